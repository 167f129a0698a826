"""Samples of the sources that are no CSV: NDJSON, a JSON array, a SQLite database, a compressed file.

Each has the eight columns of `sample_file.py`, from the same seed. A sample that exists is kept.
"""

from __future__ import annotations

import contextlib
import csv
import gzip
import json
import pathlib
import shutil
import sqlite3

import sample_file


def lines(folder, rows):
    """The sample as CSV."""
    path = pathlib.Path(folder) / f"sample-{rows}.csv"
    if not path.exists():
        sample_file.make(path, rows)
    return path


def records(folder, rows):
    """The rows with the types of JSON."""
    with open(lines(folder, rows), encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            row["id"] = int(row["id"])
            row["balance"] = float(row["balance"])
            row["active"] = row["active"] == "true"
            row["score"] = int(row["score"])
            yield row


def ndjson(folder, rows):
    """One object per line."""
    path = pathlib.Path(folder) / f"sample-{rows}.ndjson"
    if not path.exists():
        with open(path, "w", encoding="utf-8") as file:
            for row in records(folder, rows):
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
    return path


def array(folder, size):
    """An array of objects of about `size` bytes."""
    path = pathlib.Path(folder) / f"sample-{size}.json"
    if not path.exists():
        written, rows = 2, size // 150
        with open(path, "w", encoding="utf-8") as file:
            file.write("[\n")
            while written < size:
                for row in records(folder, rows):
                    text = ("" if written == 2 else ",\n") + json.dumps(row)
                    file.write(text)
                    written += len(text)
                    if written >= size:
                        break
            file.write("\n]\n")
    return path


def database(folder, rows):
    """A table `rows` with an index on `score`."""
    path = pathlib.Path(folder) / f"sample-{rows}.db"
    if not path.exists():
        with contextlib.closing(sqlite3.connect(path)) as made:
            made.execute(
                "CREATE TABLE rows (id INTEGER PRIMARY KEY, name TEXT, city TEXT, note TEXT,"
                " born DATE, balance REAL, active BOOLEAN, score INTEGER)"
            )
            values = (tuple(row.values()) for row in records(folder, rows))
            made.executemany("INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
            made.execute("CREATE INDEX by_score ON rows (score)")
            made.commit()
    return path


def compressed(folder, rows):
    """The CSV, compressed with gzip."""
    path = pathlib.Path(folder) / f"sample-{rows}.csv.gz"
    if not path.exists():
        with open(lines(folder, rows), "rb") as plain, gzip.open(path, "wb", compresslevel=6) as file:
            shutil.copyfileobj(plain, file, 1 << 20)
    return path
