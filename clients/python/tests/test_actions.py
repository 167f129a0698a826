"""Declarations, actions and decisions through the client."""

import threading

import pytest

from table_server import RequestFailed

DECLARATIONS = {
    "settings": {"editable": "ask", "actions": [{"id": "open", "title": {"expression": "'Open ' + name"}}]},
    "kinds": {"big": {"height": 40}},
    "kindBy": {"expression": "n > 1 ? 'big' : 'small'"},
    "columns": {"n": {"header": {"actions": [{"id": "sum"}]}}},
}


@pytest.fixture
def table(daemon):
    return daemon.create(
        [["a", 1], ["b", 2]],
        columns=[{"id": "name"}, {"id": "n", "type": "integer"}],
        declarations=DECLARATIONS,
    )


def test_settings_are_declared_and_resolved(table):
    heights = [item["settings"]["height"] for item in table.resolve(["height"], rows=[1, 2])]
    assert heights[0] == {"value": "automatic", "layer": "builtIn"}
    assert heights[1] == {"value": 40, "layer": "kind", "name": "big"}
    declared = table.declare({"kinds": {"big": None}, "settings": {"height": 20}})
    assert "kinds" not in declared and declared["settings"]["height"] == 20
    assert table.resolve(["height"], rows=[2])[0]["settings"]["height"]["layer"] == "table"


def test_actions_are_listed_and_told(daemon, table):
    view = table.view()
    done, arrived = [], threading.Event()
    daemon.on_action(lambda action: (done.append(action), arrived.set()))
    assert [action["title"] for action in view.actions(2)] == ["Open b"]
    assert [action["id"] for action in view.actions(column="n")] == ["sum"]
    view.invoke("open", 2, author="ada")
    assert arrived.wait(10)
    action = done[0]
    assert (action.table, action.view, action.action, action.row) == (table.id, view.id, "open", 2)
    assert (action.values, action.view_index, action.author) == ({"name": "b", "n": 2}, 1, "ada")
    with pytest.raises(RequestFailed) as caught:
        view.invoke("close", 2)
    assert caught.value.kind == "unknownAction"


def test_the_client_decides(daemon, table):
    view = table.view(binding="cell")
    edit = {"kind": "set", "row": 1, "column": "n", "value": 5}
    with pytest.raises(RequestFailed) as caught:  # nobody decides
        table.edit([edit], view=view)
    assert caught.value.kind == "notPermitted" and caught.value.data["asked"] is True
    asked = []

    def decide(question):
        asked.append(question["asked"])
        # It may ask the daemon in turn.
        return table.resolve(["editable"], rows=[1])[0]["settings"]["editable"]["value"] == "ask"

    daemon.on_decide(decide)
    assert table.edit([edit], view=view).changed_cells == 1
    assert asked == [[{"permission": "edit", "row": 1, "column": "n", "layer": "table"}]]

    def fail(_question):
        raise ValueError("no idea")

    daemon.on_decide(fail)
    with pytest.raises(RequestFailed):
        table.edit([{**edit, "value": 6}], view=view)
    table.declare({"decisions": {"default": "allow"}})
    assert table.edit([{**edit, "value": 6}], view=view).changed_cells == 1


def test_what_appears_is_told(daemon, table):
    subscription = table.view().watch(0, 1, appearance=True)
    daemon.sync()
    assert subscription.next_update(5).appearance == {"appeared": [1]}
    table.move([2], "start")
    daemon.sync()
    assert subscription.replica.keys == [1]
