"""Instructions that the daemon executes for one edit or one scroll, counted by callgrind.

    python3 Tests/Benchmarks/instruction_counts.py --daemon .build/release/table-server [--operations 100] [CASE…]

A table has 2,000 rows and 3 columns, a view sorts it, and a subscription watches 30 rows of it. An
operation is one change, the update that follows and one ``view/sync``. The daemon runs twice, once
with N operations and once with 2N: the difference, divided by N, is free of everything that happens
once. Counts do not depend on the load of the machine. The program ends with status 1 where a count
is above what it is to reach.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROWS, WINDOW = 2000, 30
COLUMNS = [{"id": "n", "type": "integer"}, {"id": "t", "type": "text"}, {"id": "m", "type": "integer"}]
WRAPPED = {"rows": {"wrap": True}, "sizing": {"mode": {"kind": "fixed", "width": 12}}}


class Daemon:
    """A daemon under callgrind, behind its pipes. One request at a time, so that runs are alike."""

    def __init__(self, path, output):
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", path]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.number = 0
        self.updates = 0
        self.call("initialize", {"capabilities": {}, "journal": "off"})
        self.send({"jsonrpc": "2.0", "method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise RuntimeError("the daemon has ended")
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def call(self, method, params):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.number and "method" not in message:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.updates += message.get("method") == "view/update"

    def end(self):
        self.call("shutdown", None)
        self.send({"jsonrpc": "2.0", "method": "exit"})
        self.process.stdin.close()
        self.process.wait(timeout=60)


def text(row, step):
    """A text that is new at each step; some wrap into more lines than others."""
    return f"row {row}, written at step {step}" + " and a bit more" * ((row + step) % 4)


def edit(step, rows):
    return "table/edit", {
        "table": "t",
        "history": "none",
        "edits": [{"kind": "set", "row": row, "column": "t", "value": text(row, step)} for row in rows],
    }


def edit_one(step):
    return edit(step, [step % WINDOW])


def edit_all(step):
    return edit(step, range(WINDOW))


def scroll(step):
    return "view/scroll", {"subscription": "s", "first": 3 * step % (ROWS - WINDOW)}


# By name: what is done, with which layout, and how many instructions it is to take at most.
CASES = {
    "edit": (edit_one, None, 350_000),
    "scroll": (scroll, None, 300_000),
    "wrapped": (edit_one, WRAPPED, 600_000),
    "edit30": (edit_all, None, 900_000),
}


def instructions(arguments, case, count, output):
    """All that a daemon executes that does an operation so many times."""
    operation, layout, _ = CASES[case]
    daemon = Daemon(arguments.daemon, output)
    rows = [[number, text(number, 0), number * 7 % 1000] for number in range(ROWS)]
    daemon.call("table/create", {"table": "t", "columns": COLUMNS, "rows": rows, "keyColumns": ["n"]})
    state = {"sort": [{"column": "n", "direction": "ascending"}]}
    if layout:
        state["layout"] = layout
    daemon.call("view/open", {"table": "t", "view": "v", "state": state})
    window = {"kind": "entries", "first": 0, "size": WINDOW}
    daemon.call("view/watch", {"view": "v", "subscription": "s", "window": window})
    daemon.call("view/sync", {})
    daemon.updates = 0
    for step in range(1, count + 1):
        daemon.call(*operation(step))
        daemon.call("view/sync", {})
    updates = daemon.updates
    daemon.end()
    if updates != count:
        raise RuntimeError(f"{case}: {updates} updates of {count} operations")
    return int(re.search(r"^(?:summary|totals): (\d+)", pathlib.Path(output).read_text(), re.M)[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("cases", nargs="*", metavar="CASE", help=f"of {', '.join(CASES)}; default: all")
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--operations", type=int, default=100)
    parser.add_argument("--keep", help="a folder for the profiles, to be read with callgrind_annotate")
    arguments = parser.parse_args()
    is_reached = True
    with tempfile.TemporaryDirectory() as folder:
        # Older versions of valgrind do not read this debug information.
        bare = f"{folder}/table-server"
        subprocess.run(["objcopy", "--strip-debug", arguments.daemon, bare], check=True)
        folder, arguments.daemon = arguments.keep or folder, bare
        for case in arguments.cases or CASES:
            count = arguments.operations
            once = instructions(arguments, case, count, f"{folder}/{case}.once")
            twice = instructions(arguments, case, 2 * count, f"{folder}/{case}.twice")
            found, wanted = (twice - once) // count, CASES[case][2]
            print(f"{case:>8}: {found:>9,} instructions; to reach: {wanted:,}", flush=True)
            is_reached = is_reached and found <= wanted
    return is_reached


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
