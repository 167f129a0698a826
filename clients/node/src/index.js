// Client of the table server: tables, views and live windows over JSON-RPC.

export {Cell, Row, Rows} from "./cells.js";
export {Difference, sequential, staged} from "./changes.js";
export {connect, Daemon} from "./daemon.js";
export {after, atIndex, before, EditList} from "./edits.js";
export {
  ClientError,
  ContentModified,
  DaemonGone,
  InvalidParams,
  OutOfSync,
  ProtocolViolation,
  RequestCancelled,
  RequestFailed,
  RequestTimedOut,
  TableServerError,
} from "./errors.js";
export {frame, FrameDecoder} from "./framing.js";
export {Replica, Update} from "./replica.js";
export {Subscription} from "./subscription.js";
export {Table} from "./table.js";
export {decodeValue, encodeValue} from "./values.js";
export {DraftEditor, View} from "./view.js";
