import RowTree
import TableValues

/// Duplicate keys in an order, by which rows cannot be identified.
package struct DuplicateKeys<Key: Hashable & Sendable>: Error, Equatable {
  /// The first duplicates found, without repetition, at most ``countMax``.
  package private(set) var keys: [Key] = []

  /// The maximum number of keys in an error.
  package static var countMax: Int { 100 }

  fileprivate mutating func add(_ key: Key) {
    if keys.count < Self.countMax && !keys.contains(key) { keys.append(key) }
  }
}

extension OrderDiff {
  /// Computes the difference between two lists of keys. O(n log n), O(n) without moves.
  ///
  /// - Throws: ``DuplicateKeys`` if a key occurs twice in one of the lists.
  @specialized(where Key == RowKey)
  @specialized(where Key == Int)
  package init<Key: Hashable & Sendable>(
    fromKeys old: [Key], toKeys new: [Key]
  ) throws(DuplicateKeys<Key>) {
    let origins = try matchedOrigins(old[...], new[...], prefix: 0, isExact: false) { key in
      UInt32(truncatingIfNeeded: key.hashValue)
    }
    self.init(
      oldCount: old.count, newCount: new.count, prefix: 0, oldEnd: old.count, origins: origins)
  }

  /// Computes the difference between two lists of slots. O(n log n), O(n) without moves.
  ///
  /// Common ends are skipped. A duplicate slot is detected only between these ends.
  ///
  /// - Throws: ``DuplicateKeys`` if a slot occurs twice.
  package init(
    from old: [UInt32], to new: [UInt32]
  ) throws(DuplicateKeys<UInt32>) {
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit && old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix
      && old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    { suffix += 1 }
    try self.init(
      oldCount: old.count, newCount: new.count, prefix: prefix,
      oldMiddle: old[prefix..<old.count - suffix], newMiddle: new[prefix..<new.count - suffix])
  }

  /// Computes the difference between two row orders, live rows only.
  ///
  /// Shared subtrees are skipped, so the cost is that of the part between the first and the last
  /// change.
  package init(from old: RowOrder, to new: RowOrder) {
    guard let changed = RowOrder.changedRange(from: old, to: new) else {
      self.init(count: old.count)
      return
    }
    do throws(DuplicateKeys<UInt32>) {
      try self.init(
        oldCount: old.count, newCount: new.count, prefix: changed.old.lowerBound,
        oldMiddle: old.slots(in: changed.old)[...], newMiddle: new.slots(in: changed.new)[...])
    } catch {
      preconditionFailure("a slot stands once in a row order")
    }
  }

  private init(
    oldCount: Int, newCount: Int, prefix: Int, oldMiddle: ArraySlice<UInt32>,
    newMiddle: ArraySlice<UInt32>
  ) throws(DuplicateKeys<UInt32>) {
    let origins = try matchedOrigins(oldMiddle, newMiddle, prefix: prefix, isExact: true) { $0 }
    self.init(
      oldCount: oldCount, newCount: newCount, prefix: prefix, oldEnd: prefix + oldMiddle.count,
      origins: origins)
  }
}

/// For each new key the index of the equal old one, or -1.
///
/// - Parameters:
///   - prefix: The offset from an index in `old` to the index in the whole order.
///   - isExact: Whether different keys have different fragments.
///   - fragment: 32 bits of a key. Equal keys have equal fragments.
@inline(__always)
private func matchedOrigins<Key: Hashable & Sendable>(
  _ old: ArraySlice<Key>, _ new: ArraySlice<Key>, prefix: Int, isExact: Bool,
  fragment: (Key) -> UInt32
) throws(DuplicateKeys<Key>) -> [Int] {
  var duplicates = DuplicateKeys<Key>()
  var table = PlaceTable(capacity: old.count + new.count)
  for place in 0..<old.count {
    let key = old[old.startIndex + place]
    let found = table.findOrInsert(fragment(key), place: place) { candidate in
      isExact || old[old.startIndex + candidate] == key
    }
    if found != nil { duplicates.add(key) }
  }
  var isTaken = [Bool](repeating: false, count: old.count)
  var origins = [Int](repeating: -1, count: new.count)
  for place in 0..<new.count {
    let key = new[new.startIndex + place]
    let found = table.findOrInsert(fragment(key), place: old.count + place) { candidate in
      if isExact { return true }
      return candidate < old.count
        ? old[old.startIndex + candidate] == key
        : new[new.startIndex + candidate - old.count] == key
    }
    guard let found else { continue }
    if found >= old.count || isTaken[found] {
      duplicates.add(key)
    } else {
      isTaken[found] = true
      origins[place] = prefix + found
    }
  }
  if !duplicates.keys.isEmpty { throw duplicates }
  return origins
}

/// A hash table from 32-bit key fragments to indices, with open addressing and at most two thirds
/// full.
///
/// It stores no keys: a cell is one word, and a look-up normally costs one cache miss. A dictionary
/// of a million keys needs several times as long.
private struct PlaceTable {
  /// The fragment in the high half, one more than the index in the low half; 0 if free.
  private var cells: [UInt64]
  private let shift: UInt64

  init(capacity: Int) {
    var bits = 4
    while 1 << bits < capacity + capacity / 2 { bits += 1 }
    cells = Array(repeating: 0, count: 1 << bits)
    shift = UInt64(64 - bits)
  }

  /// Returns the index of an equal key if there is one. Otherwise inserts this one.
  @inline(__always)
  mutating func findOrInsert(
    _ fragment: UInt32, place: Int, isSame: (_ place: Int) -> Bool
  ) -> Int? {
    // Knuth, "The Art of Computer Programming" 6.4: multiply by the golden ratio's fraction.
    var index = Int((UInt64(fragment) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while cells[index] != 0 {
      let found = Int(cells[index] & 0xFFFF_FFFF) - 1
      if UInt32(cells[index] >> 32) == fragment && isSame(found) { return found }
      index = (index + 1) & (cells.count - 1)
    }
    cells[index] = UInt64(fragment) << 32 | UInt64(UInt32(truncatingIfNeeded: place + 1))
    return nil
  }
}
