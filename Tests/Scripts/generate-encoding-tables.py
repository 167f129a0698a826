#!/usr/bin/env python3
"""Writes Sources/Engines/TableCodecs/Encodings/Generated from the codecs of Python.

    Tests/Scripts/generate-encoding-tables.py [--check]

`--check` writes nothing and fails when a file differs from what would be written.

A table is a list of code points by place, written in digits of 6 bits, most significant first,
where digit d is the character "0" + d. The first digit d of a token says what follows:

| d | digits | meaning |
|---|---|---|
| 0 to 43 | 1 | the code point before + d + 1 |
| 44 to 49 | 3 | U+4E00 + the number of the three digits, without 44 of the first |
| 50 to 57 | 2 | the code point before + 45 + the number of the two digits, without 50 of the first |
| 58 | 4 | the code point of the three digits that follow |
| 59 | 3 | as many places as the two digits say, each with the code point before + 1 |
| 60 | 3 | as many places as the two digits say without a character |
"""

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Sources/Engines/TableCodecs/Encodings/Generated"
LINE = 92

SINGLE = [
    *(f"cp{page}" for page in range(1250, 1259)),
    *(f"iso8859_{part}" for part in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16)),
    "koi8_r", "koi8_u", "mac_roman",
]  # fmt: skip


def character(codec, data):
    """The code point of the bytes; None if they are no single character."""
    try:
        text = data.decode(codec)
    except UnicodeDecodeError:
        return None
    return ord(text) if len(text) == 1 else None


def digits(number, count):
    assert 0 <= number < 64**count, "the number needs more digits"
    return "".join(chr(0x30 + (number >> 6 * place & 63)) for place in reversed(range(count)))


def packed(codes):
    """The tokens of a list of code points; None where there is no character."""
    tokens = []
    before = 0
    at = 0
    while at < len(codes):
        count = 0
        while at + count < len(codes) and codes[at + count] is None and count < 4095:
            count += 1
        if count:
            if at + count < len(codes):
                tokens.append(digits(60, 1) + digits(count, 2))
            at += count
            continue
        while at + count < len(codes) and codes[at + count] == before + count + 1 and count < 4095:
            count += 1
        if count > 3:
            tokens.append(digits(59, 1) + digits(count, 2))
            before += count
            at += count
            continue
        code = codes[at]
        delta = code - before
        if 1 <= delta <= 44:
            tokens.append(digits(delta - 1, 1))
        elif 45 <= delta < 45 + 8 * 64:
            tokens.append(digits(50 * 64 + delta - 45, 2))
        elif 0x4E00 <= code < 0x4E00 + 6 * 4096:
            tokens.append(digits(44 * 4096 + code - 0x4E00, 3))
        else:
            tokens.append(digits(58, 1) + digits(code, 3))
        before = code
        at += 1
    return "".join(tokens)


def unpacked(text):
    """The inverse of `packed`, as the daemon does it."""
    codes = []
    numbers = [ord(one) - 0x30 for one in text]
    before = 0
    at = 0
    while at < len(numbers):
        first = numbers[at]
        if first < 44:
            before += first + 1
            at += 1
        elif first < 50:
            before = 0x4E00 + ((first - 44) << 12 | numbers[at + 1] << 6 | numbers[at + 2])
            at += 3
        elif first < 58:
            before += 45 + ((first - 50) << 6 | numbers[at + 1])
            at += 2
        elif first == 58:
            before = numbers[at + 1] << 12 | numbers[at + 2] << 6 | numbers[at + 3]
            at += 4
        else:
            count = numbers[at + 1] << 6 | numbers[at + 2]
            at += 3
            if first == 59:
                codes += range(before + 1, before + count + 1)
                before += count
            else:
                codes += [None] * count
            continue
        codes.append(before)
    return codes


def grid(codec, leads, trails, prefix=b""):
    return [character(codec, prefix + bytes((lead, trail))) for lead in leads for trail in trails]


def preferred(codec, codes, leads, trails, prefix=b""):
    """Places that the codec writes for a code point although it is not the first one that has it."""
    places = {}
    exceptions = []
    for place, code in enumerate(codes):
        if code is not None:
            places.setdefault(code, place)
    by_bytes = {
        prefix + bytes((lead, trail)): number
        for number, (lead, trail) in enumerate((lead, trail) for lead in leads for trail in trails)
    }
    for code, place in places.items():
        try:
            written = by_bytes.get(chr(code).encode(codec))
        except UnicodeEncodeError:
            continue
        if written is not None and written != place:
            exceptions.append(written)
    return "".join(digits(place, 3) for place in sorted(exceptions))


def literal(name, comment, text):
    if not text:
        return f'  /// {comment}\n  static let {name}: StaticString = ""\n'
    lines = [text[at : at + LINE] for at in range(0, len(text), LINE)]
    body = "\\#\n".join("    " + line for line in lines)
    return f'  /// {comment}\n  static let {name}: StaticString = #"""\n{body}\n    """#\n'


def render(file_comment, literals):
    head = "// Generated by Tests/Scripts/generate-encoding-tables.py; not to be edited.\n\n"
    return head + f"/// {file_comment}\nextension EncodingTables {{\n" + "\n".join(literals) + "}\n"


def table(name, said, codes):
    text = packed(codes)
    shown = unpacked(text)
    assert shown + [None] * (len(codes) - len(shown)) == codes, name
    assert all(code is None or 0x80 <= code < 0x10000 for code in codes), name
    return literal(name, said, text)


def single_bytes():
    codes = []
    for codec in SINGLE:
        codes += [character(codec, bytes((byte,))) for byte in range(0x80, 0x100)]
    said = "Bytes 0x80 to 0xFF of all encodings in the order of `SingleByteEncoding`."
    return render("Encodings of one byte per character.", [table("singleBytes", said, codes)])


SJIS_LEADS = [*range(0x81, 0xA0), *range(0xE0, 0xFD)]
SJIS_TRAILS = range(0x40, 0xFD)


def shift_jis():
    codes = grid("cp932", SJIS_LEADS, SJIS_TRAILS)
    assert not any(codes[number * 189 + 0x3F] for number in range(len(SJIS_LEADS))), "0x7F"
    return render(
        "Shift JIS as Windows has it: code page 932.",
        [
            table("shiftJIS", "By lead 0x81 to 0x9F, 0xE0 to 0xFC, and trail 0x40 to 0xFC.", codes),
            literal("shiftJISWritten", "Places that are written, of several with a character.",
                    preferred("cp932", codes, SJIS_LEADS, SJIS_TRAILS)),
        ],
    )  # fmt: skip


def euc_jp():
    rows = range(0xA1, 0xFF)
    sjis = grid("cp932", SJIS_LEADS, SJIS_TRAILS)
    own = grid("euc_jp", rows, rows)
    differences = []
    for row in range(94):
        for cell in range(94):
            code = own[row * 94 + cell]
            if row % 2 == 0:
                place = row // 2 * 189 + (cell if cell < 63 else cell + 1)
            else:
                place = row // 2 * 189 + cell + 0x5F
            if code is not None and sjis[place] != code:
                differences.append((row * 94 + cell, code))
    assert len(differences) < 20, differences
    # The codec has the tilde of ASCII here; no other character may become ASCII.
    second = [0xFF5E if code == 0x7E else code for code in grid("euc_jp", rows, rows, b"\x8f")]
    return render(
        "EUC-JP: what differs from Shift JIS, and JIS X 0212.",
        [
            literal("eucJPDifferences", "Pairs of a place by row and cell, and its character.",
                    "".join(digits(place, 3) + digits(code, 3) for place, code in differences)),
            table("jis0212", "By two bytes 0xA1 to 0xFE behind 0x8F.", second),
        ],
    )  # fmt: skip


GB_TRAILS = [*range(0x40, 0x7F), *range(0x80, 0xFF)]


def gb18030():
    leads = range(0x81, 0xFF)
    codes = grid("gb18030", leads, GB_TRAILS)
    ranges = []
    before = None
    for code in range(0x80, 0x10000):
        if 0xD800 <= code < 0xE000:
            continue
        data = chr(code).encode("gb18030")
        if len(data) != 4:
            continue
        number = (((data[0] - 0x81) * 10 + data[1] - 0x30) * 126 + data[2] - 0x81) * 10
        number += data[3] - 0x30
        if before != (number - 1, code - 1):
            ranges.append((number, code))
        before = (number, code)
    ranges.sort()
    return render(
        "GB18030, which contains GBK and GB2312.",
        [
            table("gb18030", "By lead 0x81 to 0xFE and trail 0x40 to 0xFE without 0x7F.", codes),
            literal("gb18030Written", "Places that are written, of several with a character.",
                    preferred("gb18030", codes, leads, GB_TRAILS)),
            literal("gb18030Ranges", "Four bytes: pairs of the first number and code point of a range.",
                    "".join(digits(number, 3) + digits(code, 3) for number, code in ranges)),
        ],
    )  # fmt: skip


BIG5_TRAILS = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]


def big5():
    leads = range(0x81, 0xFF)
    codes = grid("cp950", leads, BIG5_TRAILS)
    return render(
        "Big5 as Windows has it: code page 950.",
        [
            table("big5", "By lead 0x81 to 0xFE and trail 0x40 to 0x7E, 0xA1 to 0xFE.", codes),
            literal("big5Written", "Places that are written, of several with a character.",
                    preferred("cp950", codes, leads, BIG5_TRAILS)),
        ],
    )  # fmt: skip


KOREAN_TRAILS = [*range(0x41, 0x5B), *range(0x61, 0x7B), *range(0x81, 0xFF)]


def euc_kr():
    leads = range(0x81, 0xFF)
    codes = grid("cp949", leads, KOREAN_TRAILS)
    assert preferred("cp949", codes, leads, KOREAN_TRAILS) == ""
    said = "By lead 0x81 to 0xFE and trail 0x41 to 0x5A, 0x61 to 0x7A, 0x81 to 0xFE."
    return render("EUC-KR as Windows has it: code page 949.", [table("eucKR", said, codes)])


def check_ascii():
    """Bytes below 0x80 are ASCII everywhere, and nothing else is."""
    for codec in [*SINGLE, "cp932", "euc_jp", "gb18030", "cp950", "cp949"]:
        assert bytes(range(0x80)).decode(codec) == "".join(map(chr, range(0x80))), codec


def files():
    check_ascii()
    return {
        "EncodingTables+SingleByte.swift": single_bytes(),
        "EncodingTables+ShiftJIS.swift": shift_jis(),
        "EncodingTables+EUCJP.swift": euc_jp(),
        "EncodingTables+GB18030.swift": gb18030(),
        "EncodingTables+Big5.swift": big5(),
        "EncodingTables+EUCKR.swift": euc_kr(),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    stale = []
    for name, text in files().items():
        path = FOLDER / name
        if options.check:
            if not path.exists() or path.read_text("utf-8") != text:
                stale.append(name)
        else:
            path.write_text(text, "utf-8")
    if stale:
        sys.exit("not as generated: " + ", ".join(stale))


if __name__ == "__main__":
    main()
