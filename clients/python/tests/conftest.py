"""Shared by the client's tests: the fake daemon, and the real one where it can be found."""

from __future__ import annotations

import atexit
import json
import os
import pathlib
import shutil
import sys
import tempfile

import pytest

import table_server

# Journals of tests are in a folder of this run, never in that of the user.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="table-server-state-")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

HERE = pathlib.Path(__file__).parent
REAL = os.environ.get("TABLE_SERVER") or shutil.which("table-server")


@pytest.fixture
def fake():
    """Connects to a fake daemon that follows the script given."""
    opened = []

    def start(script=None, **options):
        command = [sys.executable, str(HERE / "fake_daemon.py")]
        daemon = table_server.connect(
            command, env={"FAKE_SCRIPT": json.dumps(script or {})}, timeout=10, **options
        )
        opened.append(daemon)
        return daemon

    yield start
    for daemon in opened:
        daemon.close()


@pytest.fixture
def daemon():
    """The real daemon; tests that need it are skipped by name when there is none."""
    if REAL is None:
        reason = "no daemon: TABLE_SERVER is not set and table-server is not on the path"
        if os.environ.get("TABLE_SERVER_REQUIRE_ALL") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    with table_server.connect(REAL, timeout=30) as real:
        yield real
