// Rows that the program lends: the daemon requests them page by page, and shows them as a table.

import {entriesOf, given} from "./json.js";
import {decodeValue, encodeValue} from "./values.js";

const blobBytesShown = 64;

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
  #first = []; // the first row, if it was read before any page
  #next = 0;
  #last = {first: 0, rows: []};
  #turn = Promise.resolve();

  constructor(begin) {
    this.#begin = begin;
  }

  page(offset, size) {
    return this.#inTurn(() => this.#read(offset, size));
  }

  /** The first row, which stays to be read; undefined if there is none. */
  first() {
    return this.#inTurn(async () => {
      await this.#restart(0);
      this.#first = await this.#take(1);
      return this.#first[0];
    });
  }

  /** Ends a reading that has not come to its end. */
  close() {
    return this.#inTurn(async () => {
      await this.#rows?.return?.();
      this.#rows = undefined;
    });
  }

  // One after another, whatever is requested meanwhile.
  #inTurn(body) {
    const result = this.#turn.then(body);
    this.#turn = result.catch(() => {});
    return result;
  }

  async #read(offset, size) {
    const {first, rows} = this.#last;
    const isKept = offset > 0 && first <= offset && offset < first + rows.length;
    if (isKept) return rows.slice(offset - first); // the page is requested again
    if (!this.#rows || offset !== this.#next) await this.#restart(offset);
    const page = await this.#take(size);
    this.#last = {first: offset, rows: page};
    // The next reading begins anew, even if this one had no rows.
    this.#next = offset + page.length || -1;
    return page;
  }

  async #restart(offset) {
    await this.#rows?.return?.();
    this.#rows = undefined;
    const rows = await this.#begin();
    this.#rows = rows[Symbol.asyncIterator]?.() ?? rows[Symbol.iterator]();
    this.#first = [];
    await this.#take(offset);
    this.#next = offset;
  }

  async #take(size) {
    const page = this.#first.splice(0, size);
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

/**
 * Rows of pages that name the next one, such as those of a REST service. The function gets the link
 * of a page (`first` for the first one), and gives `{rows, next}`; without `next` the rows end.
 */
export function linked(page, first) {
  return new Iterated(async function* () {
    for (let link = first; ; ) {
      const {rows, next} = await page(link);
      yield* rows;
      if (next === undefined || next === null) return;
      if (next === link) throw new Error(`the page ${String(link)} links to itself`);
      link = next;
    }
  });
}

/** The rows of an iterator or a stream, which can be read once. */
function once(rows) {
  let isBegun = false;
  return new Iterated(() => {
    if (isBegun) {
      throw new Error("an iterator or a stream is read once: lend `iterated(function)` to read again");
    }
    isBegun = true;
    return rows;
  });
}

/** The rows of an iterable: each reading iterates anew, if it can. */
function ofIterable(rows) {
  const isStream = typeof rows.getReader === "function" || typeof rows.read === "function";
  const isIterator = typeof rows.next === "function";
  return isStream || isIterator ? once(rows) : new Iterated(() => rows);
}

function isIterable(rows) {
  if (typeof rows !== "object" || rows === null) return false;
  return Symbol.asyncIterator in rows || Symbol.iterator in rows;
}

/** A blob as the daemon shows those of its own databases: whole, or its beginning and size. */
function blobText(bytes) {
  const hex = (part) => Buffer.from(part).toString("hex");
  if (bytes.length <= blobBytesShown) return `x'${hex(bytes)}'`;
  return `x'${hex(bytes.subarray(0, blobBytesShown))}…' (${bytes.length} bytes)`;
}

/** A cell as the daemon reads it. */
function lentCell(value, type) {
  if (value instanceof Uint8Array) return blobText(value);
  if (typeof value === "bigint" && type !== "integer" && type !== "decimal") {
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  }
  return encodeValue(value ?? null, type) ?? null;
}

/** A source of the program: its rows, and how edited ones are written. */
export class Lent {
  #page;
  #iterated;
  #write;
  #types = new Map();

  constructor(rows, {columns, key = [], write}) {
    if (typeof rows === "function") this.#page = rows;
    else if (Array.isArray(rows)) this.#page = (offset, size) => rows.slice(offset, offset + size);
    else if (rows instanceof Iterated) this.#iterated = rows;
    else if (isIterable(rows)) this.#iterated = ofIterable(rows);
    else throw new TypeError("an array, a function that gives pages, or an iterable can be lent");
    this.#page ??= (offset, size) => this.#iterated.page(offset, size);
    this.#write = write;
    this.given = columns;
    this.key = [...key];
  }

  /** Whether rows are read one after another, from the beginning. */
  get isIterated() {
    return this.#iterated !== undefined;
  }

  /** Ends what was begun for reading: the table is closed, or was not opened. */
  close() {
    this.#iterated?.close().catch(() => {});
  }

  /** The columns: those given, or the members of the first row. */
  async columns() {
    const named = this.given ?? (await this.#names());
    return Array.from(named, (column) => (typeof column === "string" ? {id: column} : column));
  }

  async #names() {
    const rows = this.#iterated ? [await this.#iterated.first()] : await this.#page(0, 1);
    for (const row of rows) {
      if (row === undefined) continue;
      if (row instanceof Map || !Array.isArray(row)) return [...entriesOf(row)].map(([id]) => id);
    }
    throw new TypeError("columns are needed, because the rows do not name them");
  }

  /** Notes the open table, and the types of its columns. */
  opened({id: table, columns}) {
    this.table = table;
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
    return lentCell(value, this.#types.get(id));
  }

  #decoded(value, id) {
    return decodeValue(value, this.#types.get(id));
  }
}
