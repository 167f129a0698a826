"""The tables of SQLite databases."""

from __future__ import annotations

import os
from typing import Any, Callable, Dict, List, Optional, Union

from .wire import given


class Databases:
    """The methods of a daemon that concern databases as a whole."""

    request: Callable[..., Any]

    def list_database(
        self,
        path: Union[str, "os.PathLike[str]"],
        *,
        count_max: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> List[Dict[str, Any]]:
        """The tables and views of a SQLite database, with columns, keys and numbers of rows.

        The rows of a table are counted up to ``count_max``; 0 counts none.
        """
        params = given(path=os.path.abspath(os.fspath(path)), countMax=count_max)
        found: List[Dict[str, Any]] = self.request("database/list", params, timeout)["tables"]
        return found
