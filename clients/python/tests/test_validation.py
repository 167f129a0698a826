"""Rules of data through the client."""

import pytest

from table_server import RequestFailed


def test_rules_are_told_and_hold(daemon):
    columns = [{"id": "low", "type": "integer", "validate": {"expression": "value >= 0"}}, {"id": "high"}]
    table = daemon.create([[1, "x"], [-1, "y"]], columns=columns)
    found = table.validate()
    assert (found["count"], found["items"][0]["row"]) == (1, 2)
    assert table.validate(rows=[1], columns=["high"], size=0)["count"] == 0
    with pytest.raises(RequestFailed) as caught:
        table.set(1, "low", -5)
    assert caught.value.kind == "invalid"
    watched = table.view().watch(problems=True)
    daemon.sync()
    assert [problem["index"] for problem in watched.replica.problems] == [1]
    table.set(2, "low", 5)
    daemon.sync()
    assert list(watched.replica.problems) == []
