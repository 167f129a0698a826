"""The laws, driven at random from a seed: whatever happens, replicas equal fresh reads."""

import random

import pytest
from harness import seeds
from replica import key_name, rows_of

TYPES = ["integer", "number", "text", "date", "boolean"]


class Driver:
    """A client that does at random what clients do, and keeps count of what it may expect."""

    def __init__(self, pipe, seed):
        self.pipe = pipe
        self.chance = random.Random(seed)
        self.kinds = self.chance.choices(TYPES, k=self.chance.randrange(1, 5))
        self.columns = [f"c{number}" for number in range(len(self.kinds))]
        keyed = self.chance.random() < 0.4
        self.key_column = "id" if keyed else None
        columns = [{"id": c, "type": kind} for c, kind in zip(self.columns, self.kinds)]
        if keyed:
            columns.insert(0, {"id": "id", "type": "integer"})
        self.next_id = 0
        rows = [self.row() for _ in range(self.chance.randrange(40))]
        params = {"keyColumns": ["id"]} if keyed else {}
        computed = []
        if self.chance.random() < 0.5:
            source = f"dyn({self.columns[0]}) == params.x ? 'same' : string({self.columns[-1]})"
            computed = [{"id": "made", "computed": source},
                        {"id": "again", "computed": "made + '!'"}]  # fmt: skip
        pipe.request("table/create", table="t", columns=columns + computed, rows=rows, **params)
        self.schema = columns
        self.computed, self.made = computed, {column["id"] for column in computed}
        self.params = {}
        self.sortable = [column["id"] for column in columns + computed]
        self.views = ["v0", "v1"]
        for view in self.views:
            pipe.request("view/open", table="t", view=view)
        self.subscriptions = {}
        self.next_subscription = 0
        self.steps = 0

    def value(self, kind):
        if self.chance.random() < 0.15:
            return None
        if kind == "integer":
            return self.chance.choice([self.chance.randrange(9), str(10**15)])
        if kind == "number":
            return self.chance.choice([0.5, 1e10, "NaN", "-Infinity", -2])
        if kind == "date":
            return f"2020-01-0{self.chance.randrange(1, 9)}"
        if kind == "boolean":
            return self.chance.random() < 0.5
        return "".join(self.chance.choices("abÄ \n\U0001f600", k=self.chance.randrange(5)))

    def row(self):
        values = [self.value(kind) for kind in self.kinds]
        if self.key_column:
            self.next_id += 1
            values.insert(0, self.next_id)
        return values

    def keys(self):
        """The keys in source order, from a view nobody changes."""
        if not hasattr(self, "plain"):
            self.plain = self.pipe.request("view/open", table="t")["view"]
        return self.pipe.request("view/rows", view=self.plain, columns=[])["keys"]

    # MARK: Steps

    def step(self):
        self.steps += 1
        names = ["edit"] * 6 + ["content", "content", "undo", "redo", "sort", "search",
                                "filter", "sections", "sections", "collapse",
                                "page", "hide", "tap", "parameters",
                                "scroll", "scroll", "watch", "unwatch", "resync"]  # fmt: skip
        getattr(self, self.chance.choice(names))()

    def edit(self):
        keys = self.keys()
        edits = []
        for _ in range(self.chance.randrange(1, 4)):
            kind = self.chance.choice(["set", "set", "insert", "remove", "move"])
            if kind == "insert":
                rows = [self.row() for _ in range(self.chance.randrange(1, 4))]
                edits.append({"kind": "insert", "rows": rows, "place": self.place(keys)})
            elif not keys:
                continue
            elif kind == "set":
                at = self.chance.randrange(len(self.columns))
                edits.append({"kind": "set", "row": self.chance.choice(keys),
                              "column": self.columns[at],
                              "value": self.wrong() or self.value(self.kinds[at])})  # fmt: skip
            else:
                rows = self.chance.sample(keys, min(len(keys), self.chance.randrange(1, 4)))
                keys = [key for key in keys if key not in rows]
                edit = {"kind": kind, "rows": rows}
                if kind == "move":
                    edit["place"] = self.place(keys)
                    keys = keys + rows
                edits.append(edit)
        history = self.chance.choice(["step", "step", "step", "join", "none"])
        params = {"table": "t", "edits": edits, "invalid": "keep", "history": history}
        if self.chance.random() < 0.3:
            self.pipe.start_request("table/edit", params)  # answered some time later
        else:
            self.pipe.request("table/edit", **params)

    def wrong(self):
        return "does not fit" if self.chance.random() < 0.1 else None

    def place(self, keys):
        kind = self.chance.choice(["start", "end", "before", "after"])
        if kind in ("before", "after") and keys:
            return {"kind": kind, "row": self.chance.choice(keys)}
        return {"kind": "start" if kind == "start" else "end"}

    def parameters(self):
        """What computed columns read beside their row."""
        at = self.chance.randrange(len(self.kinds))
        value = self.chance.choice([{"int": "3"}, {"string": "a"}, {"bool": True}, None])
        self.params = {"x": value, f"unused{at}": {"int": str(self.steps)}}
        self.pipe.request("table/setParams", table="t", params=self.params)

    def content(self, histories=("step", "step", "join", "none")):
        """New rows, much like those there are."""
        self.keys()
        fresh = self.pipe.request("view/rows", view=self.plain, as_="value")
        columns = [column["id"] for column in self.schema]
        old = [[cells.get(c, {}).get("value") for c in columns]
               for _, cells in rows_of(fresh["keys"], fresh["blocks"])]  # fmt: skip
        pairs = [(key, row) for key, row in zip(fresh["keys"], old) if self.chance.random() < 0.9]
        for _ in range(self.chance.randrange(4)):
            pairs.insert(self.chance.randrange(len(pairs) + 1), (None, self.row()))
        for _, row in pairs:
            if self.chance.random() < 0.1:
                row[-1] = self.value(self.kinds[-1])
        if self.chance.random() < 0.3:
            self.chance.shuffle(pairs)
        params = {"table": "t", "rows": [row for _, row in pairs],
                  "mode": self.chance.choice(["diff", "diff", "reset"]), "hints": self.steps,
                  "history": self.chance.choice(histories)}  # fmt: skip
        kind = self.chance.choice(["own", "given", "content"])
        if kind == "given":
            params["match"] = {"kind": kind, "keys": [key for key, _ in pairs]}
        elif kind == "content":
            params["match"] = {"kind": kind}
        self.pipe.request("table/setRows", **params)
        after = self.pipe.request("view/rows", view=self.plain, as_="value")
        held = [[cells[c]["value"] for c in columns]
                for _, cells in rows_of(after["keys"], after["blocks"])]  # fmt: skip
        assert held == [row for _, row in pairs]

    def undo(self):
        self.pipe.request("table/undo", table="t")

    def redo(self):
        self.pipe.request("table/redo", table="t")

    def set(self, **state):
        params = {"view": self.chance.choice(self.views), "state": state}
        keys = self.keys()
        if keys and self.chance.random() < 0.2:
            params["show"] = self.chance.choice(keys)
        if self.chance.random() < 0.2:
            params["wait"] = False
        self.pipe.request("view/set", **params)

    def sort(self):
        used = self.chance.sample(self.sortable, self.chance.randrange(len(self.sortable) + 1))
        self.set(sort=[{"column": column,
                        "direction": self.chance.choice(["ascending", "descending"]),
                        "nulls": self.chance.choice(["first", "last"]),
                        "comparator": self.chance.choice(["value", "text", "caseInsensitive",
                                                          "length"])}
                       for column in used])  # fmt: skip

    def search(self):
        text = self.chance.choice(["a", "1", "ä", "fit", "0"])
        mode = self.chance.choice(["filter", "mark"])
        self.set(search=self.chance.choice([None, {"text": text, "mode": mode}]))

    def filter(self):
        self.set(filter=self.chance.choice([None, self.condition(2)]))

    def condition(self, depth):
        kind = self.chance.choice(["text", "null", "error"] + ["all", "any", "not"] * (depth > 0))
        if kind in ("all", "any"):
            members = [self.condition(depth - 1) for _ in range(self.chance.randrange(3))]
            return {"kind": kind, "conditions": members}
        if kind == "not":
            return {"kind": kind, "condition": self.condition(depth - 1)}
        condition = {"kind": kind, "column": self.chance.choice(self.sortable)}
        if kind == "text":
            condition["relation"] = self.chance.choice(["contains", "startsWith", "endsWith"])
            condition["text"] = self.chance.choice(["a", "1", "ä", "fit", "0"])
        return condition

    def sections(self):
        """Sections by some columns, or other looks of those there are."""
        view = self.chance.choice(self.views)
        state = self.pipe.request("view/get", view=view)["state"]
        patch = {"headers": self.chance.random() < 0.8, "footers": self.chance.random() < 0.4,
                 "empty": self.chance.choice(["hide", "show", None])}  # fmt: skip
        if state["sections"] is None or self.chance.random() < 0.4:
            count = self.chance.randrange(1, len(self.columns) + 1)
            kinds = dict(zip(self.columns, self.kinds))
            patch["by"] = []
            for column in self.chance.sample(self.columns, min(count, 3)):
                listed = [self.value(kinds[column]) for _ in range(self.chance.choice([0, 0, 2]))]
                patch["by"].append({
                    "column": column, "values": [v for v in listed if v is not None],
                    "direction": self.chance.choice(["ascending", "descending"]),
                    "nulls": self.chance.choice(["first", "last"])})  # fmt: skip
                if kinds[column] == "text" and self.chance.random() < 0.3:
                    patch["by"][-1]["comparator"] = "length"
        if self.chance.random() < 0.6:
            patch["aggregates"] = self.aggregates()
        if self.chance.random() < 0.2:
            patch = None
        self.pipe.request("view/set", view=view, state={"sections": patch})

    def aggregates(self):
        """Some of what can be told of the rows of a section, each once."""
        asked = []
        for column, kind in self.chance.choices(list(zip(self.columns, self.kinds)), k=3):
            kinds = ["count", "valid", "distinct", "min", "max"]
            kinds += ["sum", "mean"] if kind in ("integer", "number") else []
            rule = {"column": column, "kind": self.chance.choice(kinds)}
            if rule not in asked:
                asked.append(rule)
        return asked

    def collapse(self):
        """Some or all sections, of those there are and of some there are not."""
        view = self.chance.choice(self.views)
        sections = self.pipe.request("view/get", view=view)["state"]["sections"]
        if sections is None:
            assert self.pipe.error("view/collapse", view=view, action="expand").kind == "noSections"
            return
        params = {"view": view, "action": self.chance.choice(["collapse", "expand", "toggle"])}
        if self.chance.random() < 0.8:
            keys = [key["key"] for key in self.pipe.request("view/rows", view=view)["keys"]
                    if isinstance(key, dict)]  # fmt: skip
            kinds = dict(zip(self.columns, self.kinds))
            keys.append([self.value(kinds[level["column"]]) for level in sections["by"]])
            params["keys"] = self.chance.sample(keys, min(len(keys), 3))
        self.pipe.request("view/collapse", **params)

    def page(self):
        page = {"size": self.chance.choice([None, 3, 7]), "index": self.chance.randrange(5)}
        self.set(page=page)

    def columns_state(self):
        return {column: {"hidden": self.chance.random() < 0.3, "footer": self.footer()}
                for column in self.sortable}  # fmt: skip

    def footer(self):
        kinds = ["count", "valid", "distinct", "sum", "mean", "min", "max"]
        footer = {"aggregate": self.chance.choice(kinds),
                  "over": self.chance.choice(["all", "shown"])}  # fmt: skip
        return self.chance.choice([None, {}, {"title": "below"}, footer, footer, footer])

    def hide(self):
        order = self.chance.sample(self.sortable, len(self.sortable))
        self.set(columns=self.columns_state(), columnOrder=order)

    def tap(self):
        self.pipe.request("view/tap", view=self.chance.choice(self.views), part="header",
                          column=self.chance.choice(self.sortable),
                          extend=self.chance.random() < 0.5)  # fmt: skip

    def watch(self):
        if len(self.subscriptions) >= 5:
            return
        name = f"s{self.next_subscription}"
        self.next_subscription += 1
        window = self.chance.choice([
            {"kind": "all"},
            {"kind": "entries", "first": self.chance.randrange(20),
             "size": self.chance.randrange(12), "overscan": self.chance.randrange(3)},
            {"kind": "entries", "first": 0, "size": 5},
        ])  # fmt: skip
        options = {"view": self.chance.choice(self.views), "window": window,
                   "as": self.chance.choice(["value", "text", "both"]),
                   "content": self.chance.choice(["cells", "cells", "cells", "keys"]),
                   "hold": self.chance.choice(["entry", "index", "end"]),
                   "brief": self.next_subscription % 2 == 0}  # fmt: skip
        self.pipe.result(
            self.pipe.start_request("view/watch", {"subscription": name, **options}), "view/watch"
        )
        self.subscriptions[name] = options

    def some(self):
        return self.chance.choice(sorted(self.subscriptions)) if self.subscriptions else None

    def unwatch(self):
        if (name := self.some()) and len(self.subscriptions) > 2:
            del self.subscriptions[name]
            self.pipe.request("view/unwatch", subscription=name)

    def scroll(self):
        if name := self.some():
            params = {"first": self.chance.randrange(25)}
            if self.chance.random() < 0.4:
                params["size"] = self.chance.randrange(12)
            if self.subscriptions[name]["window"]["kind"] == "entries":
                self.pipe.request("view/scroll", subscription=name, **params)

    def resync(self):
        if name := self.some():
            self.pipe.request("view/resync", subscription=name)

    # MARK: Law 1

    def check(self):
        """After the barrier every replica equals a fresh read at the same view revision."""
        for _ in range(200):
            orders = [self.pipe.request("view/get", view=view)["orderState"] for view in self.views]
            if set(orders) == {"ready"}:
                break
        tables = self.pipe.sync()["tables"]
        for name, options in self.subscriptions.items():
            replica = self.pipe.replica(name)
            fresh = self.pipe.result(
                self.pipe.start_request(
                    "view/rows", {"view": options["view"], "as": options["as"]}
                ),
                "view/rows",
            )
            where = f"{name} {options} after {self.steps} steps"
            assert replica.to == fresh["viewRevision"], where
            assert replica.revision == fresh["revision"] == tables["t"], where
            assert replica.counts == fresh["counts"], where
            view = self.pipe.request("view/get", view=options["view"])
            assert replica.footers == view.get("footers", {}), where
            rows = rows_of(fresh["keys"], fresh["blocks"])
            if options["content"] == "keys":
                rows = [[key, {}] for key, _ in rows]
            first = replica.window["first"]
            expected = rows[first : first + len(replica.rows)]
            assert replica.rows == expected, where
            told = {key_name(info["key"]): info for info in fresh.get("sections", ())}
            assert replica.sections.items() <= told.items(), where
            self.check_places(options["view"], rows, fresh["counts"])
            self.check_aggregates(options["view"], view["state"]["sections"], told)
            if options["window"]["kind"] == "all":
                assert len(replica.rows) == len(rows), where

    def check_places(self, view, rows, counts):
        """Rows of the page shown are found where they stand, with the section before them."""
        keys = [key for key, _ in rows if not isinstance(key, dict)]
        if len(keys) == counts["pageEnd"] - counts["pageStart"]:
            found = self.pipe.request("view/locate", view=view, keys=keys)["rows"]
            places = [at for at, (key, _) in enumerate(rows) if not isinstance(key, dict)]
            assert [row["viewIndex"] for row in found] == places
            assert {row["pageIndex"] for row in found} <= {counts["pageIndex"]}
            for row in found:
                heads = [key for key, _ in rows[: row["viewIndex"]]
                         if isinstance(key, dict) and key["kind"] == "header"]  # fmt: skip
                assert not heads or heads[-1]["key"] == row["section"]

    def check_aggregates(self, view, sections, told):
        """What sections tell of their rows is what grouping the view's rows anew gives."""
        asked = (sections or {}).get("aggregates")
        if not asked or not told:
            return
        for depth in {len(info["key"]) for info in told.values()}:
            by = [level["column"] for level in sections["by"][:depth]]
            groups = self.pipe.request(
                "view/aggregate", view=view, groupBy=by, aggregates=asked, as_="both"
            )
            columns = [block["values"] for block in groups["groupBy"]]
            keys = [key_name(list(key)) for key in zip(*columns)]
            for info in told.values():
                is_error = any(isinstance(value, dict) for value in info["key"])
                if len(info["key"]) != depth or info["count"] == 0 or is_error:
                    continue
                at = keys.index(key_name(info["key"]))
                assert info["count"] == groups["counts"][at]
                for mine, anew in zip(info["aggregates"], groups["aggregates"]):
                    assert mine == {
                        "column": anew["column"], "kind": anew["kind"],
                        "value": anew["values"][at], "text": anew["texts"][at],
                        **{name: anew[name][at] for name in ("nulls", "errors")
                           if anew.get(name, [0] * (at + 1))[at]},
                    }  # fmt: skip

    # MARK: Law 2

    def check_against_a_new_table(self):
        """A new table made of the end state shows the same in the same view state."""
        plain = self.pipe.request("view/rows", view=self.plain, as_="both")
        rows = []
        for _, cells in rows_of(plain["keys"], plain["blocks"]):
            rows.append({c: cell["error"][1] if "error" in cell else cell["value"]
                         for c, cell in cells.items() if c not in self.made})  # fmt: skip
        self.pipe.request("table/create", table="new", columns=self.schema + self.computed, rows=rows)
        self.pipe.request("table/setParams", table="new", params=self.params)
        for view in self.views:
            state = self.pipe.request("view/get", view=view)["state"]
            other = self.pipe.request("view/open", table="new", state=state)["view"]
            mine = [cells for _, cells in self.pipe.cells(view)]
            theirs = [cells for _, cells in self.pipe.cells(other)]
            assert mine == theirs, state
            self.pipe.sync()
            footers = [self.pipe.request("view/get", view=view).get("footers")
                       for view in (view, other)]  # fmt: skip
            assert footers[0] == footers[1], state


@pytest.mark.parametrize("updates", ["merged", "each"])
@pytest.mark.parametrize("seed", seeds(6))
def test_replicas_equal_fresh_reads(start, seed, updates):
    pipe = start(updates=updates)
    driver = Driver(pipe, seed)
    driver.watch()
    driver.watch()
    for number in range(80):
        driver.step()
        if number % 5 == 4:
            driver.check()
    driver.check()
    driver.keys()
    driver.check_against_a_new_table()
    assert pipe.leave() == 0
    assert pipe.tee.outstanding == {}


@pytest.mark.parametrize("seed", seeds(2))
def test_replicas_of_a_slow_reader_equal_fresh_reads(start, seed):
    pipe = start()
    driver = Driver(pipe, seed + 1000)
    driver.watch()
    driver.watch()
    keys = driver.keys() or [None]
    for _ in range(6):
        pipe.pause()
        for _ in range(60):
            edits = [{"kind": "insert", "rows": [driver.row()]}]
            if driver.chance.random() < 0.5 and keys[0] is not None:
                column = driver.chance.randrange(len(driver.columns))
                edits = [{"kind": "set", "row": driver.chance.choice(keys),
                          "column": driver.columns[column],
                          "value": driver.value(driver.kinds[column])}]  # fmt: skip
            pipe.start_request("table/edit", {"table": "t", "edits": edits})
        pipe.resume()
        driver.check()
        driver.step()
        keys = driver.keys() or [None]
    driver.check()
    assert pipe.leave() == 0
    assert pipe.tee.outstanding == {}


@pytest.mark.parametrize("seed", seeds(4))
def test_undo_and_redo_of_everything_is_the_identity(start, seed):
    pipe = start()
    driver = Driver(pipe, seed + 2000)
    view = pipe.request("view/open", table="t")["view"]
    states = [pipe.cells(view)]
    while len(states) < 15:
        before = pipe.request("table/describe", table="t")["history"]["undo"]
        make_step(driver)
        pipe.sync()
        after = pipe.request("table/describe", table="t")["history"]["undo"]
        if after == before:
            continue
        states.append(pipe.cells(view))
        driver.sort()
        driver.search()
    for state in states[-2::-1]:
        assert pipe.request("table/undo", table="t")["step"] is not None
        assert pipe.cells(view) == state
        driver.sort()
    assert pipe.request("table/undo", table="t")["step"] is None
    for state in states[1:]:
        assert pipe.request("table/redo", table="t")["step"] is not None
        assert pipe.cells(view) == state
        driver.search()
    assert pipe.request("table/redo", table="t")["step"] is None


def make_step(driver):
    """One undoable step of random edits or new content."""
    if driver.chance.random() < 0.3:
        driver.content(["step"])
        return
    keys = driver.keys()
    edits = [{"kind": "insert", "rows": [driver.row()], "place": driver.place(keys)}]
    keys = [key for key in keys if key != edits[0]["place"].get("row")]
    if len(keys) > 3:
        first, second, third = driver.chance.sample(keys, 3)
        at = driver.chance.randrange(len(driver.columns))
        edits.append({"kind": "set", "row": first, "column": driver.columns[at],
                      "value": driver.value(driver.kinds[at])})  # fmt: skip
        edits.append({"kind": "move", "rows": [second], "place": {"kind": "end"}})
        edits.append({"kind": "remove", "rows": [third]})
    driver.pipe.request("table/edit", table="t", edits=driver.chance.sample(edits, len(edits)))
