"""Which other client libraries there are, how they are fetched, and whether they are here."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
#: Where they are installed: not in the repository.
FOLDER = HERE.parents[2] / "var" / "clients"


@dataclass(frozen=True)
class Client:
    """One library: how it is fetched, what shows that it is there, and how its bot is started."""

    name: str
    fetch: tuple[str, ...]
    sign: Path
    start: tuple[str, ...]

    def installed(self) -> bool:
        """Return whether it can be run."""
        return self.sign.exists() and shutil.which(self.start[0]) is not None

    @property
    def command(self) -> tuple[tuple[str, ...], dict[str, str]]:
        """Return the command line and the environment that starts its bot."""
        return self.start, {
            **os.environ,
            "NODE_PATH": str(FOLDER / "node_modules"),
            "PYTHONPATH": str(FOLDER / "python"),
        }


CLIENTS = {
    x.name: x
    for x in (
        Client(
            "discord.js",
            ("npm", "install", "--no-audit", "--no-fund", "--no-save", "discord.js@14"),
            FOLDER / "node_modules" / "discord.js",
            ("node", str(HERE / "flow.cjs")),
        ),
        Client(
            "hikari",
            (sys.executable, "-m", "pip", "install", "--quiet", "--target", "python", "hikari==2.*"),
            FOLDER / "python" / "hikari",
            (sys.executable, str(HERE / "flow_hikari.py")),
        ),
    )
}
