"""`table-server view` in a terminal that is kept here: its screen as a grid of cells."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte

DEADLINE = float(os.environ.get("TERMINAL_DEADLINE", 60))
"""Seconds after which a test that waits has failed."""


class Screen(pyte.Screen):
    """A screen that answers no questions."""

    def report_device_status(self, *_, **__):
        """Nobody asks."""


class Terminal:
    """A viewer on a terminal of its own."""

    def __init__(self, words, folder, columns=80, lines=12, environment=None):
        self.size = (columns, lines)
        self.screen = Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.received = b""
        self.status = None
        own = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **(environment or {})}
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            self._resize(0, columns, lines)
            os.execve(words[0], words, own)

    @staticmethod
    def _resize(terminal, columns, lines):
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def resize(self, columns, lines):
        """Gives the terminal another size."""
        self.screen.resize(lines, columns)
        self.size = (columns, lines)
        self._resize(self.master, columns, lines)

    def read(self, seconds=0.02):
        """Takes what the viewer writes; False when it has ended."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:
            data = b""
        self.received += data
        self.stream.feed(data)
        return bool(data)

    def type(self, text):
        """Types a text."""
        os.write(self.master, text.encode("utf-8"))

    def wait(self, condition, what):
        """Waits until a condition holds, and returns what it gave."""
        end = time.monotonic() + DEADLINE
        while True:
            value = condition()
            if value:
                return value
            assert time.monotonic() < end, f"{what} did not come; the screen is\n" + "\n".join(self.lines)
            assert self.read(), f"the viewer ended before {what}; the screen was\n" + "\n".join(self.lines)

    @property
    def lines(self):
        """The lines of the screen, without blanks at their ends."""
        return [line.rstrip() for line in self.screen.display]

    def shows(self, *texts, line=None):
        """Waits until the screen, or a line of it, has some texts."""

        def there():
            shown = "\n".join(self.lines) if line is None else self.lines[line]
            return all(text in shown for text in texts)

        self.wait(there, f"{texts} in line {line}")

    def lacks(self, text):
        """Waits until a text is on no line."""
        self.wait(lambda: text not in "\n".join(self.lines), f"the end of {text}")

    def rows(self):
        """The lines of rows, each as its words without the number."""
        return [line.split()[1:] for line in self.lines[1:-1] if line.strip() not in ("", "~")]

    def has(self, *column, at=0):
        """Waits until the rows in sight begin with these words in a column."""

        def there():
            return [row[at] if at < len(row) else "" for row in self.rows()][: len(column)] == list(column)

        self.wait(there, f"the rows {column}")

    def cell_of(self, look):
        """The texts of the runs of cells that have a look: ``reverse``, ``bold``, a background."""
        runs = []
        for number, line in sorted(self.screen.buffer.items()):
            text = ""
            for at in range(self.size[0]):
                cell = line[at]
                if look(cell):
                    text += cell.data
                elif text:
                    runs.append((number, text.strip()))
                    text = ""
            if text:
                runs.append((number, text.strip()))
        return runs

    @property
    def cursor(self):
        """The text of the cell with the cursor, and its line."""
        runs = [run for run in self.cell_of(lambda cell: cell.reverse) if 0 < run[0] < self.size[1] - 1]
        return (runs[0][1], runs[0][0]) if runs else None

    def at(self, text, line=None):
        """Waits until the cursor is on a cell with this text."""

        def there():
            cursor = self.cursor
            return cursor is not None and cursor[0] == text and line in (None, cursor[1])

        self.wait(there, f"the cursor at {text!r} in line {line}")

    def ends(self):
        """Waits until the viewer has ended, and returns its exit status."""
        end = time.monotonic() + DEADLINE
        while self.read():
            assert time.monotonic() < end, "the viewer did not end; the screen is\n" + "\n".join(self.lines)
        return self.close()

    def close(self):
        """Ends the viewer, and returns its exit status; None after a signal."""
        if self.status is None:
            end = time.monotonic() + 5
            done, status = os.waitpid(self.process, os.WNOHANG)
            while not done and time.monotonic() < end:
                time.sleep(0.01)
                done, status = os.waitpid(self.process, os.WNOHANG)
            if not done:
                os.kill(self.process, signal.SIGKILL)
                done, status = os.waitpid(self.process, 0)
            os.close(self.master)
            self.status = (os.waitstatus_to_exitcode(status),)
        return self.status[0]
