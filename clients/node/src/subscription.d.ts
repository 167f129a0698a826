// Declarations of a window on a view.

import type {
  EntryKey, Key, ReadOptions, RequestOptions, Row, Value, View, WaitOptions,
} from "./index.js";
import type * as protocol from "./protocol.js";
import type {Counts} from "./protocol.js";
import type {Replica, Update} from "./replica.js";

/** A live window on a view. */
export class Subscription implements AsyncIterable<Update> {
  private constructor();
  readonly view: View;
  readonly id: string;
  readonly replica: Replica;
  /** How often a reset had to be requested. */
  readonly resyncs: number;
  readonly counts: Counts;
  [Symbol.asyncIterator](): AsyncIterableIterator<Update>;
  updates(options?: WaitOptions): AsyncIterableIterator<Update>;
  nextUpdate(options?: WaitOptions): Promise<Update | undefined>;
  onUpdate(callback: (update: Update) => void): () => void;
  keys(): Key[];
  entries(): EntryKey[];
  rows(options?: ReadOptions): Row[];
  columns(options?: ReadOptions): Map<string, Value[]>;
  scroll(
    window: {
      first?: number;
      size?: number;
      columns?: readonly string[] | null;
      hold?: protocol.Hold;
      /** Over the columns: to an offset, or to a column; null: all of them are held. */
      across?: protocol.AcrossMove | null;
      /** An entry of the page shown, to be visible at `placement`. */
      entry?: EntryKey;
      placement?: "top" | "center" | "bottom" | "nearest";
      /** Of a window by offsets; in units. */
      offset?: number;
      extent?: number;
      /** So many extents on. */
      pages?: number;
      to?: "start" | "end";
      /** Where the thumb of its scroll bar begins on its track. */
      thumb?: number;
      follow?: boolean;
      dragging?: boolean;
      /** What stays in place; null: the first wholly visible entry. */
      anchor?: EntryKey | null;
    },
    options?: RequestOptions,
  ): Promise<protocol.ViewScrollResult>;
  /** What is drawn at a point of the frame: an entry, a column, a place in a text, an edge to drag. */
  hit(
    x: number, y: number,
    options?: RequestOptions & {header?: number; grip?: number; text?: protocol.ViewHitParamsText},
  ): Promise<protocol.ViewHitResult>;
  /** Reports the row on which the pointer is; without a row: on none. */
  hover(row?: Key | null, options?: RequestOptions & {column?: string}): Promise<void>;
  resync(options?: RequestOptions): Promise<void>;
  /** Sends a request that names this subscription. */
  request(method: string, params?: object, options?: RequestOptions): Promise<unknown>;
  close(options?: RequestOptions): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** How `view.cursor` moves the cursor. */
export type CursorOptions = RequestOptions
  & Omit<protocol.ViewCursorParams, "view" | "row" | "show"> & {
    /** The row to go to, or a part of a section. */ row?: EntryKey;
    /** The window that scrolls so that the cursor is visible. */ show?: Subscription | string;
  };
/** Where the cursor is; without `row` it is nowhere. */
export type CursorPlace = Omit<protocol.ViewCursorResult, "row"> & {row?: EntryKey};
export type SelectedItem = Omit<protocol.SelectedItem, "row"> & {row?: Key};
