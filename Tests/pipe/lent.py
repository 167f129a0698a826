"""A lent source that answers the daemon's requests, well or badly on purpose."""

import threading
import time

COLUMNS = [{"id": "id", "type": "integer"}, {"id": "name"}, {"id": "n", "type": "integer"}]

NAMES = [column["id"] for column in COLUMNS]


def rows_of(count):
    """Rows with ids from 1."""
    return [[number, f"row {number}", number * 7 % 10] for number in range(1, count + 1)]


class Lender:
    """Answers requests from a list of rows, in a thread of its own, until it is closed.

    ``spoil`` may change an answer: it gets the params and the result, and returns a result, an
    exception for an error, or None for no answer.
    """

    def __init__(self, pipe, rows, spoil=None):
        self.pipe = pipe
        self.rows = rows
        self.spoil = spoil or (lambda params, result: result)
        self.asked = []
        self.unanswered = []
        self.writes = []
        self.open = True
        self.thread = threading.Thread(target=self.serve, daemon=True)
        self.thread.start()

    def serve(self):
        while self.open:
            with self.pipe.changed:
                self.pipe.changed.wait_for(lambda: self.pipe.questions or not self.open, 0.2)
                questions, self.pipe.questions[:] = self.pipe.questions[:], []
            for question in questions:
                self.answer(question)
            with self.pipe.changed:
                self.pipe.changed.notify_all()

    def answer(self, question):
        params = question["params"]
        self.asked.append(params)
        result = self.spoil(params, self.result(params))
        if isinstance(result, Exception):
            data = {"data": result.data} if hasattr(result, "data") else {}
            self.send(question, error={"code": -32000, "message": str(result), **data})
        elif result is None:
            self.unanswered.append(question)
        else:
            self.send(question, result=result)

    def send(self, question, **answer):
        if isinstance(answer.get("result"), bytes):  # JSON that Python does not write
            head = b'{"jsonrpc": "2.0", "id": "%s", "result": ' % question["id"].encode()
            self.pipe.tee.sent({"id": question["id"]})
            self.pipe.send_bytes(self.pipe.framed(head + answer["result"] + b"}"))
        else:
            self.pipe.send({"jsonrpc": "2.0", "id": question["id"], **answer})

    def result(self, params):
        if "changes" not in params:
            return self.page(params)
        self.writes.append(params)
        return self.written(params)

    def written(self, params):
        """Writes the changes, if no row is another one: a transaction."""
        rows, conflicts, written = [list(row) for row in self.rows], [], []
        for index, change in enumerate(params["changes"]):
            values = change.get("values", {})
            if change["kind"] == "insert":
                row = [values.get(name) for name in NAMES]
                if row[0] is None:
                    row[0] = max([other[0] for other in rows], default=0) + 1
                    written.append({"change": index, "values": {"id": row[0]}})
                rows.append(row)
                continue
            found = [row for row in rows if row[0] == change["key"][0]]
            before = [change["before"][name] for name in NAMES]
            if not found or (found[0] != before and not params.get("overwrite")):
                conflicts.append({"change": index, "gone": not found})
            elif change["kind"] == "remove":
                rows.remove(found[0])
            else:
                for name, value in values.items():
                    found[0][NAMES.index(name)] = value
        if conflicts:
            return {"conflicts": conflicts}
        self.rows = rows
        return {"written": written}

    def page(self, params):
        if "offset" in params:
            first = params["offset"]
        elif "after" in params:
            keys = [row[0] for row in self.rows]
            first = keys.index(params["after"][0]) + 1
        else:
            first = 0
        return {"rows": self.rows[first : first + params["size"]]}

    def close(self):
        self.open = False
        self.thread.join()


def opened(pipe, table="t", view="v", **options):
    """Opens a table of a source with a view; the answer."""
    params = {name: options.pop(name) for name in ("keyColumns", "wait") if name in options}
    if "options" in options:
        params["columns"] = options.pop("options")
    answer = pipe.request("table/open", table=table, source=source(**options), **params)
    pipe.request("view/open", table=table, view=view)
    return answer


def wait_for_all(pipe, table="t"):
    """Waits until the rows are read, or cannot be."""
    while True:
        state = pipe.request("table/describe", table=table)["rowsState"]
        if state["complete"] or "failure" in state:
            return state
        time.sleep(0.01)


def source(**options):
    """The description of a source, found by offset unless it has a key only."""
    return {"lent": "rows", "columns": COLUMNS, "key": ["id"], "can": {"offset": True}, **options}


def shown(pipe, view="v"):
    """The values of all rows of a view."""
    return [[cell["value"] for cell in cells.values()] for _, cells in pipe.cells(view)]
