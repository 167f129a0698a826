"""A file that is written while it is watched: it is read when it is at rest, and then as a whole."""

import random
import time

import pytest
from harness import seeds
from watched_file import (
    HEAD,
    ROWS,
    describe,
    edit,
    open_table,
    rows,
    set_cell,
    settle,
    states,
    wait_for,
    wait_rows,
)

NEW = [f"{number},new{number},Rome" for number in range(1, 8)]


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(HEAD + "".join(row + "\n" for row in ROWS))
    return file


def text_of(lines):
    return HEAD + "".join(line + "\n" for line in lines)


def counts_told(pipe):
    """The numbers of rows that were told, each once in a row."""
    found = []
    for method, params in pipe.events:
        if method == "table/didChange" and found[-1:] != [params["rowsState"]["count"]]:
            found.append(params["rowsState"]["count"])
    return found


def eventually(condition, what):
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def is_one_step(pipe, label):
    answer = describe(pipe)
    assert answer["sourceState"] == "asOpened" and answer["rowsState"]["complete"]
    assert answer["history"]["undo"] == 1 and answer["history"]["undoLabel"] == label
    told = pipe.request("view/rows", view="v", range={"first": 0, "size": 1})
    assert told["complete"]
    return answer


@pytest.mark.parametrize("rule", ["reload", "merge"])
@pytest.mark.parametrize("pause", [0.3, 2.6], ids=["short", "long"])
def test_a_file_that_is_written_slowly_is_read_once(pipe, path, rule, pause):
    """Its writer has emptied it and keeps it open."""
    open_table(pipe, path, rule)
    settle(pipe)
    text = text_of(NEW)
    with path.open("w") as file:
        time.sleep(pause)
        assert describe(pipe)["sourceState"] == "changed"
        assert rows(pipe) == ROWS
        file.write(text[: len(text) // 2])
        file.flush()
        time.sleep(pause)
        assert describe(pipe)["sourceState"] == "changed"
        assert rows(pipe) == ROWS
        file.write(text[len(text) // 2 :])
    wait_rows(pipe, NEW)
    is_one_step(pipe, "Reload")
    assert set(counts_told(pipe)) <= {len(ROWS), len(NEW)}
    pipe.request("table/undo", table="t")
    assert rows(pipe) == ROWS


def test_edits_are_merged_with_a_file_that_is_written_slowly(pipe, path):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    edit(pipe, set_cell(1, "name", "mine"))
    with path.open("w") as file:
        file.write(HEAD)
        file.flush()
        time.sleep(2.6)
        file.write("1,Ada,Rome\n2,Grace,Oslo\n3,Linus,Helsinki\n")
    wait_rows(pipe, ["1,mine,Rome", "2,Grace,Oslo", ROWS[2]])
    assert "conflicts" not in describe(pipe)


def test_a_file_that_is_cut_and_appended_to_by_several_programs_is_read_once(pipe, path):
    """Each of them closes it, as the commands of a shell script do."""
    open_table(pipe, path, "reload")
    settle(pipe)
    text = text_of(NEW)
    path.write_text("")
    for start in range(0, len(text), 40):
        time.sleep(0.15)
        with path.open("a") as file:
            file.write(text[start : start + 40])
        assert rows(pipe) == ROWS
    wait_rows(pipe, NEW)
    is_one_step(pipe, "Reload")
    assert set(counts_told(pipe)) <= {len(ROWS), len(NEW)}


@pytest.mark.parametrize("rule", ["reload", "merge"])
def test_a_file_that_was_empty_is_read_again(pipe, path, rule):
    open_table(pipe, path, rule)
    settle(pipe)
    path.write_text("")
    eventually(lambda: describe(pipe)["rowsState"]["count"] == 0, "the empty file")
    path.write_text(text_of(NEW))
    eventually(lambda: describe(pipe)["rowsState"]["count"] == len(NEW), "the new rows")
    answer = describe(pipe)
    assert [column["title"] for column in answer["columns"]] == HEAD.strip().split(",")
    assert answer["sourceState"] == "asOpened" and not answer["dirty"]
    keep = [column["id"] for column in answer["columns"]]
    told = pipe.request("view/rows", view="v", range={"first": 0, "size": 9}, columns=keep)
    shown = {block["column"]: block["texts"] for block in told["blocks"]}
    assert [",".join(cells) for cells in zip(*(shown[name] for name in keep), strict=True)] == NEW
    path.write_text(text_of(ROWS))
    eventually(lambda: describe(pipe)["rowsState"]["count"] == len(ROWS), "the old rows")
    for count in (len(NEW), 0, len(ROWS)):
        pipe.request("table/undo", table="t")
        assert describe(pipe)["rowsState"]["count"] == count
    assert rows(pipe) == ROWS


def test_a_file_is_read_in_another_dialect_when_it_is_at_rest(pipe, path):
    open_table(pipe, path)
    settle(pipe)
    text = text_of(NEW).replace(",", ";")
    with path.open("w") as file:
        wait_for(pipe, "changed")
        params = {"table": "t", "dialect": {"delimiter": ";"}}
        asked = pipe.start_request("table/setDialect", params)
        file.write(text[: len(text) // 2])
        file.flush()
        time.sleep(0.8)
        file.write(text[len(text) // 2 :])
    assert pipe.result(asked)["rowCount"] == len(NEW)
    assert rows(pipe) == NEW


def test_a_file_that_is_rewritten_at_once_gives_no_wrong_cell(pipe, tmp_path):
    """The old bytes may be gone before they were copied. Undo then has errors, and no other text."""
    path = tmp_path / "large.csv"
    count = 40_000
    path.write_text(HEAD + "".join(f"{number},old{number},Oslo\n" for number in range(count)))
    pipe.request("table/open", table="t", path=str(path), whenFileChanges="reload")
    pipe.request("view/open", table="t", view="v")
    path.write_text(HEAD + "".join(f"{number},new{number},Rome\n" for number in range(count)))

    def is_new():
        told = pipe.request("view/rows", view="v", range={"first": count - 3, "size": 3})
        texts = {block["column"]: block["texts"] for block in told["blocks"]}
        return texts["name"] == [f"new{number}" for number in range(count - 3, count)]

    eventually(is_new, "the new rows")
    is_one_step(pipe, "Reload")
    pipe.request("table/undo", table="t")
    for first in range(0, count, 10_000):
        told = pipe.request("view/rows", view="v", range={"first": first, "size": 100})
        for block in told["blocks"]:
            wrong = {error["row"]: error["kind"] for error in block.get("errors", [])}
            for place, text in enumerate(block["texts"]):
                old = {"id": f"{first + place}", "name": f"old{first + place}", "city": "Oslo"}
                if place in wrong:
                    assert (text, wrong[place]) == ("", "sourceChanged")
                else:
                    assert text == old[block["column"]]


@pytest.mark.parametrize("seed", seeds(2))
def test_whatever_is_written_in_place_is_there_at_last(pipe, path, seed):
    """Law: when a writer has ended, the table has what the file holds, and nothing was missed."""
    chance = random.Random(seed)
    open_table(pipe, path, chance.choice(["reload", "merge"]))
    lines = ROWS
    for step in range(12):
        lines = [f"{number},n{step},c{chance.randrange(3)}" for number in range(chance.randrange(1, 40))]
        text = text_of(lines)
        with path.open("w") as file:
            start = 0
            while start < len(text):
                end = start + chance.randrange(1, len(text))
                file.write(text[start:end])
                file.flush()
                start = end
                time.sleep(chance.choice([0, 0, 0.01, 0.06]))
        if chance.random() < 0.5:
            wait_rows(pipe, lines)
    wait_rows(pipe, lines)
    wait_for(pipe, "asOpened")
    assert states(pipe)[-1] == "asOpened"
