"""The same in tmux, a terminal that others wrote."""

import os
import shutil
import subprocess
import time

import pytest


def test_a_table_is_shown_edited_and_saved_in_tmux(program, file, tmp_path):
    tmux = shutil.which("tmux")
    if not tmux:
        if os.environ.get("TABLE_SERVER_REQUIRE_ALL"):
            pytest.fail("tmux is not installed")
        pytest.skip("tmux is not installed")

    def run(*words):
        server = [tmux, "-u", "-f", "/dev/null", "-S", str(tmp_path / "tmux")]
        own = {**os.environ, "LC_ALL": "C.UTF-8"}
        return subprocess.run(
            [*server, *words], capture_output=True, encoding="utf-8", timeout=60, check=True, env=own
        ).stdout

    def shows(*wanted):
        end = time.monotonic() + 60
        while not all(text in run("capture-pane", "-p", "-t", "t") for text in wanted):
            assert time.monotonic() < end, run("capture-pane", "-p", "-t", "t")
            time.sleep(0.05)

    state = os.environ["XDG_STATE_HOME"]
    run("new-session", "-d", "-s", "t", "-x", "70", "-y", "10", f"XDG_STATE_HOME='{state}' '{program}' view '{file}'")
    try:
        shows("fig", "渡辺", "5 rows")
        run("send-keys", "-t", "t", "S")
        shows("name ▼", " 1  plum")
        run("send-keys", "-t", "t", "g", "g", "j", "i")
        shows("name: pear")
        run("send-keys", "-t", "t", "!", "Enter")
        shows("pear!", "[+]")
        run("resize-window", "-t", "t", "-x", "40", "-y", "6")
        shows("pear!")
        run("send-keys", "-t", "t", "C-s")
        end = time.monotonic() + 60
        while "pear!" not in file.read_text("utf-8"):
            assert time.monotonic() < end, run("capture-pane", "-p", "-t", "t")
            time.sleep(0.05)
        run("send-keys", "-t", "t", "q")
    finally:
        subprocess.run([tmux, "-S", str(tmp_path / "tmux"), "kill-server"], capture_output=True, check=False)
