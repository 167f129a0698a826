"""The thumbs of scroll bars: where they stand, how long they are, and where one goes that is moved."""

import math
import random
from fractions import Fraction

import pytest
from harness import seeds

LAYOUT = {"rows": {"wrap": True}, "sizing": {"mode": {"kind": "fixed", "width": 3}, "header": False}}


def nearest(value):
    """To the nearest 64th, of two the greater."""
    return math.floor(Fraction(value) * 64 + Fraction(1, 2)) / 64


def thumb(content, seen, offset, minimum=1):
    """The thumb over a content, plainly; none where all is seen."""
    content, seen, offset = Fraction(content), Fraction(seen), Fraction(offset)
    if seen <= 0 or content <= seen:
        return None
    length = min(seen, max(Fraction(minimum), Fraction(nearest(seen * seen / content))))
    place = min(max(0, offset), content - seen) / (content - seen)
    return {"start": nearest(place * (seen - length)), "length": float(length)}


def opened(pipe, lines, presentation=None, extent=10, **layout):
    """A view of rows of so many lines, with a window by offsets `s`."""
    rows = [[key, " ".join(["ab"] * count)] for key, count in enumerate(lines)]
    columns = [{"id": "k", "type": "integer"}, {"id": "text"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows, keyColumns=["k"])
    state = {"layout": {**LAYOUT, **layout}, "presentation": {} if presentation is None else presentation}
    pipe.request("view/open", table="t", view="v", state=state)
    window = {"kind": "viewport", "offset": 0, "extent": extent}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    pipe.sync()


def told(pipe):
    pipe.sync()
    return pipe.replica("s").viewport


def scroll(pipe, **params):
    answer = pipe.request("view/scroll", subscription="s", **params)["viewport"]
    assert told(pipe) == answer
    return answer


def present(pipe, presentation):
    pipe.request("view/set", view="v", state={"presentation": presentation})


def test_a_thumb_stands_where_the_viewport_does(pipe):
    opened(pipe, [1] * 100)
    assert told(pipe)["thumb"] == {"start": 0, "length": 1}
    assert scroll(pipe, offset=45)["thumb"] == {"start": 4.5, "length": 1}
    assert scroll(pipe, to="end")["thumb"] == {"start": 9, "length": 1}
    assert scroll(pipe, extent=20)["thumb"] == {"start": 16, "length": 4}
    assert scroll(pipe, thumb=8)["offset"] == 40
    assert scroll(pipe, thumb=-3)["offset"] == 0
    assert scroll(pipe, thumb=1e9)["offset"] == 80
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": list(range(80))}])
    viewport = told(pipe)
    assert "thumb" not in viewport and viewport["offset"] == 0, "all of it is seen"
    assert scroll(pipe, thumb=3)["offset"] == 0


def test_bars_that_are_not_shown_have_no_thumbs(pipe):
    opened(pipe, [1] * 100)
    present(pipe, {"scrollBars": {"vertical": False}})
    assert "thumb" not in told(pipe)
    assert scroll(pipe, thumb=4.5)["offset"] == 45, "it may be moved all the same"
    present(pipe, None)
    assert "thumb" not in told(pipe)
    present(pipe, {"scrollBars": {"minimum": 4}})
    assert told(pipe)["thumb"] == {"start": 3, "length": 4}
    assert pipe.request("view/get", view="v")["state"]["presentation"]["scrollBars"]["minimum"] == 4
    present(pipe, {"scrollBars": {"minimum": 40}})
    assert told(pipe)["thumb"] == {"start": 0, "length": 10}
    assert scroll(pipe, thumb=4)["offset"] == 45, "there is no room to move it"
    present(pipe, {"scrollBars": {"minimum": None}})
    assert told(pipe)["thumb"] == {"start": 4.5, "length": 1}


def test_a_thumb_is_told_when_the_content_grows_and_only_then(pipe):
    opened(pipe, [1] * 40)
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "text", "value": "a"}])
    assert told(pipe)["thumb"] == {"start": 0, "length": 2.5}
    assert pipe.updates("s")[-1]["causes"] == ["edit"] and "viewport" not in pipe.updates("s")[-1]
    pipe.request("table/edit", table="t", edits=[{"kind": "insert", "rows": [[40 + n, "a"] for n in range(10)]}])
    assert told(pipe)["thumb"] == {"start": 0, "length": 2}
    assert "viewport" in pipe.updates("s")[-1]


def test_what_is_held_back_does_not_move_the_thumb(pipe):
    opened(pipe, [1] * 100)
    scroll(pipe, offset=45, dragging=True)
    pipe.request("table/edit", table="t", edits=[
        {"kind": "insert", "place": {"kind": "start"}, "rows": [[200 + n, "a"] for n in range(4)]},
        {"kind": "remove", "rows": [96, 97, 98, 99]},
    ])  # fmt: skip
    viewport = told(pipe)
    assert (viewport["offset"], viewport["heldBack"]) == (45, 4)
    assert viewport["thumb"] == {"start": 4.5, "length": 1}, "the content is as long as it was"
    viewport = scroll(pipe, thumb=5)
    assert (viewport["offset"], viewport["thumb"]["start"]) == (50, 5), "in the client's own count"
    viewport = scroll(pipe, dragging=False)
    assert (viewport["offset"], viewport["thumb"]["start"]) == (54, nearest(Fraction(54, 10)))


@pytest.mark.parametrize("wrong, pointer", [
    ({"offset": 1, "thumb": 1}, "/thumb"), ({"to": "end", "thumb": 1}, "/thumb"),
    ({"thumb": "1"}, "/thumb"), ({"thumb": 1e15}, "/thumb"), ({"thumb": None}, "/thumb"),
])  # fmt: skip
def test_what_no_thumb_is(pipe, wrong, pointer):
    opened(pipe, [1] * 20)
    error = pipe.error("view/scroll", subscription="s", **wrong)
    assert (error.code, error.data["pointer"]) == (-32602, pointer)
    window = {"kind": "entries", "first": 0, "size": 5}
    pipe.request("view/watch", view="v", subscription="e", window=window)
    error = pipe.error("view/scroll", subscription="e", thumb=1)
    assert (error.code, error.data["pointer"]) == (-32602, "/thumb")
    error = pipe.error("view/set", view="v", state={"presentation": {"scrollBars": {"minimum": -1}}})
    assert error.data["pointer"] == "/state/presentation/scrollBars/minimum"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_thumb_across(pipe, direction):
    ids = [f"c{number}" for number in range(12)]
    pipe.request("table/create", table="t", columns=[{"id": name} for name in ids], rows=[["x"] * 12])
    columns = {name: {"width": 10} for name in ids}
    state = {"layout": {"columns": columns, "direction": direction, "fixed": {"leading": 1}}, "presentation": {}}
    pipe.request("view/open", table="t", view="v", state=state)
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, across={"frameWidth": 40})

    def seen_across():
        pipe.sync()
        return [update["across"] for update in pipe.updates("s") if "across" in update][-1]

    def moved(**across):
        answer = pipe.request("view/scroll", subscription="s", across=across)["across"]
        assert seen_across() == answer
        return answer

    seen = moved()
    assert (seen["room"], seen["contentWidth"]) == (30, 110)
    assert seen["thumb"] == thumb(110, 30, 0)
    assert moved(offset=35)["thumb"] == thumb(110, 30, 35)
    seen = moved(thumb=thumb(110, 30, 50)["start"])
    assert seen["thumb"] == thumb(110, 30, 50) and abs(seen["offset"] - 50) < 0.1
    assert moved(thumb=1e6)["offset"] == 80 and moved(thumb=-1)["offset"] == 0
    assert moved(thumb=5, column="c5", placement="start")["offset"] == 40, "a column comes first"
    assert moved(thumb=0, offset=9)["offset"] == 0
    assert moved(thumb=1e6, frameWidth=60)["offset"] == 60
    present(pipe, {"scrollBars": {"horizontal": False}})
    assert "thumb" not in moved()
    present(pipe, {"scrollBars": {"horizontal": True}})
    assert seen_across()["thumb"] == thumb(110, 50, 60)
    assert "thumb" not in moved(frameWidth=400)


@pytest.mark.parametrize("seed", seeds(4))
def test_thumbs_follow_whatever_happens(pipe, seed):
    chance = random.Random(seed)
    extent, minimum = chance.choice([3, 10, 17.25]), chance.choice([0, 1, 2.5])
    lines = [chance.randint(1, 4) for _ in range(60)]
    header = {"height": 2.5, "inside": True}
    opened(pipe, lines, {"scrollBars": {"minimum": minimum}, "header": header}, extent)
    free = 60
    for _ in range(60):
        kind = chance.choice(["insert", "remove", "grow", "sort", "offset", "thumb", "drag"])
        keys = [row["k"] for row in (cells for _, cells in values(pipe))]
        if kind == "insert":
            place = {"kind": chance.choice(["start", "end"])}
            rows = [[free, "ab " * chance.randint(1, 4)]]
            edit(pipe, {"kind": "insert", "place": place, "rows": rows})
            free += 1
        elif kind == "remove" and keys:
            edit(pipe, {"kind": "remove", "rows": chance.sample(keys, min(len(keys), 3))})
        elif kind == "grow" and keys:
            text = " ".join(["ab"] * chance.randint(1, 6))
            edit(pipe, {"kind": "set", "row": chance.choice(keys), "column": "text", "value": text})
        elif kind == "sort":
            sort = [{"column": "k", "direction": chance.choice(["ascending", "descending"])}]
            pipe.request("view/set", view="v", state={"sort": sort})
        elif kind == "offset":
            scroll(pipe, offset=chance.uniform(-5, 200))
        elif kind == "drag":
            scroll(pipe, dragging=chance.random() < 0.3)
        else:
            room = extent - (told(pipe).get("thumb") or {"length": extent})["length"]
            start = nearest(chance.uniform(0, room))
            viewport = scroll(pipe, thumb=start)
            if room > 0 and "thumb" in viewport and not viewport.get("heldBack"):
                assert viewport["thumb"]["start"] == min(start, room), (seed, kind)
        viewport = told(pipe)
        content = pipe.request("view/get", view="v")["layout"]["height"]
        assert viewport.get("thumb") == thumb(content, extent, viewport["offset"], minimum), (seed, kind)


def edit(pipe, *edits):
    pipe.request("table/edit", table="t", edits=list(edits))


def values(pipe):
    return [(key, {"k": key}) for key in pipe.request("view/rows", view="v")["keys"]]
