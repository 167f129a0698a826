import CellFormats
import ColumnStorage
import TableValues

/// What is read of a database.
package enum DatabaseSelection: Sendable {
  /// All rows of a table or a view.
  case table(DatabaseTable)
  /// The rows of a statement that only reads, with the values of its parameters.
  case query([UInt8], DatabaseParameters)
}

/// The values of a statement's parameters.
package enum DatabaseParameters: Sendable {
  /// By place.
  case list([SQLiteValue])
  /// By name, without the mark before it.
  case named([String: SQLiteValue])
}

/// The limits of what is read whole.
package struct WholeLimits: Sendable {
  /// How many rows.
  package var rows: Int
  /// How many bytes of values.
  package var bytes: Int
  /// How long it may take.
  package var time: Duration

  /// Makes limits.
  package init(rows: Int, bytes: Int, time: Duration) {
    (self.rows, self.bytes, self.time) = (rows, bytes, time)
  }
}

/// All rows of a table without rowids, of a view or of a query, in memory.
package struct WholeDatabaseRows: Sendable {
  /// The columns.
  package let plans: [DatabaseColumnPlan]
  /// The cells.
  package let source: ResidentSource
  /// The primary key of each row, and its hash; none: the rows have no key.
  package let identities: [[SQLiteValue]]
  let prints: [UInt64]
  /// The version that was read.
  package let version: DatabaseVersion

  private static let sampleRows = 1000

  /// Reads all rows.
  ///
  /// - Throws: ``DatabaseError``, `LibraryMissing`.
  package init(
    _ selection: DatabaseSelection, _ link: DatabaseLink, chunkRows: Int, limits: WholeLimits,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let read = try link.read(time: limits.time, isCancelled: isCancelled) { use in
      let connection = use.connection
      connection.allow(.onlyReads)
      defer { connection.allow(.all) }
      let statement = try connection.prepare(Self.sql(selection))
      guard statement.isReadOnly else {
        throw DatabaseError.notPermitted("the statement would write")
      }
      try Self.bind(selection, statement)
      var reading = Reading(selection, statement, chunkRows: chunkRows)
      var (rows, bytes) = (0, 0)
      while try statement.step() {
        rows += 1
        if rows > limits.rows {
          throw DatabaseError.limit(name: "wholeRowsMax", maximum: limits.rows, found: rows)
        }
        bytes += reading.add(statement)
        if bytes > limits.bytes {
          throw DatabaseError.limit(name: "wholeBytesMax", maximum: limits.bytes, found: bytes)
        }
      }
      connection.allow(.all)
      reading.finish()
      return (
        plans: reading.plans, columns: reading.columns, rows: rows,
        identities: reading.identities, prints: reading.prints, version: try use.version()
      )
    }
    plans = read.plans
    (identities, prints, version) = (read.identities, read.prints, read.version)
    source = ResidentSource(
      columns: read.columns, types: read.plans.map(\.type), rowCount: read.rows,
      chunkRows: chunkRows,
      converted: { cell, type in
        cell.value == .null
          ? cell : DatabaseCells.parser(type).cell(CellFormatter.displayText(of: cell))
      }, displayText: { CellFormatter.displayText(of: $0) })
  }

  private static func sql(_ selection: DatabaseSelection) -> [UInt8] {
    switch selection {
    case .query(let sql, _): return sql
    case .table(let table):
      let names = table.columns.isEmpty ? Array("1".utf8) : SQLName.list(table.columns.map(\.name))
      var sql = Array("SELECT ".utf8) + names + Array(" FROM ".utf8) + SQLName.quoted(table.name)
      if table.kind == .table, !table.primaryKey.isEmpty {
        sql += Array(" ORDER BY ".utf8) + SQLName.list(table.primaryKey)
      }
      return sql
    }
  }

  private static func bind(
    _ selection: DatabaseSelection, _ statement: SQLiteStatement
  ) throws {
    guard case .query(_, let parameters) = selection else { return }
    let count = statement.parameterCount
    switch parameters {
    case .list(let values):
      guard values.count == count else {
        throw DatabaseError.statement("\(count) parameters are needed, \(values.count) are given")
      }
      for (place, value) in values.enumerated() { try statement.bind(place + 1, value) }
    case .named(let values):
      var used = Set<String>()
      for place in 1..<max(count + 1, 1) {
        let name = (statement.parameterName(place)?.dropFirst()).map { String($0) }
        guard let name, let value = values[name] else {
          throw DatabaseError.statement("the parameter \(name ?? "\(place)") has no value")
        }
        used.insert(name)
        try statement.bind(place, value)
      }
      if let other = values.keys.sorted().first(where: { !used.contains($0) }) {
        throw DatabaseError.statement("there is no parameter \(other)")
      }
    }
  }

  /// The rows read so far.
  private struct Reading {
    private let names: [(name: Text, declared: Text, isEditable: Bool)]
    private let keys: [Int]
    private let chunkRows: Int
    private var sample: [[SQLiteValue]] = []
    private var fills: [DatabaseFill] = []
    private var filled = 0
    var plans: [DatabaseColumnPlan] = []
    var columns: [[ColumnChunk]] = []
    var identities: [[SQLiteValue]] = []
    var prints: [UInt64] = []

    init(_ selection: DatabaseSelection, _ statement: SQLiteStatement, chunkRows: Int) {
      self.chunkRows = chunkRows
      switch selection {
      case .table(let table):
        let isTable = table.kind == .table
        names = table.columns.map { ($0.name, $0.declared, isTable && !$0.isGenerated) }
        let key = isTable ? table.primaryKey : []
        keys = key.compactMap { name in table.columns.firstIndex { $0.name == name } }
      case .query:
        names = (0..<statement.columnCount).map { place in
          (Text(statement.name(place)), Text(statement.declaration(place) ?? []), false)
        }
        keys = []
      }
    }

    /// Takes a row. Returns about how many bytes it has.
    mutating func add(_ statement: SQLiteStatement) -> Int {
      let row = names.indices.map { statement.value($0) }
      if !keys.isEmpty {
        identities.append(keys.map { row[$0] })
        prints.append(DatabaseSource.hash(ofRow: row))
      }
      if plans.isEmpty, sample.count < sampleRows {
        sample.append(row)
      } else {
        settle()
        put(row)
      }
      return row.reduce(16) { $0 + $1.byteSize }
    }

    private mutating func settle() {
      guard plans.isEmpty, !names.isEmpty else { return }
      plans = names.enumerated().map { place, column in
        DatabaseColumnPlan(
          name: column.name, declared: column.declared, isEditable: column.isEditable,
          sample: sample.lazy.map { $0[place] })
      }
      columns = plans.map { _ in [] }
      begin()
      for row in sample { put(row) }
      sample = []
    }

    private mutating func begin() {
      fills = plans.enumerated().map { place, plan in
        DatabaseFill(ColumnRequest(ColumnNumber(place), as: .values(plan.type)), plans)
      }
      filled = 0
    }

    private mutating func put(_ row: [SQLiteValue]) {
      if filled == chunkRows { close() }
      for place in row.indices { fills[place].append(row[place]) }
      filled += 1
    }

    private mutating func close() {
      for place in fills.indices { columns[place].append(fills[place].finish()) }
      begin()
    }

    mutating func finish() {
      settle()
      if filled > 0 { close() }
    }
  }
}

extension SQLiteValue {
  /// About how much memory it takes, in bytes.
  var byteSize: Int {
    switch self {
    case .null, .integer, .real: 8
    case .text(let bytes), .blob(let bytes): 16 + bytes.count
    }
  }
}
