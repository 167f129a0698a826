"""Requests that name one table take effect in the order sent, however they come and how long each takes."""

import json
import random
import time

import pytest
from harness import seeds

CSV = "a,b\n1,2\n"
LARGE = 6_000  # more than is sorted at once


def send(pipe, script, form, choose=random):
    """Sends a script in one write, as a batch, or with pauses; returns its answers in order."""
    messages = []
    if form == "batch":  # updates may come before the answers of a batch
        script = [(method, params) for method, params in script if "subscription" not in params]
    for method, params in script:
        pipe.next_id += 1
        messages.append(
            {"jsonrpc": "2.0", "id": pipe.next_id, "method": method, "params": params}
        )
    if form == "batch":
        pipe.send_bytes(pipe.framed(json.dumps(messages).encode()), [messages])
    else:
        pieces = [pipe.framed(json.dumps(message).encode()) for message in messages]
        if form == "write":
            pipe.send_bytes(b"".join(pieces), messages)
        else:
            for piece, message in zip(pieces, messages):
                pipe.send_bytes(piece, [message])
                time.sleep(choose.choice([0, 0.0002, 0.001, 0.004]))
    return [pipe.answer(message["id"]) for message in messages]


def outcomes(answers):
    """What became of each: ``ok``, or the kind of its error."""
    return [
        answer["error"]["data"]["kind"] if "error" in answer else "ok" for answer in answers
    ]


def watch(view, subscription):
    return (
        "view/watch",
        {"view": view, "subscription": subscription, "window": {"kind": "all"}},
    )


def created(table, count=2, **params):
    rows = [[n * 7919 % 100_003, f"text {n}"] for n in range(count)]
    columns = [{"id": "n", "type": "integer"}, {"id": "t"}]
    return ("table/create", {"table": table, "columns": columns, "rows": rows, **params})


SORTED = {"sort": [{"column": "t", "comparator": "natural"}]}
FORMS = ["write", "batch", "pauses"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("edits", [0, 1])
def test_a_table_is_closed_when_all_before_is_done(pipe, tmp_path, form, edits):
    path = tmp_path / "small.csv"
    path.write_text(CSV)
    edit = {"kind": "set", "row": 1, "column": "a", "value": 5}
    script = [
        ("table/open", {"table": "t", "path": str(path)}),
        ("view/open", {"table": "t", "view": "v"}),
        *[("table/edit", {"table": "t", "edits": [edit]})] * edits,
        ("view/rows", {"view": "v"}),
        ("table/close", {"table": "t"}),
    ]
    for _ in seeds(15):
        answers = send(pipe, script, form)
        assert outcomes(answers) == ["ok"] * len(script)
        assert answers[-2]["result"]["keys"] == [1]
        assert answers[-1]["result"] is None


@pytest.mark.parametrize("form", ["write", "batch"])
def test_long_work_on_a_table_is_done_before_it_is_closed(pipe, form):
    script = [
        created("t", LARGE),
        ("view/open", {"table": "t", "view": "v", "state": SORTED}),
        watch("v", "s"),
        ("view/scroll", {"subscription": "s", "columns": ["n"]}),
        ("view/set", {"view": "v", "state": {"sort": [{"column": "n"}]}}),
        ("view/aggregate", {"view": "v", "aggregates": [{"column": "n", "kind": "count"}]}),
        ("view/find", {"view": "v", "search": {"text": f"text {LARGE - 1}"}}),
        ("view/replace", {"view": "v", "search": {"text": "text 1"}, "with": "T", "scope": "all"}),
        ("table/validate", {"table": "t"}),
        ("view/rows", {"view": "v", "range": {"first": 0, "size": 3}}),
        ("table/close", {"table": "t"}),
    ]
    for _ in seeds(2):
        answers = send(pipe, script, form)
        assert outcomes(answers) == ["ok"] * len(answers), answers
        assert answers[-5]["result"]["hit"]["row"] == LARGE
        assert answers[-4]["result"]["cells"] > 1000


@pytest.mark.parametrize("form", FORMS)
def test_an_id_can_be_used_again_as_soon_as_its_close_is_sent(pipe, form):
    """Of tables, views and subscriptions, idle and busy ones."""
    choose = random.Random(form)
    for repeat in seeds(4):
        count = [3, LARGE][repeat % 2]
        script = [
            created("t", count),
            ("view/open", {"table": "t", "view": "v", "state": SORTED}),
            watch("v", "s"),
            ("view/close", {"view": "v"}),
            ("view/open", {"table": "t", "view": "v", "state": SORTED}),
            watch("v", "s"),
            ("view/scroll", {"subscription": "s", "columns": ["n"]}),
            ("view/open", {"table": "t", "view": "w", "state": {"sort": [{"column": "n"}]}}),
            ("view/unwatch", {"subscription": "s"}),
            watch("w", "s"),
            ("view/scroll", {"subscription": "s", "columns": ["t"]}),
            ("view/rows", {"view": "v", "range": {"first": 0, "size": 2}}),
            ("table/close", {"table": "t"}),
            created("t", 1),
            ("view/open", {"table": "t", "view": "v"}),
            watch("v", "s"),
            ("view/rows", {"view": "v"}),
            ("table/close", {"table": "t"}),
        ]
        answers = send(pipe, script, form, choose)
        assert outcomes(answers) == ["ok"] * len(answers), answers
        read = [answer["result"]["keys"] for answer in answers if "blocks" in (answer["result"] or {})]
        assert read == [[1, 2], [1]]


def test_what_is_closed_is_not_there_for_what_is_sent_later(pipe):
    choose = random.Random(1)
    for form in ["write", "pauses"] * 3:
        script = [
            created("t", choose.choice([3, LARGE])),
            ("view/open", {"table": "t", "view": "v", "state": SORTED}),
            ("view/open", {"table": "t", "view": "v"}),
            watch("v", "s"),
            watch("v", "s"),
            ("view/unwatch", {"subscription": "s"}),
            ("view/scroll", {"subscription": "s", "columns": ["n"]}),
            ("view/close", {"view": "v"}),
            ("view/rows", {"view": "v"}),
            ("view/close", {"view": "v"}),
            ("table/close", {"table": "t"}),
            ("table/describe", {"table": "t"}),
            ("table/close", {"table": "t"}),
        ]
        assert outcomes(send(pipe, script, form, choose)) == [
            "ok", "ok", "viewExists", "ok", "subscriptionExists", "ok", "unknownSubscription",
            "ok", "unknownView", "unknownView", "ok", "unknownTable", "unknownTable",
        ]  # fmt: skip


def test_a_table_that_cannot_be_opened_is_not_there_for_what_is_sent_with_it(pipe, tmp_path):
    choose = random.Random(2)
    script = [
        ("table/open", {"table": "t", "path": str(tmp_path / "none.csv")}),
        ("view/open", {"table": "t", "view": "v"}),
        ("view/set", {"view": "v", "state": SORTED}),
        ("view/tap", {"view": "v", "part": "header", "column": "a"}),
        watch("v", "s"),
        ("view/rows", {"view": "v"}),
        ("table/close", {"table": "t"}),
    ]
    for form in ["write", "pauses"] * 6:
        assert outcomes(send(pipe, script, form, choose)) == [
            "notFound", "unknownTable", "unknownView", "unknownView", "unknownView",
            "unknownView", "unknownTable",
        ]  # fmt: skip


def test_a_failed_view_leaves_its_id_to_the_next(pipe):
    choose = random.Random(3)
    send(pipe, [created("t")], "write")
    bad = {"sort": [{"column": "none"}]}
    for form in FORMS * 4:
        script = [
            ("view/open", {"table": "t", "view": "v", "state": bad}),
            ("view/open", {"table": "t", "view": "v"}),
            ("view/rows", {"view": "v"}),
            ("view/close", {"view": "v"}),
        ]
        found = outcomes(send(pipe, script, form, choose))
        assert found[1:] == ["ok", "ok", "ok"]


def test_only_a_cancellation_ends_an_opening(pipe, tmp_path):
    path = tmp_path / "keyed.csv"
    path.write_text("k,t\n" + "".join(f"{n},text {n}\n" for n in range(200_000)))
    opened = {"table": "t", "path": str(path), "keyColumns": ["k"]}
    script = [("table/open", opened), ("table/close", {"table": "t"})]
    assert outcomes(send(pipe, script, "write")) == ["ok", "ok"]
    opening = pipe.start_request("table/open", opened)
    closing = pipe.start_request("table/close", {"table": "t"})
    pipe.notify("$/cancelRequest", {"id": opening})
    assert pipe.answer(opening)["error"]["code"] == -32800
    assert outcomes([pipe.answer(closing)]) == ["unknownTable"]


def test_updates_of_a_closed_subscription_never_follow_the_answer_to_its_successor(pipe):
    """The tee looks at every update: `seq` begins at 1 again. The answers may come in any order."""
    for _ in seeds(6):
        script = [
            created("t", LARGE),
            ("view/open", {"table": "t", "view": "v"}),
            watch("v", "s"),
            ("view/set", {"view": "v", "state": SORTED}),
            ("table/close", {"table": "t"}),
            created("u", 2),
            ("view/open", {"table": "u", "view": "w"}),
            watch("w", "s"),
        ]
        assert outcomes(send(pipe, script, "write")) == ["ok"] * len(script)
        pipe.sync()
        assert pipe.updates("s")[-1]["table"] == "u"
        assert pipe.replica("s").keys == [1, 2]
        assert outcomes(send(pipe, [("table/close", {"table": "u"})], "write")) == ["ok"]


ONES = {"filter": "n % 50 == 1"}
ALL = {"filter": None}


@pytest.mark.parametrize("form", ["write", "batch"])
@pytest.mark.parametrize("rows", [100, LARGE])
def test_a_request_about_all_rows_is_answered_for_the_view_as_it_was_sent_to(pipe, rows, form):
    """The order that it waits for is not overtaken by what is asked of the view later."""
    send(pipe, [created("t", rows), ("view/open", {"table": "t", "view": "v"})], "write")
    count = {"view": "v", "aggregates": [{"column": "n", "kind": "count"}]}
    replace = {"view": "v", "search": {"text": "text"}, "with": "TEXT"}
    for _ in range(4):
        script = [
            ("view/set", {"view": "v", "state": ONES}),
            ("view/aggregate", count),
            ("view/replace", replace),
            ("view/set", {"view": "v", "state": ALL}),
            ("view/aggregate", count),
            ("table/undo", {"table": "t"}),
        ]
        answers = [answer["result"] for answer in send(pipe, script, form)]
        ones = answers[0]["counts"]["filtered"]
        assert 0 < ones < rows
        assert [answers[1]["counts"], answers[2]["cells"]] == [[ones], ones]
        assert [answers[3]["counts"]["filtered"], answers[4]["counts"]] == [rows, [rows]]


@pytest.mark.parametrize("form", ["write", "batch"])
@pytest.mark.parametrize("rows", [100, LARGE])
def test_an_edit_sent_after_a_replacement_is_made_after_it(pipe, rows, form):
    send(pipe, [created("t", rows), ("view/open", {"table": "t", "view": "v"})], "write")
    edit = {"kind": "set", "row": 1, "column": "t", "value": "text again"}
    for _ in range(4):
        script = [
            ("view/replace", {"view": "v", "search": {"text": "text"}, "with": "TEXT"}),
            ("table/edit", {"table": "t", "edits": [edit]}),
            ("view/rows", {"view": "v", "keys": [1, 2], "columns": ["t"]}),
            ("table/undo", {"table": "t"}),
            ("table/undo", {"table": "t"}),
        ]
        answers = [answer["result"] for answer in send(pipe, script, form)]
        assert answers[0]["cells"] == rows
        assert answers[2]["blocks"][0]["texts"] == ["text again", "TEXT 1"]
