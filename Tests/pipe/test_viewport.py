"""Windows by offsets: what is held, where it stands, and that nothing moves under the reader's eyes."""

import random

import pytest
from harness import RpcError, seeds
from viewport_model import Content, Place

COLUMNS = [{"id": "k", "type": "integer"}, {"id": "g"}, {"id": "text"}]
LAYOUT = {
    "rows": {"wrap": True, "padding": 0.25},
    "sizing": {"mode": {"kind": "fixed", "width": 2}, "header": False},
}
WINDOW = {"kind": "viewport", "offset": 0, "extent": 10}


def text(lines):
    return " ".join(["ab"] * lines)


def row(key, chance):
    return [key, chance.choice("pqr"), text(chance.randint(1, 4))]


def opened(pipe, rows, window=WINDOW, layout=LAYOUT, state=None, **watch):
    """A table, a view of it, a window `s` by offsets, and `a` that holds all of the page."""
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["k"])
    pipe.request("view/open", table="t", view="v", state={"layout": layout, **(state or {})})
    pipe.request("view/watch", view="v", subscription="a", window={"kind": "all"}, content="keys")
    pipe.request("view/watch", view="v", subscription="s", window=window, **watch)
    pipe.sync()


def edit(pipe, *edits, **params):
    return pipe.request("table/edit", table="t", edits=list(edits), **params)


def placed(pipe):
    """What the client holds: where the viewport stands, and the frames of its entries."""
    pipe.sync()
    replica = pipe.replica("s")
    return replica.viewport, dict(zip(map(str, replica.keys), replica.frames))


def scroll(pipe, **params):
    answer = pipe.request("view/scroll", subscription="s", **params)
    pipe.sync()
    assert pipe.replica("s").viewport == answer["viewport"]
    return answer["viewport"]["offset"]


def check(pipe, place, overscan=0, spacing=0):
    """The window tiles, holds what is in sight, and stands where the model says."""
    replica, content = pipe.replica("s"), place.content
    viewport = replica.viewport
    assert viewport["extent"] == place.extent
    assert viewport["offset"] == place.offset, (viewport, place.anchor, place.distance)
    held = content.seen(place.offset - overscan, place.extent + 2 * overscan)
    first = replica.window["first"]
    assert list(range(first, first + len(replica.keys))) == held or not (held or replica.keys)
    if held:
        assert viewport["top"] == content.starts[held[0]]
    wanted = [(content.starts[index], content.heights[index]) for index in held]
    assert replica.frames == wanted


def test_a_window_by_offset(pipe):
    opened(pipe, [[key, "g", text(1 + key % 3)] for key in range(20)])
    heights = [1.25 + key % 3 for key in range(20)]  # 1.25, 2.25, 3.25, …
    viewport, frames = placed(pipe)
    assert viewport == {"offset": 0, "extent": 10, "top": 0, "anchor": 0}
    assert [frames[str(key)] for key in range(5)] == [
        (0, 1.25), (1.25, 2.25), (3.5, 3.25), (6.75, 1.25), (8, 2.25)
    ]  # fmt: skip
    assert len(frames) == 5
    assert scroll(pipe, offset=3.51) == 3.515625, "offsets count in 64ths"
    viewport, frames = placed(pipe)
    assert viewport["top"] == 3.5 and viewport["anchor"] == 3
    assert scroll(pipe, offset=-5) == 0
    assert scroll(pipe, offset=1e9) == sum(heights) - 10
    assert scroll(pipe, extent=4) == sum(heights) - 10
    assert scroll(pipe, to="end") == sum(heights) - 4
    assert scroll(pipe, extent=10) == sum(heights) - 10, "no further than the content reaches"
    assert scroll(pipe, to="start") == 0
    assert scroll(pipe, pages=1.5) == 15
    assert scroll(pipe, pages=-0.1) == 14
    assert len(pipe.replica("s").keys) == 6


def test_an_entry_is_brought_into_sight(pipe):
    opened(pipe, [[key, "g", text(1)] for key in range(40)], layout={"rows": {"height": 2}})
    for placement, offset in [("top", 40), ("center", 36), ("bottom", 32), ("nearest", 32)]:
        assert scroll(pipe, entry=20, placement=placement) == offset
    assert scroll(pipe, offset=35) == 35
    assert scroll(pipe, entry=20, placement="nearest") == 35, "it is seen"
    assert scroll(pipe, entry=17) == 34 and scroll(pipe, entry=30) == 52
    assert scroll(pipe, entry=39, placement="top") == 70
    pipe.request("view/set", view="v", state={"sections": {"by": [{"column": "g"}]}})
    header = {"kind": "header", "key": ["g"]}
    assert scroll(pipe, entry=header, placement="top") == 0
    pipe.request("view/watch", view="v", subscription="e", window={"kind": "entries", "first": 0, "size": 5})
    for name, placement, first in [
        (20, "top", 21), (20, "center", 19), (20, "bottom", 17), (20, "nearest", 17),
        (10, "nearest", 11), (header, "nearest", 0), (39, "top", 36),
    ]:  # fmt: skip
        answer = pipe.request("view/scroll", subscription="e", entry=name, placement=placement)
        assert (answer["first"], answer["size"]) == (first, 5)


def test_overscan_and_spacing(pipe):
    opened(pipe, [[key, "g", text(1)] for key in range(40)], window={**WINDOW, "overscan": 3})
    assert scroll(pipe, offset=12.5) == 12.5
    assert pipe.replica("s").keys == list(range(7, 21))
    answer = pipe.request("view/scroll", subscription="s")
    assert (answer["first"], answer["size"]) == (10, 8), "what is in sight, without overscan"


def test_where_entries_are(pipe):
    opened(pipe, [[key, "g", text(1 + key % 3)] for key in range(20)])
    answer = pipe.request("view/locate", view="v", keys=[0, 4, 99], offsets=[0, 8, 10.24, 1e6, -1])
    assert [(row.get("offset"), row.get("height")) for row in answer["rows"]] == [
        (0, 1.25), (8, 2.25), (None, None)
    ]  # fmt: skip
    frame = {"key": 4, "viewIndex": 4, "offset": 8, "height": 2.25}
    assert answer["entries"][1:] == [frame, frame, None, None]
    content = Content.of(pipe.replica("a"))
    found = pipe.request("view/locate", view="v", offsets=content.starts)["entries"]
    assert [entry["viewIndex"] for entry in found] == list(range(20))
    last = [start + height - 1 / 64 for start, height in zip(content.starts, content.heights)]
    found = pipe.request("view/locate", view="v", offsets=last)["entries"]
    assert [entry["key"] for entry in found] == list(range(20))


def test_a_viewport_needs_rows_that_stand_somewhere(pipe):
    opened(pipe, [[key, "g", text(2)] for key in range(20)])
    pipe.request("view/open", table="t", view="w")
    assert pipe.error("view/watch", view="w", window=WINDOW).kind == "noRowLayout"
    assert pipe.error("view/locate", view="w", offsets=[1]).kind == "noRowLayout"
    scroll(pipe, offset=9)
    pipe.request("view/set", view="v", state={"layout": {"rows": None}})
    viewport, frames = placed(pipe)
    assert viewport["anchor"] == 4 and viewport["offset"] == 4, "then each entry is one unit high"
    assert len(frames) == 10 and frames["4"] == (4, 1)
    pipe.request("view/set", view="v", state={"layout": {"rows": {"wrap": True}}})
    assert placed(pipe)[0]["offset"] == 8


def test_what_does_not_fit_the_kind_of_window(pipe):
    opened(pipe, [[key, "g", text(2)] for key in range(20)])
    pipe.request("view/watch", view="v", subscription="e", window={"kind": "entries", "first": 0, "size": 5})
    for name, params, pointer in [
        ("s", {"first": 1}, "/first"), ("s", {"size": 1}, "/size"), ("s", {"hold": "index"}, "/hold"),
        ("e", {"offset": 1}, "/offset"), ("e", {"extent": 1}, "/extent"), ("e", {"pages": 1}, "/pages"),
        ("e", {"to": "end"}, "/to"), ("e", {"follow": True}, "/follow"), ("e", {"anchor": 3}, "/anchor"),
        ("e", {"dragging": True}, "/dragging"), ("e", {"hold": {"sort": "offset"}}, "/hold"),
        ("s", {"offset": 1, "to": "end"}, "/to"), ("s", {"placement": "top"}, "/placement"),
        ("e", {"first": 1, "entry": 3}, "/entry"), ("s", {"hold": {"sort": "index"}}, "/hold/sort"),
        ("s", {"offset": 1e15}, "/offset"), ("s", {"extent": -1}, "/extent"), ("s", {"to": "top"}, "/to"),
        ("s", {"entry": [1]}, "/entry"), ("s", {"entry": {"kind": "row", "key": [1]}}, "/entry/kind"),
    ]:  # fmt: skip
        error = pipe.error("view/scroll", subscription=name, **params)
        assert (error.code, error.data["pointer"]) == (-32602, pointer), params
    assert pipe.error("view/scroll", subscription="s", entry=99).kind == "unknownRow"
    assert pipe.error("view/scroll", subscription="s", entry={"kind": "header", "key": ["g"]}).kind == "noSections"
    pipe.request("view/set", view="v", state={"filter": "k > 3"})
    for subscription in "se":
        assert pipe.error("view/scroll", subscription=subscription, entry=2).kind == "notShown"
    with pytest.raises(RpcError):
        pipe.request("view/watch", view="v", window={"kind": "all"}, follow=True)
    assert placed(pipe)[0]["offset"] == 0


class Reader:
    """Changes a view in every way, beside the model of its viewport."""

    def __init__(self, pipe, seed, **watch):
        self.pipe, self.chance = pipe, random.Random(seed)
        self.free = 40
        window = {**WINDOW, "extent": self.chance.choice([3, 10, 17.25]), "overscan": self.chance.choice([0, 2.5])}
        self.overscan = window["overscan"]
        self.states = {"sections": False}
        opened(pipe, [row(key, self.chance) for key in range(40)], window, **watch)
        self.place = Place(self.content, 0, window["extent"], watch.get("follow", False))

    @property
    def content(self):
        return Content.of(self.pipe.replica("a"))

    @property
    def rows(self):
        return [key for key in self.pipe.replica("a").keys if isinstance(key, int)]

    @property
    def row(self):
        return self.chance.choice(self.rows or [0])

    def step(self):
        """One change or scrolling; the model goes on with what the page is then."""
        kind = self.chance.choice(self.kinds)
        try:
            hold = getattr(self, kind)()
        except RpcError as error:
            assert error.kind in ("unknownRow", "noDraft", "draftOpen", "duplicateKeys", "nothingToUndo", "notShown"), error
            return
        self.pipe.sync()
        if hold != "scrolled":
            self.place.follow(self.content, hold or "entry")
        self.check()

    def check(self):
        check(self.pipe, self.place, self.overscan)

    kinds = [
        "scroll", "scroll", "grow", "grow", "insert", "insert", "remove", "remove_seen", "move", "sort", "sort",
        "filter", "sections", "collapse", "undo", "redo", "set_rows", "draft", "width", "extent", "to_entry",
    ]  # fmt: skip

    def scroll(self):
        offset = self.chance.randint(-64, 64 * 120) / 64
        scroll(self.pipe, offset=offset)
        self.place.scroll(offset)
        return "scrolled"

    def to_entry(self):
        key = self.row
        answer = self.pipe.request("view/scroll", subscription="s", entry=key, placement="top")
        self.place.scroll(self.place.content.starts[self.place.content.names.index(str(key))])
        assert answer["viewport"]["offset"] == self.place.offset
        return "scrolled"

    def extent(self):
        self.place.extent = self.chance.choice([0, 3, 10, 17.25, 200])
        self.place.scroll(self.place.content.extent if self.place.follows and self.place.at_end else self.place.offset)
        scroll(self.pipe, extent=self.place.extent)
        return "scrolled"

    def grow(self):
        edit(self.pipe, {"kind": "set", "row": self.row, "column": "text", "value": text(self.chance.randint(1, 6))})

    def insert(self):
        place = self.chance.choice([{"kind": "start"}, {"kind": "end"}, {"kind": "before", "row": self.row}])
        rows = [row(self.free + number, self.chance) for number in range(self.chance.randint(1, 4))]
        self.free += len(rows)
        edit(self.pipe, {"kind": "insert", "place": place, "rows": rows})

    def remove(self):
        rows = self.chance.sample(self.rows, min(len(self.rows), self.chance.randint(1, 4)))
        edit(self.pipe, {"kind": "remove", "rows": rows})

    def remove_seen(self):
        seen = [key for key in self.pipe.replica("s").keys if isinstance(key, int)]
        if seen:
            edit(self.pipe, {"kind": "remove", "rows": seen[: self.chance.randint(1, len(seen))]})

    def move(self):
        place = self.chance.choice([{"kind": "start"}, {"kind": "end"}])
        edit(self.pipe, {"kind": "move", "rows": [self.row], "place": place})

    def sort(self):
        way = self.chance.choice(["ascending", "descending"])
        sort = self.chance.choice([[], [{"column": "k", "direction": way}], [{"column": "text", "direction": way}]])
        self.pipe.request("view/set", view="v", state={"sort": sort})

    def filter(self):
        filters = [None, None, "k % 2 == 0", f"k > {self.free - 20}", "g != 'p'", "k < 0"]
        self.pipe.request("view/set", view="v", state={"filter": self.chance.choice(filters)})

    def sections(self):
        self.states["sections"] = not self.states["sections"]
        sections = {"by": [{"column": "g"}], "footers": True} if self.states["sections"] else None
        self.pipe.request("view/set", view="v", state={"sections": sections})

    def collapse(self):
        if self.states["sections"]:
            key = [self.chance.choice("pqr")]
            self.pipe.request("view/collapse", view="v", action="toggle", keys=[key])

    def undo(self):
        self.pipe.request("table/undo", table="t")

    def redo(self):
        self.pipe.request("table/redo", table="t")

    def set_rows(self):
        rows = [row(key, self.chance) for key in self.rows if self.chance.random() < 0.8]
        rows += [row(self.free + number, self.chance) for number in range(3)]
        self.free += 3
        self.chance.shuffle(rows)
        self.pipe.request("table/setRows", table="t", rows=rows)

    def draft(self):
        draft = {"view": "v", "row": self.row, "column": "text"}
        self.pipe.request("cell/draft", **draft, action="begin")
        for lines in range(self.chance.randint(1, 3)):
            self.pipe.request("cell/draft", **draft, action="change", text=text(1 + 2 * lines))
            self.pipe.sync()
            self.place.follow(self.content)
            self.check()
        self.pipe.request("cell/draft", **draft, action=self.chance.choice(["commit", "cancel"]))

    def width(self):
        self.pipe.request("view/set", view="v", state={"layout": {"columns": {"text": {"width": self.chance.choice([1, 2, 9])}}}})


@pytest.mark.parametrize("seed", seeds(12))
@pytest.mark.parametrize("updates", ["each", "merged"])
def test_nothing_moves_under_the_readers_eyes(start, seed, updates):
    reader = Reader(start(updates=updates), seed, brief=seed % 2 == 0)
    for _ in range(40):
        reader.step()


@pytest.mark.parametrize("seed", seeds(4))
def test_a_viewport_at_the_end_stays_there(start, seed):
    reader = Reader(start(updates="each"), seed, follow=True)
    for _ in range(40):
        reader.step()


@pytest.mark.parametrize("seed", seeds(6))
def test_merged_updates_end_where_single_ones_do(start, seed):
    """Two daemons get the same requests; one sends each state, the other is asked now and then."""
    ends = []
    for updates in ("each", "merged"):
        pipe, chance = start(updates=updates), random.Random(seed)
        opened(pipe, [row(key, chance) for key in range(40)])
        places = []
        for number in range(60):
            pipe.start_request(*request(chance, 1000 + 10 * number))
            if number % 10 == 9:
                pipe.sync()
                replica = pipe.replica("s")
                places.append((replica.viewport, replica.window, replica.keys, replica.heights))
        ends.append(places)
    assert ends[0] == ends[1]


def request(chance, free):
    kind = chance.choice(["scroll", "insert", "insert", "remove", "sort", "filter", "grow"])
    if kind == "scroll":
        return "view/scroll", {"subscription": "s", "offset": chance.randint(0, 80)}
    if kind == "sort":
        way = chance.choice(["ascending", "descending"])
        return "view/set", {"view": "v", "state": {"sort": [{"column": "text", "direction": way}]}}
    if kind == "filter":
        return "view/set", {"view": "v", "state": {"filter": chance.choice([None, "k % 3 != 0", "k > 20"])}}
    change = {
        "insert": {"kind": "insert", "place": {"kind": "start"}, "rows": [row(free, chance)]},
        "remove": {"kind": "remove", "rows": [chance.randint(0, 39)]},
        "grow": {"kind": "set", "row": chance.randint(0, 39), "column": "text", "value": text(5)},
    }[kind]
    return "table/edit", {"table": "t", "edits": [change]}
