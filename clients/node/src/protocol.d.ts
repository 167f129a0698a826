// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

/** One of the values known today; more may come, so other strings are no error. */
export type Open<Known extends string> = Known | (string & Record<never, never>);

/** An object by ids, as it travels: read it with Object.entries, write no id to it. */
export type Keyed<Value> = { readonly [id: string]: Value };

export type NoParams = Readonly<Record<string, never>>;

/** The limits of this daemon. */
export interface Limits {
  /** The maximum size of a message, in bytes. */
  messageBytesMax: number;
  /** Requests in flight: accepted and not yet answered. */
  requestsInFlightMax: number;
  /** Bytes of notifications queued for tables. While there are more, the daemon reads no input. */
  waitingNotificationBytesMax: number;
  /**
   * The maximum time that the daemon waits for pending responses after the end of input, in
   * milliseconds.
   */
  drainMillisecondsMax: number;
  /** Messages of a batch. */
  batchMembersMax: number;
  /** The nesting depth of a message. */
  depthMax: number;
  /** Columns of a table. */
  columnsMax: number;
  /** Rows of a table. Higher row numbers are reserved for inserted rows. */
  rowsMax: number;
  /** The maximum length of a file's field that is kept, in bytes. */
  fieldBytesMax: number;
  /** Rows of one response. Further rows are requested by range. */
  rowsPerAnswerMax: number;
  /** Bytes of the result of a reading method. A longer result is split into pages. */
  answerBytesMax: number;
  /**
   * The default length limit of a cell's text in a window, in bytes, which `textBytes`
   * overrides.
   */
  windowTextBytes: number;
  /** The maximum length of a cell's text in one message, in bytes. */
  textBytesMax: number;
  /** Rows in a window. */
  windowRowsMax: number;
  /** Items on a page of a collection. */
  collectionItemsMax: number;
  /** Conditions of a filter. */
  filterConditionsMax: number;
  /** Bytes of an expression. */
  expressionBytesMax: number;
  /** Nodes of an expression. */
  expressionNodesMax: number;
  /** The nesting depth of an expression. */
  expressionDepthMax: number;
  /** Steps of one evaluation. */
  expressionStepsMax: number;
  /** The size of a value produced by an expression, in bytes or elements. */
  expressionValueUnitsMax: number;
  /** Tables open at once. */
  tablesMax: number;
  /** Views of a table. */
  viewsMax: number;
  /** Subscriptions of a table. */
  subscriptionsMax: number;
  /** Columns grouped by, and aggregates, of one `view/aggregate`; columns of one `view/profile`. */
  aggregatesMax: number;
  /** Groups of one `view/aggregate` multiplied by the number of aggregated columns. */
  groupsMax: number;
  /** Bytes of the group texts of one view/aggregate. */
  groupBytesMax: number;
  /** Rows of a sort. */
  sortRowsMax: number;
  /** Bytes of a text in a format. */
  formatBytesMax: number;
  /** Bytes of a text produced by a template. */
  shownBytesMax: number;
  /** Sections of a view multiplied by the number of aggregated columns. */
  sectionAggregatesMax: number;
  /** Distinct values counted by `distinct`. */
  distinctValuesMax: number;
  /** Bytes of cached decoded chunks, for all tables together. */
  cacheBytes: number;
  /** The maximum size of the content of a compressed file, in bytes. */
  expandedBytesMax: number;
  /**
   * Rows of a lent source, and of a view, a query or a table without rowids of a database.
   * These are read whole.
   */
  wholeRowsMax: number;
  /** Bytes of the values of such rows. */
  wholeBytesMax: number;
  /** How long reading such rows, or the schema of a database, may take, in milliseconds. */
  queryMillisecondsMax: number;
  /**
   * The size of a file up to which it is copied when its table gets unsaved edits, in bytes.
   * Files whose blocks can be shared are kept at any size.
   */
  keptFileBytesMax: number;
  /** Bytes of a table's undo history. */
  undoBytesMax: number;
  /** Bytes of the hints of one `table/setRows`. */
  hintsBytesMax: number;
  /** Pinned states of the views of a table. */
  pinsMax: number;
  /** Drafts of a table. */
  draftsMax: number;
  /** Bytes of one draft's text. */
  draftBytesMax: number;
  /** Steps per row of an expression in the settings of rows. */
  rowStepsMax: number;
  /** Bytes of a table's parameters. */
  parameterBytesMax: number;
  /** Bytes of a table's declarations. */
  declarationsBytesMax: number;
  /** Validation rules of a table. */
  rulesMax: number;
  /** Bytes of the client's own state of a row. */
  stateBytesMax: number;
  /** Declared sections of a table. */
  sectionsMax: number;
  /** Actions of a tree. */
  actionsMax: number;
  /** The nesting depth of a tree of actions. */
  actionDepthMax: number;
  /** Rows of one `cell/compute`. */
  computeRowsMax: number;
  /** Texts of one `text/measure`. */
  measuredTextsMax: number;
  /** Bytes of the texts of one `text/measure`. */
  measuredBytesMax: number;
  /** Advances and pairs of a face of a font. */
  advancesMax: number;
  /** Style rules of a view, counting each of their expressions. */
  stylesMax: number;
  /** Bytes of the sections of a view: their values and the index of their rows. */
  sectionBytesMax: number;
  /** Bytes of one value of a section's key. */
  sectionKeyBytesMax: number;
  /** Bytes of the key of a row. */
  rowKeyBytesMax: number;
  /** Bytes of the keys of all rows of a table. */
  keyIndexBytesMax: number;
}

export interface EditPreviewItem {
  row: RowKey;
  column: Id;
  before?: ShownCell;
  after: ShownCell;
}

export interface EditPreviewError {
  /** Any error kind of the method. */
  kind: string;
  message: string;
  pointer?: string;
  row?: RowKey;
  column?: Id;
  expected?: unknown;
  found?: unknown;
  rule?: BrokenRule;
}

/** The changes that the edits would make. */
export interface EditPreview {
  /** The number of cells that would be written. */
  cells: number;
  /** The number of rows that would be inserted. */
  inserted: number;
  /** The number of rows that would be removed. */
  removed: number;
  /** The number of rows that would be moved. */
  moved: number;
  /** The number of changes of columns. */
  columns: number;
  /** The number of changes of declared sections, if there are any. */
  sections?: number;
  /** The number of edits that are not possible and were skipped. */
  errorCount: number;
  /** At most 1000. */
  removedRows: RowKey[];
  /** The cells, at most 1000. */
  items: EditPreviewItem[];
  /** The data of each error with its message, at most 1000. */
  errors: EditPreviewError[];
  /** The permissions that the client would have to decide, at most 1000; absent: none. */
  asked?: AskedPermission[];
}

export interface ErrorDataKey {
  key: RowKey;
  /** Their indices in the request. */
  rows: number[];
}

export interface ErrorDataCell {
  row?: RowKey;
  column?: Id;
  /**
   * The line of a comment, or of the lines before the header: at most its first 256 bytes. It
   * has neither row nor column.
   */
  line?: string;
  reason?: "encoding" | "quote" | "formula" | "json";
}

export interface ErrorDataChangedRow {
  row: RowKey;
  /** Whether the row was removed. */
  gone: boolean;
}

export interface ErrorData {
  kind: Open<
    | "syntax" | "framing" | "length" | "depth" | "batch" | "message" | "jsonrpc" | "method" | "id"
    | "initializedBefore" | "shutDown" | "methodNotFound" | "invalidParams" | "unknownColumn"
    | "internal" | "forgotten" | "notInitialized" | "overloaded" | "cancelled" | "contentModified"
    | "unknownTable" | "unknownView" | "unknownSubscription" | "tableExists" | "viewExists"
    | "subscriptionExists" | "limit" | "duplicateKeys" | "missingKeys" | "unknownRow"
    | "blockOverflows" | "placeIsMoving" | "conflict" | "badFormat" | "doubledSortKey"
    | "unknownType" | "mixedEdits" | "keyColumn" | "columnExists" | "notConvertible"
    | "changedTwice" | "sortedView" | "orderPending" | "notEditable" | "nothingSearched"
    | "noRowLayout" | "notShown" | "noSections" | "notPermitted" | "notBound" | "undeclaredKind"
    | "notSelectable" | "notSortable" | "valueDoesNotFit" | "tooManyCells" | "noOrder"
    | "ambiguousRows" | "notComplete" | "loadingFailed" | "notFound" | "notReadable"
    | "notARegularFile" | "unsavedEdits" | "columnsNeeded" | "notText" | "compressed"
    | "fileDamaged" | "libraryMissing" | "tooManyColumns" | "sourceChanged" | "readFailed"
    | "sourceNeeded" | "notADatabase" | "unknownSource" | "databaseLocked" | "databaseDamaged"
    | "databaseFailed" | "badQuery" | "queryRefused" | "queryTimedOut" | "rowsChanged"
    | "constraint" | "notSavable" | "notLent" | "sourceFailed" | "sourceTimedOut" | "badSource"
    | "unknownStep" | "fileDiffers" | "fileChanged" | "fileExists" | "notWritable" | "writeFailed"
    | "notEncodable" | "conflicts" | "notRecoverable" | "journalFailed" | "notKept" | "badBackup"
    | "formulas" | "noFile" | "noTextBuffer" | "textVersion" | "textEditsPending" | "draftOpen"
    | "noDraft" | "differenceTable" | "revisionIsGone" | "invalid" | "doubledAction"
    | "unknownAction" | "actionDisabled" | "unknownPin" | "pinExists" | "noDeclaredSections"
    | "unknownSection" | "duplicateSections" | "sectionColumn" | "expression" | "cycle"
    | "evaluation" | "suppliedInput" | "notSupplied"
  >;
  /** JSON pointer into the params. */
  pointer?: string;
  expected?: unknown;
  found?: unknown;
  /** The position in a pattern, in code points. */
  position?: number;
  revision?: number;
  /**
   * The offset of the byte that the error is about, from 0: where parsing stopped, or contents
   * differ.
   */
  offset?: number;
  /** The limit that was exceeded: its name in `limits`, or its value. */
  limit?: string | number;
  maximum?: number;
  viewRevision?: number;
  seen?: number;
  oldest?: number;
  /** The requested revision, or whether the client had to decide about the permission. */
  asked?: number | boolean;
  step?: number;
  errno?: number;
  /** The library that is missing, for people. */
  library?: string;
  count?: number;
  problem?: string;
  /** Why edits cannot be made again. */
  obstacle?: "none" | "base" | "columns" | "dialect" | "edited" | "misfit";
  reason?: string;
  permission?: string;
  layer?: SettingLayer;
  binding?: string;
  id?: Id;
  view?: Id;
  column?: Id;
  row?: RowKey;
  section?: string;
  name?: string;
  action?: string;
  method?: string;
  path?: string;
  system?: string;
  range?: Span;
  bytes?: Span;
  lines?: LineSpan;
  problems?: ExpressionProblem[];
  errors?: EditPreviewError[];
  rule?: BrokenRule;
  keys?: (string | ErrorDataKey)[];
  /** The size of the message, in bytes. */
  got?: number;
  /** What became of a file. */
  state?: "changed" | "replaced";
  /** The call of the system that failed. */
  call?: string;
  /** A file with the content that was to be written. */
  copy?: string;
  /** The file has the new content, but a loss of power may undo that. */
  replaced?: boolean;
  encoding?: string;
  /**
   * Cells that cannot be written to the file, with the reason; or conflicts, where that of a
   * whole row has no column. The title of a column has no row.
   */
  cells?: ErrorDataCell[];
  changedRows?: ErrorDataChangedRow[];
  /** Where the file differs first. */
  start?: TextPosition;
}

/** An error object. It has no other members. */
export interface Error {
  code: -32000 | -32002 | -32600 | -32601 | -32602 | -32603 | -32700 | -32800 | -32801 | -32803;
  /** The error in words, for people. */
  message: string;
  data: ErrorData;
}

/** An id of a table, view, subscription, pin or column. */
export type Id = string;

/** A row's key in a request. Integers of up to 64 bits can also be numbers. */
export type AnyRowKey = number | string;

/** A row's key. 1 and "1" differ. Integers of 15 or more digits are strings. */
export type RowKey = number | string;

/**
 * A cell's value, depending on the column's type; it is null for errors and pending cells, too.
 * JSON columns can have any JSON, sent in canonical form.
 */
export type CellValue = unknown;

/** What is wanted of each cell; both by default. */
export type As = "value" | "text" | "both";

/** The length limit of texts in bytes of UTF-8, at most textBytesMax. Longer texts are cut. */
export type TextBytes = number;

/** true: the text or the value is cut. */
export type IsCut = true;

/** The token of progress notifications. Without it there are none. */
export type ProgressToken = string | number;

/** A half-open range. */
export interface Range {
  /** The first index. */
  first: number;
  /** The number of indices. */
  size: number;
}

/** Moves, each as [old window index, new window index]. */
export type IndexMoves = [number, number][];

/** Runs of indices, each as [index, count], ascending. */
export type IndexRuns = [number, number][];

/**
 * Whether the answer is about all rows, in the order that the view's state asks for; false also
 * while rows cannot be read. See `guide/all-rows.md`.
 */
export type Complete = boolean;

/**
 * pending while a sort is being computed or the table is loading. The old order is shown until
 * then.
 */
export type OrderState = Open<"ready" | "pending">;

/** The counts of a view. */
export interface Counts {
  /** The number of rows before the filter. */
  source: number;
  /** The number of rows after the filter. */
  filtered: number;
  /** The number of pages, at least 1. */
  pages: number;
  /** The index of the page shown, from 0. */
  pageIndex: number;
  /** The number of rows per page; null: all rows are one page. */
  pageSize: number | null;
  /** The index of the page's first row in the filtered order, over all pages. */
  pageStart: number;
  /** The index after the page's last row in the filtered order, over all pages. */
  pageEnd: number;
  /** The number of rows that match the search, if there is one. */
  matches?: number;
  /** The number of entries on the page, including headers and footers; only with sections. */
  entries?: number;
  /** The number of rows for which an expression of the filter fails, if there are any. */
  failed?: number;
  /**
   * The number of shown rows for which an expression of the sort or the sections fails, if
   * there are any.
   */
  orderFailed?: number;
  /** The number of rows hidden by the table's declarations, if there are any. */
  hidden?: number;
}

/** The key of an entry: a row's key, or a part of a section. */
export type EntryKey = RowKey | SectionEntry;

/** The header or footer of a section, as an entry of a view. */
export interface SectionEntry {
  kind: Open<"group" | "header" | "footer">;
  key: SectionKey;
}

export interface SourceFile {
  kind: "file";
  /** Invalid UTF-8 is replaced by U+FFFD. */
  path: string;
  /**
   * The absolute path as a file: URI with the exact bytes. Names that are not UTF-8 can only be
   * expressed here.
   */
  uri?: string;
  /** The size of the file; of its content, if it is compressed. */
  bytes: number;
  compression?: Compression;
  from?: OpenedFrom;
}

export interface SourceInline {
  kind: "inline";
  bytes: number;
}

export interface SourceCreated {
  kind: "created";
}

export interface SourceLent {
  kind: "lent";
  /** The name by which the client knows it. */
  name: string;
  /** The columns whose values identify a row; absent: none. */
  key?: Id[];
  residency: "whole";
  /** What does not fit in it; absent: nothing was found. */
  problems?: LentProblem[];
}

/** The source of a table. */
export type Source = SourceFile | SourceInline | SourceCreated | SourceLent;

/** How the file is compressed. Absent if it is not. */
export interface Compression {
  /** The format. */
  format: Open<"gzip" | "zstd">;
  /** The size of the file. */
  bytes: number;
}

/** Changes of the file since it was opened, as far as the daemon noticed them. */
export type SourceState = Open<"asOpened" | "removed" | "replaced" | "unreadable" | "changed">;

export interface NamedTypesEntry {
  base: ColumnTypeName;
  format?: Format | null;
  parse?: Format | null;
  /** The text displayed for null. */
  nullPlaceholder?: string | null;
  comparator?: Comparator | null;
  footer?: FooterRule | null;
  validate?: ColumnCheck;
  align?: "start" | "center" | "end" | null;
  /** Any JSON of the client, returned unchanged; null removes it. */
  editor?: unknown;
  /** The name of the kind of cell. The client draws the cells accordingly. */
  cellKind?: string | null;
  /** Any JSON of the client, returned unchanged; null removes it. */
  meta?: unknown;
}

/** Types by name, which columns can use as their type. */
export type NamedTypes = Keyed<NamedTypesEntry>;

/** How many rows a table has; absent if they were not counted, as those of views. */
export interface DatabaseTableRows {
  count: number;
  /** Whether these are all. Otherwise counting ended at `countMax`. */
  complete: boolean;
}

/** A table or view of a database. */
export interface DatabaseTable {
  name: string;
  /** What it is. The rows of a virtual table are made by a module. */
  kind: "table" | "view" | "virtual";
  columns: DatabaseColumn[];
  /** The columns of the primary key; empty: there is none. */
  primaryKey: string[];
  /** The columns of each further unique index over all rows. */
  uniqueKeys: string[][];
  foreignKeys: ForeignKey[];
  /** How many rows a table has; absent if they were not counted, as those of views. */
  rows?: DatabaseTableRows;
}

/** A column of a table or view. */
export interface DatabaseColumn {
  name: string;
  /** The declared type; empty: none. */
  declared: string;
  /** Whether it refuses null. */
  notNull: boolean;
  /** The default value as an SQL expression; absent: null. */
  default?: string;
  /** Whether an expression of the database computes it; default false. */
  generated?: boolean;
}

/** Columns whose values are those of a row of another table. */
export interface ForeignKey {
  columns: string[];
  /** The table that they refer to. */
  table: string;
  /** The columns there; empty: its primary key. */
  parents: string[];
}

/** The facts about a column in the schema of a database; only for tables of databases. */
export interface ColumnOfDatabase {
  /** The declared type; empty: none. */
  declared: string;
  /** Whether it refuses null; default false. */
  notNull?: boolean;
  /** The default value as an SQL expression; absent: null. */
  default?: string;
  /** Whether an expression of the database computes it; default false. */
  generated?: boolean;
  /** Its place in the primary key, from 1; absent: it is not in it. */
  keyPlace?: number;
  /** The foreign keys that it is a part of; absent: none. */
  references?: ForeignKey[];
}

/** What was opened of a database; absent for other files. */
export interface OpenedFrom {
  kind: "table" | "view" | "virtual" | "query";
  /** The name of the table or view. */
  name?: string;
  /** The columns of the primary key; empty: there is none. */
  primaryKey: string[];
}

/** The statements that a save would run, in their order, in one transaction. */
export interface Statements {
  count: number;
  first: number;
  size: number;
  /** There are further ones. */
  more?: boolean;
  items: Statement[];
}

export interface StatementParam {
  base64: string;
}

/** A statement with the values of its parameters. */
export interface Statement {
  sql: string;
  /** By place. Integers of 15 digits and more are strings; a blob is an object. */
  params: (string | number | null | StatementParam)[];
  row?: RowKey;
}

/** What is opened of a SQLite database. It may be absent if the database has one table. */
export interface DatabaseSource {
  /** A table by its name. */
  table?: string;
  /** A view by its name. It is read whole. */
  view?: string;
  /** One SQL statement that only reads. Its rows are read whole. */
  query?: string;
  /** The values of the query's parameters: an array for `?`, an object for `:name`. */
  params?: unknown;
}

/** A source of the client, which answers the requests for its rows (source/fetch). */
export interface LentSource {
  /** The name by which the client knows the source. Requests for it contain the name. */
  lent: string;
  /** The columns. Further options can be in `columns` of the request. */
  columns: LentColumn[];
  /**
   * The columns whose values identify a row in the source. They are needed without
   * `can.offset`.
   */
  key?: Id[];
  /** How many rows the source has; absent: unknown. Another number is reported as a problem. */
  rowCount?: number;
  can?: LentAbilities;
  /** Where the rows are kept; default `whole`. */
  residency?: "whole";
  /** The largest number of rows that one request asks for; default 4096. */
  pageRows?: number;
  /** The time limit for the client's answers, in milliseconds; default 10,000. */
  deadline?: number;
}

/** A column of a lent source. */
export interface LentColumn {
  id: Id;
  /** The type of its values. By default that of the values in the first page. */
  type?:
    | "boolean" | "integer" | "number" | "decimal" | "date" | "dateTime" | "time" | "duration"
    | "text" | "list" | "json";
  /** Its title; by default its id. */
  title?: string;
  /** Whether its cells can be edited; default true. */
  editable?: boolean;
}

/** What a lent source can do. */
export interface LentAbilities {
  /** Whether it finds a page by the number of rows before it; default false. */
  offset?: boolean;
  /** With `offset`: how many requests it answers at a time; default 4. */
  parallel?: number;
  /** Whether it writes edited rows (source/write); default false. It needs a key. */
  write?: boolean;
}

/** One row that is to be written to a lent source. */
export interface LentChange {
  kind: "insert" | "update" | "remove";
  row: RowKey;
  /** The key of the row in the source; absent for a new row. */
  key?: CellValue[];
  /**
   * The new values, by column id; absent for a removed row. A new row lacks the cells that were
   * never set.
   */
  values?: Keyed<CellValue>;
  /**
   * All values of the row as the daemon has read or written them last, by column id; absent for
   * a new row.
   */
  before?: Keyed<CellValue>;
}

/** What a save would write to a lent source, in one transaction. */
export interface LentChanges {
  count: number;
  first: number;
  size: number;
  /** There are further ones. */
  more?: boolean;
  items: LentChange[];
}

/** What does not fit in a lent source. Its rows are shown all the same. */
export interface LentProblem {
  kind: "rowCountDiffers" | "duplicateKeys" | "missingKeys";
  /** One sentence. */
  message: string;
  /** The announced number of rows. */
  expected?: number;
  /** The number of rows that were read. */
  found?: number;
  /** The keys of some rows concerned. */
  rows?: RowKey[];
}

/** The dialect. Members that are absent are detected. */
export interface Dialect {
  /** One ASCII character that is not a line break. */
  delimiter?: string;
  /** One ASCII character that is neither a line break nor the delimiter; null: none. */
  quote?: string | null;
  /** A backslash; with any other value, quotes are escaped by doubling. */
  escape?: string | null;
  /** Whether the first record has the names of the columns. */
  header?: boolean;
  /** How many records have the names, joined by blanks; it implies `header`. 1 by default. */
  headerRows?: number;
  /**
   * Whether blanks at the beginning of a field belong to the delimiter, so that a quote behind
   * them opens.
   */
  skipInitialSpace?: boolean;
  /**
   * Whether lines have bars and rulers; by default it is detected. Beside `ruled` and `framed`,
   * the delimiter is `|`, or a blank beside `ruled`, and there are no quotes and comments.
   */
  lines?: "plain" | "ruled" | "framed";
  /**
   * The encoding: one of these names, or an alias such as `cp932`, `GBK` or `latin2`. Capitals,
   * hyphens and underscores do not matter. `utf-16` and `utf-32` follow the byte order mark.
   */
  encoding?: Open<
    | "utf-8" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be" | "latin-1" | "windows-1250"
    | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255"
    | "windows-1256" | "windows-1257" | "windows-1258" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4"
    | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-9" | "iso-8859-10"
    | "iso-8859-11" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "koi8-r"
    | "koi8-u" | "mac-roman" | "shift-jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr"
  >;
  /**
   * The prefix of comment lines: at most eight ASCII characters without line breaks, delimiter
   * or quote; null or empty: no comments.
   */
  comment?: string | null;
  /** The number of lines before the header that are skipped. */
  preambleLines?: number;
  /** The spellings of null. */
  nullValues?: string[];
  /** Whether types are detected; default detected. */
  types?: "detected" | "plain";
  /**
   * The largest share of a column's values that may not be of its type; default 0. Such cells
   * are errors that keep their text. Without it, one such value makes a column text.
   */
  outliers?: number;
  /**
   * The format of the file; by default it is detected from the content and from the file
   * extension.
   */
  format?: "delimited" | "json" | "ndjson";
  /**
   * In a JSON file: the JSON pointer (RFC 6901) to the array of rows. Empty: the file is the
   * array.
   */
  rows?: string;
  /**
   * In a JSON file: the depth to which members of nested objects become columns; default 0. The
   * names of these columns are paths, such as `at.x`.
   */
  flatten?: number;
}

/** Why a property of a dialect was detected. */
export interface Finding {
  reason: string;
  /** The number of records, lines or bytes examined. */
  examined?: number;
  /** The share of them that agrees, 0 to 1. */
  share?: number;
}

export interface DialectFoundDelimiterEvidenceOther {
  /** The delimiter; null: one column. */
  delimiter: string | null;
  score: number;
}

export interface DialectFoundDelimiterEvidence {
  reason: string;
  /** The number of records, lines or bytes examined. */
  examined?: number;
  /** The share of them that agrees, 0 to 1. */
  share?: number;
  /** How likely the delimiter is together with its quotes and header: the product of `parts`. */
  score?: number;
  /**
   * The parts of the score by name: `fields`, `values`, `quotes`, `whole`, `firstLine`,
   * `prior`.
   */
  parts?: Keyed<number>;
  /** The other delimiters that were tried, the most likely first. */
  others?: DialectFoundDelimiterEvidenceOther[];
}

export interface DialectFoundDelimiter {
  value: string;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: DialectFoundDelimiterEvidence;
}

export interface DialectFoundQuote {
  value: string | null;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

export interface DialectFoundEscape {
  value: string | null;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** Absent if the source has no records. */
export interface DialectFoundHeader {
  value: boolean;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** Absent unless specified by the request. */
export interface DialectFoundHeaderRows {
  value: number;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/**
 * Whether blanks at the beginning of fields belong to the delimiter. Absent if they do not,
 * unless the request has it.
 */
export interface DialectFoundSkipInitialSpace {
  value: boolean;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** How the lines are drawn. Absent if they are plain, unless the request has it. */
export interface DialectFoundLines {
  value: "plain" | "ruled" | "framed";
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

export interface DialectFoundEncoding {
  value: Open<
    | "utf-8" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be" | "latin-1" | "windows-1250"
    | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255"
    | "windows-1256" | "windows-1257" | "windows-1258" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4"
    | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-9" | "iso-8859-10"
    | "iso-8859-11" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "koi8-r"
    | "koi8-u" | "mac-roman" | "shift-jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr"
  >;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

export interface DialectFoundLineEnd {
  value: Open<"lf" | "crlf" | "cr" | "mixed">;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** Absent if no comments were found. */
export interface DialectFoundComment {
  value: string | null;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** Present in JSON files, which have no delimiter, quote and escape. */
export interface DialectFoundFormat {
  value: Open<"json" | "ndjson">;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** In a JSON file: the JSON pointer to the array of rows. Absent if the rows are in no array. */
export interface DialectFoundRows {
  value: string;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/**
 * In a JSON file: the depth to which members of nested objects are columns. Absent unless
 * specified.
 */
export interface DialectFoundFlatten {
  value: number;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** Absent if there are none. */
export interface DialectFoundPreambleLines {
  value: number;
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** Present if specified by the request. Otherwise the evidence of each column has its spellings. */
export interface DialectFoundNullValues {
  value: string[];
  /** Whether the request specified it. */
  forced: boolean;
  evidence: Finding;
}

/** The detected dialect of the source, with the evidence for each part. */
export interface DialectFound {
  delimiter?: DialectFoundDelimiter;
  quote?: DialectFoundQuote;
  escape?: DialectFoundEscape;
  /** Absent if the source has no records. */
  header?: DialectFoundHeader;
  /** Absent unless specified by the request. */
  headerRows?: DialectFoundHeaderRows;
  /**
   * Whether blanks at the beginning of fields belong to the delimiter. Absent if they do not,
   * unless the request has it.
   */
  skipInitialSpace?: DialectFoundSkipInitialSpace;
  /** How the lines are drawn. Absent if they are plain, unless the request has it. */
  lines?: DialectFoundLines;
  encoding: DialectFoundEncoding;
  lineEnd: DialectFoundLineEnd;
  /** Absent if no comments were found. */
  comment?: DialectFoundComment;
  /** Present in JSON files, which have no delimiter, quote and escape. */
  format?: DialectFoundFormat;
  /** In a JSON file: the JSON pointer to the array of rows. Absent if the rows are in no array. */
  rows?: DialectFoundRows;
  /**
   * In a JSON file: the depth to which members of nested objects are columns. Absent unless
   * specified.
   */
  flatten?: DialectFoundFlatten;
  /** Absent if there are none. */
  preambleLines?: DialectFoundPreambleLines;
  /**
   * Present if specified by the request. Otherwise the evidence of each column has its
   * spellings.
   */
  nullValues?: DialectFoundNullValues;
}

/** The first cell that cannot be parsed as the column's type, found by the background pass. */
export interface EvidenceFirstDisagreement {
  row: RowKey;
  /** The line number, from 1. */
  line?: number;
  /** The offset in the file, in bytes. */
  byteOffset?: number;
  /** The text of the cell. */
  text: string;
}

/** The evidence for a column's inferred type. */
export interface Evidence {
  /** The number of records examined. */
  sampleRows?: number;
  /** The number of cells by the narrowest type as which they can be parsed. */
  counts: Keyed<number>;
  /** A short explanation; may be empty. */
  reason: string;
  /** Spellings that mean null in this column. */
  nullValues?: string[];
  /** The first cell that cannot be parsed as the column's type, found by the background pass. */
  firstDisagreement?: EvidenceFirstDisagreement;
}

/**
 * The number of each kind; kinds without any are omitted. Only the first 100 of each kind can
 * be listed.
 */
export interface DiagnosticsCounts {
  fieldCount?: number;
  typeMismatch?: number;
  unclosedQuote?: number;
  fieldTooLong?: number;
  invalidEncoding?: number;
  unlikelyCharacters?: number;
  guessedEncoding?: number;
  comment?: number;
  notJSON?: number;
  otherKind?: number;
  extraMember?: number;
  doubledMember?: number;
}

export interface DiagnosticsItem {
  kind: Open<
    | "fieldCount" | "typeMismatch" | "unclosedQuote" | "fieldTooLong" | "invalidEncoding"
    | "unlikelyCharacters" | "guessedEncoding" | "comment" | "notJSON" | "otherKind" | "extraMember"
    | "doubledMember"
  >;
  /** The problem in words. */
  message: string;
  row?: RowKey;
  column?: Id;
  line?: number;
  byteOffset?: number;
  expected?: string;
  found?: string;
}

/** The problems found in a file, one page of them. */
export interface Diagnostics {
  /** The total number. */
  count: number;
  /**
   * The number of each kind; kinds without any are omitted. Only the first 100 of each kind can
   * be listed.
   */
  counts?: DiagnosticsCounts;
  /** The index of the first listed one. */
  first: number;
  /** The listed problems. */
  items: DiagnosticsItem[];
}

/**
 * All rows are arrays (values in column order; short rows are filled with null), or all are
 * objects (values by column id).
 */
export type NewRows = unknown[][] | Keyed<unknown>[];

/** Whether the table is not as it was opened, created or last saved. */
export type Dirty = boolean;

/** The revision whose content the file has; absent for a table without a file. */
export type SavedRevision = number;

/** The description of a table. */
export interface TableDescription {
  table: Id;
  /** The name of the table. */
  name: string;
  revision: number;
  rowsState: RowsState;
  sourceState: SourceState;
  /** What happens when the file changes. Absent for a table that was not opened from a file. */
  whenFileChanges?: "tell" | "follow" | "reload" | "merge";
  dirty: Dirty;
  savedRevision?: SavedRevision;
  unsaved?: Unsaved;
  conflicts?: ConflictCount;
  rowsAtRisk?: RowsAtRisk;
  journal?: Journal;
  difference?: DifferenceFacts;
  keys: Keys;
  /** The number of the text that the client edits. Absent for other tables. */
  textVersion?: number;
  /** The columns, in order. */
  columns: Column[];
  /** The named types declared by the table. */
  types?: Keyed<unknown>;
  declarations?: Declarations;
  /** The column with the section key of each row. */
  sectionColumn?: string;
  /** The declared sections. */
  sections?: DeclaredSection[];
  defaultSort?: SortKeys;
  /** The values of params.x in expressions, by x; absent: none. */
  params?: Keyed<TypedValue>;
  source: Source;
  dialect?: DialectFound;
  /** The number of lines before the header, including comments. */
  preamble?: string[];
  /** The number of records from which types were inferred. */
  sampleRows?: number;
  history: History;
  diagnostics: Diagnostics;
}

/** Assigned by the daemon. */
export interface KeysGiven {
  kind: "given";
}

/** The values of these columns. */
export interface KeysColumns {
  kind: "columns";
  columns: Id[];
}

/** The origin of row keys. */
export type Keys = KeysGiven | KeysColumns;

export interface SortKey {
  column?: Id;
  expression?: OrderExpression;
  direction?: "ascending" | "descending";
  nulls?: "first" | "last";
  comparator?: Comparator;
}

/** Sort keys, the most significant first. */
export type SortKeys = SortKey[];

/** Why further rows cannot be read. Loading has then ended, and complete stays false. */
export interface RowsStateFailure {
  /** As in the error response of a request. */
  kind: Open<"sourceChanged" | "readFailed" | "limit" | "cancelled">;
  message: string;
  /** The name of the system error, such as EIO. */
  system?: string;
}

/** The number of rows, and the state of loading. */
export interface RowsState {
  /** The number of rows known so far. */
  count: number;
  /** Whether all rows of the source have been read. */
  complete: boolean;
  /** Why further rows cannot be read. Loading has then ended, and complete stays false. */
  failure?: RowsStateFailure;
  /** Whether the background pass has examined every cell. */
  examined: boolean;
  /**
   * The number of records with fields beyond the columns, as far as they are examined; absent
   * if there are none.
   */
  extraFields?: number;
}

/** A column of a table. */
export interface Column {
  id: Id;
  /** The text of the header, to show: one line, with control characters made visible. */
  title: string;
  /** The text of the header as it is in the file, if `title` is not the same. */
  exactTitle?: string;
  type: ColumnType;
  /** Whether views can sort by the column. */
  sortable: boolean;
  /** Whether a search without `columns` includes the column. */
  searchable: boolean;
  /** Whether edits can set cells of the column. */
  editable: boolean;
  /** The expression from which the cells are computed. */
  computed?: string;
  supplied?: Supplied;
  /** Why the expression cannot be evaluated with the present columns. All cells are this error. */
  problem?: string;
  path?: ObjectPath;
  /** Whether the column has a header but no values. */
  headerOnly?: boolean;
  /** The expression that produces the display texts. */
  display?: string;
  /**
   * Why the display expression cannot be evaluated with the present columns. Cells then display
   * their values.
   */
  displayProblem?: string;
  sortBy?: SortSource;
  /**
   * Why the sort expression cannot be evaluated with the present columns. Values are then
   * compared.
   */
  sortByProblem?: string;
  /** The named type of the column. */
  typeName?: string;
  format?: Format;
  parse?: Format;
  /** The text displayed for null. */
  nullPlaceholder?: string;
  comparator?: Comparator;
  footer?: FooterRule;
  validate?: ColumnCheck;
  align?: "start" | "center" | "end";
  /** The client's own JSON about the editor. */
  editor?: unknown;
  /** The name of the kind of cell. */
  cellKind?: string;
  /** Any JSON of the client. */
  meta?: unknown;
  evidence?: Evidence;
  database?: ColumnOfDatabase;
}

/** Options of a column in a request; null resets a member. */
export interface ColumnOptions {
  /** A built-in type, or the name of a type that the table declares in `types`. */
  type?: string;
  /**
   * The text of the header. A file without a header does not store it: it is then no unsaved
   * change.
   */
  title?: string;
  /** Whether views can sort by the column. */
  sortable?: boolean;
  /** Whether a search without `columns` includes the column. */
  searchable?: boolean;
  /** Whether edits can set cells of the column. */
  editable?: boolean;
  /** The expression from which the cells are computed; null: cells are stored. */
  computed?: string | null;
  path?: ObjectPath | null;
  /** Whether the column has a header but no values: every cell is null. */
  headerOnly?: boolean;
  /**
   * The expression over the row that produces the display texts; null: the values are
   * displayed.
   */
  display?: string | null;
  sortBy?: SortSource | null;
  supplied?: Supplied | null;
  format?: Format | null;
  parse?: Format | null;
  /** The text displayed for null. */
  nullPlaceholder?: string | null;
  comparator?: Comparator | null;
  footer?: FooterRule | null;
  validate?: ColumnCheck;
  align?: "start" | "center" | "end" | null;
  /** Any JSON of the client, returned unchanged; null removes it. */
  editor?: unknown;
  /** The name of the kind of cell. The client draws the cells accordingly. */
  cellKind?: string | null;
  /** Any JSON of the client, returned unchanged; null removes it. */
  meta?: unknown;
}

export interface ColumnTargetStart {
  kind: "start";
}

export interface ColumnTargetEnd {
  kind: "end";
}

export interface ColumnTargetBefore {
  kind: "before";
  column: Id;
}

export interface ColumnTargetAfter {
  kind: "after";
  column: Id;
}

/** The position of a column among the others. */
export type ColumnTarget =
  | ColumnTargetStart | ColumnTargetEnd | ColumnTargetBefore | ColumnTargetAfter;

/** The type of a column. */
export type ColumnType = Open<
  | "boolean" | "integer" | "number" | "decimal" | "date" | "dateTime" | "time" | "duration"
  | "text" | "list" | "json"
>;

/** The name of a built-in type. */
export type ColumnTypeName =
  | "boolean" | "integer" | "number" | "decimal" | "date" | "dateTime" | "time" | "duration"
  | "text" | "list" | "json";

/**
 * The path of a column's value in rows that are objects: names separated by dots (dots and
 * backslashes in names are escaped by a backslash), or a JSON pointer.
 */
export type ObjectPath = string;

/** A key that sorts by the column compare instead of its values. */
export interface SortSource {
  column?: Id;
  expression?: OrderExpression;
}

/**
 * A CEL expression with the columns as variables. Rows are ordered by its values; rows for
 * which it fails are last.
 */
export type OrderExpression = string;

/** The comparison that sorting uses: a word, or an object with options. */
export type Comparator =
  | "value" | "text" | "caseInsensitive" | "natural" | "semver" | "length" | ComparatorOptions
  | ListComparator;

/** A comparison with options. */
export interface ComparatorOptions {
  kind: "value" | "text" | "caseInsensitive" | "natural" | "semver" | "length";
  caseFolded?: boolean;
  diacritics?: "exact" | "ignored";
}

/** A comparison by the position in a list of values. */
export interface ListComparator {
  kind: "list";
  caseFolded?: boolean;
  diacritics?: "exact" | "ignored";
  values: string[];
}

/** Numbers by a pattern, rounded half to even. */
export interface FormatNumber {
  kind: "number";
  /** Such as #,##0.00;(#,##0.00); by default the pattern of the locale. */
  pattern?: string;
  locale?: Locale;
  prefix?: string;
  suffix?: string;
  negative?: "minus" | "parentheses";
  /** The mark between whole digits and decimals; by default that of the locale. */
  decimalMark?: string;
  /** The mark between groups of digits; by default that of the locale. */
  groupMark?: string;
}

/** Amounts, with the number of decimals of the currency. */
export interface FormatCurrency {
  kind: "currency";
  /** Such as #,##0.00;(#,##0.00); by default the pattern of the locale. */
  pattern?: string;
  locale?: Locale;
  prefix?: string;
  suffix?: string;
  negative?: "minus" | "parentheses";
  /** The mark between whole digits and decimals; by default that of the locale. */
  decimalMark?: string;
  /** The mark between groups of digits; by default that of the locale. */
  groupMark?: string;
  /** ISO 4217. */
  currency: string;
  display?: "symbol" | "code";
}

/** Fractions as percents. */
export interface FormatPercent {
  kind: "percent";
  /** Such as #,##0.00;(#,##0.00); by default the pattern of the locale. */
  pattern?: string;
  locale?: Locale;
  prefix?: string;
  suffix?: string;
  negative?: "minus" | "parentheses";
  /** The mark between whole digits and decimals; by default that of the locale. */
  decimalMark?: string;
  /** The mark between groups of digits; by default that of the locale. */
  groupMark?: string;
}

/** Thousands, millions and so on: 12.3K. */
export interface FormatCompact {
  kind: "compact";
  locale?: Locale;
  currency?: string;
  digits?: number;
}

/** Numbers of bytes. */
export interface FormatBytes {
  kind: "bytes";
  locale?: Locale;
  units?: "iec" | "si";
  digits?: number;
}

/** Durations, or numbers in a unit of time. */
export interface FormatDuration {
  kind: "duration";
  locale?: Locale;
  style?: "clock" | "short" | "words";
  unit?: "millisecond" | "second" | "minute" | "hour" | "day";
}

/** Dates, dates with times, and times of day. */
export interface FormatDate {
  kind: "date";
  /** Such as yyyy-MM-dd HH:mm:ss. */
  pattern: string;
  locale?: Locale;
}

/** Words for true and false. */
export interface FormatBoolean {
  kind: "boolean";
  true: string;
  false: string;
}

/** Texts for listed values, by their canonical text. */
export interface FormatMap {
  kind: "map";
  values: Keyed<string>;
  otherwise?: Format;
}

/** A text with the value inserted. */
export interface FormatTemplate {
  kind: "template";
  /** {} is replaced by the value; {{ and }} are literal braces. */
  template: string;
  format?: Format;
}

/** A format for displaying values and parsing texts. */
export type Format =
  | FormatNumber | FormatCurrency | FormatPercent | FormatCompact | FormatBytes | FormatDuration
  | FormatDate | FormatBoolean | FormatMap | FormatTemplate;

/** A locale that is built into the daemon; default en. */
export type Locale = "en" | "de" | "fr" | "es" | "pt" | "it" | "nl" | "hi" | "ja";

/** The value and the display text of a cell. */
export interface ShownCell {
  value: CellValue;
  /** The display text. */
  text: string;
  cut?: IsCut;
}

export interface EditSet {
  kind: "set";
  row: AnyRowKey;
  column?: Id;
  /** The new value; null clears the cell. */
  value?: unknown;
  /** A text as typed by a person, instead of `value`; parsed by the column's formats. */
  text?: string;
  /** New values by column id, instead of `column` and `value`. */
  values?: Keyed<unknown>;
}

/** Inserts rows, by default at the end. */
export interface EditInsert {
  kind: "insert";
  /** The options of the rows beside their cells, one element per row. */
  options?: (RowOptions | null)[];
  rows: NewRows;
  place?: Place;
}

export interface EditRemove {
  kind: "remove";
  rows: AnyRowKey[];
}

export interface EditMove {
  kind: "move";
  /** The rows in their new order. */
  rows: AnyRowKey[];
  place: Place;
}

export interface EditPasteAt {
  row: AnyRowKey;
  column: Id;
}

/**
 * Pastes a rectangle of typed texts: from a cell down and to the right, or into given rows and
 * columns.
 */
export interface EditPaste {
  kind: "paste";
  texts?: TextBlock;
  /** Instead of texts: the plain text of a clipboard. */
  text?: string;
  /**
   * Instead of texts: the HTML of a clipboard. Its first table is used in place of the plain
   * text.
   */
  html?: string;
  /** How the clipboard is read. By default, HTML, Markdown, JSON and TSV are detected. */
  format?: "tsv" | "csv" | "html" | "markdown" | "json";
  /**
   * Whether the first row of the clipboard has names, which are not pasted; default true for
   * Markdown, else false.
   */
  header?: boolean;
  at?: EditPasteAt;
  view?: Id;
  rows?: AnyRowKey[];
  columns?: Id[];
  overflow?: Overflow;
}

/**
 * Applies the order of a view to the table: the rows that the view shows are reordered among
 * the positions that they occupy.
 */
export interface EditAdopt {
  kind: "adopt";
  view: Id;
}

/** Changes attributes of a row beside its cells. */
export interface EditSetRow {
  kind: "setRow";
  row: AnyRowKey;
  options: RowOptions;
}

/**
 * Changes options of a column, including its type. A list that changes columns can have no
 * other edits.
 */
export interface EditSetColumn {
  kind: "setColumn";
  column: Id;
  options: ColumnOptions;
}

/** Adds a column whose cells are null; by default a text column at the end. */
export interface EditAddColumn {
  kind: "addColumn";
  column: Id;
  options?: ColumnOptions;
  place?: ColumnTarget;
}

export interface EditRemoveColumn {
  kind: "removeColumn";
  column: Id;
}

/** Moves columns to the front, in this order. The others keep their order. */
export interface EditOrderColumns {
  kind: "orderColumns";
  columns: Id[];
}

/** Declares sections, by default at the end. Their rows are added at the end of the table. */
export interface EditAddSections {
  kind: "addSections";
  sections: NewSection[];
  place?: SectionPlace;
  /**
   * For a table without declared sections: the column with the section key of each row;
   * "section" by default.
   */
  sectionColumn?: string;
}

/** Removes declared sections and their rows. */
export interface EditRemoveSections {
  kind: "removeSections";
  sections: AnyRowKey[];
}

/** Moves declared sections, in the order listed. */
export interface EditMoveSections {
  kind: "moveSections";
  sections: AnyRowKey[];
  place: SectionPlace;
}

/** Changes options of a declared section. */
export interface EditSetSection {
  kind: "setSection";
  section: AnyRowKey;
  options: SectionOptions;
}

/** One edit. A list of edits is applied all or nothing. */
export type Edit =
  | EditSet | EditInsert | EditRemove | EditMove | EditPaste | EditAdopt | EditSetRow
  | EditSetColumn | EditAddColumn | EditRemoveColumn | EditOrderColumns | EditAddSections
  | EditRemoveSections | EditMoveSections | EditSetSection;

export interface PlaceStart {
  kind: "start";
}

export interface PlaceEnd {
  kind: "end";
}

export interface PlaceBefore {
  kind: "before";
  row: AnyRowKey;
}

export interface PlaceAfter {
  kind: "after";
  row: AnyRowKey;
}

export interface PlaceIndex {
  kind: "index";
  /**
   * Counts live rows in source order, before the change by default. Past the last row: at the
   * end. While rows are being read, an index past those read is refused (notComplete).
   */
  sourceIndex: number;
  counted?: Counted;
}

/** A position on the page that a view shows. Rows that are not shown keep their positions. */
export interface PlaceShown {
  kind: "shown";
  view: Id;
  viewIndex: number;
  counted?: Counted;
  /**
   * For a sorted view: refuse (default), or adopt: apply the view's order to the table and
   * remove the view's sort.
   */
  whenSorted?: "refuse" | "adopt";
}

/** The target position of rows in the source order. */
export type Place = PlaceStart | PlaceEnd | PlaceBefore | PlaceAfter | PlaceIndex | PlaceShown;

/**
 * The rows among which an index counts: those before the change (default), or those after it.
 * In the latter case the index is that of the first inserted or moved row.
 */
export type Counted = "before" | "after";

/**
 * The treatment of the part outside the existing rows or columns: refuse (default), clip, or
 * insert rows at the end.
 */
export type Overflow = "refuse" | "clip" | "insert";

/** Rows of texts as typed by a person; null leaves a cell unchanged. */
export type TextBlock = ((string | null)[])[];

/** The state of the undo history: its present step, and how many can be undone and redone. */
export interface History {
  /** The number of steps to undo. */
  undo: number;
  /** The number of steps to redo. */
  redo: number;
  /** The id of the newest step that is done; 0: none. */
  current: number;
  /**
   * The value of `current` in the state that was opened, created or last saved. The table is
   * dirty if it differs from `current`. Absent: no undo or redo leads to that state.
   */
  saved?: number;
  /** The label of the step that undo reverts. */
  undoLabel?: string;
  /** The label of the step that redo repeats. */
  redoLabel?: string;
  /** The number of steps that were dropped because of undoBytesMax, if any. */
  dropped?: number;
}

/** How to write, where that differs from the file. Later saves keep it. */
export interface SaveDialect {
  /** One ASCII character that is not a line break. */
  delimiter?: string;
  /** One ASCII character that is neither a line break nor the delimiter; null: no quotes. */
  quote?: string | null;
  /** A backslash; with any other value, quotes are escaped by doubling. */
  escape?: string | null;
  /** Whether the first record has the names of the columns. */
  header?: boolean;
  /**
   * The end of every record. By default records keep their own, and new ones get the file's
   * most frequent one.
   */
  lineEnd?: "lf" | "crlf" | "cr";
  /** Whether the file begins with a byte order mark. By default as the file does, and in UTF-16. */
  byteOrderMark?: boolean;
}

/**
 * The edits that make the new file of the old one, rising and apart from each other. All places
 * are those of the old file.
 */
export interface TextEdits {
  count: number;
  first: number;
  size: number;
  /** There are further ones. */
  more?: boolean;
  items: TextEdit[];
}

/**
 * The same as an LSP range: lines, and in the line `positions` of `initialize`, of which cells
 * are code points here. A byte order mark counts nothing.
 */
export interface TextEditRange {
  start: TextPosition;
  end: TextPosition;
}

export interface TextEdit {
  /** Offsets in the file, half-open. */
  bytes: [number, number];
  /**
   * The same as an LSP range: lines, and in the line `positions` of `initialize`, of which
   * cells are code points here. A byte order mark counts nothing.
   */
  range: TextEditRange;
  /** The new text. Bytes that are not valid in the encoding are replaced by U+FFFD. */
  newText: string;
  /** The exact new bytes, if `newText` cannot show them. */
  base64?: string;
}

export interface TextPosition {
  line: number;
  character: number;
}

/** What a save would change. */
export interface Unsaved {
  /** Rows that would be rewritten or left out; all rows if columns have changed. */
  records: number;
  /** Bytes of the new texts of cells in rows that the file has, before quotes and encoding. */
  bytes: number;
  /** Columns were added, removed, renamed or put into another order. */
  columns: boolean;
  /** Rows were moved. */
  order: boolean;
}

/**
 * Only with unsaved edits: rows that were not edited would be lost if another program wrote
 * over the file in place. Absent if they would stay.
 */
export type RowsAtRisk = "copying" | "tooLarge" | "noRoom";

/**
 * What both sides changed differently. Until it is decided, the table has our cell, and a
 * removed row stays.
 */
export interface Conflict {
  kind: "cell" | "removed" | "place";
  row: RowKey;
  /** The column, for a cell. */
  column?: Id;
  /**
   * The text of the cell before both changes; null: it was empty. Absent if both inserted the
   * row.
   */
  base?: string | null;
  /** Our text of the cell. */
  ours?: string | null;
  /** Their text of the cell. */
  theirs?: string | null;
  /** true: a text is cut. */
  cut?: boolean;
  /** Who removed the row. */
  removedBy?: "ours" | "theirs";
  /** The row that it follows in our order, for a place; null: it is the first one. */
  oursAfter?: RowKey | null;
  /** The same in their order. */
  theirsAfter?: RowKey | null;
}

/**
 * How many conflicts of a merge are open; absent: none. A save is refused until they are
 * decided.
 */
export type ConflictCount = number;

/**
 * The state of the table's journal. Absent while edits are kept as usual and no journal was
 * left behind.
 */
export interface Journal {
  /** Whether edits are kept. */
  state: "on" | "off" | "blocked" | "failed" | "suspended";
  /** Why they are not, in words. */
  reason?: string;
  /** Other processes, or other tables of this one, that edit the same file now. Absent: none. */
  editors?: number[];
  /** Journals of the file that cannot be read: damaged, or written by a newer program. */
  unreadable?: number;
  recoverable?: Recoverable;
  restored?: Restored;
}

/** Edits that an earlier process left behind. */
export interface Recoverable {
  /** How many changes, undo and redo included. */
  changes: number;
  /** The time of the last, in milliseconds since 1970. */
  when: number;
  /** How the file relates to what the edits were made on. */
  base: "same" | "grown" | "different";
  /** The process that made them. */
  process: number;
  /** Older journals of the same file. */
  others?: number;
  /** Bytes at the end of the journal that cannot be read. */
  lostBytes: number;
  /** Steps of the undo history that were left out; absent: none. */
  lostSteps?: number;
  /** Later changes were not kept, because one could not be written. */
  suspended?: boolean;
}

export interface JournalItem {
  /** Its name. */
  journal: string;
  bytes: number;
  /** The time of the last change, in milliseconds since 1970. */
  when: number;
  /** Whether a process writes it. */
  inUse: boolean;
  /** The file whose edits it has. */
  path?: string;
  /** How many changes. */
  changes?: number;
  /** The process that made them. */
  process?: number;
  /** Why it cannot be read. */
  problem?: "foreign" | "newer" | "damaged";
}

/** What the table was opened from, if that was a backup. */
export interface Restored {
  /** The path of the backup. */
  backup: string;
  /** How many steps can be undone or redone. */
  steps: number;
  /** Steps of the undo history that were left out; absent: none. */
  lostSteps?: number;
  /**
   * How the file relates to what the edits were made on. With different, they were not made
   * again.
   */
  base: "same" | "grown" | "different";
}

/** The file; by default the output is in the answer. */
export interface ExportTarget {
  /** Its path, as seen by the daemon. */
  path: string;
  /** Whether an existing file is replaced; default false. */
  overwrite?: boolean;
  /** Whether to wait until the device has the content; default true. */
  sync?: boolean;
}

/**
 * The same as an LSP range: lines from 0, and in the line `positions` of `initialize`, of which
 * cells are code points here. A byte order mark counts nothing. Absent in a line that begins
 * more than 1 MiB before.
 */
export interface FilePlaceRange {
  start: TextPosition;
  end: TextPosition;
}

/** A part of the file. */
export interface FilePlace {
  /** Offsets in the file, half-open, with quotes. */
  bytes: [number, number];
  /**
   * The same as an LSP range: lines from 0, and in the line `positions` of `initialize`, of
   * which cells are code points here. A byte order mark counts nothing. Absent in a line that
   * begins more than 1 MiB before.
   */
  range?: FilePlaceRange;
}

/** What is replaced, as an LSP range; default: the whole text. */
export interface TextChangeRange {
  start: ChangedPosition;
  end: ChangedPosition;
}

/** A part of the text that is replaced. */
export interface TextChange {
  /** What is replaced, as an LSP range; default: the whole text. */
  range?: TextChangeRange;
  /** The new text. */
  text: string;
}

/** A position in a text. A character behind the line means its end. */
export interface ChangedPosition {
  /** The line, from 0. Lines end at LF, CR LF and CR. */
  line: number;
  /** The place in the line, in `positions` of `initialize`. */
  character: number;
}

/** The draft of a cell. */
export interface Draft {
  view: Id;
  author?: string;
  /** user: the role is that of the view's user. */
  by?: "user";
  /** The current text of the draft. */
  text: string;
  /** true: another author has changed the cell since begin. */
  stale?: boolean;
  problem?: DraftProblem;
}

/** Why the draft cannot be committed. */
export interface DraftProblem {
  kind: Open<"valueDoesNotFit" | "invalid">;
  /** The type of the column. */
  expected?: string;
  row?: RowKey;
  column?: Id;
  columns?: Id[];
  rule?: BrokenRule;
  /** Why the rule cannot be evaluated. */
  reason?: string;
}

/** A cell of a block that has a draft. */
export interface CellInDraft {
  /** An index into the block's list. */
  row: number;
  view: Id;
  author?: string;
  /** user: the role is that of the view's user. */
  by?: "user";
  /** The current text of the draft. */
  text: string;
  /** true: another author has changed the cell since begin. */
  stale?: boolean;
  problem?: DraftProblem;
}

export interface ComparisonValue {
  kind: "value";
}

export interface ComparisonColumns {
  kind: "columns";
  columns: Id[];
}

export interface ComparisonTag {
  kind: "tag";
  /** One tag per row. */
  tags: AnyRowKey[];
}

/**
 * When a row counts as unchanged: if all cells are equal, or those of some columns. Or if its
 * tag is the one it was sent with, and it was not edited since.
 */
export type Comparison = ComparisonValue | ComparisonColumns | ComparisonTag;

export interface MatchKeys {
  kind: "keys";
}

export interface MatchColumns {
  kind: "columns";
  columns: Id[];
}

export interface MatchGiven {
  kind: "given";
  /** One key per row; null: the row is new. */
  keys: (AnyRowKey | null)[];
}

export interface MatchContent {
  kind: "content";
}

/** The method by which old and new rows are matched. */
export type Match = MatchKeys | MatchColumns | MatchGiven | MatchContent;

/** A section with all its rows. */
export interface ContentSection {
  key: AnyRowKey;
  /** The text of its header. */
  header?: string;
  /** The text of its footer. */
  footer?: string;
  /** A name in `sectionKinds` of the declarations. */
  kind?: string;
  /**
   * The client's own JSON. The daemon stores it and compares it by value, and never interprets
   * it.
   */
  state?: unknown;
  rows?: NewRows;
  /** For each row the key of the matching old row, as in match given; null: a new row. */
  keys?: (AnyRowKey | null)[];
  /** The state of each row. */
  rowStates?: unknown[];
  /** For each row the states of its cells, by column. */
  cellStates?: CellStates[];
  /** The tag of each row, as in compare tag. */
  tags?: AnyRowKey[];
}

/** A compared table. */
export interface ContentFound {
  table: Id;
  revision: number;
  /** The number of rows. */
  rowCount: number;
}

/** A table, optionally at an older revision. */
export interface ContentPlace {
  table: Id;
  /** The current revision by default. */
  revision?: number;
}

export interface SectionsDiffUpdate {
  /** The index in the new content. */
  index: number;
  key: number | string;
  members: Open<"header" | "footer" | "kind" | "state">[];
}

/**
 * The difference of declared sections, if both tables have some. Rows that move with their
 * section are not listed.
 */
export interface SectionsDiff {
  /** The sections of the old content. */
  old: SectionCount[];
  /** The sections of the new content. */
  new: SectionCount[];
  /** Indices in the old content. */
  deletes: number[];
  /** Indices in the new content. */
  inserts: number[];
  moves: IndexMoves;
  /** Sections that stay or move, and have a changed header, footer, kind or state. */
  updates: SectionsDiffUpdate[];
}

/**
 * The key of a section (null or {kind: "error"} for rows without one), and the number of its
 * rows.
 */
export type SectionCount = (number | string | null | Keyed<unknown>)[];

/**
 * The side before: a table, a table as it was saved, or a file. A file is opened as a table of
 * its own with the options of the table `to`.
 */
export interface DifferencePlace {
  table?: Id;
  /** A revision of the table. By default its changes are followed. */
  revision?: number;
  /** true: the table as it was opened, created or last saved. */
  saved?: boolean;
  /** The path of a file. */
  path?: string;
  /** The text of a file. */
  text?: string;
  /** The bytes of a file. RFC 4648 with padding and without line breaks. */
  base64?: string;
  dialect?: Dialect;
}

/** A side of a difference. */
export interface DifferenceSide {
  table: Id;
  /** The revision of the side that the difference shows. */
  revision: number;
  /** The number of its rows. */
  rowCount: number;
  /**
   * Whether later changes of the side are followed. False for a revision, and when the table
   * was closed.
   */
  follows: boolean;
}

/** The numbers of rows by their mark. A row counts once. */
export interface DifferenceStateCounts {
  same: number;
  added: number;
  removed: number;
  changed: number;
  moved: number;
}

/** How the table of a difference relates to both sides. */
export interface DifferenceState {
  /**
   * current: it is the difference of both sides; pending: it is behind, and is being updated;
   * failed: it is behind, because the sides cannot be compared.
   */
  state: Open<"current" | "pending" | "failed">;
  /** Why the sides cannot be compared. */
  failure?: string;
  from: DifferenceSide;
  to: DifferenceSide;
  /** The numbers of rows by their mark. A row counts once. */
  counts: DifferenceStateCounts;
}

/** The ids of the columns that other tables do not have. */
export interface DifferenceFactsColumns {
  /** The mark: same, added, removed, changed or moved. */
  kind: Id;
  /** Whether the row is in another place. */
  moved: Id;
  /** The list of the columns whose cells differ. */
  changed: Id;
  /** The key of the row in the table `from`. */
  from: Id;
  /** The key of the row in the table `to`. */
  to: Id;
  /** By compared column, the column with its cells before. */
  was: Keyed<Id>;
}

/** The difference, its columns, and styles that show it. */
export interface DifferenceFacts {
  /** As in differenceState. */
  state: Open<"current" | "pending" | "failed">;
  /** Why the sides cannot be compared. */
  failure?: string;
  from: DifferenceSide;
  to: DifferenceSide;
  /** The numbers of rows by their mark. */
  counts: Keyed<number>;
  /** The ids of the columns that other tables do not have. */
  columns: DifferenceFactsColumns;
  /** Styles for the state of a view, with the tags added, removed, changed and moved. */
  styles: Style[];
}

/** The validation rules of cells; null: none. */
export type ColumnCheck = ColumnRule | ColumnRule[] | null;

/** A validation rule for the cells of a column. */
export interface ColumnRule {
  /**
   * A CEL condition over the edited row; `value` is the cell. The results true and null satisfy
   * the rule.
   */
  expression: string;
  /** The message for people if the rule is violated. */
  message?: string;
  severity?: Severity;
}

/** A validation rule for rows. */
export interface RowRule {
  /** A CEL condition over the edited row. The results true and null satisfy the rule. */
  expression: string;
  /** The message for people if the rule is violated. */
  message?: string;
  severity?: Severity;
  /**
   * The columns at whose cells a violation is reported; without columns it is reported at the
   * row.
   */
  columns?: Id[];
}

/**
 * refuse (default): edits that violate the rule are refused; mark: the data is kept and the
 * violation reported.
 */
export type Severity = "refuse" | "mark";

/** A violated rule. */
export interface BrokenRule {
  /** The kind of row that has the rule; absent: the rule applies to all rows. */
  kind?: string;
  /**
   * The index in the list of the column or of the rows; absent if the value does not have the
   * type that the kind declares.
   */
  index?: number;
  expression?: string;
  type?: ColumnTypeName;
  message?: string;
  severity: Severity;
}

export interface DeclarationsKindBy {
  column?: Id;
  expression?: string;
}

/**
 * The terms of asking the client: the time limit in milliseconds (default 10,000), and the
 * decision without an answer (default refuse).
 */
export interface DeclarationsDecisions {
  deadline?: number | null;
  default?: "allow" | "refuse" | null;
}

/**
 * The declarations of a table, in layers. Patches are merged member by member; null restores a
 * default.
 */
export interface Declarations {
  settings?: Settings | null;
  fallback?: Settings | null;
  /** The declarations of columns, by id. */
  columns?: Keyed<ColumnRules | null> | null;
  /** The kinds of rows, by name. */
  kinds?: Keyed<RowKind | null> | null;
  /** The source of the kind of rows without their own. */
  kindBy?: DeclarationsKindBy | null;
  /** The kind of rows without a declared kind. */
  defaultKind?: string | null;
  /** refuse: edits that produce a row of an undeclared kind are refused. */
  undeclaredKinds?: "default" | "refuse" | null;
  /** The validation rules of rows; replaced as a whole. */
  rowRules?: RowRule[] | null;
  sectionKinds?: Keyed<Settings | null> | null;
  /** The declarations of sections, by key. */
  sections?: Keyed<SectionRules | null> | null;
  /** The definitions of cell kinds by name, in the client's own JSON, returned unchanged. */
  cellKinds?: Keyed<unknown> | null;
  /** The definitions of editors by name, in the client's own JSON, returned unchanged. */
  editors?: Keyed<unknown> | null;
  decisions?: DeclarationsDecisions | null;
}

export interface SettingsMovable {
  expression?: string;
  /** The keys of the sections within which the row can move. */
  within?: string[];
}

/** The lines above the first row of a section, between its rows, and below the last. */
export interface SettingsSeparators {
  top?: Separator;
  between?: Separator;
  bottom?: Separator;
}

/** The settings of one layer; null removes a setting, values are replaced as a whole. */
export interface Settings {
  /** The height of the row, in units. */
  height?: number | "automatic" | RowExpression | null;
  /** The width as an item of a collection. */
  width?: number | "automatic" | RowExpression | null;
  /** The assumed height before the row is measured, in units. */
  estimatedHeight?: number | RowExpression | null;
  headerHeight?: EdgeHeightSetting;
  footerHeight?: EdgeHeightSetting;
  hidden?: FlagSetting;
  selectable?: PermissionSetting;
  momentary?: FlagSetting;
  editable?: PermissionSetting;
  movable?: boolean | "ask" | SettingsMovable | null;
  deletable?: PermissionSetting;
  collapsible?: PermissionSetting;
  /** The indentation, in levels. */
  indentation?: number | RowExpression | null;
  /** The tree of actions. */
  actions?: Action[] | null;
  separators?: SettingsSeparators | null;
  accessory?: TextSetting;
  accessibilityText?: TextSetting;
  cellKind?: TextSetting;
  editor?: TextSetting;
  /** The id of the view whose collection is inside the row. */
  holds?: string | RowExpression | null;
}

/** The settings of a column's cells and, in `header`, of its header. */
export interface ColumnRules {
  height?: number | "automatic" | RowExpression | null;
  width?: number | "automatic" | RowExpression | null;
  estimatedHeight?: number | RowExpression | null;
  headerHeight?: EdgeHeightSetting;
  footerHeight?: EdgeHeightSetting;
  hidden?: FlagSetting;
  selectable?: PermissionSetting;
  momentary?: FlagSetting;
  editable?: PermissionSetting;
  movable?: boolean | "ask" | SettingsMovable | null;
  deletable?: PermissionSetting;
  collapsible?: PermissionSetting;
  indentation?: number | RowExpression | null;
  actions?: Action[] | null;
  separators?: SettingsSeparators | null;
  accessory?: TextSetting;
  accessibilityText?: TextSetting;
  cellKind?: TextSetting;
  editor?: TextSetting;
  holds?: string | RowExpression | null;
  header?: Settings | null;
}

/** The declarations of a kind of row for its cells in one column. */
export interface KindColumn {
  height?: number | "automatic" | RowExpression | null;
  width?: number | "automatic" | RowExpression | null;
  estimatedHeight?: number | RowExpression | null;
  headerHeight?: EdgeHeightSetting;
  footerHeight?: EdgeHeightSetting;
  hidden?: FlagSetting;
  selectable?: PermissionSetting;
  momentary?: FlagSetting;
  editable?: PermissionSetting;
  movable?: boolean | "ask" | SettingsMovable | null;
  deletable?: PermissionSetting;
  collapsible?: PermissionSetting;
  indentation?: number | RowExpression | null;
  actions?: Action[] | null;
  separators?: SettingsSeparators | null;
  accessory?: TextSetting;
  accessibilityText?: TextSetting;
  cellKind?: TextSetting;
  editor?: TextSetting;
  holds?: string | RowExpression | null;
  /**
   * In a JSON column: the type of such cells, which also determines how typed texts are parsed;
   * null: any.
   */
  type?: ColumnTypeName | null;
  validate?: ColumnCheck;
  /** The format of such cells; null: the column's format. */
  format?: Format | null;
  /** The path of the value in such rows that are objects; null: the column's path. */
  path?: ObjectPath | null;
}

/** The settings of a kind of row and, in `columns`, of its cells. */
export interface RowKind {
  height?: number | "automatic" | RowExpression | null;
  width?: number | "automatic" | RowExpression | null;
  estimatedHeight?: number | RowExpression | null;
  headerHeight?: EdgeHeightSetting;
  footerHeight?: EdgeHeightSetting;
  hidden?: FlagSetting;
  selectable?: PermissionSetting;
  momentary?: FlagSetting;
  editable?: PermissionSetting;
  movable?: boolean | "ask" | SettingsMovable | null;
  deletable?: PermissionSetting;
  collapsible?: PermissionSetting;
  indentation?: number | RowExpression | null;
  actions?: Action[] | null;
  separators?: SettingsSeparators | null;
  accessory?: TextSetting;
  accessibilityText?: TextSetting;
  cellKind?: TextSetting;
  editor?: TextSetting;
  holds?: string | RowExpression | null;
  /** The declarations for cells, by column id. */
  columns?: Keyed<KindColumn | null> | null;
}

/** The declarations of a section. */
export interface SectionRules {
  height?: number | "automatic" | RowExpression | null;
  width?: number | "automatic" | RowExpression | null;
  estimatedHeight?: number | RowExpression | null;
  headerHeight?: EdgeHeightSetting;
  footerHeight?: EdgeHeightSetting;
  hidden?: FlagSetting;
  selectable?: PermissionSetting;
  momentary?: FlagSetting;
  editable?: PermissionSetting;
  movable?: boolean | "ask" | SettingsMovable | null;
  deletable?: PermissionSetting;
  collapsible?: PermissionSetting;
  indentation?: number | RowExpression | null;
  actions?: Action[] | null;
  separators?: SettingsSeparators | null;
  accessory?: TextSetting;
  accessibilityText?: TextSetting;
  cellKind?: TextSetting;
  editor?: TextSetting;
  holds?: string | RowExpression | null;
  /** A name in `sectionKinds`. */
  kind?: string | null;
}

/** The attributes of a row beside its cells; null removes a member. */
export interface RowOptions {
  /** The kind that the row states. */
  kind?: string | null;
  settings?: Settings | null;
  /**
   * The client's own JSON. The daemon stores it and compares it by value, and never interprets
   * it.
   */
  rowState?: unknown;
  cellStates?: CellStates;
}

/** The client's own JSON of cells, by column; null removes that of a cell, or of all. */
export type CellStates = Keyed<unknown> | null;

/** The layer that decides a setting. */
export type SettingLayer = Open<
  | "row" | "kind" | "section" | "column" | "table" | "fallback" | "builtIn"
>;

/** A CEL expression over the cells of the row. */
export interface RowExpression {
  /** The source text. */
  expression: string;
}

/** A boolean, or an expression for it; null removes the setting. */
export type FlagSetting = boolean | RowExpression | null;

/**
 * ask: the client is asked each time (action/decide). An expression returns a boolean or the
 * text ask.
 */
export type PermissionSetting = boolean | "ask" | RowExpression | null;

/** A length, automatic or zero, or an expression for it; null removes the setting. */
export type EdgeHeightSetting = number | "automatic" | "zero" | RowExpression | null;

/** A text, or an expression for it; null removes the setting. */
export type TextSetting = string | RowExpression | null;

/** A line: its insets at both ends and its thickness, in the view's units. */
export interface Separator {
  leading?: number;
  trailing?: number;
  thickness?: number;
}

/**
 * An action on a row, a cell or a header. Its id is unique within a tree. Children have the
 * placement of their parent unless they have their own.
 */
export interface Action {
  /** The id of the action, unique within the tree. */
  id: string;
  /** The title. */
  title?: string | RowExpression;
  style?: "normal" | "destructive" | "disabled" | RowExpression;
  /** Whether the action is hidden. */
  hidden?: boolean | RowExpression;
  /** The name of an image of the client. */
  image?: string | RowExpression;
  placement?: "menu" | "leading" | "trailing" | "inline";
  /** Whether a full swipe invokes the action. */
  fullSwipe?: boolean;
  /** The actions of a submenu. */
  children?: Action[];
}

/** A permission that the client must decide. */
export interface AskedPermission {
  permission: Open<"select" | "edit" | "move" | "delete" | "collapse">;
  row?: RowKey;
  column?: Id;
  /** The key of the section to collapse. */
  section?: string;
  layer: SettingLayer;
}

export interface ViewDescriptionFilterProblem {
  /** A JSON pointer within the state. */
  pointer: string;
  kind: Open<"unknownColumn" | "typeChanged">;
  message: string;
}

export interface ViewDescriptionOrderProblem {
  /** A JSON pointer within the state. */
  pointer: string;
  kind: Open<"unknownColumn" | "typeChanged" | "tooManyRows" | "sectionsTooLarge">;
  message: string;
}

/** The description of a view. */
export interface ViewDescription {
  view: Id;
  table: Id;
  viewRevision: number;
  revision: number;
  state: ViewState;
  footers?: Footers;
  layout?: ColumnPlaces;
  cursor?: ViewCursor;
  preset?: PresetName;
  /**
   * Filter conditions that are not valid with the present columns. They are kept in the state
   * and not applied.
   */
  filterProblems?: ViewDescriptionFilterProblem[];
  filterFailure?: FilterFailure;
  /**
   * Expressions of the sort and the sections that are not valid with the present columns. They
   * are kept in the state and not applied.
   */
  orderProblems?: ViewDescriptionOrderProblem[];
  orderFailure?: OrderFailure;
  counts: Counts;
  orderState: OrderState;
  complete: Complete;
  searching?: SearchProgress;
  sorting?: SortProgress;
  /** The visible columns, in order. */
  columns: Id[];
  remembered?: RememberedState;
}

export interface RememberedStateDroppedItem {
  /** A JSON pointer within the kept state. */
  pointer: string;
  kind: Open<"unknownColumn" | "notSortable" | "invalidParams" | "expression">;
  message: string;
}

/**
 * What was kept of a view that is opened with `remember`. Only the answer to `view/open` has
 * it.
 */
export interface RememberedState {
  outcome: "restored" | "none" | "noFile" | "off" | "damaged" | "newer" | "foreign";
  /** When the state was kept, in milliseconds since 1970. */
  when?: number;
  /** Parts of the kept state that do not fit any more, and were left out. */
  dropped?: RememberedStateDroppedItem[];
}

export interface ViewStateSortItem {
  column?: Id;
  expression?: OrderExpression;
  direction: "ascending" | "descending";
  nulls: "first" | "last";
  comparator: Comparator;
}

export interface ViewStateSearch {
  text: string;
  columns: Id[] | null;
  caseFolded: boolean;
  diacritics: "exact" | "ignored";
  match: "contains" | "words" | "prefix" | "regex" | "fuzzy";
  mode: "filter" | "mark";
  /** Left out for display. */
  of?: "display" | "value";
}

export interface ViewStateSelection {
  mode: "none" | "single" | "multiple";
  unit: "row" | "cell" | "column";
  tap: "replace" | "toggle" | "extend";
  momentary: boolean;
  whenFiltered: "keep" | "drop";
}

/** The page shown. */
export interface ViewStatePage {
  /** The number of rows per page; null: all rows are one page. */
  size: number | null;
  /** The index of the page, from 0. */
  index: number;
}

export interface ViewStateColumnsEntry {
  hidden?: boolean;
  footer?: FooterRule;
  /** The value that replaces null for the view's user. */
  nullDefault?: unknown;
}

/** The complete state of a view. */
export interface ViewState {
  /** The sort keys, the most significant first. */
  sort: ViewStateSortItem[];
  /** The search; null: none. */
  search: ViewStateSearch | null;
  filter: Filter | null;
  sections: Sections | null;
  selection: ViewStateSelection;
  /** The page shown. */
  page: ViewStatePage;
  /** By column id; columns with default state are omitted. */
  columns: Keyed<ViewStateColumnsEntry>;
  /** The order of the columns; columns that are not listed follow. */
  columnOrder: Id[];
  /**
   * The editing rights of the view's user (table/edit with view). cell: single cells, positions
   * and removal; object: also whole rows. Absent if none.
   */
  binding?: "none" | "cell" | "object";
  /**
   * The view's own values of params.x by x, which take precedence over the table's; absent if
   * there are none.
   */
  params?: Keyed<TypedValue>;
  /** The steps that header taps cycle through. */
  sortCycle: ("ascending" | "descending" | "none")[];
  /** Whether updates include footers; absent: they do. */
  footers?: false;
  /** Whether a tap on a footer sorts; absent: it does not. */
  footerSorts?: boolean;
  /** Whether rows hidden by the table's declarations are shown; absent: they are not. */
  showHidden?: true;
  layout?: Layout;
  presentation?: Presentation;
  /** The style rules of rows and cells; absent if there are none. */
  styles?: Style[];
}

/** One sort key. Absent members have their defaults. */
export interface ViewStatePatchSortItem {
  column?: Id;
  expression?: OrderExpression;
  direction?: "ascending" | "descending";
  nulls?: "first" | "last";
  comparator?: Comparator;
}

/** A patch of the selection rules of a view. */
export interface ViewStatePatchSelection {
  mode?: "none" | "single" | "multiple" | null;
  unit?: "row" | "cell" | "column" | null;
  tap?: "replace" | "toggle" | "extend" | null;
  momentary?: boolean | null;
  whenFiltered?: "keep" | "drop" | null;
}

/** A patch of the page. */
export interface ViewStatePatchPage {
  size?: number | null;
  index?: number | null;
}

/** A patch of one column; null restores its defaults. */
export interface ViewStatePatchColumnsEntry {
  hidden?: boolean | null;
  /** Replaced as a whole; null: the column's own footer. */
  footer?: FooterRule | null;
  /**
   * The value that replaces null for the view's user: a value of the column. If the user writes
   * this value through the view, null is stored.
   */
  nullDefault?: unknown;
}

/** A merge patch of the view's state (RFC 7396): null restores a default. */
export interface ViewStatePatch {
  sort?: ViewStatePatchSortItem[] | null;
  search?: SearchPatch | null;
  filter?: Filter | string | null;
  sections?: SectionsPatch | null;
  selection?: ViewStatePatchSelection | null;
  page?: ViewStatePatchPage | null;
  /** Patches of single columns, by id. */
  columns?: Keyed<ViewStatePatchColumnsEntry | null> | null;
  columnOrder?: Id[] | null;
  binding?: "none" | "cell" | "object" | null;
  /**
   * The view's own values of params.x, which take precedence over the table's; null removes
   * one.
   */
  params?: Keyed<TypedValue | null> | null;
  sortCycle?: ("ascending" | "descending" | "none")[] | null;
  /** Whether updates include footers; default true. */
  footers?: boolean | null;
  /** Whether a tap on a footer sorts; default false. */
  footerSorts?: boolean | null;
  /** Whether rows hidden by the table's declarations are shown; default false. */
  showHidden?: boolean | null;
  layout?: LayoutPatch | null;
  presentation?: PresentationPatch | null;
  /** The style rules of rows and cells, replaced as a whole; default none. */
  styles?: Style[] | null;
}

/**
 * The fields of a row's record that are in no column, because the record is longer than the
 * header.
 */
export interface ExtraFields {
  row: RowKey;
  /** What they show, in the order of the record. */
  fields: string[];
  cut?: IsCut;
}

/** The frame of an entry of the page, in units. */
export interface EntryFrame {
  key: EntryKey;
  viewIndex: number;
  offset: number;
  height: number;
  frame?: ItemFrame;
}

export interface WindowEntries {
  kind: "entries";
  /** The index within the page. */
  first: number;
  size: number;
  /** The number of additional entries on both sides. */
  overscan?: number;
}

export interface WindowAll {
  kind: "all";
}

export interface WindowViewport {
  kind: "viewport";
  offset: Offset;
  /** The length of the viewport, in units. */
  extent: number;
  /** Entries within this distance of the viewport are also sent; default 0. */
  overscan?: number;
}

/** The entries of the page that a subscription watches. */
export type Window = WindowEntries | WindowAll | WindowViewport;

/** An entry of the page shown, named by a client: a row by its key, or a part of a section. */
export type NamedEntry = AnyRowKey | NamedSectionEntry;

/** A part of a section, in a request. */
export interface NamedSectionEntry {
  kind: "group" | "header" | "footer";
  key: AnySectionKey;
}

/** A column in the client's frame. */
export interface HitColumn {
  column: Id;
  /** Its left edge, from the left of the frame. */
  x: number;
  /** Its width. */
  width: number;
  /**
   * From where to where it can be seen, from the left of the frame. Fixed columns cover the
   * others.
   */
  clip: number[];
}

export interface ViewUpdateProblem {
  /** The index in the window. */
  index: number;
  /** invalid: `rule` is violated. conflict: `conflict` is not decided. */
  kind: Open<"invalid" | "conflict">;
  /** A cell or row that both sides changed differently. `table/conflicts` returns both sides. */
  conflict?: "cell" | "removed" | "place";
  column?: Id;
  columns?: Id[];
  rule?: BrokenRule;
  /** Why the rule cannot be evaluated. */
  reason?: string;
}

export interface ViewUpdateKindsRow {
  kind: string;
  at: IndexRuns;
}

export interface ViewUpdateKindsCell {
  column: Id;
  /** A name in `cellKinds` of the declarations. */
  cellKind?: unknown;
  /** A name in `editors` of the declarations, or the column's option. */
  editor?: unknown;
  at: IndexRuns;
}

export interface ViewUpdateKindsState {
  index: number;
  /** The row's state, in the client's own JSON. */
  rowState: unknown;
}

export interface ViewUpdateKindsCellState {
  index: number;
  column: Id;
  /** The cell's state, in the client's own JSON. */
  cellState: unknown;
}

/**
 * The kinds of the whole window, in runs of window indices, for subscriptions with `kinds`.
 * Absent: unchanged; in a reset: none.
 */
export interface ViewUpdateKinds {
  rows?: ViewUpdateKindsRow[];
  cells?: ViewUpdateKindsCell[];
  states?: ViewUpdateKindsState[];
  /** One element per row. */
  cellStates?: ViewUpdateKindsCellState[];
}

export interface ViewUpdateSeparator {
  top?: RowLine;
  bottom?: RowLine;
  at: IndexRuns;
}

/**
 * The keys of entries that became visible or stopped being visible, for subscriptions with
 * `appearance`. Empty lists are omitted.
 */
export interface ViewUpdateAppearance {
  /** Entries that became visible. */
  appeared?: EntryKey[];
  /** Entries that stopped being visible. */
  disappeared?: EntryKey[];
  /** Entries that entered the overscan and were not in the window before. */
  prefetch?: EntryKey[];
  /** Entries that left the overscan without becoming visible. */
  cancelled?: EntryKey[];
}

export interface ViewUpdateHeight {
  /** The height of each entry, in units. */
  height: number;
  /** The number of entries. */
  count: number;
}

/** The window after the update. */
export interface ViewUpdateWindow {
  /** The index within the page. */
  first: number;
  /** The number of entries. */
  size: number;
}

/** The content of the whole window, which replaces everything before. */
export interface ViewUpdateReset {
  /** The keys of the entries, in order. */
  keys: EntryKey[];
  /** The cells, column by column. */
  blocks: ColumnBlock[];
}

/** The inserted entries. */
export interface ViewUpdateDiffInserts {
  at: IndexRuns;
  /** Their keys, in order. */
  keys: EntryKey[];
  /** Their cells, column by column. */
  blocks: ColumnBlock[];
}

/** The changes in the window. */
export interface ViewUpdateDiff {
  deletes?: IndexRuns;
  moves?: IndexMoves;
  /** The inserted entries. */
  inserts?: ViewUpdateDiffInserts;
  /** The changed cells. */
  updates?: UpdateBlock[];
  scrolledOut?: IndexRuns;
  scrolledIn?: IndexRuns;
}

/**
 * An update of a window, or one part of it. With `brief`, an update with a `diff` can omit
 * counts, order, window and the columns of the layout if they have not changed.
 */
export interface ViewUpdate {
  subscription: Id;
  view: Id;
  table: Id;
  /** 1, 2, 3… per subscription, without gaps. */
  seq: number;
  /** The `to` of the previous update; null: this update is a reset. */
  from: number | null;
  /** The view revision. */
  to: number;
  /** The table revision. */
  revision: number;
  /** What caused the update. */
  causes: Open<
    | "edit" | "setRows" | "setParams" | "undo" | "redo" | "load" | "state" | "select" | "cursor"
    | "draft" | "scroll" | "hover" | "watch" | "source" | "footer" | "declare" | "supply" | "layout"
  >[];
  /** The authors of the changes. */
  authors?: string[];
  /**
   * The violated rules of rows in the whole window, and what a merge left open, for
   * subscriptions with `problems`. Absent: unchanged; in a reset: none.
   */
  problems?: ViewUpdateProblem[];
  /**
   * The kinds of the whole window, in runs of window indices, for subscriptions with `kinds`.
   * Absent: unchanged; in a reset: none.
   */
  kinds?: ViewUpdateKinds;
  /**
   * The lines around rows of the window, for subscriptions with `separators`. Listed are rows
   * whose lines are new or have changed; without top and bottom they no longer have lines.
   * Inserted rows have none until they are listed.
   */
  separators?: ViewUpdateSeparator[];
  styles?: WindowStyles;
  accessibility?: AccessibilityTexts;
  /**
   * The keys of entries that became visible or stopped being visible, for subscriptions with
   * `appearance`. Empty lists are omitted.
   */
  appearance?: ViewUpdateAppearance;
  /** The hints of the included table/setRows, oldest first; at most the 16 newest. */
  hints?: unknown[];
  counts?: Counts;
  filterFailure?: FilterFailure;
  orderFailure?: OrderFailure;
  orderState?: OrderState;
  complete?: Complete;
  searching?: SearchProgress;
  sorting?: SortProgress;
  selection?: WindowSelection;
  /**
   * The cursor of the view, if it changed; null: it is nowhere, because the page is empty. In a
   * reset without it: nowhere.
   */
  cursor?: ViewCursor | null;
  footers?: Footers;
  /** The layout of the columns, if it changed; null: the view no longer has a layout. */
  layout?: ColumnPlacesUpdate | null;
  /** The horizontal window, if it changed; null: the subscription has all columns. */
  across?: AcrossPlaces | null;
  /**
   * The frames of the window's items in a collection, from the first one, if they changed.
   * Empty: the items no longer have frames, because the layout or its items were removed or
   * there are too many. Sent in the last part.
   */
  frames?: ItemFrame[];
  /**
   * The heights of the window's entries, from the first one, in runs of equal heights, if they
   * changed. Empty: the entries no longer have heights, because the layout or its rows were
   * removed. Sent in the last part.
   */
  heights?: ViewUpdateHeight[];
  viewport?: ViewportPlace;
  /** The window after the update. */
  window?: ViewUpdateWindow;
  /** The window's columns: in the first update, after a resync, and whenever they change. */
  columns?: Id[];
  /**
   * The sections of the window that are new or changed; in a reset all sections with an entry
   * in it.
   */
  sections?: SectionInfo[];
  /** The content of the whole window, which replaces everything before. */
  reset?: ViewUpdateReset;
  /** The changes in the window. */
  diff?: ViewUpdateDiff;
  /** The index of the part. Absent if the update is not split into parts. */
  part?: number;
  /** Whether this is the last part, after which the update is complete. */
  last: boolean;
}

/**
 * How much of long texts is sent: whole (default), or cut to the room that the layout gives
 * them.
 */
export type TextExtent = "whole" | "cut";

/** The end of a text that is cut to its room, at most 16 code points; default U+2026. */
export type Ellipsis = string;

export interface ColumnBlockError {
  /** An index into this block's list. */
  row: number;
  kind: Open<
    | "doesNotParse" | "outOfRange" | "sourceChanged" | "readFailed" | "fieldTooLong"
    | "notComputed"
  >;
  /** The text of the cell in the source. */
  text?: string;
}

export interface ColumnBlockMatch {
  /** An index into this block's list. */
  row: number;
  /** The hits, in ascending order. */
  ranges: [number, number][];
  /** The number of hits after the listed ones; at most 65,536 hits per cell are counted. */
  further?: number;
}

/** Cells of one column, in the order of the rows. */
export interface ColumnBlock {
  column: Id;
  /**
   * The index of the block's first cell within the rows of the whole response or update;
   * absent: 0.
   */
  offset?: number;
  /** The values, if `as` is value or both. */
  values?: CellValue[];
  /**
   * The display texts, if `as` is text or both. Each is one line, with control characters made
   * visible.
   */
  texts?: string[];
  /** Cells without a value, with their source text. Absent if empty. */
  errors?: ColumnBlockError[];
  /** Cells whose value is not known yet. Absent if empty. */
  pending?: number[];
  /** Cells supplied by the client, an input of which has changed since. Absent if empty. */
  stale?: number[];
  /** Cells with invalid UTF-8, displayed with U+FFFD. Absent if empty. */
  lossy?: number[];
  /**
   * Cells whose value or text is cut. A text is cut to its beginning; another value is null.
   * `cell/text` reads the whole text. Absent if empty.
   */
  cut?: number[];
  /**
   * How long the whole texts of the cells in `cut` are, in bytes of UTF-8, as `cell/text`
   * counts them. Only where texts are cut to their room.
   */
  cutBytes?: number[];
  /**
   * Search hits as half-open ranges of offsets (see `positions` of `initialize`) in `texts` as
   * they are sent; without texts, in `values`. Absent if empty.
   */
  matches?: ColumnBlockMatch[];
  /** Cells with a draft; `texts` has the draft's text. Absent if empty. */
  drafts?: CellInDraft[];
}

export interface UpdateBlockError {
  /** An index into this block's list. */
  row: number;
  kind: Open<
    | "doesNotParse" | "outOfRange" | "sourceChanged" | "readFailed" | "fieldTooLong"
    | "notComputed"
  >;
  /** The text of the cell in the source. */
  text?: string;
}

export interface UpdateBlockMatch {
  /** An index into this block's list. */
  row: number;
  /** The hits, in ascending order. */
  ranges: [number, number][];
  /** The number of hits after the listed ones; at most 65,536 hits per cell are counted. */
  further?: number;
}

/** Changed cells of one column. */
export interface UpdateBlock {
  column: Id;
  /** The new window index of each cell. */
  rows: number[];
  /** The values, if `as` is value or both. */
  values?: CellValue[];
  /**
   * The display texts, if `as` is text or both. Each is one line, with control characters made
   * visible.
   */
  texts?: string[];
  /** Cells without a value, with their source text. Absent if empty. */
  errors?: UpdateBlockError[];
  /** Cells whose value is not known yet. Absent if empty. */
  pending?: number[];
  /** Cells supplied by the client, an input of which has changed since. Absent if empty. */
  stale?: number[];
  /** Cells with invalid UTF-8, displayed with U+FFFD. Absent if empty. */
  lossy?: number[];
  /**
   * Cells whose value or text is cut. A text is cut to its beginning; another value is null.
   * `cell/text` reads the whole text. Absent if empty.
   */
  cut?: number[];
  /**
   * How long the whole texts of the cells in `cut` are, in bytes of UTF-8, as `cell/text`
   * counts them. Only where texts are cut to their room.
   */
  cutBytes?: number[];
  /**
   * Search hits as half-open ranges of offsets (see `positions` of `initialize`) in `texts` as
   * they are sent; without texts, in `values`. Absent if empty.
   */
  matches?: UpdateBlockMatch[];
}

export interface AccessibilityText {
  /** The column of the cells; absent: the text is that of the rows. */
  column?: Id;
  /** The text; null: they no longer have one. */
  text: string | null;
  at: IndexRuns;
}

/**
 * The texts of rows and cells for screen readers, for subscriptions with `accessibility`.
 * Listed are those that are new or have changed. Inserted rows, and cells of columns that came
 * into the window, have none until they are listed.
 */
export type AccessibilityTexts = AccessibilityText[];

/** A declared line above or below a row. */
export interface RowLine {
  /** The inset at the leading end, in units. */
  leading?: number;
  /** The inset at the trailing end, in units. */
  trailing?: number;
  /** The thickness, in units. */
  thickness?: number;
}

/** What stays in place when content changes; entry by default. For viewports by kinds of change. */
export type Hold = "entry" | "index" | "end" | ViewportHolds;

/** The part of a viewport that stays in place, by kind of change; default entry. */
export interface ViewportHolds {
  /** When the order of rows changes. */
  sort?: ViewportHold;
  /** When the filter, the search or hidden rows change. */
  filter?: ViewportHold;
  /** When the sections change, or are collapsed or expanded. */
  sections?: ViewportHold;
  /** When another page is shown, or the page size changes. */
  page?: ViewportHold;
  /** When the table gets new content. */
  setRows?: ViewportHold;
  /** When rows are loaded or streamed in. */
  load?: ViewportHold;
  /** At all other changes of the table: edits, undo, drafts, declarations, parameters. */
  edit?: ViewportHold;
  /** When the layout changes, such as the width of the frame. */
  resize?: ViewportHold;
  /** When heights become known, or widths at which texts wrap. */
  measure?: ViewportHold;
}

/**
 * The part of a viewport that stays in place at a change: the anchor entry, the offset, or
 * nothing: the viewport moves to the start.
 */
export type ViewportHold = "entry" | "offset" | "start";

/** An offset in units from the start of the content, rounded to the nearest 64th. */
export type Offset = number;

export interface ViewportPlaceStickyItem {
  kind: Open<"group" | "header">;
  /** The distance from the viewport's start; negative while the next header pushes it out. */
  y: number;
  height: number;
  section: SectionInfo;
}

/**
 * The position of a viewport, in units. Sent in the last part of an update, if any of it
 * changed.
 */
export interface ViewportPlace {
  /** The scroll offset, from the start of the content. */
  offset: number;
  /** The length of the viewport. */
  extent: number;
  /** The offset at which the window's first entry starts. */
  top: number;
  /** The gap between two entries; default 0. */
  spacing?: number;
  /** The correction of offset and top that is postponed while the user drags; default 0. */
  heldBack?: number;
  thumb?: Thumb;
  anchor?: EntryKey;
  /** The sticky headers at the start of the viewport, outermost first; absent: none. */
  sticky?: ViewportPlaceStickyItem[];
}

/**
 * A horizontal window: the fixed columns, and the columns of the centre that are partly
 * visible.
 */
export interface Across {
  /** The scroll offset of the centre, from the leading side; default 0. */
  offset?: number;
  /** The width of the client's frame, including fixed columns. */
  frameWidth: number;
  /** Columns within this distance of the visible part are also sent; default 0. */
  overscan?: number;
}

/** A change of the horizontal window. Absent members are unchanged. */
export interface AcrossMove {
  offset?: number;
  thumb?: ThumbStart;
  frameWidth?: number;
  overscan?: number;
  /** A column to be shown; it takes precedence over an offset. */
  column?: Id;
  /** The place of the column in the visible part; default nearest. */
  placement?: "start" | "center" | "end" | "nearest";
}

/** The left edges of the groups, from the left of the frame. */
export interface AcrossPlacesLeft {
  /** The left edge of the leading fixed columns. */
  leading: number;
  /** The left edge of the scrolling columns. */
  center: number;
  /** The left edge of the trailing fixed columns. */
  trailing: number;
}

/** The positions at which a client draws the columns of a window. */
export interface AcrossPlaces {
  /** The scroll offset of the centre, from the leading side. */
  offset: number;
  /** The width of the frame that is left for the centre. */
  room: number;
  /** The width of the content of the centre. */
  contentWidth: number;
  /** The left edges of the groups, from the left of the frame. */
  left: AcrossPlacesLeft;
  /** From where to where the centre is visible, from the left of the frame. */
  clip: number[];
  thumb?: Thumb;
}

/** The thumb of a scroll bar, in units of its track. The track is as long as the visible part. */
export interface Thumb {
  /** The start on the track. */
  start: number;
  /** The length. */
  length: number;
}

/** The start of the scroll bar's thumb on its track. Values outside the track are clamped. */
export type ThumbStart = number;

/** The insets around all columns; absent: none. */
export interface LayoutInsets {
  leading: number;
  trailing: number;
}

/** The number of fixed columns at each side. */
export interface LayoutFixed {
  leading: number;
  trailing: number;
}

/** The layout of the view; absent: the view has none. */
export interface Layout {
  measurer: Measurer;
  /** The width of the view's frame. */
  frame: number | null;
  /** The minimum width of the content; absent: none. */
  minimumWidth?: number;
  /** The insets around all columns; absent: none. */
  insets?: LayoutInsets;
  /** Absent: left to right. */
  direction?: Open<"ltr" | "rtl">;
  /** The gap between two columns. */
  spacing: number;
  scale: boolean;
  lock: boolean;
  /** The number of fixed columns at each side. */
  fixed: LayoutFixed;
  rows?: RowSizing;
  items?: ItemSizing;
  sizing: Sizing;
  /** The sizing of single columns, by id. */
  columns: Keyed<ColumnSizing>;
}

/** The insets before the first column and after the last; default 0. */
export interface LayoutPatchInsets {
  leading?: number | null;
  trailing?: number | null;
}

/**
 * The number of visible columns that do not scroll. If there are too few columns, the leading
 * ones take precedence.
 */
export interface LayoutPatchFixed {
  leading?: number | null;
  trailing?: number | null;
}

/** A patch of a state's layout; {} requests a layout with all defaults. */
export interface LayoutPatch {
  /** Replaced as a whole; null: terminal cells. */
  measurer?: Measurer | null;
  /** The width of the view's frame; null: unknown. */
  frame?: number | null;
  /** The minimum width of the content, independent of the frame; default 0. */
  minimumWidth?: number | null;
  insets?: LayoutPatchInsets | null;
  /** The side at which columns begin; default ltr, the left. */
  direction?: "ltr" | "rtl" | null;
  /** The gap between two columns; default 0. */
  spacing?: number | null;
  /** Whether columns grow in proportion to fill the frame; default false. */
  scale?: boolean | null;
  /**
   * Whether measured column widths are kept instead of measured again, once all rows (at least
   * one) have been measured; default false.
   */
  lock?: boolean | null;
  fixed?: LayoutPatchFixed | null;
  rows?: RowSizingPatch | null;
  /**
   * The layout of entries as items of a collection, which takes precedence over `rows`; null
   * (default): entries are stacked vertically.
   */
  items?: ItemSizingPatch | null;
  sizing?: SizingPatch | null;
  /** The sizing of single columns by id; null: none. */
  columns?: Keyed<ColumnSizingPatch | null> | null;
}

export interface ItemSizingSize {
  width: number | null;
  height: number | null;
}

/** The layout of entries as items of a collection; absent: entries are stacked vertically. */
export interface ItemSizing {
  direction: Open<"wrapped" | "horizontal">;
  size: ItemSizingSize;
  perLine: number[] | null;
  spacing: number;
  lineSpacing: number;
  insets: Insets;
}

/** The size of items without a declared size. */
export interface ItemSizingPatchSize {
  width?: number | null;
  height?: number | null;
}

/** A patch of the item layout; {}: each item has a line of its own and the width of that line. */
export interface ItemSizingPatch {
  /**
   * Lines of the frame's width, one below the other (default), or one horizontal line that
   * scrolls sideways.
   */
  direction?: "wrapped" | "horizontal" | null;
  /**
   * The size of items without a declared size; null (default): the width of a line, the height
   * of a line of text.
   */
  size?: ItemSizingPatchSize | null;
  /**
   * The number of items that share the width of each line of a section, replaced as a whole.
   * The last number also applies to all further lines. null (default): as many as fit.
   */
  perLine?: number[] | null;
  /** The gap between two items of a line; default 0. */
  spacing?: number | null;
  /** The gap between two lines; default 0. */
  lineSpacing?: number | null;
  /** The insets around all items, replaced as a whole; null: none. */
  insets?: Insets | null;
}

/** The frame of an item within the content of a collection, in units. */
export interface ItemFrame {
  /** The distance from the leading side. */
  x: number;
  /** The distance from the top of the content. */
  y: number;
  /** The width. */
  width: number;
  /** The height. */
  height: number;
}

/** The heights of entries; absent: the view computes none. */
export interface RowSizing {
  height: number | null;
  wrap: boolean;
  linesMax: number | null;
  inset: number;
  padding: number;
  minimum: number;
  maximum: number | null;
  whole: boolean;
  spacing?: number;
  background?: boolean;
  /** Absent if it is 50. */
  quiet?: number;
  /** Absent if it is the daemon. */
  measured?: "client";
  /** Absent if it is 10000. */
  deadline?: number;
}

/** A patch of the heights of entries; {}: every entry has the height of a line. */
export interface RowSizingPatch {
  /** The height of rows without a declared height; null (default): determined by their texts. */
  height?: number | null;
  /** Texts are wrapped at the width of their column; default false: a row has one line. */
  wrap?: boolean | null;
  /** The maximum number of lines that count; default: all. */
  linesMax?: number | null;
  /** The part of a column's width that is not available to its texts; default 0. */
  inset?: number | null;
  /** The height added to that of the lines; default 0. */
  padding?: number | null;
  /** The minimum height determined by texts; default 0. */
  minimum?: number | null;
  /**
   * The maximum height determined by texts, which takes precedence over the minimum; default
   * none.
   */
  maximum?: number | null;
  /** The height of the lines is rounded up to a whole unit; default false. */
  whole?: boolean | null;
  /** The gap between two entries; default 0. */
  spacing?: number | null;
  /** Rows of large tables that no window shows are measured, too; default true. */
  background?: boolean | null;
  /** The time without changes before background measuring starts, in milliseconds; default 50. */
  quiet?: number | null;
  /** By whom: the daemon (default), or the client, asked with cell/measure. */
  measured?: "daemon" | "client" | null;
  /** The time limit for the client's answer, in milliseconds; default 10000. */
  deadline?: number | null;
}

/** The sizing of columns. Absent members have their defaults. */
export interface Sizing {
  mode?: WidthMode;
  minimum?: number;
  maximum?: number;
  padding?: number;
  headerPadding?: number;
  header?: boolean;
  footer?: boolean;
  whole?: boolean;
}

/** A patch of the sizing of columns; null: the default. */
export interface SizingPatch {
  /** The method that determines the width; default maximum. */
  mode?: WidthMode | null;
  /** The minimum width; default 0. */
  minimum?: number | null;
  /** The maximum width, which takes precedence over the minimum; default none. */
  maximum?: number | null;
  /** The width added to the measured content; default 0. */
  padding?: number | null;
  /** The width added to the header's text, for margins and an indicator; default 0. */
  headerPadding?: number | null;
  /** Whether a column is at least as wide as its header, even above its maximum; default true. */
  header?: boolean | null;
  /** Whether a column is at least as wide as its footer, even above its maximum; default false. */
  footer?: boolean | null;
  /** Whether the width of each cell's text is rounded up to a whole unit; default false. */
  whole?: boolean | null;
}

/** The sizing of one column. Absent members are those of all columns. */
export interface ColumnSizing {
  mode?: WidthMode;
  minimum?: number;
  maximum?: number;
  padding?: number;
  headerPadding?: number;
  header?: boolean;
  footer?: boolean;
  whole?: boolean;
  /** The width set by the user. */
  width?: number;
  /** The gap between this column and the next. */
  spacing?: number;
}

/** A patch of the sizing of one column; null: as for all columns. */
export interface ColumnSizingPatch {
  mode?: WidthMode | null;
  minimum?: number | null;
  maximum?: number | null;
  padding?: number | null;
  headerPadding?: number | null;
  header?: boolean | null;
  footer?: boolean | null;
  whole?: boolean | null;
  /** The width set by the user, which takes precedence over everything else; null: none. */
  width?: number | null;
  /** The gap between this column and the next, instead of the common one; null: the common one. */
  spacing?: number | null;
}

/** The widest cell of all rows. */
export interface WidthModeMaximum {
  kind: "maximum";
}

/** An estimate: the mean number of characters of all cells multiplied by an advance. */
export interface WidthModeAverage {
  kind: "average";
  advance: number;
}

/** The widest cell of a sample of at most `size` evenly spread rows; 0: all rows. */
export interface WidthModeSampled {
  kind: "sampled";
  size: number;
}

/**
 * The widest cell of a sample of at most `size` evenly spread rows, measured by the client
 * (cell/measure).
 */
export interface WidthModeClient {
  kind: "client";
  size: number;
}

/** A percentile of the widths of a sample. */
export interface WidthModePercentile {
  kind: "percentile";
  share: number;
  size: number;
}

/** The larger of average and sampled. */
export interface WidthModeHybrid {
  kind: "hybrid";
  size: number;
  advance: number;
}

/** A content width, to which padding is added. */
export interface WidthModePadded {
  kind: "padded";
  width: number;
}

/** A fixed width, without padding. */
export interface WidthModeFixed {
  kind: "fixed";
  width: number;
}

/** A share of the frame's width, without padding. */
export interface WidthModeFraction {
  kind: "fraction";
  share: number;
}

/** An equal part of the frame's remaining width. */
export interface WidthModeFlexible {
  kind: "flexible";
}

/** As flexible, in as many tracks of the minimum width as fit. */
export interface WidthModeAdaptive {
  kind: "adaptive";
}

/** The method that determines the width of a column. Methods that measure cells add padding. */
export type WidthMode =
  | WidthModeMaximum | WidthModeAverage | WidthModeSampled | WidthModeClient | WidthModePercentile
  | WidthModeHybrid | WidthModePadded | WidthModeFixed | WidthModeFraction | WidthModeFlexible
  | WidthModeAdaptive;

/** The size of the content of a collection, instead of height. */
export interface ColumnPlacesItems {
  width: number;
  height: number;
}

/** The width of each group, if there are fixed columns. */
export interface ColumnPlacesGroups {
  leading: number;
  center: number;
  trailing: number;
}

export interface ColumnPlacesColumn {
  column: Id;
  /** The side at which the column is fixed; absent: it scrolls. */
  fixed?: Open<"leading" | "trailing">;
  /** The left edge, from the left of its group. */
  x: number;
  width: number;
  /** The number of tracks of an adaptive column, if more than one. */
  tracks?: number;
  /** true: the width is an estimate, or not all rows are measured yet. */
  estimate?: true;
}

/** The frames of the visible columns, and the height of the page. */
export interface ColumnPlaces {
  /** The total width, including insets and gaps. */
  width: number;
  /** The width of the content, if its minimum is larger than that. */
  content?: number;
  /** Absent: left to right. */
  direction?: Open<"ltr" | "rtl">;
  /** The height of all entries of the page, including gaps; absent: the layout has no heights. */
  height?: number;
  /** The size of the content of a collection, instead of height. */
  items?: ColumnPlacesItems;
  /** true: the height of some entry is an estimate. */
  estimate?: true;
  /** The width of each group, if there are fixed columns. */
  groups?: ColumnPlacesGroups;
  /** In display order. */
  columns: ColumnPlacesColumn[];
}

/** The frames of the visible columns, in an update. */
export interface ColumnPlacesUpdate {
  width: number;
  content?: number;
  direction?: Open<"ltr" | "rtl">;
  height?: number;
  items?: ColumnPlacesItems;
  estimate?: true;
  groups?: ColumnPlacesGroups;
  /** In display order. Absent with `brief`: unchanged. */
  columns?: ColumnPlacesColumn[];
}

/** The frame of a column, or the reason why it has none. */
export interface ColumnFrame {
  column: Id;
  group?: Open<"leading" | "center" | "trailing">;
  /** The left edge, from the left of its group. */
  x?: number;
  /** The width of the column. */
  width?: number;
  estimate?: true;
  reason?: Open<"hidden">;
}

/** The presentation of the view with all defaults filled in; absent: none is set. */
export interface Presentation {
  kind: PresentationKind;
  header: PresentationBar;
  footer: PresentationBar;
  search: PresentationSearch;
  insets: PresentationInsets;
  spacings: PresentationSpacings;
  indicators: PresentationIndicators;
  scrollBars: PresentationScrollBars;
  alignment: "leading" | "center" | "trailing";
}

/**
 * list: rows with a header and footer that scroll with them; stack: rows between a fixed header
 * and footer; grid: cells in tracks; headless: rows without header and footer.
 */
export type PresentationKind = "list" | "stack" | "grid" | "headless";

/** The header or footer. */
export interface PresentationBar {
  shown: boolean;
  /** 0 if the bar is not drawn here. */
  height: number;
  inside: boolean;
  floats: boolean;
}

/** The search field. */
export interface PresentationSearch {
  shown: boolean;
  /** 0 if the bar is not drawn here. */
  height: number;
  inside: boolean;
  floats: boolean;
  placement: "embedded" | "client" | "hidden";
  placeholder: string | null;
}

/** The insets around something; default 0 at each side. */
export interface Insets {
  /** Above it. */
  top?: number;
  /** Where reading begins. */
  leading?: number;
  /** Below it. */
  bottom?: number;
  /** At the other side. */
  trailing?: number;
}

/** The insets by name; those that are set. */
export interface PresentationInsets {
  table?: Insets;
  header?: Insets;
  footer?: Insets;
  row?: Insets;
  item?: Insets;
}

/** The gaps; negative: bars and rows overlap. */
export interface PresentationSpacings {
  header: number;
  footer: number;
}

/** The sort indicators in headers: texts or image names of the client. */
export interface PresentationIndicators {
  ascending: string;
  descending: string;
  none: string;
  width: number;
  header: boolean;
  footer: boolean;
}

/** The scroll bars shown. */
export interface PresentationScrollBars {
  vertical: boolean;
  horizontal: boolean;
  /** Absent if it is 1. */
  minimum?: number;
}

/** A patch of the presentation; null restores a default; {}: a list with all defaults. */
export interface PresentationPatch {
  /** What rows are drawn as. */
  kind?: "list" | "stack" | "grid" | "headless" | null;
  /** Above the rows, merged. */
  header?: BarPatch | null;
  /** Below the rows, merged. */
  footer?: BarPatch | null;
  /** The search field's, merged. */
  search?: SearchBarPatch | null;
  /** The insets of the parts, merged by name. */
  insets?: InsetsPatch | null;
  /** The gaps between header, rows and footer, merged. */
  spacings?: SpacingsPatch | null;
  /** The indicators of sorted columns, merged. */
  indicators?: IndicatorsPatch | null;
  /** Which scroll bars are shown, merged. */
  scrollBars?: ScrollBarsPatch | null;
  /** The position of the cells of a grid in their track; default leading. */
  alignment?: "leading" | "center" | "trailing" | null;
}

/** A patch of the header or footer. */
export interface BarPatch {
  /**
   * Whether it is drawn. The default is true; it is false for the header and footer of a
   * headless view, and for a footer that updates do not include.
   */
  shown?: boolean | null;
  /** Default 0. */
  height?: number | null;
  /** Whether it is within the scrolled area; default: header and footer of a list. */
  inside?: boolean | null;
  /** Whether an inside bar stays at its edge while rows scroll below it; default false. */
  floats?: boolean | null;
}

/** A patch of the search field's bar; inside and floats are false by default. */
export interface SearchBarPatch {
  /**
   * Whether the bar is visible; default true. The default is false for the header and footer of
   * a headless view, and for a footer that updates do not include.
   */
  shown?: boolean | null;
  /** Default 0. */
  height?: number | null;
  /**
   * Whether the bar is part of the scrolled area; by default only the header and footer of a
   * list are.
   */
  inside?: boolean | null;
  /** Whether an inside bar stays at its edge while rows scroll below it; default false. */
  floats?: boolean | null;
  /** Default embedded; elsewhere the bar has no height. A search can be set wherever it is. */
  placement?: "embedded" | "client" | "hidden" | null;
  /** The placeholder of the empty field; default null. */
  placeholder?: string | null;
}

/** Each is replaced as a whole. */
export interface InsetsPatch {
  table?: Insets | null;
  header?: Insets | null;
  footer?: Insets | null;
  row?: Insets | null;
  item?: Insets | null;
}

/** The gaps between header and rows, and between rows and footer; default 0. */
export interface SpacingsPatch {
  /** Between header and rows. */
  header?: number | null;
  /** Between rows and footer. */
  footer?: number | null;
}

/** Texts or image names of the client. */
export interface IndicatorsPatch {
  /** Default ▲. */
  ascending?: string | null;
  /** Default ▼. */
  descending?: string | null;
  /** Default empty: nothing is drawn. */
  none?: string | null;
  /**
   * The width of a header reserved for the indicator in every state, which is the default of
   * sizing.headerPadding; default 0.
   */
  width?: number | null;
  /** Default true. */
  header?: boolean | null;
  /** Default false. */
  footer?: boolean | null;
}

/** Default: both are shown. */
export interface ScrollBarsPatch {
  /** Up and down. */
  vertical?: boolean | null;
  /** Sideways. */
  horizontal?: boolean | null;
  /** The minimum length of a thumb, in units; default 1. */
  minimum?: number | null;
}

export interface PresetSetRowsResetAbove {
  changes?: number;
  share?: number;
}

/** The defaults of table/setRows. */
export interface PresetSetRows {
  resetAbove?: PresetSetRowsResetAbove;
}

export interface PresetDifference {
  option: string;
  pages: string;
  source: string;
}

/** The defaults of another library. */
export interface Preset {
  name: PresetName;
  /** The library and its version. */
  source: string;
  state: ViewStatePatch;
  /** The defaults of table/setRows. */
  setRows?: PresetSetRows;
  /**
   * Differences between the library's documentation and its source code. The preset follows the
   * source code.
   */
  differences: PresetDifference[];
}

/** The name of a preset. */
export type PresetName =
  | "swiftdatatables" | "tabler-macos" | "tabler-macos-stack" | "tabler-macos-grid" | "tabler-ios"
  | "tabler-ios-stack" | "tabler-ios-grid" | "datasource" | "functionaltabledata";

/** The value for the row; null: none. */
export interface StyleParametersEntry {
  expression: string;
}

/** A style rule for rows or cells: the cells of `columns`, or those that `source` selects. */
export interface Style {
  /**
   * A CEL condition over the row, which can also read selected, hovered, hoveredColumn, section
   * and index; absent: always true.
   */
  when?: string;
  source?: StyleSource;
  /**
   * The columns whose cells have the style; absent: the rows or, if the source selects cells,
   * all columns.
   */
  columns?: Id[];
  layer: StyleLayer;
  /** The name by which the client recognises the style. */
  tag: string;
  /** The parameters of the style, by name. */
  parameters?: Keyed<string | number | boolean | StyleParametersEntry>;
}

/** Behind the content, or in front of it. */
export type StyleLayer = "background" | "overlay";

/**
 * One row of every `every` rows (default 2), at position `offset` (default 0), counted in the
 * page (default) or in the innermost section.
 */
export interface StyleSourceStripes {
  kind: "stripes";
  every?: number;
  offset?: number;
  by?: "page" | "section";
}

/**
 * Cells of the columns that the view is sorted by: in all rows, or in one of every `every` rows
 * of the page, at position `offset` (default 0).
 */
export interface StyleSourceSorted {
  kind: "sorted";
  every?: number;
  offset?: number;
}

/** The selection: rows, or cells, including those of selected columns. */
export interface StyleSourceSelected {
  kind: "selected";
}

/** The row under the subscription's pointer (view/hover). */
export interface StyleSourceHovered {
  kind: "hovered";
}

/** Rows that match the search; with columns, their cells with hits. */
export interface StyleSourceMatches {
  kind: "matches";
}

/** Cells with a draft. */
export interface StyleSourceDrafts {
  kind: "drafts";
}

/** Cells without a value of their type. */
export interface StyleSourceErrors {
  kind: "errors";
}

/** A built-in condition of a style, without an expression. */
export type StyleSource =
  | StyleSourceStripes | StyleSourceSorted | StyleSourceSelected | StyleSourceHovered
  | StyleSourceMatches | StyleSourceDrafts | StyleSourceErrors;

export interface WindowStylesLook {
  look: number;
  styles: StyleTag[];
}

export interface WindowStylesRow {
  look?: number;
  at: IndexRuns;
}

export interface WindowStylesCell {
  column: Id;
  look?: number;
  at: IndexRuns;
}

export interface WindowStylesFailure {
  /** Its index in the view's styles. */
  style: number;
  count: number;
  row: RowKey;
  message: string;
}

/**
 * The styles of rows and cells of the window, for subscriptions with `styles`. Listed are those
 * whose style is new or has changed; without `look` they no longer have a style. Inserted rows
 * have none until they are listed.
 */
export interface WindowStyles {
  /** true: discard all styles and the numbers of looks received before, as in a reset. */
  anew?: true;
  /** Looks that were not sent before. */
  looks?: WindowStylesLook[];
  /** The styles of rows. */
  rows?: WindowStylesRow[];
  /** The styles of cells. */
  cells?: WindowStylesCell[];
  /** Styles that cannot be evaluated for rows of the window: all of them, whenever this changes. */
  failures?: WindowStylesFailure[];
}

/** A style of a row or cell: its layer, tag and parameters. */
export interface StyleTag {
  layer: StyleLayer;
  /** The name by which the client recognises the style. */
  tag: string;
  /** The values of the parameters, by name. */
  parameters?: Keyed<string | number | boolean>;
}

export interface MeasurerCells {
  kind: "cells";
  /** The distance of tab stops; by default a tab is displayed as a symbol. */
  tabStop?: number;
  /** The width of characters whose width is ambiguous: one cell (default) or two. */
  ambiguous?: "narrow" | "wide";
  /**
   * What the cells of a grapheme cluster are counted by. Default `codePoints`, as in most
   * terminals.
   */
  unit?: "codePoints" | "clusters" | "wcwidth";
}

export interface MeasurerFont {
  kind: "font";
  lineHeight: number;
  regular: FontFace;
  bold?: FontFace;
}

export interface MeasurerEstimate {
  kind: "estimate";
  advance: number;
  lineHeight: number;
}

/**
 * The text measurer: cells of a terminal (default), font metrics given by the client, or one
 * advance for every grapheme cluster.
 */
export type Measurer = MeasurerCells | MeasurerFont | MeasurerEstimate;

/** A range of code points with the same advance. */
export interface FontFaceRange {
  start: number;
  end: number;
  advance: number;
}

/** Characters with the same advance. */
export interface FontFaceAdvance {
  characters: string;
  advance: number;
}

/** The kerning of a pair of characters. */
export interface FontFaceKerningItem {
  pair: string;
  advance: number;
}

/**
 * The advances of one face of a font. The advance of a grapheme cluster is that of its widest
 * code point.
 */
export interface FontFace {
  /**
   * The advance of all other code points. Combining marks and invisible code points have an
   * advance of 0.
   */
  defaultAdvance: number;
  /** Ranges of code points; `end` is exclusive. Where ranges overlap, the last one counts. */
  ranges?: FontFaceRange[];
  /** Single code points. They take precedence over ranges. */
  advances?: FontFaceAdvance[];
  /** The space added between two adjacent code points. */
  kerning?: FontFaceKerningItem[];
  /** The space added after every grapheme cluster. */
  letterSpacing?: number;
}

export interface TextMeasureLine {
  /** Start and end in the text, in `positions` of `initialize`. */
  range: [number, number];
  width: number;
}

/** The truncated text, if `truncate` is requested. */
export interface TextMeasureShown {
  text: string;
  width: number;
  /** Whether the text was cut. */
  cut: boolean;
}

/** The measures of one text. */
export interface TextMeasure {
  /** With `visible`: the text that was measured, if it is another one. */
  text?: string;
  /** The width on one line. */
  width: number;
  /** The height of the returned lines, or of one line. */
  height: number;
  /** The lines, if `wrap` is requested, without trailing blanks. */
  lines?: TextMeasureLine[];
  /** true: there are more lines than linesMax. */
  more?: true;
  /** The truncated text, if `truncate` is requested. */
  shown?: TextMeasureShown;
}

/** The collapsed sections. */
export interface SectionsCollapsed {
  /** Whether all sections except those in `keys` are collapsed. */
  all: boolean;
  keys: SectionKey[];
}

/** The sections of a view: their levels and presentation. */
export interface Sections {
  /** The levels, outermost first; declared: the sections declared by the table. */
  by: "declared" | SectionLevel[];
  /** Whether sections have headers. */
  headers: boolean;
  /** Whether sections have footers. */
  footers: boolean;
  empty: "hide" | "show";
  /** The collapsed sections. */
  collapsed: SectionsCollapsed;
  /** The aggregates of each section; absent: none. */
  aggregates?: AggregateRule[];
}

/** One level of sections. */
export interface SectionLevel {
  column?: Id;
  expression?: OrderExpression;
  /** Uses the sections declared by the table. No other member is allowed. */
  declared?: true;
  direction?: "ascending" | "descending";
  nulls?: "first" | "last";
  comparator?: Comparator;
  values?: (boolean | number | string)[];
}

/**
 * One level of sections: the values of a column or expression, or the sections declared by the
 * table.
 */
export interface SectionLevelPatch {
  column?: Id;
  expression?: OrderExpression;
  /** Uses the sections declared by the table. No other member is allowed. */
  declared?: true;
  direction?: "ascending" | "descending";
  nulls?: "first" | "last";
  comparator?: Comparator;
  /** Sections that are first and exist even without rows. */
  values?: CellValue[];
}

/** A patch of the collapsed sections. */
export interface SectionsPatchCollapsed {
  all?: boolean | null;
  keys?: AnySectionKey[] | null;
}

/** A patch of a state's sections. `by` is required if there are none yet. */
export interface SectionsPatch {
  by?: "declared" | SectionLevelPatch[];
  headers?: boolean | null;
  footers?: boolean | null;
  empty?: "hide" | "show" | null;
  collapsed?: SectionsPatchCollapsed | null;
  /** The aggregates of each section on every level; replaced as a whole. */
  aggregates?: AggregateRulePatch[] | null;
}

export interface SectionKeyItemError {
  kind: "error";
}

/**
 * The key of a section: one value per level, outermost first; {kind: "error"} for error cells.
 * JSON values are strings with their JSON text.
 */
export type SectionKey = (null | boolean | number | string | SectionKeyItemError)[];

/** A section key in a request; its values are parsed like cells of the columns. */
export type AnySectionKey = CellValue[];

/** The title, row count and state of a section. */
export interface SectionInfo {
  key: SectionKey;
  /** The display text of its innermost value; empty for errors. */
  title: string;
  cut?: IsCut;
  /** The number of its rows, including hidden ones. */
  count: number;
  /** Whether the section is collapsed. */
  collapsed: boolean;
  /** The declared header; footer, kind and state are declared, too. */
  header?: string;
  footer?: string;
  kind?: string;
  /** The client's own JSON. */
  state?: unknown;
  /** The aggregates of its rows, in the requested order; absent: none. */
  aggregates?: SectionAggregate[];
}

/** A section declared by the table. */
export interface DeclaredSection {
  key: RowKey;
  /** The text of its header. */
  header?: string;
  /** The text of its footer. */
  footer?: string;
  /** The kind of section, a name in `sectionKinds`. */
  kind?: string;
  /** The client's own JSON. */
  state?: unknown;
}

/** A section to declare; its rows are in the source. */
export interface NamedSection {
  key: AnyRowKey;
  /** The text of its header. */
  header?: string;
  /** The text of its footer. */
  footer?: string;
  /** A name in `sectionKinds` of the declarations. */
  kind?: string;
  /**
   * The client's own JSON. The daemon stores it and compares it by value, and never interprets
   * it.
   */
  state?: unknown;
}

/** A section to declare, with its rows, which have no value for the section column. */
export interface NewSection {
  key: AnyRowKey;
  /** The text of its header. */
  header?: string;
  /** The text of its footer. */
  footer?: string;
  /** A name in `sectionKinds` of the declarations. */
  kind?: string;
  /**
   * The client's own JSON. The daemon stores it and compares it by value, and never interprets
   * it.
   */
  state?: unknown;
  rows?: NewRows;
}

export interface SectionPlaceStart {
  kind: "start";
}

export interface SectionPlaceEnd {
  kind: "end";
}

export interface SectionPlaceBefore {
  kind: "before";
  section: AnyRowKey;
}

export interface SectionPlaceAfter {
  kind: "after";
  section: AnyRowKey;
}

/** The position of sections among the others. */
export type SectionPlace =
  | SectionPlaceStart | SectionPlaceEnd | SectionPlaceBefore | SectionPlaceAfter;

/** Options of a section; null removes a member. */
export interface SectionOptions {
  /** The text of its header. */
  header?: string | null;
  /** The text of its footer. */
  footer?: string | null;
  kind?: string | null;
  /** The client's own JSON. */
  state?: unknown;
}

/** A row, a column, or the cell where both meet. */
export interface Point {
  row?: AnyRowKey;
  /** The column. */
  column?: Id;
}

/**
 * A selected row, column or cell with its positions. viewIndex is null if the row is filtered
 * out or its section is collapsed.
 */
export interface SelectedItem {
  row?: RowKey;
  column?: Id;
  /** The index in the source order. */
  sourceIndex?: number | null;
  /** The index within its page. */
  viewIndex?: number | null;
  /** The index of the page that has the row. */
  pageIndex?: number;
}

export interface WindowSelectionCell {
  column: Id;
  rows: IndexRuns;
}

/** The selection within a window, in runs of window indices. */
export interface WindowSelection {
  /** The number of selected items in the whole view, shown or not. */
  count: number;
  rows?: IndexRuns;
  cells?: WindowSelectionCell[];
  columns?: Id[];
}

/** The cursor of a view. */
export interface ViewCursor {
  /** The key of its row, or of the part of a section that it is on. */
  row: EntryKey;
  /** Its column. Absent: the view shows none. */
  column?: Id;
  /** The index of its entry within the page. */
  viewIndex: number;
}

/** A patch of the search. */
export interface SearchPatch {
  /** What to search. */
  text?: string | null;
  /** Where; null: in all searchable columns. */
  columns?: Id[] | null;
  /** Whether case is ignored. */
  caseFolded?: boolean | null;
  /** Whether diacritics matter. */
  diacritics?: "exact" | "ignored" | null;
  /** How the text is looked for. */
  match?: "contains" | "words" | "prefix" | "regex" | "fuzzy" | null;
  /** What becomes of rows that do not match. */
  mode?: "filter" | "mark" | null;
  /** What cells show (default), or the texts of values, as without a format. */
  of?: "display" | "value" | null;
}

/** The progress of a running search. */
export interface SearchProgress {
  /** The number of rows examined so far. */
  rows: number;
  /** The number of matching rows among them. */
  matches: number;
}

/** The progress of a running sort. */
export interface SortProgress {
  /** The number of rows whose sort keys have been read so far. */
  rows: number;
  /** The number of rows to read. */
  of: number;
}

export interface FilterAll {
  kind: "all";
  conditions: Filter[];
}

export interface FilterAny {
  kind: "any";
  conditions: Filter[];
}

export interface FilterNot {
  kind: "not";
  condition: Filter;
}

export interface FilterCompare {
  kind: "compare";
  column: Id;
  relation: "equal" | "notEqual" | "less" | "lessOrEqual" | "greater" | "greaterOrEqual";
  /** A value of the column's type, as in table/edit. */
  value: unknown;
}

export interface FilterOneOf {
  kind: "oneOf";
  column: Id;
  values: unknown[];
}

export interface FilterText {
  kind: "text";
  column: Id;
  relation: "contains" | "startsWith" | "endsWith" | "equals";
  text: string;
  /** Default true. */
  caseFolded?: boolean;
  /** Default exact. */
  diacritics?: "exact" | "ignored";
  /** What cells show (default), or the texts of values, as without a format. */
  of?: "display" | "value";
}

export interface FilterExpression {
  kind: "expression";
  /** A CEL condition with the columns as variables. */
  source: string;
}

export interface FilterNull {
  kind: "null";
  column: Id;
}

export interface FilterError {
  kind: "error";
  column: Id;
}

/** A condition on rows. A row passes if the condition is true. */
export type Filter =
  | FilterAll | FilterAny | FilterNot | FilterCompare | FilterOneOf | FilterText | FilterExpression
  | FilterNull | FilterError;

/** One of the rows counted in counts.failed, with the error. */
export interface FilterFailure {
  row: RowKey;
  /** A JSON pointer to the condition within the state. */
  pointer: string;
  /** The same as the reason of the error evaluation. */
  reason: string;
  message: string;
  range?: Span;
  bytes?: Span;
  lines?: LineSpan;
}

/** One of the rows counted in counts.orderFailed, with the error. */
export interface OrderFailure {
  row: RowKey;
  /** A JSON pointer to the expression within the state. */
  pointer: string;
  /** The same as the reason of the error evaluation. */
  reason: string;
  message: string;
  range?: Span;
  bytes?: Span;
  lines?: LineSpan;
}

/** An aggregate function. sum and mean apply to numbers and durations only. */
export type AggregateKind = "count" | "valid" | "distinct" | "sum" | "mean" | "min" | "max";

/** An aggregate of one column. */
export interface AggregateRule {
  column: Id;
  kind: AggregateKind;
}

/** An aggregate of one column, in a request. */
export interface AggregateRulePatch {
  column: Id;
  kind: AggregateKind;
}

export interface GroupSortGroup {
  kind: "group";
  direction?: "ascending" | "descending";
}

export interface GroupSortCount {
  kind: "count";
  direction?: "ascending" | "descending";
}

export interface GroupSortAggregate {
  kind: "aggregate";
  /** An index into `aggregates`. */
  index: number;
  direction?: "ascending" | "descending";
}

/** The order of the groups; by default the order of the group values. */
export type GroupSort = GroupSortGroup | GroupSortCount | GroupSortAggregate;

/** The footer of a column; an empty object: no footer. */
export interface FooterRule {
  /** A text of the client, returned unchanged. */
  title?: string;
  aggregate?: AggregateKind;
  /** All rows of the table, or (default) those that pass filter and search, on all pages. */
  over?: "all" | "shown";
}

/** The footers of the visible columns, by column id. */
export type Footers = Keyed<Footer>;

/** The footer of a column, with its result. */
export interface Footer {
  /** The text of the client, to show: one line, with control characters made visible. */
  title?: string;
  aggregate?: AggregateKind;
  over?: "all" | "shown";
  value?: CellValue;
  /** The value in the format of the column; counts in plain digits. */
  text?: string;
  cut?: IsCut;
  /** The number of cells without a value; absent: none. */
  nulls?: number;
  /** The number of error cells; absent: none. */
  errors?: number;
  /** true: the value belongs to an older state, and the new one is being computed. */
  pending?: true;
  problem?: Open<"notApplicable" | "outOfRange" | "tooManyValues">;
}

/** An aggregate of one column over the rows of a section. */
export interface SectionAggregate {
  column: Id;
  kind: AggregateKind;
  value: CellValue;
  /** The value in the format of the column; counts in plain digits. */
  text: string;
  cut?: IsCut;
  /** The number of cells without a value; absent: none. */
  nulls?: number;
  /** The number of error cells; absent: none. */
  errors?: number;
  /** true: the value belongs to an older state, and the new one is being computed. */
  pending?: true;
  problem?: Open<"notApplicable" | "outOfRange" | "tooManyValues" | "tooManySections">;
}

/** The number of distinct values. */
export interface ColumnProfileDistinct {
  count: number;
  exact: IsExact;
  /** The largest likely relative error: 997 of 1000 results are within it. Absent if exact. */
  error?: number;
}

/** Quantiles, in the order of their shares in the request. */
export interface ColumnProfileQuantiles {
  /** The share of the values that are not larger than the quantile. */
  at: number[];
  exact: IsExact;
  /**
   * By how much the share of a quantile may differ from `at`: 997 of 1000 results are within
   * it. Absent if exact.
   */
  error?: number;
  values?: ProfileValues;
  texts?: ProfileTexts;
  cut?: ProfileCuts;
}

/** The numbers of values in bins of equal width. Always exact. */
export interface ColumnProfileHistogram {
  /**
   * The edges, one more than bins. A bin has the values from its lower edge, inclusive, to its
   * upper edge, exclusive. The last bin includes its upper edge.
   */
  values?: ProfileValues;
  /** The display texts of the edges. */
  texts?: ProfileTexts;
  cut?: ProfileCuts;
  /** The number of values in each bin. */
  counts: number[];
  /** The number of values in no bin: infinities and NaN; absent: none. */
  outside?: number;
}

/**
 * The most frequent values, the most frequent first. Equally frequent ones are in the order of
 * the rows that have them first, as the table stores rows.
 */
export interface ColumnProfileFrequencies {
  values?: ProfileValues;
  texts?: ProfileTexts;
  cut?: ProfileCuts;
  /** How many cells have each value. */
  counts: number[];
  exact: IsExact;
  /**
   * By how much counts may be too small. A value that is missing has at most the last count and
   * this. Absent if exact.
   */
  error?: number;
}

/**
 * The summary of a column. A part is absent if it was not requested, if it does not exist for
 * the column's type, or if there are no values.
 */
export interface ColumnProfile {
  column: Id;
  /** The number of rows. */
  rows: number;
  /** true: the summary is that of a sample of so many rows, and the one of all rows follows. */
  sample?: true;
  /** The number of cells without a value; absent: none. */
  nulls?: number;
  /** The number of error cells; absent: none. */
  errors?: number;
  /** The number of distinct values. */
  distinct?: ColumnProfileDistinct;
  /** The smallest value. */
  min?: ProfileValue;
  /** The largest value. */
  max?: ProfileValue;
  /** The arithmetic mean. */
  mean?: ProfileValue;
  /** Quantiles, in the order of their shares in the request. */
  quantiles?: ColumnProfileQuantiles;
  /** The numbers of values in bins of equal width. Always exact. */
  histogram?: ColumnProfileHistogram;
  /**
   * The most frequent values, the most frequent first. Equally frequent ones are in the order
   * of the rows that have them first, as the table stores rows.
   */
  frequencies?: ColumnProfileFrequencies;
}

/** A value with its display text. */
export interface ProfileValue {
  value?: CellValue;
  /** The value in the format of the column. */
  text?: string;
  cut?: IsCut;
}

/** The values. */
export type ProfileValues = CellValue[];

/** The display texts of the values. */
export type ProfileTexts = string[];

/** The indices of values or texts that are cut. Absent if empty. */
export type ProfileCuts = number[];

/**
 * Whether it is exact. False only if there were too many values to count them all; `error` is
 * then the bound.
 */
export type IsExact = boolean;

/** An error in an expression, with its position. */
export interface ExpressionProblem {
  kind: Open<"syntax" | "limit" | "undeclared" | "noSuchOverload" | "type" | "unsupported">;
  /** The error in words. */
  message: string;
  range: Span;
  bytes: Span;
  lines: LineSpan;
  /** The expected type or token. */
  expected?: string;
  /** The type or token found. */
  found?: string;
  /** A suggestion for the intended text. */
  hint?: string;
}

/** A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8. */
export interface Span {
  /** The start. */
  start: number;
  /** The end, exclusive. */
  end: number;
}

export interface LineSpanStart {
  line: number;
  character: number;
}

export interface LineSpanEnd {
  line: number;
  character: number;
}

/** A range as in the LSP: lines from 0, characters in UTF-16 units. */
export interface LineSpan {
  start: LineSpanStart;
  end: LineSpanEnd;
}

/** Since 1970-01-01T00:00:00Z; the years 1 to 9999. */
export interface TypedValueTimestamp {
  /** Digits of a 64-bit integer. */
  seconds: string;
  /** Default 0. */
  nanos?: number;
}

/** At most 292 years. Both members have the same sign. */
export interface TypedValueDuration {
  /** Digits of a 64-bit integer. */
  seconds: string;
  /** Default 0. */
  nanos?: number;
}

/** A value of the expression language: an object with one member, whose name is the type. */
export interface TypedValue {
  /** A signed 64-bit integer in decimal digits. */
  int?: string;
  /** An unsigned 64-bit integer in decimal digits. */
  uint?: string;
  /** A decimal number, NaN, Infinity or -Infinity. */
  double?: string;
  bool?: boolean;
  string?: string;
  /** Pairs of hexadecimal digits. */
  bytes?: string;
  null?: null;
  list?: TypedValue[];
  /** Pairs of key and value; keys are distinct integers, booleans or texts. */
  map?: [TypedValue, TypedValue][];
  /** The name of a type. */
  type?: string;
  /** Since 1970-01-01T00:00:00Z; the years 1 to 9999. */
  timestamp?: TypedValueTimestamp;
  /** At most 292 years. Both members have the same sign. */
  duration?: TypedValueDuration;
  /** An optional value; null: none. */
  optional?: TypedValue | null;
}

/**
 * A type of the expression language. In a function's signature, A, B, C and T are type
 * parameters.
 */
export type ExpressionType =
  | "null" | "bool" | "int64" | "uint64" | "double" | "string" | "bytes" | "timestamp" | "duration"
  | "dyn" | "A" | "B" | "C" | "T" | BuiltType;

/** A composed type: one of list, map, type, or opaque with `of`. */
export interface BuiltType {
  list?: ExpressionType;
  /** The types of keys and values. */
  map?: [ExpressionType, ExpressionType];
  type?: ExpressionType;
  /** The name; optional_type for optional values. */
  opaque?: string;
  of?: ExpressionType[];
}

/** A function declaration without a definition. */
export interface DeclaredFunction {
  name: string;
  arguments: ExpressionType[];
  result: ExpressionType;
  /** Whether it is called as a method of its first argument; default false. */
  member?: boolean;
}

/**
 * The client supplies the cells. The daemon requests unknown ones (cell/compute), and requests
 * them again when an input has changed.
 */
export interface Supplied {
  /**
   * The input columns. By default, these are all columns that are neither supplied nor computed
   * from supplied ones.
   */
  inputs?: Id[];
  /** The time limit for the client's answer, in milliseconds; default 10,000. */
  deadline?: number;
}

/** The name and version of the client. */
export interface InitializeParamsClientInfo {
  /** The name of the client. */
  name: string;
  /** The version of the client. */
  version?: string;
}

/** Params of initialize. */
export interface InitializeParams {
  /** The name and version of the client. */
  clientInfo?: InitializeParamsClientInfo;
  /** The daemon ends when this process ends. */
  processId?: number | null;
  /** merged (default), or each: one update per revision. */
  updates?: "merged" | "each";
  /** What offsets in texts count; default utf-16. */
  positions?: "utf-8" | "utf-16" | "utf-32" | "cells";
  /** How texts show characters that are invisible or set a writing direction; default unchanged. */
  invisible?: "unchanged" | "visible";
  trace?: "off" | "messages" | "verbose";
  /** Whether edits of tables of files are kept in a journal; default on. */
  journal?: "on" | "off";
  /** The folder of journals; default table-server/journals in the user's state folder. */
  journalFolder?: string;
  /** When an edit counts as kept; default written. */
  durability?: "written" | "synced";
  capabilities?: Keyed<unknown>;
}

/** The name and version of the daemon. */
export interface InitializeResultServerInfo {
  name: string;
  version: string;
}

/** The capabilities of the daemon. */
export interface InitializeResultCapabilities {
  batches: boolean;
  lineMode: boolean;
  sources: string[];
  updates: string[];
  /** What offsets in texts can count. */
  positions: string[];
  /** How texts can show invisible characters. */
  invisible: string[];
  /** The available methods, besides those of the life cycle. */
  methods: string[];
}

export interface InitializeResult {
  /** The name and version of the daemon. */
  serverInfo: InitializeResultServerInfo;
  /** The version of the protocol, major and minor. */
  protocolVersion: string;
  /** The capabilities of the daemon. */
  capabilities: InitializeResultCapabilities;
  limits: Limits;
  /** The version of Unicode by which texts are compared and measured. */
  unicodeVersion: string;
}

export interface TableCreateParamsColumn {
  id?: Id;
  type?: string;
  title?: string;
  sortable?: boolean;
  searchable?: boolean;
  editable?: boolean;
  /** The expression from which the cells are computed; null: cells are stored. */
  computed?: string | null;
  path?: ObjectPath | null;
  /** Whether the column has a header but no values: every cell is null. */
  headerOnly?: boolean;
  /**
   * The expression over the row that produces the display texts; null: the values are
   * displayed.
   */
  display?: string | null;
  sortBy?: SortSource | null;
  supplied?: Supplied | null;
  format?: Format | null;
  parse?: Format | null;
  /** The text displayed for null. */
  nullPlaceholder?: string | null;
  comparator?: Comparator | null;
  footer?: FooterRule | null;
  validate?: ColumnCheck;
  align?: "start" | "center" | "end" | null;
  /** Any JSON of the client, returned unchanged; null removes it. */
  editor?: unknown;
  /** The name of the kind of cell. The client draws the cells accordingly. */
  cellKind?: string | null;
  /** Any JSON of the client, returned unchanged; null removes it. */
  meta?: unknown;
}

/** Params of table/create. */
export interface TableCreateParams {
  table?: Id;
  /** The name of the table. */
  name?: string;
  /** The columns. By default they are derived from the rows. */
  columns?: TableCreateParamsColumn[];
  rows?: NewRows;
  /** The declared sections with their rows, instead of `rows`. */
  sections?: NewSection[];
  /**
   * The column for the sections' keys; "section" by default. If `columns` does not have it, it
   * is added as the first column, with type text.
   */
  sectionColumn?: string;
  /**
   * section: keys are unique only within their section, and the section column is the first key
   * column.
   */
  keyScope?: "table" | "section";
  types?: NamedTypes;
  defaultSort?: SortKeys;
  /** The columns whose values form the rows' keys. By default the daemon assigns keys. */
  keyColumns?: Id[];
  /** Whether types are detected from strings, as in table/open. */
  detectTypes?: boolean;
  declarations?: Declarations;
  /** The options of the rows beside their cells, one element per row. */
  rowOptions?: (RowOptions | null)[];
}

/** Inline bytes, instead of a file. */
export interface TableOpenParamsContent {
  /** The text of the file. */
  text?: string;
  /** RFC 4648 with padding and without line breaks. */
  base64?: string;
}

/** Params of table/open. */
export interface TableOpenParams {
  table?: Id;
  /** The name of the table. */
  name?: string;
  /** The path of a file. */
  path?: string;
  /**
   * A file: URI of this machine (RFC 8089). Bytes of names that are not UTF-8 are percent-
   * encoded.
   */
  uri?: string;
  /** Inline bytes, instead of a file. */
  content?: TableOpenParamsContent;
  /**
   * The text in `content` is one that the client edits, and this is the number of its version.
   * `table/didChangeText` changes it. The text is delimited and in UTF-8. The table has no key
   * columns and no sections, and the answer is sent when all rows are read.
   */
  textVersion?: number;
  source?: LentSource;
  /**
   * The path of a backup that `table/backup` wrote. It has the source and its options, so no
   * other member may have them.
   */
  backup?: string;
  from?: DatabaseSource;
  dialect?: Dialect;
  /** By column id. */
  columns?: Keyed<ColumnOptions>;
  types?: NamedTypes;
  defaultSort?: SortKeys;
  /** The columns whose values form the rows' keys. By default the daemon assigns keys. */
  keyColumns?: Id[];
  /** The declared sections, in this order. Their rows are those of the source. */
  sections?: NamedSection[];
  /** The column of the source with the section key of each row; "section" by default. */
  sectionColumn?: string;
  /**
   * section: keys are unique only within their section, and the section column is the first key
   * column.
   */
  keyScope?: "table" | "section";
  /** The number of records from which types are inferred. */
  sampleRows?: number;
  /**
   * Whether the table is as wide as the longest record. Further columns are named by their
   * place. Default false.
   */
  widen?: boolean;
  progressToken?: ProgressToken;
  declarations?: Declarations;
  /** Whether the response waits until all rows are read; default false. */
  wait?: boolean;
  /** Whether edits of tables of files are kept in a journal; default as in `initialize`. */
  journal?: "on" | "off";
  /** The folder of journals; default as in `initialize`. */
  journalFolder?: string;
  /** When an edit counts as kept; default as in `initialize`. */
  durability?: "written" | "synced";
  /** What happens when the file changes; default `tell`. Without a file it has no effect. */
  whenFileChanges?: "tell" | "follow" | "reload" | "merge";
}

/** Params of table/describe. */
export interface TableDescribeParams {
  /** The table. */
  table: Id;
  diagnostics?: Range;
}

/** Params of table/edit. */
export interface TableEditParams {
  table: Id;
  /** The edits, applied in order. */
  edits: Edit[];
  /**
   * A table revision. If something that the edits refer to has changed since, the request fails
   * as a conflict.
   */
  seen?: number;
  /** Whether any change since `seen` is a conflict. */
  exact?: boolean;
  label?: string;
  author?: string;
  /** step by default. */
  history?: "step" | "join" | "none";
  /** What becomes of values that do not fit; refuse by default. */
  invalid?: "refuse" | "keep";
  /** Whether to return the changes without making them. */
  preview?: boolean;
  /**
   * The view whose user edits: the view's binding and the table's declarations limit the edit.
   * Without it the table's owner edits, without limits.
   */
  view?: string;
}

export interface TableEditResult {
  /** The new revision; the present one if nothing changed. */
  revision: number;
  /** The keys of the inserted rows, in the order of the edits. */
  inserted: RowKey[];
  /** The number of cells that were set; 0 if the edits changed nothing. */
  changedCells: number;
  history: History;
  preview?: EditPreview;
}

/** Params of table/undo. */
export interface TableUndoParams {
  /** The table. */
  table: Id;
  /** The author reported for the change; by default the author of the step. */
  author?: string;
}

export interface TableUndoResultStep {
  id: number;
  label?: string;
  author?: string;
}

export interface TableUndoResult {
  revision: number;
  /** The undone or redone step; null: there was none. */
  step: TableUndoResultStep | null;
  /**
   * Cells and rows that were not changed back, because a later step that is not undone changed
   * them.
   */
  skipped: number;
  history: History;
}

/** Params of table/redo. */
export interface TableRedoParams {
  /** The table. */
  table: Id;
  /** The author reported for the change; by default the author of the step. */
  author?: string;
}

export interface TableRedoResultStep {
  id: number;
  label?: string;
  author?: string;
}

export interface TableRedoResult {
  revision: number;
  /** The undone or redone step; null: there was none. */
  step: TableRedoResultStep | null;
  /**
   * Cells and rows that were not changed back, because a later step that is not undone changed
   * them.
   */
  skipped: number;
  history: History;
}

/** Params of table/history. */
export interface TableHistoryParams {
  /** The table. */
  table: Id;
  /** The number of steps to skip; by default all but the newest ones are skipped. */
  first?: number;
  /** The number of steps to list; default 100, at most 1000. */
  size?: number;
}

export interface TableHistoryResultItem {
  /** The id of the step, for table/jump. */
  id: number;
  /** false: the step is undone. */
  done: boolean;
  label?: string;
  author?: string;
  cause: Open<"edit" | "setRows">;
  /** The revision that resulted when it was last done or undone. */
  revision: number;
  /** The number of cells written. */
  cells: number;
  /** The number of rows inserted, removed or moved. */
  rows: number;
  /** The number of changes of columns. */
  columns: number;
  /** The number of changes of declared sections, if there are any. */
  sections?: number;
  /** The approximate size of the step, in bytes. */
  bytes: number;
}

export interface TableHistoryResult {
  revision: number;
  /** The number of kept steps. */
  count: number;
  /** The newest step that is done; 0: none. */
  current: number;
  /** The approximate size of the kept steps, in bytes. */
  bytes: number;
  /** The limit on the size of all kept steps. */
  bytesMax: number;
  /** The number of oldest steps that were dropped because of bytesMax. */
  dropped: number;
  first: number;
  /** The listed steps, from the oldest. */
  items: TableHistoryResultItem[];
}

/** Params of table/jump. */
export interface TableJumpParams {
  /** The table. */
  table: Id;
  /** The newest step that is done afterwards; 0: the state before the oldest kept step. */
  step: number;
  /** The author reported for the change; by default the author of each step. */
  author?: string;
}

export interface TableJumpResult {
  revision: number;
  /** The number of undone steps. */
  undone: number;
  /** The number of redone steps. */
  redone: number;
  /**
   * Cells and rows that were not changed back, because a later step that is not undone changed
   * them.
   */
  skipped: number;
  history: History;
}

/** The text edits to return. By default all, at most 10,000. */
export interface TableSaveParamsRange {
  /** The first index. */
  first: number;
  /** The number of edits. */
  size: number;
}

/** Params of table/save. */
export interface TableSaveParams {
  /** The table. */
  table: Id;
  /**
   * The path of the file, as seen by the daemon. Unless it is a copy, the table then belongs to
   * that file. By default the table's own file.
   */
  path?: string;
  /** The same as a file: URI of this machine (RFC 8089). */
  uri?: string;
  /**
   * Writes a copy to `path` or `uri`, one of which it requires: the table stays with its own
   * file, and as dirty as it is; default false.
   */
  copy?: boolean;
  /** What may be overwritten; default ifUnchanged. */
  overwrite?: "ifUnchanged" | "always";
  /** Whether to wait until the device has the content; default true. */
  sync?: boolean;
  /**
   * Writes nothing, and answers with the edits of the file's text, the statements for a
   * database, or the changes of a lent source; default false.
   */
  dryRun?: boolean;
  /** The text edits to return. By default all, at most 10,000. */
  range?: TableSaveParamsRange;
  /**
   * The encoding, by a name or an alias as for `table/open`. By default that of the file, and
   * UTF-8 for a table without a file. Later saves keep it.
   */
  encoding?: Open<
    | "utf-8" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be" | "latin-1" | "windows-1250"
    | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255"
    | "windows-1256" | "windows-1257" | "windows-1258" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4"
    | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-9" | "iso-8859-10"
    | "iso-8859-11" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "koi8-r"
    | "koi8-u" | "mac-roman" | "shift-jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr"
  >;
  dialect?: SaveDialect;
  /**
   * How strongly a compressed file is compressed: 1 (fast) to 9 for gzip, 1 to 19 for zstd;
   * default 6 and 3. Refused for a file that is not compressed.
   */
  compressionLevel?: number;
  progressToken?: ProgressToken;
}

export interface TableSaveResult {
  /** The revision that was saved. Edits made during the save are not in it. */
  revision: number;
  /** Invalid UTF-8 is replaced by U+FFFD. */
  path?: string;
  /** The absolute path as a file: URI with the exact bytes. */
  uri?: string;
  /** The size of the new file; 0 for a lent source. */
  bytes: number;
  /** Rows that were rewritten or left out. */
  records: number;
  /** How the content got there. */
  way?: "committed" | "replaced" | "overwritten" | "unchanged";
  /**
   * Whether the table differs from its file now: after a save only by edits made during the
   * save, in a dry run and after a copy as before.
   */
  dirty: boolean;
  edits?: TextEdits;
  /** With `dryRun`, for a text that the client edits: the version to which the edits apply. */
  textVersion?: number;
  statements?: Statements;
  changes?: LentChanges;
}

/** Params of table/adoptFile. */
export interface TableAdoptFileParams {
  /** The table. */
  table: Id;
}

export interface TableAdoptFileResult {
  /** The revision that is in the file. Edits made meanwhile are not in it. */
  revision: number;
  /** The size of the file. */
  bytes: number;
  /** Whether the table differs from the file now: only by edits made meanwhile. */
  dirty: boolean;
}

/** Params of table/rowSource. */
export interface TableRowSourceParams {
  /** The table. */
  table: Id;
  /** The keys of the rows. */
  rows: AnyRowKey[];
  /** Whether the places of the fields are requested; default false. */
  fields?: boolean;
}

export interface TableRowSourceResultRowField {
  column: Id;
  place: FilePlace;
}

export interface TableRowSourceResultRow {
  row: RowKey;
  /** How the row and the file are related. */
  state: Open<"inFile" | "edited" | "new">;
  /** The number of the record, from 0, without the header. */
  record?: number;
  place?: FilePlace;
  /** The fields that the record has, of the columns of the file. */
  fields?: TableRowSourceResultRowField[];
}

export interface TableRowSourceResult {
  revision: number;
  complete: Complete;
  /** One element for each row, in the requested order. */
  rows: TableRowSourceResultRow[];
}

/** Params of table/rowAt. */
export interface TableRowAtParams {
  /** The table. */
  table: Id;
  /** The line, counted from 0 as in the LSP. */
  line?: number;
  /** The place in the line, in `positions` of `initialize`; default: the beginning of the line. */
  character?: number;
  /** The offset in the file. */
  byte?: number;
}

export interface TableRowAtResult {
  revision: number;
  /** Whether the file is indexed up to the requested place. */
  complete: boolean;
  /**
   * The row; null where there is none: in the header, at a comment, behind the end, or if the
   * row is removed.
   */
  row: RowKey | null;
  /** The table has no row of this record any more; the file still has the record. */
  removed?: true;
  /** The number of the record, from 0, without the header. */
  record?: number;
  /** The column of the field at the place. */
  column?: Id;
  place?: FilePlace;
}

/** Params of table/didChangeText. */
export interface TableDidChangeTextParams {
  /** The table, opened with `textVersion`. */
  table: Id;
  /** The number of the text after the changes. It rises. */
  version: number;
  /** The number of the text before the changes; default: `version` less 1. */
  baseVersion?: number;
  /** The changes, in order: each counts in the text that the one before it left. */
  changes: TextChange[];
  /**
   * What happens if the table has edits that the text lacks, and the changes are not just
   * these; default refuse.
   */
  tableEdits?: "refuse" | "drop";
  /** The label of the step for undo. */
  label?: string;
  /** Who has changed the text. */
  author?: string;
}

export interface TableDidChangeTextResult {
  /** The revision of the table that equals the text. */
  revision: number;
  /** The number of the text. */
  version: number;
  /** How many cells of rows that stay were set. */
  changedCells: number;
  /** How many rows were inserted. */
  inserted: number;
  /** How many rows were removed. */
  removed: number;
  history: History;
}

/** Params of table/recover. */
export interface TableRecoverParams {
  /** The table. */
  table: Id;
  /** What to do with the edits. */
  action: "apply" | "discard" | "keep";
}

export interface TableRecoverResult {
  revision: number;
  /** Changes that were applied. */
  changes: number;
  /** Changes that did not fit the table, and were not applied. */
  lostChanges: number;
  /** Bytes of the journal that could not be read. */
  lostBytes: number;
  /** Steps of the undo history that were left out; absent: none. */
  lostSteps?: number;
  history: History;
}

/** Params of table/backup. */
export interface TableBackupParams {
  /** The table. */
  table: Id;
  /**
   * The path of the backup, as seen by the daemon. A backup that is there is replaced, another
   * file is not.
   */
  path?: string;
  /** The same as a file: URI of this machine (RFC 8089). */
  uri?: string;
}

export interface TableBackupResult {
  /** The revision of the table that is in the backup. */
  revision: number;
  /** The path of the backup. */
  path: string;
  /** The same as a URI, if the path is absolute. */
  uri?: string;
  /** The size of the backup. */
  bytes: number;
  /** Whether the table has unsaved changes, so that the backup is of use. */
  dirty: boolean;
  /** What the backup contains. */
  holds: "edits" | "content";
}

/** Params of table/export. */
export interface TableExportParams {
  /**
   * The view: its filter, order and columns. Rows of all pages and of collapsed sections are
   * included.
   */
  view?: Id;
  /** The table: all rows in their own order, and all columns. */
  table?: Id;
  /** These rows, in this order. */
  rows?: AnyRowKey[];
  range?: Range;
  /** These columns, in this order; by default those of the view or the table. */
  columns?: Id[];
  /** The format. */
  format: "csv" | "tsv" | "json" | "ndjson" | "markdown" | "html" | "sql" | "text" | "latex";
  to?: ExportTarget;
  /** What is written of each cell; default value for csv, tsv, json, ndjson and sql, else text. */
  as?: "value" | "text";
  /**
   * How texts that look like formulas to a spreadsheet are written; default off. For csv, tsv
   * and html.
   */
  formulaGuard?: "off" | "quote" | "reject";
  /**
   * Whether the names of the columns are the first row; default true. Not for markdown, sql and
   * rows that are objects.
   */
  header?: boolean;
  /** The rows of json and ndjson; default objects. */
  jsonRows?: "objects" | "arrays";
  /** What separates the fields of csv; default a comma. */
  delimiter?: string;
  /** What ends the records of csv and tsv; default lf. */
  lineEnd?: "lf" | "crlf" | "cr";
  /** Whether a csv or tsv file begins with a byte order mark; default false. */
  byteOrderMark?: boolean;
  /**
   * The table that sql inserts into; by default the name of the exported table, without the
   * ending of a file.
   */
  sqlTable?: string;
  /** How many rows one INSERT of sql has; default 500. */
  sqlRows?: number;
  progressToken?: ProgressToken;
  /** Whether to wait until all rows are read and the order is computed; default true. */
  wait?: boolean;
}

export interface TableExportResult {
  /** Of a view. */
  viewRevision?: number;
  revision: number;
  complete: Complete;
  /** The number of rows. */
  rowCount: number;
  /** The columns. */
  columns: Id[];
  /** The size of the output, compressed if it is. */
  bytes: number;
  /** true: some bytes were not UTF-8; they are written as U+FFFD. */
  lossy?: true;
  /** The output, if `to` is absent. */
  text?: string;
  /** The file. Invalid UTF-8 is replaced by U+FFFD. */
  path?: string;
}

/** The number of changes above which the mode is reset; unlimited by default. */
export interface TableSetRowsParamsResetAbove {
  /** The number of changed rows. */
  changes?: number;
  /** The number of changed rows divided by the number of rows of the longer content. */
  share?: number;
}

/** Params of table/setRows. */
export interface TableSetRowsParams {
  table: Id;
  rows?: NewRows;
  /** The declared sections from now on with all their rows, instead of `rows`. */
  sections?: ContentSection[];
  /**
   * For a table without declared sections: the column for the sections' keys; "section" by
   * default.
   */
  sectionColumn?: string;
  /**
   * The columns of the new rows; all by default. Other columns keep their cells, which are null
   * in new rows.
   */
  columns?: Id[];
  match?: Match;
  compare?: Comparison;
  /** diff (default), or reset: watching clients receive the whole window. */
  mode?: "diff" | "reset";
  /** The number of changes above which the mode is reset; unlimited by default. */
  resetAbove?: TableSetRowsParamsResetAbove;
  preset?: PresetName;
  /**
   * The state of each row in the client's own JSON; null: none. Without this member rows keep
   * their states.
   */
  rowStates?: unknown[];
  /**
   * For each row the states of its cells, by column; null: none. Without this member cells keep
   * their states, as do cells of columns not in the new rows.
   */
  cellStates?: CellStates[];
  /** Any JSON, forwarded in the updates that result from the change. */
  hints?: unknown;
  /** Whether a newer table/setRows may supersede this one. */
  supersede?: boolean;
  /** A table revision. If anything has changed since, the request fails as a conflict. */
  seen?: number;
  label?: string;
  author?: string;
  /** step by default. */
  history?: "step" | "join" | "none";
  /** What becomes of values that do not fit; refuse by default. */
  invalid?: "refuse" | "keep";
}

/** The changes of the sections, if the request has sections. */
export interface TableSetRowsResultSections {
  /** The number of removed sections. */
  deletes: number;
  /** The number of inserted sections. */
  inserts: number;
  /** The minimum number of moves. */
  moves: number;
  /** The number of sections with a changed header, footer, kind or state. */
  updates: number;
}

export interface TableSetRowsResult {
  outcome: Open<"applied" | "superseded">;
  revision: number;
  mode: "diff" | "reset";
  /** The number of removed rows. */
  deletes: number;
  /** The number of inserted rows. */
  inserts: number;
  /**
   * The minimum number of moves; with sections, rows that move together with their section are
   * not counted.
   */
  moves: number;
  /** The number of rows that stay or move, and have changed cells. */
  updates: number;
  /** The number of changed cells. */
  changedCells: number;
  /** The changes of the sections, if the request has sections. */
  sections?: TableSetRowsResultSections;
  history: History;
}

/** Params of table/validate. */
export interface TableValidateParams {
  /** The table. */
  table: Id;
  /** All by default. */
  rows?: AnyRowKey[];
  /** The columns; by default all, and also the rules of rows without columns. */
  columns?: Id[];
  /** 0 by default. */
  first?: number;
  /** 100 by default. */
  size?: number;
  /** Whether to wait until all rows are read and the order is computed; default true. */
  wait?: boolean;
}

export interface TableValidateResultRule {
  column?: Id;
  kind?: string;
  type?: ColumnTypeName;
  index?: number;
  expression?: string;
  message?: string;
  severity: Severity;
  count: number;
  /** Why the rule cannot be evaluated with the present columns. */
  problem?: string;
}

export interface TableValidateResultItem {
  kind: Open<
    | "invalid" | "doesNotParse" | "outOfRange" | "sourceChanged" | "readFailed" | "fieldTooLong"
    | "notComputed"
  >;
  row: RowKey;
  column?: Id;
  columns?: Id[];
  /** The text of the cell, or why it has no value. */
  text?: string;
  cut?: IsCut;
  rule?: BrokenRule;
  /** Why the rule cannot be evaluated. */
  reason?: string;
}

export interface TableValidateResult {
  revision: number;
  complete: Complete;
  /** The number of rows examined. */
  rowCount: number;
  /** The number of rows with problems. */
  faultyRows: number;
  /** The number of problems. */
  count: number;
  /** The number of error cells, by column; absent: none. */
  errors?: Keyed<number>;
  /** The table's rules, and the number of rows that violate each; absent: there are none. */
  rules?: TableValidateResultRule[];
  first: number;
  /** true: the response reached the size limit, and further items follow. */
  more?: true;
  /**
   * Row by row in the table's order, or in that of `rows`; within a row, problems of cells are
   * first.
   */
  items: TableValidateResultItem[];
}

/** Params of table/diff. */
export interface TableDiffParams {
  from: ContentPlace;
  to: ContentPlace;
  match?: Match;
  compare?: Comparison;
  /** The columns to compare; by default those that both have. */
  columns?: Id[];
  range?: Range;
  as?: As;
  textBytes?: TextBytes;
  /** Whether to wait until all rows are loaded and the order is complete; default true. */
  wait?: boolean;
}

/** The number of changed rows. A row that moved and has changed cells counts twice in `changes`. */
export interface TableDiffResultCounts {
  deletes: number;
  moves: number;
  inserts: number;
  updates: number;
  changes: number;
}

export interface TableDiffResultDiffInserts {
  at: IndexRuns;
  keys: RowKey[];
  blocks: ColumnBlock[];
}

/**
 * The changes of this page. The whole difference is the concatenation of the lists of all
 * pages. Indices count rows in source order or, with sections, section by section.
 */
export interface TableDiffResultDiff {
  deletes: IndexRuns;
  moves: IndexMoves;
  inserts: TableDiffResultDiffInserts;
  updates: UpdateBlock[];
}

export interface TableDiffResultOldDeletes {
  keys: RowKey[];
  blocks: ColumnBlock[];
}

/** The old content. `rows` of its updates are new indices, too. */
export interface TableDiffResultOld {
  deletes: TableDiffResultOldDeletes;
  updates: UpdateBlock[];
}

export interface TableDiffResultKeysUpdate {
  index: number;
  key: RowKey;
  columns: Id[];
}

/** The keys of the moved rows, in order, and of the updated rows with their columns. */
export interface TableDiffResultKeys {
  moves: RowKey[];
  updates: TableDiffResultKeysUpdate[];
}

export interface TableDiffResult {
  from: ContentFound;
  to: ContentFound;
  complete: Complete;
  /** The compared columns. */
  columns: Id[];
  /**
   * The number of changed rows. A row that moved and has changed cells counts twice in
   * `changes`.
   */
  counts: TableDiffResultCounts;
  /**
   * The index of the first change of this page, counted through deletes, moves, inserts and
   * updates.
   */
  first: number;
  size: number;
  /** true: the response reached the size limit, and further changes follow. */
  more?: true;
  /**
   * The changes of this page. The whole difference is the concatenation of the lists of all
   * pages. Indices count rows in source order or, with sections, section by section.
   */
  diff: TableDiffResultDiff;
  /** The old content. `rows` of its updates are new indices, too. */
  old: TableDiffResultOld;
  /** The keys of the moved rows, in order, and of the updated rows with their columns. */
  keys: TableDiffResultKeys;
  sections?: SectionsDiff;
}

/** Params of view/open. */
export interface ViewOpenParams {
  /** The table to look at. */
  table: Id;
  /** The id the client chooses. */
  view?: Id;
  state?: ViewStatePatch;
  preset?: PresetName;
  /**
   * A name under which the state is kept by the table's file. The view begins with what was
   * kept under it.
   */
  remember?: string;
  /** false: answer before the order is ready. */
  wait?: boolean;
}

/** Params of view/get. */
export interface ViewGetParams {
  /** The view. */
  view: Id;
  /** Whether to wait until all rows are read and the order is computed; default false. */
  wait?: boolean;
}

/** Params of view/set. */
export interface ViewSetParams {
  /** The view. */
  view: Id;
  state: ViewStatePatch;
  /** The row whose page is shown, and which watched windows keep in place. */
  show?: AnyRowKey;
  /** false: answer before the order is ready. */
  wait?: boolean;
}

/** Params of view/tap. */
export interface ViewTapParams {
  /** The view. */
  view: Id;
  /** What was tapped. */
  part: "header" | "footer";
  /** Of which column. */
  column: Id;
  /** Keep the other sort keys. */
  extend?: boolean;
  /**
   * Whether to answer only when the new order is complete; default true. With false, no later
   * request waits for the order.
   */
  wait?: boolean;
}

export interface ViewTapResultIndicatorsEntry {
  direction: Open<"ascending" | "descending" | "none">;
  sortable: boolean;
  /** Its position among the sort keys. */
  priority?: number;
}

export interface ViewTapResult {
  view: Id;
  table: Id;
  viewRevision: number;
  revision: number;
  state: ViewState;
  footers?: Footers;
  layout?: ColumnPlaces;
  cursor?: ViewCursor;
  counts: Counts;
  orderState: OrderState;
  complete: Complete;
  /** The visible columns, in order. */
  columns: Id[];
  preset?: PresetName;
  filterProblems?: ViewDescriptionFilterProblem[];
  filterFailure?: FilterFailure;
  orderProblems?: ViewDescriptionOrderProblem[];
  orderFailure?: OrderFailure;
  searching?: SearchProgress;
  sorting?: SortProgress;
  /** Whether the view can sort by the column. */
  sortable: boolean;
  /** By column id. */
  indicators: Keyed<ViewTapResultIndicatorsEntry>;
}

/** Params of view/rows. */
export interface ViewRowsParams {
  view: Id;
  range?: Range;
  /** The rows by key. The result has them in this order. */
  keys?: AnyRowKey[];
  /** The columns; by default the visible ones. */
  columns?: Id[];
  as?: As;
  textBytes?: TextBytes;
  texts?: TextExtent;
  ellipsis?: Ellipsis;
  /** The view revision to read. */
  at?: number;
  /** The pinned state to read. */
  pin?: Id;
  /** Whether to wait until all rows are loaded and the order is complete; default false. */
  wait?: boolean;
  /** Whether to return the fields of records beyond the columns; default false. */
  extraFields?: boolean;
}

export interface ViewRowsResult {
  viewRevision: number;
  revision: number;
  complete: Complete;
  /** The index within the page; absent if rows were requested by key. */
  first?: number;
  /** The number of returned entries, if the response ended early. */
  count?: number;
  /** true: the response reached the size limit, and further entries follow. */
  more?: true;
  /** The keys of the entries, in order. */
  keys: EntryKey[];
  /** The cells, column by column. */
  blocks: ColumnBlock[];
  /** The sections of the returned entries; absent without sections. */
  sections?: SectionInfo[];
  /** If requested, the rows whose records have fields beyond the columns. */
  extraFields?: ExtraFields[];
  counts: Counts;
  orderState: OrderState;
  searching?: SearchProgress;
  sorting?: SortProgress;
}

/** Params of cell/text. */
export interface CellTextParams {
  /** The table. */
  table: Id;
  row: AnyRowKey;
  /** The column. */
  column: Id;
  /** What the cell shows (default), or its value. */
  of?: "text" | "value";
  /** The start of the range, in bytes; default 0. */
  start?: number;
  /** The maximum length of the range, in bytes; default textBytesMax. */
  size?: number;
}

export interface CellTextResult {
  revision: number;
  /** The text in the range, with control characters; null: the cell has no such text. */
  text: string | null;
  /** true: invalid UTF-8 was replaced by U+FFFD. */
  lossy?: true;
  /** The start of the range, in bytes; always at the beginning of a character. */
  start: number;
  /** The end of the range, where the next range starts. */
  end: number;
  /** The length of the whole text, in bytes. */
  bytes: number;
  /** true: there is more text after the range. */
  more?: true;
}

/** Params of view/pin. */
export interface ViewPinParams {
  /** The view. */
  view: Id;
  /** The id the client chooses. */
  pin?: Id;
  /** Whether to wait until all rows are read and the order is computed; default false. */
  wait?: boolean;
}

export interface ViewPinResult {
  view: Id;
  pin: Id;
  viewRevision: number;
  revision: number;
  counts: Counts;
  orderState: OrderState;
  searching?: SearchProgress;
  sorting?: SortProgress;
  complete: Complete;
}

/** Params of view/unpin. */
export interface ViewUnpinParams {
  /** The view. */
  view: Id;
  /** The pin. */
  pin: Id;
}

export interface ViewLocateParamsAtItem {
  /** The distance from the left edge of the group. */
  x: number;
  /** Default center. */
  group?: "leading" | "center" | "trailing";
}

/** Params of view/locate. */
export interface ViewLocateParams {
  /** The view. */
  view: Id;
  /** The rows to find. */
  keys?: AnyRowKey[];
  /** The columns whose frames are requested. */
  columns?: Id[];
  /** The points at which columns are looked up. */
  at?: ViewLocateParamsAtItem[];
  /** The offsets at which entries are looked up. */
  offsets?: Offset[];
  /** Whether to wait until all rows are read and the order is computed; default false. */
  wait?: boolean;
}

export interface ViewLocateResultRow {
  key: RowKey;
  /** The index in the source order. */
  sourceIndex?: number;
  /**
   * The index within the page `pageIndex`; null if the row is filtered out or in a collapsed
   * section.
   */
  viewIndex?: number | null;
  /** The index of the page that has the row. */
  pageIndex?: number;
  /** The offset of the row on the page shown, if the layout has heights. */
  offset?: number;
  /** The height of the row, in units. */
  height?: number;
  frame?: ItemFrame;
  reason?: Open<"filtered" | "collapsed" | "hidden" | "removed" | "unknown">;
  section?: SectionKey;
}

export interface ViewLocateResultAtItem {
  column: Id;
  group: Open<"leading" | "center" | "trailing">;
  x: number;
  width: number;
  estimate?: true;
  /** The distance from the column's left edge to the point. */
  distance: number;
}

export interface ViewLocateResult {
  viewRevision: number;
  complete: Complete;
  /** The positions of the rows, in the requested order. */
  rows: ViewLocateResultRow[];
  /** The frames of the columns, in the requested order. */
  columns?: ColumnFrame[];
  /** The column at each point; null outside the group. */
  at?: (ViewLocateResultAtItem | null)[];
  /**
   * The entry at each offset, where the gap after an entry belongs to it; null if there is
   * none.
   */
  entries?: (EntryFrame | null)[];
}

/** Params of view/watch. */
export interface ViewWatchParams {
  /** The view. */
  view: Id;
  /** The id the client chooses. */
  subscription?: Id;
  window: Window;
  /** Whether cells are sent or keys only; cells by default. */
  content?: "cells" | "keys";
  /**
   * The columns of the window, which can include hidden ones; null: all columns that the view
   * shows.
   */
  columns?: Id[] | null;
  as?: As;
  textBytes?: TextBytes;
  texts?: TextExtent;
  ellipsis?: Ellipsis;
  hold?: Hold;
  anchor?: NamedEntry;
  /** A viewport at the end stays there; default false. */
  follow?: boolean;
  /** Whether updates list the entries that become visible or invisible. */
  appearance?: boolean;
  /** Whether updates include the kinds and the client's own states of rows and cells. */
  kinds?: boolean;
  /** Whether updates include the rules that rows violate. */
  problems?: boolean;
  /** Whether updates include the lines around rows. */
  separators?: boolean;
  /** Whether updates include the styles of rows and cells. */
  styles?: boolean;
  /** Whether updates include the texts of rows and cells for screen readers. */
  accessibility?: boolean;
  /**
   * Whether updates other than resets leave out counts, order, window and layout columns that
   * have not changed.
   */
  brief?: boolean;
  across?: Across;
}

export interface ViewWatchResult {
  subscription: Id;
  viewRevision: number;
  revision: number;
  complete: Complete;
}

/** Params of view/scroll. */
export interface ViewScrollParams {
  subscription: Id;
  /** The index within the page. */
  first?: number;
  /** The new number of entries of a window by index. */
  size?: number;
  /** The new columns; null: all columns that the view shows. */
  columns?: Id[] | null;
  hold?: Hold;
  /**
   * The change of the horizontal window. Absent members are unchanged; null: the subscription
   * has all columns.
   */
  across?: AcrossMove | null;
  offset?: Offset;
  /** The new length of the viewport, in units. */
  extent?: number;
  entry?: NamedEntry;
  /** The place of `entry` in the viewport; default nearest. */
  placement?: "top" | "center" | "bottom" | "nearest";
  /** A relative move by this number of extents. */
  pages?: number;
  /** Scrolls to the start or the end of the content. */
  to?: "start" | "end";
  thumb?: ThumbStart;
  /** Whether a viewport at the end of the content stays at the end. */
  follow?: boolean;
  /** Whether the user is dragging; corrections of the offset then wait. */
  dragging?: boolean;
  anchor?: NamedEntry | null;
}

export interface ViewScrollResult {
  /** The state of the view that the window is in. */
  viewRevision: number;
  /**
   * The `seq` of the update that brings the window; null: the client has everything already,
   * and none follows.
   */
  update: number | null;
  /** The index of the window's first entry within the page. */
  first: number;
  /** The number of entries in the window. */
  size: number;
  across?: AcrossPlaces;
  viewport?: ViewportPlace;
}

/** How texts are drawn in their cells; present: the place in the text is looked up, too. */
export interface ViewHitParamsText {
  /** To which side of the cell; default left. */
  align?: "left" | "center" | "right";
  /** The distance from that side of the cell to the text; default 0. */
  inset?: number;
  /** The distance from the top of the entry to the first line; default 0. */
  top?: number;
}

/** Params of view/hit. */
export interface ViewHitParams {
  /** Whose window. */
  subscription: Id;
  /** The distance from the left of the frame. */
  x: number;
  /** The distance from the top of the frame. */
  y: number;
  /**
   * The height of the header that the client draws above the entries, at the top of its frame;
   * default 0.
   */
  header?: number;
  /**
   * How far from the end of a column, in the header, its width can be dragged; default 0:
   * nowhere.
   */
  grip?: number;
  /** How texts are drawn in their cells; present: the place in the text is looked up, too. */
  text?: ViewHitParamsText;
}

/** The entry, where `part` is one. */
export interface ViewHitResultEntry {
  key: EntryKey;
  /** Its index within the page. */
  viewIndex: number;
  /** Its top, from the top of the frame. */
  y: number;
  /** Its height, with the spacing after it. */
  height: number;
  /** It is a section header that sticks to the start of the viewport. */
  sticky?: true;
}

export interface ViewHitResult {
  /** The state of the view in which it was looked up. */
  viewRevision: number;
  part: Open<"header" | "entry" | "outside">;
  /** The entry, where `part` is one. */
  entry?: ViewHitResultEntry;
  column?: HitColumn;
  /** The column whose width changes if the user drags from here. */
  resize?: HitColumn;
  /**
   * The nearest place between two characters of the text shown, in `positions` of `initialize`;
   * if `text` was given.
   */
  textOffset?: number;
}

/** Params of view/hover. */
export interface ViewHoverParams {
  /** The subscription. */
  subscription: Id;
  /** The row; absent or null: none. */
  row?: AnyRowKey | null;
  /** The column under the pointer, if the client sent it. */
  column?: Id;
}

/** The height of a row, measured by the client. */
export interface ViewMeasureParamsRow {
  row: AnyRowKey;
  /** In units of the layout; null: the height measured before is forgotten. */
  height: number | null;
}

/** The row height that a cell needs, measured by the client. */
export interface ViewMeasureParamsCell {
  row: AnyRowKey;
  column: string;
  /**
   * The height that the row needs for the cell, including margins, in units of the layout;
   * null: the height measured before is forgotten.
   */
  height: number | null;
}

/** Params of view/measure. */
export interface ViewMeasureParams {
  view: Id;
  /** The heights of rows. If a row is listed twice, the last one counts. */
  rows?: ViewMeasureParamsRow[];
  /**
   * The row heights needed by single cells. A row without its own measured height has the
   * height of its tallest cell; other cells are measured by the daemon.
   */
  cells?: ViewMeasureParamsCell[];
  /**
   * The view revision that was measured: the present one (default), or one that a subscription
   * has.
   */
  at?: number;
}

export interface ViewMeasureResultUnusedItem {
  row: RowKey;
  /** The column, for a cell. */
  column?: string;
  reason: Open<"declared" | "fixed" | "changed" | "hidden">;
}

export interface ViewMeasureResult {
  viewRevision: number;
  /** The number of rows whose height has changed. */
  changed: number;
  /**
   * The measurements without effect: the table declares the height, the layout specifies it,
   * the row or its presentation has changed since `at`, or the view does not show the column.
   * Absent if empty.
   */
  unused?: ViewMeasureResultUnusedItem[];
}

/** Params of view/resync. */
export interface ViewResyncParams {
  /** The subscription. */
  subscription: Id;
}

/** Params of view/sync. */
export interface ViewSyncParams {
  /** The table to wait for; all tables by default. */
  table?: Id;
  /** Wait until no cell that the client supplies is pending or stale, too. */
  supplied?: boolean;
  /**
   * Wait until all widths and heights are measured, too. Default false: background measuring
   * continues after the answer.
   */
  layout?: boolean;
}

export interface ViewSyncResult {
  complete: Complete;
  /** The revision of each table, by id. */
  tables: Keyed<number>;
}

/** Params of view/unwatch. */
export interface ViewUnwatchParams {
  /** The subscription. */
  subscription: Id;
}

/** Params of view/collapse. */
export interface ViewCollapseParams {
  view: Id;
  action: "collapse" | "expand" | "toggle";
  /** The keys of the sections. Default: all sections, including future ones. */
  keys?: AnySectionKey[];
  /** Whether to answer only when the order is complete; default false. */
  wait?: boolean;
}

export interface ViewCollapseResult {
  viewRevision: number;
  counts: Counts;
  orderState: OrderState;
  complete: Complete;
  searching?: SearchProgress;
  sorting?: SortProgress;
}

export interface ViewSelectParamsRange {
  from: Point;
  to: Point;
}

/** Params of view/select. */
export interface ViewSelectParams {
  /** The view. */
  view: Id;
  /** What is done. */
  action: "replace" | "add" | "remove" | "toggle" | "extend" | "tap" | "all" | "none" | "invert";
  /** The rows, if the selection unit is row. */
  rows?: AnyRowKey[];
  /** The columns, if the selection unit is column. */
  columns?: Id[];
  /** The cells, if the selection unit is cell. */
  cells?: Point[];
  /** Ranges between two corners, in the current order of the view. */
  ranges?: ViewSelectParamsRange[];
  /** Whether to wait until all rows are read and the order is computed; default false. */
  wait?: boolean;
}

export interface ViewSelectResult {
  viewRevision: number;
  complete: Complete;
  /** The number of selected items. */
  count: number;
  /** The items that were not selected before. */
  selected: SelectedItem[];
  /** The items that are no longer selected. */
  deselected: SelectedItem[];
  /** true: a list is not whole. Each has at most 1,000 items and about 1 MiB. */
  truncated?: boolean;
  /** The number of items that were left out because they may not be selected. Absent: none. */
  skipped?: number;
}

/** Params of view/selection. */
export interface ViewSelectionParams {
  /** The view. */
  view: Id;
  /** The number of items to skip; default 0. */
  first?: number;
  /** Default rowsPerAnswerMax. */
  size?: number;
  /** Whether to wait until all rows are read and the order is computed; default false. */
  wait?: boolean;
}

export interface ViewSelectionResult {
  viewRevision: number;
  complete: Complete;
  unit: "row" | "cell" | "column";
  /** The number of selected items. */
  count: number;
  /** The index of the first returned item. */
  first: number;
  /** The selected items. */
  items: SelectedItem[];
}

/** Params of view/copy. */
export interface ViewCopyParams {
  /** The view. */
  view: Id;
  /** The formats; default tsv, html and csv. */
  formats?: ("csv" | "tsv" | "json" | "ndjson" | "markdown" | "html" | "sql" | "text" | "latex")[];
  /** These rows instead of the selection, in this order. */
  rows?: AnyRowKey[];
  range?: Range;
  /** These columns instead of the selection, in this order. */
  columns?: Id[];
  /** What is copied of each cell; default value for json, ndjson and sql, else text. */
  as?: "value" | "text";
  /**
   * How texts that look like formulas to a spreadsheet are written in csv, tsv and html;
   * default off.
   */
  formulaGuard?: "off" | "quote" | "reject";
  /**
   * Whether the names of the columns are the first row, in formats where this is optional;
   * default false.
   */
  header?: boolean;
  /** Whether to wait until all rows are read and the order is computed; default true. */
  wait?: boolean;
}

export interface ViewCopyResultFlavour {
  format: "csv" | "tsv" | "json" | "ndjson" | "markdown" | "html" | "sql" | "text" | "latex";
  /** The media type, as clipboards name it. */
  type: string;
  text: string;
}

export interface ViewCopyResult {
  viewRevision: number;
  revision: number;
  complete: Complete;
  /** The number of rows. */
  rowCount: number;
  /** The columns. */
  columns: Id[];
  /** The same cells in each format, in the requested order. */
  flavours: ViewCopyResultFlavour[];
  /** true: some bytes were not UTF-8; they are written as U+FFFD. */
  lossy?: true;
}

/** Params of view/find. */
export interface ViewFindParams {
  /** The view. */
  view: Id;
  search?: SearchPatch;
  /** Whether to step by row (default) or by cell. */
  unit?: "row" | "cell";
  from?: AnyRowKey;
  /**
   * The column of the cell from which to step by cell; only with from and the unit cell.
   * Without it, all cells of from are passed.
   */
  fromColumn?: Id;
  /**
   * Whether to return the ordinal of the hit and the number of hits. The first count after a
   * change examines all rows; later steps use the cached count.
   */
  count?: boolean;
  /** Which way; next by default. */
  direction?: "next" | "previous";
  /** false: do not continue at the other end. */
  wrap?: boolean;
  /** Whether to wait until all rows are read and the order is computed; default true. */
  wait?: boolean;
}

export interface ViewFindResultHitCell {
  /** The column; absent for a field beyond the columns. */
  column?: Id;
  /** The index of the field among those beyond the columns. */
  extraField?: number;
  ranges: IndexRuns;
  /** The number of hits that are not listed; at most 65,536 hits per cell are counted. */
  further?: number;
}

export interface ViewFindResultHit {
  row: RowKey;
  viewIndex: number;
  pageIndex: number;
  wrapped: boolean;
  /**
   * With count: which of the hits it is in the order of the view, from 1. Absent if complete is
   * false.
   */
  ordinal?: number;
  /** The cells of the row that have hits. By cell, only the one found. */
  cells: ViewFindResultHitCell[];
}

export interface ViewFindResult {
  viewRevision: number;
  revision: number;
  complete: Complete;
  /** The number of rows that match. */
  matches?: number;
  /**
   * With count: the number of rows, or of cells, that stepping visits. Absent if complete is
   * false.
   */
  hits?: number;
  /** The row or cell found; null: none matches. */
  hit: ViewFindResultHit | null;
}

/** Params of filter/convert. */
export interface FilterConvertParams {
  table: Id;
  filter: Filter | string;
}

export interface FilterConvertResultProblem {
  pointer: string;
  kind: Open<"columnType" | "value" | "column" | "limit">;
  message: string;
}

export interface FilterConvertResult {
  tree: Filter;
  /** null: the filter cannot be expressed in CEL. */
  text: string | null;
  /** The conditions that cannot be expressed in CEL. */
  problems: FilterConvertResultProblem[];
}

/** Params of filter/like. */
export interface FilterLikeParams {
  /** The view. */
  view: Id;
  row: AnyRowKey;
  /** The cell's column. */
  column: Id;
  /** The relation of a cell to the given cell; default equal. */
  relation?: "equal" | "notEqual" | "less" | "lessOrEqual" | "greater" | "greaterOrEqual";
  /** How it is combined with the view's filter; default all. */
  combine?: "all" | "any" | "replace";
}

export interface FilterLikeResult {
  viewRevision: number;
  /** The condition for cells like the given one. */
  condition: Filter;
  /** The view's filter combined with the condition, ready to be set. */
  filter: Filter;
}

export interface ViewAggregateParamsAggregate {
  column: Id;
  kind: AggregateKind;
}

/** The range of groups to return; by default the first rowsPerAnswerMax. */
export interface ViewAggregateParamsRange {
  /** The index of the first group, from 0. */
  first: number;
  /** The number of groups. */
  size: number;
}

/** Params of view/aggregate. */
export interface ViewAggregateParams {
  view: Id;
  /**
   * Rows with equal values in these columns form a group. Without columns, all rows are one
   * group.
   */
  groupBy?: Id[];
  /** The aggregates of each group, in addition to its number of rows. */
  aggregates?: ViewAggregateParamsAggregate[];
  over?: "all" | "shown";
  sort?: GroupSort;
  /** The range of groups to return; by default the first rowsPerAnswerMax. */
  range?: ViewAggregateParamsRange;
  as?: As;
  textBytes?: TextBytes;
  /** Whether to wait until all rows are loaded and the order is complete; default true. */
  wait?: boolean;
}

export interface ViewAggregateResultAggregate {
  column: Id;
  kind: AggregateKind;
  /** One value per group. */
  values?: CellValue[];
  /** One display text per group. */
  texts?: string[];
  /** Groups whose value or text is cut. Absent if empty. */
  cut?: number[];
  /** The number of cells without a value, by group; absent: none. */
  nulls?: number[];
  /** The number of error cells, by group; absent: none. */
  errors?: number[];
}

export interface ViewAggregateResult {
  viewRevision: number;
  revision: number;
  complete: Complete;
  /** The number of groups in total. */
  groups: number;
  /** The index of the first returned group. */
  first: number;
  /** true: the response reached the size limit, and further groups follow. */
  more?: true;
  /** The group values of the returned groups, column by column. */
  groupBy: ColumnBlock[];
  /** The number of rows of each group. */
  counts: number[];
  /** In the requested order, each with one value per group. */
  aggregates: ViewAggregateResultAggregate[];
}

/** Params of view/profile. */
export interface ViewProfileParams {
  view: Id;
  /**
   * The columns, in the order in which they are summarised. By default those that the view
   * shows, or that the selection has cells of.
   */
  columns?: Id[];
  /** The parts of the summaries; by default all. */
  kinds?: ("distinct" | "extremes" | "mean" | "quantiles" | "histogram" | "frequencies")[];
  over?: "all" | "shown" | "selection";
  /** The shares of the quantiles; by default 0.25, 0.5 and 0.75. */
  quantiles?: number[];
  /** The maximum number of bins of a histogram; default 20. */
  bins?: number;
  /** The number of most frequent values; default 10. */
  top?: number;
  as?: As;
  textBytes?: TextBytes;
  partialResultToken?: ProgressToken;
  /**
   * Keeps the summaries current, under this id: the response has none, and `view/profileUpdate`
   * brings them until `view/unwatch`.
   */
  subscription?: Id;
  /**
   * With `subscription`: how long a change waits for further ones, in milliseconds; default
   * 200.
   */
  quiet?: number;
  /** Whether to wait until all rows are loaded and the order is complete; default true. */
  wait?: boolean;
}

export interface ViewProfileResult {
  viewRevision: number;
  revision: number;
  complete: Complete;
  /** The summaries, in the order of the request. */
  columns: ColumnProfile[];
  /**
   * The columns whose summaries are left out, because the response reached the size limit.
   * Absent: none.
   */
  left?: Id[];
}

/** Params of table/declare. */
export interface TableDeclareParams {
  /** The table. */
  table: Id;
  declarations: Declarations;
  /** The author of the change. */
  author?: string;
}

export interface TableDeclareResult {
  revision: number;
  declarations: Declarations;
}

/** Params of table/resolve. */
export interface TableResolveParams {
  /** The table. */
  table: Id;
  /** Rows. */
  rows?: AnyRowKey[];
  /** With rows: the cells where both meet. */
  columns?: Id[];
  /** Columns whose headers are meant. */
  headers?: Id[];
  /** Sections by key. */
  sections?: string[];
  /**
   * A view of the table. Its sections are included as layers, and expressions can read the
   * row's place in it.
   */
  view?: Id;
  /**
   * A subscription to that view, or instead of `view`. Expressions can also read the position
   * of its pointer.
   */
  subscription?: Id;
  /** All by default. */
  settings?: (
    | "height" | "width" | "estimatedHeight" | "headerHeight" | "footerHeight" | "hidden"
    | "selectable" | "momentary" | "editable" | "movable" | "deletable" | "collapsible"
    | "indentation" | "actions" | "separators" | "accessory" | "accessibilityText" | "cellKind"
    | "editor" | "holds"
  )[];
  /** The number of items to skip. */
  first?: number;
}

export interface TableResolveResultItemSettingsEntry {
  /** null: no layer has a value. */
  value: unknown;
  layer: SettingLayer;
  /** The kind, section or column whose layer this is. */
  name?: string;
  /** Why an expression has no value. */
  problem?: string;
}

export interface TableResolveResultItem {
  row?: RowKey;
  column?: Id;
  header?: Id;
  section?: string;
  /** The declared kind that is used. */
  kind?: string | null;
  /** The kind that the row states, if it is not declared. */
  saidKind?: string;
  /** The row's state, in the client's own JSON. */
  rowState?: unknown;
  /** The cell's state, in the client's own JSON. */
  cellState?: unknown;
  /** The states of a row's cells, by column. */
  cellStates?: Keyed<unknown>;
  settings: Keyed<TableResolveResultItemSettingsEntry>;
}

export interface TableResolveResult {
  revision: number;
  /** Rows or cells, columns, headers, sections; each in the requested order. */
  items: TableResolveResultItem[];
  first: number;
  /** true: the response reached the size limit, and further items follow. */
  more?: true;
}

/** Params of action/list. */
export interface ActionListParams {
  /** The view. */
  view: Id;
  row?: AnyRowKey;
  /** With a row: its cell in this column. Without a row: the column's header. */
  column?: string;
}

export interface ActionListResult {
  viewRevision: number;
  revision: number;
  layer: SettingLayer;
  /** The kind, section or column whose layer this is. */
  name?: string;
  /** Why the expression of a layer with higher precedence has no value. */
  problem?: string;
  /** Expressions are replaced by their values; hidden actions are omitted. */
  actions: Action[];
}

/** Params of action/invoke. */
export interface ActionInvokeParams {
  /** The view. */
  view: Id;
  row?: AnyRowKey;
  /** With a row: its cell in this column. Without a row: the column's header. */
  column?: string;
  /** The action. */
  action: string;
  /** A table revision. If the row has changed since, the request fails as a conflict. */
  seen?: number;
  /** Who does it. */
  author?: string;
}

export interface ActionInvokeResult {
  viewRevision: number;
  revision: number;
}

/** Params of expression/check. */
export interface ExpressionCheckParams {
  /** The expression. */
  source: string;
  /** Default table, in which integers are converted to doubles. */
  dialect?: "strict" | "table";
  table?: Id;
  /** Names and their types. They take precedence over columns. */
  variables?: Keyed<ExpressionType>;
  /** Functions that expressions can call. They are checked but cannot be evaluated. */
  functions?: DeclaredFunction[];
}

/** The value depends on nothing else. */
export interface ExpressionCheckResultDependencies {
  /** The columns that the expression reads. */
  columns: string[];
  /** Columns that are read in other rows. Absent if none are. */
  cells?: string[];
  /** The parameters that it reads. */
  params: string[];
  /** The other names that it reads. */
  bindings: string[];
}

export interface ExpressionCheckResult {
  type?: ExpressionType;
  /** The value depends on nothing else. */
  dependencies?: ExpressionCheckResultDependencies;
  /** The approximate number of steps of an evaluation; bodies of loops are counted once. */
  steps?: number;
  /** Empty if the expression is valid. Otherwise this is the only member. */
  problems: ExpressionProblem[];
}

/** Params of expression/evaluate. */
export interface ExpressionEvaluateParams {
  /** The expression. */
  source: string;
  /** Default table, in which integers are converted to doubles. */
  dialect?: "strict" | "table";
  table?: Id;
  /** Names and their types. They take precedence over columns. */
  variables?: Keyed<ExpressionType>;
  /** Whether types are checked before; default true. */
  checked?: boolean;
  row?: AnyRowKey;
  /** The values of names. Undeclared names can have any type. */
  bindings?: Keyed<TypedValue>;
  /** The values of `params.x`, by x. */
  params?: Keyed<TypedValue>;
}

export interface ExpressionEvaluateResult {
  value: TypedValue;
  complete?: Complete;
  type: ExpressionType;
}

/** Requests lines, broken by the Unicode line breaking rules. */
export interface TextMeasureParamsWrap {
  /** The width of a line; by default lines end only at line breaks in the text. */
  width?: number;
  /** The maximum number of lines returned. */
  linesMax?: number;
}

/** Requests the text truncated to one line. */
export interface TextMeasureParamsTruncate {
  width: number;
  /** The part that is removed; default tail. */
  at?: "head" | "middle" | "tail";
  /** The text at the cut, at most 16 code points; default U+2026. */
  ellipsis?: string;
}

/** Params of text/measure. */
export interface TextMeasureParams {
  /** The texts. */
  texts: string[];
  measurer?: Measurer;
  /** In the bold face, as headers; default false. */
  bold?: boolean;
  /**
   * Measure each text as a cell shows it: on one line, with visible forms of control
   * characters, and of invisible ones if `initialize` chose so; default false.
   */
  visible?: boolean;
  /** Requests lines, broken by the Unicode line breaking rules. */
  wrap?: TextMeasureParamsWrap;
  /** Requests the text truncated to one line. */
  truncate?: TextMeasureParamsTruncate;
}

export interface TextMeasureResult {
  lineHeight: number;
  /** Whether widths are estimates. */
  estimate?: true;
  /** One measure per text. */
  measures: TextMeasure[];
}

/** A single hit. */
export interface ViewReplaceParamsAt {
  row: AnyRowKey;
  /** The column. */
  column: Id;
  /** The index of the hit in the cell; default 0. */
  index?: number;
}

/** Params of view/replace. */
export interface ViewReplaceParams {
  /** The view. */
  view: Id;
  search?: SearchPatch;
  /** With regex, $1 and ${name} are groups and $$ is a dollar sign. */
  with: string;
  /** All rows shown (default), or what is selected. */
  scope?: "all" | "selection";
  /** A single hit. */
  at?: ViewReplaceParamsAt;
  /** As the table's owner (default), or as the view's user. */
  by?: "owner" | "user";
  /** Whether to return the changes without making them. */
  preview?: boolean;
  /** What the step is called. */
  label?: string;
  /** Who replaces. */
  author?: string;
  /**
   * Whether to wait until all rows are read and the order is computed; default true. Without
   * waiting, only a preview is possible while rows are missing.
   */
  wait?: boolean;
}

export interface ViewReplaceResult {
  revision: number;
  complete: Complete;
  /** The number of replaced hits. */
  matches: number;
  /** The number of written cells. */
  cells: number;
  /** The number of cells with hits in columns that are not editable. */
  skipped: number;
  history: History;
  preview?: EditPreview;
}

/** Params of table/revert. */
export interface TableRevertParams {
  /** The table. */
  table: Id;
  /** The label of the step in the history; default "Revert". */
  label?: string;
  /** The author of the step. */
  author?: string;
}

export interface TableRevertResult {
  revision: number;
  /** Rows that differed from the file. */
  records: number;
  history: History;
}

/** Params of table/setDialect. */
export interface TableSetDialectParams {
  /** The table. */
  table: Id;
  dialect: Dialect;
  /** Whether unsaved edits may be lost. Undo brings them back. */
  discard?: boolean;
  /** The label of the step in the history; default "Dialect". */
  label?: string;
}

export interface TableSetDialectResult {
  revision: number;
  /** The number of rows. */
  rowCount: number;
  /** The ids of the columns that the file has now, in its order. */
  columns: Id[];
  history: History;
}

/** Params of table/watchFile. */
export interface TableWatchFileParams {
  /** The table. */
  table: Id;
  /** What happens when the file changes. Changes noticed before count, too. */
  whenFileChanges: "tell" | "follow" | "reload" | "merge";
}

export interface TableWatchFileResult {
  /**
   * The option that is now in effect: the requested one, or `tell` for a table that was not
   * opened from a file.
   */
  whenFileChanges: "tell" | "follow" | "reload" | "merge";
  sourceState: SourceState;
}

/** Params of table/conflicts. */
export interface TableConflictsParams {
  /** The table. */
  table: Id;
  /** The index of the first conflict of the page; default 0. */
  first?: number;
  /** The number of conflicts; default 100. */
  size?: number;
}

export interface TableConflictsResult {
  revision: number;
  /** How many there are. */
  count: number;
  first: number;
  /** Row by row; within a row, its removal and place are first. */
  items: Conflict[];
  /** There are further ones. */
  more?: boolean;
}

export interface TableResolveConflictsParamsConflict {
  row: AnyRowKey;
  /** Only the cell of this column; default all of the row. */
  column?: Id;
}

/** Params of table/resolveConflicts. */
export interface TableResolveConflictsParams {
  /** The table. */
  table: Id;
  /** Whose cells, rows and places the table gets. */
  take: "ours" | "theirs";
  /** Which conflicts; default all. What has none is left as it is. */
  conflicts?: TableResolveConflictsParamsConflict[];
  /** The label of the step in the history; default "Resolve". */
  label?: string;
  /** The author of the step. */
  author?: string;
}

export interface TableResolveConflictsResult {
  revision: number;
  /** How many conflicts were decided. */
  resolved: number;
  /** How many are still open. */
  left: number;
  history: History;
}

/** Params of cell/draft. */
export interface CellDraftParams {
  /** The view in which the user types. */
  view: Id;
  row: AnyRowKey;
  /** The column. */
  column: Id;
  /** What is done. */
  action: "begin" | "change" | "commit" | "cancel";
  /**
   * With begin: as the table's owner (default), or as the view's user, whom its binding and the
   * declarations bind.
   */
  by?: "owner" | "user";
  /** The current text of the draft. */
  text?: string;
  /** A chosen value, instead of `text`. */
  value?: unknown;
  /** Commit even if another request changed the cell meanwhile; false by default. */
  overwrite?: boolean;
  /** With commit: a commit that is refused cancels the draft; false by default. */
  orCancel?: boolean;
  /** What the step is called. */
  label?: string;
  /** Who types. */
  author?: string;
  /** step by default. */
  history?: "step" | "join" | "none";
  /** What becomes of a text that does not fit; refuse by default. */
  invalid?: "refuse" | "keep";
}

export interface CellDraftResult {
  revision: number;
  draft: Draft | null;
  history: History;
}

/** Params of cell/refresh. */
export interface CellRefreshParams {
  /** The table. */
  table: Id;
  /** The supplied columns; all by default. */
  columns?: Id[];
  /** The rows; all by default. */
  rows?: AnyRowKey[];
}

export interface CellRefreshResult {
  revision: number;
}

/** Params of table/setParams. */
export interface TableSetParamsParams {
  table: Id;
  /**
   * Values of `params.x` by x; types and optionals are not allowed. null removes a parameter.
   * Parameters that are not listed are unchanged.
   */
  params: Keyed<TypedValue | null>;
  author?: string;
}

export interface TableSetParamsResult {
  revision: number;
}

/** How far to go, from `row` and `column` or else from where the cursor is. It ends at the edge. */
export interface ViewCursorParamsMove {
  /** The number of entries down. */
  rows?: number;
  /** The number of columns on, in the order shown. */
  columns?: number;
  /** The number of extents of the window of `show`, which scrolls as far. */
  pages?: number;
}

/** Params of view/cursor. */
export interface ViewCursorParams {
  /** The view. */
  view: Id;
  /** The row to go to, or a section's header or footer. A row of another page shows that page. */
  row?: NamedEntry;
  /** The column to go to. */
  column?: Id;
  /**
   * How far to go, from `row` and `column` or else from where the cursor is. It ends at the
   * edge.
   */
  move?: ViewCursorParamsMove;
  /** Where to go, from `row` and `column` or else from where the cursor is. */
  to?:
    | "rowStart" | "rowEnd" | "columnStart" | "columnEnd" | "start" | "end" | "nextCell"
    | "previousCell" | "nextFilled" | "previousFilled" | "nextFilledColumn" | "previousFilledColumn"
    | "nextHit" | "previousHit" | "nextProblem" | "previousProblem" | "nextChange"
    | "previousChange";
  /** false: `to` a hit or a problem does not continue at the other end. */
  wrap?: boolean;
  /** What becomes of the selection; by default nothing. */
  select?: "replace" | "extend";
  /** A subscription of the view, whose window scrolls so that the cursor is visible. */
  show?: Id;
  /** The place of the cursor's entry in the window of `show`; default nearest. */
  placement?: "top" | "center" | "bottom" | "nearest";
  /** Whether to wait until all rows are read and the order is computed; default false. */
  wait?: boolean;
}

export interface ViewCursorResult {
  /** The state of the view with this cursor. */
  viewRevision: number;
  complete: Complete;
  /** Whether it is in another cell than before. */
  moved: boolean;
  /**
   * The key of its row, or of the part of a section that it is on. Absent: it is nowhere,
   * because it was not set or the page is empty.
   */
  row?: EntryKey;
  /** Its column. Absent: the view shows none. */
  column?: Id;
  /** The index of its entry within the page. */
  viewIndex?: number;
  /** The page. */
  pageIndex?: number;
  /** The top of its entry in the content, if the layout includes rows. */
  offset?: number;
  /** The height of its entry. */
  height?: number;
  frame?: ItemFrame;
  /** The group of its column, if there is a layout. */
  group?: Open<"leading" | "center" | "trailing">;
  /** The left edge of its column, from the left of its group. */
  x?: number;
  /** The width of its column. */
  width?: number;
  /** What its cell shows, or what is being typed there. At most 1,024 bytes. */
  text?: string;
  /** The text is longer. */
  cut?: true;
  /** Whether there is a hit or a problem, if `to` looks for one. If not, the cursor stays. */
  found?: boolean;
  /** It was found at the other end. */
  wrapped?: true;
  /** With `select`: the number of selected items. */
  selected?: number;
  /**
   * With `select`: the number of items that were left out because they may not be selected.
   * Absent: none.
   */
  skipped?: number;
  /** With `show`: the `seq` of the update that brings the window; null: none follows. */
  update?: number | null;
}

/** Params of view/close. */
export interface ViewCloseParams {
  /** The view. */
  view: Id;
}

/** Params of table/close. */
export interface TableCloseParams {
  /** The table. */
  table: Id;
}

/** Params of table/openDifference. */
export interface TableOpenDifferenceParams {
  table?: Id;
  /** The name of the table. */
  name?: string;
  from: DifferencePlace;
  to: ContentPlace;
  match?: Match;
  /** The columns to compare; by default those that both have. */
  columns?: Id[];
}

/** Params of journal/list. */
export interface JournalListParams {
  /** The folder; by default that of the connection. */
  journalFolder?: string;
}

export interface JournalListResult {
  /** The folder; absent: the daemon has none. */
  folder?: string;
  items: JournalItem[];
}

/** Params of journal/remove. */
export interface JournalRemoveParams {
  /** Names of `journal/list`. */
  journals: string[];
  /** The folder; by default that of the connection. */
  journalFolder?: string;
}

export interface JournalRemoveResult {
  /** Those that were removed. Journals in use stay. */
  removed: string[];
}

/** Params of database/list. */
export interface DatabaseListParams {
  /** The path of the database. */
  path: string;
  /**
   * The number of rows at which counting the rows of a table ends; 0: none are counted. Default
   * 1,000,000.
   */
  countMax?: number;
}

export interface DatabaseListResult {
  tables: DatabaseTable[];
}

/** Params of source/didChange. */
export interface SourceDidChangeParams {
  /** The table. */
  table: Id;
}

export interface SourceDidChangeResult {
  /** The revision of the table with the new rows. */
  revision: number;
}

export interface PresetListResult {
  presets: Preset[];
}

/** The memory of all tables. */
export interface ServerStatsResultMemoryTables {
  /** Rows of created tables, and indices of files. */
  sources: number;
  /** Edited and supplied cells. */
  edits: number;
  /** The order of rows, and their attributes beside their cells. */
  rows: number;
  /** Keys of rows. */
  keys: number;
  /** Steps that can be undone and redone, and recent changes. */
  history: number;
  /** Orders, filters, selections and heights of views. */
  views: number;
  /** The number of tables that were too busy to be counted. */
  uncounted: number;
}

/** The memory use of the process, in bytes. Amounts by purpose are estimates. */
export interface ServerStatsResultMemory {
  /** The resident memory reported by the system; on Linux only. */
  resident?: number;
  /** The part that is code and other mapped files. */
  program?: number;
  /** The part of the heap in use; with glibc only, as free and other. */
  heap?: number;
  /** Freed memory that is kept for reuse, and stacks of threads. */
  free?: number;
  /** Decoded chunks. */
  cache: number;
  /** The memory of all tables. */
  tables: ServerStatsResultMemoryTables;
  /** Keys and orders of sorts and groupings in progress. */
  sorting: number;
  /** Searches, filters and aggregates in progress. */
  gathering: number;
  /** New content during comparison. */
  comparing: number;
  /** Messages waiting to be written, or being read. */
  messages: number;
  /** The buffer of a recording. */
  recording: number;
  /** The rest of the heap. */
  other?: number;
}

/** The time from arrival until the response is ready; the value is at most a quarter too high. */
export interface ServerStatsResultMethodsEntryMicroseconds {
  p50: number;
  p90: number;
  p99: number;
}

export interface ServerStatsResultMethodsEntry {
  /** The number of calls, including notifications. */
  count: number;
  /** The number of failures by code. */
  errors?: Keyed<number>;
  /** The time from arrival until the response is ready; the value is at most a quarter too high. */
  microseconds: ServerStatsResultMethodsEntryMicroseconds;
}

export interface ServerStatsResultWatchingItem {
  subscription: Id;
  view: Id;
  /** Updates that wait; more than one only with updates each. */
  pending: number;
  /** The number of table revisions that the client is behind. */
  lagRevisions: number;
}

export interface ServerStatsResult {
  /** The memory use of the process, in bytes. Amounts by purpose are estimates. */
  memory: ServerStatsResultMemory;
  /** Calls by method; `unknown` counts all methods that do not exist. */
  methods: Keyed<ServerStatsResultMethodsEntry>;
  /** The subscriptions of the connection. */
  watching: ServerStatsResultWatchingItem[];
}

export interface RpcDiscoverResultInfo {
  title: string;
  /** The version of the protocol. */
  version: string;
}

/** An OpenRPC document. */
export interface RpcDiscoverResult {
  /** The version of OpenRPC. */
  openrpc: string;
  info: RpcDiscoverResultInfo;
  methods: Keyed<unknown>[];
  components: Keyed<unknown>;
}

/** Params of $/setTrace. */
export interface SetTraceParams {
  /** How much is traced from now on. */
  value: "off" | "messages" | "verbose";
}

/** Params of $/cancelRequest. */
export interface CancelRequestParams {
  /** The id of the request. */
  id: number | string;
}

/** Params of view/update. */
export interface ViewUpdateParams {
  subscription: Id;
  view: Id;
  table: Id;
  seq: number;
  from: number | null;
  to: number;
  revision: number;
  causes: Open<
    | "edit" | "setRows" | "setParams" | "undo" | "redo" | "load" | "state" | "select" | "cursor"
    | "draft" | "scroll" | "hover" | "watch" | "source" | "footer" | "declare" | "supply" | "layout"
  >[];
  authors?: string[];
  hints?: unknown[];
  appearance?: ViewUpdateAppearance;
  kinds?: ViewUpdateKinds;
  layout?: ColumnPlacesUpdate | null;
  across?: AcrossPlaces | null;
  heights?: ViewUpdateHeight[];
  frames?: ItemFrame[];
  viewport?: ViewportPlace;
  separators?: ViewUpdateSeparator[];
  styles?: WindowStyles;
  accessibility?: AccessibilityTexts;
  counts?: Counts;
  orderState?: OrderState;
  complete?: Complete;
  window?: ViewUpdateWindow;
  columns?: Id[];
  reset?: ViewUpdateReset;
  diff?: ViewUpdateDiff;
  part?: number;
  last: boolean;
}

/** Params of view/profileUpdate. */
export interface ViewProfileUpdateParams {
  subscription: Id;
  view: Id;
  table: Id;
  viewRevision: number;
  revision: number;
  complete: Complete;
  /** Summaries that differ from those sent before. */
  columns: ColumnProfile[];
  /** true: all summaries are those of this revision. */
  last: boolean;
}

/** Params of action/didInvoke. */
export interface ActionDidInvokeParams {
  table: Id;
  view: Id;
  revision: number;
  /** The id of the action. */
  action: string;
  key?: RowKey;
  /** The index of the row in the source order; null without a row. */
  sourceIndex?: number | null;
  /** null: the row is not on the page shown. */
  viewIndex?: number | null;
  /** Without a key: the column whose header it is. */
  column?: string;
  /**
   * The values of the row, by id of the visible columns; for an action of a cell, only its
   * value.
   */
  values?: Keyed<CellValue>;
  author?: string;
}

/** Params of action/decide. */
export interface ActionDecideParams {
  table: Id;
  view?: Id;
  /**
   * The permissions that one request needs, at most the first 1,000. The answer applies to all
   * of them.
   */
  asked: AskedPermission[];
  /** The number of permissions that the request needs. */
  count: number;
  /** The time limit for the answer, in milliseconds. */
  deadline: number;
  /** The decision if no answer arrives in time. */
  default: "allow" | "refuse";
}

export interface ActionDecideResult {
  decision: "allow" | "refuse";
}

/** Params of cell/compute. */
export interface CellComputeParams {
  table: Id;
  column: Id;
  type: ColumnType;
  /** The table revision to which the inputs belong. */
  revision: number;
  /** The keys of the rows. */
  rows: RowKey[];
  /** The cells of the input columns in these rows, as values. */
  blocks: ColumnBlock[];
  /** The types of the inputs. */
  types: ColumnType[];
  /** The time limit for the answer, in milliseconds. */
  deadline: number;
}

export interface CellComputeResultError {
  row: number;
  text: string;
}

export interface CellComputeResult {
  /** One per row, of the column's type; null: no value. */
  values: CellValue[];
  /**
   * The display texts, one per row; null: the standard text of the type. If the column has a
   * format, the format is used instead.
   */
  texts?: (string | null)[];
  /** Rows without a value, and the reason; `row` is an index into `rows`. */
  errors?: CellComputeResultError[];
}

export interface CellMeasureParamsColumn {
  column: Id;
  width: number;
}

/** Params of cell/measure. */
export interface CellMeasureParams {
  table: Id;
  view: Id;
  /** The view revision to measure. */
  viewRevision: number;
  revision: number;
  /** Heights of rows, or widths of cells. */
  kind: Open<"heights" | "widths">;
  /** The column whose cells are measured; only for widths. */
  column?: string;
  /** The keys of the rows to measure. */
  rows: RowKey[];
  /** The visible columns in order and their widths; only for heights. */
  columns?: CellMeasureParamsColumn[];
  /** The cells of the rows, in these columns or that column, as values and texts. */
  blocks: ColumnBlock[];
  /** The time limit for the answer, in milliseconds. */
  deadline: number;
}

export interface CellMeasureResult {
  /** One per row, in units of the layout; null: the daemon measures the row. */
  heights?: (number | null)[];
  /** One per row, in units of the layout; null: the daemon measures the cell. */
  widths?: (number | null)[];
}

/** What is requested. */
export interface SourceFetchParamsQuery {
  /** The columns, in the order of the cells of a row. */
  columns: Id[];
}

/** Params of source/fetch. */
export interface SourceFetchParams {
  table: Id;
  /** The name of the source: `lent`. */
  source: string;
  /** What is requested. */
  query: SourceFetchParamsQuery;
  /** The number of rows before the page; only with `can.offset`. */
  offset?: number;
  /** The key of the row before the page, as the source has sent it. */
  after?: CellValue[];
  /** The largest number of rows. */
  size: number;
  /** The time limit for the answer, in milliseconds. */
  deadline: number;
}

export interface SourceFetchResult {
  /**
   * All rows are arrays (one value for each column, in their order), or all are objects (values
   * by column id; absent ones are null).
   */
  rows: unknown[][] | Keyed<unknown>[];
  /** Whether the source has no rows behind this page; default false. */
  last?: boolean;
}

/** Params of source/write. */
export interface SourceWriteParams {
  table: Id;
  /** The name of the source: `lent`. */
  source: string;
  /** The changes, in their order: removed rows, changed rows, new rows. */
  changes: LentChange[];
  /** Whether to write rows that are not as in `before`, too; default false. */
  overwrite?: boolean;
  /** The time limit for the answer, in milliseconds. */
  deadline: number;
}

export interface SourceWriteResultWrittenItem {
  /** The index of the change. */
  change: number;
  /** By column id. */
  values: Keyed<CellValue>;
}

export interface SourceWriteResultConflict {
  /** The index of the change. */
  change: number;
  /** Whether the row was removed; default false. */
  gone?: boolean;
}

export interface SourceWriteResult {
  /** Cells that the source has given other values than those in the changes, such as new ids. */
  written?: SourceWriteResultWrittenItem[];
  /** Rows that others have changed or removed. Nothing was written. */
  conflicts?: SourceWriteResultConflict[];
}

/** The number of problems in the source. */
export interface TableDidChangeParamsDiagnostics {
  count: number;
}

/** Params of table/didChange. */
export interface TableDidChangeParams {
  table: Id;
  revision: number;
  rowsState: RowsState;
  sourceState: SourceState;
  dirty: Dirty;
  savedRevision?: SavedRevision;
  history: History;
  unsaved?: Unsaved;
  conflicts?: ConflictCount;
  rowsAtRisk?: RowsAtRisk;
  journal?: Journal;
  difference?: DifferenceState;
  /** The number of problems in the source. */
  diagnostics: TableDidChangeParamsDiagnostics;
}

export interface ProgressParamsValueBegin {
  kind: "begin";
  title: string;
  message?: string;
  percentage?: number;
}

export interface ProgressParamsValueReport {
  kind: "report";
  message?: string;
  percentage?: number;
}

export interface ProgressParamsValueEnd {
  kind: "end";
  /** Why loading ended early. */
  message?: string;
}

export interface ProgressParamsValuePartial {
  kind: "partial";
  /** That of the answer. */
  viewRevision: number;
  /** That of the answer. */
  revision: number;
  /**
   * The summaries of a view/profile that are finished now. Each is sent once here, and again in
   * the answer.
   */
  columns: ColumnProfile[];
}

/** Params of $/progress. */
export interface ProgressParams {
  /** The `progressToken` or the `partialResultToken` of the request. */
  token: string | number;
  /** The beginning, a report, the end, or a part of the result. */
  value:
    | ProgressParamsValueBegin | ProgressParamsValueReport | ProgressParamsValueEnd
    | ProgressParamsValuePartial;
}

/** Params of $/logTrace. */
export interface LogTraceParams {
  /** One line about the message. */
  message: string;
  /** The parameters or the result, with trace verbose. */
  verbose?: string;
}

/** Params of window/logMessage. */
export interface WindowLogMessageParams {
  /** The severity. */
  type: number;
  /** The text of the message. */
  message: string;
}

/** What a client may ask, by method. */
export interface Requests {
  /**
   * The first request of a connection, sent once. Unknown members are ignored.
   *
   * Send it before anything else but `rpc.discover`, with the client's process and what it can
   * do. The result has the methods, limits and versions of this daemon. The client need not
   * wait for it: further requests may follow in the same write.
   */
  "initialize": { params: InitializeParams; result: InitializeResult };
  /**
   * Creates a table with rows.
   *
   * Use it for rows that the client has already, such as the result of a query. For files and
   * delimited text use `table/open`. The answer is the table description. All rows are checked
   * before it, so the cost grows with the number of cells.
   */
  "table/create": { params: TableCreateParams; result: TableDescription };
  /**
   * Opens a file, inline bytes, or a source that the client lends. Options that are not
   * specified are detected.
   *
   * Use it for every file that a user opens, and for text that a client has in memory. Dialect,
   * encoding and types of columns are detected unless the request has them. The answer is sent
   * when the first screen can be read, and the rest is indexed in the background.
   * `table/didChange` reports the end of that. With `wait`, the answer is sent when all rows
   * are read.
   */
  "table/open": { params: TableOpenParams; result: TableDescription };
  /**
   * Returns the table description again, with a page of its diagnostics.
   *
   * Use it after `table/didChange`, or to read further diagnostics. It looks at the file, so it
   * also notices a change that the system has not reported. The cost does not depend on the
   * number of rows.
   */
  "table/describe": { params: TableDescribeParams; result: TableDescription };
  /**
   * Edits rows, cells and columns, in list order and all or nothing.
   *
   * Use it for everything that changes cells, rows, columns or declared sections. One request
   * is one undo step, which `history` can change. Rows are named by key, so sort and filter of
   * views have no effect. With `preview` it reports what would change and changes nothing. The
   * cost grows with the cells edited, not with the table.
   */
  "table/edit": { params: TableEditParams; result: TableEditResult };
  /**
   * Undoes the last step.
   *
   * Use it for the undo command of an editor. It undoes the newest step that is done, of any
   * author. Cells that a change without history has written since are not restored, and are
   * counted in `skipped`. The cost grows with the cells of the step.
   */
  "table/undo": { params: TableUndoParams; result: TableUndoResult };
  /**
   * Redoes the step that was undone last.
   *
   * Use it for the redo command of an editor. It is possible until the next new step is made.
   * The cost grows with the cells of the step.
   */
  "table/redo": { params: TableRedoParams; result: TableRedoResult };
  /**
   * Lists the steps of a table, from the oldest: first those that are done, then those that are
   * undone.
   *
   * Use it to show the steps to a user, who can then go to one by `table/jump`. By default the
   * newest 100 steps are listed. It reads no rows.
   */
  "table/history": { params: TableHistoryParams; result: TableHistoryResult };
  /**
   * Restores the state after a step: undoes or redoes all steps between, as one change.
   *
   * Use it when a user picks a step of `table/history`. Step 0 is the state before the oldest
   * step that is kept. Each step between is one revision, and watched windows get one update
   * for all. The cost grows with the cells of all steps between.
   */
  "table/jump": { params: TableJumpParams; result: TableJumpResult };
  /**
   * Writes the table to its file, or to another one; only what was edited gets other bytes.
   *
   * Use it for save, save as and save a copy. With `dryRun` it writes nothing and lists the
   * text edits, for editors that write the file themselves. It waits for a table that is still
   * loading, and refuses to overwrite what another program has written. Saving copies the file
   * once; memory does not grow with the file.
   */
  "table/save": { params: TableSaveParams; result: TableSaveResult };
  /**
   * Makes the table clean after the client has written its text edits to the file itself.
   *
   * Use it in editors that own the text: after `table/save` with `dryRun`, and after the editor
   * has saved its text. The daemon compares the file with what a save would write. If they
   * differ, nothing changes, and the error names the first byte. The whole file is read once.
   */
  "table/adoptFile": { params: TableAdoptFileParams; result: TableAdoptFileResult };
  /**
   * Returns the bytes, lines and fields of rows in the table's file.
   *
   * Use it to show a row in a text editor, to mark cells there, or to number lines. Places are
   * those in the file as it was opened, saved or reloaded last; for inline content, those in
   * its bytes. Each row costs one block of the index. The first request after a save reads the
   * file once to index it.
   */
  "table/rowSource": { params: TableRowSourceParams; result: TableRowSourceResult };
  /**
   * Returns the row at a line or a byte of the table's file.
   *
   * Use it to go from a text editor to the table. Name either a line, with or without a
   * character, or a byte. Costs one block of the index, or one record if that is longer. The
   * first request after a save reads the file once to index it.
   */
  "table/rowAt": { params: TableRowAtParams; result: TableRowAtResult };
  /**
   * Changes the text of which a table is made, and the table with it.
   *
   * Use it in an editor whose user sees one unsaved text both as text and as a table. Send it
   * for each change of the text, as `textDocument/didChange` of the LSP. Only the records
   * around the change are read again, and the table changes as a difference: rows, views,
   * selection and undo stay. The cost is that of the changed records and their surroundings, a
   * few KiB. A change of the header, or behind a quote that is not closed, reads the rest of
   * the text. The edits of the table for the text come from `table/save` with `dryRun`.
   */
  "table/didChangeText": { params: TableDidChangeTextParams; result: TableDidChangeTextResult };
  /**
   * Applies, discards or keeps the edits that an earlier process left behind.
   *
   * Use it when the answer to `table/open` has `journal.recoverable`, best after asking the
   * user. `apply` restores the edits and their undo steps. It must be sent before the first
   * edit of the table. The cost grows with the changes in the journal.
   */
  "table/recover": { params: TableRecoverParams; result: TableRecoverResult };
  /**
   * Writes what is not saved to a file, from which the table can be opened again.
   *
   * Use it in editors that close without asking to save (hot exit). `table/open` with `backup`
   * opens the table again with its edits and undo steps. For a table of a file only the edits
   * are written, for others the whole content.
   */
  "table/backup": { params: TableBackupParams; result: TableBackupResult };
  /**
   * Writes the rows of a view or a table in a format, to a file or into the answer.
   *
   * Use it to give rows to other programs, as they are or as a view shows them. To save a table
   * to its own file use `table/save`. Without `to` the output is in the answer, up to
   * `answerBytesMax` bytes. All rows are read; memory does not grow with them.
   */
  "table/export": { params: TableExportParams; result: TableExportResult };
  /**
   * Replaces the rows of a table. The daemon computes the difference and applies it as one
   * change.
   *
   * Use it when the client has a new result for a table that is already shown. Rows that are
   * found again keep their key, selection and place, and watched windows get only the
   * difference. It waits until the old rows are loaded. All rows are compared, so the cost
   * grows with both contents.
   */
  "table/setRows": { params: TableSetRowsParams; result: TableSetRowsResult };
  /**
   * Lists cells without a value of their type and rows that violate rules.
   *
   * Use it to list everything that is wrong in a table, for example before a save. For the rows
   * of a window use the option `problems` of `view/watch`. It reads all rows for each page, on
   * another thread, and can be cancelled.
   */
  "table/validate": { params: TableValidateParams; result: TableValidateResult };
  /**
   * The difference between two tables, or two revisions of a table, page by page.
   *
   * Use it to show what has changed, between two tables or between a revision and now. The
   * answer has the form of an update's `diff`, so a client can apply it to a replica. All rows
   * are compared again for each page, beside everything else.
   */
  "table/diff": { params: TableDiffParams; result: TableDiffResult };
  /**
   * Opens a view of a table.
   *
   * Use it once for each way to look at a table. The answer describes the view: state, columns,
   * counts and layout. To get rows, watch a window by `view/watch` or read them by `view/rows`.
   * By default it waits until the rows are sorted and filtered; with `wait: false` it does not.
   */
  "view/open": { params: ViewOpenParams; result: ViewDescription };
  /**
   * Returns the state of a view.
   *
   * Use it when the client has lost track of the state, or to keep the state for later. Watched
   * windows report the same by updates. With `wait`, the answer is sent when it is about all
   * rows.
   */
  "view/get": { params: ViewGetParams; result: ViewDescription };
  /**
   * Merges a patch into a view's state.
   *
   * Use it for sort, filter, search, pages, columns, layout and styles. The patch is a JSON
   * Merge Patch: arrays are replaced whole, and null restores a default. By default, the answer
   * is sent when the new order is ready. With `wait: false` it is sent at once, and updates
   * follow. A sort or filter reads all rows; later edits are sorted in one by one.
   */
  "view/set": { params: ViewSetParams; result: ViewDescription };
  /**
   * A tap on a column's header or footer: moves the column to the next step of the sort cycle.
   *
   * Use it for clicks on a header, so that the client needs no code for the cycle of
   * directions. `extend` keeps the other sort keys. A column that is not sortable is only
   * reported. The cost is that of a sort by `view/set`.
   */
  "view/tap": { params: ViewTapParams; result: ViewTapResult };
  /**
   * Reads rows of a view.
   *
   * Use it to read rows once, for example for a command line or a test. To follow changes use
   * `view/watch`; to read page by page from one state use `view/pin`. The answer has at most
   * `rowsPerAnswerMax` rows and `answerBytesMax` bytes, and `more` if there are further rows.
   * It waits for rows that are loading only with `wait`.
   */
  "view/rows": { params: ViewRowsParams; result: ViewRowsResult };
  /**
   * Reads a range of the text of one cell.
   *
   * Use it when a window has listed a cell in `cut`, and the user wants to see all of it.
   * Ranges count bytes of UTF-8. It reads one cell.
   */
  "cell/text": { params: CellTextParams; result: CellTextResult };
  /**
   * Pins the current state of a view, for reads page by page.
   *
   * Use it before reading many rows by several `view/rows` requests, if edits may come between.
   * A pin shares unchanged data with the view, so it costs memory only for later changes.
   */
  "view/pin": { params: ViewPinParams; result: ViewPinResult };
  /**
   * Releases a pin.
   *
   * Use it when the last page has been read. Reads that were sent before it are still answered.
   * A pin also ends with its view.
   */
  "view/unpin": { params: ViewUnpinParams; result: null };
  /**
   * Returns the positions of rows, columns and entries.
   *
   * Use it to find the index of a row, the column at an x, or the entries at offsets. For a
   * point of the client's frame use `view/hit`. Each thing that is named costs O(log n).
   */
  "view/locate": { params: ViewLocateParams; result: ViewLocateResult };
  /**
   * Watches a window of a view. Updates follow, and the first one is a reset.
   *
   * Use it for everything that a client draws. The first update has the content of the window,
   * and each later one only what has changed. Options choose the columns, whether values or
   * texts are sent, and what else is reported. Choose the window `entries` for lists by index,
   * and `viewport` for scrolling by pixels. The cost of an update grows with the window, not
   * with the table.
   */
  "view/watch": { params: ViewWatchParams; result: ViewWatchResult };
  /**
   * Moves or resizes a window, and returns the number of the update that follows.
   *
   * Use it for the wheel, the scroll bar, and to make a row visible. `update` in the answer is
   * the number of the update that shows the new content, or null if none follows. Send one for
   * each frame drawn. It costs O(log n) and the rows that are new in the window.
   */
  "view/scroll": { params: ViewScrollParams; result: ViewScrollResult };
  /**
   * What is at a point of the client's frame: an entry, a column, a place in a text, an edge to
   * drag.
   *
   * Use it for clicks and drags, so that the client needs no arithmetic of offsets, groups and
   * heights. It costs O(log n + columns). A cell is read only with `text`. It never waits for a
   * sort.
   */
  "view/hit": { params: ViewHitParams; result: ViewHitResult };
  /**
   * Sets the row under the pointer.
   *
   * Use it if the declarations or styles of the view read `hovered`. It concerns one
   * subscription. An update follows if anything in the window looks different.
   */
  "view/hover": { params: ViewHoverParams; result: null };
  /**
   * Sends heights that the client has measured.
   *
   * Use it in clients whose cells size themselves. A reported height replaces what the daemon
   * has measured, until the row changes. An update follows if a height in a window has changed.
   * The cost grows with the rows reported.
   */
  "view/measure": { params: ViewMeasureParams; result: ViewMeasureResult };
  /**
   * Makes the next update a reset.
   *
   * Use it when a client has lost an update or could not apply one. The subscription and its
   * count of `seq` continue. The next update has the whole window.
   */
  "view/resync": { params: ViewResyncParams; result: null };
  /**
   * A barrier: the response is sent after every update caused by messages received before it.
   *
   * Use it in tests and scripts, to know that everything has been shown. To know whether an
   * update follows a scroll or an edit, use the answers to these. It waits for sorts and
   * loading rows only where an update waits for them. With `layout` it also waits for widths
   * and heights, which need seconds in a large table.
   */
  "view/sync": { params: ViewSyncParams; result: ViewSyncResult };
  /**
   * Ends a subscription. No update is sent after the response.
   *
   * Use it when a window is closed and its view stays open. Other subscriptions of the view
   * continue. It frees what the daemon kept for the window.
   */
  "view/unwatch": { params: ViewUnwatchParams; result: null };
  /**
   * Collapses or expands sections.
   *
   * Use it when a user opens or closes a section. `view/set` could do the same, but needs the
   * whole list of collapsed sections. Without `keys` it concerns all sections, also future
   * ones. It reads no cells.
   */
  "view/collapse": { params: ViewCollapseParams; result: ViewCollapseResult };
  /**
   * Changes the selection of rows, cells or columns of a view.
   *
   * Use it for clicks and keys that select. The selection belongs to the view, and is kept by
   * key through sorts and edits. Windows report what of them is selected. For a selection by
   * arrow keys use `view/cursor`.
   */
  "view/select": { params: ViewSelectParams; result: ViewSelectResult };
  /**
   * Returns the selection of a view.
   *
   * Use it to act on selected rows that no window shows. It reads page by page, in the order in
   * which the rows were added to the table.
   */
  "view/selection": { params: ViewSelectionParams; result: ViewSelectionResult };
  /**
   * Returns the selection of a view, or given rows and columns, in several formats at once.
   *
   * Use it for the copy command. It gives the same cells as TSV, HTML and CSV, or in other
   * formats, so that each program can choose the best one. Rows that the filter hides are not
   * copied. The answer has at most `answerBytesMax` bytes of texts.
   */
  "view/copy": { params: ViewCopyParams; result: ViewCopyResult };
  /**
   * The next row or cell that matches the view's search.
   *
   * Use it for find next and find previous. It searches all pages, and continues at the other
   * end. With `count` it also returns the number of the hit and of all hits. It reads cells up
   * to the next hit; the first count after a change reads all rows that may have one.
   */
  "view/find": { params: ViewFindParams; result: ViewFindResult };
  /**
   * Returns both forms of a filter: the tree of conditions and the CEL text.
   *
   * Use it to show a filter of text as a form, or a filter of a form as text. Both forms pass
   * the same rows. It reads no rows.
   */
  "filter/convert": { params: FilterConvertParams; result: FilterConvertResult };
  /**
   * Returns a filter for rows with a cell like the given one.
   *
   * Use it for commands such as filter by this cell. The client puts the result into the state
   * by `view/set`. It reads one cell.
   */
  "filter/like": { params: FilterLikeParams; result: FilterLikeResult };
  /**
   * Aggregates of a view's rows, optionally by group.
   *
   * Use it for sums and counts that are needed once. For totals that follow edits use footers,
   * or `aggregates` of sections. By default it waits for all rows. It reads the cells of its
   * columns in all rows of the view, concurrently with other work.
   */
  "view/aggregate": { params: ViewAggregateParams; result: ViewAggregateResult };
  /**
   * Summaries of columns over the rows of a view, its table or its selection.
   *
   * Use it for histograms, quantiles and frequent values in headers or side panels. Exact
   * results are marked. With `partialResultToken`, `$/progress` brings each column when it is
   * finished. Each column is read once, beside everything else; ask for the columns in sight.
   */
  "view/profile": { params: ViewProfileParams; result: ViewProfileResult };
  /**
   * Changes declarations about rows, columns and sections: a patch, merged into the present
   * ones. Not an undo step.
   *
   * Use it to configure an application: settings of rows, kinds, permissions, rules of data and
   * actions. Null removes an entry. Most applications send it once, with `table/create` or
   * `table/open`. A setting without an expression costs nothing per row.
   */
  "table/declare": { params: TableDeclareParams; result: TableDeclareResult };
  /**
   * Resolves the settings of rows, cells, columns, headers or sections, and returns the layer
   * that decided each.
   *
   * Use it to find out why a row or cell has a setting, and to read settings that windows do
   * not carry. It evaluates the expressions of what is named. An answer that ends early has
   * `more`; the next request continues at `first`.
   */
  "table/resolve": { params: TableResolveParams; result: TableResolveResult };
  /**
   * The actions of a row, a cell or a header in their current state.
   *
   * Use it when a menu opens. Expressions are evaluated for that row, and hidden actions are
   * left out. It reads one row.
   */
  "action/list": { params: ActionListParams; result: ActionListResult };
  /**
   * Invokes an action. The daemon checks it against the actions of the present state, and
   * notifies the client (action/didInvoke) before the response.
   *
   * Use it when a user chooses an action. The daemon changes nothing: what an action means is
   * up to the client that gets `action/didInvoke`. It reads one row.
   */
  "action/invoke": { params: ActionInvokeParams; result: ActionInvokeResult };
  /**
   * Checks an expression, and returns its type and what it depends on.
   *
   * Use it while a user types an expression, before it is used in a column, filter or rule. A
   * faulty expression is a result with `problems`, not an error. It reads no rows.
   */
  "expression/check": { params: ExpressionCheckParams; result: ExpressionCheckResult };
  /**
   * Evaluates an expression.
   *
   * Use it to show what an expression gives, for a row of a table or for values of the request.
   * It reads the row that is named, and the rows that the expression reads.
   */
  "expression/evaluate": { params: ExpressionEvaluateParams; result: ExpressionEvaluateResult };
  /**
   * Measures, wraps and truncates texts.
   *
   * Use it where the client draws texts outside of a table with the same rules. It needs no
   * table. The cost grows with the texts, of which one request may have `measuredTextsMax`.
   */
  "text/measure": { params: TextMeasureParams; result: TextMeasureResult };
  /**
   * Replaces the hits of a search as one edit, or returns the replacements without making them.
   *
   * Use it for replace all, replace in the selection, and replace one hit. All replacements are
   * one undo step. With `preview` it reports them and changes nothing. It examines all rows of
   * the view in the background, and waits for rows that are still loading.
   */
  "view/replace": { params: ViewReplaceParams; result: ViewReplaceResult };
  /**
   * Replaces the content of the table by that of its file, as one step that can be undone.
   *
   * Use it to discard unsaved edits. It restores the content that was opened or last saved, not
   * what another program has written since. Undo restores the edits. The cost grows with the
   * rows that differ.
   */
  "table/revert": { params: TableRevertParams; result: TableRevertResult };
  /**
   * Reads the file of a table again in another dialect or encoding, as one step that can be
   * undone.
   *
   * Use it when a delimiter, an encoding or a header was detected wrongly. Members that the
   * request leaves out are detected again. Unsaved edits are refused unless `discard` is true.
   * The whole file is read again.
   */
  "table/setDialect": { params: TableSetDialectParams; result: TableSetDialectResult };
  /**
   * Chooses what happens from now on when the file of a table changes.
   *
   * Use it to follow, reload or merge a file from now on, and to act on a change that has been
   * reported. A reload or merge compares all rows. It is one step, which can be undone.
   */
  "table/watchFile": { params: TableWatchFileParams; result: TableWatchFileResult };
  /**
   * Lists what a merge left open, in the order of the table's rows.
   *
   * Use it after a merge, when the description of the table counts `conflicts`. Each item has
   * both sides and the old content of the file. The table cannot be saved until all are
   * resolved.
   */
  "table/conflicts": { params: TableConflictsParams; result: TableConflictsResult };
  /**
   * Decides conflicts for one side, as one step that can be undone.
   *
   * Use it when a user chooses one side, for single conflicts or for all. To choose neither
   * side, edit the cell. The cost grows with the number of resolved conflicts.
   */
  "table/resolveConflicts": { params: TableResolveConflictsParams; result: TableResolveConflictsResult };
  /**
   * Begins, changes, commits (as one edit) or cancels the draft of a cell.
   *
   * Use it while a user types in a cell. All views show the draft, and its row keeps its place
   * until the draft ends. `problem` is the reason why it could not be committed. Each change
   * costs one cell in the windows that show it.
   */
  "cell/draft": { params: CellDraftParams; result: CellDraftResult };
  /**
   * Announces that the client would now supply other cells. They become stale and are requested
   * again.
   *
   * Use it when client-computed cells depend on something outside the table that has changed.
   * Without rows and columns, all such cells are requested again. The daemon asks for the rows
   * in sight first.
   */
  "cell/refresh": { params: CellRefreshParams; result: CellRefreshResult };
  /**
   * Sets `params.x` of the table's expressions. Expressions that use it are evaluated again.
   *
   * Use it for values that expressions share, such as a date or a limit that the user sets.
   * Null removes a parameter. It is not an undo step. Only the expressions that read a changed
   * parameter are evaluated again, for all rows.
   */
  "table/setParams": { params: TableSetParamsParams; result: TableSetParamsResult };
  /**
   * Moves the cursor of a view, and returns its place.
   *
   * Use it for arrow keys, Page Down, Home, End, and to move to the next hit or problem. With
   * `show`, a window scrolls so that the cursor is visible. Without a target it only returns
   * the place of the cursor. Moves cost O(log n + columns). Targets from `nextFilled` on read
   * the cells that they pass.
   */
  "view/cursor": { params: ViewCursorParams; result: ViewCursorResult };
  /**
   * Closes a view and its subscriptions.
   *
   * Use it when the last window of a view is closed. It takes effect after every request that
   * was sent for the view before. The table stays open.
   */
  "view/close": { params: ViewCloseParams; result: null };
  /**
   * Closes a table, its views and subscriptions.
   *
   * Use it when a table is no longer shown. It takes effect after every request that was sent
   * for the table before, and then removes its journal. It does not ask about unsaved edits:
   * check `dirty` first.
   */
  "table/close": { params: TableCloseParams; result: null };
  /**
   * Opens the difference of two tables, two revisions or a file and a table as a table of its
   * own.
   *
   * Use it to show two contents side by side: each row has its mark, the cells after, and
   * beside them the cells before. The result is an ordinary table, so views sort, filter and
   * search it. It follows changes of both sides. Opening compares all rows once. A changed cell
   * costs O(log n) if rows are matched by key. Its content is not edited: edit the table `to`.
   */
  "table/openDifference": { params: TableOpenDifferenceParams; result: TableDescription };
  /**
   * The journals in the folder of journals.
   *
   * Use it to show a user what crashed processes have left behind, of all files. For one file,
   * use the answer to `table/open`. It reads all journals in the folder.
   */
  "journal/list": { params: JournalListParams; result: JournalListResult };
  /**
   * Removes journals that no process uses.
   *
   * Use it when a user does not want left edits any more. Journals that a process writes, and
   * files that are no journals, are not removed. Removed journals cannot be restored.
   */
  "journal/remove": { params: JournalRemoveParams; result: JournalRemoveResult };
  /**
   * The tables and views of a SQLite database, with columns, keys and numbers of rows.
   *
   * Use it to let a user choose what `table/open` opens, and to follow foreign keys. It writes
   * nothing. The cost grows with the schema, and with the rows that are counted.
   */
  "database/list": { params: DatabaseListParams; result: DatabaseListResult };
  /**
   * Announces that a lent source has changed. Its rows are read again.
   *
   * Use it when the source has other rows than the daemon has read, or to try again after a
   * failure. The table gets the new rows as one step, which can be undone. Unsaved edits are
   * merged with them. The answer is sent when the table has the new rows. All rows are
   * compared, so the cost grows with them.
   */
  "source/didChange": { params: SourceDidChangeParams; result: SourceDidChangeResult };
  /**
   * The defaults of other libraries, for view/open and table/setRows.
   *
   * Use it to offer presets by name, or to see what a preset sets. It reads no rows.
   */
  "preset/list": { params: NoParams; result: PresetListResult };
  /**
   * Counters of the connection and the process. Later versions can add members.
   *
   * Use it to find out where memory and time go. It waits at most a quarter of a second for
   * busy tables. It is for people and monitoring, not for decisions of a client.
   */
  "server/stats": { params: NoParams; result: ServerStatsResult };
  /**
   * Returns this document. It can also be requested before initialize.
   *
   * Use it to generate or check a client against this very daemon. It works before
   * `initialize`, and from a shell. The document has about 700 kB.
   */
  "rpc.discover": { params: NoParams; result: RpcDiscoverResult };
  /**
   * Afterwards every request is refused.
   *
   * Send it before `exit`. Requests sent before it are still answered. What is not saved stays
   * in the journals.
   */
  "shutdown": { params: NoParams; result: null };
}

/** What a client may tell without an answer, by method. */
export interface Notifications {
  /**
   * The client has received the response to initialize. The notification has no effect.
   *
   * LSP libraries send it by themselves. A client that has no such library may leave it out.
   */
  "initialized": NoParams;
  /**
   * Sets the detail of trace notifications about messages.
   *
   * Use it to follow what the daemon receives and sends while looking for a fault. It replaces
   * `trace` of `initialize`.
   */
  "$/setTrace": SetTraceParams;
  /**
   * Cancels a request, which still gets exactly one response. A change is either cancelled as a
   * whole or not at all.
   *
   * Use it when a user no longer waits for an answer, such as that of a search. A request that
   * reads or waits is answered at once with -32800. A change that has begun is finished and
   * answered. A close cannot be cancelled.
   */
  "$/cancelRequest": CancelRequestParams;
  /**
   * Ends the process, with status 0 after shutdown, otherwise 1.
   *
   * Send it after the answer to `shutdown`. Without `shutdown` the exit status is 1. End of
   * input has the same effect, after everything sent before is answered.
   */
  "exit": NoParams;
}

/** What the daemon tells, by method. */
export interface Events {
  /**
   * An update of a window, or one part of it.
   *
   * It carries everything that a watched window shows. Apply the `diff` to what the client has,
   * or replace everything by the `reset`. A client that lags gets fewer and larger updates,
   * never old ones. If a `seq` is missing, send `view/resync`.
   */
  "view/update": ViewUpdateParams;
  /**
   * Summaries of columns that are new or have changed, for a `view/profile` with
   * `subscription`.
   *
   * Use it for headers and side panels that stay open. The first summaries of a large view are
   * those of a sample. After changes it waits for a pause, and only summaries that differ are
   * sent. A client keeps the newest summary of each column.
   */
  "view/profileUpdate": ViewProfileUpdateParams;
  /**
   * An action was invoked. Its effect is up to the client. Sent before the response to
   * action/invoke.
   *
   * This is where the client carries out the action. `values` has the row or cell as it was
   * checked.
   */
  "action/didInvoke": ActionDidInvokeParams;
  /**
   * Loading or examining has ended, the daemon noticed a change of the file, or a table of a
   * file became dirty or clean. Only the newest state is sent.
   *
   * Use it to show a modified mark, the state of loading, and a file that another program has
   * changed. It describes the present state, not the change. `table/describe` has everything
   * else.
   */
  "table/didChange": TableDidChangeParams;
  /**
   * The progress of a request, or a part of its result.
   *
   * It is sent for a request with a `progressToken` or `partialResultToken`. Each `begin` is
   * followed by an `end`, also after an error. Reports between them may be left out.
   */
  "$/progress": ProgressParams;
  /**
   * One line for each message, if tracing is on.
   *
   * Show it in a log for developers. `trace` of `initialize` and `$/setTrace` turn it on.
   */
  "$/logTrace": LogTraceParams;
  /**
   * A message for the user's log: 1 error, 2 warning, 3 information, 4 log.
   *
   * Show it in the log of the editor. It reports events that belong to no answer, such as an
   * answer of the client that was ignored.
   */
  "window/logMessage": WindowLogMessageParams;
}

/** What the daemon asks, by method. */
export interface Questions {
  /**
   * The daemon asks for permissions declared as `ask`. The request that needs them waits for
   * the answer.
   *
   * Answer it by asking the user or by a rule of the application. Other requests continue
   * meanwhile. Without an answer within `deadline` milliseconds the declared default applies.
   */
  "action/decide": { params: ActionDecideParams; result: ActionDecideResult };
  /**
   * The daemon requests cells of a column that the client supplies.
   *
   * Answer it with one value for each row. `blocks` has the cells that the column is computed
   * from. Visible rows are first, and each column has one such request at a time. Cells that
   * get no answer within `deadline` milliseconds are errors.
   */
  "cell/compute": { params: CellComputeParams; result: CellComputeResult };
  /**
   * The daemon requests heights of rows, or widths of a column's cells, that the client
   * measures.
   *
   * Answer it with one height or width for each row, or null where the daemon is to measure. It
   * is sent only if the layout has `measured: "client"` or a column of mode `client`. Rows of
   * windows are first, and each view has one such request at a time.
   */
  "cell/measure": { params: CellMeasureParams; result: CellMeasureResult };
  /**
   * The daemon requests a page of rows of a lent source.
   *
   * Answer it with at most `size` rows, each with the columns of `query`. The page begins at
   * `offset`, or behind the row with the key `after`. Without both it is the first page. A page
   * without rows is the end of the source. A page with fewer rows is no end, unless it has
   * `last`. A page that gets no answer within `deadline` milliseconds is requested once more.
   */
  "source/fetch": { params: SourceFetchParams; result: SourceFetchResult };
  /**
   * The daemon requests that edited rows are written to a lent source.
   *
   * Answer it when all changes are written, in one transaction. If rows are not as in `before`,
   * write nothing and answer with `conflicts`. If a row cannot be written, write nothing and
   * answer with an error, whose data may have `change`, `column` and `reason`. Without an
   * answer within `deadline` milliseconds the table stays dirty.
   */
  "source/write": { params: SourceWriteParams; result: SourceWriteResult };
}
