"""Rules of data: what edits may not break, what is told of what is broken, and a law against a plain model."""

import random

import pytest
from harness import seeds

COLUMNS = [
    {"id": "name", "validate": {"expression": "value != null && size(value) > 0", "message": "Name it."}},
    {"id": "low", "type": "integer", "validate": {"expression": "value >= 0"}},
    {"id": "high", "type": "integer"},
    {"id": "span", "computed": "high - low", "validate": [{"expression": "value < 100", "severity": "mark"}]},
]
ROW_RULES = [{"expression": "low <= high", "message": "Low is not above high.", "columns": ["low", "high"]}]
ROWS = [["a", 1, 2], ["b", 5, 3], ["c", None, 300], ["", -1, 4]]


@pytest.fixture
def table(pipe):
    """Table t with given keys 1 to 4, of which 2 and 4 break rules, and view v."""
    pipe.request("table/create", table="t", columns=COLUMNS, rows=ROWS, declarations={"rowRules": ROW_RULES})
    pipe.request("view/open", table="t", view="v")
    return pipe


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def refused(pipe, *edits, **params):
    error = pipe.error("table/edit", table="t", edits=list(edits), **params)
    assert error.code == -32803
    assert error.data["kind"] == "invalid"
    return error


def rows(pipe):
    blocks = pipe.request("view/rows", view="v", columns=["name", "low", "high"])["blocks"]
    return [list(row) for row in zip(*(block["values"] for block in blocks))]


def validate(pipe, **params):
    return pipe.request("table/validate", table="t", **params)


def told(items):
    """What is told of problems, as row, columns and rule."""
    return [
        (item["row"], item.get("column") or tuple(item.get("columns", ())), item.get("rule", {}).get("index"))
        for item in items
    ]


# MARK: Edits


def test_an_edit_that_breaks_a_rule_is_refused_whole(table):
    before = rows(table)
    error = refused(table, set_cell(1, "high", 9), set_cell(1, "low", -3))
    assert error.error["message"] == 'The cell in "low" does not meet value >= 0.'
    data = error.data
    assert (data["pointer"], data["row"], data["column"], data["count"]) == ("/edits/1", 1, "low", 1)
    assert data["rule"] == {"index": 0, "expression": "value >= 0", "severity": "refuse"}
    assert rows(table) == before
    error = refused(table, set_cell(1, "low", 3))
    assert error.error["message"] == "Low is not above high."
    assert error.data["columns"] == ["low", "high"]
    assert "column" not in error.data


def test_rules_see_the_rows_as_they_are_after_the_whole_list(table):
    edit(table, set_cell(1, "low", 10), set_cell(1, "high", 11))
    edit(table, {"kind": "set", "row": 1, "values": {"low": 20, "high": 21}})
    error = refused(table, set_cell(1, "low", 30), set_cell(1, "high", 31), set_cell(1, "low", 40))
    assert error.data["pointer"] == "/edits/2"


def test_only_rules_that_read_what_is_written_are_asked(table):
    # Row 2 breaks the rule of rows already, row 4 two of columns: other cells can be set.
    edit(table, set_cell(2, "name", "bb"))
    edit(table, set_cell(4, "high", 5))
    refused(table, set_cell(2, "high", 4))
    edit(table, set_cell(2, "high", 6))
    refused(table, set_cell(4, "name", ""))
    refused(table, set_cell(4, "name", None))


def test_null_is_good_unless_the_rule_says_otherwise(table):
    edit(table, set_cell(1, "low", None))
    refused(table, set_cell(1, "name", None))


def test_new_rows_meet_all_rules(table):
    error = refused(
        table, {"kind": "insert", "rows": [["x", 1, 2], ["", 1, 2], ["z", 3, 2]]}, set_cell(1, "high", 5)
    )
    data = error.data
    assert (data["pointer"], data["count"]) == ("/edits/0/rows/1", 2)
    assert "row" not in data
    assert [one["pointer"] for one in data["errors"]] == ["/edits/0/rows/1", "/edits/0/rows/2"]
    assert [one["message"] for one in data["errors"]] == ["Name it.", "Low is not above high."]
    edit(table, {"kind": "insert", "rows": [{"name": "x"}]})


def test_a_paste_names_every_line(table):
    paste = {"kind": "paste", "texts": [["7"], ["2"], ["-1"]], "at": {"row": 1, "column": "low"}}
    data = refused(table, paste).data
    assert [(one["pointer"], one["row"]) for one in data["errors"]] == [("/edits/0/texts/0", 1), ("/edits/0/texts/2", 3)]
    grows = {
        "kind": "paste", "texts": [["d", "1", "2"], ["e", "2", "1"]], "at": {"row": 4, "column": "name"},
        "overflow": "insert",
    }  # fmt: skip
    assert refused(table, grows).data["pointer"] == "/edits/0/texts/1"


def test_a_mark_is_kept_and_told(table):
    edit(table, {"kind": "set", "row": 1, "values": {"low": 0, "high": 200}})
    assert (1, "span", 0) in told(validate(table)["items"])


def test_a_rule_that_fails_is_broken_and_says_why(pipe):
    columns = [{"id": "n", "type": "integer", "validate": {"expression": "10 / value > 1"}}]
    pipe.request("table/create", table="t", columns=columns, rows=[[1]])
    data = refused(pipe, set_cell(1, "n", 0)).data
    assert "zero" in data["reason"]


def test_undo_and_redo_are_never_hindered(table):
    edit(table, set_cell(2, "high", 6))
    table.request("table/undo", table="t")
    assert rows(table)[1] == ["b", 5, 3]
    table.request("table/redo", table="t")
    table.request("table/declare", table="t", declarations={"rowRules": [{"expression": "high == 3"}]})
    table.request("table/undo", table="t")
    table.request("table/redo", table="t")
    assert rows(table)[1] == ["b", 5, 6]


def test_a_cell_that_does_not_read_is_told_as_that(table):
    edit(table, set_cell(1, "low", "many"), invalid="keep")
    assert told(validate(table, rows=[1])["items"])[0] == (1, "low", None)
    edit(table, set_cell(1, "high", -9))
    (item,) = [item for item in validate(table, rows=[1])["items"] if item["column"] == "low"]
    assert item == {"kind": "doesNotParse", "row": 1, "column": "low", "text": "many"}


def test_a_preview_passes_over_what_would_be_refused(table):
    preview = edit(table, set_cell(1, "low", 9), set_cell(1, "name", "z"), set_cell(3, "name", "y"), preview=True)["preview"]
    assert preview["errorCount"] == 1
    assert preview["errors"][0]["pointer"] == "/edits/0"
    assert [(item["row"], item["column"]) for item in preview["items"]] == [(3, "name")]


# MARK: Where else


def test_new_content_is_checked(table):
    before = rows(table)
    new = [["a", 1, 2], ["n", 3, 1], ["", 0, 0]]
    error = table.error("table/setRows", table="t", rows=new)
    assert error.data["kind"] == "invalid"
    assert [one["pointer"] for one in error.data["errors"]] == ["/rows/1", "/rows/2"]
    assert rows(table) == before
    # What stays as it is may be broken as before.
    table.request("table/setRows", table="t", rows=[*ROWS, ["e", 1, 1]])


def test_replacing_is_checked(table):
    search = {"text": "a", "columns": ["name"]}
    error = table.error("view/replace", view="v", search=search, **{"with": ""})
    assert (error.data["kind"], error.data["row"], error.data["count"]) == ("invalid", 1, 1)
    answer = table.request("view/replace", view="v", search=search, preview=True, **{"with": ""})
    assert answer["preview"]["errorCount"] == 1
    assert answer["preview"]["errors"][0]["row"] == 1


def test_a_draft_tells_what_it_breaks_while_somebody_types(table):
    cell = {"view": "v", "row": 1, "column": "low"}
    table.request("cell/draft", action="begin", **cell)
    draft = table.request("cell/draft", action="change", text="-2", **cell)["draft"]
    assert draft["problem"]["kind"] == "invalid"
    assert draft["problem"]["rule"]["expression"] == "value >= 0"
    error = table.error("cell/draft", action="commit", **cell)
    assert (error.data["kind"], error.data["column"]) == ("invalid", "low")
    draft = table.request("cell/draft", action="change", text="2", **cell)["draft"]
    assert "problem" not in draft
    assert table.request("cell/draft", action="commit", **cell)["draft"] is None


def test_a_draft_tells_marks_and_commits_all_the_same(table):
    cell = {"view": "v", "row": 1, "column": "high"}
    draft = table.request("cell/draft", action="begin", text="999", **cell)["draft"]
    assert draft["problem"]["rule"]["severity"] == "mark"
    table.request("cell/draft", action="commit", **cell)
    assert rows(table)[0] == ["a", 1, 999]


# MARK: Declaring


def test_faulty_rules_are_refused(table):
    error = table.error("table/declare", table="t", declarations={"rowRules": [{"expression": "true"}, {"expression": "low +"}]})
    assert (error.data["kind"], error.data["pointer"]) == ("expression", "/declarations/rowRules/1/expression")
    error = table.error("table/declare", table="t", declarations={"rowRules": [{"expression": "low + 1"}]})
    assert error.data["problems"][0]["expected"] == "bool"
    options = {"kind": "setColumn", "column": "low", "options": {"validate": {"expression": "vlaue > 1"}}}
    error = table.error("table/edit", table="t", edits=[options])
    assert (error.data["kind"], error.data["column"], error.data["index"]) == ("expression", "low", 0)
    error = table.error(
        "table/create", table="u", columns=[{"id": "n", "validate": [{"expression": "true"}, {"expression": "1"}]}], rows=[]
    )
    assert error.data["pointer"] == "/columns/0/validate/1/expression"
    error = table.error(
        "table/open", table="u", content={"text": "n\n1\n"}, columns={"n": {"validate": {"expression": "m"}}}
    )
    assert error.data["pointer"] == "/columns/n/validate/0/expression"


def test_there_are_only_so_many_rules(table):
    many = [{"expression": "true"}] * 1000
    error = table.error("table/declare", table="t", declarations={"rowRules": many})
    assert (error.data["limit"], error.data["maximum"]) == ("rulesMax", 1000)


def test_rules_travel_as_they_were_said_and_go_away(table):
    columns = table.request("table/describe", table="t")["columns"]
    assert columns[0]["validate"] == COLUMNS[0]["validate"]
    assert columns[3]["validate"] == COLUMNS[3]["validate"]
    assert table.request("table/describe", table="t")["declarations"]["rowRules"] == ROW_RULES
    edit(table, {"kind": "setColumn", "column": "low", "options": {"validate": None}})
    edit(table, set_cell(1, "low", -3))
    table.request("table/undo", table="t")
    table.request("table/undo", table="t")
    refused(table, set_cell(1, "low", -3))
    table.request("table/declare", table="t", declarations={"rowRules": None})
    edit(table, set_cell(1, "low", 9))


def test_a_named_type_brings_its_rules(pipe):
    types = {"age": {"base": "integer", "validate": {"expression": "value >= 0 && value < 200"}}}
    pipe.request("table/create", table="t", types=types, columns=[{"id": "n", "type": "age"}], rows=[[1]])
    assert refused(pipe, set_cell(1, "n", 200)).data["column"] == "n"


def test_rules_read_parameters(table):
    table.request("table/declare", table="t", declarations={"rowRules": [{"expression": "high < params.max"}]})
    error = refused(table, set_cell(1, "high", 5))
    assert "params.max" in error.data["reason"]
    table.request("table/setParams", table="t", params={"max": {"int": "10"}})
    edit(table, set_cell(1, "high", 5))
    refused(table, set_cell(1, "high", 10))


def test_a_rule_that_does_not_fit_any_more_is_kept_and_told(table):
    edit(table, {"kind": "removeColumn", "column": "high"})
    rules = validate(table)["rules"]
    assert "high" in rules[-1]["problem"]
    edit(table, set_cell(1, "low", 99))
    table.request("table/undo", table="t")
    table.request("table/undo", table="t")
    assert "problem" not in validate(table)["rules"][-1]
    refused(table, set_cell(1, "low", 99))


def test_a_columns_own_name_is_not_in_the_way_of_value(pipe):
    columns = [{"id": "value", "type": "integer"}, {"id": "n", "type": "integer", "validate": {"expression": "value > row['value']"}}]
    pipe.request("table/create", table="t", columns=columns, rows=[[5, 6]])
    edit(pipe, set_cell(1, "n", 7))
    refused(pipe, set_cell(1, "value", 7))


# MARK: table/validate


def test_validate_counts_all_and_tells_a_page(table):
    answer = validate(table)
    assert told(answer["items"]) == [
        (2, ("low", "high"), 0), (4, "name", 0), (4, "low", 0),
    ]  # fmt: skip
    assert (answer["rowCount"], answer["faultyRows"], answer["count"], answer["first"]) == (4, 2, 3, 0)
    assert [(rule.get("column"), rule["index"], rule["count"]) for rule in answer["rules"]] == [
        ("name", 0, 1), ("low", 0, 1), ("span", 0, 0), (None, 0, 1),
    ]  # fmt: skip
    assert told(validate(table, first=1, size=1)["items"]) == told(answer["items"])[1:2]
    assert validate(table, size=0)["count"] == 3
    assert told(validate(table, rows=[4, 2])["items"]) == [(4, "name", 0), (4, "low", 0), (2, ("low", "high"), 0)]
    assert told(validate(table, columns=["high"])["items"]) == [(2, ("low", "high"), 0)]
    assert table.error("table/validate", table="t", rows=[9]).data["kind"] == "unknownRow"
    assert table.error("table/validate", table="t", columns=["x"]).data["kind"] == "unknownColumn"


def test_validate_looks_through_a_file(pipe):
    text = "n,m\n" + "".join(f"{i},{i % 7}\n" for i in range(5000)) + "x,1\n"
    pipe.request(
        "table/open", table="t", content={"text": text}, sampleRows=100,
        columns={"m": {"validate": {"expression": "value < 6", "severity": "mark"}}},
    )  # fmt: skip
    pipe.sync()
    answer = validate(pipe, first=1, size=2)
    assert (answer["rowCount"], answer["count"]) == (5001, 5000 // 7 + 1)
    assert answer["errors"] == {"n": 1}
    assert [item["row"] for item in answer["items"]] == [14, 21]
    assert validate(pipe, first=answer["count"] - 1)["items"] == [
        {"kind": "doesNotParse", "row": 5001, "column": "n", "text": "x"}
    ]


# MARK: Windows


class Problems:
    """What a client holds that applies `problems` as the contract says."""

    def __init__(self):
        self.held, self.place = [], 0

    def take(self, pipe):
        pipe.sync()
        updates = pipe.updates("s")
        for update in updates[self.place :]:
            if update["last"]:
                self.held = update.get("problems", [] if "reset" in update else self.held)
        self.place = len(updates)
        return self.held


def watch(pipe, **params):
    pipe.request("view/watch", view="v", subscription="s", problems=True, window={"kind": "all"}, **params)


def fresh(pipe, columns=None):
    """The problems of all rows shown, as a window tells them."""
    keys = pipe.request("view/rows", view="v", columns=[])["keys"]
    items = validate(pipe, rows=keys, size=10000)["items"]
    found = []
    for item in items:
        if item["kind"] != "invalid":
            continue
        names = [item["column"]] if "column" in item else item.get("columns", [])
        if columns is not None and names and not set(names) & set(columns):
            continue
        index = keys.index(item.pop("row"))
        found.append({"index": index, **item})
    return found


def test_windows_tell_what_their_rows_break(table):
    watch(table, columns=["name", "high"])
    problems = Problems()
    assert [(one["index"], one["rule"]["index"]) for one in problems.take(table)] == [(1, 0), (3, 0)]
    assert problems.held == fresh(table, ["name", "high"])
    edit(table, set_cell(2, "high", 6))
    assert problems.take(table) == fresh(table, ["name", "high"])
    table.request("table/undo", table="t")
    assert problems.take(table) == fresh(table, ["name", "high"])
    table.request("table/declare", table="t", declarations={"rowRules": None})
    assert [one["column"] for one in problems.take(table)] == ["name"]


def model(row):
    """The rules that a row of name, low, high breaks, in their order, with their severity."""
    name, low, high = row
    broken = []
    if not name:
        broken.append(("name", 0, "refuse"))
    if low is not None and low < 0:
        broken.append(("low", 0, "refuse"))
    if low is not None and high is not None:
        if high - low >= 100:
            broken.append(("span", 0, "mark"))
        if low > high:
            broken.append((("low", "high"), 0, "refuse"))
    return broken


@pytest.mark.parametrize("seed", seeds(12))
def test_edits_are_refused_exactly_where_a_model_says_and_windows_follow(start, seed):
    source = random.Random(seed)
    pipe = start(arguments=["--chunk-rows", "16"]) if seed % 2 else start()
    held = {key: [source.choice(["a", ""]), source.choice([None, -1, 3]), source.choice([None, 2, 150])] for key in range(1, 40)}
    pipe.request("table/create", table="t", columns=COLUMNS, rows=list(held.values()), declarations={"rowRules": ROW_RULES})
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "high"}]})
    watch(pipe)
    problems = Problems()
    done = []
    for _ in range(40):
        new = {key: list(row) for key, row in held.items()}
        written = {}
        edits = []
        for _ in range(source.randint(1, 4)):
            key = source.choice(list(held))
            place = source.randrange(3)
            value = source.choice([["", "x", None], [None, -2, 0, 5, 60], [None, 1, 7, 170]][place])
            new[key][place] = value
            written.setdefault(key, set()).add(place)
            edits.append(set_cell(key, COLUMNS[place]["id"], value))
        reads = {("name", 0): {0}, ("low", 0): {1}, ("span", 0): {1, 2}, (("low", "high"), 0): {1, 2}}
        broken = [
            (key, column)
            for key, places in written.items()
            for column, index, severity in model(new[key])
            if severity == "refuse" and reads[column, index] & places
        ]
        if broken:
            errors = refused(pipe, *edits).data["errors"]
            assert sorted(told(errors), key=str) == sorted(((key, column, 0) for key, column in broken), key=str)
        else:
            edit(pipe, *edits)
            if new != held:  # else it was no step
                done.append(held)
            held = new
        if done and source.random() < 0.2:
            pipe.request("table/undo", table="t")
            held = done.pop()
        expected = [(key, column, index) for key, row in held.items() for column, index, _ in model(row)]
        assert told(validate(pipe, size=1000)["items"]) == expected
        assert problems.take(pipe) == fresh(pipe)


def test_cancelling_ends_it(pipe):
    pipe.request(
        "table/create", table="t", rows=[{"n": i} for i in range(200_000)],
        columns=[{"id": "n", "type": "integer", "validate": {"expression": "[1,2,3,4,5,6,7,8].all(x, x * value != 7)"}}],
    )  # fmt: skip
    number = pipe.start_request("table/validate", {"table": "t"})
    pipe.notify("$/cancelRequest", {"id": number})
    answer = pipe.answer(number)
    assert answer.get("error", {}).get("code") == -32800 or answer["result"]["count"] == 0


# MARK: Fields of kinds


FORM = {
    "kindBy": {"column": "kind"},
    "kinds": {
        "switch": {"columns": {"value": {"type": "boolean"}}},
        "count": {"columns": {"value": {"type": "integer", "validate": {"expression": "value < 10", "message": "Fewer."}}}},
        "day": {"columns": {"value": {"type": "date", "editor": "calendar"}}},
        "note": {"columns": {"value": {"type": "text"}}},
    },
}


@pytest.fixture
def form(pipe):
    rows = [["switch", True], ["count", 3], ["day", "2026-02-01"], ["note", "12"], ["other", {"a": 1}]]
    columns = [{"id": "kind"}, {"id": "value", "type": "json"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows, declarations=FORM)
    pipe.request("view/open", table="t", view="v")
    return pipe


def type_in(pipe, row, text, **params):
    edit(pipe, {"kind": "set", "row": row, "column": "value", "text": text}, **params)
    return pipe.values("v", "value")[row - 1]


def test_what_is_typed_is_read_as_the_rows_kind_says(form):
    assert type_in(form, 1, "false") is False
    assert type_in(form, 2, "7") == 7
    assert type_in(form, 3, "2026-03-04") == "2026-03-04"
    assert type_in(form, 4, "34") == "34"
    assert type_in(form, 2, "") is None
    for row, text, expected in [(1, "maybe", "boolean"), (2, "x", "integer"), (3, "May", "date")]:
        error = form.error("table/edit", table="t", edits=[{"kind": "set", "row": row, "column": "value", "text": text}])
        assert (error.kind, error.data["expected"]) == ("valueDoesNotFit", expected)


def test_values_are_of_the_type_that_the_kind_says(form):
    for row, value in [(1, 1), (1, "true"), (2, "3"), (2, 1.5), (3, "May"), (3, 3), (4, 12), (4, ["a"])]:
        data = refused(form, set_cell(row, "value", value)).data
        assert (data["row"], data["column"], data["rule"]["kind"]) == (row, "value", ["switch", "count", "day", "note"][row - 1])
        assert "index" not in data["rule"]
    for row, value in [(1, False), (2, -4), (2, None), (3, "2026-01-01"), (4, "a"), (5, [1]), (5, "x")]:
        edit(form, set_cell(row, "value", value))
    assert refused(form, set_cell(2, "value", 10)).error["message"] == "Fewer."
    assert validate(form)["count"] == 0


def test_another_kind_has_other_fields(form):
    data = refused(form, set_cell(2, "kind", "note")).data
    assert data["rule"] == {"kind": "note", "type": "text", "severity": "refuse"}
    edit(form, {"kind": "set", "row": 2, "values": {"kind": "note", "value": "three"}})
    assert refused(form, {"kind": "setRow", "row": 2, "options": {"kind": "day"}}).data["rule"]["type"] == "date"
    edit(form, {"kind": "setRow", "row": 1, "options": {"kind": "other"}})
    edit(form, set_cell(1, "value", "anything"))


def test_a_draft_begins_with_a_plain_text(form):
    cell = {"view": "v", "row": 4, "column": "value"}
    assert form.request("cell/draft", action="begin", **cell)["draft"]["text"] == "12"
    form.request("cell/draft", action="commit", text="a \"b\"", **cell)
    assert form.values("v", "value")[3] == 'a "b"'
    cell["row"] = 2
    draft = form.request("cell/draft", action="begin", text="11", **cell)["draft"]
    assert draft["problem"]["rule"]["message"] == "Fewer."
    assert form.request("cell/draft", action="change", text="x", **cell)["draft"]["problem"]["kind"] == "valueDoesNotFit"


def test_fields_of_kinds_are_told_and_go_away(form):
    declared = form.request("table/declare", table="t", declarations={"kinds": {"note": {"columns": {"value": {"type": None}}}}})
    kinds = declared["declarations"]["kinds"]
    assert kinds["count"]["columns"]["value"] == {"type": "integer", "validate": [FORM["kinds"]["count"]["columns"]["value"]["validate"]]}
    assert kinds["day"]["columns"]["value"] == {"editor": "calendar", "type": "date"}
    edit(form, set_cell(4, "value", 12))
    form.request("table/declare", table="t", declarations={"kinds": {"count": {"columns": {"value": None}}, "day": {"columns": None}}})
    edit(form, set_cell(2, "value", 99), set_cell(3, "value", 1))
    error = form.error("table/declare", table="t", declarations={"kinds": {"x": {"columns": {"kind": {"type": "date"}}}}})
    assert (error.kind, error.pointer) == ("notConvertible", "/declarations/kinds/x/columns/kind/type")
    faulty = {"kinds": {"x": {"columns": {"value": {"validate": {"expression": "value +"}}}}}}
    error = form.error("table/declare", table="t", declarations=faulty)
    assert error.pointer == "/declarations/kinds/x/columns/value/validate/0/expression"
