"""Files whose calls wait or fail: a library that is preloaded into the daemon (`faulty_files.c`)."""

from __future__ import annotations

import mmap
import pathlib
import shutil
import struct
import subprocess
import time

WORDS = ("stalls", "kind", "chosen", "calls", "waiting", "injected", "quick")
KINDS = {"none": 0, "EIO": 1, "short": 2, "EINTR": 3, "ENOSPC": 4, "EDQUOT": 5, "hold": 6}


def library(folder):
    """Compiles the library; None where no compiler is to be had."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        return None
    made = folder / "faulty_files.so"
    source = pathlib.Path(__file__).with_suffix(".c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", made, source, "-ldl"], check=True)
    return str(made)


class Faults:
    """What calls on files with ``pattern`` in their paths do, in daemons started from now on.

    With ``quick``, nothing waits for the device. A test that kills no machine cannot tell.
    """

    def __init__(self, made, folder, monkeypatch, pattern="faulty", quick=False):
        path = folder / "control"
        path.write_bytes(bytes(4 * len(WORDS)))
        with path.open("r+b") as file:
            self.words = mmap.mmap(file.fileno(), 4 * len(WORDS))
        self["quick"] = quick
        monkeypatch.setenv("LD_PRELOAD", made)
        monkeypatch.setenv("TABLE_SERVER_FAULTY_FILES", pattern)
        monkeypatch.setenv("TABLE_SERVER_FAULTY_CONTROL", str(path))

    def __getitem__(self, word):
        return struct.unpack_from("i", self.words, 4 * WORDS.index(word))[0]

    def __setitem__(self, word, value):
        struct.pack_into("i", self.words, 4 * WORDS.index(word), value)

    def stall(self):
        """Lets calls wait from now on."""
        self["stalls"] = 1

    def go_on(self):
        """Lets them go on."""
        self["stalls"] = 0

    def forget(self):
        """Forgets a call that waited in a daemon that was killed."""
        self["kind"] = 0
        self["waiting"] = 0

    def wait_stalled(self, count=1):
        """Waits until so many calls wait."""
        deadline = time.monotonic() + 10
        while self["waiting"] < count:
            assert time.monotonic() < deadline, f"{self['waiting']} calls wait, not {count}"
            time.sleep(0.002)

    def hold(self, number):
        """Lets the call with a number, counted from now, wait; others go on."""
        self.fail(number, "hold")

    def is_held(self, has_ended):
        """Waits until the chosen call waits; false where something has ended before."""
        deadline = time.monotonic() + 20
        while not self["waiting"]:
            if has_ended():
                return False
            assert time.monotonic() < deadline, "no call waits"
            time.sleep(0.002)
        return True

    def fail(self, number, kind):
        """Lets the call with a number, counted from now, fail once; -1: every second call."""
        self["kind"] = 0
        self["calls"] = 0
        self["injected"] = 0
        self["chosen"] = number
        self["kind"] = KINDS[kind]
