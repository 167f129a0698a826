"""What stands across: direction, insets, spacings, and windows of the columns in sight."""

import json
import random

import pytest
from harness import seeds
from replica import Replica


def made(pipe, widths, rows=3, **layout):
    """A table of columns c0, c1… of given widths, and a view of it."""
    ids = [f"c{number}" for number in range(len(widths))]
    cells = [[f"{column}.{row}" for column in ids] for row in range(rows)]
    pipe.request("table/create", table="t", columns=[{"id": c, "type": "text"} for c in ids], rows=cells)
    columns = {column: {"width": width} for column, width in zip(ids, widths)}
    state = {"layout": {"columns": columns, **layout}}
    return pipe.request("view/open", table="t", view="v", state=state)["layout"]


def laid_out(pipe, **layout):
    return pipe.request("view/set", view="v", state={"layout": layout})["layout"]


def frames(layout):
    return [(column.get("fixed", "center"), column["x"], column["width"]) for column in layout["columns"]]


class Watch:
    """A subscription with a window across, held to what the contract says of it."""

    def __init__(self, pipe, name="s", **params):
        self.pipe, self.name = pipe, name
        self.replica = Replica()
        self.across = None
        self.taken = 0
        pipe.request("view/watch", view="v", subscription=name, window={"kind": "all"}, **{"as": "text", **params})
        self.settle()

    def settle(self):
        """Takes all updates there are; returns the new ones."""
        self.pipe.request("view/sync")
        new = self.pipe.updates(self.name)[self.taken :]
        self.taken += len(new)
        for update in new:
            if update["from"] is None:
                self.across = None
            self.across = update.get("across", self.across)
            self.replica.apply(update)
        return new

    def scroll(self, **across):
        answer = self.pipe.request("view/scroll", subscription=self.name, across=across)
        self.settle()
        assert answer["across"] == self.across
        return answer["across"]


# MARK: Direction, least width, insets, spacings


def test_columns_stand_mirrored_from_right_to_left(pipe):
    layout = made(pipe, [10, 20.5, 30], spacing=2, direction="rtl")
    assert layout["direction"] == "rtl" and layout["width"] == 64.5
    assert frames(layout) == [("center", 54.5, 10), ("center", 32, 20.5), ("center", 0, 30)]
    fixed = laid_out(pipe, fixed={"leading": 1, "trailing": 1})
    assert frames(fixed) == [("leading", 0, 10), ("center", 0, 20.5), ("trailing", 0, 30)]
    wider = laid_out(pipe, fixed={"leading": 2, "trailing": None})
    assert frames(wider) == [("leading", 22.5, 10), ("leading", 0, 20.5), ("center", 0, 30)]
    back = laid_out(pipe, direction=None)
    assert "direction" not in back and frames(back)[1] == ("leading", 12, 20.5)


def test_content_has_a_least_width(pipe):
    layout = made(pipe, [10, 20], minimumWidth=100, frame=60)
    assert (layout["width"], layout["content"]) == (30, 100)
    flexible = {"c1": {"width": None, "mode": {"kind": "flexible"}}}
    assert frames(laid_out(pipe, columns=flexible))[1] == ("center", 10, 90)
    assert frames(laid_out(pipe, frame=130))[1] == ("center", 10, 120)
    assert frames(laid_out(pipe, frame=None))[1] == ("center", 10, 90)
    assert frames(laid_out(pipe, minimumWidth=None, frame=40))[1] == ("center", 10, 30)


def test_columns_have_spacings_of_their_own_and_insets_beside_them(pipe):
    layout = made(pipe, [10, 20, 30], spacing=3, insets={"leading": 5, "trailing": 7})
    assert layout["width"] == 5 + 10 + 3 + 20 + 3 + 30 + 7
    assert frames(layout) == [("center", 5, 10), ("center", 18, 20), ("center", 41, 30)]
    own = laid_out(pipe, columns={"c0": {"spacing": 11}, "c2": {"spacing": 99}})
    assert frames(own)[1:] == [("center", 26, 20), ("center", 49, 30)] and own["width"] == 86
    mirrored = laid_out(pipe, direction="rtl", fixed={"leading": 1})
    assert frames(mirrored) == [("leading", 0, 10), ("center", 40, 20), ("center", 7, 30)]
    assert mirrored["groups"] == {"leading": 15, "center": 60, "trailing": 0}


def test_items_of_a_grid_have_spacings(pipe):
    """Tabler's items: flexible ones share what fixed ones and all spacings leave."""
    items = {
        "c0": {"width": None, "mode": {"kind": "flexible"}, "minimum": 35, "maximum": 40, "spacing": 10},
        "c1": {"width": None, "mode": {"kind": "flexible"}, "minimum": 100, "spacing": 4},
        "c2": {"width": None, "mode": {"kind": "fixed", "width": 50}},
    }
    made(pipe, [1, 1, 1], frame=300, spacing=8, sizing={"header": False})
    layout = laid_out(pipe, columns=items)
    assert frames(layout) == [("center", 0, 40), ("center", 50, 196), ("center", 250, 50)]
    assert layout["width"] == 300


def test_footers_count_in_widths_where_that_is_asked_for(pipe):
    rows = [[12345, "a"], [99999, "b"]]
    columns = [{"id": "n", "type": "integer"}, {"id": "s", "type": "text"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    footers = {"n": {"footer": {"title": "total", "aggregate": "sum"}}, "s": {"footer": {"title": "xx"}}}
    state = {"columns": footers, "layout": {"sizing": {"footer": True}}}
    layout = pipe.request("view/open", table="t", view="v", state=state)["layout"]
    assert [column["width"] for column in layout["columns"]] == [len("total 112344"), 2]
    watch = Watch(pipe)
    pipe.request("table/edit", table="t", edits=[{"kind": "insert", "rows": [[999999999, "c"]]}])
    (update,) = watch.settle()
    assert update["layout"]["columns"][0]["width"] == len("total 1000112343") and "footers" in update
    assert frames(laid_out(pipe, sizing={"footer": False}))[0][2] == 9
    answer = pipe.request("view/set", view="v", state={"footers": False, "layout": {"sizing": {"footer": True}}})
    assert frames(answer["layout"])[0][2] == 9


# MARK: Windows


def test_only_columns_in_sight_are_sent(pipe):
    made(pipe, [10] * 8, spacing=1, fixed={"leading": 1, "trailing": 1})
    watch = Watch(pipe, across={"frameWidth": 43})
    assert watch.across == {
        "offset": 0, "room": 21, "contentWidth": 65, "left": {"leading": 0, "center": 11, "trailing": 33},
        "clip": [11, 32],
    }  # fmt: skip
    assert watch.replica.columns == ["c0", "c1", "c2", "c7"]
    assert watch.replica.rows[0] == [1, {c: {"value": None, "text": f"{c}.0"} for c in watch.replica.columns}]
    pipe.request("view/scroll", subscription="s", across={"offset": 11})
    (update,) = watch.settle()
    assert update["columns"] == ["c0", "c2", "c3", "c7"] and update["from"] is not None
    (block,) = update["diff"]["updates"]
    assert (block["column"], block["rows"]) == ("c3", [0, 1, 2])
    assert watch.across["left"]["center"] == 0
    assert watch.scroll(offset=1e6)["offset"] == 44
    assert watch.scroll(frameWidth=100) == {
        "offset": 0, "room": 78, "contentWidth": 65, "left": {"leading": 0, "center": 11, "trailing": 77},
        "clip": [11, 89],
    }  # fmt: skip
    pipe.request("view/scroll", subscription="s", across=None)
    (update,) = watch.settle()
    assert update["across"] is None and watch.replica.columns == [f"c{n}" for n in range(8)]


def test_a_column_is_shown_where_it_is_wanted(pipe):
    made(pipe, [10, 20, 30, 40, 50], fixed={"leading": 1})
    watch = Watch(pipe, across={"frameWidth": 60, "overscan": 1})
    assert watch.across["room"] == 50
    assert watch.scroll(column="c3", placement="start")["offset"] == 50
    assert watch.scroll(column="c3", placement="end")["offset"] == 40
    assert watch.scroll(column="c3", placement="center")["offset"] == 45
    assert watch.scroll(column="c3")["offset"] == 45
    assert watch.scroll(column="c1", placement="nearest")["offset"] == 0
    assert watch.scroll(column="c2", offset=70)["offset"] == 0
    assert watch.scroll(column="c4")["offset"] == 90
    assert watch.scroll(column="c0", placement="start")["offset"] == 90
    assert watch.replica.columns == ["c0", "c3", "c4"]


def test_what_cannot_be_seen_is_refused(pipe):
    made(pipe, [10, 20])
    watch = Watch(pipe)
    fault = pipe.error("view/scroll", subscription="s", across={"offset": 3})
    assert fault.data["pointer"] == "/across/frameWidth"
    pipe.error("view/scroll", subscription="s", across={"frameWidth": 5, "column": "nothing"})
    pipe.request("view/set", view="v", state={"columns": {"c1": {"hidden": True}}})
    fault = pipe.error("view/scroll", subscription="s", across={"frameWidth": 5, "column": "c1"})
    assert fault.data["pointer"] == "/across/column"
    watch.settle()
    assert watch.across is None
    pipe.request("view/open", table="t", view="w")
    fault = pipe.error("view/watch", view="w", window={"kind": "all"}, across={"frameWidth": 5})
    assert fault.data["pointer"] == "/across"
    assert pipe.error("view/locate", view="w", at=[{"x": 1}]).data["pointer"] == "/at"
    assert pipe.error("view/locate", view="w", columns=["c0"]).data["pointer"] == "/columns"


def test_all_columns_are_held_while_there_is_no_layout(pipe):
    made(pipe, [10] * 4)
    watch = Watch(pipe, across={"frameWidth": 15})
    assert watch.replica.columns == ["c0", "c1"]
    pipe.request("view/set", view="v", state={"layout": None})
    watch.settle()
    assert watch.across is None and watch.replica.columns == ["c0", "c1", "c2", "c3"]


def test_columns_are_found_by_id_and_by_place(pipe):
    made(pipe, [10, 20, 30], spacing=2, fixed={"leading": 1})
    pipe.request("view/set", view="v", state={"columns": {"c2": {"hidden": True}}})
    answer = pipe.request("view/locate", view="v", columns=["c1", "c2", "c0"])
    assert answer["rows"] == [] and answer["columns"] == [
        {"column": "c1", "group": "center", "x": 0, "width": 20},
        {"column": "c2", "reason": "hidden"},
        {"column": "c0", "group": "leading", "x": 0, "width": 10},
    ]
    points = [{"x": 0}, {"x": 19.99}, {"x": 20}, {"x": 9, "group": "leading"}, {"x": 0, "group": "trailing"}]
    found = pipe.request("view/locate", view="v", at=points)["at"]
    names = [place and place["column"] for place in found]
    assert names == ["c1", "c1", None, "c0", None]
    assert found[1]["distance"] == 19 + 63 / 64
    pipe.request("view/set", view="v", state={"columns": None, "layout": {"direction": "rtl"}})
    found = pipe.request("view/locate", view="v", at=[{"x": 0}, {"x": 29}, {"x": 31}, {"x": 32}, {"x": 51}])["at"]
    assert [place["column"] for place in found] == ["c2", "c2", "c1", "c1", "c1"]
    assert [place["distance"] for place in found] == [0, 29, -1, 0, 19]


# MARK: Laws


class Model:
    """Columns in order with their widths; what is seen of them, added up from arrays."""

    def __init__(self, layout, extent, overscan):
        self.spacings = {}
        self.take(layout)
        self.extent, self.overscan, self.offset = extent, overscan, 0
        self.settle()

    def take(self, layout):
        self.layout = layout
        self.mirrored = layout.get("direction") == "rtl"
        groups = layout.get("groups", {"leading": 0, "center": layout["width"], "trailing": 0})
        self.widths = groups
        self.columns = []
        for column in layout["columns"]:
            group = column.get("fixed", "center")
            x, width = column["x"], column["width"]
            start = groups[group] - x - width if self.mirrored else x
            self.columns.append((column["column"], group, start, start + width))

    def gap(self, before, after):
        """What stands between two groups that follow each other: the last column's spacing."""
        shown = [group for _, group, _, _ in self.columns]
        both = [(one, other) for one, other in zip(shown, shown[1:]) if one != other]
        spacing = [self.spacing(self.columns[i][0]) for i in range(len(shown) - 1) if shown[i] != shown[i + 1]]
        return dict(zip(both, spacing)).get((before, after), 0)

    def spacing(self, column):
        return self.spacings.get(column, 1)

    def room(self):
        leading = self.gap("leading", "center") + self.gap("leading", "trailing")
        return max(0, self.extent - self.widths["leading"] - self.widths["trailing"] - leading
                   - self.gap("center", "trailing"))  # fmt: skip

    def settle(self):
        self.offset = max(0, min(self.offset, self.widths["center"] - self.room()))

    def follow(self, layout, spacings=None):
        center = [column for column in self.columns if column[1] == "center"]
        end = self.offset + self.room()
        whole = [i for i, (_, _, start, stop) in enumerate(center) if start >= self.offset and stop <= end]
        partly = [i for i, (_, _, _, stop) in enumerate(center) if stop > self.offset]
        self.take(layout)
        self.spacings = spacings or self.spacings
        if whole or partly:
            at = (whole or partly)[0]
            distance = self.offset - center[at][2]
            left = {column: start for column, group, start, _ in self.columns if group == "center"}
            order = sorted(range(len(center)), key=lambda i: (abs(i - at), i < at))
            near = next((center[i][0] for i in order if center[i][0] in left), None)
            if near is not None:
                self.offset = left[near] + distance
        self.settle()

    def held(self):
        first, end = self.offset - self.overscan, self.offset + self.room() + self.overscan
        return [c for c, group, start, stop in self.columns if group != "center" or start < end and stop > first]

    def lefts(self):
        before = self.widths["leading"] + self.gap("leading", "center") + self.gap("leading", "trailing")
        after = self.widths["trailing"]
        trailing = before + self.widths["center"] + self.gap("center", "trailing")
        trailing = max(before, min(trailing, self.extent - after))
        if not self.mirrored:
            return {"leading": 0, "center": before - self.offset, "trailing": trailing}
        center = self.extent - (before - self.offset) - self.widths["center"]
        return {"leading": self.extent - self.widths["leading"], "center": center,
                "trailing": self.extent - trailing - after}  # fmt: skip


@pytest.mark.parametrize("seed", seeds(16))
def test_a_window_across_is_what_arrays_say(pipe, seed):
    chance = random.Random(seed)
    made(pipe, [chance.randint(0, 40) for _ in range(9)], rows=4, spacing=1)
    extent, overscan = chance.choice([30, 60, 150]), chance.choice([0, 0, 7])
    pipe.request("view/set", view="v", state={"layout": {"direction": chance.choice(["ltr", "rtl"])}})
    watch = Watch(pipe, across={"frameWidth": extent, "overscan": overscan})
    model = Model(pipe.request("view/get", view="v")["layout"], extent, overscan)
    ids = [f"c{number}" for number in range(9)]
    for step in range(40):
        change_or_scroll(pipe, chance, watch, model, ids)
        watch.settle()
        fresh = pipe.request("view/rows", view="v", range={"first": 0, "size": 100}, columns=model.held(), **{"as": "text"})
        wanted = [[key, {}] for key in fresh["keys"]]
        for block in fresh["blocks"]:
            for row, text in zip(wanted, block["texts"]):
                row[1][block["column"]] = {"value": None, "text": text}
        note = json.dumps([seed, step, model.layout])
        assert watch.replica.columns == model.held(), note
        assert watch.replica.rows == wanted, note
        assert watch.across["offset"] == model.offset, note
        assert watch.across["room"] == model.room(), note
        assert watch.across["left"] == model.lefts(), note
        tiles(model)


def tiles(model):
    """Frames of each group follow each other with the spacings between them, and fill it."""
    for group in ("leading", "center", "trailing"):
        end = 0
        for column, _, start, stop in [column for column in model.columns if column[1] == group]:
            assert start == end
            end = stop + model.spacing(column)
        last = [column for column, of, _, _ in model.columns if of == group]
        assert not last or model.widths[group] == end - model.spacing(last[-1])


def change_or_scroll(pipe, chance, watch, model, ids):
    """One step: the model does the same."""
    kind = chance.randrange(8)
    if kind == 0:
        model.offset = chance.randint(0, 200)
        model.settle()
        watch.scroll(offset=model.offset)
    elif kind == 1:
        model.extent = chance.choice([0, 30, 60, 150, 500])
        model.settle()
        watch.scroll(frameWidth=model.extent)
    elif kind == 2:
        layout = {"fixed": {"leading": chance.randint(0, 2), "trailing": chance.randint(0, 2)}}
        model.follow(laid_out(pipe, **layout))
    elif kind == 3:
        hidden = {column: {"hidden": chance.random() < 0.3} for column in ids}
        model.follow(pipe.request("view/set", view="v", state={"columns": hidden})["layout"])
    elif kind == 4:
        order = chance.sample(ids, len(ids))
        model.follow(pipe.request("view/set", view="v", state={"columnOrder": order})["layout"])
    elif kind == 5:
        column = chance.choice(ids)
        spacings = {**model.spacings, column: chance.randint(0, 5)}
        sizing = {"width": chance.randint(0, 40), "spacing": spacings[column]}
        model.follow(laid_out(pipe, columns={column: sizing}), spacings)
    elif kind == 6:
        edit = {"kind": "set", "row": chance.randint(1, 4), "column": chance.choice(ids)}
        pipe.request("table/edit", table="t", edits=[{**edit, "value": str(chance.random())}])
    else:
        model.follow(laid_out(pipe, direction=chance.choice(["ltr", "rtl"])))
