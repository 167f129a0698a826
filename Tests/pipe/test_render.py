"""`table-server render`: a part of a file as the daemon lays it out, for people, pipes and tests."""

import csv
import random
import subprocess
from html.parser import HTMLParser

import pytest
from harness import seeds
from test_command import run


def written(tmp_path, rows):
    path = tmp_path / "table.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    return str(path)


def lines(binary, *arguments):
    result = run(binary, "render", *arguments)
    assert (result.returncode, result.stderr) == (0, ""), result.stderr
    return result.stdout.split("\n")[:-1]


FRUIT = [
    ["fruit", "grams", "note"],
    ["apple", "150", "red, round and crisp"],
    ["東京梨", "1200", "x"],
    ["fig", "40", "one\tand <b>&"],
    ["apple", "90", ""],
]


def test_columns_are_as_wide_as_their_widest_cell(binary, tmp_path):
    path = written(tmp_path, FRUIT)
    assert lines(binary, path) == [
        "fruit   grams  note",
        "──────  ─────  ────────────────────",
        "apple     150  red, round and crisp",
        "東京梨   1200  x",
        "fig        40  one␉and <b>&",
        "apple      90",
    ]


def test_texts_are_cut_or_wrapped(binary, tmp_path):
    path = written(tmp_path, FRUIT)
    assert lines(binary, path, "--cap", "9", "--rows", "0..1")[2:] == ["apple     150  red, rou…"]
    wrapped = lines(binary, path, "--cap=9", "--rows=0..1", "--wrap")
    assert wrapped[2:] == ["apple     150  red,", "               round and", "               crisp"]
    assert lines(binary, path, "--width", "18")[2] == "apple     150  re…"


def test_rows_are_sorted_filtered_and_put_into_sections(binary, tmp_path):
    path = written(tmp_path, FRUIT)
    sorted_rows = lines(binary, path, "--sort=-grams", "--rows", "1..3")
    assert [line.split()[0] for line in sorted_rows[2:]] == ["apple", "apple"]
    assert lines(binary, path, "--filter", "grams < 100", "--width", "13")[2:] == ["fig        40", "apple      90"]
    sections = lines(binary, path, "--section", "fruit", "--width", "13")
    assert sections[2:] == [
        "apple (2)", "apple     150", "apple      90", "fig (1)", "fig        40", "東京梨 (1)", "東京梨   1200",
    ]  # fmt: skip


def test_fixed_columns_stay_beside_those_that_scroll(binary, tmp_path):
    path = written(tmp_path, FRUIT)
    assert lines(binary, path, "--fixed", "1", "--from", "note", "--width", "16")[1:3] == [
        "──────  ────────", "apple   red, ro…",
    ]  # fmt: skip
    assert lines(binary, path, "--fixed=1", "--from=note", "--width=16", "--rtl")[1:3] == [
        "────────  ──────", "red, ro…   apple",
    ]  # fmt: skip


def test_what_stands_from_right_to_left_is_mirrored(binary, tmp_path):
    path = written(tmp_path, [["name", "n", "of"], ["ab", 10, "x"], ["abcde", 2, "x"], ["c", 3, "y"]])
    arguments = [path, "--section=of", "--width=16", "--rtl"]
    assert lines(binary, *arguments) == [
        "   of  n    name",
        "   ──  ──  ─────",
        "           x (2)",
        "    x  10     ab",
        "    x  2   abcde",
        "           y (1)",
        "    y  3       c",
    ]  # fmt: skip
    page = Frames("\n".join(lines(binary, *arguments, "--html")))
    assert {(box["left"], box["right"]) for box in page.of("section")} == {(0, 8 * 16)}
    assert all("right" in box["classes"] for box in page.of("section"))
    cells = [box for box in page.of("cell") if box["parent"] is page.of("row")[0]]
    assert ["right" in box["classes"] for box in cells] == [True, False, True]


def test_no_column_is_wider_than_the_cap(binary, tmp_path):
    path = written(tmp_path, [["a title that is long", "b", "東京都"], ["x", "1", "y"]])
    assert lines(binary, path, "--cap", "7") == ["a titl…  b  東京都", "───────  ─  ──────", "x        1  y"]
    assert lines(binary, path, "--cap=5", "--wrap") == [
        "a      b  東京", "title     都", "that", "is", "long", "─────  ─  ─────", "x      1  y",
    ]  # fmt: skip
    assert lines(binary, path, "--cap", "1")[1] == "─  ─  ─"


@pytest.mark.parametrize("letter", ["é", "京", "𝄞", "e\u0301"])
def test_of_a_very_long_text_the_beginning_is_shown_in_whole_letters(binary, tmp_path, letter):
    size = 300_000 // len(letter.encode())
    path = written(tmp_path, [["a", "b"], ["x" + letter * size, "y"]])
    assert lines(binary, path, "--width=20")[2].endswith("…")
    shown = "".join(lines(binary, path, "--width=1000", "--cap=900", "--wrap")[2:]).replace(" ", "")
    assert shown[0] == "x" and shown.endswith("…") and "\ufffd" not in shown
    rest = shown.replace("y", "", 1)[1:-1]
    # A letter of two characters may lose the second at the end.
    assert 2**18 - 4 <= len(rest.encode()) + 1 <= 2**18 and (letter * size).startswith(rest)


def test_what_is_invisible_or_turns_the_direction_is_shown_as_its_number(binary, tmp_path):
    path = written(tmp_path, [["a\u202e", "b"], ["\u2066x", "y"], ["x\u200b", "\u2069\u202c"], ["👩\u200d👧", "z"]])
    shown = lines(binary, path, "--width=40")
    assert shown[0] == "a\\u{202e}  b" and shown[2:] == [
        "\\u{2066}x  y", "x\\u{200b}  \\u{2069}\\u{202c}", "👩\u200d👧         z",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", seeds(6))
def test_no_line_is_wider_than_the_frame(binary, start, tmp_path, seed):
    chance = random.Random(seed)
    words = ["a", "long words", "東京", "e\u0301", "👩‍👩‍👧", "\x1b[2J", "a\tb\r\nc\u2028d\x85", "\u202eabc", "שלום", "עולם 12",
             "\u0301", "x" * 60, "", "❄️", "🇩🇪", "पुणे"]  # fmt: skip
    count = chance.randint(1, 6)
    rows = [[" ".join(chance.choices(words, k=chance.randint(1, 4))) for _ in range(count)] for _ in range(25)]
    path = written(tmp_path, [[f"c{number}{chance.choice(words)}" for number in range(count)]] + rows)
    pipe = start()
    for _ in range(6):
        width = chance.choice([1, 2, 3, 10, 33, 200])
        options = [f"--width={width}", f"--cap={chance.choice([1, 2, 9, 40, 300])}", f"--fixed={chance.randint(0, 3)}"]
        options += [option for option in ["--wrap", "--rtl"] if chance.random() < 0.5]
        shown = lines(binary, path, "--rows=0..99", *options)
        for measure, line in zip(pipe.request("text/measure", texts=shown)["measures"], shown):
            # A letter that is wider than its column has a line of its own there when texts are wrapped.
            assert measure["width"] <= width + ("--wrap" in options), (options, line)
        assert not [letter for line in shown for letter in line if letter < " " or "\x7f" <= letter < "\xa0"]


@pytest.mark.parametrize("width", [1, 2, 3, 4, 9])
def test_headers_of_inner_sections_stay_in_the_frame(binary, tmp_path, width):
    path = written(tmp_path, [["a", "b", "c"], ["x", "y", "z"], ["x", "q", "z"]])
    arguments = [path, "--section=a", "--section=b", "--section=c", f"--width={width}"]
    for option in [[], ["--rtl"]]:
        assert all(len(line) <= width for line in lines(binary, *arguments, *option))
        page = Frames("\n".join(lines(binary, *arguments, *option, "--html")))
        assert all(0 <= box["left"] < box["right"] <= 8 * width for box in page.of("section"))
        assert len(page.of("section")) == 5


@pytest.mark.parametrize("text", ["", "a,b\n", "a\n1\n", "id\n" + "\n" * 5, '"', "a,b\n1\n"])
@pytest.mark.parametrize("form", [[], ["--html"], ["--wrap", "--width=1"], ["--rows=7..7"], ["--fixed=9"]])
def test_any_file_is_printed(binary, tmp_path, text, form):
    path = tmp_path / "any.csv"
    path.write_text(text)
    lines(binary, str(path), *form)


def test_parts_follow_each_other(binary, tmp_path):
    path = written(tmp_path, [["n"]] + [[number] for number in range(1500)])
    whole = lines(binary, path, "--rows", "0..9999")[2:]
    assert whole == [f"{number:4}" for number in range(1500)]
    parts = [lines(binary, path, f"--rows={first}..{first + 300}")[2:] for first in range(0, 1600, 300)]
    assert sum(parts, []) == whole


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "needs a file"),
        (["a", "b"], 'found "b"'),
        (["a", "--bogus"], '"--bogus"'),
        (["a", "--width", "0"], 'from 1 to 10000, found "0"'),
        (["a", "--rows", "3..1"], '"3..1"'),
        (["a", "--rows", "0..99999999999999999999"], "counted from 0"),
        (["a", "--sort"], "--sort needs a value"),
    ],
)
def test_what_cannot_be_printed_is_said(binary, arguments, reason):
    result = run(binary, "render", *arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert reason in result.stderr and "Usage: table-server" in result.stderr


def test_what_the_daemon_refuses_is_said(binary, tmp_path):
    path = written(tmp_path, FRUIT)
    for arguments, reason in [
        ([str(tmp_path / "none.csv")], "none.csv"),
        ([str(tmp_path)], str(tmp_path)),
        ([path, "--sort", "weight"], '"weight"'),
        ([path, "--section", "weight"], '"weight"'),
        ([path, "--filter", "grams >"], "expression"),
        ([path, "--from", "weight"], '"weight"'),
    ]:
        result = run(binary, "render", *arguments)
        assert (result.returncode, result.stdout) == (2, ""), arguments
        assert reason in result.stderr and result.stderr.count("\n") == 1


def test_it_ends_when_nobody_reads_on(binary, tmp_path):
    path = written(tmp_path, [["n", "text"]] + [[number, "x" * 60] for number in range(20_000)])
    arguments = [binary, "render", path, "--rows", "0..20000", "--width", "80"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout.readline().startswith(b"    n")
        process.stdout.close()
        assert process.wait(timeout=30) == 0
        assert process.stderr.read() == b""


class Frames(HTMLParser):
    """Boxes with their text, from absolute positions: [(class, left, top, right, bottom, text)]."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.boxes = [], []
        self.feed(text)
        assert not self.open, "an element that is not closed"

    def handle_starttag(self, tag, attributes):
        if tag != "div":
            return
        given = dict(attributes)
        style = dict(part.split(":") for part in given["style"].split(";"))
        size = {name: int(value.removesuffix("pt")) for name, value in style.items()}
        parent = self.open[-1] if self.open else {"left": 0, "top": 0}
        left, top = parent["left"] + size.get("left", 0), parent["top"] + size.get("top", 0)
        classes = given["class"].split()
        box = {"kind": classes[0], "classes": classes, "left": left, "top": top, "right": left + size["width"],
               "bottom": top + size.get("height", 0), "text": "", "parent": parent}  # fmt: skip
        self.open.append(box)
        self.boxes.append(box)

    def handle_endtag(self, tag):
        if tag == "div":
            self.open.pop()

    def handle_data(self, data):
        if self.open:
            self.open[-1]["text"] += data

    def of(self, kind):
        return [box for box in self.boxes if box["kind"] == kind]


@pytest.mark.parametrize("seed", seeds(4))
def test_frames_of_html_stand_inside_and_never_overlap(binary, tmp_path, seed):
    chance = random.Random(seed)
    words = ["a", "<i>", "&amp;", "long words", "日本語", "\"q\"", "e\u0301", "👩‍👩‍👧", "", "x" * 30]
    count = chance.randint(1, 6)
    rows = [[" ".join(chance.choices(words, k=3)) for _ in range(count)] for _ in range(30)]
    path = written(tmp_path, [[f"c{number}" for number in range(count)]] + rows)
    width = chance.choice([20, 60, 300])
    options = [f"--width={width}", f"--fixed={chance.randint(0, 2)}"]
    options += [option for option in ["--wrap", "--rtl", "--section=c0"] if chance.random() < 0.5]
    result = run(binary, "render", path, "--html", "--rows=0..99", *options)
    assert (result.returncode, result.stderr) == (0, "")
    page = Frames(result.stdout)
    (table,) = page.of("table")
    assert table["right"] == 8 * width
    stacked = [box for box in page.boxes if box["kind"] in ("head", "row", "section")]
    assert len(page.of("row")) == 30
    assert stacked[0]["top"] == 0 and page.of("end")[0]["top"] == stacked[-1]["bottom"]
    for above, below in zip(stacked, stacked[1:]):
        assert above["bottom"] == below["top"]
    for row in page.of("row") + page.of("head"):
        cells = sorted((box for box in page.of("cell") if box["parent"] is row), key=lambda box: box["left"])
        assert cells and cells[0]["left"] >= 0 and cells[-1]["right"] <= 8 * width
        assert all(one["right"] <= other["left"] for one, other in zip(cells, cells[1:]))
        assert all(box["top"] == row["top"] and box["bottom"] == row["bottom"] for box in cells)
    if "--wrap" in options and width == 300 and "--section=c0" not in options:
        shown = [["".join(box["text"].split()) for box in page.of("cell") if box["parent"] is row]
                 for row in page.of("row")]  # fmt: skip
        order = -1 if "--rtl" in options else 1
        assert shown == [["".join(cell.split()) for cell in row][::order] for row in rows]
