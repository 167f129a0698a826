import RowPipeline
import TableValues
import ViewportLayout

/// How a view is laid out, as its state says it.
package struct LayoutRules: Sendable, Hashable {
  /// How texts are measured.
  package var metrics: TextMetrics
  /// How wide the view's frame is, in units; nil: not known.
  package var frame: Double?
  /// What stands between two columns.
  package var spacing = 0.0
  /// Whether columns grow to fill the frame.
  package var scales = false
  /// Whether what cells need is kept once it has been found.
  package var locks = false
  /// How many of the columns shown stand fixed at the leading and at the trailing side.
  package var fixed = FixedColumns()
  /// How high entries are; nil: nothing is told of that.
  package var rows: RowSizing?
  /// How columns get their widths.
  package var sizing = SizingRule()
  /// What is said of single columns, before that.
  package var columns: [ColumnNumber: SizingRule] = [:]

  /// The rules of a view that says nothing but how it measures.
  package init(metrics: TextMetrics) {
    self.metrics = metrics
  }

  /// How a column gets its width.
  package func sizing(of column: ColumnNumber) -> EffectiveSizing {
    let own = columns[column]
    return EffectiveSizing(
      sizing: ColumnSizing(
        mode: own?.mode ?? sizing.mode ?? .content(.maximum),
        minimum: own?.minimum ?? sizing.minimum ?? 0, maximum: own?.maximum ?? sizing.maximum,
        padding: own?.padding ?? sizing.padding ?? 0, override: own?.width),
      headerPadding: own?.headerPadding ?? sizing.headerPadding ?? 0,
      fitsHeader: own?.fitsHeader ?? sizing.fitsHeader ?? true,
      isWhole: own?.isWhole ?? sizing.isWhole ?? false)
  }
}

/// How many columns stand fixed beside those that scroll.
package struct FixedColumns: Sendable, Hashable {
  /// Where a column stands.
  package enum Group: String, Sendable, CaseIterable {
    /// At the side where reading begins.
    case leading
    /// Between both, where it scrolls.
    case center
    /// At the other side.
    case trailing
  }

  /// How many at the leading side.
  package var leading = 0
  /// How many at the trailing side, of those that are not at the leading one.
  package var trailing = 0

  /// None.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { leading == 0 && trailing == 0 }

  /// Where the column at an index stands.
  ///
  /// - Parameter count: How many columns are shown.
  package func group(of index: Int, count: Int) -> Group {
    if index < leading { return .leading }
    return index >= count - trailing ? .trailing : .center
  }
}

/// What is said of how columns get their widths; nil: what stands behind it holds.
package struct SizingRule: Sendable, Hashable {
  /// Where the width comes from.
  package var mode: ColumnSizing.Mode?
  /// The least width.
  package var minimum: Double?
  /// The greatest width.
  package var maximum: Double?
  /// What stands beside the content.
  package var padding: Double?
  /// What stands beside the header's text.
  package var headerPadding: Double?
  /// Whether a column is at least as wide as its header.
  package var fitsHeader: Bool?
  /// Whether the width of each cell's text counts in whole units, rounded up.
  package var isWhole: Bool?
  /// The width that the user has given; of single columns only.
  package var width: Double?

  /// Says nothing.
  package init() {}
}

/// How one column gets its width.
package struct EffectiveSizing: Sendable, Hashable {
  /// All but the header's width.
  package var sizing: ColumnSizing
  /// What stands beside the header's text.
  package var headerPadding: Double
  /// Whether the column is at least as wide as its header.
  package var fitsHeader: Bool
  /// Whether the width of each cell's text counts in whole units.
  package var isWhole: Bool

  /// What of the cells is asked for; nil where the width does not come from them.
  var strategy: ColumnSizing.ContentStrategy? {
    guard sizing.override == nil, case .content(let strategy) = sizing.mode else { return nil }
    return strategy
  }
}

/// Where the columns of a view stand.
package struct ColumnPlaces: Sendable, Hashable {
  /// One column.
  package struct Place: Sendable, Hashable {
    /// The column.
    package var column: ColumnNumber
    /// The group it stands in.
    package var group: FixedColumns.Group
    /// Where it begins, from the start of its group.
    package var x: LayoutLength
    /// How wide it is.
    package var width: ColumnWidth
  }

  /// The columns shown, in order.
  package private(set) var places: [Place] = []
  /// How wide all are, with what stands between them.
  package private(set) var width: LayoutLength = 0
  /// How wide each group is; nil without fixed columns.
  package private(set) var groups: [FixedColumns.Group: LayoutLength]?

  /// Puts columns side by side. O(columns).
  init(
    _ columns: [(column: ColumnNumber, width: ColumnWidth)], spacing: LayoutLength,
    fixed: FixedColumns
  ) {
    var groups: [FixedColumns.Group: LayoutLength] = [:]
    for (index, entry) in columns.enumerated() {
      let group = fixed.group(of: index, count: columns.count)
      let x = groups[group].map { $0 + spacing } ?? 0
      places.append(Place(column: entry.column, group: group, x: x, width: entry.width))
      groups[group] = x + entry.width.width
      width += entry.width.width + (index > 0 ? spacing : 0)
    }
    if !fixed.isEmpty { self.groups = groups }
  }
}

/// The layout of a view's state, kept beside it so that states without one stay small.
package struct LayoutSetting: Sendable, Equatable {
  private final class Box: Sendable {
    let rules: LayoutRules

    init(_ rules: LayoutRules) { self.rules = rules }
  }

  private var box: Box?

  /// No layout.
  package init() {}

  /// How the view is laid out; nil: nothing is told of it.
  package var rules: LayoutRules? {
    get { box?.rules }
    set { box = newValue.map { Box($0) } }
  }

  /// Whether both say the same.
  package static func == (first: LayoutSetting, second: LayoutSetting) -> Bool {
    first.box === second.box || first.rules == second.rules
  }
}
