// Client of the table server: tables, views and live windows over JSON-RPC.

export {Calls} from "./calls.js";
export {Cell, Row, Rows} from "./cells.js";
export {sequential, staged} from "./changes.js";
export {Columns, columnsOf} from "./columns.js";
export {asBigInt, asDate, asDateTime, Converter, converter, oneOf} from "./converters.js";
export {connect, Daemon} from "./daemon.js";
export {Difference} from "./difference.js";
export {after, atIndex, atShown, before, EditList} from "./edits.js";
export {
  CellUnreadable,
  ClientError,
  ContentModified,
  DaemonGone,
  InvalidParams,
  LoadFailed,
  OutOfSync,
  ProtocolViolation,
  RequestCancelled,
  RequestFailed,
  RequestTimedOut,
  TableServerError,
} from "./errors.js";
export {fromTyped, toTyped} from "./expressions.js";
export {allOf, anyOf, Filter, not} from "./filters.js";
export {frame, FrameDecoder} from "./framing.js";
export {ChangeRefused, iterated, linked, RowsChanged} from "./lending.js";
export {Replica, Update} from "./replica.js";
export {SectionedChange, SectionedWindow, sectionedChange, sectionsOf} from "./section-lists.js";
export {sectionedSequential, sectionedStaged} from "./sectioned.js";
export {WindowStyles} from "./styles.js";
export {Subscription} from "./subscription.js";
export {Shown, supplied} from "./supplies.js";
export {Table} from "./table.js";
export {FieldColumn, TypedColumn} from "./typed-column.js";
export {TypedDraft, TypedRow, TypedSubscription, TypedTable, TypedView} from "./typed.js";
export {decodeValue, encodeValue} from "./values.js";
export {DraftEditor, View} from "./view.js";
