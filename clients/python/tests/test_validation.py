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


def test_rows_bring_what_they_carry_and_users_type(daemon):
    columns = [{"id": "n", "type": "integer"}]
    table = daemon.create(
        [[1], [2]],
        columns=columns,
        row_options=[{"rowState": {"a": 1}}, None],
        declarations={"kinds": {"big": {"height": 40, "editable": False}}},
    )
    (key,) = table.insert([[3]], row_options=[{"kind": "big"}]).inserted
    items = table.resolve(["height"], rows=[1, key])
    assert (items[0]["rowState"], items[1]["settings"]["height"]["value"]) == ({"a": 1}, 40)
    view = table.view(binding="cell")
    with view.draft(1, "n", by="user") as editor:
        editor.change("7")
    with pytest.raises(RequestFailed) as caught:
        view.draft(key, "n", by="user")
    assert caught.value.kind == "notPermitted"
    assert view.replace("8", "7", by="user")["cells"] == 1


def test_cells_carry_states(daemon):
    table = daemon.create([["a", 1], ["b", 2]], columns=[{"id": "name"}, {"id": "n", "type": "integer"}])
    watched = table.view().watch(kinds=True)
    table.carry(1, {"cellStates": {"n": {"busy": True}}})
    daemon.sync()
    assert watched.replica.kinds["cellStates"] == [{"index": 0, "column": "n", "cellState": {"busy": True}}]
    rows, match = [["a", 1], ["b", 2]], {"kind": "given", "keys": [1, 2]}
    result = table.set_rows(rows, match=match, row_states=[None, 5], cell_states=[None, {"name": 1}])
    assert (result.updates, result.changed_cells) == (2, 0)
    assert table.resolve(["height"], rows=[2])[0]["cellStates"] == {"name": 1}
