"""Fixtures: the daemon, files, and an Emacs that shows one."""

from __future__ import annotations

import atexit
import os
import pathlib
import shutil
import tempfile

import editor
import pytest

# Journals of tests are in a folder of this run, never in that of the user.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="table-server-state-")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

PACKAGE = pathlib.Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parents[1]
FRUIT = "name,count,note\nfig,3,\nkiwi,5,green\nplum,7,渡辺\nlime,8,sour\npear,10,\n"


def absent(reason):
    """What a test does when something it needs is not there."""
    if os.environ.get("TABLE_SERVER_REQUIRE_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def daemon():
    """The daemon's path: ``TABLE_SERVER`` or the release build."""
    path = pathlib.Path(os.environ.get("TABLE_SERVER", ROOT / ".build" / "release" / "table-server"))
    if not path.exists():
        absent(f"no daemon at {path}")
    if editor.program() is None:
        absent("no Emacs 28 or later")
    return str(path.resolve())


@pytest.fixture
def file(tmp_path):
    """A small table in a file."""
    path = tmp_path / "fruit.csv"
    path.write_text(FRUIT, "utf-8")
    return path


@pytest.fixture
def start(daemon, tmp_path):
    """Starts editors, each with a state folder of its own, and ends them."""
    opened = []

    def start(*words, **options):
        environment = {"XDG_STATE_HOME": str(tmp_path / "state"), **options.pop("environment", {})}
        program = options.pop("daemon", daemon)
        one = editor.Editor(program, *map(str, words), environment=environment, folder=tmp_path, **options)
        opened.append(one)
        return one

    yield start
    for one in opened:
        one.close()


@pytest.fixture
def emacs(start, file):
    """An editor that shows the small table."""
    one = start(file)
    one.shows("name", "fig", "plum", "lime")
    return one
