"""Cells that functions make of items: nobody writes them, and they follow whatever changes a row."""

import threading
import time
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Callable, Optional

import pytest

from table_server import CellUnreadable, Columns, RequestFailed, formats


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    salary: int
    boss: Optional[str] = None


PEOPLE = [Person("1", "Ada", 9), Person("2", "Bob", 100), Person("3", "Cy", 30)]


def pounds(text: str) -> int:
    if not text.startswith("£"):
        raise ValueError("amounts begin with £")
    return int(text[1:])


def people(**salary):
    columns = Columns(Person, key=lambda p: p.id)
    columns.column("Name", lambda p: p.name)
    columns.column("Salary", lambda p: p.salary, format=lambda n: f"£{n}", **salary)
    columns.computed("Twice", int, lambda p: p.salary * 2)
    columns.shown("Label", lambda p: f"{p.name} £{p.salary}", sorted_by=lambda p: (p.salary, p.name))
    return columns


def texts(view, column):
    return [row.text(column) for row in view.rows()]


def refusal(act, *args, **options):
    with pytest.raises(RequestFailed) as caught:
        act(*args, **options)
    return caught.value.kind


def test_nobody_writes_what_functions_make(daemon):
    columns = people()
    name, salary, twice, label = columns.declared
    with columns.create(daemon, PEOPLE) as table:
        view = table.view(binding="cell")
        for column in (salary, twice, label):
            assert refusal(view.view.draft, "1", column.id, by="user") == "notEditable"
            assert refusal(view.draft, "1", column, by="user") == "notEditable"
            assert refusal(table.table.set, "1", column.id, None) == "notEditable"
            edit = {"kind": "set", "row": "1", "column": column.id, "text": "12"}
            assert refusal(table.table.edit, [edit], view=view.view) == "notEditable"
            assert refusal(table.table.paste, [["12"]], "1", column.id) == "notEditable"
        row = view.rows(keys=["1"])[0]
        assert (row.text(salary), row[salary], row[twice], row.item) == ("£9", 9, 18, PEOPLE[0])
        described = {each.id: each for each in table.table.describe().columns}
        assert [described[each.id].editable for each in columns.declared] == [True] + 3 * [False]
        table.set("1", salary, 12)  # the program may set the field all the same
        row = view.rows(keys=["1"])[0]
        assert (row.text(salary), row[salary], row[twice]) == ("£12", 12, 24)
        assert row.text(label) == "Ada £12"


def test_a_draft_of_a_plain_field_makes_stale_what_reads_it(daemon):
    calls = []

    def twice_of(person):
        calls.append(person.salary)
        return person.salary * 2

    columns = Columns(Person, key=lambda p: p.id)
    columns.column("Salary", lambda p: p.salary)
    twice = columns.computed("Twice", int, twice_of)
    with columns.create(daemon, PEOPLE) as table:
        user, other = table.view(binding="cell"), table.view(sort=twice)
        window = other.watch()
        table.wait_until_made()
        del calls[:]
        with user.view.draft("1", "salary", by="user") as draft:
            draft.change("500")
        table.wait_until_made()
        assert [(row.key, row[twice]) for row in window.rows()] == [("3", 60), ("2", 200), ("1", 1000)]
        assert calls == [500], "only the row that changed was asked for"
        table.table.undo()
        assert [row[twice] for row in other.rows()] == [18, 60, 200]
        table.redo()
        assert [row[twice] for row in other.rows()] == [60, 200, 1000]
        window.close()


def test_stale_cells_are_marked_and_asked_for_in_one_batch(daemon):
    questions = []
    go = threading.Semaphore(1)
    columns = people()
    _, salary, twice, label = columns.declared
    make = columns.source("Twice").make

    def slow(person):
        assert go.acquire(timeout=10)
        go.release()
        return make(person)

    columns.source("Twice").make = slow
    with columns.create(daemon, PEOPLE) as table:
        supplied = daemon._supplies[table.table.id, "Twice"]
        answer = supplied.answer
        supplied.answer = lambda question: questions.append(question["rows"]) or answer(question)
        window = table.view().watch()
        table.wait_until_made()
        assert questions == [] or questions == [["1", "2", "3"]]
        go.acquire()
        del questions[:]
        with table.table.edits() as edit:
            edit.set("1", "salary", 1)
            edit.set("3", "salary", 3)
        daemon.sync()
        rows = window.rows()
        assert [row.is_awaited(twice) for row in rows] == [True, False, True]
        assert [row[twice] for row in rows] == [18, 200, 60], "what was made before"
        assert [row[salary] for row in rows] == [1, 100, 3], "a field is never stale"
        go.release()
        table.wait_until_made()
        assert [(row[twice], row.is_awaited(twice)) for row in window.rows()] == [
            (2, False), (200, False), (6, False)]  # fmt: skip
        assert questions == [["1", "3"]]
        window.close()


@pytest.mark.parametrize("parse", [formats.number(prefix="£"), pounds])
def test_the_field_is_edited_through_what_is_shown(daemon, parse):
    columns = people(parse=parse)
    name, salary, twice, label = columns.declared
    with columns.create(daemon, PEOPLE) as table:
        user, other = table.view(binding="cell"), table.view(sort=salary, binding="cell")
        assert user.view.columns == ["name", "salary", "Twice", "Label"]
        windows = [user.watch(), other.watch()]
        assert texts(other, salary) == ["£9", "£30", "£100"], "by number, not by text"
        draft = user.draft("1", salary, by="user")
        assert draft.text == ("£9" if parse is pounds else "9")
        assert refusal(other.draft, "1", salary, by="user") == "draftOpen"
        draft.change("£nothing")
        assert draft.problem is not None
        with pytest.raises((RequestFailed, ValueError)):
            draft.commit()
        draft.change("£50")
        assert draft.problem is None
        draft.commit(label="a rise")
        for view in (user, other):
            row = view.rows(keys=["1"])[0]
            assert (row.text(salary), row[salary], row[twice]) == ("£50", 50, 100)
        assert texts(other, salary) == ["£30", "£50", "£100"]
        assert [row.text(salary) for row in windows[0].rows()] == ["£50", "£100", "£30"]
        assert [row.text(salary) for row in windows[1].rows()] == ["£30", "£50", "£100"]
        assert table.table.describe().history.undo == 1
        assert user.search("£50").counts.filtered == 1
        assert user.search("£9").counts.filtered == 0
        user.search(None)
        assert [r.key for r in user.filter(salary.shows("£50")).rows()] == ["1"]
        assert [r.key for r in user.filter(salary.less(50)).rows()] == ["3"]
        user.filter(None)
        with other.draft("3", salary, by="user", author="b") as second:
            second.change("£7")
        assert texts(other, salary) == ["£7", "£50", "£100"]
        table.undo(author="b")
        assert texts(other, salary) == ["£30", "£50", "£100"]
        table.undo()
        assert texts(other, salary) == ["£9", "£30", "£100"]
        table.redo()
        assert texts(user, salary) == ["£50", "£100", "£30"]
        # Without the typed editor the daemon reads texts as the field's type or its format.
        with user.view.draft("2", "salary", by="user") as plain:
            plain.change("8")
        assert user.rows(keys=["2"])[0].text(salary) == "£8"
        table.set_rows([replace(PEOPLE[0], salary=4), PEOPLE[2]])
        assert texts(user, salary) == ["£4", "£30"]
        assert [row.text(salary) for row in windows[0].rows()] == ["£4", "£30"]
        assert table.items() == [replace(PEOPLE[0], salary=4), PEOPLE[2]]


def test_a_column_shows_its_own_text_until_the_function_has_made_one(daemon):
    go = threading.Event()

    def money(number):
        assert go.wait(10)
        return f"£{number}"

    columns = Columns(Person, key=lambda p: p.id)
    salary = columns.column("Salary", lambda p: p.salary, format=money, editable=True)
    with columns.create(daemon, PEOPLE[:1]) as table:
        view = table.table.view(columns={"salary#text": {"hidden": True}})
        window = view.watch()
        daemon.sync()
        cell = window.rows()[0].cell("salary")
        assert (cell.text, cell.value, cell.is_stale) == ("9", 9, True)
        go.set()
        table.wait_until_made()
        cell = window.rows()[0].cell("salary")
        assert (cell.text, cell.value, cell.is_stale) == ("£9", 9, False)
        assert table.view().rows()[0].text(salary) == "£9"


def test_headers_of_what_functions_make_sort_by_values(daemon):
    columns = people()
    name, salary, twice, label = columns.declared
    with columns.create(daemon, PEOPLE) as table:
        view = table.view()
        for column in (salary, label):
            view.sort()
            view.view.tap(column.id)  # as a program without the typed view would
            assert [row.key for row in view.rows()] == ["1", "3", "2"]
            assert view.view.get().state["sort"][0]["column"] == column.id
            assert view.tap(column) == "descending"
            assert [row.key for row in view.rows()] == ["2", "3", "1"]
        table.set("2", salary, 0)
        assert [row.key for row in view.rows()] == ["3", "1", "2"]


def test_an_exception_is_the_reason_of_one_cell(daemon):
    def label(person):
        if person.salary == 100:
            raise KeyError("no label")
        return person.name

    columns = Columns(Person, key=lambda p: p.id)
    salary = columns.column("Salary", lambda p: p.salary, format=lambda n: 1 / (n - 30) and f"£{n}")
    shown = columns.shown("Label", label, sorted_by=lambda p: 1 / (p.salary - 9))
    wrong = columns.computed("Wrong", int, lambda p: p.name if p.id == "1" else 1)
    with columns.create(daemon, PEOPLE) as table:
        view = table.view()
        rows = {row.key: row for row in view.rows()}
        assert rows["2"].error(shown) == ("notComputed", "'no label'")
        assert [rows[key].text(shown) for key in "13"] == ["Ada", "Cy"]
        assert rows["3"].error(salary).text == "division by zero" and rows["3"][salary] == 30
        assert rows["1"].error(salary) is None and rows["1"].text(salary) == "£9"
        assert "holds int, not str" in rows["1"].error(wrong).text
        with pytest.raises(CellUnreadable, match="notComputed"):
            rows["1"][wrong]
        assert [row.key for row in view.sort(shown).rows()] == ["2", "3", "1"], "errors come last"
        table.set("2", salary, 101)
        assert view.rows(keys=["2"])[0].text(shown) == "Bob"
        assert table.items()[0] == PEOPLE[0]


def test_a_slow_function_makes_errors_after_its_deadline_and_stops_nothing(daemon):
    slow = threading.Event()
    columns = Columns(Person, key=lambda p: p.id)
    salary = columns.column("Salary", lambda p: p.salary)
    late = columns.computed("Late", int, lambda p: slow.wait(10) and p.salary, deadline=200)
    quick = columns.computed("Quick", int, lambda p: p.salary)
    with columns.create(daemon, PEOPLE) as table:
        view = table.view(wait=False)
        row = view.rows(wait=False)[0]
        assert row[salary] == 9 and row.is_awaited(late)
        rows = view.rows()
        assert [row[quick] for row in rows] == [9, 100, 30]
        assert "no answer within 200 ms" in rows[0].error(late).text
        slow.set()
        table.set("1", salary, 10)
        assert view.rows()[0][late] == 10


@dataclass
class Job:
    id: int
    run: Callable[[], int]
    note: str = ""


def test_fields_that_no_column_holds_are_those_given_last(daemon):
    columns = Columns(Job, key=lambda job: job.id)
    columns.column("Note", lambda job: job.note)
    result = columns.computed("Result", int, lambda job: job.run())
    with columns.create(daemon, [Job(1, lambda: 1), Job(2, lambda: 2)]) as table:
        view = table.view(sort=(result, "descending"))
        assert [row[result] for row in view.rows()] == [2, 1]
        table.replace(Job(1, lambda: 11))
        assert [row[result] for row in view.rows()] == [11, 2]
        table.insert([Job(3, lambda: 3, "n")])
        table.set_rows([Job(2, lambda: 22), Job(3, lambda: 33)])
        assert [row[result] for row in view.rows()] == [33, 22]


def test_what_functions_read_elsewhere_is_asked_for_anew_on_request(daemon):
    rate = [2]
    columns = Columns(Person, key=lambda p: p.id)
    dollars = columns.computed("Dollars", int, lambda p: p.salary * rate[0])
    with columns.create(daemon, PEOPLE) as table:
        view = table.view(sort=dollars)
        window = view.watch()
        assert [row[dollars] for row in view.rows()] == [18, 60, 200]
        rate[0] = -1
        table.refresh(["2"])
        assert [row[dollars] for row in view.rows()] == [-100, 18, 60]
        table.refresh()
        table.wait_until_made()
        assert [row[dollars] for row in window.rows()] == [-100, -30, -9]
        assert table.table.describe().history.undo == 0, "nothing to undo"
        assert refusal(table.table.refresh, ["salary"]) == "notSupplied"
        assert refusal(table.table.refresh, None, ["none"]) == "unknownRow"


def test_rows_are_removed_moved_found_selected_and_paged(daemon):
    columns = people()
    name, salary, twice, label = columns.declared
    with columns.create(daemon, PEOPLE) as table:
        view = table.view()
        table.move(["3"], "start")
        assert [item.id for item in table.items()] == ["3", "1", "2"]
        assert view.find("£100")["row"] == "2"
        assert [item["row"] for item in view.select("replace", rows=["1"])["selected"]] == ["1"]
        table.remove(["1"])
        assert [row.key for row in view.page(1, size=1).rows()] == ["2"]
        table.undo()
        assert len(table.items()) == 3


def test_a_file_is_edited_through_what_functions_show(daemon):
    columns = people(parse=pounds)
    name, salary, twice, label = columns.declared
    content = b"id,name,salary\n1,Ada,9\n2,Bob,100\n3,Cy,30\n"
    with columns.open_csv(daemon, content, default_sort=salary) as table:
        view = table.view(binding="cell")
        assert texts(view, salary) == ["£9", "£30", "£100"]
        with view.draft("2", salary, by="user") as draft:
            draft.change("£1")
        assert texts(view, salary) == ["£1", "£9", "£30"]
        assert texts(view.sort(label), label) == ["Bob £1", "Ada £9", "Cy £30"]
        assert table.item("2").salary == 1
        assert refusal(view.draft, "2", twice) == "notEditable"


def test_two_columns_of_one_field(daemon):
    columns = Columns(Person, key=lambda p: p.id)
    plain = columns.column("Salary", lambda p: p.salary)
    pretty = columns.column("Pretty", lambda p: p.salary, format=lambda n: f"£{n}")
    with pytest.raises(ValueError, match="which is where texts are typed"):
        columns.column("Third", lambda p: p.salary, format=str, parse=pounds)
    with columns.create(daemon, PEOPLE[:1]) as table:
        view = table.view(binding="cell")
        with view.draft("1", plain, by="user") as draft:
            draft.change("5")
        row = view.rows()[0]
        assert (row.text(plain), row.text(pretty), row[pretty]) == ("5", "£5", 5)
        assert refusal(view.draft, "1", pretty) == "notEditable"


def test_pasted_texts_are_read_by_the_function(daemon):
    columns = people(parse=pounds)
    name, salary = columns.declared[:2]
    with columns.create(daemon, PEOPLE) as table:
        table.paste([["Eve", "£7"], [None, "£8"]], ["1", "3"], [name, salary])
        assert [(p.name, p.salary) for p in table.items()] == [("Eve", 7), ("Bob", 100), ("Cy", 8)]
        with pytest.raises(ValueError, match="begin with"):
            table.paste([["Zoe", "9"]], ["1"], [name, salary])
        with pytest.raises(ValueError, match="a line of texts"):
            table.paste([["Zoe"]], ["1", "2"], [name])
        assert table.undo().step is not None and table.item("3").salary == 30
        # What is shown is no text of the field: a replacement passes over it.
        answer = table.view().view.replace("5", "£", preview=True)
        assert (answer["cells"], answer["skipped"] >= 3) == (0, True)
