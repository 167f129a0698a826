// Sections of a view: headers, groups and footers between its rows.

/** Whether an entry's key is no row's but part of a section: `{kind, key}`. */
export function isSectionEntry(key) {
  return typeof key === "object" && key !== null;
}

/** A section's key as a text that is equal for equal keys. */
export function sectionName(key) {
  return JSON.stringify(key);
}

/** An entry's key as something that is equal for equal keys. */
export function entryName(key) {
  return isSectionEntry(key) ? `${key.kind} ${sectionName(key.key)}` : key;
}

/** The known sections, by name: the old ones and the received ones, only those with an entry. */
export function knownSections(known, told, keys) {
  if (known.size === 0 && told.length === 0) return known;
  const shown = new Set(keys.filter(isSectionEntry).map((entry) => sectionName(entry.key)));
  const all = [...known, ...told.map((info) => [sectionName(info.key), info])];
  return new Map(all.filter(([name]) => shown.has(name)));
}

/** The places of the entries that are rows. */
export function rowPlaces(keys) {
  return [...keys.keys()].filter((place) => !isSectionEntry(keys[place]));
}
