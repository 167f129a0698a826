"""What columns show, in expressions: by display, format and null placeholder; formats by name."""

import random

import pytest
from harness import RpcError, seeds

COLUMNS = [
    {"id": "name", "nullPlaceholder": "nobody"},
    {"id": "price", "type": "number", "format": {"kind": "number", "pattern": "#,##0.00"}, "nullPlaceholder": "-"},
    {"id": "day", "type": "date", "format": {"kind": "date", "pattern": "d MMM yyyy"}},
    {"id": "size", "type": "size"},
    {"id": "label", "type": "integer", "display": "name + ' #' + string(label)"},
]
TYPES = {"size": {"base": "integer", "format": {"kind": "bytes"}}}
ROWS = [["Ada", 1234.5, "2024-02-29", 1536, 1], [None, None, None, None, None], ["Zoë", -2, "1999-12-31", 10, 7]]


def create(pipe, *more, rows=ROWS):
    return pipe.request("table/create", table="t", columns=COLUMNS + list(more), types=TYPES, rows=rows)


def evaluate(pipe, source, row=1):
    (value,) = pipe.request("expression/evaluate", table="t", source=source, row=row)["value"].values()
    return value


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def set_column(column, **options):
    return {"kind": "setColumn", "column": column, "options": options}


def texts(pipe, column, view="v"):
    blocks = pipe.request("view/rows", view=view, columns=[column])["blocks"]
    return blocks[0]["texts"]


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view, columns=[])["keys"]


def test_display_is_the_text_that_a_window_shows(pipe):
    create(pipe)
    pipe.request("view/open", table="t", view="v")
    for column in [one["id"] for one in COLUMNS]:
        shown = [evaluate(pipe, f"text.display('{column}')", row) for row in (1, 2, 3)]
        assert shown == texts(pipe, column), column
    assert evaluate(pipe, "text.display('price') + text.display('price')", 2) == "--"
    edit(pipe, set_cell(1, "price", "odd"), invalid="keep")
    assert evaluate(pipe, "text.display('price')") == "odd"
    checked = pipe.request("expression/check", table="t", source="text.display('label') + name")
    assert checked["type"] == "string" and checked["dependencies"]["columns"] == ["label", "name"]


def test_format_writes_a_value_as_a_column_or_type_does(pipe):
    create(pipe)
    assert evaluate(pipe, "text.format(price * 2.0, 'price')") == "2,469.00"
    assert evaluate(pipe, "text.format(price, 'price')", 2) == "-"
    assert evaluate(pipe, "text.format(day + duration('24h'), 'day')") == "1 Mar 2024"
    assert evaluate(pipe, "text.format(2048, 'size')") == "2\u00a0KiB"
    # What a display says does not count, and neither does what the format is not made for.
    assert evaluate(pipe, "text.format(label, 'label')") == "1"
    assert evaluate(pipe, "text.format('x', 'price')") == "x"
    for source, kind in [("text.format(1, 'none')", "undeclared"), ("text.format(1, name)", "noSuchOverload"),
                         ("text.display('none')", "undeclared"), ("text.display(name)", "noSuchOverload")]:  # fmt: skip
        (problem,) = pipe.request("expression/check", table="t", source=source)["problems"]
        assert problem["kind"] == kind, source
    strict = pipe.request("expression/check", table="t", dialect="strict", source="text.display('name')")
    assert strict["problems"]


def test_computed_columns_follow_what_others_show(start):
    pipe = start(updates="each")
    create(
        pipe, {"id": "line", "computed": "text.display('label') + ': ' + text.display('price')"},
        {"id": "twice", "computed": "text.format(price * 2.0, 'price')"},
    )  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "line"}]})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    assert texts(pipe, "line") == [": -", "Ada #1: 1,234.50", "Zoë #7: -2.00"]
    edit(pipe, set_cell(1, "name", "Zz"))
    pipe.sync()
    assert texts(pipe, "line") == [": -", "Zoë #7: -2.00", "Zz #1: 1,234.50"]
    assert len(pipe.updates("s")[-1]["diff"]["moves"]) == 1
    edit(pipe, set_column("price", format={"kind": "number", "pattern": "0"}))
    pipe.sync()
    assert texts(pipe, "line")[2] == "Zz #1: 1234" and texts(pipe, "twice")[2] == "2469"
    edit(pipe, set_column("label", display=None))
    pipe.sync()
    assert sorted(texts(pipe, "line")) == ["1: 1234", "7: -2", ": -"]
    for _ in range(3):
        pipe.request("table/undo", table="t")
    pipe.sync()
    assert texts(pipe, "line") == [": -", "Ada #1: 1,234.50", "Zoë #7: -2.00"]
    assert [row[1]["line"]["text"] for row in pipe.replica("s").rows] == texts(pipe, "line")


def test_what_would_be_shown_by_itself_is_refused(pipe):
    create(pipe, {"id": "a", "computed": "text.display('label')"})
    for options, columns in [
        ({"display": "text.display('label') + '!'"}, ["label", "label"]),
        ({"display": "a + '!'"}, None),
    ]:
        with pytest.raises(RpcError) as caught:
            edit(pipe, set_column("label", **options))
        assert caught.value.kind == "cycle"
        assert set(caught.value.data["columns"]) == ({"label"} if columns else {"label", "a"})
    edit(pipe, set_column("size", display="text.display('label') + '/' + string(size)"))
    assert evaluate(pipe, "text.display('size')") == "Ada #1/1536"
    with pytest.raises(RpcError) as caught:
        edit(pipe, set_column("label", display="text.display('size')"))
    assert caught.value.kind == "cycle"
    # A chain of what columns show counts as one of computed columns does.
    links = [{"id": f"c{i}", "display": f"text.display('c{i - 1}')" if i else "'x'"} for i in range(32)]
    pipe.request("table/create", table="u", columns=links, rows=[])
    error = pipe.error("table/create", table="w", columns=links + [{"id": "c32", "display": "text.display('c31')"}], rows=[])
    assert error.data["problems"][0]["kind"] == "limit"


def test_filters_and_orders_follow_formats(pipe):
    create(pipe)
    state = {"filter": "text.format(price, 'price').endsWith('0')",
             "sort": [{"expression": "text.format(price, 'price')", "direction": "descending"}]}  # fmt: skip
    pipe.request("view/open", table="t", view="v", state=state)
    assert keys(pipe) == [1, 3]
    edit(pipe, set_column("price", format={"kind": "number", "pattern": "0.0#"}))
    pipe.sync()
    assert keys(pipe) == [3]
    edit(pipe, set_cell(1, "price", 30))
    assert keys(pipe) == [1, 3]
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    pipe.sync()
    assert keys(pipe) == [1, 3]
    edit(pipe, {"kind": "removeColumn", "column": "price"})
    answer = pipe.request("view/get", view="v")
    assert answer["filterProblems"] and answer["orderProblems"]
    pipe.request("table/undo", table="t")
    pipe.sync()
    assert keys(pipe) == [1, 3]
    edit(pipe, {"kind": "addColumn", "column": "note", "options": {
        "validate": {"expression": "text.display('label').startsWith(name)", "message": "odd"}}})  # fmt: skip
    assert edit(pipe, set_cell(1, "note", "x"))["changedCells"] == 1


def test_what_kinds_show_is_followed(start):
    pipe = start(updates="each")
    create(pipe, {"id": "line", "computed": "text.display('price') + '!'"}, {"id": "kind"})
    euro = {"format": {"kind": "number", "pattern": "0.0 EUR"}}
    pipe.request("view/open", table="t", view="v", state={"filter": "line.contains('EUR')"})
    assert keys(pipe) == []
    declare = {"kindBy": {"column": "kind"}, "kinds": {"euro": {"columns": {"price": euro}}}}
    pipe.request("table/declare", table="t", declarations=declare)
    edit(pipe, set_cell(3, "kind", "euro"))
    pipe.sync()
    assert keys(pipe) == [3] and texts(pipe, "line") == ["-2.0 EUR!"]
    edit(pipe, {"kind": "setRow", "row": 1, "options": {"kind": "euro"}})
    pipe.sync()
    assert keys(pipe) == [1, 3] and texts(pipe, "line")[0] == "1234.5 EUR!"
    pipe.request("table/declare", table="t", declarations={"kinds": {"euro": {"columns": {"price": {
        "format": {"kind": "number", "pattern": "0 EUR"}}}}}})  # fmt: skip
    pipe.sync()
    assert texts(pipe, "line") == ["1234 EUR!", "-2 EUR!"]
    # What says the kind may not be read from what kinds show.
    pipe.request("table/declare", table="t", declarations={"kindBy": {"expression": "line == '' ? '' : 'euro'"}})
    pipe.sync()
    assert evaluate(pipe, "text.display('price')", 3) == "-2.00"
    pipe.request("table/declare", table="t", declarations={"kindBy": None})
    pipe.sync()
    assert keys(pipe) == [1]


def some_text(r):
    return "".join(r.choice(["a", "A", "é", "e", "É", "ß", "1", " ", "ö"]) for _ in range(r.randrange(3)))


def some_condition(r, depth=2):
    if depth and r.random() < 0.5:
        if r.random() < 0.3:
            return {"kind": "not", "condition": some_condition(r, depth - 1)}
        return {"kind": r.choice(["all", "any"]), "conditions": [some_condition(r, depth - 1) for _ in range(r.randrange(1, 4))]}
    return {
        "kind": "text", "column": r.choice(["name", "price", "day", "size", "label"]),
        "relation": r.choice(["contains", "startsWith", "endsWith", "equals"]), "text": some_text(r),
        "caseFolded": r.random() < 0.5, "diacritics": r.choice(["exact", "ignored"]),
    }  # fmt: skip


@pytest.mark.parametrize("seed", seeds(12))
def test_conditions_on_what_is_shown_have_a_text_that_passes_the_same_rows(pipe, seed):
    r = random.Random(seed)
    rows = [[r.choice([None, some_text(r)]), r.choice([None, 1, 1.5, 1100]), r.choice([None, "2024-01-11"]),
             r.choice([None, 1, 2000]), r.choice([None, 1, 11])] for _ in range(40)]  # fmt: skip
    create(pipe, rows=rows)
    pipe.request("view/open", table="t", view="v")

    def passing(filter):
        pipe.request("view/set", view="v", state={"filter": filter})
        return keys(pipe)

    for _ in range(10):
        condition = some_condition(r)
        wanted = passing(condition)
        forms = pipe.request("filter/convert", table="t", filter=condition)
        assert forms["problems"] == [] and "text.display" in forms["text"], condition
        assert passing(forms["text"]) == wanted, (condition, forms["text"])
        back = pipe.request("filter/convert", table="t", filter=forms["text"])
        assert "expression" not in str(back["tree"]), (forms["text"], back["tree"])
        assert passing(back["tree"]) == wanted, (forms["text"], back["tree"])
        edit(pipe, set_cell(r.randrange(1, 41), "name", some_text(r)))
        after = keys(pipe)
        assert after == passing(condition)
