"""What the program has measured itself of a view."""

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
