"""Reads the contract's source: the families of `Protocol/schema`."""

from __future__ import annotations

import dataclasses
import json
import pathlib

import layout

COMMON = "common"
SWIFT = "x-swift"
# A file that is longer holds more than one subject: cut it by meaning.
FILE_LINES_MAX = 400
FAMILY_MEMBERS = {"title", "description", "methods", "$defs", "common", "errors", "words"}
METHOD_MEMBERS = {
    "summary", "description", "x-direction", "x-kind", "x-order", "x-changes", "x-outside", "x-stability", "x-guide",
    "x-rows", "x-limits", "params", "result", "errors", "examples",
}  # fmt: skip


class Fault(Exception):
    """What is wrong in a file of the source."""


@dataclasses.dataclass(frozen=True)
class Case:
    """One word of several, what it is called in Swift, and what it means."""

    word: str
    name: str
    description: str


@dataclasses.dataclass(frozen=True)
class Words:
    """Words of which one is chosen."""

    description: str
    cases: tuple[Case, ...]

    @property
    def list(self) -> list[str]:
        return [case.word for case in self.cases]


@dataclasses.dataclass(frozen=True)
class Family:
    name: str
    title: str
    description: str
    methods: dict
    types: dict
    errors: dict
    words: dict[str, Words]


@dataclasses.dataclass(frozen=True)
class Source:
    """The whole contract. References are those of openrpc.json: `#/components/schemas/id`."""

    openrpc: str
    info: dict
    families: tuple[Family, ...]
    conversation: tuple[str, ...]
    guides: tuple[dict, ...]
    profiles: dict
    common_errors: tuple[str, ...]

    @property
    def methods(self) -> dict:
        """All methods in the order in which their examples are one conversation. One that the
        contract does not place comes after the one before it in its family."""
        found: dict = {}
        order = list(self.conversation)
        for family in self.families:
            for before, name in zip([None, *family.methods], family.methods):
                found[name] = family.methods[name]
                if name not in order and before:
                    order.insert(order.index(before) + 1, name)
        return {name: found[name] for name in order}

    @property
    def types(self) -> dict:
        return {name: one for family in self.families for name, one in family.types.items()}

    @property
    def errors(self) -> dict:
        return {name: one for family in self.families for name, one in family.errors.items()}

    @property
    def words(self) -> dict[str, Words]:
        return {name: one for family in self.families for name, one in family.words.items()}

    def errors_of(self, method: dict) -> list[str]:
        """The names of a method's errors; `common` are those of every request."""
        names: list[str] = []
        for name in method.get("errors", ()):
            names += self.common_errors if name == COMMON else [name]
        return names


def load(folder: pathlib.Path, keeps_swift: bool = False) -> Source:
    """The contract; with its options for Swift (`x-swift…`), which are for one generator only.

    An error of one family names the members that the data of errors has for it (`data`)."""
    whole = read(folder / "contract.json")
    documents = {name: read(folder / f"{name}.json") for name in whole["families"]}
    extra = {path.stem for path in folder.glob("*.json")} - set(documents) - {"contract"}
    if extra:
        raise Fault(f"contract.json: families lacks {', '.join(sorted(extra))}")
    words = {
        name: listed(body)
        for document in documents.values()
        for name, body in document.get("words", {}).items()
    }
    data = documents["errors"]["$defs"]["error"]["properties"]["data"]["properties"]
    for document in documents.values():
        for error in document.get("errors", {}).values():
            data.update(error.get("data", {}))
    if not keeps_swift:
        documents = without_swift(documents)
    families = tuple(
        family(name, document, documents, words) for name, document in documents.items()
    )
    source = Source(
        whole["openrpc"],
        whole["info"],
        families,
        tuple(whole["conversation"]),
        tuple(whole["guides"]),
        whole["profiles"],
        tuple(documents["errors"].get("common", ())),
    )
    check(source)
    return source


def without_swift(value: object) -> object:
    """The value without the names that only Swift has."""
    if isinstance(value, list):
        return [without_swift(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        name: without_swift(member) for name, member in value.items() if not name.startswith(SWIFT)
    }


def read(path: pathlib.Path) -> dict:
    if not path.exists():
        raise Fault(f"{path.name}: there is no such file")
    text = path.read_text(encoding="utf-8")
    lines = text.count("\n")
    if lines > FILE_LINES_MAX:
        raise Fault(f"{path.name}: {lines} lines, at most {FILE_LINES_MAX}: cut it by meaning")
    try:
        return layout.read(text)
    except json.JSONDecodeError as fault:
        raise Fault(f"{path.name}: {fault}") from fault


def listed(body: dict) -> Words:
    cases = []
    for word, said in body["cases"].items():
        said = {"description": said} if isinstance(said, str) else said
        cases.append(Case(word, said.get("name", word), said["description"]))
    return Words(body["description"], tuple(cases))


def family(name: str, document: dict, documents: dict, words: dict) -> Family:
    unknown = set(document) - FAMILY_MEMBERS
    if unknown:
        raise Fault(f"{name}.json: unknown members {', '.join(sorted(unknown))}")
    for method, body in document.get("methods", {}).items():
        unknown = set(body) - METHOD_MEMBERS
        if unknown:
            raise Fault(f"{name}.json: {method}: unknown members {', '.join(sorted(unknown))}")
    return Family(
        name,
        document["title"],
        document.get("description", ""),
        resolved(document.get("methods", {}), name, documents, words),
        resolved(document.get("$defs", {}), name, documents, words),
        document.get("errors", {}),
        {one: words[one] for one in document.get("words", {})},
    )


def resolved(value: object, home: str, documents: dict, words: dict) -> object:
    """The value with references into the one document that all families become, and with the lists
    of words that it names: `enum`, or `x-known` where more may come (`x-open`)."""
    if isinstance(value, list):
        return [resolved(one, home, documents, words) for one in value]
    if not isinstance(value, dict):
        return value
    result: dict = {}
    for name, member in value.items():
        result[name] = resolved(member, home, documents, words)
        if name == "x-known" and member == "errors":
            result[name] = [error for one in documents.values() for error in one.get("errors", ())]
        if name == "x-words" and isinstance(member, str):
            if member not in words:
                raise Fault(f"{home}.json: unknown words {member}")
            can_be_null = isinstance(value.get("type"), list) and "null" in value["type"]
            listed_words = words[member].list + [None] * can_be_null
            result["x-known" if value.get("x-open") else "enum"] = listed_words
    result.pop("x-open", None)
    target = value.get("$ref")
    if isinstance(target, str):
        result["$ref"] = reference(target, home, documents)
    return result


def reference(target: str, home: str, documents: dict) -> str:
    file, _, path = target.partition("#/$defs/")
    found = documents.get(file.removesuffix(".json") if file else home, {}).get("$defs", {})
    place: object = found
    for part in path.split("/"):
        if not path or not isinstance(place, dict) or part not in place:
            raise Fault(f"{home}.json: a reference to nowhere: {target}")
        place = place[part]
    return f"#/components/schemas/{path}"


def check(source: Source) -> None:
    for what in ("methods", "types", "errors", "words"):
        seen: dict[str, str] = {}
        for one in source.families:
            for name in getattr(one, what):
                if name in seen:
                    raise Fault(f"{one.name}.json: {name} stands in {seen[name]}.json, too")
                seen[name] = one.name
        if what == "methods" and not set(source.conversation) <= set(seen):
            odd = ", ".join(sorted(set(source.conversation) - set(seen)))
            raise Fault(f"contract.json: the conversation names unknown methods {odd}")
    for name, profile in source.profiles.items():
        odd = ", ".join(sorted(set(profile["methods"]) - set(source.methods)))
        if odd:
            raise Fault(f"contract.json: the profile {name} names unknown methods {odd}")
    for one in source.families:
        for name, body in [*one.methods.items(), *one.types.items()]:
            for member in missing_members(body):
                raise Fault(f"{one.name}.json: {name}: {member} is required and not described")
    pages = {guide["page"] for guide in source.guides}
    for one in source.families:
        for name, method in one.methods.items():
            unknown = [error for error in source.errors_of(method) if error not in source.errors]
            if unknown:
                raise Fault(f"{one.name}.json: {name}: unknown errors {', '.join(unknown)}")
            if method.get("x-guide") not in pages:
                raise Fault(f"{one.name}.json: {name}: no page of contract.json is its x-guide")
            if method.get("x-changes") and method["x-order"] != "exclusive":
                raise Fault(f"{one.name}.json: {name}: only an exclusive method has x-changes")


def missing_members(schema: object) -> list[str]:
    """Required members that are none of the members of their object."""
    if isinstance(schema, list):
        return [name for one in schema for name in missing_members(one)]
    if not isinstance(schema, dict):
        return []
    found = [name for value in schema.values() for name in missing_members(value)]
    members, required = schema.get("properties"), schema.get("required")
    if isinstance(members, dict) and isinstance(required, list):
        found += [name for name in required if name not in members]
    return found
