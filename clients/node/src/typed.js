// Tables, views and rows of items: what `Columns.create` makes.
//
// The daemon stores the cells. It requests those that functions compute (values, texts, ranks) from
// the program, and again if the fields that they are made from have changed. Reads and sorts here
// wait until these cells are computed; windows are live and mark pending ones.

import {asyncDispose} from "./dispose.js";
import {CellUnreadable, ContentModified, RequestFailed} from "./errors.js";
import {withFields} from "./fields.js";
import {encodeJSON} from "./json.js";
import {valueIn} from "./made.js";
import {encodeKey, encodeValue} from "./values.js";

const attempts = 10;

/** A sort by typed columns as views take it; a `TypeError` for a column that has no order. */
export function sortKeys(sort) {
  if (sort === null || sort === undefined) return sort;
  const isOne = !Array.isArray(sort) || (sort.length === 2 && typeof sort[1] === "string");
  return (isOne ? [sort] : sort).map(sortKey);
}

function sortKey(key) {
  const [column, direction] = Array.isArray(key) ? key : [key, "ascending"];
  if (column.sortId === null) throw new TypeError(`the column ${column.id} cannot be sorted by`);
  return {column: column.sortId, direction};
}

/** A row as a program sees it: values in the columns' types, and the whole item. */
export class TypedRow {
  #table;

  constructor(row, table) {
    /** The row without types. */
    this.row = row;
    this.#table = table;
  }

  get key() {
    return this.row.key;
  }

  /**
   * The item of the row; fields that are neither columns nor declared with `field` are those given
   * last with the item of this key. Throws `CellUnreadable`.
   */
  get item() {
    return this.#table.itemOf(this.row);
  }

  /** The value of a column; throws `CellUnreadable` where the cell has none. */
  get(column) {
    return valueIn(this.row, column.valueId, column);
  }

  /** The value of a column; undefined where the cell has none. */
  find(column) {
    try {
      return this.get(column);
    } catch (error) {
      if (error instanceof CellUnreadable) return undefined;
      throw error;
    }
  }

  /** What the column shows. */
  text(column) {
    return this.row.cell(column.id).text ?? "";
  }

  /** Why the cell has no value, or the function made no text, if so. */
  error(column) {
    return this.row.cell(column.valueId).error ?? this.row.cell(column.textId).error;
  }

  /**
   * Whether a function makes the cell, and has not made it of what the row is now: what is shown is
   * then empty, or what was made before.
   */
  isAwaited(column) {
    const cells = [column.id, column.valueId, column.textId].map((id) => this.row.cell(id));
    return cells.some(({isPending, isStale}) => isPending || isStale);
  }
}

/** A table of items; `table` is the table itself, for all that needs no types. */
export class TypedTable {
  #reader;
  #maker;
  #ids;
  #isMade;
  #last = Promise.resolve();

  constructor(table, columns, {reader, maker}) {
    this.table = table;
    this.columns = columns;
    this.#reader = reader;
    this.#maker = maker;
    this.#ids = maker.fields.map(({id}) => id);
    this.#isMade = columns.sources.some(({make}) => make !== undefined);
  }

  // MARK: Reading

  /** All items, in the table's order, in their present state. */
  async items() {
    return (await this.#allRows()).map((row) => this.itemOf(row));
  }

  /** The item of a key; throws `RequestFailed` (`unknownRow`) if there is none. */
  async item(key) {
    return this.itemOf((await this.#reader.rows({keys: [key], columns: this.#ids})).at(0));
  }

  /** The item of a row; see `TypedRow.item`. */
  itemOf(row) {
    return this.#maker.itemOf(row);
  }

  /**
   * Opens a view that shows the columns declared; `sort` names typed columns. With `wait: false`,
   * rows whose cells functions have not computed yet may be out of order.
   */
  async view({sort, columns, ...state} = {}, options) {
    await waitUnless(this, options);
    const shown = this.columns.declared.map(({id}) => id);
    const others = [...this.table.types.keys()].filter((id) => !shown.includes(id));
    const hidden = others.map((id) => [id, {hidden: true}]);
    const patch = {
      columnOrder: shown, ...state, columns: new Map([...hidden, ...(columns ?? [])]),
    };
    if (sort !== undefined) patch.sort = sortKeys(sort);
    return new TypedView(this, await this.table.view(patch, options));
  }

  /**
   * Waits until the functions have made every cell of what the rows are now. What `TypedView` reads
   * and orders waits by itself. A function must not wait for its own cells.
   */
  async waitUntilMade(options) {
    if (this.#isMade) {
      await this.table.daemon.sync({...options, table: this.table.id, supplied: true});
    }
  }

  // MARK: Changing

  /** New content: rows are found again by their keys, and only what differs is changed. */
  async setRows(items, options) {
    const held = [...items];
    const cells = held.map((item) => this.columns.cells(item));
    const rows = cells.map((each) => this.#ids.map((id) => each.get(id)));
    const result = await this.table.setRows(rows, {...options, columns: this.#ids});
    if (result.outcome === "applied") await this.#keep(held);
    return result;
  }

  /** Inserts items; at the end unless a `place` is given. */
  async insert(items, options) {
    const held = [...items];
    const rows = held.map((item) => this.columns.cells(item));
    const result = await this.table.insert(rows, options);
    await this.#keep(held);
    return result;
  }

  /** Sets a field of a row. */
  set(key, column, value, options) {
    return this.#alone(async () => {
      const item = await this.item(key);
      const changed = this.columns.make(withFields(item, [[column.path, value]]));
      return this.#replace(key, changed, options);
    });
  }

  /** Gives the row of the item's key the values of the item, as one step. */
  replace(item, options) {
    return this.#alone(() => this.#replace(this.#maker.keyOf(item), item, options));
  }

  async #replace(key, item, options) {
    const cells = this.columns.cells(item);
    const rows = await this.#reader.rows({keys: [key], columns: this.#ids});
    const result = await this.table.edits(options)
      .setRow(key, this.#differing(rows.at(0), cells)).send();
    await this.#keep([item]);
    return result;
  }

  /**
   * Writes typed texts, a line for each key, as one edit; null leaves a cell alone. A column's
   * `parse` function reads what is typed into the column, else the daemon does. Rejects with what a
   * function throws, and nothing is written.
   */
  async paste(texts, keys, columns, options) {
    if (texts.length !== keys.length || texts.some((line) => line.length > columns.length)) {
      throw new TypeError("a line of texts for each key, and no more texts than columns");
    }
    const edits = texts.flatMap((line, at) => line.flatMap((text, place) =>
      text === null ? [] : [typedEdit(keys[at], columns[place], text)]));
    return this.table.edit(edits, options);
  }

  /** Removes rows by their keys. */
  remove(keys, options) {
    return this.table.remove(keys, options);
  }

  /** Moves rows, in the order given, to a place. */
  move(keys, place, options) {
    return this.table.move(keys, place, options);
  }

  /** Undoes the newest step. */
  undo(options) {
    return this.table.undo(options);
  }

  /** Makes the step again that was taken back last. */
  redo(options) {
    return this.table.redo(options);
  }

  /**
   * Lets the functions compute their cells again, of the rows with some `keys` or of all. It is
   * needed only if functions read data outside the row, such as an exchange rate. After every
   * change of a row, its cells are computed again without this call.
   */
  async refresh({keys, ...options} = {}) {
    if (this.#isMade) await this.table.refresh({...options, rows: keys});
  }

  /** Keeps items for the fields that no column contains, which functions may read. */
  async #keep(items) {
    const differing = this.#maker.keep(items);
    const size = this.table.daemon.limits.rowsPerAnswerMax;
    try {
      for (let at = 0; at < differing.length; at += size) {
        await this.refresh({keys: differing.slice(at, at + size)});
      }
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.kind !== "unknownRow") throw error;
      await this.refresh(); // somebody removed one of them meanwhile
    }
  }

  /** Every row at one revision; read again when they change meanwhile. */
  async #allRows() {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const rows = [];
        for await (const row of this.#reader.iterate({columns: this.#ids})) rows.push(row);
        return rows;
      } catch (error) {
        if (!(error instanceof ContentModified) || attempt === attempts) throw error;
      }
    }
  }

  // MARK: Inside

  /** Runs after what was asked before: what one request reads, no other changes meanwhile. */
  #alone(work) {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** The cells that are not in the row as they should be. */
  #differing(row, cells) {
    const isThere = (id, value) => {
      const cell = row.cell(id);
      const wanted = encodeValue(value, this.table.types.get(id));
      return cell.error === undefined && encodeJSON(cell.value) === encodeJSON(wanted);
    };
    return new Map([...cells].filter(([id, value]) => !isThere(id, value)));
  }

  /** Closes the table, its views and subscriptions. */
  close(options) {
    return this.table.close(options);
  }

  async [asyncDispose]() {
    await this.close();
  }
}

/** Waits for what functions make unless `wait` is false: editors do not want to. */
async function waitUnless(table, {wait, signal, timeout} = {}) {
  if (wait !== false) await table.waitUntilMade({signal, timeout});
}

/** A view on a table of items; `view` is the view itself, for all that needs no types. */
export class TypedView {
  constructor(table, view) {
    this.table = table;
    this.view = view;
  }

  get counts() {
    return this.view.counts;
  }

  get #ids() {
    return this.table.columns.sources.map(({id}) => id);
  }

  /** Sorts by one column or a list of them, the first weighs most; null: back to source order. */
  async sort(sort, options) {
    await waitUnless(this.table, options);
    await this.view.sort(sort === null ? [] : sortKeys(sort), options);
    return this;
  }

  /** Shows the rows for which a condition is true; null shows all. */
  async filter(condition, options) {
    await waitUnless(this.table, options);
    await this.view.set({filter: condition}, options);
    return this;
  }

  /** Searches what the columns show; null ends the search. */
  async search(text, {columns, ...options} = {}) {
    await waitUnless(this.table, options);
    await this.view.search(text, {...options, columns: columns?.map(({id}) => id)});
    return this;
  }

  /**
   * Steps a column through the sort cycle as a click on its header would; resolves to the direction
   * now, null where it is not sorted by, or cannot be: then nothing changes.
   */
  async tap(column, options) {
    if (column.sortId === null) return null;
    await waitUnless(this.table, options);
    const {indicators} = await this.view.tap(column.sortId, options);
    const {direction} = indicators.get(column.sortId);
    return direction === "none" ? null : direction;
  }

  /**
   * Reads rows: a range within the page shown, some keys, or the page up to the limit. With
   * `wait: false` cells that functions have not made yet may be among them (`row.isAwaited`).
   */
  async rows({wait, ...options} = {}) {
    await waitUnless(this.table, {wait, ...options});
    const rows = await this.view.rows({...options, columns: this.#ids, content: "both"});
    return Array.from(rows, (row) => new TypedRow(row, this.table));
  }

  /** All items of the page shown, in the view's order. */
  async items() {
    await this.table.waitUntilMade();
    const found = [];
    for await (const row of this.view.iterate({columns: this.#ids})) {
      found.push(this.table.itemOf(row));
    }
    return found;
  }

  /**
   * Watches a window of entries, or all of the page when neither `first` nor `size` is given. Cells
   * that functions compute are sent to it when they are computed.
   */
  async watch({cells = "both", ...options} = {}) {
    const subscription = await this.view.watch({...options, cells, columns: this.#ids});
    return new TypedSubscription(this.table, subscription);
  }

  /** Shows a page, or pages of another size. */
  async page(page, options) {
    await waitUnless(this.table, options);
    await this.view.page(page, options);
    return this;
  }

  /** The next row that matches a search, or the view's own; as `View.find`. */
  async find(search, options) {
    await waitUnless(this.table, options);
    return this.view.find(search, options);
  }

  /**
   * Selects rows, columns or cells; returns the changes. The actions are those of `View.select`.
   */
  select(action, {columns, cells, ...options} = {}) {
    return this.view.select(action, {
      ...options,
      columns: columns?.map(({id}) => id),
      cells: cells?.map(([key, {id}]) => [key, id]),
    });
  }

  /** Begins typing into a cell; the text is read by the column's rules. */
  async draft(key, column, {by, author, ...options} = {}) {
    const [row] = column.parse ? await this.rows({...options, keys: [key], wait: false}) : [];
    const text = row && textReadBack(row, column);
    const editor = await this.view.draft(key, column.id, {by, text, author, ...options});
    return new TypedDraft(editor, column);
  }

  close(options) {
    return this.view.close(options);
  }

  async [asyncDispose]() {
    await this.close();
  }
}

/**
 * A cell that is being typed into; a column's `parse` function reads what is typed. `editor` is the
 * draft without types.
 */
export class TypedDraft {
  #column;

  constructor(editor, column) {
    this.editor = editor;
    this.#column = column;
  }

  /** What is typed by now. */
  get text() {
    return this.editor.text;
  }

  /** Why the present text could not be committed; null: it could. */
  get problem() {
    const {draft} = this.editor;
    if (!draft) return null;
    if (!this.#column.parse) return draft.problem?.reason ?? draft.problem?.kind ?? null;
    try {
      parsed(this.#column, this.text);
      return null;
    } catch (error) {
      return String(error?.message ?? error);
    }
  }

  /** Sends the whole present text; resolves to the `problem`. */
  async change(text, options) {
    await this.editor.change(text, options);
    return this.problem;
  }

  /** Gives a value of the column's type in place of a text. */
  async choose(value, options) {
    const base = this.#column.type.toBase(value, `the column ${this.#column.id}`);
    await this.editor.choose(base, options);
    return this.problem;
  }

  /** Makes it one edit of the table; rejects with what `parse` throws. Refused, it stays open. */
  async commit(options) {
    const value = this.#column.parse ? parsed(this.#column, this.text) : undefined;
    return this.editor.commit({...options, value});
  }

  /** Ends the draft without changing the table. */
  cancel(options) {
    return this.editor.cancel(options);
  }
}

/** The edit that a text makes which is typed into a column. */
function typedEdit(key, column, text) {
  const read = column.parse
    ? {value: encodeValue(parsed(column, text), column.type.base)} : {text};
  return {kind: "set", row: encodeKey(key), column: column.id, ...read};
}

/** What a column's `parse` function makes of a text, as the column's type has it. */
function parsed({type, parse, id}, text) {
  return type.toBase(parse(text), `the column ${id}`);
}

/** What a cell shows, if the column's `parse` function reads it as the cell's value. */
function textReadBack(row, column) {
  try {
    const text = row.text(column);
    const wire = encodeValue(parsed(column, text), column.type.base);
    return encodeJSON(wire) === encodeJSON(row.row.cell(column.valueId).value) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A live window of items; `subscription` is the window itself, with its updates. */
export class TypedSubscription {
  constructor(table, subscription) {
    this.table = table;
    this.subscription = subscription;
  }

  /** The rows in the window, in order. */
  rows() {
    return this.subscription.rows().map((row) => new TypedRow(row, this.table));
  }

  /** Moves the window; the options are those of `Subscription.scroll`. */
  scroll(...where) {
    return this.subscription.scroll(...where);
  }

  /** The items in the window, in order. */
  items() {
    return this.rows().map(({item}) => item);
  }

  close(options) {
    return this.subscription.close(options);
  }

  async [asyncDispose]() {
    await this.close();
  }
}
