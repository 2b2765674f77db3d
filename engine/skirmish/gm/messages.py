"""What the GM says aloud, hands to one player alone, and puts down sealed until the end (Ruling K102)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated

from engine.core.data import is_name
from engine.core.errors import Fault
from engine.core.record import seal_of
from engine.core.rules import Seat, Secrecy
from engine.core.types.values import Bounds, action
from engine.skirmish.gm.actions import gm_action
from engine.skirmish.model.audience import T
from engine.skirmish.model.state import GM, RULES, Handed, SealedNote, State
from engine.skirmish.table.scenario_file import LONGEST_NAME

CASE = "Ruling K102"
LONGEST_MESSAGE = 600
Message = Annotated[str, Bounds(1, LONGEST_MESSAGE)]
MOST_NOTES, MOST_HANDOUTS = 20, 100
#: The voice of the team's opponents, and the GM's own.
ENEMY, NARRATOR = "enemy", ""


@action("say")
class Say:
    """Say something to everybody, in a voice: "" the GM's own, "enemy", or a name."""

    text: Message
    voice: str = ENEMY


@action("handout")
class Handout:
    """Tell one player alone."""

    seat: Seat
    text: Message


@action("note")
class Note:
    """Write a note that is opened at the end; everybody is shown its seal, made by `sealed`."""

    text: Message
    salt: str
    seal: str


def sealed(text: str, salt: str) -> Note:
    """Return a note under its seal: SHA-256 over salt and text, as of sealed answers."""
    return Note(text, salt, seal_of(salt, GM, 0, text))


# -- what is wrong with it -------------------------------------------------------------------------------


def why_unfit(text: str) -> list[Fault]:
    """Refuse a message that is empty, too long, or more than plain words."""
    why = f"1 to {LONGEST_MESSAGE} characters in one line, and no Markdown, mention or link"
    return (
        []
        if text.strip() and is_name(text, LONGEST_MESSAGE)
        else [RULES.wrong("bad-value", what="text", why=why)]
    )


def check_say(s: State, a: Say) -> Sequence[Fault]:
    """Judge what is said."""
    if bad := why_unfit(a.text):
        return bad
    why = f"at most {LONGEST_NAME} characters, and no Markdown"
    return () if is_name(a.voice, LONGEST_NAME) else [RULES.wrong("bad-value", what="voice", why=why)]


def check_handout(s: State, a: Handout) -> Sequence[Fault]:
    """Judge a handout."""
    if bad := why_unfit(a.text):
        return bad
    if len(s.handouts) >= MOST_HANDOUTS:
        return [RULES.wrong("bad-value", what="handouts", why=f"at most {MOST_HANDOUTS}")]
    return () if a.seat in s.seats else [RULES.wrong("no-player", seat=a.seat)]


def check_note(s: State, a: Note) -> Sequence[Fault]:
    """Judge a sealed note."""
    if bad := why_unfit(a.text):
        return bad
    if len(s.notes) >= MOST_NOTES:
        return [RULES.wrong("bad-value", what="notes", why=f"at most {MOST_NOTES}")]
    return () if a == sealed(a.text, a.salt) and 16 <= len(a.salt) <= 64 else [RULES.wrong("wrong-seal")]


# -- doing it --------------------------------------------------------------------------------------------


def say(t: T, seat: Seat, a: Say) -> None:
    """Ruling K102: all hear it."""
    t.tell("gm_said", CASE, voice=a.voice, text=a.text)
    t.final = True


def hand_out(t: T, seat: Seat, a: Handout) -> None:
    """Ruling K102: one player reads it; nobody else learns that it exists."""
    s = t.s
    s.handouts = (*s.handouts, Handed(a.seat, a.text))
    t.whisper((a.seat, GM), "gm_handout", CASE, seat=a.seat, text=a.text)


def put_down(t: T, seat: Seat, a: Note) -> None:
    """Ruling K102: all see the seal, so that nothing can be written into the note later."""
    s = t.s
    s.notes = (*s.notes, SealedNote(a.seal, a.text, a.salt))
    t.tell("gm_noted", CASE, n=len(s.notes), seal=a.seal)
    t.final = True


def open_notes(t: T) -> None:
    """Ruling K102: at the end all read what was sealed."""
    for n, x in enumerate(t.s.notes, 1):
        if x.text:
            t.reveal("gm_opened", CASE, n=n, seal=x.seal, salt=x.salt, text=x.text)


def draw_note(s: State, seat: Seat, rng: Random) -> Note:
    """Draw a note."""
    return sealed(rng.choice(["the crew is late", "RED is watched"]), f"{rng.getrandbits(128):032x}")


def draw_handout(s: State, seat: Seat, rng: Random) -> Handout:
    """Draw a handout."""
    return Handout(rng.choice(s.seats or ("p1",)), "you hear steps")


def draw_words(s: State, seat: Seat, rng: Random) -> Say:
    """Draw what is said."""
    return Say("lay down your arms", rng.choice([ENEMY, NARRATOR, "Herak"]))


HIDDEN = Secrecy.HIDDEN
gm_action("gm.say", CASE, Say, say, check_say, sample=draw_words)
gm_action("gm.handout", CASE, Handout, hand_out, check_handout, secrecy=HIDDEN, sample=draw_handout)
gm_action("gm.note", CASE, Note, put_down, check_note, secrecy=HIDDEN, sample=draw_note)
RULES.at_end.append(open_notes)
