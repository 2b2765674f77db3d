"""Custom ids of buttons and selects: made and read here only. Nothing else of a message is trusted.

An id is `ng:<verb>:<game>:<argument>...`, at most 100 characters. A select adds the value chosen in it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.play.model.ports import Bind, Do, Form, Narrow, Own, Take, Write
from bot.play.model.terms import Refused

LONGEST = 100

#: The argument of a button that stays on a post when its other controls come off.
CARD = "card"

#: What `make` writes and `read` takes.
TEMPLATE = re.compile(r"ng:(?P<verb>[a-z]+):(?P<game>[a-z0-9-]{1,12})(?P<rest>(?::[A-Za-z0-9_.+-]*){0,5})")

NOWHERE = "-"

#: Stands for the number of a question that is still to come.
AHEAD = 10**9 - 1
#: What the kind of such a question begins with in the controls of its form.
MARK_AHEAD = "+"


class Verb(StrEnum):
    """What a button or select does. In brackets: the arguments, then what a select's value is."""

    # what is done on the pages of a table, of oneself, of a server, and what is shown: [what, its options]
    TABLE = "table"
    ME = "me"
    SERVER = "server"
    SHOW = "show"
    FORM = "form"  # [what, ...] opens a form, and is what becomes of it
    # lobby
    JOIN = "join"  # [seat, "" for any]
    LEAVE = "leave"  # []
    OPEN = "open"  # [title, scenario or token of a kept file, values of the options joined by "."]
    START = "start"  # []
    # answering
    PICK = "pick"  # [seat, decision, prefix joined by "."] value: one more token of the prefix
    PAGE = "page"  # [seat, decision, prefix, page]
    TAKE = "take"  # [seat, decision, token] or value: token. Leads to a preview
    DO = "do"  # [seat, decision, token] confirms a preview
    WRITE = "write"  # [seat, decision] opens a form for a typed answer
    CANCEL = "cancel"  # [seat, decision] back from a preview to the choice
    BACK = "back"  # [seat, decision] takes an unread answer back
    STANDING = "standing"  # [seat, kind of question] value: policy, "-" for none
    SHEET = "sheet"  # [seat, kind, input or page, detail, mark] value: what is chosen. One page of a form
    FILL = "fill"  # [seat, kind, input, detail, mark] value: more of the detail. Opens text fields of a form
    HINT = "hint"  # [seat, decision, "why" for the answer and its reasons, too, or "form" to fill it in]
    UNDO = "undo"  # []
    DRAW = "draw"  # ["yes" or "no"] about a draw, else [what is offered, "yes" or "no"]
    RESIGN = "resign"  # [] asks for confirmation; ["yes"] does it
    # coming together
    SEAT = "seat"  # [seat] takes a seat that is on offer
    PLAY = "play"  # [] the page of the queue; [what, the rest of a name] changes or does something there
    OFFERED = "offered"  # [game, seat, "take", "later" or "quit"] answers an offer to oneself
    CUP = "cup"  # ["enter", "leave", "table" or "close", cup, "yes" once it was asked twice]
    SETTLED = "settled"  # [number] a report has been dealt with
    COACH = "coach"  # ["want", "none" or "agree"] in a lobby, ["join"] takes a seat with one; ["off", seat,
    # question] silences one's own; ["begin", title] opens a game with one against a machine player
    # looking
    MORE = "more"  # [first and last entry, as all count them] what is behind a post: rules, log, dice, aims;
    # with "card" it stays when a post loses its other controls
    REPLAY = "replay"  # ["turn", "game" or "page", with whose eyes]
    REMATCH = "rematch"  # ["" or "swap"] opens the lobby of the next game, or leads to it
    LOOKBACK = "lookback"  # [what of the report on an ended game, "" for its first page] or value: that
    LIST = "list"  # [which list, page, whose] turns to a page of a list
    RULES = "rules"  # [title, "" for a select's value; place of a case in the book, "" for the contents]
    # or [title, "words"; page, "" for the words of what is pressed; places of the first ones joined by "."]
    TRY = "try"  # [] posts once more what could not be posted
    # learning
    LEARN = "learn"  # [] which titles have lessons; [title] its lessons; [title, lesson] goes on in one
    PUZZLE = "puzzle"  # [] which titles have puzzles; [title] the one before this person
    VOTE = "vote"  # [day, token] votes in a channel's puzzle of the day
    DAILY = (
        "daily"  # [] a channel's page about that puzzle; ["on"], ["off"], ["titles"], ["hour"], ["evening"]
    )
    # value: titles, or an hour
    SANDBOX = "sandbox"  # of a game: ["open", entry, "" for where it stands] begins one; of none: [] lists
    # one's own, [sandbox] goes on in one, ["", "drop"] value: which to delete
    AT = "at"  # [key of a lesson, puzzle or sandbox, what a control does there, ...]: see `of_surface`
    TYPE = "type"  # [as `AT`] opens a form for that


#: Verbs whose first argument says what is done.
MANY = frozenset({Verb.TABLE, Verb.ME, Verb.SERVER, Verb.SHOW, Verb.FORM, Verb.CUP})
#: Verbs that open a form, which must be the first answer: they are not acknowledged before.
OPENS = frozenset({Verb.FORM, Verb.WRITE, Verb.FILL, Verb.TYPE})


@dataclass(frozen=True, slots=True)
class CustomId:
    """A custom id taken apart."""

    verb: Verb
    game: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the id itself."""
        return make(self.verb, self.game, *self.args)

    @property
    def what(self) -> str:
        """Say what is done, where the verb has several meanings; "" where it has one."""
        return self.arg(0) if self.verb in MANY else ""

    @property
    def inner(self) -> CustomId:
        """Return the id without what is done: with the options of that alone."""
        return CustomId(self.verb, self.game, self.args[1:]) if self.verb in MANY else self

    def arg(self, index: int, usual: str = "") -> str:
        """Return argument `i`, or `usual` when there is none."""
        return self.args[index] if index < len(self.args) else usual

    def number(self, index: int) -> int:
        """Return argument `i` as a number.

        Raises:
            Refused: it is not one.

        """
        text = self.arg(index)
        if not text.isdecimal() or len(text) > 9:
            raise Refused("refused-malformed")
        return int(text)

    def prefix(self, index: int = 2) -> tuple[str, ...]:
        """Return argument `i` as the tokens of a ladder's prefix."""
        return tuple(x for x in self.arg(index).split(".") if x)


def make(verb: Verb, game: str, *args: str | int) -> str:
    """Make a custom id.

    Raises:
        ValueError: it would be too long, or an argument holds a colon.

    >>> make(Verb.DO, "k3f9zq", "blue", 12, "f24e4f3c")
    'ng:do:k3f9zq:blue:12:f24e4f3c'

    """
    text = ":".join(["ng", verb.value, game, *map(str, args)])
    if len(text) > LONGEST or not TEMPLATE.fullmatch(text) or any(":" in str(a) for a in args):
        raise ValueError(f"no custom id: {text!r}")
    return text


def stays(custom_id: str) -> bool:
    """Return whether a control stays on its post when the others are removed: it is never out of date.

    >>> stays(make(Verb.MORE, "k3f9zq", 1, 2, CARD)), stays(make(Verb.MORE, "k3f9zq", 1, 2))
    (True, False)
    """
    return custom_id.startswith(f"ng:{Verb.MORE}:") and custom_id.endswith(f":{CARD}")


def chosen(what: CustomId, values: Sequence[str]) -> CustomId:
    """Put what was chosen in a select that opens a form behind its detail, and leave its mark out.

    Raises:
        Refused: it is no choice of ours.

    >>> chosen(read("ng:fill:k3f9zq:gm:gm.panel:status:J41:x7"), ["wound"]).args
    ('gm', 'gm.panel', 'status', 'J41.wound')

    """
    if what.verb not in OPENS or not values:
        return what
    at = len(what.args) if what.verb is Verb.FORM else 3
    detail = joined([x for x in (what.arg(at), values[0]) if x])
    return read(":".join(("ng", what.verb, what.game, *what.args[:at], detail)))


def joined(prefix: Sequence[str]) -> str:
    """Write a ladder's prefix as one argument.

    >>> joined(["f24e4f3c", "00c0ffee"])
    'f24e4f3c.00c0ffee'
    """
    return ".".join(prefix)


def read(text: str) -> CustomId:
    """Take a custom id apart.

    Raises:
        Refused: it is not ours.

    >>> read("ng:do:k3f9zq:blue:12:f24e4f3c").args
    ('blue', '12', 'f24e4f3c')

    """
    found = TEMPLATE.fullmatch(text) if len(text) <= LONGEST else None
    if not found or found["verb"] not in set(Verb):
        raise Refused("refused-malformed")
    return CustomId(Verb(found["verb"]), found["game"], tuple(found["rest"].split(":")[1:]))


def of_question(game: str, seat: str, decision: int, kind: str) -> Bind:
    """Bind what controls do to a question of a game.

    >>> of_question("k3f9zq", "blue", 12, "throw")(Take("f24e4f3c"))
    'ng:take:k3f9zq:blue:12:f24e4f3c'
    """
    form = form_kind(kind, decision)

    def bind(does: Do) -> str:
        match does:
            case Take(token):
                return make(Verb.TAKE, game, seat, decision, *filter(None, [token]))
            case Narrow(prefix, int(page)):
                return make(Verb.PAGE, game, seat, decision, joined(prefix), page)
            case Narrow(prefix):
                return make(Verb.PICK, game, seat, decision, joined(prefix))
            case Write():
                return make(Verb.WRITE, game, seat, decision)
            case Form(op, detail, asks, mark):
                verb = Verb.FILL if asks else Verb.SHEET
                return make(verb, game, seat, form, op, detail, *filter(None, [mark]))
            case Own(name, arg):
                return make(Verb(name), game, seat, decision, *filter(None, [arg]))

    return bind


def form_kind(kind: str, decision: int) -> str:
    """Name a question's kind in the controls of its form, which tell whether it is still to come."""
    return f"{MARK_AHEAD}{kind}" if decision == AHEAD else kind


def of_surface(key: str) -> Bind:
    """Bind what controls do to a position that is no game's, by the key of its surface.

    >>> of_surface("p.duel.12")(Take("f24e4f3c"))
    'ng:at:-:p.duel.12:take:f24e4f3c'
    """

    def bind(does: Do) -> str:
        match does:
            case Take(token):
                return make(Verb.AT, NOWHERE, key, "take", token)
            case Narrow(prefix, page):
                return make(Verb.AT, NOWHERE, key, "narrow", joined(prefix), "" if page is None else page)
            case Write():
                return make(Verb.TYPE, NOWHERE, key, "write")
            case Form(op, detail, asks, mark):
                return make(Verb.TYPE if asks else Verb.AT, NOWHERE, key, "form", op, detail, mark)
            case Own(name, arg, asks):
                return make(Verb.TYPE if asks else Verb.AT, NOWHERE, key, "own", name, arg)

    return bind


def done_at(what: CustomId) -> Do:
    """Return what a control does to the position on its page, be it a game's question or none.

    Raises:
        Refused: it is none of ours.

    >>> done_at(read("ng:at:-:p.duel.12:take:f24e4f3c")) == done_at(read("ng:take:k3f9zq:blue:12:f24e4f3c"))
    True

    """
    match what.verb:
        case Verb.TAKE:
            return Take(what.arg(2))
        case Verb.PICK | Verb.PAGE:
            return Narrow(what.prefix(), what.number(3) if what.arg(3) else None)
        case Verb.WRITE:
            return Write()
        case Verb.SHEET | Verb.FILL:
            return Form(what.arg(2), what.arg(3), what.verb is Verb.FILL, what.arg(4))
        case Verb.AT | Verb.TYPE:
            return _done_at_surface(what, asks=what.verb is Verb.TYPE)
    return Own(what.verb, what.arg(2))


def _done_at_surface(what: CustomId, *, asks: bool) -> Do:
    match what.arg(1):
        case "take":
            return Take(what.arg(2))
        case "narrow":
            return Narrow(what.prefix(), what.number(3) if what.arg(3) else None)
        case "write":
            return Write()
        case "form":
            return Form(what.arg(2), what.arg(3), asks)
        case "own":
            return Own(what.arg(2), what.arg(3), asks)
    raise Refused("refused-malformed")
