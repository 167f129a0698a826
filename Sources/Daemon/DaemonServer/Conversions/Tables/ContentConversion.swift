import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import WireProtocol

/// Converts the parameters of `table/setRows` to new content of a table.
struct ContentConversion {
  private let params: TableSetRowsParams
  private let table: TableState
  private let columns: [Column]
  private let limits: PublishedLimits
  /// The rows, section by section if the content has sections.
  private let rows: RowParts
  private let isCancelled: () -> Bool

  private static let chunkRows = 16_384

  /// The request. O(bytes of the rows). May run on any thread.
  ///
  /// - Parameter isCancelled: Checked every few rows.
  /// - Throws: `DaemonError`, ``PlacedRefusal``.
  static func request(
    _ params: TableSetRowsParams, for table: TableState, limits: PublishedLimits,
    isCancelled: @escaping () -> Bool
  ) throws -> ContentRequest {
    let schema = table.content.schema
    var columns =
      try params.columns.map { ids in
        try Self.columns(ids, schema, "/columns")
      } ?? schema.storedColumns
    let (rows, sectionColumn) = try Self.rows(params, table)
    if let sectionColumn, !columns.contains(sectionColumn) { columns.append(sectionColumn) }
    if let place = columns.firstIndex(where: { !$0.isStored }) {
      throw PlacedRefusal(
        pointer: "/columns/\(place)", reason: .notEditable(columns[place].id))
    }
    guard schema.keyColumns.allSatisfy({ key in columns.contains { $0.number == key } }) else {
      throw DaemonError.invalid(
        pointer: "/columns", expected: "the key columns among them", found: "not all of them")
    }
    let conversion = ContentConversion(
      params: params, table: table, columns: columns, limits: limits,
      rows: rows, isCancelled: isCancelled)
    var request = try conversion.request()
    if let sectionColumn, let sections = params.sections {
      let declared = try DeclaredSectionConversion(column: sectionColumn, limits: limits)
        .sections(sections.map(\.section))
      request.sections = (declared, sections.map { $0.section.rows?.count ?? 0 })
    }
    return request
  }

  /// The columns with some ids, which must not repeat.
  static func columns(
    _ ids: [WireText], _ schema: TableSchema, _ pointer: String
  ) throws(DaemonError) -> [Column] {
    var seen = Set<ColumnID>()
    var columns: [Column] = []
    for (place, id) in ids.enumerated() {
      guard let column = schema[ColumnID(Text(id))] else {
        throw .unknownColumn(pointer: "\(pointer)/\(place)", Text(id))
      }
      guard seen.insert(column.id).inserted else {
        throw .invalid(
          pointer: "\(pointer)/\(place)", expected: "each column once", found: "a second one")
      }
      columns.append(column)
    }
    return columns
  }

  private func request() throws -> ContentRequest {
    let paths = rows.hasObjects ? KindPaths(table.rules?.declarations) : nil
    let kinds = try kinds(paths)
    let content = try content(paths, kinds)
    let reading = RowReading(rows: rows, columns: columns, paths: paths, kinds: kinds)
    var request = ContentRequest(
      rows: content, columns: columns.map(\.number), matching: try matching(content.sourceRowCount)
    ) { wanted, isCancelled in Self.cells(of: wanted, reading, isCancelled) }
    request.comparison = try comparison(content.sourceRowCount)
    request.isReset = params.mode == .reset
    request.changesMax = params.resetAbove?.changes
    request.shareMax = params.resetAbove?.share
    request.seen = params.seen.map { Revision($0) }
    request.label = params.label.map { Text($0) }
    request.author = params.author.map { Text($0) }
    request.historyClass = params.history ?? .step
    request.hints = params.hints.map { Self.oneLine($0) }
    if let states = params.rowStates {
      try check(states.count, content.sourceRowCount, "/rowStates")
      request.states = states.map { $0.isNull ? nil : OpaqueJSON(JSONValue($0)) }
    }
    if let states = params.cellStates {
      try check(states.count, content.sourceRowCount, "/cellStates")
      request.cellStates = try states.enumerated().map { row, states in
        try cellStates(states ?? [], "/cellStates/\(row)")
      }
      let given = params.columns == nil ? table.content.schema.columns : columns
      request.stateColumns = Set(given.map(\.number))
    }
    return request
  }

  /// The client states of a row's cells, for columns that the rows have.
  private func cellStates(
    _ wire: WireCellStates, _ pointer: String
  ) throws -> [ColumnNumber: OpaqueJSON] {
    let given = Set(wire.isEmpty ? [] : columns.map(\.number))
    for entry in wire where params.columns != nil {
      guard let column = table.content.schema[ColumnID(Text(entry.id))],
        !given.contains(column.number)
      else { continue }
      throw DaemonError.invalid(
        pointer: pointer.pointing(to: entry.id), expected: "a column that the rows give",
        found: "\"\(column.id.text)\"")
    }
    return try DeclarationConversion(schema: table.content.schema, limits: limits)
      .cellStates(wire, pointer).compactMapValues { $0 }
  }

  /// A value without the white space between its tokens.
  private static func oneLine(_ view: JSONView) -> Text {
    Text(JSONValue(view).encoded)
  }

  // MARK: Rows

  /// The columns of the rows, as columns of a content of their own.
  private var ownColumns: [Column] {
    columns.enumerated().map { place, column in
      var own = Column(
        number: ColumnNumber(place), id: column.id, title: column.title, type: column.type)
      own.form.path = column.form.path
      return own
    }
  }

  private func gathered(
    _ paths: KindPaths?, _ kinds: [Text?]
  ) throws -> (columns: [Column], chunks: [[ColumnChunk]], rowCount: Int) {
    var gathering = RowGathering(
      declared: ownColumns.map { GatheredColumn($0, isDeclared: true) }, hasColumns: true,
      chunkRows: Self.chunkRows, columnsMax: limits.columnsMax, paths: paths, kinds: kinds,
      isCancelled: isCancelled)
    try gathering.read(rows)
    return gathering.finish()
  }

  /// The kinds of the rows, if kinds have paths of their own. The rows are read once to find them.
  private func kinds(_ paths: KindPaths?) throws -> [Text?] {
    guard paths != nil, let declarations = table.rules?.declarations else { return [] }
    let built = try gathered(paths, [])
    return RowKinds(
      giving: columns, of: table, chunks: built.chunks, rowCount: built.rowCount,
      chunkRows: Self.chunkRows
    ).kinds(declarations, table.parameters, said: saidKinds(built.chunks, built.rowCount))
  }

  /// The kinds that existing rows (found by key) declare themselves.
  private func saidKinds(_ chunks: [[ColumnChunk]], _ rowCount: Int) -> [Text?] {
    func kind(_ key: RowKey?) -> Text? {
      key.flatMap { table.slot(of: $0) }.flatMap { table.traits(of: $0)?.kind }
    }
    switch params.match {
    case .content, .columns: return []
    case .given(let keys):
      return keys.prefix(rowCount).map { kind($0.map { RowKey($0, in: table) }) }
    case nil, .keys:
      let places = table.content.schema.keyColumns.compactMap { key in
        columns.firstIndex { $0.number == key }.map { ColumnNumber($0) }
      }
      let own = ownColumns
      let source = ResidentSource(
        columns: chunks, types: own.map(\.type), rowCount: rowCount, chunkRows: Self.chunkRows
      ) { CellFormatter.spelledText(of: $0) }
      let content = TableContent(
        schema: TableSchema(columns: own, keyColumns: places), source: source,
        cache: ChunkCache(budget: 16 << 20))
      // Faulty keys are reported when the rows are compared.
      guard !places.isEmpty, let keys = try? KeyIndexing.rowKeyMap(content) else { return [] }
      return (0..<rowCount).map { kind(keys.key(of: UInt32($0))) }
    }
  }

  /// The rows as a content of their own, with the types of the table's columns.
  private func content(_ paths: KindPaths?, _ kinds: [Text?]) throws -> TableContent {
    let own = ownColumns
    let built = try gathered(paths, kinds)
    if params.invalid != .keep { try refuseMisfits(built.chunks) }
    let source = ResidentSource(
      columns: built.chunks, types: own.map(\.type), rowCount: built.rowCount,
      chunkRows: Self.chunkRows
    ) { CellFormatter.spelledText(of: $0) }
    return TableContent(
      schema: TableSchema(columns: own), source: source, cache: ChunkCache(budget: 16 << 20))
  }

  private func refuseMisfits(_ chunks: [[ColumnChunk]]) throws(PlacedRefusal) {
    for (place, column) in columns.enumerated() {
      for (index, chunk) in chunks[place].enumerated() {
        guard let error = chunk.errors.first else { continue }
        let row = index * Self.chunkRows + error.row
        let (pointer, isArray) = rows.place(of: row)
        let sectionPlace = columns.firstIndex { $0.id == rows.sectionColumn } ?? columns.count
        let cell = place < sectionPlace ? place : place - 1
        throw PlacedRefusal(
          pointer: isArray ? "\(pointer)/\(cell)" : pointer.pointing(to: column.id.text.utf8),
          reason: .valueDoesNotFit(column: column.id, type: column.type, found: error.source))
      }
    }
  }

  /// The cells of some rows, ascending by index, with the texts that were sent.
  private static func cells(
    of wanted: [Int], _ source: RowReading, _ isCancelled: () -> Bool
  ) -> [[Cell]] {
    let (rows, columns) = (source.rows, source.columns)
    let conversion = CellConversion(keepsInvalid: true)
    var places: [[UInt8]: Int] = [:]
    let reading = ObjectReading(columns, source.paths)
    for (place, column) in columns.enumerated() where reading.readsByName(place) {
      places[column.id.text.utf8] = place
    }
    var result: [[Cell]] = []
    result.reserveCapacity(wanted.count)
    let sectionPlace = rows.sectionColumn.flatMap { id in columns.firstIndex { $0.id == id } }
    rows.forEach { index, row, part in
      if result.count == wanted.count { return false }
      if index % 256 == 0, isCancelled() { return false }
      if index != wanted[result.count] { return true }
      var cells = [Cell](repeating: .null, count: columns.count)
      func set(_ place: Int, _ value: JSONView) {
        cells[place] = (try? conversion.cell(value, for: columns[place])) ?? .null
      }
      if let sectionPlace, let key = part.key { set(sectionPlace, key) }
      for (index, value) in row.elements.enumerated() {
        let place = index < sectionPlace ?? columns.count ? index : index + 1
        if place < columns.count { set(place, value) }
      }
      let kind = index < source.kinds.count ? source.kinds[index] : nil
      for member in row.members {
        guard let place = places[member.name.string ?? []] else { continue }
        if !reading.isElsewhere(place, in: kind) { set(place, member.value) }
      }
      reading.forEachValue(in: row, of: kind) { if $0 != sectionPlace { set($0, $1) } }
      result.append(cells)
      return true
    }
    return result
  }

  // MARK: Choices

  private func matching(_ rowCount: Int) throws -> ContentRequest.Matching {
    let hasKeys = !table.content.schema.keyColumns.isEmpty
    switch params.match {
    case nil: return hasKeys ? .tableKeys : .content
    case .content: return .content
    case .keys:
      if hasKeys { return .tableKeys }
      throw DaemonError.invalid(
        pointer: "/match/kind", expected: "\"columns\", \"given\" or \"content\"",
        found: "\"keys\" for a table whose keys the daemon gives")
    case .columns(let ids):
      let matched = try Self.columns(ids, table.content.schema, "/match/columns")
      try checkGiven(matched, "/match/columns")
      return .columns(matched.map(\.number))
    case .given(let keys):
      try check(keys.count, rowCount, "/match/keys")
      return .given(keys.map { key in key.map { RowKey($0, in: table) } })
    }
  }

  private func comparison(_ rowCount: Int) throws -> ContentRequest.Comparison {
    switch params.compare {
    case nil, .value: return .value
    case .columns(let ids):
      let compared = try Self.columns(ids, table.content.schema, "/compare/columns")
      try checkGiven(compared, "/compare/columns")
      return .columns(compared.map(\.number))
    case .tag(let tags):
      try check(tags.count, rowCount, "/compare/tags")
      return .tags(
        tags.map { tag in
          switch tag {
          case .integer(let number): .integer(number)
          case .text(let text): .text(Text(text))
          }
        })
    }
  }

  private func check(_ count: Int, _ rowCount: Int, _ pointer: String) throws(DaemonError) {
    if count == rowCount { return }
    throw .invalid(
      pointer: pointer, expected: "one for each of \(rowCount) rows", found: "\(count)")
  }

  private func checkGiven(_ wanted: [Column], _ pointer: String) throws(DaemonError) {
    for (place, column) in wanted.enumerated() where !columns.contains(column) {
      throw .invalid(
        pointer: "\(pointer)/\(place)", expected: "a column that the rows give",
        found: "\"\(column.id.text)\"")
    }
  }
}

/// The rows of the request, and how those with kinds are read.
private struct RowReading: Sendable {
  let rows: RowParts
  let columns: [Column]
  let paths: KindPaths?
  /// The kind of each row; empty: unknown.
  let kinds: [Text?]
}

/// An error of a table, with the JSON pointer to the faulty parameter.
struct PlacedRefusal: Error {
  var pointer: String
  var reason: TableError
}
