"""Reads the documents of the protocol: their lines, sentences, links, anchors and conversations.

A conversation is what the fenced ``json`` blocks of a page contain, in order. `Protocol/README.md`
describes its form under "How to read the examples".
"""

from __future__ import annotations

import json
import re

ELISION = "\0…"
ARROWS = {"→": "client", "←": "daemon"}


def prose_and_code(text):
    """The lines of a page as (number, line, language); the language is None outside fences."""
    language = None
    for number, line in enumerate(text.splitlines(), 1):
        fence = re.match(r" *```(\w*)", line)
        if fence:
            language = (fence.group(1) or "text") if language is None else None
        else:
            yield number, line, language


# MARK: Sentences

TABLE_RULE = re.compile(r"^\s*\|[-:| ]+\|\s*$")


def blocks_of(text):
    """The paragraphs, list items and table cells of a page, as (line number, text)."""
    paragraph, start = [], 0

    def finished():
        nonlocal paragraph
        done = [(start, " ".join(paragraph))] if paragraph else []
        paragraph = []
        return done

    for number, line, language in prose_and_code(text):
        stripped = line.strip()
        if language is not None or not stripped or stripped.startswith(("#", "<!--")):
            yield from finished()
        elif stripped.startswith("|"):
            yield from finished()
            if not TABLE_RULE.match(line):
                cells = re.split(r"(?<!\\)\|", stripped.strip("|"))
                yield from ((number, cell.strip()) for cell in cells)
        else:
            if re.match(r"([-*>]|\d+\.) ", stripped):
                yield from finished()
            if not paragraph:
                start = number
            paragraph.append(re.sub(r"^([-*>]|\d+\.) +", "", stripped))
    yield from finished()


def sentences(text):
    """The sentences of a page outside code, as (line number, sentence).

    What stands in backticks is one word: a signature is not a sentence. A sentence ends at a full
    stop, a question or exclamation mark, or a colon that ends its paragraph.
    """
    for number, block in blocks_of(text):
        plain = re.sub(r"`+[^`]*`+", "CODE", block)
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", plain)
        for sentence in re.split(r"(?<=[.!?])[)*\"”]*\s+(?=[A-Z0-9*\"“(\[])", plain):
            yield number, sentence


def words(sentence):
    """The words of a sentence; marks alone are none."""
    return [word for word in sentence.split() if re.search(r"\w", word)]


# MARK: Links

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def links(text):
    """The links of a page outside code and headings, as (line number, target)."""
    for number, block in blocks_of(text):
        for target in LINK.findall(re.sub(r"`[^`]*`", "", block)):
            yield number, target


def anchors(text):
    """The anchors that the headings of a page make, as common Markdown renderers write them."""
    found = set()
    for _, line, language in prose_and_code(text):
        heading = re.match(r"#{1,6} +(.*)", line)
        if language is None and heading:
            plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.group(1)).replace("`", "")
            name = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
            count = 1
            while name in found:
                name, count = f"{name.removesuffix(f'-{count - 1}')}-{count}", count + 1
            found.add(name)
    return found


# MARK: Conversations


def with_elisions(text):
    """The JSON of an example; each bare ``…`` becomes a member or an element named ELISION."""
    output, nesting, index = [], [], 0
    mark = json.dumps(ELISION)
    while index < len(text):
        character = text[index]
        if character == '"':
            end = index + 1
            while text[end] != '"':
                end += 2 if text[end] == "\\" else 1
            output.append(text[index : end + 1])
            index = end + 1
            continue
        if character in "{[":
            nesting.append(character)
        elif character in "}]":
            nesting.pop()
        if character == "…":
            before = "".join(output).rstrip()[-1:]
            is_member = bool(nesting) and nesting[-1] == "{" and before in "{,"
            output.append(f"{mark}: null" if is_member else mark)
        else:
            output.append(character)
        index += 1
    return "".join(output)


def conversation(text):
    """The messages of a page's ``json`` blocks, as (line number, side, message or None).

    None stands for a line `← …`: any number of messages that the page does not show.
    """
    messages, current = [], None
    for number, line, language in prose_and_code(text):
        if language != "json":
            current = None
            continue
        starts = line[:1] in ARROWS
        assert starts or current is not None, f"line {number}: no arrow begins the block"
        if starts:
            current = [number, ARROWS[line[0]], line[1:].strip()]
            messages.append(current)
        else:
            current[2] += "\n" + line
    return [(number, side, read(number, body)) for number, side, body in messages]


def read(number, body):
    """One message."""
    if body.strip() == "…":
        return None
    try:
        return json.loads(with_elisions(body))
    except json.JSONDecodeError as error:
        raise AssertionError(f"line {number}: {error}") from None


def difference(shown, real, at=""):
    """Where a message differs from what the page shows, or None."""
    if shown == ELISION:
        return None
    if isinstance(shown, dict) and isinstance(real, dict):
        for name, value in shown.items():
            if name == ELISION:
                continue
            if name not in real:
                return f"{at}/{name} is missing"
            found = difference(value, real[name], f"{at}/{name}")
            if found:
                return found
        more = sorted(set(real) - set(shown))
        return f"{at}/{more[0]} is not shown" if more and ELISION not in shown else None
    if isinstance(shown, list) and isinstance(real, list):
        return list_difference(shown, real, at)
    same = shown == real and isinstance(shown, bool) == isinstance(real, bool)
    return None if same else f"{at or '/'}: the page shows {shown!r}, the daemon says {real!r}"


def list_difference(shown, real, at):
    """The same of two lists; one ELISION stands for any number of elements."""
    if ELISION in shown:
        place = shown.index(ELISION)
        behind = len(shown) - place - 1
        if len(real) < place + behind:
            return f"{at} has {len(real)} elements, too few"
        real = real[:place] + [ELISION] + real[len(real) - behind :]
    if len(shown) != len(real):
        return f"{at} has {len(real)} elements, the page shows {len(shown)}"
    for index, (one, other) in enumerate(zip(shown, real)):
        found = difference(one, other, f"{at}/{index}")
        if found:
            return found
    return None
