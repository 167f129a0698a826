"""Declared sections through the client, against the real daemon."""

from table_server import SectionEntry


def entries(view):
    """The keys of the headers, and of the rows."""
    return [
        entry.key[0] if isinstance(entry, SectionEntry) else entry for entry in view.rows().entries
    ]


def test_sections_are_declared_edited_and_given_anew(daemon):
    sections = [
        {"key": "fruit", "header": "Fruit", "rows": [["apple", 3], ["pear", 4]]},
        {"key": "bread", "footer": "baked today", "kind": "k", "state": {"a": 1}},
    ]
    columns = [{"id": "name"}, {"id": "n", "type": "integer"}]
    with daemon.create(sections=sections, columns=columns, key_columns=["name"]) as table:
        assert [one["key"] for one in table.description["sections"]] == ["fruit", "bread"]
        view = table.view(sections={"by": "declared", "empty": "show"})
        assert entries(view) == ["fruit", "apple", "pear", "bread"]
        window = view.watch()
        table.add_sections([{"key": "milk", "rows": [["butter", 2**60]]}], before="bread")
        table.move_sections(["bread"], first=True)
        table.set_section("fruit", {"header": "Obst", "footer": None})
        daemon.sync()
        assert entries(view) == ["bread", "fruit", "apple", "pear", "milk", "butter"]
        assert window.replica.sections[("fruit",)].header == "Obst"
        assert window.replica.sections[("bread",)].state == {"a": 1}
        assert view.rows()[-1]["n"] == 2**60
        table.remove_sections(["milk"])
        result = table.set_rows(
            sections=[{"key": "fruit", "rows": [["pear", 5]]}, {"key": "bread", "rows": [["bun", 1]]}]
        )
        assert result.sections == {"deletes": 0, "inserts": 0, "moves": 1, "updates": 2}
        assert (result.deletes, result.inserts, result.moves, result.updates) == (1, 1, 0, 1)
        assert entries(table.view(sections="declared")) == ["fruit", "pear", "bread", "bun"]
        table.undo()
        assert entries(view) == ["bread", "fruit", "apple", "pear"]


def test_keys_are_unique_by_section(daemon):
    sections = [{"key": 1, "rows": [["a"]]}, {"key": 2, "rows": [["a"]]}]
    table = daemon.create(sections=sections, columns=[{"id": "name"}], key_columns=["name"],
                          key_scope="section", section_column="floor")  # fmt: skip
    assert table.description.key_columns == ["floor", "name"]
    assert table.view().rows().keys == ['["1","a"]', '["2","a"]']


def test_sections_of_a_source_are_declared_when_it_is_opened_or_later(daemon):
    text = "name,kind\napple,fruit\nbun,bread\npear,fruit\n"
    sections = [{"key": "bread", "header": "Bread"}, {"key": "fruit"}]
    with daemon.open(content=text, sections=sections, section_column="kind", key_columns=["name"],
                     key_scope="section") as table:  # fmt: skip
        assert table.description.key_columns == ["kind", "name"]
        assert [one["key"] for one in table.description["sections"]] == ["bread", "fruit"]
        view = table.view(sections="declared")
        assert entries(view)[0] == "bread" and len(entries(view)) == 5
    with daemon.open(content=text, key_columns=["name"]) as table:
        table.add_sections([{"key": "fruit", "rows": [["fig"]]}], section_column="kind")
        view = table.view(sections="declared")
        assert entries(view) == ["fruit", "apple", "pear", "fig", "bread", "bun"]
