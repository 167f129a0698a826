"""Tables of databases by modules of PEP 249: SQLite, DuckDB and PostgreSQL, read and written."""

import contextlib
import datetime
import decimal
import random
import sqlite3
import sys
import types

import pytest
from engines import Postgres, module

import table_server
from table_server import RequestFailed, sources

D = decimal.Decimal
UTC = datetime.timezone.utc


@pytest.fixture(scope="session")
def postgres():
    """The parameters of connections to a server of this run."""
    module("psycopg")
    server = Postgres()
    try:
        yield server.start()
    finally:
        server.stop()


class Engine:
    """A database of one test: a function that connects, and what differs between engines."""

    def __init__(self, connect, kinds):
        self.connect, self.kinds = connect, kinds

    def run(self, *statements, params=()):
        with contextlib.closing(self.connect()) as connection:
            cursor = connection.cursor()
            for statement in statements:
                cursor.execute(statement, params) if params else cursor.execute(statement)
            rows = cursor.fetchall() if cursor.description else []
            if self.kinds != "duckdb":
                connection.commit()
            return [tuple(row) for row in rows]


@pytest.fixture(params=["sqlite", "duckdb", "postgres"])
def engine(request, tmp_path):
    if request.param == "sqlite":
        return Engine(lambda: sqlite3.connect(tmp_path / "base.db"), "sqlite")
    if request.param == "duckdb":
        duckdb = module("duckdb")
        keeper = duckdb.connect(str(tmp_path / "base.duckdb"))
        return Engine(keeper.cursor, "duckdb")
    psycopg = module("psycopg")
    place = request.getfixturevalue("postgres")
    schema = f"test_{random.randrange(10**12)}"
    with psycopg.connect(**place, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}")
    return Engine(lambda: psycopg.connect(**place, options=f"-c search_path={schema}"), "postgres")


def shown(table, **options):
    return [tuple(row.values()) for row in table.view().rows(**options)]


FRUIT = [
    'CREATE TABLE "fr%uit" (id INTEGER PRIMARY KEY, "na""me" VARCHAR(40) NOT NULL, price DECIMAL(10,2),'
    " ripe BOOLEAN)",
    "INSERT INTO \"fr%uit\" VALUES (2, 'kiwi', 0.75, NULL), (1, 'fig', 0.50, TRUE), (3, 'é', NULL, FALSE)",
]


@pytest.fixture
def fruit(engine):
    engine.run(*FRUIT)
    return engine


def test_a_table_has_the_key_and_the_types_of_its_catalog(daemon, fruit):
    table = daemon.lend(sources.table(fruit.connect, "fr%uit"))
    price = "number" if fruit.kinds == "sqlite" else "decimal"
    assert [(column.id, column.type) for column in table.columns] == [
        ("id", "integer"), ('na"me', "text"), ("price", price), ("ripe", "boolean"),
    ]  # fmt: skip
    half = 0.5 if fruit.kinds == "sqlite" else D("0.50")
    assert shown(table)[0] == (1, "fig", half, True) and [row[0] for row in shown(table)] == [1, 2, 3]
    assert table.name == "fr%uit" and table.describe()["source"]["key"] == ["id"]


def test_edits_are_written_by_one_transaction_with_bound_parameters(daemon, fruit):
    table = daemon.lend(sources.table(fruit.connect, "fr%uit"))
    hostile = "'); DROP TABLE \"fr%uit\"; -- %s ? :1"
    with table.edits() as edit:
        edit.set(1, 'na"me', hostile)
        edit.set(2, "price", D("1.25") if fruit.kinds != "sqlite" else 1.25)
        edit.remove([3])
        edit.insert([{"id": 9, 'na"me': "plum", "ripe": True}])
    assert table.save().way == "committed"
    found = fruit.run('SELECT id, "na""me", ripe FROM "fr%uit" ORDER BY id')
    assert [(row[0], row[1], bool(row[2])) for row in found] == [
        (1, hostile, True), (2, "kiwi", False), (9, "plum", True),
    ]  # fmt: skip
    assert not table.describe()["dirty"]
    table.undo()
    table.save()
    assert [row[0] for row in fruit.run('SELECT id FROM "fr%uit" ORDER BY id')] == [1, 2, 3]


def test_a_row_that_others_have_changed_is_a_conflict_and_nothing_is_written(daemon, fruit):
    table = daemon.lend(sources.table(fruit.connect, "fr%uit"))
    fruit.run("UPDATE \"fr%uit\" SET price = 7 WHERE id = 1", 'DELETE FROM "fr%uit" WHERE id = 2')
    with table.edits() as edit:
        edit.set(1, "ripe", False)
        edit.set(2, "ripe", True)
        edit.set(3, "ripe", True)
    with pytest.raises(RequestFailed) as failure:
        table.save()
    assert failure.value.kind == "rowsChanged"
    assert [bool(row[0]) for row in fruit.run('SELECT ripe FROM "fr%uit" ORDER BY id')] == [True, False]
    table.undo()
    table.source_changed()
    assert [row[0] for row in shown(table)] == [1, 3]
    table.set(1, "ripe", False)
    table.save()
    assert [bool(row[0]) for row in fruit.run('SELECT ripe FROM "fr%uit" WHERE id = 1')] == [False]


def test_a_row_that_the_database_refuses_is_named_and_nothing_is_written(daemon, fruit):
    table = daemon.lend(sources.table(fruit.connect, "fr%uit"))
    table.set(2, "ripe", True)
    table.set(1, 'na"me', None)
    with pytest.raises(RequestFailed) as failure:
        table.save()
    assert failure.value.kind == "constraint" and failure.value.data["row"] == 1
    assert fruit.run('SELECT ripe FROM "fr%uit" WHERE id = 2') == [(None,)]


def test_what_the_database_gives_a_new_row_is_shown(daemon, engine):
    made = {
        "sqlite": "INTEGER PRIMARY KEY", "postgres": "SERIAL PRIMARY KEY",
        "duckdb": "INTEGER PRIMARY KEY DEFAULT nextval('ids')",
    }  # fmt: skip
    if engine.kinds == "duckdb":
        engine.run("CREATE SEQUENCE ids")
    stored = "" if engine.kinds == "duckdb" else " STORED"
    engine.run(
        f"CREATE TABLE lines (id {made[engine.kinds]}, amount INTEGER DEFAULT 5,"
        f" twice INTEGER GENERATED ALWAYS AS (amount * 2){stored})"
    )
    table = daemon.lend(sources.table(engine.connect, "lines"))
    if engine.kinds != "duckdb":  # whose catalog has this since version 2
        assert [column.editable for column in table.columns] == [True, True, False]
    table.insert([{}, {"amount": 8}])
    table.save()
    assert shown(table) == [(1, 5, 10), (2, 8, 16)]
    table.set(2, "amount", 9)
    table.save()
    assert shown(table)[1] == (2, 9, 18)


def test_a_query_has_parameters_and_is_run_once_for_each_reading(daemon, fruit):
    sign = "%s" if fruit.kinds == "postgres" else "?"
    sql = f"SELECT id, id AS id, price FROM \"fr%uit\" WHERE id > {sign} ORDER BY id"
    sql = sql.replace("fr%uit", "fr%%uit") if fruit.kinds == "postgres" else sql
    opened = []

    def connect():
        opened.append(1)
        return fruit.connect()

    table = daemon.lend(sources.query(connect, sql, [1]))
    assert [column.id for column in table.columns] == ["id", "id (2)", "price"]
    assert [row[0] for row in shown(table)] == [2, 3] and len(opened) == 1
    with pytest.raises(RequestFailed, match="save") as failure:
        table.set(1, "price", 1)
        table.save()
    assert failure.value.kind == "notSavable"
    table.undo()
    table.source_changed()
    assert len(opened) == 2


def test_a_composite_key_finds_its_rows(daemon, engine):
    engine.run(
        "CREATE TABLE pairs (a VARCHAR(9), b INTEGER, v VARCHAR(9), PRIMARY KEY (b, a))",
        "INSERT INTO pairs VALUES ('x', 2, 'p'), ('y', 1, 'q'), ('x', 1, 'r')",
    )
    table = daemon.lend(sources.table(engine.connect, "pairs"))
    assert shown(table) == [("x", 1, "r"), ("y", 1, "q"), ("x", 2, "p")]
    table.set(2, "v", "new")
    table.set(3, "b", 7)
    table.save()
    assert engine.run("SELECT a, b, v FROM pairs ORDER BY b, a") == [
        ("x", 1, "r"), ("y", 1, "new"), ("x", 7, "p"),
    ]  # fmt: skip


def test_a_table_without_a_key_is_only_read_and_a_name_may_have_a_schema(daemon, engine):
    engine.run("CREATE TABLE plain (a INTEGER)", "INSERT INTO plain VALUES (4)")
    name = {"sqlite": ("main", "plain"), "duckdb": ("main", "plain")}.get(engine.kinds, "plain")
    table = daemon.lend(sources.table(engine.connect, name))
    assert shown(table) == [(4,)]
    table.set(1, "a", 5)
    with pytest.raises(RequestFailed) as failure:
        table.save()
    assert failure.value.kind == "notSavable"
    with pytest.raises(ValueError, match="has no column 'b'; it has a"):
        sources.table(engine.connect, name, key=["b"])


@pytest.mark.parametrize("seed", range(3))
def test_tables_of_random_values_come_back_as_they_were_written(daemon, engine, seed):
    """From seeds: values of every common type, inserted by the daemon, read again, compared."""
    chance = random.Random(seed)
    kinds = {
        "i": ("BIGINT", lambda: chance.choice([0, 2**63 - 1, -(2**63), chance.randrange(10**15)])),
        "t": ("TEXT", lambda: "".join(chance.choice("aé😀'\"%\\\n\t;") for _ in range(chance.randrange(6)))),
        "f": ("DOUBLE PRECISION", lambda: chance.choice([0.0, 0.1, 1e300, -2.5, chance.random()])),
    }
    if engine.kinds != "sqlite":  # whose types are those of values
        kinds |= {
            "n": ("DECIMAL(38,10)", lambda: D(chance.randrange(-(10**37), 10**37)).scaleb(-10)),
            "b": ("BOOLEAN", lambda: chance.random() < 0.5),
            "d": ("DATE", lambda: datetime.date(chance.randrange(1, 9999), 2, 28)),
            "ts": ("TIMESTAMP", lambda: _time(chance)),
            "tz": ("TIMESTAMPTZ", lambda: _time(chance).replace(tzinfo=UTC)),
            "tm": ("TIME", lambda: _time(chance).time()),
        }
    declared = ", ".join(f"{name} {kind}" for name, (kind, _) in kinds.items())
    engine.run(f"CREATE TABLE many (id INTEGER PRIMARY KEY, {declared})")
    rows = [
        {"id": id, **{name: make() if chance.random() < 0.8 else None for name, (_, make) in kinds.items()}}
        for id in range(40)
    ]
    table = daemon.lend(sources.table(engine.connect, "many"))
    table.insert(rows)
    table.save()
    wanted = [tuple(row.values()) for row in rows]
    assert shown(table) == wanted, f"seed {seed}"
    again = daemon.lend(sources.table(engine.connect, "many"))
    assert shown(again) == wanted, f"seed {seed}"
    assert [row.errors for row in again.view().rows()] == [{}] * len(rows)
    # Rows that were just read are never in conflict.
    again.set(1, "t", "changed")
    assert again.save().records == 1


def _time(chance):
    start = datetime.datetime(1900, 1, 1)
    return start + datetime.timedelta(microseconds=chance.randrange(6 * 10**15))


def test_values_that_python_has_not_exactly_are_kept(daemon, engine):
    wanted = {
        "postgres": (
            "SELECT 'infinity'::date AS far, '1 mon 2 days'::interval AS month, '10:00+02'::timetz AS zoned,"
            " '{1,NULL}'::int[] AS many, '{\"a\": [1.5]}'::jsonb AS tree, 'NaN'::numeric AS nan,"
            " '\\x0a1b'::bytea AS raw, 'b7a1ab31-d2b5-4ae1-9f5e-1b0c5a7d4f11'::uuid AS id,"
            " 'NaN'::float8 AS none, '0044-03-15 BC'::date AS ides",
            ("infinity", "1 mon 2 days", "10:00:00+02", [1, None], {"a": [1.5]}, "NaN", "x'0a1b'",
             "b7a1ab31-d2b5-4ae1-9f5e-1b0c5a7d4f11", "nan", "0044-03-15 BC"),
        ),
        "duckdb": (
            "SELECT 'infinity'::date AS far, INTERVAL '1 month 2 days' AS month, '10:00:00+02'::timetz AS zoned,"
            " [1, NULL] AS many, {'a': [1.5::double]} AS tree, 170141183460469231731687303715884105727::hugeint"
            " AS huge, '\\x0A\\x1B'::blob AS raw, TIMESTAMP_NS '2026-01-31 10:00:00.123456789' AS fine,"
            " 'NaN'::float8 AS none, '{\"a\":1}'::json AS json",
            ("infinity", "1 month 2 days", "10:00:00+02", [1, None], {"a": [1.5]}, str(2**127 - 1), "x'0a1b'",
             "2026-01-31T10:00:00.123456789", "nan", {"a": 1}),
        ),
        "sqlite": (
            "SELECT x'0a1b' AS raw, 9223372036854775807 AS huge, 1e999 AS none",
            ("x'0a1b'", 2**63 - 1, "inf"),
        ),
    }  # fmt: skip
    sql, values = wanted[engine.kinds]
    table = daemon.lend(sources.query(engine.connect, sql))
    row = table.view().rows(content="both")[0]
    found = tuple(row.errors[name].text if name in row.errors else row[name] for name in row)
    assert tuple(str(one) if isinstance(one, float) else one for one in found) == values


def test_cells_of_rarer_types_are_written(daemon, engine):
    """Each is set to a value of its type, and what the database then has is what the table shows."""
    kinds = {
        "postgres": {
            "uuid": ("uuid", "b7a1ab31-d2b5-4ae1-9f5e-1b0c5a7d4f11"), "month": ("interval", "1 mon"),
            "zoned": ("timetz", "10:00:00+02"), "many": ("int[]", [1, None, 3]),
            "tree": ("jsonb", {"a": [1.5, None]}), "other": ("json", [1]), "word": ("varchar(3)", "é"),
            "mood": ("mood", "glad"), "tz": ("timestamptz", datetime.datetime(2026, 1, 31, 9, tzinfo=UTC)),
        },
        "duckdb": {
            "uuid": ("UUID", "b7a1ab31-d2b5-4ae1-9f5e-1b0c5a7d4f11"), "many": ("INTEGER[]", [1, None, 3]),
            "tree": ("STRUCT(a INTEGER, b VARCHAR)", {"a": 1, "b": "x"}), "json": ("JSON", {"a": [1]}),
            "mood": ("ENUM('glad', 'sad')", "glad"), "huge": ("HUGEINT", D(10**30)),
            "tz": ("TIMESTAMPTZ", datetime.datetime(2026, 1, 31, 9, tzinfo=UTC)),
        },
        "sqlite": {
            "day": ("DATE", datetime.date(2026, 1, 31)), "ok": ("BOOLEAN", True), "any": ("", "x"), "n": ("NUMERIC", 0.5),
        },
    }[engine.kinds]  # fmt: skip
    if engine.kinds == "postgres":
        engine.run("CREATE TYPE mood AS ENUM ('glad', 'sad')")
    declared = ", ".join(f'"{name}" {kind}' for name, (kind, _) in kinds.items())
    engine.run(f"CREATE TABLE rare (id INTEGER PRIMARY KEY, {declared})", "INSERT INTO rare (id) VALUES (1)")
    table = daemon.lend(sources.table(engine.connect, "rare"))
    for name, (_, value) in kinds.items():
        table.set(1, name, value)
        table.save()
    wanted = (1, *(value for _, value in kinds.values()))
    assert shown(table) == [wanted]
    again = daemon.lend(sources.table(engine.connect, "rare"))
    assert tuple(str(one) for one in shown(again)[0]) == tuple(str(one) for one in wanted)
    again.set(1, "id", 2)  # compares all of them
    again.save()


def test_databases_are_opened_by_a_path_or_an_address(daemon, engine, tmp_path, request):
    if engine.kinds == "sqlite":
        engine.run("CREATE TABLE t (a INTEGER)")
        name, part = tmp_path / "base.db", {"table": "t"}
    elif engine.kinds == "postgres":
        place = request.getfixturevalue("postgres")
        name, part = f"postgresql://test@/postgres?host={place['host']}", {"query": "SELECT 1 AS a"}
    else:
        name, part = tmp_path / "other.duckdb", {"query": "SELECT ? AS a", "params": [1]}
        with pytest.raises(FileNotFoundError):
            table_server.open(name, daemon=daemon, from_=part)
        module("duckdb").connect(str(name)).close()
    table = table_server.open(name, daemon=daemon, from_=part)
    assert [column.id for column in table.columns] == ["a"]


def test_blobs_are_shown_and_are_no_part_of_a_comparison(daemon, engine):
    kind = "BYTEA" if engine.kinds == "postgres" else "BLOB"
    engine.run(f"CREATE TABLE pictures (id INTEGER PRIMARY KEY, name TEXT, data {kind})")
    sign = "%s" if engine.kinds == "postgres" else "?"
    engine.run(f"INSERT INTO pictures VALUES (1, 'a', {sign})", params=[bytes(100)])
    table = daemon.lend(sources.table(engine.connect, "pictures"))
    assert shown(table)[0][2].endswith("…' (100 bytes)") and not table.columns[2].editable
    table.set(1, "name", "b")
    table.save()
    assert engine.run("SELECT name FROM pictures") == [("b",)]


def test_a_given_connection_is_used_on_other_threads(daemon, fruit):
    with contextlib.closing(fruit.connect()) as connection:
        table = daemon.lend(sources.table(connection, "fr%uit"))
        table.set(1, "ripe", False)
        table.save()
        assert len(shown(table)) == 3
        if fruit.kinds == "postgres":
            assert connection.info.transaction_status == 0
            connection.execute("SELECT 1")
            table.set(1, "ripe", True)
            with pytest.raises(RequestFailed, match="open transaction"):
                table.save()
            connection.rollback()
            table.save()


def test_a_connection_of_sqlite_in_memory_belongs_to_its_thread(daemon):
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        with pytest.raises(ValueError, match="check_same_thread=False"):
            sources.query(connection, "SELECT 1")
    with contextlib.closing(sqlite3.connect(":memory:", check_same_thread=False)) as connection:
        table = daemon.lend(sources.query(connection, "SELECT 1 AS a"))
        assert shown(table) == [(1,)]
    with pytest.raises(TypeError, match="sources.table"):
        daemon.lend(connection)
    with pytest.raises(TypeError, match="PEP 249"):
        sources.query(5, "SELECT 1")


class Other:
    """A connection of a module that this client does not know. Its catalog is another one."""

    def __init__(self, path):
        self.base = sqlite3.connect(path)

    def __getattr__(self, name):
        return getattr(self.base, name)


@pytest.mark.parametrize("paramstyle", ["qmark", "named"])
def test_a_module_that_is_not_known_needs_its_key(daemon, tmp_path, monkeypatch, paramstyle):
    other = types.ModuleType("other_database")
    other.paramstyle, other.IntegrityError = paramstyle, sqlite3.IntegrityError
    monkeypatch.setitem(sys.modules, "other_database", other)
    monkeypatch.setattr(Other, "__module__", "other_database")
    path = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL, n NUMERIC)")
        base.execute("INSERT INTO t VALUES (1, 'a', 0.5), (2, 'b', 2)")
        base.commit()
    plain = daemon.lend(sources.table(lambda: Other(path), "t"))
    assert [column.type for column in plain.columns] == ["integer", "text", "number"]
    assert plain.describe()["source"].get("key") is None
    table = daemon.lend(sources.table(lambda: Other(path), "t", key=["id"]))
    table.set(1, "name", "new")
    table.insert([{"name": "c"}])
    table.save()
    assert shown(table) == [(1, "new", 0.5), (2, "b", 2), (3, "c", None)]
    table.set(2, "name", None)
    with pytest.raises(RequestFailed) as failure:
        table.save()
    assert failure.value.kind == "constraint"


def test_sqlite_is_opened_by_both_ways_with_the_same_rows(daemon, tmp_path):
    path = str(tmp_path / "both.db")
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.executescript(
            "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, price REAL, day DATE, ok BOOLEAN, raw BLOB);"
            "INSERT INTO t VALUES (1, 'a', 0.5, '2026-01-31', 1, x'00'), (2, NULL, 2, NULL, 0, NULL);"
        )
        own = daemon.open(path, from_={"table": "t"})
        lent = table_server.open(base, daemon=daemon, from_={"table": "t"})
        assert shown(own) == shown(lent) and shown(lent)[0][3] == datetime.date(2026, 1, 31)
        assert [one.type for one in own.columns] == [one.type for one in lent.columns]
        part = table_server.open(base, daemon=daemon, from_={"query": "SELECT name FROM t"})
        assert shown(part) == [("a",), (None,)]
        with pytest.raises(TypeError, match="from_="):
            table_server.open(base, daemon=daemon)
