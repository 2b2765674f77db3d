"""What Linux tells of another process. Elsewhere rows that need it are left out."""

from __future__ import annotations

import os
from pathlib import Path

#: Whether there is anything to read.
THERE = Path("/proc/self/stat").exists()


def cpu(pid: int) -> float:
    """Return the seconds of the processor that a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Return the bytes of memory that a process holds now."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
