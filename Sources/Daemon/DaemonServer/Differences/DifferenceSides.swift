import WireProtocol

/// The tables of which a table is the difference.
struct DifferenceSides: Sendable {
  /// The table before.
  let from: TableID
  /// The table after.
  let to: TableID
}
