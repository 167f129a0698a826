// Between wire values and JavaScript values, by column type.
//
// A value that JavaScript's own type cannot represent exactly stays the text that was sent, unless
// `dates` asks for `Date`, which knows milliseconds only.

/** Integers of 15 digits and more travel as strings. */
export const integerTextFrom = 10n ** 14n;

const integerText = /^[+-]?\d+$/;
const dateText = /^[+-]?\d{4,6}-\d\d-\d\d$/;
const offsetText = /(Z|[+-]\d\d:?\d\d)$/;
const nonFinite = new Map([["NaN", NaN], ["Infinity", Infinity], ["-Infinity", -Infinity]]);

/**
 * The JavaScript value of a wire value: numbers for numbers, `BigInt` for integers of 15 digits
 * and more, strings for decimals, dates, times and durations, JSON unchanged. With `dates: true` a
 * date is a `Date` at midnight UTC, and a date-time with an offset is a `Date`.
 */
export function decodeValue(wire, type, {dates = false} = {}) {
  if (typeof wire !== "string") return wire;
  switch (type) {
    case "integer":
      return decodeInteger(wire);
    case "number":
      return nonFinite.has(wire) ? nonFinite.get(wire) : wire;
    case "date":
      return dates && dateText.test(wire) ? toDate(wire) : wire;
    case "dateTime":
      return dates && offsetText.test(wire) && wire.includes("T") ? toDate(wire) : wire;
    default:
      return wire;
  }
}

/**
 * The wire value of a JavaScript value; list and JSON columns accept JSON unchanged. A long integer
 * becomes a string only if the column's type defines how to read it.
 */
export function encodeValue(value, type) {
  if (type === "list" || type === "json") return value;
  switch (typeof value) {
    case "undefined":
      return null;
    case "bigint":
      return type === "integer" || type === "decimal" ? encodeInteger(value) : value;
    case "number":
      if (!Number.isFinite(value)) return String(value);
      return type === "integer" && Number.isInteger(value) ? encodeInteger(BigInt(value)) : value;
    default:
      return value instanceof Date ? encodeDate(value, type) : value;
  }
}

/** A key as it travels. */
export function encodeKey(key) {
  if (typeof key === "bigint") return encodeInteger(key);
  return Number.isInteger(key) ? encodeInteger(BigInt(key)) : key;
}

/** An integer that may travel as a string. */
export function decodeInteger(wire) {
  return typeof wire === "string" && integerText.test(wire) ? BigInt(wire) : wire;
}

function encodeInteger(value) {
  const isLong = value >= integerTextFrom || value <= -integerTextFrom;
  return isLong ? value.toString() : Number(value);
}

function encodeDate(value, type) {
  const text = value.toISOString();
  return type === "date" ? text.slice(0, text.indexOf("T")) : text;
}

function toDate(wire) {
  const date = new Date(wire);
  return Number.isNaN(date.getTime()) ? wire : date;
}
