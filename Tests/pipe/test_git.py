"""`table-server diff` for people and in a real git repository, `convert`, and `render --format`."""

from __future__ import annotations

import html.parser
import json
import os
import shutil
import subprocess

import pytest

OLD = "id,name,city\n1,Ada,London\n2,Bob,Paris\n3,Cai,Rome\n4,Dee,Oslo\n"
NEW = 'id,name,city\n4,Dee,Oslo\n1,"Ada L.",London\n3,Cai,"Rome, IT"\n5,Eve,Bonn\n'

git = pytest.mark.skipif(shutil.which("git") is None, reason="no git")


@pytest.fixture
def run(binary, tmp_path):
    def run(*arguments, status=0, **options):
        command = [binary, *map(str, arguments)]
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=tmp_path, timeout=60, **options
        )
        assert done.returncode == status, done.stderr
        return done.stdout if status == 0 else done.stdout + done.stderr

    return run


@pytest.fixture
def files(tmp_path):
    (tmp_path / "old.csv").write_text(OLD)
    (tmp_path / "new.csv").write_text(NEW)
    return "old.csv", "new.csv"


# MARK: diff


def test_a_diff_names_rows_and_cells(run, files):
    assert run("diff", *files).splitlines() == [
        "--- old.csv",
        "+++ new.csv",
        "@@ rows: 2 changed, 1 added, 1 removed, 1 moved @@",
        "- 2: 2 | Bob | Paris",
        "> 4: row 4 is row 1",
        "+ 5: 5 | Eve | Bonn",
        "~ 1: name [-Ada-]{+Ada L.+}",
        "~ 3: city [-Rome-]{+Rome, IT+}",
    ]


def test_a_key_can_be_named(run, files):
    assert "~ Cai: city" in run("diff", *files, "--key", "name")
    assert "nothing" in run("diff", *files, "--key", "nothing", status=2)


def test_rows_without_a_key_are_matched_by_content(run, tmp_path):
    (tmp_path / "a.csv").write_text("x,y\n1,2\n1,2\n3,4\n")
    (tmp_path / "b.csv").write_text("x,y\n1,2\n3,5\n")
    text = run("diff", "a.csv", "b.csv")
    assert "@@ rows: 1 added, 2 removed @@" in text and "1 | 2" in text and "3 | 5" in text
    (tmp_path / "a.csv").write_text("id,y\n1,2\n1,3\n")
    (tmp_path / "b.csv").write_text("id,y\n1,2\n1,4\n")
    assert "1 added, 1 removed" in run("diff", "a.csv", "b.csv"), "the id is not unique"


def test_added_and_removed_columns_are_told(run, tmp_path):
    (tmp_path / "a.csv").write_text("id,x\n1,2\n")
    (tmp_path / "b.csv").write_text("id,y\n1,2\n")
    text = run("diff", "a.csv", "b.csv")
    assert "- columns: x\n+ columns: y\n" in text
    assert run("diff", "a.csv", "b.csv", "--format", "summary") == "columns: -x, +y\n"


def test_formats(run, files):
    told = json.loads(run("diff", *files, "--format", "json"))
    assert told["rows"] == {"removed": 1, "added": 1, "moved": 1, "changed": 2}
    assert {"kind": "changed", "key": "1", "cells": {"name": ["Ada", "Ada L."]}} in told[
        "differences"
    ]
    assert json.loads(run("diff", files[0], files[0], "--format", "json"))["differences"] == []
    summary = run("diff", *files, "--format=summary")
    assert summary == "rows: 2 changed, 1 added, 1 removed, 1 moved\n"
    page = run("diff", *files, "--format", "html")
    assert "<del>Rome</del> <ins>Rome, IT</ins>" in page
    html.parser.HTMLParser().feed(page)
    assert "\x1b[31m" in run("diff", *files, "--color=always")


def test_the_exit_status_tells_of_differences(run, files):
    assert run("diff", files[0], files[0]) == ""
    assert run("diff", files[0], files[0], "--exit-code", "--format", "summary") == (
        "no differences\n"
    )
    run("diff", *files)
    run("diff", *files, "--exit-code", status=1)
    run("diff", files[0], "missing.csv", status=2)
    run("diff", files[0], status=2)
    run("diff", *files, "--format", "xml", status=2)


def test_control_characters_of_cells_are_made_visible(run, tmp_path):
    (tmp_path / "a.csv").write_text('id,x\n1,"\x1b[2J"\n')
    (tmp_path / "b.csv").write_text('id,x\n1,"\x1b]0;t\x07"\n')
    text = run("diff", "a.csv", "b.csv")
    assert "\x1b" not in text and "\x07" not in text and "␛[2J" in text


def test_more_differences_than_one_page(run, tmp_path):
    (tmp_path / "a.csv").write_text("id,x\n" + "".join(f"{n},a\n" for n in range(5000)))
    (tmp_path / "b.csv").write_text("id,x\n" + "".join(f"{n},b\n" for n in range(5000)))
    lines = run("diff", "a.csv", "b.csv").splitlines()
    assert len(lines) == 5003 and lines[-1] == "~ 4999: x [-a-]{+b+}"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_a_full_disk_and_a_closed_pipe(binary, files, tmp_path):
    for command in (["diff", *files], ["render", files[0], "--format", "csv"]):
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [binary, *command], stdout=full, stderr=subprocess.PIPE, cwd=tmp_path, timeout=60
            )
        assert done.returncode == 1 and b"cannot write" in done.stderr
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "wb") as pipe:
            done = subprocess.run([binary, *command], stdout=pipe, cwd=tmp_path, timeout=60)
        assert done.returncode == 0


# MARK: git


@pytest.fixture
def repository(tmp_path, binary):
    folder = tmp_path / "repository"
    folder.mkdir()
    environment = {
        **os.environ, "HOME": str(tmp_path), "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat",
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
        "GIT_COMMITTER_EMAIL": "a@b", "PATH": f"{os.path.dirname(binary)}:{os.environ['PATH']}",
    }  # fmt: skip

    def run(*arguments):
        done = subprocess.run(
            ["git", *arguments], cwd=folder, env=environment, capture_output=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.decode()

    run("init", "-q")
    (folder / ".gitattributes").write_text("*.csv diff=table\n")
    (folder / "people.csv").write_text(OLD)
    run("add", ".")
    run("commit", "-qm", "one")
    run.folder = folder
    return run


@git
def test_git_diff_shows_rows_and_cells(repository):
    repository("config", "diff.table.command", "table-server diff")
    (repository.folder / "people.csv").write_text(NEW)
    text = repository("diff")
    assert text.startswith("--- a/people.csv\n+++ b/people.csv\n")
    assert "~ 1: name [-Ada-]{+Ada L.+}" in text and "> 4: row 4 is row 1" in text
    repository("commit", "-qam", "two")
    assert "~ 3: city [-Rome-]{+Rome, IT+}" in repository("diff", "HEAD~1")
    assert "- 2: 2 | Bob | Paris" in repository("log", "-p", "--ext-diff", "-1")
    (repository.folder / "new.csv").write_text(OLD)
    repository("add", "new.csv")
    text = repository("diff", "--cached")
    assert "--- /dev/null\n+++ b/new.csv\n" in text and "+ 1: 1 | Ada | London" in text
    repository("mv", "-f", "new.csv", "moved name.csv")
    repository("rm", "-qf", "people.csv")
    text = repository("diff", "--cached", "--no-renames")
    assert "+++ /dev/null" in text and "- 4: 4 | Dee | Oslo" in text


@git
def test_git_diff_of_a_conflict_names_the_path(repository):
    repository("config", "diff.table.command", "table-server diff")
    repository("checkout", "-qb", "other")
    (repository.folder / "people.csv").write_text(OLD.replace("Ada", "A."))
    repository("commit", "-qam", "theirs")
    repository("checkout", "-q", "-")
    (repository.folder / "people.csv").write_text(OLD.replace("Ada", "Ada L."))
    repository("commit", "-qam", "ours")
    repository("-c", "alias.try=!git merge -q other || true", "try")
    assert repository("diff", "--cached") == "* Unmerged path people.csv\n"


@git
def test_git_shows_text_of_tables_line_by_line(repository):
    convert = "table-server render --format=csv --rows=0..10000000"
    repository("config", "diff.table.textconv", convert)
    spelled = OLD.replace("Ada", '"Ada"').replace("\n", "\r\n")
    (repository.folder / "people.csv").write_bytes(spelled.encode())
    assert "\n+" not in repository("diff").replace("\n+++", "")
    (repository.folder / "people.csv").write_text(NEW)
    repository("commit", "-qam", "two")
    text = repository("log", "-p", "-1")
    assert '\n+3,Cai,"Rome, IT"\n' in text and "\n-2,Bob,Paris\n" in text


@git
def test_git_difftool_runs_the_diff(repository):
    repository("config", "difftool.table.cmd", 'table-server diff "$LOCAL" "$REMOTE"')
    (repository.folder / "people.csv").write_text(NEW)
    assert "~ 1: name [-Ada-]{+Ada L.+}" in repository("difftool", "--no-prompt", "--tool=table")


# MARK: convert


@pytest.mark.parametrize(
    "name, beginning",
    [
        ("out.json", '[\n{"id":1,"name":"Ada",'),
        ("out.NDJSON", '{"id":1,"name":"Ada",'),
        ("out.md", "| id | name | city |\n| ---: | --- | --- |\n"),
        ("out.tsv", "id\tname\tcity\n1\tAda\tLondon\n"),
        ("out.html", '<meta charset="utf-8">'),
        ("out.sql", 'INSERT INTO "old" ("id", "name", "city") VALUES\n(1, \'Ada\', \'London\'),\n'),
        ("out.txt", "id  name  city\n--  ----  ------\n 1  Ada   London\n"),
        ("out.tex", "\\begin{tabular}{rll}\n"),
    ],
)
def test_convert_takes_the_format_of_the_name(run, files, tmp_path, name, beginning):
    assert run("convert", files[0], "-o", name) == ""
    assert (tmp_path / name).read_text().startswith(beginning)
    run("convert", files[0], "-o", name)


def test_convert_says_what_is_wrong_and_leaves_the_old_file(run, files, tmp_path):
    (tmp_path / "out.csv").write_text("old")
    run("convert", "missing.csv", "-o", "out.csv", status=2)
    assert "no format" in run("convert", files[0], "-o", "out.xyz", status=2)
    assert "-o" in run("convert", files[0], status=2)
    assert "convert" in run("convert", files[0], "-o", "no/out.csv", status=1)
    assert "convert" in run("convert", files[0], "-o", "/dev/full", "--format=csv", status=1)
    (tmp_path / "f.csv").write_text("a\n=1\n")
    options = ["--formula-guard", "reject"]
    assert "formula" in run("convert", "f.csv", "-o", "out.csv", *options, status=1)
    assert (tmp_path / "out.csv").read_text() == "old"
    run("convert", "f.csv", "-o", "out.csv", "--formula-guard=quote")
    assert (tmp_path / "out.csv").read_text() == "a\n'=1\n"


# MARK: render


def test_render_prints_rows_in_a_format(run, files):
    text = run("render", files[0], "--format", "markdown", "--sort=-name", "--rows", "0..2")
    assert text.splitlines()[2:] == ["| 4 | Dee | Oslo |", "| 3 | Cai | Rome |"]
    assert "takes one of" in run("render", files[0], "--format", "xls", status=2)
    rows = json.loads(run("render", files[0], "--format=json", "--filter", 'city == "Rome"'))
    assert rows == [{"id": 3, "name": "Cai", "city": "Rome"}]
