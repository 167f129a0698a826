"""What a user of the Emacs package waits for, and what a move costs on the wire.

    python3 Tests/Benchmarks/emacs_runs.py DAEMON FILE

The file should have 1,000,000 rows. Needs pyte. Printed are medians: from the start of Emacs until the
first rows are on its screen, beside those of a small text; from a key until the screen is whole; and the
bytes received for a move. Beside each is the processor time of Emacs alone (Linux), for a machine that is busy
with other work.
"""

import pathlib
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "clients" / "emacs" / "tests"))
from editor import Editor, compiled

RUNS, KEYS = 5, 40
COUNT = """(progn (defvar test-received 0)
    (advice-add 'jsonrpc--process-filter :before
                (lambda (_process text) (setq test-received (+ test-received (string-bytes text))))))"""


def processor(emacs):
    """Milliseconds that Emacs has had of a processor."""
    return int(pathlib.Path(f"/proc/{emacs.process.pid}/schedstat").read_text().split()[0]) / 1e6


def first_screen(daemon, path, wanted):
    """Milliseconds from the start of Emacs until a text is on its screen, and its processor time."""
    state = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with state as folder, Editor(daemon, *path, environment={"XDG_STATE_HOME": folder}) as emacs:
        emacs.shows(wanted)
        return (time.perf_counter() - emacs.began) * 1000, processor(emacs)


def median(pairs):
    return tuple(statistics.median(one) for one in zip(*pairs))


def number_in(emacs, line):
    """The number in the first column of a line of the screen, or 0."""
    first = emacs.row(line).split("│")[0].strip()
    return int(first) if first.isdigit() else 0


def key_to_screen(emacs, keys, is_there, times):
    """Milliseconds from a key until its row is on a whole screen; processor time and bytes for each time."""
    took, before, used = [], int(emacs.lisp("test-received")), processor(emacs)
    for number in range(times):
        began, old = time.perf_counter(), (number_in(emacs, 1), number_in(emacs, emacs.cursor[0]))
        emacs.keys(keys[number % len(keys)])
        emacs.wait(
            lambda n=number, was=old: 0 < emacs.cursor[0] < 22 and is_there(n, was)
            and all(number_in(emacs, line) for line in range(1, 19)),
            keys,
        )  # fmt: skip
        took.append((time.perf_counter() - began) * 1000)
    used = processor(emacs) - used
    emacs.lisp('(table-server-call "view/sync" nil)')
    return took, used / times, (int(emacs.lisp("test-received")) - before) / times


def main():
    daemon, path = sys.argv[1], str(pathlib.Path(sys.argv[2]).resolve())
    compiled()
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as text:
        print("a table │ is here", file=text, flush=True)
        for what, file in (("a small text", text.name), ("the first rows", path)):
            wall, used = median([first_screen(daemon, [file], "│") for _ in range(RUNS)])
            print(f"{what}: p50 {wall:.0f} ms, of these {used:.0f} ms of the processor")
    state = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with state as folder, Editor(daemon, path, environment={"XDG_STATE_HOME": folder}, settings=COUNT) as emacs:
        emacs.shows("│")
        emacs.becomes("table-server--entries", "1000000")
        print(f"all lines are there after {(time.perf_counter() - emacs.began) * 1000:.0f} ms")
        emacs.lisp('(table-server-call "view/sync" nil)')
        emacs.keys("\x1bgg500000\r")
        emacs.shows("L500000")
        moves = (
            ("C-n", "\x0e", lambda _, old: number_in(emacs, emacs.cursor[0]) == old[1] + 1),
            ("page down", "\x16", lambda _, old: number_in(emacs, 1) > old[0]),
            ("M-> and M-<", ("\x1b>", "\x1b<"), lambda n, _: number_in(emacs, 1) == (1 if n % 2 else 999_982)),
        )
        for name, keys, is_there in moves:
            took, used, size = key_to_screen(emacs, keys, is_there, KEYS)
            took.sort()
            low, high = took[len(took) // 2], took[len(took) * 95 // 100]
            print(f"{name}: p50 {low:.1f} ms, p95 {high:.1f} ms, processor {used:.1f} ms, {size:.0f} bytes")


main()
