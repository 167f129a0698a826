"""The replica in Elisp holds what the Python client's holds: of random updates, of faulty ones, of all sessions."""

import json
import pathlib
import subprocess
import sys
import tempfile

import pytest
from conftest import PACKAGE, ROOT, absent
from editor import program

sys.path.insert(0, str(ROOT / "clients"))
import replica_vectors

HOST = pathlib.Path(__file__).with_name("replica-host.el")


def in_elisp(stream):
    """What the replicas in Elisp hold after each of [(name, params)]."""
    if program() is None:
        absent("no Emacs 28 or later")
    with tempfile.TemporaryDirectory() as folder:
        steps, answers = pathlib.Path(folder) / "steps", pathlib.Path(folder) / "answers"
        lines = (json.dumps({"replica": name, "apply": params}) + "\n" for name, params in stream)
        steps.write_text("".join(lines), "utf-8")
        words = [program(), "-Q", "--batch", "-L", PACKAGE, "-l", HOST, steps, answers]
        subprocess.run(words, check=True)
        return [json.loads(line) for line in answers.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("check", replica_vectors.CHECKS, ids=lambda check: check.__name__)
def test_the_replica_in_elisp(check):
    check(in_elisp)
