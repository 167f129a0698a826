"""Summaries of columns through the client."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from threading import Event

COLUMNS = [
    {"id": "city"}, {"id": "n", "type": "integer"}, {"id": "price", "type": "decimal"},
    {"id": "day", "type": "date"},
]  # fmt: skip
ROWS = [["Rome", 1, "1.5", "2024-01-01"], ["Oslo", 2, "2.5", "2024-01-02"], ["Rome", 2**60, None, None]]


def test_summaries_have_values_of_their_columns(daemon):
    view = daemon.create(ROWS, columns=COLUMNS).view(filter="n < 9")
    found = view.profile()
    assert found.complete and list(found.columns) == ["city", "n", "price", "day"]
    assert found["price"].mean == 2.0 and found["price"].max == Decimal("2.5")
    assert found["price"].histogram.edges[0] == 1.5
    assert found["day"].quantiles == {0.25: date(2024, 1, 1), 0.5: date(2024, 1, 1), 0.75: date(2024, 1, 2)}
    assert found["city"].frequencies == [("Rome", 1), ("Oslo", 1)]
    assert found["city"].histogram is None and found["city"].distinct_error is None
    everything = view.profile(["n", "city"], over="all", kinds=["extremes", "frequencies"], top=1)
    assert everything["n"].max == 2**60 and everything["n"].distinct is None
    assert everything["city"].frequencies == [("Rome", 2)]


def test_finished_columns_come_early(daemon):
    view = daemon.create(ROWS, columns=COLUMNS).view()
    told, ended = [], Event()

    def take(columns):
        told.append(columns)
        if columns[-1].column == "day":
            ended.set()

    found = view.profile(on_columns=take)
    assert ended.wait(5)
    assert [[column.column for column in part] for part in told] == [["city"], ["n", "price"], ["day"]]
    assert {column.column: column for part in told for column in part} == found.columns


def test_columns_that_are_left_out_are_asked_for(daemon, monkeypatch):
    view = daemon.create(ROWS, columns=COLUMNS).view()
    whole = view.profile()
    request = view.request

    def cut(method, params, timeout=None):
        answer = request(method, params, timeout)
        columns = answer["columns"]
        left = [column["column"] for column in columns[1:]]
        return {**answer, "columns": columns[:1], **({"left": left} if left else {})}

    monkeypatch.setattr(view, "request", cut)
    assert view.profile().columns == whole.columns
