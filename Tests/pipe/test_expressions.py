"""Expressions: checked and evaluated through the pipe, within bounds."""

import json
import math
import time

import pytest
from harness import RpcError

IN_FLIGHT = 200
TIERS = {"A": 1083, "B": 553}
# The suite declares these for its checks; the lines do not carry functions.
TUPLE = {"opaque": "tuple", "of": ["T", "T", "T"]}
FUNCTIONS = [
    {"name": "fn", "arguments": ["string", "int64"], "result": "string"},
    {"name": "tuple", "arguments": ["A", "B", "C"], "result": {"opaque": "tuple", "of": ["A", "B", "C"]}},
    {"name": "sort", "arguments": [TUPLE], "result": TUPLE},
]  # fmt: skip


def evaluate(pipe, source, /, **params):
    """The typed value of an expression."""
    return pipe.request("expression/evaluate", source=source, **params)["value"]


def reason(pipe, source, /, **params):
    """Why an expression has no value."""
    error = pipe.error("expression/evaluate", source=source, **params)
    assert (error.code, error.kind) == (-32803, "evaluation"), error
    return error.data["reason"]


def problem(pipe, source, /, **params):
    """The one problem of an expression; evaluating it is an error that tells the same."""
    answer = pipe.request("expression/check", source=source, **params)
    assert set(answer) == {"problems"}
    params.pop("functions", None)
    error = pipe.error("expression/evaluate", source=source, **params)
    assert (error.code, error.kind) == (-32803, "expression")
    assert error.data["problems"] == answer["problems"]
    (found,) = answer["problems"]
    return found


# MARK: The conformance suite


def call_of(line):
    """The method and params that a line of the suite asks for."""
    params = {"source": line["expr"], "dialect": "strict"}
    if line.get("variables"):
        params["variables"] = line["variables"]
    if line.get("checkOnly"):
        return "expression/check", {**params, "functions": FUNCTIONS}
    if line.get("bindings"):
        params["bindings"] = line["bindings"]
    if line.get("disableCheck"):
        params["checked"] = False
    return "expression/evaluate", params


def is_same(found, wanted):
    """Sameness of typed values: doubles by their bits, maps in any order."""
    if set(found) != set(wanted):
        return False
    ((kind, value),) = wanted.items()
    if kind == "double":
        left, right = float(found[kind]), float(value)
        if math.isnan(right):
            return math.isnan(left)
        return left == right and math.copysign(1, left) == math.copysign(1, right)
    if kind == "list":
        return len(found[kind]) == len(value) and all(map(is_same, found[kind], value))
    if kind == "map":
        return len(found[kind]) == len(value) and all(
            any(is_same(k, key) and is_same(v, one) for k, v in found[kind]) for key, one in value
        )
    return found[kind] == value


def complaint(line, answer):
    """What is wrong with an answer to a line, or nothing."""
    if "error" in answer:
        kind = answer["error"]["data"]["kind"]
        is_right = line.get("error") and kind in ("expression", "evaluation")
        return "" if is_right else answer["error"]["message"]
    result = answer["result"]
    if result.get("problems"):
        return "" if line.get("error") else result["problems"][0]["message"]
    if "type" in line and result["type"] != line["type"]:
        return f"type {result['type']}"
    if line.get("checkOnly"):
        return ""
    if "value" not in line:
        return f"a value, not an error: {result['value']}"
    return "" if is_same(result["value"], line["value"]) else f"{result['value']}"


@pytest.fixture(scope="module")
def suite(corpora):
    """The lines of tiers A and B."""
    path = corpora / "cel-spec" / "conformance.jsonl"
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    lines = [line for line in lines if line["tier"] in TIERS]
    for tier, count in TIERS.items():
        assert sum(line["tier"] == tier for line in lines) == count
    return lines


def complaints(lines, answers):
    told = [(line, complaint(line, answer)) for line, answer in zip(lines, answers, strict=True)]
    return [f"{line['file']}/{line['name']}: {line['expr']}: {why}" for line, why in told if why]


def test_the_conformance_suite_holds(pipe, suite):
    answers = []
    for begin in range(0, len(suite), IN_FLIGHT):
        ids = [pipe.start_request(*call_of(line)) for line in suite[begin : begin + IN_FLIGHT]]
        answers += [pipe.answer(one) for one in ids]
    assert complaints(suite, answers) == []


def test_the_conformance_suite_holds_in_batches(pipe, suite):
    answers = []
    for begin in range(0, len(suite), 900):
        batch = []
        for number, line in enumerate(suite[begin : begin + 900], begin):
            method, params = call_of(line)
            batch.append({"jsonrpc": "2.0", "id": f"b{number}", "method": method, "params": params})
        body = json.dumps(batch, ensure_ascii=False).encode()
        pipe.send_bytes(pipe.framed(body), [batch])
        answers += [pipe.answer(message["id"]) for message in batch]
    assert complaints(suite, answers) == []


# MARK: Values and types


VALUES = [
    {"int": "-9223372036854775808"}, {"uint": "18446744073709551615"}, {"double": "NaN"},
    {"double": "-Infinity"}, {"double": "-0.0"}, {"double": "1e+300"}, {"double": "5e-324"},
    {"bool": True}, {"string": "Grüße 🙂\n\0"}, {"bytes": "00ff"}, {"null": None}, {"type": "list"},
    {"list": [{"int": "1"}, {"list": []}]}, {"map": [[{"string": "k"}, {"map": []}]]},
    {"timestamp": {"seconds": "-62135596800", "nanos": 1}},
    {"duration": {"seconds": "-1", "nanos": -5}},
    {"optional": None}, {"optional": {"int": "1"}},
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_every_kind_of_value_travels(pipe, value):
    assert is_same(evaluate(pipe, "x", bindings={"x": value}), value)


def test_keys_of_maps_are_held_to_the_language(pipe):
    twice = {"map": [[{"int": "1"}, {"int": "2"}], [{"uint": "1"}, {"int": "3"}]]}
    assert reason(pipe, "x", bindings={"x": twice}) == "duplicateKey"
    assert reason(pipe, "x", bindings={"x": {"map": [[{"list": []}, {"int": "2"}]]}}) == "invalidKey"


def test_types_and_dependencies_are_told(pipe):
    columns = [{"id": "price", "type": "number"}, {"id": "odd name", "type": "integer"}]
    pipe.request("table/create", table="t", columns=columns, rows=[[1.5, 2]])
    answer = pipe.request("expression/check", source="price > params.least && on", table="t",
                          variables={"on": "bool"})  # fmt: skip
    assert answer["type"] == "bool" and answer["problems"] == [] and answer["steps"] > 0
    assert answer["dependencies"] == {"columns": ["price"], "params": ["least"], "bindings": ["on"]}
    answer = pipe.request("expression/check", source='row["odd name"]', table="t")
    assert answer["dependencies"]["columns"] == ["odd name"] and answer["type"] == "int64"


def test_dialects_differ_in_numbers(pipe):
    assert evaluate(pipe, "1 + 0.5") == {"double": "1.5"}
    assert problem(pipe, "1 + 0.5", dialect="strict")["kind"] == "noSuchOverload"


# MARK: Rows


def test_an_expression_runs_over_a_row(pipe):
    columns = [{"id": "fruit", "type": "text"}, {"id": "grams", "type": "integer"}]
    rows = [["apple", 182], ["kiwi", None], ["cherry", 8]]
    pipe.request("table/create", table="t", columns=columns, rows=rows, keyColumns=["fruit"])
    grams = {"source": "grams * params.n", "table": "t", "params": {"n": {"int": "2"}}}
    assert pipe.request("expression/evaluate", row="apple", **grams)["value"] == {"int": "364"}
    assert evaluate(pipe, "grams == null", table="t", row="kiwi") == {"bool": True}
    assert reason(pipe, "grams + 1", table="t", row="kiwi") == "nullOperand"
    assert reason(pipe, "grams + 1", table="t") == "unbound"
    edit = {"kind": "set", "row": "apple", "column": "grams", "value": 1}
    pipe.request("table/edit", table="t", edits=[edit])
    assert evaluate(pipe, "grams", table="t", row="apple") == {"int": "1"}
    assert pipe.error("expression/evaluate", source="1", table="t", row="fig").kind == "unknownRow"
    assert pipe.error("expression/evaluate", source="1", table="u", row=1).kind == "unknownTable"
    error = pipe.error("expression/evaluate", source="1", row=1)
    assert error.code == -32602 and error.data["pointer"] == "/row"


def test_rows_of_a_file(pipe, tmp_path):
    path = tmp_path / "n.csv"
    path.write_text("n,when\n1,2024-02-29\nx,\n")
    columns = {"n": {"type": "integer"}}
    pipe.request("table/open", path=str(path), table="t", columns=columns)
    assert evaluate(pipe, "when.getMonth()", table="t", row=1) == {"int": "1"}
    assert reason(pipe, "n", table="t", row=2) == "cellError"


# MARK: Problems


def test_problems_have_places_for_every_editor(pipe):
    found = problem(pipe, '"é🙂" +\r\n  nome', variables={"name": "string"})
    assert found["kind"] == "undeclared" and "name" in found["hint"]
    assert found["range"] == {"start": 11, "end": 15}
    assert found["bytes"] == {"start": 14, "end": 18}
    assert found["lines"] == {"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 6}}


@pytest.mark.parametrize("source", ["", "1 +", "(", "'a", "a.", "\0", "1 + '🙂", "[1, 2", "{1:"])
def test_faults_of_grammar_are_problems(pipe, source):
    found = problem(pipe, source)
    assert found["kind"] == "syntax"
    size = len(source.encode())
    assert 0 <= found["bytes"]["start"] <= found["bytes"]["end"] <= size


def test_failed_evaluations_say_why_and_where(pipe):
    error = pipe.error("expression/evaluate", source="1 / 0")
    assert error.data["reason"] == "divisionByZero" and "range" in error.data
    assert reason(pipe, "[1][3]") == "indexOutOfRange"
    assert reason(pipe, "9223372036854775807 + 1") == "overflow"
    assert reason(pipe, "x", checked=False) == "unbound"


def test_bad_params_are_pointed_at(pipe):
    for params, pointer in [
        ({"source": 1}, "/source"),
        ({"source": "x", "dialect": "cel"}, "/dialect"),
        ({"source": "x", "variables": {"x": "int"}}, "/variables/x"),
        ({"source": "x", "bindings": {"x": {"int": "9223372036854775808"}}}, "/bindings/x/int"),
        ({"source": "x", "bindings": {"x": {"list": [{"int": 1}]}}}, "/bindings/x/list/0/int"),
        ({"source": "x", "bindings": {"x": {"bytes": "0"}}}, "/bindings/x/bytes"),
        ({"source": "x", "bindings": {"x": {"double": "0x1"}}}, "/bindings/x/double"),
        ({"source": "x", "bindings": {"x": {}}}, "/bindings/x"),
        ({"source": "x", "params": {"a/b": {"no": 1}}}, "/params/a~1b/no"),
    ]:
        error = pipe.error("expression/evaluate", **params)
        assert (error.code, error.data["pointer"]) == (-32602, pointer), params


# MARK: Bounds


@pytest.mark.parametrize("source, texts", [
    ("a + 1 > b", ["a", "b"]),
    ("1 && 'x'", ["1", "'x'"]),
    ("a && (true + 1) && c.size()", ["a", "true + 1", "c", "c.size()"]),
    ("[1, true].all(x, x + y > 0) || z", ["y", "z"]),
    ("{a: b ? 1 : c}", ["a", "b", "c"]),
    ("nope(a) + nope(1)", ["a", "nope(a)", "nope(1)"]),
    ("1.all(x, y)", ["1", "y"]),
    ("size(1 2) + size([3 4, 5 6])", ["2", "4", "6"]),
    ("[1 +, {'a' 1, 'b': *}, f(]", [",", "1", "*", "]"]),
    ("{'a': (1, 'b': 2}", [","]),
])  # fmt: skip
def test_several_faults_are_told_at_once(pipe, source, texts):
    problems = pipe.request("expression/check", source=source)["problems"]
    told = [source[p["range"]["start"] : p["range"]["end"]] for p in problems]
    assert told == texts, problems
    assert pipe.error("expression/evaluate", source=source).data["problems"] == problems


def test_faults_are_told_up_to_sixteen(pipe):
    problems = pipe.request("expression/check", source=" + ".join(f"x{i}" for i in range(100)))["problems"]
    assert len(problems) == 16 and all(p["kind"] == "undeclared" for p in problems)
    problems = pipe.request("expression/check", source="[" + "1 2, " * 100 + "]")["problems"]
    assert len(problems) == 16 and all(p["kind"] == "syntax" for p in problems)
    deep = "[" * 60 + "1 2" + "]" * 60
    assert len(pipe.request("expression/check", source=deep)["problems"]) == 1


def test_the_limits_are_published_and_kept(start):
    pipe = start(greet=False)
    limits = pipe.initialize()["limits"]
    size = limits["expressionBytesMax"]
    for method in ("expression/check", "expression/evaluate"):
        error = pipe.error(method, source="1" + " " * size)
        assert error.kind == "limit" and error.data["limit"] == "expressionBytesMax"
        assert (error.data["maximum"], error.data["found"]) == (size, size + 1)
    depth = limits["expressionDepthMax"]
    assert problem(pipe, "(" * (depth + 1) + "1" + ")" * (depth + 1))["kind"] == "limit"
    many = "[" + "!a," * (limits["expressionNodesMax"] // 2) + "a]"
    assert len(many) < size and problem(pipe, many, variables={"a": "bool"})["kind"] == "limit"
    assert evaluate(pipe, "1") == {"int": "1"}


def spin(levels):
    """An expression of 200 ** levels turns."""
    names = ", ".join(str(number) for number in range(200))
    text = "true"
    for level in range(levels):
        text = f"l.all(x{level}, {text})"
    return f"cel.bind(l, [{names}], {text})"


def test_costly_evaluations_end(pipe):
    begin = time.monotonic()
    assert reason(pipe, spin(4)) == "costExceeded"
    text = {"string": "a" * 100_000 + "b"}
    assert evaluate(pipe, "s.matches('(a+)+$')", bindings={"s": text}) == {"bool": False}
    doubled = "'x'"
    for _ in range(60):
        doubled = f"cel.bind(s, {doubled}, s + s)"
    assert reason(pipe, doubled) in ("tooLarge", "costExceeded")
    assert time.monotonic() - begin < 10
    assert evaluate(pipe, "1") == {"int": "1"}


@pytest.mark.parametrize(
    "call",
    ["double(u) < 0.0", "int(z) < 0", "uint(z) > 9u", "num.parse(u) < 0.0", "duration(d) < duration('1s')", "u < u", "u + 'x' != u + 'x'"],
)
def test_conversions_and_comparisons_in_loops_pay_for_their_length(pipe, call):
    given = {"u": "7" * 7_000, "z": "0" * 7_000, "d": "0.001s" * 1_200}
    bindings = {name: {"string": text} for name, text in given.items()}
    source = f"lists.range(100000).exists(i, {call})"
    assert reason(pipe, source, bindings=bindings) == "costExceeded"


def test_errors_quote_the_beginning_of_a_text(pipe):
    for source in ("double(u)", "num.parse(u)", "timestamp(0).getHours(u)"):
        error = pipe.error("expression/evaluate", source=source, bindings={"u": {"string": "é" * 100_000}})
        assert error.kind == "evaluation"
        assert "…" in str(error) and len(str(error)) < 400


def test_deep_values_are_refused(pipe):
    nested = "[1]"
    for _ in range(60):
        nested = f"cel.bind(s, {nested}, [s])"
    assert reason(pipe, nested) == "tooLarge"
    assert evaluate(pipe, "1") == {"int": "1"}


def test_costly_evaluations_hold_up_nobody(pipe):
    pipe.request("table/create", table="t", columns=[{"id": "n", "type": "integer"}], rows=[[1]])
    costly = {"source": spin(4), "table": "t", "row": 1}
    ids = [pipe.start_request("expression/evaluate", costly) for _ in range(20)]
    edit = {"kind": "set", "row": 1, "column": "n", "value": 2}
    begin = time.monotonic()
    pipe.request("table/edit", table="t", edits=[edit])
    took = time.monotonic() - begin
    waiting = [one for one in ids if one not in pipe.answers]
    for one in waiting:
        pipe.notify("$/cancelRequest", {"id": one})
    answers = [pipe.answer(one) for one in ids]
    assert took < 1
    if waiting:
        assert any(answer["error"]["code"] == -32800 for answer in answers)
    assert {answer["error"]["code"] for answer in answers} <= {-32800, -32803}


def test_an_error_of_one_is_no_error_of_others(pipe):
    with pytest.raises(RpcError):
        pipe.request("expression/evaluate", source="1 / 0")
    assert evaluate(pipe, "[1, 2].map(x, x * 2)") == {"list": [{"int": "2"}, {"int": "4"}]}
