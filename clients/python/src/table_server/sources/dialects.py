"""What differs between databases: quotes, placeholders, types and catalogs."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
import sys
from typing import Any, Callable, Dict, Iterable, List, NamedTuple, Optional, Sequence, Tuple, Type

from ..values import decode_value

Name = Tuple[str, ...]
"""The name of a table: its own, perhaps behind that of a schema or a catalog."""

Convert = Callable[[Any], Any]

BLOB = "blob"
"""In place of a type: cells are shown, and cannot be edited."""


class ColumnFacts(NamedTuple):
    """What is known about a column: its type, whether it can be edited, how values are read."""

    type: Optional[str] = None
    editable: bool = True
    convert: Optional[Convert] = None
    cast: Optional[str] = None
    """The type of the database that keeps the values exactly, where Python's does not."""

    def typed(self, kind: Optional[str]) -> ColumnFacts:
        """The same with a type; blobs cannot be edited."""
        return self._replace(type=kind, editable=self.editable and kind != BLOB)


Facts = Dict[str, ColumnFacts]


class Dialect:
    """The common denominator of databases with a module of PEP 249."""

    quote = '"'
    returning = False
    """Whether statements that insert can return the new row."""
    locking = ""
    """What a statement that selects has to lock its rows."""
    schema: Optional[str] = None
    """The expression for the schema of names without one."""

    def __init__(self, module: str) -> None:
        self.module = module
        found = sys.modules.get("duckdb" if module == "_duckdb" else module)
        self.paramstyle: str = getattr(found, "paramstyle", "qmark")
        names = ("IntegrityError", "DataError")
        kinds = (getattr(found, name, None) for name in names)
        self.refusals: Tuple[Type[Exception], ...] = tuple(kind for kind in kinds if kind is not None)

    # MARK: Statements

    def name(self, *parts: str) -> str:
        """A name in quotes."""
        quoted = (f"{self.quote}{part.replace(self.quote, self.quote * 2)}{self.quote}" for part in parts)
        name = ".".join(quoted)
        return name.replace("%", "%%") if self._formats else name

    @property
    def _formats(self) -> bool:
        return self.paramstyle in ("format", "pyformat")

    def without_parameters(self, statement: str) -> str:
        """A statement that is run without parameters, where "%" is no sign of one."""
        return statement.replace("%%", "%") if self._formats else statement

    def placeholder(self, number: int) -> str:
        """The place of a parameter, counted from 1."""
        return {
            "format": "%s", "pyformat": "%s", "numeric": f":{number}", "named": f":p{number}",
        }.get(self.paramstyle, "?")  # fmt: skip

    def parameters(self, values: Sequence[Any]) -> Any:
        """The values of parameters in the form that ``execute`` takes."""
        if self.paramstyle == "named":
            return {f"p{number}": value for number, value in enumerate(values, 1)}
        return list(values)

    def bound(self, value: Any, facts: ColumnFacts) -> Any:
        """A value as a parameter."""
        if facts.type == "json" and value is not None:
            return json.dumps(value, ensure_ascii=False)
        return value

    # MARK: Connections

    def cursor(self, connection: Any) -> Any:
        """A cursor for a few rows."""
        return connection.cursor()

    def large_cursor(self, connection: Any) -> Any:
        """A cursor that reads a large result in parts, where the module can."""
        return self.cursor(connection)

    def is_idle(self, connection: Any) -> Optional[bool]:
        """Whether no transaction is open; None: that is not known."""
        return None

    def begin(self, connection: Any) -> None:
        """Begins a transaction, where that is not done by the first statement."""
        if getattr(connection, "autocommit", None) is True:
            connection.cursor().execute("BEGIN")

    def end(self, connection: Any, statement: str) -> None:
        """Ends a transaction: ``COMMIT`` or ``ROLLBACK``."""
        if getattr(connection, "autocommit", None) is True:
            connection.cursor().execute(statement)
        else:
            getattr(connection, statement.lower())()

    # MARK: Catalogs

    def column(self, type_code: Any) -> ColumnFacts:
        """A column by the type in ``cursor.description``."""
        return ColumnFacts()

    def primary_key(self, connection: Any, table: Name) -> List[str]:
        """The columns of the primary key; none: it is not known."""
        values = [table[-1], *table[-2:-1]]
        schema = self.placeholder(2) if len(table) > 1 else self.schema
        where = "" if schema is None else f" AND t.table_schema = {schema}"
        cursor = connection.cursor()
        cursor.execute(
            "SELECT k.column_name, t.table_schema FROM information_schema.table_constraints t"
            " JOIN information_schema.key_column_usage k ON k.constraint_name = t.constraint_name"
            " AND k.table_schema = t.table_schema AND k.table_name = t.table_name"
            f" WHERE t.constraint_type = 'PRIMARY KEY' AND t.table_name = {self.placeholder(1)}{where}"
            " ORDER BY k.ordinal_position",
            self.parameters(values),
        )
        found = cursor.fetchall()
        return [str(row[0]) for row in found] if len({row[1] for row in found}) == 1 else []

    def generated(self, connection: Any, table: Name) -> List[str]:
        """The columns that the database computes, as far as its catalog tells them."""
        schema = self.placeholder(2) if len(table) > 1 else self.schema
        where = "" if schema is None else f" AND table_schema = {schema}"
        cursor = connection.cursor()
        cursor.execute(
            "SELECT column_name FROM information_schema.columns WHERE is_generated = 'ALWAYS'"
            f" AND table_name = {self.placeholder(1)}{where}",
            self.parameters([table[-1], *table[-2:-1]]),
        )
        return [str(row[0]) for row in cursor.fetchall()]

    def declared(self, connection: Any, table: Name, known: Facts) -> Facts:
        """The columns of a table with what the catalog knows beyond ``cursor.description``."""
        generated = set(self.generated(connection, table))
        return {
            name: facts._replace(editable=facts.editable and name not in generated)
            for name, facts in known.items()
        }


class Unknown(Dialect):
    """A database that may have another catalog: then no key and no types are known from there."""

    def primary_key(self, connection: Any, table: Name) -> List[str]:
        with contextlib.suppress(Exception):
            return super().primary_key(connection, table)
        return []

    def declared(self, connection: Any, table: Name, known: Facts) -> Facts:
        with contextlib.suppress(Exception):
            return super().declared(connection, table, known)
        return known


class MySQL(Dialect):
    """MySQL and MariaDB."""

    quote = "`"
    locking = " FOR UPDATE"
    schema = "DATABASE()"

    def begin(self, connection: Any) -> None:
        connection.cursor().execute("START TRANSACTION")

    def declared(self, connection: Any, table: Name, known: Facts) -> Facts:
        return known


class SQLite(Dialect):
    """SQLite by Python's ``sqlite3``, whose types are those of values."""

    returning = sqlite3.sqlite_version_info >= (3, 35)
    TYPES = (
        ("INT", "integer"), ("CHAR", "text"), ("CLOB", "text"), ("TEXT", "text"), ("REAL", "number"),
        ("FLOA", "number"), ("DOUB", "number"), ("NUMERIC", "number"), ("DECIMAL", "number"),
    )  # fmt: skip
    TIMES = {"DATE": "date", "DATETIME": "dateTime", "TIMESTAMP": "dateTime", "TIME": "time"}

    def is_idle(self, connection: Any) -> Optional[bool]:
        # With `autocommit` off, a transaction is always open.
        return not connection.in_transaction or getattr(connection, "autocommit", None) is False

    def begin(self, connection: Any) -> None:
        if not connection.in_transaction:
            connection.execute("BEGIN IMMEDIATE")

    def bound(self, value: Any, facts: ColumnFacts) -> Any:
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        return json.dumps(value, ensure_ascii=False) if isinstance(value, (list, dict)) else str(value)

    def _facts(self, connection: Any, table: Name) -> List[Tuple[Any, ...]]:
        cursor = connection.cursor()
        cursor.execute(
            "SELECT name, type, pk, hidden FROM pragma_table_xinfo(?, ?)",
            [table[-1], table[-2] if len(table) > 1 else None],
        )
        return [tuple(row) for row in cursor.fetchall()]

    def primary_key(self, connection: Any, table: Name) -> List[str]:
        facts = self._facts(connection, table)
        return [name for name, _, place, _ in sorted(facts, key=lambda fact: fact[2]) if place]

    def declared(self, connection: Any, table: Name, known: Facts) -> Facts:
        found = dict(known)
        for name, declared, _, hidden in self._facts(connection, table):
            kind = re.sub(r"\(.*", "", declared or "").strip().upper()
            facts = ColumnFacts(next((type for part, type in self.TYPES if part in kind), None))
            if kind in ("BOOL", "BOOLEAN") and self._all(connection, table, name, {0, 1}.__contains__):
                facts = ColumnFacts("boolean", convert=lambda one: _BOOLEANS.get(one, one))
            elif kind in self.TIMES and self._all(connection, table, name, _is_a(self.TIMES[kind])):
                facts = ColumnFacts(self.TIMES[kind])
            found[name] = facts._replace(editable=facts.editable and hidden == 0)
        return found

    def _all(self, connection: Any, table: Name, column: str, test: Callable[[Any], bool]) -> bool:
        """Whether all values of a column are such. O(rows), until one is not."""
        cursor = connection.cursor()
        one = self.name(column)
        cursor.execute(f"SELECT DISTINCT {one} FROM {self.name(*table)} WHERE {one} IS NOT NULL")
        return all(type(row[0]) in (int, str) and test(row[0]) for row in cursor)


_BOOLEANS: Dict[Any, Any] = {0: False, 1: True}


def _is_a(column_type: str) -> Callable[[Any], bool]:
    return lambda value: not isinstance(decode_value(value, column_type), (str, int))


class Postgres(Dialect):
    """PostgreSQL by psycopg, of either version."""

    returning = True
    locking = " FOR UPDATE"
    schema = "current_schema()"
    TYPES: Dict[int, str] = {
        **dict.fromkeys((20, 21, 23, 26), "integer"), **dict.fromkeys((700, 701), "number"),
        **dict.fromkeys((1114, 1184), "dateTime"), **dict.fromkeys((114, 3802), "json"),
        **dict.fromkeys(
            (1000, 1005, 1007, 1016, 1021, 1022, 1231, 1009, 1015, 1182, 1115, 1185, 2951), "list"
        ),
        16: "boolean", 1700: "decimal", 1082: "date", 1083: "time", 17: BLOB,
    }  # fmt: skip
    AS_TEXT = ("date", "time", "timetz", "timestamp", "timestamptz", "interval")

    def __init__(self, module: str) -> None:
        super().__init__(module)
        self._cursors = 0

    def column(self, type_code: Any) -> ColumnFacts:
        kind = self.TYPES.get(int(type_code), "text")
        return ColumnFacts().typed(kind)

    def is_idle(self, connection: Any) -> Optional[bool]:
        return int(connection.info.transaction_status) == 0

    def cursor(self, connection: Any) -> Any:
        return self._exact(connection.cursor())

    def large_cursor(self, connection: Any) -> Any:
        """A cursor of the server, which sends a large result in parts, within a transaction."""
        if connection.autocommit:
            return self.cursor(connection)
        self._cursors += 1
        return self._exact(connection.cursor(name=f"table_server_{id(self)}_{self._cursors}"))

    def _exact(self, cursor: Any) -> Any:
        """Reads times as texts: Python has no infinite dates, and takes a month for 30 days."""
        if self.module == "psycopg":
            loader = sys.modules["psycopg.types.string"].TextLoader
            for name in self.AS_TEXT:
                cursor.adapters.register_loader(name, loader)
        return cursor


class DuckDB(Dialect):
    """DuckDB. Its connections are used by one thread each, so each reading gets a new one."""

    returning = True
    schema = "current_schema()"
    TYPES = (
        (r"U?(TINY|SMALL)INT|U?INTEGER|BIGINT", "integer", None),
        (r"UBIGINT|U?HUGEINT|BIGNUM|VARINT|DECIMAL.*", "decimal", None),
        ("FLOAT|DOUBLE", "number", None),
        ("BOOLEAN", "boolean", None),
        ("DATE", "date", "VARCHAR"),
        ("TIMESTAMP.*", "dateTime", "VARCHAR"),
        ("TIME( WITH TIME ZONE|TZ|_TZ)|INTERVAL|BIT", "text", "VARCHAR"),
        ("TIME.*", "time", "VARCHAR"),
        (r".*\]", "list", None),
        (r"(STRUCT|MAP|UNION)\(.*", "json", None),
        ("JSON", "json", None),
        ("BLOB", BLOB, None),
    )

    def column(self, type_code: Any) -> ColumnFacts:
        name = str(type_code).upper()
        for pattern, kind, cast in self.TYPES:
            if re.fullmatch(pattern, name, re.DOTALL):
                convert = _loaded if name == "JSON" else None
                return ColumnFacts(convert=convert, cast=cast).typed(kind)
        return ColumnFacts("text")

    def bound(self, value: Any, facts: ColumnFacts) -> Any:
        if facts.convert is None and facts.type == "json":
            return value  # a structure
        return super().bound(value, facts)

    def begin(self, connection: Any) -> None:
        connection.begin()


def _loaded(text: Any) -> Any:
    """JSON that a database gives as its text; what is none stays a text."""
    try:
        return json.loads(text) if isinstance(text, str) else text
    except ValueError:
        return text


_DIALECTS: Iterable[Tuple[Sequence[str], Callable[[str], Dialect]]] = (
    (("sqlite3",), SQLite),
    (("psycopg", "psycopg2"), Postgres),
    (("duckdb", "_duckdb"), DuckDB),
    (("pymysql", "MySQLdb", "mysql", "mariadb"), MySQL),
)


def dialect_of(connection: Any) -> Dialect:
    """The dialect of a connection, by the module of its class."""
    module = type(connection).__module__.partition(".")[0]
    for modules, make in _DIALECTS:
        if module in modules:
            return make(module)
    return Unknown(module)
