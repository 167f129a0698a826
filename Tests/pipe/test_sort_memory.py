"""What sorts, groups and formats may take: bounds that come first, by name."""

import pytest

LIMITS = ("groupBytesMax", "sortRowsMax", "sectionBytesMax", "formatBytesMax", "shownBytesMax")


def test_the_limits_are_published(start):
    limits = start(greet=False).initialize()["limits"]
    assert all(limits[name] > 0 for name in LIMITS)


@pytest.mark.parametrize(
    "format_",
    [
        {"kind": "template", "template": "w" * 60_000 + "{}"},
        {"kind": "template", "template": "{}" * 17},
        {"kind": "map", "values": {"1": "x" * 5_000}},
        {"kind": "map", "values": {str(number): "x" * 4_000 for number in range(300)}},
        {"kind": "number", "pattern": "'" + "p" * 5_000 + "'0"},
        {"kind": "number", "prefix": "p" * 5_000},
        {"kind": "date", "pattern": "'" + "p" * 5_000 + "'y"},
        {"kind": "boolean", "true": "t" * 5_000, "false": "f"},
    ],
    ids=lambda format_: format_["kind"],
)
def test_formats_that_make_every_cell_long_are_refused(pipe, format_):
    kind = {"date": "date", "boolean": "boolean"}.get(format_["kind"], "integer")
    pipe.request("table/create", table="t", columns=[{"id": "n", "type": kind}], rows=[[None]])
    edits = [{"kind": "setColumn", "column": "n", "options": {"format": format_}}]
    error = pipe.error("table/edit", table="t", edits=edits)
    assert (error.code, error.kind) == (-32602, "badFormat") and "at most" in error.data["expected"]


def test_a_template_does_not_multiply_a_long_text(pipe):
    long = "x" * 200_000
    template = {"kind": "template", "template": "{}" * 16}
    columns = [{"id": "s", "type": "text", "format": template}]
    pipe.request("table/create", table="t", columns=columns, rows=[["ab"], [long]])
    pipe.request("view/open", table="t", view="v")
    texts = [cells["s"]["text"] for _, cells in pipe.cells("v")]
    assert texts == ["ab" * 16, long]


@pytest.mark.parametrize("comparator", ["value", "natural", "caseInsensitive", "semver", "length"])
def test_long_texts_are_sorted_by_all_they_hold(pipe, comparator):
    rows = [["q" * 3_000 + str(number * 7 % 50)] for number in range(50)] + [["q" * 3_000]] * 2
    pipe.request("table/create", table="t", columns=[{"id": "s", "type": "text"}], rows=rows)
    pipe.request("view/open", table="t", view="v")
    state = {"sort": [{"column": "s", "comparator": comparator}]}
    pipe.request("view/set", view="v", state=state)
    pipe.sync()
    found = [text[3_000:] for text in pipe.values("v", "s")]
    if comparator == "natural":
        assert found == ["", ""] + [str(number) for number in range(50)]
    elif comparator == "length":
        assert [len(text) for text in found] == [0] * 2 + [1] * 10 + [2] * 40
    else:
        assert found == ["", ""] + sorted(str(number) for number in range(50))
    if comparator == "value":
        edits = [{"kind": "set", "row": 1, "column": "s", "value": "q" * 3_000 + "3x"}]
        pipe.request("table/edit", table="t", edits=edits)
        pipe.sync()
        now = [text[3_000:] for text in pipe.values("v", "s")]
        assert now == sorted([text for text in found if text != "0"] + ["3x"])
