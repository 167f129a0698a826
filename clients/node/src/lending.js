// Rows that the program lends: the daemon requests them page by page, and shows them as a table.

import {entriesOf, given} from "./json.js";
import {decodeValue, encodeValue} from "./values.js";

/** Thrown by a function that writes, if others have changed rows: nothing was written. */
export class RowsChanged extends Error {
  /** `changes` are the indices of the changes whose rows are others, `gone` of those removed. */
  constructor({changes = [], gone = []} = {}) {
    super("rows were changed by somebody else");
    this.changes = [...changes];
    this.gone = [...gone];
  }
}

/** Thrown by a function that writes, if the source refuses a change: nothing was written. */
export class ChangeRefused extends Error {
  constructor(change, reason, column) {
    super(reason);
    this.data = given({change, reason, column});
  }
}

/** Rows that can only be read one after another, from the beginning. */
class Iterated {
  #begin;
  #rows;
  #next = -1;
  #last = {first: 0, rows: []};
  #turn = Promise.resolve();

  constructor(begin) {
    this.#begin = begin;
  }

  page(offset, size) {
    // One page after another, whatever is requested meanwhile.
    const page = this.#turn.then(() => this.#read(offset, size));
    this.#turn = page.catch(() => {});
    return page;
  }

  async #read(offset, size) {
    const {first, rows} = this.#last;
    const isKept = offset > 0 && first <= offset && offset < first + rows.length;
    if (isKept) return rows.slice(offset - first); // the page is requested again
    if (offset !== this.#next || offset === 0) await this.#restart(offset);
    const page = await this.#take(size);
    this.#last = {first: offset, rows: page};
    this.#next = offset + page.length;
    return page;
  }

  async #restart(offset) {
    await this.#rows?.return?.();
    const rows = await this.#begin();
    this.#rows = rows[Symbol.asyncIterator]?.() ?? rows[Symbol.iterator]();
    await this.#take(offset);
  }

  async #take(size) {
    const page = [];
    while (page.length < size) {
      const {value, done} = await this.#rows.next();
      if (done) break;
      page.push(value);
    }
    return page;
  }
}

/**
 * Rows of an iterable or an async iterable, for `Daemon.lend`. The function gives a new one each
 * time the rows are read.
 */
export function iterated(begin) {
  return new Iterated(begin);
}

/** A source of the program: its rows, and how edited ones are written. */
export class Lent {
  #page;
  #write;
  #types = new Map();

  constructor(rows, {columns, key = [], write}) {
    this.isIterated = rows instanceof Iterated;
    if (this.isIterated) this.#page = (offset, size) => rows.page(offset, size);
    else if (typeof rows === "function") this.#page = rows;
    else if (Array.isArray(rows)) this.#page = (offset, size) => rows.slice(offset, offset + size);
    else throw new TypeError("an array, a function or `iterated(function)` can be lent");
    this.#write = write;
    this.given = columns;
    this.key = [...key];
  }

  /** The columns: those given, or the members of the first row. */
  async columns() {
    const named = this.given ?? (await this.#names());
    return Array.from(named, (column) => (typeof column === "string" ? {id: column} : column));
  }

  async #names() {
    for (const row of await this.#page(0, 1)) {
      if (row instanceof Map || !Array.isArray(row)) return [...entriesOf(row)].map(([id]) => id);
    }
    throw new TypeError("columns are needed, because the rows do not name them");
  }

  /** Notes the types of the columns of the open table. */
  opened(columns) {
    this.#types = new Map(columns.map(({id, type}) => [id, type]));
  }

  /** The answer to `source/fetch`. */
  async fetch({offset, size, query}) {
    const rows = [];
    for (const row of await this.#page(offset, size)) {
      const byId = Array.isArray(row) ? undefined : new Map(entriesOf(row));
      const values = byId ? query.columns.map((id) => byId.get(id)) : row;
      rows.push(values.map((value, place) => this.#encoded(value, query.columns[place])));
    }
    return {rows};
  }

  /** The answer to `source/write`. */
  async write({changes, overwrite}) {
    if (!this.#write) return undefined;
    const asked = changes.map(({kind, key = [], values = {}, before = {}}) => ({
      kind,
      key: key.map((value, place) => this.#decoded(value, this.key[place])),
      values: this.#row(values),
      before: overwrite ? new Map() : this.#row(before),
    }));
    try {
      const made = new Map((await this.#write(asked)) ?? []);
      const written = [...made].map(([change, values]) => ({
        change,
        values: Object.fromEntries(
          [...entriesOf(values)].map(([id, value]) => [id, this.#encoded(value, id)])),
      }));
      return {written};
    } catch (error) {
      if (!(error instanceof RowsChanged)) throw error;
      const conflicts = [
        ...error.changes.map((change) => ({change, gone: false})),
        ...error.gone.map((change) => ({change, gone: true})),
      ];
      return {conflicts: conflicts.sort((one, other) => one.change - other.change)};
    }
  }

  #row(values) {
    return new Map(
      Object.entries(values).map(([id, value]) => [id, this.#decoded(value, id)]));
  }

  #encoded(value, id) {
    return encodeValue(value ?? null, this.#types.get(id)) ?? null;
  }

  #decoded(value, id) {
    return decodeValue(value, this.#types.get(id));
  }
}
