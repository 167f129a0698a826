"""What the page does before it has drawn the newest order: the daemon's updates come 1 s late."""

import pathlib
import sys

import conftest
import pytest
from conftest import eventually

LATE = pathlib.Path(__file__).resolve().parents[2] / "late_updates.py"


@pytest.fixture
def late(running, page, daemon, tmp_path):
    """A page with two hundred rows; `n` falls while `name` rises. The cursor is on the first `n`."""
    program = tmp_path / "late"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{LATE}" 1 "{daemon}" "$@"\n', "utf-8")
    program.chmod(0o755)
    path = tmp_path / "rows.csv"
    path.write_text("name,n\n" + "".join(f"r{row:03},{200 - row}\n" for row in range(1, 201)), "utf-8")
    running.do("start", settings={"tableServer.path": str(program)})
    sheet = conftest.Sheet(page, running, running.do("open", path=str(path)))
    sheet.keys("ArrowRight")
    sheet.at(1, "199")
    return sheet


def begins(sheet, texts):
    """Waits until the table begins with these texts: the page stays with the cursor's row while rows are sorted."""
    eventually(lambda: sheet.keys("Control+Home") or sheet.column(1)[: len(texts)] == texts, f"{texts} at the top")


def test_rows_are_found_in_an_order_that_is_not_drawn_yet(late):
    late.keys("Control+f")
    late.has(".find input:focus")
    late.type("r170")
    late.keys("Enter")
    late.at(170, "r170")
    late.keys("Escape", "Control+Home", "ArrowRight")
    late.at(1, "199")
    late.workbench.command("sortAscending")
    late.keys("F3")
    late.at(31, "r170")
    begins(late, ["r200", "r199"])


def test_the_rows_that_are_seen_are_changed(late, tmp_path):
    late.keys("ArrowDown", "ArrowDown", "Home")
    late.at(3, "r003")
    late.keys("ArrowRight")
    late.at(3, "197")
    late.workbench.command("sortAscending")
    late.workbench.command("deleteRows")
    # Keys go to the page at once, commands by way of the host.
    eventually(lambda: late.workbench.do("state")["edits"] == ["Delete Row"], "the edit")
    begins(late, ["r200", "r199"])
    late.keys("Shift+ArrowDown")
    late.selects(2)
    late.workbench.command("clearSort")
    late.keys("Control+x")
    eventually(lambda: late.workbench.do("clipboard") == "r200\nr199\n", "the cut cells")
    begins(late, ["r001", "r002", "r004"])
    late.keys("Control+s")
    eventually(lambda: not late.workbench.is_dirty, "the clean mark")
    names = [line.split(",")[0] for line in (tmp_path / "rows.csv").read_text("utf-8").split("\n")[1:-1]]
    assert names == [f"r{row:03}" for row in range(1, 199) if row != 3] + ["", ""]
