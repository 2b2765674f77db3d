"""What every answer reads and marks, as plain statements: an ORM session takes ten times as long.

The statements are such as SQLite and PostgreSQL both take; blanks are written `?`, as in `answer.py`. What
they give reads like rows of the models, but is plain: the ORM, which watches every attribute of its own,
takes eighty times as long for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import FunctionType
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar, cast

from sqlalchemy import Boolean, Connection
from sqlalchemy import inspect as mapped
from sqlmodel import Session, SQLModel

from bot.store.statements.answer import Cursor, SqlConnection

M = TypeVar("M", bound=SQLModel)
P = ParamSpec("P")


class _Plain:
    """A row as it was read."""

    model: ClassVar[type[SQLModel]]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.__dict__.items())})"

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.model, self.__dict__)

    def model_dump(self) -> dict[str, Any]:
        """Return the columns by their names."""
        return {**self.__dict__}

    def model_copy(self, *, update: Mapping[str, object] | None = None) -> _Plain:
        """Return a copy with some columns changed."""
        return _filled(type(self), {**self.__dict__, **(update or {})})


def _filled(of: type[_Plain], held: dict[str, object]) -> _Plain:
    row = of.__new__(of)
    row.__dict__ = held
    return row


def _again(model: type[SQLModel], held: dict[str, object]) -> _Plain:
    """Make a row that comes from another process."""
    return _filled(_plain(model), held)


def mergeable(row: M) -> M:
    """Return a row as the ORM takes it back: one that was read is plain."""
    return cast("M", row.model(**row.__dict__)) if isinstance(row, _Plain) else row


@cache
def _plain(model: type[SQLModel]) -> type[_Plain]:
    """Make the class of what is read of a model: with the properties and methods that the model adds."""
    own = {k: v for k, v in vars(model).items() if isinstance(v, property | FunctionType) and k[0] != "_"}
    return type(model.__name__, (_Plain,), {"__doc__": model.__doc__, "model": model, **own})


class Rows(Generic[M]):
    """A SELECT of whole rows of one table, its columns taken from the model: they cannot drift apart."""

    def __init__(self, model: type[M], where: str) -> None:
        table = model.__table__  # type: ignore[attr-defined]
        self._names = tuple(c.name for c in table.columns)
        self._flags = tuple(i for i, c in enumerate(table.columns) if isinstance(c.type, Boolean))
        self._plain = _plain(model)
        columns = ", ".join(f'"{x}"' for x in self._names)
        self.sql = f"SELECT {columns} FROM {table.name} WHERE {where}"  # names of ours  # noqa: S608  # nosec B608

    def ask(self, db: SqlConnection, *values: object) -> Reply[M]:
        """Send the query; its rows are fetched later, so that several queries take one round trip."""
        return Reply(self, db.execute(self.sql, values))

    def made(self, values: Sequence[object]) -> M:
        """Make a row that is loaded; `mergeable` lets it be written back."""
        held = dict(zip(self._names, values, strict=True))
        for i in self._flags:  # SQLite keeps 0 and 1
            held[self._names[i]] = bool(values[i])
        return cast("M", _filled(self._plain, held))


class Reply(Generic[M]):
    """The answer to a SELECT that was sent."""

    def __init__(self, rows: Rows[M], cursor: Cursor) -> None:
        self._rows, self._cursor = rows, cursor

    def all(self) -> list[M]:
        """Return all rows."""
        return [self._rows.made(x) for x in self._cursor.fetchall()]

    def first(self) -> M | None:
        """Return the first row, None when there is none."""
        return next(iter(self.all()), None)


def new(model: Callable[P, M], *nothing: P.args, **values: P.kwargs) -> M:
    """Make a new row as its constructor does, which tells the ORM of each column by itself."""
    of, defaults = cast("type[M]", model), _defaults(model)
    row = mapped(of).class_manager.new_instance()
    row.__dict__.update(defaults, **values)
    return row  # type: ignore[no-any-return]


@cache
def _defaults(model: type[SQLModel]) -> dict[str, object]:
    """Return what the columns are that a new row is not given."""
    return {name: x.default for name, x in model.model_fields.items() if not x.is_required()}


class _InSession:
    """A session's transaction that takes plain statements, with the blanks of its database."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._blank = "?" if connection.dialect.paramstyle == "qmark" else "%s"

    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor:
        return self._connection.exec_driver_sql(sql.replace("?", self._blank), tuple(values))

    def executemany(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        self._connection.exec_driver_sql(sql.replace("?", self._blank), [tuple(x) for x in rows])


def connection_of(db: Session) -> SqlConnection:
    """Let plain statements be part of a session's transaction."""
    return _InSession(db.connection())


def column(cursor: Cursor) -> list[Any]:
    """Return the first column of what a statement gives."""
    found: Iterable[Sequence[Any]] = cursor.fetchall()
    return [x[0] for x in found]
