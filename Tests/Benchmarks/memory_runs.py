"""Memory of the daemon under long traffic: rows that pass through a table, and ten minutes of everything.

    python3 Tests/Benchmarks/memory_runs.py pass   --daemon PATH [--rows 10000000] [--by edit|setRows]
    python3 Tests/Benchmarks/memory_runs.py mixed  --daemon PATH [--minutes 10] [--tables 200] [--depth N]
    python3 Tests/Benchmarks/memory_runs.py close  --daemon PATH [--megabytes 195]

Each prints what it measured and what it is to reach, and ends with status 1 where that is missed.
Steps are made as often as they are taken back, so that histories grow as the root of the time does;
with ``--depth 3`` each table's is full within the first two minutes.
Resident memory is read from ``/proc``, so this runs on Linux only.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import subprocess
import sys
import threading
import time


class Daemon:
    """A daemon behind its pipes; a thread reads all that it says, or pauses where it is told to."""

    def __init__(self, path, pauses=False):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = queue.Queue()
        self.updates = 0
        self.pauses = pauses
        self.number = 0
        threading.Thread(target=self._read, daemon=True).start()
        self.call("initialize", {"capabilities": {}, "journal": "off"})
        self.send({"jsonrpc": "2.0", "method": "initialized", "params": {}})

    def _read(self):
        stream = self.process.stdout
        resumed = time.monotonic()
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    return
                if line == b"\r\n":
                    break
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            message = json.loads(stream.read(length))
            if "id" in message and "method" not in message:
                self.answers.put(message)
            else:
                self.updates += 1
            # A slow reader: it stands still for a while, again and again.
            if self.pauses and time.monotonic() - resumed > 0.7:
                time.sleep(1.5)
                resumed = time.monotonic()

    def send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def post(self, method, params):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        return self.number

    def call(self, method, params):
        number = self.post(method, params)
        while True:
            answer = self.answers.get(timeout=120)
            if answer["id"] == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def resident(self):
        """Resident memory in MiB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            for line in status:
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) / 1024
        return 0.0

    def end(self):
        self.process.stdin.close()
        self.process.wait(timeout=30)


COLUMNS = [
    {"id": "n", "title": "n", "type": "integer"},
    {"id": "t", "title": "t", "type": "text"},
]


def row(number):
    return [number, f"row {number} of all"]


def pass_rows(arguments):
    """Rows pass through a table of 1,000: the memory stays where it was."""
    daemon = Daemon(arguments.daemon)
    living, step = 1000, arguments.step
    daemon.call("table/create", {"table": "t", "columns": COLUMNS, "rows": [row(n) for n in range(living)]})
    daemon.call("view/open", {"table": "t", "view": "v"})
    daemon.call("view/watch", {"view": "v", "subscription": "s", "window": {"kind": "entries", "first": 0, "size": 50}})
    passed, first, last = 0, 1, living
    start = reached = None
    began = time.monotonic()
    while passed < arguments.rows:
        if arguments.by == "setRows":
            rows = [row(passed + n) for n in range(step)]
            daemon.call("table/setRows", {"table": "t", "rows": rows, "history": "none"})
            passed += step
        else:
            rows = [row(last + n) for n in range(step)]
            edits = [
                {"kind": "insert", "rows": rows},
                {"kind": "remove", "rows": list(range(first, first + step))},
            ]
            daemon.call("table/edit", {"table": "t", "history": "none", "edits": edits})
            passed, first, last = passed + step, first + step, last + step
        if start is None and passed >= arguments.warm:
            start = daemon.resident()
        if passed % (max(arguments.rows // 20, step) // step * step) == 0:
            reached = daemon.resident()
            print(f"{passed:>10} rows passed: {reached:7.1f} MiB, {passed / (time.monotonic() - began):8.0f} rows/s")
    reached = daemon.resident()
    stats = daemon.call("server/stats", {})
    print(json.dumps(stats.get("memory")))
    daemon.end()
    growth = reached - (start or 0)
    print(f"growth {growth:.1f} MiB after the first {arguments.warm} rows; to reach: 30")
    return growth <= 30


def slope(samples):
    """MiB a minute, by least squares over (seconds, MiB)."""
    count = len(samples)
    if count < 2:
        return 0.0
    time_mean = sum(at for at, _ in samples) / count
    mean = sum(size for _, size in samples) / count
    below = sum((at - time_mean) ** 2 for at, _ in samples)
    return 60 * sum((at - time_mean) * (size - mean) for at, size in samples) / below


class Shadow:
    """What the script knows of one table: the keys of its rows."""

    def __init__(self, name, keys):
        self.name = name
        self.keys = keys
        self.undone = 0
        self.steps = 0

    def note(self, history):
        """Takes in what an answer says of the history."""
        self.steps, self.undone = history["undo"], history["redo"]


def mix(daemon, shadow, random_, depth):
    """One change or look at one table."""
    name, keys = shadow.name, shadow.keys
    kind = random_.randrange(12)
    if kind < 3 and depth and shadow.steps >= depth:
        kind = 3
    if kind < 3:
        column = random_.choice("nt")
        value = random_.randrange(10**6)
        value = f"text {value}" if column == "t" else value
        edit = {"kind": "set", "row": random_.choice(keys), "column": column, "value": value}
        shadow.note(daemon.call("table/edit", {"table": name, "edits": [edit]})["history"])
    elif kind < 6:
        # As often as a step is made, so that the history does not grow by itself.
        shadow.note(daemon.call("table/undo", {"table": name})["history"])
    elif kind == 6:
        first = random_.randrange(len(keys))
        daemon.call("view/scroll", {"subscription": "s" + name, "first": first})
    elif kind == 7:
        direction = random_.choice(["ascending", "descending"])
        sort = [{"column": random_.choice("nt"), "direction": direction}]
        daemon.call("view/set", {"view": "v" + name, "state": {"sort": sort}})
    elif kind < 10:
        rows = [row(random_.randrange(10**6)) for _ in range(10)]
        edits = [{"kind": "insert", "rows": rows}, {"kind": "remove", "rows": keys[:10]}]
        change = {"table": name, "history": "none", "edits": edits}
        shadow.keys = keys[10:] + daemon.call("table/edit", change)["inserted"]
    else:
        rows = [row(random_.randrange(10**6)) for _ in range(len(keys))]
        daemon.call("table/setRows", {"table": name, "rows": rows, "history": "none"})
        shadow.keys = keys_of(daemon, name)


def keys_of(daemon, name):
    page = daemon.call("view/rows", {"view": "v" + name, "range": {"first": 0, "size": 1000}})
    return page["keys"]


def account(daemon, tables):
    """What the daemon says it holds, and how many steps the histories have."""
    memory = daemon.call("server/stats", {})["memory"]
    steps = sum(shadow.steps + shadow.undone for shadow in tables)
    print(f"{steps} steps; {json.dumps(memory)}", flush=True)
    return steps, memory


def tell_growth(before, after):
    """Prints by purpose what came between two accounts, in KiB."""
    (steps, old), (steps_now, new) = before, after
    parts = {name: new["tables"][name] - size for name, size in old["tables"].items()}
    parts |= {name: new[name] - size for name, size in old.items() if name != "tables"}
    print(f"growth: {steps_now - steps} steps, KiB:", {name: size // 1024 for name, size in parts.items() if size})


def mixed(arguments):
    """Mixed traffic on many tables, with a slow reader: the memory does not grow."""
    random_ = random.Random(arguments.seed)
    daemon = Daemon(arguments.daemon, pauses=True)
    tables = []
    for number in range(arguments.tables):
        name = f"t{number}"
        rows = [row(n) for n in range(100)]
        daemon.call("table/create", {"table": name, "columns": COLUMNS, "rows": rows})
        daemon.call("view/open", {"table": name, "view": "v" + name})
        watch = {"view": "v" + name, "subscription": "s" + name, "window": {"kind": "entries", "first": 0, "size": 30}}
        daemon.call("view/watch", watch)
        tables.append(Shadow(name, list(range(1, 101))))
    began = time.monotonic()
    samples, calls, told, settled = [], 0, 0.0, None
    while (now := time.monotonic() - began) < 60 * arguments.minutes:
        mix(daemon, random_.choice(tables), random_, arguments.depth)
        calls += 1
        if settled is None and now > 60 * arguments.settle:
            settled = account(daemon, tables)
        if now - told > 5:
            told = now
            samples.append((now, daemon.resident()))
            print(f"{now:6.0f} s {calls:>8} calls {daemon.updates:>8} updates {samples[-1][1]:7.1f} MiB", flush=True)
    ended = account(daemon, tables)
    if settled is not None:
        tell_growth(settled, ended)
    after = [sample for sample in samples if sample[0] > 60 * arguments.settle]
    found = slope(after)
    daemon.end()
    print(f"slope {found:.2f} MiB a minute after {arguments.settle} minutes; to reach: 0.2")
    return found < 0.2


def close(arguments):
    """Tables are made and closed: what they held is given back."""
    daemon = Daemon(arguments.daemon)
    daemon.call("table/create", {"table": "w", "columns": COLUMNS, "rows": [row(n) for n in range(10)]})
    daemon.call("table/close", {"table": "w"})
    before = daemon.resident()
    text = "x" * 950
    held = 0.0
    for number in range(arguments.megabytes // 20 or 1):
        rows = [[n, text + str(n)] for n in range(20 * 1024)]
        daemon.call("table/create", {"table": f"t{number}", "columns": COLUMNS, "rows": rows})
        held = daemon.resident()
    for number in range(arguments.megabytes // 20 or 1):
        daemon.call("table/close", {"table": f"t{number}"})
    after = held
    for _ in range(20):
        time.sleep(0.25)
        after = daemon.resident()
        if after <= 1.5 * before:
            break
    print(json.dumps(daemon.call("server/stats", {}).get("memory")))
    daemon.end()
    print(f"before {before:.1f}, with tables {held:.1f}, after closing {after:.1f} MiB; to reach: {1.5 * before:.1f}")
    return after <= 1.5 * before


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", choices=["pass", "mixed", "close"])
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--step", type=int, default=500, help="rows per request")
    parser.add_argument("--warm", type=int, default=50_000, help="rows before the first measurement")
    parser.add_argument("--by", choices=["edit", "setRows"], default="edit")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--settle", type=float, default=2, help="minutes that are not counted")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--depth", type=int, default=0, help="undo steps per table at most; 0: any number")
    parser.add_argument("--megabytes", type=int, default=195)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.daemon = os.path.abspath(arguments.daemon)
    runs = {"pass": pass_rows, "mixed": mixed, "close": close}
    return 0 if runs[arguments.run](arguments) else 1


if __name__ == "__main__":
    sys.exit(main())
