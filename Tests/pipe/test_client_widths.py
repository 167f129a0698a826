"""Widths of columns by the cells that the client measures."""

import random

import pytest
from harness import seeds
from test_client_measures import (
    ASKED,
    ROWS,
    asked,
    edit,
    heights,
    lay_out,
    model,
    opened,
    reply,
    set_cell,
    settle,
)

SAMPLED = {
    "sizing": {"mode": {"kind": "fixed", "width": 4}, "header": False},
    "columns": {"text": {"mode": {"kind": "client", "size": 4}}},
}


def width(text):
    return len(text) * 3 % 11 + 0.25


def asked_widths(pipe, function=width):
    """Answers a question for widths; the rows asked for."""
    question = pipe.question()
    params = question["params"]
    assert params["kind"] == "widths" and params["column"] == "text" and "columns" not in params
    [block] = params["blocks"]
    reply(pipe, question, {"widths": [function(text) for text in block["texts"]]})
    return params["rows"]


def text_column(pipe):
    return pipe.request("view/get", view="v")["layout"]["columns"][2]


def settle_widths(pipe, function=width):
    rows = []
    while True:
        pipe.sync()
        if "estimate" not in text_column(pipe):
            return rows
        if pipe.questions:
            rows.append(asked_widths(pipe, function))


def test_a_column_is_as_wide_as_the_client_finds_a_sample(pipe):
    opened(pipe, ROWS, SAMPLED)
    assert text_column(pipe)["estimate"] is True
    assert settle_widths(pipe) == [[1, 2, 3]]
    assert text_column(pipe)["width"] == max(width(row[2]) for row in ROWS)
    widest = max(ROWS, key=lambda row: width(row[2]))
    edit(pipe, set_cell(widest[0], "text", ""))
    assert text_column(pipe)["width"] == width(widest[2]), "at least the last width until it is known"
    assert settle_widths(pipe) == [[widest[0]]], "nothing else is asked again"
    assert text_column(pipe)["width"] == max(width(row[2]) if row != widest else width("") for row in ROWS)
    for change in ({"sort": [{"column": "text"}]}, {"filter": "g == 'a'"}):
        pipe.request("view/set", view="v", state=change)
        assert settle_widths(pipe) == []
    edit(pipe, set_cell(1, "g", "another column"))
    assert settle_widths(pipe) == []
    edit(pipe, {"kind": "insert", "rows": [[4, "a", "the fourth"]]})
    assert settle_widths(pipe) == [[4]]
    lay_out(pipe, columns={"text": {"padding": 2, "whole": True}})
    settle_widths(pipe)
    texts = ["" if row == widest else row[2] for row in ROWS] + ["the fourth"]
    assert text_column(pipe)["width"] == max(-(-width(text) // 1) for text in texts) + 2


@pytest.mark.parametrize(
    "answer",
    [
        {"widths": [1]},
        {"widths": [1, -1, 2]},
        {"heights": [1, 2, 3]},
        {"widths": [None] * 3},
        None,
    ],
)
def test_cells_without_an_answer_are_as_wide_as_their_texts(pipe, answer):
    opened(pipe, ROWS, SAMPLED)
    reply(pipe, pipe.question(), answer)
    assert settle_widths(pipe) == [] and text_column(pipe)["width"] == 7


def test_only_a_sample_is_asked_for(pipe):
    rows = [[key, "g", "x" * (key % 9)] for key in range(5000)]
    opened(pipe, rows, {**SAMPLED, "columns": {"text": {"mode": {"kind": "client", "size": 2000}}}})
    asked = settle_widths(pipe)
    assert [len(part) for part in asked] == [1000, 667]
    assert [key for part in asked for key in part] == list(range(0, 5000, 3))
    edit(pipe, set_cell(1, "text", "not in the sample"))
    assert settle_widths(pipe) == []


def test_widths_are_asked_for_before_heights_at_these_widths(pipe):
    opened(pipe, ROWS, {**SAMPLED, "rows": ASKED["rows"]})
    question = pipe.question()
    assert question["params"]["kind"] == "widths"
    assert not pipe.questions
    reply(pipe, question, {"widths": [9, 8, 7]})
    assert settle(pipe) == [[1, 2, 3]]
    assert heights(pipe) == {row[0]: model(row[2], 9) for row in ROWS}


def test_a_question_for_widths_is_taken_back(pipe):
    opened(pipe, ROWS, SAMPLED)
    first = pipe.question()
    lay_out(pipe, columns={"text": {"mode": {"kind": "fixed", "width": 3}}})
    pipe.wait(lambda: ("$/cancelRequest", {"id": first["id"]}) in pipe.events)
    reply(pipe, first, {"widths": [9, 9, 9]})
    pipe.sync()
    assert text_column(pipe)["width"] == 3
    lay_out(pipe, columns={"text": {"mode": {"kind": "client", "size": 9}}})
    second = pipe.question()
    edit(pipe, set_cell(2, "text", "y"))
    reply(pipe, second, {"widths": [1, 20, 3]})
    assert settle_widths(pipe) == [[2]] and text_column(pipe)["width"] == max(3, width("y"))
    edit(pipe, set_cell(2, "text", "z"))
    third = pipe.question()
    pipe.request("view/close", view="v")
    pipe.wait(lambda: ("$/cancelRequest", {"id": third["id"]}) in pipe.events)


@pytest.mark.parametrize("seed", seeds(4))
def test_after_quiet_a_width_is_that_of_the_sample(pipe, seed):
    chance = random.Random(seed)
    opened(pipe, [[key, "g", "x" * chance.randrange(12)] for key in range(20)], SAMPLED)
    for number in range(20, 60):
        keys = pipe.replica("s").keys
        choice = chance.randrange(4)
        if choice == 0 and len(keys) > 3:
            edit(pipe, {"kind": "remove", "rows": [chance.choice(keys)]})
        elif choice == 1:
            edit(pipe, {"kind": "insert", "rows": [[number, "g", "x" * chance.randrange(12)]], "place": {"kind": "start"}})
        elif choice == 2 and pipe.questions:
            asked_widths(pipe)
        else:
            edit(pipe, set_cell(chance.choice(keys), "text", "x" * chance.randrange(12)))
        if chance.random() < 0.4:
            settle_widths(pipe)
            texts = [row["text"]["text"] for _, row in pipe.cells("v")]
            step = -(-len(texts) // 4)
            assert text_column(pipe)["width"] == max(width(text) for text in texts[::step]), seed
        pipe.sync()
