"""A table of a file that somebody else writes: what tests of watching files share."""

import os
import time

HEAD = "id,name,city\n"
ROWS = ["1,Ada,London", "2,Grace,New York", "3,Linus,Helsinki"]


def open_table(pipe, path, rule=None, **params):
    if rule:
        params["whenFileChanges"] = rule
    answer = pipe.request("table/open", table="t", path=str(path), **params)
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "all"}, as_="text")
    pipe.sync()
    return answer


def states(pipe):
    """All states of the file that were told, in order, each once."""
    found = []
    for method, params in pipe.events:
        if method == "table/didChange" and params["table"] == "t":
            if not found or found[-1] != params["sourceState"]:
                found.append(params["sourceState"])
    return found


def wait_for(pipe, state):
    pipe.wait(lambda: states(pipe)[-1:] == [state], what=f"sourceState {state}")


def describe(pipe):
    return pipe.request("table/describe", table="t")


def rows(pipe):
    pipe.sync()
    return [
        ",".join(cells[name]["text"] or "" for name in ("id", "name", "city"))
        for _, cells in pipe.replica("s").rows
    ]


def wait_rows(pipe, expected):
    deadline = time.monotonic() + 20
    while rows(pipe) != expected:
        assert time.monotonic() < deadline, (rows(pipe), expected)
        time.sleep(0.02)


def append(path, text):
    with path.open("a") as file:
        file.write(text)


def replace(path, text):
    other = path.with_suffix(".new")
    other.write_text(text)
    os.replace(other, path)


def settle(pipe):
    """Waits until what was noticed of the file was looked at: an answer to describe follows a look."""
    time.sleep(0.1)
    describe(pipe)
    pipe.sync()


def set_cell(row, column, value):
    return {"kind": "set", "row": row, "column": column, "value": value}


def edit(pipe, *edits):
    return pipe.request("table/edit", table="t", edits=list(edits))
