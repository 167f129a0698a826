import RowPipeline
import TableValues
import ViewportLayout

/// The layout settings of a view. Lengths are in the view's units.
package struct LayoutRules: Sendable, Hashable {
  /// The measurers of texts.
  package var metrics: TextMetrics
  /// The width of the view's frame; nil: unknown.
  package var frame: Double?
  /// The minimum width of the content, for any frame; 0: none.
  package var minimumWidth = 0.0
  /// The space before the first column and after the last.
  package var insets = ColumnInsets()
  /// The direction of reading, which decides the leading side.
  package var direction = LayoutDirection.leftToRight
  /// The space between two columns.
  package var spacing = 0.0
  /// Whether columns grow to fill the frame.
  package var scales = false
  /// Whether a column's width is kept once it has been found.
  package var locks = false
  /// The number of shown columns that are fixed at the leading and at the trailing side.
  package var fixed = FixedColumns()
  /// The heights of entries; nil if the layout does not include them.
  package var rows: RowSizing?
  /// The layout of entries as items of a collection; nil for a list, which ``rows`` describes.
  package var items: ItemSizing?
  /// The default widths of columns.
  package var sizing = SizingRule()
  /// The default space beside a header's text: the width of sort and filter indicators.
  package var indicatorWidth = 0.0
  /// Settings of single columns, which override ``sizing``.
  package var columns: [ColumnNumber: SizingRule] = [:]

  /// The defaults.
  package init(metrics: TextMetrics) {
    self.metrics = metrics
  }

  /// The width that all columns share: the frame without insets; nil: unknown.
  package var room: Double? {
    let content = minimumWidth > 0 ? max(minimumWidth, frame ?? 0) : frame
    return content.map { max(0, $0 - insets.leading - insets.trailing) }
  }

  /// The width rules of a column.
  package func sizing(of column: ColumnNumber) -> EffectiveSizing {
    let own = columns[column]
    return EffectiveSizing(
      sizing: ColumnSizing(
        mode: own?.mode ?? sizing.mode ?? .content(.maximum),
        minimum: own?.minimum ?? sizing.minimum ?? 0, maximum: own?.maximum ?? sizing.maximum,
        padding: own?.padding ?? sizing.padding ?? 0, spacing: own?.spacing,
        override: own?.width),
      headerPadding: own?.headerPadding ?? sizing.headerPadding ?? indicatorWidth,
      fitsHeader: own?.fitsHeader ?? sizing.fitsHeader ?? true,
      fitsFooter: own?.fitsFooter ?? sizing.fitsFooter ?? false,
      isWhole: own?.isWhole ?? sizing.isWhole ?? false)
  }
}

/// The space beside all columns.
package struct ColumnInsets: Sendable, Hashable {
  /// Before the first column.
  package var leading = 0.0
  /// After the last.
  package var trailing = 0.0

  /// No insets.
  package init() {}
}

/// The number of fixed columns beside those that scroll.
package struct FixedColumns: Sendable, Hashable {
  /// A column's group.
  package typealias Group = ColumnGroup

  /// The number at the leading side.
  package var leading = 0
  /// The number at the trailing side, of those that are not at the leading one.
  package var trailing = 0

  /// None.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { leading == 0 && trailing == 0 }

  /// The group of the column at an index.
  ///
  /// - Parameter count: The number of columns shown.
  package func group(of index: Int, count: Int) -> Group {
    if index < leading { return .leading }
    return index >= count - trailing ? .trailing : .center
  }
}

/// The width rules of columns. Members that are nil fall back to the next rule.
package struct SizingRule: Sendable, Hashable {
  /// The source of the width.
  package var mode: ColumnSizing.Mode?
  /// The minimum width.
  package var minimum: Double?
  /// The maximum width.
  package var maximum: Double?
  /// The space beside the content.
  package var padding: Double?
  /// The space beside the header's text.
  package var headerPadding: Double?
  /// Whether a column is at least as wide as its header.
  package var fitsHeader: Bool?
  /// Whether a column is at least as wide as its footer.
  package var fitsFooter: Bool?
  /// Whether the width of each cell's text is rounded up to whole units.
  package var isWhole: Bool?
  /// The width set by the user; for single columns only.
  package var width: Double?
  /// The space between the column and the next one; for single columns only.
  package var spacing: Double?

  /// No rules.
  package init() {}
}

/// The resolved width rules of one column.
package struct EffectiveSizing: Sendable, Hashable {
  /// All rules except the header's width.
  package var sizing: ColumnSizing
  /// The space beside the header's text.
  package var headerPadding: Double
  /// Whether the column is at least as wide as its header.
  package var fitsHeader: Bool
  /// Whether the column is at least as wide as its footer.
  package var fitsFooter: Bool
  /// Whether the width of each cell's text is rounded up to whole units.
  package var isWhole: Bool

  /// The strategy for cells; nil if the width does not depend on them.
  package var strategy: ColumnSizing.ContentStrategy? {
    guard sizing.override == nil, case .content(let strategy) = sizing.mode else { return nil }
    return strategy
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

  /// The layout of the view; nil: the view has none.
  package var rules: LayoutRules? {
    get { box?.rules }
    set { box = newValue.map { Box($0) } }
  }

  /// Whether both have the same layout.
  package static func == (first: LayoutSetting, second: LayoutSetting) -> Bool {
    first.box === second.box || first.rules == second.rules
  }
}
