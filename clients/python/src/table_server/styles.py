"""How the rows and cells of a window look, as tags for the client to draw by."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Sequence, Tuple

from .errors import OutOfSync
from .sections import EntryKey

Look = Tuple[Mapping[str, Any], ...]
"""Tags, each with ``layer``, ``tag`` and, if it has any, ``parameters``, in the order of the rules."""


class WindowStyles:
    """Looks by row and by cell, where watched for (``styles=True``)."""

    def __init__(self) -> None:
        self.rows: Dict[EntryKey, Look] = {}
        """Rows that have a look."""
        self.cells: Dict[str, Dict[EntryKey, Look]] = {}
        """Cells that have a look, by column."""
        self.failures: Sequence[Mapping[str, Any]] = ()
        """Styles that have no answer for some rows of the window."""
        self._looks: Dict[int, Look] = {}

    def row(self, key: EntryKey) -> Look:
        """The tags of a row."""
        return self.rows.get(key, ())

    def cell(self, key: EntryKey, column: str) -> Look:
        """The tags of a cell; those of its row are not among them."""
        return self.cells.get(column, {}).get(key, ())

    def forget(self) -> None:
        """Forgets everything, as a reset does."""
        self.rows, self.cells, self.failures, self._looks = {}, {}, (), {}

    def take(
        self,
        told: Mapping[str, Any],
        keys: Sequence[EntryKey],
        columns: Sequence[str],
        inserted: Sequence[int],
    ) -> None:
        """Follows an update that led to a window; a look stays valid while its row and column are
        in the window.
        """
        if not told and not self.rows and not self.cells:
            return
        if told.get("anew"):
            self.forget()
        held = set(keys) - {keys[place] for place in inserted}
        for item in told.get("looks", ()):
            self._looks[item["look"]] = tuple(item["styles"])
        self.rows = _kept(self.rows, held)
        known = {name: looks for name, looks in self.cells.items() if name in columns}
        self.cells = {name: _kept(looks, held) for name, looks in known.items()}
        for item in told.get("rows", ()):
            self._note(self.rows, item, keys)
        for item in told.get("cells", ()):
            self._note(self.cells.setdefault(item["column"], {}), item, keys)
        self.cells = {name: looks for name, looks in self.cells.items() if looks}
        self.failures = tuple(told.get("failures", self.failures))

    def _note(
        self, looks: Dict[EntryKey, Look], item: Mapping[str, Any], keys: Sequence[EntryKey]
    ) -> None:
        number = item.get("look")
        if number is not None and number not in self._looks:
            raise OutOfSync(f"the look {number} was never told")
        for first, count in item["at"]:
            for key in keys[first : first + count]:
                if number is None:
                    looks.pop(key, None)
                else:
                    looks[key] = self._looks[number]


def _kept(looks: Mapping[EntryKey, Look], held: "set[EntryKey]") -> Dict[EntryKey, Look]:
    return {key: look for key, look in looks.items() if key in held}
