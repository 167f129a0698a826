"""Diffs in stages and one operation after another, proved by replay."""

import bisect
import itertools
import random

import pytest

from table_server import Difference, sequential, staged


def longest_increasing(numbers):
    """The places of a longest increasing subsequence."""
    ends, before = [], {}
    for place, number in enumerate(numbers):
        at = bisect.bisect_left([numbers[end] for end in ends], number)
        before[place] = ends[at - 1] if at else None
        ends[at : at + 1] = [place]
    places, place = set(), ends[-1] if ends else None
    while place is not None:
        places.add(place)
        place = before[place]
    return places


def diff_of(old, new, changed):
    """The diff as the daemon tells it."""
    common = [row for row in new if row in old]
    stays = longest_increasing([old.index(row) for row in common])
    moved = [row for place, row in enumerate(common) if place not in stays]
    return {
        "deletes": [[at, 1] for at, row in enumerate(old) if row not in new],
        "inserts": {"at": [[at, 1] for at, row in enumerate(new) if row not in old]},
        "moves": [[old.index(row), new.index(row)] for row in moved],
        "updates": [{"column": "x", "rows": [new.index(row) for row in common if row in changed]}],
    }


def replay_stages(rows, stages, new):
    """What a list view does: every stage at once, by the indices it says."""
    rows = list(rows)
    for stage in stages:
        for update in stage.updates:
            rows[update.index] = new[update.new_index]
            assert update.columns == ("x",)
        for index in sorted(stage.deletes, reverse=True):
            del rows[index]
        taken = {to: rows[at] for at, to in stage.moves}
        for at, _ in sorted(stage.moves, reverse=True):
            del rows[at]
        for to in sorted(taken):
            rows.insert(to, taken[to])
        for index in stage.inserts:
            rows.insert(index, new[index])
    return rows


def replay_operations(rows, operations, new):
    rows = list(rows)
    for one in operations:
        if one.kind == "update":
            rows[one.index] = new[one.new_index]
        elif one.kind == "delete":
            del rows[one.index]
        elif one.kind == "move":
            rows.insert(one.to, rows.pop(one.index))
        else:
            assert one.index <= len(rows)
            rows.insert(one.index, new[one.new_index])
    return rows


def check(diff, old, new):
    stages, operations = staged(diff), sequential(diff)
    assert replay_stages(old, stages, new) == new
    assert replay_operations(old, operations, new) == new
    assert sum(len(stage.moves) for stage in stages) == len(diff["moves"])
    assert sum(one.kind == "move" for one in operations) == len(diff["moves"])


@pytest.mark.parametrize("seed", range(300))
def test_both_forms_replay_to_the_target(seed):
    chance = random.Random(seed)
    count = chance.randrange(12)
    old = [(row, 0) for row in chance.sample(range(15), count)]
    names = [name for name, _ in old if chance.random() < 0.7]
    names += chance.sample(range(20, 30), chance.randrange(5))
    chance.shuffle(names)
    changed = [name for name in names if chance.random() < 0.3]
    new = [(name, int(name in changed and name < 20)) for name in names]
    diff = diff_of([name for name, _ in old], names, changed)
    check(diff, old, new)


def test_every_order_of_five_rows():
    old = [(row, 0) for row in range(5)]
    for order in itertools.permutations(range(5)):
        new = [(row, 0) for row in order]
        check(diff_of(list(range(5)), list(order), []), old, new)


def test_the_diff_of_an_update_may_leave_lists_out():
    assert staged({}) == [] and sequential({}) == []


def test_new_content_and_its_difference(daemon):
    rows = [[1, "a"], [2, "b"], [3, "c"], [4, "d"]]
    with daemon.create(rows, columns=[{"id": "n", "type": "integer"}, {"id": "x"}],
                       key_columns=["n"]) as table:  # fmt: skip
        new = [[4, "d"], [1, "A"], [5, "e"], [3, "c"]]
        view = table.view()
        with view.watch(first=0, size=10) as subscription:
            daemon.sync()
            result = table.set_rows(new, label="Render", hints={"animate": True})
            daemon.sync()
            updates = list(subscription.updates(timeout=0.1))
        assert updates[-1].hints == ({"animate": True},)
        assert result.outcome == "applied"
        assert (result.deletes, result.inserts, result.moves, result.updates) == (1, 1, 1, 1)
        for page in (1, 2, 100):
            difference = table.diff(from_revision=1, page=page)
            assert isinstance(difference, Difference) and difference
            assert replay_stages(rows, difference.staged(), new) == new
            assert replay_operations(rows, difference.sequential(), new) == new
            assert difference.diff["inserts"]["keys"] == [5]
        assert not table.diff()
        result = table.set_rows([{"n": 7}], columns=["n"], match="keys", compare="value")
        assert (result.deletes, result.inserts) == (4, 1)
