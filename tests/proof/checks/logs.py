"""What the bot wrote into its log: no error but those that a planted fault explains."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

#: A line of the plain log: its level, its logger and what it says; lines of a trace follow it.
LINE = re.compile(r"^\d{4}-\d\d-\d\dT\S+ (\w+) +([\w.]+)(?: \[[^\]]*\])?: (.*)$")

#: What a database suffers.
SERVER = {"database connections cut", "database rows held by another", "database server restarted"}
FILE = {"I/O error", "full disk", "locked database", "database locked for 10 s"}
#: What may be logged as an error, by the kinds of trouble that bring it about.
EXPLAINED: dict[str, set[str]] = {
    r"disk I/O error": {"I/O error"},
    r"database is locked": {"locked database", "database locked for 10 s"},
    r"disk is full|No space left|File too large": {"full disk"},
    r"discord/\w+\.py[\s\S]*(TypeError|AttributeError|KeyError)": {"page instead of JSON", "outage: pages"},
    r"\S\d{4}-\d\d-\d\dT[\d:.]+Z [A-Z]+ ": {
        "full disk"
    },  # a line broke off, of its trace, too: the next follows
    r"StoreError|psycopg": SERVER,
    r"not well: the database refuses what the bot writes": FILE | SERVER,
}


def errors(text: str) -> Iterator[tuple[str, str]]:
    """Return each error of a log: its line, and all with its trace."""
    head, trace, bad = "", list[str](), False
    for line in [*text.splitlines(), "0000-00-00T0 INFO end: end"]:
        found = LINE.match(line)
        if found is None:
            trace += [line] * bad
            continue
        if bad:
            yield head, "\n".join(trace)
        bad, head = found[1] in {"ERROR", "CRITICAL"}, f"{found[2]}: {found[3]}"
        trace = [line]


def judged(folder: Path, faults: set[str], checked: Counter[str]) -> list[str]:
    """Name the errors in the bot's logs that none of the faults planted there explains."""
    found = []
    for log in sorted(folder.glob("*.log")):
        text = log.read_text("utf-8", "replace")
        checked["lines of the bot's log"] += text.count("\n")
        for head, whole in errors(text):
            planted = any(
                re.search(pattern, whole) and kinds & faults for pattern, kinds in EXPLAINED.items()
            )
            if planted:
                checked["errors in the log that a planted fault explains"] += 1
            else:
                found.append(f"the bot logged an error: {head}\n{whole[-1500:]}")
    return found


def betrayed(folder: Path, keys: Sequence[str]) -> list[str]:
    """Name the logs that hold a ticket or a key to somebody's board."""
    logs = ((log, log.read_text("utf-8", "replace")) for log in sorted(folder.glob("*.log")))
    return [f"{log.name} holds a key to a board" for log, text in logs if any(x in text for x in keys)]
