"""Makes the Swift types of what the daemon sends, one file for a family, for writer and reader.
Those of families without methods are in a folder of their own.

`view/scroll` gets `ViewScrollResult`, `cell/compute` also `CellComputeParams`. The daemon makes such
a value and writes it, a client reads it. A reader refuses a missing or wrong member, and ignores
members that it does not know, since a later daemon may send more.

An object within a result is a type within its type: an element of `items` is `Item`. A type of
`$defs` becomes `Wire…`. What `BY_HAND` and `PARTS` name is written by hand, for the given reasons.

| schema | Swift | read by |
|---|---|---|
| what parameters have, too | as in `swift_types` | |
| `rowKey`, a string or an integer | `WireKey` | `key()` |
| other strings; `x-words` to which more may come | `WireText`; `OpenWord` | `text()`; `openWord()` |
| `const: true`, not required | `Bool`, written if true | `flag` |
| required, or null | an optional | `orNull` |
| an object | its type | `openObject()` |
| an object by names; members without a name | `[WireEntry]`; these as `others` | `entries` |
| pairs of indices | `IndexPair` | `pair()` |
| a type of `PARTS` | `WirePart` | `part` |
"""

from __future__ import annotations

import names
import schemas
import swift_types
import words
from swift_types import Kind, Member, Type, escaped

NO_RESULT = "has no result"
DESCRIPTION = "columns, their formats and the dialect are written straight from what the table keeps"
BY_HAND = {
    "rpc.discover": "the contract itself, written as it is embedded",
    "view/rows": "written straight from columns, again with fewer rows while it is too large",
    "view/update": "written straight from columns, in parts; the most frequent message",
    "table/create": DESCRIPTION, "table/open": DESCRIPTION, "table/describe": DESCRIPTION,
    "table/openDifference": DESCRIPTION,
}  # fmt: skip
# Types of which a result has a part that is written and read by hand: where the daemon writes it
# straight from what it keeps (speed), or where its values depend on columns (meaning).
PARTS = {
    "cellValue": "a cell's value, written without a copy",
    "columnBlock": "cells, written straight from a column's chunks",
    "columnPlaces": "also in updates, where it is written from the kept places",
    "declarations": "written from the kept declarations; each setting has its own form",
    "filter": "written from the kept filter; its constants have the types of their columns",
    "footers": "also in updates, where it is written from the kept values",
    "shownCell": "a value and its text, written as in blocks",
    "sectionKey": "a path of cell values, which have the types of their columns",
    "entryKey": "a row key, or a section's path of cell values",
    "typedValue": "written from a value of the expression language; numbers are texts",
    "expressionType": "a recursive type; a word or an object",
    "updateBlock": "cells, written straight from a column's chunks",
    "viewportPlace": "also in updates, where sections are written from the kept titles",
    "viewState": "written from the kept state; its constants have the types of their columns",
    "limits": "written by name from the list of limits",
}  # fmt: skip
REST = "others"
OF_MEMBERS = {**swift_types.OF_MEMBERS, "text()": "$0.string($1)"}
FLAG = Kind("Bool", "", "")
PAIR = Kind("IndexPair", "pair()", "$1.write(to: &$0)")
KEY = Kind("WireKey", "key()", "$1.write(to: &$0)")
LISTS = {
    "text()": "texts()", "key()": "keys()", "choice()": "choices()", "object()": "objects()",
    "openObject()": "openObjects()",
}  # fmt: skip
PART_KINDS = {
    "object": ".object", "array": ".array", "string": ".string", "number": ".number",
    "boolean": ".bool", "null": ".null",
}  # fmt: skip


def files(source: schemas.Source) -> dict[str, str]:
    results = Results(source)
    stale = sorted(set(PARTS) - results.parts)
    if stale:
        raise schemas.Fault(f"PARTS names what no result has: {', '.join(stale)}")
    found = {"MethodResults.swift": method_results(source)}
    for family in source.families:
        blocks = results.blocks_of[family.name]
        if blocks:
            stem = "".join(words.title(part) for part in family.name.split("-"))
            text = "\n".join([names.HEAD, "import JSONText\n", *blocks.values()])
            folder = "" if family.methods else "Parts/"
            found[f"{folder}{stem}Results.swift"] = text
    return found


def result_of(name: str, method: dict) -> dict | None:
    """The schema of a generated result."""
    schema = (method.get("result") or {}).get("schema")
    if schema is None or schema.get("type") == "null" or name in BY_HAND:
        return None
    return schema


def result_type(name: str, schema: dict) -> str:
    if "$ref" in schema:
        return "Wire" + words.title(schema["$ref"].rpartition("/")[2])
    return schema.get("x-swift-type", words.title(names.method_case(name)) + "Result")


def method_results(source: schemas.Source) -> str:
    """The types of what the daemon sends, for who goes through all methods."""
    lines = [
        names.HEAD,
        "extension MethodName {",
        "  /// The type of the result; nil: it has none, or no generated type.",
        "  package var result: (any WireResult.Type)? {",
        "    switch self {",
    ]
    without, of_client, answers = [], [], []
    for name, method in source.methods.items():
        schema = result_of(name, method)
        case = names.method_case(name)
        if schema is None:
            without.append(case)
        elif method["x-direction"] == "serverToClient":
            of_client.append(case)
            answers.append(f"    case .{case}: {result_type(name, schema)}.self")
        else:
            lines.append(f"    case .{case}: {result_type(name, schema)}.self")
    lines += [
        *names.switch_case(of_client, "resultOfClient"),
        *names.switch_case(without, "nil"),
        "    }",
        "  }",
        "",
        "  /// The type of what a client answers.",
        "  private var resultOfClient: (any WireResult.Type)? {",
        "    switch self {",
        *answers,
        "    default: nil",
    ]
    return "\n".join([*lines, "    }", "  }", "}", ""])


class Results(swift_types.Family):
    """The types of all families. A result may need a type of another family."""

    def __init__(self, source: schemas.Source) -> None:
        super().__init__(source, source.families[0])
        self.blocks_of: dict[str, dict[str, str]] = {one.name: {} for one in source.families}
        self.home = {name: one.name for one in source.families for name in one.types}
        self.outer = ""
        self.parts: set[str] = set()
        for family in source.families:
            self.family = family
            self.blocks = self.blocks_of[family.name]
            for name, method in family.methods.items():
                self.method(name, method)

    def method(self, name: str, method: dict) -> None:
        if method["x-direction"] == "serverToClient" and name not in BY_HAND:
            self.result(swift_types.method_type(name), method["params"], f"Parameters of `{name}`.", True)
        schema = result_of(name, method)
        if schema is not None:
            name_of_type = result_type(name, schema)
            if "$ref" in schema:
                schema = self.target(schema)
            shared = [
                one for family in self.source.families for one, body in family.methods.items()
                if (found := result_of(one, body)) and result_type(one, found) == name_of_type
            ]  # fmt: skip
            note = "The result of " + " and ".join(f"`{one}`" for one in shared) + "."
            self.result(name_of_type, schema, note, False)

    def result(self, name: str, schema: dict, note: str, is_params: bool) -> None:
        conformance = "WireMessage" if is_params else "WireResult"
        self.make(name, {**schema, "description": note}, conformance)

    def make(self, name: str, schema: dict, conformance: str) -> None:
        outer, self.outer = self.outer, name
        members = self.members(schema)
        if isinstance(schema.get("additionalProperties"), dict):
            item = self.kind(schema["additionalProperties"], REST)
            note = "The members that have no name here."
            members.append(Member("", REST, item, False, False, note))
        self.outer = outer
        text = ResultType(name, schema.get("description", ""), members, schema, conformance).text()
        home = next((one for one in self.blocks_of.values() if name in one), self.blocks)
        if home.setdefault(name, text) != text:
            raise schemas.Fault(f"{self.family.name}.json: two types would be named {name}")

    def kind(self, schema: dict, name: str) -> Kind:
        home = schema.get("$ref", "").removeprefix("#/components/schemas/")
        if home in PARTS:
            self.parts.add(home)
            return self.part(self.target(schema))
        if home == "rowKey":
            return KEY
        if schema.get("x-text") == "id" and name in swift_types.IDS:
            return super().kind(schema, name)
        if schema.get("x-swift-type") == "WirePart":
            return self.part(self.target(schema))
        found = self.target(schema)
        if "$ref" in found:
            return self.kind(found, name)
        if found.get("const") is True:
            return FLAG
        if "x-swift-type" in found and not self.is_sent(found):
            return super().kind(schema, name)
        if "x-words" in found and "x-known" in found:
            word = words.title(found["x-words"])
            return Kind(f"OpenWord<{word}>", "openWord()", "$0.string($1.text)")
        types = found.get("type")
        if types == "string" and "x-words" not in found:
            return swift_types.TEXT
        if isinstance(types, list) and set(types) == {"integer", "string"}:
            return KEY
        if types in ("integer", "number"):
            return number(found)
        if types == "array":
            return self.list(found, name)
        if "properties" in found:
            return self.object(found, home, name)
        if isinstance(found.get("additionalProperties"), dict):
            return self.entries(found, name)
        if "oneOf" in found or "anyOf" in found or types is None or isinstance(types, list):
            if home:
                raise schemas.Fault(f"{self.family.name}.json: PARTS lacks {home}")
            return self.part(found)
        return super().kind(schema, name)

    def is_sent(self, schema: dict) -> bool:
        """Whether a type with a name in Swift is one that the daemon sends and clients do not."""
        return (
            "properties" in schema
            and "x-swift-by-hand" not in schema
            and schema.get("additionalProperties") is not False
        )

    def part(self, schema: dict) -> Kind:
        kinds = self.kinds(schema)
        listed = ", ".join(kind for kind in PART_KINDS.values() if kind in kinds)
        if len(kinds) == len(PART_KINDS):
            listed = ""
        return Kind("WirePart", f"part({listed})", "$1.write(to: &$0)")

    def kinds(self, schema: dict) -> set[str]:
        """The kinds of JSON that a schema allows; all if it does not restrict them."""
        schema = self.target(schema)
        if "$ref" in schema:
            return self.kinds(schema)
        types = schema.get("type")
        if types:
            names_of = types if isinstance(types, list) else [types]
            return {PART_KINDS["number" if one == "integer" else one] for one in names_of}
        if "enum" in schema:
            return {PART_KINDS["null" if one is None else "string"] for one in schema["enum"]}
        several = schema.get("oneOf", schema.get("anyOf"))
        if several:
            return {kind for one in several for kind in self.kinds(one)}
        return set(PART_KINDS.values())

    def object(self, schema: dict, home: str, name: str) -> Kind:
        if home:
            title = "Wire" + words.title(home)
            family, blocks = self.family, self.blocks
            self.family = next(one for one in self.source.families if one.name == self.home[home])
            self.blocks = self.blocks_of[self.home[home]]
            if title not in self.blocks:
                outer, self.outer = self.outer, ""
                self.make(title, schema, "")
                self.outer = outer
            self.family, self.blocks = family, blocks
        else:
            title = schema.get("x-swift-type", f"{self.outer}.{words.title(name)}")
            self.make(title, schema, "")
        return Kind(title, "openObject()", "$1.write(to: &$0)")

    def list(self, schema: dict, name: str) -> Kind:
        items = schema["items"]
        if "prefixItems" in schema:
            kinds = [one.get("type") for one in schema["prefixItems"]]
            return PAIR if kinds == ["integer", "integer"] else self.part(schema)
        if "prefixItems" in items:
            item = self.list(items, name)
        else:
            plain, is_nullable = swift_types.without_null(items)
            item = self.kind(plain, singular(name))
            if is_nullable:
                read = f"orNull()?.{item.read}"
                item = Kind(f"{item.type}?", read, f"$0.orNull($1) {{ {item.write} }}")
        read = LISTS.get(item.read)
        read = read or f"list {{ value throws(InvalidParams) in try value.{item.read} }}"
        return Kind(f"[{item.type}]", read, f"$0.list($1) {{ {item.write} }}")

    def entries(self, schema: dict, name: str) -> Kind:
        item = self.kind(schema["additionalProperties"], singular(name))
        read = f"entries {{ value throws(InvalidParams) in try value.{item.read} }}"
        return Kind(f"[WireEntry<{item.type}>]", read, f"$0.entries($1) {{ {item.write} }}")


def number(schema: dict) -> Kind:
    low, high = schema.get("minimum"), schema.get("maximum")
    if (low, high) in swift_types.READERS:
        return swift_types.number(schema)
    if schema["type"] == "number":
        return Kind("Double", "number()", "$0.number($1)")
    if high is None and low in (0, 1):
        return Kind("Int", "positive()" if low else "count()", "$0.int($1)")
    if low is None or high is None:
        return Kind("Int", "int()", "$0.int($1)")
    what = f"an integer from {low} to {high}"
    return Kind("Int", f'integer(in: {low}...{high}, expected: "{what}")', "$0.int($1)")


def singular(name: str) -> str:
    """`entries`, entry; `items`, item."""
    if name.endswith("ies"):
        return name[:-3] + "y"
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name


class ResultType(Type):
    """One struct of what the daemon sends."""

    def __init__(
        self, name: str, note: str, members: list[Member], schema: dict, conformance: str
    ) -> None:
        super().__init__(name, note, members, {}, False)
        self.conformance = conformance or "WireObject, Sendable"

    def head(self) -> list[str]:
        lines = super().head()
        lines[-1] = lines[-1].replace("WireObject, Sendable", self.conformance)
        return lines

    def stored_type(self, member: Member) -> str:
        if member.kind is FLAG:
            return "Bool"
        if not member.wire:
            return f"[WireEntry<{member.kind.type}>]"
        if member.is_nullable and member.is_required:
            return f"{member.kind.type}?"
        return swift_types.stored_type(member)

    def stored(self) -> list[str]:
        lines = []
        for member in self.members:
            lines += self.doc(member.note or f"The {member.wire}.", "  ")
            lines.append(f"  package {self.keyword} {escaped(member.name)}: {self.stored_type(member)}")
        return lines

    def memberwise(self) -> list[str]:
        if not self.members:
            return ["", "  /// Makes it.", "  package init() {}"]
        needed = [one for one in self.members if one.is_required and one.kind is not FLAG]
        rest = [one for one in self.members if one not in needed]
        parts = [f"{one.name}: {self.stored_type(one)}" for one in needed]
        for one in rest:
            start = "false" if one.kind is FLAG else ".absent" if one.is_nullable else "nil"
            start = start if one.wire else "[]"
            parts.append(f"{one.name}: {self.stored_type(one)} = {start}")
        lines = ["", "  /// Makes it of its members."]
        whole = f"  package init({', '.join(parts)}) {{"
        if len(whole) <= self.width:
            lines.append(whole)
        else:
            lines += ["  package init(", *swift_types.filled(parts, "    ", self.width), "  ) {"]
        return [*lines, *(f"    self.{one.name} = {escaped(one.name)}" for one in self.members), "  }"]

    def read(self, member: Member) -> list[str]:
        name, wire, read = escaped(member.name), member.wire, member.kind.read
        if member.kind is FLAG:
            return [f'    {name} = try reader.flag("{wire}")']
        if not wire:
            head = f"    {name} = try reader.entries {{ value throws(InvalidParams) in"
            return self.fit(head, f"try value.{read}")
        if member.is_nullable:
            head = f'    {name} = try reader.nullable("{wire}")'
            if member.is_required:
                head = f'    {name} = try reader.required("{wire}").orNull()?'
            if member.is_required or read in OF_MEMBERS:
                return [f"{head}.{read}"]
            return self.fit(f"{head}.map {{ value throws(InvalidParams) in", f"try value.{read}")
        how, mark = ("required", "") if member.is_required else ("optional", "?")
        head = f'    {name} = try reader.{how}("{wire}"){mark}.'
        call, brace, tail = read.partition("{ value throws(InvalidParams) in ")
        if brace:
            return self.fit(head + call + brace.rstrip(), tail.removesuffix(" }"))
        if len(head + read) <= self.width:
            return [head + read]
        call, _, arguments = read.partition("(")
        return [f"{head}{call}(", f"      {arguments[:-1]})"]

    def fit(self, head: str, body: str) -> list[str]:
        """A closure on one line, or with its body on its own."""
        whole = f"{head} {body} }}"
        if len(whole) <= self.width:
            return [whole]
        return [head, *self.nested(body, "      "), "    }"]

    def nested(self, body: str, indent: str) -> list[str]:
        value, other, inner = body.partition("{ value throws(InvalidParams) in ")
        if len(indent + body) <= self.width:
            return [indent + body]
        if other and inner:
            return [
                indent + value + other.rstrip(),
                *self.nested(inner.removesuffix(" }"), indent + "  "),
                indent + "}",
            ]
        raise schemas.Fault(f"a line of Swift is too long: {body}")

    def writer(self) -> list[str]:
        lines = ["", "  /// Writes the members."]
        lines.append("  package func writeMembers(to writer: inout JSONWriter) {")
        for member in self.members:
            lines += self.write(member)
        return [*lines, "  }"]

    def write(self, member: Member) -> list[str]:
        name, kind = escaped(member.name), member.kind
        if kind is FLAG:
            return [f'    writer.flag("{member.wire}", {name})']
        if not member.wire:
            return self.spread(f"    writer.members({name})", kind.write)
        if member.is_nullable and not member.is_required and OF_MEMBERS.get(kind.read) == kind.write:
            return [f'    writer.member("{member.wire}", {name})']
        if member.is_nullable and member.is_required:
            return self.spread(f'    writer.orNull("{member.wire}", {name})', kind.write)
        if member.is_nullable or kind.type.startswith("[") and kind.type not in ("[WireText]", "[WireKey]"):
            return self.spread(f'    writer.member("{member.wire}", {name})', kind.write)
        if kind.type == "Double":
            return [f'    writer.member("{member.wire}", number: {name})']
        return [f'    writer.member("{member.wire}", {name})']

    def spread(self, head: str, body: str) -> list[str]:
        whole = f"{head} {{ {body} }}"
        if len(whole) <= self.width:
            return [whole]
        return [f"{head} {{", f"      {body}", "    }"]
