"""A file changes while its table has unsaved edits: both are merged, and nothing is lost."""

import os

import pytest
from watched_file import (
    HEAD,
    ROWS,
    append,
    conflicts,
    describe,
    edit,
    in_conflict,
    open_table,
    replace,
    resolve,
    rows,
    save,
    set_cell,
    settle,
    states,
    undo,
    wait_for,
    wait_rows,
)


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(HEAD + "".join(row + "\n" for row in ROWS))
    return file


def cell_conflict(row, column, base, ours, theirs):
    texts = {"base": base, "ours": ours, "theirs": theirs}
    return {"kind": "cell", "row": row, "column": column, **texts}


def problems(pipe):
    """The problems that the subscription p was told last."""
    updates = [params for method, params in pipe.events if method == "view/update"]
    told = [u["problems"] for u in updates if u["subscription"] == "p" and "problems" in u]
    return told[-1] if told else []


def write(path, text, how="by rename"):
    replace(path, text) if how == "by rename" else path.write_text(text)


# MARK: What becomes of both


@pytest.mark.parametrize("how", ["by rename", "in place"])
@pytest.mark.parametrize("keys", [None, ["id"]])
def test_both_changes_are_in_one_step(pipe, path, how, keys):
    open_table(pipe, path, "merge", **({"keyColumns": keys} if keys else {}))
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    write(path, HEAD + '1,Ada,"Paris"\n2,Grace,New York\n3,Linus,Helsinki\n4,Alan,Wilmslow\n', how)
    wait_rows(pipe, ["1,Eve,Paris", *ROWS[1:], "4,Alan,Wilmslow"])
    answer = describe(pipe)
    assert answer["sourceState"] == "asOpened" and answer["dirty"]
    assert answer["unsaved"] == {"records": 1, "bytes": 3, "columns": False, "order": False}
    assert "conflicts" not in answer
    assert answer["history"]["undo"] == 2 and answer["history"]["undoLabel"] == "Merge"
    text = path.read_text()
    save(pipe)
    assert path.read_text() == text.replace("Ada", "Eve")
    assert not describe(pipe)["dirty"]


def test_without_edits_it_is_a_reload(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    replace(path, HEAD + "3,Linus,Portland\n1,Ada,London\n")
    wait_rows(pipe, ["3,Linus,Portland", "1,Ada,London"])
    answer = describe(pipe)
    assert not answer["dirty"] and answer["history"]["undoLabel"] == "Reload"


def test_the_same_change_on_both_sides_is_saved_already(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"), {"kind": "remove", "rows": [2]})
    replace(path, HEAD + "1,Eve,London\n3,Linus,Helsinki\n")
    wait_for(pipe, "asOpened")
    pipe.wait(lambda: not describe(pipe)["dirty"], what="a clean table")
    assert conflicts(pipe)["count"] == 0
    assert save(pipe)["way"] == "unchanged"


def test_rows_of_both_sides(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe,
         {"kind": "insert", "place": {"kind": "after", "row": 1}, "rows": [{"id": 7, "name": "m"}]},
         {"kind": "remove", "rows": [3]})  # fmt: skip
    replace(path, HEAD + "0,Zero,Bern\n1,Ada,London\n2,Grace,Rome\n3,Linus,Helsinki\n")
    wait_rows(pipe, ["0,Zero,Bern", "1,Ada,London", "7,m,", "2,Grace,Rome"])
    text = path.read_text()
    save(pipe)
    assert path.read_text() == text.replace("1,Ada,London\n", "1,Ada,London\n7,m,\n").replace(
        "3,Linus,Helsinki\n", ""
    )
    undo(pipe)  # the merge
    assert rows(pipe) == ["1,Ada,London", "7,m,", "2,Grace,New York"]
    undo(pipe)
    assert rows(pipe) == ROWS


def test_bytes_of_both_files_stay(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"], dialect={"comment": "#"})
    settle(pipe)
    edit(pipe, set_cell(3, "city", "Portland"))
    text = HEAD + '"3","Linus",Helsinki\r\n# note\n5,Zoe,"Rome"\n1,"Ada","London"'
    path.write_bytes(text.encode())
    wait_rows(pipe, ["3,Linus,Portland", "5,Zoe,Rome", "1,Ada,London"])
    save(pipe)
    assert path.read_bytes().decode() == text.replace("Helsinki", "Portland")
    undo(pipe)  # the merge; the file has what it has
    assert rows(pipe) == [*ROWS[:2], "3,Linus,Portland"]
    assert describe(pipe)["dirty"]


def test_selection_and_sort_survive(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    pipe.request("view/set", view="v", state={"sort": [{"column": "name"}]})
    pipe.request("view/select", view="v", action="replace", rows=[2])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Zora"))
    replace(path, HEAD + "3,Linus,Helsinki\n1,Ada,Paris\n2,Grace,New York\n")
    wait_rows(pipe, ["2,Grace,New York", "3,Linus,Helsinki", "1,Zora,Paris"])
    assert [key for key, _ in pipe.replica("s").rows] == [2, 3, 1]
    assert pipe.request("view/selection", view="v")["items"][0]["row"] == 2


# MARK: Conflicts


def test_a_cell_that_both_changed_is_a_conflict(pipe, path):
    in_conflict(pipe, path)
    answer = conflicts(pipe)
    assert answer["items"] == [
        cell_conflict(1, "name", "Ada", "Eve", "Ida"),
        cell_conflict(2, "city", "New York", "Boston", "Salem"),
    ]
    assert answer["count"] == 2 and describe(pipe)["conflicts"] == 2
    told = [p for m, p in pipe.events if m == "table/didChange"]
    assert told[-1]["conflicts"] == 2
    page = conflicts(pipe, first=1, size=1)
    assert page["items"] == answer["items"][1:] and page["first"] == 1 and "more" not in page
    assert conflicts(pipe, size=1)["more"]
    for params in ({}, {"dryRun": True}, {"overwrite": "always"}):
        error = pipe.error("table/save", table="t", **params)
        assert error.kind == "conflicts" and error.data["count"] == 2
        assert error.data["cells"] == [{"row": 1, "column": "name"}, {"row": 2, "column": "city"}]


def test_conflicts_are_shown_in_windows(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    window = {"kind": "all"}
    pipe.request("view/watch", view="v", subscription="p", window=window, problems=True)
    settle(pipe)
    edit(pipe, set_cell(2, "city", "Boston"))
    replace(path, HEAD + "1,Ada,London\n2,Grace,Salem\n3,Linus,Helsinki\n")
    expected = [{"index": 1, "kind": "conflict", "conflict": "cell", "column": "city"}]
    pipe.wait(lambda: problems(pipe) == expected, what="the problem")
    resolve(pipe, "theirs")
    pipe.sync()
    assert problems(pipe) == []
    undo(pipe)
    pipe.sync()
    assert problems(pipe) == expected


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_all_conflicts_are_decided_at_once(pipe, path, side):
    in_conflict(pipe, path)
    answer = resolve(pipe, side)
    assert answer["resolved"] == 2 and answer["left"] == 0
    assert answer["history"]["undoLabel"] == "Resolve"
    theirs = path.read_text()
    save(pipe)
    ours = theirs.replace("Ida", "Eve").replace("Salem", "Boston")
    assert path.read_text() == (ours if side == "ours" else theirs)
    undo(pipe)
    assert conflicts(pipe)["count"] == 2
    assert rows(pipe)[:2] == ["1,Eve,London", "2,Grace,Boston"]
    pipe.request("table/redo", table="t")
    assert conflicts(pipe)["count"] == 0
    assert not describe(pipe)["dirty"]


def test_conflicts_are_decided_one_by_one(pipe, path):
    in_conflict(pipe, path)
    answer = resolve(pipe, "theirs", conflicts=[{"row": 1, "column": "name"}])
    assert answer["resolved"] == 1 and answer["left"] == 1
    assert resolve(pipe, "theirs", conflicts=[{"row": 1}, {"row": 3}])["resolved"] == 0
    assert pipe.error("table/resolveConflicts", table="t", take="ours",
                      conflicts=[{"row": 99}]).kind == "unknownRow"  # fmt: skip
    error = pipe.error("table/resolveConflicts", table="t", take="ours",
                       conflicts=[{"row": 1, "column": "none"}])  # fmt: skip
    assert error.kind == "unknownColumn" and error.pointer == "/conflicts/0/column"
    edit(pipe, set_cell(2, "city", "Rome"))
    assert conflicts(pipe)["count"] == 0, "an edit decides its cell"
    save(pipe)
    assert path.read_text().splitlines()[1:3] == ["1,Ida,London", "2,Grace,Rome"]
    undo(pipe)
    assert conflicts(pipe)["items"] == [cell_conflict(2, "city", "New York", "Boston", "Salem")]


def test_writing_our_value_again_decides_for_us(pipe, path):
    in_conflict(pipe, path)
    edit(pipe, set_cell(1, "name", "Eve"))
    assert [item["row"] for item in conflicts(pipe)["items"]] == [2]


def test_undoing_the_merge_takes_the_conflicts_back(pipe, path):
    in_conflict(pipe, path)
    undo(pipe)
    assert conflicts(pipe)["count"] == 0 and "conflicts" not in describe(pipe)
    assert rows(pipe) == ["1,Eve,London", "2,Grace,Boston", *ROWS[2:]]
    pipe.request("table/redo", table="t")
    assert conflicts(pipe)["count"] == 2
    undo(pipe)
    text = path.read_text()
    assert pipe.error("table/save", table="t").kind == "fileChanged"
    assert path.read_text() == text
    save(pipe, overwrite="always")  # ours is what is wanted
    assert path.read_text() == HEAD + "1,Eve,London\n2,Grace,Boston\n3,Linus,Helsinki\n"


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_a_row_that_they_removed_and_we_changed(pipe, path, side):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(2, "city", "Boston"))
    replace(path, HEAD + "1,Ada,London\n3,Linus,Helsinki\n")
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [{"kind": "removed", "row": 2, "removedBy": "theirs"}]
    assert rows(pipe) == [ROWS[0], "2,Grace,Boston", ROWS[2]]
    assert resolve(pipe, side)["left"] == 0
    theirs = path.read_text()
    save(pipe)
    ours = theirs.replace("3,", "2,Grace,Boston\n3,")
    assert path.read_text() == (ours if side == "ours" else theirs)


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_a_row_that_we_removed_and_they_changed(pipe, path, side):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, {"kind": "remove", "rows": [2]})
    replace(path, HEAD + "1,Ada,London\n2,Grace,Salem\n3,Linus,Helsinki\n")
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [{"kind": "removed", "row": 2, "removedBy": "ours"}]
    assert rows(pipe) == [ROWS[0], "2,Grace,Salem", ROWS[2]]
    assert pipe.error("table/save", table="t").kind == "conflicts"
    assert pipe.error("table/adoptFile", table="t").kind == "conflicts"
    assert resolve(pipe, side)["resolved"] == 1
    theirs = path.read_text()
    save(pipe)
    assert path.read_text() == (
        theirs.replace("2,Grace,Salem\n", "") if side == "ours" else theirs
    )


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_both_append_a_row_behind_one_that_we_removed_and_they_changed(pipe, path, side):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, {"kind": "remove", "rows": [3]})
    edit(pipe, {"kind": "insert", "rows": [["5", "Eve", "Bonn"]]})
    kept = HEAD + "".join(row + "\n" for row in ROWS[:2])
    replace(path, kept + "3,Linus,Oslo\n5,Eve,Bonn\n")
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [{"kind": "removed", "row": 3, "removedBy": "ours"}]
    assert resolve(pipe, side)["left"] == 0
    save(pipe)
    row = "" if side == "ours" else "3,Linus,Oslo\n"
    assert path.read_text() == kept + row + "5,Eve,Bonn\n"


@pytest.mark.parametrize("side", ["ours", "theirs"])
def test_a_row_that_both_moved(pipe, path, side):
    path.write_text(HEAD + "".join(f"{n},n,c\n" for n in range(1, 7)))
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, {"kind": "move", "rows": [3], "place": {"kind": "start"}})
    replace(path, HEAD + "".join(f"{n},n,c\n" for n in (1, 2, 4, 5, 6, 3)))
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    item = {"kind": "place", "row": 3, "oursAfter": None, "theirsAfter": 6}
    assert conflicts(pipe)["items"] == [item]
    resolve(pipe, side)
    order = [3, 1, 2, 4, 5, 6] if side == "ours" else [1, 2, 4, 5, 6, 3]
    assert rows(pipe) == [f"{n},n,c" for n in order]
    save(pipe)
    assert path.read_text() == HEAD + "".join(f"{n},n,c\n" for n in order)


def test_a_second_change_meets_open_conflicts(pipe, path):
    in_conflict(pipe, path)
    replace(path, HEAD + "1,Eve,London\n2,Grace,Albany\n3,Linus,Helsinki\n4,Alan,Wilmslow\n")
    expected = [cell_conflict(2, "city", "New York", "Boston", "Albany")]
    pipe.wait(lambda: conflicts(pipe)["items"] == expected, what="the new conflict")
    resolve(pipe, "theirs")
    wait_for(pipe, "asOpened")
    save(pipe)
    assert path.read_text().splitlines()[2] == "2,Grace,Albany"


def test_revert_ends_conflicts(pipe, path):
    in_conflict(pipe, path)
    pipe.request("table/revert", table="t")
    assert conflicts(pipe)["count"] == 0 and not describe(pipe)["dirty"]
    assert HEAD + "".join(row + "\n" for row in rows(pipe)) == path.read_text()


def test_our_titles_and_order_of_columns_are_kept(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, {"kind": "setColumn", "column": "name", "options": {"title": "who"}})
    edit(pipe, {"kind": "orderColumns", "columns": ["city", "id", "name"]})
    replace(path, HEAD + "1,Ada,Paris\n2,Grace,New York\n")
    wait_rows(pipe, ["1,Ada,Paris", "2,Grace,New York"])
    assert describe(pipe)["unsaved"]["columns"]
    save(pipe)
    assert path.read_text() == "city,id,who\nParis,1,Ada\nNew York,2,Grace\n"


def test_our_own_columns_are_kept(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, {"kind": "addColumn", "column": "note", "options": {"type": "text"}})
    edit(pipe, set_cell(1, "note", "mine"))
    replace(path, HEAD + "1,Ada,Paris\n2,Grace,New York\n")
    wait_rows(pipe, ["1,Ada,Paris", "2,Grace,New York"])
    save(pipe)
    assert path.read_text() == "id,name,city,note\n1,Ada,Paris,mine\n2,Grace,New York,\n"


def test_two_rows_with_one_key_are_told(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "id", 9))
    replace(path, HEAD + "1,Ada,London\n9,Other,Row\n")
    wait_for(pipe, "replaced")
    settle(pipe)
    assert rows(pipe) == ["9,Ada,London", *ROWS[1:]], "nothing is lost"
    assert pipe.error("table/save", table="t").kind == "fileChanged"


# MARK: What happens to files


def test_deleted_and_created_again(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    path.unlink()
    wait_for(pipe, "removed")
    assert rows(pipe)[0] == "1,Eve,London"
    path.write_text(HEAD + "1,Ada,Paris\n2,Grace,New York\n")
    wait_rows(pipe, ["1,Eve,Paris", "2,Grace,New York"])
    wait_for(pipe, "asOpened")
    save(pipe)
    assert path.read_text() == HEAD + "1,Eve,Paris\n2,Grace,New York\n"


def test_renamed_and_back(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    other = path.with_suffix(".other")
    os.rename(path, other)
    wait_for(pipe, "removed")
    os.rename(other, path)
    wait_for(pipe, "asOpened")
    assert rows(pipe) == ["1,Eve,London", *ROWS[1:]]
    assert describe(pipe)["history"]["undo"] == 1


def test_truncated(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"), {"kind": "remove", "rows": [3]})
    os.truncate(path, len(HEAD + ROWS[0]) + 1)
    wait_rows(pipe, ["1,Eve,London"])
    os.truncate(path, len(HEAD))
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [{"kind": "removed", "row": 1, "removedBy": "theirs"}]
    resolve(pipe, "ours")
    save(pipe)
    assert path.read_text() == HEAD + "1,Eve,London\n"


def test_ten_thousand_touches_are_no_change(pipe, path):
    open_table(pipe, path, "merge")
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    for count in range(10_000):
        os.utime(path, ns=(count, count))
    settle(pipe)
    assert set(states(pipe)) <= {"asOpened"}
    assert describe(pipe)["history"]["undo"] == 1


def test_growth_is_taken_in(pipe, path):
    open_table(pipe, path, "merge")
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    expected = ["1,Eve,London", *ROWS[1:]]
    for number in range(4, 8):
        append(path, f"{number},n{number},c\n")
        expected.append(f"{number},n{number},c")
        wait_rows(pipe, expected)
    text = path.read_text()
    wait_for(pipe, "asOpened")
    assert describe(pipe)["history"]["undo"] == 1, "growth is no step"
    save(pipe)
    assert path.read_text() == text.replace("Ada", "Eve")
    append(path, "8,n8,c\n")
    wait_rows(pipe, [*expected, "8,n8,c"])
    append(path, "9,n9,c")
    wait_rows(pipe, [*expected, "8,n8,c", "9,n9,c"])
    assert describe(pipe)["history"]["undo"] == 2, "a line without an end is merged"


def test_growth_and_edits_of_appended_rows(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    append(path, "4,Alan,Wilmslow\n")
    wait_rows(pipe, [*ROWS, "4,Alan,Wilmslow"])
    edit(pipe, set_cell(4, "name", "mine"))
    path.write_text(path.read_text().replace("Alan", "theirs"))
    pipe.wait(lambda: describe(pipe).get("conflicts") == 1, what="the conflict")
    assert conflicts(pipe)["items"] == [cell_conflict(4, "name", "Alan", "mine", "theirs")]
    append(path, "4,again,here\n")
    wait_for(pipe, "changed")
    assert len(rows(pipe)) == 4, "two rows with one key"
