"""The conversations of the guide, held with the daemon.

Each page is one conversation: its fenced ``json`` blocks, in order. `Protocol/README.md` describes
the form under "How to read the examples". What a page leaves out it marks with `…`; all else is
compared.
"""

import gzip
import json
import pathlib

import databases
import pytest
from documents import conversation, difference, read

PROTOCOL = pathlib.Path(__file__).resolve().parents[2] / "Protocol"
PAGES = [PROTOCOL / "README.md", *sorted((PROTOCOL / "guide").glob("*.md"))]


class Reader:
    """Holds one conversation: sends what the page sends, compares what it shows."""

    def __init__(self, pipe):
        self.pipe = pipe
        self.seen = 0  # of the daemon's notifications
        self.asked = []  # ids of requests whose answers the page has not shown
        self.skips = False  # whether the page leaves out the next notifications
        self.questions = {}  # the daemon's ids by those of the page

    def send(self, message):
        if "method" not in message:
            message = {**message, "id": self.questions[message["id"]]}
        elif "id" in message:
            self.asked.append(message["id"])
        self.pipe.send({"jsonrpc": "2.0", **message})

    def receive(self, message):
        if message is None:
            self.skips = True
        elif "method" not in message:
            self.asked.remove(message["id"])
            return difference(message, self.plain(self.pipe.answer(message["id"])))
        elif "id" in message:
            question = self.pipe.question()
            self.questions[message["id"]] = question["id"]
            return difference({**message, "id": question["id"]}, self.plain(question))
        else:
            return self.notification(message)

    def notification(self, message):
        while True:
            self.pipe.wait(lambda: len(self.pipe.events) > self.seen, what=str(message)[:200])
            method, params = self.pipe.events[self.seen]
            self.seen += 1
            found = difference(message, {"method": method, "params": params})
            if not (found and self.skips):
                self.skips = False
                return found

    def finish(self):
        for request in self.asked:
            answer = self.pipe.answer(request)
            assert "error" not in answer, f"an error that the page does not show: {answer}"
        if not self.pipe.ended and "shutdown" not in self.methods:
            self.pipe.sync()
            missed = self.pipe.events[self.seen :]
            assert self.skips or missed == [], f"the page does not show {str(missed[0])[:600]}"

    @staticmethod
    def plain(message):
        return {name: value for name, value in message.items() if name != "jsonrpc"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_daemon_says_what_the_page_shows(start, page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # a page that saves names files by relative paths
    databases.made(tmp_path / "shop.db", databases.SHOP)
    orders = gzip.compress(b"id,item,total\n1,tea,12\n2,jam,7\n3,salt,3\n", mtime=0)
    (tmp_path / "orders.csv.gz").write_bytes(orders)
    (tmp_path / "cut.csv.gz").write_bytes(orders[:30])
    messages = conversation(page.read_text("utf-8"))
    methods = [message.get("method") for _, _, message in messages if message]
    pipe = start(greet="initialize" not in methods)
    reader = Reader(pipe)
    reader.methods = methods
    greetings = 0
    for number, side, message in messages:
        if side == "client":
            greetings += message.get("method") == "initialize"
            if greetings > 1 and message["method"] == "initialize":
                # The page goes on with a new daemon.
                pipe.kill()
                pipe = start(greet=False)
                reader = Reader(pipe)
                reader.methods = methods
            reader.send(message)
        elif found := reader.receive(message):
            raise AssertionError(f"{page.name}:{number}: {found}\n{json.dumps(message)[:300]}")
    reader.finish()


def test_every_page_begins_with_a_conversation():
    """The first fenced block of each page is a conversation, before the second heading."""
    for page in PAGES:
        text = page.read_text("utf-8")
        first = text.find("```")
        assert text[first:].startswith("```json\n"), f"{page.name} begins with no conversation"
        if page.name != "README.md":
            assert text[:first].count("\n#") <= 1, f"{page.name}: headings before the conversation"


# MARK: The rules of elision, on small messages


@pytest.mark.parametrize(
    ("shown", "real"),
    [
        ('{"a": 1}', {"a": 1}),
        ('{"a": …}', {"a": [1, {}]}),
        ('{"a": 1, …}', {"a": 1, "b": 2}),
        ("{…}", {}),
        ("[1, …]", [1]),
        ("[1, …, 4]", [1, 2, 3, 4]),
        ('{"a": "…, {"}', {"a": "…, {"}),
        ('{"a": 6}', {"a": 6.0}),
    ],
)
def test_what_is_left_out_may_be_anything(shown, real):
    assert difference(read(1, shown), real) is None


@pytest.mark.parametrize(
    ("shown", "real"),
    [
        ('{"a": 1}', {"a": 2}),
        ('{"a": 1}', {"a": 1, "b": 2}),
        ('{"a": …}', {}),
        ('{"a": 1, …}', {"b": 2}),
        ("[1]", [1, 2]),
        ("[1, …, 4]", [1, 2]),
        ('{"a": 1}', {"a": True}),
        ('{"a": "…"}', {"a": "b"}),
    ],
)
def test_what_is_shown_is_compared(shown, real):
    assert difference(read(1, shown), real) is not None
