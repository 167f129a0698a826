"""`:Table diff`: a table of what differs, which follows both sides."""

import shutil
import subprocess

import pytest
from conftest import FRUIT


def kinds(nvim):
    """The kinds of rows and the names in the window of the difference, from the header to the next window."""
    rows = nvim.rows()
    start = next(at for at, row in enumerate(rows) if row.startswith("diff_kind"))
    end = next((at for at, row in enumerate(rows) if row.startswith("table://")), -1)
    return [tuple(row.replace("│", " ").split()[:3]) for row in rows[start + 1 : end] if row[:1] not in ("", "~", "[", ":")]


@pytest.fixture
def edited(nvim):
    """A table with a removed, a changed and an added row since the save."""
    edits = "{ kind = 'remove', rows = { 1 } }, { kind = 'set', row = 2, column = 'name', text = 'guava' },"
    edits += "{ kind = 'insert', rows = { { 'acai', 1, '' } }, place = { kind = 'after', row = 3 } }"
    nvim.lua(f"require('table-server').get(0):edit({{ {edits} }})")
    nvim.shows("acai")
    return nvim


def test_rows_are_aligned_and_show_the_old_cells(edited):
    edited.command("hi TableAdded guibg=#111111 | hi TableRemoved guibg=#222222 | hi TableChanged guibg=#333333")
    edited.keys(":Table diff<CR>")
    edited.shows("diff_kind", "name (was)")
    assert kinds(edited) == [("removed", "fig", "fig"), ("changed", "guava", "kiwi"), ("added", "acai", "1")]
    line = next(at for at, row in enumerate(edited.rows()) if row.startswith("removed"))
    edited.wait(lambda: edited.look_of(line, "3").get("background") == 0x222222, "a removed row")
    assert edited.look_of(line + 1, "guava").get("background") == 0x333333
    assert edited.look_of(line + 1, "kiwi").get("background") == 0x333333
    assert edited.look_of(line + 1, "5").get("background") is None
    assert edited.look_of(line + 2, "acai").get("background") == 0x111111
    edited.becomes("vim.b.table_status", "3 of 6 rows · 1 added · 1 removed · 1 changed · 0 moved")
    edited.keys("zi")
    edited.wait(lambda: [row[0] for row in kinds(edited)] == ["removed", "changed", "same", "added", "same", "same"], "all rows")
    edited.keys("zi")
    edited.wait(lambda: len(kinds(edited)) == 3, "the rows that differ")


def test_changes_are_stepped_through_cell_by_cell(edited):
    place = "{ vim.api.nvim_win_get_cursor(0)[1], require('table-server').get():window().column }"
    edited.lua("require('table-server').get(0):edit({ { kind = 'set', row = 2, column = 'note', text = 'x' } })")
    edited.keys(":Table diff<CR>")
    edited.shows("diff_kind")
    edited.keys("zi")
    edited.wait(lambda: len(kinds(edited)) == 6, "all rows")
    for keys, at in (("gg]c", [2, "name"]), ("]c", [2, "note"]), ("]c", [4, "diff_kind"]), ("[c", [2, "note"])):
        edited.keys(keys)
        edited.becomes(place, at)


def test_the_difference_follows_edits_and_leads_to_the_row(edited):
    edited.keys(":Table diff<CR>")
    edited.shows("diff_kind")
    edited.keys("G<CR>")
    edited.becomes("require('table-server').get(0):text()", "acai")
    edited.keys("<C-W>k:hide<CR>")
    edited.hides("name    │    count")
    edited.keys("G<CR>")
    edited.becomes("require('table-server').get(0):text()", "acai")
    edited.keys("ccplum<CR>")
    edited.wait(lambda: ("added", "plum", "1") in kinds(edited), "the edit")
    edited.keys("uu")
    edited.wait(lambda: kinds(edited) == [], "no difference")
    edited.keys("<C-W>k:quit<CR>")
    edited.hides("diff_kind")
    assert edited.lua("return #vim.api.nvim_list_bufs()") == 1


def test_other_files_and_revisions_of_git(nvim, file):
    if not shutil.which("git"):
        return
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "x"]):
        subprocess.run(["git", *words], cwd=file.parent, check=True)
    file.with_name("other.csv").write_text(FRUIT.replace("pear,10", "pear,11"), "utf-8")
    nvim.keys("jccguava<CR>")
    nvim.shows("guava", line=2)
    for word, found in (("HEAD", [("changed", "guava", "kiwi")]), ("git:HEAD~0", [("changed", "guava", "kiwi")])):
        nvim.keys(f":Table diff {word}<CR>")
        nvim.shows("diff_kind")
        assert kinds(nvim) == found
        nvim.keys(":quit<CR>")
        nvim.hides("diff_kind")
    nvim.keys(":Table diff other.csv<CR>")
    nvim.shows("diff_kind")
    assert kinds(nvim) == [("changed", "guava", "kiwi"), ("changed", "pear", "pear")]
    nvim.keys(":quit<CR>:Table diff nothing<CR>")
    nvim.shows("nothing is no file and no revision of git")
    nvim.hides("diff_kind")


def test_equal_tables_have_no_rows_that_differ(nvim):
    nvim.keys(":Table diff<CR>")
    nvim.shows("no row differs")
    nvim.keys("zi")
    nvim.wait(lambda: [row[0] for row in kinds(nvim)] == ["same"] * 5, "all rows")
    nvim.keys("ccx")
    nvim.shows("The table is that of a difference")
    nvim.keys(":Table disable<CR>")
    nvim.shows("no file of its own")
