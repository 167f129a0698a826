"""A table of a file that somebody else writes: what tests of watching files share."""

import os
import time

from harness import RpcError

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


# MARK: Merging


def conflicts(pipe, **params):
    return pipe.request("table/conflicts", table="t", **params)


def resolve(pipe, take, **params):
    return pipe.request("table/resolveConflicts", table="t", take=take, **params)


def save(pipe, **params):
    return pipe.request("table/save", table="t", **params)


def save_merged(pipe):
    """Saves once the daemon has seen the newest content of the file, which may hold the same rows."""

    def is_saved():
        try:
            return save(pipe, sync=False)
        except RpcError as error:
            assert error.kind == "fileChanged"

    pipe.wait(is_saved, what="the save")


def undo(pipe):
    return pipe.request("table/undo", table="t")


def redo(pipe):
    return pipe.request("table/redo", table="t")


def in_conflict(pipe, path, **params):
    open_table(pipe, path, "merge", keyColumns=["id"], **params)
    settle(pipe)
    edit(pipe, set_cell(1, "name", "Eve"), set_cell(2, "city", "Boston"))
    replace(path, HEAD + "1,Ida,London\n2,Grace,Salem\n3,Linus,Helsinki\n4,Alan,Wilmslow\n")
    wait_rows(pipe, ["1,Eve,London", "2,Grace,Boston", *ROWS[2:], "4,Alan,Wilmslow"])


# MARK: Killing


def killed(pipe):
    pipe.kill()


def recovered(start, path, **params):
    """A new daemon with the edits that the last one left behind."""
    pipe = start()
    told = open_table(pipe, path, "merge", keyColumns=["id"], wait=True, **params)
    assert told.get("journal", {}).get("recoverable", {}).get("base") == "same", told
    answer = pipe.request("table/recover", table="t", action="apply")
    assert (answer["lostChanges"], answer["lostBytes"]) == (0, 0)
    return pipe
