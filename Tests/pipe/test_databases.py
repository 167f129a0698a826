"""Tables, views and queries of SQLite databases: what is listed, opened and shown."""

import contextlib
import os
import pathlib
import random
import sqlite3

import pytest
from databases import SHOP, blob_text, made, query, quoted, run, shown, texts
from harness import seeds

@pytest.fixture
def shop(tmp_path):
    return made(tmp_path / "shop.db", SHOP)


def opened(pipe, path, table="t", **params):
    return pipe.request("table/open", table=table, path=str(path), wait=True, **params)


def test_tables_columns_and_keys_are_listed(pipe, shop):
    tables = {one["name"]: one for one in pipe.request("database/list", path=str(shop))["tables"]}
    assert list(tables) == ["customers", "lines", "orders", "debts"]
    assert [one["kind"] for one in tables.values()] == ["table", "table", "table", "view"]
    orders = tables["orders"]
    assert orders["rows"] == {"count": 3, "complete": True}
    assert orders["primaryKey"] == ["id"] and tables["lines"]["primaryKey"] == ["order", "place"]
    assert orders["foreignKeys"] == [
        {"columns": ["customer"], "table": "customers", "parents": ["id"]}
    ]
    assert tables["customers"]["uniqueKeys"] == [["name"]]
    columns = {one["name"]: one for one in orders["columns"]}
    assert columns["customer"] == {"name": "customer", "declared": "INTEGER", "notNull": True}
    assert columns["at"]["default"] == "CURRENT_TIMESTAMP" and columns["tax"]["generated"] is True
    assert "rows" not in tables["debts"]


def test_counting_ends_at_a_limit(pipe, shop):
    tables = pipe.request("database/list", path=str(shop), countMax=2)["tables"]
    assert [one.get("rows") for one in tables] == [
        {"count": 2, "complete": True}, {"count": 2, "complete": False},
        {"count": 2, "complete": False}, None,
    ]  # fmt: skip
    tables = pipe.request("database/list", path=str(shop), countMax=0)["tables"]
    assert all("rows" not in one for one in tables)


def test_a_table_is_opened_with_types_of_its_declarations(pipe, shop):
    table = opened(pipe, shop, **{"from": {"table": "orders"}})
    assert table["name"] == "orders" and table["rowsState"]["complete"] is True
    assert {one["id"]: one["type"] for one in table["columns"]} == {
        "id": "integer", "customer": "integer", "at": "dateTime", "total": "number",
        "paid": "boolean", "tax": "number",
    }  # fmt: skip
    assert table["source"]["from"] == {"kind": "table", "name": "orders", "primaryKey": ["id"]}
    columns = {one["id"]: one for one in table["columns"]}
    assert columns["customer"]["database"] == {
        "declared": "INTEGER", "notNull": True,
        "references": [{"columns": ["customer"], "table": "customers", "parents": ["id"]}],
    }  # fmt: skip
    assert columns["id"]["database"]["keyPlace"] == 1
    assert columns["tax"]["editable"] is False and columns["total"]["editable"] is True
    assert texts(pipe, "t")[0] == ["7", "1", "2026-11-01 10:00:00", "12.5", "false", "2.5"]


def test_blobs_are_a_kind_of_cell(pipe, shop):
    table = opened(pipe, shop, **{"from": {"table": "customers"}})
    photo = table["columns"][3]
    assert (photo["type"], photo["cellKind"]) == ("text", "blob")
    assert [row[3] for row in texts(pipe, "t")] == ["x'0a1bff'", ""]
    run(shop, "UPDATE customers SET photo = zeroblob(1000)")
    opened(pipe, shop, "u", **{"from": {"table": "customers"}})
    assert [row[3] for row in texts(pipe, "u")] == [blob_text(bytes(1000))] * 2


def test_a_view_and_a_table_without_rowids_are_read_whole(pipe, shop):
    view = opened(pipe, shop, **{"from": {"view": "debts"}})
    assert view["source"]["from"] == {"kind": "view", "name": "debts", "primaryKey": []}
    assert texts(pipe, "t") == [["Ada", "112.5"]]
    assert all(column["editable"] is False for column in view["columns"])
    opened(pipe, shop, "l", **{"from": {"table": "lines"}})
    assert texts(pipe, "l") == [["7", "1", "pen"], ["7", "2", "ink"], ["9", "1", "cup"]]


def test_a_query_has_parameters_by_place_or_name(pipe, shop):
    sql = "SELECT id, total FROM orders WHERE total > ? AND paid = ?"
    opened(pipe, shop, **{"from": {"query": sql, "params": [10, False]}})
    assert texts(pipe, "t") == [["7", "12.5"], ["12", "100"]]
    sql = "SELECT name, :x AS x FROM customers WHERE name = :who; -- that is all"
    opened(pipe, shop, "q", **{"from": {"query": sql, "params": {"who": "Ada", "x": None}}})
    assert texts(pipe, "q") == [["Ada", ""]]


@pytest.mark.parametrize("source, kind", [
    ({"query": "DELETE FROM orders"}, "queryRefused"),
    ({"query": "ATTACH '/other.db' AS other"}, "queryRefused"),
    ({"query": "PRAGMA journal_mode = WAL"}, "queryRefused"),
    ({"query": "BEGIN"}, "queryRefused"),
    ({"query": "SELECT load_extension('x')"}, "badQuery"),
    ({"query": "SELECT 1; SELECT 2"}, "badQuery"),
    ({"query": ""}, "badQuery"),
    ({"query": "SELECT nothing FROM nowhere"}, "badQuery"),
    ({"query": "SELECT ?"}, "badQuery"),
    ({"query": "SELECT ?", "params": [1, 2]}, "badQuery"),
    ({"query": "SELECT :a", "params": {"b": 1}}, "badQuery"),
    ({"query": "SELECT ?", "params": [[]]}, "invalidParams"),
    ({"query": "SELECT ?", "params": 5}, "invalidParams"),
    ({"table": "nowhere"}, "unknownSource"),
    ({"table": "debts"}, "unknownSource"),
    ({"view": "orders"}, "unknownSource"),
    ({"table": "sqlite_master"}, "unknownSource"),
    ({}, "invalidParams"),
    ({"table": "orders", "view": "debts"}, "invalidParams"),
    ({"table": "orders", "params": []}, "invalidParams"),
])  # fmt: skip
def test_what_cannot_be_opened_is_refused_by_name(pipe, shop, source, kind):
    before = shop.read_bytes()
    error = pipe.error("table/open", table="t", path=str(shop), **{"from": source})
    assert error.kind == kind, error.error
    assert shop.read_bytes() == before and os.listdir(shop.parent) == ["shop.db"]


def test_without_a_source_the_only_table_is_opened(pipe, shop, tmp_path):
    error = pipe.error("table/open", table="t", path=str(shop))
    assert error.kind == "sourceNeeded"
    assert error.data["tables"] == ["customers", "lines", "orders", "debts"]
    one = made(tmp_path / "one.db", "CREATE TABLE a (x); CREATE VIEW b AS SELECT 1;")
    assert opened(pipe, one)["name"] == "a"
    none = made(tmp_path / "none.db", "CREATE TABLE a (x); DROP TABLE a;")
    assert pipe.error("table/open", table="n", path=str(none)).data["tables"] == []
    text = tmp_path / "a.csv"
    text.write_text("a,b\n1,2\n")
    error = pipe.error("table/open", table="c", path=str(text), **{"from": {"table": "a"}})
    assert error.kind == "notADatabase"
    error = pipe.error("database/list", path=str(text))
    assert error.kind == "notADatabase"


NAMES = ['a"; drop table x;--', "[x]", "`", " ", "n" * 10_000, "ä😀", "rowid", "select", "a'b"]


@pytest.mark.parametrize("name", NAMES)
def test_odd_names_are_names(pipe, tmp_path, name):
    path = made(tmp_path / "odd.db", f"CREATE TABLE {quoted(name)} ({quoted(name)} INT, b);")
    run(path, f"INSERT INTO {quoted(name)} VALUES (1, 2), (3, 4)")
    assert pipe.request("database/list", path=str(path))["tables"][0]["name"] == name
    table = opened(pipe, path, **{"from": {"table": name}})
    assert [column["title"] for column in table["columns"]] == [name, "b"]
    assert texts(pipe, "t") == [["1", "2"], ["3", "4"]]


def test_values_that_do_not_fit_keep_their_text(pipe, tmp_path):
    path = made(tmp_path / "odd.db", "CREATE TABLE t (i INTEGER, r REAL, s TEXT, d DATE, n);")
    rows = [
        (1, 1.5, "a", "2026-01-02", None), (2**62, 2.0, "", "2026-01-03", None),
        ("x", "y", b"\x01", "2026-01-04", None), (1.5, 2**53 + 1, None, None, b"\x00"),
    ]  # fmt: skip
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executemany("INSERT INTO t VALUES (?, ?, ?, ?, ?)", rows)
        database.commit()
    table = opened(pipe, path)
    types = ["integer", "number", "text", "date", "text"]
    assert [column["type"] for column in table["columns"]] == types
    assert texts(pipe, "t") == [
        ["1", "1.5", "a", "2026-01-02", ""], ["4611686018427387904", "2", "", "2026-01-03", ""],
        ["x", "y", "x'01'", "2026-01-04", ""], ["1.5", "9007199254740992", "", "", "x'00'"],
    ]  # fmt: skip
    view = pipe.request("view/open", table="t")["view"]
    cells = [list(row.values()) for _, row in pipe.cells(view)]
    assert "error" in cells[2][0] and "error" in cells[2][1] and "error" in cells[3][0]


def test_keys_can_be_columns(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "orders"}}, keyColumns=["id"])
    view = pipe.request("view/open", table="t")["view"]
    assert [key for key, _ in pipe.cells(view)] == [7, 9, 12]
    opened(pipe, shop, "l", **{"from": {"table": "lines"}}, keyColumns=["order", "place"])
    view = pipe.request("view/open", table="l")["view"]
    assert len({key for key, _ in pipe.cells(view)}) == 3
    error = pipe.error("table/open", table="e", path=str(shop), keyColumns=["customer"],
                       **{"from": {"table": "orders"}})  # fmt: skip
    assert error.kind == "duplicateKeys"


def test_saving_is_refused_by_name(pipe, shop):
    opened(pipe, shop, **{"from": {"view": "debts"}})
    error = pipe.error("table/save", table="t")
    assert error.kind == "notSavable"
    error = pipe.error("table/open", table="j", path=str(shop), journal="on",
                       **{"from": {"table": "orders"}})  # fmt: skip
    assert error.pointer == "/journal"


# MARK: Hostile and unlucky files


def folder(path):
    return {one.name: one.read_bytes() for one in path.iterdir()}


def logged(path):
    """A database with a write-ahead log whose program was ended: the log has a row."""
    source = path.with_name("source.db")
    with contextlib.closing(sqlite3.connect(source)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE t (a)")
        database.execute("INSERT INTO t VALUES (1), (2)")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("INSERT INTO t VALUES (3)")
        database.commit()
        path.write_bytes(source.read_bytes())
        pathlib.Path(f"{path}-wal").write_bytes(pathlib.Path(f"{source}-wal").read_bytes())
    source.unlink()


def test_reading_writes_nothing_beside_the_file(pipe, tmp_path):
    path = tmp_path / "log.db"
    made(path, "PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1);")
    before = folder(tmp_path)
    assert list(before) == ["log.db"]
    opened(pipe, path)
    assert texts(pipe, "t") == [["1"]] and folder(tmp_path) == before
    path.unlink()
    logged(path)
    before = folder(tmp_path)
    assert sorted(before) == ["log.db", "log.db-wal"]
    opened(pipe, path, "u")
    assert texts(pipe, "u") == [["1"], ["2"], ["3"]] and folder(tmp_path) == before


def test_a_database_that_another_program_writes_is_read(pipe, tmp_path):
    path = made(tmp_path / "live.db", "PRAGMA journal_mode = WAL; CREATE TABLE t (a);")
    with contextlib.closing(sqlite3.connect(path)) as writer:
        writer.execute("INSERT INTO t VALUES (1)")
        writer.commit()
        writer.execute("INSERT INTO t VALUES (2)")
        opened(pipe, path)
        assert texts(pipe, "t") == [["1"]]


def test_a_locked_database_is_an_error_and_no_hang(pipe, shop):
    with contextlib.closing(sqlite3.connect(shop, isolation_level=None)) as writer:
        writer.execute("BEGIN EXCLUSIVE")
        error = pipe.error("table/open", table="t", path=str(shop), **{"from": {"table": "orders"}})
        assert error.kind == "databaseLocked"
        writer.execute("COMMIT")
    opened(pipe, shop, **{"from": {"table": "orders"}})


def test_damaged_files_and_no_files_are_refused(pipe, shop, tmp_path):
    whole = shop.read_bytes()
    random.seed(27)
    for seed in seeds(12):
        chance = random.Random(seed)
        data = bytearray(whole[: chance.randrange(100, len(whole))])
        for _ in range(chance.randrange(0, 40)):
            data[chance.randrange(16, len(data))] = chance.randrange(256)
        path = tmp_path / "bad.db"
        path.write_bytes(data)
        ident = pipe.start_request("table/open", {
            "table": f"t{seed}", "path": str(path), "wait": True, "from": {"table": "orders"}})  # fmt: skip
        answer = pipe.answer(ident)
        if "result" in answer:
            texts(pipe, f"t{seed}")
        else:
            assert answer["error"]["data"]["kind"] in (
                "databaseDamaged", "databaseFailed", "unknownSource", "badQuery", "limit",
                "databaseLocked",
            ), answer  # fmt: skip
        pipe.request("database/list", path=str(shop))
    fifo = tmp_path / "fifo.db"
    os.mkfifo(fifo)
    for place in (tmp_path, fifo):
        error = pipe.error("database/list", path=str(place))
        assert error.kind == "notARegularFile"
        error = pipe.error("table/open", table="x", path=str(place), **{"from": {"table": "a"}})
        assert error.kind == "notARegularFile"
    error = pipe.error("database/list", path=str(tmp_path / "nothing"))
    assert error.kind == "notFound"


@pytest.mark.parametrize("view", [
    "SELECT randomblob(1000000000) AS b",
    "SELECT hex(zeroblob(400000000)) AS b",
    "SELECT load_extension('evil') AS b",
    "SELECT fts3_tokenizer('x') AS b",
    "SELECT " + "(" * 400 + "1" + ")" * 400 + " AS b",
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n",
])  # fmt: skip
def test_a_hostile_view_is_refused_and_the_daemon_lives(start, tmp_path, view):
    path = made(tmp_path / "evil.db", "CREATE TABLE t (a); INSERT INTO t VALUES (1);")
    with contextlib.closing(sqlite3.connect(path)) as database:
        try:
            database.execute(f"CREATE VIEW v AS {view}")
        except sqlite3.OperationalError:
            database.execute("PRAGMA writable_schema = ON")
            database.execute(
                "INSERT INTO sqlite_master VALUES ('view', 'v', 'v', 0, ?)",
                (f"CREATE VIEW v AS {view}",),
            )
        database.commit()
    pipe = start("--query-milliseconds=500")
    pipe.request("database/list", path=str(path)) if "((" not in view else None
    error = pipe.error("table/open", table="v", path=str(path), **{"from": {"view": "v"}})
    assert error.kind in (
        "badQuery", "queryTimedOut", "limit", "queryRefused", "databaseFailed", "databaseDamaged",
        "unknownSource",
    ), error.error  # fmt: skip
    assert pipe.leave() == 0


def test_reading_runs_no_triggers_and_no_side_effects(pipe, tmp_path):
    path = made(tmp_path / "evil.db", """
        CREATE TABLE t (a); CREATE TABLE log (x);
        CREATE TRIGGER bad AFTER INSERT ON t BEGIN INSERT INTO log VALUES (1); END;
        INSERT INTO t VALUES (1);
        """)
    before = path.read_bytes()
    opened(pipe, path, **{"from": {"table": "t"}})
    texts(pipe, "t")
    assert path.read_bytes() == before


# MARK: Whole databases


@pytest.fixture(scope="session")
def northwind(corpora, tmp_path_factory):
    path = tmp_path_factory.mktemp("northwind") / "northwind.db"
    script = (corpora / "northwind" / "create.sql").read_text(encoding="utf-8", errors="replace")
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(f"PRAGMA synchronous = OFF; BEGIN; {script}; COMMIT;")
    return path


@pytest.fixture(params=["chinook", "northwind"])
def corpus(request, corpora, northwind, tmp_path):
    path = tmp_path / f"{request.param}.db"
    chinook = corpora / "chinook" / "Chinook_Sqlite.sqlite"
    path.write_bytes((chinook if request.param == "chinook" else northwind).read_bytes())
    return path


def same(text, value):
    """Whether a cell shows a value; booleans and dates have their own spelling."""
    visible = "".join(chr(0x2400 + ord(c)) if c < " " else c for c in shown(value))
    return text in (shown(value), visible) or (text in ("true", "false") and value == (text == "true"))


def test_every_table_of_a_corpus_is_shown_and_sorted(pipe, corpus):
    before = corpus.read_bytes()
    for one in pipe.request("database/list", path=str(corpus))["tables"]:
        name, is_view = one["name"], one["kind"] == "view"
        source = {"view" if is_view else "table": name}
        pipe.start_request("table/open", {
            "table": name, "path": str(corpus), "wait": True, "from": source}, request_id=name)  # fmt: skip
        answer = pipe.answer(name)
        if is_view and "error" in answer:
            # Some views name what the library does not have.
            assert answer["error"]["data"]["kind"] == "badQuery"
            continue
        if not is_view:
            assert one["rows"] == {"count": query(corpus, f"SELECT count(*) FROM {quoted(name)}")[0][0],
                                   "complete": True}  # fmt: skip
        rows = query(corpus, f"SELECT * FROM {quoted(name)}")
        found = texts(pipe, name)
        if is_view or not query(corpus, "SELECT 1"):
            rows, found = sorted(map(str, rows)), sorted(map(str, found))
            assert len(rows) == len(found)
            continue
        assert len(found) == len(rows)
        key = one["primaryKey"]
        if key:
            rows = query(corpus, f"SELECT * FROM {quoted(name)} ORDER BY rowid")
        for texts_of_row, row in zip(found, rows):
            assert all(map(same, texts_of_row, row)), (name, texts_of_row, row)
        sort_all(pipe, name, answer["result"])
    assert corpus.read_bytes() == before


def sort_all(pipe, name, table):
    """Sorts by each column, and compares with Python's order of the values."""
    view = pipe.request("view/open", table=name)["view"]
    for column in table["columns"]:
        pipe.request("view/set", view=view, state={"sort": [{"column": column["id"]}]})
        values = pipe.values(view, column["id"], range={"first": 0, "size": 100_000})
        known = [value for value in values if value is not None and not isinstance(value, dict)]
        if known and all(type(value) is type(known[0]) for value in known):
            assert known == sorted(known), (name, column["id"])


def test_a_search_finds_what_like_finds(pipe, corpus):
    tables = {one["name"]: one for one in pipe.request("database/list", path=str(corpus))["tables"]}
    name = "Track" if "Track" in tables else "Customers"
    opened(pipe, corpus, **{"from": {"table": name}})
    text = "rock" if name == "Track" else "london"
    state = {"search": {"text": text, "mode": "filter"}}
    view = pipe.request("view/open", table="t", state=state)["view"]
    found = pipe.cells(view, range={"first": 0, "size": 100_000})
    names = [column["name"] for column in tables[name]["columns"]]
    places = " OR ".join(f"{quoted(one)} LIKE '%{text}%'" for one in names)
    assert len(found) == query(corpus, f"SELECT count(*) FROM {quoted(name)} WHERE {places}")[0][0]


def test_a_long_table_with_gaps_grows_while_it_is_read(pipe, tmp_path):
    path = made(tmp_path / "long.db", "CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, c REAL);", [
        ("INSERT INTO t VALUES (?, ?, ?)",
         ((i * (7 if i % 5 else 3000), f"text {i}", i / 7) for i in range(40_000))),
    ])  # fmt: skip
    pipe.request("table/open", table="t", path=str(path))
    state = {"sort": [{"column": "c", "direction": "descending"}]}
    view = pipe.request("view/open", table="t")["view"]
    rows = query(path, "SELECT * FROM t ORDER BY a")
    for seed in seeds(10):
        first = random.Random(seed).randrange(0, 39_990)
        found = pipe.cells(view, range={"first": first, "size": 10}, wait=True)
        assert [row["b"]["text"] for _, row in found] == [r[1] for r in rows[first : first + 10]]
    pipe.request("view/set", view=view, state=state)
    found = pipe.values(view, "b", range={"first": 0, "size": 3})
    assert found == [r[1] for r in sorted(rows, key=lambda r: -r[2])[:3]]


# MARK: Others, and cancelling


def told(pipe, state):
    """Waits until the table's source is told to be in a state."""
    pipe.wait(lambda: any(
        method == "table/didChange" and params["sourceState"] == state
        for method, params in pipe.events), what=state)  # fmt: skip


@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
@pytest.mark.parametrize("source", [{"table": "orders"}, {"view": "debts"}])
def test_a_change_of_others_is_told(pipe, shop, source, journal):
    run(shop, f"PRAGMA journal_mode = {journal}")
    table = opened(pipe, shop, **{"from": source})
    assert table["sourceState"] == "asOpened"
    assert pipe.request("table/describe", table="t")["sourceState"] == "asOpened"
    run(shop, "UPDATE orders SET total = total + 1")
    told(pipe, "changed")
    assert pipe.request("table/describe", table="t")["sourceState"] == "changed"


def test_rows_that_others_remove_are_errors_and_rows_they_insert_move_none(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "orders"}})
    run(shop, "DELETE FROM orders WHERE id = 9", "INSERT INTO orders (id, customer) VALUES (8, 1)")
    view = pipe.request("view/open", table="t")["view"]
    rows = [list(row.values()) for _, row in pipe.cells(view)]
    assert [row[0]["value"] for row in rows] == [7, None, 12]
    assert rows[1][0]["error"][0] == "sourceChanged"


def test_a_query_is_cancelled_at_once(pipe, shop):
    sql = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"
    ident = pipe.start_request("table/open", {
        "table": "t", "path": str(shop), "from": {"query": sql}})  # fmt: skip
    pipe.notify("$/cancelRequest", {"id": ident})
    assert pipe.answer(ident)["error"]["code"] == -32800
    opened(pipe, shop, "u", **{"from": {"table": "orders"}})
