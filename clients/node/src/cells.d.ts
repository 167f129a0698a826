// The types of cells in cells.js.

import type {Value} from "./index.js";
import type * as protocol from "./protocol.js";

export interface CellError {
  readonly kind: string;
  /** The text in place of a value. */
  readonly text?: string;
}

/** One cell as received. */
export class Cell {
  private constructor();
  /** Undecoded; undefined if only texts were requested. */
  readonly value: Value;
  readonly text: string | undefined;
  readonly error: CellError | undefined;
  readonly isPending: boolean;
  /** Whether the program supplied it of what has changed since. */
  readonly isStale: boolean;
  readonly isLossy: boolean;
  /** Whether value or text are not whole; `Table.text` reads them. */
  readonly isCut: boolean;
  /** The text that is being typed here. */
  readonly draft: protocol.Draft | undefined;
  /**
   * Half-open ranges of offsets: UTF-16 units, unless `positions` of `initialize` chooses another
   * unit.
   */
  readonly matches: readonly (readonly [start: number, end: number])[];
  /** The number of search hits behind the part that was sent. */
  readonly furtherMatches: number;
  /** How long the whole text of a cell is that is cut to its room, in bytes of UTF-8. */
  readonly wholeBytes: number | undefined;
}
