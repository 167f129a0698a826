"""A client that writes the text edits of a dry run itself tells the daemon, and the table is clean."""

import os
import random

import pytest
from harness import seeds

TEXT = 'id,name,city\r\n1,"Ada",London\r\n# a note\n2,Grace,"New York"\r\n3,Linus,Helsinki'


def in_place(path, data):
    with open(path, "r+b") as file:
        file.write(data)
        file.truncate()


def by_renaming(path, data):
    other = path.with_name("other")
    other.write_bytes(data)
    os.replace(other, path)


def made_anew(path, data):
    path.rename(path.with_name("backup"))
    path.write_bytes(data)


WAYS = [in_place, by_renaming, made_anew]


@pytest.fixture
def people(tmp_path):
    path = tmp_path / "people.csv"
    path.write_bytes(TEXT.encode())
    return path


def opened(pipe, path, **params):
    params = {"table": "t", "path": str(path), "dialect": {"comment": "#"}, "wait": True, **params}
    return pipe.request("table/open", **params)


def edit(pipe, *edits):
    return pipe.request("table/edit", table="t", edits=list(edits))


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def described(pipe):
    return pipe.request("table/describe", table="t")


def cells(pipe, table="t"):
    view = pipe.request("view/open", table=table)["view"]
    found = pipe.cells(view, range={"first": 0, "size": 1000})
    pipe.request("view/close", view=view)
    return [[cell["text"] for cell in row.values()] for _, row in found]


def edited(pipe, path, encoding="utf-8"):
    """The bytes that the client writes: those of the file with the edits of a dry run."""
    data = path.read_bytes()
    for item in reversed(pipe.request("table/save", table="t", dryRun=True)["edits"]["items"]):
        start, end = item["bytes"]
        data = data[:start] + item["newText"].encode(encoding) + data[end:]
    return data


@pytest.mark.parametrize("way", WAYS)
def test_the_table_is_clean_as_after_its_own_save(pipe, people, way):
    opened(pipe, people)
    for city in ("Arlington, VA", "X", "A longer name of a city"):
        edit(pipe, set_cell(2, "city", city), {"kind": "remove", "rows": [1]})
        expected = cells(pipe)
        revision = described(pipe)["revision"]
        data = edited(pipe, people)
        way(people, data)
        answer = pipe.request("table/adoptFile", table="t")
        known = described(pipe)
        assert answer == {"revision": known["revision"], "bytes": len(data), "dirty": False}
        # The watch may have seen the other content first, which is a revision.
        assert known["revision"] - revision in (0, 1)
        assert not known["dirty"] and known["savedRevision"] == known["revision"]
        assert known["sourceState"] == "asOpened" and known["source"]["bytes"] == len(data)
        assert cells(pipe) == expected
        pipe.request("table/undo", table="t")
        assert described(pipe)["dirty"] and cells(pipe)[1][2] != city
    assert pipe.request("table/save", table="t")["path"] == str(people)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("change", "offset", "at"),
    [
        (lambda data: data.replace(b"Linus", b"Lin-s"), 58, (4, 5)),
        (lambda data: data + b"\n", None, None),
        (lambda data: data[:-3], None, None),
        (lambda data: b"", 0, (0, 0)),
    ],
)
def test_another_content_is_refused_and_nothing_changes(pipe, people, way, change, offset, at):
    opened(pipe, people)
    edit(pipe, set_cell(2, "city", "Rome"))
    expected, known = cells(pipe), described(pipe)
    right = edited(pipe, people)
    wrong = change(right)
    way(people, wrong)
    refused = pipe.error("table/adoptFile", table="t")
    same = next((place for place, (a, b) in enumerate(zip(right, wrong)) if a != b), None)
    same = min(len(right), len(wrong)) if same is None else same
    assert (refused.kind, refused.data["offset"]) == ("fileDiffers", same)
    before = wrong[:same].decode().replace("\r\n", "\n").split("\n")
    place = {"line": len(before) - 1, "character": len(before[-1])}
    assert refused.data["start"] == place and refused.data["path"] == str(people)
    assert offset is None or (same, tuple(place.values())) == (offset, at)
    now = described(pipe)
    assert now["dirty"] and now["history"] == known["history"] and cells(pipe) == expected
    way(people, right)
    assert not pipe.request("table/adoptFile", table="t")["dirty"]


def test_a_file_that_was_not_written_is_refused_while_the_table_is_dirty(pipe, people):
    opened(pipe, people)
    assert not pipe.request("table/adoptFile", table="t")["dirty"]
    edit(pipe, set_cell(1, "name", "Eve"))
    assert pipe.error("table/adoptFile", table="t").kind == "fileDiffers"
    people.unlink()
    assert pipe.error("table/adoptFile", table="t").kind == "notFound"


def test_a_file_written_over_that_was_not_kept_cannot_be_compared(start, people):
    pipe = start("--kept-file-bytes=1")
    opened(pipe, people)
    edit(pipe, set_cell(2, "city", "Rome"))
    in_place(people, TEXT.replace('"New York"', "Rome").encode())
    assert pipe.error("table/adoptFile", table="t").kind == "sourceChanged"
    assert described(pipe)["dirty"]


def test_a_table_without_a_file_has_nothing_to_adopt(pipe, tmp_path):
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[["1"]])
    assert pipe.error("table/adoptFile", table="t").data["pointer"] == "/table"
    path = tmp_path / "made.csv"
    pipe.request("table/save", table="t", path=str(path))
    edit(pipe, set_cell(1, "a", "2"))
    path.write_text("a\n2\n")
    assert not pipe.request("table/adoptFile", table="t")["dirty"]
    assert not described(pipe)["dirty"]


def test_a_file_that_is_reloaded_is_not_reloaded_after_it(pipe, people):
    opened(pipe, people, whenFileChanges="reload")
    edit(pipe, set_cell(2, "city", "Rome"))
    in_place(people, edited(pipe, people))
    answer = pipe.request("table/adoptFile", table="t")
    assert not answer["dirty"]
    pipe.request("view/sync", table="t")
    history = pipe.request("table/history", table="t")
    assert history["count"] == 1 and history["revision"] == answer["revision"]


def test_the_journal_begins_anew(start, people, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    pipe = start()
    opened(pipe, people)
    edit(pipe, set_cell(2, "city", "Rome"))
    in_place(people, edited(pipe, people))
    pipe.request("table/adoptFile", table="t")
    edit(pipe, set_cell(1, "city", "Oslo"))
    pipe.kill()
    again = start()
    found = opened(again, people)["journal"]["recoverable"]
    assert (found["changes"], found["base"]) == (1, "same")
    again.request("table/recover", table="t", action="apply")
    assert [row[2] for row in cells(again)] == ["Oslo", "Rome", "Helsinki"]


def test_it_waits_for_earlier_changes_and_later_ones_make_it_dirty(pipe, people):
    opened(pipe, people)
    edit(pipe, set_cell(2, "city", "Rome"))
    in_place(people, edited(pipe, people))
    adopted = pipe.start_request("table/adoptFile", {"table": "t"})
    later = pipe.start_request("table/edit", {"table": "t", "edits": [set_cell(1, "city", "Bonn")]})
    first, second = pipe.result(adopted), pipe.result(later)
    assert first["revision"] < second["revision"]
    assert described(pipe)["dirty"] and described(pipe)["savedRevision"] == first["revision"]


def random_text(r):
    rows = [
        ",".join(r.choice(["a", '"b,c"', "", "ü", "1", '"d ""e"""']) for _ in range(3))
        for _ in range(r.randrange(1, 40))
    ]
    return r.choice(["\n", "\r\n"]).join(["x,y,z", *rows]) + r.choice(["", "\n"])


def random_edit(r, keys):
    kind = r.choice(["set", "set", "insert", "remove", "move"])
    if kind == "insert":
        rows = [{"x": r.choice(["n", "n,m", "ö"]), "z": "q"}]
        return {"kind": "insert", "place": {"kind": r.choice(["start", "end"])}, "rows": rows}
    if kind == "move":
        return {"kind": "move", "rows": [r.choice(keys)], "place": {"kind": "start"}}
    if kind == "remove":
        return {"kind": "remove", "rows": [keys.pop(r.randrange(len(keys)))]}
    return set_cell(r.choice(keys), r.choice("xyz"), r.choice(["k", "l\nm", "", "é"]))


def test_any_edits_that_the_client_writes_itself_leave_a_table_like_a_fresh_one(pipe, tmp_path):
    for seed in seeds(12):
        r = random.Random(seed)
        path = tmp_path / f"{seed}.csv"
        encoding = r.choice(["utf-8", "utf-8", "utf-16"])
        plain = encoding.replace("16", "16le")
        path.write_bytes(random_text(r).encode(encoding))
        columns = {"columns": {id: {"type": "text"} for id in "xyz"}}
        dialect = {"encoding": plain, "delimiter": ",", "header": True}
        pipe.request(
            "table/open", table="t", path=str(path), wait=True, dialect=dialect, **columns
        )
        keys = list(range(1, described(pipe)["rowsState"]["count"] + 1))
        for _ in range(3):
            edit(pipe, *(random_edit(r, keys) for _ in range(r.randrange(1, 4)) if keys))
            r.choice(WAYS)(path, edited(pipe, path, plain))
            assert not pipe.request("table/adoptFile", table="t")["dirty"], seed
            pipe.request(
                "table/open", table="u", path=str(path), wait=True, dialect=dialect, **columns
            )
            assert cells(pipe) == cells(pipe, "u"), seed
            pipe.request("table/close", table="u")
        pipe.request("table/close", table="t")
