// Types of how the rows and cells of a window look.

import type * as protocol from "./protocol.js";

/** Looks by row and by cell: tags for the client to draw by, in the order of the rules. */
export class WindowStyles {
  /** Rows that have a look, by key. */
  readonly rows: ReadonlyMap<protocol.EntryKey, readonly protocol.StyleTag[]>;
  /** Cells that have a look, by column and key. */
  readonly cells: ReadonlyMap<
    string, ReadonlyMap<protocol.EntryKey, readonly protocol.StyleTag[]>
  >;
  /** Styles that have no answer for some rows of the window. */
  readonly failures: readonly protocol.WindowStylesFailure[];
  private constructor();
  /** The tags of a row. */
  row(key: protocol.EntryKey): readonly protocol.StyleTag[];
  /** The tags of a cell; those of its row are not among them. */
  cell(key: protocol.EntryKey, column: string): readonly protocol.StyleTag[];
}
