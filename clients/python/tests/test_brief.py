"""Brief updates through the client: shorter, and the replica holds the same."""

from table_server import Daemon


def test_a_brief_window_holds_what_a_full_one_does(daemon: Daemon) -> None:
    table = daemon.create([[n] for n in range(40)], columns=[{"id": "n", "type": "integer"}])
    view = table.view(layout={"rows": {}})
    windows = [view.watch(0, 5, brief=True), view.watch(0, 5)]
    table.set(1, "n", 77)
    table.insert([[5], [6]], "start")
    view.sort("n")
    table.set(2, "n", 123456)
    view.set({"layout": {"rows": {"height": 3}}})
    daemon.sync()
    brief, full = (window.replica for window in windows)
    assert brief.counts == full.counts == view.counts and brief.counts.source == 42
    assert (brief.keys, brief.window, brief.order_state) == (full.keys, full.window, full.order_state)
    assert brief.layout == full.layout == view.layout and brief.layout is not None
    assert [column["width"] for column in brief.layout["columns"]] == [6]
    assert windows[0].rows() == windows[1].rows()
