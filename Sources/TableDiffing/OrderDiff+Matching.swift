import RowTree

/// Keys that stand more than once in an order, so that rows cannot be told apart by them.
package struct DuplicateKeys<Key: Hashable & Sendable>: Error, Equatable {
  /// The first of them, each once, in the order they were found; at most ``countMax``.
  package private(set) var keys: [Key] = []

  /// How many keys an error names at most.
  package static var countMax: Int { 100 }

  fileprivate mutating func add(_ key: Key) {
    if keys.count < Self.countMax && !keys.contains(key) { keys.append(key) }
  }
}

extension OrderDiff {
  /// Finds what turns one list of keys into another. O(n log n), O(n) without moves.
  ///
  /// - Throws: ``DuplicateKeys`` when a key stands twice in one of the lists.
  package init<Key: Hashable & Sendable>(
    fromKeys old: [Key], toKeys new: [Key]
  ) throws(DuplicateKeys<Key>) {
    var duplicates = DuplicateKeys<Key>()
    var places = [Key: Int](minimumCapacity: old.count)
    for (place, key) in old.enumerated() where places.updateValue(place, forKey: key) != nil {
      duplicates.add(key)
    }
    var isTaken = [Bool](repeating: false, count: old.count)
    var fresh = Set<Key>()
    var origins = [Int](repeating: -1, count: new.count)
    for (place, key) in new.enumerated() {
      if let origin = places[key] {
        if isTaken[origin] { duplicates.add(key) }
        isTaken[origin] = true
        origins[place] = origin
      } else if !fresh.insert(key).inserted {
        duplicates.add(key)
      }
    }
    if !duplicates.keys.isEmpty { throw duplicates }
    self.init(
      oldCount: old.count, newCount: new.count, prefix: 0, oldEnd: old.count, origins: origins)
  }

  /// Finds what turns one list of slots into another. O(n log n), O(n) without moves.
  ///
  /// What both have in common at either end is passed over; a slot that stands twice is noticed
  /// only between these ends.
  ///
  /// - Throws: ``DuplicateKeys`` when a slot stands twice.
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

  /// Finds what turns one row order into another, live rows only.
  ///
  /// Subtrees that both share are skipped, so the cost is that of the part between the first and the
  /// last change.
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
    var duplicates = DuplicateKeys<UInt32>()
    var places = SlotPlaces(capacity: oldMiddle.count + newMiddle.count)
    var place: Int32 = 0
    for slot in oldMiddle {
      if places.exchange(slot, with: place) != nil { duplicates.add(slot) }
      place += 1
    }
    var origins: [Int] = []
    origins.reserveCapacity(newMiddle.count)
    for slot in newMiddle {
      let origin = places.exchange(slot, with: SlotPlaces.taken)
      if origin == SlotPlaces.taken { duplicates.add(slot) }
      origins.append(origin.map { prefix + Int($0) } ?? -1)
    }
    if !duplicates.keys.isEmpty { throw duplicates }
    self.init(
      oldCount: oldCount, newCount: newCount, prefix: prefix, oldEnd: prefix + oldMiddle.count,
      origins: origins)
  }
}

/// A hash table from slots to places, open and never full: a dictionary takes thrice as long.
private struct SlotPlaces {
  static let empty: Int32 = -1
  static let taken: Int32 = -2

  private var slots: [UInt32]
  private var places: [Int32]
  private let shift: UInt64

  init(capacity: Int) {
    var bits = 4
    while 1 << bits < capacity + capacity / 2 { bits += 1 }
    slots = Array(repeating: 0, count: 1 << bits)
    places = Array(repeating: Self.empty, count: 1 << bits)
    shift = UInt64(64 - bits)
  }

  /// Gives a slot a new place, and returns its former one or nil.
  mutating func exchange(_ slot: UInt32, with place: Int32) -> Int32? {
    // Knuth, "The Art of Computer Programming" 6.4: multiply by the golden ratio's fraction.
    var index = Int((UInt64(slot) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while places[index] != Self.empty {
      if slots[index] == slot {
        let former = places[index]
        places[index] = place
        return former
      }
      index = (index + 1) & (places.count - 1)
    }
    slots[index] = slot
    places[index] = place
    return nil
  }
}
