"""Views: state, sort, search, pages, taps, rows, places."""

import random

import pytest
from harness import RpcError, seeds

SELECTION = {"mode": "multiple", "unit": "row", "tap": "replace", "momentary": False,
             "whenFiltered": "keep"}  # fmt: skip
COLUMNS = [{"id": "n", "type": "integer"}, {"id": "x", "type": "text"}]


@pytest.fixture
def people(pipe):
    """Table t and view v: 23 rows, numbers with nulls and ties, letters in both cases."""
    rows = [[None if i % 7 == 3 else (i * 5) % 6, "abCDé"[i % 5] * (i % 3 + 1)] for i in range(23)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    pipe.rows = rows
    return pipe


def set_state(pipe, **state):
    return pipe.request("view/set", view="v", state=state)


def keys(pipe, **params):
    return [key for key, _ in pipe.cells("v", **params)]


def by(rows, column, direction="ascending", nulls="last"):
    """The keys 1… of rows in the order the contract gives."""
    numbers = range(1, len(rows) + 1)
    nothing = [k for k in numbers if rows[k - 1][column] is None]
    something = [k for k in numbers if rows[k - 1][column] is not None]
    something.sort(key=lambda k: rows[k - 1][column], reverse=direction == "descending")
    if direction == "descending":  # reverse keeps ties in order only with a stable second pass
        values = sorted({rows[k - 1][column] for k in something}, reverse=True)
        something = [k for v in values for k in numbers if rows[k - 1][column] == v]
    return nothing + something if nulls == "first" else something + nothing


def test_a_view_opens_with_its_defaults(people):
    answer = people.request("view/get", view="v")
    assert answer["table"] == "t" and answer["orderState"] == "ready"
    assert answer["columns"] == ["n", "x"]
    assert answer["state"] == {
        "sort": [], "search": None, "filter": None, "sections": None, "selection": SELECTION, "page": {"size": None, "index": 0}, "columns": {},
        "columnOrder": [], "sortCycle": ["ascending", "descending", "none"],
    }  # fmt: skip
    counts = {"source": 23, "filtered": 23, "pages": 1, "pageIndex": 0, "pageSize": None,
              "pageStart": 0, "pageEnd": 23}  # fmt: skip
    assert answer["counts"] == counts
    assert keys(people) == list(range(1, 24))


@pytest.mark.parametrize("nulls", ["first", "last"])
@pytest.mark.parametrize("direction", ["ascending", "descending"])
def test_sorting_is_stable_and_places_nulls(people, direction, nulls):
    answer = set_state(people, sort=[{"column": "n", "direction": direction, "nulls": nulls}])
    assert answer["orderState"] == "ready"
    assert answer["state"]["sort"] == [
        {"column": "n", "direction": direction, "nulls": nulls, "comparator": "value"}
    ]
    assert keys(people) == by(people.rows, 0, direction, nulls)


def test_errors_come_after_nulls_in_both_directions(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS[:1],
                 rows=[["bad"], [None], [2], [1]])  # fmt: skip
    for direction, order in (("ascending", [4, 3, 2, 1]), ("descending", [3, 4, 2, 1])):
        sort = [{"column": "n", "direction": direction}]
        view = pipe.request("view/open", table="t", state={"sort": sort})["view"]
        assert [key for key, _ in pipe.cells(view)] == order


@pytest.mark.parametrize(
    ("comparator", "order"),
    [("value", ["B", "a", "bb", "É", "é"]), ("caseInsensitive", ["a", "B", "bb", "é", "É"]),
     ("length", ["B", "a", "é", "É", "bb"]), ("text", ["B", "a", "bb", "É", "é"])],
)  # fmt: skip
def test_comparators(pipe, comparator, order):
    rows = [["bb"], ["B"], ["a"], ["é"], ["É"]]
    pipe.request("table/create", table="t", columns=[{"id": "x"}], rows=rows)
    sort = [{"column": "x", "direction": "ascending", "comparator": comparator}]
    view = pipe.request("view/open", table="t", state={"sort": sort})["view"]
    assert pipe.values(view, "x") == order


def test_the_second_key_sorts_ties_of_the_first(people):
    set_state(people, sort=[{"column": "n", "direction": "ascending"},
                            {"column": "x", "direction": "descending"}])  # fmt: skip
    values = [(cells["n"]["value"], cells["x"]["value"]) for _, cells in people.cells("v")]
    numbers = [n for n, _ in values if n is not None]
    assert numbers == sorted(numbers)
    for number in set(numbers):
        texts = [x.encode() for n, x in values if n == number]
        assert texts == sorted(texts, reverse=True)


@pytest.mark.parametrize(
    ("search", "fits"),
    [
        ({"text": "c"}, lambda n, x: "C" in x),
        ({"text": "c", "caseFolded": False}, lambda n, x: False),
        ({"text": "C", "caseFolded": False}, lambda n, x: "C" in x),
        ({"text": "É"}, lambda n, x: "é" in x),
        ({"text": "e"}, lambda n, x: False),
        ({"text": "e", "diacritics": "ignored"}, lambda n, x: "é" in x),
        ({"text": "2"}, lambda n, x: n == 2),
        ({"text": "2", "columns": ["x"]}, lambda n, x: False),
        ({"text": "aa", "columns": ["x"]}, lambda n, x: "aa" in x),
        ({"text": "no such"}, lambda n, x: False),
    ],
)
def test_search_filters(people, search, fits):
    answer = set_state(people, search=search)
    expected = [k for k, row in enumerate(people.rows, 1) if fits(*row)]
    assert keys(people) == expected
    assert answer["counts"]["filtered"] == len(expected)
    assert answer["counts"]["matches"] == len(expected)
    assert answer["counts"]["source"] == 23


def test_search_marks(people):
    answer = set_state(people, search={"text": "a", "mode": "mark"})
    hits = [k for k, row in enumerate(people.rows, 1) if "a" in row[1]]
    assert answer["counts"]["filtered"] == 23
    assert answer["counts"]["matches"] == len(hits)
    marked = {key: cells["x"].get("matches") for key, cells in people.cells("v")}
    assert [key for key, ranges in marked.items() if ranges] == hits
    assert marked[1] == [[0, 1]]


@pytest.mark.parametrize("mode", ["filter", "mark"])
def test_search_counts_every_row_once(pipe, mode):
    rows = [[f"{'odd' if n % 2 else 'even'} {n}"] for n in range(20_000)]
    pipe.request("table/create", table="t", columns=[{"id": "x"}], rows=rows)
    state = {"search": {"text": "odd", "mode": mode}}
    answer = pipe.request("view/open", table="t", view="v", state=state)
    assert answer["counts"]["matches"] == 10_000
    assert answer["counts"]["filtered"] == (10_000 if mode == "filter" else 20_000)
    shown = pipe.cells("v", range={"first": 9_000, "size": 500})
    assert all(bool(cells["x"].get("matches")) == (key % 2 == 0) for key, cells in shown)
    edits = [{"kind": "set", "row": 2, "column": "x", "value": "none"},
             {"kind": "remove", "rows": [4, 5]}]  # fmt: skip
    pipe.request("table/edit", table="t", edits=edits)
    assert pipe.request("view/get", view="v")["counts"]["matches"] == 9_998


def test_matches_are_in_utf16_offsets(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "x"}], rows=[["\U0001f600 Straße"]])
    view = pipe.request("view/open", table="t", state={"search": {"text": "STRASSE"}})["view"]
    assert pipe.cells(view)[0][1]["x"]["matches"] == [[3, 9]]


def test_null_restores_defaults_and_parts_do_not_forget_each_other(people):
    set_state(people, sort=[{"column": "n", "direction": "descending"}], search={"text": "a"})
    state = set_state(people, page={"size": 5})["state"]
    assert state["sort"] and state["search"]["text"] == "a" and state["page"]["size"] == 5
    state = set_state(people, sort=None, search=None)["state"]
    assert state["sort"] == [] and state["search"] is None and state["page"]["size"] == 5
    state = set_state(people, page=None)["state"]
    assert state["page"] == {"size": None, "index": 0}


def test_columns_are_hidden_and_ordered(people):
    answer = set_state(people, columns={"n": {"hidden": True}})
    assert answer["columns"] == ["x"]
    assert set(people.cells("v")[0][1]) == {"x"}
    answer = set_state(people, columns={"n": None}, columnOrder=["x"])
    assert answer["columns"] == ["x", "n"]
    assert list(people.cells("v")[0][1]) == ["x", "n"]


def test_pages(people):
    counts = set_state(people, page={"size": 10})["counts"]
    assert counts == {"source": 23, "filtered": 23, "pages": 3, "pageIndex": 0, "pageSize": 10,
                      "pageStart": 0, "pageEnd": 10}  # fmt: skip
    assert keys(people) == list(range(1, 11))
    counts = set_state(people, page={"index": 2})["counts"]
    assert (counts["pageStart"], counts["pageEnd"]) == (20, 23)
    assert keys(people) == [21, 22, 23]
    assert set_state(people, page={"index": 99})["counts"]["pageIndex"] == 2
    change = {"kind": "remove", "rows": [21, 22, 23]}
    people.request("table/edit", table="t", edits=[change])
    counts = people.request("view/get", view="v")["counts"]
    assert (counts["pages"], counts["pageIndex"]) == (2, 1), "clamped when rows vanish"
    assert keys(people) == list(range(11, 21))


def test_a_change_shows_the_first_page_or_the_row_asked_for(people):
    set_state(people, page={"size": 5, "index": 3})
    sort = [{"column": "n", "direction": "ascending"}]
    assert set_state(people, sort=sort)["counts"]["pageIndex"] == 0
    order = by(people.rows, 0, "descending")
    sort = [{"column": "n", "direction": "descending"}]
    answer = people.request("view/set", view="v", state={"sort": sort}, show=17)
    assert answer["counts"]["pageIndex"] == order.index(17) // 5
    assert 17 in keys(people)
    answer = people.request("view/set", view="v", state={"sort": [], "page": {"index": 1}}, show=17)
    assert answer["counts"]["pageIndex"] == 1, "the patch's own index wins"


def test_an_empty_page_set(people):
    answer = set_state(people, search={"text": "zzz"}, page={"size": 5})
    assert answer["counts"]["filtered"] == 0
    assert (answer["counts"]["pageStart"], answer["counts"]["pageEnd"]) == (0, 0)
    assert keys(people) == []


def test_taps_step_through_the_cycle(people):
    def tap(column, **params):
        answer = people.request("view/tap", view="v", part="header", column=column, **params)
        directions = {c: i["direction"] for c, i in answer["indicators"].items()}
        return directions, [k["column"] for k in answer["state"]["sort"]]

    assert tap("n") == ({"n": "ascending", "x": "none"}, ["n"])
    assert tap("n") == ({"n": "descending", "x": "none"}, ["n"])
    assert tap("x", extend=True) == ({"n": "descending", "x": "ascending"}, ["n", "x"])
    assert tap("n", extend=True)[0]["n"] == "none"
    assert tap("n") == ({"n": "ascending", "x": "none"}, ["n"])
    assert tap("n")[0]["n"] == "descending"
    assert tap("n") == ({"n": "none", "x": "none"}, [])


def test_a_footer_sorts_only_where_the_state_says_so(people):
    def tap():
        answer = people.request("view/tap", view="v", part="footer", column="n")
        return answer["indicators"]["n"]["direction"]

    assert tap() == "none" and keys(people) == list(range(1, 24))
    assert set_state(people, footerSorts=True)["state"]["footerSorts"] is True
    assert tap() == "ascending" and keys(people) == by(people.rows, 0)
    assert tap() == "descending"
    assert "footerSorts" not in set_state(people, footerSorts=None)["state"]
    assert tap() == "descending"


def test_an_unsortable_column_only_reports(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "x", "sortable": False}], rows=[["a"]])
    pipe.request("view/open", table="t", view="v")
    before = pipe.request("view/get", view="v")
    answer = pipe.request("view/tap", view="v", part="header", column="x")
    assert answer["sortable"] is False
    assert answer["viewRevision"] == before["viewRevision"]


def test_rows_by_range_and_by_key(people):
    assert keys(people, range={"first": 3, "size": 4}) == [4, 5, 6, 7]
    assert keys(people, range={"first": 21, "size": 10}) == [22, 23]
    assert keys(people, range={"first": 50, "size": 10}) == []
    assert keys(people, keys=[9, 2]) == [9, 2]
    assert list(people.cells("v", columns=["x"])[0][1]) == ["x"]
    block = people.request("view/rows", view="v", range={"first": 0, "size": 1})["blocks"][0]
    assert "values" in block
    block = people.request("view/rows", view="v", as_="text")["blocks"][0]
    assert "texts" in block and "values" not in block
    block = people.request("view/rows", view="v", as_="value")["blocks"][0]
    assert "values" in block and "texts" not in block


def test_rows_at_a_view_revision_that_is_gone(people):
    old = people.request("view/get", view="v")["viewRevision"]
    assert people.request("view/rows", view="v", at=old)["viewRevision"] == old
    people.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [1]}])
    error = people.error("view/rows", view="v", at=old)
    assert error.code == -32801


def test_places(people):
    set_state(people, sort=[{"column": "n", "direction": "ascending"}], page={"size": 4},
              search={"text": "a", "columns": ["x"]})  # fmt: skip
    people.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [6]}])
    places = people.request("view/locate", view="v", keys=[1, 2, 6, 999, "1"])["rows"]
    order = [k for k in by(people.rows, 0) if "a" in people.rows[k - 1][1] and k != 6]
    assert places[0] == {"key": 1, "sourceIndex": 0, "viewIndex": order.index(1) % 4,
                         "pageIndex": order.index(1) // 4}  # fmt: skip
    assert places[1] == {"key": 2, "sourceIndex": 1, "viewIndex": None, "reason": "filtered"}
    assert [place["reason"] for place in places[2:]] == ["removed", "unknown", "unknown"]


def test_a_set_that_does_not_wait_answers_at_once(people):
    sort = [{"column": "n", "direction": "ascending"}]
    answer = people.request("view/set", view="v", state={"sort": sort}, wait=False)
    assert answer["orderState"] in ("pending", "ready")
    assert answer["state"]["sort"][0]["column"] == "n"
    people.wait(lambda: True)
    for _ in range(200):
        if people.request("view/get", view="v")["orderState"] == "ready":
            break
    assert keys(people) == by(people.rows, 0)


def test_long_answers_stop_at_the_limit(start):
    pipe = start(greet=False)
    limit = pipe.initialize()["limits"]["rowsPerAnswerMax"]
    count = limit + 10
    pipe.request("table/create", table="t", columns=COLUMNS[:1], rows=[[i] for i in range(count)])
    pipe.request("view/open", table="t", view="v")
    assert len(pipe.request("view/rows", view="v")["keys"]) == limit
    error = pipe.error("view/rows", view="v", range={"first": 0, "size": limit + 1})
    assert error.kind == "limit" and error.data["maximum"] == limit


def test_closing_a_view(people):
    assert people.request("view/close", view="v") is None
    assert people.error("view/get", view="v").kind == "unknownView"


@pytest.mark.parametrize("seed", seeds(3))
def test_orders_equal_a_model(pipe, seed):
    """Random tables of every type and random sorts, against Python's own stable sort."""
    chance = random.Random(seed)
    makers = {
        "integer": lambda: chance.randrange(-4, 4),
        "number": lambda: chance.choice([-1.5, 0.0, 2.5, 1e300]),
        "text": lambda: "".join(chance.choices("aB\u00e9\U0001f600z", k=chance.randrange(3))),
        "boolean": lambda: chance.random() < 0.5,
        "date": lambda: f"20{chance.randrange(10, 14)}-0{chance.randrange(1, 9)}-11",
    }
    columns = [{"id": kind, "type": kind} for kind in makers]
    rows = [
        [None if chance.random() < 0.15 else make() for make in makers.values()] for _ in range(60)
    ]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("view/open", table="t", view="v")
    for _ in range(8):
        used = chance.sample(range(len(columns)), chance.randrange(1, 4))
        sort = [{"column": columns[c]["id"],
                 "direction": chance.choice(["ascending", "descending"]),
                 "nulls": chance.choice(["first", "last"])} for c in used]  # fmt: skip
        set_state(pipe, sort=sort)
        order = list(range(60))
        for c, key in reversed(list(zip(used, sort))):
            order = sorted_by(order, rows, c, key)
        assert keys(pipe) == [k + 1 for k in order], sort


def sorted_by(order, rows, column, key):
    nothing = [k for k in order if rows[k][column] is None]
    something = [k for k in order if rows[k][column] is not None]

    def rank(k):
        value = rows[k][column]
        return value.encode() if isinstance(value, str) else value

    values = sorted({rank(k) for k in something}, reverse=key["direction"] == "descending")
    something = [k for value in values for k in something if rank(k) == value]
    return nothing + something if key["nulls"] == "first" else something + nothing


def test_a_request_after_a_slow_set_sees_the_new_order(pipe):
    rows = [[(i * 7919) % 30011] for i in range(30000)]
    pipe.request("table/create", table="t", columns=COLUMNS[:1], rows=rows)
    pipe.request("view/open", table="t", view="v")
    state = {"sort": [{"column": "n", "direction": "ascending"}]}
    first = pipe.start_request("view/set", {"view": "v", "state": state})
    second = pipe.start_request("view/rows", {"view": "v", "range": {"first": 0, "size": 3}})
    assert pipe.result(second)["blocks"][0]["values"] == [0, 1, 2]
    assert pipe.result(first)["orderState"] == "ready"
    with pytest.raises(RpcError):
        pipe.request("view/get", view="nobody")


@pytest.mark.parametrize("closing", ["view/close", "table/close"])
def test_what_waits_for_an_order_is_answered_when_its_view_is_closed(pipe, closing):
    rows = [[f"row {n * 7919 % 100_003}"] for n in range(100_000)]
    pipe.request("table/create", table="t", columns=[{"id": "x"}], rows=rows)
    pipe.request("view/open", table="t", view="v")
    state = {"sort": [{"column": "x", "direction": "descending"}]}
    waiting = [
        pipe.start_request("view/set", {"view": "v", "state": state}),
        pipe.start_request("view/get", {"view": "v"}),
        pipe.start_request("view/rows", {"view": "v", "range": {"first": 0, "size": 1}}),
        pipe.start_request("view/tap", {"view": "v", "part": "header", "column": "x"}),
        pipe.start_request("view/watch", {"view": "v", "window": {"kind": "all"}}),
    ]
    closed = pipe.start_request(closing, {"view": "v"} if closing == "view/close" else
                                {"table": "t"})  # fmt: skip
    kinds = ("unknownView",) if closing == "view/close" else ("unknownView", "unknownTable")
    for request in waiting:
        answer = pipe.answer(request)
        assert "result" in answer or answer["error"]["data"]["kind"] in kinds
    assert pipe.result(closed) is None
