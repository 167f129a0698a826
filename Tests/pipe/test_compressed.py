"""Compressed files: opened, watched, saved and refused, against Python's gzip and the program zstd."""

from __future__ import annotations

import bz2
import gzip
import lzma
import os
import random
import shutil
import subprocess

import pytest
from compressed import FORMATS, compress, expand
from harness import seeds

TEXT = b"id,name,city\n1,Ada,London\n2,Linus,Helsinki\n3,Grace,New York\n"

pytestmark = pytest.mark.skipif(shutil.which("zstd") is None, reason="the program zstd is not there")


@pytest.fixture(params=FORMATS)
def ending(request):
    return request.param


@pytest.fixture
def path(tmp_path, ending):
    file = tmp_path / f"people.csv.{ending}"
    file.write_bytes(compress(TEXT, ending))
    return file


def opened(pipe, path, **options):
    return pipe.request("table/open", **{"table": "t", "path": str(path), "wait": True, **options})


def set_cell(pipe, row, column, value):
    edit = {"kind": "set", "row": row, "column": column, "value": value}
    return pipe.request("table/edit", table="t", edits=[edit])


def rows(pipe):
    columns = [column["id"] for column in pipe.request("table/describe", table="t")["columns"]]
    view = pipe.request("view/open", table="t")["view"]
    found = pipe.cells(view, range={"first": 0, "size": 1000})
    pipe.request("view/close", view=view)
    return [[cells[column]["value"] for column in columns] for _, cells in found]


def state(pipe):
    return pipe.request("table/describe", table="t")["sourceState"]


ROWS = [[1, "Ada", "London"], [2, "Linus", "Helsinki"], [3, "Grace", "New York"]]


# MARK: Opening


def test_a_compressed_file_is_opened_as_its_content(pipe, path, ending):
    found = opened(pipe, path)
    assert found["source"]["bytes"] == len(TEXT)
    assert found["source"]["compression"] == {
        "format": {"gz": "gzip", "zst": "zstd"}[ending], "bytes": path.stat().st_size,
    }
    assert found["name"] == path.name and rows(pipe) == ROWS


@pytest.mark.parametrize("name,content", [
    ("a.tsv", b"id\tname\n1\tAda\n"),
    ("a.json", b'[{"id": 1, "name": "Ada"}]'),
    ("a.ndjson", b'{"id": 1, "name": "Ada"}\n'),
])
def test_the_ending_within_the_name_counts(pipe, tmp_path, ending, name, content):
    path = tmp_path / f"{name}.{ending}"
    path.write_bytes(compress(content, ending))
    opened(pipe, path)
    assert rows(pipe) == [[1, "Ada"]]


def test_the_content_decides_and_not_the_name(pipe, tmp_path, ending):
    (tmp_path / "a.csv").write_bytes(compress(TEXT, ending))
    assert "compression" in opened(pipe, tmp_path / "a.csv")["source"]
    set_cell(pipe, 1, "name", "Eve")
    pipe.request("table/save", table="t")
    assert expand((tmp_path / "a.csv").read_bytes(), ending) == TEXT.replace(b"Ada", b"Eve")
    pipe.request("table/close", table="t")
    plain = tmp_path / f"a.csv.{ending}"
    plain.write_bytes(TEXT)
    assert "compression" not in opened(pipe, plain)["source"]
    set_cell(pipe, 1, "name", "Eve")
    pipe.request("table/save", table="t")
    assert plain.read_bytes() == TEXT.replace(b"Ada", b"Eve")


def test_members_that_follow_each_other_are_one_content(pipe, tmp_path, ending):
    path = tmp_path / f"a.csv.{ending}"
    path.write_bytes(compress(TEXT[:20], ending) + compress(b"", ending) + compress(TEXT[20:], ending))
    opened(pipe, path)
    assert rows(pipe) == ROWS


def test_seeds_of_contents_are_read_whatever_their_size(start, tmp_path, ending):
    pipe = start("--chunk-rows=3")
    for seed in seeds(4):
        generator = random.Random(seed)
        count = generator.choice([0, 1, 5, 3000, 30000])
        lines = [f"{row},{generator.randbytes(generator.randrange(12)).hex()}" for row in range(count)]
        content = "id,text\n" + "".join(line + "\n" for line in lines)
        path = tmp_path / f"{seed}.csv.{ending}"
        path.write_bytes(compress(content.encode(), ending))
        assert opened(pipe, path)["rowsState"]["count"] == count, seed
        view = pipe.request("view/open", table="t")["view"]
        last = {"first": max(0, count - 3), "size": 3}
        found = pipe.values(view, "id", range=last) if count else []
        assert [str(value) for value in found] == [str(row) for row in range(count)][-3:], seed
        pipe.request("table/close", table="t")


def test_progress_begins_and_ends_once(pipe, tmp_path, ending):
    path = tmp_path / f"a.csv.{ending}"
    path.write_bytes(compress(b"id\n" + b"1234567\n" * 150_000, ending))
    opened(pipe, path, progressToken="p")

    def told():
        return [params["value"]["kind"] for method, params in pipe.events if method == "$/progress"]

    pipe.wait(lambda: "end" in told())
    pipe.sync()
    kinds = told()
    assert kinds[0] == "begin" and kinds[-1] == "end" and kinds.count("begin") == kinds.count("end") == 1


# MARK: Refusals


def test_a_file_that_is_cut_off_anywhere_is_refused(pipe, tmp_path, path, ending):
    data = path.read_bytes()
    for end in range(4, len(data), 1 if ending == "gz" else 3):
        path.write_bytes(data[:end])
        error = pipe.error("table/open", path=str(path))
        assert error.kind == "fileDamaged" and error.data["truncated"], end
        assert error.data["byteOffset"] == end and error.data["path"] == str(path)
    path.write_bytes(data)
    opened(pipe, path)
    assert rows(pipe) == ROWS


def test_a_changed_byte_is_refused_or_changes_nothing(pipe, path, ending):
    data = path.read_bytes()
    refused = 0
    for place in range(4, len(data)):
        path.write_bytes(data[:place] + bytes([data[place] ^ 0x11]) + data[place + 1 :])
        answer = pipe.answer(pipe.start_request("table/open", {"table": "t", "path": str(path), "wait": True}))
        if "error" in answer:
            refused += 1
            found = answer["error"]["data"]
            assert found["kind"] == "fileDamaged" and 0 <= found["byteOffset"] <= len(data), place
        else:
            assert rows(pipe) == ROWS, place
            pipe.request("table/close", table="t")
    assert refused > len(data) // 2


def test_bytes_behind_the_last_member_are_refused(pipe, tmp_path):
    path = tmp_path / "a.csv.gz"
    data = gzip.compress(TEXT, mtime=0)
    path.write_bytes(data + b"\0\0")
    opened(pipe, path)
    path = tmp_path / "b.csv.gz"
    path.write_bytes(data + b"rest")
    error = pipe.error("table/open", path=str(path))
    assert (error.kind, error.data["byteOffset"]) == ("fileDamaged", len(data))


def test_a_bomb_ends_at_the_limit(start, tmp_path, ending):
    pipe = start("--expanded-bytes=1000000", greet=False)
    assert pipe.initialize()["limits"]["expandedBytesMax"] == 1_000_000
    path = tmp_path / f"bomb.csv.{ending}"
    path.write_bytes(compress(b"a\n" * 1_000_000, ending) * 1000)
    error = pipe.error("table/open", path=str(path))
    assert (error.kind, error.data["limit"]) == ("limit", "expandedBytesMax")
    path.write_bytes(compress(b"a\n" * 500_000, ending))
    assert opened(pipe, path)["rowsState"]["count"] >= 499_999


def test_expanding_is_cancelled(pipe, tmp_path, ending):
    path = tmp_path / f"long.csv.{ending}"
    path.write_bytes(compress(b"a\n" * 1_000_000, ending) * 1000)
    request = pipe.start_request("table/open", {"table": "t", "path": str(path)})
    pipe.notify("$/cancelRequest", {"id": request})
    assert pipe.answer(request)["error"]["code"] == -32800
    assert pipe.error("table/describe", table="t").kind == "unknownTable"


@pytest.mark.parametrize("name,data", [
    ("bzip2", bz2.compress(TEXT)), ("xz", lzma.compress(TEXT)),
])
def test_other_formats_are_refused_by_name(pipe, tmp_path, name, data):
    path = tmp_path / "a.csv"
    path.write_bytes(data)
    error = pipe.error("table/open", path=str(path))
    assert (error.kind, error.data["found"]) == ("compressed", name)
    assert "gzip or zstd" in str(error)


def test_what_is_within_is_refused_by_its_name(pipe, tmp_path, ending):
    path = tmp_path / f"a.{ending}"
    path.write_bytes(compress(gzip.compress(TEXT), ending))
    assert pipe.error("table/open", path=str(path)).kind == "compressed"
    path.write_bytes(compress(b"SQLite format 3\0" + bytes(200), ending))
    assert pipe.error("table/open", path=str(path)).data["found"] == "sqlite"


@pytest.mark.plain
def test_a_missing_library_is_an_error_of_such_files_alone(start, tmp_path, monkeypatch, ending, path):
    """The system's loader finds files first that are no libraries."""
    folder = tmp_path / "libraries"
    folder.mkdir()
    name = {"gz": "z", "zst": "zstd"}[ending]
    for file in (f"lib{name}.so.1", f"lib{name}.so"):
        (folder / file).write_bytes(b"no library")
    monkeypatch.setenv("LD_LIBRARY_PATH", str(folder))
    pipe = start()
    monkeypatch.delenv("LD_LIBRARY_PATH")
    error = pipe.error("table/open", path=str(path))
    assert error.kind == "libraryMissing" and error.data["library"] in ("zlib", "zstd")
    plain = tmp_path / "plain.csv"
    plain.write_bytes(TEXT)
    opened(pipe, plain)
    set_cell(pipe, 1, "name", "Eve")
    other = tmp_path / f"other.csv.{ending}"
    assert pipe.error("table/save", table="t", path=str(other)).kind == "libraryMissing"
    assert not other.exists()
    pipe.request("table/save", table="t")
    assert plain.read_bytes() == TEXT.replace(b"Ada", b"Eve")
    assert sorted(os.listdir(tmp_path)) == sorted(["libraries", path.name, "plain.csv"])


# MARK: Saving


def test_a_save_compresses_again(pipe, path, ending):
    opened(pipe, path)
    before = path.read_bytes()
    answer = pipe.request("table/save", table="t")
    assert answer["way"] == "unchanged" and path.read_bytes() == before
    set_cell(pipe, 1, "name", "Eve")
    answer = pipe.request("table/save", table="t")
    assert answer["way"] == "replaced" and answer["bytes"] == path.stat().st_size
    assert expand(path.read_bytes(), ending) == TEXT.replace(b"Ada", b"Eve")
    pipe.request("table/undo", table="t")
    pipe.request("table/edit", table="t", edits=[{"kind": "insert", "rows": [[4, "Alan", "Wilmslow"]]}])
    pipe.request("table/save", table="t")
    assert expand(path.read_bytes(), ending) == TEXT + b"4,Alan,Wilmslow\n"
    assert rows(pipe) == [*ROWS, [4, "Alan", "Wilmslow"]] and state(pipe) == "asOpened"


def test_the_name_decides_for_other_paths(pipe, tmp_path, path, ending):
    opened(pipe, path)
    set_cell(pipe, 1, "name", "Eve")
    new = TEXT.replace(b"Ada", b"Eve")
    for name in ("copy.csv", "copy.csv.gz", "copy.csv.zst"):
        pipe.request("table/save", table="t", path=str(tmp_path / name), copy=True)
    assert (tmp_path / "copy.csv").read_bytes() == new
    for other in FORMATS:
        assert expand((tmp_path / f"copy.csv.{other}").read_bytes(), other) == new
    plain = tmp_path / "plain.csv"
    pipe.request("table/save", table="t", path=str(plain))
    assert plain.read_bytes() == new
    assert "compression" not in pipe.request("table/describe", table="t")["source"]
    set_cell(pipe, 2, "name", "Ida")
    pipe.request("table/save", table="t")
    assert plain.read_bytes() == new.replace(b"Linus", b"Ida")
    again = tmp_path / f"again.csv.{ending}"
    pipe.request("table/save", table="t", path=str(again))
    assert "compression" in pipe.request("table/describe", table="t")["source"]
    plain.write_bytes(b"x" * 100)
    assert [row[1] for row in rows(pipe)] == ["Eve", "Ida", "Grace"]
    set_cell(pipe, 3, "name", "Joan")
    pipe.request("table/save", table="t")
    assert expand(again.read_bytes(), ending) == new.replace(b"Linus", b"Ida").replace(b"Grace", b"Joan")


def test_a_created_table_is_compressed_by_its_name(pipe, tmp_path, ending):
    pipe.request(
        "table/create", table="t", columns=[{"id": "a", "type": "integer"}], rows=[[1], [2]], keyColumns=[])
    path = tmp_path / f"new.tsv.{ending}"
    pipe.request("table/save", table="t", path=str(path))
    assert expand(path.read_bytes(), ending) == b"a\n1\n2\n"


def test_levels(pipe, path, ending):
    opened(pipe, path)
    set_cell(pipe, 1, "name", "Eve")
    most = {"gz": 9, "zst": 19}[ending]
    if ending == "gz":
        error = pipe.error("table/save", table="t", compressionLevel=10)
        assert error.pointer == "/compressionLevel"
    pipe.request("table/save", table="t", compressionLevel=most)
    assert expand(path.read_bytes(), ending) == TEXT.replace(b"Ada", b"Eve")
    set_cell(pipe, 1, "name", "Ida")
    plain = str(path.with_name("plain.csv"))
    assert pipe.error("table/save", table="t", path=plain, compressionLevel=1).pointer == "/compressionLevel"


def test_a_client_cannot_write_the_text(pipe, path):
    opened(pipe, path)
    set_cell(pipe, 1, "name", "Eve")
    assert pipe.error("table/save", table="t", dryRun=True).kind == "notSavable"
    assert pipe.error("table/adoptFile", table="t").kind == "notSavable"


def test_a_file_with_other_names_is_written_in_place(pipe, tmp_path, path, ending):
    os.link(path, tmp_path / "other")
    opened(pipe, path)
    set_cell(pipe, 1, "name", "Eve")
    assert pipe.request("table/save", table="t")["way"] == "overwritten"
    for file in (path, tmp_path / "other"):
        assert expand(file.read_bytes(), ending) == TEXT.replace(b"Ada", b"Eve")
    set_cell(pipe, 2, "name", "Ida")
    pipe.request("table/save", table="t")
    assert expand(path.read_bytes(), ending) == TEXT.replace(b"Ada", b"Eve").replace(b"Linus", b"Ida")


# MARK: Others


def test_changes_of_others_are_told_and_not_overwritten(pipe, path, ending):
    opened(pipe, path)
    set_cell(pipe, 1, "name", "Eve")
    path.write_bytes(compress(TEXT + b"4,Alan,Wilmslow\n", ending))
    pipe.wait(lambda: state(pipe) == "changed")
    assert rows(pipe) == [[1, "Eve", "London"], *ROWS[1:]], "the content is kept"
    assert pipe.error("table/save", table="t").kind == "fileChanged"
    pipe.request("table/save", table="t", overwrite="always")
    assert expand(path.read_bytes(), ending) == TEXT.replace(b"Ada", b"Eve")


@pytest.mark.parametrize("rule", ["follow", "reload", "merge"])
def test_rules_for_changes(pipe, path, ending, rule):
    opened(pipe, path, whenFileChanges=rule)
    if rule == "merge":
        set_cell(pipe, 1, "name", "Eve")
    new = compress(TEXT, ending) + compress(b"4,Alan,Wilmslow\n", ending)
    other = path.with_name("other")
    other.write_bytes(new)
    if rule == "follow":
        path.write_bytes(new)
        pipe.wait(lambda: state(pipe) == "changed")
        assert rows(pipe) == ROWS, "appended rows are not followed"
        return
    os.rename(other, path)
    pipe.wait(lambda: len(rows(pipe)) == 4)
    first = [1, "Eve", "London"] if rule == "merge" else ROWS[0]
    assert rows(pipe) == [first, *ROWS[1:], [4, "Alan", "Wilmslow"]]
    set_cell(pipe, 2, "name", "Ida")
    pipe.request("table/save", table="t")
    text = TEXT.replace(b"Linus", b"Ida") + b"4,Alan,Wilmslow\n"
    assert expand(path.read_bytes(), ending) == (text.replace(b"Ada", b"Eve") if rule == "merge" else text)


def test_the_same_bytes_are_no_change(pipe, path):
    opened(pipe, path)
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)
    pipe.wait(lambda: state(pipe) == "asOpened")
    os.utime(path, ns=(1, 1))
    assert state(pipe) == "asOpened"


def test_a_dialect_is_set_and_undone(pipe, tmp_path, ending):
    path = tmp_path / f"a.csv.{ending}"
    path.write_bytes(compress("id,name\n1,Zo\u00eb\n".encode("latin-1"), ending))
    opened(pipe, path, dialect={"encoding": "utf-8"})
    before = rows(pipe)
    pipe.request("table/setDialect", table="t", dialect={"encoding": "latin-1"})
    assert rows(pipe) == [[1, "Zo\u00eb"]] != before
    pipe.request("table/undo", table="t")
    assert rows(pipe) == before
    pipe.request("table/redo", table="t")
    set_cell(pipe, 1, "name", "No\u00eb")
    pipe.request("table/save", table="t")
    assert expand(path.read_bytes(), ending) == "id,name\n1,No\u00eb\n".encode("latin-1")


def test_an_export_is_compressed_by_its_name(pipe, tmp_path, path, ending):
    opened(pipe, path)
    out = tmp_path / f"out.json.{ending}"
    answer = pipe.request("table/export", table="t", format="ndjson", to={"path": str(out)})
    assert answer["bytes"] == out.stat().st_size
    assert expand(out.read_bytes(), ending).startswith(b'{"id":1,"name":"Ada"')
    error = pipe.error("table/export", table="t", format="csv", to={"path": str(path), "overwrite": True})
    assert error.pointer == "/to/path"


@pytest.mark.parametrize("is_saved", [False, True])
def test_edits_survive_a_kill(start, tmp_path, monkeypatch, path, is_saved):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    first = start()
    opened(first, path)
    set_cell(first, 1, "name", "Eve")
    if is_saved:
        first.request("table/edit", table="t", edits=[{"kind": "insert", "rows": [[4, "Alan", "Wilmslow"]]}])
        first.request("table/save", table="t")
    set_cell(first, 2, "name", "Ida")
    expected = rows(first)
    first.kill()
    second = start()
    assert opened(second, path)["journal"]["recoverable"]["base"] == "same"
    second.request("table/recover", table="t", action="apply")
    assert rows(second) == expected


def test_a_backup_has_the_edits(start, tmp_path, path):
    pipe = start()
    opened(pipe, path)
    set_cell(pipe, 1, "name", "Eve")
    expected = rows(pipe)
    pipe.request("table/backup", table="t", path=str(tmp_path / "backup"))
    other = start()
    other.request("table/open", table="t", backup=str(tmp_path / "backup"), wait=True)
    assert rows(other) == expected


# MARK: Commands


def run(binary, *arguments, status=0):
    result = subprocess.run([binary, *map(str, arguments)], capture_output=True, text=True)
    assert result.returncode == status, result.stderr
    return result.stdout


def test_commands_take_compressed_files(binary, tmp_path, path, ending):
    assert "Helsinki" in run(binary, "render", path)
    run(binary, "convert", path, "-o", tmp_path / "a.tsv")
    assert (tmp_path / "a.tsv").read_bytes() == TEXT.replace(b",", b"\t")
    run(binary, "convert", tmp_path / "a.tsv", "-o", tmp_path / f"b.csv.{ending}")
    assert expand((tmp_path / f"b.csv.{ending}").read_bytes(), ending) == TEXT
    (tmp_path / "new.csv").write_bytes(TEXT.replace(b"Ada", b"Eve"))
    assert "Eve" in run(binary, "diff", path, tmp_path / "new.csv")
    path.write_bytes(path.read_bytes()[:-2])
    result = subprocess.run([binary, "diff", path, tmp_path / "new.csv"], capture_output=True, text=True)
    assert result.returncode == 2 and "ends in the middle" in result.stderr
