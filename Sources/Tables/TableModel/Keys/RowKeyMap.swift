import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// The two-way map between rows and their keys.
///
/// It is a value. Keys assigned by edits are in persistent maps, so that a copy for a draft is
/// O(1).
package struct RowKeyMap: Sendable {
  /// The origin of keys.
  package enum Origin: Sendable {
    /// The daemon assigns them: the record number from 1, then the next free number.
    case given
    /// Key columns, indexed when the table was opened.
    case columns(KeyIndex)
  }

  /// The origin of keys.
  package let origin: Origin
  /// Assigned keys of inserted rows, as runs of consecutive numbers. There is nearly always one
  /// run, so copying is cheap. Invariant: ordinals and keys are ascending.
  private var givenRuns: [GivenRun] = []
  private var givenCount = 0
  /// Keys assigned by edits to rows of a table with key columns.
  private var editedKeys = SlotMap<RowKey>()
  /// Rows by the lowest 32 bits of the hash of their edited key.
  private var editedSlots = HashedSlots()
  private let seed: UInt64

  /// The keys of an unedited table.
  package init(_ origin: Origin) {
    self.origin = origin
    seed = SystemRandomNumberGenerator.seed()
  }

  /// Whether the daemon assigns the keys.
  package var isGiven: Bool {
    if case .given = origin { true } else { false }
  }

  /// The key of a row, live or dead.
  package func key(of slot: UInt32) -> RowKey {
    switch origin {
    case .given:
      if slot < RowSlot.firstInserted { return .integer(Int64(slot) + 1) }
      return .integer(givenKey(ofOrdinal: Int(slot - RowSlot.firstInserted)))
    case .columns(let index):
      // A forgotten row has no key any more. Nothing should ask for it.
      return editedKeys[slot] ?? (Int(slot) < index.count ? index.key(of: slot) : .integer(0))
    }
  }

  /// The keys of some rows, for matching. O(slots).
  func diffKeys(of slots: [UInt32]) -> DiffKeys {
    if case .columns(let index) = origin, editedKeys.isEmpty, let keys = index.keys(of: slots) {
      return keys
    }
    return DiffKeys(slots.map { key(of: $0) })
  }

  /// The rows with a key. There are several if dead rows had it too. Normally O(1).
  package func slots(of key: RowKey, sourceRowCount: Int) -> [UInt32] {
    switch origin {
    case .given: return givenSlot(of: key, sourceRowCount: sourceRowCount).map { [$0] } ?? []
    case .columns(let index):
      var found = editedSlots.slots(of: bucket(of: key)).filter { editedKeys[$0] == key }
      if let slot = index.slot(of: key), editedKeys[slot] == nil { found.append(slot) }
      return found
    }
  }

  /// The rows that can have a key. Normally O(1).
  func candidate(of key: RowKey, sourceRowCount: Int) -> Candidate {
    switch origin {
    case .given: .one(givenSlot(of: key, sourceRowCount: sourceRowCount))
    case .columns(let index): editedKeys.isEmpty ? .one(index.slot(of: key)) : .many
    }
  }

  /// The rows that can have a key.
  enum Candidate {
    /// This one only; nil: none.
    case one(UInt32?)
    /// All of ``slots(of:sourceRowCount:)``, because keys were edited.
    case many
  }

  /// Assigns keys to rows that were just inserted: the next free numbers, at least `first`.
  package mutating func giveKeys(count: Int, atLeast first: Int64) {
    let last = givenCount == 0 ? 0 : givenKey(ofOrdinal: givenCount - 1)
    if givenRuns.isEmpty || first > last + 1 {
      givenRuns.append(GivenRun(ordinal: givenCount, key: max(first, last + 1)))
    }
    givenCount += count
  }

  /// Whether no inserted row has a key that a source of so many rows needs.
  func leavesFree(_ sourceRowCount: Int) -> Bool {
    givenRuns.first.map { $0.key > Int64(sourceRowCount) } ?? true
  }

  /// Sets the key of a row of a table with key columns.
  package mutating func setKey(_ key: RowKey, of slot: UInt32) {
    if let old = editedKeys[slot] { editedSlots.remove(slot, hash: bucket(of: old)) }
    editedKeys[slot] = key
    editedSlots.insert(slot, hash: bucket(of: key))
  }

  /// Discards the keys of inserted rows that nothing can refer to any more. Assigned keys need no
  /// memory.
  mutating func forget(_ runs: [Range<UInt32>]) {
    if editedKeys.isEmpty { return }
    for run in runs {
      for slot in run {
        guard let key = editedKeys[slot] else { continue }
        editedSlots.remove(slot, hash: bucket(of: key))
      }
      editedKeys.removeRange(Int(run.lowerBound)..<Int(run.upperBound))
    }
  }

  /// Approximate memory of the keys, in bytes. O(edited keys).
  package var byteSize: Int {
    let edited = editedKeys.byteSize { $0.byteSize } + editedSlots.byteSize
    guard case .columns(let index) = origin else { return edited }
    return edited + index.byteSize
  }

  private func bucket(of key: RowKey) -> UInt32 {
    UInt32(truncatingIfNeeded: KeyHash.hash(key, seed))
  }

  private func givenSlot(of key: RowKey, sourceRowCount: Int) -> UInt32? {
    guard case .integer(let number) = key, number >= 1 else { return nil }
    if number <= Int64(sourceRowCount) { return UInt32(number - 1) }
    guard let run = givenRuns.last(where: { $0.key <= number }) else { return nil }
    let ordinal = run.ordinal + Int(number - run.key)
    guard ordinal < givenCount, givenKey(ofOrdinal: ordinal) == number else { return nil }
    return RowSlot.firstInserted + UInt32(ordinal)
  }

  private func givenKey(ofOrdinal ordinal: Int) -> Int64 {
    guard let run = givenRuns.last(where: { $0.ordinal <= ordinal }) else { return 0 }
    return run.key + Int64(ordinal - run.ordinal)
  }
}

extension RowKey {
  /// Approximate memory beyond its own place, in bytes.
  var byteSize: Int {
    switch self {
    case .integer: 0
    case .text(let text): HeapSize.array(text.utf8)
    }
  }
}

/// Inserted rows with consecutive assigned keys.
private struct GivenRun: Sendable {
  /// The first row's ordinal among inserted rows.
  var ordinal: Int
  /// The first row's key.
  var key: Int64
}
