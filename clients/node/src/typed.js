// Tables, views and rows of items: what `Columns.create` makes.
//
// The daemon holds the cells; what only the program can make of them (computed values, texts,
// ranks) is sent along, and made anew where rows were changed by others or by undo.

import {asyncDispose} from "./dispose.js";
import {CellUnreadable, ClientError, ContentModified, RequestFailed} from "./errors.js";
import {readField, withFields} from "./fields.js";
import {encodeJSON} from "./json.js";
import {encodeValue} from "./values.js";

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

/** The value of a cell in the program's own type; throws `CellUnreadable`. */
function valueIn(row, id, {type, isRequired, empty}) {
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
   * The item that the row tells of; fields that are neither columns nor declared with `field` are
   * as they were given with the item of this key. Throws `CellUnreadable`.
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

  /** Why the cell has no value, if so. */
  error(column) {
    return this.row.cell(column.valueId).error;
  }
}

/** A table of items; `table` is the table itself, for all that needs no types. */
export class TypedTable {
  #reader;
  #orders;
  #ids;
  #revision;
  #numbered;
  #bases = new Map();
  #last = Promise.resolve();

  constructor(table, columns, {reader, orders, items}) {
    this.table = table;
    this.columns = columns;
    this.#reader = reader;
    this.#orders = orders;
    this.#ids = columns.sources.map(({id}) => id);
    this.#revision = table.description.revision;
    this.#numbered = this.#numberings;
    this.#keep(items);
  }

  // MARK: Reading

  /** All items, in the table's order, as the daemon holds them now. */
  async items() {
    return (await this.#allRows()).map((row) => this.itemOf(row));
  }

  /** The item of a key; throws `RequestFailed` (`unknownRow`) if there is none. */
  async item(key) {
    return this.itemOf((await this.#reader.rows({keys: [key], columns: this.#ids})).at(0));
  }

  /** The item that a row tells of; see `TypedRow.item`. */
  itemOf(row) {
    const fields = this.columns.sources.filter(({path}) => path !== undefined);
    const values = fields.map((source) => [source.path, valueIn(row, source.id, source)]);
    return this.columns.make(withFields(this.#bases.get(keyText(row.key)), values));
  }

  /** Opens a view that shows the columns declared; `sort` names typed columns. */
  async view({sort, columns, ...state} = {}, options) {
    const shown = this.columns.declared.map(({id}) => id);
    const others = [...this.table.types.keys()].filter((id) => !shown.includes(id));
    const hidden = others.map((id) => [id, {hidden: true}]);
    const patch = {
      columnOrder: shown, ...state, columns: new Map([...hidden, ...(columns ?? [])]),
    };
    if (sort !== undefined) patch.sort = sortKeys(sort);
    return new TypedView(this, await this.table.view(patch, options));
  }

  // MARK: Changing

  /** New content: rows are found again by their keys, and only what differs is changed. */
  setRows(items, options) {
    return this.#alone(async () => {
      const held = [...items];
      const cells = this.#cellsOf(held);
      const ids = this.columns.sources.filter((each) => !each.isExpression).map(({id}) => id);
      const rows = cells.map((each) => ids.map((id) => each.get(id)));
      const result = await this.table.setRows(rows, {...options, columns: ids});
      if (result.outcome === "applied") {
        this.#keep(held);
        this.#numbered = this.#numberings;
      }
      return result;
    });
  }

  /** Inserts items; at the end unless a `place` is given. */
  insert(items, options) {
    return this.#alone(async () => {
      const held = [...items];
      const result = await this.table.insert(this.#cellsOf(held), options);
      this.#keep(held);
      await this.#refresh();
      return result;
    });
  }

  /** Sets a field of a row, and in the same step what functions make of it. */
  set(key, column, value, options) {
    return this.#alone(async () => {
      const item = await this.item(key);
      const changed = this.columns.make(withFields(item, [[column.path, value]]));
      return this.#replace(key, changed, options);
    });
  }

  /** Gives the row of the item's key the values of the item, as one step. */
  replace(item, options) {
    return this.#alone(() => this.#replace(this.#keyOf(item), item, options));
  }

  async #replace(key, item, options) {
    const [cells] = this.#cellsOf([item]);
    const rows = await this.#reader.rows({keys: [key], columns: this.#ids});
    const result = await this.table.edits(options)
      .setRow(key, this.#differing(rows.at(0), cells)).send();
    this.#keep([item]);
    await this.#refresh();
    return result;
  }

  /** Takes back the newest step, and makes anew what functions compute. */
  undo(options) {
    return this.#alone(async () => {
      const result = await this.table.undo(options);
      await this.#refresh();
      return result;
    });
  }

  /** Makes the step again that was taken back last. */
  redo(options) {
    return this.#alone(async () => {
      const result = await this.table.redo(options);
      await this.#refresh();
      return result;
    });
  }

  // MARK: What the program computes

  /**
   * Makes computed cells anew in rows that changed since the last time; resolves to how many were
   * wrong. This happens by itself after what this object changes. It is no step of the history.
   */
  refresh() {
    return this.#alone(() => this.#refresh());
  }

  /** Makes all computed cells anew; resolves to how many were wrong. */
  refreshAll() {
    return this.#alone(() => {
      this.#revision = null;
      return this.#refresh();
    });
  }

  /** Refreshes after every change from now on; resolves to what ends that. */
  async keepFresh() {
    const watching = await this.#reader.watch({first: 0, size: 0, content: "keys"});
    // Queued ones do nothing where a refresh before them has seen what they tell.
    const follow = ({revision}) => this.#alone(() => {
      return revision <= this.#revision ? 0 : this.#refresh();
    });
    watching.onUpdate((update) => {
      follow(update).catch((error) => {
        if (!(error instanceof ClientError)) throw error; // a function of the program failed
      });
    });
    return () => watching.close();
  }

  async #refresh() {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      try {
        return await this.#refreshOnce();
      } catch (error) {
        const isGone = error instanceof RequestFailed && error.kind === "unknownRow";
        if (!isGone) throw error;
      }
    }
    return 0; // rows come and go faster than this; the next refresh has them
  }

  async #refreshOnce() {
    const computed = this.columns.sources.filter(({isComputed}) => isComputed).map(({id}) => id);
    if (computed.length === 0) return 0;
    let {revision, rows} = await this.#changedRows();
    let items = rows.map((row) => this.#readable(row));
    this.#learn(items.filter((item) => item !== undefined));
    const numberings = this.#numberings;
    if (numberings !== this.#numbered) { // the ranks of all rows are others now
      rows = await this.#allRows();
      items = rows.map((row) => this.#readable(row));
    }
    const edits = this.table.edits({history: "none"});
    let wrong = 0;
    rows.forEach((row, index) => {
      const cells = items[index] === undefined
        ? new Map(computed.map((id) => [id, null]))
        : this.columns.cells(items[index], this.#orders, {isComputedOnly: true});
      const differing = this.#differing(row, cells);
      if (differing.size > 0) edits.setRow(row.key, differing);
      wrong += differing.size;
    });
    await edits.send();
    this.#revision = revision;
    this.#numbered = numberings;
    return wrong;
  }

  /** The revision now, and the rows that are others than at the last refresh. */
  async #changedRows() {
    let diff;
    try {
      const fromRevision = this.#revision;
      if (fromRevision !== null) {
        diff = await this.table.diff(null, {fromRevision, content: "value"});
      }
    } catch (error) {
      if (error.kind !== "revisionIsGone") throw error;
    }
    if (!diff) {
      const rows = await this.#allRows();
      return {revision: this.#reader.revision, rows};
    }
    const keys = [...diff.keys.updates.map(({key}) => key), ...diff.diff.inserts.keys];
    const size = this.table.daemon.limits.rowsPerAnswerMax;
    const rows = [];
    for (let at = 0; at < keys.length; at += size) {
      const some = keys.slice(at, at + size).map((key) => this.table.decodeKey(key));
      rows.push(...(await this.#reader.rows({keys: some, columns: this.#ids})));
    }
    return {revision: diff.to.revision, rows};
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

  #readable(row) {
    try {
      return this.itemOf(row);
    } catch (error) {
      if (error instanceof CellUnreadable) return undefined;
      throw error;
    }
  }

  // MARK: Inside

  /** Runs after what was asked before: what one request reads, no other changes meanwhile. */
  #alone(work) {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  get #numberings() {
    return [...this.#orders.values()].reduce((sum, {numberings}) => sum + numberings, 0);
  }

  #learn(items) {
    for (const ranks of this.#orders.values()) ranks.learn(items);
  }

  #cellsOf(items) {
    this.#learn(items);
    return items.map((item) => this.columns.cells(item, this.#orders));
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

  /** Keeps items for the fields that no column tells. */
  #keep(items) {
    for (const item of items) this.#bases.set(keyText(this.#keyOf(item)), item);
  }

  #keyOf(item) {
    const {keyColumns, sources} = this.columns;
    const wire = keyColumns.map((id) => {
      const {path, type} = sources.find((source) => source.id === id);
      return encodeValue(type.toBase(readField(item, path), `the key ${id}`), type.base);
    });
    return this.table.decodeKey(wire.length === 1 ? wire[0] : JSON.stringify(wire));
  }

  /** Closes the table, its views and subscriptions. */
  close(options) {
    return this.table.close(options);
  }

  async [asyncDispose]() {
    await this.close();
  }
}

/** A key as a text: 1 and "1" are two. */
function keyText(key) {
  return typeof key === "string" ? `"${key}` : String(key);
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
    await this.view.sort(sort === null ? [] : sortKeys(sort), options);
    return this;
  }

  /** Shows the rows for which a condition is true; null shows all. */
  async filter(condition, options) {
    await this.view.set({filter: condition}, options);
    return this;
  }

  /** Searches what the columns show; null ends the search. */
  async search(text, {columns, ...options} = {}) {
    await this.view.search(text, {...options, columns: columns?.map(({id}) => id)});
    return this;
  }

  /**
   * Steps a column through the sort cycle as a click on its header would; resolves to the direction
   * now, null where it is not sorted by, or cannot be: then nothing changes.
   */
  async tap(column, options) {
    if (column.sortId === null) return null;
    const {indicators} = await this.view.tap(column.sortId, options);
    const {direction} = indicators.get(column.sortId);
    return direction === "none" ? null : direction;
  }

  /** Reads rows: a range within the page shown, some keys, or the page up to the limit. */
  async rows(options) {
    const rows = await this.view.rows({...options, columns: this.#ids, content: "both"});
    return Array.from(rows, (row) => new TypedRow(row, this.table));
  }

  /** All items of the page shown, in the view's order. */
  async items() {
    const found = [];
    for await (const row of this.view.iterate({columns: this.#ids})) {
      found.push(this.table.itemOf(row));
    }
    return found;
  }

  /** Watches a window of entries, or all of the page when neither `first` nor `size` is given. */
  async watch({cells = "both", ...options} = {}) {
    const subscription = await this.view.watch({...options, cells, columns: this.#ids});
    return new TypedSubscription(this.table, subscription);
  }

  close(options) {
    return this.view.close(options);
  }

  async [asyncDispose]() {
    await this.close();
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
