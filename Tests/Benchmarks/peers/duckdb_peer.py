"""DuckDB on the sample table."""

from __future__ import annotations

from measure import SEARCHES, SORTS, TEXT_COLUMNS, arguments, measure, skip

try:
    import duckdb
except ImportError:
    skip("duckdb", "not installed: pip install duckdb")

PATH, RUNS = arguments()
PEER = f"duckdb {duckdb.__version__}"
CONNECTION = duckdb.connect()
READ = "read_csv(?, header = true, quote = '\"', escape = '\"')"


def ask(query, *values):
    return CONNECTION.execute(query, list(values)).fetchone()[0]


def decode():
    CONNECTION.execute(f"create or replace temp table sample as select * from {READ}", [PATH])
    return ask("select count(*) from sample")


def sort(column):
    """The whole order as a table of row numbers; a query without it would sort nothing."""
    CONNECTION.execute(
        "create or replace temp table sorted as "
        f'select rowid as row from sample order by "{column}", rowid'
    )
    return ask("select count(*) from sorted")


def search(text):
    hits = " or ".join(f"contains(lower({column}), ?)" for column in TEXT_COLUMNS)
    values = [text.lower()] * len(TEXT_COLUMNS)
    return ask(f"select count(*) from sample where {hits}", *values)


def group():
    query = "select city, count(*), sum(balance), avg(balance) from sample group by city"
    return len(CONNECTION.execute(query).fetchall())


measure(PEER, "row count", RUNS, lambda: ask(f"select count(*) from {READ}", PATH))
measure(PEER, "decode all", RUNS, decode)
for name, column in SORTS.items():
    measure(PEER, f"sort {name}", RUNS, lambda: sort(column))
for name, text in SEARCHES.items():
    measure(PEER, f"search {name}", RUNS, lambda: search(text))
measure(PEER, "group by city", RUNS, group)
