// Fields of items, named by paths with dots.

/** The parts of a field's path; dots part names, so names have none. */
export function partsOf(field) {
  const parts = String(field).split(".");
  if (parts.includes("__proto__") || parts.includes("")) {
    throw new TypeError(`${field} names no field`);
  }
  return parts;
}

/** The value of a field. */
export function readField(item, parts) {
  return parts.reduce((value, name) => value?.[name], item);
}

/** Whether an item has fields beside those at some paths. */
export function hasOtherFields(item, paths) {
  return Object.keys(item).some((name) => {
    const inner = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    if (inner.length === 0) return true;
    if (inner.some(({length}) => length === 0)) return false;
    const value = item[name];
    return value !== null && typeof value === "object" && hasOtherFields(value, inner);
  });
}

/** A copy of an item with other values of some fields; without an item a new one. */
export function withFields(base, values) {
  const made = {...base};
  const inner = new Map();
  for (const [[name, ...rest], value] of values) {
    if (rest.length === 0) made[name] = value;
    else inner.set(name, [...(inner.get(name) ?? []), [rest, value]]);
  }
  for (const [name, entries] of inner) made[name] = withFields(made[name], entries);
  return made;
}
