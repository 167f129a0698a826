"""Fixtures of the pipe tests. Nothing is built here: the binary is taken as it is."""

from __future__ import annotations

import atexit
import os
import pathlib
import shutil
import signal
import tempfile

import pytest
from fuse_files import can_mount
from harness import SWEEP, Pipe
from lent import Lender

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Journals of tests are in a folder of this run, never in that of the user.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="table-server-state-")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

# The daemon leaves signals ignored that its parent ignores, and `nohup` or a shell's `&` may have
# made this process ignore some.
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


def pytest_configure(config):
    config.addinivalue_line("markers", "plain: not for a daemon under a sanitizer")
    config.addinivalue_line("markers", "sweep: takes long; runs in `Tests/run --sweep` only")
    config.addinivalue_line("markers", "mounts: not applicable where no file system can be mounted")


def pytest_collection_modifyitems(config, items):
    """Leaves out what this run is not for.

    Tests marked ``sweep`` take long and run with ``TABLE_SERVER_SWEEP=1`` only.

    With ``TABLE_SERVER_ONLY_DAEMON=1`` (the runs under sanitizers) a test that takes no daemon would
    only repeat what it showed in the plain run. Left out as well is what is marked ``plain``: a
    sanitizer takes the calls of the C library for itself that these tests let a library take.
    """
    leave_out_mounts(config, items)
    is_sanitized = os.environ.get("TABLE_SERVER_ONLY_DAEMON") == "1"
    fixtures = {"binary", "start", "pipe"}

    def is_kept(item):
        if item.get_closest_marker("sweep") and not SWEEP:
            return False
        if not is_sanitized:
            return True
        return fixtures & set(item.fixturenames) and not item.get_closest_marker("plain")

    config.hook.pytest_deselected(items=[item for item in items if not is_kept(item)])
    items[:] = [item for item in items if is_kept(item)]


def leave_out_mounts(config, items):
    """Leaves out what mounts a file system where that cannot be done, as in many containers.

    That is not a skip, which ``TABLE_SERVER_REQUIRE_ALL`` would make a failure: nothing that could be
    installed is missing, and other tests show the same through a preloaded library.
    """
    mounting = [item for item in items if item.get_closest_marker("mounts")]
    if mounting and not can_mount():
        config.hook.pytest_deselected(items=mounting)
        items[:] = [item for item in items if item not in mounting]


def absent(reason):
    """What a test does when something it needs is not there."""
    if os.environ.get("TABLE_SERVER_REQUIRE_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def binary():
    """The daemon's path: ``TABLE_SERVER_BINARY`` or the release build."""
    path = pathlib.Path(
        os.environ.get("TABLE_SERVER_BINARY", ROOT / ".build" / "release" / "table-server")
    )
    if not path.exists():
        absent(f"no daemon at {path}")
    return str(path)


@pytest.fixture(scope="session")
def corpora():
    """The folder of conformance data: ``TABLE_SERVER_CORPORA`` or beside the project."""
    path = pathlib.Path(
        os.environ.get("TABLE_SERVER_CORPORA", ROOT.parent / "shared" / "corpora")
    )
    if not path.is_dir():
        absent(f"no corpora at {path}")
    return path


@pytest.fixture
def start(binary):
    """Starts daemons that are ended with the test; the tee must have nothing to complain of."""
    pipes = []

    def make(*arguments, lines=False, greet=True, **initialize):
        pipe = Pipe(binary, arguments, lines)
        pipes.append(pipe)
        if greet:
            pipe.initialize(**initialize)
        return pipe

    yield make
    for pipe in pipes:
        pipe.end()
    violations = [sentence for pipe in pipes for sentence in pipe.tee.violations]
    assert violations == [], "\n".join(violations[:20])


@pytest.fixture
def pipe(start):
    """A daemon that has been greeted; at the end it must leave in order, having answered all."""
    pipe = start()
    yield pipe
    if not pipe.ended:
        assert pipe.leave() == 0
        assert pipe.tee.outstanding == {}


@pytest.fixture
def lend_with():
    """Begins to answer the requests of a daemon for a lent source."""
    lenders = []

    def begin(pipe, rows, spoil=None):
        lenders.append(Lender(pipe, rows, spoil))
        return lenders[-1]

    yield begin
    for lender in lenders:
        lender.close()


@pytest.fixture
def lend(pipe, lend_with):
    """The same, of the test's daemon."""
    return lambda rows, spoil=None: lend_with(pipe, rows, spoil)
