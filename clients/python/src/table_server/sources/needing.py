"""Modules that are imported when a source first needs them."""

from __future__ import annotations

import importlib
from typing import Any, Sequence


def needed(what: str, extra: str, modules: Sequence[str]) -> Any:
    """The first of some modules that is installed.

    ``ModuleNotFoundError`` names what needs them, and the extra of this package that installs one.
    """
    for name in modules:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name is not None and error.name.partition(".")[0] != name.partition(".")[0]:
                raise  # it is there, but not what it needs
    wanted = " or ".join(name.partition(".")[0] for name in modules)
    raise ModuleNotFoundError(
        f"{what} needs {wanted}: pip install 'table-server-client[{extra}]'", name=modules[0]
    )
