// The types of profiles.js.

import type {RequestOptions, Value} from "./index.js";
import type * as protocol from "./protocol.js";

export interface ProfileOptions extends RequestOptions {
  /** The parts of the summaries; by default all. */
  kinds?: Iterable<NonNullable<protocol.ViewProfileParams["kinds"]>[number]>;
  over?: protocol.ViewProfileParams["over"];
  /** The shares of the quantiles, from 0 to 1. */
  quantiles?: Iterable<number>;
  /** The maximum number of bins of a histogram. */
  bins?: number;
  /** The number of most frequent values. */
  top?: number;
  /** Whether to wait until all rows are read, as by default. */
  wait?: boolean;
  /** Is called with summaries as they are finished. */
  onColumns?(columns: ColumnProfile[]): void;
}

/** The summary of a column. A part is undefined if it was not requested or does not exist. */
export interface ColumnProfile {
  readonly column: string;
  readonly rows: number;
  readonly nulls: number;
  readonly errors: number;
  /** `error` is the likely relative error of a count that is not exact. */
  readonly distinct?: {readonly count: number; readonly exact: boolean; readonly error?: number};
  readonly min?: Value;
  readonly max?: Value;
  readonly mean?: Value;
  /** `error` is the likely error of the shares `at`, if they are not exact. */
  readonly quantiles?: {
    readonly at: readonly number[];
    readonly values: readonly Value[];
    readonly exact: boolean;
    readonly error?: number;
  };
  /** One edge more than bins; the last bin includes its upper edge. */
  readonly histogram?: {
    readonly edges: readonly Value[];
    readonly counts: readonly number[];
    /** How many values are infinite or not a number. */
    readonly outside: number;
  };
  /** `error` is by how much counts may be too small, if they are not exact. */
  readonly frequencies?: {
    readonly values: readonly Value[];
    readonly counts: readonly number[];
    readonly exact: boolean;
    readonly error?: number;
  };
}

/** Summaries of columns, by column id. */
export interface Profile {
  readonly viewRevision: number;
  readonly revision: number;
  /** Whether all rows were there. */
  readonly complete: boolean;
  readonly columns: ReadonlyMap<string, ColumnProfile>;
}
