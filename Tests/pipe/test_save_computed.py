"""Cells that were edited before their column became computed: they belong to the file."""

import random

import pytest
from harness import seeds
from test_journal import edit, folder, kill, opened, recover, rows  # noqa: F401

TEXT = "id,name,c\n1,a,x\n2,b,y\n3,c,z\n"
COMPUTED = {"kind": "setColumn", "column": "name", "options": {"computed": '"k" + string(id)'}}
STORED = {"kind": "setColumn", "column": "name", "options": {"computed": None}}


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "t.csv"
    file.write_text(TEXT)
    return file


def set_name(row, value):
    return {"kind": "set", "row": row, "column": "name", "value": value}


def test_a_save_writes_the_edited_cell_and_not_the_computed_one(pipe, path):
    opened(pipe, path)
    edit(pipe, set_name(2, "EDIT"))
    edit(pipe, COMPUTED)
    assert [row[1] for row in rows(pipe)] == ["k1", "k2", "k3"]
    pipe.request("table/save", table="t")
    assert path.read_text() == TEXT.replace("b", "EDIT")
    edit(pipe, STORED)
    assert [row[1] for row in rows(pipe)] == ["a", "EDIT", "c"]


def test_a_row_that_was_inserted_before_keeps_its_cell(pipe, path):
    opened(pipe, path)
    edit(pipe, {"kind": "insert", "rows": [[4, "NEW", "w"]]})
    edit(pipe, COMPUTED)
    edit(pipe, {"kind": "set", "row": 1, "column": "id", "value": 7})
    pipe.request("table/save", table="t")
    assert path.read_text() == TEXT.replace("1,", "7,") + "4,NEW,w\n"


@pytest.mark.parametrize("seed", seeds(2))
def test_the_stored_cells_are_the_file(start, path, folder, seed):
    """Edits, computed or not, saves and kills: the file and the table agree with a model of
    the stored cells, in which a computed column changes nothing."""
    chance = random.Random(seed)
    pipe = start()
    opened(pipe, path)
    names, saved = {1: "a", 2: "b", 3: "c"}, {1: "a", 2: "b", 3: "c"}
    others, is_computed = {1: "x", 2: "y", 3: "z"}, False
    for step in range(14):
        kind = chance.choice(["name", "name", "other", "turn", "turn", "save", "kill"])
        row = chance.randrange(1, 4)
        if kind == "name" and not is_computed:
            names[row] = chance.choice([f"n{step}", "a", "b"])
            edit(pipe, set_name(row, names[row]))
        elif kind == "other":
            others[row] = f"o{step}"
            edit(pipe, {"kind": "set", "row": row, "column": "c", "value": others[row]})
        elif kind == "turn":
            is_computed = not is_computed
            edit(pipe, COMPUTED if is_computed else STORED)
        elif kind == "save":
            pipe.request("table/save", table="t")
            lines = [f"{row},{names[row]},{others[row]}\n" for row in (1, 2, 3)]
            assert path.read_text() == "id,name,c\n" + "".join(lines), f"seed {seed}, step {step}"
            saved = dict(names)
        elif kind == "kill":
            kill(pipe)
            pipe = start()
            if "journal" in opened(pipe, path):
                assert recover(pipe)["lostChanges"] == 0, f"seed {seed}, step {step}"
            else:
                assert saved == names, f"seed {seed}, step {step}"
                is_computed = False
        if not is_computed:
            found = [[row[0], row[1], row[2]] for row in rows(pipe)]
            assert found == [[row, names[row], others[row]] for row in (1, 2, 3)], f"seed {seed}, step {step}"
    kill(pipe)
