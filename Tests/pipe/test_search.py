"""Ways of searching, and going from hit to hit."""

import random
import re

import pytest
from harness import RpcError, seeds
from replica import Replica

COLUMNS = [{"id": "a", "type": "text"}, {"id": "b", "type": "text"}]
WORDS = ["red", "Red", "redder", "predict", "été", "Été", "ete", "a.b", "axb", "", "x y", "y-red"]


@pytest.fixture
def texts(pipe):
    """Table t with pairs of words, view v, subscription s."""
    r = random.Random(7)
    pipe.rows = [[" ".join(r.choices(WORDS, k=2)), r.choice(WORDS)] for _ in range(60)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=pipe.rows)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    return pipe


def starts_a_word(text, needle):
    places = [i for i in range(len(text)) if text.startswith(needle, i)]
    return any(i == 0 or not (text[i - 1].isalnum() or text[i - 1] == "_") for i in places)


def subsequence(text, needle):
    rest = iter(text)
    return all(letter in rest for letter in needle.replace(" ", ""))


def matches(row, text, match, folded):
    fold = str.casefold if folded else str
    if match == "regex":
        return any(re.search(text, cell, re.IGNORECASE if folded else 0) for cell in row)
    cells, text = [fold(cell) for cell in row], fold(text)
    if match == "words":
        return all(any(word in cell for cell in cells) for word in text.split())
    test = {"contains": lambda cell: text in cell, "prefix": lambda cell: starts_a_word(cell, text),
            "fuzzy": lambda cell: subsequence(cell, text)}[match]  # fmt: skip
    return any(test(cell) for cell in cells)


@pytest.mark.parametrize("folded", [True, False])
@pytest.mark.parametrize(
    ("match", "text"),
    [("contains", "red"), ("contains", "ÉTÉ"), ("words", "red axb"), ("words", "é r y"),
     ("prefix", "red"), ("prefix", "été"), ("prefix", "a.b"), ("prefix", "b"), ("regex", "^r.*r$"),
     ("regex", "a\\.b|été"), ("regex", "[é-ë]t"), ("fuzzy", "rdr"), ("fuzzy", "pd t"),
     ("fuzzy", "éé")],
)  # fmt: skip
def test_each_way_finds_what_it_says(texts, match, text, folded):
    search = {"text": text, "match": match, "caseFolded": folded}
    answer = texts.request("view/set", view="v", state={"search": search})
    wanted = [key for key, row in enumerate(texts.rows, 1) if matches(row, text, match, folded)]
    assert [key for key, _ in texts.cells("v")] == wanted
    assert answer["counts"]["matches"] == len(wanted)
    assert answer["state"]["search"]["match"] == match
    texts.sync()
    assert texts.replica("s").keys == wanted
    for key, row in enumerate(texts.rows, 1):  # edits are followed
        texts.request("table/edit", table="t", edits=[
            {"kind": "set", "row": key, "column": "a", "value": row[1]}])  # fmt: skip
        if key == 20:
            break
    now = [[row[1], row[1]] if key <= 20 else row for key, row in enumerate(texts.rows, 1)]
    wanted = [key for key, row in enumerate(now, 1) if matches(row, text, match, folded)]
    assert [key for key, _ in texts.cells("v")] == wanted


def hits(pipe, **search):
    pipe.request("view/set", view="v", state={"search": {"mode": "mark", **search}})
    answer = pipe.request("view/rows", view="v", **{"as": "text"})
    found = {}
    for block in answer["blocks"]:
        for hit in block.get("matches", ()):
            found[answer["keys"][hit["row"]], block["column"]] = hit["ranges"]
    return found


def test_hits_are_marked_where_they_stand(pipe):
    pipe.request("table/create", table="t", columns=COLUMNS,
                 rows=[["redder than Red", "ab"], ["𝄞 predicted", "a-b"]])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    assert hits(pipe, text="red", match="prefix") == {(1, "a"): [[0, 3], [12, 15]]}
    assert hits(pipe, text="th red", match="words") == {
        (1, "a"): [[0, 3], [7, 9], [12, 15]], (2, "a"): [[4, 7]]}  # fmt: skip
    assert hits(pipe, text="d+", match="regex") == {
        (1, "a"): [[2, 4], [14, 15]], (2, "a"): [[6, 7], [11, 12]]}  # fmt: skip
    assert hits(pipe, text="ab", match="fuzzy") == {(1, "b"): [[0, 2]], (2, "b"): [[0, 1], [2, 3]]}


@pytest.mark.parametrize("text", ["(", "a{2,1}", "[z-a]", "(?<n>a)\\1", "(?=a)", "*"])
def test_a_bad_pattern_is_refused_with_its_place(texts, text):
    before = texts.request("view/get", view="v")
    for method, params, pointer in (
        ("view/set", {"state": {"search": {"text": text, "match": "regex"}}}, "/state/search/text"),
        ("view/find", {"search": {"text": text, "match": "regex"}}, "/search/text"),
    ):
        with pytest.raises(RpcError) as caught:
            texts.request(method, view="v", **params)
        assert (caught.value.code, caught.value.pointer) == (-32602, pointer)
        assert "bytes" in caught.value.data["found"]
    assert texts.request("view/get", view="v") == before


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("seed", seeds(4))
def test_find_walks_over_all_hits_both_ways(texts, seed, own):
    r = random.Random(seed)
    text = r.choice(["red", "é", "x", "a"])
    search = {"text": text, "mode": "mark"}
    state = {"sort": [{"column": "b"}], "page": {"size": 7}}
    if own:
        state["search"] = search
    texts.request("view/set", view="v", state=state)
    asked = {} if own else {"search": search}
    texts.request("view/set", view="v", state={"page": {"size": None}})
    order = [key for key, _ in texts.cells("v")]
    texts.request("view/set", view="v", state={"page": {"size": 7}})
    wanted = [key for key in order if matches(texts.rows[key - 1], text, "contains", True)]
    assert wanted
    for direction, keys in (("next", wanted), ("previous", wanted[::-1])):
        at, seen = {}, []
        for _ in keys:
            answer = texts.request("view/find", view="v", direction=direction, **at, **asked)
            hit = answer["hit"]
            index = order.index(hit["row"])
            assert (hit["viewIndex"], hit["pageIndex"]) == (index % 7, index // 7)
            assert not hit["wrapped"] and hit["cells"]
            assert answer.get("matches") == (len(wanted) if own else None)
            seen.append(hit["row"])
            at = {"from": hit["row"]}
        assert seen == keys
        past = {"view": "v", "direction": direction, **at, **asked}
        assert texts.request("view/find", wrap=False, **past)["hit"] is None
        assert texts.request("view/find", **past)["hit"]["wrapped"] is True


def test_nothing_to_find(texts):
    with pytest.raises(RpcError) as caught:
        texts.request("view/find", view="v")
    assert caught.value.kind == "nothingSearched"
    assert texts.request("view/find", view="v", search={"text": "zzz"})["hit"] is None
    with pytest.raises(RpcError) as caught:
        texts.request("view/find", view="v", search={"text": "red"}, **{"from": 999})
    assert caught.value.kind == "unknownRow"


def test_a_long_search_tells_how_far_it_is(pipe):
    """The running count only grows, and is gone when the search is there; a newer search ends an older."""
    word = "".join(chr(0xE0 + i % 26) for i in range(120))
    rows = [[f"{word}{number}", "x"] for number in range(150_000)]
    pipe.request("table/create", table="t", columns=COLUMNS, rows=rows)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 3})
    pipe.sync()
    search = {"text": "a7", "match": "fuzzy", "diacritics": "ignored"}
    older = pipe.start_request("view/set", {"view": "v", "state": {"search": {**search, "text": "z"}}})
    answer = pipe.request("view/set", view="v", state={"search": search})
    pipe.answer(older)
    pipe.sync()
    wanted = sum("7" in row[0] for row in rows)
    assert answer["counts"]["matches"] == wanted and "searching" not in answer
    told = [update.get("searching") for update in pipe.updates("s")]
    assert told[-1] is None and any(told)
    runs = [one for one in told if one]
    assert all(0 < one["rows"] <= len(rows) and one["matches"] <= one["rows"] for one in runs)
    assert [one["rows"] for one in runs[-2:]] == sorted(one["rows"] for one in runs[-2:])


DOWN = [{"column": "n", "direction": "descending"}]


@pytest.mark.parametrize("sort, updates", [([], "merged"), (DOWN, "merged"), (DOWN, "each")])
def test_hits_are_shown_while_a_search_runs(start, sort, updates):
    """In order, hits only, more and more of them; one that is removed meanwhile goes at once."""
    pipe = start(updates=updates)
    word = "".join(chr(0xE0 + i % 26) for i in range(120))
    count = 120_000
    columns = [{"id": "text"}, {"id": "n", "type": "integer"}]
    rows = [[f"{word}{n}", n * 7919 % count] for n in range(count)]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("view/open", table="t", view="v", state={"sort": sort})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 20})
    pipe.sync()
    seen = len(pipe.updates("s"))
    old = pipe.replica("s").keys
    search = {"text": "a77", "match": "fuzzy", "diacritics": "ignored"}
    running = pipe.start_request("view/set", {"view": "v", "state": {"search": search}})
    pipe.wait(lambda: pipe.updates("s")[-1]["counts"]["filtered"] < count, 30, "the first hits")
    gone = pipe.replica("s").keys[0]
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [gone]}])
    pipe.result(running)
    pipe.sync()
    keys = pipe.request("view/rows", view="v", range={"first": 0, "size": 50_000})["keys"]
    hits = {key for key in range(1, count + 1) if str(key - 1).count("7") >= 2}
    assert set(keys) == hits - {gone}
    place = {key: index for index, key in enumerate(keys)}
    place[gone] = -1 if not sort else place[min(keys, key=lambda key: abs(rows[key - 1][1] - rows[gone - 1][1]))] - 0.5
    replica, sizes = Replica(), []
    for number, update in enumerate(pipe.updates("s")):
        replica.apply(update)
        if number < seen or update["counts"]["filtered"] >= count - 1:
            assert number < seen or replica.keys == old, "the old order until the first hits"
            continue
        if update["revision"] > 1 and update["orderState"] == "pending":
            assert gone not in replica.keys
        places = [place[key] for key in replica.keys]
        assert places == sorted(places)
        assert update["counts"]["matches"] == update["counts"]["filtered"] <= len(hits)
        if "searching" in update:
            assert update["searching"]["matches"] == update["counts"]["filtered"], "of one moment"
        sizes.append(update["counts"]["filtered"])
        assert all(row["text"].get("matches") for _, row in replica.rows)
    assert len(sizes) > 2 and sizes[-1] == len(keys) and "searching" not in update and update["orderState"] == "ready"
    assert sizes[1:-1] == sorted(sizes[1:-1])
    told = [update["searching"]["rows"] for update in pipe.updates("s")[seen:]
            if "searching" in update and "edit" not in update["causes"]]  # fmt: skip
    assert told == sorted(set(told)), "each state is told once, rows and counts together"
    pipe.request("view/set", view="v", state={"search": None})
    assert pipe.request("view/rows", view="v", range={"first": 0, "size": 1})["counts"]["filtered"] == count - 1
    assert pipe.leave() == 0


@pytest.mark.parametrize("sort, updates", [(DOWN, "merged"), ([], "each")])
def test_hits_are_shown_in_their_sections_while_a_search_runs(start, sort, updates):
    """Sections with what was found so far, empty ones where they are listed; counts only grow."""
    pipe = start(updates=updates)
    word = "".join(chr(0xE0 + i % 26) for i in range(120))
    count, listed = 120_000, ["empty", "g3", "g1"]
    columns = [{"id": "text"}, {"id": "n", "type": "integer"}, {"id": "group"}]
    rows = [[f"{word}{n}", n * 7919 % count, f"g{n % 5}"] for n in range(count)]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    sections = {"by": [{"column": "group", "values": listed}], "empty": "show", "footers": True}
    collapsed = {"keys": [["g2"]]}
    aggregates = [{"column": "n", "kind": "max"}]
    state = {"sort": sort, "sections": {**sections, "collapsed": collapsed, "aggregates": aggregates}}
    pipe.request("view/open", table="t", view="v", state=state)
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 25})
    pipe.sync()
    seen = len(pipe.updates("s"))
    search = {"text": "a77", "match": "fuzzy", "diacritics": "ignored"}
    running = pipe.start_request("view/set", {"view": "v", "state": {"search": search}})
    pipe.wait(lambda: pipe.updates("s")[-1]["counts"]["filtered"] < count, 30, "the first hits")
    gone = next(key for key in pipe.replica("s").keys if isinstance(key, int))
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [gone]}])
    pipe.request("view/collapse", view="v", action="expand", keys=[["g2"]])
    pipe.result(running)
    pipe.sync()
    hits = {key for key in range(1, count + 1) if str(key - 1).count("7") >= 2} - {gone}
    order = {value: place for place, value in enumerate([*listed, "g0", "g2", "g4"])}

    def place(key):
        row = rows[key - 1]
        return order[row[2]], -row[1] if sort else key

    found = pipe.request("view/rows", view="v", range={"first": 0, "size": 50_000}, columns=[])
    assert [key for key in found["keys"] if isinstance(key, int)] == sorted(hits, key=place)
    assert found["keys"][:2] == [{"kind": kind, "key": ["empty"]} for kind in ("header", "footer")]
    by_key = {info["key"][0]: info for info in found["sections"]}
    for group in order:
        own = [rows[key - 1][1] for key in hits if rows[key - 1][2] == group]
        assert by_key[group]["count"] == len(own)
        assert by_key[group]["aggregates"][0]["value"] == max(own, default=None)
    replica, sizes = Replica(), []
    for number, update in enumerate(pipe.updates("s")):
        replica.apply(update)
        if number < seen or update["counts"]["filtered"] >= count - 1:
            continue
        keys = replica.keys
        places = [place(key) for key in keys if isinstance(key, int)]
        assert places == sorted(places)
        assert update["counts"]["matches"] == update["counts"]["filtered"] <= len(hits) + 1
        assert update["orderState"] == "ready" or update["searching"]["rows"] > 0
        assert keys[0] == {"kind": "header", "key": ["empty"]}
        sizes.append(update["counts"]["filtered"])
        assert all(row["text"].get("matches") for key, row in replica.rows if isinstance(key, int))
    assert len(sizes) > 2 and sizes[-1] == len(hits)
    assert "searching" not in update and update["orderState"] == "ready"
    growing = [size for size in sizes[:-1]]
    assert all(later >= size - 1 for size, later in zip(growing, growing[1:]))
    assert pipe.leave() == 0
