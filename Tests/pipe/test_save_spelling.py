"""New fields are written as a person would have written them in that file."""

import pytest


def opened(pipe, path, text, **params):
    path.write_bytes(text.encode())
    return pipe.request("table/open", table="t", path=str(path), wait=True, **params)


def edit(pipe, *edits):
    return pipe.request("table/edit", table="t", edits=list(edits))


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def insert(*rows):
    return {"kind": "insert", "rows": [list(row) for row in rows]}


def add(column, **options):
    return {"kind": "addColumn", "column": column, "options": options}


def rename(column, title):
    return {"kind": "setColumn", "column": column, "options": {"title": title}}


def saved(pipe, path, **params):
    pipe.request("table/save", table="t", sync=False, **params)
    return path.read_text()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "t.csv"


ALL = '"id","name"\n"1","a"\n"2","b"\n'
TEXTS = '"name","n"\n"a",1\n"b",2\n'


@pytest.mark.parametrize(
    ("text", "edits", "expected"),
    [
        # All fields are in quotes.
        (ALL, [set_cell(1, "name", "x")], ALL.replace('"a"', '"x"')),
        (ALL, [set_cell(1, "id", 7)], ALL.replace('"1"', '"7"')),
        (ALL, [insert(["3", "c"])], ALL + '"3","c"\n'),
        (ALL, [insert(["3", None])], ALL + '"3",""\n'),
        (ALL, [insert([None, "c"])], ALL + '"","c"\n'),
        (ALL, [add("z", title="Z")], '"id","name","Z"\n"1","a",""\n"2","b",""\n'),
        (ALL, [add("z", title="Z", type="integer"), set_cell(1, "z", 5)],
         '"id","name","Z"\n"1","a","5"\n"2","b",""\n'),
        (ALL, [rename("name", "N")], ALL.replace("name", "N")),
        (ALL, [set_cell(1, "name", 'say "x"')], ALL.replace('"a"', '"say ""x"""')),
        # Texts are in quotes, numbers are not.
        (TEXTS, [insert(["c", 3])], TEXTS + '"c",3\n'),
        (TEXTS, [set_cell(1, "name", "x"), set_cell(1, "n", 9)], TEXTS.replace('"a",1', '"x",9')),
        (TEXTS, [add("t", title="T"), add("i", title="I", type="integer"), set_cell(1, "i", 5)],
         '"name","n","T","I"\n"a",1,"",5\n"b",2,"",\n'),
        # Titles are not in quotes.
        ('name,n\n"a",1\n', [rename("n", "m"), set_cell(1, "name", "x")], 'name,m\n"x",1\n'),
        # Quotes where they are needed only.
        ('k,v\n"a,b",1\nc,2\n', [set_cell(1, "k", "d"), insert(["e", 3])], "k,v\nd,1\nc,2\ne,3\n"),
        # Empty fields without quotes stay a habit.
        ('k,v\n"a",1\n,2\n', [insert([None, 3], ["x", 4])], 'k,v\n"a",1\n,2\n,3\n"x",4\n'),
        # A null with a word of its own is that word.
        ('"k","v"\n"1","a"\nNA,"b"\n"3","c"\n', [set_cell(1, "k", None)],
         '"k","v"\nNA,"a"\nNA,"b"\n"3","c"\n'),
        # A file of titles alone.
        ('"k","v"\n', [insert(["a", "b"])], '"k","v"\n"a","b"\n'),
    ],
)  # fmt: skip
def test_new_fields_have_the_quotes_of_the_others(pipe, path, text, edits, expected):
    opened(pipe, path, text, dialect={"header": True, "delimiter": ","})
    for one in edits:
        edit(pipe, one)
    assert saved(pipe, path) == expected
    while pipe.request("table/describe", table="t")["history"]["undo"]:
        pipe.request("table/undo", table="t")
    assert saved(pipe, path) == text


def test_quotes_are_kept_in_another_dialect_and_without_quotes(pipe, path):
    opened(pipe, path, ALL)
    edit(pipe, insert(["3", "c"]))
    assert saved(pipe, path, dialect={"delimiter": ";"}) == (ALL + '"3","c"\n').replace(",", ";")
    assert saved(pipe, path, dialect={"quote": None}) == "id;name\n1;a\n2;b\n3;c\n"


@pytest.mark.parametrize(
    ("words", "other", "form"),
    [
        (["TRUE", "FALSE"], True, ("TRUE", "FALSE")),
        (["True", "False"], True, ("True", "False")),
        (["TRUE", "TRUE"], False, ("TRUE", "FALSE")),
        (["False", "False"], True, ("True", "False")),
        (["Y", "N"], True, ("Y", "N")),
        (["yes", "no"], True, ("yes", "no")),
        (["true", "false"], True, None),
        (["TRUE", "false"], True, ("TRUE", "false")),
    ],
)
def test_booleans_are_written_as_the_column_has_them(pipe, path, words, other, form):
    answer = opened(pipe, path, f"id,b\n1,{words[0]}\n2,{words[1]}\n", dialect={"header": True})
    column = answer["columns"][1]
    assert column["type"] == "boolean" and "parse" not in column
    expected = form and {"kind": "boolean", "true": form[0], "false": form[1]}
    assert column.get("format") == expected
    edit(pipe, set_cell(2, "b", other), {"kind": "set", "row": 1, "column": "b", "text": "true"})
    true, false = form or ("true", "false")
    assert saved(pipe, path) == f"id,b\n1,{true}\n2,{true if other else false}\n"


def test_a_column_of_booleans_in_several_spellings_has_none(pipe, path):
    answer = opened(pipe, path, "id,b\n1,TRUE\n2,true\n3,False\n", dialect={"header": True})
    assert "format" not in answer["columns"][1]


@pytest.mark.parametrize(
    ("texts", "pattern", "value", "expected"),
    [
        (["1.50", "2.25"], "0.00", 3, "3.00"),
        (["1.50", "2.25"], "0.00", 3.125, "3.125"),
        (["1.50", "-2.25"], "0.00", -0.5, "-0.50"),
        (["1.0", "2.5"], "0.0", 3, "3.0"),
        (["1.5", "2.5"], None, 3, "3"),
        (["1.50", "2.5"], None, 3, "3"),
        (["1.50", "2"], None, 3, "3"),
        (["1.50", ".25"], None, 3, "3"),
        (["1.50", "2e3"], None, 3, "3"),
        (["1.50", ""], "0.00", 3, "3.00"),
    ],
)
def test_numbers_are_written_as_the_column_has_them(pipe, path, texts, pattern, value, expected):
    answer = opened(pipe, path, f"id,n\n1,{texts[0]}\n2,{texts[1]}\n", dialect={"header": True})
    column = answer["columns"][1]
    assert column["type"] == "number" and "parse" not in column
    assert column.get("format") == (pattern and {"kind": "number", "pattern": pattern})
    edit(pipe, set_cell(2, "n", value))
    assert saved(pipe, path) == f"id,n\n1,{texts[0]}\n2,{expected}\n"
    pipe.request("view/open", table="t", view="v")
    shown = pipe.request("view/rows", view="v", columns=["n"])["blocks"][0]["texts"]
    assert shown == [texts[0], expected]


def test_a_declared_type_parse_or_format_wins(pipe, path):
    text = "id,n,b\n1,1.50,TRUE\n2,2.25,FALSE\n"
    columns = {"n": {"type": "text"}, "b": {"format": None}}
    answer = opened(pipe, path, text, columns=columns)
    assert [column.get("format") for column in answer["columns"]] == [None, None, None]
    edit(pipe, set_cell(1, "n", "3"), set_cell(1, "b", False))
    assert saved(pipe, path) == text.replace("1.50,TRUE", "3,false")


def test_a_file_whose_records_are_cut_by_the_sample_is_known(pipe, path):
    lines = "".join(f'{n},{n}.50,"{"x" * 200}\n{n}"\n' for n in range(1000))
    answer = opened(pipe, path, "id,n,t\n" + lines)
    assert answer["columns"][1]["format"]["pattern"] == "0.00"
