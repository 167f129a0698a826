"""Makes the Swift types of parameters with their strict readers and writers, one file for a family.

A method's params become `<Method>Params`. An object of `$defs`, or within a schema, that has an
`x-swift-type` becomes a type of that name. A member is called as on the wire, unless `x-swift` names
it otherwise. What is in `BY_HAND` is written by hand, because its Swift form differs from the
message's.

| schema | Swift | read by |
|---|---|---|
| `string`, `boolean`, bounded `integer` and `number` | `WireText`, `Bool`, `Int`, `Double` | `text()`, … |
| `anyRowKey` | `WireKey` | `key()` |
| `progressToken` | `WireKey` | `progressToken()` |
| an id with `x-text: id` named table, view or subscription | `TableID`, `ViewID`, … | `id()` |
| `x-words` | the enumeration of `ProtocolWords` | `choice()` |
| an object with `x-swift-type` | that type | `object()` |
| alternatives with `x-swift-type` | that type, a `WireUnion` | `union()` |
| any of these or null | `WireMember` | `nullable` |
| an array of them | an array | `list` |
| any value | `JSONView` | `view(expecting:)` |
"""

from __future__ import annotations

import dataclasses
import textwrap

import names
import schemas
import words

NO_MEMBERS = "has no members"
CANCEL = "CancelParams"
BY_HAND = {
    "initialize": "passes over unknown members",
    "initialized": NO_MEMBERS, "shutdown": NO_MEMBERS, "exit": NO_MEMBERS,
    "server/stats": NO_MEMBERS, "rpc.discover": NO_MEMBERS,
    "preset/list": NO_MEMBERS,
    "$/cancelRequest": "a request's id is no row key",
    "table/create": "rows and sections exclude each other",
    "table/open": "a path, a URI and a content exclude each other",
    "table/setRows": "rows and sections exclude each other",
    "table/edit": "cells stay unread until their column is known",
    "table/setParams": "a map of typed values",
    "table/diff": "ways to match rows are alternatives",
    "view/rows": "a range and keys exclude each other, as one enumeration",
    "view/scroll": "what is seen is one of five targets",
    "view/collapse": "keys of sections are lists of values",
    "view/measure": "heights are given for rows or cells",
    "view/aggregate": "what is sorted by decides the members",
    "filter/convert": "a filter is conditions or text",
    "expression/check": "an expression's members stand beside the others",
    "expression/evaluate": "an expression's members stand beside the others",
}  # fmt: skip
# What the daemon sends and `swift_results` leaves to writers by hand.
UPDATES = {"view/update"}
# Types by hand that keep unread JSON, which has no equality.
NOT_HASHABLE = {"ViewStatePatch", "WireDeclarations"}
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
WIDTH = 100
ESCAPED = {
    "as", "case", "default", "extension", "false", "for", "in", "init", "is", "let", "repeat",
    "self", "switch", "true", "var", "where",
}  # fmt: skip


@dataclasses.dataclass(frozen=True)
class Kind:
    """How a value is spelled in Swift, read and written."""

    type: str
    read: str
    write: str
    hashes: bool = True


TEXT = Kind("WireText", "text()", "$0.string($1)")


@dataclasses.dataclass(frozen=True)
class Member:
    wire: str
    name: str
    kind: Kind
    is_required: bool
    is_nullable: bool
    note: str


def files(source: schemas.Source) -> dict[str, str]:
    found = {"MethodParams.swift": method_params(source)}
    return found | {
        "".join(words.title(part) for part in family.name.split("-")) + ".swift": text
        for family in source.families
        if (text := Family(source, family).text())
    }


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
        if not self.blocks:
            return ""
        return "\n".join([names.HEAD, "import JSONText\n", *self.blocks.values()])

    def add(self, name: str, schema: dict, method: str) -> None:
        """Makes a type; several methods may share one, if they say the same."""
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

    def members(self, schema: dict) -> list[Member]:
        return [self.member(name, one, schema) for name, one in schema.get("properties", {}).items()]

    def member(self, name: str, schema: dict, parent: dict) -> Member:
        inner, is_nullable = without_null(schema)
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
        if "x-swift-type" in schema:
            return self.named(schema)
        if "x-words" in schema:
            return Kind(words.title(schema["x-words"]), "choice()", "$0.string($1.rawValue)")
        types = schema.get("type")
        if types == "string" and set(schema) <= {"type", "description", "x-text", "x-swift"}:
            return TEXT
        if types == "boolean":
            return Kind("Bool", "bool()", "$0.bool($1)")
        if types in ("integer", "number"):
            return number(schema)
        if types == "array":
            return self.list(schema, name)
        if not set(schema) - {"description", "x-text", "x-swift"}:
            return Kind("JSONView", 'view(expecting: "a value")', "$0.value($1)", False)
        raise schemas.Fault(f"{self.family.name}.json: no Swift type for {name}: {schema}")

    def named(self, schema: dict) -> Kind:
        name = schema["x-swift-type"]
        if "enum" in schema:
            return Kind(name, "choice()", "$0.string($1.rawValue)")
        if "properties" in schema or schema.get("x-swift-by-hand") == "object":
            is_inline = schema not in self.source.types.values()
            if is_inline and not schema.get("x-swift-by-hand"):
                self.add(name, schema, "")
            return Kind(name, "object()", "$1.write(to: &$0)", name not in NOT_HASHABLE)
        return Kind(name, "union()", "$1.write(to: &$0)")

    def list(self, schema: dict, name: str) -> Kind:
        item = self.kind(schema["items"], name)
        is_distinct = schema.get("uniqueItems", False)
        plain = {"text()": "texts()", "key()": "keys()", "choice()": "choices()", "object()": "objects()"}
        distinct = {"text()": "distinctTexts()", "choice()": "distinctChoices()"}
        table = distinct if is_distinct else plain
        read = table.get(item.read)
        if read is None:
            if is_distinct:
                raise schemas.Fault(f"{self.family.name}.json: {name}: no list of distinct {item.type}")
            read = f"list {{ value throws(InvalidParams) in\ntry value.{item.read}\n}}"
        return Kind(f"[{item.type}]", read, f"$0.list($1) {{ {item.write} }}", item.hashes)


def without_null(schema: dict) -> tuple[dict, bool]:
    """The schema of what is not null, and whether null may stand there."""
    if "anyOf" in schema:
        left = [one for one in schema["anyOf"] if one != {"type": "null"}]
        if len(left) == 1 < len(schema["anyOf"]):
            return {**{k: v for k, v in schema.items() if k != "anyOf"}, **left[0]}, True
    types = schema.get("type")
    if isinstance(types, list) and "null" in types and len(types) == 2:
        return {**schema, "type": next(one for one in types if one != "null")}, True
    return schema, False


def number(schema: dict) -> Kind:
    is_whole = schema["type"] == "integer"
    low, high = schema.get("minimum"), schema.get("maximum")
    if is_whole and high in (COUNT_MAX, None) and low in (0, 1):
        return Kind("Int", "positive()" if low else "count()", "$0.int($1)")
    if (low, high) in READERS:
        write = "$0.int($1)" if is_whole else "$0.number($1)"
        return Kind("Int" if is_whole else "Double", READERS[low, high], write)
    if low is None or high is None:
        raise schemas.Fault(f"no bounds of a number: {schema}")
    what = ("an integer" if is_whole else "a number") + f" from {low} to {high}"
    if is_whole:
        return Kind("Int", f'integer(in: {low}...{high}, expected: "{what}")', "$0.int($1)")
    return Kind("Double", f'number(in: {low}...{high}, expected: "{what}")', "$0.number($1)")


# What `WireMember` reads and writes by the type of its value (`WireMember+Reading.swift`).
OF_MEMBERS = {
    "bool()": "$0.bool($1)", "choice()": "$0.string($1.rawValue)", "object()": "$1.write(to: &$0)",
    "union()": "$1.write(to: &$0)", "count()": "$0.int($1)", "positive()": "$0.int($1)",
    "deadline()": "$0.int($1)", "length()": "$0.number($1)", "key()": "$1.write(to: &$0)",
}  # fmt: skip


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
        hashes = all(member.kind.hashes for member in self.members)
        conformances = "WireParams" if self.is_params else "WireObject, Sendable"
        if hashes:
            conformances += ", Hashable"
        note = self.note or f"An object with {listed([one.wire for one in self.members])}."
        return [*self.doc(note, ""), f"package struct {self.name}: {conformances} {{"]

    def stored(self) -> list[str]:
        lines = []
        for member in self.members:
            note = member.note or f"The {member.wire}."
            lines += self.doc(note, "  ")
            lines.append(f"  package var {escaped(member.name)}: {stored_type(member)}{default(member)}")
        return lines

    def memberwise(self) -> list[str]:
        parts = [
            f"{member.name}: {stored_type(member)}{initial(member)}"
            for member in [one for one in self.members if one.is_required and not one.is_nullable]
            + [one for one in self.members if not (one.is_required and not one.is_nullable)]
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
        for one, other in exclusions(self.schema):
            lines.append(f'    try reader.refuse("{other}", beside: "{one}")')
        needed = alternatives(self.schema)
        if needed:
            spelled = ", ".join(f'"{one}"' for one in needed)
            lines.append(f"    try reader.requireOne(of: [{spelled}])")
        return [*lines, "  }"]

    def read(self, member: Member) -> list[str]:
        name = f"self.{member.name}" if member.name in ("reader",) else escaped(member.name)
        if member.is_nullable:
            if member.kind.read == "text()":
                return [f'    {name} = try reader.nullableText("{member.wire}")']
            if member.kind.read == "texts()":
                return [f'    {name} = try reader.nullableTexts("{member.wire}")']
            if member.kind.read in OF_MEMBERS:
                return [f'    {name} = try reader.nullable("{member.wire}").{member.kind.read}']
            head = f'    {name} = try reader.nullable("{member.wire}").map {{ value throws(InvalidParams) in'
            tail = f"try value.{member.kind.read}"
            whole = f"{head} {tail} }}"
            return [whole] if len(whole) <= self.width else [head, f"      {tail}", "    }"]
        how = "required" if member.is_required else "optional"
        mark = "" if member.is_required else "?"
        whole = f'    {name} = try reader.{how}("{member.wire}"){mark}.{member.kind.read}'
        if "\n" in whole:
            head, body, tail = whole.split("\n")
            return [head, f"      {body}", f"    {tail}"]
        if len(whole) <= self.width:
            return [whole]
        head, _, tail = whole.rpartition(f"{mark}.{member.kind.read}")
        call, _, arguments = member.kind.read.partition("(")
        return [f"{head}{mark}.{call}(", f"      {arguments[:-1]})"]

    def writer(self) -> list[str]:
        lines = ["", "  /// Writes the members."]
        lines.append("  package func writeMembers(to writer: inout JSONWriter) {")
        for member in self.members:
            name = escaped(member.name)
            if member.is_nullable and OF_MEMBERS.get(member.kind.read) == member.kind.write:
                lines.append(f'    writer.member("{member.wire}", {name})')
            elif member.is_nullable:
                lines += self.fitted(f'    writer.member("{member.wire}", {name})', member.kind.write)
            elif member.kind.type == "Double":
                lines.append(f'    writer.member("{member.wire}", number: {name})')
            else:
                lines += self.plain(member, name)
        return [*lines, "  }"]

    def plain(self, member: Member, name: str) -> list[str]:
        kind = member.kind
        if kind.type.startswith("[") and kind.type not in ("[WireText]", "[WireKey]"):
            return self.fitted(f'    writer.member("{member.wire}", {name})', kind.write)
        return [f'    writer.member("{member.wire}", {name})']

    def fitted(self, head: str, write: str) -> list[str]:
        whole = f"{head} {{ {write} }}"
        if len(whole) > self.width:
            raise schemas.Fault(f"a line of Swift is too long: {whole}")
        return [whole]


def stored_type(member: Member) -> str:
    if member.is_nullable:
        return f"WireMember<{member.kind.type}>"
    return member.kind.type + ("" if member.is_required else "?")


def default(member: Member) -> str:
    return " = .absent" if member.is_nullable else ""


def initial(member: Member) -> str:
    if member.is_nullable:
        return " = .absent"
    return "" if member.is_required else " = nil"


def exclusions(schema: dict) -> list[tuple[str, str]]:
    """Pairs of members of which only one may stand there."""
    denied = schema.get("not", {})
    pairs = [one["required"] for one in denied.get("anyOf", [denied]) if "required" in one]
    return [(pair[0], pair[1]) for pair in pairs if len(pair) == 2]


def alternatives(schema: dict) -> list[str]:
    """Members of which one must stand there."""
    found = schema.get("anyOf", [])
    if all(set(one) == {"required"} and len(one["required"]) == 1 for one in found):
        return [one["required"][0] for one in found]
    return []


def escaped(name: str) -> str:
    return f"`{name}`" if name in ESCAPED else name


def listed(parts: list[str]) -> str:
    parts = [f"`{one}`" for one in parts]
    return parts[-1] if len(parts) < 2 else ", ".join(parts[:-1]) + " and " + parts[-1]


def filled(parts: list[str], indent: str, width: int) -> list[str]:
    lines, current = [], indent
    for at, part in enumerate(parts):
        comma = "," if at < len(parts) - 1 else ""
        if current != indent and len(current) + len(part) + len(comma) > width:
            lines.append(current.rstrip())
            current = indent
        current += part + comma + (" " if comma else "")
    return [*lines, current.rstrip()]
