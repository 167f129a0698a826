"""A state machine over the pipe: a client that does anything, beside a model of plain lists.

What a rule draws never depends on what the daemon said: cancellation may come in time or not, and
Hypothesis must be able to run the same steps again. Rules therefore draw numbers and choose with
them from what there is.
"""

import json
import os
import sys

import pytest
from harness import Pipe, seeds
from replica import rows_of
from table_model import COLUMNS, MISFIT, Refused, TableModel

hypothesis = pytest.importorskip("hypothesis")
stateful = pytest.importorskip("hypothesis.stateful")
st = hypothesis.strategies
rule = stateful.rule

# Runs per seed; each of thirty steps. Failing runs are not made shorter by default: what is
# cancelled in time differs from run to run.
EXAMPLES = int(os.environ.get("TABLE_SERVER_EXAMPLES", "25"))
PICK = st.integers(0, 9999)
INTEGERS = st.sampled_from([0, 1, 2, 3, -1, -7, str(10**15), None])
TEXTS = st.sampled_from(["", "a", "ab", "B", "Ä", "é 1", "\U0001f600a", 'x,"y"', "1\n2", None])
NUMBERS = st.sampled_from([0.5, -2, 1e10, "NaN", "Infinity", 0, None])
ROWS = st.tuples(INTEGERS, TEXTS, NUMBERS)
EDITS = st.lists(
    st.tuples(
        st.sampled_from(["set"] * 4 + ["row", "insert", "insert", "remove", "move", "move"]
                        + ["misfit", "unknown", "rekey", "twice"]),  # fmt: skip
        st.sampled_from(["start", "end", "before", "after", "index", "none"]),
        PICK, PICK, PICK, ROWS,
    ),
    min_size=1, max_size=4,
)  # fmt: skip
SORTS = st.lists(
    st.fixed_dictionaries({
        "column": st.sampled_from(["n", "s", "x"]),
        "direction": st.sampled_from(["ascending", "descending"]),
        "nulls": st.sampled_from(["first", "last"]),
    }),
    max_size=2, unique_by=lambda step: step["column"],
)  # fmt: skip
SEARCHES = st.none() | st.fixed_dictionaries({
    "text": st.sampled_from(["a", "ä", "1", "fit"]),
    "columns": st.sampled_from([["n", "s"], ["s"], ["n"]]),
    "mode": st.sampled_from(["filter", "filter", "mark"]),
})  # fmt: skip
TIMES = st.sampled_from(["now", "now", "later", "later", "cancel"])
SOME_SORT = [{"column": "n", "direction": "descending", "nulls": "last"}]
ONE_OF_EACH = [[1, "a", 0.5], [3, "Ä", None], [None, "ab", -2], [1, "", "NaN"], [0, "B", 0],
               [-7, "1\n2", 1e10]]  # fmt: skip
START = {"sort": [], "search": None, "page": {"size": None, "index": 0}}


class Client(stateful.RuleBasedStateMachine):
    """The client; ``binary`` and ``folder`` say what it drives and where its files are."""

    def __init__(self, binary, folder):
        super().__init__()
        self.binary = binary
        self.folder = folder
        self.named = 0
        self.begin()

    def begin(self):
        """A new daemon: nothing is left of the one before but files."""
        self.pipe = Pipe(self.binary)
        self.pipe.initialize()
        self.tables = []
        self.subscriptions = {}
        self.waiting = []

    def name(self, letter):
        self.named += 1
        return f"{letter}{self.named}"

    def table(self, pick):
        """One of the tables; there is always one."""
        if not self.tables:
            [self.make, self.open][pick % 2](ONE_OF_EACH[: pick % 7], pick % 3 == 0)
        return self.tables[pick % len(self.tables)]

    def view(self, pick):
        """One of the views; there is always one."""
        if not any(table.views for table in self.tables):
            self.show(self.table(pick), {**START, "sort": SOME_SORT} if pick % 2 else START)
        views = [(table, view) for table in self.tables for view in table.views]
        return views[pick % len(views)]

    # MARK: Tables

    @rule(rows=st.lists(ROWS, max_size=8), keyed=st.booleans())
    def create(self, rows, keyed):
        if len(self.tables) < 2:
            self.make(rows, keyed)

    def make(self, rows, keyed):
        name = self.name("t")
        columns = [{"id": c, "type": kind} for c, kind in COLUMNS.items()]
        wire, options = [list(row) for row in rows], {}
        if keyed:
            columns.insert(0, {"id": "id", "type": "integer"})
            wire = [[number * 10, *row] for number, row in enumerate(wire, 1)]
            options = {"keyColumns": ["id"]}
        self.pipe.request("table/create", table=name, columns=columns, rows=wire, **options)
        self.tables.append(model(name, wire, "id" if keyed else None))

    @rule(pick=PICK)
    def create_large(self, pick):
        """Too many rows for orders to be made at once: they are made behind the edits."""
        if self.tables:
            return
        name = self.name("t")
        rows = [[(i + pick) * 7919 % 1009, "abÄ"[i % 3] * (i % 4), i / 2] for i in range(3000)]
        columns = [{"id": c, "type": kind} for c, kind in COLUMNS.items()]
        self.pipe.request("table/create", table=name, columns=columns, rows=rows)
        self.tables.append(model(name, rows, None))

    @rule(rows=st.lists(ROWS, max_size=8), keyed=st.booleans())
    def open_file(self, rows, keyed):
        if len(self.tables) < 2:
            self.open(rows, keyed)

    def open(self, rows, keyed):
        name = self.name("t")
        head, wire, options = list(COLUMNS), [list(row) for row in rows], {}
        if keyed:
            head, options = ["id", *head], {"keyColumns": ["id"]}
            wire = [[number * 10, *row] for number, row in enumerate(wire, 1)]
        for row in wire:
            row[-2] = row[-2] or ""  # no null in a text column of a file,
            row[-1] = None if isinstance(row[-1], str) else row[-1]  # and finite numbers only
        path = self.folder / f"{name}.csv"
        path.write_text("".join(",".join(map(field, row)) + "\n" for row in [head, *wire]), "utf-8")
        self.open_path(name, wire, {"path": str(path), **options}, keyed)

    def open_path(self, name, rows, options, keyed):
        types = {"id": "integer", **COLUMNS} if keyed else COLUMNS
        columns = {c: {"type": kind} for c, kind in types.items()}
        dialect = {"header": True, "delimiter": ","}
        self.pipe.request("table/open", table=name, columns=columns, dialect=dialect, **options)
        table = model(name, rows, "id" if keyed else None)
        table.file = (rows, options, keyed)
        self.tables.append(table)

    @rule(pick=PICK)
    def close(self, pick):
        table = self.table(pick)
        self.settle()
        self.pipe.request("table/close", table=table.name)
        self.tables.remove(table)
        self.forget(table.views)

    def forget(self, views):
        """Subscriptions end with their view."""
        for name in [name for name, (_, view, _) in self.subscriptions.items() if view in views]:
            del self.subscriptions[name]

    # MARK: Changes

    @rule(pick=PICK, plans=EDITS, when=TIMES, history=st.sampled_from(["step", "step", "join"]),
          invalid=st.sampled_from(["keep", "keep", "refuse"]))  # fmt: skip
    def edit(self, pick, plans, when, history, invalid):
        table = self.table(pick)
        edits = [self.planned(table, plan) for plan in plans]
        params = {"table": table.name, "edits": edits, "history": history, "invalid": invalid}
        self.change(when, "table/edit", params, lambda answer: edited(table, params, answer))

    @rule(pick=PICK, when=TIMES)
    def undo(self, pick, when):
        table = self.table(pick)
        self.change(when, "table/undo", {"table": table.name},
                    lambda answer: travelled(table, table.undo, answer))  # fmt: skip

    @rule(pick=PICK, when=TIMES)
    def redo(self, pick, when):
        table = self.table(pick)
        self.change(when, "table/redo", {"table": table.name},
                    lambda answer: travelled(table, table.redo, answer))  # fmt: skip

    @rule(pick=PICK, count=st.integers(1, 6))
    def undo_and_redo_are_the_identity(self, pick, count):
        table = self.table(pick)
        self.settle()
        count = min(count, len(table.undo_steps))
        for method, step in (("table/undo", table.undo), ("table/redo", table.redo)):
            for _ in range(count):
                answer = self.pipe.answer(self.pipe.start_request(method, {"table": table.name}))
                travelled(table, step, answer)
            self.check()

    def planned(self, table, plan):
        """One edit as the wire spells it."""
        kind, place, first, second, third, row = plan
        keys = table.keys
        values = list(row)
        if table.key_column:
            values.insert(0, fresh_key(table, first, second))
        insert = {"kind": "insert", "rows": [values], **placed(place, keys, third)}
        if not keys or kind == "insert":
            return insert
        key, other = keys[first % len(keys)], keys[second % len(keys)]
        column = ["n", "s", "x"][third % 3]
        if kind == "row":
            return {"kind": "set", "row": key, "values": dict(zip(COLUMNS, row))}
        if kind == "set":
            return {"kind": "set", "row": key, "column": column, "value": row[third % 3]}
        if kind == "misfit":
            return {"kind": "set", "row": key, "column": column, "value": MISFIT}
        if kind == "unknown":
            return {"kind": "remove", "rows": [key, "no such row"]}
        if kind == "rekey":
            return {"kind": "set", "row": key, "column": "id",
                    "value": fresh_key(table, second, third)} if table.key_column else insert  # fmt: skip
        if kind == "twice" and not table.key_column:
            return {"kind": "insert", "rows": [values, values], **placed(place, keys, third)}
        rows = list(dict.fromkeys([key, other]))
        if kind in ("remove", "twice"):
            return {"kind": "remove", "rows": rows}
        place = {"place": {"kind": "end"}} if place == "none" else placed(place, keys, third)
        return {"kind": "move", "rows": rows, **place}

    # MARK: Requests that need not be waited for

    def change(self, when, method, params, judge):
        """Sends a request; ``judge`` looks at its answer, in the order sent."""
        request = self.pipe.start_request(method, params)
        if when == "cancel":
            self.pipe.notify("$/cancelRequest", {"id": request})
        self.waiting.append((request, when == "cancel", judge))
        if when == "now":
            self.settle()

    def settle(self):
        """Waits for the answers still missing; what was cancelled has changed nothing."""
        while self.waiting:
            request, cancelled, judge = self.waiting.pop(0)
            answer = self.pipe.answer(request)
            if answer.get("error", {}).get("code") == -32800:
                assert cancelled, "nobody cancelled it"
            else:
                judge(answer)

    # MARK: Views

    @rule(pick=PICK, sort=SORTS, search=SEARCHES)
    def open_view(self, pick, sort, search):
        table = self.table(pick)
        if len(table.views) < 3:
            self.show(table, {**START, "sort": sort, "search": search})

    def show(self, table, state):
        name = self.name("v")
        self.pipe.request("view/open", table=table.name, view=name, state=state)
        table.views[name] = state

    @rule(pick=PICK, when=TIMES, sort=SORTS, waits=st.booleans())
    def sort(self, pick, when, sort, waits):
        self.set(pick, when, {"sort": sort}, waits)

    @rule(pick=PICK, when=TIMES, search=SEARCHES, waits=st.booleans())
    def search(self, pick, when, search, waits):
        self.set(pick, when, {"search": search}, waits)

    @rule(pick=PICK, when=TIMES, size=st.sampled_from([None, 1, 3, 7]), index=st.integers(0, 4))
    def page(self, pick, when, size, index):
        self.set(pick, when, {"page": {"size": size, "index": index}}, True)

    def set(self, pick, when, patch, waits):
        table, view = self.view(pick)

        def judge(answer):
            assert "result" in answer, answer
            table.views[view] = {**table.views[view], **patch}

        params = {"view": view, "state": patch, "wait": waits}
        self.change(when, "view/set", params, judge)

    @rule(pick=PICK)
    def close_view(self, pick):
        table, view = self.view(pick)
        self.settle()
        self.pipe.request("view/close", view=view)
        del table.views[view]
        self.forget([view])

    # MARK: Watching

    @rule(pick=PICK, first=st.integers(0, 9), size=st.integers(0, 6), overscan=st.integers(0, 2),
          whole=st.booleans(), as_=st.sampled_from(["value", "text", "both"]),
          hold=st.sampled_from(["entry", "index", "end"]))  # fmt: skip
    def watch(self, pick, first, size, overscan, whole, as_, hold):
        table, view = self.view(pick)
        if len(self.subscriptions) > 3:
            return
        window = {"kind": "entries", "first": first, "size": size, "overscan": overscan}
        if whole and len(table.rows) < 1000:
            window = {"kind": "all"}
        name = self.name("s")
        self.pipe.request(
            "view/watch", view=view, subscription=name, window=window, as_=as_, hold=hold,
            brief=whole,
        )  # fmt: skip
        self.subscriptions[name] = (table, view, {"window": window, "as": as_})

    @rule(pick=PICK, first=st.integers(0, 20), size=st.none() | st.integers(0, 6))
    def scroll(self, pick, first, size):
        name = self.subscription(pick)
        window = self.subscriptions[name][2]["window"]
        params = {"first": first} if size is None else {"first": first, "size": size}
        if window["kind"] == "entries":
            window.update(params)
            self.pipe.start_request("view/scroll", {"subscription": name, **params})

    @rule(pick=PICK)
    def resync(self, pick):
        self.pipe.start_request("view/resync", {"subscription": self.subscription(pick)})

    @rule(pick=PICK)
    def unwatch(self, pick):
        name = self.subscription(pick)
        del self.subscriptions[name]
        self.pipe.request("view/unwatch", subscription=name)

    def subscription(self, pick):
        """One of the subscriptions; there is always one."""
        if not self.subscriptions:
            table, view = self.view(pick)
            window = {"kind": "entries", "first": pick % 4, "size": 3, "overscan": pick % 2}
            self.subscriptions["s"] = (table, view, {"window": window, "as": "both"})
            self.pipe.request("view/watch", view=view, subscription="s", window=window)
        names = list(self.subscriptions)
        return names[pick % len(names)]

    # MARK: Ends

    @rule()
    def kill(self):
        """The daemon dies, mostly in the middle of something."""
        self.pipe.process.kill()
        self.begin_again()

    @rule()
    def end_input(self):
        self.pipe.close_input()
        assert self.pipe.status() == 1, "the end of input without shutdown"
        self.begin_again()

    def begin_again(self):
        """Another daemon; of the tables only what their files hold is left."""
        self.pipe.end()
        cut = "output ends in the middle of a message"
        broken = [sentence for sentence in self.pipe.tee.violations if not sentence.startswith(cut)]
        assert broken == [], broken[:5]
        files = [table for table in self.tables if table.file]
        self.begin()
        for table in files:
            self.open_path(table.name, *table.file)
            for state in table.views.values():
                self.show(self.tables[-1], {**state, "page": START["page"]})

    def teardown(self):
        """A run that has failed has nothing more to say."""
        try:
            if sys.exc_info()[0] is not None:
                return
            self.check()
            assert self.pipe.leave() == 0
            assert self.pipe.tee.outstanding == {}
            assert self.pipe.tee.violations == [], self.pipe.tee.violations[:5]
        finally:
            self.pipe.end()

    # MARK: Laws 1, 2 and 3

    @rule()
    def check(self):
        """After the barrier, model, fresh reads and replicas are one."""
        self.settle()
        for table in self.tables:
            for view in table.views:
                self.check_ready(view)
        self.pipe.sync()
        for table in self.tables:
            described = self.pipe.request("table/describe", table=table.name)
            assert described["rowsState"]["count"] == len(table.rows)
            assert described["history"]["undo"] == len(table.undo_steps)
            assert described["history"]["redo"] == len(table.redo_steps)
            for view, state in table.views.items():
                self.check_view(table, view, state)
        for name, (table, view, options) in self.subscriptions.items():
            self.check_replica(name, table, view, options)
        assert self.pipe.tee.violations == [], self.pipe.tee.violations[:5]

    def check_ready(self, view):
        for _ in range(2000):
            if self.pipe.request("view/get", view=view)["orderState"] == "ready":
                return
        raise AssertionError(f"the order of {view} never comes")

    def check_view(self, table, view, state):
        got = self.pipe.request("view/get", view=view)
        for member in ("sort", "search"):
            assert spare(got["state"][member]) == spare(state[member]), (view, member)
        order = table.order(state)
        counts, size = got["counts"], state["page"]["size"]
        assert counts["source"] == len(table.rows)
        assert counts["filtered"] == len(order), (view, state)
        pages = max(1, -(-len(order) // size)) if size else 1
        index = got["state"]["page"]["index"]
        assert got["state"]["page"]["size"] == size
        assert (counts["pages"], counts["pageIndex"]) == (pages, index)
        assert 0 <= index < pages
        first = index * size if size else 0
        end = min(first + size, len(order)) if size else len(order)
        assert (counts["pageStart"], counts["pageEnd"]) == (first, end)
        page = order[first:end]
        for start in (0, len(page) // 2) if len(page) > 200 else (0,):
            fresh = self.fresh(view, start, 100 if len(page) > 200 else 200, "both")
            shown = [[key, {c: plain(cell) for c, cell in cells.items()}] for key, cells in fresh]
            differing = [pair for pair in zip(shown, page[start:]) if pair[0] != pair[1]]
            assert differing == [], (view, state, differing[:3])
            assert len(shown) == min(len(page) - start, 100 if len(page) > 200 else 200)

    def fresh(self, view, first, size, as_):
        answer = self.pipe.request(
            "view/rows", view=view, range={"first": first, "size": size}, as_=as_
        )
        return rows_of(answer["keys"], answer["blocks"])

    def check_replica(self, name, table, view, options):
        replica, window = self.pipe.replica(name), options["window"]
        got = self.pipe.request("view/get", view=view)
        where = (name, view, options)
        assert replica.to == got["viewRevision"], where
        assert replica.revision == got["revision"], where
        assert replica.counts == got["counts"], where
        count = got["counts"]["pageEnd"] - got["counts"]["pageStart"]
        if window["kind"] == "all":
            assert len(replica.rows) == count, where
        else:
            wanted = min(window["size"], count)
            assert wanted <= len(replica.rows) <= wanted + 2 * window["overscan"], where
        fresh = self.fresh(view, replica.window["first"], len(replica.rows), options["as"])
        assert replica.rows == fresh, where


def model(name, rows, key_column):
    """The model of a new table."""
    columns = (["id"] if key_column else []) + list(COLUMNS)
    keyed = [
        [row[0] if key_column else number, {c: (v, None) for c, v in zip(columns, row)}]
        for number, row in enumerate(rows, 1)
    ]
    return TableModel(name, keyed, key_column)


def edited(table, params, answer):
    """The daemon took an edit list, or refused it, exactly as the model does."""
    inserted = answer.get("result", {}).get("inserted", [])
    try:
        table.edited(params, list(inserted))
    except Refused as refused:
        kind = answer.get("error", {}).get("data", {}).get("kind")
        assert kind in refused.kinds, (params, answer)
        return
    assert "result" in answer, (params, answer)
    result = answer["result"]
    if changes_nothing(table, params, result):
        assert (result["changedCells"], inserted) == (0, []), (params, answer)
    else:
        table.edit(params, inserted)
    history = result["history"]
    assert (history["undo"], history["redo"]) == (len(table.undo_steps), len(table.redo_steps)), params


def changes_nothing(table, params, result):
    """Whether an edit list leaves all as it was, so that it makes no undo step."""
    edits = params["edits"]
    if any(edit["kind"] not in ("set", "move") for edit in edits):
        return False
    if table.edited(params, []) != table.rows:
        return False
    # A number may be spelled otherwise than in its file. That is a change.
    columns = {name for edit in edits for name in edit.get("values", {edit.get("column"): None})}
    return "x" not in columns or result["changedCells"] == 0


def travelled(table, step, answer):
    """Undo and redo do what the model does."""
    result = answer["result"]
    assert (result["step"] is not None) == step(), result
    assert result["skipped"] == 0
    assert result["history"]["undo"] == len(table.undo_steps)
    assert result["history"]["redo"] == len(table.redo_steps)


def placed(kind, keys, pick):
    """A place; none is the end."""
    if kind in ("before", "after"):
        return {"place": {"kind": kind, "row": keys[pick % len(keys)]}} if keys else {}
    if kind == "index":
        return {"place": {"kind": kind, "sourceIndex": pick % (len(keys) + 2)}}
    return {} if kind == "none" else {"place": {"kind": kind}}


def fresh_key(table, first, second):
    """Mostly a key that no row has; sometimes one that another has, or none."""
    if first % 11 == 0:
        return table.keys[second % len(table.keys)] if table.keys else None
    return None if first % 13 == 0 else 1000 + (first * 10000 + second) % 99991


def field(value):
    """A cell as CSV spells it."""
    text = "" if value is None else str(value)
    return json.dumps(text, ensure_ascii=False).replace("\\n", "\n").replace('\\"', '""') \
        if set(text) & set(',"\n') else text  # fmt: skip


def plain(cell):
    """What the model says of a cell."""
    return (cell["value"], cell.get("error", (None, None))[1])


def spare(state):
    """A part of a view's state without what it holds by default."""
    if isinstance(state, list):
        return [{n: step[n] for n in ("column", "direction", "nulls")} for step in state]
    return state and {n: state[n] for n in ("text", "columns", "mode")}


@pytest.mark.parametrize("seed", seeds(1))
def test_a_client_that_does_anything_sees_what_the_model_says(binary, tmp_path, seed):
    def make():
        return Client(binary, tmp_path)

    hypothesis.seed(seed)(make)
    stateful.run_state_machine_as_test(
        make,
        settings=hypothesis.settings(
            max_examples=EXAMPLES, stateful_step_count=30,
            deadline=None, database=None, phases=[hypothesis.Phase.generate],
            suppress_health_check=list(hypothesis.HealthCheck),
        ),
    )  # fmt: skip
