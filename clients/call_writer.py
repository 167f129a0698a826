"""Writes the clients' thin methods: one for each request, every parameter a typed keyword.

`generate-types.py` calls it; see there for the model.
"""

from __future__ import annotations

import keyword
import re
import textwrap
from typing import Any, Callable

HEAD = '''"""Every request of the protocol as a method, as thin as it can be.

Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

    daemon.calls.view_scroll(subscription="s", first=30)

Keywords are spelled as in the protocol; ``from_``, ``as_`` and ``with_`` are those that Python
keeps for itself. A keyword that is not given is not sent; ``None`` is sent as null.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Optional, Protocol, TypeVar, Union

if TYPE_CHECKING:
    from . import protocol_types as t


class Unset(enum.Enum):
    """What a keyword is that was not given."""

    UNSET = "unset"


UNSET = Unset.UNSET


class Requesting(Protocol):
    """What sends a request and waits for its result."""

    def request(
        self, method: str, params: Optional[Dict[str, Any]] = None, timeout: Optional[float] = None
    ) -> Any:
        """The result."""


if TYPE_CHECKING:
    Kind = TypeVar("Kind")
    Maybe = Union[Kind, Unset]


class Calls:
    """The requests that a client may send; ``timeout`` is the daemon's by default."""

    def __init__(self, daemon: Requesting) -> None:
        self._daemon = daemon

    def _call(self, method: str, params: Dict[str, Any], timeout: Optional[float]) -> Any:
        given = {name: value for name, value in params.items() if value is not UNSET}
        return self._daemon.request(method, given, timeout)
'''
LIFE = {"initialize", "shutdown"}


def python_calls(
    reader: Any, python_kind: Callable, python_wrapped: Callable, capitalised: Callable
) -> str:
    definitions = {definition.name: definition for definition in reader.definitions}
    blocks = [HEAD]
    for method in asked(reader):
        members = definitions[method.params].members if method.params else ()
        result = python_kind(method.result)
        if result not in ("None", "Any") and not result.isidentifier():
            result = capitalised(method.name) + "Result"
        lines = python_call(method, members, result, python_kind, python_wrapped)
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def python_call(
    method: Any, members: tuple, result: str, python_kind: Callable, python_wrapped: Callable
) -> list:
    members = sorted(members, key=lambda member: not member.is_required)
    name = "_".join(re.findall(r"[a-z]+|[A-Z][a-z]*", method.name)).lower()
    lines = [f"    def {name}(", "        self,"]
    lines.append("        *,")
    for member in members:
        kind = qualified(python_kind(member.kind))
        end = "" if member.is_required else " = UNSET"
        kind = kind if member.is_required else f"Maybe[{kind}]"
        lines += python_wrapped(f"{spelled(member.name)}: ", kind, f"{end},", "        ")
    lines.append("        timeout: Optional[float] = None,")
    lines.append(f"    ) -> {qualified(result)}:")
    lines += docstring(f"`{method.name}`: {method.note}", method.description)
    params = "{}"
    if members:
        params = "sent"
        lines.append("        sent: Dict[str, Any] = {")
        lines += [f'            "{member.name}": {spelled(member.name)},' for member in members]
        lines.append("        }")
    call = f'self._call("{method.name}", {params}, timeout)'
    if result == "None":
        return [*lines, f"        {call}"]
    return [*lines, f"        result: {qualified(result)} = {call}", "        return result"]


def docstring(note: str, description: str) -> list:
    """A summary, a blank line and the rest, as one docstring of a method."""
    pad = "        "
    lines = textwrap.wrap(f'"""{note}', 100, initial_indent=pad, subsequent_indent=pad)
    rest = textwrap.wrap(description, 100, initial_indent=pad, subsequent_indent=pad)
    return [*lines, "", *rest, f'{pad}"""']


def spelled(name: str) -> str:
    return name + "_" if keyword.iskeyword(name) else name


def qualified(kind: str) -> str:
    """The named types come from a module of their own."""
    known = {"Any", "Dict", "List", "Literal", "None", "Union"}

    def put(match: re.Match) -> str:
        word = match[0]
        return word if word[0] == '"' or word in known or word[0].islower() else f"t.{word}"

    return re.sub(r'"[^"]*"|[A-Za-z_]\w*', put, kind)


# MARK: TypeScript

SCRIPT_HEAD = """// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

/** Every request of the protocol as a method. */
export class Calls {
  #daemon;

  constructor(daemon) {
    this.#daemon = daemon;
  }
"""
DECLARED_HEAD = """// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

import type {RequestOptions} from "./index.js";
import type {Requests} from "./protocol.js";

/** Every request of the protocol as a method; a member that is not given is not sent. */
export class Calls {
  private constructor();
"""


def asked(reader: Any) -> list:
    """The requests that a client sends, but for those of the connection's life."""
    return [
        method
        for method in reader.methods
        if method.is_request and not method.is_told and method.name not in LIFE
    ]


def camel(name: str) -> str:
    parts = re.findall(r"[A-Za-z]+", name)
    return parts[0] + "".join(part[0].upper() + part[1:] for part in parts[1:])


def script_calls(reader: Any) -> str:
    lines = []
    for method in asked(reader):
        lines += [
            "",
            f"  {camel(method.name)}(params = {{}}, options = {{}}) {{",
            f'    return this.#daemon.request("{method.name}", params, options);',
            "  }",
        ]
    return SCRIPT_HEAD + "\n".join(lines) + "\n}\n"


def declared_calls(reader: Any, typescript_note: Callable) -> str:
    lines = []
    for method in asked(reader):
        is_needed = method.params is not None
        requests = f'Requests["{method.name}"]'
        lines += typescript_note(method.note, "  ", method.description)
        lines += [
            f"  {camel(method.name)}(",
            f'    params{"" if is_needed else "?"}: {requests}["params"], options?: RequestOptions,',
            f'  ): Promise<{requests}["result"]>;',
        ]
    return DECLARED_HEAD + "\n".join(lines) + "\n}\n"
