// The cells of supplied columns, which functions of the program compute from items.
//
// The daemon asks for these cells (`cell/compute`) when it has none, and again when a field that
// they are made from has changed, by any edit. The request contains the fields of a row, so a
// function gets the daemon's present state of the item.

import {gatherBlocks, makeRow, Reading} from "./cells.js";
import {CellUnreadable} from "./errors.js";
import {hasOtherFields, readField, withFields} from "./fields.js";
import {given} from "./json.js";
import {suppliedBy} from "./supplies.js";
import {decodeInteger, encodeValue} from "./values.js";

/** The value of a cell in the program's own type; throws `CellUnreadable`. */
export function valueIn(row, id, {type, isRequired, empty}) {
  const cell = row.cell(id);
  const fail = (reason, text) => new CellUnreadable(row.key, id, reason, text);
  if (cell.error) throw fail(cell.error.kind, cell.error.text);
  if (cell.isPending) throw fail("pending");
  const value = row.get(id);
  if (value === null && isRequired) throw fail("null");
  if (value === null) return empty;
  try {
    return type.fromBase(value);
  } catch (error) {
    throw fail(error.message, cell.text);
  }
}

/** Makes items of the rows of one table, and of items what the functions of its columns give. */
export class Maker {
  #bases = new Map();

  constructor(columns, daemon, items) {
    this.columns = columns;
    this.daemon = daemon;
    this.orders = columns.newOrders(items);
    this.fields = columns.sources.filter(({path}) => path !== undefined);
    this.keep(items);
  }

  // MARK: Items

  /** Keeps items for the fields that no column contains; the keys of those that differ there. */
  keep(items) {
    const paths = this.fields.map(({path}) => path);
    const differing = [];
    for (const item of items) {
      const key = this.keyOf(item);
      const before = this.#bases.get(keyText(key));
      this.#bases.set(keyText(key), item);
      if (before === item) continue;
      if (hasOtherFields(item, paths) || (before && hasOtherFields(before, paths))) {
        differing.push(key);
      }
    }
    return differing;
  }

  /** The item of a row. */
  itemOf(row) {
    const values = this.fields.map((source) => [source.path, valueIn(row, source.id, source)]);
    return this.columns.make(withFields(this.#bases.get(keyText(row.key)), values));
  }

  /** The key of an item's row, in the form for scripts. */
  keyOf(item) {
    const wire = this.columns.keyColumns.map((id) => {
      const {path, type} = this.fields.find((source) => source.id === id);
      return encodeValue(type.toBase(readField(item, path), `the key ${id}`), type.base);
    });
    return this.#decodeKey(wire.length === 1 ? wire[0] : JSON.stringify(wire));
  }

  #decodeKey(key) {
    return this.columns.hasIntegerKeys ? decodeInteger(key) : key;
  }

  // MARK: Columns

  /** The options of a column, with the function that supplies its cells. */
  options(source) {
    const options = {type: source.type.typeName, ...source.options};
    if (!source.make) return options;
    const inputs = source.inputs ?? this.fields.map(({id}) => id);
    const answer = (question) => this.#answer(source, question);
    return {...options, supplied: suppliedBy(answer, {inputs, deadline: source.deadline})};
  }

  /** The answer to `cell/compute`. */
  async #answer(source, question) {
    const rows = this.#rowsOf(question);
    const made = new Array(rows.length).fill(null);
    const errors = new Map();
    const attempt = async (row, work) => {
      try {
        if (!errors.has(row)) made[row] = await work();
      } catch (error) {
        made[row] = null;
        errors.set(row, String(error?.message ?? error));
      }
    };
    const ranks = this.orders.get(source.id);
    for (const [place, row] of rows.entries()) {
      await attempt(place, () => {
        const of = source.inputs ? this.#fieldOf(row, source.inputs[0]) : this.itemOf(row);
        return ranks ? of : source.make(of);
      });
    }
    if (ranks) await this.#rank(ranks, made, attempt, question);
    const {type} = source;
    const encoded = (value) => encodeValue(type.toBase(value, "the function's value"), type.base);
    for (const place of rows.keys()) await attempt(place, () => encoded(made[place]));
    const told = [...errors].map(([row, text]) => ({row, text}));
    return {values: made, ...given({errors: told.length > 0 ? told : undefined})};
  }

  /**
   * Replaces items by ranks; if ranks that were sent before have changed, all cells are requested
   * again.
   */
  async #rank(ranks, made, attempt, {table, column}) {
    const items = [...made];
    const before = ranks.numberings;
    for (const place of items.keys()) await attempt(place, () => ranks.of(items[place]));
    if (ranks.numberings === before) return;
    for (const place of items.keys()) await attempt(place, () => ranks.of(items[place]));
    this.daemon.request("cell/refresh", {table, columns: [column]}).catch(() => {});
  }

  #fieldOf(row, id) {
    return valueIn(row, id, this.fields.find((source) => source.id === id));
  }

  /** The requested rows, with the cells of their fields. */
  #rowsOf({rows, blocks, types}) {
    const columns = gatherBlocks(blocks, rows.length);
    const reading = new Reading(new Map(blocks.map(({column}, at) => [column, types[at]])));
    return rows.map((key, place) => makeRow(this.#decodeKey(key), columns, place, reading));
  }
}

/** A key as a text: 1 and "1" are two. */
function keyText(key) {
  return typeof key === "string" ? `"${key}` : String(key);
}
