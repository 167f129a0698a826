"""Tables with many columns: what is read of them is right, and takes no more memory than it may.

A file of 128 columns and more is read around the wanted fields only, block by block of columns.
"""

import csv
import io
import random

import pytest
from harness import seeds

COLUMNS = 400
ROWS = 50
FIELDS = [
    "amber", "12", "-3.5", "", "x,y", 'say "hi"', "two\nlines", "é", "日本語", "a much longer text than most",
]  # fmt: skip


def make(path, rows, encoding="utf-8", seed=0, columns=COLUMNS):
    """A file whose records may be short. Returns its cells, filled up with empty ones."""
    chance = random.Random(seed)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([f"c{number}" for number in range(columns)])
    cells = []
    for row in range(rows):
        fields = [chance.choice(FIELDS) for _ in range(columns)]
        fields[0] = f"row {row}"
        fields[1] = str(chance.randrange(1000))
        if encoding == "latin-1":
            fields = [field.encode("latin-1", "replace").decode("latin-1") for field in fields]
        count = columns if chance.random() < 0.8 else chance.randrange(2, columns)
        writer.writerow(fields[:count])
        cells.append(fields[:count] + [""] * (columns - count))
    path.write_bytes(text.getvalue().encode(encoding))
    return cells


def texts(pipe, view, columns, first, size):
    """The texts of some columns, row by row."""
    found = pipe.request(
        "view/rows", view=view, range={"first": first, "size": size}, columns=columns
    )
    return list(zip(*(block["texts"] for block in found["blocks"]), strict=True))


def shown(text):
    return text.replace("\n", "␊")


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "utf-16"])
@pytest.mark.parametrize("seed", seeds(2))
def test_cells_of_any_columns_are_those_of_the_file(start, tmp_path, encoding, seed):
    cells = make(tmp_path / "wide.csv", ROWS, encoding, seed)
    pipe = start("--cache-bytes=200000" if seed % 2 else "--chunk-rows=16")
    # The fields are too few different ones for a guess of the encoding.
    dialect = {"encoding": encoding} if encoding == "latin-1" else {}
    pipe.request(
        "table/open", table="t", path=str(tmp_path / "wide.csv"), wait=True, dialect=dialect
    )
    pipe.request("view/open", table="t", view="v")
    chance = random.Random(seed)
    for _ in range(12):
        columns = [chance.randrange(2, COLUMNS) for _ in range(chance.choice([1, 3, 40]))]
        columns = list(dict.fromkeys(columns))
        first = chance.randrange(ROWS - 10)
        found = texts(pipe, "v", [f"c{number}" for number in columns], first, 10)
        expected = [
            tuple(shown(row[number]) for number in columns) for row in cells[first : first + 10]
        ]
        assert found == expected
    # A search goes over all columns.
    for word in ("row 7", "日本", "lines", 'say "hi"', "nothing like it"):
        answer = pipe.request("view/set", view="v", state={"search": {"text": word}})
        hits = [row for row in cells if any(word in shown(cell) for cell in row)]
        assert answer["counts"]["filtered"] == len(hits)
    pipe.request("view/set", view="v", state={"search": None})
    # The order by a column far to the right, with cells of rows that do not follow each other.
    far = COLUMNS - 3
    pipe.request("view/set", view="v", state={"sort": [{"column": "c1"}]})
    order = sorted(range(len(cells)), key=lambda row: int(cells[row][1]))
    found = texts(pipe, "v", ["c0", f"c{far}"], 0, ROWS)
    assert found == [(shown(cells[row][0]), shown(cells[row][far])) for row in order]


def test_all_columns_that_may_be_are_searched_measured_and_edited(start, tmp_path):
    columns = 16_384
    path = tmp_path / "wide.csv"
    head = ",".join(f"c{number}" for number in range(columns))
    lines = [",".join(str(row + number) for number in range(columns)) for row in range(4)]
    path.write_text("\n".join([head, *lines]) + "\n")
    pipe = start("--cache-bytes=1000000")
    pipe.request("table/open", table="t", path=str(path), wait=True)
    pipe.request("view/open", table="t", view="v")
    answer = pipe.request("view/set", view="v", state={"search": {"text": "16386"}})
    assert answer["counts"]["filtered"] == 1
    pipe.request("view/set", view="v", state={"search": None})
    last = f"c{columns - 1}"
    assert texts(pipe, "v", [last, "c0"], 3, 1) == [(str(columns + 2), "3")]
    pipe.request(
        "table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": last, "value": 7}]
    )
    pipe.request("view/set", view="v", state={"sort": [{"column": last}], "layout": {}})
    assert texts(pipe, "v", ["c0", last], 0, 2) == [("0", "7"), ("1", str(columns))]

    def measured():
        layout = pipe.request("view/get", view="v")["layout"]
        return None if any(column.get("estimate") for column in layout["columns"]) else layout

    pipe.sync(table="t")
    for _ in range(200):
        if layout := measured():
            break
        pipe.sync(table="t")
    assert [column["width"] for column in layout["columns"][:2]] == [2, 2]
    assert layout["columns"][-1]["width"] == 6
    assert pipe.request("server/stats")["memory"]["cache"] <= 1_000_000
    pipe.request("table/undo", table="t")
    assert texts(pipe, "v", ["c0", last], 0, 1) == [("0", str(columns - 1))]


def test_an_added_column_shows_nothing_of_longer_records(pipe):
    """Records may have more fields than the header; a column that is added is not one of these."""
    text = "a,b\n1,2\n3,4,5\n6,7\n"
    pipe.request("table/open", table="t", content={"text": text})
    pipe.request("table/edit", table="t", edits=[{"kind": "addColumn", "column": "c"}])
    pipe.request("view/open", table="t", view="v")
    assert texts(pipe, "v", ["a", "c"], 0, 3) == [("1", ""), ("3", ""), ("6", "")]
