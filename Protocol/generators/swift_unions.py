"""Makes the Swift enumeration of objects that are distinguished by their member `kind`."""

from __future__ import annotations

import textwrap
from typing import NamedTuple

from swift_members import (
    WIDTH, Member, broken, escaped, filled, hanging, listed, reading, stored_type, writing,
)  # fmt: skip


class Form(NamedTuple):
    """One of several objects that are distinguished by `kind`."""

    word: str
    schema: dict
    members: list[Member]

    @property
    def name(self) -> str:
        return escaped(self.word)

    @property
    def types(self) -> str:
        parts = [f"{one.name}: {stored_type(one)}" for one in self.members]
        return f"({', '.join(parts)})" if parts else ""


class Union:
    """One enumeration with a case for each form of an object."""

    def __init__(self, name: str, note: str, forms: list[Form]) -> None:
        self.outer, _, self.name = name.rpartition(".")
        self.note = note
        self.forms = forms

    def text(self) -> str:
        lines = [
            *self.doc(self.note or "One of several forms.", ""),
            f"package enum {self.name}: WireUnion {{",
            *self.cases(),
            "",
            "  private enum Kind: String, ContractWord {",
            *hanging([f"case {self.forms[0].name}", *(one.name for one in self.forms[1:])], self.width),
            "  }",
            *self.reader(),
            *self.writer(),
            "}",
        ]
        if self.outer:
            inner = "\n".join(f"  {line}" if line else "" for line in lines)
            return f"extension {self.outer} {{\n{inner}\n}}\n"
        return "\n".join(lines) + "\n"

    @property
    def width(self) -> int:
        return WIDTH - 2 * bool(self.outer)

    def doc(self, text: str, indent: str) -> list[str]:
        return [f"{indent}/// {line}" for line in textwrap.wrap(text, self.width - 4 - len(indent))]

    def cases(self) -> list[str]:
        lines = []
        for form in self.forms:
            names_of = [one.wire or one.name for one in form.members]
            note = f"The kind `{form.word}`" + (f", with {listed(names_of)}." if names_of else ".")
            lines += self.doc(form.schema.get("description", note), "  ")
            whole = f"  case {form.name}{form.types}"
            if len(whole) <= self.width:
                lines.append(whole)
            else:
                parts = filled(form.types[1:-1].split(", "), "    ", self.width)
                lines += [f"  case {form.name}(", *parts, "  )"]
        return lines

    def reader(self) -> list[str]:
        lines = [
            "",
            "  /// Reads the form that `kind` names.",
            "  package init(_ value: ParamsValue) throws(InvalidParams) {",
            "    var reader = try value.reader()",
            '    switch try reader.required("kind").choice(Kind.self) {',
        ]
        for form in self.forms:
            if not form.members:
                lines.append(f"    case .{form.word}: self = .{form.word}")
                continue
            lines.append(f"    case .{form.word}:")
            for one in form.members:
                lines += reading(f"      let {escaped(one.name)}: {stored_type(one)}", one, self.width)
            parts = [f"{one.name}: {escaped(one.name)}" for one in form.members]
            lines += broken(f"      self = .{form.word}({parts[0]}", parts[1:], self.width)
        return [*lines, "    }", "    try reader.finish()", "  }"]

    def writer(self) -> list[str]:
        lines = [
            "",
            "  /// Writes the form that it has.",
            "  package func write(to writer: inout JSONWriter) {",
            "    writer.beginObject()",
            "    switch self {",
        ]
        for form in self.forms:
            kind = f'writer.member("kind", Kind.{form.word})'
            if not form.members:
                lines.append(f"    case .{form.word}: {kind}")
                continue
            parts = [f"let {escaped(one.name)}" for one in form.members]
            lines += [f"    case .{form.word}({', '.join(parts)}):", f"      {kind}"]
            for one in form.members:
                lines += writing("      ", one, self.width)
        return [*lines, "    }", "    writer.endObject()", "  }"]
