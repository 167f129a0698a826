"""Makes the names of methods and limits in Swift, and the properties of each method."""

from __future__ import annotations

import re
import textwrap

import schemas

HEAD = "// Made by Protocol/generate.py from Protocol/schema; not to be edited.\n"
ORDERS = {
    "exclusive": "Changes a table or its life; in arrival order per table.",
    "snapshot": "Reads a frozen state.",
    "immediate": "Needs no table.",
    "sequenced": "An event of which all come, in order.",
    "conflated": "An event of which only the newest comes.",
    "lossy": "An event that may be left out while the client does not read.",
}
KEYWORDS = {"case", "default", "false", "in", "init", "is", "none", "self", "true", "where"}
ESCAPED = KEYWORDS - {"none"}


def files(source: schemas.Source) -> dict[str, str]:
    return {
        "MethodName.swift": methods(source),
        "LimitName.swift": limits(source),
    }


def doc(text: str, indent: str = "  ") -> list[str]:
    return [f"{indent}/// {line}" for line in textwrap.wrap(text, 96 - len(indent))]


def enumeration(
    name: str,
    note: str,
    cases: list[tuple[str, str, str]],
    conformances: str = "CaseIterable, Hashable, Sendable",
) -> list[str]:
    """`cases`: what each is called, its word and its note."""
    lines = [*doc(note, ""), f"package enum {name}: String, {conformances} {{"]
    for case, word, said in cases:
        spelled = f"`{case}`" if case in ESCAPED else case
        lines += doc(said)
        lines.append(f"  case {spelled}" + (f' = "{word}"' if word != case else ""))
    return [*lines, "}"]


def method_case(name: str) -> str:
    """`table/open`, tableOpen; `$/progress`, progress."""
    parts = [part for part in re.split(r"[^A-Za-z]+", name) if part]
    return parts[0] + "".join(part[0].upper() + part[1:] for part in parts[1:])


def methods(source: schemas.Source) -> str:
    named = {name: (method_case(name), method) for name, method in source.methods.items()}
    cases = [(case, name, method["summary"]) for name, (case, method) in named.items()]
    lines = enumeration("MethodName", "The methods of the protocol.", cases)[:-1]
    lines += ["", "  /// When it takes effect, or when an event comes.", "  package var order: MethodOrder {"]
    lines.append("    switch self {")
    for order in ORDERS:
        of_order = [case for case, method in named.values() if method["x-order"] == order]
        lines += switch_case(of_order, f".{order}")
    lines += ["    }", "  }", "", "  /// Whether it changes a table or the state of a view. It then takes effect after the changes"]
    lines += ["  /// that were sent before it, also where these wait for rows."]
    lines += ["  package var isChange: Bool {", "    switch self {"]
    changes = [case for case, method in named.values() if method.get("x-changes")]
    lines += [*switch_case(changes, "true"), "    default: false"]
    lines += ["    }", "  }", "", "  /// Whether its outcome depends on files that a recording does not have, so that a replay"]
    lines += ["  /// leaves it out.", "  package var isLeftOutOfReplays: Bool {", "    switch self {"]
    outside = [case for case, method in named.values() if method.get("x-outside")]
    lines += [*switch_case(outside, "true"), "    default: false"]
    lines += ["    }", "  }", "", "  /// Whether the client sends it.", "  package var isOfClient: Bool {"]
    told = [case for case, method in named.values() if method["x-direction"] == "serverToClient"]
    lines += ["    switch self {", *switch_case(told, "false"), "    default: true", "    }", "  }"]
    lines += ["", "  /// Whether it has an answer.", "  package var isRequest: Bool {", "    switch self {"]
    silent = [case for case, method in named.values() if method["x-kind"] == "notification"]
    lines += [*switch_case(silent, "false"), "    default: true", "    }", "  }", "}", ""]
    orders = [(order, order, note) for order, note in ORDERS.items()]
    lines += enumeration("MethodOrder", "The order of methods and notifications relative to each other.", orders)
    return HEAD + "\n" + "\n".join(lines) + "\n"


def switch_case(cases: list[str], value: str) -> list[str]:
    """A case of a switch, laid out as swift-format has it."""
    whole = "    case " + ", ".join(f".{case}" for case in cases) + f": {value}"
    if len(whole) <= 100:
        return [whole]
    lines, current = [], "    case "
    for at, case in enumerate(cases):
        word = f".{case}" + ("," if at < len(cases) - 1 else ":")
        if len(current) + len(word) > 99:
            lines.append(current.rstrip())
            current = "      "
        current += word + " "
    return [*lines, current.rstrip(), f"      {value}"]


def limits(source: schemas.Source) -> str:
    named = source.types["limits"]["properties"]
    for name, schema in named.items():
        if "description" not in schema:
            raise schemas.Fault(f"server.json: the limit {name} has no description")
    cases = [(name, name, schema["description"]) for name, schema in named.items()]
    lines = enumeration("LimitName", "The limits in the response of `initialize`, by name.", cases)
    return HEAD + "\n" + "\n".join(lines) + "\n"
