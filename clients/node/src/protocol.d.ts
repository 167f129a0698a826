// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

/** One of the values known today; more may come, so other strings are no error. */
export type Open<Known extends string> = Known | (string & Record<never, never>);

/** An object by ids, as it travels: read it with Object.entries, write no id to it. */
export type Keyed<Value> = { readonly [id: string]: Value };

export type NoParams = Readonly<Record<string, never>>;

export interface Limits {
  /** The longest message taken, in bytes. */
  messageBytesMax: number;
  /** Requests accepted and not yet answered. */
  requestsInFlightMax: number;
  /** Bytes of notifications that wait before tables; while there are more, nothing is read. */
  waitingNotificationBytesMax: number;
  /** How long answers are waited for at most after the end of input. */
  drainMillisecondsMax: number;
  /** Members of a batch. */
  batchMembersMax: number;
  /** Nesting of a message. */
  depthMax: number;
  /** Columns of a table. */
  columnsMax: number;
  /** Rows of a table; slots above are for inserted rows. */
  rowsMax: number;
  /** The longest field of a file that is kept, in bytes. */
  fieldBytesMax: number;
  /** Rows in one answer; more are asked for in further ranges. */
  rowsPerAnswerMax: number;
  /** Bytes of the result of a method that reads; what does not fit is told in further pages. */
  answerBytesMax: number;
  /** Bytes of a cell's text in a window, unless `textBytes` says otherwise. */
  windowTextBytes: number;
  /** The most bytes of a cell's text that are told at once. */
  textBytesMax: number;
  /** Rows in a window. */
  windowRowsMax: number;
  /** Items of a page of a collection. */
  collectionItemsMax: number;
  /** Conditions of a filter. */
  filterConditionsMax: number;
  /** Bytes of an expression. */
  expressionBytesMax: number;
  /** Nodes of an expression. */
  expressionNodesMax: number;
  /** How deep an expression may nest. */
  expressionDepthMax: number;
  /** Steps of one evaluation. */
  expressionStepsMax: number;
  /** Size of a value that an expression makes, in bytes or elements. */
  expressionValueUnitsMax: number;
  /** Tables open at once. */
  tablesMax: number;
  /** Views of a table. */
  viewsMax: number;
  /** Subscriptions of a table. */
  subscriptionsMax: number;
  /** Columns grouped by, and aggregates, of one `view/aggregate`. */
  aggregatesMax: number;
  /** Groups of one `view/aggregate`, times the columns that are aggregated. */
  groupsMax: number;
  /** Bytes of the texts that one view/aggregate groups by. */
  groupBytesMax: number;
  /** Rows that are sorted. */
  sortRowsMax: number;
  /** Bytes of a text of a format. */
  formatBytesMax: number;
  /** Bytes of the text that a template makes. */
  shownBytesMax: number;
  /** Sections of a view, times the columns of which something is told for each. */
  sectionAggregatesMax: number;
  /** Different values that `distinct` counts. */
  distinctValuesMax: number;
  /** Bytes of decoded chunks kept for all tables. */
  cacheBytes: number;
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
  /** Steps of an expression that settings of rows name, for each row. */
  rowStepsMax: number;
  /** Bytes of a table's parameters. */
  parameterBytesMax: number;
  /** Bytes of what a table declares of its rows. */
  declarationsBytesMax: number;
  /** Rules that a table's data is to meet. */
  rulesMax: number;
  /** Bytes of the client's own state of a row. */
  stateBytesMax: number;
  /** Sections that a table may declare. */
  sectionsMax: number;
  /** Actions of a tree. */
  actionsMax: number;
  /** How deep the actions of a tree may stand. */
  actionDepthMax: number;
  /** Rows of one `cell/compute`. */
  computeRowsMax: number;
  /** Texts of one `text/measure`. */
  measuredTextsMax: number;
  /** Bytes of the texts of one `text/measure`. */
  measuredBytesMax: number;
  /** Advances and pairs of a face of a font. */
  advancesMax: number;
  /** Rules of looks of a view, each of their expressions counted. */
  stylesMax: number;
  /** Bytes of the sections of a view: their values, and what finds their rows. */
  sectionBytesMax: number;
}

export interface EditPreviewItem {
  row: RowKey;
  column: Id;
  before?: ShownCell;
  after: ShownCell;
}

export interface EditPreviewError {
  /** Any kind of error that the method has. */
  kind: string;
  message: string;
  pointer?: string;
  row?: RowKey;
  column?: Id;
  expected?: unknown;
  found?: unknown;
  rule?: BrokenRule;
}

/** What would change. */
export interface EditPreview {
  /** Cells that would be written. */
  cells: number;
  inserted: number;
  removed: number;
  moved: number;
  /** Changes of the columns. */
  columns: number;
  /** Changes of the declared sections, if there are any. */
  sections?: number;
  /** What cannot be done, and was passed over. */
  errorCount: number;
  /** At most 1000. */
  removedRows: RowKey[];
  /** The cells, at most 1000. */
  items: EditPreviewItem[];
  /** The data of each error with its message, at most 1000. */
  errors: EditPreviewError[];
  /** What the client would be asked for, at most 1000; absent: nothing. */
  asked?: AskedPermission[];
}

export interface ErrorDataKey {
  key: RowKey;
  /** Their indices in what was sent. */
  rows: number[];
}

export interface ErrorDataCell {
  row?: RowKey;
  column?: Id;
  reason: "encoding" | "quote";
}

export interface ErrorData {
  kind: Open<
    | "syntax" | "framing" | "length" | "depth" | "batch" | "message" | "jsonrpc" | "method" | "id"
    | "initializedBefore" | "shutDown" | "methodNotFound" | "invalidParams" | "unknownColumn"
    | "internal" | "forgotten" | "notInitialized" | "overloaded" | "cancelled" | "contentModified"
    | "unknownTable" | "unknownView" | "unknownSubscription" | "tableExists" | "viewExists"
    | "subscriptionExists" | "limit" | "notFound" | "notReadable" | "notARegularFile" | "compressed"
    | "tooManyColumns" | "sourceChanged" | "readFailed" | "fileChanged" | "fileExists"
    | "notWritable" | "writeFailed" | "notEncodable" | "duplicateKeys" | "missingKeys"
    | "unknownRow" | "unknownStep" | "draftOpen" | "noDraft" | "blockOverflows" | "placeIsMoving"
    | "conflict" | "notEditable" | "notSortable" | "valueDoesNotFit" | "tooManyCells" | "expression"
    | "evaluation" | "badFormat" | "unknownType" | "doubledSortKey" | "mixedEdits" | "keyColumn"
    | "sectionColumn" | "noDeclaredSections" | "unknownSection" | "duplicateSections"
    | "columnExists" | "notConvertible" | "changedTwice" | "orderPending" | "sortedView" | "cycle"
    | "suppliedInput" | "notSupplied"
  >;
  /** JSON pointer into the params. */
  pointer?: string;
  expected?: unknown;
  found?: unknown;
  /** Where in a pattern, in code points. */
  position?: number;
  revision?: number;
  /** Of the byte at which reading ended, from 0. */
  offset?: number;
  /** The limit that was passed: its name in `limits`, or its value. */
  limit?: string | number;
  maximum?: number;
  viewRevision?: number;
  seen?: number;
  oldest?: number;
  /** The revision asked for, or that the client was asked for permission. */
  asked?: number | boolean;
  step?: number;
  errno?: number;
  count?: number;
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
  problem?: string;
  range?: Span;
  bytes?: Span;
  lines?: LineSpan;
  problems?: ExpressionProblem[];
  errors?: EditPreviewError[];
  rule?: BrokenRule;
  keys?: (string | ErrorDataKey)[];
  /** How long the message is. */
  got?: number;
  /** What became of a file. */
  state?: "changed" | "replaced";
  /** The call of the system that failed. */
  call?: string;
  /** A file that holds what was to be written. */
  copy?: string;
  encoding?: string;
  /** Cells that a file cannot hold. */
  cells?: ErrorDataCell[];
}

/** An error object; it holds no other members. */
export interface Error {
  code: -32000 | -32002 | -32600 | -32601 | -32602 | -32603 | -32700 | -32800 | -32801 | -32803;
  message: string;
  data: ErrorData;
}

/** An id of a table, view, subscription, pin or column. */
export type Id = string;

/** A row's key as a client may write it; long integers, up to 64 bits, may be numbers too. */
export type AnyRowKey = number | string;

/** A row's key. 1 and "1" differ; integers of 15 digits and more are strings. */
export type RowKey = number | string;

/**
 * A cell's value by its column's type; null also stands for errors and pending cells. JSON
 * columns hold any JSON, sent in one spelling.
 */
export type CellValue = unknown;

/** What is wanted of each cell; both by default. */
export type As = "value" | "text" | "both";

/** Of longer texts only the first so many bytes of UTF-8 are told; at most textBytesMax. */
export type TextBytes = number;

/** The text, or the value, is not told whole. */
export type IsCut = true;

/** A half-open range. */
export interface Range {
  /** The first index. */
  first: number;
  /** How many. */
  size: number;
}

/** Moves as [old window index, new window index]. */
export type IndexMoves = [number, number][];

/** Runs of indices as [index, count], ascending. */
export type IndexRuns = [number, number][];

/**
 * Whether the answer is about all rows, in the order that the view's state asks for; see
 * `guide/all-rows.md`.
 */
export type Complete = boolean;

/**
 * pending while a sort is being computed or the table is loading; the old order is shown until
 * then.
 */
export type Order = Open<"ready" | "pending">;

export interface Counts {
  /** Rows before the filter. */
  source: number;
  /** Rows after it. */
  filtered: number;
  /** How many pages; at least 1. */
  pages: number;
  pageIndex: number;
  pageSize: number | null;
  /** Index in the filtered order of the page's first row. */
  first: number;
  /** Index in the filtered order after the page's last row. */
  end: number;
  /** Rows that match the search, if there is one. */
  matches?: number;
  /** Entries of the page shown, headers and footers included; only with sections. */
  entries?: number;
  /** Rows at which an expression of the filter fails, if there are any. */
  failed?: number;
  /**
   * Rows shown at which an expression that they are sorted or put into sections by fails, if
   * there are any.
   */
  orderFailed?: number;
  /** Rows that the table's declarations hide, if there are any. */
  hidden?: number;
}

/** What names an entry: a row's key, or a part of a section. */
export type EntryKey = RowKey | SectionEntry;

/** A part of a section as an entry of a view. */
export interface SectionEntry {
  kind: Open<"group" | "header" | "footer">;
  key: SectionKey;
}

export interface SourceFile {
  kind: "file";
  /** U+FFFD stands for bytes that are not UTF-8. */
  path: string;
  /**
   * An absolute path as a file: URI, byte by byte; names that are not UTF-8 can be told in it
   * alone.
   */
  uri?: string;
  bytes: number;
}

export interface SourceInline {
  kind: "inline";
  bytes: number;
}

export interface SourceCreated {
  kind: "created";
}

/** Where a table came from. */
export type Source = SourceFile | SourceInline | SourceCreated;

/** What has become of the file since it was opened, as far as that was noticed. */
export type SourceState = Open<"asOpened" | "removed" | "replaced" | "unreadable" | "changed">;

export interface NamedTypesEntry {
  base: ColumnTypeName;
  format?: Format | null;
  parse?: Format | null;
  /** What null shows. */
  nullPlaceholder?: string | null;
  comparator?: Comparator | null;
  footer?: FooterRule | null;
  validate?: ColumnCheck;
  align?: "start" | "center" | "end" | null;
  /** The client's own JSON, given back; null takes it away. */
  editor?: unknown;
  /** What draws the cells, by name. */
  cellKind?: string | null;
  /** The client's own JSON, given back; null takes it away. */
  meta?: unknown;
}

/** Types by name, which columns may refer to as their type. */
export type NamedTypes = Keyed<NamedTypesEntry>;

export interface DialectFoundDelimiterEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

export interface DialectFoundDelimiter {
  value: string;
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundDelimiterEvidence;
}

export interface DialectFoundQuoteEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

export interface DialectFoundQuote {
  value: string | null;
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundQuoteEvidence;
}

export interface DialectFoundEscapeEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

export interface DialectFoundEscape {
  value: string | null;
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundEscapeEvidence;
}

export interface DialectFoundHeaderEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

/** Absent if there is no record. */
export interface DialectFoundHeader {
  value: boolean;
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundHeaderEvidence;
}

export interface DialectFoundEncodingEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

export interface DialectFoundEncoding {
  value: Open<"utf-8" | "utf-16le" | "utf-16be" | "latin-1" | "windows-1252">;
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundEncodingEvidence;
}

export interface DialectFoundLineEndEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

export interface DialectFoundLineEnd {
  value: Open<"lf" | "crlf" | "cr" | "mixed">;
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundLineEndEvidence;
}

export interface DialectFoundCommentEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

/** Absent if nothing looks like a comment. */
export interface DialectFoundComment {
  value: string | null;
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundCommentEvidence;
}

export interface DialectFoundPreambleLinesEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

/** Absent if there are none. */
export interface DialectFoundPreambleLines {
  value: number;
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundPreambleLinesEvidence;
}

export interface DialectFoundNullValuesEvidence {
  reason: string;
  /** How many records, lines or bytes were looked at. */
  examined?: number;
  /** Which share of them agrees. */
  share?: number;
}

/** Present if forced; else each column's evidence tells its spellings. */
export interface DialectFoundNullValues {
  value: string[];
  /** Whether the request said so. */
  forced: boolean;
  evidence: DialectFoundNullValuesEvidence;
}

/** How the source is written, with evidence for each choice. */
export interface DialectFound {
  delimiter: DialectFoundDelimiter;
  quote: DialectFoundQuote;
  escape: DialectFoundEscape;
  /** Absent if there is no record. */
  header?: DialectFoundHeader;
  encoding: DialectFoundEncoding;
  lineEnd: DialectFoundLineEnd;
  /** Absent if nothing looks like a comment. */
  comment?: DialectFoundComment;
  /** Absent if there are none. */
  preambleLines?: DialectFoundPreambleLines;
  /** Present if forced; else each column's evidence tells its spellings. */
  nullValues?: DialectFoundNullValues;
}

/** The first cell that does not read as the column's type, found by the background pass. */
export interface EvidenceFirstDisagreement {
  row: RowKey;
  line?: number;
  byteOffset?: number;
  text: string;
}

/** What a column's type was inferred from. */
export interface Evidence {
  /** How many records were read for it. */
  sampleRows?: number;
  /** Cells by the narrowest type they read as. */
  counts: Keyed<number>;
  /** In a few words; may be empty. */
  reason: string;
  /** Spellings that mean null in this column. */
  nullValues?: string[];
  /** The first cell that does not read as the column's type, found by the background pass. */
  firstDisagreement?: EvidenceFirstDisagreement;
}

/**
 * How many there are of each kind; left out where there is none. The first 100 of each can be
 * listed.
 */
export interface DiagnosticsCounts {
  fieldCount?: number;
  typeMismatch?: number;
  unclosedQuote?: number;
  fieldTooLong?: number;
  invalidEncoding?: number;
  comment?: number;
}

export interface DiagnosticsItem {
  kind: Open<
    | "fieldCount" | "typeMismatch" | "unclosedQuote" | "fieldTooLong" | "invalidEncoding"
    | "comment"
  >;
  message: string;
  row?: RowKey;
  column?: Id;
  line?: number;
  byteOffset?: number;
  expected?: string;
  found?: string;
}

export interface Diagnostics {
  /** All of them. */
  count: number;
  /**
   * How many there are of each kind; left out where there is none. The first 100 of each can be
   * listed.
   */
  counts?: DiagnosticsCounts;
  /** The index of the first one listed. */
  first: number;
  items: DiagnosticsItem[];
}

/**
 * All rows are arrays (values in column order, short rows are filled with null) or all are
 * objects (by column id).
 */
export type NewRows = unknown[][] | Keyed<unknown>[];

/** Whether the table is not as it was opened, created or last saved. */
export type Dirty = boolean;

/** The revision whose content the file has; absent for a table without a file. */
export type SavedRevision = number;

export interface TableDescription {
  table: Id;
  name: string;
  revision: number;
  rows: RowsState;
  sourceState: SourceState;
  dirty: Dirty;
  savedRevision?: SavedRevision;
  unsaved?: Unsaved;
  keys: Keys;
  columns: Column[];
  /** The types that the table declares, by name. */
  types?: Keyed<unknown>;
  declarations?: Declarations;
  /** The column that says in which declared section a row stands. */
  sectionColumn?: string;
  /** The sections that the table declares. */
  sections?: DeclaredSection[];
  defaultSort?: SortKeys;
  /** What params.x is in expressions, by x; absent: nothing is set. */
  params?: Keyed<TypedValue>;
  source: Source;
  dialect?: DialectFound;
  /** Lines before the header, comments included. */
  preamble?: string[];
  /** How many records were read to infer types. */
  sampleRows?: number;
  history: History;
  diagnostics: Diagnostics;
}

/** The daemon gave them. */
export interface KeysGiven {
  kind: "given";
}

/** They are the values of these columns. */
export interface KeysColumns {
  kind: "columns";
  columns: Id[];
}

/** Where row keys come from. */
export type Keys = KeysGiven | KeysColumns;

export interface SortKey {
  column?: Id;
  expression?: OrderExpression;
  direction?: "ascending" | "descending";
  nulls?: "first" | "last";
  comparator?: Comparator;
}

export type SortKeys = SortKey[];

/** Why the rows behind these cannot be read. Loading has ended then, and complete stays false. */
export interface RowsStateFailure {
  /** As in the answer of a request that fails. */
  kind: Open<"sourceChanged" | "readFailed" | "limit" | "cancelled">;
  message: string;
  /** The system's name for it, such as EIO. */
  system?: string;
}

export interface RowsState {
  /** Rows known. */
  count: number;
  /** Whether all rows of the source have been read. */
  complete: boolean;
  /** Why the rows behind these cannot be read. Loading has ended then, and complete stays false. */
  failure?: RowsStateFailure;
  /** Whether the background pass has read every cell. */
  examined: boolean;
}

export interface Column {
  id: Id;
  title: string;
  type: ColumnType;
  sortable: boolean;
  searchable: boolean;
  editable: boolean;
  /** The expression that makes the cells. */
  computed?: string;
  supplied?: Supplied;
  /** Why it cannot be computed with the columns as they are; every cell is this error. */
  problem?: string;
  path?: ObjectPath;
  /** Whether the column has no values. */
  headerOnly?: boolean;
  /** The expression that says what the cells show. */
  display?: string;
  /** Why it cannot be made with the columns as they are; cells show their values. */
  displayProblem?: string;
  sortBy?: SortSource;
  /** Why that cannot be compared with the columns as they are; the values are. */
  sortByProblem?: string;
  /** The named type that the column refers to. */
  typeName?: string;
  format?: Format;
  parse?: Format;
  nullPlaceholder?: string;
  comparator?: Comparator;
  footer?: FooterRule;
  validate?: ColumnCheck;
  align?: "start" | "center" | "end";
  editor?: unknown;
  cellKind?: string;
  meta?: unknown;
  evidence?: Evidence;
}

export interface ColumnOptions {
  /** A built-in type, or one that the table declares in `types`. */
  type?: string;
  title?: string;
  sortable?: boolean;
  searchable?: boolean;
  editable?: boolean;
  /** The expression that makes the cells; null: they are kept. */
  computed?: string | null;
  path?: ObjectPath | null;
  /** Whether the column has no values: every cell is null. */
  headerOnly?: boolean;
  /** An expression over the row that says what the cells show; null: their values. */
  display?: string | null;
  sortBy?: SortSource | null;
  supplied?: Supplied | null;
  format?: Format | null;
  parse?: Format | null;
  /** What null shows. */
  nullPlaceholder?: string | null;
  comparator?: Comparator | null;
  footer?: FooterRule | null;
  validate?: ColumnCheck;
  align?: "start" | "center" | "end" | null;
  /** The client's own JSON, given back; null takes it away. */
  editor?: unknown;
  /** What draws the cells, by name. */
  cellKind?: string | null;
  /** The client's own JSON, given back; null takes it away. */
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

/** Where a column goes. */
export type ColumnTarget =
  | ColumnTargetStart | ColumnTargetEnd | ColumnTargetBefore | ColumnTargetAfter;

/** The type of a column. */
export type ColumnType = Open<
  | "boolean" | "integer" | "number" | "decimal" | "date" | "dateTime" | "duration" | "text"
  | "list" | "json"
>;

export type ColumnTypeName =
  | "boolean" | "integer" | "number" | "decimal" | "date" | "dateTime" | "duration" | "text"
  | "list" | "json";

/**
 * Where a column's value stands in a row given as an object: names parted by dots (a dot or
 * backslash in a name has a backslash before it), or a JSON pointer.
 */
export type ObjectPath = string;

/** What sorting by a column compares in place of its values. */
export interface SortSource {
  column?: Id;
  expression?: OrderExpression;
}

/**
 * An expression in CEL over the columns as variables; rows stand by its values, those at which
 * it fails last.
 */
export type OrderExpression = string;

/** What sorting compares: a word, or an object with options. */
export type Comparator =
  | "value" | "text" | "caseInsensitive" | "natural" | "semver" | "length" | ComparatorOptions
  | ListComparator;

export interface ComparatorOptions {
  kind: "value" | "text" | "caseInsensitive" | "natural" | "semver" | "length";
  caseFolded?: boolean;
  diacritics?: "exact" | "ignored";
}

export interface ListComparator {
  kind: "list";
  caseFolded?: boolean;
  diacritics?: "exact" | "ignored";
  values: string[];
}

/** Numbers by a pattern; rounding is half to even. */
export interface FormatNumber {
  kind: "number";
  /** As #,##0.00;(#,##0.00); the locale's own by default. */
  pattern?: string;
  locale?: Locale;
  prefix?: string;
  suffix?: string;
  negative?: "minus" | "parentheses";
}

/** Amounts, with the currency's own count of decimals. */
export interface FormatCurrency {
  kind: "currency";
  /** As #,##0.00;(#,##0.00); the locale's own by default. */
  pattern?: string;
  locale?: Locale;
  prefix?: string;
  suffix?: string;
  negative?: "minus" | "parentheses";
  /** ISO 4217. */
  currency: string;
  display?: "symbol" | "code";
}

/** Fractions as percents. */
export interface FormatPercent {
  kind: "percent";
  /** As #,##0.00;(#,##0.00); the locale's own by default. */
  pattern?: string;
  locale?: Locale;
  prefix?: string;
  suffix?: string;
  negative?: "minus" | "parentheses";
}

/** Thousands, millions and so on: 12.3K. */
export interface FormatCompact {
  kind: "compact";
  locale?: Locale;
  currency?: string;
  digits?: number;
}

/** Counts of bytes. */
export interface FormatBytes {
  kind: "bytes";
  locale?: Locale;
  units?: "iec" | "si";
  digits?: number;
}

/** Lengths of time, or numbers that count them. */
export interface FormatDuration {
  kind: "duration";
  locale?: Locale;
  style?: "clock" | "short" | "words";
  unit?: "millisecond" | "second" | "minute" | "hour" | "day";
}

/** Days and moments. */
export interface FormatDate {
  kind: "date";
  /** As yyyy-MM-dd HH:mm:ss. */
  pattern: string;
  locale?: Locale;
}

/** Words for true and false. */
export interface FormatBoolean {
  kind: "boolean";
  true: string;
  false: string;
}

/** Texts for chosen values, named by their canonical text. */
export interface FormatMap {
  kind: "map";
  values: Keyed<string>;
  otherwise?: Format;
}

/** A text around the value. */
export interface FormatTemplate {
  kind: "template";
  /** {} is the value; {{ and }} are braces. */
  template: string;
  format?: Format;
}

/** How values are shown, and texts are read. */
export type Format =
  | FormatNumber | FormatCurrency | FormatPercent | FormatCompact | FormatBytes | FormatDuration
  | FormatDate | FormatBoolean | FormatMap | FormatTemplate;

/** A locale whose marks and names the daemon brings; en by default. */
export type Locale = "en" | "de" | "fr" | "es" | "hi" | "ja";

export interface ShownCell {
  value: CellValue;
  text: string;
  cut?: IsCut;
}

export interface EditSet {
  kind: "set";
  row: AnyRowKey;
  column?: Id;
  /** The new value; null empties the cell. */
  value?: unknown;
  /** A text as a person types it, in place of value: read by the column's formats. */
  text?: string;
  /** New values by column id, in place of column and value. */
  values?: Keyed<unknown>;
}

/** The place is the end by default. */
export interface EditInsert {
  kind: "insert";
  /** What the rows carry beside their cells, one for each. */
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
  /** In the order they shall stand. */
  rows: AnyRowKey[];
  place: Place;
}

export interface EditPasteAt {
  row: AnyRowKey;
  column: Id;
}

/**
 * Writes a rectangle of typed texts from a cell down and to the right, or into rows and
 * columns.
 */
export interface EditPaste {
  kind: "paste";
  texts: TextBlock;
  at?: EditPasteAt;
  view?: Id;
  rows?: AnyRowKey[];
  columns?: Id[];
  overflow?: Overflow;
}

/** Puts the rows that a view shows into its order, among the places that they have. */
export interface EditAdopt {
  kind: "adopt";
  view: Id;
}

/** Changes what a row carries beside its cells. */
export interface EditSetRow {
  kind: "setRow";
  row: AnyRowKey;
  options: RowOptions;
}

/**
 * Changes what is said of a column, its type too; changes of columns stand in a list of their
 * own.
 */
export interface EditSetColumn {
  kind: "setColumn";
  column: Id;
  options: ColumnOptions;
}

/** Adds a column of nulls, by default a text column at the end. */
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

/** Puts columns first, in this order; the others follow as they stand. */
export interface EditOrderColumns {
  kind: "orderColumns";
  columns: Id[];
}

/** Declares sections, at the end by default; their rows come at the end of the table. */
export interface EditAddSections {
  kind: "addSections";
  sections: NewSection[];
  place?: SectionPlace;
  /**
   * Where the table declares no sections yet: the column that says in which section a row
   * stands; "section" by default.
   */
  sectionColumn?: string;
}

/** Takes declared sections out, and their rows. */
export interface EditRemoveSections {
  kind: "removeSections";
  sections: AnyRowKey[];
}

/** Moves declared sections, which keep the order named. */
export interface EditMoveSections {
  kind: "moveSections";
  sections: AnyRowKey[];
  place: SectionPlace;
}

/** Changes what is said of a declared section. */
export interface EditSetSection {
  kind: "setSection";
  section: AnyRowKey;
  options: SectionOptions;
}

/** One change; a list of them is applied whole or not at all. */
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
  /** Counts live rows in source order, before the change if not said otherwise. */
  sourceIndex: number;
  counted?: Counted;
}

/** A place of the page that a view shows; rows not shown keep theirs. */
export interface PlaceShown {
  kind: "shown";
  view: Id;
  viewIndex: number;
  counted?: Counted;
  /** In a sorted view: refuse (default), or make its order the table's and end its sort. */
  whenSorted?: "refuse" | "adopt";
}

/** Where rows go, in source order. */
export type Place = PlaceStart | PlaceEnd | PlaceBefore | PlaceAfter | PlaceIndex | PlaceShown;

/**
 * Which rows an index counts: those before the change (default), or those after it, when it is
 * the index of the first row that goes there.
 */
export type Counted = "before" | "after";

/**
 * Of what lies past the rows or columns there are: refuse (default), clip, or insert rows
 * behind.
 */
export type Overflow = "refuse" | "clip" | "insert";

/** Rows of texts as a person types them; null leaves a cell alone. */
export type TextBlock = ((string | null)[])[];

export interface History {
  /** Steps that can be undone. */
  undo: number;
  /** Steps that can be redone. */
  redo: number;
  undoLabel?: string;
  redoLabel?: string;
  /** Steps that were let go because of undoBytesMax, if any. */
  dropped?: number;
}

/** How to write, where that differs from the file. Later saves keep it. */
export interface SaveDialect {
  /** One ASCII character. */
  delimiter?: string;
  /** One ASCII character; null: no quotes are written. */
  quote?: string | null;
  /** How a quote is spelled in quotes: by a second one, or by a backslash. */
  escape?: string | null;
  /** Whether the first record names the columns. */
  header?: boolean;
  /**
   * What ends every record. By default records keep their own, and new ones get the file's most
   * frequent one.
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
 * The same as an LSP range: lines, and UTF-16 units in the line. A byte order mark counts
 * nothing.
 */
export interface TextEditRange {
  start: TextPosition;
  end: TextPosition;
}

export interface TextEdit {
  /** Offsets in the file, half-open. */
  bytes: number[];
  /**
   * The same as an LSP range: lines, and UTF-16 units in the line. A byte order mark counts
   * nothing.
   */
  range: TextEditRange;
  newText: string;
}

export interface TextPosition {
  line: number;
  character: number;
}

/** What a save would change. */
export interface Unsaved {
  /** Rows that would be written anew or left out; all, where columns changed. */
  records: number;
  /** Bytes of the new texts of cells in rows that the file has, before quotes and encoding. */
  bytes: number;
  /** Columns were added, removed, renamed or put into another order. */
  columns: boolean;
  /** Rows were moved. */
  order: boolean;
}

/** What is being typed into a cell. */
export interface Draft {
  view: Id;
  author?: string;
  /** user: it is typed by the view's user. */
  by?: "user";
  /** What is typed by now. */
  text: string;
  /** Somebody else has changed the cell since the beginning. */
  stale?: boolean;
  problem?: DraftProblem;
}

/** Why a draft could not be committed as it is. */
export interface DraftProblem {
  kind: Open<"valueDoesNotFit" | "invalid">;
  /** The column's type. */
  expected?: string;
  row?: RowKey;
  column?: Id;
  columns?: Id[];
  rule?: BrokenRule;
  /** Why the rule has no answer. */
  reason?: string;
}

/** A cell of a block that somebody is typing into. */
export interface CellInDraft {
  /** Counts within the block's list. */
  row: number;
  view: Id;
  author?: string;
  /** user: it is typed by the view's user. */
  by?: "user";
  /** What is typed by now. */
  text: string;
  /** Somebody else has changed the cell since the beginning. */
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
  /** One for each row. */
  tags: AnyRowKey[];
}

/**
 * When a row is the same as before: by all cells, by those of some columns, or by a tag that is
 * what it was when the row came with it and was not changed since.
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
  /** One for each row; null: the row is new. */
  keys: (AnyRowKey | null)[];
}

export interface MatchContent {
  kind: "content";
}

/** How rows of two contents find each other. */
export type Match = MatchKeys | MatchColumns | MatchGiven | MatchContent;

/** A section with all its rows. */
export interface ContentSection {
  key: AnyRowKey;
  header?: string;
  footer?: string;
  /** A name of the declarations' sectionKinds. */
  kind?: string;
  /** The client's own JSON, kept, compared by value and never read. */
  state?: unknown;
  rows?: NewRows;
  /** For each row the key it is found by, as match given; null: a new row. */
  keys?: (AnyRowKey | null)[];
  /** For each row what it carries. */
  rowStates?: unknown[];
  /** For each row what its cells carry, by column. */
  cellStates?: CellStates[];
  /** For each row its tag, as compare tag. */
  tags?: AnyRowKey[];
}

/** A table as it was compared. */
export interface ContentFound {
  table: Id;
  revision: number;
  rows: number;
}

/** A table, perhaps as it was. */
export interface ContentPlace {
  table: Id;
  /** Now by default. */
  revision?: number;
}

export interface SectionsDiffUpdate {
  /** In new. */
  index: number;
  key: number | string;
  members: Open<"header" | "footer" | "kind" | "state">[];
}

/** How declared sections differ, where both tables have some: they carry their rows. */
export interface SectionsDiff {
  old: SectionCount[];
  new: SectionCount[];
  /** Indices in old. */
  deletes: number[];
  /** Indices in new. */
  inserts: number[];
  moves: IndexMoves;
  /** Sections that stay or move and are told differently. */
  updates: SectionsDiffUpdate[];
}

/** The key of a section, null or {kind: "error"} for rows without one, and how many rows it has. */
export type SectionCount = (number | string | null | Keyed<unknown>)[];

/** What cells are to meet; null: nothing. */
export type ColumnCheck = ColumnRule | ColumnRule[] | null;

/** A condition on the cells of a column. */
export interface ColumnRule {
  /** CEL over the row as it would be; `value` is the cell. True and null are good. */
  expression: string;
  /** For people, where it is not met. */
  message?: string;
  severity?: Severity;
}

/** A condition on rows. */
export interface RowRule {
  /** CEL over the row as it would be. True and null are good. */
  expression: string;
  /** For people, where it is not met. */
  message?: string;
  severity?: Severity;
  /** At whose cells it is told; none: at the row. */
  columns?: Id[];
}

/** refuse (default): edits that break it are refused; mark: it is kept and told. */
export type Severity = "refuse" | "mark";

/** A rule that is not met. */
export interface BrokenRule {
  /** The kind of rows that says so; absent: it is of all rows. */
  kind?: string;
  /**
   * In the column's list, or in that of rows; absent where a value is not of the type that the
   * kind says.
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
 * How the client is asked: the time for its answer in milliseconds (10,000), and what counts
 * when none comes (refuse).
 */
export interface DeclarationsDecisions {
  deadline?: number | null;
  default?: "allow" | "refuse" | null;
}

/** What a table says of its rows, in layers; merged member by member, null restores a default. */
export interface Declarations {
  settings?: Settings | null;
  fallback?: Settings | null;
  columns?: Keyed<ColumnRules | null> | null;
  kinds?: Keyed<RowKind | null> | null;
  /** What gives the kind of a row that does not say it itself. */
  kindBy?: DeclarationsKindBy | null;
  defaultKind?: string | null;
  /** refuse: edits may make no row of a kind that is not declared. */
  undeclaredKinds?: "default" | "refuse" | null;
  /** What rows are to meet; replaced whole. */
  rowRules?: RowRule[] | null;
  sectionKinds?: Keyed<Settings | null> | null;
  sections?: Keyed<SectionRules | null> | null;
  /** What the names of cell kinds mean: the client's own JSON by name, given back. */
  cellKinds?: Keyed<unknown> | null;
  /** What the names of editors mean: the client's own JSON by name, given back. */
  editors?: Keyed<unknown> | null;
  decisions?: DeclarationsDecisions | null;
}

export interface SettingsMovable {
  expression?: string;
  /** The keys of the sections within which the row may move. */
  within?: string[];
}

/** Lines above the first row of a section, between its rows, below the last. */
export interface SettingsSeparators {
  top?: Separator;
  between?: Separator;
  bottom?: Separator;
}

/** What one layer says of rows; null takes a setting back, values are replaced whole. */
export interface Settings {
  height?: number | "automatic" | RowExpression | null;
  /** As an item of a collection. */
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
  /** The id of the view whose collection stands in the row. */
  holds?: string | RowExpression | null;
}

/** What is said of a column's cells, and in header of its header. */
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

/** What a kind says of its rows' cells in a column. */
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
  /** Of a JSON column: what such rows hold there, and how typed texts are read; null: anything. */
  type?: ColumnTypeName | null;
  validate?: ColumnCheck;
  /** How such rows show their cells; null: as the column says. */
  format?: Format | null;
  /** Where the value stands in such rows given as objects; null: where the column says. */
  path?: ObjectPath | null;
}

/** What a kind says of its rows, and in columns of their cells. */
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
  columns?: Keyed<KindColumn | null> | null;
}

/** What is said of a section, by its key. */
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
  /** One of sectionKinds. */
  kind?: string | null;
}

/** What a row carries beside its cells; null takes a member away. */
export interface RowOptions {
  kind?: string | null;
  settings?: Settings | null;
  /** The client's own JSON, kept, compared by value and never read. */
  rowState?: unknown;
  cellStates?: CellStates;
}

/** The client's own JSON by column, for cells; null takes one, or all, away. */
export type CellStates = Keyed<unknown> | null;

export type SettingLayer = Open<
  | "row" | "kind" | "section" | "column" | "table" | "fallback" | "builtIn"
>;

/** CEL over the cells of the row. */
export interface RowExpression {
  expression: string;
}

export type FlagSetting = boolean | RowExpression | null;

/**
 * ask: the client is asked each time (action/decide). An expression gives a truth value or the
 * text ask.
 */
export type PermissionSetting = boolean | "ask" | RowExpression | null;

export type EdgeHeightSetting = number | "automatic" | "zero" | RowExpression | null;

export type TextSetting = string | RowExpression | null;

/** A line: how far it stays from both ends, and how thick it is, in the view's units. */
export interface Separator {
  leading?: number;
  trailing?: number;
  thickness?: number;
}

/**
 * Something that can be done with a row, a cell or a header. An id stands once in a tree;
 * children are shown where their parent is unless they say otherwise.
 */
export interface Action {
  id: string;
  title?: string | RowExpression;
  style?: "normal" | "destructive" | "disabled" | RowExpression;
  hidden?: boolean | RowExpression;
  image?: string | RowExpression;
  placement?: "menu" | "leading" | "trailing" | "inline";
  /** Whether swiping all the way does it. */
  fullSwipe?: boolean;
  children?: Action[];
}

/** Something that the client is asked to allow. */
export interface AskedPermission {
  permission: Open<"select" | "edit" | "move" | "delete" | "collapse">;
  row?: RowKey;
  column?: Id;
  /** The key of the section to be collapsed. */
  section?: string;
  layer: SettingLayer;
}

export interface ViewDescriptionFilterProblem {
  /** JSON pointer into the state. */
  pointer: string;
  kind: Open<"unknownColumn" | "typeChanged">;
  message: string;
}

export interface ViewDescriptionOrderProblem {
  /** JSON pointer into the state. */
  pointer: string;
  kind: Open<"unknownColumn" | "typeChanged" | "tooManyRows" | "sectionsTooLarge">;
  message: string;
}

export interface ViewDescription {
  view: Id;
  table: Id;
  viewRevision: number;
  revision: number;
  state: ViewState;
  footers?: Footers;
  layout?: ColumnPlaces;
  preset?: PresetName;
  /** Conditions that do not fit the columns any more; they are kept and left out. */
  filterProblems?: ViewDescriptionFilterProblem[];
  filterFailure?: FilterFailure;
  /**
   * Expressions of the sort and the sections that do not fit the columns any more; they are
   * kept and left out.
   */
  orderProblems?: ViewDescriptionOrderProblem[];
  orderFailure?: OrderFailure;
  counts: Counts;
  order: Order;
  complete: Complete;
  searching?: SearchProgress;
  /** The columns shown, in order. */
  columns: Id[];
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

export interface ViewStatePage {
  size: number | null;
  index: number;
}

export interface ViewStateColumnsEntry {
  hidden?: boolean;
  footer?: FooterRule;
  /** What stands for null to the view's user. */
  nullDefault?: unknown;
}

/** The whole state of a view. */
export interface ViewState {
  sort: ViewStateSortItem[];
  search: ViewStateSearch | null;
  filter: Filter | null;
  sections: Sections | null;
  selection: ViewStateSelection;
  page: ViewStatePage;
  /** By column id; columns in the default are left out. */
  columns: Keyed<ViewStateColumnsEntry>;
  columnOrder: Id[];
  /**
   * What the view's user may change through it (table/edit with view): cell: single cells,
   * places and removal; object: also whole rows. Left out when none.
   */
  binding?: "none" | "cell" | "object";
  /**
   * What params.x is in the view's own expressions, by x, before what the table says; left out
   * when it says nothing.
   */
  params?: Keyed<TypedValue>;
  sortCycle: ("ascending" | "descending" | "none")[];
  /** Footers are not told; absent: they are. */
  footers?: false;
  /** Whether a tap on a footer sorts; told when it does. */
  footerSorts?: boolean;
  /** Rows are shown that the table's declarations hide; absent: they are not. */
  showHidden?: true;
  layout?: Layout;
  presentation?: Presentation;
  /** How rows and cells look; left out when nothing is said. */
  styles?: Style[];
}

export interface ViewStatePatchSortItem {
  column?: Id;
  expression?: OrderExpression;
  direction?: "ascending" | "descending";
  nulls?: "first" | "last";
  comparator?: Comparator;
}

export interface ViewStatePatchSelection {
  mode?: "none" | "single" | "multiple" | null;
  unit?: "row" | "cell" | "column" | null;
  tap?: "replace" | "toggle" | "extend" | null;
  momentary?: boolean | null;
  whenFiltered?: "keep" | "drop" | null;
}

export interface ViewStatePatchPage {
  size?: number | null;
  index?: number | null;
}

export interface ViewStatePatchColumnsEntry {
  hidden?: boolean | null;
  /** Replaced whole; null: what the column says. */
  footer?: FooterRule | null;
  /**
   * What stands for null to the view's user: a value of the column. Written through the view it
   * writes null.
   */
  nullDefault?: unknown;
}

/** Merged into the view's state by RFC 7396: null restores a default. */
export interface ViewStatePatch {
  sort?: ViewStatePatchSortItem[] | null;
  search?: SearchPatch | null;
  filter?: Filter | string | null;
  sections?: SectionsPatch | null;
  selection?: ViewStatePatchSelection | null;
  page?: ViewStatePatchPage | null;
  columns?: Keyed<ViewStatePatchColumnsEntry | null> | null;
  columnOrder?: Id[] | null;
  binding?: "none" | "cell" | "object" | null;
  /**
   * What params.x is in the view's own expressions, before what the table says; null takes one
   * away.
   */
  params?: Keyed<TypedValue | null> | null;
  sortCycle?: ("ascending" | "descending" | "none")[] | null;
  /** Whether footers are told; default true. */
  footers?: boolean | null;
  footerSorts?: boolean | null;
  showHidden?: boolean | null;
  layout?: LayoutPatch | null;
  presentation?: PresentationPatch | null;
  /** How rows and cells look, replaced whole; default: nothing is said. */
  styles?: Style[] | null;
}

/** Where an entry of the page stands, in units. */
export interface EntryFrame {
  key: EntryKey;
  viewIndex: number;
  offset: number;
  height: number;
  frame?: ItemFrame;
}

export interface WindowEntries {
  kind: "entries";
  /** Index within the page. */
  first: number;
  size: number;
  /** So many more on both sides. */
  overscan?: number;
}

export interface WindowAll {
  kind: "all";
}

export interface WindowViewport {
  kind: "viewport";
  offset: Offset;
  /** How long it is, in units. */
  extent: number;
  /** So far beside it entries are held, too; default 0. */
  overscan?: number;
}

/** Which entries of the page a subscription holds. */
export type Window = WindowEntries | WindowAll | WindowViewport;

/** An entry of the page shown, named by a client: a row by its key, or a part of a section. */
export type NamedEntry = AnyRowKey | NamedSectionEntry;

/** A part of a section, named by a client. */
export interface NamedSectionEntry {
  kind: "group" | "header" | "footer";
  key: AnySectionKey;
}

export interface ViewUpdateProblem {
  /** In the window. */
  index: number;
  kind: Open<"invalid">;
  column?: Id;
  columns?: Id[];
  rule: BrokenRule;
  /** Why the rule has no answer. */
  reason?: string;
}

export interface ViewUpdateKindsRow {
  kind: string;
  at: IndexRuns;
}

export interface ViewUpdateKindsCell {
  column: Id;
  /** A name, as a rule of the declarations' cellKinds. */
  cellKind?: unknown;
  /** A name, as a rule of the declarations' editors, or what the column's option says. */
  editor?: unknown;
  at: IndexRuns;
}

export interface ViewUpdateKindsState {
  index: number;
  /** The client's own JSON that the row carries. */
  rowState: unknown;
}

export interface ViewUpdateKindsCellState {
  index: number;
  column: Id;
  /** The client's own JSON that the cell carries. */
  cellState: unknown;
}

/**
 * Of the whole window, in runs of window indices, to subscriptions that ask: without it as
 * before, in a reset nothing.
 */
export interface ViewUpdateKinds {
  rows?: ViewUpdateKindsRow[];
  cells?: ViewUpdateKindsCell[];
  states?: ViewUpdateKindsState[];
  /** Row by row. */
  cellStates?: ViewUpdateKindsCellState[];
}

export interface ViewUpdateSeparator {
  top?: RowLine;
  bottom?: RowLine;
  at: IndexRuns;
}

/**
 * Entries that came into sight or went out of it, by key, to subscriptions that ask; empty
 * lists are left out.
 */
export interface ViewUpdateAppearance {
  appeared?: EntryKey[];
  disappeared?: EntryKey[];
  /** Now held in the overscan and not held before. */
  prefetch?: EntryKey[];
  /** Were held in the overscan and are held no more. */
  cancelled?: EntryKey[];
}

export interface ViewUpdateHeight {
  height: number;
  count: number;
}

export interface ViewUpdateWindow {
  /** Index within the page. */
  first: number;
  size: number;
}

/** The whole window; replaces everything. */
export interface ViewUpdateReset {
  keys: EntryKey[];
  blocks: ColumnBlock[];
}

export interface ViewUpdateDiffInserts {
  at: IndexRuns;
  keys: EntryKey[];
  blocks: ColumnBlock[];
}

/** What changed in the window. */
export interface ViewUpdateDiff {
  deletes?: IndexRuns;
  moves?: IndexMoves;
  inserts?: ViewUpdateDiffInserts;
  updates?: UpdateBlock[];
  scrolledOut?: IndexRuns;
  scrolledIn?: IndexRuns;
}

/**
 * One update of a window, or one part of it. Only where `brief` was asked for, what has a
 * `diff` may lack counts, order, window or the columns of the layout: then they are as they
 * were told before.
 */
export interface ViewUpdate {
  subscription: Id;
  view: Id;
  table: Id;
  /** 1, 2, 3… per subscription without gaps. */
  seq: number;
  /** The `to` of the update before; null: this is a reset. */
  from: number | null;
  /** The view revision. */
  to: number;
  /** The table's. */
  revision: number;
  causes: Open<
    | "edit" | "setRows" | "setParams" | "undo" | "redo" | "load" | "state" | "select" | "draft"
    | "scroll" | "hover" | "watch" | "source" | "footer" | "declare" | "supply" | "layout"
  >[];
  authors?: string[];
  /**
   * Which rules rows of the whole window break, to subscriptions that ask: without it as
   * before, in a reset nothing.
   */
  problems?: ViewUpdateProblem[];
  /**
   * Of the whole window, in runs of window indices, to subscriptions that ask: without it as
   * before, in a reset nothing.
   */
  kinds?: ViewUpdateKinds;
  /**
   * Lines around rows of the window, to subscriptions that ask: of rows whose lines are new;
   * without top and bottom there are none any more. Inserted rows have none until told.
   */
  separators?: ViewUpdateSeparator[];
  styles?: WindowStyles;
  /**
   * Entries that came into sight or went out of it, by key, to subscriptions that ask; empty
   * lists are left out.
   */
  appearance?: ViewUpdateAppearance;
  /** The hints of the table/setRows that are told, oldest first; at most the 16 newest. */
  hints?: unknown[];
  counts?: Counts;
  filterFailure?: FilterFailure;
  orderFailure?: OrderFailure;
  order?: Order;
  complete?: Complete;
  searching?: SearchProgress;
  selection?: WindowSelection;
  footers?: Footers;
  /** Where the columns stand, when that changed; null: no layout is asked for any more. */
  layout?: ColumnPlacesUpdate | null;
  /** What is seen of the columns, when that changed; null: all of them are held. */
  across?: AcrossPlaces | null;
  /**
   * Where the entries of the window stand as items of a collection, from the first on, when
   * that changed. Empty: they have no frames any more, because the layout or its items went
   * away or there are too many. In the last part.
   */
  frames?: ItemFrame[];
  /**
   * How high the entries of the window are, from the first on, in runs of equal ones, when that
   * changed. Empty: they have no heights any more, because the layout or its rows went away. In
   * the last part.
   */
  heights?: ViewUpdateHeight[];
  viewport?: ViewportPlace;
  window?: ViewUpdateWindow;
  /** The window's columns: in the first update, after a resync and when they changed. */
  columns?: Id[];
  /** Sections of the window of which something is new; in a reset all that have an entry in it. */
  sections?: SectionInfo[];
  /** The whole window; replaces everything. */
  reset?: ViewUpdateReset;
  /** What changed in the window. */
  diff?: ViewUpdateDiff;
  /** Present if the update comes in parts. */
  part?: number;
  /** Whether the update is whole now. */
  last: boolean;
}

export interface ColumnBlockError {
  /** Counts within this block's list. */
  row: number;
  kind: Open<
    | "doesNotParse" | "outOfRange" | "sourceChanged" | "readFailed" | "fieldTooLong"
    | "notComputed"
  >;
  /** The text in the source. */
  text?: string;
}

export interface ColumnBlockMatch {
  row: number;
  ranges: [number, number][];
  /**
   * How many more there are behind the part that is told; at most 65,536 of one cell are looked
   * for.
   */
  further?: number;
}

/** Cells of one column, in the order of the rows. */
export interface ColumnBlock {
  column: Id;
  /** Where the block begins in the rows of the whole answer or update; absent: 0. */
  offset?: number;
  /** The values, with `as` value or both. */
  values?: CellValue[];
  /** What to show: one line, control characters made visible; with `as` text or both. */
  texts?: string[];
  /** Cells without a value, with their source text. Absent if empty. */
  errors?: ColumnBlockError[];
  /** Cells that are not known yet. Absent if empty. */
  pending?: number[];
  /** Cells that the client supplied and of which an input has changed since. Absent if empty. */
  stale?: number[];
  /** Cells with bytes that are not UTF-8, shown with U+FFFD. Absent if empty. */
  lossy?: number[];
  /**
   * Cells of which value or text are not told whole: their beginnings, or null for a value that
   * is no text; `cell/text` reads them. Absent if empty.
   */
  cut?: number[];
  /** Search hits as half-open ranges of UTF-16 offsets. Absent if empty. */
  matches?: ColumnBlockMatch[];
  /** Cells that somebody is typing into; `texts` show what is typed. Absent if empty. */
  drafts?: CellInDraft[];
}

export interface UpdateBlockError {
  /** Counts within this block's list. */
  row: number;
  kind: Open<
    | "doesNotParse" | "outOfRange" | "sourceChanged" | "readFailed" | "fieldTooLong"
    | "notComputed"
  >;
  /** The text in the source. */
  text?: string;
}

export interface UpdateBlockMatch {
  row: number;
  ranges: [number, number][];
  /**
   * How many more there are behind the part that is told; at most 65,536 of one cell are looked
   * for.
   */
  further?: number;
}

/** Changed cells of one column. */
export interface UpdateBlock {
  column: Id;
  /** New window indices, one for each cell. */
  rows: number[];
  /** The values, with `as` value or both. */
  values?: CellValue[];
  /** What to show: one line, control characters made visible; with `as` text or both. */
  texts?: string[];
  /** Cells without a value, with their source text. Absent if empty. */
  errors?: UpdateBlockError[];
  /** Cells that are not known yet. Absent if empty. */
  pending?: number[];
  /** Cells that the client supplied and of which an input has changed since. Absent if empty. */
  stale?: number[];
  /** Cells with bytes that are not UTF-8, shown with U+FFFD. Absent if empty. */
  lossy?: number[];
  /**
   * Cells of which value or text are not told whole: their beginnings, or null for a value that
   * is no text; `cell/text` reads them. Absent if empty.
   */
  cut?: number[];
  /** Search hits as half-open ranges of UTF-16 offsets. Absent if empty. */
  matches?: UpdateBlockMatch[];
}

/** A line above or below a row, as it was declared. */
export interface RowLine {
  leading?: number;
  trailing?: number;
  thickness?: number;
}

/** What stays in place when content changes; entry by default. For viewports by kinds of change. */
export type Hold = "entry" | "index" | "end" | ViewportHolds;

/** What of a viewport stays, by kinds of change; at the others the entry. */
export interface ViewportHolds {
  sort?: ViewportHold;
  filter?: ViewportHold;
  sections?: ViewportHold;
  page?: ViewportHold;
  setRows?: ViewportHold;
  load?: ViewportHold;
  edit?: ViewportHold;
  resize?: ViewportHold;
  measure?: ViewportHold;
}

/**
 * What of a viewport stays at a change: the anchor, the offset, or nothing, so that the start
 * is shown.
 */
export type ViewportHold = "entry" | "offset" | "start";

/** Where something begins, in units from the start of the content, to the nearest 64th. */
export type Offset = number;

export interface ViewportPlaceStickyItem {
  kind: Open<"group" | "header">;
  /** From the viewport's start; negative where it is pushed out. */
  y: number;
  height: number;
  section: SectionInfo;
}

/** Where a viewport stands, in units. In the last part of an update, when any of it changed. */
export interface ViewportPlace {
  /** Where it begins, from the start of the content. */
  offset: number;
  extent: number;
  /** Where the first entry of the window begins. */
  top: number;
  /** What stands between two entries; default 0. */
  spacing?: number;
  /** What offset and top lack as long as the user drags; default 0. */
  heldBack?: number;
  thumb?: Thumb;
  anchor?: EntryKey;
  /** The headers that stay at its start, the outermost first; absent: none. */
  sticky?: ViewportPlaceStickyItem[];
}

/**
 * A window of the columns: those that are fixed, and those of the centre of which something is
 * seen.
 */
export interface Across {
  /** How far the centre is scrolled, from the side where reading begins; default 0. */
  offset?: number;
  /** How wide the frame is, fixed columns included. */
  extent: number;
  /** How far beside what is seen columns are held; default 0. */
  overscan?: number;
}

/** What of the columns is to be seen; what is absent stays. */
export interface AcrossMove {
  offset?: number;
  thumb?: ThumbStart;
  extent?: number;
  overscan?: number;
  column?: Id;
  /** Where the column is to stand; default nearest. */
  placement?: "start" | "center" | "end" | "nearest";
}

/** Where the left edges of the groups stand, from the left of the frame. */
export interface AcrossPlacesLeft {
  leading: number;
  center: number;
  trailing: number;
}

/** Where a client draws the columns of a window. */
export interface AcrossPlaces {
  /** How far the centre is scrolled, from the side where reading begins. */
  offset: number;
  /** How much of the frame the centre has. */
  room: number;
  /** How wide the centre is. */
  extent: number;
  /** Where the left edges of the groups stand, from the left of the frame. */
  left: AcrossPlacesLeft;
  thumb?: Thumb;
}

/** The thumb of a scroll bar, in units of its track, which is as long as what is seen. */
export interface Thumb {
  start: number;
  length: number;
}

/** Where the thumb of the scroll bar is to begin on its track; what is beyond is brought there. */
export type ThumbStart = number;

/** Beside all columns; absent: nothing. */
export interface LayoutInsets {
  leading: number;
  trailing: number;
}

export interface LayoutFixed {
  leading: number;
  trailing: number;
}

/** How the view is laid out; absent: nothing is told of it. */
export interface Layout {
  measurer: Measurer;
  /** How wide the view is. */
  frame: number | null;
  /** The least width of the content; absent: none. */
  minimumWidth?: number;
  /** Beside all columns; absent: nothing. */
  insets?: LayoutInsets;
  /** Absent: from left to right. */
  direction?: Open<"ltr" | "rtl">;
  spacing: number;
  scale: boolean;
  lock: boolean;
  fixed: LayoutFixed;
  rows?: RowSizing;
  items?: ItemSizing;
  sizing: Sizing;
  columns: Keyed<ColumnSizing>;
}

/** What stands before the first column and after the last; default 0. */
export interface LayoutPatchInsets {
  leading?: number | null;
  trailing?: number | null;
}

/** How many of the columns shown do not scroll; the leading ones count first. */
export interface LayoutPatchFixed {
  leading?: number | null;
  trailing?: number | null;
}

/** Merged into the layout of a state; {} asks for one with all defaults. */
export interface LayoutPatch {
  /** Replaced whole; null: terminal cells. */
  measurer?: Measurer | null;
  /** How wide the view is; null: not known. */
  frame?: number | null;
  /** The least width of the content, whatever the frame; default 0. */
  minimumWidth?: number | null;
  insets?: LayoutPatchInsets | null;
  /** At which side the first column stands; default ltr, at the left. */
  direction?: "ltr" | "rtl" | null;
  /** Between two columns; default 0. */
  spacing?: number | null;
  /** Columns grow in proportion to fill the frame; default false. */
  scale?: boolean | null;
  /** What cells need is kept once all rows have been measured and there are any; default false. */
  lock?: boolean | null;
  fixed?: LayoutPatchFixed | null;
  rows?: RowSizingPatch | null;
  /**
   * Entries stand as items of a collection, whatever rows say; null (default): below each
   * other.
   */
  items?: ItemSizingPatch | null;
  sizing?: SizingPatch | null;
  /** What is said of single columns by id; null: nothing. */
  columns?: Keyed<ColumnSizingPatch | null> | null;
}

export interface ItemSizingSize {
  width: number | null;
  height: number | null;
}

/** How entries stand as items of a collection; absent: they stand below each other. */
export interface ItemSizing {
  direction: Open<"wrapped" | "horizontal">;
  size: ItemSizingSize;
  perLine: number[] | null;
  spacing: number;
  lineSpacing: number;
  insets: Insets;
}

export interface ItemSizingPatchSize {
  width?: number | null;
  height?: number | null;
}

/** Merged into how items stand; {}: each in a line of its own, as wide as that. */
export interface ItemSizingPatch {
  /**
   * In lines of the frame's width, one below the other (default), or side by side, to be
   * scrolled sideways.
   */
  direction?: "wrapped" | "horizontal" | null;
  /** Of rows that declare none; null (default): as wide as a line, as high as a line of text. */
  size?: ItemSizingPatchSize | null;
  /**
   * How many items share the width of each line of a section, replaced whole; the last number
   * holds for all further lines. null (default): as many as fit.
   */
  perLine?: number[] | null;
  /** Between two items of a line; default 0. */
  spacing?: number | null;
  /** Between two lines; default 0. */
  lineSpacing?: number | null;
  /** Around all items, replaced whole; null: nothing. */
  insets?: Insets | null;
}

/** Where an item stands in the content of a collection, in units. */
export interface ItemFrame {
  /** From the side where reading begins. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How high entries are; absent: that is not told. */
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
  /** Told unless it is 50. */
  quiet?: number;
  /** Told unless it is the daemon. */
  measured?: "client";
  /** Told unless it is 10000. */
  deadline?: number;
}

/** Merged into how high entries are; {}: as high as a line. */
export interface RowSizingPatch {
  /** Of rows that declare none; null (default): by their texts. */
  height?: number | null;
  /** Texts are wrapped at the width of their column; default false: a row has one line. */
  wrap?: boolean | null;
  /** At most so many lines count; default: all. */
  linesMax?: number | null;
  /** What of the width of a column its texts do not have; default 0. */
  inset?: number | null;
  /** Added to the lines; default 0. */
  padding?: number | null;
  /** The least height by texts; default 0. */
  minimum?: number | null;
  /** The greatest height by texts, stronger than the least; default none. */
  maximum?: number | null;
  /** The height of the lines is rounded up to a whole unit; default false. */
  whole?: boolean | null;
  /** Between two entries; default 0. */
  spacing?: number | null;
  /** Rows of large tables that no window shows are measured, too; default true. */
  background?: boolean | null;
  /** For how many milliseconds nothing may have changed before that begins; default 50. */
  quiet?: number | null;
  /** By whom: the daemon (default), or the client, asked with cell/measure. */
  measured?: "daemon" | "client" | null;
  /** Milliseconds that the client may take for an answer; default 10000. */
  deadline?: number | null;
}

/** How columns get their widths; what is absent has its default. */
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

/** Merged into how columns get their widths; null: the default. */
export interface SizingPatch {
  /** Where the width comes from; default maximum. */
  mode?: WidthMode | null;
  /** The least width; default 0. */
  minimum?: number | null;
  /** The greatest width, stronger than the least; default none. */
  maximum?: number | null;
  /** Added to what cells need; default 0. */
  padding?: number | null;
  /** Added to the header's text, for margins and an indicator; default 0. */
  headerPadding?: number | null;
  /** A column is at least as wide as its header, whatever its maximum; default true. */
  header?: boolean | null;
  /** A column is at least as wide as what stands below it, whatever its maximum; default false. */
  footer?: boolean | null;
  /** The width of each cell's text is rounded up to a whole unit; default false. */
  whole?: boolean | null;
}

/** How one column gets its width; what is absent is as for all. */
export interface ColumnSizing {
  mode?: WidthMode;
  minimum?: number;
  maximum?: number;
  padding?: number;
  headerPadding?: number;
  header?: boolean;
  footer?: boolean;
  whole?: boolean;
  /** Given by the user. */
  width?: number;
  /** Between this column and the next. */
  spacing?: number;
}

/** Merged into how one column gets its width; null: as for all. */
export interface ColumnSizingPatch {
  mode?: WidthMode | null;
  minimum?: number | null;
  maximum?: number | null;
  padding?: number | null;
  headerPadding?: number | null;
  header?: boolean | null;
  footer?: boolean | null;
  whole?: boolean | null;
  /** Given by the user: it takes the place of all else; null: there is none. */
  width?: number | null;
  /**
   * Between this column and the next, in place of what stands between all; null: as between
   * all.
   */
  spacing?: number | null;
}

/** The widest cell of all rows. */
export interface WidthModeMaximum {
  kind: "maximum";
}

/** An estimate: the mean number of characters of all cells times an advance. */
export interface WidthModeAverage {
  kind: "average";
  advance: number;
}

/** The widest cell of at most size rows, evenly spread; 0: all. */
export interface WidthModeSampled {
  kind: "sampled";
  size: number;
}

/** The widest cell of at most size rows, evenly spread, as the client finds them (cell/measure). */
export interface WidthModeClient {
  kind: "client";
  size: number;
}

/** The width at a share of a sample's widths in order. */
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

/** A width for the content, to which padding is added. */
export interface WidthModePadded {
  kind: "padded";
  width: number;
}

/** A width, without padding. */
export interface WidthModeFixed {
  kind: "fixed";
  width: number;
}

/** A share of the frame, without padding. */
export interface WidthModeFraction {
  kind: "fraction";
  share: number;
}

/** An equal part of what the other columns leave of the frame. */
export interface WidthModeFlexible {
  kind: "flexible";
}

/** As flexible, in as many tracks of the least width as fit. */
export interface WidthModeAdaptive {
  kind: "adaptive";
}

/** Where the width of a column comes from: its cells (with padding), or not. */
export type WidthMode =
  | WidthModeMaximum | WidthModeAverage | WidthModeSampled | WidthModeClient | WidthModePercentile
  | WidthModeHybrid | WidthModePadded | WidthModeFixed | WidthModeFraction | WidthModeFlexible
  | WidthModeAdaptive;

/** How large the content of a collection is, in place of height. */
export interface ColumnPlacesItems {
  width: number;
  height: number;
}

/** How wide each group is, where columns are fixed. */
export interface ColumnPlacesGroups {
  leading: number;
  center: number;
  trailing: number;
}

export interface ColumnPlacesColumn {
  column: Id;
  /** The side at which it stands fixed; absent: it scrolls. */
  fixed?: Open<"leading" | "trailing">;
  /** Where it begins, from the left of its group. */
  x: number;
  width: number;
  /** Of an adaptive column, if more than one. */
  tracks?: number;
  /** It is an estimate, or not all rows are measured yet. */
  estimate?: true;
}

/** Where the columns shown stand, and how high the page is. */
export interface ColumnPlaces {
  /** Of all, with insets and what stands between them. */
  width: number;
  /** How wide the content is, where its least width is more than that. */
  content?: number;
  /** Absent: from left to right. */
  direction?: Open<"ltr" | "rtl">;
  /**
   * Of all entries of the page, with what stands between them; absent: the layout says nothing
   * of rows.
   */
  height?: number;
  /** How large the content of a collection is, in place of height. */
  items?: ColumnPlacesItems;
  /** The height of some entry is an estimate. */
  estimate?: true;
  /** How wide each group is, where columns are fixed. */
  groups?: ColumnPlacesGroups;
  /** In order. */
  columns: ColumnPlacesColumn[];
}

/** Where the columns shown stand, as an update tells it. */
export interface ColumnPlacesUpdate {
  width: number;
  content?: number;
  direction?: Open<"ltr" | "rtl">;
  height?: number;
  items?: ColumnPlacesItems;
  estimate?: true;
  groups?: ColumnPlacesGroups;
  /** In order. Absent, where `brief` was asked for: as they were told before. */
  columns?: ColumnPlacesColumn[];
}

/** Where a column stands; with a reason, why nowhere. */
export interface ColumnFrame {
  column: Id;
  group?: Open<"leading" | "center" | "trailing">;
  /** Where it begins, from the left of its group. */
  x?: number;
  width?: number;
  estimate?: true;
  reason?: Open<"hidden">;
}

/** How the view is presented, with all defaults filled in; absent: nothing is said. */
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
 * list: rows with a header and footer that scroll with them; stack: between those; grid: cells
 * in tracks; headless: rows alone.
 */
export type PresentationKind = "list" | "stack" | "grid" | "headless";

/** The header or footer. */
export interface PresentationBar {
  shown: boolean;
  /** 0 where it is not drawn here. */
  height: number;
  inside: boolean;
  floats: boolean;
}

/** The search field. */
export interface PresentationSearch {
  shown: boolean;
  /** 0 where it is not drawn here. */
  height: number;
  inside: boolean;
  floats: boolean;
  placement: "embedded" | "client" | "hidden";
  placeholder: string | null;
}

/** What stands around something; default 0 at each side. */
export interface Insets {
  top?: number;
  leading?: number;
  bottom?: number;
  trailing?: number;
}

/** By name, those that are said. */
export interface PresentationInsets {
  table?: Insets;
  header?: Insets;
  footer?: Insets;
  row?: Insets;
  item?: Insets;
}

/** Negative: they overlap. */
export interface PresentationSpacings {
  header: number;
  footer: number;
}

/** What tells in headers how columns are sorted: texts or names of the client. */
export interface PresentationIndicators {
  ascending: string;
  descending: string;
  none: string;
  width: number;
  header: boolean;
  footer: boolean;
}

/** Which are shown. */
export interface PresentationScrollBars {
  vertical: boolean;
  horizontal: boolean;
  /** Told unless it is 1. */
  minimum?: number;
}

/** Merged into how the view is presented; null restores a default; {}: a list of defaults. */
export interface PresentationPatch {
  kind?: "list" | "stack" | "grid" | "headless" | null;
  header?: BarPatch | null;
  footer?: BarPatch | null;
  search?: SearchBarPatch | null;
  insets?: InsetsPatch | null;
  spacings?: SpacingsPatch | null;
  indicators?: IndicatorsPatch | null;
  scrollBars?: ScrollBarsPatch | null;
  /** Where cells of a grid stand in their track; default leading. */
  alignment?: "leading" | "center" | "trailing" | null;
}

/** Of the header or footer. */
export interface BarPatch {
  /**
   * Whether it is drawn; default true, but false of the header and footer of a headless view,
   * and of a footer that is not told.
   */
  shown?: boolean | null;
  /** Default 0. */
  height?: number | null;
  /** Whether it takes part in the scrolled area; default: header and footer of a list. */
  inside?: boolean | null;
  /** Whether, inside, it stays at its edge while rows pass below it; default false. */
  floats?: boolean | null;
}

/** Of the search field; inside and floats are false by default. */
export interface SearchBarPatch {
  /**
   * Whether it is drawn; default true, but false of the header and footer of a headless view,
   * and of a footer that is not told.
   */
  shown?: boolean | null;
  /** Default 0. */
  height?: number | null;
  /** Whether it takes part in the scrolled area; default: header and footer of a list. */
  inside?: boolean | null;
  /** Whether, inside, it stays at its edge while rows pass below it; default false. */
  floats?: boolean | null;
  /** Default embedded; elsewhere the bar has no height. A search can be set wherever it is. */
  placement?: "embedded" | "client" | "hidden" | null;
  /** What the field shows while nothing is searched for; default null. */
  placeholder?: string | null;
}

/** Each is replaced whole. */
export interface InsetsPatch {
  table?: Insets | null;
  header?: Insets | null;
  footer?: Insets | null;
  row?: Insets | null;
  item?: Insets | null;
}

/** Between header and rows, and between rows and footer; default 0. */
export interface SpacingsPatch {
  header?: number | null;
  footer?: number | null;
}

/** Texts or names, as the client has them. */
export interface IndicatorsPatch {
  /** Default ▲. */
  ascending?: string | null;
  /** Default ▼. */
  descending?: string | null;
  /** Default empty: nothing is drawn. */
  none?: string | null;
  /** What of a header they take in every state; the default of sizing.headerPadding; default 0. */
  width?: number | null;
  /** Default true. */
  header?: boolean | null;
  /** Default false. */
  footer?: boolean | null;
}

/** Default: both. */
export interface ScrollBarsPatch {
  vertical?: boolean | null;
  horizontal?: boolean | null;
  /** How long their thumbs are at least, in units; default 1. */
  minimum?: number | null;
}

export interface PresetSetRowsResetAbove {
  changes?: number;
  share?: number;
}

/** What table/setRows takes from it. */
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
  /** What table/setRows takes from it. */
  setRows?: PresetSetRows;
  /** Where the library's pages and its source differ; the source holds. */
  differences: PresetDifference[];
}

export type PresetName =
  | "swiftdatatables" | "tabler-macos" | "tabler-macos-stack" | "tabler-macos-grid" | "tabler-ios"
  | "tabler-ios-stack" | "tabler-ios-grid" | "datasource" | "functionaltabledata";

/** The value for the row; null: there is none. */
export interface StyleParametersEntry {
  expression: string;
}

/**
 * A rule that says how rows look, or cells: those of columns, or those that the source is
 * about.
 */
export interface Style {
  /**
   * A condition in CEL over the row, which may read selected, hovered, hoveredColumn, section
   * and index; absent: it holds.
   */
  when?: string;
  source?: StyleSource;
  /**
   * The columns whose cells are meant; absent: rows, or all columns where the source is about
   * cells.
   */
  columns?: Id[];
  layer: StyleLayer;
  /** What the client knows the look by. */
  tag: string;
  /** What comes with the tag, by name. */
  parameters?: Keyed<string | number | boolean | StyleParametersEntry>;
}

/** Behind what is drawn, or in front of it. */
export type StyleLayer = "background" | "overlay";

/**
 * Of every so many rows (default 2) the one at offset (default 0), counted in the page
 * (default) or in the innermost section.
 */
export interface StyleSourceStripes {
  kind: "stripes";
  every?: number;
  offset?: number;
  by?: "page" | "section";
}

/**
 * Cells of the columns that the view is sorted by, in all rows, or of every so many of the page
 * in the one at offset (default 0).
 */
export interface StyleSourceSorted {
  kind: "sorted";
  every?: number;
  offset?: number;
}

/** What is selected: rows, or cells, also those of selected columns. */
export interface StyleSourceSelected {
  kind: "selected";
}

/** The row under the subscription's pointer (view/hover). */
export interface StyleSourceHovered {
  kind: "hovered";
}

/** Rows that match the search; with columns, their cells in which something is found. */
export interface StyleSourceMatches {
  kind: "matches";
}

/** Cells that somebody is typing into. */
export interface StyleSourceDrafts {
  kind: "drafts";
}

/** Cells without a value of their type. */
export interface StyleSourceErrors {
  kind: "errors";
}

/** What a style knows without an expression. */
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
  /** Its place in the view's styles. */
  style: number;
  count: number;
  row: RowKey;
  message: string;
}

/**
 * How rows and cells of the window look, to subscriptions that ask: of those whose look is new;
 * without look they have none any more. Inserted rows have none until told.
 */
export interface WindowStyles {
  /** What was told before, the numbers of looks too, is to be forgotten, as in a reset. */
  anew?: true;
  /** Looks that were not told before. */
  looks?: WindowStylesLook[];
  rows?: WindowStylesRow[];
  cells?: WindowStylesCell[];
  /** Styles that have no answer for rows of the window, when that changed, all of them. */
  failures?: WindowStylesFailure[];
}

export interface StyleTag {
  layer: StyleLayer;
  tag: string;
  parameters?: Keyed<string | number | boolean>;
}

export interface MeasurerCells {
  kind: "cells";
  /** A tab reaches to the next multiple of it; default: it is shown as a symbol. */
  tabStop?: number;
  /** Code points of ambiguous width take one cell (default) or two. */
  ambiguous?: "narrow" | "wide";
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
 * How long texts are: in cells of a terminal (default), by metrics of a font that the client
 * lends, or by one advance for every cluster.
 */
export type Measurer = MeasurerCells | MeasurerFont | MeasurerEstimate;

export interface FontFaceRange {
  first: number;
  end: number;
  advance: number;
}

export interface FontFaceAdvance {
  characters: string;
  advance: number;
}

export interface FontFaceKerningItem {
  pair: string;
  advance: number;
}

/** How far characters advance. A cluster advances as far as its widest code point. */
export interface FontFace {
  /** Of code points that are not named below; marks and what is not shown advance by 0. */
  defaultAdvance: number;
  /** Code points from first up to, not including, end; of overlapping ones the last counts. */
  ranges?: FontFaceRange[];
  /** Single code points; they count before ranges. */
  advances?: FontFaceAdvance[];
  /** What is added between two code points that stand next to each other. */
  kerning?: FontFaceKerningItem[];
  /** What is added after every cluster. */
  letterSpacing?: number;
}

export interface TextMeasureLine {
  /** First and end, in UTF-16 units of the text. */
  range: [number, number];
  width: number;
}

/** As truncate asks. */
export interface TextMeasureShown {
  text: string;
  width: number;
  /** Whether something was left out. */
  cut: boolean;
}

export interface TextMeasure {
  /** On one line. */
  width: number;
  /** Of the lines told, or of one. */
  height: number;
  /** As wrap asks, without the blanks at their ends. */
  lines?: TextMeasureLine[];
  /** There are more lines than linesMax. */
  more?: true;
  /** As truncate asks. */
  shown?: TextMeasureShown;
}

export interface SectionsCollapsed {
  /** Whether all sections are, save those of `keys`. */
  all: boolean;
  keys: SectionKey[];
}

/** What makes the sections of a view, and how they are shown. */
export interface Sections {
  /** The outermost first; declared: the sections that the table declares. */
  by: "declared" | SectionLevel[];
  headers: boolean;
  footers: boolean;
  empty: "hide" | "show";
  collapsed: SectionsCollapsed;
  /** What is told of the rows of each section; absent: nothing. */
  aggregates?: AggregateRule[];
}

/** What makes the sections of one level. */
export interface SectionLevel {
  column?: Id;
  expression?: OrderExpression;
  /** The sections that the table declares; no other member then. */
  declared?: true;
  direction?: "ascending" | "descending";
  nulls?: "first" | "last";
  comparator?: Comparator;
  values?: (boolean | number | string)[];
}

/**
 * What makes the sections of one level: the values of a column or expression, or what the table
 * declares.
 */
export interface SectionLevelPatch {
  column?: Id;
  expression?: OrderExpression;
  /** The sections that the table declares; no other member then. */
  declared?: true;
  direction?: "ascending" | "descending";
  nulls?: "first" | "last";
  comparator?: Comparator;
  /** Sections that stand first, and are there also without rows. */
  values?: CellValue[];
}

export interface SectionsPatchCollapsed {
  all?: boolean | null;
  keys?: AnySectionKey[] | null;
}

/** Merged into the sections of a state; `by` must be there if there are none yet. */
export interface SectionsPatch {
  by?: "declared" | SectionLevelPatch[];
  headers?: boolean | null;
  footers?: boolean | null;
  empty?: "hide" | "show" | null;
  collapsed?: SectionsPatchCollapsed | null;
  /** What is told of the rows of each section, on every level; replaced whole. */
  aggregates?: AggregateRulePatch[] | null;
}

export interface SectionKeyItemError {
  kind: "error";
}

/**
 * The values that name a section, the outermost first; {kind: "error"} for cells with errors.
 * JSON is a string of its text.
 */
export type SectionKey = (null | boolean | number | string | SectionKeyItemError)[];

/** As sectionKey; values as the columns read them. */
export type AnySectionKey = CellValue[];

/** What is told about a section. */
export interface SectionInfo {
  key: SectionKey;
  /** What its innermost value shows; empty for errors. */
  title: string;
  cut?: IsCut;
  /** Its rows, shown or not. */
  count: number;
  collapsed: boolean;
  /** As the table declares it, and so on. */
  header?: string;
  footer?: string;
  kind?: string;
  /** The client's own JSON. */
  state?: unknown;
  /** What the view's sections tell of their rows, in the order asked for; absent: nothing. */
  aggregates?: SectionAggregate[];
}

/** A section that the table declares. */
export interface DeclaredSection {
  key: RowKey;
  header?: string;
  footer?: string;
  kind?: string;
  /** The client's own JSON. */
  state?: unknown;
}

/** A section to declare; its rows are there. */
export interface NamedSection {
  key: AnyRowKey;
  header?: string;
  footer?: string;
  /** A name of the declarations' sectionKinds. */
  kind?: string;
  /** The client's own JSON, kept, compared by value and never read. */
  state?: unknown;
}

/** A section to declare, with its rows, which do not say in which section they are. */
export interface NewSection {
  key: AnyRowKey;
  header?: string;
  footer?: string;
  /** A name of the declarations' sectionKinds. */
  kind?: string;
  /** The client's own JSON, kept, compared by value and never read. */
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

/** Where sections go. */
export type SectionPlace =
  | SectionPlaceStart | SectionPlaceEnd | SectionPlaceBefore | SectionPlaceAfter;

/** What is said of a section; null takes a member away. */
export interface SectionOptions {
  header?: string | null;
  footer?: string | null;
  kind?: string | null;
  /** The client's own JSON. */
  state?: unknown;
}

/** A row, a column, or the cell where they meet. */
export interface Point {
  row?: AnyRowKey;
  column?: Id;
}

/**
 * A row, column or cell with its places; viewIndex is null where a filter takes it out or its
 * section is collapsed.
 */
export interface SelectedItem {
  row?: RowKey;
  column?: Id;
  sourceIndex?: number | null;
  viewIndex?: number | null;
  pageIndex?: number;
}

export interface WindowSelectionCell {
  column: Id;
  rows: IndexRuns;
}

/** What of a window is selected: runs of window indices. */
export interface WindowSelection {
  /** How much is selected in the whole view, shown or not. */
  count: number;
  rows?: IndexRuns;
  cells?: WindowSelectionCell[];
  columns?: Id[];
}

export interface SearchPatch {
  text?: string | null;
  columns?: Id[] | null;
  caseFolded?: boolean | null;
  diacritics?: "exact" | "ignored" | null;
  match?: "contains" | "words" | "prefix" | "regex" | "fuzzy" | null;
  mode?: "filter" | "mark" | null;
  /** What cells show (default), or the texts of values, as without a format. */
  of?: "display" | "value" | null;
}

/** How far a search is that is still being made. */
export interface SearchProgress {
  /** Rows looked at so far. */
  rows: number;
  /** How many of them match. */
  matches: number;
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
  /** A condition in CEL; columns are variables. */
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

/** A condition on rows; only rows for which it is true pass. */
export type Filter =
  | FilterAll | FilterAny | FilterNot | FilterCompare | FilterOneOf | FilterText | FilterExpression
  | FilterNull | FilterError;

/** One of the rows that counts.failed counts, with the error. */
export interface FilterFailure {
  row: RowKey;
  /** JSON pointer to the condition, into the state. */
  pointer: string;
  /** As of the error evaluation. */
  reason: string;
  message: string;
  range?: Span;
  bytes?: Span;
  lines?: LineSpan;
}

/** One of the rows that counts.orderFailed counts, with the error. */
export interface OrderFailure {
  row: RowKey;
  /** JSON pointer to the expression, into the state. */
  pointer: string;
  /** As of the error evaluation. */
  reason: string;
  message: string;
  range?: Span;
  bytes?: Span;
  lines?: LineSpan;
}

/** What is told of many cells; sum and mean of numbers and durations only. */
export type AggregateKind = "count" | "valid" | "distinct" | "sum" | "mean" | "min" | "max";

/** One thing that is told of the cells of a column. */
export interface AggregateRule {
  column: Id;
  kind: AggregateKind;
}

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
  /** Which of `aggregates`. */
  index: number;
  direction?: "ascending" | "descending";
}

/** The order of groups; by default by the values grouped by. */
export type GroupSort = GroupSortGroup | GroupSortCount | GroupSortAggregate;

/** What stands below a column; an empty object: nothing. */
export interface FooterRule {
  /** A text of the client's own, given back. */
  title?: string;
  aggregate?: AggregateKind;
  /** All rows of the table, or (default) those that pass filter and search, on all pages. */
  over?: "all" | "shown";
}

/** What stands below the columns shown, by column id. */
export type Footers = Keyed<Footer>;

export interface Footer {
  title?: string;
  aggregate?: AggregateKind;
  over?: "all" | "shown";
  value?: CellValue;
  /** The value as the column shows values; counts in plain digits. */
  text?: string;
  cut?: IsCut;
  /** Cells without a value; absent: none. */
  nulls?: number;
  /** Cells that are errors; absent: none. */
  errors?: number;
  /** The value is of an older state; the new one is being computed. */
  pending?: true;
  problem?: Open<"notApplicable" | "outOfRange" | "tooManyValues">;
}

/** What is told of the cells of a section's rows in one column. */
export interface SectionAggregate {
  column: Id;
  kind: AggregateKind;
  value: CellValue;
  /** The value as the column shows values; counts in plain digits. */
  text: string;
  cut?: IsCut;
  /** Cells without a value; absent: none. */
  nulls?: number;
  /** Cells that are errors; absent: none. */
  errors?: number;
  /** The value is of an older state; the new one is being computed. */
  pending?: true;
  problem?: Open<"notApplicable" | "outOfRange" | "tooManyValues" | "tooManySections">;
}

/** Since 1970-01-01T00:00:00Z; the years 1 to 9999. */
export interface TypedValueTimestamp {
  /** Digits of a 64-bit integer. */
  seconds: string;
  /** Default 0. */
  nanos?: number;
}

/** At most 292 years; both members have the same sign. */
export interface TypedValueDuration {
  /** Digits of a 64-bit integer. */
  seconds: string;
  /** Default 0. */
  nanos?: number;
}

/** A value of the expression language: an object whose one member names the type. */
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
  /** At most 292 years; both members have the same sign. */
  duration?: TypedValueDuration;
  /** A value that may be absent: null if it is. */
  optional?: TypedValue | null;
}

/**
 * A type of the expression language; A, B, C and T stand for any type in a function's
 * signature.
 */
export type ExpressionType =
  | "null" | "bool" | "int64" | "uint64" | "double" | "string" | "bytes" | "timestamp" | "duration"
  | "dyn" | "A" | "B" | "C" | "T" | BuiltType;

/** A type made of types: one of list, map, type, or opaque with of. */
export interface BuiltType {
  list?: ExpressionType;
  /** The types of keys and values. */
  map?: [ExpressionType, ExpressionType];
  type?: ExpressionType;
  /** The name; optional_type for values that may be absent. */
  opaque?: string;
  of?: ExpressionType[];
}

/** A function that is declared and not defined. */
export interface DeclaredFunction {
  name: string;
  arguments: ExpressionType[];
  result: ExpressionType;
  /** Whether it is called on its first argument; default false. */
  member?: boolean;
}

export interface ExpressionProblem {
  kind: Open<"syntax" | "limit" | "undeclared" | "noSuchOverload" | "type" | "unsupported">;
  message: string;
  range: Span;
  bytes: Span;
  lines: LineSpan;
  expected?: string;
  found?: string;
  /** What may have been meant. */
  hint?: string;
}

/** Offsets into a text, half-open: UTF-16 units in range, bytes of UTF-8 in bytes. */
export interface Span {
  first: number;
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

/** A range as the LSP has it: lines from 0, characters in UTF-16 units. */
export interface LineSpan {
  start: LineSpanStart;
  end: LineSpanEnd;
}

/**
 * The client supplies the cells: it is asked (cell/compute) for those not known yet, and again
 * where an input has changed.
 */
export interface Supplied {
  /**
   * What a cell is made from; without it all columns that are not supplied, nor computed from
   * such.
   */
  inputs?: Id[];
  /** Milliseconds that the client has for an answer; 10,000 unless said. */
  deadline?: number;
}

export interface InitializeParamsClientInfo {
  name: string;
  version?: string;
}

/** Params of initialize. */
export interface InitializeParams {
  clientInfo?: InitializeParamsClientInfo;
  /** The daemon leaves when that process is gone. */
  processId?: number | null;
  /** merged by default; each: one update per revision. */
  updates?: "merged" | "each";
  trace?: "off" | "messages" | "verbose";
  capabilities?: Keyed<unknown>;
}

export interface InitializeResultServerInfo {
  name: string;
  version: string;
}

export interface InitializeResultCapabilities {
  batches: boolean;
  lineMode: boolean;
  sources: string[];
  updates: string[];
  /** What is dispatched, beside the life cycle. */
  methods: string[];
}

export interface InitializeResult {
  serverInfo: InitializeResultServerInfo;
  protocolVersion: string;
  capabilities: InitializeResultCapabilities;
  limits: Limits;
  unicodeVersion: string;
}

export interface TableCreateParamsColumn {
  id?: Id;
  type?: string;
  title?: string;
  sortable?: boolean;
  searchable?: boolean;
  editable?: boolean;
  /** The expression that makes the cells; null: they are kept. */
  computed?: string | null;
  path?: ObjectPath | null;
  /** Whether the column has no values: every cell is null. */
  headerOnly?: boolean;
  /** An expression over the row that says what the cells show; null: their values. */
  display?: string | null;
  sortBy?: SortSource | null;
  supplied?: Supplied | null;
  format?: Format | null;
  parse?: Format | null;
  /** What null shows. */
  nullPlaceholder?: string | null;
  comparator?: Comparator | null;
  footer?: FooterRule | null;
  validate?: ColumnCheck;
  align?: "start" | "center" | "end" | null;
  /** The client's own JSON, given back; null takes it away. */
  editor?: unknown;
  /** What draws the cells, by name. */
  cellKind?: string | null;
  /** The client's own JSON, given back; null takes it away. */
  meta?: unknown;
}

/** Params of table/create. */
export interface TableCreateParams {
  table?: Id;
  name?: string;
  columns?: TableCreateParamsColumn[];
  rows?: NewRows;
  /** The sections that the table declares, with their rows, in place of rows. */
  sections?: NewSection[];
  /**
   * The column that the sections' keys are written into; "section" by default. It is added as
   * the first, of texts, if columns do not name it.
   */
  sectionColumn?: string;
  /**
   * section: keys are unique within their section only, and the section column is the first key
   * column.
   */
  keyScope?: "table" | "section";
  types?: NamedTypes;
  defaultSort?: SortKeys;
  keyColumns?: Id[];
  /** Detect types from strings as table/open does. */
  detectTypes?: boolean;
  declarations?: Declarations;
  /** What the rows carry beside their cells, one for each. */
  rowOptions?: (RowOptions | null)[];
}

export interface TableOpenParamsContent {
  text?: string;
  /** RFC 4648 with its padding and without line ends. */
  base64?: string;
}

export interface TableOpenParamsDialect {
  /** One ASCII character that ends no line. */
  delimiter?: string;
  /** One ASCII character that ends no line, other than the delimiter; null: none. */
  quote?: string | null;
  /** A backslash; anything else: the quote, doubled. */
  escape?: string | null;
  header?: boolean;
  encoding?: "utf-8" | "utf-16le" | "utf-16be" | "latin-1" | "windows-1252";
  /**
   * What comment lines begin with: at most eight ASCII characters without line ends, delimiter
   * or quote; null or empty: no comments.
   */
  comment?: string | null;
  preambleLines?: number;
  nullValues?: string[];
}

/** Params of table/open. */
export interface TableOpenParams {
  table?: Id;
  name?: string;
  path?: string;
  /**
   * A file: URI of this machine (RFC 8089); names that are not UTF-8 have their bytes percent-
   * encoded.
   */
  uri?: string;
  content?: TableOpenParamsContent;
  dialect?: TableOpenParamsDialect;
  /** By column id. */
  columns?: Keyed<ColumnOptions>;
  types?: NamedTypes;
  defaultSort?: SortKeys;
  keyColumns?: Id[];
  /** The sections that the table declares, in this order; their rows are those of the source. */
  sections?: NamedSection[];
  /** The column of the source that says in which section a row stands; "section" by default. */
  sectionColumn?: string;
  /**
   * section: keys are unique within their section only, and the section column is the first key
   * column.
   */
  keyScope?: "table" | "section";
  sampleRows?: number;
  progressToken?: string | number;
  declarations?: Declarations;
  /** Answer when all rows are read; false unless said. */
  wait?: boolean;
}

/** Params of table/describe. */
export interface TableDescribeParams {
  table: Id;
  diagnostics?: Range;
}

/** Params of table/edit. */
export interface TableEditParams {
  table: Id;
  edits: Edit[];
  /** A revision: the edit conflicts if what it names changed after it. */
  seen?: number;
  /** It conflicts if anything changed. */
  exact?: boolean;
  label?: string;
  author?: string;
  /** step by default. */
  history?: "step" | "join" | "none";
  /** What becomes of values that do not fit; refuse by default. */
  invalid?: "refuse" | "keep";
  /** Tell what would change, and change nothing. */
  preview?: boolean;
  /**
   * The view whose user edits: its binding and what the table declares count. Without it the
   * table's owner edits, who may do everything.
   */
  view?: string;
}

export interface TableEditResult {
  /** The present one, unless the edits changed something. */
  revision: number;
  inserted: RowKey[];
  /** The cells that were set; 0 when every cell and row is as it was. */
  changedCells: number;
  history: History;
  preview?: EditPreview;
}

/** Params of table/undo. */
export interface TableUndoParams {
  table: Id;
  author?: string;
}

export interface TableUndoResultStep {
  id: number;
  label?: string;
  author?: string;
}

export interface TableUndoResult {
  revision: number;
  step: TableUndoResultStep | null;
  /** Cells and rows left alone because a later change that is not undone touched them. */
  skipped: number;
  history: History;
}

/** Params of table/redo. */
export interface TableRedoParams {
  table: Id;
  author?: string;
}

export interface TableRedoResultStep {
  id: number;
  label?: string;
  author?: string;
}

export interface TableRedoResult {
  revision: number;
  step: TableRedoResultStep | null;
  /** Cells and rows left alone because a later change that is not undone touched them. */
  skipped: number;
  history: History;
}

/** Params of table/history. */
export interface TableHistoryParams {
  table: Id;
  /** Steps to pass over; by default all but the newest. */
  first?: number;
  /** 100 by default, at most 1000 are listed. */
  size?: number;
}

export interface TableHistoryResultItem {
  id: number;
  done: boolean;
  label?: string;
  author?: string;
  cause: Open<"edit" | "setRows">;
  /** Made when it was last done or taken back. */
  revision: number;
  /** Written. */
  cells: number;
  /** That came, went or moved. */
  rows: number;
  /** Changes of the columns. */
  columns: number;
  /** Changes of the declared sections, if there are any. */
  sections?: number;
  bytes: number;
}

export interface TableHistoryResult {
  revision: number;
  /** Steps that are kept. */
  count: number;
  /** The newest step that is done; 0: none. */
  current: number;
  /** What the steps take, about. */
  bytes: number;
  bytesMax: number;
  /** Oldest steps that were let go because of bytesMax. */
  dropped: number;
  first: number;
  items: TableHistoryResultItem[];
}

/** Params of table/jump. */
export interface TableJumpParams {
  table: Id;
  /** The newest step that is to be done; 0: before the oldest one kept. */
  step: number;
  author?: string;
}

export interface TableJumpResult {
  revision: number;
  /** Steps taken back. */
  undone: number;
  /** Steps done again. */
  redone: number;
  /** Cells and rows left alone because a later change that is not undone touched them. */
  skipped: number;
  history: History;
}

/** Which of the text edits to answer with; all by default, at most 10,000. */
export interface TableSaveParamsRange {
  first: number;
  size: number;
}

/** Params of table/save. */
export interface TableSaveParams {
  table: Id;
  /**
   * Where to, as seen by the daemon; the table then belongs to that file. By default the
   * table's own file.
   */
  path?: string;
  /** The same as a `file:` URI. */
  uri?: string;
  /**
   * What may be overwritten: the table's own file as it was opened or saved, or any file.
   * `ifUnchanged` by default.
   */
  overwrite?: "ifUnchanged" | "always";
  /** Whether to wait until the device has the content. True by default. */
  sync?: boolean;
  /** Writes nothing, and answers with the edits of the file's text. */
  dryRun?: boolean;
  /** Which of the text edits to answer with; all by default, at most 10,000. */
  range?: TableSaveParamsRange;
  /**
   * The encoding; the file's by default, and UTF-8 for a table that comes from none. Later
   * saves keep it.
   */
  encoding?: "utf-8" | "utf-16le" | "utf-16be" | "latin-1" | "windows-1252";
  dialect?: SaveDialect;
  /** Asks for `$/progress` while the file is written. */
  progressToken?: string | number;
}

export interface TableSaveResult {
  /** The revision that was saved. Edits that came meanwhile are not in it. */
  revision: number;
  path?: string;
  uri?: string;
  /** The size of the new file. */
  bytes: number;
  /** Rows that were written anew or left out. */
  records: number;
  /**
   * How the content got there: a new file took the old one's place; it was written over the old
   * content, because the file has other names, or its folder or owner allow no new file; or the
   * file had it already.
   */
  way?: "replaced" | "overwritten" | "unchanged";
  /**
   * Whether the table differs from the file now: only by edits that came meanwhile. In a dry
   * run, whether it differs.
   */
  dirty: boolean;
  edits?: TextEdits;
}

/** Changes above which mode is reset; off by default. */
export interface TableSetRowsParamsResetAbove {
  /** Changed rows. */
  changes?: number;
  /** Changed rows by rows of the longer content. */
  share?: number;
}

/** Params of table/setRows. */
export interface TableSetRowsParams {
  table: Id;
  rows?: NewRows;
  /** The sections that the table declares from now on, with all their rows, in place of rows. */
  sections?: ContentSection[];
  /**
   * Where the table declares no sections yet: the column that the sections' keys are written
   * into; "section" by default.
   */
  sectionColumn?: string;
  /**
   * The columns that the rows give; all by default. Others keep their cells, and are null in
   * new rows.
   */
  columns?: Id[];
  match?: Match;
  compare?: Comparison;
  /** diff by default; reset: watching clients get everything anew. */
  mode?: "diff" | "reset";
  /** Changes above which mode is reset; off by default. */
  resetAbove?: TableSetRowsParamsResetAbove;
  preset?: PresetName;
  /**
   * What each row carries, in the client's own JSON; null: nothing. Without it rows keep what
   * they carry.
   */
  rowStates?: unknown[];
  /**
   * For each row what its cells carry, by column; null: nothing. Without it cells keep what
   * they carry, as do those of columns that the rows do not give.
   */
  cellStates?: CellStates[];
  /** Any JSON; travels unread in the updates that tell the change. */
  hints?: unknown;
  /** Whether a newer table/setRows may take this one's place. */
  supersede?: boolean;
  /** A revision: a conflict if anything changed after it. */
  seen?: number;
  label?: string;
  author?: string;
  /** step by default. */
  history?: "step" | "join" | "none";
  /** What becomes of values that do not fit; refuse by default. */
  invalid?: "refuse" | "keep";
}

/** What became of the sections; where the request has some. */
export interface TableSetRowsResultSections {
  deletes: number;
  inserts: number;
  /** The fewest possible. */
  moves: number;
  /** With another header, footer, kind or state. */
  updates: number;
}

export interface TableSetRowsResult {
  outcome: Open<"applied" | "superseded">;
  revision: number;
  mode: "diff" | "reset";
  deletes: number;
  inserts: number;
  /** The fewest possible; where there are sections, they carry their rows. */
  moves: number;
  /** Rows that stay or move and have other cells. */
  updates: number;
  changedCells: number;
  /** What became of the sections; where the request has some. */
  sections?: TableSetRowsResultSections;
  history: History;
}

/** Params of table/validate. */
export interface TableValidateParams {
  table: Id;
  /** All by default. */
  rows?: AnyRowKey[];
  /** All by default, and the rules of rows that name none. */
  columns?: Id[];
  /** 0 by default. */
  first?: number;
  /** 100 by default. */
  size?: number;
  /** Wait until all rows are read and the order is made; true unless said. */
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
  /** Why it cannot be asked with the columns as they are. */
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
  /** What stands in the cell, or why it has no value. */
  text?: string;
  cut?: IsCut;
  rule?: BrokenRule;
  /** Why the rule has no answer. */
  reason?: string;
}

export interface TableValidateResult {
  revision: number;
  complete: Complete;
  /** Rows looked at. */
  rows: number;
  /** Those with problems. */
  faultyRows: number;
  /** Problems. */
  count: number;
  /** Cells that are errors, by column; absent: none. */
  errors?: Keyed<number>;
  /** The table's rules, and how many rows break each; absent: there are none. */
  rules?: TableValidateResultRule[];
  first: number;
  /** The answer ended early, since it would have been too long: further items follow. */
  more?: true;
  /** Row by row in the table's order, or that of `rows`; of a row its cells' first. */
  items: TableValidateResultItem[];
}

/** Params of table/diff. */
export interface TableDiffParams {
  from: ContentPlace;
  to: ContentPlace;
  match?: Match;
  compare?: Comparison;
  /** The columns compared; by default all that both have. */
  columns?: Id[];
  range?: Range;
  as?: As;
  textBytes?: TextBytes;
  /** Wait until all rows are read and the order is made; true unless said. */
  wait?: boolean;
}

/** Changed rows; one that moved and has other cells counts twice in `changes`. */
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
 * This page's changes; the pages' lists joined are the whole. Indices count rows in source
 * order, or section by section.
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

/** What was there; `rows` of its updates are new indices, too. */
export interface TableDiffResultOld {
  deletes: TableDiffResultOldDeletes;
  updates: UpdateBlock[];
}

export interface TableDiffResultKeysUpdate {
  index: number;
  key: RowKey;
  columns: Id[];
}

/** Keys of the rows moved, in order, and of those updated with their columns. */
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
  /** Changed rows; one that moved and has other cells counts twice in `changes`. */
  counts: TableDiffResultCounts;
  /** The first change of this page, counted through deletes, moves, inserts and updates. */
  first: number;
  size: number;
  /** The answer ended early, since it would have been too long: further changes follow. */
  more?: true;
  /**
   * This page's changes; the pages' lists joined are the whole. Indices count rows in source
   * order, or section by section.
   */
  diff: TableDiffResultDiff;
  /** What was there; `rows` of its updates are new indices, too. */
  old: TableDiffResultOld;
  /** Keys of the rows moved, in order, and of those updated with their columns. */
  keys: TableDiffResultKeys;
  sections?: SectionsDiff;
}

/** Params of view/open. */
export interface ViewOpenParams {
  table: Id;
  view?: Id;
  state?: ViewStatePatch;
  preset?: PresetName;
  /** false: answer before the order is ready. */
  wait?: boolean;
}

/** Params of view/get. */
export interface ViewGetParams {
  view: Id;
  /** Wait until all rows are read and the order is made; false unless said. */
  wait?: boolean;
}

/** Params of view/set. */
export interface ViewSetParams {
  view: Id;
  state: ViewStatePatch;
  /** The row whose page is shown and that watched windows keep in place. */
  show?: AnyRowKey;
  /** false: answer before the order is ready. */
  wait?: boolean;
}

/** Params of view/tap. */
export interface ViewTapParams {
  view: Id;
  part: "header" | "footer";
  column: Id;
  /** Keep the other sort keys. */
  extend?: boolean;
}

export interface ViewTapResultIndicatorsEntry {
  direction: Open<"ascending" | "descending" | "none">;
  sortable: boolean;
  /** Its place among the sort keys. */
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
  counts: Counts;
  order: Order;
  complete: Complete;
  /** The columns shown, in order. */
  columns: Id[];
  /** Whether the column can be sorted by. */
  sortable: boolean;
  /** By column id. */
  indicators: Keyed<ViewTapResultIndicatorsEntry>;
}

/** Params of view/rows. */
export interface ViewRowsParams {
  view: Id;
  range?: Range;
  keys?: AnyRowKey[];
  columns?: Id[];
  as?: As;
  textBytes?: TextBytes;
  /** A view revision. */
  at?: number;
  /** What the view showed when it was pinned. */
  pin?: Id;
  /** Wait until all rows are read and the order is made; false unless said. */
  wait?: boolean;
}

export interface ViewRowsResult {
  viewRevision: number;
  revision: number;
  complete: Complete;
  /** Index within the page; absent if keys were named. */
  first?: number;
  /** How many entries there are here, where the answer ended early. */
  count?: number;
  /** The answer ended early, since it would have been too long: further entries follow. */
  more?: true;
  keys: EntryKey[];
  blocks: ColumnBlock[];
  /** The sections that have one of the entries; absent without any. */
  sections?: SectionInfo[];
  counts: Counts;
  order: Order;
  searching?: SearchProgress;
}

/** Params of cell/text. */
export interface CellTextParams {
  table: Id;
  row: AnyRowKey;
  column: Id;
  /** What the cell shows (default), or its value. */
  of?: "text" | "value";
  /** Where to begin, in bytes; default 0. */
  first?: number;
  /** How many bytes at most; default textBytesMax. */
  size?: number;
}

export interface CellTextResult {
  revision: number;
  /** The range as it is, control characters too; null: the cell has no such text. */
  text: string | null;
  /** Bytes that are not UTF-8 are told as U+FFFD. */
  lossy?: true;
  /** Where the range begins, in bytes: at the beginning of a character. */
  first: number;
  /** Where it ends, and the next one begins. */
  end: number;
  /** How long the whole text is. */
  bytes: number;
  /** The text goes on. */
  more?: true;
}

/** Params of view/pin. */
export interface ViewPinParams {
  view: Id;
  pin?: Id;
  /** Wait until all rows are read and the order is made; false unless said. */
  wait?: boolean;
}

export interface ViewPinResult {
  view: Id;
  pin: Id;
  viewRevision: number;
  revision: number;
  counts: Counts;
  order: Order;
  searching?: SearchProgress;
  complete: Complete;
}

/** Params of view/unpin. */
export interface ViewUnpinParams {
  view: Id;
  pin: Id;
}

export interface ViewLocateParamsAtItem {
  /** From the left of the group. */
  x: number;
  /** Default center. */
  group?: "leading" | "center" | "trailing";
}

/** Params of view/locate. */
export interface ViewLocateParams {
  view: Id;
  /** The rows that are looked for. */
  keys?: AnyRowKey[];
  /** The columns whose frames are asked for. */
  columns?: Id[];
  /** Places at which columns are looked for. */
  at?: ViewLocateParamsAtItem[];
  /** Which entries stand there. */
  offsets?: Offset[];
  /** Wait until all rows are read and the order is made; false unless said. */
  wait?: boolean;
}

export interface ViewLocateResultRow {
  key: RowKey;
  sourceIndex?: number;
  /** Index within the page `pageIndex`; null if filtered or in a collapsed section. */
  viewIndex?: number | null;
  pageIndex?: number;
  /** Where it begins, on the page shown, if a layout with rows says it. */
  offset?: number;
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
  /** How far the place is from the column's left edge. */
  distance: number;
}

export interface ViewLocateResult {
  viewRevision: number;
  complete: Complete;
  rows: ViewLocateResultRow[];
  columns?: ColumnFrame[];
  /** For each place the column there; null beside all of its group. */
  at?: (ViewLocateResultAtItem | null)[];
  /**
   * For each of `offsets` the entry that stands there, its spacing counted; null where none
   * does.
   */
  entries?: (EntryFrame | null)[];
}

/** Params of view/watch. */
export interface ViewWatchParams {
  view: Id;
  subscription?: Id;
  window: Window;
  content?: "cells" | "keys";
  /** The columns that the window holds, also hidden ones; null: all that the view shows. */
  columns?: Id[] | null;
  as?: As;
  textBytes?: TextBytes;
  hold?: Hold;
  anchor?: NamedEntry;
  /** A viewport at the end stays there; default false. */
  follow?: boolean;
  /** Tell in updates which entries come into sight and go out of it. */
  appearance?: boolean;
  /** Tell in updates of which kinds rows and cells are, and what they carry. */
  kinds?: boolean;
  /** Tell in updates which rules rows break. */
  problems?: boolean;
  /** Tell in updates of the lines around rows. */
  separators?: boolean;
  /** Tell in updates how rows and cells look by the view's styles. */
  styles?: boolean;
  /**
   * Leave out of updates that are no resets the counts, order, window and columns of the layout
   * that are as they were told.
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
  /** Index within the page. */
  first?: number;
  size?: number;
  columns?: Id[] | null;
  hold?: Hold;
  /** What of the columns is to be seen, what is absent stays; null: all of them are held. */
  across?: AcrossMove | null;
  offset?: Offset;
  /** How long the viewport is from now on, in units. */
  extent?: number;
  entry?: NamedEntry;
  /** Where `entry` is to stand; default nearest. */
  placement?: "top" | "center" | "bottom" | "nearest";
  /** So many extents on. */
  pages?: number;
  to?: "start" | "end";
  thumb?: ThumbStart;
  /** A viewport at the end stays there. */
  follow?: boolean;
  /** The user is dragging: corrections of the offset wait. */
  dragging?: boolean;
  anchor?: NamedEntry | null;
}

export interface ViewScrollResult {
  first: number;
  size: number;
  across?: AcrossPlaces;
  viewport?: ViewportPlace;
}

/** Params of view/hover. */
export interface ViewHoverParams {
  subscription: Id;
  /** None by default, and as null. */
  row?: AnyRowKey | null;
  column?: Id;
}

export interface ViewMeasureParamsRow {
  row: AnyRowKey;
  /** In units of the layout; null: what was told of the row is forgotten. */
  height: number | null;
}

export interface ViewMeasureParamsCell {
  row: AnyRowKey;
  column: string;
  /**
   * What the row must have for the cell, its margins counted, in units of the layout; null:
   * what was told of the cell is forgotten.
   */
  height: number | null;
}

/** Params of view/measure. */
export interface ViewMeasureParams {
  view: Id;
  /** How high rows are; of a row that is named twice the last counts. */
  rows?: ViewMeasureParamsRow[];
  /**
   * How high single cells are: of a row of which no height was told the highest decides, with
   * the others as the daemon measures them.
   */
  cells?: ViewMeasureParamsCell[];
  /**
   * The state of the view that was measured, the present one or one that a subscription holds;
   * default: the present one.
   */
  at?: number;
}

export interface ViewMeasureResultUnusedItem {
  row: RowKey;
  /** Of a cell. */
  column?: string;
  reason: Open<"declared" | "fixed" | "changed" | "hidden">;
}

export interface ViewMeasureResult {
  viewRevision: number;
  /** How many rows have another height now. */
  changed: number;
  /**
   * What has no effect: the table declares the height, the layout says it, the row or what it
   * is drawn by has changed since `at`, or the view does not show the column. Absent if empty.
   */
  unused?: ViewMeasureResultUnusedItem[];
}

/** Params of view/resync. */
export interface ViewResyncParams {
  subscription: Id;
}

/** Params of view/sync. */
export interface ViewSyncParams {
  table?: Id;
  /** Wait until no cell that the client supplies is pending or stale, too. */
  supplied?: boolean;
}

export interface ViewSyncResult {
  complete: Complete;
  tables: Keyed<number>;
}

/** Params of view/unwatch. */
export interface ViewUnwatchParams {
  subscription: Id;
}

/** Params of view/collapse. */
export interface ViewCollapseParams {
  view: Id;
  action: "collapse" | "expand" | "toggle";
  /** The sections; default: all, also those to come. */
  keys?: AnySectionKey[];
}

export interface ViewCollapseResult {
  viewRevision: number;
  counts: Counts;
  order: Order;
  complete: Complete;
}

export interface ViewSelectParamsRange {
  from: Point;
  to: Point;
}

/** Params of view/select. */
export interface ViewSelectParams {
  view: Id;
  action: "replace" | "add" | "remove" | "toggle" | "extend" | "tap" | "all" | "none" | "invert";
  /** Named rows, where rows are selected. */
  rows?: AnyRowKey[];
  /** Named columns, where columns are selected. */
  columns?: Id[];
  /** Named cells, where cells are selected. */
  cells?: Point[];
  /** Ranges named by two corners, in the order of the view now. */
  ranges?: ViewSelectParamsRange[];
  /** Wait until all rows are read and the order is made; false unless said. */
  wait?: boolean;
}

export interface ViewSelectResult {
  viewRevision: number;
  complete: Complete;
  /** How much is selected now. */
  count: number;
  selected: SelectedItem[];
  deselected: SelectedItem[];
  /** true: a list holds only its first 1,000 items. */
  truncated?: boolean;
}

/** Params of view/selection. */
export interface ViewSelectionParams {
  view: Id;
  /** How many to pass over; default 0. */
  first?: number;
  /** Default rowsPerAnswerMax. */
  size?: number;
  /** Wait until all rows are read and the order is made; false unless said. */
  wait?: boolean;
}

export interface ViewSelectionResult {
  viewRevision: number;
  complete: Complete;
  unit: "row" | "cell" | "column";
  count: number;
  first: number;
  items: SelectedItem[];
}

/** Params of view/find. */
export interface ViewFindParams {
  view: Id;
  search?: SearchPatch;
  from?: AnyRowKey;
  direction?: "next" | "previous";
  /** false: do not go on at the other end. */
  wrap?: boolean;
  /** Wait until all rows are read and the order is made; true unless said. */
  wait?: boolean;
}

export interface ViewFindResultHitCell {
  column: Id;
  ranges: IndexRuns;
  /** How many more there are than are listed; at most 65,536 of one cell are looked for. */
  further?: number;
}

export interface ViewFindResultHit {
  row: RowKey;
  viewIndex: number;
  pageIndex: number;
  wrapped: boolean;
  cells: ViewFindResultHitCell[];
}

export interface ViewFindResult {
  viewRevision: number;
  revision: number;
  complete: Complete;
  matches?: number;
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
  /** null: it cannot be said in CEL. */
  text: string | null;
  /** The conditions that have no text. */
  problems: FilterConvertResultProblem[];
}

/** Params of filter/like. */
export interface FilterLikeParams {
  view: Id;
  row: AnyRowKey;
  column: Id;
  /** How other cells stand to it; default equal. */
  relation?: "equal" | "notEqual" | "less" | "lessOrEqual" | "greater" | "greaterOrEqual";
  /** How it goes together with the view's filter; default all. */
  combine?: "all" | "any" | "replace";
}

export interface FilterLikeResult {
  viewRevision: number;
  /** What is like the cell. */
  condition: Filter;
  /** The view's filter with it, to be set. */
  filter: Filter;
}

export interface ViewAggregateParamsAggregate {
  column: Id;
  kind: AggregateKind;
}

/** Which of the groups; the first rowsPerAnswerMax by default. */
export interface ViewAggregateParamsRange {
  first: number;
  size: number;
}

/** Params of view/aggregate. */
export interface ViewAggregateParams {
  view: Id;
  /** Rows with equal values in these columns are one group; none: all rows are. */
  groupBy?: Id[];
  /** What is told of each group beside its count of rows. */
  aggregates?: ViewAggregateParamsAggregate[];
  over?: "all" | "shown";
  sort?: GroupSort;
  /** Which of the groups; the first rowsPerAnswerMax by default. */
  range?: ViewAggregateParamsRange;
  as?: As;
  textBytes?: TextBytes;
  /** Wait until all rows are read and the order is made; true unless said. */
  wait?: boolean;
}

export interface ViewAggregateResultAggregate {
  column: Id;
  kind: AggregateKind;
  values?: CellValue[];
  texts?: string[];
  /** Groups of which value or text are not told whole. Absent if empty. */
  cut?: number[];
  /** Cells without a value, by group; absent: none. */
  nulls?: number[];
  /** Cells that are errors, by group; absent: none. */
  errors?: number[];
}

export interface ViewAggregateResult {
  viewRevision: number;
  revision: number;
  complete: Complete;
  /** How many there are in all. */
  groups: number;
  first: number;
  /** The answer ended early, since it would have been too long: further groups follow. */
  more?: true;
  /** The values of the groups told, column by column. */
  groupBy: ColumnBlock[];
  /** The rows of each group. */
  counts: number[];
  /** In the order asked for; each with one value per group. */
  aggregates: ViewAggregateResultAggregate[];
}

/** Params of table/declare. */
export interface TableDeclareParams {
  table: Id;
  declarations: Declarations;
  author?: string;
}

export interface TableDeclareResult {
  revision: number;
  declarations: Declarations;
}

/** Params of table/resolve. */
export interface TableResolveParams {
  table: Id;
  rows?: AnyRowKey[];
  /** With rows: the cells where they meet. */
  columns?: Id[];
  headers?: Id[];
  sections?: string[];
  /** A view of the table: its sections count, and expressions read where rows are in it. */
  view?: Id;
  /**
   * A window on that view, or in place of `view` on its own: expressions also read where its
   * pointer is.
   */
  subscription?: Id;
  /** All by default. */
  settings?: (
    | "height" | "width" | "estimatedHeight" | "headerHeight" | "footerHeight" | "hidden"
    | "selectable" | "momentary" | "editable" | "movable" | "deletable" | "collapsible"
    | "indentation" | "actions" | "separators" | "accessory" | "accessibilityText" | "cellKind"
    | "editor" | "holds"
  )[];
  /** How many items are passed over. */
  first?: number;
}

export interface TableResolveResultItemSettingsEntry {
  /** null: nobody says anything. */
  value: unknown;
  layer: SettingLayer;
  /** The kind, section or column that the layer speaks as. */
  name?: string;
  /** Why an expression has no value. */
  problem?: string;
}

export interface TableResolveResultItem {
  row?: RowKey;
  column?: Id;
  header?: Id;
  section?: string;
  /** The declared kind that counts. */
  kind?: string | null;
  /** What the row says, where that is not declared. */
  saidKind?: string;
  /** The client's own JSON that the row carries. */
  rowState?: unknown;
  /** The client's own JSON that the cell carries. */
  cellState?: unknown;
  /** Of a row what its cells carry, by column. */
  cellStates?: Keyed<unknown>;
  settings: Keyed<TableResolveResultItemSettingsEntry>;
}

export interface TableResolveResult {
  revision: number;
  /** Rows or cells, columns, headers, sections; each in the order asked for. */
  items: TableResolveResultItem[];
  first: number;
  /** The answer ended early, since it would have been too long: further items follow. */
  more?: true;
}

/** Params of action/list. */
export interface ActionListParams {
  view: Id;
  row?: AnyRowKey;
  /** With a row its cell; without one the column's header. */
  column?: string;
}

export interface ActionListResult {
  viewRevision: number;
  revision: number;
  layer: SettingLayer;
  /** The kind, section or column that the layer speaks as. */
  name?: string;
  /** Why a nearer layer's expression has no value. */
  problem?: string;
  /** Without expressions; hidden ones are left out. */
  actions: Action[];
}

/** Params of action/invoke. */
export interface ActionInvokeParams {
  view: Id;
  row?: AnyRowKey;
  /** With a row its cell; without one the column's header. */
  column?: string;
  action: string;
  /** A revision: it conflicts if the row changed after it. */
  seen?: number;
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
  /** Default table: integers widen to doubles. */
  dialect?: "strict" | "table";
  table?: Id;
  /** Names and their types; they hide columns. */
  variables?: Keyed<ExpressionType>;
  /** Functions that may be called and cannot be evaluated. */
  functions?: DeclaredFunction[];
}

/** A change of anything else leaves the value alone. */
export interface ExpressionCheckResultDependencies {
  columns: string[];
  /** Columns that are read in other rows, if there are any. */
  cells?: string[];
  params: string[];
  bindings: string[];
}

export interface ExpressionCheckResult {
  type?: ExpressionType;
  /** A change of anything else leaves the value alone. */
  dependencies?: ExpressionCheckResultDependencies;
  /** About how many an evaluation takes; loops are counted once. */
  steps?: number;
  /** Empty if the expression is right; else only this member is there. */
  problems: ExpressionProblem[];
}

/** Params of expression/evaluate. */
export interface ExpressionEvaluateParams {
  /** The expression. */
  source: string;
  /** Default table: integers widen to doubles. */
  dialect?: "strict" | "table";
  table?: Id;
  /** Names and their types; they hide columns. */
  variables?: Keyed<ExpressionType>;
  /** Whether types are checked before; default true. */
  checked?: boolean;
  row?: AnyRowKey;
  /** Values of names; undeclared ones may be of any type. */
  bindings?: Keyed<TypedValue>;
  /** Values of params.x, by x. */
  params?: Keyed<TypedValue>;
}

export interface ExpressionEvaluateResult {
  value: TypedValue;
  complete?: Complete;
  type: ExpressionType;
}

/** Asks for lines, by the Unicode line breaking rules. */
export interface TextMeasureParamsWrap {
  /** What a line may take; default: lines end only where the text says so. */
  width?: number;
  /** At most so many are told. */
  linesMax?: number;
}

/** Asks for what is shown on one line. */
export interface TextMeasureParamsTruncate {
  width: number;
  /** What is left out; default tail. */
  at?: "head" | "middle" | "tail";
  /** What stands there, at most 16 code points; default U+2026. */
  ellipsis?: string;
}

/** Params of text/measure. */
export interface TextMeasureParams {
  texts: string[];
  measurer?: Measurer;
  /** In the bold face, as headers; default false. */
  bold?: boolean;
  /** Asks for lines, by the Unicode line breaking rules. */
  wrap?: TextMeasureParamsWrap;
  /** Asks for what is shown on one line. */
  truncate?: TextMeasureParamsTruncate;
}

export interface TextMeasureResult {
  lineHeight: number;
  /** Widths are estimates. */
  estimate?: true;
  /** One for each text. */
  measures: TextMeasure[];
}

/** One hit only. */
export interface ViewReplaceParamsAt {
  row: AnyRowKey;
  column: Id;
  /** Which hit in the cell; 0 by default. */
  index?: number;
}

/** Params of view/replace. */
export interface ViewReplaceParams {
  view: Id;
  search?: SearchPatch;
  /** With regex, $1 and ${name} are groups and $$ is a dollar sign. */
  with: string;
  /** All rows shown (default), or what is selected. */
  scope?: "all" | "selection";
  /** One hit only. */
  at?: ViewReplaceParamsAt;
  /** As the table's owner (default), or as the view's user. */
  by?: "owner" | "user";
  /** Tell what would change, and change nothing. */
  preview?: boolean;
  label?: string;
  author?: string;
  /**
   * Wait until all rows are read and the order is made; true unless said. Without it only a
   * preview is done while rows are missing.
   */
  wait?: boolean;
}

export interface ViewReplaceResult {
  revision: number;
  complete: Complete;
  /** Hits replaced. */
  matches: number;
  /** Cells written. */
  cells: number;
  /** Cells with hits in columns that cannot be edited. */
  skipped: number;
  history: History;
  preview?: EditPreview;
}

/** Params of table/revert. */
export interface TableRevertParams {
  table: Id;
  /** What undo shows; `Revert` by default. */
  label?: string;
  author?: string;
}

export interface TableRevertResult {
  revision: number;
  /** Rows that differed from the file. */
  records: number;
  history: History;
}

/** Params of cell/draft. */
export interface CellDraftParams {
  view: Id;
  row: AnyRowKey;
  column: Id;
  action: "begin" | "change" | "commit" | "cancel";
  /**
   * With begin: as the table's owner (default), or as the view's user, whom its binding and the
   * declarations bind.
   */
  by?: "owner" | "user";
  /** What is typed by now. */
  text?: string;
  /** What was chosen, in place of `text`. */
  value?: unknown;
  /** Commit also if somebody else changed the cell meanwhile; false by default. */
  overwrite?: boolean;
  label?: string;
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
  table: Id;
  /** Supplied columns; all by default. */
  columns?: Id[];
  /** All rows by default. */
  rows?: AnyRowKey[];
}

export interface CellRefreshResult {
  revision: number;
}

/** Params of table/setParams. */
export interface TableSetParamsParams {
  table: Id;
  /**
   * Values of params.x, by x, without types and optionals; null takes one away, what is not
   * named stays.
   */
  params: Keyed<TypedValue | null>;
  author?: string;
}

export interface TableSetParamsResult {
  revision: number;
}

/** Params of view/close. */
export interface ViewCloseParams {
  view: Id;
}

/** Params of table/close. */
export interface TableCloseParams {
  table: Id;
}

export interface PresetListResult {
  presets: Preset[];
}

/** What all tables hold together. */
export interface ServerStatsResultMemoryTables {
  /** Rows they came with, and indices of files. */
  sources: number;
  /** Edited and supplied cells. */
  edits: number;
  /** The order of rows, and what they carry beside their cells. */
  rows: number;
  /** Keys of rows. */
  keys: number;
  /** What can be undone and redone, and the newest changes. */
  history: number;
  /** Orders, filters, selections and heights of views. */
  views: number;
  /** Tables that were too busy to be counted. */
  uncounted: number;
}

/** Where the process's memory is, in bytes. What is told by purpose is an estimate. */
export interface ServerStatsResultMemory {
  /** What the system counts; told on Linux only. */
  resident?: number;
  /** How much of it is code and other mapped files. */
  program?: number;
  /** What of the heap is in use; told with glibc only, as are free and other. */
  heap?: number;
  /** What was freed and is kept, and stacks of threads. */
  free?: number;
  /** Decoded chunks. */
  cache: number;
  /** What all tables hold together. */
  tables: ServerStatsResultMemoryTables;
  /** Keys and orders while views are sorted or grouped. */
  sorting: number;
  /** What searches, filters and aggregates hold while they run. */
  gathering: number;
  /** New content while it is compared. */
  comparing: number;
  /** Messages that wait to be written, or are being read. */
  messages: number;
  /** What a recording holds back. */
  recording: number;
  /** What of the heap is none of these. */
  other?: number;
}

/** From the arrival until the answer is ready; at most a quarter too high. */
export interface ServerStatsResultMethodsEntryMicroseconds {
  p50: number;
  p90: number;
  p99: number;
}

export interface ServerStatsResultMethodsEntry {
  /** Calls answered, notifications included. */
  count: number;
  /** Failures by code. */
  errors?: Keyed<number>;
  /** From the arrival until the answer is ready; at most a quarter too high. */
  microseconds: ServerStatsResultMethodsEntryMicroseconds;
}

export interface ServerStatsResultWatchingItem {
  subscription: Id;
  view: Id;
  /** Updates that wait; more than one only with updates: each. */
  pending: number;
  /** Table revisions the client is behind. */
  lagRevisions: number;
}

export interface ServerStatsResult {
  /** Where the process's memory is, in bytes. What is told by purpose is an estimate. */
  memory: ServerStatsResultMemory;
  /** What was called, by method; unknown stands for all that do not exist. */
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
  value: "off" | "messages" | "verbose";
}

/** Params of $/cancelRequest. */
export interface CancelRequestParams {
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
    | "edit" | "setRows" | "setParams" | "undo" | "redo" | "load" | "state" | "select" | "draft"
    | "scroll" | "hover" | "watch" | "source" | "footer" | "declare" | "supply" | "layout"
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
  counts?: Counts;
  order?: Order;
  complete?: Complete;
  window?: ViewUpdateWindow;
  columns?: Id[];
  reset?: ViewUpdateReset;
  diff?: ViewUpdateDiff;
  part?: number;
  last: boolean;
}

/** Params of action/didInvoke. */
export interface ActionDidInvokeParams {
  table: Id;
  view: Id;
  revision: number;
  action: string;
  key?: RowKey;
  sourceIndex?: number | null;
  /** null: not on the page shown. */
  viewIndex?: number | null;
  /** Without a key: its header. */
  column?: string;
  /** Of the row, by id of the columns shown; of a cell, its own. */
  values?: Keyed<CellValue>;
  author?: string;
}

/** Params of action/decide. */
export interface ActionDecideParams {
  table: Id;
  view?: Id;
  /** What one request wants, at most the first 1,000 of it; all of it is decided at once. */
  asked: AskedPermission[];
  count: number;
  /** Milliseconds for the answer. */
  deadline: number;
  /** What counts without an answer. */
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
  /** The table's, from which the cells are to be made. */
  revision: number;
  rows: RowKey[];
  /** The cells of the inputs in these rows, as values. */
  blocks: ColumnBlock[];
  /** The types of the inputs. */
  types: ColumnType[];
  /** Milliseconds for the answer. */
  deadline: number;
}

export interface CellComputeResultError {
  row: number;
  text: string;
}

export interface CellComputeResult {
  /** One per row, of the column's type; null where there is none. */
  values: CellValue[];
  /**
   * What the cells show, one per row; null: what the type shows. A column with a format shows
   * by that.
   */
  texts?: (string | null)[];
  /** Rows without a value, and why; `row` counts within `rows`. */
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
  /** The view's, as which the rows are to be measured. */
  viewRevision: number;
  revision: number;
  kind: Open<"heights" | "widths">;
  /** The column whose cells are to be measured; of widths only. */
  column?: string;
  rows: RowKey[];
  /** The columns shown, in order, and how wide they are; of heights only. */
  columns?: CellMeasureParamsColumn[];
  /** The cells of these columns, or of that column, in these rows, as values and texts. */
  blocks: ColumnBlock[];
  /** Milliseconds for the answer. */
  deadline: number;
}

export interface CellMeasureResult {
  /** One per row, in units of the layout; null: the daemon is to measure the row. */
  heights?: (number | null)[];
  /** One per row, in units of the layout; null: the daemon is to measure the cell. */
  widths?: (number | null)[];
}

export interface TableDidChangeParamsDiagnostics {
  count: number;
}

/** Params of table/didChange. */
export interface TableDidChangeParams {
  table: Id;
  revision: number;
  rows: RowsState;
  sourceState: SourceState;
  dirty: Dirty;
  savedRevision?: SavedRevision;
  unsaved?: Unsaved;
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
  /** What ended it before its end. */
  message?: string;
}

/** Params of $/progress. */
export interface ProgressParams {
  token: string | number;
  value: ProgressParamsValueBegin | ProgressParamsValueReport | ProgressParamsValueEnd;
}

/** Params of $/logTrace. */
export interface LogTraceParams {
  message: string;
  verbose?: string;
}

/** Params of window/logMessage. */
export interface WindowLogMessageParams {
  type: number;
  message: string;
}

/** What a client may ask, by method. */
export interface Requests {
  /** The greeting: once, first. Unknown members are ignored. */
  "initialize": { params: InitializeParams; result: InitializeResult };
  /** Makes a table of rows. */
  "table/create": { params: TableCreateParams; result: TableDescription };
  /** Opens CSV or TSV: a file or inline bytes; what is not forced is sniffed. */
  "table/open": { params: TableOpenParams; result: TableDescription };
  /** The table description again, with a page of its diagnostics. */
  "table/describe": { params: TableDescribeParams; result: TableDescription };
  /** Changes rows, cells and columns: all or nothing, in list order. */
  "table/edit": { params: TableEditParams; result: TableEditResult };
  /** Takes back the last step. */
  "table/undo": { params: TableUndoParams; result: TableUndoResult };
  /** Does again what was undone last. */
  "table/redo": { params: TableRedoParams; result: TableRedoResult };
  /**
   * Lists the steps of a table, oldest first: those that are done, then those that were taken
   * back.
   */
  "table/history": { params: TableHistoryParams; result: TableHistoryResult };
  /** Goes to the state after a step: takes back, or does again, all between. */
  "table/jump": { params: TableJumpParams; result: TableJumpResult };
  /** Writes the table to its file, or to another one; only what was edited gets other bytes. */
  "table/save": { params: TableSaveParams; result: TableSaveResult };
  /** Gives a table new content: the daemon finds what changed and applies it as one record. */
  "table/setRows": { params: TableSetRowsParams; result: TableSetRowsResult };
  /**
   * Looks through a table for cells that hold no value of their type and for rows that break
   * rules.
   */
  "table/validate": { params: TableValidateParams; result: TableValidateResult };
  /** What turns one table, or one of its revisions, into another; page by page. */
  "table/diff": { params: TableDiffParams; result: TableDiffResult };
  /** Opens a view of a table. */
  "view/open": { params: ViewOpenParams; result: ViewDescription };
  /** The state of a view. */
  "view/get": { params: ViewGetParams; result: ViewDescription };
  /** Merges a patch into a view's state. */
  "view/set": { params: ViewSetParams; result: ViewDescription };
  /** A tap on a column's header or footer: steps the column through the sort cycle. */
  "view/tap": { params: ViewTapParams; result: ViewTapResult };
  /** Reads rows of a view. */
  "view/rows": { params: ViewRowsParams; result: ViewRowsResult };
  /** Reads the text of one cell, range by range. */
  "cell/text": { params: CellTextParams; result: CellTextResult };
  /** Keeps what a view shows now, for reads page by page. */
  "view/pin": { params: ViewPinParams; result: ViewPinResult };
  /** Lets a pin go. */
  "view/unpin": { params: ViewUnpinParams; result: null };
  /** Where rows are, and where columns stand. */
  "view/locate": { params: ViewLocateParams; result: ViewLocateResult };
  /** Holds a window: its updates follow, the first is a reset. */
  "view/watch": { params: ViewWatchParams; result: ViewWatchResult };
  /** Moves or resizes a window; an update follows if anything differs. */
  "view/scroll": { params: ViewScrollParams; result: ViewScrollResult };
  /** Tells on which row the pointer is. */
  "view/hover": { params: ViewHoverParams; result: null };
  /** Tells what the client has measured. */
  "view/measure": { params: ViewMeasureParams; result: ViewMeasureResult };
  /** Makes the next update a reset. */
  "view/resync": { params: ViewResyncParams; result: null };
  /** A barrier: answered after every update caused by anything received before it. */
  "view/sync": { params: ViewSyncParams; result: ViewSyncResult };
  /** Ends a subscription; no update comes after the answer. */
  "view/unwatch": { params: ViewUnwatchParams; result: null };
  /** Collapses or expands sections. */
  "view/collapse": { params: ViewCollapseParams; result: ViewCollapseResult };
  /** Selects rows, cells or columns of a view. */
  "view/select": { params: ViewSelectParams; result: ViewSelectResult };
  /** What is selected in a view. */
  "view/selection": { params: ViewSelectionParams; result: ViewSelectionResult };
  /** The next row that matches the view's search. */
  "view/find": { params: ViewFindParams; result: ViewFindResult };
  /** Both forms of a filter: as conditions and as an expression. */
  "filter/convert": { params: FilterConvertParams; result: FilterConvertResult };
  /** The filter for what is like a cell. */
  "filter/like": { params: FilterLikeParams; result: FilterLikeResult };
  /** Counts, sums and the like of a view's rows, by groups. */
  "view/aggregate": { params: ViewAggregateParams; result: ViewAggregateResult };
  /**
   * Says something new of the table's rows, columns and sections: merged into what it says, no
   * undo step.
   */
  "table/declare": { params: TableDeclareParams; result: TableDeclareResult };
  /**
   * What settings come to for rows, cells, columns, headers or sections, and which layer
   * decided.
   */
  "table/resolve": { params: TableResolveParams; result: TableResolveResult };
  /** What can be done with a row, a cell or a header, as it is now. */
  "action/list": { params: ActionListParams; result: ActionListResult };
  /**
   * Does an action: it is checked against what is now, and the client is told
   * (action/didInvoke) before the answer.
   */
  "action/invoke": { params: ActionInvokeParams; result: ActionInvokeResult };
  /** Whether an expression is right, and what it gives and reads. */
  "expression/check": { params: ExpressionCheckParams; result: ExpressionCheckResult };
  /** The value of an expression. */
  "expression/evaluate": { params: ExpressionEvaluateParams; result: ExpressionEvaluateResult };
  /** How long and high texts are, how they wrap, and what of them is shown. */
  "text/measure": { params: TextMeasureParams; result: TextMeasureResult };
  /** Replaces what a search hits, as one edit; or tells what it would replace. */
  "view/replace": { params: ViewReplaceParams; result: ViewReplaceResult };
  /** Makes the table what its file holds, as one step that can be undone. */
  "table/revert": { params: TableRevertParams; result: TableRevertResult };
  /** What is being typed into a cell: begun, changed, committed as one edit, or cancelled. */
  "cell/draft": { params: CellDraftParams; result: CellDraftResult };
  /**
   * Says that the client would supply other cells now: they become stale and are asked for
   * again.
   */
  "cell/refresh": { params: CellRefreshParams; result: CellRefreshResult };
  /** Sets what params.x is in the table's expressions; what reads it is made anew. */
  "table/setParams": { params: TableSetParamsParams; result: TableSetParamsResult };
  /** Closes a view and its subscriptions. */
  "view/close": { params: ViewCloseParams; result: null };
  /** Closes a table, its views and subscriptions. */
  "table/close": { params: TableCloseParams; result: null };
  /** The defaults of other libraries, for view/open and table/setRows. */
  "preset/list": { params: NoParams; result: PresetListResult };
  /** Counters of the connection and the process; members may grow. */
  "server/stats": { params: NoParams; result: ServerStatsResult };
  /** This document, from the daemon itself; may be asked before initialize too. */
  "rpc.discover": { params: NoParams; result: RpcDiscoverResult };
  /** Afterwards every request is refused. */
  "shutdown": { params: NoParams; result: null };
}

/** What a client may tell without an answer, by method. */
export interface Notifications {
  /** The client has read the greeting. */
  "initialized": NoParams;
  /** How much is told about messages. */
  "$/setTrace": SetTraceParams;
  /** The request still gets its one answer; a change is cancelled whole or not at all. */
  "$/cancelRequest": CancelRequestParams;
  /** Ends the process: 0 after shutdown, else 1. */
  "exit": NoParams;
}

/** What the daemon tells, by method. */
export interface Events {
  /** One update of a window, or one part of it. */
  "view/update": ViewUpdateParams;
  /** An action is done: the client knows what it means. Sent before the answer to action/invoke. */
  "action/didInvoke": ActionDidInvokeParams;
  /**
   * Loading or examining ended, something was noticed of the file, or a table of a file became
   * dirty or clean. Only the newest state is sent.
   */
  "table/didChange": TableDidChangeParams;
  /** How far a table/open has come. */
  "$/progress": ProgressParams;
  /** One line for each message, if traced. */
  "$/logTrace": LogTraceParams;
  /** Something for the user's log: 1 error, 2 warning, 3 information, 4 log. */
  "window/logMessage": WindowLogMessageParams;
}

/** What the daemon asks, by method. */
export interface Questions {
  /**
   * The daemon asks whether something declared `ask` may be done: the request that wants it
   * waits for the answer.
   */
  "action/decide": { params: ActionDecideParams; result: ActionDecideResult };
  /** The daemon asks for cells of a column that the client supplies. */
  "cell/compute": { params: CellComputeParams; result: CellComputeResult };
  /** The daemon asks how high rows, or how wide cells of a column, are that the client measures. */
  "cell/measure": { params: CellMeasureParams; result: CellMeasureResult };
}
