/// A row's internal number: given once, never reused while history can name it.
///
/// Rows that came with the source (a file's records, the rows of `table/create`) are numbered from
/// 0 in source order; rows inserted by edits are numbered from ``firstInserted``; section entries,
/// when they come, from ``firstEntry``. So a loading file and an editing client never compete for
/// a number. Slots never leave the daemon: the wire speaks of keys.
package struct RowSlot: Hashable, Comparable, Sendable {
  /// The number itself.
  package var rawValue: UInt32

  /// Wraps a number.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first number given to a row inserted by an edit. Source rows lie below: at most 2³¹.
  package static let firstInserted: UInt32 = 0x8000_0000
  /// The first number kept free for entries that are no data rows (section headers and the like).
  package static let firstEntry: UInt32 = 0xC000_0000

  /// Whether an edit inserted this row, so that all of its cells live in the overlay.
  package var isInserted: Bool { rawValue >= Self.firstInserted }

  /// Orders slots by number, which for source rows is the order they came in.
  @inlinable package static func < (left: RowSlot, right: RowSlot) -> Bool {
    left.rawValue < right.rawValue
  }
}
