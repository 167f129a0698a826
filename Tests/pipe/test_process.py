"""The daemon as a process: the end of its input, what it inherits, how it ends, what it prints."""

import json
import os
import pathlib
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest
from harness import seeds

ROOT = pathlib.Path(__file__).resolve().parents[2]
GREETING = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {}}


def lines(*messages):
    return "".join(json.dumps(message) + "\n" for message in messages).encode()


def fed(binary, data, *arguments, **options):
    """Feeds bytes to a daemon, then the end of input: status, messages, standard error."""
    done = subprocess.run(
        [binary, *arguments], input=data, capture_output=True, timeout=60, **options
    )
    messages = [json.loads(line) for line in done.stdout.splitlines()]
    return done.returncode, messages, done.stderr.decode()


# MARK: The end of input


@pytest.mark.parametrize("shut_down", [False, True])
def test_the_session_of_the_readme_is_answered_through_a_pipe(binary, shut_down):
    readme = (ROOT / "README.md").read_text()
    session = re.findall("^→ (.*)$", readme, re.MULTILINE)
    asked = [json.loads(line) for line in session]
    assert asked[-1]["method"] == "shutdown"
    if not shut_down:
        session.pop()
    for _ in seeds(3):
        status, messages, errors = fed(binary, "\n".join(session).encode())
        assert status == (0 if shut_down else 1) and errors == ""
        answers = {message["id"]: message for message in messages if "id" in message}
        assert sorted(answers) == list(range(1, len(session) + 1))
        assert not any("error" in answer for answer in answers.values())
        updates = [message["params"] for message in messages if "method" in message]
        # Merged or not: the last one is of the last change.
        assert updates[-1]["revision"] == answers[6]["result"]["revision"]


def table(count):
    rows = [[n * 7919 % 100_003, f"text {n}"] for n in range(count)]
    columns = [{"id": "n", "type": "integer"}, {"id": "t"}]
    params = {"table": "t", "columns": columns, "rows": rows}
    return {"jsonrpc": "2.0", "id": 1, "method": "table/create", "params": params}


def sort(request):
    key = {"column": "t", "comparator": "natural"}
    params = {"table": "t", "state": {"sort": [key]}}
    return {"jsonrpc": "2.0", "id": request, "method": "view/open", "params": params}


def test_work_that_takes_long_is_answered_after_the_end_of_input(binary):
    asked = [GREETING, table(20_000), *[sort(2 + n) for n in range(4)]]
    _, messages, _ = fed(binary, lines(*asked))
    assert sorted(message["id"] for message in messages) == list(range(6))
    assert not any("error" in message for message in messages)


def test_the_wait_after_the_end_of_input_has_a_limit(binary):
    source = "lists.range(100000).filter(a, lists.range(1000).exists(b, b == a + 1000)).size()"
    asked = [
        {"jsonrpc": "2.0", "id": n, "method": "expression/evaluate", "params": {"source": source}}
        for n in range(1, 200)
    ]
    began = time.monotonic()
    status, messages, _ = fed(binary, lines(GREETING, *asked), "--drain-milliseconds=300")
    assert status == 1 and len(messages) == 200
    assert time.monotonic() - began < 20
    codes = {message.get("error", {}).get("code") for message in messages}
    assert -32800 in codes


def test_what_waits_for_the_client_is_not_waited_for(binary):
    columns = [{"id": "k"}, {"id": "s", "supplied": {"inputs": ["k"], "deadline": 60_000}}]
    params = {"table": "t", "columns": columns, "rows": [["a"]]}
    asked = [
        GREETING,
        {"jsonrpc": "2.0", "id": 1, "method": "table/create", "params": params},
        {"jsonrpc": "2.0", "id": 2, "method": "view/open", "params": {"table": "t", "view": "v"}},
        {"jsonrpc": "2.0", "id": 3, "method": "view/rows", "params": {"view": "v"}},
    ]
    began = time.monotonic()
    _, messages, _ = fed(binary, lines(*asked))
    assert {0, 1, 2, 3} <= {message["id"] for message in messages}
    assert time.monotonic() - began < 20


# MARK: What is inherited


def running(process):
    """Waits until a daemon answers."""
    process.stdin.write(lines(GREETING))
    process.stdin.flush()
    assert b"serverInfo" in process.stdout.readline()


def spawned(binary, *arguments, **options):
    process = subprocess.Popen(
        [binary, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options
    )
    running(process)
    return process


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGINT, signal.SIGTERM])
def test_an_ignored_signal_stays_ignored(binary, number):
    process = spawned(binary, preexec_fn=lambda: signal.signal(number, signal.SIG_IGN))
    process.send_signal(number)
    process.stdin.write(lines({"jsonrpc": "2.0", "id": 1, "method": "view/sync"}))
    process.stdin.flush()
    assert b'"id":1' in process.stdout.readline()
    process.stdin.close()
    assert process.wait(10) == 1


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGINT, signal.SIGTERM])
def test_a_signal_that_is_not_ignored_ends_the_daemon(binary, number):
    process = spawned(binary)
    process.send_signal(number)
    assert process.wait(10) == -number


@pytest.mark.parametrize("number", [signal.SIGQUIT, signal.SIGSEGV, signal.SIGTRAP, signal.SIGABRT])
def test_a_crash_ends_the_process_at_once(binary, number):
    environment = {name: os.environ[name] for name in os.environ if name != "SWIFT_BACKTRACE"}
    process = spawned(binary, env=environment, stderr=subprocess.PIPE)
    process.send_signal(number)
    assert process.wait(10) == -number
    assert b"acktrac" not in process.stderr.read()


@pytest.mark.parametrize("closed", [1, 2])
def test_a_closed_descriptor_is_not_taken_by_a_recording(binary, tmp_path, closed):
    path = tmp_path / "recording"
    command = f'"{binary}" --record "{path}" --record-text {closed}>&-'
    asked = lines(GREETING, {"jsonrpc": "2.0", "method": "no/such"}) + b"\n"
    done = subprocess.run(["sh", "-c", command], input=asked, capture_output=True, timeout=30)
    assert done.returncode == 1
    recorded = path.read_text()
    assert recorded.startswith("# recording: 1\n")
    assert all(line[:1] in "#" or re.match(r"\d+\.\d+ [-<=]", line) for line in recorded.splitlines())
    if closed == 2:
        assert b"serverInfo" in done.stdout and "unknown notification" not in recorded


def test_a_closed_standard_input_is_an_empty_one(binary):
    done = subprocess.run(["sh", "-c", f'"{binary}" <&-'], capture_output=True, timeout=30)
    assert (done.returncode, done.stdout) == (1, b"")


def test_only_the_recording_ends_at_the_largest_size_of_a_file(binary, tmp_path):
    path = tmp_path / "recording"
    command = f'ulimit -f 8; "{binary}" --record "{path}"'
    asked = [{"jsonrpc": "2.0", "id": n, "method": "server/stats"} for n in range(1, 40)]
    done = subprocess.run(
        ["bash", "-c", command], input=lines(GREETING, *asked), capture_output=True, timeout=30
    )
    assert done.returncode == 1 and len(done.stdout.splitlines()) == 40
    assert b"recording" in done.stderr and path.stat().st_size <= 8 * 1024


def test_a_recording_is_not_made_through_a_link_to_nothing(binary, tmp_path):
    link, target = tmp_path / "link", tmp_path / "target"
    link.symlink_to(target)
    done = subprocess.run([binary, "--record", link], input=b"", capture_output=True, timeout=30)
    assert done.returncode == 2 and b"symbolic link" in done.stderr
    assert not target.exists()
    target.touch()  # one that is there is followed
    done = subprocess.run([binary, "--record", link], input=b"", capture_output=True, timeout=30)
    assert done.returncode == 1 and target.read_text().startswith("# recording: 1\n")


# MARK: The client's process


def test_a_zombie_is_gone(start):
    client = subprocess.Popen([sys.executable, "-c", ""])
    os.waitid(os.P_PID, client.pid, os.WEXITED | os.WNOWAIT)  # it ended, and is not reaped
    try:
        assert start(processId=client.pid).status(timeout=20) == 1
    finally:
        client.wait()


def test_a_process_that_cannot_be_seen_is_told_of(start):
    pipe = start(processId=2**22 + 1)
    assert pipe.leave() == 0
    assert b"cannot be seen from here" in pipe.stderr


def test_a_parent_that_was_gone_before_the_greeting_is_gone(binary):
    """The pipe is held open by another process, so that the end of input does not tell."""
    script = """
import json, os, subprocess, sys, time
reader, writer = os.pipe()
os.set_inheritable(writer, True)
daemon = subprocess.Popen([sys.argv[1]], stdin=reader, stdout=int(sys.argv[2]), pass_fds=[int(sys.argv[2])])
time.sleep(0.3)  # so that the daemon has seen its parent
code = '''
import json, os, sys, time
while os.getppid() == int(sys.argv[2]): time.sleep(0.01)
greeting = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"processId": int(sys.argv[2])}}
os.write(int(sys.argv[1]), json.dumps(greeting).encode() + b"\\\\n")
time.sleep(30)
'''
subprocess.Popen([sys.executable, "-c", code, str(writer), str(os.getpid())], pass_fds=[writer], stdout=subprocess.DEVNULL)
print(daemon.pid)
"""
    output, daemon_end = os.pipe()
    done = subprocess.run(
        [sys.executable, "-c", script, binary, str(daemon_end)],
        stdout=subprocess.PIPE,
        pass_fds=[daemon_end],
        timeout=30,
    )
    os.close(daemon_end)
    assert int(done.stdout) > 1
    told = b""
    while select.select([output], [], [], 20)[0]:
        piece = os.read(output, 65536)
        if not piece:
            break  # the daemon is gone
        told += piece
    else:
        raise AssertionError("the daemon is still there")
    assert b"serverInfo" in told


# MARK: What is printed


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["demo"], ["render"], ["replay"]])
def test_a_full_disk_is_told(binary, tmp_path, arguments):
    if arguments == ["render"]:
        (tmp_path / "a.csv").write_text("a,b\n" + "1,2\n" * 3000)
        arguments = ["render", str(tmp_path / "a.csv"), "--rows", "0..3000"]
    elif arguments == ["replay"]:
        arguments = ["replay", str(sorted((ROOT / "Protocol" / "sessions").glob("*.session"))[0])]
    with open("/dev/full", "wb") as full:
        done = subprocess.run([binary, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60)
    assert done.returncode == 1
    assert b"No space left on device" in done.stderr
    quiet = f'"{binary}" {" ".join(arguments)} | head -c 0; exit "${{PIPESTATUS[0]}}"'
    done = subprocess.run(["bash", "-c", quiet], stderr=subprocess.PIPE, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_person_at_a_terminal_is_told_what_to_type(binary):
    parent, terminal = pty.openpty()
    process = subprocess.Popen(
        [binary], stdin=terminal, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    os.close(terminal)
    told = process.stderr.readline()
    assert b"JSON-RPC" in told and b"--help" in told
    os.write(parent, b"\x04")
    assert process.wait(10) == 1
    assert process.stderr.read() == b""
    os.close(parent)
