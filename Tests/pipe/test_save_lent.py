"""Saving tables of lent sources: one request, a transaction of the source."""

import random

import pytest
from harness import seeds
from lent import opened, rows_of, shown

CAN = {"offset": True, "write": True}


def edit(pipe, *edits):
    return pipe.request("table/edit", table="t", edits=list(edits))


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def save(pipe, **params):
    return pipe.request("table/save", table="t", **params)


def dirty(pipe):
    return pipe.request("table/describe", table="t")["dirty"]


def test_edits_inserts_and_removals_are_one_request(pipe, lend):
    lender = lend(rows_of(4))
    opened(pipe, can=CAN, wait=True)
    edit(pipe, set_cell(1, "name", "one"), {"kind": "remove", "rows": [3]},
         {"kind": "insert", "rows": [{"name": "five", "n": 5}]})  # fmt: skip
    dry = save(pipe, dryRun=True)
    assert dry["dirty"] is True and "way" not in dry
    expected = [
        {"kind": "remove", "row": 3, "key": [3], "before": {"id": 3, "name": "row 3", "n": 1}},
        {"kind": "update", "row": 1, "key": [1], "values": {"name": "one"},
         "before": {"id": 1, "name": "row 1", "n": 7}},
        {"kind": "insert", "row": 5, "values": {"name": "five", "n": 5}},
    ]  # fmt: skip
    assert dry["changes"] == {"count": 3, "first": 0, "size": 3, "items": expected}
    part = save(pipe, dryRun=True, range={"first": 1, "size": 1})["changes"]
    assert part == {"count": 3, "first": 1, "size": 1, "more": True, "items": expected[1:2]}
    assert lender.writes == []
    answer = save(pipe)
    assert (answer["way"], answer["dirty"], answer["records"]) == ("committed", False, 3)
    assert [write["changes"] for write in lender.writes] == [expected]
    assert lender.rows == [[1, "one", 7], [2, "row 2", 4], [4, "row 4", 8], [5, "five", 5]]
    # The source has given the new row an id, which is shown.
    assert shown(pipe) == lender.rows
    assert save(pipe)["way"] == "unchanged" and len(lender.writes) == 1
    revision = pipe.request("table/describe", table="t")["revision"]
    assert pipe.request("source/didChange", table="t")["revision"] == revision, "it is known"
    edit(pipe, set_cell(5, "n", 6))
    save(pipe)
    assert lender.writes[1]["changes"][0]["key"] == [5]


def test_undo_reaches_back_over_a_save(pipe, lend):
    lender = lend(rows_of(4))
    opened(pipe, can=CAN)
    edit(pipe, set_cell(1, "n", 100))
    edit(pipe, {"kind": "remove", "rows": [2]})
    save(pipe)
    for _ in range(2):
        pipe.request("table/undo", table="t")
    assert dirty(pipe)
    save(pipe)
    assert [write["kind"] for write in lender.writes[1]["changes"]] == ["update", "insert"]
    assert sorted(lender.rows) == rows_of(4)
    assert shown(pipe) == rows_of(4)


def test_rows_that_others_have_changed_are_conflicts(pipe, lend):
    lender = lend(rows_of(4))
    opened(pipe, can=CAN)
    edit(pipe, set_cell(1, "n", 100), set_cell(2, "n", 200), set_cell(3, "n", 300))
    lender.rows = [[1, "theirs", 7], *rows_of(4)[2:]]
    refused = pipe.error("table/save", table="t")
    assert refused.kind == "rowsChanged" and refused.data["source"] == "rows"
    assert refused.data["changedRows"] == [{"row": 1, "gone": False}, {"row": 2, "gone": True}]
    assert dirty(pipe) and lender.rows[0] == [1, "theirs", 7]
    # What others have done is read, merged, and written.
    pipe.request("source/didChange", table="t")
    assert pipe.request("table/describe", table="t")["conflicts"] == 1
    assert pipe.error("table/save", table="t").kind == "conflicts"
    pipe.request("table/resolveConflicts", table="t", take="theirs")
    save(pipe)
    assert lender.rows == [[1, "theirs", 100], [3, "row 3", 300], [4, "row 4", 8]] == shown(pipe)


def test_changed_rows_may_be_overwritten(pipe, lend):
    lender = lend(rows_of(2))
    opened(pipe, can=CAN)
    edit(pipe, set_cell(1, "n", 100))
    lender.rows = [[1, "theirs", 7], rows_of(2)[1]]
    assert save(pipe, overwrite="always")["way"] == "committed"
    assert lender.writes[0]["overwrite"] is True and lender.rows[0] == [1, "theirs", 100]


class Refusal(Exception):
    data = {"change": 1, "column": "n", "reason": "n must be small"}


BAD = {
    "an error": (lambda: RuntimeError("the server is down"), "sourceFailed"),
    "a refused row": (lambda: Refusal("CHECK failed"), "constraint"),
    "no object": (lambda: "done", "badSource"),
    "an unknown change": (lambda: {"written": [{"change": 9, "values": {}}]}, "badSource"),
    "an unknown column": (lambda: {"written": [{"change": 0, "values": {"x": 1}}]}, "badSource"),
    "an unknown conflict": (lambda: {"conflicts": [{"change": 7}]}, "badSource"),
    "no answer": (lambda: None, "sourceTimedOut"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_save_that_fails_leaves_the_table_dirty(pipe, lend, what):
    spoil, kind = BAD[what]
    lender = lend(rows_of(4))
    opened(pipe, can=CAN, deadline=200)
    edit(pipe, set_cell(1, "n", 100), set_cell(2, "n", 200))
    before = shown(pipe)
    lender.spoil = lambda params, result: spoil() if "changes" in params else result
    refused = pipe.error("table/save", table="t")
    assert refused.kind == kind
    if kind == "constraint":
        assert refused.data["row"] == 2 and refused.data["column"] == "n"
        assert refused.data["reason"] == "n must be small"
    assert dirty(pipe) and shown(pipe) == before
    lender.spoil = lambda params, result: result
    lender.rows = rows_of(4)  # the bad answers had not written
    assert save(pipe)["way"] == "committed" and lender.rows == before


def test_a_save_waits_for_its_answer_and_edits_go_on(pipe, lend):
    lender = lend(rows_of(3), lambda params, result: None if "changes" in params else result)
    opened(pipe, can=CAN)
    edit(pipe, set_cell(1, "n", 100))
    saving = pipe.start_request("table/save", {"table": "t"})
    pipe.wait(lambda: lender.unanswered, what="the write")
    edit(pipe, set_cell(2, "n", 200))
    again = pipe.start_request("table/save", {"table": "t"})
    changing = pipe.start_request("source/didChange", {"table": "t"})
    lender.spoil = lambda params, result: result
    lender.send(lender.unanswered[0], result={})
    lender.rows[0] = [1, "row 1", 100]
    first = pipe.answer(saving)["result"]
    assert (first["way"], first["dirty"]) == ("committed", True)
    assert pipe.answer(again)["result"]["dirty"] is False
    assert "result" in pipe.answer(changing)
    assert lender.rows == [[1, "row 1", 100], [2, "row 2", 200], rows_of(3)[2]] == shown(pipe)


def test_what_cannot_be_saved_is_refused_by_name(pipe, lend):
    lend(rows_of(3))
    opened(pipe)
    edit(pipe, set_cell(1, "n", 100))
    assert pipe.error("table/save", table="t").kind == "notSavable"
    pipe.request("table/close", table="t")
    opened(pipe, can=CAN)
    edit(pipe, set_cell(1, "n", 100))
    for params in ({"path": "a.csv"}, {"encoding": "utf-8"}, {"dialect": {"header": True}}):
        assert pipe.error("table/save", table="t", **params).kind == "notSavable"
    assert pipe.error("table/backup", table="t", path="a.backup").kind == "notSavable"
    edit(pipe, {"kind": "move", "rows": [3], "place": {"kind": "start"}})
    assert pipe.error("table/save", table="t").kind == "notSavable"
    pipe.request("table/undo", table="t")
    edit(pipe, {"kind": "addColumn", "column": "more"})
    assert pipe.error("table/save", table="t").kind == "notSavable"
    pipe.request("table/undo", table="t")
    assert save(pipe)["way"] == "committed"
    refused = pipe.error("table/open", table="u", source={
        "lent": "s", "columns": [{"id": "a"}], "can": {"offset": True, "write": True}})  # fmt: skip
    assert refused.pointer == "/source/key"


def test_rows_without_a_key_of_their_own_are_not_written(pipe, lend):
    lender = lend([[1, "a", 1], [1, "b", 2]])
    opened(pipe, can=CAN)
    edit(pipe, set_cell(1, "n", 100))
    assert pipe.error("table/save", table="t").kind == "notSavable" and lender.writes == []


@pytest.mark.parametrize("seed", seeds(6))
def test_after_a_save_the_source_has_what_the_table_shows(start, lend_with, seed):
    """Edits, undo, saves and changes by others, against the source."""
    r = random.Random(seed)
    pipe = start()
    lender = lend_with(pipe, rows_of(r.randrange(1, 40)))
    opened(pipe, can=r.choice([CAN, {"write": True}]))
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    for _ in range(25):
        keys = [key for key, _ in pipe.cells("v")]
        what = r.choice(["set", "set", "insert", "remove", "undo", "redo", "save", "save", "theirs"])
        if what == "set" and keys:
            edit(pipe, set_cell(r.choice(keys), r.choice(["name", "n"]), r.randrange(100)))
        elif what == "insert":
            edit(pipe, {"kind": "insert", "rows": [{"name": "new", "n": r.randrange(9)}]})
        elif what == "remove" and len(keys) > 1:
            edit(pipe, {"kind": "remove", "rows": [r.choice(keys)]})
        elif what in ("undo", "redo"):
            pipe.request(f"table/{what}", table="t")
        elif what == "theirs" and lender.rows:
            lender.rows = [list(row) for row in lender.rows]
            r.choice(lender.rows)[2] = 1000 + r.randrange(1000)
            pipe.request("source/didChange", table="t")
            if pipe.request("table/describe", table="t").get("conflicts"):
                pipe.request("table/resolveConflicts", table="t", take=r.choice(["ours", "theirs"]))
        elif what == "save":
            save(pipe)
            assert not dirty(pipe)
            assert sorted(shown(pipe)) == sorted(lender.rows)
        pipe.sync()
        assert pipe.replica("s").rows == pipe.cells("v")
    pipe.leave()
