// Declarations of the client; what travels is in protocol.d.ts, made from Protocol/openrpc.json.

import type {Calls} from "./calls.js";
import type {Cell, CellError} from "./cells.js";
import type {Difference, DifferenceSides} from "./difference.js";
import type {DraftEditor} from "./drafts.js";
import type {
  AddSectionsOptions, DeclaredSection, DiffOptions, EditList, EditOptions, EditResult, PlaceLike,
  SectionColumnOptions, SectionPlaceLike, SetRowsOptions,
} from "./edits.js";
import type {CheckOptions, EvaluateOptions} from "./expressions.js";
import type {AggregateOptions, Aggregates, Groups} from "./groups.js";
import type {CellMeasurer, MeasureOptions, RowMeasurer, ToldHeights} from "./measure.js";
import type * as protocol from "./protocol.js";
import type {Profile, ProfileOptions} from "./profiles.js";
import type {ColumnOptions, Counts, Events, History, Notifications, Open, Requests} from "./protocol.js";
import type {ReadOptions, RowsOptions} from "./reading.js";
import type {CursorOptions, CursorPlace, SelectedItem, Subscription} from "./subscription.js";

export type {protocol, Counts, History};
export * from "./calls.js";
export * from "./cells.js";
export * from "./changes.js";
export * from "./difference.js";
export * from "./drafts.js";
export * from "./edits.js";
export * from "./errors.js";
export * from "./expressions.js";
export * from "./lending.js";
export * from "./measure.js";
export * from "./profiles.js";
export type {ReadOptions, RowsOptions} from "./reading.js";
export * from "./replica.js";
export * from "./styles.js";
export * from "./subscription.js";
export * from "./supplies.js";
export * from "./section-lists.js";
export * from "./sectioned.js";
export * from "./typed.js";
export type {AggregateOptions, Aggregates, Group, Groups} from "./groups.js";

declare global {
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

// MARK: Words

/** A row's identity: 1 and "1" are two rows; integers of 15 digits and more are `bigint`. */
export type Key = number | bigint | string;

/** What names an entry: a row's key, or with sections part of one. */
export type EntryKey = Key | protocol.SectionEntry;

/** The value of a cell, by column type; JSON columns have any JSON. */
export type Value = unknown;

/** Values by column id. */
export type ByColumn<Item> = ReadonlyMap<string, Item> | {readonly [column: string]: Item};

/** A row to insert: values in column order, or by column id. */
export type NewRow = readonly Value[] | ByColumn<Value>;

export type Direction = "ascending" | "descending";
export type SortKey = string | readonly [column: string, direction: Direction]
  | protocol.ViewStatePatchSortItem;

/** A column id (ascending), `[column, direction]`, the wire's own object, or a list of these. */
export type Sort = SortKey | readonly SortKey[];

export type ViewStatePatch = Omit<
  protocol.ViewStatePatch, "sort" | "search" | "page" | "columns" | "sections"
> & {
  sort?: Sort | null;
  search?: string | protocol.SearchPatch | null;
  page?: number | protocol.ViewStatePatchPage | null;
  sections?: string | readonly (string | protocol.SectionLevelPatch)[] | protocol.SectionsPatch
    | null;
  columns?: ByColumn<protocol.ViewStatePatchColumnsEntry | null> | null;
};

export type ViewState = Omit<protocol.ViewState, "columns"> & {
  columns: Map<string, protocol.ViewStateColumnsEntry>;
};

/** An `AbortSignal`, by its shape. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

export interface RequestOptions {
  /** Aborting asks the daemon to stop; the one answer still comes. */
  signal?: Signal;
  /** Milliseconds; 0: none. */
  timeout?: number;
}

export interface WaitOptions {
  signal?: Signal;
  /** Milliseconds. */
  timeout?: number;
}

// MARK: Daemon

export interface ConnectOptions
  extends Pick<protocol.InitializeParams, "updates" | "positions" | "invisible" | "trace"> {
  /** The program; else `TABLE_SERVER`, else `table-server` on the path. */
  command?: string;
  args?: readonly string[];
  /** Added to the environment. */
  env?: {readonly [name: string]: string};
  cwd?: string;
  /** Called with every `window/logMessage`. */
  onLog?: (message: protocol.WindowLogMessageParams) => void;
  /** Called with what the daemon writes to standard error. */
  onStderr?: (text: string) => void;
  clientName?: string;
  /** Milliseconds that a request may take; 60,000 by default, 0: no limit. */
  timeout?: number;
  /** Milliseconds that leaving may take before the process is killed; 5,000 by default. */
  exitTimeout?: number;
  /** Aborting gives up while connecting. */
  signal?: Signal;
}

export interface OpenOptions extends RequestOptions, SectionColumnOptions,
  Pick<protocol.TableOpenParams, "from" | "sampleRows" | "widen" | "whenFileChanges"> {
  /** Whether to wait until all rows are read, as by default; false for editors. */
  wait?: boolean;
  table?: string;
  name?: string;
  dialect?: protocol.Dialect;
  columns?: ByColumn<ColumnOptions>;
  defaultSort?: Sort;
  keyColumns?: readonly string[];
  sections?: Iterable<protocol.NamedSection>;
  declarations?: protocol.Declarations;
  onProgress?: (progress: protocol.ProgressParams["value"]) => void;
}

/** Starts the daemon and greets it. */
export function connect(options?: ConnectOptions): Promise<Daemon>;

/** A running `table-server` and the connection to it; made by `connect`. */
export class Daemon {
  private constructor();
  /** The daemon's answer to `initialize`. */
  readonly server: protocol.InitializeResult;
  readonly limits: protocol.Limits;
  readonly pid: number | undefined;
  readonly stderrTail: string;
  readonly calls: Calls;
  request<Method extends keyof Requests>(
    method: Method, params: Requests[Method]["params"], options?: RequestOptions,
  ): Promise<Requests[Method]["result"]>;
  batch(
    entries: Iterable<readonly [method: keyof Requests, params: object]>, options?: RequestOptions,
  ): Promise<unknown>[];
  notify<Method extends keyof Notifications>(method: Method, params: Notifications[Method]): void;
  open(
    options: OpenOptions
      & {path?: string | {readonly href: string}; uri?: string; content?: string | Uint8Array}
      & {/** Named types by name. */ types?: ByColumn<protocol.NamedTypesEntry>},
  ): Promise<Table>;
  /** The tables and views of a SQLite database, with columns, keys and numbers of rows. */
  listDatabase(path: string, options?: RequestOptions & {countMax?: number}): Promise<protocol.DatabaseTable[]>;
  /** Opens a table from a backup that `Table.backup` wrote, with its unsaved edits. */
  restore(backup: string, options?: RequestOptions & {table?: string}): Promise<Table>;
  /** Opens a file by its path or URL, or bytes as they are. */
  openCsv(
    source: string | {readonly href: string} | Uint8Array,
    options?: OpenOptions & {types?: ByColumn<protocol.ColumnTypeName>},
  ): Promise<Table>;
  create(
    options: RequestOptions & SectionColumnOptions & {
      rows?: Iterable<NewRow>;
      /** In place of rows: the table declares them. */
      sections?: Iterable<DeclaredSection>;
      columns?: readonly protocol.TableCreateParamsColumn[];
      /** Named types by name. */
      types?: ByColumn<protocol.NamedTypesEntry>;
      defaultSort?: Sort;
      table?: string;
      name?: string;
      keyColumns?: readonly string[];
      detectTypes?: boolean;
      declarations?: protocol.Declarations;
      rowOptions?: readonly (protocol.RowOptions | null)[];
    },
  ): Promise<Table>;
  openDifference(...sides: DifferenceSides<Table, RequestOptions>): Promise<Table>;
  /** Waits for every update caused by what was sent before; the revisions by table id. */
  sync(options?: RequestOptions & protocol.ViewSyncParams): Promise<Map<string, number>>;
  presets(options?: RequestOptions): Promise<Map<string, protocol.Preset>>;
  check(source: string, options?: CheckOptions & {table?: string}): Promise<protocol.ExpressionCheckResult>;
  evaluate(source: string, options?: EvaluateOptions & {table?: string}): Promise<unknown>;
  measure(texts: Iterable<string>, options?: MeasureOptions): Promise<protocol.TextMeasure[]>;
  stats(options?: RequestOptions): Promise<Map<string, number>>;
  onLog(callback: (message: protocol.WindowLogMessageParams) => void): () => void;
  /** Calls a function with every action that is done. */
  onAction(callback: (action: InvokedAction) => void): () => void;
  /** Lets a function decide what declarations want asked; without one their default counts. */
  onDecide(callback: ((asked: protocol.ActionDecideParams) => boolean | Promise<boolean>) | null): void;
  /** Lets functions measure what layouts leave to the client; without one the daemon does. */
  onMeasure(rows: RowMeasurer | null, cells?: CellMeasurer | null): void;
  /** Resolves when the connection ends: to why, or to null after `close`. */
  readonly ended: Promise<Error | null>;
  /** Events that no object here takes, as received; so updates of windows watched by `request`. */
  onEvent(callback: (event: {method: Open<keyof Events>; params: object}) => void): () => void;
  /** Ends the process; resolves to its exit status, null if it was killed. */
  close(): Promise<number | null>;
  [Symbol.asyncDispose](): Promise<void>;
}

// MARK: Table

/** The requested settings; all settings by default. */
export interface ResolveOptions extends RequestOptions {
  rows?: readonly Key[];
  columns?: readonly string[];
  headers?: readonly string[];
  sections?: readonly string[];
  settings?: protocol.TableResolveParams["settings"];
}

/** An action that is done, with what it is done with; without a row: a column's header. */
export type InvokedAction = Omit<protocol.ActionDidInvokeParams, "key"> & {row?: Key};

/** An open table. */
export class Table {
  private constructor();
  readonly daemon: Daemon;
  readonly id: string;
  readonly name: string;
  readonly description: protocol.TableDescription;
  readonly columns: readonly protocol.Column[];
  readonly types: ReadonlyMap<string, protocol.ColumnType>;
  readonly rowCount: protocol.RowsState;
  readonly keyColumns: readonly string[];
  readonly hasIntegerKeys: boolean;
  describe(
    options?: RequestOptions & {first?: number; size?: number},
  ): Promise<protocol.TableDescription>;
  waitUntilComplete(options?: WaitOptions): Promise<protocol.RowsState>;
  edit(edits: readonly protocol.Edit[], options?: EditOptions): Promise<EditResult>;
  /** Merges into what the table declares of its rows; all that it declares then. */
  declare(
    declarations: protocol.Declarations, options?: RequestOptions & {author?: string},
  ): Promise<protocol.Declarations>;
  /** The resolved settings, and which layer decided, in the order of the request. */
  resolve(options?: ResolveOptions): Promise<protocol.TableResolveResult["items"]>;
  edits(options?: EditOptions): EditList;
  set(row: Key, column: string, value: Value, options?: EditOptions): Promise<EditResult>;
  setRow(row: Key, values: ByColumn<Value>, options?: EditOptions): Promise<EditResult>;
  /** Changes what a row carries beside its cells. */
  carry(row: Key, carried: protocol.RowOptions, options?: EditOptions): Promise<EditResult>;
  insert(
    rows: Iterable<NewRow>,
    options?: EditOptions & {
      place?: PlaceLike; rowOptions?: readonly (protocol.RowOptions | null)[];
    },
  ): Promise<EditResult>;
  remove(rows: Iterable<Key>, options?: EditOptions): Promise<EditResult>;
  move(rows: Iterable<Key>, place: PlaceLike, options?: EditOptions): Promise<EditResult>;
  /** Adds a column of nulls, at the end or beside another. */
  addColumn(
    column: string, columnOptions?: ColumnOptions,
    options?: EditOptions & {before?: string; after?: string},
  ): Promise<EditResult>;
  setColumn(
    column: string, columnOptions: ColumnOptions, options?: EditOptions,
  ): Promise<EditResult>;
  removeColumn(column: string, options?: EditOptions): Promise<EditResult>;
  /** Puts columns first, in the order given; the rest follow. */
  orderColumns(columns: readonly string[], options?: EditOptions): Promise<EditResult>;
  /** Requests supplied cells again, which then are stale; resolves to the table's revision. */
  refresh(
    options?: RequestOptions & {columns?: Iterable<string>; rows?: Iterable<Key>},
  ): Promise<number>;
  /** Writes a block of typed texts from a cell down and to the right. */
  paste(
    texts: readonly (readonly (string | null)[])[], row: Key, column: string,
    options?: EditOptions & {view?: View; overflow?: "refuse" | "clip" | "insert"},
  ): Promise<EditResult>;
  /** Declares sections with their rows, at the end or beside another; the first by a column. */
  addSections(added: Iterable<DeclaredSection>, options?: AddSectionsOptions): Promise<EditResult>;
  /** Takes declared sections out, and their rows with them. */
  removeSections(keys: Iterable<Key>, options?: EditOptions): Promise<EditResult>;
  moveSections(keys: Iterable<Key>, options?: EditOptions & SectionPlaceLike): Promise<EditResult>;
  /** Changes the options of a section; null removes a member. */
  setSection(
    key: Key, sectionOptions: protocol.SectionOptions, options?: EditOptions,
  ): Promise<EditResult>;
  /** Gives the table new content; the daemon finds what changed. */
  setRows(
    rows: Iterable<NewRow> | null, options?: SetRowsOptions,
  ): Promise<protocol.TableSetRowsResult>;
  /** Returns the cells that have no value of their type, and the rows that break rules. */
  validate(
    options?: RequestOptions & {
      rows?: Iterable<Key>; columns?: readonly string[]; first?: number; size?: number;
      /** Whether to wait until all rows are read, as by default. */ wait?: boolean;
    },
  ): Promise<protocol.TableValidateResult>;
  /** Both forms of a filter: as a tree, and as CEL text where it has one. */
  convertFilter(
    filter: protocol.Filter | string, options?: RequestOptions,
  ): Promise<protocol.FilterConvertResult>;
  /** Sets what `params.x` is in the table's expressions; null takes a value away. */
  setParams(
    params: protocol.TableSetParamsParams["params"],
    options?: RequestOptions & {author?: string},
  ): Promise<protocol.TableSetParamsResult>;
  /** All of a cell's text, as long as it may be: what it shows, or its value. */
  text(
    row: Key, column: string, options?: RequestOptions & {of?: "text" | "value"},
  ): Promise<string | null>;
  /** What turns this table, or a revision of it, into another one or a later one. */
  diff(to?: Table | null, options?: DiffOptions): Promise<Difference>;
  undo(options?: RequestOptions & {author?: string}): Promise<protocol.TableUndoResult>;
  redo(options?: RequestOptions & {author?: string}): Promise<protocol.TableRedoResult>;
  /** The steps that are kept, oldest first: those done, then those taken back. */
  history(
    options?: RequestOptions & {first?: number; size?: number},
  ): Promise<protocol.TableHistoryResult>;
  /** Goes to the state after a step; 0: before all that are kept. */
  jump(
    step: number, options?: RequestOptions & {author?: string},
  ): Promise<protocol.TableJumpResult>;
  /** Writes the table to its file, or to another one that it then belongs to. */
  save(
    path?: string,
    options?: RequestOptions & Omit<protocol.TableSaveParams, "table" | "path" | "uri" | "dryRun" | "range">,
  ): Promise<protocol.TableSaveResult>;
  /** The edits of the file's text that a save would make; nothing is written. */
  textEdits(
    options?: RequestOptions & Pick<protocol.TableSaveParams, "encoding" | "dialect">,
  ): Promise<protocol.TextEdit[]>;
  /** Reports that the edits of `textEdits` were written to the file, so that the table is clean. */
  adoptFile(options?: RequestOptions): Promise<protocol.TableAdoptFileResult>;
  /** Restores the table as it was last saved, as one step that can be undone. */
  revert(
    options?: RequestOptions & {label?: string; author?: string},
  ): Promise<protocol.TableRevertResult>;
  /** Reads the file again in another dialect or encoding, as one step that can be undone. */
  setDialect(
    dialect: protocol.TableSetDialectParams["dialect"],
    options?: RequestOptions & {discard?: boolean; label?: string},
  ): Promise<protocol.TableSetDialectResult>;
  /** Applies, discards or keeps the edits that an earlier daemon left behind. */
  recover(
    action?: protocol.TableRecoverParams["action"], options?: RequestOptions,
  ): Promise<protocol.TableRecoverResult>;
  /** Writes what is not saved to a file, from which `Daemon.restore` opens the table. */
  backup(path: string, options?: RequestOptions): Promise<protocol.TableBackupResult>;
  /** Chooses what happens when the file changes; it also applies to changes noticed before. */
  watchFile(
    whenFileChanges: protocol.TableWatchFileParams["whenFileChanges"], options?: RequestOptions,
  ): Promise<protocol.TableWatchFileResult>;
  /** What a merge with a changed file left open. */
  conflicts(options?: RequestOptions): Promise<protocol.Conflict[]>;
  /** Decides conflicts for one side, as one step that can be undone; by default all. */
  resolveConflicts(
    take: protocol.TableResolveConflictsParams["take"],
    options?: RequestOptions & {
      conflicts?: readonly {row: Key; column?: string}[]; label?: string; author?: string;
    },
  ): Promise<protocol.TableResolveConflictsResult>;
  check(source: string, options?: CheckOptions): Promise<protocol.ExpressionCheckResult>;
  evaluate(source: string, options?: EvaluateOptions): Promise<unknown>;
  decodeKey(key: protocol.RowKey): Key;
  decodeEntry(key: protocol.EntryKey): EntryKey;
  view(
    state?: ViewStatePatch,
    options?: RequestOptions & {
      view?: string;
      preset?: protocol.PresetName;
      /** A name under which the state is kept by the table's file. */
      remember?: string;
      wait?: boolean;
    },
  ): Promise<View>;
  changes(options?: WaitOptions): AsyncIterableIterator<protocol.TableDidChangeParams>;
  onChange(callback: (change: protocol.TableDidChangeParams) => void): () => void;
  /** Sends a request that names this table. */
  request(method: string, params?: object, options?: RequestOptions): Promise<unknown>;
  close(options?: RequestOptions): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

// MARK: View

export interface SetOptions extends RequestOptions {
  /** A row that shall be on the page shown afterwards. */
  show?: Key;
  /** False: answer before the order is ready. */
  wait?: boolean;
}

export type Location = Omit<protocol.ViewLocateResultRow, "key"> & {key: Key};

export type RangeEnd = Key | readonly [row: Key, column: string];
export type SelectionChange = Omit<protocol.ViewSelectResult, "selected" | "deselected">
  & {selected: SelectedItem[]; deselected: SelectedItem[]};

/** An open view. */
export class View {
  private constructor();
  readonly table: Table;
  readonly id: string;
  readonly viewRevision: number;
  readonly revision: number;
  readonly state: ViewState;
  /** What the state returns to, where it is not the default. */
  readonly preset?: protocol.PresetName;
  /** What was kept of the view, if it was opened with `remember`. */
  readonly remembered?: protocol.RememberedState;
  readonly counts: Counts;
  /** The footers of the columns shown, by column id. */
  readonly footers: ReadonlyMap<string, protocol.Footer>;
  /** The positions of the columns; null without a layout. */
  readonly layout: protocol.ColumnPlaces | null;
  readonly orderState: protocol.OrderState;
  /** Whether the last answer about the view had all rows, in the order of its state. */
  readonly complete: boolean;
  readonly columns: readonly string[];
  get(options?: RequestOptions): Promise<this>;
  set(state: ViewStatePatch, options?: SetOptions): Promise<this>;
  sort(sort: Sort | null, options?: SetOptions): Promise<this>;
  search(
    text: string | null,
    options?: SetOptions & {
      columns?: readonly string[];
      match?: protocol.SearchPatch["match"];
      mode?: "filter" | "mark";
      caseFolded?: boolean;
      diacritics?: "exact" | "ignored";
    },
  ): Promise<this>;
  filter(filter: protocol.Filter | string | null, options?: SetOptions): Promise<this>;
  /** Gives a column a width of the user's; null takes it back. */
  resize(column: string, width: number | null, options?: SetOptions): Promise<this>;
  /** Shows the rows that are like a cell, or have another relation to it. */
  filterLike(
    row: Key, column: string,
    options?: SetOptions & Pick<protocol.FilterLikeParams, "relation" | "combine">,
  ): Promise<this>;
  page(page: {index?: number; size?: number | null}, options?: SetOptions): Promise<this>;
  collapse(
    keys?: readonly (Key | null | boolean | protocol.SectionKey)[],
    options?: RequestOptions & {action?: "collapse" | "expand" | "toggle"; wait?: boolean},
  ): Promise<this>;
  expand(
    keys?: readonly (Key | null | boolean | protocol.SectionKey)[], options?: RequestOptions,
  ): Promise<this>;
  tap(
    column: string, options?: RequestOptions & Partial<Omit<protocol.ViewTapParams, "view" | "column">>,
  ): Promise<{
    sortable: boolean;
    indicators: Map<string, protocol.ViewTapResultIndicatorsEntry>;
  }>;
  rows(options?: RowsOptions): Promise<Rows>;
  extraFields(options?: RowsOptions): Promise<Map<Key, string[]>>;
  iterate(
    options?: Omit<RowsOptions, "first" | "size" | "keys" | "at"> & {batch?: number},
  ): AsyncIterableIterator<Row>;
  aggregate(aggregates?: Aggregates, options?: AggregateOptions): Promise<Groups>;
  profile(columns?: Iterable<string> | null, options?: ProfileOptions): Promise<Profile>;
  /** What can be done with a row, a cell, or without a row with a column's header. */
  actions(
    target?: RequestOptions & {row?: Key; column?: string},
  ): Promise<protocol.ActionListResult["actions"]>;
  /** Does an action, if it can be done now. */
  invoke(
    action: string,
    target?: RequestOptions & {row?: Key; column?: string; seen?: number; author?: string},
  ): Promise<protocol.ActionInvokeResult>;
  locate(keys: Iterable<Key>, options?: RequestOptions): Promise<Location[]>;
  /** The positions of columns in their groups; for a hidden one only the fact that it is hidden. */
  frames(columns: Iterable<string>, options?: RequestOptions): Promise<protocol.ColumnFrame[]>;
  /** The column at a place of a group, counted from its left; null beside all of them. */
  columnAt(
    x: number,
    options?: RequestOptions & {group?: "leading" | "center" | "trailing"},
  ): Promise<protocol.ViewLocateResultAtItem | null>;
  /**
   * Reports the heights of rows and single cells that the program measured; null: the daemon
   * measures.
   */
  tellHeights(
    heights: Iterable<readonly [Key, number | null]>,
    options?: RequestOptions
      & {cells?: Iterable<readonly [Key, string, number | null]>, at?: number},
  ): Promise<ToldHeights>;
  /** The entries at offsets in the content, and their frames; null where there is none. */
  entriesAt(
    offsets: Iterable<number>, options?: RequestOptions,
  ): Promise<((Omit<protocol.EntryFrame, "key"> & {key: EntryKey}) | null)[]>;
  find(
    search?: string | protocol.SearchPatch | null,
    options?: RequestOptions & {
      after?: Key; before?: Key; column?: string; wrap?: boolean; byCell?: boolean; count?: boolean;
      /** Whether to wait until all rows are read, as by default. */ wait?: boolean;
    },
  ): Promise<(Omit<protocol.ViewFindResultHit, "row"> & {row: Key; hits?: number}) | null>;
  select(
    action: protocol.ViewSelectParams["action"],
    options?: RequestOptions & {
      rows?: Iterable<Key>;
      columns?: readonly string[];
      cells?: Iterable<readonly [row: Key, column: string]>;
      /** Two rows, columns or cells, as the unit is. */
      ranges?: Iterable<readonly [from: RangeEnd, to: RangeEnd]>;
    },
  ): Promise<SelectionChange>;
  selection(options?: RequestOptions & {first?: number; size?: number}): Promise<SelectedItem[]>;
  cursor(options?: CursorOptions): Promise<CursorPlace>;
  watch(
    options?: RequestOptions
      & Omit<protocol.ViewWatchParams, "view" | "window" | "columns" | "as" | "anchor"> & {
        first?: number;
        size?: number;
        overscan?: number;
        /** The beginning and length of the window, in units: it contains the visible entries. */
        viewport?: {offset: number; extent: number};
        columns?: readonly string[] | null;
        cells?: "value" | "text" | "both";
        anchor?: EntryKey;
      },
  ): Promise<Subscription>;
  /** Replaces what a search hits, as one edit; the view's own search by default. */
  replace(
    replacement: string,
    options?: RequestOptions & Partial<Omit<protocol.ViewReplaceParams, "view" | "with" | "search">>
      & {search?: string | protocol.SearchPatch},
  ): Promise<protocol.ViewReplaceResult>;
  /** Begins typing into a cell. */
  draft(
    row: Key, column: string,
    options?: RequestOptions & {by?: "owner" | "user"; text?: string; author?: string},
  ): Promise<DraftEditor>;
  /** Sends a request that names this view. */
  request(method: string, params?: object, options?: RequestOptions): Promise<unknown>;
  close(options?: RequestOptions): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** One row: its key, and its values by column id, read like a `Map`. */
export class Row implements Iterable<[string, Value]> {
  private constructor();
  readonly key: Key;
  readonly size: number;
  get(column: string): Value;
  has(column: string): boolean;
  keys(): IterableIterator<string>;
  values(): IterableIterator<Value>;
  entries(): IterableIterator<[string, Value]>;
  [Symbol.iterator](): IterableIterator<[string, Value]>;
  cell(column: string): Cell | undefined;
  readonly texts: Map<string, string | undefined>;
  readonly errors: Map<string, CellError>;
  readonly pending: string[];
  toArray(): Value[];
  toMap(): Map<string, Value>;
}

/** Rows read at one view revision. */
export class Rows implements Iterable<Row> {
  private constructor();
  readonly viewRevision: number;
  readonly revision: number;
  readonly first: number | undefined;
  readonly keys: readonly Key[];
  /** Rows, and the headers and footers between them. */
  readonly entries: readonly EntryKey[];
  /** What is known of the sections that have one of the entries, by the JSON of their keys. */
  readonly sections: ReadonlyMap<string, protocol.SectionInfo>;
  readonly counts: Counts;
  readonly orderState: protocol.OrderState;
  /** Whether the view had all rows of its table, in the order of its state. */
  readonly complete: boolean;
  readonly length: number;
  at(index: number): Row | undefined;
  [Symbol.iterator](): IterableIterator<Row>;
  columns(): Map<string, Value[]>;
}

export function frame(body: string | Uint8Array): Uint8Array;

export class FrameDecoder {
  readonly isBetweenFrames: boolean;
  feed(piece: Uint8Array): IterableIterator<Uint8Array>;
}

export function decodeValue(wire: Value, type: string | undefined, options?: ReadOptions): Value;
export function encodeValue(value: Value, type?: string): Value;
