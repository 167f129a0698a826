"""Windows of the columns in sight, through the client."""

from table_server import Daemon


def test_columns_come_and_go_with_the_window(daemon: Daemon) -> None:
    ids = ["a", "b", "c", "d"]
    table = daemon.create([["1", "2", "3", "4"]], columns=[{"id": column} for column in ids])
    layout = {"columns": {column: {"width": 10} for column in ids}, "fixed": {"leading": 1}}
    view = table.view(layout=layout)
    window = view.watch(across={"frameWidth": 20})
    daemon.sync()
    assert window.replica.columns == ["a", "b"] and window.replica.across["room"] == 10
    window.scroll(across={"column": "d", "placement": "end"})
    daemon.sync()
    assert window.columns() == {"a": ["1"], "d": ["4"]}
    assert window.replica.across["left"] == {"leading": 0, "center": -10, "trailing": 20}
    assert view.frames(["d"]) == [{"column": "d", "group": "center", "x": 20, "width": 10}]
    found = view.column_at(25)
    assert found is not None and (found["column"], found["distance"]) == ("d", 5)
    assert view.column_at(10, "leading") is None
