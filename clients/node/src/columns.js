// Columns of a class of items: declared once, checked by the type checker, used by any table.

import {converter, converterOf} from "./converters.js";
import {partsOf, readField} from "./fields.js";
import {given} from "./json.js";
import {Maker} from "./made.js";
import {compareKeys, Ranks} from "./ranks.js";
import {FieldColumn, TypedColumn} from "./typed-column.js";
import {sortKeys, TypedTable} from "./typed.js";

const looks = [
  "format", "parse", "comparator", "nullPlaceholder", "sortable", "searchable", "editable",
  "align", "cellKind", "editor", "meta",
];
const toldOfTexts = new Set([
  "searchable", "sortable", "align", "cellKind", "editor", "meta", "nullPlaceholder", "comparator",
]);
const text = converterOf("text");
const rank = converter({base: "integer"});

function lookOf(options) {
  return given(Object.fromEntries(looks.map((name) => [name, options[name]])));
}

/** Begins the columns of a class of items; `key` names the fields that identify rows. */
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

  /**
   * A field, shown unchanged or by a format; a format that is a function makes texts. Texts typed
   * into such a column are read by `parse`, a format or a function that throws if a text has no
   * value;
   * without one nothing can be typed, unless `editable` is true.
   */
  column(title, field, options) {
    const {format, parse, ...look} = lookOf(options);
    const members = this.#fieldMembers(field, options);
    const id = this.#idOf(field, options.id);
    const known = this.#sources.get(id);
    const isFree = !known || known.isHidden;
    const isMade = typeof format === "function";
    const takesTexts = look.editable !== false && (parse !== undefined || look.editable === true);
    const reads = typeof parse === "function" ? parse : undefined;
    if (!reads && parse !== undefined) look.parse = parse;
    if (isMade && !(takesTexts && isFree)) {
      if (takesTexts) throw new TypeError(`${field} has a column already, where texts are typed`);
      return this.#formatted(title, id, members, look, options);
    }
    if (!isFree) {
      throw new TypeError(`${field} has a column already; another one needs a format function`);
    }
    const sortId = look.sortable === false ? null : id;
    if (!isMade) {
      this.#addField(id, members, {title, ...look, ...given({format})}, false);
      return this.#declare(new FieldColumn({...members, id, sortId, parse: reads}));
    }
    const textId = this.#newId(`${id}#text`);
    const display = `row[${JSON.stringify(textId)}]`;
    this.#addField(id, members, {title, ...look, display}, false);
    const {deadline} = options;
    this.#add({
      id: textId, options: hidden, type: text, make: format, inputs: [id], deadline, isHidden: true,
    });
    return this.#declare(new FieldColumn({...members, id, textId, sortId, parse: reads}));
  }

  /** A column of texts that a function makes of a field, into which nothing can be typed. */
  #formatted(title, valueId, members, look, {format, deadline}) {
    if (!this.#sources.has(valueId)) {
      this.#addField(valueId, members, {...hidden, ...picked(look, readingParts)}, true);
    }
    const id = this.#newId(`${valueId}#text`);
    this.#addText(id, title, format, look, {inputs: [valueId], sortBy: valueId, deadline});
    const sortId = look.sortable === false ? null : id;
    return this.#declare(new FieldColumn({...members, id, valueId, sortId}));
  }

  /** A field that is not shown and travels all the same, for what functions make of it. */
  field(field, options) {
    const members = this.#fieldMembers(field, options);
    const id = this.#idOf(field, options.id);
    if (this.#sources.has(id)) throw new TypeError(`${field} has a column already`);
    this.#addField(id, members, {...hidden, ...lookOf(options)}, true);
    return new FieldColumn({...members, id});
  }

  /**
   * A value that a function computes from the item. It cannot be edited. The daemon asks for it,
   * and
   * again when a field of the row has changed. Where the function throws, the cell is an error.
   */
  computed(title, type, value, options = {}) {
    const id = this.#newId(options.id ?? title);
    const converter = converterOf(type, `the column ${title}`);
    const {deadline} = options;
    this.#add({id, options: {title, ...lookOf(options)}, type: converter, make: value, deadline});
    const sortId = options.sortable === false ? null : id;
    return this.#declare(new TypedColumn({id, sortId, type: converter}));
  }

  /**
   * A value that the daemon computes, by an expression over the ids of the row's columns. It is up
   * to date after every change of the row; the daemon checks the expression and its type.
   */
  expression(title, type, source, options = {}) {
    const id = this.#newId(options.id ?? title);
    const converter = converterOf(type, `the column ${title}`);
    this.#add({id, options: {title, ...lookOf(options), computed: source}, type: converter});
    const sortId = options.sortable === false ? null : id;
    return this.#declare(new TypedColumn({id, sortId, type: converter}));
  }

  /** A column without values, for what the program draws: buttons, a picture. */
  header(title, options = {}) {
    const id = this.#newId(options.id ?? title);
    const fixed = {title, headerOnly: true, searchable: false};
    this.#add({id, options: {...fixed, ...lookOf(options)}, type: text});
    return this.#declare(new TypedColumn({id, sortId: null, type: text}));
  }

  /**
   * A text that a function computes from the item, sorted by a field, by a key or by `compare`. It
   * cannot be edited.
   */
  shown(title, show, {id: wanted, sortedBy, compare, deadline, ...options}) {
    if ((sortedBy === undefined) === (compare === undefined)) {
      throw new TypeError(`the column ${title} needs either sortedBy or compare`);
    }
    const id = this.#newId(wanted ?? title);
    let sortBy = typeof sortedBy === "string" ? this.#idOf(sortedBy) : null;
    if (sortBy === null) {
      sortBy = this.#newId(`${id}#rank`);
      const key = sortedBy ?? ((item) => item);
      this.#add({
        id: sortBy, options: hidden, type: rank, make: key, deadline, isHidden: true,
      });
      this.#ranked.set(sortBy, () => new Ranks(key, compare ?? compareKeys));
    } else if (!this.#sources.has(sortBy)) {
      throw new TypeError(`${sortedBy} has no column yet; declare it with column or field`);
    }
    this.#addText(id, title, show, lookOf(options), {sortBy, deadline});
    const sortId = options.sortable === false ? null : id;
    return this.#declare(new TypedColumn({id, sortId, type: text, isRequired: true}));
  }

  // MARK: Using them

  /** Makes a table with these columns and a row for every item. */
  async create(daemon, items = [], {defaultSort, ...options} = {}) {
    this.#freeze();
    const held = [...items];
    const rows = held.map((item) => this.cells(item));
    const maker = new Maker(this, daemon, held);
    const table = await daemon.create({
      ...options,
      columns: this.sources.map((source) => ({id: source.id, ...maker.options(source)})),
      types: this.namedTypes,
      defaultSort: defaultSort && sortKeys(defaultSort),
      keyColumns: this.keyColumns,
      rows,
    });
    return new TypedTable(table, this, {reader: await table.view({sort: []}), maker});
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
    const maker = new Maker(this, daemon, []);
    // What is shown and sorted by reads columns that are added when the file is open.
    const later = [];
    const soon = (each) => {
      const {display, sortBy, ...options} = maker.options(each);
      if (display || sortBy) later.push([each.id, given({display, sortBy})]);
      return options;
    };
    const table = await daemon.open({
      ...options,
      ...where,
      columns: new Map(needed.map((each) => [each.id, soon(each)])),
      types: this.namedTypes,
      defaultSort: defaultSort && this.#sortOfFile(sortKeys(defaultSort), needed),
      keyColumns: this.keyColumns,
    });
    await table.waitUntilComplete();
    const others = this.sources.filter((each) => !isNeeded(each));
    const isMade = ({path}) => path === undefined;
    const sorted = [...others.filter((each) => !isMade(each)), ...others.filter(isMade)];
    const edits = sorted.map((each) => {
      const kind = table.types.has(each.id) ? "setColumn" : "addColumn";
      return {kind, column: each.id, options: soon(each)};
    });
    const shown = later.map(([column, options]) => ({kind: "setColumn", column, options}));
    for (const some of [edits, shown]) { // what is shown names columns that are there by then
      if (some.length > 0) await table.edit(some, {history: "none"});
    }
    return new TypedTable(table, this, {reader: await table.view({sort: []}), maker});
  }

  /** The order of a file, in the form that is possible before the other columns exist. */
  #sortOfFile(keys, needed) {
    const isThere = (id) => needed.some((each) => each.id === id);
    return keys.map((key) => {
      const sortBy = this.#sources.get(key.column)?.options.sortBy?.column;
      return !isThere(key.column) && isThere(sortBy) ? {...key, column: sortBy} : key;
    });
  }

  // MARK: Called by typed tables

  /** Whether the daemon's keys are integers. */
  get hasIntegerKeys() {
    const [id, ...others] = this.keyColumns;
    return others.length === 0 && this.#sources.get(id).type.base === "integer";
  }

  /** The ids of the columns that identify rows. */
  get keyColumns() {
    return this.#keys.map((field) => this.#idOf(field));
  }

  /** The columns of the daemon's table, in order: those shown, then the hidden ones. */
  get sources() {
    if (this.#frozen) return this.#frozen;
    for (const {options} of this.#sources.values()) this.#compareAsSorted(options);
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

  /** The cells of an item's fields by column id. */
  cells(item) {
    const found = new Map();
    for (const {id, type, value} of this.sources) {
      if (value) found.set(id, type.toBase(value(item), `the column ${id}`));
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
    this.#add({id, options, type, value, path, isRequired, empty, isHidden});
  }

  #addText(id, title, make, look, {sortBy, ...members}) {
    const told = Object.fromEntries(Object.entries(look).filter(([name]) => toldOfTexts.has(name)));
    const options = {title, ...told};
    if (look.sortable !== false) options.sortBy = {column: sortBy};
    this.#add({id, options, type: text, make, ...members});
  }

  /** A column that sorts by another one has its comparator, unless it has its own. */
  #compareAsSorted(options) {
    const other = this.#sources.get(options.sortBy?.column);
    if (!other || options.comparator !== undefined) return;
    const comparator = other.options.comparator ?? other.type.options.comparator;
    if (comparator !== undefined) options.comparator = comparator;
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

function picked(look, names) {
  return given(Object.fromEntries(names.map((name) => [name, look[name]])));
}
