// Declarations of the errors of the client.

import type {Key} from "./index.js";
import type * as protocol from "./protocol.js";

/** Base of the errors of this client. */
export class ClientError extends Error {}

/** The daemon answered with an error. */
export class TableServerError extends ClientError {
  constructor(code: number, message: string, data?: object, method?: string);
  readonly code: number;
  /** The daemon's message alone. */
  readonly reason: string;
  readonly data: {readonly [member: string]: unknown};
  readonly method: string | undefined;
  readonly kind: protocol.ErrorData["kind"] | undefined;
  readonly pointer: string | undefined;
  readonly expected: unknown;
  readonly found: unknown;
  readonly revision: number | undefined;
}

export class InvalidParams extends TableServerError {}
export class RequestFailed extends TableServerError {}
export class RequestCancelled extends TableServerError {}
export class ContentModified extends TableServerError {}

/** The daemon's process ended or closed its output while something was wanted of it. */
export class DaemonGone extends ClientError {
  constructor(
    reason: string,
    end?: {status?: number | null; signal?: string | null; stderrTail?: string; cause?: unknown},
  );
  readonly reason: string;
  readonly status: number | null;
  readonly signal: string | null;
  readonly stderrTail: string;
}

export class RequestTimedOut extends ClientError {}

/** The rows of a source could not be read to the end; those read before are there. */
export class LoadFailed extends ClientError {
  constructor(failure: {kind: string; message: string; system?: string});
  readonly kind: string;
  readonly system?: string;
}

export class ProtocolViolation extends ClientError {}
export class OutOfSync extends ClientError {}

/** A cell has no value of its column's type: it is in error, pending, or unexpectedly null. */
export class CellUnreadable extends ClientError {
  constructor(key: Key, column: string, reason: string, text?: string);
  readonly key: Key;
  readonly column: string;
  readonly reason: string;
  readonly text: string | undefined;
}
