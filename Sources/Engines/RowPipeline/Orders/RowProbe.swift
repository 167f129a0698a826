import ColumnStorage
import RowTree
import TableValues

/// A row could not be read without a device.
struct NotResident: Error {}

/// Reads the sort keys of single rows. It caches the chunks it has read, within a budget.
///
/// Of long texts, only a prefix is kept with a row. If two prefixes are equal, the texts are read
/// again.
struct RowProbe {
  private let content: TableContent
  private let sourceOrder: RowOrder
  private let encoders: [KeyEncoder]
  /// The sort keys, first key first.
  let sortKeys: [SortKey]
  private let mayBlock: Bool
  /// For each encoder, whether rows are read one by one. Chunks of columns that read other rows are
  /// recomputed after every change of these.
  private let readsSingly: [Bool]
  /// The number of rows that may still be read one by one. Beyond it, chunks are cheaper.
  private var singleReadsLeft = 1 << 14
  /// For each encoder, the source chunks read so far.
  private var seen: [[SeenChunk?]]
  private var seenByteSize = 0
  private let budget: SortBudget
  /// The number of bytes of a text that are kept with a row.
  private var textBytesMax = Int.max
  private let held: HeldMemory

  init(
    _ content: TableContent, _ sourceOrder: RowOrder, _ rules: ViewRules, mayBlock: Bool,
    _ budget: SortBudget
  ) {
    self.budget = budget
    held = HeldMemory(budget.account)
    self.content = content
    self.sourceOrder = sourceOrder
    self.mayBlock = mayBlock
    encoders = KeyEncoder.all(rules.orderKeys, content)
    sortKeys = encoders.map(\.key)
    readsSingly = sortKeys.map { key in
      [key.column, key.column.shown].contains { content.readsOtherRows($0) }
    }
    let sourceChunks = content.sourceRowCount / content.source.chunkRows + 1
    seen = encoders.map { _ in Array(repeating: nil, count: sourceChunks) }
  }

  /// Limits the bytes of a text that are kept with rows read from now on.
  mutating func keep(_ textBytesMax: Int) { self.textBytesMax = textBytesMax }

  /// The complete keys of a row.
  mutating func wholeKeys(of slot: UInt32) throws(NotResident) -> [KeyValue] {
    var keys: [KeyValue] = []
    for number in encoders.indices { keys.append(try key(number, of: slot)) }
    return keys
  }

  /// The complete keys of a row.
  mutating func wholeKeys(of row: ProbedRow) throws(NotResident) -> [KeyValue] {
    row.keys.contains { isCut($0) } ? try wholeKeys(of: row.slot) : row.keys
  }

  /// A row with its keys.
  mutating func row(_ slot: UInt32) throws(NotResident) -> ProbedRow {
    var keys: [KeyValue] = []
    for number in encoders.indices {
      let key = try key(number, of: slot).prefix(textBytesMax)
      held.add(key.textByteCount)
      keys.append(key)
    }
    return ProbedRow(
      slot: slot, keys: keys, sourceIndex: sourceOrder.totalIndex(of: slot) ?? .max)
  }

  /// Whether a row precedes another one.
  mutating func precedes(_ row: ProbedRow, _ other: UInt32) throws(NotResident) -> Bool {
    for number in encoders.indices {
      let order = try compare(row, try key(number, of: other), number)
      if order != 0 { return order < 0 }
    }
    return sourceOrder.precedes(row.slot, other)
  }

  /// Whether a row precedes another one.
  mutating func precedes(_ row: ProbedRow, _ other: ProbedRow) throws(NotResident) -> Bool {
    for number in encoders.indices {
      var order = row.keys[number].compare(other.keys[number], encoders[number].key)
      if order == 0, isCut(row.keys[number]) {
        order = try compare(row, try key(number, of: other.slot), number)
      }
      if order != 0 { return order < 0 }
    }
    return row.sourceIndex < other.sourceIndex
  }

  /// -1, 0 or 1 by a sort key. The other row's key is complete.
  private mutating func compare(
    _ row: ProbedRow, _ other: KeyValue, _ number: Int
  ) throws(NotResident) -> Int {
    let sortKey = encoders[number].key
    guard isCut(row.keys[number]) else { return row.keys[number].compare(other, sortKey) }
    let order = row.keys[number].compare(other.prefix(textBytesMax), sortKey)
    return order != 0 ? order : try key(number, of: row.slot).compare(other, sortKey)
  }

  /// Whether a kept text may be only a prefix.
  private func isCut(_ key: KeyValue) -> Bool { key.textByteCount >= textBytesMax }

  private mutating func key(_ number: Int, of slot: UInt32) throws(NotResident) -> KeyValue {
    if readsSingly[number], singleReadsLeft > 0 {
      singleReadsLeft -= 1
      return try singleKey(number, of: slot)
    }
    if slot >= RowSlot.firstInserted { return try editedKey(number, of: slot) ?? .null }
    let chunk = Int(slot) / content.source.chunkRows
    if seen[number][chunk] == nil { try see(chunk, number) }
    guard let found = seen[number][chunk] else { return .null }
    if found.hasEdits, let key = try editedKey(number, of: slot) { return key }
    let row = Int(slot) % content.source.chunkRows
    return encoders[number].key(of: row, in: found.values, shown: found.shown)
  }

  private func editedKey(_ number: Int, of slot: UInt32) throws(NotResident) -> KeyValue? {
    let column = encoders[number].key.column
    if encoders[number].readsDisplayText, content.isShownByExpression(column) {
      return try singleKey(number, of: slot)
    }
    guard let cell = content.editedCell(slot: slot, column: column, mayBlock: mayBlock) else {
      return nil
    }
    if cell.value == .pending { throw NotResident() }
    guard encoders[number].readsDisplayText, let display = content.display(of: column)
    else { return encoders[number].key(of: cell) }
    return encoders[number].key(of: Cell(cell.value, source: display.text(of: cell)))
  }

  /// The key of a row, read without its chunk.
  private func singleKey(_ number: Int, of slot: UInt32) throws(NotResident) -> KeyValue {
    let requests = encoders[number].requests
    let cells =
      (mayBlock ? content.cells(of: [slot], requests) : content.residentCells(of: [slot], requests))
      .map { $0[0] }
    if cells.contains(where: { $0.value == .pending }) { throw NotResident() }
    guard encoders[number].readsDisplayText else { return encoders[number].key(of: cells[0]) }
    return encoders[number].key(of: Cell(cells[0].value, source: cells.last?.overlayText))
  }

  /// Reads a chunk. If that makes too many, those read before are dropped.
  private mutating func see(_ chunk: Int, _ number: Int) throws(NotResident) {
    let found = try read(chunk, encoders[number])
    if seenByteSize + found.byteSize > budget.keyBytes {
      seen = seen.map { Array(repeating: nil, count: $0.count) }
      held.add(-seenByteSize)
      seenByteSize = 0
    }
    seen[number][chunk] = found
    seenByteSize += found.byteSize
    held.add(found.byteSize)
  }

  private func read(_ chunk: Int, _ encoder: KeyEncoder) throws(NotResident) -> SeenChunk {
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
    let slots = content.slots(ofChunk: chunk)
    return SeenChunk(
      values: chunks[0], shown: chunks[chunks.count - 1],
      hasEdits: content.hasEdits(in: slots, column: encoder.key.column))
  }

  /// A source chunk without edits, and whether it has any.
  private struct SeenChunk {
    var values: ColumnChunk
    var shown: ColumnChunk
    var hasEdits: Bool

    var byteSize: Int { values.byteSize + shown.byteSize }
  }
}

/// A row with its sort keys.
struct ProbedRow {
  /// The row.
  var slot: UInt32
  /// The keys. Long texts are prefixes.
  var keys: [KeyValue]
  /// The row's index in the source order, which breaks ties.
  var sourceIndex: Int
}

extension KeyValue {
  /// -1, 0 or 1 by a sort key. The direction applies to values only: nulls have their configured
  /// place, and errors come last.
  func compare(_ other: KeyValue, _ key: SortKey) -> Int {
    let rank = rowClass.rank(key.nulls)
    let otherRank = other.rowClass.rank(key.nulls)
    if rank != otherRank { return rank < otherRank ? -1 : 1 }
    switch key.direction {
    case .ascending: return compareValues(other)
    case .descending: return -compareValues(other)
    }
  }

  /// Whether it is the key of an error.
  var isError: Bool { rowClass == .error }

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
