"""Tables of SQLite databases."""

import contextlib
import sqlite3

import pytest

from table_server import RequestFailed


@pytest.fixture
def shop(tmp_path):
    path = str(tmp_path / "shop.db")
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(
            """
            CREATE TABLE fruit (id INTEGER PRIMARY KEY, name TEXT, price REAL);
            CREATE TABLE other (a);
            INSERT INTO fruit VALUES (1, 'fig', 0.5), (2, 'kiwi', 0.75);
            """
        )
        database.commit()
    return path


def test_a_table_of_a_database_is_listed_opened_and_saved(daemon, shop):
    tables = {one["name"]: one for one in daemon.list_database(shop)}
    assert tables["fruit"]["rows"] == {"count": 2, "complete": True}
    table = daemon.open(shop, from_={"table": "fruit"}, key_columns=["id"])
    assert [row["name"] for row in table.view().rows(0, 2)] == ["fig", "kiwi"]
    table.set(2, "price", 1.25)
    table.save()
    with contextlib.closing(sqlite3.connect(shop)) as database:
        assert database.execute("SELECT price FROM fruit WHERE id = 2").fetchall() == [(1.25,)]


def test_a_query_is_opened(daemon, shop):
    table = daemon.open(
        shop, from_={"query": "SELECT name FROM fruit WHERE price > ?", "params": [0.6]}
    )
    assert [row["name"] for row in table.view().rows(0, 5)] == ["kiwi"]


def test_a_database_with_several_tables_needs_a_name(daemon, shop):
    with pytest.raises(RequestFailed) as failure:
        daemon.open(shop)
    assert failure.value.kind == "sourceNeeded"
