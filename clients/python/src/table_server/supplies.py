"""Columns whose cells the program supplies: a function of the row, called when the daemon asks."""

from __future__ import annotations

import logging
from typing import Any, Callable, Dict, Iterable, List, Mapping, NamedTuple, Optional, Tuple

from .values import Key, decode_value, encode_key, encode_value
from .wire import given

log = logging.getLogger("table_server")

Row = Mapping[str, Any]
"""The values of a row by column id; None where a cell is null or has no value."""


class Shown(NamedTuple):
    """A value with the text that it shows, where that is not what its type shows."""

    value: Any
    text: str


class Supplied(Dict[str, Any]):
    """A column's option ``supplied``, with the function that supplies its cells.

    ``{"id": "label", "supplied": Supplied(lambda row: row["a"] * 2, inputs=["a"])}``: the function
    gets the values of the inputs (all columns without ``inputs``) and returns the cell's value, or
    a ``Shown``. It runs on a thread of its own. If it raises, the cell is an error with the reason.
    """

    def __init__(
        self,
        function: Callable[[Row], Any],
        *,
        inputs: Optional[Iterable[str]] = None,
        deadline: Optional[int] = None,
    ) -> None:
        super().__init__(
            given(inputs=None if inputs is None else list(inputs), deadline=deadline)
        )
        self.function = function

    def answer(self, question: Mapping[str, Any]) -> Dict[str, Any]:
        """The answer to ``cell/compute``."""
        values: List[Any] = []
        texts: List[Optional[str]] = []
        errors: List[Dict[str, Any]] = []
        for place, row in enumerate(_rows(question)):
            value: Any = None
            text: Optional[str] = None
            try:
                value = self.function(row)
                if isinstance(value, Shown):
                    value, text = value
                value = encode_value(value, question["type"])
            except Exception as error:
                log.debug("while supplying %s", question["column"], exc_info=True)
                value = text = None
                errors.append({"row": place, "text": str(error) or type(error).__name__})
            values.append(value)
            texts.append(text)
        has_texts = any(text is not None for text in texts)
        return given(
            values=values, texts=texts if has_texts else None, errors=errors or None
        )


def _rows(question: Mapping[str, Any]) -> List[Dict[str, Any]]:
    rows: List[Dict[str, Any]] = [{} for _ in question["rows"]]
    for block, kind in zip(question["blocks"], question["types"]):
        for row, value in zip(rows, block["values"]):
            row[block["column"]] = decode_value(value, kind)
    return rows


class Refreshing:
    """How a table requests the cells again that this program supplies."""

    request: Callable[..., Any]

    def refresh(
        self, columns: Optional[Iterable[str]] = None, rows: Optional[Iterable[Key]] = None
    ) -> int:
        """Requests supplied cells again, which then are stale: of some columns or rows, or all.

        Returns the table's revision.
        """
        params = given(
            columns=None if columns is None else list(columns),
            rows=None if rows is None else [encode_key(row) for row in rows],
        )
        return int(self.request("cell/refresh", params)["revision"])


Supplies = Dict[Tuple[str, str], Supplied]
"""Functions by table and column."""


def supplied_in(columns: Iterable[Tuple[Any, Mapping[str, Any]]]) -> Dict[str, Supplied]:
    """The functions among the options of some columns, by column id."""
    return {
        str(column): options["supplied"]
        for column, options in columns
        if isinstance(options.get("supplied"), Supplied)
    }
