"""A daemon whose updates come late: for tests of what an editor does before it has drawn the newest state.

``python3 late_updates.py SECONDS DAEMON [ARGUMENT…]`` runs the daemon and passes on what it says, but holds each
`view/update` back for so long. Answers overtake them, as the protocol allows; updates keep their order.
"""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
import time


def frames(stream):
    """The messages of a stream, each with its header."""
    while header := stream.readline():
        length = int(header.removeprefix(b"Content-Length:"))
        yield header + stream.readline() + stream.read(length)


def main(seconds, *words):
    daemon = subprocess.Popen(words, stdout=subprocess.PIPE)
    lock, late = threading.Lock(), queue.SimpleQueue()

    def write(frame):
        with lock:
            sys.stdout.buffer.write(frame)
            sys.stdout.buffer.flush()

    def write_late():
        while (entry := late.get()) is not None:
            due, frame = entry
            time.sleep(max(0, due - time.monotonic()))
            write(frame)

    writer = threading.Thread(target=write_late)
    writer.start()
    try:
        for frame in frames(daemon.stdout):
            if b'"method":"view/update"' in frame:
                late.put((time.monotonic() + float(seconds), frame))
            else:
                write(frame)
    except BrokenPipeError:
        pass  # the editor has ended
    late.put(None)
    writer.join()
    return daemon.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
