"""A page of a board that is touched, as data: a post's words and controls, and the scene with its places."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.play.model.custom_ids import OPENS, CustomId, Verb, read
from bot.play.model.ports import Aim, Button, Choice, Control, Post, Rows, Section, Select
from engine.core.types.explaining import Ways
from render.core.look import Look, Picture, Spot
from render.core.palette import Palette
from render.core.scene import Scene
from render.core.svg import Sheet, tree
from render.page.prose import plain, runs, without_invisible

Plain = dict[str, object]
#: Verbs of controls that only narrow a list: a page has all its answers.
LISTS = (Verb.TAKE, Verb.PICK, Verb.PAGE)
#: What may be done from a board: all of it is about a question that is open, takes an answer back, or only
#: looks something up.
ALLOWED = frozenset(
    {*LISTS, Verb.CANCEL, Verb.DO, Verb.BACK, Verb.SHEET, Verb.FILL, Verb.WRITE, Verb.HINT, Verb.UNDO}
    | {Verb.MORE, Verb.RULES}
)
#: What may be shown there, of all that `Verb.SHOW` does.
SHOWN = frozenset({"hand", "log", "tab", "fair", "brief", "board", "prepared"})
#: What Discord shows in its own way: emoji, mentions, times.
_EMOJI, _MENTION = re.compile(r"<a?:\w+:\d+>"), re.compile(r"<(@&?|#)(\d+)>")
_TIME = re.compile(r"<t:(\d+):[A-Za-z]>")
_SMALL = re.compile(r"^-# ", re.MULTILINE)


def page(
    post: Post, look: Look, picture: Picture, scene: Scene, listed: Sequence[Choice], known: Collection[str]
) -> Plain:
    """Write a post, with the answers that are listed, for a page that has the `known` grounds."""
    rows = [[control(x) for x in row] for row in _rows(post, lists=not listed)]
    aim = post.aim or Aim(None)
    places = [*_places(x.at for x in (*listed, *_touched(post.rows))), *filter(None, [aim.start])]
    return {
        "title": without_invisible(post.title),
        "text": [marked_text(x) for x in (*post.text, *(x.text for x in post.sections), post.small) if x],
        "aim": aim.id,
        "start": aim.start,
        "drawn": aim.drawn,
        "answers": [choice(x) for x in listed],
        "rows": [x for x in rows if x],
        "board": board(look, picture, scene, places, known),
    }


def allowed(what: CustomId) -> bool:
    """Return whether a control has a place on a board."""
    return what.verb in ALLOWED or (what.verb is Verb.SHOW and what.what in SHOWN)


def marked_text(text: str) -> list[object]:
    """Read the marks of a text, with times as seconds for the reader's own clock.

    >>> marked_text("-# **Ann** till <t:9:R>")
    [('b', 'Ann'), ' till ', ('t', '9')]
    """
    text = _MENTION.sub(lambda m: "@" if m[1] != "#" else "#", _EMOJI.sub("", _SMALL.sub("", text)))
    found: list[object] = []
    for i, part in enumerate(_TIME.split(text)):
        found += [("t", part)] if i % 2 else runs(part)
    return found


def control(x: Control) -> Plain:
    """Write a control."""
    if isinstance(x, Select):
        lines = [choice(c) for c in x.choices]
        return {"id": x.id, "prompt": x.prompt, "choices": lines, "least": x.least, "most": x.most}
    verb = read(x.id).verb if x.id else ""
    made: Plain = {"id": x.id, "label": x.label, "tone": x.tone.value, "at": x.at}
    if verb in OPENS:
        made["form"] = 1
    if x.disabled:
        made["off"] = 1
    if x.url:
        made["url"] = x.url
    return made


def choice(x: Choice) -> Plain:
    """Write a line of a select, or an answer whose value is its id."""
    made: Plain = {"v": x.value, "label": x.label, "at": x.at}
    if x.detail:
        made["detail"] = x.detail
    if x.chosen:
        made["on"] = 1
    return made


def _rows(post: Post, *, lists: bool) -> Iterator[list[Control]]:
    """Leave out what a board may not do, and the steps of a list whose answers are all there."""
    named = ((x.button._replace(label=_named(x)),) for x in post.sections if x.button is not None)
    rows = (*post.rows, *named)
    for row in rows:
        yield [x for x in row if (isinstance(x, Button) and x.url) or _fits(x.id, lists=lists)]


def _named(section: Section) -> str:
    """Name the button of a section by what it stands beside: here they are apart."""
    first, label = section.text.partition("\n")[0], section.button.label if section.button else ""
    return f"{plain(first)}: {label}"


def _fits(custom_id: str, *, lists: bool) -> bool:
    if not custom_id:
        return False
    what = read(custom_id)
    return allowed(what) and (lists or what.verb not in LISTS)


def _touched(rows: Rows) -> Iterator[Button | Choice]:
    for row in rows:
        for x in row:
            yield from x.choices if isinstance(x, Select) else [x]


def _places(ways: Iterator[Ways]) -> list[str]:
    return list(dict.fromkeys(x for each in ways for way in each for x in way if x))


# -- the board -------------------------------------------------------------------------------------------


def board(look: Look, picture: Picture, scene: Scene, places: Sequence[str], known: Collection[str]) -> Plain:
    """Write a scene as shapes, and where places are in it; the ground only where a page does not have it."""
    sheet = Sheet()
    parts = [sheet.parts[i] for i in sheet.ground(scene.base)]
    name = hashlib.sha256("".join(parts).encode()).hexdigest()[:16]
    put = [[n, *at] if any(at) else [n] for n, *at in sheet.above(scene)]
    used = sorted({x[0] for x in put})
    spots = ((x, look.spot(picture, x)) for x in places)
    return {
        "size": [scene.width, scene.height],
        "alt": scene.alt,
        "ground": name,
        **({} if name in known else {"below": [tree(x) for x in parts]}),
        "parts": {n: tree(sheet.parts[n]) for n in used},
        "put": put,
        "colours": _colours(sheet, scene.palette),
        "spots": {x: _spot(s) for x, s in spots if s is not None},
    }


def _spot(spot: Spot) -> list[float]:
    size = (spot.wide, spot.high) if spot.wide else ()
    return [round(v, 1) for v in (spot.x, spot.y, spot.r, *size)]


def _colours(sheet: Sheet, palette: Palette) -> list[str]:
    """Return the colour of every role, in the order of their classes."""
    return [bytes(palette.rgb(role)).hex() for role in sheet.roles]


def blank(form: str, title: str, note: str, fields: Sequence[Mapping[str, object]]) -> Plain:
    """Write a form of text fields."""
    return {
        "form": {
            "id": form,
            "title": without_invisible(title),
            "note": marked_text(note) if note else [],
            "fields": fields,
        }
    }
