"""What a type checker accepts: the eight forms of a column, and what is read back."""

from __future__ import annotations

import datetime
import enum
from dataclasses import dataclass
from decimal import Decimal
from typing import List, NamedTuple, NewType, Optional, TypedDict

from table_server import Columns, Converter, Daemon, TypedRow, TypedTable, formats

Sku = NewType("Sku", str)


class Status(enum.Enum):
    """An enumeration needs no converter."""

    NEW = "new"
    SOLD = "sold"


@dataclass(frozen=True)
class Money:
    """A class of the program."""

    cents: int


@dataclass(frozen=True)
class Address:
    """Fields within fields."""

    city: str


@dataclass(frozen=True)
class Thing:
    """A field of every type that columns know."""

    sku: Sku
    name: str
    count: int
    weight: float
    price: Decimal
    fee: Money
    is_open: bool
    added: datetime.date
    seen: Optional[datetime.datetime]
    took: datetime.timedelta
    status: Status
    tags: List[str]
    address: Address


money = Converter(
    Money, int, encode=lambda money: money.cents, decode=lambda cents: Money(cents),
    format=formats.template("{} ct", formats.number("#,##0")),
)  # fmt: skip
things = Columns(Thing, key=lambda thing: thing.sku, converters=[money])

# 1 field, 2 computed, 3 computed of an explicit type, 4 header only
sku = things.column("SKU", lambda thing: thing.sku)
name = things.column("Name", lambda thing: thing.name, comparator="natural")
count = things.column(
    "Count", lambda thing: thing.count, format=formats.texts({0: "Out of stock"})
)
city = things.column("City", lambda thing: thing.address.city)
total = things.computed("Total", Decimal, lambda thing: thing.price * thing.count)
category = things.computed("Category", str, lambda t: "heavy" if t.weight > 1 else "light")
gross = things.expression("Gross", Decimal, "price * 1.2", format=formats.currency("USD"))
actions = things.header("Actions", cell_kind="buttons")

# 5 format and typed sort
price = things.column("Price", lambda thing: thing.price, format=formats.currency("USD"))
weight = things.column(
    "Weight", lambda thing: thing.weight, format=lambda w: f"{w:.1f} kg",
    parse=lambda text: float(text.split()[0]), deadline=1000,
)  # fmt: skip
added = things.column("Added", lambda thing: thing.added, format=formats.date("d MMM y"))
seen = things.column("Seen", lambda thing: thing.seen, format=formats.date("HH:mm"))
took = things.column("Took", lambda thing: thing.took, format=formats.duration("short"))
is_open = things.column("Open", lambda thing: thing.is_open, format=formats.boolean("yes", "no"))
fee = things.column("Fee", lambda thing: thing.fee)
status = things.column("Status", lambda thing: thing.status)
tags = things.column("Tags", lambda thing: thing.tags)

# 6 sorted by another field, 7 by a computed value, 8 by a comparator
label = things.shown("Label", lambda t: f"{t.name} ({t.sku})", sorted_by=lambda t: t.added)
length = things.shown("By length", lambda t: t.name, sorted_by=lambda t: len(t.name))
fees = things.shown("By fee", lambda t: t.name, compare=lambda a, b: a.fee.cents - b.fee.cents)


def use(daemon: Daemon, items: List[Thing]) -> TypedTable[Thing]:
    """Values come back in the types of the fields."""
    table = things.create(daemon, items, default_sort=(price, "descending"))
    view = table.view(sort=[status, (length, "descending")])
    view.sort((fees, "descending"), name).search("a", columns=[name, label])
    cheap = price.less(Decimal(10)) & (status.equal(Status.NEW) | seen.equal(None))
    view.filter(cheap & ~label.contains("x")).filter(None)
    for row in view.rows():
        amount: Decimal = row[price] + 1
        when: Optional[datetime.datetime] = row[seen]
        kind: Status = row[status]
        cents: int = row[fee].cents
        thing: Thing = row.item
        sums: Optional[Decimal] = row[total]
        text: str = row.text(weight) + row[label]
        print(amount, when, kind, cents, thing, sums, text, row.key)
    table.set("a", price, Decimal("3.50"))
    table.set("a", seen, None)
    with view.draft("a", weight, by="user") as draft:
        draft.change("2.5 kg")
        problem: Optional[str] = draft.problem
        print(problem)
    table.replace(items[0])
    table.refresh(["a"])
    table.wait_until_made(timeout=10)
    return table


class Point(NamedTuple):
    """Named tuples are items."""

    id: int
    x: float


class Entry(TypedDict):
    """Typed dictionaries are items."""

    id: int
    title: str


points = Columns(Point, key=lambda point: point.id)
x = points.column("X", lambda point: point.x, format=formats.number("0.0"))
entries = Columns(Entry, key=lambda entry: entry["id"])
title = entries.column("Title", lambda entry: entry["title"])


def first(row: TypedRow[Point], other: TypedRow[Entry]) -> str:
    """Columns belong to their items."""
    return f"{row[x]:.1f} {other[title].upper()}"
