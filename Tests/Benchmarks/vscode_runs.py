"""What a user of the VS Code package waits for, in Chromium: vscode_runs.py --daemon DAEMON --folder FOLDER [RUN…]

Runs: grids (elements or a canvas), start, keys, frames. Needs what the package's tests need.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import random
import shutil
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "clients" / "vscode" / "tests"))

import conftest  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

ROWS = 1_000_000
SIZE = {"width": 1000, "height": 700}
CITIES = ["Aachen", "Berlin", "København", "London", "Osaka", "Paris", "Quito", "Zürich"]

# Takes the time when a condition has come to hold and the frame that shows it has been painted.
PAINTED = """
(condition) => new Promise((resolve) => {
  const look = () => {
    if (!condition()) return requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
    channel.port2.postMessage(null);
  };
  requestAnimationFrame(look);
})
"""
IS_FILLED = """() => [...document.querySelectorAll('.layer .row:not([hidden])')]
  .every((row) => row.children.length > 2 && row.children[2].textContent)"""

# The same table of 30 × 10 cells, drawn anew in every frame by elements or on a canvas.
GRIDS = """
async (way) => {
  document.body.replaceChildren();
  const texts = (row, column) => `${row * 31 + column} some text`;
  let draw;
  if (way === "elements") {
    const cells = [];
    for (let row = 0; row < 30; row += 1) for (let column = 0; column < 10; column += 1) {
      const cell = document.createElement("div");
      cell.style.cssText = `position:absolute;white-space:pre;font:14px monospace;background:#fff;
        width:96px;height:22px;left:${column * 100}px;top:${row * 22}px;border-right:1px solid #888`;
      cell.append("");
      document.body.append(cell);
      cells.push(cell.firstChild);
    }
    draw = (first) => cells.forEach((cell, at) => { cell.data = texts(first + Math.floor(at / 10), at % 10); });
  } else {
    const canvas = document.createElement("canvas");
    canvas.width = 1000;
    canvas.height = 660;
    document.body.append(canvas);
    const context = canvas.getContext("2d");
    draw = (first) => {
      context.clearRect(0, 0, 1000, 660);
      context.font = "14px monospace";
      for (let at = 0; at < 300; at += 1) {
        const [row, column] = [Math.floor(at / 10), at % 10];
        context.save();
        context.beginPath();
        context.rect(column * 100, row * 22, 96, 22);
        context.clip();
        context.fillText(texts(first + row, column), column * 100, row * 22 + 16);
        context.restore();
        context.fillRect(column * 100 + 96, row * 22, 1, 22);
      }
    };
  }
  for (let frame = 0; frame < 300; frame += 1) {
    await new Promise(requestAnimationFrame);
    draw(frame);
  }
}
"""

# Scrolls by so many pixels in each frame; returns when each frame began.
SCROLL = """
async ([step, frames]) => {
  const scroller = document.querySelector(".scroller");
  const times = [];
  let empty = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += step;
    times.push(await new Promise(requestAnimationFrame));
    const rows = [...document.querySelectorAll(".layer .row:not([hidden])")];
    if (!rows.every((row) => row.children[2].textContent)) empty += 1;
  }
  return [times, empty];
}
"""


def sample(folder):
    """The file of a million rows; it is made once."""
    path = folder / "vscode-sample.csv"
    if path.exists():
        return path
    chance = random.Random(1)
    words = ["ledger", "orchid", "harbour", "signal", "meadow", "copper", "violin", "canyon"]
    with path.open("w", encoding="utf-8") as file:
        file.write("id,name,email,age,balance,city,created,note\n")
        for row in range(1, ROWS + 1):
            name = f"{chance.choice(words)} {chance.choice(words)}"
            note = " ".join(chance.choices(words, k=chance.randrange(12)))
            file.write(
                f"{row},{name},{name[:4]}{row}@example.org,{chance.randrange(18, 99)},{chance.random() * 1e4:.2f},"
                f"{chance.choice(CITIES)},20{chance.randrange(10, 27)}-0{chance.randrange(1, 10)}-15,{note}\n"
            )
    return path


def processor_seconds(browser):
    """What Chromium's processes have used, by kind."""
    session = browser.new_browser_cdp_session()
    used = {}
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        used[process["type"]] = used.get(process["type"], 0) + process["cpuTime"]
    session.detach()
    return used


def used_since(browser, before):
    """Milliseconds of processor time of all of Chromium."""
    return (sum(processor_seconds(browser).values()) - sum(before.values())) * 1000


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def grids(browser, _workbench, _path):
    page = browser.new_page(viewport=SIZE)
    for way in ("elements", "canvas", "elements", "canvas"):
        before = processor_seconds(browser)
        page.evaluate(GRIDS, way)
        after = processor_seconds(browser)
        parts = {kind: (after[kind] - before.get(kind, 0)) / 300 * 1000 for kind in after}
        told = ", ".join(f"{kind} {value:.1f}" for kind, value in sorted(parts.items()) if value >= 0.05)
        print(f"{way}: {sum(parts.values()):.1f} ms of processor time a frame ({told})")
    page.close()


def start(browser, workbench, path):
    waiting = path.parent / "vscode-waiting.csv"
    waiting.write_text("x\nwaiting\n", "utf-8")
    took, used = [], []
    for _ in range(9):
        workbench.do("start")
        page = browser.new_page(viewport=SIZE)
        sheet = conftest.Sheet(page, workbench, workbench.do("open", path=str(waiting)))
        is_first = "() => document.querySelectorAll('.layer .row:not([hidden]) .cell.right')[0]?.textContent === '1'"
        sheet.frame.evaluate(f"() => {{ window.painted = ({PAINTED})({is_first}) }}")
        processor = processor_seconds(browser)
        began = workbench.do("openInLoadedPage", path=str(path))
        took.append(sheet.frame.evaluate("() => window.painted") - began)
        used.append(used_since(browser, processor))
        page.close()
    print(
        f"daemon's start to first screen: p50 {statistics.median(took):.0f} ms, least {min(took):.0f} ms, "
        f"{statistics.median(used):.0f} ms of Chromium's processor time"
    )


def opened(browser, workbench, path):
    workbench.do("start")
    page = browser.new_page(viewport=SIZE)
    sheet = conftest.Sheet(page, workbench, workbench.do("open", path=str(path)))
    is_read = lambda: any("1,000,000 rows" in text for text in workbench.do("state")["status"])  # noqa: E731
    conftest.eventually(is_read, "all rows", 60)
    sheet.page.wait_for_timeout(3000)
    workbench.do("answer", answers=["500000"])
    workbench.command("goToRow")
    sheet.at(500_000, "500000")
    return sheet


def keys(browser, workbench, path):
    sheet = opened(browser, workbench, path)
    for name, key, times in (("j (Down)", "ArrowDown", 100), ("page down", "PageDown", 40)):
        before, took = sheet.page.evaluate("() => window.bytes"), []
        processor = processor_seconds(browser)
        for _ in range(times):
            number = sheet.cursor[0]
            moved = f"""() => Number(document.getElementById('cursor')?.parentNode.ariaRowIndex
                ?? document.getElementById('cursor')?.parentNode.getAttribute('aria-rowindex')) - 1 > {number}
                && ({IS_FILLED})()"""
            sheet.frame.evaluate(
                f"""() => {{ window.painted = new Promise((resolve) => addEventListener('keydown', (event) =>
                ({PAINTED})({moved}).then((end) => resolve(end - performance.timeOrigin - event.timeStamp)),
                {{once: true, capture: true}})) }}"""
            )
            sheet.keys(key)
            took.append(sheet.frame.evaluate("() => window.painted"))
        used = used_since(browser, processor) / times
        sheet.page.wait_for_timeout(500)
        size = (sheet.page.evaluate("() => window.bytes") - before) / times
        print(
            f"{name}: p50 {statistics.median(took):.1f} ms, p95 {percentile(took, 0.95):.1f} ms, {size:.0f} bytes, "
            f"{used:.1f} ms of Chromium's processor time"
        )
    sheet.page.close()


def frames(browser, workbench, path):
    sheet = opened(browser, workbench, path)
    for name, step in (("by 3 rows a frame", 66), ("by half a screen a frame", 330), ("by 20 screens a frame", 13_200)):
        before = processor_seconds(browser)
        times, empty = sheet.frame.evaluate(SCROLL, [step, 600])
        used = used_since(browser, before)
        spans = [later - earlier for earlier, later in zip(times, times[1:])]
        print(
            f"frames, {name}: p50 {statistics.median(spans):.1f} ms, p95 {percentile(spans, 0.95):.1f} ms, "
            f"{used / len(times):.1f} ms of Chromium's processor time a frame, {empty} of {len(times)} not full"
        )
    sheet.page.close()


RUNS = {"grids": grids, "start": start, "keys": keys, "frames": frames}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("runs", nargs="*", metavar="RUN", help=", ".join(RUNS))
    parser.add_argument("--daemon", required=True)
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    options = parser.parse_args()
    path = sample(options.folder)
    workbench = conftest.Workbench(os.path.abspath(options.daemon))
    with sync_playwright() as playwright:
        program = os.environ.get("CHROMIUM") or shutil.which("chromium")
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        for name in options.runs or RUNS:
            RUNS[name](browser, workbench, path)
        browser.close()
    workbench.close()


main()
