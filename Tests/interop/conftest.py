"""Fixtures of the tests with clients that we did not write."""

from __future__ import annotations

import os
import pathlib

import pytest

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
