// Declarations of diffs, for list views that apply them.

/** A diff as it travels, in updates of windows and in answers to `table/diff`. */
export interface WireDiff {
  deletes?: readonly (readonly [number, number])[];
  moves?: readonly (readonly [number, number])[];
  inserts?: {at: readonly (readonly [number, number])[]};
  updates?: readonly {column: string; rows: readonly number[]}[];
}

/** A row with other cells: where it is at this point, and where in the end. */
export interface CellUpdate {
  readonly index: number;
  readonly newIndex: number;
  readonly columns: readonly string[];
}

/** Changes that a list view may make at once; see `staged`. */
export interface Stage {
  /** In the rows before the stage. */
  readonly updates: readonly CellUpdate[];
  /** In the rows before the stage. */
  readonly deletes: readonly number[];
  /** From the rows before the stage to those after it. */
  readonly moves: readonly (readonly [number, number])[];
  /** In the rows after the stage. */
  readonly inserts: readonly number[];
}

/** One change of one row; its indices are right at that moment. */
export type Operation =
  | {readonly kind: "update"; readonly index: number; readonly newIndex: number;
     readonly columns: readonly string[]}
  | {readonly kind: "delete"; readonly index: number}
  | {readonly kind: "move"; readonly index: number; readonly to: number}
  | {readonly kind: "insert"; readonly index: number; readonly newIndex: number};

/** The diff in at most three stages: updates and deletes, then moves, then inserts. */
export function staged(diff: WireDiff): Stage[];
/** The diff as single operations: updates, deletes from the end, moves, inserts. */
export function sequential(diff: WireDiff): Operation[];
