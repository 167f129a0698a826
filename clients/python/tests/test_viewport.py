"""Windows by offsets through the client: frames, scrolling, and what stays in place."""

from table_server import Daemon


def test_a_window_by_offsets_knows_every_frame(daemon: Daemon) -> None:
    table = daemon.create([[n] for n in range(40)], columns=[{"id": "n", "type": "integer"}])
    view = table.view(layout={"rows": {"height": 2, "spacing": 0.5}})
    window = view.watch(viewport={"offset": 20, "extent": 9}, overscan=1, follow=True)
    daemon.sync()
    replica = window.replica
    assert replica.viewport == {
        "offset": 20, "extent": 9, "top": 17.5, "spacing": 0.5, "anchor": 9
    }  # fmt: skip
    assert dict(zip(window.keys(), replica.frames)) == {
        key: (2.5 * (key - 1), 2) for key in range(8, 13)
    }
    table.insert([[99], [98]], "start")
    daemon.sync()
    assert replica.viewport is not None and replica.viewport["offset"] == 25
    assert replica.frames[window.keys().index(9)] == (25, 2)
    assert window.scroll(entry=40, placement="bottom")["viewport"]["offset"] == 95.5
    assert window.scroll(dragging=True, pages=-1)["viewport"]["offset"] == 86.5
    assert window.scroll(dragging=False, anchor=36, hold={"sort": "offset"})["viewport"]["anchor"] == 36
    assert window.let_go()["viewport"]["anchor"] == 34
    view.set({"presentation": {"scrollBars": {"minimum": 3}}})
    place = window.scroll(thumb=2)["viewport"]
    assert place["thumb"] == {"start": 2, "length": 3} and place["offset"] == round(95.5 / 3 * 64) / 64
    window.scroll(entry=36, placement="top")
    found = view.entries_at([26, 1e6])
    assert found == [{"key": 9, "viewIndex": 10, "offset": 25, "height": 2}, None]
    assert view.locate([9])[0]["offset"] == 25


def test_items_of_a_collection_have_frames(daemon: Daemon) -> None:
    table = daemon.create([[n] for n in range(7)], columns=[{"id": "n", "type": "integer"}])
    items = {"size": {"width": 30, "height": 20}, "spacing": 5, "lineSpacing": 2}
    view = table.view(layout={"frame": 100, "items": items})
    window = view.watch(viewport={"offset": 25, "extent": 30})
    daemon.sync()
    replica = window.replica
    assert window.keys() == [4, 5, 6, 7] and not replica.frames
    assert replica.item_frames[:3] == ((0, 22, 30, 20), (35, 22, 30, 20), (70, 22, 30, 20))
    assert replica.item_frames[3].y == 44 and replica.viewport is not None
    assert replica.layout is not None and replica.layout["items"] == {"width": 100, "height": 64}
    view.set(layout={"items": None, "rows": {}})
    daemon.sync()
    assert not replica.item_frames and replica.frames


def test_an_entry_of_a_section_is_brought_into_sight(daemon: Daemon) -> None:
    rows = [[n, "ab"[n % 2]] for n in range(40)]
    table = daemon.create(rows, columns=[{"id": "n", "type": "integer"}, {"id": "g"}])
    view = table.view(sections="g", layout={"rows": {}})
    window = view.watch(viewport={"offset": 5.5, "extent": 10})
    daemon.sync()
    assert window.replica.viewport is not None
    assert window.replica.viewport["sticky"][0]["section"]["title"] == "a"
    (second,) = [one["key"] for one in view.entries_at([21]) if one]
    assert window.scroll(entry=second, placement="top")["viewport"]["offset"] == 21
