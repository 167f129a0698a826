import ColumnStorage
import Synchronization
import TableValues

/// The rows of a table with rowids, read from the database by rowid when they are needed.
///
/// It stores the rowid of each row and a hash of its old content. So a row is found at once, even
/// if others have inserted or removed rows since. A row that was removed is the error
/// `sourceChanged`.
package final class DatabaseSource: ChunkSource {
  private struct State {
    var map = RowidMap()
    var isComplete = false
    var failure: DatabaseError?
    /// Rows that a save has changed or removed, as they were: undo reaches back to them.
    var kept: [Int64: [SQLiteValue]] = [:]
  }

  /// The columns, in the table's order.
  package let plans: [DatabaseColumnPlan]
  /// The table.
  package let table: DatabaseTable
  /// The number of rows per chunk.
  package let chunkRows: Int
  /// Where the rows are read from.
  package let link: DatabaseLink
  private let state = Mutex(State())
  private let rowid: [UInt8]
  /// Notices that others have written.
  package let watch: DatabaseChangeWatch

  /// Opens a table with rowids, and reads its first rows, from which types are found.
  ///
  /// - Parameters:
  ///   - sampleRows: How many rows are read.
  ///   - changed: Called once, when others have written.
  /// - Throws: ``DatabaseError``, `LibraryMissing`.
  package init(
    _ table: DatabaseTable, _ link: DatabaseLink, chunkRows: Int, sampleRows: Int,
    isCancelled: @escaping @Sendable () -> Bool,
    changed: @escaping @Sendable () -> Void
  ) throws {
    (self.table, self.link, self.chunkRows) = (table, link, chunkRows)
    rowid = Array((table.rowid ?? "rowid").utf8)
    var first = RowidMap()
    let sql = Self.select(table, rowid, Array(" ORDER BY \(table.rowid ?? "rowid") LIMIT ?1".utf8))
    let (rows, version) = try link.read(isCancelled: isCancelled) { use in
      let statement = try use.statement(sql)
      try statement.bind(1, .integer(Int64(clamping: sampleRows)))
      var rows: [[SQLiteValue]] = []
      while try statement.step() {
        rows.append((0...table.columns.count).map { statement.value($0) })
      }
      statement.reset()
      return (rows, try use.version())
    }
    watch = DatabaseChangeWatch(link, since: version, changed: changed)
    for row in rows {
      guard case .integer(let rowid)? = row.first else { continue }
      first.append(rowid, Self.hash(ofRow: row.dropFirst()))
    }
    plans = table.columns.enumerated().map { place, column in
      DatabaseColumnPlan(
        name: column.name, declared: column.declared, isEditable: !column.isGenerated,
        sample: rows.lazy.map { $0[place + 1] })
    }
    let isComplete = rows.count < sampleRows
    state.withLock { [first] state in
      (state.map, state.isComplete) = (first, isComplete)
    }
  }

  static func hash(ofRow row: some Sequence<SQLiteValue>) -> UInt64 {
    var print = RowPrint()
    for value in row { print.add(value) }
    return print.value
  }

  private static func select(
    _ table: DatabaseTable, _ rowid: [UInt8], _ rest: [UInt8]
  ) -> [UInt8] {
    var sql = Array("SELECT ".utf8) + rowid
    for column in table.columns { sql += [UInt8(ascii: ",")] + SQLName.quoted(column.name) }
    return sql + Array(" FROM ".utf8) + SQLName.quoted(table.name) + rest
  }

  // MARK: All rows

  /// Whether all rows are known.
  package var isComplete: Bool { state.withLock { $0.isComplete } }

  /// Reads on: some thousand rows more, in one transaction.
  ///
  /// - Throws: ``DatabaseError``.
  package func scanPart() throws {
    let rest = Array(" WHERE ".utf8) + rowid + Array(" > ?1 ORDER BY ".utf8) + rowid
    let sql = Self.select(table, rowid, rest + Array(" LIMIT ?2".utf8))
    let width = table.columns.count
    let (isComplete, last) = state.withLock { ($0.isComplete, $0.map.last) }
    if isComplete { return }
    let (rows, version) = try link.read { use in
      let statement = try use.statement(sql)
      try statement.bind(1, .integer(last ?? .min))
      try statement.bind(2, .integer(Int64(Self.scanRows)))
      var rows: [(Int64, UInt64)] = []
      while try statement.step() {
        var print = RowPrint()
        for place in 0..<width { print.add(statement.value(place + 1)) }
        rows.append((statement.integer(0), print.value))
      }
      statement.reset()
      return (rows, try use.version())
    }
    state.withLock { state in
      for (rowid, print) in rows { state.map.append(rowid, print) }
      if rows.count < Self.scanRows { state.isComplete = true }
    }
    watch.notice(version)
  }

  /// How many rows are read in one transaction.
  private static let scanRows = 8192

  /// Where a row is, and what it held; nil: there is no such row.
  func row(_ number: Int) -> DatabaseRow? {
    state.withLock { state in
      guard number >= 0, number < state.map.count else { return nil }
      return DatabaseRow(
        identity: [.integer(state.map[number])], print: state.map.hash(ofRow: number))
    }
  }

  /// The rowid of a row; nil: there is no such row.
  package func rowid(of number: Int) -> Int64? {
    state.withLock { number >= 0 && number < $0.map.count ? $0.map[number] : nil }
  }

  /// Keeps the values of a row that is about to be another one in the database.
  func keep(_ values: [SQLiteValue], of number: Int) {
    state.withLock { state in
      guard number >= 0, number < state.map.count else { return }
      state.kept[state.map[number]] = values
    }
  }

  // MARK: ChunkSource

  /// The number of rows that are known.
  package var rowCount: Int { state.withLock { $0.map.count } }
  /// False: rows are read from the file.
  package var isResident: Bool { false }
  /// True.
  package var decodesAnyRows: Bool { true }
  /// Memory of the rowids, hashes and kept rows.
  package var byteSize: Int { state.withLock { $0.map.byteSize + $0.kept.count * 256 } }
  /// Why rows could not be read last.
  package var readFailure: (any Error)? { state.withLock { $0.failure } }

  /// Whether a column's cells are texts in the database.
  package func spellsTexts(_ column: ColumnNumber) -> Bool {
    guard plans.indices.contains(column.rawValue) else { return true }
    return switch plans[column.rawValue].type {
    case .integer, .number, .boolean: false
    case .decimal, .date, .dateTime, .time, .duration, .text, .list, .json: true
    }
  }

  /// Reads rows by their rowids.
  package func decode(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    let fills = read(Array(rows), requests.map { DatabaseFill($0, plans) })
    return fills.map { $0.finish() }
  }

  /// Reads single cells. Rows near each other are read together.
  package func cells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    let order = rows.indices.sorted { rows[$0] < rows[$1] }
    let values = values(of: order.map { rows[$0] }, requests.map(\.column))
    return requests.map { request in
      let plan =
        plans.indices.contains(request.column.rawValue)
        ? plans[request.column.rawValue] : nil
      var cells = [Cell](repeating: .null, count: rows.count)
      for (place, row) in zip(order, values) {
        cells[place] = Self.cell(row, request, plan)
      }
      return cells
    }
  }

  private static func cell(
    _ row: RowOrError, _ request: ColumnRequest, _ plan: DatabaseColumnPlan?
  ) -> Cell {
    switch row {
    case .error(let error): return Cell(.error(error), source: "")
    case .row(let values):
      guard let plan, let value = values[request.column] else {
        return request.form == .text ? Cell(.text("")) : .null
      }
      switch request.form {
      case .text: return Cell(.text(Text(DatabaseCells.text(value, plan))))
      case .values(let type):
        return DatabaseCells.cell(value, as: type, holdsBlobs: plan.holdsBlobs)
      }
    }
  }

  /// A row by column, or why there is none.
  private enum RowOrError: Sendable {
    case row([ColumnNumber: SQLiteValue])
    case error(CellError)
  }

  private func values(of rows: [Int], _ columns: [ColumnNumber]) -> [RowOrError] {
    let known = Array(Set(columns.filter { plans.indices.contains($0.rawValue) })).sorted()
    var found: [RowOrError] = []
    visit(rows, known.map(\.rawValue)) { values, error in
      if let error { return found.append(.error(error)) }
      found.append(.row(Dictionary(uniqueKeysWithValues: zip(known, values))))
    }
    return found
  }

  private func read(_ rows: [Int], _ fills: [DatabaseFill]) -> [DatabaseFill] {
    var fills = fills
    let places = Array(Set(fills.compactMap(\.place))).sorted()
    let indices = fills.map { fill in fill.place.flatMap { places.firstIndex(of: $0) } }
    visit(rows, places) { values, error in
      for (index, place) in indices.enumerated() {
        if let error {
          fills[index].append(error)
        } else {
          fills[index].append(place.map { values[$0] } ?? .null)
        }
      }
    }
    return fills
  }

  /// How many rows may be between two that are read together.
  private static let gapMax: Int64 = 64

  /// Visits rows in rising order, with the values of some columns, or why they cannot be read.
  private func visit(
    _ rows: [Int], _ places: [Int], _ body: ([SQLiteValue], CellError?) -> Void
  ) {
    let (rowids, kept) = state.withLock { state in
      let rowids = rows.map { $0 < state.map.count ? state.map[$0] : .min }
      guard !state.kept.isEmpty else { return (rowids, [:] as [Int64: [SQLiteValue]]) }
      let wanted = Set(rowids)
      return (rowids, state.kept.filter { wanted.contains($0.key) })
    }
    var next = 0
    /// Passes the rows before one that was found in the database.
    func pass(before rowid: Int64?, _ error: CellError) {
      while next < rowids.count, rowid.map({ rowids[next] < $0 }) ?? true {
        if let row = kept[rowids[next]] {
          body(places.map { $0 < row.count ? row[$0] : .null }, nil)
        } else {
          body([], error)
        }
        next += 1
      }
    }
    var failure: DatabaseError?
    link.place.waiting {
      do {
        let version = try self.fetch(rowids, places) { rowid, values in
          pass(before: rowid, .sourceChanged)
          if kept[rowid] != nil { return }
          while next < rowids.count, rowids[next] == rowid {
            body(values, nil)
            next += 1
          }
        }
        self.watch.notice(version)
      } catch let error as DatabaseError {
        failure = error
      } catch {
        failure = .failed(code: 0, "\(error)")
      }
    }
    state.withLock { [failure] in $0.failure = failure }
    pass(before: nil, failure == nil ? .sourceChanged : .readFailed)
  }

  /// Reads rows by rising rowids, neighbours together. Rows that were not requested may be among
  /// them.
  private func fetch(
    _ rowids: [Int64], _ places: [Int], _ body: (Int64, [SQLiteValue]) -> Void
  ) throws -> DatabaseVersion {
    var sql = Array("SELECT ".utf8) + rowid
    for place in places { sql += [UInt8(ascii: ",")] + SQLName.quoted(table.columns[place].name) }
    sql += Array(" FROM ".utf8) + SQLName.quoted(table.name) + Array(" WHERE ".utf8) + rowid
    sql += Array(" BETWEEN ?1 AND ?2 ORDER BY ".utf8) + rowid
    return try link.read { use in
      let statement = try use.statement(sql)
      var values = [SQLiteValue](repeating: .null, count: places.count)
      var place = 0
      while place < rowids.count {
        var end = place + 1
        while end < rowids.count {
          let (gap, overflows) = rowids[end].subtractingReportingOverflow(rowids[end - 1])
          if overflows || gap > Self.gapMax { break }
          end += 1
        }
        try statement.bind(1, .integer(rowids[place]))
        try statement.bind(2, .integer(rowids[end - 1]))
        while try statement.step() {
          for index in values.indices { values[index] = statement.value(index + 1) }
          body(statement.integer(0), values)
        }
        statement.reset()
        place = end
      }
      return try use.version()
    }
  }
}
