"""The k-th call of a save on its files fails, is cut short or interrupted, for every k.

The file then is the old or the new version, whole. The same save without a fault succeeds, and the
table shows what it did.
"""

import os

import pytest
from conftest import absent
from faulty_files import Faults, library

pytestmark = pytest.mark.plain

# Long enough that the system copies a part of it.
ROWS = 6_500
OLD = "id,text\n" + "".join(f"{number},row {number} of many\n" for number in range(ROWS))
NEW = OLD.replace("\n7,row 7 of many\n", '\n7,"a, b"\n')
NEITHER = "the file is neither the old nor the new version"


@pytest.fixture(scope="session")
def preloaded(tmp_path_factory):
    made = library(tmp_path_factory.mktemp("faulty"))
    return made or absent("no C compiler")


@pytest.fixture
def faults(preloaded, tmp_path, monkeypatch):
    return Faults(preloaded, tmp_path, monkeypatch, quick=True)


class Save:
    """One save with a fault, what is left by it, and the save after it."""

    def __init__(self, pipe, faults, folder, way):
        self.pipe, self.faults, self.folder, self.way = pipe, faults, folder, way
        self.path = folder / "faulty.csv"
        self.target = folder / "faulty-new.csv" if way == "new file" else self.path
        self.is_begun = False

    def begin(self):
        self.is_begun = True
        self.path.write_text(OLD)
        for name in os.listdir(self.folder):
            if name not in ("faulty.csv", "control"):
                (self.folder / name).unlink()
        if self.way == "hard link":
            os.link(self.path, self.folder / "faulty-other.csv")
        self.pipe.request("table/open", table="t", path=str(self.path), wait=True)
        self.pipe.request("view/open", table="t", view="v")
        edit = {"kind": "set", "row": 8, "column": "text", "value": "a, b"}
        self.pipe.request("table/edit", table="t", edits=[edit])

    def save(self, **params):
        if self.way == "new file":
            params["path"] = str(self.target)
        return self.pipe.answer(self.pipe.start_request("table/save", {"table": "t", **params}))

    def left(self):
        return [name for name in os.listdir(self.folder) if name.startswith(".")]

    def check_failure(self, error):
        data = error["data"]
        assert data["kind"] in ("writeFailed", "readFailed", "sourceChanged"), error
        assert self.pipe.request("table/describe", table="t")["dirty"]
        if "copy" in data:
            assert self.way == "hard link"
            with open(data["copy"]) as copy:
                assert copy.read() == NEW
            os.unlink(data["copy"])
        elif data.get("replaced"):
            assert self.target.read_text() == NEW
        elif self.way == "new file":
            assert not self.target.exists()
        else:
            assert self.target.read_text() == OLD, NEITHER
        assert self.path.exists()

    def run(self, number, kind, is_last=True):
        """Returns whether a call failed, and whether the save did.

        After a save that failed the table is as it was. Unless this is the last fault, the next one
        meets it as it is.
        """
        if not self.is_begun:
            self.begin()
        self.faults.fail(number, kind)
        answer = self.save()
        injected = self.faults["injected"]
        self.faults.fail(0, "none")
        if "error" in answer:
            self.check_failure(answer["error"])
            if not is_last and not answer["error"]["data"].keys() & {"copy", "replaced"}:
                return injected, True
            # What is left by this daemon is no work of somebody else.
            again = self.save()
            assert "result" in again, (number, again)
        assert self.target.read_text() == NEW, NEITHER
        if self.way == "hard link":
            assert (self.folder / "faulty-other.csv").read_text() == NEW
        shown = self.pipe.values("v", "text", keys=[7, 8, ROWS])
        expected = ["row 6 of many", "a, b", f"row {ROWS - 1} of many"]
        # The fault may have met the background reading, whose rows then stay unreadable.
        assert all(text == right or text is None and kind == "EIO" for text, right in zip(shown, expected))
        self.pipe.request("table/close", table="t")
        self.is_begun = False
        return injected, "error" in answer


WAYS = ["rename", "hard link", "new file"]
KINDS = ["EIO", "ENOSPC", "EDQUOT"]


@pytest.fixture(params=WAYS)
def save(request, faults, start, tmp_path):
    return Save(start(), faults, tmp_path, request.param)


def test_every_call_of_a_save_fails_once(save):
    failed = dict.fromkeys(KINDS, 0)
    for number in range(1, 200):
        is_over = True
        for kind in KINDS:
            injected, has_failed = save.run(number, kind, is_last=kind == KINDS[-1])
            is_over = is_over and not injected and number > save.faults["calls"]
            failed[kind] += has_failed
            if not has_failed:
                # Only the name of a file that is not needed any more may stay.
                assert len(save.left()) <= 1
        if is_over:
            break
    assert min(failed.values()) > 2 and number > 10


@pytest.mark.parametrize("kind", ["short", "EINTR"])
def test_calls_that_are_cut_short_or_interrupted_are_no_faults(save, kind):
    injected, has_failed = save.run(-1, kind)
    assert injected > 3 and not has_failed
    assert save.left() == []
