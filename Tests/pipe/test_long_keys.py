"""Keys of rows and sections are sent whole, so they have limits, and lists of them come in parts."""

import json

import pytest

LIMIT = 4096
PART = 256 << 10
STATE = {"sections": {"by": [{"column": "s"}]}}
COLUMNS = [{"id": "n", "type": "integer"}, {"id": "s"}]


@pytest.fixture
def pipe(start):
    return start()


def text(number, size):
    return f"{number:05d}".ljust(size, "x")


def file_of(tmp_path, texts):
    path = tmp_path / "long.csv"
    path.write_text("n,s\n" + "".join(f'{row},"{cell}"\n' for row, cell in enumerate(texts)))
    return str(path)


def create(pipe, rows, table="t", **more):
    pipe.request("table/create", table=table, columns=COLUMNS, rows=rows, **more)


def keys(pipe):
    return pipe.request("view/rows", view="v", columns=[])["keys"]


def problems(pipe):
    """The kinds of what is wrong with the order of the view, once it is ready."""
    pipe.sync()
    found = pipe.request("view/get", view="v").get("orderProblems", [])
    assert all(one["pointer"] == "/sections" and str(LIMIT) in one["message"] for one in found)
    return [one["kind"] for one in found]


def refused(pipe, limit, method, **params):
    error = pipe.error(method, **params)
    assert (error.kind, error.data["limit"], error.data["maximum"]) == ("limit", limit, LIMIT)
    return error.data


@pytest.mark.parametrize("size", [LIMIT, LIMIT + 1, 15_000_000])
def test_a_section_key_has_a_limit(pipe, tmp_path, size):
    path = file_of(tmp_path, [text(0, 10), text(1, size)])
    pipe.request("table/open", table="t", path=path, wait=True)
    pipe.request("view/open", table="t", view="v", state=STATE)
    if size <= LIMIT:
        assert problems(pipe) == []
        assert {"kind": "header", "key": [text(1, size)]} in keys(pipe)
    else:
        assert problems(pipe) == ["sectionsTooLarge"]
        assert keys(pipe) == [1, 2]


def test_a_section_key_grows_past_the_limit_and_back(pipe):
    create(pipe, [[number, text(number, 10)] for number in range(50)])
    pipe.request("view/open", table="t", view="v", state=STATE)
    for size, count in ((LIMIT, 0), (LIMIT + 1, 1), (10, 0)):
        edits = [{"kind": "set", "row": 7, "column": "s", "value": text(6, size)}]
        pipe.request("table/edit", table="t", edits=edits)
        assert len(problems(pipe)) == count
    pipe.request("table/undo", table="t")
    assert len(problems(pipe)) == 1 and keys(pipe)[:2] == [1, 2]
    pipe.request("table/undo", table="t")
    assert problems(pipe) == [] and len(keys(pipe)) == 100


def test_a_listed_section_has_the_same_limit(pipe):
    create(pipe, [[1, "a"]])
    pipe.request("view/open", table="t", view="v", state=STATE)
    for size, count in ((LIMIT + 1, 1), (LIMIT, 0)):
        listed = {"by": [{"column": "s", "values": [text(9, size)]}], "empty": "show"}
        pipe.request("view/set", view="v", state={"sections": listed})
        assert len(problems(pipe)) == count


def test_a_declared_section_has_the_same_limit(pipe):
    for size in (LIMIT, LIMIT + 1):
        content = {"columns": COLUMNS, "keyColumns": ["n"], "sectionColumn": "s",
                   "sections": [{"key": text(1, size), "rows": [[1]]}]}  # fmt: skip
        if size <= LIMIT:
            pipe.request("table/create", table="t", **content)
        else:
            data = refused(pipe, "sectionKeyBytesMax", "table/create", table="u", **content)
            assert data["found"] == size


@pytest.mark.parametrize("size", [LIMIT, LIMIT + 1, 1_000_000])
def test_a_row_key_has_a_limit(pipe, tmp_path, size):
    path = file_of(tmp_path, [text(0, 10), text(1, size)])
    opening = dict(table="t", path=path, keyColumns=["s"], wait=True)
    if size <= LIMIT:
        pipe.request("table/open", **opening)
        pipe.request("view/open", table="t", view="v")
        assert keys(pipe) == [text(0, 10), text(1, size)]
    else:
        assert refused(pipe, "rowKeyBytesMax", "table/open", **opening)["found"] == size
        pipe.request("table/open", table="t", path=path, wait=True)


def test_no_change_makes_a_key_over_the_limit(pipe):
    create(pipe, [[number, text(number, 10)] for number in range(3)], keyColumns=["s"])
    pipe.request("view/open", table="t", view="v")
    before = keys(pipe)
    long, row = text(1, LIMIT + 1), text(1, 10)
    for edit in (
        {"kind": "set", "row": row, "column": "s", "value": long},
        {"kind": "set", "row": row, "column": "s", "text": long},
        {"kind": "insert", "rows": [[9, long]], "place": {"kind": "end"}},
    ):
        data = refused(pipe, "rowKeyBytesMax", "table/edit", table="t", edits=[edit])
        assert data["found"] == LIMIT + 1
    refused(pipe, "rowKeyBytesMax", "table/setRows", table="t", rows=[[1, long]])
    assert keys(pipe) == before
    # Of several columns, the key is a JSON array, whose escapes count.
    create(pipe, [[1, "\x01" * 600]], "u", keyColumns=["n", "s"])
    params = dict(table="w", columns=COLUMNS, rows=[[1, "\x01" * 700]], keyColumns=["n", "s"])
    data = refused(pipe, "rowKeyBytesMax", "table/create", **params)
    assert data["found"] == 700 * 6 + len('[1,""]')


def test_many_sections_come_in_parts(pipe):
    count = 300
    create(pipe, [[number, text(number, LIMIT)] for number in range(count)])
    pipe.request("view/open", table="t", view="v", state=STATE)
    pipe.request("view/watch", view="v", subscription="w", window={"kind": "all"}, columns=["n"])
    pipe.sync()
    updates = pipe.updates("w")
    sizes = [len(json.dumps(update)) for update in updates]
    assert len(updates) > 8 and max(sizes) < PART + 3 * LIMIT
    told = [info["key"] for update in updates for info in update.get("sections", [])]
    assert told == [[text(number, LIMIT)] for number in range(count)]
    replica = pipe.replica("w")
    assert len(replica.keys) == 2 * count


def test_a_selection_of_long_keys_is_cut(pipe):
    create(pipe, [[number, text(number, LIMIT)] for number in range(800)], keyColumns=["s"])
    pipe.request("view/open", table="t", view="v")
    before = pipe.bytes_read
    answer = pipe.request("view/select", view="v", action="all")
    assert pipe.bytes_read - before < (1 << 20) + 2 * LIMIT
    assert answer["truncated"] and answer["count"] == 800
    assert 200 < len(answer["selected"]) < 300 and answer["deselected"] == []
