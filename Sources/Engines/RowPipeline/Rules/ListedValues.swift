import Synchronization
import TableValues

/// Values whose sections come first on a level, in this order.
///
/// Their comparison keys are computed once and cached here. Every step of a view compares rows with
/// their ranks, and there may be thousands.
package final class ListedValues: Hashable, Sendable {
  /// The values.
  package let values: [CellValue]
  /// The ranks of the values by comparison key, by type of the column.
  private let ranks = Mutex<[ColumnType: [KeyValue: UInt64]]>([:])

  /// Lists values.
  package init(_ values: [CellValue]) {
    self.values = values
  }

  /// The ranks of the values in a column of a type. O(values) the first time, then O(1).
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

  /// Whether both list the same values in the same order. O(1) for the same list.
  package static func == (left: ListedValues, right: ListedValues) -> Bool {
    left === right || left.values == right.values
  }

  /// Hashes consistently with `==`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(values.count)
    hasher.combine(values.first)
  }
}
