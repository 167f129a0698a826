"""The client waits for all rows, reads them in pages and survives edits in its loops."""

from __future__ import annotations

import gc
import os

import pytest

from table_server import LoadFailed, RequestFailed, connect
from table_server.process import find_command

ROWS = 9_000


@pytest.fixture
def daemon(daemon):
    """A daemon that tests can make to load slowly."""
    with connect([*find_command(os.environ.get("TABLE_SERVER")), "--test-methods"], timeout=30) as slow:
        yield slow


@pytest.fixture
def long_text():
    lines = [f"{row},{'x' * 150}" for row in range(1, ROWS + 1)]
    return ("n,text\n" + "\n".join(lines) + "\n").encode()


def pins(view):
    """How many more pins the table of a view may have."""
    taken = []
    while True:
        try:
            taken.append(view.request("view/pin", {})["pin"])
        except RequestFailed:
            break
    for pin in taken:
        view.request("view/unpin", {"pin": pin})
    return len(taken)


def test_what_is_opened_has_all_its_rows(daemon, long_text):
    with daemon.open_csv(long_text) as table, table.view() as view:
        assert table.row_count.complete and len(view.rows()) == ROWS
        groups = view.aggregate([("n", "sum")])
        assert groups.complete and groups[0].values == (sum(range(1, ROWS + 1)),)
        assert view.find(str(ROWS))["row"] == ROWS
        assert table.validate()["complete"] and table.diff().complete and view.complete


def test_an_editor_does_not_wait_and_is_told_so(daemon, long_text):
    daemon.request("debug/holdLoading", {"held": True})
    with daemon.open_csv(long_text, wait=False) as table, table.view() as view:
        assert not table.row_count.complete and not view.complete
        rows = view.rows()
        assert not rows.complete and 0 < len(rows) < ROWS
        groups = view.aggregate(wait=False)
        assert not groups.complete and groups[0].size == len(rows)
        assert view.find(str(ROWS), wait=False) is None and not view.complete
        assert not table.validate(wait=False)["complete"]
        assert not table.diff(wait=False).complete
        assert not view.replace("a", "x", preview=True, wait=False)["complete"]
        daemon.request("debug/holdLoading", {"held": False})
        assert view.rows(wait=True).complete and view.complete
        assert len(list(view.iterate())) == ROWS


def test_a_load_that_failed_is_not_waited_for(daemon, long_text, tmp_path):
    path = tmp_path / "long.csv"
    path.write_bytes(long_text)
    daemon.request("debug/holdLoading", {"held": True})
    with daemon.open_csv(path, wait=False) as table:
        path.write_bytes(long_text[: 1 << 19])
        daemon.request("debug/holdLoading", {"held": False})
        with pytest.raises(LoadFailed) as failed:
            table.wait_until_complete(timeout=20)
        assert failed.value.kind == "sourceChanged"
        assert table.row_count.failure["kind"] == "sourceChanged"


def test_rows_past_one_answer_are_read_in_several(daemon):
    daemon.limits["rowsPerAnswerMax"] = 4
    with daemon.create([[n, str(n)] for n in range(11)]) as table:
        view = table.view()
        rows = view.rows()
        assert [row["column1"] for row in rows] == list(range(11))
        assert rows.columns()["column2"] == [str(n) for n in range(11)]
        assert [row["column1"] for row in view.rows(3)] == list(range(3, 11))
        assert [row["column1"] for row in view.rows(2, 6)] == list(range(2, 8))
        assert pins(view) == daemon.limits["pinsMax"]


def test_edits_in_the_loop_do_not_end_it(daemon):
    with daemon.create([[n] for n in range(25)]) as table, table.view(sort="column1") as view:
        seen = []
        for row in view.iterate(batch=4):
            seen.append(row["column1"])
            if row.key != 25:
                table.set(row.key, "column1", 100 - row["column1"])
            if row.key == 7:
                table.remove([25])
        assert seen == list(range(25))


def test_an_iterator_that_is_let_go_keeps_nothing(daemon):
    with daemon.create([[n] for n in range(25)]) as table, table.view() as view:
        for _ in range(3):
            for _row in view.iterate(batch=4):
                break
            iterator = view.iterate(batch=4)
            next(iterator)
            del iterator
        gc.collect()
        with pytest.raises(ZeroDivisionError):
            for row in view.iterate(batch=4):
                row["column1"] / 0
        assert pins(view) == daemon.limits["pinsMax"]


def ends_early(request, member, size, cut):
    """A request whose answers end after so many things, as those that would be too long do."""

    def asked(method, params, *rest):
        answer = request(method, params, *rest)
        if answer and len(answer.get(member, ())) > size:
            cut(answer, size)
            answer["more"] = True
        return answer

    return asked


def cut_groups(answer, size):
    answer["counts"] = answer["counts"][:size]
    for told in answer["aggregates"]:
        told["values"] = told["values"][:size]
    for block in answer["groupBy"]:
        block["values"] = block["values"][:size]


def test_groups_of_an_answer_that_ends_early_are_all_told(daemon, monkeypatch):
    columns = [{"id": "city"}, {"id": "n", "type": "integer"}]
    with daemon.create([[f"c{row % 7}", row] for row in range(70)], columns=columns) as table, table.view() as view:
        whole = view.aggregate([("n", "sum")], by="city")
        part = view.aggregate([("n", "sum")], by="city", first=1, size=5)
        monkeypatch.setattr(view, "request", ends_early(view.request, "counts", 2, cut_groups))
        assert list(view.aggregate([("n", "sum")], by="city")) == list(whole) and len(whole) == 7
        again = view.aggregate([("n", "sum")], by="city", first=1, size=5)
        assert list(again) == list(part) == list(whole)[1:6] and again.total == 7


def test_settings_of_an_answer_that_ends_early_are_all_told(daemon, monkeypatch):
    def cut(answer, size):
        answer["items"] = answer["items"][:size]

    with daemon.create([[row] for row in range(9)], columns=[{"id": "n", "type": "integer"}]) as table:
        rows = list(range(1, 10))
        whole = table.resolve(["movable"], rows=rows, headers=["n"])
        monkeypatch.setattr(table, "request", ends_early(table.request, "items", 4, cut))
        assert table.resolve(["movable"], rows=rows, headers=["n"]) == whole
        assert [item.get("row") for item in whole] == [*rows, None]


def test_pages_of_a_table_that_never_rests_are_an_error():
    from table_server import ContentModified
    from table_server.row_pages import pages

    revisions = iter(range(1, 1000))
    with pytest.raises(ContentModified):
        pages(lambda told: {"revision": next(revisions), "items": [told], "more": True}, "items")
