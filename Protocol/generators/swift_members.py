"""How one member of an object is spelled in Swift, read and written, and how lines are broken."""

from __future__ import annotations

import dataclasses

import schemas

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


TEXT = Kind("WireText", "text()", "$0.string($1)")

VALUE = Kind("WireValue", "json()", "$0.value($1.view)")

# How a part is read whose members stand among those of the object around it.
EMBEDDED = "members"


@dataclasses.dataclass(frozen=True)
class Member:
    wire: str
    name: str
    kind: Kind
    is_required: bool
    is_nullable: bool
    note: str


# What `WireMember` reads and writes by the type of its value (`WireMember+Reading.swift`).
OF_MEMBERS = {
    "bool()": "$0.bool($1)", "choice()": "$0.string($1.rawValue)", "object()": "$1.write(to: &$0)",
    "union()": "$1.write(to: &$0)", "count()": "$0.int($1)", "positive()": "$0.int($1)",
    "deadline()": "$0.int($1)", "length()": "$0.number($1)", "key()": "$1.write(to: &$0)",
}  # fmt: skip


def reading(target: str, member: Member, width: int) -> list[str]:
    """The lines that read a member into what `target` names."""
    kind, wire = member.kind, member.wire
    if kind.read == EMBEDDED:
        return [f"{target} = try {kind.type}(from: &reader)"]
    if member.is_nullable and member.is_required:
        return [f'{target} = try reader.required("{wire}").orNull()?.{kind.read}']
    if member.is_nullable:
        if kind.read == "text()":
            return [f'{target} = try reader.nullableText("{wire}")']
        if kind.read == "texts()":
            return [f'{target} = try reader.nullableTexts("{wire}")']
        if kind.read in OF_MEMBERS:
            return [f'{target} = try reader.nullable("{wire}").{kind.read}']
        head = f'{target} = try reader.nullable("{wire}").map {{ value throws(InvalidParams) in'
        body = f"try value.{kind.read}"
        whole = f"{head} {body} }}"
        is_short = len(whole) <= width and "\n" not in whole
        return [whole] if is_short else nested(head, body, width)
    how = "required" if member.is_required else "optional"
    mark = "" if member.is_required else "?"
    whole = f'{target} = try reader.{how}("{wire}"){mark}.{kind.read}'
    if "\n" in whole:
        head, body, tail = whole.split("\n")
        indent = " " * (len(target) - len(target.lstrip()))
        return [head, f"{indent}  {body}", f"{indent}{tail}"]
    if len(whole) <= width:
        return [whole]
    head, _, tail = whole.rpartition(f"{mark}.{kind.read}")
    call, _, arguments = kind.read.partition("(")
    indent = " " * (len(target) - len(target.lstrip()))
    # Only before a label: a comma can also be within a text.
    first, label, text = arguments.partition(", expected: ")
    parts = [first, f"{label[2:]}{text}"] if label else [first]
    return [f"{head}{mark}.{call}(", *filled(parts, f"{indent}  ", width)]


def nested(head: str, body: str, width: int) -> list[str]:
    """A closure whose body has its own lines."""
    indent = " " * (len(head) - len(head.lstrip()))
    first, *rest = body.split("\n")
    lines = [head, *wrapped(f"{indent}  {first}", width)]
    if rest:
        lines += [f"{indent}    {rest[0]}", f"{indent}  {rest[1]}"]
    return [*lines, indent + "}"]


def wrapped(line: str, width: int) -> list[str]:
    """A call with its arguments on a line of their own where it does not fit on one."""
    if len(line) <= width:
        return [line]
    call, _, arguments = line.partition("(")
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    arguments, closed, closure = arguments.partition(") {")
    if not closed:
        return [f"{call}(", f"{indent}{arguments}"]
    return [f"{call}(", f"{indent}{arguments}", f"{indent[2:]}) {{{closure}"]


def writing(indent: str, member: Member, width: int) -> list[str]:
    """The line that writes a member."""
    name, kind = escaped(member.name), member.kind
    if kind.read == EMBEDDED:
        return [f"{indent}{name}.writeMembers(to: &writer)"]
    head = f'{indent}writer.member("{member.wire}", {name})'
    is_list = kind.type.startswith("[") and kind.type not in ("[WireText]", "[WireKey]")
    if member.is_nullable and member.is_required:
        return [f'{indent}writer.orNull("{member.wire}", {name}) {{ {kind.write} }}']
    if member.is_nullable and OF_MEMBERS.get(kind.read) == kind.write:
        return [head]
    if member.is_nullable or is_list or kind.type == VALUE.type:
        whole = f"{head} {{ {kind.write} }}"
        return [whole] if len(whole) <= width else [f"{head} {{", f"{indent}  {kind.write}", f"{indent}}}"]
    if kind.type == "Double":
        return [f'{indent}writer.member("{member.wire}", number: {name})']
    return [head]


def broken(head: str, rest: list[str], width: int) -> list[str]:
    """A call with further arguments, on their own lines where the call does not fit on one."""
    whole = ", ".join([head, *rest]) + ")"
    if len(whole) <= width:
        return [whole]
    call, _, arguments = head.partition("(")
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    lines = filled([*arguments.split(", "), *rest], indent, width)
    return [f"{call}(", *lines[:-1], lines[-1] + ")"]


def hanging(parts: list[str], width: int) -> list[str]:
    """A list that starts at one indentation and continues at the next."""
    first, *rest = filled(parts, "    ", width)
    return [first, *(f"  {line}" for line in rest)]


def filled(parts: list[str], indent: str, width: int) -> list[str]:
    lines, current = [], indent
    for at, part in enumerate(parts):
        comma = "," if at < len(parts) - 1 else ""
        if current != indent and len(current) + len(part) + len(comma) > width:
            lines.append(current.rstrip())
            current = indent
        current += part + comma + (" " if comma else "")
    return [*lines, current.rstrip()]


# Types whose values code changes after it has made them. Their members are variables; those of all other
# types are constants. Each variable is three more functions that are compiled though nothing calls them:
# a fifth of the time that WireProtocol takes.
CHANGED = {
    "ActionDidInvokeParams", "CellMeasureParams", "ColumnSizingPatch", "LayoutPatch", "RowSizingPatch",
    "SizingPatch", "TableCreateParams", "TableEditParams", "TableEditResult", "TableExportParams",
    "TableOpenParams", "TableResolveResult.Item", "TableRowAtResult", "TableRowSourceResult.Row", "TableSetRowsParams", "TableValidateResult.Item",
    "TableValidateResult.Rule", "ViewAggregateResult", "ViewAggregateResult.Aggregate",
    "ViewLocateResult.Point", "ViewLocateResult.Row", "ViewReplaceResult", "ViewRowsParams",
    "ViewScrollParams", "ViewStatePatch", "ViewWatchParams", "WireColumnFrame", "WireConflict",
    "WireDeclarations", "WireDialect", "WireDraft", "WireEditPreview.Item", "WireFilterFailure",
    "WireFontFace", "WireFooterRule", "WireJournalItem", "WireKindColumn", "WireRememberedState",
    "WireFilePlace", "WireRowKind", "WireSaveDialect", "WireSelectedItem", "WireViewDescription",
}  # fmt: skip
FOUND_CHANGED: set[str] = set()


def keyword(type_name: str) -> str:
    if type_name not in CHANGED:
        return "let"
    FOUND_CHANGED.add(type_name)
    return "var"


def refuse_stale() -> None:
    """Once all types are made: what is listed as changed must be one of them."""
    stale = sorted(CHANGED - FOUND_CHANGED)
    if stale:
        raise schemas.Fault(f"CHANGED names what no schema has: {', '.join(stale)}")


def stored_type(member: Member) -> str:
    if member.is_nullable and member.is_required:
        return f"{member.kind.type}?"
    if member.is_nullable:
        return f"WireMember<{member.kind.type}>"
    return member.kind.type + ("" if member.is_required else "?")


def default(member: Member) -> str:
    return " = .absent" if member.is_nullable and not member.is_required else ""


def initial(member: Member) -> str:
    if member.is_nullable and member.is_required:
        return ""
    if member.is_nullable:
        return " = .absent"
    return "" if member.is_required else " = nil"


def escaped(name: str) -> str:
    return f"`{name}`" if name in ESCAPED else name


def listed(parts: list[str]) -> str:
    parts = [f"`{one}`" for one in parts]
    return parts[-1] if len(parts) < 2 else ", ".join(parts[:-1]) + " and " + parts[-1]
