import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// How the entries of a view stand as items of a collection, as its layout says it. Lengths are in
/// units.
package struct ItemSizing: Sendable, Hashable {
  /// Items of a page up to which a collection has a layout.
  package static let countMax = 100_000
  /// Which way items follow each other.
  package var direction = ItemRules.Direction.wrapped
  /// How wide items are that declare nothing; nil: as wide as a line.
  package var width: Double?
  /// How high items are that declare nothing; nil: as a line of text.
  package var height: Double?
  /// How many items stand in each line; empty: as many as fit.
  package var perLine: [Int] = []
  /// What stands between two items of a line.
  package var spacing = 0.0
  /// What stands between two lines.
  package var lineSpacing = 0.0
  /// What stands around all items.
  package var insets = PresentationRules.Insets()

  /// Wrapped items without anything between them.
  package init() {}

  /// How high items are, as rows are that are said so.
  var rows: RowSizing {
    var rows = RowSizing()
    rows.height = height
    return rows
  }

  /// The same in 64ths.
  ///
  /// - Parameters:
  ///   - frame: How wide the view's frame is, in units, if that is known.
  ///   - edges: What the view presents above all entries, and below.
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

/// Where the items of the page shown stand, and for which state of the view that was found.
struct KeptFlow: Sendable {
  /// What it depends on.
  struct Key: Equatable {
    var view: Revision
    var table: Revision
    var page: Page
    /// Counts changes of rows' sizes.
    var sizes: Int
    var rules: ItemRules
  }

  let key: Key
  /// Nil where there are more than may stand so.
  let flow: ItemFlow?
}

extension EntryMeasuring {
  /// How the entries of the page shown are put side by side; nil where they are no items.
  var itemRules: ItemRules? {
    let state = snapshot.state
    let edges = state.presentation?.edges(tellsFooters: state.hasFooters)
    return items.map { $0.rules(frame: state.layout?.frame, edges: edges ?? (0, 0)) }
  }

  /// Puts the entries of the page shown side by side; nil where there are more than
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
