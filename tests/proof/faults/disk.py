"""A disk of the bot's own that can be full: a file system in memory, where this machine lets us mount one.

It is mounted where nobody else sees it (`apart`), and so it is gone with this process whatever happens.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from pathlib import Path

#: A mount namespace of one's own (Linux).
CLONE_NEWNS = 0x00020000
ROOM = "512m"


def apart() -> bool:
    """Let mounts of this process be seen by nobody else; False: not here."""
    if os.name != "posix" or shutil.which("mount") is None:
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    if not hasattr(libc, "unshare") or libc.unshare(CLONE_NEWNS) != 0:
        return False
    return _mount("--make-rprivate", "/")


def _mount(*arguments: str) -> bool:
    return subprocess.run(["mount", *arguments], capture_output=True).returncode == 0


class Disk:
    """One that is mounted at a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def mounted(cls, folder: Path) -> Disk | None:
        """Mount one; None: it may not be done here."""
        folder.mkdir(parents=True, exist_ok=True)
        return cls(folder) if _mount("-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", str(folder)) else None

    def fill(self) -> None:
        """Leave no room: whatever is written now is refused (ENOSPC)."""
        found = os.statvfs(self.folder)
        used = (found.f_blocks - found.f_bfree) * found.f_frsize
        _mount("-o", f"remount,size={max(used, found.f_frsize)}", str(self.folder))

    def free(self) -> None:
        """Make room again."""
        _mount("-o", f"remount,size={ROOM}", str(self.folder))

    def close(self) -> None:
        """Keep what lies on it in the folder above, and take it away."""
        for file in self.folder.iterdir():
            shutil.copy(file, self.folder.parent)
        subprocess.run(["umount", "-l", str(self.folder)], capture_output=True)
        self.folder.rmdir()
