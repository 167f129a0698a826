// A column of a class of items, and the conditions that are made of it.

import {Filter} from "./filters.js";
import {given} from "./json.js";
import {encodeValue} from "./values.js";

/** A column of a class of items: shows itself by `id`, sorts by `sortId`. */
export class TypedColumn {
  constructor({
    id, valueId = id, textId = id, sortId = id, type, isRequired = false, empty = null, parse,
  }) {
    this.id = id;
    /** The column with the shown text: itself, or a hidden one if a function makes it. */
    this.textId = textId;
    /** Reads what is typed into a cell, where a function of the program does. */
    this.parse = parse;
    /** The column with its values: itself, or a hidden one if a function makes texts. */
    this.valueId = valueId;
    /** The column that views are sorted by; null where it cannot be sorted by. */
    this.sortId = sortId;
    this.type = type;
    this.isRequired = isRequired;
    this.empty = empty;
  }

  /** Whether views can be sorted by it. */
  get isSortable() {
    return this.sortId !== null;
  }

  // MARK: Conditions on its values

  /** Rows whose value is this one; null and undefined equal null. */
  equal(value) {
    return this.#compare("equal", value);
  }

  /** Rows whose value is another one. */
  notEqual(value) {
    return this.#compare("notEqual", value);
  }

  /** Rows whose value is before this one. */
  less(value) {
    return this.#compare("less", value);
  }

  /** Rows whose value is before this one or equal to it. */
  lessOrEqual(value) {
    return this.#compare("lessOrEqual", value);
  }

  /** Rows whose value is after this one. */
  greater(value) {
    return this.#compare("greater", value);
  }

  /** Rows whose value is after this one or equal to it. */
  greaterOrEqual(value) {
    return this.#compare("greaterOrEqual", value);
  }

  /** Rows whose value is one of these. */
  oneOf(values) {
    const wire = Array.from(values, (value) => this.#constant(value));
    return new Filter({kind: "oneOf", column: this.valueId, values: wire});
  }

  /** Rows without a value. */
  isNull() {
    return new Filter({kind: "null", column: this.valueId});
  }

  /** Rows whose cell has no value of the column's type. */
  isError() {
    return new Filter({kind: "error", column: this.valueId});
  }

  #compare(relation, value) {
    const column = this.valueId;
    return new Filter({kind: "compare", column, relation, value: this.#constant(value)});
  }

  #constant(value) {
    return encodeValue(this.type.toBase(value, `the column ${this.id}`), this.type.base);
  }

  // MARK: Conditions on its texts

  /** Rows that show this text somewhere; options: `caseFolded`, `diacritics`. */
  contains(text, options) {
    return this.#shows("contains", text, options);
  }

  /** Rows that show this text first. */
  startsWith(text, options) {
    return this.#shows("startsWith", text, options);
  }

  /** Rows that show this text last. */
  endsWith(text, options) {
    return this.#shows("endsWith", text, options);
  }

  /** Rows that show this text and no other. */
  shows(text, options) {
    return this.#shows("equals", text, options);
  }

  #shows(relation, text, {caseFolded, diacritics} = {}) {
    const column = this.id;
    return new Filter(given({kind: "text", column, relation, text, caseFolded, diacritics}));
  }
}

/** A column of a field: its cells can be set, and items are made of them. */
export class FieldColumn extends TypedColumn {
  constructor({path, ...members}) {
    super(members);
    this.path = path;
  }
}
