"""A table and its file: saving, the edits that a save would make, and going back."""

from __future__ import annotations

import os
from base64 import b64decode
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Iterator,
    List,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    Tuple,
    Union,
)

from .protocol_types import Conflict
from .schema import History
from .wire import given

if TYPE_CHECKING:
    from .table import Table

PathLike = Union[str, "os.PathLike[str]"]
PAGE = 1000
# `TextEdit` has a member that is called `bytes`.
Octets = bytes


class SaveResult(NamedTuple):
    """What a save did.

    ``way`` is ``replaced`` (a new file took the old one's place), ``overwritten`` (the old file got
    the new content), ``committed`` (a database or a lent source has the rows) or ``unchanged`` (it
    had it already). A lent source has no ``path``.
    """

    revision: int
    path: str
    bytes: int
    records: int
    way: str
    dirty: bool


class RevertResult(NamedTuple):
    """What going back to the file did."""

    revision: int
    records: int
    history: History


class DialectResult(NamedTuple):
    """What reading the file in another dialect did. ``columns`` are the ids of the file's columns."""

    revision: int
    row_count: int
    columns: List[str]
    history: History


class RecoverResult(NamedTuple):
    """What became of the edits that an earlier daemon left behind."""

    revision: int
    changes: int
    lost_changes: int
    lost_bytes: int
    history: History


class ResolveResult(NamedTuple):
    """What became of conflicts: how many were decided, and how many are still open."""

    revision: int
    resolved: int
    left: int
    history: History


class BackupResult(NamedTuple):
    """What is in a backup.

    ``holds`` is ``edits`` (of a file, which is needed, too) or ``content``. Without ``dirty`` there is
    nothing unsaved in it.
    """

    revision: int
    path: str
    bytes: int
    dirty: bool
    holds: str


class TextEdit(NamedTuple):
    """One edit of the file's text; ``bytes`` and the LSP positions are those of the old text."""

    bytes: Tuple[int, int]
    start: Tuple[int, int]
    end: Tuple[int, int]
    new_text: str
    new_bytes: Optional[Octets] = None
    """The exact bytes, if the text cannot show them."""

    @staticmethod
    def from_wire(wire: Mapping[str, Any]) -> TextEdit:
        """Reads an edit of the answer."""
        span = wire["range"]
        places = [(span[name]["line"], span[name]["character"]) for name in ("start", "end")]
        first, last = wire["bytes"]
        exact = b64decode(wire["base64"]) if "base64" in wire else None
        return TextEdit((first, last), places[0], places[1], wire["newText"], exact)


class Restoring:
    """The method of a daemon that restores a backup."""

    _open_table: Callable[..., Any]

    def restore(
        self,
        backup: Union[str, "os.PathLike[str]"],
        *,
        table: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Table:
        """Opens a table from a backup that ``Table.backup`` wrote, with its unsaved edits.

        ``journal`` of the description reports what was restored. If the file has another content
        now, the table has none of the edits.
        """
        params = given(backup=os.path.abspath(os.fspath(backup)), table=table)
        restored: Table = self._open_table("table/open", params, timeout, [])
        return restored


class Saving:
    """The methods of a table that concern its file."""

    request: Callable[..., Any]
    _describe_columns: Callable[[], None]

    def save(
        self,
        path: Optional[PathLike] = None,
        *,
        copy: Optional[bool] = None,
        overwrite: Optional[str] = None,
        sync: Optional[bool] = None,
        encoding: Optional[str] = None,
        dialect: Optional[Mapping[str, Any]] = None,
        compression_level: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> SaveResult:
        """Writes the table to its file, or to another one that it then belongs to.

        With ``copy=True`` the table still belongs to its own file, and its dirty state does not
        change.

        Only edited records get other bytes. A file that was changed by others is not overwritten,
        unless ``overwrite="always"``. A path that ends with ``.gz`` or ``.zst`` is compressed, and a
        compressed file stays so; ``compression_level`` is 1 to 9, or 1 to 19 for zstd.
        """
        params = given(
            path=None if path is None else os.fspath(path),
            copy=copy,
            overwrite=overwrite,
            sync=sync,
            encoding=encoding,
            dialect=dialect,
            compressionLevel=compression_level,
        )
        answer = self.request("table/save", params, timeout)
        return SaveResult(
            answer["revision"],
            answer.get("path", ""),
            answer["bytes"],
            answer["records"],
            answer["way"],
            answer["dirty"],
        )

    def text_edits(
        self,
        *,
        encoding: Optional[str] = None,
        dialect: Optional[Mapping[str, Any]] = None,
    ) -> List[TextEdit]:
        """The edits of the file's text that a save would make; nothing is written."""
        return list(self._text_edits(given(encoding=encoding, dialect=dialect)))

    def _text_edits(self, params: Dict[str, Any]) -> Iterator[TextEdit]:
        first = 0
        while True:
            window = {"first": first, "size": PAGE}
            edits = self.request("table/save", {**params, "dryRun": True, "range": window})["edits"]
            yield from map(TextEdit.from_wire, edits["items"])
            first += edits["size"]
            if not edits.get("more"):
                return

    def adopt_file(self) -> bool:
        """Reports that the edits of ``text_edits`` were written to the file, so the table is clean.

        The file is compared with what a save would write; another content is ``fileDiffers``.
        Returns whether edits made meanwhile make the table dirty again.
        """
        return bool(self.request("table/adoptFile", {})["dirty"])

    def watch_file(self, when_file_changes: str) -> str:
        """Chooses what happens when the file changes: ``tell``, ``follow``, ``reload`` or
        ``merge``. Returns the state of the file. It also applies to changes that were noticed
        before.
        """
        answer = self.request("table/watchFile", {"whenFileChanges": when_file_changes})
        return str(answer["sourceState"])

    def conflicts(self) -> List[Conflict]:
        """What a merge with a changed file left open."""
        found: List[Conflict] = []
        while True:
            page = self.request("table/conflicts", {"first": len(found), "size": PAGE})
            found += page["items"]
            if not page.get("more"):
                return found

    def resolve_conflicts(
        self,
        take: str,
        conflicts: Optional[Sequence[Mapping[str, Any]]] = None,
        label: Optional[str] = None,
        author: Optional[str] = None,
    ) -> ResolveResult:
        """Decides conflicts for ``ours`` or ``theirs``, as one step that can be undone.

        ``conflicts`` names rows, or cells by ``row`` and ``column``; by default all are decided.
        """
        named = None
        if conflicts is not None:
            names = ("row", "column")
            named = [{name: one[name] for name in names if name in one} for one in conflicts]
        params = given(take=take, conflicts=named, label=label, author=author)
        answer = self.request("table/resolveConflicts", params)
        return ResolveResult(
            answer["revision"],
            answer["resolved"],
            answer["left"],
            History.from_wire(answer["history"]),
        )

    def revert(self, label: Optional[str] = None, author: Optional[str] = None) -> RevertResult:
        """Restores the table as it was last saved, as one step that can be undone."""
        answer = self.request("table/revert", given(label=label, author=author))
        self._describe_columns()
        return RevertResult(
            answer["revision"], answer["records"], History.from_wire(answer["history"])
        )

    def set_dialect(
        self,
        dialect: Mapping[str, Any],
        discard: Optional[bool] = None,
        label: Optional[str] = None,
    ) -> DialectResult:
        """Reads the file again in another dialect or encoding, as one step that can be undone.

        With ``discard``, unsaved edits may be lost; otherwise the request is refused if there are
        any.
        """
        params = given(dialect=dict(dialect), discard=discard, label=label)
        answer = self.request("table/setDialect", params)
        self._describe_columns()
        return DialectResult(
            answer["revision"],
            answer["rowCount"],
            answer["columns"],
            History.from_wire(answer["history"]),
        )

    def recover(self, action: str = "apply") -> RecoverResult:
        """Applies, discards or keeps the edits that an earlier daemon left behind.

        ``action`` is ``apply``, ``discard`` or ``keep``. ``journal`` of the description reports
        what there is.
        """
        answer = self.request("table/recover", {"action": action})
        self._describe_columns()
        return RecoverResult(
            answer["revision"],
            answer["changes"],
            answer["lostChanges"],
            answer["lostBytes"],
            History.from_wire(answer["history"]),
        )

    def backup(self, path: PathLike) -> BackupResult:
        """Writes what is not saved to a file. ``Daemon.restore`` opens the table from it."""
        answer = self.request("table/backup", {"path": os.fspath(path)})
        return BackupResult(
            answer["revision"], answer["path"], answer["bytes"], answer["dirty"], answer["holds"]
        )
