// How the rows and cells of a window look, as tags for the client to draw by.

import {OutOfSync} from "./errors.js";

/** Looks by row and by cell, where watched for (`styles: true`). */
export class WindowStyles {
  /** Rows that have a look: lists of tags by key. */
  rows = new Map();
  /** Cells that have a look: maps like `rows`, by column. */
  cells = new Map();
  /** Styles that have no answer for some rows of the window. */
  failures = [];
  #looks = new Map();

  /** The tags of a row. */
  row(key) {
    return this.rows.get(key) ?? [];
  }

  /** The tags of a cell; those of its row are not among them. */
  cell(key, column) {
    return this.cells.get(column)?.get(key) ?? [];
  }

  /** Forgets everything, as a reset does. */
  forget() {
    this.rows = new Map();
    this.cells = new Map();
    this.failures = [];
    this.#looks = new Map();
  }

  /**
   * Follows an update that led to a window; a look stays valid while its row and column are in the
   * window.
   */
  take(told, keys, columns, inserted) {
    if (!told && this.rows.size === 0 && this.cells.size === 0) return;
    if (told?.anew) this.forget();
    for (const {look, styles} of told?.looks ?? []) this.#looks.set(look, styles);
    const held = new Set(keys);
    for (const place of inserted) held.delete(keys[place]);
    const kept = (looks) => new Map([...looks].filter(([key]) => held.has(key)));
    this.rows = kept(this.rows);
    const known = [...this.cells].filter(([name]) => columns.includes(name));
    this.cells = new Map(known.map(([name, looks]) => [name, kept(looks)]));
    for (const item of told?.rows ?? []) this.#note(this.rows, item, keys);
    for (const item of told?.cells ?? []) {
      if (!this.cells.has(item.column)) this.cells.set(item.column, new Map());
      this.#note(this.cells.get(item.column), item, keys);
    }
    this.cells = new Map([...this.cells].filter(([, looks]) => looks.size > 0));
    this.failures = told?.failures ?? this.failures;
  }

  #note(looks, {look, at}, keys) {
    if (look !== undefined && !this.#looks.has(look)) {
      throw new OutOfSync(`the look ${look} was never told`);
    }
    for (const [first, count] of at) {
      for (const key of keys.slice(first, first + count)) {
        if (look === undefined) looks.delete(key);
        else looks.set(key, this.#looks.get(look));
      }
    }
  }
}
