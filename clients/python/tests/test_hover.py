"""Where a window's pointer is, through the client."""

import pytest
from table_server import Daemon
from table_server.errors import RequestFailed


def test_a_rule_reads_the_pointer(daemon: Daemon) -> None:
    table = daemon.create([["a"], ["b"]], columns=[{"id": "name"}])
    rule = {"expression": "hovered ? 'lit' : 'plain'"}
    table.declare({"columns": {"name": {"cellKind": rule}}})
    window = table.view().watch(size=2)

    def kinds():
        params = {
            "table": table.id, "rows": [1, 2], "columns": ["name"], "settings": ["cellKind"],
            "subscription": window.id,
        }  # fmt: skip
        items = daemon.request("table/resolve", params)["items"]
        return [item["settings"]["cellKind"]["value"] for item in items]

    window.hover(2, column="name")
    assert kinds() == ["plain", "lit"]
    window.hover()
    assert kinds() == ["plain", "plain"]
    with pytest.raises(RequestFailed, match="no row with the key 9"):
        window.hover(9)
