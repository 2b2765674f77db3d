"""The lobby's card: what is played, the seats, and the controls to fill them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.play.clocks.pace import OWN, PRESETS, RELAXED, Terms, preset
from bot.play.clocks.reliability import Word
from bot.play.clocks.words import times
from bot.play.games import briefs
from bot.play.games.cards import FEW, LABEL, LINE, MOST_CHOICES, Desk, Rows, rows_of
from bot.play.model.custom_ids import Verb, make
from bot.play.model.names import level_about, level_name
from bot.play.model.ports import Button, Choice, Select, Tone
from bot.play.model.terms import SeatInfo
from bot.play.titles.title import gives_hints
from engine.core.contract import Setup
from engine.core.rules import Seat
from render.core.text import join_list


def lobby_text(
    desk: Desk,
    setup: Setup,
    names: dict[Seat, str],
    host: str,
    *,
    clock: str = "",
    awaited: str = "",
    to_agree: str = "",
    reliable: Mapping[Seat, Word] | None = None,
) -> tuple[str, ...]:
    """Describe what is played, the objectives, the options that are not standard, and the seats.

    `clock` words the clock's terms; `awaited` names those who have yet to say that they are there,
    `to_agree` those who have yet to agree to a coach; `reliable` says how reliable the seated players are,
    at a table with a clock.
    """
    say, about = desk.say, briefs.briefing(desk, setup)
    goals = (briefs.story(desk, about), *briefs.objectives(desk, about, {}), briefs.length(desk, about))
    known = reliable or {}
    seats = [_seat_line(desk, x, names[x.seat], known.get(x.seat)) for x in desk.info.seats]
    full = all(x.taken for x in desk.info.seats)
    call = "" if not startable(desk) else say("lobby-ready" if full else "lobby-spare")
    call = say("lobby-muster", who=awaited) if awaited else call
    call = say("lobby-coach-waits", who=to_agree) if to_agree else call
    rules = "\n".join(_rules(desk, setup))
    paragraphs = ("\n".join(goals), rules, "\n".join(seats), clock, _hints(desk, names), call, host)
    return tuple(x for x in paragraphs if x)


def _rules(desk: Desk, setup: Setup) -> list[str]:
    """Name the options that differ from the standard; of the others say how many there are."""
    changed = briefs.unusual(desk)
    lines = [desk.say("lobby-own-table")] if setup.files else []
    lines += [briefs.option(desk, x, value, "lobby-option") for x, value in changed.items()]
    left = len(desk.title.game.options) - len(changed)
    lines += [desk.say("lobby-standard", n=left, changed=len(changed))] if left else []
    return [*lines, *_advice(desk)]


def _advice(desk: Desk) -> list[str]:
    """Say which options we recommend for play, where the table has kept the default value."""
    info, say = desk.info, desk.say
    usual = (o.name for o in desk.title.game.options if info.options.get(o.name, o.usual) == o.usual)
    return [say(k) for name in usual if say.has(k := f"{info.title}-option-{name}-advice")]


def _hints(desk: Desk, names: Mapping[Seat, str]) -> str:
    """Say who agrees to hints, and whether the table therefore has them; "" if nobody does."""
    agreed = list(dict.fromkeys(names[x.seat] for x in desk.info.seats if x.hints))
    if not agreed or desk.title.game.explainer() is None:
        return ""
    full = all(x.taken for x in desk.info.seats)
    key = "lobby-hints-all" if full and gives_hints(desk.title, desk.info) else "lobby-hints"
    return desk.say(key, who=join_list(agreed, desk.say))


def _seat_line(desk: Desk, x: SeatInfo, name: str, word: Word | None) -> str:
    say, side = desk.say, desk.title.look.side(x.seat, desk.say)
    if x.policy:
        return say("lobby-machine", side=side, policy=level_name(x.policy, say))
    if x.user:
        marks = [say(f"reliability-{word}")] if word else []
        marks += [say("lobby-word")] if x.word else []
        marks += [say("lobby-no-dm")] if x.dm_closed else []
        marks += [say("lobby-coach")] if x.coach else []
        return say("lobby-taken", side=side, name=name) + "".join(f" ({m})" for m in marks)
    return say("lobby-kept", side=side, name=name) if x.invited else say("lobby-free", side=side)


def startable(desk: Desk) -> bool:
    """Return whether there are players enough to start."""
    taken = [x.taken for x in desk.info.seats]
    return any(taken) if desk.title.seats.spare else all(taken)


def door_rows(desk: Desk, door: int, free: bool) -> Rows:
    """Return the button with which a host opens the lobby to the queue or closes it; none if it is full."""
    if not free:
        return ()
    to = "shut" if door else "open"
    return ((Button(desk.say(f"button-door-{to}"), make(Verb.DOOR, desk.info.id, to)),),)


def coach_rows(desk: Desk) -> Rows:
    """Return the buttons for agreeing to a coach at the table, or playing without."""
    yes = Button(desk.say("button-coach-agree"), make(Verb.COACH, desk.info.id, "agree"), Tone.GOOD)
    return ((yes, Button(desk.say("button-coach-none"), make(Verb.COACH, desk.info.id, "none"))),)


def lobby_rows(desk: Desk, terms: Terms) -> Rows:
    """Return the lobby's controls: each seat, machine players, the clock, the dice word, the start.

    A single button puts the default machine player on the next free seat.
    """
    say, info = desk.say, desk.info
    free = [x for x in info.seats if not x.taken]
    off = [x for x in info.seats if x.policy or (x.invited and not x.user)]
    last = [
        Button(say("button-start"), make(Verb.START, info.id), Tone.GOOD, disabled=not startable(desk)),
        Button(say("button-word"), make(Verb.WORD, info.id)),
        Button(say("button-leave"), make(Verb.LEAVE, info.id)),
        Button(say("button-help"), make(Verb.HELP, info.id)),
        Button(say("button-brief"), make(Verb.BRIEF, info.id)),
        Button(say("button-abandon"), make(Verb.ABANDON, info.id), Tone.RISK),
    ]
    return (
        *rows_of([_seat_button(desk, x, Verb.JOIN, "button-join", Tone.MAIN) for x in free[:FEW]]),
        *rows_of(
            [
                Button(say("button-machine"), make(Verb.MACHINE, info.id, x.seat))
                for x in [x for x in free if not x.invited][:1]
            ]
        ),
        *_machine_row(desk, free),
        *rows_of([_seat_button(desk, x, Verb.UNSEAT, "button-unseat") for x in off[:FEW]]),
        *_clock_rows(desk, terms),
        *rows_of(last),
    )


def _seat_button(desk: Desk, x: SeatInfo, verb: Verb, key: str, tone: Tone = Tone.PLAIN) -> Button:
    label = desk.say(key, side=desk.title.look.side(x.seat, desk.say))
    return Button(desk.cut(label, LABEL), make(verb, desk.info.id, x.seat), tone)


def _clock_rows(desk: Desk, terms: Terms) -> Rows:
    """Return the select of clocks for the host, and the buttons for changing clock and options in a form."""
    say, now = desk.say, terms.pace
    about = {RELAXED: say(f"clock-about-{RELAXED}")}
    choices = [
        Choice(say(f"clock-pace-{x}"), x, desk.cut(about.get(x) or times(preset(x), say), LINE), x == now)
        for x in PRESETS
    ]
    if now == OWN:  # listed because it is the present choice; only the form changes it
        choices.append(Choice(say(f"clock-pace-{OWN}"), OWN, desk.cut(times(terms, say), LINE), chosen=True))
    kinds = ("clock", *(["options"] if desk.title.game.options else []))
    forms = [Button(say(f"button-terms-{x}"), make(Verb.TERMS, desk.info.id, x)) for x in kinds]
    if desk.title.game.explainer() is not None and sum(not x.policy for x in desk.info.seats) > 1:
        forms.append(Button(say("button-hints"), make(Verb.HINTS, desk.info.id)))
    return ((Select(make(Verb.CLOCK, desk.info.id), say("clock-prompt"), tuple(choices)),), tuple(forms))


def _machine_row(desk: Desk, free: Sequence[SeatInfo]) -> Rows:
    """Return the select that puts machine players on free seats; none if no seat is free."""
    say, look = desk.say, desk.title.look
    choices = [
        Choice(
            desk.cut(say("choice-machine", side=look.side(x.seat, say), policy=level_name(p, say)), LINE),
            f"{x.seat}.{p}",
            desk.cut(level_about(desk.title.game.id, p, say), LINE),
        )
        for x in free
        for p in desk.title.game.levels
    ]
    shown = tuple(choices[:MOST_CHOICES])
    return ((Select(make(Verb.MACHINE, desk.info.id), say("prompt-machine"), shown),),) if shown else ()
