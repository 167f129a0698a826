"""Answers that end early are put together; cut cells are read whole."""

from typing import Any, Dict, List, Tuple

import pytest
import table_server
from table_server import Daemon
from table_server.row_pages import whole_answer


def paged(total: int, most: int) -> Tuple[Any, List[Dict[str, Any]]]:
    """A daemon's side of ``view/rows`` that never gives more than some rows."""
    asked: List[Dict[str, Any]] = []

    def ask(params: Dict[str, Any]) -> Dict[str, Any]:
        asked.append(params)
        window = params.get("range") or {"first": 0, "size": total}
        first = min(window["first"], total)
        keys = params.get("keys") or list(range(first, min(total, first + window["size"])))
        counts = {"pageStart": 0, "pageEnd": total}
        blocks = [{"column": "c", "values": keys[:most]}]
        answer = {"viewRevision": 7, "first": first, "counts": counts}
        answer.update(keys=keys[:most], blocks=blocks)
        if most < len(keys):
            answer.update(more=True, count=most)
        return answer

    return ask, asked


@pytest.mark.parametrize("most", [1, 3, 9, 10, 11])
def test_pages_are_joined(most: int) -> None:
    for params, wanted in (
        ({}, list(range(10))),
        ({"range": {"first": 2, "size": 5}}, [2, 3, 4, 5, 6]),
        ({"range": {"first": 8, "size": 50}}, [8, 9]),
        ({"range": {"first": 50, "size": 5}}, []),
        ({"keys": [5, 1, 4, 2]}, [5, 1, 4, 2]),
    ):
        ask, asked = paged(10, most)
        answer = whole_answer(ask, params, limit=4)
        assert answer["keys"] == wanted and "more" not in answer
        cells: List[Any] = [None] * len(wanted)
        for block in answer["blocks"]:
            at = block.get("offset", 0)
            cells[at : at + len(block["values"])] = block["values"]
        assert cells == wanted
        assert all(part["at"] == 7 for part in asked[1:])
        assert all(part["range"]["size"] <= 4 for part in asked[1:] if "range" in part)


def test_cut_cells_are_read_whole(daemon: Daemon) -> None:
    text = "é\x01" * 3000
    table = daemon.create([[text], ["short"]], columns=[{"id": "s", "type": "text"}])
    view = table.view()
    assert [row["s"] for row in view.rows()] == [text, "short"]
    watched = view.watch()
    daemon.sync()
    first, second = watched.rows()
    cell = first.cell("s")
    assert cell.is_cut and text.startswith(cell.value) and len(cell.value.encode()) <= 1024
    assert not second.cell("s").is_cut
    assert table.text(1, "s") == text == table.text(1, "s", of="value")
    view.set({"layout": {"columns": {"s": {"width": 6}}}})
    narrow = view.watch(cells="text", texts="cut", ellipsis="..")
    daemon.sync()
    cell = narrow.rows()[0].cell("s")
    assert (cell.text, cell.is_cut, cell.whole_bytes) == ("é␁é␁..", True, 9000)
    assert narrow.rows()[1].cell("s").whole_bytes is None
    wide = view.watch(text_bytes=1_000_000)
    daemon.sync()
    assert wide.rows()[0]["s"] == text


def test_hits_count_code_points_where_they_are_asked_for(daemon: Daemon) -> None:
    with table_server.connect(positions="utf-32") as points:
        for one, hits in ((daemon, ((3, 4),)), (points, ((2, 3),))):
            view = one.create([["😀xy"]], columns=[{"id": "s", "type": "text"}]).view()
            view.set({"search": {"text": "y"}})
            watched = view.watch(cells="text")
            one.sync()
            assert watched.rows()[0].cell("s").matches == hits
