"""Makes `openrpc.json`: one document with every method, type and error."""

from __future__ import annotations

import layout
import schemas


def text(source: schemas.Source) -> str:
    return layout.document(document(source))


def document(source: schemas.Source) -> dict:
    errors = {name: {"code": one["code"], "message": one["message"], "data": {"kind": name}}
              for name, one in source.errors.items()}  # fmt: skip
    return {
        "openrpc": source.openrpc,
        "info": source.info,
        "x-profiles": source.profiles,
        "methods": [method(source, name, one) for name, one in source.methods.items()],
        "components": {"schemas": source.types, "errors": errors},
    }


# What is said of a method, in this order, if it is said.
MEMBERS = (
    "summary", "description", "x-direction", "x-kind", "x-order", "x-changes", "x-stability", "x-rows",
)  # fmt: skip


def method(source: schemas.Source, name: str, body: dict) -> dict:
    params = body["params"]
    result: dict = {"name": name}
    for member in MEMBERS:
        if member in body:
            result[member] = body[member]
    result["x-limits"] = body["x-limits"]
    result["paramStructure"] = "by-name"
    result["params"] = [
        {"name": one, **({"required": True} if one in params.get("required", ()) else {}), "schema": schema}
        for one, schema in params.get("properties", {}).items()
    ]  # fmt: skip
    result["x-params"] = {
        name: value for name, value in params.items() if name not in ("properties", "required")
    }
    if "result" in body:
        result["result"] = body["result"]
        result["errors"] = [
            {"$ref": f"#/components/errors/{one}"} for one in source.errors_of(body)
        ]
    result["examples"] = [example(one) for one in body["examples"]]
    return result


def example(one: dict) -> dict:
    """Params by name and a plain result become OpenRPC's lists of pairs."""
    result: dict = {"name": one["name"]}
    if "x-outside" in one:
        result["x-outside"] = one["x-outside"]
    result["params"] = [{"name": name, "value": value} for name, value in one["params"].items()]
    if "result" in one:
        result["result"] = {"name": "answer", "value": one["result"]}
    return result
