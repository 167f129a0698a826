// Edits: as they travel, and collected one by one.

import {entriesOf, given} from "./json.js";
import {encodeKey, encodeValue} from "./values.js";

/** The place before a row. */
export function before(row) {
  return {kind: "before", row: encodeKey(row)};
}

/** The place after a row. */
export function after(row) {
  return {kind: "after", row: encodeKey(row)};
}

/** The place at a source index, counted before the change or, if asked, after it. */
export function atIndex(sourceIndex, {counted} = {}) {
  return given({kind: "index", sourceIndex, counted});
}

/** The place at an index of the page that a view shows. */
export function atShown(view, viewIndex, {counted, whenSorted} = {}) {
  return given({kind: "shown", view: view.id ?? view, viewIndex, counted, whenSorted});
}

/** The edits behind the methods of `Table` and `EditList`. */
export const editsToWire = {
  set(table, row, column, value) {
    const wire = encodeValue(value, table.types.get(column));
    return {kind: "set", row: encodeKey(row), column, value: wire};
  },

  setRow(table, row, values) {
    return {kind: "set", row: encodeKey(row), values: rowToWire(values, table.types)};
  },

  insert(table, rows, place, rowOptions) {
    const stored = table.columns.filter(({computed}) => computed === undefined);
    const wire = rowsToWire(rows, table.types, stored.map(({type}) => type));
    return given({
      kind: "insert", rows: wire, options: rowOptions, place: placeToWire(place),
    });
  },

  remove(rows) {
    return {kind: "remove", rows: Array.from(rows, encodeKey)};
  },

  move(rows, place) {
    return {kind: "move", rows: Array.from(rows, encodeKey), place: placeToWire(place)};
  },
};

/** Declared sections as they travel; `encodeRows` makes that of their rows. */
export function sectionsToWire(sections, encodeRows) {
  return Array.from(sections, ({key, rows, keys, tags, ...told}) => given({
    key: encodeKey(key),
    ...told,
    rows: rows === undefined ? undefined : encodeRows(rows),
    keys: keys?.map((one) => (one === null ? null : encodeKey(one))),
    tags: tags?.map(encodeKey),
  }));
}

/** Where sections go: beside another, first, or last. */
export function sectionPlace({before, after, first}) {
  if (before !== undefined) return {kind: "before", section: encodeKey(before)};
  if (after !== undefined) return {kind: "after", section: encodeKey(after)};
  return {kind: first ? "start" : "end"};
}

/**
 * Rows in the form of the protocol. Arrays have values in column order, a `Map` or an object values
 * by column
 * id; the latter become a `Map`, so that no id is ever written to a plain object.
 */
export function rowsToWire(rows, types, typesInOrder) {
  return Array.from(rows, (row) =>
    Array.isArray(row)
      ? row.map((value, index) => encodeValue(value, typesInOrder[index]))
      : rowToWire(row, types),
  );
}

function rowToWire(values, types) {
  const wire = new Map();
  for (const [column, value] of entriesOf(values)) {
    wire.set(column, encodeValue(value, types.get(column)));
  }
  return wire;
}

function placeToWire(place) {
  return typeof place === "string" ? {kind: place} : place;
}

/** Edits collected to be made together: all or nothing, one step of history. */
export class EditList {
  #table;
  #options;
  #edits = [];

  constructor(table, options = {}) {
    this.#table = table;
    this.#options = options;
  }

  /** How many edits there are. */
  get length() {
    return this.#edits.length;
  }

  /** Adds what `Table.set` does. */
  set(row, column, value) {
    return this.#add(editsToWire.set(this.#table, row, column, value));
  }

  /** Adds what `Table.setRow` does. */
  setRow(row, values) {
    return this.#add(editsToWire.setRow(this.#table, row, values));
  }

  /** Adds what `Table.insert` does. */
  insert(rows, place, rowOptions) {
    return this.#add(editsToWire.insert(this.#table, rows, place, rowOptions));
  }

  /** Adds what `Table.remove` does. */
  remove(rows) {
    return this.#add(editsToWire.remove(rows));
  }

  /** Adds what `Table.move` does. */
  move(rows, place) {
    return this.#add(editsToWire.move(rows, place));
  }

  /** Makes them; without edits nothing is sent and the result is null. */
  async send() {
    const edits = this.#edits;
    this.#edits = [];
    return edits.length === 0 ? null : this.#table.edit(edits, this.#options);
  }

  #add(edit) {
    this.#edits.push(edit);
    return this;
  }
}
