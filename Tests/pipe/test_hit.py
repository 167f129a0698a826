"""From a point of the client's frame to what is drawn there, held to a model of the drawing."""

import random

import pytest
from harness import seeds


def opened(pipe, widths, rows=30, across=None, window=None, texts=None, **layout):
    """A view of columns with widths of their own, and a window `s`."""
    columns = [{"id": f"c{number}", "type": "text"} for number in range(len(widths))]
    content = [[texts or f"{row}.{number}" for number in range(len(widths))] for row in range(rows)]
    pipe.request("table/create", table="t", columns=columns, rows=content)
    sizes = {f"c{number}": {"width": width} for number, width in enumerate(widths)}
    pipe.request("view/open", table="t", view="v", state={"layout": {"rows": {}, "columns": sizes, **layout}})
    window = window or {"kind": "viewport", "offset": 0, "extent": 10}
    params = {"across": across} if across else {}
    pipe.request("view/watch", view="v", subscription="s", window=window, as_="text", **params)
    pipe.sync()
    return pipe.updates("s")[0]


def hit(pipe, x, y, **options):
    return pipe.request("view/hit", subscription="s", x=x, y=y, **options)


# MARK: Entries


def test_an_entry_is_found_below_the_header_and_nothing_behind_the_last(pipe):
    opened(pipe, [5, 5], rows=3)
    assert hit(pipe, 1, 0)["entry"] == {"key": 1, "viewIndex": 0, "y": 0, "height": 1}
    assert hit(pipe, 1, 2.9)["entry"]["key"] == 3
    assert hit(pipe, 1, 3) == {"viewRevision": 2, "part": "outside", "column": hit(pipe, 1, 0)["column"]}
    assert hit(pipe, 1, 2.5, header=2)["entry"] == {"key": 1, "viewIndex": 0, "y": 2, "height": 1}
    assert hit(pipe, 1, 1.9, header=2)["part"] == "header"
    assert hit(pipe, 1, -0.1)["part"] == "header"


def test_a_viewport_ends_where_it_ends(pipe):
    opened(pipe, [5], window={"kind": "viewport", "offset": 3.5, "extent": 4})
    assert hit(pipe, 0, 0)["entry"] == {"key": 4, "viewIndex": 3, "y": -0.5, "height": 1}
    assert hit(pipe, 0, 3.99)["entry"]["key"] == 8
    assert hit(pipe, 0, 4)["part"] == "outside"


def test_a_window_by_entries_begins_at_its_first_entry(pipe):
    opened(pipe, [5], window={"kind": "entries", "first": 7, "size": 3, "overscan": 2})
    assert hit(pipe, 0, 0)["entry"]["viewIndex"] == 7
    assert hit(pipe, 0, 2.5)["entry"]["viewIndex"] == 9
    assert hit(pipe, 0, 3)["part"] == "outside"


def test_a_header_that_sticks_is_found_where_it_is_drawn(pipe):
    columns = [{"id": "a"}, {"id": "b"}]
    rows = [[letter, str(row)] for letter in "xyz" for row in range(5)]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    state = {"sections": {"by": [{"column": "a"}]}, "layout": {"rows": {}}}
    pipe.request("view/open", table="t", view="v", state=state)
    window = {"kind": "viewport", "offset": 2.25, "extent": 6}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    found = hit(pipe, 0, 0.5)["entry"]
    assert found["sticky"] is True
    assert found["key"] == {"kind": "header", "key": ["x"]}
    assert (found["y"], found["height"]) == (0, 1)
    below = hit(pipe, 0, 1.5)["entry"]
    assert "sticky" not in below and below["viewIndex"] == 3


def test_items_of_a_collection_are_found_by_their_frames(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[[str(row)] for row in range(9)])
    items = {"size": {"width": 4, "height": 3}, "spacing": 1, "lineSpacing": 1}
    layout = {"frame": 14, "items": items}
    pipe.request("view/open", table="t", view="v", state={"layout": layout})
    window = {"kind": "viewport", "offset": 4, "extent": 8}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    # The content ends three units behind the first line.
    found = hit(pipe, 6, 1.5)
    assert found["entry"] == {"key": 5, "viewIndex": 4, "y": 1, "height": 3}
    assert "column" not in found
    assert hit(pipe, 4.5, 1.5)["part"] == "outside"  # between two items


# MARK: Columns


def test_fixed_columns_cover_scrolled_ones(pipe):
    update = opened(pipe, [4, 8, 8, 3], across={"frameWidth": 20, "offset": 5}, fixed={"leading": 1, "trailing": 1})
    assert update["across"]["clip"] == [4, 17]
    assert hit(pipe, 3.9, 0)["column"] == {"column": "c0", "x": 0, "width": 4, "clip": [0, 4]}
    assert hit(pipe, 4, 0)["column"] == {"column": "c1", "x": 1, "width": 8, "clip": [4, 9]}
    # The centre cannot be scrolled farther than it reaches.
    assert hit(pipe, 16.9, 0)["column"] == {"column": "c2", "x": 9, "width": 8, "clip": [9, 17]}
    assert hit(pipe, 17, 0)["column"]["column"] == "c3"
    assert "column" not in hit(pipe, 20, 0)


def test_an_edge_is_that_of_the_column_that_ends_there(pipe):
    opened(pipe, [4, 0, 4], across={"frameWidth": 20})
    resize = [hit(pipe, x, -1, grip=0.5).get("resize", {}).get("column") for x in (3.4, 3.5, 4.5, 4.6, 8)]
    assert resize == [None, "c1", "c1", None, "c2"]
    assert "resize" not in hit(pipe, 4, 0, grip=0.5)  # not in a row
    assert "resize" not in hit(pipe, 4, -1)


def test_from_right_to_left_a_column_ends_at_its_left(pipe):
    opened(pipe, [4, 4], across={"frameWidth": 20}, direction="rtl")
    assert hit(pipe, 19, 0)["column"]["column"] == "c0"
    assert hit(pipe, 16, -1, grip=0.5)["resize"]["column"] == "c0"


def test_without_a_layout_there_are_no_columns(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[["x"], ["y"]])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    assert hit(pipe, 0, 1, text={}) == {
        "viewRevision": 1, "part": "entry", "entry": {"key": 2, "viewIndex": 1, "y": 1, "height": 1},
    }  # fmt: skip


# MARK: Texts


def test_the_nearest_place_in_a_text_is_found(pipe):
    opened(pipe, [12], rows=1, texts="日本a👩‍👩‍👧z")
    offsets = [hit(pipe, x, 0, text={})["textOffset"] for x in (0, 0.9, 1, 3, 4, 4.5, 11)]
    assert offsets == [0, 0, 1, 2, 2, 3, len("日本a👩‍👩‍👧z".encode("utf-16-le")) // 2]


def test_texts_at_the_right_and_in_the_middle_are_found_too(pipe):
    opened(pipe, [10], rows=1, texts="abcd")
    assert hit(pipe, 6, 0, text={"align": "right"})["textOffset"] == 0
    assert hit(pipe, 8, 0, text={"align": "right", "inset": 1})["textOffset"] == 3
    assert hit(pipe, 4, 0, text={"align": "center"})["textOffset"] == 1
    assert hit(pipe, 1, 0, text={"inset": 1})["textOffset"] == 0
    assert "textOffset" not in hit(pipe, 1, 0)


def test_a_wrapped_text_has_lines(pipe):
    opened(pipe, [6], rows=1, texts="first second")
    pipe.request("view/set", view="v", state={"layout": {"rows": {"wrap": True}}})
    pipe.sync()
    assert hit(pipe, 2, 0.5, text={})["textOffset"] == 2
    assert hit(pipe, 2, 1.5, text={})["textOffset"] == len("first se")
    assert hit(pipe, 2, 1.5, text={"top": 1})["textOffset"] == 2


# MARK: Against a model


@pytest.mark.parametrize("seed", seeds(8))
def test_a_point_is_what_a_client_draws_there(pipe, seed):
    """The client draws columns at `left` + `x`, scrolled ones within `clip`, and entries by heights."""
    chance = random.Random(seed)
    count = chance.randint(1, 8)
    fixed = {"leading": chance.randint(0, 1), "trailing": chance.randint(0, 1)}
    layout = {
        "fixed": fixed, "spacing": chance.choice([0, 1, 0.5]), "direction": chance.choice(["ltr", "rtl"]),
        "insets": {"leading": chance.choice([0, 1]), "trailing": chance.choice([0, 2])},
    }  # fmt: skip
    extent = chance.randint(30, 60)
    across = {"frameWidth": extent, "offset": chance.randint(0, 30)}
    offset = chance.randrange(0, 80) / 4
    window = {"kind": "viewport", "offset": offset, "extent": 10}
    widths = [chance.choice([0, 1, 3, 7.25, 12]) for _ in range(count)]
    update = opened(pipe, widths, across=across, window=window, **layout)
    left, clip = update["across"]["left"], update["across"]["clip"]
    offset = update["viewport"]["offset"]
    drawn = []
    for column in update["layout"]["columns"]:
        group = column.get("fixed", "center")
        start = left[group] + column["x"]
        end = start + column["width"]
        if group == "center":
            start, end = max(start, clip[0]), min(end, clip[1])
        drawn.append((column["column"], start, end, left[group] + column["x"]))
    for _ in range(60):
        x, y = chance.randrange(-4, 4 * extent + 8) / 4, chance.randrange(0, 44) / 4
        found = hit(pipe, x, y)
        note = (seed, x, y, found)
        covering = [shown for shown in drawn if shown[1] <= x < shown[2]]
        assert len(covering) <= 1, note
        for column, start, end, edge in covering:
            assert found["column"]["column"] == column, note
            assert (found["column"]["x"], found["column"]["clip"]) == (edge, [start, end]), note
        row = int(offset + y)
        if y < 10 and row < 30:
            assert found["entry"] == {"key": row + 1, "viewIndex": row, "y": row - offset, "height": 1}, note
        else:
            assert found["part"] == "outside", note
