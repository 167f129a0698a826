"""Client of the table server: tables, views and live windows over JSON-RPC."""

from .cells import ABSENT, Cell, CellError, Counts, Draft, Row, Rows
from .changes import CellUpdate, Difference, Operation, Stage, sequential, staged
from .connection import Call
from .daemon import Daemon, connect
from .errors import (
    ContentModified,
    DaemonGone,
    Error,
    InvalidParams,
    OutOfSync,
    ProtocolViolation,
    RequestCancelled,
    RequestFailed,
    RequestTimedOut,
    TableServerError,
)
from .framing import FrameDecoder, frame
from .replica import Replica, Update, Window
from .schema import (
    Column,
    ContentResult,
    Description,
    EditResult,
    History,
    Progress,
    RowCount,
    Step,
    StepList,
    TableChange,
    UndoResult,
)
from .subscription import Subscription
from .table import EditList, Table, after, at_index, before
from .values import Key, decode_value, encode_value
from .view import DraftEditor, SortKey, View

__all__ = [
    "ABSENT",
    "Call",
    "Cell",
    "CellError",
    "CellUpdate",
    "Column",
    "ContentModified",
    "ContentResult",
    "Counts",
    "Daemon",
    "DaemonGone",
    "Description",
    "Draft",
    "DraftEditor",
    "Difference",
    "EditList",
    "EditResult",
    "Error",
    "FrameDecoder",
    "History",
    "InvalidParams",
    "Key",
    "Operation",
    "OutOfSync",
    "Progress",
    "ProtocolViolation",
    "Replica",
    "RequestCancelled",
    "RequestFailed",
    "RequestTimedOut",
    "Row",
    "RowCount",
    "Rows",
    "SortKey",
    "Stage",
    "Subscription",
    "Table",
    "Step",
    "StepList",
    "TableChange",
    "TableServerError",
    "Update",
    "UndoResult",
    "View",
    "Window",
    "after",
    "at_index",
    "before",
    "connect",
    "decode_value",
    "encode_value",
    "frame",
    "sequential",
    "staged",
]
