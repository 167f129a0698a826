"""Rows of views and selections as frames of pandas, polars and Arrow."""

import datetime
import decimal
import json

import pytest
from engines import module
from test_sources import COLUMNS, arrow_table, random_rows

D = decimal.Decimal
DAY = datetime.date(2026, 1, 31)


def records(frame):
    """The rows of a frame of any library, with missing values as None."""
    kind = type(frame).__module__.partition(".")[0]
    if kind == "pyarrow":
        return frame.to_pylist()
    if kind == "polars":
        return frame.to_dicts()
    import pandas

    rows = frame.to_dict("records")
    return [{name: _plain(pandas, value) for name, value in row.items()} for row in rows]


def _plain(pandas, value):
    if isinstance(value, (list, dict)):
        return value
    if pandas.isna(value):
        return None
    return value.to_pydatetime() if isinstance(value, pandas.Timestamp) else value


LIBRARIES = ["pyarrow", "polars", "pandas"]


def taken(view, library, **options):
    module(library)
    name = {"pyarrow": "arrow"}.get(library, library)
    return getattr(view, f"to_{name}")(**options)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("library", LIBRARIES)
def test_frames_come_back_as_they_were_lent(daemon, library, seed):
    rows = random_rows(seed)
    frame = taken(daemon.lend(arrow_table(rows)).view(), library)
    found = records(frame)
    for row in found:
        if library != "pandas":
            row["s"] = None if row["s"] is None else json.loads(row["s"])
    assert found == [{**row, "u": None if row["u"] is None else D(row["u"])} for row in rows], f"seed {seed}"


def test_columns_keep_their_types(daemon):
    arrow, polars, pandas = map(module, LIBRARIES)
    view = daemon.lend(arrow_table(random_rows(1)).drop_columns(["l"])).view()
    kinds = dict(zip(view.to_arrow().column_names, map(str, view.to_arrow().schema.types)))
    assert kinds == {
        "i": "int64", "u": "decimal128(38, 0)", "f": "double", "n": "decimal128(38, 4)", "b": "bool",
        "t": "string", "d": "date32[day]", "ts": "timestamp[us]", "tz": "timestamp[us, tz=UTC]",
        "tm": "time64[us]", "du": "duration[us]", "s": "string",
    }  # fmt: skip
    assert [str(kind) for kind in view.to_polars().dtypes] == [
        "Int64", "Decimal(precision=38, scale=0)", "Float64", "Decimal(precision=38, scale=4)", "Boolean",
        "String", "Date", "Datetime(time_unit='us', time_zone=None)",
        "Datetime(time_unit='us', time_zone='UTC')", "Time", "Duration(time_unit='us')", "String",
    ]  # fmt: skip
    assert [str(kind) for kind in view.to_pandas().dtypes] == [
        "Int64", "object", "float64", "object", "boolean", "string", "object", "datetime64[us]",
        "datetime64[us, UTC]", "object", "timedelta64[us]", "object",
    ]  # fmt: skip
    nothing = view.filter('t == "none of them"', wait=True)
    assert nothing.to_arrow().num_rows == nothing.to_polars().height == len(nothing.to_pandas()) == 0
    assert view.to_arrow().column_names == list(nothing.to_pandas().columns) and len(kinds) == len(COLUMNS) - 1


@pytest.mark.parametrize("library", LIBRARIES)
def test_finer_times_other_offsets_and_what_no_library_has(daemon, library):
    table = daemon.create(
        [
            ["1970-01-01T00:00:00.000000001Z", "2026-01-31T10:00:00+05:30", "2026-01-31T10:00", "00:00:00.000000001",
             "PT0.000000001S", "9999-12-31T00:00:00.000000001", [1, "a"]],
            [None, "2026-01-31T11:00:00.5+05:30", "2026-01-31T10:00Z", None, "-P1DT1H", None, [2]],
        ],
        columns=[{"id": "fine", "type": "dateTime"}, {"id": "zone", "type": "dateTime"},
                 {"id": "some", "type": "dateTime"}, {"id": "time", "type": "time"},
                 {"id": "long", "type": "duration"}, {"id": "far", "type": "dateTime"},
                 {"id": "list", "type": "list"}],
    )  # fmt: skip
    found = taken(table.view(), library)
    zone = datetime.timezone(datetime.timedelta(minutes=330))
    column = found["zone"].to_pylist() if library == "pyarrow" else found["zone"].to_list()
    assert column[0] == datetime.datetime(2026, 1, 31, 10, tzinfo=zone)
    assert column[1] == datetime.datetime(2026, 1, 31, 11, 0, 0, 500000, zone)
    texts = {name: found[name].to_pylist() if library == "pyarrow" else found[name].to_list()
             for name in ("some", "far", "list")}  # fmt: skip
    assert texts["some"] == ["2026-01-31T10:00:00", "2026-01-31T10:00:00Z"]
    assert texts["far"][0] == "9999-12-31T00:00:00.000000001"
    wanted = [[1, "a"], [2]] if library == "pandas" else ['[1, "a"]', "[2]"]
    assert texts["list"] == wanted
    again = daemon.lend(found).view().rows(raw=True)
    assert [again[0][name] for name in ("fine", "time", "long")] == [
        "1970-01-01T00:00:00.000000001Z", "00:00:00.000000001", "PT0.000000001S",
    ]  # fmt: skip
    assert again[1]["long"] == "-P1DT1H"


class Requests:
    """The reads of rows that a daemon is asked for."""

    def __init__(self, daemon, monkeypatch):
        self.reads = []
        ask = daemon.request

        def request(method, params=None, timeout=None):
            if method == "view/rows":
                self.reads.append(params)
            return ask(method, params, timeout)

        monkeypatch.setattr(daemon, "request", request)


def test_no_more_is_read_than_is_asked_for(daemon, monkeypatch):
    module("polars")
    view = daemon.lend([(n, n * 2, str(n)) for n in range(5000)], columns=["a", "b", "c"]).view()
    asked = Requests(daemon, monkeypatch)
    assert view.to_polars(10, 3, columns=["b"]).to_dicts() == [{"b": 20}, {"b": 22}, {"b": 24}]
    assert [(read["range"], read["columns"]) for read in asked.reads] == [({"first": 10, "size": 3}, ["b"])]
    asked.reads.clear()
    assert view.to_polars(keys=[7, 5]).to_dicts() == [{"a": 6, "b": 12, "c": "6"}, {"a": 4, "b": 8, "c": "4"}]
    assert [read["keys"] for read in asked.reads] == [[7, 5]]
    view.sort(("a", "descending"), wait=True)
    assert view.page(2, size=100).to_polars(columns=["a"])["a"].to_list() == list(range(4799, 4699, -1))


def test_what_is_selected_is_given_in_the_order_of_the_view(daemon):
    module("polars")
    table = daemon.create([["a", 1], ["b", 2], ["c", 3]], columns=[{"id": "name"}, {"id": "n", "type": "integer"}])
    view = table.view(sort=("n", "descending"))
    view.select("replace", rows=[1, 3])
    assert view.to_polars(selected=True).rows() == [("c", 3), ("a", 1)]
    assert view.to_polars(selected=True, columns=["n"]).rows() == [(3,), (1,)]
    view.select("none")
    assert view.to_polars(selected=True).rows() == [] and view.to_polars(selected=True).columns == ["name", "n"]
    view.set(selection={"unit": "column"})
    view.select("replace", columns=["n"])
    assert view.to_polars(selected=True).rows() == [(3,), (2,), (1,)]
    view.set(selection={"unit": "cell"})
    view.select("replace", cells=[(1, "name"), (2, "n")])
    assert view.to_polars(selected=True).rows() == [(None, 2), ("a", None)]
    with pytest.raises(ValueError, match="selected"):
        view.to_polars(selected=True, first=1)


def test_sections_errors_and_long_cells(daemon):
    module("polars")
    long = "é" * 100_000
    table = daemon.create(
        [["a", 1, long, [long]], ["b", "no number", "x", [1]]],
        columns=[{"id": "kind"}, {"id": "n", "type": "integer"}, {"id": "text"}, {"id": "json", "type": "json"}],
    )
    found = table.view(sections="kind").to_polars()
    assert found.rows() == [("a", 1, long, json.dumps([long], ensure_ascii=False)), ("b", None, "x", "[1]")]
