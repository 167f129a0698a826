import ColumnStorage
import TableValues

/// The keys of a column's values, to be sorted, each with a slot that has the value.
///
/// At most 36 bytes per key, and as many again while they are sorted. Texts need their bytes in
/// addition.
struct KeyRanks: Sendable {
  /// The first words, or empty if the keys are texts.
  private var words: [UInt64] = []
  /// The second words.
  private var moreWords: [UInt64] = []
  private var texts = FlatTexts()
  /// The slots, one per key.
  private var slots: [UInt32] = []
  /// How many cells have each value; empty: one each.
  private var counts: [UInt32] = []

  /// The keys of counted values. They must be words.
  init(_ entries: [ValueTally.Entry]) {
    words = entries.map(\.mark.high)
    moreWords = entries.map(\.mark.low)
    slots = entries.map(\.slot)
    counts = entries.map(\.count)
  }

  /// The keys of some rows of chunks, in order.
  init(_ parts: [Part]) {
    let rowCount = parts.reduce(0) { $0 + $1.rowCount }
    slots.reserveCapacity(rowCount)
    let isOfTexts = parts.contains { $0.keys.texts != nil }
    let hasMore = parts.contains { $0.keys.moreWords != nil }
    for part in parts {
      for run in part.runs {
        for row in run { slots.append(part.firstSlot &+ UInt32(truncatingIfNeeded: row)) }
        if let arena = part.keys.texts {
          texts.append(arena.bytes, offsets: arena.offsets[run.lowerBound...run.upperBound])
        } else {
          words.append(contentsOf: part.keys.words[run])
          guard hasMore else { continue }
          if let more = part.keys.moreWords {
            moreWords.append(contentsOf: more[run])
          } else {
            moreWords.append(contentsOf: repeatElement(0, count: run.count))
          }
        }
      }
    }
    if isOfTexts { texts.finish() }
  }

  /// Rows of a chunk with their keys.
  struct Part: Sendable {
    /// The keys of all rows of the chunk.
    var keys: EncodedKeys
    /// The rows that count, in ascending runs. All of them have values.
    var runs: [Range<Int>]
    /// The slot of row 0.
    var firstSlot: UInt32

    /// The number of rows that count.
    var rowCount: Int { runs.reduce(0) { $0 + $1.count } }
    /// Approximate memory, in bytes.
    var byteSize: Int { keys.byteSize + runs.count * MemoryLayout<Range<Int>>.stride }
  }

  /// Approximate memory while the keys are sorted, in bytes.
  var byteSize: Int {
    (words.count + moreWords.count) * 8 + slots.count * 28 + counts.count * 4 + texts.bytes.count
      + texts.offsets.count * 8
  }

  /// The slots of values at ranks in ascending order of the values. O(n log n).
  ///
  /// - Parameter ranks: Ascending; the smallest value has rank 0. Ranks beyond the last value are
  ///   that of the last one.
  func slots(
    at ranks: [Int], _ parallel: ParallelLoop, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(PipelineCancelled) -> [UInt32] {
    guard !slots.isEmpty else { return [] }
    var sorter = RowSorter(rowCount: slots.count, isCancelled: isCancelled)
    if words.isEmpty {
      try sorter.refine(by: .texts(texts, isDescending: false), isLast: true, parallel)
    } else {
      try sorter.refine(by: .words(words), isLast: moreWords.isEmpty, parallel)
      if !moreWords.isEmpty, !sorter.isSettled {
        try sorter.refine(by: .words(moreWords), isLast: true, parallel)
      }
    }
    let order = sorter.order
    if counts.isEmpty { return ranks.map { slots[Int(order[min($0, order.count - 1)])] } }
    var found: [UInt32] = []
    var end = 0
    for place in order.indices where found.count < ranks.count {
      end += Int(counts[Int(order[place])])
      let isLast = place == order.count - 1
      while found.count < ranks.count, ranks[found.count] < end || isLast {
        found.append(slots[Int(order[place])])
      }
    }
    return found
  }
}
