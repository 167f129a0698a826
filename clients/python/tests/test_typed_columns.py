"""Typed columns against the real daemon: the tables of the typed column guide, and the fruit."""

import datetime
import enum
import functools
import random
import time
import uuid
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Dict, List, Optional, Tuple

import pytest

from table_server import (
    CellUnreadable,
    Columns,
    Converter,
    InvalidParams,
    RequestFailed,
    before,
    formats,
)

DAY = datetime.date


@dataclass(frozen=True)
class Transaction:
    id: uuid.UUID
    description: str
    amount: float
    date: datetime.date
    category: str


@dataclass(frozen=True)
class Employee:
    id: int
    first_name: str
    last_name: str
    department: str
    start_date: datetime.date
    salary: Decimal


@dataclass(frozen=True)
class Product:
    id: str
    name: str
    price: Decimal
    quantity: int
    last_restocked: Optional[datetime.date] = None
    notes: str = ""


def texts(view, column):
    return [row.text(column) for row in view.rows()]


def test_transactions_sort_by_amount_and_date_and_show_texts(daemon):
    def money(amount: float) -> str:
        return f"-${abs(amount):.2f}" if amount < 0 else f"${amount:.2f}"

    columns = Columns(Transaction, key=lambda item: item.id)
    date = columns.column("Date", lambda item: item.date, format=formats.date("M/d/y"))
    columns.column("Description", lambda item: item.description)
    columns.column("Category", lambda item: item.category)
    amount = columns.column("Amount", lambda item: item.amount, format=money)
    items = [
        Transaction(uuid.UUID(int=1), "Rent", -950.0, DAY(2026, 10, 1), "Home"),
        Transaction(uuid.UUID(int=2), "Salary", 3100.5, DAY(2026, 9, 30), "Work"),
        Transaction(uuid.UUID(int=3), "Tea", -4.25, DAY(2026, 10, 11), "Food"),
    ]
    with columns.create(daemon, items) as table:
        view = table.view(sort=amount)
        assert texts(view, amount) == ["-$950.00", "-$4.25", "$3100.50"], "by number, not by text"
        assert [row[amount] for row in view.rows()] == [-950.0, -4.25, 3100.5]
        assert view.view.columns == ["date", "description", "category", "amount#text"]
        view.sort((date, "descending"))
        assert texts(view, date) == ["10/11/2026", "10/1/2026", "9/30/2026"]
        assert list(view.items()) == [items[2], items[0], items[1]]
        assert view.search("$3100").counts.filtered == 1, "what is shown is searched"
        view.search(None)
        key = str(items[2].id)
        table.set(key, amount, 5.0)
        row = view.rows(keys=[key])[0]
        assert (row[amount], row.text(amount), row.item.amount) == (5.0, "$5.00", 5.0)
        assert [item.id.int for item in view.sort(amount).items()] == [1, 3, 2]


def test_a_directory_sorts_names_by_surname_and_tenure_by_start(daemon):
    columns = Columns(Employee, key=lambda employee: employee.id)
    name = columns.shown(
        "Name", lambda e: f"{e.first_name} {e.last_name}", sorted_by=lambda e: e.last_name
    )
    department = columns.column("Department", lambda e: e.department)
    started = columns.column("Started", lambda e: e.start_date, format=formats.date("MMM d, y"))
    tenure = columns.shown(
        "Tenure", lambda e: f"{2026 - e.start_date.year} years", sorted_by=lambda e: e.start_date
    )
    items = [
        Employee(1, "Alice", "Zimmerman", "Law", DAY(2020, 1, 15), Decimal("5000.00")),
        Employee(2, "Bob", "Adams", "IT", DAY(2024, 3, 1), Decimal("4000.50")),
        Employee(3, "Charlie", "Miller", "IT", DAY(2011, 7, 9), Decimal("7000.00")),
    ]
    with columns.create(daemon, items, default_sort=name) as table:
        view = table.view()
        assert texts(view, name) == ["Bob Adams", "Charlie Miller", "Alice Zimmerman"]
        view.sort((tenure, "descending"))
        assert texts(view, tenure) == ["2 years", "6 years", "15 years"]
        assert texts(view, started) == ["Mar 1, 2024", "Jan 15, 2020", "Jul 9, 2011"]
        assert table.items() == items, "the salary has no column and is there all the same"
        table.set(2, department, "Law")
        assert table.item(2).salary == Decimal("4000.50")
        table.table.insert([{"id": 4, "last_name": "Late", "start_date": DAY(2026, 1, 1),
                             "department": "IT"}])  # fmt: skip
        with pytest.raises(CellUnreadable, match="row 4 has no value in 'first_name', null"):
            table.items()
        table.table.undo()
        assert view.tap(name) == "ascending" and view.tap(name) == "descending"
        assert texts(view, name) == ["Alice Zimmerman", "Charlie Miller", "Bob Adams"]


def by_restocking(a: Product, b: Product) -> int:
    """Products that were never restocked come last, as in the guide."""
    if a.last_restocked is None or b.last_restocked is None:
        return (a.last_restocked is None) - (b.last_restocked is None)
    return (a.last_restocked > b.last_restocked) - (a.last_restocked < b.last_restocked)


def inventory():
    columns = Columns(Product, key=lambda product: product.id)
    columns.column("SKU", lambda product: product.id)
    columns.column("Product", lambda product: product.name)
    columns.column("Price", lambda product: product.price, format=formats.currency("USD"))
    columns.column(
        "Stock", lambda product: product.quantity, format=formats.texts({0: "Out of stock"})
    )
    columns.shown(
        "Last restocked",
        lambda product: "Never" if product.last_restocked is None
        else product.last_restocked.isoformat(),
        compare=by_restocking,
    )  # fmt: skip
    columns.computed(
        "Value", Decimal, lambda product: product.price * product.quantity,
        format=formats.currency("USD"),
    )  # fmt: skip
    columns.header("Actions", cell_kind="buttons")
    return columns


PRODUCTS = [
    Product("w", "Widget", Decimal("29.99"), 100, DAY(2026, 5, 1)),
    Product("g", "Gadget", Decimal("9.99"), 50),
    Product("a", "Appliance", Decimal("199.99"), 10, DAY(2026, 2, 1)),
    Product("z", "Zip", Decimal("1.00"), 0, DAY(2026, 3, 1)),
]


def test_an_inventory_shows_computes_and_compares(daemon):
    columns = inventory()
    sku, name, price, stock, restocked, value, actions = columns.declared
    with columns.create(daemon, PRODUCTS) as table:
        view = table.view()
        assert view.view.columns == ["id", "name", "price", "quantity", "Last restocked", "Value",
                                     "Actions"]  # fmt: skip
        assert texts(view, stock) == ["100", "50", "10", "Out of stock"]
        assert texts(view.sort(value), value) == ["$0.00", "$499.50", "$1,999.90", "$2,999.00"]
        assert texts(view.sort(restocked), restocked) == [
            "2026-02-01", "2026-03-01", "2026-05-01", "Never",
        ]  # fmt: skip
        assert [row[price] for row in view.sort((price, "descending")).rows()] == [
            Decimal("199.99"), Decimal("29.99"), Decimal("9.99"), Decimal("1.00"),
        ]  # fmt: skip
        before_tap = [row.key for row in view.rows()]
        assert view.tap(actions) is None
        assert [row.key for row in view.rows()] == before_tap
        with pytest.raises(ValueError, match="Actions"):
            view.sort(actions)
        described = {column["id"]: column for column in table.table.description["columns"]}
        assert described["Actions"]["cellKind"] == "buttons"
        assert table.items() == PRODUCTS


def test_conditions_are_made_of_columns(daemon):
    columns = inventory()
    _, name, price, stock, restocked, value, _ = columns.declared
    with columns.create(daemon, PRODUCTS) as table:
        view = table.view(filter=price.greater(Decimal("9.99")))

        def passing(condition):
            return [row.key for row in view.filter(condition).rows()]

        assert [row.key for row in view.rows()] == ["w", "a"]
        assert passing(price.less_or_equal(Decimal("9.99")) & ~stock.equal(0)) == ["g"]
        assert passing(stock.one_of([0, 10]) | name.shows("widget")) == ["w", "a", "z"]
        assert passing(stock.shows("Out of stock")) == ["z"]
        assert passing(name.starts_with("w", case_folded=False)) == []
        assert passing(value.greater_or_equal(Decimal(1999)) & name.ends_with("et")) == ["w"]
        assert passing(restocked.contains("never")) == ["g"]
        assert passing(price.is_null() | price.is_error()) == []
        assert passing(~price.not_equal(Decimal(1)) & stock.less(5)) == ["z"]
        assert passing(None) == ["w", "g", "a", "z"]
        with pytest.raises(TypeError, match="combined with &"):
            view.filter(stock.less(5) and stock.greater(0))
        with pytest.raises(TypeError, match="'quantity' holds int, not str"):
            stock.less("5")
    fruit = fruits()
    weight, color, size = fruit.declared[2:5]
    with fruit.create(daemon, FRUIT) as table:
        view = table.view(filter=weight.greater(Weight(Decimal(100))) & color.equal(Color.YELLOW))
        assert [item.name for item in view.items()] == ["Banana", "Orange"]
        assert [item.name for item in view.filter(size.equal(None)).items()] == ["Orange"]


def test_computed_cells_follow_edits_undo_and_new_content(daemon):
    columns = inventory()
    _, _, price, stock, restocked, value, _ = columns.declared
    with columns.create(daemon, PRODUCTS) as table:
        view = table.view()

        def values():
            return {row.key: row[value] for row in view.rows()}

        table.set("g", stock, 2, label="sold")
        assert values()["g"] == Decimal("19.98")
        assert table.table.describe().history.undo == 1, "one step for the cell and what it makes"
        table.undo()
        assert values()["g"] == Decimal("499.50")
        table.redo()
        assert values()["g"] == Decimal("19.98")
        # Another program edits the same table and knows nothing of this one's functions.
        table.table.set("w", "quantity", 1, author="other")
        assert values()["w"] == Decimal("29.99"), "the daemon asks for what became stale"
        table.table.undo()
        assert values()["w"] == Decimal("2999.00")
        result = table.set_rows([PRODUCTS[3], Product("n", "New", Decimal(2), 3, DAY(2026, 4, 1)),
                                 PRODUCTS[0]])  # fmt: skip
        assert (result.deletes, result.inserts, result.outcome) == (2, 1, "applied")
        assert [row.text(restocked) for row in view.sort(restocked).rows()] == [
            "2026-03-01", "2026-04-01", "2026-05-01",
        ]  # fmt: skip
        table.undo()
        assert [item.id for item in table.items()] == ["w", "g", "a", "z"]


def test_what_others_do_is_followed_by_windows(daemon):
    columns = inventory()
    value = columns.declared[5]
    with columns.create(daemon, PRODUCTS) as table:
        window = table.view().watch()

        def shown():
            table.wait_until_made()
            return {row.key: row.text(value) for row in window.rows()}

        table.table.set("w", "quantity", 7, author="other")
        assert shown()["w"] == "$209.93"
        for number in range(50):  # many at once: the last one counts
            table.table.set("g", "quantity", number, history="none")
        assert shown()["g"] == "$489.51"
        table.table.set("g", "quantity", 1)
        daemon.sync()
        row = window.rows()[1]
        assert row.is_awaited(value) or row.text(value) == "$9.99", "what is old is marked"
        window.close()


def test_a_cell_that_does_not_fit_is_named_and_stops_nothing(daemon):
    columns = inventory()
    price, value = columns.declared[2], columns.declared[5]
    with columns.create(daemon, PRODUCTS) as table:
        table.table.edit(
            [{"kind": "set", "row": "w", "column": "price", "text": "cheap"}], invalid="keep"
        )
        row = table.view().rows(keys=["w"])[0]
        assert row.error(price).text == "cheap"
        assert row.get(price) is None and row.get(price, "none") == "none"
        reason = "row 'w' has no value in 'price', doesNotParse: 'cheap'"
        assert row.get(value) is None and row.error(value) == ("notComputed", reason)
        with pytest.raises(CellUnreadable, match="cheap"):
            row.item
        table.undo()
        assert table.items() == PRODUCTS


class Color(enum.Enum):
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"


class Rights(enum.Flag):
    READ = 1
    WRITE = 2


class Size(enum.IntEnum):
    SMALL = 1
    LARGE = 2


@dataclass(frozen=True)
class Weight:
    grams: Decimal


@dataclass
class Fruit:
    id: str
    name: str
    weight: Weight
    color: Color
    size: Optional[Size] = None
    tags: List[str] = field(default_factory=list)
    picked: List[datetime.date] = field(default_factory=list)
    extra: Dict[str, int] = field(default_factory=dict)


FRUIT = [
    Fruit("🍌", "Banana", Weight(Decimal("118")), Color.YELLOW, Size.LARGE, ["long"]),
    Fruit("🍓", "Strawberry", Weight(Decimal("12.5")), Color.RED, Size.SMALL),
    Fruit("🍊", "Orange", Weight(Decimal("190")), Color.YELLOW, None, [], [DAY(2026, 1, 2)]),
    Fruit("🥝", "Kiwi", Weight(Decimal("75")), Color.GREEN, Size.SMALL, [], [], {"a": 1}),
]


def fruits():
    converters = [
        Converter(
            Weight, Decimal, encode=lambda weight: weight.grams, decode=Weight,
            format=formats.number("#,##0.#", suffix=" g"),
        ),
        Converter.enumeration(Color, show=lambda color: color.name.title()),
    ]  # fmt: skip
    columns = Columns(Fruit, key=lambda fruit: fruit.id, converters=converters)
    columns.column("ID", lambda fruit: fruit.id)
    columns.column("Name", lambda fruit: fruit.name)
    columns.column("Weight", lambda fruit: fruit.weight)
    columns.column("Color", lambda fruit: fruit.color)
    columns.column("Size", lambda fruit: fruit.size, null_placeholder="unknown")
    columns.column("Tags", lambda fruit: fruit.tags)
    columns.column("Picked", lambda fruit: fruit.picked)
    columns.column("Extra", lambda fruit: fruit.extra)
    return columns


def test_classes_and_enumerations_of_the_program_travel_as_named_types(daemon):
    columns = fruits()
    _, name, weight, color, size, *_ = columns.declared
    with columns.create(daemon, FRUIT) as table:
        assert set(table.table.description["types"]) == {"Weight", "Color", "Size"}
        view = table.view(sort=[(color, "ascending"), (weight, "descending")])
        assert texts(view, name) == ["Strawberry", "Kiwi", "Orange", "Banana"]
        assert texts(view, weight) == ["12.5 g", "75 g", "190 g", "118 g"]
        assert texts(view, color) == ["Red", "Green", "Yellow", "Yellow"]
        assert view.rows()[0][weight] == Weight(Decimal("12.5"))
        assert texts(view.sort(size), size) == ["SMALL", "SMALL", "LARGE", "unknown"]
        assert table.items() == FRUIT
        table.set("🥝", color, Color.RED)
        table.set("🥝", size, None)
        assert table.item("🥝").color is Color.RED and table.item("🥝").size is None
        described = {column["id"]: column for column in table.table.description["columns"]}
        assert described["color"]["editor"] == {"kind": "choice", "choices": ["red", "green", "yellow"]}
        table.table.set("🍌", "color", "blue")
        with pytest.raises(CellUnreadable, match="'blue' is no Color"):
            table.items()


def test_fruit_are_inserted_moved_replaced_and_removed(daemon):
    columns = fruits()
    with columns.create(daemon, FRUIT[:2]) as table:
        window = table.view().watch()
        table.insert(FRUIT[2:], before("🍓"))
        table.replace(Fruit("🍓", "Berry", Weight(Decimal(13)), Color.RED))
        table.table.move(["🍌"], "end")
        table.table.remove(["🥝"])
        daemon.sync()
        assert window.items() == table.items()
        assert [item.name for item in window.items()] == ["Orange", "Berry", "Banana"]
        assert all(row.text(columns.declared[1]) == row.item.name for row in window.rows())
        window.close()


def test_keys_of_several_fields_name_one_row(daemon):
    columns = Columns(Product, key=[lambda item: item.id, lambda item: item.quantity])
    price = columns.column("Price", lambda item: item.price)
    items = [Product('a"', "x", Decimal(1), 1), Product('a"', "y", Decimal(2), 2)]
    with columns.create(daemon, items) as table:
        assert [row.key for row in table.view().rows()] == [columns.key_of(item) for item in items]
        table.set(columns.key_of(items[1]), price, Decimal(5))
        assert [item.price for item in table.items()] == [1, 5]
        assert [item.name for item in table.items()] == ["x", "y"]


def test_the_daemon_computes_by_expressions(daemon, tmp_path):
    columns = Columns(Product, key=lambda product: product.id)
    price = columns.column("Price", lambda product: product.price)
    total = columns.expression(
        "Total", Decimal, "price * quantity", format=formats.currency("USD")
    )  # fmt: skip
    with columns.create(daemon, PRODUCTS, default_sort=total) as table:
        view = table.view()
        assert [row[total] for row in view.rows()] == [0, Decimal("499.5"), Decimal("1999.9"), 2999]
        assert view.rows()[1].text(total) == "$499.50"
        table.table.set("g", "quantity", 1000)
        assert [row.key for row in view.rows()] == ["z", "a", "w", "g"], "right at once"
        table.set_rows(PRODUCTS[:1])
        table.set("w", price, Decimal(2))
        assert view.rows()[0][total] == 200
    with columns.open_csv(daemon, b"id,name,quantity,price\na,b,3,1.5\n") as table:
        assert table.view().rows()[0][total] == Decimal("4.5")


def test_a_file_is_opened_as_items(daemon, tmp_path):
    file = tmp_path / "products.csv"
    file.write_text(
        "quantity;Name;id;price;unread\n100;Widget;007;29.99;x\n0;Gadget;g;cheap;y\n", "utf-8"
    )
    columns = Columns(Product, key=lambda product: product.id)
    name = columns.column("Product", lambda product: product.name, id="Name")
    price = columns.column("Price", lambda p: p.price, format=formats.currency("USD"))
    stock = columns.column("Stock", lambda p: p.quantity, format=lambda n: f"{n} left")
    value = columns.computed("Value", Decimal, lambda p: p.price * p.quantity)
    label = columns.shown("Label", lambda p: p.name, sorted_by=lambda p: len(p.name))
    with columns.open_csv(daemon, file, delimiter=";") as table:
        widget = Product("007", "Widget", Decimal("29.99"), 100)
        assert table.item("007") == widget, "the key is a text, what is not there has its default"
        view = table.view(sort=(label, "descending"))
        assert view.view.columns == ["Name", "price", "quantity#text", "Value", "Label"]
        row, other = view.rows()
        assert (row[name], row[price], row.text(price)) == ("Widget", widget.price, "$29.99")
        assert (row.text(stock), row[value], row.text(label)) == ("100 left", 2999, "Widget")
        assert other.error(price).text == "cheap" and "cheap" in other.error(value).text
        table.set("007", stock, 3)
        assert view.rows(keys=["007"])[0][value] == Decimal("89.97")
        assert table.table.describe().history.undo == 1, "opening left no step to undo"
        table.undo()
        assert table.item("007") == widget
    with pytest.raises(InvalidParams) as caught:
        columns.open_csv(daemon, b"id,Name,price\n")
    assert caught.value.kind == "unknownColumn"


@dataclass(frozen=True)
class Parcel:
    id: int
    net: Weight
    gross: Optional[Weight] = None


def test_a_class_declared_once_is_read_shown_compared_and_edited_in_any_column(daemon):
    grams = Converter(
        Weight, Decimal, encode=lambda weight: weight.grams, decode=Weight, name="grams",
        parse=formats.number("#,##0.#", suffix=" g"), format=formats.number("0.0", suffix=" g"),
        comparator={"kind": "length"}, null_placeholder="not weighed", editor={"kind": "scale"},
    )  # fmt: skip
    columns = Columns(Parcel, key=lambda parcel: parcel.id, converters=[grams])
    net = columns.column("Net", lambda parcel: parcel.net)
    gross = columns.column("Gross", lambda parcel: parcel.gross)
    file = b'id,net,gross\n1,"1,200 g",\n2,30 g,31.5 g\n'
    with columns.open_csv(daemon, file, default_sort=net) as table:
        heavy, light = Weight(Decimal(1200)), Weight(Decimal(30))
        assert table.items() == [Parcel(1, heavy), Parcel(2, light, Weight(Decimal("31.5")))]
        view = table.view()
        assert texts(view, net) == ["30.0 g", "1200.0 g"], "by the length of what they show"
        assert texts(view, gross) == ["31.5 g", "not weighed"]
        described = {column["id"]: column for column in table.table.description["columns"]}
        assert {described[id]["typeName"] for id in ("net", "gross")} == {"grams"}
        assert described["gross"]["editor"] == {"kind": "scale"}


def test_mistakes_are_told_where_they_are_made(daemon):
    columns = Columns(Product, key=lambda product: product.id)
    with pytest.raises(ValueError, match="'Name' needs a function that only reads a field"):
        columns.column("Name", lambda product: product.name.upper())
    with pytest.raises(ValueError, match="only reads a field"):
        columns.column("Date", lambda p: p.notes if p.notes is not None else p.name)
    with pytest.raises(TypeError, match="no annotated field 'nmae'"):
        columns.column("Name", lambda product: product.nmae)
    with pytest.raises(TypeError, match="keys are integers, texts or dates"):
        Columns(Product, key=lambda product: product.price)
    with pytest.raises(TypeError, match="no column holds Rights; register a Converter"):
        columns.computed("Rights", Rights, lambda product: Rights.READ)
    with pytest.raises(TypeError, match="register a Converter"):
        Columns(Fruit, key=lambda fruit: fruit.id).column("Weight", lambda fruit: fruit.weight)
    with pytest.raises(ValueError, match="has a column already"):
        columns.column("A", lambda product: product.name)
        columns.column("B", lambda product: product.name)
    with pytest.raises(TypeError, match="'price' holds Decimal, not str"):
        prices = Columns(Product, key=lambda product: product.id)
        prices.column("Price", lambda product: product.price)
        prices.create(daemon, [Product("a", "a", "1.00", 1)])
    with pytest.raises(RequestFailed) as caught:
        columns.create(daemon, [PRODUCTS[0], PRODUCTS[0]])
    assert caught.value.kind == "duplicateKeys"
    with pytest.raises(RuntimeError, match="too late"):
        columns.column("Notes", lambda product: product.notes)
    with columns.create(daemon, PRODUCTS) as table:
        with pytest.raises(RequestFailed) as caught:
            table.set("nobody", columns.declared[0], "x")
        assert caught.value.kind == "unknownRow"
        with pytest.raises(TypeError, match="'name' holds str"):
            table.set("w", columns.declared[0], 7)
    bad = Columns(Product, key=lambda product: product.id)
    bad.column("Price", lambda p: p.price, format=formats.number("#0#"))
    with pytest.raises(InvalidParams) as caught:
        bad.create(daemon, PRODUCTS)
    assert caught.value.kind == "badFormat"


def random_product(chance, id):
    restocked = chance.choice([None, DAY(2026, chance.randint(1, 12), chance.randint(1, 28))])
    price = Decimal(chance.randrange(10_000)) / 100
    return Product(id, chance.choice("abcdef"), price, chance.randrange(5), restocked)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_computed_cells_and_orders_are_those_of_the_items(daemon, seed):
    """Law: a table is what a fresh one of the same items would be."""
    chance = random.Random(seed)
    columns = inventory()
    _, name, price, stock, restocked, value, _ = columns.declared
    keys = [f"k{number}" for number in range(12)]
    items = [random_product(chance, key) for key in keys[:6]]
    with columns.create(daemon, items) as table:
        view = table.view()
        for _ in range(40):
            present = [item.id for item in table.items()]
            action = chance.randrange(7)
            if action == 0 and present:
                table.set(chance.choice(present), price, Decimal(chance.randrange(99)))
            elif action == 1 and present:
                table.table.set(chance.choice(present), "quantity", chance.randrange(9))
            elif action == 2 and present:
                date = DAY(2026, chance.randint(1, 12), 1)
                table.table.set(chance.choice(present), "last_restocked", date)
            elif action == 3:
                kept = chance.sample(keys, chance.randrange(len(keys)))
                table.set_rows([random_product(chance, key) for key in kept])
            elif action == 4:
                absent = [key for key in keys if key not in present][:2]
                table.insert([random_product(chance, key) for key in absent])
            elif action == 5:
                table.undo()
            else:
                table.redo()
            found = table.items()
            assert {row.key: row[value] for row in view.sort().rows()} == {
                item.id: item.price * item.quantity for item in found
            }
            in_order = sorted(found, key=functools.cmp_to_key(by_restocking))
            assert list(view.sort(restocked).items()) == in_order
            assert list(view.sort((value, "descending"), name).items()) == sorted(
                found, key=lambda item: (-item.price * item.quantity, item.name)
            )


def test_ranks_find_room_between_neighbours_and_are_numbered_anew_when_there_is_none(daemon):
    columns = Columns(Employee, key=lambda employee: employee.id)
    by_names = columns.shown(
        "Name", lambda e: e.last_name, sorted_by=lambda e: (e.last_name.lower(), e.first_name)
    )
    with columns.create(daemon, []) as table:
        view = table.view(sort=by_names)
        expected: List[Tuple[str, int]] = []
        for number in range(60):  # each one before all but the first: the gap is halved each time
            name = "a" if number == 0 else "b" + "z" * (60 - number)
            table.insert(
                [Employee(number, "", name, "", DAY(2026, 1, 1), Decimal(0))], history="none"
            )
            expected = sorted([*expected, (name, number)])
            assert [row.key for row in view.rows()] == [number for _, number in expected]
