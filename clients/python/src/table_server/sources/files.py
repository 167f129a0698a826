"""Parquet and Excel files, by whichever library is there."""

from __future__ import annotations

import itertools
import os
from typing import Any, Dict, Iterator, List, Optional, Sequence, Union

from ..lent_rows import LentRow, LentRows, Sequential
from .arrow import ROWS_AT_A_TIME, ArrowRows
from .columns import type_of_values, typed_columns
from .databases import query
from .frames import frame
from .needing import needed

PARQUET = ["pyarrow.parquet", "duckdb", "polars"]
"""The modules that read Parquet files, the first that is installed does."""
EXCEL = ["openpyxl", "fastexcel"]
"""The same for Excel workbooks."""

Path = Union[str, "os.PathLike[str]"]


def is_parquet(path: Path) -> bool:
    """Whether a file is one of Parquet, by its name."""
    return os.fspath(path).lower().endswith((".parquet", ".pq"))


def is_excel(path: Path) -> bool:
    """Whether a file is a workbook of Excel, by its name."""
    return os.fspath(path).lower().endswith((".xlsx", ".xlsm"))


def parquet(path: Path, *, columns: Optional[Sequence[str]] = None) -> LentRows:
    """The rows of a Parquet file, by pyarrow, DuckDB or polars. It is read in parts."""
    where = os.path.abspath(os.fspath(path))
    if not os.path.exists(where):
        raise FileNotFoundError(where)
    module = needed("a Parquet file", "parquet", PARQUET)
    rows: LentRows
    if module.__name__ == "pyarrow.parquet":
        rows = _by_arrow(module, where, columns)
    elif module.__name__ == "duckdb":
        wanted = "*" if columns is None else ", ".join(_quoted(name) for name in columns)
        rows = query(module.connect, f"SELECT {wanted} FROM read_parquet(?)", [where])
    else:
        lazy = module.scan_parquet(where)
        rows = frame(lazy if columns is None else lazy.select(list(columns)))
    rows.name = os.path.basename(where)
    return rows


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _by_arrow(module: Any, path: str, columns: Optional[Sequence[str]]) -> ArrowRows:
    wanted = None if columns is None else list(columns)

    def batches(file: Any) -> Iterator[Any]:
        with file:
            for batch in file.iter_batches(batch_size=ROWS_AT_A_TIME, columns=wanted):
                yield batch if wanted is None else batch.select(wanted)

    def open() -> Any:
        file = module.ParquetFile(path)
        table = file.schema_arrow.empty_table()
        return (table if wanted is None else table.select(wanted)).schema, batches(file)

    return ArrowRows(open)


def excel(path: Path, sheet: Optional[str] = None, *, header: bool = True) -> LentRows:
    """The rows of a sheet of an Excel workbook; the first sheet by default.

    It is read by openpyxl, or else by polars with fastexcel. Cells have the values that Excel has
    stored last, also for formulas. With ``header``, the first row names the columns; else openpyxl
    calls them as in Excel. polars gives each column one type.
    """
    where = os.path.abspath(os.fspath(path))
    if not os.path.exists(where):
        raise FileNotFoundError(where)
    openpyxl = needed("an Excel file", "excel", EXCEL)
    if openpyxl.__name__ == "fastexcel":
        return _by_polars(where, sheet, header)

    def records() -> Iterator[LentRow]:
        book = openpyxl.load_workbook(where, read_only=True, data_only=True)
        try:
            if sheet is not None and sheet not in book.sheetnames:
                raise KeyError(f"{where} has no sheet {sheet!r}; it has {', '.join(book.sheetnames)}")
            page = book.worksheets[0] if sheet is None else book[sheet]
            page.reset_dimensions()  # what the file says of its size may be wrong
            yield from page.iter_rows(values_only=True)
        finally:
            book.close()

    return ExcelRows(records, header, openpyxl.utils.get_column_letter, os.path.basename(where))


def _by_polars(path: str, sheet: Optional[str], header: bool) -> LentRows:
    polars = needed("fastexcel", "polars", ["polars"])
    choice = {"sheet_id": 1} if sheet is None else {"sheet_name": sheet}

    def read() -> LentRows:
        return frame(polars.read_excel(path, has_header=header, **choice))

    first = [read()]

    def begin() -> Iterator[LentRow]:
        rows = first.pop() if first else read()
        for offset in range(0, rows.row_count() or 0, ROWS_AT_A_TIME):
            yield from rows.page(offset, ROWS_AT_A_TIME)

    rows = Sequential(begin, first[0].columns())
    rows.name = os.path.basename(path)
    return rows


class ExcelRows(Sequential):
    """The records of a sheet. Names, types and the number of columns are those of the first ones."""

    def __init__(self, records: Any, header: bool, letter: Any, name: str) -> None:
        super().__init__(self._padded)
        self._records, self._header, self._letter = records, header, letter
        self.name = name
        self._found: List[Dict[str, Any]] = []

    def _padded(self) -> Iterator[LentRow]:
        records = (_trimmed(record) for record in self._records())
        head = list(itertools.islice(records, ROWS_AT_A_TIME))
        width = max(map(len, head), default=0)
        titles = head[:1] if self._header else []
        named = dict(enumerate(titles[0] if titles else ()))
        names = [
            self._letter(place + 1) if named.get(place) is None else str(named[place])
            for place in range(width)
        ]
        first = [_padded(record, width) for record in head[len(titles) :]]
        kinds = [type_of_values(values) for values in zip(*first)] or [None] * width
        self._found = typed_columns(list(zip(names, kinds)))
        yield from first
        for number, record in enumerate(records, len(head) + 1):
            if len(record) > width:
                raise ValueError(f"row {number} has {len(record)} cells, the rows before {width}")
            yield _padded(record, width)

    def columns(self) -> List[Dict[str, Any]]:
        """The columns of the sheet."""
        self._first()
        return self._found


def _trimmed(record: Sequence[Any]) -> Sequence[Any]:
    """A record without the empty cells at its end."""
    end = len(record)
    while end and record[end - 1] is None:
        end -= 1
    return record[:end]


def _padded(record: Sequence[Any], width: int) -> LentRow:
    return (*record, *(None,) * (width - len(record)))
