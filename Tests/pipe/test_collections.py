"""Views laid out as collections: rows as items in lines or side by side, and nothing that jumps."""

import random

import pytest
from collection_model import ItemContent, flow
from harness import seeds
from test_viewport import Reader, edit, opened, row, scroll, text
from viewport_model import Place

SIZES = {"width": {"expression": "size(text) * 2.5"}, "height": {"expression": "double(k % 3) + 1.25"}}


def shown(pipe, count, items, frame=100, **settings):
    """A table of items, and a window on all of them."""
    rows = [[key, "g", text(1)] for key in range(count)]
    pipe.request(
        "table/create", table="t", keyColumns=["k"], rows=rows, columns=[{"id": "k", "type": "integer"}, {"id": "g"}, {"id": "text"}]
    )
    layout = {"frame": frame, "items": items}
    pipe.request("view/open", table="t", view="v", state={"layout": layout, **settings})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, content="keys")
    pipe.sync()
    return pipe.replica("s")


def frames(replica):
    return [(frame["x"], frame["y"], frame["width"], frame["height"]) for frame in replica.items]


GRID = {"spacing": 10, "lineSpacing": 10, "insets": {"top": 8, "bottom": 8, "leading": 8, "trailing": 8}, "size": {"height": 100}}


@pytest.mark.parametrize("counts, height", [([1, 3], 226), ([2, 3], 226), ([3, 3], 226), ([4, 3, 2, 1], 446)])
def test_items_share_lines_as_the_demo_of_the_fork_says(pipe, counts, height):
    replica = shown(pipe, sum(counts), {**GRID, "perLine": counts}, frame=320)
    assert replica.layout["items"] == {"width": 320, "height": height}
    assert "height" not in replica.layout and not replica.heights
    place = iter(frames(replica))
    for line, count in enumerate(counts):
        width = int((320 - 16 - (count - 1) * 10) / count * 64) / 64
        for number in range(count):
            assert next(place) == (8 + number * (width + 10), 8 + line * 110, width, 100)


def test_the_last_number_of_items_holds_for_all_further_lines(pipe):
    replica = shown(pipe, 8, {"perLine": [1, 3], "size": {"height": 1}}, frame=30)
    assert [frame[1] for frame in frames(replica)] == [0, 1, 1, 1, 2, 2, 2, 3]
    assert [frame[2] for frame in frames(replica)] == [30] + [10] * 7


def test_items_wrap_and_a_line_is_as_high_as_its_highest(pipe):
    replica = shown(pipe, 6, {"size": {"width": 40, "height": 20}, "spacing": 5, "lineSpacing": 2}, frame=100)
    pipe.request("table/edit", table="t", edits=[
        {"kind": "setRow", "row": 1, "options": {"settings": {"height": 30}}}, {"kind": "setRow", "row": 3, "options": {"settings": {"width": 500}}},
    ])  # fmt: skip
    pipe.sync()
    assert frames(replica) == [
        (0, 0, 40, 20), (45, 0, 40, 30), (0, 32, 40, 20), (0, 54, 500, 20), (0, 76, 40, 20), (45, 76, 40, 20)
    ]  # fmt: skip
    assert replica.layout["items"] == {"width": 500, "height": 96}
    pipe.request("view/set", view="v", state={"layout": {"items": {"direction": "horizontal"}}})
    pipe.sync()
    assert frames(replica)[:4] == [(0, 0, 40, 20), (45, 0, 40, 30), (90, 0, 40, 20), (135, 0, 500, 20)]
    assert replica.layout["items"] == {"width": 725, "height": 30}


def test_what_items_are_sized_by(pipe):
    replica = shown(pipe, 3, {}, frame=40)
    assert frames(replica) == [(0, 0, 40, 1), (0, 1, 40, 1), (0, 2, 40, 1)], "a line each"
    pipe.request("table/declare", table="t", declarations={
        "settings": {"width": 12, "height": {"expression": "k + 2"}}, "kinds": {"wide": {"width": 20}},
    })  # fmt: skip
    edit(pipe, {"kind": "setRow", "row": 2, "options": {"kind": "wide"}}, {"kind": "setRow", "row": 0, "options": {"settings": {"width": "automatic"}}})
    pipe.sync()
    assert frames(replica) == [(0, 0, 40, 2), (0, 2, 12, 3), (12, 2, 20, 4)]
    edit(pipe, {"kind": "set", "row": 1, "column": "text", "value": "unread"})
    pipe.request("view/set", view="v", state={"layout": {"frame": None}})
    pipe.sync()
    assert frames(replica) == [(0, 0, 0, 2), (0, 0, 12, 3), (12, 0, 20, 4)], "nothing ends a line"


def test_sections_have_lines_of_their_own(pipe):
    replica = shown(
        pipe, 5, {"size": {"width": 10, "height": 4}, "spacing": 1}, frame=24, sections={"by": [{"column": "k"}], "footers": True}
    )
    pipe.request("table/declare", table="t", declarations={"settings": {"headerHeight": 3, "footerHeight": "zero"}})
    pipe.request("view/set", view="v", state={"sections": {"by": [{"column": "g"}]}})
    pipe.sync()
    assert [kind if isinstance(key, int) else key["kind"] for key, kind in zip(replica.keys, "_0123_")][0] == "header"
    assert frames(replica) == [
        (0, 0, 24, 3), (0, 3, 10, 4), (11, 3, 10, 4), (0, 7, 10, 4), (11, 7, 10, 4), (0, 11, 10, 4), (0, 15, 24, 0)
    ]  # fmt: skip
    pipe.request("view/watch", view="v", subscription="w", window={"kind": "viewport", "offset": 6, "extent": 3})
    pipe.sync()
    window = pipe.replica("w")
    assert window.keys == [0, 1, 2, 3] and window.viewport["top"] == 3
    assert [(one["kind"], one["y"], one["height"]) for one in window.viewport["sticky"]] == [("header", 0, 3)]
    assert pipe.request("view/scroll", subscription="w", entry=4, placement="bottom")["viewport"]["offset"] == 12
    pipe.request("view/set", view="v", state={"layout": {"items": {"direction": "horizontal"}}})
    pipe.sync()
    assert frames(replica)[0] == (0, 0, 3, 4) and frames(replica)[-1] == (59, 0, 0, 4)
    assert "sticky" not in window.viewport


def test_where_items_are_is_asked(pipe):
    shown(pipe, 7, {"size": {"width": 10, "height": 4}}, frame=35)
    answer = pipe.request("view/locate", view="v", keys=[4, 99], offsets=[0, 3.99, 4, 12])
    assert answer["rows"][0]["frame"] == {"x": 10, "y": 4, "width": 10, "height": 4}
    assert (answer["rows"][0]["offset"], answer["rows"][0]["height"]) == (4, 4)
    assert [entry and entry["key"] for entry in answer["entries"]] == [0, 0, 3, None], "the first of the line"


def test_a_collection_takes_the_place_of_rows_and_gives_it_back(pipe):
    replica = shown(pipe, 4, {"size": {"width": 10, "height": 4}}, frame=20)
    state = pipe.request("view/set", view="v", state={"layout": {"rows": {"height": 3}}})["state"]["layout"]
    assert state["items"] == {
        "direction": "wrapped", "size": {"width": 10, "height": 4}, "perLine": None, "spacing": 0, "lineSpacing": 0,
        "insets": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0},
    }  # fmt: skip
    pipe.sync()
    assert replica.items and not replica.heights
    pipe.request("view/set", view="v", state={"layout": {"items": None}})
    pipe.sync()
    assert not replica.items and replica.heights == [{"height": 3, "count": 4}]
    assert replica.layout["height"] == 12 and "items" not in replica.layout


def test_what_is_no_collection_is_refused(pipe):
    shown(pipe, 1, {})
    for items, pointer in [
        ({"direction": "vertical"}, "/direction"), ({"perLine": []}, "/perLine"), ({"perLine": [0]}, "/perLine/0"),
        ({"perLine": [1] * 1001}, "/perLine"), ({"perLine": [10001]}, "/perLine/0"), ({"size": {"depth": 1}}, "/size/depth"),
        ({"spacing": -1}, "/spacing"), ({"insets": {"left": 1}}, "/insets/left"), ({"rows": 1}, "/rows"), (3, ""),
    ]:  # fmt: skip
        error = pipe.error("view/set", view="v", state={"layout": {"items": items}})
        assert (error.code, error.data["pointer"]) == (-32602, "/state/layout/items" + pointer)
    assert pipe.request("view/get", view="v")["state"]["layout"]["items"]["perLine"] is None


def test_more_items_than_a_collection_may_have(pipe):
    most = 100_000  # collectionItemsMax
    text = "k\n" + "".join(f"{number}\n" for number in range(most + 1))
    pipe.request("table/open", table="t", content={"text": text})
    items = {"size": {"width": 10, "height": 4}}
    pipe.request("view/open", table="t", view="v", state={"layout": {"items": items, "frame": 100}})
    window = {"kind": "viewport", "offset": 0, "extent": 3}
    error = pipe.error("view/watch", view="v", window=window)
    assert (error.kind, error.data["limit"], error.data["found"]) == ("limit", "collectionItemsMax", most + 1)
    assert pipe.error("view/locate", view="v", offsets=[0]).kind == "limit"
    pipe.request("view/set", view="v", state={"page": {"size": most}})
    pipe.request("view/watch", view="v", subscription="s", window=window)
    pipe.sync()
    assert pipe.replica("s").layout["items"] == {"width": 100, "height": 4 * (most // 10)}


class Looker(Reader):
    """Changes a collection in every way, beside the model of its items and of its viewport."""

    kinds = [
        "scroll", "scroll", "grow", "grow", "insert", "insert", "remove", "remove_seen", "move", "sort", "sort",
        "filter", "sections", "collapse", "undo", "redo", "set_rows", "draft", "shape", "shape", "extent", "to_entry", "page",
    ]  # fmt: skip

    def __init__(self, pipe, seed, **watch):
        self.pipe, self.chance = pipe, random.Random(seed)
        self.free, self.overscan = 40, self.chance.choice([0, 2.5])
        self.states = {"sections": False}
        self.rules = {"direction": self.chance.choice(["wrapped", "horizontal"]), "frame": 40}
        window = {"kind": "viewport", "offset": 0, "extent": self.chance.choice([3, 10, 17.25]), "overscan": self.overscan}
        layout = {"frame": 40, "items": {"direction": self.rules["direction"], "size": {"width": 10, "height": 2}}}
        opened(pipe, [row(key, self.chance) for key in range(40)], window, layout, **watch)
        declared = {"settings": {**SIZES, "headerHeight": 2.5}}
        pipe.request("table/declare", table="t", declarations=declared)
        pipe.request("view/watch", view="v", subscription="b", window={"kind": "all"})
        pipe.sync()
        self.place = Place(self.content, 0, window["extent"], watch.get("follow", False))

    @property
    def content(self):
        replica = self.pipe.replica("b")
        entries = []
        for key, cells in replica.rows:
            if isinstance(key, int):
                width, height = len(cells["text"]["value"]) * 2.5, key % 3 + 1.25
                entries.append((width, height))
            else:
                entries.append(1 if key["kind"] == "footer" else 2.5)
        content = ItemContent(replica.keys, entries, **self.rules)
        assert frames(replica) == content.frames
        assert (replica.layout["items"]["width"], replica.layout["items"]["height"]) == content.size
        return content

    def shape(self):
        rules = {
            "direction": self.chance.choice(["wrapped", "horizontal"]), "frame": self.chance.choice([40, 25.5, None]),
            "perLine": self.chance.choice([None, None, [3], [1, 3, 2]]), "spacing": self.chance.choice([0, 0.5]),
            "lineSpacing": self.chance.choice([0, 1]), "insets": self.chance.choice([{}, {"top": 3, "leading": 2, "bottom": 1, "trailing": 4}]),
        }  # fmt: skip
        items = {name: value for name, value in rules.items() if name != "frame"}
        self.pipe.request("view/set", view="v", state={"layout": {"frame": rules["frame"], "items": items}})
        self.rules = rules

    def page(self):
        page = {"size": self.chance.choice([None, 7, 30]), "index": 0}
        self.pipe.request("view/set", view="v", state={"page": page})

    def check(self):
        replica, content = self.pipe.replica("s"), self.place.content
        where = (self.rules, self.place.anchor, self.place.distance)
        assert replica.viewport["offset"] == self.place.offset, where
        held = content.seen(self.place.offset - self.overscan, self.place.extent + 2 * self.overscan)
        assert [key for key in content.names[held[0] : held[-1] + 1]] == list(map(name_of, replica.keys)) if held else not replica.keys
        assert frames(replica) == [content.frames[index] for index in held]
        if held:
            assert replica.viewport["top"] == content.starts[held[0]]


def name_of(key):
    return ItemContent([key], [1]).names[0]


@pytest.mark.parametrize("seed", seeds(16))
@pytest.mark.parametrize("updates", ["each", "merged"])
def test_nothing_moves_in_a_collection_either(start, seed, updates):
    looker = Looker(start(updates=updates), seed)
    for _ in range(40):
        looker.step()


def test_a_small_flow_by_hand():
    told, lines, size = flow([(10, 2), 3, (10, 1), (20, 5)], frame=25, spacing=1, lineSpacing=1)
    assert told == [(0, 0, 10, 2), (0, 3, 25, 3), (0, 7, 10, 1), (0, 9, 20, 5)]
    assert lines == [[0], [1], [2], [3]] and size == (25, 14)


def test_the_offset_is_kept_by_key_when_items_change(pipe):
    """A carousel's items are given anew: what is shown stays, by its key."""
    shown(pipe, 30, {"direction": "horizontal", "size": {"width": 100, "height": 100}, "spacing": 10})
    pipe.request("view/watch", view="v", subscription="w", window={"kind": "viewport", "offset": 0, "extent": 300})
    assert scroll_to(pipe, 1230) == 1230
    rows = [[key, "g", text(2)] for key in [40, 41, 42, *range(5, 30)]]
    pipe.request("table/setRows", table="t", rows=rows)
    pipe.sync()
    window = pipe.replica("w")
    assert window.viewport["offset"] == 1230 - 2 * 110 and window.viewport["anchor"] == 12
    assert window.updates[-1][0]["diff"].get("inserts") is None, "nothing in sight came or went"


def scroll_to(pipe, offset):
    answer = pipe.request("view/scroll", subscription="w", offset=offset)
    pipe.sync()
    return answer["viewport"]["offset"]
