"""Values of rows that the program lends, as they travel."""

import datetime
import decimal
import enum
import fractions
import json
import math
import random
import uuid

import pytest

from table_server import RequestFailed
from table_server.lent_values import encode_lent, encoded_rows
from table_server.values import encode_value

UTC = datetime.timezone.utc
MAKERS = [
    lambda chance: chance.randrange(-(2**70), 2**70),
    lambda chance: chance.choice([0.5, -0.0, 1e308, math.inf, -math.inf, math.nan]),
    lambda chance: chance.choice(["", "é", "a\nb", "NaN", "\u2028"]),
    lambda chance: chance.random() < 0.5,
    lambda chance: None,
    lambda chance: decimal.Decimal(chance.randrange(10**9)).scaleb(-chance.randrange(9)),
    lambda chance: datetime.datetime(2026, 1, 31, 9, 30, 0, chance.randrange(10**6), UTC),
    lambda chance: datetime.date(chance.randrange(1, 9999), 2, 28),
    lambda chance: datetime.time(9, 30, chance.randrange(60)),
    lambda chance: datetime.timedelta(microseconds=chance.randrange(-(10**12), 10**12)),
]


class Shade(enum.Enum):
    RED = "red"


@pytest.mark.parametrize("seed", range(20))
def test_whole_columns_are_encoded_as_single_values_are(seed):
    chance = random.Random(seed)
    names = [f"c{place}" for place in range(chance.randrange(1, 6))]
    makers = [chance.sample(MAKERS, chance.randrange(1, 4)) for _ in names]
    rows = [
        tuple(chance.choice(some)(chance) for some in makers) for _ in range(chance.randrange(1, 30))
    ]
    given = [dict(zip(names, row)) if chance.random() < 0.3 else row for row in rows]
    found = encoded_rows(given, names, {})
    wanted = [[encode_value(value) for value in row] for row in rows]
    assert json.dumps(found, allow_nan=False) == json.dumps(wanted, allow_nan=False), f"seed {seed}"


def test_rows_that_json_has_are_not_copied():
    rows = [(1, "a", None, 0.5), (2, "b", True, -1.5)]
    assert all(new is old for new, old in zip(encoded_rows(rows, list("abcd"), {}), rows))


def test_values_without_a_type_are_texts_and_blobs_are_shown_as_those_of_databases():
    assert encode_lent(b"\x0a\x1b") == "x'0a1b'"
    assert encode_lent(bytearray(100)) == "x'" + "00" * 64 + "…' (100 bytes)"
    assert encode_lent(uuid.UUID(int=7)) == str(uuid.UUID(int=7))
    assert encode_lent(fractions.Fraction(1, 3)) == "1/3" and encode_lent(Shade.RED) == "red"
    assert encode_lent({1: decimal.Decimal("1.50"), "d": datetime.date(2026, 1, 31)}) == {
        "1": "1.50", "d": "2026-01-31",
    }  # fmt: skip
    assert encode_lent([math.nan, {1}]) == ["NaN", [1]]
    assert encode_lent(decimal.Decimal("1E+1000000")) == "1E+1000000"


def test_text_that_is_no_unicode_is_the_error_of_the_request(daemon):
    with pytest.raises(RequestFailed) as failure:
        daemon.lend([("\udc80",)], columns=["a"])
    assert failure.value.kind == "sourceFailed" and "surrogates" in str(failure.value)
