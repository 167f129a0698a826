"""The daemon, the Python types and a JSON Schema validator agree on what the contract lets in.

The instances are made by instances.py; each invalid one has a single fault. A validator of JSON
Schema finds all of them. The Python types say the same as far as types can (not ranges, lengths,
formats and rules between members). The daemon takes every valid one and refuses every other with
-32602, pointing at the fault.
"""

from __future__ import annotations

import contextlib
import random
import typing
from typing import Any, Literal, Union

import pytest
from conftest import ROOT, absent
from contract import CONTRACT, document
from harness import SWEEP, seeds
from instances import Instances, combined, named_schemas, params_schema
from lent import Lender

DOCUMENT = document()
METHODS = {method["name"]: method for method in DOCUMENT["methods"]}
SCHEMAS = named_schemas(DOCUMENT)
MAKER = Instances(DOCUMENT, is_shallow=True)
DEEP_MAKER = Instances(DOCUMENT)
NOT_IN_TYPES = {"range", "length", "format", "relation"}
ASKED = [
    name
    for name, method in METHODS.items()
    if method["x-kind"] == "request" and method["x-direction"] == "clientToServer"
    if name not in ("initialize", "shutdown")
]
NAMES = {"table": "t", "view": "v", "subscription": "s"}
IN_FLIGHT = 200
# Some methods have a hundred thousand instances. The gate takes this many of each; the sweep all.
INSTANCES_MAX = 500


def valid_instances(schema, maker=MAKER):
    """Every valid instance, and random ones."""
    generator = random.Random(len(seeds(1)))
    return maker.valid(schema) + combined(maker, schema, generator, 5 * len(seeds(1)))


def some(instances):
    """All instances in a sweep, else at most ``INSTANCES_MAX`` of them, the same ones each time."""
    if SWEEP or len(instances) <= INSTANCES_MAX:
        return instances
    return random.Random(len(instances)).sample(instances, INSTANCES_MAX)


# MARK: The validator


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_validator_agrees(name):
    if CONTRACT is None:
        absent("jsonschema is not installed")
    validator = CONTRACT.validator(("instances", name), lambda: SCHEMAS[name])
    for value in some(valid_instances(SCHEMAS[name])):
        assert validator.is_valid(value), f"refused: {value}"
    for value, fault in some(MAKER.invalid(SCHEMAS[name])):
        assert validator.faults(value, exactly=True), f"taken: {value} ({fault})"


# MARK: The Python types


@pytest.fixture(scope="module")
def python_types():
    """The module of generated types."""
    place = ROOT / "clients" / "python" / "src" / "table_server" / "protocol_types.py"
    module = {"__name__": "protocol_types"}
    exec(compile(place.read_text("utf-8"), str(place), "exec"), module)  # noqa: S102
    return module


def type_name(name):
    """What the generated type of a schema is called."""
    words = name.replace("$/", "").replace("/", " ").replace(".", " ").split()
    return "".join(word[0].upper() + word[1:] for word in words)


RESOLVED: dict[str, Any] = {}


def resolved(hint, module):
    """The type that a hint names; a name is looked up once."""
    if isinstance(hint, typing.ForwardRef):
        hint = hint.__forward_arg__
    if not isinstance(hint, str):
        return hint
    if hint not in RESOLVED:
        RESOLVED[hint] = resolved(eval(hint, module), module)  # noqa: S307
    return RESOLVED[hint]


def fits(value, hint, module, is_closed):
    """Whether a value is of a type, as a type checker sees it: no member it does not name."""
    hint = resolved(hint, module)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return True
    if hint in (None, type(None)):
        return value is None
    if origin is Union:
        return any(fits(value, one, module, is_closed) for one in arguments)
    if origin is Literal:
        return any(value == one and type(value) is type(one) for one in arguments)
    if origin is list:
        return isinstance(value, list) and all(
            fits(item, arguments[0], module, is_closed) for item in value
        )
    if origin is dict:
        return isinstance(value, dict) and all(
            fits(item, arguments[1], module, is_closed) for item in value.values()
        )
    if typing.is_typeddict(hint):
        return fits_typed_dict(value, hint, module, is_closed)
    if hint is float:
        return type(value) in (int, float)
    if hint is int and type(value) is float:
        return value.is_integer()  # 1.0 is an integer in JSON
    return type(value) is hint


def fits_typed_dict(value, hint, module, is_closed):
    """Whether an object has all the members it must have, each of its type."""
    if not isinstance(value, dict) or not hint.__required_keys__ <= set(value):
        return False
    members = hint.__annotations__
    return all(
        fits(inner, members[name], module, is_closed) if name in members else not is_closed
        for name, inner in value.items()
    )


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_python_types_agree(python_types, name):
    schema = SCHEMAS[name]
    hint = python_types.get(type_name(name))
    if hint is None:
        assert not schema.get("properties"), f"no Python type is called {type_name(name)}"
        return
    for value in some(valid_instances(schema)):
        assert fits(value, hint, python_types, False), f"refused: {value}"
    for value, fault in some(MAKER.invalid(schema)):
        if fault.kind not in NOT_IN_TYPES:
            assert not fits(value, hint, python_types, True), f"taken: {value} ({fault})"


# MARK: The daemon


class NoSource(Lender):
    """A client that has none of the sources that instances name."""

    def result(self, params):
        return LookupError("no such source")


def asked(pipe, method, instances):
    """The answers to instances as params, in order; tables made meanwhile are closed again."""
    with contextlib.closing(NoSource(pipe, [])):
        yield from answers(pipe, method, instances)


def answers(pipe, method, instances):
    for begin in range(0, len(instances), IN_FLIGHT):
        part = instances[begin : begin + IN_FLIGHT]
        ids = [pipe.start_request(method, params) for params in part]
        made = []
        for params, request_id in zip(part, ids):
            answer = pipe.answer(request_id)
            if method in ("table/create", "table/open") and "result" in answer:
                made.append(answer["result"]["table"])
            yield params, answer
        for request_id in [pipe.start_request("table/close", {"table": table}) for table in made]:
            pipe.answer(request_id)


def is_of_bad_shape(answer):
    """Whether an answer says that the params are none of the method's."""
    error = answer.get("error", {"code": 0})
    # Faults that no schema tells: rows longer than the columns declared beside them, a number of header
    # rows beside the word that there is no header, an escape that is not the quote, a delimiter that
    # does not fit the form of lines, and what no file system takes for a path.
    return (
        error["code"] == -32602
        and error["data"]["kind"] == "invalidParams"
        and not error["data"]["expected"].endswith("cells")
        and not error["data"]["expected"].startswith(("no such member beside", "a path, which", '"|"'))
        and error["data"]["expected"] != "a backslash, the quote or null"
    )


@pytest.mark.parametrize("method", ASKED)
def test_the_daemon_takes_what_is_valid(start, method):
    pipe = start()
    pipe.tee.long_integers_allowed = True
    schema = params_schema(METHODS[method])
    for params, answer in asked(pipe, method, some(valid_instances(schema, DEEP_MAKER))):
        if not (has_too_many_cells(method, params) or is_misplaced(method, params)):
            assert not is_of_bad_shape(answer), f"{params} -> {answer}"


def has_too_many_cells(method, params):
    """Whether rows are longer than the columns declared: a rule between members."""
    if method != "table/create":
        return False
    made = sum(len(part.get("rows", ())) for part in params.get("sections", [params]))
    if len(params.get("rowOptions", range(made))) != made:
        return True  # what rows carry is one for each
    if "columns" not in params:
        return False
    rows = [row for row in params.get("rows", ()) if isinstance(row, list)]
    return any(len(row) > len(params["columns"]) for row in rows)


# What a backup has: the options of `table/open` but those about the journal, the file and the answer.
OF_A_BACKUP = {
    "dialect", "columns", "types", "defaultSort", "keyColumns", "sections", "sectionColumn",
    "keyScope", "sampleRows", "declarations",
}  # fmt: skip


# What only files have.
OF_A_FILE = {
    "from", "dialect", "sampleRows", "widen", "journal", "journalFolder", "durability",
    "whenFileChanges",
}  # fmt: skip


# What texts that clients edit do not have.
NOT_OF_A_TEXT = {"keyColumns", "sections", "dialect"}


def is_misplaced(method, params):
    """Whether an option is beside a backup, a lent source or a text of the client that has none: rules
    between members, which `test_backup.py`, `test_lent.py` and `test_text_buffers.py` test. So are those
    between members of a source."""
    if method != "table/open":
        return False
    if "textVersion" in params:
        content = params.get("content")
        is_text = isinstance(content, dict) and "text" in content
        return not is_text or not NOT_OF_A_TEXT.isdisjoint(params)
    if "source" in params:
        return not OF_A_FILE.isdisjoint(params) or is_misfit(params["source"])
    return "backup" in params and not OF_A_BACKUP.isdisjoint(params)


def is_misfit(source):
    """Whether a source has columns with one id, or no key that it needs."""
    if not isinstance(source, dict) or not isinstance(source.get("columns"), list):
        return False
    ids = [column.get("id") for column in source["columns"] if isinstance(column, dict)]
    can = source.get("can")
    can = can if isinstance(can, dict) else {}
    lacks_key = "key" not in source and (not can.get("offset") or bool(can.get("write")))
    return len({str(one) for one in ids}) < len(ids) or lacks_key


def faulty_params(method):
    """Params with a fault. What params may be at all belongs to the envelope."""
    faults = DEEP_MAKER.invalid(params_schema(METHODS[method]))
    return some(
        [
            (params, fault)
            for params, fault in faults
            if isinstance(params, dict) and not is_misplaced(method, params)
            and not begins_with_no_members(params, fault)
        ]
    )


def begins_with_no_members(params, fault):
    """Whether the fault is an object among rows that begin with ``[]``, which is read as ``{}``."""
    place = fault.pointers[0].split("/")[1:] if fault.kind == "type" and fault.pointers else []
    if len(place) < 2 or place[-2] != "rows":
        return False
    rows = params
    for step in place[:-1]:
        rows = rows[int(step) if isinstance(rows, list) else step]
    return isinstance(rows, list) and rows[0] == [] and isinstance(rows[int(place[-1])], dict)


def check_refusal(params, fault, answer):
    """The daemon must name the fault where it is."""
    assert is_of_bad_shape(answer), f"{params} ({fault}) -> {answer}"
    assert answer["error"]["data"]["pointer"] in fault.pointers, f"{params} -> {answer}"


@pytest.mark.parametrize("method", ASKED)
def test_the_daemon_refuses_what_is_not(start, method):
    faults = faulty_params(method)
    answers = asked(start(), method, [params for params, _ in faults])
    for (params, fault), (_, answer) in zip(faults, answers):
        check_refusal(params, fault, answer)


@pytest.mark.parametrize("method", [name for name in ASKED if name.startswith("view/")])
def test_what_is_refused_changes_nothing(start, method):
    """The same with a table, a view and a subscription that are there."""
    pipe = start()
    pipe.request("table/create", table="t", rows=[{"a": 1}, {"a": 2}])
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()
    before = [pipe.request("view/get", view="v"), pipe.cells("v"), pipe.updates("s")]
    faults = [(there(params), fault) for params, fault in faulty_params(method)]
    answers = asked(pipe, method, [params for params, _ in faults])
    for (params, fault), (_, answer) in zip(faults, answers):
        check_refusal(params, fault, answer)
    pipe.sync()
    assert [pipe.request("view/get", view="v"), pipe.cells("v"), pipe.updates("s")] == before


def there(params):
    """The params with the names of what is there in place of plain ones."""
    return {
        name: NAMES[name] if name in NAMES and value == "a" else value
        for name, value in params.items()
    }


def test_the_greeting_takes_what_is_valid(start):
    for params in valid_instances(params_schema(METHODS["initialize"])):
        if params.get("processId") is None:  # the daemon would leave with that process
            start(greet=False).initialize(**params)


def test_the_greeting_refuses_what_is_not(start):
    pipe = start(greet=False)
    faults = faulty_params("initialize")
    answers = asked(pipe, "initialize", [params for params, _ in faults])
    for (params, fault), (_, answer) in zip(faults, answers):
        check_refusal(params, fault, answer)
    pipe.initialize()
