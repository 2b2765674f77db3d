"""The end in words: the open books, hexes, corrections and the account of points."""

from __future__ import annotations

from collections.abc import Iterator

from engine.armada.model.state import SEATS
from engine.core.rules import Facts
from render.armada.words.alt_text import place
from render.armada.words.readback import Names, Say, some
from render.core.text import COLUMNS, Words, shorten


def _left_over(f: Facts, names: Names, words: Words) -> str:
    seekers = some("seeker", f["n"], words)
    return words("armada-left-over", name=names[f["seat"]], at=place(f["at"], words), seekers=seekers)


def _controlled(f: Facts, names: Names, words: Words) -> str:
    at, points = place(f["at"], words), f["points"]
    if not f["seat"]:
        key = "armada-controlled-tied" if f["scorer"] else "armada-controlled-nobody"
        return words(key, at=at, name=names.get(f["scorer"], ""), points=str(points))
    by = words(f"armada-control-{f['by']}")
    return words("armada-controlled", at=at, name=names[f["seat"]], by=by, points=str(points))


def _proposed(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-proposed", name=names[f["seat"]], to=names[f["to"]], points=str(f["points"]), why=f["why"]
    )


def _corrected(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-corrected" if f["agreed"] else "armada-not-corrected",
        to=names[f["to"]],
        points=str(f["points"]),
    )


def account(f: Facts, names: Names, words: Words) -> Iterator[str]:
    """Write the points of both sides item by item, as blocks of monospaced text."""
    for seat in SEATS:
        lines = [f"{names[seat]}"]
        lines += [f"{x['points']:>6}  {item_said(x, words)}" for x in f["items"][seat]]
        lines.append(f"{f['points'][seat]:>6}  {words('armada-account-all')}")
        yield "```\n" + "\n".join(shorten(x, COLUMNS) for x in lines) + "\n```"


def item_said(x: Facts, words: Words) -> str:
    """Word a line of the account: "2 starships destroyed", "hex 1"."""
    if x["why"] == "hex":
        return place(str(x["item"]).removeprefix("hex "), words)
    if x["why"] == "unspent" and x["n"] != x["points"]:
        return words("armada-account-unspent-part", n=str(x["n"]))
    if x["why"] in {"unspent", "correction"}:
        return words(f"armada-account-{x['why']}")
    return words(f"armada-account-{x['why']}", items=words(f"armada-item-{x['item']}", n=x["n"]))


SAY: dict[str, Say] = {
    "left_over": _left_over,
    "controlled": _controlled,
    "proposed": _proposed,
    "corrected": _corrected,
}
