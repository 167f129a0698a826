"""Types of columns that are found in files, and edits that are saved in the spelling of the file."""

import random

import pytest
from harness import seeds

FILE = """name;paid;when;share;day;count
Ada;1.234,50 €;3/20/2014 2:27 PM;45%;13-Jan-20;1'234
Bo;7,25 €;1/2/2015 9:05 AM;12.5%;2-Feb-21;99
Cy;-3,00 €;12/31/1999 11:59 PM;0%;30-Nov-19;1'000'000
"""


def column(description, name):
    return next(column for column in description["columns"] if column["id"] == name)


def blocks(pipe, **params):
    answer = pipe.request("view/rows", view="v", **params)
    return {block["column"]: block for block in answer["blocks"]}


def open_text(pipe, text, **params):
    answer = pipe.request("table/open", table="t", content={"text": text}, wait=True, **params)
    pipe.request("view/open", table="t", view="v")
    return answer


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "amounts.csv"
    path.write_text(FILE, encoding="utf-8")
    return path


def test_formats_are_described(pipe, file):
    description = pipe.request("table/open", table="t", path=str(file), wait=True)
    expected = {
        "paid": ("number", {"kind": "number", "pattern": "#,##0.00 €", "locale": "de"}),
        "when": ("dateTime", {"kind": "date", "pattern": "M/d/yyyy h:mm a"}),
        "share": ("number", {"kind": "percent", "pattern": "0.#%"}),
        "day": ("date", {"kind": "date", "pattern": "d-MMM-yy"}),
        "count": ("integer", {"kind": "number", "pattern": "#,##0", "groupMark": "'"}),
    }
    for name, (type_, format_) in expected.items():
        found = column(description, name)
        assert (found["type"], found["parse"], found["format"]) == (type_, format_, format_)
    assert description["diagnostics"]["count"] == 0
    assert column(description, "when")["evidence"]["reason"] == "months are first: a day is 31"
    pipe.request("view/open", table="t", view="v")
    found = blocks(pipe)
    assert found["paid"]["values"] == [1234.5, 7.25, -3]
    assert found["share"]["values"] == [0.45, 0.125, 0]
    assert found["day"]["values"] == ["2020-01-13", "2021-02-02", "2019-11-30"]
    assert found["when"]["values"][0].startswith("2014-03-20T14:27")
    assert found["count"]["values"] == [1234, 99, 1000000]
    assert found["paid"]["texts"] == ["1.234,50 €", "7,25 €", "-3,00 €"]


TIMES = """name,start,end,lap
Ada,10:20,2:27 PM,09:05:30.5
Bo,09:05,12:05 AM,10:00:00
Cy,,11:59 PM,23:59:59
"""


def test_times_of_day_are_found_edited_and_saved(pipe, tmp_path):
    path = tmp_path / "times.csv"
    path.write_text(TIMES)
    description = pipe.request("table/open", table="t", path=str(path), wait=True)
    patterns = {"start": "HH:mm", "end": "h:mm a"}
    for name in ["start", "end", "lap"]:
        found = column(description, name)
        expected = {"kind": "date", "pattern": patterns[name]} if name in patterns else None
        assert (found["type"], found.get("parse")) == ("time", expected), found
    assert description["diagnostics"]["count"] == 0
    state = {"sort": [{"column": "end"}]}
    pipe.request("view/open", table="t", view="v", state=state)
    found = blocks(pipe)
    assert found["end"]["values"] == ["00:05:00", "14:27:00", "23:59:00"]
    assert found["end"]["texts"] == ["12:05 AM", "2:27 PM", "11:59 PM"]
    assert found["lap"]["values"] == ["10:00:00", "09:05:30.5", "23:59:59"]
    edits = [
        {"kind": "set", "row": 1, "column": "start", "value": "08:30:00"},
        {"kind": "set", "row": 3, "column": "start", "text": "7:15"},
        {"kind": "set", "row": 2, "column": "end", "value": "13:00:00"},
        {"kind": "set", "row": 2, "column": "lap", "text": "10:01"},
    ]
    pipe.request("table/edit", table="t", edits=edits)
    bad = {"kind": "set", "row": 1, "column": "lap", "value": "24:00:00"}
    assert pipe.error("table/edit", table="t", edits=[bad]).code == -32803
    pipe.request("view/set", view="v", state={"sort": []})
    assert blocks(pipe)["start"]["texts"] == ["08:30", "09:05", "07:15"]
    pipe.request("table/save", table="t")
    expected = TIMES.replace("Ada,10:20", "Ada,08:30").replace("Cy,,", "Cy,07:15,")
    expected = expected.replace("12:05 AM,10:00:00", "1:00 PM,10:01")
    assert path.read_text() == expected


def test_times_of_day_are_filtered_computed_and_summed_up(pipe):
    open_text(pipe, TIMES)
    condition = {"kind": "compare", "column": "start", "relation": "less", "value": "10:00:00"}
    for filter_ in [condition, {"kind": "expression", "source": 'start < duration("10h")'}]:
        pipe.request("view/set", view="v", state={"filter": filter_})
        assert blocks(pipe)["name"]["values"] == ["Bo"], filter_
    pipe.request("view/set", view="v", state={"filter": None})
    columns = [
        ("long", {"computed": "end - start"}),
        ("later", {"type": "time", "computed": 'start + duration("30m")'}),
        ("hour", {"computed": "end.getHours()"}),
        ("read", {"type": "time", "computed": '"7:05"'}),
        ("never", {"type": "time", "computed": "start - end"}),
    ]
    edits = [{"kind": "addColumn", "column": name, "options": options} for name, options in columns]
    pipe.request("table/edit", table="t", edits=edits)
    found = blocks(pipe)
    assert found["long"]["values"] == ["PT4H7M", "-PT9H", None]
    assert found["later"]["values"] == ["10:50:00", "09:35:00", None]
    assert found["hour"]["values"] == [14, 0, 23]
    assert found["read"]["values"] == ["07:05:00"] * 3
    assert found["never"]["values"] == [None, "09:00:00", None]
    for kind, value in [("min", "09:05:30.5"), ("max", "23:59:59"), ("distinct", 3)]:
        footer = {"footer": {"aggregate": kind}}
        edits = [{"kind": "setColumn", "column": "lap", "options": footer}]
        pipe.request("table/edit", table="t", edits=edits)
        assert pipe.request("view/get", view="v")["footers"]["lap"]["value"] == value


def test_edits_are_shown_and_saved_in_the_spelling_of_the_file(pipe, file):
    pipe.request("table/open", table="t", path=str(file), wait=True)
    pipe.request("view/open", table="t", view="v")
    edits = [
        {"kind": "set", "row": 1, "column": "paid", "value": 20000},
        {"kind": "set", "row": 2, "column": "paid", "text": "1.000"},
        {"kind": "set", "row": 1, "column": "when", "value": "2020-02-01T00:30:00"},
        {"kind": "set", "row": 2, "column": "share", "value": 0.5},
        {"kind": "set", "row": 3, "column": "day", "text": "1-Mar-22"},
        {"kind": "set", "row": 3, "column": "count", "text": "2500000"},
    ]
    pipe.request("table/edit", table="t", edits=edits)
    found = blocks(pipe)
    assert found["paid"]["texts"][:2] == ["20.000,00 €", "1.000,00 €"]
    assert found["paid"]["values"][:2] == [20000, 1000]
    pipe.request("table/save", table="t")
    expected = FILE.replace("1.234,50 €;3/20/2014 2:27 PM", "20.000,00 €;2/1/2020 12:30 AM")
    expected = expected.replace("7,25 €", "1.000,00 €").replace("12.5%", "50%")
    expected = expected.replace("30-Nov-19;1'000'000", "1-Mar-22;2'500'000")
    assert file.read_text(encoding="utf-8") == expected
    pipe.request("table/close", table="t")
    again = pipe.request("table/open", table="t", path=str(file), wait=True)
    assert column(again, "paid")["type"] == "number"
    assert again["diagnostics"]["count"] == 0


def test_a_date_of_the_united_states_is_typed_and_saved(pipe, tmp_path):
    path = tmp_path / "days.csv"
    path.write_text("id,day,price\n1,1/13/2020,$45.00\n2,1/3/2020,\"$1,250.75\"\n")
    pipe.request("table/open", table="t", path=str(path), wait=True)
    edits = [
        {"kind": "set", "row": 1, "column": "day", "text": "2/1/2020"},
        {"kind": "set", "row": 2, "column": "day", "value": "2020-12-24"},
        {"kind": "set", "row": 1, "column": "price", "value": 1300.5},
        {"kind": "set", "row": 2, "column": "price", "text": "7"},
    ]
    pipe.request("table/edit", table="t", edits=edits)
    pipe.request("table/save", table="t")
    expected = "id,day,price\n1,2/1/2020,\"$1,300.50\"\n2,12/24/2020,$7.00\n"
    assert path.read_text() == expected


def test_sums_and_order_are_those_of_numbers(pipe):
    open_text(pipe, "id,price\n1,\"$1,200.00\"\n2,$5.00\n3,($7.50)\n")
    pipe.request("view/set", view="v", state={"sort": [{"column": "price"}]})
    assert pipe.values("v", "price") == [-7.5, 5, 1200]
    answer = pipe.request("view/aggregate", view="v", aggregates=[
        {"column": "price", "kind": "sum"}])  # fmt: skip
    assert answer["aggregates"][0]["values"] == [1197.5]


def test_a_declared_type_wins(pipe):
    text = "id,a,b,c,d\n1,$5,$5,$5,5%\n2,$7,$7,$7,7%\n"
    options = {
        "a": {"type": "text"},
        "b": {"type": "decimal"},
        "c": {"type": "date"},
        "d": {"parse": None, "format": None},
    }
    description = open_text(pipe, text, columns=options)
    assert "parse" not in column(description, "a")
    assert column(description, "b")["parse"]["pattern"] == "$0"
    assert "parse" not in column(description, "c")
    found = blocks(pipe)
    assert found["a"]["values"] == ["$5", "$7"]
    assert found["b"]["values"] == ["5", "7"]
    assert len(found["c"]["errors"]) == 2
    assert [error["text"] for error in found["d"]["errors"]] == ["5%", "7%"]


def test_all_columns_are_text_where_that_is_asked_for(pipe):
    text = "id,when,x\n1,2020-01-01,$5\n2,2020-01-02,\n"
    description = open_text(pipe, text, dialect={"types": "plain", "header": True})
    assert {column["type"] for column in description["columns"]} == {"text"}
    assert blocks(pipe)["x"]["values"] == ["$5", ""]


def test_outliers_are_errors_that_keep_their_text(pipe):
    text = "id,x\n" + "".join(f"{row},{row * 2}\n" for row in range(300)) + "300,about 7\n"
    assert column(open_text(pipe, text), "x")["type"] == "text"
    pipe.request("table/close", table="t")
    description = open_text(pipe, text, dialect={"outliers": 0.01})
    found = column(description, "x")
    assert found["type"] == "integer"
    assert found["evidence"]["firstDisagreement"]["text"] == "about 7"
    assert description["diagnostics"]["counts"] == {"typeMismatch": 1}
    block = blocks(pipe, range={"first": 298, "size": 10})["x"]
    assert block["values"] == [596, 598, None]
    assert block["texts"][-1] == "about 7"
    error = pipe.error("table/open", table="u", content={"text": text}, dialect={"outliers": 0.9})
    assert error.code == -32602


def test_nulls_of_statistics_offices(pipe):
    text = "geo;2019;2020\nDE;1.5;:\nFR;..;2.5\nIT;3;: c\n"
    description = open_text(pipe, text, dialect={"header": True})
    assert [column["type"] for column in description["columns"]] == ["text", "number", "number"]
    assert blocks(pipe)["2020"]["values"] == [None, 2.5, None]
    assert column(description, "2019")["evidence"]["nullValues"] == ["..", ""]


def test_a_reloaded_file_keeps_its_formats(pipe, file):
    pipe.request("table/open", table="t", path=str(file), wait=True, whenFileChanges="reload")
    pipe.request("view/open", table="t", view="v")
    file.write_text(FILE.replace("7,25", "8.000,25"), encoding="utf-8")
    pipe.wait(lambda: blocks(pipe)["paid"]["texts"][1] == "8.000,25 €", what="the reload")
    assert blocks(pipe)["paid"]["values"] == [1234.5, 8000.25, -3]
    assert "errors" not in blocks(pipe)["paid"]


PATTERNS = {
    "{:,.2f}": ("number", lambda random: random.randint(-10**8, 10**8) / 100),
    "${:,.2f}": ("number", lambda random: random.randint(0, 10**8) / 100),
    "{:,}": ("integer", lambda random: random.randint(-10**9, 10**9)),
    "{:.1%}": ("number", lambda random: random.randint(0, 1000) / 1000),
}


@pytest.mark.parametrize("spelling", PATTERNS)
def test_law_edits_in_a_random_column_read_back(pipe, tmp_path, spelling):
    type_, make = PATTERNS[spelling]
    for seed in seeds(3):
        generator = random.Random(f"{seed} {spelling}")
        values = [make(generator) for _ in range(60)]
        path = tmp_path / f"{seed}.csv"
        lines = "".join(f"row;{spelling.format(value)}\n" for value in values)
        path.write_text("name;x\n" + lines)
        description = pipe.request("table/open", table="t", path=str(path), wait=True)
        assert column(description, "x")["type"] == type_, (seed, values[:5])
        edited = {generator.randint(1, 60): make(generator) for _ in range(10)}
        pipe.request("table/edit", table="t", edits=[
            {"kind": "set", "row": row, "column": "x", "value": value}
            for row, value in edited.items()])  # fmt: skip
        pipe.request("table/save", table="t")
        pipe.request("table/close", table="t")
        for row, value in edited.items():
            values[row - 1] = value
        again = pipe.request("table/open", table="t", path=str(path), wait=True)
        assert again["diagnostics"]["count"] == 0, seed
        pipe.request("view/open", table="t", view="v")
        assert pipe.values("v", "x") == values, seed
        texts = [line.split(";")[1] for line in path.read_text().splitlines()[1:]]
        for text, value in zip(texts, values):
            assert float(text.strip("$%").replace(",", "").replace("$", "")) == pytest.approx(
                value * (100 if "%" in spelling else 1))  # fmt: skip
        pipe.request("table/close", table="t")
