"""The machine-readable contract: every message is held against the schemas of openrpc.json."""

from __future__ import annotations

import json
import pathlib

try:
    import jsonschema
    import referencing
except ImportError:  # the other rules of the tee hold without it
    jsonschema = None

PROTOCOL = pathlib.Path(__file__).resolve().parents[2] / "Protocol"
BASE = "urn:table-server"


def document():
    """The contract as it is written."""
    return json.loads((PROTOCOL / "openrpc.json").read_text("utf-8"))


class Contract:
    """Validators of params, results and errors, made when first needed."""

    def __init__(self):
        self.document = document()
        self.methods = {method["name"]: method for method in self.document["methods"]}
        dialect = referencing.jsonschema.DRAFT202012
        self.registry = referencing.Registry().with_resource(
            BASE, dialect.create_resource(self.document)
        )
        self.validators = {}

    def validator(self, name, make):
        if name not in self.validators:
            schema = absolute(make())
            jsonschema.Draft202012Validator.check_schema(schema)
            self.validators[name] = jsonschema.Draft202012Validator(
                schema, registry=self.registry
            )
        return self.validators[name]

    def params_schema(self, method):
        """The schema of a method's whole params object."""
        entry = self.methods[method]
        return {
            "type": "object",
            "properties": {param["name"]: param["schema"] for param in entry["params"]},
            "required": [param["name"] for param in entry["params"] if param.get("required")],
            **entry.get("x-params", {}),
        }

    def faults(self, validator, value):
        """What is wrong with a value, as sentences; at most three."""
        errors = sorted(validator.iter_errors(value), key=lambda error: list(error.path))
        return [f"/{'/'.join(map(str, error.path))}: {error.message[:200]}" for error in errors[:3]]

    def params_faults(self, method, params):
        """What is wrong with params."""
        validator = self.validator(("params", method), lambda: self.params_schema(method))
        return self.faults(validator, {} if params in (None, []) else params)

    def result_faults(self, method, result):
        """What is wrong with a result."""
        schema = self.methods[method].get("result", {}).get("schema", {})
        return self.faults(self.validator(("result", method), lambda: schema), result)

    def error_faults(self, method, error):
        """What is wrong with an error object; the method names those it may give."""
        make = lambda: {"$ref": "#/components/schemas/error"}  # noqa: E731
        faults = self.faults(self.validator("error", make), error)
        kind = (error.get("data") or {}).get("kind")
        known = self.document["components"]["errors"].get(kind)
        if known is None:
            faults.append(f"no error of the kind {kind} is listed")
        elif known["code"] != error.get("code"):
            faults.append(f"{kind} has the code {known['code']}")
        elif method in self.methods and known["code"] in (-32602, -32801, -32803):
            listed = [place["$ref"].rsplit("/", 1)[1] for place in self.methods[method]["errors"]]
            if kind not in listed:
                faults.append(f"{method} does not list {kind}")
        return faults


def absolute(schema):
    """The schema with its references made to point into the contract."""
    if isinstance(schema, dict):
        return {
            name: BASE + value if name == "$ref" and isinstance(value, str) else absolute(value)
            for name, value in schema.items()
        }
    if isinstance(schema, list):
        return [absolute(item) for item in schema]
    return schema


CONTRACT = Contract() if jsonschema else None
