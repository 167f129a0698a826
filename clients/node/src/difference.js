// The difference of two contents.

import {sequential, staged} from "./changes.js";
import {sectionedSequential, sectionedStaged} from "./sectioned.js";

/** What turns one content into another: the whole of an answer to `table/diff`. */
export class Difference {
  constructor(pages) {
    const [first] = pages;
    this.from = first.from;
    this.to = first.to;
    this.columns = first.columns;
    this.counts = first.counts;
    /** Whether all rows of both contents were there. */
    this.complete = pages.every(({complete}) => complete);
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
    /** What became of sections, when both contents have declared ones. */
    this.sections = first.sections;
  }

  /** The diff in stages. */
  staged() {
    return staged(this.diff);
  }

  /** The diff as single operations. */
  sequential() {
    return sequential(this.diff);
  }

  /** The diff of declared sections and their rows, in stages; else a `TypeError`. */
  sectionedStaged() {
    return sectionedStaged(this.diff, this.#declaredSections());
  }

  /** The diff of declared sections and their rows, one by one; else a `TypeError`. */
  sectionedSequential() {
    return sectionedSequential(this.diff, this.#declaredSections());
  }

  #declaredSections() {
    if (!this.sections) throw new TypeError("not both contents have declared sections");
    return this.sections;
  }
}

/** Keys and blocks of several pages; each block has the row at which it begins. */
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
