// Types of the copy of a window.

import type {Cell} from "./index.js";
import type * as protocol from "./protocol.js";
import type {Counts} from "./protocol.js";
import type {WindowStyles} from "./styles.js";

/** A copy of a window, kept right by applying `view/update` alone. */
export class Replica {
  readonly keys: readonly protocol.EntryKey[];
  /** What is known of the sections that have an entry here, by the JSON of their keys. */
  readonly sections: ReadonlyMap<string, protocol.SectionInfo>;
  readonly columns: readonly string[];
  readonly cells: ReadonlyMap<string, readonly Cell[]>;
  readonly counts: Counts;
  readonly orderState: protocol.OrderState;
  readonly window: protocol.ViewUpdateWindow;
  /** What of the window is selected, in window indices. */
  readonly selection: protocol.WindowSelection;
  /** The view's cursor; null where it is nowhere. */
  readonly cursor: protocol.ViewCursor | null;
  /** The footers of the view's columns, by column id. */
  readonly footers: ReadonlyMap<string, protocol.Footer>;
  /** The positions of the columns; null without a layout. */
  readonly layout: protocol.ColumnPlaces | null;
  /** The heights of the entries, in runs of equal ones; empty without row heights. */
  readonly heights: readonly protocol.ViewUpdateHeight[];
  /** The places of entries as items of a collection, in its content; empty without a collection. */
  readonly itemFrames: readonly protocol.ItemFrame[];
  /**
   * The visible part of the columns, and where to draw them; null if the window has all columns.
   */
  readonly across: protocol.AcrossPlaces | null;
  /** The position of a window by offsets; null for other windows. */
  readonly viewport: protocol.ViewportPlace | null;
  /** The place of each entry of a window by offsets; subtract `viewport.offset` to draw it. */
  readonly frames: readonly {readonly offset: number; readonly height: number}[];
  /** The lines around rows that have any, by key, where watched for. */
  readonly separators: ReadonlyMap<
    protocol.EntryKey, {readonly top?: protocol.RowLine; readonly bottom?: protocol.RowLine}
  >;
  /** The texts for screen readers, by row and by column, where watched for; null: the row itself. */
  readonly accessibility: ReadonlyMap<protocol.EntryKey, ReadonlyMap<string | null, string>>;
  /** How rows and cells look, where watched for. */
  readonly styles: WindowStyles;
  /** Of which kinds rows and cells are, where watched for. */
  readonly kinds: NonNullable<protocol.ViewUpdate["kinds"]>;
  /** Which rules rows break, where watched for. */
  readonly problems: NonNullable<protocol.ViewUpdate["problems"]>;
  readonly viewRevision: number | null;
  readonly revision: number | null;
  readonly needsReset: boolean;
  /** What changed, or null for all but the last part; throws `OutOfSync`. */
  apply(message: protocol.ViewUpdate): Update | null;
  lose(): void;
}

/** What one complete update changed. */
export class Update {
  private constructor();
  readonly seq: number;
  readonly fromRevision: number | null;
  readonly toRevision: number;
  readonly revision: number;
  readonly causes: protocol.ViewUpdate["causes"];
  readonly authors: readonly string[];
  /** What came with `setRows`, unread, oldest first. */
  readonly hints: readonly unknown[];
  readonly counts: Counts;
  readonly orderState: protocol.OrderState;
  readonly window: protocol.ViewUpdateWindow;
  readonly isReset: boolean;
  /** Old window indices. */
  readonly deletes: readonly number[];
  /** `[old, new]` window indices. */
  readonly moves: readonly (readonly [old: number, target: number])[];
  /** New window indices. */
  readonly inserted: readonly number[];
  /** New window indices by column id. */
  readonly updated: ReadonlyMap<string, readonly number[]>;
  readonly scrolledOut: readonly number[];
  readonly scrolledIn: readonly number[];
  /** Keys that came into sight and went out of it, where watched for. */
  readonly appearance: NonNullable<protocol.ViewUpdate["appearance"]>;
}
