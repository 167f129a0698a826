"""Every method with bad params: one clear error with a pointer, and nothing changed."""

import pytest

GOOD = {
    "table/open": {"content": {"text": "a\n1\n"}},
    "table/create": {"rows": [[1]]},
    "table/describe": {"table": "t"},
    "table/edit": {"table": "t", "edits": []},
    "table/undo": {"table": "t"},
    "table/redo": {"table": "t"},
    "view/open": {"table": "t"},
    "view/get": {"view": "v"},
    "view/set": {"view": "v", "state": {}},
    "view/tap": {"view": "v", "part": "header", "column": "n"},
    "view/rows": {"view": "v"},
    "view/locate": {"view": "v", "keys": [1]},
    "view/watch": {"view": "v", "window": {"kind": "all"}},
    "view/scroll": {"subscription": "s"},
    "view/resync": {"subscription": "s"},
    "view/sync": {},
    "view/unwatch": {"subscription": "s"},
    "view/close": {"view": "v"},
    "table/close": {"table": "t"},
    "server/stats": {},
    "shutdown": {},
}

INSERT = {"kind": "insert", "rows": [[1]]}
BAD = [
    # method, params that replace or join the good ones, pointer
    ("table/open", {"dialect": {"delimeter": ";"}}, "/dialect/delimeter"),
    ("table/open", {"dialect": {"delimiter": 1}}, "/dialect/delimiter"),
    ("table/open", {"dialect": {"header": "yes"}}, "/dialect/header"),
    ("table/open", {"dialect": {"encoding": "ebcdic"}}, "/dialect/encoding"),
    ("table/open", {"dialect": {"nullValues": [1]}}, "/dialect/nullValues/0"),
    ("table/open", {"dialect": {"preambleLines": -1}}, "/dialect/preambleLines"),
    ("table/open", {"columns": {"a": {"type": "float"}}}, "/columns/a/type"),
    ("table/open", {"columns": {"a": {"colour": "red"}}}, "/columns/a/colour"),
    ("table/open", {"columns": {"nope": {"type": "text"}}}, "/columns/nope"),
    ("table/open", {"keyColumns": ["nope"]}, "/keyColumns/0"),
    ("table/open", {"keyColumns": "a"}, "/keyColumns"),
    ("table/open", {"sampleRows": "many"}, "/sampleRows"),
    ("table/open", {"content": {"text": "a", "base64": "YQ=="}}, "/content"),
    ("table/open", {"content": {"base64": "%"}}, "/content/base64"),
    ("table/open", {"content": {}}, "/content"),
    ("table/open", {"path": "x"}, None),
    ("table/open", {"table": 1}, "/table"),
    ("table/create", {"rows": None}, "/rows"),
    ("table/create", {"rows": [1]}, "/rows/0"),
    ("table/create", {"columns": [{"id": "a", "kind": "text"}]}, "/columns/0/kind"),
    ("table/create", {"columns": [{"id": "a", "type": "float"}]}, "/columns/0/type"),
    ("table/create", {"columns": [{"id": "a"}], "rows": [{"b": 1}]}, "/rows/0/b"),
    ("table/create", {"columns": [{"id": "a"}], "rows": [[1, 2]]}, "/rows/0"),
    ("table/create", {"keyColumns": ["nope"]}, "/keyColumns/0"),
    ("table/create", {"keyColumns": ["n", "n"]}, "/keyColumns/1"),
    ("table/create", {"detectTypes": 1}, "/detectTypes"),
    ("table/describe", {"diagnostics": {"first": -1, "size": 1}}, "/diagnostics/first"),
    ("table/describe", {"diagnostics": {"first": 0, "size": 1, "count": 1}}, "/diagnostics/count"),
    ("table/edit", {"edits": {}}, "/edits"),
    ("table/edit", {"edits": [1]}, "/edits/0"),
    ("table/edit", {"edits": [{"row": 1}]}, None),
    ("table/edit", {"edits": [{"kind": "paint"}]}, "/edits/0/kind"),
    ("table/edit", {"edits": [{"kind": "set", "row": 1, "column": "x", "value": 1}]},
     "/edits/0/column"),
    ("table/edit", {"edits": [{"kind": "set", "row": 1.5, "column": "n", "value": 1}]},
     "/edits/0/row"),
    ("table/edit", {"edits": [{"kind": "set", "row": 1, "values": {"x": 1}}]},
     "/edits/0/values/x"),
    ("table/edit", {"edits": [INSERT, {**INSERT, "position": 3}]}, "/edits/1/position"),
    ("table/edit", {"edits": [{**INSERT, "place": {"kind": "middle"}}]}, "/edits/0/place/kind"),
    ("table/edit", {"edits": [{**INSERT, "place": {"kind": "index", "sourceIndex": -1}}]},
     "/edits/0/place/sourceIndex"),
    ("table/edit", {"edits": [{"kind": "insert", "rows": [{"x": 1}]}]}, "/edits/0/rows/0/x"),
    ("table/edit", {"edits": [{"kind": "remove", "rows": [1, None]}]}, "/edits/0/rows/1"),
    ("table/edit", {"edits": [INSERT], "history": "later"}, "/history"),
    ("table/edit", {"edits": [INSERT], "invalid": "drop"}, "/invalid"),
    ("table/edit", {"edits": [INSERT], "seen": "1"}, "/seen"),
    ("table/edit", {"edits": [INSERT], "exact": "no"}, "/exact"),
    ("table/undo", {"author": 1}, "/author"),
    ("view/open", {"state": {"sorting": []}}, "/state/sorting"),
    ("view/open", {"state": {"sort": [{"column": "x"}]}}, "/state/sort/0/column"),
    ("view/open", {"view": True}, "/view"),
    ("view/set", {"state": 1}, "/state"),
    ("view/set", {"state": {"sort": "n"}}, "/state/sort"),
    ("view/set", {"state": {"sort": [{"column": "n", "direction": "up"}]}},
     "/state/sort/0/direction"),
    ("view/set", {"state": {"sort": [{"column": "n", "order": 1}]}}, "/state/sort/0/order"),
    ("view/set", {"state": {"sort": [{"column": "n", "comparator": "magic"}]}},
     "/state/sort/0/comparator"),
    ("view/set", {"state": {"search": {"text": 1}}}, "/state/search/text"),
    ("view/set", {"state": {"search": {"text": "a", "columns": ["x"]}}},
     "/state/search/columns/0"),
    ("view/set", {"state": {"search": {"text": "a", "mode": "hide"}}}, "/state/search/mode"),
    ("view/set", {"state": {"page": {"size": 0}}}, "/state/page/size"),
    ("view/set", {"state": {"page": {"index": -1}}}, "/state/page/index"),
    ("view/set", {"state": {"page": {"number": 1}}}, "/state/page/number"),
    ("view/set", {"state": {"columns": {"x": {"hidden": True}}}}, "/state/columns/x"),
    ("view/set", {"state": {"columns": {"n": {"width": 3}}}}, "/state/columns/n/width"),
    ("view/set", {"state": {"columnOrder": ["x"]}}, "/state/columnOrder/0"),
    ("view/set", {"state": {"sortCycle": ["sideways"]}}, "/state/sortCycle/0"),
    ("view/set", {"state": {"sort": [{"column": "n"}, {"column": "n", "nulls": "first"}]}},
     "/state/sort/1"),
    ("view/set", {"state": {"sortCycle": ["none", "ascending", "none"]}}, "/state/sortCycle/2"),
    ("view/set", {"wait": "yes"}, "/wait"),
    ("view/tap", {"part": "middle"}, "/part"),
    ("view/tap", {"column": "x"}, "/column"),
    ("view/tap", {"extend": 1}, "/extend"),
    ("view/rows", {"range": {"first": -1, "size": 1}}, "/range/first"),
    ("view/rows", {"range": {"first": 0, "size": 1, "step": 2}}, "/range/step"),
    ("view/rows", {"range": {"first": 0.5, "size": 1}}, "/range/first"),
    ("view/rows", {"columns": ["x"]}, "/columns/0"),
    ("view/rows", {"as": "html"}, "/as"),
    ("view/rows", {"keys": [{}]}, "/keys/0"),
    ("view/locate", {"keys": 1}, "/keys"),
    ("view/watch", {"window": {"kind": "some"}}, "/window/kind"),
    ("view/watch", {"window": {"kind": "entries", "first": -1, "size": 1}}, "/window/first"),
    ("view/watch", {"window": {"kind": "all", "first": 0}}, "/window/first"),
    ("view/watch", {"content": "rows"}, "/content"),
    ("view/watch", {"columns": ["x"]}, "/columns/0"),
    ("view/watch", {"hold": "tight"}, "/hold"),
    ("view/scroll", {"first": -1}, "/first"),
    ("view/scroll", {"size": "all"}, "/size"),
    ("view/scroll", {"hold": "x"}, "/hold"),
    ("view/sync", {"table": 1}, "/table"),
]  # fmt: skip


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


@pytest.mark.parametrize(("method", "params", "pointer"), BAD)
def test_bad_params_are_named_and_change_nothing(room, method, params, pointer):
    before = state(room)
    error = room.error(method, **{**GOOD[method], **params})
    assert error.code == -32602
    if pointer is not None:
        assert error.pointer == pointer
    assert state(room) == before


@pytest.mark.parametrize("method", sorted(GOOD))
def test_an_unknown_member_is_an_error(room, method):
    before = state(room)
    error = room.error(method, **{**GOOD[method], "colour": "red"})
    assert (error.code, error.pointer) == (-32602, "/colour")
    assert state(room) == before


@pytest.mark.parametrize("method", sorted(method for method in GOOD if GOOD[method]))
def test_a_missing_required_member_is_an_error(room, method):
    before = state(room)
    assert room.error(method).code == -32602
    assert state(room) == before


@pytest.mark.parametrize("wrong", [7, None, ["t"], {"id": "t"}, True])
@pytest.mark.parametrize("method", sorted(m for m in GOOD if m not in ("table/open", "view/sync")))
def test_a_name_of_the_wrong_type_is_an_error(room, method, wrong):
    name = next((n for n in ("table", "view", "subscription") if n in GOOD[method]), None)
    if name is None:
        return
    error = room.error(method, **{**GOOD[method], name: wrong})
    assert (error.code, error.pointer) == (-32602, f"/{name}")


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
