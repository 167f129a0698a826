"""Whatever is done, the lines in sight are those of a fresh read, and the buffer has a line for each entry."""

import os
import random

import pytest

CHECK = """
local t, d = require('table-server').get(0), require('table-server.daemon')
d.call('view/sync', {})
t:window():follow(true)
local first, last = vim.fn.line('w0') - 1, vim.fn.line('w$') - 1
local range = { first = first, size = last - first + 1 }
local rows = d.call('view/rows', { view = t.id, range = range, columns = { 'name' }, as = 'text' })
local lines = vim.api.nvim_buf_get_lines(0, first, last + 1, false)
local filled = vim.tbl_filter(function(line) return line ~= '' end, vim.api.nvim_buf_get_lines(0, 0, -1, false))
local function name(line) return (line:find('▾') or line:find('▸')) and '' or vim.trim(vim.split(line, '│')[1]) end
return { vim.tbl_map(name, lines), rows.blocks[1].texts,
  vim.api.nvim_buf_line_count(0), rows.counts.entries or rows.counts.pageEnd, #filled, vim.fn.line('.'), t:window().column or 'none', (t:window().slots[1] or { id = 'none' }).id }
"""
OTHER = "require('table-server.daemon').call('table/edit', {{ table = require('table-server').get(0).id, edits = {{ {} }} }})"
KEYS = [
    *("j", "k", "5j", "<C-D>", "<C-U>", "<C-F>", "<C-B>", "G", "gg", "200G", "zt", "zb", "l", "h", "$", "0"),
    *("dd", "3dd", "x", "p", "P", "u", "<C-R>", "oz<CR><Esc><Esc>", "ccm<CR><Esc><Esc>", "s", "S", "gS", ":Table sort name none<CR>"),
    *("&n % 3 == 0<CR>", "&n <lt> 40<CR>", "&n > 900<CR>", "g&", "/7<CR>", "n", "N", "=", "yic", "Vjd", "zf", "3>", "g-", "gv"),
    *("K:fclose!<CR>", "]d", "[d", "]c", "}", "{", ")", "(", "*", "yac", "daf", ":Table group n<CR>", ":Table group<CR>", "zc", "zR", ":Table stats<CR>:fclose!<CR>", "yy", "gs"),
]
SEEDS = range(2 * int(os.environ.get("TABLE_SERVER_SEEDS", "1")))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_lines_in_sight_are_those_of_a_fresh_read(start, tmp_path, seed):
    chance = random.Random(seed)
    lines = [f"r{chance.randrange(1000)},{chance.randrange(1000)},{'w' * chance.randrange(30)}" for _ in range(400)]
    (tmp_path / "rows.csv").write_text("\n".join(["name,n,text", *lines]) + "\n", "utf-8")
    nvim = start("rows.csv", columns=chance.choice((30, 80)), lines=chance.choice((8, 24)))
    nvim.shows("r")
    history = []
    for _ in range(40):
        if chance.random() < 0.2:
            place = chance.choice(("kind = 'start'", "kind = 'end'"))
            inserted = f"{{ kind = 'insert', rows = {{ {{ 'new', 1, '' }} }}, place = {{ {place} }} }}"
            history.append("insert by others")
            nvim.lua(OTHER.format(inserted))
        else:
            history.append(chance.choice(KEYS))
            nvim.keys(history[-1])
            nvim.wait(lambda: nvim.call("nvim_get_mode") == {"mode": "n", "blocking": False}, history[-1])
        shown, fresh, line_count, end, filled, line, column, first_column = nvim.lua(CHECK)
        if end == 0:
            assert line_count == 1, history
            continue
        cut = [text[: len(shown[at]) - 1] + "…" if shown[at].endswith("…") else text for at, text in enumerate(fresh)]
        assert shown[: len(fresh)] == cut or first_column != "name", history
        assert line_count == end, history
        assert filled <= 2 * nvim.lines, history
        assert 1 <= line <= end and column in ("name", "n", "text", "none"), history
    messages = nvim.call("nvim_exec2", "messages", {"output": True})["output"]
    assert "Error" not in messages and "stack traceback" not in messages, history


def test_strange_files_bear_every_key(start, tmp_path):
    texts = {"empty": "", "header": "a,b\n", "one": "x\n", "quotes": '"\n\n"', "blank": "\n\n\n", "wide": "a," * 300 + "a\n" + "1," * 300}
    for name, text in texts.items():
        (tmp_path / f"{name}.csv").write_text(text, "utf-8")
        nvim = start(f"{name}.csv")
        for key in random.Random(name).sample(KEYS, 30):
            nvim.keys(key + "<Esc><Esc>")
            nvim.wait(lambda: nvim.call("nvim_get_mode") == {"mode": "n", "blocking": False}, key)
        messages = nvim.call("nvim_exec2", "messages", {"output": True})["output"]
        assert "Error" not in messages and "stack traceback" not in messages, name
        nvim.close()
