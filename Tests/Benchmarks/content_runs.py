"""What another content of a file costs: opening, a reload by key, a keyed diff, and a three-way merge.

    python3 Tests/Benchmarks/content_runs.py --daemon PATH [--rows 1000000] [--runs 3]

A table of eight columns is changed by two sides: each has other balances in one row of a hundred, and no
row is changed by both. Measured are processor seconds, because they do not depend on how busy the machine
is: opening the file until every cell is examined; a reload by the key column; ``diff --key`` of base and
ours; ``merge --key`` of all three; and a merge in the daemon of a file that changed under unsaved edits.
Printed are medians, and their ratios to what they are compared with. Processor times are read from
``/proc``, so this runs on Linux only.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from journal_runs import Daemon  # noqa: E402
from sample_file import make  # noqa: E402
from save_runs import AT_ONCE, work  # noqa: E402


def changed(source, target, first):
    """The file with another balance in every hundredth row, from one on."""
    with open(source, encoding="utf-8") as old, open(target, "w", encoding="utf-8") as new:
        for row, line in enumerate(old):
            if row % 100 == first:
                head, balance, active, score = line.rsplit(",", 3)
                line = f"{head},{float(balance) + 1:.2f},{active},{score}"
            new.write(line)


def spent(command):
    """Processor seconds of a program."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(os.devnull, "wb") as out:
        status = subprocess.run(command, stdout=out).returncode
    if status not in (0, 1):
        raise SystemExit(f"{command} ended with {status}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def wait(daemon, is_done):
    """Asks for the description until something holds. A look costs next to nothing."""
    while not is_done(told := daemon.call("table/describe", table="t")):
        time.sleep(0.5)
    return told


def in_daemon(options, folder, base, theirs, edits):
    """Processor seconds of opening a file, and of taking in another content."""
    file = folder / "table.csv"
    file.write_bytes(base.read_bytes())
    daemon = Daemon(options.daemon, folder / "state", journal="off")
    daemon.call(
        "table/open", table="t", path=str(file), keyColumns=["id"], whenFileChanges="merge", wait=True
    )
    wait(daemon, lambda told: told["rowsState"].get("examined"))
    opened = work(daemon.process)
    keys = range(2, options.rows, 100) if edits else []
    for first in range(0, len(keys), AT_ONCE):
        many = [
            {"kind": "set", "row": key, "column": "city", "value": f"city {key}"}
            for key in keys[first : first + AT_ONCE]
        ]
        daemon.call("table/edit", table="t", edits=many)
    label = "Merge" if edits else "Reload"
    before = work(daemon.process)
    other = folder / "other.csv"
    other.write_bytes(theirs.read_bytes())
    os.replace(other, file)
    wait(daemon, lambda told: told["history"].get("undoLabel") == label)
    took = work(daemon.process) - before
    daemon.end()
    return opened, took


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        folder = pathlib.Path(folder).resolve()
        base, ours, theirs = (folder / f"{name}.csv" for name in ("base", "ours", "theirs"))
        make(base, options.rows)
        changed(base, ours, 7)
        changed(base, theirs, 57)
        figures = {}

        def note(name, seconds):
            figures.setdefault(name, []).append(seconds)

        for _ in range(options.runs):
            opened, reloaded = in_daemon(options, folder, base, theirs, edits=False)
            note("open", opened)
            note("reload", reloaded)
            note("merge in the daemon", in_daemon(options, folder, base, theirs, edits=True)[1])
            tool = [options.daemon]
            note("diff", spent([*tool, "diff", "--key", "id", "--format", "summary", base, ours]))
            note("merge", spent([*tool, "merge", "--key", "id", base, ours, theirs]))
        medians = {name: statistics.median(seconds) for name, seconds in figures.items()}
        floors = {"reload": "open", "merge": "diff", "merge in the daemon": "diff"}
        for name, seconds in medians.items():
            floor = floors.get(name)
            ratio = f" ({seconds / medians[floor]:.2f} times {floor})" if floor else ""
            print(f"{name:>20}: {seconds:6.2f} processor seconds{ratio}")


if __name__ == "__main__":
    main()
