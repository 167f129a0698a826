"""The row that `show` names stays where it is in a window, whatever the view shows after."""

import random

import pytest
from harness import seeds

COLUMNS = [{"id": "n", "type": "integer"}, {"id": "s"}]
STATES = [
    {"filter": None}, {"filter": "n > 3"}, {"filter": "n < 8"}, {"search": None}, {"search": {"text": "b"}},
    {"sort": [{"column": "n"}]}, {"sort": [{"column": "n", "direction": "descending"}]}, {"sort": []},
    {"filter": None, "search": None, "sort": []}, {"search": {"text": "a", "mode": "mark"}}, {},
]  # fmt: skip


@pytest.mark.parametrize("seed", seeds(30))
def test_a_shown_row_keeps_its_place(start, seed):
    r = random.Random(seed)
    pipe = start(updates=r.choice(["each", "merged"]))
    rows = [[r.randint(0, 9), r.choice(["a", "b", "ab"])] for _ in range(60)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    page = {"size": r.choice([None, None, 17])}
    pipe.request("view/open", table="t", view="v", state={"page": page})
    size = r.randint(1, 12)
    holds = {"s": "entry", "e": "end", "i": "index"}
    asked = r.randint(0, 40)
    for name, hold in holds.items():
        window = {"kind": "entries", "first": asked, "size": size}
        pipe.request("view/watch", view="v", subscription=name, window=window, hold=hold)
    pipe.sync()
    for _ in range(12):
        before = {name: shown(pipe, name) for name in holds}
        key = r.choice(before["s"][1]) if before["s"][1] and r.random() < 0.7 else r.randint(1, 60)
        if r.random() < 0.3:
            # A scroll that was not yet sent counts.
            first = r.randint(0, 50)
            answer = pipe.request("view/scroll", subscription="s", first=first)
            keys = [key for key, _ in pipe.cells("v")]
            before["s"] = (answer["first"], keys[answer["first"] : answer["first"] + answer["size"]])
        pipe.request("view/set", view="v", state=r.choice(STATES), show=key)
        pipe.sync()
        keys = [key for key, _ in pipe.cells("v")]
        for name in ("s", "e"):
            first, held = shown(pipe, name)
            assert held == keys[first : first + size]
            if key not in keys:
                continue
            index = keys.index(key)
            assert key in held, (key, first, index)
            if key in before[name][1]:
                wanted = index - before[name][1].index(key)
                assert first == min(max(0, wanted), max(0, len(keys) - size))
        first, held = shown(pipe, "i")
        assert first == min(asked, max(0, len(keys) - size))


def shown(pipe, name):
    """A window's first index, and its keys."""
    return pipe.replica(name).window["first"], pipe.replica(name).keys
