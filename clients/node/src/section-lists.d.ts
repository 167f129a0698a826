// Declarations of windows in the form of list views.

import type {WireDiff} from "./changes.js";
import type {EntryKey, Key, Subscription} from "./index.js";
import type * as protocol from "./protocol.js";
import type {SectionedOperation, SectionedStage, WireSections} from "./sectioned.js";

/** A section as list views have them: one level, with rows. See `sectionsOf`. */
export interface ListSection {
  /** Undefined for rows of which the entries do not show whose they are. */
  readonly key: protocol.SectionKey | undefined;
  /** The entries it has, besides rows. */
  readonly parts: readonly protocol.SectionEntry["kind"][];
  readonly rows: readonly Key[];
  readonly info: protocol.SectionInfo | undefined;
  /** Whether it is only the footer of a group whose sections are before it. */
  readonly isEnd: boolean;
}

/** Entries of a view or window as sections, in order; `infos` as `Replica.sections`. */
export function sectionsOf(
  entries: Iterable<EntryKey>, infos?: ReadonlyMap<string, protocol.SectionInfo>,
): ListSection[];

/** What turns one list of sections into another, in the words of `table/diff`. */
export class SectionedChange {
  constructor(diff: WireDiff, sections: WireSections);
  readonly diff: WireDiff;
  readonly sections: WireSections;
  staged(): SectionedStage[];
  sequential(): SectionedOperation[];
}

/**
 * The change between two lists of sections, with the fewest moves; `updated` has the rows with
 * other cells, by column.
 */
export function sectionedChange(
  old: readonly ListSection[], target: readonly ListSection[],
  updated?: ReadonlyMap<string, Iterable<Key>>,
): SectionedChange;

/** A subscription for a list view with sections: what it shows, and how to come from there. */
export class SectionedWindow {
  constructor(subscription: Subscription);
  /** The content after the last step; empty at first. */
  readonly sections: readonly ListSection[];
  /** The steps from `sections` to the present content of the window, which `sections` then has. */
  step(): SectionedChange;
}
