"""Column blocks, cells and rows: how the daemon's columns become what a script reads."""

from __future__ import annotations

from typing import (
    Any,
    Dict,
    Iterator,
    List,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    Tuple,
)

from .sections import EntryKey, SectionEntry, entry_key, section_infos
from .values import Key, decode_value


class _Absent:
    """The marker for a value that was not requested."""

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Any = _Absent()


class CellError(NamedTuple):
    """Why a cell has no value; ``text`` is the text in its place."""

    kind: str
    text: Optional[str]


class Draft(NamedTuple):
    """A text that is being typed into a cell; ``problem`` is None if it could be committed."""

    view: str
    text: str
    author: Optional[str] = None
    is_stale: bool = False
    problem: Optional[Mapping[str, Any]] = None

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> Draft:
        """Reads a draft of an answer or a block."""
        return Draft(
            wire["view"],
            wire["text"],
            wire.get("author"),
            wire.get("stale", False),
            wire.get("problem"),
        )


class Cell(NamedTuple):
    """One cell as received: value undecoded, ``ABSENT`` if only texts were requested."""

    value: Any = ABSENT
    text: Optional[str] = None
    error: Optional[CellError] = None
    is_pending: bool = False
    is_lossy: bool = False
    matches: Tuple[Tuple[int, int], ...] = ()
    draft: Optional[Draft] = None
    is_stale: bool = False
    #: Whether value or text are not whole; ``Table.text`` reads them.
    is_cut: bool = False
    #: The number of search hits behind the part that was sent.
    further_matches: int = 0
    #: How long the whole text of a cell is that is cut to its room, in bytes of UTF-8.
    whole_bytes: Optional[int] = None


def cells_of_block(block: Mapping[str, Any]) -> List[Cell]:
    """The cells of a column block in order; ``ValueError`` when the block is inconsistent."""
    values, texts = block.get("values"), block.get("texts")
    count = len(values if values is not None else texts or [])
    if values is not None and texts is not None and len(texts) != count:
        raise ValueError(f"{count} values but {len(texts)} texts")
    cells = [
        Cell(ABSENT if values is None else values[row], None if texts is None else texts[row])
        for row in range(count)
    ]
    for entry in block.get("errors", ()):
        error = CellError(str(entry.get("kind")), entry.get("text"))
        cells[_row(entry["row"], count)] = cells[entry["row"]]._replace(error=error)
    for row in block.get("pending", ()):
        cells[_row(row, count)] = cells[row]._replace(is_pending=True)
    for row in block.get("stale", ()):
        cells[_row(row, count)] = cells[row]._replace(is_stale=True)
    for row in block.get("lossy", ()):
        cells[_row(row, count)] = cells[row]._replace(is_lossy=True)
    for row in block.get("cut", ()):
        cells[_row(row, count)] = cells[row]._replace(is_cut=True)
    for row, length in zip(block.get("cut", ()), block.get("cutBytes", ())):
        cells[row] = cells[row]._replace(whole_bytes=int(length))
    for entry in block.get("matches", ()):
        ranges = tuple((int(start), int(end)) for start, end in entry["ranges"])
        cells[_row(entry["row"], count)] = cells[entry["row"]]._replace(
            matches=ranges, further_matches=int(entry.get("further", 0))
        )
    for entry in block.get("drafts", ()):
        draft = Draft.from_wire(entry)
        cells[_row(entry["row"], count)] = cells[entry["row"]]._replace(draft=draft)
    return cells


def gather_blocks(
    blocks: Sequence[Mapping[str, Any]], count: int
) -> Dict[str, List[Optional[Cell]]]:
    """Puts blocks at their offsets into columns of ``count`` cells; None where no block reached.

    Raises ``ValueError`` when a block reaches past the rows.
    """
    columns: Dict[str, List[Optional[Cell]]] = {}
    for block in blocks:
        column = columns.setdefault(block["column"], [None] * count)
        cells = cells_of_block(block)
        offset = block.get("offset", 0)
        if offset < 0 or offset + len(cells) > count:
            raise ValueError(f"a block of {block['column']!r} reaches past {count} rows")
        column[offset : offset + len(cells)] = cells
    return columns


def _row(row: int, count: int) -> int:
    if not 0 <= row < count:
        raise ValueError(f"row {row} is outside a block of {count}")
    return row


class Row(Mapping[str, Any]):
    """One row: its key, and its values by column id.

    ``row["age"]`` is the decoded value, or the text when only texts were requested; a cell in error
    or pending is None there and named in ``errors`` or ``pending``.
    """

    __slots__ = ("key", "_cells", "_types", "_raw")

    def __init__(
        self, key: Key, cells: Mapping[str, Cell], types: Mapping[str, str], raw: bool = False
    ) -> None:
        self.key = key
        self._cells = cells
        self._types = types
        self._raw = raw

    def __getitem__(self, column: str) -> Any:
        cell = self._cells[column]
        if cell.value is ABSENT:
            return cell.text
        return cell.value if self._raw else decode_value(cell.value, self._types.get(column, ""))

    def __iter__(self) -> Iterator[str]:
        return iter(self._cells)

    def __len__(self) -> int:
        return len(self._cells)

    def __repr__(self) -> str:
        return f"Row({self.key!r}, {dict(self)!r})"

    def cell(self, column: str) -> Cell:
        """Everything that was received about one cell."""
        return self._cells[column]

    @property
    def texts(self) -> Dict[str, Optional[str]]:
        """What to show, by column id; None if texts were not requested."""
        return {column: cell.text for column, cell in self._cells.items()}

    @property
    def errors(self) -> Dict[str, CellError]:
        """The cells that have no value of their column's type."""
        found = ((column, cell.error) for column, cell in self._cells.items())
        return {column: error for column, error in found if error is not None}

    @property
    def pending(self) -> List[str]:
        """The columns whose cells are not known yet."""
        return [column for column, cell in self._cells.items() if cell.is_pending]


class Counts(NamedTuple):
    """How many rows there are: before and after the filter, and what the page shows of them."""

    source: int = 0
    filtered: int = 0
    pages: int = 0
    page_index: int = 0
    page_size: Optional[int] = None
    page_start: int = 0
    page_end: int = 0
    matches: Optional[int] = None
    entries: Optional[int] = None
    failed: int = 0

    @property
    def page_entries(self) -> int:
        """How many entries the page shown has: its rows, and with sections what is between them."""
        return self.page_end - self.page_start if self.entries is None else self.entries

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> Counts:
        """Reads the ``counts`` member of a view answer or update."""
        return Counts(
            source=wire.get("source", 0),
            filtered=wire.get("filtered", 0),
            pages=wire.get("pages", 0),
            page_index=wire.get("pageIndex", 0),
            page_size=wire.get("pageSize"),
            page_start=wire.get("pageStart", 0),
            page_end=wire.get("pageEnd", 0),
            matches=wire.get("matches"),
            entries=wire.get("entries"),
            failed=wire.get("failed", 0),
        )


def row_keys(entries: Sequence[EntryKey]) -> Tuple[List[int], List[Key]]:
    """The entries that are rows: their places, and their keys."""
    rows = [(at, key) for at, key in enumerate(entries) if not isinstance(key, SectionEntry)]
    return [at for at, _ in rows], [key for _, key in rows]


class Rows(Sequence[Row]):
    """Rows read at one view revision; a sequence of ``Row``.

    ``entries`` also contains the headers and footers between the rows.
    """

    def __init__(
        self, wire: Mapping[str, Any], types: Mapping[str, str], raw: bool = False
    ) -> None:
        self.wire = wire
        self.view_revision: int = wire["viewRevision"]
        self.revision: int = wire["revision"]
        self.first: Optional[int] = wire.get("first")
        self.entries: List[EntryKey] = [entry_key(key) for key in wire["keys"]]
        self._places, self.keys = row_keys(self.entries)
        self.sections = {info.key: info for info in section_infos(wire.get("sections"))}
        self.counts = Counts.from_wire(wire.get("counts", {}))
        self.order_state: str = wire.get("orderState", "ready")
        self.complete: bool = wire.get("complete", True)
        """Whether the view had all rows of its table, in the order of its state."""
        self._types = types
        self._raw = raw
        self._columns = gather_blocks(wire.get("blocks", ()), len(self.entries))

    def __len__(self) -> int:
        return len(self.keys)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._row(at) for at in range(*index.indices(len(self.keys)))]
        return self._row(range(len(self.keys))[index])

    def columns(self) -> Dict[str, List[Any]]:
        """The values column by column, by column id."""
        return {
            column: [self._row(at)[column] for at in range(len(self.keys))]
            for column in self._columns
        }

    def _row(self, at: int) -> Row:
        return make_row(self.keys[at], self._columns, self._places[at], self._types, self._raw)


def make_row(
    key: Key,
    columns: Mapping[str, Sequence[Optional[Cell]]],
    at: int,
    types: Mapping[str, str],
    raw: bool = False,
) -> Row:
    """One row out of columns of cells; a cell that no block reached counts as pending."""
    unknown = Cell(is_pending=True)
    return Row(key, {name: cells[at] or unknown for name, cells in columns.items()}, types, raw)
