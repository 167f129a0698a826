"""Steps that are listed and jumped between; law 4 across jumps, on state and rendered bytes."""

import random

import pytest
from harness import seeds

COLUMNS = [{"id": "n", "type": "integer"}, {"id": "x"}]


@pytest.fixture
def table(start):
    pipe = start("--test-methods", updates="each")
    rows = [[number, f"row {number}"] for number in range(8)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": "x"}]})
    pipe.request("view/open", table="t", view="plain")
    return pipe


def set_cell(pipe, row, text, **params):
    edit = {"kind": "set", "row": row, "column": "x", "value": text}
    return pipe.request("table/edit", table="t", edits=[edit], **params)


def contents(pipe):
    """All rows as both views show them, and what would be saved."""
    answers = [pipe.request("view/rows", view=view) for view in ("plain", "v")]
    parts = [[answer["keys"], answer["blocks"]] for answer in answers]
    return [*parts, pipe.request("debug/rendered", table="t")]


def test_steps_are_listed_with_what_they_change(table):
    set_cell(table, 1, "a", label="One", author="ada")
    set_cell(table, 1, "b", history="join", author="ada")
    set_cell(table, 2, "live", history="none")
    table.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [3, 4]}])
    answer = table.request("table/history", table="t")
    assert [answer[name] for name in ("count", "current", "first", "dropped")] == [2, 2, 0, 0]
    one, two = answer["items"]
    assert (one["id"], one["done"], one["label"], one["author"]) == (1, True, "One", "ada")
    assert (one["cells"], one["rows"], one["revision"]) == (1, 0, 3)
    assert (two["cells"], two["rows"], two["revision"]) == (0, 2, 5)
    assert "label" not in two and two["cause"] == "edit"
    assert answer["bytes"] == one["bytes"] + two["bytes"] <= answer["bytesMax"]
    table.request("table/undo", table="t")
    answer = table.request("table/history", table="t")
    assert answer["current"] == 1
    assert [item["done"] for item in answer["items"]] == [True, False]


@pytest.mark.parametrize("seed", seeds(6))
def test_the_saved_step_says_whether_the_table_is_dirty(start, tmp_path, seed):
    """Dirty exactly if `saved` is not `current`, in answers and events; a jump to `saved` is clean."""
    rng = random.Random(seed)
    path = tmp_path / "t.csv"
    path.write_text("n,x\n1,a\n2,b\n")
    pipe = start()
    pipe.request("table/open", table="t", path=str(path), wait=True)

    def is_clean():
        return not pipe.request("table/describe", table="t")["dirty"]

    for number in range(40):
        action = rng.choice(["edit", "edit", "join", "none", "undo", "undo", "redo", "save", "revert"])
        if action in ("edit", "join", "none"):
            history = "step" if action == "edit" else action
            answer = set_cell(pipe, rng.randint(1, 2), f"{number}", history=history)
        else:
            answer = pipe.request(f"table/{action}", table="t")
        told = answer.get("history") or pipe.request("table/describe", table="t")["history"]
        listed = pipe.request("table/history", table="t")
        assert told["current"] == listed["current"], (number, action)
        assert is_clean() == (told.get("saved") == told["current"]), (number, action, told)
        if "saved" in told and rng.random() < 0.3:
            pipe.request("table/jump", table="t", step=told["saved"])
            assert is_clean(), (number, action, told)
            pipe.request("table/jump", table="t", step=told["current"])
    for method, params in pipe.events:
        if method == "table/didChange":
            told = params["history"]
            assert params["dirty"] == (told.get("saved") != told["current"])


def test_a_step_that_others_caused_is_told_by_an_event(start, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("n,x\n1,a\n2,b\n")
    pipe = start()
    pipe.request("table/open", table="t", path=str(path), wait=True, whenFileChanges="reload")
    set_cell(pipe, 1, "mine")
    pipe.request("table/save", table="t")
    path.write_text("n,x\n1,theirs\n2,b\n3,c\n")

    def told():
        return [params["history"] for method, params in pipe.events if method == "table/didChange"]

    pipe.wait(lambda: told()[-1]["current"] == 2, what="the step of the reload")
    assert (told()[-1]["undo"], told()[-1]["saved"]) == (2, 2)


def test_pages_of_the_list(table):
    for number in range(150):
        set_cell(table, 1 + number % 8, str(number))
    newest = table.request("table/history", table="t")
    assert newest["first"] == 50
    assert [item["id"] for item in newest["items"]] == list(range(51, 151))
    page = table.request("table/history", table="t", first=3, size=2)
    assert [item["id"] for item in page["items"]] == [4, 5]
    for params in ({"first": 150}, {"first": 10**13, "size": 10**13}, {"size": 0}):
        assert table.request("table/history", table="t", **params)["items"] == []


@pytest.mark.parametrize("seed", seeds(4))
def test_any_jumps_lead_to_what_was(table, seed):
    chance = random.Random(seed)
    known = {0: contents(table)}
    for number in range(1, 11):
        keys = table.request("view/rows", view="plain", columns=[])["keys"]
        row = chance.choice(keys)
        edit = chance.choice(
            [
                {"kind": "set", "row": row, "column": "x", "value": f"s{number}"},
                {"kind": "insert", "rows": [[number, "new"]], "place": {"kind": "start"}},
                {"kind": "remove", "rows": [row]},
                {"kind": "move", "rows": [row], "place": {"kind": "start"}},
            ]
        )
        if edit["kind"] == "move" and row == keys[0]:
            edit["place"] = {"kind": "end"}  # where it stands would be no step
        table.request("table/edit", table="t", edits=[edit])
        known[number] = contents(table)
    now = 10
    for _ in range(12):
        step = chance.randrange(11)
        answer = table.request("table/jump", table="t", step=step)
        assert (answer["undone"], answer["redone"]) == (max(0, now - step), max(0, step - now))
        assert contents(table) == known[step]
        assert (answer["history"]["undo"], answer["history"]["redo"]) == (step, 10 - step)
        now = step


def test_a_jump_is_told_once(table):
    table.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    for number in range(1, 5):
        set_cell(table, number, f"z{number}", author="ada")
    table.request("view/sync")
    before = len(table.events)
    table.request("table/jump", table="t", step=1, author="bob")
    table.request("view/sync")
    (update,) = [params for method, params in table.events[before:] if method == "view/update"]
    assert update["causes"] == ["undo"] and update["authors"] == ["bob"]


def test_steps_that_are_not_there(table):
    set_cell(table, 1, "a")
    for step in (2, 10**13):
        error = table.error("table/jump", table="t", step=step)
        assert (error.code, error.kind, error.data["step"]) == (-32803, "unknownStep", step)
    table.request("table/jump", table="t", step=0)
    set_cell(table, 1, "b")
    # It went when the new one came.
    assert table.error("table/jump", table="t", step=1).kind == "unknownStep"
    assert table.request("table/jump", table="t", step=2)["undone"] == 0
    for step in (-1, 1.5, "1", None):
        assert table.error("table/jump", table="t", step=step).pointer == "/step"


def test_large_steps_push_the_oldest_out(table):
    limit = table.request("table/history", table="t")["bytesMax"]
    text = "x" * (20 << 20)
    for number in range(20):
        answer = set_cell(table, 1, f"{number}{text}")
    history = table.request("table/history", table="t", size=1)
    assert 0 < history["bytes"] <= limit
    assert history["dropped"] == answer["history"]["dropped"] > 5
    assert history["items"][0]["id"] == 20 == history["current"]
    assert table.request("table/jump", table="t", step=0)["undone"] == history["count"]
    assert table.error("table/jump", table="t", step=history["dropped"]).kind == "unknownStep"
