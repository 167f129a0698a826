"""Bad params over the wire: one clear error with a pointer, and nothing changed.

``DaemonServerTests`` shows the same of every method and every member, in process.
"""

import pytest

GOOD = {
    "table/describe": {"table": "t"},
    "table/edit": {"table": "t", "edits": []},
    "view/open": {"table": "t"},
    "view/rows": {"view": "v"},
    "view/scroll": {"subscription": "s"},
    "view/unwatch": {"subscription": "s"},
    "view/close": {"view": "v"},
    "table/close": {"table": "t"},
}


@pytest.fixture
def room(pipe):
    """A table t, a view v and a subscription s, and what they hold."""
    pipe.request("table/create", table="t", columns=[{"id": "n", "type": "integer"}, {"id": "m"}],
                 rows=[[1, "a"], [2, "b"]])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    return pipe


def state(pipe):
    return [
        pipe.request("table/describe", table="t"),
        pipe.request("view/get", view="v"),
        pipe.cells("v"),
        pipe.sync(),
    ]


@pytest.mark.parametrize("method", sorted(GOOD))
def test_an_unknown_member_is_an_error(room, method):
    before = state(room)
    error = room.error(method, **{**GOOD[method], "colour": "red"})
    assert (error.code, error.pointer) == (-32602, "/colour")
    assert state(room) == before


@pytest.mark.parametrize(
    ("name", "kind"),
    [("table", "unknownTable"), ("view", "unknownView"), ("subscription", "unknownSubscription")],
)
def test_an_unknown_name_is_a_failed_request(room, name, kind):
    for method, params in GOOD.items():
        if name in params and method != "table/create":
            error = room.error(method, **{**params, name: "nobody"})
            assert (error.code, error.kind) == (-32803, kind), method


def test_pointers_escape_slashes_and_tildes(room):
    error = room.error("view/set", view="v", state={"columns": {"a/b~c": {"hidden": True}}})
    assert error.pointer == "/state/columns/a~1b~0c"


def test_an_edit_list_is_all_or_nothing(room):
    before = state(room)
    good = {"kind": "set", "row": 1, "column": "n", "value": 9}
    error = room.error("table/edit", table="t", edits=[good, INSERT_BAD])
    assert error.code in (-32602, -32803)
    assert state(room) == before


INSERT_BAD = {"kind": "remove", "rows": [99]}


def test_a_state_patch_is_all_or_nothing(room):
    before = state(room)
    patch = {"sort": [{"column": "n", "direction": "descending"}], "page": {"size": -3}}
    assert room.error("view/set", view="v", state=patch).code == -32602
    assert state(room) == before


def test_a_name_taken_is_refused(room):
    assert room.error("table/create", table="t", rows=[[1]]).kind == "tableExists"
    assert room.error("view/open", table="t", view="v").code == -32803
    window = {"kind": "all"}
    assert room.error("view/watch", view="v", subscription="s", window=window).code == -32803
