"""Where rows go: in both ways of counting, by source and as a view shows them."""

import random

import pytest
from harness import seeds


def moved(order, rows, index, counted):
    """The plain reading: those that stay, with the moved ones put in."""
    staying = [row for row in order if row not in rows]
    place = index
    if counted == "before":
        place = sum(1 for row in order[:index] if row not in rows)
    return staying[:place] + rows + staying[place:]


def edit(pipe, rows, **place):
    change = {"kind": "move", "rows": rows, "place": place}
    return pipe.request("table/edit", table="t", edits=[change])


def keys(pipe, view="v"):
    return pipe.request("view/rows", view=view)["keys"]


@pytest.fixture
def numbers(pipe):
    """Eight rows with keys 1 to 8, an even or odd number each, and a weight against their order."""
    rows = [[n % 2, 100 - n] for n in range(1, 9)]
    columns = [{"id": "odd", "type": "integer"}, {"id": "weight", "type": "integer"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/open", table="t", view="all")
    return pipe


@pytest.mark.parametrize(
    "rows, index, before, after",
    [
        ([1], 0, "12345678", "12345678"),
        ([1], 1, "12345678", "21345678"),
        ([1], 2, "21345678", "23145678"),
        ([1], 7, "23456718", "23456781"),
        ([1], 8, "23456781", "23456781"),
        ([8], 0, "81234567", "81234567"),
        ([2, 4], 3, "13245678", "13524678"),
        ([3, 4, 5], 8, "12678345", "12678345"),
        ([3, 4, 5], 5, "12345678", "12678345"),
    ],
)
@pytest.mark.parametrize("space", ["index", "shown"])
def test_a_row_goes_where_the_named_way_of_counting_says(numbers, rows, index, before, after, space):
    place = {"kind": "index", "sourceIndex": index} if space == "index" else {
        "kind": "shown", "view": "v", "viewIndex": index}  # fmt: skip
    edit(numbers, rows, **place)
    assert "".join(map(str, keys(numbers))) == before
    numbers.request("table/undo", table="t")
    edit(numbers, rows, **place, counted="before")
    assert "".join(map(str, keys(numbers))) == before
    numbers.request("table/undo", table="t")
    edit(numbers, rows, **place, counted="after")
    assert "".join(map(str, keys(numbers))) == after


def test_under_a_filter_rows_go_beside_those_that_are_shown(numbers):
    odd = {"kind": "compare", "column": "odd", "relation": "equal", "value": 1}
    numbers.request("view/set", view="v", state={"filter": odd})
    assert keys(numbers) == [1, 3, 5, 7]
    edit(numbers, [7], kind="shown", view="v", viewIndex=1)
    assert keys(numbers) == [1, 7, 3, 5] and keys(numbers, "all") == [1, 2, 7, 3, 4, 5, 6, 8]
    edit(numbers, [1], kind="shown", view="v", viewIndex=3, counted="after")
    assert keys(numbers) == [7, 3, 5, 1] and keys(numbers, "all") == [2, 7, 3, 4, 5, 1, 6, 8]
    edit(numbers, [7, 3, 5, 1], kind="shown", view="v", viewIndex=2)
    assert keys(numbers) == [7, 3, 5, 1], "all that is shown moves: it stays where it is"
    insert = {"kind": "insert", "rows": [[1, 0]],
              "place": {"kind": "shown", "view": "v", "viewIndex": 2}}  # fmt: skip
    new = numbers.request("table/edit", table="t", edits=[insert])["inserted"]
    assert keys(numbers) == [7, 3, *new, 5, 1]


def test_on_a_page_indices_count_its_rows(numbers):
    numbers.request("view/set", view="v", state={"page": {"size": 3, "index": 1}})
    assert keys(numbers) == [4, 5, 6]
    edit(numbers, [6], kind="shown", view="v", viewIndex=0)
    assert keys(numbers) == [6, 4, 5] and keys(numbers, "all") == [1, 2, 3, 6, 4, 5, 7, 8]
    edit(numbers, [1], kind="shown", view="v", viewIndex=3)
    assert keys(numbers, "all") == [2, 3, 6, 4, 5, 1, 7, 8]


def test_in_a_sorted_view_nothing_goes_by_hand_or_its_order_becomes_the_tables(numbers):
    numbers.request("view/set", view="v", state={"sort": [{"column": "weight"}]})
    assert keys(numbers) == [8, 7, 6, 5, 4, 3, 2, 1]
    place = {"kind": "shown", "view": "v", "viewIndex": 0}
    change = {"kind": "move", "rows": [5], "place": place}
    error = numbers.error("table/edit", table="t", edits=[change])
    assert (error.code, error.kind, error.pointer) == (-32803, "sortedView", "/edits/0")
    assert keys(numbers, "all") == list(range(1, 9))
    edit(numbers, [5], **place, whenSorted="adopt")
    assert keys(numbers) == keys(numbers, "all") == [5, 8, 7, 6, 4, 3, 2, 1]
    assert numbers.request("view/get", view="v")["state"]["sort"] == []
    assert numbers.request("table/undo", table="t")["history"]["undo"] == 0, "one step"
    assert keys(numbers, "all") == list(range(1, 9))
    edit(numbers, [5], **place, whenSorted="adopt")
    assert keys(numbers) == [5, 1, 2, 3, 4, 6, 7, 8], "a view that is not sorted has its order"


def test_in_sections_nothing_goes_by_hand(numbers):
    numbers.request("view/set", view="v", state={"sections": {"by": [{"column": "odd"}]}})
    for how in ("refuse", "adopt"):
        place = {"kind": "shown", "view": "v", "viewIndex": 0, "whenSorted": how}
        change = {"kind": "move", "rows": [5], "place": place}
        assert numbers.error("table/edit", table="t", edits=[change]).kind == "sortedView"
    assert keys(numbers, "all") == list(range(1, 9))


def test_a_place_in_a_view_that_is_not_there(numbers):
    place = {"kind": "shown", "view": "w", "viewIndex": 0}
    change = {"kind": "move", "rows": [5], "place": place}
    assert numbers.error("table/edit", table="t", edits=[change]).kind == "unknownView"
    numbers.request("view/open", table="t", view="none", state={"search": {"text": "x"}})
    edit(numbers, [1], kind="shown", view="none", viewIndex=0)
    assert keys(numbers)[-1] == 1, "where nothing is shown, the end"


@pytest.mark.parametrize("seed", seeds(6))
def test_places_at_random_are_those_of_lists(numbers, seed):
    r = random.Random(seed)
    if r.random() < 0.5:
        odd = {"kind": "compare", "column": "odd", "relation": "equal", "value": 1}
        numbers.request("view/set", view="v", state={"filter": odd})
    for _ in range(25):
        shown, order = keys(numbers), keys(numbers, "all")
        counted = r.choice(["before", "after"])
        if r.random() < 0.5:
            rows = r.sample(order, r.randrange(1, 5))
            index = r.randrange(12)
            edit(numbers, rows, kind="index", sourceIndex=index, counted=counted)
            assert keys(numbers, "all") == moved(order, rows, index, counted)
        else:
            rows = r.sample(shown, r.randrange(1, len(shown) + 1))
            index = r.randrange(12)
            edit(numbers, rows, kind="shown", view="v", viewIndex=index, counted=counted)
            assert keys(numbers) == moved(shown, rows, index, counted)
            hidden = [key for key in order if key not in shown]
            assert [key for key in keys(numbers, "all") if key not in shown] == hidden
    for _ in range(25):
        numbers.request("table/undo", table="t")
    assert keys(numbers, "all") == list(range(1, 9))
