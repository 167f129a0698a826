"""`table-server diff` for people and in a real git repository, `convert`, and `render --format`."""

from __future__ import annotations

import csv
import html.parser
import io
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
    assert "@@ rows: 1 changed, 1 removed @@" in text and "1 | 2" in text
    assert "~ 2: y [-4-]{+5+}" in text, "half of the cells are equal"
    (tmp_path / "b.csv").write_text("x,y\n1,2\n6,5\n")
    assert "@@ rows: 1 added, 2 removed @@" in run("diff", "a.csv", "b.csv")
    (tmp_path / "a.csv").write_text("id,y\n1,2\n1,3\n")
    (tmp_path / "b.csv").write_text("id,y\n1,2\n1,4\n")
    assert "~ 2: y [-3-]{+4+}" in run("diff", "a.csv", "b.csv"), "the id is not unique"


def test_added_and_removed_columns_are_told_with_their_cells(run, tmp_path):
    (tmp_path / "a.csv").write_text("id,x\n1,2\n3,\n")
    (tmp_path / "b.csv").write_text("id,y\n1,7\n3,\n4,8\n")
    text = run("diff", "a.csv", "b.csv")
    assert "- columns: x\n+ columns: y\n+ 4: 4 | 8\n~ 1: x [-2-], y {+7+}\n" in text
    summary = run("diff", "a.csv", "b.csv", "--format", "summary")
    assert summary == "rows: 1 changed, 1 added; columns: -x, +y\n"
    told = json.loads(run("diff", "a.csv", "b.csv", "--format", "json"))
    assert told["columns"] == {"removed": ["x"], "added": ["y"], "renamed": [], "moved": []}
    assert told["differences"] == [
        {"kind": "added", "key": "4", "cells": {"id": "4", "y": "8"}},
        {"kind": "changed", "key": "1", "cells": {"x": ["2", None], "y": [None, "7"]}},
    ]
    page = run("diff", "a.csv", "b.csv", "--format", "html")
    assert "<del>2</del>" in page and "<ins>7</ins>" in page and "<td>8</td>" in page


@pytest.mark.parametrize("empty", ["/dev/null", "empty.csv"])
def test_an_empty_file_and_a_table(run, files, tmp_path, empty):
    (tmp_path / "empty.csv").write_text("")
    text = run("diff", empty, files[0])
    assert "+ columns: id, name, city\n+ 1: 1 | Ada | London\n" in text
    told = json.loads(run("diff", files[0], empty, "--format", "json"))
    cells = {"id": "1", "name": "Ada", "city": "London"}
    assert told["differences"][0] == {"kind": "removed", "key": "1", "cells": cells}
    (tmp_path / "header.csv").write_text("id,name\n")
    assert "+ columns: id, name" in run("diff", empty, "header.csv", "--exit-code", status=1)


CELLS = [("1.10", "1.1"), ("1e3", "1000"), (".5", "0.5"), ("TRUE", "true"), ("NA", "")]


@pytest.mark.parametrize("old, new", CELLS)
def test_cells_are_compared_as_texts(run, tmp_path, old, new):
    for name, cell in (("a.csv", old), ("b.csv", new)):
        (tmp_path / name).write_text(f"lib,version\nfoo,{cell}\nbar,2.5\nbaz,7\n")
    text = run("diff", "a.csv", "b.csv", "--exit-code", status=1)
    assert f"~ 1: version [-{old}-]{{+{new}+}}" in text
    assert "1 changed" in run("diff", "a.csv", "b.csv", "--format=summary")
    told = json.loads(run("diff", "a.csv", "b.csv", "--format=json"))
    assert told["differences"][0]["cells"] == {"version": [old, new]}
    assert "<ins>" in run("diff", "a.csv", "b.csv", "--format=html")


def test_what_is_only_spelled_differently_is_told_as_that(run, files, tmp_path):
    spelled = OLD.replace("Ada", '"Ada"').replace("\n", "\r\n")
    (tmp_path / "spelled.csv").write_bytes(spelled.encode())
    arguments = ("diff", files[0], "spelled.csv")
    summary = "no cells differ; spelling: quotes, line ends"
    assert run(*arguments, "--format", "summary", "--exit-code") == summary + "\n"
    assert run(*arguments).splitlines()[2:] == [f"@@ {summary} @@"]
    assert json.loads(run(*arguments, "--format", "json"))["spelling"] == ["quotes", "lineEnds"]
    assert summary in run(*arguments, "--format", "html")


def test_comments_are_compared(run, tmp_path):
    (tmp_path / "a.csv").write_text("# by hand\nid,x\n1,a\n# two\n2,b\n")
    (tmp_path / "b.csv").write_text("# by hand\nid,x\n1,a\n# other\n2,b\n")
    text = run("diff", "a.csv", "b.csv", "--exit-code", status=1)
    assert text.splitlines()[2:] == ["@@ comments: 1 added, 1 removed @@", "- # two", "+ # other"]
    told = json.loads(run("diff", "a.csv", "b.csv", "--format", "json"))
    assert told["comments"] == {"removed": ["# two"], "added": ["# other"]}
    assert "# other" in run("diff", "a.csv", "b.csv", "--format", "html")


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
@pytest.mark.parametrize("old, new", CELLS)
def test_git_diff_never_hides_a_changed_text(repository, old, new):
    path = repository.folder / "v.csv"
    path.write_text(f"lib,version\nfoo,{old}\nbar,2.5\nbaz,7\n")
    repository("add", ".")
    repository("commit", "-qm", "two")
    path.write_text(f"lib,version\nfoo,{new}\nbar,2.5\nbaz,7\n")
    repository("config", "diff.table.command", "table-server diff")
    assert f"[-{old}-]{{+{new}+}}" in repository("diff")
    repository("config", "--unset", "diff.table.command")
    convert = "table-server render --format=csv --rows=0..10000000"
    repository("config", "diff.table.textconv", convert)
    assert f"\n-foo,{old}\n+foo,{new}\n" in repository("diff")


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


TEXTS = (
    "lib;version;note\nfoo;1.10;=x\nbar;2.5;NA\nbaz;1e3;-5\n"
    'q;NA;"two\nlines"\nlong;.5;TRUE;further\n"";;\n'
)
READ = [
    ["lib", "version", "note", "column4"], ["foo", "1.10", "=x", ""], ["bar", "2.5", "NA", ""],
    ["baz", "1e3", "-5", ""], ["q", "NA", "two\nlines", ""], ["long", ".5", "TRUE", "further"],
    ["", "", "", ""],
]  # fmt: skip


def read(text, delimiter=","):
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))


def test_convert_keeps_the_texts_of_cells(run, tmp_path):
    (tmp_path / "t.csv").write_text(TEXTS)
    run("convert", "t.csv", "-o", "out.csv")
    assert read((tmp_path / "out.csv").read_text()) == READ
    run("convert", "t.csv", "-o", "out.tsv")
    assert read((tmp_path / "out.tsv").read_text(), "\t") == READ
    run("convert", "out.tsv", "-o", "back.csv")
    assert (tmp_path / "back.csv").read_text() == (tmp_path / "out.csv").read_text()
    run("convert", "t.csv", "-o", "values.csv", "--as", "value")
    assert read((tmp_path / "values.csv").read_text())[1][:2] == ["foo", "1.1"]
    run("convert", "t.csv", "-o", "guarded.csv", "--formula-guard", "quote")
    assert read((tmp_path / "guarded.csv").read_text())[1] == ["foo", "1.10", "'=x", ""]
    (tmp_path / "one.csv").write_text('name\na\n""\nb\n')
    run("convert", "one.csv", "-o", "one.tsv")
    assert read((tmp_path / "one.tsv").read_text(), "\t") == [["name"], ["a"], [""], ["b"]]


def test_convert_says_what_is_wrong_and_leaves_the_old_file(run, files, tmp_path):
    (tmp_path / "out.csv").write_text("old")
    run("convert", "missing.csv", "-o", "out.csv", status=2)
    assert "no known ending" in run("convert", files[0], "-o", "out.xyz", status=2)
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


def test_render_keeps_the_texts_of_cells(run, tmp_path):
    (tmp_path / "t.csv").write_text(TEXTS)
    assert read(run("render", "t.csv", "--format=csv")) == READ
    assert read(run("render", "t.csv", "--format=tsv", "--rows", "1..3"), "\t") == (
        [READ[0]] + READ[2:4]
    )


NUMBERS = "n,g\n10.0,a\n9,b\nNA,a\n1e2,b\n9.50,a\n"


@pytest.mark.parametrize(
    "options, expected",
    [
        (["--sort=n"], ["9,b", "9.50,a", "10.0,a", "1e2,b", "NA,a"]),
        (["--sort=n", "--rows=1..3"], ["9.50,a", "10.0,a"]),
        (["--filter=n > 9.2"], ["10.0,a", "1e2,b", "9.50,a"]),
        (["--filter=n > 1000.0"], []),
        (["--sort=n", "--section=g"], ["9.50,a", "10.0,a", "NA,a", "9,b", "1e2,b"]),
        (["--sort=n", "--section=g", "--rows=2..4"], ["NA,a", "9,b"]),
    ],
)
def test_render_sorts_by_value_and_keeps_texts(run, tmp_path, options, expected):
    (tmp_path / "n.csv").write_text(NUMBERS)
    assert run("render", "n.csv", "--format=csv", *options).splitlines() == ["n,g", *expected]


def test_render_of_many_sorted_rows_follows_itself(run, tmp_path):
    rows = [f"{n}.0,{n % 7}" for n in range(4500)]
    (tmp_path / "n.csv").write_text("n,g\n" + "\n".join(reversed(rows)) + "\n")
    text = run("render", "n.csv", "--format=csv", "--sort=n", "--section=g", "--rows=0..9999")
    expected = [row for g in range(7) for row in rows if row.endswith(f",{g}")]
    assert text.splitlines() == ["n,g", *expected]
