"""Reading the file of a table anew in another dialect or encoding."""

import os
import signal

import pytest

KANA = "名前,都市,数\n太郎,東京,1\nソニー,大阪,2\n花子,京都,3\n"


@pytest.fixture
def kana(tmp_path):
    path = tmp_path / "kana.csv"
    path.write_bytes(KANA.encode("cp932"))
    return path


def open_table(pipe, path, **dialect):
    return pipe.request("table/open", table="t", path=str(path), dialect=dialect)


def rows_of(pipe, view):
    return [[cell["value"] for cell in cells.values()] for _, cells in pipe.cells(view)]


def test_a_file_is_read_in_another_encoding(pipe, kana):
    answer = open_table(pipe, kana, encoding="latin-1")
    last = answer["columns"][2]["id"]
    view = pipe.request("view/open", table="t")["view"]
    keys = [key for key, _ in pipe.cells(view)]
    changed = pipe.request("table/setDialect", table="t", dialect={"encoding": "cp932"})
    assert changed["columns"] == ["名前", "都市", "数"] and changed["rowCount"] == 3
    assert last not in changed["columns"]
    assert rows_of(pipe, view) == [["太郎", "東京", 1], ["ソニー", "大阪", 2], ["花子", "京都", 3]]
    assert [key for key, _ in pipe.cells(view)] == keys
    told = pipe.request("table/describe", table="t")
    assert told["dialect"]["encoding"]["value"] == "shift-jis"
    assert told["dialect"]["encoding"]["forced"] is True and told["dirty"] is False
    # A save writes in the new encoding, and what was not edited keeps its bytes.
    edit = {"kind": "set", "row": keys[0], "column": "都市", "value": "表"}
    pipe.request("table/edit", table="t", edits=[edit])
    pipe.request("table/save", table="t")
    assert kana.read_bytes() == KANA.replace("東京", "表").encode("cp932")


def test_undo_takes_it_back(pipe, kana):
    answer = open_table(pipe, kana, encoding="latin-1")
    ids = [column["id"] for column in answer["columns"]]
    view = pipe.request("view/open", table="t")["view"]
    before = rows_of(pipe, view)
    pipe.request("table/setDialect", table="t", dialect={"encoding": "shift-jis"})
    pipe.request("table/undo", table="t")
    told = pipe.request("table/describe", table="t")
    assert [column["id"] for column in told["columns"]] == ids
    assert rows_of(pipe, view) == before
    pipe.request("table/redo", table="t")
    assert rows_of(pipe, view)[0] == ["太郎", "東京", 1]


def test_views_keep_the_columns_that_stay(pipe, tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes("id,n\xe4me,n\n1,b,3\n2,\xe4,1\n3,c,2\n".encode("latin-1"))
    open_table(pipe, path, encoding="windows-1251", header=True)
    state = {"sort": [{"column": "n", "direction": "descending"}]}
    view = pipe.request("view/open", table="t", state=state)["view"]
    pipe.request("table/setDialect", table="t", dialect={"encoding": "latin-1", "header": True})
    assert rows_of(pipe, view) == [[1, "b", 3], [3, "c", 2], [2, "ä", 1]]


def test_another_delimiter_makes_other_columns(pipe, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("a;b,c\n1;2,5\n3;4,5\n")
    open_table(pipe, path, delimiter=",", header=True)
    view = pipe.request("view/open", table="t")["view"]
    changed = pipe.request("table/setDialect", table="t", dialect={"delimiter": ";", "header": True})
    assert changed["columns"] == ["a", "b,c"]
    assert [row[0] for row in rows_of(pipe, view)] == [1, 3]
    changed = pipe.request(
        "table/setDialect", table="t", dialect={"delimiter": ";", "header": False}
    )
    assert changed["rowCount"] == 3


def diagnostics_of(pipe):
    told = pipe.request("table/describe", table="t", diagnostics={"first": 0, "size": 100})
    return told["rowsState"]["examined"], told["diagnostics"]


@pytest.mark.parametrize("lines", [3, 20_000])
def test_the_diagnostics_are_those_of_the_new_dialect(pipe, tmp_path, lines):
    path = tmp_path / "t.csv"
    body = "".join(f"{number};x{number}\n" for number in range(1, lines))
    path.write_text("a;b\n0;x,0\n" + body + "1;2;3\n")
    open_table(pipe, path, delimiter=",", header=True)
    pipe.wait(lambda: diagnostics_of(pipe)[0], what="the examination")
    assert [item["line"] for item in diagnostics_of(pipe)[1]["items"]] == [2]
    pipe.request("table/setDialect", table="t", dialect={"delimiter": ";", "header": True})
    if lines > 3:
        pipe.wait(lambda: diagnostics_of(pipe)[0], what="the examination")
    examined, found = diagnostics_of(pipe)
    assert examined and [item["line"] for item in found["items"]] == [lines + 2]
    # The row of a diagnostic is the row of the table.
    view = pipe.request("view/open", table="t")["view"]
    [(key, _)] = pipe.cells(view, range={"first": lines, "size": 1})
    assert found["items"][0]["row"] == key


def test_unsaved_edits_are_not_lost(pipe, kana):
    open_table(pipe, kana, encoding="shift-jis")
    edit = {"kind": "set", "row": 1, "column": "都市", "value": "x"}
    pipe.request("table/edit", table="t", edits=[edit])
    error = pipe.error("table/setDialect", table="t", dialect={"encoding": "euc-jp"})
    assert (error.code, error.kind, error.data["records"]) == (-32803, "unsavedEdits", 1)
    pipe.request("table/setDialect", table="t", dialect={"encoding": "shift-jis"}, discard=True)
    view = pipe.request("view/open", table="t")["view"]
    assert rows_of(pipe, view)[0] == ["太郎", "東京", 1]
    pipe.request("table/undo", table="t")
    assert rows_of(pipe, view)[0] == ["太郎", "x", 1]


def test_refusals(pipe, kana, tmp_path):
    pipe.request("table/open", table="inline", content={"text": "a,b\n1,2\n"})
    error = pipe.error("table/setDialect", table="inline", dialect={"delimiter": ";"})
    assert error.data["pointer"] == "/table"
    open_table(pipe, kana, encoding="shift-jis")
    error = pipe.error("table/setDialect", table="t", dialect={"encoding": "ebcdic"})
    assert error.data["pointer"] == "/dialect/encoding"
    pipe.request("table/close", table="t")
    pipe.request("table/open", table="t", path=str(kana), dialect={"encoding": "shift-jis"},
                 keyColumns=["数"])  # fmt: skip
    error = pipe.error("table/setDialect", table="t", dialect={"encoding": "koi8-r"})
    assert error.kind == "columnsNeeded"
    view = pipe.request("view/open", table="t")["view"]
    assert rows_of(pipe, view)[0] == ["太郎", "東京", 1]
    os.unlink(kana)
    error = pipe.error("table/setDialect", table="t", dialect={"encoding": "shift-jis"})
    assert error.kind == "notFound"


def test_a_journal_of_another_dialect_is_not_applied(start, tmp_path, kana):
    folder = str(tmp_path / "journal")
    options = {"table": "t", "path": str(kana), "journal": "on", "journalFolder": folder}
    pipe = start()
    pipe.request("table/open", dialect={"encoding": "latin-1"}, **options)
    pipe.request("table/setDialect", table="t", dialect={"encoding": "shift-jis"})
    edit = {"kind": "set", "row": 1, "column": "都市", "value": "x"}
    pipe.request("table/edit", table="t", edits=[edit])
    pipe.process.send_signal(signal.SIGKILL)
    pipe.process.wait()
    pipe = start()
    pipe.request("table/open", dialect={"encoding": "koi8-r"}, **options)
    error = pipe.error("table/recover", table="t", action="apply")
    assert (error.kind, error.data["obstacle"]) == ("notRecoverable", "dialect")
    pipe.request("table/close", table="t")
    # The request of before is followed by the change of the dialect.
    pipe.request("table/open", dialect={"encoding": "latin-1"}, **options)
    pipe.request("table/recover", table="t", action="apply")
    view = pipe.request("view/open", table="t")["view"]
    assert rows_of(pipe, view)[0] == ["太郎", "x", 1]


CASES = [
    # What is in the file, how it is opened, and how it is read then.
    (b"a;b\n1;2\n3;4\n", {}, {"header": False}),
    (b"Titel\nOrt;n\nA;1\nB;2\n", {}, {"preambleLines": 0, "header": False}),
    ("Имя;n\nАнна;1\nОльга;2\n".encode("cp1251"), {"encoding": "windows-1251"}, {"encoding": "koi8-r"}),
    (b"a;b;c,d\n1;2;3,4\n4;5;6,7\n", {"delimiter": ",", "header": True}, {"delimiter": ";", "header": True}),
    (KANA.encode("cp932"), {"encoding": "windows-1252"}, {"encoding": "shift-jis"}),
]


def facts_of(pipe):
    told = pipe.request("table/describe", table="t", diagnostics={"first": 0, "size": 100})
    return {
        "rows": pipe.cells(pipe.request("view/open", table="t")["view"]),
        "columns": [(column["id"], column["type"]) for column in told["columns"]],
        **{name: told.get(name) for name in ("dialect", "preamble", "dirty", "diagnostics")},
    }


def edit_last(pipe):
    """Writes another text into the last column of the last row; returns the text before."""
    told = pipe.request("table/describe", table="t")
    column = told["columns"][-1]["id"]
    view = pipe.request("view/open", table="t")["view"]
    key, cells = pipe.cells(view)[-1]
    edit = {"kind": "set", "row": key, "column": column, "value": 9}
    pipe.request("table/edit", table="t", edits=[edit])
    return str(cells[column]["value"])


def with_nine(content, old):
    """The content with its last field changed."""
    place = content.rindex(old.encode("latin-1"))
    return content[:place] + b"9" + content[place + len(old) :]


@pytest.mark.parametrize("content, opened, read", CASES)
def test_a_save_after_an_undo_writes_as_the_file_was_read_first(pipe, tmp_path, content, opened, read):
    path = tmp_path / "t.csv"
    path.write_bytes(content)
    open_table(pipe, path, **opened)
    before = facts_of(pipe)
    pipe.request("table/setDialect", table="t", dialect=read)
    after = facts_of(pipe)
    assert after["dialect"] != before["dialect"]
    pipe.request("table/undo", table="t")
    assert facts_of(pipe) == before
    assert pipe.request("table/save", table="t")["way"] == "unchanged"
    pipe.request("table/redo", table="t")
    assert facts_of(pipe) == after
    pipe.request("table/undo", table="t")
    old = edit_last(pipe)
    assert facts_of(pipe)["dirty"] is True
    pipe.request("table/save", table="t")
    assert path.read_bytes() == with_nine(content, old)
    # What was saved by this dialect is not read by the other one any more.
    pipe.request("table/undo", table="t")
    pipe.request("table/save", table="t")
    assert path.read_bytes() == content
    assert pipe.request("table/undo", table="t")["step"] is None


@pytest.mark.parametrize("content, opened, read", CASES)
def test_discarded_edits_come_back_with_the_dialect_before(pipe, tmp_path, content, opened, read):
    path = tmp_path / "t.csv"
    path.write_bytes(content)
    open_table(pipe, path, **opened)
    old = edit_last(pipe)
    before = facts_of(pipe)
    assert before["dirty"] is True
    pipe.request("table/setDialect", table="t", dialect=read, discard=True)
    assert facts_of(pipe)["dirty"] is False
    pipe.request("table/undo", table="t")
    assert facts_of(pipe) == before
    pipe.request("table/save", table="t")
    assert path.read_bytes() == with_nine(content, old)


def test_a_save_ends_what_undo_reads_anew(pipe, tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes(b"a;b\n1;2\n3;4\n")
    open_table(pipe, path)
    pipe.request("table/setDialect", table="t", dialect={"header": False})
    edit_last(pipe)
    pipe.request("table/save", table="t")
    assert path.read_bytes() == b"a;b\n1;2\n3;9\n"
    # The edit can be undone, but not the reading before it: the file would lose its header.
    assert pipe.request("table/undo", table="t")["step"] is not None
    assert pipe.request("table/undo", table="t")["step"] is None
    pipe.request("table/save", table="t")
    assert path.read_bytes() == b"a;b\n1;2\n3;4\n"


@pytest.mark.parametrize("undone", [False, True])
def test_edits_after_a_dialect_are_recovered_without_it(start, tmp_path, undone):
    path = tmp_path / "t.csv"
    path.write_bytes(b"a;b\n1;2\n3;4\n")
    folder = str(tmp_path / "journal")
    options = {"table": "t", "path": str(path), "journal": "on", "journalFolder": folder}
    pipe = start()
    pipe.request("table/open", **options)
    pipe.request("table/setDialect", table="t", dialect={"header": False})
    if undone:
        pipe.request("table/undo", table="t")
    edit_last(pipe)
    wanted = facts_of(pipe)
    pipe.process.send_signal(signal.SIGKILL)
    pipe.process.wait()
    pipe = start()
    pipe.request("table/open", dialect={} if undone else {"header": False}, **options)
    pipe.request("table/recover", table="t", action="apply")
    assert facts_of(pipe)["rows"] == wanted["rows"]
    while pipe.request("table/undo", table="t")["step"] is not None:
        pass
    pipe.request("table/save", table="t")
    assert path.read_bytes() == b"a;b\n1;2\n3;4\n"


@pytest.mark.parametrize("walk", [("table/undo", {}), ("table/jump", {"step": 0})], ids=["undo", "jump"])
def test_a_walk_back_waits_for_a_save_before_it(pipe, tmp_path, walk):
    # Sent at once: the save writes as the file is read now, so the walk cannot pass the reading.
    method, params = walk
    for number in range(20):
        path = tmp_path / f"{number}.csv"
        path.write_bytes(b"a;b\n1;2\n3;4\n")
        table = f"t{number}"
        pipe.request("table/open", table=table, path=str(path), wait=True)
        pipe.request("table/setDialect", table=table, dialect={"header": False})
        columns = [column["id"] for column in pipe.request("table/describe", table=table)["columns"]]
        edit = {"kind": "set", "row": 3, "column": columns[1], "value": 9}
        sent = [
            pipe.start_request("table/edit", {"table": table, "edits": [edit]}),
            pipe.start_request("table/save", {"table": table}),
            pipe.start_request(method, {"table": table, **params}),
            pipe.start_request("table/undo", {"table": table}),
        ]
        assert all("result" in pipe.answer(request) for request in sent)
        told = pipe.request("table/describe", table=table)
        assert told["rowsState"]["count"] == 3 and told["history"]["undo"] == 0
        pipe.request("table/save", table=table)
        assert path.read_bytes() == b"a;b\n1;2\n3;4\n"
        pipe.request("table/close", table=table)
