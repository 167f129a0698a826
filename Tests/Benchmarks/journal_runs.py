"""What the journal of edits costs: single edits without it, written, and synced; and a recovery.

    python3 Tests/Benchmarks/journal_runs.py --daemon PATH [--rows 100000] [--edits 100000] [--runs 5]

Pipelined: up to 200 edits are on their way, each a request of its own. Alone: each edit waits for the answer
to the one before. Printed are medians of the runs; the ways take turns, so that a busy machine slows
all of them. The recovery applies the edits of a daemon that was killed. Journals are written to a
temporary folder in the working directory, whose device is the one that is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

# As many requests as are surely not refused.
IN_FLIGHT = 200
WAYS = {
    "without": {"journal": "off"},
    "written": {"durability": "written"},
    "synced": {"durability": "synced"},
}


class Daemon:
    """A daemon behind its pipes, with one message on a line."""

    def __init__(self, path, folder, **options):
        environment = {**os.environ, "XDG_STATE_HOME": str(folder)}
        self.process = subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self.call("initialize", **options)

    def call(self, method, **params):
        self.process.stdin.write(line(0, method, params))
        self.process.stdin.flush()
        return self.answer(0)

    def answer(self, number):
        while True:
            message = json.loads(self.process.stdout.readline())
            if message.get("id") == number and "method" not in message:
                if "error" in message:
                    raise SystemExit(message["error"]["message"])
                return message["result"]

    def end(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


def line(number, method, params):
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    return json.dumps(message).encode() + b"\n"


def edit(number, rows):
    change = {"kind": "set", "row": number % rows + 1, "column": "n", "value": -number}
    return line(number, "table/edit", {"table": "t", "edits": [change]})


def pipelined(daemon, rows, edits):
    """Edits per second."""
    lines = [edit(number, rows) for number in range(1, edits + 1)]
    start = time.perf_counter()
    answered = 0
    for first in range(0, edits, IN_FLIGHT // 2):
        daemon.process.stdin.write(b"".join(lines[first : first + IN_FLIGHT // 2]))
        daemon.process.stdin.flush()
        answered = read(daemon, answered, first)
    read(daemon, answered, edits)
    return edits / (time.perf_counter() - start)


def read(daemon, answered, count):
    """Reads answers until so many have come."""
    while answered < count:
        message = daemon.process.stdout.readline()
        if b'"error":{' in message:
            raise SystemExit(message.decode())
        answered += b'"id":' in message
    return answered


def alone(daemon, rows, edits):
    """The median of microseconds from a request to its answer."""
    times = []
    for number in range(1, edits + 1):
        start = time.perf_counter()
        daemon.process.stdin.write(edit(number, rows))
        daemon.process.stdin.flush()
        daemon.answer(number)
        times.append((time.perf_counter() - start) * 1e6)
    return statistics.median(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--edits", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        folder = pathlib.Path(folder).resolve()
        file = folder / "numbers.csv"
        file.write_text("n,text\n" + "".join(f"{row},row {row}\n" for row in range(arguments.rows)))

        def opened(**options):
            daemon = Daemon(arguments.daemon, folder / "state", **options)
            return daemon, daemon.call("table/open", table="t", path=str(file), wait=True)

        rates = {way: [] for way in WAYS}
        waits = {way: [] for way in WAYS}
        for _ in range(arguments.runs):
            for way, options in WAYS.items():
                for figures, run, edits in (
                    (rates, pipelined, arguments.edits // 5),
                    (waits, alone, arguments.edits // 50),
                ):
                    daemon, _ = opened(**options)
                    figures[way].append(run(daemon, arguments.rows, edits))
                    daemon.call("table/close", table="t")
                    daemon.end()
        rate = {way: statistics.median(figures) for way, figures in rates.items()}
        wait = {way: statistics.median(figures) for way, figures in waits.items()}
        for way in WAYS:
            print(
                f"{way:>8}: {rate[way]:9,.0f} pipelined edits a second"
                f" ({rate[way] / rate['without']:.2f} of without);"
                f" alone {wait[way]:7.1f} µs ({wait[way] / wait['without']:.2f} times)"
            )
        daemon, _ = opened()
        pipelined(daemon, arguments.rows, arguments.edits)
        daemon.end()
        recoveries = []
        for _ in range(arguments.runs):
            daemon, description = opened()
            found = description["journal"]["recoverable"]["changes"]
            start = time.perf_counter()
            outcome = daemon.call("table/recover", table="t", action="apply")
            recoveries.append((time.perf_counter() - start) * 1e3)
            if outcome["changes"] != found:
                raise SystemExit(f"{outcome['changes']} of {found} changes were recovered")
            daemon.end()
        print(f"recovery of {found:,} edits: {statistics.median(recoveries):.0f} ms")


if __name__ == "__main__":
    main()
