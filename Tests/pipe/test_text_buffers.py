"""Tables of texts that a client edits: both sides stay equal, whatever is changed on which side."""

import random

import pytest
from harness import seeds

DIALECT = {"header": True, "delimiter": ",", "quote": '"', "comment": None, "escape": None, "nullValues": [""]}
PIECES = ["a", "é", "😀", "x,y", ",", "\n", "\r\n", '"', '""', '"q,r"', '"two\nlines"', "k,l,m\n", "n", "", "\n\n"]
LETTERS = ["v", "é", "a,b", "two\nlines", 'q"q', "", " b", "😀", "#"]


def units(text, unit):
    if unit == "utf-8":
        return len(text.encode())
    return len(text.encode("utf-16-le")) // 2 if unit == "utf-16" else len(text)


class Buffer:
    """A client with a text: what an editor has."""

    def __init__(self, pipe, text, unit="utf-16", table="t", **options):
        self.pipe, self.text, self.unit, self.table, self.version = pipe, text, unit, table, 1
        self.options = {"dialect": DIALECT, **options}
        pipe.request("table/open", table=table, content={"text": text}, textVersion=1, **self.options)
        pipe.request("view/open", table=table, view="v" + table)

    def position(self, index):
        lines = self.text[:index].replace("\r\n", "\n").split("\n")
        return {"line": len(lines) - 1, "character": units(lines[-1], self.unit)}

    def change(self, start, end, new):
        """One change of the LSP. The text is changed, too."""
        change = {"range": {"start": self.position(start), "end": self.position(end)}, "text": new}
        self.text = self.text[:start] + new + self.text[end:]
        return change

    def send(self, *changes, **params):
        self.version += 1
        place = {"table": self.table, "version": self.version}
        return self.pipe.request("table/didChangeText", **place, changes=list(changes), **params)

    def index(self, position):
        lines = self.text.replace("\r\n", "\r\n\0").replace("\n\0", "\n").splitlines(keepends=True) + [""]
        start = sum(len(line) for line in lines[: position["line"]])
        index = start
        while units(self.text[start:index], self.unit) < position["character"]:
            index += 1
        return index

    def take(self):
        """Takes the edits of the table into the text, and reports that."""
        answer = self.pipe.request("table/save", table=self.table, dryRun=True)
        assert answer["textVersion"] == self.version and not answer["edits"].get("more")
        changes = []
        for edit in reversed(answer["edits"]["items"]):
            start, end = (len(self.text.encode()[:byte].decode()) for byte in edit["bytes"])
            assert {"start": self.position(start), "end": self.position(end)} == edit["range"]
            changes.append(self.change(start, end, edit["newText"]))
        outcome = self.send(*changes)
        assert (outcome["changedCells"], outcome["inserted"], outcome["removed"]) == (0, 0, 0)
        assert not self.pipe.request("table/describe", table=self.table)["dirty"]

    def rows(self, table=None):
        view = "v" + (table or self.table)
        described = self.pipe.request("table/describe", table=table or self.table)
        blocks = self.pipe.request("view/rows", view=view, wait=True)["blocks"]
        errors = [sorted(error["row"] for error in block.get("errors", [])) for block in blocks]
        values = [[block["texts"], block["values"], wrong] for block, wrong in zip(blocks, errors)]
        return [column["title"] for column in described["columns"]], values

    def named(self, *titles):
        return min(len(self.text.splitlines()[0].split(",")), *map(len, titles)) if self.text else 0

    def check(self, note, **dialect):
        """The table equals one that is opened from the text."""
        options = {**self.options, "dialect": {**self.options["dialect"], **dialect}}
        self.pipe.request("table/open", table="w", content={"text": self.text}, wait=True, **options)
        self.pipe.request("view/open", table="w", view="vw")
        (titles, cells), (expected, others) = self.rows(), self.rows("w")
        # Columns without a name depend on how many long records there were at first.
        count = self.named(titles, expected)
        assert titles[:count] == expected[:count] and cells[:count] == others[:count], note
        self.pipe.request("table/close", table="w")


def keys(buffer):
    return buffer.pipe.request("view/rows", view="v" + buffer.table, columns=[])["keys"]


def starting_text(chance, head="one,two,three\n"):
    return head + "".join(chance.choice(PIECES) for _ in range(chance.randint(0, 40)))


def type_somewhere(buffer, chance, first):
    changes = []
    for _ in range(chance.choice([1, 1, 1, 3])):
        start = chance.randint(min(first, len(buffer.text)), len(buffer.text))
        end = min(len(buffer.text), start + chance.choice([0, 0, 1, 2, 7]))
        # An editor has no position within CR LF.
        start -= start and buffer.text[start - 1 : start + 1] == "\r\n"
        end += buffer.text[end - 1 : end + 1] == "\r\n"
        new = "".join(chance.choice(PIECES) for _ in range(chance.choice([0, 1, 1, 2])))
        changes.append(buffer.change(start, max(start, end), new))
    buffer.send(*changes)


def edit_table(buffer, chance):
    request, rows = buffer.pipe.request, keys(buffer)
    columns = [column["id"] for column in request("table/describe", table=buffer.table)["columns"]]
    kind = chance.choice(["set", "insert", "remove", "move", "undo", "redo"])
    if kind in ("undo", "redo"):
        request(f"table/{kind}", table=buffer.table)
    elif kind == "insert" or not rows or not columns:
        cells = {column: chance.choice(LETTERS) for column in columns}
        place = {"place": {"kind": "before", "row": chance.choice(rows)}} if rows else {}
        request("table/edit", table=buffer.table, edits=[{"kind": "insert", "rows": [cells], **place}])
    elif kind == "set":
        cell = {"row": chance.choice(rows), "column": chance.choice(columns), "value": chance.choice(LETTERS)}
        request("table/edit", table=buffer.table, edits=[{"kind": "set", **cell}])
    elif kind == "remove":
        request("table/edit", table=buffer.table, edits=[{"kind": "remove", "rows": [chance.choice(rows)]}])
    elif len(rows) > 1:
        moved, before = chance.sample(rows, 2)
        place = {"kind": "before", "row": before}
        request("table/edit", table=buffer.table, edits=[{"kind": "move", "rows": [moved], "place": place}])


@pytest.mark.parametrize("seed", seeds(6))
def test_the_table_equals_the_one_of_the_whole_text(start, seed):
    chance = random.Random(seed)
    unit = ["utf-8", "utf-16", "utf-32"][seed % 3]
    texts = {name: {"type": "text"} for name in ("one", "two", "three")}
    buffer = Buffer(start(positions=unit), starting_text(chance), unit, columns=texts)
    for turn in range(25):
        if chance.random() < 0.6:
            type_somewhere(buffer, chance, len("one,two,three\n"))
        else:
            edit_table(buffer, chance)
            buffer.take()
        # A fresh opening may take a header for a title that has more or fewer fields than the rows.
        buffer.check((seed, turn, buffer.text), preambleLines=0)


@pytest.mark.parametrize("seed", seeds(3))
def test_headers_change_as_the_text_does(start, seed):
    chance = random.Random(seed)
    buffer = Buffer(start(), "a,b,c\nk,l,m\nn,o,p\nx,y\n")
    for turn in range(12):
        header = len(buffer.text.split("\n")[0])
        start_ = chance.randint(0, header)
        end = min(header, start_ + chance.choice([0, 1, 2]))
        buffer.send(buffer.change(start_, end, chance.choice(["q", ",r", "é,", "", "b"])))
        buffer.check((seed, turn, buffer.text), preambleLines=0)


def test_one_letter_is_a_change_of_one_cell(pipe):
    buffer = Buffer(pipe, "a,b\n" + "".join(f"r{n},x{n}\n" for n in range(5000)))
    window = {"kind": "entries", "first": 2999, "size": 3}
    pipe.request("view/watch", view="vt", subscription="s", window=window, **{"as": "text"})
    pipe.sync()
    at = buffer.text.index("x3000")
    outcome = buffer.send(buffer.change(at, at, "y"), label="Typed", author="ada")
    assert outcome["changedCells"] == 1 and outcome["history"]["undoLabel"] == "Typed"
    pipe.sync()
    assert pipe.updates("s")[-1]["diff"] == {"updates": [{"column": "b", "rows": [1], "texts": ["yx3000"]}]}
    outcome = buffer.send(buffer.change(at + 7, at + 7, "new,row\n"))
    assert (outcome["changedCells"], outcome["inserted"], outcome["removed"]) == (0, 1, 0)
    pipe.sync()
    assert keys(buffer)[3000:3003] == [3001, 5001, 3002]
    assert pipe.updates("s")[-1]["diff"]["inserts"]["keys"] == [5001]
    # An opened quote takes records up to the next one, and the closed one gives their text back.
    buffer.send(buffer.change(at, at, '"'))
    assert len(keys(buffer)) == 5001
    buffer.send(buffer.change(at, at + 1, ""))
    buffer.check("closed")
    pipe.request("table/undo", table="t")
    assert pipe.request("table/describe", table="t")["dirty"]
    buffer.take()
    buffer.check("undone")


def test_types_and_errors_follow_the_text(pipe):
    columns = {"n": {"type": "integer"}, "d": {"type": "date"}}
    buffer = Buffer(pipe, "n,d,t\n1,2024-01-01,a\n2,2024-01-02,b\n", columns={**columns, "t": {"type": "text"}})
    at = buffer.text.index("2,2024")
    buffer.send(buffer.change(at, at + 1, "zwei"))
    buffer.check("error")
    assert buffer.rows()[1][0][0] == ["1", "zwei"] and buffer.rows()[1][0][2] == [1]
    buffer.send(buffer.change(at, at + 4, "7"))
    buffer.check("spelling")
    assert buffer.rows()[1][0][:2] == [["1", "7"], [1, 7]]
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "d", "value": "2025-05-05"}])
    buffer.take()
    assert buffer.text.startswith("n,d,t\n1,2025-05-05,a\n7,")


def test_versions_and_edits_of_both_sides_at_once_are_refused_by_name(pipe):
    buffer = Buffer(pipe, "a,b\n1,x\n2,y\n", columns={"a": {"type": "text"}})
    begin = {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 1}}
    before = buffer.rows()
    for params in ({"version": 1}, {"version": 3}, {"version": 0}, {"version": 5, "baseVersion": 2}):
        error = pipe.error("table/didChangeText", table="t", changes=[{"range": begin, "text": "9"}], **params)
        assert error.kind == "textVersion" and error.data["version"] == 1
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 2, "column": "b", "value": "edited"}])
    error = pipe.error("table/didChangeText", table="t", version=2, changes=[{"range": begin, "text": "9"}])
    assert error.kind == "textEditsPending" and error.data["version"] == 1
    assert buffer.rows() != before
    outcome = buffer.send(buffer.change(4, 5, "9"), tableEdits="drop")
    assert outcome["changedCells"] == 1 and outcome["history"]["undo"] == 3
    buffer.check("dropped")
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    buffer.take()
    assert buffer.text == "a,b\n1,x\n2,edited\n"
    # A whole text follows any version.
    buffer.text, buffer.version = "a,b\nk,l\n", 40
    buffer.send({"text": buffer.text})
    buffer.check("whole")
    buffer.version += 5
    buffer.send(buffer.change(4, 5, "z"), baseVersion=41)
    assert buffer.text == "a,b\nz,l\n"
    buffer.check("a larger step")


def test_what_is_no_change_of_a_text_is_refused(pipe, tmp_path):
    buffer = Buffer(pipe, "a,b\n1,x\n")
    start = {"line": 0, "character": 0}
    for range_, pointer in (
        ({"start": start, "end": {"line": 3, "character": 0}}, "/changes/0/range/end/line"),
        ({"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 0}}, "/changes/0/range/end"),
        ({"start": {"line": -1, "character": 2}, "end": start}, "/changes/0/range/start/line"),
    ):
        error = pipe.error("table/didChangeText", table="t", version=2, changes=[{"range": range_, "text": "q"}])
        assert error.kind == "invalidParams" and error.data["pointer"] == pointer
    # A character behind the line means its end.
    buffer.send({"range": {"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 10**6}}, "text": "y"})
    buffer.text = "a,b\n1,y\n"
    buffer.check("clamped")
    for params, pointer in (
        ({"keyColumns": ["a"]}, "/keyColumns"), ({"dialect": {"format": "json"}}, "/dialect/format"),
        ({"dialect": {"encoding": "latin1"}}, "/dialect/encoding"), ({"content": {"base64": "YQ=="}}, "/textVersion"),
    ):  # fmt: skip
        params = {"content": {"text": "a,b\n1,x\n"}, **params}
        error = pipe.error("table/open", table="u", textVersion=1, **params)
        assert error.kind == "invalidParams" and error.data["pointer"] == pointer
    pipe.request("table/open", table="f", content={"text": "a,b\n1,x\n"})
    error = pipe.error("table/didChangeText", table="f", version=2, changes=[])
    assert error.kind == "noTextBuffer"
    assert pipe.error("table/save", table="t", path=str(tmp_path / "x.csv")).kind == "notSavable"
    assert pipe.error("table/backup", table="t", path=str(tmp_path / "x")).kind == "notSavable"
    pipe.request("table/save", table="t", path=str(tmp_path / "x.csv"), copy=True)
    assert (tmp_path / "x.csv").read_text() == buffer.text


def test_places_are_those_of_the_newest_text(pipe):
    buffer = Buffer(pipe, "a,b\n1,x\n2,y\n")
    buffer.send(buffer.change(4, 4, "new,row\n"))
    assert pipe.request("table/rowAt", table="t", line=1)["row"] == 3
    assert pipe.request("table/rowAt", table="t", line=2)["row"] == 1
    [row] = pipe.request("table/rowSource", table="t", rows=[2])["rows"]
    assert row["place"]["bytes"] == [16, 19] and row["state"] == "inFile"


def titles(pipe):
    return [column["title"] for column in pipe.request("table/describe", table="t")["columns"]]


@pytest.mark.parametrize(
    "first, dialect, names, count",
    [
        ("id,name\n1,x\n2,y\n", {}, ["id", "name"], 2),
        ("1,2\n3,4\n", {"header": False}, ["column1", "column2"], 3),
        ("", {}, ["id", "name"], 2),
        ("", {"header": False}, ["column1", "column2"], 3),
        ("a;b\n", {"header": True}, ["id,name"], 2),
        ("\n\n", {"header": True}, ["id", "name"], 2),
    ],
)
def test_an_emptied_text_that_is_filled_again_has_its_header(pipe, first, dialect, names, count):
    buffer = Buffer(pipe, first, dialect=dialect)
    buffer.send(buffer.change(0, len(first), ""))
    assert titles(pipe) == (names if first.startswith("1") else [])
    # A part of the text first, as a person types it.
    buffer.send(buffer.change(0, 0, "id,na"))
    buffer.send(buffer.change(5, 5, "me\n1,x\n"))
    buffer.send(buffer.change(len(buffer.text), len(buffer.text), "2,y\n"))
    assert titles(pipe) == names
    assert pipe.request("table/describe", table="t")["rowsState"]["count"] == count
    assert buffer.text == "id,name\n1,x\n2,y\n"


@pytest.mark.parametrize("given", [{}, {"preambleLines": 0, "headerRows": 1}])
def test_a_header_that_is_wider_than_its_rows_is_no_title(pipe, given):
    rows = "f,1\na,x\nl,9\n"
    buffer = Buffer(pipe, "n,c\n" + rows, dialect={"header": True, "delimiter": ",", **given})
    buffer.send(buffer.change(0, 3, "n,c,m"))
    assert titles(pipe) == ["n", "c", "m"]
    buffer.send({"text": "n,c,m,o\n" + rows})
    assert titles(pipe) == ["n", "c", "m", "o"]
    assert pipe.request("table/describe", table="t")["rowsState"]["count"] == 3


def test_titles_above_a_header_stay_titles(pipe):
    table = "name,count\nfig,3\nkiwi,5\nplum,7\n"
    buffer = Buffer(pipe, "Fruit of the week\n\n" + table, dialect={"delimiter": ","})
    assert titles(pipe) == ["name", "count"]
    at = buffer.text.index("count")
    buffer.send(buffer.change(at, at + 5, "number"))
    assert titles(pipe) == ["name", "number"]
    # A third title, and none.
    buffer.send(buffer.change(0, 0, "Sold, by day\n"))
    assert titles(pipe) == ["name", "number"]
    buffer.send(buffer.change(0, buffer.text.index("name"), ""))
    assert titles(pipe) == ["name", "number"]
    assert [row for row in pipe.values("vt", "name")] == ["fig", "kiwi", "plum"]


def test_an_edit_of_the_table_is_taken_whatever_the_other_rows_look_like(pipe):
    text = 'name,count,note\nf"a,b"\npu,wy\n7,x\n'
    given = {"header": True, "delimiter": ",", "quote": '"', "preambleLines": 0, "headerRows": 1}
    texts = {name: {"type": "text"} for name in ("name", "count", "note")}
    buffer = Buffer(pipe, text, dialect=given, columns=texts)
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "name", "value": "a,b"}])
    buffer.take()
    assert not pipe.request("table/describe", table="t")["dirty"]


TABLE = "name,count\nfig,3\nkiwi,5\n"
WIDER = TABLE.replace("count", "count,x")
FRAME = "+----+-----+\n|name|count|\n+----+-----+\n|fig |3    |\n+----+-----+\n"


@pytest.mark.parametrize(
    "dialect, texts",
    [
        ({"comment": "#"}, ["# c\n" + TABLE, TABLE, "# d\n# e\n" + WIDER]),
        ({}, ["sep=;\n" + TABLE.replace(",", ";"), "sep=;\n" + WIDER.replace(",", ";"), WIDER.replace(",", ";")]),
        ({}, ["\ufeff" + TABLE, "\ufeff" + WIDER]),
        ({}, [TABLE.replace("\n", "\r"), WIDER.replace("\n", "\r")]),
        ({"preambleLines": 2}, ["t1\n\n" + TABLE, "", "t1\n\n" + WIDER]),
        ({}, [FRAME, FRAME.replace("|fig |3    |\n", "|fig |3    |\n|kiwi|5    |\n"), FRAME.replace("count", "cou,x")]),
    ],
    ids=["comments", "a line for the delimiter", "a mark", "returns", "given lines", "a frame"],
)  # fmt: skip
def test_what_is_above_a_header_stays_above_it(pipe, dialect, texts):
    buffer = Buffer(pipe, texts[0], dialect=dialect)
    for text in texts:
        buffer.send({"text": text})
        names = ["name", "count", "x"] if "count,x" in text.replace(";", ",") else ["name", "count"]
        assert titles(pipe) == (["name", "cou,x"] if "cou,x" in text else names if text else [])
