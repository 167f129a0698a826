import Synchronization
import TableValues

/// Values that stand first among the sections of a level, in this order.
///
/// What they are compared by is made once and kept with them: every step of a view compares rows
/// with their places, and there may be thousands.
package final class ListedValues: Hashable, Sendable {
  /// The values.
  package let values: [CellValue]
  /// By type of the column, the places of the values by what a comparison of values sees.
  private let ranks = Mutex<[ColumnType: [KeyValue: UInt64]]>([:])

  /// Lists values.
  package init(_ values: [CellValue]) {
    self.values = values
  }

  /// The places of the values in a column of a type. O(values) the first time, then O(1).
  func ranks(as type: ColumnType) -> [KeyValue: UInt64] {
    if let known = ranks.withLock({ $0[type] }) { return known }
    let plain = KeyEncoder(
      key: SortKey(column: ColumnNumber(0), purpose: .sectionValue), type: type)
    var made: [KeyValue: UInt64] = [:]
    made.reserveCapacity(values.count)
    for value in values {
      let key = plain.key(of: Cell(value))
      if made[key] == nil { made[key] = UInt64(made.count) }
    }
    ranks.withLock { $0[type] = made }
    return made
  }

  /// Whether both list the same values in the same order. O(1) for one list.
  package static func == (left: ListedValues, right: ListedValues) -> Bool {
    left === right || left.values == right.values
  }

  /// Hashes what equality compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(values.count)
    hasher.combine(values.first)
  }
}
