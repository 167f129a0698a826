// Column blocks, cells and rows: how the daemon's columns become what a script reads.

import {knownSections, rowPlaces} from "./sections.js";
import {decodeValue} from "./values.js";

const noMatches = Object.freeze([]); // one for all: windows hold many cells

/** One cell as received. */
export class Cell {
  constructor(value, text) {
    /** Undecoded; undefined if only texts were requested. */
    this.value = value;
    /** What to show; undefined if only values were requested. */
    this.text = text;
    /** Why there is no value: `{kind, text}`. */
    this.error = undefined;
    this.isPending = false;
    /** Whether the program supplied it of what has changed since. */
    this.isStale = false;
    this.isLossy = false;
    /** Whether value or text are not whole; `Table.text` reads them. */
    this.isCut = false;
    /** Search hits, half-open, in UTF-16 offsets. */
    this.matches = noMatches;
    /** The number of search hits behind the part that was sent. */
    this.furtherMatches = 0;
    /** How long the whole text of a cell is that is cut to its room, in bytes of UTF-8. */
    this.wholeBytes = undefined;
    /** The text that is being typed here: `{view, text, author?, stale?, problem?}`. */
    this.draft = undefined;
  }
}

/** The cells of a column block in order; a `RangeError` when the block is inconsistent. */
export function cellsOfBlock(block) {
  const {values, texts} = block;
  const count = (values ?? texts ?? []).length;
  if (values && texts && texts.length !== count) {
    throw new RangeError(`${count} values but ${texts.length} texts`);
  }
  const cells = [];
  for (let row = 0; row < count; row += 1) cells.push(new Cell(values?.[row], texts?.[row]));
  for (const {row, kind, text} of block.errors ?? []) at(cells, row).error = {kind, text};
  for (const row of block.pending ?? []) at(cells, row).isPending = true;
  for (const row of block.stale ?? []) at(cells, row).isStale = true;
  for (const row of block.lossy ?? []) at(cells, row).isLossy = true;
  for (const row of block.cut ?? []) at(cells, row).isCut = true;
  for (const [place, length] of (block.cutBytes ?? []).entries()) {
    at(cells, block.cut[place]).wholeBytes = length;
  }
  for (const {row, ranges, further = 0} of block.matches ?? []) {
    at(cells, row).matches = ranges;
    at(cells, row).furtherMatches = further;
  }
  for (const {row, ...draft} of block.drafts ?? []) at(cells, row).draft = draft;
  return cells;
}

function at(cells, row) {
  if (!Number.isInteger(row) || row < 0 || row >= cells.length) {
    throw new RangeError(`row ${row} is outside a block of ${cells.length}`);
  }
  return cells[row];
}

/**
 * Puts blocks at their offsets into a `Map` of columns of `count` cells; undefined where no block
 * reached. A `RangeError` when a block reaches past the rows.
 */
export function gatherBlocks(blocks, count) {
  const columns = new Map();
  for (const block of blocks) {
    if (!columns.has(block.column)) columns.set(block.column, new Array(count).fill(undefined));
    const column = columns.get(block.column);
    const cells = cellsOfBlock(block);
    const offset = block.offset ?? 0;
    if (!Number.isInteger(offset) || offset < 0 || offset + cells.length > count) {
      throw new RangeError(`a block of ${block.column} reaches past ${count} rows`);
    }
    for (let row = 0; row < cells.length; row += 1) column[offset + row] = cells[row];
  }
  return columns;
}

/** How wire values are to be given out. */
export class Reading {
  constructor(types, {raw = false, dates = false} = {}) {
    this.types = types;
    this.raw = raw;
    this.dates = dates;
  }

  /** The value of a cell: its text if no values were requested, else decoded by column type. */
  value(column, cell) {
    if (cell.value === undefined) return cell.text ?? null;
    if (this.raw) return cell.value;
    return decodeValue(cell.value, this.types.get(column), this);
  }
}

/**
 * One row: its key, and its values by column id, read like a `Map`. A cell in error or pending is
 * null there and named in `errors` or `pending`.
 */
export class Row {
  #cells;
  #reading;

  constructor(key, cells, reading) {
    this.key = key;
    this.#cells = cells;
    this.#reading = reading;
  }

  get size() {
    return this.#cells.size;
  }

  /** The value of a column; undefined when the row has no such column. */
  get(column) {
    const cell = this.#cells.get(column);
    return cell && this.#reading.value(column, cell);
  }

  has(column) {
    return this.#cells.has(column);
  }

  keys() {
    return this.#cells.keys();
  }

  *values() {
    for (const [column, cell] of this.#cells) yield this.#reading.value(column, cell);
  }

  *entries() {
    for (const [column, cell] of this.#cells) yield [column, this.#reading.value(column, cell)];
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  /** Everything that was received about one cell. */
  cell(column) {
    return this.#cells.get(column);
  }

  /** What to show, by column id. */
  get texts() {
    return new Map([...this.#cells].map(([column, cell]) => [column, cell.text]));
  }

  /** Why cells have no value, by column id. */
  get errors() {
    const found = [...this.#cells].filter(([, cell]) => cell.error !== undefined);
    return new Map(found.map(([column, cell]) => [column, cell.error]));
  }

  /** The columns whose cells are not known yet. */
  get pending() {
    return [...this.#cells].filter(([, cell]) => cell.isPending).map(([column]) => column);
  }

  /** The values as an array, in the order of the columns. */
  toArray() {
    return [...this.values()];
  }

  /** The values as a `Map` by column id. */
  toMap() {
    return new Map(this.entries());
  }

  [Symbol.for("nodejs.util.inspect.custom")](depth, options, inspect) {
    return `Row ${inspect(this.key, options)} ${inspect(this.toMap(), options)}`;
  }
}

/** One row out of a `Map` of columns of cells; a cell that no block reached counts as pending. */
export function makeRow(key, columns, index, reading) {
  const cells = new Map();
  for (const [column, list] of columns) cells.set(column, list[index] ?? unknownCell());
  return new Row(key, cells, reading);
}

function unknownCell() {
  const cell = new Cell(undefined, undefined);
  cell.isPending = true;
  return cell;
}

/** The values of every column at some places, by column id. */
export function valuesByColumn(columns, reading, places) {
  const values = ([column, cells]) =>
    [column, places.map((place) => reading.value(column, cells[place] ?? unknownCell()))];
  return new Map([...columns].map(values));
}

/** Rows read at one view revision; `entries` has the headers and footers between them, too. */
export class Rows {
  #places;
  #columns;
  #reading;

  constructor(wire, decodeKey, reading) {
    this.viewRevision = wire.viewRevision;
    this.revision = wire.revision;
    this.first = wire.first;
    this.entries = reading.raw ? wire.keys : wire.keys.map(decodeKey);
    this.#places = rowPlaces(this.entries);
    this.keys = this.#places.map((place) => this.entries[place]);
    this.sections = knownSections(new Map(), wire.sections ?? [], wire.keys);
    this.counts = wire.counts;
    this.orderState = wire.orderState;
    /** Whether the view had all rows of its table, in the order of its state. */
    this.complete = wire.complete;
    this.#reading = reading;
    this.#columns = gatherBlocks(wire.blocks, wire.keys.length);
  }

  get length() {
    return this.keys.length;
  }

  /** The row at an index; negative ones count from the end; undefined outside. */
  at(index) {
    const place = index < 0 ? this.length + index : index;
    if (!(place >= 0 && place < this.length)) return undefined;
    return makeRow(this.keys[place], this.#columns, this.#places[place], this.#reading);
  }

  *[Symbol.iterator]() {
    for (let index = 0; index < this.length; index += 1) yield this.at(index);
  }

  /** The values column by column, by column id. */
  columns() {
    return valuesByColumn(this.#columns, this.#reading, this.#places);
  }
}
