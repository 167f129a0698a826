// Windows in the form of list views, sections with rows, and the changes between two of them.

import {countBelow} from "./changes.js";
import {sectionedSequential, sectionedStaged} from "./sectioned.js";
import {isSectionEntry, sectionName} from "./sections.js";

/**
 * Entries of a view or window as sections, in order; `infos` as `Replica.sections`.
 *
 * A group is a section without rows before the sections it contains, and its footer is another one
 * behind them (`isEnd`). `parts` are the entries a section has: `group`, `header`, `footer`. `key`
 * is
 * undefined for rows of which the entries do not show whose they are.
 */
export function sectionsOf(entries, infos = new Map()) {
  const result = [];
  let key;
  let parts = [];
  let rows = [];
  const close = () => {
    if (parts.length > 0 || rows.length > 0) {
      const isAlone = rows.length === 0 && parts.length === 1 && parts[0] === "footer";
      const isEnd = isAlone && isWithin(result.at(-1)?.key, key);
      const info = key && infos.get(sectionName(key));
      result.push({key, parts, rows, info, isEnd});
    }
    [key, parts, rows] = [undefined, [], []];
  };
  for (const entry of entries) {
    if (!isSectionEntry(entry)) {
      rows.push(entry);
      continue;
    }
    const isFooter = entry.kind === "footer";
    const isOther = key !== undefined && sectionName(key) !== sectionName(entry.key);
    if (!isFooter || isOther) close();
    key = entry.key;
    parts.push(entry.kind);
    if (isFooter) close();
  }
  close();
  return result;
}

/** Whether a section's key is that of another or of one inside it. */
function isWithin(inner, key) {
  return inner !== undefined && sectionName(inner.slice(0, key.length)) === sectionName(key);
}

/** What turns one list of sections into another, in the words of `table/diff`. */
export class SectionedChange {
  constructor(diff, sections) {
    /** Indices among all rows, section by section. */
    this.diff = diff;
    this.sections = sections;
  }

  /** The change in stages that a list view may make at once. */
  staged() {
    return sectionedStaged(this.diff, this.sections);
  }

  /** The change as single operations. */
  sequential() {
    return sectionedSequential(this.diff, this.sections);
  }
}

/**
 * The change between two lists of sections, with the fewest moves.
 *
 * `updated` is a Map of the rows with other cells, by column; new rows are skipped. A row changes
 * its section by a move. Sections and keys of rows must be unique.
 */
export function sectionedChange(old, target, updated = new Map()) {
  const before = new Map(old.map((section) => [nameOf(section), section]));
  const sections = {
    old: old.map(({key, rows}) => [key, rows.length]),
    new: target.map(({key, rows}) => [key, rows.length]),
    ...matched(old.map(nameOf), target.map(nameOf)),
    updates: target.flatMap((section, index) => {
      const was = before.get(nameOf(section));
      const members = was ? changedMembers(was, section) : [];
      return members.length > 0 ? [{index, key: section.key, members}] : [];
    }),
  };
  return new SectionedChange(rowsDiff(old, target, updated), sections);
}

function nameOf({key, isEnd}) {
  return `${isEnd} ${key && sectionName(key)}`;
}

function rowsDiff(old, target, updated) {
  const placesOf = (list) => new Map(
    list.flatMap((section) => section.rows.map((row) => [row, nameOf(section)]))
      .map(([row, name], at) => [row, {name, at}]),
  );
  const before = placesOf(old);
  const after = placesOf(target);
  const same = new Map();
  for (const [row, {name}] of after) {
    if (before.get(row)?.name !== name) continue;
    if (!same.has(name)) same.set(name, []);
    same.get(name).push(before.get(row).at);
  }
  const staying = new Set([...same.values()].flatMap(longestRising));
  const kept = [...after].filter(([row]) => before.has(row));
  const changed = [...updated].map(([column, rows]) => ({
    column,
    rows: [...rows].filter((row) => after.has(row) && before.has(row))
      .map((row) => after.get(row).at).sort((one, other) => one - other),
  }));
  const single = (places, others) =>
    [...places].flatMap(([row, {at}]) => (others.has(row) ? [] : [[at, 1]]));
  return {
    deletes: single(before, after),
    inserts: {at: single(after, before)},
    moves: kept.map(([row, {at}]) => [before.get(row).at, at]).filter(([at]) => !staying.has(at)),
    updates: changed.filter(({rows}) => rows.length > 0),
  };
}

/** Deletes, inserts and the fewest moves between two lists of names. */
function matched(old, target) {
  const before = new Map(old.map((name, at) => [name, at]));
  const after = new Map(target.map((name, at) => [name, at]));
  const kept = target.filter((name) => before.has(name)).map((name) => before.get(name));
  const staying = new Set(longestRising(kept));
  return {
    deletes: old.flatMap((name, at) => (after.has(name) ? [] : [at])),
    inserts: target.flatMap((name, at) => (before.has(name) ? [] : [at])),
    moves: kept.filter((at) => !staying.has(at)).map((at) => [at, after.get(old[at])]),
  };
}

/** The changes of a section: its parts, and the members of its info. */
function changedMembers(old, target) {
  const members = String(old.parts) === String(target.parts) ? [] : ["parts"];
  if (!old.info || !target.info) return old.info === target.info ? members : [...members, "info"];
  const names = Object.keys({...target.info, ...old.info});
  return [...members, ...names.filter((name) => !isEqual(old.info[name], target.info[name]))];
}

/** A longest part of the numbers that rises (patience sorting, O(n log n)). */
function longestRising(numbers) {
  const ends = [];
  const places = [];
  const before = [];
  numbers.forEach((number, place) => {
    const at = countBelow(ends, number);
    before.push(places[at - 1]);
    ends[at] = number;
    places[at] = place;
  });
  const result = [];
  for (let place = places.at(-1); place !== undefined; place = before[place]) {
    result.push(numbers[place]);
  }
  return result.reverse();
}

/** Whether two values of the protocol, or cells, are equal. */
function isEqual(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length
    && names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]));
}

/**
 * A subscription for a list view with sections: what it shows, and the steps from there.
 *
 * `sections` is the content after the last step; it is empty at first.
 */
export class SectionedWindow {
  #subscription;
  #cells = new Map();
  sections = [];

  constructor(subscription) {
    this.#subscription = subscription;
  }

  /** The steps from `sections` to the present content of the window, which `sections` then has. */
  step() {
    const {sections: old} = this;
    const before = this.#cells;
    const {sections, cells} = this.#subscription.replica;
    const entries = this.#subscription.entries();
    const columns = [...cells];
    this.sections = sectionsOf(entries, sections);
    this.#cells = new Map(entries.flatMap((key, at) => (isSectionEntry(key) ? [] : [
      [key, new Map(columns.map(([name, column]) => [name, column[at]]))],
    ])));
    const updated = new Map();
    for (const [key, now] of this.#cells) {
      const known = before.get(key) ?? new Map();
      for (const name of new Set([...now.keys(), ...known.keys()])) {
        if (isEqual(now.get(name), known.get(name))) continue;
        if (!updated.has(name)) updated.set(name, []);
        updated.get(name).push(key);
      }
    }
    return sectionedChange(old, this.sections, updated);
  }
}
