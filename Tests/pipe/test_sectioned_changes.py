"""What ``table/diff`` tells of declared sections and their rows leads to the target."""

import json
import pathlib
import random

import pytest
from harness import seeds

CASES = json.loads(
    pathlib.Path(__file__).with_name("sectioned_changes.json").read_text("utf-8")
)["cases"]
COLUMNS = [{"id": "section"}, {"id": "n"}, {"id": "x", "type": "integer"}]


def as_wire(content):
    """Sections, each ``[[key, header], [[row, cell]…]]``, as requests take them."""
    return [
        {"key": key, "header": str(header), "rows": [[str(row), cell] for row, cell in rows]}
        for (key, header), rows in content
    ]


def flat(content):
    return [[key, str(row), cell] for (key, _), rows in content for row, cell in rows]


def taken(values, runs):
    return [values[at] for first, count in runs for at in range(first, first + count)]


def replayed(old, answer):
    """The new rows, made of the old ones and the answer alone."""
    diff, sections = answer["diff"], answer["sections"]
    rows = flat(old)
    gone = set(taken(range(len(rows)), diff["deletes"])) | {at for at, _ in diff["moves"]}
    left, start = {}, 0
    for key, count in sections["old"]:
        inside = range(start, start + count)
        left[key] = [rows[at] for at in inside if at not in gone]
        start += count
    assert start == len(rows)
    known = {key for key, _ in sections["new"]}
    assert not any(rows for key, rows in left.items() if key not in known)
    result = [row[:] for key, _ in sections["new"] for row in left.get(key, [])]
    blocks = diff["inserts"]["blocks"]
    cells = {block["column"]: block["values"] for block in blocks}
    places = [at for first, count in diff["inserts"]["at"] for at in range(first, first + count)]
    come = {
        at: [cells[column["id"]][number] for column in COLUMNS] for number, at in enumerate(places)
    }
    come.update({to: rows[at][:] for at, to in diff["moves"]})
    for at in sorted(come):
        result.insert(at, come[at])
    index = {column["id"]: place for place, column in enumerate(COLUMNS)}
    for block in diff["updates"]:
        for at, value in zip(block["rows"], block["values"]):
            result[at][index[block["column"]]] = value
    return result


def replayed_sections(old, sections):
    """The order of the sections, by deletes, moves and inserts."""
    keys = [key for (key, _), _ in old]
    target = [key for key, _ in sections["new"]]
    gone = {*sections["deletes"], *(at for at, _ in sections["moves"])}
    result = [key for at, key in enumerate(keys) if at not in gone]
    come = {at: target[at] for at in sections["inserts"]}
    come.update({to: keys[at] for at, to in sections["moves"]})
    for at in sorted(come):
        result.insert(at, come[at])
    return result


def differing(old, new):
    """The answers to ``table/setRows`` and ``table/diff`` for two contents."""

    def ask(pipe):
        pipe.request(
            "table/create", table="t", columns=COLUMNS, sections=as_wire(old), keyColumns=["n"]
        )
        result = pipe.request("table/setRows", table="t", sections=as_wire(new))
        ends = {"from": {"table": "t", "revision": 1}, "to": {"table": "t"}}
        return result, pipe.request("table/diff", **ends)

    return ask


def check(pipe, old, new):
    result, answer = differing(old, new)(pipe)
    sections = answer["sections"]
    assert replayed(old, answer) == flat(new)
    assert replayed_sections(old, sections) == [key for (key, _), _ in new]
    assert sections["old"] == [[key, len(rows)] for (key, _), rows in old]
    assert sections["new"] == [[key, len(rows)] for (key, _), rows in new]
    headers = {key: header for (key, header), _ in old}
    assert sections["updates"] == [
        {"index": at, "key": key, "members": ["header"]}
        for at, ((key, header), _) in enumerate(new)
        if headers.get(key, header) != header
    ]
    counts = {name: len(sections[name]) for name in ("deletes", "inserts", "moves", "updates")}
    assert result.get("sections", dict.fromkeys(counts, 0)) == counts
    return answer


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_cases_that_the_clients_share(pipe, case):
    answer = check(pipe, case["old"], case["new"])
    known = case["sections"]
    for name in ("deletes", "inserts"):
        assert answer["sections"][name] == known[name]
    if case["name"].startswith("at random"):  # there the moves are not the fewest
        assert len(answer["sections"]["moves"]) <= len(known["moves"])
        assert len(answer["diff"]["moves"]) <= len(case["diff"]["moves"])
    else:
        assert len(answer["sections"]["moves"]) == len(known["moves"])
        assert len(answer["diff"]["moves"]) == len(case["diff"]["moves"])


def random_content(chance):
    keys = chance.sample("abcdefgh", chance.randrange(1, 8))
    content = [[[key, chance.randrange(2)], []] for key in keys]
    for row in chance.sample(range(60), chance.randrange(40)):
        chance.choice(content)[1].append([row, chance.randrange(2)])
    return content


@pytest.mark.parametrize("seed", seeds(20))
def test_random_contents_replay(pipe, seed):
    chance = random.Random(seed)
    check(pipe, random_content(chance), random_content(chance))
