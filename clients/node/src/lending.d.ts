// Rows that the program lends.

import type {ByColumn, NewRow, RequestOptions, Sort, Table} from "./index.js";
import type * as protocol from "./protocol.js";

/** One row that a save writes. `before` has all of its values as they were read. */
export interface LentChange {
  readonly kind: "insert" | "update" | "remove";
  /** What identifies the row in the source; empty for a new row. */
  readonly key: readonly unknown[];
  readonly values: ReadonlyMap<string, unknown>;
  readonly before: ReadonlyMap<string, unknown>;
}

/** Thrown by a function that writes, if others have changed rows: nothing was written. */
export class RowsChanged extends Error {
  constructor(places?: {changes?: Iterable<number>; gone?: Iterable<number>});
  readonly changes: readonly number[];
  readonly gone: readonly number[];
}

/** Thrown by a function that writes, if the source refuses a change: nothing was written. */
export class ChangeRefused extends Error {
  constructor(change: number, reason: string, column?: string);
}

/** Rows of an iterable, which are read from the beginning. */
export interface IteratedRows {
  page(offset: number, size: number): Promise<NewRow[]>;
}

/** Rows that come one after another: an iterable, an async iterable, or a stream of objects. */
export type RowIterable = Iterable<NewRow> | AsyncIterable<NewRow>;

/** Rows of an iterable; the function gives a new one each time the rows are read. */
export function iterated(begin: () => RowIterable | Promise<RowIterable>): IteratedRows;

/** A page that names the next one; the rows end without `next`. */
export interface LinkedPage<Link> {
  readonly rows: Iterable<NewRow>;
  readonly next?: Link | null;
}

/** Rows of pages that name the next one, by an address, a token or a number. */
export function linked<Link>(
  page: (link: Link | undefined) => LinkedPage<Link> | Promise<LinkedPage<Link>>,
  first?: Link,
): IteratedRows;

/**
 * What can be lent: an array, a function that gives pages, `iterated(function)`,
 * `linked(function)`, or an iterable. An iterator or a stream can be read once.
 */
export type Lendable =
  | readonly NewRow[]
  | ((offset: number, size: number) => Iterable<NewRow> | Promise<Iterable<NewRow>>)
  | IteratedRows
  | RowIterable;

export interface LendOptions extends RequestOptions {
  /** By default the members of the first row. */
  columns?: Iterable<string | protocol.LentColumn>;
  /** The columns that identify a row in the source. */
  key?: Iterable<string>;
  /** Writes changes in one transaction. It may give cells that got other values, by change. */
  write?: (changes: LentChange[]) => WrittenCells | Promise<WrittenCells>;
  rowCount?: number;
  parallel?: number;
  pageRows?: number;
  /** In milliseconds. */
  deadline?: number;
  table?: string;
  name?: string;
  /** Further options of columns. */
  options?: ByColumn<protocol.ColumnOptions>;
  keyColumns?: readonly string[];
  defaultSort?: Sort;
  declarations?: protocol.Declarations;
  onProgress?: (progress: unknown) => void;
  wait?: boolean;
}

export type WrittenCells = Iterable<readonly [number, ByColumn<unknown>]> | void;

declare module "./index.js" {
  interface Daemon {
    /** Opens rows of the program as a table, which the daemon reads page by page. */
    lend(rows: Lendable, options?: LendOptions): Promise<Table>;
  }
  interface Table {
    /** Reads lent rows again, because they have changed. Resolves to the table's revision. */
    sourceChanged(options?: RequestOptions): Promise<number>;
  }
}
