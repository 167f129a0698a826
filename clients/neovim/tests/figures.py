"""Measures what a user waits for: figures.py DAEMON FILE. The file should have 1,000,000 rows."""

import statistics
import sys
import tempfile
import time

from editor import Editor

RUNS, KEYS = 9, 60


def first_screen(daemon, path):
    """Milliseconds from the start of Neovim until a row is on its screen."""
    state = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with state as folder, Editor(daemon, path, environment={"XDG_STATE_HOME": folder}) as nvim:
        nvim.wait(lambda: "│" in nvim.row(1), "the first row")
        return (time.perf_counter() - nvim.began) * 1000


def key_to_screen(nvim, key, times):
    """Milliseconds from a key until the screen that it leads to is whole, and bytes received, for each time."""
    took, traffic = [], "return require('table-server.daemon').traffic.received"
    before = nvim.lua(traffic)
    for number in range(times):
        began, screen = time.perf_counter(), nvim.rows()[:-1]
        nvim.keys(key if isinstance(key, str) else key[number % len(key)])
        nvim.wait(lambda old=screen: nvim.rows()[:-1] != old and "│" in nvim.row(1) and "│" in nvim.row(22), key)
        took.append((time.perf_counter() - began) * 1000)
    nvim.lua("require('table-server.daemon').call('view/sync', {})")
    return took, (nvim.lua(traffic) - before) / times


def main():
    daemon, path = sys.argv[1:3]
    print(f"first screen: p50 {statistics.median(first_screen(daemon, path) for _ in range(RUNS)):.0f} ms")
    state = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with state as folder, Editor(daemon, path, environment={"XDG_STATE_HOME": folder}) as nvim:
        began = nvim.began
        nvim.wait(lambda: nvim.lua("return vim.api.nvim_buf_line_count(0)") == 1_000_000, "all lines")
        print(f"all lines are there after {(time.perf_counter() - began) * 1000:.0f} ms")
        nvim.lua("require('table-server.daemon').call('view/sync', {})")
        nvim.keys("500000Gzb")
        nvim.lua("require('table-server.daemon').call('view/sync', {})")
        for name, key in (("j", "j"), ("page down", "<C-F>"), ("half a page", "<C-D>"), ("G and gg", ("G", "gg"))):
            took, size = key_to_screen(nvim, key, KEYS)
            took.sort()
            print(f"{name}: p50 {took[len(took) // 2]:.1f} ms, p95 {took[len(took) * 95 // 100]:.1f} ms, {size:.0f} bytes")


main()
