"""Exports and copies through the thin calls, with the real daemon."""

import json

import pytest

from table_server import RequestFailed


def test_rows_are_exported_copied_and_pasted(daemon, tmp_path):
    rows = [["fig", 3], ["kiwi", None], ["a|b", 5]]
    table = daemon.create(columns=[{"id": "name"}, {"id": "count", "type": "integer"}], rows=rows)
    answer = daemon.calls.table_export(table=table.id, format="markdown")
    assert answer["text"].splitlines()[2:] == ["| fig | 3 |", "| kiwi |  |", "| a\\|b | 5 |"]
    path = tmp_path / "fruit.json"
    told = daemon.calls.table_export(table=table.id, format="json", to={"path": str(path)})
    assert told["rowCount"] == 3 and "text" not in told
    assert json.loads(path.read_text()) == [{"name": name, "count": n} for name, n in rows]
    with pytest.raises(RequestFailed) as refused:
        daemon.calls.table_export(table=table.id, format="csv", to={"path": str(path)})
    assert refused.value.kind == "fileExists"
    view = table.view()
    copied = daemon.calls.view_copy(view=view.id, columns=["name"], formats=["html"])
    paste = {"kind": "paste", "at": {"row": 2, "column": "name"}, "overflow": "clip"}
    daemon.calls.table_edit(
        table=table.id, edits=[{**paste, "html": copied["flavours"][0]["text"]}]
    )
    assert [row["name"] for row in view.rows(0, 3)] == ["fig", "fig", "kiwi"]
