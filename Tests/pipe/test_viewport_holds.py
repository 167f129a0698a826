"""What holds a viewport: the entry named, the setting by kinds of change, the end, the user's hand."""

import random

import pytest
from harness import seeds
from test_viewport import LAYOUT, WINDOW, edit, opened, placed, row, scroll, text
from viewport_model import Content, Place, sticky

SORT = {"sort": [{"column": "k", "direction": "descending"}]}
ROWS = [[key, "pqr"[key % 3], text(1 + key % 3)] for key in range(60)]
FLAT = {"rows": {"height": 2}}


def flat(pipe, count=60, **watch):
    """Rows of two units each; the viewport begins in the middle of row 20."""
    opened(pipe, [[key, "g", "x"] for key in range(count)], layout=FLAT, **watch)
    return scroll(pipe, offset=41)


def insert(pipe, *keys, place="start"):
    edit(pipe, {"kind": "insert", "place": {"kind": place}, "rows": [[key, "g", "y"] for key in keys]})


def view_set(pipe, **state):
    pipe.request("view/set", view="v", state=state)


def test_a_named_entry_is_held(pipe):
    flat(pipe, anchor=23)
    assert placed(pipe)[0]["anchor"] == 23
    edit(pipe, {"kind": "move", "rows": [21, 22], "place": {"kind": "end"}})
    viewport, frames = placed(pipe)
    assert viewport["offset"] == 37 and frames["23"] == (42, 2), "what is above it gives way"
    assert scroll(pipe, anchor=None) == 37 and placed(pipe)[0]["anchor"] == 19
    assert scroll(pipe, anchor=5) == 37 and placed(pipe)[0]["anchor"] == 5, "out of sight, too"
    insert(pipe, 100)
    assert placed(pipe)[0]["offset"] == 39
    edit(pipe, {"kind": "remove", "rows": [5]})
    assert placed(pipe)[0] == {"offset": 39, "extent": 10, "top": 38, "anchor": 6}


def test_the_survivor_takes_the_place_of_what_is_gone(pipe):
    flat(pipe)
    assert placed(pipe)[0]["anchor"] == 21
    edit(pipe, {"kind": "remove", "rows": [21]})
    viewport, frames = placed(pipe)
    assert viewport["anchor"] == 22 and frames["22"] == (42, 2) and viewport["offset"] == 41
    view_set(pipe, filter="k < 20 || k > 24")
    viewport, frames = placed(pipe)
    assert viewport["anchor"] == 19 and frames["19"] == (38, 2) and viewport["offset"] == 37
    view_set(pipe, filter="k < 0")
    assert placed(pipe)[0] == {"offset": 0, "extent": 10, "top": 0}
    view_set(pipe, filter=None)
    assert placed(pipe)[0]["anchor"] == 0


def test_what_holds_is_set_by_kinds_of_change(pipe):
    changes = {
        "sort": lambda: view_set(pipe, **SORT),
        "filter": lambda: view_set(pipe, filter="k != 3"),
        "sections": lambda: view_set(pipe, sections={"by": [{"column": "g"}]}),
        "page": lambda: view_set(pipe, page={"size": 50}),
        "setRows": lambda: pipe.request("table/setRows", table="t", rows=[[k, "g", "z"] for k in range(10, 60)]),
        "edit": lambda: insert(pipe, 101),
        "resize": lambda: view_set(pipe, layout={"rows": {"height": 3}}),
    }
    opened(pipe, [[key, "g", "x"] for key in range(60)], layout=FLAT)
    for kind, change in changes.items():
        for hold, wanted in [("entry", None), ("offset", 41), ("start", 0)]:
            view_set(pipe, sort=None, filter=None, sections=None, page=None, layout=FLAT)
            pipe.request("table/setRows", table="t", rows=[[k, "g", "x"] for k in range(60)])
            assert scroll(pipe, offset=41, hold={kind: hold}) == 41
            anchor = placed(pipe)[0]["anchor"]
            change()
            viewport, frames = placed(pipe)
            if wanted is not None:
                assert viewport["offset"] == wanted, (kind, hold)
            else:
                assert viewport["anchor"] == anchor == 21
                assert frames["21"][0] - viewport["offset"] == 1, kind


def test_a_shown_row_stays_in_sight(pipe):
    flat(pipe)
    pipe.request("view/set", view="v", state=SORT, show=23)
    viewport, frames = placed(pipe)
    assert frames["23"][0] - viewport["offset"] == 5
    pipe.request("view/set", view="v", state={"sort": []}, show=50)
    viewport, frames = placed(pipe)
    assert frames["50"][0] == viewport["offset"] == 100, "it was out of sight, so it comes first"


def test_a_growing_log_stays_at_its_end(pipe):
    flat(pipe, follow=True)
    insert(pipe, 100, place="end")
    assert placed(pipe)[0]["offset"] == 41, "not at the end yet"
    assert scroll(pipe, to="end") == 112
    for key in range(101, 104):
        insert(pipe, key, place="end")
    viewport, frames = placed(pipe)
    assert viewport["offset"] == 118 and frames["103"] == (126, 2)
    assert scroll(pipe, extent=20) == 108, "the end stays in sight"
    scroll(pipe, pages=-1)
    insert(pipe, 104, place="end")
    assert placed(pipe)[0]["offset"] == 88, "who reads is left alone"
    scroll(pipe, pages=1)
    insert(pipe, 105, place="end")
    assert placed(pipe)[0]["offset"] == 108, "one row from the end is not the end"
    scroll(pipe, to="end")
    insert(pipe, 106, place="end")
    assert placed(pipe)[0]["offset"] == 114
    scroll(pipe, follow=False)
    insert(pipe, 107, place="end")
    assert placed(pipe)[0]["offset"] == 114


def test_corrections_wait_while_the_user_drags(pipe):
    flat(pipe)
    scroll(pipe, dragging=True)
    insert(pipe, 100, 101)
    viewport, frames = placed(pipe)
    assert viewport == {"offset": 41, "extent": 10, "top": 40, "heldBack": 4, "anchor": 21}
    assert frames["21"] == (42, 2), "nothing moves, and the offset is the one under the finger"
    assert scroll(pipe, offset=31) == 31, "what the client scrolls by is what it knows"
    assert placed(pipe)[1]["16"] == (32, 2)
    view_set(pipe, **SORT)
    viewport, frames = placed(pipe)
    assert viewport["offset"] == 31 and frames["16"] == (32, 2)
    before = {key: y - viewport["offset"] for key, (y, _) in frames.items()}
    told = scroll(pipe, dragging=False)
    viewport, frames = placed(pipe)
    assert "heldBack" not in viewport and told == viewport["offset"] == frames["16"][0] - 1 == 89
    assert {key: y - told for key, (y, _) in frames.items()} == before


def test_a_draft_grows_its_row_under_the_hand(pipe):
    opened(pipe, ROWS)
    scroll(pipe, entry=31, placement="center")
    viewport, frames = placed(pipe)
    top, above = frames["31"][0] - viewport["offset"], frames["30"][0] - viewport["offset"]
    draft = {"view": "v", "row": 31, "column": "text"}
    pipe.request("cell/draft", **draft, action="begin")
    for lines in [1, 4, 2, 6, 3]:
        pipe.request("cell/draft", **draft, action="change", text=text(lines))
        viewport, frames = placed(pipe)
        assert frames["31"] == (viewport["offset"] + top, lines + 0.25)
        assert frames["30"][0] - viewport["offset"] == above
    pipe.request("cell/draft", **draft, action="commit")
    viewport, frames = placed(pipe)
    assert frames["31"] == (viewport["offset"] + top, 3.25)


@pytest.mark.parametrize("updates", ["each", "merged"])
def test_the_jump_of_the_fork(start, updates):
    """Scroll down, render again by a tap on a row, scroll up row by row over every section's border."""
    pipe = start(updates=updates)
    declarations = {"settings": {"headerHeight": 2.5, "footerHeight": 1.5}}
    pipe.request("table/create", table="t", columns=[{"id": "k", "type": "integer"}, {"id": "g"}, {"id": "text"}],
                 rows=ROWS, keyColumns=["k"], declarations=declarations)  # fmt: skip
    sections = {"by": [{"column": "g"}], "footers": True}
    pipe.request("view/open", table="t", view="v", state={"layout": LAYOUT, "sections": sections})
    pipe.request("view/watch", view="v", subscription="a", window={"kind": "all"}, content="keys")
    pipe.request("view/watch", view="v", subscription="s", window=WINDOW)
    pipe.sync()
    before = Content.of(pipe.replica("a"))
    offset = scroll(pipe, to="end")
    tapped = pipe.replica("s").keys[2]
    rows = [[key, g, words + (" ab" if key == tapped else "")] for key, g, words in ROWS]
    pipe.request("table/setRows", table="t", rows=rows)
    viewport, frames = placed(pipe)
    after = Content.of(pipe.replica("a"))
    assert viewport["offset"] == offset, "what is held is above the row that grew"
    grown = before.names.index(str(tapped))
    assert after.heights[grown] == before.heights[grown] + 1
    assert [h for i, h in enumerate(after.heights) if i != grown] == [h for i, h in enumerate(before.heights) if i != grown]
    names, crossed = list(reversed(after.names)), 0
    for name in names[6:]:
        index = after.names.index(name)
        key = pipe.replica("a").keys[index]
        told = scroll(pipe, entry=key, placement="top")
        viewport, frames = placed(pipe)
        assert told == min(after.starts[index], after.extent - 10)
        shown = {k: y for k, (y, _) in frames.items()}
        for place, other in enumerate(pipe.replica("a").keys):
            if str(other) in shown:
                assert shown[str(other)] == after.starts[place]
        crossed += isinstance(key, dict)
    assert crossed >= 5 and told == 0


@pytest.mark.parametrize("seed", seeds(6))
def test_headers_stay_at_the_start_and_are_pushed_out(pipe, seed):
    chance = random.Random(seed)
    sections = {"by": [{"column": "g"}, {"column": "text"}], "footers": chance.random() < 0.5}
    declarations = {"settings": {"headerHeight": chance.choice([1, 1.5, 0]), "footerHeight": 0.5}}
    opened(pipe, [row(key, chance) for key in range(40)], state={"sections": sections})
    pipe.request("table/declare", table="t", declarations=declarations)
    pipe.sync()
    seen = 0
    for step in range(60):
        if step % 9 == 8:
            key = [chance.choice("pqr")]
            pipe.request("view/collapse", view="v", action="toggle", keys=[key])
        if step % 20 == 19:
            view_set(pipe, page={"size": chance.choice([7, None]), "index": chance.randint(0, 2)})
        scroll(pipe, offset=chance.randint(0, 64 * 90) / 64)
        content = Content.of(pipe.replica("a"))
        viewport = placed(pipe)[0]
        told = [
            (one["kind"], one["section"]["key"], one["y"], one["height"]) for one in viewport.get("sticky", [])
        ]  # fmt: skip
        assert told == sticky(pipe.replica("a").keys, content, viewport["offset"])
        seen += len(told)
        for one in viewport.get("sticky", []):
            known = pipe.replica("a").sections
            assert one["section"] in known.values()
    assert seen > 10


def test_a_header_is_told_when_it_changes(pipe):
    state = {"sections": {"by": [{"column": "g"}]}}
    opened(pipe, ROWS, layout={"rows": {"height": 1}}, state=state)
    scroll(pipe, offset=5)
    (told,) = placed(pipe)[0]["sticky"]
    assert told == {
        "kind": "header", "y": 0, "height": 1,
        "section": {"key": ["p"], "title": "p", "count": 20, "collapsed": False},
    }  # fmt: skip
    scroll(pipe, offset=20.25)
    assert placed(pipe)[0]["sticky"][0]["y"] == -0.25
    scroll(pipe, offset=21)
    assert "sticky" not in placed(pipe)[0], "the next one stands there by itself"
    scroll(pipe, offset=21.5)
    assert placed(pipe)[0]["sticky"][0]["section"]["key"] == ["q"]
    edit(pipe, {"kind": "remove", "rows": [58, 55]})
    assert placed(pipe)[0]["sticky"][0]["section"]["count"] == 18


def test_vectors_of_swiftdatatables(pipe):
    """Rows of 44 with a header of 44 and a spacing of 1: y(r) = 44 + 45 r there; here without the header."""
    opened(pipe, [[key, "g", "x"] for key in range(30)], window={**WINDOW, "extent": 480},
           layout={"rows": {"height": 45}})  # fmt: skip
    assert scroll(pipe, entry=10, placement="top") == 450
    edit(pipe, {"kind": "insert", "place": {"kind": "start"}, "rows": [[key, "g", "x"] for key in (90, 91, 92)]})
    viewport, frames = placed(pipe)
    assert viewport["offset"] == 450 + 3 * 45 and frames["10"][0] == viewport["offset"]
    scroll(pipe, offset=50)
    insert(pipe, 95, 96, 97, place="end")
    assert placed(pipe)[0]["offset"] == 50
    scroll(pipe, entry=10, placement="top")
    edit(pipe, {"kind": "remove", "rows": [10]})
    viewport, frames = placed(pipe)
    assert viewport["offset"] == 585 and frames["11"][0] == 585, "the neighbour in the old order"


def test_every_place_follows_random_holds(start):
    """The model of test_viewport.py with other holds than entries."""
    for seed in seeds(3):
        chance = random.Random(seed)
        pipe = start(updates="each")
        hold = {kind: chance.choice(["entry", "offset", "start"]) for kind in ("edit", "sort", "filter")}
        opened(pipe, [row(key, chance) for key in range(40)], hold=hold)
        place = Place(Content.of(pipe.replica("a")), 0, 10)
        for number in range(40):
            kind = chance.choice(["edit", "edit", "sort", "filter", "scroll"])
            if kind == "scroll":
                offset = chance.randint(0, 80)
                scroll(pipe, offset=offset)
                place.scroll(offset)
                continue
            if kind == "edit":
                insert(pipe, 100 + number)
            elif kind == "sort":
                chosen = [{"column": "text", "direction": "descending"}] * (number % 2)
                before, told = told_sort(pipe), chosen
                view_set(pipe, sort=chosen)
                if before == [one["column"] for one in told]:
                    continue
            else:
                before = pipe.request("view/get", view="v")["state"]["filter"]
                view_set(pipe, filter=f"k > {number}")
                assert before != f"k > {number}"
            pipe.sync()
            place.follow(Content.of(pipe.replica("a")), hold[kind])
            assert pipe.replica("s").viewport["offset"] == place.offset, (seed, number, kind)


def told_sort(pipe):
    return [one["column"] for one in pipe.request("view/get", view="v")["state"]["sort"]]
