"""What travels, as types.

Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.
"""

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union


class Limits(TypedDict):
    # The longest message taken, in bytes.
    messageBytesMax: int
    # Requests accepted and not yet answered.
    requestsInFlightMax: int
    # Bytes of notifications that wait before tables; while there are more, nothing is read.
    waitingNotificationBytesMax: int
    # How long answers are waited for at most after the end of input.
    drainMillisecondsMax: int
    # Members of a batch.
    batchMembersMax: int
    # Nesting of a message.
    depthMax: int
    # Columns of a table.
    columnsMax: int
    # Rows of a table; slots above are for inserted rows.
    rowsMax: int
    # The longest field of a file that is kept, in bytes.
    fieldBytesMax: int
    # Rows in one answer; more are asked for in further ranges.
    rowsPerAnswerMax: int
    # Bytes of the result of a method that reads; what does not fit is told in further pages.
    answerBytesMax: int
    # Bytes of a cell's text in a window, unless `textBytes` says otherwise.
    windowTextBytes: int
    # The most bytes of a cell's text that are told at once.
    textBytesMax: int
    # Rows in a window.
    windowRowsMax: int
    # Items of a page of a collection.
    collectionItemsMax: int
    # Conditions of a filter.
    filterConditionsMax: int
    # Bytes of an expression.
    expressionBytesMax: int
    # Nodes of an expression.
    expressionNodesMax: int
    # How deep an expression may nest.
    expressionDepthMax: int
    # Steps of one evaluation.
    expressionStepsMax: int
    # Size of a value that an expression makes, in bytes or elements.
    expressionValueUnitsMax: int
    # Tables open at once.
    tablesMax: int
    # Views of a table.
    viewsMax: int
    # Subscriptions of a table.
    subscriptionsMax: int
    # Columns grouped by, and aggregates, of one `view/aggregate`.
    aggregatesMax: int
    # Groups of one `view/aggregate`, times the columns that are aggregated.
    groupsMax: int
    # Bytes of the texts that one view/aggregate groups by.
    groupBytesMax: int
    # Rows that are sorted.
    sortRowsMax: int
    # Bytes of a text of a format.
    formatBytesMax: int
    # Bytes of the text that a template makes.
    shownBytesMax: int
    # Sections of a view, times the columns of which something is told for each.
    sectionAggregatesMax: int
    # Different values that `distinct` counts.
    distinctValuesMax: int
    # Bytes of decoded chunks kept for all tables.
    cacheBytes: int
    # Bytes of a table's undo history.
    undoBytesMax: int
    # Bytes of the hints of one `table/setRows`.
    hintsBytesMax: int
    # Pinned states of the views of a table.
    pinsMax: int
    # Drafts of a table.
    draftsMax: int
    # Bytes of one draft's text.
    draftBytesMax: int
    # Steps of an expression that settings of rows name, for each row.
    rowStepsMax: int
    # Bytes of a table's parameters.
    parameterBytesMax: int
    # Bytes of what a table declares of its rows.
    declarationsBytesMax: int
    # Rules that a table's data is to meet.
    rulesMax: int
    # Bytes of the client's own state of a row.
    stateBytesMax: int
    # Sections that a table may declare.
    sectionsMax: int
    # Actions of a tree.
    actionsMax: int
    # How deep the actions of a tree may stand.
    actionDepthMax: int
    # Rows of one `cell/compute`.
    computeRowsMax: int
    # Texts of one `text/measure`.
    measuredTextsMax: int
    # Bytes of the texts of one `text/measure`.
    measuredBytesMax: int
    # Advances and pairs of a face of a font.
    advancesMax: int
    # Rules of looks of a view, each of their expressions counted.
    stylesMax: int
    # Bytes of the sections of a view: their values, and what finds their rows.
    sectionBytesMax: int


class _EditPreviewItemRequired(TypedDict):
    row: RowKey
    column: Id
    after: ShownCell


class EditPreviewItem(_EditPreviewItemRequired, total=False):
    before: ShownCell


class _EditPreviewErrorRequired(TypedDict):
    # Any kind of error that the method has.
    kind: str
    message: str


class EditPreviewError(_EditPreviewErrorRequired, total=False):
    pointer: str
    row: RowKey
    column: Id
    expected: Any
    found: Any
    rule: BrokenRule


class _EditPreviewRequired(TypedDict):
    # Cells that would be written.
    cells: int
    inserted: int
    removed: int
    moved: int
    # Changes of the columns.
    columns: int
    # What cannot be done, and was passed over.
    errorCount: int
    # At most 1000.
    removedRows: List[RowKey]
    # The cells, at most 1000.
    items: List[EditPreviewItem]
    # The data of each error with its message, at most 1000.
    errors: List[EditPreviewError]


class EditPreview(_EditPreviewRequired, total=False):
    """What would change."""

    # Changes of the declared sections, if there are any.
    sections: int
    # What the client would be asked for, at most 1000; absent: nothing.
    asked: List[AskedPermission]


class ErrorDataKey(TypedDict):
    key: RowKey
    # Their indices in what was sent.
    rows: List[int]


class _ErrorDataCellRequired(TypedDict):
    reason: Literal["encoding", "quote"]


class ErrorDataCell(_ErrorDataCellRequired, total=False):
    row: RowKey
    column: Id


class _ErrorDataRequired(TypedDict):
    # Known: syntax, framing, length, depth, batch, message, jsonrpc, method, id, initializedBefore,
    # shutDown, methodNotFound, invalidParams, unknownColumn, internal, forgotten, notInitialized,
    # overloaded, cancelled, contentModified, unknownTable, unknownView, unknownSubscription,
    # tableExists, viewExists, subscriptionExists, limit, notFound, notReadable, notARegularFile,
    # compressed, tooManyColumns, sourceChanged, readFailed, fileChanged, fileExists, notWritable,
    # writeFailed, notEncodable, duplicateKeys, missingKeys, unknownRow, unknownStep, draftOpen,
    # noDraft, blockOverflows, placeIsMoving, conflict, notEditable, notSortable, valueDoesNotFit,
    # tooManyCells, expression, evaluation, badFormat, unknownType, doubledSortKey, mixedEdits,
    # keyColumn, sectionColumn, noDeclaredSections, unknownSection, duplicateSections, columnExists,
    # notConvertible, changedTwice, orderPending, sortedView, cycle, suppliedInput, notSupplied
    kind: str


class ErrorData(_ErrorDataRequired, total=False):
    # JSON pointer into the params.
    pointer: str
    expected: Any
    found: Any
    # Where in a pattern, in code points.
    position: int
    revision: int
    # Of the byte at which reading ended, from 0.
    offset: int
    # The limit that was passed: its name in `limits`, or its value.
    limit: Union[str, int]
    maximum: int
    viewRevision: int
    seen: int
    oldest: int
    # The revision asked for, or that the client was asked for permission.
    asked: Union[int, bool]
    step: int
    errno: int
    count: int
    reason: str
    permission: str
    layer: SettingLayer
    binding: str
    id: Id
    view: Id
    column: Id
    row: RowKey
    section: str
    name: str
    action: str
    method: str
    path: str
    system: str
    problem: str
    range: Span
    bytes: Span
    lines: LineSpan
    problems: List[ExpressionProblem]
    errors: List[EditPreviewError]
    rule: BrokenRule
    keys: List[Union[str, ErrorDataKey]]
    # How long the message is.
    got: int
    # What became of a file.
    state: Literal["changed", "replaced"]
    # The call of the system that failed.
    call: str
    # A file that holds what was to be written.
    copy: str
    encoding: str
    # Cells that a file cannot hold.
    cells: List[ErrorDataCell]


class Error(TypedDict):
    """An error object; it holds no other members."""

    code: Literal[-32000, -32002, -32600, -32601, -32602, -32603, -32700, -32800, -32801, -32803]
    message: str
    data: ErrorData


# An id of a table, view, subscription, pin or column.
Id = str

# A row's key as a client may write it; long integers, up to 64 bits, may be numbers too.
AnyRowKey = Union[int, str]

# A row's key. 1 and "1" differ; integers of 15 digits and more are strings.
RowKey = Union[int, str]

# A cell's value by its column's type; null also stands for errors and pending cells. JSON columns
# hold any JSON, sent in one spelling.
CellValue = Any

# What is wanted of each cell; both by default.
As = Literal["value", "text", "both"]

# Of longer texts only the first so many bytes of UTF-8 are told; at most textBytesMax.
TextBytes = int

# The text, or the value, is not told whole.
IsCut = Literal[True]


class Range(TypedDict):
    """A half-open range."""

    # The first index.
    first: int
    # How many.
    size: int


# Moves as [old window index, new window index].
IndexMoves = List[List[int]]

# Runs of indices as [index, count], ascending.
IndexRuns = List[List[int]]

# Whether the answer is about all rows, in the order that the view's state asks for; see `guide/all-
# rows.md`.
Complete = bool

# pending while a sort is being computed or the table is loading; the old order is shown until then.
# Known: ready, pending
Order = str


class _CountsRequired(TypedDict):
    # Rows before the filter.
    source: int
    # Rows after it.
    filtered: int
    # How many pages; at least 1.
    pages: int
    pageIndex: int
    pageSize: Union[int, None]
    # Index in the filtered order of the page's first row.
    first: int
    # Index in the filtered order after the page's last row.
    end: int


class Counts(_CountsRequired, total=False):
    # Rows that match the search, if there is one.
    matches: int
    # Entries of the page shown, headers and footers included; only with sections.
    entries: int
    # Rows at which an expression of the filter fails, if there are any.
    failed: int
    # Rows shown at which an expression that they are sorted or put into sections by fails, if there
    # are any.
    orderFailed: int
    # Rows that the table's declarations hide, if there are any.
    hidden: int


class SectionEntry(TypedDict):
    """A part of a section as an entry of a view."""

    # Known: group, header, footer
    kind: str
    key: SectionKey


# What names an entry: a row's key, or a part of a section.
EntryKey = Union[RowKey, SectionEntry]


class _SourceFileRequired(TypedDict):
    kind: Literal["file"]
    # U+FFFD stands for bytes that are not UTF-8.
    path: str
    bytes: int


class SourceFile(_SourceFileRequired, total=False):
    # An absolute path as a file: URI, byte by byte; names that are not UTF-8 can be told in it
    # alone.
    uri: str


class SourceInline(TypedDict):
    kind: Literal["inline"]
    bytes: int


class SourceCreated(TypedDict):
    kind: Literal["created"]


# Where a table came from.
Source = Union[SourceFile, SourceInline, SourceCreated]

# What has become of the file since it was opened, as far as that was noticed. Known: asOpened,
# removed, replaced, unreadable, changed
SourceState = str


class _NamedTypesEntryRequired(TypedDict):
    base: ColumnTypeName


class NamedTypesEntry(_NamedTypesEntryRequired, total=False):
    format: Union[Format, None]
    parse: Union[Format, None]
    # What null shows.
    nullPlaceholder: Union[str, None]
    comparator: Union[Comparator, None]
    footer: Union[FooterRule, None]
    validate: ColumnCheck
    align: Union[Literal["start", "center", "end"], None]
    # The client's own JSON, given back; null takes it away.
    editor: Any
    # What draws the cells, by name.
    cellKind: Union[str, None]
    # The client's own JSON, given back; null takes it away.
    meta: Any


# Types by name, which columns may refer to as their type.
NamedTypes = Dict[str, NamedTypesEntry]


class _DialectFoundDelimiterEvidenceRequired(TypedDict):
    reason: str


class DialectFoundDelimiterEvidence(_DialectFoundDelimiterEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundDelimiter(TypedDict):
    value: str
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundDelimiterEvidence


class _DialectFoundQuoteEvidenceRequired(TypedDict):
    reason: str


class DialectFoundQuoteEvidence(_DialectFoundQuoteEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundQuote(TypedDict):
    value: Union[str, None]
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundQuoteEvidence


class _DialectFoundEscapeEvidenceRequired(TypedDict):
    reason: str


class DialectFoundEscapeEvidence(_DialectFoundEscapeEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundEscape(TypedDict):
    value: Union[str, None]
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundEscapeEvidence


class _DialectFoundHeaderEvidenceRequired(TypedDict):
    reason: str


class DialectFoundHeaderEvidence(_DialectFoundHeaderEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundHeader(TypedDict):
    """Absent if there is no record."""

    value: bool
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundHeaderEvidence


class _DialectFoundEncodingEvidenceRequired(TypedDict):
    reason: str


class DialectFoundEncodingEvidence(_DialectFoundEncodingEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundEncoding(TypedDict):
    # Known: utf-8, utf-16le, utf-16be, latin-1, windows-1252
    value: str
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundEncodingEvidence


class _DialectFoundLineEndEvidenceRequired(TypedDict):
    reason: str


class DialectFoundLineEndEvidence(_DialectFoundLineEndEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundLineEnd(TypedDict):
    # Known: lf, crlf, cr, mixed
    value: str
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundLineEndEvidence


class _DialectFoundCommentEvidenceRequired(TypedDict):
    reason: str


class DialectFoundCommentEvidence(_DialectFoundCommentEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundComment(TypedDict):
    """Absent if nothing looks like a comment."""

    value: Union[str, None]
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundCommentEvidence


class _DialectFoundPreambleLinesEvidenceRequired(TypedDict):
    reason: str


class DialectFoundPreambleLinesEvidence(_DialectFoundPreambleLinesEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundPreambleLines(TypedDict):
    """Absent if there are none."""

    value: int
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundPreambleLinesEvidence


class _DialectFoundNullValuesEvidenceRequired(TypedDict):
    reason: str


class DialectFoundNullValuesEvidence(_DialectFoundNullValuesEvidenceRequired, total=False):
    # How many records, lines or bytes were looked at.
    examined: int
    # Which share of them agrees.
    share: float


class DialectFoundNullValues(TypedDict):
    """Present if forced; else each column's evidence tells its spellings."""

    value: List[str]
    # Whether the request said so.
    forced: bool
    evidence: DialectFoundNullValuesEvidence


class _DialectFoundRequired(TypedDict):
    delimiter: DialectFoundDelimiter
    quote: DialectFoundQuote
    escape: DialectFoundEscape
    encoding: DialectFoundEncoding
    lineEnd: DialectFoundLineEnd


class DialectFound(_DialectFoundRequired, total=False):
    """How the source is written, with evidence for each choice."""

    # Absent if there is no record.
    header: DialectFoundHeader
    # Absent if nothing looks like a comment.
    comment: DialectFoundComment
    # Absent if there are none.
    preambleLines: DialectFoundPreambleLines
    # Present if forced; else each column's evidence tells its spellings.
    nullValues: DialectFoundNullValues


class _EvidenceFirstDisagreementRequired(TypedDict):
    row: RowKey
    text: str


class EvidenceFirstDisagreement(_EvidenceFirstDisagreementRequired, total=False):
    """The first cell that does not read as the column's type, found by the background pass."""

    line: int
    byteOffset: int


class _EvidenceRequired(TypedDict):
    # Cells by the narrowest type they read as.
    counts: Dict[str, int]
    # In a few words; may be empty.
    reason: str


class Evidence(_EvidenceRequired, total=False):
    """What a column's type was inferred from."""

    # How many records were read for it.
    sampleRows: int
    # Spellings that mean null in this column.
    nullValues: List[str]
    # The first cell that does not read as the column's type, found by the background pass.
    firstDisagreement: EvidenceFirstDisagreement


class DiagnosticsCounts(TypedDict, total=False):
    """How many there are of each kind; left out where there is none. The first 100 of each can be
    listed."""

    fieldCount: int
    typeMismatch: int
    unclosedQuote: int
    fieldTooLong: int
    invalidEncoding: int
    comment: int


class _DiagnosticsItemRequired(TypedDict):
    # Known: fieldCount, typeMismatch, unclosedQuote, fieldTooLong, invalidEncoding, comment
    kind: str
    message: str


class DiagnosticsItem(_DiagnosticsItemRequired, total=False):
    row: RowKey
    column: Id
    line: int
    byteOffset: int
    expected: str
    found: str


class _DiagnosticsRequired(TypedDict):
    # All of them.
    count: int
    # The index of the first one listed.
    first: int
    items: List[DiagnosticsItem]


class Diagnostics(_DiagnosticsRequired, total=False):
    # How many there are of each kind; left out where there is none. The first 100 of each can be
    # listed.
    counts: DiagnosticsCounts


# All rows are arrays (values in column order, short rows are filled with null) or all are objects
# (by column id).
NewRows = Union[List[List[Any]], List[Dict[str, Any]]]

# Whether the table is not as it was opened, created or last saved.
Dirty = bool

# The revision whose content the file has; absent for a table without a file.
SavedRevision = int


class _TableDescriptionRequired(TypedDict):
    table: Id
    name: str
    revision: int
    rows: RowsState
    sourceState: SourceState
    dirty: Dirty
    keys: Keys
    columns: List[Column]
    source: Source
    history: History
    diagnostics: Diagnostics


class TableDescription(_TableDescriptionRequired, total=False):
    savedRevision: SavedRevision
    unsaved: Unsaved
    # The types that the table declares, by name.
    types: Dict[str, Any]
    declarations: Declarations
    # The column that says in which declared section a row stands.
    sectionColumn: str
    # The sections that the table declares.
    sections: List[DeclaredSection]
    defaultSort: SortKeys
    # What params.x is in expressions, by x; absent: nothing is set.
    params: Dict[str, TypedValue]
    dialect: DialectFound
    # Lines before the header, comments included.
    preamble: List[str]
    # How many records were read to infer types.
    sampleRows: int


class KeysGiven(TypedDict):
    """The daemon gave them."""

    kind: Literal["given"]


class KeysColumns(TypedDict):
    """They are the values of these columns."""

    kind: Literal["columns"]
    columns: List[Id]


# Where row keys come from.
Keys = Union[KeysGiven, KeysColumns]


class SortKey(TypedDict, total=False):
    column: Id
    expression: OrderExpression
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator


SortKeys = List[SortKey]


class _RowsStateFailureRequired(TypedDict):
    # As in the answer of a request that fails. Known: sourceChanged, readFailed, limit, cancelled
    kind: str
    message: str


class RowsStateFailure(_RowsStateFailureRequired, total=False):
    """Why the rows behind these cannot be read. Loading has ended then, and complete stays false."""

    # The system's name for it, such as EIO.
    system: str


class _RowsStateRequired(TypedDict):
    # Rows known.
    count: int
    # Whether all rows of the source have been read.
    complete: bool
    # Whether the background pass has read every cell.
    examined: bool


class RowsState(_RowsStateRequired, total=False):
    # Why the rows behind these cannot be read. Loading has ended then, and complete stays false.
    failure: RowsStateFailure


class _ColumnRequired(TypedDict):
    id: Id
    title: str
    type: ColumnType
    sortable: bool
    searchable: bool
    editable: bool


class Column(_ColumnRequired, total=False):
    # The expression that makes the cells.
    computed: str
    supplied: Supplied
    # Why it cannot be computed with the columns as they are; every cell is this error.
    problem: str
    path: ObjectPath
    # Whether the column has no values.
    headerOnly: bool
    # The expression that says what the cells show.
    display: str
    # Why it cannot be made with the columns as they are; cells show their values.
    displayProblem: str
    sortBy: SortSource
    # Why that cannot be compared with the columns as they are; the values are.
    sortByProblem: str
    # The named type that the column refers to.
    typeName: str
    format: Format
    parse: Format
    nullPlaceholder: str
    comparator: Comparator
    footer: FooterRule
    validate: ColumnCheck
    align: Literal["start", "center", "end"]
    editor: Any
    cellKind: str
    meta: Any
    evidence: Evidence


class ColumnOptions(TypedDict, total=False):
    # A built-in type, or one that the table declares in `types`.
    type: str
    title: str
    sortable: bool
    searchable: bool
    editable: bool
    # The expression that makes the cells; null: they are kept.
    computed: Union[str, None]
    path: Union[ObjectPath, None]
    # Whether the column has no values: every cell is null.
    headerOnly: bool
    # An expression over the row that says what the cells show; null: their values.
    display: Union[str, None]
    sortBy: Union[SortSource, None]
    supplied: Union[Supplied, None]
    format: Union[Format, None]
    parse: Union[Format, None]
    # What null shows.
    nullPlaceholder: Union[str, None]
    comparator: Union[Comparator, None]
    footer: Union[FooterRule, None]
    validate: ColumnCheck
    align: Union[Literal["start", "center", "end"], None]
    # The client's own JSON, given back; null takes it away.
    editor: Any
    # What draws the cells, by name.
    cellKind: Union[str, None]
    # The client's own JSON, given back; null takes it away.
    meta: Any


class ColumnTargetStart(TypedDict):
    kind: Literal["start"]


class ColumnTargetEnd(TypedDict):
    kind: Literal["end"]


class ColumnTargetBefore(TypedDict):
    kind: Literal["before"]
    column: Id


class ColumnTargetAfter(TypedDict):
    kind: Literal["after"]
    column: Id


# Where a column goes.
ColumnTarget = Union[ColumnTargetStart, ColumnTargetEnd, ColumnTargetBefore, ColumnTargetAfter]

# The type of a column. Known: boolean, integer, number, decimal, date, dateTime, duration, text,
# list, json
ColumnType = str

ColumnTypeName = Literal[
    "boolean",
    "integer",
    "number",
    "decimal",
    "date",
    "dateTime",
    "duration",
    "text",
    "list",
    "json",
]

# Where a column's value stands in a row given as an object: names parted by dots (a dot or
# backslash in a name has a backslash before it), or a JSON pointer.
ObjectPath = str


class SortSource(TypedDict, total=False):
    """What sorting by a column compares in place of its values."""

    column: Id
    expression: OrderExpression


# An expression in CEL over the columns as variables; rows stand by its values, those at which it
# fails last.
OrderExpression = str


class _ComparatorOptionsRequired(TypedDict):
    kind: Literal["value", "text", "caseInsensitive", "natural", "semver", "length"]


class ComparatorOptions(_ComparatorOptionsRequired, total=False):
    caseFolded: bool
    diacritics: Literal["exact", "ignored"]


class _ListComparatorRequired(TypedDict):
    kind: Literal["list"]
    values: List[str]


class ListComparator(_ListComparatorRequired, total=False):
    caseFolded: bool
    diacritics: Literal["exact", "ignored"]


# What sorting compares: a word, or an object with options.
Comparator = Union[
    Literal["value", "text", "caseInsensitive", "natural", "semver", "length"],
    ComparatorOptions,
    ListComparator,
]


class _FormatNumberRequired(TypedDict):
    kind: Literal["number"]


class FormatNumber(_FormatNumberRequired, total=False):
    """Numbers by a pattern; rounding is half to even."""

    # As #,##0.00;(#,##0.00); the locale's own by default.
    pattern: str
    locale: Locale
    prefix: str
    suffix: str
    negative: Literal["minus", "parentheses"]


class _FormatCurrencyRequired(TypedDict):
    kind: Literal["currency"]
    # ISO 4217.
    currency: str


class FormatCurrency(_FormatCurrencyRequired, total=False):
    """Amounts, with the currency's own count of decimals."""

    # As #,##0.00;(#,##0.00); the locale's own by default.
    pattern: str
    locale: Locale
    prefix: str
    suffix: str
    negative: Literal["minus", "parentheses"]
    display: Literal["symbol", "code"]


class _FormatPercentRequired(TypedDict):
    kind: Literal["percent"]


class FormatPercent(_FormatPercentRequired, total=False):
    """Fractions as percents."""

    # As #,##0.00;(#,##0.00); the locale's own by default.
    pattern: str
    locale: Locale
    prefix: str
    suffix: str
    negative: Literal["minus", "parentheses"]


class _FormatCompactRequired(TypedDict):
    kind: Literal["compact"]


class FormatCompact(_FormatCompactRequired, total=False):
    """Thousands, millions and so on: 12.3K."""

    locale: Locale
    currency: str
    digits: int


class _FormatBytesRequired(TypedDict):
    kind: Literal["bytes"]


class FormatBytes(_FormatBytesRequired, total=False):
    """Counts of bytes."""

    locale: Locale
    units: Literal["iec", "si"]
    digits: int


class _FormatDurationRequired(TypedDict):
    kind: Literal["duration"]


class FormatDuration(_FormatDurationRequired, total=False):
    """Lengths of time, or numbers that count them."""

    locale: Locale
    style: Literal["clock", "short", "words"]
    unit: Literal["millisecond", "second", "minute", "hour", "day"]


class _FormatDateRequired(TypedDict):
    kind: Literal["date"]
    # As yyyy-MM-dd HH:mm:ss.
    pattern: str


class FormatDate(_FormatDateRequired, total=False):
    """Days and moments."""

    locale: Locale


class FormatBoolean(TypedDict):
    """Words for true and false."""

    kind: Literal["boolean"]
    true: str
    false: str


class _FormatMapRequired(TypedDict):
    kind: Literal["map"]
    values: Dict[str, str]


class FormatMap(_FormatMapRequired, total=False):
    """Texts for chosen values, named by their canonical text."""

    otherwise: Format


class _FormatTemplateRequired(TypedDict):
    kind: Literal["template"]
    # {} is the value; {{ and }} are braces.
    template: str


class FormatTemplate(_FormatTemplateRequired, total=False):
    """A text around the value."""

    format: Format


# How values are shown, and texts are read.
Format = Union[
    FormatNumber,
    FormatCurrency,
    FormatPercent,
    FormatCompact,
    FormatBytes,
    FormatDuration,
    FormatDate,
    FormatBoolean,
    FormatMap,
    FormatTemplate,
]

# A locale whose marks and names the daemon brings; en by default.
Locale = Literal["en", "de", "fr", "es", "hi", "ja"]


class _ShownCellRequired(TypedDict):
    value: CellValue
    text: str


class ShownCell(_ShownCellRequired, total=False):
    cut: IsCut


class _EditSetRequired(TypedDict):
    kind: Literal["set"]
    row: AnyRowKey


class EditSet(_EditSetRequired, total=False):
    column: Id
    # The new value; null empties the cell.
    value: Any
    # A text as a person types it, in place of value: read by the column's formats.
    text: str
    # New values by column id, in place of column and value.
    values: Dict[str, Any]


class _EditInsertRequired(TypedDict):
    kind: Literal["insert"]
    rows: NewRows


class EditInsert(_EditInsertRequired, total=False):
    """The place is the end by default."""

    # What the rows carry beside their cells, one for each.
    options: List[Union[RowOptions, None]]
    place: Place


class EditRemove(TypedDict):
    kind: Literal["remove"]
    rows: List[AnyRowKey]


class EditMove(TypedDict):
    kind: Literal["move"]
    # In the order they shall stand.
    rows: List[AnyRowKey]
    place: Place


class EditPasteAt(TypedDict):
    row: AnyRowKey
    column: Id


class _EditPasteRequired(TypedDict):
    kind: Literal["paste"]
    texts: TextBlock


class EditPaste(_EditPasteRequired, total=False):
    """Writes a rectangle of typed texts from a cell down and to the right, or into rows and
    columns."""

    at: EditPasteAt
    view: Id
    rows: List[AnyRowKey]
    columns: List[Id]
    overflow: Overflow


class EditAdopt(TypedDict):
    """Puts the rows that a view shows into its order, among the places that they have."""

    kind: Literal["adopt"]
    view: Id


class EditSetRow(TypedDict):
    """Changes what a row carries beside its cells."""

    kind: Literal["setRow"]
    row: AnyRowKey
    options: RowOptions


class EditSetColumn(TypedDict):
    """Changes what is said of a column, its type too; changes of columns stand in a list of their
    own."""

    kind: Literal["setColumn"]
    column: Id
    options: ColumnOptions


class _EditAddColumnRequired(TypedDict):
    kind: Literal["addColumn"]
    column: Id


class EditAddColumn(_EditAddColumnRequired, total=False):
    """Adds a column of nulls, by default a text column at the end."""

    options: ColumnOptions
    place: ColumnTarget


class EditRemoveColumn(TypedDict):
    kind: Literal["removeColumn"]
    column: Id


class EditOrderColumns(TypedDict):
    """Puts columns first, in this order; the others follow as they stand."""

    kind: Literal["orderColumns"]
    columns: List[Id]


class _EditAddSectionsRequired(TypedDict):
    kind: Literal["addSections"]
    sections: List[NewSection]


class EditAddSections(_EditAddSectionsRequired, total=False):
    """Declares sections, at the end by default; their rows come at the end of the table."""

    place: SectionPlace
    # Where the table declares no sections yet: the column that says in which section a row stands;
    # "section" by default.
    sectionColumn: str


class EditRemoveSections(TypedDict):
    """Takes declared sections out, and their rows."""

    kind: Literal["removeSections"]
    sections: List[AnyRowKey]


class EditMoveSections(TypedDict):
    """Moves declared sections, which keep the order named."""

    kind: Literal["moveSections"]
    sections: List[AnyRowKey]
    place: SectionPlace


class EditSetSection(TypedDict):
    """Changes what is said of a declared section."""

    kind: Literal["setSection"]
    section: AnyRowKey
    options: SectionOptions


# One change; a list of them is applied whole or not at all.
Edit = Union[
    EditSet,
    EditInsert,
    EditRemove,
    EditMove,
    EditPaste,
    EditAdopt,
    EditSetRow,
    EditSetColumn,
    EditAddColumn,
    EditRemoveColumn,
    EditOrderColumns,
    EditAddSections,
    EditRemoveSections,
    EditMoveSections,
    EditSetSection,
]


class PlaceStart(TypedDict):
    kind: Literal["start"]


class PlaceEnd(TypedDict):
    kind: Literal["end"]


class PlaceBefore(TypedDict):
    kind: Literal["before"]
    row: AnyRowKey


class PlaceAfter(TypedDict):
    kind: Literal["after"]
    row: AnyRowKey


class _PlaceIndexRequired(TypedDict):
    kind: Literal["index"]
    # Counts live rows in source order, before the change if not said otherwise.
    sourceIndex: int


class PlaceIndex(_PlaceIndexRequired, total=False):
    counted: Counted


class _PlaceShownRequired(TypedDict):
    kind: Literal["shown"]
    view: Id
    viewIndex: int


class PlaceShown(_PlaceShownRequired, total=False):
    """A place of the page that a view shows; rows not shown keep theirs."""

    counted: Counted
    # In a sorted view: refuse (default), or make its order the table's and end its sort.
    whenSorted: Literal["refuse", "adopt"]


# Where rows go, in source order.
Place = Union[PlaceStart, PlaceEnd, PlaceBefore, PlaceAfter, PlaceIndex, PlaceShown]

# Which rows an index counts: those before the change (default), or those after it, when it is the
# index of the first row that goes there.
Counted = Literal["before", "after"]

# Of what lies past the rows or columns there are: refuse (default), clip, or insert rows behind.
Overflow = Literal["refuse", "clip", "insert"]

# Rows of texts as a person types them; null leaves a cell alone.
TextBlock = List[List[Union[str, None]]]


class _HistoryRequired(TypedDict):
    # Steps that can be undone.
    undo: int
    # Steps that can be redone.
    redo: int


class History(_HistoryRequired, total=False):
    undoLabel: str
    redoLabel: str
    # Steps that were let go because of undoBytesMax, if any.
    dropped: int


class SaveDialect(TypedDict, total=False):
    """How to write, where that differs from the file. Later saves keep it."""

    # One ASCII character.
    delimiter: str
    # One ASCII character; null: no quotes are written.
    quote: Union[str, None]
    # How a quote is spelled in quotes: by a second one, or by a backslash.
    escape: Union[str, None]
    # Whether the first record names the columns.
    header: bool
    # What ends every record. By default records keep their own, and new ones get the file's most
    # frequent one.
    lineEnd: Literal["lf", "crlf", "cr"]
    # Whether the file begins with a byte order mark. By default as the file does, and in UTF-16.
    byteOrderMark: bool


class _TextEditsRequired(TypedDict):
    count: int
    first: int
    size: int
    items: List[TextEdit]


class TextEdits(_TextEditsRequired, total=False):
    """The edits that make the new file of the old one, rising and apart from each other. All
    places are those of the old file."""

    # There are further ones.
    more: bool


class TextEditRange(TypedDict):
    """The same as an LSP range: lines, and UTF-16 units in the line. A byte order mark counts
    nothing."""

    start: TextPosition
    end: TextPosition


class TextEdit(TypedDict):
    # Offsets in the file, half-open.
    bytes: List[int]
    # The same as an LSP range: lines, and UTF-16 units in the line. A byte order mark counts
    # nothing.
    range: TextEditRange
    newText: str


class TextPosition(TypedDict):
    line: int
    character: int


class Unsaved(TypedDict):
    """What a save would change."""

    # Rows that would be written anew or left out; all, where columns changed.
    records: int
    # Bytes of the new texts of cells in rows that the file has, before quotes and encoding.
    bytes: int
    # Columns were added, removed, renamed or put into another order.
    columns: bool
    # Rows were moved.
    order: bool


class _DraftRequired(TypedDict):
    view: Id
    # What is typed by now.
    text: str


class Draft(_DraftRequired, total=False):
    """What is being typed into a cell."""

    author: str
    # user: it is typed by the view's user.
    by: Literal["user"]
    # Somebody else has changed the cell since the beginning.
    stale: bool
    problem: DraftProblem


class _DraftProblemRequired(TypedDict):
    # Known: valueDoesNotFit, invalid
    kind: str


class DraftProblem(_DraftProblemRequired, total=False):
    """Why a draft could not be committed as it is."""

    # The column's type.
    expected: str
    row: RowKey
    column: Id
    columns: List[Id]
    rule: BrokenRule
    # Why the rule has no answer.
    reason: str


class _CellInDraftRequired(TypedDict):
    # Counts within the block's list.
    row: int
    view: Id
    # What is typed by now.
    text: str


class CellInDraft(_CellInDraftRequired, total=False):
    """A cell of a block that somebody is typing into."""

    author: str
    # user: it is typed by the view's user.
    by: Literal["user"]
    # Somebody else has changed the cell since the beginning.
    stale: bool
    problem: DraftProblem


class ComparisonValue(TypedDict):
    kind: Literal["value"]


class ComparisonColumns(TypedDict):
    kind: Literal["columns"]
    columns: List[Id]


class ComparisonTag(TypedDict):
    kind: Literal["tag"]
    # One for each row.
    tags: List[AnyRowKey]


# When a row is the same as before: by all cells, by those of some columns, or by a tag that is what
# it was when the row came with it and was not changed since.
Comparison = Union[ComparisonValue, ComparisonColumns, ComparisonTag]


class MatchKeys(TypedDict):
    kind: Literal["keys"]


class MatchColumns(TypedDict):
    kind: Literal["columns"]
    columns: List[Id]


class MatchGiven(TypedDict):
    kind: Literal["given"]
    # One for each row; null: the row is new.
    keys: List[Union[AnyRowKey, None]]


class MatchContent(TypedDict):
    kind: Literal["content"]


# How rows of two contents find each other.
Match = Union[MatchKeys, MatchColumns, MatchGiven, MatchContent]


class _ContentSectionRequired(TypedDict):
    key: AnyRowKey


class ContentSection(_ContentSectionRequired, total=False):
    """A section with all its rows."""

    header: str
    footer: str
    # A name of the declarations' sectionKinds.
    kind: str
    # The client's own JSON, kept, compared by value and never read.
    state: Any
    rows: NewRows
    # For each row the key it is found by, as match given; null: a new row.
    keys: List[Union[AnyRowKey, None]]
    # For each row what it carries.
    rowStates: List[Any]
    # For each row what its cells carry, by column.
    cellStates: List[CellStates]
    # For each row its tag, as compare tag.
    tags: List[AnyRowKey]


class ContentFound(TypedDict):
    """A table as it was compared."""

    table: Id
    revision: int
    rows: int


class _ContentPlaceRequired(TypedDict):
    table: Id


class ContentPlace(_ContentPlaceRequired, total=False):
    """A table, perhaps as it was."""

    # Now by default.
    revision: int


class SectionsDiffUpdate(TypedDict):
    # In new.
    index: int
    key: Union[int, str]
    # Known: header, footer, kind, state
    members: List[str]


class SectionsDiff(TypedDict):
    """How declared sections differ, where both tables have some: they carry their rows."""

    old: List[SectionCount]
    new: List[SectionCount]
    # Indices in old.
    deletes: List[int]
    # Indices in new.
    inserts: List[int]
    moves: IndexMoves
    # Sections that stay or move and are told differently.
    updates: List[SectionsDiffUpdate]


# The key of a section, null or {kind: "error"} for rows without one, and how many rows it has.
SectionCount = List[Union[int, str, None, Dict[str, Any]]]


class _ColumnRuleRequired(TypedDict):
    # CEL over the row as it would be; `value` is the cell. True and null are good.
    expression: str


class ColumnRule(_ColumnRuleRequired, total=False):
    """A condition on the cells of a column."""

    # For people, where it is not met.
    message: str
    severity: Severity


# What cells are to meet; null: nothing.
ColumnCheck = Union[ColumnRule, List[ColumnRule], None]


class _RowRuleRequired(TypedDict):
    # CEL over the row as it would be. True and null are good.
    expression: str


class RowRule(_RowRuleRequired, total=False):
    """A condition on rows."""

    # For people, where it is not met.
    message: str
    severity: Severity
    # At whose cells it is told; none: at the row.
    columns: List[Id]


# refuse (default): edits that break it are refused; mark: it is kept and told.
Severity = Literal["refuse", "mark"]


class _BrokenRuleRequired(TypedDict):
    severity: Severity


class BrokenRule(_BrokenRuleRequired, total=False):
    """A rule that is not met."""

    # The kind of rows that says so; absent: it is of all rows.
    kind: str
    # In the column's list, or in that of rows; absent where a value is not of the type that the
    # kind says.
    index: int
    expression: str
    type: ColumnTypeName
    message: str


class DeclarationsKindBy(TypedDict, total=False):
    column: Id
    expression: str


class DeclarationsDecisions(TypedDict, total=False):
    """How the client is asked: the time for its answer in milliseconds (10,000), and what counts
    when none comes (refuse)."""

    deadline: Union[int, None]
    default: Union[Literal["allow", "refuse"], None]


class Declarations(TypedDict, total=False):
    """What a table says of its rows, in layers; merged member by member, null restores a default."""

    settings: Union[Settings, None]
    fallback: Union[Settings, None]
    columns: Union[Dict[str, Union[ColumnRules, None]], None]
    kinds: Union[Dict[str, Union[RowKind, None]], None]
    # What gives the kind of a row that does not say it itself.
    kindBy: Union[DeclarationsKindBy, None]
    defaultKind: Union[str, None]
    # refuse: edits may make no row of a kind that is not declared.
    undeclaredKinds: Union[Literal["default", "refuse"], None]
    # What rows are to meet; replaced whole.
    rowRules: Union[List[RowRule], None]
    sectionKinds: Union[Dict[str, Union[Settings, None]], None]
    sections: Union[Dict[str, Union[SectionRules, None]], None]
    # What the names of cell kinds mean: the client's own JSON by name, given back.
    cellKinds: Union[Dict[str, Any], None]
    # What the names of editors mean: the client's own JSON by name, given back.
    editors: Union[Dict[str, Any], None]
    decisions: Union[DeclarationsDecisions, None]


class SettingsMovable(TypedDict, total=False):
    expression: str
    # The keys of the sections within which the row may move.
    within: List[str]


class SettingsSeparators(TypedDict, total=False):
    """Lines above the first row of a section, between its rows, below the last."""

    top: Separator
    between: Separator
    bottom: Separator


class Settings(TypedDict, total=False):
    """What one layer says of rows; null takes a setting back, values are replaced whole."""

    height: Union[float, Literal["automatic"], RowExpression, None]
    # As an item of a collection.
    width: Union[float, Literal["automatic"], RowExpression, None]
    estimatedHeight: Union[float, RowExpression, None]
    headerHeight: EdgeHeightSetting
    footerHeight: EdgeHeightSetting
    hidden: FlagSetting
    selectable: PermissionSetting
    momentary: FlagSetting
    editable: PermissionSetting
    movable: Union[bool, Literal["ask"], SettingsMovable, None]
    deletable: PermissionSetting
    collapsible: PermissionSetting
    indentation: Union[int, RowExpression, None]
    actions: Union[List[Action], None]
    separators: Union[SettingsSeparators, None]
    accessory: TextSetting
    accessibilityText: TextSetting
    cellKind: TextSetting
    editor: TextSetting
    # The id of the view whose collection stands in the row.
    holds: Union[str, RowExpression, None]


class ColumnRules(TypedDict, total=False):
    """What is said of a column's cells, and in header of its header."""

    height: Union[float, Literal["automatic"], RowExpression, None]
    width: Union[float, Literal["automatic"], RowExpression, None]
    estimatedHeight: Union[float, RowExpression, None]
    headerHeight: EdgeHeightSetting
    footerHeight: EdgeHeightSetting
    hidden: FlagSetting
    selectable: PermissionSetting
    momentary: FlagSetting
    editable: PermissionSetting
    movable: Union[bool, Literal["ask"], SettingsMovable, None]
    deletable: PermissionSetting
    collapsible: PermissionSetting
    indentation: Union[int, RowExpression, None]
    actions: Union[List[Action], None]
    separators: Union[SettingsSeparators, None]
    accessory: TextSetting
    accessibilityText: TextSetting
    cellKind: TextSetting
    editor: TextSetting
    holds: Union[str, RowExpression, None]
    header: Union[Settings, None]


class KindColumn(TypedDict, total=False):
    """What a kind says of its rows' cells in a column."""

    height: Union[float, Literal["automatic"], RowExpression, None]
    width: Union[float, Literal["automatic"], RowExpression, None]
    estimatedHeight: Union[float, RowExpression, None]
    headerHeight: EdgeHeightSetting
    footerHeight: EdgeHeightSetting
    hidden: FlagSetting
    selectable: PermissionSetting
    momentary: FlagSetting
    editable: PermissionSetting
    movable: Union[bool, Literal["ask"], SettingsMovable, None]
    deletable: PermissionSetting
    collapsible: PermissionSetting
    indentation: Union[int, RowExpression, None]
    actions: Union[List[Action], None]
    separators: Union[SettingsSeparators, None]
    accessory: TextSetting
    accessibilityText: TextSetting
    cellKind: TextSetting
    editor: TextSetting
    holds: Union[str, RowExpression, None]
    # Of a JSON column: what such rows hold there, and how typed texts are read; null: anything.
    type: Union[ColumnTypeName, None]
    validate: ColumnCheck
    # How such rows show their cells; null: as the column says.
    format: Union[Format, None]
    # Where the value stands in such rows given as objects; null: where the column says.
    path: Union[ObjectPath, None]


class RowKind(TypedDict, total=False):
    """What a kind says of its rows, and in columns of their cells."""

    height: Union[float, Literal["automatic"], RowExpression, None]
    width: Union[float, Literal["automatic"], RowExpression, None]
    estimatedHeight: Union[float, RowExpression, None]
    headerHeight: EdgeHeightSetting
    footerHeight: EdgeHeightSetting
    hidden: FlagSetting
    selectable: PermissionSetting
    momentary: FlagSetting
    editable: PermissionSetting
    movable: Union[bool, Literal["ask"], SettingsMovable, None]
    deletable: PermissionSetting
    collapsible: PermissionSetting
    indentation: Union[int, RowExpression, None]
    actions: Union[List[Action], None]
    separators: Union[SettingsSeparators, None]
    accessory: TextSetting
    accessibilityText: TextSetting
    cellKind: TextSetting
    editor: TextSetting
    holds: Union[str, RowExpression, None]
    columns: Union[Dict[str, Union[KindColumn, None]], None]


class SectionRules(TypedDict, total=False):
    """What is said of a section, by its key."""

    height: Union[float, Literal["automatic"], RowExpression, None]
    width: Union[float, Literal["automatic"], RowExpression, None]
    estimatedHeight: Union[float, RowExpression, None]
    headerHeight: EdgeHeightSetting
    footerHeight: EdgeHeightSetting
    hidden: FlagSetting
    selectable: PermissionSetting
    momentary: FlagSetting
    editable: PermissionSetting
    movable: Union[bool, Literal["ask"], SettingsMovable, None]
    deletable: PermissionSetting
    collapsible: PermissionSetting
    indentation: Union[int, RowExpression, None]
    actions: Union[List[Action], None]
    separators: Union[SettingsSeparators, None]
    accessory: TextSetting
    accessibilityText: TextSetting
    cellKind: TextSetting
    editor: TextSetting
    holds: Union[str, RowExpression, None]
    # One of sectionKinds.
    kind: Union[str, None]


class RowOptions(TypedDict, total=False):
    """What a row carries beside its cells; null takes a member away."""

    kind: Union[str, None]
    settings: Union[Settings, None]
    # The client's own JSON, kept, compared by value and never read.
    rowState: Any
    cellStates: CellStates


# The client's own JSON by column, for cells; null takes one, or all, away.
CellStates = Union[Dict[str, Any], None]

# Known: row, kind, section, column, table, fallback, builtIn
SettingLayer = str


class RowExpression(TypedDict):
    """CEL over the cells of the row."""

    expression: str


FlagSetting = Union[bool, RowExpression, None]

# ask: the client is asked each time (action/decide). An expression gives a truth value or the text
# ask.
PermissionSetting = Union[bool, Literal["ask"], RowExpression, None]

EdgeHeightSetting = Union[float, Literal["automatic", "zero"], RowExpression, None]

TextSetting = Union[str, RowExpression, None]


class Separator(TypedDict, total=False):
    """A line: how far it stays from both ends, and how thick it is, in the view's units."""

    leading: float
    trailing: float
    thickness: float


class _ActionRequired(TypedDict):
    id: str


class Action(_ActionRequired, total=False):
    """Something that can be done with a row, a cell or a header. An id stands once in a tree;
    children are shown where their parent is unless they say otherwise."""

    title: Union[str, RowExpression]
    style: Union[Literal["normal", "destructive", "disabled"], RowExpression]
    hidden: Union[bool, RowExpression]
    image: Union[str, RowExpression]
    placement: Literal["menu", "leading", "trailing", "inline"]
    # Whether swiping all the way does it.
    fullSwipe: bool
    children: List[Action]


class _AskedPermissionRequired(TypedDict):
    # Known: select, edit, move, delete, collapse
    permission: str
    layer: SettingLayer


class AskedPermission(_AskedPermissionRequired, total=False):
    """Something that the client is asked to allow."""

    row: RowKey
    column: Id
    # The key of the section to be collapsed.
    section: str


class ViewDescriptionFilterProblem(TypedDict):
    # JSON pointer into the state.
    pointer: str
    # Known: unknownColumn, typeChanged
    kind: str
    message: str


class ViewDescriptionOrderProblem(TypedDict):
    # JSON pointer into the state.
    pointer: str
    # Known: unknownColumn, typeChanged, tooManyRows, sectionsTooLarge
    kind: str
    message: str


class _ViewDescriptionRequired(TypedDict):
    view: Id
    table: Id
    viewRevision: int
    revision: int
    state: ViewState
    counts: Counts
    order: Order
    complete: Complete
    # The columns shown, in order.
    columns: List[Id]


class ViewDescription(_ViewDescriptionRequired, total=False):
    footers: Footers
    layout: ColumnPlaces
    preset: PresetName
    # Conditions that do not fit the columns any more; they are kept and left out.
    filterProblems: List[ViewDescriptionFilterProblem]
    filterFailure: FilterFailure
    # Expressions of the sort and the sections that do not fit the columns any more; they are kept
    # and left out.
    orderProblems: List[ViewDescriptionOrderProblem]
    orderFailure: OrderFailure
    searching: SearchProgress


class _ViewStateSortItemRequired(TypedDict):
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator


class ViewStateSortItem(_ViewStateSortItemRequired, total=False):
    column: Id
    expression: OrderExpression


class _ViewStateSearchRequired(TypedDict):
    text: str
    columns: Union[List[Id], None]
    caseFolded: bool
    diacritics: Literal["exact", "ignored"]
    match: Literal["contains", "words", "prefix", "regex", "fuzzy"]
    mode: Literal["filter", "mark"]


class ViewStateSearch(_ViewStateSearchRequired, total=False):
    # Left out for display.
    of: Literal["display", "value"]


class ViewStateSelection(TypedDict):
    mode: Literal["none", "single", "multiple"]
    unit: Literal["row", "cell", "column"]
    tap: Literal["replace", "toggle", "extend"]
    momentary: bool
    whenFiltered: Literal["keep", "drop"]


class ViewStatePage(TypedDict):
    size: Union[int, None]
    index: int


class ViewStateColumnsEntry(TypedDict, total=False):
    hidden: bool
    footer: FooterRule
    # What stands for null to the view's user.
    nullDefault: Any


class _ViewStateRequired(TypedDict):
    sort: List[ViewStateSortItem]
    search: Union[ViewStateSearch, None]
    filter: Union[Filter, None]
    sections: Union[Sections, None]
    selection: ViewStateSelection
    page: ViewStatePage
    # By column id; columns in the default are left out.
    columns: Dict[str, ViewStateColumnsEntry]
    columnOrder: List[Id]
    sortCycle: List[Literal["ascending", "descending", "none"]]


class ViewState(_ViewStateRequired, total=False):
    """The whole state of a view."""

    # What the view's user may change through it (table/edit with view): cell: single cells, places
    # and removal; object: also whole rows. Left out when none.
    binding: Literal["none", "cell", "object"]
    # What params.x is in the view's own expressions, by x, before what the table says; left out
    # when it says nothing.
    params: Dict[str, TypedValue]
    # Footers are not told; absent: they are.
    footers: Literal[False]
    # Whether a tap on a footer sorts; told when it does.
    footerSorts: bool
    # Rows are shown that the table's declarations hide; absent: they are not.
    showHidden: Literal[True]
    layout: Layout
    presentation: Presentation
    # How rows and cells look; left out when nothing is said.
    styles: List[Style]


class ViewStatePatchSortItem(TypedDict, total=False):
    column: Id
    expression: OrderExpression
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator


class ViewStatePatchSelection(TypedDict, total=False):
    mode: Union[Literal["none", "single", "multiple"], None]
    unit: Union[Literal["row", "cell", "column"], None]
    tap: Union[Literal["replace", "toggle", "extend"], None]
    momentary: Union[bool, None]
    whenFiltered: Union[Literal["keep", "drop"], None]


class ViewStatePatchPage(TypedDict, total=False):
    size: Union[int, None]
    index: Union[int, None]


class ViewStatePatchColumnsEntry(TypedDict, total=False):
    hidden: Union[bool, None]
    # Replaced whole; null: what the column says.
    footer: Union[FooterRule, None]
    # What stands for null to the view's user: a value of the column. Written through the view it
    # writes null.
    nullDefault: Any


class ViewStatePatch(TypedDict, total=False):
    """Merged into the view's state by RFC 7396: null restores a default."""

    sort: Union[List[ViewStatePatchSortItem], None]
    search: Union[SearchPatch, None]
    filter: Union[Filter, str, None]
    sections: Union[SectionsPatch, None]
    selection: Union[ViewStatePatchSelection, None]
    page: Union[ViewStatePatchPage, None]
    columns: Union[Dict[str, Union[ViewStatePatchColumnsEntry, None]], None]
    columnOrder: Union[List[Id], None]
    binding: Union[Literal["none", "cell", "object"], None]
    # What params.x is in the view's own expressions, before what the table says; null takes one
    # away.
    params: Union[Dict[str, Union[TypedValue, None]], None]
    sortCycle: Union[List[Literal["ascending", "descending", "none"]], None]
    # Whether footers are told; default true.
    footers: Union[bool, None]
    footerSorts: Union[bool, None]
    showHidden: Union[bool, None]
    layout: Union[LayoutPatch, None]
    presentation: Union[PresentationPatch, None]
    # How rows and cells look, replaced whole; default: nothing is said.
    styles: Union[List[Style], None]


class _EntryFrameRequired(TypedDict):
    key: EntryKey
    viewIndex: int
    offset: float
    height: float


class EntryFrame(_EntryFrameRequired, total=False):
    """Where an entry of the page stands, in units."""

    frame: ItemFrame


class _WindowEntriesRequired(TypedDict):
    kind: Literal["entries"]
    # Index within the page.
    first: int
    size: int


class WindowEntries(_WindowEntriesRequired, total=False):
    # So many more on both sides.
    overscan: int


class WindowAll(TypedDict):
    kind: Literal["all"]


class _WindowViewportRequired(TypedDict):
    kind: Literal["viewport"]
    offset: Offset
    # How long it is, in units.
    extent: float


class WindowViewport(_WindowViewportRequired, total=False):
    # So far beside it entries are held, too; default 0.
    overscan: float


# Which entries of the page a subscription holds.
Window = Union[WindowEntries, WindowAll, WindowViewport]


class NamedSectionEntry(TypedDict):
    """A part of a section, named by a client."""

    kind: Literal["group", "header", "footer"]
    key: AnySectionKey


# An entry of the page shown, named by a client: a row by its key, or a part of a section.
NamedEntry = Union[AnyRowKey, NamedSectionEntry]


class _ViewUpdateProblemRequired(TypedDict):
    # In the window.
    index: int
    # Known: invalid
    kind: str
    rule: BrokenRule


class ViewUpdateProblem(_ViewUpdateProblemRequired, total=False):
    column: Id
    columns: List[Id]
    # Why the rule has no answer.
    reason: str


class ViewUpdateKindsRow(TypedDict):
    kind: str
    at: IndexRuns


class _ViewUpdateKindsCellRequired(TypedDict):
    column: Id
    at: IndexRuns


class ViewUpdateKindsCell(_ViewUpdateKindsCellRequired, total=False):
    # A name, as a rule of the declarations' cellKinds.
    cellKind: Any
    # A name, as a rule of the declarations' editors, or what the column's option says.
    editor: Any


class ViewUpdateKindsState(TypedDict):
    index: int
    # The client's own JSON that the row carries.
    rowState: Any


class ViewUpdateKindsCellState(TypedDict):
    index: int
    column: Id
    # The client's own JSON that the cell carries.
    cellState: Any


class ViewUpdateKinds(TypedDict, total=False):
    """Of the whole window, in runs of window indices, to subscriptions that ask: without it as
    before, in a reset nothing."""

    rows: List[ViewUpdateKindsRow]
    cells: List[ViewUpdateKindsCell]
    states: List[ViewUpdateKindsState]
    # Row by row.
    cellStates: List[ViewUpdateKindsCellState]


class _ViewUpdateSeparatorRequired(TypedDict):
    at: IndexRuns


class ViewUpdateSeparator(_ViewUpdateSeparatorRequired, total=False):
    top: RowLine
    bottom: RowLine


class ViewUpdateAppearance(TypedDict, total=False):
    """Entries that came into sight or went out of it, by key, to subscriptions that ask; empty
    lists are left out."""

    appeared: List[EntryKey]
    disappeared: List[EntryKey]
    # Now held in the overscan and not held before.
    prefetch: List[EntryKey]
    # Were held in the overscan and are held no more.
    cancelled: List[EntryKey]


class ViewUpdateHeight(TypedDict):
    height: float
    count: int


class ViewUpdateWindow(TypedDict):
    # Index within the page.
    first: int
    size: int


class ViewUpdateReset(TypedDict):
    """The whole window; replaces everything."""

    keys: List[EntryKey]
    blocks: List[ColumnBlock]


class ViewUpdateDiffInserts(TypedDict):
    at: IndexRuns
    keys: List[EntryKey]
    blocks: List[ColumnBlock]


class ViewUpdateDiff(TypedDict, total=False):
    """What changed in the window."""

    deletes: IndexRuns
    moves: IndexMoves
    inserts: ViewUpdateDiffInserts
    updates: List[UpdateBlock]
    scrolledOut: IndexRuns
    scrolledIn: IndexRuns


_ViewUpdateNames = TypedDict("_ViewUpdateNames", {"from": "Union[int, None]"})


class _ViewUpdateRequired(_ViewUpdateNames):
    subscription: Id
    view: Id
    table: Id
    # 1, 2, 3… per subscription without gaps.
    seq: int
    # The view revision.
    to: int
    # The table's.
    revision: int
    # Known: edit, setRows, setParams, undo, redo, load, state, select, draft, scroll, hover, watch,
    # source, footer, declare, supply, layout
    causes: List[str]
    # Whether the update is whole now.
    last: bool


class ViewUpdate(_ViewUpdateRequired, total=False):
    """One update of a window, or one part of it. Only where `brief` was asked for, what has a
    `diff` may lack counts, order, window or the columns of the layout: then they are as
    they were told before."""

    authors: List[str]
    # Which rules rows of the whole window break, to subscriptions that ask: without it as before,
    # in a reset nothing.
    problems: List[ViewUpdateProblem]
    # Of the whole window, in runs of window indices, to subscriptions that ask: without it as
    # before, in a reset nothing.
    kinds: ViewUpdateKinds
    # Lines around rows of the window, to subscriptions that ask: of rows whose lines are new;
    # without top and bottom there are none any more. Inserted rows have none until told.
    separators: List[ViewUpdateSeparator]
    styles: WindowStyles
    # Entries that came into sight or went out of it, by key, to subscriptions that ask; empty lists
    # are left out.
    appearance: ViewUpdateAppearance
    # The hints of the table/setRows that are told, oldest first; at most the 16 newest.
    hints: List[Any]
    counts: Counts
    filterFailure: FilterFailure
    orderFailure: OrderFailure
    order: Order
    complete: Complete
    searching: SearchProgress
    selection: WindowSelection
    footers: Footers
    # Where the columns stand, when that changed; null: no layout is asked for any more.
    layout: Union[ColumnPlacesUpdate, None]
    # What is seen of the columns, when that changed; null: all of them are held.
    across: Union[AcrossPlaces, None]
    # Where the entries of the window stand as items of a collection, from the first on, when that
    # changed. Empty: they have no frames any more, because the layout or its items went away or
    # there are too many. In the last part.
    frames: List[ItemFrame]
    # How high the entries of the window are, from the first on, in runs of equal ones, when that
    # changed. Empty: they have no heights any more, because the layout or its rows went away. In
    # the last part.
    heights: List[ViewUpdateHeight]
    viewport: ViewportPlace
    window: ViewUpdateWindow
    # The window's columns: in the first update, after a resync and when they changed.
    columns: List[Id]
    # Sections of the window of which something is new; in a reset all that have an entry in it.
    sections: List[SectionInfo]
    # The whole window; replaces everything.
    reset: ViewUpdateReset
    # What changed in the window.
    diff: ViewUpdateDiff
    # Present if the update comes in parts.
    part: int


class _ColumnBlockErrorRequired(TypedDict):
    # Counts within this block's list.
    row: int
    # Known: doesNotParse, outOfRange, sourceChanged, readFailed, fieldTooLong, notComputed
    kind: str


class ColumnBlockError(_ColumnBlockErrorRequired, total=False):
    # The text in the source.
    text: str


class _ColumnBlockMatchRequired(TypedDict):
    row: int
    ranges: List[List[int]]


class ColumnBlockMatch(_ColumnBlockMatchRequired, total=False):
    # How many more there are behind the part that is told; at most 65,536 of one cell are looked
    # for.
    further: int


class _ColumnBlockRequired(TypedDict):
    column: Id


class ColumnBlock(_ColumnBlockRequired, total=False):
    """Cells of one column, in the order of the rows."""

    # Where the block begins in the rows of the whole answer or update; absent: 0.
    offset: int
    # The values, with `as` value or both.
    values: List[CellValue]
    # What to show: one line, control characters made visible; with `as` text or both.
    texts: List[str]
    # Cells without a value, with their source text. Absent if empty.
    errors: List[ColumnBlockError]
    # Cells that are not known yet. Absent if empty.
    pending: List[int]
    # Cells that the client supplied and of which an input has changed since. Absent if empty.
    stale: List[int]
    # Cells with bytes that are not UTF-8, shown with U+FFFD. Absent if empty.
    lossy: List[int]
    # Cells of which value or text are not told whole: their beginnings, or null for a value that is
    # no text; `cell/text` reads them. Absent if empty.
    cut: List[int]
    # Search hits as half-open ranges of UTF-16 offsets. Absent if empty.
    matches: List[ColumnBlockMatch]
    # Cells that somebody is typing into; `texts` show what is typed. Absent if empty.
    drafts: List[CellInDraft]


class _UpdateBlockErrorRequired(TypedDict):
    # Counts within this block's list.
    row: int
    # Known: doesNotParse, outOfRange, sourceChanged, readFailed, fieldTooLong, notComputed
    kind: str


class UpdateBlockError(_UpdateBlockErrorRequired, total=False):
    # The text in the source.
    text: str


class _UpdateBlockMatchRequired(TypedDict):
    row: int
    ranges: List[List[int]]


class UpdateBlockMatch(_UpdateBlockMatchRequired, total=False):
    # How many more there are behind the part that is told; at most 65,536 of one cell are looked
    # for.
    further: int


class _UpdateBlockRequired(TypedDict):
    column: Id
    # New window indices, one for each cell.
    rows: List[int]


class UpdateBlock(_UpdateBlockRequired, total=False):
    """Changed cells of one column."""

    # The values, with `as` value or both.
    values: List[CellValue]
    # What to show: one line, control characters made visible; with `as` text or both.
    texts: List[str]
    # Cells without a value, with their source text. Absent if empty.
    errors: List[UpdateBlockError]
    # Cells that are not known yet. Absent if empty.
    pending: List[int]
    # Cells that the client supplied and of which an input has changed since. Absent if empty.
    stale: List[int]
    # Cells with bytes that are not UTF-8, shown with U+FFFD. Absent if empty.
    lossy: List[int]
    # Cells of which value or text are not told whole: their beginnings, or null for a value that is
    # no text; `cell/text` reads them. Absent if empty.
    cut: List[int]
    # Search hits as half-open ranges of UTF-16 offsets. Absent if empty.
    matches: List[UpdateBlockMatch]


class RowLine(TypedDict, total=False):
    """A line above or below a row, as it was declared."""

    leading: float
    trailing: float
    thickness: float


class ViewportHolds(TypedDict, total=False):
    """What of a viewport stays, by kinds of change; at the others the entry."""

    sort: ViewportHold
    filter: ViewportHold
    sections: ViewportHold
    page: ViewportHold
    setRows: ViewportHold
    load: ViewportHold
    edit: ViewportHold
    resize: ViewportHold
    measure: ViewportHold


# What stays in place when content changes; entry by default. For viewports by kinds of change.
Hold = Union[Literal["entry", "index", "end"], ViewportHolds]

# What of a viewport stays at a change: the anchor, the offset, or nothing, so that the start is
# shown.
ViewportHold = Literal["entry", "offset", "start"]

# Where something begins, in units from the start of the content, to the nearest 64th.
Offset = float


class ViewportPlaceStickyItem(TypedDict):
    # Known: group, header
    kind: str
    # From the viewport's start; negative where it is pushed out.
    y: float
    height: float
    section: SectionInfo


class _ViewportPlaceRequired(TypedDict):
    # Where it begins, from the start of the content.
    offset: float
    extent: float
    # Where the first entry of the window begins.
    top: float


class ViewportPlace(_ViewportPlaceRequired, total=False):
    """Where a viewport stands, in units. In the last part of an update, when any of it changed."""

    # What stands between two entries; default 0.
    spacing: float
    # What offset and top lack as long as the user drags; default 0.
    heldBack: float
    thumb: Thumb
    anchor: EntryKey
    # The headers that stay at its start, the outermost first; absent: none.
    sticky: List[ViewportPlaceStickyItem]


class _AcrossRequired(TypedDict):
    # How wide the frame is, fixed columns included.
    extent: float


class Across(_AcrossRequired, total=False):
    """A window of the columns: those that are fixed, and those of the centre of which something is
    seen."""

    # How far the centre is scrolled, from the side where reading begins; default 0.
    offset: float
    # How far beside what is seen columns are held; default 0.
    overscan: float


class AcrossMove(TypedDict, total=False):
    """What of the columns is to be seen; what is absent stays."""

    offset: float
    thumb: ThumbStart
    extent: float
    overscan: float
    column: Id
    # Where the column is to stand; default nearest.
    placement: Literal["start", "center", "end", "nearest"]


class AcrossPlacesLeft(TypedDict):
    """Where the left edges of the groups stand, from the left of the frame."""

    leading: float
    center: float
    trailing: float


class _AcrossPlacesRequired(TypedDict):
    # How far the centre is scrolled, from the side where reading begins.
    offset: float
    # How much of the frame the centre has.
    room: float
    # How wide the centre is.
    extent: float
    # Where the left edges of the groups stand, from the left of the frame.
    left: AcrossPlacesLeft


class AcrossPlaces(_AcrossPlacesRequired, total=False):
    """Where a client draws the columns of a window."""

    thumb: Thumb


class Thumb(TypedDict):
    """The thumb of a scroll bar, in units of its track, which is as long as what is seen."""

    start: float
    length: float


# Where the thumb of the scroll bar is to begin on its track; what is beyond is brought there.
ThumbStart = float


class LayoutInsets(TypedDict):
    """Beside all columns; absent: nothing."""

    leading: float
    trailing: float


class LayoutFixed(TypedDict):
    leading: int
    trailing: int


class _LayoutRequired(TypedDict):
    measurer: Measurer
    # How wide the view is.
    frame: Union[float, None]
    spacing: float
    scale: bool
    lock: bool
    fixed: LayoutFixed
    sizing: Sizing
    columns: Dict[str, ColumnSizing]


class Layout(_LayoutRequired, total=False):
    """How the view is laid out; absent: nothing is told of it."""

    # The least width of the content; absent: none.
    minimumWidth: float
    # Beside all columns; absent: nothing.
    insets: LayoutInsets
    # Absent: from left to right. Known: ltr, rtl
    direction: str
    rows: RowSizing
    items: ItemSizing


class LayoutPatchInsets(TypedDict, total=False):
    """What stands before the first column and after the last; default 0."""

    leading: Union[float, None]
    trailing: Union[float, None]


class LayoutPatchFixed(TypedDict, total=False):
    """How many of the columns shown do not scroll; the leading ones count first."""

    leading: Union[int, None]
    trailing: Union[int, None]


class LayoutPatch(TypedDict, total=False):
    """Merged into the layout of a state; {} asks for one with all defaults."""

    # Replaced whole; null: terminal cells.
    measurer: Union[Measurer, None]
    # How wide the view is; null: not known.
    frame: Union[float, None]
    # The least width of the content, whatever the frame; default 0.
    minimumWidth: Union[float, None]
    insets: Union[LayoutPatchInsets, None]
    # At which side the first column stands; default ltr, at the left.
    direction: Union[Literal["ltr", "rtl"], None]
    # Between two columns; default 0.
    spacing: Union[float, None]
    # Columns grow in proportion to fill the frame; default false.
    scale: Union[bool, None]
    # What cells need is kept once all rows have been measured and there are any; default false.
    lock: Union[bool, None]
    fixed: Union[LayoutPatchFixed, None]
    rows: Union[RowSizingPatch, None]
    # Entries stand as items of a collection, whatever rows say; null (default): below each other.
    items: Union[ItemSizingPatch, None]
    sizing: Union[SizingPatch, None]
    # What is said of single columns by id; null: nothing.
    columns: Union[Dict[str, Union[ColumnSizingPatch, None]], None]


class ItemSizingSize(TypedDict):
    width: Union[float, None]
    height: Union[float, None]


class ItemSizing(TypedDict):
    """How entries stand as items of a collection; absent: they stand below each other."""

    # Known: wrapped, horizontal
    direction: str
    size: ItemSizingSize
    perLine: Union[List[int], None]
    spacing: float
    lineSpacing: float
    insets: Insets


class ItemSizingPatchSize(TypedDict, total=False):
    width: Union[float, None]
    height: Union[float, None]


class ItemSizingPatch(TypedDict, total=False):
    """Merged into how items stand; {}: each in a line of its own, as wide as that."""

    # In lines of the frame's width, one below the other (default), or side by side, to be scrolled
    # sideways.
    direction: Union[Literal["wrapped", "horizontal"], None]
    # Of rows that declare none; null (default): as wide as a line, as high as a line of text.
    size: Union[ItemSizingPatchSize, None]
    # How many items share the width of each line of a section, replaced whole; the last number
    # holds for all further lines. null (default): as many as fit.
    perLine: Union[List[int], None]
    # Between two items of a line; default 0.
    spacing: Union[float, None]
    # Between two lines; default 0.
    lineSpacing: Union[float, None]
    # Around all items, replaced whole; null: nothing.
    insets: Union[Insets, None]


class ItemFrame(TypedDict):
    """Where an item stands in the content of a collection, in units."""

    # From the side where reading begins.
    x: float
    y: float
    width: float
    height: float


class _RowSizingRequired(TypedDict):
    height: Union[float, None]
    wrap: bool
    linesMax: Union[int, None]
    inset: float
    padding: float
    minimum: float
    maximum: Union[float, None]
    whole: bool


class RowSizing(_RowSizingRequired, total=False):
    """How high entries are; absent: that is not told."""

    spacing: float
    background: bool
    # Told unless it is 50.
    quiet: int
    # Told unless it is the daemon.
    measured: Literal["client"]
    # Told unless it is 10000.
    deadline: int


class RowSizingPatch(TypedDict, total=False):
    """Merged into how high entries are; {}: as high as a line."""

    # Of rows that declare none; null (default): by their texts.
    height: Union[float, None]
    # Texts are wrapped at the width of their column; default false: a row has one line.
    wrap: Union[bool, None]
    # At most so many lines count; default: all.
    linesMax: Union[int, None]
    # What of the width of a column its texts do not have; default 0.
    inset: Union[float, None]
    # Added to the lines; default 0.
    padding: Union[float, None]
    # The least height by texts; default 0.
    minimum: Union[float, None]
    # The greatest height by texts, stronger than the least; default none.
    maximum: Union[float, None]
    # The height of the lines is rounded up to a whole unit; default false.
    whole: Union[bool, None]
    # Between two entries; default 0.
    spacing: Union[float, None]
    # Rows of large tables that no window shows are measured, too; default true.
    background: Union[bool, None]
    # For how many milliseconds nothing may have changed before that begins; default 50.
    quiet: Union[int, None]
    # By whom: the daemon (default), or the client, asked with cell/measure.
    measured: Union[Literal["daemon", "client"], None]
    # Milliseconds that the client may take for an answer; default 10000.
    deadline: Union[int, None]


class Sizing(TypedDict, total=False):
    """How columns get their widths; what is absent has its default."""

    mode: WidthMode
    minimum: float
    maximum: float
    padding: float
    headerPadding: float
    header: bool
    footer: bool
    whole: bool


class SizingPatch(TypedDict, total=False):
    """Merged into how columns get their widths; null: the default."""

    # Where the width comes from; default maximum.
    mode: Union[WidthMode, None]
    # The least width; default 0.
    minimum: Union[float, None]
    # The greatest width, stronger than the least; default none.
    maximum: Union[float, None]
    # Added to what cells need; default 0.
    padding: Union[float, None]
    # Added to the header's text, for margins and an indicator; default 0.
    headerPadding: Union[float, None]
    # A column is at least as wide as its header, whatever its maximum; default true.
    header: Union[bool, None]
    # A column is at least as wide as what stands below it, whatever its maximum; default false.
    footer: Union[bool, None]
    # The width of each cell's text is rounded up to a whole unit; default false.
    whole: Union[bool, None]


class ColumnSizing(TypedDict, total=False):
    """How one column gets its width; what is absent is as for all."""

    mode: WidthMode
    minimum: float
    maximum: float
    padding: float
    headerPadding: float
    header: bool
    footer: bool
    whole: bool
    # Given by the user.
    width: float
    # Between this column and the next.
    spacing: float


class ColumnSizingPatch(TypedDict, total=False):
    """Merged into how one column gets its width; null: as for all."""

    mode: Union[WidthMode, None]
    minimum: Union[float, None]
    maximum: Union[float, None]
    padding: Union[float, None]
    headerPadding: Union[float, None]
    header: Union[bool, None]
    footer: Union[bool, None]
    whole: Union[bool, None]
    # Given by the user: it takes the place of all else; null: there is none.
    width: Union[float, None]
    # Between this column and the next, in place of what stands between all; null: as between all.
    spacing: Union[float, None]


class WidthModeMaximum(TypedDict):
    """The widest cell of all rows."""

    kind: Literal["maximum"]


class WidthModeAverage(TypedDict):
    """An estimate: the mean number of characters of all cells times an advance."""

    kind: Literal["average"]
    advance: float


class WidthModeSampled(TypedDict):
    """The widest cell of at most size rows, evenly spread; 0: all."""

    kind: Literal["sampled"]
    size: int


class WidthModeClient(TypedDict):
    """The widest cell of at most size rows, evenly spread, as the client finds them
    (cell/measure)."""

    kind: Literal["client"]
    size: int


class WidthModePercentile(TypedDict):
    """The width at a share of a sample's widths in order."""

    kind: Literal["percentile"]
    share: float
    size: int


class WidthModeHybrid(TypedDict):
    """The larger of average and sampled."""

    kind: Literal["hybrid"]
    size: int
    advance: float


class WidthModePadded(TypedDict):
    """A width for the content, to which padding is added."""

    kind: Literal["padded"]
    width: float


class WidthModeFixed(TypedDict):
    """A width, without padding."""

    kind: Literal["fixed"]
    width: float


class WidthModeFraction(TypedDict):
    """A share of the frame, without padding."""

    kind: Literal["fraction"]
    share: float


class WidthModeFlexible(TypedDict):
    """An equal part of what the other columns leave of the frame."""

    kind: Literal["flexible"]


class WidthModeAdaptive(TypedDict):
    """As flexible, in as many tracks of the least width as fit."""

    kind: Literal["adaptive"]


# Where the width of a column comes from: its cells (with padding), or not.
WidthMode = Union[
    WidthModeMaximum,
    WidthModeAverage,
    WidthModeSampled,
    WidthModeClient,
    WidthModePercentile,
    WidthModeHybrid,
    WidthModePadded,
    WidthModeFixed,
    WidthModeFraction,
    WidthModeFlexible,
    WidthModeAdaptive,
]


class ColumnPlacesItems(TypedDict):
    """How large the content of a collection is, in place of height."""

    width: float
    height: float


class ColumnPlacesGroups(TypedDict):
    """How wide each group is, where columns are fixed."""

    leading: float
    center: float
    trailing: float


class _ColumnPlacesColumnRequired(TypedDict):
    column: Id
    # Where it begins, from the left of its group.
    x: float
    width: float


class ColumnPlacesColumn(_ColumnPlacesColumnRequired, total=False):
    # The side at which it stands fixed; absent: it scrolls. Known: leading, trailing
    fixed: str
    # Of an adaptive column, if more than one.
    tracks: int
    # It is an estimate, or not all rows are measured yet.
    estimate: Literal[True]


class _ColumnPlacesRequired(TypedDict):
    # Of all, with insets and what stands between them.
    width: float
    # In order.
    columns: List[ColumnPlacesColumn]


class ColumnPlaces(_ColumnPlacesRequired, total=False):
    """Where the columns shown stand, and how high the page is."""

    # How wide the content is, where its least width is more than that.
    content: float
    # Absent: from left to right. Known: ltr, rtl
    direction: str
    # Of all entries of the page, with what stands between them; absent: the layout says nothing of
    # rows.
    height: float
    # How large the content of a collection is, in place of height.
    items: ColumnPlacesItems
    # The height of some entry is an estimate.
    estimate: Literal[True]
    # How wide each group is, where columns are fixed.
    groups: ColumnPlacesGroups


class _ColumnPlacesUpdateRequired(TypedDict):
    width: float


class ColumnPlacesUpdate(_ColumnPlacesUpdateRequired, total=False):
    """Where the columns shown stand, as an update tells it."""

    content: float
    # Known: ltr, rtl
    direction: str
    height: float
    items: ColumnPlacesItems
    estimate: Literal[True]
    groups: ColumnPlacesGroups
    # In order. Absent, where `brief` was asked for: as they were told before.
    columns: List[ColumnPlacesColumn]


class _ColumnFrameRequired(TypedDict):
    column: Id


class ColumnFrame(_ColumnFrameRequired, total=False):
    """Where a column stands; with a reason, why nowhere."""

    # Known: leading, center, trailing
    group: str
    # Where it begins, from the left of its group.
    x: float
    width: float
    estimate: Literal[True]
    # Known: hidden
    reason: str


class Presentation(TypedDict):
    """How the view is presented, with all defaults filled in; absent: nothing is said."""

    kind: PresentationKind
    header: PresentationBar
    footer: PresentationBar
    search: PresentationSearch
    insets: PresentationInsets
    spacings: PresentationSpacings
    indicators: PresentationIndicators
    scrollBars: PresentationScrollBars
    alignment: Literal["leading", "center", "trailing"]


# list: rows with a header and footer that scroll with them; stack: between those; grid: cells in
# tracks; headless: rows alone.
PresentationKind = Literal["list", "stack", "grid", "headless"]


class PresentationBar(TypedDict):
    """The header or footer."""

    shown: bool
    # 0 where it is not drawn here.
    height: float
    inside: bool
    floats: bool


class PresentationSearch(TypedDict):
    """The search field."""

    shown: bool
    # 0 where it is not drawn here.
    height: float
    inside: bool
    floats: bool
    placement: Literal["embedded", "client", "hidden"]
    placeholder: Union[str, None]


class Insets(TypedDict, total=False):
    """What stands around something; default 0 at each side."""

    top: float
    leading: float
    bottom: float
    trailing: float


class PresentationInsets(TypedDict, total=False):
    """By name, those that are said."""

    table: Insets
    header: Insets
    footer: Insets
    row: Insets
    item: Insets


class PresentationSpacings(TypedDict):
    """Negative: they overlap."""

    header: float
    footer: float


class PresentationIndicators(TypedDict):
    """What tells in headers how columns are sorted: texts or names of the client."""

    ascending: str
    descending: str
    none: str
    width: float
    header: bool
    footer: bool


class _PresentationScrollBarsRequired(TypedDict):
    vertical: bool
    horizontal: bool


class PresentationScrollBars(_PresentationScrollBarsRequired, total=False):
    """Which are shown."""

    # Told unless it is 1.
    minimum: float


class PresentationPatch(TypedDict, total=False):
    """Merged into how the view is presented; null restores a default; {}: a list of defaults."""

    kind: Union[Literal["list", "stack", "grid", "headless"], None]
    header: Union[BarPatch, None]
    footer: Union[BarPatch, None]
    search: Union[SearchBarPatch, None]
    insets: Union[InsetsPatch, None]
    spacings: Union[SpacingsPatch, None]
    indicators: Union[IndicatorsPatch, None]
    scrollBars: Union[ScrollBarsPatch, None]
    # Where cells of a grid stand in their track; default leading.
    alignment: Union[Literal["leading", "center", "trailing"], None]


class BarPatch(TypedDict, total=False):
    """Of the header or footer."""

    # Whether it is drawn; default true, but false of the header and footer of a headless view, and
    # of a footer that is not told.
    shown: Union[bool, None]
    # Default 0.
    height: Union[float, None]
    # Whether it takes part in the scrolled area; default: header and footer of a list.
    inside: Union[bool, None]
    # Whether, inside, it stays at its edge while rows pass below it; default false.
    floats: Union[bool, None]


class SearchBarPatch(TypedDict, total=False):
    """Of the search field; inside and floats are false by default."""

    # Whether it is drawn; default true, but false of the header and footer of a headless view, and
    # of a footer that is not told.
    shown: Union[bool, None]
    # Default 0.
    height: Union[float, None]
    # Whether it takes part in the scrolled area; default: header and footer of a list.
    inside: Union[bool, None]
    # Whether, inside, it stays at its edge while rows pass below it; default false.
    floats: Union[bool, None]
    # Default embedded; elsewhere the bar has no height. A search can be set wherever it is.
    placement: Union[Literal["embedded", "client", "hidden"], None]
    # What the field shows while nothing is searched for; default null.
    placeholder: Union[str, None]


class InsetsPatch(TypedDict, total=False):
    """Each is replaced whole."""

    table: Union[Insets, None]
    header: Union[Insets, None]
    footer: Union[Insets, None]
    row: Union[Insets, None]
    item: Union[Insets, None]


class SpacingsPatch(TypedDict, total=False):
    """Between header and rows, and between rows and footer; default 0."""

    header: Union[float, None]
    footer: Union[float, None]


class IndicatorsPatch(TypedDict, total=False):
    """Texts or names, as the client has them."""

    # Default ▲.
    ascending: Union[str, None]
    # Default ▼.
    descending: Union[str, None]
    # Default empty: nothing is drawn.
    none: Union[str, None]
    # What of a header they take in every state; the default of sizing.headerPadding; default 0.
    width: Union[float, None]
    # Default true.
    header: Union[bool, None]
    # Default false.
    footer: Union[bool, None]


class ScrollBarsPatch(TypedDict, total=False):
    """Default: both."""

    vertical: Union[bool, None]
    horizontal: Union[bool, None]
    # How long their thumbs are at least, in units; default 1.
    minimum: Union[float, None]


class PresetSetRowsResetAbove(TypedDict, total=False):
    changes: int
    share: float


class PresetSetRows(TypedDict, total=False):
    """What table/setRows takes from it."""

    resetAbove: PresetSetRowsResetAbove


class PresetDifference(TypedDict):
    option: str
    pages: str
    source: str


class _PresetRequired(TypedDict):
    name: PresetName
    # The library and its version.
    source: str
    state: ViewStatePatch
    # Where the library's pages and its source differ; the source holds.
    differences: List[PresetDifference]


class Preset(_PresetRequired, total=False):
    """The defaults of another library."""

    # What table/setRows takes from it.
    setRows: PresetSetRows


PresetName = Literal[
    "swiftdatatables",
    "tabler-macos",
    "tabler-macos-stack",
    "tabler-macos-grid",
    "tabler-ios",
    "tabler-ios-stack",
    "tabler-ios-grid",
    "datasource",
    "functionaltabledata",
]


class StyleParametersEntry(TypedDict):
    """The value for the row; null: there is none."""

    expression: str


class _StyleRequired(TypedDict):
    layer: StyleLayer
    # What the client knows the look by.
    tag: str


class Style(_StyleRequired, total=False):
    """A rule that says how rows look, or cells: those of columns, or those that the source is
    about."""

    # A condition in CEL over the row, which may read selected, hovered, hoveredColumn, section and
    # index; absent: it holds.
    when: str
    source: StyleSource
    # The columns whose cells are meant; absent: rows, or all columns where the source is about
    # cells.
    columns: List[Id]
    # What comes with the tag, by name.
    parameters: Dict[str, Union[str, float, bool, StyleParametersEntry]]


# Behind what is drawn, or in front of it.
StyleLayer = Literal["background", "overlay"]


class _StyleSourceStripesRequired(TypedDict):
    kind: Literal["stripes"]


class StyleSourceStripes(_StyleSourceStripesRequired, total=False):
    """Of every so many rows (default 2) the one at offset (default 0), counted in the page
    (default) or in the innermost section."""

    every: int
    offset: int
    by: Literal["page", "section"]


class _StyleSourceSortedRequired(TypedDict):
    kind: Literal["sorted"]


class StyleSourceSorted(_StyleSourceSortedRequired, total=False):
    """Cells of the columns that the view is sorted by, in all rows, or of every so many of the
    page in the one at offset (default 0)."""

    every: int
    offset: int


class StyleSourceSelected(TypedDict):
    """What is selected: rows, or cells, also those of selected columns."""

    kind: Literal["selected"]


class StyleSourceHovered(TypedDict):
    """The row under the subscription's pointer (view/hover)."""

    kind: Literal["hovered"]


class StyleSourceMatches(TypedDict):
    """Rows that match the search; with columns, their cells in which something is found."""

    kind: Literal["matches"]


class StyleSourceDrafts(TypedDict):
    """Cells that somebody is typing into."""

    kind: Literal["drafts"]


class StyleSourceErrors(TypedDict):
    """Cells without a value of their type."""

    kind: Literal["errors"]


# What a style knows without an expression.
StyleSource = Union[
    StyleSourceStripes,
    StyleSourceSorted,
    StyleSourceSelected,
    StyleSourceHovered,
    StyleSourceMatches,
    StyleSourceDrafts,
    StyleSourceErrors,
]


class WindowStylesLook(TypedDict):
    look: int
    styles: List[StyleTag]


class _WindowStylesRowRequired(TypedDict):
    at: IndexRuns


class WindowStylesRow(_WindowStylesRowRequired, total=False):
    look: int


class _WindowStylesCellRequired(TypedDict):
    column: Id
    at: IndexRuns


class WindowStylesCell(_WindowStylesCellRequired, total=False):
    look: int


class WindowStylesFailure(TypedDict):
    # Its place in the view's styles.
    style: int
    count: int
    row: RowKey
    message: str


class WindowStyles(TypedDict, total=False):
    """How rows and cells of the window look, to subscriptions that ask: of those whose look is
    new; without look they have none any more. Inserted rows have none until told."""

    # What was told before, the numbers of looks too, is to be forgotten, as in a reset.
    anew: Literal[True]
    # Looks that were not told before.
    looks: List[WindowStylesLook]
    rows: List[WindowStylesRow]
    cells: List[WindowStylesCell]
    # Styles that have no answer for rows of the window, when that changed, all of them.
    failures: List[WindowStylesFailure]


class _StyleTagRequired(TypedDict):
    layer: StyleLayer
    tag: str


class StyleTag(_StyleTagRequired, total=False):
    parameters: Dict[str, Union[str, float, bool]]


class _MeasurerCellsRequired(TypedDict):
    kind: Literal["cells"]


class MeasurerCells(_MeasurerCellsRequired, total=False):
    # A tab reaches to the next multiple of it; default: it is shown as a symbol.
    tabStop: int
    # Code points of ambiguous width take one cell (default) or two.
    ambiguous: Literal["narrow", "wide"]


class _MeasurerFontRequired(TypedDict):
    kind: Literal["font"]
    lineHeight: float
    regular: FontFace


class MeasurerFont(_MeasurerFontRequired, total=False):
    bold: FontFace


class MeasurerEstimate(TypedDict):
    kind: Literal["estimate"]
    advance: float
    lineHeight: float


# How long texts are: in cells of a terminal (default), by metrics of a font that the client lends,
# or by one advance for every cluster.
Measurer = Union[MeasurerCells, MeasurerFont, MeasurerEstimate]


class FontFaceRange(TypedDict):
    first: int
    end: int
    advance: float


class FontFaceAdvance(TypedDict):
    characters: str
    advance: float


class FontFaceKerningItem(TypedDict):
    pair: str
    advance: float


class _FontFaceRequired(TypedDict):
    # Of code points that are not named below; marks and what is not shown advance by 0.
    defaultAdvance: float


class FontFace(_FontFaceRequired, total=False):
    """How far characters advance. A cluster advances as far as its widest code point."""

    # Code points from first up to, not including, end; of overlapping ones the last counts.
    ranges: List[FontFaceRange]
    # Single code points; they count before ranges.
    advances: List[FontFaceAdvance]
    # What is added between two code points that stand next to each other.
    kerning: List[FontFaceKerningItem]
    # What is added after every cluster.
    letterSpacing: float


class TextMeasureLine(TypedDict):
    # First and end, in UTF-16 units of the text.
    range: List[int]
    width: float


class TextMeasureShown(TypedDict):
    """As truncate asks."""

    text: str
    width: float
    # Whether something was left out.
    cut: bool


class _TextMeasureRequired(TypedDict):
    # On one line.
    width: float
    # Of the lines told, or of one.
    height: float


class TextMeasure(_TextMeasureRequired, total=False):
    # As wrap asks, without the blanks at their ends.
    lines: List[TextMeasureLine]
    # There are more lines than linesMax.
    more: Literal[True]
    # As truncate asks.
    shown: TextMeasureShown


class SectionsCollapsed(TypedDict):
    # Whether all sections are, save those of `keys`.
    all: bool
    keys: List[SectionKey]


class _SectionsRequired(TypedDict):
    # The outermost first; declared: the sections that the table declares.
    by: Union[Literal["declared"], List[SectionLevel]]
    headers: bool
    footers: bool
    empty: Literal["hide", "show"]
    collapsed: SectionsCollapsed


class Sections(_SectionsRequired, total=False):
    """What makes the sections of a view, and how they are shown."""

    # What is told of the rows of each section; absent: nothing.
    aggregates: List[AggregateRule]


class SectionLevel(TypedDict, total=False):
    """What makes the sections of one level."""

    column: Id
    expression: OrderExpression
    # The sections that the table declares; no other member then.
    declared: Literal[True]
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator
    values: List[Union[bool, float, str]]


class SectionLevelPatch(TypedDict, total=False):
    """What makes the sections of one level: the values of a column or expression, or what the
    table declares."""

    column: Id
    expression: OrderExpression
    # The sections that the table declares; no other member then.
    declared: Literal[True]
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator
    # Sections that stand first, and are there also without rows.
    values: List[CellValue]


class SectionsPatchCollapsed(TypedDict, total=False):
    all: Union[bool, None]
    keys: Union[List[AnySectionKey], None]


class SectionsPatch(TypedDict, total=False):
    """Merged into the sections of a state; `by` must be there if there are none yet."""

    by: Union[Literal["declared"], List[SectionLevelPatch]]
    headers: Union[bool, None]
    footers: Union[bool, None]
    empty: Union[Literal["hide", "show"], None]
    collapsed: Union[SectionsPatchCollapsed, None]
    # What is told of the rows of each section, on every level; replaced whole.
    aggregates: Union[List[AggregateRulePatch], None]


class SectionKeyItemError(TypedDict):
    kind: Literal["error"]


# The values that name a section, the outermost first; {kind: "error"} for cells with errors. JSON
# is a string of its text.
SectionKey = List[Union[None, bool, float, str, SectionKeyItemError]]

# As sectionKey; values as the columns read them.
AnySectionKey = List[CellValue]


class _SectionInfoRequired(TypedDict):
    key: SectionKey
    # What its innermost value shows; empty for errors.
    title: str
    # Its rows, shown or not.
    count: int
    collapsed: bool


class SectionInfo(_SectionInfoRequired, total=False):
    """What is told about a section."""

    cut: IsCut
    # As the table declares it, and so on.
    header: str
    footer: str
    kind: str
    # The client's own JSON.
    state: Any
    # What the view's sections tell of their rows, in the order asked for; absent: nothing.
    aggregates: List[SectionAggregate]


class _DeclaredSectionRequired(TypedDict):
    key: RowKey


class DeclaredSection(_DeclaredSectionRequired, total=False):
    """A section that the table declares."""

    header: str
    footer: str
    kind: str
    # The client's own JSON.
    state: Any


class _NamedSectionRequired(TypedDict):
    key: AnyRowKey


class NamedSection(_NamedSectionRequired, total=False):
    """A section to declare; its rows are there."""

    header: str
    footer: str
    # A name of the declarations' sectionKinds.
    kind: str
    # The client's own JSON, kept, compared by value and never read.
    state: Any


class _NewSectionRequired(TypedDict):
    key: AnyRowKey


class NewSection(_NewSectionRequired, total=False):
    """A section to declare, with its rows, which do not say in which section they are."""

    header: str
    footer: str
    # A name of the declarations' sectionKinds.
    kind: str
    # The client's own JSON, kept, compared by value and never read.
    state: Any
    rows: NewRows


class SectionPlaceStart(TypedDict):
    kind: Literal["start"]


class SectionPlaceEnd(TypedDict):
    kind: Literal["end"]


class SectionPlaceBefore(TypedDict):
    kind: Literal["before"]
    section: AnyRowKey


class SectionPlaceAfter(TypedDict):
    kind: Literal["after"]
    section: AnyRowKey


# Where sections go.
SectionPlace = Union[SectionPlaceStart, SectionPlaceEnd, SectionPlaceBefore, SectionPlaceAfter]


class SectionOptions(TypedDict, total=False):
    """What is said of a section; null takes a member away."""

    header: Union[str, None]
    footer: Union[str, None]
    kind: Union[str, None]
    # The client's own JSON.
    state: Any


class Point(TypedDict, total=False):
    """A row, a column, or the cell where they meet."""

    row: AnyRowKey
    column: Id


class SelectedItem(TypedDict, total=False):
    """A row, column or cell with its places; viewIndex is null where a filter takes it out or its
    section is collapsed."""

    row: RowKey
    column: Id
    sourceIndex: Union[int, None]
    viewIndex: Union[int, None]
    pageIndex: int


class WindowSelectionCell(TypedDict):
    column: Id
    rows: IndexRuns


class _WindowSelectionRequired(TypedDict):
    # How much is selected in the whole view, shown or not.
    count: int


class WindowSelection(_WindowSelectionRequired, total=False):
    """What of a window is selected: runs of window indices."""

    rows: IndexRuns
    cells: List[WindowSelectionCell]
    columns: List[Id]


class SearchPatch(TypedDict, total=False):
    text: Union[str, None]
    columns: Union[List[Id], None]
    caseFolded: Union[bool, None]
    diacritics: Union[Literal["exact", "ignored"], None]
    match: Union[Literal["contains", "words", "prefix", "regex", "fuzzy"], None]
    mode: Union[Literal["filter", "mark"], None]
    # What cells show (default), or the texts of values, as without a format.
    of: Union[Literal["display", "value"], None]


class SearchProgress(TypedDict):
    """How far a search is that is still being made."""

    # Rows looked at so far.
    rows: int
    # How many of them match.
    matches: int


class FilterAll(TypedDict):
    kind: Literal["all"]
    conditions: List[Filter]


class FilterAny(TypedDict):
    kind: Literal["any"]
    conditions: List[Filter]


class FilterNot(TypedDict):
    kind: Literal["not"]
    condition: Filter


class FilterCompare(TypedDict):
    kind: Literal["compare"]
    column: Id
    relation: Literal["equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"]
    # A value of the column's type, as in table/edit.
    value: Any


class FilterOneOf(TypedDict):
    kind: Literal["oneOf"]
    column: Id
    values: List[Any]


class _FilterTextRequired(TypedDict):
    kind: Literal["text"]
    column: Id
    relation: Literal["contains", "startsWith", "endsWith", "equals"]
    text: str


class FilterText(_FilterTextRequired, total=False):
    # Default true.
    caseFolded: bool
    # Default exact.
    diacritics: Literal["exact", "ignored"]
    # What cells show (default), or the texts of values, as without a format.
    of: Literal["display", "value"]


class FilterExpression(TypedDict):
    kind: Literal["expression"]
    # A condition in CEL; columns are variables.
    source: str


class FilterNull(TypedDict):
    kind: Literal["null"]
    column: Id


class FilterError(TypedDict):
    kind: Literal["error"]
    column: Id


# A condition on rows; only rows for which it is true pass.
Filter = Union[
    FilterAll,
    FilterAny,
    FilterNot,
    FilterCompare,
    FilterOneOf,
    FilterText,
    FilterExpression,
    FilterNull,
    FilterError,
]


class _FilterFailureRequired(TypedDict):
    row: RowKey
    # JSON pointer to the condition, into the state.
    pointer: str
    # As of the error evaluation.
    reason: str
    message: str


class FilterFailure(_FilterFailureRequired, total=False):
    """One of the rows that counts.failed counts, with the error."""

    range: Span
    bytes: Span
    lines: LineSpan


class _OrderFailureRequired(TypedDict):
    row: RowKey
    # JSON pointer to the expression, into the state.
    pointer: str
    # As of the error evaluation.
    reason: str
    message: str


class OrderFailure(_OrderFailureRequired, total=False):
    """One of the rows that counts.orderFailed counts, with the error."""

    range: Span
    bytes: Span
    lines: LineSpan


# What is told of many cells; sum and mean of numbers and durations only.
AggregateKind = Literal["count", "valid", "distinct", "sum", "mean", "min", "max"]


class AggregateRule(TypedDict):
    """One thing that is told of the cells of a column."""

    column: Id
    kind: AggregateKind


class AggregateRulePatch(TypedDict):
    column: Id
    kind: AggregateKind


class _GroupSortGroupRequired(TypedDict):
    kind: Literal["group"]


class GroupSortGroup(_GroupSortGroupRequired, total=False):
    direction: Literal["ascending", "descending"]


class _GroupSortCountRequired(TypedDict):
    kind: Literal["count"]


class GroupSortCount(_GroupSortCountRequired, total=False):
    direction: Literal["ascending", "descending"]


class _GroupSortAggregateRequired(TypedDict):
    kind: Literal["aggregate"]
    # Which of `aggregates`.
    index: int


class GroupSortAggregate(_GroupSortAggregateRequired, total=False):
    direction: Literal["ascending", "descending"]


# The order of groups; by default by the values grouped by.
GroupSort = Union[GroupSortGroup, GroupSortCount, GroupSortAggregate]


class FooterRule(TypedDict, total=False):
    """What stands below a column; an empty object: nothing."""

    # A text of the client's own, given back.
    title: str
    aggregate: AggregateKind
    # All rows of the table, or (default) those that pass filter and search, on all pages.
    over: Literal["all", "shown"]


class Footer(TypedDict, total=False):
    title: str
    aggregate: AggregateKind
    over: Literal["all", "shown"]
    value: CellValue
    # The value as the column shows values; counts in plain digits.
    text: str
    cut: IsCut
    # Cells without a value; absent: none.
    nulls: int
    # Cells that are errors; absent: none.
    errors: int
    # The value is of an older state; the new one is being computed.
    pending: Literal[True]
    # Known: notApplicable, outOfRange, tooManyValues
    problem: str


# What stands below the columns shown, by column id.
Footers = Dict[str, Footer]


class _SectionAggregateRequired(TypedDict):
    column: Id
    kind: AggregateKind
    value: CellValue
    # The value as the column shows values; counts in plain digits.
    text: str


class SectionAggregate(_SectionAggregateRequired, total=False):
    """What is told of the cells of a section's rows in one column."""

    cut: IsCut
    # Cells without a value; absent: none.
    nulls: int
    # Cells that are errors; absent: none.
    errors: int
    # The value is of an older state; the new one is being computed.
    pending: Literal[True]
    # Known: notApplicable, outOfRange, tooManyValues, tooManySections
    problem: str


class _TypedValueTimestampRequired(TypedDict):
    # Digits of a 64-bit integer.
    seconds: str


class TypedValueTimestamp(_TypedValueTimestampRequired, total=False):
    """Since 1970-01-01T00:00:00Z; the years 1 to 9999."""

    # Default 0.
    nanos: int


class _TypedValueDurationRequired(TypedDict):
    # Digits of a 64-bit integer.
    seconds: str


class TypedValueDuration(_TypedValueDurationRequired, total=False):
    """At most 292 years; both members have the same sign."""

    # Default 0.
    nanos: int


_TypedValueOptionalNames = TypedDict(
    "_TypedValueOptionalNames", {"int": "str", "bool": "bool"}, total=False
)


class TypedValue(_TypedValueOptionalNames, total=False):
    """A value of the expression language: an object whose one member names the type."""

    # An unsigned 64-bit integer in decimal digits.
    uint: str
    # A decimal number, NaN, Infinity or -Infinity.
    double: str
    string: str
    # Pairs of hexadecimal digits.
    bytes: str
    null: None
    list: List[TypedValue]
    # Pairs of key and value; keys are distinct integers, booleans or texts.
    map: List[List[TypedValue]]
    # The name of a type.
    type: str
    # Since 1970-01-01T00:00:00Z; the years 1 to 9999.
    timestamp: TypedValueTimestamp
    # At most 292 years; both members have the same sign.
    duration: TypedValueDuration
    # A value that may be absent: null if it is.
    optional: Union[TypedValue, None]


class BuiltType(TypedDict, total=False):
    """A type made of types: one of list, map, type, or opaque with of."""

    list: ExpressionType
    # The types of keys and values.
    map: List[ExpressionType]
    type: ExpressionType
    # The name; optional_type for values that may be absent.
    opaque: str
    of: List[ExpressionType]


# A type of the expression language; A, B, C and T stand for any type in a function's signature.
ExpressionType = Union[
    Literal[
        "null",
        "bool",
        "int64",
        "uint64",
        "double",
        "string",
        "bytes",
        "timestamp",
        "duration",
        "dyn",
        "A",
        "B",
        "C",
        "T",
    ],
    BuiltType,
]


class _DeclaredFunctionRequired(TypedDict):
    name: str
    arguments: List[ExpressionType]
    result: ExpressionType


class DeclaredFunction(_DeclaredFunctionRequired, total=False):
    """A function that is declared and not defined."""

    # Whether it is called on its first argument; default false.
    member: bool


class _ExpressionProblemRequired(TypedDict):
    # Known: syntax, limit, undeclared, noSuchOverload, type, unsupported
    kind: str
    message: str
    range: Span
    bytes: Span
    lines: LineSpan


class ExpressionProblem(_ExpressionProblemRequired, total=False):
    expected: str
    found: str
    # What may have been meant.
    hint: str


class Span(TypedDict):
    """Offsets into a text, half-open: UTF-16 units in range, bytes of UTF-8 in bytes."""

    first: int
    end: int


class LineSpanStart(TypedDict):
    line: int
    character: int


class LineSpanEnd(TypedDict):
    line: int
    character: int


class LineSpan(TypedDict):
    """A range as the LSP has it: lines from 0, characters in UTF-16 units."""

    start: LineSpanStart
    end: LineSpanEnd


class Supplied(TypedDict, total=False):
    """The client supplies the cells: it is asked (cell/compute) for those not known yet, and again
    where an input has changed."""

    # What a cell is made from; without it all columns that are not supplied, nor computed from
    # such.
    inputs: List[Id]
    # Milliseconds that the client has for an answer; 10,000 unless said.
    deadline: int


class _InitializeParamsClientInfoRequired(TypedDict):
    name: str


class InitializeParamsClientInfo(_InitializeParamsClientInfoRequired, total=False):
    version: str


class InitializeParams(TypedDict, total=False):
    """Params of initialize."""

    clientInfo: InitializeParamsClientInfo
    # The daemon leaves when that process is gone.
    processId: Union[int, None]
    # merged by default; each: one update per revision.
    updates: Literal["merged", "each"]
    trace: Literal["off", "messages", "verbose"]
    capabilities: Dict[str, Any]


class InitializeResultServerInfo(TypedDict):
    name: str
    version: str


class InitializeResultCapabilities(TypedDict):
    batches: bool
    lineMode: bool
    sources: List[str]
    updates: List[str]
    # What is dispatched, beside the life cycle.
    methods: List[str]


class InitializeResult(TypedDict):
    serverInfo: InitializeResultServerInfo
    protocolVersion: str
    capabilities: InitializeResultCapabilities
    limits: Limits
    unicodeVersion: str


class TableCreateParamsColumn(TypedDict, total=False):
    id: Id
    type: str
    title: str
    sortable: bool
    searchable: bool
    editable: bool
    # The expression that makes the cells; null: they are kept.
    computed: Union[str, None]
    path: Union[ObjectPath, None]
    # Whether the column has no values: every cell is null.
    headerOnly: bool
    # An expression over the row that says what the cells show; null: their values.
    display: Union[str, None]
    sortBy: Union[SortSource, None]
    supplied: Union[Supplied, None]
    format: Union[Format, None]
    parse: Union[Format, None]
    # What null shows.
    nullPlaceholder: Union[str, None]
    comparator: Union[Comparator, None]
    footer: Union[FooterRule, None]
    validate: ColumnCheck
    align: Union[Literal["start", "center", "end"], None]
    # The client's own JSON, given back; null takes it away.
    editor: Any
    # What draws the cells, by name.
    cellKind: Union[str, None]
    # The client's own JSON, given back; null takes it away.
    meta: Any


class TableCreateParams(TypedDict, total=False):
    """Params of table/create."""

    table: Id
    name: str
    columns: List[TableCreateParamsColumn]
    rows: NewRows
    # The sections that the table declares, with their rows, in place of rows.
    sections: List[NewSection]
    # The column that the sections' keys are written into; "section" by default. It is added as the
    # first, of texts, if columns do not name it.
    sectionColumn: str
    # section: keys are unique within their section only, and the section column is the first key
    # column.
    keyScope: Literal["table", "section"]
    types: NamedTypes
    defaultSort: SortKeys
    keyColumns: List[Id]
    # Detect types from strings as table/open does.
    detectTypes: bool
    declarations: Declarations
    # What the rows carry beside their cells, one for each.
    rowOptions: List[Union[RowOptions, None]]


class TableOpenParamsContent(TypedDict, total=False):
    text: str
    # RFC 4648 with its padding and without line ends.
    base64: str


class TableOpenParamsDialect(TypedDict, total=False):
    # One ASCII character that ends no line.
    delimiter: str
    # One ASCII character that ends no line, other than the delimiter; null: none.
    quote: Union[str, None]
    # A backslash; anything else: the quote, doubled.
    escape: Union[str, None]
    header: bool
    encoding: Literal["utf-8", "utf-16le", "utf-16be", "latin-1", "windows-1252"]
    # What comment lines begin with: at most eight ASCII characters without line ends, delimiter or
    # quote; null or empty: no comments.
    comment: Union[str, None]
    preambleLines: int
    nullValues: List[str]


class TableOpenParams(TypedDict, total=False):
    """Params of table/open."""

    table: Id
    name: str
    path: str
    # A file: URI of this machine (RFC 8089); names that are not UTF-8 have their bytes percent-
    # encoded.
    uri: str
    content: TableOpenParamsContent
    dialect: TableOpenParamsDialect
    # By column id.
    columns: Dict[str, ColumnOptions]
    types: NamedTypes
    defaultSort: SortKeys
    keyColumns: List[Id]
    # The sections that the table declares, in this order; their rows are those of the source.
    sections: List[NamedSection]
    # The column of the source that says in which section a row stands; "section" by default.
    sectionColumn: str
    # section: keys are unique within their section only, and the section column is the first key
    # column.
    keyScope: Literal["table", "section"]
    sampleRows: int
    progressToken: Union[str, int]
    declarations: Declarations
    # Answer when all rows are read; false unless said.
    wait: bool


class _TableDescribeParamsRequired(TypedDict):
    table: Id


class TableDescribeParams(_TableDescribeParamsRequired, total=False):
    """Params of table/describe."""

    diagnostics: Range


class _TableEditParamsRequired(TypedDict):
    table: Id
    edits: List[Edit]


class TableEditParams(_TableEditParamsRequired, total=False):
    """Params of table/edit."""

    # A revision: the edit conflicts if what it names changed after it.
    seen: int
    # It conflicts if anything changed.
    exact: bool
    label: str
    author: str
    # step by default.
    history: Literal["step", "join", "none"]
    # What becomes of values that do not fit; refuse by default.
    invalid: Literal["refuse", "keep"]
    # Tell what would change, and change nothing.
    preview: bool
    # The view whose user edits: its binding and what the table declares count. Without it the
    # table's owner edits, who may do everything.
    view: str


class _TableEditResultRequired(TypedDict):
    # The present one, unless the edits changed something.
    revision: int
    inserted: List[RowKey]
    # The cells that were set; 0 when every cell and row is as it was.
    changedCells: int
    history: History


class TableEditResult(_TableEditResultRequired, total=False):
    preview: EditPreview


class _TableUndoParamsRequired(TypedDict):
    table: Id


class TableUndoParams(_TableUndoParamsRequired, total=False):
    """Params of table/undo."""

    author: str


class _TableUndoResultStepRequired(TypedDict):
    id: int


class TableUndoResultStep(_TableUndoResultStepRequired, total=False):
    label: str
    author: str


class TableUndoResult(TypedDict):
    revision: int
    step: Union[TableUndoResultStep, None]
    # Cells and rows left alone because a later change that is not undone touched them.
    skipped: int
    history: History


class _TableRedoParamsRequired(TypedDict):
    table: Id


class TableRedoParams(_TableRedoParamsRequired, total=False):
    """Params of table/redo."""

    author: str


class _TableRedoResultStepRequired(TypedDict):
    id: int


class TableRedoResultStep(_TableRedoResultStepRequired, total=False):
    label: str
    author: str


class TableRedoResult(TypedDict):
    revision: int
    step: Union[TableRedoResultStep, None]
    # Cells and rows left alone because a later change that is not undone touched them.
    skipped: int
    history: History


class _TableHistoryParamsRequired(TypedDict):
    table: Id


class TableHistoryParams(_TableHistoryParamsRequired, total=False):
    """Params of table/history."""

    # Steps to pass over; by default all but the newest.
    first: int
    # 100 by default, at most 1000 are listed.
    size: int


class _TableHistoryResultItemRequired(TypedDict):
    id: int
    done: bool
    # Known: edit, setRows
    cause: str
    # Made when it was last done or taken back.
    revision: int
    # Written.
    cells: int
    # That came, went or moved.
    rows: int
    # Changes of the columns.
    columns: int
    bytes: int


class TableHistoryResultItem(_TableHistoryResultItemRequired, total=False):
    label: str
    author: str
    # Changes of the declared sections, if there are any.
    sections: int


class TableHistoryResult(TypedDict):
    revision: int
    # Steps that are kept.
    count: int
    # The newest step that is done; 0: none.
    current: int
    # What the steps take, about.
    bytes: int
    bytesMax: int
    # Oldest steps that were let go because of bytesMax.
    dropped: int
    first: int
    items: List[TableHistoryResultItem]


class _TableJumpParamsRequired(TypedDict):
    table: Id
    # The newest step that is to be done; 0: before the oldest one kept.
    step: int


class TableJumpParams(_TableJumpParamsRequired, total=False):
    """Params of table/jump."""

    author: str


class TableJumpResult(TypedDict):
    revision: int
    # Steps taken back.
    undone: int
    # Steps done again.
    redone: int
    # Cells and rows left alone because a later change that is not undone touched them.
    skipped: int
    history: History


class TableSaveParamsRange(TypedDict):
    """Which of the text edits to answer with; all by default, at most 10,000."""

    first: int
    size: int


class _TableSaveParamsRequired(TypedDict):
    table: Id


class TableSaveParams(_TableSaveParamsRequired, total=False):
    """Params of table/save."""

    # Where to, as seen by the daemon; the table then belongs to that file. By default the table's
    # own file.
    path: str
    # The same as a `file:` URI.
    uri: str
    # What may be overwritten: the table's own file as it was opened or saved, or any file.
    # `ifUnchanged` by default.
    overwrite: Literal["ifUnchanged", "always"]
    # Whether to wait until the device has the content. True by default.
    sync: bool
    # Writes nothing, and answers with the edits of the file's text.
    dryRun: bool
    # Which of the text edits to answer with; all by default, at most 10,000.
    range: TableSaveParamsRange
    # The encoding; the file's by default, and UTF-8 for a table that comes from none. Later saves
    # keep it.
    encoding: Literal["utf-8", "utf-16le", "utf-16be", "latin-1", "windows-1252"]
    dialect: SaveDialect
    # Asks for `$/progress` while the file is written.
    progressToken: Union[str, int]


class _TableSaveResultRequired(TypedDict):
    # The revision that was saved. Edits that came meanwhile are not in it.
    revision: int
    # The size of the new file.
    bytes: int
    # Rows that were written anew or left out.
    records: int
    # Whether the table differs from the file now: only by edits that came meanwhile. In a dry run,
    # whether it differs.
    dirty: bool


class TableSaveResult(_TableSaveResultRequired, total=False):
    path: str
    uri: str
    # How the content got there: a new file took the old one's place; it was written over the old
    # content, because the file has other names, or its folder or owner allow no new file; or the
    # file had it already.
    way: Literal["replaced", "overwritten", "unchanged"]
    edits: TextEdits


class TableSetRowsParamsResetAbove(TypedDict, total=False):
    """Changes above which mode is reset; off by default."""

    # Changed rows.
    changes: int
    # Changed rows by rows of the longer content.
    share: float


class _TableSetRowsParamsRequired(TypedDict):
    table: Id


class TableSetRowsParams(_TableSetRowsParamsRequired, total=False):
    """Params of table/setRows."""

    rows: NewRows
    # The sections that the table declares from now on, with all their rows, in place of rows.
    sections: List[ContentSection]
    # Where the table declares no sections yet: the column that the sections' keys are written into;
    # "section" by default.
    sectionColumn: str
    # The columns that the rows give; all by default. Others keep their cells, and are null in new
    # rows.
    columns: List[Id]
    match: Match
    compare: Comparison
    # diff by default; reset: watching clients get everything anew.
    mode: Literal["diff", "reset"]
    # Changes above which mode is reset; off by default.
    resetAbove: TableSetRowsParamsResetAbove
    preset: PresetName
    # What each row carries, in the client's own JSON; null: nothing. Without it rows keep what they
    # carry.
    rowStates: List[Any]
    # For each row what its cells carry, by column; null: nothing. Without it cells keep what they
    # carry, as do those of columns that the rows do not give.
    cellStates: List[CellStates]
    # Any JSON; travels unread in the updates that tell the change.
    hints: Any
    # Whether a newer table/setRows may take this one's place.
    supersede: bool
    # A revision: a conflict if anything changed after it.
    seen: int
    label: str
    author: str
    # step by default.
    history: Literal["step", "join", "none"]
    # What becomes of values that do not fit; refuse by default.
    invalid: Literal["refuse", "keep"]


class TableSetRowsResultSections(TypedDict):
    """What became of the sections; where the request has some."""

    deletes: int
    inserts: int
    # The fewest possible.
    moves: int
    # With another header, footer, kind or state.
    updates: int


class _TableSetRowsResultRequired(TypedDict):
    # Known: applied, superseded
    outcome: str
    revision: int
    mode: Literal["diff", "reset"]
    deletes: int
    inserts: int
    # The fewest possible; where there are sections, they carry their rows.
    moves: int
    # Rows that stay or move and have other cells.
    updates: int
    changedCells: int
    history: History


class TableSetRowsResult(_TableSetRowsResultRequired, total=False):
    # What became of the sections; where the request has some.
    sections: TableSetRowsResultSections


class _TableValidateParamsRequired(TypedDict):
    table: Id


class TableValidateParams(_TableValidateParamsRequired, total=False):
    """Params of table/validate."""

    # All by default.
    rows: List[AnyRowKey]
    # All by default, and the rules of rows that name none.
    columns: List[Id]
    # 0 by default.
    first: int
    # 100 by default.
    size: int
    # Wait until all rows are read and the order is made; true unless said.
    wait: bool


class _TableValidateResultRuleRequired(TypedDict):
    severity: Severity
    count: int


class TableValidateResultRule(_TableValidateResultRuleRequired, total=False):
    column: Id
    kind: str
    type: ColumnTypeName
    index: int
    expression: str
    message: str
    # Why it cannot be asked with the columns as they are.
    problem: str


class _TableValidateResultItemRequired(TypedDict):
    # Known: invalid, doesNotParse, outOfRange, sourceChanged, readFailed, fieldTooLong, notComputed
    kind: str
    row: RowKey


class TableValidateResultItem(_TableValidateResultItemRequired, total=False):
    column: Id
    columns: List[Id]
    # What stands in the cell, or why it has no value.
    text: str
    cut: IsCut
    rule: BrokenRule
    # Why the rule has no answer.
    reason: str


class _TableValidateResultRequired(TypedDict):
    revision: int
    complete: Complete
    # Rows looked at.
    rows: int
    # Those with problems.
    faultyRows: int
    # Problems.
    count: int
    first: int
    # Row by row in the table's order, or that of `rows`; of a row its cells' first.
    items: List[TableValidateResultItem]


class TableValidateResult(_TableValidateResultRequired, total=False):
    # Cells that are errors, by column; absent: none.
    errors: Dict[str, int]
    # The table's rules, and how many rows break each; absent: there are none.
    rules: List[TableValidateResultRule]
    # The answer ended early, since it would have been too long: further items follow.
    more: Literal[True]


_TableDiffParamsNames = TypedDict("_TableDiffParamsNames", {"from": "ContentPlace"})

_TableDiffParamsOptionalNames = TypedDict(
    "_TableDiffParamsOptionalNames", {"as": "As"}, total=False
)


class _TableDiffParamsRequired(_TableDiffParamsNames, _TableDiffParamsOptionalNames):
    to: ContentPlace


class TableDiffParams(_TableDiffParamsRequired, total=False):
    """Params of table/diff."""

    match: Match
    compare: Comparison
    # The columns compared; by default all that both have.
    columns: List[Id]
    range: Range
    textBytes: TextBytes
    # Wait until all rows are read and the order is made; true unless said.
    wait: bool


class TableDiffResultCounts(TypedDict):
    """Changed rows; one that moved and has other cells counts twice in `changes`."""

    deletes: int
    moves: int
    inserts: int
    updates: int
    changes: int


class TableDiffResultDiffInserts(TypedDict):
    at: IndexRuns
    keys: List[RowKey]
    blocks: List[ColumnBlock]


class TableDiffResultDiff(TypedDict):
    """This page's changes; the pages' lists joined are the whole. Indices count rows in source
    order, or section by section."""

    deletes: IndexRuns
    moves: IndexMoves
    inserts: TableDiffResultDiffInserts
    updates: List[UpdateBlock]


class TableDiffResultOldDeletes(TypedDict):
    keys: List[RowKey]
    blocks: List[ColumnBlock]


class TableDiffResultOld(TypedDict):
    """What was there; `rows` of its updates are new indices, too."""

    deletes: TableDiffResultOldDeletes
    updates: List[UpdateBlock]


class TableDiffResultKeysUpdate(TypedDict):
    index: int
    key: RowKey
    columns: List[Id]


class TableDiffResultKeys(TypedDict):
    """Keys of the rows moved, in order, and of those updated with their columns."""

    moves: List[RowKey]
    updates: List[TableDiffResultKeysUpdate]


_TableDiffResultNames = TypedDict("_TableDiffResultNames", {"from": "ContentFound"})


class _TableDiffResultRequired(_TableDiffResultNames):
    to: ContentFound
    complete: Complete
    # The compared columns.
    columns: List[Id]
    # Changed rows; one that moved and has other cells counts twice in `changes`.
    counts: TableDiffResultCounts
    # The first change of this page, counted through deletes, moves, inserts and updates.
    first: int
    size: int
    # This page's changes; the pages' lists joined are the whole. Indices count rows in source
    # order, or section by section.
    diff: TableDiffResultDiff
    # What was there; `rows` of its updates are new indices, too.
    old: TableDiffResultOld
    # Keys of the rows moved, in order, and of those updated with their columns.
    keys: TableDiffResultKeys


class TableDiffResult(_TableDiffResultRequired, total=False):
    # The answer ended early, since it would have been too long: further changes follow.
    more: Literal[True]
    sections: SectionsDiff


class _ViewOpenParamsRequired(TypedDict):
    table: Id


class ViewOpenParams(_ViewOpenParamsRequired, total=False):
    """Params of view/open."""

    view: Id
    state: ViewStatePatch
    preset: PresetName
    # false: answer before the order is ready.
    wait: bool


class _ViewGetParamsRequired(TypedDict):
    view: Id


class ViewGetParams(_ViewGetParamsRequired, total=False):
    """Params of view/get."""

    # Wait until all rows are read and the order is made; false unless said.
    wait: bool


class _ViewSetParamsRequired(TypedDict):
    view: Id
    state: ViewStatePatch


class ViewSetParams(_ViewSetParamsRequired, total=False):
    """Params of view/set."""

    # The row whose page is shown and that watched windows keep in place.
    show: AnyRowKey
    # false: answer before the order is ready.
    wait: bool


class _ViewTapParamsRequired(TypedDict):
    view: Id
    part: Literal["header", "footer"]
    column: Id


class ViewTapParams(_ViewTapParamsRequired, total=False):
    """Params of view/tap."""

    # Keep the other sort keys.
    extend: bool


class _ViewTapResultIndicatorsEntryRequired(TypedDict):
    # Known: ascending, descending, none
    direction: str
    sortable: bool


class ViewTapResultIndicatorsEntry(_ViewTapResultIndicatorsEntryRequired, total=False):
    # Its place among the sort keys.
    priority: int


class _ViewTapResultRequired(TypedDict):
    view: Id
    table: Id
    viewRevision: int
    revision: int
    state: ViewState
    counts: Counts
    order: Order
    complete: Complete
    # The columns shown, in order.
    columns: List[Id]
    # Whether the column can be sorted by.
    sortable: bool
    # By column id.
    indicators: Dict[str, ViewTapResultIndicatorsEntry]


class ViewTapResult(_ViewTapResultRequired, total=False):
    footers: Footers
    layout: ColumnPlaces


_ViewRowsParamsOptionalNames = TypedDict("_ViewRowsParamsOptionalNames", {"as": "As"}, total=False)


class _ViewRowsParamsRequired(_ViewRowsParamsOptionalNames):
    view: Id


class ViewRowsParams(_ViewRowsParamsRequired, total=False):
    """Params of view/rows."""

    range: Range
    keys: List[AnyRowKey]
    columns: List[Id]
    textBytes: TextBytes
    # A view revision.
    at: int
    # What the view showed when it was pinned.
    pin: Id
    # Wait until all rows are read and the order is made; false unless said.
    wait: bool


class _ViewRowsResultRequired(TypedDict):
    viewRevision: int
    revision: int
    complete: Complete
    keys: List[EntryKey]
    blocks: List[ColumnBlock]
    counts: Counts
    order: Order


class ViewRowsResult(_ViewRowsResultRequired, total=False):
    # Index within the page; absent if keys were named.
    first: int
    # How many entries there are here, where the answer ended early.
    count: int
    # The answer ended early, since it would have been too long: further entries follow.
    more: Literal[True]
    # The sections that have one of the entries; absent without any.
    sections: List[SectionInfo]
    searching: SearchProgress


class _CellTextParamsRequired(TypedDict):
    table: Id
    row: AnyRowKey
    column: Id


class CellTextParams(_CellTextParamsRequired, total=False):
    """Params of cell/text."""

    # What the cell shows (default), or its value.
    of: Literal["text", "value"]
    # Where to begin, in bytes; default 0.
    first: int
    # How many bytes at most; default textBytesMax.
    size: int


class _CellTextResultRequired(TypedDict):
    revision: int
    # The range as it is, control characters too; null: the cell has no such text.
    text: Union[str, None]
    # Where the range begins, in bytes: at the beginning of a character.
    first: int
    # Where it ends, and the next one begins.
    end: int
    # How long the whole text is.
    bytes: int


class CellTextResult(_CellTextResultRequired, total=False):
    # Bytes that are not UTF-8 are told as U+FFFD.
    lossy: Literal[True]
    # The text goes on.
    more: Literal[True]


class _ViewPinParamsRequired(TypedDict):
    view: Id


class ViewPinParams(_ViewPinParamsRequired, total=False):
    """Params of view/pin."""

    pin: Id
    # Wait until all rows are read and the order is made; false unless said.
    wait: bool


class _ViewPinResultRequired(TypedDict):
    view: Id
    pin: Id
    viewRevision: int
    revision: int
    counts: Counts
    order: Order
    complete: Complete


class ViewPinResult(_ViewPinResultRequired, total=False):
    searching: SearchProgress


class ViewUnpinParams(TypedDict):
    """Params of view/unpin."""

    view: Id
    pin: Id


class _ViewLocateParamsAtItemRequired(TypedDict):
    # From the left of the group.
    x: float


class ViewLocateParamsAtItem(_ViewLocateParamsAtItemRequired, total=False):
    # Default center.
    group: Literal["leading", "center", "trailing"]


class _ViewLocateParamsRequired(TypedDict):
    view: Id


class ViewLocateParams(_ViewLocateParamsRequired, total=False):
    """Params of view/locate."""

    # The rows that are looked for.
    keys: List[AnyRowKey]
    # The columns whose frames are asked for.
    columns: List[Id]
    # Places at which columns are looked for.
    at: List[ViewLocateParamsAtItem]
    # Which entries stand there.
    offsets: List[Offset]
    # Wait until all rows are read and the order is made; false unless said.
    wait: bool


class _ViewLocateResultRowRequired(TypedDict):
    key: RowKey


class ViewLocateResultRow(_ViewLocateResultRowRequired, total=False):
    sourceIndex: int
    # Index within the page `pageIndex`; null if filtered or in a collapsed section.
    viewIndex: Union[int, None]
    pageIndex: int
    # Where it begins, on the page shown, if a layout with rows says it.
    offset: float
    height: float
    frame: ItemFrame
    # Known: filtered, collapsed, hidden, removed, unknown
    reason: str
    section: SectionKey


class _ViewLocateResultAtItemRequired(TypedDict):
    column: Id
    # Known: leading, center, trailing
    group: str
    x: float
    width: float
    # How far the place is from the column's left edge.
    distance: float


class ViewLocateResultAtItem(_ViewLocateResultAtItemRequired, total=False):
    estimate: Literal[True]


class _ViewLocateResultRequired(TypedDict):
    viewRevision: int
    complete: Complete
    rows: List[ViewLocateResultRow]


class ViewLocateResult(_ViewLocateResultRequired, total=False):
    columns: List[ColumnFrame]
    # For each place the column there; null beside all of its group.
    at: List[Union[ViewLocateResultAtItem, None]]
    # For each of `offsets` the entry that stands there, its spacing counted; null where none does.
    entries: List[Union[EntryFrame, None]]


_ViewWatchParamsOptionalNames = TypedDict(
    "_ViewWatchParamsOptionalNames", {"as": "As"}, total=False
)


class _ViewWatchParamsRequired(_ViewWatchParamsOptionalNames):
    view: Id
    window: Window


class ViewWatchParams(_ViewWatchParamsRequired, total=False):
    """Params of view/watch."""

    subscription: Id
    content: Literal["cells", "keys"]
    # The columns that the window holds, also hidden ones; null: all that the view shows.
    columns: Union[List[Id], None]
    textBytes: TextBytes
    hold: Hold
    anchor: NamedEntry
    # A viewport at the end stays there; default false.
    follow: bool
    # Tell in updates which entries come into sight and go out of it.
    appearance: bool
    # Tell in updates of which kinds rows and cells are, and what they carry.
    kinds: bool
    # Tell in updates which rules rows break.
    problems: bool
    # Tell in updates of the lines around rows.
    separators: bool
    # Tell in updates how rows and cells look by the view's styles.
    styles: bool
    # Leave out of updates that are no resets the counts, order, window and columns of the layout
    # that are as they were told.
    brief: bool
    across: Across


class ViewWatchResult(TypedDict):
    subscription: Id
    viewRevision: int
    revision: int
    complete: Complete


class _ViewScrollParamsRequired(TypedDict):
    subscription: Id


class ViewScrollParams(_ViewScrollParamsRequired, total=False):
    """Params of view/scroll."""

    # Index within the page.
    first: int
    size: int
    columns: Union[List[Id], None]
    hold: Hold
    # What of the columns is to be seen, what is absent stays; null: all of them are held.
    across: Union[AcrossMove, None]
    offset: Offset
    # How long the viewport is from now on, in units.
    extent: float
    entry: NamedEntry
    # Where `entry` is to stand; default nearest.
    placement: Literal["top", "center", "bottom", "nearest"]
    # So many extents on.
    pages: float
    to: Literal["start", "end"]
    thumb: ThumbStart
    # A viewport at the end stays there.
    follow: bool
    # The user is dragging: corrections of the offset wait.
    dragging: bool
    anchor: Union[NamedEntry, None]


class _ViewScrollResultRequired(TypedDict):
    first: int
    size: int


class ViewScrollResult(_ViewScrollResultRequired, total=False):
    across: AcrossPlaces
    viewport: ViewportPlace


class _ViewHoverParamsRequired(TypedDict):
    subscription: Id


class ViewHoverParams(_ViewHoverParamsRequired, total=False):
    """Params of view/hover."""

    # None by default, and as null.
    row: Union[AnyRowKey, None]
    column: Id


class ViewMeasureParamsRow(TypedDict):
    row: AnyRowKey
    # In units of the layout; null: what was told of the row is forgotten.
    height: Union[float, None]


class ViewMeasureParamsCell(TypedDict):
    row: AnyRowKey
    column: str
    # What the row must have for the cell, its margins counted, in units of the layout; null: what
    # was told of the cell is forgotten.
    height: Union[float, None]


class _ViewMeasureParamsRequired(TypedDict):
    view: Id


class ViewMeasureParams(_ViewMeasureParamsRequired, total=False):
    """Params of view/measure."""

    # How high rows are; of a row that is named twice the last counts.
    rows: List[ViewMeasureParamsRow]
    # How high single cells are: of a row of which no height was told the highest decides, with the
    # others as the daemon measures them.
    cells: List[ViewMeasureParamsCell]
    # The state of the view that was measured, the present one or one that a subscription holds;
    # default: the present one.
    at: int


class _ViewMeasureResultUnusedItemRequired(TypedDict):
    row: RowKey
    # Known: declared, fixed, changed, hidden
    reason: str


class ViewMeasureResultUnusedItem(_ViewMeasureResultUnusedItemRequired, total=False):
    # Of a cell.
    column: str


class _ViewMeasureResultRequired(TypedDict):
    viewRevision: int
    # How many rows have another height now.
    changed: int


class ViewMeasureResult(_ViewMeasureResultRequired, total=False):
    # What has no effect: the table declares the height, the layout says it, the row or what it is
    # drawn by has changed since `at`, or the view does not show the column. Absent if empty.
    unused: List[ViewMeasureResultUnusedItem]


class ViewResyncParams(TypedDict):
    """Params of view/resync."""

    subscription: Id


class ViewSyncParams(TypedDict, total=False):
    """Params of view/sync."""

    table: Id
    # Wait until no cell that the client supplies is pending or stale, too.
    supplied: bool


class ViewSyncResult(TypedDict):
    complete: Complete
    tables: Dict[str, int]


class ViewUnwatchParams(TypedDict):
    """Params of view/unwatch."""

    subscription: Id


class _ViewCollapseParamsRequired(TypedDict):
    view: Id
    action: Literal["collapse", "expand", "toggle"]


class ViewCollapseParams(_ViewCollapseParamsRequired, total=False):
    """Params of view/collapse."""

    # The sections; default: all, also those to come.
    keys: List[AnySectionKey]


class ViewCollapseResult(TypedDict):
    viewRevision: int
    counts: Counts
    order: Order
    complete: Complete


_ViewSelectParamsRangeNames = TypedDict("_ViewSelectParamsRangeNames", {"from": "Point"})


class ViewSelectParamsRange(_ViewSelectParamsRangeNames):
    to: Point


class _ViewSelectParamsRequired(TypedDict):
    view: Id
    action: Literal["replace", "add", "remove", "toggle", "extend", "tap", "all", "none", "invert"]


class ViewSelectParams(_ViewSelectParamsRequired, total=False):
    """Params of view/select."""

    # Named rows, where rows are selected.
    rows: List[AnyRowKey]
    # Named columns, where columns are selected.
    columns: List[Id]
    # Named cells, where cells are selected.
    cells: List[Point]
    # Ranges named by two corners, in the order of the view now.
    ranges: List[ViewSelectParamsRange]
    # Wait until all rows are read and the order is made; false unless said.
    wait: bool


class _ViewSelectResultRequired(TypedDict):
    viewRevision: int
    complete: Complete
    # How much is selected now.
    count: int
    selected: List[SelectedItem]
    deselected: List[SelectedItem]


class ViewSelectResult(_ViewSelectResultRequired, total=False):
    # true: a list holds only its first 1,000 items.
    truncated: bool


class _ViewSelectionParamsRequired(TypedDict):
    view: Id


class ViewSelectionParams(_ViewSelectionParamsRequired, total=False):
    """Params of view/selection."""

    # How many to pass over; default 0.
    first: int
    # Default rowsPerAnswerMax.
    size: int
    # Wait until all rows are read and the order is made; false unless said.
    wait: bool


class ViewSelectionResult(TypedDict):
    viewRevision: int
    complete: Complete
    unit: Literal["row", "cell", "column"]
    count: int
    first: int
    items: List[SelectedItem]


_ViewFindParamsOptionalNames = TypedDict(
    "_ViewFindParamsOptionalNames", {"from": "AnyRowKey"}, total=False
)


class _ViewFindParamsRequired(_ViewFindParamsOptionalNames):
    view: Id


class ViewFindParams(_ViewFindParamsRequired, total=False):
    """Params of view/find."""

    search: SearchPatch
    direction: Literal["next", "previous"]
    # false: do not go on at the other end.
    wrap: bool
    # Wait until all rows are read and the order is made; true unless said.
    wait: bool


class _ViewFindResultHitCellRequired(TypedDict):
    column: Id
    ranges: IndexRuns


class ViewFindResultHitCell(_ViewFindResultHitCellRequired, total=False):
    # How many more there are than are listed; at most 65,536 of one cell are looked for.
    further: int


class ViewFindResultHit(TypedDict):
    row: RowKey
    viewIndex: int
    pageIndex: int
    wrapped: bool
    cells: List[ViewFindResultHitCell]


class _ViewFindResultRequired(TypedDict):
    viewRevision: int
    revision: int
    complete: Complete
    hit: Union[ViewFindResultHit, None]


class ViewFindResult(_ViewFindResultRequired, total=False):
    matches: int


class FilterConvertParams(TypedDict):
    """Params of filter/convert."""

    table: Id
    filter: Union[Filter, str]


class FilterConvertResultProblem(TypedDict):
    pointer: str
    # Known: columnType, value, column, limit
    kind: str
    message: str


class FilterConvertResult(TypedDict):
    tree: Filter
    # null: it cannot be said in CEL.
    text: Union[str, None]
    # The conditions that have no text.
    problems: List[FilterConvertResultProblem]


class _FilterLikeParamsRequired(TypedDict):
    view: Id
    row: AnyRowKey
    column: Id


class FilterLikeParams(_FilterLikeParamsRequired, total=False):
    """Params of filter/like."""

    # How other cells stand to it; default equal.
    relation: Literal["equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"]
    # How it goes together with the view's filter; default all.
    combine: Literal["all", "any", "replace"]


class FilterLikeResult(TypedDict):
    viewRevision: int
    # What is like the cell.
    condition: Filter
    # The view's filter with it, to be set.
    filter: Filter


class ViewAggregateParamsAggregate(TypedDict):
    column: Id
    kind: AggregateKind


class ViewAggregateParamsRange(TypedDict):
    """Which of the groups; the first rowsPerAnswerMax by default."""

    first: int
    size: int


_ViewAggregateParamsOptionalNames = TypedDict(
    "_ViewAggregateParamsOptionalNames", {"as": "As"}, total=False
)


class _ViewAggregateParamsRequired(_ViewAggregateParamsOptionalNames):
    view: Id


class ViewAggregateParams(_ViewAggregateParamsRequired, total=False):
    """Params of view/aggregate."""

    # Rows with equal values in these columns are one group; none: all rows are.
    groupBy: List[Id]
    # What is told of each group beside its count of rows.
    aggregates: List[ViewAggregateParamsAggregate]
    over: Literal["all", "shown"]
    sort: GroupSort
    # Which of the groups; the first rowsPerAnswerMax by default.
    range: ViewAggregateParamsRange
    textBytes: TextBytes
    # Wait until all rows are read and the order is made; true unless said.
    wait: bool


class _ViewAggregateResultAggregateRequired(TypedDict):
    column: Id
    kind: AggregateKind


class ViewAggregateResultAggregate(_ViewAggregateResultAggregateRequired, total=False):
    values: List[CellValue]
    texts: List[str]
    # Groups of which value or text are not told whole. Absent if empty.
    cut: List[int]
    # Cells without a value, by group; absent: none.
    nulls: List[int]
    # Cells that are errors, by group; absent: none.
    errors: List[int]


class _ViewAggregateResultRequired(TypedDict):
    viewRevision: int
    revision: int
    complete: Complete
    # How many there are in all.
    groups: int
    first: int
    # The values of the groups told, column by column.
    groupBy: List[ColumnBlock]
    # The rows of each group.
    counts: List[int]
    # In the order asked for; each with one value per group.
    aggregates: List[ViewAggregateResultAggregate]


class ViewAggregateResult(_ViewAggregateResultRequired, total=False):
    # The answer ended early, since it would have been too long: further groups follow.
    more: Literal[True]


class _TableDeclareParamsRequired(TypedDict):
    table: Id
    declarations: Declarations


class TableDeclareParams(_TableDeclareParamsRequired, total=False):
    """Params of table/declare."""

    author: str


class TableDeclareResult(TypedDict):
    revision: int
    declarations: Declarations


class _TableResolveParamsRequired(TypedDict):
    table: Id


class TableResolveParams(_TableResolveParamsRequired, total=False):
    """Params of table/resolve."""

    rows: List[AnyRowKey]
    # With rows: the cells where they meet.
    columns: List[Id]
    headers: List[Id]
    sections: List[str]
    # A view of the table: its sections count, and expressions read where rows are in it.
    view: Id
    # A window on that view, or in place of `view` on its own: expressions also read where its
    # pointer is.
    subscription: Id
    # All by default.
    settings: List[
        Literal[
            "height",
            "width",
            "estimatedHeight",
            "headerHeight",
            "footerHeight",
            "hidden",
            "selectable",
            "momentary",
            "editable",
            "movable",
            "deletable",
            "collapsible",
            "indentation",
            "actions",
            "separators",
            "accessory",
            "accessibilityText",
            "cellKind",
            "editor",
            "holds",
        ],
    ]
    # How many items are passed over.
    first: int


class _TableResolveResultItemSettingsEntryRequired(TypedDict):
    # null: nobody says anything.
    value: Any
    layer: SettingLayer


class TableResolveResultItemSettingsEntry(_TableResolveResultItemSettingsEntryRequired, total=False):
    # The kind, section or column that the layer speaks as.
    name: str
    # Why an expression has no value.
    problem: str


class _TableResolveResultItemRequired(TypedDict):
    settings: Dict[str, TableResolveResultItemSettingsEntry]


class TableResolveResultItem(_TableResolveResultItemRequired, total=False):
    row: RowKey
    column: Id
    header: Id
    section: str
    # The declared kind that counts.
    kind: Union[str, None]
    # What the row says, where that is not declared.
    saidKind: str
    # The client's own JSON that the row carries.
    rowState: Any
    # The client's own JSON that the cell carries.
    cellState: Any
    # Of a row what its cells carry, by column.
    cellStates: Dict[str, Any]


class _TableResolveResultRequired(TypedDict):
    revision: int
    # Rows or cells, columns, headers, sections; each in the order asked for.
    items: List[TableResolveResultItem]
    first: int


class TableResolveResult(_TableResolveResultRequired, total=False):
    # The answer ended early, since it would have been too long: further items follow.
    more: Literal[True]


class _ActionListParamsRequired(TypedDict):
    view: Id


class ActionListParams(_ActionListParamsRequired, total=False):
    """Params of action/list."""

    row: AnyRowKey
    # With a row its cell; without one the column's header.
    column: str


class _ActionListResultRequired(TypedDict):
    viewRevision: int
    revision: int
    layer: SettingLayer
    # Without expressions; hidden ones are left out.
    actions: List[Action]


class ActionListResult(_ActionListResultRequired, total=False):
    # The kind, section or column that the layer speaks as.
    name: str
    # Why a nearer layer's expression has no value.
    problem: str


class _ActionInvokeParamsRequired(TypedDict):
    view: Id
    action: str


class ActionInvokeParams(_ActionInvokeParamsRequired, total=False):
    """Params of action/invoke."""

    row: AnyRowKey
    # With a row its cell; without one the column's header.
    column: str
    # A revision: it conflicts if the row changed after it.
    seen: int
    author: str


class ActionInvokeResult(TypedDict):
    viewRevision: int
    revision: int


class _ExpressionCheckParamsRequired(TypedDict):
    # The expression.
    source: str


class ExpressionCheckParams(_ExpressionCheckParamsRequired, total=False):
    """Params of expression/check."""

    # Default table: integers widen to doubles.
    dialect: Literal["strict", "table"]
    table: Id
    # Names and their types; they hide columns.
    variables: Dict[str, ExpressionType]
    # Functions that may be called and cannot be evaluated.
    functions: List[DeclaredFunction]


class _ExpressionCheckResultDependenciesRequired(TypedDict):
    columns: List[str]
    params: List[str]
    bindings: List[str]


class ExpressionCheckResultDependencies(_ExpressionCheckResultDependenciesRequired, total=False):
    """A change of anything else leaves the value alone."""

    # Columns that are read in other rows, if there are any.
    cells: List[str]


class _ExpressionCheckResultRequired(TypedDict):
    # Empty if the expression is right; else only this member is there.
    problems: List[ExpressionProblem]


class ExpressionCheckResult(_ExpressionCheckResultRequired, total=False):
    type: ExpressionType
    # A change of anything else leaves the value alone.
    dependencies: ExpressionCheckResultDependencies
    # About how many an evaluation takes; loops are counted once.
    steps: int


class _ExpressionEvaluateParamsRequired(TypedDict):
    # The expression.
    source: str


class ExpressionEvaluateParams(_ExpressionEvaluateParamsRequired, total=False):
    """Params of expression/evaluate."""

    # Default table: integers widen to doubles.
    dialect: Literal["strict", "table"]
    table: Id
    # Names and their types; they hide columns.
    variables: Dict[str, ExpressionType]
    # Whether types are checked before; default true.
    checked: bool
    row: AnyRowKey
    # Values of names; undeclared ones may be of any type.
    bindings: Dict[str, TypedValue]
    # Values of params.x, by x.
    params: Dict[str, TypedValue]


class _ExpressionEvaluateResultRequired(TypedDict):
    value: TypedValue
    type: ExpressionType


class ExpressionEvaluateResult(_ExpressionEvaluateResultRequired, total=False):
    complete: Complete


class TextMeasureParamsWrap(TypedDict, total=False):
    """Asks for lines, by the Unicode line breaking rules."""

    # What a line may take; default: lines end only where the text says so.
    width: float
    # At most so many are told.
    linesMax: int


class _TextMeasureParamsTruncateRequired(TypedDict):
    width: float


class TextMeasureParamsTruncate(_TextMeasureParamsTruncateRequired, total=False):
    """Asks for what is shown on one line."""

    # What is left out; default tail.
    at: Literal["head", "middle", "tail"]
    # What stands there, at most 16 code points; default U+2026.
    ellipsis: str


class _TextMeasureParamsRequired(TypedDict):
    texts: List[str]


class TextMeasureParams(_TextMeasureParamsRequired, total=False):
    """Params of text/measure."""

    measurer: Measurer
    # In the bold face, as headers; default false.
    bold: bool
    # Asks for lines, by the Unicode line breaking rules.
    wrap: TextMeasureParamsWrap
    # Asks for what is shown on one line.
    truncate: TextMeasureParamsTruncate


class _TextMeasureResultRequired(TypedDict):
    lineHeight: float
    # One for each text.
    measures: List[TextMeasure]


class TextMeasureResult(_TextMeasureResultRequired, total=False):
    # Widths are estimates.
    estimate: Literal[True]


class _ViewReplaceParamsAtRequired(TypedDict):
    row: AnyRowKey
    column: Id


class ViewReplaceParamsAt(_ViewReplaceParamsAtRequired, total=False):
    """One hit only."""

    # Which hit in the cell; 0 by default.
    index: int


_ViewReplaceParamsNames = TypedDict("_ViewReplaceParamsNames", {"with": "str"})


class _ViewReplaceParamsRequired(_ViewReplaceParamsNames):
    view: Id


class ViewReplaceParams(_ViewReplaceParamsRequired, total=False):
    """Params of view/replace."""

    search: SearchPatch
    # All rows shown (default), or what is selected.
    scope: Literal["all", "selection"]
    # One hit only.
    at: ViewReplaceParamsAt
    # As the table's owner (default), or as the view's user.
    by: Literal["owner", "user"]
    # Tell what would change, and change nothing.
    preview: bool
    label: str
    author: str
    # Wait until all rows are read and the order is made; true unless said. Without it only a
    # preview is done while rows are missing.
    wait: bool


class _ViewReplaceResultRequired(TypedDict):
    revision: int
    complete: Complete
    # Hits replaced.
    matches: int
    # Cells written.
    cells: int
    # Cells with hits in columns that cannot be edited.
    skipped: int
    history: History


class ViewReplaceResult(_ViewReplaceResultRequired, total=False):
    preview: EditPreview


class _TableRevertParamsRequired(TypedDict):
    table: Id


class TableRevertParams(_TableRevertParamsRequired, total=False):
    """Params of table/revert."""

    # What undo shows; `Revert` by default.
    label: str
    author: str


class TableRevertResult(TypedDict):
    revision: int
    # Rows that differed from the file.
    records: int
    history: History


class _CellDraftParamsRequired(TypedDict):
    view: Id
    row: AnyRowKey
    column: Id
    action: Literal["begin", "change", "commit", "cancel"]


class CellDraftParams(_CellDraftParamsRequired, total=False):
    """Params of cell/draft."""

    # With begin: as the table's owner (default), or as the view's user, whom its binding and the
    # declarations bind.
    by: Literal["owner", "user"]
    # What is typed by now.
    text: str
    # What was chosen, in place of `text`.
    value: Any
    # Commit also if somebody else changed the cell meanwhile; false by default.
    overwrite: bool
    label: str
    author: str
    # step by default.
    history: Literal["step", "join", "none"]
    # What becomes of a text that does not fit; refuse by default.
    invalid: Literal["refuse", "keep"]


class CellDraftResult(TypedDict):
    revision: int
    draft: Union[Draft, None]
    history: History


class _CellRefreshParamsRequired(TypedDict):
    table: Id


class CellRefreshParams(_CellRefreshParamsRequired, total=False):
    """Params of cell/refresh."""

    # Supplied columns; all by default.
    columns: List[Id]
    # All rows by default.
    rows: List[AnyRowKey]


class CellRefreshResult(TypedDict):
    revision: int


class _TableSetParamsParamsRequired(TypedDict):
    table: Id
    # Values of params.x, by x, without types and optionals; null takes one away, what is not named
    # stays.
    params: Dict[str, Union[TypedValue, None]]


class TableSetParamsParams(_TableSetParamsParamsRequired, total=False):
    """Params of table/setParams."""

    author: str


class TableSetParamsResult(TypedDict):
    revision: int


class ViewCloseParams(TypedDict):
    """Params of view/close."""

    view: Id


class TableCloseParams(TypedDict):
    """Params of table/close."""

    table: Id


class PresetListResult(TypedDict):
    presets: List[Preset]


class ServerStatsResultMemoryTables(TypedDict):
    """What all tables hold together."""

    # Rows they came with, and indices of files.
    sources: int
    # Edited and supplied cells.
    edits: int
    # The order of rows, and what they carry beside their cells.
    rows: int
    # Keys of rows.
    keys: int
    # What can be undone and redone, and the newest changes.
    history: int
    # Orders, filters, selections and heights of views.
    views: int
    # Tables that were too busy to be counted.
    uncounted: int


class _ServerStatsResultMemoryRequired(TypedDict):
    # Decoded chunks.
    cache: int
    # What all tables hold together.
    tables: ServerStatsResultMemoryTables
    # Keys and orders while views are sorted or grouped.
    sorting: int
    # What searches, filters and aggregates hold while they run.
    gathering: int
    # New content while it is compared.
    comparing: int
    # Messages that wait to be written, or are being read.
    messages: int
    # What a recording holds back.
    recording: int


class ServerStatsResultMemory(_ServerStatsResultMemoryRequired, total=False):
    """Where the process's memory is, in bytes. What is told by purpose is an estimate."""

    # What the system counts; told on Linux only.
    resident: int
    # How much of it is code and other mapped files.
    program: int
    # What of the heap is in use; told with glibc only, as are free and other.
    heap: int
    # What was freed and is kept, and stacks of threads.
    free: int
    # What of the heap is none of these.
    other: int


class ServerStatsResultMethodsEntryMicroseconds(TypedDict):
    """From the arrival until the answer is ready; at most a quarter too high."""

    p50: int
    p90: int
    p99: int


class _ServerStatsResultMethodsEntryRequired(TypedDict):
    # Calls answered, notifications included.
    count: int
    # From the arrival until the answer is ready; at most a quarter too high.
    microseconds: ServerStatsResultMethodsEntryMicroseconds


class ServerStatsResultMethodsEntry(_ServerStatsResultMethodsEntryRequired, total=False):
    # Failures by code.
    errors: Dict[str, int]


class ServerStatsResultWatchingItem(TypedDict):
    subscription: Id
    view: Id
    # Updates that wait; more than one only with updates: each.
    pending: int
    # Table revisions the client is behind.
    lagRevisions: int


class ServerStatsResult(TypedDict):
    # Where the process's memory is, in bytes. What is told by purpose is an estimate.
    memory: ServerStatsResultMemory
    # What was called, by method; unknown stands for all that do not exist.
    methods: Dict[str, ServerStatsResultMethodsEntry]
    # The subscriptions of the connection.
    watching: List[ServerStatsResultWatchingItem]


class RpcDiscoverResultInfo(TypedDict):
    title: str
    # The version of the protocol.
    version: str


class RpcDiscoverResult(TypedDict):
    """An OpenRPC document."""

    # The version of OpenRPC.
    openrpc: str
    info: RpcDiscoverResultInfo
    methods: List[Dict[str, Any]]
    components: Dict[str, Any]


class SetTraceParams(TypedDict):
    """Params of $/setTrace."""

    value: Literal["off", "messages", "verbose"]


class CancelRequestParams(TypedDict):
    """Params of $/cancelRequest."""

    id: Union[int, str]


_ViewUpdateParamsNames = TypedDict("_ViewUpdateParamsNames", {"from": "Union[int, None]"})


class _ViewUpdateParamsRequired(_ViewUpdateParamsNames):
    subscription: Id
    view: Id
    table: Id
    seq: int
    to: int
    revision: int
    # Known: edit, setRows, setParams, undo, redo, load, state, select, draft, scroll, hover, watch,
    # source, footer, declare, supply, layout
    causes: List[str]
    last: bool


class ViewUpdateParams(_ViewUpdateParamsRequired, total=False):
    """Params of view/update."""

    authors: List[str]
    hints: List[Any]
    appearance: ViewUpdateAppearance
    kinds: ViewUpdateKinds
    layout: Union[ColumnPlacesUpdate, None]
    across: Union[AcrossPlaces, None]
    heights: List[ViewUpdateHeight]
    frames: List[ItemFrame]
    viewport: ViewportPlace
    separators: List[ViewUpdateSeparator]
    styles: WindowStyles
    counts: Counts
    order: Order
    complete: Complete
    window: ViewUpdateWindow
    columns: List[Id]
    reset: ViewUpdateReset
    diff: ViewUpdateDiff
    part: int


class _ActionDidInvokeParamsRequired(TypedDict):
    table: Id
    view: Id
    revision: int
    action: str


class ActionDidInvokeParams(_ActionDidInvokeParamsRequired, total=False):
    """Params of action/didInvoke."""

    key: RowKey
    sourceIndex: Union[int, None]
    # null: not on the page shown.
    viewIndex: Union[int, None]
    # Without a key: its header.
    column: str
    # Of the row, by id of the columns shown; of a cell, its own.
    values: Dict[str, CellValue]
    author: str


class _ActionDecideParamsRequired(TypedDict):
    table: Id
    # What one request wants, at most the first 1,000 of it; all of it is decided at once.
    asked: List[AskedPermission]
    count: int
    # Milliseconds for the answer.
    deadline: int
    # What counts without an answer.
    default: Literal["allow", "refuse"]


class ActionDecideParams(_ActionDecideParamsRequired, total=False):
    """Params of action/decide."""

    view: Id


class ActionDecideResult(TypedDict):
    decision: Literal["allow", "refuse"]


class CellComputeParams(TypedDict):
    """Params of cell/compute."""

    table: Id
    column: Id
    type: ColumnType
    # The table's, from which the cells are to be made.
    revision: int
    rows: List[RowKey]
    # The cells of the inputs in these rows, as values.
    blocks: List[ColumnBlock]
    # The types of the inputs.
    types: List[ColumnType]
    # Milliseconds for the answer.
    deadline: int


class CellComputeResultError(TypedDict):
    row: int
    text: str


class _CellComputeResultRequired(TypedDict):
    # One per row, of the column's type; null where there is none.
    values: List[CellValue]


class CellComputeResult(_CellComputeResultRequired, total=False):
    # What the cells show, one per row; null: what the type shows. A column with a format shows by
    # that.
    texts: List[Union[str, None]]
    # Rows without a value, and why; `row` counts within `rows`.
    errors: List[CellComputeResultError]


class CellMeasureParamsColumn(TypedDict):
    column: Id
    width: float


class _CellMeasureParamsRequired(TypedDict):
    table: Id
    view: Id
    # The view's, as which the rows are to be measured.
    viewRevision: int
    revision: int
    # Known: heights, widths
    kind: str
    rows: List[RowKey]
    # The cells of these columns, or of that column, in these rows, as values and texts.
    blocks: List[ColumnBlock]
    # Milliseconds for the answer.
    deadline: int


class CellMeasureParams(_CellMeasureParamsRequired, total=False):
    """Params of cell/measure."""

    # The column whose cells are to be measured; of widths only.
    column: str
    # The columns shown, in order, and how wide they are; of heights only.
    columns: List[CellMeasureParamsColumn]


class CellMeasureResult(TypedDict, total=False):
    # One per row, in units of the layout; null: the daemon is to measure the row.
    heights: List[Union[float, None]]
    # One per row, in units of the layout; null: the daemon is to measure the cell.
    widths: List[Union[float, None]]


class TableDidChangeParamsDiagnostics(TypedDict):
    count: int


class _TableDidChangeParamsRequired(TypedDict):
    table: Id
    revision: int
    rows: RowsState
    sourceState: SourceState
    dirty: Dirty
    diagnostics: TableDidChangeParamsDiagnostics


class TableDidChangeParams(_TableDidChangeParamsRequired, total=False):
    """Params of table/didChange."""

    savedRevision: SavedRevision
    unsaved: Unsaved


class _ProgressParamsValueBeginRequired(TypedDict):
    kind: Literal["begin"]
    title: str


class ProgressParamsValueBegin(_ProgressParamsValueBeginRequired, total=False):
    message: str
    percentage: int


class _ProgressParamsValueReportRequired(TypedDict):
    kind: Literal["report"]


class ProgressParamsValueReport(_ProgressParamsValueReportRequired, total=False):
    message: str
    percentage: int


class _ProgressParamsValueEndRequired(TypedDict):
    kind: Literal["end"]


class ProgressParamsValueEnd(_ProgressParamsValueEndRequired, total=False):
    # What ended it before its end.
    message: str


class ProgressParams(TypedDict):
    """Params of $/progress."""

    token: Union[str, int]
    value: Union[ProgressParamsValueBegin, ProgressParamsValueReport, ProgressParamsValueEnd]


class _LogTraceParamsRequired(TypedDict):
    message: str


class LogTraceParams(_LogTraceParamsRequired, total=False):
    """Params of $/logTrace."""

    verbose: str


class WindowLogMessageParams(TypedDict):
    """Params of window/logMessage."""

    type: int
    message: str


# What a client may ask.
RequestMethod = Literal[
    "initialize",
    "table/create",
    "table/open",
    "table/describe",
    "table/edit",
    "table/undo",
    "table/redo",
    "table/history",
    "table/jump",
    "table/save",
    "table/setRows",
    "table/validate",
    "table/diff",
    "view/open",
    "view/get",
    "view/set",
    "view/tap",
    "view/rows",
    "cell/text",
    "view/pin",
    "view/unpin",
    "view/locate",
    "view/watch",
    "view/scroll",
    "view/hover",
    "view/measure",
    "view/resync",
    "view/sync",
    "view/unwatch",
    "view/collapse",
    "view/select",
    "view/selection",
    "view/find",
    "filter/convert",
    "filter/like",
    "view/aggregate",
    "table/declare",
    "table/resolve",
    "action/list",
    "action/invoke",
    "expression/check",
    "expression/evaluate",
    "text/measure",
    "view/replace",
    "table/revert",
    "cell/draft",
    "cell/refresh",
    "table/setParams",
    "view/close",
    "table/close",
    "preset/list",
    "server/stats",
    "rpc.discover",
    "shutdown",
]

# What a client may tell without an answer.
NotificationMethod = Literal["initialized", "$/setTrace", "$/cancelRequest", "exit"]

# What the daemon tells.
EventMethod = Literal[
    "view/update",
    "action/didInvoke",
    "table/didChange",
    "$/progress",
    "$/logTrace",
    "window/logMessage",
]
