/// Sizes of many texts, counted without looking anything up, to be added to a tally at once.
package struct TallyBatch {
  /// Widths below are counted by place: 1,024 units.
  private static let placesMax = 1_024 * 64

  /// How many texts have which width, as far as that is below `placesMax`.
  private var counts: [Int] = []
  /// Those that are wider, and those without a width.
  private var others = ColumnTally()
  private var clusterCount = 0

  /// Counts nothing yet.
  package init() {}

  /// Counts texts of one size. O(1) amortized for widths up to 1,024 units, else as ``ColumnTally`` does.
  ///
  /// - Parameter width: nil where widths are not asked for.
  package mutating func add(width: LayoutLength?, clusters: Int, count: Int = 1) {
    guard let width, width >= 0, width < Self.placesMax else {
      return others.add(width: width, clusters: clusters, count: count)
    }
    let place = Int(width)
    if place >= counts.count {
      let room = min(Self.placesMax, max(place + 1, 2 * counts.count))
      counts += repeatElement(0, count: room - counts.count)
    }
    counts[place] += count
    clusterCount += clusters * count
  }

  /// Adds all that was counted to a tally. O(places + different widths).
  package func add(to tally: inout ColumnTally) {
    tally.merge(others)
    for (place, count) in counts.enumerated() where count > 0 {
      tally.add(width: LayoutLength(place), clusters: 0, count: count)
    }
    tally.add(clusters: clusterCount)
  }
}
