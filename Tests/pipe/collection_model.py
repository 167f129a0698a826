"""Where the items of a collection stand, said plainly: lines filled one item after the other."""

from math import floor

from replica import key_name
from viewport_model import Content

INSETS = {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}


def flow(entries, direction="wrapped", frame=None, perLine=None, spacing=0, lineSpacing=0, insets=INSETS):
    """The frames of entries, and the lines they stand in as lists of indices.

    An entry is a pair (width, height), or a number: a part of a section, so long as it is scrolled.
    """
    build = wrapped if direction == "wrapped" else horizontal
    return build(entries, frame, perLine, spacing, lineSpacing, {**INSETS, **insets})


def wrapped(entries, frame, counts, spacing, gap, insets):
    room = None if frame is None else max(0, frame - insets["leading"] - insets["trailing"])
    lines, number = [], 0  # lines of [index, width, height]
    for index, entry in enumerate(entries):
        if not isinstance(entry, tuple):
            lines.append([(index, None, entry)])
            number = 0
            continue
        width, height = entry
        fits = bool(lines) and lines[-1][0][1] is not None
        if counts:
            if fits and len(lines[-1]) >= counts[min(number, len(counts) - 1)]:
                fits, number = False, number + 1
            if room is not None:
                share = counts[min(number, len(counts) - 1)]
                width = max(0, floor((room - (share - 1) * spacing) / share * 64) / 64)
        elif fits and room is not None:
            taken = sum(one[1] + spacing for one in lines[-1])
            fits = taken + width <= room
        if fits:
            lines[-1].append((index, width, height))
        else:
            lines.append([(index, width, height)])
    frames, y, widest = {}, insets["top"], insets["leading"]
    for line in lines:
        x = insets["leading"]
        for index, width, height in line:
            frames[index] = (x, y, width, height)
            if width is not None:
                widest = max(widest, x + width)
                x += width + spacing
        y += max(one[2] for one in line) + gap
    bottom = y - gap if lines else insets["top"]
    width = max(frame or 0, widest + insets["trailing"])
    bar = width - insets["leading"] - insets["trailing"] if room is None else room
    told = [(x, y, bar if wide is None else wide, high) for x, y, wide, high in map(frames.get, range(len(entries)))]
    return told, [[one[0] for one in line] for line in lines], (width, bottom + insets["bottom"])


def horizontal(entries, frame, counts, spacing, gap, insets):
    tallest = max([0] + [entry[1] for entry in entries if isinstance(entry, tuple)])
    frames, x = [], insets["leading"]
    for entry in entries:
        width, height = entry if isinstance(entry, tuple) else (entry, tallest)
        frames.append((x, insets["top"], width, height))
        x += width + spacing
    width = (x - spacing if entries else insets["leading"]) + insets["trailing"]
    return frames, [[index] for index in range(len(entries))], (width, insets["top"] + tallest + insets["bottom"])


class ItemContent(Content):
    """The entries of a page as items of a collection, on the way that is scrolled."""

    def __init__(self, keys, entries, direction="wrapped", **rules):
        self.names = [key_name(key) for key in keys]
        self.frames, lines, self.size = flow(entries, direction, **rules)
        way = 1 if direction == "wrapped" else 0
        self.starts = [frame[way] for frame in self.frames]
        self.heights = [frame[way + 2] for frame in self.frames]
        insets = {**INSETS, **rules.get("insets", {})}
        self.leading, self.extent = insets["top" if way else "leading"], self.size[way]
        ends = [self.starts[line[0]] for line in lines[1:]]
        ends += [max(self.starts[index] + self.heights[index] for index in line) for line in lines[-1:]]
        self.lines = [(self.starts[line[0]], end, line) for line, end in zip(lines, ends)]

    def covering(self, offset):
        return [index for start, end, line in self.lines if start <= offset < end for index in line]

    def seen(self, offset, extent):
        return [] if extent <= 0 else [
            index for start, end, line in self.lines
            if start < offset + extent and end > max(offset, self.leading) for index in line
        ]  # fmt: skip
