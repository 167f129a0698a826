"""Messy delimited files with known truth: a dialect, a kind of content and a kind of damage each.

``files(seed, count)`` gives the same files for the same seed. Kinds that make no sense together
(decimal commas between commas, a title above one column) are left out, because nobody could tell
what such a file means.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Callable, Dict, Iterator, List, Optional

WORDS = (
    "amber basin candle delta ember forest garden harbor island jungle kettle lantern meadow north "
    "ocean pepper quartz river silver timber umbrella valley winter yellow zephyr"
).split()
FIRST = "Ada Grace Alan Edsger Barbara Donald Frances Ken Dennis Radia Margaret Tim Zoë José".split()
LAST = "Lovelace Hopper Turing Dijkstra Liskov Knuth Allen Ritchie Perlman Núñez Łukasz".split()
CITIES = ["Springfield, IL", "Portland, OR", "Berlin", "São Paulo", "New York", "Oslo", "Kyoto, JP"]


@dataclass
class Table:
    """What a file holds."""

    names: Optional[List[str]]
    rows: List[List[str]]
    #: Whether names or cells are such that a title above them can be told from them.
    is_typed: bool = True


@dataclass
class Dialect:
    """How a file is written."""

    delimiter: str
    quote: str = '"'
    escape: str = "doubled"
    #: minimal, all, texts
    style: str = "minimal"
    blank: bool = False
    line_end: str = "\n"


@dataclass
class MessyFile:
    """One file with its truth."""

    name: str
    content: bytes
    dialect: Dialect
    table: Table
    damage: str
    kind: str
    preamble: List[str] = field(default_factory=list)


# MARK: Content


def sentence(r: random.Random, commas: bool = True) -> str:
    words = [r.choice(WORDS) for _ in range(r.randint(2, 9))]
    text = " ".join(words).capitalize()
    if commas and r.random() < 0.4:
        text = text.replace(" ", ", ", 1)
    if r.random() < 0.15:
        text += f' "{r.choice(WORDS)}" again'
    return text


def date(r: random.Random) -> str:
    return f"{r.randint(1990, 2024)}-{r.randint(1, 12):02}-{r.randint(1, 28):02}"


def time(r: random.Random) -> str:
    return f"{r.randint(0, 23):02}:{r.randint(0, 59):02}:{r.randint(0, 59):02}"


def table(names: Optional[List[str]], row: Callable[[int], List[str]], r: random.Random,
          least: int = 6) -> Table:  # fmt: skip
    return Table(names, [row(i) for i in range(r.randint(least, 40))])


def people(r):
    return table(["id", "name", "email", "born"], lambda i: [
        str(i + 1), f"{r.choice(FIRST)} {r.choice(LAST)}", f"u{i}@example.org", date(r)], r)  # fmt: skip


def inverted_names(r):
    return table(["id", "full name", "score"], lambda i: [
        str(i), f"{r.choice(LAST)}, {r.choice(FIRST)}", f"{r.random() * 9:.2f}"], r)  # fmt: skip


def notes(r):
    return table(["id", "note", "flag"], lambda i: [
        str(i), sentence(r), r.choice(["true", "false"])], r)  # fmt: skip


def long_notes(r):
    return table(["id", "note", "size"], lambda i: [
        str(i), sentence(r) + ("\n" + sentence(r) if r.random() < 0.3 else ""), str(r.randint(1, 999))], r)  # fmt: skip


def moments(r):
    return table(["station", "at", "temp"], lambda i: [
        r.choice(WORDS), f"{date(r)} {time(r)}", f"{r.uniform(-9, 30):.1f}"], r)  # fmt: skip


def times(r):
    return table(["start", "end", "who"], lambda i: [time(r)[:5], time(r)[:5], r.choice(FIRST)], r)


def links(r):
    return table(["page", "hits"], lambda i: [
        f"https://example.com:8080/{r.choice(WORDS)}?a={i}&b=1", str(r.randint(0, 9999))], r)  # fmt: skip


def years(r):
    span = range(r.randint(1960, 2000), r.randint(2003, 2020))
    return table(["Country Name", "Country Code", *map(str, span)], lambda i: [
        r.choice(CITIES[2:]), "".join(r.choices("ABCDEFGHIJ", k=3)),
        *[str(r.randint(5000, 10**7)) for _ in span]], r)  # fmt: skip


def one_year(r):
    name, year = r.choice(["state", "district"]), r.randint(2000, 2023)
    return table([name, str(year)], lambda i: [f"{r.choice(WORDS)} {i}", str(r.randint(3000, 99999))], r)


def quarters(r):
    return table(["region", "Q1", "Q2", "Q3", "Q4"], lambda i: [
        r.choice(WORDS), *[f"{r.uniform(0, 99):.2f}" for _ in range(4)]], r)  # fmt: skip


def stems(r):
    count = r.randint(3, 9)
    return table(["sample", *[f"x_{i}" for i in range(1, count)]], lambda i: [
        f"s{i}", *[str(r.randint(0, 99)) for _ in range(1, count)]], r)  # fmt: skip


def matrix(r):
    width = r.randint(3, 12)
    return table(None, lambda i: [f"{r.uniform(-5, 5):.3f}" for _ in range(width)], r)


def measured(r):
    return table(None, lambda i: [date(r), r.choice(WORDS), str(r.randint(0, 999)), time(r)], r)


def words_only(r):
    return table(["kind", "color", "place"], lambda i: [
        r.choice(WORDS), r.choice(["red", "green", "blue"]), r.choice(CITIES)], r)  # fmt: skip


def places(r):
    return table(["city", "coord", "people"], lambda i: [
        r.choice(CITIES), f"{r.uniform(-80, 80):.2f},{r.uniform(-80, 80):.2f}", str(r.randint(999, 10**6))], r)  # fmt: skip


def objects(r):
    return table(["id", "body", "n"], lambda i: [
        str(i), f'{{"a": {i}, "b": "{r.choice(WORDS)}"}}', str(r.randint(0, 9))], r)  # fmt: skip


def prices(r):
    return table(["article", "price", "share"], lambda i: [
        r.choice(WORDS), f"${r.randint(1, 999)}.{r.randint(0, 99):02}", f"{r.randint(0, 100)}%"], r)  # fmt: skip


def decimal_commas(r):
    return table(["Artikel", "Preis", "Menge"], lambda i: [
        r.choice(WORDS), f"{r.randint(1, 99)},{r.randint(0, 99):02}", f"{r.randint(1, 9)}.{r.randint(100, 999)},5"], r)  # fmt: skip


def sparse(r):
    return table(["id", "a", "b", "c"], lambda i: [
        str(i), *[r.choice(["", "", "NA", str(r.randint(0, 99))]) for _ in range(3)]], r, least=10)  # fmt: skip


def comments(r):
    return table(["comment"], lambda i: [sentence(r)], r)


def quoted_pairs(r):
    return table(["coord"], lambda i: [f"{r.uniform(-80, 80):.2f},{r.uniform(-80, 80):.2f}"], r)


def addresses(r):
    return table(["address"], lambda i: [
        f"{r.randint(1, 99)} {r.choice(WORDS).title()} St, {r.choice(CITIES)}"], r)  # fmt: skip


def one_moment(r):
    mark = r.choice([" ", "T"])
    return table(["when"], lambda i: [f"{date(r)}{mark}{time(r)}"], r)


def one_time(r):
    return table(["time"], lambda i: [time(r)], r)


def one_link(r):
    return table(["url"], lambda i: [f"https://example.com:8080/{r.choice(WORDS)}/{i}"], r)


def bare_links(r):
    return table(None, lambda i: [f"https://example.com:8080/{i}"], r)


def bare_times(r):
    return table(None, lambda i: [time(r)], r)


def one_number(r):
    return table(["n"], lambda i: [str(r.randint(-99, 9999))], r)


def one_name(r):
    return table(["full name"], lambda i: [f"{r.choice(FIRST)} {r.choice(LAST)}"], r)


def us_dates(r):
    return table(["day", "n"], lambda i: [
        f"{r.randint(1, 12)}/{r.randint(1, 28)}/{r.randint(2015, 2023)}", str(r.randint(0, 99))], r)  # fmt: skip


KINDS: Dict[str, Callable] = {
    kind.__name__: kind
    for kind in [
        people, inverted_names, notes, long_notes, moments, times, links, years, one_year, quarters,
        stems, matrix, measured, words_only, places, objects, prices, decimal_commas, sparse,
        us_dates, comments, quoted_pairs, addresses, one_moment, one_time, one_link, bare_links,
        bare_times, one_number, one_name,
    ]
}  # fmt: skip


# MARK: Writing


def dialects(r: random.Random) -> Dialect:
    delimiter = r.choices([",", ";", "\t", "|"], [5, 3, 3, 2])[0]
    dialect = Dialect(delimiter, line_end=r.choice(["\n", "\n", "\r\n"]))
    dialect.style = r.choices(["minimal", "all", "texts"], [6, 2, 2])[0]
    dialect.escape = r.choices(["doubled", "backslash"], [6, 1])[0]
    dialect.quote = r.choices(['"', "'"], [9, 1])[0]
    dialect.blank = delimiter in ",;" and r.random() < 0.15
    return dialect


def is_number(text: str) -> bool:
    try:
        float(text)
        return True
    except ValueError:
        return False


def spelled(text: str, dialect: Dialect, is_only: bool) -> str:
    quote = dialect.quote
    needs = any(mark in text for mark in (dialect.delimiter, quote, "\n", "\r"))
    needs = needs or text[:1] == " " or is_only and ("," in text or text == "")
    if dialect.style == "all" or dialect.style == "texts" and not is_number(text) and text:
        needs = True
    if not needs:
        return text
    if dialect.escape == "backslash":
        return quote + text.replace("\\", "\\\\").replace(quote, "\\" + quote) + quote
    return quote + text.replace(quote, quote * 2) + quote


def line(cells: List[str], dialect: Dialect) -> str:
    mark = dialect.delimiter + (" " if dialect.blank else "")
    return mark.join(spelled(cell, dialect, len(cells) == 1) for cell in cells)


# MARK: Damage


def damages(table: Table) -> List[str]:
    """The kinds of damage that leave a table which can be told."""
    all_ = ["none", "none", "none", "no end", "mark", "blank lines"]
    if len((table.names or table.rows[0])) == 1:
        return all_
    all_ += ["total", "footer", "short row", "sep"]
    if table.names is None:
        return all_
    all_ += ["title", "padded title", "title with commas", "title and blank", "many titles",
             "comment", "trailing", "long row"]  # fmt: skip
    if any(is_number(cell) for cell in table.rows[0]):
        all_ += ["units", "second header", "groups"]
    return all_


def messy(name: str, r: random.Random, kind: str) -> MessyFile:
    """One file."""
    table = KINDS[kind](r)
    dialect = dialects(r)
    if kind == "decimal_commas" and dialect.delimiter == ",":
        dialect.delimiter = ";"
    width = len(table.names or table.rows[0])
    if width == 1:
        dialect.delimiter, dialect.blank = ",", False
    damage = r.choice(damages(table))
    rows = [list(row) for row in table.rows]
    truth = Table(table.names, [list(row) for row in rows])
    before: List[str] = []
    after: List[str] = []
    pad = dialect.delimiter * (width - 1)
    if damage == "title":
        before = [f"Report of {r.choice(WORDS)} {r.choice(WORDS)}"]
    elif damage == "padded title":
        before = [f"Report: {r.choice(WORDS)}{pad}", pad]
    elif damage == "title with commas":
        before = [f"Report of {r.choice(WORDS)}, {r.choice(WORDS)}, and {r.choice(WORDS)}"]
    elif damage == "title and blank":
        before = [f"{r.choice(WORDS).title()} {r.choice(WORDS)}", ""]
    elif damage == "many titles":
        before = [f"Source: {r.choice(WORDS)}", "Made by hand", f"Contact: {r.choice(FIRST)}", ""]
    elif damage == "comment":
        before = ["# made by hand, " + r.choice(WORDS)]
    elif damage == "sep":
        before = [f"sep={dialect.delimiter}"]
    elif damage == "units":
        units = ["" if not is_number(cell) else r.choice(["kg", "m", "°C", "%"]) for cell in rows[0]]
        truth.rows.insert(0, units)
        rows.insert(0, units)
    elif damage == "second header":
        second = [f"{name} ({r.choice(WORDS)})" for name in table.names]
        truth.rows.insert(0, second)
        rows.insert(0, second)
    elif damage == "groups":
        if width >= 4:
            groups = [""] * width
            groups[width // 2] = r.choice(WORDS).title()
            before = [line(groups, dialect)]
    elif damage == "total":
        total = ["Total"] + [""] * (width - 2) + [str(r.randint(100, 9999))]
        truth.rows.append(total)
        rows.append(total)
    elif damage == "footer":
        note = f"Source: {r.choice(WORDS)} {r.choice(WORDS)}"
        truth.rows.append([note] + [""] * (width - 1))
        after = [note]
    elif damage == "short row":
        place = r.randrange(len(rows))
        rows[place] = rows[place][:-1]
        truth.rows[place] = rows[place] + [""]
    elif damage == "long row":
        place = r.randrange(2, len(rows))
        rows[place] = rows[place] + ["more"]
    elif damage == "trailing":
        rows = [row + [""] for row in rows]
        truth.rows = [list(row) for row in rows]
        truth.names = [*table.names, ""]
    names = [line(table.names, dialect)] if table.names is not None else []
    content = written(before + names, rows, after, dialect, damage, r)
    return MessyFile(name, content, dialect, truth, damage, kind, before)


def written(
    lines: List[str], rows: List[List[str]], after: List[str], dialect: Dialect, damage: str,
    r: random.Random,
) -> bytes:  # fmt: skip
    """The bytes of a file: the lines above the rows, the rows, and the lines below them."""
    lines = list(lines)
    if damage == "trailing":
        lines[-1] += dialect.delimiter
    for place, row in enumerate(rows):
        if damage == "blank lines" and len(row) > 1 and place and r.random() < 0.2:
            lines.append("")
        lines.append(line(row, dialect))
    lines += after
    text = dialect.line_end.join(lines) + ("" if damage == "no end" else dialect.line_end)
    return ("\ufeff" if damage == "mark" else "").encode() + text.encode()


# MARK: Tables with bars


def drawn(name: str, r: random.Random, kind: str) -> MessyFile:
    """One table of Markdown, mysql or psql."""
    table = KINDS[kind](r)
    while table.names is None or any("\n" in cell for row in table.rows for cell in row):
        table = KINDS[r.choice(["people", "words_only", "prices"])](r)
    style = r.choice(["markdown", "mysql", "psql"] if len(table.names) > 1 else ["markdown", "mysql"])
    lines = [table.names, *table.rows]
    if style == "markdown":
        lines = [[cell.replace("|", "\\|") for cell in line] for line in lines]
    widths = [max(len(line[column]) for line in lines) for column in range(len(table.names))]

    def bars(cells: List[str], is_header: bool) -> str:
        padded = (
            cell.rjust(width) if is_number(cell) and not is_header else cell.ljust(width)
            for cell, width in zip(cells, widths)
        )
        text = " | ".join(padded)
        return f" {text}" if style == "psql" else f"| {text} |"

    dashes = ["-" * (width + 2) for width in widths]
    ruler = {"markdown": "|" + "|".join(dashes) + "|", "mysql": "+" + "+".join(dashes) + "+",
             "psql": "+".join(dashes)}[style]  # fmt: skip
    text = [bars(lines[0], True), ruler, *[bars(line, False) for line in lines[1:]]]
    if style == "mysql":
        text = [ruler, *text, ruler]
    damage = r.choice(["none", "remark", "title"])
    if damage == "remark":
        text.append({"markdown": "Source: the office", "mysql": f"{len(table.rows)} rows in set (0.00 sec)",
                     "psql": f"({len(table.rows)} rows)"}[style])  # fmt: skip
    elif damage == "title":
        text = [f"# {r.choice(WORDS).title()} of {r.choice(WORDS)}", "", *text]
    dialect = Dialect("|", line_end=r.choice(["\n", "\n", "\r\n"]))
    content = "".join(line + dialect.line_end for line in text).encode()
    return MessyFile(name, content, dialect, table, f"{style}, {damage}", "drawn")


def drawn_files(seed: int, count: int) -> Iterator[MessyFile]:
    """``count`` tables with bars of each kind of content."""
    for kind in KINDS:
        for number in range(count):
            r = random.Random(f"{seed} drawn {kind} {number}")
            yield drawn(f"drawn-{kind}-{number}", r, kind)


def files(seed: int, count: int) -> Iterator[MessyFile]:
    """``count`` files of each kind of content."""
    for kind in KINDS:
        for number in range(count):
            r = random.Random(f"{seed} {kind} {number}")
            yield messy(f"{kind}-{number}", r, kind)
