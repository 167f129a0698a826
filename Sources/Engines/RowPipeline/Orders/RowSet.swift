import RowTree
import TableValues

/// A set of row slots: one bit per slot, in pages that copies share until written.
package struct RowSet: Sendable, Equatable {
  /// The number of slots per page.
  private static let pageSlots = 1 << 14

  /// The number of slots in the set.
  package private(set) var count = 0
  /// The pages of the source's slots and those of inserted rows; an empty page has no words.
  private var sourcePages: [[UInt64]] = []
  private var insertedPages: [[UInt64]] = []

  /// Makes an empty set.
  package init() {}

  /// Approximate memory, in bytes. O(pages).
  package var byteSize: Int {
    (sourcePages + insertedPages).reduce(16 * (sourcePages.count + insertedPages.count)) {
      $0 + HeapSize.array($1)
    }
  }

  /// Whether a slot is in the set. O(1).
  package func contains(_ slot: UInt32) -> Bool {
    let place = Place(slot)
    let pages = place.isInserted ? insertedPages : sourcePages
    guard place.page < pages.count, !pages[place.page].isEmpty else { return false }
    return pages[place.page][place.word] & place.bit != 0
  }

  /// Inserts a slot. Returns false if it was in the set. O(1); copies a shared page.
  @discardableResult
  package mutating func insert(_ slot: UInt32) -> Bool {
    let place = Place(slot)
    let isNew =
      place.isInserted
      ? Self.set(place, in: &insertedPages) : Self.set(place, in: &sourcePages)
    count += isNew ? 1 : 0
    return isNew
  }

  /// Adds a run of slots, whole words at a time.
  package mutating func insert(_ slots: Range<UInt32>) {
    var slot = slots.lowerBound
    while slot < slots.upperBound {
      if slot & 63 != 0 || slots.upperBound - slot < 64 {
        insert(slot)
        slot += 1
      } else {
        add(.max, at: slot)
        slot += 64
      }
    }
  }

  /// Inserts the rows of a range whose bits are set. Row 0 is the slot `first`. O(rows / 64).
  mutating func insert(_ bits: RowBits, in rows: Range<Int>, first: UInt32) {
    guard !rows.isEmpty else { return }
    for index in rows.lowerBound >> 6...(rows.upperBound - 1) >> 6 {
      guard index < bits.words.count else { return }
      var word = bits.words[index]
      let start = index << 6
      if start < rows.lowerBound { word &= .max << UInt64(rows.lowerBound - start) }
      if start + 64 > rows.upperBound { word &= .max >> UInt64(start + 64 - rows.upperBound) }
      if word == 0 { continue }
      // Bits are set only for slots that exist, so beyond the last slot there are none.
      let slot = first &+ UInt32(start)
      let shift = UInt64(slot & 63)
      add(word << shift, at: slot)
      if shift > 0 { add(word >> (64 - shift), at: slot &+ 64) }
    }
  }

  /// Inserts the bits of the aligned 64 slots around a slot.
  private mutating func add(_ word: UInt64, at slot: UInt32) {
    if word == 0 { return }
    let place = Place(slot)
    count +=
      place.isInserted
      ? Self.add(word, place, in: &insertedPages) : Self.add(word, place, in: &sourcePages)
  }

  /// The live rows of an order. O(rows), whole words at a time for consecutive slots.
  package init(_ order: RowOrder) {
    order.forEachRun(in: 0..<order.count) { run in
      insert(run.start..<run.start + UInt32(run.count))
    }
  }

  /// The slots of a range as bits. The lowest bit is the first slot. O(range / 64).
  func bits(in slots: Range<UInt32>) -> RowBits {
    var bits = RowBits(count: slots.count)
    for index in bits.words.indices {
      let first = slots.lowerBound + UInt32(index * 64)
      let place = Place(first)
      let shift = UInt64(first & 63)
      var word = self.word(place) >> shift
      if shift > 0, slots.upperBound - first > 64 - UInt32(shift) {
        word |= self.word(Place(first + 64 - UInt32(shift))) << (64 - shift)
      }
      let rest = slots.upperBound - first
      bits.words[index] = rest < 64 ? word & ((1 << UInt64(rest)) - 1) : word
    }
    return bits
  }

  /// The slots of a range, 64 per word. The lowest bit of word 0 is the first slot. O(range / 64).
  package func words(in slots: Range<UInt32>) -> [UInt64] { bits(in: slots).words }

  /// Whether a slot of a range is in the set. O(range / 64).
  package func intersects(_ slots: Range<UInt32>) -> Bool { !bits(in: slots).isEmpty }

  private func word(_ place: Place) -> UInt64 {
    let pages = place.isInserted ? insertedPages : sourcePages
    guard place.page < pages.count, !pages[place.page].isEmpty else { return 0 }
    return pages[place.page][place.word]
  }

  /// Removes a slot. Returns false if it was not in the set. O(1); copies a shared page.
  @discardableResult
  package mutating func remove(_ slot: UInt32) -> Bool {
    guard contains(slot) else { return false }
    let place = Place(slot)
    if place.isInserted {
      Self.clear(place, in: &insertedPages)
    } else {
      Self.clear(place, in: &sourcePages)
    }
    count -= 1
    return true
  }

  /// Removes slots. O(slots).
  package mutating func remove(_ slots: Range<UInt32>) {
    if isEmpty { return }
    for slot in slots { remove(slot) }
  }

  /// Whether no slot is in the set.
  package var isEmpty: Bool { count == 0 }

  /// Inserts the slots of another set. O(pages).
  package mutating func formUnion(_ other: RowSet) { combine(other) { $0 | $1 } }

  /// Removes the slots of another set. O(pages).
  package mutating func subtract(_ other: RowSet) { combine(other) { $0 & ~$1 } }

  /// Keeps only slots that are also in another set. O(pages).
  package mutating func formIntersection(_ other: RowSet) { combine(other) { $0 & $1 } }

  /// The first slot. O(slots before it / 64).
  package var first: UInt32? {
    var found: UInt32?
    forEach { slot in
      found = slot
      return false
    }
    return found
  }

  /// Calls `body` with every slot in ascending order, until it returns false.
  package func forEach(_ body: (UInt32) -> Bool) {
    for (first, pages) in [(0, sourcePages), (RowSlot.firstInserted, insertedPages)] {
      for (page, words) in pages.enumerated() {
        for (index, word) in words.enumerated() {
          var rest = word
          while rest != 0 {
            let bit = page * Self.pageSlots + index << 6 + rest.trailingZeroBitCount
            if !body(first + UInt32(bit)) { return }
            rest &= rest - 1
          }
        }
      }
    }
  }

  private mutating func combine(_ other: RowSet, _ operation: (UInt64, UInt64) -> UInt64) {
    Self.combine(&sourcePages, other.sourcePages, operation)
    Self.combine(&insertedPages, other.insertedPages, operation)
    count = (sourcePages + insertedPages).reduce(0) { sum, page in
      page.reduce(sum) { $0 + $1.nonzeroBitCount }
    }
  }

  private static func combine(
    _ pages: inout [[UInt64]], _ other: [[UInt64]], _ operation: (UInt64, UInt64) -> UInt64
  ) {
    let empty = [UInt64](repeating: 0, count: pageSlots / 64)
    while pages.count < other.count { pages.append([]) }
    for page in pages.indices {
      let (mine, theirs) = (pages[page], page < other.count ? other[page] : [])
      if mine.isEmpty && theirs.isEmpty { continue }
      let combined = zip(mine.isEmpty ? empty : mine, theirs.isEmpty ? empty : theirs)
        .map { operation($0, $1) }
      pages[page] = combined.allSatisfy { $0 == 0 } ? [] : combined
    }
  }

  /// Whether both have the same slots.
  package static func == (left: RowSet, right: RowSet) -> Bool {
    left.count == right.count && Self.equal(left.sourcePages, right.sourcePages)
      && Self.equal(left.insertedPages, right.insertedPages)
  }

  private static func equal(_ left: [[UInt64]], _ right: [[UInt64]]) -> Bool {
    (0..<max(left.count, right.count)).allSatisfy { page in
      let leftPage = page < left.count ? left[page] : []
      let rightPage = page < right.count ? right[page] : []
      if leftPage.isEmpty || rightPage.isEmpty {
        return leftPage.allSatisfy { $0 == 0 } && rightPage.allSatisfy { $0 == 0 }
      }
      return leftPage == rightPage
    }
  }

  /// Clears a bit that is set. A page without bits is freed.
  private static func clear(_ place: Place, in pages: inout [[UInt64]]) {
    pages[place.page][place.word] &= ~place.bit
    guard pages[place.page][place.word] == 0 else { return }
    if pages[place.page].allSatisfy({ $0 == 0 }) { pages[place.page] = [] }
  }

  private static func set(_ place: Place, in pages: inout [[UInt64]]) -> Bool {
    prepare(place, in: &pages)
    if pages[place.page][place.word] & place.bit != 0 { return false }
    pages[place.page][place.word] |= place.bit
    return true
  }

  /// Adds bits to a word. Returns the number of slots added.
  private static func add(_ bits: UInt64, _ place: Place, in pages: inout [[UInt64]]) -> Int {
    prepare(place, in: &pages)
    let added = (bits & ~pages[place.page][place.word]).nonzeroBitCount
    pages[place.page][place.word] |= bits
    return added
  }

  private static func prepare(_ place: Place, in pages: inout [[UInt64]]) {
    if place.page >= pages.count {
      pages.append(contentsOf: repeatElement([], count: place.page + 1 - pages.count))
    }
    if pages[place.page].isEmpty {
      pages[place.page] = Array(repeating: 0, count: pageSlots / 64)
    }
  }

  /// The position of a slot's bit.
  private struct Place {
    var isInserted: Bool
    var page: Int
    var word: Int
    var bit: UInt64

    init(_ slot: UInt32) {
      isInserted = slot >= RowSlot.firstInserted
      let number = Int(isInserted ? slot - RowSlot.firstInserted : slot)
      page = number / RowSet.pageSlots
      word = (number % RowSet.pageSlots) >> 6  // a shift binds more tightly than %
      bit = 1 << UInt64(number & 63)
    }
  }
}
