"""The calls of a running daemon, seen and made to fail by strace."""

import subprocess

from conftest import absent


class Strace:
    """Traces a process until it is ended; the arguments say which calls, and what happens to them."""

    def __init__(self, pid, *arguments, log="/dev/null"):
        self.process = subprocess.Popen(
            ["strace", "-f", "-o", log, "-p", str(pid), *arguments], stderr=subprocess.PIPE
        )
        line = self.process.stderr.readline()
        if b"attached" not in line:
            self.process.kill()
            self.process.wait()
            absent(f"strace cannot attach: {line.decode()}")

    def end(self):
        """Detaches. A tracer that stays would keep its process from being waited for, for ever.

        strace waits until each thread has stopped, and such a wait may have no end.
        The kernel lets go of what a killed tracer has traced.
        """
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)
        self.process.stderr.close()
