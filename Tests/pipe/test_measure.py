"""Texts measured, wrapped and cut through the pipe."""

import ctypes
import locale
import random
import sys
import unicodedata

import pytest
from conftest import absent
from harness import RpcError, seeds

# SwiftDataTables' vectors are made with these: 8.25 per character of data, 9 of headers.
TOY = {
    "kind": "font", "lineHeight": 20.25, "regular": {"defaultAdvance": 8.25}, "bold": {"defaultAdvance": 9},
}  # fmt: skip
CELLS = {"kind": "cells"}
# Letters and marks of Indic and South-East Asian scripts, Hangul, kana and Latin.
SCRIPTS = [
    (0x00C0, 0x0370), (0x0900, 0x0E00), (0x0E01, 0x0F00), (0x0F40, 0x0FBD), (0x1000, 0x10A0), (0x1780, 0x17DE),
    (0x1100, 0x115F), (0x3041, 0x3100), (0xAC00, 0xAC80), (0xFF66, 0xFFA0),
]  # fmt: skip

# Emoji, the halves of flags, joiners and selectors. Here terminals without clusters differ.
EMOJI = [(0x200D, 0x200E), (0xFE0E, 0xFE10), (0x2600, 0x2630), (0x2638, 0x268A), (0x2690, 0x2700), (0x1F1E6, 0x1F200), (0x1F300, 0x1F650)]


def measures(pipe, texts, measurer=None, **params):
    """What is told of each text."""
    if measurer is not None:
        params["measurer"] = measurer
    return pipe.request("text/measure", texts=texts, **params)["measures"]


def widths(pipe, texts, measurer=None, **params):
    return [measure["width"] for measure in measures(pipe, texts, measurer, **params)]


def lines(pipe, text, width, measurer=None, **wrap):
    """The lines of a text as texts."""
    (measure,) = measures(pipe, [text], measurer, wrap={"width": width, **wrap})
    units = text.encode("utf-16-le")
    return [
        units[2 * first : 2 * end].decode("utf-16-le")
        for first, end in (line["range"] for line in measure["lines"])
    ]


# MARK: Terminal cells


@pytest.mark.parametrize("unit", ["codePoints", "wcwidth"])
def test_cells_are_those_of_the_c_library(pipe, unit):
    """Random texts of scripts that glibc knows, against `wcswidth`."""
    if sys.platform != "linux":
        absent("no glibc")
    library = ctypes.CDLL(None)
    library.wcwidth.argtypes = [ctypes.c_uint32]
    previous = locale.setlocale(locale.LC_CTYPE)
    locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
    try:
        letters = [
            chr(code)
            for first, end in SCRIPTS + (EMOJI if unit == "wcwidth" else [])
            for code in range(first, end)
            if unicodedata.category(chr(code)) != "Cn" and library.wcwidth(code) >= 0
        ]
        texts = []
        for seed in seeds(200):
            rng = random.Random(seed)
            script = rng.randrange(len(letters))
            near = letters[max(0, script - 60) : script + 60]
            texts.append("".join(rng.choice(near) for _ in range(rng.randrange(1, 12))))
        expected = [sum(library.wcwidth(ord(letter)) for letter in text) for text in texts]
    finally:
        locale.setlocale(locale.LC_CTYPE, previous)
    found = widths(pipe, texts, {**CELLS, "unit": unit})
    assert [case for case in zip(texts, found, expected) if case[1] != case[2]] == []


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 0), ("abc", 3), ("日本", 4), ("é", 1), ("e\u0301", 1), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("🇩", 2),
        ("❤️", 2), ("❤", 1), ("⌚\ufe0e", 1), ("ｱ", 1), ("Ａ", 2), ("\u200b", 0), ("\x07", 1), ("a\nb", 3),
        ("\u00ad", 1), ("한", 2), ("각", 2), ("①", 1), ("a\tb", 3), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ],
)  # fmt: skip
def test_cells(pipe, text, width):
    assert widths(pipe, [text]) == widths(pipe, [text], CELLS) == [width]


def test_without_clusters_layout_and_cuts_count_as_wcwidth(pipe):
    """The column is as wide as its widest text is measured, and a cut text fits its column."""
    family = "👩‍👩‍👧"
    measurer = {**CELLS, "unit": "wcwidth"}
    assert widths(pipe, [family, "🇩🇪", "❤️"], measurer) == [6, 2, 1]
    pipe.request("table/create", table="t", columns=[{"id": "a"}], rows=[[family + "x"], ["❤️"]])
    layout = {"measurer": measurer, "rows": {}, "sizing": {"maximum": 40}}
    answer = pipe.request("view/open", table="t", view="v", state={"layout": layout})
    assert answer["state"]["layout"]["measurer"]["unit"] == "wcwidth"
    pipe.request(
        "view/watch", view="v", subscription="s", window={"kind": "all"}, texts="cut", **{"as": "text"}
    )
    pipe.sync(layout=True)
    assert pipe.updates("s")[-1]["layout"]["columns"][0]["width"] == 7
    pipe.request("view/set", view="v", state={"layout": {"columns": {"a": {"width": 6}}}})
    pipe.sync(layout=True)
    assert pipe.updates("s")[-1]["diff"]["updates"][0]["texts"] == ["…"]


@pytest.mark.parametrize(
    ("text", "sum", "widest"),
    [
        ("ﾃﾞｰﾀ", 4, 4), ("ﾊﾟｿｺﾝ", 5, 5), ("ทำงาน", 5, 5), ("ລຳ", 2, 2), ("नमस्ते", 4, 3), ("हिन्दी", 5, 2),
        ("বাংলা", 5, 2), ("தமிழ்", 4, 3), ("👩‍👩‍👧", 2, 2), ("🇩🇪", 2, 2),
    ],
)  # fmt: skip
def test_clusters_are_summed_or_the_widest_by_setting(pipe, text, sum, widest):
    assert widths(pipe, [text], {**CELLS, "unit": "codePoints"}) == [sum]
    assert widths(pipe, [text], {**CELLS, "unit": "clusters"}) == [widest]


def test_ambiguous_code_points_and_tabs_by_setting(pipe):
    assert widths(pipe, ["①", "α", "a"], {**CELLS, "ambiguous": "wide"}) == [2, 2, 1]
    assert widths(pipe, ["①", "α", "a"], {**CELLS, "ambiguous": "narrow"}) == [1, 1, 1]
    assert widths(pipe, ["\t", "a\tb", "abcd\t", "日\tx"], {**CELLS, "tabStop": 4}) == [4, 5, 8, 5]


def test_clusters_are_those_of_unicode_17(pipe, corpora):
    path = corpora / "unicode-17" / "ucd" / "17.0.0" / "auxiliary" / "GraphemeBreakTest.txt"
    if not path.exists():
        absent(f"no {path.name}")
    texts, counts = [], []
    for line in path.read_text("utf-8").splitlines():
        case = line.split("#")[0].strip()
        if not case or "D800" in case:
            continue
        clusters = case.strip("÷ ").split("÷")
        texts.append("".join(chr(int(code, 16)) for part in clusters for code in part.split("×")))
        counts.append(len(clusters))
    assert len(counts) >= 766
    estimate = {"kind": "estimate", "advance": 1, "lineHeight": 1}
    assert widths(pipe, texts, estimate) == counts
    # As lines of one cluster each, blanks hanging over.
    cut = measures(pipe, texts, estimate, wrap={"width": 1})
    assert all(line["width"] <= 1 for measure in cut for line in measure["lines"])


# MARK: Fonts


def test_fonts_are_lent(pipe):
    face = {
        "defaultAdvance": 8.25,
        "ranges": [{"start": 0x41, "end": 0x5B, "advance": 10}, {"start": 0x45, "end": 0x47, "advance": 11}],
        "advances": [{"characters": "ilF", "advance": 3.5}],
        "kerning": [{"pair": "AV", "advance": -1.25}, {"pair": "AV", "advance": -1.5}],
        "letterSpacing": 0.5,
    }
    font = {"kind": "font", "lineHeight": 20, "regular": face}
    found = widths(pipe, ["a", "A", "E", "F", "il", "AV", "VA", "e\u0301", "", "日"], font)
    assert found == [8.75, 10.5, 11.5, 4, 8, 19.5, 21, 8.75, 0, 8.75]
    assert widths(pipe, ["AV"], font, bold=True) == [19.5]
    assert pipe.request("text/measure", texts=[], measurer=font) == {"lineHeight": 20, "measures": []}


def test_widths_are_rounded_up_to_64ths(pipe):
    font = {"kind": "font", "lineHeight": 0.001, "regular": {"defaultAdvance": 0.0078125}}
    answer = pipe.request("text/measure", texts=["a", "aa", "aaa"], measurer=font)
    assert answer["lineHeight"] == 1 / 64
    assert [measure["width"] for measure in answer["measures"]] == [1 / 64, 1 / 64, 1 / 32]


def test_swiftdatatables_measures_with_a_bold_face(pipe):
    assert widths(pipe, ["aa", "VeryLongHeaderTitle"], TOY) == [16.5, 156.75]
    assert widths(pipe, ["aa", "VeryLongHeaderTitle"], TOY, bold=True) == [18, 171]


def test_estimates_say_so(pipe):
    answer = pipe.request(
        "text/measure", texts=["héllo"], measurer={"kind": "estimate", "advance": 7, "lineHeight": 20.29}
    )
    assert answer["estimate"] is True
    assert answer["measures"] == [{"width": 35, "height": 1299 / 64}]
    assert "estimate" not in pipe.request("text/measure", texts=["a"])


# MARK: Lines


@pytest.mark.parametrize(
    ("text", "width", "found"),
    [
        ("one two three", 7, ["one two", "three"]), ("one two   three", 7, ["one two", "three"]),
        ("one-two", 5, ["one-", "two"]), ("日本語です", 4, ["日本", "語で", "す"]), ("", 3, [""]),
        ("a\nb\r\n", 3, ["a", "b", ""]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab", 0, ["a", "b"]),
        ("👩‍👩‍👧👩‍👩‍👧", 2, ["👩‍👩‍👧", "👩‍👩‍👧"]), ("a https://example.org/x", 9, ["a", "https://", "example.o", "rg/x"]),
    ],
)  # fmt: skip
def test_lines(pipe, text, width, found):
    assert lines(pipe, text, width) == found


def test_lines_are_as_many_as_wanted_and_add_up(pipe):
    (measure,) = measures(pipe, ["Wrap " * 30], TOY, wrap={"width": 80})
    assert measure["height"] == 20.25 * len(measure["lines"]) == 20.25 * 15
    assert "more" not in measure
    (short,) = measures(pipe, ["Wrap " * 30], TOY, wrap={"width": 80, "linesMax": 2})
    assert (short["lines"], short["height"], short["more"]) == (measure["lines"][:2], 40.5, True)
    (same,) = measures(pipe, ["Wrap " * 30], TOY, wrap={"width": 80, "linesMax": 15})
    assert same == measure
    assert lines(pipe, "one two", 7, linesMax=1) == ["one two"]
    (open_ended,) = measures(pipe, ["one two\nthree"], wrap={})
    assert [line["width"] for line in open_ended["lines"]] == [7, 5]
    assert open_ended["width"] == 13  # the line feed is shown by a symbol


@pytest.mark.parametrize("seed", seeds(10))
def test_lines_hold_the_whole_text_and_fit(pipe, seed):
    source = random.Random(seed)
    pieces = ["a", "bb", "ccc", " ", "  ", "-", "日", "\u0301", "\n", "iiii", "👩‍👩‍👧"]
    texts = ["".join(source.choices(pieces, k=source.randint(0, 14))) for _ in range(50)]
    width = source.choice([0, 1, 3, 8, 8.25, 40])
    measurer = source.choice([CELLS, TOY])
    for text, measure in zip(texts, measures(pipe, texts, measurer, wrap={"width": width})):
        units, end, parts = text.encode("utf-16-le"), 0, []
        for line in measure["lines"]:
            first, last = line["range"]
            assert units[2 * end : 2 * first].decode("utf-16-le").strip(" \n") == ""
            parts.append(units[2 * first : 2 * last].decode("utf-16-le"))
            end = last
        assert units[2 * end :].decode("utf-16-le").strip(" \n") == ""
        assert widths(pipe, parts, measurer) == [line["width"] for line in measure["lines"]]
        assert measure["height"] == len(parts) * (1 if measurer is CELLS else 20.25)


# MARK: Cut texts


@pytest.mark.parametrize(
    ("text", "width", "at", "shown"),
    [
        ("abcdef", 6, "tail", "abcdef"), ("abcdef", 4, "tail", "abc…"), ("abcdef", 4, "head", "…def"),
        ("abcdef", 4, "middle", "ab…f"), ("日本語", 4, "tail", "日…"), ("abc", 0, "tail", "…"),
        ("e\u0301xyz", 2, "tail", "e\u0301…"), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 5, "head", "…👩‍👩‍👧👩‍👩‍👧"),
    ],
)  # fmt: skip
def test_texts_are_cut(pipe, text, width, at, shown):
    (measure,) = measures(pipe, [text], truncate={"width": width, "at": at})
    assert measure["shown"]["text"] == shown
    assert measure["shown"]["cut"] is (shown != text)
    assert [measure["shown"]["width"]] == widths(pipe, [shown])


def test_the_ellipsis_is_measured(pipe):
    (measure,) = measures(pipe, ["abcdef"], TOY, truncate={"width": 41.25, "ellipsis": "..."})
    assert measure["shown"] == {"text": "ab...", "width": 41.25, "cut": True}
    (bare,) = measures(pipe, ["abcdef"], truncate={"width": 3, "ellipsis": ""})
    assert bare["shown"] == {"text": "abc", "width": 3, "cut": True}


# MARK: Bounds


def test_limits_are_named(pipe, daemon_limits):
    for name, params in {
        "measuredTextsMax": {"texts": [""] * (daemon_limits["measuredTextsMax"] + 1)},
        "measuredBytesMax": {"texts": ["a" * (daemon_limits["measuredBytesMax"] + 1)]},
        "advancesMax": {
            "texts": [],
            "measurer": {
                "kind": "font", "lineHeight": 1,
                "regular": {
                    "defaultAdvance": 1,
                    "advances": [{"characters": "x" * (daemon_limits["advancesMax"] + 1), "advance": 1}],
                },
            },
        },
    }.items():  # fmt: skip
        error = pipe.error("text/measure", **params)
        assert (error.code, error.kind, error.data["limit"]) == (-32803, "limit", name)
        assert error.data["maximum"] == daemon_limits[name]


@pytest.fixture
def daemon_limits(start):
    pipe = start(greet=False)
    return pipe.initialize()["limits"]


@pytest.mark.parametrize(
    ("measurer", "pointer"),
    [
        ({"kind": "cells", "tabStop": 0}, "/measurer/tabStop"),
        ({"kind": "cells", "lineHeight": 1}, "/measurer/lineHeight"),
        ({"kind": "estimate", "advance": -1, "lineHeight": 1}, "/measurer/advance"),
        ({"kind": "estimate", "advance": 1e9, "lineHeight": 1}, "/measurer/advance"),
        ({"kind": "estimate", "advance": 1, "lineHeight": 1e300}, "/measurer/lineHeight"),
        ({"kind": "font", "lineHeight": 1}, "/measurer/regular"),
        (
            {"kind": "font", "lineHeight": 1, "regular": {"defaultAdvance": 1, "kerning": [{"pair": "A", "advance": 1}]}},
            "/measurer/regular/kerning/0/pair",
        ),
    ],
)
def test_faults_are_pointed_at(pipe, measurer, pointer):
    error = pipe.error("text/measure", texts=["a"], measurer=measurer)
    assert (error.code, error.pointer) == (-32602, pointer)


def test_extreme_advances_stay_in_range(pipe):
    font = {
        "kind": "font", "lineHeight": 16777216,
        "regular": {"defaultAdvance": 65536, "letterSpacing": -65536, "kerning": [{"pair": "aa", "advance": -65536}]},
    }  # fmt: skip
    texts = ["a" * 1000, "b" * 1000]
    for measure in measures(pipe, texts, font, wrap={"width": 16777216}, truncate={"width": 0}):
        assert measure["width"] == 0
    font["regular"] = {"defaultAdvance": 65536}
    (measure,) = measures(pipe, ["b" * 1000], font)
    assert measure["width"] == 16777216  # the longest there is
    (wrapped,) = measures(pipe, ["b" * 1000], font, wrap={"width": 65536})
    assert len(wrapped["lines"]) == 1000


def test_a_long_measurement_can_be_cancelled(pipe):
    texts = ["a" + "\u0301" * 50] * 10_000
    ids = [pipe.start_request("text/measure", {"texts": texts, "wrap": {"width": 1}}) for _ in range(4)]
    for request in ids:
        pipe.notify("$/cancelRequest", {"id": request})
    for request in ids:
        answer = pipe.answer(request)
        assert "result" in answer or answer["error"]["code"] == -32800
    assert widths(pipe, ["a"]) == [1]
    with pytest.raises(RpcError):
        pipe.request("text/measure", texts="a")
