"""Six clients that we did not write hold the conversation of ``session.json``.

Each runs as a process of its own, in its own language, and prints one JSON object per step:
``result`` or ``error`` for a request, ``update`` for an awaited one, ``exit`` at the end.
"""

from __future__ import annotations

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest
from conftest import absent

HERE = pathlib.Path(__file__).resolve().parent
SESSION = str(HERE / "session.json")
STEPS = [step for step in json.loads((HERE / "session.json").read_text("utf-8")) if "notify" not in step]
TIMEOUT = 90


def program(*names, holds=lambda path: True):
    """The first of these programs that is installed and good enough."""
    for name in names:
        path = shutil.which(name)
        if path and holds(path):
            return path
    return absent(f"{names[0]} is not installed")


def says(words, *parts):
    """Whether a program, asked so, names all parts."""
    try:
        done = subprocess.run(words, capture_output=True, timeout=TIMEOUT, stdin=subprocess.DEVNULL)
    except OSError:
        return False
    return done.returncode == 0 and all(part in done.stdout for part in parts)


def python_client(module, script):
    if importlib.util.find_spec(module) is None:
        absent(f"{module} is not installed")
    return lambda daemon, output: [sys.executable, script, daemon, SESSION]


def glib(script):
    # The system's own Python has the introspection, the test environment's has not.
    probe = "import gi; gi.require_version('Jsonrpc', '1.0'); from gi.repository import Jsonrpc"
    interpreters = ["/usr/bin/python3", "python3", sys.executable]
    found = [path for path in interpreters if says([path, "-c", probe])]
    if not found:
        absent("jsonrpc-glib (gir1.2-jsonrpc-1.0, python3-gi) is not installed")
    return lambda daemon, output: [found[0], script, daemon, SESSION]


def emacs(script):
    path = program("emacs")
    return lambda daemon, output: [path, "-Q", "--batch", "-l", script, daemon, SESSION]


def neovim(script):
    path = program("nvim")
    return lambda daemon, output: [path, "--headless", "-u", "NONE", "-c", f"luafile {script}"]


def vim(script):
    def has_channels(path):
        return says([path, "--version"], b"Vi IMproved 9", b"+channel")

    path = program("vim.nox", "vim", holds=has_channels)
    return lambda daemon, output: [path, *"-N -u NONE -i NONE -n -es -S".split(), script]


CLIENTS = {
    "python-lsp-jsonrpc": (lambda s: python_client("pylsp_jsonrpc", s), "pylsp_jsonrpc_client.py"),
    "pygls": (lambda s: python_client("pygls", s), "pygls_client.py"),
    "emacs": (emacs, "emacs-jsonrpc.el"),
    "neovim": (neovim, "neovim-rpc.lua"),
    "vim": (vim, "vim-channel.vim"),
    "jsonrpc-glib": (glib, "jsonrpc_glib_client.py"),
}


def converse(name, daemon, folder):
    """What a client prints, step by step."""
    choose, script = CLIENTS[name]
    output = folder / "output"
    words = choose(str(HERE / "clients" / script))(daemon, output)
    environment = {
        **os.environ,
        "DAEMON": daemon,
        "SESSION": SESSION,
        "OUTPUT": str(output),
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(
        words,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=TIMEOUT,
        env=environment,
        cwd=folder,
    )
    text = (output.read_bytes() if output.exists() else done.stdout).decode("utf-8")
    said = f"{text}\n{done.stderr.decode('utf-8', 'replace')}"
    assert done.returncode == 0, said
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert len(lines) == len(STEPS) + 1, said
    return lines


def texts_of(blocks):
    return {block["column"]: block["texts"] for block in blocks}


@pytest.mark.parametrize("name", CLIENTS)
def test_a_foreign_client_opens_watches_edits_undoes_and_leaves(name, daemon, tmp_path):
    lines = converse(name, daemon, tmp_path)
    by_step = {}
    for step, line in zip(STEPS, lines):
        by_step.setdefault(step.get("request") or "await " + step["await"], []).append(line)

    def result(method):
        return by_step[method][0]["result"]

    assert result("initialize")["serverInfo"]["name"] == "table-server"
    assert [column["id"] for column in result("table/open")["columns"]] == ["name", "wer", "größe"]
    assert result("table/open")["rowsState"]["count"] == 3
    assert result("view/open")["columns"] == ["name", "wer", "größe"]
    assert result("view/watch")["subscription"] == "s"

    first = by_step["await watch"][0]["update"]
    assert first["seq"] == 1
    assert first["reset"]["keys"] == ["zoë", "山田", "π"]
    assert texts_of(first["reset"]["blocks"]) == {
        "name": ["zoë", "山田", "π"],
        "wer": ["äöü", "🙂 ok", "ñ"],
        "größe": ["1", "2", "3"],
    }

    assert result("table/edit")["changedCells"] == 2
    assert result("table/edit")["history"]["undoLabel"] == "Ändern"
    edited = by_step["await edit"][0]["update"]
    assert edited["seq"] == 2
    assert edited["diff"]["updates"] == [
        {"column": "wer", "rows": [1], "texts": ['Łódź 👩‍👩‍👧 \\ "␉𝄞']},
        {"column": "größe", "rows": [0], "texts": ["17"]},
    ]

    assert result("table/undo")["step"]["label"] == "Ändern"
    undone = by_step["await undo"][0]["update"]
    assert undone["seq"] == 3
    assert texts_of(undone["diff"]["updates"]) == {"wer": ["🙂 ok"], "größe": ["1"]}
    assert result("view/rows")["keys"] == ["山田", "π"]
    assert [block["values"] for block in result("view/rows")["blocks"]] == [
        [2, 3],
        ["🙂 ok", "ñ"],
    ]

    # jsonrpc-glib has the whole error object in the message.
    unknown, unheard = (by_step[method][0]["error"] for method in ("table/describe", "table/fly"))
    assert "日本" in unknown["message"]
    assert "table/fly" in unheard["message"]
    if name == "jsonrpc-glib":
        assert "-32803" in unknown["message"] and "'unknownTable'" in unknown["message"]
        assert "-32601" in unheard["message"]
    else:
        assert (unknown["code"], unknown["data"]["kind"]) == (-32803, "unknownTable")
        assert (unheard["code"], unheard["data"]["method"]) == (-32601, "table/fly")

    assert by_step["table/close"][0]["result"] is None
    assert by_step["shutdown"][0]["result"] is None
    assert lines[-1] == {"exit": 0}
