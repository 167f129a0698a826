import TableValues
import ViewportLayout

/// The horizontal positions of a view's columns.
package struct ColumnPlaces: Sendable, Hashable {
  /// One column.
  package struct Place: Sendable, Hashable {
    /// The column.
    package var column: ColumnNumber
    /// Its group.
    package var group: FixedColumns.Group
    /// Its offset from the leading side of its group.
    package var start: LayoutLength
    /// Its width.
    package var width: ColumnWidth
    /// Its offset from the left edge of its group.
    package var x: LayoutLength

    /// Its end, from the leading side of its group.
    package var end: LayoutLength { start + width.width }
  }

  /// The columns shown, in order.
  package private(set) var places: [Place] = []
  /// The width of all columns, including insets and spacing.
  package private(set) var width: LayoutLength = 0
  /// The width of the content: at least the minimum of the rules.
  package private(set) var content: LayoutLength = 0
  /// The width of each group; nil without fixed columns.
  package private(set) var groups: [FixedColumns.Group: LayoutLength]?
  /// The side of the first column.
  package private(set) var direction: LayoutDirection
  /// The width of the scrolling part: the centre's columns, and the width by which the content
  /// exceeds all columns.
  package private(set) var centerExtent: LayoutLength = 0
  /// The space between the leading group and the next one; 0 if either is empty.
  package private(set) var leadingGap: LayoutLength = 0
  /// The space between the trailing group and the centre; 0 if either is empty.
  package private(set) var trailingGap: LayoutLength = 0

  /// Lays out columns. O(columns).
  package init(_ columns: [(column: ColumnNumber, width: ColumnWidth)], by rules: LayoutRules) {
    direction = rules.direction
    let insets = (
      leading: LayoutUnit.length(rules.insets.leading),
      trailing: LayoutUnit.length(rules.insets.trailing)
    )
    var ends: [FixedColumns.Group: LayoutLength] = [:]
    var gap: LayoutLength = 0
    for (index, entry) in columns.enumerated() {
      let group = rules.fixed.group(of: index, count: columns.count)
      if index > 0, ends[group] == nil { note(gap, before: group) }
      let start = ends[group].map { $0 + gap } ?? (index == 0 ? insets.leading : 0)
      places.append(
        Place(column: entry.column, group: group, start: start, width: entry.width, x: start))
      ends[group] = start + entry.width.width
      width += entry.width.width + (index > 0 ? gap : 0)
      gap = LayoutUnit.length(rules.columns[entry.column]?.spacing ?? rules.spacing)
    }
    width += insets.leading + insets.trailing
    if let last = places.last { ends[last.group, default: 0] += insets.trailing }
    content = max(width, LayoutUnit.length(rules.minimumWidth))
    centerExtent = (ends[.center] ?? 0) + content - width
    if direction == .rightToLeft {
      for place in places.indices {
        places[place].x = (ends[places[place].group] ?? 0) - places[place].end
      }
    }
    if !rules.fixed.isEmpty { groups = ends }
  }

  private mutating func note(_ gap: LayoutLength, before group: FixedColumns.Group) {
    let follows = places.last?.group
    if follows == .leading { leadingGap = gap } else if group == .trailing { trailingGap = gap }
  }

  /// The width of a group's columns, including what belongs to them.
  package func width(of group: FixedColumns.Group) -> LayoutLength {
    guard let groups else { return group == .center ? width : 0 }
    return groups[group] ?? 0
  }

  /// Whether the width of a centre column is preliminary.
  package var hasEstimates: Bool { places.contains { $0.width.isEstimate } }

  /// The column at a position in a group, including the spacing behind it, and the distance from
  /// its left edge; nil outside of all columns. O(columns).
  ///
  /// - Parameter x: The position, from the left of the group.
  package func column(
    at x: LayoutLength, in group: FixedColumns.Group
  ) -> (place: Place, distance: LayoutLength)? {
    let width = width(of: group)
    guard x >= 0, x < width else { return nil }
    // A position is as wide as the smallest length, so that mirroring maps positions to positions.
    let start = direction == .leftToRight ? x : width - 1 - x
    let place = places.last { $0.group == group && $0.start <= start }
    return place.map { ($0, x - $0.x) }
  }
}
