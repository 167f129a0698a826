"""Requests that are cancelled at a random moment: one answer each, and a state that fits it."""

import random
import time

import pytest
from harness import seeds

CANCELLED = -32800
UNKNOWN = "unknownTable"


def generated(kind):
    """The text of a file that is large in one way, and what else `table/open` is told."""
    lines, options = [], {}
    if kind == "equal names":
        lines = [",".join(["a"] * 4_000), ",".join(["1"] * 4_000)]
    elif kind == "many columns":
        lines = [",".join(f"c{number}" for number in range(4_000))] + [",".join(["1"] * 4_000)] * 3
    elif kind == "long names":
        lines = [",".join("n" * 2_000 + str(number % 7) for number in range(50)), ",".join(["x"] * 50)]
    elif kind == "many keys":
        lines = ["a,b,c,d"] + [f"{number},k{number},{number % 7},x" for number in range(20_000)]
        options = {"keyColumns": ["a", "b", "c"]}
    elif kind == "integer keys":
        lines = ["id,n"] + [f"{number},{number % 9}" for number in range(40_000)]
        options = {"keyColumns": ["id"]}
    elif kind == "many rules":
        lines = [",".join(f"c{number}" for number in range(200)), ",".join(["1"] * 200)]
        options = {"columns": {f"c{number}": {"validate": [{"expression": f"c{number} > 0"}]} for number in range(200)}}
    elif kind == "empty names":
        lines = ["," * 3_000, "," * 3_000]
    return "\n".join(lines) + "\n", options


KINDS = ["equal names", "many columns", "long names", "many keys", "integer keys", "many rules", "empty names"]


def opened_and_cancelled(pipe, table, delay, **params):
    """Opens a table, cancels that after a while, and looks at what is there then."""
    request = pipe.start_request("table/open", {"table": table, **params})
    if delay:
        time.sleep(delay)
    pipe.notify("$/cancelRequest", {"id": request})
    answer = pipe.answer(request)
    seen = pipe.start_request("view/open", {"table": table, "view": table})
    view = pipe.answer(seen)
    if "error" in answer:
        assert answer["error"]["code"] == CANCELLED, answer
        assert view["error"]["data"]["kind"] == UNKNOWN, "nothing is left of it"
    else:
        assert "error" not in view, view
        pipe.request("table/close", table=table)
    # Its name is free again in any case.
    again = pipe.start_request("table/open", {"table": table, **params})
    assert "error" not in pipe.answer(again)
    pipe.request("table/close", table=table)
    return "error" in answer


@pytest.mark.parametrize("kind", KINDS)
def test_opening_is_cancelled_at_a_random_moment(pipe, tmp_path, kind):
    text, options = generated(kind)
    path = tmp_path / "t.csv"
    path.write_text(text, encoding="utf-8")
    begun = time.monotonic()
    pipe.request("table/open", table="warm", path=str(path), **options)
    pipe.request("table/close", table="warm")
    span = time.monotonic() - begun
    for seed in seeds(2):
        delay = random.Random(seed).choice([0, random.Random(seed).uniform(0, span)])
        opened_and_cancelled(pipe, "t", delay, path=str(path), **options)
    assert pipe.request("server/stats")["tables"] == 0


def test_every_corpus_file_is_opened_and_cancelled(pipe, corpora):
    files = sorted(path for path in corpora.rglob("*.csv") if path.stat().st_size < 4 << 20)
    assert len(files) > 20
    chance = random.Random(seeds(1)[0])
    for number, path in enumerate(chance.sample(files, min(len(files), 60))):
        request = pipe.start_request("table/open", {"table": f"t{number}", "path": str(path)})
        if chance.random() < 0.5:
            time.sleep(chance.uniform(0, 0.01))
        pipe.notify("$/cancelRequest", {"id": request})
        answer = pipe.answer(request)
        view = pipe.answer(pipe.start_request("view/open", {"table": f"t{number}", "view": "v"}))
        if "error" not in answer:
            assert "error" not in view, path
            pipe.request("table/close", table=f"t{number}")
            continue
        assert view["error"]["data"]["kind"] == UNKNOWN, path
        if answer["error"]["code"] != CANCELLED:  # what cannot be opened at all says so again
            again = pipe.answer(pipe.start_request("table/open", {"table": "again", "path": str(path)}))
            assert again["error"]["code"] == answer["error"]["code"], path
    assert pipe.request("server/stats")["tables"] == 0


@pytest.mark.parametrize("method", ["table/diff", "table/setRows", "table/validate", "view/aggregate", "view/profile", "view/find", "view/replace"])
def test_work_on_all_rows_is_cancelled_at_a_random_moment(pipe, method):
    columns = [{"id": "id", "type": "integer"}, {"id": "text", "validate": [{"expression": "size(text) < 9"}]}]
    rows = [[number * 7919 % 20_000, f"w{number % 97}"] for number in range(20_000)]
    pipe.request("table/create", table="t", columns=columns, rows=rows, keyColumns=["id"])
    pipe.request("table/create", table="u", columns=columns, rows=sorted(rows), keyColumns=["id"])
    pipe.request("view/open", table="t", view="v")
    params = {
        "table/diff": {"from": {"table": "t"}, "to": {"table": "u"}},
        "table/setRows": {"table": "t", "rows": [[key, text + "!"] for key, text in sorted(rows)]},
        "table/validate": {"table": "t"},
        "view/aggregate": {"view": "v", "groupBy": ["text"], "aggregates": [{"column": "id", "kind": "sum"}]},
        "view/profile": {"view": "v", "partialResultToken": "p"},
        "view/find": {"view": "v", "search": {"text": "nowhere"}},
        "view/replace": {"view": "v", "search": {"text": "w"}, "with": "v"},
    }[method]
    for seed in seeds(4):
        chance = random.Random(seed)
        before = pipe.values("v", "text", range={"first": 0, "size": 5})
        revision = pipe.request("table/history", table="t")["revision"]
        request = pipe.start_request(method, params)
        if chance.random() < 0.7:
            time.sleep(chance.uniform(0, 0.4))
        pipe.notify("$/cancelRequest", {"id": request})
        answer = pipe.answer(request)
        now = pipe.request("table/history", table="t")["revision"]
        if "error" in answer:
            assert answer["error"]["code"] == CANCELLED, answer
            assert now == revision and pipe.values("v", "text", range={"first": 0, "size": 5}) == before
        elif method in ("table/setRows", "view/replace") and now != revision:
            pipe.request("table/undo", table="t")
            assert pipe.values("v", "text", range={"first": 0, "size": 5}) == before


def test_a_view_whose_opening_is_cancelled_is_not_there(pipe, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("n,text\n" + "".join(f"{n * 7919 % 300_000},row {n % 977}\n" for n in range(300_000)))
    pipe.request("table/open", table="t", path=str(path), wait=True)
    state = {"sort": [{"column": "text", "direction": "descending"}]}
    for _ in range(5):
        opening = pipe.start_request("view/open", {"table": "t", "view": "v", "state": state})
        window = {"kind": "entries", "first": 0, "size": 5}
        watching = pipe.start_request("view/watch", {"view": "v", "subscription": "s", "window": window})
        pipe.notify("$/cancelRequest", {"id": opening})
        answer = pipe.answer(opening)
        if "error" in answer:
            break
        pipe.answer(watching)
        pipe.request("view/close", view="v")
    assert answer["error"]["code"] == CANCELLED
    pipe.answer(watching)
    # Neither the view nor its subscription is left; both names are free.
    assert pipe.answer(pipe.start_request("view/get", {"view": "v"}))["error"]["data"]["kind"] == "unknownView"
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window=window)


def test_a_long_step_that_is_taken_back_can_be_cancelled(pipe):
    rows = [[number, number % 97] for number in range(20_000)]
    other = [[number * 7919 % 20_000, number % 89] for number in range(20_000)]
    columns = [{"id": "id", "type": "integer"}, {"id": "n", "type": "integer"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows, keyColumns=["id"])
    pipe.request("view/open", table="t", view="v")
    pipe.request("table/setRows", table="t", rows=other)
    now = pipe.request("table/history", table="t")["revision"]
    shown = pipe.values("v", "id", range={"first": 0, "size": 5})
    undo = pipe.start_request("table/undo", {"table": "t"})
    time.sleep(0.02)
    pipe.notify("$/cancelRequest", {"id": undo})
    answer = pipe.answer(undo)
    history = pipe.request("table/history", table="t")
    if "error" in answer:
        assert answer["error"]["code"] == CANCELLED and history["revision"] == now
        assert pipe.values("v", "id", range={"first": 0, "size": 5}) == shown
    else:
        assert history["revision"] == now + 1
