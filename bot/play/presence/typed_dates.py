"""Hours and dates as people write them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import MAXYEAR, UTC, date, datetime, time, timedelta
from functools import lru_cache

from bot.play.clocks.time_off import MINUTES, zone_of
from bot.play.model.terms import Refused
from bot.play.presence.zones import babel, fold, languages
from render.core.text import words

CLOCK = re.compile(
    r"([0-9]{1,2})(?: ?[:.h] ?([0-9]{2}))? ?(?:h|uhr|hrs?|o'clock)?(?: ?([ap])(?:\.? ?m\.?)?)?"
    r"|(?P<hh>[0-2][0-9])(?P<mm>[0-5][0-9])(?: ?(?:h|hrs?))?"
)
YEAR_FIRST = re.compile(r"([0-9]{4})([-/. ]?)([0-9]{1,2})\2([0-9]{1,2})")
NUMBERS = re.compile(r"([0-9]{1,2}) ?([./-]) ?([0-9]{1,2})\.?(?: ?\2? ?([0-9]{2}|[0-9]{4}))?")
IN_DAYS = re.compile(r"(?:in|en|dans) ([0-9]{1,3}) (?:days?|tagen?|dias?|jours?)")
#: Words around a day and its month, and endings of its number, that say nothing more.
FILLERS = frozenset({"the", "of", "on", "am", "den", "der", "el", "de", "del", "le", "du", "next"})
ORDINAL = re.compile(r"([0-9]{1,2})(?:st|nd|rd|th|er)")
NOON = 12


def minutes_of(text: str) -> int:
    """Read a time of the day as minutes.

    Raises:
        Refused: it is none.

    >>> minutes_of("22:30"), minutes_of("8"), minutes_of("10 pm"), minutes_of("22h")
    (1350, 480, 1320, 1320)

    """
    plain = _plain(text)
    named = _named_hours().get(fold(text))
    if named is not None:
        return named
    found = CLOCK.fullmatch(plain)
    if not found:
        raise Refused("refused-hours")
    half = found[3]
    hour, minute = int(found[1] or found["hh"]), int(found[2] or found["mm"] or 0)
    if half and not 1 <= hour <= NOON:
        raise Refused("refused-hours")
    if half:
        hour = hour % NOON + (NOON if half == "p" else 0)
    if minute >= 60 or hour * 60 + minute > MINUTES:
        raise Refused("refused-hours")
    return (hour * 60 + minute) % MINUTES


def day_of(text: str, zone: str, *, now: float = 0, locale: str = "en") -> int:
    """Read a date as the beginning of that day in a time zone; 0 for none.

    Raises:
        Refused: it is none, may be two, or has passed.

    """
    if not text.strip():
        return 0
    there = zone_of(zone or "UTC")
    today = (datetime.fromtimestamp(now, UTC) if now else datetime.now(UTC)).astimezone(there).date()
    day = date_of(text, today, locale)
    if day is None:
        raise Refused("refused-date")
    if day < today:
        raise Refused("refused-date-past")
    return int(datetime.combine(min(day, date(MAXYEAR - 1, 1, 1)), time(), tzinfo=there).timestamp())


def date_of(text: str, today: date, locale: str = "en") -> date | None:
    """Read a date; None if it is none. Without its year it is the next one.

    Raises:
        Refused: it may be two dates: in 3/4 the month comes first for some.

    """
    plain, folded = _plain(text), " ".join(x for x in fold(text).split() if x not in FILLERS)
    if folded in _days_away():
        return today + timedelta(days=_days_away()[folded])
    if found := IN_DAYS.fullmatch(folded):
        return today + timedelta(days=int(found[1]))
    if folded in _weekdays():
        return today + timedelta(days=(_weekdays()[folded] - today.weekday() - 1) % 7 + 1)
    if found := YEAR_FIRST.fullmatch(plain):
        return _date(int(found[1]), int(found[3]), int(found[4]))
    if found := NUMBERS.fullmatch(plain):
        first, second = int(found[1]), int(found[3])
        if found[2] != "." and locale.startswith("en") and first != second and max(first, second) <= NOON:
            raise Refused("refused-date-two", text=text[:20])
        day, month = (second, first) if second > NOON else (first, second)
        return _with_year(today, month, day, found[4] or "")
    return _in_words(folded, today)


def _in_words(folded: str, today: date) -> date | None:
    """Read a date with its month in words: 31 July, July 31st 2027, Samstag, 31. Juli."""
    parts = [ORDINAL.sub(r"\1", x) for x in folded.split()]
    months = [x for x in parts if x in _months()]
    numbers = [x for x in parts if x.isascii() and x.isdecimal()]
    rest = [x for x in parts if x not in months and x not in numbers and x not in _weekdays()]
    if rest or len(months) != 1 or not 1 <= len(numbers) <= 2:
        return None
    day, year = (*numbers, "")[:2]
    if len(day) > 2 or len(year) not in {0, 2, 4}:
        return None
    return _with_year(today, _months()[months[0]], int(day), year)


def _with_year(today: date, month: int, day: int, year: str) -> date | None:
    if year:
        return _date(int(year) + (2000 if len(year) == 2 else 0), month, day)
    for then in range(today.year, today.year + 9):  # a 29th of February may be eight years off
        found = _date(then, month, day)
        if found and found >= today:
            return found
    return None


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


@lru_cache(1)
def _months() -> Mapping[str, int]:
    return {fold(name): n for x in _tables("months") for n, name in x.items()}


@lru_cache(1)
def _weekdays() -> Mapping[str, int]:
    return {fold(name): n for x in _tables("days") for n, name in x.items()}


def _tables(what: str) -> list[Mapping[int, str]]:
    """Return the names of months or days in every language that the bot speaks."""
    shapes = [(form, width) for form in ("format", "stand-alone") for width in ("wide", "abbreviated")]
    return [getattr(babel(x), what)[form][width] for x in languages("en") for form, width in shapes]


@lru_cache(1)
def _days_away() -> Mapping[str, int]:
    keys = ("date-today", "date-tomorrow", "date-after-tomorrow")
    return {fold(words(x)(key)): n for x in languages("en") for n, key in enumerate(keys)} | {"tmrw": 1}


@lru_cache(1)
def _named_hours() -> Mapping[str, int]:
    hours = {"date-midnight": 0, "date-noon": NOON * 60}
    return {fold(words(x)(key)): n for x in languages("en") for key, n in hours.items()}
