/// The sizes of many texts, counted without look-ups, to be added to a tally at once.
package struct TallyBatch {
  /// Widths below this limit are counted in an array: 1,024 units.
  private static let placesMax = 1_024 * unit
  private static let unit = Int(LayoutUnit.perUnit)

  /// The number of texts of each width of whole units. All widths of terminal cells are such.
  private var wholes: [Int] = []
  /// The number of texts of each other width below `placesMax`.
  private var counts: [Int] = []
  /// Wider texts, and those without a width.
  private var others = ColumnTally()
  private var clusterCount = 0

  /// An empty batch.
  package init() {}

  /// Adds texts of one size. O(1) amortized for widths up to 1,024 units, else like
  /// ``ColumnTally``.
  ///
  /// - Parameter width: nil if widths are not needed.
  package mutating func add(width: LayoutLength?, clusters: Int, count: Int = 1) {
    guard let width, width >= 0, width < Self.placesMax else {
      return others.add(width: width, clusters: clusters, count: count)
    }
    let place = Int(width)
    if place % Self.unit == 0 {
      Self.add(count, at: place / Self.unit, to: &wholes, max: Self.placesMax / Self.unit)
    } else {
      Self.add(count, at: place, to: &counts, max: Self.placesMax)
    }
    clusterCount += clusters * count
  }

  private static func add(_ count: Int, at place: Int, to counts: inout [Int], max limit: Int) {
    if place >= counts.count {
      let room = min(limit, max(place + 1, 2 * counts.count))
      counts += repeatElement(0, count: room - counts.count)
    }
    counts[place] += count
  }

  /// Adds the batch to a tally. O(places + distinct widths).
  package func add(to tally: inout ColumnTally) {
    tally.merge(others)
    for (place, count) in wholes.enumerated() where count > 0 {
      tally.add(width: LayoutLength(place * Self.unit), clusters: 0, count: count)
    }
    for (place, count) in counts.enumerated() where count > 0 {
      tally.add(width: LayoutLength(place), clusters: 0, count: count)
    }
    tally.add(clusters: clusterCount)
  }
}
