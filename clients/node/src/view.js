// Views: ways to look at a table.

import {asyncDispose} from "./dispose.js";
import {readGroups} from "./groups.js";
import {entriesOf, given} from "./json.js";
import {readProfile} from "./profiles.js";
import {iterateEntries, readEntries, rowsOf} from "./reading.js";
import {pagesOf, wholeAnswer} from "./row-pages.js";
import {entryToWire, Subscription, watchedWindow} from "./subscription.js";
import {encodeKey, encodeValue} from "./values.js";

const rowsAtOnce = 1000;

/** A sort as it travels: one key or a list of keys; null restores the default. */
export function sortToWire(sort) {
  if (sort === null || sort === undefined) return sort;
  const isOne = !Array.isArray(sort) || isPair(sort);
  return (isOne ? [sort] : sort).map(sortKeyToWire);
}

function isPair(sort) {
  return sort.length === 2 && (sort[1] === "ascending" || sort[1] === "descending");
}

function sortKeyToWire(key) {
  if (typeof key === "string") return {column: key, direction: "ascending"};
  if (Array.isArray(key)) return {column: key[0], direction: key[1]};
  return key;
}

/**
 * A state patch as it travels: `search` may be a text, `page` a size, `sections` a column, a list
 * of columns, or `"declared"`.
 */
export function viewState(state) {
  const wire = {...state};
  if (wire.sort !== undefined) wire.sort = sortToWire(wire.sort);
  if (typeof wire.search === "string") wire.search = {text: wire.search};
  if (wire.sections === "declared") wire.sections = {by: "declared"};
  if (typeof wire.sections === "string") wire.sections = [wire.sections];
  if (Array.isArray(wire.sections)) {
    const level = (one) => (typeof one === "string" ? {column: one} : one);
    wire.sections = {by: wire.sections.map(level)};
  }
  if (typeof wire.page === "number") wire.page = {size: wire.page};
  return wire;
}

/** An open view. */
export class View {
  constructor(table, answer) {
    this.table = table;
    this.id = answer.view;
    /** What was kept of the view, if it was opened with `remember`. */
    this.remembered = answer.remembered;
    this.#take(answer);
  }

  #take(answer) {
    this.viewRevision = answer.viewRevision;
    this.revision = answer.revision;
    this.state = {...answer.state, columns: new Map(entriesOf(answer.state?.columns ?? {}))};
    this.preset = answer.preset;
    this.counts = answer.counts;
    this.footers = new Map(entriesOf(answer.footers ?? {}));
    this.layout = answer.layout ?? null;
    this.orderState = answer.orderState;
    /** Whether the last answer about the view had all rows, in the order of its state. */
    this.complete = answer.complete;
    this.columns = answer.columns;
    return this;
  }

  /** Sends a request that names this view. */
  async request(method, params = {}, options = {}) {
    const answer = await this.table.daemon.request(method, {view: this.id, ...params}, options);
    if (typeof answer?.complete === "boolean") this.complete = answer.complete;
    return answer;
  }

  // MARK: State

  /** Brings `state`, `counts`, `order` and `columns` up to date. */
  async get(options) {
    return this.#take(await this.request("view/get", {}, options));
  }

  /** Merges a state patch; null restores a default. */
  async set(state, {show, wait, ...options} = {}) {
    const shown = show === undefined ? undefined : encodeKey(show);
    const params = given({state: viewState(state), show: shown, wait});
    return this.#take(await this.request("view/set", params, options));
  }

  /** Sorts by one key or a list of keys, the first weighs most; null: back to source order. */
  sort(sort, options) {
    return this.set({sort}, options);
  }

  /**
   * Searches; `mode` is `filter` (default) or `mark`, `match` is `contains` (default), `words`,
   * `prefix`, `regex` or `fuzzy`. A null text ends the search.
   */
  search(text, {columns, match, mode, caseFolded, diacritics, ...options} = {}) {
    if (text === null || text === undefined) return this.set({search: null}, options);
    const search = given({text, columns, match, mode, caseFolded, diacritics});
    if (this.state.search) {
      // A new search does not inherit from the old.
      return this.set({search: {...noSearchOptions, ...search}}, options);
    }
    return this.set({search}, options);
  }

  /** Gives a column a width of the user's; null takes it back. */
  resize(column, width, options) {
    return this.set({layout: {columns: {[column]: {width}}}}, options);
  }

  /** Shows the rows for which a condition, as CEL text or as a tree, is true; null: all. */
  filter(filter, options) {
    return this.set({filter}, options);
  }

  /**
   * Shows the rows whose cells in a column are like that of a row, or have another `relation` to
   * it; `combine` with the present filter: `all` (default), `any` or `replace`.
   */
  async filterLike(row, column, {relation, combine, ...options} = {}) {
    const params = given({row: encodeKey(row), column, relation, combine});
    return this.filter((await this.request("filter/like", params)).filter, options);
  }

  /** Shows a page, sets the page size (null: one page for all), or both. */
  page({index, size}, options) {
    return this.set({page: given({index, size})}, options);
  }

  /**
   * Collapses sections, or expands or toggles them; without keys all, also those to come. A key is
   * the array of its values, the outermost first, or a single value.
   */
  async collapse(keys, {action = "collapse", wait, ...options} = {}) {
    const wire = keys?.map((key) => (Array.isArray(key) ? key : [key]));
    const answer = await this.request("view/collapse", given({action, keys: wire, wait}), options);
    this.viewRevision = answer.viewRevision;
    this.counts = answer.counts;
    this.orderState = answer.orderState;
    return this;
  }

  /** Expands sections; without keys all, also those to come. */
  expand(keys, options) {
    return this.collapse(keys, {...options, action: "expand"});
  }

  /**
   * Steps a column through the sort cycle as a click would. With `wait: false` it ends before the
   * rows are sorted, and nothing else waits for that.
   */
  async tap(column, {part = "header", extend, wait, ...options} = {}) {
    const answer = await this.request("view/tap", given({part, column, extend, wait}), options);
    this.#take(answer);
    return {sortable: answer.sortable, indicators: new Map(entriesOf(answer.indicators))};
  }

  // MARK: Rows

  /**
   * Reads rows: a range within the page shown (`first`, `size`), some `keys`, or the whole page.
   * More rows than one answer can have are read in several, all of one state of the view. `content`
   * is `value`, `text` or `both`; `raw` returns values as received. With `wait`, it waits for all
   * rows of the table; without, `complete` is true if it had all.
   */
  async rows({first, size, keys, columns, content, at, wait, raw, dates, ...options} = {}) {
    const params = given({columns, as: content, at, wait});
    const answer = await this.#read({first, size, keys}, params, options);
    return rowsOf(this, answer, {raw, dates});
  }

  /**
   * What records of a file have beyond the columns, by row key; rows as for `rows`. Records that are
   * not longer than the header are left out. `Daemon.open` with `widen` makes columns of such fields.
   */
  async extraFields({first, size, keys, wait, ...options} = {}) {
    const params = given({columns: [], extraFields: true, wait});
    const answer = await this.#read({first, size, keys}, params, options);
    return new Map(answer.extraFields.map(({row, fields}) => [this.table.decodeKey(row), fields]));
  }

  /** A range within the page shown, some keys, or the whole page, as they travelled. */
  #read({first, size, keys}, params, options) {
    if (keys === undefined) return readEntries(this, {first, size}, params, options);
    return wholeAnswer((part) => this.request("view/rows", part, options), {
      ...params,
      keys: Array.from(keys, encodeKey),
      ...(first === undefined && size === undefined
        ? {} : {range: {first: first ?? 0, size: size ?? 0}}),
    }, this.table.daemon.limits.rowsPerAnswerMax ?? rowsAtOnce);
  }

  /**
   * Every row of the page shown, read in batches, as the view was at the beginning. The daemon
   * keeps that state, even if the loop edits rows, until the loop or the iterator ends.
   */
  iterate(options = {}) {
    return iterateEntries(this, options);
  }

  /**
   * Groups rows by the values of columns (`by`, one or a list) and returns the count and
   * `aggregates` of each group, pairs of column and kind. `over` is `shown` (default) or `all`.
   */
  async aggregate(aggregates = [], {by = [], over, sort, first, size, wait, ...options} = {}) {
    const limit = this.table.daemon.limits.rowsPerAnswerMax ?? rowsAtOnce;
    const from = first ?? 0;
    const most = size ?? limit;
    const params = given({
      groupBy: typeof by === "string" ? [by] : [...by],
      aggregates: Array.from(aggregates, ([column, kind]) => ({column, kind})),
      over,
      sort,
      as: "value",
      wait,
    });
    const ask = (told) => {
      const range = {first: from + told, size: most - told};
      return this.request("view/aggregate", {...params, range}, options);
    };
    // An answer that would be too long ends early.
    return readGroups(await pagesOf(ask, "counts"), this.table.types);
  }

  /**
   * Summaries of columns, by default of all that the view shows: distinct values, extremes, mean,
   * quantiles, histogram, frequent values. `onColumns` is called with summaries as they are
   * finished.
   */
  profile(columns = null, options = {}) {
    return readProfile(this, columns, options);
  }

  /** What can be done with a row, with its cell in a column, or with a column's header. */
  async actions({row, column, ...options} = {}) {
    const params = given({row: row === undefined ? undefined : encodeKey(row), column});
    return (await this.request("action/list", params, options)).actions;
  }

  /**
   * Invokes an action of a row, a cell or a header, if it can be done now; `onAction` is called.
   */
  invoke(action, {row, column, seen, author, ...options} = {}) {
    const key = row === undefined ? undefined : encodeKey(row);
    const params = given({action, row: key, column, seen, author});
    return this.request("action/invoke", params, options);
  }

  /** The entries at offsets in the content, and their frames; null where there is none. */
  async entriesAt(offsets, options) {
    const {entries} = await this.request("view/locate", {offsets: [...offsets]}, options);
    return entries.map((one) => one && {...one, key: this.table.decodeEntry(one.key)});
  }

  /** Where rows are: source, view and page index, or the reason why nowhere. */
  async locate(keys, options) {
    const params = {keys: Array.from(keys, encodeKey)};
    const answer = await this.request("view/locate", params, options);
    return answer.rows.map((row) => ({...row, key: this.table.decodeKey(row.key)}));
  }

  /** The positions of columns in their groups; for a hidden one only the fact that it is hidden. */
  async frames(columns, options) {
    return (await this.request("view/locate", {columns: [...columns]}, options)).columns;
  }

  /** The column at a place of a group, counted from its left; null beside all of them. */
  async columnAt(x, {group, ...options} = {}) {
    return (await this.request("view/locate", {at: [given({x, group})]}, options)).at[0];
  }

  /**
   * The next row that matches a search (a text, or as it travels), or the view's own; null if there
   * is none. Looks behind the row `after`, or back from the row `before`. With `byCell` it is the
   * next cell, behind or before the one in `column` of that row. With `count`, the hit has its
   * `ordinal`, and `hits` is their number.
   */
  async find(search, {after, before, column, byCell, count, wrap, wait, ...options} = {}) {
    if (after !== undefined && before !== undefined) {
      throw new TypeError("a search goes on after a row or before one, not both");
    }
    const origin = after ?? before;
    const params = given({
      search: typeof search === "string" ? {text: search} : search ?? undefined,
      from: origin === undefined ? undefined : encodeKey(origin),
      fromColumn: column,
      unit: byCell ? "cell" : undefined,
      count: count || undefined,
      direction: before === undefined ? undefined : "previous",
      wrap,
      wait,
    });
    const {hit, hits} = await this.request("view/find", params, options);
    return hit && {...hit, ...given({hits}), row: this.table.decodeKey(hit.row)};
  }

  // MARK: Selection

  /**
   * Selects what is named, in units of `state.selection`; resolves to what changed. Cells are
   * `[row, column]`, a range is two rows, columns or cells.
   */
  async select(action, {rows, columns, cells, ranges, ...options} = {}) {
    const point = pointOf(this.state.selection?.unit ?? "row");
    const params = given({
      action,
      rows: rows && Array.from(rows, encodeKey),
      columns,
      cells: cells && Array.from(cells, pointOf("cell")),
      ranges: ranges && Array.from(ranges, ([from, to]) => ({from: point(from), to: point(to)})),
    });
    const answer = await this.request("view/select", params, options);
    const {selected, deselected} = answer;
    return {...answer, selected: this.#items(selected), deselected: this.#items(deselected)};
  }

  /** What is selected, rows in the order they came to be. */
  async selection({first, size, ...options} = {}) {
    return this.#items((await this.request("view/selection", given({first, size}), options)).items);
  }

  /**
   * Moves the cursor, and returns its place; without arguments it only returns it. It moves to
   * `row` and `column`, then by `move` (`{rows: 1}`, `{columns: -1}`, `{pages: 0.5}`) or `to` a
   * target such as
   * `rowEnd`, `nextFilled` or `nextHit`. `select` is `replace` or `extend`. The window of `show`
   * scrolls so that the cursor is visible; `update` is then the number of the update that follows.
   */
  async cursor({row, column, move, to, wrap, select, show, placement, wait, ...options} = {}) {
    const params = given({
      row: entryToWire(row), column, move, to, wrap, select, show: show?.id ?? show, placement, wait,
    });
    const answer = await this.request("view/cursor", params, options);
    return answer.row === undefined ? answer : {...answer, row: this.table.decodeEntry(answer.row)};
  }

  #items(items) {
    const {table} = this;
    return items.map((item) => {
      return item.row === undefined ? item : {...item, row: table.decodeKey(item.row)};
    });
  }

  // MARK: Watching

  /**
   * Reports the heights of rows that the program measured, as `[row, height]` pairs. They are valid
   * until the row, or something that affects all rows, changes. Null: the daemon measures the row
   * itself. `cells` reports single cells, as `[row, column, height]`: the row height that each
   * needs. The highest decides if no height of the row is reported. `at` is the view revision that
   * was measured: heights of rows that changed since are not used.
   */
  async tellHeights(heights, {cells, at, ...options} = {}) {
    const rows = Array.from(heights, ([row, height]) => ({row: encodeKey(row), height}));
    const told = cells && Array.from(
      cells, ([row, column, height]) => ({row: encodeKey(row), column, height}),
    );
    const answer = await this.request("view/measure", given({rows, cells: told, at}), options);
    this.viewRevision = answer.viewRevision;
    return {changed: answer.changed, unused: this.#items(answer.unused ?? [])};
  }

  /**
   * Watches a window of entries, or all of the page when neither `first` nor `size` is given.
   * With `viewport: {offset, extent}` it contains the entries that are visible there, `anchor`
   * names the entry that
   * stays in place, and `follow` keeps it at the end.
   * `content` is `cells` or `keys`; `cells` is `value`, `text` or `both`.
   * With `brief` updates are shorter; the replica keeps what they leave out.
   * All other options of `view/watch` are sent unchanged.
   */
  watch({first, size, overscan, viewport, cells, anchor, signal, timeout, ...options} = {}) {
    const limit = this.table.daemon.limits.windowRowsMax ?? rowsAtOnce;
    const params = given({
      ...options, window: watchedWindow({first, size, overscan, viewport}, limit), as: cells,
      anchor: entryToWire(anchor),
    });
    // Made while the answer is handled: the first update may follow it at once.
    const onResult = (answer) => {
      const made = new Subscription(this, answer);
      this.table.daemon.registerSubscription(made);
      return made;
    };
    return this.request("view/watch", params, {signal, timeout, onResult});
  }

  // MARK: End

  /** Replaces what a search hits, as one edit; the view's own search by default. */
  replace(replacement, {search, scope, at, by, preview, label, author, wait, ...options} = {}) {
    const wire = typeof search === "string" ? {text: search} : search;
    const params = given({search: wire, scope, at, by, preview, label, author, wait});
    return this.request("view/replace", {with: replacement, ...params}, options);
  }

  /** Begins typing into a cell. */
  draft(row, column, {by, text, author, ...options} = {}) {
    return DraftEditor.begin(this, row, column, {by, text, author}, options);
  }

  /** Closes the view and its subscriptions. */
  async close(options) {
    await this.request("view/close", {}, options);
    this.table.daemon.forgetView(this);
  }

  async [asyncDispose]() {
    await this.close();
  }
}

const noSearchOptions = {
  columns: null, match: null, mode: null, caseFolded: null, diacritics: null,
};

function pointOf(unit) {
  if (unit === "row") return (row) => ({row: encodeKey(row)});
  if (unit === "column") return (column) => ({column});
  return ([row, column]) => ({row: encodeKey(row), column});
}

/** A cell that is being typed into. */
export class DraftEditor {
  constructor(view, row, column) {
    this.view = view;
    this.row = row;
    this.column = column;
    /** The draft by now: `{view, text, author?, stale?, problem?}`; null when it has ended. */
    this.draft = null;
  }

  /** Begins a draft. */
  static async begin(view, row, column, params, options) {
    const editor = new DraftEditor(view, row, column);
    await editor.#ask("begin", params, options);
    return editor;
  }

  /** What is typed by now. */
  get text() {
    return this.draft?.text ?? "";
  }

  async #ask(action, params, options) {
    const place = {row: encodeKey(this.row), column: this.column};
    const answer = await this.view.request(
      "cell/draft", {...place, action, ...given(params)}, options);
    this.draft = answer.draft;
    return answer;
  }

  /** Sends the whole present text; resolves to the draft with its problem, if it has one. */
  async change(text, options) {
    return (await this.#ask("change", {text}, options)).draft;
  }

  /** Gives a value in place of a text. */
  async choose(value, options) {
    const type = this.view.table.types.get(this.column);
    return (await this.#ask("change", {value: encodeValue(value, type)}, options)).draft;
  }

  /**
   * Makes it one edit of the table, perhaps with a `value` in place of what is typed; refused, the
   * draft stays open.
   */
  commit({value, overwrite, label, history, invalid, ...options} = {}) {
    const type = this.view.table.types.get(this.column);
    const chosen = value === undefined ? undefined : encodeValue(value, type);
    return this.#ask("commit", {value: chosen, overwrite, label, history, invalid}, options);
  }

  /** Ends the draft without changing the table. */
  async cancel(options) {
    await this.#ask("cancel", {}, options);
  }
}
