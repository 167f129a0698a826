"""The columns of the daemon's table that the columns of a class of items come to."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Optional, Sequence

from .codecs import Codec
from .ranks import Ranks
from .records import Path
from .values import Key, encode_value


@dataclass
class Source:
    """A column of the daemon's table, and where its cells come from.

    Cells that can be written are those of a field (``path``). All others are made: by a function
    of the program (``make``), or by the daemon.
    """

    id: str
    options: Dict[str, Any]
    codec: Codec
    path: Optional[Path] = None
    is_hidden: bool = False
    make: Optional[Callable[[Any], Any]] = None
    """Makes a cell of an item, or of the value of the one field that ``inputs`` name."""
    inputs: Optional[List[str]] = None
    deadline: Optional[int] = None

    def to_wire(self) -> Dict[str, Any]:
        """The column as ``table/create`` takes it."""
        named = self.codec.named
        type_name = self.codec.column_type if named is None else named.name
        return {"id": self.id, "type": type_name, **self.options}


def field_id(path: Path) -> str:
    """The column id of a field: its path with dots; a dot or backslash in a name is escaped."""
    return ".".join(name.replace("\\", "\\\\").replace(".", "\\.") for name in path)


def key_of_parts(parts: Sequence[Any], codecs: Sequence[Codec]) -> Key:
    """A row's key as the daemon makes it of the values of its key columns."""
    wire = [encode_value(part, codec.column_type) for part, codec in zip(parts, codecs)]
    if len(parts) > 1:
        return json.dumps(wire, ensure_ascii=False, separators=(",", ":"))
    if isinstance(parts[0], (int, str)):
        return parts[0]
    return str(wire[0])


def ranks_by(
    sorted_by: Optional[Callable[[Any], Any]], compare: Optional[Callable[[Any, Any], int]]
) -> Callable[[], Ranks[Any]]:
    if compare is not None:
        comparison = compare
        return lambda: Ranks.by_comparison(comparison)
    assert sorted_by is not None
    key = sorted_by
    return lambda: Ranks(key)


def no_cell(item: Any) -> Any:
    raise AssertionError("ranks are made of many items")


def taken(
    wire: Dict[str, Any], id: str, names: Sequence[str]
) -> Dict[str, Dict[str, Any]]:
    """Takes members out of a column's options; by its id, if there are any."""
    found = {name: wire.pop(name) for name in names if name in wire}
    return {id: found} if found else {}
