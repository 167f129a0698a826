"""Columns that the client supplies: asked for in batches, windows first, again when an input has
changed; nothing made from older inputs is taken; no answer, or none that fits, leaves errors."""

import random

import pytest
from harness import seeds

COLUMNS = [
    {"id": "n", "type": "integer"},
    {"id": "name"},
    {"id": "twice", "type": "integer", "supplied": {"inputs": ["n"]}},
]


def create(pipe, rows, columns=COLUMNS, **params):
    return pipe.request("table/create", table="t", columns=columns, rows=rows, **params)


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def inputs_of(params):
    """The inputs of a question, row by row."""
    return [dict(zip([b["column"] for b in params["blocks"]], values))
            for values in zip(*[b["values"] for b in params["blocks"]])]  # fmt: skip


def twice(params):
    return {"values": [None if row["n"] is None else 2 * row["n"] for row in inputs_of(params)]}


def reply(pipe, question, result):
    pipe.send({"jsonrpc": "2.0", "id": question["id"], "result": result})


def answer(pipe, make=twice):
    """Waits for a question, answers it, and returns what was asked."""
    question = pipe.question()
    assert question["method"] == "cell/compute"
    reply(pipe, question, make(question["params"]))
    return question["params"]


def settle(pipe, make=twice, view="v"):
    """Answers until no cell is pending or stale; the rows asked for."""
    asked = []
    while True:
        pipe.sync()
        cells = [cell for _, row in pipe.cells(view) for cell in row.values()]
        if not any(cell.get("pending") or cell.get("stale") for cell in cells):
            return asked
        if pipe.questions:
            asked.append(answer(pipe, make)["rows"])


def supplied(pipe, **params):
    return {key: row["twice"] for key, row in pipe.cells("v", columns=["twice"], **params)}


def values(pipe):
    return {key: cell["value"] for key, cell in supplied(pipe).items()}


@pytest.fixture
def table(pipe):
    create(pipe, [[1, "a"], [2, "b"], [3, "c"]])
    pipe.request("view/open", table="t", view="v")
    return pipe


def test_the_client_supplies_what_it_is_asked_for(table):
    assert supplied(table) == {key: {"value": None, "text": "", "pending": True} for key in (1, 2, 3)}
    asked = answer(table)
    assert asked == {
        "table": "t", "column": "twice", "type": "integer", "revision": 1, "rows": [1, 2, 3],
        "blocks": [{"column": "n", "values": [1, 2, 3]}], "types": ["integer"], "deadline": 10000}  # fmt: skip
    settle(table)
    assert supplied(table) == {key: {"value": 2 * key, "text": str(2 * key)} for key in (1, 2, 3)}
    described = table.request("table/describe", table="t")
    assert described["columns"][2]["supplied"] == {"inputs": ["n"], "deadline": 10000}
    assert described["columns"][2]["editable"] is False and described["history"]["undo"] == 0


def test_a_changed_input_makes_stale_and_asks_again_in_one_batch(table):
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    answer(table)
    settle(table)
    edit(table, set_cell(1, "n", 10), set_cell(3, "n", 30), set_cell(2, "name", "no input"))
    question = table.question()
    assert question["params"]["rows"] == [1, 3]
    assert supplied(table) == {1: {"value": 2, "text": "2", "stale": True}, 2: {"value": 4, "text": "4"},
                               3: {"value": 6, "text": "6", "stale": True}}  # fmt: skip
    reply(table, question, twice(question["params"]))
    settle(table)
    assert values(table) == {1: 20, 2: 4, 3: 60}
    table.request("table/undo", table="t")
    assert settle(table) == [[1, 3]]
    assert values(table) == {1: 2, 2: 4, 3: 6}
    assert table.updates("s")[-1]["causes"] == ["supply"]


def test_what_was_made_from_older_inputs_is_not_taken(table):
    question = table.question()
    edit(table, set_cell(2, "n", 20))
    reply(table, question, twice(question["params"]))
    again = table.question()
    assert again["params"]["rows"] == [2] and again["params"]["blocks"][0]["values"] == [20]
    assert values(table) == {1: 2, 2: None, 3: 6}
    edit(table, set_cell(1, "n", 5))
    edit(table, {"kind": "remove", "rows": [2]})
    reply(table, again, twice(again["params"]))
    assert settle(table) == [[1]]
    assert values(table) == {1: 10, 3: 6}
    table.request("table/undo", table="t")
    assert settle(table) == [[2]]
    assert values(table) == {1: 10, 2: 40, 3: 6}


def test_many_changes_while_the_client_thinks_are_asked_for_at_once(table):
    question = table.question()
    for value in range(50):
        edit(table, set_cell(1 + value % 3, "n", value), history="none")
    table.sync()
    assert not table.questions
    reply(table, question, twice(question["params"]))
    assert sorted(answer(table)["rows"]) == [1, 2, 3]
    settle(table)
    assert values(table) == {1: 2 * 48, 2: 2 * 49, 3: 2 * 47} and not table.questions


def test_texts_and_errors_row_by_row(table):
    answer(table, lambda _: {"values": [1, None, "x"], "texts": ["one", "none", None],
                             "errors": [{"row": 1, "text": "no idea"}]})  # fmt: skip
    settle(table)
    assert supplied(table) == {
        1: {"value": 1, "text": "one"},
        2: {"value": None, "text": "no idea", "error": ("notComputed", "no idea")},
        3: {"value": None, "text": '"x" is no integer', "error": ("notComputed", '"x" is no integer')},
    }
    edit(table, set_cell(3, "n", 7))
    assert settle(table) == [[3]] and values(table)[3] == 14


@pytest.mark.parametrize("result", [
    {}, [], None, 7, {"values": [1]}, {"values": [1, 2, 3, 4]}, {"values": {}}, {"values": [1, 2, 3], "texts": ["a"]},
    {"values": [1, 2, 3], "texts": [1, 2, 3]}, {"values": [1, 2, 3], "errors": [{"row": 3, "text": ""}]},
    {"values": [1, 2, 3], "errors": [{"row": -1, "text": ""}]}, {"values": [1, 2, 3], "errors": [{"row": 0}]},
])  # fmt: skip
def test_an_answer_that_does_not_fit_leaves_named_errors(table, result):
    answer(table, lambda _: result)
    settle(table)
    kinds = {cell["error"][0] for cell in supplied(table).values()}
    texts = {cell["error"][1] for cell in supplied(table).values()}
    assert kinds == {"notComputed"} and len(texts) == 1 and "client's answer does not fit" in texts.pop()
    edit(table, set_cell(1, "n", 4))
    assert settle(table) == [[1]] and values(table)[1] == 8


def test_an_error_and_a_missed_deadline_leave_named_errors(pipe):
    columns = [COLUMNS[0], {**COLUMNS[2], "supplied": {"inputs": ["n"], "deadline": 50}}]
    create(pipe, [[1], [2]], columns)
    pipe.request("view/open", table="t", view="v")
    pipe.question()
    settle(pipe)
    late = ("notComputed", "the client gave no answer within 50 ms")
    assert [cell["error"] for cell in supplied(pipe).values()] == [late, late]
    edit(pipe, set_cell(1, "n", 3))
    question = pipe.question()
    pipe.send({"jsonrpc": "2.0", "id": question["id"], "error": {"code": -32601, "message": "not here"}})
    settle(pipe)
    assert supplied(pipe)[1]["error"] == ("notComputed", "the client answered an error: not here")


def test_sorts_filters_and_expressions_read_supplied_cells(pipe):
    columns = [*COLUMNS, {"id": "more", "computed": "twice + 1"}]
    create(pipe, [[3, "c"], [1, "a"], [2, "b"]], columns)
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "twice"}]})
    pipe.request("view/open", table="t", view="w", state={"filter": "twice > 3", "sort": [{"column": "more", "direction": "descending"}]})
    assert [key for key, _ in pipe.cells("v")] == [1, 2, 3] and pipe.cells("w") == []
    assert all(cell["more"].get("pending") for _, cell in pipe.cells("v"))
    settle(pipe)
    assert [key for key, _ in pipe.cells("v")] == [2, 3, 1]
    assert [(key, cell["more"]["value"]) for key, cell in pipe.cells("w")] == [(1, 7), (3, 5)]
    edit(pipe, set_cell(2, "n", 9))
    assert [key for key, _ in pipe.cells("v")] == [2, 3, 1]  # where the last value puts it
    settle(pipe)
    assert [key for key, _ in pipe.cells("v")] == [3, 1, 2]


def test_windows_are_asked_for_first_and_in_bounded_batches(pipe):
    count = 5000
    create(pipe, [[value, "x"] for value in range(count)])
    pipe.request("view/open", table="t", view="v")
    first = pipe.question()["params"]
    assert first["rows"] == list(range(1, 1001))
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 4000, "size": 30})
    pipe.send({"jsonrpc": "2.0", "id": "compute-1", "result": twice(first)})
    second = answer(pipe)
    assert second["rows"][:30] == list(range(4001, 4031)) and second["rows"][30:32] == [1001, 1002]
    rows = first["rows"] + second["rows"]
    while len(rows) < count:
        batch = answer(pipe)["rows"]
        assert 0 < len(batch) <= 1000
        rows += batch
    assert sorted(rows) == list(range(1, count + 1))
    settle(pipe)
    assert pipe.values("v", "twice", range={"first": 0, "size": count}) == [2 * value for value in range(count)]


def test_long_cells_go_in_smaller_batches(pipe):
    columns = [{"id": "s"}, {"id": "size", "type": "integer", "supplied": {}}]
    create(pipe, [["x" * 900_000]] * 9, columns)
    pipe.request("view/open", table="t", view="v")
    asked = []
    while len(asked) < 9:
        asked += answer(pipe, lambda p: {"values": [len(row["s"]) for row in inputs_of(p)]})["rows"]
    assert sorted(asked) == list(range(1, 10))
    pipe.sync()
    assert pipe.values("v", "size") == [900_000] * 9


def test_the_whole_row_is_all_that_is_not_supplied(pipe):
    columns = [*COLUMNS[:2], {"id": "more", "computed": "n + 1"}, {"id": "s", "supplied": {}},
               {"id": "after", "computed": "s + '!'"}]  # fmt: skip
    create(pipe, [[1, "a"]], columns)
    pipe.request("view/open", table="t", view="v")
    label = lambda p: {"values": [f"{row['name']}{row['more']}" for row in inputs_of(p)]}  # noqa: E731
    assert [block["column"] for block in answer(pipe, label)["blocks"]] == ["n", "name", "more"]
    settle(pipe)
    assert pipe.values("v", "after") == ["a2!"]
    edit(pipe, set_cell(1, "n", 5))
    settle(pipe, label)
    assert pipe.values("v", "after") == ["a6!"]
    edit(pipe, {"kind": "setColumn", "column": "more", "options": {"computed": "n * 100"}})
    settle(pipe, label)
    assert pipe.values("v", "after") == ["a500!"]


def test_columns_of_files_become_supplied_and_own_again(pipe):
    pipe.request("table/open", table="t", content={"text": "n,name\n1,a\n2,b\n"},
                 columns={"name": {"supplied": {"inputs": ["n"]}}, "new": {"type": "integer", "supplied": {}}})  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    make = lambda p: {"values": [f"{p['column']}{row['n']}" if p["type"] == "text" else row["n"]  # noqa: E731
                                 for row in inputs_of(p)]}  # fmt: skip
    settle(pipe, make)
    assert pipe.values("v", "name") == ["name1", "name2"] and pipe.values("v", "new") == [1, 2]
    edit(pipe, {"kind": "setColumn", "column": "name", "options": {"supplied": None}})
    assert pipe.values("v", "name") == ["a", "b"]
    edit(pipe, set_cell(1, "name", "mine"))
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    settle(pipe, make)
    assert pipe.values("v", "name") == ["name1", "name2"]
    pipe.request("table/redo", table="t")
    pipe.request("table/redo", table="t")
    assert pipe.values("v", "name") == ["mine", "b"]


def test_what_cannot_be_supplied_is_refused(table):
    settle(table)
    for options, code, kind in [
        ({"supplied": {"inputs": ["nowhere"]}}, -32602, "unknownColumn"),
        ({"supplied": {"inputs": ["twice"]}}, -32803, "suppliedInput"),
        ({"supplied": {"inputs": ["n", "n"]}}, -32602, "invalidParams"),
        ({"supplied": {"inputs": "row"}}, -32602, "invalidParams"),
        ({"supplied": {"deadline": 0}}, -32602, "invalidParams"),
        ({"supplied": {"deadlines": 1}}, -32602, "invalidParams"),
        ({"supplied": {}, "computed": "n"}, -32602, "invalidParams"),
    ]:
        failed = table.error("table/edit", table="t", edits=[{"kind": "addColumn", "column": "x", "options": options}])
        assert (failed.code, failed.data["kind"]) == (code, kind), options
    assert table.error("table/edit", table="t", edits=[set_cell(1, "twice", 1)]).data["kind"] == "notEditable"
    failed = table.error("table/create", columns=COLUMNS, rows=[[1, "a"]], keyColumns=["twice"])
    assert failed.code == -32602
    failed = table.error("table/create", columns=[{"id": "a", "supplied": {"inputs": ["b"]}}], rows=[])
    assert failed.data["kind"] == "unknownColumn" and failed.data["pointer"] == "/columns/0/supplied"
    assert values(table) == {1: 2, 2: 4, 3: 6}


def model_of(rows):
    return {key: (None if n is None else 2 * n) for key, n in rows.items()}


@pytest.mark.parametrize("each", [False, True])
def test_replicas_and_undo_with_supplied_columns(start, each):
    """Random edits, undo, redo, answers early, late, wrong: replicas equal reads, the end the model."""
    for seed in seeds(4):
        r = random.Random(seed)
        pipe = start(updates="each" if each else "merged")
        columns = [*COLUMNS, {"id": "more", "computed": "twice + n"}]
        create(pipe, [[r.randrange(50), "x"] for _ in range(30)], columns)
        sort = [{"column": r.choice(["twice", "more"]), "direction": r.choice(["ascending", "descending"])}]
        pipe.request("view/open", table="t", view="v", state={"sort": sort})
        pipe.request("view/open", table="t", view="w", state={"filter": "more % 2 == 0 || n > 20"})
        pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
        pipe.request("view/watch", view="w", subscription="u", window={"kind": "entries", "first": 2, "size": 8})
        for _ in range(40):
            rows = dict((key, row["n"]["value"]) for key, row in pipe.cells("v", columns=["n"]))
            what = r.choice(["set", "set", "set", "insert", "remove", "undo", "redo", "answer", "answer", "wrong"])
            key = r.choice(list(rows)) if rows else None
            if what == "set" and key:
                edit(pipe, set_cell(key, "n", r.choice([None, r.randrange(50)])))
            elif what == "insert":
                edit(pipe, {"kind": "insert", "rows": [[r.randrange(50), "new"]], "place": {"kind": "start"}})
            elif what == "remove" and key:
                edit(pipe, {"kind": "remove", "rows": [key]})
            elif what in ("undo", "redo"):
                pipe.request(f"table/{what}", table="t")
            elif what == "answer" and pipe.questions:
                answer(pipe)
            elif what == "wrong" and pipe.questions and r.random() < 0.3:
                answer(pipe, lambda _: {"values": []})
            if r.random() < 0.3:
                pipe.sync()
                assert_replicas(pipe)
        # The wrong answers are made good by touching every row.
        rows = dict((key, row["n"]["value"]) for key, row in pipe.cells("v", columns=["n"]))
        edit(pipe, *[set_cell(key, "n", n) for key, n in rows.items()], history="none")
        touched = {key: (n or 0) + 1 for key, n in rows.items()}
        edit(pipe, *[set_cell(key, "n", n) for key, n in touched.items()])
        settle(pipe)
        assert values(pipe) == model_of(touched)
        pipe.request("table/undo", table="t")
        settle(pipe)
        assert values(pipe) == model_of(rows)
        assert_replicas(pipe)
        order = [row[sort[0]["column"]]["value"] for _, row in pipe.cells("v")]
        known = [value for value in order if value is not None]
        assert known == sorted(known, reverse=sort[0]["direction"] == "descending")
        assert order[len(known):] == [None] * (len(order) - len(known))
        pipe.leave()


def assert_replicas(pipe):
    pipe.sync()
    assert pipe.replica("s").rows == pipe.cells("v")
    window = pipe.updates("u")[-1]["window"]
    assert pipe.replica("u").rows == pipe.cells("w", range={"first": window["first"], "size": window["size"]})


SHOWN = [
    {"id": "n", "type": "integer", "display": 'row["n text"]'},
    {"id": "n text", "supplied": {"inputs": ["n"]}},
    {"id": "twice", "type": "integer", "supplied": {"inputs": ["n"]}},
    {"id": "four", "type": "integer", "computed": "twice * 2"},
]


def pounds_or_twice(params):
    if params["column"] == "twice":
        return twice(params)
    return {"values": [f"£{row['n']}" for row in inputs_of(params)]}


def test_what_is_made_from_supplied_cells_is_stale_with_them_and_told_with_them(pipe):
    create(pipe, [{"n": 9}, {"n": 30}], SHOWN)
    pipe.request("view/open", table="t", view="v", state={"columns": {"n text": {"hidden": True}}})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()
    assert [row["n"] for _, row in pipe.cells("v")] == [
        {"value": 9, "text": "9", "stale": True}, {"value": 30, "text": "30", "stale": True}]  # fmt: skip
    settle(pipe, pounds_or_twice)
    assert [row["n"] for _, row in pipe.cells("v")] == [
        {"value": 9, "text": "£9"}, {"value": 30, "text": "£30"}]  # fmt: skip
    edit(pipe, set_cell(1, "n", 50))
    pipe.sync()
    row = pipe.cells("v")[0][1]
    assert row["n"] == {"value": 50, "text": "£9", "stale": True}
    assert row["four"] == {"value": 36, "text": "36", "stale": True}
    settle(pipe, pounds_or_twice)
    row = pipe.cells("v")[0][1]
    assert (row["n"], row["four"]) == ({"value": 50, "text": "£50"}, {"value": 200, "text": "200"})
    told = pipe.replica("s").rows[0][1]
    assert (told["n"], told["four"]) == (row["n"], row["four"]), "windows are told"


def test_a_client_asks_to_be_asked_again(table):
    factor = [2]

    def times(params):
        return {"values": [factor[0] * row["n"] for row in inputs_of(params)]}

    settle(table, times)
    factor[0] = 5
    revision = table.request("cell/refresh", table="t", rows=[2])["revision"]
    assert supplied(table)[2] == {"value": 4, "text": "4", "stale": True}
    assert settle(table, times) == [[2]] and values(table) == {1: 2, 2: 10, 3: 6}
    assert table.request("cell/refresh", table="t", columns=["twice"])["revision"] > revision
    assert all(cell["stale"] for cell in supplied(table).values())
    question = table.question()
    table.request("cell/refresh", table="t")
    reply(table, question, {"values": [0, 0, 0]})  # made before that: not taken
    assert settle(table, times) == [[1, 2, 3]] and values(table) == {1: 5, 2: 10, 3: 15}
    assert table.request("table/describe", table="t")["history"]["undo"] == 0
    revision = table.request("table/describe", table="t")["revision"]
    assert table.request("cell/refresh", table="t", rows=[]) == {"revision": revision}
    refused = table.error("cell/refresh", table="t", columns=["n"])
    assert (refused.data["kind"], refused.data["column"]) == ("notSupplied", "n")
    assert table.error("cell/refresh", table="t", rows=[9]).data["kind"] == "unknownRow"
    assert table.error("cell/refresh", table="t", columns=["x"]).data["kind"] == "unknownColumn"


def test_a_barrier_waits_for_supplied_cells(table):
    waiting = table.start_request("view/sync", {"supplied": True})
    question = table.question()
    assert table.request("view/sync")["tables"] == {"t": 1}, "others do not wait"
    edit(table, set_cell(2, "n", 20))
    reply(table, question, twice(question["params"]))
    again = table.question()
    reply(table, again, twice(again["params"]))
    assert table.answer(waiting)["result"]["tables"] == {"t": 4}
    assert values(table) == {1: 2, 2: 40, 3: 6}
    edit(table, {"kind": "remove", "rows": [2]}, set_cell(1, "n", 2))
    waiting = table.start_request("view/sync", {"table": "t", "supplied": True})
    answer(table)
    table.answer(waiting)
    assert values(table) == {1: 4, 3: 6}
    edit(table, set_cell(1, "n", 3))
    waiting = table.start_request("view/sync", {"table": "t", "supplied": True})
    table.request("table/close", table="t")
    table.answer(waiting)
    assert table.request("view/sync", supplied=True) == {"tables": {}, "complete": True}


def test_a_window_holds_the_hidden_columns_that_it_names(table):
    table.request("view/set", view="v", state={"columns": {"n": {"hidden": True}}})
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"}, columns=["n", "name"])
    table.request("view/watch", view="v", subscription="all", window={"kind": "all"})
    edit(table, set_cell(1, "n", 7))
    settle(table)
    assert table.replica("s").columns == ["n", "name"] and table.replica("all").columns == ["name", "twice"]
    assert [cells["n"]["value"] for _, cells in table.replica("s").rows] == [7, 2, 3]
    table.request("view/set", view="v", state={"columns": {"n": {"hidden": False}, "name": {"hidden": True}}})
    edit(table, set_cell(1, "name", "z"))
    table.sync()
    assert table.replica("s").columns == ["n", "name"]
    assert [cells["name"]["value"] for _, cells in table.replica("s").rows] == ["z", "b", "c"]
