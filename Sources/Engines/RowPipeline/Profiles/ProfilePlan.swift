import TableValues

/// What summaries of columns have, and how much memory they may use.
package struct ProfilePlan: Sendable {
  /// The parts.
  package var kinds: Set<ProfileKind>
  /// The shares of the quantiles, each in 0...1.
  package var shares: [Double]
  /// The maximum number of bins of a histogram. Positive.
  package var binsMax: Int
  /// The maximum number of frequent values. Positive.
  package var frequentMax: Int
  /// The maximum number of distinct values of a column that are counted exactly.
  package var valuesMax = 1 << 20
  /// The maximum number of keys that are sorted for quantiles.
  package var sortedMax = 1 << 24
  /// The number of hashes from which the number of distinct values is estimated.
  package var sketchSize = 1 << 14
  /// The number of parts that are counted in parallel. Tests set it.
  package var pieceCount: Int?

  /// Makes a plan.
  package init(
    kinds: Set<ProfileKind> = Set(ProfileKind.allCases), shares: [Double] = [0.25, 0.5, 0.75],
    binsMax: Int = 20, frequentMax: Int = 10
  ) {
    self.kinds = kinds
    self.shares = shares
    self.binsMax = binsMax
    self.frequentMax = frequentMax
  }

  /// The aggregates that the parts need.
  func aggregates(of column: Column) -> AggregatePlan {
    var needed: Set<AggregateKind> = []
    if kinds.contains(.mean) { needed.insert(.mean) }
    if kinds.contains(.extremes) || kinds.contains(.histogram) && column.type.hasHistogram {
      needed.formUnion([.min, .max])
    }
    return AggregatePlan(column: column, kinds: needed, isKept: false)
  }

  /// Whether the values of a column are counted.
  func countsValues(of type: ColumnType) -> Bool {
    kinds.contains(.distinct) || kinds.contains(.frequencies) || sortsValues(of: type)
  }

  /// Whether the values of a column are sorted.
  func sortsValues(of type: ColumnType) -> Bool {
    type.hasHistogram && (kinds.contains(.quantiles) || kinds.contains(.histogram))
  }
}

extension ColumnType {
  /// Whether values of this type have quantiles and a histogram: their order has a distance.
  package var hasHistogram: Bool {
    switch self {
    case .integer, .number, .decimal, .date, .dateTime, .time, .duration: true
    case .boolean, .text, .list, .json: false
    }
  }
}

/// A column with the rows that its summary is made of.
package struct ProfiledColumn: Sendable {
  /// The column.
  package var column: Column
  /// The rows.
  package var rows: RowSet

  /// Makes a pair.
  package init(column: Column, rows: RowSet) {
    self.column = column
    self.rows = rows
  }
}

/// The summary of a column. A part is nil if it is not in the plan, if the column's type has none,
/// or if there are no values.
package struct ColumnProfile: Sendable {
  /// The column.
  package var column: Column
  /// The number of rows.
  package var rows = 0
  /// The number of cells without a value.
  package var nulls = 0
  /// The number of error cells.
  package var errors = 0
  /// The number of distinct values.
  package var distinct: Distinct?
  /// The smallest value.
  package var min: CellValue?
  /// The largest value.
  package var max: CellValue?
  /// The mean: a number, of durations a duration.
  package var mean: CellValue?
  /// The quantiles.
  package var quantiles: Quantiles?
  /// The histogram.
  package var histogram: Histogram?
  /// The most frequent values.
  package var frequencies: Frequencies?

  /// A number of distinct values.
  package struct Distinct: Sendable, Equatable {
    /// The number, or its estimate.
    package var count: Int
    /// Three relative standard errors of an estimate; nil: it is exact.
    package var error: Double?
  }

  /// Quantiles. One of share p is the smallest value that at least this share of the values does
  /// not exceed, as `PERCENTILE_DISC` of SQL.
  package struct Quantiles: Sendable, Equatable {
    /// The shares.
    package var shares: [Double]
    /// The values.
    package var values: [CellValue]
    /// The maximum error of the share, with a probability of 0.997, if only a sample was sorted;
    /// nil: they are exact.
    package var error: Double?
  }

  /// The numbers of values in bins. The last bin includes its upper edge.
  package struct Histogram: Sendable, Equatable {
    /// The edges, ascending, one more than bins. Of decimals they are numbers.
    package var edges: [CellValue]
    /// The number of values in each bin.
    package var counts: [Int]
    /// The number of infinities and NaN.
    package var outside: Int
  }

  /// Frequent values, the most frequent first, then by slot.
  package struct Frequencies: Sendable, Equatable {
    /// The values: of equal ones that of the lowest slot.
    package var values: [CellValue]
    /// How many cells have each.
    package var counts: [Int]
    /// By how much the counts may be too small; 0: they are exact. A value that is missing has at
    /// most the last count and this.
    package var undercount: Int
  }
}
