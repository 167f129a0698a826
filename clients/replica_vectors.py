"""Updates for the replicas in Lua and Elisp, which are to hold what the one in Python holds.

``run`` is a function that applies [(name, params)] to replicas, a new name being a new replica. It
returns an object for each step: ``error`` if the update was refused, ``isWhole``, and what the replica
holds then, in the form of ``held``.
"""

import functools
import importlib.util
import json
import pathlib

from table_server import OutOfSync, Replica

ROOT = pathlib.Path(__file__).resolve().parents[1]
PYTHON_TESTS = ROOT / "clients" / "python" / "tests" / "test_replica.py"


@functools.cache
def vectors():
    """The random source and the faulty updates that the Python replica is tested with."""
    spec = importlib.util.spec_from_file_location("replica_vectors_python", PYTHON_TESTS)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cell_of(cell):
    value = "absent" if repr(cell.value) == "ABSENT" else [cell.value]
    error = cell.error.kind if cell.error else "absent"
    draft = cell.draft.text if cell.draft else "absent"
    text = "absent" if cell.text is None else cell.text
    return [value, text, error, draft, cell.is_pending, cell.is_cut, [list(one) for one in cell.matches]]


def held(replica):
    """What a replica in Python holds, in the form of the other languages."""
    return {
        "keys": len(replica.keys),
        "plain": [key for key in replica.keys if isinstance(key, (int, str))],
        "columns": replica.columns,
        "cells": {name: [cell_of(cell) for cell in column] for name, column in replica.cells.items()},
        "orderState": replica.order_state,
        "window": {"first": replica.window.first, "size": replica.window.size},
        "source": replica.counts.source,
        "needsReset": replica.needs_reset,
        "selection": dict(replica.selection),
        "layout": replica.layout,
        "sections": sorted(info.title or "" for info in replica.sections.values()),
        "revision": replica.revision,
    }


def looks_of(replica):
    """The tags of rows, and of cells by column, sorted."""
    def tags(looks):
        return sorted(" ".join(style.get("tag", "") for style in look) for look in looks.values())

    return [tags(replica.styles.rows), {name: tags(looks) for name, looks in replica.styles.cells.items()}]


def compare(stream, run):
    """Both replicas agree after every message; how many updates were whole."""
    replicas, whole = {}, 0
    for (name, params), other in zip(stream, run(stream), strict=True):
        replica = replicas.setdefault(name, Replica())
        try:
            is_refused, is_whole = False, replica.apply(params) is not None
        except OutOfSync:
            is_refused, is_whole = True, False
        assert ("error" in other) == is_refused, (params, other.get("error"))
        assert other["isWhole"] == is_whole, params
        assert other["needsReset"] == replica.needs_reset
        if replica.needs_reset:
            continue  # Python's has taken a part of what it refused
        expected = held(replica)
        if "looks" in other:  # not every replica keeps them
            expected["looks"] = looks_of(replica)
        found = {member: other.get(member) for member in expected}
        found["plain"] = [key for key in other["keys"] if isinstance(key, (int, str))]
        found["keys"] = len(other["keys"])
        found["sections"] = sorted(found["sections"])
        for empty in ("cells", "selection"):
            found[empty] = found[empty] or {}
        assert {**found, "selection": found["selection"] or {"count": 0}} == expected, params
        whole += is_whole
    return whole


def random_updates():
    """150 whole updates of 15 random sources."""
    for seed in range(15):
        source = vectors().Source(seed)
        for step in range(10):
            yield from ((f"s{seed}", message) for message in source.update(first_of_all=step == 0))


def updates_with_a_gap():
    """The same with one message lost each, and a reset at the end."""
    for seed in range(15):
        source = vectors().Source(seed)
        messages = [m for step in range(15) for m in source.update(first_of_all=step == 0)]
        lost = 1 + seed % (len(messages) - 2)
        source.seq += 3
        messages = messages[:lost] + messages[lost + 1 :] + list(source.update(first_of_all=True))
        yield from ((f"s{seed}", message) for message in messages)


def faulty_updates():
    """Each between two resets; two of its four messages are whole updates."""
    module = vectors()
    cases = next(m for m in module.test_an_update_that_does_not_fit_is_refused.pytestmark if m.name == "parametrize")
    for number, message in enumerate(cases.args[1]):
        steps = (module.first_reset(), message, module.following({}, seq=message["seq"] + 1))
        yield from ((number, step) for step in (*steps, module.first_reset(seq=message["seq"] + 2)))


def recorded_updates():
    """Those of all recorded conversations, by subscription; a closed one may come again."""
    for path in sorted((ROOT / "Protocol" / "sessions").glob("*.session")):
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


def of_random_updates(run):
    assert compare(list(random_updates()), run) == 150


def of_a_lost_message_and_a_reset_that_heals(run):
    compare(list(updates_with_a_gap()), run)


def of_updates_that_do_not_fit(run):
    stream = list(faulty_updates())
    assert compare(stream, run) == len(stream) / 2


def of_the_recorded_sessions(run):
    assert compare(list(recorded_updates()), run) > 300


CHECKS = [
    of_random_updates,
    of_a_lost_message_and_a_reset_that_heals,
    of_updates_that_do_not_fit,
    of_the_recorded_sessions,
]
"""Each takes ``run``; the tests of a language are these."""
