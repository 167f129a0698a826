// Declarations of expressions: their check and their values.

import type {ByColumn, Key, RequestOptions} from "./index.js";
import type * as protocol from "./protocol.js";

export interface CheckOptions extends RequestOptions {
  dialect?: "strict" | "table";
  /** Types by name. */
  variables?: ByColumn<protocol.ExpressionType>;
}

export interface EvaluateOptions extends CheckOptions {
  row?: Key;
  /** Values by name. */
  bindings?: ByColumn<unknown>;
  /** Values of `params.x` by x. */
  params?: ByColumn<unknown>;
  /** False: types are not checked before. */
  checked?: boolean;
}

/** A typed value: whole numbers are integers, Dates timestamps; plain objects are typed already. */
export function toTyped(value: unknown): protocol.TypedValue;
/** The value of a typed value; durations, types and times beyond `Date` stay as they travel. */
export function fromTyped(wire: protocol.TypedValue): unknown;
