import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// The layout of a view's entries as items of a collection, as set by its layout. Lengths are in
/// units.
package struct ItemSizing: Sendable, Hashable {
  /// The maximum number of items per page for which a collection has a layout.
  package static let countMax = 100_000
  /// The direction of the flow.
  package var direction = ItemRules.Direction.wrapped
  /// The width of items that declare none; nil: that of a line.
  package var width: Double?
  /// The height of items that declare none; nil: that of a line of text.
  package var height: Double?
  /// The number of items per line; empty: as many as fit.
  package var perLine: [Int] = []
  /// The space between two items of a line.
  package var spacing = 0.0
  /// The space between two lines.
  package var lineSpacing = 0.0
  /// The insets around all items.
  package var insets = PresentationRules.Insets()

  /// Wrapped items without spacing.
  package init() {}

  /// The height of items, as a rule for rows.
  var rows: RowSizing {
    var rows = RowSizing()
    rows.height = height
    return rows
  }

  /// The same in 64ths.
  ///
  /// - Parameters:
  ///   - frame: The width of the view's frame, in units, if known.
  ///   - edges: The lengths that the presentation adds above all entries and below.
  func rules(
    frame: Double?, edges: (leading: LayoutLength, trailing: LayoutLength) = (0, 0)
  ) -> ItemRules {
    var rules = ItemRules()
    rules.direction = direction
    rules.frame = frame.map { LayoutUnit.length($0) }
    rules.perLine = perLine
    rules.spacing = LayoutUnit.length(spacing)
    rules.lineSpacing = LayoutUnit.length(lineSpacing)
    rules.top = LayoutUnit.length(insets.top) + edges.leading
    rules.leading = LayoutUnit.length(insets.leading)
    rules.bottom = LayoutUnit.length(insets.bottom) + edges.trailing
    rules.trailing = LayoutUnit.length(insets.trailing)
    return rules
  }
}

/// The frames of the items of the page shown, with the state of the view for which they were
/// computed.
struct KeptFlow: Sendable {
  /// Its inputs.
  struct Key: Equatable {
    var view: Revision
    var table: Revision
    var page: Page
    /// Counts changes of rows' sizes.
    var sizes: Int
    var rules: ItemRules
  }

  let key: Key
  /// Nil if there are too many items.
  let flow: ItemFlow?
}

extension EntryMeasuring {
  /// The layout rules of the entries of the page shown; nil if they are not items.
  var itemRules: ItemRules? {
    let state = snapshot.state
    let edges = state.presentation?.edges(tellsFooters: state.hasFooters)
    return items.map { $0.rules(frame: state.layout?.frame, edges: edges ?? (0, 0)) }
  }

  /// Lays out the entries of the page shown as items; nil if there are more than
  /// ``ItemSizing/countMax``. O(entries).
  mutating func flow(_ rows: RowSizes, by rules: ItemRules) -> ItemFlow? {
    let page = snapshot.entries(of: snapshot.page)
    guard page.count <= ItemSizing.countMax else { return nil }
    var entries: [ItemFlow.Entry] = []
    entries.reserveCapacity(page.count)
    func add(_ range: Range<Int>) {
      for slot in snapshot.order.slots(in: range) {
        entries.append(.item(width: rows.width(of: slot), height: rows[slot]))
      }
    }
    guard let sections = snapshot.sections else {
      add(page.range)
      return ItemFlow(entries, by: rules)
    }
    for head in page.repeated { entries.append(.bar(height(of: head))) }
    for item in sections.items(in: page.range) {
      switch item {
      case .section(let entry): entries.append(.bar(height(of: entry)))
      case .rows(let part): add(part)
      }
    }
    return ItemFlow(entries, by: rules)
  }
}
