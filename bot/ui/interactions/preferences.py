"""What a person prefers: `/settings`, when they play and when they are away, and their own data."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime

from bot.play.clocks import booking, schedules
from bot.play.clocks.time_off import HOURS, zone_of
from bot.play.clocks.zones import LONGEST, Unclear, city_of, day_of, minutes_of, zone_named
from bot.play.lobby import hosting
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import Blank, Field
from bot.play.model.ports import Button, Choice, Control, Image, Post, Select, Tone
from bot.play.model.terms import Refused, moment
from bot.play.queries import settings
from bot.store.models import Schedule
from bot.ui.locale import language_name
from bot.ui.visit import BAD_COLOUR, Visit
from engine.languages import is_draft
from render.core.text import languages

AUTO, YES, NO = "auto", "yes", "no"
#: The button for the coaches that somebody has in games under way.
COACH = "coach"


@dataclass(frozen=True, slots=True)
class Setting:
    """What `/settings` calls a preference, and the values it may have there."""

    name: str
    values: tuple[str, ...]


CHOICES = {
    "theme": Setting("theme", (AUTO, "dark", "light")),
    "secrets": Setting("secrets", ("dm", "look")),
    "boards": Setting("boards", ("picture", "text", "both")),
    "screen": Setting("screen", ("phone", "wide")),
    "confirm": Setting("confirm", (YES, NO)),
    "named": Setting("named", (NO, YES)),
    "calls": Setting("calls", ("channel", "dm", "digest", "none")),
}
LANGUAGE = {"locale": Setting("language", (AUTO, *languages()))}
SETTINGS = LANGUAGE | CHOICES


def plain(value: str | None, usual: str = AUTO) -> str | None:
    """Return a choice as it is stored: "" for the usual one, which is automatic."""
    return "" if value == usual else value


async def changed(visit: Visit, **changes: object) -> Visit:
    """Change this person's preferences; the visit continues in the language they now read."""
    await hosting.set_preferences(visit.services.context, visit.person.id, **changes)
    return await Visit.of(visit.interaction)


async def pressed(visit: Visit, name: str, value: str) -> tuple[Visit, Post]:
    """Change a setting by its button; return the page as it is then, for who reads it then.

    Raises:
        Refused: there is no such button.

    """
    if name == COACH and value in (YES, NO):
        await visit.services.help.set_all(visit.person, speaks=value == YES)
        return visit, await page(visit, saved=True)
    setting = SETTINGS.get(name)
    if setting is None or value not in setting.values:
        raise Refused("refused-malformed")
    wanted: object = value == YES if name in ("confirm", "named") else plain(value)
    visit = await changed(visit, **{name: wanted})
    return visit, await page(visit, saved=True)


async def page(visit: Visit, *, saved: bool) -> Post:
    """Lay out a person's settings, a list each, and whether coaches speak up."""
    w = visit.words
    rows: list[tuple[Control, ...]] = [(_languages(visit),)]
    rows += [(_list(visit, field, x),) for field, x in CHOICES.items()]
    if (speaks := await visit.services.help.now(visit.person)) is not None:
        to = NO if speaks else YES
        rows.append((Button(w(f"button-coach-{to}"), make(Verb.ME, NOWHERE, "setting", COACH, to)),))
    title = w("bot-settings-saved" if saved else "bot-settings-title")
    return Post(title=title, small=w("bot-settings-small"), rows=tuple(rows))


def _languages(visit: Visit) -> Select:
    """List the languages, drafts marked as such."""
    w = visit.words
    about = {AUTO: w(f"choice-language-{AUTO}-about")}
    about |= {x: w("language-draft") if is_draft(x) else "" for x in languages()}
    names = {AUTO: w(f"choice-language-{AUTO}")} | {x: language_name(x) for x in languages()}
    lines = [Choice(said, x, about[x]) for x, said in names.items()]
    return _select(visit, "locale", "language", lines, visit.prefers.locale or AUTO)


def _list(visit: Visit, field: str, setting: Setting) -> Select:
    w, kept = visit.words, getattr(visit.prefers, field)
    keys = {x: f"bot-{x}" if x in {YES, NO} else f"choice-{setting.name}-{x}" for x in setting.values}
    lines = [Choice(w(key), x, w.find(f"{key}-about", "")) for x, key in keys.items()]
    return _select(visit, field, setting.name, lines, {True: YES, False: NO, "": AUTO}.get(kept, kept))


def _select(visit: Visit, field: str, name: str, lines: Sequence[Choice], now: str) -> Select:
    """List the values of a setting; the present one, which a closed list shows, bears the setting's name."""
    w = visit.words
    named = w(f"bot-settings-{name}")
    shown = {x.value: w("bot-settings-line", name=named, value=x.label) for x in lines if x.value == now}
    choices = (replace(x, label=shown.get(x.value, x.label), chosen=x.value == now) for x in lines)
    return Select(make(Verb.ME, NOWHERE, "setting", field), named, tuple(choices))


ZONE, BEGIN, END, DAYS = "zone", "begin", "end", "days"
#: The value of `calls` in `/settings` for one digest a day; also the press that sets its hour.
DIGEST = "digest"
#: Maximum lengths of an hour and a date as typed.
LONGEST_TIME, LONGEST_DATE = 12, 30


def clock(minute: int) -> str:
    """Write minutes of the day as a time.

    >>> clock(1350)
    '22:30'
    """
    return f"{minute // 60}:{minute % 60:02}"


async def times_page(visit: Visit, *, saved: bool = False) -> Post:
    """Show when this person plays, and let them change it."""
    w = visit.words
    schedule, leave, away = await schedules.calendar(visit.services.context, visit.person.id)
    quiet = schedule.quiet_from != schedule.quiet_to
    span = w("bot-times-span", begin=clock(schedule.quiet_from), end=clock(schedule.quiet_to))
    now = datetime.fromtimestamp(visit.host.now(), UTC).astimezone(zone_of(schedule.zone or "UTC"))
    zone = "bot-times-zone" if schedule.zone else "bot-times-zone-unset"
    lines = [
        w(zone, zone=schedule.zone, now=f"{now:%H:%M}"),
        w("bot-times-quiet", hours=span if quiet else w("bot-times-none")),
    ]
    if schedule.zone:
        lines.insert(0, f"## {now:%H:%M} · {city_of(schedule.zone, w.locale)}")
    if schedule.since > visit.host.now():
        lines.append(w("bot-times-later", when=f"<t:{schedule.since}:R>"))
    overview = "bot-times-digest" if has_overview(visit) else "bot-times-digest-off"
    lines.append(w(overview, hour=schedule.digest))
    if away:
        lines.append(w("bot-times-away", begin=moment(away.begin), end=moment(away.end)))
    lines.append(w("bot-times-leave", days=leave.days))
    known = (await booking.records_of(visit.services.context, [visit.person.id]))[visit.person.id]
    lines.append(w("bot-times-reliability", word=w(f"reliability-{known.word}"), **asdict(known)))
    return Post(
        title=w("bot-times-saved" if saved else "bot-times-title"),
        text=("\n".join(lines),),
        small=w("bot-times-small"),
        rows=_times_rows(visit, schedule, away=away is not None),
    )


def has_overview(visit: Visit) -> bool:
    """Return whether this person hears of their games once a day."""
    return visit.prefers.calls == DIGEST


async def with_overview(visit: Visit) -> Visit:
    """Switch this person's daily overview on; return their visit as it is then."""
    return await changed(visit, calls=DIGEST)


def _times_rows(visit: Visit, schedule: Schedule, *, away: bool) -> tuple[tuple[Control, ...], ...]:
    w = visit.words
    leave = (
        Button(w("bot-times-back"), make(Verb.ME, NOWHERE, "back"), Tone.GOOD)
        if away
        else Button(w("bot-times-leave-button"), make(Verb.FORM, NOWHERE, "when", "vacation"))
    )
    main = (Button(w("bot-times-change"), make(Verb.FORM, NOWHERE, "when", "hours"), Tone.MAIN), leave)
    if not has_overview(visit):
        return ((*main, Button(w("bot-times-digest-on"), make(Verb.ME, NOWHERE, "time", DIGEST, "on"))),)
    hours = tuple(
        Choice(w("bot-times-at", hour=x), str(x), chosen=x == schedule.digest) for x in range(HOURS)
    )
    return (main, (Select(make(Verb.ME, NOWHERE, "digest"), w("bot-times-digest-prompt"), hours),))


async def times_pressed(visit: Visit, custom_id: CustomId, values: tuple[str, ...]) -> Visit:
    """Switch the overview on, or set the place that was meant; return the visit as it is then."""
    what, value = custom_id.arg(0), values[0] if values else custom_id.arg(1)
    if what == DIGEST:
        return await with_overview(visit)
    if what != ZONE:
        raise Refused("refused-malformed")
    span = (custom_id.number(1), custom_id.number(2)) if len(custom_id.args) > 2 else None
    await _set(visit, zone_named(value), span)
    return visit


async def away(visit: Visit, days: int, begin: str) -> None:
    """Begin a vacation, or announce one, and let the tables know."""
    zone = (await schedules.calendar(visit.services.context, visit.person.id))[0].zone
    async with visit.services.clocks.rebooked(visit.person.id):
        first = day_of(begin, zone, now=visit.host.now(), locale=visit.words.locale)
        await schedules.begin_vacation(visit.services.context, visit.person, days, first)


async def come_back(visit: Visit) -> None:
    """End a vacation, and let the tables know."""
    async with visit.services.clocks.rebooked(visit.person.id):
        await schedules.end_vacation(visit.services.context, visit.person)


async def set_hours(visit: Visit, zone: str | None, begin: str | None, end: str | None) -> bool:
    """Set a time zone, and quiet hours: none where either time is left empty.

    If several places may be meant, ask which; then nothing has changed, and False is returned.
    """
    span = None if begin is None and end is None else (0, 0)
    if begin and end:
        span = minutes_of(begin), minutes_of(end)
    try:
        named = await asyncio.to_thread(_zone, visit, zone) if zone else ""
    except Unclear as why:
        await visit.show(_which(visit, why, span))
        return False
    await _set(visit, named, span)
    return True


async def _set(visit: Visit, zone: str, span: tuple[int, int] | None) -> None:
    if zone or span is not None:
        async with visit.services.clocks.rebooked(visit.person.id):
            await schedules.set_hours(visit.services.context, visit.person.id, zone, span)


def _which(visit: Visit, why: Unclear, span: tuple[int, int] | None) -> Post:
    """Ask which of several places is meant; the quiet hours typed beside it are kept in the control."""
    w = visit.words
    choices = tuple(Choice(str(x), x.zone, x.zone.replace("_", " ")) for x in why.spots)
    select = Select(make(Verb.ME, NOWHERE, "time", ZONE, *(span or ())), w("bot-times-which"), choices)
    told = visit.services.wording.refusal(why, w.locale)
    return Post(text=(told,), rows=((select,),), colour=BAD_COLOUR)


def _zone(visit: Visit, text: str) -> str:
    return zone_named(text, now=visit.host.now(), locale=visit.words.locale)


async def times_form(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask for zone and quiet hours, or for a vacation."""
    w = visit.words
    schedule, leave, _ = await schedules.calendar(visit.services.context, visit.person.id)
    if custom_id.arg(0) == "vacation":
        left = w("bot-times-form-left", days=leave.days)
        date = Field(
            BEGIN, w("bot-times-form-begin"), w("bot-times-form-date"), most=LONGEST_DATE, required=False
        )
        return Blank(
            w("bot-times-form-vacation"), (Field(DAYS, w("bot-times-form-days"), left, most=2), date)
        )
    quiet = schedule.quiet_from != schedule.quiet_to
    begin, end = (clock(x) if quiet else "" for x in (schedule.quiet_from, schedule.quiet_to))
    fields = (
        Field(
            ZONE, w("bot-times-form-zone"), w("bot-times-form-zone-hint"), value=schedule.zone, most=LONGEST
        ),
        Field(
            BEGIN,
            w("bot-times-form-from"),
            w("bot-times-form-hint"),
            value=begin,
            most=LONGEST_TIME,
            required=False,
        ),
        Field(
            END,
            w("bot-times-form-to"),
            w("bot-times-form-hint"),
            value=end,
            most=LONGEST_TIME,
            required=False,
        ),
    )
    return Blank(w("bot-times-form-hours"), fields)


async def times_filled(visit: Visit, custom_id: CustomId, given: Mapping[str, str]) -> bool:
    """Carry out one of the two forms; return whether that is done, and not asked about once more."""
    visit.note_typed(CustomId(Verb.FORM, NOWHERE, ("when", *custom_id.args)), given)
    if custom_id.arg(0) == "vacation":
        days = given.get(DAYS, "").strip()
        await away(visit, int(days) if days.isdecimal() else 0, given.get(BEGIN, ""))
        return True
    return await set_hours(visit, given.get(ZONE), given.get(BEGIN, ""), given.get(END, ""))


#: Size in bytes from which a person's data are compressed: Discord accepts ten mebibytes.
LONGEST_PLAIN = 2_000_000


async def data_page(visit: Visit) -> Post:
    """Offer what a person can do about what is kept about them."""
    w = visit.words
    row = (
        Button(w("me-export"), make(Verb.ME, NOWHERE, "export")),
        *(
            [Button(w("board-close"), make(Verb.ME, NOWHERE, "boards"))]
            if visit.host.settings.web_links
            else ()
        ),
        Button(w("me-forget"), make(Verb.ME, NOWHERE, "forget"), Tone.RISK),
    )
    return Post(title=w("me-data"), text=(w("me-data-about"),), rows=(row,))


async def own_data_page(visit: Visit) -> Post:
    """Return everything that is kept about a person, as a file; a long one compressed."""
    got = await settings.personal_data(visit.services.context, visit.person)
    data, name = got.text.encode(), got.name
    if len(data) > LONGEST_PLAIN:
        data, name = await asyncio.to_thread(gzip.compress, data), f"{name}.gz"
    return Post(
        title=visit.words("bot-about-title"), text=(visit.words("bot-about"),), files=(Image(name, data, ""),)
    )


async def forget_page(visit: Visit) -> Post:
    """Say what goes and what stays when a person is forgotten, and ask whether they are sure."""
    visit.host.exports.step(visit.person.id)
    mine = await visit.services.game_lists.turns(visit.person)
    yes = Button(visit.words("bot-forget-yes"), make(Verb.ME, NOWHERE, "forget", "yes"), Tone.RISK)
    text = (
        visit.words("bot-forget-goes"),
        visit.words("bot-forget-stays"),
        visit.words("bot-forget-games", n=len(mine)),
    )
    return Post(
        title=visit.words("bot-forget-title"),
        text=text,
        small=visit.words("bot-forget-small"),
        rows=((yes,),),
    )
