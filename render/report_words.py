"""What a report says, as far as no position is needed for it: pages of games and posts say it alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.core.rules import Seat
from engine.core.types.reporting import Award
from render.core.text import Words

if TYPE_CHECKING:
    from engine.report.report import Cause, Estimate, Luck, Report

#: Standard errors by which what is measured may be off on either side.
BAND = 2.0
#: Distance from an even chance beyond which the lead has changed hands.
LEAD = 0.04
#: Smallest probability of luck that is told as such; lower ones are "below" it.
LEAST_SHARE = 0.001
#: The same in percent.
LEAST_PERCENT = 0.1
#: Labels of entries, where these are not their numbers.
Labels = Mapping[int, str]
NUMBERS: Labels = {}


def course_line(report: Report, names: Mapping[Seat, str], say: Words, labels: Labels = NUMBERS) -> str:
    """Say how often the lead changed and since when it was kept; "" if nobody led at the end."""
    runs = _leads(report)
    if not runs or len(report.points) < 2 or percent(report.points[-1].open) == 50:
        return ""
    n, leads = runs[-1]
    other = next((x for x in report.sides if x != report.side), None)
    who, ahead = (report.side, leads) if leads or other is None else (other, True)
    name = f"{names[who][:1].upper()}{names[who][1:]}"
    facts = {"name": name, "is": "ahead" if ahead else "behind", "n": label(n, labels)}
    key = "lookback-course" if len(runs) > 1 else "lookback-course-kept"
    if n == report.points[-1].n:
        key = "lookback-course-late"
    elif len(runs) == 1 and n == report.points[0].n:
        if any(x.key == "never-behind" for x in report.awards):
            return ""  # the award "never behind" says it already
        key = "lookback-course-always"
    return say(key, **facts, changes=len(runs) - 1)


def _leads(report: Report) -> list[tuple[int, bool]]:
    """Return the entries from which on a side led, and whether it was the report's side."""
    runs = list[tuple[int, bool]]()
    for p in report.points:
        leads = p.open.chance > 0.5
        clear = max(LEAD, BAND * p.open.error)
        if abs(p.open.chance - 0.5) >= clear and (not runs or runs[-1][1] is not leads):
            runs.append((p.n, leads))
    return runs


def label(n: int, labels: Labels) -> str:
    """Return an entry's label."""
    return labels.get(n, str(n))


def percent(x: Estimate) -> int:
    """Return a chance in whole percent."""
    return round(100 * x.chance)


def points(x: Estimate) -> int:
    """Return the error of an estimate in percent, at least one where there is any."""
    return max(round(100 * x.error), int(x.error > 0))


def luck_line(game: str, name: str, x: Luck, say: Words) -> str:
    """Compare a seat's dice with their expected results, and say how unusual they were."""
    return say(
        "lookback-luck",
        name=f"{name[:1].upper()}{name[1:]}",
        kind=say(f"{game}-dice-{x.kind}"),
        n=x.throws,
        made=x.made,
        expected=round(x.expected, 1) + 0.0,
        more="more" if x.made >= x.expected else "fewer",
        tail=share(x.tail),
        rare="yes" if x.tail < LEAST_SHARE else "no",
    )


def share(chance: float) -> float:
    """Return a chance in percent, more exactly where it is small, and never none.

    >>> share(0.4371), share(0.0123), share(0.00004)
    (44, 1.2, 0.1)
    """
    percents = 100 * max(chance, LEAST_SHARE)
    return round(percents, 1) if chance < 0.1 else round(percents)


def because_line(cause: Cause, average: Estimate | None, guess: Estimate | None, say: Words) -> str:
    """Say whether dice, a choice or a secret changed the chance."""
    facts = {"average": percent(average) if average else 0, "error": points(average) if average else 0}
    if guess is not None:
        facts |= {"guess": abs(percent(guess)), "unsure": points(guess)}
    return say(f"lookback-because-{cause}", **facts)


def better_line(name: str, answer: str, tried: int, lead: Estimate | None, say: Words) -> str:
    """Say which of the answers tried, the given one among them, was better; "" where none was compared."""
    if answer and lead is not None:
        facts = {"lead": percent(lead), "error": points(lead), "n": tried - 1}
        return say("lookback-better", name=name, answer=answer, **facts)
    return say("lookback-none-better", n=tried - 1) if tried > 1 else ""


def figure_rows(report: Report, say: Words) -> Iterator[tuple[str, Mapping[Seat, int]]]:
    """Yield what each number that is cared for is called, and it by seat; the table's is that of ""."""
    for key in dict.fromkeys(x.key for x in report.figures):
        these = {x.seat: x.value for x in report.figures if x.key == key}
        if any(these.values()):
            yield say(f"{report.game}-figure-{key}"), these


def award_lines(report: Report, name: Callable[[Seat], str], say: Words, labels: Labels) -> Sequence[str]:
    """Return the awards, each a line."""
    return [_award(report, x, name, say, labels) for x in report.awards]


def _award(report: Report, x: Award, name: Callable[[Seat], str], say: Words, labels: Labels) -> str:
    facts: dict[str, str | int | float] = dict(x.facts)
    if "kind" in facts:
        facts["kind"] = say(f"{report.game}-dice-{facts['kind']}")
    if isinstance(facts.get("percent"), str):
        facts["percent"] = max(LEAST_PERCENT, float(facts["percent"]))
    if x.shared and "n" in facts:
        facts["n"] = label(int(facts["n"]), labels)
    of = "lookback" if x.shared else report.game
    return say(f"{of}-award-{x.key}", name=name(x.seat) if x.seat else "", **facts)
