"""The contract is one: openrpc.json is well formed and names what prose and daemon name."""

from __future__ import annotations

import json
import re

import pytest
from conftest import absent
from contract import CONTRACT, PROTOCOL, absolute, document
from documents import sentences, words

DOCUMENT = document()
LIFE = {"initialize", "initialized", "shutdown", "exit", "$/cancelRequest", "$/setTrace"}
ORDERS = {"exclusive", "snapshot", "immediate"}
EVENT_ORDERS = {"sequenced", "conflated", "lossy"}
METHODS = {method["name"]: method for method in DOCUMENT["methods"]}
EVENTS = {name for name, method in METHODS.items() if method["x-direction"] == "serverToClient"}


@pytest.fixture
def contract():
    """The contract with its validators."""
    if CONTRACT is None:
        absent("jsonschema is not installed")
    return CONTRACT


def test_it_is_an_openrpc_document():
    assert DOCUMENT["openrpc"] == "1.3.2"
    assert DOCUMENT["info"]["title"] and DOCUMENT["info"]["version"] == "0.1"
    assert len(METHODS) == len(DOCUMENT["methods"]), "a method stands twice"
    for name, method in METHODS.items():
        assert method["summary"] and method["paramStructure"] == "by-name", name
        assert method["x-stability"] == "experimental", name
        assert method["x-direction"] in ("clientToServer", "serverToClient"), name
        assert ("result" in method) == (method["x-kind"] == "request"), name
        assert method["x-order"] in (EVENT_ORDERS if name in EVENTS else ORDERS), name
        is_limited = {"$ref": "#/components/errors/limit"} in method.get("errors", [])
        assert bool(method["x-limits"]) == is_limited, name
        if "result" in method:
            assert {"$ref": "#/components/errors/invalidParams"} in method["errors"], name
        names = [param["name"] for param in method["params"]]
        assert len(set(names)) == len(names), name
        closed = method["x-params"]["additionalProperties"] is False
        assert closed == (name not in EVENTS | {"initialize"}), name


@pytest.mark.parametrize("name", METHODS)
def test_every_method_is_described_beside_its_summary(name):
    description = METHODS[name]["description"]
    assert description != METHODS[name]["summary"] and description.endswith(".")
    assert [one for _, one in sentences(description) if len(words(one)) > 25] == []
    pages = (path.read_text("utf-8") for path in (PROTOCOL / "reference").glob("*.md"))
    assert sum(description in " ".join(page.split()) for page in pages) == 1, "in no reference page"


def test_every_reference_leads_somewhere():
    text = json.dumps(DOCUMENT)
    for pointer in set(re.findall(r'"\$ref": "#/([^"]+)"', text)):
        place = DOCUMENT
        for part in pointer.split("/"):
            assert part in place, pointer
            place = place[part]
    used = set(re.findall(r"#/components/schemas/(\w+)", text))
    assert used | {"error"} >= set(DOCUMENT["components"]["schemas"]), "a shape nobody uses"


def test_every_limit_named_is_published():
    published = set(DOCUMENT["components"]["schemas"]["limits"]["properties"])
    for name, method in METHODS.items():
        assert set(method.get("x-limits", ())) <= published, name


def test_every_schema_is_json_schema(contract):
    for schema in DOCUMENT["components"]["schemas"].values():
        contract.validator(json.dumps(schema), lambda schema=schema: schema)
    for name, method in METHODS.items():
        contract.params_faults(name, {})
        if "result" in method:
            contract.result_faults(name, None)


def test_every_union_has_its_discriminator():
    def walk(schema):
        if isinstance(schema, dict):
            if "discriminator" in schema:
                tag = schema["discriminator"]["propertyName"]
                for alternative in schema["oneOf"]:
                    assert "const" in alternative["properties"][tag]
                    assert tag in alternative["required"]
            for value in schema.values():
                walk(value)
        elif isinstance(schema, list):
            for value in schema:
                walk(value)

    walk(absolute(DOCUMENT))


def method_map():
    """The map of README.md, as {method: (arrow, page)}."""
    text = (PROTOCOL / "README.md").read_text("utf-8")
    found = {}
    for line in text.partition("\n## Map of the methods\n")[2].partition("\n## ")[0].splitlines():
        page = re.search(r"\]\(([^)#]*)", line)
        if line.startswith("| ") and page:
            for arrow, names in re.findall(r"([→←])([^→←|]*)", line):
                found |= {name: (arrow, page[1]) for name in re.findall(r"`([^`]+)`", names)}
    return found


def test_the_map_of_the_prose_has_the_same_methods_and_directions():
    arrows = {"clientToServer": "→", "serverToClient": "←"}
    assert {name: arrow for name, (arrow, _) in method_map().items()} == {
        name: arrows[method["x-direction"]] for name, method in METHODS.items()
    }


def test_the_page_that_the_map_names_for_a_method_is_about_it():
    for name, (_, page) in method_map().items():
        text = (PROTOCOL / (page or "README.md")).read_text("utf-8")
        assert f"`{name}`" in text, name


def test_the_daemon_dispatches_the_same_methods(start):
    greeting = start(greet=False).initialize()
    dispatched = set(greeting["capabilities"]["methods"])
    assert dispatched | LIFE == set(METHODS) - EVENTS
    assert greeting["protocolVersion"] == DOCUMENT["info"]["version"]
    limits = DOCUMENT["components"]["schemas"]["limits"]
    assert set(greeting["limits"]) == set(limits["properties"]) == set(limits["required"])


def test_every_example_fits_its_schema(contract):
    for name, method in METHODS.items():
        assert method["examples"], f"{name} has no example"
        for example in method["examples"]:
            params = {param["name"]: param["value"] for param in example["params"]}
            assert contract.params_faults(name, params) == [], name
            assert ("result" in example) == (method["x-kind"] == "request"), name
            if "result" in example and "«any»" not in json.dumps(example, ensure_ascii=False):
                assert contract.result_faults(name, example["result"]["value"]) == [], name
