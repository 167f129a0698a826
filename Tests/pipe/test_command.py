"""The command line: what people type, and what they are told."""

import os
import subprocess

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


def test_the_demo_ends_by_itself_and_is_plain_in_a_pipe(binary):
    result = run(binary, "demo")
    assert (result.returncode, result.stderr) == (0, "")
    assert "\x1b" not in result.stdout
    assert "The window did not move" in result.stdout
    laid_out = result.stdout[result.stdout.index("In sections, wrapped") :]
    assert "\nfalse (16)\n" in laid_out and "\n       Bhriain" in laid_out


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
