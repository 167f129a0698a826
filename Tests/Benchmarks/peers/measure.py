"""What every peer script shares: the sample file, the clock, one JSON line per figure."""

from __future__ import annotations

import json
import os
import statistics
import sys
import time

TEXT_COLUMNS = ["name", "email", "city", "note"]
#: Folded search texts: in many rows, and in next to none.
SEARCHES = {"common": "MONDAY", "rare": "KOWALSKI777"}
#: What the notes are matched with.
NOTE_PATTERN = "[A-Z][a-z]+day .*[0-9]"
#: The columns that are sorted, each to a complete order (ties keep the order of the file).
SORTS = {"integer": "age", "number": "balance", "text name": "name", "text email": "email"}


def arguments():
    """The file to measure on and how often: ``peer.py FILE [RUNS]``."""
    if len(sys.argv) not in (2, 3):
        sys.exit(f"usage: {sys.argv[0]} FILE.csv [RUNS]")
    return sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else 5


def skip(peer, reason):
    """Says by name that a peer is not there, and ends well."""
    print(json.dumps({"peer": peer, "skipped": reason}), flush=True)
    sys.exit(0)


def measure(peer, figure, runs, work):
    """Runs ``work`` and prints the median; ``work`` gives what the figure found, to compare."""
    seconds = []
    found = None
    for _ in range(runs):
        start = time.perf_counter()
        found = work()
        seconds.append(time.perf_counter() - start)
    line = {
        "peer": peer,
        "figure": figure,
        "medianSeconds": round(statistics.median(seconds), 6),
        "runs": runs,
        "cores": len(os.sched_getaffinity(0)),
        "found": found,
    }
    print(json.dumps(line), flush=True)
