"""The contract does not break the newest tagged version; and the check would see it if it did."""

from __future__ import annotations

import copy
import json
import re
import subprocess

import pytest
from compatibility import breaks, may_break
from contract import PROTOCOL, document
from harness import SWEEP

DOCUMENT = document()


def tagged():
    """The newest version tag and the contract as it was there; None if nothing is tagged."""
    tags = git("tag", "--list", "v*", "--sort=-version:refname")
    for tag in tags.split():
        text = git("show", f"{tag}:Protocol/openrpc.json")
        if text:
            return tag, json.loads(text)
    return None


def git(*arguments):
    """What git says; nothing where there is no repository."""
    try:
        done = subprocess.run(
            ["git", "-C", str(PROTOCOL.parent), *arguments], capture_output=True, check=False
        )
    except FileNotFoundError:
        return ""
    return done.stdout.decode("utf-8") if done.returncode == 0 else ""


def test_nothing_breaks_the_newest_tagged_version():
    found = tagged()
    if found is None:
        print("no tagged version yet")
        return
    tag, old = found
    assert breaks(old, DOCUMENT) == [], f"{tag}: raise the version or take it back"


def test_the_version_is_told_the_same_everywhere():
    changes = (PROTOCOL / "CHANGELOG.md").read_text("utf-8")
    prose = (PROTOCOL / "README.md").read_text("utf-8")
    version = DOCUMENT["info"]["version"]
    assert re.findall(r"^## (\d+\.\d+)\b", changes, re.M)[0] == version
    assert prose.startswith(f"# The Table Server protocol, version {version}\n")
    assert f'"protocolVersion": "{version}"' in prose


def test_what_is_deprecated_says_since_when_and_what_instead():
    def walk(place, at):
        if isinstance(place, dict):
            if place.get("deprecated") is True:
                assert re.fullmatch(r"\d+\.\d+", place.get("x-deprecated-since", "")), at
                assert place.get("x-replacement"), at
            else:
                assert "x-deprecated-since" not in place and "x-replacement" not in place, at
            for name, inner in place.items():
                walk(inner, f"{at}/{name}")
        elif isinstance(place, list):
            for index, inner in enumerate(place):
                walk(inner, f"{at}/{index}")

    walk(DOCUMENT, "")


# MARK: The check itself, on a small contract

SMALL = {
    "info": {"version": "0.3"},
    "methods": [
        {
            "name": "box/fill", "x-direction": "clientToServer", "x-kind": "request",
            "x-order": "exclusive",
            "params": [
                {"name": "box", "required": True, "schema": {"$ref": "#/components/schemas/id"}},
                {"name": "size", "schema": {"type": ["integer", "null"], "minimum": 0}},
                {"name": "mode", "schema": {"enum": ["soft", "hard"]}},
                {"name": "how", "schema": {"oneOf": [
                    {"type": "object", "additionalProperties": False, "required": ["kind"],
                     "properties": {"kind": {"const": "fast"}, "n": {"type": "integer"}}},
                    {"type": "object", "additionalProperties": False, "required": ["kind"],
                     "properties": {"kind": {"const": "slow"}}},
                ]}},
                {"name": "tags", "schema": {"type": "array", "items": {"type": "string"}}},
            ],
            "x-params": {"additionalProperties": False, "not": {"required": ["size", "mode"]}},
            "result": {"schema": {
                "type": "object", "required": ["state"],
                "properties": {
                    "state": {"enum": ["full", "empty"]},
                    "word": {"type": "string", "x-known": ["a", "b"]},
                    "count": {"type": "integer", "minimum": 0, "maximum": 9},
                    "rows": {"type": "array", "items": {"$ref": "#/components/schemas/row"}},
                },
            }},
            "errors": [{"$ref": "#/components/errors/tooBig"}],
        },
        {
            "name": "box/changed", "x-direction": "serverToClient", "x-kind": "notification",
            "params": [{"name": "box", "required": True, "schema": {"type": "string"}}],
            "x-params": {"additionalProperties": True},
        },
    ],
    "components": {
        "schemas": {
            "id": {"type": "string"},
            "row": {"type": "object", "required": ["key"],
                    "properties": {"key": {"type": "string"}, "note": {"type": "string"}}},
        },
        "errors": {"tooBig": {"code": -32803}},
    },
}  # fmt: skip
FILL, CHANGED = 0, 1


def changed(change):
    """The small contract with a change."""
    new = copy.deepcopy(SMALL)
    change(new, new["methods"][FILL], new["methods"][FILL]["result"]["schema"]["properties"])
    return new


def param(method, name):
    """The schema of a param."""
    return next(param for param in method["params"] if param["name"] == name)["schema"]


BREAKING = {
    "a method is gone": lambda new, fill, told: new["methods"].pop(FILL),
    "an event is gone": lambda new, fill, told: new["methods"].pop(CHANGED),
    "a request became a notification": lambda n, f, t: f.update({"x-kind": "notification"}),
    "a method's order changed": lambda new, fill, told: fill.update({"x-order": "snapshot"}),
    "a param is gone": lambda new, fill, told: fill["params"].pop(),
    "a param became required": lambda n, f, t: f["params"][1].update(required=True),
    "a new param is required": lambda new, fill, told: fill["params"].append(
        {"name": "new", "required": True, "schema": {}}
    ),
    "null is not taken any more": lambda n, f, t: param(f, "size").update(type="integer"),
    "a bound became tighter": lambda n, f, t: param(f, "size").update(minimum=1),
    "a bound is new": lambda n, f, t: param(f, "size").update(maximum=10**6),
    "a word is not taken any more": lambda n, f, t: param(f, "mode").update(enum=["soft"]),
    "an alternative is gone": lambda n, f, t: param(f, "how")["oneOf"].pop(),
    "a member of an alternative is gone": lambda n, f, t: param(f, "how")["oneOf"][0][
        "properties"
    ].pop("n"),
    "a member inside became required": lambda n, f, t: param(f, "how")["oneOf"][0][
        "required"
    ].append("n"),
    "items are narrower": lambda n, f, t: param(f, "tags")["items"].update(maxLength=9),
    "a pattern is new": lambda n, f, t: n["components"]["schemas"]["id"].update(pattern="^a"),
    "repetitions are refused": lambda n, f, t: param(f, "tags").update(uniqueItems=True),
    "a rule between params is new": lambda n, f, t: f["x-params"].update(
        {"not": {"required": ["mode"]}}
    ),
    "a result's member is gone": lambda new, fill, told: told.pop("word"),
    "a member inside a result is gone": lambda n, f, t: n["components"]["schemas"]["row"][
        "properties"
    ].pop("note"),
    "a result's member is not sure any more": lambda n, f, t: f["result"]["schema"].update(
        required=[]
    ),
    "a member inside is not sure any more": lambda n, f, t: n["components"]["schemas"][
        "row"
    ].update(required=[]),
    "a result may be null": lambda n, f, t: t["count"].update(type=["integer", "null"]),
    "a result's range is wider": lambda n, f, t: t["count"].update(maximum=10),
    "a closed enumeration grew": lambda n, f, t: t["state"]["enum"].append("half"),
    "an event's member is gone": lambda n, f, t: n["methods"][CHANGED]["params"].pop(),
    "an error kind is gone": lambda n, f, t: n["components"]["errors"].clear(),
    "an error's code changed": lambda n, f, t: n["components"]["errors"].update(
        tooBig={"code": -32602}
    ),
    "a method's error is gone": lambda new, fill, told: fill["errors"].clear(),
}
HARMLESS = {
    "nothing": lambda new, fill, told: None,
    "a new method": lambda new, fill, told: new["methods"].append(
        {**fill, "name": "box/empty"}
    ),
    "a new optional param": lambda new, fill, told: fill["params"].append(
        {"name": "new", "schema": {"type": "string"}}
    ),
    "a required param became optional": lambda n, f, t: f["params"][0].update(required=False),
    "a wider bound": lambda n, f, t: param(f, "size").update(minimum=-1),
    "a new word is taken": lambda n, f, t: param(f, "mode")["enum"].append("medium"),
    "a new alternative is taken": lambda n, f, t: param(f, "how")["oneOf"].append(
        {"type": "object", "properties": {"kind": {"const": "new"}}}
    ),
    "a new member in a result": lambda new, fill, told: told.update(new={"type": "string"}),
    "an open enumeration grew": lambda n, f, t: t["word"]["x-known"].append("c"),
    "a closed enumeration shrank": lambda n, f, t: t["state"].update(enum=["full"]),
    "a result is narrower": lambda n, f, t: t["count"].update(maximum=5),
    "a new member in an event": lambda n, f, t: n["methods"][CHANGED]["params"].append(
        {"name": "new", "required": True, "schema": {}}
    ),
    "a new error kind": lambda n, f, t: n["components"]["errors"].update(new={"code": -32803}),
    "something is deprecated": lambda n, f, t: f.update(deprecated=True),
    "other words": lambda n, f, t: f.update(summary="Says it better."),
}


@pytest.mark.parametrize("name", BREAKING)
def test_a_break_is_seen(name):
    new = changed(BREAKING[name])
    assert breaks(SMALL, new) != []
    new["info"]["version"] = "0.4"
    assert breaks(SMALL, new) == [], "a new version may"


@pytest.mark.parametrize("name", HARMLESS)
def test_an_addition_is_none(name):
    assert breaks(SMALL, changed(HARMLESS[name])) == []


def test_the_contract_does_not_break_itself():
    assert breaks(DOCUMENT, copy.deepcopy(DOCUMENT)) == []


METHODS = [method["name"] for method in DOCUMENT["methods"]]


@pytest.mark.parametrize("names", [[name] for name in METHODS] if SWEEP else [METHODS[::10]])
def test_taking_out_methods_would_be_seen(names):
    new = copy.deepcopy(DOCUMENT)
    new["methods"] = [method for method in new["methods"] if method["name"] not in names]
    assert breaks(DOCUMENT, new) == [f"{name}: the method is gone" for name in names]


def test_which_versions_may_break():
    assert may_break("0.1", "0.2") and may_break("0.9", "1.0") and may_break("1.4", "2.0")
    assert not may_break("0.1", "0.1") and not may_break("1.0", "1.1")
    assert not may_break("1.2", "1.1") and not may_break("0.2", "0.1")
