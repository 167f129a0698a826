"""Keeps the lists of methods in the READMEs of both clients: "- `Table`: `describe`, `edit`, …".

`generate-types.py` calls it. Names keep their order; a new one follows the method before it in the
source. Methods that a table or another item of the README has are not in the list.
"""

from __future__ import annotations

import ast
import pathlib
import re
import textwrap

CLASSES = ["Daemon", "Table", "View", "Subscription"]
# Called by objects of the client among themselves.
PYTHON_INNER = {
    *("register_supplies", "register_subscription", "forget_subscription", "forget_view", "forget_table"),
    *("new_token", "forget_token", "forget_lent", "set_edit", "insert_edit", "remove_edit", "move_edit"),
    *("encode", "decode_key", "decode_entry", "take", "take_change", "end"),
}
SCRIPT_INNER = {
    *("constructor", "greet", "registerSupplies", "registerSubscription", "forgetSubscription"),
    *("forgetView", "forgetTable", "newToken", "forgetToken", "decodeKey", "decodeEntry", "take"),
    *("takeChange", "end"),
}
ITEM = r"^- `{}`: ((?:`\w+`,\s+)*`\w+`)\.\n"
TABLE = r"^- `{}`[^\n]*:\n\n((?: +\|[^\n]*\n)+)"
SCRIPT_METHOD = re.compile(r"^  (?:async )?\*?(?!get |set |static )([a-z]\w*)\(", re.MULTILINE)
WIDTH = 120


def texts(clients: pathlib.Path) -> dict[pathlib.Path, str]:
    """Both READMEs, with the lists that their sources need."""
    python, script = clients / "python", clients / "node"
    modules = [path.read_text(encoding="utf-8") for path in sorted((python / "src/table_server").glob("*.py"))]
    scripts = [path.read_text(encoding="utf-8") for path in sorted((script / "src").glob("*.js"))]
    return {
        python / "README.md": filled(python / "README.md", python_methods(modules)),
        script / "README.md": filled(script / "README.md", script_methods(scripts)),
    }


def filled(path: pathlib.Path, methods: dict[str, list[str]]) -> str:
    text = path.read_text(encoding="utf-8")
    head, mark, rest = text.partition("## What there is")
    for name in CLASSES:
        item = re.search(ITEM.format(name), rest, re.MULTILINE)
        if item is None:
            raise SystemExit(f"{path.name} of {path.parent.name} has no list of {name}")
        tables = re.findall(TABLE.format(name), rest, re.MULTILINE)
        cells = " ".join(re.findall(r"^ +\|([^|]*)\|", "".join(tables), re.MULTILINE))
        wanted = [one for one in methods[name] if f"`{one}`" not in cells]
        listed = merged(re.findall(r"`(\w+)`", item.group(1)), wanted)
        line = f"- `{name}`: " + ", ".join(f"`{one}`" for one in listed) + "."
        rest = rest[: item.start()] + textwrap.fill(line, WIDTH, subsequent_indent="  ") + "\n" + rest[item.end() :]
    return head + mark + rest


def merged(old: list[str], wanted: list[str]) -> list[str]:
    """Names in their old order; a new one behind the name before it in the source."""
    names = [name for name in old if name in wanted]
    for place, name in enumerate(wanted):
        if name not in names:
            before = [names.index(one) for one in wanted[:place] if one in names]
            names.insert(before[-1] + 1 if before else 0, name)
    return names


def python_methods(modules: list[str]) -> dict[str, list[str]]:
    classes = {
        node.name: node
        for module in modules
        for node in ast.parse(module).body
        if isinstance(node, ast.ClassDef)
    }

    def methods(name: str) -> list[str]:
        node = classes[name]
        own = [
            one.name
            for one in node.body
            if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))
            and not one.name.startswith("_")
            and not any(isinstance(mark, ast.Name) and mark.id == "property" for mark in one.decorator_list)
        ]
        bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
        inherited = [one for base in bases for one in methods(base)]
        return list(dict.fromkeys(one for one in own + inherited if one not in PYTHON_INNER))

    return {name: methods(name) for name in CLASSES}


def script_methods(scripts: list[str]) -> dict[str, list[str]]:
    found = {}
    for name in CLASSES:
        bodies = [re.search(rf"^export class {name}\b.*?^}}", one, re.MULTILINE | re.DOTALL) for one in scripts]
        body = next(body.group() for body in bodies if body)
        found[name] = [one for one in dict.fromkeys(SCRIPT_METHOD.findall(body)) if one not in SCRIPT_INNER]
    return found
