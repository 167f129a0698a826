"""What need not wait: scrolls and edits beside a sort, and clients for updates that never come."""

import random

import pytest
from harness import seeds

ROWS = 200_000


def opened(pipe, rows, **layout):
    chance = random.Random(rows)
    content = [[row, "%06d" % chance.randrange(10**6)] for row in range(rows)]
    columns = [{"id": "n", "type": "integer"}, {"id": "text", "type": "text"}]
    pipe.request("table/create", table="t", columns=columns, rows=content)
    pipe.request("view/open", table="t", view="v", state={"layout": {"rows": {}, **layout}})
    window = {"kind": "viewport", "offset": 0, "extent": 20}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    pipe.sync()


# MARK: Beside a sort


def test_nothing_waits_for_a_tap_that_does_not_wait(pipe):
    opened(pipe, ROWS)
    tapped = pipe.request("view/tap", view="v", part="header", column="text", wait=False)
    assert tapped["orderState"] == "pending"
    asked = [
        ("view/scroll", {"subscription": "s", "offset": 500}),
        ("view/locate", {"view": "v", "keys": [7]}),
        ("view/rows", {"view": "v", "range": {"first": 0, "size": 3}}),
        ("table/edit", {"table": "t", "edits": [{"kind": "set", "row": 9, "column": "n", "value": 5}]}),
    ]
    ids = [pipe.start_request(method, params) for method, params in asked]
    for request_id in ids:
        pipe.result(request_id)
    assert pipe.updates("s")[-1]["orderState"] == "pending"
    pipe.sync()
    assert pipe.updates("s")[-1]["orderState"] == "ready"
    shown = pipe.values("v", "text", range={"first": 0, "size": 100})
    assert shown == sorted(shown)


def test_a_sort_tells_how_far_it_is(pipe):
    opened(pipe, ROWS)
    # A sort of the texts alone is over before the first interval has passed.
    slow = "text.replace('1', '22').replace('2', '11').matches('(1|2)*3.*(4|5)+6')"
    pipe.request("view/set", view="v", state={"sort": [{"expression": slow}]}, wait=False)
    pipe.sync()
    told = [update["sorting"] for update in pipe.updates("s") if "sorting" in update]
    assert told, "a sort that takes longer than the interval of progress tells it"
    counts = [progress["rows"] for progress in told]
    assert counts == sorted(counts)
    assert all(progress["of"] == ROWS and 0 < progress["rows"] <= ROWS for progress in told)
    assert "sorting" not in pipe.updates("s")[-1]


def test_a_tap_that_waits_is_answered_with_the_order(pipe):
    opened(pipe, ROWS)
    assert pipe.request("view/tap", view="v", part="header", column="text")["orderState"] == "ready"


def test_a_collapse_waits_if_it_is_told_to(pipe):
    opened(pipe, 20_000)
    sections = {"by": [{"column": "text"}]}
    pipe.request("view/set", view="v", state={"sections": sections}, wait=False)
    first = pipe.start_request("view/collapse", {"view": "v", "action": "collapse"})
    second = pipe.start_request("view/collapse", {"view": "v", "action": "expand", "wait": True})
    assert pipe.result(first)["orderState"] == "pending"
    assert pipe.result(second)["orderState"] == "ready"


def test_a_waiting_collapse_can_be_cancelled(pipe):
    opened(pipe, 20_000)
    sections = {"by": [{"column": "text"}]}
    pipe.request("view/set", view="v", state={"sections": sections}, wait=False)
    request = pipe.start_request("view/collapse", {"view": "v", "action": "collapse", "wait": True})
    pipe.notify("$/cancelRequest", {"id": request})
    answer = pipe.answer(request)
    if "error" in answer:
        assert answer["error"]["code"] == -32800
        pipe.sync()
        assert pipe.request("view/get", view="v")["state"]["sections"]["collapsed"]["all"] is False


# MARK: Whether an update follows


def test_a_scroll_to_where_the_window_is_causes_nothing(pipe):
    opened(pipe, 100)
    moved = pipe.request("view/scroll", subscription="s", offset=30)
    assert moved["update"] == 2
    pipe.sync()
    again = pipe.request("view/scroll", subscription="s", offset=30)
    assert again["update"] is None
    assert again["viewRevision"] == pipe.updates("s")[-1]["to"]
    pipe.sync()
    assert [update["seq"] for update in pipe.updates("s")] == [1, 2]


def test_columns_that_change_are_an_update(pipe):
    opened(pipe, 100)
    assert pipe.request("view/scroll", subscription="s", columns=["n"])["update"] == 2
    pipe.sync()
    assert pipe.request("view/scroll", subscription="s", columns=["n"])["update"] is None
    assert pipe.request("view/scroll", subscription="s", across={"frameWidth": 9})["update"] == 3


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize("mode", ["merged", "each"])
def test_the_number_that_a_scroll_is_told_is_that_of_its_update(start, seed, mode):
    """Random scrolls and edits, sent without waiting; each answer is held to what came."""
    chance = random.Random(seed)
    pipe = start(updates=mode)
    opened(pipe, 200)
    sent = []
    for _ in range(60):
        if chance.random() < 0.6:
            sent.append(pipe.start_request("view/scroll", {"subscription": "s", "offset": chance.randrange(180)}))
        else:
            edit = {"kind": "set", "row": chance.randint(1, 200), "column": "text", "value": str(chance.random())}
            pipe.start_request("table/edit", {"table": "t", "edits": [edit]})
        if chance.random() < 0.2:
            pipe.sync()
    pipe.sync()
    updates = {update["seq"]: update for update in pipe.updates("s")}
    assert sorted(updates) == list(range(1, len(updates) + 1))
    before = 0
    for request in sent:
        answer = pipe.result(request)
        number = answer["update"]
        if number is None:
            continue
        # Answers rise with their updates, and the update shows the window unless a later scroll is in it.
        assert number >= before, seed
        before = number
        assert "scroll" in updates[number]["causes"], seed
        assert updates[number]["to"] >= answer["viewRevision"] or mode == "each", seed
    last = [pipe.request("view/scroll", subscription="s", offset=offset) for offset in (5, 6)]
    pipe.sync()
    shown = {update["seq"]: update for update in pipe.updates("s")}
    for answer in last:
        update = shown[answer["update"]]
        if all(other["update"] != answer["update"] for other in last if other is not answer):
            assert update["window"]["first"] == answer["first"], seed
