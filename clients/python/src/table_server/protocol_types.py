"""What travels, as types.

Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.
"""

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union


class Limits(TypedDict):
    """The limits of this daemon."""

    # The maximum size of a message, in bytes.
    messageBytesMax: int
    # Requests in flight: accepted and not yet answered.
    requestsInFlightMax: int
    # Bytes of notifications queued for tables. While there are more, the daemon reads no input.
    waitingNotificationBytesMax: int
    # The maximum time that the daemon waits for pending responses after the end of input, in
    # milliseconds.
    drainMillisecondsMax: int
    # Messages of a batch.
    batchMembersMax: int
    # The nesting depth of a message.
    depthMax: int
    # Columns of a table.
    columnsMax: int
    # Rows of a table. Higher row numbers are reserved for inserted rows.
    rowsMax: int
    # The maximum length of a file's field that is kept, in bytes.
    fieldBytesMax: int
    # Rows of one response. Further rows are requested by range.
    rowsPerAnswerMax: int
    # Bytes of the result of a reading method. A longer result is split into pages.
    answerBytesMax: int
    # The default length limit of a cell's text in a window, in bytes, which `textBytes` overrides.
    windowTextBytes: int
    # The maximum length of a cell's text in one message, in bytes.
    textBytesMax: int
    # Rows in a window.
    windowRowsMax: int
    # Items on a page of a collection.
    collectionItemsMax: int
    # Conditions of a filter.
    filterConditionsMax: int
    # Bytes of an expression.
    expressionBytesMax: int
    # Nodes of an expression.
    expressionNodesMax: int
    # The nesting depth of an expression.
    expressionDepthMax: int
    # Steps of one evaluation.
    expressionStepsMax: int
    # The size of a value produced by an expression, in bytes or elements.
    expressionValueUnitsMax: int
    # Tables open at once.
    tablesMax: int
    # Views of a table.
    viewsMax: int
    # Subscriptions of a table.
    subscriptionsMax: int
    # Columns grouped by, and aggregates, of one `view/aggregate`; columns of one `view/profile`.
    aggregatesMax: int
    # Groups of one `view/aggregate` multiplied by the number of aggregated columns.
    groupsMax: int
    # Bytes of the group texts of one view/aggregate.
    groupBytesMax: int
    # Rows of a sort.
    sortRowsMax: int
    # Bytes of a text in a format.
    formatBytesMax: int
    # Bytes of a text produced by a template.
    shownBytesMax: int
    # Sections of a view multiplied by the number of aggregated columns.
    sectionAggregatesMax: int
    # Distinct values counted by `distinct`.
    distinctValuesMax: int
    # Bytes of cached decoded chunks, for all tables together.
    cacheBytes: int
    # The maximum size of the content of a compressed file, in bytes.
    expandedBytesMax: int
    # Rows of a lent source, and of a view, a query or a table without rowids of a database. These
    # are read whole.
    wholeRowsMax: int
    # Bytes of the values of such rows.
    wholeBytesMax: int
    # How long reading such rows, or the schema of a database, may take, in milliseconds.
    queryMillisecondsMax: int
    # The size of a file up to which it is copied when its table gets unsaved edits, in bytes. Files
    # whose blocks can be shared are kept at any size.
    keptFileBytesMax: int
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
    # Steps per row of an expression in the settings of rows.
    rowStepsMax: int
    # Bytes of a table's parameters.
    parameterBytesMax: int
    # Bytes of a table's declarations.
    declarationsBytesMax: int
    # Validation rules of a table.
    rulesMax: int
    # Bytes of the client's own state of a row.
    stateBytesMax: int
    # Declared sections of a table.
    sectionsMax: int
    # Actions of a tree.
    actionsMax: int
    # The nesting depth of a tree of actions.
    actionDepthMax: int
    # Rows of one `cell/compute`.
    computeRowsMax: int
    # Texts of one `text/measure`.
    measuredTextsMax: int
    # Bytes of the texts of one `text/measure`.
    measuredBytesMax: int
    # Advances and pairs of a face of a font.
    advancesMax: int
    # Style rules of a view, counting each of their expressions.
    stylesMax: int
    # Bytes of the sections of a view: their values and the index of their rows.
    sectionBytesMax: int
    # Bytes of one value of a section's key.
    sectionKeyBytesMax: int
    # Bytes of the key of a row.
    rowKeyBytesMax: int
    # Bytes of the keys of all rows of a table.
    keyIndexBytesMax: int


class _EditPreviewItemRequired(TypedDict):
    row: RowKey
    column: Id
    after: ShownCell


class EditPreviewItem(_EditPreviewItemRequired, total=False):
    before: ShownCell


class _EditPreviewErrorRequired(TypedDict):
    # Any error kind of the method.
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
    # The number of cells that would be written.
    cells: int
    # The number of rows that would be inserted.
    inserted: int
    # The number of rows that would be removed.
    removed: int
    # The number of rows that would be moved.
    moved: int
    # The number of changes of columns.
    columns: int
    # The number of edits that are not possible and were skipped.
    errorCount: int
    # At most 1000.
    removedRows: List[RowKey]
    # The cells, at most 1000.
    items: List[EditPreviewItem]
    # The data of each error with its message, at most 1000.
    errors: List[EditPreviewError]


class EditPreview(_EditPreviewRequired, total=False):
    """The changes that the edits would make."""

    # The number of changes of declared sections, if there are any.
    sections: int
    # The permissions that the client would have to decide, at most 1000; absent: none.
    asked: List[AskedPermission]


class ErrorDataKey(TypedDict):
    key: RowKey
    # Their indices in the request.
    rows: List[int]


class ErrorDataCell(TypedDict, total=False):
    row: RowKey
    column: Id
    # The line of a comment, or of the lines before the header: at most its first 256 bytes. It has
    # neither row nor column.
    line: str
    reason: Literal["encoding", "quote", "formula", "json"]


class ErrorDataChangedRow(TypedDict):
    row: RowKey
    # Whether the row was removed.
    gone: bool


class _ErrorDataRequired(TypedDict):
    # Known: syntax, framing, length, depth, batch, message, jsonrpc, method, id, initializedBefore,
    # shutDown, methodNotFound, invalidParams, unknownColumn, internal, forgotten, notInitialized,
    # overloaded, cancelled, contentModified, unknownTable, unknownView, unknownSubscription,
    # tableExists, viewExists, subscriptionExists, limit, duplicateKeys, missingKeys, unknownRow,
    # blockOverflows, placeIsMoving, conflict, badFormat, doubledSortKey, unknownType, mixedEdits,
    # keyColumn, columnExists, notConvertible, changedTwice, sortedView, orderPending, notEditable,
    # nothingSearched, noRowLayout, notShown, noSections, notPermitted, notBound, undeclaredKind,
    # notSelectable, notSortable, valueDoesNotFit, tooManyCells, noOrder, ambiguousRows,
    # notComplete, loadingFailed, notFound, notReadable, notARegularFile, unsavedEdits,
    # columnsNeeded, notText, compressed, fileDamaged, libraryMissing, tooManyColumns,
    # sourceChanged, readFailed, sourceNeeded, notADatabase, unknownSource, databaseLocked,
    # databaseDamaged, databaseFailed, badQuery, queryRefused, queryTimedOut, rowsChanged,
    # constraint, notSavable, notLent, sourceFailed, sourceTimedOut, badSource, unknownStep,
    # fileDiffers, fileChanged, fileExists, notWritable, writeFailed, notEncodable, conflicts,
    # notRecoverable, journalFailed, notKept, badBackup, formulas, noFile, noTextBuffer,
    # textVersion, textEditsPending, draftOpen, noDraft, differenceTable, revisionIsGone, invalid,
    # doubledAction, unknownAction, actionDisabled, unknownPin, pinExists, noDeclaredSections,
    # unknownSection, duplicateSections, sectionColumn, expression, cycle, evaluation,
    # suppliedInput, notSupplied
    kind: str


class ErrorData(_ErrorDataRequired, total=False):
    # JSON pointer into the params.
    pointer: str
    expected: Any
    found: Any
    # The position in a pattern, in code points.
    position: int
    revision: int
    # The offset of the byte that the error is about, from 0: where parsing stopped, or contents
    # differ.
    offset: int
    # The limit that was exceeded: its name in `limits`, or its value.
    limit: Union[str, int]
    maximum: int
    viewRevision: int
    seen: int
    oldest: int
    # The requested revision, or whether the client had to decide about the permission.
    asked: Union[int, bool]
    step: int
    errno: int
    # The library that is missing, for people.
    library: str
    count: int
    problem: str
    # Why edits cannot be made again.
    obstacle: Literal["none", "base", "columns", "dialect", "edited", "misfit"]
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
    range: Span
    bytes: Span
    lines: LineSpan
    problems: List[ExpressionProblem]
    errors: List[EditPreviewError]
    rule: BrokenRule
    keys: List[Union[str, ErrorDataKey]]
    # The size of the message, in bytes.
    got: int
    # What became of a file.
    state: Literal["changed", "replaced"]
    # The call of the system that failed.
    call: str
    # A file with the content that was to be written.
    copy: str
    # The file has the new content, but a loss of power may undo that.
    replaced: bool
    encoding: str
    # Cells that cannot be written to the file, with the reason; or conflicts, where that of a whole
    # row has no column. The title of a column has no row.
    cells: List[ErrorDataCell]
    changedRows: List[ErrorDataChangedRow]
    # Where the file differs first.
    start: TextPosition


class Error(TypedDict):
    """An error object. It has no other members."""

    code: Literal[-32000, -32002, -32600, -32601, -32602, -32603, -32700, -32800, -32801, -32803]
    # The error in words, for people.
    message: str
    data: ErrorData


# An id of a table, view, subscription, pin or column.
Id = str

# A row's key in a request. Integers of up to 64 bits can also be numbers.
AnyRowKey = Union[int, str]

# A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
RowKey = Union[int, str]

# A cell's value, depending on the column's type; it is null for errors and pending cells, too. JSON
# columns can have any JSON, sent in canonical form.
CellValue = Any

# What is wanted of each cell; both by default.
As = Literal["value", "text", "both"]

# The length limit of texts in bytes of UTF-8, at most textBytesMax. Longer texts are cut.
TextBytes = int

# true: the text or the value is cut.
IsCut = Literal[True]

# The token of progress notifications. Without it there are none.
ProgressToken = Union[str, int]


class Range(TypedDict):
    """A half-open range."""

    # The first index.
    first: int
    # The number of indices.
    size: int


# Moves, each as [old window index, new window index].
IndexMoves = List[List[int]]

# Runs of indices, each as [index, count], ascending.
IndexRuns = List[List[int]]

# Whether the answer is about all rows, in the order that the view's state asks for; false also
# while rows cannot be read. See `guide/all-rows.md`.
Complete = bool

# pending while a sort is being computed or the table is loading. The old order is shown until then.
# Known: ready, pending
OrderState = str


class _CountsRequired(TypedDict):
    # The number of rows before the filter.
    source: int
    # The number of rows after the filter.
    filtered: int
    # The number of pages, at least 1.
    pages: int
    # The index of the page shown, from 0.
    pageIndex: int
    # The number of rows per page; null: all rows are one page.
    pageSize: Union[int, None]
    # The index of the page's first row in the filtered order, over all pages.
    pageStart: int
    # The index after the page's last row in the filtered order, over all pages.
    pageEnd: int


class Counts(_CountsRequired, total=False):
    """The counts of a view."""

    # The number of rows that match the search, if there is one.
    matches: int
    # The number of entries on the page, including headers and footers; only with sections.
    entries: int
    # The number of rows for which an expression of the filter fails, if there are any.
    failed: int
    # The number of shown rows for which an expression of the sort or the sections fails, if there
    # are any.
    orderFailed: int
    # The number of rows hidden by the table's declarations, if there are any.
    hidden: int


class SectionEntry(TypedDict):
    """The header or footer of a section, as an entry of a view."""

    # Known: group, header, footer
    kind: str
    key: SectionKey


# The key of an entry: a row's key, or a part of a section.
EntryKey = Union[RowKey, SectionEntry]

_SourceFileOptionalNames = TypedDict(
    "_SourceFileOptionalNames", {"from": 'OpenedFrom'}, total=False
)


class _SourceFileRequired(_SourceFileOptionalNames):
    kind: Literal["file"]
    # Invalid UTF-8 is replaced by U+FFFD.
    path: str
    # The size of the file; of its content, if it is compressed.
    bytes: int


class SourceFile(_SourceFileRequired, total=False):
    # The absolute path as a file: URI with the exact bytes. Names that are not UTF-8 can only be
    # expressed here.
    uri: str
    compression: Compression


class SourceInline(TypedDict):
    kind: Literal["inline"]
    bytes: int


class SourceCreated(TypedDict):
    kind: Literal["created"]


class _SourceLentRequired(TypedDict):
    kind: Literal["lent"]
    # The name by which the client knows it.
    name: str
    residency: Literal["whole"]


class SourceLent(_SourceLentRequired, total=False):
    # The columns whose values identify a row; absent: none.
    key: List[Id]
    # What does not fit in it; absent: nothing was found.
    problems: List[LentProblem]


# The source of a table.
Source = Union[SourceFile, SourceInline, SourceCreated, SourceLent]


class Compression(TypedDict):
    """How the file is compressed. Absent if it is not."""

    # The format. Known: gzip, zstd
    format: str
    # The size of the file.
    bytes: int


# Changes of the file since it was opened, as far as the daemon noticed them. Known: asOpened,
# removed, replaced, unreadable, changed
SourceState = str


class _NamedTypesEntryRequired(TypedDict):
    base: ColumnTypeName


class NamedTypesEntry(_NamedTypesEntryRequired, total=False):
    format: Union[Format, None]
    parse: Union[Format, None]
    # The text displayed for null.
    nullPlaceholder: Union[str, None]
    comparator: Union[Comparator, None]
    footer: Union[FooterRule, None]
    validate: ColumnCheck
    align: Union[Literal["start", "center", "end"], None]
    # Any JSON of the client, returned unchanged; null removes it.
    editor: Any
    # The name of the kind of cell. The client draws the cells accordingly.
    cellKind: Union[str, None]
    # Any JSON of the client, returned unchanged; null removes it.
    meta: Any


# Types by name, which columns can use as their type.
NamedTypes = Dict[str, NamedTypesEntry]


class DatabaseTableRows(TypedDict):
    """How many rows a table has; absent if they were not counted, as those of views."""

    count: int
    # Whether these are all. Otherwise counting ended at `countMax`.
    complete: bool


class _DatabaseTableRequired(TypedDict):
    name: str
    # What it is. The rows of a virtual table are made by a module.
    kind: Literal["table", "view", "virtual"]
    columns: List[DatabaseColumn]
    # The columns of the primary key; empty: there is none.
    primaryKey: List[str]
    # The columns of each further unique index over all rows.
    uniqueKeys: List[List[str]]
    foreignKeys: List[ForeignKey]


class DatabaseTable(_DatabaseTableRequired, total=False):
    """A table or view of a database."""

    # How many rows a table has; absent if they were not counted, as those of views.
    rows: DatabaseTableRows


class _DatabaseColumnRequired(TypedDict):
    name: str
    # The declared type; empty: none.
    declared: str
    # Whether it refuses null.
    notNull: bool


class DatabaseColumn(_DatabaseColumnRequired, total=False):
    """A column of a table or view."""

    # The default value as an SQL expression; absent: null.
    default: str
    # Whether an expression of the database computes it; default false.
    generated: bool


class ForeignKey(TypedDict):
    """Columns whose values are those of a row of another table."""

    columns: List[str]
    # The table that they refer to.
    table: str
    # The columns there; empty: its primary key.
    parents: List[str]


class _ColumnOfDatabaseRequired(TypedDict):
    # The declared type; empty: none.
    declared: str


class ColumnOfDatabase(_ColumnOfDatabaseRequired, total=False):
    """The facts about a column in the schema of a database; only for tables of databases."""

    # Whether it refuses null; default false.
    notNull: bool
    # The default value as an SQL expression; absent: null.
    default: str
    # Whether an expression of the database computes it; default false.
    generated: bool
    # Its place in the primary key, from 1; absent: it is not in it.
    keyPlace: int
    # The foreign keys that it is a part of; absent: none.
    references: List[ForeignKey]


class _OpenedFromRequired(TypedDict):
    kind: Literal["table", "view", "virtual", "query"]
    # The columns of the primary key; empty: there is none.
    primaryKey: List[str]


class OpenedFrom(_OpenedFromRequired, total=False):
    """What was opened of a database; absent for other files."""

    # The name of the table or view.
    name: str


class _StatementsRequired(TypedDict):
    count: int
    first: int
    size: int
    items: List[Statement]


class Statements(_StatementsRequired, total=False):
    """The statements that a save would run, in their order, in one transaction."""

    # There are further ones.
    more: bool


class StatementParam(TypedDict):
    base64: str


class _StatementRequired(TypedDict):
    sql: str
    # By place. Integers of 15 digits and more are strings; a blob is an object.
    params: List[Union[str, float, None, StatementParam]]


class Statement(_StatementRequired, total=False):
    """A statement with the values of its parameters."""

    row: RowKey


class DatabaseSource(TypedDict, total=False):
    """What is opened of a SQLite database. It may be absent if the database has one table."""

    # A table by its name.
    table: str
    # A view by its name. It is read whole.
    view: str
    # One SQL statement that only reads. Its rows are read whole.
    query: str
    # The values of the query's parameters: an array for `?`, an object for `:name`.
    params: Any


class _LentSourceRequired(TypedDict):
    # The name by which the client knows the source. Requests for it contain the name.
    lent: str
    # The columns. Further options can be in `columns` of the request.
    columns: List[LentColumn]


class LentSource(_LentSourceRequired, total=False):
    """A source of the client, which answers the requests for its rows (source/fetch)."""

    # The columns whose values identify a row in the source. They are needed without `can.offset`.
    key: List[Id]
    # How many rows the source has; absent: unknown. Another number is reported as a problem.
    rowCount: int
    can: LentAbilities
    # Where the rows are kept; default `whole`.
    residency: Literal["whole"]
    # The largest number of rows that one request asks for; default 4096.
    pageRows: int
    # The time limit for the client's answers, in milliseconds; default 10,000.
    deadline: int


class _LentColumnRequired(TypedDict):
    id: Id


class LentColumn(_LentColumnRequired, total=False):
    """A column of a lent source."""

    # The type of its values. By default that of the values in the first page.
    type: Literal[
        "boolean",
        "integer",
        "number",
        "decimal",
        "date",
        "dateTime",
        "time",
        "duration",
        "text",
        "list",
        "json",
    ]
    # Its title; by default its id.
    title: str
    # Whether its cells can be edited; default true.
    editable: bool


class LentAbilities(TypedDict, total=False):
    """What a lent source can do."""

    # Whether it finds a page by the number of rows before it; default false.
    offset: bool
    # With `offset`: how many requests it answers at a time; default 4.
    parallel: int
    # Whether it writes edited rows (source/write); default false. It needs a key.
    write: bool


class _LentChangeRequired(TypedDict):
    kind: Literal["insert", "update", "remove"]
    row: RowKey


class LentChange(_LentChangeRequired, total=False):
    """One row that is to be written to a lent source."""

    # The key of the row in the source; absent for a new row.
    key: List[CellValue]
    # The new values, by column id; absent for a removed row. A new row lacks the cells that were
    # never set.
    values: Dict[str, CellValue]
    # All values of the row as the daemon has read or written them last, by column id; absent for a
    # new row.
    before: Dict[str, CellValue]


class _LentChangesRequired(TypedDict):
    count: int
    first: int
    size: int
    items: List[LentChange]


class LentChanges(_LentChangesRequired, total=False):
    """What a save would write to a lent source, in one transaction."""

    # There are further ones.
    more: bool


class _LentProblemRequired(TypedDict):
    kind: Literal["rowCountDiffers", "duplicateKeys", "missingKeys"]
    # One sentence.
    message: str


class LentProblem(_LentProblemRequired, total=False):
    """What does not fit in a lent source. Its rows are shown all the same."""

    # The announced number of rows.
    expected: int
    # The number of rows that were read.
    found: int
    # The keys of some rows concerned.
    rows: List[RowKey]


class Dialect(TypedDict, total=False):
    """The dialect. Members that are absent are detected."""

    # One ASCII character that is not a line break.
    delimiter: str
    # One ASCII character that is neither a line break nor the delimiter; null: none.
    quote: Union[str, None]
    # A backslash; with any other value, quotes are escaped by doubling.
    escape: Union[str, None]
    # Whether the first record has the names of the columns.
    header: bool
    # How many records have the names, joined by blanks; it implies `header`. 1 by default.
    headerRows: int
    # Whether blanks at the beginning of a field belong to the delimiter, so that a quote behind
    # them opens.
    skipInitialSpace: bool
    # Whether lines have bars and rulers; by default it is detected. Beside `ruled` and `framed`,
    # the delimiter is `|`, or a blank beside `ruled`, and there are no quotes and comments.
    lines: Literal["plain", "ruled", "framed"]
    # The encoding: one of these names, or an alias such as `cp932`, `GBK` or `latin2`. Capitals,
    # hyphens and underscores do not matter. `utf-16` and `utf-32` follow the byte order mark.
    # Known: utf-8, utf-16le, utf-16be, utf-32le, utf-32be, latin-1, windows-1250, windows-1251,
    # windows-1252, windows-1253, windows-1254, windows-1255, windows-1256, windows-1257,
    # windows-1258, iso-8859-2, iso-8859-3, iso-8859-4, iso-8859-5, iso-8859-6, iso-8859-7,
    # iso-8859-8, iso-8859-9, iso-8859-10, iso-8859-11, iso-8859-13, iso-8859-14, iso-8859-15,
    # iso-8859-16, koi8-r, koi8-u, mac-roman, shift-jis, euc-jp, gb18030, big5, euc-kr
    encoding: str
    # The prefix of comment lines: at most eight ASCII characters without line breaks, delimiter or
    # quote; null or empty: no comments.
    comment: Union[str, None]
    # The number of lines before the header that are skipped.
    preambleLines: int
    # The spellings of null.
    nullValues: List[str]
    # Whether types are detected; default detected.
    types: Literal["detected", "plain"]
    # The largest share of a column's values that may not be of its type; default 0. Such cells are
    # errors that keep their text. Without it, one such value makes a column text.
    outliers: float
    # The format of the file; by default it is detected from the content and from the file
    # extension.
    format: Literal["delimited", "json", "ndjson"]
    # In a JSON file: the JSON pointer (RFC 6901) to the array of rows. Empty: the file is the
    # array.
    rows: str
    # In a JSON file: the depth to which members of nested objects become columns; default 0. The
    # names of these columns are paths, such as `at.x`.
    flatten: int


class _FindingRequired(TypedDict):
    reason: str


class Finding(_FindingRequired, total=False):
    """Why a property of a dialect was detected."""

    # The number of records, lines or bytes examined.
    examined: int
    # The share of them that agrees, 0 to 1.
    share: float


class DialectFoundDelimiterEvidenceOther(TypedDict):
    # The delimiter; null: one column.
    delimiter: Union[str, None]
    score: float


class _DialectFoundDelimiterEvidenceRequired(TypedDict):
    reason: str


class DialectFoundDelimiterEvidence(_DialectFoundDelimiterEvidenceRequired, total=False):
    # The number of records, lines or bytes examined.
    examined: int
    # The share of them that agrees, 0 to 1.
    share: float
    # How likely the delimiter is together with its quotes and header: the product of `parts`.
    score: float
    # The parts of the score by name: `fields`, `values`, `quotes`, `whole`, `firstLine`, `prior`.
    parts: Dict[str, float]
    # The other delimiters that were tried, the most likely first.
    others: List[DialectFoundDelimiterEvidenceOther]


class DialectFoundDelimiter(TypedDict):
    value: str
    # Whether the request specified it.
    forced: bool
    evidence: DialectFoundDelimiterEvidence


class DialectFoundQuote(TypedDict):
    value: Union[str, None]
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundEscape(TypedDict):
    value: Union[str, None]
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundHeader(TypedDict):
    """Absent if the source has no records."""

    value: bool
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundHeaderRows(TypedDict):
    """Absent unless specified by the request."""

    value: int
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundSkipInitialSpace(TypedDict):
    """Whether blanks at the beginning of fields belong to the delimiter. Absent if they do not,
    unless the request has it."""

    value: bool
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundLines(TypedDict):
    """How the lines are drawn. Absent if they are plain, unless the request has it."""

    value: Literal["plain", "ruled", "framed"]
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundEncoding(TypedDict):
    # Known: utf-8, utf-16le, utf-16be, utf-32le, utf-32be, latin-1, windows-1250, windows-1251,
    # windows-1252, windows-1253, windows-1254, windows-1255, windows-1256, windows-1257,
    # windows-1258, iso-8859-2, iso-8859-3, iso-8859-4, iso-8859-5, iso-8859-6, iso-8859-7,
    # iso-8859-8, iso-8859-9, iso-8859-10, iso-8859-11, iso-8859-13, iso-8859-14, iso-8859-15,
    # iso-8859-16, koi8-r, koi8-u, mac-roman, shift-jis, euc-jp, gb18030, big5, euc-kr
    value: str
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundLineEnd(TypedDict):
    # Known: lf, crlf, cr, mixed
    value: str
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundComment(TypedDict):
    """Absent if no comments were found."""

    value: Union[str, None]
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundFormat(TypedDict):
    """Present in JSON files, which have no delimiter, quote and escape."""

    # Known: json, ndjson
    value: str
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundRows(TypedDict):
    """In a JSON file: the JSON pointer to the array of rows. Absent if the rows are in no array."""

    value: str
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundFlatten(TypedDict):
    """In a JSON file: the depth to which members of nested objects are columns. Absent unless
    specified."""

    value: int
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundPreambleLines(TypedDict):
    """Absent if there are none."""

    value: int
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class DialectFoundNullValues(TypedDict):
    """Present if specified by the request. Otherwise the evidence of each column has its
    spellings."""

    value: List[str]
    # Whether the request specified it.
    forced: bool
    evidence: Finding


class _DialectFoundRequired(TypedDict):
    encoding: DialectFoundEncoding
    lineEnd: DialectFoundLineEnd


class DialectFound(_DialectFoundRequired, total=False):
    """The detected dialect of the source, with the evidence for each part."""

    delimiter: DialectFoundDelimiter
    quote: DialectFoundQuote
    escape: DialectFoundEscape
    # Absent if the source has no records.
    header: DialectFoundHeader
    # Absent unless specified by the request.
    headerRows: DialectFoundHeaderRows
    # Whether blanks at the beginning of fields belong to the delimiter. Absent if they do not,
    # unless the request has it.
    skipInitialSpace: DialectFoundSkipInitialSpace
    # How the lines are drawn. Absent if they are plain, unless the request has it.
    lines: DialectFoundLines
    # Absent if no comments were found.
    comment: DialectFoundComment
    # Present in JSON files, which have no delimiter, quote and escape.
    format: DialectFoundFormat
    # In a JSON file: the JSON pointer to the array of rows. Absent if the rows are in no array.
    rows: DialectFoundRows
    # In a JSON file: the depth to which members of nested objects are columns. Absent unless
    # specified.
    flatten: DialectFoundFlatten
    # Absent if there are none.
    preambleLines: DialectFoundPreambleLines
    # Present if specified by the request. Otherwise the evidence of each column has its spellings.
    nullValues: DialectFoundNullValues


class _EvidenceFirstDisagreementRequired(TypedDict):
    row: RowKey
    # The text of the cell.
    text: str


class EvidenceFirstDisagreement(_EvidenceFirstDisagreementRequired, total=False):
    """The first cell that cannot be parsed as the column's type, found by the background pass."""

    # The line number, from 1.
    line: int
    # The offset in the file, in bytes.
    byteOffset: int


class _EvidenceRequired(TypedDict):
    # The number of cells by the narrowest type as which they can be parsed.
    counts: Dict[str, int]
    # A short explanation; may be empty.
    reason: str


class Evidence(_EvidenceRequired, total=False):
    """The evidence for a column's inferred type."""

    # The number of records examined.
    sampleRows: int
    # Spellings that mean null in this column.
    nullValues: List[str]
    # The first cell that cannot be parsed as the column's type, found by the background pass.
    firstDisagreement: EvidenceFirstDisagreement


class DiagnosticsCounts(TypedDict, total=False):
    """The number of each kind; kinds without any are omitted. Only the first 100 of each kind can
    be listed."""

    fieldCount: int
    typeMismatch: int
    unclosedQuote: int
    fieldTooLong: int
    invalidEncoding: int
    unlikelyCharacters: int
    guessedEncoding: int
    comment: int
    notJSON: int
    otherKind: int
    extraMember: int
    doubledMember: int


class _DiagnosticsItemRequired(TypedDict):
    # Known: fieldCount, typeMismatch, unclosedQuote, fieldTooLong, invalidEncoding,
    # unlikelyCharacters, guessedEncoding, comment, notJSON, otherKind, extraMember, doubledMember
    kind: str
    # The problem in words.
    message: str


class DiagnosticsItem(_DiagnosticsItemRequired, total=False):
    row: RowKey
    column: Id
    line: int
    byteOffset: int
    expected: str
    found: str


class _DiagnosticsRequired(TypedDict):
    # The total number.
    count: int
    # The index of the first listed one.
    first: int
    # The listed problems.
    items: List[DiagnosticsItem]


class Diagnostics(_DiagnosticsRequired, total=False):
    """The problems found in a file, one page of them."""

    # The number of each kind; kinds without any are omitted. Only the first 100 of each kind can be
    # listed.
    counts: DiagnosticsCounts


# All rows are arrays (values in column order; short rows are filled with null), or all are objects
# (values by column id).
NewRows = Union[List[List[Any]], List[Dict[str, Any]]]

# Whether the table is not as it was opened, created or last saved.
Dirty = bool

# The revision whose content the file has; absent for a table without a file.
SavedRevision = int


class _TableDescriptionRequired(TypedDict):
    table: Id
    # The name of the table.
    name: str
    revision: int
    rowsState: RowsState
    sourceState: SourceState
    dirty: Dirty
    keys: Keys
    # The columns, in order.
    columns: List[Column]
    source: Source
    history: History
    diagnostics: Diagnostics


class TableDescription(_TableDescriptionRequired, total=False):
    """The description of a table."""

    # What happens when the file changes. Absent for a table that was not opened from a file.
    whenFileChanges: Literal["tell", "follow", "reload", "merge"]
    savedRevision: SavedRevision
    unsaved: Unsaved
    conflicts: ConflictCount
    rowsAtRisk: RowsAtRisk
    journal: Journal
    difference: DifferenceFacts
    # The number of the text that the client edits. Absent for other tables.
    textVersion: int
    # The named types declared by the table.
    types: Dict[str, Any]
    declarations: Declarations
    # The column with the section key of each row.
    sectionColumn: str
    # The declared sections.
    sections: List[DeclaredSection]
    defaultSort: SortKeys
    # The values of params.x in expressions, by x; absent: none.
    params: Dict[str, TypedValue]
    dialect: DialectFound
    # The number of lines before the header, including comments.
    preamble: List[str]
    # The number of records from which types were inferred.
    sampleRows: int


class KeysGiven(TypedDict):
    """Assigned by the daemon."""

    kind: Literal["given"]


class KeysColumns(TypedDict):
    """The values of these columns."""

    kind: Literal["columns"]
    columns: List[Id]


# The origin of row keys.
Keys = Union[KeysGiven, KeysColumns]


class SortKey(TypedDict, total=False):
    column: Id
    expression: OrderExpression
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator


# Sort keys, the most significant first.
SortKeys = List[SortKey]


class _RowsStateFailureRequired(TypedDict):
    # As in the error response of a request. Known: sourceChanged, readFailed, limit, cancelled
    kind: str
    message: str


class RowsStateFailure(_RowsStateFailureRequired, total=False):
    """Why further rows cannot be read. Loading has then ended, and complete stays false."""

    # The name of the system error, such as EIO.
    system: str


class _RowsStateRequired(TypedDict):
    # The number of rows known so far.
    count: int
    # Whether all rows of the source have been read.
    complete: bool
    # Whether the background pass has examined every cell.
    examined: bool


class RowsState(_RowsStateRequired, total=False):
    """The number of rows, and the state of loading."""

    # Why further rows cannot be read. Loading has then ended, and complete stays false.
    failure: RowsStateFailure
    # The number of records with fields beyond the columns, as far as they are examined; absent if
    # there are none.
    extraFields: int


class _ColumnRequired(TypedDict):
    id: Id
    # The text of the header, to show: one line, with control characters made visible.
    title: str
    type: ColumnType
    # Whether views can sort by the column.
    sortable: bool
    # Whether a search without `columns` includes the column.
    searchable: bool
    # Whether edits can set cells of the column.
    editable: bool


class Column(_ColumnRequired, total=False):
    """A column of a table."""

    # The text of the header as it is in the file, if `title` is not the same.
    exactTitle: str
    # The expression from which the cells are computed.
    computed: str
    supplied: Supplied
    # Why the expression cannot be evaluated with the present columns. All cells are this error.
    problem: str
    path: ObjectPath
    # Whether the column has a header but no values.
    headerOnly: bool
    # The expression that produces the display texts.
    display: str
    # Why the display expression cannot be evaluated with the present columns. Cells then display
    # their values.
    displayProblem: str
    sortBy: SortSource
    # Why the sort expression cannot be evaluated with the present columns. Values are then
    # compared.
    sortByProblem: str
    # The named type of the column.
    typeName: str
    format: Format
    parse: Format
    # The text displayed for null.
    nullPlaceholder: str
    comparator: Comparator
    footer: FooterRule
    validate: ColumnCheck
    align: Literal["start", "center", "end"]
    # The client's own JSON about the editor.
    editor: Any
    # The name of the kind of cell.
    cellKind: str
    # Any JSON of the client.
    meta: Any
    evidence: Evidence
    database: ColumnOfDatabase


class ColumnOptions(TypedDict, total=False):
    """Options of a column in a request; null resets a member."""

    # A built-in type, or the name of a type that the table declares in `types`.
    type: str
    # The text of the header. A file without a header does not store it: it is then no unsaved
    # change.
    title: str
    # Whether views can sort by the column.
    sortable: bool
    # Whether a search without `columns` includes the column.
    searchable: bool
    # Whether edits can set cells of the column.
    editable: bool
    # The expression from which the cells are computed; null: cells are stored.
    computed: Union[str, None]
    path: Union[ObjectPath, None]
    # Whether the column has a header but no values: every cell is null.
    headerOnly: bool
    # The expression over the row that produces the display texts; null: the values are displayed.
    display: Union[str, None]
    sortBy: Union[SortSource, None]
    supplied: Union[Supplied, None]
    format: Union[Format, None]
    parse: Union[Format, None]
    # The text displayed for null.
    nullPlaceholder: Union[str, None]
    comparator: Union[Comparator, None]
    footer: Union[FooterRule, None]
    validate: ColumnCheck
    align: Union[Literal["start", "center", "end"], None]
    # Any JSON of the client, returned unchanged; null removes it.
    editor: Any
    # The name of the kind of cell. The client draws the cells accordingly.
    cellKind: Union[str, None]
    # Any JSON of the client, returned unchanged; null removes it.
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


# The position of a column among the others.
ColumnTarget = Union[ColumnTargetStart, ColumnTargetEnd, ColumnTargetBefore, ColumnTargetAfter]

# The type of a column. Known: boolean, integer, number, decimal, date, dateTime, time, duration,
# text, list, json
ColumnType = str

# The name of a built-in type.
ColumnTypeName = Literal[
    "boolean",
    "integer",
    "number",
    "decimal",
    "date",
    "dateTime",
    "time",
    "duration",
    "text",
    "list",
    "json",
]

# The path of a column's value in rows that are objects: names separated by dots (dots and
# backslashes in names are escaped by a backslash), or a JSON pointer.
ObjectPath = str


class SortSource(TypedDict, total=False):
    """A key that sorts by the column compare instead of its values."""

    column: Id
    expression: OrderExpression


# A CEL expression with the columns as variables. Rows are ordered by its values; rows for which it
# fails are last.
OrderExpression = str


class _ComparatorOptionsRequired(TypedDict):
    kind: Literal["value", "text", "caseInsensitive", "natural", "semver", "length"]


class ComparatorOptions(_ComparatorOptionsRequired, total=False):
    """A comparison with options."""

    caseFolded: bool
    diacritics: Literal["exact", "ignored"]


class _ListComparatorRequired(TypedDict):
    kind: Literal["list"]
    values: List[str]


class ListComparator(_ListComparatorRequired, total=False):
    """A comparison by the position in a list of values."""

    caseFolded: bool
    diacritics: Literal["exact", "ignored"]


# The comparison that sorting uses: a word, or an object with options.
Comparator = Union[
    Literal["value", "text", "caseInsensitive", "natural", "semver", "length"],
    ComparatorOptions,
    ListComparator,
]


class _FormatNumberRequired(TypedDict):
    kind: Literal["number"]


class FormatNumber(_FormatNumberRequired, total=False):
    """Numbers by a pattern, rounded half to even."""

    # Such as #,##0.00;(#,##0.00); by default the pattern of the locale.
    pattern: str
    locale: Locale
    prefix: str
    suffix: str
    negative: Literal["minus", "parentheses"]
    # The mark between whole digits and decimals; by default that of the locale.
    decimalMark: str
    # The mark between groups of digits; by default that of the locale.
    groupMark: str


class _FormatCurrencyRequired(TypedDict):
    kind: Literal["currency"]
    # ISO 4217.
    currency: str


class FormatCurrency(_FormatCurrencyRequired, total=False):
    """Amounts, with the number of decimals of the currency."""

    # Such as #,##0.00;(#,##0.00); by default the pattern of the locale.
    pattern: str
    locale: Locale
    prefix: str
    suffix: str
    negative: Literal["minus", "parentheses"]
    # The mark between whole digits and decimals; by default that of the locale.
    decimalMark: str
    # The mark between groups of digits; by default that of the locale.
    groupMark: str
    display: Literal["symbol", "code"]


class _FormatPercentRequired(TypedDict):
    kind: Literal["percent"]


class FormatPercent(_FormatPercentRequired, total=False):
    """Fractions as percents."""

    # Such as #,##0.00;(#,##0.00); by default the pattern of the locale.
    pattern: str
    locale: Locale
    prefix: str
    suffix: str
    negative: Literal["minus", "parentheses"]
    # The mark between whole digits and decimals; by default that of the locale.
    decimalMark: str
    # The mark between groups of digits; by default that of the locale.
    groupMark: str


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
    """Numbers of bytes."""

    locale: Locale
    units: Literal["iec", "si"]
    digits: int


class _FormatDurationRequired(TypedDict):
    kind: Literal["duration"]


class FormatDuration(_FormatDurationRequired, total=False):
    """Durations, or numbers in a unit of time."""

    locale: Locale
    style: Literal["clock", "short", "words"]
    unit: Literal["millisecond", "second", "minute", "hour", "day"]


class _FormatDateRequired(TypedDict):
    kind: Literal["date"]
    # Such as yyyy-MM-dd HH:mm:ss.
    pattern: str


class FormatDate(_FormatDateRequired, total=False):
    """Dates, dates with times, and times of day."""

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
    """Texts for listed values, by their canonical text."""

    otherwise: Format


class _FormatTemplateRequired(TypedDict):
    kind: Literal["template"]
    # {} is replaced by the value; {{ and }} are literal braces.
    template: str


class FormatTemplate(_FormatTemplateRequired, total=False):
    """A text with the value inserted."""

    format: Format


# A format for displaying values and parsing texts.
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

# A locale that is built into the daemon; default en.
Locale = Literal["en", "de", "fr", "es", "pt", "it", "nl", "hi", "ja"]


class _ShownCellRequired(TypedDict):
    value: CellValue
    # The display text.
    text: str


class ShownCell(_ShownCellRequired, total=False):
    """The value and the display text of a cell."""

    cut: IsCut


class _EditSetRequired(TypedDict):
    kind: Literal["set"]
    row: AnyRowKey


class EditSet(_EditSetRequired, total=False):
    column: Id
    # The new value; null clears the cell.
    value: Any
    # A text as typed by a person, instead of `value`; parsed by the column's formats.
    text: str
    # New values by column id, instead of `column` and `value`.
    values: Dict[str, Any]


class _EditInsertRequired(TypedDict):
    kind: Literal["insert"]
    rows: NewRows


class EditInsert(_EditInsertRequired, total=False):
    """Inserts rows, by default at the end."""

    # The options of the rows beside their cells, one element per row.
    options: List[Union[RowOptions, None]]
    place: Place


class EditRemove(TypedDict):
    kind: Literal["remove"]
    rows: List[AnyRowKey]


class EditMove(TypedDict):
    kind: Literal["move"]
    # The rows in their new order.
    rows: List[AnyRowKey]
    place: Place


class EditPasteAt(TypedDict):
    row: AnyRowKey
    column: Id


class _EditPasteRequired(TypedDict):
    kind: Literal["paste"]


class EditPaste(_EditPasteRequired, total=False):
    """Pastes a rectangle of typed texts: from a cell down and to the right, or into given rows and
    columns."""

    texts: TextBlock
    # Instead of texts: the plain text of a clipboard.
    text: str
    # Instead of texts: the HTML of a clipboard. Its first table is used in place of the plain text.
    html: str
    # How the clipboard is read. By default, HTML, Markdown, JSON and TSV are detected.
    format: Literal["tsv", "csv", "html", "markdown", "json"]
    # Whether the first row of the clipboard has names, which are not pasted; default true for
    # Markdown, else false.
    header: bool
    at: EditPasteAt
    view: Id
    rows: List[AnyRowKey]
    columns: List[Id]
    overflow: Overflow


class EditAdopt(TypedDict):
    """Applies the order of a view to the table: the rows that the view shows are reordered among
    the positions that they occupy."""

    kind: Literal["adopt"]
    view: Id


class EditSetRow(TypedDict):
    """Changes attributes of a row beside its cells."""

    kind: Literal["setRow"]
    row: AnyRowKey
    options: RowOptions


class EditSetColumn(TypedDict):
    """Changes options of a column, including its type. A list that changes columns can have no
    other edits."""

    kind: Literal["setColumn"]
    column: Id
    options: ColumnOptions


class _EditAddColumnRequired(TypedDict):
    kind: Literal["addColumn"]
    column: Id


class EditAddColumn(_EditAddColumnRequired, total=False):
    """Adds a column whose cells are null; by default a text column at the end."""

    options: ColumnOptions
    place: ColumnTarget


class EditRemoveColumn(TypedDict):
    kind: Literal["removeColumn"]
    column: Id


class EditOrderColumns(TypedDict):
    """Moves columns to the front, in this order. The others keep their order."""

    kind: Literal["orderColumns"]
    columns: List[Id]


class _EditAddSectionsRequired(TypedDict):
    kind: Literal["addSections"]
    sections: List[NewSection]


class EditAddSections(_EditAddSectionsRequired, total=False):
    """Declares sections, by default at the end. Their rows are added at the end of the table."""

    place: SectionPlace
    # For a table without declared sections: the column with the section key of each row; "section"
    # by default.
    sectionColumn: str


class EditRemoveSections(TypedDict):
    """Removes declared sections and their rows."""

    kind: Literal["removeSections"]
    sections: List[AnyRowKey]


class EditMoveSections(TypedDict):
    """Moves declared sections, in the order listed."""

    kind: Literal["moveSections"]
    sections: List[AnyRowKey]
    place: SectionPlace


class EditSetSection(TypedDict):
    """Changes options of a declared section."""

    kind: Literal["setSection"]
    section: AnyRowKey
    options: SectionOptions


# One edit. A list of edits is applied all or nothing.
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
    # Counts live rows in source order, before the change by default. Past the last row: at the end.
    # While rows are being read, an index past those read is refused (notComplete).
    sourceIndex: int


class PlaceIndex(_PlaceIndexRequired, total=False):
    counted: Counted


class _PlaceShownRequired(TypedDict):
    kind: Literal["shown"]
    view: Id
    viewIndex: int


class PlaceShown(_PlaceShownRequired, total=False):
    """A position on the page that a view shows. Rows that are not shown keep their positions."""

    counted: Counted
    # For a sorted view: refuse (default), or adopt: apply the view's order to the table and remove
    # the view's sort.
    whenSorted: Literal["refuse", "adopt"]


# The target position of rows in the source order.
Place = Union[PlaceStart, PlaceEnd, PlaceBefore, PlaceAfter, PlaceIndex, PlaceShown]

# The rows among which an index counts: those before the change (default), or those after it. In the
# latter case the index is that of the first inserted or moved row.
Counted = Literal["before", "after"]

# The treatment of the part outside the existing rows or columns: refuse (default), clip, or insert
# rows at the end.
Overflow = Literal["refuse", "clip", "insert"]

# Rows of texts as typed by a person; null leaves a cell unchanged.
TextBlock = List[List[Union[str, None]]]


class _HistoryRequired(TypedDict):
    # The number of steps to undo.
    undo: int
    # The number of steps to redo.
    redo: int
    # The id of the newest step that is done; 0: none.
    current: int


class History(_HistoryRequired, total=False):
    """The state of the undo history: its present step, and how many can be undone and redone."""

    # The value of `current` in the state that was opened, created or last saved. The table is dirty
    # if it differs from `current`. Absent: no undo or redo leads to that state.
    saved: int
    # The label of the step that undo reverts.
    undoLabel: str
    # The label of the step that redo repeats.
    redoLabel: str
    # The number of steps that were dropped because of undoBytesMax, if any.
    dropped: int


class SaveDialect(TypedDict, total=False):
    """How to write, where that differs from the file. Later saves keep it."""

    # One ASCII character that is not a line break.
    delimiter: str
    # One ASCII character that is neither a line break nor the delimiter; null: no quotes.
    quote: Union[str, None]
    # A backslash; with any other value, quotes are escaped by doubling.
    escape: Union[str, None]
    # Whether the first record has the names of the columns.
    header: bool
    # The end of every record. By default records keep their own, and new ones get the file's most
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
    """The same as an LSP range: lines, and in the line `positions` of `initialize`, of which cells
    are code points here. A byte order mark counts nothing."""

    start: TextPosition
    end: TextPosition


class _TextEditRequired(TypedDict):
    # Offsets in the file, half-open.
    bytes: List[int]
    # The same as an LSP range: lines, and in the line `positions` of `initialize`, of which cells
    # are code points here. A byte order mark counts nothing.
    range: TextEditRange
    # The new text. Bytes that are not valid in the encoding are replaced by U+FFFD.
    newText: str


class TextEdit(_TextEditRequired, total=False):
    # The exact new bytes, if `newText` cannot show them.
    base64: str


class TextPosition(TypedDict):
    line: int
    character: int


class Unsaved(TypedDict):
    """What a save would change."""

    # Rows that would be rewritten or left out; all rows if columns have changed.
    records: int
    # Bytes of the new texts of cells in rows that the file has, before quotes and encoding.
    bytes: int
    # Columns were added, removed, renamed or put into another order.
    columns: bool
    # Rows were moved.
    order: bool


# Only with unsaved edits: rows that were not edited would be lost if another program wrote over the
# file in place. Absent if they would stay.
RowsAtRisk = Literal["copying", "tooLarge", "noRoom"]


class _ConflictRequired(TypedDict):
    kind: Literal["cell", "removed", "place"]
    row: RowKey


class Conflict(_ConflictRequired, total=False):
    """What both sides changed differently. Until it is decided, the table has our cell, and a
    removed row stays."""

    # The column, for a cell.
    column: Id
    # The text of the cell before both changes; null: it was empty. Absent if both inserted the row.
    base: Union[str, None]
    # Our text of the cell.
    ours: Union[str, None]
    # Their text of the cell.
    theirs: Union[str, None]
    # true: a text is cut.
    cut: bool
    # Who removed the row.
    removedBy: Literal["ours", "theirs"]
    # The row that it follows in our order, for a place; null: it is the first one.
    oursAfter: Union[RowKey, None]
    # The same in their order.
    theirsAfter: Union[RowKey, None]


# How many conflicts of a merge are open; absent: none. A save is refused until they are decided.
ConflictCount = int


class _JournalRequired(TypedDict):
    # Whether edits are kept.
    state: Literal["on", "off", "blocked", "failed", "suspended"]


class Journal(_JournalRequired, total=False):
    """The state of the table's journal. Absent while edits are kept as usual and no journal was
    left behind."""

    # Why they are not, in words.
    reason: str
    # Other processes, or other tables of this one, that edit the same file now. Absent: none.
    editors: List[int]
    # Journals of the file that cannot be read: damaged, or written by a newer program.
    unreadable: int
    recoverable: Recoverable
    restored: Restored


class _RecoverableRequired(TypedDict):
    # How many changes, undo and redo included.
    changes: int
    # The time of the last, in milliseconds since 1970.
    when: int
    # How the file relates to what the edits were made on.
    base: Literal["same", "grown", "different"]
    # The process that made them.
    process: int
    # Bytes at the end of the journal that cannot be read.
    lostBytes: int


class Recoverable(_RecoverableRequired, total=False):
    """Edits that an earlier process left behind."""

    # Older journals of the same file.
    others: int
    # Steps of the undo history that were left out; absent: none.
    lostSteps: int
    # Later changes were not kept, because one could not be written.
    suspended: bool


class _JournalItemRequired(TypedDict):
    # Its name.
    journal: str
    bytes: int
    # The time of the last change, in milliseconds since 1970.
    when: int
    # Whether a process writes it.
    inUse: bool


class JournalItem(_JournalItemRequired, total=False):
    # The file whose edits it has.
    path: str
    # How many changes.
    changes: int
    # The process that made them.
    process: int
    # Why it cannot be read.
    problem: Literal["foreign", "newer", "damaged"]


class _RestoredRequired(TypedDict):
    # The path of the backup.
    backup: str
    # How many steps can be undone or redone.
    steps: int
    # How the file relates to what the edits were made on. With different, they were not made again.
    base: Literal["same", "grown", "different"]


class Restored(_RestoredRequired, total=False):
    """What the table was opened from, if that was a backup."""

    # Steps of the undo history that were left out; absent: none.
    lostSteps: int


class _ExportTargetRequired(TypedDict):
    # Its path, as seen by the daemon.
    path: str


class ExportTarget(_ExportTargetRequired, total=False):
    """The file; by default the output is in the answer."""

    # Whether an existing file is replaced; default false.
    overwrite: bool
    # Whether to wait until the device has the content; default true.
    sync: bool


class FilePlaceRange(TypedDict):
    """The same as an LSP range: lines from 0, and in the line `positions` of `initialize`, of
    which cells are code points here. A byte order mark counts nothing. Absent in a line
    that begins more than 1 MiB before."""

    start: TextPosition
    end: TextPosition


class _FilePlaceRequired(TypedDict):
    # Offsets in the file, half-open, with quotes.
    bytes: List[int]


class FilePlace(_FilePlaceRequired, total=False):
    """A part of the file."""

    # The same as an LSP range: lines from 0, and in the line `positions` of `initialize`, of which
    # cells are code points here. A byte order mark counts nothing. Absent in a line that begins
    # more than 1 MiB before.
    range: FilePlaceRange


class TextChangeRange(TypedDict):
    """What is replaced, as an LSP range; default: the whole text."""

    start: ChangedPosition
    end: ChangedPosition


class _TextChangeRequired(TypedDict):
    # The new text.
    text: str


class TextChange(_TextChangeRequired, total=False):
    """A part of the text that is replaced."""

    # What is replaced, as an LSP range; default: the whole text.
    range: TextChangeRange


class ChangedPosition(TypedDict):
    """A position in a text. A character behind the line means its end."""

    # The line, from 0. Lines end at LF, CR LF and CR.
    line: int
    # The place in the line, in `positions` of `initialize`.
    character: int


class _DraftRequired(TypedDict):
    view: Id
    # The current text of the draft.
    text: str


class Draft(_DraftRequired, total=False):
    """The draft of a cell."""

    author: str
    # user: the role is that of the view's user.
    by: Literal["user"]
    # true: another author has changed the cell since begin.
    stale: bool
    problem: DraftProblem


class _DraftProblemRequired(TypedDict):
    # Known: valueDoesNotFit, invalid
    kind: str


class DraftProblem(_DraftProblemRequired, total=False):
    """Why the draft cannot be committed."""

    # The type of the column.
    expected: str
    row: RowKey
    column: Id
    columns: List[Id]
    rule: BrokenRule
    # Why the rule cannot be evaluated.
    reason: str


class _CellInDraftRequired(TypedDict):
    # An index into the block's list.
    row: int
    view: Id
    # The current text of the draft.
    text: str


class CellInDraft(_CellInDraftRequired, total=False):
    """A cell of a block that has a draft."""

    author: str
    # user: the role is that of the view's user.
    by: Literal["user"]
    # true: another author has changed the cell since begin.
    stale: bool
    problem: DraftProblem


class ComparisonValue(TypedDict):
    kind: Literal["value"]


class ComparisonColumns(TypedDict):
    kind: Literal["columns"]
    columns: List[Id]


class ComparisonTag(TypedDict):
    kind: Literal["tag"]
    # One tag per row.
    tags: List[AnyRowKey]


# When a row counts as unchanged: if all cells are equal, or those of some columns. Or if its tag is
# the one it was sent with, and it was not edited since.
Comparison = Union[ComparisonValue, ComparisonColumns, ComparisonTag]


class MatchKeys(TypedDict):
    kind: Literal["keys"]


class MatchColumns(TypedDict):
    kind: Literal["columns"]
    columns: List[Id]


class MatchGiven(TypedDict):
    kind: Literal["given"]
    # One key per row; null: the row is new.
    keys: List[Union[AnyRowKey, None]]


class MatchContent(TypedDict):
    kind: Literal["content"]


# The method by which old and new rows are matched.
Match = Union[MatchKeys, MatchColumns, MatchGiven, MatchContent]


class _ContentSectionRequired(TypedDict):
    key: AnyRowKey


class ContentSection(_ContentSectionRequired, total=False):
    """A section with all its rows."""

    # The text of its header.
    header: str
    # The text of its footer.
    footer: str
    # A name in `sectionKinds` of the declarations.
    kind: str
    # The client's own JSON. The daemon stores it and compares it by value, and never interprets it.
    state: Any
    rows: NewRows
    # For each row the key of the matching old row, as in match given; null: a new row.
    keys: List[Union[AnyRowKey, None]]
    # The state of each row.
    rowStates: List[Any]
    # For each row the states of its cells, by column.
    cellStates: List[CellStates]
    # The tag of each row, as in compare tag.
    tags: List[AnyRowKey]


class ContentFound(TypedDict):
    """A compared table."""

    table: Id
    revision: int
    # The number of rows.
    rowCount: int


class _ContentPlaceRequired(TypedDict):
    table: Id


class ContentPlace(_ContentPlaceRequired, total=False):
    """A table, optionally at an older revision."""

    # The current revision by default.
    revision: int


class SectionsDiffUpdate(TypedDict):
    # The index in the new content.
    index: int
    key: Union[int, str]
    # Known: header, footer, kind, state
    members: List[str]


class SectionsDiff(TypedDict):
    """The difference of declared sections, if both tables have some. Rows that move with their
    section are not listed."""

    # The sections of the old content.
    old: List[SectionCount]
    # The sections of the new content.
    new: List[SectionCount]
    # Indices in the old content.
    deletes: List[int]
    # Indices in the new content.
    inserts: List[int]
    moves: IndexMoves
    # Sections that stay or move, and have a changed header, footer, kind or state.
    updates: List[SectionsDiffUpdate]


# The key of a section (null or {kind: "error"} for rows without one), and the number of its rows.
SectionCount = List[Union[int, str, None, Dict[str, Any]]]


class DifferencePlace(TypedDict, total=False):
    """The side before: a table, a table as it was saved, or a file. A file is opened as a table of
    its own with the options of the table `to`."""

    table: Id
    # A revision of the table. By default its changes are followed.
    revision: int
    # true: the table as it was opened, created or last saved.
    saved: bool
    # The path of a file.
    path: str
    # The text of a file.
    text: str
    # The bytes of a file. RFC 4648 with padding and without line breaks.
    base64: str
    dialect: Dialect


class DifferenceSide(TypedDict):
    """A side of a difference."""

    table: Id
    # The revision of the side that the difference shows.
    revision: int
    # The number of its rows.
    rowCount: int
    # Whether later changes of the side are followed. False for a revision, and when the table was
    # closed.
    follows: bool


class DifferenceStateCounts(TypedDict):
    """The numbers of rows by their mark. A row counts once."""

    same: int
    added: int
    removed: int
    changed: int
    moved: int


_DifferenceStateNames = TypedDict("_DifferenceStateNames", {"from": 'DifferenceSide'})


class _DifferenceStateRequired(_DifferenceStateNames):
    # current: it is the difference of both sides; pending: it is behind, and is being updated;
    # failed: it is behind, because the sides cannot be compared. Known: current, pending, failed
    state: str
    to: DifferenceSide
    # The numbers of rows by their mark. A row counts once.
    counts: DifferenceStateCounts


class DifferenceState(_DifferenceStateRequired, total=False):
    """How the table of a difference relates to both sides."""

    # Why the sides cannot be compared.
    failure: str


_DifferenceFactsColumnsNames = TypedDict("_DifferenceFactsColumnsNames", {"from": 'Id'})


class DifferenceFactsColumns(_DifferenceFactsColumnsNames):
    """The ids of the columns that other tables do not have."""

    # The mark: same, added, removed, changed or moved.
    kind: Id
    # Whether the row is in another place.
    moved: Id
    # The list of the columns whose cells differ.
    changed: Id
    # The key of the row in the table `to`.
    to: Id
    # By compared column, the column with its cells before.
    was: Dict[str, Id]


_DifferenceFactsNames = TypedDict("_DifferenceFactsNames", {"from": 'DifferenceSide'})


class _DifferenceFactsRequired(_DifferenceFactsNames):
    # As in differenceState. Known: current, pending, failed
    state: str
    to: DifferenceSide
    # The numbers of rows by their mark.
    counts: Dict[str, int]
    # The ids of the columns that other tables do not have.
    columns: DifferenceFactsColumns
    # Styles for the state of a view, with the tags added, removed, changed and moved.
    styles: List[Style]


class DifferenceFacts(_DifferenceFactsRequired, total=False):
    """The difference, its columns, and styles that show it."""

    # Why the sides cannot be compared.
    failure: str


class _ColumnRuleRequired(TypedDict):
    # A CEL condition over the edited row; `value` is the cell. The results true and null satisfy
    # the rule.
    expression: str


class ColumnRule(_ColumnRuleRequired, total=False):
    """A validation rule for the cells of a column."""

    # The message for people if the rule is violated.
    message: str
    severity: Severity


# The validation rules of cells; null: none.
ColumnCheck = Union[ColumnRule, List[ColumnRule], None]


class _RowRuleRequired(TypedDict):
    # A CEL condition over the edited row. The results true and null satisfy the rule.
    expression: str


class RowRule(_RowRuleRequired, total=False):
    """A validation rule for rows."""

    # The message for people if the rule is violated.
    message: str
    severity: Severity
    # The columns at whose cells a violation is reported; without columns it is reported at the row.
    columns: List[Id]


# refuse (default): edits that violate the rule are refused; mark: the data is kept and the
# violation reported.
Severity = Literal["refuse", "mark"]


class _BrokenRuleRequired(TypedDict):
    severity: Severity


class BrokenRule(_BrokenRuleRequired, total=False):
    """A violated rule."""

    # The kind of row that has the rule; absent: the rule applies to all rows.
    kind: str
    # The index in the list of the column or of the rows; absent if the value does not have the type
    # that the kind declares.
    index: int
    expression: str
    type: ColumnTypeName
    message: str


class DeclarationsKindBy(TypedDict, total=False):
    column: Id
    expression: str


class DeclarationsDecisions(TypedDict, total=False):
    """The terms of asking the client: the time limit in milliseconds (default 10,000), and the
    decision without an answer (default refuse)."""

    deadline: Union[int, None]
    default: Union[Literal["allow", "refuse"], None]


class Declarations(TypedDict, total=False):
    """The declarations of a table, in layers. Patches are merged member by member; null restores a
    default."""

    settings: Union[Settings, None]
    fallback: Union[Settings, None]
    # The declarations of columns, by id.
    columns: Union[Dict[str, Union[ColumnRules, None]], None]
    # The kinds of rows, by name.
    kinds: Union[Dict[str, Union[RowKind, None]], None]
    # The source of the kind of rows without their own.
    kindBy: Union[DeclarationsKindBy, None]
    # The kind of rows without a declared kind.
    defaultKind: Union[str, None]
    # refuse: edits that produce a row of an undeclared kind are refused.
    undeclaredKinds: Union[Literal["default", "refuse"], None]
    # The validation rules of rows; replaced as a whole.
    rowRules: Union[List[RowRule], None]
    sectionKinds: Union[Dict[str, Union[Settings, None]], None]
    # The declarations of sections, by key.
    sections: Union[Dict[str, Union[SectionRules, None]], None]
    # The definitions of cell kinds by name, in the client's own JSON, returned unchanged.
    cellKinds: Union[Dict[str, Any], None]
    # The definitions of editors by name, in the client's own JSON, returned unchanged.
    editors: Union[Dict[str, Any], None]
    decisions: Union[DeclarationsDecisions, None]


class SettingsMovable(TypedDict, total=False):
    expression: str
    # The keys of the sections within which the row can move.
    within: List[str]


class SettingsSeparators(TypedDict, total=False):
    """The lines above the first row of a section, between its rows, and below the last."""

    top: Separator
    between: Separator
    bottom: Separator


class Settings(TypedDict, total=False):
    """The settings of one layer; null removes a setting, values are replaced as a whole."""

    # The height of the row, in units.
    height: Union[float, Literal["automatic"], RowExpression, None]
    # The width as an item of a collection.
    width: Union[float, Literal["automatic"], RowExpression, None]
    # The assumed height before the row is measured, in units.
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
    # The indentation, in levels.
    indentation: Union[int, RowExpression, None]
    # The tree of actions.
    actions: Union[List[Action], None]
    separators: Union[SettingsSeparators, None]
    accessory: TextSetting
    accessibilityText: TextSetting
    cellKind: TextSetting
    editor: TextSetting
    # The id of the view whose collection is inside the row.
    holds: Union[str, RowExpression, None]


class ColumnRules(TypedDict, total=False):
    """The settings of a column's cells and, in `header`, of its header."""

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
    """The declarations of a kind of row for its cells in one column."""

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
    # In a JSON column: the type of such cells, which also determines how typed texts are parsed;
    # null: any.
    type: Union[ColumnTypeName, None]
    validate: ColumnCheck
    # The format of such cells; null: the column's format.
    format: Union[Format, None]
    # The path of the value in such rows that are objects; null: the column's path.
    path: Union[ObjectPath, None]


class RowKind(TypedDict, total=False):
    """The settings of a kind of row and, in `columns`, of its cells."""

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
    # The declarations for cells, by column id.
    columns: Union[Dict[str, Union[KindColumn, None]], None]


class SectionRules(TypedDict, total=False):
    """The declarations of a section."""

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
    # A name in `sectionKinds`.
    kind: Union[str, None]


class RowOptions(TypedDict, total=False):
    """The attributes of a row beside its cells; null removes a member."""

    # The kind that the row states.
    kind: Union[str, None]
    settings: Union[Settings, None]
    # The client's own JSON. The daemon stores it and compares it by value, and never interprets it.
    rowState: Any
    cellStates: CellStates


# The client's own JSON of cells, by column; null removes that of a cell, or of all.
CellStates = Union[Dict[str, Any], None]

# The layer that decides a setting. Known: row, kind, section, column, table, fallback, builtIn
SettingLayer = str


class RowExpression(TypedDict):
    """A CEL expression over the cells of the row."""

    # The source text.
    expression: str


# A boolean, or an expression for it; null removes the setting.
FlagSetting = Union[bool, RowExpression, None]

# ask: the client is asked each time (action/decide). An expression returns a boolean or the text
# ask.
PermissionSetting = Union[bool, Literal["ask"], RowExpression, None]

# A length, automatic or zero, or an expression for it; null removes the setting.
EdgeHeightSetting = Union[float, Literal["automatic", "zero"], RowExpression, None]

# A text, or an expression for it; null removes the setting.
TextSetting = Union[str, RowExpression, None]


class Separator(TypedDict, total=False):
    """A line: its insets at both ends and its thickness, in the view's units."""

    leading: float
    trailing: float
    thickness: float


class _ActionRequired(TypedDict):
    # The id of the action, unique within the tree.
    id: str


class Action(_ActionRequired, total=False):
    """An action on a row, a cell or a header. Its id is unique within a tree. Children have the
    placement of their parent unless they have their own."""

    # The title.
    title: Union[str, RowExpression]
    style: Union[Literal["normal", "destructive", "disabled"], RowExpression]
    # Whether the action is hidden.
    hidden: Union[bool, RowExpression]
    # The name of an image of the client.
    image: Union[str, RowExpression]
    placement: Literal["menu", "leading", "trailing", "inline"]
    # Whether a full swipe invokes the action.
    fullSwipe: bool
    # The actions of a submenu.
    children: List[Action]


class _AskedPermissionRequired(TypedDict):
    # Known: select, edit, move, delete, collapse
    permission: str
    layer: SettingLayer


class AskedPermission(_AskedPermissionRequired, total=False):
    """A permission that the client must decide."""

    row: RowKey
    column: Id
    # The key of the section to collapse.
    section: str


class ViewDescriptionFilterProblem(TypedDict):
    # A JSON pointer within the state.
    pointer: str
    # Known: unknownColumn, typeChanged
    kind: str
    message: str


class ViewDescriptionOrderProblem(TypedDict):
    # A JSON pointer within the state.
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
    orderState: OrderState
    complete: Complete
    # The visible columns, in order.
    columns: List[Id]


class ViewDescription(_ViewDescriptionRequired, total=False):
    """The description of a view."""

    footers: Footers
    layout: ColumnPlaces
    cursor: ViewCursor
    preset: PresetName
    # Filter conditions that are not valid with the present columns. They are kept in the state and
    # not applied.
    filterProblems: List[ViewDescriptionFilterProblem]
    filterFailure: FilterFailure
    # Expressions of the sort and the sections that are not valid with the present columns. They are
    # kept in the state and not applied.
    orderProblems: List[ViewDescriptionOrderProblem]
    orderFailure: OrderFailure
    searching: SearchProgress
    sorting: SortProgress
    remembered: RememberedState


class RememberedStateDroppedItem(TypedDict):
    # A JSON pointer within the kept state.
    pointer: str
    # Known: unknownColumn, notSortable, invalidParams, expression
    kind: str
    message: str


class _RememberedStateRequired(TypedDict):
    outcome: Literal["restored", "none", "noFile", "off", "damaged", "newer", "foreign"]


class RememberedState(_RememberedStateRequired, total=False):
    """What was kept of a view that is opened with `remember`. Only the answer to `view/open` has
    it."""

    # When the state was kept, in milliseconds since 1970.
    when: int
    # Parts of the kept state that do not fit any more, and were left out.
    dropped: List[RememberedStateDroppedItem]


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
    """The page shown."""

    # The number of rows per page; null: all rows are one page.
    size: Union[int, None]
    # The index of the page, from 0.
    index: int


class ViewStateColumnsEntry(TypedDict, total=False):
    hidden: bool
    footer: FooterRule
    # The value that replaces null for the view's user.
    nullDefault: Any


class _ViewStateRequired(TypedDict):
    # The sort keys, the most significant first.
    sort: List[ViewStateSortItem]
    # The search; null: none.
    search: Union[ViewStateSearch, None]
    filter: Union[Filter, None]
    sections: Union[Sections, None]
    selection: ViewStateSelection
    # The page shown.
    page: ViewStatePage
    # By column id; columns with default state are omitted.
    columns: Dict[str, ViewStateColumnsEntry]
    # The order of the columns; columns that are not listed follow.
    columnOrder: List[Id]
    # The steps that header taps cycle through.
    sortCycle: List[Literal["ascending", "descending", "none"]]


class ViewState(_ViewStateRequired, total=False):
    """The complete state of a view."""

    # The editing rights of the view's user (table/edit with view). cell: single cells, positions
    # and removal; object: also whole rows. Absent if none.
    binding: Literal["none", "cell", "object"]
    # The view's own values of params.x by x, which take precedence over the table's; absent if
    # there are none.
    params: Dict[str, TypedValue]
    # Whether updates include footers; absent: they do.
    footers: Literal[False]
    # Whether a tap on a footer sorts; absent: it does not.
    footerSorts: bool
    # Whether rows hidden by the table's declarations are shown; absent: they are not.
    showHidden: Literal[True]
    layout: Layout
    presentation: Presentation
    # The style rules of rows and cells; absent if there are none.
    styles: List[Style]


class ViewStatePatchSortItem(TypedDict, total=False):
    """One sort key. Absent members have their defaults."""

    column: Id
    expression: OrderExpression
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator


class ViewStatePatchSelection(TypedDict, total=False):
    """A patch of the selection rules of a view."""

    mode: Union[Literal["none", "single", "multiple"], None]
    unit: Union[Literal["row", "cell", "column"], None]
    tap: Union[Literal["replace", "toggle", "extend"], None]
    momentary: Union[bool, None]
    whenFiltered: Union[Literal["keep", "drop"], None]


class ViewStatePatchPage(TypedDict, total=False):
    """A patch of the page."""

    size: Union[int, None]
    index: Union[int, None]


class ViewStatePatchColumnsEntry(TypedDict, total=False):
    """A patch of one column; null restores its defaults."""

    hidden: Union[bool, None]
    # Replaced as a whole; null: the column's own footer.
    footer: Union[FooterRule, None]
    # The value that replaces null for the view's user: a value of the column. If the user writes
    # this value through the view, null is stored.
    nullDefault: Any


class ViewStatePatch(TypedDict, total=False):
    """A merge patch of the view's state (RFC 7396): null restores a default."""

    sort: Union[List[ViewStatePatchSortItem], None]
    search: Union[SearchPatch, None]
    filter: Union[Filter, str, None]
    sections: Union[SectionsPatch, None]
    selection: Union[ViewStatePatchSelection, None]
    page: Union[ViewStatePatchPage, None]
    # Patches of single columns, by id.
    columns: Union[Dict[str, Union[ViewStatePatchColumnsEntry, None]], None]
    columnOrder: Union[List[Id], None]
    binding: Union[Literal["none", "cell", "object"], None]
    # The view's own values of params.x, which take precedence over the table's; null removes one.
    params: Union[Dict[str, Union[TypedValue, None]], None]
    sortCycle: Union[List[Literal["ascending", "descending", "none"]], None]
    # Whether updates include footers; default true.
    footers: Union[bool, None]
    # Whether a tap on a footer sorts; default false.
    footerSorts: Union[bool, None]
    # Whether rows hidden by the table's declarations are shown; default false.
    showHidden: Union[bool, None]
    layout: Union[LayoutPatch, None]
    presentation: Union[PresentationPatch, None]
    # The style rules of rows and cells, replaced as a whole; default none.
    styles: Union[List[Style], None]


class _ExtraFieldsRequired(TypedDict):
    row: RowKey
    # What they show, in the order of the record.
    fields: List[str]


class ExtraFields(_ExtraFieldsRequired, total=False):
    """The fields of a row's record that are in no column, because the record is longer than the
    header."""

    cut: IsCut


class _EntryFrameRequired(TypedDict):
    key: EntryKey
    viewIndex: int
    offset: float
    height: float


class EntryFrame(_EntryFrameRequired, total=False):
    """The frame of an entry of the page, in units."""

    frame: ItemFrame


class _WindowEntriesRequired(TypedDict):
    kind: Literal["entries"]
    # The index within the page.
    first: int
    size: int


class WindowEntries(_WindowEntriesRequired, total=False):
    # The number of additional entries on both sides.
    overscan: int


class WindowAll(TypedDict):
    kind: Literal["all"]


class _WindowViewportRequired(TypedDict):
    kind: Literal["viewport"]
    offset: Offset
    # The length of the viewport, in units.
    extent: float


class WindowViewport(_WindowViewportRequired, total=False):
    # Entries within this distance of the viewport are also sent; default 0.
    overscan: float


# The entries of the page that a subscription watches.
Window = Union[WindowEntries, WindowAll, WindowViewport]


class NamedSectionEntry(TypedDict):
    """A part of a section, in a request."""

    kind: Literal["group", "header", "footer"]
    key: AnySectionKey


# An entry of the page shown, named by a client: a row by its key, or a part of a section.
NamedEntry = Union[AnyRowKey, NamedSectionEntry]


class HitColumn(TypedDict):
    """A column in the client's frame."""

    column: Id
    # Its left edge, from the left of the frame.
    x: float
    # Its width.
    width: float
    # From where to where it can be seen, from the left of the frame. Fixed columns cover the
    # others.
    clip: List[float]


class _ViewUpdateProblemRequired(TypedDict):
    # The index in the window.
    index: int
    # invalid: `rule` is violated. conflict: `conflict` is not decided. Known: invalid, conflict
    kind: str


class ViewUpdateProblem(_ViewUpdateProblemRequired, total=False):
    # A cell or row that both sides changed differently. `table/conflicts` returns both sides.
    conflict: Literal["cell", "removed", "place"]
    column: Id
    columns: List[Id]
    rule: BrokenRule
    # Why the rule cannot be evaluated.
    reason: str


class ViewUpdateKindsRow(TypedDict):
    kind: str
    at: IndexRuns


class _ViewUpdateKindsCellRequired(TypedDict):
    column: Id
    at: IndexRuns


class ViewUpdateKindsCell(_ViewUpdateKindsCellRequired, total=False):
    # A name in `cellKinds` of the declarations.
    cellKind: Any
    # A name in `editors` of the declarations, or the column's option.
    editor: Any


class ViewUpdateKindsState(TypedDict):
    index: int
    # The row's state, in the client's own JSON.
    rowState: Any


class ViewUpdateKindsCellState(TypedDict):
    index: int
    column: Id
    # The cell's state, in the client's own JSON.
    cellState: Any


class ViewUpdateKinds(TypedDict, total=False):
    """The kinds of the whole window, in runs of window indices, for subscriptions with `kinds`.
    Absent: unchanged; in a reset: none."""

    rows: List[ViewUpdateKindsRow]
    cells: List[ViewUpdateKindsCell]
    states: List[ViewUpdateKindsState]
    # One element per row.
    cellStates: List[ViewUpdateKindsCellState]


class _ViewUpdateSeparatorRequired(TypedDict):
    at: IndexRuns


class ViewUpdateSeparator(_ViewUpdateSeparatorRequired, total=False):
    top: RowLine
    bottom: RowLine


class ViewUpdateAppearance(TypedDict, total=False):
    """The keys of entries that became visible or stopped being visible, for subscriptions with
    `appearance`. Empty lists are omitted."""

    # Entries that became visible.
    appeared: List[EntryKey]
    # Entries that stopped being visible.
    disappeared: List[EntryKey]
    # Entries that entered the overscan and were not in the window before.
    prefetch: List[EntryKey]
    # Entries that left the overscan without becoming visible.
    cancelled: List[EntryKey]


class ViewUpdateHeight(TypedDict):
    # The height of each entry, in units.
    height: float
    # The number of entries.
    count: int


class ViewUpdateWindow(TypedDict):
    """The window after the update."""

    # The index within the page.
    first: int
    # The number of entries.
    size: int


class ViewUpdateReset(TypedDict):
    """The content of the whole window, which replaces everything before."""

    # The keys of the entries, in order.
    keys: List[EntryKey]
    # The cells, column by column.
    blocks: List[ColumnBlock]


class ViewUpdateDiffInserts(TypedDict):
    """The inserted entries."""

    at: IndexRuns
    # Their keys, in order.
    keys: List[EntryKey]
    # Their cells, column by column.
    blocks: List[ColumnBlock]


class ViewUpdateDiff(TypedDict, total=False):
    """The changes in the window."""

    deletes: IndexRuns
    moves: IndexMoves
    # The inserted entries.
    inserts: ViewUpdateDiffInserts
    # The changed cells.
    updates: List[UpdateBlock]
    scrolledOut: IndexRuns
    scrolledIn: IndexRuns


_ViewUpdateNames = TypedDict("_ViewUpdateNames", {"from": 'Union[int, None]'})


class _ViewUpdateRequired(_ViewUpdateNames):
    subscription: Id
    view: Id
    table: Id
    # 1, 2, 3… per subscription, without gaps.
    seq: int
    # The view revision.
    to: int
    # The table revision.
    revision: int
    # What caused the update. Known: edit, setRows, setParams, undo, redo, load, state, select,
    # cursor, draft, scroll, hover, watch, source, footer, declare, supply, layout
    causes: List[str]
    # Whether this is the last part, after which the update is complete.
    last: bool


class ViewUpdate(_ViewUpdateRequired, total=False):
    """An update of a window, or one part of it. With `brief`, an update with a `diff` can omit
    counts, order, window and the columns of the layout if they have not changed."""

    # The authors of the changes.
    authors: List[str]
    # The violated rules of rows in the whole window, and what a merge left open, for subscriptions
    # with `problems`. Absent: unchanged; in a reset: none.
    problems: List[ViewUpdateProblem]
    # The kinds of the whole window, in runs of window indices, for subscriptions with `kinds`.
    # Absent: unchanged; in a reset: none.
    kinds: ViewUpdateKinds
    # The lines around rows of the window, for subscriptions with `separators`. Listed are rows
    # whose lines are new or have changed; without top and bottom they no longer have lines.
    # Inserted rows have none until they are listed.
    separators: List[ViewUpdateSeparator]
    styles: WindowStyles
    accessibility: AccessibilityTexts
    # The keys of entries that became visible or stopped being visible, for subscriptions with
    # `appearance`. Empty lists are omitted.
    appearance: ViewUpdateAppearance
    # The hints of the included table/setRows, oldest first; at most the 16 newest.
    hints: List[Any]
    counts: Counts
    filterFailure: FilterFailure
    orderFailure: OrderFailure
    orderState: OrderState
    complete: Complete
    searching: SearchProgress
    sorting: SortProgress
    selection: WindowSelection
    # The cursor of the view, if it changed; null: it is nowhere, because the page is empty. In a
    # reset without it: nowhere.
    cursor: Union[ViewCursor, None]
    footers: Footers
    # The layout of the columns, if it changed; null: the view no longer has a layout.
    layout: Union[ColumnPlacesUpdate, None]
    # The horizontal window, if it changed; null: the subscription has all columns.
    across: Union[AcrossPlaces, None]
    # The frames of the window's items in a collection, from the first one, if they changed. Empty:
    # the items no longer have frames, because the layout or its items were removed or there are too
    # many. Sent in the last part.
    frames: List[ItemFrame]
    # The heights of the window's entries, from the first one, in runs of equal heights, if they
    # changed. Empty: the entries no longer have heights, because the layout or its rows were
    # removed. Sent in the last part.
    heights: List[ViewUpdateHeight]
    viewport: ViewportPlace
    # The window after the update.
    window: ViewUpdateWindow
    # The window's columns: in the first update, after a resync, and whenever they change.
    columns: List[Id]
    # The sections of the window that are new or changed; in a reset all sections with an entry in
    # it.
    sections: List[SectionInfo]
    # The content of the whole window, which replaces everything before.
    reset: ViewUpdateReset
    # The changes in the window.
    diff: ViewUpdateDiff
    # The index of the part. Absent if the update is not split into parts.
    part: int


# How much of long texts is sent: whole (default), or cut to the room that the layout gives them.
TextExtent = Literal["whole", "cut"]

# The end of a text that is cut to its room, at most 16 code points; default U+2026.
Ellipsis = str


class _ColumnBlockErrorRequired(TypedDict):
    # An index into this block's list.
    row: int
    # Known: doesNotParse, outOfRange, sourceChanged, readFailed, fieldTooLong, notComputed
    kind: str


class ColumnBlockError(_ColumnBlockErrorRequired, total=False):
    # The text of the cell in the source.
    text: str


class _ColumnBlockMatchRequired(TypedDict):
    # An index into this block's list.
    row: int
    # The hits, in ascending order.
    ranges: List[List[int]]


class ColumnBlockMatch(_ColumnBlockMatchRequired, total=False):
    # The number of hits after the listed ones; at most 65,536 hits per cell are counted.
    further: int


class _ColumnBlockRequired(TypedDict):
    column: Id


class ColumnBlock(_ColumnBlockRequired, total=False):
    """Cells of one column, in the order of the rows."""

    # The index of the block's first cell within the rows of the whole response or update; absent:
    # 0.
    offset: int
    # The values, if `as` is value or both.
    values: List[CellValue]
    # The display texts, if `as` is text or both. Each is one line, with control characters made
    # visible.
    texts: List[str]
    # Cells without a value, with their source text. Absent if empty.
    errors: List[ColumnBlockError]
    # Cells whose value is not known yet. Absent if empty.
    pending: List[int]
    # Cells supplied by the client, an input of which has changed since. Absent if empty.
    stale: List[int]
    # Cells with invalid UTF-8, displayed with U+FFFD. Absent if empty.
    lossy: List[int]
    # Cells whose value or text is cut. A text is cut to its beginning; another value is null.
    # `cell/text` reads the whole text. Absent if empty.
    cut: List[int]
    # How long the whole texts of the cells in `cut` are, in bytes of UTF-8, as `cell/text` counts
    # them. Only where texts are cut to their room.
    cutBytes: List[int]
    # Search hits as half-open ranges of offsets (see `positions` of `initialize`) in `texts` as
    # they are sent; without texts, in `values`. Absent if empty.
    matches: List[ColumnBlockMatch]
    # Cells with a draft; `texts` has the draft's text. Absent if empty.
    drafts: List[CellInDraft]


class _UpdateBlockErrorRequired(TypedDict):
    # An index into this block's list.
    row: int
    # Known: doesNotParse, outOfRange, sourceChanged, readFailed, fieldTooLong, notComputed
    kind: str


class UpdateBlockError(_UpdateBlockErrorRequired, total=False):
    # The text of the cell in the source.
    text: str


class _UpdateBlockMatchRequired(TypedDict):
    # An index into this block's list.
    row: int
    # The hits, in ascending order.
    ranges: List[List[int]]


class UpdateBlockMatch(_UpdateBlockMatchRequired, total=False):
    # The number of hits after the listed ones; at most 65,536 hits per cell are counted.
    further: int


class _UpdateBlockRequired(TypedDict):
    column: Id
    # The new window index of each cell.
    rows: List[int]


class UpdateBlock(_UpdateBlockRequired, total=False):
    """Changed cells of one column."""

    # The values, if `as` is value or both.
    values: List[CellValue]
    # The display texts, if `as` is text or both. Each is one line, with control characters made
    # visible.
    texts: List[str]
    # Cells without a value, with their source text. Absent if empty.
    errors: List[UpdateBlockError]
    # Cells whose value is not known yet. Absent if empty.
    pending: List[int]
    # Cells supplied by the client, an input of which has changed since. Absent if empty.
    stale: List[int]
    # Cells with invalid UTF-8, displayed with U+FFFD. Absent if empty.
    lossy: List[int]
    # Cells whose value or text is cut. A text is cut to its beginning; another value is null.
    # `cell/text` reads the whole text. Absent if empty.
    cut: List[int]
    # How long the whole texts of the cells in `cut` are, in bytes of UTF-8, as `cell/text` counts
    # them. Only where texts are cut to their room.
    cutBytes: List[int]
    # Search hits as half-open ranges of offsets (see `positions` of `initialize`) in `texts` as
    # they are sent; without texts, in `values`. Absent if empty.
    matches: List[UpdateBlockMatch]


class _AccessibilityTextRequired(TypedDict):
    # The text; null: they no longer have one.
    text: Union[str, None]
    at: IndexRuns


class AccessibilityText(_AccessibilityTextRequired, total=False):
    # The column of the cells; absent: the text is that of the rows.
    column: Id


# The texts of rows and cells for screen readers, for subscriptions with `accessibility`. Listed are
# those that are new or have changed. Inserted rows, and cells of columns that came into the window,
# have none until they are listed.
AccessibilityTexts = List[AccessibilityText]


class RowLine(TypedDict, total=False):
    """A declared line above or below a row."""

    # The inset at the leading end, in units.
    leading: float
    # The inset at the trailing end, in units.
    trailing: float
    # The thickness, in units.
    thickness: float


class ViewportHolds(TypedDict, total=False):
    """The part of a viewport that stays in place, by kind of change; default entry."""

    # When the order of rows changes.
    sort: ViewportHold
    # When the filter, the search or hidden rows change.
    filter: ViewportHold
    # When the sections change, or are collapsed or expanded.
    sections: ViewportHold
    # When another page is shown, or the page size changes.
    page: ViewportHold
    # When the table gets new content.
    setRows: ViewportHold
    # When rows are loaded or streamed in.
    load: ViewportHold
    # At all other changes of the table: edits, undo, drafts, declarations, parameters.
    edit: ViewportHold
    # When the layout changes, such as the width of the frame.
    resize: ViewportHold
    # When heights become known, or widths at which texts wrap.
    measure: ViewportHold


# What stays in place when content changes; entry by default. For viewports by kinds of change.
Hold = Union[Literal["entry", "index", "end"], ViewportHolds]

# The part of a viewport that stays in place at a change: the anchor entry, the offset, or nothing:
# the viewport moves to the start.
ViewportHold = Literal["entry", "offset", "start"]

# An offset in units from the start of the content, rounded to the nearest 64th.
Offset = float


class ViewportPlaceStickyItem(TypedDict):
    # Known: group, header
    kind: str
    # The distance from the viewport's start; negative while the next header pushes it out.
    y: float
    height: float
    section: SectionInfo


class _ViewportPlaceRequired(TypedDict):
    # The scroll offset, from the start of the content.
    offset: float
    # The length of the viewport.
    extent: float
    # The offset at which the window's first entry starts.
    top: float


class ViewportPlace(_ViewportPlaceRequired, total=False):
    """The position of a viewport, in units. Sent in the last part of an update, if any of it
    changed."""

    # The gap between two entries; default 0.
    spacing: float
    # The correction of offset and top that is postponed while the user drags; default 0.
    heldBack: float
    thumb: Thumb
    anchor: EntryKey
    # The sticky headers at the start of the viewport, outermost first; absent: none.
    sticky: List[ViewportPlaceStickyItem]


class _AcrossRequired(TypedDict):
    # The width of the client's frame, including fixed columns.
    frameWidth: float


class Across(_AcrossRequired, total=False):
    """A horizontal window: the fixed columns, and the columns of the centre that are partly
    visible."""

    # The scroll offset of the centre, from the leading side; default 0.
    offset: float
    # Columns within this distance of the visible part are also sent; default 0.
    overscan: float


class AcrossMove(TypedDict, total=False):
    """A change of the horizontal window. Absent members are unchanged."""

    offset: float
    thumb: ThumbStart
    frameWidth: float
    overscan: float
    # A column to be shown; it takes precedence over an offset.
    column: Id
    # The place of the column in the visible part; default nearest.
    placement: Literal["start", "center", "end", "nearest"]


class AcrossPlacesLeft(TypedDict):
    """The left edges of the groups, from the left of the frame."""

    # The left edge of the leading fixed columns.
    leading: float
    # The left edge of the scrolling columns.
    center: float
    # The left edge of the trailing fixed columns.
    trailing: float


class _AcrossPlacesRequired(TypedDict):
    # The scroll offset of the centre, from the leading side.
    offset: float
    # The width of the frame that is left for the centre.
    room: float
    # The width of the content of the centre.
    contentWidth: float
    # The left edges of the groups, from the left of the frame.
    left: AcrossPlacesLeft
    # From where to where the centre is visible, from the left of the frame.
    clip: List[float]


class AcrossPlaces(_AcrossPlacesRequired, total=False):
    """The positions at which a client draws the columns of a window."""

    thumb: Thumb


class Thumb(TypedDict):
    """The thumb of a scroll bar, in units of its track. The track is as long as the visible part."""

    # The start on the track.
    start: float
    # The length.
    length: float


# The start of the scroll bar's thumb on its track. Values outside the track are clamped.
ThumbStart = float


class LayoutInsets(TypedDict):
    """The insets around all columns; absent: none."""

    leading: float
    trailing: float


class LayoutFixed(TypedDict):
    """The number of fixed columns at each side."""

    leading: int
    trailing: int


class _LayoutRequired(TypedDict):
    measurer: Measurer
    # The width of the view's frame.
    frame: Union[float, None]
    # The gap between two columns.
    spacing: float
    scale: bool
    lock: bool
    # The number of fixed columns at each side.
    fixed: LayoutFixed
    sizing: Sizing
    # The sizing of single columns, by id.
    columns: Dict[str, ColumnSizing]


class Layout(_LayoutRequired, total=False):
    """The layout of the view; absent: the view has none."""

    # The minimum width of the content; absent: none.
    minimumWidth: float
    # The insets around all columns; absent: none.
    insets: LayoutInsets
    # Absent: left to right. Known: ltr, rtl
    direction: str
    rows: RowSizing
    items: ItemSizing


class LayoutPatchInsets(TypedDict, total=False):
    """The insets before the first column and after the last; default 0."""

    leading: Union[float, None]
    trailing: Union[float, None]


class LayoutPatchFixed(TypedDict, total=False):
    """The number of visible columns that do not scroll. If there are too few columns, the leading
    ones take precedence."""

    leading: Union[int, None]
    trailing: Union[int, None]


class LayoutPatch(TypedDict, total=False):
    """A patch of a state's layout; {} requests a layout with all defaults."""

    # Replaced as a whole; null: terminal cells.
    measurer: Union[Measurer, None]
    # The width of the view's frame; null: unknown.
    frame: Union[float, None]
    # The minimum width of the content, independent of the frame; default 0.
    minimumWidth: Union[float, None]
    insets: Union[LayoutPatchInsets, None]
    # The side at which columns begin; default ltr, the left.
    direction: Union[Literal["ltr", "rtl"], None]
    # The gap between two columns; default 0.
    spacing: Union[float, None]
    # Whether columns grow in proportion to fill the frame; default false.
    scale: Union[bool, None]
    # Whether measured column widths are kept instead of measured again, once all rows (at least
    # one) have been measured; default false.
    lock: Union[bool, None]
    fixed: Union[LayoutPatchFixed, None]
    rows: Union[RowSizingPatch, None]
    # The layout of entries as items of a collection, which takes precedence over `rows`; null
    # (default): entries are stacked vertically.
    items: Union[ItemSizingPatch, None]
    sizing: Union[SizingPatch, None]
    # The sizing of single columns by id; null: none.
    columns: Union[Dict[str, Union[ColumnSizingPatch, None]], None]


class ItemSizingSize(TypedDict):
    width: Union[float, None]
    height: Union[float, None]


class ItemSizing(TypedDict):
    """The layout of entries as items of a collection; absent: entries are stacked vertically."""

    # Known: wrapped, horizontal
    direction: str
    size: ItemSizingSize
    perLine: Union[List[int], None]
    spacing: float
    lineSpacing: float
    insets: Insets


class ItemSizingPatchSize(TypedDict, total=False):
    """The size of items without a declared size."""

    width: Union[float, None]
    height: Union[float, None]


class ItemSizingPatch(TypedDict, total=False):
    """A patch of the item layout; {}: each item has a line of its own and the width of that line."""

    # Lines of the frame's width, one below the other (default), or one horizontal line that scrolls
    # sideways.
    direction: Union[Literal["wrapped", "horizontal"], None]
    # The size of items without a declared size; null (default): the width of a line, the height of
    # a line of text.
    size: Union[ItemSizingPatchSize, None]
    # The number of items that share the width of each line of a section, replaced as a whole. The
    # last number also applies to all further lines. null (default): as many as fit.
    perLine: Union[List[int], None]
    # The gap between two items of a line; default 0.
    spacing: Union[float, None]
    # The gap between two lines; default 0.
    lineSpacing: Union[float, None]
    # The insets around all items, replaced as a whole; null: none.
    insets: Union[Insets, None]


class ItemFrame(TypedDict):
    """The frame of an item within the content of a collection, in units."""

    # The distance from the leading side.
    x: float
    # The distance from the top of the content.
    y: float
    # The width.
    width: float
    # The height.
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
    """The heights of entries; absent: the view computes none."""

    spacing: float
    background: bool
    # Absent if it is 50.
    quiet: int
    # Absent if it is the daemon.
    measured: Literal["client"]
    # Absent if it is 10000.
    deadline: int


class RowSizingPatch(TypedDict, total=False):
    """A patch of the heights of entries; {}: every entry has the height of a line."""

    # The height of rows without a declared height; null (default): determined by their texts.
    height: Union[float, None]
    # Texts are wrapped at the width of their column; default false: a row has one line.
    wrap: Union[bool, None]
    # The maximum number of lines that count; default: all.
    linesMax: Union[int, None]
    # The part of a column's width that is not available to its texts; default 0.
    inset: Union[float, None]
    # The height added to that of the lines; default 0.
    padding: Union[float, None]
    # The minimum height determined by texts; default 0.
    minimum: Union[float, None]
    # The maximum height determined by texts, which takes precedence over the minimum; default none.
    maximum: Union[float, None]
    # The height of the lines is rounded up to a whole unit; default false.
    whole: Union[bool, None]
    # The gap between two entries; default 0.
    spacing: Union[float, None]
    # Rows of large tables that no window shows are measured, too; default true.
    background: Union[bool, None]
    # The time without changes before background measuring starts, in milliseconds; default 50.
    quiet: Union[int, None]
    # By whom: the daemon (default), or the client, asked with cell/measure.
    measured: Union[Literal["daemon", "client"], None]
    # The time limit for the client's answer, in milliseconds; default 10000.
    deadline: Union[int, None]


class Sizing(TypedDict, total=False):
    """The sizing of columns. Absent members have their defaults."""

    mode: WidthMode
    minimum: float
    maximum: float
    padding: float
    headerPadding: float
    header: bool
    footer: bool
    whole: bool


class SizingPatch(TypedDict, total=False):
    """A patch of the sizing of columns; null: the default."""

    # The method that determines the width; default maximum.
    mode: Union[WidthMode, None]
    # The minimum width; default 0.
    minimum: Union[float, None]
    # The maximum width, which takes precedence over the minimum; default none.
    maximum: Union[float, None]
    # The width added to the measured content; default 0.
    padding: Union[float, None]
    # The width added to the header's text, for margins and an indicator; default 0.
    headerPadding: Union[float, None]
    # Whether a column is at least as wide as its header, even above its maximum; default true.
    header: Union[bool, None]
    # Whether a column is at least as wide as its footer, even above its maximum; default false.
    footer: Union[bool, None]
    # Whether the width of each cell's text is rounded up to a whole unit; default false.
    whole: Union[bool, None]


class ColumnSizing(TypedDict, total=False):
    """The sizing of one column. Absent members are those of all columns."""

    mode: WidthMode
    minimum: float
    maximum: float
    padding: float
    headerPadding: float
    header: bool
    footer: bool
    whole: bool
    # The width set by the user.
    width: float
    # The gap between this column and the next.
    spacing: float


class ColumnSizingPatch(TypedDict, total=False):
    """A patch of the sizing of one column; null: as for all columns."""

    mode: Union[WidthMode, None]
    minimum: Union[float, None]
    maximum: Union[float, None]
    padding: Union[float, None]
    headerPadding: Union[float, None]
    header: Union[bool, None]
    footer: Union[bool, None]
    whole: Union[bool, None]
    # The width set by the user, which takes precedence over everything else; null: none.
    width: Union[float, None]
    # The gap between this column and the next, instead of the common one; null: the common one.
    spacing: Union[float, None]


class WidthModeMaximum(TypedDict):
    """The widest cell of all rows."""

    kind: Literal["maximum"]


class WidthModeAverage(TypedDict):
    """An estimate: the mean number of characters of all cells multiplied by an advance."""

    kind: Literal["average"]
    advance: float


class WidthModeSampled(TypedDict):
    """The widest cell of a sample of at most `size` evenly spread rows; 0: all rows."""

    kind: Literal["sampled"]
    size: int


class WidthModeClient(TypedDict):
    """The widest cell of a sample of at most `size` evenly spread rows, measured by the client
    (cell/measure)."""

    kind: Literal["client"]
    size: int


class WidthModePercentile(TypedDict):
    """A percentile of the widths of a sample."""

    kind: Literal["percentile"]
    share: float
    size: int


class WidthModeHybrid(TypedDict):
    """The larger of average and sampled."""

    kind: Literal["hybrid"]
    size: int
    advance: float


class WidthModePadded(TypedDict):
    """A content width, to which padding is added."""

    kind: Literal["padded"]
    width: float


class WidthModeFixed(TypedDict):
    """A fixed width, without padding."""

    kind: Literal["fixed"]
    width: float


class WidthModeFraction(TypedDict):
    """A share of the frame's width, without padding."""

    kind: Literal["fraction"]
    share: float


class WidthModeFlexible(TypedDict):
    """An equal part of the frame's remaining width."""

    kind: Literal["flexible"]


class WidthModeAdaptive(TypedDict):
    """As flexible, in as many tracks of the minimum width as fit."""

    kind: Literal["adaptive"]


# The method that determines the width of a column. Methods that measure cells add padding.
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
    """The size of the content of a collection, instead of height."""

    width: float
    height: float


class ColumnPlacesGroups(TypedDict):
    """The width of each group, if there are fixed columns."""

    leading: float
    center: float
    trailing: float


class _ColumnPlacesColumnRequired(TypedDict):
    column: Id
    # The left edge, from the left of its group.
    x: float
    width: float


class ColumnPlacesColumn(_ColumnPlacesColumnRequired, total=False):
    # The side at which the column is fixed; absent: it scrolls. Known: leading, trailing
    fixed: str
    # The number of tracks of an adaptive column, if more than one.
    tracks: int
    # true: the width is an estimate, or not all rows are measured yet.
    estimate: Literal[True]


class _ColumnPlacesRequired(TypedDict):
    # The total width, including insets and gaps.
    width: float
    # In display order.
    columns: List[ColumnPlacesColumn]


class ColumnPlaces(_ColumnPlacesRequired, total=False):
    """The frames of the visible columns, and the height of the page."""

    # The width of the content, if its minimum is larger than that.
    content: float
    # Absent: left to right. Known: ltr, rtl
    direction: str
    # The height of all entries of the page, including gaps; absent: the layout has no heights.
    height: float
    # The size of the content of a collection, instead of height.
    items: ColumnPlacesItems
    # true: the height of some entry is an estimate.
    estimate: Literal[True]
    # The width of each group, if there are fixed columns.
    groups: ColumnPlacesGroups


class _ColumnPlacesUpdateRequired(TypedDict):
    width: float


class ColumnPlacesUpdate(_ColumnPlacesUpdateRequired, total=False):
    """The frames of the visible columns, in an update."""

    content: float
    # Known: ltr, rtl
    direction: str
    height: float
    items: ColumnPlacesItems
    estimate: Literal[True]
    groups: ColumnPlacesGroups
    # In display order. Absent with `brief`: unchanged.
    columns: List[ColumnPlacesColumn]


class _ColumnFrameRequired(TypedDict):
    column: Id


class ColumnFrame(_ColumnFrameRequired, total=False):
    """The frame of a column, or the reason why it has none."""

    # Known: leading, center, trailing
    group: str
    # The left edge, from the left of its group.
    x: float
    # The width of the column.
    width: float
    estimate: Literal[True]
    # Known: hidden
    reason: str


class Presentation(TypedDict):
    """The presentation of the view with all defaults filled in; absent: none is set."""

    kind: PresentationKind
    header: PresentationBar
    footer: PresentationBar
    search: PresentationSearch
    insets: PresentationInsets
    spacings: PresentationSpacings
    indicators: PresentationIndicators
    scrollBars: PresentationScrollBars
    alignment: Literal["leading", "center", "trailing"]


# list: rows with a header and footer that scroll with them; stack: rows between a fixed header and
# footer; grid: cells in tracks; headless: rows without header and footer.
PresentationKind = Literal["list", "stack", "grid", "headless"]


class PresentationBar(TypedDict):
    """The header or footer."""

    shown: bool
    # 0 if the bar is not drawn here.
    height: float
    inside: bool
    floats: bool


class PresentationSearch(TypedDict):
    """The search field."""

    shown: bool
    # 0 if the bar is not drawn here.
    height: float
    inside: bool
    floats: bool
    placement: Literal["embedded", "client", "hidden"]
    placeholder: Union[str, None]


class Insets(TypedDict, total=False):
    """The insets around something; default 0 at each side."""

    # Above it.
    top: float
    # Where reading begins.
    leading: float
    # Below it.
    bottom: float
    # At the other side.
    trailing: float


class PresentationInsets(TypedDict, total=False):
    """The insets by name; those that are set."""

    table: Insets
    header: Insets
    footer: Insets
    row: Insets
    item: Insets


class PresentationSpacings(TypedDict):
    """The gaps; negative: bars and rows overlap."""

    header: float
    footer: float


class PresentationIndicators(TypedDict):
    """The sort indicators in headers: texts or image names of the client."""

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
    """The scroll bars shown."""

    # Absent if it is 1.
    minimum: float


class PresentationPatch(TypedDict, total=False):
    """A patch of the presentation; null restores a default; {}: a list with all defaults."""

    # What rows are drawn as.
    kind: Union[Literal["list", "stack", "grid", "headless"], None]
    # Above the rows, merged.
    header: Union[BarPatch, None]
    # Below the rows, merged.
    footer: Union[BarPatch, None]
    # The search field's, merged.
    search: Union[SearchBarPatch, None]
    # The insets of the parts, merged by name.
    insets: Union[InsetsPatch, None]
    # The gaps between header, rows and footer, merged.
    spacings: Union[SpacingsPatch, None]
    # The indicators of sorted columns, merged.
    indicators: Union[IndicatorsPatch, None]
    # Which scroll bars are shown, merged.
    scrollBars: Union[ScrollBarsPatch, None]
    # The position of the cells of a grid in their track; default leading.
    alignment: Union[Literal["leading", "center", "trailing"], None]


class BarPatch(TypedDict, total=False):
    """A patch of the header or footer."""

    # Whether it is drawn. The default is true; it is false for the header and footer of a headless
    # view, and for a footer that updates do not include.
    shown: Union[bool, None]
    # Default 0.
    height: Union[float, None]
    # Whether it is within the scrolled area; default: header and footer of a list.
    inside: Union[bool, None]
    # Whether an inside bar stays at its edge while rows scroll below it; default false.
    floats: Union[bool, None]


class SearchBarPatch(TypedDict, total=False):
    """A patch of the search field's bar; inside and floats are false by default."""

    # Whether the bar is visible; default true. The default is false for the header and footer of a
    # headless view, and for a footer that updates do not include.
    shown: Union[bool, None]
    # Default 0.
    height: Union[float, None]
    # Whether the bar is part of the scrolled area; by default only the header and footer of a list
    # are.
    inside: Union[bool, None]
    # Whether an inside bar stays at its edge while rows scroll below it; default false.
    floats: Union[bool, None]
    # Default embedded; elsewhere the bar has no height. A search can be set wherever it is.
    placement: Union[Literal["embedded", "client", "hidden"], None]
    # The placeholder of the empty field; default null.
    placeholder: Union[str, None]


class InsetsPatch(TypedDict, total=False):
    """Each is replaced as a whole."""

    table: Union[Insets, None]
    header: Union[Insets, None]
    footer: Union[Insets, None]
    row: Union[Insets, None]
    item: Union[Insets, None]


class SpacingsPatch(TypedDict, total=False):
    """The gaps between header and rows, and between rows and footer; default 0."""

    # Between header and rows.
    header: Union[float, None]
    # Between rows and footer.
    footer: Union[float, None]


class IndicatorsPatch(TypedDict, total=False):
    """Texts or image names of the client."""

    # Default ▲.
    ascending: Union[str, None]
    # Default ▼.
    descending: Union[str, None]
    # Default empty: nothing is drawn.
    none: Union[str, None]
    # The width of a header reserved for the indicator in every state, which is the default of
    # sizing.headerPadding; default 0.
    width: Union[float, None]
    # Default true.
    header: Union[bool, None]
    # Default false.
    footer: Union[bool, None]


class ScrollBarsPatch(TypedDict, total=False):
    """Default: both are shown."""

    # Up and down.
    vertical: Union[bool, None]
    # Sideways.
    horizontal: Union[bool, None]
    # The minimum length of a thumb, in units; default 1.
    minimum: Union[float, None]


class PresetSetRowsResetAbove(TypedDict, total=False):
    changes: int
    share: float


class PresetSetRows(TypedDict, total=False):
    """The defaults of table/setRows."""

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
    # Differences between the library's documentation and its source code. The preset follows the
    # source code.
    differences: List[PresetDifference]


class Preset(_PresetRequired, total=False):
    """The defaults of another library."""

    # The defaults of table/setRows.
    setRows: PresetSetRows


# The name of a preset.
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
    """The value for the row; null: none."""

    expression: str


class _StyleRequired(TypedDict):
    layer: StyleLayer
    # The name by which the client recognises the style.
    tag: str


class Style(_StyleRequired, total=False):
    """A style rule for rows or cells: the cells of `columns`, or those that `source` selects."""

    # A CEL condition over the row, which can also read selected, hovered, hoveredColumn, section
    # and index; absent: always true.
    when: str
    source: StyleSource
    # The columns whose cells have the style; absent: the rows or, if the source selects cells, all
    # columns.
    columns: List[Id]
    # The parameters of the style, by name.
    parameters: Dict[str, Union[str, float, bool, StyleParametersEntry]]


# Behind the content, or in front of it.
StyleLayer = Literal["background", "overlay"]


class _StyleSourceStripesRequired(TypedDict):
    kind: Literal["stripes"]


class StyleSourceStripes(_StyleSourceStripesRequired, total=False):
    """One row of every `every` rows (default 2), at position `offset` (default 0), counted in the
    page (default) or in the innermost section."""

    every: int
    offset: int
    by: Literal["page", "section"]


class _StyleSourceSortedRequired(TypedDict):
    kind: Literal["sorted"]


class StyleSourceSorted(_StyleSourceSortedRequired, total=False):
    """Cells of the columns that the view is sorted by: in all rows, or in one of every `every`
    rows of the page, at position `offset` (default 0)."""

    every: int
    offset: int


class StyleSourceSelected(TypedDict):
    """The selection: rows, or cells, including those of selected columns."""

    kind: Literal["selected"]


class StyleSourceHovered(TypedDict):
    """The row under the subscription's pointer (view/hover)."""

    kind: Literal["hovered"]


class StyleSourceMatches(TypedDict):
    """Rows that match the search; with columns, their cells with hits."""

    kind: Literal["matches"]


class StyleSourceDrafts(TypedDict):
    """Cells with a draft."""

    kind: Literal["drafts"]


class StyleSourceErrors(TypedDict):
    """Cells without a value of their type."""

    kind: Literal["errors"]


# A built-in condition of a style, without an expression.
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
    # Its index in the view's styles.
    style: int
    count: int
    row: RowKey
    message: str


class WindowStyles(TypedDict, total=False):
    """The styles of rows and cells of the window, for subscriptions with `styles`. Listed are
    those whose style is new or has changed; without `look` they no longer have a style.
    Inserted rows have none until they are listed."""

    # true: discard all styles and the numbers of looks received before, as in a reset.
    anew: Literal[True]
    # Looks that were not sent before.
    looks: List[WindowStylesLook]
    # The styles of rows.
    rows: List[WindowStylesRow]
    # The styles of cells.
    cells: List[WindowStylesCell]
    # Styles that cannot be evaluated for rows of the window: all of them, whenever this changes.
    failures: List[WindowStylesFailure]


class _StyleTagRequired(TypedDict):
    layer: StyleLayer
    # The name by which the client recognises the style.
    tag: str


class StyleTag(_StyleTagRequired, total=False):
    """A style of a row or cell: its layer, tag and parameters."""

    # The values of the parameters, by name.
    parameters: Dict[str, Union[str, float, bool]]


class _MeasurerCellsRequired(TypedDict):
    kind: Literal["cells"]


class MeasurerCells(_MeasurerCellsRequired, total=False):
    # The distance of tab stops; by default a tab is displayed as a symbol.
    tabStop: int
    # The width of characters whose width is ambiguous: one cell (default) or two.
    ambiguous: Literal["narrow", "wide"]
    # What the cells of a grapheme cluster are counted by. Default `codePoints`, as in most
    # terminals.
    unit: Literal["codePoints", "clusters", "wcwidth"]


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


# The text measurer: cells of a terminal (default), font metrics given by the client, or one advance
# for every grapheme cluster.
Measurer = Union[MeasurerCells, MeasurerFont, MeasurerEstimate]


class FontFaceRange(TypedDict):
    """A range of code points with the same advance."""

    start: int
    end: int
    advance: float


class FontFaceAdvance(TypedDict):
    """Characters with the same advance."""

    characters: str
    advance: float


class FontFaceKerningItem(TypedDict):
    """The kerning of a pair of characters."""

    pair: str
    advance: float


class _FontFaceRequired(TypedDict):
    # The advance of all other code points. Combining marks and invisible code points have an
    # advance of 0.
    defaultAdvance: float


class FontFace(_FontFaceRequired, total=False):
    """The advances of one face of a font. The advance of a grapheme cluster is that of its widest
    code point."""

    # Ranges of code points; `end` is exclusive. Where ranges overlap, the last one counts.
    ranges: List[FontFaceRange]
    # Single code points. They take precedence over ranges.
    advances: List[FontFaceAdvance]
    # The space added between two adjacent code points.
    kerning: List[FontFaceKerningItem]
    # The space added after every grapheme cluster.
    letterSpacing: float


class TextMeasureLine(TypedDict):
    # Start and end in the text, in `positions` of `initialize`.
    range: List[int]
    width: float


class TextMeasureShown(TypedDict):
    """The truncated text, if `truncate` is requested."""

    text: str
    width: float
    # Whether the text was cut.
    cut: bool


class _TextMeasureRequired(TypedDict):
    # The width on one line.
    width: float
    # The height of the returned lines, or of one line.
    height: float


class TextMeasure(_TextMeasureRequired, total=False):
    """The measures of one text."""

    # With `visible`: the text that was measured, if it is another one.
    text: str
    # The lines, if `wrap` is requested, without trailing blanks.
    lines: List[TextMeasureLine]
    # true: there are more lines than linesMax.
    more: Literal[True]
    # The truncated text, if `truncate` is requested.
    shown: TextMeasureShown


class SectionsCollapsed(TypedDict):
    """The collapsed sections."""

    # Whether all sections except those in `keys` are collapsed.
    all: bool
    keys: List[SectionKey]


class _SectionsRequired(TypedDict):
    # The levels, outermost first; declared: the sections declared by the table.
    by: Union[Literal["declared"], List[SectionLevel]]
    # Whether sections have headers.
    headers: bool
    # Whether sections have footers.
    footers: bool
    empty: Literal["hide", "show"]
    # The collapsed sections.
    collapsed: SectionsCollapsed


class Sections(_SectionsRequired, total=False):
    """The sections of a view: their levels and presentation."""

    # The aggregates of each section; absent: none.
    aggregates: List[AggregateRule]


class SectionLevel(TypedDict, total=False):
    """One level of sections."""

    column: Id
    expression: OrderExpression
    # Uses the sections declared by the table. No other member is allowed.
    declared: Literal[True]
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator
    values: List[Union[bool, float, str]]


class SectionLevelPatch(TypedDict, total=False):
    """One level of sections: the values of a column or expression, or the sections declared by the
    table."""

    column: Id
    expression: OrderExpression
    # Uses the sections declared by the table. No other member is allowed.
    declared: Literal[True]
    direction: Literal["ascending", "descending"]
    nulls: Literal["first", "last"]
    comparator: Comparator
    # Sections that are first and exist even without rows.
    values: List[CellValue]


class SectionsPatchCollapsed(TypedDict, total=False):
    """A patch of the collapsed sections."""

    all: Union[bool, None]
    keys: Union[List[AnySectionKey], None]


class SectionsPatch(TypedDict, total=False):
    """A patch of a state's sections. `by` is required if there are none yet."""

    by: Union[Literal["declared"], List[SectionLevelPatch]]
    headers: Union[bool, None]
    footers: Union[bool, None]
    empty: Union[Literal["hide", "show"], None]
    collapsed: Union[SectionsPatchCollapsed, None]
    # The aggregates of each section on every level; replaced as a whole.
    aggregates: Union[List[AggregateRulePatch], None]


class SectionKeyItemError(TypedDict):
    kind: Literal["error"]


# The key of a section: one value per level, outermost first; {kind: "error"} for error cells. JSON
# values are strings with their JSON text.
SectionKey = List[Union[None, bool, float, str, SectionKeyItemError]]

# A section key in a request; its values are parsed like cells of the columns.
AnySectionKey = List[CellValue]


class _SectionInfoRequired(TypedDict):
    key: SectionKey
    # The display text of its innermost value; empty for errors.
    title: str
    # The number of its rows, including hidden ones.
    count: int
    # Whether the section is collapsed.
    collapsed: bool


class SectionInfo(_SectionInfoRequired, total=False):
    """The title, row count and state of a section."""

    cut: IsCut
    # The declared header; footer, kind and state are declared, too.
    header: str
    footer: str
    kind: str
    # The client's own JSON.
    state: Any
    # The aggregates of its rows, in the requested order; absent: none.
    aggregates: List[SectionAggregate]


class _DeclaredSectionRequired(TypedDict):
    key: RowKey


class DeclaredSection(_DeclaredSectionRequired, total=False):
    """A section declared by the table."""

    # The text of its header.
    header: str
    # The text of its footer.
    footer: str
    # The kind of section, a name in `sectionKinds`.
    kind: str
    # The client's own JSON.
    state: Any


class _NamedSectionRequired(TypedDict):
    key: AnyRowKey


class NamedSection(_NamedSectionRequired, total=False):
    """A section to declare; its rows are in the source."""

    # The text of its header.
    header: str
    # The text of its footer.
    footer: str
    # A name in `sectionKinds` of the declarations.
    kind: str
    # The client's own JSON. The daemon stores it and compares it by value, and never interprets it.
    state: Any


class _NewSectionRequired(TypedDict):
    key: AnyRowKey


class NewSection(_NewSectionRequired, total=False):
    """A section to declare, with its rows, which have no value for the section column."""

    # The text of its header.
    header: str
    # The text of its footer.
    footer: str
    # A name in `sectionKinds` of the declarations.
    kind: str
    # The client's own JSON. The daemon stores it and compares it by value, and never interprets it.
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


# The position of sections among the others.
SectionPlace = Union[SectionPlaceStart, SectionPlaceEnd, SectionPlaceBefore, SectionPlaceAfter]


class SectionOptions(TypedDict, total=False):
    """Options of a section; null removes a member."""

    # The text of its header.
    header: Union[str, None]
    # The text of its footer.
    footer: Union[str, None]
    kind: Union[str, None]
    # The client's own JSON.
    state: Any


class Point(TypedDict, total=False):
    """A row, a column, or the cell where both meet."""

    row: AnyRowKey
    # The column.
    column: Id


class SelectedItem(TypedDict, total=False):
    """A selected row, column or cell with its positions. viewIndex is null if the row is filtered
    out or its section is collapsed."""

    row: RowKey
    column: Id
    # The index in the source order.
    sourceIndex: Union[int, None]
    # The index within its page.
    viewIndex: Union[int, None]
    # The index of the page that has the row.
    pageIndex: int


class WindowSelectionCell(TypedDict):
    column: Id
    rows: IndexRuns


class _WindowSelectionRequired(TypedDict):
    # The number of selected items in the whole view, shown or not.
    count: int


class WindowSelection(_WindowSelectionRequired, total=False):
    """The selection within a window, in runs of window indices."""

    rows: IndexRuns
    cells: List[WindowSelectionCell]
    columns: List[Id]


class _ViewCursorRequired(TypedDict):
    # The key of its row, or of the part of a section that it is on.
    row: EntryKey
    # The index of its entry within the page.
    viewIndex: int


class ViewCursor(_ViewCursorRequired, total=False):
    """The cursor of a view."""

    # Its column. Absent: the view shows none.
    column: Id


class SearchPatch(TypedDict, total=False):
    """A patch of the search."""

    # What to search.
    text: Union[str, None]
    # Where; null: in all searchable columns.
    columns: Union[List[Id], None]
    # Whether case is ignored.
    caseFolded: Union[bool, None]
    # Whether diacritics matter.
    diacritics: Union[Literal["exact", "ignored"], None]
    # How the text is looked for.
    match: Union[Literal["contains", "words", "prefix", "regex", "fuzzy"], None]
    # What becomes of rows that do not match.
    mode: Union[Literal["filter", "mark"], None]
    # What cells show (default), or the texts of values, as without a format.
    of: Union[Literal["display", "value"], None]


class SearchProgress(TypedDict):
    """The progress of a running search."""

    # The number of rows examined so far.
    rows: int
    # The number of matching rows among them.
    matches: int


class SortProgress(TypedDict):
    """The progress of a running sort."""

    # The number of rows whose sort keys have been read so far.
    rows: int
    # The number of rows to read.
    of: int


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
    # A CEL condition with the columns as variables.
    source: str


class FilterNull(TypedDict):
    kind: Literal["null"]
    column: Id


class FilterError(TypedDict):
    kind: Literal["error"]
    column: Id


# A condition on rows. A row passes if the condition is true.
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
    # A JSON pointer to the condition within the state.
    pointer: str
    # The same as the reason of the error evaluation.
    reason: str
    message: str


class FilterFailure(_FilterFailureRequired, total=False):
    """One of the rows counted in counts.failed, with the error."""

    range: Span
    bytes: Span
    lines: LineSpan


class _OrderFailureRequired(TypedDict):
    row: RowKey
    # A JSON pointer to the expression within the state.
    pointer: str
    # The same as the reason of the error evaluation.
    reason: str
    message: str


class OrderFailure(_OrderFailureRequired, total=False):
    """One of the rows counted in counts.orderFailed, with the error."""

    range: Span
    bytes: Span
    lines: LineSpan


# An aggregate function. sum and mean apply to numbers and durations only.
AggregateKind = Literal["count", "valid", "distinct", "sum", "mean", "min", "max"]


class AggregateRule(TypedDict):
    """An aggregate of one column."""

    column: Id
    kind: AggregateKind


class AggregateRulePatch(TypedDict):
    """An aggregate of one column, in a request."""

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
    # An index into `aggregates`.
    index: int


class GroupSortAggregate(_GroupSortAggregateRequired, total=False):
    direction: Literal["ascending", "descending"]


# The order of the groups; by default the order of the group values.
GroupSort = Union[GroupSortGroup, GroupSortCount, GroupSortAggregate]


class FooterRule(TypedDict, total=False):
    """The footer of a column; an empty object: no footer."""

    # A text of the client, returned unchanged.
    title: str
    aggregate: AggregateKind
    # All rows of the table, or (default) those that pass filter and search, on all pages.
    over: Literal["all", "shown"]


class Footer(TypedDict, total=False):
    """The footer of a column, with its result."""

    # The text of the client, to show: one line, with control characters made visible.
    title: str
    aggregate: AggregateKind
    over: Literal["all", "shown"]
    value: CellValue
    # The value in the format of the column; counts in plain digits.
    text: str
    cut: IsCut
    # The number of cells without a value; absent: none.
    nulls: int
    # The number of error cells; absent: none.
    errors: int
    # true: the value belongs to an older state, and the new one is being computed.
    pending: Literal[True]
    # Known: notApplicable, outOfRange, tooManyValues
    problem: str


# The footers of the visible columns, by column id.
Footers = Dict[str, Footer]


class _SectionAggregateRequired(TypedDict):
    column: Id
    kind: AggregateKind
    value: CellValue
    # The value in the format of the column; counts in plain digits.
    text: str


class SectionAggregate(_SectionAggregateRequired, total=False):
    """An aggregate of one column over the rows of a section."""

    cut: IsCut
    # The number of cells without a value; absent: none.
    nulls: int
    # The number of error cells; absent: none.
    errors: int
    # true: the value belongs to an older state, and the new one is being computed.
    pending: Literal[True]
    # Known: notApplicable, outOfRange, tooManyValues, tooManySections
    problem: str


class _ColumnProfileDistinctRequired(TypedDict):
    count: int
    exact: IsExact


class ColumnProfileDistinct(_ColumnProfileDistinctRequired, total=False):
    """The number of distinct values."""

    # The largest likely relative error: 997 of 1000 results are within it. Absent if exact.
    error: float


class _ColumnProfileQuantilesRequired(TypedDict):
    # The share of the values that are not larger than the quantile.
    at: List[float]
    exact: IsExact


class ColumnProfileQuantiles(_ColumnProfileQuantilesRequired, total=False):
    """Quantiles, in the order of their shares in the request."""

    # By how much the share of a quantile may differ from `at`: 997 of 1000 results are within it.
    # Absent if exact.
    error: float
    values: ProfileValues
    texts: ProfileTexts
    cut: ProfileCuts


class _ColumnProfileHistogramRequired(TypedDict):
    # The number of values in each bin.
    counts: List[int]


class ColumnProfileHistogram(_ColumnProfileHistogramRequired, total=False):
    """The numbers of values in bins of equal width. Always exact."""

    # The edges, one more than bins. A bin has the values from its lower edge, inclusive, to its
    # upper edge, exclusive. The last bin includes its upper edge.
    values: ProfileValues
    # The display texts of the edges.
    texts: ProfileTexts
    cut: ProfileCuts
    # The number of values in no bin: infinities and NaN; absent: none.
    outside: int


class _ColumnProfileFrequenciesRequired(TypedDict):
    # How many cells have each value.
    counts: List[int]
    exact: IsExact


class ColumnProfileFrequencies(_ColumnProfileFrequenciesRequired, total=False):
    """The most frequent values, the most frequent first. Equally frequent ones are in the order of
    the rows that have them first, as the table stores rows."""

    values: ProfileValues
    texts: ProfileTexts
    cut: ProfileCuts
    # By how much counts may be too small. A value that is missing has at most the last count and
    # this. Absent if exact.
    error: int


class _ColumnProfileRequired(TypedDict):
    column: Id
    # The number of rows.
    rows: int


class ColumnProfile(_ColumnProfileRequired, total=False):
    """The summary of a column. A part is absent if it was not requested, if it does not exist for
    the column's type, or if there are no values."""

    # true: the summary is that of a sample of so many rows, and the one of all rows follows.
    sample: Literal[True]
    # The number of cells without a value; absent: none.
    nulls: int
    # The number of error cells; absent: none.
    errors: int
    # The number of distinct values.
    distinct: ColumnProfileDistinct
    # The smallest value.
    min: ProfileValue
    # The largest value.
    max: ProfileValue
    # The arithmetic mean.
    mean: ProfileValue
    # Quantiles, in the order of their shares in the request.
    quantiles: ColumnProfileQuantiles
    # The numbers of values in bins of equal width. Always exact.
    histogram: ColumnProfileHistogram
    # The most frequent values, the most frequent first. Equally frequent ones are in the order of
    # the rows that have them first, as the table stores rows.
    frequencies: ColumnProfileFrequencies


class ProfileValue(TypedDict, total=False):
    """A value with its display text."""

    value: CellValue
    # The value in the format of the column.
    text: str
    cut: IsCut


# The values.
ProfileValues = List[CellValue]

# The display texts of the values.
ProfileTexts = List[str]

# The indices of values or texts that are cut. Absent if empty.
ProfileCuts = List[int]

# Whether it is exact. False only if there were too many values to count them all; `error` is then
# the bound.
IsExact = bool


class _ExpressionProblemRequired(TypedDict):
    # Known: syntax, limit, undeclared, noSuchOverload, type, unsupported
    kind: str
    # The error in words.
    message: str
    range: Span
    bytes: Span
    lines: LineSpan


class ExpressionProblem(_ExpressionProblemRequired, total=False):
    """An error in an expression, with its position."""

    # The expected type or token.
    expected: str
    # The type or token found.
    found: str
    # A suggestion for the intended text.
    hint: str


class Span(TypedDict):
    """A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8."""

    # The start.
    start: int
    # The end, exclusive.
    end: int


class LineSpanStart(TypedDict):
    line: int
    character: int


class LineSpanEnd(TypedDict):
    line: int
    character: int


class LineSpan(TypedDict):
    """A range as in the LSP: lines from 0, characters in UTF-16 units."""

    start: LineSpanStart
    end: LineSpanEnd


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
    """At most 292 years. Both members have the same sign."""

    # Default 0.
    nanos: int


_TypedValueOptionalNames = TypedDict(
    "_TypedValueOptionalNames", {"int": 'str', "bool": 'bool'}, total=False
)


class TypedValue(_TypedValueOptionalNames, total=False):
    """A value of the expression language: an object with one member, whose name is the type."""

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
    # At most 292 years. Both members have the same sign.
    duration: TypedValueDuration
    # An optional value; null: none.
    optional: Union[TypedValue, None]


class BuiltType(TypedDict, total=False):
    """A composed type: one of list, map, type, or opaque with `of`."""

    list: ExpressionType
    # The types of keys and values.
    map: List[ExpressionType]
    type: ExpressionType
    # The name; optional_type for optional values.
    opaque: str
    of: List[ExpressionType]


# A type of the expression language. In a function's signature, A, B, C and T are type parameters.
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
    """A function declaration without a definition."""

    # Whether it is called as a method of its first argument; default false.
    member: bool


class Supplied(TypedDict, total=False):
    """The client supplies the cells. The daemon requests unknown ones (cell/compute), and requests
    them again when an input has changed."""

    # The input columns. By default, these are all columns that are neither supplied nor computed
    # from supplied ones.
    inputs: List[Id]
    # The time limit for the client's answer, in milliseconds; default 10,000.
    deadline: int


class _InitializeParamsClientInfoRequired(TypedDict):
    # The name of the client.
    name: str


class InitializeParamsClientInfo(_InitializeParamsClientInfoRequired, total=False):
    """The name and version of the client."""

    # The version of the client.
    version: str


class InitializeParams(TypedDict, total=False):
    """Params of initialize."""

    # The name and version of the client.
    clientInfo: InitializeParamsClientInfo
    # The daemon ends when this process ends.
    processId: Union[int, None]
    # merged (default), or each: one update per revision.
    updates: Literal["merged", "each"]
    # What offsets in texts count; default utf-16.
    positions: Literal["utf-8", "utf-16", "utf-32", "cells"]
    # How texts show characters that are invisible or set a writing direction; default unchanged.
    invisible: Literal["unchanged", "visible"]
    trace: Literal["off", "messages", "verbose"]
    # Whether edits of tables of files are kept in a journal; default on.
    journal: Literal["on", "off"]
    # The folder of journals; default table-server/journals in the user's state folder.
    journalFolder: str
    # When an edit counts as kept; default written.
    durability: Literal["written", "synced"]
    capabilities: Dict[str, Any]


class InitializeResultServerInfo(TypedDict):
    """The name and version of the daemon."""

    name: str
    version: str


class InitializeResultCapabilities(TypedDict):
    """The capabilities of the daemon."""

    batches: bool
    lineMode: bool
    sources: List[str]
    updates: List[str]
    # What offsets in texts can count.
    positions: List[str]
    # How texts can show invisible characters.
    invisible: List[str]
    # The available methods, besides those of the life cycle.
    methods: List[str]


class InitializeResult(TypedDict):
    # The name and version of the daemon.
    serverInfo: InitializeResultServerInfo
    # The version of the protocol, major and minor.
    protocolVersion: str
    # The capabilities of the daemon.
    capabilities: InitializeResultCapabilities
    limits: Limits
    # The version of Unicode by which texts are compared and measured.
    unicodeVersion: str


class TableCreateParamsColumn(TypedDict, total=False):
    id: Id
    type: str
    title: str
    sortable: bool
    searchable: bool
    editable: bool
    # The expression from which the cells are computed; null: cells are stored.
    computed: Union[str, None]
    path: Union[ObjectPath, None]
    # Whether the column has a header but no values: every cell is null.
    headerOnly: bool
    # The expression over the row that produces the display texts; null: the values are displayed.
    display: Union[str, None]
    sortBy: Union[SortSource, None]
    supplied: Union[Supplied, None]
    format: Union[Format, None]
    parse: Union[Format, None]
    # The text displayed for null.
    nullPlaceholder: Union[str, None]
    comparator: Union[Comparator, None]
    footer: Union[FooterRule, None]
    validate: ColumnCheck
    align: Union[Literal["start", "center", "end"], None]
    # Any JSON of the client, returned unchanged; null removes it.
    editor: Any
    # The name of the kind of cell. The client draws the cells accordingly.
    cellKind: Union[str, None]
    # Any JSON of the client, returned unchanged; null removes it.
    meta: Any


class TableCreateParams(TypedDict, total=False):
    """Params of table/create."""

    table: Id
    # The name of the table.
    name: str
    # The columns. By default they are derived from the rows.
    columns: List[TableCreateParamsColumn]
    rows: NewRows
    # The declared sections with their rows, instead of `rows`.
    sections: List[NewSection]
    # The column for the sections' keys; "section" by default. If `columns` does not have it, it is
    # added as the first column, with type text.
    sectionColumn: str
    # section: keys are unique only within their section, and the section column is the first key
    # column.
    keyScope: Literal["table", "section"]
    types: NamedTypes
    defaultSort: SortKeys
    # The columns whose values form the rows' keys. By default the daemon assigns keys.
    keyColumns: List[Id]
    # Whether types are detected from strings, as in table/open.
    detectTypes: bool
    declarations: Declarations
    # The options of the rows beside their cells, one element per row.
    rowOptions: List[Union[RowOptions, None]]


class TableOpenParamsContent(TypedDict, total=False):
    """Inline bytes, instead of a file."""

    # The text of the file.
    text: str
    # RFC 4648 with padding and without line breaks.
    base64: str


_TableOpenParamsOptionalNames = TypedDict(
    "_TableOpenParamsOptionalNames", {"from": 'DatabaseSource'}, total=False
)


class TableOpenParams(_TableOpenParamsOptionalNames, total=False):
    """Params of table/open."""

    table: Id
    # The name of the table.
    name: str
    # The path of a file.
    path: str
    # A file: URI of this machine (RFC 8089). Bytes of names that are not UTF-8 are percent-encoded.
    uri: str
    # Inline bytes, instead of a file.
    content: TableOpenParamsContent
    # The text in `content` is one that the client edits, and this is the number of its version.
    # `table/didChangeText` changes it. The text is delimited and in UTF-8. The table has no key
    # columns and no sections, and the answer is sent when all rows are read.
    textVersion: int
    source: LentSource
    # The path of a backup that `table/backup` wrote. It has the source and its options, so no other
    # member may have them.
    backup: str
    dialect: Dialect
    # By column id.
    columns: Dict[str, ColumnOptions]
    types: NamedTypes
    defaultSort: SortKeys
    # The columns whose values form the rows' keys. By default the daemon assigns keys.
    keyColumns: List[Id]
    # The declared sections, in this order. Their rows are those of the source.
    sections: List[NamedSection]
    # The column of the source with the section key of each row; "section" by default.
    sectionColumn: str
    # section: keys are unique only within their section, and the section column is the first key
    # column.
    keyScope: Literal["table", "section"]
    # The number of records from which types are inferred.
    sampleRows: int
    # Whether the table is as wide as the longest record. Further columns are named by their place.
    # Default false.
    widen: bool
    progressToken: ProgressToken
    declarations: Declarations
    # Whether the response waits until all rows are read; default false.
    wait: bool
    # Whether edits of tables of files are kept in a journal; default as in `initialize`.
    journal: Literal["on", "off"]
    # The folder of journals; default as in `initialize`.
    journalFolder: str
    # When an edit counts as kept; default as in `initialize`.
    durability: Literal["written", "synced"]
    # What happens when the file changes; default `tell`. Without a file it has no effect.
    whenFileChanges: Literal["tell", "follow", "reload", "merge"]


class _TableDescribeParamsRequired(TypedDict):
    # The table.
    table: Id


class TableDescribeParams(_TableDescribeParamsRequired, total=False):
    """Params of table/describe."""

    diagnostics: Range


class _TableEditParamsRequired(TypedDict):
    table: Id
    # The edits, applied in order.
    edits: List[Edit]


class TableEditParams(_TableEditParamsRequired, total=False):
    """Params of table/edit."""

    # A table revision. If something that the edits refer to has changed since, the request fails as
    # a conflict.
    seen: int
    # Whether any change since `seen` is a conflict.
    exact: bool
    label: str
    author: str
    # step by default.
    history: Literal["step", "join", "none"]
    # What becomes of values that do not fit; refuse by default.
    invalid: Literal["refuse", "keep"]
    # Whether to return the changes without making them.
    preview: bool
    # The view whose user edits: the view's binding and the table's declarations limit the edit.
    # Without it the table's owner edits, without limits.
    view: str


class _TableEditResultRequired(TypedDict):
    # The new revision; the present one if nothing changed.
    revision: int
    # The keys of the inserted rows, in the order of the edits.
    inserted: List[RowKey]
    # The number of cells that were set; 0 if the edits changed nothing.
    changedCells: int
    history: History


class TableEditResult(_TableEditResultRequired, total=False):
    preview: EditPreview


class _TableUndoParamsRequired(TypedDict):
    # The table.
    table: Id


class TableUndoParams(_TableUndoParamsRequired, total=False):
    """Params of table/undo."""

    # The author reported for the change; by default the author of the step.
    author: str


class _TableUndoResultStepRequired(TypedDict):
    id: int


class TableUndoResultStep(_TableUndoResultStepRequired, total=False):
    label: str
    author: str


class TableUndoResult(TypedDict):
    revision: int
    # The undone or redone step; null: there was none.
    step: Union[TableUndoResultStep, None]
    # Cells and rows that were not changed back, because a later step that is not undone changed
    # them.
    skipped: int
    history: History


class _TableRedoParamsRequired(TypedDict):
    # The table.
    table: Id


class TableRedoParams(_TableRedoParamsRequired, total=False):
    """Params of table/redo."""

    # The author reported for the change; by default the author of the step.
    author: str


class _TableRedoResultStepRequired(TypedDict):
    id: int


class TableRedoResultStep(_TableRedoResultStepRequired, total=False):
    label: str
    author: str


class TableRedoResult(TypedDict):
    revision: int
    # The undone or redone step; null: there was none.
    step: Union[TableRedoResultStep, None]
    # Cells and rows that were not changed back, because a later step that is not undone changed
    # them.
    skipped: int
    history: History


class _TableHistoryParamsRequired(TypedDict):
    # The table.
    table: Id


class TableHistoryParams(_TableHistoryParamsRequired, total=False):
    """Params of table/history."""

    # The number of steps to skip; by default all but the newest ones are skipped.
    first: int
    # The number of steps to list; default 100, at most 1000.
    size: int


class _TableHistoryResultItemRequired(TypedDict):
    # The id of the step, for table/jump.
    id: int
    # false: the step is undone.
    done: bool
    # Known: edit, setRows
    cause: str
    # The revision that resulted when it was last done or undone.
    revision: int
    # The number of cells written.
    cells: int
    # The number of rows inserted, removed or moved.
    rows: int
    # The number of changes of columns.
    columns: int
    # The approximate size of the step, in bytes.
    bytes: int


class TableHistoryResultItem(_TableHistoryResultItemRequired, total=False):
    label: str
    author: str
    # The number of changes of declared sections, if there are any.
    sections: int


class TableHistoryResult(TypedDict):
    revision: int
    # The number of kept steps.
    count: int
    # The newest step that is done; 0: none.
    current: int
    # The approximate size of the kept steps, in bytes.
    bytes: int
    # The limit on the size of all kept steps.
    bytesMax: int
    # The number of oldest steps that were dropped because of bytesMax.
    dropped: int
    first: int
    # The listed steps, from the oldest.
    items: List[TableHistoryResultItem]


class _TableJumpParamsRequired(TypedDict):
    # The table.
    table: Id
    # The newest step that is done afterwards; 0: the state before the oldest kept step.
    step: int


class TableJumpParams(_TableJumpParamsRequired, total=False):
    """Params of table/jump."""

    # The author reported for the change; by default the author of each step.
    author: str


class TableJumpResult(TypedDict):
    revision: int
    # The number of undone steps.
    undone: int
    # The number of redone steps.
    redone: int
    # Cells and rows that were not changed back, because a later step that is not undone changed
    # them.
    skipped: int
    history: History


class TableSaveParamsRange(TypedDict):
    """The text edits to return. By default all, at most 10,000."""

    # The first index.
    first: int
    # The number of edits.
    size: int


class _TableSaveParamsRequired(TypedDict):
    # The table.
    table: Id


class TableSaveParams(_TableSaveParamsRequired, total=False):
    """Params of table/save."""

    # The path of the file, as seen by the daemon. Unless it is a copy, the table then belongs to
    # that file. By default the table's own file.
    path: str
    # The same as a file: URI of this machine (RFC 8089).
    uri: str
    # Writes a copy to `path` or `uri`, one of which it requires: the table stays with its own file,
    # and as dirty as it is; default false.
    copy: bool
    # What may be overwritten; default ifUnchanged.
    overwrite: Literal["ifUnchanged", "always"]
    # Whether to wait until the device has the content; default true.
    sync: bool
    # Writes nothing, and answers with the edits of the file's text, the statements for a database,
    # or the changes of a lent source; default false.
    dryRun: bool
    # The text edits to return. By default all, at most 10,000.
    range: TableSaveParamsRange
    # The encoding, by a name or an alias as for `table/open`. By default that of the file, and
    # UTF-8 for a table without a file. Later saves keep it. Known: utf-8, utf-16le, utf-16be,
    # utf-32le, utf-32be, latin-1, windows-1250, windows-1251, windows-1252, windows-1253,
    # windows-1254, windows-1255, windows-1256, windows-1257, windows-1258, iso-8859-2, iso-8859-3,
    # iso-8859-4, iso-8859-5, iso-8859-6, iso-8859-7, iso-8859-8, iso-8859-9, iso-8859-10,
    # iso-8859-11, iso-8859-13, iso-8859-14, iso-8859-15, iso-8859-16, koi8-r, koi8-u, mac-roman,
    # shift-jis, euc-jp, gb18030, big5, euc-kr
    encoding: str
    dialect: SaveDialect
    # How strongly a compressed file is compressed: 1 (fast) to 9 for gzip, 1 to 19 for zstd;
    # default 6 and 3. Refused for a file that is not compressed.
    compressionLevel: int
    progressToken: ProgressToken


class _TableSaveResultRequired(TypedDict):
    # The revision that was saved. Edits made during the save are not in it.
    revision: int
    # The size of the new file; 0 for a lent source.
    bytes: int
    # Rows that were rewritten or left out.
    records: int
    # Whether the table differs from its file now: after a save only by edits made during the save,
    # in a dry run and after a copy as before.
    dirty: bool


class TableSaveResult(_TableSaveResultRequired, total=False):
    # Invalid UTF-8 is replaced by U+FFFD.
    path: str
    # The absolute path as a file: URI with the exact bytes.
    uri: str
    # How the content got there.
    way: Literal["committed", "replaced", "overwritten", "unchanged"]
    edits: TextEdits
    # With `dryRun`, for a text that the client edits: the version to which the edits apply.
    textVersion: int
    statements: Statements
    changes: LentChanges


class TableAdoptFileParams(TypedDict):
    """Params of table/adoptFile."""

    # The table.
    table: Id


class TableAdoptFileResult(TypedDict):
    # The revision that is in the file. Edits made meanwhile are not in it.
    revision: int
    # The size of the file.
    bytes: int
    # Whether the table differs from the file now: only by edits made meanwhile.
    dirty: bool


class _TableRowSourceParamsRequired(TypedDict):
    # The table.
    table: Id
    # The keys of the rows.
    rows: List[AnyRowKey]


class TableRowSourceParams(_TableRowSourceParamsRequired, total=False):
    """Params of table/rowSource."""

    # Whether the places of the fields are requested; default false.
    fields: bool


class TableRowSourceResultRowField(TypedDict):
    column: Id
    place: FilePlace


class _TableRowSourceResultRowRequired(TypedDict):
    row: RowKey
    # How the row and the file are related. Known: inFile, edited, new
    state: str


class TableRowSourceResultRow(_TableRowSourceResultRowRequired, total=False):
    # The number of the record, from 0, without the header.
    record: int
    place: FilePlace
    # The fields that the record has, of the columns of the file.
    fields: List[TableRowSourceResultRowField]


class TableRowSourceResult(TypedDict):
    revision: int
    complete: Complete
    # One element for each row, in the requested order.
    rows: List[TableRowSourceResultRow]


class _TableRowAtParamsRequired(TypedDict):
    # The table.
    table: Id


class TableRowAtParams(_TableRowAtParamsRequired, total=False):
    """Params of table/rowAt."""

    # The line, counted from 0 as in the LSP.
    line: int
    # The place in the line, in `positions` of `initialize`; default: the beginning of the line.
    character: int
    # The offset in the file.
    byte: int


class _TableRowAtResultRequired(TypedDict):
    revision: int
    # Whether the file is indexed up to the requested place.
    complete: bool
    # The row; null where there is none: in the header, at a comment, behind the end, or if the row
    # is removed.
    row: Union[RowKey, None]


class TableRowAtResult(_TableRowAtResultRequired, total=False):
    # The table has no row of this record any more; the file still has the record.
    removed: Literal[True]
    # The number of the record, from 0, without the header.
    record: int
    # The column of the field at the place.
    column: Id
    place: FilePlace


class _TableDidChangeTextParamsRequired(TypedDict):
    # The table, opened with `textVersion`.
    table: Id
    # The number of the text after the changes. It rises.
    version: int
    # The changes, in order: each counts in the text that the one before it left.
    changes: List[TextChange]


class TableDidChangeTextParams(_TableDidChangeTextParamsRequired, total=False):
    """Params of table/didChangeText."""

    # The number of the text before the changes; default: `version` less 1.
    baseVersion: int
    # What happens if the table has edits that the text lacks, and the changes are not just these;
    # default refuse.
    tableEdits: Literal["refuse", "drop"]
    # The label of the step for undo.
    label: str
    # Who has changed the text.
    author: str


class TableDidChangeTextResult(TypedDict):
    # The revision of the table that equals the text.
    revision: int
    # The number of the text.
    version: int
    # How many cells of rows that stay were set.
    changedCells: int
    # How many rows were inserted.
    inserted: int
    # How many rows were removed.
    removed: int
    history: History


class TableRecoverParams(TypedDict):
    """Params of table/recover."""

    # The table.
    table: Id
    # What to do with the edits.
    action: Literal["apply", "discard", "keep"]


class _TableRecoverResultRequired(TypedDict):
    revision: int
    # Changes that were applied.
    changes: int
    # Changes that did not fit the table, and were not applied.
    lostChanges: int
    # Bytes of the journal that could not be read.
    lostBytes: int
    history: History


class TableRecoverResult(_TableRecoverResultRequired, total=False):
    # Steps of the undo history that were left out; absent: none.
    lostSteps: int


class _TableBackupParamsRequired(TypedDict):
    # The table.
    table: Id


class TableBackupParams(_TableBackupParamsRequired, total=False):
    """Params of table/backup."""

    # The path of the backup, as seen by the daemon. A backup that is there is replaced, another
    # file is not.
    path: str
    # The same as a file: URI of this machine (RFC 8089).
    uri: str


class _TableBackupResultRequired(TypedDict):
    # The revision of the table that is in the backup.
    revision: int
    # The path of the backup.
    path: str
    # The size of the backup.
    bytes: int
    # Whether the table has unsaved changes, so that the backup is of use.
    dirty: bool
    # What the backup contains.
    holds: Literal["edits", "content"]


class TableBackupResult(_TableBackupResultRequired, total=False):
    # The same as a URI, if the path is absolute.
    uri: str


_TableExportParamsOptionalNames = TypedDict(
    "_TableExportParamsOptionalNames", {"as": 'Literal["value", "text"]'}, total=False
)


class _TableExportParamsRequired(_TableExportParamsOptionalNames):
    # The format.
    format: Literal["csv", "tsv", "json", "ndjson", "markdown", "html", "sql", "text", "latex"]


class TableExportParams(_TableExportParamsRequired, total=False):
    """Params of table/export."""

    # The view: its filter, order and columns. Rows of all pages and of collapsed sections are
    # included.
    view: Id
    # The table: all rows in their own order, and all columns.
    table: Id
    # These rows, in this order.
    rows: List[AnyRowKey]
    range: Range
    # These columns, in this order; by default those of the view or the table.
    columns: List[Id]
    to: ExportTarget
    # How texts that look like formulas to a spreadsheet are written; default off. For csv, tsv and
    # html.
    formulaGuard: Literal["off", "quote", "reject"]
    # Whether the names of the columns are the first row; default true. Not for markdown, sql and
    # rows that are objects.
    header: bool
    # The rows of json and ndjson; default objects.
    jsonRows: Literal["objects", "arrays"]
    # What separates the fields of csv; default a comma.
    delimiter: str
    # What ends the records of csv and tsv; default lf.
    lineEnd: Literal["lf", "crlf", "cr"]
    # Whether a csv or tsv file begins with a byte order mark; default false.
    byteOrderMark: bool
    # The table that sql inserts into; by default the name of the exported table, without the ending
    # of a file.
    sqlTable: str
    # How many rows one INSERT of sql has; default 500.
    sqlRows: int
    progressToken: ProgressToken
    # Whether to wait until all rows are read and the order is computed; default true.
    wait: bool


class _TableExportResultRequired(TypedDict):
    revision: int
    complete: Complete
    # The number of rows.
    rowCount: int
    # The columns.
    columns: List[Id]
    # The size of the output, compressed if it is.
    bytes: int


class TableExportResult(_TableExportResultRequired, total=False):
    # Of a view.
    viewRevision: int
    # true: some bytes were not UTF-8; they are written as U+FFFD.
    lossy: Literal[True]
    # The output, if `to` is absent.
    text: str
    # The file. Invalid UTF-8 is replaced by U+FFFD.
    path: str


class TableSetRowsParamsResetAbove(TypedDict, total=False):
    """The number of changes above which the mode is reset; unlimited by default."""

    # The number of changed rows.
    changes: int
    # The number of changed rows divided by the number of rows of the longer content.
    share: float


class _TableSetRowsParamsRequired(TypedDict):
    table: Id


class TableSetRowsParams(_TableSetRowsParamsRequired, total=False):
    """Params of table/setRows."""

    rows: NewRows
    # The declared sections from now on with all their rows, instead of `rows`.
    sections: List[ContentSection]
    # For a table without declared sections: the column for the sections' keys; "section" by
    # default.
    sectionColumn: str
    # The columns of the new rows; all by default. Other columns keep their cells, which are null in
    # new rows.
    columns: List[Id]
    match: Match
    compare: Comparison
    # diff (default), or reset: watching clients receive the whole window.
    mode: Literal["diff", "reset"]
    # The number of changes above which the mode is reset; unlimited by default.
    resetAbove: TableSetRowsParamsResetAbove
    preset: PresetName
    # The state of each row in the client's own JSON; null: none. Without this member rows keep
    # their states.
    rowStates: List[Any]
    # For each row the states of its cells, by column; null: none. Without this member cells keep
    # their states, as do cells of columns not in the new rows.
    cellStates: List[CellStates]
    # Any JSON, forwarded in the updates that result from the change.
    hints: Any
    # Whether a newer table/setRows may supersede this one.
    supersede: bool
    # A table revision. If anything has changed since, the request fails as a conflict.
    seen: int
    label: str
    author: str
    # step by default.
    history: Literal["step", "join", "none"]
    # What becomes of values that do not fit; refuse by default.
    invalid: Literal["refuse", "keep"]


class TableSetRowsResultSections(TypedDict):
    """The changes of the sections, if the request has sections."""

    # The number of removed sections.
    deletes: int
    # The number of inserted sections.
    inserts: int
    # The minimum number of moves.
    moves: int
    # The number of sections with a changed header, footer, kind or state.
    updates: int


class _TableSetRowsResultRequired(TypedDict):
    # Known: applied, superseded
    outcome: str
    revision: int
    mode: Literal["diff", "reset"]
    # The number of removed rows.
    deletes: int
    # The number of inserted rows.
    inserts: int
    # The minimum number of moves; with sections, rows that move together with their section are not
    # counted.
    moves: int
    # The number of rows that stay or move, and have changed cells.
    updates: int
    # The number of changed cells.
    changedCells: int
    history: History


class TableSetRowsResult(_TableSetRowsResultRequired, total=False):
    # The changes of the sections, if the request has sections.
    sections: TableSetRowsResultSections


class _TableValidateParamsRequired(TypedDict):
    # The table.
    table: Id


class TableValidateParams(_TableValidateParamsRequired, total=False):
    """Params of table/validate."""

    # All by default.
    rows: List[AnyRowKey]
    # The columns; by default all, and also the rules of rows without columns.
    columns: List[Id]
    # 0 by default.
    first: int
    # 100 by default.
    size: int
    # Whether to wait until all rows are read and the order is computed; default true.
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
    # Why the rule cannot be evaluated with the present columns.
    problem: str


class _TableValidateResultItemRequired(TypedDict):
    # Known: invalid, doesNotParse, outOfRange, sourceChanged, readFailed, fieldTooLong, notComputed
    kind: str
    row: RowKey


class TableValidateResultItem(_TableValidateResultItemRequired, total=False):
    column: Id
    columns: List[Id]
    # The text of the cell, or why it has no value.
    text: str
    cut: IsCut
    rule: BrokenRule
    # Why the rule cannot be evaluated.
    reason: str


class _TableValidateResultRequired(TypedDict):
    revision: int
    complete: Complete
    # The number of rows examined.
    rowCount: int
    # The number of rows with problems.
    faultyRows: int
    # The number of problems.
    count: int
    first: int
    # Row by row in the table's order, or in that of `rows`; within a row, problems of cells are
    # first.
    items: List[TableValidateResultItem]


class TableValidateResult(_TableValidateResultRequired, total=False):
    # The number of error cells, by column; absent: none.
    errors: Dict[str, int]
    # The table's rules, and the number of rows that violate each; absent: there are none.
    rules: List[TableValidateResultRule]
    # true: the response reached the size limit, and further items follow.
    more: Literal[True]


_TableDiffParamsNames = TypedDict("_TableDiffParamsNames", {"from": 'ContentPlace'})

_TableDiffParamsOptionalNames = TypedDict(
    "_TableDiffParamsOptionalNames", {"as": 'As'}, total=False
)


class _TableDiffParamsRequired(_TableDiffParamsNames, _TableDiffParamsOptionalNames):
    to: ContentPlace


class TableDiffParams(_TableDiffParamsRequired, total=False):
    """Params of table/diff."""

    match: Match
    compare: Comparison
    # The columns to compare; by default those that both have.
    columns: List[Id]
    range: Range
    textBytes: TextBytes
    # Whether to wait until all rows are loaded and the order is complete; default true.
    wait: bool


class TableDiffResultCounts(TypedDict):
    """The number of changed rows. A row that moved and has changed cells counts twice in
    `changes`."""

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
    """The changes of this page. The whole difference is the concatenation of the lists of all
    pages. Indices count rows in source order or, with sections, section by section."""

    deletes: IndexRuns
    moves: IndexMoves
    inserts: TableDiffResultDiffInserts
    updates: List[UpdateBlock]


class TableDiffResultOldDeletes(TypedDict):
    keys: List[RowKey]
    blocks: List[ColumnBlock]


class TableDiffResultOld(TypedDict):
    """The old content. `rows` of its updates are new indices, too."""

    deletes: TableDiffResultOldDeletes
    updates: List[UpdateBlock]


class TableDiffResultKeysUpdate(TypedDict):
    index: int
    key: RowKey
    columns: List[Id]


class TableDiffResultKeys(TypedDict):
    """The keys of the moved rows, in order, and of the updated rows with their columns."""

    moves: List[RowKey]
    updates: List[TableDiffResultKeysUpdate]


_TableDiffResultNames = TypedDict("_TableDiffResultNames", {"from": 'ContentFound'})


class _TableDiffResultRequired(_TableDiffResultNames):
    to: ContentFound
    complete: Complete
    # The compared columns.
    columns: List[Id]
    # The number of changed rows. A row that moved and has changed cells counts twice in `changes`.
    counts: TableDiffResultCounts
    # The index of the first change of this page, counted through deletes, moves, inserts and
    # updates.
    first: int
    size: int
    # The changes of this page. The whole difference is the concatenation of the lists of all pages.
    # Indices count rows in source order or, with sections, section by section.
    diff: TableDiffResultDiff
    # The old content. `rows` of its updates are new indices, too.
    old: TableDiffResultOld
    # The keys of the moved rows, in order, and of the updated rows with their columns.
    keys: TableDiffResultKeys


class TableDiffResult(_TableDiffResultRequired, total=False):
    # true: the response reached the size limit, and further changes follow.
    more: Literal[True]
    sections: SectionsDiff


class _ViewOpenParamsRequired(TypedDict):
    # The table to look at.
    table: Id


class ViewOpenParams(_ViewOpenParamsRequired, total=False):
    """Params of view/open."""

    # The id the client chooses.
    view: Id
    state: ViewStatePatch
    preset: PresetName
    # A name under which the state is kept by the table's file. The view begins with what was kept
    # under it.
    remember: str
    # false: answer before the order is ready.
    wait: bool


class _ViewGetParamsRequired(TypedDict):
    # The view.
    view: Id


class ViewGetParams(_ViewGetParamsRequired, total=False):
    """Params of view/get."""

    # Whether to wait until all rows are read and the order is computed; default false.
    wait: bool


class _ViewSetParamsRequired(TypedDict):
    # The view.
    view: Id
    state: ViewStatePatch


class ViewSetParams(_ViewSetParamsRequired, total=False):
    """Params of view/set."""

    # The row whose page is shown, and which watched windows keep in place.
    show: AnyRowKey
    # false: answer before the order is ready.
    wait: bool


class _ViewTapParamsRequired(TypedDict):
    # The view.
    view: Id
    # What was tapped.
    part: Literal["header", "footer"]
    # Of which column.
    column: Id


class ViewTapParams(_ViewTapParamsRequired, total=False):
    """Params of view/tap."""

    # Keep the other sort keys.
    extend: bool
    # Whether to answer only when the new order is complete; default true. With false, no later
    # request waits for the order.
    wait: bool


class _ViewTapResultIndicatorsEntryRequired(TypedDict):
    # Known: ascending, descending, none
    direction: str
    sortable: bool


class ViewTapResultIndicatorsEntry(_ViewTapResultIndicatorsEntryRequired, total=False):
    # Its position among the sort keys.
    priority: int


class _ViewTapResultRequired(TypedDict):
    view: Id
    table: Id
    viewRevision: int
    revision: int
    state: ViewState
    counts: Counts
    orderState: OrderState
    complete: Complete
    # The visible columns, in order.
    columns: List[Id]
    # Whether the view can sort by the column.
    sortable: bool
    # By column id.
    indicators: Dict[str, ViewTapResultIndicatorsEntry]


class ViewTapResult(_ViewTapResultRequired, total=False):
    footers: Footers
    layout: ColumnPlaces
    cursor: ViewCursor
    preset: PresetName
    filterProblems: List[ViewDescriptionFilterProblem]
    filterFailure: FilterFailure
    orderProblems: List[ViewDescriptionOrderProblem]
    orderFailure: OrderFailure
    searching: SearchProgress
    sorting: SortProgress


_ViewRowsParamsOptionalNames = TypedDict("_ViewRowsParamsOptionalNames", {"as": 'As'}, total=False)


class _ViewRowsParamsRequired(_ViewRowsParamsOptionalNames):
    view: Id


class ViewRowsParams(_ViewRowsParamsRequired, total=False):
    """Params of view/rows."""

    range: Range
    # The rows by key. The result has them in this order.
    keys: List[AnyRowKey]
    # The columns; by default the visible ones.
    columns: List[Id]
    textBytes: TextBytes
    texts: TextExtent
    ellipsis: Ellipsis
    # The view revision to read.
    at: int
    # The pinned state to read.
    pin: Id
    # Whether to wait until all rows are loaded and the order is complete; default false.
    wait: bool
    # Whether to return the fields of records beyond the columns; default false.
    extraFields: bool


class _ViewRowsResultRequired(TypedDict):
    viewRevision: int
    revision: int
    complete: Complete
    # The keys of the entries, in order.
    keys: List[EntryKey]
    # The cells, column by column.
    blocks: List[ColumnBlock]
    counts: Counts
    orderState: OrderState


class ViewRowsResult(_ViewRowsResultRequired, total=False):
    # The index within the page; absent if rows were requested by key.
    first: int
    # The number of returned entries, if the response ended early.
    count: int
    # true: the response reached the size limit, and further entries follow.
    more: Literal[True]
    # The sections of the returned entries; absent without sections.
    sections: List[SectionInfo]
    # If requested, the rows whose records have fields beyond the columns.
    extraFields: List[ExtraFields]
    searching: SearchProgress
    sorting: SortProgress


class _CellTextParamsRequired(TypedDict):
    # The table.
    table: Id
    row: AnyRowKey
    # The column.
    column: Id


class CellTextParams(_CellTextParamsRequired, total=False):
    """Params of cell/text."""

    # What the cell shows (default), or its value.
    of: Literal["text", "value"]
    # The start of the range, in bytes; default 0.
    start: int
    # The maximum length of the range, in bytes; default textBytesMax.
    size: int


class _CellTextResultRequired(TypedDict):
    revision: int
    # The text in the range, with control characters; null: the cell has no such text.
    text: Union[str, None]
    # The start of the range, in bytes; always at the beginning of a character.
    start: int
    # The end of the range, where the next range starts.
    end: int
    # The length of the whole text, in bytes.
    bytes: int


class CellTextResult(_CellTextResultRequired, total=False):
    # true: invalid UTF-8 was replaced by U+FFFD.
    lossy: Literal[True]
    # true: there is more text after the range.
    more: Literal[True]


class _ViewPinParamsRequired(TypedDict):
    # The view.
    view: Id


class ViewPinParams(_ViewPinParamsRequired, total=False):
    """Params of view/pin."""

    # The id the client chooses.
    pin: Id
    # Whether to wait until all rows are read and the order is computed; default false.
    wait: bool


class _ViewPinResultRequired(TypedDict):
    view: Id
    pin: Id
    viewRevision: int
    revision: int
    counts: Counts
    orderState: OrderState
    complete: Complete


class ViewPinResult(_ViewPinResultRequired, total=False):
    searching: SearchProgress
    sorting: SortProgress


class ViewUnpinParams(TypedDict):
    """Params of view/unpin."""

    # The view.
    view: Id
    # The pin.
    pin: Id


class _ViewLocateParamsAtItemRequired(TypedDict):
    # The distance from the left edge of the group.
    x: float


class ViewLocateParamsAtItem(_ViewLocateParamsAtItemRequired, total=False):
    # Default center.
    group: Literal["leading", "center", "trailing"]


class _ViewLocateParamsRequired(TypedDict):
    # The view.
    view: Id


class ViewLocateParams(_ViewLocateParamsRequired, total=False):
    """Params of view/locate."""

    # The rows to find.
    keys: List[AnyRowKey]
    # The columns whose frames are requested.
    columns: List[Id]
    # The points at which columns are looked up.
    at: List[ViewLocateParamsAtItem]
    # The offsets at which entries are looked up.
    offsets: List[Offset]
    # Whether to wait until all rows are read and the order is computed; default false.
    wait: bool


class _ViewLocateResultRowRequired(TypedDict):
    key: RowKey


class ViewLocateResultRow(_ViewLocateResultRowRequired, total=False):
    # The index in the source order.
    sourceIndex: int
    # The index within the page `pageIndex`; null if the row is filtered out or in a collapsed
    # section.
    viewIndex: Union[int, None]
    # The index of the page that has the row.
    pageIndex: int
    # The offset of the row on the page shown, if the layout has heights.
    offset: float
    # The height of the row, in units.
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
    # The distance from the column's left edge to the point.
    distance: float


class ViewLocateResultAtItem(_ViewLocateResultAtItemRequired, total=False):
    estimate: Literal[True]


class _ViewLocateResultRequired(TypedDict):
    viewRevision: int
    complete: Complete
    # The positions of the rows, in the requested order.
    rows: List[ViewLocateResultRow]


class ViewLocateResult(_ViewLocateResultRequired, total=False):
    # The frames of the columns, in the requested order.
    columns: List[ColumnFrame]
    # The column at each point; null outside the group.
    at: List[Union[ViewLocateResultAtItem, None]]
    # The entry at each offset, where the gap after an entry belongs to it; null if there is none.
    entries: List[Union[EntryFrame, None]]


_ViewWatchParamsOptionalNames = TypedDict(
    "_ViewWatchParamsOptionalNames", {"as": 'As'}, total=False
)


class _ViewWatchParamsRequired(_ViewWatchParamsOptionalNames):
    # The view.
    view: Id
    window: Window


class ViewWatchParams(_ViewWatchParamsRequired, total=False):
    """Params of view/watch."""

    # The id the client chooses.
    subscription: Id
    # Whether cells are sent or keys only; cells by default.
    content: Literal["cells", "keys"]
    # The columns of the window, which can include hidden ones; null: all columns that the view
    # shows.
    columns: Union[List[Id], None]
    textBytes: TextBytes
    texts: TextExtent
    ellipsis: Ellipsis
    hold: Hold
    anchor: NamedEntry
    # A viewport at the end stays there; default false.
    follow: bool
    # Whether updates list the entries that become visible or invisible.
    appearance: bool
    # Whether updates include the kinds and the client's own states of rows and cells.
    kinds: bool
    # Whether updates include the rules that rows violate.
    problems: bool
    # Whether updates include the lines around rows.
    separators: bool
    # Whether updates include the styles of rows and cells.
    styles: bool
    # Whether updates include the texts of rows and cells for screen readers.
    accessibility: bool
    # Whether updates other than resets leave out counts, order, window and layout columns that have
    # not changed.
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

    # The index within the page.
    first: int
    # The new number of entries of a window by index.
    size: int
    # The new columns; null: all columns that the view shows.
    columns: Union[List[Id], None]
    hold: Hold
    # The change of the horizontal window. Absent members are unchanged; null: the subscription has
    # all columns.
    across: Union[AcrossMove, None]
    offset: Offset
    # The new length of the viewport, in units.
    extent: float
    entry: NamedEntry
    # The place of `entry` in the viewport; default nearest.
    placement: Literal["top", "center", "bottom", "nearest"]
    # A relative move by this number of extents.
    pages: float
    # Scrolls to the start or the end of the content.
    to: Literal["start", "end"]
    thumb: ThumbStart
    # Whether a viewport at the end of the content stays at the end.
    follow: bool
    # Whether the user is dragging; corrections of the offset then wait.
    dragging: bool
    anchor: Union[NamedEntry, None]


class _ViewScrollResultRequired(TypedDict):
    # The state of the view that the window is in.
    viewRevision: int
    # The `seq` of the update that brings the window; null: the client has everything already, and
    # none follows.
    update: Union[int, None]
    # The index of the window's first entry within the page.
    first: int
    # The number of entries in the window.
    size: int


class ViewScrollResult(_ViewScrollResultRequired, total=False):
    across: AcrossPlaces
    viewport: ViewportPlace


class ViewHitParamsText(TypedDict, total=False):
    """How texts are drawn in their cells; present: the place in the text is looked up, too."""

    # To which side of the cell; default left.
    align: Literal["left", "center", "right"]
    # The distance from that side of the cell to the text; default 0.
    inset: float
    # The distance from the top of the entry to the first line; default 0.
    top: float


class _ViewHitParamsRequired(TypedDict):
    # Whose window.
    subscription: Id
    # The distance from the left of the frame.
    x: float
    # The distance from the top of the frame.
    y: float


class ViewHitParams(_ViewHitParamsRequired, total=False):
    """Params of view/hit."""

    # The height of the header that the client draws above the entries, at the top of its frame;
    # default 0.
    header: float
    # How far from the end of a column, in the header, its width can be dragged; default 0: nowhere.
    grip: float
    # How texts are drawn in their cells; present: the place in the text is looked up, too.
    text: ViewHitParamsText


class _ViewHitResultEntryRequired(TypedDict):
    key: EntryKey
    # Its index within the page.
    viewIndex: int
    # Its top, from the top of the frame.
    y: float
    # Its height, with the spacing after it.
    height: float


class ViewHitResultEntry(_ViewHitResultEntryRequired, total=False):
    """The entry, where `part` is one."""

    # It is a section header that sticks to the start of the viewport.
    sticky: Literal[True]


class _ViewHitResultRequired(TypedDict):
    # The state of the view in which it was looked up.
    viewRevision: int
    # Known: header, entry, outside
    part: str


class ViewHitResult(_ViewHitResultRequired, total=False):
    # The entry, where `part` is one.
    entry: ViewHitResultEntry
    column: HitColumn
    # The column whose width changes if the user drags from here.
    resize: HitColumn
    # The nearest place between two characters of the text shown, in `positions` of `initialize`; if
    # `text` was given.
    textOffset: int


class _ViewHoverParamsRequired(TypedDict):
    # The subscription.
    subscription: Id


class ViewHoverParams(_ViewHoverParamsRequired, total=False):
    """Params of view/hover."""

    # The row; absent or null: none.
    row: Union[AnyRowKey, None]
    # The column under the pointer, if the client sent it.
    column: Id


class ViewMeasureParamsRow(TypedDict):
    """The height of a row, measured by the client."""

    row: AnyRowKey
    # In units of the layout; null: the height measured before is forgotten.
    height: Union[float, None]


class ViewMeasureParamsCell(TypedDict):
    """The row height that a cell needs, measured by the client."""

    row: AnyRowKey
    column: str
    # The height that the row needs for the cell, including margins, in units of the layout; null:
    # the height measured before is forgotten.
    height: Union[float, None]


class _ViewMeasureParamsRequired(TypedDict):
    view: Id


class ViewMeasureParams(_ViewMeasureParamsRequired, total=False):
    """Params of view/measure."""

    # The heights of rows. If a row is listed twice, the last one counts.
    rows: List[ViewMeasureParamsRow]
    # The row heights needed by single cells. A row without its own measured height has the height
    # of its tallest cell; other cells are measured by the daemon.
    cells: List[ViewMeasureParamsCell]
    # The view revision that was measured: the present one (default), or one that a subscription
    # has.
    at: int


class _ViewMeasureResultUnusedItemRequired(TypedDict):
    row: RowKey
    # Known: declared, fixed, changed, hidden
    reason: str


class ViewMeasureResultUnusedItem(_ViewMeasureResultUnusedItemRequired, total=False):
    # The column, for a cell.
    column: str


class _ViewMeasureResultRequired(TypedDict):
    viewRevision: int
    # The number of rows whose height has changed.
    changed: int


class ViewMeasureResult(_ViewMeasureResultRequired, total=False):
    # The measurements without effect: the table declares the height, the layout specifies it, the
    # row or its presentation has changed since `at`, or the view does not show the column. Absent
    # if empty.
    unused: List[ViewMeasureResultUnusedItem]


class ViewResyncParams(TypedDict):
    """Params of view/resync."""

    # The subscription.
    subscription: Id


class ViewSyncParams(TypedDict, total=False):
    """Params of view/sync."""

    # The table to wait for; all tables by default.
    table: Id
    # Wait until no cell that the client supplies is pending or stale, too.
    supplied: bool
    # Wait until all widths and heights are measured, too. Default false: background measuring
    # continues after the answer.
    layout: bool


class ViewSyncResult(TypedDict):
    complete: Complete
    # The revision of each table, by id.
    tables: Dict[str, int]


class ViewUnwatchParams(TypedDict):
    """Params of view/unwatch."""

    # The subscription.
    subscription: Id


class _ViewCollapseParamsRequired(TypedDict):
    view: Id
    action: Literal["collapse", "expand", "toggle"]


class ViewCollapseParams(_ViewCollapseParamsRequired, total=False):
    """Params of view/collapse."""

    # The keys of the sections. Default: all sections, including future ones.
    keys: List[AnySectionKey]
    # Whether to answer only when the order is complete; default false.
    wait: bool


class _ViewCollapseResultRequired(TypedDict):
    viewRevision: int
    counts: Counts
    orderState: OrderState
    complete: Complete


class ViewCollapseResult(_ViewCollapseResultRequired, total=False):
    searching: SearchProgress
    sorting: SortProgress


_ViewSelectParamsRangeNames = TypedDict("_ViewSelectParamsRangeNames", {"from": 'Point'})


class ViewSelectParamsRange(_ViewSelectParamsRangeNames):
    to: Point


class _ViewSelectParamsRequired(TypedDict):
    # The view.
    view: Id
    # What is done.
    action: Literal["replace", "add", "remove", "toggle", "extend", "tap", "all", "none", "invert"]


class ViewSelectParams(_ViewSelectParamsRequired, total=False):
    """Params of view/select."""

    # The rows, if the selection unit is row.
    rows: List[AnyRowKey]
    # The columns, if the selection unit is column.
    columns: List[Id]
    # The cells, if the selection unit is cell.
    cells: List[Point]
    # Ranges between two corners, in the current order of the view.
    ranges: List[ViewSelectParamsRange]
    # Whether to wait until all rows are read and the order is computed; default false.
    wait: bool


class _ViewSelectResultRequired(TypedDict):
    viewRevision: int
    complete: Complete
    # The number of selected items.
    count: int
    # The items that were not selected before.
    selected: List[SelectedItem]
    # The items that are no longer selected.
    deselected: List[SelectedItem]


class ViewSelectResult(_ViewSelectResultRequired, total=False):
    # true: a list is not whole. Each has at most 1,000 items and about 1 MiB.
    truncated: bool
    # The number of items that were left out because they may not be selected. Absent: none.
    skipped: int


class _ViewSelectionParamsRequired(TypedDict):
    # The view.
    view: Id


class ViewSelectionParams(_ViewSelectionParamsRequired, total=False):
    """Params of view/selection."""

    # The number of items to skip; default 0.
    first: int
    # Default rowsPerAnswerMax.
    size: int
    # Whether to wait until all rows are read and the order is computed; default false.
    wait: bool


class ViewSelectionResult(TypedDict):
    viewRevision: int
    complete: Complete
    unit: Literal["row", "cell", "column"]
    # The number of selected items.
    count: int
    # The index of the first returned item.
    first: int
    # The selected items.
    items: List[SelectedItem]


_ViewCopyParamsOptionalNames = TypedDict(
    "_ViewCopyParamsOptionalNames", {"as": 'Literal["value", "text"]'}, total=False
)


class _ViewCopyParamsRequired(_ViewCopyParamsOptionalNames):
    # The view.
    view: Id


class ViewCopyParams(_ViewCopyParamsRequired, total=False):
    """Params of view/copy."""

    # The formats; default tsv, html and csv.
    formats: List[
        Literal["csv", "tsv", "json", "ndjson", "markdown", "html", "sql", "text", "latex"],
    ]
    # These rows instead of the selection, in this order.
    rows: List[AnyRowKey]
    range: Range
    # These columns instead of the selection, in this order.
    columns: List[Id]
    # How texts that look like formulas to a spreadsheet are written in csv, tsv and html; default
    # off.
    formulaGuard: Literal["off", "quote", "reject"]
    # Whether the names of the columns are the first row, in formats where this is optional; default
    # false.
    header: bool
    # Whether to wait until all rows are read and the order is computed; default true.
    wait: bool


class ViewCopyResultFlavour(TypedDict):
    format: Literal["csv", "tsv", "json", "ndjson", "markdown", "html", "sql", "text", "latex"]
    # The media type, as clipboards name it.
    type: str
    text: str


class _ViewCopyResultRequired(TypedDict):
    viewRevision: int
    revision: int
    complete: Complete
    # The number of rows.
    rowCount: int
    # The columns.
    columns: List[Id]
    # The same cells in each format, in the requested order.
    flavours: List[ViewCopyResultFlavour]


class ViewCopyResult(_ViewCopyResultRequired, total=False):
    # true: some bytes were not UTF-8; they are written as U+FFFD.
    lossy: Literal[True]


_ViewFindParamsOptionalNames = TypedDict(
    "_ViewFindParamsOptionalNames", {"from": 'AnyRowKey'}, total=False
)


class _ViewFindParamsRequired(_ViewFindParamsOptionalNames):
    # The view.
    view: Id


class ViewFindParams(_ViewFindParamsRequired, total=False):
    """Params of view/find."""

    search: SearchPatch
    # Whether to step by row (default) or by cell.
    unit: Literal["row", "cell"]
    # The column of the cell from which to step by cell; only with from and the unit cell. Without
    # it, all cells of from are passed.
    fromColumn: Id
    # Whether to return the ordinal of the hit and the number of hits. The first count after a
    # change examines all rows; later steps use the cached count.
    count: bool
    # Which way; next by default.
    direction: Literal["next", "previous"]
    # false: do not continue at the other end.
    wrap: bool
    # Whether to wait until all rows are read and the order is computed; default true.
    wait: bool


class _ViewFindResultHitCellRequired(TypedDict):
    ranges: IndexRuns


class ViewFindResultHitCell(_ViewFindResultHitCellRequired, total=False):
    # The column; absent for a field beyond the columns.
    column: Id
    # The index of the field among those beyond the columns.
    extraField: int
    # The number of hits that are not listed; at most 65,536 hits per cell are counted.
    further: int


class _ViewFindResultHitRequired(TypedDict):
    row: RowKey
    viewIndex: int
    pageIndex: int
    wrapped: bool
    # The cells of the row that have hits. By cell, only the one found.
    cells: List[ViewFindResultHitCell]


class ViewFindResultHit(_ViewFindResultHitRequired, total=False):
    # With count: which of the hits it is in the order of the view, from 1. Absent if complete is
    # false.
    ordinal: int


class _ViewFindResultRequired(TypedDict):
    viewRevision: int
    revision: int
    complete: Complete
    # The row or cell found; null: none matches.
    hit: Union[ViewFindResultHit, None]


class ViewFindResult(_ViewFindResultRequired, total=False):
    # The number of rows that match.
    matches: int
    # With count: the number of rows, or of cells, that stepping visits. Absent if complete is
    # false.
    hits: int


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
    # null: the filter cannot be expressed in CEL.
    text: Union[str, None]
    # The conditions that cannot be expressed in CEL.
    problems: List[FilterConvertResultProblem]


class _FilterLikeParamsRequired(TypedDict):
    # The view.
    view: Id
    row: AnyRowKey
    # The cell's column.
    column: Id


class FilterLikeParams(_FilterLikeParamsRequired, total=False):
    """Params of filter/like."""

    # The relation of a cell to the given cell; default equal.
    relation: Literal["equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"]
    # How it is combined with the view's filter; default all.
    combine: Literal["all", "any", "replace"]


class FilterLikeResult(TypedDict):
    viewRevision: int
    # The condition for cells like the given one.
    condition: Filter
    # The view's filter combined with the condition, ready to be set.
    filter: Filter


class ViewAggregateParamsAggregate(TypedDict):
    column: Id
    kind: AggregateKind


class ViewAggregateParamsRange(TypedDict):
    """The range of groups to return; by default the first rowsPerAnswerMax."""

    # The index of the first group, from 0.
    first: int
    # The number of groups.
    size: int


_ViewAggregateParamsOptionalNames = TypedDict(
    "_ViewAggregateParamsOptionalNames", {"as": 'As'}, total=False
)


class _ViewAggregateParamsRequired(_ViewAggregateParamsOptionalNames):
    view: Id


class ViewAggregateParams(_ViewAggregateParamsRequired, total=False):
    """Params of view/aggregate."""

    # Rows with equal values in these columns form a group. Without columns, all rows are one group.
    groupBy: List[Id]
    # The aggregates of each group, in addition to its number of rows.
    aggregates: List[ViewAggregateParamsAggregate]
    over: Literal["all", "shown"]
    sort: GroupSort
    # The range of groups to return; by default the first rowsPerAnswerMax.
    range: ViewAggregateParamsRange
    textBytes: TextBytes
    # Whether to wait until all rows are loaded and the order is complete; default true.
    wait: bool


class _ViewAggregateResultAggregateRequired(TypedDict):
    column: Id
    kind: AggregateKind


class ViewAggregateResultAggregate(_ViewAggregateResultAggregateRequired, total=False):
    # One value per group.
    values: List[CellValue]
    # One display text per group.
    texts: List[str]
    # Groups whose value or text is cut. Absent if empty.
    cut: List[int]
    # The number of cells without a value, by group; absent: none.
    nulls: List[int]
    # The number of error cells, by group; absent: none.
    errors: List[int]


class _ViewAggregateResultRequired(TypedDict):
    viewRevision: int
    revision: int
    complete: Complete
    # The number of groups in total.
    groups: int
    # The index of the first returned group.
    first: int
    # The group values of the returned groups, column by column.
    groupBy: List[ColumnBlock]
    # The number of rows of each group.
    counts: List[int]
    # In the requested order, each with one value per group.
    aggregates: List[ViewAggregateResultAggregate]


class ViewAggregateResult(_ViewAggregateResultRequired, total=False):
    # true: the response reached the size limit, and further groups follow.
    more: Literal[True]


_ViewProfileParamsOptionalNames = TypedDict(
    "_ViewProfileParamsOptionalNames", {"as": 'As'}, total=False
)


class _ViewProfileParamsRequired(_ViewProfileParamsOptionalNames):
    view: Id


class ViewProfileParams(_ViewProfileParamsRequired, total=False):
    """Params of view/profile."""

    # The columns, in the order in which they are summarised. By default those that the view shows,
    # or that the selection has cells of.
    columns: List[Id]
    # The parts of the summaries; by default all.
    kinds: List[Literal["distinct", "extremes", "mean", "quantiles", "histogram", "frequencies"]]
    over: Literal["all", "shown", "selection"]
    # The shares of the quantiles; by default 0.25, 0.5 and 0.75.
    quantiles: List[float]
    # The maximum number of bins of a histogram; default 20.
    bins: int
    # The number of most frequent values; default 10.
    top: int
    textBytes: TextBytes
    partialResultToken: ProgressToken
    # Keeps the summaries current, under this id: the response has none, and `view/profileUpdate`
    # brings them until `view/unwatch`.
    subscription: Id
    # With `subscription`: how long a change waits for further ones, in milliseconds; default 200.
    quiet: int
    # Whether to wait until all rows are loaded and the order is complete; default true.
    wait: bool


class _ViewProfileResultRequired(TypedDict):
    viewRevision: int
    revision: int
    complete: Complete
    # The summaries, in the order of the request.
    columns: List[ColumnProfile]


class ViewProfileResult(_ViewProfileResultRequired, total=False):
    # The columns whose summaries are left out, because the response reached the size limit. Absent:
    # none.
    left: List[Id]


class _TableDeclareParamsRequired(TypedDict):
    # The table.
    table: Id
    declarations: Declarations


class TableDeclareParams(_TableDeclareParamsRequired, total=False):
    """Params of table/declare."""

    # The author of the change.
    author: str


class TableDeclareResult(TypedDict):
    revision: int
    declarations: Declarations


class _TableResolveParamsRequired(TypedDict):
    # The table.
    table: Id


class TableResolveParams(_TableResolveParamsRequired, total=False):
    """Params of table/resolve."""

    # Rows.
    rows: List[AnyRowKey]
    # With rows: the cells where both meet.
    columns: List[Id]
    # Columns whose headers are meant.
    headers: List[Id]
    # Sections by key.
    sections: List[str]
    # A view of the table. Its sections are included as layers, and expressions can read the row's
    # place in it.
    view: Id
    # A subscription to that view, or instead of `view`. Expressions can also read the position of
    # its pointer.
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
    # The number of items to skip.
    first: int


class _TableResolveResultItemSettingsEntryRequired(TypedDict):
    # null: no layer has a value.
    value: Any
    layer: SettingLayer


class TableResolveResultItemSettingsEntry(_TableResolveResultItemSettingsEntryRequired, total=False):
    # The kind, section or column whose layer this is.
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
    # The declared kind that is used.
    kind: Union[str, None]
    # The kind that the row states, if it is not declared.
    saidKind: str
    # The row's state, in the client's own JSON.
    rowState: Any
    # The cell's state, in the client's own JSON.
    cellState: Any
    # The states of a row's cells, by column.
    cellStates: Dict[str, Any]


class _TableResolveResultRequired(TypedDict):
    revision: int
    # Rows or cells, columns, headers, sections; each in the requested order.
    items: List[TableResolveResultItem]
    first: int


class TableResolveResult(_TableResolveResultRequired, total=False):
    # true: the response reached the size limit, and further items follow.
    more: Literal[True]


class _ActionListParamsRequired(TypedDict):
    # The view.
    view: Id


class ActionListParams(_ActionListParamsRequired, total=False):
    """Params of action/list."""

    row: AnyRowKey
    # With a row: its cell in this column. Without a row: the column's header.
    column: str


class _ActionListResultRequired(TypedDict):
    viewRevision: int
    revision: int
    layer: SettingLayer
    # Expressions are replaced by their values; hidden actions are omitted.
    actions: List[Action]


class ActionListResult(_ActionListResultRequired, total=False):
    # The kind, section or column whose layer this is.
    name: str
    # Why the expression of a layer with higher precedence has no value.
    problem: str


class _ActionInvokeParamsRequired(TypedDict):
    # The view.
    view: Id
    # The action.
    action: str


class ActionInvokeParams(_ActionInvokeParamsRequired, total=False):
    """Params of action/invoke."""

    row: AnyRowKey
    # With a row: its cell in this column. Without a row: the column's header.
    column: str
    # A table revision. If the row has changed since, the request fails as a conflict.
    seen: int
    # Who does it.
    author: str


class ActionInvokeResult(TypedDict):
    viewRevision: int
    revision: int


class _ExpressionCheckParamsRequired(TypedDict):
    # The expression.
    source: str


class ExpressionCheckParams(_ExpressionCheckParamsRequired, total=False):
    """Params of expression/check."""

    # Default table, in which integers are converted to doubles.
    dialect: Literal["strict", "table"]
    table: Id
    # Names and their types. They take precedence over columns.
    variables: Dict[str, ExpressionType]
    # Functions that expressions can call. They are checked but cannot be evaluated.
    functions: List[DeclaredFunction]


class _ExpressionCheckResultDependenciesRequired(TypedDict):
    # The columns that the expression reads.
    columns: List[str]
    # The parameters that it reads.
    params: List[str]
    # The other names that it reads.
    bindings: List[str]


class ExpressionCheckResultDependencies(_ExpressionCheckResultDependenciesRequired, total=False):
    """The value depends on nothing else."""

    # Columns that are read in other rows. Absent if none are.
    cells: List[str]


class _ExpressionCheckResultRequired(TypedDict):
    # Empty if the expression is valid. Otherwise this is the only member.
    problems: List[ExpressionProblem]


class ExpressionCheckResult(_ExpressionCheckResultRequired, total=False):
    type: ExpressionType
    # The value depends on nothing else.
    dependencies: ExpressionCheckResultDependencies
    # The approximate number of steps of an evaluation; bodies of loops are counted once.
    steps: int


class _ExpressionEvaluateParamsRequired(TypedDict):
    # The expression.
    source: str


class ExpressionEvaluateParams(_ExpressionEvaluateParamsRequired, total=False):
    """Params of expression/evaluate."""

    # Default table, in which integers are converted to doubles.
    dialect: Literal["strict", "table"]
    table: Id
    # Names and their types. They take precedence over columns.
    variables: Dict[str, ExpressionType]
    # Whether types are checked before; default true.
    checked: bool
    row: AnyRowKey
    # The values of names. Undeclared names can have any type.
    bindings: Dict[str, TypedValue]
    # The values of `params.x`, by x.
    params: Dict[str, TypedValue]


class _ExpressionEvaluateResultRequired(TypedDict):
    value: TypedValue
    type: ExpressionType


class ExpressionEvaluateResult(_ExpressionEvaluateResultRequired, total=False):
    complete: Complete


class TextMeasureParamsWrap(TypedDict, total=False):
    """Requests lines, broken by the Unicode line breaking rules."""

    # The width of a line; by default lines end only at line breaks in the text.
    width: float
    # The maximum number of lines returned.
    linesMax: int


class _TextMeasureParamsTruncateRequired(TypedDict):
    width: float


class TextMeasureParamsTruncate(_TextMeasureParamsTruncateRequired, total=False):
    """Requests the text truncated to one line."""

    # The part that is removed; default tail.
    at: Literal["head", "middle", "tail"]
    # The text at the cut, at most 16 code points; default U+2026.
    ellipsis: str


class _TextMeasureParamsRequired(TypedDict):
    # The texts.
    texts: List[str]


class TextMeasureParams(_TextMeasureParamsRequired, total=False):
    """Params of text/measure."""

    measurer: Measurer
    # In the bold face, as headers; default false.
    bold: bool
    # Measure each text as a cell shows it: on one line, with visible forms of control characters,
    # and of invisible ones if `initialize` chose so; default false.
    visible: bool
    # Requests lines, broken by the Unicode line breaking rules.
    wrap: TextMeasureParamsWrap
    # Requests the text truncated to one line.
    truncate: TextMeasureParamsTruncate


class _TextMeasureResultRequired(TypedDict):
    lineHeight: float
    # One measure per text.
    measures: List[TextMeasure]


class TextMeasureResult(_TextMeasureResultRequired, total=False):
    # Whether widths are estimates.
    estimate: Literal[True]


class _ViewReplaceParamsAtRequired(TypedDict):
    row: AnyRowKey
    # The column.
    column: Id


class ViewReplaceParamsAt(_ViewReplaceParamsAtRequired, total=False):
    """A single hit."""

    # The index of the hit in the cell; default 0.
    index: int


_ViewReplaceParamsNames = TypedDict("_ViewReplaceParamsNames", {"with": 'str'})


class _ViewReplaceParamsRequired(_ViewReplaceParamsNames):
    # The view.
    view: Id


class ViewReplaceParams(_ViewReplaceParamsRequired, total=False):
    """Params of view/replace."""

    search: SearchPatch
    # All rows shown (default), or what is selected.
    scope: Literal["all", "selection"]
    # A single hit.
    at: ViewReplaceParamsAt
    # As the table's owner (default), or as the view's user.
    by: Literal["owner", "user"]
    # Whether to return the changes without making them.
    preview: bool
    # What the step is called.
    label: str
    # Who replaces.
    author: str
    # Whether to wait until all rows are read and the order is computed; default true. Without
    # waiting, only a preview is possible while rows are missing.
    wait: bool


class _ViewReplaceResultRequired(TypedDict):
    revision: int
    complete: Complete
    # The number of replaced hits.
    matches: int
    # The number of written cells.
    cells: int
    # The number of cells with hits in columns that are not editable.
    skipped: int
    history: History


class ViewReplaceResult(_ViewReplaceResultRequired, total=False):
    preview: EditPreview


class _TableRevertParamsRequired(TypedDict):
    # The table.
    table: Id


class TableRevertParams(_TableRevertParamsRequired, total=False):
    """Params of table/revert."""

    # The label of the step in the history; default "Revert".
    label: str
    # The author of the step.
    author: str


class TableRevertResult(TypedDict):
    revision: int
    # Rows that differed from the file.
    records: int
    history: History


class _TableSetDialectParamsRequired(TypedDict):
    # The table.
    table: Id
    dialect: Dialect


class TableSetDialectParams(_TableSetDialectParamsRequired, total=False):
    """Params of table/setDialect."""

    # Whether unsaved edits may be lost. Undo brings them back.
    discard: bool
    # The label of the step in the history; default "Dialect".
    label: str


class TableSetDialectResult(TypedDict):
    revision: int
    # The number of rows.
    rowCount: int
    # The ids of the columns that the file has now, in its order.
    columns: List[Id]
    history: History


class TableWatchFileParams(TypedDict):
    """Params of table/watchFile."""

    # The table.
    table: Id
    # What happens when the file changes. Changes noticed before count, too.
    whenFileChanges: Literal["tell", "follow", "reload", "merge"]


class TableWatchFileResult(TypedDict):
    # The option that is now in effect: the requested one, or `tell` for a table that was not opened
    # from a file.
    whenFileChanges: Literal["tell", "follow", "reload", "merge"]
    sourceState: SourceState


class _TableConflictsParamsRequired(TypedDict):
    # The table.
    table: Id


class TableConflictsParams(_TableConflictsParamsRequired, total=False):
    """Params of table/conflicts."""

    # The index of the first conflict of the page; default 0.
    first: int
    # The number of conflicts; default 100.
    size: int


class _TableConflictsResultRequired(TypedDict):
    revision: int
    # How many there are.
    count: int
    first: int
    # Row by row; within a row, its removal and place are first.
    items: List[Conflict]


class TableConflictsResult(_TableConflictsResultRequired, total=False):
    # There are further ones.
    more: bool


class _TableResolveConflictsParamsConflictRequired(TypedDict):
    row: AnyRowKey


class TableResolveConflictsParamsConflict(_TableResolveConflictsParamsConflictRequired, total=False):
    # Only the cell of this column; default all of the row.
    column: Id


class _TableResolveConflictsParamsRequired(TypedDict):
    # The table.
    table: Id
    # Whose cells, rows and places the table gets.
    take: Literal["ours", "theirs"]


class TableResolveConflictsParams(_TableResolveConflictsParamsRequired, total=False):
    """Params of table/resolveConflicts."""

    # Which conflicts; default all. What has none is left as it is.
    conflicts: List[TableResolveConflictsParamsConflict]
    # The label of the step in the history; default "Resolve".
    label: str
    # The author of the step.
    author: str


class TableResolveConflictsResult(TypedDict):
    revision: int
    # How many conflicts were decided.
    resolved: int
    # How many are still open.
    left: int
    history: History


class _CellDraftParamsRequired(TypedDict):
    # The view in which the user types.
    view: Id
    row: AnyRowKey
    # The column.
    column: Id
    # What is done.
    action: Literal["begin", "change", "commit", "cancel"]


class CellDraftParams(_CellDraftParamsRequired, total=False):
    """Params of cell/draft."""

    # With begin: as the table's owner (default), or as the view's user, whom its binding and the
    # declarations bind.
    by: Literal["owner", "user"]
    # The current text of the draft.
    text: str
    # A chosen value, instead of `text`.
    value: Any
    # Commit even if another request changed the cell meanwhile; false by default.
    overwrite: bool
    # With commit: a commit that is refused cancels the draft; false by default.
    orCancel: bool
    # What the step is called.
    label: str
    # Who types.
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
    # The table.
    table: Id


class CellRefreshParams(_CellRefreshParamsRequired, total=False):
    """Params of cell/refresh."""

    # The supplied columns; all by default.
    columns: List[Id]
    # The rows; all by default.
    rows: List[AnyRowKey]


class CellRefreshResult(TypedDict):
    revision: int


class _TableSetParamsParamsRequired(TypedDict):
    table: Id
    # Values of `params.x` by x; types and optionals are not allowed. null removes a parameter.
    # Parameters that are not listed are unchanged.
    params: Dict[str, Union[TypedValue, None]]


class TableSetParamsParams(_TableSetParamsParamsRequired, total=False):
    """Params of table/setParams."""

    author: str


class TableSetParamsResult(TypedDict):
    revision: int


class ViewCursorParamsMove(TypedDict, total=False):
    """How far to go, from `row` and `column` or else from where the cursor is. It ends at the
    edge."""

    # The number of entries down.
    rows: int
    # The number of columns on, in the order shown.
    columns: int
    # The number of extents of the window of `show`, which scrolls as far.
    pages: float


class _ViewCursorParamsRequired(TypedDict):
    # The view.
    view: Id


class ViewCursorParams(_ViewCursorParamsRequired, total=False):
    """Params of view/cursor."""

    # The row to go to, or a section's header or footer. A row of another page shows that page.
    row: NamedEntry
    # The column to go to.
    column: Id
    # How far to go, from `row` and `column` or else from where the cursor is. It ends at the edge.
    move: ViewCursorParamsMove
    # Where to go, from `row` and `column` or else from where the cursor is.
    to: Literal[
        "rowStart",
        "rowEnd",
        "columnStart",
        "columnEnd",
        "start",
        "end",
        "nextCell",
        "previousCell",
        "nextFilled",
        "previousFilled",
        "nextFilledColumn",
        "previousFilledColumn",
        "nextHit",
        "previousHit",
        "nextProblem",
        "previousProblem",
        "nextChange",
        "previousChange",
    ]
    # false: `to` a hit or a problem does not continue at the other end.
    wrap: bool
    # What becomes of the selection; by default nothing.
    select: Literal["replace", "extend"]
    # A subscription of the view, whose window scrolls so that the cursor is visible.
    show: Id
    # The place of the cursor's entry in the window of `show`; default nearest.
    placement: Literal["top", "center", "bottom", "nearest"]
    # Whether to wait until all rows are read and the order is computed; default false.
    wait: bool


class _ViewCursorResultRequired(TypedDict):
    # The state of the view with this cursor.
    viewRevision: int
    complete: Complete
    # Whether it is in another cell than before.
    moved: bool


class ViewCursorResult(_ViewCursorResultRequired, total=False):
    # The key of its row, or of the part of a section that it is on. Absent: it is nowhere, because
    # it was not set or the page is empty.
    row: EntryKey
    # Its column. Absent: the view shows none.
    column: Id
    # The index of its entry within the page.
    viewIndex: int
    # The page.
    pageIndex: int
    # The top of its entry in the content, if the layout includes rows.
    offset: float
    # The height of its entry.
    height: float
    frame: ItemFrame
    # The group of its column, if there is a layout. Known: leading, center, trailing
    group: str
    # The left edge of its column, from the left of its group.
    x: float
    # The width of its column.
    width: float
    # What its cell shows, or what is being typed there. At most 1,024 bytes.
    text: str
    # The text is longer.
    cut: Literal[True]
    # Whether there is a hit or a problem, if `to` looks for one. If not, the cursor stays.
    found: bool
    # It was found at the other end.
    wrapped: Literal[True]
    # With `select`: the number of selected items.
    selected: int
    # With `select`: the number of items that were left out because they may not be selected.
    # Absent: none.
    skipped: int
    # With `show`: the `seq` of the update that brings the window; null: none follows.
    update: Union[int, None]


class ViewCloseParams(TypedDict):
    """Params of view/close."""

    # The view.
    view: Id


class TableCloseParams(TypedDict):
    """Params of table/close."""

    # The table.
    table: Id


_TableOpenDifferenceParamsNames = TypedDict(
    "_TableOpenDifferenceParamsNames", {"from": 'DifferencePlace'}
)


class _TableOpenDifferenceParamsRequired(_TableOpenDifferenceParamsNames):
    to: ContentPlace


class TableOpenDifferenceParams(_TableOpenDifferenceParamsRequired, total=False):
    """Params of table/openDifference."""

    table: Id
    # The name of the table.
    name: str
    match: Match
    # The columns to compare; by default those that both have.
    columns: List[Id]


class JournalListParams(TypedDict, total=False):
    """Params of journal/list."""

    # The folder; by default that of the connection.
    journalFolder: str


class _JournalListResultRequired(TypedDict):
    items: List[JournalItem]


class JournalListResult(_JournalListResultRequired, total=False):
    # The folder; absent: the daemon has none.
    folder: str


class _JournalRemoveParamsRequired(TypedDict):
    # Names of `journal/list`.
    journals: List[str]


class JournalRemoveParams(_JournalRemoveParamsRequired, total=False):
    """Params of journal/remove."""

    # The folder; by default that of the connection.
    journalFolder: str


class JournalRemoveResult(TypedDict):
    # Those that were removed. Journals in use stay.
    removed: List[str]


class _DatabaseListParamsRequired(TypedDict):
    # The path of the database.
    path: str


class DatabaseListParams(_DatabaseListParamsRequired, total=False):
    """Params of database/list."""

    # The number of rows at which counting the rows of a table ends; 0: none are counted. Default
    # 1,000,000.
    countMax: int


class DatabaseListResult(TypedDict):
    tables: List[DatabaseTable]


class SourceDidChangeParams(TypedDict):
    """Params of source/didChange."""

    # The table.
    table: Id


class SourceDidChangeResult(TypedDict):
    # The revision of the table with the new rows.
    revision: int


class PresetListResult(TypedDict):
    presets: List[Preset]


class ServerStatsResultMemoryTables(TypedDict):
    """The memory of all tables."""

    # Rows of created tables, and indices of files.
    sources: int
    # Edited and supplied cells.
    edits: int
    # The order of rows, and their attributes beside their cells.
    rows: int
    # Keys of rows.
    keys: int
    # Steps that can be undone and redone, and recent changes.
    history: int
    # Orders, filters, selections and heights of views.
    views: int
    # The number of tables that were too busy to be counted.
    uncounted: int


class _ServerStatsResultMemoryRequired(TypedDict):
    # Decoded chunks.
    cache: int
    # The memory of all tables.
    tables: ServerStatsResultMemoryTables
    # Keys and orders of sorts and groupings in progress.
    sorting: int
    # Searches, filters and aggregates in progress.
    gathering: int
    # New content during comparison.
    comparing: int
    # Messages waiting to be written, or being read.
    messages: int
    # The buffer of a recording.
    recording: int


class ServerStatsResultMemory(_ServerStatsResultMemoryRequired, total=False):
    """The memory use of the process, in bytes. Amounts by purpose are estimates."""

    # The resident memory reported by the system; on Linux only.
    resident: int
    # The part that is code and other mapped files.
    program: int
    # The part of the heap in use; with glibc only, as free and other.
    heap: int
    # Freed memory that is kept for reuse, and stacks of threads.
    free: int
    # The rest of the heap.
    other: int


class ServerStatsResultMethodsEntryMicroseconds(TypedDict):
    """The time from arrival until the response is ready; the value is at most a quarter too high."""

    p50: int
    p90: int
    p99: int


class _ServerStatsResultMethodsEntryRequired(TypedDict):
    # The number of calls, including notifications.
    count: int
    # The time from arrival until the response is ready; the value is at most a quarter too high.
    microseconds: ServerStatsResultMethodsEntryMicroseconds


class ServerStatsResultMethodsEntry(_ServerStatsResultMethodsEntryRequired, total=False):
    # The number of failures by code.
    errors: Dict[str, int]


class ServerStatsResultWatchingItem(TypedDict):
    subscription: Id
    view: Id
    # Updates that wait; more than one only with updates each.
    pending: int
    # The number of table revisions that the client is behind.
    lagRevisions: int


class ServerStatsResult(TypedDict):
    # The memory use of the process, in bytes. Amounts by purpose are estimates.
    memory: ServerStatsResultMemory
    # Calls by method; `unknown` counts all methods that do not exist.
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

    # How much is traced from now on.
    value: Literal["off", "messages", "verbose"]


class CancelRequestParams(TypedDict):
    """Params of $/cancelRequest."""

    # The id of the request.
    id: Union[int, str]


_ViewUpdateParamsNames = TypedDict("_ViewUpdateParamsNames", {"from": 'Union[int, None]'})


class _ViewUpdateParamsRequired(_ViewUpdateParamsNames):
    subscription: Id
    view: Id
    table: Id
    seq: int
    to: int
    revision: int
    # Known: edit, setRows, setParams, undo, redo, load, state, select, cursor, draft, scroll,
    # hover, watch, source, footer, declare, supply, layout
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
    accessibility: AccessibilityTexts
    counts: Counts
    orderState: OrderState
    complete: Complete
    window: ViewUpdateWindow
    columns: List[Id]
    reset: ViewUpdateReset
    diff: ViewUpdateDiff
    part: int


class ViewProfileUpdateParams(TypedDict):
    """Params of view/profileUpdate."""

    subscription: Id
    view: Id
    table: Id
    viewRevision: int
    revision: int
    complete: Complete
    # Summaries that differ from those sent before.
    columns: List[ColumnProfile]
    # true: all summaries are those of this revision.
    last: bool


class _ActionDidInvokeParamsRequired(TypedDict):
    table: Id
    view: Id
    revision: int
    # The id of the action.
    action: str


class ActionDidInvokeParams(_ActionDidInvokeParamsRequired, total=False):
    """Params of action/didInvoke."""

    key: RowKey
    # The index of the row in the source order; null without a row.
    sourceIndex: Union[int, None]
    # null: the row is not on the page shown.
    viewIndex: Union[int, None]
    # Without a key: the column whose header it is.
    column: str
    # The values of the row, by id of the visible columns; for an action of a cell, only its value.
    values: Dict[str, CellValue]
    author: str


class _ActionDecideParamsRequired(TypedDict):
    table: Id
    # The permissions that one request needs, at most the first 1,000. The answer applies to all of
    # them.
    asked: List[AskedPermission]
    # The number of permissions that the request needs.
    count: int
    # The time limit for the answer, in milliseconds.
    deadline: int
    # The decision if no answer arrives in time.
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
    # The table revision to which the inputs belong.
    revision: int
    # The keys of the rows.
    rows: List[RowKey]
    # The cells of the input columns in these rows, as values.
    blocks: List[ColumnBlock]
    # The types of the inputs.
    types: List[ColumnType]
    # The time limit for the answer, in milliseconds.
    deadline: int


class CellComputeResultError(TypedDict):
    row: int
    text: str


class _CellComputeResultRequired(TypedDict):
    # One per row, of the column's type; null: no value.
    values: List[CellValue]


class CellComputeResult(_CellComputeResultRequired, total=False):
    # The display texts, one per row; null: the standard text of the type. If the column has a
    # format, the format is used instead.
    texts: List[Union[str, None]]
    # Rows without a value, and the reason; `row` is an index into `rows`.
    errors: List[CellComputeResultError]


class CellMeasureParamsColumn(TypedDict):
    column: Id
    width: float


class _CellMeasureParamsRequired(TypedDict):
    table: Id
    view: Id
    # The view revision to measure.
    viewRevision: int
    revision: int
    # Heights of rows, or widths of cells. Known: heights, widths
    kind: str
    # The keys of the rows to measure.
    rows: List[RowKey]
    # The cells of the rows, in these columns or that column, as values and texts.
    blocks: List[ColumnBlock]
    # The time limit for the answer, in milliseconds.
    deadline: int


class CellMeasureParams(_CellMeasureParamsRequired, total=False):
    """Params of cell/measure."""

    # The column whose cells are measured; only for widths.
    column: str
    # The visible columns in order and their widths; only for heights.
    columns: List[CellMeasureParamsColumn]


class CellMeasureResult(TypedDict, total=False):
    # One per row, in units of the layout; null: the daemon measures the row.
    heights: List[Union[float, None]]
    # One per row, in units of the layout; null: the daemon measures the cell.
    widths: List[Union[float, None]]


class SourceFetchParamsQuery(TypedDict):
    """What is requested."""

    # The columns, in the order of the cells of a row.
    columns: List[Id]


class _SourceFetchParamsRequired(TypedDict):
    table: Id
    # The name of the source: `lent`.
    source: str
    # What is requested.
    query: SourceFetchParamsQuery
    # The largest number of rows.
    size: int
    # The time limit for the answer, in milliseconds.
    deadline: int


class SourceFetchParams(_SourceFetchParamsRequired, total=False):
    """Params of source/fetch."""

    # The number of rows before the page; only with `can.offset`.
    offset: int
    # The key of the row before the page, as the source has sent it.
    after: List[CellValue]


class _SourceFetchResultRequired(TypedDict):
    # All rows are arrays (one value for each column, in their order), or all are objects (values by
    # column id; absent ones are null).
    rows: Union[List[List[Any]], List[Dict[str, Any]]]


class SourceFetchResult(_SourceFetchResultRequired, total=False):
    # Whether the source has no rows behind this page; default false.
    last: bool


class _SourceWriteParamsRequired(TypedDict):
    table: Id
    # The name of the source: `lent`.
    source: str
    # The changes, in their order: removed rows, changed rows, new rows.
    changes: List[LentChange]
    # The time limit for the answer, in milliseconds.
    deadline: int


class SourceWriteParams(_SourceWriteParamsRequired, total=False):
    """Params of source/write."""

    # Whether to write rows that are not as in `before`, too; default false.
    overwrite: bool


class SourceWriteResultWrittenItem(TypedDict):
    # The index of the change.
    change: int
    # By column id.
    values: Dict[str, CellValue]


class _SourceWriteResultConflictRequired(TypedDict):
    # The index of the change.
    change: int


class SourceWriteResultConflict(_SourceWriteResultConflictRequired, total=False):
    # Whether the row was removed; default false.
    gone: bool


class SourceWriteResult(TypedDict, total=False):
    # Cells that the source has given other values than those in the changes, such as new ids.
    written: List[SourceWriteResultWrittenItem]
    # Rows that others have changed or removed. Nothing was written.
    conflicts: List[SourceWriteResultConflict]


class TableDidChangeParamsDiagnostics(TypedDict):
    """The number of problems in the source."""

    count: int


class _TableDidChangeParamsRequired(TypedDict):
    table: Id
    revision: int
    rowsState: RowsState
    sourceState: SourceState
    dirty: Dirty
    history: History
    # The number of problems in the source.
    diagnostics: TableDidChangeParamsDiagnostics


class TableDidChangeParams(_TableDidChangeParamsRequired, total=False):
    """Params of table/didChange."""

    savedRevision: SavedRevision
    unsaved: Unsaved
    conflicts: ConflictCount
    rowsAtRisk: RowsAtRisk
    journal: Journal
    difference: DifferenceState


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
    # Why loading ended early.
    message: str


class ProgressParamsValuePartial(TypedDict):
    kind: Literal["partial"]
    # That of the answer.
    viewRevision: int
    # That of the answer.
    revision: int
    # The summaries of a view/profile that are finished now. Each is sent once here, and again in
    # the answer.
    columns: List[ColumnProfile]


class ProgressParams(TypedDict):
    """Params of $/progress."""

    # The `progressToken` or the `partialResultToken` of the request.
    token: Union[str, int]
    # The beginning, a report, the end, or a part of the result.
    value: Union[
        ProgressParamsValueBegin,
        ProgressParamsValueReport,
        ProgressParamsValueEnd,
        ProgressParamsValuePartial,
    ]


class _LogTraceParamsRequired(TypedDict):
    # One line about the message.
    message: str


class LogTraceParams(_LogTraceParamsRequired, total=False):
    """Params of $/logTrace."""

    # The parameters or the result, with trace verbose.
    verbose: str


class WindowLogMessageParams(TypedDict):
    """Params of window/logMessage."""

    # The severity.
    type: int
    # The text of the message.
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
    "table/adoptFile",
    "table/rowSource",
    "table/rowAt",
    "table/didChangeText",
    "table/recover",
    "table/backup",
    "table/export",
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
    "view/hit",
    "view/hover",
    "view/measure",
    "view/resync",
    "view/sync",
    "view/unwatch",
    "view/collapse",
    "view/select",
    "view/selection",
    "view/copy",
    "view/find",
    "filter/convert",
    "filter/like",
    "view/aggregate",
    "view/profile",
    "table/declare",
    "table/resolve",
    "action/list",
    "action/invoke",
    "expression/check",
    "expression/evaluate",
    "text/measure",
    "view/replace",
    "table/revert",
    "table/setDialect",
    "table/watchFile",
    "table/conflicts",
    "table/resolveConflicts",
    "cell/draft",
    "cell/refresh",
    "table/setParams",
    "view/cursor",
    "view/close",
    "table/close",
    "table/openDifference",
    "journal/list",
    "journal/remove",
    "database/list",
    "source/didChange",
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
    "view/profileUpdate",
    "action/didInvoke",
    "table/didChange",
    "$/progress",
    "$/logTrace",
    "window/logMessage",
]
