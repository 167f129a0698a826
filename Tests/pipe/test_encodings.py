"""Encodings: all of them by name, as Python's codecs read and write them, and by what a file holds."""

import base64
import bz2
import codecs
import io
import lzma
import random
import zipfile

import pytest

# The names of encodings, and of the codecs that decide.
CODECS = {
    "utf-8": "utf-8", "utf-16le": "utf-16-le", "utf-16be": "utf-16-be",
    "utf-32le": "utf-32-le", "utf-32be": "utf-32-be", "latin-1": "latin-1",
    **{f"windows-{page}": f"cp{page}" for page in range(1250, 1259)},
    **{f"iso-8859-{part}": f"iso8859-{part}" for part in (*range(2, 12), 13, 14, 15, 16)},
    "koi8-r": "koi8-r", "koi8-u": "koi8-u", "mac-roman": "mac-roman", "shift-jis": "cp932",
    "euc-jp": "euc-jp", "gb18030": "gb18030", "big5": "cp950", "euc-kr": "cp949",
}  # fmt: skip
# The codec reads a tilde of ASCII where a wide one is.
NOT_READ = {"euc-jp": "\uff5e"}


def open_bytes(pipe, data, **params):
    content = {"base64": base64.b64encode(data).decode()}
    return pipe.request("table/open", content=content, **params)


def columns_of(pipe, answer):
    view = pipe.request("view/open", table=answer["table"])["view"]
    return [pipe.values(view, column["id"]) for column in answer["columns"]]


def characters(codec):
    """All characters of the codec that are written, but for controls and unpaired surrogates."""
    has_all = codec.startswith("utf") or codec == "gb18030"
    # Every character of tables, and a sample of those that are computed.
    codes = [*range(0xA0, 0x10000, 31 if codec.startswith("utf") else 1)]
    codes += range(0x10000, 0x110000, 997) if has_all else []
    found = []
    for code in codes:
        if 0xD800 <= code < 0xE000:
            continue
        try:
            is_read = chr(code).encode(codec).decode(codec) == chr(code)
        except UnicodeEncodeError:
            continue
        if is_read:
            found.append(chr(code))
    return found


@pytest.mark.parametrize("encoding", CODECS)
def test_every_character_is_read_and_written(pipe, tmp_path, encoding):
    codec = CODECS[encoding]
    known = [one for one in characters(codec) if one not in NOT_READ.get(encoding, "")]
    lines = ["".join(known[start : start + 64]) for start in range(0, len(known), 64)]
    data = "".join(f"{number},<{line}>\n" for number, line in enumerate(lines)).encode(codec)
    path = tmp_path / "all.csv"
    path.write_bytes(data)
    dialect = {"encoding": encoding, "header": False, "delimiter": ",", "quote": '"'}
    answer = pipe.request("table/open", table="t", path=str(path), dialect=dialect,
                          columns={"column2": {"type": "text"}})  # fmt: skip
    assert answer["dialect"]["encoding"]["value"] == encoding
    view = pipe.request("view/open", table="t")["view"]
    second = answer["columns"][1]["id"]
    assert pipe.values(view, second) == [f"<{line}>" for line in lines]
    # A copy in UTF-8, and from there back.
    copy = tmp_path / "utf8.csv"
    pipe.request("table/save", table="t", path=str(copy), copy=True, encoding="utf-8")
    assert copy.read_bytes().decode() == data.decode(codec)
    pipe.request("table/open", table="u", path=str(copy), dialect={**dialect, "encoding": "utf-8"})
    back = tmp_path / "back.csv"
    pipe.request("table/save", table="u", path=str(back), copy=True, encoding=encoding,
                 dialect={"byteOrderMark": False})  # fmt: skip
    assert back.read_bytes() == data


@pytest.mark.parametrize("encoding", ["shift-jis", "gb18030", "big5", "euc-kr", "euc-jp"])
def test_trails_are_no_delimiters_quotes_or_escapes(pipe, encoding):
    codec = CODECS[encoding]
    letters = [one for one in characters(codec) if one not in NOT_READ.get(encoding, "")]
    hidden = [one for one in letters if any(byte < 0x80 for byte in one.encode(codec))]
    generator = random.Random(encoding)
    for delimiter in "|\\~^@;1A":
        pool = [*generator.sample(hidden or letters, min(40, len(hidden or letters))), "x", "2", " "]
        rows = [
            ["".join(generator.choices(pool, k=generator.randrange(1, 9))) for _ in range(3)]
            for _ in range(200)
        ]
        rows = [[cell.replace(delimiter, "") + "y" for cell in row] for row in rows]
        data = "\r\n".join(delimiter.join(row) for row in rows).encode(codec)
        answer = open_bytes(
            pipe, data, dialect={"encoding": encoding, "delimiter": delimiter, "header": False,
                                 "quote": None, "comment": None, "nullValues": []},
            columns={f"column{number}": {"type": "text"} for number in (1, 2, 3)},
        )  # fmt: skip
        assert columns_of(pipe, answer) == [list(column) for column in zip(*rows)]


@pytest.mark.parametrize(
    "name, encoding",
    [("CP932", "shift-jis"), ("Shift_JIS", "shift-jis"), ("GBK", "gb18030"),
     ("GB2312", "gb18030"), ("ISO8859-15", "iso-8859-15"), ("Latin2", "iso-8859-2"),
     ("cp1251", "windows-1251"), ("KS_C_5601-1987", "euc-kr"), ("UTF8", "utf-8")],
)  # fmt: skip
def test_names_have_aliases(pipe, name, encoding):
    answer = open_bytes(pipe, b"a,b\n1,2\n", dialect={"encoding": name})
    assert answer["dialect"]["encoding"]["value"] == encoding


def test_an_unknown_name_is_refused_with_the_known_ones(pipe):
    error = pipe.error("table/open", content={"text": "a\n"}, dialect={"encoding": "ebcdic"})
    assert error.code == -32602
    assert error.data["pointer"] == "/dialect/encoding"
    assert '"shift-jis"' in error.data["expected"] and error.data["found"] == '"ebcdic"'
    pipe.request("table/open", table="t", content={"text": "a\n1\n"})
    error = pipe.error("table/save", table="t", path="/nowhere/x.csv", encoding="ebcdic")
    assert error.data["pointer"] == "/encoding"


def test_a_saved_cell_is_in_the_encoding_of_the_file(pipe, tmp_path):
    path = tmp_path / "t.csv"
    for encoding, new in [("shift-jis", "表示"), ("windows-1251", "Ёж"), ("gb18030", "😀倈"),
                          ("big5", "功能"), ("koi8-u", "Їжак"), ("utf-32le", "é")]:  # fmt: skip
        codec = CODECS[encoding]
        path.write_bytes("id;name\r\n1;a\r\n2;b".encode(codec))
        pipe.request("table/open", table="t", path=str(path), dialect={"encoding": encoding})
        edit = {"kind": "set", "row": 1, "column": "name", "value": new}
        pipe.request("table/edit", table="t", edits=[edit])
        pipe.request("table/save", table="t")
        assert path.read_bytes() == f"id;name\r\n1;{new}\r\n2;b".encode(codec)
        edit = {"kind": "set", "row": 2, "column": "name", "value": "\u0e01あ\u05d0"}
        pipe.request("table/edit", table="t", edits=[edit])
        if encoding not in ("gb18030", "utf-32le"):
            error = pipe.error("table/save", table="t")
            assert error.kind == "notEncodable" and error.data["encoding"] == encoding
            assert error.data["cells"] == [{"row": 2, "column": "name", "reason": "encoding"}]
        pipe.request("table/close", table="t")


def test_marks_decide(pipe):
    for codec, encoding in [("utf-16-le", "utf-16le"), ("utf-16-be", "utf-16be"),
                            ("utf-32-le", "utf-32le"), ("utf-32-be", "utf-32be"),
                            ("gb18030", "gb18030"), ("utf-8", "utf-8")]:  # fmt: skip
        data = "\ufeffname,n\nä,1\n名,2\n".encode(codec)
        answer = open_bytes(pipe, data)
        assert answer["dialect"]["encoding"]["value"] == encoding
        assert answer["dialect"]["encoding"]["evidence"]["reason"] == "byte order mark"
        assert [column["id"] for column in answer["columns"]] == ["name", "n"]
        assert columns_of(pipe, answer) == [["ä", "名"], [1, 2]]
    for name, data in [("utf-16", codecs.BOM_UTF16_BE + "ä,b\n1,2\n".encode("utf-16-be")),
                       ("UTF-32", codecs.BOM_UTF32_BE + "ä,b\n1,2\n".encode("utf-32-be"))]:  # fmt: skip
        answer = open_bytes(pipe, data, dialect={"encoding": name, "header": True})
        assert answer["columns"][0]["id"] == "ä"


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
@pytest.mark.parametrize("text", ["name,n\nä,1\n", "名前,都市,数\n太郎,東京,1\n花子,大阪,2\n" * 9,
                                  "имя;город\nИван;Москва\n" * 9])  # fmt: skip
def test_wide_text_without_a_mark_is_text(pipe, codec, text):
    answer = open_bytes(pipe, text.encode(codec))
    assert answer["dialect"]["encoding"]["value"] == codec.replace("-le", "le").replace("-be", "be")


def test_a_guess_is_told(pipe):
    answer = open_bytes(pipe, "имя,город\nИван,Москва\nОльга,Киров\n".encode("koi8-r"))
    told = answer["dialect"]["encoding"]
    assert told["value"] == "koi8-r" and told["forced"] is False
    assert 0.5 < told["evidence"]["share"] < 1
    assert "Russian" in told["evidence"]["reason"]
    described = pipe.request("table/describe", table=answer["table"])["diagnostics"]
    assert described["counts"] == {"guessedEncoding": 1}
    assert "koi8-r" in described["items"][0]["message"]
    forced = open_bytes(pipe, "имя\nИван\n".encode("koi8-r"), dialect={"encoding": "koi8-r"})
    assert pipe.request("table/describe", table=forced["table"])["diagnostics"]["count"] == 0
    assert open_bytes(pipe, b"a,b\n1,2\n")["dialect"]["encoding"]["value"] == "utf-8"


def test_control_characters_and_bad_bytes_are_told(pipe):
    wrong = open_bytes(pipe, "name\n“quoted”\n".encode("cp1252"), dialect={"encoding": "latin-1"})
    described = pipe.request("table/describe", table=wrong["table"])["diagnostics"]
    assert described["counts"] == {"unlikelyCharacters": 1}
    bad = open_bytes(pipe, b"name\nab\x81\x20\n", dialect={"encoding": "shift-jis", "header": True})
    described = pipe.request("table/describe", table=bad["table"])["diagnostics"]
    assert described["counts"] == {"invalidEncoding": 1}
    assert columns_of(pipe, bad) == [["ab\ufffd "]]


def archive(*names):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as zipped:
        for name in names:
            zipped.writestr(name, "x")
    return file.getvalue()


@pytest.mark.parametrize(
    "data, kind, found",
    [
        (b"PAR1\x15\x04\x15\x10" + bytes(90), "notText", "parquet"),
        (archive("[Content_Types].xml", "xl/workbook.xml"), "notText", "xlsx"),
        (archive("[Content_Types].xml", "word/document.xml"), "notText", "docx"),
        (archive("[Content_Types].xml", "ppt/presentation.xml"), "notText", "pptx"),
        (archive("a.csv"), "compressed", "zip"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(90), "notText", "xls"),
        (b"%PDF-1.7\n%\xe2\xe3\n", "notText", "pdf"),
        (b"\x89PNG\r\n\x1a\n" + bytes(20), "notText", "png"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "notText", "jpeg"), (b"GIF89a\x01\0\x01\0", "notText", "gif"),
        (b"ARROW1\0\0\xff\xff\xff\xff", "notText", "arrow"), (b"Obj\x01\x04\x16", "notText", "avro"),
        (b"ORC\n\x0b\x0a\x03\0\0", "notText", "orc"), (bz2.compress(b"a,b\n"), "compressed", "bzip2"),
        (lzma.compress(b"a,b\n"), "compressed", "xz"),
        (bytes(range(256)) * 4, "notText", "binary"),
    ],
    ids=["parquet", "xlsx", "docx", "pptx", "zip", "xls", "pdf", "png", "jpeg", "gif", "arrow", "avro",
         "orc", "bzip2", "xz", "binary"],
)  # fmt: skip
def test_what_is_no_text_is_refused_with_its_name(pipe, tmp_path, data, kind, found):
    path = tmp_path / "file.csv"
    path.write_bytes(data)
    error = pipe.error("table/open", path=str(path))
    assert (error.code, error.kind) == (-32803, kind)
    assert error.data["found"] == found and error.data["path"] == str(path)
    if kind == "notText":
        assert "seems to be" in str(error)
    # A client that says the encoding knows what it does.
    pipe.request("table/open", path=str(path), dialect={"encoding": "latin-1"})
