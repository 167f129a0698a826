"""The law of cost: the same number of cells as many rows or as many columns takes the same time.

    python3 Tests/Benchmarks/shape_runs.py --daemon PATH --folder FOLDER [--cells 16000000] [--runs 3] [GROUP…]

Groups:

- ``shapes``: files of 16, 64, 256, 1,000, 2,000, 4,000, 8,000 and 16,000 columns and as many cells. Each is searched,
  sorted by one column, measured (exact widths) and scrolled. No shape may take more than 1.5 times the first one.
- ``accents``: 1,000,000 rows of which a tenth have accented names, and the same in ASCII, until every cell is examined.
  One may take 1.1 times the other.
- ``count``: the exact number of rows of a file of 182 MB, beside ``wc -l``: at most 1.3 times.

Times are processor seconds of the daemon, because other programs do not change them much; for ``count`` they are
seconds. Given is the least of the runs, each with a fresh daemon. Searching is the first search, which decodes every
cell. A time below ``--floor`` seconds breaks no law: it is less than can be measured. Files are kept in the folder.
Processor times are read from ``/proc``, so this runs on Linux only. It exits with 1 if a law is broken.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import time

COLUMNS = [16, 64, 256, 1000, 2000, 4000, 8000, 16000]
SHOWN = 12


class Daemon:
    """A daemon behind its pipes."""

    def __init__(self, path, folder):
        state = dict(os.environ, XDG_STATE_HOME=str(folder))
        self.process = subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=state
        )
        self.number = 0
        self.told = []
        self.call("initialize")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def read(self):
        head = self.process.stdout.readline()
        while (line := self.process.stdout.readline()) != b"\r\n":
            head += line
        return json.loads(self.process.stdout.read(int(head.split(b":")[1].split()[0])))

    def call(self, method, **params):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self.process.stdin.flush()
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.told.append(answer)

    def work(self):
        """Processor seconds so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def peak(self):
        """The largest resident memory so far, in MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0]) / 1024

    def examined(self):
        while not self.call("table/describe", table="t")["rowsState"].get("examined"):
            time.sleep(0.05)


def make_shape(path, cells, columns):
    if path.exists():
        return
    chance = random.Random(16)
    words = "amber birch cedar delta ember fjord grove hazel iris jade".split()
    texts = [f"{chance.choice(words)} {chance.choice(words)}{chance.randrange(1000)}" for _ in range(4000)]
    numbers = [str(chance.randrange(1_000_000)) for _ in range(4000)]
    with open(path, "w", encoding="utf-8") as file:
        file.write(",".join(f"c{number}" for number in range(columns)) + "\n")
        for _ in range(cells // columns):
            fields = [""] * columns
            fields[::2] = chance.choices(texts, k=len(fields[::2]))
            fields[1::2] = chance.choices(numbers, k=len(fields[1::2]))
            file.write(",".join(fields) + "\n")


def is_exact(layout):
    return not layout.get("estimate") and not any(c.get("estimate") for c in layout["columns"])


def run_shape(daemon, path, columns):
    """Processor seconds by operation."""
    times = {}

    def note(name, since):
        times[name] = daemon.work() - since

    daemon.call("table/open", table="t", path=str(path), wait=True)
    daemon.examined()
    daemon.call("view/open", table="t", view="v")
    # A window of a few columns in the middle. Nothing is decoded yet.
    names = [f"c{columns // 2 + number - SHOWN // 2}" for number in range(SHOWN)]
    daemon.call("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 50},
                columns=names)
    rows = daemon.call("view/get", view="v")["counts"]["source"]
    chance = random.Random(5)
    since = daemon.work()
    for _ in range(500):
        daemon.call("view/scroll", subscription="s", first=chance.randrange(max(rows - 50, 1)))
        daemon.call("view/sync", table="t")
        daemon.told.clear()
    note("500 scrolls", since)
    daemon.call("view/scroll", subscription="s", first=0, size=1)
    since = daemon.work()
    found = daemon.call("view/set", view="v", state={"search": {"text": "zebra"}})
    assert found["counts"]["filtered"] == 0, found["counts"]
    note("search", since)
    since = daemon.work()
    daemon.call("view/set", view="v", state={"search": {"text": "zulu"}})
    note("search again", since)
    daemon.call("view/set", view="v", state={"search": None})
    since = daemon.work()
    daemon.call("view/set", view="v", state={"sort": [{"column": f"c{columns - 1}"}]})
    note("sort", since)
    daemon.call("view/set", view="v", state={"sort": []})
    # The window's updates say when the widths are exact. It has few columns, the layout has all.
    since = daemon.work()
    layout = daemon.call("view/set", view="v", state={"layout": {}})["layout"]
    while not is_exact(layout):
        message = daemon.told.pop(0) if daemon.told else daemon.read()
        layout = (message.get("params") or {}).get("layout") or layout
    note("widths", since)
    times["peak MiB"] = daemon.peak()
    return times


def least(runs, run):
    best = {}
    for _ in range(runs):
        for name, value in run().items():
            best[name] = min(best.get(name, value), value)
    return best


def shapes(options, folder):
    tables = {}
    for columns in options.columns:
        path = folder / f"shape{options.cells}x{columns}.csv"
        make_shape(path, options.cells, columns)

        def run(path=path, columns=columns):
            with Daemon(options.daemon, folder / "state") as daemon:
                return run_shape(daemon, path, columns)

        tables[columns] = least(options.runs, run)
        print(f"{columns} columns: {tables[columns]}", file=sys.stderr, flush=True)
    print("| cpu s | " + " | ".join(f"{c:,} × {options.cells // c:,}" for c in tables) + " | worst ÷ first |")
    print("|---" * (len(tables) + 2) + "|")
    isKept = True
    first = tables[options.columns[0]]
    for name in first:
        values = [table[name] for table in tables.values()]
        ratio = max(values) / max(values[0], options.floor)
        if name != "peak MiB" and max(values) > options.floor:
            isKept = isKept and ratio <= 1.5
        print(f"| {name} | " + " | ".join(f"{value:.2f}" for value in values) + f" | {ratio:.2f} |")
    return isKept


def make_accents(path, rows, hasAccents):
    if path.exists():
        return
    chance = random.Random(10)
    plain = ["Andre", "Zoe", "Jose", "Lukasz", "Oyvind", "Francois", "Maria", "Inigo"]
    accented = ["André", "Zoë", "José", "Łukasz", "Øyvind", "François", "María", "Íñigo"]
    words = "amber birch cedar delta ember fjord grove hazel iris jade".split()
    with open(path, "w", encoding="utf-8") as file:
        file.write("id,name,email,age,balance,city,created,note\n")
        for row in range(rows):
            names = accented if hasAccents and row % 10 == 0 else plain
            note = " ".join(chance.choices(words, k=chance.randrange(20)))
            file.write(
                f"{row},{chance.choice(names)} {row % 977},u{row}@example.org,{row % 90},{row % 10007}.25,"
                f"{chance.choice(words)},2024-0{row % 9 + 1}-1{row % 10},{note}\n"
            )


def accents(options, folder):
    found = {}
    for hasAccents in (False, True):
        path = folder / f"accents{options.rows}{hasAccents}.csv"
        make_accents(path, options.rows, hasAccents)

        def run(path=path):
            with Daemon(options.daemon, folder / "state") as daemon:
                start = time.perf_counter()
                daemon.call("table/open", table="t", path=str(path), wait=True)
                daemon.examined()
                return {"cpu": daemon.work(), "seconds": time.perf_counter() - start}

        found[hasAccents] = least(options.runs, run)
    ratio = found[True]["cpu"] / found[False]["cpu"]
    print(f"examined, ASCII: {found[False]}")
    print(f"examined, a tenth of the names accented: {found[True]}, ratio {ratio:.2f}")
    return ratio <= 1.1


def count(options, folder):
    path = folder / f"accents{options.rows}True.csv"
    make_accents(path, options.rows, True)
    mine, others = [], []
    for _ in range(2 * options.runs + 1):
        with Daemon(options.daemon, folder / "state") as daemon:
            start = time.perf_counter()
            rows = daemon.call("table/open", table="t", path=str(path), wait=True)["rowsState"]["count"]
            mine.append(time.perf_counter() - start)
        assert rows == options.rows, rows
        start = time.perf_counter()
        subprocess.run(["wc", "-l", path], check=True, stdout=subprocess.DEVNULL)
        others.append(time.perf_counter() - start)
    ratio = min(mine) / min(others)
    size = path.stat().st_size / 1e6
    print(f"rows of {size:.0f} MB: {min(mine) * 1000:.0f} ms, wc -l {min(others) * 1000:.0f} ms, ratio {ratio:.2f}")
    return ratio <= 1.3


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--folder", required=True, type=pathlib.Path)
    parser.add_argument("--cells", type=int, default=16_000_000)
    parser.add_argument("--columns", type=lambda text: [int(part) for part in text.split(",")], default=COLUMNS)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--floor", type=float, default=0.05)
    parser.add_argument("groups", nargs="*", metavar="GROUP")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    groups = {"shapes": shapes, "accents": accents, "count": count}
    wanted = options.groups or list(groups)
    if unknown := set(wanted) - set(groups):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    results = [groups[name](options, options.folder) for name in wanted]
    raise SystemExit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
