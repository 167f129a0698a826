"""The documents can be read: short sentences, short lines, links that lead somewhere."""

import functools
import pathlib
import re
import shutil
import subprocess

import pytest
from conftest import absent
from documents import anchors, links, prose_and_code, sentences, words

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The documents that keep these rules.
GLOBS = [
    "Protocol/README.md",
    "Protocol/CHANGELOG.md",
    "Protocol/guide/*.md",
    "README.md",
    "Sources/*.md",
    "Sources/*/*/README.md",
    "Tests/README.md",
    "Tests/LAWS.md",
    "Tests/*/README.md",
    "clients/*/README.md",
]
# Made from the contract, whose descriptions they repeat.
MADE = "Protocol/reference/*.md"
LINE_CHARACTERS_MAX = 120
SENTENCE_WORDS_MAX = 40
FIRST_PAGE_LINES_MAX = 300

PAGES = sorted(path for glob in GLOBS for path in ROOT.glob(glob))
WRAPPED = [*PAGES, *sorted(ROOT.glob(MADE))]


def named(path):
    return str(path.relative_to(ROOT))


def test_every_glob_names_a_document():
    assert [glob for glob in [*GLOBS, MADE] if not list(ROOT.glob(glob))] == []


@pytest.mark.parametrize("page", WRAPPED, ids=named)
def test_no_line_is_longer_than_a_screen(page):
    lines = enumerate(page.read_text("utf-8").splitlines(), 1)
    assert [(n, len(line)) for n, line in lines if len(line) > LINE_CHARACTERS_MAX] == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_no_sentence_is_too_long_to_be_read_once(page):
    counted = ((n, len(words(text)), text[:80]) for n, text in sentences(page.read_text("utf-8")))
    assert [found for found in counted if found[1] > SENTENCE_WORDS_MAX] == []


@pytest.mark.parametrize("page", WRAPPED, ids=named)
def test_every_link_leads_somewhere(page):
    broken = []
    for number, target in links(page.read_text("utf-8")):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        if not found.exists():
            broken.append((number, f"there is no {path}"))
        elif anchor and anchor not in anchors(found.read_text("utf-8")):
            broken.append((number, f"{path or 'the page'} has no heading #{anchor}"))
    assert broken == []


# Words of a private dialect: readers of this field search for other words. Each with what to write.
DIALECT = {
    r"told|telling|tells?": "reports, returns, sends, identifies",
    r"stands?|stood": "is, is at, means",
    r"says?|said|saying": "is, contains, chooses, reports",
    r"holds?|holding": "contains, keeps, is true",
    r"anew": "again; rebuilt, rewritten",
    r"goes on|went on": "continues",
    r"(?:is|are) gone": "was removed, does not exist any more",
    r"asked for": "requested",
    r"left alone": "is not changed",
    r"brought forward": "updated incrementally",
    r"(?:brings?|comes?|takes?) back": "restores, undoes; is shown again",
    r"likewise": "in the same way",
    r"whatever": "any, every; leave it out",
    r"somebody": "a user, another program, another request",
}
# The pages that are rewritten: here the dialect must not come back.
PLAIN_GLOBS = ["README.md", "Protocol/*.md", "Protocol/guide/*.md", "clients/*/README.md",
               "Sources/*.md", "Sources/*/*/README.md", "Tests/*.md", "Tests/*/README.md"]
PLAIN_PAGES = sorted(path for glob in PLAIN_GLOBS for path in ROOT.glob(glob))


def dialect_in(page):
    """The words of `DIALECT` in a page's prose, as (line of the paragraph, word, advice)."""
    for number, sentence in sentences(page):
        for words_of, advice in DIALECT.items():
            for found in re.finditer(rf"\b(?:{words_of})\b", sentence, re.IGNORECASE):
                yield number, found.group(), advice


@pytest.mark.parametrize("page", PLAIN_PAGES, ids=named)
def test_a_rewritten_page_uses_the_words_of_the_field(page):
    assert list(dialect_in(page.read_text("utf-8"))) == []


# So many comments may wait to be rewritten. There is none at the time of writing.
DIALECT_COMMENTS_MAX = 25


def comments_of(source):
    """The comments of a Swift file, as (number of the first line, text without code)."""
    start, lines = 0, []
    for number, line in enumerate([*source.splitlines(), ""], 1):
        comment = re.match(r"\s*///? ?(.*)", line)
        if comment:
            start = start or number
            lines.append(re.sub(r"^\s*- (?:Parameter )?\w+:", "", comment[1]))
        elif lines:
            yield start, re.sub(r"`+[^`]*`+", "CODE", " ".join(lines))
            start, lines = 0, []


def dialect_words(text):
    return [word for words_of in DIALECT for word in re.findall(rf"(?i)\b(?:{words_of})\b", text)]


def test_comments_of_the_sources_use_the_words_of_the_field():
    found = [
        (named(path), number, dialect_words(text))
        for path in sorted(ROOT.glob("Sources/**/*.swift"))
        if "Generated" not in path.parts
        for number, text in comments_of(path.read_text("utf-8"))
        if dialect_words(text)
    ]
    assert len(found) <= DIALECT_COMMENTS_MAX, f"{found}; write instead: {DIALECT}"


def test_descriptions_of_the_contract_use_the_words_of_the_field():
    found = []
    for path in sorted(ROOT.glob("Protocol/schema/*.json")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            description = re.search(r'"(?:description|summary)": "((?:[^"\\]|\\.)*)"', line)
            text = re.sub(r"`[^`]*`", "CODE", description[1]) if description else ""
            if dialect_words(text):
                found.append((named(path), number, dialect_words(text)))
    assert found == [], f"write instead: {DIALECT}"


def test_the_first_page_of_the_protocol_stays_one_that_is_read():
    lines = (ROOT / "Protocol/README.md").read_text("utf-8").splitlines()
    assert len(lines) <= FIRST_PAGE_LINES_MAX, "what one task needs belongs on its page of the guide"


@pytest.mark.parametrize("page", WRAPPED, ids=named)
def test_every_fence_is_closed(page):
    lines = page.read_text("utf-8").splitlines()
    assert len([line for line in lines if line.lstrip().startswith("```")]) % 2 == 0


@functools.cache
def help_of(tool):
    """What `swift build`, `swift run` and so on say of their options."""
    told = subprocess.run(["swift", tool, "-help-hidden"], capture_output=True, text=True, timeout=100)
    return told.stdout + told.stderr


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_options_of_swift_commands_exist(page):
    # What follows the name of the program that `swift run` starts is the program's.
    command = r"swift (?:(build|test) ([^`|&;#\n]*)|(run) ((?:-c \w+ |--?[\w-]+ )*))"
    commands = re.findall(command, page.read_text("utf-8"))
    if commands and shutil.which("swift") is None:
        absent("no Swift toolchain")
    for tool, rest in [(build or run, options or others) for build, options, run, others in commands]:
        for option in re.findall(r"(?<![\w-])--[a-z-]+", rest):
            assert re.search(rf"(?<![\w-]){option}(?![\w-])", help_of(tool)), f"swift {tool} has no {option}"


# MARK: The rules themselves, on small pages


def test_a_sentence_ends_at_a_full_stop_and_code_is_one_word():
    page = "One `view/watch {a: b}` is [a link](to/it now). Two.\n\n| a cell | one |\n|---|---|\n"
    found = [(len(words(text)), text) for _, text in sentences(page)]
    assert [count for count, _ in found] == [5, 1, 2, 1]


def test_a_wrapped_paragraph_and_a_list_item_are_joined():
    page = "- one\n  two\n- three\n\nfour\nfive\n```text\nsix seven\n```\n"
    assert [text for _, text in sentences(page)] == ["one two", "three", "four five"]


def test_a_heading_makes_the_anchor_that_links_use():
    page = "# The `table/diff`, and more\n## A\n## A\n```text\n# none\n```\n"
    assert anchors(page) == {"the-tablediff-and-more", "a", "a-1"}


def test_a_link_may_be_wrapped():
    page = "see [the\n  page](a.md) and [that](b.md#c)\n\n| [one](d) | `[no](e)` |\n"
    assert [target for _, target in links(page)] == ["a.md", "b.md#c", "d"]


def test_code_is_not_prose():
    page = "a\n```json\nb\n```\nc\n"
    assert [language for _, _, language in prose_and_code(page)] == [None, "json", None]


def test_dialect_is_found_in_prose_and_not_in_code():
    page = "It is told `it is\ntold`.\n```text\ntold\n```\nA [row](holds.md) Stands.\n\n- who holds\n"
    found = [(number, word) for number, word, _ in dialect_in(page)]
    assert found == [(1, "told"), (6, "Stands"), (8, "holds")]


def test_comments_are_joined_and_the_names_of_parameters_are_no_words():
    source = "/// It is\n/// told `told`.\n///\n///   - told: Fine.\nlet told = 1  // x\n  // Holds.\n"
    found = [(number, dialect_words(text)) for number, text in comments_of(source)]
    assert found == [(1, ["told"]), (6, ["Holds"])]
