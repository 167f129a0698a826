import ColumnStorage

/// Matches the rows of two contents by key.
///
/// Rows at the expected position (directly behind the last match or a few rows further) are matched
/// by comparison alone. Only the remaining rows are hashed. Every other key is looked up in that
/// small table, so that duplicates are found at any position.
enum KeyMatching {
  /// For each new row the old row with the same key, or -1. O(n).
  ///
  /// - Parameters:
  ///   - checksOld: Whether old rows may have duplicate keys, so that this must be checked.
  ///   - isCancelled: Checked every few thousand rows.
  /// - Returns: nil if it was cancelled.
  /// - Throws: ``DuplicateRows``. The new side is checked first.
  static func origins(
    old: DiffKeys, new: DiffKeys, checksOld: Bool, isCancelled: () -> Bool = { false }
  ) throws(DuplicateRows) -> [Int]? {
    switch (old, new) {
    case (.integers(let old), .integers(let new)):
      return try result(
        old.withUnsafeBufferPointer { old in
          new.withUnsafeBufferPointer { new in
            match(
              IntegerReader(keys: old), IntegerReader(keys: new), checksOld: checksOld, isCancelled)
          }
        })
    case (.texts(let old), .texts(let new)):
      return try result(
        TextReader.with(old) { old in
          TextReader.with(new) { new in match(old, new, checksOld: checksOld, isCancelled) }
        })
    case (.integers, .texts), (.texts, .integers):
      // Integers and texts are never equal, but each side may have duplicates of its own.
      _ = try origins(old: new.emptied, new: new, checksOld: false, isCancelled: isCancelled)
      if checksOld {
        _ = try origins(old: old, new: old.emptied, checksOld: true, isCancelled: isCancelled)
      }
      if isCancelled() { return nil }
      return [Int](repeating: -1, count: new.count)
    }
  }

  private static func result(_ match: Match?) throws(DuplicateRows) -> [Int]? {
    guard let match else { return nil }
    if let duplicates = match.duplicates { throw duplicates }
    return match.origins
  }

  private struct Match {
    var origins: [Int]
    var duplicates: DuplicateRows?
  }

  private static func match<Reader: KeyReader>(
    _ old: Reader, _ new: Reader, checksOld: Bool, _ isCancelled: () -> Bool
  ) -> Match? {
    var aligned = Alignment(oldCount: old.count, newCount: new.count)
    aligned.run(old, new, isCancelled)
    if isCancelled() { return nil }
    let seed = UInt64.random(in: .min ... .max)
    var origins = aligned.origins
    var targets = aligned.targets
    var duplicates = DuplicateRows(isOld: false)
    var table = KeyTable(capacity: aligned.newLeft)
    if aligned.newLeft > 0 {
      for place in 0..<new.count where origins[place] < 0 {
        if place & 0xFFF == 0xFFF, isCancelled() { return nil }
        let twin = table.findOrInsert(new.hash(place, seed), place) { new.isSame($0, new, place) }
        if let twin { duplicates.add(twin, place) }
      }
      for place in 0..<old.count {
        if place & 0xFFF == 0xFFF, isCancelled() { return nil }
        let found = table.find(old.hash(place, seed)) { new.isSame($0, old, place) }
        guard let found else { continue }
        if targets[place] >= 0 {
          duplicates.add(targets[place], found)
        } else if origins[found] < 0 {
          origins[found] = place
          targets[place] = found
        }
      }
    }
    if !duplicates.pairs.isEmpty { return Match(origins: [], duplicates: duplicates) }
    if isCancelled() { return nil }
    let twins = checksOld ? oldDuplicates(old, new, origins, targets, seed, isCancelled) : nil
    if checksOld, isCancelled() { return nil }
    return Match(origins: origins, duplicates: twins)
  }

  /// Duplicates of old keys: among old rows without a match, or between one of these and a matched
  /// one.
  private static func oldDuplicates<Reader: KeyReader>(
    _ old: Reader, _ new: Reader, _ origins: [Int], _ targets: [Int], _ seed: UInt64,
    _ isCancelled: () -> Bool
  ) -> DuplicateRows? {
    let left = targets.reduce(0) { $0 + ($1 < 0 ? 1 : 0) }
    guard left > 0 else { return nil }
    var duplicates = DuplicateRows(isOld: true)
    var table = KeyTable(capacity: left)
    for place in 0..<old.count where targets[place] < 0 {
      if place & 0xFFF == 0xFFF, isCancelled() { return nil }
      let twin = table.findOrInsert(old.hash(place, seed), place) { old.isSame($0, old, place) }
      if let twin { duplicates.add(twin, place) }
    }
    for place in 0..<new.count where origins[place] >= 0 {
      if place & 0xFFF == 0xFFF, isCancelled() { return nil }
      if let twin = table.find(new.hash(place, seed), isSame: { old.isSame($0, new, place) }) {
        duplicates.add(origins[place], twin)
      }
    }
    return duplicates.pairs.isEmpty ? nil : duplicates
  }
}

extension DiffKeys {
  /// No keys, of the same type.
  fileprivate var emptied: DiffKeys {
    switch self {
    case .integers: .integers([])
    case .texts: .texts(TextArena())
    }
  }
}

/// Matches found by comparing neighbours only.
private struct Alignment {
  private(set) var origins: [Int]
  private(set) var targets: [Int]
  private var matched = 0

  /// The number of rows that are examined ahead at a difference.
  private static let reach = 8

  init(oldCount: Int, newCount: Int) {
    origins = [Int](repeating: -1, count: newCount)
    targets = [Int](repeating: -1, count: oldCount)
  }

  /// The number of new rows without a match so far.
  var newLeft: Int { origins.count - matched }

  private mutating func take(_ oldPlace: Int, _ newPlace: Int) {
    origins[newPlace] = oldPlace
    targets[oldPlace] = newPlace
    matched += 1
  }

  /// Matches from the end back to the first difference, then from the front.
  ///
  /// - Parameter isCancelled: Checked every few thousand rows. After a cancellation, matches are
  ///   missing.
  mutating func run<Reader: KeyReader>(
    _ old: Reader, _ new: Reader, _ isCancelled: () -> Bool
  ) {
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > 0, newEnd > 0, old.isSame(oldEnd - 1, new, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      take(oldEnd, newEnd)
      if newEnd & 0xFFF == 0, isCancelled() { return }
    }
    var (oldPlace, newPlace, misses) = (0, 0, 0)
    var found = 0
    while oldPlace < oldEnd, newPlace < newEnd {
      if newPlace & 0xFFF == 0xFFF, isCancelled() { return }
      if old.isSame(oldPlace, new, newPlace) {
        take(oldPlace, newPlace)
        (oldPlace, newPlace, found) = (oldPlace + 1, newPlace + 1, found + 1)
        continue
      }
      misses += 1
      if misses > 64 + found { return }  // another order, for which hashing is cheaper
      var (oldStep, newStep) = (1, 1)
      for step in 1...Self.reach {
        if oldPlace + step < oldEnd, old.isSame(oldPlace + step, new, newPlace) {
          (oldStep, newStep) = (step, 0)
          break
        }
        if newPlace + step < newEnd, old.isSame(oldPlace, new, newPlace + step) {
          (oldStep, newStep) = (0, step)
          break
        }
      }
      (oldPlace, newPlace) = (oldPlace + oldStep, newPlace + newStep)
    }
  }
}

/// Access to keys in memory without making a value per key.
private protocol KeyReader {
  var count: Int { get }
  func hash(_ place: Int, _ seed: UInt64) -> UInt64
  func isSame(_ place: Int, _ other: Self, _ otherPlace: Int) -> Bool
}

private struct IntegerReader: KeyReader {
  let keys: UnsafeBufferPointer<Int64>

  var count: Int { keys.count }

  @inline(__always)
  func hash(_ place: Int, _ seed: UInt64) -> UInt64 {
    KeyBits.folded(UInt64(bitPattern: keys[place]) ^ seed, 0x9E37_79B9_7F4A_7C15)
  }

  @inline(__always)
  func isSame(_ place: Int, _ other: Self, _ otherPlace: Int) -> Bool {
    keys[place] == other.keys[otherPlace]
  }
}

private struct TextReader: KeyReader {
  let bytes: UnsafeRawBufferPointer
  let offsets: UnsafeBufferPointer<UInt32>

  static func with<Result>(_ arena: TextArena, _ body: (TextReader) -> Result) -> Result {
    arena.bytes.withUnsafeBytes { bytes in
      arena.offsets.withUnsafeBufferPointer { body(TextReader(bytes: bytes, offsets: $0)) }
    }
  }

  var count: Int { offsets.count - 1 }

  @inline(__always)
  func hash(_ place: Int, _ seed: UInt64) -> UInt64 {
    let (start, end) = (Int(offsets[place]), Int(offsets[place + 1]))
    return KeyBits.hash(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), seed)
  }

  @inline(__always)
  func isSame(_ place: Int, _ other: Self, _ otherPlace: Int) -> Bool {
    let (start, end) = (Int(offsets[place]), Int(offsets[place + 1]))
    let (first, last) = (Int(other.offsets[otherPlace]), Int(other.offsets[otherPlace + 1]))
    guard end - start == last - first else { return false }
    return KeyBits.isSame(bytes, start, other.bytes, first, count: end - start)
  }
}

/// Hashing and comparison of bytes.
enum KeyBits {
  /// The exclusive or of both halves of the product, as in wyhash (Wang Yi, 2019). Every bit
  /// affects every other.
  @inline(__always)
  static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  /// A seeded hash of bytes, eight at a time.
  @inline(__always)
  static func hash(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64 {
    var state = seed ^ UInt64(bytes.count) &* 0xA076_1D64_78BD_642F
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state = folded(state ^ word, 0xE703_7ED1_A0B4_28DB)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return folded(state ^ rest ^ 0x8EBC_6AF0_9C88_C6E3, 0x5896_36E0_2E29_7C0B)
  }

  /// Whether the bytes at two positions are equal.
  @inline(__always)
  static func isSame(
    _ left: UnsafeRawBufferPointer, _ leftStart: Int, _ right: UnsafeRawBufferPointer,
    _ rightStart: Int, count: Int
  ) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      let a = left.loadUnaligned(fromByteOffset: leftStart + offset, as: UInt64.self)
      let b = right.loadUnaligned(fromByteOffset: rightStart + offset, as: UInt64.self)
      if a != b { return false }
      offset += 8
    }
    while offset < count {
      if left[leftStart + offset] != right[rightStart + offset] { return false }
      offset += 1
    }
    return true
  }
}

/// A hash table from 32-bit key fragments to indices, with open addressing and at most half full.
///
/// It stores no keys: a cell is one word, and looking up a missing key normally costs at most one
/// cache miss.
private struct KeyTable {
  /// The fragment in the high half, one more than the index in the low half; 0 if free.
  private var cells: [UInt64]
  private let mask: Int

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    cells = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// The index of an equal key, or nil.
  @inline(__always)
  func find(_ hash: UInt64, isSame: (_ place: Int) -> Bool) -> Int? {
    cells.withUnsafeBufferPointer { cells in
      var index = Int(truncatingIfNeeded: hash) & mask
      while cells[index] != 0 {
        let place = Int(cells[index] & 0xFFFF_FFFF) - 1
        if cells[index] >> 32 == hash >> 32 && isSame(place) { return place }
        index = (index + 1) & mask
      }
      return nil
    }
  }

  /// The index of an equal key if there is one. Otherwise inserts this one.
  @inline(__always)
  mutating func findOrInsert(
    _ hash: UInt64, _ place: Int, isSame: (_ place: Int) -> Bool
  ) -> Int? {
    var index = Int(truncatingIfNeeded: hash) & mask
    while cells[index] != 0 {
      let found = Int(cells[index] & 0xFFFF_FFFF) - 1
      if cells[index] >> 32 == hash >> 32 && isSame(found) { return found }
      index = (index + 1) & mask
    }
    cells[index] = (hash >> 32) << 32 | UInt64(UInt32(truncatingIfNeeded: place + 1))
    return nil
  }
}
