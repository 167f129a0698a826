import CellFormats
import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// How high the entries of a view are, as its layout says it.
package struct RowSizing: Sendable, Hashable {
  /// Of rows that declare no height; nil: by their texts.
  package var height: Double?
  /// Whether texts are wrapped at the width of their column; else a row has one line.
  package var wraps = false
  /// How many lines count at most; nil: all.
  package var linesMax: Int?
  /// What of a column's width its texts do not have.
  package var inset = 0.0
  /// What stands beside the lines.
  package var padding = 0.0
  /// The least height by texts.
  package var minimum = 0.0
  /// The greatest height by texts; nil: none. It is stronger than the least.
  package var maximum: Double?
  /// Whether the height of the lines counts in whole units, rounded up.
  package var isWhole = false

  /// One line, without anything beside it.
  package init() {}

  /// How high a row of so many lines is.
  fileprivate func height(lines: Int, of lineHeight: LayoutLength) -> LayoutLength {
    let text = LayoutUnit.units(lineHeight) * Double(lines)
    let raised = max((isWhole ? text.rounded(.up) : text) + padding, minimum)
    return LayoutUnit.length(min(raised, maximum ?? raised))
  }
}

/// How high the entries of a window are, in runs of equal ones.
package struct WindowHeights: Equatable, Sendable {
  /// Entries in a row of one height.
  package struct Run: Equatable, Sendable {
    /// The height of each.
    package var height: LayoutLength
    /// How many.
    package var count: Int
  }

  /// From the first entry on.
  package private(set) var runs: [Run] = []

  /// No entries, or none whose height is told.
  package init() {}

  /// The heights of a window; none where the view's layout says nothing of rows.
  /// O(rows · columns) texts; may block on a file.
  init(of shadow: Shadow) {
    let snapshot = shadow.snapshot
    guard let rules = snapshot.state.layout, let rows = rules.rows, !shadow.slots.isEmpty
    else { return }
    let lineHeight = rules.metrics.regular.lineHeight
    var resolver = SettingResolver(snapshot)
    let slots = shadow.slots.filter { $0 != WindowEntries.noRow }
    resolver.prepare(slots)
    var declared: [LayoutLength?] = []
    for place in shadow.slots.indices {
      declared.append(Self.declared(shadow.entries[place], &resolver, snapshot.table))
    }
    let open = shadow.slots.indices.filter { place in
      declared[place] == nil && shadow.slots[place] != WindowEntries.noRow
    }
    var lines = [Int](repeating: 1, count: shadow.slots.count)
    if rows.wraps, rows.height == nil, let places = snapshot.layout {
      for (place, count) in zip(open, Self.lines(open.map { shadow.slots[$0] }, snapshot, places)) {
        lines[place] = count
      }
    }
    let fixed = rows.height.map { LayoutUnit.length($0) }
    let bold = rules.metrics.bold.lineHeight
    for place in shadow.slots.indices {
      if shadow.slots[place] == WindowEntries.noRow {
        add(declared[place] ?? rows.height(lines: 1, of: bold))
      } else {
        add(declared[place] ?? fixed ?? rows.height(lines: lines[place], of: lineHeight))
      }
    }
  }

  /// The height that declarations give an entry; nil: it is measured.
  private static func declared(
    _ entry: ViewEntry, _ resolver: inout SettingResolver, _ table: TableState
  ) -> LayoutLength? {
    let said: SettingValue?
    switch entry {
    case .row(let slot):
      guard table.rules != nil || table.hasTraits else { return nil }
      said = resolver.resolve(.height, SettingResolver.Target(slot: slot)).value
    case .section(let section):
      guard table.rules != nil else { return nil }
      let key = SettingResolver.sectionKey(section.path.map { Cell($0) })
      let setting: RowSetting = section.kind == .footer ? .footerHeight : .headerHeight
      said = resolver.resolve(setting, SettingResolver.Target(section: key)).value
    }
    switch said {
    case .number(let height): return LayoutUnit.length(height)
    case .zero: return 0
    case .automatic, .expression, .flag, .ask, .within, .text, .actions, .separators, .document,
      nil:
      return nil
    }
  }

  /// How many lines rows have: as many as the cell that needs most.
  private static func lines(
    _ slots: [UInt32], _ snapshot: ViewSnapshot, _ places: ColumnPlaces
  ) -> [Int] {
    guard let rules = snapshot.state.layout, let rows = rules.rows else { return [] }
    var result = [Int](repeating: 1, count: slots.count)
    let inset = LayoutUnit.length(rows.inset)
    for (block, place) in zip(snapshot.blocks(of: slots, snapshot.columns), places.places) {
      let width = place.width.width - inset
      guard width > 0, block.column.number == place.column else { continue }
      for row in slots.indices {
        let shown = block.drafts[row]?.text.utf8 ?? block.displayText(row)
        let text = DisplayText.visible(shown)
        let count = TextLines.count(
          text.span, in: width, by: rules.metrics.regular, linesMax: rows.linesMax ?? .max)
        result[row] = max(result[row], count)
      }
    }
    return result
  }

  private mutating func add(_ height: LayoutLength) {
    if let last = runs.last, last.height == height {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(Run(height: height, count: 1))
    }
  }
}

extension SubscriptionStep {
  /// The heights of the window, if they are not those that the client was told.
  func changedHeights(_ told: Shadow?) -> WindowHeights? {
    if let told, told.hasHeights(of: new) { return nil }
    let heights = WindowHeights(of: new)
    return heights == told.map { WindowHeights(of: $0) } ?? WindowHeights() ? nil : heights
  }
}

extension Shadow {
  /// Whether the entries of another window surely have the same heights.
  fileprivate func hasHeights(of other: Shadow) -> Bool {
    let (old, new) = (snapshot.state.layout?.rows, other.snapshot.state.layout?.rows)
    if old == nil, new == nil { return true }
    return tableRevision == other.tableRevision && entries == other.entries
      && snapshot.viewRevision == other.snapshot.viewRevision
      && other.snapshot.drafts.changes(since: snapshot.drafts).isEmpty
  }
}
