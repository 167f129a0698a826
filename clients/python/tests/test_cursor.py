"""The cursor of a view, through the client."""

from table_server import Daemon


def test_a_cursor_moves_selects_and_is_shown(daemon: Daemon) -> None:
    table = daemon.create([[name, "x"] for name in "abcdef"], columns=[{"id": "name"}, {"id": "note"}])
    view = table.view()
    window = view.watch(size=2)
    assert "row" not in view.cursor()
    told = view.cursor(2, "note")
    assert (told["row"], told["column"], told["viewIndex"], told["text"]) == (2, "note", 1, "x")
    told = view.cursor(move={"rows": 2}, select="extend", show=window)
    assert (told["row"], told["selected"], told["moved"]) == (4, 3, True)
    daemon.sync()
    assert window.replica.cursor == {"row": 4, "column": "note", "viewIndex": 3}
    assert window.keys() == [3, 4]
    table.remove([4])
    daemon.sync()
    assert window.replica.cursor == {"row": 5, "column": "note", "viewIndex": 3}
    assert view.cursor(to="start")["text"] == "a"


def test_a_cursor_stands_on_a_section(daemon: Daemon) -> None:
    table = daemon.create([["b"], ["a"]], columns=[{"id": "name"}])
    view = table.view(sections={"by": [{"column": "name"}]})
    window = view.watch(size=9)
    header = view.cursor(to="start")["row"]
    daemon.sync()
    assert header == window.entries()[0]
    assert view.cursor(header)["row"] == header
