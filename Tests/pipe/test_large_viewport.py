"""A viewport on fifty thousand wrapped rows: where everything stands, by a model that adds up lists.

The model (large_model.py) takes nothing from the daemon: neither an order nor a height.
"""

import json
import random

import pytest
from harness import seeds
from large_model import COUNT, GROUPS, LINES_MAX, PADDING, LargePlace, World
from replica import Replica, key_name

COLUMNS = [{"id": "k", "type": "integer"}, {"id": "g"}, {"id": "text"}]
FONT = {
    "kind": "font", "lineHeight": 17.25,
    "regular": {"defaultAdvance": 7, "advances": [{"characters": "abc", "advance": 3.515625}, {"characters": "mw", "advance": 11.25}]},
}  # fmt: skip
CELLS = {"kind": "cells"}
SECTIONS = {"header": 31.5, "footer": 12.25}


def lean(pipe, method, **params):
    """A request whose rows are many: the first ones are held to the contract."""
    pipe.next_id += 1
    message = {"jsonrpc": "2.0", "id": pipe.next_id, "method": method, "params": params}
    short = {**message, "params": {**params, "rows": params["rows"][:50]}}
    pipe.send_bytes(pipe.framed(json.dumps(message).encode()), [short])
    return pipe.result(pipe.next_id, method, 120)


class Reader:
    """Reads a large table while it changes in every way; beside it the model."""

    def __init__(self, pipe, seed, measurer=CELLS, width=20, sections=None, spacing=0, follow=False):
        self.pipe, self.chance = pipe, random.Random(seed)
        self.world = World(self.chance, measurer, width, sections, spacing)
        line = self.world.measurer.line
        extent, self.overscan = 41.25 * line, self.chance.choice([0, 7.5 * line])
        self.create(measurer, sections)
        window = {"kind": "viewport", "offset": 0, "extent": extent, "overscan": self.overscan}
        pipe.request("view/watch", view="v", subscription="s", window=window, follow=follow)
        pipe.request("view/watch", view="v", subscription="e", window={"kind": "entries", "first": COUNT // 3, "size": 40})
        pipe.request("view/sync", 120, layout=True)
        self.shadow, self.judged, self.held = Replica(), 0, 0
        self.dragging, self.anchor, self.distance = False, None, None
        self.place = LargePlace(self.world.page(), 0, extent, follow)
        self.judge([], scrolled=True)
        self.check()

    def create(self, measurer, sections):
        """Half of the worlds are read from a text, as files are."""
        world = self.world
        settings = {"headerHeight": sections["header"], "footerHeight": sections["footer"]} if sections else {}
        declarations = {"settings": settings}
        if sections:
            rows = [[key, *world.cells[key]] for key in world.source]
            lean(self.pipe, "table/create", table="t", columns=COLUMNS, rows=rows, keyColumns=["k"], declarations=declarations)
        else:
            text = "k,g,text\n" + "".join(f"{key},{g},{words}\n" for key, (g, words) in world.cells.items())
            self.pipe.request("table/open", 120, table="t", content={"text": text}, keyColumns=["k"],
                              columns={"k": {"type": "integer"}, "text": {"type": "text"}}, declarations=declarations)  # fmt: skip
            self.pipe.wait(lambda: self.pipe.request("table/describe", table="t")["rowsState"]["complete"], 60)
        rows = {"wrap": True, "padding": PADDING, "linesMax": LINES_MAX, "spacing": world.spacing}
        fixed = {"mode": {"kind": "fixed", "width": 100 * world.measurer.line}, "header": False}
        layout = {"measurer": measurer, "rows": rows, "sizing": fixed, "columns": {"text": {"width": world.width}}}
        state = {"layout": layout}
        if sections:
            state["sections"] = {"by": [{"column": "g"}], "footers": True}
        self.pipe.request("view/open", 120, view="v", table="t", state=state)

    # MARK: Checking

    def step(self, *kinds):
        """Changes one after another, or a scrolling; judged update by update, then as a whole."""
        heirs, scrolled = [], False
        for kind in kinds:
            hold = getattr(self, kind)()
            scrolled |= hold == "scrolled"
            if hold is None:
                heirs += self.follow()
        self.pipe.request("view/sync", 120, layout=True)
        if self.judge(heirs, scrolled):
            self.adopt()
        self.check()

    def follow(self):
        """The model goes on; returns who takes the anchor's place, if that is gone."""
        place, new = self.place, self.world.page()
        offset, held = place.offset, place.anchor
        heir = None if held is None else place.survivor(place.content, new)
        place.follow(new)
        self.held += place.offset - offset if self.dragging else 0
        return [] if heir in (None, held) else [heir]

    def judge(self, heirs, scrolled):
        """Law 7 from what is told alone: in each update what is held, or who took its place, stands
        where it stood, as far as the content reaches. Whether that ended before the last of them."""
        ended = []
        for update in self.pipe.updates("s")[self.judged :]:
            self.judged += 1
            self.shadow.apply(update)
            if not update["last"]:
                continue
            viewport, screen = self.shadow.viewport, self.screen()
            told = name_of(viewport.get("anchor"))
            kept = [name for name in (self.anchor, *heirs) if name and screen.get(name) == self.distance]
            kept = [told] if scrolled else kept
            offset = viewport["offset"] + viewport.get("heldBack", 0)
            ends = (0, max(0, self.shadow.layout["height"] - viewport["extent"]))
            is_seen = not self.place.named or self.anchor in screen
            assert kept or offset in ends or not is_seen, (
                f"{self.anchor} stood at {self.distance}, now at {screen.get(self.anchor)}; {heirs}; {viewport}"
            )
            ended.append(not kept)
            self.anchor = kept[0] if kept else told
            self.distance = screen.get(self.anchor)
        return any(ended[:-1])

    def screen(self):
        """Where the entries of the window stand on screen."""
        offset = self.shadow.viewport["offset"]
        return {name_of(key): start - offset for key, (start, _) in zip(self.shadow.keys, self.shadow.frames)}

    def adopt(self):
        """An end of the content moved the viewport between two states that the model does not see."""
        place, viewport = self.place, self.shadow.viewport
        place.scroll(viewport["offset"] + viewport.get("heldBack", 0))
        place.anchor = name_of(viewport.get("anchor"))
        if place.anchor is not None:
            place.distance = place.offset - place.content.starts[place.content.names.index(place.anchor)]

    def check(self):
        """Law 6: frames are the sums of the heights before them; law 1: a fresh read says the same."""
        place, page, replica = self.place, self.place.content, self.pipe.replica("s")
        viewport = replica.viewport
        assert viewport["offset"] + self.held == place.offset, (viewport, place.anchor, place.distance)
        assert viewport.get("heldBack", 0) == self.held and viewport["extent"] == place.extent
        assert replica.layout["height"] == page.extent and "estimate" not in replica.layout
        held = page.seen(place.offset - self.overscan, place.extent + 2 * self.overscan)
        assert replica.keys == [page.keys[index] for index in held]
        if held:
            assert replica.window["first"] == held[0]
            assert name_of(viewport["anchor"]) == place.anchor
            frames = [(start + self.held, height) for start, height in replica.frames]
            assert frames == [(page.starts[index], page.heights[index]) for index in held]
        assert [one["y"] for one in viewport.get("sticky", [])] == self.sticky()
        for name in "se":
            window = self.pipe.replica(name)
            first, size = window.window["first"], len(window.keys)
            assert window.keys == page.keys[first : first + size]
            assert window.rows == self.pipe.cells("v", range={"first": first, "size": size})
            for key, cells in window.rows:
                if isinstance(key, int):
                    assert (cells["g"]["text"], cells["text"]["text"]) == self.world.cells[key]
        self.check_places()

    def sticky(self):
        """Where the header stands that stays at the start: pushed out by the end of its section."""
        place, page = self.place, self.place.content
        for first, end, _ in self.world.ranges if self.world.sections else ():
            begin, height = page.starts[first] - place.offset, page.heights[first]
            y = min(0, page.ends[end - 1] - place.offset - height)
            if begin < 0 < page.ends[end - 1] - place.offset and begin < y:
                return [y]
        return []

    def check_places(self):
        """Entries anywhere on the page, by key and by place."""
        page = self.place.content
        some = self.chance.sample(range(len(page.keys)), min(20, len(page.keys)))
        rows = [index for index in some if isinstance(page.keys[index], int)]
        offsets = [page.starts[index] + self.chance.randint(0, int(page.heights[index] * 64) - 1) / 64 for index in some]
        answer = self.pipe.request("view/locate", view="v", keys=[page.keys[index] for index in rows], offsets=offsets)
        frame = lambda index: (index, page.starts[index], page.heights[index])  # noqa: E731
        told = lambda entry: (entry["viewIndex"], entry["offset"], entry["height"])  # noqa: E731
        assert [told(row) for row in answer["rows"]] == [frame(index) for index in rows]
        assert [told(entry) for entry in answer["entries"]] == [frame(index) for index in some]

    def check_anew(self):
        """A window that begins now holds what this one came to."""
        replica = self.pipe.replica("s")
        window = {"kind": "viewport", "offset": self.place.offset, "extent": self.place.extent, "overscan": self.overscan}
        self.pipe.request("view/watch", view="v", subscription="n", window=window)
        self.pipe.sync()
        fresh = self.pipe.replica("n")
        assert (fresh.rows, fresh.heights, fresh.window) == (replica.rows, replica.heights, replica.window)
        assert (fresh.layout, fresh.sections, fresh.counts) == (replica.layout, replica.sections, replica.counts)
        told = {name: fresh.viewport.get(name) for name in ("extent", "spacing", "sticky")}
        assert told == {name: replica.viewport.get(name) for name in told}
        assert fresh.viewport.get("top") == replica.viewport.get("top") + self.held
        self.pipe.request("view/unwatch", subscription="n")

    # MARK: Changes

    def some_row(self, where):
        """A row above, in or below the window, in the view's order."""
        page, place = self.place.content, self.place
        held = page.seen(place.offset, place.extent)
        ranges = {"in": held}
        if held:
            ranges |= {"above": range(0, held[0]), "below": range(held[-1] + 1, len(page.keys))}
        for _ in range(20 if held else 0):
            if ranges[where]:
                key = page.keys[self.chance.choice(ranges[where])]
                if isinstance(key, int):
                    return key
        return self.chance.choice(self.world.source)

    def block(self, where, count):
        """Rows one below the other, around one above, in or below the window."""
        page, key = self.place.content, self.some_row(where)
        at = page.names.index(str(key)) if str(key) in page.names else 0
        keys = [key for key in page.keys[max(0, at - count // 3) : at + count] if isinstance(key, int)]
        return keys[:count] or [key]

    def anywhere(self):
        return self.chance.choice(["above", "in", "below"])

    def many(self):
        return self.chance.choice([1, 3, 40, 2500])

    def edit(self, *edits):
        self.world.keep()
        for change in edits:
            params = {"table": "t", "edits": [change]}
            self.pipe.request("table/edit", 120, **params)

    def somewhere(self, apart=()):
        row = self.some_row(self.anywhere())
        places = [{"kind": "start"}, {"kind": "end"}]
        return self.chance.choice(places + [{"kind": "before", "row": row}] * 3 if row not in apart else places)

    def insert(self):
        world, place = self.world, self.somewhere()
        keys = list(range(world.free, world.free + self.many()))
        world.free += len(keys)
        cells = {key: world.row() for key in keys}
        self.edit({"kind": "insert", "place": place, "rows": [[key, *cells[key]] for key in keys]})
        world.cells.update(cells)
        world.place(keys, place)

    def remove(self):
        gone = self.block(self.anywhere(), self.many())
        self.edit({"kind": "remove", "rows": gone})
        gone = set(gone)
        self.world.source = [key for key in self.world.source if key not in gone]
        self.world.cells = {key: self.world.cells[key] for key in self.world.source}

    def move(self):
        world, keys = self.world, set(self.block(self.anywhere(), self.chance.choice([1, 3, 400])))
        keys = [key for key in world.source if key in keys]
        place, apart = self.somewhere(keys), set(keys)
        before = list(world.source)
        self.edit({"kind": "move", "rows": keys, "place": place})
        world.source = [key for key in world.source if key not in apart]
        world.place(keys, place)
        if world.source == before:
            world.undone.pop()

    def rewrap(self):
        """Edits of texts, and sometimes of the group that says the section."""
        world, keys = self.world, self.block(self.anywhere(), self.chance.choice([1, 1, 5, 300]))
        edits = []
        world.keep()
        for key in keys:
            group, text = world.cells[key]
            words = self.chance.choice([other for other in self.chance.sample(world.pool, 2) if other != text])
            group = self.chance.choice(GROUPS) if self.chance.random() < 0.1 else group
            edits.append({"kind": "set", "row": key, "values": {"g": group, "text": words}})
            world.cells[key] = (group, words)
        self.pipe.request("table/edit", 120, table="t", edits=edits)

    def undo(self):
        if not self.world.undone:
            return "nothing"
        self.pipe.request("table/undo", 120, table="t")
        self.world.back(self.world.undone, self.world.redone)

    def redo(self):
        if not self.world.redone:
            return "nothing"
        self.pipe.request("table/redo", 120, table="t")
        self.world.back(self.world.redone, self.world.undone)

    def set_rows(self):
        """New content: some rows gone, some new, some with other texts, a stretch elsewhere."""
        world = self.world
        world.keep()
        kept = [key for key in world.source if self.chance.random() < 0.95]
        first, size = self.chance.randrange(len(kept)), 50
        kept = kept[:first] + kept[first + size :] + kept[first : first + size]
        new = list(range(world.free, world.free + 200))
        world.free += len(new)
        at = self.chance.randrange(len(kept))
        world.source = kept[:at] + new + kept[at:]
        other = lambda key: world.row() if key not in world.cells or self.chance.random() < 0.02 else world.cells[key]  # noqa: E731
        world.cells = {key: other(key) for key in world.source}
        lean(self.pipe, "table/setRows", table="t", rows=[[key, *world.cells[key]] for key in world.source])

    def draft(self):
        world = self.world
        if world.sort and world.sort["column"] == "text":
            return "nothing"
        row = self.some_row("in")
        draft = {"view": "v", "row": row, "column": "text"}
        words = self.chance.choice([text for text in world.pool[:9] if text != world.cells[row][1]])
        self.pipe.request("cell/draft", **draft, action="begin")
        self.pipe.request("cell/draft", **draft, action="change", text=words)
        self.pipe.request("cell/draft", **draft, action="commit")
        world.keep()
        world.cells[row] = (world.cells[row][0], words)

    def view_set(self, **state):
        self.pipe.request("view/set", 120, view="v", state=state)

    def sort_rows(self):
        way = self.chance.choice(["ascending", "descending"])
        self.world.sort = self.chance.choice([None, {"column": "k", "direction": way}, {"column": "text", "direction": way}])
        self.view_set(sort=[self.world.sort] if self.world.sort else [])

    def filter_rows(self):
        number = self.chance.randrange(COUNT)
        self.world.filter = self.chance.choice([
            None, ("k % 3 != 0", lambda k, g, text: k % 3), (f"k > {number}", lambda k, g, text: k > number),
            ("g != 'q'", lambda k, g, text: g != "q"), ("k < 0", lambda k, g, text: False),
            (f"k % 100 < 2 || k == {number}", lambda k, g, text: k % 100 < 2 or k == number),
        ])  # fmt: skip
        self.view_set(filter=self.world.filter and self.world.filter[0])

    def collapse(self):
        if not self.world.sections:
            return "nothing"
        group = self.chance.choice(GROUPS)
        self.world.collapsed ^= {group}
        self.pipe.request("view/collapse", view="v", action="toggle", keys=[[group]])

    def rewidth(self):
        """All texts wrap otherwise."""
        line = self.world.measurer.line
        widths = [width * line for width in (12, 20, 33.5)]
        self.world.wrap(self.chance.choice([width for width in widths if width != self.world.width]))
        self.view_set(layout={"columns": {"text": {"width": self.world.width}}})

    # MARK: Scrolling

    def told(self, **params):
        """What a scroll answers is where the model stands, and what is in sight there."""
        answer = self.pipe.request("view/scroll", subscription="s", **params)
        place = self.place
        seen = place.content.seen(place.offset, place.extent)
        assert answer["viewport"]["offset"] + self.held == place.offset
        assert answer["size"] == len(seen) and (not seen or answer["first"] == seen[0])
        return "scrolled"

    def scroll(self):
        offset = self.chance.randint(-640, int(self.place.content.extent * 66)) / 64
        self.place.scroll(offset + self.held)
        return self.told(offset=offset)

    def scroll_pages(self):
        pages = self.chance.choice([-1, -0.5, 0.5, 1, 3])
        self.place.scroll(self.place.offset + pages * self.place.extent)
        return self.told(pages=pages)

    def scroll_to_entry(self):
        page, place = self.place.content, self.place
        if not page.keys:
            return "nothing"
        index = self.chance.randrange(len(page.keys))
        placement = self.chance.choice(["top", "bottom"])
        place.scroll(page.starts[index] - (0 if placement == "top" else place.extent - page.heights[index]))
        return self.told(entry=page.keys[index], placement=placement)

    def scroll_to_end(self):
        self.place.scroll(self.place.content.extent)
        return self.told(to="end")

    def resize(self):
        place = self.place
        place.extent = self.chance.choice([3, 41.25, 60, 200]) * self.world.measurer.line
        place.scroll(place.content.extent if place.follows and place.at_end else place.offset)
        return self.told(extent=place.extent)

    def name_anchor(self):
        page, place = self.place.content, self.place
        seen = page.seen(place.offset, place.extent)
        index = self.chance.choice(seen or [None]) if place.named is None else None
        place.named = None if index is None else page.names[index]
        place.pick()
        return self.told(anchor=None if index is None else page.keys[index])

    def drag(self):
        self.dragging = not self.dragging
        if not self.dragging:
            self.held = 0
        return self.told(dragging=self.dragging)


def name_of(key):
    return None if key is None else key_name(key)


CHANGES = [
    "insert", "remove", "move", "rewrap", "undo", "redo", "draft", "sort_rows", "filter_rows", "collapse", "insert", "remove",
    "rewrap", "sort_rows", "filter_rows", "undo", "rewidth", "set_rows",
]  # fmt: skip
BURSTS = [["insert", "remove", "rewrap"], ["remove", "remove", "insert", "move"], ["rewrap", "sort_rows", "insert"]]
SCROLLS = ["scroll", "scroll", "scroll_pages", "scroll_to_entry", "scroll_to_end", "resize"]


def run(reader, scrolls=SCROLLS):
    """Every kind of change, in an order of chance, from places of chance, some named or dragged."""
    chance = reader.chance
    steps = [[kind] for kind in CHANGES] + BURSTS
    chance.shuffle(steps)
    done = []
    for number, step in enumerate(steps):
        before = [[chance.choice(scrolls)] for _ in range(chance.randint(0, 2))]
        around = [[kind] for kind in ("name_anchor", "drag") if chance.random() < 0.25 and kind not in scrolls]
        for kinds in [*before, *around, step, *around]:
            try:
                reader.step(*kinds)
            except AssertionError as error:
                raise AssertionError(f"{kinds} after {done}") from error
            done.append(kinds)
        if number % 6 == 5:
            reader.check_anew()


@pytest.mark.parametrize("seed", seeds(1))
def test_fifty_thousand_wrapped_rows_stand_where_their_heights_add_up(start, seed):
    reader = Reader(start(updates="each"), seed)
    run(reader)


@pytest.mark.parametrize("seed", seeds(1))
def test_sections_of_fifty_thousand_rows_stand_where_their_heights_add_up(start, seed):
    reader = Reader(start(updates="each"), 100 + seed, FONT, width=345, sections=SECTIONS, spacing=1.5)
    run(reader)


@pytest.mark.parametrize("seed", seeds(1))
def test_a_growing_log_of_fifty_thousand_wrapped_rows_stays_at_its_end(start, seed):
    reader = Reader(start(updates="merged"), 200 + seed, follow=True)
    reader.step("scroll_to_end")
    run(reader, ["resize", "scroll_to_end", "scroll_pages"])
