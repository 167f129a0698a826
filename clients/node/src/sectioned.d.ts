// Declarations of diffs of content with sections, for list views that apply them.

import type {WireDiff} from "./changes.js";

/** `[section, row]`. */
export type Path = readonly [section: number, row: number];

/** What became of sections, as `table/diff` answers it beside the diff of their rows. */
export interface WireSections {
  /** Each section's key, and how many rows it has. */
  readonly old: readonly (readonly [key: unknown, rows: number])[];
  readonly new: readonly (readonly [key: unknown, rows: number])[];
  /** Old indices. */
  readonly deletes?: readonly number[];
  /** New indices. */
  readonly inserts?: readonly number[];
  readonly moves?: readonly (readonly [old: number, target: number])[];
  readonly updates?: readonly {
    readonly index: number; readonly key: unknown; readonly members: readonly string[];
  }[];
}

/** A row with other cells: where it is before the stage, and where in the new content. */
export interface RowUpdate {
  readonly path: Path;
  readonly newPath: Path;
  readonly columns: readonly string[];
}

/**
 * A new section: its place after the stage, and in the new content. It has all rows of its own, or
 * none if rows move into it in later stages.
 */
export interface SectionInsert {
  readonly index: number;
  readonly newIndex: number;
  readonly rows: number;
}

/** A changed section, with the changed parts: `header`, `footer`… */
export interface SectionUpdate {
  readonly index: number;
  readonly members: readonly string[];
}

/**
 * Changes that a list view may make at once: every stage counts from where the last one led. A
 * stage has updates of rows, updates of sections, deletes, inserts, moves of rows or moves of
 * sections, and nothing besides; it neither deletes rows of a section that it deletes nor inserts
 * rows into one that it inserts.
 */
export interface SectionedStage {
  /** Before the stage. */
  readonly updates: readonly RowUpdate[];
  /** Before the stage. */
  readonly deletes: readonly Path[];
  /** Before the stage. */
  readonly sectionDeletes: readonly number[];
  /** After the stage. */
  readonly sectionInserts: readonly SectionInsert[];
  /** From before the stage to after it. */
  readonly moves: readonly (readonly [Path, Path])[];
  /** From before the stage to after it. */
  readonly sectionMoves: readonly (readonly [number, number])[];
  /** After the stage. */
  readonly inserts: readonly Path[];
  readonly sectionUpdates: readonly SectionUpdate[];
}

/** One change of one row or section; its paths are right at that moment. */
export type SectionedOperation =
  | {readonly kind: "update"; readonly path: Path; readonly newPath: Path;
     readonly columns: readonly string[]}
  | {readonly kind: "delete"; readonly path: Path}
  | {readonly kind: "move"; readonly path: Path; readonly to: Path}
  | {readonly kind: "insert"; readonly path: Path; readonly newPath: Path}
  | {readonly kind: "updateSection"; readonly path: readonly [section: number];
     readonly members: readonly string[]}
  | {readonly kind: "deleteSection"; readonly path: readonly [section: number]}
  | {readonly kind: "moveSection"; readonly path: readonly [section: number];
     readonly to: readonly [section: number]}
  | {readonly kind: "insertSection"; readonly path: readonly [section: number];
     readonly newPath: readonly [section: number]; readonly rows: number};

/**
 * The diff in stages, those that do nothing left out: updates of rows, deletes, inserts of sections
 * that rows enter, moves of rows, deletes of sections that rows left, moves of sections, inserts,
 * updates of sections.
 */
export function sectionedStaged(diff: WireDiff, sections: WireSections): SectionedStage[];
/** The diff as single operations: those of the stages, one after another. */
export function sectionedSequential(diff: WireDiff, sections: WireSections): SectionedOperation[];
