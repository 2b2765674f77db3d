"""A PostgreSQL server of the tests' own: started on a socket in a temporary folder, gone at the end."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

#: Where Debian and others put programs that are not in everybody's path.
FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
#: Nothing here must outlive a crash of the machine.
HASTY = (
    "-c fsync=off -c full_page_writes=off -c listen_addresses= -c max_connections=40 -c shared_buffers=16MB"
)


def programs() -> Path | None:
    """Find the folder with initdb and pg_ctl; None when PostgreSQL is not installed."""
    here = shutil.which("initdb")
    if here:
        return Path(here).resolve().parent
    found = [x for pattern in FOLDERS for x in sorted(Path("/").glob(pattern[1:])) if (x / "initdb").exists()]
    return found[-1] if found else None


def why_not() -> str:
    """Say why no server can be started here; "" when one can."""
    if programs() is None:
        return "PostgreSQL is not installed (on Debian: apt install postgresql)"
    if os.name == "posix" and os.geteuid() == 0:
        if shutil.which("runuser") is None:
            return "PostgreSQL does not run as root, and there is no runuser"
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return "PostgreSQL does not run as root, and there is no user `postgres`"
    return ""


class Server:
    """A running server. `fresh` makes databases in it."""

    def __init__(self, folder: Path, bin_: Path) -> None:
        self.folder, self._bin, self._number = folder, bin_, count(1)
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self.user = "postgres"

    def run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(self._bin / program), *arguments]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=60)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr or done.stdout}")

    def address(self, database: str) -> str:
        return f"postgresql://{self.user}@/{database}?host={self.folder}"

    def sql(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(statement)  # type: ignore[call-overload]

    def fresh(self, template: str = "template0") -> str:
        """Make a database, empty or a copy of another; give its name."""
        name = f"test{next(self._number)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return name

    def stop(self, *, at_once: bool = False) -> None:
        self.run(
            "pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate" if at_once else "fast", "-w", "stop"
        )

    def start(self) -> None:
        log, options = f"{self.folder}/log", f"{HASTY} -k {self.folder}"
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-l", log, "-o", options, "-w", "start")


@contextmanager
def serving() -> Iterator[Server]:
    """Start a server of our own and stop it again."""
    found = programs()
    assert found is not None
    folder = Path(mkdtemp(prefix="ngpg-"))  # a socket's path must be short
    server = Server(folder, found)
    try:
        if server._as:
            shutil.chown(folder, "postgres", "postgres")
        server.run("initdb", "-D", f"{folder}/data", "-U", server.user, "-A", "trust", "-E", "UTF8",
                   "--locale=C", "--no-sync")  # fmt: skip
        server.start()
        try:
            yield server
        finally:
            server.stop(at_once=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
