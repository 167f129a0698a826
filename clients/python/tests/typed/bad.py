"""What a type checker refuses: every line with ``# error`` and no other, by the code given."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from decimal import Decimal
from typing import Optional, TypedDict

from table_server import Columns, Converter, Daemon, TypedTable, formats


@dataclass(frozen=True)
class Person:
    """``surname`` was called ``last_name`` until yesterday."""

    id: int
    name: str
    surname: str
    age: int
    email: Optional[str]
    born: datetime.date


class Entry(TypedDict):
    """An item of another kind."""

    id: int
    title: str


people = Columns(Person, key=lambda person: person.id)
entries = Columns(Entry, key=lambda entry: entry["id"])

# misspelt
people.column("Name", lambda person: person.nmae)  # error: attr-defined
people.computed("Initial", str, lambda person: person.nmae[0])  # error: attr-defined
people.shown("Name", lambda p: f"{p.nmae}", sorted_by=lambda p: p.name)  # error: attr-defined
entries.column("Title", lambda entry: entry["titel"])  # error: typeddict-item
Columns(Person, key=lambda person: person.key)  # error: attr-defined

# renamed: every place that still says the old name
people.column("Last name", lambda person: person.last_name)  # error: attr-defined
people.shown("N", lambda p: p.name, sorted_by=lambda p: p.last_name)  # error: attr-defined
people.shown("N", lambda p: p.name, compare=lambda a, b: len(a.last_name))  # error: attr-defined
people.computed("Full", str, lambda p: p.name + p.last_name)  # error: attr-defined

# wrongly typed
people.column("Name", lambda person: person.name, format=formats.number("0.00"))  # error: misc
people.column("Age", lambda person: person.age, format=formats.date("y"))  # error: misc
people.column("Age", lambda p: p.age, format=lambda age: age.upper())  # error: attr-defined
people.column("Mail", lambda p: p.email, format=lambda mail: mail.upper())  # error: union-attr
people.computed("Years", int, lambda person: person.name)  # error: arg-type return-value
people.computed("Sum", Decimal, lambda p: p.age + p.name)  # error: operator
people.shown("Age", lambda person: person.age, sorted_by=lambda p: p.age)  # error: arg-type return-value
people.shown("X", lambda p: p.name, sorted_by=lambda p: p)  # error: arg-type return-value
people.shown("X", lambda p: p.name)  # error: call-overload
Converter(Person, int, encode=lambda p: p.name, decode=lambda n: n)  # error: arg-type return-value
Converter(bytes, str, encode=bytes.hex, decode=bytes.fromhex, format=formats.date("y"))  # error: misc

name = people.column("Name", lambda person: person.name)
age = people.column("Age", lambda person: person.age)
adult = people.computed("Adult", bool, lambda person: person.age >= 18)
title = entries.column("Title", lambda entry: entry["title"])


def use(daemon: Daemon, table: TypedTable[Person], person: Person, entry: Entry) -> None:
    """What is read and written has the type of the field."""
    people.create(daemon, [entry])  # error: list-item
    people.create(daemon, default_sort=title)  # error: arg-type
    people.open_csv(daemon, "people.csv", default_sort=(title, "descending"))  # error: arg-type
    table.set(1, age, "thirty")  # error: misc
    table.set(1, adult, True)  # error: arg-type
    table.set(1, title, "x")  # error: arg-type
    table.insert([entry])  # error: list-item
    table.replace(entry)  # error: arg-type
    table.set_rows([entry])  # error: list-item
    row = table.view().rows()[0]
    row[age].upper()  # error: attr-defined
    row[title]  # error: index
    row.text(title)  # error: arg-type
    row.item.nmae  # error: attr-defined
    table.view(sort=title)  # error: arg-type
    table.view(sort=[age, (title, "descending")])  # error: list-item
    table.view().search("a", columns=[title])  # error: list-item
    table.view().tap(title)  # error: arg-type
    table.view().draft(1, adult)  # error: arg-type
    table.view().draft(1, title)  # error: arg-type
    table.view().sort(title)  # error: arg-type
    table.view().sort("name")  # error: arg-type
    table.view(filter=age.less("thirty"))  # error: arg-type
    table.view().filter(title.equal("x"))  # error: arg-type
    table.view().filter(age.greater(3) & title.is_null())  # error: operator
