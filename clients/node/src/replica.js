// A copy of a subscription's window, kept right by applying updates alone; no input or output.

import {cellsOfBlock, gatherBlocks} from "./cells.js";
import {OutOfSync} from "./errors.js";
import {entriesOf} from "./json.js";
import {entryName, knownSections} from "./sections.js";
import {WindowStyles} from "./styles.js";

const emptyCounts = {
  source: 0, filtered: 0, pages: 0, pageIndex: 0, pageSize: null, pageStart: 0, pageEnd: 0,
};

/**
 * What one complete update changed, after it has been applied (its parts put together).
 *
 * `deletes`, `scrolledOut` and the left of `moves` are old window indices; `inserted`,
 * `scrolledIn`, the right of `moves` and `updated` are new ones.
 */
export class Update {
  constructor(parts, change, held) {
    const last = parts[parts.length - 1];
    this.seq = last.seq;
    this.fromRevision = parts[0].from;
    this.toRevision = last.to;
    this.revision = last.revision;
    this.causes = last.causes ?? [];
    this.authors = last.authors ?? [];
    this.hints = last.hints ?? [];
    this.counts = told(parts, "counts") ?? held.counts;
    this.orderState = told(parts, "orderState") ?? held.orderState ?? "ready";
    this.window = told(parts, "window") ?? held.window;
    this.isReset = change.isReset;
    this.deletes = change.deletes ?? [];
    this.moves = change.moves ?? [];
    this.inserted = change.inserted;
    this.updated = change.updated ?? new Map();
    this.scrolledOut = change.scrolledOut ?? [];
    this.scrolledIn = change.scrolledIn ?? [];
    this.appearance = last.appearance ?? {};
  }
}

/**
 * The keys, cells, counts and window of one subscription.
 *
 * `apply` takes the params of each `view/update` in order. It throws `OutOfSync` when an update
 * does not fit; the replica keeps its content and refuses all updates until a reset, which its
 * owner requests by `view/resync`.
 */
export class Replica {
  keys = [];
  columns = [];
  cells = new Map();
  counts = emptyCounts;
  order = "ready";
  window = {first: 0, size: 0};
  selection = {count: 0};
  cursor = null;
  footers = new Map();
  layout = null;
  heights = [];
  itemFrames = [];
  across = null;
  viewport = null;
  sections = new Map();
  kinds = {};
  problems = [];
  separators = new Map();
  accessibility = new Map();
  styles = new WindowStyles();
  viewRevision = null;
  revision = null;
  #seq = null;
  #parts = [];
  #needsReset = true;

  /** Whether only a reset can make the replica right (also before the first update). */
  get needsReset() {
    return this.#needsReset;
  }

  /**
   * The place of each entry of a window by offsets; subtract `viewport.offset` to draw it. Empty
   * for a collection, which has `itemFrames`.
   */
  get frames() {
    if (this.viewport === null || this.itemFrames.length > 0) return [];
    const {top, spacing = 0} = this.viewport;
    const runs = this.heights.length > 0 ? this.heights : [{height: 1, count: this.keys.length}];
    let offset = top;
    return runs.flatMap(({height, count}) => Array.from({length: count}, () => {
      const frame = {offset, height};
      offset += height + spacing;
      return frame;
    }));
  }

  /** Applies one `view/update`; returns what changed, or null for all but the last part. */
  apply(message) {
    try {
      return this.#apply(message);
    } catch (error) {
      this.lose();
      if (error instanceof OutOfSync) throw error;
      throw new OutOfSync(`an update that cannot be read: ${error.message}`, {cause: error});
    }
  }

  /** Forgets the right to apply diffs: the next update taken is a reset. */
  lose() {
    this.#needsReset = true;
    this.#parts = [];
  }

  #apply(message) {
    this.#checkSeq(message);
    const part = message.part ?? 0;
    if (part !== this.#parts.length) {
      if (part === 0) this.#parts = [];
      else if (this.#needsReset) return null; // the tail of an update whose head was refused
      else throw new OutOfSync(`part ${part} came after ${this.#parts.length} parts`);
    }
    if (this.#parts.length === 0 && !this.#fits(message)) return null;
    this.#parts.push(message);
    if (message.last === false) return null;
    const parts = this.#parts;
    this.#parts = [];
    return this.#applyWhole(parts);
  }

  #checkSeq(message) {
    if (!Number.isInteger(message.seq)) throw new OutOfSync(`no seq but ${message.seq}`);
    const due = this.#seq === null ? message.seq : this.#seq + 1;
    this.#seq = message.seq;
    if (message.seq === due) return;
    // A gap inside an update in parts: none of it can be used.
    this.#parts = [];
    if (this.#needsReset || (isReset(message) && (message.part ?? 0) === 0)) return;
    throw new OutOfSync(`seq ${message.seq} came where ${due} was due`);
  }

  #fits(message) {
    if (isReset(message)) return true;
    if (this.#needsReset) {
      if (this.viewRevision === null) throw new OutOfSync("the first update is no reset");
      return false; // waiting for the reset that was asked for
    }
    if (message.from === this.viewRevision) return true;
    throw new OutOfSync(`an update from ${message.from} on a replica at ${this.viewRevision}`);
  }

  // Everything is made beside the state and taken over at the end: a fault changes nothing.
  #applyWhole(parts) {
    const last = parts[parts.length - 1];
    const columns = parts.find((part) => part.columns)?.columns;
    const resets = present(parts, "reset");
    const next = resets.length > 0
      ? this.#afterReset(resets, columns)
      : this.#afterDiff(present(parts, "diff"), columns);
    checkComplete(next, this.keys);
    const known = resets.length > 0 ? new Map() : this.sections;
    const sections = knownSections(known, joined(parts, "sections"), next.keys);
    const separators = knownLines(this.separators, last.separators ?? [], next);
    // Members that a brief update leaves out are unchanged; a reset has all of them.
    const held = isReset(parts[0]) ? {} : this;
    const update = new Update(parts, {...next.change, isReset: resets.length > 0}, held);
    if (!Number.isInteger(update.window?.size) || !update.counts) throw new OutOfSync("no window");
    const layout = laidOut(told(parts, "layout"), held.layout ?? null);
    const accessibility = knownTexts(this.accessibility, last.accessibility ?? [], next);
    this.#needsReset = false;
    this.keys = next.keys;
    this.columns = next.columns;
    this.cells = next.cells;
    this.sections = sections;
    this.separators = separators;
    this.accessibility = accessibility;
    if (update.isReset) this.styles.forget();
    this.styles.take(last.styles, next.keys, next.columns, next.change.inserted);
    this.counts = update.counts;
    this.orderState = update.orderState;
    this.window = update.window;
    this.kinds = parts[parts.length - 1].kinds ?? (update.isReset ? {} : this.kinds);
    this.problems = parts[parts.length - 1].problems ?? (update.isReset ? [] : this.problems);
    this.selection =
      told(parts, "selection") ?? (update.isReset ? {count: 0} : this.selection);
    const cursor = told(parts, "cursor");
    this.cursor = cursor === undefined && !update.isReset ? this.cursor : cursor ?? null;
    this.layout = layout;
    const across = told(parts, "across");
    this.across = across === undefined ? held.across ?? null : across;
    this.heights = last.heights ?? (update.isReset ? [] : this.heights);
    this.itemFrames = last.frames ?? (update.isReset ? [] : this.itemFrames);
    this.viewport = last.viewport ?? (update.isReset ? null : this.viewport);
    const footers = told(parts, "footers");
    if (footers || update.isReset) this.footers = new Map(entriesOf(footers ?? {}));
    this.viewRevision = update.toRevision;
    this.revision = update.revision;
    return update;
  }

  #afterReset(resets, given) {
    const keys = joined(resets, "keys");
    const gathered = gatherBlocks(joined(resets, "blocks"), keys.length);
    const columns = [...(given ?? new Set([...this.columns, ...gathered.keys()]))];
    return {keys, columns, cells: known(columns, gathered), change: {inserted: [...keys.keys()]}};
  }

  #afterDiff(diffs, given) {
    const size = this.keys.length;
    const columns = [...(given ?? this.columns)];
    const inserts = present(diffs, "inserts");
    const newKeys = joined(inserts, "keys");
    const change = {
      deletes: expanded(joined(diffs, "deletes"), size),
      moves: joined(diffs, "moves"),
      inserted: expanded(joined(inserts, "at"), newKeys.length),
    };
    if (newKeys.length !== change.inserted.length) {
      throw new OutOfSync(`${change.inserted.length} inserts with ${newKeys.length} keys`);
    }
    const {keys, moved} = this.#arranged(columns, change, inserts, newKeys);
    change.updated = writeUpdates(moved, joined(diffs, "updates"), this.cells, keys.length);
    change.scrolledOut = expanded(joined(diffs, "scrolledOut"), size);
    change.scrolledIn = expanded(joined(diffs, "scrolledIn"), keys.length);
    const cells = known(columns, moved, this.cells);
    if (this.cells.size > 0 && size > 0 && keys.length > 0 && columns.length > 0 && !cells.size) {
      throw new OutOfSync("no column has a cell any more");
    }
    return {keys, columns, cells, change};
  }

  // Keys and columns after entries left, moved and came. Where none did, they are the old arrays.
  #arranged(columns, change, inserts, newKeys) {
    const {keys, cells} = this;
    if (change.deletes.length + change.moves.length + change.inserted.length === 0) {
      const column = (name) => cells.get(name) ?? new Array(keys.length).fill(undefined);
      return {keys, moved: new Map(columns.map((name) => [name, column(name)]))};
    }
    const plan = makePlan(keys.length, change);
    const gathered = gatherBlocks(joined(inserts, "blocks"), newKeys.length);
    const column = (name) => follow(plan, cells.get(name), gathered.get(name));
    return {
      keys: plan.map((from) => (from < 0 ? newKeys[-1 - from] : keys[from])),
      moved: new Map(columns.map((name) => [name, column(name)])),
    };
  }
}

function isReset(message) {
  return message.from === null || message.from === undefined;
}

/** The value of a member in the first part that has it; undefined if none has. */
function told(parts, member) {
  return parts.find((part) => part[member] !== undefined)?.[member];
}

/** The layout after an update; one without columns has those held before. */
function laidOut(layout, held) {
  if (layout === undefined) return held;
  if (layout === null || layout.columns) return layout;
  if (!held) throw new OutOfSync("no columns of a layout");
  return {...layout, columns: held.columns};
}

function present(parts, member) {
  return parts.map((part) => part[member]).filter((one) => one !== undefined && one !== null);
}

function joined(parts, member) {
  return parts.flatMap((part) => part[member] ?? []);
}

/** The indices of `[index, count]` runs; refused before it grows beyond `limit` of them. */
function expanded(runs, limit) {
  const indices = [];
  for (const [index, count] of runs) {
    if (!Number.isInteger(index) || !Number.isInteger(count) || count < 0) {
      throw new OutOfSync(`a run of ${count} at ${index}`);
    }
    if (indices.length + count > limit) throw new OutOfSync(`more than ${limit} indices`);
    for (let offset = 0; offset < count; offset += 1) indices.push(index + offset);
  }
  return indices;
}

/**
 * For each new index the old one, or -1 - n for the n-th inserted entry.
 *
 * Taking out from the highest and putting in from the lowest is the same as letting the entries
 * that stay fill, in order, the new indices that no insert and no move claims.
 */
function makePlan(size, {deletes, moves, inserted}) {
  const isInside = (limit) => (at) => Number.isInteger(at) && at >= 0 && at < limit;
  const gone = new Set([...deletes, ...moves.map(([old]) => old)]);
  if (gone.size !== deletes.length + moves.length || ![...gone].every(isInside(size))) {
    throw new OutOfSync("deletes and moves overlap or lie outside the window");
  }
  const claims = new Map(moves.map(([old, target]) => [target, old]));
  inserted.forEach((target, number) => claims.set(target, -1 - number));
  const newSize = size - gone.size + claims.size;
  const targets = [...claims.keys()];
  if (targets.length !== moves.length + inserted.length || !targets.every(isInside(newSize))) {
    throw new OutOfSync("inserts and move targets overlap or lie outside the window");
  }
  const plan = [];
  let staying = 0;
  for (let at = 0; at < newSize; at += 1) {
    if (claims.has(at)) {
      plan.push(claims.get(at));
      continue;
    }
    while (gone.has(staying)) staying += 1;
    plan.push(staying);
    staying += 1;
  }
  return plan;
}

/** A column after the entries moved; undefined where neither the old nor the new knows a cell. */
function follow(plan, old, fresh) {
  return plan.map((from) => (from < 0 ? fresh?.[-1 - from] : old?.[from]));
}

/** Writes into the columns; one that the replica still shows is copied before. */
function writeUpdates(columns, blocks, shown, size) {
  const updated = new Map();
  for (const block of blocks) {
    const {column, rows} = block;
    const cells = cellsOfBlock(block);
    if (!columns.has(column)) throw new OutOfSync(`an update of the unknown column ${column}`);
    if (columns.get(column) === shown.get(column)) columns.set(column, [...columns.get(column)]);
    const target = columns.get(column);
    if (cells.length !== rows.length) {
      throw new OutOfSync(`an update of ${rows.length} rows with ${cells.length} cells`);
    }
    rows.forEach((row, number) => {
      if (!Number.isInteger(row) || row < 0 || row >= size) {
        throw new OutOfSync(`an update of row ${row} in a window of ${size}`);
      }
      target[row] = cells[number];
    });
    updated.set(column, [...(updated.get(column) ?? []), ...rows]);
  }
  return updated;
}

/** The columns' known cells; empty when no column has one (`content: "keys"`). */
function known(columns, gathered, shown = new Map()) {
  const knownCells = (name) => {
    const column = gathered.get(name) ?? [];
    return column === shown.get(name) ? column : column.filter((cell) => cell !== undefined);
  };
  const cells = new Map(columns.map((name) => [name, knownCells(name)]));
  return [...cells.values()].some((column) => column.length > 0) ? cells : new Map();
}

function checkComplete({keys, columns, cells}, shownKeys) {
  const isTwice = keys !== shownKeys && new Set(keys.map(entryName)).size !== keys.length;
  if (isTwice) throw new OutOfSync("a key stands twice in the window");
  if (cells.size === 0) return;
  for (const name of columns) {
    if (cells.get(name).length !== keys.length) {
      throw new OutOfSync(`column ${name} has not a cell for every row`);
    }
  }
}

// The lines of a row stay valid while it is in the window, or until others are sent.
function knownTexts(known, told, {keys, columns, change}) {
  if (!told.length && !known.size) return known;
  const held = new Set(keys);
  for (const place of change.inserted) held.delete(keys[place]);
  const shown = new Set([null, ...columns]);
  const texts = new Map();
  for (const [key, own] of known) {
    if (held.has(key)) texts.set(key, new Map([...own].filter(([column]) => shown.has(column))));
  }
  for (const {column = null, text, at} of told) {
    for (const place of expanded(at, keys.length)) {
      const own = texts.get(keys[place]) ?? new Map();
      if (text === null) own.delete(column);
      else own.set(column, text);
      texts.set(keys[place], own);
    }
  }
  return new Map([...texts].filter(([, own]) => own.size));
}

function knownLines(known, told, {keys, change}) {
  const held = new Set(keys);
  for (const place of change.inserted) held.delete(keys[place]);
  const lines = new Map([...known].filter(([key]) => held.has(key)));
  for (const {top, bottom, at} of told) {
    for (const place of expanded(at, keys.length)) {
      if (!top && !bottom) lines.delete(keys[place]);
      else lines.set(keys[place], {...(top && {top}), ...(bottom && {bottom})});
    }
  }
  return lines;
}
