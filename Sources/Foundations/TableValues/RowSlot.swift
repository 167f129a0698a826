/// A row's internal number. It is assigned once and not reused while the history can refer to it.
///
/// Rows of the source (a file's records, the rows of `table/create`) are numbered from 0 in source
/// order. Rows inserted by edits are numbered from ``firstInserted``, section entries from
/// ``firstEntry``. So a loading file and an editing client never compete for a number. Slots never
/// leave the daemon: the wire uses keys.
package struct RowSlot: Hashable, Comparable, Sendable {
  /// The number itself.
  package var rawValue: UInt32

  /// Wraps a number.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first number for rows inserted by edits. Slots of source rows are smaller: at most 2³¹
  /// rows.
  package static let firstInserted: UInt32 = 0x8000_0000
  /// The first number reserved for entries that are not data rows, such as section headers.
  package static let firstEntry: UInt32 = 0xC000_0000

  /// Whether an edit inserted this row. All of its cells are then in the overlay.
  package var isInserted: Bool { rawValue >= Self.firstInserted }

  /// Orders slots by number: for source rows, their order in the source.
  @inlinable package static func < (left: RowSlot, right: RowSlot) -> Bool {
    left.rawValue < right.rawValue
  }
}
