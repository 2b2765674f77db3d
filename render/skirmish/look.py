"""The skirmish in words: events, actions, questions and headlines."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import get_args

from engine.core.contract import Objective
from engine.core.rules import Action, Event, OwnView, Seat
from engine.core.types.explaining import Ways
from engine.skirmish.gm.actions import Enemy
from engine.skirmish.model.costs import GRADES
from engine.skirmish.model.state import GM, SEATS
from engine.skirmish.queries.suggestions import Suggestion
from engine.skirmish.queries.view import TableView, ways
from render.core.chart import Chart
from render.core.emblem import HALF, emblem
from render.core.look import Look, Picture, Spot
from render.core.panel_parts import Side
from render.core.scene import Scene
from render.core.story import News, Story, standing
from render.core.text import Words
from render.skirmish.elements.colours import PALETTES
from render.skirmish.elements.names import headline, says, stands
from render.skirmish.elements.threats import threats
from render.skirmish.elements.tokens import BARRELS, token
from render.skirmish.pictures.panel import score
from render.skirmish.pictures.scene import draw, place_at, spot
from render.skirmish.words.actions import detail, label, question_text
from render.skirmish.words.alt_text import hand_text
from render.skirmish.words.charts import charts
from render.skirmish.words.events import sentence, story
from render.skirmish.words.news import gm_words
from render.skirmish.words.news import news_of as news


class SkirmishLook(Look):
    """How the skirmish looks and reads."""

    game = "skirmish"
    seats = SEATS
    explained = ("spot", "save", "haul", "drop", "take", "seize", "enter", "hold")

    def things(self) -> Mapping[str, Mapping[str, str]]:
        """Return ranks, weapons and kit of the team, and who the enemies are."""
        return {
            "rank": {x.rank: f"skirmish-rank-{x.rank}" for x in GRADES.grades},
            "weapon": {x: f"skirmish-weapon-{x}" for x in GRADES.weapons},
            "kit": {x: f"skirmish-kit-{x}" for x in (*GRADES.kit, "stun")},
            "enemy": {x: f"skirmish-rank-{x}" for x in get_args(Enemy)},
        }

    def emblems(self) -> Mapping[str, Scene]:
        """Return a figure with each kind of weapon."""
        palette = PALETTES["dark"]
        return {x: emblem(token("one", "", HALF * 0.75, 315, x), palette) for x in BARRELS}

    def scene(self, p: Picture) -> Scene:
        """Draw the table, whole or where something happens; events its seat may not know are left out."""
        p = p.known
        headline = self.headline(p.view.narrow(TableView), p.names, p.words)
        return draw(p, lambda events: self.tell(events, p.doers, p.words), headline)

    def ways(self, action: Action, view: TableView) -> Ways:
        """Return the figure that acts with what it acts on, or a point."""
        return ways(view, action)

    def spot(self, p: Picture, place: str) -> Spot | None:
        """Return where a figure ("RED"), a point ("22 11.5") or a thing by name or id ("Hut") is drawn."""
        return spot(p, place)

    def place_at(self, p: Picture, x: float, y: float) -> str:
        """Return the point of the table at a point of the picture, to half an inch."""
        return place_at(p, x, y)

    def sides(self, p: Picture) -> Sequence[Side]:
        """Say how many of the team are fit, and how many enemies are in sight."""
        return score(p, p.view.narrow(TableView))

    def threats(self, view: OwnView, seat: Seat) -> Collection[str]:
        """Name the known enemies that can be shot at from where the team stands, or can shoot at it."""
        return {x.id for x in threats(view.narrow(TableView))}

    def targets(self, view: OwnView, lit: Sequence[Action]) -> Collection[str]:
        """Name whom possible answers are aimed at, and the places they lead to."""
        aimed = {str(getattr(a, "target", "")) for a in lit} - {""}
        led = (a.order.path[-1] for a in lit if isinstance(a, Suggestion))
        return aimed | {f"{x:g} {y:g}" for x, y in led}

    def charts(self, words: Words) -> Sequence[Chart]:
        """Return the charts of the skirmish."""
        return charts(words)

    def prose(self, event: Event, names: Mapping[Seat, str], words: Words) -> str:
        """Word an event in a sentence."""
        if event.kind == "acted":
            return ""  # every free action has an event of its own
        if event.kind == "ended":
            reason = str(event.facts["reason"]).replace("_", "-")
            winner = event.facts["winner"]
            won = 2 if winner is None else int(winner != GM)
            if words.has(f"skirmish-ended-{reason}"):
                return words(f"skirmish-ended-{reason}", won=won)
        return super().prose(event, names, words)

    def sentence(self, event: Event, called: Mapping[Seat, str], words: Words) -> str:
        """Word an event of the skirmish."""
        return sentence(event, called, words)

    def tell(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> list[str]:
        """Word a run of events: a walk makes one sentence, steps without anything in them none."""
        return story(events, lambda e: self.prose(e, names, words))

    def story(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> Story:
        """Tell in brief what has happened, and in full what the GM said, and why they acted (Ruling K65)."""
        told = super().story(events, names, words)
        said = dict.fromkeys(line for e in standing(events) if (line := gm_words(e, words)))
        headline = told.headline or (words("skirmish-news-gm-said") if said else "")
        return Story(headline, (*said, *told.lines))

    def news(self, events: Sequence[Event], called: Mapping[Seat, str], words: Words) -> Sequence[News]:
        """Word what is worth telling: a shot with its effect is one thing, and so are those who moved."""
        return news(events, called, words, lambda e: self.in_brief(e, called, words))

    def action_name(self, action: Action, view: TableView, words: Words) -> str:
        """Name an action."""
        return label(action, view, words)

    def action_detail(self, action: Action, view: TableView, words: Words) -> str:
        """Describe what an action takes."""
        return detail(action, view, words)

    def question(self, kind: str, view: TableView, words: Words) -> str:
        """Word a question and its reason, with its case."""
        return question_text(kind, view, words)

    def headline(self, view: TableView, names: Mapping[Seat, str], words: Words) -> str:
        """Sum up the state of the game in one line."""
        return headline(view, self.in_full(names, words), words)

    def short_headline(self, view: TableView, names: Mapping[Seat, str], words: Words) -> str:
        """Say where the turn is; nothing of whom it waits for."""
        return stands(view, words).removesuffix(".")

    def objective(self, o: Objective, words: Words) -> str:
        """Say what wins and what loses, or what the GM is there for."""
        return super().objective(_worded(o, words), words)

    def progress(self, o: Objective, words: Words) -> str:
        """Say what of the mission's work is done."""
        return super().progress(_worded(o, words), words) if o.facts.get("work") else ""

    def aim(self, view: TableView, words: Words) -> str:
        """Say what wins and loses the mission that a position is of."""
        facts = {
            "win": [x.name for x in view.win],
            "lose": [x.name for x in view.lose],
            "wins": len(view.win),
            "losses": len(view.lose),
        }
        return self.objective(Objective("mission", (), facts), words) if view.win else ""

    def own_text(self, text: str, words: Words) -> str:
        """Word a mission's title or brief."""
        return says(text, words)

    def hand(self, view: TableView, words: Words) -> str:
        """Word this seat's private knowledge: its figures, or for the GM what players do not see."""
        return hand_text(view, words)

    def hand_with_news(self, view: TableView, words: Words) -> str:
        """Word what a seat knows below private news, which tell themselves what the GM said."""
        return hand_text(replace(view, handouts=()), words)


def _worded(o: Objective, words: Words) -> Objective:
    """Return an objective with what the mission's file says in the reader's language."""
    facts = {x: " · ".join(says(name, words) for name in o.facts.get(x, ())) for x in ("win", "lose")}
    work = (f"{says(x, words)}: {words(f'skirmish-work-{state}')}" for x, state in o.facts.get("work", ()))
    return replace(o, facts={**o.facts, **facts, "work": " · ".join(work)})


LOOK = SkirmishLook()
