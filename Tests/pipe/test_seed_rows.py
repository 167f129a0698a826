"""The table of what other libraries promise: whole, and true where it names tests."""

import pathlib
import re

import pytest

TESTS = pathlib.Path(__file__).resolve().parents[1]
TABLE = TESTS / "SeedRows" / "rows.md"
COUNTS = {"A": 66, "B": 43, "C": 38, "D": 31, "E": 21, "S": 10}
STATES = ("works", "corrected", "planned", "n/a")
ISSUES = ("Model", "Layout", "later")


def read_rows():
    lines = [line for line in TABLE.read_text("utf-8").splitlines() if line.startswith("| ")]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[1:]]
    return {row[0]: row[1:] for row in rows if len(row) == 5}, rows


ROWS, ALL_ROWS = read_rows()


def test_every_row_is_there_once():
    assert all(len(row) == 5 for row in ALL_ROWS), "five columns each"
    wanted = [f"{seed}{n}" for seed, count in COUNTS.items() for n in range(1, count + 1)]
    assert [row[0] for row in ALL_ROWS] == wanted


@pytest.mark.parametrize("row", list(ROWS))
def test_a_row_says_what_its_state_asks_for(row):
    capability, state, remark, tests = ROWS[row]
    assert capability and state in STATES
    if state == "planned":
        assert re.split(r"[:;]", remark)[0] in ISSUES, "a planned row names its issue"
    if state in ("corrected", "n/a"):
        assert len(remark) > 5, "what differs, or why it means nothing here"
    if state in ("works", "corrected"):
        assert tests, "a test shows it"
    for test in filter(None, tests.split("; ")):
        path, _, name = test.partition("::")
        top = TESTS.parent if path.startswith(("clients/", "Protocol/")) else TESTS
        text = (top / path).read_text("utf-8")
        assert defines(path, name, text), f"{test} is not there"


def defines(path, name, text):
    """Whether a file holds a test of a name; a session is one as a whole."""
    if path.endswith(".session"):
        return not name
    if path.endswith(".swift"):
        return bool(re.search(r"func `" + re.escape(name) + r"`\(", text))
    if path.endswith(".js"):
        return f'test("{name}"' in text
    return bool(re.search(r"^def " + re.escape(name) + r"\(", text, re.MULTILINE))
