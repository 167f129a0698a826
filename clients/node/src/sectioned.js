// A diff of content with sections in other forms: in stages for list views, or one by one.
//
// Sections carry their rows, so `moves` of rows are those within a section and across sections.
// A path is `[section, row]` for a row, and `[section]` for a section.

import {
  byPath, changedColumns, countBelow, expanded, oneByOne, Survivors,
} from "./changes.js";

const nothing = {
  updates: [], deletes: [], sectionDeletes: [], sectionInserts: [], moves: [], sectionMoves: [],
  inserts: [], sectionUpdates: [],
};

/**
 * The diff in stages, those that do nothing left out.
 *
 * Updates of rows come first, those of sections last. Between them rows and sections leave, rows
 * move, sections move, rows and sections come. A section that rows leave goes only after they
 * moved, and one that rows enter comes before.
 */
export function sectionedStaged(diff, sections) {
  const rows = new RowChanges(diff, sections);
  const places = new Places(sections);
  const {going, coming} = places;
  const left = new Set(rows.moves.map(([[old]]) => old).filter((at) => going.has(at)));
  const entered = new Set(rows.moves.map(([, [target]]) => target).filter((at) => coming.has(at)));
  const lists = new Arrangements(places, left, entered);
  const late = [...coming].filter((at) => !entered.has(at));
  return [
    {updates: rows.updates(places.old)},
    {
      deletes: rows.deletes.filter(([section]) => !going.has(section)),
      sectionDeletes: [...going].filter((at) => !left.has(at)),
    },
    {sectionInserts: lists.earlyInserts()},
    {moves: rows.movesBetween(places, lists.whileRowsMove)},
    {sectionDeletes: lists.lateDeletes()},
    {sectionMoves: lists.sectionMoves()},
    {
      sectionInserts: late.map((at) => ({index: at, newIndex: at, rows: rows.newCounts[at]})),
      inserts: rows.inserts.filter(([section]) => !coming.has(section) || entered.has(section)),
    },
    {sectionUpdates: (sections.updates ?? []).map(({index, members}) => ({index, members}))},
  ]
    .filter((stage) => Object.values(stage).some((list) => list.length > 0))
    .map((stage) => ({...nothing, ...stage}));
}

/** The diff as single operations: those of the stages, one after another. */
export function sectionedSequential(diff, sections) {
  return sectionedStaged(diff, sections).flatMap(operations);
}

/** What a stage does at once, one after another. */
function operations(stage) {
  const sectionMoves = stage.sectionMoves.map(([old, target]) => [[0, old], [0, target]]);
  return [
    ...stage.updates.map((update) => ({kind: "update", ...update})),
    ...stage.deletes.slice().reverse().map((path) => ({kind: "delete", path})),
    ...stage.sectionDeletes.slice().reverse().map((at) => ({kind: "deleteSection", path: [at]})),
    ...stage.sectionInserts.map(({index, newIndex, rows}) => ({
      kind: "insertSection", path: [index], newPath: [newIndex], rows,
    })),
    ...[...oneByOne(stage.moves)].map(([path, to]) => ({kind: "move", path, to})),
    ...[...oneByOne(sectionMoves)].map(([[, at], [, to]]) => ({
      kind: "moveSection", path: [at], to: [to],
    })),
    ...stage.inserts.map((path) => ({kind: "insert", path, newPath: path})),
    ...stage.sectionUpdates.map(({index, members}) => ({
      kind: "updateSection", path: [index], members,
    })),
  ];
}

/** Where sections were and are. */
class Places {
  constructor({old, new: target, deletes = [], inserts = [], moves = []}) {
    /** Old indices of the sections that go, and new ones of those that come, rising. */
    this.going = new Set(deletes.slice().sort((one, other) => one - other));
    this.coming = new Set(inserts.slice().sort((one, other) => one - other));
    this.moved = new Set(moves.map(([, to]) => to));
    const gone = new Set([...deletes, ...moves.map(([at]) => at)]);
    const isStaying = (at) => !this.coming.has(at) && !this.moved.has(at);
    const staying = [...target.keys()].filter(isStaying);
    const stayed = [...old.keys()].filter((at) => !gone.has(at));
    /** New indices by old ones, and the other way round. */
    this.new = new Map([...moves, ...stayed.map((at, rank) => [at, staying[rank]])]);
    this.old = new Map([...this.new].map(([at, to]) => [to, at]));
    this.oldCount = old.length;
    this.newCount = target.length;
  }

  /** What names an old section in lists: its new index, or -1 - the old one if it goes. */
  name(old) {
    return this.new.get(old) ?? -1 - old;
  }
}

/** The sections, by name, before and after each stage in which some come, go or move. */
class Arrangements {
  #moved;
  #entered;
  #goingLast;
  #beforeMoves;

  constructor(places, left, entered) {
    this.#moved = places.moved;
    this.#entered = entered;
    this.#goingLast = new Set([...left].map((at) => -1 - at));
    const known = Array.from({length: places.oldCount}, (_, at) => places.name(at))
      .filter((name) => name >= 0 || this.#goingLast.has(name));
    this.whileRowsMove = withEntered(known, places, entered);
    this.#beforeMoves = this.whileRowsMove.filter((name) => name >= 0);
  }

  /** The sections that come before rows move, without rows. */
  earlyInserts() {
    return this.whileRowsMove.flatMap((name, at) => {
      return this.#entered.has(name) ? [{index: at, newIndex: name, rows: 0}] : [];
    });
  }

  /** The sections that go when rows have moved. */
  lateDeletes() {
    return this.whileRowsMove.flatMap((name, at) => (this.#goingLast.has(name) ? [at] : []));
  }

  /** The moves of sections, by rising target. */
  sectionMoves() {
    const before = new Map(this.#beforeMoves.map((name, at) => [name, at]));
    const after = this.#beforeMoves.slice().sort((one, other) => one - other);
    return after.flatMap((name, at) => (this.#moved.has(name) ? [[before.get(name), at]] : []));
  }
}

/** The sections with those that rows enter, each behind the one it follows in the end. */
function withEntered(names, places, entered) {
  const followers = new Map();
  const first = [];
  let last = first;
  for (let at = 0; at < places.newCount; at += 1) {
    if (entered.has(at)) {
      last.push(at);
    } else if (places.old.has(at) && !places.moved.has(at)) {
      last = [];
      followers.set(at, last);
    }
  }
  return [...first, ...names.flatMap((name) => [name, ...(followers.get(name) ?? [])])];
}

/** What becomes of rows, by paths. */
class RowChanges {
  #source;
  #changed;
  #deleted;
  #inserted;
  #sources;
  #targets;

  constructor(diff, sections) {
    this.newCounts = sections.new.map(([, count]) => count);
    const oldPath = pathsIn(sections.old.map(([, count]) => count));
    const newPath = pathsIn(this.newCounts);
    this.deletes = expanded(diff.deletes ?? []).map(oldPath);
    this.inserts = expanded(diff.inserts?.at ?? []).map(newPath);
    this.moves = (diff.moves ?? []).map(([old, target]) => [oldPath(old), newPath(target)]);
    this.#source = new Map((diff.moves ?? []).map(([old, target]) => [target, oldPath(old)]));
    this.#changed = [...changedColumns(diff)]
      .map(([row, columns]) => ({row, newPath: newPath(row), columns}));
    this.#deleted = bySection(this.deletes);
    this.#inserted = bySection(this.inserts);
    this.#sources = bySection([...this.deletes, ...this.moves.map(([old]) => old)]);
    this.#targets = bySection([...this.inserts, ...this.moves.map(([, target]) => target)]);
  }

  /** The updates, by rising old path. */
  updates(oldSections) {
    const survivors = new Map();
    const oldPath = ([section, row]) => {
      const old = oldSections.get(section);
      if (!survivors.has(section)) {
        const gone = this.#sources.get(old) ?? [];
        survivors.set(section, new Survivors(gone, this.#targets.get(section) ?? []));
      }
      return [old, survivors.get(section).oldIndex(row)];
    };
    return this.#changed
      .map(({row, newPath, columns}) => (
        {path: this.#source.get(row) ?? oldPath(newPath), newPath, columns}))
      .sort((one, other) => byPath(one.path, other.path));
  }

  /** The moves among rows neither deleted nor inserted, in that arrangement of sections. */
  movesBetween(places, arrangement) {
    const index = new Map(arrangement.map((name, at) => [name, at]));
    return this.moves
      .map(([[old, row], [target, to]]) => {
        const name = places.name(old);
        // The other rows of a removed section are removed with it.
        const gone = name < 0 ? 0 : countBelow(this.#deleted.get(old) ?? [], row);
        const come = countBelow(this.#inserted.get(target) ?? [], to);
        return [[index.get(name), row - gone], [index.get(target), to - come]];
      })
      .sort((one, other) => byPath(one[1], other[1]));
  }
}

/** What turns indices among all rows into paths. */
function pathsIn(counts) {
  let next = 0;
  const starts = counts.map((count) => {
    next += count;
    return next - count;
  });
  return (index) => {
    const section = countBelow(starts, index + 1) - 1;
    return [section, index - starts[section]];
  };
}

/** The rows of each section, rising. */
function bySection(paths) {
  const result = new Map();
  for (const [section, row] of paths.slice().sort(byPath)) {
    if (!result.has(section)) result.set(section, []);
    result.get(section).push(row);
  }
  return result;
}
