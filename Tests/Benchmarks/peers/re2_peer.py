"""Google's RE2 on the notes of the sample table, one call a row from Python."""

from __future__ import annotations

import csv

from measure import NOTE_PATTERN, arguments, measure, skip

try:
    import re2
except ImportError:
    skip("re2", "not installed: pip install google-re2")

PATH, RUNS = arguments()
with open(PATH, encoding="utf-8", newline="") as file:
    NOTES = [row["note"].encode() for row in csv.DictReader(file)]
SEARCH = re2.compile(NOTE_PATTERN.encode()).search

measure("re2", "regex note", RUNS, lambda: sum(1 for note in NOTES if SEARCH(note)))
