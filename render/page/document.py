"""Writes the file of a page: markup, colours, data and program, and what a browser may do with them."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from engine.core.rules import Seat
from engine.languages import listed
from render.core.fonts import MORE
from render.core.text import Words, words
from render.page.film import THEMES, Film
from render.page.moments import ONLOOKER, OPEN, Subject
from render.page.prose import without_invisible

Progress = Callable[[int, int], None]
#: Scripts of a page, in order; they are joined into one.
PROGRAMS = ("hashes.js", "proof.js", "film.js", "report.js", "page.js")
#: Additional script for the page of a game under way, to which a server sends what happens.
LIVE = "live.js"
#: Colours of the page itself, with their roles. "one" and "two" are the colours of a title's sides.
OWN = {x: x for x in ("back", "panel", "line", "text", "dim", "one", "two", "good", "fire")} | {
    "disc": "die",
    "disc-ink": "die.ink",
}
_BLANK = re.compile(r"\{\{(\w+)\}\}")
_KEY = re.compile(r"""["'](page-[a-z-]+)["']""")


@dataclass(frozen=True, slots=True)
class Written:
    """A page as a file, and the policy that says what a browser may do with it."""

    data: bytes
    policy: str


def write_page(subject: Subject, progress: Progress, most: int = 0) -> Written:
    """Write the page of a game. `progress` hears how many of `most` moments are done.

    Blocking, for seconds when the game was long: call it in another process.

    Raises:
        ValueError: there is nothing to show.

    """
    film, n = Film(subject), 0
    for n, moment in enumerate(subject.moments, 1):
        film.take(moment)
        progress(n, max(n, most))
    if not n:
        raise ValueError("a page needs a moment to show")
    return written(subject, film)


def record_text(record: str) -> str:
    """Write a record in the single form used both in a page and in the file saved from it."""
    return _safe(json.dumps(json.loads(record), separators=(",", ":")))


def fingerprint(text: str) -> str:
    """Return the SHA-256 of a text, in hex.

    >>> fingerprint("abc")[:12]
    'ba7816bf8f01'
    """
    return hashlib.sha256(text.encode()).hexdigest()


def written(subject: Subject, film: Film) -> Written:
    """Write the page of what a film has taken in."""
    record = record_text(subject.record) if subject.record else ""
    data = _safe(json.dumps(_data(subject, film), ensure_ascii=False, separators=(",", ":")))
    style, program = _style(film), "".join(map(_template, _programs(subject)))
    policy = _policy(style, program, live=bool(subject.live))
    parts = "".join(f'<g id="p{i}">{x}</g>' for i, x in enumerate(film.sheet.parts))
    text = _filled(
        "page.html",
        {
            "policy": policy,
            "language": subject.first,
            "title": escape(without_invisible(f"{subject.name} · Nullgate")),
            "style": style,
            "noscript": " ".join(escape(words(x)("page-noscript")) for x in subject.languages),
            "parts": parts,
            "data": data,
            "record": record,
            "position": _safe(json.dumps(subject.position)),
            "digest": json.dumps([fingerprint(record), fingerprint(data), fingerprint(parts)]),
            "program": program,
        },
    )
    return Written(text.encode(), policy)


def _programs(subject: Subject) -> tuple[str, ...]:
    """Name the scripts of a page. The last one starts it, using those before."""
    return (*PROGRAMS[:-1], LIVE, PROGRAMS[-1]) if subject.live else PROGRAMS


def _policy(style: str, program: str, *, live: bool) -> str:
    """Say what a browser may load and run: this program and these colours, and nothing from anywhere.

    A page that is live may listen to where it came from.
    """
    run, look = (base64.b64encode(hashlib.sha256(x.encode()).digest()).decode() for x in (program, style))
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'sha256-{run}'",
            f"style-src 'sha256-{look}'",
            "font-src data:",
            *(["connect-src 'self'"] if live else []),
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        )
    )


def _data(subject: Subject, film: Film) -> dict[str, object]:
    return {
        "id": subject.id,
        "title": subject.title,
        "name": without_invisible(subject.name),
        "version": subject.version,
        "ended": bool(subject.record),
        "theme": subject.theme,
        "language": subject.languages.index(subject.first),
        "languages": [[x, listed()[x].name] for x in subject.languages],
        "ui": [_interface(words(x), _programs(subject)) for x in subject.languages],
        "eyes": [[_named(x, full) for x in subject.eyes] for full in _in_full(subject)],
        "players": [without_invisible(" · ".join(full.values())) for _, full in _in_full(subject)],
        "commitment": subject.commitment,
        "words": [[x, without_invisible(y)] for x, y in sorted(subject.words.items())],
        "since": subject.since,
        **({"live": subject.live} if subject.live else {}),
        **film.data(),
    }


def _in_full(subject: Subject) -> list[tuple[Words, Mapping[Seat, str]]]:
    """Return each language, and what the seats are called in it, with their sides."""
    each = zip(map(words, subject.languages), subject.names, strict=True)
    full = ((say, names, subject.look.in_full(names, say)) for say, names in each)
    return [(say, {x: name for x, name in called.items() if x in names}) for say, names, called in full]


def _named(eyes: str, read: tuple[Words, Mapping[Seat, str]]) -> str:
    """Say with whose eyes the page is read."""
    say, full = read
    if eyes in (OPEN, ONLOOKER):
        return say("page-eyes-open" if eyes == OPEN else "page-eyes-onlooker")
    return without_invisible(say("page-eyes-seat", name=full[eyes]))


@cache
def _interface(say: Words, programs: tuple[str, ...]) -> dict[str, str]:
    """Return the page's own texts: those that its templates name. "{n}" is filled in by the page."""
    keys = {x for name in (*programs, "page.html") for x in _KEY.findall(_template(name))}
    return {key: say(key, **{x: f"{{{x}}}" for x in ("n", "of", "list", "hash")}) for key in sorted(keys)}


def _style(film: Film) -> str:
    """Write the style sheet, with the colours of every role in both themes."""
    roles = film.sheet.roles
    themes = {theme: film.palettes[theme] for theme in THEMES}
    given = {
        theme: "".join(f"--c{i}:#{bytes(palette.rgb(role)).hex()};" for role, i in roles.items())
        for theme, palette in themes.items()
    }
    used = "".join(f".f{i}{{fill:var(--c{i})}}.s{i}{{stroke:var(--c{i})}}" for i in roles.values())
    named = {x: {y: bytes(themes[x].rgb(role)).hex() for y, role in OWN.items()} for x in THEMES}
    own, light = ("".join(f"--{y}:#{rgb};" for y, rgb in named[x].items()) for x in THEMES)
    font = base64.b64encode((files("render") / "fonts" / MORE).read_bytes()).decode()
    colours = f":root{{{own}{given['dark']}}}:root[data-theme=light]{{{light}{given['light']}}}"
    face = f'@font-face{{font-family:Board;src:url("data:font/woff;base64,{font}") format("woff")}}'
    return f"{face}{colours}{used}{_template('page.css')}"


@cache
def _template(name: str) -> str:
    return (files("render") / "page" / name).read_text(encoding="utf-8")


def _filled(name: str, blanks: dict[str, str]) -> str:
    """Fill the blanks of a template. The values themselves are not scanned for blanks."""
    return _BLANK.sub(lambda m: blanks[m[1]], _template(name))


def _safe(text: str) -> str:
    """Return JSON that cannot close the HTML element around it."""
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
