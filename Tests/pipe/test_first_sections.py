"""The first sections that a table declares: when its source is opened, and by an edit."""

import pytest
from test_declared_sections import edit, head, infos, keys, show, watched


@pytest.fixture
def pipe(start):
    return start()


def test_a_source_is_opened_with_sections_that_its_column_tells(pipe):
    text = "id,kind,n\na,fruit,1\nb,bread,2\nc,fruit,3\nd,other,4\n"
    sections = [{"key": "bread", "header": "Bread"}, {"key": "fruit", "kind": "food", "state": [1]}, {"key": "milk"}]
    given = {"content": {"text": text}, "sections": sections, "sectionColumn": "kind"}
    table = pipe.request("table/open", table="t", keyColumns=["id"], **given)
    assert (table["sectionColumn"], table["sections"]) == ("kind", sections)
    show(pipe)
    assert keys(pipe) == [head("bread"), "b", head("fruit"), "a", "c", head("milk"), head("other"), "d"]
    edit(pipe, {"kind": "moveSections", "sections": ["milk"], "place": {"kind": "start"}},
         {"kind": "set", "row": "a", "column": "kind", "value": "milk"})  # fmt: skip
    assert watched(pipe) == keys(pipe)
    assert keys(pipe)[:4] == [head("milk"), "a", head("bread"), "b"]
    pipe.request("table/undo", table="t")
    assert keys(pipe)[0] == head("bread") and keys(pipe)[-3] == head("milk")
    scoped = pipe.request("table/open", table="u", keyColumns=["id"], keyScope="section", **given)
    assert scoped["keys"] == {"kind": "columns", "columns": ["kind", "id"]}
    typed = pipe.request("table/open", table="w", content={"text": text}, sectionColumn="n",
                         sections=[{"key": 3}, {"key": "1"}])  # fmt: skip
    assert [section["key"] for section in typed["sections"]] == [3, 1]


def test_sections_of_a_source_that_do_not_go_are_refused(pipe):
    def refused(**more):
        error = pipe.error("table/open", content={"text": "id,kind\na,x\n"}, **more)
        return error.code, error.kind, error.data.get("pointer")

    assert refused(sections=[]) == (-32602, "unknownColumn", "/sectionColumn")
    assert refused(sectionColumn="kind")[::2] == (-32602, "/sectionColumn")
    assert refused(keyScope="section")[::2] == (-32602, "/keyScope")
    rows = [{"key": "x", "rows": []}]
    assert refused(sections=rows, sectionColumn="kind")[::2] == (-32602, "/sections/0/rows")
    twice = [{"key": "x"}, {"key": "x"}]
    found = refused(sections=twice, sectionColumn="kind")
    assert found == (-32803, "duplicateSections", "/sections/1/key")
    scope = {"sections": [], "sectionColumn": "kind", "keyScope": "section"}
    assert refused(**scope) == (-32803, "missingKeys", "/keyColumns")
    computed = {"up": {"computed": "kind + id", "type": "text"}}
    found = refused(sections=[], sectionColumn="up", columns=computed)
    assert found == (-32803, "notEditable", "/sectionColumn")
    assert pipe.request("table/open", content={"text": "a\n"}, sections=[], sectionColumn="a")["sections"] == []


def test_a_long_source_is_opened_with_sections(pipe, tmp_path):
    path = tmp_path / "long.csv"
    path.write_text("n,section\n" + "".join(f"{row},s{row % 3}\n" for row in range(300_000)))
    pipe.request("table/open", table="t", path=str(path), sections=[{"key": "s2"}, {"key": "s9"}])
    pipe.request("view/open", table="t", view="v", state={"sections": {"by": "declared", "empty": "show"}})
    pipe.sync()
    counts = pipe.request("view/get", view="v")["counts"]
    assert (counts["filtered"], counts["entries"]) == (300_000, 300_004)
    first = pipe.request("view/rows", view="v", range={"first": 0, "size": 3}, columns=[])["keys"]
    assert first == [head("s2"), 3, 6]


def test_the_first_sections_of_a_table_are_added_by_an_edit(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "id"}, {"id": "kind"}, {"id": "n", "type": "integer"}],
                 rows=[["a", "x", 1], ["b", "y", 2]], keyColumns=["id"])  # fmt: skip
    add = {"kind": "addSections", "sections": [{"key": "y", "header": "Y"}, {"key": "z", "rows": [["c", 3]]}]}
    error = pipe.error("table/edit", table="t", edits=[add])
    assert (error.kind, error.data["pointer"]) == ("unknownColumn", "/edits/0/sectionColumn")
    other = {"kind": "setSection", "section": "y", "options": {"footer": "f"}}
    assert pipe.error("table/edit", table="t", edits=[other]).kind == "noDeclaredSections"
    assert pipe.error("table/edit", table="t", edits=[other, {**add, "sectionColumn": "kind"}]).kind == "noDeclaredSections"
    answer = edit(pipe, {**add, "sectionColumn": "kind"}, other)
    assert (answer["inserted"], answer["history"]["undo"]) == (["c"], 1)
    show(pipe)
    assert keys(pipe) == [head("y"), "b", head("z"), "c", head("x"), "a"]
    assert infos(pipe)["y"]["footer"] == "f"
    error = pipe.error("table/edit", table="t", edits=[{**add, "sectionColumn": "n"}])
    assert (error.code, error.data["pointer"]) == (-32602, "/edits/0/sectionColumn")
    edit(pipe, {"kind": "addSections", "sections": [{"key": "w"}], "sectionColumn": "kind"})
    assert pipe.error("table/edit", table="t", edits=[{"kind": "removeColumn", "column": "kind"}]).kind == "sectionColumn"
    pipe.request("table/undo", table="t")
    pipe.request("table/undo", table="t")
    told = pipe.request("table/describe", table="t")
    assert "sections" not in told and told["rowsState"]["count"] == 2
    assert watched(pipe) == keys(pipe) == [head("x"), "a", head("y"), "b"]
    pipe.request("table/redo", table="t")
    assert watched(pipe) == keys(pipe) == [head("y"), "b", head("z"), "c", head("x"), "a"]
