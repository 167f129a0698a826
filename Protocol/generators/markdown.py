"""Text of pages, wrapped to lines that a screen shows."""

from __future__ import annotations

import re
import textwrap

WIDTH = 120
# At the start of a line, these words would begin a list, a heading, a quotation or a table.
MARKER = re.compile(r"\s(?=(?:[-+*>|]|#+|\d+[.)])(?:\s|$))")
GLUE = "\u2060"


def paragraph(text: str, pad: str = "") -> list[str]:
    """The text as lines of at most `WIDTH` characters, all of them after `pad`."""
    return wrapped(text, pad, pad)


def item(text: str, pad: str = "") -> list[str]:
    """The text as one item of a list, which is `pad` deep in others."""
    return wrapped(text, f"{pad}- ", f"{pad}  ")


def wrapped(text: str, first: str, others: str) -> list[str]:
    glued = MARKER.sub(GLUE, " ".join(text.split()))
    lines = textwrap.wrap(
        glued, WIDTH, initial_indent=first, subsequent_indent=others,
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
    return [line.replace(GLUE, " ") for line in lines]
