import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// The index of a table's source rows by key, for keys from columns: slot → key and key → slot.
///
/// It is built once and completely before the table is opened; changes by edits are in
/// ``RowKeyMap``. It is an open hash table of slots over the keys by slot: 4 to 8 bytes per row
/// beside the keys themselves.
package final class KeyIndex: Sendable {
  private enum Storage: Sendable {
    case integers([Int64])
    case texts(TextArena)
  }

  private let storage: Storage
  private let table: [UInt32]
  private let mask: Int
  private let seed: UInt64
  private static let free = UInt32.max

  /// Whether keys are integers.
  package var hasIntegerKeys: Bool {
    if case .integers = storage { true } else { false }
  }

  /// Approximate memory, in bytes.
  var byteSize: Int {
    switch storage {
    case .integers(let keys): HeapSize.array(keys) + HeapSize.array(table)
    case .texts(let arena):
      HeapSize.array(arena.bytes) + HeapSize.array(arena.offsets) + HeapSize.array(table)
    }
  }

  /// The number of rows with keys.
  package var count: Int {
    switch storage {
    case .integers(let keys): keys.count
    case .texts(let arena): arena.count
    }
  }

  /// Indexes integer keys by slot. O(n).
  ///
  /// - Parameter isCancelled: Checked every few thousand keys.
  /// - Throws: ``TableError/duplicateKeys(_:)`` with the first ones found,
  ///   ``TableError/cancelled``.
  package convenience init(
    integers: [Int64], isCancelled: () -> Bool = { false }
  ) throws(TableError) {
    try self.init(.integers(integers), count: integers.count, isCancelled)
  }

  /// Indexes text keys by slot. O(n).
  ///
  /// - Parameter isCancelled: Checked every few thousand keys.
  /// - Throws: ``TableError/duplicateKeys(_:)`` with the first ones found,
  ///   ``TableError/cancelled``.
  package convenience init(
    texts: TextArena, isCancelled: () -> Bool = { false }
  ) throws(TableError) {
    try self.init(.texts(texts), count: texts.count, isCancelled)
  }

  private init(
    _ storage: Storage, count: Int, _ isCancelled: () -> Bool
  ) throws(TableError) {
    var size = 16
    while size < count * 2 { size *= 2 }
    self.storage = storage
    mask = size - 1
    seed = SystemRandomNumberGenerator.seed()
    var table = [UInt32](repeating: Self.free, count: size)
    var duplicates: [DuplicateKey] = []
    for slot in 0..<UInt32(count) {
      if slot & 0xFFF == 0xFFF, isCancelled() { throw .cancelled }
      var place = Self.hash(storage, slot, seed) & mask
      while table[place] != Self.free, !Self.isSame(storage, table[place], slot) {
        place = (place + 1) & mask
      }
      if table[place] == Self.free {
        table[place] = slot
      } else if duplicates.count < 20 {
        let key = Self.key(storage, slot)
        duplicates.append(DuplicateKey(key: key, rows: [Int(table[place]), Int(slot)]))
      }
    }
    self.table = table
    if !duplicates.isEmpty { throw .duplicateKeys(duplicates) }
  }

  /// The keys of some source rows, without a value per key; nil for a slot without a key here.
  func keys(of slots: [UInt32]) -> DiffKeys? {
    guard slots.allSatisfy({ Int($0) < count }) else { return nil }
    switch storage {
    case .integers(let keys): return .integers(slots.map { keys[Int($0)] })
    case .texts(let arena):
      var texts = TextArena()
      texts.reserve(texts: slots.count, bytes: arena.bytes.count)
      for slot in slots { texts.append(arena[Int(slot)]) }
      return .texts(texts)
    }
  }

  /// The key of a source row. `slot` in `0..<count`.
  package func key(of slot: UInt32) -> RowKey { Self.key(storage, slot) }

  /// The source row with a key, or nil. O(1).
  package func slot(of key: RowKey) -> UInt32? {
    var place = Self.hash(key, seed) & mask
    while table[place] != Self.free {
      if self.key(of: table[place]) == key { return table[place] }
      place = (place + 1) & mask
    }
    return nil
  }

  private static func key(_ storage: Storage, _ slot: UInt32) -> RowKey {
    switch storage {
    case .integers(let keys): .integer(keys[Int(slot)])
    case .texts(let arena): .text(Text(arena[Int(slot)]))
    }
  }

  private static func isSame(_ storage: Storage, _ left: UInt32, _ right: UInt32) -> Bool {
    switch storage {
    case .integers(let keys): keys[Int(left)] == keys[Int(right)]
    case .texts(let arena): arena[Int(left)].elementsEqual(arena[Int(right)])
    }
  }

  private static func hash(_ storage: Storage, _ slot: UInt32, _ seed: UInt64) -> Int {
    switch storage {
    case .integers(let keys): KeyHash.hash(keys[Int(slot)], seed)
    case .texts(let arena): KeyHash.hash(arena[Int(slot)], seed)
    }
  }

  private static func hash(_ key: RowKey, _ seed: UInt64) -> Int { KeyHash.hash(key, seed) }
}

/// Seeded hashes of keys. The seed prevents a file from choosing collisions.
enum KeyHash {
  static func hash(_ key: RowKey, _ seed: UInt64) -> Int {
    switch key {
    case .integer(let number): hash(number, seed)
    case .text(let text): hash(text.utf8[...], seed)
    }
  }

  static func hash(_ number: Int64, _ seed: UInt64) -> Int {
    finish(UInt64(bitPattern: number) ^ seed)
  }

  static func hash(_ bytes: ArraySlice<UInt8>, _ seed: UInt64) -> Int {
    var hash = seed ^ 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return finish(hash)
  }

  /// The finalizer of SplitMix64, truncated to a non-negative integer.
  private static func finish(_ bits: UInt64) -> Int {
    var mixed = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 1)
  }
}

extension SystemRandomNumberGenerator {
  static func seed() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
