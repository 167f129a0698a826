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
    ...[...oneByOne(parts.survivingMoves().map(([old, target]) => [[0, old], [0, target]]))]
      .map(([[, index], [, to]]) => ({kind: "move", index, to})),
    ...parts.inserts.map((index) => ({kind: "insert", index, newIndex: index})),
  ];
}

/** The lists of a diff, rising, and what maps their indices. */
class Parts {
  #survivors;
  #byTarget;
  #changed;

  constructor(diff) {
    const {deletes = [], moves = [], inserts} = diff;
    this.deletes = expanded(deletes);
    this.inserts = expanded(inserts?.at ?? []);
    this.moves = moves.slice().sort((one, other) => one[1] - other[1]);
    this.#survivors = new Survivors(
      rising([...this.deletes, ...moves.map(([old]) => old)]),
      rising([...this.inserts, ...moves.map(([, target]) => target)]),
    );
    this.#byTarget = new Map(moves.map(([old, target]) => [target, old]));
    this.#changed = changedColumns(diff);
  }

  /** The updates, by rising old index. */
  updates() {
    const oldIndex = (row) => this.#byTarget.get(row) ?? this.#survivors.oldIndex(row);
    return [...this.#changed]
      .map(([row, columns]) => ({index: oldIndex(row), newIndex: row, columns}))
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
 * The rows of a list that stay where they are among each other. `gone` are the old indices of those
 * deleted or moved away, `come` the new indices of those inserted or moved here; both rise.
 */
export class Survivors {
  #goneRanks;
  #come;

  constructor(gone, come) {
    this.#goneRanks = gone.map((index, rank) => index - rank);
    this.#come = come;
  }

  /** Where the row now at an index was. */
  oldIndex(newIndex) {
    const rank = newIndex - countBelow(this.#come, newIndex);
    return rank + countBelow(this.#goneRanks, rank + 1);
  }
}

/**
 * Moves `[[section, row], [section, row]]` that are meant all at once, as paths for one after
 * another, by rising target: between two rows that stay, those already moved there stand first,
 * then those still to go.
 */
export function* oneByOne(moves) {
  const lists = new Map();
  const list = (section) => {
    if (!lists.has(section)) lists.set(section, new Moving());
    return lists.get(section);
  };
  for (const [section, row] of moves.map(([old]) => old).sort(byPath)) list(section).expect(row);
  for (const [[section, row], [target, index]] of moves) {
    const at = list(section).take(row);
    yield [[section, at], [target, list(target).place(index)]];
  }
}

/** One list while rows leave and enter it; a gap is the number of staying rows before it. */
class Moving {
  #sources = [];
  #waiting = [];
  #waitingGaps = [];
  #placedGaps = [];

  /** A row that is to leave; they come by rising index. */
  expect(row) {
    this.#waitingGaps.push(row - this.#sources.length);
    this.#sources.push(row);
    this.#waiting.push(row);
  }

  /** Takes an expected row out; returns its index at this moment. */
  take(row) {
    const gap = row - countBelow(this.#sources, row);
    const at = countBelow(this.#waiting, row);
    this.#waiting.splice(at, 1);
    this.#waitingGaps.splice(at, 1);
    return gap + countBelow(this.#placedGaps, gap + 1) + at;
  }

  /** Puts a row in for a final index, which rise; returns its index at this moment. */
  place(index) {
    const gap = index - this.#placedGaps.length;
    this.#placedGaps.push(gap);
    return index + countBelow(this.#waitingGaps, gap);
  }
}

/** The columns that changed, by new index of the row. */
export function changedColumns({updates = []}) {
  const changed = new Map();
  for (const {column, rows} of updates) {
    for (const row of rows) {
      if (!changed.has(row)) changed.set(row, []);
      changed.get(row).push(column);
    }
  }
  return changed;
}

/** How many of some rising numbers are below a limit. */
export function countBelow(numbers, limit) {
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

/** Orders paths by section, then by row. */
export function byPath(one, other) {
  return one[0] - other[0] || one[1] - other[1];
}

/** The indices of runs, each given by its first index and its length. */
export function expanded(runs) {
  return runs.flatMap(([first, count]) => Array.from({length: count}, (_, step) => first + step));
}
