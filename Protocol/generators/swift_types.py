"""Makes the Swift types of parameters with their strict readers and writers, one file for a family.

A method's params become `<Method>Params`. An object of `$defs`, or within a schema, that has an
`x-swift-type` becomes a type of that name. A member is called as on the wire, unless `x-swift` names
it otherwise. What is in `BY_HAND` and `TYPES_BY_HAND` is written by hand, for the given reasons.

Types are not `Hashable`: that is a tenth of the code of the room, and of the time to compile it. One
that code compares has `x-swift-compared`.

| schema | Swift | read by |
|---|---|---|
| `string`, `boolean`, bounded `integer` and `number` | `WireText`, `Bool`, `Int`, `Double` | `text()`, … |
| `anyRowKey` | `WireKey` | `key()` |
| `progressToken` | `WireKey` | `progressToken()` |
| an id with `x-text: id` named table, view or subscription | `TableID`, `ViewID`, … | `id()` |
| `x-words` | the enumeration of `ProtocolWords` | `choice()` |
| an object with `x-swift-type` | that type | `object()` |
| objects told apart by `kind` | an enumeration with a case for each `kind` | `union()` |
| an object whose members are ids | `[WireNamed]` | `named()` |
| some members of an object, by `x-swift-embeds` | a type of their own | its `init(from:)` |
| any of these or null | `WireMember`; if it is required, an optional | `nullable`; `orNull` |
| an array of them | an array | `list` |
| a type of `TYPES_BY_HAND` | that type | its reader, or that of `x-swift-read` |
| any value | `JSONView` | `view(expecting:)` |
"""

from __future__ import annotations

import textwrap

import names
import schemas
import words
from swift_members import (
    EMBEDDED, OF_MEMBERS, TEXT, VALUE, WIDTH, Kind, Member, default, escaped, filled, initial,
    keyword, listed, reading, stored_type, writing,
)  # fmt: skip
from swift_unions import Form, Union

NO_MEMBERS = "has no members"
CANCEL = "CancelParams"
BY_HAND = {
    "initialize": "passes over unknown members, of a newer client",
    "initialized": NO_MEMBERS, "shutdown": NO_MEMBERS, "exit": NO_MEMBERS,
    "server/stats": NO_MEMBERS, "rpc.discover": NO_MEMBERS,
    "preset/list": NO_MEMBERS,
    "$/cancelRequest": "a request's id is no row key",
}  # fmt: skip
# What the daemon sends and `swift_results` leaves to writers by hand.
UPDATES = {"view/update"}
# Types whose reader is written by hand (`x-swift-by-hand`, `x-swift-read`), with the reason.
UNREAD = "its values stay unread until the type of their column is known"
TYPES_BY_HAND = {
    "JSONView": "rows are checked as one array, and their cells stay unread",
    "TableCreateParams.Column": "an id, and otherwise the members of column options",
    "WireColumnCheck": "one rule, or several",
    "WireColumnOptions": "`type` is a built-in type or the name of a declared one",
    "WireComparator": "a word is short for an object",
    "WireExpressionType": "a recursive type; a word or an object",
    "WireFilter": UNREAD + "; a text is short for an object",
    "WireFormat": "a recursive type with the members of its kind; the daemon keeps it as one value",
    "WireHolding": "a word or an object, decided by what is watched",
    "WireKindSource": "a column or an expression, as one value",
    "WireNamedEntry": "a key or an object; the parts of a section's key are cells, which stay unread",
    "WireNamedType": "shares the traits of column options",
    "WireOrderKey": "a column or an expression, as one value",
    "WireSection": "keeps the JSON of its key, whose type the section column decides",
    "WireSettings": "a map by setting; each setting has its own form",
    "WireStyleParameter": "a value of one of three kinds, or an expression",
    "WireTypedValue": "a recursive type; numbers are texts with their own grammar",
    "[WireEdit]": UNREAD + "; lists of single cells are read in one pass over the tokens",
    "[WireSectionLevel]": "a word is short for one level, which excludes all other members",
    "[WireText]": "an empty list of key columns is refused",
    "[[WireValue]]": "the parts of a section's key are cells, which stay unread",
}
# Those of them that keep unread JSON, which has no equality.
# `x-swift-by-hand`: a type that reads itself as an object's members, or as a value of any kind; or
# one that another family has.
HAND_KINDS = {"object": "object()", "union": "union()", "elsewhere": "object()"}
IDS = {"table": "TableID", "view": "ViewID", "subscription": "SubscriptionID"}
COUNT_MAX = 99999999999999
# Readers of bounds that are written in another way than as two numbers.
READERS = {
    (0, 1000000000000): "offset()",
    (0, 16777216): "length()",
    (-16777216, 16777216): "signedLength()",
    (-70368744177664, 70368744177664): "contentOffset()",
    (1, 3600000): "deadline()",
}


def files(source: schemas.Source) -> dict[str, str]:
    """A file for a family; those of families without methods are in a folder of their own."""
    found = {"MethodParams.swift": method_params(source)}
    for family in source.families:
        text = Family(source, family).text()
        if text:
            folder = "" if family.methods else "Parts/"
            name = "".join(words.title(part) for part in family.name.split("-"))
            found[f"{folder}{name}.swift"] = text
    stale = sorted(set(TYPES_BY_HAND) - FOUND_BY_HAND)
    if stale:
        raise schemas.Fault(f"TYPES_BY_HAND names what no schema has: {', '.join(stale)}")
    return found


def method_type(name: str) -> str:
    return words.title(names.method_case(name)) + "Params"


def params_type(name: str, method: dict) -> str:
    if BY_HAND.get(name) == NO_MEMBERS:
        return "EmptyParams"
    return CANCEL if name == "$/cancelRequest" else method["params"].get("x-swift-type", method_type(name))


def method_params(source: schemas.Source) -> str:
    """The type of each method's params, for who goes through all methods."""
    lines = [
        names.HEAD,
        "extension MethodName {",
        "  /// The type of the params; nil: the daemon sends it, and it is written by hand.",
        "  package var params: (any WireParams.Type)? {",
        "    switch self {",
    ]
    told = []
    for name, method in source.methods.items():
        if method["x-direction"] == "clientToServer" or name not in UPDATES:
            lines.append(f"    case .{names.method_case(name)}: {params_type(name, method)}.self")
        else:
            told.append(names.method_case(name))
    return "\n".join([*lines, *names.switch_case(told, "nil"), "    }", "  }", "}", ""])


class Family:
    """One family's file."""

    def __init__(self, source: schemas.Source, family: schemas.Family) -> None:
        self.source = source
        self.family = family
        self.blocks: dict[str, str] = {}

    def text(self) -> str:
        for name, method in self.family.methods.items():
            if method["x-direction"] == "clientToServer" and name not in BY_HAND:
                params = method["params"]
                self.add(params.get("x-swift-type", method_type(name)), params, name)
        for name, schema in self.family.types.items():
            is_read = schema.get("additionalProperties") is False and not schema.get("x-swift-by-hand")
            if "x-swift-type" in schema and "properties" in schema and is_read:
                self.add(schema["x-swift-type"], schema, "")
            if "x-swift-type" in schema and is_tagged(schema) and not schema.get("x-swift-by-hand"):
                self.add_union(schema["x-swift-type"], schema)
        if not self.blocks:
            return ""
        return "\n".join([names.HEAD, "import JSONText\n", *self.blocks.values()])

    def add(self, name: str, schema: dict, method: str) -> None:
        """Makes a type; several methods may share one, if their schemas are equal."""
        members = self.members(schema)
        note = schema.get("description", "")
        if method:
            methods = [
                one for one, body in self.family.methods.items()
                if body["params"].get("x-swift-type", method_type(one)) == name
            ]  # fmt: skip
            note = "Parameters of " + " and ".join(f"`{one}`" for one in methods) + "."
        text = Type(name, note, members, schema, bool(method)).text()
        if self.blocks.setdefault(name, text) != text:
            raise schemas.Fault(f"{self.family.name}.json: two types would be named {name}")

    def add_union(self, name: str, schema: dict) -> None:
        forms = [Form(one["properties"]["kind"]["const"], one, self.form(one)) for one in schema["oneOf"]]
        text = Union(name, schema.get("description", ""), forms).text()
        if self.blocks.setdefault(name, text) != text:
            raise schemas.Fault(f"{self.family.name}.json: two types would be named {name}")

    def form(self, schema: dict) -> list[Member]:
        rest = {name: one for name, one in schema["properties"].items() if name != "kind"}
        return self.members({**schema, "properties": rest})

    def members(self, schema: dict) -> list[Member]:
        found: list[Member] = []
        for name, one in schema.get("properties", {}).items():
            part = embedded(name, one, schema)
            member = self.member(name, one, schema) if part is None else part
            if member not in found:
                found.append(member)
        return found

    def member(self, name: str, schema: dict, parent: dict) -> Member:
        inner, is_nullable = without_null(schema)
        is_nullable = is_nullable or schema.get("x-swift-nullable", False)
        is_required = name in parent.get("required", ())
        kind = self.kind(inner, name)
        note = schema.get("description") or self.target(inner).get("description", "")
        return Member(name, schema.get("x-swift", name), kind, is_required, is_nullable, note)

    def target(self, schema: dict) -> dict:
        if "$ref" not in schema:
            return schema
        found: dict = self.source.types
        for part in schema["$ref"].removeprefix("#/components/schemas/").split("/"):
            found = found[part]
        return found

    def kind(self, schema: dict, name: str) -> Kind:
        if schema.get("x-text") == "id" and name in IDS:
            return Kind(IDS[name], "id()", "$0.string($1.text)")
        if schema.get("$ref", "").endswith("/anyRowKey"):
            return Kind("WireKey", "key()", "$1.write(to: &$0)")
        if schema.get("$ref", "").endswith("/progressToken"):
            return Kind("WireKey", "progressToken()", "$1.write(to: &$0)")
        schema = self.target(schema)
        if schema.get("x-swift-type") == TEXT.type:
            return TEXT
        if schema.get("x-swift-type") == VALUE.type:
            return VALUE
        if "x-swift-read" in schema:
            return by_reader(schema)
        if "x-swift-type" in schema:
            return self.named(schema)
        if "x-words" in schema:
            return Kind(words.title(schema["x-words"]), "choice()", "$0.string($1.rawValue)")
        types = schema.get("type")
        if types == "string" and set(schema) <= {"type", "description", "x-text", "x-swift"}:
            return TEXT
        if types == "string" and "x-swift-expected" in schema:
            low, high = schema.get("minLength", 0), schema["maxLength"]
            expected = schema["x-swift-expected"]
            return Kind("WireText", f'text(scalars: {low}...{high}, expected: "{expected}")', TEXT.write)
        if types == "boolean":
            return Kind("Bool", "bool()", "$0.bool($1)")
        if types in ("integer", "number"):
            return number(schema)
        if types == "array":
            return self.list(schema, name)
        if isinstance(schema.get("additionalProperties"), dict):
            return self.map(schema, name)
        if not set(schema) - {"description", "x-text", "x-swift", "x-swift-nullable"}:
            return Kind("JSONView", 'view(expecting: "a value")', "$0.value($1)")
        raise schemas.Fault(f"{self.family.name}.json: no Swift type for {name}: {schema}")

    def named(self, schema: dict) -> Kind:
        name = schema["x-swift-type"]
        if "enum" in schema:
            return Kind(name, "choice()", "$0.string($1.rawValue)")
        by_hand = schema.get("x-swift-by-hand")
        if by_hand in HAND_KINDS:
            if by_hand != "elsewhere":
                note_by_hand(name)
            read = HAND_KINDS[by_hand]
            return Kind(name, read, "$1.write(to: &$0)")
        is_inline = schema not in self.source.types.values()
        if "properties" in schema:
            if is_inline and not by_hand:
                self.add(name, schema, "")
            return Kind(name, "object()", "$1.write(to: &$0)")
        if not is_tagged(schema):
            note_by_hand(name)
        elif is_inline:
            self.add_union(name, schema)
        return Kind(name, "union()", "$1.write(to: &$0)")

    def map(self, schema: dict, name: str) -> Kind:
        """An object whose members are named by ids: entries in the order in which they were sent."""
        inner, is_nullable = without_null(schema["additionalProperties"])
        if not set(self.target(inner)) - {"description"}:
            return Kind("[WireNamed<WireValue?>]", "namedValues()", "$0.values($1)")
        item = self.kind(inner, name)
        mark, how, entries = "", "named", "entries"
        if is_nullable:
            mark, how, entries = "?", "nullableNamed", "nullableEntries"
        if item.read == "object()":
            return Kind(f"[WireNamed<{item.type}{mark}>]", f"{how}()", f"$0.{entries}($1)")
        read = f"{how} {{ value throws(InvalidParams) in\ntry value.{item.read}\n}}"
        write = f"$0.{entries}($1) {{ {item.write} }}"
        return Kind(f"[WireNamed<{item.type}{mark}>]", read, write)

    def list(self, schema: dict, name: str) -> Kind:
        items, has_nulls = without_null(schema["items"])
        if not has_nulls:
            named, has_nulls = without_null(self.target(items))
            items = named if has_nulls else items
        item = self.kind(items, name)
        if has_nulls:
            return self.list_with_nulls(item)
        if "x-swift-expected" in schema:
            low, high = schema.get("minItems", 0), schema["maxItems"]
            head = f'list(of: {low}...{high}, expected: "{schema["x-swift-expected"]}")'
            read = f"{head} {{ value throws(InvalidParams) in\ntry value.{item.read}\n}}"
            return Kind(f"[{item.type}]", read, f"$0.list($1) {{ {item.write} }}")
        is_distinct = schema.get("uniqueItems", False)
        plain = {"text()": "texts()", "key()": "keys()", "choice()": "choices()", "object()": "objects()"}
        distinct = {"text()": "distinctTexts()", "choice()": "distinctChoices()"}
        table = distinct if is_distinct else plain
        read = table.get(item.read)
        if read is None:
            if is_distinct:
                raise schemas.Fault(f"{self.family.name}.json: {name}: no list of distinct {item.type}")
            read = f"list {{ value throws(InvalidParams) in\ntry value.{item.read}\n}}"
        return Kind(f"[{item.type}]", read, f"$0.list($1) {{ {item.write} }}")

    def list_with_nulls(self, item: Kind) -> Kind:
        reads = {"object()": "nullableObjects()", "key()": "nullableKeys()"}
        read = reads.get(item.read)
        if read is None:
            read = f"nullableList {{ value throws(InvalidParams) in\ntry value.{item.read}\n}}"
        write = f"$0.nullableList($1) {{ {item.write} }}"
        return Kind(f"[{item.type}?]", read, write)


FOUND_BY_HAND: set[str] = set()


def note_by_hand(name: str) -> None:
    if name not in TYPES_BY_HAND:
        raise schemas.Fault(f"{name} is read by hand; TYPES_BY_HAND has no reason for it")
    FOUND_BY_HAND.add(name)


def by_reader(schema: dict) -> Kind:
    """A value that a reader by hand reads; its type writes itself unless there is an
    `x-swift-write`.
    """
    name = schema["x-swift-type"]
    note_by_hand(name)
    write = schema.get("x-swift-write", "$1.write(to: &$0)")
    return Kind(name, schema["x-swift-read"], write)


def is_tagged(schema: dict) -> bool:
    """Whether it is one of several objects, distinguished by their member `kind`."""
    forms = schema.get("oneOf", ())
    return bool(forms) and all("const" in one.get("properties", {}).get("kind", {}) for one in forms)


def embedded(name: str, schema: dict, parent: dict) -> Member | None:
    """The part of an object that a type of its own reads, if a member belongs to one.

    `x-swift-embeds` names such parts, each with its type and its members: their names, or the type
    of `$defs` whose members they are.
    """
    for part, body in parent.get("x-swift-embeds", {}).items():
        of = body["members"]
        is_inside = f"/{of}/properties/" in schema.get("$ref", "") if isinstance(of, str) else name in of
        if is_inside:
            if body["type"] in TYPES_BY_HAND:
                note_by_hand(body["type"])
            kind = Kind(body["type"], EMBEDDED, "")
            return Member("", part, kind, True, False, body["description"])
    return None


def without_null(schema: dict) -> tuple[dict, bool]:
    """The schema of the value that is not null, and whether null is allowed."""
    if "anyOf" in schema:
        left = [one for one in schema["anyOf"] if one != {"type": "null"}]
        rest = {k: v for k, v in schema.items() if k != "anyOf"}
        if len(left) == 1 < len(schema["anyOf"]):
            return {**rest, **left[0]}, True
        if left != schema["anyOf"]:
            return {**rest, "anyOf": left}, True
    types = schema.get("type")
    if isinstance(types, list) and "null" in types and len(types) == 2:
        return {**schema, "type": next(one for one in types if one != "null")}, True
    return schema, False


def number(schema: dict) -> Kind:
    is_whole = schema["type"] == "integer"
    low, high = schema.get("minimum"), schema.get("maximum")
    spelled = f"{grouped(low)}...{grouped(high)}"
    if "x-swift-expected" in schema:
        expected = schema["x-swift-expected"]
        return Kind("Int", f'integer(in: {spelled}, expected: "{expected}")', "$0.int($1)")
    if is_whole and high in (COUNT_MAX, None) and low in (0, 1):
        return Kind("Int", "positive()" if low else "count()", "$0.int($1)")
    if (low, high) in READERS:
        write = "$0.int($1)" if is_whole else "$0.number($1)"
        return Kind("Int" if is_whole else "Double", READERS[low, high], write)
    if low is None or high is None:
        raise schemas.Fault(f"no bounds of a number: {schema}")
    what = ("an integer" if is_whole else "a number") + f" from {low} to {high}"
    if is_whole:
        return Kind("Int", f'integer(in: {spelled}, expected: "{what}")', "$0.int($1)")
    return Kind("Double", f'number(in: {spelled}, expected: "{what}")', "$0.number($1)")


def grouped(number: float | None) -> str:
    """A number as Swift has it: long ones in groups of three digits."""
    return str(number) if number is None or abs(number) < 1_000_000 else f"{number:_}"


class Type:
    """One struct."""

    def __init__(
        self, name: str, note: str, members: list[Member], schema: dict, is_params: bool
    ) -> None:
        self.outer, _, self.name = name.rpartition(".")
        self.note = note
        self.members = members
        self.schema = schema
        self.is_params = is_params

    def text(self) -> str:
        lines = [*self.head(), *self.stored(), *self.memberwise(), *self.reader(), *self.writer(), "}"]
        if self.outer:
            inner = "\n".join(f"  {line}" if line else "" for line in lines)
            return f"extension {self.outer} {{\n{inner}\n}}\n"
        return "\n".join(lines) + "\n"

    @property
    def width(self) -> int:
        return WIDTH - 2 * bool(self.outer)

    def doc(self, text: str, indent: str) -> list[str]:
        return [f"{indent}/// {line}" for line in textwrap.wrap(text, self.width - 4 - len(indent))]

    def head(self) -> list[str]:
        conformances = "WireParams" if self.is_params else "WireObject, Sendable"
        if self.schema.get("x-swift-compared"):
            conformances += ", Hashable"
        note = self.note or f"An object with {listed([one.wire for one in self.members])}."
        return [*self.doc(note, ""), f"package struct {self.name}: {conformances} {{"]

    @property
    def keyword(self) -> str:
        return keyword(f"{self.outer}.{self.name}".lstrip("."))

    def stored(self) -> list[str]:
        lines = []
        for member in self.members:
            note = member.note or f"The {member.wire}."
            lines += self.doc(note, "  ")
            start = default(member) if self.keyword == "var" else ""
            lines.append(f"  package {self.keyword} {escaped(member.name)}: {stored_type(member)}{start}")
        return lines

    def memberwise(self) -> list[str]:
        parts = [
            f"{member.name}: {stored_type(member)}{initial(member)}"
            for member in sorted(self.members, key=lambda one: not one.is_required)
        ]
        lines = ["", "  /// Makes it of its members."]
        whole = f"  package init({', '.join(parts)}) {{"
        if len(whole) <= self.width:
            lines.append(whole)
        else:
            lines.append("  package init(")
            lines += filled(parts, "    ", self.width)
            lines.append("  ) {")
        if not self.members:
            return [*lines[:-1], "  package init() {}"]
        return [*lines, *(f"    self.{one.name} = {escaped(one.name)}" for one in self.members), "  }"]

    def reader(self) -> list[str]:
        lines = ["", "  /// Reads the members."]
        lines.append("  package init(from reader: inout ParamsReader) throws(InvalidParams) {")
        for member in self.members:
            lines += self.read(member)
        if "x-swift-check" in self.schema:
            return [*lines, f'    try reader.{self.schema["x-swift-check"]}', "  }"]
        for one, other in exclusions(self.schema):
            lines.append(f'    try reader.refuse("{other}", beside: "{one}")')
        needed = alternatives(self.schema)
        if needed:
            spelled = ", ".join(f'"{one}"' for one in needed)
            lines.append(f"    try reader.requireOne(of: [{spelled}])")
        return [*lines, "  }"]

    def read(self, member: Member) -> list[str]:
        name = f"self.{member.name}" if member.name in ("reader",) else escaped(member.name)
        return reading(f"    {name}", member, self.width)

    def writer(self) -> list[str]:
        lines = ["", "  /// Writes the members."]
        lines.append("  package func writeMembers(to writer: inout JSONWriter) {")
        for member in self.members:
            lines += writing("    ", member, self.width)
        return [*lines, "  }"]


def exclusions(schema: dict) -> list[tuple[str, str]]:
    """Pairs of members of which only one is allowed."""
    denied = schema.get("not", {})
    pairs = [one["required"] for one in denied.get("anyOf", [denied]) if "required" in one]
    return [(pair[0], pair[1]) for pair in pairs if len(pair) == 2]


def alternatives(schema: dict) -> list[str]:
    """Members of which one is required."""
    found = schema.get("anyOf", [])
    if all(set(one) == {"required"} and len(one["required"]) == 1 for one in found):
        return [one["required"][0] for one in found]
    return []


