// Columns of a class of items: declared once, checked by the type checker, used by any table.

import {converter, converterOf} from "./converters.js";
import {partsOf, readField} from "./fields.js";
import {given} from "./json.js";
import {compareKeys, Ranks} from "./ranks.js";
import {FieldColumn, TypedColumn} from "./typed-column.js";
import {sortKeys, TypedTable} from "./typed.js";

const looks = [
  "format", "parse", "comparator", "nullPlaceholder", "sortable", "searchable", "editable",
  "align", "cellKind", "editor", "meta",
];
const toldOfTexts = new Set([
  "searchable", "sortable", "align", "cellKind", "editor", "meta", "nullPlaceholder",
]);
const text = converterOf("text");
const rank = converter({base: "integer"});

function lookOf(options) {
  return given(Object.fromEntries(looks.map((name) => [name, options[name]])));
}

/** Begins the columns of a class of items; `key` names the fields that rows are told apart by. */
export function columnsOf(options) {
  return new Columns(options);
}

/** The columns of a class of items; made by `columnsOf`. */
export class Columns {
  #sources = new Map();
  #ranked = new Map();
  #ids = new Map();
  #keys;
  #frozen = null;

  constructor({key, make}) {
    /** The columns shown, in the order of their declaration. */
    this.declared = [];
    this.make = make ?? ((fields) => fields);
    this.#keys = Array.isArray(key) ? [...key] : [key];
    this.#keys.forEach(partsOf);
  }

  // MARK: Declaring columns

  /** A field, shown as it is or by a format; a format that is a function makes texts. */
  column(title, field, options) {
    const {format, ...look} = lookOf(options);
    const members = this.#fieldMembers(field, options);
    const valueId = this.#idOf(field, options.id);
    const known = this.#sources.get(valueId);
    const sortId = look.sortable === false ? null : valueId;
    if (typeof format === "function") {
      const reading = {...hidden, ...picked(look, readingParts)};
      if (!known) this.#addField(valueId, members, reading, true);
      const id = this.#newId(`${valueId}#text`);
      const show = (item) => format(readField(item, members.path));
      this.#addText(id, title, show, look);
      return this.#declare(new FieldColumn({...members, id, valueId, sortId}));
    }
    if (known && !known.isHidden) {
      throw new TypeError(`${field} has a column already; another one needs a format function`);
    }
    this.#addField(valueId, members, {title, ...look, ...given({format})}, false);
    return this.#declare(new FieldColumn({...members, id: valueId, sortId}));
  }

  /** A field that is not shown and travels all the same, for what functions make of it. */
  field(field, options) {
    const members = this.#fieldMembers(field, options);
    const id = this.#idOf(field, options.id);
    if (this.#sources.has(id)) throw new TypeError(`${field} has a column already`);
    this.#addField(id, members, {...hidden, ...lookOf(options)}, true);
    return new FieldColumn({...members, id});
  }

  /** A value that a function makes of the item; made anew when the row changes. */
  computed(title, type, value, options = {}) {
    const id = this.#newId(options.id ?? title);
    const converter = converterOf(type, `the column ${title}`);
    this.#add({id, options: {title, ...lookOf(options)}, type: converter, value, isComputed: true});
    const sortId = options.sortable === false ? null : id;
    return this.#declare(new TypedColumn({id, sortId, type: converter}));
  }

  /**
   * A value that the daemon computes, by an expression over the ids of the row's columns. It is
   * always right, whoever changes the row; the daemon checks the expression and its type.
   */
  expression(title, type, source, options = {}) {
    const id = this.#newId(options.id ?? title);
    const converter = converterOf(type, `the column ${title}`);
    this.#add({
      id, options: {title, ...lookOf(options), computed: source}, type: converter,
      isExpression: true,
    });
    const sortId = options.sortable === false ? null : id;
    return this.#declare(new TypedColumn({id, sortId, type: converter}));
  }

  /** A column without values, for what the program draws: buttons, a picture. */
  header(title, options = {}) {
    const id = this.#newId(options.id ?? title);
    const fixed = {title, sortable: false, searchable: false, editable: false};
    this.#add({
      id, options: {...fixed, ...lookOf(options)}, type: text, value: () => null, isComputed: true,
    });
    return this.#declare(new TypedColumn({id, sortId: null, type: text}));
  }

  /** A text that a function makes of the item, sorted by a field, by a key or by `compare`. */
  shown(title, show, {id: wanted, sortedBy, compare, ...options}) {
    if ((sortedBy === undefined) === (compare === undefined)) {
      throw new TypeError(`the column ${title} needs either sortedBy or compare`);
    }
    const id = this.#newId(wanted ?? title);
    let sortId = typeof sortedBy === "string" ? this.#idOf(sortedBy) : null;
    if (sortId === null) {
      sortId = this.#newId(`${id}#rank`);
      this.#add({id: sortId, options: hidden, type: rank, isHidden: true, isComputed: true});
      const key = sortedBy ?? ((item) => item);
      this.#ranked.set(sortId, () => new Ranks(key, compare ?? compareKeys));
    } else if (!this.#sources.has(sortId)) {
      throw new TypeError(`${sortedBy} has no column yet; declare it with column or field`);
    }
    this.#addText(id, title, show, lookOf(options));
    return this.#declare(new TypedColumn({id, sortId, type: text, isRequired: true}));
  }

  // MARK: Using them

  /** Makes a table with these columns and a row for every item. */
  async create(daemon, items = [], {defaultSort, ...options} = {}) {
    this.#freeze();
    const held = [...items];
    const orders = this.newOrders(held);
    const table = await daemon.create({
      ...options,
      columns: this.sources.map((source) => ({id: source.id, ...optionsOf(source)})),
      types: this.namedTypes,
      defaultSort: defaultSort && sortKeys(defaultSort),
      keyColumns: this.keyColumns,
      rows: held.map((item) => this.cells(item, orders)),
    });
    const reader = await table.view({sort: []});
    return new TypedTable(table, this, {reader, orders, items: held});
  }

  /**
   * Opens a CSV file, or bytes as they are, whose records are items. The fields' columns are found
   * by their ids in the header; fields that may be empty may be missing. What functions make is
   * added and never written to the file. Waits until all rows are read.
   */
  async openCsv(daemon, source, {defaultSort, ...options} = {}) {
    this.#freeze();
    const isNeeded = ({id, path, isRequired}) => {
      return path !== undefined && (isRequired || this.keyColumns.includes(id));
    };
    const needed = this.sources.filter(isNeeded);
    const where = source instanceof Uint8Array ? {content: source} : {path: source};
    const table = await daemon.open({
      ...options,
      ...where,
      columns: new Map(needed.map((each) => [each.id, optionsOf(each)])),
      types: this.namedTypes,
      defaultSort: defaultSort && sortKeys(defaultSort),
      keyColumns: this.keyColumns,
    });
    await table.waitUntilComplete();
    const others = this.sources.filter((each) => !isNeeded(each));
    const edits = others.map((each) => {
      const kind = table.types.has(each.id) ? "setColumn" : "addColumn";
      return {kind, column: each.id, options: optionsOf(each)};
    });
    if (edits.length > 0) await table.edit(edits, {history: "none"});
    const reader = await table.view({sort: []});
    const made = new TypedTable(table, this, {reader, orders: this.newOrders([]), items: []});
    await made.refreshAll();
    return made;
  }

  // MARK: Called by typed tables

  /** The ids of the columns that rows are told apart by. */
  get keyColumns() {
    return this.#keys.map((field) => this.#idOf(field));
  }

  /** The columns of the daemon's table, in order: those shown, then the hidden ones. */
  get sources() {
    if (this.#frozen) return this.#frozen;
    const sources = [...this.#sources.values()];
    const isShown = (each) => !each.isHidden;
    return [...sources.filter(isShown), ...sources.filter((each) => !isShown(each))];
  }

  /** What `table/create` takes as `types`; undefined when there are none. */
  get namedTypes() {
    const named = this.sources.map(({type}) => type).filter(({name}) => name !== undefined);
    const types = named.map(({name, base, options}) => [name, {base, ...given(options)}]);
    return types.length === 0 ? undefined : new Map(types);
  }

  /** Ranks for the columns that need them, of the items at hand. */
  newOrders(items) {
    const orders = new Map([...this.#ranked].map(([id, makeRanks]) => [id, makeRanks()]));
    for (const ranks of orders.values()) ranks.learn(items);
    return orders;
  }

  /** The cells of an item by column id; perhaps only those that functions make. */
  cells(item, orders, {isComputedOnly = false} = {}) {
    const found = new Map();
    for (const {id, type, value, isComputed, isExpression} of this.sources) {
      if (isExpression || (isComputedOnly && !isComputed)) continue;
      const made = orders.has(id) ? orders.get(id).of(item) : value(item);
      found.set(id, type.toBase(made, `the column ${id}`));
    }
    return found;
  }

  // MARK: Inside

  #freeze() {
    const missing = this.keyColumns.find((id) => !this.#sources.has(id));
    if (missing) throw new TypeError(`the key ${missing} has no column; declare it with field`);
    this.#frozen = this.sources;
  }

  /** The id of a field's column: its path, or another one that is given first of all. */
  #idOf(field, id) {
    const known = this.#ids.get(field) ?? field;
    if (id === undefined || id === known) return known;
    if (this.#sources.has(known)) throw new TypeError(`${id} comes too late: ${known} is in use`);
    this.#ids.set(field, id);
    return id;
  }

  #fieldMembers(field, options) {
    const type = converterOf(options?.type, `the field ${field}`);
    const isRequired = !("empty" in options);
    return {path: partsOf(field), type, isRequired, empty: options.empty};
  }

  #addField(id, {path, type, isRequired, empty}, options, isHidden) {
    this.#sources.delete(id); // what was hidden takes its place in the order now
    const value = (item) => {
      const found = readField(item, path);
      if (isRequired && (found === null || found === undefined)) {
        throw new TypeError(`the column ${id} holds ${type.typeName} values, not ${found}`);
      }
      return found;
    };
    this.#add({id, options, type, value, path, isRequired, empty, isHidden, isComputed: false});
  }

  #addText(id, title, show, look) {
    const told = Object.fromEntries(Object.entries(look).filter(([name]) => toldOfTexts.has(name)));
    this.#add({id, options: {title, ...told}, type: text, value: show, isComputed: true});
  }

  #add(source) {
    if (this.#frozen) throw new TypeError(`a table has these columns; ${source.id} comes too late`);
    this.#sources.set(source.id, source);
  }

  #newId(wanted) {
    const isTaken = (id) => this.#sources.has(id) || this.keyColumns.includes(id);
    let id = wanted;
    for (let number = 2; isTaken(id); number += 1) id = `${wanted}#${number}`;
    return id;
  }

  #declare(column) {
    this.declared.push(column);
    return column;
  }
}

const hidden = Object.freeze({searchable: false});
const readingParts = ["parse", "comparator"];

function optionsOf({options, type}) {
  return {type: type.typeName, ...options};
}

function picked(look, names) {
  return given(Object.fromEntries(names.map((name) => [name, look[name]])));
}
