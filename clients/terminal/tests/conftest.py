import atexit
import os
import pathlib
import shutil
import sys
import tempfile

import pytest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE))

# Journals and view states of tests are in a folder of this run, never in that of the user.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="table-server-state-")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

FRUIT = "name,count,note\nfig,3,\nkiwi,5,green\nplum,7,渡辺\nlime,8,sour\npear,10,\n"


@pytest.fixture(scope="session")
def program():
    """The executable: ``TABLE_SERVER`` or the release build."""
    path = pathlib.Path(os.environ.get("TABLE_SERVER", ROOT / ".build" / "release" / "table-server"))
    if not path.exists():
        if os.environ.get("TABLE_SERVER_REQUIRE_ALL"):
            pytest.fail(f"no table-server at {path}")
        pytest.skip(f"no table-server at {path}")
    return str(path.resolve())


@pytest.fixture
def start(program, tmp_path):
    """Starts viewers; what they leave is removed."""
    from terminal import Terminal

    started = []

    def start(*words, **options):
        terminal = Terminal([program, "view", *words], tmp_path, **options)
        started.append(terminal)
        return terminal

    yield start
    for terminal in started:
        if terminal.status is None:
            os.kill(terminal.process, 9)
        terminal.close()


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "fruit.csv"
    path.write_text(FRUIT, "utf-8")
    return path


@pytest.fixture
def fruit(start, file):
    """A viewer of five rows."""
    terminal = start("fruit.csv")
    terminal.has("fig", "kiwi", "plum", "lime", "pear")
    return terminal
