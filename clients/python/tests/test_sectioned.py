"""Changes of content with sections, in stages and one by one, proved by a strict list view."""

import dataclasses
import json
import pathlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from list_view import ListView, UnsafeChange, shown_by_operations, shown_by_stages
from test_changes import longest_increasing

from table_server import (
    Difference,
    ListSection,
    SectionedStage,
    SectionedWindow,
    SectionEntry,
    SectionInfo,
    SectionInsert,
    sectioned_change,
    sectioned_sequential,
    sectioned_staged,
    sections_of,
)

FILE = pathlib.Path(__file__).parents[3] / "Tests" / "pipe" / "sectioned_changes.json"
CASES = json.loads(FILE.read_text(encoding="utf-8"))["cases"]


def rising(places, preferred):
    """Some of the places that rise, taken in the order preferred, or as many as there can be."""
    if preferred is None:
        return {places[at] for at in longest_increasing(places)}
    taken = []
    for at in preferred:
        if at >= len(places):
            continue
        place = places[at]
        if all((other < at) == (places[other] < place) for other in taken):
            taken.append(at)
    return {places[at] for at in taken}


def matched(old, new, preferred):
    """Deletes, inserts and moves of one list, perhaps more moves than need be."""
    places = [old.index(name) for name in new if name in old]
    staying = rising(places, preferred)
    return {
        "deletes": [at for at, name in enumerate(old) if name not in new],
        "inserts": [at for at, name in enumerate(new) if name not in old],
        "moves": [
            [old.index(name), at]
            for at, name in enumerate(new)
            if name in old and old.index(name) not in staying
        ],
    }


def change_of(old, new, preferred=None):
    """What ``table/diff`` tells of two contents, each ``[[key, heading], [[row, cells]…]]…``."""
    keys = [[section[0][0] for section in content] for content in (old, new)]
    sections = matched(*keys, preferred)
    headings = {heading[0]: heading[1] for heading, _ in old}
    sections["updates"] = [
        {"index": at, "key": key, "members": ["header"]}
        for at, ((key, heading), _) in enumerate(new)
        if headings.get(key, heading) != heading
    ]
    for name, content in (("old", old), ("new", new)):
        sections[name] = [[heading[0], len(rows)] for heading, rows in content]
    before, after = (
        [(row, cells, heading[0]) for heading, rows in content for row, cells in rows]
        for content in (old, new)
    )
    at_before = {row: (at, cells, key) for at, (row, cells, key) in enumerate(before)}
    staying = set()
    for key in {key for _, _, key in after}:
        places = [at_before[row][0] for row, _, k in after if k == key and row in at_before]
        places = [at for at in places if before[at][2] == key]
        staying |= rising(places, preferred)
    rows_after = {row for row, _, _ in after}
    diff = {
        "deletes": [[at, 1] for at, (row, _, _) in enumerate(before) if row not in rows_after],
        "inserts": {"at": [[at, 1] for at, one in enumerate(after) if one[0] not in at_before]},
        "moves": [
            [at_before[row][0], at]
            for at, (row, _, _) in enumerate(after)
            if row in at_before and at_before[row][0] not in staying
        ],
        "updates": [
            {
                "column": "x",
                "rows": [
                    at
                    for at, (row, cells, _) in enumerate(after)
                    if row in at_before and at_before[row][1] != cells
                ],
            }
        ],
    }
    return diff, sections


def replayed(old, diff, sections, new):
    """What the protocol says a diff with sections means, with plain lists."""
    target = [row for _, rows in new for row in rows]
    flat = [(at, row) for at, (_, rows) in enumerate(old) for row in rows]
    gone = {at for first, count in diff["deletes"] for at in range(first, first + count)}
    gone |= {at for at, _ in diff["moves"]}
    left = {at: [] for at in range(len(old))}
    for at, (section, row) in enumerate(flat):
        if at not in gone:
            left[section].append(row)
    order = {key: at for at, (key, _) in enumerate(sections["new"])}
    kept = [at for at, (key, _) in enumerate(sections["old"]) if key in order]
    assert all(not left[at] for at in left if at not in kept)
    kept.sort(key=lambda at: order[sections["old"][at][0]])
    rows = [row for at in kept for row in left[at]]
    claims = {to: flat[at][1] for at, to in diff["moves"]}
    claims.update({at: target[at] for at, _ in diff["inserts"]["at"]})
    for at in sorted(claims):
        rows.insert(at, claims[at])
    for block in diff["updates"]:
        for at in block["rows"]:
            rows[at] = target[at]
    assert rows == target


def check(old, diff, sections, new):
    replayed(old, diff, sections, new)
    stages, operations = sectioned_staged(diff, sections), sectioned_sequential(diff, sections)
    assert shown_by_stages(old, stages, new) == new
    assert shown_by_operations(old, operations, new) == new
    for forms, moves in (("moves", diff["moves"]), ("section_moves", sections["moves"])):
        assert sum(len(getattr(stage, forms)) for stage in stages) == len(moves)
    kinds = [one.kind for one in operations]
    assert kinds.count("move") == len(diff["moves"])
    assert kinds.count("moveSection") == len(sections["moves"])
    assert len(stages) <= 8
    return stages, operations


@st.composite
def contents(draw):
    keys = draw(st.lists(st.integers(0, 6), unique=True, max_size=6))
    rows = draw(st.lists(st.integers(10, 25), unique=True, max_size=14))
    content = [[[key, draw(st.integers(0, 2))], []] for key in keys]
    for row in rows if content else ():
        draw(st.sampled_from(content))[1].append([row, draw(st.integers(0, 1))])
    return content


@given(contents(), contents(), st.permutations(range(16)))
def test_both_forms_replay_to_the_target(old, new, preferred):
    check(old, *change_of(old, new, preferred), new)


@given(contents(), contents())
def test_windows_change_with_the_fewest_moves(old, new):
    lists = [
        [
            ListSection((key,), ("header",), tuple(row for row, _ in rows),
                        SectionInfo((key,), str(title), len(rows), False))
            for (key, title), rows in content
        ]
        for content in (old, new)
    ]  # fmt: skip
    before = {row: cells for _, rows in old for row, cells in rows}
    changed = [row for _, rows in new for row, cells in rows if before.get(row) != cells]
    change = sectioned_change(*lists, {"x": changed})
    check(old, change.diff, change.sections, new)
    diff, sections = change_of(old, new)
    assert len(change.diff["moves"]) == len(diff["moves"])
    assert len(change.sections["moves"]) == len(sections["moves"])
    assert change.sections["old"] == [[(key,), n] for key, n in sections["old"]]
    wanted = {one["index"] for one in sections["updates"]}
    assert wanted <= {one["index"] for one in change.sections["updates"]}


def as_told(form):
    """A stage or operation as the file of cases has it."""

    def told(value):
        if dataclasses.is_dataclass(value):
            members = dataclasses.asdict(value)
            default = {
                field.name: field.default
                for field in dataclasses.fields(value)
                if field.default is not dataclasses.MISSING
            }
            return {
                camel(name): told(getattr(value, name))
                for name, item in members.items()
                if name not in default or item != default[name] or is_told(value, name)
            }
        return [told(item) for item in value] if isinstance(value, tuple) else value

    def is_told(value, name):
        return name == "rows" and value.kind == "insertSection"

    def camel(name):
        first, *rest = name.split("_")
        return first + "".join(word.capitalize() for word in rest)

    return told(form)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_cases_that_both_clients_share(case):
    stages, operations = check(case["old"], case["diff"], case["sections"], case["new"])
    assert [as_told(stage) for stage in stages] == case["stages"]
    assert [as_told(one) for one in operations] == case["operations"]


@pytest.mark.parametrize(
    "stage",
    [
        SectionedStage(),
        SectionedStage(deletes=((0, 0),), section_deletes=(0,)),
        SectionedStage(inserts=((0, 0),), section_inserts=(SectionInsert(0, 0, 0),)),
        SectionedStage(moves=(((0, 0), (1, 0)),), section_moves=((0, 1),)),
        SectionedStage(section_moves=((0, 1),), section_deletes=(1,)),
        SectionedStage(deletes=((0, 7),)),
        SectionedStage(moves=(((0, 0), (1, 0)), ((0, 0), (1, 1)))),
    ],
)
def test_the_strict_list_view_refuses_what_is_unsafe(stage):
    content = [[["a", 0], [[1, 0]]], [["b", 0], [[2, 0]]]]
    with pytest.raises((UnsafeChange, IndexError)):
        ListView(content, content).apply(stage)


def header(*key):
    return SectionEntry("header", key)


def footer(*key):
    return SectionEntry("footer", key)


def shapes(entries):
    return [(one.key, one.parts, one.rows, one.is_end) for one in sections_of(entries)]


def test_entries_are_sections_with_rows():
    assert sections_of([]) == []
    assert shapes([1, 2]) == [(None, (), (1, 2), False)]
    assert shapes([header("a"), 1, footer("a"), header("b"), footer("b"), header(None), "x"]) == [
        (("a",), ("header", "footer"), (1,), False),
        (("b",), ("header", "footer"), (), False),
        ((None,), ("header",), ("x",), False),
    ]
    # Without headers, and in a window that begins and ends within sections.
    assert shapes([1, footer("a"), 2, footer("b"), 3]) == [
        (("a",), ("footer",), (1,), False),
        (("b",), ("footer",), (2,), False),
        (None, (), (3,), False),
    ]
    assert shapes([1, header("b"), 2]) == [
        (None, (), (1,), False), (("b",), ("header",), (2,), False)
    ]  # fmt: skip


def test_groups_are_sections_without_rows():
    group = SectionEntry("group", ("a",))
    inner = [header("a", 1), 1, footer("a", 1), header("a", 2), 2, footer("a", 2)]
    assert shapes([group, *inner, footer("a"), footer("b")]) == [
        (("a",), ("group",), (), False),
        (("a", 1), ("header", "footer"), (1,), False),
        (("a", 2), ("header", "footer"), (2,), False),
        (("a",), ("footer",), (), True),
        (("b",), ("footer",), (), False),
    ]
    assert shapes([2, footer("a", 2), footer("a")])[1] == (("a",), ("footer",), (), True)


def test_what_is_known_of_sections_comes_along_and_changes_are_told():
    def known(count):
        return {("a",): SectionInfo(("a",), "a", count, False)}

    old = sections_of([header("a"), 1], known(1))
    new = sections_of([header("a"), 1, 2, footer("a")], known(2))
    change = sectioned_change(old, new)
    assert new[0].info == known(2)["a",]
    members = ["parts", "count"]
    assert change.sections["updates"] == [{"index": 0, "key": ("a",), "members": members}]
    assert [one.kind for one in change.sequential()] == ["insert", "updateSection"]
    bare = sectioned_change(old, sections_of([header("a"), 1]))
    assert bare.sections["updates"][0]["members"] == ["info"]
    assert sectioned_change(old, old).staged() == []


def test_a_difference_without_sections_says_so():
    empty = {"at": [], "keys": [], "blocks": []}
    page = {
        "from": {}, "to": {}, "columns": [], "counts": {"changes": 0},
        "diff": {"deletes": [], "moves": [], "inserts": empty, "updates": []},
        "old": {"deletes": empty, "updates": []}, "keys": {"moves": [], "updates": []},
    }  # fmt: skip
    with pytest.raises(ValueError, match="declared sections"):
        Difference([page]).sectioned_staged()
    sections = {"old": [], "new": [["a", 0]], "deletes": [], "inserts": [0], "moves": []}
    difference = Difference([{**page, "sections": sections}])
    insert = SectionInsert(0, 0, 0)
    assert difference and not Difference([page])
    assert difference.sectioned_staged() == [SectionedStage(section_inserts=(insert,))]
    assert [one.kind for one in difference.sectioned_sequential()] == ["insertSection"]


def test_a_list_view_follows_new_content_with_declared_sections(daemon):
    columns = [{"id": "section"}, {"id": "n"}, {"id": "x", "type": "integer"}]
    for number, case in enumerate(CASES):
        table = f"t{number}"
        old, new = (
            [
                {"key": key, "header": str(header), "rows": [[str(row), x] for row, x in rows]}
                for (key, header), rows in case[name]
            ]
            for name in ("old", "new")
        )
        keyed = {"table": table, "columns": columns, "keyColumns": ["n"]}
        daemon.request("table/create", {**keyed, "sections": old})
        daemon.request("table/setRows", {"table": table, "sections": new})
        ends = {"from": {"table": table, "revision": 1}, "to": {"table": table}}
        difference = Difference([daemon.request("table/diff", ends)])
        target = case["new"]
        assert shown_by_stages(case["old"], difference.sectioned_staged(), target) == target
        assert shown_by_operations(case["old"], difference.sectioned_sequential(), target) == target


def shown(subscription):
    """What a list view is to show of a window."""
    texts = {row.key: list(row.texts.values()) for row in subscription.rows()}
    return [
        [[one.key, one.parts, one.info], [[row, texts[row]] for row in one.rows]]
        for one in sections_of(subscription.entries(), subscription.replica.sections)
    ]


def test_a_list_view_follows_a_window(daemon):
    rows = [["Ada", "red", 1], ["Bo", "blue", 2], ["Cy", "red", 3], ["Di", None, 4]]
    columns = [{"id": "name"}, {"id": "team"}, {"id": "age", "type": "integer"}]
    with daemon.create(rows, columns=columns) as table:
        view = table.view(sections={"by": [{"column": "team"}], "footers": True})
        with view.watch(first=0, size=100, cells="both") as subscription:
            window = SectionedWindow(subscription)
            content = []

            def follows(*kinds):
                nonlocal content
                daemon.sync()
                target, change = shown(subscription), window.step()
                assert shown_by_stages(content, change.staged(), target) == target
                assert shown_by_operations(content, change.sequential(), target) == target
                assert {one.kind for one in change.sequential()} == set(kinds)
                content = target

            follows("insertSection")
            follows()
            table.set(1, "age", 9)
            follows("update")
            table.set(1, "team", "green")
            follows("insertSection", "move", "update", "updateSection")
            table.set(3, "team", "blue")
            follows("deleteSection", "move", "update", "updateSection")
            view.collapse(["blue"])
            follows("delete", "updateSection")
            view.set(sections={"by": [{"column": "team", "direction": "descending"}]})
            follows("moveSection")
            view.expand()
            follows("insert", "updateSection")
            table.insert([["Ed", "green", 5]])
            table.remove([2])
            follows("insert", "delete", "updateSection")
            subscription.scroll(first=1, size=4)
            follows("delete", "deleteSection", "updateSection")
            view.set(sections=None)
            follows("deleteSection", "insertSection", "insert", "move")


@pytest.mark.parametrize("seed", range(6))
def test_a_list_view_follows_whatever_happens(daemon, seed):
    chance = random.Random(seed)
    columns = [{"id": "a"}, {"id": "b", "type": "integer"}, {"id": "n", "type": "integer"}]

    def row():
        return [chance.choice(["x", "y", "z", None]), chance.randrange(3), chance.randrange(9)]

    kinds = ["set", "insert", "remove", "undo", "sort", "fold", "filter", "scroll"]

    def change(table, view, subscription):
        daemon.sync()
        keys = subscription.keys()
        kind = chance.choice(kinds)
        if kind == "set" and keys:
            place = chance.randrange(3)
            table.set(chance.choice(keys), columns[place]["id"], row()[place])
        elif kind == "insert":
            table.insert([row() for _ in range(1 + chance.randrange(3))], "start")
        elif kind == "remove" and keys:
            table.remove(chance.sample(keys, min(len(keys), 2)))
        elif kind == "undo":
            table.undo()
        elif kind == "sort":
            view.sort((chance.choice("abn"), chance.choice(["ascending", "descending"])))
        elif kind == "fold":
            view.collapse(chance.choice(["x", ("y", 1)[: len(by)], ("z",)]), action="toggle")
        elif kind == "filter":
            view.filter(chance.choice([None, "n > 3", "b != 1", "a == 'x'"]))
        elif kind == "scroll":
            subscription.scroll(first=chance.randrange(20), size=1 + chance.randrange(30))

    by = [{"column": "a"}, {"column": "b"}][: 1 + chance.randrange(2)]
    sections = {"by": by, "headers": seed % 3 < 2, "footers": seed % 3 > 0}
    with daemon.create([row() for _ in range(20)], columns=columns) as table:
        view = table.view(sections=sections)
        with view.watch(first=0, size=40, cells="both") as subscription:
            window, content = SectionedWindow(subscription), []
            for _ in range(40):
                daemon.sync()
                target, step = shown(subscription), window.step()
                names = [section.name for section in window.sections]
                assert len(set(names)) == len(names)
                assert shown_by_stages(content, step.staged(), target) == target
                assert shown_by_operations(content, step.sequential(), target) == target
                content = target
                for _ in range(1 + chance.randrange(2)):
                    change(table, view, subscription)
