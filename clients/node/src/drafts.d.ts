// Declarations of what is typed into cells.

import type {Key, RequestOptions, Value, View} from "./index.js";
import type * as protocol from "./protocol.js";

/** How a draft becomes an edit. */
export interface CommitOptions extends RequestOptions {
  overwrite?: boolean;
  label?: string;
  history?: "step" | "join" | "none";
  invalid?: "refuse" | "keep";
}

/** A cell that is being typed into. */
export class DraftEditor {
  private constructor();
  readonly view: View;
  readonly row: Key;
  readonly column: string;
  /** Null when it has ended. */
  readonly draft: protocol.Draft | null;
  readonly text: string;
  /** Sends the whole present text. */
  change(text: string, options?: RequestOptions): Promise<protocol.Draft>;
  /** Gives a value in place of a text. */
  choose(value: Value, options?: RequestOptions): Promise<protocol.Draft>;
  /** Makes it one edit of the table; refused, the draft stays open. */
  commit(options?: CommitOptions & {value?: Value}): Promise<protocol.CellDraftResult>;
  cancel(options?: RequestOptions): Promise<void>;
}
