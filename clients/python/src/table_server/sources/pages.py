"""Rows that a function gets page by page, such as those of a REST service."""

from __future__ import annotations

from typing import Any, Callable, Iterable, Iterator, Optional, Sequence, Tuple

from ..lent_rows import LentRow, LentRows, PageFunction, Sequential

LinkFunction = Callable[[Any], Tuple[Iterable[LentRow], Any]]
"""Gives the rows of the page that a link names, and the link of the next one; None ends the rows."""


def pages(function: PageFunction, columns: Optional[Sequence[Any]] = None) -> LentRows:
    """Rows of a function of an offset and a size. Several pages are requested at a time."""
    return LentRows(function, columns)


def linked(
    function: LinkFunction, columns: Optional[Sequence[Any]] = None, first: Any = None
) -> Sequential:
    """Rows of a function whose pages name the next one, by an address, a token or a number.

    It gets ``first`` (None) for the first page, and returns the rows and the link of the next page.
    ``ValueError`` if a page links to itself.
    """

    def begin() -> Iterator[LentRow]:
        link = first
        while True:
            rows, following = function(link)
            yield from rows
            if following is None:
                return
            if following == link:
                raise ValueError(f"the page {link!r} links to itself")
            link = following

    return Sequential(begin, columns)
