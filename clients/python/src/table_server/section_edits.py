"""Edits of the sections that a table declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, Optional, Sequence, cast

from .schema import EditResult
from .sections import DeclaredSection, section_place, sections_to_wire
from .values import Key, encode_key

if TYPE_CHECKING:
    from .table import NewRow, Table


class SectionEdits:
    """What a table's methods for its declared sections have in common."""

    @property
    def _table(self) -> Table:
        return cast("Table", self)

    def add_sections(
        self,
        sections: Iterable[DeclaredSection],
        *,
        before: Optional[Key] = None,
        after: Optional[Key] = None,
        first: bool = False,
        section_column: Optional[str] = None,
        **options: Any,
    ) -> EditResult:
        """Declares sections with their ``rows``, at the end or beside another.

        The first ones of a table are those of ``section_column``, ``"section"`` by default.
        """
        wire = sections_to_wire(
            sections, lambda rows: self._encode_section_rows(rows, section_column=section_column)
        )
        edit: Dict[str, Any] = {
            "kind": "addSections",
            "sections": wire,
            "place": section_place(before, after, first=first),
        }
        if section_column is not None:
            edit["sectionColumn"] = section_column
        return self._table.edit([edit], **options)

    def remove_sections(self, keys: Iterable[Key], **options: Any) -> EditResult:
        """Takes declared sections out, and their rows with them."""
        wire = [encode_key(key) for key in keys]
        return self._table.edit([{"kind": "removeSections", "sections": wire}], **options)

    def move_sections(
        self,
        keys: Iterable[Key],
        *,
        before: Optional[Key] = None,
        after: Optional[Key] = None,
        first: bool = False,
        **options: Any,
    ) -> EditResult:
        """Moves declared sections, which keep the order given: beside another, first or last."""
        wire = [encode_key(key) for key in keys]
        place = section_place(before, after, first=first)
        return self._table.edit([{"kind": "moveSections", "sections": wire, "place": place}], **options)

    def set_section(
        self, key: Key, section_options: Mapping[str, Any], **options: Any
    ) -> EditResult:
        """Changes a section's ``header``, ``footer``, ``kind`` or ``state``; None takes one away."""
        edit = {
            "kind": "setSection",
            "section": encode_key(key),
            "options": dict(section_options),
        }
        return self._table.edit([edit], **options)

    def _encode_section_rows(
        self,
        rows: Iterable[NewRow],
        columns: Optional[Sequence[str]] = None,
        section_column: Optional[str] = None,
    ) -> List[Any]:
        """Rows of a section, which leave out the section column."""
        told = self._table.description.get("sectionColumn", section_column or "section")
        stored = [column.id for column in self._table.columns if column.computed is None]
        ids = [column for column in columns or stored if column != told]
        kinds = [self._table.description.types.get(column) for column in ids]
        return [self._table._encode_row(row, kinds) for row in rows]
