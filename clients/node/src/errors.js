// Everything this client throws.

/** Base of the errors of this client. */
export class ClientError extends Error {
  get name() {
    return this.constructor.name;
  }
}

/** The daemon answered with an error. */
export class TableServerError extends ClientError {
  constructor(code, message, data = {}, method = undefined) {
    const details = isObject(data) ? data : {};
    super(sentence(code, message, details, method));
    this.code = code;
    this.reason = message;
    this.data = details;
    this.method = method;
  }

  /** The daemon's own name of the reason. */
  get kind() {
    return typeof this.data.kind === "string" ? this.data.kind : undefined;
  }

  /** Where in the params the fault lies, as a JSON pointer. */
  get pointer() {
    return typeof this.data.pointer === "string" ? this.data.pointer : undefined;
  }

  /** What would have been right at `pointer`. */
  get expected() {
    return this.data.expected;
  }

  /** The value at `pointer`. */
  get found() {
    return this.data.found;
  }

  /** The table's current revision, if the error has it. */
  get revision() {
    return typeof this.data.revision === "number" ? this.data.revision : undefined;
  }
}

/** -32602: shape, type, range, an unknown member or an unknown column. */
export class InvalidParams extends TableServerError {}

/** -32803: well formed, but it cannot be done now; `kind` is the reason. */
export class RequestFailed extends TableServerError {}

/** -32800: stopped in time by `$/cancelRequest`. */
export class RequestCancelled extends TableServerError {}

/** -32801: rows were requested at a view revision that is not kept any more. */
export class ContentModified extends TableServerError {}

/** The daemon's process ended or closed its output while something was wanted of it. */
export class DaemonGone extends ClientError {
  constructor(reason, {status = null, signal = null, stderrTail = "", cause} = {}) {
    const parts = [reason];
    if (signal !== null) parts.push(`killed by ${signal}`);
    else if (status !== null) parts.push(`exit status ${status}`);
    const last = stderrTail.trim();
    super(parts.join(", ") + (last ? `; it last wrote:\n${last}` : ""), {cause});
    this.reason = reason;
    this.status = status;
    this.signal = signal;
    this.stderrTail = stderrTail;
  }
}

/** No answer came within the time given; the request was cancelled. */
export class RequestTimedOut extends ClientError {}

/**
 * The rows of a source could not be read to the end; those read before are there. `kind` names the
 * reason as in an error answer, `system` is the system's name for it.
 */
export class LoadFailed extends ClientError {
  constructor({kind, message, system}) {
    super(message);
    this.kind = kind;
    this.system = system;
  }
}

/** The daemon sent something that is no message. */
export class ProtocolViolation extends ClientError {}

/** An update does not fit the content of the replica; it needs `view/resync`. */
export class OutOfSync extends ClientError {}

/** A cell has no value of its column's type: it is in error, pending, or unexpectedly null. */
export class CellUnreadable extends ClientError {
  constructor(key, column, reason, text) {
    const shown = text === undefined ? "" : `: ${brief(text)}`;
    super(`row ${key} has no value in ${column}, ${reason}${shown}`);
    this.key = key;
    this.column = column;
    this.reason = reason;
    this.text = text;
  }
}

const classes = new Map([
  [-32602, InvalidParams],
  [-32803, RequestFailed],
  [-32800, RequestCancelled],
  [-32801, ContentModified],
]);

/** Makes the error for the `error` member of an answer. */
export function errorFromWire(error, method) {
  const wire = isObject(error) ? error : {};
  const code = Number.isInteger(wire.code) ? wire.code : -32603;
  const message = typeof wire.message === "string" ? wire.message : "no message";
  return new (classes.get(code) ?? TableServerError)(code, message, wire.data, method);
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sentence(code, message, data, method) {
  const notes = [typeof data.kind === "string" ? data.kind : `code ${code}`];
  if (typeof data.pointer === "string") notes.push(`at ${data.pointer}`);
  if (data.expected !== undefined) notes.push(`expected ${brief(data.expected)}`);
  if (data.found !== undefined) notes.push(`found ${brief(data.found)}`);
  return `${method ? `${method}: ` : ""}${message} (${notes.join(", ")})`;
}

function brief(value) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
