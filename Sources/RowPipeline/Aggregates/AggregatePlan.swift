import ColumnStorage
import TableValues

/// What is kept of the cells of one column, so that some kinds can be told.
package struct AggregatePlan: Hashable, Sendable {
  /// The column.
  package let column: ColumnNumber
  /// The type of its cells.
  package let type: ColumnType
  /// What can be told.
  package let kinds: Set<AggregateKind>
  /// How many of the smallest and of the largest values are kept: so many different ones can be
  /// taken out at an end before the rows have to be counted anew.
  package let extremesMax: Int

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - kinds: What will be asked; kinds that do not apply to the type stay null.
  ///   - isKept: Whether cells will be taken out again.
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

  /// What of it has to be kept.
  let needsSum: Bool
  let needsDistinct: Bool
  let needsLow: Bool
  let needsHigh: Bool

  var needsKeys: Bool { needsDistinct || needsLow || needsHigh }
  var needsCells: Bool { !kinds.isEmpty }

  /// How values are compared: as a sort by value does.
  var encoder: KeyEncoder {
    KeyEncoder(key: SortKey(column: column, comparator: .value), type: type)
  }

  /// How the column is read.
  var request: ColumnRequest { ColumnRequest(column, as: .values(type)) }
}
