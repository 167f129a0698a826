"""A copy of a subscription's window, kept right by applying updates alone; no input or output."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Set, Tuple

from .cells import Cell, Counts, cells_of_block, gather_blocks
from .errors import OutOfSync
from .sections import EntryKey, SectionEntry, SectionInfo, SectionKey, entry_key, section_infos
from .styles import WindowStyles


class Frame(NamedTuple):
    """The place of an entry in the content of a view, in units of its layout."""

    offset: float
    height: float


class ItemFrame(NamedTuple):
    """The place of an item of a collection in its content, in units of the layout."""

    x: float
    y: float
    width: float
    height: float


class Window(NamedTuple):
    """The entries of a window: the first view index, and the number."""

    first: int = 0
    size: int = 0


@dataclass(frozen=True)
class Update:
    """What one complete update changed, after it has been applied (its parts put together).

    ``deletes`` and the left of ``moves`` are old window indices; ``inserted``, the right of
    ``moves`` and ``updated`` are new ones.
    """

    seq: int
    from_revision: Optional[int]
    to_revision: int
    revision: int
    causes: Tuple[str, ...]
    authors: Tuple[str, ...]
    hints: Tuple[Any, ...]
    counts: Counts
    order_state: str
    window: Window
    is_reset: bool
    deletes: Tuple[int, ...] = ()
    moves: Tuple[Tuple[int, int], ...] = ()
    inserted: Tuple[int, ...] = ()
    updated: Mapping[str, Tuple[int, ...]] = field(default_factory=dict)
    scrolled_out: Tuple[int, ...] = ()
    scrolled_in: Tuple[int, ...] = ()
    appearance: Mapping[str, Any] = field(default_factory=dict)
    """``appeared``, ``disappeared``, ``prefetch`` and ``cancelled``: keys, where watched for."""


class Replica:
    """The keys, cells, counts and window of one subscription.

    ``apply`` takes the params of each ``view/update`` in order. It raises ``OutOfSync`` when an
    update does not fit; the replica then refuses all updates until a reset, which the owner
    requests by ``view/resync``.
    """

    def __init__(self) -> None:
        self.keys: List[EntryKey] = []
        self.sections: Dict[SectionKey, SectionInfo] = {}
        self.columns: List[str] = []
        self.cells: Dict[str, List[Cell]] = {}
        self.counts = Counts()
        self.order_state = "ready"
        self.selection: Mapping[str, Any] = {"count": 0}
        self.cursor: Optional[Mapping[str, Any]] = None
        """The view's cursor: ``row``, ``column`` and ``viewIndex``; None if it is nowhere."""
        self.footers: Mapping[str, Mapping[str, Any]] = {}
        self.layout: Optional[Mapping[str, Any]] = None
        self.heights: Sequence[Mapping[str, Any]] = ()
        self.item_frames: Sequence[ItemFrame] = ()
        self.across: Optional[Mapping[str, Any]] = None
        self.viewport: Optional[Mapping[str, Any]] = None
        self.kinds: Mapping[str, Any] = {}
        self.problems: Sequence[Mapping[str, Any]] = ()
        self.separators: Dict[EntryKey, Mapping[str, Any]] = {}
        self.accessibility: Dict[EntryKey, Dict[Optional[str], str]] = {}
        """The texts for screen readers, by row and by column; None is the row itself."""
        self.styles = WindowStyles()
        self.window = Window()
        self.view_revision: Optional[int] = None
        self.revision: Optional[int] = None
        self._seq: Optional[int] = None
        self._parts: List[Mapping[str, Any]] = []
        self._needs_reset = True

    @property
    def needs_reset(self) -> bool:
        """Whether only a reset can make the replica right (also before the first update)."""
        return self._needs_reset

    @property
    def frames(self) -> List[Frame]:
        """The place of each entry of a window by offsets; subtract ``viewport["offset"]`` to draw
        it.

        Empty for a collection, which has ``item_frames``.
        """
        if self.viewport is None or self.item_frames:
            return []
        heights = [run["height"] for run in self.heights for _ in range(run["count"])]
        begin, spacing = self.viewport["top"], self.viewport.get("spacing", 0)
        frames = []
        for height in heights or [1] * len(self.keys):
            frames.append(Frame(begin, height))
            begin += height + spacing
        return frames

    def apply(self, message: Mapping[str, Any]) -> Optional[Update]:
        """Applies one ``view/update``; returns what changed, or None for all but the last part."""
        try:
            return self._apply(message)
        except OutOfSync:
            self._lose()
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            self._lose()
            raise OutOfSync(f"an update that cannot be read: {error!r}") from error

    def lose(self) -> None:
        """Forgets the right to apply diffs: the next update taken is a reset."""
        self._lose()

    def _lose(self) -> None:
        self._needs_reset = True
        self._parts = []

    def _apply(self, message: Mapping[str, Any]) -> Optional[Update]:
        self._check_seq(message)
        if message.get("part", 0) != len(self._parts):
            if message.get("part", 0) == 0:
                self._parts = []
            elif self._needs_reset:
                return None  # the tail of an update whose head was refused
            else:
                raise OutOfSync(f"part {message.get('part')} came after {len(self._parts)} parts")
        if not self._parts and not self._fits(message):
            return None
        self._parts.append(message)
        if message.get("last") is False:
            return None
        parts, self._parts = self._parts, []
        return self._apply_whole(parts)

    def _check_seq(self, message: Mapping[str, Any]) -> None:
        seq = message["seq"]
        expected = None if self._seq is None else self._seq + 1
        self._seq = seq
        if expected is None or seq == expected or self._needs_reset:
            return
        self._parts = []
        if message.get("from") is not None or message.get("part", 0) != 0:
            raise OutOfSync(f"seq {seq} came where {expected} was due")

    def _fits(self, message: Mapping[str, Any]) -> bool:
        if message.get("from") is None:
            return True
        if self._needs_reset:
            if self.view_revision is None:
                raise OutOfSync("the first update is no reset")
            return False  # waiting for the reset that was asked for
        if message["from"] != self.view_revision:
            raise OutOfSync(
                f"an update from view revision {message['from']} on a replica at"
                f" {self.view_revision}"
            )
        return True

    def _apply_whole(self, parts: Sequence[Mapping[str, Any]]) -> Update:
        last = parts[-1]
        resets = [part["reset"] for part in parts if part.get("reset") is not None]
        diffs = [part["diff"] for part in parts if part.get("diff") is not None]
        columns = next((part["columns"] for part in parts if part.get("columns")), None)
        if resets:
            details = self._apply_reset(resets, columns)
        else:
            details = self._apply_diff(diffs, columns)
        self._check_complete()
        self._needs_reset = False
        self._take_state(parts, parts[0].get("from") is None)
        if resets:
            self.selection, self.footers, self.kinds = {"count": 0}, {}, {}
            self.problems, self.heights, self.across = (), (), None
            self.styles.forget()
            self.viewport, self.item_frames, self.cursor = None, (), None
        self.footers = next((part["footers"] for part in parts if "footers" in part), self.footers)
        self.heights = last.get("heights", self.heights)
        if "frames" in last:
            self.item_frames = tuple(
                ItemFrame(frame["x"], frame["y"], frame["width"], frame["height"])
                for frame in last["frames"]
            )
        self.across = next((part["across"] for part in parts if "across" in part), self.across)
        self.viewport = last.get("viewport", self.viewport)
        self.kinds = last.get("kinds", self.kinds)
        self.problems = last.get("problems", self.problems)
        self.selection = next(
            (part["selection"] for part in parts if "selection" in part), self.selection
        )
        self.cursor = next((part["cursor"] for part in parts if "cursor" in part), self.cursor)
        self._take_sections(_joined(parts, "sections"), bool(resets))
        self._take_separators(last.get("separators", ()), details["inserted"])
        self._take_accessibility(last.get("accessibility", ()), details["inserted"])
        told = last.get("styles", {})
        self.styles.take(told, self.keys, self.columns, details["inserted"])
        self.view_revision = last["to"]
        self.revision = last["revision"]
        return Update(
            seq=last["seq"],
            from_revision=parts[0].get("from"),
            to_revision=last["to"],
            revision=last["revision"],
            causes=tuple(last.get("causes", ())),
            authors=tuple(last.get("authors", ())),
            hints=tuple(last.get("hints", ())),
            counts=self.counts,
            order_state=self.order_state,
            window=self.window,
            is_reset=bool(resets),
            appearance=dict(last.get("appearance", {})),
            **details,
        )

    def _take_state(self, parts: Sequence[Mapping[str, Any]], is_reset: bool) -> None:
        """Members that a brief update leaves out are unchanged; a reset has all of them."""
        told = {name: value for part in reversed(parts) for name, value in part.items()}
        if is_reset or "counts" in told:
            self.counts = Counts.from_wire(told["counts"])
        if is_reset or "window" in told:
            self.window = Window(told["window"]["first"], told["window"]["size"])
        self.order_state = told.get("orderState", "ready" if is_reset else self.order_state)
        held = None if is_reset else self.layout
        self.layout = told.get("layout", held)
        if self.layout is not None and "columns" not in self.layout:
            self.layout = {**self.layout, "columns": (held or {})["columns"]}

    def _apply_reset(
        self, resets: Sequence[Mapping[str, Any]], columns: Optional[Sequence[str]]
    ) -> Dict[str, Any]:
        self.keys = [entry_key(key) for key in _joined(resets, "keys")]
        gathered = gather_blocks(_joined(resets, "blocks"), len(self.keys))
        if columns is None:
            columns = self.columns + [name for name in gathered if name not in self.columns]
        self.columns = list(columns)
        self._take_columns(gathered)
        return {"inserted": tuple(range(len(self.keys)))}

    def _apply_diff(
        self, diffs: Sequence[Mapping[str, Any]], columns: Optional[Sequence[str]]
    ) -> Dict[str, Any]:
        deletes = _expanded(_joined(diffs, "deletes"))
        moves = [(int(old), int(new)) for old, new in _joined(diffs, "moves")]
        inserts = [diff["inserts"] for diff in diffs if diff.get("inserts") is not None]
        inserted = _expanded(_joined(inserts, "at"))
        new_keys = [entry_key(key) for key in _joined(inserts, "keys")]
        if len(new_keys) != len(inserted):
            raise OutOfSync(f"{len(inserted)} inserts with {len(new_keys)} keys")
        plan = _plan(len(self.keys), deletes, moves, inserted)
        gathered = gather_blocks(_joined(inserts, "blocks"), len(new_keys))
        self.keys = [new_keys[-1 - at] if at < 0 else self.keys[at] for at in plan]
        moved = {
            name: _follow(plan, self.cells.get(name), gathered.get(name))
            for name in (self.columns if columns is None else columns)
        }
        if columns is not None:
            self.columns = list(columns)
        updated = self._write_updates(moved, _joined(diffs, "updates"))
        had_cells = any(self.cells.values())
        self._take_columns(moved)
        if had_cells and self.keys and self.columns and not self.cells:
            raise OutOfSync("no column has a cell any more")
        return {
            "deletes": tuple(deletes),
            "moves": tuple(moves),
            "inserted": tuple(inserted),
            "updated": updated,
            "scrolled_out": tuple(_expanded(_joined(diffs, "scrolledOut"))),
            "scrolled_in": tuple(_expanded(_joined(diffs, "scrolledIn"))),
        }

    def _write_updates(
        self, columns: Dict[str, List[Optional[Cell]]], blocks: Sequence[Mapping[str, Any]]
    ) -> Dict[str, Tuple[int, ...]]:
        updated: Dict[str, Tuple[int, ...]] = {}
        for block in blocks:
            name, rows = block["column"], block["rows"]
            cells = cells_of_block(block)
            if name not in columns:
                raise OutOfSync(f"an update of the unknown column {name!r}")
            if len(cells) != len(rows):
                raise OutOfSync(f"an update of {len(rows)} rows with {len(cells)} cells")
            for row, cell in zip(rows, cells):
                if not 0 <= row < len(self.keys):
                    raise OutOfSync(f"an update of row {row} in a window of {len(self.keys)}")
                columns[name][row] = cell
            updated[name] = updated.get(name, ()) + tuple(rows)
        return updated

    def _take_columns(self, gathered: Mapping[str, Sequence[Optional[Cell]]]) -> None:
        known = {
            name: [cell for cell in gathered.get(name, ()) if cell is not None]
            for name in self.columns
        }
        self.cells = known if any(known.values()) else {}

    def _take_sections(self, told: Sequence[Mapping[str, Any]], is_reset: bool) -> None:
        """The values of a section stay valid while it has an entry in the window."""
        known = {} if is_reset else self.sections
        known = {**known, **{info.key: info for info in section_infos(told)}}
        shown = {key.key for key in self.keys if isinstance(key, SectionEntry)} if known else ()
        self.sections = {key: info for key, info in known.items() if key in shown}

    def _take_separators(
        self, told: Sequence[Mapping[str, Any]], inserted: Sequence[int]
    ) -> None:
        """The lines of a row stay valid while it is in the window, or until others are sent."""
        if not told and not self.separators:
            return
        new = {self.keys[place] for place in inserted}
        held = set(self.keys) - new
        known = {key: lines for key, lines in self.separators.items() if key in held}
        for item in told:
            lines = {side: item[side] for side in ("top", "bottom") if side in item}
            known.update({self.keys[place]: lines for place in _expanded(item["at"])})
        self.separators = {key: lines for key, lines in known.items() if lines}

    def _take_accessibility(
        self, told: Sequence[Mapping[str, Any]], inserted: Sequence[int]
    ) -> None:
        """A text stays valid while its row and its column are in the window."""
        if not told and not self.accessibility:
            return
        held = set(self.keys) - {self.keys[place] for place in inserted}
        shown = {None, *self.columns}
        known = {
            key: {column: text for column, text in texts.items() if column in shown}
            for key, texts in self.accessibility.items()
            if key in held
        }
        for item in told:
            for place in _expanded(item["at"]):
                texts = known.setdefault(self.keys[place], {})
                texts.pop(item.get("column"), None)
                if item["text"] is not None:
                    texts[item.get("column")] = item["text"]
        self.accessibility = {key: texts for key, texts in known.items() if texts}

    def _check_complete(self) -> None:
        """Every column has a cell for every row, or no column has cells (``content: keys``)."""
        if len(set(self.keys)) != len(self.keys):
            raise OutOfSync("a key stands twice in the window")
        if not self.cells:
            return
        for name in self.columns:
            if len(self.cells.get(name, ())) != len(self.keys):
                raise OutOfSync(f"column {name!r} has not a cell for every row")


def _joined(parts: Sequence[Mapping[str, Any]], member: str) -> List[Any]:
    return [item for part in parts for item in part.get(member) or ()]


def _expanded(runs: Sequence[Sequence[int]]) -> List[int]:
    """The indices of ``[index, count]`` runs."""
    return [at for index, count in runs for at in range(index, index + count)]


def _plan(
    size: int, deletes: Sequence[int], moves: Sequence[Tuple[int, int]], inserted: Sequence[int]
) -> List[int]:
    """For each new index the old one, or -1 - n for the n-th inserted entry.

    Taking out from the highest and putting in from the lowest is the same as letting the entries
    that stay fill, in order, the new indices that no insert and no move claims.
    """
    gone: Set[int] = set(deletes) | {old for old, _ in moves}
    if len(gone) != len(deletes) + len(moves) or any(not 0 <= at < size for at in gone):
        raise OutOfSync("deletes and moves overlap or lie outside the window")
    claims: Dict[int, int] = {new: old for old, new in moves}
    claims.update({new: -1 - number for number, new in enumerate(inserted)})
    new_size = size - len(gone) + len(claims)
    if len(claims) != len(moves) + len(inserted) or any(not 0 <= n < new_size for n in claims):
        raise OutOfSync("inserts and move targets overlap or lie outside the window")
    staying = (at for at in range(size) if at not in gone)
    return [claims[at] if at in claims else next(staying) for at in range(new_size)]


def _follow(
    plan: Sequence[int],
    old: Optional[Sequence[Cell]],
    new: Optional[Sequence[Optional[Cell]]],
) -> List[Optional[Cell]]:
    """A column after the entries moved; None where neither the old nor the new knows a cell."""

    def cell(at: int) -> Optional[Cell]:
        if at < 0:
            return None if new is None else new[-1 - at]
        return None if old is None else old[at]

    return [cell(at) for at in plan]
