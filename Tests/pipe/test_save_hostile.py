"""Saving among others: links that move, locks, small devices, numbers of processes that come again."""

import base64
import fcntl
import os
import pathlib
import shutil
import stat
import subprocess
import threading

import pytest
from conftest import absent
from harness import Pipe

TEXT = "id,name\n1,Ada\n2,Grace\n"
NEW = TEXT.replace("Ada", "x")


@pytest.fixture
def people(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text(TEXT)
    return path


def open_edited(pipe, path, value="x", table="t"):
    pipe.request("table/open", table=table, path=str(path), wait=True)
    set_name(pipe, value, table)


def set_name(pipe, value, table="t"):
    edit = {"kind": "set", "row": 1, "column": "name", "value": value}
    pipe.request("table/edit", table=table, edits=[edit])


def hidden(folder):
    return [name for name in os.listdir(folder) if name.startswith(".")]


# MARK: Paths


@pytest.mark.parametrize("path", ["", "a\0b"])
def test_a_path_that_the_system_would_cut_is_refused(pipe, people, path):
    open_edited(pipe, people)
    error = pipe.error("table/save", table="t", path=path, overwrite="always")
    assert (error.kind, error.data["pointer"]) == ("invalidParams", "/path")


def test_a_null_byte_in_a_uri_is_refused(pipe, people):
    open_edited(pipe, people)
    assert pipe.error("table/save", table="t", uri="file:///a%00b").pointer == "/uri"


@pytest.mark.parametrize("overwrite", ["ifUnchanged", "always"])
def test_links_that_lead_to_themselves_stay(pipe, people, tmp_path, overwrite):
    loop = tmp_path / "loop.csv"
    loop.symlink_to("loop.csv")
    open_edited(pipe, people)
    error = pipe.error("table/save", table="t", path=str(loop), overwrite=overwrite)
    assert error.kind == "writeFailed" and error.data["system"] == "ELOOP"
    assert loop.is_symlink() and people.read_text() == TEXT and hidden(tmp_path) == []


def test_a_link_that_leads_elsewhere_since_is_a_conflict(pipe, people, tmp_path):
    link, other = tmp_path / "link.csv", tmp_path / "other.csv"
    other.write_text("id,name\n9,Foreign\n")
    link.symlink_to(people)
    open_edited(pipe, link)
    link.unlink()
    link.symlink_to(other)
    error = pipe.error("table/save", table="t")
    assert error.kind == "fileChanged" and error.data["state"] == "replaced"
    assert other.read_text() == "id,name\n9,Foreign\n"
    pipe.request("table/save", table="t", overwrite="always")
    assert link.is_symlink() and other.read_text() == NEW and people.read_text() == TEXT


def test_a_link_to_nothing_makes_its_file(pipe, people, tmp_path):
    link = tmp_path / "link.csv"
    link.symlink_to("made.csv")
    open_edited(pipe, people)
    pipe.request("table/save", table="t", path=str(link))
    assert link.is_symlink() and (tmp_path / "made.csv").read_text() == NEW


def test_a_file_that_was_removed_comes_back_as_private_as_it_was(pipe, people):
    people.chmod(0o600)
    open_edited(pipe, people)
    people.unlink()
    pipe.request("table/save", table="t")
    assert people.read_text() == NEW and stat.S_IMODE(people.stat().st_mode) == 0o600


# MARK: Others


def test_files_of_an_earlier_process_with_the_same_number_are_no_obstacle(start, people, tmp_path):
    pipe = start()
    number = pipe.process.pid
    for name in (f"{number}-1", f"{number}-1234abcd-1"):
        (tmp_path / f".people.csv.table-server-{name}").write_text("half")
    open_edited(pipe, people)
    pipe.request("table/save", table="t")
    assert people.read_text() == NEW and hidden(tmp_path) == []


def test_a_saved_file_is_not_locked(pipe, people):
    for value in ("x", "yy"):
        open_edited(pipe, people, value) if value == "x" else set_name(pipe, value)
        pipe.request("table/save", table="t")
        with people.open() as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_a_lock_of_another_program_does_not_keep_a_save_from_ending(pipe, people):
    open_edited(pipe, people)
    with people.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        pipe.request("table/save", table="t")
    assert people.read_text() == NEW


def test_of_two_daemons_that_save_at_once_one_is_refused(start, tmp_path):
    pipes = [start(), start()]
    for number in range(15):
        path = tmp_path / f"{number}.csv"
        path.write_text(TEXT)
        for place, pipe in enumerate(pipes):
            open_edited(pipe, path, f"daemon {place}")
        requests = [pipe.start_request("table/save", {"table": "t"}) for pipe in pipes]
        answers = [pipe.answer(request) for pipe, request in zip(pipes, requests, strict=True)]
        winners = [place for place, answer in enumerate(answers) if "result" in answer]
        assert len(winners) == 1, answers
        assert path.read_text() == TEXT.replace("Ada", f"daemon {winners[0]}")
        assert answers[1 - winners[0]]["error"]["data"]["kind"] == "fileChanged"
        for pipe in pipes:
            pipe.request("table/close", table="t")


def test_of_two_tables_of_one_file_that_are_saved_at_once_one_is_refused(pipe, people):
    for number in range(15):
        people.write_text(TEXT)
        for table in "ab":
            open_edited(pipe, people, table * 3, table)
        requests = [pipe.start_request("table/save", {"table": table}) for table in "ab"]
        answers = [pipe.answer(request) for request in requests]
        winners = ["ab"[place] for place, answer in enumerate(answers) if "result" in answer]
        assert len(winners) == 1, (number, answers)
        assert people.read_text() == TEXT.replace("Ada", winners[0] * 3)
        for table in "ab":
            pipe.request("table/close", table=table)


def test_readers_see_the_old_or_the_new_file_at_every_moment(pipe, tmp_path):
    path = tmp_path / "big.csv"
    old = "id,name\n" + "".join(f"{number},row {number}\n" for number in range(20_000))
    path.write_text(old)
    contents = {old}
    stopped = threading.Event()
    torn = []

    def read():
        while not stopped.is_set():
            found = path.read_text()
            if found not in contents:
                torn.append(found)

    pipe.request("table/open", table="t", path=str(path), wait=True)
    reader = threading.Thread(target=read)
    reader.start()
    try:
        for number in range(10):
            contents.add(old.replace("\n0,row 0\n", f"\n0,{'x' * number}\n"))
            set_name(pipe, "x" * number)
            pipe.request("table/save", table="t", sync=False)
    finally:
        stopped.set()
        reader.join()
    assert torn == []


# MARK: Small and odd devices


@pytest.fixture
def small(tmp_path):
    """A file system of 64 KiB."""
    folder = tmp_path / "small"
    folder.mkdir()
    if os.getuid() != 0 or not shutil.which("mount"):
        absent("only root can mount")
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode != 0:
        absent("no file system can be mounted")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def filled(path, size):
    text = "id,name\n1,Ada\n" + "".join(f"{number},{'n' * 90}\n" for number in range(2, size // 95))
    path.write_text(text)
    return text


def test_a_full_device_keeps_the_old_file(pipe, small):
    path = small / "t.csv"
    old = filled(path, 40_000)
    open_edited(pipe, path)
    for _ in range(3):
        error = pipe.error("table/save", table="t")
        assert error.kind == "writeFailed" and error.data["system"] == "ENOSPC"
        assert path.read_text() == old and os.listdir(small) == ["t.csv"]
    assert pipe.request("table/describe", table="t")["dirty"]
    other = small.parent / "elsewhere.csv"
    pipe.request("table/save", table="t", path=str(other))
    assert other.read_text() == old.replace("Ada", "x")


def test_a_file_with_other_names_is_kept_when_it_cannot_grow(pipe, small):
    path = small / "t.csv"
    old = filled(path, 24_000)
    os.link(path, small / "other.csv")
    (small / "ballast").write_bytes(bytes(3 * 4096))
    open_edited(pipe, path, "y" * 5000)
    for _ in range(3):
        error = pipe.error("table/save", table="t")
        assert error.kind == "writeFailed" and error.data["system"] == "ENOSPC"
        assert "copy" not in error.data
        assert path.read_text() == (small / "other.csv").read_text() == old
        assert sorted(os.listdir(small)) == ["ballast", "other.csv", "t.csv"]
    (small / "ballast").unlink()
    assert pipe.request("table/save", table="t")["way"] == "overwritten"
    assert (small / "other.csv").read_text() == old.replace("Ada", "y" * 5000)


def test_a_file_that_is_mounted_by_itself_is_written_over(pipe, people, tmp_path, small):
    (small / "t.csv").write_text(TEXT)
    mounted = tmp_path / "mounted.csv"
    mounted.write_text("")
    subprocess.run(["mount", "--bind", str(small / "t.csv"), str(mounted)], check=True)
    try:
        open_edited(pipe, mounted)
        assert pipe.request("table/save", table="t")["way"] == "overwritten"
        assert mounted.read_text() == (small / "t.csv").read_text() == NEW
        assert hidden(tmp_path) == hidden(small) == []
        set_name(pipe, "zz")
        pipe.request("table/save", table="t")
        assert mounted.read_text() == TEXT.replace("Ada", "zz")
    finally:
        subprocess.run(["umount", "-l", str(mounted)], check=True)


def test_a_file_of_somebody_else_in_a_folder_that_all_share(binary, tmp_path):
    if os.getuid() != 0 or not shutil.which("setpriv"):
        absent("only root can become another user")
    folder = pathlib.Path("/var/tmp") / f"table-server-shared-{os.getpid()}"
    folder.mkdir()
    try:
        folder.chmod(0o1777)
        path = folder / "t.csv"
        path.write_text(TEXT)
        path.chmod(0o666)
        program = folder / "daemon"
        shutil.copy(binary, program)
        pipe = Pipe("setpriv", ["--reuid=65534", "--clear-groups", str(program)])
        try:
            pipe.initialize()
            open_edited(pipe, path)
            assert pipe.request("table/save", table="t")["way"] == "overwritten"
            assert path.read_text() == NEW and path.stat().st_uid == 0
            assert hidden(folder) == []
        finally:
            pipe.end()
    finally:
        shutil.rmtree(folder)


def test_what_was_not_synced_is_written_again_when_it_is_to_be(pipe, people):
    open_edited(pipe, people)
    assert pipe.request("table/save", table="t", sync=False)["way"] == "replaced"
    assert pipe.request("table/save", table="t", sync=False)["way"] == "replaced"
    assert pipe.request("table/save", table="t")["way"] == "replaced"
    assert pipe.request("table/save", table="t")["way"] == "unchanged"
    assert people.read_text() == NEW


# MARK: Content


def test_bytes_that_are_no_text_are_exact_in_a_dry_run(pipe, tmp_path):
    path = tmp_path / "t.csv"
    old = b"id,name\n1,\xff\xfe\n2,a name that is much longer\n"
    path.write_bytes(old)
    pipe.request("table/open", table="t", path=str(path), dialect={"encoding": "utf-8"}, wait=True)
    edit = {"kind": "move", "rows": [2], "place": {"kind": "start"}}
    pipe.request("table/edit", table="t", edits=[edit])
    items = pipe.request("table/save", table="t", dryRun=True)["edits"]["items"]
    pipe.request("table/save", table="t")
    saved = path.read_bytes()
    assert saved == b"id,name\n2,a name that is much longer\n1,\xff\xfe\n"
    for item in reversed(items):
        start, end = item["bytes"]
        new = base64.b64decode(item["base64"]) if "base64" in item else item["newText"].encode()
        old = old[:start] + new + old[end:]
    assert old == saved and any("base64" in item for item in items)


def test_new_content_keeps_the_bytes_of_records_that_it_has_already(pipe, tmp_path):
    path = tmp_path / "t.csv"
    old = 'id,name\r\n1,"Ada"\r\n2,Grace\r\n3,"Linus"'
    path.write_bytes(old.encode())
    pipe.request("table/open", table="t", path=str(path), keyColumns=["id"], wait=True)
    rows = [{"id": 3, "name": "Linus"}, {"id": 4, "name": "Alan"}, {"id": 1, "name": "Ada"}]
    pipe.request("table/setRows", table="t", rows=rows)
    pipe.request("table/save", table="t")
    assert path.read_bytes().decode() == 'id,name\r\n3,"Linus"\r\n4,Alan\r\n1,"Ada"'
    pipe.request("table/undo", table="t")
    pipe.request("table/save", table="t")
    assert path.read_bytes().decode() == old


def test_an_edit_sent_before_a_save_is_in_the_file_and_one_sent_after_is_not(pipe, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("id,name\n" + "".join(f"{number},name {number}\n" for number in range(3000)))
    pipe.start_request("table/open", {"table": "t", "path": str(path)})
    pipe.start_request("view/open", {"table": "t", "view": "v"})
    replace = {"view": "v", "search": {"text": "name"}, "with": "word"}
    before = pipe.start_request("view/replace", replace)
    first = pipe.start_request("table/save", {"table": "t"})
    edit = {"kind": "set", "row": 1, "column": "name", "value": "later"}
    after = pipe.start_request("table/edit", {"table": "t", "edits": [edit]})
    revert = pipe.start_request("table/revert", {"table": "t"})
    assert pipe.result(before)["cells"] == 3000
    assert pipe.result(first)["records"] == 3000
    assert pipe.result(after)["changedCells"] == 1
    assert pipe.result(revert)["records"] == 1
    text = path.read_text()
    assert text.count("word") == 3000 and "later" not in text
    description = pipe.request("table/describe", table="t")
    assert not description["dirty"]
    assert pipe.values("v", "name", keys=[1, 3000]) == ["word 0", "word 2999"]
