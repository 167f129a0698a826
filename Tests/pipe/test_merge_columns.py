"""Merging a changed file with unsaved edits where columns were added, removed, renamed or moved."""

import csv
import io
import random

import pytest
from harness import seeds
from watched_file import (
    HEAD,
    ROWS,
    conflicts,
    describe,
    edit,
    open_table,
    redo,
    replace,
    save,
    set_cell,
    settle,
    undo,
    wait_for,
)


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "people.csv"
    file.write_text(HEAD + "".join(row + "\n" for row in ROWS))
    return file


def shown(pipe):
    """The titles of the columns, and the texts of the rows."""
    pipe.sync()
    columns = describe(pipe)["columns"]
    rows = [
        # The file may be taken in between the two.
        [cells.get(column["id"], {}).get("text") or "" for column in columns]
        for _, cells in pipe.replica("s").rows
    ]
    return [[column["title"] for column in columns], *rows]


def text(table):
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(table)
    return out.getvalue()


def wait_shown(pipe, expected):
    pipe.wait(lambda: shown(pipe) == expected, timeout=30, what=f"\n{expected}; shown is\n{shown(pipe)}")


ADD_NOTE = {"kind": "addColumn", "column": "note", "options": {"type": "text"}}

REMOVE_CITY = {"kind": "removeColumn", "column": "city"}

MERGED = [
    # Our edits, their file, and the merged table.
    pytest.param(
        [set_cell(1, "name", "Eve")],
        [["id", "age", "name", "city"], ["1", "36", "Ada", "Paris"], ["3", "", "Linus", "Helsinki"]],
        [["id", "age", "name", "city"], ["1", "36", "Eve", "Paris"], ["3", "", "Linus", "Helsinki"]],
        id="they add one",
    ),
    pytest.param(
        [ADD_NOTE, set_cell(2, "note", "mine")],
        [["id", "name", "city", "age"], ["2", "Grace", "Salem", "85"], ["4", "Alan", "Wilmslow", "41"]],
        [
            ["id", "name", "city", "age", "note"],
            ["2", "Grace", "Salem", "85", "mine"],
            ["4", "Alan", "Wilmslow", "41", ""],
        ],
        id="both add one",
    ),
    pytest.param(
        [set_cell(1, "name", "Eve")],
        [["id", "name"], ["1", "Ada"], ["2", "Grace"], ["3", "Linus"]],
        [["id", "name"], ["1", "Eve"], ["2", "Grace"], ["3", "Linus"]],
        id="they remove one",
    ),
    pytest.param(
        [{"kind": "setColumn", "column": "name", "options": {"title": "who"}}],
        [["id", "name", "town"], ["1", "Ada", "London"], ["2", "Grace", "New York"]],
        [["id", "who", "town"], ["1", "Ada", "London"], ["2", "Grace", "New York"]],
        id="each renames one",
    ),
    pytest.param(
        [set_cell(1, "name", "Eve"), ADD_NOTE],
        [["city", "name", "id"], ["London", "Ada", "1"], ["Oslo", "Ole", "7"]],
        [["city", "name", "id", "note"], ["London", "Eve", "1", ""], ["Oslo", "Ole", "7", ""]],
        id="they move them",
    ),
    pytest.param(
        [{"kind": "orderColumns", "columns": ["city", "name", "id"]}],
        [["id", "name", "age", "city"], ["1", "Ada", "36", "London"], ["7", "Ole", "9", "Oslo"]],
        [["city", "name", "age", "id"], ["London", "Ada", "36", "1"], ["Oslo", "Ole", "9", "7"]],
        id="we move them, they add one",
    ),
    pytest.param(
        [set_cell(1, "name", "Eve"), REMOVE_CITY],
        [["id", "name", "city", "age"], ["1", "Ada", "London", "36"], ["2", "Hopper", "New York", ""]],
        [["id", "name", "age"], ["1", "Eve", "36"], ["2", "Hopper", ""]],
        id="we remove one",
    ),
    pytest.param(
        [set_cell(2, "city", "Rome"), REMOVE_CITY, ADD_NOTE, set_cell(1, "note", "mine")],
        [["city", "id", "name"], ["London", "1", "Ada"], ["New York", "2", "Grace"], ["", "5", "Eve"]],
        [["id", "name", "note"], ["1", "Ada", "mine"], ["2", "Grace", ""], ["5", "Eve", ""]],
        id="we remove one that we had edited",
    ),
    pytest.param(
        [REMOVE_CITY, set_cell(1, "name", "Eve")],
        [["id", "name"], ["1", "Ada"], ["2", "Hopper"]],
        [["id", "name"], ["1", "Eve"], ["2", "Hopper"]],
        id="both remove the same",
    ),
    pytest.param(
        [{"kind": "insert", "place": {"kind": "end"}, "rows": [{"id": 9, "name": "Zoe", "city": "Rome"}]}],
        [["id", "name", "city", "age"], *(row.split(",") + [""] for row in ROWS), ["9", "Zoe", "Rome", "20"]],
        [["id", "name", "city", "age"], *(row.split(",") + [""] for row in ROWS), ["9", "Zoe", "Rome", "20"]],
        id="both add the same row",
    ),
]


# Without keys, a row that both have added is two rows.
@pytest.mark.parametrize(
    "keys, ours, theirs, merged",
    [pytest.param(["id"], *case.values, id=f"{case.id}-keys") for case in MERGED]
    + [pytest.param(None, *case.values, id=f"{case.id}-content") for case in MERGED[:-1]],
)
def test_columns_of_both_sides(pipe, path, keys, ours, theirs, merged):
    open_table(pipe, path, "merge", **({"keyColumns": keys} if keys else {}))
    settle(pipe)
    for one in ours:
        edit(pipe, one)
    before = shown(pipe)
    replace(path, text(theirs))
    wait_shown(pipe, merged)
    wait_for(pipe, "asOpened")
    assert conflicts(pipe)["count"] == 0
    assert describe(pipe)["dirty"] is (merged != theirs)
    undo(pipe)
    assert shown(pipe) == before
    redo(pipe)
    assert shown(pipe) == merged
    save(pipe)
    assert path.read_text() == text(merged)
    assert not describe(pipe)["dirty"]


REFUSED = [
    pytest.param([set_cell(1, "city", "Rome")], [["id", "name"], ["1", "Ada"]], id="edited, removed"),
    pytest.param([REMOVE_CITY], [["id", "name", "city"], ["1", "Ada", "Rome"]], id="removed, edited"),
    pytest.param([REMOVE_CITY], [["id", "name", "town"], ["1", "Ada", "London"]], id="removed, renamed"),
    pytest.param(
        [REMOVE_CITY], [["id", "name", "city"], ["1", "Ada", "London"], ["4", "Cy", "Oslo"]], id="removed, filled"
    ),
    pytest.param(
        [ADD_NOTE, set_cell(1, "note", "mine")],
        [["id", "name", "city", "note"], ["1", "Ada", "London", "theirs"]],
        id="added on both sides",
    ),
    pytest.param(
        [{"kind": "setColumn", "column": "name", "options": {"title": "who"}}],
        [["id", "whom", "city"], ["1", "Ada", "London"]],
        id="two names",
    ),
    pytest.param(
        [{"kind": "orderColumns", "columns": ["city", "id", "name"]}],
        [["name", "id", "city"], ["Ada", "1", "London"]],
        id="two orders",
    ),
    pytest.param([set_cell(2, "name", "Eve")], [["name", "city"], ["Ada", "London"]], id="a key column"),
]


@pytest.mark.parametrize("ours, theirs", REFUSED)
def test_columns_that_do_not_go_together_are_told(pipe, path, ours, theirs):
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    for one in ours:
        edit(pipe, one)
    before = shown(pipe)
    replace(path, text(theirs))
    wait_for(pipe, "replaced")
    settle(pipe)
    assert shown(pipe) == before, "nothing is merged, and nothing is lost"
    assert pipe.error("table/save", table="t").kind == "fileChanged"
    for _ in ours:
        undo(pipe)
    if theirs[0][0] == "id":
        # Without edits it is a reload.
        wait_shown(pipe, theirs)


class Model:
    """A table as its titles in order, and its rows by key: what a merge of columns gives."""

    def __init__(self, table):
        self.titles = list(table[0])
        self.rows = {row[0]: dict(zip(self.titles, row, strict=True)) for row in table[1:]}

    def table(self, order=None):
        titles = order or self.titles
        return [titles, *([row[title] for title in titles] for row in self.rows.values())]


@pytest.mark.parametrize("seed", seeds(6))
def test_merges_of_columns_follow_the_model(pipe, path, seed):
    """Law: cells, rows and columns of both sides are there, and a save writes them."""
    chance = random.Random(seed)
    open_table(pipe, path, "merge", keyColumns=["id"])
    settle(pipe)
    for step in range(6):
        table = shown(pipe)
        ours, theirs = Model(table), Model(table)
        ids = {column["title"]: column["id"] for column in describe(pipe)["columns"]}
        free = [title for title in table[0] if title != "id"]
        chance.shuffle(free)
        # Each side edits columns of its own, so that there are no conflicts.
        own, other = free[: len(free) // 2], free[len(free) // 2 :]
        added = []
        if chance.random() < 0.6:
            added = [f"o{step}"]
            edit(pipe, {"kind": "addColumn", "column": added[0], "options": {"type": "text"}})
            ids[added[0]] = added[0]
        for key, row in ours.rows.items():
            row |= dict.fromkeys(added, "")
            for title in own + added:
                if chance.random() < 0.4:
                    row[title] = f"a{step}{chance.randrange(9)}"
                    edit(pipe, set_cell(int(key), ids[title], row[title]))
        dropped = [title for title in own if len(own) > 1 and chance.random() < 0.3][:1]
        for title in dropped:
            edit(pipe, {"kind": "removeColumn", "column": ids[title]})
        before = shown(pipe)
        new = [f"t{step}{number}" for number in range(chance.randrange(3))]
        gone = [title for title in other if len(other) > 1 and chance.random() < 0.2][:1]
        for row in theirs.rows.values():
            row |= {title: f"n{chance.randrange(9)}" for title in new}
            for title in other:
                if chance.random() < 0.4:
                    row[title] = f"b{step}{chance.randrange(9)}"
        # Their columns stay in order, and new ones are somewhere among them.
        order = [title for title in theirs.titles if title not in gone]
        expected = [title for title in [*theirs.titles, *added] if title not in gone]
        for title in new:
            place = chance.randrange(1, len(order) + 1)
            order.insert(place, title)
            expected.insert(expected.index(order[place - 1]) + 1, title)
        chance_key = str(100 + step)
        theirs.rows[chance_key] = {title: f"k{step}" for title in order} | {"id": chance_key}
        theirs.rows[chance_key] |= dict.fromkeys(dropped, "")
        expected = [title for title in expected if title not in dropped]
        merged = Model([expected])
        for key, row in theirs.rows.items():
            mine = ours.rows.get(key, {})
            taken = own + added
            merged.rows[key] = {
                title: (mine.get(title, row.get(title, "")) if title in taken else row[title])
                for title in expected
            }
        replace(path, text(theirs.table(order)))
        wait_shown(pipe, merged.table())
        assert conflicts(pipe)["count"] == 0
        if chance.random() < 0.5:
            undo(pipe)
            assert shown(pipe) == before
            redo(pipe)
            assert shown(pipe) == merged.table()
        save(pipe)
        assert path.read_text() == text(merged.table())
