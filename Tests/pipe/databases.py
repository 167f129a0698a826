"""Databases for tests: made with Python's sqlite3, and read back with it."""

import contextlib
import sqlite3

SHOP = """
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, born DATE, photo BLOB);
CREATE TABLE orders (
  id INTEGER PRIMARY KEY, customer INTEGER NOT NULL REFERENCES customers (id),
  at DATETIME DEFAULT CURRENT_TIMESTAMP, total NUMERIC(10,2), paid BOOLEAN DEFAULT 0,
  tax AS (total * 0.2));
CREATE TABLE lines (
  "order" INTEGER, place INTEGER, what TEXT, PRIMARY KEY ("order", place)) WITHOUT ROWID;
CREATE VIEW debts AS SELECT name, sum(total) AS debt FROM orders JOIN customers
  ON customers.id = customer WHERE NOT paid GROUP BY name;
INSERT INTO customers VALUES (1, 'Ada', '1815-12-10', x'0a1bff'), (2, 'Bob', NULL, NULL);
INSERT INTO orders (id, customer, at, total, paid) VALUES
  (7, 1, '2026-11-01 10:00:00', 12.5, 0), (9, 2, '2026-11-02 09:30:00', 3, 1),
  (12, 1, '2026-11-03 18:00:00', 100, 0);
INSERT INTO lines VALUES (7, 2, 'ink'), (7, 1, 'pen'), (9, 1, 'cup');
"""


def made(path, script, rows=()):
    """A database of a script; `rows` are statements with the values of many rows."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(script)
        for statement, values in rows:
            database.executemany(statement, values)
        database.commit()
    return path


def query(path, statement, values=()):
    """The rows of a statement, as Python's sqlite3 has them."""
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        database.text_factory = lambda text: text.decode(errors="surrogateescape")
        return database.execute(statement, values).fetchall()


def run(path, *statements):
    """Runs statements as another program would, and commits."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


def blob_text(value):
    if len(value) <= 64:
        return "x'" + value.hex() + "'"
    return f"x'{value[:16].hex()}…' ({len(value)} bytes)"


def shown(value):
    """The text that a cell shows for a value of a column whose type fits."""
    if value is None:
        return ""
    if isinstance(value, bytes):
        return blob_text(value)
    if isinstance(value, float) and value == int(value) and abs(value) < 1e15:
        return str(int(value))
    return str(value)


def texts(pipe, table, size=100_000):
    """The texts of all cells of a table, by row."""
    view = pipe.request("view/open", table=table)["view"]
    found = pipe.cells(view, range={"first": 0, "size": size})
    pipe.request("view/close", view=view)
    return [[cell["text"] for cell in row.values()] for _, row in found]
