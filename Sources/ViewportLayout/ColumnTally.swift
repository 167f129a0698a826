/// What is kept of the texts of a column, so that what its cells need is known after any change.
package struct ColumnTally: Sendable, Equatable {
  /// How many texts have which width; empty where widths are not asked for.
  package private(set) var widths = WidthCounts()
  /// How many clusters all texts have together.
  package private(set) var clusterCount = 0
  /// How many texts there are.
  package private(set) var textCount = 0

  /// Counts nothing yet.
  package init() {}

  /// Counts texts of one size. O(log different widths).
  ///
  /// - Parameter width: nil where widths are not asked for.
  package mutating func add(width: LayoutLength?, clusters: Int, count: Int = 1) {
    textCount += count
    clusterCount += clusters * count
    if let width { widths.add(width, count: count) }
  }

  /// Counts clusters of texts that are counted themselves. O(1).
  mutating func add(clusters: Int) { clusterCount += clusters }

  /// Takes a text out that was counted. O(log different widths) amortized.
  package mutating func remove(width: LayoutLength?, clusters: Int) {
    textCount -= 1
    clusterCount -= clusters
    if let width { widths.remove(width) }
  }

  /// Adds what another has counted.
  package mutating func merge(_ other: ColumnTally) {
    textCount += other.textCount
    clusterCount += other.clusterCount
    widths.merge(other.widths)
  }

  /// The mean number of clusters times an advance; 0 without texts (SwiftDataTables' estimate).
  package func average(advance: Double) -> Double {
    textCount == 0 ? 0 : Double(clusterCount) * advance / Double(textCount)
  }
}

extension ColumnSizing.ContentStrategy {
  /// Whether it asks for all rows of a column; else for a sample at most.
  ///
  /// - Parameter rowCount: How many rows there are.
  package func readsAll(of rowCount: Int) -> Bool {
    switch self {
    case .maximum, .estimatedAverage, .hybrid: true
    case .sampledMaximum(let sizeMax), .percentile(_, let sizeMax):
      sizeMax <= 0 || rowCount <= sizeMax
    case .fixed, .client: false
    }
  }

  /// How many rows its sample has at most, where not all rows are read for widths.
  ///
  /// - Parameter rowCount: How many rows there are.
  package func sampleSize(of rowCount: Int) -> Int? {
    switch self {
    case .maximum, .estimatedAverage, .fixed, .client: nil
    case .sampledMaximum(let sizeMax), .percentile(_, let sizeMax), .hybrid(let sizeMax, _):
      sizeMax <= 0 || rowCount <= sizeMax ? nil : sizeMax
    }
  }

  /// Whether it asks for the widths of all rows.
  ///
  /// - Parameter rowCount: How many rows there are.
  package func measuresAll(of rowCount: Int) -> Bool {
    switch self {
    case .estimatedAverage, .fixed, .client: false
    case .maximum, .sampledMaximum, .percentile, .hybrid: sampleSize(of: rowCount) == nil
    }
  }

  /// What the cells need, in units.
  ///
  /// - Parameters:
  ///   - all: The texts of all rows, as far as asked for.
  ///   - sample: Those of the sample; nil where there is none.
  package func content(all: ColumnTally, sample: WidthCounts?) -> Double {
    let widths = sample ?? all.widths
    let widest = LayoutUnit.units(widths.widest ?? 0)
    return switch self {
    case .maximum, .sampledMaximum, .client: widest
    case .estimatedAverage(let advance): all.average(advance: advance)
    case .percentile(let share, _): LayoutUnit.units(widths.percentile(share) ?? 0)
    case .hybrid(_, let advance): max(all.average(advance: advance), widest)
    case .fixed(let width): width
    }
  }
}
