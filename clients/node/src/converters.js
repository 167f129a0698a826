// Between the types of a program and the types of columns.

const checks = new Map([
  ["boolean", (value) => typeof value === "boolean"],
  ["integer", (value) => typeof value === "bigint" || Number.isInteger(value)],
  ["number", (value) => typeof value === "number"],
  ["decimal", (value) => typeof value === "string"],
  ["date", (value) => typeof value === "string"],
  ["dateTime", (value) => typeof value === "string"],
  ["time", (value) => typeof value === "string"],
  ["duration", (value) => typeof value === "string"],
  ["text", (value) => typeof value === "string"],
  ["list", (value) => Array.isArray(value)],
  ["json", () => true],
]);

const same = (value) => value;

/**
 * How values of a type of the program are sent: `encode` makes a value of a column type, `decode`
 * is
 * the way back. With a `name` it is a named type of the table, which may have options for showing,
 * reading, comparing and editing.
 */
export class Converter {
  constructor({name, base, encode = same, decode = same, ...options}) {
    if (!checks.has(base)) throw new TypeError(`${base} is no type of columns`);
    this.name = name;
    this.base = base;
    this.encode = encode;
    this.decode = decode;
    this.options = options;
  }

  /** The value as the column's type has it, not yet as it travels; a `TypeError` if it is none. */
  toBase(value, where) {
    if (value === null || value === undefined) return null;
    const wire = this.encode(value);
    if (!checks.get(this.base)(wire)) {
      const kind = this.name ?? this.base;
      throw new TypeError(`${where} holds ${kind} values, not the ${typeof wire} ${String(wire)}`);
    }
    return wire;
  }

  /** What `toBase` was given; throws if it cannot be made. */
  fromBase(value) {
    return this.decode(value);
  }

  /** The type of a column, by name where it has one. */
  get typeName() {
    return this.name ?? this.base;
  }
}

/** Makes a converter of a class of the program. */
export function converter(options) {
  return new Converter(options);
}

/** Texts out of a list, which sort in its order; `texts` are the texts to show for them. */
export function oneOf(name, values, {texts = {}, nullPlaceholder} = {}) {
  const shown = new Map(values.map((value) => [value, Object(texts)[value] ?? value]));
  const isShownOtherwise = values.some((value) => shown.get(value) !== value);
  const known = new Set(values);
  return new Converter({
    name,
    base: "text",
    decode(text) {
      if (!known.has(text)) throw new RangeError(`"${text}" is none of ${values.join(", ")}`);
      return text;
    },
    format: isShownOtherwise ? {kind: "map", values: shown} : undefined,
    comparator: {kind: "list", values: [...new Set(shown.values())]},
    editor: {kind: "choice", choices: [...values]},
    nullPlaceholder,
  });
}

/** A `Date` as a date: midnight UTC. */
export const asDate = new Converter({
  base: "date",
  encode: (date) => date.toISOString().slice(0, 10),
  decode: (text) => toDate(`${text}T00:00:00Z`),
});

/** A `Date` as a date-time with an offset, to the millisecond. */
export const asDateTime = new Converter({
  base: "dateTime",
  encode: (date) => date.toISOString(),
  decode: toDate,
});

/** A `BigInt` as an integer of any length. */
export const asBigInt = new Converter({
  base: "integer",
  encode: (value) => BigInt(value),
  decode: (value) => BigInt(value),
});

function toDate(text) {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${text} is outside of what Date knows`);
  return date;
}

function toNumber(value) {
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`${value} is longer than a number holds; asBigInt reads it`);
}

const plain = new Map([...checks.keys()].map((base) => {
  return [base, new Converter({base, decode: base === "integer" ? toNumber : same})];
}));

/** The converter of a column's `type`: one that was given, or that of a type's name. */
export function converterOf(type, where) {
  if (type instanceof Converter) return type;
  const found = plain.get(type);
  if (!found) throw new TypeError(`${where} needs a type: ${[...plain.keys()].join(", ")}`);
  return found;
}
