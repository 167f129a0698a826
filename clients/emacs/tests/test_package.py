"""The package without a terminal: it compiles without warnings, its documentation is checked, and ERT passes."""

import os
import pathlib
import re
import subprocess

import editor
import pytest
from conftest import PACKAGE, absent

TESTS = sorted(pathlib.Path(__file__).parent.glob("*-tests.el"))
NAMES = [
    name for path in TESTS for name in re.findall(r"^\(ert-deftest (\S+)", path.read_text("utf-8"), re.MULTILINE)
]


def batch(*words, **environment):
    """Runs Emacs without a screen and returns what it said."""
    if editor.program() is None:
        absent("no Emacs 28 or later")
    done = subprocess.run(
        [editor.program(), "-Q", "--batch", "-L", editor.compiled(), *words],
        capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    )  # fmt: skip
    return done.stdout + done.stderr


def test_it_compiles_without_warnings():
    batch()
    assert "Warning" not in (said := (editor.compiled() / "said").read_text("utf-8")) and "Error" not in said, said


def test_its_documentation_is_as_checkdoc_wants_it():
    # Its guess of verbs takes nouns, such as steps, for verbs.
    form = "(progn (setq checkdoc-verb-check-experimental-flag nil) (mapc #'checkdoc-file command-line-args-left))"
    assert batch("-l", "checkdoc", "--eval", form, *sorted(PACKAGE.glob("*.el"))) == ""


@pytest.fixture(scope="session")
def results(daemon):
    """What ERT says of each test."""
    files = [word for path in TESTS for word in ("-l", path)]
    said = batch("-l", "ert", *files, "-f", "ert-run-tests-batch", TABLE_SERVER=daemon)
    lines = re.findall(r"^ +(passed|FAILED|SKIPPED) +\d+/\d+ +(\S+)", said, re.MULTILINE)
    return said, {name: result for result, name in lines}


@pytest.mark.parametrize("name", NAMES)
def test_ert(results, name):
    said, found = results
    at = said.find(f"Test {name} backtrace")
    assert found.get(name) == "passed", said[at if at >= 0 else -3000 :][:4000]
