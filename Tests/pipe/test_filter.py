"""Filters over the pipe, against the plainest reading of the contract."""

import random
import time

import pytest
from harness import RpcError, seeds

COLUMNS = [
    {"id": "n", "type": "integer"},
    {"id": "x", "type": "number"},
    {"id": "s", "type": "text"},
    {"id": "d", "type": "date"},
    {"id": "b", "type": "boolean"},
]
WORDS = ["", "a", "ab", "Ab", "é", "É", "zebra", "ba"]
DATES = ["2024-01-31", "2024-02-29", "1999-12-31"]
ERROR = "no such thing"


def holds(condition, row):
    """True, False, or None for undecided. A cell is null, an error (`ERROR`), or a value."""
    kind = condition["kind"]
    if kind == "all":
        truths = [holds(member, row) for member in condition["conditions"]]
        return False if False in truths else None if None in truths else True
    if kind == "any":
        truths = [holds(member, row) for member in condition["conditions"]]
        return True if True in truths else None if None in truths else False
    if kind == "not":
        truth = holds(condition["condition"], row)
        return None if truth is None else not truth
    cell = row[condition["column"]]
    if kind == "null":
        return cell is None
    if kind == "error":
        return cell == ERROR
    if kind == "text":
        return text_holds(condition, shown(cell))
    if cell == ERROR:
        return None
    if kind == "oneOf":
        return any(cell == value and type(cell) is type(value) for value in condition["values"])
    value, relation = condition["value"], condition["relation"]
    if relation in ("equal", "notEqual"):
        return (cell == value) == (relation == "equal")
    if cell is None:
        return None
    return {"less": cell < value, "lessOrEqual": cell <= value, "greater": cell > value,
            "greaterOrEqual": cell >= value}[relation]  # fmt: skip


def shown(cell):
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "true" if cell else "false"
    return str(cell)


def text_holds(condition, text):
    needle = condition["text"]
    if condition.get("caseFolded", True):
        text, needle = text.casefold(), needle.casefold()
    return {"contains": needle in text, "startsWith": text.startswith(needle),
            "endsWith": text.endswith(needle), "equals": text == needle}[condition["relation"]]  # fmt: skip


def some_cell(column, r):
    if r.random() < 0.15 and column != "s":
        return None
    if r.random() < 0.1 and column != "s":
        return ERROR
    return {"n": lambda: r.randint(-3, 3), "x": lambda: r.choice([0.5, -1.5, 2.5]),
            "s": lambda: r.choice(WORDS), "d": lambda: r.choice(DATES),
            "b": lambda: r.random() < 0.5}[column]()  # fmt: skip


def some_value(column, r):
    while (value := some_cell(column, r)) == ERROR:
        pass
    return value


def some_filter(r, depth=2):
    column = r.choice("nxsdb")
    kind = r.choice(["all", "any", "not"] if depth and r.random() < 0.5 else
                    ["compare", "compare", "oneOf", "text", "null", "error"])  # fmt: skip
    if kind in ("all", "any"):
        members = [some_filter(r, depth - 1) for _ in range(r.randint(0, 3))]
        return {"kind": kind, "conditions": members}
    if kind == "not":
        return {"kind": kind, "condition": some_filter(r, depth - 1)}
    if kind in ("null", "error"):
        return {"kind": kind, "column": column}
    if kind == "oneOf":
        values = [some_value(column, r) for _ in range(r.randint(0, 7))]
        return {"kind": kind, "column": column, "values": values}
    if kind == "text":
        relation = r.choice(["contains", "startsWith", "endsWith", "equals"])
        return {"kind": kind, "column": column, "relation": relation, "text": r.choice(WORDS),
                "caseFolded": r.random() < 0.5}  # fmt: skip
    value = some_value(column, r)
    relations = ["equal", "notEqual"]
    if value is not None:
        relations += ["less", "lessOrEqual", "greater", "greaterOrEqual"]
    return {"kind": kind, "column": column, "relation": r.choice(relations), "value": value}


def some_row(r):
    return {column["id"]: some_cell(column["id"], r) for column in COLUMNS}


def keys(pipe, view="v"):
    return [key for key, _ in pipe.cells(view)]


@pytest.mark.parametrize("seed", seeds(30))
def test_filters_follow_edits(pipe, seed):
    """A filtered, sorted, searched and watched view shows the rows the plain reading gives."""
    r = random.Random(seed)
    rows = {key: some_row(r) for key in range(1, 30)}
    pipe.request("table/create", table="t", columns=COLUMNS,
                 rows=[list(row.values()) for row in rows.values()])  # fmt: skip
    state = {"sort": [{"column": r.choice("nxsdb")}]} if r.random() < 0.5 else {}
    if r.random() < 0.3:
        state["search"] = {"text": "a", "columns": ["s"]}
    pipe.request("view/open", table="t", view="v", state=state)
    pipe.request("view/watch", view="v", subscription="s",
                 window={"kind": "entries", "first": 0, "size": 9})  # fmt: skip
    for _ in range(6):
        condition = some_filter(r)
        answer = pipe.request("view/set", view="v", state={"filter": condition})
        assert "filterProblems" not in answer
        for _ in range(4):
            passing = [key for key, row in rows.items() if holds(condition, row) is True]
            if "search" in state:
                passing = [key for key in passing if "a" in rows[key]["s"].casefold()]
            shown_keys = keys(pipe)
            assert sorted(shown_keys) == sorted(passing), condition
            if not state:
                assert shown_keys == passing
            edit(pipe, rows, r)
        pipe.sync()
        assert pipe.replica("s").keys == window_of(pipe)
    for _ in range(12):
        pipe.request("table/undo", table="t")
    pipe.sync()
    assert pipe.replica("s").keys == window_of(pipe)


def window_of(pipe):
    """What the window of subscription s shows, read afresh."""
    first = pipe.updates("s")[-1]["window"]["first"]
    return keys(pipe)[first : first + 9]


def edit(pipe, rows, r):
    key = r.choice(list(rows))
    kind = r.choice(["set", "set", "remove", "insert"])
    if kind == "set":
        column = r.choice("nxsdb")
        value = some_cell(column, r)
        rows[key][column] = value
        one = {"kind": "set", "row": key, "column": column, "value": value}
    elif kind == "remove" and len(rows) > 5:
        del rows[key]
        one = {"kind": "remove", "rows": [key]}
    else:
        row = some_row(r)
        one = {"kind": "insert", "rows": [list(row.values())]}
    answer = pipe.request("table/edit", table="t", edits=[one], invalid="keep")
    if answer["inserted"]:
        rows[answer["inserted"][0]] = row


def test_a_filter_is_given_back_and_null_takes_it_away(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1], [2]])
    condition = {"kind": "not", "condition": {"kind": "all", "conditions": [
        {"kind": "compare", "column": "d", "relation": "less", "value": "2024-02-29"},
        {"kind": "compare", "column": "n", "relation": "equal", "value": "123456789012345678"},
        {"kind": "oneOf", "column": "x", "values": ["NaN", 1.5, None]},
        {"kind": "text", "column": "s", "relation": "endsWith", "text": "\u00e9",
         "caseFolded": False, "diacritics": "ignored"},
        {"kind": "null", "column": "b"}, {"kind": "error", "column": "b"}]}}  # fmt: skip
    opened = pipe.request("view/open", table="t", view="v", state={"filter": condition})
    assert opened["state"]["filter"] == condition
    again = pipe.request("view/open", table="t", view="w", state=opened["state"])
    assert again["state"] == opened["state"]
    kept = pipe.request("view/set", view="v", state={"sort": [{"column": "n"}]})
    assert kept["state"]["filter"] == condition
    gone = pipe.request("view/set", view="v", state={"filter": None})
    assert gone["state"]["filter"] is None and gone["counts"]["filtered"] == 2


@pytest.mark.parametrize(
    ("condition", "pointer"),
    [
        ({"kind": "compare", "column": "n", "relation": "less", "value": "x"}, "/value"),
        ({"kind": "compare", "column": "n", "relation": "less", "value": 1.5}, "/value"),
        ({"kind": "compare", "column": "n", "relation": "less", "value": None}, "/value"),
        ({"kind": "compare", "column": "n", "relation": "like", "value": 1}, "/relation"),
        ({"kind": "compare", "column": "nn", "relation": "less", "value": 1}, "/column"),
        ({"kind": "compare", "column": "n", "value": 1}, "/relation"),
        ({"kind": "between", "column": "n"}, "/kind"),
        ({"kind": "oneOf", "column": "d", "values": ["2024-01-01", "soon"]}, "/values/1"),
        ({"kind": "all", "conditions": [{"kind": "null", "column": "q"}]},
         "/conditions/0/column"),
        ({"kind": "not", "condition": {"kind": "null", "column": "q"}}, "/condition/column"),
        ({"kind": "null", "column": "n", "value": 1}, "/value"),
        ([], ""),
    ],
)  # fmt: skip
def test_a_bad_filter_is_refused_where_it_is_bad(pipe, condition, pointer):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1]])
    before = pipe.request("view/open", table="t", view="v")
    with pytest.raises(RpcError) as caught:
        pipe.request("view/set", view="v", state={"filter": condition})
    assert caught.value.code == -32602
    assert caught.value.pointer == "/state/filter" + pointer
    assert pipe.request("view/get", view="v") == before


def test_the_number_of_conditions_has_a_limit(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1]])
    pipe.request("view/open", table="t", view="v")
    one = {"kind": "null", "column": "n"}
    pipe.request("view/set", view="v", state={"filter": {"kind": "any", "conditions": [one] * 1000}})
    with pytest.raises(RpcError) as caught:
        pipe.request("view/set", view="v",
                     state={"filter": {"kind": "any", "conditions": [one] * 1001}})  # fmt: skip
    assert caught.value.kind == "limit" and caught.value.data["limit"] == "filterConditionsMax"
    deep = one
    for _ in range(55):
        deep = {"kind": "not", "condition": deep}
    assert pipe.request("view/set", view="v", state={"filter": deep})["counts"]["filtered"] == 1


def test_a_file_is_filtered_while_it_loads(pipe, tmp_path):
    path = tmp_path / "numbers.csv"
    path.write_text("n,s\n" + "".join(f"{i % 1000},w{i % 7}\n" for i in range(200_000)))
    pipe.request("table/open", table="t", path=str(path))
    condition = {"kind": "all", "conditions": [
        {"kind": "compare", "column": "n", "relation": "less", "value": 10},
        {"kind": "text", "column": "s", "relation": "equals", "text": "W3"}]}  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"filter": condition})
    pipe.request("view/watch", view="v", window={"kind": "entries", "first": 0, "size": 5})
    while not pipe.request("table/describe", table="t")["rowsState"]["complete"]:
        time.sleep(0.01)
    wanted = [i + 1 for i in range(200_000) if i % 1000 < 10 and i % 7 == 3]
    assert keys(pipe) == wanted
    pipe.request("view/sync")


@pytest.mark.parametrize("seed", seeds(10))
def test_expressions_say_what_trees_say(pipe, seed):
    """The same condition as a tree and as an expression shows the same rows, also after edits."""
    r = random.Random(seed)
    rows = {key: some_row(r) for key in range(1, 40)}
    pipe.request("table/create", table="t", columns=COLUMNS,
                 rows=[list(row.values()) for row in rows.values()])  # fmt: skip
    signs = {"equal": "==", "notEqual": "!=", "less": "<", "lessOrEqual": "<=", "greater": ">",
             "greaterOrEqual": ">="}  # fmt: skip

    def spelled(condition):
        kind = condition["kind"]
        if kind in ("all", "any"):
            joint, nothing = (" && ", "true") if kind == "all" else (" || ", "false")
            return "(" + (joint.join(map(spelled, condition["conditions"])) or nothing) + ")"
        if kind == "not":
            return "!" + spelled(condition["condition"])
        return f"({condition['column']} {signs[condition['relation']]} {condition['value']})"

    def numbers(depth):
        kind = r.choice(["all", "any", "not"] if depth and r.random() < 0.6 else ["compare"])
        if kind == "not":
            return {"kind": kind, "condition": numbers(depth - 1)}
        if kind != "compare":
            return {"kind": kind, "conditions": [numbers(depth - 1) for _ in range(r.randint(0, 3))]}
        column = r.choice("nx")
        value = r.randint(-3, 3) if column == "n" else r.choice([0.5, -1.5, 2.5])
        return {"kind": kind, "column": column, "relation": r.choice(list(signs)), "value": value}

    for _ in range(5):
        tree = numbers(3)
        expression = {"kind": "expression", "source": spelled(tree)}
        views = [pipe.request("view/open", table="t", state={"filter": filter})
                 for filter in (tree, expression, {"kind": "not", "condition": expression})]  # fmt: skip
        assert views[1]["state"]["filter"] == expression
        for _ in range(4):
            wanted = [key for key, row in rows.items() if holds(tree, row) is True]
            false = [key for key, row in rows.items() if holds(tree, row) is False]
            assert [keys(pipe, view["view"]) for view in views] == [wanted, wanted, false], tree
            edit(pipe, rows, r)


def test_an_expression_with_texts_dates_and_odd_names(pipe):
    pipe.request("table/create", table="t", columns=[
        {"id": "Unit price", "type": "number"}, {"id": "name"}, {"id": "d", "type": "date"}],
        rows=[[2.5, "Käse", "2024-03-01"], [7, "Brot", "2023-01-01"], [None, "Kuchen", None]])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    for source, wanted in (
        ('row["Unit price"] * 2 > 5.5', [2]), ("name.contains('ä') || d < timestamp('2023-06-01T00:00:00Z')", [1, 2]),
        ("name.matches('^K.*n$')", [3]), ("row['Unit price'] == null", [3]), ("size(name) == 4", [1, 2]),
        ("row['Unit price'] / 0.0 > 1", [1, 2]), ("4 / (size(name) - 4) > 0", [3]),
    ):  # fmt: skip
        pipe.request("view/set", view="v", state={"filter": {"kind": "expression", "source": source}})
        assert keys(pipe) == wanted, source


@pytest.mark.parametrize(
    ("source", "found"),
    [("n >", (3, 3)), ("m > 1", (0, 1)), ("n + 1", (0, 5)), ("é == s && s > 1", (0, 1)),
     ("(" * 200 + "true" + ")" * 200, (100, 101)), ("", (0, 0))],
)  # fmt: skip
def test_a_bad_expression_is_refused_with_its_place(pipe, source, found):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1]])
    pipe.request("view/open", table="t", view="v")
    expression = {"kind": "expression", "source": source}
    for filter, pointer in ((source, ""), (expression, "/source"),
                            ({"kind": "not", "condition": expression}, "/condition/source")):  # fmt: skip
        for method, place, params in [
            ("view/set", "/state/filter", {"view": "v", "state": {"filter": filter}}),
            ("view/open", "/state/filter", {"table": "t", "state": {"filter": filter}}),
            ("filter/convert", "/filter", {"table": "t", "filter": filter}),
        ][:2 if len(source) > 200 else 3]:  # debug builds need more stack for depth than workers have
            error = pipe.error(method, **params)
            assert (error.code, error.kind, error.pointer) == (-32803, "expression", place + pointer)
            [problem] = error.data["problems"]
            assert (problem["range"]["start"], problem["range"]["end"]) == found, problem
    assert pipe.request("view/get", view="v")["state"]["filter"] is None


def test_a_filter_outlives_its_columns(pipe):
    """Conditions that no longer fit are kept and named, and count again when they fit again."""
    pipe.request("table/create", table="t", columns=COLUMNS[:3], rows=[[1, 2.5, "x"], [2, 0.5, "y"]])
    condition = {"kind": "all", "conditions": [
        {"kind": "compare", "column": "n", "relation": "greater", "value": 1},
        {"kind": "expression", "source": "x < 1.0"}]}  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"filter": condition})
    assert keys(pipe) == [2]

    def change(**edit):
        pipe.request("table/edit", table="t", edits=[edit])
        answer = pipe.request("view/get", view="v")
        assert answer["state"]["filter"] == condition
        problems = answer.get("filterProblems", [])
        return [(one["pointer"], one["kind"]) for one in problems]

    assert change(kind="removeColumn", column="n") == [("/filter/conditions/0", "unknownColumn")]
    assert keys(pipe) == [2]
    changed = change(kind="setColumn", column="x", options={"type": "text"})
    assert changed == [("/filter/conditions/0", "unknownColumn"),
                       ("/filter/conditions/1", "typeChanged")]  # fmt: skip
    assert keys(pipe) == [1, 2]
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    answer = pipe.request("view/get", view="v")
    assert "filterProblems" not in answer and keys(pipe) == [2]


def converted(pipe, filter):
    answer = pipe.request("filter/convert", table="t", filter=filter)
    assert (answer["text"] is None) == bool(answer["problems"])
    return answer


def test_a_filter_may_be_a_text(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1, 0.5, "é"], [2, 9, "ée"], [3, 9, "x"]])
    answer = pipe.request("view/open", table="t", view="v", state={"filter": 'x > 5 && s.contains("é")'})
    assert answer["state"]["filter"] == {"kind": "expression", "source": 'x > 5 && s.contains("é")'}
    assert keys(pipe) == [2]
    answer = converted(pipe, 'x > 5 && s.contains("é")')
    assert answer == {"text": 'x > 5 && s.contains("é")', "problems": [], "tree": {
        "kind": "all", "conditions": [
            {"kind": "compare", "column": "x", "relation": "greater", "value": 5},
            {"kind": "compare", "column": "x", "relation": "notEqual", "value": "NaN"},
            {"kind": "text", "column": "s", "relation": "contains", "text": "é", "caseFolded": False,
             "diacritics": "exact", "of": "value"}]}}  # fmt: skip
    assert converted(pipe, answer["tree"])["text"] == 'x > 5.0 && s.contains("é")'
    pipe.request("view/set", view="v", state={"filter": answer["tree"]})
    assert keys(pipe) == [2]
    error = pipe.error("view/set", view="v", state={"filter": 7})
    assert (error.code, error.pointer) == (-32602, "/state/filter")
    error = pipe.error("filter/convert", table="t", filter=None)
    assert (error.code, error.pointer) == (-32602, "/filter")
    assert pipe.error("filter/convert", table="u", filter="true").kind == "unknownTable"
    answer = converted(pipe, {"kind": "not", "condition": {"kind": "text", "column": "s", "relation": "equals", "text": "A"}})
    assert answer["text"] == '!(text.fold(text.display("s")) == "a")'
    folded = {"kind": "text", "column": "s", "relation": "contains", "text": "ÉE", "of": "value"}
    answer = converted(pipe, folded)
    assert answer["text"] == 'text.fold(s).contains("ée")'
    tree = converted(pipe, answer["text"])["tree"]
    assert tree == {**folded, "text": "ée", "caseFolded": True, "diacritics": "exact"}


@pytest.mark.parametrize("seed", seeds(20))
def test_both_forms_of_a_filter_pass_the_same_rows(pipe, seed):
    r = random.Random(seed)
    rows = [list(some_row(r).values()) for _ in range(40)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")

    def passing(filter):
        pipe.request("view/set", view="v", state={"filter": filter})
        return keys(pipe)

    told = 0
    for _ in range(12):
        condition = some_filter(r, 3)
        wanted = passing(condition)
        forms = converted(pipe, condition)
        assert passing(forms["tree"]) == wanted, condition
        assert forms["problems"] == [], condition
        told += 1
        assert passing(forms["text"]) == wanted, (condition, forms["text"])
        assert passing(converted(pipe, forms["text"])["tree"]) == wanted, (condition, forms["text"])
    assert told > 2


def test_an_expression_that_takes_too_many_conditions_stays_whole(start):
    pipe = start(greet=False)
    limits = pipe.initialize()["limits"]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1]])
    text = " || ".join(["n==1"] * (limits["filterConditionsMax"] + 1))
    assert converted(pipe, text)["tree"] == {"kind": "expression", "source": text}
    assert len(converted(pipe, text[8:])["tree"]["conditions"]) == limits["filterConditionsMax"]
    long = {"kind": "compare", "column": "s", "relation": "equal", "value": "a" * limits["expressionBytesMax"]}
    assert converted(pipe, long)["problems"][0]["kind"] == "limit"
    assert pipe.error("filter/convert", table="t", filter=long["value"] + "b").kind == "limit"


@pytest.mark.parametrize("seed", seeds(10))
def test_every_row_is_like_a_cell_or_not(pipe, seed):
    """`equal` and `notEqual` part the rows; the ordered relations are those of comparisons."""
    r = random.Random(seed)
    rows = {key: some_row(r) for key in range(1, 30)}
    pipe.request("table/create", table="t", columns=COLUMNS,
                 rows=[list(row.values()) for row in rows.values()])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    for _ in range(12):
        key, column = r.choice(list(rows)), r.choice("nxsdb")
        cell = rows[key][column]
        like = {"view": "v", "row": key, "column": column}
        sets = {}
        for relation in ("equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"):
            if relation not in ("equal", "notEqual") and cell in (None, ERROR):
                assert pipe.error("filter/like", **like, relation=relation).kind == "noOrder"
                continue
            answer = pipe.request("filter/like", **like, relation=relation)
            pipe.request("view/set", view="v", state={"filter": answer["condition"]})
            sets[relation] = keys(pipe)
            pipe.request("view/set", view="v", state={"filter": None})
        assert sets["equal"] == [other for other in rows if rows[other][column] == cell]
        assert sets["notEqual"] == [other for other in rows if rows[other][column] != cell]
        if len(sets) > 2:
            assert sorted(sets["less"] + sets["equal"]) == sets["lessOrEqual"]
            assert sorted(sets["greater"] + sets["equal"]) == sets["greaterOrEqual"]
            values = [k for k, row in rows.items() if row[column] not in (None, ERROR)]
            assert sorted(sets["less"] + sets["greaterOrEqual"]) == values
            assert key not in sets["less"] + sets["greater"]


def test_what_is_like_a_cell_joins_the_filter(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1, 0.5, "a"], [2, 0.5, "b"], [2, 1.5, "a"]])
    pipe.request("view/open", table="t", view="v")
    two = {"kind": "compare", "column": "n", "relation": "equal", "value": 2}
    a = {"kind": "compare", "column": "s", "relation": "equal", "value": "a"}
    answer = pipe.request("filter/like", view="v", row=2, column="n")
    assert (answer["condition"], answer["filter"]) == (two, two)
    pipe.request("view/set", view="v", state={"filter": two})
    assert pipe.request("filter/like", view="v", row=3, column="n")["filter"] == two
    for combine, filter in (("all", {"kind": "all", "conditions": [two, a]}),
                            ("any", {"kind": "any", "conditions": [two, a]}), ("replace", a)):  # fmt: skip
        # A row that the filter takes out has cells all the same.
        assert pipe.request("filter/like", view="v", row=1, column="s", combine=combine)["filter"] == filter
    pipe.request("view/set", view="v", state={"filter": {"kind": "all", "conditions": [two, a]}})
    assert keys(pipe) == [3]
    answer = pipe.request("filter/like", view="v", row=1, column="x", relation="greater")
    assert len(answer["filter"]["conditions"]) == 3
    assert pipe.error("filter/like", view="v", row=9, column="n").kind == "unknownRow"
    assert pipe.error("filter/like", view="v", row=1, column="q").kind == "unknownColumn"
    assert pipe.error("filter/like", view="w", row=1, column="n").kind == "unknownView"
