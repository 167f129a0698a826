"""Heights that the client measures: told by itself, cached by row, content and widths."""

import random

import pytest
from harness import seeds

COLUMNS = [{"id": "k", "type": "integer"}, {"id": "g"}, {"id": "text"}]
FIXED = {"mode": {"kind": "fixed", "width": 4}, "header": False}
LAYOUT = {"rows": {"wrap": True}, "sizing": FIXED}


def opened(pipe, rows, layout=LAYOUT, **given):
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["k"], **given)
    pipe.request("view/open", table="t", view="v", state={"layout": layout})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()


def measure(pipe, heights, **params):
    rows = [{"row": row, "height": height} for row, height in heights.items()]
    return pipe.request("view/measure", view="v", rows=rows, **params)


def heights(pipe):
    """The height of each row by its key; all that the page has in it is told."""
    pipe.sync()
    replica = pipe.replica("s")
    told = [run["height"] for run in replica.heights for _ in range(run["count"])]
    assert len(told) == len(replica.keys)
    assert sum(told) == replica.layout["height"]
    return dict(zip(replica.keys, told))


def edit(pipe, *edits):
    return pipe.request("table/edit", table="t", edits=list(edits))


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def lay_out(pipe, **layout):
    pipe.request("view/set", view="v", state={"layout": layout})


ROWS = [[1, "a", "one two"], [2, "b", "x"], [3, "a", "six"]]


def test_what_the_client_tells_goes_with_its_row(pipe):
    opened(pipe, ROWS)
    assert heights(pipe) == {1: 2, 2: 1, 3: 1}
    assert measure(pipe, {2: 7.25, 3: 0})["changed"] == 2
    assert heights(pipe) == {1: 2, 2: 7.25, 3: 0}
    assert pipe.updates("s")[-1]["causes"] == ["layout"]
    count = len(pipe.updates("s"))
    assert measure(pipe, {2: 7.25})["changed"] == 0
    pipe.sync()
    assert len(pipe.updates("s")) == count, "nothing new is not told"
    pipe.request("view/set", view="v", state={"sort": [{"column": "text"}]})
    assert heights(pipe) == {1: 2, 3: 0, 2: 7.25}
    pipe.request("view/set", view="v", state={"filter": "g == 'a'"})
    assert heights(pipe) == {1: 2, 3: 0}
    pipe.request("view/set", view="v", state={"filter": None, "page": {"size": 2, "index": 1}})
    assert heights(pipe) == {2: 7.25}
    lay_out(pipe, rows={"spacing": 0, "linesMax": 1, "background": False})
    pipe.request("view/set", view="v", state={"page": None})
    assert heights(pipe) == {1: 1, 3: 0, 2: 7.25}, "how the daemon would measure does not matter"
    edit(pipe, {"kind": "move", "rows": [3], "place": {"kind": "start"}})
    assert heights(pipe)[2] == 7.25


def test_small_changes_count(pipe):
    opened(pipe, ROWS)
    for height in (7, 7.25, 7.5, 7.484375):
        assert measure(pipe, {2: height})["changed"] == 1
        assert heights(pipe)[2] == height
    assert measure(pipe, {2: 7.48})["changed"] == 0, "the same 64th, rounded up"


@pytest.mark.parametrize("wrap", [True, False])
@pytest.mark.parametrize(
    ("change", "forgets"),
    [
        (lambda pipe: edit(pipe, set_cell(2, "text", "y")), True),
        (lambda pipe: edit(pipe, set_cell(1, "text", "y")), False),
        (lambda pipe: edit(pipe, {"kind": "setRow", "row": 2, "options": {"rowState": 1}}), True),
        (lambda pipe: edit(pipe, {"kind": "setRow", "row": 3, "options": {"kind": "x"}}), False),
        (lambda pipe: pipe.request("cell/draft", view="v", row=2, column="text", action="begin"), True),
        (lambda pipe: pipe.request("cell/draft", view="v", row=1, column="text", action="begin"), False),
        (lambda pipe: lay_out(pipe, columns={"g": {"width": 5}}), True),
        (lambda pipe: lay_out(pipe, rows={"minimum": 1}, frame=7), False),
        (lambda pipe: lay_out(pipe, measurer={"kind": "cells", "tabStop": 4}), True),
        (lambda pipe: pipe.request("view/set", view="v", state={"columns": {"g": {"hidden": True}}}), True),
        (lambda pipe: pipe.request("view/set", view="v", state={"columns": {"g": {"nullDefault": "?"}}}), True),
        (lambda pipe: pipe.request("table/declare", table="t", declarations={"editors": {"e": 1}}), True),
        (lambda pipe: edit(pipe, {"kind": "remove", "rows": [1]}), False),
        (lambda pipe: edit(pipe, {"kind": "insert", "rows": [[9, "a", "z"]]}), False),
        (lambda pipe: edit(pipe, {"kind": "setColumn", "column": "text", "options": {"title": "T"}}), True),
        (lambda pipe: pipe.request("table/setRows", table="t", rows=[*ROWS[1:], [4, "", ""]]), False),
    ],
)
def test_what_was_told_holds_until_the_row_or_its_columns_change(pipe, wrap, change, forgets):
    opened(pipe, ROWS, {**LAYOUT, "rows": {"wrap": wrap}})
    measure(pipe, {2: 7})
    assert heights(pipe)[2] == 7
    change(pipe)
    assert heights(pipe)[2] == (1 if forgets else 7)
    measure(pipe, {2: 5})
    assert heights(pipe)[2] == 5
    measure(pipe, {2: None})
    assert heights(pipe)[2] == 1


@pytest.mark.parametrize("wrap", [True, False])
def test_a_row_that_comes_back_is_measured_anew(pipe, wrap):
    opened(pipe, ROWS, {**LAYOUT, "rows": {"wrap": wrap}})
    measure(pipe, {2: 7})
    edit(pipe, {"kind": "remove", "rows": [2]})
    assert 2 not in heights(pipe)
    pipe.request("table/undo", table="t")
    assert heights(pipe)[2] == 1


def test_what_is_declared_or_fixed_comes_first(pipe):
    declarations = {"kinds": {"tall": {"height": 9}}, "kindBy": {"column": "g"}}
    opened(pipe, ROWS + [[4, "tall", "x"]], declarations=declarations)
    answer = measure(pipe, {2: 7, 4: 3})
    assert answer["changed"] == 1 and answer["unused"] == [{"row": 4, "reason": "declared"}]
    assert heights(pipe) == {1: 2, 2: 7, 3: 1, 4: 9}
    lay_out(pipe, rows={"height": 2.5})
    assert heights(pipe) == {1: 2.5, 2: 2.5, 3: 2.5, 4: 9}
    assert measure(pipe, {2: 6})["unused"] == [{"row": 2, "reason": "fixed"}]
    lay_out(pipe, rows={"height": None})
    assert heights(pipe) == {1: 2, 2: 7, 3: 1, 4: 9}, "told before, and nothing has changed since"


def test_what_was_measured_too_early_does_not_count(pipe):
    opened(pipe, ROWS)
    now = pipe.request("view/get", view="v")["viewRevision"]
    assert measure(pipe, {2: 3}, at=now)["changed"] == 1
    assert pipe.error("view/measure", view="v", rows=[], at=now).code == -32801, "nobody holds it"


@pytest.mark.parametrize(
    ("params", "kind"),
    [
        ({"rows": [{"row": 9, "height": 1}]}, "unknownRow"),
        ({"rows": [{"row": 2, "height": -1}]}, "invalidParams"),
        ({"rows": [{"row": 2, "height": 1e300}]}, "invalidParams"),
        ({"rows": [{"row": 2, "height": "1"}]}, "invalidParams"),
        ({"rows": [{"row": 2}]}, "invalidParams"),
        ({"rows": [{"row": 2, "height": 1, "x": 1}]}, "invalidParams"),
        ({}, "invalidParams"),
    ],
)
def test_bad_measures_change_nothing(pipe, params, kind):
    opened(pipe, ROWS)
    assert pipe.error("view/measure", view="v", **params).kind == kind
    assert heights(pipe) == {1: 2, 2: 1, 3: 1}
    lay_out(pipe, rows=None)
    assert pipe.error("view/measure", view="v", rows=[]).kind == "noRowLayout"


def test_a_large_table_keeps_what_was_told_while_it_is_measured(pipe):
    rows = [[key, "g", "x " * (key * 7 % 4 + 1)] for key in range(30_000)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["k"])
    pipe.request("view/open", table="t", view="v", state={"layout": {**LAYOUT, "sizing": {**FIXED, "mode": {"kind": "fixed", "width": 5}}}})
    measure(pipe, {key: 10 for key in range(0, 30_000, 3)})
    edit(pipe, set_cell(3, "g", "h"))
    pipe.sync()
    told = pipe.request("view/get", view="v")["layout"]
    daemon = {key: (key * 7 % 4 + 1) // 3 + ((key * 7 % 4 + 1) % 3 > 0) for key in range(30_000)}
    wanted = sum(daemon[key] if key % 3 or key == 3 else 10 for key in range(30_000))
    assert told["height"] == wanted and "estimate" not in told


@pytest.mark.parametrize("seed", seeds(3))
def test_nothing_moves_while_measures_come_in(pipe, seed):
    chance = random.Random(seed)
    rows = [[key, chance.choice("ab"), "x"] for key in range(60)]
    opened(pipe, rows)
    pipe.request("view/watch", view="v", subscription="p", window={"kind": "viewport", "offset": 20, "extent": 9})
    told = dict.fromkeys(range(60), 1)
    edited = set()
    pipe.sync()
    replica = pipe.replica("p")
    for _ in range(30):
        anchor = replica.viewport["anchor"]
        before = sum(told[key] for key in range(anchor)) - replica.viewport["offset"]
        some = {key: chance.choice([0, 0.5, 1, 3.25, 8]) for key in chance.sample(range(60), 5)}
        measure(pipe, some)
        told.update(some)
        if chance.random() < 0.3:
            row = chance.randrange(60)
            edit(pipe, set_cell(row, "text", "y"))
            if row not in edited:  # an edit that changes nothing leaves its height
                told[row] = 1
                edited.add(row)
        assert heights(pipe) == told, seed
        assert replica.viewport["anchor"] == anchor, seed
        offset, end = replica.viewport["offset"], sum(told.values()) - 9
        drift = sum(told[key] for key in range(anchor)) - offset - before
        assert drift == 0 or offset in (0, max(0, end)), (seed, drift)


# MARK: Asked


ASKED = {"rows": {"wrap": True, "measured": "client", "deadline": 60_000}, "sizing": FIXED}


def model(text, width):
    """How high the client finds a row: by what it holds and how wide it is, unlike the daemon."""
    return (len(text) * 7 % 5 + 1) / 4 + width / 8


def heights_for(params, function=model):
    """The answer to a question, and what was asked: rows with their texts and the width."""
    widths = {entry["column"]: entry["width"] for entry in params["columns"]}
    [texts] = [block["texts"] for block in params["blocks"] if block["column"] == "text"]
    assert params["kind"] == "heights" and params["view"] == "v" and params["table"] == "t"
    assert [block["column"] for block in params["blocks"]] == list(widths)
    return {"heights": [function(text, widths["text"]) for text in texts]}


def reply(pipe, question, result):
    pipe.send({"jsonrpc": "2.0", "id": question["id"], "result": result})


def asked(pipe, function=model):
    """Answers one question; the rows asked for."""
    question = pipe.question()
    assert question["method"] == "cell/measure"
    reply(pipe, question, heights_for(question["params"], function))
    return question["params"]["rows"]


def settle(pipe, function=model):
    """Answers until nothing of the page is an estimate; the rows asked for."""
    rows = []
    while True:
        pipe.sync()
        if "estimate" not in pipe.request("view/get", view="v")["layout"]:
            return rows
        if pipe.questions:
            rows.append(asked(pipe, function))


def test_the_client_is_asked_how_high_rows_are(pipe):
    opened(pipe, ROWS, ASKED)
    assert heights(pipe) == {1: 1, 2: 1, 3: 1} and pipe.replica("s").layout["estimate"] is True
    question = pipe.question()
    params = question["params"]
    assert params == {
        **params, "table": "t", "view": "v", "revision": 1, "kind": "heights", "rows": [1, 2, 3], "deadline": 60_000,
        "columns": [{"column": column, "width": 4} for column in ("k", "g", "text")],
    }  # fmt: skip
    assert params["blocks"][2] == {"column": "text", "values": ["one two", "x", "six"], "texts": ["one two", "x", "six"]}
    reply(pipe, question, {"heights": [8, 0, 2.25]})
    pipe.sync()
    assert settle(pipe) == [] and heights(pipe) == {1: 8, 2: 0, 3: 2.25}
    assert pipe.updates("s")[-1]["causes"] == ["layout"] and "estimate" not in pipe.replica("s").layout


def test_only_what_changed_is_asked_again(pipe):
    opened(pipe, ROWS, ASKED)
    assert settle(pipe) == [[1, 2, 3]]
    before = heights(pipe)
    for state in ({"sort": [{"column": "text"}]}, {"filter": "g == 'a'"}, {"filter": None}, {"page": {"size": 2}}, {"page": None}):
        pipe.request("view/set", view="v", state=state)
        assert settle(pipe) == []
    edit(pipe, set_cell(2, "text", "longer"))
    assert heights(pipe) == before, "its last height meanwhile"
    assert settle(pipe) == [[2]]
    assert heights(pipe) == {**before, 2: model("longer", 4)}
    pipe.request("table/undo", table="t")
    assert settle(pipe) == [[2]] and heights(pipe) == before
    edit(pipe, {"kind": "insert", "rows": [[4, "b", "new"]]}, {"kind": "remove", "rows": [1]})
    assert settle(pipe) == [[4]]
    lay_out(pipe, sizing={"mode": {"kind": "fixed", "width": 6}})
    assert settle(pipe) == [[4, 3, 2]], "as the window shows them"
    assert heights(pipe) == {2: model("x", 6), 3: model("six", 6), 4: model("new", 6)}
    measure(pipe, {3: 5})
    assert settle(pipe) == [] and heights(pipe)[3] == 5
    measure(pipe, {3: None})
    assert settle(pipe) == [[3]] and heights(pipe)[3] == model("six", 6)


def test_drafts_are_measured(pipe):
    opened(pipe, ROWS, ASKED)
    settle(pipe)
    draft = {"view": "v", "row": 2, "column": "text"}
    pipe.request("cell/draft", **draft, action="begin")
    settle(pipe)
    pipe.request("cell/draft", **draft, action="change", text="typing")
    assert settle(pipe) == [[2]] and heights(pipe)[2] == model("typing", 4)
    pipe.request("cell/draft", **draft, action="cancel")
    assert settle(pipe) == [[2]] and heights(pipe)[2] == model("x", 4)


def test_what_changed_meanwhile_is_not_taken(pipe):
    opened(pipe, ROWS, ASKED)
    question = pipe.question()
    edit(pipe, set_cell(2, "text", "y"))
    edit(pipe, {"kind": "remove", "rows": [3]})
    reply(pipe, question, {"heights": [5, 6, 7]})
    assert pipe.question()["params"]["rows"] == [2]
    assert heights(pipe) == {1: 5, 2: 1}


def test_a_question_of_another_layout_is_taken_back(pipe):
    opened(pipe, ROWS, ASKED)
    first = pipe.question()
    lay_out(pipe, sizing={"mode": {"kind": "fixed", "width": 6}})
    pipe.wait(lambda: ("$/cancelRequest", {"id": first["id"]}) in pipe.events)
    second = pipe.question()
    assert second["params"]["columns"][0]["width"] == 6
    reply(pipe, first, {"heights": [9, 9, 9]})
    reply(pipe, second, {"heights": [1, 2, 3]})
    settle(pipe)
    assert heights(pipe) == {1: 1, 2: 2, 3: 3}, "what comes too late counts for nothing"
    edit(pipe, set_cell(2, "text", "y"))
    third = pipe.question()
    pipe.request("view/close", view="v")
    pipe.wait(lambda: ("$/cancelRequest", {"id": third["id"]}) in pipe.events)
    pipe.request("view/open", table="t", view="v", state={"layout": ASKED})
    fourth = pipe.question()
    lay_out(pipe, rows={"measured": "daemon"})
    pipe.wait(lambda: ("$/cancelRequest", {"id": fourth["id"]}) in pipe.events)
    assert pipe.request("view/get", view="v")["layout"]["height"] == 4


@pytest.mark.parametrize(
    "answer",
    [
        {"heights": [1, 2]},
        {"heights": [1, 2, 3, 4]},
        {"heights": [1, -2, 3]},
        {"heights": [1, 1e300, 3]},
        {"heights": ["1", 2, 3]},
        {"heights": {}},
        {"rows": []},
        [],
        None,
    ],
)
def test_an_answer_that_does_not_fit_is_none(pipe, answer):
    opened(pipe, ROWS, ASKED)
    reply(pipe, pipe.question(), answer)
    assert settle(pipe) == [] and heights(pipe) == {1: 2, 2: 1, 3: 1}, "as the daemon measures"

    def messages():
        return [params for method, params in pipe.events if method == "window/logMessage"]

    pipe.wait(messages, what="the complaint, which may come behind later answers")
    logged = messages()
    assert logged[-1]["type"] == 2 and "cell/measure" in logged[-1]["message"]
    edit(pipe, set_cell(2, "text", "y"))
    assert settle(pipe) == [[2]] and heights(pipe)[2] == model("y", 4), "asked again"


def test_rows_without_an_answer_are_measured_by_the_daemon(pipe):
    opened(pipe, ROWS, ASKED)
    reply(pipe, pipe.question(), {"heights": [None, 5, None]})
    assert settle(pipe) == [] and heights(pipe) == {1: 2, 2: 5, 3: 1}
    edit(pipe, set_cell(2, "text", "one two"))
    error = {"code": -32000, "message": "not now"}
    pipe.send({"jsonrpc": "2.0", "id": pipe.question()["id"], "error": error})
    assert settle(pipe) == [] and heights(pipe) == {1: 2, 2: 2, 3: 1}
    lay_out(pipe, rows={"deadline": 20})
    edit(pipe, set_cell(3, "text", "one two"))
    late = pipe.question()
    pipe.wait(lambda: ("$/cancelRequest", {"id": late["id"]}) in pipe.events)
    pipe.wait(lambda: pipe.sync() or heights(pipe)[3] == 2)
    reply(pipe, late, {"heights": [9]})
    assert settle(pipe) == [] and heights(pipe)[3] == 2


def test_a_client_that_cannot_be_asked_is_not_asked_again(pipe):
    opened(pipe, ROWS, ASKED)
    error = {"code": -32601, "message": "no such method"}
    pipe.send({"jsonrpc": "2.0", "id": pipe.question()["id"], "error": error})
    assert settle(pipe) == [] and heights(pipe) == {1: 2, 2: 1, 3: 1}
    edit(pipe, set_cell(2, "text", "one two"))
    pipe.sync()
    assert heights(pipe)[2] == 2 and not pipe.questions
    lay_out(pipe, rows=None)
    lay_out(pipe, rows=ASKED["rows"])
    assert settle(pipe) == [[1, 2, 3]]


def test_declared_and_fixed_rows_are_not_asked_for(pipe):
    declarations = {"kinds": {"tall": {"height": 9}}, "kindBy": {"column": "g"}}
    opened(pipe, ROWS + [[4, "tall", "x"]], ASKED, declarations=declarations)
    assert settle(pipe) == [[1, 2, 3]] and heights(pipe)[4] == 9
    edit(pipe, set_cell(2, "g", "tall"))
    assert settle(pipe) == [] and heights(pipe)[2] == 9
    lay_out(pipe, rows={"height": 2})
    assert settle(pipe) == [] and set(heights(pipe).values()) == {2, 9}
    pipe.request("view/set", view="v", state={"layout": {"rows": {"height": None}}})
    assert settle(pipe) == []


@pytest.mark.parametrize("background", [True, False])
def test_windows_are_asked_for_first_and_all_others_if_wanted(pipe, background):
    rows = [[key, "g", "x" * (key % 9)] for key in range(3000)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["k"])
    layout = {**ASKED, "rows": {**ASKED["rows"], "background": background, "quiet": 0}}
    pipe.request("view/open", table="t", view="v", state={"layout": layout})
    first = pipe.question() if background else None
    window = {"kind": "entries", "first": 2000, "size": 5}
    pipe.request("view/watch", view="v", subscription="s", window=window, content="keys")
    if first:
        assert first["params"]["rows"] == list(range(250))
        reply(pipe, first, heights_for(first["params"]))
    assert asked(pipe) == list(range(2000, 2005))
    pipe.request("view/scroll", subscription="s", first=50 if not background else 2900)
    begin = 2900 if background else 50
    while (rows := asked(pipe)) != list(range(begin, begin + 5)):
        assert background and len(rows) <= 250
    if background:
        settle(pipe)
        page = pipe.request("view/get", view="v")["layout"]
        assert page["height"] == sum(model("x" * (key % 9), 4) for key in range(3000))
    else:
        pipe.sync()
        assert not pipe.questions and pipe.request("view/get", view="v")["layout"]["estimate"] is True


class Client:
    """Somebody who changes a view at random while the client measures its rows."""

    def __init__(self, pipe, seed):
        self.pipe, self.chance, self.width, self.next = pipe, random.Random(seed), 4, 40
        self.texts = {key: self.text() for key in range(40)}
        opened(pipe, [[key, "g", text] for key, text in self.texts.items()], ASKED)
        window = {"kind": "viewport", "offset": 5, "extent": 6}
        pipe.request("view/watch", view="v", subscription="p", window=window)

    def text(self):
        return "x" * self.chance.randrange(12)

    def step(self):
        chance, keys = self.chance, list(self.texts)
        choice = chance.randrange(9)
        if choice < 3:
            key = chance.choice(keys)
            self.texts[key] = self.text()
            edit(self.pipe, set_cell(key, "text", self.texts[key]))
        elif choice == 3:
            self.texts[self.next] = self.text()
            place = {"kind": "start"} if chance.random() < 0.5 else {"kind": "end"}
            edit(self.pipe, {"kind": "insert", "rows": [[self.next, "g", self.texts[self.next]]], "place": place})
            self.next += 1
        elif choice == 4 and len(keys) > 20:
            gone = chance.sample(keys, 2)
            edit(self.pipe, {"kind": "remove", "rows": gone})
            for key in gone:
                del self.texts[key]
        elif choice == 5:
            self.width = chance.choice([4, 5, 6])
            lay_out(self.pipe, sizing={"mode": {"kind": "fixed", "width": self.width}})
        elif choice == 6:
            direction = chance.choice(["ascending", "descending"])
            self.pipe.request("view/set", view="v", state={"sort": [{"column": "text", "direction": direction}]})
        elif choice == 7:
            text = chance.choice(["text.size() < 8", "text.size() > 3", None])
            self.pipe.request("view/set", view="v", state={"filter": text})
        elif self.pipe.questions:
            asked(self.pipe)
        self.check()

    def check(self):
        """Never a frame of a row that is gone, and never a row without one."""
        self.pipe.sync()
        shown = heights(self.pipe)
        assert set(shown) <= set(self.texts)
        replica = self.pipe.replica("p")
        assert len(replica.frames) == len(replica.keys)
        return shown


@pytest.mark.parametrize("seed", seeds(4))
def test_after_quiet_heights_are_those_of_the_client(pipe, seed):
    client = Client(pipe, seed)
    replica = pipe.replica("p")
    for _ in range(8):
        for _ in range(6):
            client.step()
        anchor, before = replica.viewport.get("anchor"), None
        order = list(client.check())
        if anchor is not None:
            before = sum(heights(pipe)[key] for key in order[: order.index(anchor)]) - replica.viewport["offset"]
        settle(pipe)
        told = client.check()
        assert told == {key: model(client.texts[key], client.width) for key in told}, seed
        if anchor is not None:
            offset = replica.viewport["offset"]
            drift = sum(told[key] for key in order[: order.index(anchor)]) - offset - before
            assert drift == 0 or offset in (0, max(0, sum(told.values()) - 6)), (seed, drift)


# MARK: Widths
