"""Tables: opening, creating, describing, editing, undoing."""

import base64
import json
import math
import time

import pytest

CSV = "id,name,born,score\n1,Ada,1815-12-10,1.5\n2,Grace,1906-12-09,\n3,Alan,1912-06-23,2.25\n"


def open_text(pipe, text, **params):
    data = text if isinstance(text, bytes) else text.encode()
    content = {"base64": base64.b64encode(data).decode()}
    return pipe.request("table/open", content=content, **params)


def view_of(pipe, table):
    return pipe.request("view/open", table=table)["view"]


def until_complete(pipe, table):
    deadline = time.monotonic() + 20
    while not (answer := pipe.request("table/describe", table=table))["rowsState"]["complete"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return answer


def test_a_csv_is_opened_and_described(pipe):
    answer = pipe.request("table/open", content={"text": CSV}, name="people")
    assert answer["name"] == "people"
    assert [column["id"] for column in answer["columns"]] == ["id", "name", "born", "score"]
    types = [column["type"] for column in answer["columns"]]
    assert types == ["integer", "text", "date", "number"]
    assert answer["keys"] == {"kind": "given"}
    assert answer["source"] == {"kind": "inline", "bytes": len(CSV)}
    assert answer["dialect"]["delimiter"]["value"] == ","
    assert answer["dialect"]["delimiter"]["forced"] is False
    assert answer["dialect"]["header"]["value"] is True
    assert answer["dialect"]["lineEnd"]["value"] == "lf"
    assert answer["history"] == {"undo": 0, "redo": 0, "current": 0, "saved": 0}
    assert answer["sourceState"] == "asOpened"
    described = until_complete(pipe, answer["table"])
    assert described["rowsState"]["count"] == 3
    view = view_of(pipe, answer["table"])
    assert pipe.values(view, "born") == ["1815-12-10", "1906-12-09", "1912-06-23"]
    assert pipe.values(view, "score") == [1.5, None, 2.25]
    assert [key for key, _ in pipe.cells(view)] == [1, 2, 3]


def test_key_columns_give_keys(pipe):
    table = pipe.request("table/open", content={"text": CSV}, keyColumns=["name"])
    assert table["keys"] == {"kind": "columns", "columns": ["name"]}
    view = view_of(pipe, table["table"])
    assert [key for key, _ in pipe.cells(view)] == ["Ada", "Grace", "Alan"]
    both = pipe.request("table/open", content={"text": CSV}, keyColumns=["id", "name"])
    keys = [key for key, _ in pipe.cells(view_of(pipe, both["table"]))]
    assert keys[0] == '[1,"Ada"]'


def test_duplicate_and_missing_keys_are_refused_with_the_rows_named(pipe):
    text = "k,v\na,1\nb,2\na,3\n"
    error = pipe.error("table/open", content={"text": text}, keyColumns=["k"])
    assert (error.code, error.kind) == (-32803, "duplicateKeys")
    rows = [[1, "x"], [None, "y"]]
    error = pipe.error("table/create", columns=[{"id": "k"}, {"id": "v"}], rows=rows,
                       keyColumns=["k"])  # fmt: skip
    assert (error.code, error.kind) == (-32803, "missingKeys")


def test_one_and_the_text_one_are_two_keys(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "k", "type": "text"}],
                 rows=[["1"], ["2"]], keyColumns=["k"])  # fmt: skip
    assert pipe.error("table/edit", table="t", edits=[{"kind": "remove", "rows": [1]}]).kind == (
        "unknownRow"
    )
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": ["1"]}])
    assert [key for key, _ in pipe.cells(view_of(pipe, "t"))] == ["2"]


@pytest.mark.parametrize(
    ("text", "dialect", "rows"),
    [
        ("a;b\n1;2\n", {}, [["1", "2"]]),
        ("a\tb\n1\t2\n", {}, [["1", "2"]]),
        ("a|b\n1|2\n", {}, [["1", "2"]]),
        ("1,2\n3,4\n", {"header": False}, [["1", "2"], ["3", "4"]]),
        ("a,b\r\n1,2\r\n", {}, [["1", "2"]]),
        ("a,b\r1,2\r", {}, [["1", "2"]]),
        ("\ufeffa,b\n1,2\n", {}, [["1", "2"]]),
        ("a,b\n'1,5',2\n", {"quote": "'"}, [["1,5", "2"]]),
        ('a,b\n"1""5",2\n', {}, [['1"5', "2"]]),
        ("a,b\n# note\n1,2\n", {"comment": "#"}, [["1", "2"]]),
        ("hello\n\na,b\n1,2\n", {"preambleLines": 2}, [["1", "2"]]),
    ],
)
def test_dialects_are_sniffed_or_forced(pipe, text, dialect, rows):
    answer = open_text(pipe, text, dialect=dialect)
    until_complete(pipe, answer["table"])
    read = pipe.cells(view_of(pipe, answer["table"]))
    shown = [[cell["text"] for cell in cells.values()] for _, cells in read]
    assert shown == rows
    for name in dialect:
        assert answer["dialect"][name]["forced"] is True


def test_comment_lines_are_listed(pipe):
    records = [f"{row},x" for row in range(4000)]
    records[3000:3000] = ["# far behind the sample"]
    text = "a,b\n# first\n" + "\n".join(records) + "\n# last"
    table = open_text(pipe, text, dialect={"comment": "#"})["table"]
    deadline = time.monotonic() + 20
    while not (described := pipe.request("table/describe", table=table))["rowsState"]["examined"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert described["rowsState"]["count"] == 4000
    items = described["diagnostics"]["items"]
    assert described["diagnostics"]["count"] == 3
    assert [(item["kind"], item["line"], item["found"]) for item in items] == [
        ("comment", 2, "# first"),
        ("comment", 3003, "# far behind the sample"),
        ("comment", 4004, "# last"),
    ]
    encoded = text.encode()
    assert all(encoded[item["byteOffset"] :].startswith(item["found"].encode()) for item in items)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16le", "utf-16be", "latin-1", "windows-1252"])
def test_encodings_are_read(pipe, encoding):
    text = "name,town\nJosé,Köln\n"
    answer = open_text(pipe, text.encode(encoding), dialect={"encoding": encoding})
    assert pipe.values(view_of(pipe, answer["table"]), "town") == ["Köln"]


@pytest.mark.parametrize(
    ("data", "encoding", "town"),
    [
        ("town\nKöl\n".encode("latin-1"), "latin-1", "Köl"),
        ("town\nKö".encode("latin-1"), "latin-1", "Kö"),
        (b"town\n5 \x80", "windows-1252", "5 €"),
        ("town\nKö".encode(), "utf-8", "Kö"),
    ],
)
def test_the_last_bytes_of_a_file_tell_its_encoding_too(pipe, data, encoding, town):
    answer = open_text(pipe, data, dialect={"header": True})
    found = answer["dialect"]["encoding"]["value"]
    assert found == encoding
    cells = pipe.cells(view_of(pipe, answer["table"]))
    assert [cell["town"]["text"] for _, cell in cells] == [town]
    forced = open_text(pipe, data, dialect={"header": True, "encoding": found})
    assert forced["dialect"]["encoding"]["forced"] is True


def test_bytes_that_are_not_utf8_are_shown_and_marked(pipe):
    answer = open_text(pipe, b"a,b\nx\xffy,1\n", dialect={"encoding": "utf-8"})
    cell = pipe.cells(view_of(pipe, answer["table"]))[0][1]["a"]
    assert cell["text"] == "x\ufffdy"
    assert cell["lossy"] is True


def test_cells_that_do_not_parse_keep_their_text(pipe):
    answer = pipe.request("table/open", content={"text": "n\n1\nx1\n99999999999999999999\n"},
                          columns={"n": {"type": "integer"}})  # fmt: skip
    cells = [cells["n"] for _, cells in pipe.cells(view_of(pipe, answer["table"]))]
    assert cells[1]["error"] == ("doesNotParse", "x1")
    assert cells[2]["error"] == ("outOfRange", "99999999999999999999")
    assert [cell["value"] for cell in cells] == [1, None, None]
    assert cells[1]["text"] == "x1"


def test_the_first_disagreeing_row_is_found_in_the_background(pipe):
    text = "n\n" + "1\n" * 50000 + "oops\n" + "2\n" * 10
    answer = pipe.request("table/open", content={"text": text}, sampleRows=100)
    table = answer["table"]
    pipe.wait(
        lambda: any(
            method == "table/didChange" and params["table"] == table and params["rowsState"]["examined"]
            for method, params in pipe.events
        ),
        what="the end of the examination",
    )
    described = pipe.request("table/describe", table=table)
    found = described["columns"][0]["evidence"]["firstDisagreement"]
    assert (found["text"], found["line"]) == ("oops", 50002)
    assert described["rowsState"] == {**described["rowsState"], "count": 50011, "complete": True}


def test_small_content_is_examined_in_the_answer(pipe):
    text = "n\n" + "1\n" * 500 + "oops\n"
    answer = pipe.request("table/open", content={"text": text}, sampleRows=100)
    assert answer["rowsState"] == {"count": 501, "complete": True, "examined": True}
    assert answer["columns"][0]["evidence"]["firstDisagreement"]["line"] == 502
    assert answer["diagnostics"]["count"] == 1


def test_progress_begins_and_ends(pipe):
    text = "n\n" + "1\n" * 100000
    open_text(pipe, text, progressToken="p")

    def kinds():
        return [params["value"]["kind"] for method, params in pipe.events
                if method == "$/progress" and params["token"] == "p"]  # fmt: skip

    pipe.wait(lambda: "end" in kinds(), what="the end of the progress")
    assert kinds()[0] == "begin" and kinds()[-1] == "end"
    assert set(kinds()[1:-1]) <= {"report"}


def test_odd_headers_become_unique_ids(pipe):
    answer = pipe.request("table/open", content={"text": "a,a,,a#2,\n1,2,3,4,5\n"},
                          dialect={"header": True})  # fmt: skip
    ids = [column["id"] for column in answer["columns"]]
    assert ids[0] == "a" and len(set(ids)) == 5 and ids[3] == "a#2"
    assert [column["title"] for column in answer["columns"]][:2] == ["a", "a"]


def test_records_of_uneven_length_are_read_and_reported(pipe):
    answer = pipe.request("table/open", content={"text": "a,b\n1\n1,2,3\n4,5\n"},
                          dialect={"header": True, "delimiter": ","})  # fmt: skip
    described = until_complete(pipe, answer["table"])
    assert described["rowsState"]["count"] == 3
    assert described["diagnostics"]["count"] >= 1
    page = pipe.request("table/describe", table=answer["table"],
                        diagnostics={"first": 0, "size": 10})  # fmt: skip
    assert len(page["diagnostics"]["items"]) == page["diagnostics"]["count"]
    assert all(item["kind"] and item["message"] for item in page["diagnostics"]["items"])


def test_json_types_are_kept_by_create(pipe):
    rows = [[1, 1.5, True, "x", [1], {"a": 1}, 1], [2, None, False, "", [], {}, "mixed"]]
    answer = pipe.request("table/create", columns=[{"id": c} for c in "abcdefg"], rows=rows)
    types = {column["id"]: column["type"] for column in answer["columns"]}
    assert [types[c] for c in "abcd"] == ["integer", "number", "boolean", "text"]
    assert types["e"] in ("list", "json") and types["f"] == "json" and types["g"] == "json"
    view = view_of(pipe, answer["table"])
    read = [[cells[c]["value"] for c in "abcdefg"] for _, cells in pipe.cells(view)]
    assert read == rows


def test_rows_by_column_id_and_types_detected_from_texts(pipe):
    rows = [{"n": "1", "d": "2026-11-20"}, {"n": "2", "d": "2026-11-21", "x": "y"}]
    answer = pipe.request("table/create", rows=rows, detectTypes=True)
    types = {column["id"]: column["type"] for column in answer["columns"]}
    assert types == {"n": "integer", "d": "date", "x": "text"}


def test_declared_types_win_and_what_does_not_fit_is_an_error_cell(pipe):
    answer = pipe.request("table/create", columns=[{"id": "n", "type": "integer"}],
                          rows=[["12"], ["twelve"], [3]])  # fmt: skip
    cells = [cells["n"] for _, cells in pipe.cells(view_of(pipe, answer["table"]))]
    assert [cell["value"] for cell in cells] == [12, None, 3]
    assert cells[1]["error"] == ("doesNotParse", "twelve")


@pytest.mark.parametrize(
    ("kind", "given", "value"),
    [
        ("integer", "9223372036854775807", "9223372036854775807"),
        ("integer", "-9223372036854775808", "-9223372036854775808"),
        ("integer", 99999999999999, 99999999999999),
        ("integer", "100000000000000", "100000000000000"),
        ("number", "NaN", "NaN"),
        ("number", "-Infinity", "-Infinity"),
        ("number", 0.1, 0.1),
        ("number", 5e-324, 5e-324),
        ("number", 1.7976931348623157e308, 1.7976931348623157e308),
        ("decimal", "0.10", "0.10"),
        ("decimal", "12345678901234567890123456789012345678", None),
        ("date", "0001-01-01", "0001-01-01"),
        ("date", "2024-02-29", "2024-02-29"),
        ("dateTime", "2026-11-20T10:00:00.5+01:00", "2026-11-20T10:00:00.5+01:00"),
        ("dateTime", "2026-11-20T10:00:00.123456789", "2026-11-20T10:00:00.123456789"),
        ("duration", "P1DT2H", None),
        ("boolean", True, True),
        ("text", "two\nlines", "two\nlines"),
        ("list", [1, "a", None], [1, "a", None]),
        ("json", {"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}),
    ],
)
def test_values_go_round_exactly(pipe, kind, given, value):
    answer = pipe.request("table/create", columns=[{"id": "c", "type": kind}], rows=[[given]])
    cell = pipe.cells(view_of(pipe, answer["table"]))[0][1]["c"]
    assert "error" not in cell
    if value is not None:
        assert cell["value"] == value and type(cell["value"]) is type(value)
    again = pipe.request("table/create", columns=[{"id": "c", "type": kind}],
                         rows=[[cell["value"]]])  # fmt: skip
    assert pipe.cells(view_of(pipe, again["table"]))[0][1]["c"] == cell


@pytest.mark.parametrize("wrong", ["2026-02-29", "2026-13-01", "", "x"])
def test_dates_that_do_not_exist_are_errors(pipe, wrong):
    answer = pipe.request("table/create", columns=[{"id": "c", "type": "date"}], rows=[[wrong]])
    cell = pipe.cells(view_of(pipe, answer["table"]))[0][1]["c"]
    assert cell["value"] is None
    assert wrong == "" or cell["error"] == ("doesNotParse", wrong)


# MARK: Edits


@pytest.fixture
def letters(pipe):
    """A table t of the letters a to e with keys 1 to 5, and its view v."""
    columns = [{"id": "n", "type": "integer"}, {"id": "x", "type": "text"}]
    rows = [[number, letter] for number, letter in enumerate("abcde", 1)]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("view/open", table="t", view="v")
    return pipe


def edit(pipe, *edits, **options):
    return pipe.request("table/edit", table="t", edits=list(edits), **options)


def shown(pipe):
    return "".join(pipe.values("v", "x"))


@pytest.mark.parametrize(
    ("place", "order"),
    [
        (None, "abcdez"),
        ({"kind": "end"}, "abcdez"),
        ({"kind": "start"}, "zabcde"),
        ({"kind": "before", "row": 3}, "abzcde"),
        ({"kind": "after", "row": 3}, "abczde"),
        ({"kind": "index", "sourceIndex": 0}, "zabcde"),
        ({"kind": "index", "sourceIndex": 5}, "abcdez"),
    ],
)
def test_rows_are_inserted_at_their_place(letters, place, order):
    change = {"kind": "insert", "rows": [[26, "z"]]}
    answer = edit(letters, change if place is None else {**change, "place": place})
    assert answer["inserted"] == [6]
    assert answer["history"]["undo"] == 1
    assert shown(letters) == order


@pytest.mark.parametrize(
    ("rows", "place", "order"),
    [
        ([1], {"kind": "end"}, "bcdea"),
        ([5, 4], {"kind": "start"}, "edabc"),
        ([2, 4], {"kind": "before", "row": 1}, "bdace"),
        ([1, 2], {"kind": "after", "row": 4}, "cdabe"),
        ([1], {"kind": "index", "sourceIndex": 2}, "bacde"),
        ([5], {"kind": "index", "sourceIndex": 2}, "abecd"),
    ],
)
def test_rows_are_moved_to_their_place(letters, rows, place, order):
    edit(letters, {"kind": "move", "rows": rows, "place": place})
    assert shown(letters) == order
    letters.request("table/undo", table="t")
    assert shown(letters) == "abcde"


def test_later_edits_see_the_earlier_ones(letters):
    answer = edit(
        letters,
        {"kind": "insert", "rows": [[9, "q"]]},
        {"kind": "set", "row": 6, "column": "x", "value": "Q"},
        {"kind": "move", "rows": [6], "place": {"kind": "start"}},
        {"kind": "remove", "rows": [1]},
        label="many",
    )
    assert shown(letters) == "Qbcde"
    assert answer["history"] == {"undo": 1, "redo": 0, "current": 1, "saved": 0, "undoLabel": "many"}
    letters.request("table/undo", table="t")
    assert shown(letters) == "abcde"
    again = letters.request("table/redo", table="t")
    assert again["step"]["label"] == "many"
    assert shown(letters) == "Qbcde"


def test_a_given_key_is_not_used_twice(letters):
    first = edit(letters, {"kind": "insert", "rows": [[1, "y"]]})["inserted"]
    edit(letters, {"kind": "remove", "rows": first})
    second = edit(letters, {"kind": "insert", "rows": [[1, "z"]]})["inserted"]
    assert first != second


def test_an_edit_that_does_not_fit_is_refused_or_kept(letters):
    change = {"kind": "set", "row": 2, "column": "n", "value": "two"}
    error = letters.error("table/edit", table="t", edits=[change])
    assert (error.code, error.kind) == (-32803, "valueDoesNotFit")
    assert letters.values("v", "n") == [1, 2, 3, 4, 5]
    edit(letters, change, invalid="keep")
    cell = letters.cells("v")[1][1]["n"]
    assert cell["error"] == ("doesNotParse", "two")
    letters.request("table/undo", table="t")
    assert letters.values("v", "n") == [1, 2, 3, 4, 5]


def test_pins_conflict_only_on_what_they_name(letters):
    seen = letters.request("table/describe", table="t")["revision"]
    edit(letters, {"kind": "set", "row": 1, "column": "x", "value": "A"})
    edit(letters, {"kind": "set", "row": 2, "column": "x", "value": "B"}, seen=seen)
    change = {"kind": "set", "row": 1, "column": "x", "value": "AA"}
    error = letters.error("table/edit", table="t", edits=[change], seen=seen)
    assert (error.code, error.kind) == (-32803, "conflict")
    revision = letters.request("table/describe", table="t")["revision"]
    assert error.data["revision"] == revision
    other = {"kind": "set", "row": 5, "column": "x", "value": "E"}
    assert letters.error("table/edit", table="t", edits=[other], seen=seen, exact=True).kind == (
        "conflict"
    )
    edit(letters, change, seen=revision, exact=True)
    assert shown(letters) == "AABcde"


def test_columns_may_be_closed_to_edits(pipe):
    columns = [{"id": "x", "editable": False, "sortable": False}]
    pipe.request("table/create", table="t", columns=columns, rows=[["a"]])
    change = {"kind": "set", "row": 1, "column": "x", "value": "b"}
    assert pipe.error("table/edit", table="t", edits=[change]).kind == "notEditable"


def test_joined_steps_are_undone_together(letters):
    for text in ("h", "he", "hel"):
        change = {"kind": "set", "row": 1, "column": "x", "value": text}
        history = "step" if text == "h" else "join"
        answer = edit(letters, change, history=history, author="me")
    assert answer["history"]["undo"] == 1
    letters.request("table/undo", table="t")
    assert shown(letters) == "abcde"


def test_streams_are_not_undone_and_say_so(letters):
    edit(letters, {"kind": "set", "row": 1, "column": "x", "value": "A"}, label="mine")
    edit(letters, {"kind": "set", "row": 1, "column": "x", "value": "live"}, history="none")
    answer = letters.request("table/undo", table="t")
    assert answer["step"]["label"] == "mine"
    assert answer["skipped"] == 1
    assert shown(letters) == "livebcde"


def test_nothing_to_undo_is_no_error(letters):
    answer = letters.request("table/undo", table="t")
    assert answer["step"] is None
    assert letters.request("table/redo", table="t")["step"] is None


def test_a_new_step_ends_what_could_be_redone(letters):
    edit(letters, {"kind": "remove", "rows": [1]})
    letters.request("table/undo", table="t")
    assert edit(letters, {"kind": "remove", "rows": [2]})["history"]["redo"] == 0


def test_key_cells_may_change_while_they_stay_unique(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "k", "type": "integer"}],
                 rows=[[1], [2]], keyColumns=["k"])  # fmt: skip
    change = {"kind": "set", "row": 1, "column": "k", "value": 2}
    assert pipe.error("table/edit", table="t", edits=[change]).kind == "duplicateKeys"
    pipe.request("table/edit", table="t", edits=[{**change, "value": 3}])
    view = view_of(pipe, "t")
    assert [key for key, _ in pipe.cells(view)] == [3, 2]
    long_key = 2**62
    insert = {"kind": "insert", "rows": [[str(long_key)]]}
    answer = pipe.request("table/edit", table="t", edits=[insert])
    assert answer["inserted"] == [str(long_key)]
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [str(long_key)]}])
    assert [key for key, _ in pipe.cells(view)] == [3, 2]


def test_closing_a_table_ends_its_views_and_subscriptions(letters):
    letters.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    assert letters.request("table/close", table="t") is None
    assert letters.error("view/get", view="v").kind == "unknownView"
    assert letters.error("view/scroll", subscription="s", first=0).kind == "unknownSubscription"
    letters.request("table/create", table="t", rows=[[1]])


def test_numbers_of_odd_spelling_stay_as_written(pipe):
    answer = pipe.request("table/open", content={"text": "n\n1.50\n1e3\n-0\n"},
                          columns={"n": {"type": "number"}})  # fmt: skip
    cells = [cells["n"] for _, cells in pipe.cells(view_of(pipe, answer["table"]))]
    assert [cell["text"] for cell in cells] == ["1.50", "1e3", "-0"]
    assert [cell["value"] for cell in cells] == [1.5, 1000, 0]
    assert math.copysign(1, cells[2]["value"]) in (1, -1)


@pytest.mark.parametrize(
    ("rows", "kind", "texts"),
    [
        ("[[1e400]]", "json", ["1e400"]),
        ("[[null], [1e400], [1]]", "json", ["", "1e400", "1"]),
        ("[[1.5], [9007199254740993]]", "json", ["1.5", "9007199254740993"]),
        (f"[[{'9' * 50}]]", "json", ["9" * 50]),
        ("[[1.5], [9007199254740992]]", "number", None),
    ],
)
def test_numbers_that_no_double_holds_keep_their_digits(pipe, rows, kind, texts):
    pipe.next_id += 1
    text = '{"jsonrpc": "2.0", "id": %d, "method": "table/create", "params": {"rows": %s}}'
    body = text % (pipe.next_id, rows)
    pipe.send_bytes(pipe.framed(body.encode()), [json.loads(body)])
    answer = pipe.result(pipe.next_id)
    assert answer["columns"][0]["type"] == kind
    view = pipe.request("view/open", table=answer["table"])["view"]
    cells = pipe.cells(view, **{"as": "text"})
    assert texts is None or [row["column1"]["text"] for _, row in cells] == texts


def test_fields_of_a_json_column_are_json_or_errors(pipe):
    text = 'n;j\n1;{"a": 1}\n2;{a:1}\n3;[1,2]\n4;"\n"\n5;\n'
    open_text(pipe, text, table="t", columns={"j": {"type": "json"}},
              dialect={"delimiter": ";", "quote": "'", "header": True})  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    block = pipe.request("view/rows", view="v", range={"first": 0, "size": 4})["blocks"][1]
    assert block["values"] == [{"a": 1}, None, [1, 2], None]
    assert [error["row"] for error in block["errors"]] == [1, 3]
    pipe.request("view/set", view="v", state={"sort": [{"column": "n", "direction": "descending"}]})
    block = pipe.request("view/rows", view="v")["blocks"][1]
    assert {"a": 1} in block["values"] and len(block["errors"]) == 2


def test_json_values_have_one_order(pipe):
    """Null, booleans, numbers on one line, texts, then lists and objects, whatever their spelling."""
    rising = [False, True, -2.5, 0, 1, 2, 10, 1000000.0, "", "10", "2", "a", "b", [1], [2], {"a": 1}]
    rows = [[value] for value in rising[::2] + rising[1::2]] + [[None]]
    pipe.request("table/create", table="t", columns=[{"id": "j", "type": "json"}], rows=rows)
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "j"}]})
    assert pipe.values("v", "j") == [*rising, None]
    pipe.request("view/set", view="v", state={"sort": [{"column": "j", "direction": "descending", "nulls": "first"}]})
    assert pipe.values("v", "j") == [None, *rising[::-1]]
    pipe.request("view/set", view="v", state={"filter": {"kind": "compare", "column": "j", "relation": "less", "value": 10}})
    assert pipe.values("v", "j") == rising[5::-1]
    pipe.request("view/set", view="v", state={"filter": None, "sections": {"by": [{"column": "j"}]}})
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 17, "column": "j", "value": 1e3},
                                                 {"kind": "set", "row": 1, "column": "j", "value": 1000}])  # fmt: skip
    keys = [entry["key"] for entry in pipe.request("view/rows", view="v")["keys"] if isinstance(entry, dict)]
    assert keys.count(["1000"]) == 1


def test_texts_are_one_line_and_values_are_what_they_were(pipe):
    shown = {
        "a\u2028b": "a\u2424b", "a\u2029b": "a\u2424b", "a\x85b": "a\u2424b", "a\r\n\tb": "a\u240d\u240a\u2409b",
        "\x00\x1f\x7f": "\u2400\u241f\u2421", "\x9b31m": "\\u{9b}31m", "\u200b\u202eabc\u202c": "\u200b\u202eabc\u202c",
        "\u2027\u202a€": "\u2027\u202a€",
    }  # fmt: skip
    rows = [[text] for text in shown]
    pipe.request("table/create", table="t", columns=[{"id": "x", "type": "text"}], rows=rows)
    pipe.request("view/open", table="t", view="v")
    pipe.request("table/edit", table="t", edits=[{"kind": "insert", "rows": rows}])
    cells = [cells["x"] for _, cells in pipe.cells("v")]
    assert [cell["value"] for cell in cells] == list(shown) * 2
    assert [cell["text"] for cell in cells] == list(shown.values()) * 2
    pipe.request("view/set", view="v", state={"sections": {"by": [{"column": "x"}]}})
    titles = {info["title"] for info in pipe.request("view/rows", view="v")["sections"]}
    assert titles == set(shown.values())
