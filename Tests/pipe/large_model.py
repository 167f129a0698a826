"""A large table and a view of it as plain lists: it wraps, sorts, filters and adds up by itself."""

from bisect import bisect_left, bisect_right
from itertools import accumulate

from replica import key_name
from viewport_model import Content, Place

COUNT = 50_000
LINES_MAX, PADDING = 12, 0.25
GROUPS = "pqrstuvwxy"


class Measurer:
    """Wraps words as the protocol puts it: as many as fit, blanks hang, longer words are cut."""

    def __init__(self, measurer):
        self.line = measurer.get("lineHeight", 1)
        face = measurer.get("regular", {"defaultAdvance": 1})
        self.advances = dict.fromkeys("abcdefghijklmnopqrstuvwxyz ", face["defaultAdvance"])
        for some in face.get("advances", ()):
            self.advances.update(dict.fromkeys(some["characters"], some["advance"]))

    def lines(self, text, width):
        count, line = 1, 0
        for word in text.split(" "):
            size = sum(self.advances[letter] for letter in word)
            if line + size > width and line > 0:
                count, line = count + 1, 0
            for letter in word if size > width else ():
                if line + self.advances[letter] > width and line > 0:
                    count, line = count + 1, 0
                line += self.advances[letter]
            line += self.advances[" "] + (size if size <= width else 0)
        return count


class Heights(dict):
    """How high rows are, by their texts; each is wrapped once."""

    def __init__(self, measurer, width):
        self.measurer, self.width = measurer, width

    def __missing__(self, text):
        lines = min(self.measurer.lines(text, self.width), LINES_MAX)
        self[text] = lines * self.measurer.line + PADDING
        return self[text]


class Page(Content):
    """The entries of a large page: as `Content`, found by halving."""

    def __init__(self, keys, names, heights, spacing):
        self.keys, self.names, self.heights, self.spacing = keys, names, heights, spacing
        steps = [0, *accumulate(height + spacing for height in heights)]
        self.starts, self.ends, self.total = steps[:-1], steps[1:], steps[-1]
        self.extent = max(0, self.total - spacing)

    def seen(self, offset, extent):
        if extent <= 0:
            return []
        return list(range(bisect_right(self.ends, offset), bisect_left(self.starts, offset + extent)))

    def covering(self, offset):
        index = bisect_right(self.ends, offset)
        return [index] if index < len(self.names) and self.starts[index] <= offset else []

    def first_whole(self, offset, extent):
        index = bisect_left(self.starts, offset)
        if index < len(self.names) and self.starts[index] + self.heights[index] <= offset + extent:
            return index
        covering = self.covering(offset)
        return covering[0] if covering else len(self.names) - 1 if self.names else None


class LargePlace(Place):
    """As `Place`, on a large page."""

    def first_whole(self):
        return self.content.first_whole(self.offset, self.extent)

    def survivor(self, old, content):
        return self.anchor if self.anchor in content.names else super().survivor(old, content)


class World:
    """A large table and a view of it, as plain lists."""

    def __init__(self, chance, measurer, width, sections, spacing):
        self.chance, self.measurer, self.spacing = chance, Measurer(measurer), spacing
        self.wrap(width)
        self.pool = [self.text(chance.choice([1, 2, 4, 8, 15, 30, 90])) for _ in range(1500)]
        self.cells = {key: self.row() for key in range(COUNT)}
        self.source, self.free = list(self.cells), COUNT
        self.filter = self.sort = None
        self.sections, self.collapsed = sections, set()
        self.undone, self.redone = [], []

    def text(self, words):
        sizes = [1, 2, 3, 4, 5, 6, 7, 9, 12]
        letters = "abcdefghijklmnopqrstuvwxyz"
        size = self.chance.randint(1, words)
        return " ".join(
            "".join(self.chance.choices(letters, k=self.chance.choice(sizes if self.chance.random() < 0.97 else [25, 60])))
            for _ in range(size)
        )  # fmt: skip

    def row(self):
        return self.chance.choice(GROUPS), self.chance.choice(self.pool)

    def wrap(self, width):
        """Gives the texts another width."""
        self.width, self.by_text = width, Heights(self.measurer, width)

    def heights(self, keys):
        cells, by_text = self.cells, self.by_text
        return [by_text[cells[key][1]] for key in keys]

    @property
    def shown(self):
        """The rows that pass, in order."""
        cells, rows = self.cells, self.source
        if self.filter:
            passes = self.filter[1]
            rows = [key for key in rows if passes(key, *cells[key])]
        if self.sort:
            value = {"k": lambda key: key, "text": lambda key: cells[key][1]}[self.sort["column"]]
            rows = sorted(rows, key=value, reverse=self.sort["direction"] == "descending")
        return rows

    def page(self):
        keys, heights, shown = [], [], self.shown
        if not self.sections:
            return Page(shown, list(map(str, shown)), self.heights(shown), self.spacing)
        rows = {group: [] for group in sorted(GROUPS)}
        for key in shown:
            rows[self.cells[key][0]].append(key)
        self.ranges = []
        for group, some in rows.items():
            if not some:
                continue
            begin, open_ = len(keys), group not in self.collapsed
            keys += [{"kind": "header", "key": [group]}, *(some if open_ else [])]
            heights += [self.sections["header"], *(self.heights(some) if open_ else [])]
            if open_:
                keys.append({"kind": "footer", "key": [group]})
                heights.append(self.sections["footer"])
            self.ranges.append((begin, len(keys), group))
        names = [str(key) if isinstance(key, int) else key_name(key) for key in keys]
        return Page(keys, names, heights, self.spacing)

    # MARK: What can be undone

    def keep(self):
        self.undone.append((dict(self.cells), list(self.source)))
        self.redone = []

    def back(self, stack, other):
        other.append((self.cells, self.source))
        self.cells, self.source = stack.pop()

    def place(self, keys, place):
        """Puts keys where an edit puts them; they stand nowhere."""
        at = {"start": lambda: 0, "end": lambda: len(self.source)}
        at["before"] = lambda: self.source.index(place["row"])
        index = at[place["kind"]]()
        self.source[index:index] = keys
