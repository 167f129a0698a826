"""Fixtures of the tests with clients that we did not write."""

from __future__ import annotations

import atexit
import os
import pathlib
import shutil
import tempfile

import pytest

# Journals of tests are in a folder of this run, never in that of the user.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="table-server-state-")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

HERE = pathlib.Path(__file__).resolve().parent


def absent(reason):
    """What a test does when something it needs is not there."""
    if os.environ.get("TABLE_SERVER_REQUIRE_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def daemon():
    """The daemon's path: ``TABLE_SERVER_BINARY`` or the release build."""
    built = HERE.parents[1] / ".build" / "release" / "table-server"
    path = pathlib.Path(os.environ.get("TABLE_SERVER_BINARY", built))
    if not path.exists():
        absent(f"no daemon at {path}")
    return str(path.resolve())
