"""`table-server merge` for people, and as git's merge driver in a real repository."""

from __future__ import annotations

import csv
import itertools
import os
import pathlib
import random
import re
import shutil
import subprocess

import pytest

BASE = "id,name,city\n1,Ada,London\n2,Bob,Paris\n3,Cai,Rome\n4,Dee,Oslo\n"
GUIDE = pathlib.Path(__file__).resolve().parents[2] / "Protocol/guide/git.md"

git = pytest.mark.skipif(shutil.which("git") is None, reason="no git")


@pytest.fixture
def merge(binary, tmp_path):
    """Merges three contents; gives (status, merged bytes, messages)."""

    def merge(base, ours, theirs, *arguments):
        paths = []
        for name, content in (("base", base), ("ours", ours), ("theirs", theirs)):
            path = tmp_path / f"{name}.csv"
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
            paths.append(path)
        done = subprocess.run(
            [binary, "merge", *arguments, *map(str, paths)], capture_output=True, timeout=60
        )
        return done.returncode, done.stdout, done.stderr.decode()

    return merge


# MARK: The command


def test_cells_of_both_sides(merge):
    ours = BASE.replace("Ada", '"Ada L."')
    theirs = BASE.replace("London", "Bonn") + "5,Eve,Bern\n"
    status, merged, messages = merge(BASE, ours, theirs)
    assert (status, messages) == (0, "")
    assert merged.decode() == ours.replace("London", "Bonn") + "5,Eve,Bern\n"


def test_a_conflict_has_markers_and_the_status_1(merge):
    ours, theirs = BASE.replace("Ada", "A"), BASE.replace("Ada", "B")
    status, merged, messages = merge(BASE, ours, theirs)
    assert status == 1 and "1 conflict" in messages
    assert merged.decode() == BASE.replace(
        "1,Ada,London\n", "<<<<<<< ours\n1,A,London\n=======\n1,B,London\n>>>>>>> theirs\n"
    )
    options = ["--marker-size=9", "-L", "mine", "-L", "old", "-L", "hers", "--diff3"]
    status, merged, _ = merge(BASE, ours, theirs, *options)
    assert status == 1 and merged.decode() == BASE.replace(
        "1,Ada,London\n",
        "<<<<<<<<< mine\n1,A,London\n||||||||| old\n1,Ada,London\n"
        "=========\n1,B,London\n>>>>>>>>> hers\n",
    )


def test_the_result_can_replace_a_file(merge, tmp_path):
    ours, theirs = BASE.replace("Ada", "A"), BASE.replace("Rome", "Bari")
    (tmp_path / "ours.csv").touch(mode=0o640)
    status, merged, _ = merge(BASE, ours, theirs, "-o", str(tmp_path / "ours.csv"))
    assert (status, merged) == (0, b"")
    expected = ours.replace("Rome", "Bari")
    assert (tmp_path / "ours.csv").read_text() == expected
    assert (tmp_path / "ours.csv").stat().st_mode & 0o777 == 0o640
    assert merge(BASE, ours, theirs, "-o", str(tmp_path / "new.csv"))[0] == 0
    assert (tmp_path / "new.csv").read_text() == expected
    assert sorted(os.listdir(tmp_path)) == ["base.csv", "new.csv", "ours.csv", "theirs.csv"]


def test_trouble_has_the_status_2_and_leaves_the_output(binary, merge, tmp_path):
    out = tmp_path / "out.csv"
    out.write_text("old")
    ours, theirs = BASE.replace("Ada", "A"), BASE.replace("Rome", "Bari")
    status, _, messages = merge(BASE, ours, theirs, "--key", "nothing", "-o", str(out))
    assert status == 2 and 'no column "nothing"' in messages
    twice = BASE + "1,x,y\n"
    status, _, messages = merge(twice, twice + "8,a,b\n", twice + "9,a,b\n", "--key=id")
    assert status == 2 and 'two rows with the key "1"' in messages
    packed = b"\x1f\x8b\x08"
    status, _, messages = merge(packed + b"1", packed + b"2", packed + b"3", "-o", str(out))
    assert status == 2 and "gzip" in messages
    latin = "id,x\n1,é\n2,b\n".encode("latin-1")
    status, _, messages = merge(
        "id,x\n1,a\n2,b\n", latin.replace(b"2,b", b"2,b"), "id,x\n1,a\n2,€\n", "-o", str(out)
    )
    assert status == 2 and "cannot hold" in messages
    assert merge(BASE, ours, theirs, "-o", str(tmp_path / "no/out.csv"))[0] == 2
    assert out.read_text() == "old"
    for arguments in (["a", "b"], ["a", "b", "c"], ["a", "b", "c", "-o"], ["--bogus", "a", "b", "c"],
                      [str(tmp_path)] * 3, ["--marker-size=0", "a", "b", "c"]):  # fmt: skip
        command = [binary, "merge", *arguments]
        assert subprocess.run(command, capture_output=True, cwd=tmp_path).returncode == 2, arguments
    help = subprocess.run([binary, "merge", "--help"], capture_output=True, text=True)
    assert help.returncode == 0 and "merge BASE OURS THEIRS" in help.stdout


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_a_full_disk_is_trouble(binary, tmp_path):
    (tmp_path / "a.csv").write_text(BASE)
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [binary, "merge", "a.csv", "a.csv", "a.csv"], stdout=full, stderr=subprocess.PIPE,
            cwd=tmp_path, timeout=60,
        )  # fmt: skip
    assert done.returncode == 2 and b"cannot write" in done.stderr


def test_encodings_marks_and_line_ends(merge):
    ours, theirs = BASE.replace("Ada", "Ädä"), BASE.replace("Rome", "Bari")
    expected = ours.replace("Rome", "Bari")
    for encoding in ("utf-8-sig", "utf-16", "latin-1"):
        status, merged, _ = merge(*(text.encode(encoding) for text in (BASE, ours, theirs)))
        assert status == 0 and merged == expected.encode(encoding), encoding
    windows = [text.replace("\n", "\r\n") for text in (BASE, ours, theirs, expected)]
    assert merge(*windows[:3])[1].decode() == windows[3]
    assert merge(BASE, ours, windows[2])[1].decode() == windows[3]
    status, merged, _ = merge(*(text[:-1] for text in (BASE, ours, theirs)))
    assert merged.decode() == expected[:-1]
    # A side that another program has written anew, with another delimiter.
    other = theirs.replace(",", ";")
    assert merge(BASE, ours, other)[1].decode() == expected.replace(",", ";")


def test_the_daff_corpus(merge, corpora):
    def read(name):
        return (corpora / "daff" / name).read_bytes()

    base, changed = read("bridges.csv"), read("broken_bridges.csv")
    mine = base.replace(b"2300", b"2301")
    status, merged, _ = merge(base, changed, mine)
    assert status == 0 and merged == changed.replace(b"2300", b"2301")
    assert merge(base, mine, changed)[1] == merged
    base, changed = read("quote_me.csv"), read("quote_me2.csv")
    mine = base.replace(b"with,some,odd,values", b"with,some,odd,words")
    status, merged, _ = merge(base, changed, mine)
    assert status == 0 and merged == changed.replace(b"odd,values", b"odd,words")
    base, changed = read("wide1.csv"), read("wide2.csv")
    assert merge(base, changed, base) == (0, changed, "")
    base, changed = read("waffle.csv"), read("waffle2.csv")
    status, merged, _ = merge(base, changed, base + b"15,red\n")
    assert status == 0 and merged == changed + b"15,red\n"


def rows(content):
    return list(csv.reader(content.decode().splitlines(keepends=True)))


@pytest.mark.parametrize("seed", range(6))
def test_random_changes_of_cells_against_python(merge, seed):
    chance = random.Random(seed)
    base = [[str(row)] + [f"{column}{row}" for column in "abcd"] for row in range(30)]
    ours, theirs = ([list(row) for row in base] for _ in range(2))
    for side, tag in ((ours, "o"), (theirs, "t")):
        for _ in range(25):
            chance.choice(side)[chance.randrange(1, 5)] = chance.choice([tag, 'sa,"me\n"'])
    conflicts = 0
    expected = []
    for old, our, their in zip(base, ours, theirs, strict=True):
        cells = [t if o == b else o for b, o, t in zip(old, our, their, strict=True)]
        expected.append(cells)
        conflicts += any(b not in (o, t) and o != t for b, o, t in zip(old, our, their, strict=True))

    def text(table):
        lines = [["id", *"abcd"], *table]
        quoted = [
            [f'"{cell.replace(chr(34), chr(34) * 2)}"' if "," in cell else cell for cell in line]
            for line in lines
        ]
        return "".join(",".join(line) + "\n" for line in quoted)

    status, merged, messages = merge(text(base), text(ours), text(theirs))
    swapped = merge(text(base), text(theirs), text(ours))
    assert status == (1 if conflicts else 0) == swapped[0]
    assert merged.count(b"<<<<<<<") == conflicts
    if not conflicts:
        assert rows(merged)[1:] == expected
        assert swapped[1] == merged
    else:
        kept = re.sub(rb"=======\n.*?>>>>>>> theirs\n", b"", merged, flags=re.S)
        assert rows(kept.replace(b"<<<<<<< ours\n", b""))[1:] == expected


# MARK: git


def configuration():
    """The two lines of the guide."""
    page = GUIDE.read_text()
    section = page[page.index("## `git merge`") :]
    attributes, command = re.findall(r"```\n(.*?)```", section, flags=re.S)[:2]
    return attributes, command


@pytest.fixture
def repository(tmp_path, binary):
    folder = tmp_path / "repository"
    folder.mkdir()
    environment = {
        **os.environ, "HOME": str(tmp_path), "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat",
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
        "GIT_COMMITTER_EMAIL": "a@b", "GIT_EDITOR": "true",
        "PATH": f"{os.path.dirname(binary)}:{os.environ['PATH']}",
    }  # fmt: skip

    def run(*arguments, status=0):
        done = subprocess.run(
            ["git", *arguments], cwd=folder, env=environment, capture_output=True, timeout=120
        )
        assert done.returncode == status, (done.stdout, done.stderr)
        return (done.stdout + done.stderr).decode()

    attributes, command = configuration()
    run("init", "-q", "-b", "main")
    subprocess.run(command, shell=True, cwd=folder, env=environment, check=True)
    (folder / ".gitattributes").write_text(attributes)
    (folder / "people.csv").write_text(BASE)
    run("add", ".")
    run("commit", "-qm", "base")

    def commit(branch, content, start="main"):
        run("checkout", "-q", *(["-b", branch, start] if branch != "main" else ["main"]))
        (folder / "people.csv").write_bytes(content.encode())
        run("commit", "-qam", branch)

    run.commit, run.file = commit, folder / "people.csv"
    return run


@git
def test_git_merges_cells_of_one_row(repository):
    repository.commit("other", BASE.replace("Ada", '"Ada L."').replace("4,Dee,Oslo\n", ""))
    repository.commit("main", "id,name,city,age\n" + "".join(
        f"{line},{30 + n if n < 3 else ''}\n"
        for n, line in enumerate(BASE.replace("London", "Bonn").split()[1:])
    ))  # fmt: skip
    repository("merge", "-q", "--no-edit", "other")
    assert repository.file.read_text() == (
        'id,name,city,age\n1,"Ada L.",Bonn,30\n2,Bob,Paris,31\n3,Cai,Rome,32\n'
    )
    assert repository("status", "--porcelain") == ""


@git
def test_git_with_two_bases_stops_at_a_conflict(repository):
    repository.commit("other", BASE.replace("Bob", "Rob"))
    repository.commit("main", BASE.replace("Bob", "Bobby"))
    tips = [repository("rev-parse", name).strip() for name in ("main", "other")]
    for branch, tip, name in (("main", tips[1], "Bobby"), ("other", tips[0], "Rob")):
        repository("checkout", "-q", branch)
        repository("merge", tip, status=1)
        repository.file.write_text(BASE.replace("Bob", name))
        repository("commit", "-qam", "merged")
    repository("checkout", "-q", "main")
    assert "CONFLICT" in repository("merge", "other", status=1)
    text = repository.file.read_text()
    assert "Bobby" in text
    assert repository("status", "--porcelain") == "UU people.csv\n"


@git
def test_git_stops_at_a_conflict_and_goes_on_when_it_is_resolved(repository):
    repository.commit("other", BASE.replace("Ada", "A.").replace("Rome", "Bari"))
    repository.commit("main", BASE.replace("Ada", "Ada L.").replace("Paris", "Lyon"))
    assert "CONFLICT (content)" in repository("merge", "other", status=1)
    text = repository.file.read_text()
    found = re.search(
        r"<<<<<<< (\S+)\n1,Ada L\.,London\n=======\n1,A\.,London\n>>>>>>> (\S+)\n", text
    )
    assert found, text
    assert found.groups() in {("HEAD", "other"), ("ours", "theirs")}
    assert "2,Bob,Lyon\n3,Cai,Bari\n" in text
    assert repository("status", "--porcelain") == "UU people.csv\n"
    repository.file.write_text(text.replace(found[0], "1,Ada,London\n"))
    repository("commit", "-qam", "resolved")
    assert repository("show", "HEAD:people.csv") == BASE.replace("Paris", "Lyon").replace(
        "Rome", "Bari"
    )


@git
def test_git_rebases_cherry_picks_and_unstashes(repository):
    repository.commit("side", BASE.replace("Bob", "Rob"))
    (repository.file).write_text(BASE.replace("Bob", "Rob") + "5,Eve,Bern\n")
    repository("commit", "-qam", "more")
    repository.commit("main", BASE.replace("Paris", "Lyon") + "6,Fay,Kyiv\n")
    repository("rebase", "-q", "main", "side")
    merged = BASE.replace("2,Bob,Paris", "2,Rob,Lyon") + "5,Eve,Bern\n6,Fay,Kyiv\n"
    assert sorted(repository.file.read_text().split()) == sorted(merged.split())
    repository.commit("picked", BASE.replace("Oslo", "Bergen"), start="main~1")
    repository("checkout", "-q", "main")
    repository("cherry-pick", "picked")
    assert "4,Dee,Bergen\n6,Fay" in repository.file.read_text()
    repository.file.write_text(repository.file.read_text().replace("Cai", "Kai"))
    repository("stash", "-q")
    repository.file.write_text(repository.file.read_text().replace("Rome", "Bari"))
    repository("commit", "-qam", "city")
    repository("stash", "pop", "-q")
    assert "3,Kai,Bari\n" in repository.file.read_text()


@git
def test_both_add_the_same_file(repository):
    for branch, rows in (("one", "1,a\n2,b\n"), ("two", "2,b\n3,c\n")):
        repository("checkout", "-q", "-b", branch, "main")
        (repository.file.parent / "new.csv").write_text("id,x\n" + rows)
        repository("add", ".")
        repository("commit", "-qm", branch)
    repository("merge", "-q", "--no-edit", "one")
    merged = (repository.file.parent / "new.csv").read_text()
    assert merged == "id,x\n1,a\n2,b\n3,c\n"


@git
def test_a_file_that_is_no_table_stays_as_it_is(repository):
    contents = [b"\x1f\x8b\x08" + bytes([n] * 9) for n in range(3)]
    repository.file.write_bytes(contents[0])
    repository("commit", "-qam", "packed")
    for branch, content in zip(("left", "right"), contents[1:], strict=True):
        repository("checkout", "-q", "-b", branch, "main")
        repository.file.write_bytes(content)
        repository("commit", "-qam", branch)
    assert "gzip" in repository("merge", "left", status=1)
    assert repository.file.read_bytes() == contents[2]
    assert repository("status", "--porcelain") == "UU people.csv\n"


def test_every_pair_of_changes_of_a_row(merge):
    """Removed, changed, moved, unchanged: both sides in every combination, and swapped."""
    changes = {
        "same": BASE,
        "changed": BASE.replace("Paris", "Lyon"),
        "renamed": BASE.replace("Bob", "Rob"),
        "removed": BASE.replace("2,Bob,Paris\n", ""),
        "moved": BASE.replace("2,Bob,Paris\n", "") + "2,Bob,Paris\n",
    }
    for (one, ours), (two, theirs) in itertools.product(changes.items(), repeat=2):
        status, merged, _ = merge(BASE, ours, theirs)
        other = merge(BASE, theirs, ours)
        isConflict = {one, two} in ({"changed", "removed"}, {"renamed", "removed"})
        assert status == other[0] == int(isConflict), (one, two)
        if not isConflict:
            assert merged == other[1], (one, two)
            assert (b"2," in merged) == ("removed" not in (one, two))
            assert (b"Rob" in merged) == ("renamed" in (one, two))
            assert (b"Lyon" in merged) == ("changed" in (one, two))


# MARK: Nothing is lost


def lines(*parts):
    return "".join(f"{part}\n" for part in "|".join(parts).split("|"))


LOST = {
    "no shared column": (
        "name|a|b|c|d", "name\tn|a\t1|c\t3|d\t4", "name|a|b|d", {"a\t1", "d\t4", "c\t3"}, 1),
    "renamed and moved": (
        "id,name|1,Ada|2,Bob", "full_name,id|Ada,1|Bob,2", "id,name|1,Ada|2,Bob|3,Cai",
        {"Cai"}, None),
    "renamed and changed": (
        "id,name|1,Ada|2,Bob", "id,full|1,Ada L|2,Bob M", "id,name|1,Ada|2,Bob|3,Cai",
        {"Cai", "Ada L", "Bob M"}, 1),
    "one column": ("x|a", "x;y|a;1", "x|a|b", {"b"}, None),
    "added header": ("7,8", "a,b|7,8", "7,8|9,9|10,10", {"9,9", "10,10", "a,b"}, None),
    "no header": ("a,b", "a,b|c,d", "x,y|a,b", {"c,d", "x,y"}, None),
    "no header in four records": (
        "a,b|c,d|e,f|g,h", "e,Q|a,b|c,R|g,h", "a,b|c,d|m,n|e,f|g,h", {"m,n"}, None),
    "another column with the same few values": (
        "id,name,active|1,a,1|2,b,0|3,c,1", "id,name,paid|1,a,0|2,b,0|3,c,1",
        "id,name,active|1,a,1|2,b,1|3,c,1", {"active", "paid"}, 1),
    "a removed row with a value in a new column": (
        "id,a|1,x|2,y", "id,a,note|1,x,|2,y,IMPORTANT", "id,a|1,x", {"IMPORTANT"}, 1),
    "a changed key and a value in a new column": (
        "id,a|1,x|2,y", "id,a,note|1,x,|2,y,IMPORTANT", "id,a|1,x|7,y", {"IMPORTANT", "7,y"}, 1),
    "a replaced row": (
        "name,status|Ada,open|Bob,open|Cai,done", "name,status|Ada,open|Zoe,open|Cai,done",
        "name,status|Ada,open|Bob,closed|Cai,done", {"Zoe,open", "Bob,closed"}, 1),
    "a replaced row of three cells": (
        "sku_name,qty,shop|pen,5,A|ink,7,A", "sku_name,qty,shop|pen,5,A|glue,9,A",
        "sku_name,qty,shop|pen,5,A|ink,7,B", {"glue,9,A", "ink,7,B"}, 1),
    "a renamed key": ("id,b|1,x|2,y", "nr,b|1,x", "id,b|1,x|7,y", {"7"}, None),
    "a removed column that the other side renames": (
        "id,a,b|1,x,p|2,y,q|3,z,r", "id,a|1,x|2,y|3,z", "id,a,new|1,x,p|2,y,q|3,z,r",
        {"new"}, 1),
    "two new keys": ("id,a|1,x|2,y", "id,a|1,x|20,y", "id,a|1,x|30,y", {"20,y", "30,y"}, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", LOST)
def test_doubt_is_a_conflict_and_no_loss(merge, name):
    base, ours, theirs, texts, expected = LOST[name]
    base, ours, theirs = lines(base), lines(ours), lines(theirs)
    status, merged, _ = merge(base, ours, theirs)
    other = merge(base, theirs, ours)
    assert status == other[0] and status in (0, 1)
    assert expected is None or status == expected, merged.decode()
    assert status == 1 or merged == other[1]
    for text in texts:
        assert text in merged.decode() and text in other[1].decode(), (text, merged, other[1])


@pytest.mark.parametrize("count", [255, 256, 257, 300])
def test_a_large_part_without_equal_records(merge, count):
    def text(records):
        return lines("name,status,price", *(",".join(record) for record in records))

    base = [[f"p{n}", "open", str(n)] for n in range(count)]
    ours = [["new", "open", "5"]] + [[a, b, c + ".00"] for a, b, c in base]
    theirs = [[a, "closed" if a == "p9" else b, c] for a, b, c in base]
    status, merged, _ = merge(text(base), text(ours), text(theirs))
    assert status == 0 and b"p9,closed,9.00\n" in merged and merged.count(b"closed") == 1
    fewer = [record for record in base if record[0] != "p9"]
    status, merged, _ = merge(text(base), text(ours), text(fewer))
    assert status == 1 and b"new,open,5\n" in merged and b"p9,open,9.00\n" in merged


def test_what_is_no_table_or_has_conflicts_is_refused(merge):
    start = "id,name|1,Ada|"
    base = start + "<<<<<<<<< Temporary merge branch 1|2,Bobby|=========|2,Rob|"
    base = lines(base + ">>>>>>>>> Temporary merge branch 2|3,Cai")
    status, merged, messages = merge(
        base, lines(start + "2,Bobby|3,Cai"), lines(start + "2,Rob|3,Cai"))  # fmt: skip
    assert (status, merged) == (2, b"") and "markers of conflicts" in messages
    contents = [b"SQLite format 3\0" + bytes([n] * 9) + b"\nabc\n" for n in (1, 2, 3)]
    assert merge(*contents)[0] == 2 and "SQLite" in merge(*contents)[2]
    contents = [f'{{\n  "a": {n},\n  "b": 1\n}}\n' for n in (1, 2, 3)]
    assert merge(*contents)[0] == 2


def test_one_bad_byte_does_not_change_the_encoding(merge):
    base = "id,n\n1,é\n2,b\n3,c\n".encode()
    ours, theirs = base + b"4,\xe9\n", base.replace(b"2,b", "2,ü".encode())
    for status, merged, _ in (merge(base, ours, theirs), merge(base, theirs, ours)):
        assert (status, merged) == (0, theirs + b"4,\xe9\n")


def test_a_key_that_one_side_renames_and_one_that_is_none(merge):
    base, ours, theirs = (
        lines("id,b|1,x|2,y|3,z|4,w"), lines("nr,b|1,x|2,z|3,z|4,w"), lines("id,b|1,xx|2,y|3,z|4,w")
    )  # fmt: skip
    for key in ("id", "nr"):
        status, merged, _ = merge(base, ours, theirs, "--key", key)
        assert (status, merged.decode()) == (0, lines("nr,b|1,xx|2,z|3,z|4,w"))
        assert merge(base, theirs, ours, "--key", key)[:2] == (status, merged)
    _, _, messages = merge(lines("id,a|1,x"), lines("id,a|1,x|2,a"), lines("id,a|1,x|2,b|2,c"))
    assert 'two rows with "2" in column "id"; rows are matched by content' in messages


def test_conflicts_have_the_line_ends_of_records(merge):
    base = b'id,t\r\n1,"a\nb\nc\nd"\r\n2,x\r\n'
    status, merged, _ = merge(base, base.replace(b"2,x", b"2,y"), base.replace(b"2,x", b"2,z"))
    assert status == 1 and merged == base.replace(
        b"2,x\r\n",
        b"<<<<<<< ours\r\n2,y\r\n=======\r\n2,z\r\n>>>>>>> theirs\r\n",
    )


def test_a_file_that_is_too_large_is_not_read(binary, tmp_path):
    (tmp_path / "a.csv").write_text(BASE)
    with open(tmp_path / "large.csv", "wb") as large:
        large.truncate(20 << 30)
    done = subprocess.run(
        [binary, "merge", "large.csv", "a.csv", "a.csv"], capture_output=True, cwd=tmp_path,
        timeout=60,
    )  # fmt: skip
    assert done.returncode == 2 and b"more than 1073741824 bytes" in done.stderr


class Changed:
    """A table that one side changes by chance. New texts occur nowhere else."""

    def __init__(self, chance, table, tag):
        self.chance, self.tag, self.count = chance, tag, 0
        self.table = [list(record) for record in table]

    def text(self):
        self.count += 1
        return f"{self.tag}{self.count}{self.tag}"

    def change(self):
        chance, table = self.chance, self.table
        width = max(map(len, table))
        for _ in range(chance.choice([1, 2, 4, 12])):
            place = chance.randrange(len(table))
            step = chance.randrange(8)
            if step <= 1:
                table[place][chance.randrange(len(table[place]))] = self.text()
            elif step == 2:
                table.insert(
                    chance.randrange(len(table) + 1),
                    [chance.choice([self.text(), "open"]) for _ in range(len(table[0]))],
                )
            elif step == 3 and len(table) > 2:
                table.pop(place)
            elif step == 4:
                table.insert(chance.randrange(len(table)), table.pop(place))
            elif step == 5 and chance.random() < 0.3:
                column = chance.randrange(width + 1)
                for record in table:
                    record.insert(column, chance.choice(["", self.text()]))
            elif step == 6 and chance.random() < 0.3 and width > 1:
                column = chance.randrange(width)
                for record in table:
                    record.pop(column)
                width = max(map(len, table))
            elif step == 7 and chance.random() < 0.3:
                table[0][chance.randrange(len(table[0]))] = self.text()
            elif chance.random() < 0.1:
                table.insert(0, [self.text() for _ in table[0]])
            width = max(map(len, table))
        return table


@pytest.mark.parametrize("seed", range(40))
def test_every_new_text_is_in_the_result_or_in_a_conflict(merge, seed):
    for step in range(3):
        chance = random.Random(seed * 1000 + step)
        width = chance.randrange(1, 5)
        few = [chance.random() < 0.4 for _ in range(width)]
        height = chance.choice([1, 2, 3, 5, 9, 9, 30])
        base = [
            [chance.choice(["open", "done", "1"]) if low else f"B{row}x{column}B"
             for column, low in enumerate(few)]
            for row in range(height)
        ]  # fmt: skip
        if chance.random() < 0.7:
            base.insert(0, [chance.choice(["id", "name"]), *"abcd"][:width])
        sides = [Changed(chance, base, tag).change() for tag in "OT"]
        files = ["".join(",".join(record) + "\n" for record in table) for table in (base, *sides)]
        status, merged, _ = merge(*files)
        swapped = merge(files[0], files[2], files[1])
        assert status == swapped[0] and status in (0, 1), files
        for result in (merged.decode(), swapped[1].decode()):
            for cell in {cell for side in sides for record in side for cell in record}:
                if cell[:1] in ("O", "T"):
                    assert cell in result, (cell, files, result)
        # What neither side removed stays.
        for cell in {cell for record in base for cell in record if cell.endswith("B")}:
            if all(any(cell in record for record in side) for side in sides):
                assert cell in merged.decode(), (cell, files, merged)
        if status == 0:
            assert merged == swapped[1], files
