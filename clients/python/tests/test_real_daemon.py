"""The client against the real daemon."""

import datetime
import decimal
import math
import os
import pathlib
import random
import re
import subprocess
import sys

import pytest

from table_server import (
    ContentModified,
    InvalidParams,
    RequestFailed,
    SectionEntry,
    at_index,
    at_shown,
)

README = pathlib.Path(__file__).parent.parent / "README.md"
CSV = b"id,name,born,score\n1,Ada,1815-12-10,1.5\n2,Grace,1906-12-09,\n3,Alan,1912-06-23,2.25\n"


EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["untyped", "typed", "sections", "sources"])
def test_the_examples_of_the_readme_run(daemon, example, tmp_path):
    command = daemon.process.command[0]
    done = subprocess.run(
        [sys.executable, "-c", example],
        env={**os.environ, "TABLE_SERVER": command},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


def test_a_file_is_opened_read_and_closed(daemon, tmp_path):
    path = tmp_path / "people.csv"
    path.write_bytes(CSV)
    steps = []
    with daemon.open_csv(path, key_columns=["id"], on_progress=steps.append) as table:
        assert table.wait_until_complete(10).count == 3
        assert table.types == {"id": "integer", "name": "text", "born": "date", "score": "number"}
        with table.view() as view:
            rows = view.rows()
            assert rows.keys == [1, 2, 3]
            assert rows[1]["score"] is None
            assert rows[2]["born"] == datetime.date(1912, 6, 23)
            assert view.rows(content="text")[0]["score"] == "1.5"
            assert [row.key for row in view.iterate(batch=2)] == [1, 2, 3]
    with pytest.raises(RequestFailed) as caught:
        table.describe()
    assert caught.value.kind == "unknownTable"


def test_declared_types_and_long_integers_go_round(daemon):
    columns = [{"id": "n", "type": "integer"}, {"id": "d", "type": "decimal"},
               {"id": "t", "type": "dateTime"}, {"id": "p", "type": "duration"},
               {"id": "x", "type": "number"}, {"id": "j", "type": "json"}]  # fmt: skip
    moment = datetime.datetime(2026, 11, 20, 10, 0, 0, 500000, tzinfo=datetime.timezone.utc)
    row = [2**62, decimal.Decimal("0.10"), moment, datetime.timedelta(hours=26, seconds=1.5),
           float("inf"), {"a": [1, None]}]  # fmt: skip
    with daemon.create([row], columns=columns, key_columns=["n"]) as table:
        rows = table.view().rows()
        assert rows.keys == [2**62]
        assert list(rows[0].values()) == row
        table.set(2**62, "d", decimal.Decimal("3.50"))
        assert table.view().rows()[0]["d"] == decimal.Decimal("3.50")


def test_titles_are_texts_to_show_and_ids_are_exact(daemon):
    with daemon.open_csv(b"id,\x1b[31mred,n\xff\n1,2,3\n", encoding="utf-8", header=True) as table:
        columns = table.description["columns"]
        told = [(column["id"], column["title"], column.get("exactTitle")) for column in columns]
        assert told == [
            ("id", "id", None), ("\x1b[31mred", "␛[31mred", "\x1b[31mred"), ("n\ufffd", "n\ufffd", None),
        ]  # fmt: skip
        (row,) = table.view(sort=[(name, "descending") for name, _, _ in told]).rows()
        assert list(row.values()) == [1, 2, 3]


def test_fields_beyond_the_columns_are_told_or_are_columns(daemon):
    dialect = {"delimiter": ",", "header": True}
    content = b"a,b\n1,x\n2,y,odd,more\n3,z,t\n" + b"4,w\n" * 1500 + b"9,v,last\n"
    with daemon.open(content=content, dialect=dialect) as table:
        view = table.view()
        assert view.extra_fields(0, 2) == {2: ["odd", "more"]}
        assert view.extra_fields(keys=[3, 1]) == {3: ["t"]}
        assert len(view.extra_fields()) == 3
        assert view.find("more")["cells"] == [{"extraField": 1, "ranges": [[0, 4]]}]
    with daemon.open(content=content, dialect=dialect, widen=True) as table:
        assert [column.id for column in table.columns] == ["a", "b", "column3", "column4"]
        assert table.view().extra_fields() == {}


def test_drafts(daemon):
    columns = [{"id": "n", "type": "integer"}, {"id": "x"}]
    with daemon.create([[1, "a"], [2, "b"]], columns=columns) as table:
        view = table.view()
        with view.draft(1, "n", author="ann") as editor:
            assert editor.text == "1"
            problem = editor.change("1x").problem
            assert problem == {"kind": "valueDoesNotFit", "expected": "integer"}
            cell = view.rows()[0].cell("n")
            assert (cell.text, cell.value, cell.draft.author) == ("1x", 1, "ann")
            with pytest.raises(RequestFailed) as refused:
                editor.commit()
            assert refused.value.kind == "valueDoesNotFit" and editor.is_open
            assert editor.choose(7).problem is None
        assert not editor.is_open
        row = view.rows()[0]
        assert row["n"] == 7 and row.cell("n").draft is None
        with pytest.raises(ZeroDivisionError):
            with view.draft(2, "x", text="gone") as editor:
                raise ZeroDivisionError
        assert table.history().total == 1 and view.rows()[1]["x"] == "b"


def test_blocks_and_replacing(daemon):
    columns = [{"id": "n", "type": "integer"}, {"id": "x"}]
    with daemon.create([[1, "a1"], [2, "b2"], [3, "c3"]], columns=columns) as table:
        view = table.view(filter={"kind": "oneOf", "column": "n", "values": [1, 3, 7, 8]})
        preview = table.paste([["7"], ["x"]], 1, "n", view=view, preview=True).preview
        assert preview["cells"] == 1 and preview["errors"][0]["pointer"] == "/edits/0/texts/1/0"
        assert table.paste([["7", None], ["8", "z9"]], 1, "n", view=view).changed_cells == 3
        search = {"text": r"([a-z])\d", "match": "regex"}
        assert view.replace("<$1>", search, preview=True)["cells"] == 2
        assert view.replace("<$1>", search)["matches"] == 2
        assert table.view().rows().columns()["x"] == ["<a>", "b2", "<z>"]
        assert table.history().total == 2


def test_edits_undo_and_redo(daemon):
    with daemon.create([[1, "a"], [2, "b"]], columns=[{"id": "k"}, {"id": "v"}]) as table:
        view = table.view()
        inserted = table.insert([[3, "c"]], place="start", label="one more").inserted
        table.move(inserted, at_index(3))
        assert view.rows().columns()["v"] == ["a", "b", "c"]
        assert table.undo().revision > 0
        assert view.rows().columns()["v"] == ["c", "a", "b"]
        assert table.undo().step["label"] == "one more"
        assert table.undo().step is None
        table.redo()
        assert view.rows().columns()["v"] == ["c", "a", "b"]
        steps = table.history()
        kept = [(step.id, step.done, step.rows) for step in steps.steps]
        assert kept == [(1, True, 1), (2, False, 1)]
        assert steps.current == 1 and steps.size <= steps.size_limit
        assert table.jump(steps.steps[-1]).redone == 1
        assert table.jump(0).undone == 2
        assert view.rows().columns()["v"] == ["a", "b"]


def test_places_are_counted_before_or_after_and_as_a_view_shows_them(daemon):
    table = daemon.create([["a"], ["b"], ["c"]])
    view = table.view()

    def texts():
        return "".join(row["column1"] for row in view.rows())

    table.move([1], at_index(2))
    assert texts() == "bac"
    table.move([1], at_index(2, counted="after"))
    assert texts() == "bca"
    view.sort("column1")
    with pytest.raises(RequestFailed):
        table.move([1], at_shown(view, 3))
    table.move([1], at_shown(view, 2, when_sorted="adopt"))
    assert texts() == "bac"


def test_a_view_with_the_defaults_of_another_library(daemon):
    presets = daemon.presets()
    table = daemon.create([["a", 1], ["b", 2]])
    view = table.view(preset="tabler-ios", sort="column2")
    assert view.preset == "tabler-ios" and view.state["selection"]["mode"] == "none"
    assert view.state["sortCycle"] == presets["tabler-ios"]["state"]["sortCycle"]
    assert table.view().preset is None
    assert table.set_rows([["c", 1], ["d", 2]], preset="swiftdatatables").mode == "reset"


def test_errors_name_the_place(daemon):
    with daemon.create([[1]], columns=[{"id": "k"}]) as table:
        with pytest.raises(InvalidParams) as caught:
            table.set(1, "no such column", 2)
        assert caught.value.kind == "unknownColumn"
        with pytest.raises(InvalidParams) as caught:
            table.view().set({"colour": "red"})
        assert caught.value.pointer == "/state/colour"
        with pytest.raises(RequestFailed) as caught:
            table.remove([99])
        assert caught.value.kind == "unknownRow"
        view = table.view()
        old = view.view_revision
        table.set(1, "k", 5)
        with pytest.raises(ContentModified):
            view.rows(at=old)


def test_a_view_is_sorted_searched_paged_and_tapped(daemon):
    rows = [[number, f"name {number % 7}"] for number in range(50)]
    with daemon.create(rows, columns=[{"id": "n"}, {"id": "text"}]) as table:
        view = table.view(sort=("n", "descending"), page=10)
        assert view.counts.pages == 5
        assert view.rows().columns()["n"] == list(range(49, 39, -1))
        view.page(4)
        assert view.rows().columns()["n"] == list(range(9, -1, -1))
        assert [row["n"] for row in view.iterate(batch=3)] == list(range(9, -1, -1))
        view.search("NAME 3", columns=["text"])
        assert view.counts.filtered == 7
        view.search(None)
        assert view.tap("text")["indicators"]["text"]["direction"] == "ascending"
        place = view.locate([1, 999])
        assert place[0]["sourceIndex"] == 0 and place[1]["reason"] == "unknown"


def test_columns_are_added_changed_ordered_and_removed(daemon):
    with daemon.create([["1", "x"]], columns=[{"id": "a"}, {"id": "b"}]) as table:
        view = table.view()
        table.set_column("a", {"type": "decimal", "title": "A"}, label="digits")
        assert view.rows()[0]["a"] == decimal.Decimal(1), "read by the new type at once"
        table.undo()
        assert table.types["a"] == "text" and view.rows()[0]["a"] == "1"
        table.redo()
        table.add_column("c", {"type": "date"}, before="b")
        table.set(1, "c", datetime.date(2026, 1, 2))
        assert [column.id for column in table.columns] == ["a", "c", "b"]
        assert view.rows()[0]["c"] == datetime.date(2026, 1, 2)
        table.order_columns(["b", "c"])
        table.remove_column("a")
        assert list(table.types) == ["b", "c"]
        assert table.add_column("d").history.undo == 6


def test_expressions_are_checked_and_evaluated(daemon):
    utc = datetime.timezone.utc
    moment = datetime.datetime(1931, 5, 6, 7, 8, 9, 250000, tzinfo=utc)
    values = {
        "a": None, "b": True, "c": -(2**62), "d": 0.1, "e": float("inf"), "f": "é", "g": b"\x00\xff",
        "h": moment, "i": -datetime.timedelta(seconds=1.5), "j": [1, "x", None],
        "k": {"x": [True], 2: {}},
    }  # fmt: skip
    for name, value in values.items():
        assert daemon.evaluate(name, bindings={name: value}) == value, name
    assert math.isnan(daemon.evaluate("0.0 / 0.0"))
    assert daemon.evaluate("type(1)") == {"type": "int"}
    assert daemon.evaluate("[1].first()") == 1 and daemon.evaluate("optional.none()") is None
    with daemon.create([["w", 3, 2.5]], columns=[{"id": "id"}, {"id": "n"}, {"id": "price"}],
                       key_columns=["id"]) as table:  # fmt: skip
        check = table.check("price * n > params.least")
        assert (check.type, check.is_right) == ("bool", True)
        assert (sorted(check.columns), check.params) == (["n", "price"], ["least"])
        assert table.evaluate("price * n > params.least", "w", params={"least": 7.0}) is True
        problem = table.check("prise > 1").problems[0]
        assert (problem.kind, problem.start, problem.end) == ("undeclared", 0, 5)
        with pytest.raises(RequestFailed) as caught:
            table.evaluate("1 / 0", "w")
        assert caught.value.data["reason"] == "divisionByZero"
    with pytest.raises(TypeError, match="expressions know no set"):
        daemon.evaluate("x", bindings={"x": {1}})


def test_rows_are_found_and_selected(daemon):
    rows = [[10**15 + number, f"name {number % 3}"] for number in range(9)]
    columns = [{"id": "n", "type": "integer"}, {"id": "text"}]
    with daemon.create(rows, columns=columns, key_columns=["n"]) as table:
        view = table.view()
        first = 10**15
        assert view.find("NAME 1")["row"] == first + 1
        assert view.find("name 1", after=first + 1)["row"] == first + 4
        assert view.find("name 1", before=first + 1)["wrapped"] is True
        assert view.find("name 1", after=first + 7, wrap=False) is None
        with pytest.raises(ValueError, match="not both"):
            view.find("x", after=1, before=2)
        hit = view.find("1", after=first + 1, column="n", by_cell=True, count=True)
        assert (hit["row"], hit["cells"][0]["column"], hit["ordinal"], hit["hits"]) == (first + 1, "text", 3, 12)
        view.search("^name [12]$", match="regex", mode="mark")
        assert view.find(after=first + 2)["row"] == first + 4
        view.search("name 2")
        assert view.state["search"]["match"] == "contains", "nothing of the old search is left"
        view.search(None)
        told = view.select("replace", rows=[first], ranges=[(first + 2, first + 4)])
        assert [item["row"] for item in told["selected"]] == [first, *range(first + 2, first + 5)]
        told = view.select("toggle", rows=[first + 3])
        assert [item["row"] for item in told["deselected"]] == [first + 3] and told["count"] == 3
        assert [item["row"] for item in view.selection(1)] == [first + 2, first + 4]
        view.set(selection={"unit": "cell"})
        view.select("add", cells=[(first, "text")], ranges=[((first, "n"), (first + 1, "n"))])
        assert len(view.selection()) == 3
        view.set(selection={"unit": "column"})
        assert view.select("replace", columns=["n"], ranges=[("n", "text")])["count"] == 2


def test_footers_and_groups(daemon):
    columns = [{"id": "city"}, {"id": "n", "type": "integer", "footer": {"aggregate": "sum"}}]
    rows = [["Bern", 1], ["Biel", 2], ["Bern", 3], ["Biel", None]]
    with daemon.create(rows, columns=columns) as table:
        view = table.view(filter={"kind": "text", "column": "city", "relation": "equals",
                                  "text": "Bern"})  # fmt: skip
        assert view.footers["n"]["value"] == 4
        window = view.watch(0, 1)
        table.insert([["Bern", 2**63 - 1]])
        daemon.sync()
        assert window.replica.footers["n"]["text"] == str(2**63 + 3)
        groups = view.aggregate([("n", "sum"), ("n", "mean")], by="city", over="all")
        assert (groups.total, [group.keys for group in groups]) == (
            2, [{"city": "Bern"}, {"city": "Biel"}])  # fmt: skip
        assert [group.size for group in groups] == [3, 2]
        assert groups[0].values[0] == 2**63 + 3 and groups[1].values == (2, 2)
        last = view.aggregate(by=["city"], over="all", sort={"kind": "count"}, first=1, size=1)
        assert [group.keys["city"] for group in last] == ["Bern"]


@pytest.mark.parametrize("seed", range(3))
def test_replicas_equal_a_fresh_read(daemon, seed):
    chance = random.Random(seed)
    rows = [[chance.randrange(20), chance.choice("abc")] for _ in range(30)]
    with daemon.create(rows, columns=[{"id": "n"}, {"id": "text"}]) as table:
        view = table.view(columns={"n": {"footer": {"aggregate": chance.choice(["sum", "max"])}}})
        window = view.watch(0, 8, cells="both")
        everything = view.watch(cells="both")
        for _ in range(40):
            change(chance, table, view, window)
            if chance.random() < 0.3:
                daemon.sync()
                compare(view, window, everything)
        daemon.sync()
        compare(view, window, everything)
        assert window.resyncs == everything.resyncs == 0


def change(chance, table, view, window):
    keys = [row.key for row in view.iterate()]
    kind = chance.randrange(7)
    if kind == 0 and keys:
        table.set(chance.choice(keys), "n", chance.randrange(20))
    elif kind == 1:
        table.insert([[chance.randrange(20), "d"]], place=chance.choice(["start", "end"]))
    elif kind == 2 and keys:
        table.remove(chance.sample(keys, min(3, len(keys))))
    elif kind == 3:
        table.undo()
    elif kind == 4:
        view.sort((chance.choice(["n", "text"]), chance.choice(["ascending", "descending"])))
    elif kind == 5:
        view.search(chance.choice([None, "a", "1", "d"]))
    else:
        window.scroll(first=chance.randrange(20))


def compare(view, *subscriptions):
    fresh = list(view.rows(content="both"))
    footers = view.get().footers
    for subscription in subscriptions:
        assert subscription.replica.footers == footers
        held = subscription.rows()
        first = subscription.replica.window.first
        assert [row.key for row in held] == [row.key for row in fresh[first : first + len(held)]]
        for mine, theirs in zip(held, fresh[first:]):
            assert {c: mine.cell(c) for c in mine} == {c: theirs.cell(c) for c in theirs}


def test_a_view_is_filtered_by_text_and_by_cell(daemon):
    table = daemon.create([["Ada", 1815], ["Bob", 1953], ["Cem", None]], columns=[{"id": "name"}, {"id": "born"}])
    view = table.view().filter("born > 1900 || born == null")
    assert [row["name"] for row in view.rows()] == ["Bob", "Cem"]
    forms = table.convert_filter("born > 1900")
    assert forms["tree"]["relation"] == "greater"
    assert table.convert_filter(forms["tree"])["text"] == "born > 1900"
    assert [row["name"] for row in view.filter_like(2, "born").rows()] == ["Bob"]
    view.filter_like(2, "born", relation="less", combine="replace")
    assert [row["name"] for row in view.rows()] == ["Ada"]
    assert view.filter(None).counts.filtered == 3


def test_lines_around_rows_follow_their_neighbours(daemon):
    line, last = {"leading": 4}, {"thickness": 1}
    declarations = {"settings": {"separators": {"between": line, "bottom": last}}}
    table = daemon.create(
        rows=[["a"], ["b"]], columns=[{"id": "name"}], declarations=declarations
    )
    window = table.view().watch(separators=True)
    daemon.sync()
    assert window.replica.separators == {1: {"bottom": line}, 2: {"bottom": last}}
    table.insert([["c"]])
    daemon.sync()
    assert window.replica.separators == {
        1: {"bottom": line}, 2: {"bottom": line}, 3: {"bottom": last},
    }  # fmt: skip
    table.remove([2, 3])
    daemon.sync()
    assert window.replica.separators == {1: {"bottom": last}}


def test_looks_of_rows_and_cells_follow_the_rules(daemon):
    table = daemon.create(rows=[["a", 1], ["b", 5]], columns=[{"id": "name"}, {"id": "n"}])
    bar = {"layer": "overlay", "tag": "bar", "columns": ["n"], "parameters": {"n": {"expression": "n"}}}
    view = table.view(styles=[
        {"layer": "background", "tag": "big", "when": "n > 2"}, {**bar, "when": "n > 2"},
    ])  # fmt: skip
    window = view.watch(styles=True)
    daemon.sync()
    big = ({"layer": "background", "tag": "big"},)
    styles = window.replica.styles
    assert styles.rows == {2: big} and styles.row(1) == ()
    assert styles.cell(2, "n") == (
        {"layer": "overlay", "tag": "bar", "parameters": {"n": 5}},
    )
    table.set(1, "n", 5)
    table.set(2, "n", 1)
    daemon.sync()
    assert styles.rows == {1: big} and list(styles.cells["n"]) == [1]
    table.insert([["c", 9]], place="start")
    daemon.sync()
    assert sorted(styles.rows) == [1, 3]
    view.set({"styles": [{"layer": "background", "tag": "odd", "when": "1 / (n - 9) > 7"}]})
    daemon.sync()
    assert styles.rows == {} and styles.cells == {}
    assert [(failure["style"], failure["row"]) for failure in styles.failures] == [(0, 3)]
    window.resync()
    daemon.sync()
    assert len(window.replica.styles.failures) == 1


def test_sections_stand_between_the_rows(daemon):
    rows = [["Ada", "red"], ["Bo", "blue"], ["Cy", "red"], ["Di", None]]
    table = daemon.create(rows=rows, columns=[{"id": "name"}, {"id": "team"}])
    view = table.view(sections=["team"])
    window = view.watch()
    red, blue, none = (SectionEntry("header", (team,)) for team in ("red", "blue", None))
    daemon.sync()
    assert window.entries() == [blue, 2, red, 1, 3, none, 4]
    assert window.keys() == [2, 1, 3, 4]
    assert [row["name"] for row in window.rows()] == ["Bo", "Ada", "Cy", "Di"]
    assert window.replica.sections[("red",)].count == 2
    view.collapse("red", ["blue"])
    daemon.sync()
    assert window.entries() == view.rows().entries == [blue, red, none, 4]
    assert window.replica.sections[("red",)].collapsed
    assert view.rows().sections == window.replica.sections
    assert [row.key for row in view.iterate(batch=2)] == [4]
    view.expand()
    table.set(3, "team", "blue")
    daemon.sync()
    assert window.entries() == view.rows().entries == [blue, 2, 3, red, 1, none, 4]
    asked = [{"column": "name", "kind": "count"}]
    view.set(sections={"aggregates": asked})
    daemon.sync()
    told = window.replica.sections[("red",)].aggregate("name", "count")
    assert told is not None and (told.value, told.text, told.pending) == (1, "1", False)
    assert window.replica.sections[("red",)].aggregate("name", "min") is None
    view.set(sections=None)
    daemon.sync()
    assert window.entries() == [1, 2, 3, 4] and window.replica.sections == {}
