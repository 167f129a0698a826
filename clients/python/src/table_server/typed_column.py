"""A column of a class of items, and the conditions that are made of it."""

from __future__ import annotations

from typing import Any, Callable, Generic, Iterable, Optional, TypeVar

from .codecs import Codec
from .filters import Filter
from .records import Path
from .values import encode_value
from .wire import given

Item = TypeVar("Item")
Value = TypeVar("Value")


class TypedColumn(Generic[Item, Value]):
    """A column of a class of items: shows itself by ``id``, sorts by ``sort_id``.

    ``value_id`` is the column with its typed values: itself, or a hidden one if a function of the
    program makes the text that is shown.
    """

    def __init__(self, id: str, value_id: str, sort_id: Optional[str], codec: Codec) -> None:
        self.id = id
        self.value_id = value_id
        self.sort_id = sort_id
        self.codec = codec
        self.text_id = id
        """The column with the shown text: itself, or a hidden one if a function makes it."""
        self.parse: Optional[Callable[[str], Value]] = None
        """Reads what is typed into a cell, where a function of the program does."""

    @property
    def is_sortable(self) -> bool:
        """Whether views can be sorted by it."""
        return self.sort_id is not None

    # MARK: Conditions on its values

    def equal(self, value: Value) -> Filter[Item]:
        """Rows whose value is this one; None equals null."""
        return self._compare("equal", value)

    def not_equal(self, value: Value) -> Filter[Item]:
        """Rows whose value is another one."""
        return self._compare("notEqual", value)

    def less(self, value: Value) -> Filter[Item]:
        """Rows whose value is before this one."""
        return self._compare("less", value)

    def less_or_equal(self, value: Value) -> Filter[Item]:
        """Rows whose value is before this one or equal to it."""
        return self._compare("lessOrEqual", value)

    def greater(self, value: Value) -> Filter[Item]:
        """Rows whose value is after this one."""
        return self._compare("greater", value)

    def greater_or_equal(self, value: Value) -> Filter[Item]:
        """Rows whose value is after this one or equal to it."""
        return self._compare("greaterOrEqual", value)

    def one_of(self, values: Iterable[Value]) -> Filter[Item]:
        """Rows whose value is one of these."""
        wire = [self._constant(value) for value in values]
        return Filter({"kind": "oneOf", "column": self.value_id, "values": wire})

    def is_null(self) -> Filter[Item]:
        """Rows without a value."""
        return Filter({"kind": "null", "column": self.value_id})

    def is_error(self) -> Filter[Item]:
        """Rows whose cell has no value of the column's type."""
        return Filter({"kind": "error", "column": self.value_id})

    def _compare(self, relation: str, value: Any) -> Filter[Item]:
        members = {"kind": "compare", "column": self.value_id, "relation": relation}
        return Filter({**members, "value": self._constant(value)})

    def _constant(self, value: Any) -> Any:
        base = self.codec.to_base(value, f"the column {self.id!r}")
        return encode_value(base, self.codec.column_type)

    # MARK: Conditions on its texts

    def contains(
        self, text: str, *, case_folded: Optional[bool] = None, diacritics: Optional[str] = None
    ) -> Filter[Item]:
        """Rows that show this text somewhere; ``diacritics``: ``exact``, ``ignored``."""
        return self._text("contains", text, case_folded, diacritics)

    def starts_with(
        self, text: str, *, case_folded: Optional[bool] = None, diacritics: Optional[str] = None
    ) -> Filter[Item]:
        """Rows that show this text first."""
        return self._text("startsWith", text, case_folded, diacritics)

    def ends_with(
        self, text: str, *, case_folded: Optional[bool] = None, diacritics: Optional[str] = None
    ) -> Filter[Item]:
        """Rows that show this text last."""
        return self._text("endsWith", text, case_folded, diacritics)

    def shows(
        self, text: str, *, case_folded: Optional[bool] = None, diacritics: Optional[str] = None
    ) -> Filter[Item]:
        """Rows that show this text and no other."""
        return self._text("equals", text, case_folded, diacritics)

    def _text(
        self, relation: str, text: str, case_folded: Optional[bool], diacritics: Optional[str]
    ) -> Filter[Item]:
        members = {"kind": "text", "column": self.id, "relation": relation, "text": text}
        return Filter({**members, **given(caseFolded=case_folded, diacritics=diacritics)})

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id!r}>"


class FieldColumn(TypedColumn[Item, Value]):
    """A column of a field: its cells can be set, and items are made of them."""

    def __init__(
        self, id: str, value_id: str, sort_id: Optional[str], codec: Codec, path: Path
    ) -> None:
        super().__init__(id, value_id, sort_id, codec)
        self.path = path
