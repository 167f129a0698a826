"""Footers and groups over the pipe, against the plainest reading of the contract."""

import math
import random
from decimal import Decimal
from fractions import Fraction

import pytest
from harness import seeds

COLUMNS = [
    {"id": "city", "type": "text"},
    {"id": "n", "type": "integer"},
    {"id": "x", "type": "number"},
    {"id": "d", "type": "decimal"},
]
NUMBERS = ["n", "x", "d"]
KINDS = ["count", "valid", "distinct", "sum", "mean", "min", "max"]


def some_row(r):
    def cell(value):
        return None if r.random() < 0.1 else value

    return [cell(r.choice(["Bern", "Biel", "Genf", "a long name of a small town", ""])),
            cell(r.choice([r.randint(-5, 5), 2**62])), cell(r.choice([0.1, -2.5, 1e300, 3])),
            cell(f"{r.randint(-99, 99)}.{r.randint(0, 9)}5")]  # fmt: skip


def plain(kind, column, cells):
    """The value of an aggregate as it travels."""
    if kind == "count":
        return len(cells)
    values = [cell for cell in cells if cell is not None]
    if kind == "valid":
        return len(values)
    if column == "d":
        values = [Decimal(value) for value in values]
    if kind == "distinct":
        return len(set(values))
    if kind in ("min", "max"):
        return None if not values else wire(column, min(values) if kind == "min" else max(values))
    if kind == "sum":
        return wire(column, math.fsum(values) if column == "x" else sum(values))
    if not values:
        return None
    if column == "x":
        return wire("x", math.fsum(values) / len(values))
    return wire("x", float(Fraction(sum(values)) / len(values)))


def wire(column, value):
    if column == "x":
        return int(value) if value == int(value) and abs(value) < 1e15 else value
    if column == "n":
        return value if abs(value) < 10**14 else str(value)
    if column == "d":
        text = format(value, "f")
        return text
    return value


def same(kind, column, told, expected):
    """Decimals may be spelled with other zeros: a minimum as its cell, a sum without them."""
    if column == "d" and kind in ("sum", "min", "max") and told is not None:
        assert kind != "sum" or "." not in told or not told.endswith("0")
        return Decimal(told) == Decimal(expected)
    return told == expected


def cells_of(pipe, over):
    params = {"view": "v"} if over == "shown" else {"view": "everything"}
    rows = pipe.cells(params["view"])
    return {c["id"]: [cells[c["id"]]["value"] for _, cells in rows] for c in COLUMNS}


def in_cells(values):
    """Long integers back from their texts."""
    return [int(v) if isinstance(v, str) and v.lstrip("-").isdigit() else v for v in values]


@pytest.mark.parametrize("seed", seeds(12))
def test_footers_follow_edits_filters_and_undo(pipe, seed):
    r = random.Random(seed)
    rules = {}
    for column in NUMBERS:
        rules[column] = {"aggregate": r.choice(KINDS), "over": r.choice(["all", "shown"])}
    columns = [{**c, "footer": rules[c["id"]]} if c["id"] in rules else c for c in COLUMNS]
    pipe.request("table/create", table="t", columns=columns,
                 rows=[some_row(r) for _ in range(r.randrange(30))])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/open", table="t", view="everything")
    pipe.request("view/watch", view="v", subscription="s",
                 window={"kind": "entries", "first": 0, "size": 3})  # fmt: skip
    for _ in range(25):
        keys = [key for key, _ in pipe.cells("everything")]
        choice = r.randrange(6)
        if choice == 0 or not keys:
            pipe.request("table/edit", table="t",
                         edits=[{"kind": "insert", "rows": [some_row(r)]}])  # fmt: skip
        elif choice == 1:
            pipe.request("table/edit", table="t",
                         edits=[{"kind": "remove", "rows": [r.choice(keys)]}])  # fmt: skip
        elif choice == 2:
            pipe.request(r.choice(["table/undo", "table/redo"]), table="t")
        elif choice == 3:
            texts = {"kind": "text", "column": "city", "relation": "contains", "text": "e"}
            pipe.request("view/set", view="v", state={"filter": r.choice([None, texts])})
        else:
            row = some_row(r)
            column = r.randrange(4)
            pipe.request("table/edit", table="t",
                         edits=[{"kind": "set", "row": r.choice(keys),
                                 "column": COLUMNS[column]["id"], "value": row[column]
                                 if COLUMNS[column]["id"] != "n" or row[column] is None
                                 else str(row[column])}])  # fmt: skip
        pipe.sync()
        footers = pipe.request("view/get", view="v")["footers"]
        assert footers == pipe.replica("s").footers
        for column, rule in rules.items():
            cells = cells_of(pipe, rule["over"])[column]
            cells = in_cells(cells) if column == "n" else cells
            told = footers[column]
            assert "pending" not in told and "problem" not in told
            expected = plain(rule["aggregate"], column, cells)
            assert same(rule["aggregate"], column, told["value"], expected), (rule, cells)
            assert told.get("nulls", 0) == cells.count(None)


def test_a_view_says_otherwise_than_its_columns(pipe):
    columns = [{"id": "a", "type": "integer", "footer": {"aggregate": "sum"}}, {"id": "b"}]
    pipe.request("table/create", table="t", columns=columns, rows=[[1, "x"], [2, "y"]])
    described = pipe.request("table/describe", table="t")["columns"]
    assert described[0]["footer"] == {"aggregate": "sum", "over": "shown"}
    view = pipe.request("view/open", table="t", view="v")
    assert view["footers"] == {"a": {"aggregate": "sum", "over": "shown", "value": 3, "text": "3"}}

    def set_columns(**columns):
        answer = pipe.request("view/set", view="v", state={"columns": columns})
        return answer.get("footers"), answer["state"]["columns"]

    told, state = set_columns(a={"footer": {}}, b={"footer": {"title": "letters"}})
    assert told == {"b": {"title": "letters"}}
    assert state == {"a": {"footer": {}}, "b": {"footer": {"title": "letters"}}}
    told, _ = set_columns(a={"footer": None}, b={"footer": {"aggregate": "sum", "title": "t"}})
    assert told["a"]["value"] == 3
    assert told["b"] == {"title": "t", "aggregate": "sum", "over": "shown", "value": None,
                         "text": "", "problem": "notApplicable"}  # fmt: skip
    told, state = set_columns(b=None, a={"hidden": True})
    assert told is None and state == {"a": {"hidden": True}}
    set_columns(a=None)
    answer = pipe.request("view/set", view="v", state={"footers": False})
    assert "footers" not in answer and answer["state"]["footers"] is False
    answer = pipe.request("view/set", view="v", state={"footers": None})
    assert answer["footers"]["a"]["value"] == 3 and "footers" not in answer["state"]


def test_footers_show_values_as_columns_do(pipe):
    price = {"id": "price", "type": "number", "footer": {"aggregate": "sum"},
             "format": {"kind": "currency", "currency": "EUR"}}  # fmt: skip
    count = {"id": "when", "type": "date", "footer": {"aggregate": "max"},
             "format": {"kind": "date", "pattern": "d MMM y"}}  # fmt: skip
    rows = [[1200.5, "2024-01-31"], [0.25, "2023-01-01"], [None, "never"]]
    pipe.request("table/create", table="t", columns=[price, count], rows=rows)
    footers = pipe.request("view/open", table="t", view="v")["footers"]
    assert footers["price"]["text"] == "€1,200.75" and footers["price"]["nulls"] == 1
    assert footers["when"]["value"] == "2024-01-31" and footers["when"]["text"] == "31 Jan 2024"
    assert footers["when"]["errors"] == 1
    pipe.request("table/edit", table="t", edits=[
        {"kind": "setColumn", "column": "when", "options": {"footer": None}},
        {"kind": "setColumn", "column": "price", "options": {"format": None}}])  # fmt: skip
    footers = pipe.request("view/get", view="v")["footers"]
    assert footers == {"price": {"aggregate": "sum", "over": "shown", "value": 1200.75,
                                 "text": "1200.75", "nulls": 1}}  # fmt: skip
    pipe.request("table/undo", table="t")
    assert set(pipe.request("view/get", view="v")["footers"]) == {"price", "when"}


def test_an_update_tells_footers_when_one_has_changed(start):
    pipe = start(updates="each")
    columns = [{"id": "a", "type": "integer", "footer": {"aggregate": "max"}}]
    pipe.request("table/create", table="t", columns=columns, rows=[[1], [9]])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    for value in (2, 3, 10):
        pipe.request("table/edit", table="t",
                     edits=[{"kind": "set", "row": 1, "column": "a", "value": value}])  # fmt: skip
    pipe.sync()
    told = [parts[0].get("footers") for parts in pipe.replica("s").updates]
    assert [footers and footers["a"]["value"] for footers in told] == [9, None, None, 10]


@pytest.fixture(scope="module")
def towns(tmp_path_factory):
    r = random.Random(7)
    rows = [(r.choice(["Bern", "Biel", "Genf"]), r.randrange(10**6), r.randrange(-999, 999) / 100)
            for _ in range(120_000)]  # fmt: skip
    path = tmp_path_factory.mktemp("towns") / "towns.csv"
    with open(path, "w", encoding="utf-8") as file:
        file.write("city,n,x\n")
        file.writelines(f"{city},{n},{x}\n" for city, n, x in rows)
    return path, rows


def test_footers_of_a_file_come_when_they_are_there(pipe, towns):
    path, rows = towns
    columns = {"n": {"footer": {"aggregate": "sum", "over": "all"}},
               "x": {"footer": {"aggregate": "mean"}},
               "city": {"footer": {"aggregate": "distinct"}}}  # fmt: skip
    pipe.request("table/open", table="t", path=str(path), columns=columns)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s",
                 window={"kind": "entries", "first": 0, "size": 5})  # fmt: skip
    pipe.request("table/edit", table="t",
                 edits=[{"kind": "set", "row": 1, "column": "n", "value": 10**7}])  # fmt: skip
    pipe.sync()
    numbers = [10**7] + [n for _, n, _ in rows[1:]]
    expected = {"n": sum(numbers), "city": 3,
                "x": math.fsum(x for _, _, x in rows) / len(rows)}  # fmt: skip

    def told():
        footers = pipe.request("view/get", view="v")["footers"]
        assert footers == pipe.replica("s").footers
        assert not any("pending" in footer for footer in footers.values())
        return {column: footer["value"] for column, footer in footers.items()}

    assert told() == expected
    pipe.request("view/set", view="v", state={
        "filter": {"kind": "compare", "column": "city", "relation": "equal", "value": "Bern"}})
    pipe.sync()
    bern = [x for city, _, x in rows if city == "Bern"]
    assert told() == {"n": sum(numbers), "city": 1, "x": math.fsum(bern) / len(bern)}
    for step in range(5):
        pipe.request("table/edit", table="t",
                     edits=[{"kind": "set", "row": 50_000 + step, "column": "n",
                             "value": 0}])  # fmt: skip
        numbers[49_999 + step] = 0
    pipe.sync()
    assert told()["n"] == sum(numbers)


# MARK: Groups


@pytest.mark.parametrize("seed", seeds(12))
def test_groups_are_those_of_the_plain_reading(pipe, seed):
    r = random.Random(seed)
    pipe.request("table/create", table="t", columns=COLUMNS,
                 rows=[some_row(r) for _ in range(r.randrange(60))])  # fmt: skip
    pipe.request("view/open", table="t", view="everything")
    texts = {"kind": "text", "column": "city", "relation": "contains", "text": "e"}
    pipe.request("view/open", table="t", view="v", state={"filter": texts})
    for _ in range(10):
        by = r.sample(["city", "n"], r.randrange(3))
        over = r.choice(["all", "shown"])
        wanted = [(r.choice(NUMBERS), r.choice(KINDS)) for _ in range(r.randrange(4))]
        answer = pipe.request(
            "view/aggregate", view="v", groupBy=by, over=over, as_="value",
            aggregates=[{"column": column, "kind": kind} for column, kind in wanted])
        columns = cells_of(pipe, over)
        columns["n"] = in_cells(columns["n"])
        count = len(columns["n"])
        groups = {} if by else {(): []}
        for row in range(count):
            groups.setdefault(tuple(columns[c][row] for c in by), []).append(row)
        ordered = sorted(groups, key=lambda key: [(v is None, 0 if v is None else v) for v in key])
        assert answer["groups"] == len(ordered)
        told = zip(*(in_cells(b["values"]) if b["column"] == "n" else b["values"]
                     for b in answer["groupBy"])) if by else [()]  # fmt: skip
        assert list(told) == ordered
        assert answer["counts"] == [len(groups[key]) for key in ordered]
        for (column, kind), results in zip(wanted, answer["aggregates"]):
            assert (results["column"], results["kind"]) == (column, kind)
            for key, value in zip(ordered, results["values"]):
                cells = [columns[column][row] for row in groups[key]]
                assert same(kind, column, value, plain(kind, column, cells)), (kind, cells)


def test_groups_are_sorted_and_told_in_parts(pipe, towns):
    path, rows = towns
    pipe.request("table/open", table="t", path=str(path), columns={"n": {"type": "integer"}})
    pipe.request("view/open", table="t", view="v")
    pipe.sync()
    sums = {}
    for city, n, _ in rows:
        sums[city] = sums.get(city, 0) + n
    params = {"view": "v", "groupBy": ["city"],
              "aggregates": [{"column": "n", "kind": "sum"}]}  # fmt: skip
    answer = pipe.request("view/aggregate", **params,
                          sort={"kind": "aggregate", "index": 0, "direction": "descending"})  # fmt: skip
    by_sum = sorted(sums, key=lambda city: -sums[city])
    assert answer["groupBy"][0]["texts"] == by_sum
    assert answer["aggregates"][0]["values"] == [sums[city] for city in by_sum]
    part = pipe.request("view/aggregate", **params, range={"first": 1, "size": 1})
    assert (part["groups"], part["first"], part["groupBy"][0]["values"]) == (3, 1, ["Biel"])
    counted = pipe.request("view/aggregate", **params, sort={"kind": "count"})["counts"]
    assert counted == sorted(counted) and sum(counted) == len(rows)
    each = pipe.request("view/aggregate", view="v", groupBy=["n", "x"], range={"first": 0, "size": 0})
    assert each["groups"] == len({(n, x) for _, n, x in rows}) and each["counts"] == []


def test_what_cannot_be_grouped_is_refused(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[["a", 1, 2, "3"]])
    pipe.request("view/open", table="t", view="v")

    def refused(**params):
        error = pipe.error("view/aggregate", view="v", **params)
        return {"code": error.code, **error.data}

    wrong = refused(aggregates=[{"column": "city", "kind": "sum"}])
    assert (wrong["code"], wrong["pointer"]) == (-32602, "/aggregates/0/kind")
    assert refused(groupBy=["none"])["kind"] == "unknownColumn"
    assert refused(sort={"kind": "aggregate", "index": 0})["pointer"] == "/sort/index"
    many = refused(groupBy=["city"] * 257)
    assert (many["limit"], many["maximum"], many["found"]) == ("aggregatesMax", 256, 257)
    many = refused(range={"first": 0, "size": 100_001})
    assert many["limit"] == "rowsPerAnswerMax"
    assert pipe.error("view/aggregate", view="none").data["kind"] == "unknownView"
    pipe.request("table/create", table="e", columns=[{"id": "n", "type": "integer"}],
                 rows=[["x"], [str(2**63 - 1)], [str(2**63 - 1)]])  # fmt: skip
    pipe.request("view/open", table="e", view="w")
    answer = pipe.request("view/aggregate", view="w", aggregates=[{"column": "n", "kind": "sum"}])
    assert answer["aggregates"][0] == {
        "column": "n", "kind": "sum", "values": [str(2**64 - 2)], "texts": [str(2**64 - 2)],
        "errors": [1]}  # fmt: skip
