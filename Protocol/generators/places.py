"""The places of the client's text in messages: makes a table of them from the schemas.

What a schema does not say is text, so nothing is told by mistake:

- a string is text, unless it is one of the words that its schema lists (`enum`, `const`, `x-known`);
- a number is no text where the schema says only `integer` or `number`, and text anywhere else;
- a member's name is kept if the schema names it; names of other members are text, with their values.

`x-text` says more of a string, a number or an object with free names:

| `x-text` | what is told of it |
|---|---|
| `plain` | everything: the daemon's own words |
| `id` | an id of the form that the daemon gives; other ids are text; of an object its names |
| `key` | numbers, unless the table has key columns |
| `string` | numbers; strings are text |
| `text` | nothing, numbers are text too |
| `pointer` | the parts of a JSON pointer into the params that their schema names |
| `statePointer` | likewise into a view's state |
| `encoding` | its words, and other names of encodings |
| a list of words | these words |

A place is the set of all schemas that can apply at once. Of alternatives that a member tells apart
(`kind`), only the one that applies counts; where none does, only the tag is known.
"""

from __future__ import annotations

import dataclasses
import re

import schemas

TEXT, PLAIN = 0, 1
CONSTRAINTS = {"required", "not", "minProperties", "maxProperties", "description", "dependentRequired"}
SCALARS = {"string", "integer", "number", "boolean", "null"}
STATE = "viewStatePatch"


@dataclasses.dataclass
class Place:
    """The properties of one place: the facets of all its schemas, merged to the careful side."""

    members: dict = dataclasses.field(default_factory=dict)
    rest: list = dataclasses.field(default_factory=list)
    items: list = dataclasses.field(default_factory=list)
    words: set = dataclasses.field(default_factory=set)
    has_free_strings: bool = False
    string: str = ""
    number: str = ""
    has_given_names: bool = False


@dataclasses.dataclass(frozen=True)
class Same:
    """A schema that equals only itself."""

    schema: dict

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.schema is other.schema

    def __hash__(self) -> int:
        return id(self.schema)


class Places:
    """All places of the contract, numbered in the order in which they are found."""

    def __init__(self, source: schemas.Source) -> None:
        self.types = source.types
        self.numbers: dict[tuple, int] = {}
        self.waiting: list[tuple] = []
        self.schemas: dict[int, dict] = {}
        self.unions: dict[int, tuple] = {}
        self.lines: list[str] = ["text", "plain"]
        self.roots: dict[str, int] = {}
        state = self.number([self.types[STATE]])
        error = self.number([self.types["error"]])
        for name, method in {"": {"params": None}, **source.methods}.items():
            self.roots[name] = self.root(name, method, error)
        self.state = state
        self.finish(source)

    def root(self, name: str, method: dict, error: int) -> int:
        """The place of a whole message about a method; or about an unknown one."""
        at = len(self.lines)
        self.lines.append("")
        params = TEXT if method["params"] is None else self.number([method["params"]])
        result = self.number([method["result"]["schema"]]) if "result" in method else TEXT
        self.lines[at] = (
            f".jsonrpc={self.constants(['2.0'])} .id={self.constants([], 'kept')} .method={{}}"
            f" .params={params} .result={result} .error={error}"
        )
        return at

    def constants(self, words: list, number: str = "") -> int:
        key = ("words", *words, number)
        if key not in self.numbers:
            self.numbers[key] = len(self.lines)
            self.lines.append(spelled_words(set(words)) + (" #" if number else ""))
        return self.numbers[key]

    def finish(self, source: schemas.Source) -> None:
        names = self.constants(list(source.methods))
        for at in self.roots.values():
            self.lines[at] = self.lines[at].replace("{}", str(names))
        while self.waiting:
            key = self.waiting.pop(0)
            self.lines[self.numbers[key]] = self.spelled([self.schemas[one] for one in key])
        self.merge_equals()

    def number(self, alternatives: list, base: tuple = ()) -> int:
        """The number of the place at which any of some schemas may apply, and all of `base`."""
        found: list[dict] = list(base)
        for schema in alternatives:
            kind = self.expand(schema, found)
            if kind is not None:
                return kind
        if not found:
            return TEXT
        key = tuple(sorted({id(schema) for schema in found}))
        if key not in self.numbers:
            for schema in found:
                self.schemas[id(schema)] = schema
            self.numbers[key] = len(self.lines)
            self.lines.append("")
            self.waiting.append(key)
        return self.numbers[key]

    def expand(self, schema: object, found: list) -> int | None:
        """Adds a schema and what it refers to; TEXT or PLAIN where nothing more is known."""
        if schema is True:
            return TEXT
        if schema is False or schema in found:
            return None
        assert isinstance(schema, dict)
        if schema.get("x-text") == "plain":
            return PLAIN
        if "$ref" in schema and "x-text" not in schema:
            return self.expand(self.target(schema["$ref"]), found)
        if set(schema) <= CONSTRAINTS and {"required", "not"} & set(schema):
            return None
        if is_anything(schema):
            return TEXT
        if not any(one is schema for one in found):
            found.append(schema)
        tagged = {id(one.schema) for one in self.tagged(schema)}
        for word in ("oneOf", "anyOf", "allOf"):
            for one in schema.get(word, ()):
                kind = self.expand(one, found) if id(one) not in tagged else None
                if kind is not None:
                    return kind
        return None

    def tagged(self, schema: dict) -> dict:
        """The alternatives that a member distinguishes: the member, and its words."""
        if id(schema) in self.unions:
            return self.unions[id(schema)][1]
        objects = []
        for one in [*schema.get("oneOf", ()), *schema.get("anyOf", ())]:
            body = self.target(one["$ref"]) if "$ref" in one else one
            if "properties" in body:
                objects.append((one, body))
        found: dict = {}
        for tag in objects[0][1]["properties"] if len(objects) > 1 else ():
            words = [body["properties"].get(tag, {}).get("const") for _, body in objects]
            if all(isinstance(word, str) for word in words):
                found = {Same(one): (tag, word) for (one, _), word in zip(objects, words)}
                break
        self.unions[id(schema)] = (schema, found)
        return found

    def target(self, reference: str) -> dict:
        place: object = self.types
        for part in reference.removeprefix("#/components/schemas/").split("/"):
            place = place[part]  # type: ignore[index]
        return place  # type: ignore[return-value]

    def spelled(self, alternatives: list) -> str:
        place = Place()
        unions = [schema for schema in alternatives if self.tagged(schema)]
        for schema in alternatives:
            add(place, schema)
        if len(unions) > 1:
            return self.spelled(self.merged(alternatives))
        parts = [f".{name}={self.number(inner)}" for name, inner in place.members.items()]
        if place.rest:
            sign = "@" if place.has_given_names else "*"
            parts.append(f"{sign}={self.number(place.rest)}")
        if place.items:
            parts.append(f"[]={self.number(place.items)}")
        if place.words and (not place.has_free_strings or place.string == "words"):
            parts.append(spelled_words(place.words))
        if place.string in ("id", "pointer", "statePointer", "encoding"):
            parts.append("$" + place.string)
        if place.number in ("kept", "key"):
            parts.append("#" if place.number == "kept" else "#key")
        for union in unions:
            base = tuple(schema for schema in alternatives if schema is not union)
            cases: dict[str, list] = {}
            for case, (tag, word) in self.tagged(union).items():
                cases.setdefault(word, []).append(case.schema)
            parts.append(f".{tag}={self.constants(list(cases))}")
            for word, bodies in cases.items():
                parts.append(f"?{tag}:{word}={self.number(bodies, base)}")
        return " ".join(parts)

    def merged(self, alternatives: list) -> list:
        """Two unions at one place: their alternatives are not distinguished."""
        found: list[dict] = []
        for schema in alternatives:
            for case in self.tagged(schema):
                if self.expand(case.schema, found) is not None:
                    return [{}]
        return [one for one in [*alternatives, *found] if not self.tagged(one)]

    def merge_equals(self) -> None:
        """Gives places with the same properties one number."""
        while True:
            first: dict[str, int] = {}
            number: list[int] = []
            for at, line in enumerate(self.lines):
                number.append(first.setdefault(line, at))
            kept = sorted(set(number))
            if len(kept) == len(self.lines):
                return
            place = {old: new for new, old in enumerate(kept)}
            number = [place[one] for one in number]

            def renumber(match: re.Match, number: list[int] = number) -> str:
                return f"={number[int(match[1])]}"

            self.lines = [re.sub(r"=(\d+)", renumber, self.lines[one]) for one in kept]
            self.roots = {name: number[at] for name, at in self.roots.items()}
            self.state = number[self.state]


def is_anything(schema: dict) -> bool:
    """Whether a schema allows any JSON, or objects of any members."""
    shaping = {"properties", "items", "prefixItems", "oneOf", "anyOf", "allOf", "enum", "const",
               "x-known", "x-text", "$ref"}  # fmt: skip
    if shaping & set(schema) or isinstance(schema.get("additionalProperties"), dict):
        return False
    return not set(kinds(schema)) & SCALARS or "object" in kinds(schema)


def kinds(schema: dict) -> list:
    found = schema.get("type", [])
    return found if isinstance(found, list) else [found]


def add(place: Place, schema: dict) -> None:
    """Merges a schema into a place; where two differ, the more careful one applies."""
    for name, inner in schema.get("properties", {}).items():
        place.members.setdefault(name, []).append(inner)
    rest = schema.get("additionalProperties")
    if isinstance(rest, dict):
        are_ids = schema.get("x-text") == "id"
        place.has_given_names = are_ids and (not place.rest or place.has_given_names)
        place.rest.append(rest)
    for inner in [schema.get("items"), *schema.get("prefixItems", ())]:
        if isinstance(inner, (dict, bool)) and inner is not False:
            place.items.append(inner)
    add_scalars(place, schema)


def add_scalars(place: Place, schema: dict) -> None:
    said = schema.get("x-text", "")
    listed = [*schema.get("enum", ()), *schema.get("x-known", ())]
    listed += [schema["const"]] if "const" in schema else []
    words = [word for word in listed if isinstance(word, str)]
    if isinstance(said, list):
        place.words.update(said)
        place.has_free_strings, place.string = True, "words"
        return
    place.words.update(words)
    types = kinds(schema)
    if said == "encoding" and not place.has_free_strings:
        place.string = said
    is_free = not listed and ("string" in types or said in ("id", "key", "pointer", "statePointer"))
    if is_free:
        place.string = said if not place.has_free_strings or place.string == said else "text"
        place.has_free_strings = True
    if {"integer", "number"} & set(types) or said == "key" or any_number(listed):
        rule = {"text": "text", "key": "key", "string": "kept"}.get(said, "kept")
        if rule == "kept" and is_free and said != "string":
            rule = "text"
        place.number = min(place.number or rule, rule, key=["text", "key", "kept"].index)


def any_number(listed: list) -> bool:
    return any(isinstance(one, (int, float)) and not isinstance(one, bool) for one in listed)


def spelled_words(words: set) -> str:
    for word in words:
        assert word and not set(word) & set(' ,="'), f"a word that cannot be listed: {word!r}"
    return "'" + ",".join(sorted(words)) if words else ""


def swift(source: schemas.Source) -> str:
    places = Places(source)
    lines = [
        "// Made by Protocol/generate.py from Protocol/schema; not to be edited.",
        "",
        "/// The places of all messages, a line each, as `Protocol/generators/places.py` finds them.",
        "enum TextPlaceTable {",
        "  /// The place of whole messages: of one about no known method, then by method.",
        "  static let roots = #\"\"\"",
        *(f"    {name or '-'} {at}" for name, at in places.roots.items()),
        "    \"\"\"#",
        "",
        "  /// The place of a view's state.",
        f"  static let state = {places.state}",
        "",
        "  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names",
        "  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`",
        "  /// the place of an object by its tag.",
        "  static let places = #\"\"\"",
        *wrapped(places.lines),
        "    \"\"\"#",
        "}",
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def wrapped(places: list[str]) -> list[str]:
    """A place may take several lines; the later ones begin with an indent."""
    lines = []
    for at, place in enumerate(places):
        current = f"    {at}"
        for part in place.split(" "):
            for piece in split(part):
                if len(current) + 1 + len(piece) > 100 and current.strip():
                    lines.append(current)
                    current = "     "
                current += " " + piece
        lines.append(current.rstrip())
    return lines


def split(part: str) -> list[str]:
    """Long lists of words in pieces, each a list of its own."""
    if not part.startswith("'") or len(part) < 80:
        return [part]
    pieces, current = [], ""
    for word in part[1:].split(","):
        if len(current) + len(word) > 78:
            pieces.append("'" + current)
            current = ""
        current += ("," if current else "") + word
    return [*pieces, "'" + current]


