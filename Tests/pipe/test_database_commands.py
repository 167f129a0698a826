"""Databases by the commands `render`, `convert` and `view`, without SQLite's library, and their rules for changes."""

import json
import subprocess

import pytest
from databases import SHOP, made


@pytest.fixture
def shop(tmp_path):
    return made(tmp_path / "shop.db", SHOP)


def run(binary, *arguments):
    return subprocess.run([binary, *map(str, arguments)], capture_output=True, text=True)


@pytest.mark.parametrize("name", ["customers", "CUSTOMERS"])
def test_render_prints_the_table_that_is_named(binary, shop, name):
    result = run(binary, "render", shop, f"--table={name}")
    assert result.returncode == 0 and "Ada" in result.stdout
    assert run(binary, "render", shop, "--table", name, "--format=csv").stdout.startswith("id,name,born")


def test_render_prints_a_view_and_parts_without_rowids(binary, shop):
    assert "112.5" in run(binary, "render", shop, "--table=debts").stdout
    assert "ink" in run(binary, "render", shop, "--table=lines", "--sort=-what").stdout


def test_convert_writes_the_table_that_is_named(binary, shop, tmp_path):
    out = tmp_path / "orders.ndjson"
    assert run(binary, "convert", shop, "--table=orders", "-o", out).returncode == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["id"] for row in rows] == [7, 9, 12] and rows[0]["total"] == 12.5
    assert run(binary, "convert", shop, "--table=debts", "-o", tmp_path / "debts.csv").returncode == 0
    assert (tmp_path / "debts.csv").read_text() == "name,debt\nAda,112.5\n"


@pytest.mark.parametrize("command", [["render"], ["convert", "-o", "out.csv"]])
def test_a_name_that_is_missing_or_wrong_is_told(binary, shop, tmp_path, command, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run(binary, *command, shop)
    assert result.returncode == 2 and "customers" in result.stderr
    result = run(binary, *command, shop, "--table=none")
    assert result.returncode == 2 and "none" in result.stderr
    text = tmp_path / "a.csv"
    text.write_text("a\n1\n")
    result = run(binary, *command, text, "--table=a")
    assert result.returncode == 2 and "database" in result.stderr
    assert run(binary, *command, shop, "--table=").returncode == 2


@pytest.mark.plain
def test_without_the_library_only_databases_are_refused(start, shop, tmp_path, monkeypatch):
    """The system's loader finds files first that are no libraries."""
    folder = tmp_path / "libraries"
    folder.mkdir()
    for file in ("libsqlite3.so.0", "libsqlite3.so"):
        (folder / file).write_bytes(b"no library")
    monkeypatch.setenv("LD_LIBRARY_PATH", str(folder))
    pipe = start()
    monkeypatch.delenv("LD_LIBRARY_PATH")
    for method, params in (
        ("database/list", {}), ("table/open", {"from": {"table": "orders"}}), ("table/open", {}),
    ):
        error = pipe.error(method, path=str(shop), **params)
        assert (error.kind, error.data["library"]) == ("libraryMissing", "SQLite")
        assert "libsqlite3.so.0" in error.data["reason"]
    text = tmp_path / "a.csv"
    text.write_text("a\n1\n")
    assert pipe.request("table/open", path=str(text), wait=True)["rowsState"]["count"] == 1


@pytest.mark.parametrize("rule", ["follow", "reload", "merge"])
def test_rules_for_changes_are_refused_by_name(pipe, shop, rule):
    params = {"table": "t", "path": str(shop), "from": {"table": "orders"}}
    assert pipe.request("table/open", **params, whenFileChanges=rule)["whenFileChanges"] == "tell"
    error = pipe.error("table/watchFile", table="t", whenFileChanges=rule)
    assert error.pointer == "/whenFileChanges" and "database" in str(error)
    assert pipe.request("table/watchFile", table="t", whenFileChanges="tell")["whenFileChanges"] == "tell"
