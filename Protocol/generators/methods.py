"""Makes each request of the client as a Swift value that knows the types of its params and result.

A handler of another type does not compile:

    extension WireMethod where Params == TableCloseParams, Result == NoResult {
      package static var tableClose: Self { Self(.tableClose) }
    }
"""

from __future__ import annotations

import names
import schemas
import swift_results
import swift_types

NOTE = "// The requests of the client with the types of their params and results."
UNTYPED = "UntypedResult"
NONE = "NoResult"


def files(source: schemas.Source) -> dict[str, str]:
    lines = [names.HEAD, NOTE]
    for name, method in source.methods.items():
        if method["x-direction"] != "clientToServer" or method["x-kind"] != "request":
            continue
        types = f"Params == {swift_types.params_type(name, method)}, Result == {result(name, method)}"
        case = names.method_case(name)
        head = f"extension WireMethod where {types} {{"
        if len(head) > 100:
            head = f"extension WireMethod\nwhere {types} {{"
        lines += ["", head, f"  /// `{name}`.", f"  package static var {case}: Self {{ Self(.{case}) }}", "}"]
    return {"ClientMethods.swift": "\n".join([*lines, ""])}


def result(name: str, method: dict) -> str:
    """The type of a result; one without members is null, one without a type is written by hand."""
    if name in swift_results.BY_HAND:
        return UNTYPED
    schema = swift_results.result_of(name, method)
    return NONE if schema is None else swift_results.result_type(name, schema)
