"""Answers that end early since they would be too long, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Optional, Sequence

from .errors import ContentModified
from .values import Key, encode_key

if TYPE_CHECKING:
    from .table import Table

_ATTEMPTS = 4


def whole_answer(
    ask: Callable[[Dict[str, Any]], Dict[str, Any]], params: Mapping[str, Any], limit: int
) -> Dict[str, Any]:
    """The answers of ``view/rows`` to the whole request, at one view revision.

    ``limit`` is the maximum number of rows of one answer. It begins again if the view changes
    meanwhile, and raises ``ContentModified`` when it does so again and again.
    """
    for _ in range(_ATTEMPTS - 1):
        try:
            return _pages(ask, params, limit)
        except ContentModified:
            if "at" in params or "pin" in params:
                raise
    return _pages(ask, params, limit)


def _pages(
    ask: Callable[[Dict[str, Any]], Dict[str, Any]], params: Mapping[str, Any], limit: int
) -> Dict[str, Any]:
    pages = [ask(dict(params))]
    while pages[0].get("more"):
        done = sum(len(page["keys"]) for page in pages)
        rest = _asked(params, pages[0]) - done
        if rest <= 0 or not pages[-1]["keys"]:
            return _joined(pages)
        following = dict(params)
        if "keys" in following:
            following["keys"] = list(params["keys"])[done:]
        else:
            first = pages[0]["first"] + done
            following["range"] = {"first": first, "size": min(rest, limit)}
        if "at" not in following and "pin" not in following:
            following["at"] = pages[0]["viewRevision"]
        pages.append(ask(following))
    return pages[0]


def _asked(params: Mapping[str, Any], page: Mapping[str, Any]) -> int:
    if "keys" in params:
        return len(params["keys"])
    counts = page["counts"]
    shown = int(counts.get("entries", counts["pageEnd"] - counts["pageStart"])) - int(page["first"])
    return min(shown, int(params["range"]["size"])) if "range" in params else shown


def _joined(pages: Sequence[Mapping[str, Any]]) -> Dict[str, Any]:
    joined: Dict[str, Any] = dict(pages[0])
    if len(pages) == 1:
        return joined
    keys: List[Any] = []
    blocks: List[Dict[str, Any]] = []
    sections: Dict[str, Any] = {}
    for page in pages:
        for block in page["blocks"]:
            blocks.append({**block, "offset": len(keys) + block.get("offset", 0)})
        for section in page.get("sections", ()):
            sections[repr(section["key"])] = section
        keys += page["keys"]
    joined.update(keys=keys, blocks=blocks)
    if sections:
        joined["sections"] = list(sections.values())
    if "extraFields" in joined:
        joined["extraFields"] = [told for page in pages for told in page["extraFields"]]
    for name in ("more", "count"):
        joined.pop(name, None)
    return joined


def whole_text(table: Table, row: Key, column: str, of: str) -> Optional[str]:
    """All of a cell's text at one revision, read range by range."""
    parts: List[str] = []
    start, revision = 0, None
    while True:
        params = {"row": encode_key(row), "column": column, "of": of, "start": start}
        part = table.request("cell/text", params)
        if part["text"] is None:
            return None
        if revision not in (None, part["revision"]):
            # The table changed between two ranges, perhaps the cell as well.
            parts, start, revision = [], 0, None
            continue
        parts.append(part["text"])
        start, revision = part["end"], part["revision"]
        if not part.get("more"):
            return "".join(parts)


def pages(ask: Callable[[int], Mapping[str, Any]], member: str) -> List[Mapping[str, Any]]:
    """The pages of an answer that may end early (``more``), all of one state.

    ``ask`` asks for what follows so many things; ``member`` lists the things of a page. If the
    table or the view changes between two pages, all are requested again; ``ContentModified`` is
    raised if that happens again and again.
    """
    for _ in range(_ATTEMPTS):
        told = [ask(0)]
        count = len(told[0][member])
        while told[-1].get("more") and told[-1][member]:
            page = ask(count)
            if _state_of(page) != _state_of(told[0]):
                break
            told.append(page)
            count += len(page[member])
        else:
            return told
    raise ContentModified(-32801, "The table changed between the pages of an answer.")


def _state_of(answer: Mapping[str, Any]) -> Any:
    return answer["revision"], answer.get("viewRevision")
