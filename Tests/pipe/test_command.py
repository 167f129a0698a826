"""The command line: what people type, and what they are told."""

import contextlib
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios

import pytest


def run(binary, *arguments):
    """Runs the program with nothing to read; it must end by itself."""
    return subprocess.run(
        [binary, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30
    )


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["demo", "--help"], ["render", "--help"]])
def test_help(binary, arguments):
    result = run(binary, *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("Usage: table-server")


def test_version(binary):
    result = run(binary, "--version")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("table-server ")


@pytest.mark.parametrize(
    "arguments",
    [["--bogus"], ["bogus"], ["--cache-bytes=-1"], ["--clientProcessId=99999999999999999999"],
     ["demo", "--bogus"], ["demo", "a", "b"]],
)  # fmt: skip
def test_unknown_options_are_named_with_the_usage(binary, arguments):
    result = run(binary, *arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert "sage: table-server" in result.stderr


@pytest.mark.parametrize("option", ["clientProcessId", "cache-bytes", "chunk-rows"])
def test_the_largest_numbers_are_harmless(start, option):
    pipe = start(f"--{option}={2**63 - 1}")
    table = pipe.request("table/open", content={"text": "a\n1\n2\n"})["table"]
    view = pipe.request("view/open", table=table)["view"]
    assert pipe.values(view, "a") == [1, 2]


def steps(text):
    """What the demo printed, step by step: [(title, lines of the table's body, line below it)]."""
    found = []
    for step in re.split(r"\n\n\d+\. ", text)[1:]:
        title, *rest = step.split("\n")
        body = [line for line in rest if line.startswith("│")][1:]
        below = [line for line in rest if line.startswith("   ")][1:]
        found.append((title, body, below[0].strip() if below else ""))
    return found


def test_the_demo_ends_by_itself_and_is_plain_in_a_pipe(binary):
    result = run(binary, "demo")
    assert (result.returncode, result.stderr) == (0, "")
    assert "\x1b" not in result.stdout
    assert "The window did not move" in result.stdout
    laid_out = result.stdout[result.stdout.index("In sections, wrapped") :]
    assert "\nfalse (16)\n" in laid_out and "\n       Bhriain" in laid_out


def orders(tmp_path, count):
    """A file of numbered orders, and its entries in sections by state: [(key, text)]."""
    rows = [(number, f"name {number}", ["done", "open"][number % 3 == 1]) for number in range(count)]
    path = tmp_path / "orders.csv"
    path.write_text("\n".join(["id,name,state", *(",".join(map(str, row)) for row in rows)]) + "\n")
    entries = []
    for state in ["done", "open"]:
        names = [name for _, name, of in rows if of == state]
        entries += [(state, f"▾ {state} ({len(names)})")] * (names != []) + [(state, name) for name in names]
    return path, entries


@pytest.mark.parametrize("count", [1, 2, 9, 10, 11, 13, 18, 30, 200])
def test_headers_stay_while_the_demo_scrolls(binary, tmp_path, count):
    path, entries = orders(tmp_path, count)
    result = run(binary, "demo", str(path))
    assert (result.returncode, result.stderr) == (0, "")
    scrolled = [step for step in steps(result.stdout) if step[0].startswith("Scrolled to line")]
    furthest = max(0, len(entries) - 10)
    assert len(scrolled) == (1 if furthest < 8 else 2)
    for (title, body, below), wanted in zip(scrolled, [8, 20]):
        offset = min(wanted, furthest)
        state, first = entries[offset]
        header = next(text for of, text in entries if of == state)
        # The first line of the viewport is the header's, also where another entry stands there.
        seen = [header, *(text for _, text in entries[offset + 1 : offset + 10])]
        assert len(body) == len(seen) and all(text in line for text, line in zip(seen, body)), (title, body)
        stays = "" if first == header else f"; “{header[2:]}” stays at the top"
        assert title == f"Scrolled to line {offset}{stays}"
        assert below.startswith(f"offset {offset}: entries {offset} ..< {offset + len(seen)} of {len(entries)},")


@pytest.mark.parametrize("count", [1, 2, 9, 10, 11, 13, 30, 200])
def test_the_window_stands_still_under_the_stream_of_the_demo(binary, tmp_path, count):
    path, _ = orders(tmp_path, count)
    result = run(binary, "demo", str(path))
    assert (result.returncode, result.stderr) == (0, "")
    found = steps(result.stdout)
    (place,) = [place for place, (title, _, _) in enumerate(found) if title.startswith("Live: 40 rows")]
    (before, live) = found[place - 1 : place + 1]
    size = min(10, count)
    first = min(12, count - size)
    assert before[0] == f"Without sections, scrolled to line {first}"
    assert [line.split("│")[3].strip() for line in before[1]] == [f"name {first + place}" for place in range(size)]
    assert live[1] == before[1]
    assert before[2].startswith(f"offset {first}: rows {first} ..< {first + size} of {count},")
    assert live[2].startswith(f"offset {first + 40}: rows {first + 40} ..< {first + 40 + size} of {count + 40},")
    assert f"its offset went up by a row, to {first + 40}, and its texts were the same" in result.stdout


def test_the_demo_moves_on_a_terminal(binary, tmp_path):
    path, _ = orders(tmp_path, 60)
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 90, 0, 0))
    with subprocess.Popen([binary, "demo", str(path)], stdin=subprocess.DEVNULL, stdout=follower) as demo:
        os.close(follower)
        written = b""
        with contextlib.suppress(OSError):  # The terminal's end, on Linux.
            while piece := os.read(leader, 1 << 16):
                written += piece
    os.close(leader)
    assert demo.returncode == 0
    text = re.sub("\x1b\\[[0-9;]*m", "", written.decode().replace("\r\n", "\n"))
    lines, drawn = [], {"Scrolled": [], "Live": []}
    for piece in re.split("(\x1b\\[\\d+A\x1b\\[J)", text):
        if piece.startswith("\x1b"):
            count = int(piece[2:].split("A")[0])
            assert count < 40, "what is drawn over fits the terminal"
            frame, lines = lines[-count:], lines[:-count]
            drawn["Live" if ": " in frame[1] and "Live" in frame[1] else "Scrolled"].append(frame)
        else:
            lines += piece.removesuffix("\n").split("\n")
    assert [len(frames) for frames in drawn.values()] == [19, 39]
    assert all(re.match(r"(\d+\. )?(Scrolled|Live)", frame[1].strip()) for frames in drawn.values() for frame in frames)
    assert all(len(line) <= 90 for frame in drawn["Live"] for line in frame[3:])
    tables = {tuple(line for line in frame if line.startswith("│")) for frame in drawn["Live"]}
    assert len(tables) == 1, "what is seen stands still"
    assert len({tuple(frame[6:-2]) for frame in drawn["Scrolled"]}) == 19, "what is seen moves"
    assert "The window did not move: 40 times" in text


def test_no_control_character_of_a_file_reaches_the_terminal(binary, tmp_path):
    path = tmp_path / "hostile.csv"
    path.write_text('"i\x1b[2Jd",na\x07me\n' + "".join(f'"\x1b]0;{row}\x07","a\nb\x9b1m\x7f"\n' for row in range(30)))
    result = run(binary, "demo", str(path))
    assert (result.returncode, result.stderr) == (0, "")
    assert not [letter for letter in result.stdout if letter != "\n" and (letter < " " or "\x7f" <= letter < "\xa0")]
    assert all(len({len(line) for line in body}) == 1 for _, body, _ in steps(result.stdout) if body)


@pytest.mark.parametrize("text", ["", "a,b\n", "a\n1\n", "id\n" + "\n" * 5, '"'])
def test_the_demo_draws_any_file(binary, tmp_path, text):
    path = tmp_path / "any.csv"
    path.write_text(text)
    result = run(binary, "demo", str(path))
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("kind", ["missing", "directory", "fifo", "compressed"])
def test_the_demo_says_what_to_do_about_an_unusable_file(binary, tmp_path, kind):
    path = tmp_path / "file"
    if kind == "directory":
        path.mkdir()
    elif kind == "fifo":
        os.mkfifo(path)
    elif kind == "compressed":
        path.write_bytes(b"\x1f\x8b\x08\0")
    result = run(binary, "demo", str(path))
    assert (result.returncode, result.stdout) == (1, "")
    assert str(path) in result.stderr
    assert "Name a readable CSV or TSV file" in result.stderr
