"""Time zones as people name them: by city, country, offset or abbreviation.

Nobody lives in `Etc/GMT+2`, two hours behind Greenwich, or in `EST`, which has no summer time. A zone is
always that of a place, and it is asked back which one if several are meant that keep different times.

With them the dates and hours that people type.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import MAXYEAR, UTC, date, datetime, timedelta
from functools import lru_cache
from importlib import resources

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.dates import get_timezone_location

import data
from bot.play.clocks.time_off import DAY, MINUTES, zone_of, zones
from bot.play.model.terms import Refused
from engine.languages import offered
from render.core.text import words

#: Maximum length of the name of a zone as typed.
LONGEST = 60

#: How many places a sentence names, and how many a list offers.
FEW, MOST = 6, 25

OFFSET = re.compile(r"(?:(?:utc|gmt|z)\s*)?([+\-−–±])\s*([0-9]{1,2})(?::?([0-9]{2}))?\s*(?:h|hours?|uhr)?")

#: The one zone that is no place: people who say UTC mean it, without summer time.
UTC_ZONE, GREENWICH = "UTC", frozenset({"utc", "zulu", "coordinated universal time"})

#: Beginnings of the database's names that are no places, and of those that end in a city.
TECHNICAL = ("etc/", "systemv/", "posix/", "right/")

PLACES = ("africa/", "america/", "asia/", "atlantic/", "australia/", "europe/", "indian/", "pacific/")

#: Abbreviations that the database gave up in 2017, because few of them were in use there; people type them.
SPOKEN = {
    "ART": "America/Argentina/Buenos_Aires",
    "BRT": "America/Sao_Paulo",
    "CLT": "America/Santiago",
    "COT": "America/Bogota",
    "GST": "Asia/Dubai",
    "ICT": "Asia/Bangkok",
    "MYT": "Asia/Kuala_Lumpur",
    "NPT": "Asia/Kathmandu",
    "PET": "America/Lima",
    "PHT": "Asia/Manila",
    "SGT": "Asia/Singapore",
    "TRT": "Europe/Istanbul",
    "VET": "America/Caracas",
}

#: Abbreviations of the database that people elsewhere own.
UNSPOKEN = {("PST", "Asia/Manila")}

#: Short names of cities that are somebody else's country code.
SHORT = {"la": "America/Los_Angeles", "sf": "America/Los_Angeles", "dc": "America/New_York"}

#: A country's name that a state shares; what countries are called that Unicode's tables name in full.
TWICE = {"georgia": "America/New_York"}

COUNTRIES = {"usa": "US", "america": "US", "uk": "GB", "england": "GB", "scotland": "GB", "wales": "GB"}

#: Days between two looks at a zone, to tell whether two keep the same time all year.
LOOK = 3

MONTH = 30 * DAY


@dataclass(frozen=True, slots=True)
class Spot:
    """A zone as it is offered: what it is called, and what time it is there."""

    zone: str
    name: str
    now: str

    def __str__(self) -> str:
        """Return its name and time."""
        return f"{self.name}, {self.now}"


class Unclear(Refused):
    """A name that may mean several places whose clocks differ. They are in `spots`, likeliest first."""

    def __init__(self, text: str, spots: Sequence[Spot]) -> None:
        few = " · ".join(map(str, spots[:FEW]))
        super().__init__("refused-zone-unclear", zone=text[:LONGEST], places=few)
        self.spots = tuple(spots[:MOST])


def zone_named(text: str, *, now: float = 0, locale: str = "en") -> str:
    """Return the time zone that a person means.

    Raises:
        Unclear: several may be meant, at which it is not the same time all year.
        Refused: none is meant.

    >>> zone_named("São Paulo"), zone_named("PST")
    ('America/Sao_Paulo', 'America/Los_Angeles')

    """
    now = now or time.time()
    if fold(text) in GREENWICH:
        return UTC_ZONE
    found = _meant(text[:LONGEST], now, locale)
    if not found:
        raise Refused("refused-zone", zone=text[:LONGEST])
    ways = _ways(found, now)
    if len(ways) > 1 or _offset(fold_sign(text)) is not None:
        raise Unclear(text, [spot(x, now, locale) for x in _spread(found, now)])
    return found[0]


def fitting(text: str, *, now: float, locale: str = "en") -> list[Spot]:
    """Return the places that fit what has been typed so far; well-known ones if nothing has."""
    if not text.strip():
        return [spot(x, now, locale) for x in _spread(_by_fame(_known()), now)[:MOST]]
    found = _meant(text[:LONGEST], now, locale)
    spread = _spread(found, now) if _offset(fold_sign(text)) is not None else found
    wanted = fold(text)
    named = [(x, held) for table in (_cities(locale), _countries(locale)) for x, held in table.items()]
    begun = {z for name, held in named if wanted and name.startswith(wanted) for z in held}
    within = {z for name, held in named if wanted and f" {wanted}" in name for z in held}
    most = list(dict.fromkeys((*spread, *_by_fame(begun), *_by_fame(within))))
    return [spot(x, now, locale) for x in most[:MOST]]


def spot(zone: str, now: float, locale: str = "en") -> Spot:
    """Return a zone as it is offered."""
    there = datetime.fromtimestamp(now, UTC).astimezone(zone_of(zone))
    return Spot(zone, city_of(zone, locale), f"{there:%H:%M}")


@lru_cache(2048)
def city_of(zone: str, locale: str = "en") -> str:
    """Return what a zone's city is called in a language.

    >>> city_of("Europe/Vienna", "de")
    'Wien'
    """
    if zone == UTC_ZONE:
        return zone
    return get_timezone_location(zone, locale=babel(locale), return_city=True).rpartition("/")[2]


@lru_cache(32)
def babel(language: str) -> Locale:
    """Return Unicode's tables for a language; English ones where they have none."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def fold(text: str) -> str:
    """Return a name without accents, case and punctuation.

    >>> fold(" São  Paulo"), fold("Port-au-Prince")
    ('sao paulo', 'port au prince')
    """
    plain = "".join(x for x in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(x))
    return " ".join("".join(x if x.isalnum() else " " for x in plain).split())


def fold_sign(text: str) -> str:
    """Return an offset as typed, in plain signs."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


@lru_cache(1)
def place_zones() -> dict[str, str]:
    """Return the zones in which people live, each with its country; in each the one of most people first."""
    table = (resources.files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8")
    rows = (x.split("\t") for x in table.splitlines() if x and not x.startswith("#"))
    return {row[2]: row[0] for row in rows if row[0] != "AQ" and row[2] in zones()}


def _meant(text: str, now: float, locale: str) -> list[str]:
    """Return the zones that a whole name may mean, likeliest first."""
    offset = _offset(fold_sign(text))
    if offset is not None:
        return [x for x in _by_fame(place_zones()) if _ahead(x, now) == offset]
    name, wanted = text.strip().replace(" ", "_").casefold(), fold(text)
    if not wanted or name.startswith(TECHNICAL):
        return []
    if "/" in name and (exact := next((x for x in zones() if x.casefold() == name), "")):
        return [_canonical(exact)]
    clocks = _clocks(locale, int(now // MONTH))
    named = (clocks, _countries(locale), _cities(locale))
    found = next((x[wanted] for x in named if wanted in x), clocks.get(f"{wanted} time", []))
    if not found and "," in text:  # "Berlin, Germany"
        city, _, rest = text.rpartition(",")
        found = _meant(city, now, locale)
        found = [x for x in found if x in _meant(rest, now, locale)] or found
    return found


def _offset(text: str) -> int | None:
    """Return how many seconds ahead of Greenwich is meant, as in GMT+2; None if that is not what it says."""
    found = OFFSET.fullmatch(text)
    if not found:
        return None
    sign, hours, minutes = found.groups()
    seconds = int(hours) * 3600 + int(minutes or 0) * 60
    return -seconds if sign in "-−–" else seconds


def _ahead(zone: str, at: float) -> int:
    there = datetime.fromtimestamp(at, UTC).astimezone(zone_of(zone)).utcoffset()
    return int((there or timedelta()).total_seconds())


@lru_cache(1024)
def _year(zone: str, day: int) -> tuple[int, ...]:
    """Return a zone's offsets over the year that follows a day."""
    return tuple(_ahead(zone, (day + x) * DAY) for x in range(0, 366, LOOK))


def _ways(found: Iterable[str], now: float) -> dict[tuple[int, ...], list[str]]:
    """Return zones by the time that they keep all year."""
    ways: dict[tuple[int, ...], list[str]] = {}
    for x in found:
        ways.setdefault(_year(x, int(now // DAY)), []).append(x)
    return ways


def _spread(found: Iterable[str], now: float) -> list[str]:
    """Return zones so that each way to keep the time comes before a second one of the same way."""
    columns = list(_ways(found, now).values())
    deep = max(map(len, columns), default=0)
    return [column[i] for i in range(deep) for column in columns if i < len(column)]


@lru_cache(1)
def _known() -> frozenset[str]:
    """Return well-known places around the world: the ones that Windows names its zones after."""
    found = (_canonical(x) for x in get_global("windows_zone_mapping").values())
    return frozenset(x for x in found if x in place_zones())


def _by_fame(found: Iterable[str]) -> list[str]:
    """Sort zones: well-known ones first, among them and among others those of most people."""
    rank, known = {x: n for n, x in enumerate(_table().fame)}, _known()
    return sorted(found, key=lambda x: (x not in known, rank.get(x, len(rank))))


def _canonical(zone: str) -> str:
    """Return today's name of a zone that has been renamed.

    >>> _canonical("Asia/Calcutta")
    'Asia/Kolkata'
    """
    return zone if zone in place_zones() else _renamed().get(zone, zone)


@lru_cache(1)
def _renamed() -> dict[str, str]:
    """Return today's names of zones that have been renamed or joined, as far as they are places."""
    listed = (resources.files("tzdata") / "zoneinfo" / "tzdata.zi").read_text(encoding="utf-8")
    links = [x.split()[1:] for x in listed.splitlines() if x.startswith("L ")]
    back = {target: name for target, name in links if name in place_zones()}
    named = {name: target if target in place_zones() else back.get(target, target) for target, name in links}
    return {**back, **named}


@lru_cache(8)
def _clocks(locale: str, month: int) -> dict[str, list[str]]:
    """Return what clocks are called, as PST, CEST, Pacific Time or MEZ, in the year from a month on.

    The time zone database knows which abbreviations are in use; where it has none, Unicode's tables speak.
    """
    used: dict[str, dict[str, None]] = {}
    for zone in _by_fame(place_zones()):
        for x in range(13):
            there = datetime.fromtimestamp((month + x) * MONTH, UTC).astimezone(zone_of(zone))
            name = there.tzname() or ""
            if name[:1].isalpha() and (name, zone) not in UNSPOKEN:
                used.setdefault(fold(name), {})[zone] = None
    found: dict[str, dict[str, None]] = {fold(name): {zone: None} for name, zone in SPOKEN.items()}
    for language in languages("en", locale):
        for name, zones_ in _clock_names(language, month * MONTH // DAY):
            found.setdefault(name, {}).update(dict.fromkeys(zones_))
    return {name: _by_fame(x) for name, x in (found | used).items()}


def _clock_names(language: str, day: int) -> Iterator[tuple[str, list[str]]]:
    """Yield what Unicode's tables call the clocks of zones: in summer, in winter and all year.

    They put zones together whose time differs by now. Those count that have the winter time of the best
    known of them; and where some have summer time, a name for the whole year means these.
    """
    held: dict[str, list[str]] = {}
    for old, clocks in get_global("meta_zones").items():
        if (zone := _canonical(old)) in place_zones():
            held.setdefault(clocks, []).append(zone)
    named = babel(language).meta_zones
    for clocks, members in held.items():
        known = _by_fame(dict.fromkeys(members))
        alike = [x for x in known if min(_year(x, day)) == min(_year(known[0], day))]
        summer = [x for x in alike if len(set(_year(x, day))) > 1] or alike
        for width in ("long", "short"):
            for season, name in dict(named[clocks].get(width, {}) if clocks in named else {}).items():
                meant = alike if season == "standard" else summer
                yield fold(name), meant


@lru_cache(8)
def languages(*first: str) -> tuple[str, ...]:
    """Return these languages, and then those that the bot speaks."""
    return tuple(dict.fromkeys((*first, "en-GB", "en-AU", *offered())))


@lru_cache(8)
def _countries(locale: str) -> dict[str, list[str]]:
    """Return the zones of each country, by its names and code; one where nearly everybody lives in it."""
    held: dict[str, list[str]] = {}
    for zone, country in place_zones().items():
        held.setdefault(country, []).append(zone)
    rank = {x: n for n, x in enumerate(_table().fame)}
    held = {x: sorted(zones, key=lambda z: rank.get(z, len(rank))) for x, zones in held.items()}
    held |= {x: [zone] for x, zone in _table().mainly.items()}
    found: dict[str, list[str]] = {}
    for language in languages(locale, "en"):
        for code, name in babel(language).territories.items():
            if code in held:
                found.setdefault(fold(name), held[code])
    codes = {fold(x): zones for x, zones in held.items() if fold(x) not in SHORT}
    shared = {x: [*found[x], zone] for x, zone in TWICE.items()}
    return found | codes | shared | {x: held[y] for x, y in COUNTRIES.items()}


@lru_cache(8)
def _cities(locale: str) -> dict[str, list[str]]:
    """Return the zones that a city's name may mean; a zone's own city comes before others of its name."""
    found = _table().cities | {x: [zone] for x, zone in SHORT.items()}
    for old, zone in _renamed().items():
        if old.casefold().startswith(PLACES) and zone in place_zones():
            found.setdefault(fold(old.rpartition("/")[2]), [zone])
    for zone in place_zones():
        own = (zone.rpartition("/")[2], *(city_of(zone, x) for x in languages(locale, "en")))
        found.update((fold(name), [zone]) for name in own)
    return found


@dataclass(frozen=True, slots=True)
class _Table:
    """The file of cities: for each name its zones, those with most people first, and countries."""

    cities: dict[str, list[str]]
    fame: tuple[str, ...]
    mainly: dict[str, str]


@lru_cache(1)
def _table() -> _Table:
    cities: dict[str, list[str]] = {}
    fame: dict[str, None] = {}
    mainly: dict[str, str] = {}
    for line in (resources.files(data) / "cities.txt").read_text(encoding="utf-8").splitlines():
        held, _, names = line.partition(": ")
        if line.startswith("="):
            mainly[held[1:]] = names
        elif not line.startswith("#"):
            fame.update(dict.fromkeys(held.split()))
            cities.update((name, held.split()) for name in names.split(", "))
    return _Table(cities, tuple(fame), mainly)


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
        Refused: it is not one.

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
        Refused: it is not a date, may be two, or has passed.

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
    return int(
        datetime.combine(min(day, date(MAXYEAR - 1, 1, 1)), datetime.min.time(), tzinfo=there).timestamp()
    )


def date_of(text: str, today: date, locale: str = "en") -> date | None:
    """Read a date; None if it is not one. Without a year it is the next such day.

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
