"""A real Emacs in a terminal that is kept here: its screen as a grid of cells, and its Lisp."""

from __future__ import annotations

import atexit
import fcntl
import functools
import os
import pathlib
import pty
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time

import pyte

PACKAGE = pathlib.Path(__file__).resolve().parents[1]
DEADLINE = 30
"""Seconds after which a test that waits has failed."""


@functools.cache
def program():
    """The Emacs to test: ``TABLE_SERVER_EMACS`` or the path's; None if it is older than 28."""
    named = os.environ.get("TABLE_SERVER_EMACS") or shutil.which("emacs")
    if not named:
        return None
    words = [named, "-Q", "--batch", "--eval", "(princ emacs-major-version)"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return named if done.stdout.isdigit() and int(done.stdout) >= 28 else None


@functools.cache
def compiled():
    """A folder with the package, compiled; what the compiler says is in ``said`` beside it."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="table-server-compiled-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for source in PACKAGE.glob("*.el"):
        shutil.copy(source, folder)
    words = [program(), "-Q", "--batch", "-L", str(folder), "-f", "batch-byte-compile"]
    done = subprocess.run([*words, *map(str, sorted(folder.glob("*.el")))], capture_output=True, text=True, check=False)
    (folder / "said").write_text(done.stderr, "utf-8")
    return folder


def lisp(text):
    """A string as Lisp."""
    return '"' + str(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


class Screen(pyte.Screen):
    """Counts what pyte does not know instead of failing."""

    def report_device_status(self, *_, **__):
        """Answered by nobody: Emacs does not wait for it."""


class Editor:
    """One Emacs with the package; ``shows`` reads until its screen is as wanted."""

    def __init__(self, daemon, *words, columns=80, lines=24, settings="", environment=None, folder=None, auto=True):
        self.screen = Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.master, slave = pty.openpty()
        self.resize(columns, lines, tell=False)
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="table-server-emacs-"))
        self.number = 0
        start = f"""(progn
          (setq table-server-command {lisp(daemon)} inhibit-startup-screen t ring-bell-function #'ignore
                suggest-key-bindings nil extended-command-suggest-shorter nil
                make-backup-files nil auto-save-default nil use-short-answers t table-server-wait 2)
          (menu-bar-mode -1)
          (fset 'display-startup-echo-area-message #'ignore)
          {settings}
          (when {"t" if auto else "nil"} (table-server-auto-mode))
          (defun test-answer (number form)
            (let ((value (condition-case problem (eval form t) (error (format "error: %S" problem)))))
              (with-temp-file (format "{self.folder}/%d.new" number) (prin1 value (current-buffer)))
              (rename-file (format "{self.folder}/%d.new" number) (format "{self.folder}/%d" number))))
          (global-set-key (kbd "<f12>")
            (lambda () (interactive)
              (let ((this-command last-command))
                (load "{self.folder}/ask" nil t t)))))"""
        begin = ["-Q", "-nw", "-L", str(compiled()), "-l", "table-server", "--eval", start]
        variables = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [program(), *begin, *words], stdin=slave, stdout=slave, stderr=slave, cwd=folder,
            env={**variables, **(environment or {})}, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # the terminal is that of the session
        )  # fmt: skip
        os.close(slave)

    def resize(self, columns, lines, tell=True):
        """Gives the terminal another size."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.screen.resize(lines, columns)
        if tell:
            self.process.send_signal(signal.SIGWINCH)

    def pump(self, seconds):
        """Reads what comes within a time; whether anything came."""
        ready, _, _ = select.select([self.master], [], [], max(seconds, 0))
        if not ready:
            return False
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:
            data = b""
        self.stream.feed(data)
        return bool(data)

    def wait(self, condition, what=""):
        """Reads until a condition holds, and returns its value."""
        end = time.monotonic() + DEADLINE
        while True:
            value = condition()
            if value:
                return value
            left = end - time.monotonic()
            if left <= 0 or (not self.pump(min(left, 0.5)) and self.process.poll() is not None):
                raise AssertionError(f"it did not happen: {what}\n" + "\n".join(self.rows()))

    def keys(self, text):
        """Types characters; control characters are what a terminal sends for keys."""
        os.write(self.master, text.encode())

    def quit_until(self, condition):
        """Types C-g until a condition holds: if Emacs is busy, it ends what it is busy with first."""
        for _ in range(DEADLINE):
            self.keys("\x07")
            end = time.monotonic() + 1
            while not condition() and time.monotonic() < end:
                self.pump(0.1)
            if condition():
                return
        raise AssertionError("C-g has no effect\n" + "\n".join(self.rows()))

    def lisp(self, form):
        """Evaluates a form in the selected window's buffer, and returns what it prints."""
        self.number += 1
        answer = self.folder / str(self.number)
        question = f"(test-answer {self.number} '(with-current-buffer (window-buffer) {form}))"
        (self.folder / "ask").write_text(question, "utf-8")
        self.keys("\x1b[24~")
        return self.wait(lambda: answer.exists() and answer.read_text("utf-8"), form)

    def becomes(self, form, value):
        """Waits until a form prints as wanted. A round trip to the daemon lies between two questions."""
        end = time.monotonic() + DEADLINE
        while (found := self.lisp(form)) != value:
            self.lisp('(ignore-errors (table-server-call "view/sync" nil))')
            assert time.monotonic() < end, f"{form} is {found} and not {value}\n" + "\n".join(self.rows())

    def shows(self, *texts, line=None):
        """Waits until the screen, or one of its lines, has all these texts."""

        def found():
            screen = "\n".join(self.rows()) if line is None else self.row(line)
            return all(text in screen for text in texts)

        self.wait(found, f"the screen shows {texts} ({'anywhere' if line is None else line})")

    def hides(self, *texts):
        """Waits until the screen has none of these texts."""
        self.wait(lambda: not any(text in "\n".join(self.rows()) for text in texts), f"{texts} leave the screen")

    @property
    def cursor(self):
        """The line and the cell of the cursor, from 0."""
        return self.screen.cursor.y, self.screen.cursor.x

    def row(self, line):
        """A line of the screen, from 0. The second cell of a wide character is empty."""
        cells = self.screen.buffer[line]
        return "".join(cells[at].data for at in range(self.screen.columns)).rstrip()

    def rows(self):
        """All lines of the screen."""
        return [self.row(line) for line in range(self.screen.lines)]

    def look_of(self, line, text):
        """The first cell of a text on a line of the screen, with its colours."""
        cells = [self.screen.buffer[line][at] for at in range(self.screen.columns)]
        for at in range(len(cells)):
            if "".join(cell.data for cell in cells[at:]).startswith(text):
                return cells[at]
        raise AssertionError(f"no {text!r} in {self.row(line)!r}")

    def close(self):
        """Ends Emacs: as a user does who gives up, without saving."""
        if self.master is None:
            return
        if self.process.poll() is None:
            (self.folder / "ask").write_text("(let ((kill-emacs-query-functions nil)) (kill-emacs))", "utf-8")
            self.keys("\x1b\x1b\x1b\x1b[24~")
            end = time.monotonic() + 5
            while self.process.poll() is None and time.monotonic() < end:
                self.pump(0.05)
            if self.process.poll() is None:
                self.process.kill()
        self.process.wait()
        os.close(self.master)
        self.master = None
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
