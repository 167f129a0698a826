"""Subscriptions: what comes, in which order, and what does not come."""

import base64

import pytest

COLUMNS = [{"id": "n", "type": "integer"}, {"id": "x", "type": "text"}]


@pytest.fixture
def watched(pipe):
    """Table t of 30 rows, view v, subscription s on its rows 10 to 15, and the first update."""
    rows = [[number, f"row {number}"] for number in range(30)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    watch(pipe)
    pipe.sync()
    return pipe


def watch(pipe, subscription="s", first=10, size=5, **options):
    window = {"kind": "entries", "first": first, "size": size}
    return pipe.request("view/watch", view="v", subscription=subscription, window=window, **options)


def edit(pipe, *edits, **options):
    return pipe.request("table/edit", table="t", edits=list(edits), **options)


def put(row, value, column="n"):
    return {"kind": "set", "row": row, "column": column, "value": value}


def held(pipe, name="s"):
    pipe.sync()
    return pipe.replica(name).keys


def test_the_first_update_is_a_reset_with_everything(watched):
    update = watched.updates("s")[0]
    assert (update["seq"], update["from"], update["last"]) == (1, None, True)
    assert update["reset"]["keys"] == [11, 12, 13, 14, 15]
    assert update["columns"] == ["n", "x"]
    assert update["window"] == {"first": 10, "size": 5}
    assert update["counts"] == watched.request("view/get", view="v")["counts"]
    assert (update["view"], update["table"]) == ("v", "t")


def test_an_edit_inside_the_window_is_told_after_its_answer(watched):
    answer = edit(watched, put(12, 99), author="me")
    watched.sync()
    update = watched.updates("s")[-1]
    assert update["revision"] == answer["revision"]
    assert update["causes"] == ["edit"] and update["authors"] == ["me"]
    assert [(block["column"], block["rows"]) for block in update["diff"]["updates"]] == [("n", [1])]
    assert watched.replica("s").rows[1][1]["n"]["value"] == 99


def test_an_edit_outside_the_window_sends_no_cells(watched):
    edit(watched, put(1, 99))
    watched.sync()
    for update in watched.updates("s")[1:]:
        assert not update.get("diff") and "reset" not in update


def test_rows_inserted_above_only_shift_the_window(watched):
    edit(watched, {"kind": "insert", "rows": [[0, "new"]], "place": {"kind": "start"}})
    watched.sync()
    update = watched.updates("s")[-1]
    assert update["window"]["first"] == 11
    assert not update.get("diff") and "reset" not in update
    assert held(watched) == [11, 12, 13, 14, 15]


def test_a_window_that_holds_its_index_lets_rows_pass(watched):
    watch(watched, "i", hold="index")
    edit(watched, {"kind": "insert", "rows": [[0, "new"]], "place": {"kind": "start"}})
    assert held(watched, "i") == [10, 11, 12, 13, 14]
    assert watched.replica("i").window["first"] == 10


def test_a_window_at_the_end_stays_there(watched):
    watch(watched, "e", first=25, hold="end")
    inserted = edit(watched, {"kind": "insert", "rows": [[1, "a"], [2, "b"]]})["inserted"]
    assert held(watched, "e") == [28, 29, 30, *inserted]


def test_a_change_of_state_keeps_the_index(watched):
    sort = [{"column": "n", "direction": "descending"}]
    watched.request("view/set", view="v", state={"sort": sort})
    assert held(watched) == [20, 19, 18, 17, 16]
    assert "state" in watched.updates("s")[-1]["causes"]


def test_scrolling_tells_what_came_and_went(watched):
    answer = watched.request("view/scroll", subscription="s", first=12)
    assert answer == {"viewRevision": 1, "update": 2, "first": 12, "size": 5}
    watched.sync()
    update = watched.updates("s")[-1]
    assert "scroll" in update["causes"]
    assert update["window"] == {"first": 12, "size": 5}
    if "diff" in update:
        assert update["diff"]["deletes"] == update["diff"]["scrolledOut"] == [[0, 2]]
        assert update["diff"]["inserts"]["at"] == update["diff"]["scrolledIn"] == [[3, 2]]
    assert held(watched) == [13, 14, 15, 16, 17]
    seen = len(watched.updates("s"))
    watched.request("view/scroll", subscription="s", first=12)
    watched.sync()
    assert len(watched.updates("s")) == seen, "nothing differs, nothing comes"


def test_scrolling_back_and_forth_and_resizing(watched):
    for first, size in ((0, 5), (20, 10), (0, 30), (15, 0), (15, 2)):
        watched.request("view/scroll", subscription="s", first=first, size=size)
        assert held(watched) == list(range(first + 1, first + size + 1))


def test_columns_of_a_window_may_change(watched):
    watched.request("view/scroll", subscription="s", columns=["x"])
    watched.sync()
    assert {tuple(cells) for _, cells in watched.replica("s").rows} == {("x",)}
    seen = len(watched.updates("s"))
    edit(watched, put(12, 77))
    watched.sync()
    for update in watched.updates("s")[seen:]:
        assert not update.get("diff", {}).get("updates"), "a hidden column's cells are not sent"
    watched.request("view/scroll", subscription="s", columns=["n", "x"])
    watched.sync()
    assert watched.replica("s").rows[1][1]["n"]["value"] == 77


def test_hidden_columns_leave_windows_of_all_columns(watched):
    watched.request("view/set", view="v", state={"columns": {"n": {"hidden": True}}})
    watched.sync()
    assert watched.replica("s").columns == ["x"]
    assert {tuple(cells) for _, cells in watched.replica("s").rows} == {("x",)}


def test_windows_of_keys_hold_no_cells(watched):
    watch(watched, "k", content="keys")
    watched.sync()
    assert not watched.updates("k")[0]["reset"].get("blocks")
    edit(watched, put(12, 5))
    edit(watched, {"kind": "remove", "rows": [12]})
    assert held(watched, "k") == [11, 13, 14, 15, 16]
    assert all(cells == {} for _, cells in watched.replica("k").rows)


def test_windows_of_everything_follow_everything(watched):
    watched.request("view/watch", view="v", subscription="all", window={"kind": "all"})
    edit(watched, {"kind": "remove", "rows": [1, 2, 3]}, {"kind": "insert", "rows": [[7, "z"]]})
    assert held(watched, "all") == [*range(4, 31), 31]


def test_overscan_widens_the_window(watched):
    window = {"kind": "entries", "first": 10, "size": 5, "overscan": 2}
    watched.request("view/watch", view="v", subscription="o", window=window)
    assert set(range(11, 16)) <= set(held(watched, "o"))
    first = watched.replica("o").window["first"]
    assert held(watched, "o") == list(range(first + 1, first + 1 + len(held(watched, "o"))))


@pytest.mark.parametrize("what", ["value", "text", "both"])
def test_cells_come_as_asked(watched, what):
    window = {"kind": "entries", "first": 0, "size": 2}
    watched.request("view/watch", view="v", subscription="w", window=window, as_=what)
    edit(watched, put(1, 5))
    watched.sync()
    cell = watched.replica("w").rows[0][1]["n"]
    assert cell == {"value": None if what == "text" else 5,
                    "text": None if what == "value" else "5"}  # fmt: skip


def test_resync_makes_the_next_update_a_reset(watched):
    seen = len(watched.updates("s"))
    assert watched.request("view/resync", subscription="s") is None
    watched.sync()
    update = watched.updates("s")[seen]
    assert update["from"] is None and update["reset"]["keys"] == [11, 12, 13, 14, 15]


def test_after_unwatch_nothing_comes(watched):
    for _ in range(20):
        watched.start_request("table/edit", {"table": "t", "edits": [put(12, 1)]})
        watched.start_request("table/edit", {"table": "t", "edits": [put(12, 2)]})
        assert watched.request("view/unwatch", subscription="s") is None
        edit(watched, put(12, 3))
        watched.sync()
        watch(watched)
    assert watched.error("view/unwatch", subscription="nobody").kind == "unknownSubscription"


def test_a_closed_view_is_silent(watched):
    watched.request("view/close", view="v")
    edit(watched, put(12, 3))
    watched.sync()
    assert watched.error("view/scroll", subscription="s", first=0).kind == "unknownSubscription"


def test_sync_names_the_revisions(watched):
    watched.request("table/create", table="u", rows=[[1]])
    revision = edit(watched, put(12, 3))["revision"]
    assert watched.sync()["tables"]["t"] == revision
    assert set(watched.sync()["tables"]) == {"t", "u"}
    assert watched.sync(table="t") == {"tables": {"t": revision}, "complete": True}
    assert watched.error("view/sync", table="nobody").kind == "unknownTable"


def test_sync_comes_after_everything_sent_before_it(watched):
    for value in range(50):
        watched.start_request("table/edit", {"table": "t", "edits": [put(12, value)]})
    request = watched.start_request("view/sync", {})
    watched.result(request)
    assert watched.replica("s").rows[1][1]["n"]["value"] == 49


def test_each_revision_is_told_when_asked_for(start):
    pipe = start(updates="each")
    pipe.request("table/create", table="t", columns=COLUMNS, rows=[[1, "a"]])
    pipe.request("view/open", table="t", view="v")
    watch(pipe, first=0)
    for value in range(20):
        pipe.start_request("table/edit", {"table": "t", "edits": [put(1, value)]})
    pipe.sync()
    revisions = [update["revision"] for update in pipe.updates("s")]
    assert revisions[1:] == list(range(revisions[0] + 1, revisions[0] + 21))
    assert pipe.leave() == 0


def test_a_slow_reader_gets_fewer_and_larger_updates(watched):
    watched.request("view/watch", view="v", subscription="all", window={"kind": "all"}, textBytes=4096)
    watched.sync()
    seen = len(watched.updates("all"))
    watched.pause()
    text = "x" * 2000
    requests = [
        watched.start_request(
            "table/edit", {"table": "t", "edits": [put(1 + n % 30, f"{n} {text}", "x")]}
        )
        for n in range(200)
    ]
    barrier = watched.start_request("view/sync", {})
    watched.process.poll()
    watched.resume()
    watched.result(barrier, timeout=60)
    assert all(request in watched.answers for request in requests), "every id is answered"
    assert len(watched.updates("all")) - seen <= 200
    fresh = watched.cells("v", as_="both")
    assert watched.replica("all").rows == fresh or same_values(watched.replica("all").rows, fresh)


def same_values(rows, fresh):
    return [(key, {c: cell["value"] for c, cell in cells.items()}) for key, cells in rows] == [
        (key, {c: cell["value"] for c, cell in cells.items()}) for key, cells in fresh
    ]


def test_large_updates_come_in_parts(pipe):
    rows = [[number, "y" * 3000] for number in range(500)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    watch(pipe, first=0, size=500, textBytes=4096)
    pipe.sync()
    parts = pipe.updates("s")
    assert len(parts) > 1
    assert [part["part"] for part in parts] == list(range(len(parts)))
    assert [part["last"] for part in parts] == [False] * (len(parts) - 1) + [True]
    assert held(pipe) == list(range(1, 501))
    assert all(len(cells["x"]["text"] or cells["x"]["value"]) == 3000
               for _, cells in pipe.replica("s").rows)  # fmt: skip


TYPES = ["integer", "number", "boolean", "date", "dateTime", "duration", "decimal", "json", "text"]


def test_unedited_rows_in_parts_hold_the_same_cells_as_rows_read_one_by_one(pipe):
    """Rows as the file has them travel as chunks cut in parts; sorted ones cell by cell."""
    fields = [b"", b"12", b"1.50", b"true", b"2020-02-29", b"2020-02-29T01:02:03Z", b"P1DT2H",
              b"[1]", b"odd \xff \xc2\x85 text\x01", b"1e400"]  # fmt: skip
    lines = [b",".join([b"id", *(kind.encode() for kind in TYPES)])]
    for row in range(9000):
        cells = (fields[(row + row // 7 + column) % len(fields)] for column in range(len(TYPES)))
        lines.append(b",".join([b"%d" % row, *cells]))
    pipe.request(
        "table/open",
        table="t",
        content={"base64": base64.b64encode(b"\n".join(lines)).decode()},
        dialect={"encoding": "utf-8", "delimiter": ",", "header": True},
        columns={kind: {"type": kind} for kind in TYPES},
    )
    pipe.request("view/open", table="t", view="v")
    watch(pipe, first=0, size=9000)
    pipe.sync()
    assert pipe.updates("s")[-1]["part"] > 2
    plain = dict(pipe.replica("s").rows)
    assert len(plain) == 9000
    assert any("error" in cell for cells in plain.values() for cell in cells.values())
    assert any("lossy" in cell for cells in plain.values() for cell in cells.values())
    sort = [{"column": "text", "direction": "descending"}]
    pipe.request("view/set", view="v", state={"sort": sort})
    pipe.request("view/resync", subscription="s")
    pipe.sync()
    while pipe.replica("s").orderState != "ready":
        pipe.sync()
    pipe.request("view/resync", subscription="s")
    pipe.sync()
    keys = [key for key, _ in pipe.replica("s").rows]
    assert keys != sorted(keys), "these rows lie elsewhere in the file"
    assert dict(pipe.replica("s").rows) == plain


def test_pages_bound_the_window(watched):
    watched.request("view/set", view="v", state={"page": {"size": 8, "index": 1}})
    watched.request("view/scroll", subscription="s", first=0, size=20)
    assert held(watched) == list(range(9, 17))
    assert watched.replica("s").counts["pageStart"] == 8


def test_undo_and_redo_are_told_by_name(watched):
    edit(watched, put(12, 5))
    watched.request("table/undo", table="t")
    watched.sync()
    assert watched.updates("s")[-1]["causes"] == ["undo"]
    watched.request("table/redo", table="t")
    watched.sync()
    assert watched.updates("s")[-1]["causes"] == ["redo"]


def test_an_edit_that_nets_to_nothing_sends_no_cells(watched):
    seen = len(watched.updates("s"))
    edit(watched, put(12, 5), put(12, 11))
    watched.sync()
    for update in watched.updates("s")[seen:]:
        assert not update.get("diff", {}).get("updates")


@pytest.mark.parametrize("cancelled", [False, True])
def test_an_order_that_comes_later_has_a_cause(pipe, cancelled):
    rows = [[n * 7919 % 100_003, f"row {n}"] for n in range(100_000)]
    pipe.request("table/create", table="t", columns=[{"id": "n"}, {"id": "x"}], rows=rows)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s",
                 window={"kind": "entries", "first": 0, "size": 3})  # fmt: skip
    pipe.sync()
    state = {"sort": [{"column": "x", "direction": "descending"}, {"column": "n"}]}
    setting = pipe.start_request("view/set", {"view": "v", "state": state})
    if cancelled:
        pipe.notify("$/cancelRequest", {"id": setting})
    answer = pipe.answer(setting)
    pipe.sync()
    first = 1 if "error" in answer else 99_999 + 1
    assert [key for key, _ in pipe.replica("s").rows][0] == first
    assert pipe.updates("s")[-1]["orderState"] == "ready"
    assert pipe.updates("s")[-1]["to"] == pipe.request("view/get", view="v")["viewRevision"]


def test_no_window_holds_more_than_its_limit(pipe):
    rows = [[n] for n in range(100_001)]
    pipe.request("table/create", table="t", columns=[{"id": "n"}], rows=rows)
    pipe.request("view/open", table="t", view="v")
    every = {"kind": "all"}
    wide = {"kind": "entries", "first": 0, "size": 10, "overscan": 50_000}
    for window, found in ((every, 100_001), (wide, 100_010)):
        error = pipe.error("view/watch", view="v", subscription="s", window=window)
        assert (error.kind, error.data["limit"]) == ("limit", "windowRowsMax")
        assert error.data["found"] == found
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [1, 2]}])
    pipe.request("view/watch", view="v", subscription="s", window=every, content="keys")
    pipe.request("table/undo", table="t")
    pipe.sync()
    assert len(pipe.replica("s").rows) == 100_000
    assert pipe.updates("s")[-1]["counts"]["filtered"] == 100_001


def test_a_subscription_lives_on_whose_id_a_table_closed_late_had(pipe):
    """Another table is opened in one write, while the old one is still busy."""

    def opened(table):
        columns = [{"id": "k"}]
        return [
            ("table/create", {"table": table, "columns": columns, "keyColumns": ["k"], "rows": [["a"]]}),
            ("view/open", {"table": table, "view": f"{table}v"}),
            ("view/watch", {"view": f"{table}v", "subscription": "s", "window": {"kind": "all"}}),
        ]

    rows = [[f"r{key}"] for key in range(30_000)]
    closed = [("table/setRows", {"table": "old", "rows": rows}), ("table/close", {"table": "old"})]
    for asked in (opened("old"), closed + opened("new")):
        for number in [pipe.start_request(method, params) for method, params in asked]:
            pipe.result(number)
    pipe.sync()
    before = len(pipe.updates("s"))
    edits = [{"kind": "insert", "rows": [["b"]], "place": {"kind": "end"}}]
    pipe.request("table/edit", table="new", edits=edits)
    pipe.sync()
    assert [update["counts"]["source"] for update in pipe.updates("s")[before:]] == [2]


@pytest.mark.parametrize("late", ["view/close", "view/unwatch"])
def test_names_live_on_that_a_table_closed_late_gives_back(pipe, late):
    opened = [
        ("table/create", {"table": "t", "columns": [{"id": "k"}], "keyColumns": ["k"], "rows": [["a"]]}),
        ("view/open", {"table": "t", "view": "v"}),
        ("view/watch", {"view": "v", "subscription": "s", "window": {"kind": "all"}}),
    ]
    rows = [[f"r{key}"] for key in range(30_000)]
    given_back = {"view": "v"} if late == "view/close" else {"subscription": "s"}
    closed = [
        ("table/setRows", {"table": "t", "rows": rows}), (late, given_back),
        ("table/close", {"table": "t"}),
    ]  # fmt: skip
    for asked in (opened, closed + opened):
        for number in [pipe.start_request(method, params) for method, params in asked]:
            pipe.answer(number)
    pipe.sync()
    assert pipe.request("view/get", view="v")["counts"]["source"] == 1
    pipe.request("view/resync", subscription="s")
    pipe.sync()
    assert pipe.updates("s")[-1]["counts"]["source"] == 1
