"""Makes the Swift room `ProtocolWords`: an enumeration for each list of words in the contract."""

from __future__ import annotations

import names
import schemas


def files(source: schemas.Source) -> dict[str, str]:
    return {"SharedWords.swift": shared(source)}


def title(name: str) -> str:
    """`columnType`, ColumnType."""
    return name[0].upper() + name[1:]


def shared(source: schemas.Source) -> str:
    blocks = [names.HEAD]
    for name, words in source.words.items():
        cases = [(case.name, case.word, case.description) for case in words.cases]
        lines = names.enumeration(title(name), words.description, cases, "ContractWord")
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)
