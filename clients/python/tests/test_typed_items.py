"""What items may be: tuples, dictionaries, plain classes, items within items."""

from dataclasses import dataclass
from typing import NamedTuple, TypedDict

import pytest

from table_server import Columns, ItemIncomplete


class Point(NamedTuple):
    id: int
    x: float
    label: str = "none"


class Entry(TypedDict, total=False):
    id: int
    title: str


class Card(TypedDict):
    id: int
    bank: Entry


@dataclass
class Address:
    city: str
    street: str = ""


@dataclass
class Person:
    id: int
    address: Address


class Secret:
    """Nothing that travels."""


@dataclass
class Guarded:
    id: int
    name: str
    secret: Secret


def test_fields_that_cannot_travel_stay_with_the_program(daemon):
    columns = Columns(Guarded, key=lambda item: item.id)
    name = columns.column("Name", lambda item: item.name)
    item = Guarded(1, "a", Secret())
    with columns.create(daemon, [item]) as table:
        table.set(1, name, "b")
        assert table.item(1) == Guarded(1, "b", item.secret)
        table.table.insert([{"id": 2, "name": "c"}])
        assert table.view().rows()[1][name] == "c"
        with pytest.raises(ItemIncomplete, match="secret"):
            table.item(2)


class Plain:
    id: int
    name: str

    def __init__(self, id: int, name: str) -> None:
        self.id, self.name = id, name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and vars(self) == vars(other)


def test_items_may_be_tuples_dictionaries_plain_or_nested(daemon):
    points = Columns(Point, key=lambda point: point.id)
    x = points.column("X", lambda point: point.x)
    with points.create(daemon, [Point(1, 0.5, "a"), Point(2, float("inf"))]) as table:
        table.set(1, x, -1.5)
        assert table.items() == [Point(1, -1.5, "a"), Point(2, float("inf"))]
    entries = Columns(Entry, key=lambda entry: entry["id"])
    title = entries.column("Title", lambda entry: entry["title"])
    with entries.create(daemon, [{"id": 1, "title": "one"}, {"id": 2}]) as table:
        table.set(1, title, "uno")
        assert table.items() == [{"id": 1, "title": "uno"}, {"id": 2}]
    people = Columns(Person, key=lambda person: person.id)
    city = people.column("City", lambda person: person.address.city)
    with people.create(daemon, [Person(1, Address("Oslo", "Storgata"))]) as table:
        assert table.table.columns[0].id == "address.city"
        table.set(1, city, "Bergen")
        assert table.items() == [Person(1, Address("Bergen", "Storgata"))]
    cards = Columns(Card, key=lambda card: card["id"])
    bank = cards.column("Bank", lambda card: card["bank"]["title"])
    with cards.create(daemon, [{"id": 1, "bank": {"id": 7, "title": "x"}}]) as table:
        table.set(1, bank, "y")
        assert table.items() == [{"id": 1, "bank": {"id": 7, "title": "y"}}]
    plain = Columns(Plain, key=lambda item: item.id)
    name = plain.column("Name", lambda item: item.name)
    with plain.create(daemon, [Plain(10**15, "a")]) as table:
        table.set(10**15, name, "b")
        assert table.items() == [Plain(10**15, "b")]
