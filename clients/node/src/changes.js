// A diff in other forms: in stages for list views, or one operation after another.

/**
 * The diff in at most three stages: updates and deletes, then moves, then inserts. Updates and
 * deletes count in the rows before their stage, moves lead from there to the rows after it,
 * inserts count in the rows after it.
 */
export function staged(diff) {
  const parts = new Parts(diff);
  const none = {updates: [], deletes: [], moves: [], inserts: []};
  return [
    {...none, updates: parts.updates(), deletes: parts.deletes},
    {...none, moves: parts.survivingMoves()},
    {...none, inserts: parts.inserts},
  ].filter((stage) => Object.values(stage).some((list) => list.length > 0));
}

/** The diff as single operations, each index right at its moment. */
export function sequential(diff) {
  const parts = new Parts(diff);
  return [
    ...parts.updates().map((update) => ({kind: "update", ...update})),
    ...parts.deletes.slice().reverse().map((index) => ({kind: "delete", index})),
    ...oneByOne(parts.survivingMoves()),
    ...parts.inserts.map((index) => ({kind: "insert", index, newIndex: index})),
  ];
}

/** The lists of a diff, rising, and what maps their indices. */
class Parts {
  #targets;
  #sourceRanks;
  #byTarget;
  #changed = new Map();

  constructor({deletes = [], moves = [], inserts, updates = []}) {
    this.deletes = expanded(deletes);
    this.inserts = expanded(inserts?.at ?? []);
    this.moves = moves.slice().sort((one, other) => one[1] - other[1]);
    const sources = rising([...this.deletes, ...moves.map(([old]) => old)]);
    this.#targets = rising([...this.inserts, ...moves.map(([, target]) => target)]);
    this.#sourceRanks = sources.map((index, rank) => index - rank);
    this.#byTarget = new Map(moves.map(([old, target]) => [target, old]));
    for (const {column, rows} of updates) {
      for (const row of rows) {
        if (!this.#changed.has(row)) this.#changed.set(row, []);
        this.#changed.get(row).push(column);
      }
    }
  }

  /** Where a row that is not inserted was. */
  oldIndex(newIndex) {
    const source = this.#byTarget.get(newIndex);
    if (source !== undefined) return source;
    const rank = newIndex - countBelow(this.#targets, newIndex);
    return rank + countBelow(this.#sourceRanks, rank + 1);
  }

  /** The updates, by rising old index. */
  updates() {
    return [...this.#changed]
      .map(([row, columns]) => ({index: this.oldIndex(row), newIndex: row, columns}))
      .sort((one, other) => one.index - other.index);
  }

  /** The moves among the rows that are neither deleted nor inserted, by rising target. */
  survivingMoves() {
    return this.moves.map(([old, target]) => [
      old - countBelow(this.deletes, old), target - countBelow(this.inserts, target),
    ]);
  }
}

/**
 * Moves that are meant all at once, as operations for one after another, by rising target: between
 * two rows that stay, those already moved there stand first, then those still to go.
 */
function oneByOne(moves) {
  const sources = rising(moves.map(([old]) => old));
  const waiting = sources.slice();
  const waitingGaps = sources.map((old, rank) => old - rank);
  const placedGaps = [];
  return moves.map(([old, target], rank) => {
    const gap = old - countBelow(sources, old);
    const at = countBelow(waiting, old);
    const index = gap + countBelow(placedGaps, gap + 1) + at;
    waiting.splice(at, 1);
    waitingGaps.splice(at, 1);
    const targetGap = target - rank;
    placedGaps.push(targetGap);
    return {kind: "move", index, to: target + countBelow(waitingGaps, targetGap)};
  });
}

/** How many of some rising numbers are below a limit. */
function countBelow(numbers, limit) {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rising(numbers) {
  return numbers.sort((one, other) => one - other);
}

function expanded(runs) {
  return runs.flatMap(([first, count]) => Array.from({length: count}, (_, step) => first + step));
}

/** What turns one content into another: the whole of an answer to `table/diff`. */
export class Difference {
  constructor(pages) {
    const [first] = pages;
    this.from = first.from;
    this.to = first.to;
    this.columns = first.columns;
    this.counts = first.counts;
    /** The diff as it travels. */
    this.diff = {
      deletes: pages.flatMap(({diff}) => diff.deletes),
      moves: pages.flatMap(({diff}) => diff.moves),
      inserts: joinedRows(pages.map(({diff}) => diff.inserts)),
      updates: pages.flatMap(({diff}) => diff.updates),
    };
    /** What was there. */
    this.old = {
      deletes: joinedRows(pages.map(({old}) => old.deletes)),
      updates: pages.flatMap(({old}) => old.updates),
    };
    /** The keys of moved and of updated rows. */
    this.keys = {
      moves: pages.flatMap(({keys}) => keys.moves),
      updates: pages.flatMap(({keys}) => keys.updates),
    };
  }

  /** The diff in stages. */
  staged() {
    return staged(this.diff);
  }

  /** The diff as single operations. */
  sequential() {
    return sequential(this.diff);
  }
}

/** Keys and blocks of several pages; each block says where it begins. */
function joinedRows(parts) {
  const result = {at: [], keys: [], blocks: []};
  for (const {at = [], keys, blocks} of parts) {
    for (const block of blocks) {
      result.blocks.push({...block, offset: result.keys.length + (block.offset ?? 0)});
    }
    result.at.push(...at);
    result.keys.push(...keys);
  }
  return result;
}
