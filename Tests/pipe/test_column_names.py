"""Ids and titles of columns, whatever bytes the header of a file has."""

import base64
import random

from harness import seeds

ODD = [b"\xff", b"\xfe", b"\xc3", b"\xe2\x82", b"\xed\xa0\x80", b"n", "é".encode(), b"\x1b[31m", b"\x00", b"\x7f", b"#2"]


def opened(pipe, content, **params):
    return pipe.request("table/open", content={"base64": base64.b64encode(content).decode()}, **params)


def ids(description):
    return [column["id"] for column in description["columns"]]


def values(pipe, view, column):
    rows = pipe.request("view/rows", view=view, columns=[column], as_="value")
    return rows["blocks"][0]["values"]


def test_the_id_that_is_told_is_the_id_that_is_taken(pipe):
    content = b"id,n\xff\n" + "é,1\n".encode() * 25 + "é,2\n".encode() * 25
    name = ids(opened(pipe, content, table="t"))[1]
    assert name == "n\ufffd"
    pipe.request("view/open", table="t", view="v", state={"sort": [{"column": name, "direction": "descending"}]})
    assert values(pipe, "v", name) == [2] * 25 + [1] * 25
    pipe.request("view/set", view="v", state={"filter": {"kind": "compare", "column": name, "relation": "equal", "value": 1}})
    assert values(pipe, "v", name) == [1] * 25
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": name, "value": 7}])
    pipe.request("table/edit", table="t", edits=[{"kind": "setColumn", "column": name, "options": {"type": "text"}}])
    assert pipe.request("table/describe", table="t")["columns"][1]["type"] == "text"
    again = opened(pipe, content, table="u", columns={name: {"type": "text"}}, defaultSort=[{"column": name}])
    assert again["columns"][1]["type"] == "text"


def test_names_that_are_equal_once_they_are_shown_have_ids_of_their_own(pipe):
    content = b"k,n\xff,n\xfe,n\xef\xbf\xbd\n" + b"a,b,c,d\n" * 3
    description = opened(pipe, content, table="t", dialect={"encoding": "utf-8", "header": True})
    assert ids(description) == ["k", "n\ufffd", "n\ufffd#2", "n\ufffd#3"]
    assert [column["title"] for column in description["columns"][1:]] == ["n\ufffd"] * 3
    pipe.request("view/open", table="t", view="v")
    assert [values(pipe, "v", name)[0] for name in ids(description)] == ["a", "b", "c", "d"]


def test_any_header_has_ids_that_work(pipe):
    for seed in seeds(30):
        rng = random.Random(seed)
        names = [b"".join(rng.choices(ODD, k=rng.randrange(4))) for _ in range(rng.randrange(1, 6))]
        quoted = b",".join(b'"' + name + b'"' for name in names)
        content = quoted + b"\n" + b",".join(b"%d" % at for at in range(len(names))) + b"\n"
        table = f"t{seed}"
        dialect = {"encoding": "utf-8", "delimiter": ",", "quote": '"', "header": True}
        told = ids(opened(pipe, content, table=table, dialect=dialect))
        assert len(set(told)) == len(names), (seed, told)
        options = {name: {"type": "integer"} for name in told}
        again = opened(pipe, content, table=table + "'", dialect=dialect, columns=options, keyColumns=[told[0]])
        assert ids(again) == told, seed
        pipe.request("view/open", table=table, view=table, state={"sort": [{"column": told[-1]}]})
        for place, name in enumerate(told):
            assert values(pipe, table, name) == [place], (seed, name)
        for opened_table in (table, table + "'"):
            pipe.request("table/close", table=opened_table)


def test_titles_are_shown_on_one_line(pipe, tmp_path):
    path = tmp_path / "odd.csv"
    path.write_bytes(b'id,"\x1b[31mred\x1b[0m","two\nlines",tab\there,\x7f,\xc2\x9b1m,\xe2\x80\xa8\n1,a,b,c,d,e,f\n')
    columns = pipe.request("table/open", table="t", path=str(path))["columns"]
    exact = ["id", "\x1b[31mred\x1b[0m", "two\nlines", "tab\there", "\x7f", "\x9b1m", "\u2028"]
    shown = ["id", "␛[31mred␛[0m", "two␊lines", "tab␉here", "␡", "\\u{9b}1m", "␤"]
    assert [column["id"] for column in columns] == exact
    assert [column["title"] for column in columns] == shown
    assert [column.get("exactTitle") for column in columns] == [None, *exact[1:]]
    # A client's own title, too. In the file it stays as it is.
    change = {"kind": "setColumn", "column": "id", "options": {"title": "a\tb"}}
    pipe.request("table/edit", table="t", edits=[change])
    column = pipe.request("table/describe", table="t")["columns"][0]
    assert (column["id"], column["title"], column["exactTitle"]) == ("id", "a␉b", "a\tb")
    pipe.request("table/save", table="t")
    assert path.read_bytes().startswith(b'a\tb,"\x1b[31mred\x1b[0m","two\nlines",tab\there,')


def test_footers_and_sections_show_their_titles_on_one_line(pipe):
    opened(pipe, b'g,n\n"a\x1b",1\n"a\x1b",2\n', table="t", dialect={"header": True})
    footer = {"title": "\x1bsum\n", "aggregate": "sum"}
    state = {"sections": {"by": [{"column": "g"}]}, "columns": {"n": {"footer": footer}}}
    pipe.request("view/open", table="t", view="v", state=state)
    view = pipe.request("view/get", view="v")
    assert view["state"]["columns"]["n"]["footer"]["title"] == "\x1bsum\n"
    assert view["footers"]["n"]["title"] == "␛sum␊"
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"})
    pipe.sync()
    replica = pipe.replica("s")
    assert replica.footers["n"]["title"] == "␛sum␊"
    sections = pipe.request("view/rows", view="v")["sections"]
    assert [section["title"] for section in sections] == ["a␛"]


def test_diagnostics_are_sentences_of_one_line(pipe):
    rows = b"".join(b"%d\n" % number for number in range(200))
    description = opened(pipe, b"n\n" + rows + b'"\x1b[2J\n"\n', columns={"n": {"type": "integer"}})
    (item,) = description["diagnostics"]["items"]
    assert "␛[2J␊" in item["message"]
