"""Apache Arrow on the sample table."""

from __future__ import annotations

import functools

from measure import SEARCHES, SORTS, TEXT_COLUMNS, arguments, measure, skip

try:
    import pyarrow
    import pyarrow.compute as compute
    import pyarrow.csv as csv
except ImportError:
    skip("pyarrow", "not installed: pip install pyarrow")

PATH, RUNS = arguments()
PEER = f"pyarrow {pyarrow.__version__}"
PARSE = csv.ParseOptions(newlines_in_values=True)


def decode():
    return csv.read_csv(PATH, parse_options=PARSE)


def count():
    options = csv.ConvertOptions(include_columns=["id"])
    return csv.read_csv(PATH, parse_options=PARSE, convert_options=options).num_rows


def group(table):
    told = [([], "count_all"), ("balance", "sum"), ("balance", "mean")]
    return table.group_by("city").aggregate(told).num_rows


def search(table, text):
    hits = [
        compute.fill_null(compute.match_substring(table[column], text, ignore_case=True), False)
        for column in TEXT_COLUMNS
    ]
    return compute.sum(functools.reduce(compute.or_, hits)).as_py()


measure(PEER, "row count", RUNS, count)
measure(PEER, "decode all", RUNS, lambda: decode().num_rows)
TABLE = decode()
for name, column in SORTS.items():
    measure(PEER, f"sort {name}", RUNS, lambda: len(compute.sort_indices(TABLE[column])))
for name, text in SEARCHES.items():
    measure(PEER, f"search {name}", RUNS, lambda: search(TABLE, text))
measure(PEER, "group by city", RUNS, lambda: group(TABLE))
