/// What may stand at a place of a message: words of the protocol, or text of the client's.
///
/// Known names and words are listed, everything else counts as text, so that what a later version
/// adds is rather hidden than told.
package enum TextPlace: Equatable, Sendable {
  /// Words of the protocol and numbers are as they are; other strings are text.
  case structure
  /// As `structure`, for findings, where `row` is a key.
  case findings
  /// As `structure`, for sections and options, where `state` is the client's own JSON.
  case described
  /// An object whose names are ids, of members that are structure.
  case named
  /// As `named`, where the names are the ids of tables.
  case tables
  /// A row's key, or a list of them, or of objects that name parts of sections; what is another
  /// list there is text.
  case keys
  /// What the daemon says of itself.
  case plain
  /// Text, whatever its type, down to its last member.
  case text

  /// Which way a message goes, as far as places differ.
  package enum Direction: Sendable {
    /// From the client.
    case sent
    /// From the daemon.
    case received
    /// About the connection, either way (`$/…`).
    case service
  }

  /// The place of a member; `isArray` and `isObject` say what its value is.
  package func member(
    _ name: String, isArray: Bool, isObject: Bool, _ direction: Direction
  ) -> TextPlace {
    switch self {
    case .text, .keys: return .text
    case .plain: return .plain
    case .named, .tables: return .structure
    case .structure, .findings, .described: break
    }
    switch name {
    case "value" where direction == .service: return .structure
    case "serverInfo", "capabilities", "limits":
      return direction == .received ? .plain : .structure
    case "values", "value", "texts", "text", "expected", "found", "bindings", "hints", "meta",
      "rowState", "rowStates", "cellState", "nullDefault", "cellKinds", "editors", "when",
      "otherwise":
      return .text
    // Told of windows they are a list of cells, else they are by column.
    case "cellStates": return isArray && direction == .received ? .structure : .text
    case "variables": return isObject ? .named : .structure
    case "keys" where isObject: return .structure
    case "section": return .text
    case "key" where isArray: return .text
    case "keys", "key", "show", "inserted", "tags", "appeared", "disappeared", "prefetch",
      "cancelled":
      return .keys
    case "from" where direction == .sent && !isObject: return .keys
    case "row" where direction == .sent || self == .findings: return .keys
    case "rows" where direction == .sent && !isObject: return .keys
    case "items", "data", "selected", "deselected", "hit", "asked", "unused": return .findings
    case "errors" where isObject: return .named
    case "state" where self == .described: return .text
    case "options": return .described
    case "sections" where isArray: return .described
    case "columns", "indicators", "footers", "kinds", "sectionKinds", "sections", "parameters":
      return isObject ? .named : .structure
    case "tables": return isObject ? .tables : .structure
    default: return isNameKept(name) ? .structure : .text
    }
  }

  /// The place of an array's element.
  package func element(isArray: Bool, isObject: Bool) -> TextPlace {
    guard self == .keys else { return self }
    return isArray ? .text : isObject ? .structure : .keys
  }

  /// Whether a member's name is a word of the protocol here.
  package func isNameKept(_ name: String) -> Bool {
    switch self {
    case .structure, .findings, .described: Self.names.contains(name)
    case .plain: true
    case .named, .tables, .keys, .text: false
    }
  }

  /// Whether a string stands as it is as (an element of) a member of that name.
  package func isStringKept(_ text: String, under name: String) -> Bool {
    if self == .plain { return true }
    guard self == .structure || self == .findings || self == .described else { return false }
    if Self.idNames.contains(name) { return Self.isGivenID(text) }
    return Self.wordNames.contains(name) && Self.words.contains(text)
  }

  /// Whether the daemon gives such ids to tables, views, pins and subscriptions.
  package static func isGivenID(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, "tvsp".utf8.contains(first), 2...10 ~= bytes.count else {
      return false
    }
    return bytes.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static let idNames: Set<String> = ["table", "view", "subscription", "pin"]

  /// Members whose values are words.
  private static let wordNames: Set<String> = [
    "jsonrpc", "method", "kind", "type", "direction", "nulls", "comparator", "mode", "diacritics",
    "as", "hold", "content", "order", "causes", "history", "updates", "trace", "sourceState",
    "sortCycle", "cause", "scope", "overflow", "value", "reason", "part", "invalid",
    "protocolVersion", "unicodeVersion",
    "style", "placement", "binding", "undeclaredKinds", "default", "layer", "permission",
    "decision",
    "settings", "selectable", "movable", "deletable", "collapsible", "height", "width",
    "headerHeight", "footerHeight", "editable", "encoding", "limit", "relation", "action", "unit",
    "whenFiltered",
    "tap", "preset", "severity", "aggregate", "over", "problem", "counted", "whenSorted", "empty",
    "by", "keyScope", "members", "ambiguous", "at", "group", "alignment", "to",
    "sort", "filter", "sections", "page", "setRows", "load", "edit", "resize", "measure",
    "measured",
  ]

  /// The names of members; those that hold only text need not be here.
  static let names: Set<String> = Set(
    """
    jsonrpc id method params result error code message data
    cache comparing free gathering heap memory messages other program recording resident sorting
    system uncounted views
    as at author authors base64 batchMembersMax batches blocks byteOffset bytes cacheBytes
    capabilities caseFolded causes changedCells clientInfo column columnOrder columns columnsMax
    comment comparator complete content count counts deletes delimiter depthMax detectTypes
    diacritics diagnostics dialect diff direction editable edits encoding end errors escape
    evidence exact examined expected extend fieldBytesMax filtered first firstDisagreement forced
    found from header hidden history hold index indicators inserted inserts invalid items key
    keyColumns keys kind label lagRevisions last limits line lineEnd lineMode lossy matches
    messageBytesMax methods microseconds mode moves name nullValues nulls offset order overscan
    page pageIndex pageSize pages part path pending percentage place pointer preamble
    preambleLines priority processId progressToken protocolVersion quote range ranges reason redo
    redoLabel requestsInFlightMax reset revision row rows rowsMax rowsPerAnswerMax sampleRows
    scrolledIn scrolledOut search searchable seen seq serverInfo share show size skipped sort
    sortCycle sortable source sourceIndex sourceState sources state step subscription
    subscriptionsMax table tables tablesMax text texts title to token trace type undo
    undoBytesMax undoLabel unicodeVersion updates uri value values verbose version view viewIndex
    viewRevision viewsMax wait watching window windowRowsMax
    limit maximum got asked revision offset option
    cells components deselected info momentary openrpc selected selection tap truncated unit whenFiltered
    steps bool opaque seconds expressionDepthMax hint expressionBytesMax of
    expressionValueUnitsMax null member string problems nanos arguments character
    expressionNodesMax bindings map int timestamp start list lines optional expressionStepsMax
    dependencies uint duration double
    action checked compare functions resetAbove supersede variables wrap
    footerSorts counted whenSorted differences preset presets setRows
    style parse negative locale units hit pattern meta align prefix base hintsBytesMax outcome
    editor tags old defaultSort otherwise nullPlaceholder currency suffix options false display
    typeName true format changes hints digits match template position cellKind types wrapped
    with scope
    overflow preview moved removed removedRows errorCount before after
    draft drafts problem stale overwrite draftsMax draftBytesMax
    aggregate aggregates aggregatesMax distinctValuesMax footer footers groupBy groups groupsMax
    sectionAggregatesMax
    over
    undone redone dropped bytesMax current done cause
    tree combine failed filterFailure searching orderFailed orderFailure orderProblems
    path headerOnly displayProblem sortBy sortByProblem
    computed problem params rowStepsMax parameterBytesMax
    sections section by headers footers empty collapsed all entries
    declared sectionColumn sectionsMax keyScope members new
    settings fallback kindBy defaultKind undeclaredKinds sectionKinds sections decisions kinds
    deadline default declarations declarationsBytesMax stateBytesMax actionsMax actionDepthMax
    supplied inputs computeRowsMax
    fieldCount typeMismatch unclosedQuote fieldTooLong invalidEncoding
    perLine lineSpacing holds frames collectionItemsMax
    height estimatedHeight headerHeight footerHeight selectable movable deletable collapsible
    indentation actions separators accessory accessibilityText children image fullSwipe placement
    top between bottom leading trailing thickness within expression rowState nullDefault binding
    headers layer problem saidKind permission decision section
    appearance appeared disappeared prefetch cancelled asked brief
    states cellKinds editors rowStates cellState cellStates showHidden
    by rowOptions validate rowRules rule rules severity rulesMax faultyRows
    filter filterConditionsMax condition conditions filterProblems relation p50 p90 p99
    measurer tabStop ambiguous lineHeight regular bold defaultAdvance advances characters advance
    kerning pair letterSpacing linesMax truncate ellipsis measures width height estimate more shown
    cut measuredTextsMax measuredBytesMax advancesMax waitingNotificationBytesMax drainMillisecondsMax
    layout frame spacing quiet scale lock sizing minimum padding headerPadding whole tracks x
    fixed center heights inset background
    presentation insets spacings scrollBars thumb length vertical horizontal inside floats bottom none
    alignment ascending descending placeholder shown item
    styles when layer tag parameters every anew looks look failures stylesMax
    pin pinsMax failure held
    across room left distance group direction minimumWidth insets extent
    viewport extent offsets entries anchor follow dragging placement top heldBack sticky y
    measure resize entry edit load
    unused changed measured widths
    further textBytes answerBytesMax windowTextBytes textBytesMax groupBytesMax
    sortRowsMax sectionBytesMax formatBytesMax shownBytesMax
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  /// The words of enumerations and methods, and the kinds of errors.
  static let words: Set<String> = Set(
    """
    2.0 0.1 17.0.0
    after all ascending before begin boolean both caseInsensitive cells columns created date
    dateTime decimal descending duration each end entries entry exact file filter first footer
    given header ignored index inline insert integer join json keep keys last latin-1 length list
    mark merged messages move none number off refuse remove report set start step text utf-16be
    utf-16le utf-8 value verbose windows-1252
    equal lessOrEqual null contains equals compare greater oneOf less startsWith notEqual endsWith
    any greaterOrEqual not error multiple add drop tap single cell extend invert column replace
    hide show collapse expand group collapsed noSections view/collapse
    declared addSections removeSections moveSections setSection noDeclaredSections unknownSection
    duplicateSections sectionColumn kind state
    toggle select notSelectable row view/select view/selection
    filter/convert filter/like displayText columnType noOrder display
    bool strict expression/check C string int64 T A uint64 table dyn timestamp double
    expression/evaluate B
    setParams table/setParams notComputed cycle
    adopt currency si day semver table/setRows hour hi percent symbol reset words addColumn
    compact code next es natural diff ja tag iec expression map clock short content previous
    millisecond view/find orderColumns removeColumn minute parentheses en template bytes center
    de prefix regex minus table/diff fr second fuzzy setColumn
    adopt shown sortedView preset/list swiftdatatables tabler-macos tabler-ios datasource functionaltabledata
    declare ask allow automatic zero destructive disabled normal menu leading trailing inline
    wrapped horizontal width holds
    height estimatedHeight headerHeight footerHeight hidden momentary selectable editable movable
    deletable collapsible indentation actions separators accessory accessibilityText cellKind
    editor section fallback builtIn object setRow table/declare table/resolve delete collapse action/list action/invoke
    action/didInvoke action/decide unknownAction actionDisabled notPermitted notBound
    undeclaredKind doubledAction default
    table/validate invalid owner user
    cell/compute supply suppliedInput cell/refresh notSupplied
    stripes sorted selected hovered matches drafts errors page background overlay
    stack grid headless embedded client
    tabler-macos-stack tabler-macos-grid tabler-ios-stack tabler-ios-grid
    viewport offset top bottom nearest noRowLayout notShown
    ready pending asOpened changed edit undo redo load state scroll watch source filtered removed
    unknown
    view/measure changed fixed declared cell/measure daemon
    initialize initialized shutdown exit table/create table/open table/describe table/edit
    table/undo table/redo table/close view/open view/get view/set view/tap view/rows view/locate
    view/watch view/scroll view/hover view/resync view/sync view/unwatch view/close server/stats
    rpc.discover $/setTrace $/cancelRequest view/update table/didChange $/progress $/logTrace
    window/logMessage
    notInitialized initializedBefore shutDown methodNotFound invalidParams unknownTable
    unknownView unknownColumn unknownRow unknownSubscription tableExists viewExists
    subscriptionExists conflict duplicateKeys missingKeys notEditable valueDoesNotFit
    tooManyCells placeIsMoving notFound notReadable notARegularFile compressed tooManyColumns
    sourceChanged readFailed contentModified limit syntax jsonrpc id message batch framing depth overloaded
    missingLength badHeaderLine badLength hugeLength conflictingLengths longHeaderLine
    unknownCharset tooMuchGarbage
    unexpectedEnd expectedValue expectedName expectedColon expectedCommaOrEnd badLiteral
    badNumber badEscape controlCharacter invalidUTF8 trailingBytes
    view/replace selection
    view/pin view/unpin unknownPin pinExists notComplete loadingFailed debug/holdLoading
    paste clip blockOverflows
    cell/draft cell/text change commit cancel draft noDraft draftOpen
    view/aggregate valid distinct sum mean min max count shown group aggregate notApplicable
    tooManyValues tooManySections
    table/history table/jump unknownStep
    maximum average sampled percentile hybrid padded fixed fraction flexible adaptive layout
    ltr rtl end nearest center
    text/measure font estimate narrow wide head middle tail
    cancelled internal doesNotParse outOfRange fieldTooLong fieldCount
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
