#!/usr/bin/env python3
"""Measures whether the share that is told with an encoding is honest, on files with few letters.

    TABLE_SERVER_BINARY=… Tests/Scripts/check-encoding-shares.py [--files 3] [--only prices] [--wrong 20]

It needs the packages that `encoding_texts.py` names for the check. The files are made: rows of
English or of the language, with signs, names, prices or single words, in each encoding that has them.
A file is right if its text is read as it was written; Python's codecs decide. Prints per kind how
many are right and the mean share, and how often files with a share are right.
"""

import argparse
import base64
import collections
import importlib.util
import os
import pathlib
import random
import re

import encoding_texts

SIGNS = {
    "currency": ["£12.50", "€12.50", "12,50 €", "£ 7", "¥900", "12.50€"],
    "apostrophes": ["it’s", "don’t", "we’re", "O’Brien", "the boys’ room"],
    "quotes": ["“fine”", "the “best” of", "‘so’", "„gut“"],
    "dashes": ["a – b", "2010–2012", "well — no", "x…", "• item"],
    "marks": ["ACME®", "Foo™", "©2020", "© ACME", "§ 12", "¶ 3"],
    "numbers": ["5½", "5 ± 3", "5×3", "5 m²", "3 m³", "¼ mile", "7 ‰", "2 × 4"],
    "units": ["20 °C", "20°", "5 µg", "5 µg/m³", "0.5 µm", "71°F"],
    "ordinals": ["Nº 5", "1ª", "2º", "n° 5"],
    "blanks": ["a\xa0b", "1\xa0234", "50\xa0%", "12\xa0€"],
    "guillemets": ["« x »", "«x»", "« bon »"],
}
MONEY = {
    "5 руб.": ("windows-1251", "koi8-r", "iso-8859-5"), "5 грн": ("windows-1251", "koi8-u"),
    "№ 5": ("windows-1251",), "5 лв.": ("windows-1251",), "5 zł": ("windows-1250", "iso-8859-2"),
    "5 Kč": ("windows-1250", "iso-8859-2"), "5円": ("shift-jis", "euc-jp"), "￥5": ("shift-jis",),
    "5元": ("gb18030",), "5원": ("euc-kr",), "₪ 5": ("windows-1255",),
}  # fmt: skip
# How much more often an encoding is met than the others, for files with signs alone.
OFTEN = {"windows-1252": 8}
AMOUNTS = {"1 word": 1, "2 words": 2, "5 words": 5, "20 words": 20, "100 words": 100}
WORDS = (
    "the committee agreed that further work was needed before next meeting and asked members to send"
    " comments by Friday street house total red blue large small order item status open closed new"
    " invoice customer delivery pending Smith Jones Brown London Paris Berlin north south note code"
).split()


def plain(generator, count=5):
    return " ".join(generator.sample(WORDS, count))


def table(generator, cells):
    lines = ["id,note,amount,text"]
    for number, cell in enumerate(cells):
        lines.append(f"{number + 1},{plain(generator)},{generator.randrange(9999)},{cell}")
    return "\r\n".join(lines) + "\r\n"


def spread(generator, cells, rows):
    """The cells among plain ones, in some of the rows."""
    rows = max(rows, len(cells))
    places = sorted(generator.sample(range(rows), len(cells)))
    found = [plain(generator, 2) for _ in range(rows)]
    for place, cell in zip(places, cells):
        found[place] = cell
    return found


def words_of(language):
    """Words that are not ASCII, as often as they are met."""
    found = []
    for texts in encoding_texts.held_out(language).values():
        for text in texts:
            found += [word for word in re.findall(r"[^\W\d_]+", text) if not word.isascii()]
    return found


def names_of(language):
    import faker

    make = faker.Faker(encoding_texts.LANGUAGES[language][2])
    make.seed_instance(11)
    return [f"{make.last_name()},{make.first_name()},{make.city()}" for _ in range(300)]


def files(count, generator):
    """Kind, language, encoding and text of each file."""
    sizes = (1, 5, 50, 500)
    western = [one for one in encoding_texts.WESTERN if one != "latin-1"]
    coded = [*western, "windows-1250", "windows-1257"]
    for kind, cells in SIGNS.items():
        for cell in cells:
            for encoding in coded:
                for size in sizes:
                    for _ in range(OFTEN.get(encoding, 1)):
                        yield f"signs: {kind}", "English", encoding, table(generator, [cell] * size)
        for encoding in coded:
            for _ in range(4 * count * OFTEN.get(encoding, 1)):
                some = generator.choices(cells, k=generator.choice(sizes))
                text = table(generator, spread(generator, some, 60))
                yield f"signs: {kind}", "English", encoding, text
    for encoding in coded:
        every = [cell for cells in SIGNS.values() for cell in cells]
        for _ in range(20 * count * OFTEN.get(encoding, 1)):
            some = generator.choices(every, k=generator.choice(sizes))
            text = table(generator, spread(generator, some, 60))
            yield "signs: several kinds", "English", encoding, text
    for cell, encodings in MONEY.items():
        for encoding in encodings:
            for size in sizes:
                yield "local money", "English", encoding, table(generator, [cell] * size)
    for language, (_, encodings, locale) in encoding_texts.LANGUAGES.items():
        every_word = words_of(language)
        every_name = names_of(language) if locale else []
        for encoding in encodings:
            words = [one for one in every_word if encoded(language, encoding, one)]
            names = [one for one in every_name if is_encodable(language, encoding, one)]
            for _ in range(count):
                for amount, number in AMOUNTS.items():
                    some = generator.choices(words, k=number)
                    yield amount, language, encoding, table(generator, spread(generator, some, 60))
                repeated = [generator.choice(words)] * generator.choice((5, 50, 500))
                yield "1 word, repeated", language, encoding, table(generator, repeated)
                for size in (5, 50) if len(names) >= 50 else ():
                    some = generator.sample(names, size)
                    yield f"{size} names", language, encoding, "name,first,city\n" + "\n".join(some)
                for sign in "€£" if encoding != "mac-roman" else "€":
                    cells = [f"{generator.randrange(99)},00 {sign}" for _ in range(60)]
                    for word in generator.choices(words, k=3):
                        cells[generator.randrange(60)] += f" {word}"
                    yield "prices and 3 words", language, encoding, table(generator, cells)
                some = [f"“{word}”" for word in generator.choices(words, k=5)]
                text = table(generator, spread(generator, some, 60))
                yield "quoted words", language, encoding, text
                some = [f"5 °C – {word}" for word in generator.choices(words, k=5)]
                yield "degrees, dashes, words", language, encoding, table(generator, some * 5)
                if encoding in ("windows-1252", "windows-1251", "windows-1250"):
                    old = {"windows-1252": "cp850", "windows-1251": "cp866"}.get(encoding, "cp852")
                    for number in (1, 5, 100):
                        text = table(generator, spread(generator, generator.choices(words, k=number), 60))
                        yield "code pages of DOS", language, old, text
                if language == "French":
                    cells = [f"«\xa0{word}\xa0» : {generator.randrange(9)}\xa0{generator.randrange(100, 999)},50"
                             for word in generator.choices(words, k=10)]  # fmt: skip
                    yield "French spaces", language, encoding, table(generator, cells)


def encoded(language, encoding, text):
    """The bytes of a text; None if the encoding lacks a character, or if all is ASCII."""
    try:
        spelled = encoding_texts.spelled(text, language, encoding)
        data = spelled.encode(encoding_texts.codec(encoding))
    except UnicodeEncodeError:
        return None
    return data if any(byte > 0x7F for byte in data) else None


def is_encodable(language, encoding, text):
    spelled = encoding_texts.spelled(text, language, encoding)
    return encoding_texts.is_encodable(spelled, encoding_texts.codec(encoding))


def made(count):
    generator = random.Random(26)
    for kind, language, encoding, text in files(count, generator):
        data = encoded(language, encoding, text)
        if data is not None:
            yield kind, language, encoding, data


def is_read(data, encoding, found):
    if found in ("none", "utf-8"):
        return False
    text = data.decode(encoding_texts.codec(encoding))
    return text == data.decode(encoding_texts.codec(found), "replace")


class Count:
    def __init__(self):
        self.all = self.right = 0
        self.shares = 0.0

    def add(self, right, share):
        self.all += 1
        self.right += right
        self.shares += share

    def __str__(self):
        return f"{self.right / self.all:7.1%} right, share {self.shares / self.all:.2f} ({self.all})"


def report(results, wrong_lines):
    """Prints what (kind, language, encoding, found, share, right) of all files come to."""
    kinds, steps, wrong = collections.defaultdict(Count), collections.defaultdict(Count), {}
    for kind, language, encoding, found, share, right in results:
        kinds[kind].add(right, share)
        steps[min(9, int(share * 10))].add(right, share)
        if not right:
            key = f"{language} in {encoding} as {found} ({kind})"
            wrong.setdefault(key, []).append(share)
    for kind, one in kinds.items():
        print(f"{kind:28} {one}")
    print("by share:")
    error = total = 0
    for step, one in sorted(steps.items()):
        print(f"  {step / 10:.1f} to {step / 10 + 0.1:.1f}  {one}")
        error += abs(one.right - one.shares)
        total += one.all
    print(f"mean difference of share and truth: {error / max(total, 1):.3f}")
    order = sorted(wrong.items(), key=lambda item: -sum(item[1]))
    for key, shares in order[:wrong_lines]:
        print(f"  {len(shares)} × {key}, share {sum(shares) / len(shares):.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=3)
    parser.add_argument("--only", default="")
    parser.add_argument("--wrong", type=int, default=20)
    options = parser.parse_args()
    path = pathlib.Path(__file__).with_name("check-encoding-detection.py")
    spec = importlib.util.spec_from_file_location("check", path)
    check = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(check)
    daemon = check.Daemon(os.environ["TABLE_SERVER_BINARY"])
    results = []
    for kind, language, encoding, data in made(options.files):
        if options.only not in kind:
            continue
        content = {"base64": base64.b64encode(data).decode()}
        table = daemon.request("table/open", content=content)
        told = table.get("dialect", {}).get("encoding", {"value": "none"})
        daemon.request("table/close", table=table.get("table", ""))
        share = told.get("evidence", {}).get("share", 0)
        right = is_read(data, encoding, told["value"])
        results.append((kind, language, encoding, told["value"], share, right))
    report(results, options.wrong)


if __name__ == "__main__":
    main()
