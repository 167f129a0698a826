"""Presets: the defaults of other libraries, as data."""

import json

import pytest
from conftest import ROOT
from contract import document

FILE = json.loads((ROOT / "Protocol" / "presets.json").read_text("utf-8"))["presets"]
NAMES = [preset["name"] for preset in FILE]
DEFAULT = {"mode": "multiple", "unit": "row", "tap": "replace", "momentary": False,
           "whenFiltered": "keep"}  # fmt: skip


@pytest.fixture
def people(pipe):
    columns = [{"id": "name"}, {"id": "age", "type": "integer"}]
    rows = [["Ada", 36], ["Bob", 25], ["Cid", 40]]
    pipe.request("table/create", table="t", columns=columns, rows=rows,
                 defaultSort=[{"column": "age"}])  # fmt: skip
    return pipe


def test_the_daemon_lists_the_file_without_what_waits_for_a_layout(pipe):
    listed = pipe.request("preset/list")["presets"]
    without = [{name: part for name, part in preset.items() if name != "layout"} for preset in FILE]
    assert listed == without
    schema = document()["components"]["schemas"]["presetName"]
    assert schema["enum"] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_view_begins_with_a_preset_and_null_returns_to_it(people, name):
    listed = {p["name"]: p for p in people.request("preset/list")["presets"]}[name]["state"]
    plain = people.request("view/open", table="t")
    assert "preset" not in plain and plain["state"]["selection"] == DEFAULT
    answer = people.request("view/open", table="t", view="v", preset=name)
    begun = answer["state"]
    assert answer["preset"] == name
    assert begun["selection"] == {**DEFAULT, **listed["selection"]}
    assert begun["sortCycle"] == listed.get("sortCycle", plain["state"]["sortCycle"])
    assert begun["sort"] == plain["state"]["sort"], "a table's own default sort holds under it"
    other = {"selection": {"mode": "multiple", "tap": "extend", "unit": "column"},
             "sortCycle": ["none"], "sort": [], "page": {"size": 2}}  # fmt: skip
    people.request("view/set", view="v", state=other)
    part = people.request("view/set", view="v", state={"selection": {"tap": None}})["state"]
    assert part["selection"]["tap"] == begun["selection"]["tap"]
    assert part["selection"]["unit"] == "column", "one part does not forget another"
    back = people.request("view/set", view="v", state=dict.fromkeys(other))
    assert back["state"] == begun and back["preset"] == name
    assert people.request("view/get", view="v")["preset"] == name


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_is_a_state_that_every_client_can_set(people, name):
    preset = {p["name"]: p for p in people.request("preset/list")["presets"]}[name]
    by_name = people.request("view/open", table="t", preset=name)["state"]
    assert people.request("view/open", table="t", state=preset["state"])["state"] == by_name


def test_a_state_is_merged_into_the_preset(people):
    answer = people.request("view/open", table="t", view="v", preset="tabler-ios",
                            state={"selection": {"mode": "single"}, "sortCycle": None})  # fmt: skip
    assert answer["state"]["selection"]["mode"] == "single"
    assert answer["state"]["selection"]["tap"] == "toggle"
    assert answer["state"]["sortCycle"] == ["ascending", "descending"]


def test_new_content_takes_what_a_preset_says_of_it(people):
    people.request("view/open", table="t", view="v")
    half = [["Ada", 36], ["Bob", 1], ["Cid", 2]]

    def render(rows, **params):
        return people.request("table/setRows", table="t", match={"kind": "given", "keys": [1, 2, 3]},
                              rows=rows, **params)["mode"]  # fmt: skip

    assert render(half, preset="swiftdatatables") == "reset", "two of three is more than half"
    assert render([["Ada", 36], ["Bob", 1], ["Cid", 3]], preset="swiftdatatables") == "diff"
    assert render([["Ada", 7], ["Bob", 8], ["Cid", 9]], preset="functionaltabledata") == "diff"
    assert render([["Ada", 1], ["Bob", 1], ["Cid", 1]], preset="datasource") == "diff"
    own = {"resetAbove": {"share": 1}}
    assert render(half, preset="swiftdatatables", **own) == "diff", "what the request says wins"


@pytest.mark.parametrize("method", ["view/open", "table/setRows"])
def test_a_preset_that_is_none_is_refused_with_the_names(people, method):
    params = {"table": "t", "preset": "swift", **({"rows": []} if "set" in method else {})}
    error = people.error(method, **params)
    assert (error.code, error.pointer) == (-32602, "/preset")
    assert all(name in error.data["expected"] for name in NAMES)
    assert people.request("table/describe", table="t")["rowsState"]["count"] == 3
