import ColumnStorage
import Expressions
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import WireProtocol

/// Conversion of the view state document, in both directions.
struct ViewStateConversion {
  /// The table's columns.
  let schema: TableSchema
  /// The sort to which a reset returns.
  var defaultSort = SortOrder()
  /// The sections that the table declares.
  var declaredSections: DeclaredSections?
  /// The limits of the daemon, for filters.
  var limits = PublishedLimits()

  /// A state with a patch merged in (RFC 7396). Null restores a member's default.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `TableError.notSortable`.
  func merging(_ patch: ViewStatePatch, into old: ViewState) throws -> ViewState {
    try merging(patch, into: old, defaults: defaults(preset: old.preset))
  }

  /// A state with a patch merged in. Null restores a member to its value in `defaults`.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `TableError.notSortable`.
  func merging(
    _ patch: ViewStatePatch, into old: ViewState, defaults: ViewState
  ) throws -> ViewState {
    var state = old
    var expressions = OrderExpressions(schema: schema, known: old.expressions)
    switch patch.sort {
    case .absent: break
    case .null:
      state.sort = defaults.sort
      expressions.known.merge(defaults.expressions) { first, _ in first }
    case .value(let keys): state.sort = try sortKeys(keys, "/state/sort", &expressions)
    }
    state.search = try search(patch.search, old.search)
    switch patch.filter {
    case .absent: break
    case .null: (state.filter, state.filterColumns) = (nil, [:])
    case .value(let wire):
      let filter = try FilterConversion(schema: schema, limits: limits)
        .filter(wire, "/state/filter")
      state.filter = filter
      state.filterColumns = [:]
      for number in filter.columns(in: schema) { state.filterColumns[number] = schema[number]?.id }
    }
    var sections = SectionConversion(
      schema: schema, expressions: expressions, declared: declaredSections)
    state.sections = try sections.merging(patch.sections, old.sections)
    state.expressions = sections.expressions.known
    state.expressions = state.namedExpressions
    state.selection = Self.selection(patch.selection, old.selection, defaults.selection)
    switch patch.page {
    case .absent: break
    case .null: (state.pageSize, state.pageIndex) = (defaults.pageSize, 0)
    case .value(let page):
      if !page.size.isAbsent { state.pageSize = page.size.value }
      if !page.index.isAbsent { state.pageIndex = page.index.value ?? 0 }
    }
    try mergeColumns(patch, into: &state)
    if !patch.hasFooters.isAbsent { state.hasFooters = patch.hasFooters.value ?? true }
    if !patch.binding.isAbsent {
      state.binding = patch.binding.value ?? ViewBinding.none
    }
    if !patch.showsHidden.isAbsent { state.showsHidden = patch.showsHidden.value ?? false }
    switch patch.sortCycle {
    case .absent: break
    case .null: state.sortCycle = defaults.sortCycle
    case .value(let steps):
      state.sortCycle = steps
    }
    try merge(patch.parameters, into: &state.parameters)
    if !patch.footerSorts.isAbsent {
      state.footerSorts = patch.footerSorts.value ?? defaults.footerSorts
    }
    try mergeLooks(patch, defaults, into: &state)
    return state
  }

  /// Merges layout, presentation and styles.
  private func mergeLooks(
    _ patch: ViewStatePatch, _ defaults: ViewState, into state: inout ViewState
  ) throws {
    state.presentation = PresentationConversion.merging(
      patch.presentation, state.presentation, defaults: defaults.presentation)
    state.layout = try LayoutConversion(schema: schema)
      .merging(patch.layout, state.layout, defaults: defaults.layout)
    switch patch.styles {
    case .absent: break
    case .null: state.styles = defaults.styles
    case .value(let styles):
      state.styles = try StyleConversion(schema: schema).rules(styles, "/state/styles")
    }
    let indicatorWidth = state.presentation?.indicators.width ?? 0
    state.layout?.indicatorWidth = indicatorWidth
  }

  private func merge(
    _ patch: WireMember<[WireNamed<WireTypedValue?>]>, into parameters: inout TableParameters
  ) throws {
    switch patch {
    case .absent: break
    case .null: parameters = TableParameters()
    case .value(let wire):
      for (name, value) in try ParameterConversion.patch(wire, "/state/params") {
        parameters.values[name] = value
      }
    }
  }

  /// The keys of a sort.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `TableError.notSortable`, ``ExpressionRefusal``.
  func sortOrder(_ wire: [WireSortKey], _ pointer: String) throws -> SortOrder {
    var expressions = OrderExpressions(schema: schema)
    let keys = try sortKeys(wire, pointer, &expressions)
    return SortOrder(keys: keys, expressions: expressions.known)
  }

  private func sortKeys(
    _ wire: [WireSortKey], _ pointer: String, _ expressions: inout OrderExpressions
  ) throws -> [SortKey] {
    var keys: [SortKey] = []
    for (index, key) in wire.enumerated() {
      let pointer = "\(pointer)/\(index)"
      keys.append(try sortKey(key, try expressions.column(key.key, pointer)))
    }
    try checkDistinct(keys, pointer)
    return keys
  }

  /// The column with an id.
  func column(_ id: WireText, _ pointer: String) throws -> Column {
    guard let column = schema[ColumnID(Text(id))] else {
      throw DaemonError.unknownColumn(pointer: pointer, Text(id))
    }
    return column
  }

  /// Refuses a redundant key, so that the number of sort keys is limited.
  private func checkDistinct(_ keys: [SortKey], _ pointer: String) throws {
    var seen: [ColumnNumber: [SortKey.Comparator]] = [:]
    for (index, key) in keys.enumerated() {
      if seen[key.column, default: []].contains(key.comparator) {
        throw DaemonError.doubledSortKey(pointer: "\(pointer)/\(index)")
      }
      seen[key.column, default: []].append(key.comparator)
    }
  }

  private func sortKey(_ wire: WireSortKey, _ column: Column) throws -> SortKey {
    guard column.isSortable else { throw TableError.notSortable(column.id) }
    var key = SortKey(column: column.number)
    key.direction = wire.direction ?? .ascending
    key.nulls = wire.nulls ?? .last
    key.comparator =
      wire.comparator.map { CellComparator($0) } ?? column.traits.comparator ?? .value
    return key
  }

  /// A search with a patch merged in; nil if there is no search.
  func search(
    _ patch: WireMember<ViewStatePatch.SearchPatch>, _ old: SearchQuery?,
    _ pointer: String = "/state/search"
  ) throws -> SearchQuery? {
    guard case .value(let patch) = patch else { return patch.isAbsent ? old : nil }
    var query = old ?? SearchQuery(text: "")
    if !patch.text.isAbsent { query.text = Text(patch.text.value ?? []) }
    switch patch.columns {
    case .absent: break
    case .null: query.columns = nil
    case .value(let ids):
      query.columns = try ids.enumerated().map {
        try column($1, "\(pointer)/columns/\($0)").number
      }
    }
    if !patch.isCaseFolded.isAbsent { query.isCaseFolded = patch.isCaseFolded.value ?? true }
    if !patch.diacritics.isAbsent { query.ignoresDiacritics = patch.diacritics.value == .ignored }
    if !patch.match.isAbsent {
      query.match = patch.match.value ?? .contains
    }
    if !patch.mode.isAbsent { query.mode = patch.mode.value ?? .filter }
    if !patch.place.isAbsent { query.readsValues = patch.place.value == .value }
    if query.match == .regex { try checkPattern(query, pointer) }
    return query.text.isEmpty ? nil : query
  }

  /// Refuses an invalid regular expression.
  private func checkPattern(_ query: SearchQuery, _ pointer: String) throws {
    let options = RegularExpressionOptions(ignoresCase: query.isCaseFolded)
    do throws(RegularExpressionError) {
      _ = try RegularExpression(query.text.utf8, options: options)
    } catch {
      throw DaemonError.invalid(
        pointer: pointer + "/text", expected: "a regular expression (\(error.hint))",
        found: "\(error.message), bytes \(error.range.lowerBound) to \(error.range.upperBound)")
    }
  }

  private static func selection(
    _ patch: WireMember<ViewStatePatch.SelectionPatch>, _ old: SelectionRules,
    _ standard: SelectionRules
  ) -> SelectionRules {
    guard case .value(let patch) = patch else { return patch.isAbsent ? old : standard }
    var rules = old
    func take<Value>(_ member: WireMember<Value>, _ value: inout Value, _ standard: Value) {
      if !member.isAbsent { value = member.value ?? standard }
    }
    take(patch.mode, &rules.mode, standard.mode)
    take(patch.unit, &rules.unit, standard.unit)
    take(patch.tap, &rules.tap, standard.tap)
    take(patch.whenFiltered, &rules.whenFiltered, standard.whenFiltered)
    if !patch.isMomentary.isAbsent {
      rules.isMomentary = patch.isMomentary.value ?? standard.isMomentary
    }
    return rules
  }

  private func mergeColumns(_ patch: ViewStatePatch, into state: inout ViewState) throws {
    switch patch.columns {
    case .absent: break
    case .null: (state.hiddenColumns, state.footers, state.nullDefaults) = ([], [:], [:])
    case .value(let columns):
      for change in columns {
        let pointer = "/state/columns".pointing(to: change.id)
        let column = try column(change.id, pointer)
        try merge(change.value ?? .defaults, of: column, into: &state, pointer)
      }
    }
    switch patch.columnOrder {
    case .absent: break
    case .null: state.columnOrder = []
    case .value(let ids):
      var order: [ColumnNumber] = []
      var seen = Set<ColumnNumber>()
      for (index, id) in ids.enumerated() {
        let number = try column(id, "/state/columnOrder/\(index)").number
        if seen.insert(number).inserted { order.append(number) }
      }
      state.columnOrder = order
    }
  }

  private func merge(
    _ patch: ViewStatePatch.ColumnPatch, of column: Column, into state: inout ViewState,
    _ pointer: String
  ) throws {
    let number = column.number
    if !patch.nullDefault.isAbsent {
      state.nullDefaults[number] = try patch.nullDefault.value.map {
        try nullDefault($0.view, of: column, pointer)
      }
    }
    if !patch.isHidden.isAbsent { state.hiddenColumns.remove(number) }
    if patch.isHidden.value == true { state.hiddenColumns.insert(number) }
    if !patch.footer.isAbsent {
      state.footers[number] = patch.footer.value.map { FooterRule($0) }
    }
  }

  private func nullDefault(
    _ view: JSONView, of column: Column, _ pointer: String
  ) throws -> Cell {
    do {
      return try CellConversion(keepsInvalid: false).cell(view, for: column)
    } catch let error as TableError {
      guard case .valueDoesNotFit = error else { throw error }
      throw DaemonError.invalid(
        pointer: pointer + "/nullDefault",
        expected: "a value of type \(column.type.rawValue) or null",
        found: InvalidParams.spelling(of: view))
    }
  }

  // MARK: Writing

  /// Writes the whole document.
  func write(_ state: ViewState, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("sort")
    writer.beginArray()
    for key in state.sort { write(key, state.expressions, to: &writer) }
    writer.endArray()
    writer.name("search")
    if let search = state.search { write(search, to: &writer) } else { writer.null() }
    writer.name("filter")
    if let filter = state.filter {
      FilterConversion(schema: schema, namedColumns: state.filterColumns)
        .write(filter, to: &writer)
    } else {
      writer.null()
    }
    writer.name("sections")
    SectionConversion(
      schema: schema, expressions: OrderExpressions(schema: schema, known: state.expressions)
    )
    .write(state.sections, to: &writer)
    write(state.selection, to: &writer)
    writer.name("page")
    writer.beginObject()
    writer.name("size")
    if let size = state.pageSize { writer.int(size) } else { writer.null() }
    writer.name("index")
    writer.int(state.pageIndex)
    writer.endObject()
    writeColumns(state, to: &writer)
    writer.name("sortCycle")
    writer.beginArray()
    for step in state.sortCycle { writer.string(step.rawValue) }
    writer.endArray()
    if !state.hasFooters {
      writer.name("footers")
      writer.bool(false)
    }
    if state.footerSorts {
      writer.name("footerSorts")
      writer.bool(true)
    }
    if state.binding != .none {
      writer.name("binding")
      writer.string(state.binding.rawValue)
    }
    writer.parameters(state.parameters)
    if state.showsHidden {
      writer.name("showHidden")
      writer.bool(true)
    }
    if let layout = state.layout { LayoutConversion(schema: schema).write(layout, to: &writer) }
    if let presentation = state.presentation {
      PresentationConversion.write(presentation, tellsFooters: state.hasFooters, to: &writer)
    }
    if !state.styles.isEmpty {
      StyleConversion(schema: schema).write(state.styles, to: &writer)
    }
    writer.endObject()
  }

  private func write(_ rules: SelectionRules, to writer: inout JSONWriter) {
    writer.name("selection")
    writer.beginObject()
    writer.name("mode")
    writer.string(rules.mode.rawValue)
    writer.name("unit")
    writer.string(rules.unit.rawValue)
    writer.name("tap")
    writer.string(rules.tap.rawValue)
    writer.name("momentary")
    writer.bool(rules.isMomentary)
    writer.name("whenFiltered")
    writer.string(rules.whenFiltered.rawValue)
    writer.endObject()
  }

  private func id(_ number: ColumnNumber) -> [UInt8] { schema[number]?.id.text.utf8 ?? [] }

  private func writeColumns(_ state: ViewState, to writer: inout JSONWriter) {
    writer.name("columns")
    writer.beginObject()
    let said = state.hiddenColumns.union(state.footers.keys).union(state.nullDefaults.keys)
    for number in said.sorted()
    where schema[number] != nil {
      writer.name(id(number))
      writer.beginObject()
      if state.hiddenColumns.contains(number) {
        writer.name("hidden")
        writer.bool(true)
      }
      if let footer = state.footers[number] {
        writer.name("footer")
        WireFooterRule(footer).write(to: &writer)
      }
      if let cell = state.nullDefaults[number] {
        writer.name("nullDefault")
        writer.value(of: cell)
      }
      writer.endObject()
    }
    writer.endObject()
    writer.name("columnOrder")
    writer.beginArray()
    for number in state.columnOrder where schema[number] != nil { writer.string(id(number)) }
    writer.endArray()
  }

  /// Writes a sort key with all its members, unless its column was removed.
  func write(
    _ key: SortKey, _ expressions: [ColumnNumber: OrderExpression], to writer: inout JSONWriter
  ) {
    guard schema[key.column] != nil || expressions[key.column] != nil else { return }
    writer.beginObject()
    writer.orderKey(key.column, schema[key.column]?.id, expressions)
    writer.name("direction")
    writer.string(key.direction.rawValue)
    writer.name("nulls")
    writer.string(key.nulls.rawValue)
    writer.name("comparator")
    WireComparator(key.comparator).write(to: &writer)
    writer.endObject()
  }

  private func write(_ search: SearchQuery, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("text")
    writer.string(search.text.utf8)
    writer.name("columns")
    if let columns = search.columns {
      writer.beginArray()
      for number in columns where schema[number] != nil { writer.string(id(number)) }
      writer.endArray()
    } else {
      writer.null()
    }
    writer.name("caseFolded")
    writer.bool(search.isCaseFolded)
    writer.name("diacritics")
    writer.string(search.ignoresDiacritics ? "ignored" : "exact" as StaticString)
    writer.name("match")
    writer.string(search.match.rawValue)
    writer.name("mode")
    writer.string(search.mode == .filter ? "filter" : "mark" as StaticString)
    if search.readsValues {
      writer.name("of")
      writer.string("value" as StaticString)
    }
    writer.endObject()
  }
}

extension ViewStatePatch.ColumnPatch {
  /// The patch that restores all defaults, as null does.
  fileprivate static let defaults = ViewStatePatch.ColumnPatch(
    isHidden: .null, footer: .null, nullDefault: .null)
}
