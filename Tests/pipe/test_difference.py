"""The difference of two tables as a table (`guide/difference-view.md`), against a plain model."""

import base64
import random

import pytest
from difference_model import check_by_content, check_by_key
from harness import seeds

COLUMNS = ["name", "size", "note"]
NAMES = ["Ada", "Bob", "Cai", "Dee", ""]


def value(draw, column):
    if column == "size":
        return draw.choice([None, 0, 1, 2, 30])
    return draw.choice([None, *NAMES]) if column == "note" else draw.choice(NAMES)


def table_rows(pipe, table):
    """A table's rows in source order, from a view of its own."""
    view = f"all-{table}"
    if view not in pipe.__dict__.setdefault("own_views", set()):
        pipe.own_views.add(view)
        pipe.request("view/open", table=table, view=view)
    return [
        (key, {name: cell["value"] for name, cell in cells.items()})
        for key, cells in pipe.cells(view)
    ]


def difference_rows(pipe, columns):
    """The rows of the difference ``d``: keys of both sides, marks, cells, cells before."""
    rows = []
    for _, cells in table_rows(pipe, "d"):
        rows.append(
            (
                cells["diff_from"],
                cells["diff_to"],
                cells["diff_kind"],
                cells["diff_moved"],
                cells["diff_changed"],
                {name: cells[name] for name in columns if name in cells},
                {
                    name: cells[f"was_{name}"]
                    for name in columns
                    if f"was_{name}" in cells
                },
            )
        )
    return rows


def check(pipe, before, after, columns, by):
    pipe.sync()
    rows = difference_rows(pipe, columns)
    compared = [name for name in columns if name in rows[0][6]] if rows else columns
    if by == "content":
        check_by_content(before, after, rows, compared)
    else:
        found = [(new if new is not None else old, *rest) for old, new, *rest in rows]
        check_by_key(before, after, found, compared, columns)
        for old, new, kind, *_ in rows:
            assert old == new or (old is None) == (kind == "added")
            assert (new is None) == (kind == "removed")
    counts = pipe.request("table/describe", table="d")["difference"]["counts"]
    kinds = [row[2] for row in rows]
    assert counts == {
        kind: kinds.count(kind) for kind in ("same", "added", "removed", "changed", "moved")
    }


def make(pipe, draw, table, keys, by):
    rows = []
    for key in keys:
        rows.append([key, *(value(draw, column) for column in COLUMNS)])
    pipe.request(
        "table/create",
        table=table,
        columns=[
            {"id": "id", "type": "integer"},
            {"id": "name"},
            {"id": "size", "type": "integer"},
            {"id": "note"},
        ],
        rows=rows,
        **({"keyColumns": ["id"]} if by == "keys" else {}),
    )


def change(pipe, draw, table, by):
    """One random request that changes a table."""
    keys = [key for key, _ in table_rows(pipe, table)]
    kind = draw.choice(["set", "set", "insert", "remove", "move", "undo", "redo", "key", "many"])
    if kind in ("undo", "redo"):
        pipe.request(f"table/{kind}", table=table)
        return
    edits = []
    if kind == "insert" or not keys:
        taken = {cells["id"] for _, cells in table_rows(pipe, table)}
        ids = draw.sample(sorted(set(range(1, 40)) - taken), draw.randint(1, 3))
        place = draw.choice([{"kind": "start"}, {"kind": "end"}])
        if keys and draw.random() < 0.7:
            place = {"kind": draw.choice(["before", "after"]), "row": draw.choice(keys)}
        rows = [{"id": id, **{name: value(draw, name) for name in COLUMNS}} for id in ids]
        edits.append({"kind": "insert", "rows": rows, "place": place})
    elif kind == "remove":
        edits.append({"kind": "remove", "rows": draw.sample(keys, min(len(keys), 2))})
    elif kind == "move" and len(keys) > 2:
        moving, beside = draw.sample(keys, 2)
        edits.append({"kind": "move", "rows": [moving], "place": {"kind": "before", "row": beside}})
    elif kind == "key":
        taken = {cells["id"] for _, cells in table_rows(pipe, table)}
        free = draw.choice(sorted(set(range(1, 40)) - taken))
        edits.append({"kind": "set", "row": draw.choice(keys), "column": "id", "value": free})
    else:
        for key in draw.sample(keys, min(len(keys), 3 if kind == "many" else 1)):
            column = draw.choice(COLUMNS)
            edits.append(
                {"kind": "set", "row": key, "column": column, "value": value(draw, column)}
            )
    pipe.request("table/edit", table=table, edits=edits)


@pytest.mark.parametrize("by", ["keys", "columns", "content"])
@pytest.mark.parametrize("seed", seeds(3))
def test_the_difference_follows_both_sides(pipe, by, seed):
    draw = random.Random(f"{by} {seed}")
    make(pipe, draw, "a", draw.sample(range(1, 40), 8), by)
    make(pipe, draw, "b", draw.sample(range(1, 40), 8), by)
    match = {"kind": "columns", "columns": ["id"]} if by == "columns" else {"kind": by}
    pipe.request(
        "table/openDifference", table="d", match=match, **{"from": {"table": "a"}, "to": {"table": "b"}}
    )
    pipe.request("view/open", table="d", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})

    def sides():
        rows = [table_rows(pipe, table) for table in "ab"]
        if by == "columns":
            rows = [[(cells["id"], cells) for _, cells in side] for side in rows]
        return rows

    for _ in range(25):
        before, after = sides()
        if by == "columns":
            pipe.sync()
            rows = difference_rows(pipe, ["id", *COLUMNS])
            found = [(cells["id"], kind, moved, changed, cells, was)
                     for _, _, kind, moved, changed, cells, was in rows]
            found = [(key, kind, moved, changed, cells, was if kind != "added" else dict.fromkeys(was))
                     for key, kind, moved, changed, cells, was in found]
            check_by_key(before, after, found, ["id", *COLUMNS], ["id", *COLUMNS])
        else:
            check(pipe, before, after, ["id", *COLUMNS], by)
        change(pipe, draw, draw.choice("abb"), by)


def opened(pipe, source, target, **options):
    return pipe.request("table/openDifference", table="d", **{"from": source, "to": target}, **options)


def kinds(pipe):
    pipe.sync()
    return [(cells["name"], cells["diff_kind"]) for _, cells in table_rows(pipe, "d")]


PEOPLE = "id,name,size\n1,Ada,10\n2,Bob,20\n3,Cai,30\n"


@pytest.mark.parametrize("form", ["path", "text", "base64"])
def test_a_file_is_compared_with_a_table_and_closed_with_the_difference(pipe, tmp_path, form):
    target = tmp_path / "people.csv"
    target.write_text(PEOPLE)
    before = "id,name,size\n1,Ada,10\n2,Robert,20\n4,Dee,40\n"
    (tmp_path / "old.csv").write_text(before)
    source = {
        "path": str(tmp_path / "old.csv"),
        "text": before,
        "base64": base64.b64encode(before.encode()).decode(),
    }
    pipe.request("table/open", table="t", path=str(target), keyColumns=["id"])
    found = opened(pipe, {form: source[form]}, {"table": "t"})["difference"]
    assert found["counts"] == {"same": 1, "added": 1, "removed": 1, "changed": 1, "moved": 0}
    assert kinds(pipe) == [("Ada", "same"), ("Bob", "changed"), ("Dee", "removed"), ("Cai", "added")]
    side = found["from"]["table"]
    edits = [{"kind": "set", "row": 4, "column": "name", "value": "Dora"}]
    pipe.request("table/edit", table=side, edits=edits)
    assert kinds(pipe)[2] == ("Dora", "removed")
    pipe.request("table/close", table="d")
    pipe.sync()
    assert pipe.error("table/describe", table=side).kind == "unknownTable"
    pipe.request("table/describe", table="t")


def test_rows_without_a_key_that_were_edited_in_place_are_changed(pipe):
    pipe.request("table/open", table="t", content={"text": PEOPLE})
    opened(pipe, {"text": PEOPLE.replace("Bob", "Robert").replace("3,Cai,30\n", "")}, {"table": "t"})
    assert kinds(pipe) == [("Ada", "same"), ("Bob", "changed"), ("Cai", "added")]


def test_a_revision_and_the_saved_state_stay_as_they_are(pipe, tmp_path):
    path = tmp_path / "people.csv"
    path.write_text(PEOPLE)
    pipe.request("table/open", table="t", path=str(path))
    edit = [{"kind": "set", "row": 2, "column": "size", "value": 21}]
    pipe.request("table/edit", table="t", edits=edit)
    pipe.request("table/save", table="t")
    edit[0]["row"] = 1
    pipe.request("table/edit", table="t", edits=edit)
    found = opened(pipe, {"table": "t", "saved": True}, {"table": "t"})["difference"]
    assert (found["from"]["follows"], found["to"]["follows"]) == (False, True)
    assert [kind for _, kind in kinds(pipe)] == ["changed", "same", "same"]
    pipe.request("table/undo", table="t")
    assert [kind for _, kind in kinds(pipe)] == ["same", "same", "same"]
    pipe.request("table/close", table="d")
    pipe.own_views.clear()
    opened(pipe, {"table": "t", "revision": 1}, {"table": "t"})
    assert [kind for _, kind in kinds(pipe)] == ["same", "changed", "same"]


def test_columns_that_come_and_go_and_change_their_type(pipe):
    pipe.request("table/open", table="a", content={"text": PEOPLE}, keyColumns=["id"])
    pipe.request("table/open", table="b", content={"text": PEOPLE}, keyColumns=["id"])
    opened(pipe, {"table": "a"}, {"table": "b"})

    def columns():
        pipe.sync()
        described = pipe.request("table/describe", table="d")
        assert described["difference"]["state"] == "current"
        return [column["id"] for column in described["columns"]]

    marks = ["diff_moved", "diff_changed", "diff_from", "diff_to"]
    names = ["id", "was_id", "name", "was_name", "size", "was_size"]
    assert columns() == ["diff_kind", *names, *marks]
    change = {"kind": "addColumn", "column": "note"}
    pipe.request("table/edit", table="b", edits=[change])
    edit = {"kind": "set", "row": 2, "column": "note", "value": "new"}
    pipe.request("table/edit", table="b", edits=[edit])
    assert columns() == ["diff_kind", *names, "note", *marks]
    assert [cells["note"] for _, cells in table_rows(pipe, "d")] == [None, "new", None]
    assert {kind for _, kind in kinds(pipe)} == {"same"}
    pipe.request("table/edit", table="a", edits=[change])
    assert columns() == ["diff_kind", *names, "note", "was_note", *marks]
    assert [kind for _, kind in kinds(pipe)] == ["same", "changed", "same"]
    assert [cells["diff_changed"] for _, cells in table_rows(pipe, "d")] == [None, ["note"], None]
    pipe.request("table/edit", table="b", edits=[{"kind": "removeColumn", "column": "note"}])
    assert columns() == ["diff_kind", *names, "note", *marks]
    pipe.request("table/undo", table="b")
    retype = {"kind": "setColumn", "column": "size", "options": {"type": "text"}}
    pipe.request("table/edit", table="b", edits=[retype])
    assert columns() == ["diff_kind", *names, "note", "was_note", *marks]
    assert [kind for _, kind in kinds(pipe)] == ["same", "changed", "same"]
    assert [cells["size"] for _, cells in table_rows(pipe, "d")] == ["10", "20", "30"]
    assert [cells["was_size"] for _, cells in table_rows(pipe, "d")] == [10, 20, 30]


def test_styles_show_the_marks_and_a_filter_leaves_the_changes(pipe):
    pipe.request("table/open", table="t", content={"text": PEOPLE}, keyColumns=["id"])
    found = opened(pipe, {"text": PEOPLE.replace("Bob", "Robert").replace("3,C", "4,C")}, {"table": "t"})
    only = {"kind": "compare", "column": "diff_kind", "relation": "notEqual", "value": "same"}
    state = {"styles": found["difference"]["styles"], "filter": only}
    pipe.request("view/open", table="d", view="v", state=state)
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, styles=True)
    pipe.sync()
    styles = pipe.updates("s")[-1]["styles"]
    looks = {look["look"]: [one["tag"] for one in look["styles"]] for look in styles["looks"]}
    assert [(looks[row["look"]], row["at"]) for row in styles["rows"]] == [
        (["removed"], [[1, 1]]),
        (["added"], [[2, 1]]),
    ]
    assert [(cell["column"], looks[cell["look"]], cell["at"]) for cell in styles["cells"]] == [
        ("name", ["changed"], [[0, 1]]),
        ("was_name", ["changed"], [[0, 1]]),
    ]
    assert pipe.values("v", "name") == ["Bob", "Cai", "Cai"]
    edit = {"kind": "set", "row": 2, "column": "name", "value": "Robert"}
    pipe.request("table/edit", table="t", edits=[edit])
    pipe.sync()
    assert pipe.values("v", "name") == ["Cai", "Cai"]


def test_its_content_is_not_edited(pipe):
    pipe.request("table/open", table="t", content={"text": PEOPLE})
    opened(pipe, {"table": "t", "revision": 1}, {"table": "t"})
    pipe.request("view/open", table="d", view="v", state={"search": {"text": "Ada"}})
    edit = {"kind": "set", "row": 1, "column": "name", "value": "x"}
    refused = [
        pipe.error("table/edit", table="d", edits=[edit]),
        pipe.error("table/edit", table="d", edits=[{"kind": "remove", "rows": [1]}]),
        pipe.error("table/edit", table="d", edits=[{"kind": "addColumn", "column": "x"}]),
        pipe.error("table/setRows", table="d", rows=[], columns=["name"]),
        pipe.error("cell/draft", view="v", row=1, column="name", action="begin"),
        pipe.error("view/replace", view="v", **{"with": "x"}),
        pipe.error("table/openDifference", **{"from": {"table": "d"}, "to": {"table": "t"}}),
    ]
    assert [error.kind for error in refused] == ["differenceTable"] * len(refused)
    assert pipe.request("table/undo", table="d")["step"] is None
    described = pipe.request("table/describe", table="d")
    assert (described["revision"], described["dirty"]) == (1, False)


def test_what_cannot_be_opened_is_refused_and_leaves_no_table(pipe, tmp_path):
    pipe.request("table/open", table="t", content={"text": PEOPLE}, keyColumns=["id"])
    target = {"table": "t"}

    def error(source, target=target, **options):
        return pipe.error("table/openDifference", table="d", **{"from": source, "to": target}, **options)

    assert error({"table": "u"}).kind == "unknownTable"
    assert error({"text": ""}, {"table": "u"}).kind == "unknownTable"
    assert error({"path": str(tmp_path / "none.csv")}).kind == "notFound"
    assert error({"table": "t", "revision": 7}).kind == "revisionIsGone"
    assert error({"text": PEOPLE + "1,Eve,1\n"}).kind == "duplicateKeys"
    columns = {"kind": "columns", "columns": ["name"]}
    assert error({"text": PEOPLE + "4,Ada,1\n"}, match=columns).kind == "ambiguousRows"
    assert error({"text": PEOPLE}, columns=["none"]).pointer == "/columns/0"
    assert error({"text": PEOPLE, "path": "x"}).kind == "invalidParams"
    assert error({"table": "t", "dialect": {}}).pointer == "/from/dialect"
    assert error({"table": "t", "revision": 1, "saved": True}).pointer == "/from/saved"
    assert error({"text": PEOPLE}, match={"kind": "given", "keys": []}).pointer == "/match/kind"
    assert list(pipe.sync()["tables"]) == ["t"]


def test_it_fails_while_rows_cannot_be_matched_and_recovers(pipe):
    pipe.request("table/open", table="a", content={"text": PEOPLE})
    pipe.request("table/open", table="b", content={"text": PEOPLE})
    opened(pipe, {"table": "a"}, {"table": "b"}, match={"kind": "columns", "columns": ["name"]})

    def name(row, value):
        edit = {"kind": "set", "row": row, "column": "name", "value": value}
        pipe.request("table/edit", table="b", edits=[edit])
        pipe.sync()
        return pipe.request("table/describe", table="d")["difference"]

    found = name(2, "Ada")
    assert found["state"] == "failed" and found["failure"]
    assert kinds(pipe) == [("Ada", "same"), ("Bob", "same"), ("Cai", "same")]
    assert name(3, "Dee")["state"] == "failed"
    assert name(2, "Bob")["state"] == "current"
    assert kinds(pipe) == [("Ada", "same"), ("Bob", "same"), ("Cai", "removed"), ("Dee", "added")]


def test_a_closed_side_is_not_followed_any_more(pipe):
    pipe.request("table/open", table="a", content={"text": PEOPLE})
    pipe.request("table/open", table="b", content={"text": PEOPLE})
    opened(pipe, {"table": "a"}, {"table": "b"})
    pipe.request("table/close", table="a")
    pipe.sync()
    found = pipe.request("table/describe", table="d")["difference"]
    assert (found["from"]["follows"], found["to"]["follows"]) == (False, True)
    edit = {"kind": "set", "row": 2, "column": "size", "value": 5}
    pipe.request("table/edit", table="b", edits=[edit])
    assert [kind for _, kind in kinds(pipe)] == ["same", "changed", "same"]


def test_the_cursor_goes_from_change_to_change(pipe):
    pipe.request("table/open", table="t", content={"text": PEOPLE + "5,Eve,50\n"}, keyColumns=["id"])
    before = "id,name,size\n5,Eve,50\n1,Ada,10\n2,Robert,21\n4,Dee,40\n"
    opened(pipe, {"text": before}, {"table": "t"})
    columns = {name: {"hidden": True} for name in ("diff_kind", "was_id", "was_name", "was_size")}
    pipe.request("view/open", table="d", view="v", state={"columns": columns})
    pipe.request("view/cursor", view="v", row=1, column="id")

    def go(to):
        found = pipe.request("view/cursor", view="v", to=to)
        assert found["found"]
        cells = dict(pipe.cells("v"))[found["row"]]
        return cells["id"]["value"], found["column"], found.get("wrapped", False)

    changes = [(2, "name", False), (2, "size", False), (4, "id", False), (3, "id", False), (5, "id", False)]
    assert [go("nextChange") for _ in changes] == changes
    assert go("nextChange") == (2, "name", True)
    assert go("previousChange") == (5, "id", True)
    assert go("previousChange") == (3, "id", False)
    pipe.request("view/open", table="t", view="w")
    found = pipe.request("view/cursor", view="w", to="nextChange")
    assert not found["found"], "another table has no changes"
