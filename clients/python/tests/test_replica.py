"""The replica against plain lists: whatever diffs come, it holds what the list holds."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table_server import OutOfSync, Replica

COLUMNS = ["a", "b"]


def counts(size):
    return {"source": size, "filtered": size, "pages": 1, "pageIndex": 0, "pageSize": None,
            "pageStart": 0, "pageEnd": size}  # fmt: skip


def block(name, rows, at=None):
    """A column block of rows [(key, {column: (value, kind of error or None)})]."""
    wire = {"column": name, "values": [], "texts": []}
    errors = []
    for number, (_, cells) in enumerate(rows):
        value, error = cells[name]
        wire["values"].append(None if error else value)
        wire["texts"].append(f"<{value}>")
        if error:
            errors.append({"row": number, "kind": error, "text": str(value)})
    if errors:
        wire["errors"] = errors
    if at is not None:
        wire["offset"] = at
    return wire


def expected(rows):
    return [
        (key, [(None if error else value, f"<{value}>", error) for value, error in
               (cells[name] for name in COLUMNS)])
        for key, cells in rows
    ]  # fmt: skip


def held(replica):
    return [
        (key, [(cell.value, cell.text, cell.error and cell.error.kind) for cell in
               (replica.cells[name][at] for name in COLUMNS)])
        for at, key in enumerate(replica.keys)
    ]  # fmt: skip


class Source:
    """Plain rows that change at random, and the updates that tell of it."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.next_key = 0
        self.seq = 0
        self.revision = 0
        self.rows = [self.row() for _ in range(self.random.randrange(6))]

    def row(self):
        self.next_key += 1
        key = self.next_key if self.next_key % 3 else str(self.next_key)
        return key, {name: self.cell() for name in COLUMNS}

    def cell(self):
        error = "doesNotParse" if self.random.random() < 0.2 else None
        return self.random.randrange(100), error

    def update(self, first_of_all=False):
        if first_of_all or self.random.random() < 0.15:
            self.rows = [self.row() for _ in range(self.random.randrange(8))]
            bodies, begin = self.reset(), None
        else:
            bodies, begin = self.diff(), self.revision
        self.revision += 1
        for part, body in enumerate(bodies):
            self.seq += 1
            message = {
                "subscription": "s1", "view": "v1", "table": "t1", "seq": self.seq, "from": begin,
                "to": self.revision, "revision": self.revision, "causes": ["edit"],
                "counts": counts(len(self.rows)), "orderState": "ready",
                "window": {"first": 0, "size": len(self.rows)},
                "last": part == len(bodies) - 1, **body,
            }  # fmt: skip
            if len(bodies) > 1:
                message["part"] = part
            if begin is None and part == 0:
                message["columns"] = COLUMNS
            yield message

    def reset(self):
        cut = self.random.randrange(len(self.rows) + 1)
        head, tail = self.rows[:cut], self.rows[cut:]
        bodies = [{"reset": {"keys": [key for key, _ in part],
                             "blocks": [block(name, part, at) for name in COLUMNS]}}
                  for part, at in ((head, None), (tail, cut))]  # fmt: skip
        if self.random.random() < 0.5:
            return bodies
        whole = {"keys": [], "blocks": []}
        for body in bodies:
            whole["keys"] += body["reset"]["keys"]
            whole["blocks"] += body["reset"]["blocks"]
        return [{"reset": whole}]

    def diff(self):
        old = list(self.rows)
        indices = list(range(len(old)))
        self.random.shuffle(indices)
        gone = indices[: self.random.randrange(len(old) + 1)]
        cut = self.random.randrange(len(gone) + 1)
        deletes, sources = sorted(gone[:cut]), gone[cut:]
        new = [row for at, row in enumerate(old) if at not in gone]
        arriving = [("new", self.row()) for _ in range(self.random.randrange(4))]
        arriving += [("old", at) for at in sources]
        size = len(new) + len(arriving)
        targets = sorted(self.random.sample(range(size), len(arriving)))
        self.random.shuffle(arriving)
        moves, inserts = [], []
        for target, (kind, what) in zip(targets, arriving):
            if kind == "new":
                inserts.append((target, what))
                new.insert(target, what)
            else:
                moves.append([what, target])
                new.insert(target, old[what])
        diff = {"deletes": [[at, 1] for at in deletes], "moves": moves,
                "inserts": {"at": [[at, 1] for at, _ in inserts],
                            "keys": [key for _, (key, _) in inserts],
                            "blocks": [block(name, [row for _, row in inserts])
                                       for name in COLUMNS]}}  # fmt: skip
        updates = []
        for name in COLUMNS:
            rows = sorted(self.random.sample(range(size), self.random.randrange(size + 1)))
            for row in rows:
                key, cells = new[row]
                new[row] = key, {**cells, name: self.cell()}
            updates.append({**block(name, [new[row] for row in rows]), "rows": rows})
        self.rows = new
        if self.random.random() < 0.3:
            return [{"diff": diff}] + [{"diff": {"updates": [one]}} for one in updates]
        return [{"diff": {**diff, "updates": updates}}]


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_a_replica_that_only_applies_updates_holds_what_the_source_holds(seed):
    source, replica = Source(seed), Replica()
    for step in range(12):
        shown = held(replica)
        for message in source.update(first_of_all=step == 0):
            update = replica.apply(message)
            if not message["last"]:
                assert update is None
                assert held(replica) == shown, "nothing is shown before the last part"
        assert update is not None and update.to_revision == source.revision
        assert held(replica) == expected(source.rows)
        assert replica.counts.source == len(source.rows)
        assert replica.window.size == len(source.rows)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 30))
def test_a_lost_message_is_noticed_and_a_reset_heals(seed, lost):
    source, replica = Source(seed), Replica()
    messages = [m for step in range(20) for m in source.update(first_of_all=step == 0)]
    refused = False
    for message in messages[:lost] + messages[lost + 1 :]:
        try:
            replica.apply(message)
        except OutOfSync:
            refused = True
    if len(messages) - 1 > lost and messages[lost + 1]["from"] is not None:
        assert refused
    source.seq += 3
    for message in source.update(first_of_all=True):
        replica.apply(message)
    assert held(replica) == expected(source.rows)
    assert not replica.needs_reset


def first_reset(**members):
    return {
        "seq": 1, "from": None, "to": 1, "revision": 1, "counts": counts(2), "orderState": "ready",
        "window": {"first": 0, "size": 2}, "columns": ["a"], "last": True,
        "reset": {"keys": [1, 2], "blocks": [{"column": "a", "values": [5, 6]}]}, **members,
    }  # fmt: skip


def following(diff, **members):
    return {
        "seq": 2, "from": 1, "to": 2, "revision": 2, "counts": counts(2), "orderState": "ready",
        "window": {"first": 0, "size": 2}, "last": True, "diff": diff, **members,
    }  # fmt: skip


@pytest.mark.parametrize(
    "message",
    [
        following({}, seq=3),
        following({}, **{"from": 7}),
        following({"deletes": [[2, 1]]}),
        following({"deletes": [[0, 1]], "moves": [[0, 0]]}),
        following({"moves": [[0, 5]]}),
        following({"inserts": {"at": [[0, 1]], "keys": [], "blocks": []}}),
        following({"inserts": {"at": [[0, 1]], "keys": [9], "blocks": []}}),
        following({"inserts": {"at": [[0, 1]], "keys": [1],
                               "blocks": [{"column": "a", "values": [1]}]}}),
        following({"updates": [{"column": "a", "rows": [4], "values": [1]}]}),
        following({"updates": [{"column": "z", "rows": [0], "values": [1]}]}),
        following({"updates": [{"column": "a", "rows": [0, 1], "values": [1]}]}),
        following({"updates": [{"column": "a", "rows": [0], "values": [1],
                                "errors": [{"row": 1, "kind": "doesNotParse"}]}]}),
        following({}, part=1),
        following({}, columns=["a", "b"]),
        following({}, layout={"width": 3}),
        {"seq": 2},
        {name: value for name, value in first_reset(seq=2).items() if name != "window"},
        {name: value for name, value in first_reset(seq=2).items() if name != "counts"},
    ],
)  # fmt: skip
def test_an_update_that_does_not_fit_is_refused(message):
    replica = Replica()
    replica.apply(first_reset())
    with pytest.raises(OutOfSync):
        replica.apply(message)
    assert replica.needs_reset
    assert replica.apply(following({}, seq=message["seq"] + 1)) is None, "it waits for the reset"
    replica.apply(first_reset(seq=message["seq"] + 2))
    assert replica.keys == [1, 2]


def test_the_first_update_must_be_a_reset():
    with pytest.raises(OutOfSync):
        Replica().apply(following({}))


def test_a_window_of_keys_has_no_cells():
    replica = Replica()
    replica.apply(first_reset(reset={"keys": [1, "1"]}))
    replica.apply(following({"moves": [[0, 2]], "inserts": {"at": [[0, 1]], "keys": [3]}}))
    assert replica.keys == [3, "1", 1]
    assert replica.cells == {}


def brief(diff, **members):
    told = following(diff, **members)
    return {name: told[name] for name in told if name not in ("counts", "orderState", "window") or name in members}


def test_what_a_brief_update_leaves_out_is_as_it_was_told_until_a_reset():
    replica = Replica()
    columns = [{"column": "a", "x": 0, "width": 3}]
    replica.apply(first_reset(layout={"width": 3, "columns": columns}))
    known, layout = replica.counts, {"width": 3, "height": 7}
    update = replica.apply(brief({}, layout=layout))
    assert update is not None
    assert (update.counts, update.order_state, update.window) == (known, "ready", (0, 2))
    assert replica.layout == {**layout, "columns": columns}
    head = {"from": 2, "to": 3, "part": 0, "last": False}
    replica.apply(brief({}, **head, seq=3, orderState="pending", window={"first": 4, "size": 2}))
    replica.apply(brief({}, **{**head, "part": 1, "last": True}, seq=4))
    assert (replica.order_state, replica.window, replica.counts) == ("pending", (4, 2), known)
    assert replica.layout == {**layout, "columns": columns}
    replica.apply(brief({}, **{"from": 3, "to": 4}, seq=5, layout=None))
    assert replica.layout is None
    replica.apply(first_reset(seq=6))
    assert (replica.order_state, replica.window) == ("ready", (0, 2))


def test_columns_come_and_go():
    replica = Replica()
    replica.apply(first_reset())
    updates = [{"column": "b", "rows": [0, 1], "values": ["x", "y"]}]
    replica.apply(following({"updates": updates}, columns=["b"]))
    assert replica.columns == ["b"]
    assert [cell.value for cell in replica.cells["b"]] == ["x", "y"]


def test_an_empty_window_fills_by_a_diff():
    replica = Replica()
    replica.apply(first_reset(reset={"keys": [], "blocks": []}))
    blocks = [{"column": "a", "values": [1, None], "errors": [], "pending": [1]}]
    inserts = {"at": [[0, 2]], "keys": [1, 2], "blocks": blocks}
    update = replica.apply(following({"inserts": inserts}))
    assert update is not None and update.inserted == (0, 1)
    assert replica.cells["a"][1].is_pending
