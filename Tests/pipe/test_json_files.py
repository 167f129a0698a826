"""JSON and NDJSON files as tables: what is found, told, edited and saved."""

import json
import random
import subprocess

import pytest


def open_text(pipe, text, **params):
    return pipe.request("table/open", content={"text": text}, wait=True, **params)


def types(answer):
    return {column["id"]: column["type"] for column in answer["columns"]}


def test_lines_and_documents_are_found_by_content_and_by_name(pipe, tmp_path):
    lines = '{"a": 1, "b": "x"}\n{"a": 2}\n'
    for name, text, format, count in (
        ("a.json", json.dumps([{"a": 1}, {"a": 2}], indent=2), "json", 2),
        ("b.json", lines, "ndjson", 2),
        ("c.log", lines, "ndjson", 2),
        ("d.geojson", json.dumps({"type": "F", "features": [{"a": 1}, {"a": 2}]}), "json", 2),
        ("e.json", json.dumps({"a": 1, "b": 2}, indent=1), "json", 1),
        ("f.jsonl", "", "ndjson", 0),
    ):
        path = tmp_path / name
        path.write_text(text)
        answer = pipe.request("table/open", path=str(path), wait=True)
        assert answer["dialect"]["format"]["value"] == format, name
        assert answer["rowsState"]["count"] == count, name
    path = tmp_path / "g.csv"
    path.write_text(lines)
    answer = pipe.request("table/open", path=str(path), wait=True)
    assert "format" not in answer["dialect"]
    answer = pipe.request("table/open", path=str(path), wait=True, dialect={"format": "ndjson"})
    assert types(answer) == {"a": "integer", "b": "text"}


def test_options_are_refused_where_they_mean_nothing(pipe):
    for text, dialect in (
        ('[{"a": 1}]', {"rows": "/none"}),
        ('[{"a": 1}]', {"format": "json", "delimiter": ";"}),
        ("a,b\n", {"format": "delimited", "rows": ""}),
        ("a,b\n", {"format": "delimited", "flatten": 1}),
    ):
        error = pipe.error("table/open", content={"text": text}, wait=True, dialect=dialect)
        assert error.code == -32602, dialect


def test_widen_makes_columns_of_all_members(pipe):
    text = '{"a": 1}\n{"a": 2.5, "b": true}\n{"c": {"d": 1}}\n'
    narrow = open_text(pipe, text, sampleRows=1)
    assert types(narrow) == {"a": "integer"}
    assert narrow["rowsState"]["extraFields"] == 2
    assert narrow["diagnostics"]["counts"] == {"typeMismatch": 1, "extraMember": 2}
    wide = open_text(pipe, text, sampleRows=1, widen=True)
    assert types(wide) == {"a": "number", "b": "boolean", "c": "json"}
    assert wide["diagnostics"]["count"] == 0


def test_a_save_changes_only_what_was_edited(pipe, tmp_path):
    path = tmp_path / "a.json"
    text = '[\n  { "n": 1.50, "s": "x" },\n  { "s": null },\n  { "n": 3 , "s": "z"}\n]\n'
    path.write_text(text)
    pipe.request("table/open", table="t", path=str(path), wait=True)
    pipe.request(
        "table/edit", table="t",
        edits=[
            {"kind": "set", "row": 3, "column": "s", "value": 'q"'},
            {"kind": "set", "row": 2, "column": "n", "value": 7},
            {"kind": "insert", "rows": [{"n": 9, "s": "new"}]},
        ],
    )  # fmt: skip
    pipe.request("table/save", table="t")
    expected = (
        '[\n  { "n": 1.50, "s": "x" },\n  { "s": null, "n": 7 },\n  { "n": 3 , "s": "q\\""},'
        '\n  { "n": 9, "s": "new"}\n]\n'
    )
    assert path.read_text() == expected
    pipe.request("table/undo", table="t")
    pipe.request("table/save", table="t")
    assert path.read_text() == text
    assert pipe.error("table/save", table="t", dialect={"delimiter": ";"}).code == -32602
    assert pipe.error("table/save", table="t", encoding="latin-1").code == -32602


def test_columns_are_added_and_renamed_and_the_file_is_opened_again(pipe, tmp_path):
    path = tmp_path / "a.ndjson"
    path.write_text('{"a":1,"b":2}\n{"b":3}\n')
    pipe.request("table/open", table="t", path=str(path), wait=True)
    pipe.request(
        "table/edit", table="t",
        edits=[{"kind": "addColumn", "column": "c"}],
    )  # fmt: skip
    pipe.request(
        "table/edit", table="t", edits=[{"kind": "set", "row": 2, "column": "c", "value": ""}]
    )
    pipe.request(
        "table/edit", table="t",
        edits=[{"kind": "setColumn", "column": "b", "options": {"title": "bee"}}],
    )  # fmt: skip
    pipe.request("table/save", table="t")
    assert path.read_text() == '{"a":1,"bee":2}\n{"bee":3,"c":""}\n'


def test_diff_compares_json_files(binary, tmp_path):
    (tmp_path / "old.json").write_text('{"v": 1, "rows": [{"id": 1, "a": "x"}, {"id": 2, "a": null}]}')
    (tmp_path / "new.ndjson").write_text('{"a":"y","id":1}\n{"a":"null","id":2}\n{"id":3}\n')

    def diff(*arguments):
        command = [binary, "diff", *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)

    result = diff("old.json", "new.ndjson", "--exit-code")
    assert result.returncode == 1, result.stderr
    lines = result.stdout.splitlines()
    assert "~ 1: a [-x-]{+y+}" in lines and '~ 2: a [-null-]{+"null"+}' in lines
    assert any(line.startswith("+ 3") for line in lines) and any(line.startswith("- #") for line in lines)
    assert diff("old.json", "old.json", "--exit-code").stdout == ""
    (tmp_path / "a.csv").write_text("id\n1\n")
    result = diff("a.csv", "old.json")
    assert result.returncode == 2 and "the other file is delimited text" in result.stderr


def test_what_json_cannot_hold_is_named(pipe, tmp_path):
    path = tmp_path / "a.ndjson"
    path.write_text('{"a":1}\n{"a":}\n{"a":2}\n')
    pipe.request("table/open", table="t", path=str(path), wait=True)
    pipe.request(
        "table/edit", table="t", edits=[{"kind": "set", "row": 2, "column": "a", "value": 5}]
    )
    error = pipe.error("table/save", table="t")
    assert error.kind == "notEncodable"
    assert error.data["cells"] == [{"row": 2, "column": "a", "reason": "json"}]
    assert path.read_text() == '{"a":1}\n{"a":}\n{"a":2}\n'


def test_appended_lines_are_followed(pipe, tmp_path):
    path = tmp_path / "log.ndjson"
    path.write_text('{"a":1}\n')
    pipe.request(
        "table/open", table="t", path=str(path), wait=True, whenFileChanges="follow"
    )
    with path.open("a") as file:
        file.write('{"a":2}\n')
    pipe.wait(
        lambda: any(
            method == "table/didChange" and params.get("rowsState", {}).get("count") == 2
            for method, params in pipe.events
        ),
        what="the appended row",
    )


@pytest.mark.parametrize("seed", range(4))
def test_random_files_are_what_python_reads(pipe, tmp_path, seed):
    choose = random.Random(seed)

    def value(depth=0):
        kinds = [None, True, 7, -2.5, "", "a\n\"\u00e4\U0001f600", "x"]
        if depth < 2:
            kinds += [[value(depth + 1)], {"k": value(depth + 1)}]
        return choose.choice(kinds)

    rows = [
        {name: value() for name in "abc" if choose.random() < 0.8}
        for _ in range(choose.randint(1, 30))
    ]
    style = {
        "indent": choose.choice([None, 2]), "ensure_ascii": choose.random() < 0.5,
    }  # fmt: skip
    isArray = style["indent"] is not None or choose.random() < 0.5
    text = (
        json.dumps(rows, **style)
        if isArray
        else "".join(json.dumps(row, ensure_ascii=style["ensure_ascii"]) + "\n" for row in rows)
    )
    path = tmp_path / ("a.json" if isArray else "a.ndjson")
    path.write_text(text)
    opened = pipe.request("table/open", table="t", path=str(path), wait=True)
    columns = [column["id"] for column in opened["columns"]]
    edits, removed = [], set()
    for place, row in enumerate(rows):
        if choose.random() < 0.2:
            removed.add(place)
            continue
        for column in opened["columns"]:
            if choose.random() < 0.3:
                if column["type"] == "json" or choose.random() < 0.3:
                    edits.append((place, column["id"], None))
                elif column["type"] == "text":
                    edits.append((place, column["id"], "new \u00e9"))
                elif column["type"] == "boolean":
                    edits.append((place, column["id"], False))
                elif column["type"] in ("integer", "number"):
                    edits.append((place, column["id"], 12))
    if edits:
        pipe.request(
            "table/edit", table="t",
            edits=[
                {"kind": "set", "row": place + 1, "column": column, "value": new}
                for place, column, new in edits
            ],
        )  # fmt: skip
    if removed:
        pipe.request(
            "table/edit", table="t",
            edits=[{"kind": "remove", "rows": [place + 1 for place in sorted(removed)]}],
        )  # fmt: skip
    for place, column, new in edits:
        if new is not None or column in rows[place]:
            rows[place][column] = new
    pipe.request("table/save", table="t")
    saved = path.read_text()
    found = json.loads(saved) if isArray else [json.loads(line) for line in saved.splitlines()]
    assert found == [row for place, row in enumerate(rows) if place not in removed], text
    assert columns


def test_edits_survive_the_daemon(start, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    path = tmp_path / "a.ndjson"
    path.write_text('{"b":1,"a":"x"}\n{"a":"y"}\n')
    first = start()
    first.request("table/open", table="t", path=str(path), wait=True)
    first.request(
        "table/edit", table="t", edits=[{"kind": "set", "row": 2, "column": "b", "value": 5}]
    )
    first.kill()
    second = start()
    second.request("table/open", table="t", path=str(path), wait=True)
    second.request("table/recover", table="t", action="apply")
    second.request("table/save", table="t")
    assert path.read_text() == '{"b":1,"a":"x"}\n{"a":"y","b":5}\n'


def test_rows_may_begin_behind_the_first_mebibyte(pipe, tmp_path):
    path = tmp_path / "late.json"
    meta = {"about": {"text": "x" * 3_000_000, "list": list(range(1000))}}
    rows = [{"id": row, "name": f"n{row}"} for row in range(60_000)]
    path.write_text(json.dumps({**meta, "rows": rows}))
    for dialect in ({}, {"rows": "/rows"}):
        found = pipe.request("table/open", table="t", path=str(path), wait=True, dialect=dialect)
        assert found["rowsState"]["count"] == 60_000 and found["dialect"]["rows"]["value"] == "/rows"
        assert types(found) == {"id": "integer", "name": "text"}
        pipe.request("table/close", table="t")
    pipe.request("table/open", table="t", path=str(path), wait=True, whenFileChanges="reload")
    edit = {"kind": "set", "row": 2, "column": "name", "value": "Eve"}
    pipe.request("table/edit", table="t", edits=[edit])
    pipe.request("table/save", table="t")
    rows[1]["name"] = "Eve"
    assert json.loads(path.read_text()) == {**meta, "rows": rows}
    rows[2]["name"] = "Ida"
    path.write_text(json.dumps({**meta, "rows": rows}))
    view = pipe.request("view/open", table="t")["view"]
    names = {"range": {"first": 0, "size": 3}}
    pipe.wait(lambda: pipe.values(view, "name", **names) == ["n0", "Eve", "Ida"])
    path.write_text(json.dumps({**meta, "more": 1}))
    error = pipe.error("table/open", path=str(path), dialect={"rows": "/rows"})
    assert error.pointer == "/dialect"
