"""What a person prefers: shown with a button for each value, and changed by a press."""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Choice, Control, Post, Select, Tone
from bot.play.model.terms import Refused
from bot.ui.interactions.community import blocked
from bot.ui.locale import language_name, marked_language
from bot.ui.visit import Visit
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
}
#: Settings chosen from a list, above and below the buttons: their values need explaining.
LANGUAGE = {"locale": Setting("language", (AUTO, *languages()))}
CALLS = {"calls": Setting("calls", ("channel", "dm", "digest", "none"))}
SETTINGS = LANGUAGE | CHOICES | CALLS


def plain(value: str | None) -> str | None:
    """Return a choice as it is stored: "" for automatic."""
    return "" if value == AUTO else value


async def changed(v: Visit, **changes: object) -> Visit:
    """Change this person's preferences; the visit continues in the language they now read."""
    await v.services.settings_updates.set_preferences(v.person.id, **changes)
    return await Visit.of(v.interaction)


async def pressed(v: Visit, name: str, value: str) -> None:
    """Change a setting by its button.

    Raises:
        Refused: there is no such button.

    """
    if name == COACH and value in (YES, NO):
        await v.services.coaching.set_all(v.person, speaks=value == YES)
        await v.show(await page(v, saved=True))
        return
    setting = SETTINGS.get(name)
    if setting is None or value not in setting.values:
        raise Refused("refused-malformed")
    wanted: object = value == YES if name == "confirm" else plain(value)
    v = await changed(v, **{name: wanted})
    await v.show(await page(v, saved=True))


async def page(v: Visit, *, saved: bool) -> Post:
    """Lay out a person's settings: a line each, with buttons or a list, and the people they have blocked."""
    w, lines = v.words, [_language_line(v)]
    rows: list[tuple[Control, ...]] = [(_languages(v),)]
    for field, x in CHOICES.items():
        kept = getattr(v.prefers, field)
        now = {True: YES, False: NO, "": AUTO}.get(kept, kept)
        named = {o: w(f"bot-{o}" if o in {YES, NO} else f"choice-{x.name}-{o}") for o in x.values}
        name = w(f"bot-settings-{x.name}")
        lines.append(w("bot-settings-line", name=name, value=named[now]))
        rows.append(
            (
                Button(name, make(Verb.SETTING, NOWHERE, field), disabled=True),
                *(_choice(field, o, said, chosen=o == now) for o, said in named.items()),
            )
        )
    for field, x in CALLS.items():
        now = getattr(v.prefers, field)
        lines.append(
            w("bot-settings-line", name=w(f"bot-settings-{x.name}"), value=w(f"choice-{x.name}-{now}"))
        )
        rows.append((_list(v, field, x, now),))
    avoided, ends = await blocked.listed(v)
    lines += [avoided] if avoided else []
    rows += ends
    last = [Button(w("bot-settings-times"), make(Verb.TIMES, NOWHERE))]
    if (speaks := await v.services.coaching.now(v.person)) is not None:
        lines.append(
            w("bot-settings-line", name=w("bot-settings-coach"), value=w(f"bot-{YES if speaks else NO}"))
        )
        to = NO if speaks else YES
        last.append(Button(w(f"button-coach-{to}"), make(Verb.SETTING, NOWHERE, COACH, to)))
    rows.append(tuple(last))
    title = w("bot-settings-saved" if saved else "bot-settings-title")
    return Post(title=title, text=("\n".join(lines),), small=w("bot-settings-small"), rows=tuple(rows))


def _language_line(v: Visit) -> str:
    w, kept = v.words, v.prefers.locale
    value = marked_language(kept, w) if kept else w(f"choice-language-{AUTO}")
    return w("bot-settings-line", name=w("bot-settings-language"), value=value)


def _languages(v: Visit) -> Select:
    """List the languages, drafts marked as such."""
    w, now = v.words, v.prefers.locale or AUTO
    usual = Choice(w(f"choice-language-{AUTO}"), AUTO, w(f"choice-language-{AUTO}-about"), chosen=now == AUTO)
    drafts = {x: w("language-draft") if is_draft(x) else "" for x in languages()}
    lines = (usual, *(Choice(language_name(x), x, about, chosen=now == x) for x, about in drafts.items()))
    return Select(make(Verb.SETTING, NOWHERE, "locale"), w("bot-settings-language"), lines)


def _list(v: Visit, field: str, setting: Setting, now: str) -> Select:
    w, key = v.words, f"choice-{setting.name}"
    lines = tuple(Choice(w(f"{key}-{x}"), x, w(f"{key}-{x}-about"), chosen=x == now) for x in setting.values)
    return Select(make(Verb.SETTING, NOWHERE, field), w(f"bot-settings-{setting.name}"), lines)


def _choice(field: str, value: str, said: str, *, chosen: bool) -> Button:
    tone = Tone.MAIN if chosen else Tone.PLAIN
    return Button(said, make(Verb.SETTING, NOWHERE, field, value), tone, disabled=chosen)
