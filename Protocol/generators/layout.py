"""How JSON of the contract is laid out: on one line where it fits, else a member a line.

Lists of strings and numbers fill their lines. Numbers keep their spelling.
"""

from __future__ import annotations

import json

WIDTH = 100


class Spelled(float):
    """A number with a fraction or an exponent, as it was written."""

    spelling: str

    def __new__(cls, spelling: str) -> Spelled:
        number = super().__new__(cls, spelling)
        number.spelling = spelling
        return number


def read(text: str) -> dict:
    return json.loads(text, parse_float=Spelled)


def line(value: object) -> str:
    """The value on one line."""
    if isinstance(value, Spelled):
        return value.spelling
    if isinstance(value, dict):
        members = (f"{line(name)}: {line(member)}" for name, member in value.items())
        return "{" + ", ".join(members) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(line(element) for element in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def pretty(value: object, indent: int = 0, used: int = 0, after: int = 0) -> str:
    """The value on as many lines as it needs; `used` and `after` are taken on its first and last."""
    whole = line(value)
    if not value or not isinstance(value, (dict, list)) or used + len(whole) + after <= WIDTH:
        return whole
    pad, close = " " * (indent + 2), " " * indent
    if isinstance(value, list) and all(not isinstance(one, (dict, list)) for one in value):
        return "[\n" + filled([line(one) for one in value], pad) + f"\n{close}]"
    parts: list[str] = []
    members = value.items() if isinstance(value, dict) else ((None, one) for one in value)
    for at, (name, member) in enumerate(members):
        head = pad + (f"{line(name)}: " if name is not None else "")
        comma = 1 if at < len(value) - 1 else 0
        parts.append(head + pretty(member, indent + 2, len(head), comma))
    left, right = "{}" if isinstance(value, dict) else "[]"
    return left + "\n" + ",\n".join(parts) + f"\n{close}{right}"


def filled(words: list[str], pad: str) -> str:
    lines, current = [], pad
    for at, word in enumerate(words):
        comma = "," if at < len(words) - 1 else ""
        if current != pad and len(current) + 1 + len(word) + len(comma) > WIDTH:
            lines.append(current)
            current = pad
        current += (" " if current != pad else "") + word + comma
    return "\n".join([*lines, current])


def document(value: object) -> str:
    return pretty(value) + "\n"
