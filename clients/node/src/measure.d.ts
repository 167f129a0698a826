// Declarations of what is measured, by the daemon and by the program.

import type {Key, RequestOptions} from "./index.js";
import type * as protocol from "./protocol.js";

/** How texts are measured; terminal cells by default. */
export interface MeasureOptions extends RequestOptions {
  measurer?: protocol.Measurer;
  /** In the bold face, as headers. */
  bold?: boolean;
  /** Asks for lines; a number is their width. */
  wrap?: number | protocol.TextMeasureParamsWrap;
  /** Requests the text to show on one line; a number is its width. */
  truncate?: number | protocol.TextMeasureParamsTruncate;
}

/** The result of reported heights. */
export interface ToldHeights {
  /** How many rows are of another height than before. */
  changed: number;
  /** Rows and cells whose heights have no effect. */
  unused: {
    row: Key;
    column?: string;
    reason: protocol.Open<"declared" | "fixed" | "changed" | "hidden">;
  }[];
}

/** A row that the daemon asks to be measured. */
export interface MeasuredRow {
  view: string;
  key: Key;
  /** How wide the columns shown are, by id and in order. */
  widths: ReadonlyMap<string, number>;
  /** What the cells show, by column id. */
  texts: ReadonlyMap<string, string>;
  /** The values as they travel, by column id. */
  values: ReadonlyMap<string, unknown>;
}

/** Gives the height of a row; without one, or where it throws, the daemon is to measure it. */
export type RowMeasurer =
  (row: MeasuredRow) => number | null | undefined | Promise<number | null | undefined>;

/** A cell that the daemon asks to be measured. */
export interface MeasuredCell {
  view: string;
  key: Key;
  column: string;
  /** What the cell shows. */
  text: string;
  /** The value as it travels. */
  value: unknown;
}

/** Gives the width of a cell; without one, or where it throws, the daemon is to measure it. */
export type CellMeasurer =
  (cell: MeasuredCell) => number | null | undefined | Promise<number | null | undefined>;
