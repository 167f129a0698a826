// The types of reading.js, and what rows are read with.

import type {Key, RequestOptions} from "./index.js";

export interface ReadOptions {
  /** Values as they travelled. */
  raw?: boolean;
  /** Dates, and date-times with an offset, as `Date`. */
  dates?: boolean;
}

export interface RowsOptions extends RequestOptions, ReadOptions {
  first?: number;
  size?: number;
  keys?: Iterable<Key>;
  columns?: readonly string[];
  content?: "value" | "text" | "both";
  /** A view revision. */
  at?: number;
  /** Whether to wait until all rows are read; not by default. */
  wait?: boolean;
}
