"""How soon the daemon answers a cancellation, and how soon it stops, for everything that takes long.

    python3 Tests/Benchmarks/cancel_runs.py --daemon PATH --folder FOLDER [--rows 5000000] [--runs 7] [METHOD…]

Each request is made once to its end, and then cancelled at random moments of that time. For each it
prints how long it takes by itself, and of the cancelled ones the median and the longest time from
``$/cancelRequest`` to the answer, and the processor time that the daemon's threads still took, together,
until they rested: another load on the machine does not count there. It ends with status 1 where an answer
takes longer than 50 ms. Threads are read from ``/proc``, so this runs on Linux only.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import statistics
import subprocess
import sys
import threading
import time

CANCELLED = -32800
ANSWER_MS, WORK_MS = 50, 100


class Daemon:
    """A daemon behind its pipes; a thread notes when each answer came."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = queue.Queue()
        self.number = 0
        threading.Thread(target=self._read, daemon=True).start()
        self.call("initialize", {"capabilities": {}, "journal": "off"})
        self.send("initialized", {})

    def _read(self):
        stream = self.process.stdout
        while header := stream.readline():
            length = int(header.split(b":")[1])
            stream.readline()
            body = stream.read(length)
            came = time.monotonic()
            message = json.loads(body)
            if "id" in message and "method" not in message:
                self.answers.put((came, message))

    def send(self, method, params, number=None):
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        if number is not None:
            message["id"] = number
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def start(self, method, params):
        self.number += 1
        self.send(method, params, self.number)
        return self.number

    def answer(self, number):
        while True:
            came, message = self.answers.get(timeout=300)
            if message["id"] == number:
                return came, message

    def call(self, method, params):
        _, message = self.answer(self.start(method, params))
        if "error" in message:
            raise RuntimeError(f"{method}: {message['error']}")
        return message["result"]

    def processor(self):
        """The milliseconds of processor time that all threads have had."""
        folder, total = f"/proc/{self.process.pid}/task", 0
        for task in os.listdir(folder):
            try:
                with open(f"{folder}/{task}/schedstat") as stat:
                    total += int(stat.read().split()[0])
            except OSError:
                pass
        return total / 1e6

    def rest(self):
        """Waits until threads have had next to no processor time for 40 ms; the time they had then."""
        begun, last = time.monotonic(), self.processor()
        while True:
            time.sleep(0.04)
            now = self.processor()
            if now - last < 0.5:
                return now
            last = now
            if time.monotonic() - begun > 120:
                raise RuntimeError("it does not come to rest")


def sample(folder, rows):
    path = os.path.join(folder, f"cancel-{rows}.csv")
    if os.path.exists(path):
        return path
    chance = random.Random(1)
    words = ["".join(chance.choice("abcdefghijklmnop ") for _ in range(chance.randrange(4, 40))) for _ in range(50_021)]
    with open(path + ".part", "w") as file:
        file.write("id,name,number,group,note\n")
        for first in range(0, rows, 100_000):
            file.write("".join(
                f"{row},{words[row * 7919 % 50_021]} {row % 9973},{row * 48271 % 2147483647},"
                f"g{row % 997},{words[row * 31 % 50_021]}\n"
                for row in range(first, min(rows, first + 100_000))))  # fmt: skip
    os.rename(path + ".part", path)
    return path


class Case:
    """A request that takes long; `before` and `after` are requests around each try."""

    def __init__(self, name, method, params, before=(), after=()):
        self.name, self.method, self.params = name, method, params
        self.before, self.after = before, after


RESET = ("view/set", {"view": "v", "state": {"sort": [], "search": None, "filter": None, "sections": None, "layout": None}})
UNDO = ("table/undo", {"table": "t"})


def cases(path, rows):
    """The requests; t and its copy are tables of `path`, m is one in memory."""
    columns = [{"id": "id", "type": "integer"}, {"id": "text"}, {"id": "n", "type": "integer"}]
    some = min(rows, 200_000)
    made = [[row, f"word {row * 7919 % 50_021}", row % 9973] for row in range(some)]
    other = [[row * 7919 % some, f"word {row % 50_021}", row % 9973] for row in range(some)]
    text = "id,text,n\n" + "".join(f"{a},{b},{c}\n" for a, b, c in made)
    close = [("table/close", {"table": "x"})]
    state = lambda **state: {"view": "v", "state": state}
    search = {"text": "nowhere to be found"}
    replacing = {"view": "v", "search": {"text": "ab"}, "with": "ba"}
    rules = {"rowRules": [{"expression": "size(name) + number > 0"}]}
    yield Case("table/open", "table/open", {"table": "x", "path": path, "wait": True}, after=close)
    yield Case("table/open, keys", "table/open", {"table": "x", "path": path, "keyColumns": ["id"]}, after=close)
    yield Case("table/open, two keys", "table/open", {"table": "x", "path": path, "keyColumns": ["id", "group"]}, after=close)
    yield Case("table/open, large sample", "table/open", {"table": "x", "path": path, "sampleRows": 1_000_000}, after=close)
    yield Case("table/open, content", "table/open", {"table": "x", "content": {"text": text}, "wait": True}, after=close)
    yield Case("table/create", "table/create", {"table": "x", "columns": columns, "rows": made}, after=close)
    yield Case("table/create, detecting", "table/create", {"table": "x", "rows": [[str(c) for c in r] for r in made], "detectTypes": True}, after=close)
    yield Case("table/setRows, keys", "table/setRows", {"table": "m", "rows": other}, after=[("table/undo", {"table": "m"})])
    yield Case("table/setRows, content", "table/setRows", {"table": "m", "rows": other, "match": {"kind": "content"}}, after=[("table/undo", {"table": "m"})])
    yield Case("table/setRows, all cells", "table/setRows", {"table": "m", "rows": [[a, b + "!", c + 1] for a, b, c in made]}, after=[("table/undo", {"table": "m"})])
    yield Case("table/edit, insert", "table/edit", {"table": "m", "edits": [{"kind": "insert", "rows": [[a + some, b, c] for a, b, c in made]}]}, after=[("table/undo", {"table": "m"})])
    yield Case("table/edit, new type", "table/edit", {"table": "t", "edits": [{"kind": "setColumn", "column": "number", "options": {"type": "text"}}]}, after=[UNDO])
    yield Case("table/edit, computed", "table/edit", {"table": "t", "edits": [{"kind": "addColumn", "column": "c", "options": {"computed": "size(name) + number"}}]}, after=[UNDO])
    yield Case("table/edit, preview", "table/edit", {"table": "m", "preview": True, "edits": [{"kind": "remove", "rows": [r[0] for r in made]}]})
    yield Case("table/undo", "table/undo", {"table": "m"}, before=[("table/setRows", {"table": "m", "rows": other})], after=[("table/setRows", {"table": "m", "rows": made})])
    yield Case("table/jump", "table/jump", {"table": "m", "step": 0}, before=[("table/setRows", {"table": "m", "rows": other})], after=[("table/setRows", {"table": "m", "rows": made})])
    yield Case("table/declare, hidden", "table/declare", {"table": "t", "declarations": {"settings": {"hidden": {"expression": "number % 7 == 0"}}}}, after=[("table/declare", {"table": "t", "declarations": {"settings": {"hidden": None}}})])
    yield Case("table/validate", "table/validate", {"table": "t"}, before=[("table/declare", {"table": "t", "declarations": rules})])
    yield Case("table/diff, keys", "table/diff", {"from": {"table": "t"}, "to": {"table": "copy"}})
    yield Case("table/diff, columns", "table/diff", {"from": {"table": "t"}, "to": {"table": "copy"}, "match": {"kind": "columns", "columns": ["id"]}})
    yield Case("table/diff, content", "table/diff", {"from": {"table": "t"}, "to": {"table": "copy"}, "match": {"kind": "content"}})
    for column in ("number", "name", "group"):
        yield Case(f"view/set, sort by {column}", "view/set", state(sort=[{"column": column, "direction": "descending"}]), after=[RESET])
    yield Case("view/set, natural sort", "view/set", state(sort=[{"column": "name", "direction": "ascending", "comparator": "natural"}]), after=[RESET])
    yield Case("view/set, sort by two", "view/set", state(sort=[{"column": "group", "direction": "ascending"}, {"column": "name", "direction": "ascending"}]), after=[RESET])
    yield Case("view/set, sort by expression", "view/set", state(sort=[{"expression": "number % 1000", "direction": "ascending"}]), after=[RESET])
    yield Case("view/set, search", "view/set", state(search=search), after=[RESET])
    yield Case("view/set, fuzzy search", "view/set", state(search={"text": "zzzz", "match": "fuzzy"}), after=[RESET])
    yield Case("view/set, regex", "view/set", state(search={"text": "(a|b)*c.*d{3}e$", "match": "regex"}), after=[RESET])
    yield Case("view/set, filter", "view/set", state(filter="number % 7 == 3 && name.contains('ab')"), after=[RESET])
    yield Case("view/set, sections", "view/set", state(sections={"by": [{"column": "group"}], "aggregates": [{"column": "number", "kind": "sum"}]}), after=[RESET])
    yield Case("view/set, many sections", "view/set", state(sections={"by": [{"column": "id"}]}), after=[RESET])
    yield Case("view/set, layout", "view/set", state(layout={"rows": {"wrap": True}, "columns": {"name": {"width": 20}}}), after=[RESET])
    yield Case("view/open, sorted", "view/open", {"table": "t", "view": "w", "state": {"sort": [{"column": "name", "direction": "ascending"}]}}, after=[("view/close", {"view": "w"})])
    yield Case("view/replace", "view/replace", replacing, after=[UNDO])
    yield Case("view/replace, preview", "view/replace", {**replacing, "preview": True})
    yield Case("view/aggregate, sum", "view/aggregate", {"view": "v", "aggregates": [{"column": "number", "kind": "sum"}, {"column": "name", "kind": "distinct"}]})
    yield Case("view/aggregate, groups", "view/aggregate", {"view": "v", "groupBy": ["group"], "aggregates": [{"column": "number", "kind": "mean"}]})
    yield Case("view/aggregate, many groups", "view/aggregate", {"view": "v", "groupBy": ["number"], "aggregates": [{"column": "id", "kind": "max"}], "sort": {"kind": "aggregate", "index": 0}})
    yield Case("view/find", "view/find", {"view": "v", "search": search})
    yield Case("view/find, regex", "view/find", {"view": "v", "search": {"text": "(a|b)*c.*d{3}e$", "match": "regex"}})
    yield Case("view/rows", "view/rows", {"view": "v", "range": {"first": rows // 2, "size": 10_000}})
    yield Case("view/select, all", "view/select", {"view": "v", "action": "all"}, after=[("view/select", {"view": "v", "action": "none"})])
    yield Case("text/measure", "text/measure", {"texts": ["some words to be measured " * 40] * 2_000, "wrap": {"width": 20}})
    yield Case("expression/evaluate", "expression/evaluate", {"source": "range(0, 100).map(x, range(0, 100).map(y, x * y).size()).size()", "dialect": "table"})


def measure(daemon, case, runs, chance, give_up):
    """What a case took: alone, and the times of each cancelled try."""
    def around(calls):
        for method, params in calls:
            daemon.call(method, params)
    around(case.before)
    daemon.rest()
    begun = time.monotonic()
    came, message = daemon.answer(daemon.start(case.method, case.params))
    if "error" in message:
        return None, [], [], str(message["error"])[:150]
    span = came - begun
    around(case.after)
    daemon.rest()
    answers, work = [], []
    tried = time.monotonic()
    for _ in range(runs * 4):
        if len(answers) == runs or time.monotonic() - tried > give_up:
            break
        around(case.before)
        daemon.rest()
        number = daemon.start(case.method, case.params)
        time.sleep(chance.uniform(0.02, 0.95) * span)
        had, sent = daemon.processor(), time.monotonic()
        daemon.send("$/cancelRequest", {"id": number})
        came, message = daemon.answer(number)
        if "error" not in message:
            answers.append(max(0, came - sent) * 1000)
            around(case.after)
            continue
        assert message["error"]["code"] == CANCELLED, message
        answers.append((came - sent) * 1000)
        work.append(daemon.rest() - had)
        if case.before:
            around(case.after)
    return span * 1000, answers, work, ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--rows", type=int, default=5_000_000)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60, help="for one request at most")
    parser.add_argument("methods", nargs="*")
    options = parser.parse_args()
    path = sample(options.folder, options.rows)
    daemon = Daemon(options.daemon)
    for table in ("t", "copy"):
        daemon.call("table/open", {"table": table, "path": path, "wait": True})
    daemon.call("view/open", {"table": "t", "view": "v"})
    some = min(options.rows, 200_000)
    daemon.call("table/create", {
        "table": "m", "columns": [{"id": "id", "type": "integer"}, {"id": "text"}, {"id": "n", "type": "integer"}],
        "rows": [[row, f"word {row * 7919 % 50_021}", row % 9973] for row in range(some)],
        "keyColumns": ["id"]})  # fmt: skip
    chance = random.Random(options.seed)
    worst = 0.0
    print(f"{'request':32} {'alone':>9} {'answer':>8} {'longest':>8} {'work':>8} {'most':>8}   ms, {options.rows} rows")
    for case in cases(path, options.rows):
        if options.methods and not any(case.name.startswith(method) for method in options.methods):
            continue
        try:
            span, answers, work, fault = measure(daemon, case, options.runs, chance, options.seconds)
        except (RuntimeError, AssertionError, queue.Empty) as error:
            print(f"{case.name:32} {error!r}", flush=True)
            return 1
        if fault:
            print(f"{case.name:32} {fault}", flush=True)
            continue
        row = [f"{span:9.1f}"]
        for times in (answers, work):
            row += [f"{statistics.median(times):8.1f}", f"{max(times):8.1f}"] if times else ["       -"] * 2
        worst = max([worst, *answers])
        marks = "".join([" ANSWER" * bool(answers and max(answers) > ANSWER_MS), " WORK" * bool(work and max(work) > WORK_MS)])
        print(f"{case.name:32} {' '.join(row)}{marks}", flush=True)
    print(f"the longest answer to a cancellation took {worst:.1f} ms; to reach: {ANSWER_MS} ms")
    return worst > ANSWER_MS


if __name__ == "__main__":
    sys.exit(main())
