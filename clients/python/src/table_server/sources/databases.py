"""Tables and queries of databases, by any module of PEP 249."""

from __future__ import annotations

import contextlib
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from ..lent_rows import ChangeRefused, LentChange, LentRow, RowsChanged, Sequential, WriteFunction
from ..lent_values import encode_lent
from ..values import decode_value
from .columns import type_of_values, unique
from .connections import Connections
from .dialects import BLOB, ColumnFacts, Dialect

ROWS_AT_A_TIME = 1000


def is_connection(value: Any) -> bool:
    """Whether a value is a connection of PEP 249, or an engine of SQLAlchemy."""
    return hasattr(value, "raw_connection") or (
        callable(getattr(value, "cursor", None)) and callable(getattr(value, "commit", None))
    )


def query(
    connect: Any,
    sql: str,
    params: Any = (),
    columns: Optional[Sequence[Any]] = None,
    key: Sequence[str] = (),
) -> Query:
    """The rows of a query, by any database module of PEP 249.

    ``connect`` is a connection, or a function that makes one. ``params`` are its parameters, in the
    module's form. Each reading runs the query once, on a thread of its own. A given connection must
    not be used for anything else meanwhile.
    """
    return Query(connect, sql, params, columns, key)


def table(
    connect: Any,
    name: Union[str, Sequence[str]],
    *,
    columns: Optional[Sequence[str]] = None,
    key: Optional[Sequence[str]] = None,
) -> TableRows:
    """A table or a view of a database. Edited rows are written by one transaction.

    ``name`` may be a sequence, with the schema first. ``columns`` are all by default. ``key`` is
    the primary key by default. Without one, rows can only be read. ``connect`` as for ``query``.
    """
    return TableRows(connect, (name,) if isinstance(name, str) else tuple(name), columns, key)


class Query(Sequential):
    """The rows of a query; see ``query``."""

    def __init__(
        self,
        connect: Any,
        sql: str,
        params: Any = (),
        columns: Optional[Sequence[Any]] = None,
        key: Sequence[str] = (),
    ) -> None:
        super().__init__(self._run, columns)
        self._connections = Connections(connect)
        self._sql, self._params = sql, params
        self._facts: Dict[str, ColumnFacts] = {}
        self.key = list(key)

    def _run(self) -> Iterator[LentRow]:
        with self._connections.use() as (connection, dialect):
            was_idle = dialect.is_idle(connection)
            cursor = dialect.large_cursor(connection)
            try:
                _execute(cursor, self._sql, self._params)
                self._cast(cursor, dialect)
                rows = cursor.fetchmany(ROWS_AT_A_TIME)
                self._describe(cursor, dialect, rows)
                convert = [facts.convert for facts in self._facts.values()]
                while rows:
                    yield from rows if not any(convert) else _converted(rows, convert)
                    rows = cursor.fetchmany(ROWS_AT_A_TIME)
            finally:
                cursor.close()
                if was_idle and not dialect.is_idle(connection):
                    dialect.end(connection, "ROLLBACK")

    def _cast(self, cursor: Any, dialect: Dialect) -> None:
        """Runs the query again with those columns as texts that Python has no exact values for."""
        if all(dialect.column(column[1]).cast is None for column in cursor.description):
            return
        facts = _described(cursor, dialect)
        wanted = ", ".join(_selected(dialect, name, one) for name, one in facts.items())
        inner = self._sql.strip().rstrip(";")
        _execute(cursor, f"SELECT {wanted} FROM (\n{inner}\n) AS lent", self._params)
        self._facts = facts

    def _describe(self, cursor: Any, dialect: Dialect, rows: Sequence[Sequence[Any]]) -> None:
        """Finds the columns. One whose type the database does not tell has that of its values."""
        known = self._facts or _described(cursor, dialect)
        values: Sequence[Sequence[Any]] = list(zip(*rows)) or [()] * len(known)
        self._facts = {
            name: facts if facts.type is not None else facts.typed(type_of_values(some))
            for (name, facts), some in zip(known.items(), values)
        }

    def columns(self) -> List[Dict[str, Any]]:
        """The columns of the result with their types, or those given."""
        if self._columns is not None:
            return super().columns()
        self._first()  # which runs the query
        return [_column(name, facts) for name, facts in self._facts.items()]


class TableRows(Query):
    """A table of a database; see ``table``."""

    def __init__(
        self,
        connect: Any,
        name: Tuple[str, ...],
        columns: Optional[Sequence[str]],
        key: Optional[Sequence[str]],
    ) -> None:
        super().__init__(connect, "")
        self.name = ".".join(name)
        with self._connections.use() as (connection, dialect):
            was_idle = dialect.is_idle(connection)
            self._dialect, self._quoted = dialect, dialect.name(*name)
            self.key = dialect.primary_key(connection, name) if key is None else list(key)
            cursor = connection.cursor()
            _run_statement(cursor, dialect, f"SELECT * FROM {self._quoted} WHERE 1 = 0")
            facts = dialect.declared(connection, name, _described(cursor, dialect))
            cursor.close()
            if was_idle and not dialect.is_idle(connection):
                dialect.end(connection, "ROLLBACK")
        wanted = list(facts) if columns is None else list(columns)
        if missing := [one for one in [*wanted, *self.key] if one not in facts]:
            raise ValueError(f"{self.name} has no column {missing[0]!r}; it has {', '.join(facts)}")
        if not set(self.key) <= set(wanted):
            self.key = []
        self._facts = {one: facts[one] for one in wanted}
        order = ", ".join(dialect.name(one) for one in self.key)
        self._selection = ", ".join(_selected(dialect, *one) for one in self._facts.items())
        statement = f"SELECT {self._selection} FROM {self._quoted}" + (order and f" ORDER BY {order}")
        self._sql = dialect.without_parameters(statement)

    def _cast(self, cursor: Any, dialect: Dialect) -> None:
        """Nothing: the statement has the casts."""

    def writer(self) -> Optional[WriteFunction]:
        """Writes edited rows by one transaction; None without a key."""
        return self._write if self.key else None

    # MARK: Writing

    def _write(self, changes: List[LentChange]) -> Dict[int, Mapping[str, Any]]:
        with self._connections.use() as (connection, dialect):
            if dialect.is_idle(connection) is False:
                raise RuntimeError("the connection has an open transaction: commit it or roll it back")
            dialect.begin(connection)
            try:
                cursor = dialect.cursor(connection)
                self._compare(cursor, changes)
                written = {}
                for place, change in enumerate(changes):
                    try:
                        written[place] = self._apply(cursor, change)
                    except dialect.refusals as error:
                        raise ChangeRefused(place, str(error).strip(), _column_of(error)) from error
                dialect.end(connection, "COMMIT")
            except BaseException:
                with contextlib.suppress(Exception):
                    dialect.end(connection, "ROLLBACK")
                raise
        return {place: values for place, values in written.items() if values}

    def _compare(self, cursor: Any, changes: Sequence[LentChange]) -> None:
        """Raises ``RowsChanged`` if rows are not as they were read."""
        changed, gone = [], []
        for place, change in enumerate(changes):
            if change.kind == "insert":
                continue
            row = self._select(cursor, change.key)
            if row is None:
                gone.append(place)
                continue
            for name in change.values:
                if isinstance(row[name], (bytes, memoryview)):
                    raise ChangeRefused(place, "a blob cannot be edited", name)
            if any(
                not self._is_same(name, row[name], before) for name, before in change.before.items()
            ):
                changed.append(place)
        if changed or gone:
            raise RowsChanged(changed, gone)

    def _is_same(self, name: str, now: Any, before: Any) -> bool:
        if isinstance(now, (bytes, memoryview)):
            return True  # the daemon has only seen what is shown of it
        kind = self._facts[name].type
        read = decode_value(encode_lent(now, kind), kind or "text")
        return bool(read == before) or (
            read is not None and before is not None and str(read) == str(before)
        )

    def _apply(self, cursor: Any, change: LentChange) -> Mapping[str, Any]:
        """Writes one row. Returns the cells that are others than those written."""
        if change.kind == "remove":
            where, values = self._where(change.key, 1)
            self._do(cursor, f"DELETE FROM {self._quoted} WHERE {where}", values)
            return {}
        names = list(change.values)
        values = [self._dialect.bound(change.values[name], self._facts[name]) for name in names]
        places = [self._dialect.placeholder(number) for number in range(1, len(names) + 1)]
        if change.kind == "insert":
            row = self._insert(cursor, change, names, values, places)
        else:
            where, keys = self._where(change.key, len(names) + 1)
            pairs = ", ".join(
                f"{self._dialect.name(name)} = {place}" for name, place in zip(names, places)
            )
            statement = f"UPDATE {self._quoted} SET {pairs} WHERE {where}"
            self._do(cursor, statement, [*values, *keys])
            after = [change.values.get(name, old) for name, old in zip(self.key, change.key)]
            row = self._select(cursor, after)
        known = {**change.before, **change.values}
        return {
            name: value
            for name, value in (row or {}).items()
            if name not in known or not self._is_same(name, value, known[name])
        }

    def _insert(
        self, cursor: Any, change: LentChange, names: List[str], values: List[Any], places: List[str]
    ) -> Optional[Dict[str, Any]]:
        columns = ", ".join(self._dialect.name(name) for name in names)
        rest = f"({columns}) VALUES ({', '.join(places)})" if names else "DEFAULT VALUES"
        statement = f"INSERT INTO {self._quoted} {rest}"
        if self._dialect.returning:
            self._do(cursor, f"{statement} RETURNING {self._selection}", values)
            return self._row(cursor.fetchone())
        self._do(cursor, statement, values)
        made = getattr(cursor, "lastrowid", None)
        key = [change.values.get(name, made) for name in self.key]
        return None if None in key else self._select(cursor, key)

    def _select(self, cursor: Any, key: Sequence[Any]) -> Optional[Dict[str, Any]]:
        where, values = self._where(key, 1)
        lock = self._dialect.locking
        statement = f"SELECT {self._selection} FROM {self._quoted} WHERE {where}{lock}"
        self._do(cursor, statement, values)
        return self._row(cursor.fetchone())

    def _row(self, row: Optional[Sequence[Any]]) -> Optional[Dict[str, Any]]:
        if row is None:
            return None
        return {
            name: value if facts.convert is None else facts.convert(value)
            for (name, facts), value in zip(self._facts.items(), row)
        }

    def _where(self, key: Sequence[Any], first: int) -> Tuple[str, List[Any]]:
        tests = (
            f"{self._dialect.name(name)} = {self._dialect.placeholder(number)}"
            for number, name in enumerate(self.key, first)
        )
        values = [self._dialect.bound(one, self._facts[name]) for name, one in zip(self.key, key)]
        return " AND ".join(tests), values

    def _do(self, cursor: Any, statement: str, values: Sequence[Any]) -> None:
        _run_statement(cursor, self._dialect, statement, values)


def _run_statement(cursor: Any, dialect: Dialect, statement: str, values: Sequence[Any] = ()) -> None:
    """Runs a statement of this module."""
    if values:
        cursor.execute(statement, dialect.parameters(values))
    else:
        cursor.execute(dialect.without_parameters(statement))


def _execute(cursor: Any, sql: str, params: Any) -> None:
    if params:
        cursor.execute(sql, params)
    else:
        cursor.execute(sql)  # in which "%" is no sign of a parameter


def _described(cursor: Any, dialect: Dialect) -> Dict[str, ColumnFacts]:
    names = unique(str(column[0]) for column in cursor.description)
    return {name: dialect.column(column[1]) for name, column in zip(names, cursor.description)}


def _selected(dialect: Dialect, name: str, facts: ColumnFacts) -> str:
    quoted = dialect.name(name)
    return quoted if facts.cast is None else f"CAST({quoted} AS {facts.cast}) AS {quoted}"


def _column(name: str, facts: ColumnFacts) -> Dict[str, Any]:
    kind = "text" if facts.type == BLOB else facts.type
    typed = {} if kind is None else {"type": kind}
    return {"id": name, **typed, **({} if facts.editable else {"editable": False})}


def _converted(rows: Sequence[Sequence[Any]], convert: Sequence[Any]) -> Iterator[LentRow]:
    columns = zip(zip(*rows), convert)
    return zip(*(values if to is None else map(to, values) for values, to in columns))


def _column_of(error: BaseException) -> Optional[str]:
    """The column that a database names in its error, where the module tells it."""
    column = getattr(getattr(error, "diag", None), "column_name", None)
    return None if column is None else str(column)
