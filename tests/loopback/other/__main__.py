"""Two client libraries that have nothing to do with ours log in and play a whole exchange.

    python -m tests.loopback.other [discord.js] [hikari]

installs what is missing (npm, pip) under `var/clients`, which git does not see, and runs the check. Then
`tests/loopback/other/test_other_clients.py` runs it too.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import time
import traceback

from tests.loopback.other.clients import CLIENTS, FOLDER
from tests.loopback.other.exchange import exchange


def install(name: str) -> bool:
    """Fetch a client library. Returns whether it is there now."""
    client = CLIENTS[name]
    if client.installed():
        return True
    if shutil.which(client.fetch[0]) is None:
        print(f"{name}: {client.fetch[0]} is not here")
        return False
    FOLDER.mkdir(parents=True, exist_ok=True)
    return subprocess.run(client.fetch, cwd=FOLDER, check=False).returncode == 0 and client.installed()


def main(names: list[str]) -> int:
    """Install and run; 0 when all went through."""
    failed = 0
    for name in names or list(CLIENTS):
        if not install(name):
            failed += 1
            continue
        begun = time.monotonic()
        try:
            asyncio.run(exchange(CLIENTS[name].command))
        except AssertionError:
            print(f"{name}:\n{traceback.format_exc()}")
            failed += 1
        else:
            took = time.monotonic() - begun
            print(f"{name}: command, file, picture, button, form, direct message, RESUME in {took:.1f} s")
    return failed


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
