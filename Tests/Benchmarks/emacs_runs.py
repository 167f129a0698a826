"""What a user of the Emacs package waits for, and what a move costs on the wire.

    python3 Tests/Benchmarks/emacs_runs.py DAEMON FILE

The file should have 1,000,000 rows. Needs pyte. Printed are medians: from the start of Emacs until the
first rows are on its screen, beside the start of Emacs alone; from a key until the screen is whole; and the
bytes received for a move.
"""

import pathlib
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "clients" / "emacs" / "tests"))
from editor import Editor, compiled

RUNS, KEYS = 9, 60
COUNT = """(progn (defvar test-received 0)
    (advice-add 'jsonrpc--process-filter :before
                (lambda (_process text) (setq test-received (+ test-received (string-bytes text))))))"""


def first_screen(daemon, path, wanted):
    """Milliseconds from the start of Emacs until a text is on its screen."""
    state = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with state as folder, Editor(daemon, *path, environment={"XDG_STATE_HOME": folder}) as emacs:
        emacs.shows(wanted)
        return (time.perf_counter() - emacs.began) * 1000


def key_to_screen(emacs, keys, times):
    """Milliseconds from a key until the screen that it leads to is whole, and bytes received, for each time."""
    took, before = [], int(emacs.lisp("test-received"))
    for number in range(times):
        began, screen, at = time.perf_counter(), emacs.rows()[1:-2], emacs.cursor
        emacs.keys(keys[number % len(keys)])
        emacs.wait(
            lambda old=screen, was=at: (emacs.rows()[1:-2] != old or emacs.cursor != was) and "│" in emacs.row(1)
            and "│" in emacs.row(emacs.cursor[0]) and emacs.cursor[0] > 0,
            keys,
        )  # fmt: skip
        took.append((time.perf_counter() - began) * 1000)
    emacs.lisp('(table-server-call "view/sync" nil)')
    return took, (int(emacs.lisp("test-received")) - before) / times


def main():
    daemon, path = sys.argv[1], str(pathlib.Path(sys.argv[2]).resolve())
    compiled()
    alone = statistics.median(first_screen(daemon, [], "*scratch*") for _ in range(RUNS))
    print(f"Emacs with the package, without a table: p50 {alone:.0f} ms")
    table = statistics.median(first_screen(daemon, [path], "│") for _ in range(RUNS))
    print(f"first rows: p50 {table:.0f} ms")
    state = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with state as folder, Editor(daemon, path, environment={"XDG_STATE_HOME": folder}, settings=COUNT) as emacs:
        emacs.shows("│")
        emacs.becomes("table-server--entries", "1000000")
        print(f"all lines are there after {(time.perf_counter() - emacs.began) * 1000:.0f} ms")
        emacs.lisp('(table-server-call "view/sync" nil)')
        emacs.keys("\x1bgg500000\r")
        emacs.shows("L500000")
        for name, keys in (("C-n", "\x0e"), ("page down", "\x16"), ("M-> and M-<", ("\x1b>", "\x1b<"))):
            took, size = key_to_screen(emacs, keys, KEYS)
            took.sort()
            low, high = took[len(took) // 2], took[len(took) * 95 // 100]
            print(f"{name}: p50 {low:.1f} ms, p95 {high:.1f} ms, {size:.0f} bytes")


main()
