/// Statistics of a column's texts, from which the content width is known after any change.
package struct ColumnTally: Sendable, Equatable {
  /// The number of texts of each width; empty if widths are not needed.
  package private(set) var widths = WidthCounts()
  /// The total number of grapheme clusters.
  package private(set) var clusterCount = 0
  /// The number of texts.
  package private(set) var textCount = 0

  /// An empty tally.
  package init() {}

  /// Adds texts of one size. O(log distinct widths).
  ///
  /// - Parameter width: nil if widths are not needed.
  package mutating func add(width: LayoutLength?, clusters: Int, count: Int = 1) {
    textCount += count
    clusterCount += clusters * count
    if let width { widths.add(width, count: count) }
  }

  /// Adds clusters of texts that are counted separately. O(1).
  mutating func add(clusters: Int) { clusterCount += clusters }

  /// Removes a text that was added before. O(log distinct widths) amortized.
  package mutating func remove(width: LayoutLength?, clusters: Int) {
    textCount -= 1
    clusterCount -= clusters
    if let width { widths.remove(width) }
  }

  /// Adds another tally.
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
  /// Whether the strategy needs all rows of a column instead of a sample.
  ///
  /// - Parameter rowCount: The number of rows.
  package func readsAll(of rowCount: Int) -> Bool {
    switch self {
    case .maximum, .estimatedAverage, .hybrid: true
    case .sampledMaximum(let sizeMax), .percentile(_, let sizeMax):
      sizeMax <= 0 || rowCount <= sizeMax
    case .fixed, .client: false
    }
  }

  /// The maximum size of the sample; nil if there is none.
  ///
  /// - Parameter rowCount: The number of rows.
  package func sampleSize(of rowCount: Int) -> Int? {
    switch self {
    case .maximum, .estimatedAverage, .fixed, .client: nil
    case .sampledMaximum(let sizeMax), .percentile(_, let sizeMax), .hybrid(let sizeMax, _):
      sizeMax <= 0 || rowCount <= sizeMax ? nil : sizeMax
    }
  }

  /// Whether the strategy needs the widths of all rows.
  ///
  /// - Parameter rowCount: The number of rows.
  package func measuresAll(of rowCount: Int) -> Bool {
    switch self {
    case .estimatedAverage, .fixed, .client: false
    case .maximum, .sampledMaximum, .percentile, .hybrid: sampleSize(of: rowCount) == nil
    }
  }

  /// The content width, in units.
  ///
  /// - Parameters:
  ///   - all: The tally of all rows, as far as needed.
  ///   - sample: The widths of the sample; nil if there is none.
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
