"""Watches every message in both directions and notes what breaks the contract.

It knows the protocol's rules that hold always, whatever a test is about: one answer per id, only
frames on standard output, error objects of three members, gapless sequences, updates that apply.
"""

from __future__ import annotations

import json

from contract import CONTRACT
from replica import Replica

EVENTS = {
    "view/update",
    "view/profileUpdate",
    "table/didChange",
    "action/didInvoke",
    "$/progress",
    "$/logTrace",
    "window/logMessage",
}
QUESTIONS = {"action/decide", "cell/compute", "cell/measure", "source/fetch", "source/write"}
CODES = {
    -32700, -32600, -32601, -32602, -32603, -32002, -32000, -32800, -32801, -32803,
}  # fmt: skip
CHANGES = {
    "table/edit", "table/undo", "table/redo", "table/jump", "table/resolveConflicts", "table/revert",
    "table/didChangeText", "table/recover",
    "view/replace", "cell/draft",
}  # fmt: skip
LONG_INTEGER = 10**14


class Tee:
    """Collects violations as sentences; a test ends with none."""

    def __init__(self):
        self.violations = []
        self.outstanding = {}
        self.sent_count = 0
        self.watched = {}  # when the watch of a subscription was sent
        self.replicas = {}
        self.ended = set()
        self.revisions = {}
        self.unanswered_changes = set()
        self.questions = {}  # of the daemon, by id
        self.replied = set()  # questions that the client has answered
        self.long_integers_allowed = False

    def broken(self, sentence, message=None):
        """Notes a violation."""
        self.violations.append(sentence if message is None else f"{sentence}: {str(message)[:300]}")

    # MARK: From the client

    def sent(self, message):
        """Sees a message that the client sends on purpose."""
        if isinstance(message, list):
            for member in message:
                self.sent(member)
        elif isinstance(message, dict) and "method" not in message:
            if self.questions.pop(message.get("id"), None):
                self.replied.add(message.get("id"))
        elif isinstance(message, dict):
            if "id" in message:
                key = (type(message["id"]).__name__, message["id"])
                self.sent_count += 1
                asked = (message["method"], message.get("params") or {}, self.sent_count)
                self.outstanding[key] = asked
            elif message["method"] in CHANGES and isinstance(message.get("params"), dict):
                self.unanswered_changes.add(message["params"].get("table"))

    # MARK: From the daemon

    def received(self, body):
        """Sees the body of a frame (or a line); returns the messages in it."""
        try:
            message = json.loads(
                body.decode("utf-8"),
                parse_constant=lambda word: self.broken(f"{word} is no JSON"),
                parse_int=self.integer,
                object_pairs_hook=self.members,
            )
        except ValueError as error:
            self.broken(f"not JSON ({error})", body)
            return []
        members = message if isinstance(message, list) else [message]
        if not members:
            self.broken("an empty array")
        for member in members:
            if not isinstance(member, dict):
                self.broken("not an object", member)
                return []
            self.check(member, in_batch=isinstance(message, list))
        return members

    def integer(self, digits):
        if abs(int(digits)) >= LONG_INTEGER and not self.long_integers_allowed:
            self.broken(f"the long integer {digits} travels as a number")
        return int(digits)

    def members(self, pairs):
        if len({name for name, _ in pairs}) != len(pairs):
            self.broken("a member stands twice", pairs)
        return dict(pairs)

    def check(self, message, in_batch):
        if message.get("jsonrpc") != "2.0":
            self.broken("no jsonrpc 2.0", message)
        if "method" in message:
            self.check_event(message, in_batch)
        else:
            self.check_answer(message)

    def check_answer(self, message):
        extra = set(message) - {"jsonrpc", "id", "result", "error"}
        if extra:
            self.broken(f"unknown top-level members {extra}", message)
        if ("result" in message) == ("error" in message):
            self.broken("not exactly one of result and error", message)
        if "error" in message:
            self.check_error(message["error"], message)
        if "id" not in message:
            self.broken("an answer without id", message)
        elif message["id"] is None:
            if message.get("error", {}).get("code") not in (-32700, -32600):
                self.broken("id null but neither parse error nor invalid request", message)
        else:
            known = self.outstanding.pop((type(message["id"]).__name__, message["id"]), None)
            if known is None:
                self.broken("an answer to nothing outstanding", message)
                return
            if CONTRACT:
                self.check_schemas(known[0], known[1], message)
            if "result" in message:
                self.learn(*known, message["result"])

    def check_error(self, error, message):
        if not isinstance(error, dict) or set(error) - {"code", "message", "data"}:
            self.broken("an error of other members than code, message, data", message)
            return
        if error.get("code") not in CODES:
            self.broken("an error code that the contract does not list", message)
        if not isinstance(error.get("message"), str) or not error["message"]:
            self.broken("an error without a message", message)
        if "data" in error and not isinstance(error["data"], dict):
            self.broken("error data that is no object", message)
        if error.get("code") == -32603:
            self.broken("an internal error", message)
        if error.get("code") == -32803 and not error.get("data", {}).get("kind"):
            self.broken("a failed request without a kind", message)

    def check_schemas(self, method, params, message):
        """Good requests fit the contract, and so does what is answered."""
        if "error" in message:
            if isinstance(message["error"], dict):
                faults = CONTRACT.error_faults(method, message["error"])
                self.broken_all(faults, f"an error of {method} off the contract", message)
        elif method in CONTRACT.methods:
            faults = CONTRACT.params_faults(method, params)
            self.broken_all(faults, f"params of {method} were taken off the contract", params)
            faults = CONTRACT.result_faults(method, message["result"])
            self.broken_all(faults, f"a result of {method} off the contract", message["result"])

    def broken_all(self, faults, sentence, message):
        for fault in faults:
            self.broken(f"{sentence}, {fault}", message)

    def learn(self, method, params, sent, result):
        """Takes from an answer what later events are judged by; `sent` orders requests."""
        if method == "view/watch":
            if self.watched.get(result["subscription"], 0) > sent:
                return  # another was watched under its id since, and answered before
            self.watched[result["subscription"]] = sent
            self.replicas[result["subscription"]] = Replica(params.get("brief", False))
            self.ended.discard(result["subscription"])
        elif method == "view/unwatch":
            self.end(params.get("subscription"), sent)
        elif method == "view/close":
            for name, replica in list(self.replicas.items()):
                if replica.view == params.get("view"):
                    self.end(name, sent)
        elif method == "table/close":
            for name, replica in list(self.replicas.items()):
                if replica.table == params.get("table"):
                    self.end(name, sent)
        elif method in CHANGES:
            self.raise_revision(params.get("table") or self.table_of(params), result["revision"])
        elif method in ("table/open", "table/create"):
            self.raise_revision(result["table"], result["revision"])

    def table_of(self, params):
        """The table of a view that is named by params, as far as its updates told it."""
        tables = (one.table for one in self.replicas.values() if one.view == params.get("view"))
        return next(tables, None)

    def raise_revision(self, table, revision):
        self.revisions[table] = max(self.revisions.get(table, 0), revision)

    def end(self, subscription, sent):
        """Ends a subscription, unless another was watched under its id since."""
        if self.watched.get(subscription, 0) > sent:
            return
        self.replicas.pop(subscription, None)
        self.ended.add(subscription)

    def check_event(self, message, in_batch):
        if in_batch:
            self.broken("an event inside a batch", message)
        if set(message) - {"jsonrpc", "method", "params", "id"}:
            self.broken("an event with other members", message)
        if "id" in message:
            self.check_question(message)
            return
        if message["method"] == "$/cancelRequest":
            # An answer and the end of its question may cross each other.
            question = message["params"].get("id")
            if self.questions.pop(question, None) is None and question not in self.replied:
                self.broken("the end of a question nobody asked", message)
            return
        if message["method"] not in EVENTS:
            self.broken("an event that the contract does not list", message)
        if not isinstance(message.get("params"), dict):
            self.broken("an event without params", message)
            return
        if CONTRACT and message["method"] in CONTRACT.methods:
            faults = CONTRACT.params_faults(message["method"], message["params"])
            self.broken_all(faults, f"{message['method']} off the contract", message)
        if message["method"] == "view/update":
            self.check_update(message["params"])

    def check_question(self, message):
        """A request of the daemon: an id of its own, of a method the contract lists."""
        if message["id"] in self.questions:
            self.broken("a question with the id of another", message)
        self.questions[message["id"]] = message["method"]
        if message["method"] not in QUESTIONS:
            self.broken("a question that the contract does not list", message)
        elif CONTRACT:
            faults = CONTRACT.params_faults(message["method"], message.get("params"))
            self.broken_all(faults, f"{message['method']} off the contract", message)

    def check_update(self, update):
        name = update.get("subscription")
        replica = self.replicas.get(name)
        if replica is None:
            when = "after its end" if name in self.ended else "before its watch was answered"
            self.broken(f"an update of {name} {when}", update)
            return
        try:
            replica.apply(update)
        except Exception as error:
            self.broken(f"an update that does not apply ({error!r})", update)
        table = update.get("table")
        if set(update.get("causes", ())) <= {"edit", "undo", "redo"}:
            known = table not in self.unanswered_changes
            if known and update.get("revision", 0) > self.revisions.get(table, 0):
                self.broken("an update came before the answer to the change it holds", update)
