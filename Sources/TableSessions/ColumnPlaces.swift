import TableValues
import ViewportLayout

/// Where the columns of a view stand.
package struct ColumnPlaces: Sendable, Hashable {
  /// One column.
  package struct Place: Sendable, Hashable {
    /// The column.
    package var column: ColumnNumber
    /// The group it stands in.
    package var group: FixedColumns.Group
    /// Where it begins, from the side of its group where reading begins.
    package var start: LayoutLength
    /// How wide it is.
    package var width: ColumnWidth
    /// Where it begins, from the left of its group.
    package var x: LayoutLength

    /// Where it ends, from the side of its group where reading begins.
    package var end: LayoutLength { start + width.width }
  }

  /// The columns shown, in order.
  package private(set) var places: [Place] = []
  /// How wide all are, with insets and what stands between them.
  package private(set) var width: LayoutLength = 0
  /// How wide the content is: at least as wide as the rules say.
  package private(set) var content: LayoutLength = 0
  /// How wide each group is; nil without fixed columns.
  package private(set) var groups: [FixedColumns.Group: LayoutLength]?
  /// At which side the first column stands.
  package private(set) var direction: LayoutDirection
  /// How wide what scrolls is: the centre's columns, and what the content is wider than all columns.
  package private(set) var centerExtent: LayoutLength = 0
  /// What stands between the leading group and the next one; 0 without both.
  package private(set) var leadingGap: LayoutLength = 0
  /// What stands between the trailing group and the centre; 0 without both.
  package private(set) var trailingGap: LayoutLength = 0

  /// Puts columns side by side. O(columns).
  init(_ columns: [(column: ColumnNumber, width: ColumnWidth)], by rules: LayoutRules) {
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

  /// How wide a group's columns are together, with what belongs to them.
  package func width(of group: FixedColumns.Group) -> LayoutLength {
    guard let groups else { return group == .center ? width : 0 }
    return groups[group] ?? 0
  }

  /// Whether a width of a centre column will be corrected.
  var hasEstimates: Bool { places.contains { $0.width.isEstimate } }

  /// The column that stands at a place of a group, with the spacing behind it, and how far from its
  /// left edge the place is; nil beside all of them. O(columns).
  ///
  /// - Parameter x: From the left of the group.
  package func column(
    at x: LayoutLength, in group: FixedColumns.Group
  ) -> (place: Place, distance: LayoutLength)? {
    let width = width(of: group)
    guard x >= 0, x < width else { return nil }
    // A place is as wide as the smallest length, so that mirroring maps places onto places.
    let start = direction == .leftToRight ? x : width - 1 - x
    let place = places.last { $0.group == group && $0.start <= start }
    return place.map { ($0, x - $0.x) }
  }
}
