"""jsonrpc-glib through GObject introspection; what it reads are GVariants."""

import json
import sys

import gi

gi.require_version("Jsonrpc", "1.0")
from gi.repository import Gio, GLib, Jsonrpc  # noqa: E402


def variant(value):
    """A GVariant of a JSON value."""
    if value is None:
        return GLib.Variant("mv", None)
    if isinstance(value, bool):
        return GLib.Variant("b", value)
    if isinstance(value, int):
        return GLib.Variant("x", value)
    if isinstance(value, str):
        return GLib.Variant("s", value)
    if isinstance(value, list):
        return GLib.Variant("av", [variant(member) for member in value])
    return GLib.Variant("a{sv}", {name: variant(member) for name, member in value.items()})


def say(value):
    print(json.dumps(value), flush=True)


class Client:
    """One conversation; every wait runs the main loop."""

    def __init__(self, daemon):
        flags = Gio.SubprocessFlags.STDIN_PIPE | Gio.SubprocessFlags.STDOUT_PIPE
        self.process = Gio.Subprocess.new([daemon, "--stdio"], flags)
        pipes = (self.process.get_stdout_pipe(), self.process.get_stdin_pipe())
        self.client = Jsonrpc.Client.new(Gio.SimpleIOStream.new(*pipes))
        self.updates = []
        self.client.connect("notification", self.notified)
        self.client.start_listening()

    def notified(self, _client, method, params):
        if method == "view/update":
            self.updates.append(params.unpack())

    def run_until(self, holds):
        """Runs the main loop until something holds, ten seconds at most."""
        context = GLib.MainContext.default()
        over = []
        timer = GLib.timeout_add(10_000, lambda: over.append(True) or True)
        while not holds() and not over:
            context.iteration(True)
        GLib.source_remove(timer)

    def answer(self, step):
        answers = []

        def done(client, result):
            try:
                _, value = client.call_finish(result)
                answers.append({"result": None if value is None else value.unpack()})
            except GLib.Error as error:
                answers.append({"error": {"code": error.code, "message": error.message}})

        self.client.call_async(step["request"], variant(step["params"]), None, done)
        self.run_until(lambda: answers)
        return answers[0] if answers else {"timeout": step["request"]}

    def awaited(self, cause):
        def found():
            return [update for update in self.updates if cause in update["causes"]]

        self.run_until(found)
        return {"update": (found() or [None])[0]}


def main(daemon, session):
    client = Client(daemon)
    for step in json.load(open(session, encoding="utf-8")):
        if "request" in step:
            say(client.answer(step))
        elif "notify" in step:
            client.client.send_notification(step["notify"], variant(step["params"]), None)
        else:
            say(client.awaited(step["await"]))
    client.process.wait(None)
    say({"exit": client.process.get_exit_status()})


main(*sys.argv[1:])
