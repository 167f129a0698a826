"""What the README lists, there is."""

import inspect
import pathlib
import re

import pytest

import table_server

README = pathlib.Path(__file__).parent.parent / "README.md"
INNER = {  # called by objects of the client among themselves
    *("register_supplies", "register_subscription", "forget_subscription", "forget_view", "forget_table"),
    *("new_token", "forget_token", "forget_lent"),
    *("set_edit", "insert_edit", "remove_edit", "move_edit"),
    *("encode", "decode_key", "decode_entry", "take", "take_change", "end"),
}
# A table of a class's methods, one or several in the first cell of a row.
TABLE = re.compile(r"^- `(\w+)`[^\n]*:\n\n((?: +\|[^\n]*\n)+)", re.MULTILINE)
CELL = re.compile(r"^ +\|([^|]*)\|", re.MULTILINE)
GROUP = re.compile(r"`(\w+)`: ((?:`\w+`(?: \([^)]*\))?,?\s+)*`\w+`)")


def listed():
    """The methods that the list of the README gives each class."""
    text = README.read_text(encoding="utf-8").split("## What there is")[1]
    found = {}
    for name, rest in GROUP.findall(text):
        found.setdefault(name, []).extend(re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", rest)))
    for name, rows in TABLE.findall(text):
        cells = " ".join(CELL.findall(rows))
        found.setdefault(name, []).extend(re.findall(r"`(\w+)`", cells))
    return found


@pytest.mark.parametrize("name", ["Daemon", "Table", "View", "Subscription"])
def test_the_list_names_every_method_and_nothing_else(name):
    members = inspect.getmembers(getattr(table_server, name), callable)
    methods = {method for method, _ in members if not method.startswith("_")}
    assert sorted(listed()[name]) == sorted(methods - INNER)
