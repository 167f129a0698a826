"""JSON and list columns: what is typed is read, equal JSON is equal however it is spelled, and no
text ever stands in a message unread."""

import json

import pytest
from harness import RpcError

EVIL = '0],"evil":[true'

FORMATS = [
    None,
    {"kind": "percent"},
    {"kind": "number", "pattern": "#,##0.00"},
    {"kind": "template", "template": "<{}>"},
    {"kind": "map", "values": {"a": "Ab c"}},
    {"kind": "date", "pattern": "yyyy"},
    {"kind": "boolean", "true": "yes", "false": "no"},
    {"kind": "bytes"},
]

TEXTS = [
    "Ab c", EVIL, '"', "\\", '"}', "]", "{", '{"a":1,}', "[1 2]", "NaN", "-", "01", "1e", "1e999999999999",
    "nul", "tru", "\u2028", "\n", '"\\ud800"', "\ufeff1", "1 2", "//", "'a'", '"a" "b"',
]  # fmt: skip


def block(pipe, column="j", view="v"):
    (found,) = pipe.request("view/rows", view=view, columns=[column], **{"as": "both"})["blocks"]
    return found


def create(pipe, rows, column=None, **params):
    columns = [{"id": "k"}, {"id": "j", **(column or {})}]
    pipe.request("table/create", table="t", columns=columns, rows=rows, **params)
    pipe.request("view/open", table="t", view="v")


def typed(pipe, text, row=1):
    return pipe.request(
        "table/edit", table="t", edits=[{"kind": "set", "row": row, "column": "j", "text": text}]
    )


def values(pipe, value, row=1):
    return pipe.request(
        "table/edit", table="t", edits=[{"kind": "set", "row": row, "column": "j", "value": value}]
    )


def test_a_typed_text_is_the_json_that_it_is_else_a_string(start):
    pipe = start()
    create(pipe, [["a", "Ada"], ["b", 3], ["c", [1, 2]]])
    for text, value, shown in [
        ("5", 5, "5"), ("true", True, "true"), ('"x"', "x", "x"), ('{"b":1, "a":2}', {"a": 2, "b": 1}, '{"a":2,"b":1}'),
        ("[1]", [1], "[1]"), ("Ab c", "Ab c", "Ab c"), ("", None, ""), ("null", None, ""),
        ('"5"', "5", "5"), (" 7 ", 7, "7"), ("1.50", 1.5, "1.5"), (EVIL, EVIL, EVIL),
    ]:  # fmt: skip
        typed(pipe, text)
        found = block(pipe)
        assert (found["values"][0], found["texts"][0]) == (value, shown), text
        assert set(found) == {"column", "values", "texts"}


def test_a_list_column_takes_lists_only(start):
    pipe = start()
    create(pipe, [["a", [1]], ["b", None]], {"type": "list"})
    typed(pipe, "[3, 4]")
    assert block(pipe)["values"] == [[3, 4], None] and block(pipe)["texts"] == ["[3,4]", ""]
    for text in ("5", "x", EVIL, "[1", "{}"):
        edits = [{"kind": "set", "row": 1, "column": "j", "text": text}]
        error = pipe.error("table/edit", table="t", edits=edits)
        assert error.kind == "valueDoesNotFit", text
    values(pipe, "[7]")
    assert block(pipe)["values"][0] == [7]


@pytest.mark.parametrize("kind", ["json", "list"])
@pytest.mark.parametrize("wording", ["format", "parse"])
def test_no_text_stands_in_a_message_unread(start, kind, wording):
    pipe = start()
    pipe.request("table/create", table="t", columns=[{"id": "k"}], rows=[["a"], ["b"]])
    pipe.request("view/open", table="t", view="v")
    names = []
    for number, format in enumerate(FORMATS):
        name = f"j{number}"
        options = {"type": kind, **({wording: format} if format else {})}
        edit = {"kind": "addColumn", "column": name, "options": options}
        try:
            pipe.request("table/edit", table="t", edits=[edit])
            names.append(name)
        except RpcError:
            assert wording == "parse"
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    for name in names:
        for text in TEXTS:
            for way in ("text", "paste", "draft"):
                try:
                    if way == "text":
                        edit = {"kind": "set", "row": 1, "column": name, "text": text}
                        pipe.request("table/edit", table="t", edits=[edit])
                    elif way == "paste":
                        edit = {"kind": "paste", "texts": [[text]], "rows": [2], "columns": [name]}
                        pipe.request("table/edit", table="t", edits=[edit])
                    else:
                        place = {"view": "v", "row": 2, "column": name}
                        pipe.request("cell/draft", action="begin", **place)
                        pipe.request("cell/draft", action="change", text=text, **place)
                        pipe.request("cell/draft", action="commit", invalid="keep", **place)
                except RpcError as error:
                    assert error.data["kind"] in ("valueDoesNotFit", "blockRefused"), (name, text)
        assert len(block(pipe, name)["values"]) == 2
    pipe.request("view/sync")


def request_raw(pipe, method, params):
    """A request whose params are spelled by the caller."""
    pipe.next_id += 1
    body = '{"jsonrpc":"2.0","id":%d,"method":"%s","params":%s}' % (pipe.next_id, method, params)
    pipe.send_bytes(pipe.framed(body.encode()), [json.loads(body)])
    return pipe.result(pipe.next_id, method)


EQUALS = [
    ("[1, 2]", "[1,2]"), ('"\\u00c4rger \\ud83c\\udf4c"', '"Ärger 🍌"'), ("1.0", "1"), ("1e2", "100"),
    ('{"a":1,"b":2}', '{"b":2, "a":1.0}'), ('[{"x":"\\u0041\\/"}]', '[{"x":"A/"}]'), ("-0", "0"), ("0.10", "1e-1"),
    ('{"a":1,"a":2}', '{"a":2}'), ("123456789012345678901234567890", "123456789012345678901234567890.0"),
    ('"a\\u000ab"', '"a\\nb"'), ("1E400", "10e399"),
]  # fmt: skip


def test_equal_json_is_equal_however_it_is_spelled(start):
    pipe = start()
    pipe.tee.long_integers_allowed = True
    for number, (one, other) in enumerate(EQUALS):
        table, view = f"t{number}", f"v{number}"
        rows = '[["a",%s],["b","x"],["c",2]]'
        made = '{"table":"%s","columns":[{"id":"k"},{"id":"j","type":"json"}],"rows":%s}'
        request_raw(pipe, "table/create", made % (table, rows % one))
        pipe.request("view/open", table=table, view=view)
        first = pipe.request("view/rows", view=view)["blocks"][1]
        for match in ('{"kind":"given","keys":[1,2,3]}', '{"kind":"content"}'):
            answer = request_raw(
                pipe, "table/setRows", '{"table":"%s","match":%s,"rows":%s}' % (table, match, rows % other)
            )
            assert answer["revision"] == 1 and answer["changedCells"] == 0, (one, other, match)
            assert answer["inserts"] == answer["deletes"] == answer["updates"] == 0
        request_raw(pipe, "table/create", made % ("o" + table, rows % other))
        pipe.request("view/open", table="o" + table, view="o" + view)
        assert pipe.request("view/rows", view="o" + view)["blocks"][1] == first, (one, other)
        ends = {"from": {"table": table}, "to": {"table": "o" + table}}
        assert pipe.request("table/diff", **ends)["counts"]["changes"] == 0, (one, other)


def test_texts_of_a_mixed_column_are_shown_searched_sorted_and_compared_as_texts(start):
    pipe = start()
    request_raw(
        pipe, "table/create", '{"table":"t","rows":[[1],["x"],["\\u00c4rger \\ud83c\\udf4c"],["\\"q\\""],[10]]}'
    )
    pipe.request("view/open", table="t", view="v")
    (found,) = pipe.request("view/rows", view="v")["blocks"]
    assert found["texts"] == ["1", "x", "Ärger 🍌", '"q"', "10"]
    assert found["values"] == [1, "x", "Ärger 🍌", '"q"', 10]
    pipe.request("view/set", view="v", state={"search": {"text": "Ärg"}})
    assert pipe.request("view/rows", view="v", columns=[])["keys"] == [3]
    pipe.request("view/set", view="v", state={"search": {"text": ""}})
    condition = {"kind": "text", "column": "column1", "relation": "equals", "text": "x"}
    pipe.request("view/set", view="v", state={"filter": condition})
    assert pipe.request("view/rows", view="v", columns=[])["keys"] == [2]
    condition = {"kind": "compare", "column": "column1", "relation": "equal", "value": "x"}
    pipe.request("view/set", view="v", state={"filter": condition})
    assert pipe.request("view/rows", view="v", columns=[])["keys"] == [2]
    sort = [{"column": "column1", "comparator": {"kind": "text"}}]
    pipe.request("view/set", view="v", state={"filter": None, "sort": sort})
    assert pipe.request("view/rows", view="v", columns=[])["keys"] == [4, 1, 5, 2, 3]
    over = [{"kind": "count", "column": "column1"}]
    answer = pipe.request("view/aggregate", view="v", aggregates=over, groupBy=["column1"])
    assert answer["groups"] == 5 and answer["groupBy"][0]["texts"] == ["1", "10", '"q"', "x", "Ärger 🍌"]


def test_a_draft_begins_with_a_text_that_reads_back_as_the_cell(start):
    pipe = start()
    create(pipe, [["a", "Ada"], ["b", "5"], ["c", 5], ["d", {"b": 1, "a": "x"}], ["e", "null"], ["f", None]])
    for row, text in enumerate(["Ada", '"5"', "5", '{"a":"x","b":1}', '"null"', ""], 1):
        place = {"view": "v", "row": row, "column": "j"}
        assert pipe.request("cell/draft", action="begin", **place)["draft"]["text"] == text
        pipe.request("cell/draft", action="change", text=text, **place)
        answer = pipe.request("cell/draft", action="commit", **place)
        assert answer["revision"] == 1 and answer["history"]["undo"] == 0


def test_a_replaced_text_is_shown_and_written_as_json(start):
    pipe = start()
    create(pipe, [["a", "one two"], ["b", 3]])
    search = {"text": "two", "columns": ["j"]}
    pipe.request("view/replace", view="v", search=search, **{"with": EVIL})
    found = block(pipe)
    assert found["values"] == ["one " + EVIL, 3] and found["texts"] == ["one " + EVIL, "3"]


def test_a_file_keeps_the_spelling_of_its_json(start):
    pipe = start()
    text = 'k,j\na,"{""b"": 1.0, ""a"": [ ]}"\nb,[1]\nc,no json\nd,"""t"""\ne,null\n'
    columns = {"j": {"type": "json"}}
    pipe.request("table/open", table="t", content={"text": text}, columns=columns)
    pipe.request("view/open", table="t", view="v")
    found = block(pipe)
    assert found["values"] == [{"a": [], "b": 1}, [1], None, "t", None]
    assert found["texts"] == ['{"a":[],"b":1}', "[1]", "no json", "t", ""]
    assert found["errors"] == [{"row": 2, "kind": "doesNotParse", "text": "no json"}]
    typed(pipe, "Ada", row=2)
    found = block(pipe)
    assert (found["values"][1], found["texts"][1]) == ("Ada", "Ada")


def test_format_of_a_json_column_applies_to_what_stands_in_it(start):
    pipe = start()
    create(pipe, [["a", 0.5], ["b", "x"], ["c", [1]]], {"type": "json", "format": {"kind": "percent"}})
    assert block(pipe)["texts"] == ["50%", "x", "[1]"]
    typed(pipe, "25%")
    assert block(pipe)["values"][0] == 0.25


# What changes nothing.


def test_an_edit_that_changes_nothing_makes_no_step_and_keeps_redo(start):
    pipe = start(updates="each")
    pipe.request(
        "table/create", table="t", columns=[{"id": "n", "type": "number"}, {"id": "x"}],
        rows=[[1.5, "a"], [2, None], [3, "c"]],
    )  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    pipe.request(
        "table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "x", "value": "b"}]
    )
    pipe.request("table/undo", table="t")
    same = [
        [{"kind": "set", "row": 1, "column": "n", "value": 1.5}],
        [{"kind": "set", "row": 1, "column": "n", "text": "1.5"}],
        [{"kind": "set", "row": 2, "values": {"n": 2, "x": None}}],
        [{"kind": "paste", "texts": [["1.5", "a"]], "rows": [1], "columns": ["n", "x"]}],
        [{"kind": "move", "rows": [2], "place": {"kind": "after", "row": 1}}],
        [{"kind": "move", "rows": [1, 2], "place": {"kind": "start"}}],
        [{"kind": "set", "row": 1, "column": "x", "value": "z"}, {"kind": "set", "row": 1, "column": "x", "value": "a"}],
    ]  # fmt: skip
    for edits in same:
        answer = pipe.request("table/edit", table="t", edits=edits)
        assert (answer["revision"], answer["changedCells"]) == (3, 0), edits
        assert answer["history"]["redo"] == 1 and answer["history"]["undo"] == 0
    changed = [{"kind": "set", "row": 1, "values": {"n": 1.5, "x": "b"}}]
    answer = pipe.request("table/edit", table="t", edits=changed)
    assert (answer["revision"], answer["history"]["redo"]) == (4, 0)


def test_an_edit_of_a_file_that_changes_nothing_makes_no_step(start):
    pipe = start()
    pipe.request("table/open", table="t", content={"text": "a,b\n1.50,x\n2,y\n"})
    edits = [{"kind": "set", "row": 2, "column": "b", "value": "y"}]
    assert pipe.request("table/edit", table="t", edits=edits)["changedCells"] == 0
    # Another spelling of the same value is shown, so it is a change.
    edits = [{"kind": "set", "row": 1, "column": "a", "text": "1.5"}]
    assert pipe.request("table/edit", table="t", edits=edits)["changedCells"] == 1


@pytest.mark.parametrize(
    "kind, one, other",
    [
        ("number", "-0.0", "0.0"),
        ("number", '"1.50"', "1.5"),
        ("decimal", '"1.50"', '"1.5"'),
        ("dateTime", '"2024-02-29T10:00:00Z"', '"2024-02-29T11:00:00+01:00"'),
        ("list", "[1, 2.0]", "[1,2]"),
    ],
)
@pytest.mark.parametrize("match", ['{"kind":"given","keys":[1]}', '{"kind":"content"}'])
def test_set_rows_compares_values_as_sorting_does(start, kind, one, other, match):
    pipe = start()
    columns = json.dumps([{"id": "c", "type": kind}])
    request_raw(pipe, "table/create", '{"table":"t","columns":%s,"rows":[[%s]]}' % (columns, one))
    answer = request_raw(
        pipe, "table/setRows", '{"table":"t","match":%s,"rows":[[%s]]}' % (match, other)
    )
    assert (answer["revision"], answer["changedCells"], answer["inserts"]) == (1, 0, 0)


def test_a_moment_is_another_value_than_a_time_on_the_wall(start):
    pipe = start()
    columns = [{"id": "c", "type": "dateTime"}]
    pipe.request("table/create", table="t", columns=columns, rows=[["2024-02-29T10:00:00"]])
    answer = pipe.request("table/setRows", table="t", rows=[["2024-02-29T10:00:00Z"]], match={"kind": "given", "keys": [1]})
    assert answer["changedCells"] == 1


@pytest.mark.parametrize(
    "column, one, other",
    [
        ({"type": "json"}, '"\\u00c4"', '"Ä"'),
        ({"type": "json"}, '{"a":1,"b":[2.0]}', '{"b":[2],"a":1}'),
        ({"type": "number", "format": {"kind": "number", "pattern": "#,##0.00"}}, '"1.50"', "1.5"),
        ({"type": "number"}, "-0.0", "0"),
        ({"type": "decimal"}, '"1.50"', '"1.5"'),
        ({"type": "dateTime"}, '"2024-02-29T10:00:00Z"', '"2024-02-29T11:00:00+01:00"'),
    ],
)
def test_rows_are_matched_by_the_values_of_columns(start, column, one, other):
    pipe = start()
    columns = json.dumps([{"id": "c", **column}, {"id": "x"}])
    rows = '[[%s,"%s"]]'
    request_raw(pipe, "table/create", '{"table":"t","columns":%s,"rows":%s}' % (columns, rows % (one, "a")))
    match = '{"kind":"columns","columns":["c"]}'
    answer = request_raw(
        pipe, "table/setRows", '{"table":"t","match":%s,"rows":%s}' % (match, rows % (other, "b"))
    )
    assert (answer["inserts"], answer["updates"], answer["changedCells"]) == (0, 1, 1)


def test_keys_of_a_json_column_have_one_spelling(start):
    pipe = start()
    columns = '[{"id":"c","type":"json"},{"id":"x"}]'
    rows = '[["5","a"],[5.0,"b"],[{"b":1,"a":[1, 2]},"c"]]'
    request_raw(
        pipe, "table/create", '{"table":"t","columns":%s,"keyColumns":["c"],"rows":%s}' % (columns, rows)
    )
    pipe.request("view/open", table="t", view="v")
    keys = pipe.request("view/rows", view="v")["keys"]
    assert keys == ['"5"', "5", '{"a":[1,2],"b":1}']
    again = '[["5","a"],[5,"b"],[{"a":[1.0,2],"b":1},"d"]]'
    answer = request_raw(pipe, "table/setRows", '{"table":"t","rows":%s}' % again)
    assert (answer["inserts"], answer["changedCells"]) == (0, 1)
    edits = [{"kind": "set", "row": keys[2], "column": "c", "text": '{"c": 1e0}'}]
    pipe.request("table/edit", table="t", edits=edits)
    assert pipe.request("view/rows", view="v")["keys"][2] == '{"c":1}'
