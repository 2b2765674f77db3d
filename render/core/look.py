"""What a game brings to be drawn and worded with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from engine.core.contract import Objective, View
from engine.core.endings import CORE_EVENTS, Close, Draw, Resign
from engine.core.errors import RULING, Fault
from engine.core.rules import Action, Event, Facts, OwnView, Seat
from engine.core.types.explaining import Ways
from engine.core.types.values import tag
from render.core.chart import Chart
from render.core.scene import Scene
from render.core.story import News, Story, standing, story, weights
from render.core.text import LONGEST_DETAIL, LONGEST_LABEL, Words, core_prose, join_list, shorten

if TYPE_CHECKING:  # it draws what is described here
    from render.core.panel_parts import Side

Framing = Literal["whole", "occupied", "action"]
Theme = Literal["dark", "light"]
Screen = Literal["wide", "phone"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """The content of a picture.

    `events` are what just happened; with `tentative` they are a preview. `lit` are possible answers. `names`
    are the seats' names; `then` holds those of players who had the seat during `events` and have left it.
    `framing` chooses the whole board, the occupied part of it, or what `events` and `lit` touch. On the
    screen "phone" all text is legible at 390 pixels: no type is below `LEAST`; a whole board, which cannot
    be legible there, is drawn as on "wide". `marks` are places (`Look.spot`) to point at, each with the
    target of an arrow, or "": they are always inside the part shown.
    """

    view: View
    words: Words
    events: tuple[Event, ...] = ()
    lit: tuple[Action, ...] = ()
    tentative: bool = False
    framing: Framing = "whole"
    screen: Screen = "wide"
    theme: Theme = "dark"
    names: Mapping[Seat, str] = field(default_factory=dict)
    then: Mapping[Seat, str] = field(default_factory=dict)
    marks: tuple[tuple[str, str], ...] = ()

    @property
    def small(self) -> bool:
        """Return whether all that is written must be legible on a phone."""
        return self.screen == "phone" and self.framing != "whole"

    @property
    def doers(self) -> Mapping[Seat, str]:
        """Return the names of the seats whose actions are told."""
        return {**self.names, **self.then}

    @property
    def pointed(self) -> tuple[str, ...]:
        """Return every place that is pointed at."""
        return tuple(x for mark in self.marks for x in mark if x)

    @property
    def known(self) -> Picture:
        """Return the picture without the events that its seat may not know."""
        known = tuple(e for e in self.events if e.reaches(self.view.seat))
        return self if len(known) == len(self.events) else replace(self, events=known)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a picture: its middle, and the radius of a circle around it.

    A spot with a width and a height gets a frame instead of a ring; arrows end at its radius.
    """

    x: float
    y: float
    r: float
    wide: float = 0
    high: float = 0


LONGEST_UNDONE = 400


class Look(ABC):
    """How one game looks and reads. A look knows views, events and actions; never a state.

    Texts that a game does not word itself are found by key: `<game>-<event>`, `<game>-ended-<reason>`,
    `<game>-do-<action>`, `<game>-detail-<action>` (optional), `<game>-ask-<question>`, `<game>-side-<seat>`,
    `<game>-for-<what is chosen>` (optional), with dashes for dots and underscores. Facts and fields fill the
    blanks; `name` is the seat's.
    """

    game: ClassVar[str]
    #: Seats in the order of the rules.
    seats: ClassVar[Sequence[Seat]]
    #: Actions whose purpose is told where they are chosen, unless a detail says more.
    explained: ClassVar[Collection[str]] = ()
    #: What dice settle before the first question: fields of the view, as they are before.
    unthrown: ClassVar[Mapping[str, object]] = {}

    @abstractmethod
    def scene(self, picture: Picture) -> Scene:
        """Draw a view as shapes, with alt text and a text board."""

    def spot(self, picture: Picture, place: str) -> Spot | None:
        """Return where a place is in the picture that `scene` draws; None if it is not shown.

        Lessons point at places (docs/lessons.md). A title without such places need not override this.
        """
        return None

    def place_at(self, picture: Picture, x: float, y: float) -> str:
        """Return the place at a point of the picture that `scene` draws, as `spot` takes it; "" for none.

        A title in which nobody points at places that no answer names need not override this.
        """
        return ""

    def touched(self, view: OwnView) -> Framing:
        """Say which framing shows every place that may be touched: what has its own board is "action"."""
        return "whole"

    def ways(self, action: Action, view: OwnView) -> Ways:
        """Return the places that stand for an answer, each with where it leads or ""; none: it has no place.

        They are read from what the seat sees, so that they betray nothing. Hints, and boards that are
        touched, point at them (`spot`).
        """
        return ()

    def sides(self, picture: Picture) -> Sequence[Side]:
        """Say how near each side is to winning: `scene` draws the strip (render/core/panel_parts.py)."""
        return ()

    def before_it_begins(self, view: OwnView) -> OwnView:
        """Return the view of a table that waits for its players: nobody is to act, no die has been thrown.

        `view` is of a game begun with dice that will not be the game's.
        """
        return replace(view, where=(), waiting=(), **self.unthrown)

    def threats(self, view: OwnView, seat: Seat) -> Collection[str]:
        """Name the enemies that a seat's pieces can reach this turn, or that can reach these in the next.

        A picture that asks this seat for a move shows each of them (`spot`), or a tag at its edge.
        """
        return ()

    def targets(self, view: OwnView, lit: Sequence[Action]) -> Collection[str]:
        """Name the places that possible answers lead to: such a picture shows and lights them."""
        return ()

    def more(self, picture: Picture) -> Sequence[Scene]:
        """Draw further pictures of the same post: each battle of a turn, a chart at the end. Usually none."""
        return ()

    def emblems(self) -> Mapping[str, Scene]:
        """Return the emblems of the kinds of unit, by names of letters, digits and "_". Usually none."""
        return {}

    def charts(self, words: Words) -> Sequence[Chart]:
        """Return the charts of the rules, at most one a case. Usually none."""
        return ()

    def prose(self, event: Event, names: Mapping[Seat, str], words: Words) -> str:
        """Word an event in a sentence; "" when there is nothing to say. Dice are shown."""
        called, facts = self.called(names, words), event.facts
        if event.kind == "ended":
            key = _key(self.game, "ended", facts["reason"])
            if words.has(key):
                return words(key, name=called.get(facts["winner"], ""))
        if event.kind == "undone" and event.facts.get("of"):
            told, seat = [Event(*x) for x in event.facts["of"]], event.facts["seat"]
            what = self.undone(told, names, words)
            return words("event-undone-of", name=called.get(seat, ""), what=what, n=event.facts["n"])
        if event.kind in CORE_EVENTS and event.kind != "rolled":
            return core_prose(event, called, words)
        return self.sentence(event, called, words)

    def sentence(self, event: Event, called: Mapping[Seat, str], words: Words) -> str:
        """Word a roll or an event of the game's own; `called` is what the seats are called in a sentence."""
        if event.kind == "rolled":
            return core_prose(event, called, words)
        name = called.get(event.facts.get("seat", ""), "")
        return words(_key(self.game, event.kind), **{**event.facts, "name": name})

    def tell(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> list[str]:
        """Word a run of events in sentences. A game may join what belongs together."""
        said = (self.prose(e, names, words) for e in events)
        return [line for line in said if line]

    @cached_property
    def brief(self) -> bool:
        """Return whether posts tell a story: a title without `story.toml` has them tell all that happens."""
        return bool(weights(self.game))

    def story(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> Story:
        """Tell in brief what has happened, of events that all may know and that nobody has undone."""
        return story(self.news(standing(events), self.called(names, words), words), weights(self.game))

    def news(self, events: Sequence[Event], called: Mapping[Seat, str], words: Words) -> Sequence[News]:
        """Word what of these events is worth telling, in nine words each, as `<game>-news-<event>`."""
        return [News(e.kind, self.in_brief(e, called, words)) for e in events]

    def in_brief(self, event: Event, called: Mapping[Seat, str], words: Words) -> str:
        """Word one event as news; "" where it is none."""
        if event.kind == "taken_back" and "got" not in event.facts:
            return ""  # told to its seat alone
        common, own = _key("news", event.kind), _key(self.game, "news", event.kind)
        if event.kind in CORE_EVENTS and not words.has(common):
            return "" if event.kind == "rolled" else self.prose(event, called, words)
        key = common if event.kind in CORE_EVENTS else own
        name = called.get(event.facts.get("seat", ""), "")
        return words.find(key, "", **{**event.facts, "name": name})

    def task(self, kind: str, view: OwnView, words: Words) -> str:
        """Name what a question asks for, in six words, as `<game>-task-<question>`; else the question."""
        key = _key(self.game, "task", kind)
        return words(key) if words.has(key) else self.question(kind, view, words)

    def undone(self, told: Sequence[Event], names: Mapping[Seat, str], words: Words) -> str:
        """Word what a seat has done, and its results, in sentences."""
        lines = (x for x in self.tell(told, names, words) if not x.startswith("```"))
        return shorten(" ".join(lines), LONGEST_UNDONE) or words("undone-move")

    def label(self, action: Action, view: View, words: Words) -> str:
        """Name an action on a button: at most 80 characters."""
        if isinstance(action, Resign):
            return words("action-resign")
        if isinstance(action, Draw):
            return words("action-draw" if action.offer else "action-no-draw")
        if isinstance(action, Close):
            return words("action-close" if action.offer else "action-no-close")
        return shorten(self.action_name(action, view, words), LONGEST_LABEL)

    def button(self, action: Action, view: View, words: Words) -> str:
        """Name an action on a button; the sentence is its `label`."""
        own = "" if isinstance(action, Resign | Draw | Close) else self.action_button(action, view, words)
        return shorten(own, LONGEST_LABEL) if own else self.label(action, view, words)

    def action_button(self, action: Action, view: OwnView, words: Words) -> str:
        """Name an action of the game's own by piece and place; "": its `label` is short enough."""
        return ""

    def action_name(self, action: Action, view: OwnView, words: Words) -> str:
        """Name an action of the game's own, however long."""
        return words(_key(self.game, "do", tag(action)), **_facts(action))

    def detail(self, action: Action, view: View, words: Words) -> str:
        """Explain an action on its button's second line: at most 100 characters, "" for nothing."""
        said = self.action_detail(action, view, words)
        if not said and tag(action) in self.explained:
            said = self.purpose(tag(action), words)
        return shorten(said, LONGEST_DETAIL)

    def action_detail(self, action: Action, view: OwnView, words: Words) -> str:
        """Explain an action, however long."""
        key = _key(self.game, "detail", tag(action))
        return words(key, **_facts(action)) if words.has(key) else ""

    def things(self) -> Mapping[str, Mapping[str, str]]:
        """Return what players choose from by kind (`bot-kind-<kind>`), with the key of each name.

        `purpose` explains all of these, as well as the title's actions (`<game>-called-<action>`) and
        options.
        """
        return {}

    def purpose(self, thing: str, words: Words) -> str:
        """Say in a line what something that is chosen is for; "" where that is not said."""
        return words.find(_key(self.game, "for", thing), "")

    def question(self, kind: str, view: OwnView, words: Words) -> str:
        """Word a question: "throw the dice, or build first"."""
        return words(_key(self.game, "ask", kind))

    @abstractmethod
    def headline(self, view: OwnView, names: Mapping[Seat, str], words: Words) -> str:
        """Sum up the state in one line: the turn, the seat to move, what is left to do."""

    def short_headline(self, view: OwnView, names: Mapping[Seat, str], words: Words) -> str:
        """Sum up the state in nine words, for a post without news; by default as `headline` does."""
        return self.headline(view, names, words).removesuffix(".")

    def hand(self, view: OwnView, words: Words) -> str:
        """Word what only this seat may see, as `<game>-hand-<field>`; "" when there is nothing."""
        own: Mapping[str, Sequence[object]] = {x: getattr(view, x).get(view.seat, ()) for x in view.private}
        lines = [words(_key(self.game, "hand", x), hand=join_list(v, words)) for x, v in own.items() if v]
        return "\n".join(lines)

    def hand_with_news(self, view: OwnView, words: Words) -> str:
        """Word the hand below private news: by default all of it; "" where picture and form show it."""
        return self.hand(view, words)

    def side(self, seat: Seat, words: Words) -> str:
        """Name a seat: "Blue"."""
        return words(_key(self.game, "side", seat))

    def objective(self, objective: Objective, words: Words) -> str:
        """Say what seats play for."""
        return words(_key(self.game, "objective", objective.key), **objective.facts)

    def progress(self, objective: Objective, words: Words) -> str:
        """Say how far seats have come with it; "" when there is nothing to say."""
        key = _key(self.game, "objective", objective.key, "now")
        return words(key, **objective.facts) if objective.seats and words.has(key) else ""

    def pursuers(self, objective: Objective, names: Mapping[Seat, str], words: Words) -> str:
        """Name a game's opponent: its players with their sides, or their common name."""
        key, full = _key(self.game, "objective", objective.key, "who"), self.in_full(names, words)
        if words.has(key) and len(objective.seats) != 1:
            return words(key)
        return join_list([full[x] for x in objective.seats], words)

    def aim(self, view: OwnView, words: Words) -> str:
        """Say what wins and loses, if that differs from position to position; "" by default."""
        return ""

    def own_text(self, text: str, words: Words) -> str:
        """Word the title or story of a scenario in the reader's language, where it comes with the game."""
        return text

    def called(self, names: Mapping[Seat, str], words: Words) -> dict[Seat, str]:
        """Return each seat's name in a sentence: its player's, or the side's."""
        return {x: names.get(x) or words(_key(self.game, "side", x)) for x in self.seats}

    def in_full(self, names: Mapping[Seat, str], words: Words) -> dict[Seat, str]:
        """Return each seat's player followed by the side; a machine player's name already is the side's."""
        full = {x: words(_key(self.game, "side", x)) for x in self.seats}
        for x, side in full.items():
            if name := names.get(x, ""):
                full[x] = name if name.startswith(side) else words("named-side", name=name, side=side)
        return full

    def refusal(self, fault: Fault, words: Words, *, cited: bool = True) -> str:
        """Word a fault in the reader's language, with its case if `cited`; English comes from the engine."""
        why = fault.why
        if words.locale != "en":
            keys = (f"{self.game}-fault-{fault.code}", f"fault-{fault.code}")
            why = next((words(k, **fault.facts) for k in keys if words.has(k)), why)
        return with_case(why, fault.case, words) if cited else why


@lru_cache(4096)
def _key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-").replace(".", "-")


def _facts(action: Action) -> Facts:
    return {f.name: getattr(action, f.name) for f in fields(action)}


def with_case(why: str, case: str, words: Words) -> str:
    """Append the case or ruling that supports a sentence, if there is one."""
    if case.startswith(RULING):
        return words("refusal-ruling", why=why, case=case.removeprefix(RULING))
    return words("refusal", why=why, case=case) if case else why
