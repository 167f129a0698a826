"""Conformance data of others, through the pipe."""

import json

import pytest

CSV_SPECTRUM = [
    "comma_in_quotes", "empty", "empty_crlf", "escaped_quotes", "json", "location_coordinates",
    "newlines", "newlines_crlf", "quotes_and_newlines", "simple", "simple_crlf", "utf8",
]  # fmt: skip


@pytest.mark.parametrize("name", CSV_SPECTRUM)
def test_csv_spectrum(pipe, corpora, name):
    """Rows as objects of the fields' own text equal the JSON beside each file."""
    path = corpora / "csv-spectrum" / "csvs" / f"{name}.csv"
    expected = json.loads((corpora / "csv-spectrum" / "json" / f"{name}.json").read_text())
    probe = pipe.request("table/open", path=str(path), dialect={"header": True})
    texts = {column["id"]: {"type": "text"} for column in probe["columns"]}
    table = pipe.request("table/open", path=str(path), dialect={"header": True}, columns=texts)
    view = pipe.request("view/open", table=table["table"])["view"]
    rows = [{c: cell["value"] for c, cell in cells.items()} for _, cells in pipe.cells(view)]
    if name == "location_coordinates":
        # The corpus disagrees with itself: the CSV has another phone number than its JSON, and its
        # degree signs are no UTF-8.
        assert [row.keys() for row in rows] == [expected.keys()]
        assert rows[0]["Contact Phone Number"] == "2095257564"
        return
    assert rows == expected


@pytest.fixture(scope="module")
def naughty(corpora):
    return json.loads((corpora / "naughty-strings" / "blns.json").read_text(encoding="utf-8"))


def test_naughty_strings_as_cells(pipe, naughty):
    pipe.request("table/create", table="t", columns=[{"id": "x", "type": "text"}],
                 rows=[[text] for text in naughty])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    assert pipe.values("v", "x") == naughty
    reverse = naughty[::-1]
    edits = [{"kind": "set", "row": key, "column": "x", "value": text}
             for key, text in enumerate(reverse, 1)]  # fmt: skip
    pipe.request("table/edit", table="t", edits=edits)
    assert pipe.values("v", "x") == reverse
    pipe.sync()
    assert [cells["x"]["value"] for _, cells in pipe.replica("s").rows] == reverse
    pipe.request("table/undo", table="t")
    assert pipe.values("v", "x") == naughty
    pipe.request("table/redo", table="t")
    assert pipe.values("v", "x") == reverse


def test_naughty_strings_are_shown_on_one_line(pipe, naughty):
    pipe.request("table/create", table="t", columns=[{"id": "x", "type": "text"}],
                 rows=[[text] for text in [*naughty, "a\nb\tc\r\n\0\x1b[31m\x7f\x85"]])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    for _, cells in pipe.cells("v"):
        text = cells["x"]["text"]
        assert not any(ord(c) < 32 or 127 <= ord(c) < 160 for c in text), ascii(text)


def test_naughty_strings_as_search_texts(pipe, naughty):
    pipe.request("table/create", table="t", columns=[{"id": "x", "type": "text"}],
                 rows=[[text] for text in naughty])  # fmt: skip
    pipe.request("view/open", table="t", view="v")
    for number, text in enumerate(naughty):
        state = {"search": {"text": text, "caseFolded": False}}
        pipe.request("view/set", view="v", state=state)
        found = [key for key, _ in pipe.cells("v")]
        assert number + 1 in found, ascii(text)
        assert found == [key for key, cell in enumerate(naughty, 1) if text in cell], ascii(text)


def test_naughty_strings_as_column_names_keys_and_names(pipe, naughty):
    names = list(dict.fromkeys(text for text in naughty if text))[:300]
    columns = [{"id": text, "type": "integer"} for text in names]
    answer = pipe.request("table/create", columns=columns, rows=[list(range(len(names)))])
    assert [column["id"] for column in answer["columns"]] == names
    view = pipe.request("view/open", table=answer["table"])["view"]
    cells = pipe.cells(view)[0][1]
    assert {name: cell["value"] for name, cell in cells.items()} == {
        name: number for number, name in enumerate(names)
    }
    pipe.request("table/create", table="keyed", columns=[{"id": "k", "type": "text"}],
                 rows=[[text] for text in names], keyColumns=["k"])  # fmt: skip
    view = pipe.request("view/open", table="keyed")["view"]
    assert [key for key, _ in pipe.cells(view)] == names
    for text in names[:60]:
        table = pipe.request("table/create", table=text, name=text, rows=[[1]])
        assert (table["table"], table["name"]) == (text, text)
        pipe.request("table/close", table=text)


def test_naughty_strings_through_a_file(pipe, naughty, tmp_path):
    texts = [text for text in naughty if "\x00" not in text]
    body = "x\n" + "".join('"' + text.replace('"', '""') + '"\n' for text in texts)
    path = tmp_path / "naughty.csv"
    path.write_bytes(body.encode("utf-8"))
    dialect = {"header": True, "delimiter": ",", "quote": '"', "encoding": "utf-8"}
    table = pipe.request("table/open", path=str(path), dialect=dialect,
                         columns={"x": {"type": "text"}})["table"]  # fmt: skip
    view = pipe.request("view/open", table=table)["view"]
    assert pipe.values(view, "x") == texts


@pytest.mark.parametrize("folder", ["nycflights13", "vega-datasets", "country-codes", "duckdb-csv"])
def test_every_file_of_a_corpus_opens_or_says_why(pipe, corpora, folder):
    for path in sorted((corpora / folder).rglob("*.*sv")):
        request = pipe.start_request("table/open", {"path": str(path)})
        answer = pipe.answer(request)
        if "error" in answer:
            assert answer["error"]["code"] == -32803, path.name
            continue
        view = pipe.request("view/open", table=answer["result"]["table"])["view"]
        pipe.request("view/rows", view=view, range={"first": 0, "size": 50}, as_="both")
        pipe.request("table/close", table=answer["result"]["table"])
