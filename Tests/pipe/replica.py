"""A replica written as literally as the contract puts it, for judging the daemon."""

from __future__ import annotations

import json


def cells_of(block):
    """The cells of a column block: [(value, text, error, pending, lossy, matches)]."""
    values, texts = block.get("values"), block.get("texts")
    assert values is not None or texts is not None, "a block without values and texts"
    count = len(texts if values is None else values)
    assert values is None or texts is None or len(texts) == count, "values and texts differ"
    cells = [
        {
            "value": None if values is None else values[row],
            "text": None if texts is None else texts[row],
        }
        for row in range(count)
    ]
    for name in ("errors", "pending", "stale", "lossy", "cut", "matches", "drafts"):
        assert block.get(name) != [], f"an empty {name} list is left out"
    for error in block.get("errors", ()):
        assert cells[error["row"]]["value"] is None, "an error cell has value null"
        cells[error["row"]]["error"] = (error["kind"], error.get("text"))
    for row in block.get("pending", ()):
        assert cells[row]["value"] is None, "a pending cell has value null"
        cells[row]["pending"] = True
    for row in block.get("stale", ()):
        cells[row]["stale"] = True
    for row in block.get("lossy", ()):
        cells[row]["lossy"] = True
    for row in block.get("cut", ()):
        cells[row]["cut"] = True
    assert len(block.get("cutBytes", [])) in (0, len(block.get("cut", []))), "a length for each cut cell"
    for row, length in zip(block.get("cut", ()), block.get("cutBytes", ())):
        cells[row]["cutBytes"] = length
    for match in block.get("matches", ()):
        cells[match["row"]]["matches"] = match["ranges"]
        if "further" in match:
            cells[match["row"]]["further"] = match["further"]
    for draft in block.get("drafts", ()):
        cells[draft["row"]]["draft"] = {**draft, "row": None}
    return cells


def rows_of(keys, blocks):
    """Rows as [key, {column: cell}], from keys and the column blocks of a message."""
    rows = [[key, {}] for key in keys]
    for block in blocks:
        for row, cell in enumerate(cells_of(block), block.get("offset", 0)):
            assert 0 <= row < len(rows), "a block reaches past the rows"
            assert block["column"] not in rows[row][1], "a cell stands twice"
            rows[row][1][block["column"]] = cell
    return rows


def expanded(runs):
    """The indices of [index, count] runs."""
    assert all(count > 0 for _, count in runs), "an empty run"
    return [index for first, count in runs for index in range(first, first + count)]


class Replica:
    """Rows of one subscription, kept by applying its updates."""

    def __init__(self, is_brief=False):
        self.is_brief = is_brief
        self.rows = []
        self.columns = None
        self.seq = 0
        self.to = None
        self.parts = []
        self.selection = {"count": 0}
        self.cursor = None
        self.footers = {}
        self.layout = None
        self.heights = []
        self.items = []
        self.viewport = None
        self.sections = {}
        self.updates = []
        self.counts = self.window = self.view = self.table = self.revision = self.orderState = None

    @property
    def keys(self):
        return [key for key, _ in self.rows]

    @property
    def frames(self):
        """Where each entry of a viewport's window begins in the content, and how high it is."""
        heights = [run["height"] for run in self.heights for _ in range(run["count"])]
        spacing, begin, frames = self.viewport.get("spacing", 0), self.viewport["top"], []
        for height in heights or [1] * len(self.rows):
            frames.append((begin, height))
            begin += height + spacing
        return frames

    def apply(self, update):
        """Applies one update or a part of one; asserts all that the contract promises of it."""
        assert update["seq"] == self.seq + 1, f"seq {update['seq']} after {self.seq}"
        self.seq = update["seq"]
        self.view, self.table = update["view"], update["table"]
        assert ("part" in update) or (update["last"] and not self.parts), "a part without number"
        assert update.get("part", 0) == len(self.parts), "parts count from 0"
        if self.parts:
            assert update["from"] == self.parts[0]["from"], "parts of one update share from"
            assert update["to"] == self.parts[0]["to"], "parts of one update share to"
        self.parts.append(update)
        if update["last"]:
            parts, self.parts = self.parts, []
            self.apply_whole(parts)
            self.updates.append(parts)

    def apply_whole(self, parts):
        first, last = parts[0], parts[-1]
        assert first["from"] == self.to or first["from"] is None, "from is the to before"
        resets = [part["reset"] for part in parts if "reset" in part]
        diffs = [part["diff"] for part in parts if "diff" in part]
        assert not (resets and diffs), "reset and diff exclude each other"
        assert bool(resets) == (first["from"] is None), "from is null exactly in a reset"
        assert self.to is not None or resets, "the first update is a reset"
        assert last["causes"], "an update has causes"
        for part in parts:
            if "columns" in part:
                self.columns = part["columns"]
        if resets:
            self.rows = rows_of(joined(resets, "keys"), joined(resets, "blocks"))
        else:
            self.apply_diff(diffs)
        self.to, self.revision = last["to"], last["revision"]
        if resets:
            self.sections = {}
        for info in joined(parts, "sections"):
            self.sections[key_name(info["key"])] = info
        shown = {key_name(key["key"]) for key in self.keys if isinstance(key, dict)}
        self.sections = {key: info for key, info in self.sections.items() if key in shown}
        assert set(self.sections) == shown, "nothing is known of a section in the window"
        if resets:
            self.selection, self.footers, self.layout = {"count": 0}, {}, None
            self.heights, self.items, self.viewport = [], [], None
            self.cursor = None
        for part in parts:
            self.footers = part.get("footers", self.footers)
            self.take_layout(part)
            self.heights = part.get("heights", self.heights)
            self.items = part.get("frames", self.items)
            self.viewport = part.get("viewport", self.viewport)
            self.selection = part.get("selection", self.selection)
            self.cursor = part.get("cursor", self.cursor)
        if self.heights:
            assert sum(run["count"] for run in self.heights) == len(self.rows), "each entry has a height"
        assert len(self.items) in (0, len(self.rows)), "each item has a frame"
        self.take_state(parts, bool(resets))
        self.check()

    def take_layout(self, part):
        """Columns that a layout leaves out are as they were told."""
        told = part.get("layout", self.layout)
        if told is not None and "columns" not in told:
            assert self.is_brief and "reset" not in part, "a layout without columns"
            told = {**told, "columns": self.layout["columns"]}
        elif told is not None and self.is_brief and "diff" in part and "layout" in part:
            assert (self.layout or {}).get("columns") != told["columns"], "columns told again"
        self.layout = told

    def take_state(self, parts, is_reset):
        """Counts, order and window: left out only as asked for, and then wherever nothing is new."""
        for part in parts:
            for name in ("counts", "orderState", "window"):
                old, new = getattr(self, name), part.get(name)
                if new is None:
                    assert self.is_brief and not is_reset, f"an update without {name}"
                    continue
                may_repeat = new == "pending" or {"failed", "orderFailed"} & set(new)
                if self.is_brief and not is_reset and not may_repeat:
                    assert new != old, f"{name} told again"
                setattr(self, name, new)
        for told, needed in (("filterFailure", "counts"), ("orderFailure", "counts"), ("searching", "orderState")):
            assert all(needed in part for part in parts if told in part), f"{told} without {needed}"

    def apply_diff(self, diffs):
        moves = joined(diffs, "moves")
        deletes = expanded(joined(diffs, "deletes"))
        inserts = [diff["inserts"] for diff in diffs if "inserts" in diff]
        scrolled_out = expanded(joined(diffs, "scrolledOut"))
        assert set(scrolled_out) <= set(deletes), "what scrolled out is deleted"
        entries = {}
        taken = {}
        for index in sorted(deletes + [old for old, _ in moves], reverse=True):
            taken[index] = self.rows.pop(index)
        assert len(taken) == len(deletes) + len(moves), "deletes and moves are apart"
        at = expanded(joined(inserts, "at"))
        new = rows_of(joined(inserts, "keys"), joined(inserts, "blocks"))
        assert len(at) == len(new), "every insert has a key"
        scrolled_in = expanded(joined(diffs, "scrolledIn"))
        assert set(scrolled_in) <= set(at), "what scrolled in is inserted"
        entries.update(zip(at, new))
        entries.update({target: taken[source] for source, target in moves})
        assert len(entries) == len(at) + len(moves), "inserts and move targets are apart"
        for index in sorted(entries):
            assert index <= len(self.rows), "a hole in the window"
            self.rows.insert(index, entries[index])
        for block in joined(diffs, "updates"):
            cells = cells_of(block)
            assert len(cells) == len(block["rows"]), "an update has a cell per row"
            for row, cell in zip(block["rows"], cells):
                assert 0 <= row < len(self.rows), "an update of a row outside the window"
                self.rows[row][1][block["column"]] = cell

    def check(self):
        keys = [key_name(key) for key in self.keys]
        assert len(set(keys)) == len(keys), "a key stands twice in the window"
        counts = self.counts
        assert len(keys) <= counts.get("entries", counts["pageEnd"] - counts["pageStart"]), "more rows than the page has"
        assert self.window["first"] >= 0
        if self.columns is not None:
            for row in self.rows:
                for gone in set(row[1]) - set(self.columns):
                    del row[1][gone]
        shown = {tuple(sorted(row[1])) for row in self.rows}
        assert len(shown) <= 1, f"rows of one window have different columns: {shown}"


def key_name(key):
    """A key, of a row, an entry or a section, as something that is equal for equal ones."""
    return json.dumps(key)


def joined(parts, member):
    """The lists of one member of all parts, one after another."""
    return [item for part in parts for item in part.get(member, ())]
