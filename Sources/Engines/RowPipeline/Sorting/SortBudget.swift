import ColumnStorage
import Synchronization

/// The memory limits of building an order.
///
/// Of long texts only a prefix is kept, as long as the budget allows for each row. Rows with equal
/// prefixes are resolved by reading their texts again, one part at a time.
package struct SortBudget: Sendable {
  /// The limit of all comparison texts, in bytes.
  package var keyBytes = 256 << 20
  /// The minimum length of a text prefix, in bytes, however many rows there are.
  package var textBytesMin = 14
  /// The maximum length of a text prefix, in bytes, however few rows there are.
  package var textBytesMax = 1 << 10
  /// The maximum number of rows that are sorted.
  package var rowsMax = Self.rowsMax
  /// The limit of a view's sections, in bytes.
  package var sectionBytes = Self.sectionBytesMax
  /// The limit of one value of a section's key, in bytes.
  package var sectionKeyBytes = Self.sectionKeyBytesMax
  /// The account that memory is charged to.
  package var account = MemoryAccount.process

  /// The maximum number of rows that are sorted. Each needs about fifty bytes besides its keys.
  package static let rowsMax = 1 << 26
  /// The limit of a view's sections, in bytes: their values and their index.
  package static let sectionBytesMax = 1 << 30
  /// The limit of one value of a section's key, in bytes. Clients are sent whole keys, since they
  /// name sections by them.
  package static let sectionKeyBytesMax = 4096

  /// The default budget.
  package init() {}

  /// The prefix length for a number of rows and sort keys, in bytes.
  func textBytes(rows: Int, keys: Int) -> Int {
    max(textBytesMin, min(textBytesMax, keyBytes / max(1, rows * keys)))
  }
}

/// Memory that is charged to a purpose for the lifetime of this object.
final class HeldMemory: Sendable {
  private let account: MemoryAccount
  private let purpose: MemoryAccount.Purpose
  private let held = Mutex(0)

  init(_ account: MemoryAccount, for purpose: MemoryAccount.Purpose = .sorting) {
    self.account = account
    self.purpose = purpose
  }

  deinit { account.add(-held.withLock { $0 }, for: purpose) }

  /// The number of bytes charged.
  var bytes: Int { held.withLock { $0 } }

  /// Charges more bytes. A negative number credits them.
  func add(_ bytes: Int) {
    held.withLock { $0 += bytes }
    account.add(bytes, for: purpose)
  }
}

extension EncodedKeys {
  /// Approximate memory, in bytes.
  var byteSize: Int {
    words.count * 8 + (moreWords?.count ?? 0) * 8 + (classes?.count ?? 0)
      + (texts.map { $0.bytes.count + $0.offsets.count * 4 } ?? 0)
  }
}

extension KeyColumn {
  /// Approximate memory, in bytes.
  var byteSize: Int {
    switch self {
    case .words(let words): words.count * 8
    case .texts(let texts, isDescending: _): texts.bytes.count + texts.offsets.count * 8
    }
  }

  /// Whether the text of a row has exactly a number of bytes.
  func hasText(of row: UInt32, bytes: Int) -> Bool {
    guard case .texts(let texts, isDescending: _) = self else { return false }
    return texts.offsets[Int(row) + 1] - texts.offsets[Int(row)] == bytes
  }

  /// Whether some text has exactly a number of bytes. O(rows).
  func hasTexts(bytes: Int) -> Bool {
    guard case .texts(let texts, isDescending: _) = self else { return false }
    return (0..<texts.count).contains { texts.offsets[$0 + 1] - texts.offsets[$0] == bytes }
  }
}
