"""`bot.desk.launch` with a test's own hook into the process, for example to end it at a drawn step.

    python -m tests.loopback.launch API GATEWAY [--first module:function] [bot's command line, usually `run`]

`--first` names a function without arguments that is called before the bot starts.
"""

from __future__ import annotations

import importlib
import sys

from bot.desk import launch


def main(argv: list[str]) -> None:
    """Call the hook and be the bot. It ends the process."""
    api, gateway, *rest = argv
    if rest[:1] == ["--first"]:
        launch.aim(api, gateway)
        module, _, name = rest[1].partition(":")
        getattr(importlib.import_module(module), name)()
        rest = rest[2:]
    launch.main([api, gateway, *rest])


if __name__ == "__main__":
    main(sys.argv[1:])
