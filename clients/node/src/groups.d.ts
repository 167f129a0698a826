// The types of groups.js.

import type {RequestOptions, Value} from "./index.js";
import type * as protocol from "./protocol.js";

/** The aggregates of each group. */
export type Aggregates = Iterable<readonly [column: string, kind: protocol.AggregateKind]>;

export interface AggregateOptions extends RequestOptions {
  /** What is grouped by. */
  by?: string | Iterable<string>;
  over?: "all" | "shown";
  sort?: protocol.GroupSort;
  first?: number;
  size?: number;
  /** Whether to wait until all rows are read, as by default. */
  wait?: boolean;
}

/** Rows with equal values in the columns grouped by. */
export interface Group {
  /** The values grouped by, by column id; null for nulls and errors. */
  readonly keys: ReadonlyMap<string, Value>;
  readonly count: number;
  /** The aggregates, in the requested order; null where there is none. */
  readonly values: readonly Value[];
}

/** A page of groups, and how many there are in all. */
export interface Groups {
  readonly viewRevision: number;
  readonly revision: number;
  /** Whether all rows were there. */
  readonly complete: boolean;
  readonly total: number;
  readonly first: number;
  readonly groups: readonly Group[];
}
