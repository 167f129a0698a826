import ColumnStorage
import Synchronization

/// How much memory making an order may take for what it compares.
///
/// Of long texts only the beginnings are kept, as much as the budget has for each row; rows that
/// agree in these are told apart by reading their texts again, a piece at a time.
package struct SortBudget: Sendable {
  /// Bytes of the texts that are compared, of all rows and keys.
  package var keyBytes = 256 << 20
  /// The fewest bytes that are kept of a text, however many rows there are.
  package var textBytesMin = 14
  /// The most bytes that are kept of a text, however few rows there are.
  package var textBytesMax = 1 << 10
  /// The most rows that are sorted.
  package var rowsMax = Self.rowsMax
  /// Bytes of the sections that a view may fall into.
  package var sectionBytes = Self.sectionBytesMax
  /// Where it is noted what is held.
  package var account = MemoryAccount.process

  /// The most rows that are sorted: each takes about fifty bytes beside what is compared.
  package static let rowsMax = 1 << 26
  /// The most bytes that the sections of a view take: their values, and what finds their rows.
  package static let sectionBytesMax = 1 << 30

  /// The budget of a daemon.
  package init() {}

  /// Bytes of each text that are kept for some rows and sort keys.
  func textBytes(rows: Int, keys: Int) -> Int {
    max(textBytesMin, min(textBytesMax, keyBytes / max(1, rows * keys)))
  }
}

/// Memory that is noted as held for a purpose, at most as long as this lives.
final class HeldMemory: Sendable {
  private let account: MemoryAccount
  private let purpose: MemoryAccount.Purpose
  private let held = Mutex(0)

  init(_ account: MemoryAccount, for purpose: MemoryAccount.Purpose = .sorting) {
    self.account = account
    self.purpose = purpose
  }

  deinit { account.add(-held.withLock { $0 }, for: purpose) }

  /// How many bytes are held.
  var bytes: Int { held.withLock { $0 } }

  /// Notes that so many more bytes are held; negative: that they were given back.
  func add(_ bytes: Int) {
    held.withLock { $0 += bytes }
    account.add(bytes, for: purpose)
  }
}

extension EncodedKeys {
  /// About how many bytes it takes.
  var byteSize: Int {
    words.count * 8 + (moreWords?.count ?? 0) * 8 + (classes?.count ?? 0)
      + (texts.map { $0.bytes.count + $0.offsets.count * 4 } ?? 0)
  }
}

extension KeyColumn {
  /// About how many bytes it takes.
  var byteSize: Int {
    switch self {
    case .words(let words): words.count * 8
    case .texts(let texts, isDescending: _): texts.bytes.count + texts.offsets.count * 8
    }
  }

  /// Whether the text of a row has just so many bytes.
  func hasText(of row: UInt32, bytes: Int) -> Bool {
    guard case .texts(let texts, isDescending: _) = self else { return false }
    return texts.offsets[Int(row) + 1] - texts.offsets[Int(row)] == bytes
  }

  /// Whether some text has just so many bytes. O(rows).
  func hasTexts(bytes: Int) -> Bool {
    guard case .texts(let texts, isDescending: _) = self else { return false }
    return (0..<texts.count).contains { texts.offsets[$0 + 1] - texts.offsets[$0] == bytes }
  }
}
