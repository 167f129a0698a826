"""Where columns stand: widths by every mode, kept in steps, told with the changes they belong to."""

import random

import pytest
from harness import seeds

# SwiftDataTables' vectors: 8.25 a character of data, rounded up, and 9 a character of headers.
TOY = {
    "kind": "font", "lineHeight": 20, "regular": {"defaultAdvance": 8.25}, "bold": {"defaultAdvance": 9},
}  # fmt: skip
THEIRS = {"measurer": TOY, "scale": False}


def opened(pipe, cells, layout, header="H", preset=None, **state):
    """The layout of a view over one column of texts, or several named ones."""
    columns = cells if isinstance(cells, dict) else {header: cells}
    rows = [list(row) for row in zip(*columns.values(), strict=True)]
    pipe.request("table/create", table="t", columns=[{"id": c, "type": "text"} for c in columns], rows=rows)
    given = {"preset": preset} if preset else {}
    return pipe.request("view/open", table="t", view="v", state={"layout": layout, **state}, **given)["layout"]


def widths(layout):
    return [column["width"] for column in layout["columns"]]


def laid_out(pipe, **layout):
    return pipe.request("view/set", view="v", state={"layout": layout})["layout"]


def told(pipe, view="v"):
    return pipe.request("view/get", view=view)["layout"]


# MARK: The default is exact


def test_columns_are_as_wide_as_their_widest_cell_or_header(pipe):
    layout = opened(pipe, {"a": ["x", "日本", ""], "heading": ["1", "22", "3"]}, {})
    assert layout == {
        "width": 11,
        "columns": [{"column": "a", "x": 0, "width": 4}, {"column": "heading", "x": 4, "width": 7}],
    }
    assert widths(laid_out(pipe, sizing={"header": False})) == [4, 2]
    assert widths(laid_out(pipe, sizing={"padding": 2, "headerPadding": 1, "header": None})) == [6, 8]
    assert laid_out(pipe, spacing=1.5)["columns"][1]["x"] == 7.5


def test_what_cells_show_is_measured(pipe):
    columns = [
        {"id": "n", "type": "number", "format": {"kind": "number", "pattern": "#,##0.00"}},
        {"id": "e", "type": "integer", "nullPlaceholder": "nothing"},
        {"id": "c", "type": "text"},
        {"id": "s", "type": "text", "display": "n > 1.0 ? 'large one' : 'small'"},
        {"id": "d", "computed": "string(n) + '!'"},
    ]
    rows = [[1234567.5, None, "a\tb\x07\x9bc", "x"], [1, 12, "x", "y"]]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    state = {"layout": {"sizing": {"header": False}}, "columns": {"e": {"nullDefault": 123456789}}}
    found = pipe.request("view/open", table="t", view="v", state=state)["layout"]
    texts = [block["texts"] for block in pipe.request("view/rows", view="v", as_="text")["blocks"]]
    assert widths(found) == [max(map(len, column)) for column in texts]
    assert widths(found)[1] == len("123456789")
    pipe.request("view/set", view="v", state={"columns": None})
    assert widths(told(pipe))[1] == len("nothing")


def test_views_without_a_layout_are_told_nothing(pipe):
    pipe.request("table/create", table="t", rows=[{"a": 1}])
    answer = pipe.request("view/open", table="t", view="v")
    assert "layout" not in answer and "layout" not in answer["state"]
    assert "layout" in pipe.request("view/set", view="v", state={"layout": {}})
    answer = pipe.request("view/set", view="v", state={"layout": None})
    assert "layout" not in answer and "layout" not in answer["state"]


# MARK: The vectors of SwiftDataTables


TEN = ["x" * length for length in range(1, 11)]


def theirs(pipe, cells, header="H", **layout):
    sizing = {"minimum": 0, **layout.pop("sizing", {})}
    layout = {**THEIRS, "sizing": sizing, **layout}
    return opened(pipe, cells, layout, header, preset="swiftdatatables")


@pytest.mark.parametrize(
    ("mode", "open_ended", "held", "crossed"),
    [
        ({"kind": "average", "advance": 7}, 98.5, 98.5, 100),
        ({"kind": "maximum"}, 143, 100, 100),
        ({"kind": "sampled", "size": 3}, 135, 100, 100),
        ({"kind": "sampled", "size": 0}, 143, 100, 100),
        ({"kind": "percentile", "share": 0.5, "size": 4}, 118, 100, 100),
        ({"kind": "percentile", "share": 0.95, "size": 10}, 143, 100, 100),
        ({"kind": "hybrid", "size": 3, "advance": 7}, 135, 100, 100),
        ({"kind": "hybrid", "size": 1, "advance": 40}, 280, 100, 100),
        ({"kind": "padded", "width": 10}, 70, 70, 100),
    ],
)
def test_the_strategies_of_swiftdatatables(pipe, mode, open_ended, held, crossed):
    layout = theirs(pipe, TEN, sizing={"mode": mode})
    assert widths(layout) == [open_ended]
    assert layout["columns"][0].get("estimate", False) is (mode["kind"] in ("average", "hybrid"))
    assert widths(laid_out(pipe, sizing={"minimum": 70, "maximum": 100})) == [held]
    assert widths(laid_out(pipe, sizing={"minimum": 120, "maximum": 100})) == [crossed]


@pytest.mark.parametrize(
    ("cells", "header", "sizing", "width"),
    [
        (["aa", "bbbb"], "H", {"mode": {"kind": "average", "advance": 10}}, 90),
        (TEN, "VeryLongHeaderTitle", {"maximum": 50}, 216),
        (TEN, "H", {"minimum": 50, "maximum": 60, "mode": {"kind": "padded", "width": 10}}, 60),
        ([], "H", {"minimum": 70}, 70),
        ([], "Header", {"minimum": 70}, 99),
        (["x"], "H", {"mode": {"kind": "fixed", "width": 40}}, 54),
        (["x"], "H", {"mode": {"kind": "fixed", "width": 120}}, 120),
    ],
)
def test_the_limits_of_swiftdatatables(pipe, cells, header, sizing, width):
    assert widths(theirs(pipe, cells, header, sizing=sizing)) == [width]


def test_columns_may_have_modes_of_their_own(pipe):
    cells = {"a": ["x"], "b": ["x"]}
    fixed = {"mode": {"kind": "fixed", "width": 120}}
    layout = theirs(pipe, cells, sizing={"mode": {"kind": "fixed", "width": 60}}, columns={"b": fixed})
    assert widths(layout) == [60, 120]
    assert widths(laid_out(pipe, columns={"b": None})) == [60, 60]


def test_columns_grow_in_proportion_to_fill_the_frame(pipe):
    columns = {c: {"mode": {"kind": "fixed", "width": w}} for c, w in zip("abc", [100, 100, 200])}
    cells = dict.fromkeys("abc", ["x"])
    layout = theirs(pipe, cells, columns=columns, scale=True, frame=800)
    assert widths(layout) == [200, 200, 400]
    assert layout["width"] == 800 and [column["x"] for column in layout["columns"]] == [0, 200, 400]
    assert widths(laid_out(pipe, frame=400)) == widths(laid_out(pipe, frame=399)) == [100, 100, 200]
    # A width that the user gives is there before the others grow, so that they fill the frame (B10).
    assert widths(laid_out(pipe, frame=700, columns={"a": {"width": 100}})) == [100, 200, 400]
    assert widths(laid_out(pipe, frame=None)) == [100, 100, 200]


def test_widths_are_kept_while_they_are_locked(pipe):
    assert widths(theirs(pipe, [], lock=True, sizing={"minimum": 70, "mode": {"kind": "maximum"}})) == [70]
    pipe.request("table/edit", table="t", edits=[{"kind": "insert", "rows": [["A" * 4], ["B"]]}])
    assert widths(told(pipe)) == [93], "the lock does not hold what was found without rows (B11)"
    pipe.request("table/setRows", table="t", rows=[["a long text"], ["x"], ["y"], ["z"]])
    assert widths(told(pipe)) == [93]
    assert widths(laid_out(pipe, scale=True, frame=186)) == [186], "and follows the frame"
    assert widths(laid_out(pipe, scale=False, sizing={"mode": {"kind": "fixed", "width": 150}})) == [150]
    assert widths(laid_out(pipe, sizing={"mode": {"kind": "fixed", "width": 250}})) == [250]
    assert widths(laid_out(pipe, lock=False, sizing={"mode": {"kind": "maximum"}})) == [151]


def test_strategies_of_estimates_are_told_so(pipe):
    layout = theirs(pipe, ["x"], sizing={"mode": {"kind": "average", "advance": 7}})
    assert layout["columns"][0]["estimate"] is True
    for kind in ({"kind": "fixed", "width": 9}, {"kind": "padded", "width": 9}, {"kind": "maximum"}):
        assert "estimate" not in laid_out(pipe, sizing={"mode": kind})["columns"][0]
    estimate = {"kind": "estimate", "advance": 7, "lineHeight": 20}
    assert laid_out(pipe, measurer=estimate)["columns"][0]["estimate"] is True


# MARK: Shares of the frame


def test_items_of_a_grid(pipe):
    # SwiftTabler's columns are items of SwiftUI's grids.
    limits = [(35, 40), (100, None), (40, 80), (35, 50)]
    columns = {c: {"minimum": low, "maximum": high} for c, (low, high) in zip("abcd", limits)}
    cells = dict.fromkeys("abcd", ["x"])
    base = {"sizing": {"mode": {"kind": "flexible"}, "header": False}, "columns": columns}
    assert widths(opened(pipe, cells, {**base, "frame": 400})) == [40, 120, 80, 50]
    assert widths(laid_out(pipe, frame=None)) == [35, 100, 40, 35]
    columns = {"a": {"mode": {"kind": "fixed", "width": 70}}, "b": {"mode": {"kind": "adaptive"}, "minimum": 40}}
    pipe.request("view/set", view="v", state={"columns": {"c": {"hidden": True}, "d": {"hidden": True}}})
    layout = laid_out(pipe, frame=200, spacing=8, columns={"a": None, "b": None})
    layout = laid_out(pipe, columns=columns)
    assert widths(layout) == [70, 122] and layout["columns"][1]["tracks"] == 2
    assert widths(laid_out(pipe, columns={"b": {"mode": {"kind": "fraction", "share": 0.25}}})) == [70, 50]


def test_a_width_of_the_user_survives(pipe):
    opened(pipe, {"a": ["x", "yyyy"], "b": ["1", "2"]}, {"columns": {"a": {"width": 33.3}}})
    exact = 2132 / 64
    for change in (
        lambda: pipe.request("view/set", view="v", state={"sort": [{"column": "a"}]}),
        lambda: pipe.request("table/setRows", table="t", rows=[["new text that is longer than that", "b"]]),
        lambda: pipe.request("table/undo", table="t"),
        lambda: laid_out(pipe, sizing={"maximum": 3}),
    ):
        change()
        assert widths(told(pipe))[0] == exact
    assert widths(laid_out(pipe, columns={"a": {"width": None}})) == [3, 1]


# MARK: Fixed columns


@pytest.mark.parametrize(
    ("count", "leading", "trailing", "groups"),
    [
        (10, 2, 2, "LLCCCCCCTT"), (5, 3, 3, "LLLTT"), (3, 0, 0, "CCC"), (3, 3, 0, "LLL"), (3, 0, 9, "TTT"),
        (3, 1, 0, "LCC"), (3, 0, 1, "CCT"), (3, 99999999999999, 99999999999999, "LLL"),
    ],
)  # fmt: skip
def test_columns_are_fixed_at_both_sides(pipe, count, leading, trailing, groups):
    cells = {f"c{number}": ["x" * (number + 1)] for number in range(count)}
    fixed = {"leading": leading, "trailing": trailing}
    layout = opened(pipe, cells, {"fixed": fixed, "sizing": {"header": False}, "spacing": 1})
    names = {"L": "leading", "C": None, "T": "trailing"}
    assert [column.get("fixed") for column in layout["columns"]] == [names[group] for group in groups]
    ends = dict.fromkeys("LCT", 0)
    for group, column in zip(groups, layout["columns"]):
        assert column["x"] == (ends[group] + 1 if ends[group] else 0)
        ends[group] = column["x"] + column["width"]
    assert layout["width"] == sum(range(1, count + 1)) + count - 1
    if leading or trailing:
        assert layout["groups"] == {"leading": ends["L"], "center": ends["C"], "trailing": ends["T"]}
    else:
        assert "groups" not in layout


def test_fixed_columns_are_those_shown_in_their_order(pipe):
    opened(pipe, dict.fromkeys("abcd", ["x"]), {"fixed": {"leading": 1}})
    pipe.request("view/set", view="v", state={"columnOrder": ["d", "c"], "columns": {"d": {"hidden": True}}})
    assert [(c["column"], c.get("fixed")) for c in told(pipe)["columns"]] == [("c", "leading"), ("a", None), ("b", None)]
    assert "groups" not in laid_out(pipe, fixed=None)


# MARK: The document


def test_the_layout_is_merged_like_all_of_a_state(pipe):
    opened(pipe, {"a": ["x"], "b": ["y"]}, {"sizing": {"minimum": 5, "maximum": 9}})
    laid_out(pipe, columns={"a": {"minimum": 7}}, frame=100)
    state = pipe.request("view/get", view="v")["state"]["layout"]
    assert state == {
        "measurer": {"kind": "cells", "ambiguous": "narrow", "unit": "codePoints"},
        "frame": 100,
        "spacing": 0,
        "scale": False,
        "lock": False,
        "fixed": {"leading": 0, "trailing": 0},
        "sizing": {"minimum": 5, "maximum": 9},
        "columns": {"a": {"minimum": 7}},
    }
    assert widths(laid_out(pipe, sizing={"minimum": None})) == [7, 1]
    other = pipe.request("view/open", table="t", state={"layout": state})["state"]["layout"]
    assert other == state, "a state can be saved and given back"
    font = {
        "kind": "font", "lineHeight": 20.25,
        "regular": {"defaultAdvance": 8.25, "ranges": [{"start": 65, "end": 91, "advance": 10}],
                    "advances": [{"characters": "il", "advance": 3.5}],
                    "kerning": [{"pair": "AV", "advance": -1.25}], "letterSpacing": 0.5},
    }  # fmt: skip
    laid_out(pipe, measurer=font)
    state = pipe.request("view/get", view="v")["state"]["layout"]
    view = pipe.request("view/open", table="t", state={"layout": state})
    assert view["state"]["layout"] == state, "also with a font"
    assert pipe.request("view/set", view="v", state={"layout": {"measurer": None}})["layout"]["width"] == 8


@pytest.mark.parametrize(
    ("layout", "pointer"),
    [
        ({"frame": -1}, "/frame"),
        ({"frame": 1e300}, "/frame"),
        ({"sizing": {"width": 3}}, "/sizing/width"),
        ({"sizing": {"mode": {"kind": "sampled", "size": 10_001}}}, "/sizing/mode/size"),
        ({"sizing": {"mode": {"kind": "percentile", "size": 1}}}, "/sizing/mode/share"),
        ({"columns": {"nope": {}}}, "/columns/nope"),
        ({"columns": {"a": {"width": "wide"}}}, "/columns/a/width"),
        ({"measurer": {"kind": "font", "lineHeight": 1}}, "/measurer/regular"),
    ],
)
def test_faults_change_nothing(pipe, layout, pointer):
    opened(pipe, ["x"], {"frame": 10}, header="a")
    before = pipe.request("view/get", view="v")
    error = pipe.error("view/set", view="v", state={"layout": layout, "sort": [{"column": "a"}]})
    assert (error.code, error.pointer) == (-32602, "/state/layout" + pointer)
    assert pipe.request("view/get", view="v") == before


def test_extreme_sizes_stay_in_range(pipe):
    most = 16777216
    cells = {"a": ["x" * 1000], "b": ["y"]}
    font = {"kind": "font", "lineHeight": most, "regular": {"defaultAdvance": 65536}}
    sizing = {"padding": most, "headerPadding": most}
    layout = opened(pipe, cells, {"measurer": font, "sizing": sizing, "spacing": most, "frame": most, "scale": True})
    assert widths(layout) == [most, most] and layout["width"] == 3 * most


# MARK: Updates


def test_updates_carry_the_layout_when_it_changes(pipe):
    opened(pipe, {"a": ["x", "yyyy"], "b": ["1", "2"]}, {})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()
    assert widths(pipe.updates("s")[-1]["layout"]) == [4, 1]

    def after(*edits):
        pipe.request("table/edit", table="t", edits=list(edits))
        pipe.sync()
        return pipe.updates("s")[-1]

    assert "layout" not in after({"kind": "set", "row": 1, "column": "a", "value": "zz"})
    wider = after({"kind": "set", "row": 1, "column": "a", "value": "longer"})
    assert widths(wider["layout"]) == [6, 1] and wider["diff"]["updates"], "in one step with the cell"
    assert widths(after({"kind": "remove", "rows": [1]})["layout"]) == [4, 1]
    pipe.request("table/undo", table="t")
    pipe.sync()
    assert widths(pipe.updates("s")[-1]["layout"]) == [6, 1]
    pipe.request("view/set", view="v", state={"filter": "a == 'yyyy'"})
    pipe.sync()
    assert "layout" not in pipe.updates("s")[-1], "filters leave widths alone"
    pipe.request("view/set", view="v", state={"layout": None})
    pipe.sync()
    assert pipe.updates("s")[-1]["layout"] is None and pipe.replica("s").layout is None


def test_large_tables_are_measured_behind_and_then_exact(pipe):
    rows = [[f"row {number}", number] for number in range(30_000)]
    pipe.request("table/create", table="t", columns=[{"id": "a"}, {"id": "n", "type": "integer"}], rows=rows)
    pipe.request("view/open", table="t", view="v", state={"layout": {}})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 9})
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 20_000, "column": "a", "value": "w" * 77}])
    pipe.sync()
    exact = {"width": 82, "columns": [{"column": "a", "x": 0, "width": 77}, {"column": "n", "x": 77, "width": 5}]}
    assert pipe.replica("s").layout == told(pipe) == exact
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [20_000]}])
    assert widths(told(pipe)) == [len("row 29999"), 5], "the widest is gone: known at once"


# MARK: The law


PIECES = ["a", "bb", " ", "日", "é", "e\u0301", "👩‍👩‍👧", "\t", "12", "iii", ""]
MODES = [
    {"kind": "maximum"}, {"kind": "average", "advance": 7}, {"kind": "sampled", "size": 3},
    {"kind": "percentile", "share": 0.5, "size": 4}, {"kind": "hybrid", "size": 2, "advance": 1.5},
    {"kind": "padded", "width": 4}, {"kind": "fixed", "width": 9}, {"kind": "fraction", "share": 0.25},
    {"kind": "flexible"}, {"kind": "adaptive"},
]  # fmt: skip


class Typist:
    """Somebody who edits, sorts, filters and lays out at random."""

    def __init__(self, pipe, seed):
        self.pipe, self.chance = pipe, random.Random(seed)
        self.columns = [
            {"id": "a", "type": "text"}, {"id": "n", "type": "integer", "nullPlaceholder": "none at all"},
            {"id": "made", "computed": "a + '!'"}, {"id": "b", "type": "text"},
        ]  # fmt: skip
        rows = [self.row() for _ in range(self.chance.randrange(9))]
        pipe.request("table/create", table="t", columns=self.columns, rows=rows)
        pipe.request("view/open", table="t", view="v", state={"layout": self.layout()})
        pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, brief=seed % 2 == 0)

    def text(self):
        return "".join(self.chance.choices(PIECES, k=self.chance.randrange(6)))

    def row(self):
        return [self.text(), self.chance.choice([None, 1, 12345]), self.text()]

    def keys(self):
        return self.pipe.request("view/rows", view=self.plain(), columns=[])["keys"]

    def plain(self):
        if not hasattr(self, "view"):
            self.view = self.pipe.request("view/open", table="t")["view"]
        return self.view

    def sizing(self):
        chance = self.chance
        sizing = {"mode": chance.choice(MODES)}
        for name in ("minimum", "padding", "headerPadding"):
            if chance.random() < 0.3:
                sizing[name] = chance.choice([0, 1.5, 6])
        if chance.random() < 0.3:
            sizing["maximum"] = chance.choice([3, 12])
        if chance.random() < 0.3:
            sizing["header"], sizing["whole"] = chance.random() < 0.5, chance.random() < 0.5
        return sizing

    def layout(self):
        chance = self.chance
        measurer = chance.choice(
            [TOY, {"kind": "cells"}, {"kind": "cells", "tabStop": 4}, {"kind": "estimate", "advance": 3, "lineHeight": 1}]
        )
        columns = {c["id"]: self.sizing() for c in chance.sample(self.columns, chance.randrange(3))}
        if chance.random() < 0.2:
            columns["a"] = {"width": chance.choice([0, 5.5])}
        return {
            "measurer": measurer, "sizing": self.sizing(), "columns": columns, "spacing": chance.choice([0, 1]),
            "frame": chance.choice([None, 40, 200]), "scale": chance.random() < 0.5,
            "fixed": {"leading": chance.randrange(3), "trailing": chance.randrange(3)},
            "rows": chance.choice([None, {"wrap": True, "padding": 0.5}, {"wrap": True, "linesMax": 2, "inset": 1, "spacing": 0.75}]),
        }  # fmt: skip

    def edit(self):
        keys = self.keys()
        kind = self.chance.choice(["set", "set", "set", "insert", "remove", "move"])
        if kind == "insert" or not keys:
            edit = {"kind": "insert", "rows": [self.row()], "place": {"kind": "start"}}
        elif kind == "set":
            column = self.chance.choice(["a", "b", "n"])
            value = self.chance.choice([None, 1, 99999]) if column == "n" else self.text()
            edit = {"kind": "set", "row": self.chance.choice(keys), "column": column, "value": value}
        elif kind == "remove":
            edit = {"kind": "remove", "rows": self.chance.sample(keys, min(len(keys), 2))}
        else:
            edit = {"kind": "move", "rows": [self.chance.choice(keys)], "place": {"kind": "end"}}
        self.pipe.request("table/edit", table="t", edits=[edit])

    def step(self):
        chance, pipe = self.chance, self.pipe
        what = chance.choice(["edit"] * 5 + ["undo", "redo", "sort", "filter", "layout", "hide", "rows", "off"])
        if what == "edit":
            self.edit()
        elif what in ("undo", "redo"):
            pipe.request(f"table/{what}", table="t")
        elif what == "rows":
            pipe.request("table/setRows", table="t", rows=[self.row() for _ in range(chance.randrange(9))])
        else:
            state = {
                "sort": {"sort": [{"column": chance.choice(["a", "n"])}]},
                "filter": {"filter": chance.choice([None, "n == null", "a != ''"])},
                "layout": {"layout": self.layout()},
                "hide": {"columns": {chance.choice("abn"): {"hidden": chance.random() < 0.5}}},
                "off": {"layout": chance.choice([None, {}])},
            }[what]
            pipe.request("view/set", view="v", state=state)

    def check(self):
        """The layout is that of a new view over a new table, and what updates told."""
        self.pipe.sync()
        answer = self.pipe.request("view/get", view="v")
        layout = answer.get("layout")
        assert self.pipe.replica("s").layout == layout
        self.check_heights(answer["state"].get("layout") or {}, layout)
        if layout is None:
            return
        rows = self.pipe.request("view/rows", view=self.plain(), as_="value")
        blocks = {block["column"]: block["values"] for block in rows["blocks"]}
        fresh = [list(row) for row in zip(blocks["a"], blocks["n"], blocks["b"])]
        self.pipe.request("table/create", table="f", columns=self.columns, rows=fresh)
        hidden = {c: v for c, v in answer["state"]["columns"].items()}
        state = {"layout": answer["state"]["layout"], "columns": hidden, "filter": answer["state"]["filter"]}
        assert self.pipe.request("view/open", table="f", state=state)["layout"] == layout
        self.pipe.request("table/close", table="f")
        self.check_exact(answer["state"]["layout"], layout)

    def check_heights(self, rules, layout):
        """Each row told is as high as wrapping its texts by itself says."""
        replica, rows = self.pipe.replica("s"), rules.get("rows")
        told = [run["height"] for run in replica.heights for _ in range(run["count"])]
        if rows is None:
            return check_equal(told, [])
        lines = [1] * len(replica.rows)
        for column in layout["columns"]:
            width = column["width"] - rows["inset"]
            texts = [cells[column["column"]]["text"] for _, cells in replica.rows]
            if width > 0 and texts:
                wrap = {"width": width, **({"linesMax": rows["linesMax"]} if rows["linesMax"] else {})}
                found = self.pipe.request("text/measure", texts=texts, measurer=rules["measurer"], wrap=wrap)
                lines = [max(most, len(one["lines"])) for most, one in zip(lines, found["measures"])]
        high = self.pipe.request("text/measure", texts=[], measurer=rules["measurer"])["lineHeight"]
        check_equal(told, [count * high + rows["padding"] for count in lines])

    def check_exact(self, rules, layout):
        """Where the widest cell decides, the width is what measuring the texts told gives."""
        texts = self.pipe.request("view/rows", view=self.plain(), as_="text")["blocks"]
        texts = {block["column"]: block["texts"] for block in texts}
        if rules["scale"]:
            return
        for column in layout["columns"]:
            name = column["column"]
            said = {**rules["sizing"], **rules["columns"].get(name, {})}
            if "width" in said or said.get("mode", MODES[0]) != MODES[0] or said.get("whole"):
                continue
            sizes = self.pipe.request("text/measure", texts=texts[name] or [""], measurer=rules["measurer"])
            header = self.pipe.request("text/measure", texts=[name], bold=True, measurer=rules["measurer"])
            width = max(measure["width"] for measure in sizes["measures"]) if texts[name] else 0
            width = max(width + said.get("padding", 0), said.get("minimum", 0))
            width = min(width, said.get("maximum", width))
            if said.get("header", True):
                width = max(width, header["measures"][0]["width"] + said.get("headerPadding", 0))
            assert column["width"] == width, (name, texts[name])


def check_equal(found, wanted):
    assert found == wanted


@pytest.mark.parametrize("seed", seeds(12))
def test_a_layout_kept_in_steps_is_the_one_made_anew(pipe, seed):
    typist = Typist(pipe, seed)
    typist.check()
    for _ in range(30):
        typist.step()
        if typist.chance.random() < 0.4:
            typist.check()
    typist.check()
