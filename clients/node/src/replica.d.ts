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
  readonly order: protocol.Order;
  readonly window: protocol.ViewUpdateWindow;
  /** What of the window is selected, in window indices. */
  readonly selection: protocol.WindowSelection;
  /** The view's cursor; null where it is nowhere. */
  readonly cursor: protocol.ViewCursor | null;
  /** What stands below the view's columns, by column id. */
  readonly footers: ReadonlyMap<string, protocol.Footer>;
  /** Where the columns stand; null where the view asks for no layout. */
  readonly layout: protocol.ColumnPlaces | null;
  /** How high the entries are, in runs of equal ones; empty where that is not told. */
  readonly heights: readonly protocol.ViewUpdateHeight[];
  /** Where entries stand as items of a collection, in its content; empty where they do not. */
  readonly itemFrames: readonly protocol.ItemFrame[];
  /** What is seen of the columns, and where to draw them; null where all are held. */
  readonly across: protocol.AcrossPlaces | null;
  /** Where a window by offsets stands; null for other windows. */
  readonly viewport: protocol.ViewportPlace | null;
  /** Where each entry of a window by offsets stands; less `viewport.offset` on screen. */
  readonly frames: readonly {readonly offset: number; readonly height: number}[];
  /** The lines around rows that have any, by key, where watched for. */
  readonly separators: ReadonlyMap<
    protocol.EntryKey, {readonly top?: protocol.RowLine; readonly bottom?: protocol.RowLine}
  >;
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
  readonly order: protocol.Order;
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
