"""Client of the table server: tables, views and live windows over JSON-RPC."""

from . import formats, sources
from .cells import ABSENT, Cell, CellError, Counts, Draft, Row, Rows
from .changes import CellUpdate, Operation, Stage, sequential, staged
from .codecs import Converter
from .columns import Columns
from .connection import Call
from .daemon import Daemon, connect
from .difference import Difference
from .errors import (
    ContentModified,
    DaemonGone,
    Error,
    InvalidParams,
    LoadFailed,
    OutOfSync,
    ProtocolViolation,
    RequestCancelled,
    RequestFailed,
    RequestTimedOut,
    TableServerError,
)
from .expressions import ExpressionCheck, Problem, from_typed, to_typed
from .filters import Filter
from .formats import Format
from .framing import FrameDecoder, frame
from .groups import Group, Groups
from .opening import open as open
from .places import after, at_index, at_shown, before
from .profiles import ColumnProfile, Histogram, Profile
from .records import ItemIncomplete
from .replica import Replica, Update, Window
from .schema import (
    Column,
    ContentResult,
    Description,
    EditResult,
    History,
    InvokedAction,
    Progress,
    RowCount,
    Step,
    StepList,
    TableChange,
    UndoResult,
)
from .section_lists import (
    ListSection,
    SectionedChange,
    SectionedWindow,
    sectioned_change,
    sections_of,
)
from .sectioned import (
    RowUpdate,
    SectionedOperation,
    SectionedStage,
    SectionInsert,
    SectionUpdate,
    sectioned_sequential,
    sectioned_staged,
)
from .lent_rows import ChangeRefused, LentChange, LentRows, RowsChanged, Sequential, iterated
from .measures import MeasuredCell, MeasuredRow, ToldHeights
from .sections import (
    DeclaredSection,
    EntryKey,
    ErrorValue,
    SectionAggregate,
    SectionEntry,
    SectionInfo,
    SectionKey,
)
from .sources import query
from .styles import WindowStyles
from .subscription import Subscription
from .supplies import Shown, Supplied
from .table import EditList, Table
from .made import CellUnreadable
from .typed import TypedDraft, TypedRow, TypedSubscription, TypedTable, TypedView
from .typed_column import FieldColumn, TypedColumn
from .values import Key, decode_value, encode_value
from .view import DraftEditor, View
from .view_states import SortKey

__all__ = [
    "ABSENT",
    "Call",
    "Cell",
    "CellError",
    "CellUnreadable",
    "CellUpdate",
    "ChangeRefused",
    "Column",
    "ColumnProfile",
    "Columns",
    "ContentModified",
    "ContentResult",
    "Converter",
    "Counts",
    "Daemon",
    "DaemonGone",
    "DeclaredSection",
    "Description",
    "Difference",
    "Draft",
    "DraftEditor",
    "EditList",
    "EditResult",
    "EntryKey",
    "Error",
    "ErrorValue",
    "ExpressionCheck",
    "FieldColumn",
    "Filter",
    "Format",
    "FrameDecoder",
    "Group",
    "Groups",
    "Histogram",
    "History",
    "InvalidParams",
    "InvokedAction",
    "ItemIncomplete",
    "Key",
    "LentChange",
    "LentRows",
    "ListSection",
    "LoadFailed",
    "MeasuredCell",
    "MeasuredRow",
    "Operation",
    "OutOfSync",
    "Problem",
    "Profile",
    "Progress",
    "ProtocolViolation",
    "Replica",
    "RequestCancelled",
    "RequestFailed",
    "RequestTimedOut",
    "Row",
    "RowCount",
    "RowUpdate",
    "Rows",
    "RowsChanged",
    "SectionAggregate",
    "SectionEntry",
    "SectionInfo",
    "SectionInsert",
    "SectionKey",
    "SectionUpdate",
    "SectionedChange",
    "SectionedOperation",
    "SectionedStage",
    "SectionedWindow",
    "Sequential",
    "Shown",
    "SortKey",
    "Stage",
    "Step",
    "StepList",
    "Subscription",
    "Supplied",
    "Table",
    "TableChange",
    "TableServerError",
    "ToldHeights",
    "TypedColumn",
    "TypedDraft",
    "TypedRow",
    "TypedSubscription",
    "TypedTable",
    "TypedView",
    "UndoResult",
    "Update",
    "View",
    "Window",
    "WindowStyles",
    "after",
    "at_index",
    "at_shown",
    "before",
    "connect",
    "decode_value",
    "encode_value",
    "formats",
    "frame",
    "from_typed",
    "iterated",
    "query",
    "sectioned_change",
    "sectioned_sequential",
    "sectioned_staged",
    "sections_of",
    "sequential",
    "sources",
    "staged",
    "to_typed",
]
