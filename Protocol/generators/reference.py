"""Makes the pages of `Protocol/reference`: one for each family, and an index."""

from __future__ import annotations

import json
import re

import layout
import markdown
import schemas

MADE = "<!-- Made by Protocol/generate.py from Protocol/schema/{}.json; not to be edited. -->"
DIRECTIONS = {
    ("clientToServer", "request"): "request of the client",
    ("clientToServer", "notification"): "notification of the client",
    ("serverToClient", "request"): "request of the daemon",
    ("serverToClient", "notification"): "notification of the daemon",
}
# The family whose page lists the errors of all families.
ERRORS = "errors"
ORDERS = {
    "exclusive": "exclusive: changes take effect in the order sent",
    "snapshot": "snapshot: reads a frozen state",
    "immediate": "immediate: needs no table",
    "sequenced": "sequenced: all are sent, in order",
    "conflated": "conflated: only the newest is sent",
    "lossy": "lossy: some can be omitted while the client does not read",
}
ROWS = {
    "all": "covers all rows: `complete` in the response is false while some are not loaded",
    "described": "describes the table: see `rowsState.complete` in the response",
    "waits": "waits until all rows are loaded",
    "named": "covers only the rows that it names",
    "none": "covers no rows",
}
BOUNDS = {
    "minimum": "at least {}", "exclusiveMinimum": "more than {}", "maximum": "at most {}",
    "exclusiveMaximum": "less than {}", "minLength": "at least {} characters",
    "maxLength": "at most {} characters", "minItems": "at least {} elements",
    "maxItems": "at most {} elements", "minProperties": "at least {} members",
    "maxProperties": "at most {} members",
}  # fmt: skip

# Members whose name and type mean the same wherever they have no description of their own.
NAMED = {
    ("table", "id"): "The id of the table.",
    ("view", "id"): "The id of the view.",
    ("column", "id"): "The id of the column.",
    ("subscription", "id"): "The id of the subscription.",
    ("pin", "id"): "The id of the pin.",
    ("row", "rowKey"): "The key of the row.",
    ("row", "anyRowKey"): "The key of the row.",
    ("revision", "integer"): "The table revision.",
    ("viewRevision", "integer"): "The view revision.",
    ("author", "string"): "The author of the change.",
    ("label", "string"): "The label of the undo step.",
}


def pages(source: schemas.Source) -> dict[str, str]:
    homes = {name: family.name for family in source.families for name in family.types}
    found = {"README.md": index(source)}
    for family in source.families:
        found[f"{family.name}.md"] = Page(source, family, homes).text()
    return found


def index(source: schemas.Source) -> str:
    lines = [
        MADE.format("contract"),
        "# Reference",
        "",
        *markdown.paragraph(
            "Every method, type and error of the protocol, by family. Concepts and rules are explained in "
            "[the contract](../README.md). [`openrpc.json`](../openrpc.json) is the same reference for "
            "programs."
        ),
        "",
    ]
    for family in source.families:
        lines += markdown.item(f"[{family.title}]({family.name}.md): {family.description}")
        names = [f"[`{name}`]({family.name}.md#{anchor(name)})" for name in family.methods]
        if names:
            lines += markdown.paragraph(", ".join(names) + ".", "  ")
    return "\n".join(lines) + "\n"


def anchor(title: str) -> str:
    """The anchor that a heading gets."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def null_of(schema: dict) -> str:
    """That null is one of the values, if it is."""
    return " · `null`" if None in schema.get("enum", ()) else ""


class Page:
    """One family's page."""

    def __init__(self, source: schemas.Source, family: schemas.Family, homes: dict) -> None:
        self.source = source
        self.family = family
        self.homes = homes

    def text(self) -> str:
        family = self.family
        lines = [MADE.format(family.name), f"# {family.title}", ""]
        if family.description:
            lines += [*markdown.paragraph(family.description), ""]
        lines += self.contents()
        for name, method in family.methods.items():
            lines += self.method(name, method)
        for name, words in family.words.items():
            lines += [f"## {name}", "", *markdown.paragraph(words.description), ""]
            for case in words.cases:
                lines += markdown.item(f"`{case.word}`: {case.description}")
            lines.append("")
        if family.types:
            lines += ["## Types", ""]
            for name, schema in family.types.items():
                lines += [f"### {name}", "", *self.type(schema)]
        if family.name == ERRORS:
            lines += self.errors()
        return "\n".join(lines).rstrip("\n") + "\n"

    def contents(self) -> list[str]:
        names = [*self.family.methods, *self.family.words, *self.family.types]
        links = " · ".join(f"[`{name}`](#{anchor(name)})" for name in names)
        return [*markdown.paragraph(links), ""] if len(names) > 1 else []

    def method(self, name: str, method: dict) -> list[str]:
        lines = [f"## {name}", "", *markdown.paragraph(method["summary"]), ""]
        lines += [*markdown.paragraph(method["description"]), ""]
        lines += markdown.item(f"Kind: {DIRECTIONS[method['x-direction'], method['x-kind']]}.")
        lines += markdown.item(f"Order: {ORDERS[method['x-order']]}.")
        if "x-changes" in method:
            lines += markdown.item("Changes: takes effect after earlier changes, also where these wait for rows.")
        if "x-rows" in method:
            lines += markdown.item(f"Rows: {ROWS[method['x-rows']]}.")
        if method["x-limits"]:
            limits = ", ".join(f"`{limit}`" for limit in method["x-limits"])
            lines += markdown.item(f"Limits: {limits}.")
        lines += ["", "### Parameters", ""] if method["params"].get("properties") else [
            "", "No parameters.", "",
        ]  # fmt: skip
        lines += self.members(method["params"])
        if "result" in method:
            lines += self.result(method["result"]["schema"])
            lines += self.errors_of(method)
        for example in method["examples"]:
            lines += self.example(name, method, example)
        return lines

    def result(self, schema: dict) -> list[str]:
        if schema == {"type": "null"}:
            return ["### Result", "", "`null`.", ""]
        return ["### Result", "", *self.type(schema)]

    def errors_of(self, method: dict) -> list[str]:
        own = [name for name in method.get("errors", ()) if name != schemas.COMMON]
        links = ", ".join(f"[`{name}`](errors.md#kinds)" for name in own)
        if schemas.COMMON in method.get("errors", ()):
            every = "[those of every request](errors.md#of-every-request)"
            links = f"{links}, and {every}" if links else every
        return ["### Errors", "", *markdown.paragraph(links + "."), ""] if links else []

    def example(self, name: str, method: dict, example: dict) -> list[str]:
        is_told = method["x-direction"] == "serverToClient"
        out, back = ("<- ", "-> ") if is_told else ("-> ", "<- ")
        lines = [f"### Example: {example['name']}", "", "```"]
        lines += arrow(out, f"{name} ", example["params"])
        if "result" in example:
            lines += arrow(back, "", example["result"])
        return [*lines, "```", ""]

    # MARK: Types

    def type(self, schema: dict) -> list[str]:
        lines = [*markdown.paragraph(schema["description"]), ""] if schema.get("description") else []
        if "properties" in schema:
            return [*lines, *self.members(schema)]
        cases = self.cases(schema)
        if cases:
            return [*lines, *cases]
        bounds = self.bounds(schema)
        kind = self.kind(schema) + (f"; {bounds}" if bounds else "") + "."
        return [*lines, *markdown.paragraph(kind), ""]

    def cases(self, schema: dict) -> list[str]:
        """A union of objects: one table for each."""
        alternatives = schema.get("oneOf", schema.get("anyOf", []))
        if not any("properties" in one for one in alternatives):
            return []
        lines = ["One of:", ""]
        for one in alternatives:
            if "properties" not in one:
                lines += [*markdown.item(self.kind(one)), ""]
                continue
            note = f": {one['description']}" if one.get("description") else ""
            tag = one["properties"].get("kind", {}).get("const")
            lines += [*markdown.item(f"{f'**`{tag}`**' if tag else 'an object'}{note}"), ""]
            lines += self.members(one, "  ")
        return lines

    def members(self, schema: dict, pad: str = "") -> list[str]:
        """A list of the members. A table would not do: its rows cannot be wrapped."""
        if not schema.get("properties"):
            return []
        lines: list[str] = []
        self.add_members(lines, schema, "", pad)
        return [*lines, ""]

    def add_members(self, lines: list[str], schema: dict, path: str, pad: str) -> None:
        required = schema.get("required", ())
        for name, inner in schema["properties"].items():
            need = ", required" if name in required else ""
            notes = [note for note in (self.note(name, inner), self.bounds(inner)) if note]
            note = " ".join(note if note.endswith(".") else note + "." for note in notes)
            head = f"`{path}{name}` ({self.kind(inner)}{need})"
            lines += markdown.item(f"{head}: {note}" if note else f"{head}.", pad)
            nested, end = inner, ""
            while isinstance(nested.get("items"), dict):
                nested, end = nested["items"], end + "[]"
            if isinstance(nested.get("additionalProperties"), dict):
                nested, end = nested["additionalProperties"], end + "{}"
            if "properties" in nested:
                self.add_members(lines, nested, f"{path}{name}{end}.", pad)

    def note(self, name: str, schema: dict) -> str:
        """The description of a member: its own, that of its name, or that of its type."""
        if schema.get("description"):
            return schema["description"]
        named = NAMED.get((name, self.type_name(schema)))
        return named or self.type_note(schema)

    def type_name(self, schema: dict) -> str:
        reference = schema.get("$ref", "")
        return reference.split("/")[-1] if reference else str(schema.get("type", ""))

    def type_note(self, schema: dict) -> str:
        """The description of the type or list of words that a schema names; empty if it names none."""
        if "$ref" in schema:
            path = schema["$ref"].removeprefix("#/components/schemas/").split("/")
            found = self.source.types[path[0]]
            for part in path[1:]:
                found = found[part]
            return found.get("description", "")
        if "x-words" in schema:
            return self.source.words[schema["x-words"]].description
        others = [one for one in schema.get("anyOf", ()) if one.get("type") != "null"]
        return self.type_note(others[0]) if len(others) == 1 else ""

    def kind(self, schema: object) -> str:
        if not isinstance(schema, dict):
            return "anything" if schema else "nothing"
        if "$ref" in schema:
            return self.link(schema["$ref"])
        if "const" in schema:
            return f"`{json.dumps(schema['const'], ensure_ascii=False)}`"
        if "x-words" in schema:
            name = schema["x-words"]
            homes = {one: family.name for family in self.source.families for one in family.words}
            page = "" if name in self.family.words else homes[name] + ".md"
            more = (" …" if "x-known" in schema else "") + null_of(schema)
            return f"[{name}]({page}#{anchor(name)}){more}"
        words = schema.get("enum", schema.get("x-known"))
        if words is not None:
            more = " …" if "x-known" in schema else ""
            return " · ".join(f"`{json.dumps(w, ensure_ascii=False)}`" for w in words) + more
        for word in ("oneOf", "anyOf"):
            kinds = [self.kind(one) for one in schema.get(word, ()) if not is_condition(one)]
            if kinds:
                return " or ".join(dict.fromkeys(kinds))
        types = schema.get("type", "anything")
        return " or ".join(
            self.plain(one, schema) for one in (types if isinstance(types, list) else [types])
        )

    def plain(self, name: str, schema: dict) -> str:
        if name == "array":
            if "prefixItems" in schema:
                return "[" + ", ".join(self.kind(one) for one in schema["prefixItems"]) + "]"
            return f"list of {self.kind(schema.get('items', True))}"
        if name == "object" and isinstance(schema.get("additionalProperties"), dict):
            return f"object of {self.kind(schema['additionalProperties'])} by id"
        return name

    def link(self, reference: str) -> str:
        path = reference.removeprefix("#/components/schemas/").split("/")
        home = self.homes[path[0]]
        file = "" if home == self.family.name else f"{home}.md"
        return f"[{'.'.join([path[0], *path[2::2]])}]({file}#{anchor(path[0])})"

    def bounds(self, schema: dict) -> str:
        found = [form.format(layout.line(schema[word])) for word, form in BOUNDS.items() if word in schema]
        if schema.get("uniqueItems"):
            found.append("each once")
        if "default" in schema:
            found.append(f"by default {layout.line(schema['default'])}")
        text = ", ".join(found)
        return text[:1].upper() + text[1:]

    def errors(self) -> list[str]:
        common = ", ".join(f"`{name}`" for name in self.source.common_errors)
        lines = ["## Of every request", "", *markdown.paragraph(f"{common}."), "", "## Kinds", ""]
        for name, error in self.source.errors.items():
            lines += markdown.item(f"`{name}` ({error['code']}): {error['message']}")
        return [*lines, ""]


def is_condition(schema: dict) -> bool:
    """Whether an alternative only lists members that belong together."""
    return isinstance(schema, dict) and set(schema) <= {"required", "not", "description"}


def arrow(sign: str, head: str, value: object) -> list[str]:
    text = layout.pretty(value, 0, len(sign) + len(head)).split("\n")
    return [sign + head + text[0], *("   " + line for line in text[1:])]
