"""Saves beside a plain copy of the file, in seconds and in processor seconds.

    python3 Tests/Benchmarks/save_runs.py --daemon PATH [--file CSV] [--rows 1000000] [--edits 1 100000] [--runs 3]

Without ``--file`` a table of eight columns is made. For each number of edits, rows are edited that lie
evenly over the whole file, and the file is saved and synced. Before each save the file is copied as
``cp --reflink=auto`` does it, and the copy is synced: that is the floor. Printed are medians, the ratio
to the copy, the share of it that the daemon computes, and the daemon's peak memory. Everything happens
in a temporary folder in the working directory, whose device is the one that is measured.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from journal_runs import Daemon  # noqa: E402
from sample_file import make  # noqa: E402

# As many edits go into one request.
AT_ONCE = 10_000


def work(process):
    """Processor seconds of a process so far."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1]
    user, system = fields.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def peak(process):
    """The largest resident memory so far, and how much of it is no page of a file, in MiB."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def copied(file, target):
    """Seconds and processor seconds of a copy."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run(["cp", "--reflink=auto", file, target], check=True)
    subprocess.run(["sync", target], check=True)
    took = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    os.remove(target)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def edit(daemon, rows, count, run):
    """Edits as many rows, evenly spread."""
    step = max(1, rows // count)
    keys = range(1, rows + 1, step)[:count]
    for first in range(0, len(keys), AT_ONCE):
        edits = [
            {"kind": "set", "row": key, "column": "name", "value": f"new {run} {key}"}
            for key in keys[first : first + AT_ONCE]
        ]
        daemon.call("table/edit", table="t", edits=edits)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--file")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--edits", type=int, nargs="*", default=[1, 100_000])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--journal", default="off", choices=["on", "off"])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        folder = pathlib.Path(folder).resolve()
        file = str(folder / "table.csv")
        if options.file:
            shutil.copyfile(options.file, file)
        else:
            make(file, options.rows)
        for count in options.edits:
            saves, copies = [], []
            daemon = Daemon(options.daemon, folder / "state", journal=options.journal)
            table = daemon.call("table/open", table="t", path=file, wait=True)
            rows = table["rowsState"]["count"]
            opened = peak(daemon.process)
            for run in range(options.runs):
                edit(daemon, rows, count, run)
                copies.append(copied(file, str(folder / "copy.csv")))
                start = (time.perf_counter(), work(daemon.process))
                daemon.call("table/save", table="t")
                saves.append((time.perf_counter() - start[0], work(daemon.process) - start[1]))
            most = peak(daemon.process)
            daemon.end()
            took, spent = (statistics.median(figures) for figures in zip(*saves))
            copy, copying = (statistics.median(figures) for figures in zip(*copies))
            print(
                f"{count:>9,} edited cells: {took:6.2f} s, copy {copy:6.2f} s ({took / copy:.2f} times);"
                f" processor {spent:6.2f} s, copy {copying:6.2f} s ({spent / copying:.2f} times);"
                f" memory {most:.0f} MiB ({opened:.0f} after opening)"
            )


if __name__ == "__main__":
    main()
