import TableValues

/// The division of the slots of inserted rows into chunks: stretches that were found to have rows,
/// then all slots assigned since, in chunks of equal size.
///
/// Slots outside the stretches belong to forgotten rows. So iterating over all chunks costs in
/// proportion to the rows that exist, however many were removed.
struct SlotStretches: Sendable {
  /// In ascending order; none is empty.
  private var held: [Range<UInt32>] = []
  /// The first slot behind them.
  private var rest = RowSlot.firstInserted

  /// The maximum gap of slots without rows within a stretch. A larger gap begins a new stretch.
  private static let gapMax: UInt32 = 64

  /// No row has been forgotten.
  init() {}

  /// Finds the stretches of some rows. O(runs · log runs).
  ///
  /// - Parameters:
  ///   - runs: The slots of rows, in any order, without duplicates.
  ///   - rest: The first slot that has not been assigned yet.
  ///   - rowsMax: The maximum length of a stretch.
  init(_ runs: [Range<UInt32>], from rest: UInt32, rowsMax: Int) {
    self.rest = rest
    let longest = UInt32(clamping: max(1, rowsMax))
    for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      var start = run.lowerBound
      while start < run.upperBound {
        if let last = held.last, start - last.upperBound <= Self.gapMax,
          start - last.lowerBound < longest
        {
          let end = min(run.upperBound, last.lowerBound + longest)
          held[held.count - 1] = last.lowerBound..<end
          start = end
        } else {
          let end = min(run.upperBound, start + min(longest, run.upperBound - start))
          held.append(start..<end)
          start = end
        }
      }
    }
  }

  /// The number of chunks.
  func count(insertedCount: Int, rowsMax: Int) -> Int {
    let later = insertedCount - Int(rest - RowSlot.firstInserted)
    return held.count + (later + rowsMax - 1) / rowsMax
  }

  /// The slots of an existing chunk.
  func slots(of index: Int, insertedCount: Int, rowsMax: Int) -> Range<UInt32> {
    if index < held.count { return held[index] }
    let first = Int(rest) + (index - held.count) * rowsMax
    let end = min(first + rowsMax, Int(RowSlot.firstInserted) + insertedCount)
    return UInt32(first)..<UInt32(end)
  }

  /// The first slot from `slot` on that is not forgotten. O(log stretches).
  func next(from slot: UInt32) -> UInt32 {
    if slot >= rest { return slot }
    let place = index(of: slot, rowsMax: 1)
    return place < held.count ? max(slot, held[place].lowerBound) : rest
  }

  /// The chunk of a slot that is not forgotten. O(log stretches).
  func index(of slot: UInt32, rowsMax: Int) -> Int {
    if slot >= rest { return held.count + Int(slot - rest) / rowsMax }
    var (low, high) = (0, held.count)
    while low < high {
      let middle = (low + high) / 2
      if held[middle].upperBound <= slot { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
