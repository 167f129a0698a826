"""Columns whose cells a function of the program supplies."""

import threading
import time

from table_server import Shown, Supplied


def wait_for(condition):
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def columns(function, **options):
    supplied = Supplied(function, **options)
    return [{"id": "n", "type": "integer"}, {"id": "s", "type": "integer", "supplied": supplied}, {"id": "t"}]


def test_cells_are_supplied_and_again_when_an_input_changes(daemon):
    threads = set()

    def twice(row):
        threads.add(threading.current_thread())
        assert list(row) == ["n"]
        return row["n"] * 2 if row["n"] < 2**62 else Shown(None, "")

    table = daemon.create([[1, "a"], [2, "b"]], columns=columns(twice, inputs=["n"]))
    assert table.columns[1].supplied["inputs"] == ["n"] and not table.columns[1].editable
    view = table.view(sort=[("s", "descending")])
    wait_for(lambda: [row["s"] for row in view.rows()] == [4, 2])
    table.set(1, "n", 10**15)
    wait_for(lambda: [row["s"] for row in view.rows()] == [2 * 10**15, 4])
    table.undo()
    wait_for(lambda: [row["s"] for row in view.rows()] == [4, 2])
    assert threading.current_thread() not in threads
    table.insert([[3, "c"], [4, "d"]])
    wait_for(lambda: [row["s"] for row in view.rows()] == [8, 6, 4, 2])


def test_texts_and_exceptions(daemon):
    def label(row):
        if row["n"] is None:
            raise ValueError("no number")
        return Shown(row["n"], f"No. {row['n']}")

    table = daemon.create([[7, "a"], [None, "b"]], columns=columns(label))
    view = table.view()
    wait_for(lambda: not any(row.pending for row in view.rows()))
    rows = list(view.rows())
    assert rows[0].cell("s").text == "No. 7" and rows[0]["s"] == 7
    assert rows[1].errors["s"].text == "no number"


def test_columns_added_later_and_without_a_function(daemon):
    table = daemon.create([[1, "a"]], columns=[{"id": "n", "type": "integer"}, {"id": "t"}])
    table.add_column("s", {"type": "integer", "supplied": Supplied(lambda row: row["n"] + 1)})
    view = table.view()
    wait_for(lambda: view.rows()[0]["s"] == 2)
    table.set_column("s", {"supplied": Supplied(lambda row: row["n"] + 2, inputs=["n"])})
    wait_for(lambda: view.rows()[0]["s"] == 3)
    table.add_column("u", {"supplied": {"inputs": ["n"]}})
    wait_for(lambda: "u" in view.rows()[0].errors)
