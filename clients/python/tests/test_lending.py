"""Rows that the program lends."""

import contextlib
import gc
import sqlite3
import threading

import pytest

from table_server import ChangeRefused, RequestFailed, RowsChanged, iterated, query

PEOPLE = [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Grace"}, {"id": 3, "name": "Mary"}]


def shown(table):
    return [tuple(row.values()) for row in table.view().rows(0, 10_000)]


def test_a_list_is_lent_and_read_again(daemon):
    people = list(PEOPLE)
    table = daemon.lend(people, key=["id"])
    assert [row["name"] for row in table.view().rows(0, 5)] == ["Ada", "Grace", "Mary"]
    people[0] = {"id": 1, "name": "Ada Lovelace"}
    table.source_changed()
    assert [row["name"] for row in table.view().rows(0, 5)] == ["Ada Lovelace", "Grace", "Mary"]


def test_a_function_gives_pages(daemon):
    asked = []

    def page(offset, size):
        asked.append(offset)
        return [(number, number / 2) for number in range(offset, min(offset + size, 5000))]

    table = daemon.lend(page, columns=["n", {"id": "half", "type": "number"}], row_count=5000)
    assert table.describe()["rowsState"]["count"] == 5000 and len(asked) > 2
    assert [row["half"] for row in table.view().rows(4998, 5)] == [2499.0, 2499.5]


def test_an_iterator_is_read_once_for_each_reading(daemon):
    begun = []

    def begin():
        begun.append(1)
        return iter(range(3000))

    table = daemon.lend(iterated(lambda: ((n,) for n in begin()), columns=["n"]))
    assert [row["n"] for row in table.view().rows(2999, 1)] == [2999] and len(begun) == 1
    table.source_changed()
    assert len(begun) == 2


def test_a_query_of_any_database_is_lent(daemon, tmp_path):
    path = str(tmp_path / "shop.db")
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE fruit (id INTEGER PRIMARY KEY, name TEXT)")
        database.executemany("INSERT INTO fruit VALUES (?, ?)", [(n, f"f{n}") for n in range(9000)])
        database.commit()
    table = daemon.lend(query(lambda: sqlite3.connect(path), "SELECT * FROM fruit WHERE id > ?", [9]))
    assert [column.id for column in table.columns] == ["id", "name"]
    assert [row["name"] for row in table.view().rows(8988, 5)] == ["f8998", "f8999"]


def test_rows_are_read_on_one_thread_which_ends_with_its_reading(daemon):
    threads, ended = [], threading.Event()

    def begin():
        try:
            for number in range(30_000):
                threads.append(threading.current_thread())
                yield (number,)
        finally:
            threads.append(threading.current_thread())
            ended.set()

    table = daemon.lend(iterated(begin, columns=["n"]))
    assert [row["n"] for row in table.view().rows(29_999, 1)] == [29_999]
    assert ended.wait(5) and len(set(threads)) == 1
    ended.clear()
    with pytest.raises(RequestFailed) as failure:  # the rows after a refused page are not read
        daemon.lend(iterated(lambda: ((1, 2) for _ in begin()), columns=["n"]))
    assert failure.value.kind == "badSource" and "1 cells" in str(failure.value)
    gc.collect()
    assert ended.wait(5) and len(threads) < 60_000


def test_a_key_that_is_missing_in_a_function_is_no_missing_method(daemon):
    with pytest.raises(RequestFailed) as failure:
        daemon.lend(lambda offset, size: {}["rows"], columns=["n"])
    assert failure.value.kind == "sourceFailed" and "KeyError('rows')" in str(failure.value)


def test_what_goes_wrong_in_a_page_is_the_error_of_the_request(daemon):
    def page(offset, size):
        raise RuntimeError("the server is down")

    with pytest.raises(RequestFailed) as failure:
        daemon.lend(page, columns=["n"])
    assert failure.value.kind == "sourceFailed" and "the server is down" in str(failure.value)
    with pytest.raises(ValueError, match="columns are needed"):
        daemon.lend([(1,)])
    with pytest.raises(TypeError, match="iterated"):
        daemon.lend(iter([1]))


def test_more_rows_than_the_daemon_keeps_are_refused_by_name(daemon):
    page = [(1,)] * 100_000
    with pytest.raises(RequestFailed, match=r"wholeRowsMax is \d+, this would need") as failure:
        daemon.lend(lambda offset, size: page[:size], columns=["n"], page_rows=len(page))
    assert failure.value.kind == "limit"


def test_edits_are_written_by_a_function(daemon):
    people = {one["id"]: dict(one) for one in PEOPLE}
    written = []

    def write(changes):
        written.extend(changes)
        made = {}
        for place, change in enumerate(changes):
            if change.values.get("name") == "":
                raise ChangeRefused(place, "a name is needed", "name")
            if change.kind == "insert":
                new = max(people) + 1
                people[new] = {"id": new, **{k: v for k, v in change.values.items() if k != "id"}}
                made[place] = {"id": new}
            elif people.get(change.key[0]) != change.before:
                raise RowsChanged([place])
            elif change.kind == "update":
                people[change.key[0]].update(change.values)
            else:
                del people[change.key[0]]
        return made

    table = daemon.lend(
        lambda offset, size: list(people.values())[offset : offset + size],
        columns=[{"id": "id", "type": "integer"}, "name"], key=["id"], write=write,
    )  # fmt: skip
    table.set(1, "name", "Ada L.")
    table.insert([{"name": "Emmy"}])
    saved = table.save()
    assert (saved.way, saved.dirty, saved.records) == ("committed", False, 2)
    assert people[1]["name"] == "Ada L." and people[4]["name"] == "Emmy"
    assert written[0].before == {"id": 1, "name": "Ada"} and written[0].key == (1,)
    assert shown(table)[-1] == (4, "Emmy")
    table.set(2, "name", "")
    with pytest.raises(RequestFailed) as failure:
        table.save()
    assert failure.value.kind == "constraint" and failure.value.data["column"] == "name"
    table.undo()
    people[2]["name"] = "G. H."
    table.set(2, "name", "Grace H.")
    with pytest.raises(RequestFailed) as failure:
        table.save()
    assert failure.value.kind == "rowsChanged"
