// Columns whose cells the program supplies.

import type {Value} from "./index.js";
import type * as protocol from "./protocol.js";

/** A value with the text that it shows, where that is not what its type shows. */
export class Shown {
  constructor(value: Value, text: string);
  readonly value: Value;
  readonly text: string;
}

/**
 * A column's option `supplied`, with the function that supplies its cells: it gets the values of
 * `inputs` (of all columns without) and returns the cell's, a `Shown`, or a promise. If it throws,
 * the cell is an error with the reason.
 */
export function supplied(
  compute: (row: ReadonlyMap<string, Value>) => Value | Shown | undefined
    | Promise<Value | Shown | undefined>,
  options?: protocol.Supplied,
): protocol.Supplied;
