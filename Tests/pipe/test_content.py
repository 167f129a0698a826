"""New content for a table, and differences of tables: table/setRows and table/diff."""

import bisect
import json
import pathlib
import random

import pytest
from harness import seeds
from replica import cells_of, expanded, rows_of

COLUMNS = [{"id": "id", "type": "integer"}, {"id": "name"}, {"id": "size", "type": "number"}]


def make(pipe, rows, keyed=True, table="t"):
    keys = {"keyColumns": ["id"]} if keyed else {}
    pipe.request("table/create", table=table, columns=COLUMNS, rows=rows, **keys)
    return pipe.request("view/open", table=table)["view"]


def held(pipe, view):
    """The rows of a view as lists of values."""
    return [[cell["value"] for cell in cells.values()] for _, cells in pipe.cells(view)]


def fewest_moves(old, new):
    """Rows in both minus a longest increasing subsequence."""
    places = {key: place for place, key in enumerate(old)}
    kept = [places[key] for key in new if key in places]
    ends = []
    for place in kept:
        at = bisect.bisect_left(ends, place)
        ends[at : at + 1] = [place]
    return len(kept) - len(ends)


def counts(answer):
    return [answer[name] for name in ("deletes", "inserts", "moves", "updates", "changedCells")]


def applied(rows, answer):
    """Rows as [key, {column: value}] after the diff of a `table/diff`, by the words of the contract."""
    diff = answer["diff"]
    rows = [[key, dict(cells)] for key, cells in rows]
    deletes = expanded(diff["deletes"])
    taken = {old: rows.pop(old)
             for old in sorted(deletes + [old for old, _ in diff["moves"]], reverse=True)}  # fmt: skip
    new = rows_of(diff["inserts"]["keys"], diff["inserts"]["blocks"])
    entries = dict(zip(expanded(diff["inserts"]["at"]), values_of(new)))
    entries.update({target: taken[source] for source, target in diff["moves"]})
    for index in sorted(entries):
        rows.insert(index, entries[index])
    for block in diff["updates"]:
        for row, cell in zip(block["rows"], cells_of(block)):
            rows[row][1][block["column"]] = cell["value"]
    return rows


def values_of(rows):
    return [[key, {c: cell["value"] for c, cell in cells.items()}] for key, cells in rows]


def test_rows_are_found_by_key_and_only_what_differs_is_written(pipe):
    view = make(pipe, [[1, "a", 1], [2, "b", 2], [3, "c", 3], [4, "d", 4]])
    rows = [[4, "d", 4], [1, "a", 1.5], [5, "e", None], [3, "c", 3]]
    answer = pipe.request("table/setRows", table="t", rows=rows, label="Render", author="ada")
    assert answer["outcome"] == "applied" and answer["mode"] == "diff" and answer["revision"] == 2
    assert counts(answer) == [1, 1, 1, 1, 1]
    assert answer["history"] == {"undo": 1, "redo": 0, "current": 1, "saved": 0, "undoLabel": "Render"}
    assert held(pipe, view) == rows
    again = pipe.request("table/setRows", table="t", rows=rows)
    assert again["revision"] == 2 and counts(again) == [0] * 5
    step = pipe.request("table/undo", table="t")["step"]
    assert (step["label"], step["author"]) == ("Render", "ada")
    assert held(pipe, view) == [[1, "a", 1], [2, "b", 2], [3, "c", 3], [4, "d", 4]]
    pipe.request("table/redo", table="t")
    assert held(pipe, view) == rows


def test_rows_as_objects_and_columns_that_are_not_given(pipe):
    view = make(pipe, [[1, "a", 1], [2, "b", 2]])
    answer = pipe.request("table/setRows", table="t", columns=["name", "id"],
                          rows=[{"id": 2, "name": "B"}, {"id": 3}])  # fmt: skip
    assert counts(answer) == [1, 1, 0, 1, 1]
    assert held(pipe, view) == [[2, "B", 2], [3, None, None]]
    pipe.request("table/setRows", table="t", columns=["name", "id"], rows=[["x", 3]])
    assert held(pipe, view) == [[3, "x", None]]
    error = pipe.error("table/setRows", table="t", columns=["name"], rows=[])
    assert (error.code, error.pointer) == (-32602, "/columns")
    pipe.request("table/setRows", table="t", rows=[])
    assert held(pipe, view) == []


def test_rows_without_keys_are_matched_by_content_and_counted(pipe):
    view = make(pipe, [[1, "a", 1], [1, "a", 1], [2, "b", 2]], keyed=False)
    rows = [[2, "b", 2], [1, "a", 1], [3, "c", 3], [1, "a", 1], [1, "a", 1]]
    answer = pipe.request("table/setRows", table="t", rows=rows)
    assert counts(answer) == [0, 2, 1, 0, 0]
    assert held(pipe, view) == rows
    assert [key for key, _ in pipe.cells(view)] == [3, 4, 5, 1, 2]


def test_rows_are_matched_by_other_columns_or_by_keys_beside_them(pipe):
    view = make(pipe, [[1, "a", 1], [2, "b", 2]], keyed=False)
    match = {"kind": "columns", "columns": ["name"]}
    answer = pipe.request("table/setRows", table="t", match=match,
                          rows=[[20, "b", 2], [10, "a", 1]])  # fmt: skip
    assert counts(answer) == [0, 0, 1, 2, 2]
    assert [key for key, _ in pipe.cells(view)] == [2, 1]
    match = {"kind": "given", "keys": [1, None, 2]}
    answer = pipe.request("table/setRows", table="t", match=match,
                          rows=[[0, "x", 1], [5, "n", 5], [20, "b", 2]])  # fmt: skip
    assert counts(answer) == [0, 1, 1, 1, 2]
    assert [key for key, _ in pipe.cells(view)] == [1, 3, 2]
    error = pipe.error("table/setRows", table="t", match={"kind": "given", "keys": [9]}, rows=[[1]])
    assert error.kind == "unknownRow"
    error = pipe.error("table/setRows", table="t", match={"kind": "given", "keys": []}, rows=[[1]])
    assert error.pointer == "/match/keys"
    error = pipe.error("table/setRows", table="t", match={"kind": "keys"}, rows=[])
    assert error.pointer == "/match/kind"


def test_duplicate_and_missing_keys_are_refused_by_row_before_anything_changes(pipe):
    view = make(pipe, [[1, "a", 1], [2, "a", 2]])
    error = pipe.error("table/setRows", table="t",
                       rows=[[3, "x", 1], [1, "y", 1], [3, "z", 1], [1, "w", 1]])  # fmt: skip
    assert error.kind == "duplicateKeys"
    assert error.data["keys"] == [{"key": 3, "rows": [0, 2]}, {"key": 1, "rows": [1, 3]}]
    error = pipe.error("table/setRows", table="t", rows=[[1, "a", 1], [None, "b", 2]])
    assert (error.kind, error.data["rows"]) == ("missingKeys", [1])
    match = {"kind": "columns", "columns": ["name"]}
    error = pipe.error("table/setRows", table="t", rows=[[1, "q", 1]], match=match)
    assert error.kind == "ambiguousRows"
    assert error.data["keys"] == [{"key": "a", "rows": [0, 1]}]
    error = pipe.error("table/setRows", table="t", match={"kind": "content"},
                       rows=[[1, "p", 1], [1, "q", 1]])  # fmt: skip
    assert error.kind == "duplicateKeys"
    error = pipe.error("table/setRows", table="t", rows=[[1, "p", 1], [2, "q", "big"]])
    assert (error.kind, error.pointer) == ("valueDoesNotFit", "/rows/1/2")
    error = pipe.error("table/setRows", table="t", rows=[{"id": 1, "size": "big"}])
    assert (error.kind, error.pointer) == ("valueDoesNotFit", "/rows/0/size")
    error = pipe.error("table/setRows", table="t", rows=[{"id": 1, "colour": "big"}])
    assert (error.kind, error.pointer) == ("unknownColumn", "/rows/0/colour")
    error = pipe.error("table/setRows", table="t", rows=[], seen=0)
    assert error.kind == "conflict"
    assert held(pipe, view) == [[1, "a", 1], [2, "a", 2]]
    assert pipe.request("table/describe", table="t")["revision"] == 1
    pipe.request("table/setRows", table="t", rows=[[1, "p", 1], [2, "q", "big"]], invalid="keep")
    assert pipe.cells(view)[1][1]["size"]["error"] == ("doesNotParse", "big")


def test_a_row_is_the_same_by_chosen_columns_or_by_its_tag(pipe):
    view = make(pipe, [[1, "a", 1], [2, "b", 2]])
    compare = {"kind": "columns", "columns": ["name"]}
    answer = pipe.request("table/setRows", table="t", rows=[[1, "a", 9], [2, "B", 9]],
                          compare=compare)  # fmt: skip
    assert counts(answer) == [0, 0, 0, 1, 2]
    assert held(pipe, view) == [[1, "a", 1], [2, "B", 9]]
    tags = {"kind": "tag", "tags": ["v1", 1]}
    rows = [[1, "t", 1], [2, "t", 2]]
    answer = pipe.request("table/setRows", table="t", rows=rows, compare=tags)
    assert counts(answer) == [0, 0, 0, 2, 3] and held(pipe, view) == rows
    tags = {"kind": "tag", "tags": ["v1", "1"]}
    answer = pipe.request("table/setRows", table="t", rows=[[1, "u", 1], [2, "u", 2]], compare=tags)
    assert counts(answer) == [0, 0, 0, 1, 1]
    assert held(pipe, view) == [[1, "t", 1], [2, "u", 2]]
    # A row that somebody changed is no longer what its tag says.
    pipe.request("table/edit", table="t",
                 edits=[{"kind": "set", "row": 1, "column": "size", "value": 7}])  # fmt: skip
    pipe.request("table/setRows", table="t", rows=[[1, "v", 1], [2, "v", 2]], compare=tags)
    assert held(pipe, view) == [[1, "v", 1], [2, "u", 2]]
    pipe.request("table/undo", table="t")
    pipe.request("table/setRows", table="t", rows=[[1, "v", 1], [2, "v", 2]], compare=tags)
    assert held(pipe, view) == [[1, "v", 1], [2, "u", 2]]
    error = pipe.error("table/setRows", table="t", rows=[[1]], compare=tags)
    assert error.pointer == "/compare/tags"


def test_hints_travel_unread_and_reset_resets(pipe):
    view = make(pipe, [[1, "a", 1], [2, "b", 2], [3, "c", 3], [4, "d", 4]])
    pipe.request("view/watch", view=view, subscription="s", window={"kind": "all"})
    pipe.sync()
    hints = {"animate": {"inserts": "fade"}, "text": "é\n\u2028", "list": [1, 2.50, None]}
    rows = [[1, "a", 1], [2, "b", 2], [3, "c", 3], [4, "D", 4]]
    pipe.request("table/setRows", table="t", rows=rows, hints=hints)
    pipe.sync()
    update = pipe.updates("s")[-1]
    assert update["hints"] == [hints] and update["causes"] == ["setRows"] and "diff" in update
    rows[0][1] = "A"
    answer = pipe.request("table/setRows", table="t", rows=rows, mode="reset")
    assert answer["mode"] == "reset" and counts(answer) == [0, 0, 0, 1, 1]
    pipe.sync()
    assert "reset" in pipe.updates("s")[-1] and "hints" not in pipe.updates("s")[-1]
    for above, expected in [({"changes": 1}, "diff"), ({"changes": 0}, "reset"),
                            ({"share": 0.25}, "diff"), ({"share": 0.2}, "reset")]:  # fmt: skip
        rows[1][2] += 1
        answer = pipe.request("table/setRows", table="t", rows=rows, resetAbove=above)
        pipe.sync()
        assert answer["mode"] == expected
        assert expected in pipe.updates("s")[-1]
    error = pipe.error("table/setRows", table="t", rows=rows, hints="x" * 70_000)
    assert error.data["limit"] == "hintsBytesMax"
    error = pipe.error("table/setRows", table="t", rows=rows, resetAbove={"share": 2})
    assert error.pointer == "/resetAbove/share"


def big(count, step=0):
    return [[number, f"name {number % 1000}", number + step] for number in range(count)]


def test_a_newer_render_takes_the_place_of_older_ones_that_allow_it(pipe):
    view = make(pipe, big(20_000))
    requests = [
        pipe.start_request("table/setRows", {"table": "t", "rows": big(20_000, step), **options})
        for step, options in enumerate([{"supersede": True}] * 6 + [{}, {"supersede": True}], 1)
    ]
    edit = pipe.start_request("table/edit", {"table": "t", "edits": [
        {"kind": "set", "row": 0, "column": "name", "value": "last"}]})  # fmt: skip
    outcomes = [pipe.result(request)["outcome"] for request in requests]
    assert set(outcomes[:6]) <= {"applied", "superseded"} and "superseded" in outcomes
    assert outcomes[6:] == ["applied", "applied"]
    pipe.result(edit)
    rows = held(pipe, view)
    assert rows[0] == [0, "last", 8] and rows[1:] == big(20_000, 8)[1:]


def test_a_render_can_be_cancelled_whole(pipe):
    view = make(pipe, big(20_000))
    first = pipe.start_request("table/setRows", {"table": "t", "rows": big(20_000, 1)})
    second = pipe.start_request("table/setRows", {"table": "t", "rows": big(20_000, 2)})
    pipe.notify("$/cancelRequest", {"id": second})
    assert pipe.result(first)["outcome"] == "applied"
    answer = pipe.answer(second)
    assert answer["error"]["code"] == -32800
    assert held(pipe, view) == big(20_000, 1)


def test_what_is_sent_after_a_big_render_sees_it(pipe):
    view = make(pipe, [])
    requests = [pipe.start_request("table/setRows", {"table": "t", "rows": big(100_000)})]
    requests.append(pipe.start_request("view/rows", {"view": view, "range": {"first": 99_990, "size": 20}}))
    requests.append(pipe.start_request("table/setRows", {"table": "t", "rows": big(100_000)[1:] + [[0, "x", 0]]}))
    requests.append(pipe.start_request("table/undo", {"table": "t"}))
    requests.append(pipe.start_request("view/rows", {"view": view, "range": {"first": 0, "size": 2}}))
    answers = [pipe.result(request) for request in requests]
    assert counts(answers[0]) == [0, 100_000, 0, 0, 0]
    assert answers[1]["keys"] == list(range(99_990, 100_000))
    assert counts(answers[2]) == [0, 0, 1, 1, 1]
    assert answers[4]["keys"] == [0, 1]


@pytest.fixture
def long_file(tmp_path):
    path = tmp_path / "long.csv"
    path.write_text("a,b\n" + "".join(f"{row},{'x' * 50}\n" for row in range(400_000)))
    return str(path)


def test_a_render_of_a_table_that_is_still_loading_waits_for_its_rows(start, long_file):
    for updates in ("merged", "each"):
        pipe = start(updates=updates)
        requests = [pipe.start_request("table/open", {"path": long_file, "table": "t"})]
        requests.append(pipe.start_request("view/open", {"table": "t", "view": "v"}))
        requests.append(pipe.start_request("view/watch", {"view": "v", "subscription": "s",
                                                          "window": {"kind": "entries", "first": 0, "size": 5}}))  # fmt: skip
        rows = [["399999", "x" * 50], ["7", "y"], ["0", "x" * 50]]
        requests.append(pipe.start_request("table/setRows", {"table": "t", "rows": rows}))
        requests.append(pipe.start_request("view/rows", {"view": "v"}))
        answers = [pipe.result(request) for request in requests]
        assert answers[3]["outcome"] == "applied"
        assert counts(answers[3]) == [399_998, 1, 1, 0, 0]
        assert answers[4]["keys"][0] == 400_000 and answers[4]["keys"][2] == 1
        pipe.sync()
        assert pipe.replica("s").counts["source"] == 3
        assert pipe.request("table/describe", table="t")["rowsState"]["complete"] is True
        pipe.request("table/undo", table="t")
        pipe.sync()
        assert pipe.replica("s").counts["source"] == 400_000
        assert [key for key, _ in pipe.cells("v", range={"first": 399_998, "size": 5})] == [399_999, 400_000]
        assert pipe.leave() == 0


def test_a_render_that_waits_for_a_source_gives_way_is_cancelled_or_ends_with_the_table(pipe, long_file):
    def waiting(table, **more):
        pipe.start_request("table/open", {"path": long_file, "table": table})
        params = {"table": table, "rows": [["1", "z"]], **more}
        return pipe.start_request("table/setRows", params)

    old = waiting("t", supersede=True)
    new = pipe.start_request("table/setRows", {"table": "t", "rows": [["2", "z"]]})
    assert pipe.result(old)["outcome"] in ("superseded", "applied")
    assert pipe.result(new)["outcome"] == "applied"
    assert pipe.request("table/describe", table="t")["rowsState"]["count"] == 1
    cancelled = waiting("u")
    pipe.notify("$/cancelRequest", {"id": cancelled})
    answer = pipe.answer(cancelled)
    assert "result" in answer or answer["error"]["code"] == -32800
    count = 1 if "result" in answer else 400_000
    pipe.sync()
    assert pipe.request("table/describe", table="u")["rowsState"]["count"] == count
    ended = waiting("w")
    closing = pipe.start_request("table/close", {"table": "w"})
    answer = pipe.answer(ended)
    assert "result" in answer or answer["error"]["code"] == -32803
    assert pipe.result(closing) is None


# MARK: Differences


def test_two_revisions_and_two_tables_are_compared(pipe):
    view = make(pipe, [[1, "a", 1], [2, "b", 2], [3, "c", 3]])
    before = values_of(pipe.cells(view))
    pipe.request("table/setRows", table="t", rows=[[3, "c", 3], [2, "B", 2.5], [4, "d", 4]])
    answer = pipe.request("table/diff", **{"from": {"table": "t", "revision": 1},
                                           "to": {"table": "t"}})  # fmt: skip
    assert answer["counts"] == {"deletes": 1, "moves": 1, "inserts": 1, "updates": 1, "changes": 4}
    assert applied(before, answer) == values_of(pipe.cells(view))
    assert answer["keys"]["updates"] == [{"index": 1, "key": 2, "columns": ["name", "size"]}]
    assert answer["old"]["deletes"]["keys"] == [1]
    old = {block["column"]: block["values"] for block in answer["old"]["updates"]}
    assert old == {"name": ["b"], "size": [2]}
    back = pipe.request("table/diff", **{"from": {"table": "t"},
                                         "to": {"table": "t", "revision": 1}})  # fmt: skip
    assert applied(values_of(pipe.cells(view)), back) == before
    pages = [
        pipe.request("table/diff", **{"from": {"table": "t", "revision": 1}, "to": {"table": "t"},
                                      "range": {"first": first, "size": 1}})
        for first in range(5)
    ]  # fmt: skip
    assert [page["size"] for page in pages] == [1, 1, 1, 1, 0]
    assert sum((page["diff"]["moves"] for page in pages), []) == answer["diff"]["moves"]
    assert sum((page["keys"]["updates"] for page in pages), []) == answer["keys"]["updates"]
    error = pipe.error("table/diff", **{"from": {"table": "t", "revision": 9}, "to": {"table": "t"}})
    assert (error.kind, error.data["oldest"], error.data["revision"]) == ("revisionIsGone", 1, 2)
    make(pipe, [[1, "A", 1], [2, "b", 2]], keyed=False, table="u")
    match = {"kind": "columns", "columns": ["id"]}
    answer = pipe.request("table/diff", **{"from": {"table": "t", "revision": 1},
                                           "to": {"table": "u"}, "match": match})  # fmt: skip
    assert answer["counts"] == {"deletes": 1, "moves": 0, "inserts": 0, "updates": 1, "changes": 2}
    answer = pipe.request("table/diff", **{"from": {"table": "t", "revision": 1},
                                           "to": {"table": "u"}, "columns": ["size"]})  # fmt: skip
    assert answer["counts"]["changes"] == 1 and answer["columns"] == ["size"]


def test_the_record_of_changes_reaches_as_far_as_it_says(pipe):
    make(pipe, big(1000))
    for step in range(1, 260):
        pipe.request("table/setRows", table="t", rows=big(1000, step), history="none")
    error = pipe.error("table/diff", **{"from": {"table": "t", "revision": 1}, "to": {"table": "t"}})
    assert error.kind == "revisionIsGone"
    oldest = error.data["oldest"]
    answer = pipe.request("table/diff", **{"from": {"table": "t", "revision": oldest},
                                           "to": {"table": "t"}})  # fmt: skip
    assert answer["counts"]["updates"] == 1000


@pytest.mark.parametrize("seed", seeds(5))
def test_contents_at_random_replay_with_the_fewest_moves_and_undo(pipe, seed):
    chance = random.Random(seed)
    keyed = chance.random() < 0.7
    count = chance.choice([6, 40, 3000])
    rows = [[number, chance.choice("abc"), chance.randrange(3)] for number in range(count)]
    view = make(pipe, rows, keyed)
    states = [pipe.cells(view)]
    revisions = [1]
    for _ in range(6):
        old = [row[0] for row in rows]
        rows = [row[:] for row in rows if chance.random() < 0.9]
        for row in rows:
            if chance.random() < 0.1:
                row[chance.choice([1, 2])] = None if chance.random() < 0.2 else row[2]
        if chance.random() < 0.2:
            chance.shuffle(rows)
        for _ in range(chance.randrange(3)):
            if rows:
                rows.insert(chance.randrange(len(rows)), rows.pop(chance.randrange(len(rows))))
            rows.insert(chance.randrange(len(rows) + 1), [chance.randrange(10**6), "new", 0])
        if len({row[0] for row in rows}) < len(rows):
            continue
        for row in rows:
            row[1] = None if row[1] is None else str(row[1])
        answer = pipe.request("table/setRows", table="t", rows=rows)
        assert held(pipe, view) == rows
        if keyed:
            assert answer["moves"] == fewest_moves(old, [row[0] for row in rows])
        if answer["revision"] != revisions[-1]:
            states.append(pipe.cells(view))
            revisions.append(answer["revision"])
    for place in range(len(states)):
        pair = {"from": {"table": "t", "revision": revisions[place]}, "to": {"table": "t"}}
        answer = pipe.request("table/diff", **pair)
        assert applied(values_of(states[place]), answer) == values_of(states[-1])
    for state in states[-2::-1]:
        pipe.request("table/undo", table="t")
        assert pipe.cells(view) == state
    for state in states[1:]:
        pipe.request("table/redo", table="t")
        assert pipe.cells(view) == state


PAIRS = [("bridges", "broken_bridges", "bridge"), ("quote_me", "quote_me2", None),
         ("waffle", "waffle2", None), ("wide1", "wide2", None)]  # fmt: skip


@pytest.mark.parametrize("first, second, key", PAIRS)
def test_pairs_of_small_tables(pipe, corpora, first, second, key):
    match = {"match": {"kind": "columns", "columns": [key]}} if key else {}
    views = {}
    for name in (first, second):
        path = corpora / "daff" / f"{name}.csv"
        probe = pipe.request("table/open", path=str(path), dialect={"header": True})
        texts = {column["id"]: {"type": "text"} for column in probe["columns"]}
        pipe.request("table/open", table=name, path=str(path), columns=texts,
                     dialect={"header": True})  # fmt: skip
        views[name] = pipe.request("view/open", table=name)["view"]
    answer = pipe.request("table/diff", **{"from": {"table": first}, "to": {"table": second}, **match})
    old, new = (values_of(pipe.cells(views[name])) for name in (first, second))
    replayed = applied(old, answer)
    assert [cells for _, cells in replayed] == [cells for _, cells in new]
    if first == "bridges":
        assert [answer["counts"][name] for name in ("deletes", "inserts", "updates")] == [1, 1, 1]
    rows = [list(cells.values()) for _, cells in new]
    result = pipe.request("table/setRows", table=first, rows=rows, **match)
    assert [cells for _, cells in values_of(pipe.cells(views[first]))] == [c for _, c in new]
    for name in ("deletes", "moves", "inserts", "updates"):
        assert result[name] == answer["counts"][name]
    pipe.request("table/undo", table=first)
    assert values_of(pipe.cells(views[first])) == old


CHANGE_SETS = json.loads(pathlib.Path(__file__).with_name("change_sets.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CHANGE_SETS["rows"], ids=lambda case: f"{case['old']}{case['new']}")
def test_change_sets_of_other_libraries(pipe, case):
    """Replay reaches the target, with no more moves than they list."""
    columns = [{"id": "key"}, {"id": "state", "type": "integer"}]
    match = {"match": {"kind": case["match"]}} if "match" in case else {}
    keys = {} if match else {"keyColumns": ["key"]}
    pipe.request("table/create", table="t", columns=columns, **keys,
                 rows=[[key, 0] for key in case["old"]])  # fmt: skip
    view = pipe.request("view/open", table="t")["view"]
    pipe.request("view/watch", view=view, subscription="s", window={"kind": "all"})
    old = values_of(pipe.cells(view))
    rows = [[key, int(key in case.get("changed", ()))] for key in case["new"]]
    answer = pipe.request("table/setRows", table="t", rows=rows, **match)
    deletes, inserts, moves, updates = case["listed"]
    assert counts(answer)[:2] == [deletes, inserts] and answer["updates"] == updates
    assert answer["moves"] <= moves
    difference = pipe.request("table/diff", **{"from": {"table": "t", "revision": 1},
                                               "to": {"table": "t"}})  # fmt: skip
    new = values_of(pipe.cells(view))
    assert applied(old, difference) == new and difference["counts"]["moves"] <= moves
    assert [list(cells.values()) for _, cells in new] == rows
    pipe.sync()
    held_rows = [[cell["value"] for cell in cells.values()] for _, cells in pipe.replica("s").rows]
    assert held_rows == rows
