// Ranks of distinct keys: they send the daemon an order that only code defines.

/** The distance of neighbours at first, so that new keys find a place between them. */
const step = 2 ** 24;

/** Ranks stay integers that travel as numbers. */
const highest = 10 ** 14;

/**
 * Gives every item a number such that numbers compare as the items' keys do.
 *
 * Equal keys have equal ranks. A new key gets a number between its neighbours; if there is none
 * left, all of them are renumbered.
 */
export class Ranks {
  #key;
  #compare;
  #keys = [];
  #ranks = [];

  /** `key` makes a key of an item; `compare` answers below 0, 0 or above 0 for two keys. */
  constructor(key, compare) {
    this.#key = key;
    this.#compare = compare;
    /** How often all ranks were renumbered. */
    this.numberings = 0;
  }

  /**
   * Adds the keys of many items at once, before any rank is sent. Items without a key are reported
   * by `of`.
   */
  learn(items) {
    const known = this.#keys.length;
    const keys = Array.from(items, (item) => this.#keyIfAny(item)).filter((key) => key !== null);
    for (const key of keys.sort(this.#compare)) this.#place(key);
    if (this.#keys.length > 2 * known) this.#number(); // mostly new: even distances again
  }

  /** The rank of an item; null where its key is null or undefined. */
  of(item) {
    const key = this.#key(item);
    return key === null || key === undefined ? null : this.#ranks[this.#place(key)];
  }

  #keyIfAny(item) {
    try {
      return this.#key(item) ?? null;
    } catch {
      return null;
    }
  }

  #place(key) {
    const at = this.#lowerBound(key);
    if (at < this.#keys.length && this.#compare(key, this.#keys[at]) >= 0) return at;
    const below = this.#ranks[at - 1];
    const above = this.#ranks[at];
    const rank = between(below, above);
    this.#keys.splice(at, 0, key);
    this.#ranks.splice(at, 0, rank);
    const isOver = below === undefined || rank > below;
    const isUnder = above === undefined || rank < above;
    if (!isOver || !isUnder || Math.abs(rank) >= highest) this.#number();
    return at;
  }

  #lowerBound(key) {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#keys[middle], key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #number() {
    const distance = Math.max(1, Math.min(step, Math.floor(highest / (this.#keys.length + 1))));
    this.#ranks = this.#keys.map((_, index) => index * distance);
    this.numberings += 1;
  }
}

function between(below, above) {
  if (below === undefined) return above === undefined ? 0 : above - step;
  return above === undefined ? below + step : Math.floor((below + above) / 2);
}

/** The order of keys: numbers, texts, booleans and dates as `<` has them, arrays item by item. */
export function compareKeys(left, right) {
  if (Array.isArray(left) && Array.isArray(right)) {
    for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
      const order = compareKeys(left[index], right[index]);
      if (order !== 0) return order;
    }
    return left.length - right.length;
  }
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
