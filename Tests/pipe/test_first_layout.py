"""The first layout of a large table: as wide as its rows need, at once and for good."""

import random

import pytest
from harness import seeds

ROWS = 60_000  # a file that is not indexed before the answer


def written(path, rows=ROWS, quote="", names=("Ada Lovelace", "Grace Hopper", "Bob")):
    """A file whose numbers get longer towards its end."""
    lines = ["id,name,amount,note"]
    for row in range(1, rows + 1):
        name, note = names[row % len(names)], "n" * (row % 23)
        lines.append(f"{row},{quote}{name}{quote},{row * 3}.25,{note}")
    path.write_text("\n".join(lines) + "\n")
    return path


def opened(pipe, path, window=None, **options):
    """Opens, views and watches in one go, as clients do; the updates up to the last layout."""
    pipe.start_request("table/open", {"table": "t", "path": str(path), **options})
    layout = {"sizing": {"maximum": 40, "headerPadding": 2}, "rows": {}}
    pipe.start_request("view/open", {"table": "t", "view": "v", "state": {"layout": layout}})
    window = window or {"kind": "viewport", "offset": 0, "extent": 30}
    pipe.request("view/watch", view="v", subscription="s", window=window, as_="text")
    pipe.sync()
    return pipe.updates("s")


def widths(update):
    return {column["column"]: column["width"] for column in update["layout"]["columns"]}


def texts(update):
    return {block["column"]: block["texts"] for block in update["reset"]["blocks"]}


def test_the_first_update_has_columns_as_wide_as_its_rows_and_later_ones_do_not_change_them(pipe, tmp_path):
    updates = opened(pipe, written(tmp_path / "large.csv"))
    first = widths(updates[0])
    for column, shown in texts(updates[0]).items():
        assert first[column] >= max(map(len, shown))
    # The last number is known from the start.
    assert first["id"] == max(len("id") + 2, len(str(ROWS)))
    told = [widths(update) for update in updates if "layout" in update]
    assert all(one == first for one in told)
    assert not any("estimate" in column for column in updates_with_layout(updates)[-1]["layout"]["columns"])


def updates_with_layout(updates):
    return [update for update in updates if "layout" in update]


@pytest.mark.parametrize("seed", seeds(2))
def test_it_is_so_at_every_opening(pipe, tmp_path, seed):
    chance = random.Random(seed)
    names = ["x" * chance.randint(1, 30) for _ in range(chance.randint(1, 9))]
    path = written(tmp_path / "large.csv", quote=chance.choice(["", '"']), names=names)
    window = {"kind": "entries", "first": 0, "size": chance.randint(1, 100)}
    updates = opened(pipe, path, window)
    first = widths(updates[0])
    for column, shown in texts(updates[0]).items():
        assert first[column] >= max(map(len, shown)), seed
    for update in updates_with_layout(updates):
        assert widths(update) == first, seed


def test_rows_of_the_window_count_wherever_it_is(pipe):
    # Rows that no sample has: only one in ten thousand is wide.
    rows = [[row, "w" * 33 if row == 7_777 else "x"] for row in range(20_000)]
    pipe.request("table/create", table="t", columns=[{"id": "n"}, {"id": "text"}], rows=rows)
    pipe.start_request("view/open", {"table": "t", "view": "v", "state": {"layout": {"sizing": {"header": False}}}})
    window = {"kind": "entries", "first": 7_770, "size": 20}
    answer = pipe.request("view/watch", view="v", subscription="s", window=window)
    pipe.sync()
    update = pipe.updates("s")[0]
    # All rows may be counted before it is sent; that makes no difference any more.
    assert update["seq"] == 1 and update["to"] >= answer["viewRevision"]
    assert widths(update) == {"n": 5, "text": 33}


def test_a_window_by_offsets_is_opened_in_the_layout_that_its_rows_make(pipe):
    rows = [[row, "two words"] for row in range(20_000)]
    pipe.request("table/create", table="t", columns=[{"id": "n"}, {"id": "text"}], rows=rows)
    layout = {"sizing": {"header": False}, "rows": {"wrap": True}}
    pipe.request("view/open", table="t", view="v", state={"layout": layout})
    window = {"kind": "viewport", "offset": 9, "extent": 4}
    pipe.request("view/watch", view="v", subscription="s", window=window)
    pipe.sync()
    update = pipe.updates("s")[0]
    assert update["window"] == {"first": 9, "size": 4}
    assert update["heights"] == [{"height": 1, "count": 4}]


def test_a_file_whose_lines_are_no_records_is_laid_out_too(pipe, tmp_path):
    # Every record has three lines, each of which has as many fields as a record.
    record = '"{0}\n,{0}\n,{0}\n",{0}'
    lines = ["a,b"] + [record.format("y" * (row % 17)) for row in range(40_000)]
    path = tmp_path / "lines.csv"
    path.write_text("\n".join(lines) + "\n")
    updates = opened(pipe, path)
    last = updates_with_layout(updates)[-1]
    assert not any("estimate" in column for column in last["layout"]["columns"])
    assert widths(last)["b"] == 16


def test_the_answer_to_a_sync_does_not_wait_for_widths_unless_asked(pipe, tmp_path):
    path = written(tmp_path / "large.csv", rows=300_000)
    pipe.request("table/open", table="t", path=str(path), wait=True)
    pipe.start_request("view/open", {"table": "t", "view": "v", "state": {"layout": {}}})
    early = pipe.start_request("view/sync", {})
    asked = pipe.start_request("view/get", {"view": "v"})
    late = pipe.start_request("view/sync", {"layout": True})
    pipe.result(early)
    assert any("estimate" in column for column in pipe.result(asked)["layout"]["columns"])
    pipe.result(late)
    assert not any("estimate" in column for column in pipe.request("view/get", view="v")["layout"]["columns"])
