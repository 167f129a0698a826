"""The difference of two tables through the client."""

from __future__ import annotations

ROWS = [[1, "Ada"], [2, "Bob"], [3, "Cai"]]
COLUMNS = [{"id": "id", "type": "integer"}, {"id": "name"}]


def test_a_difference_is_a_table_that_follows_both_sides(daemon):
    table = daemon.create(ROWS, columns=COLUMNS, key_columns=["id"])
    changes = daemon.open_difference({"text": "id,name\n1,Ada\n2,Robert\n"}, table)
    found = changes.description["difference"]
    assert found["counts"] == {"same": 1, "added": 1, "removed": 0, "changed": 1, "moved": 0}
    view = changes.view(filter="diff_kind != 'same'")
    assert [(row["diff_kind"], row["was_name"]) for row in view.rows()] == [
        ("changed", "Robert"),
        ("added", None),
    ]
    table.set(2, "name", "Robert")
    daemon.sync()
    assert [row["diff_kind"] for row in view.rows()] == ["added"]
    again = daemon.open_difference(table, {"table": table.id}, match="keys", columns=["name"])
    assert again.description["difference"]["columns"]["was"] == {"name": "was_name"}
