"""The file of a table is watched: nothing of somebody else's work is missed, and nothing is seen
where nothing happened."""

import os
import random
import time

import pytest
from harness import seeds
from watched_file import (
    HEAD,
    ROWS,
    append,
    describe,
    edit,
    open_table,
    replace,
    rows,
    set_cell,
    settle,
    states,
    wait_for,
    wait_rows,
)


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(HEAD + "".join(row + "\n" for row in ROWS))
    return file


# MARK: Telling


def test_what_happens_to_a_file_is_told_without_a_question(pipe, path):
    assert open_table(pipe, path)["whenFileChanges"] == "tell"
    kept = path.with_suffix(".kept")
    os.rename(path, kept)
    wait_for(pipe, "removed")
    os.rename(kept, path)
    wait_for(pipe, "asOpened")
    replace(path, HEAD + "9,Alan,Wilmslow\n")
    wait_for(pipe, "replaced")
    assert rows(pipe) == ROWS, "the rows are those that were opened"
    path.unlink()
    wait_for(pipe, "removed")
    path.write_text(HEAD)
    wait_for(pipe, "replaced")


@pytest.mark.parametrize("how", ["append", "truncate", "rewrite"])
def test_other_content_of_the_same_file_is_told(pipe, path, how):
    open_table(pipe, path)
    if how == "append":
        append(path, "4,Alan,Wilmslow\n")
    elif how == "truncate":
        os.truncate(path, 20)
    else:
        path.write_text(path.read_text().replace("Ada", "Eve"))
    wait_for(pipe, "changed")


def test_ten_thousand_touches_are_no_change(pipe, path):
    open_table(pipe, path)
    for count in range(10_000):
        os.utime(path, ns=(count, count))
    settle(pipe)
    assert set(states(pipe)) <= {"asOpened"}


def test_the_same_bytes_are_no_change(pipe, path):
    open_table(pipe, path)
    text = path.read_text()
    replace(path, text)
    settle(pipe)
    assert set(states(pipe)) <= {"asOpened"}
    path.write_text(text)  # it is empty for a moment
    settle(pipe)
    assert describe(pipe)["sourceState"] == "asOpened"
    path.unlink()
    path.write_text(text)
    settle(pipe)
    assert describe(pipe)["sourceState"] == "asOpened"
    edit(pipe, set_cell(1, "name", "Eve"))
    pipe.request("table/save", table="t")
    assert path.read_text() == text.replace("Ada", "Eve")


@pytest.mark.parametrize("rule", ["tell", "follow", "reload", "merge"])
@pytest.mark.parametrize("is_dirty", [False, True], ids=["clean", "dirty"])
def test_the_same_bytes_are_no_change_after_a_save(pipe, path, rule, is_dirty):
    """As git, a synchronization or another editor writes them: by a new file, or in place."""
    open_table(pipe, path, rule)
    edit(pipe, set_cell(1, "name", "a longer name, with a comma"))
    pipe.request("table/save", table="t", sync=False)
    os.utime(path, ns=(1, 1))  # a program that runs after a save
    assert describe(pipe)["sourceState"] == "asOpened"
    text = path.read_text()
    if is_dirty:
        edit(pipe, set_cell(2, "name", "Eve"))
    replace(path, text)
    wait_for(pipe, "asOpened")
    path.write_text(text.replace("Linus", "Alan!"))
    replace(path, text)
    wait_for(pipe, "asOpened")
    edit(pipe, set_cell(2, "name", "Ida"))
    pipe.wait(lambda: describe(pipe)["sourceState"] == "asOpened")
    pipe.request("table/save", table="t", sync=False)
    assert path.read_text() == text.replace("Grace", "Ida")


def test_a_change_that_is_taken_back_is_none_any_more(pipe, path):
    open_table(pipe, path)
    text = path.read_text()
    path.write_text(text.replace("Ada", "Eve"))
    wait_for(pipe, "changed")
    path.write_text(text)
    wait_for(pipe, "asOpened")
    assert rows(pipe) == ROWS


def test_an_own_save_is_no_change(pipe, path, tmp_path):
    open_table(pipe, path)
    for number in range(20):
        edit(pipe, set_cell(1, "name", f"name {number}"))
        pipe.request("table/save", table="t", sync=False)
    settle(pipe)
    os.utime(path, ns=(1, 1))
    settle(pipe)
    assert set(states(pipe)) == {"asOpened"}
    other = tmp_path / "folder" / "other.csv"
    other.parent.mkdir()
    pipe.request("table/save", table="t", path=str(other))
    append(path, "4,Alan,Wilmslow\n")
    settle(pipe)
    assert set(states(pipe)) == {"asOpened"}, "the table belongs to the other file now"
    append(other, "4,Alan,Wilmslow\n")
    wait_for(pipe, "changed")


def test_a_file_behind_a_link_is_watched(pipe, path, tmp_path):
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link = folder / "link.csv"
    link.symlink_to(path)
    open_table(pipe, link)
    append(path, "4,Alan,Wilmslow\n")
    wait_for(pipe, "changed")
    link.unlink()
    wait_for(pipe, "changed")
    assert describe(pipe)["sourceState"] == "changed"


def test_a_folder_that_goes_away_is_looked_at_again(pipe, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "t.csv"
    path.write_text(HEAD + ROWS[0] + "\n")
    open_table(pipe, path)
    os.rename(folder, tmp_path / "moved")
    wait_for(pipe, "removed")
    os.rename(tmp_path / "moved", folder)
    wait_for(pipe, "asOpened")


# MARK: Following


def test_records_that_are_appended_become_rows(pipe, path):
    assert open_table(pipe, path, "follow")["whenFileChanges"] == "follow"
    append(path, '4,Alan,Wilmslow\n5,Barbara,"New\nYork"\n')
    wait_rows(pipe, [*ROWS, "4,Alan,Wilmslow", "5,Barbara,New\u240aYork"])
    answer = describe(pipe)
    assert answer["sourceState"] == "asOpened" and not answer["dirty"]
    assert answer["source"]["bytes"] == path.stat().st_size and answer["history"]["undo"] == 0
    assert [key for key, _ in pipe.replica("s").rows] == [1, 2, 3, 4, 5]


def test_an_unfinished_last_line_waits(pipe, path):
    open_table(pipe, path, "follow")
    expected = list(ROWS)
    for piece in ("4,Al", "an,", "Wilmslow", "\n5,Barbara,", '"New ', "York", '"\n'):
        append(path, piece)
        if piece == "\n5,Barbara,":
            expected.append("4,Alan,Wilmslow")
            wait_rows(pipe, expected)
        settle(pipe)
        if piece != '"\n':
            assert rows(pipe) == expected
    expected.append("5,Barbara,New York")
    wait_rows(pipe, expected)
    assert set(states(pipe)) <= {"asOpened"}


def test_a_save_leaves_out_nothing_that_was_appended(pipe, path):
    open_table(pipe, path, "follow")
    append(path, "4,Alan,Wilms")
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"))
    assert pipe.error("table/save", table="t").kind == "fileChanged", "a line is unfinished"
    append(path, "low\n")
    wait_rows(pipe, ["1,Eve,London", *ROWS[1:], "4,Alan,Wilmslow"])
    text = path.read_text()
    pipe.request("table/save", table="t")
    assert path.read_text() == text.replace("Ada", "Eve")
    append(path, "5,Barbara,Boston\n")
    wait_rows(pipe, ["1,Eve,London", *ROWS[1:], "4,Alan,Wilmslow", "5,Barbara,Boston"])
    edit(pipe, set_cell(5, "city", "Salem"), set_cell(4, "name", "A"))
    text = path.read_text()
    pipe.request("table/save", table="t")
    assert path.read_text() == text.replace("Alan", "A").replace("Boston", "Salem")


def test_a_file_without_a_last_line_end_grows_by_whole_lines(pipe, path):
    path.write_text(path.read_text().rstrip("\n"))
    open_table(pipe, path, "follow")
    append(path, "\n4,Alan,Wilmslow\n")
    wait_rows(pipe, [*ROWS, "4,Alan,Wilmslow"])


def test_a_last_line_that_goes_on_is_told(pipe, path):
    path.write_text(path.read_text().rstrip("\n"))
    open_table(pipe, path, "follow")
    append(path, " city\n")
    wait_for(pipe, "changed")


@pytest.mark.parametrize("how", ["truncate", "rewrite", "longer", "replace"])
def test_what_is_no_growth_is_told(pipe, path, how):
    open_table(pipe, path, "follow")
    state = "changed"
    if how == "truncate":
        os.truncate(path, 20)
    elif how == "rewrite":
        path.write_text(path.read_text().replace("Ada", "Eve"))
    elif how == "longer":
        path.write_text(path.read_text().replace("Ada", "Eve") + "4,Alan,Wilmslow\n")
    else:
        replace(path, path.read_text() + "4,Alan,Wilmslow\n")
        state = "replaced"
    wait_for(pipe, state)
    assert len(rows(pipe)) == 3


def test_keys_of_appended_rows_must_be_new(pipe, path):
    open_table(pipe, path, "follow", keyColumns=["id"])
    append(path, "4,Alan,Wilmslow\n")
    wait_rows(pipe, [*ROWS, "4,Alan,Wilmslow"])
    edit(pipe, set_cell(4, "name", "A"))
    assert rows(pipe)[3] == "4,A,Wilmslow"
    append(path, "2,Eve,Nowhere\n")
    wait_for(pipe, "changed")
    assert len(rows(pipe)) == 4
    assert pipe.error("table/save", table="t").kind == "fileChanged"


def test_inserted_rows_keep_their_keys_while_the_file_grows(pipe, path):
    open_table(pipe, path, "follow")
    edit(pipe, {"kind": "insert", "place": {"kind": "end"}, "rows": [{"id": 9, "name": "mine"}]})
    append(path, "4,Alan,Wilmslow\n")
    wait_rows(pipe, [*ROWS, "9,mine,", "4,Alan,Wilmslow"])
    keys = [key for key, _ in pipe.replica("s").rows]
    assert keys[4] == 4 and keys[3] > 4
    pipe.request("table/undo", table="t")
    assert rows(pipe) == [*ROWS, "4,Alan,Wilmslow"]


def test_a_sorted_and_filtered_view_follows(pipe, path):
    open_table(pipe, path, "follow")
    state = {"sort": [{"column": "name", "direction": "descending"}], "search": {"text": "a"}}
    pipe.request("view/set", view="v", state=state)
    append(path, "4,Alan,Wilmslow\n5,Zoe,Rome\n6,Max,Bern\n7,Zara,Bern\n")
    wait_rows(pipe, sorted_rows(pipe))
    pipe.request("view/set", view="v", state={"sort": None, "search": None})
    assert rows(pipe) == [*ROWS, "4,Alan,Wilmslow", "5,Zoe,Rome", "6,Max,Bern", "7,Zara,Bern"]


def sorted_rows(pipe):
    """What a fresh view shows."""
    pipe.wait(lambda: describe(pipe)["rowsState"]["count"] == 7, what="the rows")
    state = pipe.request("view/get", view="v")["state"]
    pipe.request("view/open", table="t", view="fresh",
                 state={"sort": state["sort"], "search": state["search"]})  # fmt: skip
    cells = pipe.cells("fresh", range={"first": 0, "size": 100})
    pipe.request("view/close", view="fresh")
    return [",".join(row[name]["text"] or "" for name in ("id", "name", "city")) for _, row in cells]


@pytest.mark.parametrize("seed", seeds(3))
def test_a_log_of_any_bytes_is_read_as_one_file(pipe, tmp_path, seed):
    """Law: a file that grew in pieces has the rows of the file opened at its end."""
    chance = random.Random(seed)
    pieces = ["a", "b,c", "\n", "\r\n", '"', '""', ",", '"x\ny"', "# no\n", "é", "1,2,3\n", "\n\n"]
    path = tmp_path / "log.csv"
    path.write_text(HEAD + "1,a,b\n")
    open_table(pipe, path, "follow", dialect={"comment": "#", "delimiter": ",", "header": True})
    for _ in range(60):
        append(path, "".join(chance.choices(pieces, k=chance.randrange(1, 9))))
        if chance.random() < 0.3:
            settle(pipe)
    append(path, '\n"\n' if chance.random() < 0.5 else "\n")
    settle(pipe)
    settle(pipe)
    followed = rows(pipe)
    state = describe(pipe)
    pipe.request("table/open", table="whole", path=str(path), wait=True,
                 dialect={"comment": "#", "delimiter": ",", "header": True})  # fmt: skip
    pipe.request("view/open", table="whole", view="w")
    whole = [
        ",".join(row[name]["text"] or "" for name in ("id", "name", "city"))
        for _, row in pipe.cells("w", range={"first": 0, "size": 1000})
    ]
    assert followed == whole[: len(followed)]
    if state["sourceState"] == "asOpened" and state["source"]["bytes"] == path.stat().st_size:
        assert followed == whole


def test_the_rule_can_be_changed(pipe, path):
    open_table(pipe, path)
    append(path, "4,Alan,Wilmslow\n")
    wait_for(pipe, "changed")
    answer = pipe.request("table/watchFile", table="t", whenFileChanges="follow")
    assert answer["whenFileChanges"] == "follow"
    wait_rows(pipe, [*ROWS, "4,Alan,Wilmslow"])
    wait_for(pipe, "asOpened")
    pipe.request("table/watchFile", table="t", whenFileChanges="tell")
    append(path, "5,Zoe,Rome\n")
    wait_for(pipe, "changed")
    pipe.request("table/create", table="made", rows=[[1]])
    answer = pipe.request("table/watchFile", table="made", whenFileChanges="follow")
    assert answer == {"whenFileChanges": "tell", "sourceState": "asOpened"}
    assert pipe.error("table/watchFile", table="none", whenFileChanges="tell").kind == "unknownTable"
    error = pipe.error("table/watchFile", table="t", whenFileChanges="guess")
    assert error.code == -32602 and error.pointer == "/whenFileChanges"


# MARK: Reloading


@pytest.mark.parametrize("how", ["in place", "by rename"])
@pytest.mark.parametrize("keys", [None, ["id"]])
def test_other_content_becomes_one_step(pipe, path, how, keys):
    open_table(pipe, path, "reload", **({"keyColumns": keys} if keys else {}))
    settle(pipe)
    text = HEAD + "3,Linus,Portland\n1,Ada,London\n5,Zoe,Rome\n"
    path.write_text(text) if how == "in place" else replace(path, text)
    wait_rows(pipe, ["3,Linus,Portland", "1,Ada,London", "5,Zoe,Rome"])
    answer = describe(pipe)
    assert answer["sourceState"] == "asOpened" and not answer["dirty"]
    assert answer["history"]["undo"] == 1 and answer["history"]["undoLabel"] == "Reload"
    if keys:
        assert [key for key, _ in pipe.replica("s").rows] == [3, 1, 5]
    pipe.request("table/undo", table="t")
    assert rows(pipe) == ROWS
    assert describe(pipe)["dirty"]
    pipe.request("table/redo", table="t")
    assert not describe(pipe)["dirty"]
    assert pipe.request("table/save", table="t")["way"] == "unchanged"


@pytest.mark.parametrize("how", ["in place", "by rename"])
def test_a_save_after_a_reload_keeps_the_bytes_of_the_new_file(pipe, path, how):
    open_table(pipe, path, "reload", keyColumns=["id"], dialect={"comment": "#"})
    settle(pipe)
    text = HEAD + '"3","Linus",Portland\r\n# note\n5,Zoe,"Rome"\n1,Ada,"London"'
    path.write_bytes(text.encode()) if how == "in place" else replace(path, text)
    wait_rows(pipe, ["3,Linus,Portland", "5,Zoe,Rome", "1,Ada,London"])
    text = path.read_bytes().decode()
    edit(pipe, set_cell(5, "name", "Eve"))
    pipe.request("table/save", table="t")
    assert path.read_bytes().decode() == text.replace("Zoe", "Eve")
    pipe.request("table/undo", table="t")
    pipe.request("table/save", table="t")
    assert path.read_bytes().decode() == text
    edit(pipe, {"kind": "insert", "place": {"kind": "end"}, "rows": [{"id": 8, "name": "H"}]},
         {"kind": "remove", "rows": [3]})  # fmt: skip
    pipe.request("table/save", table="t")
    lines = path.read_bytes().decode().splitlines()
    assert lines == ["id,name,city", "# note", '5,Zoe,"Rome"', '1,Ada,"London"', "8,H,"]
    replace(path, HEAD + "7,Last,One\n")
    wait_rows(pipe, ["7,Last,One"])
    edit(pipe, set_cell(7, "city", "Two"))
    pipe.request("table/save", table="t")
    assert path.read_text() == HEAD + "7,Last,Two\n"


def test_unsaved_edits_are_not_lost_by_a_reload(pipe, path):
    open_table(pipe, path, "reload")
    settle(pipe)
    edit(pipe, set_cell(1, "name", "mine"))
    replace(path, HEAD + "9,Other,One\n")
    wait_for(pipe, "replaced")
    settle(pipe)
    assert rows(pipe) == ["1,mine,London", *ROWS[1:]]
    assert pipe.error("table/save", table="t").kind == "fileChanged"
    pipe.request("table/undo", table="t")
    describe(pipe)
    wait_rows(pipe, ["9,Other,One"])


def shown(pipe):
    """The titles and the rows, each as the text of a line."""
    columns = describe(pipe)["columns"]
    pipe.sync()
    lines = [",".join(column["title"] for column in columns)]
    for _, cells in pipe.replica("s").rows:
        lines.append(",".join(cells[column["id"]]["text"] or "" for column in columns))
    return lines


@pytest.mark.parametrize("keys", [None, ["id"]])
@pytest.mark.parametrize(
    "lines",
    [
        ["id,name", "1,Ada", "2,Grace", "3,Linus"],
        ["id,age,name,city", "1,36,Ada,London", "2,85,Grace,New York", "3,54,Linus,Helsinki"],
        ["city,id,name", "London,1,Ada", "New York,2,Grace", "Helsinki,3,Linus"],
        ["id,who,city", "1,Ada,London", "2,Grace,New York", "3,Linus,Helsinki"],
        ["age,id,name", "36,1,Eve", "1,4,New"],
    ],
    ids=["removed", "added", "order", "renamed", "several"],
)
def test_other_columns_are_reloaded(pipe, path, keys, lines):
    open_table(pipe, path, "reload", **({"keyColumns": keys} if keys else {}))
    settle(pipe)
    before = shown(pipe)
    text = "".join(line + "\n" for line in lines)
    replace(path, text)
    pipe.wait(lambda: shown(pipe) == lines, what="the new columns")
    answer = describe(pipe)
    assert not answer["dirty"] and answer["sourceState"] == "asOpened"
    assert answer["history"]["undo"] == 1
    assert pipe.request("table/save", table="t")["way"] == "unchanged"
    key = pipe.replica("s").rows[0][0]
    edit(pipe, set_cell(key, "name", "mine"))
    pipe.request("table/save", table="t")
    place = lines[0].replace("who", "name").split(",").index("name")
    fields = lines[1].split(",")
    fields[place] = "mine"
    expected = [lines[0], ",".join(fields), *lines[2:]]
    assert path.read_text().splitlines() == expected
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")  # the reload
    assert shown(pipe) == before
    pipe.request("table/save", table="t")
    assert path.read_text().splitlines() == before


def test_a_file_without_its_key_column_is_told(pipe, path):
    open_table(pipe, path, "reload", keyColumns=["id"])
    settle(pipe)
    path.write_text("name\nAda\n")
    wait_for(pipe, "changed")
    assert rows(pipe) == ROWS
    path.write_text(HEAD + "1,Ada,Rome\n")
    wait_rows(pipe, ["1,Ada,Rome"])
    wait_for(pipe, "asOpened")


@pytest.mark.parametrize("seed", seeds(2))
def test_reloads_and_saves_follow_each_other(pipe, path, seed):
    """Law: whatever somebody writes and we save, at the end table and file hold the same."""
    chance = random.Random(seed)
    model = [row.split(",") for row in ROWS]
    open_table(pipe, path, "reload", keyColumns=["id"])
    settle(pipe)
    last = 3
    for step in range(25):
        if chance.random() < 0.5 or not model:
            for _ in range(chance.randrange(1, 4)):
                kind = chance.choice(["add", "remove", "change", "move"])
                if kind == "add" or not model:
                    last += 1
                    model.insert(chance.randrange(len(model) + 1), [str(last), f"n{step}", f"c{step}"])
                elif kind == "remove":
                    model.pop(chance.randrange(len(model)))
                elif kind == "change":
                    chance.choice(model)[chance.randrange(1, 3)] = f"x{step}"
                else:
                    model.insert(chance.randrange(len(model)), model.pop())
            text = HEAD + "".join(",".join(row) + "\n" for row in model)
            path.write_text(text) if chance.random() < 0.5 else replace(path, text)
            wait_rows(pipe, [",".join(row) for row in model])
            # What was written may be what was there, and then nothing is told.
            deadline = time.monotonic() + 20
            while describe(pipe)["sourceState"] != "asOpened":
                assert time.monotonic() < deadline
                time.sleep(0.02)
        else:
            row = chance.choice(model)
            row[1] = f"mine{step}"
            edit(pipe, set_cell(int(row[0]), "name", row[1]))
            pipe.request("table/save", table="t", sync=False)
        assert path.read_text() == HEAD + "".join(",".join(row) + "\n" for row in model)
        assert rows(pipe) == [",".join(row) for row in model]
        assert not describe(pipe)["dirty"]
