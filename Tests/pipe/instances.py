#!/usr/bin/env python3
"""Makes instances of every type of the contract, valid ones and ones with a single fault.

    Tests/pipe/instances.py [--seed N] [NAME…]    prints them, one JSON object a line

They follow from the schemas of openrpc.json alone: the smallest instance, the largest, every
optional member by itself, every branch of a union, both ends of every range; and each of them spoiled
in one place: a member missing, unknown, of a wrong type, out of range, not of its enumeration,
against a rule between members. Each fault says where it is. The seed adds random combinations.
"""

from __future__ import annotations

import argparse
import dataclasses
import itertools
import json
import random
import re
from collections.abc import Iterator

from contract import document

OPEN_TEXTS = ["", "a", "é", "Ünï©ode 🙂", "a/b~c", '"\n\\\u0001']
ANYTHING = [None, True, 0, -1.5, "", "text", [], [None, [1]], {}, {"a": {"b": []}}]
EXAMPLES = {  # one of each JSON type, to be of the wrong one
    "null": None, "boolean": True, "integer": 7, "number": 7.5, "string": "seven",
    "array": ["seven"], "object": {"seven": 7},
}  # fmt: skip
FORMATS = {"uri": ["file:///a.csv", "file:/a%20b", "FILE://localhost/a"], "base64": ["", "YQ==", "YWIsYwoxLDIK"]}
SPOILED = {
    "uri": ["", "a.csv", "http://example.org/a.csv", "file://x/a", "file:/%2"],
    "base64": ["%", "YQ", "YQ=", "YR==", "Y Q=="],
    "text": ["", "é", "ab", "\r", "#\n#", "123456789"],
}
COUNT_MAX = 99_999_999_999_999
UNKNOWN = "no such member"


@dataclasses.dataclass(frozen=True)
class Fault:
    """What is wrong with an instance, and where."""

    kind: str  # type, missing, unknown, range, enum, length, format, relation
    pointers: tuple[str, ...]  # a daemon may point at any of these

    def below(self, name) -> Fault:
        """The same fault, seen from the value around."""
        step = "/" + str(name).replace("~", "~0").replace("/", "~1")
        return Fault(self.kind, tuple(step + pointer for pointer in self.pointers))


Spoiled = tuple[object, Fault]


class Instances:
    """Instances of one document's schemas.

    Shallow ones take only some instances of the types they refer to, which have their own.
    """

    def __init__(self, contract: dict, is_shallow: bool = False):
        self.is_shallow = is_shallow
        self.schemas = contract["components"]["schemas"]
        self.known: dict[tuple[str, int], tuple[dict, list]] = {}  # the schema is kept for its id
        self.begun: frozenset[tuple[str, str]] = frozenset()

    # MARK: Good ones

    def valid(self, schema: dict) -> list:
        """Valid instances; the first is the plainest."""
        place = ("valid", id(self.resolved(schema)))
        reference = ("valid", schema.get("$ref", ""))
        if reference in self.begun:
            return [self.valid(branch)[0] for branch in self.leaves(schema)]
        if place not in self.known:
            begun, self.begun = self.begun, self.begun | {reference} - {("valid", "")}
            self.known[place] = (schema, distinct(self.each_valid(schema)))
            self.begun = begun
        return self.some(self.known[place][1], schema)

    def leaves(self, schema: dict) -> list[dict]:
        """The alternatives of a type that names itself, that do not: there it ends. Of an object
        with one member of many, those members that do not."""
        union = self.resolved(schema)
        if "properties" in union:
            plain = {
                name: inner
                for name, inner in union["properties"].items()
                if not self.reaches(inner, schema["$ref"])
            }
            return [{**union, "properties": plain}]
        branches = union.get("oneOf") or union["anyOf"]
        return [branch for branch in branches if not self.reaches(branch, schema["$ref"])]

    def reaches(self, schema: dict, target: str) -> bool:
        """Whether a type names another, or one that does."""
        seen: set[str] = set()
        rest = [json.dumps(schema)]
        while rest:
            named = set(re.findall(r'"(#/components/schemas/\w+)"', rest.pop())) - seen
            seen |= named
            rest += [json.dumps(self.resolved({"$ref": reference})) for reference in named]
        return target in seen

    def each_valid(self, schema: dict) -> Iterator:
        schema = self.resolved(schema)
        if "const" in schema:
            yield schema["const"]
        elif "enum" in schema:
            yield from schema["enum"]
        elif "properties" in schema:
            yield from self.valid_objects(schema)
            if "null" in types(schema):
                yield None
        elif branches := schema.get("oneOf") or schema.get("anyOf"):
            for branch in branches:
                is_begun = ("valid", branch.get("$ref", "")) in self.begun
                yield from self.valid(branch) if is_begun else self.each_valid(branch)
        elif "type" not in schema:
            yield from schema.get("x-known", ANYTHING)
        else:
            for kind in types(schema):
                yield from self.valid_of(kind, schema)

    def valid_of(self, kind: str, schema: dict) -> Iterator:
        if kind == "array":
            yield from self.valid_arrays(schema)
        elif kind == "object":
            yield from self.valid_maps(schema)
        elif kind in ("integer", "number"):
            yield from self.valid_numbers(kind, schema)
        elif kind == "string":
            yield from self.valid_texts(schema)
        else:
            yield from [True, False] if kind == "boolean" else [None]

    def valid_numbers(self, kind: str, schema: dict) -> Iterator:
        low, high = bounds(schema)
        low, high = -7 if low is None else low, COUNT_MAX if high is None else high
        yield from [low, high]
        yield from (value for value in (low + 1, (low + high) // 2) if low <= value <= high)
        yield (low + high) / 2 if kind == "number" else float((low + high) // 2)

    def valid_texts(self, schema: dict) -> Iterator:
        if "x-known" in schema:
            yield from schema["x-known"]
            # Encodings have more names than these, but not any.
            yield "Latin-1" if "utf-16le" in schema["x-known"] else "notKnownYet"
        elif written := FORMATS.get(schema.get("format") or schema.get("contentEncoding", "")):
            yield from written
        else:
            low, high = schema.get("minLength", 0), schema.get("maxLength", 1000)
            pattern = re.compile(schema.get("pattern", ""))
            for text in [*schema.get("examples", ()), "a", *OPEN_TEXTS]:
                if low <= len(text) <= high and pattern.search(text):
                    yield text

    def valid_arrays(self, schema: dict) -> Iterator:
        if "prefixItems" in schema:
            each = [self.valid(item) for item in schema["prefixItems"]]
            yield [values[0] for values in each]
            yield [values[-1] for values in each]
            return
        items = self.valid(schema.get("items", {}))
        least = schema.get("minItems", 0)
        if least > 1:  # such as pairs of numbers
            yield from ([item] * least for item in items)
            return
        if not least:
            yield []
        yield from ([item] for item in items)
        if not schema.get("uniqueItems"):
            yield [items[0], items[0]]
        yield items[: schema.get("maxItems", 12)]

    def valid_maps(self, schema: dict) -> Iterator:
        rest = schema.get("additionalProperties", True)
        values = self.valid(rest if isinstance(rest, dict) else {})
        yield {}
        yield from ({"a": value} for value in values)
        yield dict(zip(OPEN_TEXTS, itertools.cycle(values), strict=False))

    def valid_objects(self, schema: dict) -> Iterator:
        """The smallest, with each other member alone and with each of its values, the largest."""
        bases = self.bases(schema)
        for base in bases:
            yield base
            is_outer = base in (bases[0], bases[-1])
            for name, inner in schema["properties"].items():
                # What has nothing to do with the ways between does not need all values there.
                every = is_outer or name in related_names(schema)
                for value in self.valid(inner) if every else self.valid(inner)[:3]:
                    if self.admits({**base, name: value}, schema):
                        yield {**base, name: value}
        if schema.get("additionalProperties", True) is not False:
            rest = schema.get("additionalProperties")
            extra = self.valid(rest)[0] if isinstance(rest, dict) else {"later": [1]}
            yield {**self.bases(schema)[0], UNKNOWN: extra}

    def bases(self, schema: dict) -> list[dict]:
        """Objects whose members are all plain: for each way to meet the rules between members the
        smallest and the largest."""
        plain = {name: self.valid(inner)[0] for name, inner in schema["properties"].items()}
        required = [name for name in plain if name in schema.get("required", ())]
        loose = [name for name in plain if name not in required]
        related = [name for name in loose if name in related_names(schema)]
        free = [name for name in loose if name not in related]
        small, large = [], []
        for size in range(min(len(related), schema.get("maxProperties", 1000)) + 1):
            for chosen in itertools.combinations(related, size):
                names = {*required, *chosen}
                smallest = {name: plain[name] for name in plain if name in names}
                largest = {name: plain[name] for name in plain if name in names.union(free)}
                if self.admits(smallest, schema):
                    small.append(smallest)
                if self.admits(largest, schema):
                    large.append(largest)
        return distinct([*small, *large])

    def admits(self, value: dict, schema: dict) -> bool:
        """Whether the members that are there go together."""
        if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", 1000):
            return False
        if not all(name in value for name in schema.get("required", ())):
            return False
        if "not" in schema and self.admits(value, schema["not"]):
            return False
        met = [self.admits(value, rule) for rule in schema.get("oneOf", ())]
        if met and met.count(True) != 1:
            return False
        met = [self.admits(value, rule) for rule in schema.get("anyOf", ())]
        return not met or any(met)

    # MARK: Bad ones

    def invalid(self, schema: dict) -> list[Spoiled]:
        """Instances with one fault each."""
        place = ("invalid", id(self.resolved(schema)))
        reference = ("invalid", schema.get("$ref", ""))
        if reference in self.begun:
            leaf, kinds = self.invalid(self.leaves(schema)[0]), self.kinds(schema)
            other = Fault("type", ("",))
            return [(one, at) for one, at in leaf if at != other or kind_of(one) not in kinds]
        if place not in self.known:
            begun, self.begun = self.begun, self.begun | {reference} - {("invalid", "")}
            found: dict[tuple, Spoiled] = {}
            for value, fault in self.each_invalid(schema):
                found.setdefault((json.dumps(value), fault), (value, fault))
            self.known[place] = (schema, list(found.values()))
            self.begun = begun
        return self.some(self.known[place][1], schema)

    def some(self, found: list, schema: dict) -> list:
        """All of what was found, or some if they are those of another type; the first remains."""
        return found[:: 1 + len(found) // 8] if self.is_shallow and "$ref" in schema else found

    def each_invalid(self, schema: dict) -> Iterator[Spoiled]:
        schema = self.resolved(schema)
        yield from self.wrong_types(schema)
        if "const" in schema or "enum" in schema:
            known = schema.get("enum") or [schema["const"]]
            if any(isinstance(value, str) for value in known):
                yield from (
                    (text, Fault("enum", ("",)))
                    for text in ("", "noSuchWord", str(known[0]).upper(), f"{known[0]} ")
                )
        elif "properties" in schema:
            yield from self.invalid_objects(schema)
        elif branches := schema.get("oneOf") or schema.get("anyOf"):
            yield from self.invalid_unions(schema, branches)
        else:
            for kind in types(schema):
                yield from self.invalid_of(kind, schema)

    def wrong_types(self, schema: dict) -> Iterator[Spoiled]:
        allowed = self.kinds(schema)
        for kind, value in EXAMPLES.items():
            if not ({kind, "any"} & allowed) and not (kind == "integer" and "number" in allowed):
                yield value, Fault("type", ("",))

    def invalid_of(self, kind: str, schema: dict) -> Iterator[Spoiled]:
        if kind == "array":
            yield from self.invalid_arrays(schema)
        elif kind == "object" and isinstance(schema.get("additionalProperties"), dict):
            for value, fault in self.invalid(schema["additionalProperties"]):
                yield {"a": value}, fault.below("a")
                yield {"x/y~": value}, fault.below("x/y~")
        elif kind in ("integer", "number"):
            out = Fault("range", ("",))
            low, high = bounds(schema)
            if low is not None:
                yield from [(low - 1, out), (low - 10**13, out)]
            if high is not None:
                yield from [(high + 1, out), (high + 2**63, out), (10**30, out)]
        elif kind == "string":
            yield from self.invalid_texts(schema)

    def invalid_texts(self, schema: dict) -> Iterator[Spoiled]:
        if "minLength" in schema:
            yield "x" * (schema["minLength"] - 1), Fault("length", ("",))
        if "maxLength" in schema:
            yield "x" * (schema["maxLength"] + 1), Fault("length", ("",))
        if "pattern" in schema:
            texts = SPOILED.get(schema.get("contentEncoding") or schema.get("format", "text"), ())
            pattern = re.compile(schema["pattern"])
            yield from ((one, Fault("format", ("",))) for one in texts if not pattern.search(one))

    def invalid_arrays(self, schema: dict) -> Iterator[Spoiled]:
        if "prefixItems" in schema:
            good = [self.valid(item)[0] for item in schema["prefixItems"]]
            yield good[:-1], Fault("length", ("",))
            yield [*good, good[-1]], Fault("length", ("",))
            for at, item in enumerate(schema["prefixItems"]):
                for value, fault in self.invalid(item):
                    yield [*good[:at], value, *good[at + 1 :]], fault.below(at)
            return
        if schema.get("minItems"):
            yield [], Fault("length", ("",))
        good = self.valid(schema.get("items", {}))[0]
        if schema.get("uniqueItems"):
            yield [good, good], Fault("relation", ("/1",))
        for value, fault in self.invalid(schema.get("items", {})):
            if schema.get("minItems", 0) <= 1:
                yield [value], fault.below(0)
            yield [good, value], fault.below(1)

    def invalid_objects(self, schema: dict) -> Iterator[Spoiled]:
        bases = self.bases(schema)
        for base in bases[:1] + bases[-1:]:
            for name in schema.get("required", ()):
                rest = {other: value for other, value in base.items() if other != name}
                yield rest, Fault("missing", (f"/{name}",))
            if schema.get("additionalProperties", True) is False:
                yield {**base, UNKNOWN: 1}, Fault("unknown", (f"/{UNKNOWN}",))
                yield {UNKNOWN: None, **base}, Fault("unknown", (f"/{UNKNOWN}",))
        for name, inner in schema["properties"].items():
            base = next((one for one in bases if self.admits({**one, name: 0}, schema)), None)
            for value, fault in self.invalid(inner) if base is not None else ():
                yield {**base, name: value}, fault.below(name)
        yield from self.broken_relations(schema)

    def broken_relations(self, schema: dict) -> Iterator[Spoiled]:
        """Members each of which is good, that do not go together."""
        plain = {name: self.valid(inner)[0] for name, inner in schema["properties"].items()}
        required = [name for name in plain if name in schema.get("required", ())]
        related = [n for n in plain if n in related_names(schema) and n not in required]
        for size in range(min(len(related), schema.get("maxProperties", 1000) + 1) + 1):
            for chosen in itertools.combinations(related, size):
                value = {name: plain[name] for name in plain if name in {*required, *chosen}}
                if not self.admits(value, schema):
                    yield value, Fault("relation", ("", *(f"/{name}" for name in related)))

    def invalid_unions(self, schema: dict, branches: list[dict]) -> Iterator[Spoiled]:
        tag = schema.get("discriminator", {}).get("propertyName")
        if tag is not None:
            good = self.valid(branches[0])[0]
            for word in ("", "noSuchKind", 7, None):
                yield {**good, tag: word}, Fault("enum", (f"/{tag}",))
            rest = {name: value for name, value in good.items() if name != tag}
            yield rest, Fault("missing", (f"/{tag}",))
        for branch in branches:
            for value, fault in self.invalid(branch):
                if fault == Fault("type", ("",)) or any(self.fits(value, one) for one in branches):
                    continue
                if tag is None or self.is_tagged(value, branch, tag):
                    yield value, fault

    def is_tagged(self, value: dict, branch: dict, tag: str) -> bool:
        return value.get(tag) == self.resolved(branch)["properties"][tag]["const"]

    def fits(self, value, schema: dict) -> bool:
        """Whether a value is one of a branch, so that a fault in another is no fault at all."""
        schema = self.resolved(schema)
        if "const" in schema:
            return value == schema["const"]
        if "enum" in schema:
            return value in schema["enum"]
        if "oneOf" in schema or "anyOf" in schema:
            if "properties" not in schema:
                branches = schema.get("oneOf") or schema["anyOf"]
                return any(self.fits(value, branch) for branch in branches)
        kind = kind_of(value)
        allowed = self.kinds(schema)
        if not ({kind, "any"} & allowed) and not (kind == "integer" and "number" in allowed):
            return False
        if kind == "array":
            if schema.get("uniqueItems") and len(distinct(value)) < len(value):
                return False
            return "prefixItems" in schema or all(
                self.fits(item, schema.get("items", {})) for item in value
            )
        if kind == "object" and "properties" in schema:
            names = schema["properties"]
            is_closed = schema.get("additionalProperties", True) is False
            return self.admits(value, schema) and all(
                self.fits(inner, names[name]) if name in names else not is_closed
                for name, inner in value.items()
            )
        if kind in ("integer", "number"):
            low, high = bounds(schema)
            return (low is None or low <= value) and (high is None or value <= high)
        return True

    # MARK: Schemas

    def resolved(self, schema: dict) -> dict:
        """The schema itself, where a reference leads."""
        while "$ref" in schema:
            place: dict = {"components": {"schemas": self.schemas}}
            for part in schema["$ref"].removeprefix("#/").split("/"):
                place = place[part]
            schema = place
        return schema

    def kinds(self, schema: dict) -> set[str]:
        """The JSON types a schema lets in."""
        schema = self.resolved(schema)
        if "properties" in schema:
            return {"object", *types(schema)} - {"any"}
        if "const" in schema or "enum" in schema:
            return {kind_of(value) for value in schema.get("enum", [schema.get("const")])}
        if "oneOf" in schema or "anyOf" in schema:
            branches = schema.get("oneOf") or schema["anyOf"]
            return set().union(*(self.kinds(branch) for branch in branches))
        return set(types(schema))


def related_names(schema: dict) -> set[str]:
    """The members that rules between members name."""
    if "minProperties" in schema or "maxProperties" in schema:
        return set(schema["properties"])
    names: set[str] = set()
    rules = [rule for word in ("oneOf", "anyOf") for rule in schema.get(word, ())]
    for rule in [*rules, schema["not"]] if "not" in schema else rules:
        names |= set(rule.get("required", ())) | related_names(rule)
    return names


def bounds(schema: dict) -> tuple[int | None, int | None]:
    """The least and the largest integer; bounds past 14 digits are written as doubles."""
    low, high = schema.get("minimum"), schema.get("maximum")
    if "exclusiveMaximum" in schema:
        high = int(schema["exclusiveMaximum"]) - 1
    return None if low is None else int(low), None if high is None else int(high)


def types(schema: dict) -> list[str]:
    """The JSON types a schema names; any if it names none."""
    kinds = schema.get("type", "any")
    return kinds if isinstance(kinds, list) else [kinds]


def kind_of(value) -> str:
    """The JSON type of a value."""
    if value is None:
        return "null"
    if isinstance(value, float) and value.is_integer():
        return "integer"
    names = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array"}
    return names.get(type(value), "object")


def distinct(values) -> list:
    """The same without repetitions; 1, 1.0 and true differ."""
    seen = {}
    for value in values:
        seen.setdefault(json.dumps(value, sort_keys=True), value)
    return list(seen.values())


def params_schema(method: dict) -> dict:
    """The schema of a method's whole params object."""
    params = method["params"]
    return {
        "type": "object",
        "properties": {param["name"]: param["schema"] for param in params},
        "required": [param["name"] for param in params if param.get("required")],
        **method.get("x-params", {}),
    }


def named_schemas(contract: dict) -> dict[str, dict]:
    """Every schema of the contract that is more than a reference: components, params, results."""
    named = dict(contract["components"]["schemas"])
    for method in contract["methods"]:
        if not all("/properties/" in param["schema"].get("$ref", "") for param in method["params"]):
            named[method["name"] + " params"] = params_schema(method)
        if "$ref" not in method.get("result", {}).get("schema", {"$ref": ""}):
            named[method["name"] + " result"] = method["result"]["schema"]
    return named


def combined(instances: Instances, schema: dict, generator: random.Random, count: int) -> list:
    """Random valid objects: each member there or not, with any of its values."""
    schema = instances.resolved(schema)
    found = []
    for _ in range(count if "properties" in schema else 0):
        value = dict(generator.choice(instances.bases(schema)))
        for name, inner in schema["properties"].items():
            if generator.random() < 0.5 and instances.admits({**value, name: 0}, schema):
                value[name] = generator.choice(instances.valid(inner))
        found.append(value)
    return found


def main() -> None:
    """Prints instances."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("names", nargs="*", metavar="NAME")
    chosen = parser.parse_args()
    contract = document()
    instances = Instances(contract)
    generator = random.Random(chosen.seed)
    for name, schema in named_schemas(contract).items():
        if chosen.names and name not in chosen.names:
            continue
        for value in instances.valid(schema) + combined(instances, schema, generator, 5):
            print(json.dumps({"type": name, "valid": True, "value": value}, ensure_ascii=False))
        for value, fault in instances.invalid(schema):
            told = {"type": name, "valid": False, "fault": fault.kind, "at": fault.pointers}
            print(json.dumps({**told, "value": value}, ensure_ascii=False))


if __name__ == "__main__":
    main()
