"""`python -m engine.tools.compiling build/compiled`: a copy of the program with its rules compiled to C."""

from __future__ import annotations

import argparse
import subprocess  # nosec B404
from pathlib import Path

from engine.tools.compiling.building import compile_copy, copied, modules


def main() -> int:
    """Make the copy, compile it, and say what it is."""
    asked = argparse.ArgumentParser("python -m engine.tools.compiling", description=__doc__)
    asked.add_argument("into", type=Path, help="where the copy goes, in place of an older one")
    asked.add_argument(
        "--level", default="1", choices=("0", "1", "2", "3"), help="of the compiler's optimizing"
    )
    args = asked.parse_args()
    into = args.into.resolve()
    try:
        copied(Path(__file__).parents[3], into, args.level)
    except FileExistsError as why:
        asked.error(str(why))
    print(f"{len(modules(into))} modules are compiled, which takes some minutes", flush=True)
    try:
        compile_copy(into)
    except subprocess.CalledProcessError as why:
        return why.returncode
    print(f"compiled: {into}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
