"""A world that a SQLite file keeps: a restart loses nothing but what one person alone was shown.

Each change is one transaction, written through before anybody is shown it, so that a process may be killed
at any line. Files lie in the same database. A file of another edition, or a broken one, is not read.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import json
import os
import secrets
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from bot.desk.discord import permissions as may
from bot.desk.discord import wire
from bot.desk.discord.things import (
    DM,
    TEXT,
    Attachment,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    Role,
    Tag,
    User,
)
from bot.desk.discord.world import World

#: The edition of the file, as the schema writes it down.
EDITION = "1"
SCHEMA = """
BEGIN;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE channel (id INTEGER PRIMARY KEY, kind INTEGER, name TEXT, parent INTEGER, owner INTEGER,
    archived INTEGER, locked INTEGER, folds INTEGER, members TEXT, made REAL);
CREATE TABLE message (id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, author INTEGER, made REAL,
    json TEXT NOT NULL);
CREATE TABLE file (id INTEGER PRIMARY KEY, message INTEGER NOT NULL, name TEXT, path TEXT, description TEXT,
    data BLOB);
CREATE TABLE emoji (id INTEGER PRIMARY KEY, json TEXT NOT NULL, image TEXT NOT NULL);
CREATE INDEX of_message ON file (message);
CREATE INDEX at_path ON file (path);
CREATE INDEX of_channel ON message (channel);
INSERT INTO setting VALUES ('edition', '1');
COMMIT;
"""
#: The server, the application and the channel have the same ids on every table, people those of their names:
#: whatever else is lost, games under way are of people who can be there again.
SERVER, APPLICATION, TABLE, FIRST = (
    1456074443980800000,
    1456074443980800001,
    1456074443980800002,
    1456074440000000000,
)
#: Milliseconds at which Discord's ids begin.
EPOCH = 1420070400000
#: Stands in the file for the address of the table's files, which differs from run to run.
NEUTRAL = "https://desk.invalid"

Changed = Callable[[Channel], None]


class Unreadable(Exception):
    """A file is not one of ours, or is broken."""


def person_id(name: str) -> int:
    """Return the id of the person with this name, the same on every table."""
    return FIRST + zlib.crc32(name.lower().encode())


class KeptFiles(dict[str, bytes]):
    """Files by their paths: those in memory, and those that are kept."""

    def __init__(self, db: sqlite3.Connection) -> None:
        super().__init__()
        self._db = db

    def get(self, path: str, default: bytes | None = None) -> bytes | None:  # type: ignore[override]
        """Return a file."""
        if path in self:
            return self[path]
        found = self._db.execute("SELECT data FROM file WHERE path = ?", (path,)).fetchone()
        return bytes(found[0]) if found else default


class KeptWorld(World):
    """One server with one channel, whose contents a file keeps.

    `key` opens the page. `seated`: the people who play now; `changed` is called with a channel that is new or
    another, `gone` with one that is deleted, `registered` when there are other commands.
    """

    KEPT = 400

    def __init__(self, file: Path) -> None:
        self._newest = 0
        self._db = _opened(file)
        self._secret = self._setting("secret", secrets.token_hex(32)).encode()
        self.key = self._setting("key", secrets.token_urlsafe(24))
        super().__init__(remember=False)
        self.cdn = KeptFiles(self._db)
        del self.users[self.app.id]
        self.app.id = APPLICATION
        self.users[APPLICATION] = self.app
        first = base64.b64encode(str(APPLICATION).encode()).decode().rstrip("=")
        self.token = f"{first}.local.{secrets.token_urlsafe(24)}"
        self.icons: dict[int, str] = {}
        self.seated: list[User] = []
        self.changed: Changed = lambda _: None
        self.gone: Changed = lambda _: None
        self.registered: Callable[[], None] = lambda: None

    def id(self) -> int:
        """Return the next id, made from the time as Discord makes its own."""
        self._newest = max(self._newest + 1, (int(time.time() * 1000) - EPOCH) << 22)
        return self._newest

    def token_of(self, interaction: int) -> str:
        """Return a token that nobody can guess: it opens private answers."""
        return f"aW50-{interaction}-{secrets.token_urlsafe(18)}"

    def signature(self, path: str) -> str:
        """Return what only the table can sign an address with."""
        return hmac.new(self._secret, path.encode(), hashlib.sha256).hexdigest()[:32]

    # -- furnishing --------------------------------------------------------------------------------------

    def furnish(self, names: Sequence[str]) -> None:
        """Make the server with its people, the same at every start, and bring back what the file holds.

        Files have addresses by now (`cdn_address`).

        Raises:
            Unreadable: the file is broken.

        """
        try:
            self._furnish(names)
        except (sqlite3.DatabaseError, ValueError, LookupError, TypeError) as why:
            raise Unreadable(f"what is kept cannot be read: {why}") from why

    def _furnish(self, names: Sequence[str]) -> None:
        with self._transaction():
            for name in names:
                row = person_id(name), name
                self._db.execute("INSERT OR REPLACE INTO person VALUES (?, ?)", row)
        users = {n: User(n, x.lower()) for n, x in self._db.execute("SELECT id, name FROM person")}
        self.seated = [users[person_id(x)] for x in names]
        usual = Role(SERVER, "@everyone", may.USUAL | may.PINS, 0)
        table = Guild(SERVER, "Local table", self.seated[0].id, {SERVER: usual})
        self.guilds[SERVER] = table
        for user in (*users.values(), self.app):
            self.users[user.id] = user
            table.members[user.id] = Member(user)
        for user in users.values():
            own = Channel(user.id + 2**33, DM, "", only={user.id, self.app.id})
            self.dms[user.id] = self.channels[own.id] = own
        self.channels[TABLE] = table.channels[TABLE] = Channel(TABLE, TEXT, "table", table)
        self._bring_back(table)

    @property
    def table(self) -> Channel:
        """Return the channel in which everybody is."""
        return self.channels[TABLE]

    def _bring_back(self, table: Guild) -> None:
        ask = self._db.execute
        self.commands = json.loads(self._setting("commands", "[]"))
        for number, text, image in ask("SELECT id, json, image FROM emoji"):
            self.emojis.append(json.loads(text))
            self.icons[number] = image
        for row in ask(
            "SELECT id, kind, name, parent, owner, archived, locked, folds, members, made FROM channel"
        ):
            number, kind, name, parent, owner, archived, locked, folds, members, made = row
            thread = Channel(
                number, kind, name, table, self.channels.get(parent), owner=owner, archived=bool(archived),
                locked=bool(locked), auto_archive=folds, only=set(json.loads(members)), made=made,
            )  # fmt: skip
            self.channels[number] = thread
        files: dict[int, list[Attachment]] = {}
        for number, message, name, path, description, head, length in ask(
            "SELECT id, message, name, path, description, substr(data, 1, 24), length(data) FROM file"
            " ORDER BY id"
        ):
            found = Attachment(
                id=number,
                name=name,
                data=b"",
                path=path,
                description=description,
                size=wire.size(head),
                length=length,
            )
            files.setdefault(message, []).append(found)
        for number, channel, author, made, text in ask(
            "SELECT id, channel, author, made, json FROM message ORDER BY id"
        ):
            if (there := self.channels.get(channel)) is not None:
                told = json.loads(text.replace(NEUTRAL, self.cdn_address))
                who = self.users.get(author, self.app)
                there.messages[number] = Message(number, there, who, told, files.get(number, []), made=made)
        self._newest = max([0, *(x for c in self.channels.values() for x in c.messages)])

    # -- keeping -----------------------------------------------------------------------------------------

    def _setting(self, name: str, usual: str) -> str:
        """Return what is kept under a name; where there is nothing, keep `usual` first."""
        found = self._db.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()
        if found is not None:
            return str(found[0])
        self._db.execute("INSERT INTO setting VALUES (?, ?)", (name, usual))
        return usual

    def register(self, commands: list[Json]) -> None:
        """Take the application's commands and keep them."""
        super().register(commands)
        self._db.execute("INSERT OR REPLACE INTO setting VALUES ('commands', ?)", (json.dumps(commands),))
        self.registered()
        self.heard()

    def emoji(self, name: str, image: str) -> Json:
        """Take an emoji and keep it with its picture."""
        made = super().emoji(name, image)
        self.icons[int(made["id"])] = image
        self._db.execute("INSERT INTO emoji VALUES (?, ?, ?)", (int(made["id"]), json.dumps(made), image))
        return made

    def put(self, message: Message, *, edited: bool = False) -> None:
        """Keep a message, unless only one person sees it, and show it."""
        if message.only is None:
            with self._transaction():
                self._keep_message(message)
        super().put(message, edited=edited)

    def _keep_message(self, message: Message) -> None:
        text = json.dumps(message.json)
        if self.cdn_address:
            text = text.replace(self.cdn_address, NEUTRAL)
        row = message.id, message.channel.id, message.author.id, message.made, text
        ask = self._db.execute
        ask("INSERT OR REPLACE INTO message VALUES (?, ?, ?, ?, ?)", row)
        had = {x for (x,) in ask("SELECT id FROM file WHERE message = ?", (message.id,))}
        for x in message.attachments:
            if x.id not in had:
                told = x.id, message.id, x.name, x.path, x.description, x.data
                ask("INSERT INTO file VALUES (?, ?, ?, ?, ?, ?)", told)
                x.data = b""
                self.cdn.pop(x.path, None)
        for old in had - {x.id for x in message.attachments}:
            ask("DELETE FROM file WHERE id = ?", (old,))

    def delete_message(self, message: Message) -> None:
        """Delete a message, kept or not."""
        with self._transaction():
            self._drop(message.id)
        super().delete_message(message)

    def forget(self, channel: Channel) -> None:
        """Forget the oldest message of a channel, kept or not."""
        before = set(channel.messages)
        super().forget(channel)
        with self._transaction():
            for x in before - channel.messages.keys():
                self._drop(x)

    def _drop(self, message: int) -> None:
        self._db.execute("DELETE FROM message WHERE id = ?", (message,))
        self._db.execute("DELETE FROM file WHERE message = ?", (message,))

    def thread(
        self, parent: Channel, name: str, owner: User, *, private: bool = False, at: int = 0,
        auto_archive: int = 4320, tags: Iterable[Tag] = (),
    ) -> Channel:  # fmt: skip
        """Open a thread and keep it. The table has no forum, so that there are no tags to keep."""
        made = super().thread(
            parent, name, owner, private=private, at=at, auto_archive=auto_archive, tags=tags
        )
        self._keep_channel(made)
        return made

    def archive(self, thread: Channel, *, archived: bool = True, locked: bool = False) -> None:
        """Archive a thread, or take it out again."""
        super().archive(thread, archived=archived, locked=locked)
        self._keep_channel(thread)

    def rename(self, channel: Channel, name: str) -> None:
        """Give a channel another name."""
        super().rename(channel, name)
        self._keep_channel(channel)

    def admit(self, thread: Channel, user: int) -> None:
        """Put somebody into a thread."""
        if user not in thread.only:
            super().admit(thread, user)
            self._keep_channel(thread)

    def dismiss(self, thread: Channel, user: int) -> None:
        """Take somebody out of a thread."""
        super().dismiss(thread, user)
        self._keep_channel(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with all that is in it."""
        gone = [channel, *(x for x in self.channels.values() if x.parent is channel)]
        with self._transaction():
            for x in gone:
                self._db.execute("DELETE FROM channel WHERE id = ?", (x.id,))
                for message in list(x.messages):
                    self._drop(message)
        super().delete_channel(channel)
        for x in gone:
            self.gone(x)

    def _keep_channel(self, x: Channel) -> None:
        if x.is_thread:
            row = (
                x.id, x.kind, x.name, x.parent.id if x.parent else None, x.owner, x.archived, x.locked,
                x.auto_archive, json.dumps(sorted(x.only)), x.made,
            )  # fmt: skip
            self._db.execute("INSERT OR REPLACE INTO channel VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        self.changed(x)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def close(self) -> None:
        """Close the file."""
        self._db.close()


def _opened(file: Path) -> sqlite3.Connection:
    """Open a file that nobody else of this computer can read, and make its tables where there are none.

    Raises:
        Unreadable: it is of another kind, or broken.

    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    db = sqlite3.connect(file, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        if not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            db.executescript(SCHEMA)
        edition = db.execute("SELECT value FROM setting WHERE name = 'edition'").fetchone()
    except sqlite3.DatabaseError as why:
        db.close()
        raise Unreadable(f"{file.name} cannot be read: {why}") from why
    if edition != (EDITION,):
        db.close()
        raise Unreadable(f"{file.name} is of another edition")
    return db
