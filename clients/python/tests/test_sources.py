"""Ready-made sources: frames, files, tables of ibis, functions, and opening anything."""

import datetime
import decimal
import pathlib
import random
import subprocess
import sys

import pytest
from engines import module

import table_server
from table_server import RequestFailed, sources

D = decimal.Decimal
UTC = datetime.timezone.utc
DAY = datetime.date(2026, 1, 31)


def shown(table, **options):
    return [tuple(row.values()) for row in table.view().rows(**options)]


def types(table):
    return {column.id: column.type for column in table.columns}


# MARK: Frames

COLUMNS = {
    "i": ("integer", lambda chance: chance.choice([0, 2**63 - 1, -(2**63), chance.randrange(10**15)])),
    "u": ("decimal", lambda chance: chance.choice([0, 2**64 - 1, 2**63])),
    "f": ("number", lambda chance: chance.choice([0.1, -2.5, 1e300, float("inf")])),
    "n": ("decimal", lambda chance: D(chance.randrange(-(10**20), 10**20)).scaleb(-4)),
    "b": ("boolean", lambda chance: chance.random() < 0.5),
    "t": ("text", lambda chance: chance.choice(["", "é", "a\nb", "NaN", "1"])),
    "d": ("date", lambda chance: datetime.date(chance.randrange(1, 9999), 2, 28)),
    "ts": ("dateTime", lambda chance: time_of(chance)),
    "tz": ("dateTime", lambda chance: time_of(chance).replace(tzinfo=UTC)),
    "tm": ("time", lambda chance: time_of(chance).time()),
    "du": ("duration", lambda chance: datetime.timedelta(microseconds=chance.randrange(-(10**12), 10**12))),
    "l": ("list", lambda chance: [chance.randrange(9), None]),
    "s": ("json", lambda chance: {"a": chance.randrange(9), "b": "x"}),
}


def time_of(chance):
    start = datetime.datetime(1900, 1, 1)
    return start + datetime.timedelta(microseconds=chance.randrange(6 * 10**15))


def random_rows(seed):
    chance = random.Random(seed)
    return [
        {name: make(chance) if chance.random() < 0.8 else None for name, (_, make) in COLUMNS.items()}
        for _ in range(30)
    ]


def arrow_table(rows):
    arrow = module("pyarrow")
    kinds = {
        "i": arrow.int64(), "u": arrow.uint64(), "f": arrow.float64(), "n": arrow.decimal128(38, 4),
        "b": arrow.bool_(), "t": arrow.string(), "d": arrow.date32(), "ts": arrow.timestamp("us"),
        "tz": arrow.timestamp("us", "UTC"), "tm": arrow.time64("us"), "du": arrow.duration("us"),
        "l": arrow.list_(arrow.int64()), "s": arrow.struct({"a": arrow.int64(), "b": arrow.string()}),
    }  # fmt: skip
    return arrow.Table.from_pylist(rows, schema=arrow.schema(kinds))


def polars_frame(rows):
    polars = module("polars")
    kinds = {
        "i": polars.Int64, "u": polars.UInt64, "f": polars.Float64, "n": polars.Decimal(38, 4),
        "b": polars.Boolean, "t": polars.String, "d": polars.Date, "ts": polars.Datetime("us"),
        "tz": polars.Datetime("us", "UTC"), "tm": polars.Time, "du": polars.Duration("us"),
        "l": polars.List(polars.Int64), "s": polars.Struct({"a": polars.Int64, "b": polars.String}),
    }  # fmt: skip
    return polars.DataFrame(rows, schema=kinds)


def pandas_frame(rows):
    pandas = module("pandas")
    frame = pandas.DataFrame({name: pandas.Series([row[name] for row in rows], dtype=object) for name in rows[0]})
    kinds = {"i": "Int64", "u": "UInt64", "f": "float64", "b": "boolean", "ts": "datetime64[us]",
             "tz": "datetime64[us, UTC]", "du": "timedelta64[us]"}  # fmt: skip
    return frame.astype(kinds)


MAKERS = [arrow_table, polars_frame, pandas_frame]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("make", MAKERS)
def test_frames_of_random_values_keep_their_types_and_values(daemon, make, seed):
    rows = random_rows(seed)
    table = daemon.lend(make(rows))
    assert types(table) == {name: kind for name, (kind, _) in COLUMNS.items()}
    assert shown(table) == [tuple(row.values()) for row in rows], f"seed {seed}"
    assert all(not row.errors for row in table.view().rows())


def test_arrow_has_finer_times_other_zones_categories_and_blobs(daemon):
    arrow = module("pyarrow")
    table = daemon.lend(arrow.table({
        "fine": arrow.array([1, None], arrow.timestamp("ns")),
        "zone": arrow.array([0, None], arrow.timestamp("s", "+05:30")),
        "time": arrow.array([1, None], arrow.time64("ns")),
        "length": arrow.array([-1, None], arrow.duration("ns")),
        "kind": arrow.array(["x", None]).dictionary_encode(),
        "raw": arrow.array([b"\x0a", None]),
        "far": arrow.array([10**15, None], arrow.timestamp("s")),
        "map": arrow.array([[("a", 1)], None], arrow.map_(arrow.string(), arrow.int64())),
        "none": arrow.nulls(2),
    }))  # fmt: skip
    assert shown(table)[0][:6] == (
        "1970-01-01T00:00:00.000000001", datetime.datetime(1970, 1, 1, 5, 30, tzinfo=datetime.timezone(
            datetime.timedelta(minutes=330))), "00:00:00.000000001", "-PT0.000000001S", "x", "x'0a'",
    )  # fmt: skip
    assert shown(table)[1] == (None,) * 9 and shown(table)[0][7:] == ({"a": 1}, None)
    assert table.view().rows()[0].errors["far"].text == f"{10**15} s since 1970"
    assert [column.id for column in table.columns if not column.editable] == ["raw"]


def test_streams_of_arrow_are_read_in_parts_and_again(daemon):
    arrow = module("pyarrow")
    whole = arrow.table({"n": list(range(10_000))})
    reader = arrow.RecordBatchReader.from_batches(whole.schema, whole.to_batches(max_chunksize=700))
    for given in (reader, Stream(whole), whole.to_batches()[0]):
        table = daemon.lend(given)
        assert table.source_changed() >= 1 and shown(table, first=9_999) == [(9_999,)]


class Stream:
    """A class of another library that has Arrow's stream interface."""

    def __init__(self, table):
        self.table = table

    def __arrow_c_stream__(self, schema=None):
        return self.table.__arrow_c_stream__(schema)


def test_lazy_frames_are_collected_for_each_reading(daemon):
    polars = module("polars")
    lazy = polars.LazyFrame({"n": [1, 2, 3], "x": [0.5, None, float("nan")]}).filter(polars.col("n") > 1)
    table = daemon.lend(lazy)
    assert types(table) == {"n": "integer", "x": "number"} and str(shown(table)) == "[(2, None), (3, nan)]"


def test_an_index_of_pandas_is_shown_and_missing_values_are_null(daemon):
    pandas = module("pandas")
    frame = pandas.DataFrame(
        {"x": [1.5, float("nan")], 7: pandas.Categorical(["a", None]), "m": ["a", 1]},
        index=pandas.MultiIndex.from_tuples([("p", 1), ("q", 2)], names=["k", None]),
    )
    table = daemon.lend(frame)
    assert types(table) == {"k": "text", "index 1": "integer", "x": "number", "7": "text", "m": "json"}
    assert shown(table) == [("p", 1, 1.5, "a", "a"), ("q", 2, None, None, 1)]
    fine = pandas.DataFrame({"t": pandas.to_datetime([1, None])})
    assert shown(daemon.lend(fine)) == [("1970-01-01T00:00:00.000000001",), (None,)]
    twice = pandas.DataFrame([[1, 2]], columns=["a", "a"])
    assert types(daemon.lend(twice)) == {"a": "integer", "a (2)": "integer"}


# MARK: Files


def test_parquet_files_are_read_by_whichever_library_is_there(daemon, tmp_path, monkeypatch):
    polars = module("polars")
    rows = random_rows(5)
    path = tmp_path / "a.parquet"
    polars_frame(rows).drop("du").write_parquet(path)
    kinds = {one: kind for one, (kind, _) in COLUMNS.items() if one != "du"}  # Parquet has none
    wanted = [tuple(row[one] for one in kinds) for row in rows]
    for name in ("pyarrow", "duckdb", "polars"):
        module(name)
        monkeypatch.setattr("table_server.sources.files.PARQUET", [name + (".parquet" if name == "pyarrow" else "")])
        table = table_server.open(path, daemon=daemon)
        assert types(table) == kinds, name
        assert shown(table) == wanted, name
        part = daemon.lend(sources.parquet(path, columns=["t", "i"]))
        assert shown(part) == [(row["t"], row["i"]) for row in rows], name
        assert table.name == "a.parquet"
    assert polars.read_parquet(path).height == 30


def test_sheets_of_excel_are_read_with_the_types_of_their_cells(daemon, tmp_path):
    openpyxl = module("openpyxl")
    book = openpyxl.Workbook()
    book.active.append(["n", None, "n", "day", "ok", "mixed"])
    book.active.append([1, "x", 2, datetime.datetime(2026, 1, 31, 9), True, 5])
    book.active.append([2.5, None, None, None, False, "five"])
    book.create_sheet("Other").append([7])
    path = tmp_path / "Book.XLSX"
    book.save(path)
    table = table_server.open(str(path), daemon=daemon)
    assert types(table) == {
        "n": "number", "B": "text", "n (2)": "integer", "day": "dateTime", "ok": "boolean", "mixed": "json",
    }  # fmt: skip
    assert shown(table) == [
        (1, "x", 2, datetime.datetime(2026, 1, 31, 9), True, 5), (2.5, None, None, None, False, "five"),
    ]  # fmt: skip
    other = daemon.lend(sources.excel(path, "Other", header=False))
    assert types(other) == {"A": "integer"} and shown(other) == [(7,)]
    with pytest.raises(KeyError, match="no sheet 'None there'; it has Sheet, Other"):
        daemon.lend(sources.excel(path, "None there"))
    with pytest.raises(FileNotFoundError):
        sources.excel(tmp_path / "none.xlsx")


def test_sheets_of_excel_are_read_by_polars_where_openpyxl_is_absent(daemon, tmp_path, monkeypatch):
    openpyxl = module("openpyxl")
    module("fastexcel"), module("polars")
    book = openpyxl.Workbook()
    book.active.append(["n", "day"])
    book.active.append([2.5, DAY])
    path = tmp_path / "a.xlsx"
    book.save(path)
    monkeypatch.setattr("table_server.sources.files.EXCEL", ["fastexcel"])
    table = table_server.open(path, daemon=daemon)
    assert types(table) == {"n": "number", "day": "date"} and shown(table) == [(2.5, DAY)]
    book.active.append([3, None])
    book.save(path)
    table.source_changed()
    assert shown(table)[1:] == [(3.0, None)] and table.name == "a.xlsx"


def test_a_library_that_is_absent_is_named_with_its_extra(tmp_path):
    code = f"""
import sys
for name in ("pyarrow", "duckdb", "polars", "openpyxl", "fastexcel"):
    sys.modules[name] = None
from table_server import sources
for call in (sources.parquet, sources.excel):
    try:
        call({str(tmp_path / "x")!r})
    except ModuleNotFoundError as error:
        print(error)
"""
    (tmp_path / "x").touch()
    source = str(pathlib.Path(table_server.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": source}, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.splitlines() == [
        "a Parquet file needs pyarrow or duckdb or polars: pip install 'table-server-client[parquet]'",
        "an Excel file needs openpyxl or fastexcel: pip install 'table-server-client[excel]'",
    ], done.stderr


def test_nothing_is_imported_before_it_is_needed():
    code = "import table_server, sys; print({'pandas', 'polars', 'pyarrow', 'duckdb', 'ibis'} & set(sys.modules))"
    source = str(pathlib.Path(table_server.__file__).parent.parent)
    done = subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": source}, capture_output=True, text=True)
    assert done.stdout == "set()\n", done.stderr


# MARK: ibis


def test_tables_and_expressions_of_ibis_are_run_by_their_engine(daemon):
    ibis = module("ibis")
    engine = ibis.duckdb.connect()
    engine.raw_sql("CREATE TABLE fruit AS SELECT range AS id, range % 3 AS kind, 0.50::DECIMAL(9,2) AS price"
                   " FROM range(9000)")
    fruit = engine.table("fruit")
    table = table_server.open(fruit, daemon=daemon)
    assert types(table) == {"id": "integer", "kind": "integer", "price": "decimal"}
    assert table.name == "fruit" and table.view().counts.source == 9000
    sums = fruit.group_by("kind").agg(n=fruit.count(), total=fruit.price.sum())
    table = daemon.lend(sources.expression(sums, columns=["kind", "total"], key=["kind"]))
    assert shown(table) == [(kind, D("1500.00")) for kind in range(3)]
    engine.raw_sql("DELETE FROM fruit WHERE kind = 1")
    table.source_changed()
    assert [row[0] for row in shown(table)] == [0, 2]
    assert shown(daemon.lend(fruit.id.max())) == [(8999,)]


# MARK: Functions


def test_pages_that_name_the_next_one_are_followed(daemon):
    asked = []

    def get(link):
        asked.append(link)
        number = 0 if link is None else int(link)
        rows = [{"n": number * 10 + one} for one in range(10)]
        return rows, None if number == 4 else str(number + 1)

    table = daemon.lend(sources.linked(get))
    assert [row[0] for row in shown(table)] == list(range(50)) and asked == [None, "1", "2", "3", "4"]
    table.source_changed()
    assert len(asked) == 10
    with pytest.raises(ValueError, match="links to itself"):
        daemon.lend(sources.linked(lambda link: ([], "same")))


def test_anything_is_opened_by_the_right_way(daemon, tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("a,b\n1,x\n")
    for given in (
        path, str(path), b"a,b\n1,x\n", [{"a": 1, "b": "x"}], lambda offset, size: [{"a": 1, "b": "x"}][offset:],
        lambda: iter([{"a": 1, "b": "x"}]), sources.pages(lambda offset, size: [{"a": 1, "b": "x"}][offset:]),
    ):  # fmt: skip
        assert shown(table_server.open(given, daemon=daemon)) == [(1, "x")], given
    for wrong in (5, {1: 2}, iter([1])):
        with pytest.raises(TypeError, match="can be lent"):
            table_server.open(wrong, daemon=daemon)
    with pytest.raises(TypeError, match="from_"):
        table_server.open([{"a": 1}], daemon=daemon, from_={"table": "t"})
    with pytest.raises(RequestFailed):
        table_server.open(tmp_path / "none.csv", daemon=daemon)


def test_tables_that_are_opened_without_a_daemon_share_one(daemon):
    first, second = table_server.open([{"a": 1}]), table_server.open([{"a": 2}])
    assert first.daemon is second.daemon and shown(second) == [(2,)]
    first.daemon.close()
    again = table_server.open([{"a": 3}])
    assert again.daemon is not first.daemon and shown(again) == [(3,)]
    again.daemon.close()
