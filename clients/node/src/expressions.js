// Values between JavaScript and CEL, whose typed values contain their types.

/**
 * A JavaScript value as a typed value of the wire. Whole numbers and BigInts are integers, other
 * numbers doubles, a `Date` is a timestamp, bytes are bytes, a `Map` is a map; a plain object is a
 * typed value already, such as `{uint: "1"}`.
 */
export function toTyped(value) {
  switch (typeof value) {
    case "undefined":
      return {null: null};
    case "boolean":
      return {bool: value};
    case "bigint":
      return {int: value.toString()};
    case "number":
      return Number.isSafeInteger(value) && !Object.is(value, -0)
        ? {int: String(value)}
        : {double: Object.is(value, -0) ? "-0.0" : String(value)};
    case "string":
      return {string: value};
    case "object":
      return objectToTyped(value);
    default:
      throw new TypeError(`expressions know no ${typeof value}`);
  }
}

function objectToTyped(value) {
  if (value === null) return {null: null};
  if (value instanceof Date) {
    const seconds = Math.floor(value.getTime() / 1000);
    const nanos = (value.getTime() - seconds * 1000) * 1_000_000;
    return {timestamp: {seconds: String(seconds), ...(nanos === 0 ? {} : {nanos})}};
  }
  if (value instanceof Uint8Array) return {bytes: Buffer.from(value).toString("hex")};
  if (Array.isArray(value)) return {list: value.map(toTyped)};
  if (value instanceof Map) {
    return {map: Array.from(value, ([key, item]) => [toTyped(key), toTyped(item)])};
  }
  return value;
}

/**
 * A typed value of the wire as a JavaScript value: integers that a number cannot represent exactly
 * are BigInts, maps are Maps, an optional is its value or null. Durations, types, and times that
 * `Date` cannot represent exactly keep the form of the protocol.
 */
export function fromTyped(wire) {
  const [[kind, content]] = Object.entries(wire);
  switch (kind) {
    case "int":
    case "uint":
      return Number.isSafeInteger(Number(content)) ? Number(content) : BigInt(content);
    case "double":
      return Number(content);
    case "bytes":
      return new Uint8Array(Buffer.from(content, "hex"));
    case "list":
      return content.map(fromTyped);
    case "map":
      return new Map(content.map(([key, item]) => [fromTyped(key), fromTyped(item)]));
    case "optional":
      return content === null ? null : fromTyped(content);
    case "timestamp":
      return toDate(content) ?? wire;
    case "null":
    case "bool":
    case "string":
      return content;
    default:
      return wire;
  }
}

function toDate({seconds, nanos = 0}) {
  const date = new Date(Number(seconds) * 1000 + nanos / 1_000_000);
  return nanos % 1_000_000 === 0 && !Number.isNaN(date.getTime()) ? date : undefined;
}
