"""Fields of records beyond the header: they are found, told and kept, or the table is widened."""

import csv
import io
import random
import time

import pytest
from harness import seeds

RAGGED = 'a,b\n1,x\n2,y,odd,"more, much"\n3\n4,z,last\n'
DIALECT = {"delimiter": ",", "header": True}


def opened(pipe, text, table="t", **params):
    return pipe.request("table/open", table=table, content={"text": text}, dialect=DIALECT, **params)


def extra(pipe, view, **params):
    rows = pipe.request("view/rows", view=view, extraFields=True, **params)["extraFields"]
    return {row["row"]: row["fields"] for row in rows}


def search(pipe, view, text, **members):
    patch = {"search": {"text": text, "mode": "filter", "match": "contains", "caseFolded": True, "columns": None, **members}}
    pipe.request("view/set", view=view, state=patch)
    return pipe.request("view/rows", view=view, wait=True)["keys"]


def test_they_are_counted_and_told(pipe):
    description = opened(pipe, RAGGED)
    assert [column["id"] for column in description["columns"]] == ["a", "b"]
    assert description["rowsState"] == {"count": 4, "complete": True, "examined": True, "extraFields": 2}
    assert description["diagnostics"]["counts"] == {"fieldCount": 3}
    pipe.request("view/open", table="t", view="v")
    assert "extraFields" not in pipe.request("view/rows", view="v")
    assert extra(pipe, "v") == {2: ["odd", "more, much"], 4: ["last"]}
    assert extra(pipe, "v", keys=[4, 1]) == {4: ["last"]}
    assert extra(pipe, "v", range={"first": 0, "size": 2}) == {2: ["odd", "more, much"]}
    pipe.request("table/edit", table="t", edits=[{"kind": "remove", "rows": [2]}, {"kind": "insert", "rows": [[9, "n"]]}])
    assert extra(pipe, "v") == {4: ["last"]}
    pipe.request("table/undo", table="t")
    assert len(extra(pipe, "v")) == 2


def test_a_table_without_them_says_nothing(pipe):
    assert "extraFields" not in opened(pipe, "a,b\n1,2\n3\n")["rowsState"]
    pipe.request("view/open", table="t", view="v")
    assert extra(pipe, "v") == {}
    pipe.request("table/create", table="u", columns=[{"id": "a"}], rows=[["x"]])
    pipe.request("view/open", table="u", view="u")
    assert extra(pipe, "u") == {}
    assert search(pipe, "u", "x") == [1]


def test_a_search_finds_them(pipe):
    opened(pipe, RAGGED)
    pipe.request("view/open", table="t", view="v")
    assert search(pipe, "v", "much") == [2]
    assert search(pipe, "v", "last") == [4]
    assert search(pipe, "v", "last", columns=["a", "b"]) == []
    assert search(pipe, "v", "oddmore") == search(pipe, "v", "d\x00") == []
    # Each field is a text of its own.
    assert search(pipe, "v", "^more.*much$", match="regex") == [2]
    assert search(pipe, "v", "mo", match="prefix") == [2]
    assert search(pipe, "v", "y much", match="words") == [2]


def test_a_hit_outside_the_columns_is_told_by_its_place(pipe):
    opened(pipe, RAGGED)
    pipe.request("view/open", table="t", view="v")
    hit = pipe.request("view/find", view="v", search={"text": "m"})["hit"]
    assert (hit["row"], hit["cells"]) == (2, [{"extraField": 1, "ranges": [[0, 1], [6, 7]]}])
    hit = pipe.request("view/find", view="v", search={"text": "z"})["hit"]
    assert (hit["row"], hit["cells"]) == (4, [{"column": "b", "ranges": [[0, 1]]}])
    # Nothing there can be replaced.
    outcome = pipe.request("view/replace", view="v", search={"text": "odd"}, **{"with": "even"})
    assert outcome["cells"] == 0


def test_they_are_kept_when_the_file_is_saved(pipe, tmp_path):
    path = tmp_path / "ragged.csv"
    path.write_text(RAGGED)
    pipe.request("table/open", table="t", path=str(path), dialect=DIALECT)
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 2, "column": "b", "value": "Y"}])
    pipe.request("table/save", table="t")
    assert path.read_text() == RAGGED.replace("2,y", "2,Y")


def test_controls_in_them_are_made_visible(pipe):
    opened(pipe, "a,b\n1,x,\x1b[31m\n2,y,\n" + "3,z\n" * 5)
    pipe.request("view/open", table="t", view="v")
    assert extra(pipe, "v") == {1: ["␛[31m"], 2: [""]}


def test_long_ones_are_cut_and_say_so(pipe):
    opened(pipe, "a,b\n1,x," + "é" * 200 + "\n2,y,z\n" + "3,z\n" * 5)
    pipe.request("view/open", table="t", view="v")
    rows = pipe.request("view/rows", view="v", extraFields=True, textBytes=100)["extraFields"]
    assert rows == [{"row": 1, "fields": ["é" * 50], "cut": True}, {"row": 2, "fields": ["z"]}]


# MARK: Widened tables


def test_a_table_is_widened_to_the_longest_record(pipe):
    description = opened(pipe, RAGGED, widen=True)
    columns = [(column["id"], column["title"], column["type"]) for column in description["columns"]]
    assert columns == [
        ("a", "a", "integer"), ("b", "b", "text"), ("column3", "column3", "text"), ("column4", "column4", "text"),
    ]  # fmt: skip
    assert "extraFields" not in description["rowsState"]
    pipe.request("view/open", table="t", view="v")
    assert extra(pipe, "v") == {}
    assert pipe.values("v", "column4") == [None, "more, much", None, None]
    assert search(pipe, "v", "much") == [2]


def test_a_late_long_record_widens_too(pipe, tmp_path):
    """It is far behind the sample, and its type is not known."""
    path = tmp_path / "late.csv"
    rows = "".join(f"{number},{number * 2}\n" for number in range(200_000))
    path.write_text("a,b\n" + rows + "1,2,3,4,5\n")
    options = {"column3": {"type": "integer"}}
    description = pipe.request(
        "table/open", table="t", path=str(path), dialect=DIALECT, widen=True, columns=options, wait=True)
    assert [column["id"] for column in description["columns"]] == ["a", "b", "column3", "column4", "column5"]
    assert description["rowsState"]["count"] == 200_001
    pipe.request("view/open", table="t", view="v", state={"filter": "column3 == 3 && column5 != null"})
    assert pipe.request("view/rows", view="v", wait=True)["keys"] == [200_001]


def test_a_widened_table_is_saved_like_any_other(pipe, tmp_path):
    path = tmp_path / "ragged.csv"
    path.write_text(RAGGED)
    pipe.request("table/open", table="t", path=str(path), dialect=DIALECT, widen=True)
    edits = [{"kind": "set", "row": 2, "column": "column3", "value": "even"}]
    pipe.request("table/edit", table="t", edits=edits)
    pipe.request("table/save", table="t")
    assert path.read_text() == RAGGED.replace("odd", "even")
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 3, "column": "column4", "value": "w"}])
    pipe.request("table/save", table="t")
    assert list(csv.reader(io.StringIO(path.read_text())))[3] == ["3", "", "", "w"]


def test_a_widened_table_stays_so_when_the_file_changes(pipe, tmp_path):
    path = tmp_path / "ragged.csv"
    path.write_text(RAGGED)
    pipe.request("table/open", table="t", path=str(path), dialect=DIALECT, widen=True, whenFileChanges="reload")
    path.write_text(RAGGED + "5,v,w,x,y,z\n")

    def columns():
        return [column["id"] for column in pipe.request("table/describe", table="t")["columns"]]

    end = time.monotonic() + 20
    while len(columns()) == 4 and time.monotonic() < end:
        time.sleep(0.05)
    assert columns() == ["a", "b", *(f"column{place}" for place in range(3, 7))]


def test_too_long_a_record_is_refused(pipe):
    error = pipe.error("table/open", content={"text": "a,b\n" + "1," * 16_400 + "\n"}, dialect=DIALECT, widen=True)
    assert error.kind == "tooManyColumns"
    description = opened(pipe, "a,b\n" + "1," * 16_400 + "\n2,3\n")
    assert description["rowsState"]["extraFields"] == 1


# MARK: The law


def written(rows):
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


@pytest.mark.parametrize("widen", [False, True])
def test_every_field_of_every_record_is_found(pipe, widen):
    letters = ["a", "b", "ab", "ba", "é", "", "a,b", 'q"q', "x y"]
    for seed in seeds(25):
        rng = random.Random(seed)
        rows = [[rng.choice(letters) or "-" for _ in range(rng.choice([1, 2, 2, 2, 3, 6]))] for _ in range(30)]
        table = f"t{seed}"
        # Where records of three fields are frequent, the table has three columns.
        width = len(opened(pipe, written([["h", "k"], *rows]), table, widen=widen)["columns"])
        pipe.request("view/open", table=table, view=table)
        live = dict(enumerate(rows, 1))
        for _ in range(6):
            step = rng.randrange(4)
            if step == 0 and live:
                gone = rng.choice(list(live))
                pipe.request("table/edit", table=table, edits=[{"kind": "remove", "rows": [gone]}])
                del live[gone]
            elif step == 1 and live:
                row, text = rng.choice(list(live)), rng.choice(["ab", "zz"])
                pipe.request("table/edit", table=table, edits=[{"kind": "set", "row": row, "column": "h", "value": text}])
                live[row] = [text, *live[row][1:]]
            else:
                wanted = rng.choice(["a", "b", "é", "q", "zz", "y"])
                found = search(pipe, table, wanted)
                assert found == [row for row in sorted(live) if any(wanted in field for field in live[row])], seed
                told = extra(pipe, table)
                assert told == {row: live[row][width:] for row in found if len(live[row]) > width}, seed
