"""Columns of a class of items: declared once, checked by the type checker, used by any table.

Fields are named by functions (``lambda person: person.age``), so that a type checker sees a
misspelt, renamed or wrongly typed field, and an editor completes it.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Generic,
    Iterable,
    Iterator,
    List,
    Mapping,
    Optional,
    Protocol,
    Sequence,
    Type,
    TypeVar,
    Union,
    overload,
)

from .codecs import Codec, Converter, codec_for, registered
from .formats import Format
from .ranks import Orders, Ranks
from .records import Path, Shape, path_read_by
from .column_sources import Source, field_id, key_of_parts, no_cell, ranks_by, taken
from .typed_column import FieldColumn, TypedColumn
from .values import Key
from .wire import given

if TYPE_CHECKING:
    from .daemon import Daemon
    from .typed import TypedSorts, TypedTable

Item = TypeVar("Item")
Value = TypeVar("Value")
Column = TypeVar("Column", bound="TypedColumn[Any, Any]")
Comparator = Union[str, Mapping[str, Any]]


class Ordered(Protocol):
    """What can be put in order."""

    def __lt__(self, other: Any) -> bool: ...


class Columns(Generic[Item]):
    """The columns of a class of items: ``Columns(Person, key=lambda person: person.id)``.

    ``key`` names the field (or fields) that identify rows. ``converters`` convert classes of the
    program; enumerations need none. Fields without a column of their own are sent in hidden ones,
    so that every item can be made from its row after any change.
    """

    def __init__(
        self,
        kind: Type[Item],
        *,
        key: Union[Callable[[Item], object], Sequence[Callable[[Item], object]]],
        converters: Iterable[Converter[Any]] = (),
    ) -> None:
        self.shape = Shape(kind)
        self.declared: List[TypedColumn[Item, Any]] = []
        """The columns in the order of their declaration."""
        self._converters = registered(converters)
        self._sources: Dict[str, Source] = {}
        self._ids: Dict[Path, str] = {}
        self._ranked: Dict[str, Callable[[], Ranks[Any]]] = {}
        functions = list(key) if isinstance(key, Sequence) else [key]
        self._key_paths = [self._path(function, "the key") for function in functions]
        self._frozen: Optional[List[Source]] = None
        for path in self._key_paths:
            codec = codec_for(self.shape.type_of(path), self._converters)
            if codec.column_type not in ("integer", "text", "date"):
                raise TypeError(f"keys are integers, texts or dates: {field_id(path)!r} is none")

    # MARK: Declaring columns

    def column(
        self,
        title: str,
        field: Callable[[Item], Value],
        *,
        id: Optional[str] = None,
        format: Union[Format[Value], Callable[[Value], str], None] = None,
        parse: Union[Format[Value], Callable[[str], Value], None] = None,
        comparator: Optional[Comparator] = None,
        null_placeholder: Optional[str] = None,
        sortable: Optional[bool] = None,
        searchable: Optional[bool] = None,
        editable: Optional[bool] = None,
        align: Optional[str] = None,
        cell_kind: Optional[str] = None,
        editor: Any = None,
        meta: Any = None,
        deadline: Optional[int] = None,
    ) -> FieldColumn[Item, Value]:
        """A field, shown unchanged or by a format; sorted by its value, or by a named comparator.

        The field is named by a function that does nothing but read it. ``id`` is the column's,
        where it is not the field's name: the header in a file.

        ``format`` may be a function of the program: then its texts are shown and searched, and
        ``deadline`` is its time limit for a batch, in milliseconds. Texts typed into such a column
        are read by ``parse``, a format or a function that raises if a text has no value. Without
        one nothing can be typed into it, unless ``editable`` is true: then texts are
        read as the field's type has them. A ``parse`` function is called by
        ``TypedView.draft`` and ``TypedTable.paste``.
        """
        path = self._path(field, f"the column {title!r}")
        options = given(
            parse=parse.to_wire() if isinstance(parse, Format) else None, comparator=comparator,
            nullPlaceholder=null_placeholder, sortable=sortable, searchable=searchable,
            editable=editable, align=align, cellKind=cell_kind, editor=editor, meta=meta,
        )  # fmt: skip
        if id is not None:
            self._name(path, id)
        id = self._id_of(path)
        known = self._sources.get(id)
        is_free = known is None or known.is_hidden
        function = None if isinstance(format, Format) else format
        can_write = self.shape.can_write(path) and editable is not False
        takes_texts = can_write and (parse is not None or editable is True)
        if function is not None and not (takes_texts and is_free):
            if takes_texts:
                raise ValueError(f"{id!r} has a column already, which is where texts are typed")
            return self._formatted(title, path, function, options, deadline)
        if not is_free:
            raise ValueError(f"{id!r} has a column already; another one needs a format function")
        if isinstance(format, Format):
            options["format"] = format.to_wire()
        if not can_write:
            options["editable"] = False
        codec = codec_for(self.shape.type_of(path), self._converters)
        column: FieldColumn[Item, Value] = FieldColumn(
            id, id, None if sortable is False else id, codec, path
        )
        if parse is not None and not isinstance(parse, Format):
            column.parse = parse
        if function is not None:
            column.text_id = self._new_id(f"{id}#text")
            options["display"] = f"row[{json.dumps(column.text_id, ensure_ascii=False)}]"
            self._add_text(column.text_id, function, id, deadline)
        self._add_field(path, codec, {"title": title, **options}, is_hidden=False)
        return self._shown(column)

    def _add_text(
        self, id: str, format: Callable[[Any], str], field: str, deadline: Optional[int]
    ) -> None:
        """A hidden column of the texts that a function makes of a field."""
        text = Source(id, dict(_HIDDEN), _TEXT, is_hidden=True, make=format, inputs=[field])
        text.deadline = deadline
        self._add(text)

    def _formatted(
        self,
        title: str,
        path: Path,
        format: Callable[[Any], str],
        options: Dict[str, Any],
        deadline: Optional[int],
    ) -> FieldColumn[Item, Any]:
        """A column of texts that a function makes of a field, into which nothing can be typed."""
        source = self._hidden_field(path, options)
        id = self._new_id(f"{source.id}#text")
        told = {name: value for name, value in options.items() if name in _TOLD_OF_TEXTS}
        made = Source(id, {"title": title, **told}, _TEXT, make=format, inputs=[source.id])
        made.deadline = deadline
        self._add(made)
        is_sortable = self._sorts_by(made, source.id)
        sort_id = id if is_sortable else None
        return self._shown(FieldColumn(id, source.id, sort_id, source.codec, path))

    def computed(
        self,
        title: str,
        type: Type[Value],
        value: Callable[[Item], Optional[Value]],
        *,
        id: Optional[str] = None,
        format: Optional[Format[Value]] = None,
        comparator: Optional[Comparator] = None,
        null_placeholder: Optional[str] = None,
        sortable: Optional[bool] = None,
        searchable: Optional[bool] = None,
        align: Optional[str] = None,
        cell_kind: Optional[str] = None,
        meta: Any = None,
        deadline: Optional[int] = None,
    ) -> TypedColumn[Item, Optional[Value]]:
        """A value that a function computes from the item. It cannot be edited.

        The daemon asks for it, and again when a field of the row has changed. If the function
        raises, the cell is an error with the reason. ``deadline`` is the time limit of the
        functions for a batch, in milliseconds (10,000 by default).
        """
        codec = codec_for(type, self._converters)
        options = given(
            format=None if format is None else format.to_wire(), comparator=comparator,
            nullPlaceholder=null_placeholder, sortable=sortable, searchable=searchable,
            align=align, cellKind=cell_kind, meta=meta,
        )  # fmt: skip
        name = self._new_id(title if id is None else id)
        self._add(Source(name, {"title": title, **options}, codec, make=value, deadline=deadline))
        sort_id = None if sortable is False else name
        return self._shown(TypedColumn(name, name, sort_id, codec))

    def expression(
        self,
        title: str,
        type: Type[Value],
        source: str,
        *,
        id: Optional[str] = None,
        format: Optional[Format[Value]] = None,
        comparator: Optional[Comparator] = None,
        null_placeholder: Optional[str] = None,
        sortable: Optional[bool] = None,
        searchable: Optional[bool] = None,
        align: Optional[str] = None,
        cell_kind: Optional[str] = None,
        meta: Any = None,
    ) -> TypedColumn[Item, Optional[Value]]:
        """A value that the daemon computes, by an expression over the ids of the row's columns.

        It is up to date after every change of the row; the daemon checks the expression and its
        type.
        """
        codec = codec_for(type, self._converters)
        options = given(
            format=None if format is None else format.to_wire(), comparator=comparator,
            nullPlaceholder=null_placeholder, sortable=sortable, searchable=searchable,
            align=align, cellKind=cell_kind, meta=meta,
        )  # fmt: skip
        name = self._new_id(title if id is None else id)
        self._add(Source(name, {"title": title, "computed": source, **options}, codec))
        return self._shown(TypedColumn(name, name, None if sortable is False else name, codec))

    def header(
        self,
        title: str,
        *,
        id: Optional[str] = None,
        align: Optional[str] = None,
        cell_kind: Optional[str] = None,
        editor: Any = None,
        meta: Any = None,
    ) -> TypedColumn[Item, None]:
        """A column without values, for what the program draws: buttons, a picture."""
        options = given(align=align, cellKind=cell_kind, editor=editor, meta=meta)
        fixed = {"title": title, "headerOnly": True, "searchable": False}
        name = self._new_id(title if id is None else id)
        self._add(Source(name, {**fixed, **options}, _TEXT))
        return self._shown(TypedColumn(name, name, None, _TEXT))

    @overload
    def shown(
        self, title: str, show: Callable[[Item], str], *,
        sorted_by: Callable[[Item], Optional[Ordered]],
        id: Optional[str] = None, searchable: Optional[bool] = None, align: Optional[str] = None,
        cell_kind: Optional[str] = None, meta: Any = None, deadline: Optional[int] = None,
    ) -> TypedColumn[Item, str]: ...  # fmt: skip

    @overload
    def shown(
        self, title: str, show: Callable[[Item], str], *,
        compare: Callable[[Item, Item], int],
        id: Optional[str] = None, searchable: Optional[bool] = None, align: Optional[str] = None,
        cell_kind: Optional[str] = None, meta: Any = None, deadline: Optional[int] = None,
    ) -> TypedColumn[Item, str]: ...  # fmt: skip

    def shown(
        self,
        title: str,
        show: Callable[[Item], str],
        *,
        sorted_by: Optional[Callable[[Item], Any]] = None,
        compare: Optional[Callable[[Item, Item], int]] = None,
        id: Optional[str] = None,
        deadline: Optional[int] = None,
        **options: Any,
    ) -> TypedColumn[Item, str]:
        """A text that a function computes from the item, sorted by another value. It cannot be
        edited.

        ``sorted_by`` is a field, or makes a key that Python can compare (None comes last); or
        ``compare`` answers below 0, 0 or above 0 for two items. Keys and comparisons are sent as
        ranks in a hidden column.
        """
        if (sorted_by is None) == (compare is None):
            raise ValueError(f"the column {title!r} needs either sorted_by or compare")
        name = self._new_id(title if id is None else id)
        path = None if sorted_by is None else path_read_by(sorted_by)
        if path is not None:
            sort_id = self._hidden_field(path, {}).id
        else:
            sort_id = self._new_id(f"{name}#rank")
            codec = Codec("integer", (int,))
            rank = Source(sort_id, dict(_HIDDEN), codec, is_hidden=True, make=no_cell)
            rank.deadline = deadline
            self._add(rank)
            self._ranked[sort_id] = ranks_by(sorted_by, compare)
        options = {key.replace("cell_kind", "cellKind"): value for key, value in options.items()}
        made = Source(name, {"title": title, **given(**options)}, _TEXT, make=show)
        made.deadline = deadline
        self._add(made)
        is_sortable = self._sorts_by(made, sort_id)
        return self._shown(TypedColumn(name, name, name if is_sortable else None, _TEXT))

    def _sorts_by(self, source: Source, column: str) -> bool:
        """Lets a column of texts sort by the values of another one; False: not at all."""
        if source.options.get("sortable") is False:
            return False
        source.options["sortBy"] = {"column": column}
        return True

    # MARK: Using them

    def create(
        self,
        daemon: Daemon,
        items: Iterable[Item] = (),
        *,
        table: Optional[str] = None,
        name: Optional[str] = None,
        default_sort: Optional[TypedSorts[Item]] = None,
        timeout: Optional[float] = None,
    ) -> TypedTable[Item]:
        """Makes a table with these columns and a row for every item."""
        from .made import Maker
        from .typed import TypedTable, sort_keys

        self._frozen = self.sources
        held = list(items)
        rows = [self.cells(item) for item in held]
        maker = Maker(self, daemon, held)
        made = daemon.create(
            rows,
            columns=[maker.options(source) for source in self.sources],
            types=self.named_types,
            default_sort=None if default_sort is None else sort_keys(default_sort),
            key_columns=self.key_columns,
            table=table,
            name=self.shape.name if name is None else name,
            timeout=timeout,
        )
        return TypedTable(made, self, maker)

    def open_csv(
        self,
        daemon: Daemon,
        source: Union[str, "os.PathLike[str]", bytes],
        *,
        default_sort: Optional[TypedSorts[Item]] = None,
        timeout: Optional[float] = None,
        **dialect: Any,
    ) -> TypedTable[Item]:
        """Opens a CSV file, or bytes as they are, whose records are items.

        The fields' columns are found by their ids in the header; fields that have a default may be
        missing. What functions make is added and never written to the file. Waits until all rows
        are read. The dialect is written as for ``Daemon.open_csv``.
        """
        from .made import Maker
        from .typed import TypedTable, sort_keys

        self._frozen = self.sources
        maker = Maker(self, daemon, ())
        fields = [each for each in self.sources if each.path is not None]
        needed = {each.id: each.to_wire() for each in fields if self._must_be_there(each)}
        # What is shown and sorted by reads columns that are added when the file is open.
        later: Dict[str, Dict[str, Any]] = {}
        for id, options in needed.items():
            del options["id"]
            if "display" in options:
                later[id] = {"display": options.pop("display")}
        table = daemon.open(
            path=None if isinstance(source, bytes) else source,
            content=source if isinstance(source, bytes) else None,
            dialect=dialect or None,
            columns=needed,
            types=self.named_types,
            default_sort=self._sort_of_file(default_sort and sort_keys(default_sort), needed),
            key_columns=self.key_columns,
            timeout=timeout,
        )
        table.wait_until_complete(timeout)
        edits: List[Dict[str, Any]] = []
        others = [each for each in self.sources if each.id not in needed]
        for other in sorted(others, key=lambda each: each.path is None):
            wire = maker.options(other)
            kind = "setColumn" if other.id in table.types else "addColumn"
            later.update(taken(wire, other.id, ("display", "sortBy")))
            edits.append({"kind": kind, "column": wire.pop("id"), "options": wire})
        shown = [{"kind": "setColumn", "column": id, "options": later[id]} for id in later]
        for some in (edits, shown):  # what is shown names columns that are there by then
            if some:
                table.edit(some, history="none")
        return TypedTable(table, self, maker)

    def _sort_of_file(self, keys: Any, needed: Mapping[str, Any]) -> Any:
        """The order of a file, in the form that is possible before the other columns exist."""
        if not keys:
            return None
        orders = {each.id: each.options.get("sortBy", {}).get("column") for each in self.sources}
        return [
            key if key.column in needed or orders.get(key.column) not in needed
            else replace(key, column=orders[key.column])
            for key in keys
        ]  # fmt: skip

    def _must_be_there(self, source: Source) -> bool:
        path = source.path or ()
        is_declared = any(source.id in (each.id, each.value_id) for each in self.declared)
        return is_declared or path in self._key_paths or not self.shape.has_default(path)

    @property
    def sources(self) -> List[Source]:
        """The columns of the daemon's table, in order: those shown, then the hidden ones."""
        if self._frozen is not None:
            return self._frozen
        for path in [*self._key_paths, *self._leaves(self.shape, ())]:
            self._hidden_field(path, {})
        for source in self._sources.values():
            self._compare_as_sorted(source)
        return sorted(self._sources.values(), key=lambda source: source.is_hidden)

    def _compare_as_sorted(self, source: Source) -> None:
        """A column that sorts by another one has its comparator, unless it has its own."""
        other = self._sources.get(source.options.get("sortBy", {}).get("column", ""))
        if other is None or "comparator" in source.options:
            return
        named = {} if other.codec.named is None else other.codec.named.options
        comparator = other.options.get("comparator", named.get("comparator"))
        source.options.update(given(comparator=comparator))

    def source(self, id: str) -> Source:
        """The column of the daemon's table with an id."""
        return self._sources[id]

    @property
    def has_integer_keys(self) -> bool:
        """Whether the daemon's keys are integers."""
        return len(self.key_columns) == 1 and (
            self._sources[self.key_columns[0]].codec.column_type == "integer"
        )

    @property
    def key_columns(self) -> List[str]:
        """The ids of the columns that identify rows."""
        return [self._id_of(path) for path in self._key_paths]

    @property
    def named_types(self) -> Dict[str, Any]:
        """What ``table/create`` takes as ``types``."""
        named = (source.codec.named for source in self.sources)
        return {each.name: each.to_wire() for each in named if each is not None}

    def new_orders(self, items: Sequence[Item]) -> Orders:
        """Ranks for the columns that need them, of the items at hand."""
        orders = {id: make() for id, make in self._ranked.items()}
        for ranks in orders.values():
            ranks.learn(items)
        return orders

    def cells(self, item: Item) -> Dict[str, Any]:
        """The cells of an item's fields by column id, as built-in values."""
        return {
            source.id: source.codec.to_base(
                self.shape.read(item, source.path), f"the column {source.id!r}"
            )
            for source in self.sources
            if source.path is not None
        }

    def key_of(self, item: Item) -> Key:
        """The key of an item's row."""
        values = [self.shape.read(item, path) for path in self._key_paths]
        codecs = [self._hidden_field(path, {}).codec for path in self._key_paths]
        parts = [
            codec.to_base(value, f"the key column {id!r}")
            for codec, value, id in zip(codecs, values, self.key_columns)
        ]
        return key_of_parts(parts, codecs)

    # MARK: Inside

    def _path(self, function: Callable[[Item], object], where: str) -> Path:
        path = path_read_by(function)
        if path is None:
            raise ValueError(
                f"{where} needs a function that only reads a field, such as "
                "lambda item: item.name; for anything else there is computed"
            )
        return path

    def _leaves(self, shape: Shape[Any], prefix: Path) -> Iterator[Path]:
        """The fields of items that columns can contain."""
        for name in shape.settable:
            path = (*prefix, name)
            inner = self._held_by(shape, path)
            if isinstance(inner, Shape):
                yield from self._leaves(inner, path)
            elif inner is not None:
                yield path

    def _held_by(self, shape: Shape[Any], path: Path) -> Union[Codec, Shape[Any], None]:
        """The codec of a field, the shape of one with fields of its own, or None."""
        paths = [source.path for source in self._sources.values() if source.path is not None]
        if any(len(path) < len(each) and each[: len(path)] == path for each in paths):
            return shape.within(path[-1:])
        try:
            return codec_for(shape.type_of(path[-1:]), self._converters)
        except TypeError:
            return shape.inner(path[-1]) if len(path) < _DEPTH_MAX else None

    @property
    def is_whole(self) -> bool:
        """Whether the daemon has all fields of an item, so that an item can be made from a row."""
        return self._is_whole(self.shape, ())

    def _is_whole(self, shape: Shape[Any], prefix: Path) -> bool:
        inner = [self._held_by(shape, (*prefix, name)) for name in shape.settable]
        return all(
            self._is_whole(held, (*prefix, name)) if isinstance(held, Shape) else held is not None
            for name, held in zip(shape.settable, inner)
        )

    def _id_of(self, path: Path) -> str:
        return self._ids.get(path, field_id(path))

    def _name(self, path: Path, id: str) -> None:
        """Gives the column of a field another id, before anything is made of it."""
        if self._id_of(path) in self._sources and self._id_of(path) != id:
            raise ValueError(f"{id!r} comes too late: {self._id_of(path)!r} is in use already")
        self._ids[path] = id

    def _new_id(self, wanted: str) -> str:
        taken = {*self._sources, *self.key_columns}
        name, number = wanted, 2
        while name in taken:
            name, number = f"{wanted}#{number}", number + 1
        return name

    def _hidden_field(self, path: Path, options: Dict[str, Any]) -> Source:
        """The column of a field for what is made of it; a new one is hidden."""
        known = self._sources.get(self._id_of(path))
        if known is not None:
            return known
        codec = codec_for(self.shape.type_of(path), self._converters)
        kept: Dict[str, Any] = {
            name: options[name] for name in ("parse", "comparator") if name in options
        }
        return self._add_field(path, codec, {**_HIDDEN, **kept}, is_hidden=True)

    def _add_field(
        self, path: Path, codec: Codec, options: Dict[str, Any], *, is_hidden: bool
    ) -> Source:
        id = self._id_of(path)
        self._sources.pop(id, None)  # what was hidden takes its place in the order now
        return self._add(Source(id, options, codec, path, is_hidden))

    def _add(self, source: Source) -> Source:
        if self._frozen is not None:
            raise RuntimeError(f"a table has these columns; {source.id!r} comes too late")
        self._sources[source.id] = source
        return source

    def _shown(self, column: Column) -> Column:
        self.declared.append(column)
        return column


_DEPTH_MAX = 8
_HIDDEN: Dict[str, Any] = {"searchable": False}
_TEXT = Codec("text", (str,))
_TOLD_OF_TEXTS = {
    "searchable", "sortable", "align", "cellKind", "editor", "meta", "nullPlaceholder",
    "comparator",
}  # fmt: skip
