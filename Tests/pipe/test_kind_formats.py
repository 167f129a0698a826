"""Kinds of rows that show their cells in their own way, and keep their values in their own places."""

import random

import pytest
from harness import RpcError, seeds

MONEY = {"kind": "currency", "currency": "USD"}
SHARE = {"kind": "percent"}
COUNT = {"kind": "template", "template": "{} pcs"}


def columns_of(**kinds):
    return {kind: {"columns": {"n": {"format": format}}} for kind, format in kinds.items()}


def create(pipe, rows, declarations, columns=None, **params):
    columns = columns or [{"id": "kind"}, {"id": "n", "type": "number"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows, declarations=declarations, **params)
    pipe.request("view/open", table="t", view="v")
    return pipe


def texts(pipe, column="n", view="v"):
    (block,) = pipe.request("view/rows", view=view, columns=[column])["blocks"] or [{"texts": []}]
    return block["texts"]


def values(pipe, column="n"):
    (block,) = pipe.request("view/rows", view="v", columns=[column])["blocks"]
    return block["values"]


def keys(pipe, **state):
    pipe.request("view/set", view="v", state={"sort": [], "search": None, "filter": None, **state})
    return pipe.request("view/rows", view="v", columns=[])["keys"]


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def declare(pipe, **declarations):
    return pipe.request("table/declare", table="t", declarations=declarations)


def watch(pipe):
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()


def held(pipe, column="n"):
    pipe.sync()
    return [cells[column]["text"] for _, cells in pipe.replica("s").rows]


@pytest.fixture
def table(pipe):
    rows = [["money", 1234.5], ["share", 0.25], ["plain", 7], ["money", None], [None, 2]]
    return create(pipe, rows, {"kinds": {**columns_of(money=MONEY, share=SHARE), "plain": {}}, "kindBy": {"column": "kind"}})


# MARK: Formats


def test_each_kind_shows_its_cells_in_its_own_way(table):
    watch(table)
    assert texts(table) == held(table) == ["$1,234.50", "25%", "7", "", "2"]
    assert values(table) == [1234.5, 0.25, 7, None, 2]
    edit(table, {"kind": "setRow", "row": 5, "options": {"kind": "money"}})
    edit(table, set_cell(3, "kind", "share"))
    assert texts(table) == held(table) == ["$1,234.50", "25%", "700%", "", "$2.00"]
    table.request("table/undo", table="t")
    table.request("table/undo", table="t")
    assert texts(table) == held(table) == ["$1,234.50", "25%", "7", "", "2"]
    declare(table, defaultKind="share")
    assert texts(table) == held(table) == ["$1,234.50", "25%", "7", "", "200%"]
    declare(table, kinds={"money": {"columns": {"n": {"format": COUNT}}}, "share": None}, defaultKind=None)
    assert texts(table) == held(table) == ["1234.5 pcs", "0.25", "7", "", "2"]
    declare(table, kinds={"money": {"columns": {"n": {"format": None}}}})
    assert texts(table) == held(table) == ["1234.5", "0.25", "7", "", "2"]
    declare(table, kinds=columns_of(plain=MONEY), kindBy=None, defaultKind="plain")
    assert texts(table) == held(table) == ["$1,234.50", "$0.25", "$7.00", "", "$2.00"]
    declare(table, kinds=None)
    assert texts(table) == held(table) == ["1234.5", "0.25", "7", "", "2"]


def test_whatever_reads_what_cells_show_follows_the_kind(table):
    assert keys(table, search={"text": "$", "columns": ["n"]}) == [1]
    (block,) = table.request("view/rows", view="v", columns=["n"])["blocks"]
    assert block["matches"] == [{"row": 0, "ranges": [[0, 1]]}]
    assert keys(table, search={"text": "34.5", "columns": ["n"], "of": "value"}) == [1]
    assert keys(table, filter={"kind": "text", "column": "n", "relation": "endsWith", "text": "%"}) == [2]
    assert keys(table, filter="n > 1.0") == [1, 3, 5]
    assert keys(table, sort=[{"column": "n", "comparator": "text"}]) == [1, 5, 2, 3, 4]
    assert keys(table, sort=[{"column": "n", "comparator": "length", "direction": "descending"}])[0] == 1
    edit(table, {"kind": "setRow", "row": 2, "options": {"kind": "money"}})
    assert keys(table, sort=[{"column": "n", "comparator": "text"}]) == [2, 1, 5, 3, 4]
    hit = table.request("view/find", view="v", search={"text": "$0.25", "columns": ["n"]})["hit"]
    assert hit["row"] == 2
    keys(table)
    answer = table.request("view/replace", view="v", search={"text": "$1,234.50", "columns": ["n"]}, **{"with": "$9.00"})
    assert answer["cells"] == 1 and values(table)[0] == 9 and texts(table)[0] == "$9.00"


def test_what_is_typed_is_read_as_it_is_shown(table):
    edit(table, {"kind": "set", "row": 1, "column": "n", "text": "$2,000.10"})
    edit(table, {"kind": "set", "row": 2, "column": "n", "text": "50%"})
    edit(table, {"kind": "set", "row": 3, "column": "n", "text": "8"})
    assert values(table)[:3] == [2000.1, 0.5, 8]
    error = table.error("table/edit", table="t", edits=[{"kind": "set", "row": 3, "column": "n", "text": "50%"}])
    assert error.kind == "valueDoesNotFit"
    edit(table, {"kind": "paste", "texts": [["$3.00"], ["75%"]], "at": {"row": 1, "column": "n"}})
    assert values(table)[:2] == [3, 0.75]
    draft = table.request("cell/draft", view="v", row=2, column="n", action="begin")["draft"]
    assert draft["text"] == "75%"
    table.request("cell/draft", view="v", row=2, column="n", action="commit", text="10%")
    assert values(table)[1] == 0.1
    preview = edit(table, set_cell(1, "n", 4), preview=True)["preview"]
    assert (preview["items"][0]["before"]["text"], preview["items"][0]["after"]["text"]) == ("$3.00", "$4.00")


def test_formats_stand_before_what_the_column_shows(pipe):
    columns = [{"id": "kind"}, {"id": "n", "type": "number", "format": COUNT, "nullPlaceholder": "none"},
               {"id": "d", "type": "number", "display": "'<' + string(n) + '>'"}]  # fmt: skip
    rows = [["money", 1, 1], ["other", 2, 2], ["money", None, None]]
    kinds = {"money": {"columns": {"n": {"format": MONEY}, "d": {"format": MONEY}}}, "other": {}}
    create(pipe, rows, {"kinds": kinds, "kindBy": {"expression": "kind == 'money' ? 'money' : 'other'"}}, columns)
    watch(pipe)
    assert texts(pipe) == held(pipe) == ["$1.00", "2 pcs", "none"]
    assert texts(pipe, "d") == held(pipe, "d") == ["$1.00", "<2>", ""]
    edit(pipe, {"kind": "setColumn", "column": "d", "options": {"display": "'=' + string(n)"}})
    edit(pipe, {"kind": "setColumn", "column": "n", "options": {"format": SHARE}})
    assert texts(pipe) == held(pipe) == ["$1.00", "200%", "none"]
    assert texts(pipe, "d") == held(pipe, "d") == ["$1.00", "=2", ""]
    edit(pipe, {"kind": "removeColumn", "column": "kind"})
    assert texts(pipe) == held(pipe) == ["100%", "200%", "none"]
    pipe.request("table/undo", table="t")
    assert texts(pipe) == held(pipe) == ["$1.00", "200%", "none"]


def test_cells_of_files_keep_their_spelling(pipe):
    text = "kind,n\nmoney,1.50\nother,2.50\nmoney,soon\n,7.00\n"
    declarations = {"kinds": columns_of(money=MONEY), "kindBy": {"column": "kind"}}
    pipe.request("table/open", table="t", content={"text": text}, columns={"n": {"type": "number"}}, declarations=declarations)
    pipe.request("view/open", table="t", view="v")
    watch(pipe)
    assert texts(pipe) == held(pipe) == ["$1.50", "2.50", "soon", "7.00"]
    edit(pipe, {"kind": "setRow", "row": 4, "options": {"kind": "money"}})
    edit(pipe, {"kind": "insert", "rows": [["money", 3]], "place": {"kind": "start"}})
    assert texts(pipe) == held(pipe) == ["$3.00", "$1.50", "2.50", "soon", "$7.00"]


def test_computed_columns_show_by_kind(pipe):
    columns = [{"id": "kind"}, {"id": "a", "type": "number"}, {"id": "n", "computed": "a * 2.0"}]
    create(pipe, [["money", 1], ["x", 2]], {"kinds": columns_of(money=MONEY), "kindBy": {"column": "kind"}}, columns)
    watch(pipe)
    assert texts(pipe) == held(pipe) == ["$2.00", "4"]
    edit(pipe, set_cell(1, "a", 5), set_cell(2, "kind", "money"))
    assert texts(pipe) == held(pipe) == ["$10.00", "$4.00"]


def test_supplied_columns_show_by_kind(pipe):
    columns = [{"id": "kind"}, {"id": "n", "type": "number", "supplied": {"inputs": ["kind"]}}]
    create(pipe, [["money"], ["x"]], {"kinds": columns_of(money=MONEY), "kindBy": {"column": "kind"}}, columns)
    watch(pipe)
    assert texts(pipe) == ["", ""]
    for _ in range(2):
        question = pipe.question()
        count = len(question["params"]["rows"])
        result = {"values": [2.5] * count, "texts": ["about 2"] * count}
        pipe.send({"jsonrpc": "2.0", "id": question["id"], "result": result})
        pipe.sync()
        if texts(pipe) == ["$2.50", "about 2"]:
            break
    assert texts(pipe) == held(pipe) == ["$2.50", "about 2"]
    edit(pipe, {"kind": "setRow", "row": 2, "options": {"kind": "money"}})
    assert texts(pipe) == held(pipe) == ["$2.50", "$2.50"]


def test_keys_are_of_values_whatever_they_show(pipe):
    rows = [["money", 1.5], ["x", 2]]
    create(pipe, rows, {"kinds": columns_of(money=MONEY), "kindBy": {"column": "kind"}}, keyColumns=["n"])
    assert keys(pipe) == ["1.5", "2"] and texts(pipe) == ["$1.50", "2"]
    edit(pipe, set_cell("1.5", "n", 3))
    edit(pipe, {"kind": "insert", "rows": [["money", 4]]})
    assert keys(pipe) == ["3", "2", "4"] and texts(pipe) == ["$3.00", "2", "$4.00"]


def test_parameters_and_other_rows_say_the_kind(pipe):
    columns = [{"id": "k"}, {"id": "parent"}, {"id": "n", "type": "number"}]
    source = "params.flat == true ? 'share' : n >= 10.0 ? 'money' : cell(parent, 'n') >= 10.0 ? 'money' : 'none'"
    rows = [["a", None, 10], ["b", "a", 1], ["c", "b", 2]]
    create(pipe, rows, {"kinds": columns_of(money=MONEY, share=SHARE), "kindBy": {"expression": source}}, columns, keyColumns=["k"])
    pipe.request("table/setParams", table="t", params={"flat": {"bool": False}})
    watch(pipe)
    assert texts(pipe) == held(pipe) == ["$10.00", "$1.00", "2"]
    edit(pipe, set_cell("b", "n", 11))
    assert texts(pipe) == held(pipe) == ["$10.00", "$11.00", "$2.00"]
    pipe.request("table/setParams", table="t", params={"flat": {"bool": True}})
    assert texts(pipe) == held(pipe) == ["1,000%", "1,100%", "200%"]


def test_widths_follow_what_kinds_show(pipe):
    columns = [{"id": "k"}, {"id": "parent"}, {"id": "n", "type": "number"}]
    rows = [["a", None, 1], ["b", "a", 1], ["c", "b", 2]]
    by = {"expression": "cell(parent, 'n') >= 10.0 ? 'long' : 'none'"}
    long = {"kind": "template", "template": "as long as this: {}"}
    create(pipe, rows, {"kinds": columns_of(long=long), "kindBy": by}, columns, keyColumns=["k"])
    state = {"layout": {"frame": None}}

    def width(view):
        pipe.request("view/open", table="t", view=view, state=state)
        return pipe.request("view/get", view=view)["layout"]["columns"][2]["width"]

    def held():
        pipe.sync()
        return pipe.request("view/get", view="first")["layout"]["columns"][2]["width"]

    assert width("first") == 1
    for step, (edit_, wanted) in enumerate([
        (set_cell("a", "n", 11), 18), (set_cell("a", "n", 1), 1), ({"kind": "setRow", "row": "c", "options": {"kind": "long"}}, 18),
        ({"kind": "setRow", "row": "c", "options": {"kind": None}}, 1),
    ]):  # fmt: skip
        edit(pipe, edit_)
        assert (held(), width(f"v{step}")) == (wanted, wanted)


def test_json_columns_show_values_of_the_kinds_types(pipe):
    fields = {
        "price": {"type": "number", "format": MONEY}, "day": {"type": "date", "format": {"kind": "date", "pattern": "d MMM y"}},
        "flag": {"type": "boolean", "format": {"kind": "boolean", "true": "yes", "false": "no"}},
        "note": {"type": "text", "format": {"kind": "template", "template": "»{}«"}},
        "any": {"format": {"kind": "template", "template": "{}!"}}, "bare": {"type": "text"},
    }  # fmt: skip
    columns = [{"id": "kind"}, {"id": "value", "type": "json"}]
    rows = [["price", 3], ["price", 2.5], ["day", "2026-11-21"], ["flag", True], ["note", 'a "b"'], ["any", {"a": 1}],
            ["any", "t"], ["bare", "t"], ["price", "odd"], ["day", None]]  # fmt: skip
    kinds = {kind: {"columns": {"value": field}} for kind, field in fields.items()}
    create(pipe, rows, {"kinds": kinds, "kindBy": {"column": "kind"}}, columns)
    assert texts(pipe, "value") == ["$3.00", "$2.50", "21 Nov 2026", "yes", '»a "b"«', '{"a":1}!', "t!", "t", "odd", ""]
    for row, typed, value in ((1, "$7.25", 7.25), (3, "1 Jan 2027", "2027-01-01"), (4, "no", False), (5, "»x«", "x"), (3, "2027-02-03", "2027-02-03")):
        edit(pipe, {"kind": "set", "row": row, "column": "value", "text": typed})
        assert values(pipe, "value")[row - 1] == value
    for row, text in ((1, "$7.25"), (3, "3 Feb 2027"), (4, "no"), (5, "»x«"), (8, "t")):
        draft = pipe.request("cell/draft", view="v", row=row, column="value", action="begin")["draft"]
        assert (draft["text"], draft.get("problem")) == (text, None)
        pipe.request("cell/draft", view="v", row=row, column="value", action="cancel")
    assert keys(pipe, search={"text": "nov", "columns": ["value"]}) == []
    assert keys(pipe, search={"text": "feb", "columns": ["value"]}) == [3]


def test_faulty_fields_are_refused(table):
    for field, pointer, kind in (
        ({"format": {"kind": "number", "pattern": "#.#.#"}}, "format/pattern", "badFormat"), ({"path": "a..b"}, "path", None),
        ({"path": 7}, "path", None), ({"format": {"kind": "nope"}}, "format/kind", None),
    ):  # fmt: skip
        before = table.request("table/describe", table="t")
        error = table.error("table/declare", table="t", declarations={"kinds": {"money": {"columns": {"n": field}}}})
        assert error.code == -32602 and error.pointer == f"/declarations/kinds/money/columns/n/{pointer}"
        assert kind is None or error.kind == kind
        assert table.request("table/describe", table="t") == before
    told = declare(table, kinds={"money": {"columns": {"n": {"path": "a.b"}}}})["declarations"]["kinds"]["money"]
    assert told == {"columns": {"n": {"format": MONEY, "path": "a.b"}}}


def test_what_kinds_show_is_kept_in_steps(start):
    """Law: whatever happens, texts, orders, filters and searches are those of a plain model."""
    for seed in seeds(6):
        r = random.Random(seed)
        pipe = start(updates=r.choice(["each", "merged"]))
        Model(pipe, r).run(40)


class Model:
    SHOWN = {"a": "a{}", "b": "{}b", "c": "<{}>"}

    def __init__(self, pipe, r):
        self.pipe, self.r = pipe, r
        self.said, self.standard, self.source = {}, None, "column"
        self.shown = dict(self.SHOWN)
        self.rows = {key: [key, r.randrange(30), r.choice("abcd")] for key in range(1, 30)}
        columns = [{"id": "k", "type": "integer"}, {"id": "n", "type": "integer"}, {"id": "kind"}]
        pipe.request("table/create", table="t", columns=columns, rows=list(self.rows.values()), keyColumns=["k"],
                     declarations={"kinds": self.kinds(), "kindBy": {"column": "kind"}})  # fmt: skip
        pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "n", "comparator": "text"}]})
        pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
        pipe.request("view/open", table="t", view="w", state={"search": {"text": "b", "columns": ["n"]}})
        pipe.request("view/open", table="t", view="x", state={
            "filter": {"kind": "text", "column": "n", "relation": "startsWith", "text": "a1"}})  # fmt: skip

    def kinds(self):
        return {name: {"columns": {"n": {"format": self.shown.get(name) and {"kind": "template", "template": self.shown[name]}}}}
                for name in "abc"}  # fmt: skip

    def text(self, key):
        _, n, kind = self.rows[key]
        given = kind if self.source == "column" else ("a" if n % 2 else "b")
        name = self.said.get(key) or given
        name = name if name in "abc" else self.standard
        return self.shown.get(name, "{}").format(n)

    def run(self, count):
        undo = []
        for _ in range(count):
            key = self.r.choice(list(self.rows))
            action = self.r.choice(["n", "kind", "said", "declare", "undo", "content"])
            before = ({k: list(row) for k, row in self.rows.items()}, dict(self.said))
            if action == "n":
                self.rows[key][1] = self.r.randrange(30)
                edit(self.pipe, set_cell(key, "n", self.rows[key][1]))
            elif action == "kind":
                self.rows[key][2] = self.r.choice("abcd")
                edit(self.pipe, set_cell(key, "kind", self.rows[key][2]))
            elif action == "said":
                self.said[key] = self.r.choice([None, "a", "b", "c", "d"])
                edit(self.pipe, {"kind": "setRow", "row": key, "options": {"kind": self.said[key]}})
            elif action == "declare":
                self.shown = {name: shown for name, shown in self.SHOWN.items() if self.r.random() < 0.7}
                self.standard = self.r.choice([None, "a", "c"])
                self.source = self.r.choice(["column", "expression"])
                by = {"column": "kind"} if self.source == "column" else {"expression": "n % 2 == 1 ? 'a' : 'b'"}
                declare(self.pipe, kinds=self.kinds(), defaultKind=self.standard, kindBy=by)
            elif action == "content":
                for row in self.r.sample(list(self.rows.values()), 5):
                    row[1:] = [self.r.randrange(30), self.r.choice("abcd")]
                self.pipe.request("table/setRows", table="t", rows=list(self.rows.values()))
            elif undo:
                self.rows, self.said = undo.pop()
                self.pipe.request("table/undo", table="t")
            steps = self.pipe.request("table/describe", table="t")["history"]["undo"]
            undo += [before] * (steps - len(undo))
            self.check()

    def check(self):
        shown = {key: self.text(key) for key in self.rows}
        order = sorted(self.rows, key=lambda key: shown[key])
        answer = self.pipe.request("view/rows", view="v", columns=["n"])
        assert answer["keys"] == order
        assert answer["blocks"][0]["texts"] == [shown[key] for key in order]
        assert held(self.pipe) == [shown[key] for key in order]
        ask = lambda view: self.pipe.request("view/rows", view=view, columns=[])["keys"]  # noqa: E731
        assert ask("w") == [key for key in self.rows if "b" in shown[key]]
        assert ask("x") == [key for key in self.rows if shown[key].startswith("a1")]


# MARK: Paths


PLACES = {
    "kinds": {"person": {"columns": {"title": {"path": "name.full"}, "value": {"path": "/age"}}},
              "link": {"columns": {"title": {"path": "text"}, "value": {"path": "target.href"}}}, "plain": {}},
    "kindBy": {"column": "kind"},
}  # fmt: skip
FIELDS = [{"id": "kind"}, {"id": "title"}, {"id": "value", "type": "json", "path": "v"}]
OBJECTS = [
    {"kind": "person", "name": {"full": "Ada"}, "age": 36, "title": "passed over"},
    {"kind": "link", "text": "Home", "target": {"href": "https://example.org"}, "v": "passed over"},
    {"kind": "plain", "title": "Note", "v": [1]},
    {"kind": "odd", "title": "Odd", "v": True, "age": 3},
    {"kind": "person"},
]
TITLES, VALUES = ["Ada", "Home", "Note", "Odd", None], [36, "https://example.org", [1], True, None]


def test_kinds_keep_their_values_in_their_own_places(pipe):
    create(pipe, OBJECTS, PLACES, FIELDS)
    assert (values(pipe, "title"), values(pipe, "value")) == (TITLES, VALUES)
    declare(pipe, kinds={"person": {"columns": {"title": {"path": "age"}}}})
    assert values(pipe, "title") == TITLES  # what is there stays
    declare(pipe, kinds={"person": {"columns": {"title": {"path": "name.full"}}}})
    before = pipe.request("table/describe", table="t")["revision"]
    given = {"kind": "given", "keys": [1, 2, 3, 4, 5]}
    assert pipe.request("table/setRows", table="t", rows=OBJECTS, match=given)["revision"] == before
    changed = [{**OBJECTS[0], "name": {"full": "Ada L."}}, *OBJECTS[1:], {"kind": "link", "text": "New", "target": []}]
    answer = pipe.request("table/setRows", table="t", rows=changed, match={"kind": "given", "keys": [1, 2, 3, 4, 5, None]})
    assert (answer["updates"], answer["changedCells"], answer["inserts"]) == (1, 1, 1)
    assert values(pipe, "title") == ["Ada L.", *TITLES[1:], "New"]
    edit(pipe, {"kind": "insert", "rows": OBJECTS[:2]})
    assert values(pipe, "value")[-2:] == VALUES[:2] and values(pipe, "title")[-2:] == TITLES[:2]
    with pytest.raises(RpcError) as refused:
        edit(pipe, {"kind": "insert", "rows": [{"kind": "person", "nme": 1}]})
    assert refused.value.pointer == "/edits/0/rows/0/nme"


def test_rows_come_with_their_kind(pipe):
    options = [{"kind": "person"}, None, {"kind": None}, {"kind": "plain"}, {"kind": "link"}]
    rows = [{key: value for key, value in row.items() if key != "kind"} for row in OBJECTS]
    declarations = {"kinds": PLACES["kinds"], "defaultKind": "link"}
    create(pipe, rows, declarations, FIELDS[1:], rowOptions=options)
    assert values(pipe, "title") == ["Ada", "Home", None, "Odd", None]
    assert values(pipe, "value") == [36, "https://example.org", None, True, None]
    edit(pipe, {"kind": "insert", "rows": rows[:2], "options": [{"kind": "person"}, {"kind": "plain"}]})
    assert values(pipe, "value")[-2:] == [36, "passed over"]
    given = {"kind": "given", "keys": [1, 2, 3, 4, 5, None]}  # rows that are found say what they are of
    answer = pipe.request("table/setRows", table="t", rows=[*rows, rows[1]], match=given)
    assert (answer["updates"], answer["inserts"], answer["deletes"]) == (0, 1, 2)
    assert values(pipe, "title") == ["Ada", "Home", None, "Odd", None, "Home"]


def test_rows_found_by_their_keys_say_their_kind(pipe):
    columns = [{"id": "id", "type": "integer", "path": "at.id"}, {"id": "n", "type": "integer"}]
    kinds = {"deep": {"columns": {"n": {"path": "at.n"}}}, "flat": {}}
    rows = [{"at": {"id": 10, "n": 1}, "n": 5}, {"at": {"id": 20, "n": 2}, "n": 6}]
    options = [{"kind": "deep"}, {"kind": "flat"}]
    create(pipe, rows, {"kinds": kinds}, columns, keyColumns=["id"], rowOptions=options)
    assert values(pipe) == [1, 6]
    rows = [{"at": {"id": 20, "n": 3}, "n": 7}, {"at": {"id": 10, "n": 4}, "n": 8}, {"at": {"id": 30, "n": 9}, "n": 9}]
    pipe.request("table/setRows", table="t", rows=rows)
    assert (keys(pipe), values(pipe)) == ([20, 10, 30], [7, 4, 9])
    error = pipe.error("table/setRows", table="t", rows=[*rows, {"n": 1}])
    assert error.kind == "missingKeys"


@pytest.mark.parametrize(
    "column, by",
    [
        ({"id": "what", "path": "is.a"}, {"column": "what"}), ({"id": "what", "path": "is.a"}, {"expression": "what"}),
        ({"id": "what", "path": "is"}, {"expression": "params.x == 1 ? 'none' : what.a"}),
        ({"id": "what", "computed": "kind == 'person' || kind == 'link' ? kind : 'plain'"}, {"column": "what"}),
    ],
)  # fmt: skip
def test_the_kind_may_stand_anywhere(pipe, column, by):
    rows = [{**row, "is": {"a": row["kind"]}} for row in OBJECTS]
    columns = [*FIELDS, {"type": "json" if column.get("path") == "is" else "text", **column}]
    if "computed" in column:
        columns.append({"id": "is", "type": "json"})
    if "params" in str(by):
        create(pipe, [], {**PLACES, "kindBy": by}, columns)
        pipe.request("table/setParams", table="t", params={"x": {"int": "2"}})
        edit(pipe, {"kind": "insert", "rows": rows})
    else:
        create(pipe, rows, {**PLACES, "kindBy": by}, columns)
    assert (values(pipe, "title"), values(pipe, "value")) == (TITLES, VALUES)
    pipe.request("table/setRows", table="t", rows=list(reversed(rows)), match={"kind": "content"})
    assert (values(pipe, "title"), values(pipe, "value")) == (TITLES[::-1], VALUES[::-1])


def test_sections_and_typed_columns_read_by_kind(pipe):
    columns = [{"id": "kind"}, {"id": "n", "type": "integer", "path": "n"}]
    declarations = {"kinds": {"deep": {"columns": {"n": {"path": "at.n"}}}}, "kindBy": {"column": "kind"}}
    row = {"kind": "deep", "at": {"n": 5}, "n": "no integer"}
    pipe.request("table/create", table="t", columns=columns, declarations=declarations,
                 sections=[{"key": "a", "rows": [row]}, {"key": "b", "rows": [{"kind": "x", "n": 2}]}])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    assert values(pipe) == [5, 2]
    sections = [{"key": "b", "rows": [row, {"kind": "x", "n": 3}]}, {"key": "c"}]
    pipe.request("table/setRows", table="t", sections=sections)
    assert values(pipe) == [5, 3]
    edit(pipe, {"kind": "addSections", "sections": [{"key": "d", "rows": [row]}]})
    edit(pipe, {"kind": "insert", "rows": [row]})
    assert values(pipe) == [5, 3, 5, 5]
    with pytest.raises(RpcError) as refused:
        edit(pipe, {"kind": "insert", "rows": [{"kind": "deep", "at": {"n": "x"}, "n": 1}]})
    assert refused.value.kind == "valueDoesNotFit"
    error = pipe.error("table/setRows", table="t", rows=[{"kind": "deep", "at": {"n": "x"}}])
    assert error.kind == "valueDoesNotFit" and error.pointer == "/rows/0/n"
