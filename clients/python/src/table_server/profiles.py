"""Summaries of columns: how the values are spread, and which are frequent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, List, Mapping, NamedTuple
from typing import Optional, Sequence, Tuple

from .connection import Params
from .values import decode_value
from .wire import given

if TYPE_CHECKING:
    from .table import Table


class Histogram(NamedTuple):
    """The numbers of values in bins; the last bin includes its upper edge."""

    edges: List[Any]
    """One more than bins; of decimals they are floats."""
    counts: List[int]
    outside: int
    """How many values are infinite or not a number."""


class ColumnProfile(NamedTuple):
    """The summary of a column; parts that were not requested or do not exist are None or empty
    lists.
    """

    column: str
    rows: int
    nulls: int
    errors: int
    distinct: Optional[int]
    distinct_error: Optional[float]
    """The likely relative error of ``distinct``; None: it is exact."""
    min: Any
    max: Any
    mean: Any
    quantiles: Dict[float, Any]
    """The quantiles by their shares."""
    quantiles_error: Optional[float]
    """The likely error of the shares; None: they are exact."""
    histogram: Optional[Histogram]
    frequencies: List[Tuple[Any, int]]
    """The most frequent values with their counts."""
    frequencies_error: int
    """By how much the counts may be too small."""

    @staticmethod
    def from_wire(wire: Mapping[str, Any], types: Mapping[str, str]) -> ColumnProfile:
        """The summary of its wire form, with values of a column's type."""
        kind = types.get(wire["column"], "")

        def one(name: str, value_type: str = kind) -> Any:
            return decode_value(wire.get(name, {}).get("value"), value_type)

        def some(name: str, value_type: str = kind) -> List[Any]:
            return [decode_value(value, value_type) for value in wire.get(name, {}).get("values", [])]

        bins = wire.get("histogram")
        return ColumnProfile(
            column=wire["column"],
            rows=wire["rows"],
            nulls=wire.get("nulls", 0),
            errors=wire.get("errors", 0),
            distinct=wire.get("distinct", {}).get("count"),
            distinct_error=wire.get("distinct", {}).get("error"),
            min=one("min"),
            max=one("max"),
            mean=one("mean", kind if kind == "duration" else "number"),
            quantiles=dict(zip(wire.get("quantiles", {}).get("at", []), some("quantiles"))),
            quantiles_error=wire.get("quantiles", {}).get("error"),
            histogram=bins and Histogram(
                some("histogram", "number" if kind == "decimal" else kind),
                list(bins["counts"]),
                bins.get("outside", 0),
            ),
            frequencies=list(zip(some("frequencies"), wire.get("frequencies", {}).get("counts", []))),
            frequencies_error=wire.get("frequencies", {}).get("error", 0),
        )  # fmt: skip


class Profile:
    """What ``View.profile`` found: the summaries of columns."""

    def __init__(self, answers: Sequence[Mapping[str, Any]], types: Mapping[str, str]) -> None:
        self.view_revision: int = answers[0]["viewRevision"]
        self.revision: int = answers[0]["revision"]
        self.complete: bool = answers[0]["complete"]
        """Whether all rows were there."""
        self.columns = {
            told["column"]: ColumnProfile.from_wire(told, types)
            for answer in answers
            for told in answer["columns"]
        }

    def __getitem__(self, column: str) -> ColumnProfile:
        return self.columns[column]


class Profiling:
    """The method of a view that summarises columns; a part of ``View``."""

    table: Table

    def request(self, method: str, params: Params, timeout: Optional[float] = None) -> Any:
        """Sends a request that names this view."""
        raise NotImplementedError

    def profile(
        self,
        columns: Optional[Iterable[str]] = None,
        *,
        kinds: Optional[Iterable[str]] = None,
        over: Optional[str] = None,
        quantiles: Optional[Iterable[float]] = None,
        bins: Optional[int] = None,
        top: Optional[int] = None,
        on_columns: Optional[Callable[[List[ColumnProfile]], Any]] = None,
        wait: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> Profile:
        """Summaries of columns, by default of all that the view shows.

        ``kinds`` are ``distinct``, ``extremes``, ``mean``, ``quantiles``, ``histogram`` and
        ``frequencies``; ``over`` is ``shown`` (default), ``all`` or ``selection``. ``on_columns``
        is called with summaries as they are finished, on the thread of all callbacks.
        """
        daemon, types = self.table.daemon, self.table.types
        params: Dict[str, Any] = given(over=over, bins=bins, top=top, wait=wait)
        for name, values in (("kinds", kinds), ("quantiles", quantiles)):
            if values is not None:
                params[name] = list(values)
        token = None
        if on_columns is not None:
            finished = on_columns

            def take(told: Any) -> None:
                finished([ColumnProfile.from_wire(each, types) for each in told["columns"]])

            token = params["partialResultToken"] = daemon.new_token(take)
        named = {} if columns is None else {"columns": list(columns)}
        answers: List[Mapping[str, Any]] = []
        try:
            # An answer that would be too long leaves columns out.
            while not answers or named["columns"]:
                answers.append(
                    self.request("view/profile", {**params, **named, "as": "value"}, timeout)
                )
                named = {"columns": answers[-1].get("left", [])}
        finally:
            if token is not None:
                daemon.forget_token(token)
        return Profile(answers, types)
