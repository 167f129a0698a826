"""Fixtures: the daemon, a fake VS Code with the real extension, and pages in Chromium."""

from __future__ import annotations

import atexit
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request

import pytest

# Journals of tests are in a folder of this run, never in that of the user.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="table-server-state-")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
FRUIT = "name,count,note\nfig,3,\nkiwi,5,green\nplum,7,渡辺\nlime,8,sour\npear,10,\n"
SECONDS = 60


def absent(reason):
    """What a test does when something it needs is not there."""
    if os.environ.get("TABLE_SERVER_REQUIRE_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def eventually(condition, what, seconds=SECONDS):
    """Waits until a condition holds, and returns what it gave."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come within {seconds} s")
        time.sleep(0.01)


class Workbench:
    """A fake VS Code in a process of its own, and the address of its pages."""

    def __init__(self, daemon):
        environment = {**os.environ, "TABLE_SERVER": daemon}
        self.process = subprocess.Popen(
            ["node", str(HERE / "serve.js")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )
        self.origin = self.process.stdout.readline().strip()

    def do(self, action, **options):
        """Does something as a user of VS Code would; see ``actions`` of ``serve.js``."""
        body = json.dumps({"action": action, **options}).encode()
        with urllib.request.urlopen(f"{self.origin}/do", body, timeout=60) as response:
            answer = json.load(response)
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer["result"]

    def command(self, name, *arguments):
        return self.do("execute", command=f"tableServer.{name}", args=list(arguments))

    @property
    def is_dirty(self):
        return self.do("state")["isDirty"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(20)


class Sheet:
    """A table in a page: its frame, and what is drawn in it."""

    def __init__(self, page, workbench, number, look=""):
        self.page, self.workbench = page, workbench
        page.goto(f"{workbench.origin}/window/{number}{look}")
        self.frame = page.wait_for_selector("iframe").content_frame()
        self.frame.wait_for_selector(".layer .cell.cursor", timeout=SECONDS * 1000)

    def rows(self):
        """The texts of the rows in sight, from the top, each beginning with its number."""
        return self.frame.evaluate(
            """() => [...document.querySelectorAll(".layer .row:not([hidden])")]
                .map((row) => [Number(row.ariaRowIndex || row.getAttribute("aria-rowindex")),
                    [...row.children].map((cell) => cell.textContent)])
                .sort((left, right) => left[0] - right[0]).map(([, texts]) => texts)"""
        )

    def column(self, at):
        return [row[at] for row in self.rows() if len(row) > at]

    def shows(self, at, texts):
        """Waits until a column of the screen begins with these texts."""
        try:
            eventually(lambda: self.column(at)[: len(texts)] == texts, "")
        except AssertionError:
            assert self.column(at)[: len(texts)] == texts
            raise

    def titles(self):
        return self.frame.eval_on_selector_all(".title .name", "(all) => all.map((one) => one.textContent)")

    @property
    def cursor(self):
        """The row's number and the text of the cursor's cell; None if it is not in sight."""
        return self.frame.evaluate(
            "() => { const cell = document.getElementById('cursor');"
            " return cell && [Number(cell.parentNode.getAttribute('aria-rowindex')) - 1, cell.textContent] }"
        )

    def at(self, number, text):
        """Waits until the cursor is there."""
        try:
            eventually(lambda: self.cursor == [number, text], "")
        except AssertionError:
            assert self.cursor == [number, text]
            raise

    def selects(self, count):
        """Waits until so many cells are drawn as selected: the daemon answers after the key."""
        self.counts(".layer .cell.selected:not(.gutter)", count)

    def counts(self, selector, count):
        """Waits until so many elements are there."""
        found = self.frame.locator(selector)
        try:
            eventually(lambda: found.count() == count, "")
        except AssertionError:
            assert found.count() == count
            raise

    def keys(self, *names):
        for name in names:
            self.page.keyboard.press(name)

    def type(self, text):
        self.page.keyboard.type(text)

    def has(self, selector, text=None):
        """Waits for an element with a text."""
        locator = self.frame.locator(selector, **({"has_text": text} if text else {}))
        locator.first.wait_for(state="visible", timeout=SECONDS * 1000)
        return locator.first


@pytest.fixture(scope="session")
def daemon():
    """The daemon's path: ``TABLE_SERVER`` or the release build."""
    path = pathlib.Path(os.environ.get("TABLE_SERVER", ROOT / ".build" / "release" / "table-server"))
    if not path.exists():
        absent(f"no daemon at {path}")
    return str(path.resolve())


@pytest.fixture(scope="session")
def browser():
    """Debian's Chromium, driven by Playwright."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not program:
        absent("no chromium on the path")
    if not shutil.which("node"):
        absent("no node on the path")
    sync_api = pytest.importorskip("playwright.sync_api") if not os.environ.get("TABLE_SERVER_REQUIRE_ALL") else None
    if sync_api is None:
        from playwright import sync_api
    with sync_api.sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(
            executable_path=program, args=arguments, timeout=2 * SECONDS * 1000
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def running(daemon):
    workbench = Workbench(daemon)
    yield workbench
    workbench.close()


@pytest.fixture
def workbench(running, request):
    """A fake VS Code as it is after its start; ``settings`` come by the mark ``start``."""
    mark = request.node.get_closest_marker("start")
    running.do("start", **(mark.kwargs if mark else {}))
    return running


@pytest.fixture(scope="session")
def tab(browser):
    """One page for all tests, and what went wrong in it: a page of its own would cost each test a second."""
    page = browser.new_page(viewport={"width": 800, "height": 500})
    page.set_default_timeout(SECONDS * 1000)
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: message.type == "error" and faults.append(message.text))
    return page, faults


@pytest.fixture
def page(tab):
    page, faults = tab
    faults.clear()
    yield page
    page.goto("about:blank")
    assert faults == []


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "fruit.csv"
    path.write_text(FRUIT, "utf-8")
    return path


@pytest.fixture
def show(workbench, page):
    """Opens a file and shows its page."""

    def show(path, look=""):
        return Sheet(page, workbench, workbench.do("open", path=str(path)), look)

    return show


@pytest.fixture
def sheet(show, file):
    return show(file)
