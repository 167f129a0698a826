"""The daemon's process: how it is found, started, listened to and ended."""

from __future__ import annotations

import collections
import os
import shlex
import subprocess
import sys
import threading
from typing import IO, Deque, List, Mapping, Optional, Sequence, Union

from .errors import DaemonGone

Command = Union[str, "os.PathLike[str]", Sequence[str]]
_TAIL_BYTES = 8192


def find_command(command: Optional[Command] = None) -> List[str]:
    """The command line: the argument, else ``TABLE_SERVER``, else ``table-server`` on the path."""
    if command is None:
        from_environment = os.environ.get("TABLE_SERVER")
        if not from_environment:
            return ["table-server"]
        if os.path.exists(from_environment):
            return [from_environment]
        return shlex.split(from_environment)
    if isinstance(command, (str, os.PathLike)):
        return [os.fspath(command)]
    return list(command)


class DaemonProcess:
    """A running daemon with its three streams."""

    def __init__(
        self,
        command: Optional[Command] = None,
        env: Optional[Mapping[str, str]] = None,
        cwd: Optional[str] = None,
        pass_stderr: bool = False,
    ) -> None:
        self.command = find_command(command)
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=None if env is None else {**os.environ, **env},
                cwd=cwd,
            )
        except OSError as error:
            raise DaemonGone(
                f"the daemon {self.command[0]!r} cannot be started ({error.strerror}); give its"
                " path as command= or in the environment variable TABLE_SERVER"
            ) from error
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self.stdin: IO[bytes] = self._process.stdin
        self.stdout: IO[bytes] = self._process.stdout
        self._stderr: IO[bytes] = self._process.stderr
        self._pass_stderr = pass_stderr
        self._tail: Deque[bytes] = collections.deque()
        self._tail_size = 0
        self._thread = threading.Thread(
            target=self._drain_stderr, name="table-server-stderr", daemon=True
        )
        self._thread.start()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def status(self) -> Optional[int]:
        """The exit status, negative for a signal, None while it runs."""
        return self._process.poll()

    @property
    def stderr_tail(self) -> str:
        """The last of what the daemon wrote to standard error."""
        return b"".join(list(self._tail)).decode("utf-8", "replace")[-_TAIL_BYTES:]

    def gone(self, reason: str) -> DaemonGone:
        """The error with the end of the process; waits shortly for its last output."""
        try:
            self._process.wait(timeout=1)
            self._thread.join(timeout=1)
        except subprocess.TimeoutExpired:
            pass
        return DaemonGone(reason, self.status, self.stderr_tail)

    def end(self, timeout: float) -> int:
        """Closes the input, waits for the process, kills it after the limit; returns the status."""
        try:
            self.stdin.close()
        except OSError:
            pass  # it does not read any more; what was buffered has nowhere to go
        try:
            status = self._process.wait(timeout=timeout)
        except subprocess.TimeoutExpired:
            self._process.kill()
            status = self._process.wait()
        self._thread.join(timeout=1)
        return status

    def close_output(self) -> None:
        """Closes our ends of the streams; to be called when no thread reads them any more."""
        self.stdout.close()
        if not self._thread.is_alive():
            self._stderr.close()

    def _drain_stderr(self) -> None:
        while True:
            try:
                piece = os.read(self._stderr.fileno(), 4096)
            except (OSError, ValueError):
                return
            if not piece:
                return
            self._tail.append(piece)
            self._tail_size += len(piece)
            while self._tail_size - len(self._tail[0]) > _TAIL_BYTES:
                self._tail_size -= len(self._tail.popleft())
            if self._pass_stderr:
                sys.stderr.write(piece.decode("utf-8", "replace"))
                sys.stderr.flush()
