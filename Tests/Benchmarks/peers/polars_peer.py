"""Polars on the sample table."""

from __future__ import annotations

from measure import SEARCHES, SORTS, TEXT_COLUMNS, arguments, measure, skip

try:
    import polars
except ImportError:
    skip("polars", "not installed: pip install polars")

PATH, RUNS = arguments()
PEER = f"polars {polars.__version__}"


def decode():
    return polars.read_csv(PATH, try_parse_dates=True)


def search(table, text):
    hits = [
        polars.col(column).str.to_lowercase().str.contains(text.lower(), literal=True)
        for column in TEXT_COLUMNS
    ]
    return table.filter(polars.any_horizontal(hits)).height


def sort(table, column):
    """The whole order as row numbers; Polars sorts text by bytes, which is by code point."""
    return table.select(column).with_row_index().sort(column, maintain_order=True).height


def group(table):
    return (
        table.group_by("city")
        .agg(
            polars.len(),
            polars.col("balance").sum().alias("sum"),
            polars.col("balance").mean().alias("mean"),
        )
        .height
    )


def numbers(table):
    """The row numbers of the hits, which is what a view needs."""
    hits = (polars.col("balance") > 500) & (polars.col("age") < 40)
    return table.select(polars.arg_where(hits)).height


def count():
    return polars.scan_csv(PATH).select(polars.len()).collect().item()


measure(PEER, "row count", RUNS, count)
measure(PEER, "decode all", RUNS, lambda: decode().height)
TABLE = decode()
measure(PEER, "filter numbers", RUNS, lambda: numbers(TABLE))
for name, column in SORTS.items():
    measure(PEER, f"sort {name}", RUNS, lambda: sort(TABLE, column))
for name, text in SEARCHES.items():
    measure(PEER, f"search {name}", RUNS, lambda: search(TABLE, text))
measure(PEER, "group by city", RUNS, lambda: group(TABLE))
