// Declarations of edits: how they are made, and collected.

import type {ByColumn, Key, NewRow, RequestOptions, Value, View} from "./index.js";
import type * as protocol from "./protocol.js";

/** `"start"`, `"end"`, or what `before`, `after`, `atIndex` and `atShown` return. */
export type PlaceLike = "start" | "end" | protocol.Place;

export interface EditOptions extends RequestOptions {
  /** A revision: the edit conflicts if what it names changed after it. */
  seen?: number;
  /** It conflicts if anything changed. */
  exact?: boolean;
  label?: string;
  author?: string;
  history?: "step" | "join" | "none";
  invalid?: "refuse" | "keep";
  /** Preview: return what would change, and change nothing. */
  preview?: boolean;
  /** The view whose user edits: its binding and the table's declarations count. */
  view?: View | string;
}

export type EditResult = Omit<protocol.TableEditResult, "inserted"> & {inserted: Key[]};

/** A section to declare, with its rows, which leave out the section column. */
export type DeclaredSection = Omit<protocol.ContentSection, "rows" | "key"> & {
  key: Key;
  rows?: Iterable<NewRow>;
};

/** Where sections go: beside another, first, or last. */
export interface SectionPlaceLike {
  before?: Key;
  after?: Key;
  first?: boolean;
}

export interface AddSectionsOptions extends EditOptions, SectionPlaceLike {
  /** For the first sections of a table: the column that contains the section of each row. */
  sectionColumn?: string;
}

/** What the sections that a table declares are made of. */
export interface SectionColumnOptions {
  /** The column that contains the section of each row. */
  sectionColumn?: string;
  /** How far the keys of rows are unique. */
  keyScope?: "table" | "section";
}

export interface SetRowsOptions extends RequestOptions {
  /** In place of rows: the table declares them. */
  sections?: Iterable<DeclaredSection>;
  sectionColumn?: string;
  columns?: readonly string[];
  match?: protocol.Match | "keys" | "content";
  compare?: protocol.Comparison | "value";
  mode?: "diff" | "reset";
  resetAbove?: {changes?: number; share?: number};
  preset?: protocol.PresetName;
  hints?: unknown;
  /** What rows and their cells carry then, one for each row. */
  rowStates?: readonly unknown[];
  cellStates?: readonly (Readonly<Record<string, unknown>> | null)[];
  supersede?: boolean;
  seen?: number;
  label?: string;
  author?: string;
  history?: "step" | "join" | "none";
  invalid?: "refuse" | "keep";
}

export interface DiffOptions extends RequestOptions {
  fromRevision?: number;
  toRevision?: number;
  match?: protocol.Match | "keys" | "content";
  compare?: protocol.Comparison | "value";
  columns?: readonly string[];
  content?: protocol.As;
  /** Changes in one answer. */
  page?: number;
  /** Whether to wait until all rows are read, as by default. */
  wait?: boolean;
}

/** Edits collected to be made together: all or nothing, one step of history. */
export class EditList {
  private constructor();
  readonly length: number;
  set(row: Key, column: string, value: Value): this;
  setRow(row: Key, values: ByColumn<Value>): this;
  insert(rows: Iterable<NewRow>, place?: PlaceLike): this;
  remove(rows: Iterable<Key>): this;
  move(rows: Iterable<Key>, place: PlaceLike): this;
  /** Without edits nothing is sent and the result is null. */
  send(): Promise<EditResult | null>;
}

export function before(row: Key): protocol.PlaceBefore;
export function after(row: Key): protocol.PlaceAfter;
export function atIndex(
  sourceIndex: number, options?: {counted?: protocol.Counted},
): protocol.PlaceIndex;
export function atShown(
  view: View | string, viewIndex: number,
  options?: {counted?: protocol.Counted; whenSorted?: "refuse" | "adopt"},
): protocol.PlaceShown;
