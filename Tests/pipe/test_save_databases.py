"""Saving tables of SQLite databases, compared with Python's sqlite3."""

import contextlib
import random
import sqlite3

import pytest
from databases import SHOP, made, query, quoted, run, texts
from harness import seeds
from test_databases import corpus, northwind, opened  # noqa: F401


@pytest.fixture
def shop(tmp_path):
    return made(tmp_path / "shop.db", SHOP)


def edit(pipe, *edits, table="t"):
    return pipe.request("table/edit", table=table, edits=list(edits))


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def save(pipe, table="t", **params):
    return pipe.request("table/save", table=table, **params)


def test_edits_inserts_and_removals_are_one_transaction(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "orders"}})
    edit(pipe, set_cell(1, "total", 20), {"kind": "remove", "rows": [2]},
         {"kind": "insert", "rows": [{"customer": 2, "total": 7.5}]})  # fmt: skip
    dry = save(pipe, dryRun=True)
    assert [one["params"] for one in dry["statements"]["items"]] == [[9], [20, 7], [2, 7.5]]
    assert query(shop, "SELECT count(*), sum(total) FROM orders") == [(3, 115.5)]
    answer = save(pipe)
    assert (answer["way"], answer["dirty"], answer["records"]) == ("committed", False, 3)
    rows = query(shop, "SELECT id, customer, total, paid FROM orders")
    assert rows == [(7, 1, 20, 0), (12, 1, 100, 0), (13, 2, 7.5, 0)]
    # What the database has made of it is shown: the new id, defaults, and generated columns.
    found = texts(pipe, "t")
    assert found[0] == ["7", "1", "2026-11-01 10:00:00", "20", "false", "4"]
    assert [found[2][place] for place in (0, 1, 3, 4, 5)] == ["13", "2", "7.5", "false", "1.5"]
    assert save(pipe)["way"] == "unchanged"
    described = pipe.request("table/describe", table="t")
    assert described["dirty"] is False and described["sourceState"] == "asOpened"


def test_undo_reaches_back_over_a_save(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "orders"}})
    before = (query(shop, "SELECT * FROM orders"), texts(pipe, "t"))
    edit(pipe, set_cell(1, "total", 20), set_cell(3, "customer", 2))
    edit(pipe, {"kind": "remove", "rows": [2]})
    save(pipe)
    for _ in range(2):
        pipe.request("table/undo", table="t")
    assert pipe.request("table/describe", table="t")["dirty"] is True
    # Generated columns show what the database computed last.
    assert [row[:5] for row in texts(pipe, "t")] == [row[:5] for row in before[1]]
    save(pipe)
    assert (query(shop, "SELECT * FROM orders"), texts(pipe, "t")) == before
    for _ in range(2):
        pipe.request("table/redo", table="t")
    save(pipe)
    assert query(shop, "SELECT id, customer, total FROM orders") == [(7, 1, 20), (12, 2, 100)]


def test_rows_of_others_are_conflicts_by_row(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "orders"}})
    edit(pipe, *(set_cell(row, "total", row) for row in (1, 2, 3)))
    run(shop, "UPDATE orders SET paid = 1 WHERE id = 7", "DELETE FROM orders WHERE id = 9")
    before = query(shop, "SELECT * FROM orders")
    error = pipe.error("table/save", table="t")
    assert error.kind == "rowsChanged"
    assert error.data["changedRows"] == [{"row": 1, "gone": False}, {"row": 2, "gone": True}]
    assert query(shop, "SELECT * FROM orders") == before
    edit(pipe, {"kind": "remove", "rows": [2]})
    save(pipe, overwrite="always")
    assert query(shop, "SELECT id, total, paid FROM orders") == [(7, 1, 1), (12, 3, 0)]


@pytest.mark.parametrize("edits, row, column", [
    ([set_cell(1, "name", "Bob")], 1, "name"),
    ([set_cell(1, "name", None)], 1, "name"),
    ([{"kind": "insert", "rows": [{"born": "2000-01-01"}]}], 3, "name"),
    ([set_cell(1, "id", 2)], 1, "id"),
])  # fmt: skip
def test_a_constraint_names_row_and_column(pipe, shop, edits, row, column):
    opened(pipe, shop, **{"from": {"table": "customers"}})
    edit(pipe, *edits)
    before = query(shop, "SELECT * FROM customers")
    error = pipe.error("table/save", table="t")
    assert (error.kind, error.data["row"], error.data["column"]) == ("constraint", row, column)
    assert query(shop, "SELECT * FROM customers") == before
    assert pipe.request("table/describe", table="t")["dirty"] is True


def test_foreign_keys_are_in_force(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "customers"}})
    edit(pipe, {"kind": "remove", "rows": [1]})
    error = pipe.error("table/save", table="t")
    assert error.kind == "constraint" and "FOREIGN KEY" in error.data["reason"]
    assert query(shop, "SELECT count(*) FROM customers") == [(2,)]


def test_rows_give_way_to_each_other(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "lines"}})
    edit(pipe, set_cell(1, "place", 2), set_cell(2, "place", 3))
    save(pipe)
    assert query(shop, 'SELECT * FROM lines WHERE "order" = 7') == [(7, 2, "pen"), (7, 3, "ink")]
    edit(pipe, {"kind": "insert", "rows": [{"order": 1, "place": 1, "what": "cap"}]},
         {"kind": "remove", "rows": [3]})  # fmt: skip
    save(pipe)
    assert query(shop, "SELECT * FROM lines") == [(1, 1, "cap"), (7, 2, "pen"), (7, 3, "ink")]


def test_blobs_and_dates_are_written_as_they_were_spelled(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "customers"}})
    edit(pipe, set_cell(2, "photo", "x'00ff'"), set_cell(2, "born", "1990-05-06"))
    save(pipe)
    assert query(shop, "SELECT born, photo FROM customers WHERE id = 2") == [
        ("1990-05-06", b"\x00\xff")
    ]
    opened(pipe, shop, "o", **{"from": {"table": "orders"}})
    edit(pipe, set_cell(1, "at", "2026-12-24T18:00:00"), set_cell(1, "paid", True), table="o")
    save(pipe, "o")
    assert query(shop, "SELECT at, paid FROM orders WHERE id = 7") == [("2026-12-24 18:00:00", 1)]


@pytest.mark.parametrize("params", [
    {"path": "other.csv"}, {"path": "copy.csv", "copy": True}, {"encoding": "utf-8"},
    {"dialect": {"delimiter": ";"}},
])  # fmt: skip
def test_what_a_database_cannot_do_is_refused(pipe, shop, params):
    opened(pipe, shop, **{"from": {"table": "orders"}})
    assert pipe.error("table/save", table="t", **params).kind == "notSavable"


def test_other_columns_and_moved_rows_are_refused(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "orders"}})
    edit(pipe, {"kind": "addColumn", "column": "note", "options": {"type": "text"}})
    assert pipe.error("table/save", table="t").kind == "notSavable"
    pipe.request("table/undo", table="t")
    edit(pipe, {"kind": "move", "rows": [3], "place": {"kind": "start"}})
    assert pipe.error("table/save", table="t").kind == "notSavable"
    run(shop, "CREATE TRIGGER t AFTER UPDATE ON orders BEGIN SELECT 1; END")
    pipe.request("table/undo", table="t")
    edit(pipe, set_cell(1, "total", 1))
    run(shop, "ALTER TABLE orders ADD COLUMN more")
    assert pipe.error("table/save", table="t").kind == "notSavable"


def test_a_locked_database_is_not_waited_for_long(pipe, shop):
    opened(pipe, shop, **{"from": {"table": "orders"}})
    edit(pipe, set_cell(1, "total", 1))
    with contextlib.closing(sqlite3.connect(shop, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert pipe.error("table/save", table="t").kind == "databaseLocked"
        other.execute("ROLLBACK")
    save(pipe)
    assert query(shop, "SELECT total FROM orders WHERE id = 7") == [(1,)]


def test_triggers_run_and_what_they_write_is_shown(pipe, tmp_path):
    path = made(tmp_path / "t.db", """
        CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, n INTEGER DEFAULT 0); CREATE TABLE log (a);
        CREATE TRIGGER up AFTER UPDATE OF a ON t BEGIN
          UPDATE t SET n = n + 1 WHERE id = new.id; INSERT INTO log VALUES (new.a); END;
        INSERT INTO t (a) VALUES ('x'), ('y');
        """)
    opened(pipe, path, **{"from": {"table": "t"}})
    edit(pipe, set_cell(1, "a", "z"))
    save(pipe)
    assert texts(pipe, "t") == [["1", "z", "1"], ["2", "y", "0"]]
    assert query(path, "SELECT * FROM log") == [("z",)]
    edit(pipe, set_cell(1, "a", "zz"))
    save(pipe)
    assert texts(pipe, "t")[0] == ["1", "zz", "2"]


def test_every_table_of_a_corpus_is_edited_and_saved(pipe, corpus):  # noqa: F811
    for one in pipe.request("database/list", path=str(corpus))["tables"]:
        columns = [c for c in one["columns"] if "CHAR" in c["declared"] or c["declared"] == "TEXT"]
        free = [c["name"] for c in columns if c["name"] not in one["primaryKey"]
                and not any(c["name"] in key["columns"] for key in one["foreignKeys"])]  # fmt: skip
        if one["kind"] != "table" or not free or not one["rows"]["count"]:
            continue
        name, column = one["name"], free[0]
        opened(pipe, corpus, name, **{"from": {"table": name}})
        edit(pipe, set_cell(1, column, "Ä'\"; --"), table=name)
        answer = save(pipe, name)
        assert (answer["way"], answer["dirty"]) == ("committed", False)
        sql = f"SELECT {quoted(column)} FROM {quoted(name)} ORDER BY rowid LIMIT 1"
        assert query(corpus, sql) == [("Ä'\"; --",)], name
        pipe.request("table/close", table=name)


# MARK: The law

VALUES = {
    "i": [0, 1, -5, 2**40, None], "r": [0.5, -1.25, 1e10, None],
    "s": ["", "a", "Ä'\"", "x'00'", "two\nlines", None], "n": [1, 2.5, None],
}  # fmt: skip


@pytest.mark.parametrize("rowids", [True, False])
def test_random_edits_saved_and_undone_equal_a_model(start, tmp_path, rowids):
    """What is saved is what the table shows, whatever was edited, undone and redone before."""
    for seed in seeds(4):
        chance = random.Random(seed)
        path = tmp_path / f"law{seed}{rowids}.db"
        rest = "" if rowids else " WITHOUT ROWID"
        made(path, f"CREATE TABLE t (k INTEGER PRIMARY KEY, i INTEGER, r REAL, s TEXT, n NUMERIC){rest}")
        rows = [
            (k * chance.choice([1, 1, 3]) + 100 * k, *(chance.choice(VALUES[c]) for c in "irsn"))
            for k in range(12)
        ]
        with contextlib.closing(sqlite3.connect(path)) as database:
            database.executemany("INSERT INTO t VALUES (?, ?, ?, ?, ?)", rows)
            database.commit()
        pipe = start("--chunk-rows=4")
        opened(pipe, path)
        for step in range(12):
            act(pipe, chance, seed * 1000 + step)
            if chance.random() < 0.4:
                save(pipe)
                compare(pipe, path, seed, step)
        save(pipe)
        compare(pipe, path, seed, "end")
        while pipe.request("table/describe", table="t")["history"]["undo"]:
            pipe.request("table/undo", table="t")
        save(pipe)
        assert sorted(query(path, "SELECT * FROM t"), key=str) == sorted(rows, key=str), seed
        pipe.leave()


def act(pipe, chance, number):
    view = pipe.request("view/open", table="t")["view"]
    keys = [key for key, _ in pipe.cells(view, range={"first": 0, "size": 100})]
    pipe.request("view/close", view=view)
    choice = chance.random()
    if choice < 0.15:
        history = pipe.request("table/describe", table="t")["history"]
        word = chance.choice(["undo", "redo"])
        if history[word]:
            pipe.request(f"table/{word}", table="t")
    elif choice < 0.35:
        new = {"k": 50_000 + number, **{c: chance.choice(VALUES[c]) for c in "irs"}}
        edit(pipe, {"kind": "insert", "rows": [{c: v for c, v in new.items() if v is not None}]})
    elif choice < 0.5 and len(keys) > 3:
        edit(pipe, {"kind": "remove", "rows": chance.sample(keys, 2)})
    elif choice < 0.6 and keys:
        edit(pipe, set_cell(chance.choice(keys), "k", 90_000 + number))
    elif keys:
        column = chance.choice("irsn")
        edit(pipe, *(set_cell(key, column, chance.choice(VALUES[column]))
                     for key in chance.sample(keys, min(3, len(keys)))))  # fmt: skip


def compare(pipe, path, seed, step):
    view = pipe.request("view/open", table="t")["view"]
    shown = [tuple(cell["value"] for cell in row.values())
             for _, row in pipe.cells(view, range={"first": 0, "size": 100})]  # fmt: skip
    pipe.request("view/close", view=view)
    held = query(path, "SELECT * FROM t")
    assert sorted(shown, key=str) == sorted(held, key=str), (seed, step)


def test_what_a_database_lacks_is_refused_by_name(pipe, shop, tmp_path):
    opened(pipe, shop, **{"from": {"table": "orders"}})
    error = pipe.error("table/backup", table="t", path=str(tmp_path / "backup"))
    assert error.kind == "notSavable"
    assert pipe.error("table/adoptFile", table="t").kind == "notSavable"
    error = pipe.error("table/setDialect", table="t", dialect={"delimiter": ";"})
    assert error.kind == "invalidParams"


def test_unsafe_triggers_do_not_run(pipe, tmp_path):
    """A function with side effects in a trigger ends the save, and nothing is written."""
    path = made(tmp_path / "t.db", """
        CREATE TABLE t (a); INSERT INTO t VALUES ('x');
        CREATE TRIGGER up AFTER UPDATE ON t BEGIN SELECT load_extension('evil'); END;
        """)
    opened(pipe, path)
    edit(pipe, set_cell(1, "a", "y"))
    assert pipe.error("table/save", table="t").kind in ("badQuery", "constraint")
    assert query(path, "SELECT a FROM t") == [("x",)]
