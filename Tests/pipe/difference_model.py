"""The difference of two tables as a plain model, for judging a difference table of the daemon.

A table is a list of rows ``(key, {column: value})`` in order.
"""

from __future__ import annotations

import bisect
from collections import Counter


def longest_rising(numbers):
    """The length of the longest rising subsequence."""
    ends = []
    for number in numbers:
        place = bisect.bisect_left(ends, number)
        ends[place : place + 1] = [number]
    return len(ends)


def by_key(rows):
    return dict(rows)


def expected(before, after, moved, compared, columns):
    """The rows of the difference, matched by key, given the keys of the rows that moved.

    Each is ``(key, kind, moved, changed columns or None, cells, cells before)``.
    """
    old, new = by_key(before), by_key(after)
    anchors = [key for key, _ in after if key in old and key not in moved]
    result, start = [], 0
    keys_before = [key for key, _ in before]

    def row(key):
        changed = None
        if key not in old:
            kind = "added"
        elif key not in new:
            kind = "removed"
        else:
            changed = [name for name in compared if old[key][name] != new[key][name]] or None
            kind = "changed" if changed else "moved" if key in moved else "same"
        cells = new.get(key) or old[key]
        was = old.get(key) or {}
        return (
            key,
            kind,
            key in moved,
            changed,
            {name: cells.get(name) for name in columns},
            {name: was.get(name) for name in compared},
        )

    def close_gap(anchor, gap):
        nonlocal start
        end = keys_before.index(anchor) if anchor is not None else len(keys_before)
        result.extend(row(key) for key in keys_before[start:end] if key not in new)
        result.extend(row(key) for key in gap)
        start = end + 1

    gap, wanted = [], set(anchors)
    for key, _ in after:
        if key in wanted:
            close_gap(key, gap)
            result.append(row(key))
            gap = []
        else:
            gap.append(key)
    close_gap(None, gap)
    return result


def check_by_key(before, after, found, compared, columns):
    """Compares the rows of a difference table with the model.

    ``found`` are rows as ``expected`` gives them, without keys: the key is the last member.
    """
    old_places = {key: place for place, (key, _) in enumerate(before)}
    new_keys = [key for key, _ in after]
    matched = [old_places[key] for key in new_keys if key in old_places]
    moved = {row[0] for row in found if row[2]}
    assert len(matched) - len(moved) == longest_rising(matched), "the fewest rows move"
    stays = [old_places[key] for key in new_keys if key in old_places and key not in moved]
    assert stays == sorted(stays), "rows that have not moved have the same order"
    wanted = expected(before, after, moved, compared, columns)
    assert found == wanted, f"\nfound  {found}\nwanted {wanted}"


def check_by_content(before, after, found, compared):
    """Checks that the marks lead from one content to the other, and that equal rows are matched.

    ``found`` are rows ``(key before or None, key after or None, kind, moved, changed, cells, was)``.
    """
    old, new = by_key(before), by_key(after)
    assert [row[1] for row in found if row[1] is not None] == [key for key, _ in after]
    assert sorted(row[0] for row in found if row[0] is not None) == sorted(old)
    stays = [row[0] for row in found if row[0] is not None and not row[3]]
    places = {key: place for place, (key, _) in enumerate(before)}
    assert [places[key] for key in stays] == sorted(places[key] for key in stays)
    for key_before, key_after, kind, moved, changed, cells, was in found:
        side = new[key_after] if key_after is not None else old[key_before]
        assert cells == {name: side[name] for name in cells}
        if key_before is not None:
            assert was == {name: old[key_before][name] for name in compared}
        if key_before is None or key_after is None:
            assert kind == ("added" if key_before is None else "removed") and not changed
            continue
        differing = [name for name in compared if old[key_before][name] != new[key_after][name]]
        assert (changed or []) == differing
        assert kind == ("changed" if differing else "moved" if moved else "same")
        assert 2 * len(differing) <= len(compared)
    contents = [Counter(tuple(row.items()) for _, row in side) for side in (before, after)]
    equal = sum((contents[0] & contents[1]).values())
    assert sum(row[2] in ("same", "moved") for row in found) == equal, "equal rows are matched"
