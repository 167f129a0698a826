"""The k-th call of the system fails, for every k: nothing wrong is shown without an error.

As SQLite tests its I/O: a daemon opens, reads, sorts, searches, edits and scrolls a file while one
call on it fails, is cut short or is interrupted; then the next call; until none is left to fail.
"""

import pytest
from conftest import absent
from faulty_files import Faults, library

pytestmark = pytest.mark.plain

# Few cells: each call of the system costs one session.
ROWS = 60
PAD = "x" * 150


@pytest.fixture(scope="session")
def preloaded(tmp_path_factory):
    made = library(tmp_path_factory.mktemp("faulty"))
    return made or absent("no C compiler")


@pytest.fixture
def faults(preloaded, tmp_path, monkeypatch):
    return Faults(preloaded, tmp_path, monkeypatch)


class Session:
    """One table from its opening to its end; every answer is right or names its error."""

    def __init__(self, pipe, path):
        self.pipe = pipe
        self.path = path
        self.problems = 0

    def run(self):
        error = self.open()
        if error is not None:
            assert error.kind in ("readFailed", "notReadable"), error
            assert error.data["system"] == "EIO", error
            return 1
        try:
            self.wait_loaded()
            for first in (0, ROWS // 2, ROWS - 5):
                self.check_rows(first, range(first, first + 5))
            self.scroll()
            self.edit()
            self.sort()
            self.search()
            self.note_state()
        finally:
            self.pipe.request("table/close", table="t")
        return self.problems

    def open(self):
        try:
            self.pipe.request("table/open", table="t", path=str(self.path))
        except Exception as error:
            if not hasattr(error, "kind"):
                raise
            return error
        self.pipe.request("view/open", table="t", view="v")
        return None

    def describe(self):
        return self.pipe.request("table/describe", table="t")

    def wait_loaded(self):
        """Waits for the end of the background pass, or for what ended it."""
        def is_over():
            answer = self.describe()
            is_broken = answer["sourceState"] != "asOpened" or "failure" in answer["rowsState"]
            return answer["rowsState"]["examined"] or is_broken
        self.pipe.wait(is_over, what="the end of loading")
        self.count = self.describe()["rowsState"]["count"]

    def note_state(self):
        answer = self.describe()
        if "failure" in answer["rowsState"]:
            assert not answer["rowsState"]["complete"]
            assert answer["rowsState"]["failure"]["system"] == "EIO"
            self.problems += 1
        else:
            assert answer["rowsState"]["complete"] and answer["rowsState"]["count"] == ROWS
        if answer["sourceState"] != "asOpened":
            assert answer["sourceState"] == "unreadable"
            self.problems += 1

    def check(self, cell, value):
        if cell.get("error"):
            assert cell["error"][0] == "readFailed"
            self.problems += 1
        else:
            assert cell["value"] == value

    def check_rows(self, first, numbers):
        rows = self.pipe.cells("v", range={"first": first, "size": len(numbers)})
        if self.count == ROWS:
            assert len(rows) == len(numbers)
        for (key, cells), number in zip(rows, numbers):
            assert key == number + 1
            self.check(cells["k"], number)

    def scroll(self):
        window = {"kind": "entries", "first": ROWS // 3, "size": 5}
        self.pipe.request("view/watch", view="v", subscription="s", window=window)
        self.pipe.request("view/scroll", subscription="s", first=ROWS * 3 // 4)
        self.pipe.sync()
        for key, cells in self.pipe.replica("s").rows:
            self.check(cells["k"], key - 1)
        self.pipe.request("view/unwatch", subscription="s")

    def edit(self):
        edits = [{"kind": "set", "row": 11, "column": "v", "value": "mine"}]
        self.pipe.request("table/edit", table="t", edits=edits)
        cells = self.pipe.cells("v", range={"first": 10, "size": 1})[0][1]
        assert cells["v"]["value"] == "mine"
        self.check(cells["k"], 10)
        self.pipe.request("table/undo", table="t")

    def sort(self):
        state = {"sort": [{"column": "k", "direction": "descending"}]}
        self.pipe.request("view/set", view="v", state=state)
        rows = self.pipe.cells("v", range={"first": 0, "size": ROWS}, columns=["k"])
        read = [(key, cells["k"]) for key, cells in rows]
        kept = [key for key, cell in read if not cell.get("error")]
        for key, cell in read:
            self.check(cell, key - 1)
        assert kept == sorted(kept, reverse=True)
        assert sorted(key for key, _ in read) == list(range(1, self.count + 1))
        self.failed = self.count - len(kept)

    def search(self):
        state = {"sort": [], "search": {"text": "row 5"}}
        is_complete = self.pipe.request("view/set", view="v", state=state)["complete"]
        found = self.pipe.cells("v", range={"first": 0, "size": ROWS}, columns=["k"])
        expected = {n + 1 for n in range(self.count) if str(n).startswith("5")}
        assert {key for key, _ in found} <= expected
        # What the search did not find could not be read.
        missing = expected - {key for key, _ in found}
        assert not (missing and is_complete)
        for key in missing:
            cell = self.pipe.cells("v", keys=[key])[0][1]["v"]
            self.check(cell, None)
            assert cell.get("error")


@pytest.fixture
def session(faults, start, tmp_path):
    path = tmp_path / "faulty.csv"
    path.write_text("k,v\n" + "".join(f"{n},row {n} {PAD}\n" for n in range(ROWS)))
    pipe = start("--cache-bytes=1", "--chunk-rows=16")
    yield lambda: Session(pipe, path).run()
    assert pipe.leave() == 0


def test_every_call_fails_once(faults, session):
    told = 0
    for number in range(1, 1000):
        faults.fail(number, "EIO")
        problems = session()
        if not faults["injected"]:
            assert problems == 0
            break
        told += problems > 0
    assert told > number / 2 > 10


@pytest.mark.parametrize("kind", ["short", "EINTR"])
def test_calls_that_are_cut_short_or_interrupted_are_no_faults(faults, session, kind):
    faults.fail(-1, kind)
    assert session() == 0
    assert faults["injected"] > 10


@pytest.mark.parametrize("kind", ["short", "EINTR"])
def test_a_recording_goes_on_where_calls_are_cut_short_or_interrupted(faults, start, tmp_path, kind):
    faults.fail(-1, kind)
    path = tmp_path / "faulty.session"
    work(start("--record", str(path)))
    assert faults["injected"] > 0
    assert path.read_text().rstrip().endswith("# ended: 0")


def test_a_recording_that_cannot_begin_ends_the_daemon(faults, start, tmp_path):
    # The file is looked for, created, looked at and emptied.
    for number in range(1, 5):
        faults.fail(number, "EIO")
        pipe = start("--record", str(tmp_path / f"faulty-{number}"), greet=False)
        assert pipe.status() == 2
        assert faults["injected"] == 1
        assert b"cannot record" in pipe.stderr


def test_a_recording_that_breaks_off_ends_nothing_else(faults, start, tmp_path):
    for number in range(5, 7):
        faults.fail(number, "EIO")
        pipe = start("--record", str(tmp_path / f"faulty-{number}"))
        work(pipe)
        assert b"recording" in pipe.stderr or not faults["injected"]


def work(pipe):
    """Asks for what needs no file, and leaves."""
    pipe.request("table/create", table="t", columns=[{"id": "n"}], rows=[[1], [2]])
    pipe.request("view/open", table="t", view="v")
    assert pipe.values("v", "n", range={"first": 0, "size": 2}) == [1, 2]
    assert pipe.leave() == 0
