// JSON for what this client sends: Maps travel as objects, BigInts as digits.

/**
 * The JSON text of a value. A `Map` becomes an object, so that no id ever has to be written to a
 * plain object; a `BigInt` becomes a number with all its digits. Members that are `undefined` are
 * left out; a number that JSON cannot represent is a `TypeError`, not null.
 */
export function encodeJSON(value) {
  switch (typeof value) {
    case "bigint":
      return value.toString();
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`${value} has no form in JSON`);
      return JSON.stringify(value);
    case "string":
    case "boolean":
      return JSON.stringify(value);
    case "object":
      return encodeObject(value);
    default:
      throw new TypeError(`a ${typeof value} has no form in JSON`);
  }
}

function encodeObject(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) {
    return `[${value.map((item) => (item === undefined ? "null" : encodeJSON(item))).join(",")}]`;
  }
  if (typeof value.toJSON === "function") return encodeJSON(value.toJSON());
  const members = [];
  for (const [name, member] of entriesOf(value)) {
    if (member !== undefined) members.push(`${JSON.stringify(String(name))}:${encodeJSON(member)}`);
  }
  return `{${members.join(",")}}`;
}

/** The entries of a `Map` or of an object's own members. */
export function entriesOf(collection) {
  return collection instanceof Map ? collection.entries() : Object.entries(collection);
}

/** The members that were given: `undefined` means "not given", so the daemon's default applies. */
export function given(members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
