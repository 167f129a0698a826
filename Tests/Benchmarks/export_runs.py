"""Export of a sorted, filtered view of a large file, beside Polars and DuckDB on one core.

    python3 Tests/Benchmarks/export_runs.py --daemon PATH [--file CSV] [--rows 1000000] [--runs 3]

Without ``--file`` a table of the wanted rows is made: eight columns, every type, some quotes. The view
leaves out a part of the rows and sorts the others by a number. Printed are seconds, processor seconds of
the daemon and megabytes per second of output, the best of the runs. Peers that are not installed are left
out. Processor times are read from ``/proc``, so this runs on Linux only.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from sample_file import make  # noqa: E402

FORMATS = ["csv", "tsv", "json", "ndjson", "markdown", "html", "sql", "latex", "text"]


class Daemon:
    """A daemon behind its pipes."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.call("initialize")

    def call(self, method, **params):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self.process.stdin.flush()
        while True:
            head = self.process.stdout.readline()
            while (line := self.process.stdout.readline()) != b"\r\n":
                head += line
            answer = json.loads(self.process.stdout.read(int(head.split(b":")[1].split()[0])))
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def work(self):
        """Processor seconds so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def peak(self):
        """The largest resident memory so far, in MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0]) / 1024


def tell(name, seconds, work, size):
    rate = size / 1e6 / max(work, 0.001)
    print(f"{name:24} {seconds:8.2f} s  {work:8.2f} cpu s  {rate:8.0f} MB per cpu s")


def measured(runs, run):
    """The least seconds and processor seconds of a run in this process."""
    best = None
    for _ in range(runs):
        start = (time.perf_counter(), time.process_time())
        run()
        took = (time.perf_counter() - start[0], time.process_time() - start[1])
        best = min(best or took, took)
    return best


def peers(path, out, runs):
    try:
        import duckdb

        base = duckdb.connect()
        base.execute("SET threads TO 1")
        base.execute(f"CREATE TABLE t AS SELECT * FROM read_csv('{path}')")
        query = "SELECT * FROM t WHERE balance > 250 ORDER BY score"
        base.execute(f"CREATE TABLE s AS {query}")
        for form in ("csv", "json"):
            copy = f"COPY s TO '{out}' (FORMAT {form})"
            took = measured(runs, lambda copy=copy: base.execute(copy))
            tell(f"duckdb {form}, sorted", *took, os.path.getsize(out))
    except ImportError:
        print("duckdb is not installed")
    try:
        os.environ["POLARS_MAX_THREADS"] = "1"
        import polars

        table = polars.read_csv(path, try_parse_dates=True)
        table = table.filter(polars.col("balance") > 250).sort("score")
        took = measured(runs, lambda: table.write_csv(out))
        tell("polars csv, sorted", *took, os.path.getsize(out))
        took = measured(runs, lambda: table.write_ndjson(out))
        tell("polars ndjson, sorted", *took, os.path.getsize(out))
    except ImportError:
        print("polars is not installed")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--file")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path, out = options.file or f"{folder}/in.csv", f"{folder}/out"
        if not options.file:
            make(path, options.rows)
        daemon = Daemon(options.daemon)
        daemon.call("table/open", table="t", path=path, wait=True)
        state = {"sort": [{"column": "score"}], "filter": "balance > 250.0"}
        daemon.call("view/open", table="t", view="v", state=state)
        for format in FORMATS:
            best = None
            for _ in range(options.runs):
                start = (time.perf_counter(), daemon.work())
                to = {"path": out, "overwrite": True, "sync": False}
                daemon.call("table/export", view="v", format=format, to=to)
                took = (time.perf_counter() - start[0], daemon.work() - start[1])
                best = min(best or took, took)
            tell(f"table-server {format}", *best, os.path.getsize(out))
        print(f"peak memory of the daemon: {daemon.peak():.0f} MiB")
        peers(path, out, options.runs)


main()
