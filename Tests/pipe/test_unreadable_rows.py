"""Rows that cannot be read any more: no answer says that it is about all rows, and nothing is replaced."""

import os
import time

import pytest
from conftest import absent
from faulty_files import Faults, library

pytestmark = pytest.mark.plain

ROWS = 6_000
# Found in the rows behind those that are lost.
LAST = {"text": f"row {ROWS - 1}"}
SUM = {"column": "k", "kind": "sum"}


@pytest.fixture(scope="session")
def preloaded(tmp_path_factory):
    made = library(tmp_path_factory.mktemp("faulty"))
    return made or absent("no C compiler")


@pytest.fixture
def faults(preloaded, tmp_path, monkeypatch):
    return Faults(preloaded, tmp_path, monkeypatch)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "faulty.csv"
    path.write_text("k,v\n" + "".join(f"{n},row {n} {'x' * 30}\n" for n in range(ROWS)))
    return path


@pytest.fixture
def loaded(faults, path, start):
    """A daemon that keeps no decoded rows, with a file that is read to its end."""
    pipe = start("--cache-bytes=1")
    pipe.request("table/open", table="t", path=str(path), wait=True)
    pipe.request("view/open", table="t", view="v")
    pipe.wait(lambda: pipe.request("table/describe", table="t")["rowsState"]["examined"], what="the end")
    # The watch of the file looks at it once now, and would meet the fault in place of a read.
    time.sleep(0.1)
    pipe.request("table/describe", table="t")
    return pipe


ASKED = {
    "view/find": {"view": "v", "search": LAST},
    "view/aggregate": {"view": "v", "aggregates": [SUM]},
    "view/profile": {"view": "v", "columns": ["k"]},
    "table/validate": {"table": "t"},
    "table/diff": {"from": {"table": "t", "revision": 1}, "to": {"table": "t"}},
    "view/replace": {"view": "v", "search": LAST, "with": "mine", "preview": True},
    "view/rows": {"view": "v", "range": {"first": 0, "size": 1}},
    "view/get": {"view": "v"},
}
RULES = [
    {"search": LAST},
    {"filter": {"kind": "text", "column": "v", "relation": "contains", "text": LAST["text"]}},
    {"filter": "k > 5990"},
    {"sort": [{"column": "v", "direction": "descending"}]},
]


REPLACEMENT = {"view": "v", "search": {"text": "row 1"}, "with": "mine"}


def is_unchanged(pipe):
    table = pipe.request("table/describe", table="t")
    return table["history"]["undo"] == 0 and table["rowsState"] == {"count": ROWS, "complete": True, "examined": True}


def test_a_search_that_cannot_read_a_row_is_not_complete(loaded, faults):
    assert loaded.request("view/find", **ASKED["view/find"])["hit"]["row"] == ROWS
    faults.fail(1, "EIO")
    answer = loaded.request("view/find", **ASKED["view/find"])
    assert faults["injected"] == 1
    # Either it is found in rows that could be read, or not at all.
    assert answer["complete"] is False
    for method, params in ASKED.items():
        assert loaded.request(method, **params)["complete"] is False, method


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_an_order_that_cannot_read_a_row_is_not_complete(loaded, faults, rules):
    faults.fail(1, "EIO")
    assert loaded.request("view/set", view="v", state=rules)["complete"] is False
    assert loaded.request("view/open", table="t", view="w", state=rules)["complete"] is False
    window = {"kind": "entries", "first": 0, "size": 5}
    loaded.request("view/watch", view="w", subscription="s", window=window)
    loaded.wait(lambda: loaded.updates("s"), what="the update")
    assert loaded.updates("s")[0]["complete"] is False


def test_nothing_is_replaced_where_a_row_cannot_be_read(loaded, faults):
    faults.fail(1, "EIO")
    for _ in range(2):
        error = loaded.error("view/replace", **REPLACEMENT)
        assert (error.kind, error.data["system"]) == ("readFailed", "EIO")
    assert is_unchanged(loaded)
    # One hit is named by its row.
    at = {"row": ROWS, "column": "v"}
    assert loaded.request("view/replace", view="v", search=LAST, **{"with": "mine"}, at=at)["cells"] == 1


def test_a_file_that_is_cut_short_is_not_complete(loaded, path):
    text = path.read_bytes()
    os.truncate(path, path.stat().st_size // 2)
    for _ in range(2):
        found = loaded.request("view/find", **ASKED["view/find"])
        assert (found["hit"], found["complete"]) == (None, False)
    assert loaded.error("view/replace", **REPLACEMENT).kind == "sourceChanged"
    assert loaded.request("view/set", view="v", state={"search": LAST})["complete"] is False
    assert is_unchanged(loaded)
    path.write_bytes(text)
    # Whole again: an answer that still lacks rows says so.
    found = loaded.request("view/find", **ASKED["view/find"])
    assert found["hit"] is not None or found["complete"] is False
    assert loaded.request("view/get", view="v")["complete"] is False
