"""Round trips of the daemon over its pipes, as multiples of a C echo that gives the same bytes.

    python3 Tests/Benchmarks/echo_ratios.py --daemon .build/release/table-server [--rows 1000000] [CASE…]

The client, the daemon and the echo run on one core. A C program plays the requests and measures from
the first byte written to the last byte of the answer and its update; Python only prepares. With
``--python`` the client is written in Python and decodes what it reads, as most clients do. The echo
answers each request with the bytes that the daemon sent for it. Times are medians, on a machine that
does nothing else; ratios depend on it less. The program ends with status 1 where a ratio is above
what it is to reach.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import random
import statistics
import struct
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
COLUMNS = ["id", "name", "email", "age", "balance", "city", "created", "note"]
WRAPPED = {"rows": {"wrap": True}, "columns": {"note": {"maximum": 40}}}
WORDS = "river stone paper light garden window silver market winter copper".split()


def write_table(path, rows):
    """A file like the sample table of the other benchmarks."""
    chance = random.Random(1)
    with open(path, "w", encoding="ascii") as file:
        file.write(",".join(COLUMNS) + "\n")
        for row in range(rows):
            name = f"{chance.choice(WORDS)} {chance.choice(WORDS)}"
            note = " ".join(chance.choices(WORDS, k=chance.randrange(1, 25)))
            file.write(
                f"{row},{name},user{row}@example.org,{chance.randrange(18, 90)},"
                f"{chance.randrange(0, 10**6) / 100:.2f},{chance.choice(WORDS)},2024-01-01,{note}\n"
            )


def frame(message):
    body = json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Daemon:
    """A daemon behind its pipes, asked one thing after another."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.output = self.process.stdout
        self.number = 0
        self.updates = []
        self.call("initialize", {"capabilities": {}, "journal": "off"})
        self.process.stdin.write(frame({"jsonrpc": "2.0", "method": "initialized", "params": {}}))

    def request(self, method, params):
        self.number += 1
        return frame({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})

    def exactly(self, count):
        data = b""
        while len(data) < count:
            data += self.output.read(count - len(data))
        return data

    def receive(self):
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.exactly(1)
        return json.loads(self.exactly(int(head.split(b":")[1])))

    def call(self, method, params):
        self.process.stdin.write(self.request(method, params))
        while True:
            message = self.receive()
            if message.get("id") == self.number and "method" not in message:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            if message.get("method") == "view/update":
                self.updates.append(message["params"])

    def end(self):
        self.call("shutdown", None)
        self.process.stdin.write(frame({"jsonrpc": "2.0", "method": "exit"}))
        self.process.stdin.close()
        self.process.wait(timeout=60)


def open_table(daemon, file, state):
    daemon.call("table/open", {"table": "t", "path": str(file)})
    daemon.call("view/open", {"table": "t", "view": "v", "state": state})
    # Background work would be measured, too: all processes share a core.
    while not daemon.call("table/describe", {"table": "t"})["rowsState"]["examined"]:
        time.sleep(0.1)
    daemon.call("view/sync", {"layout": True})
    daemon.updates.clear()


def watch(daemon, window):
    daemon.call("view/watch", {"view": "v", "subscription": "s", "window": window})
    daemon.call("view/sync", {"layout": True})
    return next(update["reset"]["keys"] for update in daemon.updates if "reset" in update)


def cell(daemon, row, column, value):
    edit = {"kind": "set", "row": row, "column": column, "value": value}
    return daemon.request("table/edit", {"table": "t", "history": "none", "edits": [edit]})


def cell_edits(daemon, count):
    keys = watch(daemon, {"kind": "entries", "first": 0, "size": 30})
    return [(2, cell(daemon, keys[n % len(keys)], "city", f"city {n}")) for n in range(count)]


def rewraps(daemon, count):
    keys = watch(daemon, {"kind": "viewport", "offset": 100_000, "extent": 50})
    return [
        (2, cell(daemon, keys[n % len(keys)], "note", "word " * (1 + 7 * n % 38))) for n in range(count)
    ]


def heights(daemon, count):
    keys = watch(daemon, {"kind": "viewport", "offset": 100_000, "extent": 50})
    requests = []
    for n in range(count):
        options = {"settings": {"height": 1 + (n // len(keys) + n) % 8}}
        edit = {"kind": "setRow", "row": keys[n % len(keys)], "options": options}
        params = {"table": "t", "history": "none", "edits": [edit]}
        requests.append((2, daemon.request("table/edit", params)))
    return requests


def scrolls(daemon, count):
    watch(daemon, {"kind": "viewport", "offset": 0, "extent": 50})
    height = daemon.updates[-1]["layout"]["height"]
    chance = random.Random(9)
    offsets = [chance.randrange(100, int(height) - 200) for _ in range(count)]
    return [(2, daemon.request("view/scroll", {"subscription": "s", "offset": o})) for o in offsets]


def reads(daemon, count):
    def place(chance):
        first = chance.randrange(0, 10_000)
        return {"first": first, "size": 50}

    chance = random.Random(9)
    return [
        (1, daemon.request("view/rows", {"view": "v", "range": place(chance)}))
        for _ in range(count)
    ]


SORTED = {"sort": [{"column": "age", "direction": "ascending"}]}
# By name: the requests, each with how many frames answer it; the view; the ratio to reach.
CASES = {
    "edit": (cell_edits, SORTED, 2.5),
    "rewrap": (rewraps, {"layout": WRAPPED}, 10),
    "height": (heights, {"layout": WRAPPED}, 10),
    "scroll": (scrolls, {"layout": WRAPPED}, 8),
    "rows": (reads, {}, 4),
}


def records(parts):
    return b"".join(struct.pack("<II", frames, len(data)) + data for frames, data in parts)


def play_slowly(requests, process):
    """The same in Python, as a client that is not written for speed."""
    times, replies = [], []
    into, out = process.stdin.fileno(), process.stdout.fileno()
    for frames, data in requests:
        start = time.perf_counter_ns()
        os.write(into, data)
        reply, end = b"", 0
        for _ in range(frames):
            while (head := reply.find(b"\r\n\r\n", end)) < 0:
                reply += os.read(out, 1 << 20)
            size = int(reply[end:head].lower().split(b"content-length:")[1])
            while len(reply) < head + 4 + size:
                reply += os.read(out, 1 << 20)
            json.loads(reply[head + 4 : head + 4 + size])
            end = head + 4 + size
        times.append(time.perf_counter_ns() - start)
        replies.append(reply)
    return times, replies


def play(player, requests, process):
    """How long each request took, in nanoseconds, and what answered it."""
    if player is None:
        return play_slowly(requests, process)
    with tempfile.NamedTemporaryFile() as file:
        file.write(records(requests))
        file.flush()
        ends = process.stdout.fileno(), process.stdin.fileno()
        command = [player, "play", *map(str, ends), file.name]
        result = subprocess.run(command, stdout=subprocess.PIPE, pass_fds=ends, check=True).stdout
    times, replies, place = [], [], 0
    while place < len(result):
        end = result.index(b"\n", place)
        spent, size = map(int, result[place:end].split())
        place = end + 1 + size
        times.append(spent)
        replies.append(result[end + 1 : place])
    if len(times) != len(requests):
        raise RuntimeError(f"{len(times)} answers to {len(requests)} requests")
    return times, replies


def measured(arguments, player, case, file):
    make, state, _ = CASES[case]
    daemon = Daemon(arguments.daemon)
    open_table(daemon, file, state)
    requests = make(daemon, arguments.operations)
    client = None if arguments.python else player
    times, replies = play(client, requests, daemon.process)
    daemon.end()
    if any(b'"error":{' in reply[:400] for reply in replies):
        raise RuntimeError(f"{case}: {next(r for r in replies if b'error' in r)[:500]}")
    with tempfile.NamedTemporaryFile() as canned:
        canned.write(records([(1, reply) for reply in replies]))
        canned.flush()
        echo = subprocess.Popen([player, "echo", canned.name], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        floor, _ = play(client, requests, echo)
        echo.wait(timeout=10)
    skipped = len(times) // 10
    return (
        statistics.median(times[skipped:]) / 1000,
        statistics.median(floor[skipped:]) / 1000,
        statistics.median(map(len, replies)),
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("cases", nargs="*", metavar="CASE", help=f"of {', '.join(CASES)}; default: all")
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--operations", type=int, default=1000)
    parser.add_argument("--core", type=int, default=0, help="where all processes run; -1: on any core")
    parser.add_argument("--python", action="store_true", help="a client in Python in place of one in C")
    parser.add_argument("--folder", help="keeps the table between runs")
    arguments = parser.parse_args()
    is_reached = True
    with tempfile.TemporaryDirectory() as folder:
        player = f"{folder}/frame_player"
        subprocess.run(["cc", "-O2", "-o", player, HERE / "peers" / "frame_player.c"], check=True)
        file = pathlib.Path(arguments.folder or folder) / f"ratios-{arguments.rows}.csv"
        if not file.exists():
            write_table(file, arguments.rows)
        if arguments.core >= 0:
            os.sched_setaffinity(0, {arguments.core})
        for case in arguments.cases or CASES:
            spent, floor, size = measured(arguments, player, case, file)
            ratio, wanted = spent / floor, CASES[case][2]
            print(
                f"{case:>8}: {spent:7.1f} µs, echo {floor:5.1f} µs of {size:,.0f} bytes:"
                f" {ratio:5.1f}; to reach: {wanted}",
                flush=True,
            )
            is_reached = is_reached and ratio <= wanted
    return is_reached


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
