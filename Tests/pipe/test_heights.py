"""How high the entries of windows are: as declared, fixed, or as their texts need."""


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
