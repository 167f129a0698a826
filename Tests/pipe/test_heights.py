"""How high the entries of views are: as declared, fixed, or as their texts need."""

import random
import time

import pytest
from harness import seeds


def laid_out(pipe, **layout):
    return pipe.request("view/set", view="v", state={"layout": layout})["layout"]


def heights_of(pipe, subscription="s"):
    """The height of each entry of the window."""
    pipe.sync()
    return [run["height"] for run in pipe.replica(subscription).heights for _ in range(run["count"])]


def watched(pipe, rows, columns, layout, declarations=None, **state):
    given = {"declarations": declarations} if declarations else {}
    pipe.request("table/create", table="t", columns=columns, rows=rows, **given)
    pipe.request("view/open", table="t", view="v", state={"layout": layout, **state})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    return heights_of(pipe)


def test_rows_are_as_high_as_their_texts_need(pipe):
    columns = [{"id": "a"}, {"id": "b"}]
    rows = [["one two three", "x"], ["short", "y"], ["", "four five"]]
    layout = {"rows": {}, "sizing": {"mode": {"kind": "fixed", "width": 5}}}
    assert watched(pipe, rows, columns, layout) == [1, 1, 1]
    for change, found in [
        ({"rows": {"wrap": True}}, [3, 1, 2]),
        ({"rows": {"linesMax": 2}}, [2, 1, 2]),
        ({"rows": {"linesMax": None, "padding": 0.5}}, [3.5, 1.5, 2.5]),
        ({"rows": {"minimum": 2, "maximum": 3}}, [3, 2, 2.5]),
        ({"rows": {"minimum": None, "maximum": None, "padding": None, "inset": 2}}, [4, 2, 4]),
        ({"rows": {"inset": None}, "columns": {"a": {"width": 13}}}, [1, 1, 2]),
        ({"rows": {"height": 7.25}}, [7.25, 7.25, 7.25]),
        ({"rows": {"height": 0}}, [0, 0, 0]),
        ({"rows": None}, []),
        ({"rows": {"wrap": True}}, [1, 1, 2]),
    ]:
        laid_out(pipe, **change)
        assert heights_of(pipe) == found, change
    pipe.request("view/set", view="v", state={"layout": None})
    assert heights_of(pipe) == []


def test_the_heights_of_swiftdatatables(pipe):
    font = {"kind": "font", "lineHeight": 20.29, "regular": {"defaultAdvance": 8.25}}
    rows = {"padding": 10, "inset": 30, "whole": True}
    layout = {"measurer": font, "rows": rows, "sizing": {"mode": {"kind": "fixed", "width": 80}}}
    cells = [["Wrap " * 30], ["Short"]]
    assert watched(pipe, cells, [{"id": "a"}], layout) == [31, 31]
    laid_out(pipe, rows={"wrap": True})
    tall, short = heights_of(pipe)
    assert short == 31 < tall
    laid_out(pipe, columns={"a": {"width": 20}})
    assert heights_of(pipe) == [31, 31], "no room for texts: one line"
    laid_out(pipe, rows={"height": 60})
    assert heights_of(pipe) == [60, 60]


def test_declared_heights_come_first(pipe):
    declarations = {
        "kinds": {"tall": {"height": 9}, "flat": {"height": 0}, "free": {"height": "automatic"}},
        "kindBy": {"expression": "kind"},
        "settings": {"headerHeight": 3, "footerHeight": "zero"},
    }
    columns = [{"id": "kind"}, {"id": "text"}]
    rows = [["tall", "x"], ["flat", "x"], ["free", "one two"], ["", "x"]]
    layout = {"rows": {"wrap": True, "height": None}, "sizing": {"mode": {"kind": "fixed", "width": 4}}}
    assert watched(pipe, rows, columns, layout, declarations) == [9, 0, 2, 1]
    laid_out(pipe, rows={"maximum": 1})
    assert heights_of(pipe) == [9, 0, 1, 1], "what is declared is exact"
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "kind", "value": "flat"}])
    assert heights_of(pipe) == [0, 0, 1, 1]
    pipe.request("view/set", view="v", state={"sections": {"by": [{"column": "kind"}], "footers": True}})
    assert sorted(heights_of(pipe)) == [0, 0, 0, 0, 0, 1, 1, 3, 3, 3]


def test_a_draft_grows_its_row(pipe):
    layout = {"rows": {"wrap": True}, "sizing": {"mode": {"kind": "fixed", "width": 4}, "header": False}}
    assert watched(pipe, [["x"], ["y"]], [{"id": "text"}], layout) == [1, 1]
    draft = {"view": "v", "row": 1, "column": "text"}
    pipe.request("cell/draft", **draft, action="begin")
    pipe.request("cell/draft", **draft, action="change", text="one two six")
    assert heights_of(pipe) == [3, 1]
    pipe.request("cell/draft", **draft, action="cancel")
    assert heights_of(pipe) == [1, 1]


def test_heights_follow_the_window(pipe):
    columns = [{"id": "text"}]
    rows = [["x " * (number % 4 + 1)] for number in range(100)]
    layout = {"rows": {"wrap": True}, "sizing": {"mode": {"kind": "fixed", "width": 1}, "header": False}}
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("view/open", table="t", view="v", state={"layout": layout})
    window = {"kind": "entries", "first": 0, "size": 4, "overscan": 1}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    assert heights_of(pipe) == [1, 2, 3, 4, 1]
    pipe.request("view/scroll", subscription="s", first=50)
    assert heights_of(pipe) == [2, 3, 4, 1, 2, 3]
    pipe.request("table/edit", table="t", edits=[{"kind": "insert", "rows": [["a b c d e"]]}])
    count = len(pipe.updates("s"))
    assert heights_of(pipe) == [2, 3, 4, 1, 2, 3], "rows above the window move nothing in it"
    assert all("heights" not in update for update in pipe.updates("s")[count:])
    pipe.request("view/resync", subscription="s")
    assert heights_of(pipe) == [2, 3, 4, 1, 2, 3]


def test_the_page_is_as_high_as_its_entries_with_spacing(pipe):
    declarations = {"settings": {"headerHeight": 2, "footerHeight": "zero"}}
    columns = [{"id": "key"}, {"id": "text"}]
    rows = [["ab"[number % 2], "x " * (number % 4 + 1)] for number in range(20)]
    layout = {"rows": {"wrap": True, "spacing": 0.25}, "sizing": {"mode": {"kind": "fixed", "width": 1}, "header": False}}

    def check():
        heights = heights_of(pipe)
        layout = pipe.request("view/get", view="v")["layout"]
        assert layout == pipe.replica("s").layout, "told when it changes"
        assert layout["height"] == sum(heights) + 0.25 * max(0, len(heights) - 1)
        assert "estimate" not in layout
        return heights

    assert watched(pipe, rows, columns, layout, declarations) == [1, 2, 3, 4] * 5
    assert check() == [1, 2, 3, 4] * 5
    pipe.request("view/set", view="v", state={"sections": {"by": [{"column": "key"}], "footers": True}})
    assert check() == [2, *[1, 3] * 5, 0, 2, *[2, 4] * 5, 0]
    pipe.request("view/set", view="v", state={"page": {"size": 8, "index": 1}})
    assert check() == [2, 1, 3, 0, 2, 2, 4, 2, 4, 2, 4], "with the header repeated"
    pipe.request("view/set", view="v", state={"sections": {"collapsed": {"keys": [["b"]]}}, "page": {"size": None}})
    assert check() == [2, *[1, 3] * 5, 0, 2]
    pipe.request("view/set", view="v", state={"filter": "key == 'c'"})
    assert check() == []
    laid_out(pipe, rows=None)
    assert "height" not in pipe.request("view/get", view="v")["layout"]


def test_heights_by_estimated_texts_are_estimates(pipe):
    estimate = {"kind": "estimate", "advance": 7, "lineHeight": 20}
    layout = {"measurer": estimate, "rows": {}, "sizing": {"mode": {"kind": "fixed", "width": 30}}}
    assert watched(pipe, [["one two"]], [{"id": "a"}], layout) == [20]
    assert "estimate" not in pipe.replica("s").layout
    assert laid_out(pipe, rows={"wrap": True})["estimate"] is True
    assert heights_of(pipe) == [40] and pipe.replica("s").layout["estimate"] is True


# MARK: Large tables


WRAPPED = {"rows": {"wrap": True}, "sizing": {"mode": {"kind": "fixed", "width": 1}, "header": False}}


def large(pipe, count, layout, **state):
    """A view over many rows of one to four lines, and how many lines each has."""
    lines = [number * 7 % 4 + 1 for number in range(count)]
    pipe.request("table/create", table="t", columns=[{"id": "text"}], rows=[["x " * line] for line in lines])
    pipe.request("view/open", table="t", view="v", state={"layout": layout, **state})
    return lines


def test_all_rows_of_a_large_table_are_measured_in_the_background(pipe):
    lines = large(pipe, 20_000, WRAPPED)
    window = {"kind": "entries", "first": 10_000, "size": 5}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    assert heights_of(pipe) == lines[10_000:10_005]
    layout = pipe.request("view/get", view="v")["layout"]
    assert layout["height"] == sum(lines) and "estimate" not in layout
    assert pipe.replica("s").layout == layout
    told = [update for update in pipe.updates("s") if "heights" in update]
    assert told[-1]["heights"] == [{"height": line, "count": 1} for line in lines[10_000:10_005]]
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 3, "column": "text", "value": "a b c d e f g"}])
    layout = pipe.request("view/get", view="v")["layout"]
    assert layout["height"] == sum(lines) - lines[2] + 7 and "estimate" not in layout, "at once"
    pipe.request("view/set", view="v", state={"sort": [{"column": "text"}]})
    assert pipe.request("view/get", view="v")["layout"]["height"] == layout["height"]
    pipe.request("view/set", view="v", state={"layout": {"columns": {"text": {"width": 3}}}})
    shorter = [line // 2 + line % 2 for line in lines]
    shorter[2] = 4
    pipe.sync()
    assert pipe.request("view/get", view="v")["layout"]["height"] == sum(shorter)


def told_layout(pipe):
    """The layout that a window has been told so far."""
    replica = pipe.tee.replicas.get("s")
    return (replica.layout if replica else None) or {}


def told_heights(pipe):
    replica = pipe.tee.replicas.get("s")
    return [run["height"] for run in replica.heights for _ in range(run["count"])] if replica else []


def quiet(milliseconds):
    return {**WRAPPED, "rows": {**WRAPPED["rows"], "quiet": milliseconds}}


def test_rows_out_of_sight_are_measured_in_a_quiet_moment(pipe):
    lines = large(pipe, 20_000, quiet(10_000))
    window = {"kind": "entries", "first": 10_000, "size": 5}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    pipe.wait(lambda: told_heights(pipe) == lines[10_000:10_005])
    for first in (50, 70):
        pipe.request("view/scroll", subscription="s", first=first)
    got = pipe.request("view/get", view="v")
    assert got["layout"]["estimate"] is True, "the user is about"
    assert got["state"]["layout"]["rows"]["quiet"] == 10_000
    pipe.sync()
    layout = pipe.request("view/get", view="v")["layout"]
    assert layout["height"] == sum(lines) and "estimate" not in layout, "who waits for all gets all"


def test_what_changes_the_height_of_one_row_measures_no_other(pipe):
    """No quiet moment comes before the end: what is not measured at once stays an estimate."""
    lines = large(pipe, 20_000, quiet(10_000))
    pipe.sync()

    def height():
        layout = pipe.request("view/get", view="v")["layout"]
        assert "estimate" not in layout
        return layout["height"] - sum(lines)

    def edit(*edits):
        pipe.request("table/edit", table="t", edits=list(edits))
        return height()

    def say(row, **options):
        return edit({"kind": "setRow", "row": row, "options": options})

    assert height() == 0
    assert say(1, settings={"height": 31}) == 31 - lines[0], "the first that any row says"
    pipe.request("table/setParams", table="t", params={"h": {"double": "3"}})
    assert height() == 31 - lines[0], "nothing reads it"
    by_parameter = {"height": {"expression": "size(text) > 100 ? 1.0 : params.h"}}
    assert say(2, settings=by_parameter) == 34 - lines[0] - lines[1]
    for value in (8, 5):
        pipe.request("table/setParams", table="t", params={"h": {"double": str(value)}, "x": {"double": str(value)}})
        assert height() == 31 + value - lines[0] - lines[1], "one row reads it"
    pipe.request("view/set", view="v", state={"params": {"h": {"double": "99"}}})
    assert height() == 36 - lines[0] - lines[1], "heights read the table's own"
    title = {"kind": "setColumn", "column": "text", "options": {"title": "Another"}}
    assert edit(title) == 36 - lines[0] - lines[1]
    pipe.request("table/declare", table="t", declarations={"settings": {"editable": {"expression": "params.x > 1.0"}}})
    assert height() == 36 - lines[0] - lines[1], "it is not about heights"
    pipe.request("table/setParams", table="t", params={"x": {"double": "0"}})
    assert height() == 36 - lines[0] - lines[1]
    assert say(1, settings={"height": None}) == 5 - lines[1]
    for _ in range(3):
        pipe.request("table/undo", table="t")
        height()
    pipe.request("table/declare", table="t", declarations={"settings": {"height": {"expression": "params.h"}}})
    assert pipe.request("view/get", view="v")["layout"]["estimate"] is True, "it is about all rows"


@pytest.mark.parametrize("milliseconds", [0, 1, None])
def test_a_quiet_moment_comes_by_itself(pipe, milliseconds):
    lines = large(pipe, 20_000, quiet(milliseconds))
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 5})
    pipe.wait(lambda: told_layout(pipe).get("height") == sum(lines))
    assert "estimate" not in pipe.replica("s").layout
    rows = pipe.request("view/get", view="v")["state"]["layout"]["rows"]
    assert rows.get("quiet") == milliseconds


def test_changes_without_end_put_a_quiet_moment_off_only_for_so_long(pipe):
    lines = large(pipe, 20_000, quiet(30))
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 5})
    begun = time.monotonic()
    while told_layout(pipe).get("height") != sum(lines) - lines[0] + 1:
        edit = {"kind": "set", "row": 1, "column": "text", "value": "x"}
        pipe.request("table/edit", table="t", edits=[edit])
        assert time.monotonic() < begun + 60
    assert "estimate" not in pipe.replica("s").layout


@pytest.mark.parametrize("wrong", [-1, 10_001, 0.5, "50", True])
def test_how_long_a_quiet_moment_may_be(pipe, wrong):
    large(pipe, 1, WRAPPED)
    error = pipe.error("view/set", view="v", state={"layout": {"rows": {"quiet": wrong}}})
    assert (error.code, error.data["pointer"]) == (-32602, "/state/layout/rows/quiet")


def test_only_rows_seen_are_measured_where_that_is_wanted(pipe):
    rows = {**WRAPPED["rows"], "background": False}
    lines = large(pipe, 20_000, {**WRAPPED, "rows": rows})
    window = {"kind": "entries", "first": 10_000, "size": 5, "overscan": 2}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    assert heights_of(pipe) == lines[9_998:10_007]
    layout = pipe.request("view/get", view="v")["layout"]
    seen = sum(lines[9_998:10_007])
    assert layout["estimate"] is True and layout["height"] == seen + 20_000 - 9
    pipe.request("view/scroll", subscription="s", first=50)
    assert heights_of(pipe) == lines[48:57]
    seen += sum(lines[48:57])
    layout = pipe.request("view/get", view="v")["layout"]
    assert layout["height"] == seen + 20_000 - 18 and pipe.replica("s").layout == layout
    pipe.request("view/set", view="v", state={"page": {"size": 5, "index": 10}})
    layout = pipe.request("view/get", view="v")["layout"]
    assert layout == {**layout, "height": sum(lines[50:55])} and "estimate" not in layout, "all of it was seen"
    laid_out(pipe, rows={"background": True})
    pipe.request("view/set", view="v", state={"page": {"size": None}})
    assert heights_of(pipe)
    assert pipe.request("view/get", view="v")["layout"]["height"] == sum(lines)


@pytest.mark.parametrize("count", [20, 5_000])
def test_heights_follow_what_expressions_read_of_the_view(pipe, count):
    height = {"expression": "selected ? 5 : index == 1 ? 2 : 1"}
    rows = [[number] for number in range(count)]
    columns = [{"id": "n", "type": "integer"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows, declarations={"settings": {"height": height}})
    pipe.request("view/open", table="t", view="v", state={"layout": {"rows": {}}})
    window = {"kind": "entries", "first": 0, "size": 4}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    assert heights_of(pipe) == [1, 2, 1, 1]
    pipe.request("view/select", view="v", action="add", rows=[3])
    assert heights_of(pipe) == [1, 2, 5, 1]
    layout = pipe.request("view/get", view="v")["layout"]
    assert layout["height"] == count + 5 and "estimate" not in layout
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [1]}])
    assert heights_of(pipe) == [1, 5, 1, 1]
    assert pipe.request("view/get", view="v")["layout"]["height"] == count - 1 + 4


# MARK: The law


class Layouter:
    """Somebody who changes a sectioned table with declared heights in all ways, at random."""

    def __init__(self, pipe, seed):
        self.pipe, self.chance = pipe, random.Random(seed)
        self.columns = [{"id": "key"}, {"id": "n", "type": "integer"}, {"id": "text"}]
        self.declarations = {
            "kinds": {"tall": {"height": 9}, "flat": {"height": 0}, "own": {"height": {"expression": "n * 2.5"}}},
            "kindBy": {"expression": "text.startsWith('t') ? 'tall' : text.startsWith('f') ? 'flat' : n > 7 ? 'own' : ''"},
            "settings": {"footerHeight": self.chance.choice(["zero", 0.5])},
            "sections": {"a": {"headerHeight": 4}, "b": {"headerHeight": "zero"}},
        }  # fmt: skip
        rows = [self.row() for _ in range(self.chance.randrange(12))]
        declared = {"declarations": self.declarations}
        pipe.request("table/create", table="t", columns=self.columns, rows=rows, **declared)
        pipe.request("view/open", table="t", view="v", state={"layout": self.layout()})
        pipe.request("view/open", table="t", view="plain")
        pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})

    def row(self):
        chance = self.chance
        words = chance.choices(["x", "yy", "t", "f", "one two", ""], k=chance.randrange(4))
        return [chance.choice("abc"), chance.choice([None, 1, 9]), " ".join(words)]

    def layout(self):
        chance = self.chance
        return {
            "rows": {
                "wrap": chance.random() < 0.8, "spacing": chance.choice([0, 0.25]),
                "minimum": chance.choice([0, 2]), "linesMax": chance.choice([None, 2]),
            },
            "sizing": {"mode": {"kind": "fixed", "width": chance.choice([1, 3, 9])}, "header": False},
        }  # fmt: skip

    def edit(self, keys):
        chance = self.chance
        kind = chance.choice(["set", "set", "insert", "remove", "move", "setRow"])
        if kind == "insert" or not keys:
            return {"kind": "insert", "rows": [self.row()], "place": {"kind": chance.choice(["start", "end"])}}
        key = chance.choice(keys)
        if kind == "set":
            place = chance.randrange(3)
            return {"kind": "set", "row": key, "column": self.columns[place]["id"], "value": self.row()[place]}
        if kind == "remove":
            return {"kind": "remove", "rows": [key]}
        if kind == "move":
            return {"kind": "move", "rows": [key], "place": {"kind": chance.choice(["start", "end"])}}
        return {"kind": "setRow", "row": key, "options": {"settings": {"height": chance.choice([None, 5, "automatic"])}}}

    def step(self):
        chance, pipe = self.chance, self.pipe
        what = chance.choice(["edit"] * 6 + ["undo", "redo", "rows", "view", "view", "view", "layout"])
        if what == "edit":
            keys = pipe.request("view/rows", view="plain", columns=[])["keys"]
            pipe.request("table/edit", table="t", edits=[self.edit(keys)])
        elif what in ("undo", "redo"):
            pipe.request(f"table/{what}", table="t")
        elif what == "rows":
            pipe.request("table/setRows", table="t", rows=[self.row() for _ in range(chance.randrange(12))])
        elif what == "layout":
            pipe.request("view/set", view="v", state={"layout": self.layout()})
        else:
            by = chance.choice([None, {"by": ["key"]}, {"by": ["key", "n"], "footers": True}])
            collapsed = {"all": chance.random() < 0.3, "keys": chance.choice([[], [["a"]], [["b"], ["c"]]])}
            state = chance.choice([
                {"sections": by and {"by": [{"column": column} for column in by["by"]], "footers": "footers" in by}},
                {"sections": {"collapsed": collapsed}} if self.sections() else {},
                {"sort": chance.choice([[], [{"column": "n"}], [{"column": "text", "direction": "descending"}]])},
                {"filter": chance.choice([None, "n != 1"])},
                {"page": {"size": chance.choice([None, 3, 5]), "index": chance.randrange(3)}},
            ])  # fmt: skip
            pipe.request("view/set", view="v", state=state)

    def sections(self):
        return self.pipe.request("view/get", view="v")["state"]["sections"]

    def check(self):
        """What was kept in steps is what a view over a new table finds, and adds up."""
        pipe = self.pipe
        heights = heights_of(pipe)
        answer = pipe.request("view/get", view="v")
        layout, state = answer["layout"], answer["state"]
        assert pipe.replica("s").layout == layout and "estimate" not in layout
        gaps = state["layout"]["rows"]["spacing"] * max(0, len(heights) - 1)
        assert layout["height"] == sum(heights) + gaps
        rows = pipe.request("view/rows", view="plain", as_="value")
        cells = [block["values"] for block in rows["blocks"]]
        own = pipe.request("table/resolve", table="t", rows=rows["keys"], settings=["height"])["items"] if rows["keys"] else []
        options = [
            {"settings": {"height": item["settings"]["height"]["value"]}}
            if item["settings"]["height"]["layer"] == "row" else None
            for item in own
        ]  # fmt: skip
        pipe.request(
            "table/create", table="f", columns=self.columns, rows=[list(row) for row in zip(*cells)],
            declarations=self.declarations, rowOptions=options,
        )  # fmt: skip
        pipe.request("view/open", table="f", view="f", state=state)
        pipe.request("view/watch", view="f", subscription="f", window={"kind": "all"})
        assert heights_of(pipe, "f") == heights
        assert pipe.request("view/get", view="f")["layout"] == layout
        pipe.request("table/close", table="f")


@pytest.mark.parametrize("seed", seeds(12))
def test_heights_kept_in_steps_are_those_made_anew(pipe, seed):
    layouter = Layouter(pipe, seed)
    for _ in range(30):
        layouter.step()
        if layouter.chance.random() < 0.4:
            layouter.check()
    layouter.check()
