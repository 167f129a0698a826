"""What single cells carry in the client's own JSON: told of windows and by `table/resolve`, undone, never read."""

import copy
import json
import random

import pytest
from harness import RpcError, seeds

COLUMNS = [
    {"id": "task", "type": "text"},
    {"id": "n", "type": "integer"},
    {"id": "twice", "computed": "n * 2"},
]
ROWS = [["cut", 1], ["glue", 2], ["paint", 3]]


@pytest.fixture
def table(pipe):
    """Table t with given keys 1 to 3, view v watched by s."""
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", kinds=True, window={"kind": "all"})
    pipe.sync()
    return pipe


def carry(pipe, row, states, **options):
    edits = [{"kind": "setRow", "row": row, "options": {"cellStates": states, **options}}]
    return pipe.request("table/edit", table="t", edits=edits)


def resolved(pipe, rows, **params):
    return pipe.request("table/resolve", table="t", rows=rows, settings=["hidden"], **params)["items"]


def states(pipe, row):
    return resolved(pipe, [row])[0].get("cellStates", {})


def refused(pipe, method, **params):
    with pytest.raises(RpcError) as caught:
        pipe.request(method, **params)
    return caught.value


def told(pipe, subscription="s"):
    """What the window says of cells, as a client holds it: by key and column."""
    pipe.sync()
    held = {}
    for update in pipe.updates(subscription):
        if update["last"]:
            held = update.get("kinds", {} if "reset" in update else held)
    keys = pipe.replica(subscription).keys
    return {(keys[one["index"]], one["column"]): one["cellState"] for one in held.get("cellStates", [])}


def test_a_cell_keeps_a_state_that_nobody_reads(table):
    revision = carry(table, 1, {"n": {"b": [1, 2.0], "a": {}}, "twice": "busy"})["revision"]
    assert states(table, 1) == {"n": {"b": [1, 2.0], "a": {}}, "twice": "busy"} and states(table, 2) == {}
    assert carry(table, 1, {"n": {"a": {}, "b": [1.0, 2]}})["revision"] == revision  # equal in value
    cells = resolved(table, [1, 2], columns=["n", "task"])
    assert [cell.get("cellState", "none") for cell in cells] == [{"b": [1, 2.0], "a": {}}, "none", "none", "none"]
    assert all("cellStates" not in cell for cell in cells)
    carry(table, 1, {"n": None, "task": 0})  # merged by column
    assert states(table, 1) == {"task": 0, "twice": "busy"}
    carry(table, 1, None)
    assert states(table, 1) == {}
    for held in ({"task": 0, "twice": "busy"}, {"n": {"b": [1, 2.0], "a": {}}, "twice": "busy"}, {}):
        table.request("table/undo", table="t")
        assert states(table, 1) == held
    error = refused(table, "table/edit", table="t",
                    edits=[{"kind": "setRow", "row": 1, "options": {"cellStates": {"no/pe": 1}}}])  # fmt: skip
    assert (error.code, error.kind, error.pointer) == (-32602, "unknownColumn", "/edits/0/options/cellStates/no~1pe")
    error = refused(table, "table/edit", table="t",
                    edits=[{"kind": "setRow", "row": 1, "options": {"cellStates": {"n": "x" * 70_000}}}])  # fmt: skip
    assert (error.kind, error.data["limit"]) == ("limit", "stateBytesMax")
    error = refused(table, "table/edit", table="t",
                    edits=[{"kind": "setRow", "row": 1, "options": {"cellStates": [1]}}])  # fmt: skip
    assert (error.code, error.pointer) == (-32602, "/edits/0/options/cellStates")


def test_the_history_counts_what_states_take(table):
    def bytes_of_step():
        return table.request("table/history", table="t")["items"][-1]["bytes"]

    carry(table, 1, {"n": 1})
    small = bytes_of_step()
    carry(table, 1, {"task": "x" * 5000})
    assert bytes_of_step() > small + 5000


def test_windows_tell_cells_by_row_and_column(table):
    table.request("table/edit", table="t", edits=[
        {"kind": "setRow", "row": 2, "options": {"cellStates": {"n": 50, "task": "late"}, "rowState": 7}}])  # fmt: skip
    table.sync()
    update = table.updates("s")[-1]
    assert update["diff"] == {} and update["causes"] == ["edit"]  # no cell is told
    assert update["kinds"] == {
        "states": [{"index": 1, "rowState": 7}],
        "cellStates": [
            {"index": 1, "column": "task", "cellState": "late"},
            {"index": 1, "column": "n", "cellState": 50},
        ],
    }
    table.request("view/set", view="v", state={"sort": [{"column": "n", "direction": "descending"}], "filter": "n != 1"})
    assert told(table) == {(2, "n"): 50, (2, "task"): "late"}
    table.request("view/scroll", subscription="s", columns=["n"])
    assert told(table) == {(2, "n"): 50}
    before = len(table.updates("s"))
    carry(table, 2, {"task": "done"})  # not a column of the window
    table.sync()
    assert all("kinds" not in update for update in table.updates("s")[before:])
    table.request("view/watch", view="v", subscription="plain", window={"kind": "all"})
    carry(table, 2, {"n": 60})
    table.sync()
    assert told(table) == {(2, "n"): 60}
    assert all("kinds" not in update for update in table.updates("plain"))


def test_states_go_and_come_with_their_column(table):
    carry(table, 1, {"n": 1, "task": 2})
    edit = lambda *edits: table.request("table/edit", table="t", edits=list(edits))  # noqa: E731
    edit({"kind": "setColumn", "column": "task", "options": {"title": "What"}})
    edit({"kind": "setColumn", "column": "n", "options": {"type": "number"}})
    assert states(table, 1) == {"n": 1, "task": 2}
    edit({"kind": "removeColumn", "column": "task"})
    assert states(table, 1) == {"n": 1} and told(table) == {(1, "n"): 1}
    error = refused(table, "table/edit", table="t",
                    edits=[{"kind": "setRow", "row": 1, "options": {"cellStates": {"task": 3}}}])  # fmt: skip
    assert error.kind == "unknownColumn"
    edit({"kind": "addColumn", "column": "task"})
    assert states(table, 1) == {"n": 1}  # another column of that id
    table.request("table/undo", table="t")
    table.request("table/undo", table="t")
    assert states(table, 1) == {"n": 1, "task": 2} and told(table) == {(1, "n"): 1, (1, "task"): 2}


def test_new_rows_bring_states(table):
    options = [{"cellStates": {"n": {"p": 1}, "task": None}}, None]
    answer = table.request("table/edit", table="t", edits=[{"kind": "insert", "rows": [["a", 4], ["b", 5]], "options": options}])
    first, second = answer["inserted"]
    assert (states(table, first), states(table, second)) == ({"n": {"p": 1}}, {})
    table.request("table/undo", table="t")
    table.request("table/redo", table="t")
    assert told(table) == {(first, "n"): {"p": 1}}
    made = {"columns": [{"id": "a"}], "rows": [["x"], ["y"]]}
    table.request("table/create", table="u", rowOptions=[None, {"cellStates": {"a": 1}}], **made)
    items = table.request("table/resolve", table="u", rows=[1, 2], settings=["hidden"])["items"]
    assert [item.get("cellStates") for item in items] == [None, {"a": 1}]
    error = refused(table, "table/create", table="w", rowOptions=[None, {"cellStates": {"b": 1}}], **made)
    assert (error.kind, error.pointer) == ("unknownColumn", "/rowOptions/1/cellStates/b")


def test_a_views_user_brings_no_states(table):
    table.request("view/set", view="v", state={"binding": "object"})
    error = refused(table, "table/edit", table="t", view="v",
                    edits=[{"kind": "setRow", "row": 1, "options": {"cellStates": {"n": 1}}}])  # fmt: skip
    assert error.kind == "notBound"


def test_new_content_says_what_cells_carry(table):
    def render(cell_states=None, rows=ROWS, columns=("task", "n"), **params):
        if cell_states is not None:
            params["cellStates"] = cell_states
        return table.request("table/setRows", table="t", rows=rows, columns=list(columns), match={"kind": "columns", "columns": [columns[0]]}, **params)  # fmt: skip

    answer = render([{"n": {"a": 1}}, None, {"task": 1, "n": None}])
    assert (answer["updates"], answer["changedCells"]) == (2, 0)
    assert told(table) == {(1, "n"): {"a": 1}, (3, "task"): 1}
    assert render([{"n": {"a": 1.0}}, None, {"task": 1}])["revision"] == answer["revision"]  # equal in value
    assert render()["revision"] == answer["revision"]  # they keep what they carry
    carry(table, 1, {"twice": 9})
    answer = render([{"n": 2}, {"n": 3}, {}], rows=[["glue", 2], ["cut", 5], ["new", 6]], rowStates=[None, 4, None])
    assert (answer["updates"], answer["inserts"], answer["deletes"], answer["changedCells"]) == (2, 1, 1, 1)
    assert told(table) == {(2, "n"): 2, (1, "n"): 3, (1, "twice"): 9}  # which the rows do not give
    table.request("table/undo", table="t")
    assert told(table) == {(1, "n"): {"a": 1}, (3, "task"): 1, (1, "twice"): 9}
    assert render([None] * 3, columns=["task"], rows=[[row[0]] for row in ROWS])["updates"] == 1
    assert told(table) == {(1, "n"): {"a": 1}, (1, "twice"): 9}
    all_columns = {"table": "t", "rows": ROWS, "match": {"kind": "given", "keys": [1, 2, 3]}}
    table.request("table/setRows", cellStates=[{"twice": 1}, {}, None], **all_columns)
    assert told(table) == {(1, "twice"): 1}
    for bad, pointer, kind in (
        ([None], "/cellStates", "invalidParams"), ([None, {"x": 1}, None], "/cellStates/1/x", "unknownColumn"),
        ([None, None, 5], "/cellStates/2", "invalidParams"),
    ):  # fmt: skip
        error = refused(table, "table/setRows", cellStates=bad, **all_columns)
        assert (error.code, error.pointer) == (-32602, pointer), kind
    error = refused(table, "table/setRows", table="t", rows=[["cut"]], columns=["task"], cellStates=[{"n": 1}],
                    match={"kind": "content"})  # fmt: skip
    assert (error.code, error.pointer) == (-32602, "/cellStates/0/n")
    error = refused(table, "table/setRows", cellStates=[{"n": "x" * 70_000}, None, None], **all_columns)
    assert error.data["limit"] == "stateBytesMax"


def test_sections_bring_states_of_their_rows(start):
    pipe = start()
    parts = [{"key": "a", "rows": [["x"], ["y"]]}, {"key": "b", "rows": [["z"]]}]
    pipe.request("table/create", table="t", columns=[{"id": "name"}], sections=parts)
    parts[0]["cellStates"] = [None, {"name": 1}]
    answer = pipe.request("table/setRows", table="t", sections=parts)
    assert (answer["updates"], [states(pipe, row) for row in (1, 2, 3)]) == (1, [{}, {"name": 1}, {}])
    parts[0]["cellStates"] = [None]
    error = refused(pipe, "table/setRows", table="t", sections=parts)
    assert error.pointer == "/sections/0/cellStates"


def test_what_windows_tell_is_what_cells_carry(start):
    """Law: whatever edits come and are taken back, states are those of a plain model, and the window tells them."""
    for seed in seeds(3):
        World(start(), random.Random(seed)).run(60)


class World:
    def __init__(self, pipe, generator):
        self.pipe, self.random = pipe, generator
        self.columns = ["a", "b", "c"]
        rows = [[str(i), i, None] for i in range(8)]
        pipe.request("table/create", table="t", columns=[{"id": id} for id in self.columns], rows=rows)
        pipe.request("view/open", table="t", view="v")
        pipe.request("view/watch", view="v", subscription="s", kinds=True, window={"kind": "all"})
        self.model = {row: {} for row in range(1, 9)}
        self.present = set(self.columns)
        self.done, self.undone = [], []

    def run(self, count):
        for _ in range(count):
            self.step(self.random.choice(["carry", "carry", "carry", "content", "remove", "column", "undo", "undo", "redo"]))
            expected = {
                (row, column): state
                for row, held in self.model.items() for column, state in held.items() if column in self.present
            }  # fmt: skip
            assert told(self.pipe) == expected
            keys = self.pipe.replica("s").keys
            assert keys == list(self.model)
            for key, item in zip(keys, resolved(self.pipe, keys) if keys else []):
                assert item.get("cellStates", {}) == {c: s for (row, c), s in expected.items() if row == key}

    def step(self, kind):
        before = self.state()
        if kind in ("undo", "redo"):
            source, target = (self.done, self.undone) if kind == "undo" else (self.undone, self.done)
            step = self.pipe.request(f"table/{kind}", table="t")["step"]
            assert (step is None) == (not source)
            if source:
                target.append(before)
                self.model, self.present = source.pop()
            return
        if getattr(self, kind)():
            self.done.append(before)
            self.undone = []

    def state(self):
        return copy.deepcopy(self.model), set(self.present)

    def value(self):
        return self.random.choice([None, None, 1, "x", {"k": [1, 2]}, [None], True])

    def edit(self, edit):
        before = self.pipe.request("table/describe", table="t")["revision"]
        return self.pipe.request("table/edit", table="t", edits=[edit])["revision"] > before

    def carry(self):
        if not self.model:
            return False
        row = self.random.choice(list(self.model))
        if self.random.random() < 0.1:
            self.model[row] = {}
            return self.edit({"kind": "setRow", "row": row, "options": {"cellStates": None}})
        patch = {column: self.value() for column in self.random.sample(sorted(self.present), k=min(2, len(self.present)))}
        for column, state in patch.items():
            if state is None:
                self.model[row].pop(column, None)
            else:
                self.model[row][column] = state
        return self.edit({"kind": "setRow", "row": row, "options": {"cellStates": patch}})

    def content(self):
        keys = list(self.model)
        columns = sorted(self.present)
        given = [None if self.random.random() < 0.4 else {c: self.value() for c in columns} for _ in keys]
        blocks = self.pipe.request("view/rows", view="v", as_="value", columns=columns)["blocks"] if keys and columns else []
        rows = [[block["values"][place] for block in blocks] for place in range(len(keys))]
        before = self.pipe.request("table/describe", table="t")["revision"]
        answer = self.pipe.request("table/setRows", table="t", rows=rows, columns=columns, cellStates=given,
                                   match={"kind": "given", "keys": keys})  # fmt: skip
        changed = 0
        for key, entry in zip(keys, given):
            held = {c: s for c, s in self.model[key].items() if c not in self.present}
            held.update({c: s for c, s in (entry or {}).items() if s is not None})
            changed += json.dumps(held, sort_keys=True) != json.dumps(self.model[key], sort_keys=True)
            self.model[key] = held
        assert (answer["updates"], answer["changedCells"]) == (changed, 0)
        return answer["revision"] > before

    def remove(self):
        if len(self.model) < 3:
            return False
        row = self.random.choice(list(self.model))
        del self.model[row]
        return self.edit({"kind": "remove", "rows": [row]})

    def column(self):
        """Columns of a new id each time: one that is removed comes back only by undo."""
        if len(self.present) > 1:
            column = self.random.choice(sorted(self.present))
            self.present.discard(column)
            return self.edit({"kind": "removeColumn", "column": column})
        column = f"c{len(self.columns)}"
        self.columns.append(column)
        self.present.add(column)
        return self.edit({"kind": "addColumn", "column": column})
