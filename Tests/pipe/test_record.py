"""Recording: both directions as text, redacted unless asked for; and running it again."""

from __future__ import annotations

import base64
import json
import os
import random
import re
import subprocess
import time

import pytest
from conftest import ROOT
from deliveries import frame

SESSIONS = sorted((ROOT / "Protocol" / "sessions").glob("*.session"))
TEXTS = ["Zaphod", "Trillian", "Marvin", "Ærøskøbing", "plantedword", "Heart of Gold"]


def replay(binary, path, timeout=100):
    """Status and output of a replay."""
    result = subprocess.run(
        [binary, "replay", str(path)], stdin=subprocess.DEVNULL, capture_output=True,
        text=True, timeout=timeout,
    )  # fmt: skip
    return result.returncode, result.stdout + result.stderr


def assert_same(binary, path):
    status, output = replay(binary, path)
    assert status == 0, f"{output}\n{path.read_text(errors='replace')[-6000:]}"
    assert "the same" in output


@pytest.fixture
def record(start, tmp_path):
    """Starts daemons that record to the file it returns."""

    def make(*arguments, **options):
        path = tmp_path / f"{len(os.listdir(tmp_path))}.session"
        return start("--record", str(path), *arguments, **options), path

    return make


def people(pipe, **more):
    """A table of people with a view and a window."""
    rows = [[name, 40 + place, None] for place, name in enumerate(TEXTS)]
    rows += [[f"plantedword {n}", n, n / 8] for n in range(40)]
    columns = [{"id": "name"}, {"id": "age", "type": "integer"}, {"id": "size", "type": "number"}]
    pipe.request("table/create", table="people", columns=columns, rows=rows, **more)
    pipe.request("view/open", table="people", view="screen")
    window = {"kind": "entries", "first": 0, "size": 12}
    pipe.request("view/watch", view="screen", subscription="window", window=window)


def busy(pipe, seed=1, steps=40):
    """Edits, sorts, searches, scrolls, undoes, errors and hostile bytes."""
    people(pipe)
    chance = random.Random(seed)
    for step in range(steps):
        key = chance.randint(1, 40)
        match chance.randrange(9):
            case 0 | 1:
                edits = [{"kind": "set", "row": key, "column": "age", "value": step}]
                pipe.start_request("table/edit", {"table": "people", "edits": edits})
            case 2:
                rows = [[chance.choice(TEXTS), step, None]]
                edits = [{"kind": "insert", "rows": rows, "place": {"kind": "start"}}]
                pipe.start_request("table/edit", {"table": "people", "edits": edits})
            case 3:
                direction = chance.choice(["ascending", "descending"])
                sort = [{"column": chance.choice(["name", "age"]), "direction": direction}]
                pipe.request("view/set", view="screen", state={"sort": sort})
            case 4:
                search = chance.choice([None, {"text": "word", "mode": "filter"}])
                pipe.request("view/set", view="screen", state={"search": search})
            case 5:
                pipe.request("view/scroll", subscription="window", first=chance.randint(0, 30))
            case 6:
                pipe.request(chance.choice(["table/undo", "table/redo"]), table="people")
            case 7:
                pipe.error("table/edit", table="people", edits=[{"kind": "paint"}])
                pipe.send_bytes(b"plantedword: no header\r\n\r\n")
                pipe.send_bytes(frame(b'{"jsonrpc":"2.0","id":3,"method":"plantedword\n'))
                pipe.sync()
            case 8:
                held = pipe.start_request("view/set", {"view": "screen", "state": {"sort": []}})
                pipe.notify("$/cancelRequest", {"id": held})
                pipe.answer(held)
        if step % 7 == 0:
            pipe.sync()
    pipe.sync()


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.stem)
def test_the_hand_written_sessions_are_recordings(binary, path):
    assert_same(binary, path)


@pytest.mark.parametrize("updates", ["each", "merged"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_busy_session_replays_the_same(binary, record, updates, seed):
    pipe, path = record("--record-text", updates=updates)
    busy(pipe, seed)
    assert pipe.leave() == 0
    assert_same(binary, path)
    lines = path.read_bytes().splitlines()
    assert lines[:3] == [b"# recording: 1", lines[1], b"# text: kept"]
    assert lines[-1] == b"# ended: 0"
    assert all(re.match(rb"# |\d+\.\d{6} (->|=>|<-) ", line) for line in lines)


@pytest.mark.parametrize("updates", ["each", "merged"])
def test_a_redacted_session_replays_by_shape(binary, record, updates):
    pipe, path = record(updates=updates)
    busy(pipe)
    assert pipe.leave() == 0
    assert_same(binary, path)


def test_edits_of_a_redacted_session_are_compared_in_everything_but_text(binary, record):
    pipe, path = record(updates="each")
    people(pipe)
    edits = [{"kind": "set", "row": 2, "column": "age", "value": 5}]
    pipe.request("table/edit", table="people", edits=edits)
    pipe.sync()
    assert pipe.leave() == 0
    assert_same(binary, path)
    text = path.read_text()
    path.write_text(text.replace('"changedCells":1', '"changedCells":2'))
    status, output = replay(binary, path)
    assert (status, "/result/changedCells" in output) == (1, True), output


def test_one_altered_byte_is_named(binary, record):
    pipe, path = record("--record-text", updates="each")
    people(pipe)
    answer = pipe.start_request("view/rows", {"view": "screen", "as": "value"})
    pipe.result(answer)
    pipe.sync()
    assert pipe.leave() == 0
    lines = path.read_text().splitlines(keepends=True)
    [place] = [at for at, line in enumerate(lines) if f'<- {{"jsonrpc":"2.0","id":{answer},' in line]
    lines[place] = lines[place].replace("Trillian", "Trilliam")
    path.write_text("".join(lines))
    status, output = replay(binary, path)
    assert status == 1
    assert f"line {place + 1}: the answer to {answer} (view/rows)" in output
    assert "/result/blocks/0/values/1" in output
    assert '"Trilliam"' in output and '"Trillian"' in output


def test_an_altered_merged_update_is_a_difference_of_windows(binary, record):
    pipe, path = record("--record-text")
    people(pipe)
    pipe.sync()
    assert pipe.leave() == 0
    lines = path.read_text().splitlines(keepends=True)
    [place] = [at for at, line in enumerate(lines) if '"method":"view/update"' in line]
    lines[place] = lines[place].replace("Trillian", "Trilliam")
    path.write_text("".join(lines))
    status, output = replay(binary, path)
    assert (status, "the window of window" in output, "/columns/name/1" in output) == (1, True, True), output


@pytest.mark.parametrize("updates", ["each", "merged"])
def test_the_number_of_an_update_is_compared_unless_updates_may_be_merged(binary, record, updates):
    pipe, path = record("--record-text", updates=updates)
    people(pipe)
    pipe.sync()
    number = pipe.request("view/scroll", subscription="window", first=20)["update"]
    pipe.sync()
    assert pipe.leave() == 0
    text = path.read_text()
    [found] = set(re.findall(rf'"update":{number}\b', text))
    path.write_text(text.replace(found, f'"update":{number + 1}'))
    status, output = replay(binary, path)
    assert (status, "/result/update" in output) == ((1, True) if updates == "each" else (0, False)), output


def test_redaction_leaves_no_text(binary, record, tmp_path):
    folder = tmp_path / "zarquonfolder"
    folder.mkdir()
    file = folder / "zarquonfile.csv"
    file.write_text("zarquonhead,n\nZarquon,913378\nzarquonkey,424242\n")
    pipe, path = record()
    pipe.request("table/open", table="zarquontable", path=str(file), keyColumns=["n"])
    pipe.request("view/open", table="zarquontable", view="v")
    pipe.request("view/watch", view="v", window={"kind": "all"})
    pipe.request("view/rows", view="v")
    pipe.request("view/locate", view="v", keys=[913378, 555])
    pipe.request("view/set", view="v", state={"search": {"text": "zarquonsearch", "mode": "mark"}})
    pipe.request("view/set", view="v", state={"columns": {"zarquonhead": {"hidden": True}}})
    edits = [{"kind": "set", "row": 913378, "values": {"zarquonhead": "zarquoncell"}}]
    pipe.request("table/edit", table="zarquontable", edits=edits, label="zarquonlabel", author="zarquona")
    pipe.request("table/edit", table="zarquontable", edits=[{"kind": "remove", "rows": [424242]}])
    pipe.error("table/edit", table="zarquontable", edits=[{"kind": "remove", "rows": ["zarquonkey"]}])
    pipe.error("table/edit", table="zarquontable", edits=[{"kind": "remove", "rows": [777123]}])
    pipe.error("table/open", path=str(folder / "zarquonnone.csv"))
    pipe.error("view/set", view="v", state={"columns": {"zarquoncolumn/x": {"hidden": True}}})
    pipe.error("view/get", view="v", zarquonmember="zarquonvalue")
    pipe.error("zarquon/method")
    pipe.error("view/get", view={"zarquonname": 918273, "kind": "zarquonkind"})
    pipe.request("table/create", table="u", columns=[{"id": "c", "type": "json"}],
                 rows=[[{"zarquonin": [645312, "zarquondeep"]}], ["zarquon\\\"escaped\u0000"]])  # fmt: skip
    pipe.request("table/open", table="i", content={"text": "zarquonc,d\n1,zarquoncsv\n"})
    pipe.send_bytes(b"Zarquon-header: zarquonvalue\r\nContent-Length: zarquonsize\r\n\r\n")
    pipe.send_bytes(frame('{"zarquonbroken":"zarquon\\u00e9", 645312'.encode()))
    pipe.send_bytes(frame(b'{"zarquonbad":"zarquon\xff\xc3\xa9"}'))
    pipe.notify("table/close", {"table": "zarquongone"})
    pipe.sync()
    assert pipe.leave() == 0
    text = path.read_text().lower()
    assert "zarquon" not in text
    for number in ["913378", "424242", "777123", "918273", "645312"]:
        assert number not in text
    status, output = replay(binary, path)
    assert status == 0, output + text
    assert "left out" in output


def test_redaction_leaves_no_text_of_views_and_contents(binary, record):
    """Filters, expressions, hits, selections and new content hold texts and keys, too."""
    pipe, path = record(updates="each")
    columns = [{"id": "zarquonid", "type": "integer"}, {"id": "zarquonb", "meta": {"kind": 645312}}]
    pipe.request("table/create", table="t", columns=columns, keyColumns=["zarquonid"],
                 rows=[[913378, "zarquonx"], [424242, "hour"]])  # fmt: skip
    condition = {"kind": "any", "conditions": [
        {"kind": "compare", "column": "zarquonid", "relation": "greater", "value": 777123},
        {"kind": "oneOf", "column": "zarquonb", "values": ["hour"]},
        {"kind": "expression", "source": "zarquonb == 'zarquonsource' || zarquonid == 918273"}]}  # fmt: skip
    pipe.request("view/open", table="t", view="v", state={"filter": condition})
    pipe.request("view/watch", view="v", window={"kind": "all"})
    pipe.request("view/find", view="v", search={"text": "zarquonx"}, **{"from": 424242})
    pipe.request("view/select", view="v", action="replace", rows=[913378])
    pipe.request("view/select", view="v", action="add",
                 ranges=[{"from": {"row": 913378}, "to": {"row": 424242}}])  # fmt: skip
    pipe.request("view/selection", view="v")
    pipe.request("table/setRows", table="t", rows=[[913378, "zarquony"]],
                 hints={"zarquonhint": 645312}, compare={"kind": "tag", "tags": [555999]})  # fmt: skip
    pipe.request("table/diff", **{"from": {"table": "t", "revision": 1}, "to": {"table": "t"}})
    pipe.sync()
    assert pipe.leave() == 0
    recorded = path.read_text().lower()
    planted = ["zarquon", "hour", "913378", "424242", "777123", "918273", "645312", "555999"]
    assert [text for text in planted if text in recorded] == []
    assert_same(binary, path)


def test_redaction_leaves_no_text_of_expressions(record):
    """Bindings are hidden whole, so that such a request cannot be sent again as it was."""
    pipe, path = record(updates="each")
    pipe.request("expression/evaluate", source="n + 918273", bindings={"n": {"int": "555999"}})
    pipe.error("expression/evaluate", source="zarquonname + 1")
    assert pipe.leave() == 0
    recorded = path.read_text().lower()
    assert [text for text in ("zarquon", "918273", "555999") if text in recorded] == []


def test_every_name_of_an_encoding_stays(binary, record):
    pipe, path = record()
    content = {"base64": base64.b64encode("naïve,1\ncafé,2\n".encode("cp1252")).decode()}
    for number, name in enumerate(["windows-1252", "CP1252", "x_cp1252"]):
        pipe.request("table/open", table=f"t{number}", content=content, dialect={"encoding": name})
    secret = {"encoding": "plantedword"}
    assert pipe.error("table/open", table="t", content=content, dialect=secret).code == -32602
    assert pipe.leave() == 0
    text = path.read_text()
    for name in ["windows-1252", "CP1252", "x_cp1252"]:
        assert f'"encoding":"{name}"' in text
    assert "plantedword" not in text
    assert_same(binary, path)


def test_equal_texts_stay_equal_and_shapes_stay(record):
    pipe, path = record()
    rows = [["Zaphod", 12, "2026-11-20"], ["Zaphod", 12, "2026-11-21"], ["Marvin", 345, None]]
    columns = [{"id": "a"}, {"id": "b", "type": "integer"}, {"id": "c", "type": "date"}]
    pipe.request("table/create", columns=columns, rows=rows)
    assert pipe.leave() == 0
    [line] = [line for line in path.read_text().splitlines() if "table/create" in line and "->" in line]
    params = json.loads(line.split("-> ", 1)[1])["params"]
    (a, b, c), (d, e, _), (f, g, h) = params["rows"]
    assert (a, b) == (d, e) and a != f and h is None
    assert (len(a), len(f), len(str(b)), len(str(g))) == (6, 6, 2, 3)
    assert re.fullmatch(r"\d{4}-(0\d|1[0-2])-\d\d", c)
    assert (a, b, f) != ("Zaphod", 12, "Marvin")


def test_hostile_bytes_are_replayed_as_they_were(binary, record):
    pipe, path = record("--record-text", "--max-message-bytes=4096", updates="each")
    hostile = [
        b"\x00\xff\xfe garbage\r\n\r\n",
        b"Content-Length: 5000\r\n\r\n" + b"y" * 5000,
        b"content-length:2\r\nContent-Type: x; charset=utf-16\r\n\r\n{}",
        frame(b'{"a":\n1\n}'),
        frame(b'{"a":"\n"}'),
        frame(b'{"a":"\xff"}'),
        frame(b""),
        frame(b"[" * 1000),
        b"Content-Length: -1\r\n\r\nContent-Length: 7\r\nContent-Length: 8\r\n\r\n",
    ]
    for part in hostile:
        pipe.send_bytes(part)
        pipe.sync()
    pipe.send_bytes(b"Content-Length: 100\r\n\r\nhalf of a mess")
    pipe.close_input()
    assert pipe.status() == 1
    assert_same(binary, path)
    text = path.read_text()
    assert '=> {"byte":120,"count":5000}' in text
    assert text.endswith("# ended: 1\n")


def test_a_stream_beyond_repair_ends_the_replay_likewise(binary, record):
    pipe, path = record()
    pipe.send_bytes(b"no header at all\r\n\r\n" * 8000)
    assert pipe.status() == 3
    pipe.nameless.clear()
    assert path.read_text().endswith("# ended: 3\n")
    assert_same(binary, path)


def test_lines_are_recorded_as_lines(binary, record):
    pipe, path = record("--record-text", lines=True)
    people(pipe)
    pipe.send_bytes(b'{"half":\n')
    pipe.sync()
    assert pipe.leave() == 0
    assert "# framing: lines" in path.read_text()
    assert_same(binary, path)


def test_a_file_that_grows_while_it_is_read(binary, record, tmp_path):
    file = tmp_path / "big.csv"
    file.write_text("n,t\n" + "".join(f"{n},text number {n}\n" for n in range(400_000)))
    pipe, path = record("--record-text")
    pipe.request("table/open", table="t", path=str(file), progressToken="p")
    pipe.request("view/open", table="t", view="v")
    pipe.request("view/watch", view="v", window={"kind": "entries", "first": 0, "size": 30})
    pipe.wait(
        lambda: any(m == "table/didChange" and p["rowsState"]["examined"] for m, p in pipe.events)
    )
    pipe.request("view/set", view="v", state={"sort": [{"column": "n", "direction": "descending"}]})
    pipe.sync()
    assert pipe.leave() == 0
    assert_same(binary, path)


def test_a_request_of_a_loading_table_that_was_answered_after_its_end(binary, record, tmp_path):
    """The end of loading comes between a request and its answer, or after both, by chance."""
    file = tmp_path / "big.csv"
    file.write_text("n,t\n" + "".join(f"{n},text number {n}\n" for n in range(400_000)))
    pipe, path = record("--record-text")
    pipe.request("table/open", table="t", path=str(file))
    pipe.wait(
        lambda: any(m == "table/didChange" and p["rowsState"]["complete"] for m, p in pipe.events)
    )
    pipe.request("view/open", table="t", view="v")
    assert pipe.leave() == 0
    lines = path.read_text().splitlines(keepends=True)
    asked = next(line for line in lines if '"method": "view/open"' in line)
    lines.remove(asked)
    end = next(n for n, line in enumerate(lines) if '"complete":true' in line)
    assert '"method":"table/didChange"' in lines[end]
    path.write_text("".join([*lines[:end], asked, *lines[end:]]))
    assert_same(binary, path)


def test_how_far_the_background_pass_was_at_the_end_does_not_count(binary, record, tmp_path):
    file = tmp_path / "people.csv"
    file.write_text("id,name\n1,Ada\n2,Grace\n")
    pipe, path = record("--record-text")
    pipe.request("table/open", table="t", path=str(file), wait=True)
    pipe.wait(lambda: pipe.request("table/describe", table="t")["rowsState"]["examined"])
    pipe.request("table/edit", table="t", edits=[{"kind": "set", "row": 1, "column": "name", "value": "Bo"}])
    pipe.sync()
    assert pipe.leave() == 0
    lines = path.read_text().splitlines(keepends=True)
    last = max(n for n, line in enumerate(lines) if '"method":"table/didChange"' in line)
    assert '"examined":true' in lines[last]
    lines[last] = lines[last].replace('"examined":true', '"examined":false')
    path.write_text("".join(lines))
    assert_same(binary, path)


@pytest.mark.parametrize("updates", ["merged", "each"])
def test_hits_told_before_all_were_found_are_not_told_again(binary, record, updates):
    """How far a search is depends on time; what it comes to does not."""
    pipe, path = record("--record-text", updates=updates)
    word = "".join(chr(0xE0 + i % 26) for i in range(160))
    rows = [[f"{word}{n}", f"g{n % 3}"] for n in range(100_000)]
    columns = [{"id": "text"}, {"id": "group"}]
    pipe.request("table/create", table="t", columns=columns, rows=rows)
    pipe.request("view/open", table="t", view="v", state={"sections": {"by": [{"column": "group"}]}})
    pipe.request("view/watch", view="v", subscription="s", window={"kind": "entries", "first": 0, "size": 9})
    pipe.sync()

    def are_told(since=0):
        return any("searching" in update for update in pipe.updates("s")[since:])

    # Where a search is over before the first hits are told, the next may not be.
    for digit in "713598624":
        search = {"text": f"a{digit}", "match": "fuzzy", "diacritics": "ignored"}
        begin = len(pipe.updates("s"))
        pipe.request("view/set", view="v", state={"search": search}, wait=False)
        pipe.wait(
            lambda begin=begin: are_told(begin)
            or any(update["orderState"] == "ready" for update in pipe.updates("s")[begin:]),
            30, "hits",
        )  # fmt: skip
        if are_told():
            break
    assert are_told()
    pipe.request("view/rows", view="v", range={"first": 0, "size": 9}, columns=[])
    pipe.sync()
    pipe.request("view/rows", view="v", range={"first": 0, "size": 9}, columns=[])
    assert pipe.leave() == 0
    assert_same(binary, path)


def test_cancelled_and_refused_requests_are_left_out(binary, record):
    pipe, path = record("--record-text")
    pipe.request("table/create", table="t", rows=[[n * 7919 % 100_003] for n in range(60_000)])
    pipe.request("view/open", table="t", view="v")
    held = pipe.start_request("view/set", {"view": "v", "state": {"sort": [{"column": "column1"}]}})
    pipe.notify("$/cancelRequest", {"id": held})
    pipe.answer(held)
    pipe.request("view/rows", view="v", range={"first": 0, "size": 5})
    pipe.sync()
    assert pipe.leave() == 0
    assert_same(binary, path)


def test_a_client_that_never_reads_is_recorded(binary, record):
    pipe, path = record()
    people(pipe)
    pipe.pause()
    ids = [pipe.start_request("view/rows", {"view": "screen"}) for _ in range(3000)]
    pipe.wait_written()
    pipe.resume()
    answers = [pipe.answer(request) for request in ids]
    assert any("error" in answer for answer in answers)
    pipe.sync()
    assert pipe.leave() == 0
    assert path.read_text().endswith("# ended: 0\n")
    assert_same(binary, path)


def test_a_daemon_that_is_killed_leaves_a_recording(binary, record):
    pipe, path = record("--record-text")
    people(pipe)
    pipe.sync()
    time.sleep(0.3)  # what the disk has, it has; the last moment may be lost
    pipe.kill()
    text = path.read_bytes()
    assert b"# ended" not in text
    assert_same(binary, path)
    path.write_bytes(text[:-20])
    assert_same(binary, path)


def test_a_signal_is_told(record):
    pipe, path = record()
    pipe.process.terminate()
    assert pipe.status() == -15
    assert path.read_text().endswith("# ended: signal 15\n")


@pytest.mark.parametrize("kind", ["folder", "fifo", "missing folder", "other file"])
def test_a_file_that_cannot_be_recorded_to_is_named_at_the_start(binary, tmp_path, kind):
    path = tmp_path / "target"
    if kind == "folder":
        path.mkdir()
    elif kind == "fifo":
        os.mkfifo(path)
    elif kind == "missing folder":
        path = path / "deeper"
    else:
        path.write_text("dear diary\n")
    result = subprocess.run(
        [binary, "--record", str(path)], stdin=subprocess.DEVNULL, capture_output=True,
        text=True, timeout=30,
    )  # fmt: skip
    assert (result.returncode, result.stdout) == (2, "")
    assert f"cannot record to {path}" in result.stderr
    if kind == "other file":
        assert path.read_text() == "dear diary\n"


def test_a_recording_is_readable_by_its_owner_only_and_may_be_replaced(start, tmp_path):
    path = tmp_path / "r.session"
    for _ in range(2):
        pipe = start(f"--record={path}")
        assert pipe.leave() == 0
        assert path.read_text().count("# recording: 1") == 1
        assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_a_full_disk_ends_the_recording_and_nothing_else(start):
    pipe = start("--record", "/dev/full")
    people(pipe)
    for n in range(50):
        edits = [{"kind": "set", "row": 1, "column": "age", "value": n}]
        pipe.request("table/edit", table="people", edits=edits)
    assert pipe.values("screen", "age")[0] == 49
    assert pipe.leave() == 0
    assert b"the recording has ended: No space left" in pipe.stderr


@pytest.mark.parametrize(
    "text",
    [b"", b"\n\n", b"# only a remark\n", b"hello\n", b"-> {}\n<- {oops\n", b"-> {}\n=> 7\n",
     b"\x00\x01\x02" * 1000, b"<- {}\n"],
)  # fmt: skip
def test_garbage_is_no_recording(binary, tmp_path, text):
    path = tmp_path / "garbage"
    path.write_bytes(text)
    status, output = replay(binary, path)
    assert (status, "is no recording" in output) == (2, True), output


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--bogus"], ["/nowhere/at/all"]])
def test_replay_says_what_it_needs(binary, arguments):
    result = subprocess.run(
        [binary, "replay", *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=30
    )
    assert result.returncode == 2
    assert result.stderr


def test_recording_costs_little(start, tmp_path):
    """A generous bound: what it catches is a recording that the connection waits for."""

    def seconds(*arguments):
        pipe = start(*arguments)
        people(pipe)
        begin = time.monotonic()
        ids = [pipe.start_request("view/rows", {"view": "screen"}) for _ in range(200)]
        for request in ids:
            pipe.answer(request)
        return time.monotonic() - begin

    plain = seconds()
    recorded = seconds("--record", str(tmp_path / "r.session"))
    assert recorded < plain * 3 + 1
