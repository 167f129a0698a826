import ColumnStorage
import TableValues

/// The aggregates to compute over one column.
package struct AggregatePlan: Hashable, Sendable {
  /// The column.
  package let column: ColumnNumber
  /// The type of its cells.
  package let type: ColumnType
  /// The aggregates.
  package let kinds: Set<AggregateKind>
  /// The number of smallest and of largest values that are kept. That many distinct values can be
  /// removed at one end before the rows must be counted again.
  package let extremesMax: Int

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - kinds: The aggregates. Those that do not apply to the type stay null.
  ///   - isKept: Whether cells will be removed again.
  package init(column: Column, kinds: Set<AggregateKind>, isKept: Bool) {
    self.column = column.number
    type = column.type
    let kinds = kinds.filter { $0.applies(to: column.type) }
    self.kinds = kinds
    needsSum = kinds.contains(.sum) || kinds.contains(.mean)
    needsDistinct = kinds.contains(.distinct)
    needsLow = kinds.contains(.min)
    needsHigh = kinds.contains(.max)
    extremesMax = isKept ? 64 : 1
  }

  /// The parts of the accumulator that are needed.
  let needsSum: Bool
  let needsDistinct: Bool
  let needsLow: Bool
  let needsHigh: Bool

  var needsKeys: Bool { needsDistinct || needsLow || needsHigh }
  var needsCells: Bool { !kinds.isEmpty }

  /// The comparison of values: that of a sort by value.
  var encoder: KeyEncoder {
    KeyEncoder(key: SortKey(column: column, comparator: .value), type: type)
  }

  /// The request for the column's cells.
  var request: ColumnRequest { ColumnRequest(column, as: .values(type)) }
}
