import CellFormats
import ColumnStorage
import TableDiffing
import TableValues

extension DiffKeys {
  /// Keys of one type unchanged; keys of both types as texts that distinguish them.
  init(_ keys: [RowKey]) {
    var integers: [Int64] = []
    integers.reserveCapacity(keys.count)
    for case .integer(let number) in keys { integers.append(number) }
    if integers.count == keys.count && !keys.isEmpty {
      self = .integers(integers)
      return
    }
    let isMixed = !integers.isEmpty
    var texts = TextArena()
    for key in keys {
      switch key {
      case .integer(let number): texts.append(Array("i\(number)".utf8))
      case .text(let text): texts.append(isMixed ? [UInt8(ascii: "t")] + text.utf8 : text.utf8)
      }
    }
    self = .texts(texts)
  }

  /// The keys of rows, read from columns in the rows' order. Reads each chunk once.
  ///
  /// - Parameter isCancelled: Checked at every chunk.
  /// - Throws: ``TableError/missingKeys(rows:)`` with indices of `slots`, ``TableError/limit``,
  ///   ``TableError/cancelled``.
  init(
    of slots: [UInt32], in content: TableContent, _ requests: [ColumnRequest],
    isCancelled: () -> Bool
  ) throws(TableError) {
    let reader = KeyColumns(content: content, requests: requests, slots: slots)
    if requests.count == 1, case .values(.integer) = requests[0].form {
      self = .integers(try reader.integers(isCancelled))
    } else {
      self = .texts(try reader.texts(isCancelled))
    }
  }

  /// Refuses keys that no row of a table can have. O(rows).
  ///
  /// - Throws: `TableError.limit`.
  func checkSizes() throws(TableError) {
    guard case .texts(let arena) = self else { return }
    for row in 0..<arena.count where arena[row].count > RowKey.bytesMax {
      try self[row].checkSize()
    }
  }

  /// The key of a row. `row` in `0..<count`.
  subscript(row: Int) -> RowKey {
    switch self {
    case .integers(let keys): .integer(keys[row])
    case .texts(let arena): .text(Text(arena[row]))
    }
  }
}

/// The key columns of some rows, chunk by chunk.
private struct KeyColumns {
  let content: TableContent
  let requests: [ColumnRequest]
  let slots: [UInt32]

  private static let reportedMax = 20

  func integers(_ isCancelled: () -> Bool) throws(TableError) -> [Int64] {
    var keys = [Int64](repeating: 0, count: slots.count)
    var missing: [Int] = []
    try forEachRow(isCancelled) { place, row, chunks throws(TableError) in
      guard chunks[0].isValid(row), case .integers(let values) = chunks[0].values else {
        missing.append(place)
        return
      }
      keys[place] = values[row]
    }
    try report(missing)
    return keys
  }

  func texts(_ isCancelled: () -> Bool) throws(TableError) -> TextArena {
    var keys = [[UInt8]](repeating: [], count: slots.count)
    var bytes = 0
    var missing: [Int] = []
    try forEachRow(isCancelled) { place, row, chunks throws(TableError) in
      let cells = zip(chunks, requests).map { chunk, request in
        chunk.cell(at: row, type: request.keyType).matched
      }
      guard case .text(let text)? = RowKey(cells: cells) else {
        missing.append(place)
        return
      }
      bytes += text.utf8.count
      try RowKey.check(indexBytes: bytes)
      keys[place] = text.utf8
    }
    try report(missing)
    var arena = TextArena()
    for key in keys { arena.append(key) }
    return arena
  }

  private func report(_ missing: [Int]) throws(TableError) {
    if missing.isEmpty { return }
    throw .missingKeys(rows: Array(missing.sorted().prefix(Self.reportedMax)))
  }

  private func forEachRow(
    _ isCancelled: () -> Bool,
    _ body: (_ place: Int, _ row: Int, _ chunks: [ColumnChunk]) throws(TableError) -> Void
  ) throws(TableError) {
    var byChunk = [[Int]](repeating: [], count: content.chunkCount)
    for (place, slot) in slots.enumerated() {
      byChunk[content.chunkIndex(ofSlot: slot)].append(place)
    }
    for (index, places) in byChunk.enumerated() where !places.isEmpty {
      if isCancelled() { throw .cancelled }
      let chunks = content.chunks(index, requests)
      let first = content.slots(ofChunk: index).lowerBound
      for place in places { try body(place, Int(slots[place] - first), chunks) }
    }
  }
}

extension ColumnRequest {
  /// The type as which a key's cell is read from a chunk.
  package var keyType: ColumnType {
    switch form {
    case .values(let type): type
    case .text: .text
    }
  }
}

extension Cell {
  /// The cell in the form in which rows are matched: equal values have the same text, errors have
  /// their own.
  fileprivate var matched: Cell {
    switch value {
    case .null, .integer, .text, .pending: self
    case .error: source.map { Cell(.text($0)) } ?? self
    case .boolean, .number, .decimal, .date, .dateTime, .time, .duration, .json:
      Cell(.text(CellFormatter.spelledText(of: Cell(value.compared))))
    }
  }
}
