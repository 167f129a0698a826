"""What of a newer contract would break a client written for an older one.

The rules are those of Protocol/README.md, "Versions". What a client sends must still be taken, and
what it is sent must still be what it was told to expect.
"""

from __future__ import annotations

MISSING = object()
RULES = ("oneOf", "anyOf", "not", "minProperties", "maxProperties")
VALUES = {"const", "enum"}


def may_break(old: str, new: str) -> bool:
    """Whether the version rose so far that clients must expect breaks."""
    old_major, old_minor = map(int, old.split(".")[:2])
    new_major, new_minor = map(int, new.split(".")[:2])
    return new_major > old_major or new_major == old_major == 0 and new_minor > old_minor


def breaks(old: dict, new: dict) -> list[str]:
    """Every break between two documents, as sentences; none if the version allows them."""
    if may_break(old["info"]["version"], new["info"]["version"]):
        return []
    return Comparison(old, new).run()


class Comparison:
    """Two documents side by side."""

    def __init__(self, old: dict, new: dict):
        self.old = old
        self.new = new
        self.found: list[str] = []
        self.begun: set[tuple[int, int]] = set()

    def run(self) -> list[str]:
        """Compares everything."""
        new_methods = {method["name"]: method for method in self.new["methods"]}
        for method in self.old["methods"]:
            if method["name"] in new_methods:
                self.compare_methods(method, new_methods[method["name"]])
            else:
                self.found.append(f"{method['name']}: the method is gone")
        errors = self.new["components"].get("errors", {})
        for kind, error in self.old["components"].get("errors", {}).items():
            if kind not in errors:
                self.found.append(f"error {kind}: the kind is gone")
            elif errors[kind]["code"] != error["code"]:
                self.found.append(f"error {kind}: its code changed")
        return self.found

    def compare_methods(self, old: dict, new: dict) -> None:
        name = old["name"]
        for member in ("x-direction", "x-kind", "x-order"):
            if old.get(member) != new.get(member):
                self.found.append(f"{name}: {member} changed")
        gone = {error["$ref"] for error in old.get("errors", ())} - {
            error["$ref"] for error in new.get("errors", ())
        }
        for place in sorted(gone):
            self.found.append(f"{name}: the error {place.rsplit('/', 1)[1]} is gone")
        params = (whole_params(old), whole_params(new))
        for param in params[0]["properties"].keys() - params[1]["properties"].keys():
            self.found.append(f"{name}: the param {param} is gone")
        if old["x-direction"] == "serverToClient":
            self.compare_told(*params, name)
        else:
            self.compare_asked(*params, name)
        if "result" in old and "result" in new:
            self.compare_told(
                old["result"]["schema"], new["result"]["schema"], f"{name} result"
            )

    def compare_asked(self, old: dict, new: dict, place: str) -> None:
        """What was taken must be taken."""
        self.found += Containment(self.old, self.new).faults(old, new, place)

    def compare_told(self, old: dict, new: dict, place: str) -> None:
        """What is told must be what was expected, and no member of it may be gone."""
        self.found += Containment(self.new, self.old).faults(new, old, place)
        self.found += self.members_gone(old, new, place)

    def members_gone(self, old: dict, new: dict, place: str) -> list[str]:
        old, new = resolved(old, self.old), resolved(new, self.new)
        found: list[str] = []
        if (id(old), id(new)) in self.begun:
            return found
        self.begun.add((id(old), id(new)))
        for name, inner in old.get("properties", {}).items():
            if name not in new.get("properties", {}):
                found.append(f"{place}/{name}: the member is gone")
            else:
                found += self.members_gone(inner, new["properties"][name], f"{place}/{name}")
        for word in ("items", "additionalProperties"):
            if isinstance(old.get(word), dict) and isinstance(new.get(word), dict):
                found += self.members_gone(old[word], new[word], f"{place}/*")
        for old_branch, new_branch in paired_branches(old, new):
            found += self.members_gone(old_branch, new_branch, place)
        self.begun.remove((id(old), id(new)))
        return found


class Containment:
    """Whether all that one schema lets in, another lets in too. Where this cannot tell, it says no;
    members a schema does not name are no matter of it."""

    def __init__(self, inner_document: dict, outer_document: dict):
        self.inner_document = inner_document
        self.outer_document = outer_document
        self.begun: set[tuple[int, int]] = set()

    def faults(self, inner: dict, outer: dict, place: str) -> list[str]:
        """Why not, as sentences."""
        inner = resolved(inner, self.inner_document)
        outer = resolved(outer, self.outer_document)
        pair = (id(inner), id(outer))
        if pair in self.begun:  # a type that names itself: what is found is found already
            return []
        self.begun.add(pair)
        found = self.new_faults(inner, outer, place)
        self.begun.remove(pair)
        return found

    def new_faults(self, inner: dict, outer: dict, place: str) -> list[str]:
        if "properties" not in inner and (branches := inner.get("oneOf") or inner.get("anyOf")):
            return [one for branch in branches for one in self.faults(branch, outer, place)]
        if "properties" not in outer and (branches := outer.get("oneOf") or outer.get("anyOf")):
            return self.branch_faults(inner, branches, place)
        if outer_values := values(outer):
            missing = [value for value in values(inner) or [MISSING] if value not in outer_values]
            return [f"{place}: {told(value)} is not among the values" for value in missing]
        found = self.type_faults(inner, outer, place)
        return found or [
            *self.bound_faults(inner, outer, place),
            *self.object_faults(inner, outer, place),
            *self.array_faults(inner, outer, place),
        ]

    def branch_faults(self, inner: dict, branches: list, place: str) -> list[str]:
        results = [self.faults(inner, branch, place) for branch in branches]
        if [] in results:
            return []
        tag = tag_of(inner)
        for branch, result in zip(branches, results):
            if tag is not None and tag_of(resolved(branch, self.outer_document)) == tag:
                return result
        return [f"{place}: no alternative takes it"]

    def type_faults(self, inner: dict, outer: dict, place: str) -> list[str]:
        inner_types, outer_types = types(inner), types(outer)
        if outer_types is None:
            return []
        if inner_types is None:
            return [f"{place}: any type became {sorted(outer_types)}"]
        extra = inner_types - outer_types
        if "number" in outer_types:
            extra -= {"integer"}
        return [f"{place}: the type {kind} is not among the types" for kind in sorted(extra)]

    def bound_faults(self, inner: dict, outer: dict, place: str) -> list[str]:
        found = []
        for word, sign in BOUNDS.items():
            bound = inner.get(word)
            if word in outer and (bound is None or sign * bound < sign * outer[word]):
                found.append(f"{place}: {word} is {outer[word]} on one side, {bound} on the other")
        for word in ("pattern", "uniqueItems"):
            if outer.get(word) and inner.get(word) != outer[word]:
                found.append(f"{place}: {word} is on one side only")
        if "properties" in outer:
            rules = {word: outer[word] for word in RULES if word in outer}
            if rules and rules != {word: inner[word] for word in RULES if word in inner}:
                found.append(f"{place}: the rules between members changed")
        return found

    def object_faults(self, inner: dict, outer: dict, place: str) -> list[str]:
        found = []
        for name in outer.get("required", ()):
            if name not in inner.get("required", ()):
                found.append(f"{place}/{name}: required on one side only")
        known = outer.get("properties", {})
        rest = outer.get("additionalProperties", True)
        for name, schema in inner.get("properties", {}).items():
            if name in known:
                found += self.faults(schema, known[name], f"{place}/{name}")
            elif rest is False:
                found.append(f"{place}/{name}: there is no such member on one side")
            elif isinstance(rest, dict):
                found += self.faults(schema, rest, f"{place}/{name}")
        inner_rest = inner.get("additionalProperties", True)
        if rest is False and inner_rest is not False and "object" in (types(inner) or ()):
            found.append(f"{place}: members nobody knows are refused on one side")
        if isinstance(rest, dict) and isinstance(inner_rest, dict):
            found += self.faults(inner_rest, rest, f"{place}/*")
        return found

    def array_faults(self, inner: dict, outer: dict, place: str) -> list[str]:
        found = []
        if isinstance(outer.get("items"), dict):
            found += self.faults(inner.get("items", {}) or {}, outer["items"], f"{place}/*")
        for at, item in enumerate(outer.get("prefixItems", ())):
            others = inner.get("prefixItems", ())
            found += self.faults(others[at] if at < len(others) else {}, item, f"{place}/{at}")
        return found


BOUNDS = {
    "minimum": 1, "exclusiveMinimum": 1, "minLength": 1, "minItems": 1,
    "maximum": -1, "exclusiveMaximum": -1, "maxLength": -1, "maxItems": -1,
}  # fmt: skip


def whole_params(method: dict) -> dict:
    """The schema of a method's whole params object."""
    return {
        "type": "object",
        "properties": {param["name"]: param["schema"] for param in method["params"]},
        "required": [param["name"] for param in method["params"] if param.get("required")],
        **method.get("x-params", {}),
    }


def resolved(schema: dict, document: dict) -> dict:
    """The schema itself, where a reference leads."""
    while isinstance(schema, dict) and "$ref" in schema:
        place = document
        for part in schema["$ref"].removeprefix("#/").split("/"):
            place = place[part]
        schema = place
    return schema


def values(schema: dict) -> list:
    """The values of a closed enumeration; one that may grow has none."""
    return schema.get("enum") or ([schema["const"]] if "const" in schema else [])


def types(schema: dict) -> set[str] | None:
    """The JSON types a schema lets in; None if it does not say."""
    if enumerated := values(schema):
        names = {str: "string", bool: "boolean", int: "integer", type(None): "null"}
        return {names.get(type(value), "number") for value in enumerated}
    if "type" not in schema:
        return {"object"} if "properties" in schema else None
    kinds = schema["type"]
    return set(kinds) if isinstance(kinds, list) else {kinds}


def tag_of(schema: dict):
    """The value that tells an alternative apart."""
    return schema.get("properties", {}).get("kind", {}).get("const")


def paired_branches(old: dict, new: dict):
    """The alternatives of two unions that mean the same."""
    old_branches = old.get("oneOf") or old.get("anyOf") or []
    new_branches = new.get("oneOf") or new.get("anyOf") or []
    for at, branch in enumerate(old_branches):
        tag = tag_of(branch)
        if tag is None:
            if len(old_branches) == len(new_branches):
                yield branch, new_branches[at]
            continue
        for other in new_branches:
            if tag_of(other) == tag:
                yield branch, other


def told(value) -> str:
    """A value in a sentence."""
    return "another value" if value is MISSING else repr(value)
