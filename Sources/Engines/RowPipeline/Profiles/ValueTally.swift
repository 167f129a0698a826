import ColumnStorage
import TableValues

/// Distinct values with their counts, and the lowest slot that has each.
///
/// Values are stored as in ``AggregateValues``: long texts by a hash of 120 bits. Up to `valuesMax`
/// values all counts are exact. Beyond, rare values are dropped: the same amount is subtracted from
/// all counts, and values of count zero are removed. ``undercount`` is the sum of these amounts.
/// After J. Misra and D. Gries, "Finding repeated elements" (1982). At most 64 bytes per value.
struct ValueTally: Sendable {
  /// A value.
  struct Entry: Sendable {
    var mark: AggregateValues.Mark
    /// How many cells have it; 0: the place is free.
    var count: UInt32
    /// The lowest slot that has it, among those counted.
    var slot: UInt32

    fileprivate static let free = Entry(mark: .init(high: 0, low: 0), count: 0, slot: 0)
  }

  /// A hash table with open addressing.
  private var places: [Entry] = []
  /// The number of values.
  private(set) var count = 0
  /// By how much counts may be too small.
  private(set) var undercount = 0
  /// The number of distinct values, once some were dropped.
  private var sketch: DistinctSketch?
  private let valuesMax: Int
  private let sketchSize: Int

  init(_ plan: ProfilePlan) {
    valuesMax = max(1, plan.valuesMax)
    sketchSize = plan.sketchSize
  }

  /// Whether all values are there with their exact counts.
  var isExact: Bool { sketch == nil }

  /// The number of distinct values, with its relative error; nil: exact.
  var distinct: (count: Int, error: Double?) { sketch?.estimate ?? (count, nil) }

  /// The values, in no order.
  var entries: [Entry] { places.filter { $0.count > 0 } }

  /// Approximate memory, in bytes.
  var byteSize: Int { places.count * MemoryLayout<Entry>.stride }

  // MARK: Adding

  /// Adds the rows of a chunk that are set. All of them must have values.
  mutating func add(_ keys: EncodedKeys, _ rows: RowBits, rowCount: Int, firstSlot: UInt32) {
    rows.forEachRun(in: 0..<rowCount) { run in
      if let texts = keys.texts {
        for row in run {
          guard let mark = AggregateValues.mark(of: .text(texts[row])) else { continue }
          add(mark, 1, firstSlot &+ UInt32(truncatingIfNeeded: row))
        }
      } else {
        for row in run {
          let mark = AggregateValues.Mark(high: keys.words[row], low: keys.moreWords?[row] ?? 0)
          add(mark, 1, firstSlot &+ UInt32(truncatingIfNeeded: row))
        }
      }
    }
  }

  /// Adds the values of another tally of the same plan.
  mutating func merge(_ other: ValueTally) {
    if sketch != nil || other.sketch != nil {
      var joined = sketch ?? sketchOfEntries
      joined.merge(other.sketch ?? other.sketchOfEntries)
      sketch = joined
    }
    undercount += other.undercount
    for entry in other.places where entry.count > 0 { add(entry.mark, entry.count, entry.slot) }
  }

  @inline(__always)
  private mutating func add(_ mark: AggregateValues.Mark, _ amount: UInt32, _ slot: UInt32) {
    if count &* 4 >= places.count &* 3 { grow() }
    let place = place(of: mark)
    if places[place].count > 0 {
      places[place].count &+= amount
      if slot < places[place].slot { places[place].slot = slot }
      return
    }
    places[place] = Entry(mark: mark, count: amount, slot: slot)
    count += 1
    sketch?.add(mark)
    if count > valuesMax { drop() }
  }

  /// The place of a value, or the free place for it.
  @inline(__always)
  private func place(of mark: AggregateValues.Mark) -> Int {
    let mask = places.count &- 1
    let hash = TextHash.mix(mark.high ^ Self.seed, mark.low &+ Self.seed)
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place].count > 0, places[place].mark != mark { place = (place &+ 1) & mask }
    return place
  }

  /// Random, so that a client cannot choose values with equal hashes.
  private static let seed = UInt64.random(in: .min ... .max) | 1

  private mutating func grow() { rebuild(entries, size: max(16, places.count * 2)) }

  private mutating func rebuild(_ entries: [Entry], size: Int) {
    places = Array(repeating: .free, count: size)
    count = entries.count
    for entry in entries { places[place(of: entry.mark)] = entry }
  }

  /// Subtracts the median count from all counts, so that at least half of the values are removed.
  private mutating func drop() {
    if sketch == nil { sketch = sketchOfEntries }
    let entries = entries
    let median = entries.map(\.count).sorted()[entries.count / 2]
    undercount += Int(median)
    let kept = entries.compactMap { entry -> Entry? in
      guard entry.count > median else { return nil }
      var entry = entry
      entry.count -= median
      return entry
    }
    rebuild(kept, size: places.count)
  }

  private var sketchOfEntries: DistinctSketch {
    var sketch = DistinctSketch(size: sketchSize)
    for entry in places where entry.count > 0 { sketch.add(entry.mark) }
    return sketch
  }

  // MARK: Reading

  /// The most frequent values, the most frequent first, then by slot. O(values).
  func mostFrequent(_ countMax: Int) -> [(slot: UInt32, count: Int)] {
    // The count above the complement of the slot: greater is more frequent, or earlier.
    var found: [UInt64] = []
    var bound: UInt64 = 0
    let roomMax = max(4096, countMax * 4)
    func trim() {
      found.sort(by: >)
      found.removeLast(max(0, found.count - countMax))
      if found.count == countMax { bound = found.last ?? 0 }
    }
    for entry in places where entry.count > 0 {
      let rank = UInt64(entry.count) << 32 | UInt64(~entry.slot)
      guard rank > bound else { continue }
      found.append(rank)
      if found.count >= roomMax { trim() }
    }
    trim()
    return found.map { rank in
      (~UInt32(truncatingIfNeeded: rank), Int(truncatingIfNeeded: rank >> 32))
    }
  }
}
