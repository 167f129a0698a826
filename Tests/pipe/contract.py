"""The machine-readable contract: every message is held against the schemas of openrpc.json."""

from __future__ import annotations

import json
import pathlib

try:
    import jsonschema
    import jsonschema_rs
    import referencing
except ImportError:  # the other rules of the tee hold without them
    jsonschema = None

PROTOCOL = pathlib.Path(__file__).resolve().parents[2] / "Protocol"
BASE = "urn:table-server"


def document():
    """The contract as it is written."""
    return json.loads((PROTOCOL / "openrpc.json").read_text("utf-8"))


class Validator:
    """One schema, compiled twice.

    Nearly every message is valid, so the validator in Rust decides: it is some fifty times faster.
    The one in Python then explains what is wrong with the others.
    """

    def __init__(self, schema, registry, fast_registry):
        self.explaining = jsonschema.Draft202012Validator(schema, registry=registry)
        self.deciding = jsonschema_rs.Draft202012Validator(schema, registry=fast_registry)

    def is_valid(self, value):
        """Whether a value is valid."""
        return self.deciding.is_valid(value)

    def faults(self, value, exactly=False):
        """What is wrong with a value, as sentences; at most three.

        The fast validator compares integers beyond 64 bits with limits as floating-point numbers.
        ``exactly`` asks the slow one when the fast one finds nothing.
        """
        if self.deciding.is_valid(value) and not exactly:
            return []
        errors = sorted(self.explaining.iter_errors(value), key=lambda error: list(error.path))
        told = [f"/{'/'.join(map(str, error.path))}: {error.message[:200]}" for error in errors[:3]]
        if not told and not self.deciding.is_valid(value):
            told = ["refused by the validator in Rust alone"]
        return told


class Contract:
    """Validators of params, results and errors, made when first needed."""

    def __init__(self):
        self.document = document()
        self.methods = {method["name"]: method for method in self.document["methods"]}
        dialect = referencing.jsonschema.DRAFT202012
        self.registry = referencing.Registry().with_resource(
            BASE, dialect.create_resource(self.document)
        )
        self.fast_registry = jsonschema_rs.Registry(
            [(BASE, self.document)], draft=jsonschema_rs.Draft202012
        )
        self.validators = {}

    def validator(self, name, make):
        if name not in self.validators:
            schema = absolute(make())
            jsonschema.Draft202012Validator.check_schema(schema)
            self.validators[name] = Validator(schema, self.registry, self.fast_registry)
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

    def params_faults(self, method, params):
        """What is wrong with params."""
        validator = self.validator(("params", method), lambda: self.params_schema(method))
        return validator.faults({} if params in (None, []) else params)

    def result_faults(self, method, result):
        """What is wrong with a result."""
        schema = self.methods[method].get("result", {}).get("schema", {})
        return self.validator(("result", method), lambda: schema).faults(result)

    def error_faults(self, method, error):
        """What is wrong with an error object; the method names those it may give."""
        make = lambda: {"$ref": "#/components/schemas/error"}  # noqa: E731
        faults = self.validator("error", make).faults(error)
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
