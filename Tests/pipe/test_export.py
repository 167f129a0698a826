"""Export: what is written is what other programs read, for every format."""

from __future__ import annotations

import csv
import html.parser
import io
import json
import os
import pathlib
import random
import sqlite3

import pytest
from harness import RpcError

WILD = [
    "plain", "", None, "a,b", 'say "hi"', '"', "two\nlines", "cr\r\nlf", "tab\there", "a|b", "\\|",
    "*bold* _x_ a_b", "<b>&amp;</b>", "=1+2", "'=x", "-5", "@a", "  spaces  ", "日本語 👩‍👩‍👧", "é́",
    "O'Hara; DROP TABLE t", "50 % & $x_1$", "\\", "[link](x)", "`code`", "#", "~", "null", "NaN",
]  # fmt: skip
COLUMNS = [{"id": "s", "title": "S p"}, {"id": "n", "type": "integer"}, {"id": "f", "type": "number"}]
COLUMNS += [{"id": "d", "type": "date"}, {"id": "b", "type": "boolean"}, {"id": "j", "type": "json"}]


def rows():
    made = []
    for place, text in enumerate(WILD):
        f = None if place % 5 == 0 else place / 7
        made.append([text, place - 3, f, f"2026-01-{place + 1:02}", place % 2 == 0, {"k": [text]}])
    return made


@pytest.fixture
def wild(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows())
    pipe.request("view/open", table="t", view="v")
    return pipe


def export(pipe, format, **params):
    params.setdefault("table", "t")
    if "view" in params:
        del params["table"]
    return pipe.request("table/export", format=format, **params)


# MARK: Read by others


def test_csv_is_what_python_reads(wild):
    answer = export(wild, "csv", columns=["s", "n", "d", "b"])
    read = list(csv.reader(io.StringIO(answer["text"], newline="")))
    assert read[0] == ["S p", "n", "d", "b"]
    expected = [[s or "", str(n), d, str(b).lower()] for s, n, _, d, b, _ in rows()]
    assert read[1:] == expected
    assert answer["rowCount"] == len(WILD) and answer["complete"]
    assert answer["bytes"] == len(answer["text"].encode())


@pytest.mark.parametrize(
    "format, dialect, options",
    [
        ("tsv", "excel-tab", {}),
        ("csv", "excel", {"lineEnd": "crlf"}),
        ("csv", "semicolon", {"delimiter": ";"}),
    ],
)
def test_texts_of_delimited_files_come_back(wild, format, dialect, options):
    csv.register_dialect("semicolon", delimiter=";")
    text = export(wild, format, columns=["s", "n"], header=False, **options)["text"]
    read = list(csv.reader(io.StringIO(text, newline=""), dialect=dialect))
    assert [row[0] for row in read] == [text or "" for text in WILD]


def test_a_csv_export_opens_as_the_same_table(wild):
    text = export(wild, "csv")["text"]
    wild.request("table/open", table="again", content={"text": text})
    wild.request("view/open", table="again", view="w")
    read = wild.request("view/rows", view="w", range={"first": 0, "size": 99}, **{"as": "value"})
    values = {block["column"]: block["values"] for block in read["blocks"]}
    assert values["n"] == [row[1] for row in rows()]
    assert values["d"] == [row[3] for row in rows()]
    assert [value or "" for value in values["S p"]] == [text or "" for text in WILD]


def test_json_is_what_python_reads(wild):
    objects = json.loads(export(wild, "json")["text"])
    assert objects == [dict(zip("snfdbj", row)) for row in rows()]
    arrays = json.loads(export(wild, "json", jsonRows="arrays")["text"])
    assert arrays == [list("snfdbj")] + rows()
    lines = export(wild, "ndjson", columns=["s"])["text"].splitlines()
    assert [json.loads(line)["s"] for line in lines] == WILD
    bare = export(wild, "ndjson", jsonRows="arrays", header=False)["text"]
    assert [json.loads(line) for line in bare.splitlines()] == rows()


class Tables(html.parser.HTMLParser):
    """The cells of tables."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.rows = []

    def handle_starttag(self, tag, attrs):
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")
        elif tag == "br":
            self.rows[-1][-1] += "\n"

    def handle_data(self, data):
        if self.rows and self.rows[-1]:
            self.rows[-1][-1] += data.strip("\n")


def test_html_is_what_python_reads(wild):
    tables = Tables()
    tables.feed(export(wild, "html", columns=["s", "n"])["text"])
    assert tables.rows[0] == ["S p", "n"]
    breaks = [(text or "").replace("\r\n", "\n") for text in WILD]
    assert tables.rows[1:] == [[text, str(n - 3)] for n, text in enumerate(breaks)]


def test_sql_is_what_sqlite_reads(wild):
    base = sqlite3.connect(":memory:")
    base.execute('CREATE TABLE "my table" (s TEXT, n INTEGER, f REAL, d TEXT, b BOOLEAN, j TEXT)')
    text = export(wild, "sql", sqlTable="my table", sqlRows=7)["text"]
    assert text.count("INSERT INTO") == -(-len(WILD) // 7)
    base.executescript(text)
    read = list(base.execute('SELECT * FROM "my table"'))
    assert [row[:5] for row in read] == [tuple(row[:5]) for row in rows()]
    assert [json.loads(row[5]) for row in read] == [row[5] for row in rows()]


def test_markdown_has_one_line_per_row(wild):
    lines = export(wild, "markdown", columns=["s", "n"])["text"].splitlines()
    assert lines[:2] == ["| S p | n |", "| --- | ---: |"]
    assert len(lines) == len(WILD) + 2
    assert lines[2 + WILD.index("a|b")] == r"| a\|b | 6 |"
    assert lines[2 + WILD.index("two\nlines")] == "| two<br>lines | 3 |"


def test_fixed_width_text_is_aligned_by_terminal_cells(pipe):
    rows = [["日本", 1], ["a", 20], ["e\u0301x", 300]]
    pipe.request("table/create", table="t", columns=COLUMNS[:2], rows=rows)
    expected = "S p     n\n----  ---\n日本    1\na      20\ne\u0301x    300\n"
    assert export(pipe, "text")["text"] == expected


# MARK: What of the view


def test_an_export_obeys_the_view(wild):
    state = {
        "filter": "n > 3 && n < 9",
        "sort": [{"column": "n", "direction": "descending"}],
        "columnOrder": ["n", "s"],
        "columns": {column: {"hidden": True} for column in "fdbj"},
        "page": {"size": 2, "index": 1},
    }
    wild.request("view/set", view="v", state=state)
    answer = export(wild, "csv", view="v")
    shown = [row for row in rows() if 3 < row[1] < 9][::-1]
    read = list(csv.reader(io.StringIO(answer["text"], newline="")))
    assert read == [["n", "S p"]] + [[str(row[1]), row[0]] for row in shown]
    assert answer["columns"] == ["n", "s"] and answer["viewRevision"] >= 1
    part = export(wild, "csv", view="v", range={"first": 1, "size": 2}, header=False)
    assert [line.split(",")[0] for line in part["text"].splitlines()] == ["7", "6"]
    named = export(wild, "json", view="v", rows=[12, 1, 9], columns=["n"])
    values = {key: rows()[key - 1][1] for key in (12, 1, 9)}
    assert json.loads(named["text"]) == [{"n": n} for n in values.values() if 3 < n < 9]
    assert 0 < named["rowCount"] < 3, "what the filter hides is left out"


def test_texts_are_those_that_the_view_shows(pipe):
    columns = [{"id": "n", "type": "number", "format": {"kind": "number", "pattern": "0.00"}}]
    pipe.request("table/create", table="t", columns=columns, rows=[[1.5], [None], [-2]])
    assert export(pipe, "csv", header=False)["text"] == '1.5\n""\n-2\n'
    shown = export(pipe, "csv", header=False, **{"as": "text"})["text"]
    pipe.request("view/open", table="t", view="v")
    page = pipe.request("view/rows", view="v", range={"first": 0, "size": 9}, **{"as": "text"})
    assert shown.splitlines() == [text or '""' for text in page["blocks"][0]["texts"]]
    assert shown.startswith("1.50")
    values = export(pipe, "json", **{"as": "text"})["text"]
    assert [row["n"] for row in json.loads(values)] == page["blocks"][0]["texts"]


# MARK: Formulas


@pytest.mark.parametrize("format", ["csv", "tsv", "html"])
def test_the_guard_puts_an_apostrophe_before_formulas(wild, format):
    off = export(wild, format, columns=["s", "n"])["text"]
    quoted = export(wild, format, columns=["s", "n"], formulaGuard="quote")["text"]
    assert off.count("'") + 4 == quoted.count("'")
    for text in ("'=1+2", "''=x", "'-5", "'@a"):
        assert text in quoted
    assert "-3" in quoted and "'-3" not in quoted, "a number is no formula"


def test_the_guard_refuses_formulas_and_names_them(wild, tmp_path):
    to = {"path": str(tmp_path / "out.csv")}
    error = wild.error("table/export", table="t", format="csv", formulaGuard="reject", to=to)
    assert error.kind == "formulas" and error.data["count"] == 4
    assert error.data["cells"][0] == {"row": 14, "column": "s", "reason": "formula"}
    assert os.listdir(tmp_path) == []


# MARK: Files


def test_a_file_is_made_whole_or_not_at_all(wild, tmp_path):
    path = tmp_path / "out.json"
    answer = export(wild, "json", to={"path": str(path)})
    assert "text" not in answer and answer["path"] == str(path)
    assert path.stat().st_size == answer["bytes"]
    assert json.loads(path.read_text()) == [dict(zip("snfdbj", row)) for row in rows()]
    error = wild.error("table/export", table="t", format="csv", to={"path": str(path)})
    assert error.kind == "fileExists"
    export(wild, "csv", to={"path": str(path), "overwrite": True, "sync": False})
    assert path.read_text().startswith("S p,n,f")
    assert os.listdir(tmp_path) == ["out.json"], "no temporary file is left"
    missing = {"path": str(tmp_path / "no" / "out.csv")}
    assert wild.error("table/export", table="t", format="csv", to=missing).kind == "writeFailed"


def test_the_file_of_an_open_table_is_not_exported_to(pipe, tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("a\n1\n")
    pipe.request("table/open", table="t", path=str(path))
    to = {"path": str(path), "overwrite": True}
    assert pipe.error("table/export", table="t", format="csv", to=to).pointer == "/to/path"
    os.link(path, tmp_path / "other.csv")
    os.symlink(path, tmp_path / "link.csv")
    for name in ("other.csv", "link.csv"):
        to = {"path": str(tmp_path / name), "overwrite": True}
        assert pipe.error("table/export", table="t", format="csv", to=to).pointer == "/to/path"
    assert path.read_text() == "a\n1\n"


def test_a_full_device_leaves_the_old_file(wild):
    to = {"path": "/dev/full", "overwrite": True}
    assert wild.error("table/export", table="t", format="csv", to=to).kind == "notARegularFile"


def test_what_is_too_long_for_an_answer_goes_to_a_file(pipe, tmp_path):
    text = "x" * 1000
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[[text]] * 20_000)
    error = pipe.error("table/export", table="t", format="csv")
    assert error.kind == "limit" and error.data["limit"] == "answerBytesMax"
    path = tmp_path / "big.csv"
    answer = export(pipe, "csv", to={"path": str(path)}, progressToken="p")
    assert answer["bytes"] == path.stat().st_size == 2 + 1001 * 20_000

    def progress():
        return [params["value"]["kind"] for name, params in pipe.events if name == "$/progress"]

    pipe.wait(lambda: "end" in progress(), what="the end of the progress")
    assert sorted({"begin", "end"} & set(progress())) == ["begin", "end"]


def test_a_cancelled_export_leaves_nothing(pipe, tmp_path):
    rows = [[number, f"text {number}"] for number in range(200_000)]
    pipe.request("table/create", table="t", columns=[{"id": "a"}, {"id": "b"}], rows=rows)
    path = tmp_path / "out.txt"
    params = {"table": "t", "format": "text", "to": {"path": str(path)}}
    request = pipe.start_request("table/export", params)
    pipe.notify("$/cancelRequest", {"id": request})
    try:
        pipe.result(request)
    except RpcError as error:
        assert error.kind == "cancelled"
        assert list(tmp_path.iterdir()) == [], "the answer comes when the unfinished file is gone"
    else:
        assert path.exists()


def test_bytes_that_are_not_utf8_are_replaced_and_told(pipe, tmp_path):
    path = tmp_path / "bad.csv"
    path.write_bytes(b"a,b\nx\xff,1\n\xe2\x82,2\n")
    pipe.request("table/open", table="t", path=str(path), dialect={"encoding": "utf-8"})
    answer = export(pipe, "csv")
    assert answer["lossy"] and answer["text"] == "a,b\nx\ufffd,1\n\ufffd,2\n"


# MARK: Options


@pytest.mark.parametrize(
    "params, pointer",
    [
        ({"format": "json", "delimiter": ";"}, "/delimiter"),
        ({"format": "csv", "delimiter": "a"}, "/delimiter"),
        ({"format": "csv", "jsonRows": "arrays"}, "/jsonRows"),
        ({"format": "json", "header": False}, "/header"),
        ({"format": "markdown", "header": False}, "/header"),
        ({"format": "sql", "formulaGuard": "quote"}, "/formulaGuard"),
        ({"format": "csv", "sqlRows": 3}, "/sqlRows"),
        ({"format": "csv", "columns": ["x"]}, "/columns/0"),
        ({"format": "xlsx"}, "/format"),
    ],
)
def test_an_option_of_another_format_is_refused(wild, params, pointer):
    assert wild.error("table/export", table="t", **params).pointer == pointer


# MARK: Edits, sorted files


def test_a_sorted_and_edited_file_is_exported_as_it_is_now(pipe, tmp_path):
    random.seed(15)
    numbers = random.sample(range(50_000), 12_000)
    path = tmp_path / "in.csv"
    path.write_text("n,t\n" + "".join(f"{n},t{n}\n" for n in numbers))
    pipe.request("table/open", table="t", path=str(path), wait=True)
    edits = [{"kind": "set", "row": row, "column": "t", "value": f"new,{row}"} for row in (1, 7000)]
    pipe.request("table/edit", table="t", edits=edits + [{"kind": "remove", "rows": [2]}])
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "n"}]})
    out = pathlib.Path(tmp_path / "out.csv")
    export(pipe, "csv", view="v", to={"path": str(out)})
    texts = {n: f"t{n}" for place, n in enumerate(numbers, 1) if place != 2}
    texts[numbers[0]], texts[numbers[6999]] = "new,1", "new,7000"
    with out.open(newline="") as file:
        assert list(csv.reader(file))[1:] == [[str(n), texts[n]] for n in sorted(texts)]


# MARK: Many rows and few


def spelling(random, type):
    """A field of a file, of a type or of none."""
    if random.random() < 0.2:
        return random.choice([text or "" for text in WILD])
    if type == "integer":
        return str(random.choice([random.randrange(-99, 99), random.randrange(-(2**63), 2**63)]))
    if type == "number":
        short = [f"{random.random() * 1000:.2f}", f"{random.uniform(-1e7, 1e7):.5f}"]
        return random.choice([*short, repr(random.random()), "-0.0", "1e21", "NaN", "0.001"])
    if type == "date":
        return f"{random.randrange(1, 9999):04}-{random.randrange(1, 13):02}-07"
    if type == "dateTime":
        return f"2026-03-0{random.randrange(1, 9)}T10:0{random.randrange(9)}:30" + random.choice(["", "Z"])
    if type == "boolean":
        return random.choice(["true", "false"])
    if type == "decimal":
        return random.choice(["1.50", "-0", "007", "12345678901234567890"])
    return "w" * random.randrange(40)


@pytest.mark.parametrize("seed", range(6))
def test_many_rows_are_spelled_as_few_are(pipe, tmp_path, seed):
    """More than 256 rows are read by their chunks, fewer by themselves."""
    chance = random.Random(seed)
    kinds = ["text", "integer", "number", "date", "dateTime", "boolean", "decimal", "json"]
    types = [chance.choice(kinds) for _ in range(chance.choice([1, 4, 7]))]
    columns = {f"c{place}": {"type": type} for place, type in enumerate(types)}
    columns["c0"]["format"] = {"kind": "number", "pattern": "#,##0.0"} if seed % 3 == 0 else None
    if columns["c0"]["format"] is None or types[0] not in ("integer", "number"):
        del columns["c0"]["format"]
    encoding = ["utf-8", "utf-16", "latin-1"][seed % 3]
    path = tmp_path / "in.csv"
    with path.open("w", newline="", encoding=encoding, errors="replace") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows([spelling(chance, type) for type in types] for _ in range(700))
    pipe.request("table/open", table="t", path=str(path), wait=True, columns=columns)
    for row in chance.sample(range(1, 700), 30):
        place = chance.randrange(len(types))
        edit = {"kind": "set", "row": row, "column": f"c{place}", "text": spelling(chance, types[place])}
        pipe.request("table/edit", table="t", invalid="keep", edits=[edit])
    edits = [{"kind": "remove", "rows": [700]}, {"kind": "insert", "rows": [[], [], []]}]
    pipe.request("table/edit", table="t", edits=edits)
    column = {"kind": "addColumn", "column": "k", "options": {"computed": "string(c0) + '|'"}}
    pipe.request("table/edit", table="t", edits=[column])
    state = {"sort": [{"column": f"c{len(types) - 1}", "direction": "descending"}]}
    if seed % 2:
        state["columns"] = {"k": {"hidden": True}}
    pipe.request("view/open", table="t", view="v", state=state)
    for format in ["csv", "tsv", "ndjson", "markdown", "html", "latex", "json", "sql"]:
        for options in ({"as": "value"}, {"as": "text"}, {"formulaGuard": "quote"}):
            if "formulaGuard" in options and format not in ("csv", "tsv", "html"):
                continue
            many = export(pipe, format, view="v", **options)
            first = [{"first": first, "size": 90} for first in range(0, 702, 90)]
            few = [export(pipe, format, view="v", range=part, **options)["text"] for part in first]
            assert rows_of(format, many["text"]) == "".join(rows_of(format, text) for text in few)


def rows_of(format, text):
    """The rows of an export, without what stands before and after them."""
    lines = text.splitlines(keepends=True)
    if format == "json":
        return "".join(line.rstrip(",\n") + "\n" for line in lines[1:-1])
    if format == "sql":
        lines = [line for line in lines if not line.startswith("INSERT INTO")]
        return "".join(line.rstrip(",;\n") + "\n" for line in lines)
    heads = {"csv": 1, "tsv": 1, "ndjson": 0, "markdown": 2, "html": 5, "latex": 4}
    ends = {"html": 1 if text else 0, "latex": 2}
    if format == "html":
        return text[text.index("<tbody>") :].partition("</tbody>")[0].removeprefix("<tbody>\n")
    return "".join(lines[heads[format] : len(lines) - ends.get(format, 0)])
