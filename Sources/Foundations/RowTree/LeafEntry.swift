/// A run as a leaf stores it: two words, the first slot and the count with a bit for dead rows.
struct LeafEntry: Equatable, Sendable {
  var start: UInt32
  var extent: UInt32

  static let deadBit: UInt32 = 0x8000_0000

  init(start: UInt32, extent: UInt32) {
    self.start = start
    self.extent = extent
  }

  init(_ run: SlotRun) {
    start = run.start
    extent = UInt32(run.count) | (run.isLive ? 0 : Self.deadBit)
  }

  var count: Int { Int(extent & ~Self.deadBit) }
  var isLive: Bool { extent & Self.deadBit == 0 }
  var liveCount: Int { isLive ? count : 0 }
  var slots: Range<Int> { Int(start)..<Int(start) + count }
  var run: SlotRun { SlotRun(start: start, count: count, isLive: isLive) }

  /// The part of the entry from `offset`, `count` slots long.
  func part(from offset: Int, count: Int, isLive: Bool? = nil) -> LeafEntry {
    let bit = (isLive ?? self.isLive) ? 0 : Self.deadBit
    return LeafEntry(start: start + UInt32(offset), extent: UInt32(count) | bit)
  }

  /// The offset of a slot in the entry, or nil.
  func offset(of slot: UInt32) -> Int? {
    slot >= start && Int(slot - start) < count ? Int(slot - start) : nil
  }

  /// Appends an entry to a list, or extends the last entry if both join.
  func append(to entries: inout [LeafEntry]) {
    if count == 0 { return }
    if let last = entries.last, last.isLive == isLive, last.slots.upperBound == Int(start),
      last.count + count <= SlotRun.countMax
    {
      entries[entries.count - 1].extent += UInt32(count)
    } else {
      entries.append(self)
    }
  }
}

/// A change of one leaf. The position is passed separately.
enum LeafEdit {
  case insert([LeafEntry])
  /// Removes that many rows, or as many as the leaf has from the position on.
  case remove(Int)
  /// Makes that many rows live or dead, or as many as the leaf has from the position on.
  case mark(Int, isLive: Bool)

  var isInsert: Bool {
    if case .insert = self { true } else { false }
  }
}
