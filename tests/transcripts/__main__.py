"""`python -m tests.transcripts [NAME ...]`: plays the visits and keeps what people see, as Markdown.

A change of words shows as a diff of these files, which somebody reads before it is committed.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from bot.settings import Settings
from tests.transcripts.recording import recorded
from tests.transcripts.visits import VISITS

KEPT = Path(__file__).with_name("kept")


def main() -> None:
    """Record the visits that are named, or all."""
    top = argparse.ArgumentParser(prog="python -m tests.transcripts", description=__doc__)
    top.add_argument("names", nargs="*", help="visits; all where none is named")
    names = top.parse_args().names or list(VISITS)
    KEPT.mkdir(exist_ok=True)
    for name in names:
        with tempfile.TemporaryDirectory(prefix="nullgate-visit-") as folder:
            text = asyncio.run(recorded(VISITS[name], Settings(data=Path(folder), pace=0, reports=0)))
        (KEPT / f"{name}.md").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines())} lines")
    if set(names) == set(VISITS):
        for x in KEPT.glob("*.md"):
            if x.stem not in VISITS:
                x.unlink()


if __name__ == "__main__":
    main()
