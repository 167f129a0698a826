"""What type checkers see: mypy takes the good uses, refuses each bad one, and completes fields."""

import importlib.util
import os
import pathlib
import re
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
SOURCE = HERE.parent / "src"
BAD = HERE / "typed" / "bad.py"
README = HERE.parent / "README.md"
GOOD = HERE / "typed" / "good.py"
ERROR = re.compile(r"^(?P<path>.+?):(?P<line>\d+): error: (?P<text>.*?)  \[(?P<code>[\w-]+)\]$")


@pytest.fixture
def mypy(tmp_path, tmp_path_factory):
    """Runs mypy, or a program beside it, and returns its exit status and what it says.

    What it found out about the client and the standard library is kept for the next test.
    """
    cache = tmp_path_factory.getbasetemp() / "mypy-cache"
    if importlib.util.find_spec("mypy") is None:
        reason = "mypy is not installed (Tests/requirements.txt)"
        if os.environ.get("TABLE_SERVER_REQUIRE_ALL") == "1":
            pytest.fail(reason)
        pytest.skip(reason)

    def run(*arguments, module="mypy"):
        done = subprocess.run(
            [sys.executable, "-m", module, *map(str, arguments)],
            env={**os.environ, "MYPYPATH": str(SOURCE), "MYPY_CACHE_DIR": str(cache)},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=300,
        )
        return done.returncode, done.stdout + done.stderr

    return run


def test_the_examples_of_the_readme_are_well_typed(mypy, tmp_path):
    examples = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    files = [tmp_path / f"example_{number}.py" for number in range(len(examples))]
    for file, example in zip(files, examples):
        file.write_text(example, encoding="utf-8")
    status, said = mypy("--strict", *files)
    assert status == 0, said


def wanted_errors():
    """The error codes by line that the bad file announces."""
    lines = enumerate(BAD.read_text(encoding="utf-8").splitlines(), start=1)
    found = {line: re.search(r"# error: ([\w -]+)$", text) for line, text in lines}
    return {line: set(match[1].split()) for line, match in found.items() if match}


def test_the_client_and_the_good_uses_are_well_typed(mypy):
    status, said = mypy("--strict", SOURCE / "table_server", GOOD)
    assert status == 0, said


def test_misspelt_renamed_and_wrongly_typed_fields_are_refused_where_they_stand(mypy):
    status, said = mypy("--strict", BAD)
    assert status == 1, said
    found = {}
    for line in said.splitlines():
        match = ERROR.match(line)
        if match:
            assert match["path"].endswith("bad.py"), line
            found.setdefault(int(match["line"]), set()).add(match["code"])
    wanted = wanted_errors()
    assert len(wanted) >= 25, "the bad file has lost its lines"
    assert sorted(found) == sorted(wanted), said
    for line, codes in wanted.items():
        assert codes <= found[line], f"line {line}: {codes} expected, {found[line]} found\n{said}"


def test_a_renamed_field_is_shown_at_every_place_that_says_the_old_name(mypy, tmp_path):
    text = GOOD.read_text(encoding="utf-8")
    renamed = tmp_path / "renamed.py"
    renamed.write_text(text.replace("    weight: float\n", "    heft: float\n"), encoding="utf-8")
    _, said = mypy("--strict", renamed)
    lines = text.splitlines()
    uses = [number for number, line in enumerate(lines, 1) if re.search(r"\.weight\b", line)]
    missing = [match for match in map(ERROR.match, said.splitlines()) if match]
    assert len(uses) == 2 and [int(match["line"]) for match in missing] == uses, said
    assert all('"Thing" has no attribute "weight"' in match["text"] for match in missing)


def test_fields_are_completed(mypy, tmp_path):
    """The names that mypy's server offers behind the dot of a lambda's argument."""
    use = "things.column('X', lambda thing: thing.sku)\n"
    file = tmp_path / "use.py"
    file.write_text(GOOD.read_text(encoding="utf-8") + use, encoding="utf-8")
    line = len(file.read_text(encoding="utf-8").splitlines())
    column = use.index("thing.sku") + 1
    server = ["--status-file", tmp_path / "dmypy.json"]
    try:
        status, said = mypy(*server, "run", "--export-types", "--", file, module="mypy.dmypy")
        assert status == 0, said
        place = f"{file}:{line}:{column}:{line}:{column + len('thing') - 1}"
        status, said = mypy(*server, "inspect", "--show", "attrs", place, module="mypy.dmypy")
        assert status == 0, said
    finally:
        mypy(*server, "stop", module="mypy.dmypy")
    for name in ("sku", "name", "price", "address", "tags"):
        assert f'"{name}"' in said, said
