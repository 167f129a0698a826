"""What the README lists, there is."""

import pathlib
import re

import pytest

import table_server

README = pathlib.Path(__file__).parent.parent / "README.md"
GROUP = re.compile(r"`(\w+)`: ((?:`\w+`(?: \([^)]*\))?,?\s+)*`\w+`)")


def listed():
    """The methods that the list of the README gives each class."""
    text = README.read_text(encoding="utf-8").split("## What there is")[1]
    found = {}
    for name, rest in GROUP.findall(text):
        found.setdefault(name, []).extend(re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", rest)))
    return found


@pytest.mark.parametrize("name", ["Daemon", "Table", "View", "Subscription"])
def test_every_method_of_the_list_is_there(name):
    methods = listed()[name]
    assert len(methods) > 5
    for method in methods:
        assert callable(getattr(getattr(table_server, name), method, None)), f"{name}.{method}"
