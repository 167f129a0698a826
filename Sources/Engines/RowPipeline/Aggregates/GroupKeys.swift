import ColumnStorage
import TableValues

/// The groups found so far: a code for every value of each column, and one for every combination.
struct GroupKeys: Sendable {
  private var columns: [GroupColumn]
  /// Pairs of a group's code so far and the next column's code, from the second column on.
  private var pairs: [AggregateCodes]
  /// The cells to read, one request per column.
  let requests: [ColumnRequest]

  init(_ columns: [Column]) {
    self.columns = columns.map { GroupColumn($0) }
    pairs = columns.dropFirst().map { _ in AggregateCodes() }
    requests = columns.map { ColumnRequest($0.number, as: .values($0.type)) }
  }

  /// The number of groups. Without grouping columns it is one.
  var count: Int { pairs.last?.count ?? columns.first?.codes.count ?? 1 }

  /// The memory of the grouping texts, as keys and as values, in bytes.
  var textBytes: Int { columns.reduce(0) { $0 + 2 * $1.codes.textBytes } }

  /// The group of each row of a chunk that is set. Returns nil without grouping columns.
  mutating func codes(_ chunks: [ColumnChunk], _ rows: RowBits) -> [UInt32]? {
    guard !columns.isEmpty, chunks.count == columns.count else { return nil }
    var codes = columns[0].codes(of: chunks[0], rows)
    for place in pairs.indices {
      let next = columns[place + 1].codes(of: chunks[place + 1], rows)
      rows.forEachRun(in: 0..<codes.count) { run in
        for row in run {
          codes[row] = pairs[place].code(UInt64(codes[row]), UInt64(next[row]))
        }
      }
    }
    return codes
  }

  /// The group here of each group of another instance.
  mutating func codes(of other: GroupKeys, groupCount: Int) -> [UInt32] {
    if columns.isEmpty { return Array(repeating: 0, count: groupCount) }
    let translated = columns.indices.map { columns[$0].codes(of: other.columns[$0]) }
    return (0..<groupCount).map { group in
      let parts = other.parts(of: group)
      var code = translated[0][Int(parts[0])]
      for place in pairs.indices {
        code = pairs[place].code(
          UInt64(code), UInt64(translated[place + 1][Int(parts[place + 1])]))
      }
      return code
    }
  }

  /// The values of a group, by column.
  func values(of group: Int) -> [CellValue] {
    if columns.isEmpty { return [] }
    return zip(columns, parts(of: group)).map { column, code in column.values[Int(code)] }
  }

  /// The codes of a group's values, by column.
  private func parts(of group: Int) -> [UInt32] {
    var parts: [UInt32] = []
    var code = UInt64(group)
    for place in pairs.indices.reversed() {
      let pair = pairs[place].keys[Int(code)]
      parts.append(UInt32(truncatingIfNeeded: pair.second))
      code = pair.first
    }
    parts.append(UInt32(truncatingIfNeeded: code))
    return parts.reversed()
  }

  /// The groups, sorted by their values.
  var sortedGroups: [Int] {
    if columns.isEmpty { return Array(0..<count) }
    let ranks = columns.map(\.ranks)
    let places = (0..<count).map { group in
      parts(of: group).enumerated().map { ranks[$0.offset][Int($0.element)] }
    }
    return places.indices.sorted { places[$0].lexicographicallyPrecedes(places[$1]) }
  }
}

/// The values of one column found so far.
private struct GroupColumn: Sendable {
  private let type: ColumnType
  private let encoder: KeyEncoder
  private(set) var codes = AggregateCodes()
  /// By code, the value of the first row with it.
  private(set) var values: [CellValue] = []
  private var nullCode: UInt32?
  private var errorCode: UInt32?

  init(_ column: Column) {
    type = column.type
    encoder = KeyEncoder(
      key: SortKey(column: column.number, comparator: .value), type: column.type)
  }

  /// The codes of the rows that are set. Others have ``AggregateCodes/none``.
  mutating func codes(of chunk: ColumnChunk, _ rows: RowBits) -> [UInt32] {
    var result = [UInt32](repeating: AggregateCodes.none, count: chunk.count)
    var valid = rows
    if let validity = chunk.validity {
      for index in valid.words.indices { valid.words[index] &= validity.words[index] }
    }
    let encoded = encoder.encode([chunk])
    if let texts = encoded.texts {
      codes.addCodes(of: texts, valid, to: &result)
    } else {
      valid.forEachRun(in: 0..<chunk.count) { run in
        for row in run {
          result[row] = codes.code(encoded.words[row], encoded.moreWords?[row] ?? 0)
        }
      }
    }
    addInvalid(chunk, rows, to: &result)
    noteValues(chunk, rows, result)
    return result
  }

  private mutating func addInvalid(
    _ chunk: ColumnChunk, _ rows: RowBits, to result: inout [UInt32]
  ) {
    guard let validity = chunk.validity else { return }
    rows.forEachRun(in: 0..<chunk.count) { run in
      for row in run where !validity[row] {
        if chunk.error(at: row) == nil {
          if nullCode == nil { nullCode = codes.addCode() }
          result[row] = nullCode ?? 0
        } else {
          if errorCode == nil { errorCode = codes.addCode() }
          result[row] = errorCode ?? 0
        }
      }
    }
  }

  /// Stores the values of new codes.
  private mutating func noteValues(_ chunk: ColumnChunk, _ rows: RowBits, _ result: [UInt32]) {
    let known = values.count
    guard codes.count > known else { return }
    values.append(contentsOf: repeatElement(.pending, count: codes.count - known))
    rows.forEachRun(in: 0..<chunk.count) { run in
      for row in run {
        let code = Int(result[row])
        if code >= known, values[code] == .pending {
          values[code] = chunk.cell(at: row, type: type).value
        }
      }
    }
  }

  /// The code here of each code of another instance.
  mutating func codes(of other: GroupColumn) -> [UInt32] {
    (0..<other.codes.count).map { place in
      let code: UInt32
      switch UInt32(truncatingIfNeeded: place) {
      case other.nullCode:
        if nullCode == nil { nullCode = codes.addCode() }
        code = nullCode ?? 0
      case other.errorCode:
        if errorCode == nil { errorCode = codes.addCode() }
        code = errorCode ?? 0
      case let known: code = codes.code(of: known, in: other.codes)
      }
      if Int(code) == values.count { values.append(other.values[place]) }
      return code
    }
  }

  /// The rank of each code's value in sort order.
  var ranks: [Int] {
    let keys = values.map { encoder.key(of: Cell($0)) }
    let order = SortKey(column: encoder.key.column)
    let sorted = keys.indices.sorted { keys[$0].compare(keys[$1], order) < 0 }
    var ranks = [Int](repeating: 0, count: keys.count)
    for (rank, code) in sorted.enumerated() { ranks[code] = rank }
    return ranks
  }
}
