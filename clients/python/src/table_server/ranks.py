"""Ranks of distinct keys: they send the daemon an order that only code defines."""

from __future__ import annotations

import bisect
import contextlib
import functools
from typing import Any, Callable, Dict, Generic, Iterable, List, TypeVar

Item = TypeVar("Item")

_STEP = 1 << 24
"""The distance of neighbours at first, so that new keys find a place between them."""

_HIGHEST = 10**14
"""Ranks stay integers that travel as numbers."""


class Ranks(Generic[Item]):
    """Gives every item a number such that numbers compare as the items' keys do.

    Equal keys have equal ranks. A new key gets a number between its neighbours; if there is none
    left, all of them are renumbered.
    """

    def __init__(self, key: Callable[[Item], Any]) -> None:
        self._key = key
        self._keys: List[Any] = []
        self._ranks: List[int] = []
        self.numberings = 0
        """How often all ranks were renumbered."""

    @staticmethod
    def by_comparison(compare: Callable[[Item, Item], int]) -> Ranks[Item]:
        """Ranks by a function that answers below 0, 0 or above 0 for two items."""
        return Ranks(functools.cmp_to_key(compare))

    def learn(self, items: Iterable[Item]) -> None:
        """Adds the keys of many items at once, before any rank is sent.

        Items without a key, and keys that cannot be compared, are reported by ``of``.
        """
        known = len(self._keys)
        try:
            keys = sorted(self._keys_of(items))
        except Exception:
            return
        for key in keys:
            self._place(key)
        if len(self._keys) > 2 * known:  # mostly new: even distances again
            self._number()

    def of(self, item: Item) -> Any:
        """The rank of an item; null where its key is None."""
        key = self._key(item)
        return None if key is None else self._ranks[self._place(key)]

    def _keys_of(self, items: Iterable[Item]) -> List[Any]:
        keys: List[Any] = []
        for item in items:
            with contextlib.suppress(Exception):
                keys.append(self._key(item))
        return [key for key in keys if key is not None]

    def _place(self, key: Any) -> int:
        at = bisect.bisect_left(self._keys, key)
        if at < len(self._keys) and not key < self._keys[at]:
            return at
        below = self._ranks[at - 1] if at > 0 else None
        above = self._ranks[at] if at < len(self._ranks) else None
        self._keys.insert(at, key)
        self._ranks.insert(at, self._between(below, above))
        if not self._is_between(below, self._ranks[at], above):
            self._number()
        return at

    def _between(self, below: Any, above: Any) -> int:
        if below is None:
            return 0 if above is None else int(above) - _STEP
        return int(below) + _STEP if above is None else (int(below) + int(above)) // 2

    def _is_between(self, below: Any, rank: int, above: Any) -> bool:
        is_over = below is None or rank > below
        is_under = above is None or rank < above
        return is_over and is_under and abs(rank) < _HIGHEST

    def _number(self) -> None:
        step = max(1, min(_STEP, _HIGHEST // (len(self._keys) + 1)))
        self._ranks = [at * step for at in range(len(self._keys))]
        self.numberings += 1


Orders = Dict[str, Ranks[Any]]
"""Ranks by the column that contains them."""
