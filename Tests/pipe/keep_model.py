"""The model of the law of files: records with their bytes, and the states between which undo goes.

A field is a value and its spelling in the file. A spelling is None where it is not known, because
the field comes from a state of before the file got other content. Bytes that are no UTF-8 are lone
surrogates, as Python has them.
"""

import re

HEADER = ("id", "text", "note")
FIELD = re.compile(r'"(?:[^"]|"")*"|[^,"\r\n]*')


def spelled(value):
    """A value as a person writes it: in quotes where it needs them."""
    needs = value.startswith(" ") or any(c in value for c in ',"\r\n')
    return '"' + value.replace('"', '""') + '"' if needs else value


def field(value):
    return (value, spelled(value))


def value_of(raw):
    return raw[1:-1].replace('""', '"') if raw.startswith('"') else raw


def row(*values):
    return tuple(field(value) for value in values)


def key(record):
    return record[0][0]


def values(record):
    """The values of a record that may be short: what it lacks is empty."""
    return tuple(value for value, _ in record) + ("",) * (len(HEADER) - len(record))


def is_same(one, other):
    return list(map(values, one)) == list(map(values, other))


def parsed(text, end):
    """The records of a file, without its header."""
    records, record, place = [], [], 0
    while place < len(text):
        match = FIELD.match(text, place)
        record.append((value_of(match[0]), match[0]))
        place = match.end()
        if text.startswith(",", place):
            place += 1
            if place < len(text) and not text.startswith(end, place):
                continue
            record.append(("", ""))
        assert place == len(text) or text.startswith(end, place), (text, place)
        place += len(end)
        records.append(tuple(record))
        record = []
    return tuple(records[1:])


class Spelling:
    """How records become a file: encoding, mark, line ends, and whether the last one has none."""

    def __init__(self, chance):
        self.encoding = chance.choice(["utf-8", "utf-8", "utf-8-sig", "utf-16-le", "cp1252"])
        self.end = chance.choice(["\n", "\r\n"])
        self.is_open = chance.random() < 0.3
        self.texts = ["", "a", "é", "x,y", 'say "hi"', "two\nlines", " b ", "=1+1"]
        if self.encoding in ("utf-8", "utf-8-sig", "utf-16-le"):
            self.texts.append("東京")
        self.mark = {"utf-8-sig": b"\xef\xbb\xbf", "utf-16-le": b"\xff\xfe"}.get(self.encoding, b"")
        self.codec = "utf-8" if self.encoding == "utf-8-sig" else self.encoding

    def bytes_of(self, text):
        handler = "surrogateescape" if self.codec == "utf-8" else "strict"
        return self.mark + text.encode(self.codec, handler)

    def text_of(self, content):
        handler = "surrogateescape" if self.codec == "utf-8" else "strict"
        assert content.startswith(self.mark)
        return content[len(self.mark) :].decode(self.codec, handler)

    def file(self, rows):
        lines = [",".join(HEADER)]
        lines += [",".join(spelled(value) if raw is None else raw for value, raw in r) for r in rows]
        return self.bytes_of(self.end.join(lines) + ("" if self.is_open and rows else self.end))

    def rows(self, content):
        return parsed(self.text_of(content), self.end)

    def begin(self, chance):
        """The records of a file that somebody has written."""
        rows = []
        for number in range(1, chance.randint(2, 9)):
            fields = list(row(str(number), chance.choice(self.texts), chance.choice(self.texts)))
            if chance.random() < 0.3:
                value = chance.choice(["q", "", "é"])
                fields[2] = (value, f'"{value}"')
            if self.codec == "utf-8" and chance.random() < 0.2:
                fields[1] = ("bad\udcff", "bad\udcff")
            if chance.random() < 0.2:
                fields.pop()
            rows.append(tuple(fields))
        return tuple(rows)


class States:
    """What the table holds, what undo and redo reach, and what the file held when it was clean."""

    def __init__(self, rows):
        self.rows, self.saved = rows, rows
        self.past, self.future = [], []
        # What others wrote since the last save: what there is of it, and what each state has.
        self.others = frozenset()
        self.has, self.past_has, self.future_has = frozenset(), [], []

    @property
    def lacks_others(self):
        """Whether a save would take out of the file what others wrote."""
        return not self.others <= self.has

    def do(self, rows):
        self.past.append(self.rows)
        self.past_has.append(self.has)
        self.future, self.future_has = [], []
        self.rows = rows

    def take(self, rows):
        """A step with what others wrote."""
        self.do(rows)
        theirs = {object()}
        self.others |= theirs
        self.has |= theirs

    def undo(self):
        if self.past:
            self.future.append(self.rows)
            self.future_has.append(self.has)
            self.rows, self.has = self.past.pop(), self.past_has.pop()

    def redo(self):
        if self.future:
            self.past.append(self.rows)
            self.past_has.append(self.has)
            self.rows, self.has = self.future.pop(), self.future_has.pop()

    def forget(self):
        """No step is left, and the table is what the file holds."""
        self.others = self.has = frozenset()
        self.past, self.future, self.past_has, self.future_has = [], [], [], []

    def forget_spellings(self):
        """The file has other content: how older states are spelled in it is not known any more."""
        for states in (self.past, self.future):
            states[:] = [
                tuple(tuple((value, None) for value, _ in record) for record in rows)
                for rows in states
            ]

    def grow(self, rows):
        """Rows of the file are no step: they are there in every state."""
        self.rows, self.saved = self.rows + rows, self.saved + rows
        for states in (self.past, self.future):
            states[:] = [state + rows for state in states]


def merged(base, ours, theirs):
    """The rows of a merge by keys, where both sides changed different cells; without an order."""
    base, theirs = ({key(r): r for r in rows} for rows in (base, theirs))
    result = {}
    for our in ours:
        name = key(our)
        if name not in base:
            result[name] = our
        elif name in theirs:
            old, mine, fields = values(base[name]), values(our), list(theirs[name])
            for place, value in enumerate(mine):
                if value != old[place]:
                    fields += [("", "")] * (place + 1 - len(fields))
                    fields[place] = (value, None)
            result[name] = tuple(fields)
    removed = base.keys() - {key(r) for r in ours}
    for name, their in theirs.items():
        if name not in result and name not in removed:
            result[name] = their
    return result
