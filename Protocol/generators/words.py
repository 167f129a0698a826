"""Makes the Swift room `ProtocolWords`: an enumeration for each list of words in the contract."""

from __future__ import annotations

from collections.abc import Callable

import names
import schemas


def files(source: schemas.Source) -> dict[str, str]:
    """Words that several families share, and those that a family lists itself: of views and their
    windows, and of everything else."""
    own = [one for one in source.families if one.name != "words"]
    family = {name for one in own for name in one.words}
    first = [one.name for one in own].index("views")
    views = {name for one in own[first:] for name in one.words}
    return {
        "SharedWords.swift": enumerations(source, lambda name: name not in family),
        "FamilyWords.swift": enumerations(source, lambda name: name in family - views),
        "ViewWords.swift": enumerations(source, lambda name: name in views),
    }


def title(name: str) -> str:
    """`columnType`, ColumnType."""
    return name[0].upper() + name[1:]


def enumerations(source: schemas.Source, chosen: Callable[[str], bool]) -> str:
    blocks = [names.HEAD]
    for name, words in source.words.items():
        if not chosen(name):
            continue
        cases = [(case.name, case.word, case.description) for case in words.cases]
        lines = names.enumeration(title(name), words.description, cases, "ContractWord")
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)
