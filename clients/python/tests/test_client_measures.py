"""What the program has measured itself of a view."""

import threading
import time

import pytest
from table_server import ToldHeights
from table_server.errors import TableServerError


def test_heights_are_told_and_go_with_their_rows(daemon):
    table = daemon.create([["a"], ["b"]], columns=[{"id": "name"}])
    layout = {"rows": {}, "sizing": {"mode": {"kind": "fixed", "width": 9}}}
    view = table.view(layout=layout)
    window = view.watch(viewport={"offset": 0, "extent": 20})
    assert view.tell_heights({1: 4.5, 2: 8}, at=view.view_revision) == ToldHeights(2, {})
    daemon.sync()
    assert window.replica.frames == [(0, 4.5), (4.5, 8)]
    view.sort(("name", "descending"))
    daemon.sync()
    assert window.replica.frames == [(0, 8), (8, 4.5)]
    table.carry(1, {"settings": {"height": 3}})
    assert view.tell_heights({1: 9, 2: None}) == ToldHeights(1, {1: "declared"})
    daemon.sync()
    assert window.replica.frames == [(0, 1), (1, 3)]
    with pytest.raises(TableServerError, match="no row with the key 9"):
        view.tell_heights({9: 1})


def test_heights_of_cells_are_told(daemon):
    table = daemon.create([["a", "x"], ["b", "y"]], columns=[{"id": "name"}, {"id": "photo"}])
    layout = {"rows": {}, "sizing": {"mode": {"kind": "fixed", "width": 9}}}
    view = table.view(layout=layout)
    window = view.watch(viewport={"offset": 0, "extent": 20})
    cells = {(1, "photo"): 8, (1, "name"): 0.5, (2, "photo"): 0.5}
    assert view.tell_heights(cells=cells) == ToldHeights(1, {})
    daemon.sync()
    assert window.replica.frames == [(0, 8), (8, 1)]
    table.carry(2, {"settings": {"height": 3}})
    told = view.tell_heights({2: 4}, cells={(1, "photo"): None, (2, "photo"): 4})
    assert told == ToldHeights(1, {2: "declared"}, {(2, "photo"): "declared"})
    daemon.sync()
    assert window.replica.frames == [(0, 1), (1, 3)]


def wait_for(condition):
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_rows_are_measured_by_a_function_that_is_asked(daemon):
    asked = []

    def height(row):
        assert threading.current_thread() is not threading.main_thread()
        asked.append(row.key)
        if row.texts["name"] == "c":
            raise ValueError("no idea")
        return row.widths["name"] / 2 if row.values["name"] == "a" else None

    daemon.on_measure(height)
    table = daemon.create([["a"], ["b"], ["c"]], columns=[{"id": "name"}])
    layout = {"rows": {"measured": "client"}, "sizing": {"mode": {"kind": "fixed", "width": 9}}}
    view = table.view(layout=layout)
    window = view.watch(viewport={"offset": 0, "extent": 20})
    wait_for(lambda: window.replica.frames == [(0, 4.5), (4.5, 1), (5.5, 1)])
    assert sorted(asked) == [1, 2, 3]
    table.set(2, "name", "a")
    wait_for(lambda: window.replica.frames == [(0, 4.5), (4.5, 4.5), (9, 1)])
    assert asked[3:] == [2]


def test_without_a_function_the_daemon_measures(daemon):
    table = daemon.create([["a"], ["b"]], columns=[{"id": "name"}])
    window = table.view(layout={"rows": {"measured": "client"}}).watch(viewport={"offset": 0, "extent": 20})
    wait_for(lambda: "estimate" not in (window.replica.layout or {"estimate": True}))
    assert window.replica.frames == [(0, 1), (1, 1)]


def test_cells_are_measured_by_a_function_that_is_asked(daemon):
    asked = []

    def width(cell):
        asked.append((cell.key, cell.column, cell.text))
        return None if cell.value == "c" else 12.5 * len(cell.text)

    daemon.on_measure(cells=width)
    table = daemon.create([["a"], ["bb"], ["c"]], columns=[{"id": "name"}])
    mode = {"kind": "client", "size": 10}
    window = table.view(layout={"sizing": {"mode": mode, "header": False}}).watch()
    told = [{"column": "name", "x": 0, "width": 25}]
    wait_for(lambda: window.replica.layout and window.replica.layout["columns"] == told)
    assert sorted(asked) == [(1, "name", "a"), (2, "name", "bb"), (3, "name", "c")]
