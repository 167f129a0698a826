"""Tables, views and subscriptions, against a scripted daemon: what goes out, what comes back."""

import datetime
import decimal
import threading

import pytest

from table_server import DaemonGone, SortKey, after, before

DESCRIPTION = {
    "table": "t1", "name": "people", "revision": 1, "rowsState": {"count": 3, "complete": True},
    "keys": {"kind": "columns", "columns": ["id"]},
    "columns": [
        {"id": "id", "title": "id", "type": "integer"},
        {"id": "born", "title": "born", "type": "date"},
        {"id": "keys", "title": "keys", "type": "decimal"},
    ],
    "history": {"undo": 0, "redo": 0, "current": 0, "saved": 0},
}  # fmt: skip
COUNTS = {"source": 3, "filtered": 3, "pages": 1, "pageIndex": 0, "pageSize": None,
          "pageStart": 0, "pageEnd": 3}  # fmt: skip
VIEW = {"view": "v1", "table": "t1", "viewRevision": 1, "revision": 1, "counts": COUNTS,
        "state": {"sort": [], "search": None}, "orderState": "ready",
        "columns": ["id", "born", "keys"]}  # fmt: skip
ROWS = {
    "viewRevision": 1, "revision": 1, "first": 0, "keys": [1, "900719925474099312"],
    "counts": {**COUNTS, "filtered": 2, "pageEnd": 2}, "orderState": "ready",
    "blocks": [
        {"column": "id", "values": [1, "900719925474099312"], "texts": ["1", "900719925474099312"]},
        {"column": "born", "values": ["2001-02-03", None], "texts": ["2001-02-03", "soon"],
         "errors": [{"row": 1, "kind": "doesNotParse", "text": "soon"}]},
        {"column": "keys", "values": ["1.10"], "texts": ["1.10"]},
        {"column": "keys", "offset": 1, "values": [None], "texts": [""], "pending": [0]},
    ],
}  # fmt: skip
HISTORY = {"undo": 1, "redo": 0, "current": 1, "saved": 0, "undoLabel": "all at once"}
EDITED = {"revision": 2, "inserted": ["900719925474099313"], "changedCells": 2, "history": HISTORY}
BASE = {"table/create": {"result": DESCRIPTION}, "view/open": {"result": VIEW},
        "view/rows": {"result": ROWS}, "table/edit": {"result": EDITED},
        "table/close": {"result": None}, "view/close": {"result": None},
        "view/unwatch": {"result": None}, "view/resync": {"result": None}}  # fmt: skip


def update(seq, **members):
    base = {"subscription": "s1", "view": "v1", "table": "t1", "seq": seq, "from": None, "to": seq,
            "revision": seq, "causes": ["edit"], "counts": COUNTS, "orderState": "ready",
            "window": {"first": 0, "size": 2}, "columns": ["id", "born", "keys"], "last": True,
            "reset": {"keys": ROWS["keys"], "blocks": ROWS["blocks"]}}  # fmt: skip
    return ["view/update", {**base, **members}]


def diff(seq, born):
    updates = [{"column": "born", "rows": [0], "values": [born], "texts": [born]}]
    return update(
        seq, **{"from": seq - 1, "reset": None, "columns": None, "diff": {"updates": updates}}
    )


@pytest.fixture
def sent(fake):
    """A daemon whose requests are kept: (daemon, list of (method, params))."""

    def start(**script):
        daemon = fake({**BASE, **script})
        kept = []
        original = daemon.connection.request_async

        def keep(method, params=None, on_result=None):
            kept.append((method, params))
            return original(method, params, on_result)

        daemon.connection.request_async = keep
        return daemon, kept

    return start


def test_rows_are_decoded_by_column_type(fake):
    rows = fake(BASE).create().view().rows()
    assert rows.keys == [1, 900719925474099312]
    assert rows[0]["born"] == datetime.date(2001, 2, 3)
    assert rows[0]["keys"] == decimal.Decimal("1.10"), "a column may be named like a method"
    assert rows[1]["id"] == 900719925474099312
    assert rows[1]["born"] is None
    assert rows[1].errors["born"] == ("doesNotParse", "soon")
    assert rows[1].pending == ["keys"]
    assert rows[1].texts["born"] == "soon"
    assert rows.columns()["id"] == [1, 900719925474099312]
    assert [dict(row) for row in rows[:1]] == [
        {"id": 1, "born": datetime.date(2001, 2, 3), "keys": decimal.Decimal("1.10")}
    ]


def test_raw_rows_stay_as_they_travelled(fake):
    rows = fake(BASE).create().view().rows(raw=True)
    assert rows.keys == [1, "900719925474099312"]
    assert dict(rows[0]) == {"id": 1, "born": "2001-02-03", "keys": "1.10"}


def test_edits_in_a_block_go_out_together(sent):
    daemon, kept = sent()
    table = daemon.create([])
    with table.edits(label="all at once", seen=1) as edit:
        edit.set(1, "born", datetime.date(2000, 1, 1))
        edit.set(900719925474099312, {"keys": decimal.Decimal("2.50")})
        edit.insert([[2, None, "3"], {"id": 10**15}], place=after(1))
        edit.remove([1])
        edit.move([2], before(900719925474099312))
    assert edit.result.inserted == [900719925474099313]
    assert edit.result.history.undo_label == "all at once"
    assert kept[-1] == ("table/edit", {
        "table": "t1", "label": "all at once", "seen": 1,
        "edits": [
            {"kind": "set", "row": 1, "column": "born", "value": "2000-01-01"},
            {"kind": "set", "row": "900719925474099312", "values": {"keys": "2.50"}},
            {"kind": "insert", "rows": [[2, None, "3"], {"id": "1000000000000000"}],
             "place": {"kind": "after", "row": 1}},
            {"kind": "remove", "rows": [1]},
            {"kind": "move", "rows": [2],
             "place": {"kind": "before", "row": "900719925474099312"}},
        ],
    })  # fmt: skip


def test_nothing_goes_out_of_a_block_that_fails(sent):
    daemon, kept = sent()
    table = daemon.create([])
    with pytest.raises(ZeroDivisionError):
        with table.edits() as edit:
            edit.set(1, "born", None)
            raise ZeroDivisionError
    assert kept[-1][0] == "table/create"


def test_view_state_is_written_as_the_contract_says(sent):
    daemon, kept = sent(**{"view/set": {"result": {**VIEW, "state": {"search": {"text": "x"}}}}})
    view = daemon.create([]).view(sort="born", page=20, search="x")
    assert kept[-1][1]["state"] == {
        "sort": [{"column": "born", "direction": "ascending"}],
        "page": {"size": 20},
        "search": {"text": "x"},
    }
    view.sort("id", ("born", "descending"), SortKey("keys", nulls="first"), show=1)
    assert kept[-1][1] == {
        "view": "v1", "show": 1,
        "state": {"sort": [
            {"column": "id", "direction": "ascending"},
            {"column": "born", "direction": "descending"},
            {"column": "keys", "direction": "ascending", "nulls": "first"},
        ]},
    }  # fmt: skip
    view.search("y", mode="mark")
    assert kept[-1][1]["state"]["search"] == {
        "text": "y", "mode": "mark", "match": None, "columns": None, "caseFolded": None,
        "diacritics": None,
    }  # fmt: skip
    view.search(None)
    assert kept[-1][1]["state"] == {"search": None}
    view.page(2)
    assert kept[-1][1]["state"] == {"page": {"index": 2}}
    view.page(size=None)
    assert kept[-1][1]["state"] == {"page": {"size": None}}


def test_a_subscription_is_brought_up_to_date_and_tells_of_it(fake):
    answer = {"subscription": "s1", "viewRevision": 1, "revision": 1}
    daemon = fake({**BASE, "view/watch": {"result": answer, "after": [update(1)]},
                   "poke": {"result": None, "before": [diff(2, "2002-02-02")]}})  # fmt: skip
    view = daemon.create([]).view()
    called = threading.Event()
    with view.watch(0, 10) as subscription:
        first = subscription.next_update(timeout=5)
        assert first.is_reset and first.causes == ("edit",)
        subscription.on_update(lambda _: called.set())
        daemon.request("poke")
        assert subscription.columns()["born"][0] == datetime.date(2002, 2, 2)
        assert [u.updated for u in subscription.updates(timeout=0.05)] == [{"born": (0,)}]
        assert called.wait(5)
        assert subscription.keys() == [1, 900719925474099312]
        assert subscription.rows()[1].errors["born"].kind == "doesNotParse"
    assert list(subscription.updates(timeout=1)) == [], "its end ends the iterator"


def test_a_gap_asks_for_a_reset(fake):
    answer = {"subscription": "s1", "viewRevision": 1, "revision": 1}
    daemon = fake({**BASE, "view/watch": {"result": answer, "after": [update(1)]},
                   "poke": {"result": None, "before": [diff(3, "2002-02-02")]},
                   "view/resync": {"result": None, "after": [update(4)]}})  # fmt: skip
    subscription = daemon.create([]).view().watch()
    assert subscription.next_update(timeout=5).seq == 1
    daemon.request("poke")
    assert subscription.next_update(timeout=5).seq == 4
    assert subscription.resyncs == 1


def test_a_callback_may_ask_and_may_fail(fake):
    answer = {"subscription": "s1", "viewRevision": 1, "revision": 1}
    daemon = fake({**BASE, "view/watch": {"result": answer},
                   "poke": {"result": None, "before": [update(1)]}})  # fmt: skip
    subscription = daemon.create([]).view().watch()
    heard, done = [], threading.Event()

    def fail(_):
        raise ValueError("on purpose")

    def ask(_):
        heard.append(daemon.request("echo")["echo"])
        done.set()

    subscription.on_update(fail)
    subscription.on_update(ask)
    daemon.request("poke")
    assert done.wait(5) and heard == ["echo"]


def test_the_end_of_the_daemon_ends_the_iterators(fake):
    answer = {"subscription": "s1", "viewRevision": 1, "revision": 1}
    daemon = fake({**BASE, "view/watch": {"result": answer, "after": [update(1)]},
                   "die": {"exit": 1}})  # fmt: skip
    subscription = daemon.create([]).view().watch()
    daemon.request_async("die")
    with pytest.raises(DaemonGone):
        list(subscription.updates(timeout=5))


def test_table_events_and_progress_arrive(fake):
    rows = {"count": 7, "complete": True, "examined": True}
    change = {"table": "t1", "revision": 2, "rowsState": rows, "sourceState": "changed",
              "diagnostics": {"count": 4}}  # fmt: skip
    begin = {"token": "progress-1", "value": {"kind": "begin", "title": "Reading"}}
    end = {"token": "progress-1", "value": {"kind": "end"}}
    events = [["$/progress", begin], ["table/didChange", change], ["$/progress", end]]
    daemon = fake({**BASE, "table/open": {"result": DESCRIPTION, "after": events}})
    steps, ended = [], threading.Event()

    def take(progress):
        steps.append(progress.kind)
        if progress.kind == "end":
            ended.set()

    table = daemon.open_csv(b"a\n1\n", on_progress=take, delimiter=";")
    assert next(table.changes(timeout=5)).diagnostics == 4
    assert table.row_count.count == 7
    assert ended.wait(5) and steps == ["begin", "end"]
