"""Tables whose rows the client lends: read in the background, page by page, whatever the source does."""

import random

import pytest
from harness import seeds
from lent import COLUMNS, opened, rows_of, shown, source, wait_for_all


@pytest.mark.parametrize("how", [{}, {"can": {}}], ids=["offset", "key"])
@pytest.mark.parametrize("count", [0, 1, 1000, 1001, 6000])
def test_all_rows_are_read_in_their_order(pipe, lend, how, count):
    lender = lend(rows_of(count))
    answer = opened(pipe, **how)
    assert answer["source"] == {"kind": "lent", "name": "rows", "key": ["id"], "residency": "whole"}
    assert wait_for_all(pipe) == {"count": count, "complete": True, "examined": True}
    assert shown(pipe) == rows_of(count)
    assert all(params["query"] == {"columns": ["id", "name", "n"]} for params in lender.asked)
    if how:
        assert all("offset" not in params for params in lender.asked)
        assert sum("after" not in params for params in lender.asked) == 1


def test_the_first_page_is_shown_before_the_others_are_there(pipe, lend):
    lender = lend(rows_of(5000), after_first(lambda params, page: None))
    answer = opened(pipe)
    assert answer["rowsState"] == {"count": 1000, "complete": False, "examined": True}
    assert len(pipe.request("view/rows", view="v", range={"first": 0, "size": 3})["keys"]) == 3
    pipe.wait(lambda: len(lender.unanswered) == 4, what="four requests at a time")
    waiting = pipe.start_request("view/rows", {"view": "v", "wait": True, "range": {"first": 0, "size": 1}})
    # Another table is not delayed.
    pipe.request("table/create", table="u", rows=[[1]])
    lender.spoil = lambda params, page: page
    for question in reversed(lender.unanswered):
        lender.answer(question)
    assert pipe.answer(waiting)["result"]["complete"] is True
    assert shown(pipe) == rows_of(5000)


def test_a_page_without_its_last_rows_is_asked_for_them(pipe, lend):
    lender = lend(rows_of(3000), lambda params, page: {"rows": page["rows"][: max(1, params["size"] // 3)]})
    opened(pipe)
    wait_for_all(pipe)
    assert shown(pipe) == rows_of(3000)
    assert len(lender.asked) > 6


def test_pages_may_be_objects_and_say_that_they_are_the_last(pipe, lend):
    rows = [{"id": number, "n": number} for number in range(10)]
    lender = lend([], lambda params, page: {"rows": rows, "last": True})
    opened(pipe, columns=[{"id": "id"}, {"id": "n"}, {"id": "name"}])
    assert wait_for_all(pipe)["count"] == 10 and len(lender.asked) == 1
    described = pipe.request("table/describe", table="t")["columns"]
    assert [column["type"] for column in described] == ["integer", "integer", "text"]


def test_values_that_do_not_fit_keep_their_text(pipe, lend):
    lend([[1, "a", "many"], [2, None, 3], ["x", "z", 2.5]])
    opened(pipe)
    cells = [list(row.values()) for _, row in pipe.cells("v")]
    assert cells[0][2] == {"value": None, "text": "many", "error": ("doesNotParse", "many")}
    assert cells[2][0]["error"] == ("doesNotParse", "x") and "error" in cells[2][2]
    assert [cell["value"] for cell in cells[1]] == [2, None, 3] and cells[2][1]["value"] == "z"


def failure(pipe):
    return wait_for_all(pipe)["failure"]["kind"]


def after_first(spoiled):
    """Spoils what is not the first page."""
    return lambda params, page: spoiled(params, page) if params.get("offset") or params.get("after") else page


BAD = {
    "an error": (lambda params, page: RuntimeError("the server is down"), "sourceFailed"),
    "no rows": (lambda params, page: {}, "badSource"),
    "no page": (lambda params, page: [], "badSource"),
    "rows of another kind": (lambda params, page: {"rows": [5]}, "badSource"),
    "too many rows": (lambda params, page: {"rows": [[1, "a", 2]] * (params["size"] + 1)}, "badSource"),
    "too few cells": (lambda params, page: {"rows": [[1, "a"]]}, "badSource"),
    "too many cells": (lambda params, page: {"rows": [[1, "a", 2, 3]]}, "badSource"),
    "another column": (lambda params, page: {"rows": [{"id": 1, "city": 2}]}, "badSource"),
    "half a character": (lambda params, page: b'{"rows": [[1, "\\ud800", 2]]}', "badSource"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_page_ends_the_reading_by_name_and_is_asked_again_by_request(pipe, lend, what):
    spoil, kind = BAD[what]
    lender = lend(rows_of(3000), after_first(spoil))
    opened(pipe)
    assert failure(pipe) == kind
    described = pipe.request("table/describe", table="t")
    assert described["sourceState"] == "unreadable" and described["rowsState"]["count"] == 1000
    assert shown(pipe) == rows_of(1000)
    refused = pipe.error("source/didChange", table="t")
    assert refused.kind == kind and refused.data["source"] == "rows"
    lender.spoil = lambda params, page: page
    pipe.request("source/didChange", table="t")
    described = pipe.request("table/describe", table="t")
    assert described["sourceState"] == "asOpened" and described["dirty"] is False
    assert described["rowsState"] == {"count": 3000, "complete": True, "examined": True}
    assert shown(pipe) == rows_of(3000)


@pytest.mark.parametrize("what", BAD)
def test_a_bad_first_page_is_an_error_of_the_request(pipe, lend, what):
    spoil, kind = BAD[what]
    lender = lend(rows_of(10), spoil)
    assert pipe.error("table/open", table="t", source=source()).kind == kind
    lender.spoil = lambda params, page: page
    opened(pipe)
    assert shown(pipe) == rows_of(10)


def test_a_source_that_repeats_itself_is_noticed(pipe, lend):
    lend(rows_of(5000), lambda params, page: {"rows": rows_of(10)})
    opened(pipe, can={})
    assert failure(pipe) == "badSource"


def test_a_source_without_an_answer_is_asked_twice(pipe, lend):
    lender = lend(rows_of(5000), after_first(lambda params, page: None))
    opened(pipe, deadline=50, can={"offset": True, "parallel": 1})
    assert failure(pipe) == "sourceTimedOut"
    assert [params["offset"] for params in lender.asked] == [0, 1000, 1000]


def test_a_slow_source_is_waited_for(pipe, lend):
    misses = iter([None])
    lender = lend(rows_of(2000), after_first(lambda params, page: next(misses, page)))
    opened(pipe, deadline=100)
    assert wait_for_all(pipe)["complete"] is True and shown(pipe) == rows_of(2000)
    assert len(lender.asked) >= 3


def test_what_does_not_fit_is_listed(pipe, lend):
    rows = [*rows_of(20), [3, "again", 1], [7, "again", 1]]
    lend(rows)
    opened(pipe, rowCount=30, wait=True)
    problems = pipe.request("table/describe", table="t")["source"]["problems"]
    assert [(one["kind"], one.get("expected"), one.get("found")) for one in problems] == [
        ("rowCountDiffers", 30, 22), ("duplicateKeys", None, None)]  # fmt: skip
    assert problems[1]["rows"] == [3, 21, 7, 22]
    assert shown(pipe) == rows
    refused = pipe.error("table/open", table="u", source=source(), keyColumns=["id"])
    assert refused.kind == "duplicateKeys"


def test_new_rows_are_one_step_and_edits_are_merged(pipe, lend):
    lender = lend(rows_of(50))
    opened(pipe)
    lender.rows = [[51, "new", 1], *rows_of(50)[1:40], [45, "other", 3]]
    revision = pipe.request("source/didChange", table="t")["revision"]
    assert shown(pipe) == lender.rows
    described = pipe.request("table/describe", table="t")
    assert (described["revision"], described["dirty"]) == (revision, False)
    assert described["history"]["undo"] == 1 and described["history"]["undoLabel"] == "Reload"
    assert pipe.request("source/didChange", table="t")["revision"] == revision, "nothing has changed"
    pipe.request("table/undo", table="t")
    assert shown(pipe) == rows_of(50)
    pipe.request("table/redo", table="t")
    key = pipe.cells("v")[5][0]
    pipe.request("table/edit", table="t", edits=[
        {"kind": "set", "row": key, "column": "name", "value": "mine"}])  # fmt: skip
    changed = [list(row) for row in lender.rows]
    changed[5][2], changed[9][1] = 99, "theirs"
    lender.rows = changed
    pipe.request("source/didChange", table="t")
    merged = [list(row) for row in changed]
    merged[5][1] = "mine"
    assert shown(pipe) == merged
    assert pipe.request("table/describe", table="t")["dirty"] is True
    changed = [list(row) for row in lender.rows]
    changed[5][1] = "not mine"
    lender.rows = changed
    pipe.request("source/didChange", table="t")
    assert pipe.request("table/describe", table="t")["conflicts"] == 1


def test_many_changes_at_once_are_one_reading(pipe, lend):
    lender = lend(rows_of(10))
    opened(pipe)
    asked = len(lender.asked)
    ids = [pipe.start_request("source/didChange", {"table": "t"}) for _ in range(20)]
    assert all("result" in pipe.answer(one) for one in ids)
    assert len(lender.asked) - asked <= 2 * 20


def test_what_is_wrong_with_a_description_is_named(pipe):
    def refused(**params):
        error = pipe.error("table/open", table="t", **params)
        return error.code, error.kind, error.pointer

    shape = -32602, "invalidParams"
    assert refused(source=source(columns=[{"id": "a"}, {"id": "a"}])) == (*shape, "/source/columns/1/id")
    assert refused(source=source(key=["city"])) == (-32602, "unknownColumn", "/source/key/0")
    assert refused(source={"lent": "s", "columns": COLUMNS}) == (*shape, "/source/key")
    assert refused(source=source(columns=[])) [0] == -32602
    assert refused(source=source(residency="window")) == (*shape, "/source/residency")
    assert refused(source=source(), path="a.csv")[0] == -32602
    assert refused(source=source(), dialect={"delimiter": ","}) == (*shape, "/dialect")
    assert refused(source=source(), journal="on") == (*shape, "/journal")
    pipe.request("table/create", table="t", rows=[[1]])
    assert pipe.error("source/didChange", table="t").kind == "notLent"
    assert pipe.error("source/didChange", table="x").kind == "unknownTable"


def test_options_of_columns_are_applied(pipe, lend):
    lend([[1, "2026-01-31", 3]])
    opened(pipe, keyColumns=["id"], options={
        "name": {"type": "date", "title": "Day"}, "twice": {"computed": "n * 2"}})  # fmt: skip
    assert pipe.cells("v")[0] == [1, {
        "id": {"value": 1, "text": "1"}, "name": {"value": "2026-01-31", "text": "2026-01-31"},
        "n": {"value": 3, "text": "3"}, "twice": {"value": 6, "text": "6"}}]  # fmt: skip


def test_a_table_that_is_closed_asks_no_more(pipe, lend):
    lender = lend(rows_of(9000), after_first(lambda params, page: None))
    opened(pipe)
    pipe.wait(lambda: len(lender.asked) == 5, what="the requests")
    pipe.request("table/close", table="t")
    pipe.wait(lambda: not pipe.tee.questions, what="that they are withdrawn")
    lender.spoil = lambda params, page: None
    opening = pipe.start_request("table/open", {"table": "t", "source": source()})
    pipe.wait(lambda: len(lender.asked) == 6, what="the first page")
    pipe.notify("$/cancelRequest", {"id": opening})
    assert pipe.answer(opening)["error"]["code"] == -32800
    pipe.wait(lambda: not pipe.tee.questions, what="that it is withdrawn")
    lender.spoil = lambda params, page: page
    opened(pipe)
    wait_for_all(pipe)
    assert shown(pipe) == rows_of(9000)


@pytest.mark.parametrize("seed", seeds(6))
def test_whatever_the_source_does_the_table_is_that_of_its_last_good_answers(start, lend_with, seed):
    """A replica equals a fresh read, and after a good reading the table equals the source."""
    r = random.Random(seed)
    pipe = start()
    model = rows_of(r.choice([r.randrange(1, 50), r.randrange(1000, 1400)]))
    chance = [0.0]
    faults = [fault for fault, _ in BAD.values()]

    def spoil(params, page):
        if r.random() < chance[0]:
            return r.choice(faults)(params, page)
        cut = r.randrange(1, params["size"] + 1) if r.random() < 0.2 else params["size"]
        return {"rows": page["rows"][:cut]}

    lender = lend_with(pipe, model, spoil)
    opened(pipe, can=r.choice([{}, {"offset": True}, {"offset": True, "parallel": 2}]))
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    wait_for_all(pipe)
    for _ in range(6):
        chance[0] = r.choice([0, 0, 0.3])
        rows = [list(row) for row in lender.rows]
        for _ in range(r.randrange(4)):
            row = r.choice(rows)
            row[2] = r.randrange(1000)
        if r.random() < 0.5:
            del rows[r.randrange(len(rows)) :]
        if r.random() < 0.5 or not rows:
            rows += [[10_000 + r.randrange(9000) * 8 + n, "new", n] for n in range(3)]
        rows = list({row[0]: row for row in rows}.values())
        lender.rows = rows
        answer = pipe.answer(pipe.start_request("source/didChange", {"table": "t"}))
        if "error" in answer:
            assert answer["error"]["data"]["kind"] in ("badSource", "sourceFailed")
        else:
            assert shown(pipe) == rows
        pipe.sync()
        assert pipe.replica("s").rows == pipe.cells("v")
    pipe.leave()
