"""Where a viewport stands, by adding up lists: the law of the anchor as plainly as it can be said."""

from replica import key_name


class Content:
    """The entries of a page: their names and heights, top to bottom."""

    leading = 0

    def __init__(self, keys, heights, spacing=0):
        self.names = [key_name(key) for key in keys]
        self.heights = list(heights)
        self.spacing = spacing
        self.starts, self.total = [], 0
        for height in self.heights:
            self.starts.append(self.total)
            self.total += height + spacing
        self.extent = max(0, self.total - spacing)

    @classmethod
    def of(cls, replica, spacing=0):
        """What a replica of the whole page holds."""
        heights = [run["height"] for run in replica.heights for _ in range(run["count"])]
        return cls(replica.keys, heights or [1] * len(replica.keys), spacing)

    def clamped(self, offset, extent):
        return min(max(0, offset), max(0, self.extent - extent))

    def covering(self, offset):
        """The indices of the entries at an offset, their spacing counted."""
        return [
            index for index, (start, height) in enumerate(zip(self.starts, self.heights))
            if start <= offset < start + height + self.spacing
        ]  # fmt: skip

    def seen(self, offset, extent):
        """The indices of which something is between two offsets, their spacing counted."""
        return [] if extent <= 0 else [
            index
            for index, (start, height) in enumerate(zip(self.starts, self.heights))
            if start < offset + extent and start + height + self.spacing > offset
        ]


class Place:
    """A viewport on a content, with the entry that it holds."""

    def __init__(self, content, offset, extent, follows=False):
        self.content, self.extent, self.follows = content, extent, follows
        self.named = None
        self.scroll(offset)

    def scroll(self, offset):
        self.offset = self.content.clamped(offset, self.extent)
        self.pick()

    def pick(self):
        content = self.content
        self.at_end = self.offset == content.clamped(content.extent, self.extent)
        if self.named in content.names:
            self.anchor, index = self.named, content.names.index(self.named)
        else:
            self.named, index = None, self.first_whole()
            self.anchor = None if index is None else content.names[index]
        self.distance = None if index is None else self.offset - content.starts[index]

    def first_whole(self):
        content = self.content
        if not content.names:
            return None
        offset = max(content.leading, self.offset)
        begins = [i for i, start in enumerate(content.starts) if start >= offset]
        if begins and content.starts[begins[0]] + content.heights[begins[0]] <= self.offset + self.extent:
            return begins[0]
        covering = content.covering(offset)
        return covering[0] if covering else len(content.names) - 1

    def follow(self, content, hold="entry"):
        """Goes on in another content."""
        old, self.content = self.content, content
        if self.follows and self.at_end:
            self.scroll(content.extent)
        elif hold == "start":
            self.scroll(0)
        elif hold == "offset" or self.anchor is None:
            self.scroll(self.offset)
        else:
            self.hold(old, content)
        self.at_end = self.offset == content.clamped(content.extent, self.extent)

    def hold(self, old, content):
        survivor = self.survivor(old, content)
        if survivor is None:
            self.named = None
            return self.scroll(0)
        self.named = survivor if self.named else None
        self.anchor = survivor
        wanted = content.starts[content.names.index(survivor)] + self.distance
        self.offset = content.clamped(wanted, self.extent)
        if self.offset != wanted:
            self.pick()

    def survivor(self, old, content):
        """The anchor, or the entry that stood nearest to it, rather the one below."""
        names, place = set(content.names), old.names.index(self.anchor)
        near = [
            (abs(index - place), index < place, name)
            for index, name in enumerate(old.names) if name in names
        ]  # fmt: skip
        return min(near)[2] if near else None


def sticky(keys, content, offset):
    """The headers that stay at an offset: by level (kind, section key, where, how high)."""
    told, line = [], 0
    for level in range(8):
        for index, key in enumerate(keys):
            if not isinstance(key, dict) or key["kind"] == "footer" or len(key["key"]) != level + 1:
                continue
            inside = [at for at, other in enumerate(keys) if path(keys, at)[: level + 1] == key["key"]]
            begin, end = content.starts[index] - offset, content.starts[index] - offset
            end += sum(content.heights[at] + content.spacing for at in inside)
            height = content.heights[index]
            if begin < line < end and begin < min(line, end - height):
                told.append((key["kind"], key["key"], min(line, end - height), height))
                line = min(line, end - height) + height
                break
        else:
            return told
    return told


def path(keys, index):
    """The key of the section that an entry of a page is in."""
    if isinstance(keys[index], dict):
        return keys[index]["key"]
    heads = [key["key"] for key in keys[:index] if isinstance(key, dict) and key["kind"] != "footer"]
    return max(heads[-1:] or [[]], key=len)
