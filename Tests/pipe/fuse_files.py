"""A file system of one file whose reads wait when they are told to: FUSE, spoken to the kernel itself.

It needs the right to mount. ``mounted`` gives None where that, or ``/dev/fuse``, is not to be had:
then what it would show is not applicable, on whatever machine.
"""

from __future__ import annotations

import ctypes
import errno
import os
import stat
import struct
import tempfile
import threading
import time

LOOKUP, FORGET, GETATTR, OPEN, READ, STATFS, RELEASE = 1, 2, 3, 14, 15, 17, 18
FLUSH, INIT, OPENDIR, RELEASEDIR, INTERRUPT, DESTROY, BATCH_FORGET = 25, 26, 27, 29, 36, 38, 42
UNANSWERED = {FORGET, BATCH_FORGET, DESTROY}
ROOT, FILE = 1, 2
DIRECT_IO = 1  # nothing is kept by the kernel: every read comes here
DETACH = 2


def mounted(folder, name, content):
    """The file system with one file, or None where none can be mounted."""
    libc = ctypes.CDLL(None, use_errno=True)
    try:
        device = os.open("/dev/fuse", os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        return None
    options = f"fd={device},rootmode=40000,user_id={os.getuid()},group_id={os.getgid()}"
    place = os.fsencode(folder)
    if libc.mount(b"table-server", place, b"fuse", 0, options.encode()) != 0:
        os.close(device)
        return None
    return FuseFiles(libc, device, place, name, content)


def can_mount():
    """Whether such a file system can be mounted here."""
    with tempfile.TemporaryDirectory() as folder:
        device = mounted(folder, "probe", b"")
        if device is not None:
            device.end()
        return device is not None


class FuseFiles:
    """What stalls reads; the methods are those of ``Faults``."""

    def __init__(self, libc, device, place, name, content):
        self.libc, self.device, self.place = libc, device, place
        self.name, self.content = os.fsencode(name), content
        self.lock = threading.Lock()
        self.is_stalled = False
        self.held = []
        threading.Thread(target=self._serve, daemon=True).start()

    def stall(self):
        """Lets reads wait from now on."""
        self.is_stalled = True

    def go_on(self):
        """Lets them go on."""
        with self.lock:
            self.is_stalled = False
            held, self.held = self.held, []
        for unique, body in held:
            self._read(unique, body)

    def wait_stalled(self, count=1):
        """Waits until so many reads wait."""
        deadline = time.monotonic() + 10
        while len(self.held) < count:
            assert time.monotonic() < deadline, f"{len(self.held)} reads wait, not {count}"
            time.sleep(0.002)

    def end(self):
        """Unmounts it, whatever is under way."""
        self.go_on()
        self.libc.umount2(self.place, DETACH)

    def _serve(self):
        while True:
            try:
                message = os.read(self.device, 1 << 18)
            except OSError as error:
                if error.errno in (errno.EINTR, errno.ENOENT, errno.EAGAIN):
                    continue
                os.close(self.device)  # unmounted
                return
            _, code, unique, node = struct.unpack_from("<IIQQ", message)
            if code not in UNANSWERED:
                self._take(code, unique, node, message[40:])

    def _take(self, code, unique, node, body):
        if code == INTERRUPT:
            self._interrupt(*struct.unpack_from("<Q", body))
        elif code == INIT:
            self._answer(unique, struct.pack("<IIIIHHIIHHI7I", 7, 31, 0, 0, 64, 64, 1 << 17, 1, 32, 0, 0, *[0] * 7))
        elif code == LOOKUP and node == ROOT and body.split(b"\0")[0] == self.name:
            self._answer(unique, struct.pack("<QQQQII", FILE, 0, 60, 60, 0, 0) + self._attributes(FILE))
        elif code == LOOKUP:
            self._answer(unique, error=errno.ENOENT)
        elif code == GETATTR:
            self._answer(unique, struct.pack("<QII", 60, 0, 0) + self._attributes(node))
        elif code in (OPEN, OPENDIR):
            self._answer(unique, struct.pack("<QII", 1, DIRECT_IO if code == OPEN else 0, 0))
        elif code == READ:
            with self.lock:
                if self.is_stalled:
                    self.held.append((unique, body))
                    return
            self._read(unique, body)
        elif code == STATFS:
            self._answer(unique, bytes(80))
        elif code in (RELEASE, RELEASEDIR, FLUSH):
            self._answer(unique)
        else:
            self._answer(unique, error=errno.ENOSYS)

    def _interrupt(self, unique):
        """Ends a read that waits: without that its process could not leave."""
        with self.lock:
            known = [held for held in self.held if held[0] == unique]
            self.held = [held for held in self.held if held[0] != unique]
        if known:
            self._answer(unique, error=errno.EINTR)

    def _read(self, unique, body):
        _, offset, size = struct.unpack_from("<QQI", body)
        self._answer(unique, self.content[offset : offset + size])

    def _attributes(self, node):
        is_file = node == FILE
        size = len(self.content) if is_file else 0
        mode = (stat.S_IFREG | 0o444) if is_file else (stat.S_IFDIR | 0o555)
        return struct.pack("<6Q10I", node, size, 1, 1, 1, 1, 0, 0, 0, mode, 1, os.getuid(), os.getgid(), 0, 4096, 0)

    def _answer(self, unique, body=b"", error=0):
        try:
            os.write(self.device, struct.pack("<IiQ", 16 + len(body), -error, unique) + body)
        except OSError:
            pass  # who asked has gone
