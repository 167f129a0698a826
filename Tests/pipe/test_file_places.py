"""Where rows are in the table's file, and which row is at a place: by bytes, lines and fields."""

import csv
import io
import json
import random

import pytest
from harness import RpcError, seeds

UNITS = ["utf-8", "utf-16", "utf-32"]


def length(text, unit):
    if unit == "utf-8":
        return len(text.encode())
    return len(text.encode("utf-16-le")) // 2 if unit == "utf-16" else len(text)


def position(data, byte, unit, encoding="utf-8"):
    """The position of a byte as an editor counts it."""
    lines = data[:byte].decode(encoding).removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    return {"line": len(lines) - 1, "character": length(lines[-1], unit)}


def check_place(data, place, unit, encoding="utf-8"):
    start, end = place["bytes"]
    expected = {"start": position(data, start, unit, encoding), "end": position(data, end, unit, encoding)}
    assert place["range"] == expected
    return data[start:end].decode(encoding)


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view, columns=[])["keys"]


def opened(pipe, path, data, **params):
    path.write_bytes(data)
    pipe.request("table/open", table="t", path=str(path), wait=True, **params)
    pipe.request("view/open", table="t", view="v")


def fields(row, data):
    return {one["column"]: data[slice(*one["place"]["bytes"])] for one in row["fields"]}


def check(pipe, data, unit, encoding="utf-8", states=("inFile",)):
    """Every row that the file has is at its place, and found by each byte and line of it."""
    records = list(csv.reader(io.StringIO(data.decode(encoding).removeprefix("\ufeff"), newline="")))
    records = [record for record in records if record and not record[0].startswith("#")]
    names, records = records[0], records[1:]
    rows = keys(pipe)
    answer = pipe.request("table/rowSource", table="t", rows=rows, fields=True)
    assert answer["complete"] and [row["row"] for row in answer["rows"]] == rows
    known = [row for row in answer["rows"] if row["state"] != "new"]
    assert all(row["state"] in states for row in known)
    assert "place" not in str([row for row in answer["rows"] if row["state"] == "new"])
    for row in known:
        record = records[row["record"]]
        text = check_place(data, row["place"], unit, encoding)
        assert next(csv.reader(io.StringIO(text, newline=""))) == record
        raw = [check_place(data, one["place"], unit, encoding) for one in row["fields"]]
        assert next(csv.reader(io.StringIO(",".join(raw), newline=""))) == record
        assert [one["column"] for one in row["fields"]] == names[: len(record)]
        start, end = row["place"]["bytes"]
        for byte in {start, (start + end) // 2, end}:
            found = pipe.request("table/rowAt", table="t", byte=byte)
            assert found["row"] == row["row"] and found["record"] == row["record"] and found["complete"]
            assert found["place"] == row["place"]
        for one in row["fields"]:
            start = one["place"]["range"]["start"]
            found = pipe.request("table/rowAt", table="t", **start)
            assert found["row"] == row["row"], start
            first = min(other["place"]["bytes"][0] for other in row["fields"] if
                        other["place"]["bytes"][1] >= one["place"]["bytes"][0])  # fmt: skip
            assert found["column"] == next(x["column"] for x in row["fields"] if x["place"]["bytes"][0] == first)
        lines = row["place"]["range"]
        for line in range(lines["start"]["line"], lines["end"]["line"] + 1):
            assert pipe.request("table/rowAt", table="t", line=line)["row"] == row["row"]
    return known


def text_of(chance, rows, line_end):
    pieces = ["a", "é", "😀", "日本", "", "x y", '"q ""q"""', f'"two{line_end}lines"', '","', "1"]
    lines = ["id,name,note"]
    for number in range(rows):
        if chance.random() < 0.1:
            lines.append(chance.choice(["# a comment, é", ""]))
        lines.append(f"{number},{chance.choice(pieces)},{chance.choice(pieces)}")
    return line_end.join(lines) + chance.choice(["", line_end])


@pytest.mark.parametrize("seed", seeds(4))
def test_rows_are_where_the_file_has_them_through_edits_saves_and_reloads(start, tmp_path, seed):
    chance = random.Random(seed)
    unit = UNITS[seed % 3]
    line_end = chance.choice(["\n", "\r\n"])
    pipe = start(positions=unit)
    mark = "\ufeff" if chance.random() < 0.5 else ""
    data = (mark + text_of(chance, 12, line_end)).encode()
    path = tmp_path / "a.csv"
    opened(pipe, path, data, dialect={"header": True, "comment": "#", "delimiter": ","},
           columns={"name": {"type": "text"}, "note": {"type": "text"}})  # fmt: skip
    assert len(check(pipe, data, unit)) == 12
    for turn in range(4):
        rows = keys(pipe)
        edited, removed = chance.sample(rows, 2)
        edits = [
            {"kind": "set", "row": edited, "column": "note", "value": chance.choice(["new", 'q"q', "a\nb", "é😀"])},
            {"kind": "remove", "rows": [removed]},
            {"kind": "insert", "rows": [{"id": 100 + turn, "name": "in,serted"}],
             "place": {"kind": "before", "row": edited}},
        ]
        if chance.random() < 0.5:
            place = {"kind": "before", "row": chance.choice([row for row in rows if row not in (edited, removed)])}
            edits.append({"kind": "move", "rows": [edited], "place": place})
        pipe.request("table/edit", table="t", edits=edits)
        known = check(pipe, path.read_bytes(), unit, states=("inFile", "edited"))
        assert {row["row"] for row in known if row["state"] == "edited"} == {edited}
        assert len(known) == len(rows) - 1
        pipe.request("table/save", table="t")
        assert len(check(pipe, path.read_bytes(), unit)) == len(keys(pipe))
        if turn == 2:
            pipe.request("table/watchFile", table="t", whenFileChanges="reload")
            data, count = path.read_bytes(), len(keys(pipe)) + 1
            behind = b"" if data.endswith(b"\n") else line_end.encode()
            path.write_bytes(data + behind + b"77,app,ended" + line_end.encode())
            pipe.wait(lambda: any(event[1].get("rowsState", {}).get("count") == count for event in pipe.events))
            check(pipe, path.read_bytes(), unit)


@pytest.mark.parametrize("frame", ["lines", "array", "wide"])
def test_rows_of_json_files(start, tmp_path, frame):
    pipe = start(positions="utf-32")
    rows = [{"id": 1, "at": {"x": 1.5}, "s": "é\\\"😀"}, {"at": {"x": 2}, "id": 2}]
    rows.append({"id": 3, "s": None, "more": [1]})
    texts = [json.dumps(row, ensure_ascii=False) for row in rows]
    data = {"lines": "\n".join(texts) + "\n", "array": "[" + ", ".join(texts) + "]",
            "wide": json.dumps({"rows": rows}, indent=2, ensure_ascii=False)}[frame].encode()  # fmt: skip
    path = tmp_path / ("a.ndjson" if frame == "lines" else "a.json")
    opened(pipe, path, data, dialect={"flatten": 2})
    for turn in range(2):
        data = path.read_bytes()
        answer = pipe.request("table/rowSource", table="t", rows=keys(pipe), fields=True)["rows"]
        for row, expected in zip(answer, rows):
            assert json.loads(check_place(data, row["place"], "utf-32")) == expected
            found = {name: json.loads(raw) for name, raw in fields(row, data).items()}
            flat = {"at.x" if name == "at" else name: value["x"] if name == "at" else value
                    for name, value in expected.items()}  # fmt: skip
            assert {name: found[name] for name in flat if name in found} == flat and "id" in found
            middle = sum(row["place"]["bytes"]) // 2
            assert pipe.request("table/rowAt", table="t", byte=middle)["row"] == row["row"]
        pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 2, "column": "id", "value": 20}])
        rows[1] = {"at": {"x": 2}, "id": 20}
        pipe.request("table/save", table="t")


def test_what_is_no_row_and_what_is_not_asked_well(pipe, tmp_path):
    path = tmp_path / "a.csv"
    data = b"# top\na,b\n1,x\n# mid\n\n2,y\n"
    opened(pipe, path, data, dialect={"comment": "#", "header": True, "delimiter": ","})
    for line in (0, 1, 3, 4, 6, 99):
        found = pipe.request("table/rowAt", table="t", line=line)
        assert found["row"] is None and found["complete"] and "record" not in found, line
    assert pipe.request("table/rowAt", table="t", byte=10**13)["row"] is None
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [2]}])
    found = pipe.request("table/rowAt", table="t", line=5)
    assert found["row"] is None and found["removed"] and found["record"] == 1
    for params, pointer in (({}, ""), ({"line": 1, "byte": 1}, "/byte"), ({"byte": 1, "character": 1}, "/character")):
        error = pipe.error("table/rowAt", table="t", **params)
        assert error.kind == "invalidParams" and error.data.get("pointer", "") == pointer
    assert pipe.error("table/rowSource", table="t", rows=[2]).kind == "unknownRow"
    pipe.request("table/create", table="c", columns=[{"id": "a"}], rows=[["x"]])
    for method, params in (("table/rowAt", {"line": 0}), ("table/rowSource", {"rows": [1]})):
        assert pipe.error(method, table="c", **params).kind == "noFile"
    # A created table that was saved has a file.
    pipe.request("table/save", table="c", path=str(tmp_path / "c.csv"))
    [row] = pipe.request("table/rowSource", table="c", rows=[1])["rows"]
    assert row["state"] == "inFile" and row["place"]["bytes"] == [2, 3]


def test_encodings_of_two_bytes(start, tmp_path):
    pipe = start(positions="utf-16")
    data = "\ufeffid,name,note\r\n1,é😀,x\r\n2,日,\"a\r\nb\"\r\n".encode("utf-16-le")
    opened(pipe, tmp_path / "a.csv", data)
    answer = pipe.request("table/rowSource", table="t", rows=keys(pipe), fields=True)["rows"]
    texts = [check_place(data, row["place"], "utf-16", "utf-16-le") for row in answer]
    assert texts == ["1,é😀,x", '2,日,"a\r\nb"']
    assert pipe.request("table/rowAt", table="t", line=1, character=5)["column"] == "name"


def test_while_the_file_is_being_read_the_answer_says_so(start, tmp_path):
    pipe = start("--test-methods")
    pipe.request("debug/holdLoading", held=True)
    path = tmp_path / "a.csv"
    path.write_bytes(b"a,b\n" + b"".join(b"%d,x%d\n" % (n, n) for n in range(400_000)))
    pipe.request("table/open", table="t", path=str(path))
    found = pipe.request("table/rowAt", table="t", line=399_999)
    assert found["row"] is None and not found["complete"]
    assert pipe.request("table/rowAt", table="t", line=1)["row"] == 1
    assert not pipe.request("table/rowSource", table="t", rows=[1])["complete"]
    pipe.request("debug/holdLoading", held=False)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/rows", view="v", keys=[400_000], wait=True)
    assert pipe.request("table/rowAt", table="t", line=399_999)["row"] == 399_999
    assert pipe.request("table/rowAt", table="t", line=400_000)["complete"]
