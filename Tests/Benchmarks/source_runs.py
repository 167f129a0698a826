"""JSON, SQLite and compressed files, beside peers: the first rows, all typed, scrolling, sorting by an index.

    python3 Tests/Benchmarks/source_runs.py --daemon PATH --folder FOLDER [--rows 1000000] [--runs 5] [GROUP…]

Groups:

- ``ndjson``: rows × 8 columns, one object per line. Peer: ``polars.read_ndjson``.
- ``json``: an array of objects of ``--bytes`` (195 MB). Peers: ``polars.read_json``, Python's ``json``.
- ``sqlite``: a table of so many rows with an index. Peer: the statement itself, by Python's ``sqlite3``.
- ``gzip``: the CSV, compressed. Peers: Python's ``gzip``, and the plain file.
- ``lent``: as many rows × 8 columns of the Python client, from a list and from a query of SQLite. Cells a second, from
  ``lend`` until the daemon has all rows.

Times are milliseconds, and the median of the runs, each with a fresh daemon that has started. Files are kept in the
folder, and were read before the first run. A peer that is not installed is left out. Figures:

- first 50: from sending ``table/open`` to the first 50 rows, in one write with ``view/open`` and ``view/rows``.
- all typed: from sending ``table/open`` until every cell is examined. With MB/s of processor time.
- scroll p99: of 1,000 reads of 50 rows at random places.
- sorted: from ``view/set`` to the first 50 rows in the order of a column.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gzip
import json
import pathlib
import random
import sqlite3
import statistics
import sys
import tempfile
import time

import sample_sources
from shape_runs import Daemon

PAGE = 50
READS = 1000


def milliseconds(body, runs):
    """The median time of a call."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        body()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def tell(name, took, target=None, peers=(), more=""):
    """Prints one figure with its target and the peers' figures."""
    beside = "".join(f"; {peer} {other:,.1f} ms ({took / other:.2f} times)" for peer, other in peers)
    wanted = f" (target {target})" if target else ""
    print(f"{name:<28} {took:>10,.1f} ms{wanted}{beside}{more}", flush=True)


def note_peer(peers, name, body, runs):
    """Measures a peer that may not be installed."""
    try:
        peers.append((name, milliseconds(body, runs)))
    except ImportError:
        print(f"  {name} is not installed")


class Opened:
    """A fresh daemon with one open file, and how long its parts took."""

    def __init__(self, options, path, **params):
        self.folder = tempfile.TemporaryDirectory(dir=options.folder)
        self.daemon = Daemon(options.daemon, self.folder.name)
        work, start = self.daemon.work(), time.perf_counter()
        self.daemon.call("table/open", table="t", path=str(path), **params)
        self.daemon.call("view/open", table="t", view="v")
        assert self.page(0) == PAGE
        self.first = (time.perf_counter() - start) * 1000
        self.examine()
        self.typed = (time.perf_counter() - start) * 1000
        self.work = self.daemon.work() - work

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.daemon.process.kill()
        self.daemon.process.wait()
        self.folder.cleanup()

    def page(self, first, **params):
        answer = self.daemon.call(
            "view/rows", view="v", range={"first": first, "size": PAGE}, **{"as": "text", **params}
        )
        return len(answer["keys"])

    def examine(self):
        while True:
            state = self.daemon.call("table/describe", table="t")["rowsState"]
            if state["complete"] and state["examined"]:
                self.rows = state["count"]
                return
            time.sleep(0.002)

    def scrolled(self):
        """The 99th percentile of reads at random places, in milliseconds."""
        chance = random.Random(28)
        times = []
        for _ in range(READS):
            first = chance.randrange(self.rows - PAGE)
            start = time.perf_counter()
            assert self.page(first) == PAGE
            times.append((time.perf_counter() - start) * 1000)
        return sorted(times)[READS * 99 // 100]

    def sorted_by(self, column):
        start = time.perf_counter()
        state = {"sort": [{"column": column}]}
        self.daemon.call("view/set", view="v", state=state)
        assert self.page(0, wait=True) == PAGE
        return (time.perf_counter() - start) * 1000


def opened(options, path, **params):
    """The medians of the first rows, of all typed, and of MB/s of processor time."""
    firsts, typed, works = [], [], []
    for _ in range(options.runs):
        with Opened(options, path, **params) as one:
            firsts.append(one.first)
            typed.append(one.typed)
            works.append(one.work)
    rate = path.stat().st_size / 1e6 / max(statistics.median(works), 0.001)
    return statistics.median(firsts), statistics.median(typed), f"; {rate:,.0f} MB/s per core"


def run_ndjson(options):
    path = sample_sources.ndjson(options.folder, options.rows)
    first, typed, rate = opened(options, path)
    peers = []

    def polars():
        import polars

        assert polars.read_ndjson(path).height == options.rows

    note_peer(peers, "polars.read_ndjson", polars, options.runs)
    tell("NDJSON, first 50", first, "15 ms")
    tell("NDJSON, all typed", typed, "polars", peers, rate)


def run_json(options):
    path = sample_sources.array(options.folder, options.bytes)
    first, typed, rate = opened(options, path)
    peers = []

    def polars():
        import polars

        polars.read_json(path)

    note_peer(peers, "polars.read_json", polars, 1)
    note_peer(peers, "json.loads", lambda: json.loads(path.read_bytes()), 1)
    tell("JSON array, first 50", first, "15 ms")
    tell("JSON array, all typed", typed, "200 MB/s per core", peers, rate)


def run_sqlite(options):
    path = sample_sources.database(options.folder, options.rows)
    chosen = {"from": {"table": "rows"}}
    first, typed, rate = opened(options, path, **chosen)
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as base:

        def statement(rest, *values):
            return lambda: base.execute(f"SELECT * FROM rows {rest}", values).fetchall()

        tell("SQLite, first 50", first, "20 ms", [("SELECT", milliseconds(statement("LIMIT 50"), 5))])
        tell("SQLite, all rows", typed, None, [("SELECT", milliseconds(statement(""), 1))], rate)
        with Opened(options, path, **chosen) as one:
            middle = statement("WHERE id BETWEEN ? AND ?", options.rows // 2, options.rows // 2 + PAGE - 1)
            tell("SQLite, scroll p99", one.scrolled(), "2 ms", [("SELECT", milliseconds(middle, 50))])
            for column in ("score", "balance"):
                page = milliseconds(statement(f"ORDER BY {column} LIMIT 50"), 5)
                order = milliseconds(
                    lambda column=column: base.execute(f"SELECT id FROM rows ORDER BY {column}").fetchall(), 1)
                peers = [("SELECT … LIMIT 50", page), ("the whole order", order)]
                indexed = "an index" if column == "score" else "no index"
                tell(f"SQLite, sorted by {indexed}", one.sorted_by(column), "1.2 ×", peers)


def run_gzip(options):
    plain = sample_sources.lines(options.folder, options.rows)
    path = sample_sources.compressed(options.folder, options.rows)
    first, typed, rate = opened(options, path)
    of_plain = opened(options, plain)
    peers = []
    note_peer(peers, "gzip of Python", lambda: gzip.decompress(path.read_bytes()), 1)
    tell("gzip, first 50", first, None, [*peers, ("plain", of_plain[0])])
    tell("gzip, all typed", typed, None, [("plain", of_plain[1])], rate)


def run_lent(options):
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "clients/python/src"))
    import table_server

    path = sample_sources.database(options.folder, options.rows)
    connect = functools.partial(sqlite3.connect, f"file:{path}?mode=ro", uri=True)
    with contextlib.closing(connect()) as base:
        cursor = base.execute("SELECT * FROM rows")
        names, rows = [column[0] for column in cursor.description], cursor.fetchall()
    size = len(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode())
    for name, source in (("a list", rows), ("a query", table_server.query(connect, "SELECT * FROM rows"))):
        times = []
        for _ in range(options.runs):
            with table_server.connect(options.daemon) as daemon:
                start = time.perf_counter()
                table = daemon.lend(source, columns=names)
                times.append(time.perf_counter() - start)
                assert table.describe()["rowsState"]["count"] == options.rows
        took = statistics.median(times)
        rate = f"; {len(names) * options.rows / took:,.0f} cells/s, {size / took / 1e6:,.0f} MB/s"
        tell(f"lent, {name}", took * 1000, "1,000,000 cells/s, 20 MB/s", (), rate)


GROUPS = {"ndjson": run_ndjson, "json": run_json, "sqlite": run_sqlite, "gzip": run_gzip, "lent": run_lent}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--bytes", type=int, default=195_000_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("groups", nargs="*", metavar="GROUP", default=[])
    options = parser.parse_args()
    options.folder = pathlib.Path(options.folder).resolve()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.groups or GROUPS:
        GROUPS[name](options)


if __name__ == "__main__":
    main()
