import ColumnStorage
import TableValues

/// Sorts rows whose kept prefixes are equal: reads the texts again and compares one part of them
/// after another.
struct LongTextRefiner {
  let content: TableContent
  /// The encoder of complete texts.
  let encoder: KeyEncoder
  /// The rows' slots, by ordinal.
  let slots: [UInt32]
  let budget: SortBudget
  let held: HeldMemory
  let isCancelled: @Sendable () -> Bool

  /// Sorts ranges of rows completely.
  ///
  /// - Parameters:
  ///   - ranges: Ascending ranges of places whose texts have equal first `start` bytes.
  func refine(
    _ sorter: inout RowSorter, _ ranges: [Range<Int>], from start: Int, _ parallel: ParallelLoop
  ) throws(PipelineCancelled) {
    var (open, start) = (ranges, start)
    while !open.isEmpty {
      if isCancelled() { throw PipelineCancelled() }
      let rows = open.flatMap { sorter.order[$0] }
      let width = max(4 * budget.textBytesMin, budget.keyBytes / 2 / rows.count)
      let column = try pieces(of: rows, start..<start + width, parallel)
      held.add(column.byteSize)
      defer { held.add(-column.byteSize) }
      open = try sorter.refine(open, rows, by: column, parallel) { row in
        column.hasText(of: row, bytes: width)
      }
      start += width
    }
  }

  /// A part of the key of each row, in the order of `rows`.
  private func pieces(
    of rows: [UInt32], _ bytes: Range<Int>, _ parallel: ParallelLoop
  ) throws(PipelineCancelled) -> KeyColumn {
    var places: [Int: [(place: Int, row: Int)]] = [:]
    for (place, row) in rows.enumerated() {
      let slot = slots[Int(row)]
      let chunk = content.chunkIndex(ofSlot: slot)
      let first = content.slots(ofChunk: chunk).lowerBound
      places[chunk, default: []].append((place, Int(slot - first)))
    }
    let wanted = places.sorted { $0.key < $1.key }
    let (content, encoder, isCancelled) = (content, encoder, isCancelled)
    let read = Parallel.map(wanted.count, parallel) { number in
      var arena = TextArena()
      if isCancelled() { return arena }
      let chunks = content.chunks(wanted[number].key, encoder.requests)
      for (_, row) in wanted[number].value {
        let key = encoder.key(of: row, in: chunks[0], shown: chunks[chunks.count - 1])
        if case .text(let text) = key {
          arena.append(text.dropFirst(bytes.lowerBound).prefix(bytes.count))
        } else {
          arena.append([])
        }
      }
      return arena
    }
    if isCancelled() { throw PipelineCancelled() }
    held.add(read.reduce(0) { $0 + $1.bytes.count })
    defer { held.add(-read.reduce(0) { $0 + $1.bytes.count }) }
    var found = [(arena: Int32, text: Int32)](repeating: (0, 0), count: rows.count)
    for (number, (_, rows)) in wanted.enumerated() {
      for (text, (place, _)) in rows.enumerated() { found[place] = (Int32(number), Int32(text)) }
    }
    var flat = FlatTexts()
    flat.reserve(texts: rows.count, bytes: read.reduce(0) { $0 + $1.bytes.count })
    for (arena, text) in found {
      let texts = read[Int(arena)]
      flat.append(texts.bytes, offsets: texts.offsets[Int(text)...Int(text) + 1])
    }
    flat.finish()
    return .texts(flat, isDescending: encoder.key.direction == .descending)
  }
}
