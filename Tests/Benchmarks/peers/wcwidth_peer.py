"""wcwidth: how wide the widest cell of each column is, in terminal cells."""

from __future__ import annotations

import csv

from measure import arguments, measure, skip

try:
    from wcwidth import wcswidth
except ImportError:
    skip("wcwidth", "not installed")

PATH, RUNS = arguments()

with open(PATH, encoding="utf-8", newline="") as file:
    reader = csv.reader(file)
    next(reader)
    COLUMNS = list(zip(*reader))


def widths():
    # -1 stands for a text with control characters, of which wcwidth measures nothing.
    return sum(max(map(wcswidth, column)) for column in COLUMNS)


measure("wcwidth", "widths", 1 if len(COLUMNS[0]) > 100_000 else RUNS, widths)
