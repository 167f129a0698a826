"""Brief updates: what is as it was told is left out, and the replica is what a full one is."""

import json
import random

import pytest
from harness import seeds

COLUMNS = [{"id": "n", "type": "integer"}, {"id": "text"}]
LAYOUT = {"rows": {"wrap": True}, "sizing": {"mode": {"kind": "maximum"}, "header": False}}
STATE = ("counts", "orderState", "window")


@pytest.fixture
def watched(pipe):
    """Table t of 30 rows, view v, brief window b and full window f on all of it."""
    opened(pipe, {"layout": LAYOUT})
    return pipe


def opened(pipe, state, rows=30, window=None):
    cells = [[number, f"row {number}"] for number in range(rows)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=cells)
    pipe.request("view/open", table="t", view="v", state=state)
    for name in ("b", "f"):
        watch(pipe, name, window or {"kind": "all"})
    pipe.sync()


def watch(pipe, name, window):
    # What else is held depends on the states that were sent, and the two need not be sent the same.
    hold = {} if window["kind"] == "all" else {"hold": "index"}
    brief = {"brief": True} if name == "b" else {}
    # Cells are as long as a fresh read tells them.
    whole = {"textBytes": 4096}
    pipe.request("view/watch", view="v", subscription=name, window=window, **whole, **hold, **brief)


def edit(pipe, *edits):
    return pipe.request("table/edit", table="t", edits=list(edits))


def put(row, value, column="n"):
    return {"kind": "set", "row": row, "column": column, "value": value}


def shown(pipe, name):
    """All that a replica knows, settled."""
    replica = pipe.replica(name)
    return {
        **{key: getattr(replica, key) for key in ("rows", "columns", "to", "revision", *STATE)},
        **{key: getattr(replica, key) for key in ("layout", "heights", "footers", "sections")},
    }


def told(pipe):
    """The members of the newest brief update, which leads to what the full one does."""
    pipe.sync()
    assert shown(pipe, "b") == shown(pipe, "f")
    brief, full = pipe.updates("b")[-1], pipe.updates("f")[-1]
    for name in set(brief) - {"subscription", "layout"}:
        assert brief[name] == full[name], "what is told is told in full"
    return set(brief) - {"subscription", "view", "table", "seq", "from", "to", "revision"}


def test_a_changed_cell_is_told_with_nothing_that_stays(watched):
    edit(watched, put(12, 99))
    assert told(watched) == {"causes", "diff", "last"}
    message = {"jsonrpc": "2.0", "method": "view/update", "params": watched.updates("b")[-1]}
    assert len(json.dumps(message, separators=(",", ":"))) < 240
    assert set(STATE) <= set(watched.updates("f")[-1])


def test_what_differs_is_told_and_nothing_else(watched):
    changes = [
        ({"kind": "insert", "rows": [[1, "x"]]}, {"counts", "window"}, {"height"}),
        ({"kind": "remove", "rows": [3]}, {"counts", "window"}, {"height"}),
        (put(5, "a longer text", "text"), set(), {"width", "columns"}),
        (put(5, "b longer text", "text"), set(), None),
    ]
    for change, state, layout in changes:
        edit(watched, change)
        assert told(watched) & set(STATE) == state, change
        update = watched.updates("b")[-1]
        assert ("layout" in update) == (layout is not None)
        assert ("columns" in update.get("layout", {})) == ("columns" in (layout or ()))


def test_a_layout_that_goes_and_comes_is_told_whole(watched):
    for layout in (None, LAYOUT, {"columns": {"n": {"width": 40}}}, {"rows": {"spacing": 2}}):
        watched.request("view/set", view="v", state={"layout": layout})
        assert told(watched) >= {"layout"}
    assert "columns" not in watched.updates("b")[-1]["layout"]
    assert "columns" in watched.updates("b")[-2]["layout"]


@pytest.mark.parametrize("end", ["resync", "unwatch", "close"])
def test_what_begins_anew_is_told_whole(watched, end):
    edit(watched, put(12, 99))
    before = set(watched.updates("b")[0])
    for name in ("b", "f"):
        if end == "resync":
            watched.request("view/resync", subscription=name)
        elif end == "unwatch":
            watched.request("view/unwatch", subscription=name)
            watch(watched, name, {"kind": "all"})
    if end == "close":
        watched.request("view/close", view="v")
        watched.request("view/open", table="t", view="v", state={"layout": LAYOUT})
        for name in ("b", "f"):
            watch(watched, name, {"kind": "all"})
    watched.sync()
    assert watched.updates("b")[-1]["from"] is None
    assert told(watched) | {"subscription", "view", "table", "seq", "from", "to", "revision"} == before
    edit(watched, put(12, 7))
    assert told(watched) == {"causes", "diff", "last"}


def test_a_failing_filter_is_told_each_time(pipe):
    opened(pipe, {"filter": "10 / n > 0 || n > 20"})
    assert pipe.replica("b").counts["failed"] == 1
    edit(pipe, put(30, 77))
    assert told(pipe) >= {"counts", "filterFailure"}
    edit(pipe, put(1, 5))
    assert told(pipe) >= {"counts"} and "filterFailure" not in pipe.updates("b")[-1]
    edit(pipe, put(1, 6))
    assert not told(pipe) & {"counts", "filterFailure"}


def test_what_waits_for_an_order_is_told_until_it_is_ready(pipe):
    opened(pipe, {}, rows=100_000, window={"kind": "entries", "first": 0, "size": 3})
    sort = [{"column": "text", "direction": "descending"}]
    pipe.request("view/set", view="v", state={"sort": sort}, wait=False)
    edit(pipe, put(1, 5))
    for _ in range(200):
        pipe.sync()
        if pipe.request("view/get", view="v")["orderState"] == "ready":
            break
    pipe.sync()
    assert pipe.replica("b").orderState == "ready"
    assert shown(pipe, "b") == shown(pipe, "f")


def test_later_parts_of_a_diff_tell_nothing_again(pipe):
    opened(pipe, {})
    rows = [[number, "y"] for number in range(200)]
    edit(pipe, *[{"kind": "insert", "rows": [row]} for row in rows])
    pipe.sync()
    seen = len(pipe.updates("b"))
    keys = pipe.replica("b").keys
    edit(pipe, {"kind": "remove", "rows": [keys[0]]}, *[put(key, "z" * 3000, "text") for key in keys[1:]])
    pipe.sync()
    parts = pipe.updates("b")[seen:]
    assert len(parts) > 1 and parts[0]["part"] == 0 and "diff" in parts[0]
    assert {"counts", "window"} <= set(parts[0])
    assert not any(set(part) & set(STATE) for part in parts[1:])
    assert shown(pipe, "b") == shown(pipe, "f")


def test_a_reset_in_parts_tells_all_in_each(pipe):
    opened(pipe, {}, rows=200)
    edit(pipe, *[put(row + 1, "y" * 3000, "text") for row in range(200)])
    pipe.sync()
    seen = len(pipe.updates("b"))
    pipe.request("view/resync", subscription="b")
    pipe.sync()
    parts = pipe.updates("b")[seen:]
    assert len(parts) > 1 and all(set(STATE) <= set(part) for part in parts)


# MARK: The law


class Twins:
    """Changes at random; a brief and a full window on the same entries hold the same."""

    def __init__(self, pipe, seed):
        self.pipe, self.chance = pipe, random.Random(seed)
        window = self.chance.choice([
            {"kind": "all"}, {"kind": "entries", "first": 5, "size": 8, "overscan": 2},
        ])  # fmt: skip
        self.is_all = window["kind"] == "all"
        opened(pipe, {"layout": LAYOUT}, window=window)
        self.sent = []

    def step(self):
        """Sends one change, without waiting for it."""
        kind = self.chance.choice(["set"] * 6 + ["insert", "remove", "sort", "filter", "sections",
                                   "page", "search", "layout", "scroll", "resync", "undo"])  # fmt: skip
        getattr(self, kind)()

    def send(self, method, **params):
        self.sent.append(self.pipe.start_request(method, params))

    def edit(self, *edits):
        self.send("table/edit", table="t", edits=list(edits))

    def set(self):
        value = self.chance.choice(["", "x", "longer than before", "two words"])
        row = self.chance.randrange(1, 31)
        change = put(row, value, "text") if self.chance.random() < 0.5 else put(row, self.chance.randrange(9))
        self.edit(change)

    def insert(self):
        self.edit({"kind": "insert", "rows": [[0, "new"]], "place": {"kind": "start"}})

    def remove(self):
        self.edit({"kind": "remove", "rows": [self.chance.randrange(1, 31)]})

    def state(self, **state):
        self.send("view/set", view="v", state=state, wait=self.chance.random() < 0.5)

    def sort(self):
        self.state(sort=self.chance.choice([[], [{"column": "n"}], [{"column": "text"}]]))

    def filter(self):
        self.state(filter=self.chance.choice([None, None, "n > 3", "10 / n > 1", "10 / n > 2 || n > 20"]))

    def sections(self):
        self.state(sections=self.chance.choice([None, {"by": [{"column": "n"}]}]))

    def page(self):
        self.state(page={"size": self.chance.choice([None, 7]), "index": self.chance.randrange(3)})

    def search(self):
        search = {"text": "r", "mode": self.chance.choice(["mark", "filter"])}
        self.state(search=self.chance.choice([None, search]))

    def layout(self):
        self.state(layout=self.chance.choice([
            None, LAYOUT, {"rows": {"spacing": self.chance.randrange(3)}}, {"rows": None},
            {"columns": {"text": {"width": self.chance.choice([3, 9])}}}, {"fixed": {"leading": 1}},
        ]))  # fmt: skip

    def scroll(self):
        if not self.is_all:
            first = self.chance.randrange(25)
            for name in ("b", "f"):
                self.send("view/scroll", subscription=name, first=first)

    def resync(self):
        self.send("view/resync", subscription="b")

    def undo(self):
        self.send("table/undo", table="t")

    def check(self):
        answers = [self.pipe.answer(sent) for sent in self.sent]
        kinds = {answer["error"].get("data", {}).get("kind") for answer in answers if "error" in answer}
        assert kinds <= {"unknownRow"}, kinds
        self.sent = []
        for _ in range(200):
            if self.pipe.request("view/get", view="v")["orderState"] == "ready":
                break
        self.pipe.sync()
        assert shown(self.pipe, "b") == shown(self.pipe, "f")
        view = self.pipe.request("view/get", view="v")
        replica = self.pipe.replica("b")
        assert (replica.counts, replica.orderState, replica.layout) == (
            view["counts"], view["orderState"], view.get("layout"),
        )  # fmt: skip
        first = replica.window["first"]
        assert replica.rows == self.pipe.cells("v")[first : first + len(replica.rows)]


@pytest.mark.parametrize("updates", ["each", "merged"])
@pytest.mark.parametrize("seed", seeds(8))
def test_a_brief_window_holds_what_a_full_one_does(start, seed, updates):
    pipe = start(updates=updates)
    twins = Twins(pipe, seed)
    for number in range(60):
        twins.step()
        if twins.chance.random() < 0.5 or number == 59:
            twins.check()
    lengths = [len(json.dumps(pipe.updates(name))) for name in ("b", "f")]
    assert lengths[0] < lengths[1] or any(u["from"] is None for u in pipe.updates("b")[1:])
    assert pipe.leave() == 0


@pytest.mark.parametrize("seed", seeds(3))
def test_it_does_so_for_a_slow_reader(start, seed):
    pipe = start()
    twins = Twins(pipe, seed + 100)
    for _ in range(4):
        pipe.pause()
        for _ in range(60):
            twins.edit(put(twins.chance.randrange(1, 31), "w" * twins.chance.randrange(3000), "text"))
            twins.step()
        pipe.resume()
        twins.check()
    assert pipe.leave() == 0
