// Declarations of texts that are measured.

import type {RequestOptions} from "./index.js";
import type * as protocol from "./protocol.js";

/** How texts are measured; terminal cells by default. */
export interface MeasureOptions extends RequestOptions {
  measurer?: protocol.Measurer;
  /** In the bold face, as headers. */
  bold?: boolean;
  /** Asks for lines; a number is their width. */
  wrap?: number | protocol.TextMeasureParamsWrap;
  /** Asks for what is shown on one line; a number is its width. */
  truncate?: number | protocol.TextMeasureParamsTruncate;
}
