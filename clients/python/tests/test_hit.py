"""What is at a point of a frame, through the client."""

from table_server import Daemon


def test_a_point_is_a_row_a_column_and_a_place_in_a_text(daemon: Daemon) -> None:
    table = daemon.create([["Ada"], ["Grace"]], columns=[{"id": "name"}])
    view = table.view(layout={"rows": {}})
    window = view.watch(size=2)
    found = window.hit(2, 1.5, text={})
    assert found["entry"] == {"key": 2, "viewIndex": 1, "y": 1, "height": 1}
    assert (found["column"]["column"], found["textOffset"]) == ("name", 2)
    header = window.hit(5, 0, header=1, grip=1)
    assert (header["part"], header["resize"]["column"]) == ("header", "name")


def test_a_scroll_says_which_update_follows(daemon: Daemon) -> None:
    table = daemon.create([[str(row)] for row in range(9)], columns=[{"id": "name"}])
    window = table.view().watch(size=2)
    assert window.scroll(3)["update"] == 2
    daemon.sync(layout=True)
    assert window.scroll(3)["update"] is None


def test_a_tap_need_not_wait(daemon: Daemon) -> None:
    view = daemon.create([["b"], ["a"]], columns=[{"id": "name"}]).view()
    assert view.tap("name", wait=False)["sortable"]
    daemon.sync()
    assert [row.key for row in view.rows()] == [2, 1]
