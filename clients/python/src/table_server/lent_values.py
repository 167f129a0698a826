"""Values of any Python module as the daemon reads them, column by column."""

from __future__ import annotations

import decimal
import enum
import math
from typing import Any, Dict, Mapping, Optional, Sequence, Set

from .values import encode_value

_PLAIN = frozenset({str, bool, int, type(None)})
_NUMBERS = _PLAIN | {float}
_FLOATS = frozenset({float, type(None)})
_BLOBS = (bytes, bytearray, memoryview)
BLOB_BYTES_SHOWN = 64


def encoded_rows(
    rows: Sequence[Any], names: Sequence[str], types: Mapping[str, str]
) -> Sequence[Sequence[Any]]:
    """Rows as arrays of values that JSON has. Values that JSON has already are not copied.

    Whole columns are examined, because that takes a tenth of the time of single values.
    """
    lists = [
        row if type(row) is tuple or type(row) is list else _listed(row, names) for row in rows
    ]
    if set(map(len, lists)) != {len(names)}:
        # The daemon names the row that is too short or too long.
        return [[encode_lent(value) for value in row] for row in lists]
    columns = list(zip(*lists))
    encoded = [_column(values, types.get(name)) for name, values in zip(names, columns)]
    if all(new is old for new, old in zip(encoded, columns)):
        return lists
    return list(zip(*encoded))


def _listed(row: Any, names: Sequence[str]) -> Sequence[Any]:
    return [row.get(name) for name in names] if isinstance(row, Mapping) else list(row)


def _column(values: Sequence[Any], column_type: Optional[str]) -> Sequence[Any]:
    kinds = set(map(type, values))
    if kinds <= _PLAIN:
        return values
    if kinds <= _NUMBERS and _are_finite(values, kinds):
        return values
    return [encode_lent(value, column_type) for value in values]


def _are_finite(values: Sequence[Any], kinds: Set[type]) -> bool:
    if kinds <= _FLOATS:
        return all(map(math.isfinite, filter(None, values)))  # without a loop of Python
    return all(math.isfinite(one) for one in values if type(one) is float)


def encode_lent(value: Any, column_type: Optional[str] = None) -> Any:
    """One value as the daemon reads it. Blobs, and values of classes without a type, are texts."""
    if value is None or type(value) in _PLAIN:
        return value
    if isinstance(value, _BLOBS):
        return blob_text(bytes(value))
    if isinstance(value, enum.Enum) and not isinstance(value, (int, str)):
        return encode_lent(value.value, column_type)
    if isinstance(value, Mapping):
        return {str(name): _inner(one) for name, one in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_inner(one) for one in value]
    return _scalar(value)


def _inner(value: Any) -> Any:
    """A value within JSON. Numbers that Python's JSON does not have exactly are texts."""
    return _scalar(value) if isinstance(value, decimal.Decimal) else encode_lent(value)


def _scalar(value: Any) -> Any:
    kind = type(value).__name__
    if kind in ("NaTType", "NAType"):
        return None  # missing values of pandas
    if isinstance(value, decimal.Decimal) and value.is_finite() and abs(value.adjusted()) > 1000:
        return str(value)  # too long without an exponent
    wire = encode_value(value)
    if isinstance(wire, (int, float, str)):
        return wire
    if kind != "datetime64" and hasattr(value, "tolist"):
        return encode_lent(value.tolist())  # a number or an array of numpy
    return str(value)


def blob_text(value: bytes) -> str:
    """A blob as the daemon shows those of its own databases: whole, or its beginning and size."""
    if len(value) <= BLOB_BYTES_SHOWN:
        return f"x'{value.hex()}'"
    return f"x'{value[:BLOB_BYTES_SHOWN].hex()}…' ({len(value)} bytes)"


def encoded_cells(values: Mapping[str, Any], types: Mapping[str, str]) -> Dict[str, Any]:
    """The values of one row by column id."""
    return {name: encode_lent(value, types.get(name)) for name, value in values.items()}
