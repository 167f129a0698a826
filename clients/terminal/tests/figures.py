"""Measures what a user waits for: figures.py PROGRAM FILE. The file should have 1,000,000 rows."""

import os
import select
import statistics
import sys
import tempfile
import time

from terminal import Terminal

RUNS, KEYS, QUIET = 15, 60, 0.05


class Watch(Terminal):
    """Notes when each piece of the screen came."""

    def until_quiet(self):
        """Seconds until the last piece of what the viewer draws; the pieces end with 50 ms of silence."""
        began = last = time.perf_counter()
        while select.select([self.master], [], [], QUIET)[0]:
            data = os.read(self.master, 1 << 16)
            last = time.perf_counter()
            self.stream.feed(data)
        return last - began


def start(program, path):
    environment = {"XDG_STATE_HOME": tempfile.mkdtemp()}
    return Watch([program, "view", path], ".", columns=80, lines=24, environment=environment)


def first_screen(program, path):
    """Milliseconds from the start until the first rows are drawn."""
    began = time.perf_counter()
    viewer = start(program, path)
    data = b""
    # Row 22 is drawn last. The terminal emulator is slower than the viewer, so it is not asked.
    while b"    22" not in data:
        data += os.read(viewer.master, 1 << 16)
    took = (time.perf_counter() - began) * 1000
    viewer.close_now()
    return took


def main():
    program, path = sys.argv[1:3]
    Watch.close_now = lambda self: (os.kill(self.process, 9), self.close())
    took = [first_screen(program, path) for _ in range(RUNS)]
    print(f"first screen: p50 {statistics.median(took):.1f} ms, least {min(took):.1f} ms")
    viewer = start(program, path)
    viewer.shows("1000000 rows", line=-1)
    viewer.type("500000G")
    viewer.until_quiet()
    for name, keys in (("j", "j"), ("page down", "\x06"), ("half a page", "\x04"), ("l", "lh"), ("G and g", "Gg")):
        took = []
        for number in range(KEYS):
            key = keys[number % len(keys)]
            viewer.type("gg" if key == "g" else key)
            took.append(viewer.until_quiet() * 1000)
        took.sort()
        print(f"{name}: p50 {took[KEYS // 2]:.2f} ms, p95 {took[KEYS * 95 // 100]:.2f} ms")
    viewer.close_now()


if __name__ == "__main__":
    main()
