#!/usr/bin/env python3
"""Makes the clients' types from Protocol/openrpc.json.

    clients/generate-types.py            writes the types and calls of both clients, and the lists in READMEs
    clients/generate-types.py --check    writes nothing; fails when a file is not what it would be

Both languages get the same named types: one for each schema, one for each object inside (named by
its path), and params and result of each method. Python's standard library only.
"""

from __future__ import annotations

import argparse
import dataclasses
import difflib
import json
import keyword
import pathlib
import re
import sys
import textwrap

import call_writer
import method_lists

CLIENTS = pathlib.Path(__file__).resolve().parent
SOURCE = CLIENTS.parent / "Protocol" / "openrpc.json"
TYPESCRIPT = CLIENTS / "node" / "src" / "protocol.d.ts"
PYTHON = CLIENTS / "python" / "src" / "table_server" / "protocol_types.py"
SCRIPT_CALLS = CLIENTS / "node" / "src" / "calls.js"
DECLARED_CALLS = CLIENTS / "node" / "src" / "calls.d.ts"
CALLS = CLIENTS / "python" / "src" / "table_server" / "protocol_calls.py"
WIDTH = 100
ANNOTATIONS = {"description", "x-known", "format", "contentEncoding", "discriminator"}


# MARK: The model


@dataclasses.dataclass(frozen=True)
class Basic:
    name: str  # any, object, string, integer, number, boolean, null


@dataclasses.dataclass(frozen=True)
class Literal:
    values: tuple


@dataclasses.dataclass(frozen=True)
class OpenEnumeration:
    known: tuple


@dataclasses.dataclass(frozen=True)
class Named:
    name: str


@dataclasses.dataclass(frozen=True)
class ListOf:
    item: object


@dataclasses.dataclass(frozen=True)
class TupleOf:
    items: tuple


@dataclasses.dataclass(frozen=True)
class MapOf:
    value: object


@dataclasses.dataclass(frozen=True)
class UnionOf:
    members: tuple


@dataclasses.dataclass(frozen=True)
class Member:
    name: str
    kind: object
    is_required: bool
    note: str


@dataclasses.dataclass(frozen=True)
class Definition:
    name: str
    note: str
    members: tuple | None  # an object's
    alias: object = None  # else another type


@dataclasses.dataclass(frozen=True)
class Method:
    name: str
    note: str
    description: str
    direction: str
    is_request: bool
    params: str | None
    result: object

    @property
    def is_told(self) -> bool:
        """Whether the daemon sends it."""
        return self.direction == "serverToClient"


def capitalised(text: str) -> str:
    words = [word for word in re.split(r"[^A-Za-z0-9]+", text) if word]
    return "".join(word[0].upper() + word[1:] for word in words)


def item_name(name: str) -> str:
    """What one of them is called: Rows, Row; Matches, Match; Sort, SortItem."""
    if name.endswith("ches"):
        return name[:-2]
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name + "Item"


def union_of(kinds: list) -> object:
    members: list = []
    for kind in kinds:
        for one in kind.members if isinstance(kind, UnionOf) else (kind,):
            if one not in members:
                members.append(one)
    return members[0] if len(members) == 1 else UnionOf(tuple(members))


class Reader:
    """Turns schemas into definitions; a keyword it does not know is an error, not a guess."""

    def __init__(self, document: dict) -> None:
        self.document = document
        self.schemas: dict = document["components"]["schemas"]
        self.definitions: list[Definition] = []
        self.methods: list[Method] = []
        self.defined: set[str] = set()
        self.names: set[str] = {capitalised(name) for name in self.schemas}

    def read(self) -> Reader:
        for name in self.schemas:
            self.define(name)
        for method in self.document["methods"]:
            self.methods.append(self.read_method(method))
        return self

    def read_method(self, method: dict) -> Method:
        base = capitalised(method["name"])
        result = method.get("result")
        return Method(
            method["name"],
            method["summary"],
            method["description"],
            method["x-direction"],
            method["x-kind"] == "request",
            self.read_params(base + "Params", method),
            None if result is None else self.kind(result["schema"], base + "Result"),
        )

    def read_params(self, name: str, method: dict) -> str | None:
        params = method["params"]
        if not params:
            return None
        schemas = {
            re.sub(r"/properties/[^/]*$", "", param["schema"].get("$ref", "")) for param in params
        }
        if len(schemas) == 1 and next(iter(schemas)).count("/") == 3:
            target = next(iter(schemas)).rsplit("/", 1)[1]
            if len(self.schemas[target].get("properties", {})) == len(params):
                return capitalised(target)
        members = [
            Member(
                param["name"],
                self.kind(param["schema"], name + capitalised(param["name"])),
                param.get("required", False),
                param["schema"].get("description", ""),
            )
            for param in params
        ]
        self.add(Definition(name, f"Params of {method['name']}.", tuple(members)))
        return name

    def add(self, definition: Definition) -> None:
        self.definitions.append(definition)

    def define(self, title: str) -> None:
        """Defines a named schema once; one that refers into another has that defined before."""
        if title in self.defined:
            return
        self.defined.add(title)
        name, schema = capitalised(title), self.schemas[title]
        note = schema.get("description", "")
        if "properties" in schema:
            self.add(Definition(name, note, self.members(schema, name)))
        else:
            self.add(Definition(name, note, None, self.kind(schema, name, named=False)))

    def members(self, schema: dict, name: str) -> tuple:
        required = set(schema.get("required", ()))
        return tuple(
            Member(
                member,
                self.kind(inner, name + capitalised(member)),
                member in required,
                inner.get("description", ""),
            )
            for member, inner in schema["properties"].items()
        )

    def kind(self, schema: dict, name: str, named: bool = True) -> object:
        if "$ref" in schema:
            return self.reference(schema["$ref"])
        if "properties" in schema:
            return self.object(schema, name)
        for word in ("oneOf", "anyOf"):
            if word in schema:
                return union_of([
                    self.kind(inner, name + self.suffix(inner, at))
                    for at, inner in enumerate(schema[word])
                ])  # fmt: skip
        if "const" in schema:
            return Literal((schema["const"],))
        if "enum" in schema:
            values = tuple(value for value in schema["enum"] if value is not None)
            kinds: list = [Literal(values)] + [Basic("null")] * (len(values) < len(schema["enum"]))
            return union_of(kinds)
        if "x-known" in schema:
            return OpenEnumeration(tuple(schema["x-known"]))
        kinds = schema.get("type", "any")
        names = kinds if isinstance(kinds, list) else [kinds]
        return union_of([self.of_type(one, schema, name) for one in names])

    def suffix(self, schema: dict, at: int) -> str:
        tag = schema.get("properties", {}).get("kind", {}).get("const")
        if tag is not None:
            return capitalised(str(tag))
        return "" if schema.get("type") in ("array", "object") else str(at + 1)

    def of_type(self, kind: str, schema: dict, name: str) -> object:
        if kind == "array":
            if "prefixItems" in schema:
                items = schema["prefixItems"]
                return TupleOf(tuple(self.kind(one, f"{name}{at}") for at, one in enumerate(items)))
            return ListOf(self.kind(schema.get("items", {}), item_name(name)))
        if kind == "object":
            rest = schema.get("additionalProperties", True)
            return MapOf(
                self.kind(rest, name + "Entry") if isinstance(rest, dict) else Basic("any")
            )
        if kind not in ("any", "string", "integer", "number", "boolean", "null"):
            sys.exit(f"{name}: unknown type {kind!r}")
        return Basic(kind)

    def object(self, schema: dict, name: str) -> object:
        if name in self.names:
            sys.exit(f"two types would be named {name}")
        self.names.add(name)
        self.add(Definition(name, schema.get("description", ""), self.members(schema, name)))
        is_nullable = isinstance(schema.get("type"), list) and "null" in schema["type"]
        return union_of([Named(name)] + [Basic("null")] * is_nullable)

    def reference(self, target: str) -> object:
        parts = target.split("/")
        if parts[:3] != ["#", "components", "schemas"] or parts[3] not in self.schemas:
            sys.exit(f"a reference to nowhere: {target}")
        if len(parts) == 4:
            return Named(capitalised(parts[3]))
        self.define(parts[3])
        for definition in self.definitions:
            if definition.name == capitalised(parts[3]) and definition.members is not None:
                for member in definition.members:
                    if parts[4:] == ["properties", member.name]:
                        return member.kind
        sys.exit(f"a reference to nowhere: {target}")


# MARK: TypeScript


def typescript_kind(kind: object) -> str:
    if isinstance(kind, Basic):
        basics = {"any": "unknown", "integer": "number"}
        return basics.get(kind.name, kind.name)
    if isinstance(kind, Literal):
        return " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, OpenEnumeration):
        return "Open<" + " | ".join(json.dumps(value) for value in kind.known) + ">"
    if isinstance(kind, Named):
        return kind.name
    if isinstance(kind, ListOf):
        item = typescript_kind(kind.item)
        return f"({item})[]" if " | " in item and not item.startswith("Open<") else f"{item}[]"
    if isinstance(kind, TupleOf):
        return "[" + ", ".join(typescript_kind(one) for one in kind.items) + "]"
    if isinstance(kind, MapOf):
        return f"Keyed<{typescript_kind(kind.value)}>"
    assert isinstance(kind, UnionOf)
    return " | ".join(typescript_kind(one) for one in kind.members)


def typescript_note(note: str, indent: str, more: str = "") -> list[str]:
    if not note:
        return []
    lines = textwrap.wrap(note, WIDTH - len(indent) - 7)
    lines += ["", *textwrap.wrap(more, WIDTH - len(indent) - 7)] if more else []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def typescript_line(head: str, kind: object, indent: str) -> list[str]:
    text = typescript_kind(kind)
    line = f"{indent}{head} {text};"
    if len(line) <= WIDTH or " | " not in text:
        return [line]
    body, close = text, ""
    if text.startswith("Open<") and text.count("Open<") == 1 and ">" in text:
        cut = text.rindex(">")
        head, body, close = head + " Open<", text[5:cut], indent + text[cut:] + ";"
    elif text.startswith("("):
        cut = text.rindex(")")
        head, body, close = head + " (", text[1:cut], indent + text[cut:] + ";"
    lines, current = [f"{indent}{head}"], f"{indent}  |"
    for word in body.split(" | "):
        if len(current) + len(word) + 3 > WIDTH:
            lines.append(current)
            current = f"{indent}  |"
        current += (" " if current.endswith("  |") else " | ") + word
    return [*lines, current, close] if close else [*lines, current + ";"]


def typescript_method(method: Method) -> list[str]:
    entry = method.params or "NoParams"
    if method.is_request:
        entry = f"{{ params: {entry}; result: {typescript_kind(method.result)} }}"
    notes = typescript_note(method.note, "  ", method.description)
    return [*notes, f"  {json.dumps(method.name)}: {entry};"]


def typescript(reader: Reader) -> str:
    lines = [
        "// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.",
        "",
        "/** One of the values known today; more may come, so other strings are no error. */",
        "export type Open<Known extends string> = Known | (string & Record<never, never>);",
        "",
        "/** An object by ids, as it travels: read it with Object.entries, write no id to it. */",
        "export type Keyed<Value> = { readonly [id: string]: Value };",
        "",
        "export type NoParams = Readonly<Record<string, never>>;",
    ]
    for definition in reader.definitions:
        lines += ["", *typescript_note(definition.note, "")]
        if definition.members is None:
            lines += typescript_line(f"export type {definition.name} =", definition.alias, "")
            continue
        lines.append(f"export interface {definition.name} {{")
        for member in definition.members:
            name = member.name if member.name.isidentifier() else json.dumps(member.name)
            lines += typescript_note(member.note, "  ")
            mark = "" if member.is_required else "?"
            lines += typescript_line(f"{name}{mark}:", member.kind, "  ")
        lines.append("}")
    for title, name, wanted in METHOD_GROUPS:
        lines += ["", f"/** {title} */", f"export interface {name} {{"]
        for method in reader.methods:
            if wanted(method):
                lines += typescript_method(method)
        lines.append("}")
    return "\n".join(lines) + "\n"


METHOD_GROUPS = [
    ("What a client may ask, by method.", "Requests", lambda m: m.is_request and not m.is_told),
    (
        "What a client may tell without an answer, by method.",
        "Notifications",
        lambda method: not method.is_request and not method.is_told,
    ),
    ("What the daemon tells, by method.", "Events", lambda m: m.is_told and not m.is_request),
    ("What the daemon asks, by method.", "Questions", lambda m: m.is_told and m.is_request),
]


# MARK: Python


def python_kind(kind: object) -> str:
    if isinstance(kind, Basic):
        basics = {"any": "Any", "string": "str", "integer": "int", "number": "float"}
        return {**basics, "boolean": "bool", "null": "None"}[kind.name]
    if isinstance(kind, Literal):
        return "Literal[" + ", ".join(quoted(value) for value in kind.values) + "]"
    if isinstance(kind, OpenEnumeration):
        return "str"
    if isinstance(kind, Named):
        return kind.name
    if isinstance(kind, ListOf):
        return f"List[{python_kind(kind.item)}]"
    if isinstance(kind, TupleOf):
        # JSON brings lists; a list of two has no type of its own in Python.
        return f"List[{python_kind(union_of(list(kind.items)))}]"
    if isinstance(kind, MapOf):
        return f"Dict[str, {python_kind(kind.value)}]"
    assert isinstance(kind, UnionOf)
    return "Union[" + ", ".join(python_kind(one) for one in kind.members) + "]"


def quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def python_wrapped(head: str, text: str, tail: str, indent: str) -> list[str]:
    """A statement on one line, or its outermost brackets opened up."""
    if len(indent) + len(head) + len(text) + len(tail) <= WIDTH:
        return [f"{indent}{head}{text}{tail}"]
    begin, end = text.index("[") + 1, text.rindex("]")
    lines = [f"{indent}{head}{text[:begin]}"]
    for part in split_at_commas(text[begin:end]):
        lines += python_wrapped("", part, ",", indent + "    ")
    return [*lines, f"{indent}{text[end:]}{tail}"]


def split_at_commas(text: str) -> list[str]:
    parts, depth, begin = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter == "[") - (letter == "]")
        if letter == "," and depth == 0:
            parts.append(text[begin:at].strip())
            begin = at + 1
    return [*parts, text[begin:].strip()]


def python_note(note: str, indent: str, mark: str = "# ") -> list[str]:
    return [f"{indent}{mark}{line}" for line in textwrap.wrap(note, WIDTH - len(indent) - 2)]


def member_note(member: Member) -> str:
    kind = member.kind
    while isinstance(kind, ListOf):
        kind = kind.item
    known = f"known: {', '.join(kind.known)}" if isinstance(kind, OpenEnumeration) else ""
    return " ".join(part for part in (member.note, known and known[0].upper() + known[1:]) if part)


def python_members(members: list[Member]) -> list[str]:
    lines: list[str] = []
    for member in members:
        lines += python_note(member_note(member), "    ")
        lines += python_wrapped(f"{member.name}: ", python_kind(member.kind), "", "    ")
    return lines


def is_odd(name: str) -> bool:
    """Whether a member cannot be a member of a class: a keyword, or a type that is used there."""
    return keyword.iskeyword(name) or name in ("bool", "float", "int", "str")


def python_object(definition: Definition) -> list[str]:
    """A TypedDict; members that are no names in Python come from a base made by a call."""
    assert definition.members is not None
    name, bases = definition.name, []
    lines: list[str] = []
    plain = [m for m in definition.members if not is_odd(m.name)]
    for is_required in (True, False):
        odd = [
            m for m in definition.members
            if is_odd(m.name) and m.is_required == is_required
        ]  # fmt: skip
        if odd:
            base = f"_{name}{'Names' if is_required else 'OptionalNames'}"
            entries = ", ".join(f"{quoted(m.name)}: {python_kind(m.kind)!r}" for m in odd)
            total = "" if is_required else ", total=False"
            head = f"{base} = TypedDict("
            whole = f'{head}"{base}", {{{entries}}}{total})'
            if len(whole) > WIDTH:
                whole = f'{head}\n    "{base}", {{{entries}}}{total}\n)'
            lines += [whole, ""]
            bases.append(base)
    required = [m for m in plain if m.is_required]
    optional = [m for m in plain if not m.is_required]
    if required and optional:
        base = f"_{name}Required"
        parents = ", ".join(bases or ["TypedDict"])
        lines += ["", f"class {base}({parents}):", *python_members(required), ""]
        bases, body = [base], optional
    else:
        body = required or optional
    total = ", total=False" if optional else ""
    lines += ["", f"class {name}({', '.join(bases or ['TypedDict'])}{total}):"]
    if definition.note or not body:
        note = textwrap.fill(definition.note or "Empty.", WIDTH - 8, subsequent_indent="    ")
        lines += [f'    """{note}"""', ""]
    return [*lines, *python_members(body)]


def python(reader: Reader) -> str:
    lines = [
        '"""What travels, as types.',
        "",
        "Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, Dict, List, Literal, TypedDict, Union",
    ]
    for definition in ordered(reader.definitions):
        if definition.members is None:
            kind = python_kind(definition.alias)
            known = member_note(Member("", definition.alias, True, definition.note))
            lines += ["", *python_note(known, "")]
            lines += python_wrapped(f"{definition.name} = ", kind, "", "")
        else:
            lines += ["", *python_object(definition), ""]
    lines.append("")
    names = [("RequestMethod", METHOD_GROUPS[0]), ("NotificationMethod", METHOD_GROUPS[1])]
    for name, (title, _, wanted) in [*names, ("EventMethod", METHOD_GROUPS[2])]:
        values = tuple(method.name for method in reader.methods if wanted(method))
        lines += python_note(title.replace(", by method", ""), "")
        lines += [*python_wrapped(f"{name} = ", python_kind(Literal(values)), "", ""), ""]
    for method in reader.methods:
        if method.result not in (None, Basic("null")) and not isinstance(method.result, Named):
            kind = python_kind(method.result)
            lines += [f"{capitalised(method.name)}Result = {kind}"]
    return re.sub(r"\n{4,}", "\n\n\n", "\n".join(lines)).rstrip("\n") + "\n"


def ordered(definitions: list[Definition]) -> list[Definition]:
    """Aliases are evaluated in place, so the types that they name must be before them."""
    by_name = {definition.name: definition for definition in definitions}
    done: dict[str, Definition] = {}

    def visit(definition: Definition) -> None:
        if definition.name in done:
            return
        if definition.members is None:
            for name in named_in(definition.alias):
                visit(by_name[name])
        done[definition.name] = definition

    for definition in definitions:
        visit(definition)
    return list(done.values())


def named_in(kind: object) -> list[str]:
    if isinstance(kind, Named):
        return [kind.name]
    inner = {
        ListOf: lambda: (kind.item,),
        MapOf: lambda: (kind.value,),
        TupleOf: lambda: kind.items,
        UnionOf: lambda: kind.members,
    }.get(type(kind), lambda: ())()
    return [name for one in inner for name in named_in(one)]


# MARK: Files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare only; 1 when they differ")
    check = parser.parse_args().check
    reader = Reader(json.loads(SOURCE.read_text(encoding="utf-8"))).read()
    differing = 0
    texts = {
        TYPESCRIPT: typescript(reader),
        SCRIPT_CALLS: call_writer.script_calls(reader),
        DECLARED_CALLS: call_writer.declared_calls(reader, typescript_note),
        PYTHON: python(reader),
        CALLS: call_writer.python_calls(reader, python_kind, python_wrapped, capitalised),
        **method_lists.texts(CLIENTS),
    }
    for path, text in texts.items():
        found = path.read_text(encoding="utf-8") if path.exists() else ""
        if found == text:
            continue
        differing += 1
        name = str(path.relative_to(CLIENTS.parent))
        if check:
            lines = difflib.unified_diff(
                found.splitlines(), text.splitlines(), name, "as it should be", n=1, lineterm=""
            )
            print("\n".join(list(lines)[:40]))
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if check and differing:
        print(f"{differing} files differ: run clients/generate-types.py", file=sys.stderr)
    return int(check and differing > 0)


if __name__ == "__main__":
    sys.exit(main())
