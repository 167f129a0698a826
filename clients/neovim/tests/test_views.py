"""Sort, filter, search, sections, columns."""


def names(nvim):
    return [row.split()[0] for row in nvim.rows()[1:6] if row and row != "~"]


def test_sorting_keeps_the_cursor_on_its_row(nvim):
    nvim.keys("jlS")
    nvim.shows("count ▼", line=0)
    nvim.wait(lambda: names(nvim) == ["pear", "lime", "plum", "kiwi", "fig"], "the new order")
    nvim.wait(lambda: nvim.cursor == (4, 10), "the cursor goes with its row")
    nvim.keys("0gs")
    nvim.shows("name ▲2", line=0)


def test_filters(nvim):
    nvim.keys("&count > 6<CR>")
    nvim.wait(lambda: names(nvim) == ["plum", "lime", "pear"], "three rows")
    nvim.becomes("vim.b.table_status", "3 of 5 rows · utf-8 · ,")
    nvim.keys("j=")
    nvim.wait(lambda: names(nvim) == ["lime"], "one row")
    nvim.keys("g&")
    nvim.wait(lambda: len(names(nvim)) == 5, "all rows")


def test_a_faulty_filter_is_said(nvim):
    nvim.keys("&count = 6<CR>")
    nvim.shows("equality is ==")
    nvim.call("nvim_ui_try_resize", 30, 24)
    nvim.keys("&count > 'a very long text that no line of the screen can hold'<CR>")
    nvim.shows("…", line=23)
    assert nvim.call("nvim_get_mode")["mode"] == "n", "nothing asks for Enter"
    nvim.keys(":Table messages<CR>")
    nvim.shows("equality is ==", "take these types")


def test_search_marks_and_steps_by_cells(start, tmp_path):
    path = tmp_path / "hits.csv"
    path.write_text("a,b\nxö1,no\nno,no\nyö2,zö3\n", "utf-8")
    nvim = start(path)
    nvim.shows("zö3")
    nvim.command("hi TableMatch guibg=#334455")
    nvim.keys("/Ö<CR>")
    nvim.wait(lambda: nvim.cursor == (3, 0), "the first cell behind the cursor's row")
    nvim.wait(lambda: nvim.look_of(3, "ö2").get("background") == 0x334455, "the hit is marked")
    assert nvim.look_of(3, "yö2").get("background") != 0x334455
    nvim.keys("n")
    nvim.wait(lambda: nvim.cursor[1] > 0, "the second cell of the row")
    nvim.shows("3 of 3")
    nvim.keys("n")
    nvim.wait(lambda: nvim.cursor == (1, 0), "the row before, from the beginning")
    nvim.keys("N")
    nvim.wait(lambda: nvim.cursor[0] == 3 and nvim.cursor[1] > 0, "the last cell")
    nvim.keys("/\\v^n<CR>")
    nvim.wait(lambda: nvim.cursor == (1, nvim.row(1).index("no")), "a regular expression")


def test_hits_are_marked_behind_characters_of_every_size(start, tmp_path):
    path = tmp_path / "hits.csv"
    path.write_text(f"a,b\nx\u0085yöz,𝛼ö渡\nnone,{'ö' * 200}\n", "utf-8")
    nvim = start(path)
    nvim.shows("öz", "ö…")
    nvim.command("hi TableMatch guibg=#334455")
    nvim.keys("/ö<CR>")
    for line, text, is_hit in [(1, "öz", True), (1, "yö", False), (1, "z", False), (1, "ö渡", True), (1, "渡", False), (2, "ö…", True)]:
        nvim.wait(lambda: (nvim.look_of(line, text).get("background") == 0x334455) is is_hit, f"{text} is a hit: {is_hit}")
    received = nvim.lua("return require('table-server.daemon').traffic.received")
    nvim.keys("j$10>")
    nvim.wait(lambda: nvim.row(2).count("ö") == 49, "a wider column")
    assert nvim.lua("return require('table-server.daemon').traffic.received") - received < 4000


def test_the_word_under_the_cursor_is_searched(nvim):
    nvim.keys("jl*")
    nvim.shows("continues at the other end")
    nvim.becomes("require('table-server').get(0).state.search.text", "5")


def test_sections_collapse(start, tmp_path):
    path = tmp_path / "groups.csv"
    path.write_text("kind,name\na,one\nb,two\na,three\n", "utf-8")
    nvim = start(path)
    nvim.shows("three")
    nvim.keys(":Table group kind<CR>")
    nvim.shows("▾ a (2)", line=1)
    nvim.shows("▾ b (1)", line=4)
    nvim.keys("ggzc")
    nvim.shows("▸ a (2)", line=1)
    nvim.shows("▾ b (1)", line=2)
    nvim.keys("zR")
    nvim.shows("three", line=3)
    nvim.keys(":Table group<CR>")
    nvim.hides("▾")


def test_columns_are_hidden_widened_and_fixed(nvim):
    nvim.keys("lg-")
    nvim.hides("count")
    nvim.keys("gv")
    nvim.shows("count")
    nvim.keys("05>")
    nvim.shows("name         │", line=0)
    nvim.keys("lzf")
    nvim.becomes("require('table-server').get(0).state.layout.fixed.leading", 2)


def test_what_was_chosen_is_there_at_the_next_opening(start, file):
    first = start(file)
    first.shows("fig")
    first.keys("S")
    first.shows("name ▼")
    first.close()
    second = start(file)
    second.shows("name ▼", line=0)
    second.shows("plum", line=1)


def test_statistics_and_frequencies_are_shown(nvim):
    nvim.keys("l:Table stats<CR>")
    nvim.shows("sum       33", "distinct  5", "50 %      7", "█")
    nvim.lua("require('table-server').get(0):edit({ { kind = 'set', row = 5, column = 'count', text = '1000' } })")
    nvim.shows("max       1000", "sum       1023")
    nvim.keys(":Table stats name<CR>")
    nvim.shows("max       plum")
    nvim.hides("1023")
    nvim.becomes("vim.tbl_count(require('table-server.summary').shown)", 1)
    nvim.keys("j")
    nvim.hides("distinct")
    nvim.becomes("next(require('table-server.summary').shown) == nil", True)
    nvim.keys(":Table freq name<CR>")
    nvim.shows("name: 5 values", "1  kiwi")


def test_the_whole_cell_is_shown(start, tmp_path):
    path = tmp_path / "long.csv"
    path.write_text('a,b\n"first\n' + "x" * 60 + 'end",1\n', "utf-8")
    nvim = start(path)
    nvim.shows("first␊", "…")
    nvim.keys("K")
    nvim.shows("│first", "xend")


def test_problems_are_stepped_through(start, tmp_path):
    path = tmp_path / "numbers.csv"
    path.write_text("a,b\n" + "".join(f"r{row},{'bad' if row == 150 else row}\n" for row in range(1, 201)), "utf-8")
    nvim = start(path, settings="{ open = { columns = { b = { type = 'integer' } } } }")
    nvim.shows("r1")
    nvim.keys("]d")
    nvim.shows("r150", "bad")
    nvim.becomes("require('table-server').get(0):window().column", "b")
    nvim.keys("[d")
    nvim.shows("it is at the other end")
    nvim.keys(":Table problems<CR>")
    nvim.shows("b: doesNotParse bad")


def test_filled_cells_and_the_ends_of_their_blocks_are_gone_to(start, tmp_path):
    path = tmp_path / "gaps.csv"
    path.write_text("a,b,c,d\n" + "".join(f"{row},{'' if row % 100 else row},,x\n" for row in range(1, 301)), "utf-8")
    nvim = start(path)
    nvim.shows("a", "b", "x")
    place = "{ vim.fn.line('.'), require('table-server').get(0):window().column }"
    moves = [("l}", 100, "b"), ("}", 200, "b"), ("{", 100, "b"), (")", 100, "d"), ("((", 100, "a"), ("}", 300, "a"), ("{", 1, "a")]
    for keys, line, column in moves:
        nvim.keys(keys)
        nvim.becomes(place, [line, column])
    nvim.keys("V}y")
    nvim.shows("300 × 4 cells copied")


def test_changes_are_stepped_through(nvim):
    nvim.keys("Gccquince<CR>")
    nvim.shows("quince", line=5)
    nvim.keys("ggdd")
    nvim.shows("kiwi", line=1)
    nvim.keys("]c")
    nvim.wait(lambda: nvim.cursor[0] == 4, "the changed row")


def test_words_of_commands_are_completed(nvim):
    found = [nvim.call("nvim_call_function", "getcompletion", [text, "cmdline"]) for text in ("Table so", "Table sort c", "Table diff fr")]
    assert found == [["sort", "source"], ["count"], ["fruit.csv"]]


def test_replace_and_export(nvim, file):
    nvim.keys(":Table replace i I<CR>")
    nvim.shows("kIwI", "fIg", "4 replaced in 3 cells")
    out = file.with_name("out.md")
    nvim.keys(":Table export out.md<CR>")
    nvim.shows("5 rows")
    assert out.read_text("utf-8").startswith("| name | count | note |")
