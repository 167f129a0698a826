"""``wc -l``: the floor under every look at a whole file."""

from __future__ import annotations

import shutil
import subprocess

from measure import arguments, measure, skip

if shutil.which("wc") is None:
    skip("wc", "not installed")

PATH, RUNS = arguments()


def count():
    answer = subprocess.run(["wc", "-l", PATH], stdout=subprocess.PIPE, check=True)
    return int(answer.stdout.split()[0])


measure("wc -l", "line count", RUNS, count)
