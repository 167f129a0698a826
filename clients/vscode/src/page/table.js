// The table as the page knows it: replica, view state, cursor and selection.

import {Replica} from "table-server-client/replica";
import {debounced} from "./elements.js";

const cancelled = -32800; // the code of requests that were ended by `cancel`
const lateMax = 2000; // how long to wait for an update that may be on its way, in milliseconds
const same = (left, right) => JSON.stringify(left) === JSON.stringify(right);

export class Table {
  replica = new Replica();
  columns = new Map();
  order = [];
  counts = {source: 0, filtered: 0, pageStart: 0, pageEnd: 0};
  sort = [];
  state = {};
  cursor = {index: 0, column: null, key: undefined};
  anchor = {index: 0, column: null, key: undefined};
  span = "cells"; // or "rows", "columns", "all"
  isReadOnly = false;
  isOfText = false; // an unsaved text, which VS Code's undo and save do not reach from here
  summaries = null;
  /** @type {import("./changes.js").Changes | null} what marks the cells of a comparison */
  changes = null;
  /** @type {import("./grid.js").Grid} */
  grid = null;
  table = "";
  view = "";
  subscription = "";
  description = null;
  message = "";
  hasRowKeys = false;
  going = null; // a promise while the daemon moves the cursor
  cancel = () => {}; // ends that
  #asked = null;
  #askedAcross = null;
  #isAsking = false;
  #seq = 0; // of the last update
  #waiting = []; // for updates: {seq, resolve}

  /** @param {import("./bridge.js").Bridge} bridge */
  constructor(bridge) {
    this.bridge = bridge;
    this.listeners = new Set();
    this.describeSoon = debounced(50, () => void this.describe().catch(() => {}));
  }

  /** Calls a function after every change; it gets what the change was. */
  onChange(listener) {
    this.listeners.add(listener);
  }

  #tell(what) {
    for (const listener of this.listeners) listener(what);
  }

  // MARK: Requests

  /** Applies the first message of the extension. The window that it watches follows. */
  start({table, view, subscription, description, state, isReadOnly, isOfText, size, extent}) {
    Object.assign(this, {table, view, subscription, isReadOnly, isOfText});
    this.replica = new Replica();
    this.#seq = 0;
    for (const {resolve} of this.#waiting.splice(0)) resolve();
    this.takeDescription(description);
    this.takeState(state);
    this.grid.measure();
    this.#asked = {first: 0, size};
    this.#askedAcross = {offset: 0, frameWidth: extent, overscan: extent};
  }

  request(method, params) {
    return this.bridge.request(method, params);
  }

  /** The same, for actions of the user: an error is shown, and the result is then null. */
  ask(method, params) {
    return this.#report(this.request(method, params));
  }

  async #report(result) {
    try {
      return await result;
    } catch (error) {
      this.say(error.problems?.[0]?.message ?? error.message);
      return null;
    }
  }

  /** Shows a message to the user. */
  say(text) {
    this.message = text;
    this.#tell("message");
  }

  async describe() {
    this.takeDescription(await this.request("table/describe",
      {table: this.table, diagnostics: {first: 0, size: 0}}));
    this.grid.refresh();
  }

  takeDescription(description) {
    this.description = description;
    this.hasRowKeys = description.keys?.kind === "given";
    this.columns = new Map(description.columns.map((column) => [column.id, column]));
    this.#tell("description");
  }

  takeState(answer) {
    this.state = answer.state;
    this.sort = answer.state.sort ?? [];
    // Later counts come with updates; an answer may arrive behind a newer update.
    if (this.replica.viewRevision === null) this.counts = answer.counts;
    this.grid.refresh();
    this.#tell("state");
  }

  /** Merges a patch into the view's state; rejects if the daemon refuses it. */
  async change(state, options = {}) {
    this.takeState(await this.request("view/set", {view: this.view, state, wait: false, ...options}));
  }

  /** The same, for actions of the user. The row of the cursor keeps its place. */
  set(state) {
    const {key} = this.cursor;
    return this.#report(this.change(state, {show: typeof key === "object" ? undefined : key}));
  }

  /** Sends edits as one step. */
  async edit(edits, label, options = {}) {
    if (edits.length === 0) return null;
    return this.ask("table/edit", {table: this.table, edits, label, ...options});
  }

  // MARK: Window

  get entries() {
    return this.counts.entries ?? this.counts.pageEnd - this.counts.pageStart;
  }

  get rowsMax() {
    return Math.max(this.counts.source, this.entries, 100);
  }

  /** Applies a `view/update`. */
  update(message) {
    const {replica} = this;
    const first = replica.window.first;
    const isFirst = replica.viewRevision === null;
    let update;
    try {
      update = replica.apply(message);
    } catch {
      this.request("view/resync", {subscription: this.subscription}).catch(() => {});
      return;
    }
    if (!update) return;
    this.counts = update.counts;
    const order = replica.layout?.columns.map(({column}) => column) ?? [];
    this.order = order;
    if (!this.cursor.column || !this.placeOf(this.cursor.column)) this.cursor.column = order[0] ?? null;
    if (!this.anchor.column || !this.placeOf(this.anchor.column)) this.anchor.column = this.cursor.column;
    if (order.some((id) => !this.columns.has(id)) || this.#mayHaveOtherColumns(update, message)) {
      this.describeSoon();
    }
    const isScroll = update.causes.every((cause) => cause === "scroll" || cause === "cursor");
    const shift = isFirst || isScroll ? 0 : update.window.first - first;
    if (this.#asked) this.#asked.first += shift;
    this.#followKeys(shift);
    this.grid.takeProblems();
    // After scrolling only rows that were not there before are drawn.
    if (isScroll && !message.layout && !message.columns && shift === 0) this.grid.invalidate();
    else this.grid.refresh();
    if (shift !== 0) this.grid.scrollTo(this.grid.top + shift * this.grid.rowHeight);
    this.#tell("update");
    this.#seq = update.seq;
    const isThere = ({seq}) => seq <= this.#seq;
    for (const {resolve} of this.#waiting.filter(isThere)) resolve();
    this.#waiting = this.#waiting.filter((one) => !isThere(one));
  }

  /** Waits for the update with a number; null: for none. */
  async #updated(seq) {
    if (seq !== null && seq > this.#seq) await new Promise((resolve) => this.#waiting.push({seq, resolve}));
  }

  #mayHaveOtherColumns({causes}, {layout}) {
    return layout !== undefined && causes.some((cause) => /^(edit|undo|redo|setRows)$/.test(cause));
  }

  placeOf(column) {
    return this.replica.layout?.columns.find((place) => place.column === column);
  }

  // Cursor and anchor stay on their rows while the window has them.
  #followKeys(shift) {
    const {keys, window} = this.replica;
    for (const place of [this.cursor, this.anchor]) {
      if (place.key === undefined) continue;
      const held = keys[place.index - window.first];
      if (held !== undefined && same(held, place.key)) continue;
      const at = keys.findIndex((key) => same(key, place.key));
      if (at >= 0) place.index = window.first + at;
      else place.index = Math.max(0, Math.min(place.index + shift, this.entries - 1));
      if (at < 0) place.key = this.keyAt(place.index);
    }
    for (const place of [this.cursor, this.anchor]) {
      place.index = Math.max(0, Math.min(place.index, this.entries - 1));
      place.key ??= this.keyAt(place.index);
    }
  }

  /** The key of an entry, if the window has it. */
  keyAt(index) {
    return this.replica.keys[index - this.replica.window.first];
  }

  /** The key of the cursor's row, also while it is not there yet; undefined on a section. */
  async rowKey(index = this.cursor.index) {
    return index < this.entries ? (await this.rowKeys(index, 1))?.[0] : undefined;
  }

  /** The keys of the rows among some entries, in the order that is drawn: the daemon may have a newer one. */
  async rowKeys(first, size) {
    const at = first - this.replica.window.first;
    const isRow = (key) => typeof key !== "object";
    if (at >= 0 && at + size <= this.replica.keys.length) return this.replica.keys.slice(at, at + size).filter(isRow);
    const answer = await this.ask("view/rows", {
      view: this.view, range: {first, size}, columns: [], at: this.replica.viewRevision,
    });
    if (!answer?.more) return answer?.keys.filter(isRow);
    this.say(`${size} rows are too many at once.`);
  }

  /** Where the window has a row, or undefined. */
  indexOf(key) {
    const at = this.replica.keys.findIndex((one) => same(one, key));
    return at < 0 ? undefined : this.replica.window.first + at;
  }

  /** Asks for what has come into sight, one request at a time. */
  follow() {
    if (this.#asked === null || this.#isAsking || this.going || this.replica.viewRevision === null) return;
    const params = {...this.#rowsToAsk(), ...this.#columnsToAsk()};
    if (Object.keys(params).length === 0) return;
    this.#isAsking = true;
    this.request("view/scroll", {subscription: this.subscription, ...params}).catch(() => {}).finally(() => {
      this.#isAsking = false;
      this.grid.invalidate();
    });
  }

  #rowsToAsk() {
    const {first, last} = this.grid.sight;
    const {page} = this.grid;
    const margin = Math.floor(page / 2);
    const low = Math.max(0, first - margin);
    const high = Math.min(last + margin, this.entries - 1);
    const asked = this.#asked;
    if (low >= asked.first && high < asked.first + asked.size) return {};
    this.#asked = {first: Math.max(0, first - page), size: 3 * page};
    return this.#asked;
  }

  #columnsToAsk() {
    const {extent, leading} = this.grid;
    const {start, end} = this.grid.sightAcross;
    const asked = this.#askedAcross;
    const width = this.replica.across?.contentWidth ?? 0;
    const isHeld = start >= asked.offset - asked.overscan &&
      Math.min(end, width) <= asked.offset + asked.frameWidth - leading + asked.overscan;
    if (isHeld && Math.abs(asked.frameWidth - extent) < 1) return {};
    this.#askedAcross = {offset: start, frameWidth: extent, overscan: extent};
    return {across: this.#askedAcross};
  }

  // MARK: Cursor and selection

  position(column) {
    return Math.max(0, this.order.indexOf(column));
  }

  /** Moves the cursor; with `extend` the selection grows to it. */
  moveTo(index, column, {extend = false, span = "cells"} = {}) {
    this.cursor = {index: Math.max(0, Math.min(index, this.entries - 1)), column, key: undefined};
    this.cursor.key = this.keyAt(this.cursor.index);
    if (!extend) this.anchor = {...this.cursor};
    this.span = span;
    this.grid.reveal(this.cursor.index, column);
    this.grid.refresh();
    this.#tell("cursor");
  }

  /** Moves to a row by its key, and reports if it is not shown. */
  goTo(row, column = this.cursor.column) {
    return this.#go({row, column});
  }

  /** Moves to a target of `view/cursor`, seen from the cursor; returns its answer, or null. */
  step(to, options) {
    const {index, column, key} = this.cursor;
    const from = Promise.resolve(key ?? this.rowKey(index));
    // Filled cells are those next to the ones that are seen; hits, problems and changes are those of all rows.
    const wait = !/Filled/.test(to);
    return this.#go(from.then((row) => ({to, wait, ...(row === undefined || !column ? {} : {row, column})})), options);
  }

  #go(wanted, options) {
    const going = this.#followDaemon(wanted, options).finally(() => {
      if (this.going === going) this.going = null;
      this.grid.invalidate();
      this.#tell("cursor");
    });
    this.going = going;
    this.#tell("cursor");
    return going;
  }

  /**
   * Moves to where the daemon's cursor goes.
   *
   * A place that an answer names is one in the newest order, which may not be drawn yet. So the daemon scrolls to
   * the row, and the place is that of its key in the update that follows.
   */
  async #followDaemon(wanted, options) {
    try {
      let answer = null;
      let params = await wanted;
      // A sort that ends meanwhile can take the row out of the window again.
      for (let tries = 3; tries > 0; tries -= 1) {
        const asked = this.request("view/cursor", {view: this.view, show: this.subscription, ...params});
        this.cancel = this.bridge.canceller;
        const next = await asked;
        answer ??= next;
        const {row, column, update} = next;
        if (row === undefined) return answer;
        await this.#updated(update);
        this.#asked = {...this.replica.window};
        const index = this.indexOf(row);
        if (index !== undefined) {
          this.moveTo(index, column, options);
          return answer;
        }
        params = {row, column};
        // An update that was due before, as after a sort, may still be on its way.
        const patience = new Promise((resolve) => setTimeout(resolve, lateMax));
        await Promise.race([this.#updated(this.#seq + 1), patience]);
      }
    } catch (error) {
      if (error.code === cancelled) return null;
      const isAbsent = error.kind === "notShown" || error.kind === "unknownRow";
      this.say(isAbsent ? "That row is not shown." : error.message);
    }
    return null;
  }

  /** Moves by rows and columns. */
  moveBy(rows, columns, options) {
    const at = Math.max(0, Math.min(this.position(this.cursor.column) + columns, this.order.length - 1));
    this.moveTo(this.cursor.index + rows, this.order[at], options);
  }

  /** What is selected: `{first, size, left, right}` in entries and column positions. */
  get selection() {
    const {cursor, anchor, span} = this;
    const [top, bottom] = [cursor.index, anchor.index].sort((one, other) => one - other);
    const [left, right] = [this.position(cursor.column), this.position(anchor.column)]
      .sort((one, other) => one - other);
    const isTall = span === "columns" || span === "all";
    const isWide = span === "rows" || span === "all";
    return {
      first: isTall ? 0 : top, size: isTall ? this.entries : bottom - top + 1,
      left: isWide ? 0 : left, right: isWide ? this.order.length - 1 : right,
    };
  }

  get selectedColumns() {
    const {left, right} = this.selection;
    return this.order.slice(left, right + 1);
  }

  isSelected(index, position) {
    const {first, size, left, right} = this.selection;
    return index >= first && index < first + size && position >= left && position <= right;
  }

  isRowSelected(index) {
    const {first, size} = this.selection;
    return index >= first && index < first + size;
  }

  isColumnSelected(position) {
    const {left, right} = this.selection;
    return position >= left && position <= right;
  }
}
