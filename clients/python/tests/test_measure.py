"""Texts measured through the client."""

from table_server import Daemon


def test_texts_are_measured(daemon: Daemon) -> None:
    (measure,) = daemon.measure(["日本 go"], wrap=4, truncate={"width": 4, "at": "head"})
    assert (measure["width"], measure["height"]) == (7, 2)
    assert [line["range"] for line in measure["lines"]] == [[0, 2], [3, 5]]
    assert measure["shown"]["text"] == "… go"
    face = {"defaultAdvance": 8.25}
    font = {"kind": "font", "lineHeight": 20, "regular": face, "bold": {"defaultAdvance": 9}}
    assert [one["width"] for one in daemon.measure(["a", "bb"], font)] == [8.25, 16.5]
    assert daemon.measure(["a"], font, bold=True) == [{"width": 9, "height": 20}]


def test_columns_are_laid_out_and_resized(daemon: Daemon) -> None:
    table = daemon.create([["a long text", 1], ["x", 22]], columns=[{"id": "a"}, {"id": "b"}])
    view = table.view(layout={"spacing": 1})
    assert view.layout is not None
    assert [column["x"] for column in view.layout["columns"]] == [0, 12]
    watched = view.watch()
    daemon.sync()
    assert watched.replica.layout == view.layout
    view.resize("a", 5)
    daemon.sync()
    assert watched.replica.layout == view.layout
    assert [column["width"] for column in view.layout["columns"]] == [5, 2]
    assert view.resize("a", None).layout["width"] == 14
    view.set(layout=None)
    daemon.sync()
    assert watched.replica.layout is view.layout is None
