import ColumnStorage
import RowTree
import TableValues

/// Says that a row could not be looked at without reading a device.
struct NotResident: Error {}

/// Looks at what is compared of single rows, and keeps the chunks it has seen while it lives.
struct RowProbe {
  private let content: TableContent
  private let sourceOrder: RowOrder
  private let encoders: [KeyEncoder]
  private let mayBlock: Bool
  /// Per encoder, the source chunks seen so far without edits; empty where not seen.
  private var seen: [[[ColumnChunk]]]

  init(_ content: TableContent, _ sourceOrder: RowOrder, _ rules: ViewRules, mayBlock: Bool) {
    self.content = content
    self.sourceOrder = sourceOrder
    self.mayBlock = mayBlock
    encoders = KeyEncoder.all(rules.sort, content.schema)
    let sourceChunks = content.sourceRowCount / content.source.chunkRows + 1
    seen = encoders.map { _ in Array(repeating: [], count: sourceChunks) }
  }

  /// What is compared of a row, key by key.
  mutating func keys(of slot: UInt32) throws(NotResident) -> [KeyValue] {
    var keys: [KeyValue] = []
    for number in encoders.indices { keys.append(try key(number, of: slot)) }
    return keys
  }

  /// Whether a row with known keys stands before another one.
  mutating func precedes(
    _ slot: UInt32, _ keys: [KeyValue], _ other: UInt32
  ) throws(NotResident) -> Bool {
    for number in encoders.indices {
      let order = keys[number].compare(try key(number, of: other), encoders[number].key)
      if order != 0 { return order < 0 }
    }
    return sourceOrder.precedes(slot, other)
  }

  /// Whether the first of two rows with known keys stands before the second.
  func precedes(_ left: ProbedRow, _ right: ProbedRow) -> Bool {
    for number in encoders.indices {
      let order = left.keys[number].compare(right.keys[number], encoders[number].key)
      if order != 0 { return order < 0 }
    }
    return sourceOrder.precedes(left.slot, right.slot)
  }

  private mutating func key(_ number: Int, of slot: UInt32) throws(NotResident) -> KeyValue {
    let encoder = encoders[number]
    if let edited = content.overlayCell(slot: slot, column: encoder.key.column)?.cell {
      return encoder.key(of: edited)
    }
    if slot >= RowSlot.firstInserted { return .null }
    let chunk = Int(slot) / content.source.chunkRows
    if seen[number][chunk].isEmpty { seen[number][chunk] = try read(chunk, encoder) }
    return encoder.key(of: Int(slot) % content.source.chunkRows, in: seen[number][chunk][...])
  }

  private func read(_ chunk: Int, _ encoder: KeyEncoder) throws(NotResident) -> [ColumnChunk] {
    var chunks: [ColumnChunk] = []
    for request in encoder.requests {
      if mayBlock {
        chunks.append(content.sourceChunk(chunk, request))
      } else if let resident = content.residentSourceChunk(chunk, request) {
        chunks.append(resident)
      } else {
        throw NotResident()
      }
    }
    return chunks
  }
}

/// A row with what is compared of it.
struct ProbedRow {
  /// The row.
  var slot: UInt32
  /// What is compared, key by key.
  var keys: [KeyValue]
}

extension KeyValue {
  /// -1, 0 or 1 by a sort key: direction turns values only, nulls stand where set, errors last.
  func compare(_ other: KeyValue, _ key: SortKey) -> Int {
    let rank = rowClass.rank(key.nulls)
    let otherRank = other.rowClass.rank(key.nulls)
    if rank != otherRank { return rank < otherRank ? -1 : 1 }
    switch key.direction {
    case .ascending: return compareValues(other)
    case .descending: return -compareValues(other)
    }
  }

  private var rowClass: RowClass {
    switch self {
    case .null: .null
    case .error: .error
    case .words, .text: .value
    }
  }

  private func compareValues(_ other: KeyValue) -> Int {
    switch (self, other) {
    case (.words(let first, let second), .words(let otherFirst, let otherSecond)):
      if first != otherFirst { return first < otherFirst ? -1 : 1 }
      return second == otherSecond ? 0 : second < otherSecond ? -1 : 1
    case (.text(let text), .text(let otherText)): return ByteOrder.compare(text, otherText)
    default: return 0  // nulls among themselves, errors among themselves
    }
  }
}
