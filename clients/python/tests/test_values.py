import datetime
import decimal
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table_server import decode_value, encode_value

UTC = datetime.timezone.utc


@pytest.mark.parametrize(
    ("wire", "kind", "value"),
    [
        (None, "integer", None),
        (True, "boolean", True),
        (7, "integer", 7),
        ("900719925474099312", "integer", 900719925474099312),
        (3, "number", 3.0),
        ("Infinity", "number", math.inf),
        ("-Infinity", "number", -math.inf),
        ("0.10", "decimal", decimal.Decimal("0.10")),
        ("2026-11-20", "date", datetime.date(2026, 11, 20)),
        ("12026-11-20", "date", "12026-11-20"),
        ("2026-11-20T10:00:00", "dateTime", datetime.datetime(2026, 11, 20, 10)),
        ("2026-11-20T10:00:00Z", "dateTime", datetime.datetime(2026, 11, 20, 10, tzinfo=UTC)),
        ("2026-11-20T10:00:00.123456789", "dateTime", "2026-11-20T10:00:00.123456789"),
        ("2026-02-30T10:00:00", "dateTime", "2026-02-30T10:00:00"),
        ("09:30:00", "time", datetime.time(9, 30)),
        ("23:59:59.5", "time", datetime.time(23, 59, 59, 500000)),
        ("09:30:00.000000001", "time", "09:30:00.000000001"),
        ("24:00:00", "time", "24:00:00"),
        ("P1DT2H", "duration", datetime.timedelta(days=1, hours=2)),
        ("-PT1.5S", "duration", datetime.timedelta(seconds=-1.5)),
        ("PT0.000000001S", "duration", "PT0.000000001S"),
        ("P", "duration", "P"),
        ("x", "text", "x"),
        ([1, {"a": None}], "json", [1, {"a": None}]),
        ("x", "aTypeOfTomorrow", "x"),
    ],
)
def test_wire_values_are_read_by_the_column_type(wire, kind, value):
    assert decode_value(wire, kind) == value
    assert type(decode_value(wire, kind)) is type(value)


def test_an_offset_is_kept():
    value = decode_value("2026-11-20T10:00:00.5+01:00", "dateTime")
    assert value.utcoffset() == datetime.timedelta(hours=1)
    assert value.microsecond == 500000


def test_nan_travels_as_text():
    assert math.isnan(decode_value("NaN", "number"))
    assert encode_value(math.nan, "number") == "NaN"


@given(st.one_of(st.integers(-(2**63), 2**63 - 1), st.none()))
def test_integers_go_round(value):
    wire = encode_value(value, "integer")
    assert decode_value(wire, "integer") == value
    assert isinstance(wire, str) == (value is not None and len(str(abs(value))) >= 15)


@given(st.datetimes(timezones=st.one_of(st.none(), st.just(UTC))))
def test_moments_go_round(value):
    assert decode_value(encode_value(value), "dateTime") == value


@given(st.times())
def test_times_go_round(value):
    assert decode_value(encode_value(value), "time") == value


@given(st.timedeltas())
def test_durations_go_round(value):
    assert decode_value(encode_value(value), "duration") == value


@given(st.decimals(allow_nan=False, allow_infinity=False, places=4))
def test_decimals_go_round(value):
    assert decode_value(encode_value(value), "decimal") == value


def test_json_goes_as_it_is():
    assert encode_value(10**16, "json") == 10**16
    assert encode_value(10**16, "integer") == str(10**16)
