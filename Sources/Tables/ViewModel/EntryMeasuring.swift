import CellFormats
import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import UnicodeTables
import ViewportLayout

/// The rows of a view whose height may differ from the standard.
enum RowVariety: Sendable, Equatable {
  /// None.
  case none
  /// Those with properties of their own.
  case carrying
  /// All.
  case all
}

/// The declared sizes of rows.
private struct DeclaredSizes {
  var heights: [LayoutLength?]
  var widths: [LayoutLength?]
  /// The views whose collections the rows contain.
  var holds: [UInt32: Text]
}

/// Computes the heights of a view's entries: declared, otherwise fixed by the layout, otherwise by
/// their texts.
package struct EntryMeasuring {
  /// The inputs of measuring, shared by all copies.
  private final class Basis: Sendable {
    let snapshot: ViewSnapshot
    let sizing: RowSizing
    let items: ItemSizing?
    let variety: RowVariety
    let standard: RowSize
    let metrics: TextMetrics
    let standardHead: LayoutLength
    /// The size of rows without declarations that are not measured.
    let ownSize: RowSize
    let asksClient: Bool

    /// Nil if the layout does not include rows.
    init?(_ snapshot: ViewSnapshot, isHeard: Bool) {
      guard let rules = snapshot.state.layout, let rows = rules.items?.rows ?? rules.rows else {
        return nil
      }
      let (items, asksClient) = (rules.items, rows.asksClient && rows.height == nil && isHeard)
      self.snapshot = snapshot
      sizing = rows
      self.items = items
      self.asksClient = asksClient
      metrics = rules.metrics
      let line = rows.height(lines: 1, of: metrics.regular.lineHeight)
      standardHead = rows.height(lines: 1, of: metrics.bold.lineHeight)
      let own = rows.height.map { LayoutUnit.length($0) } ?? line
      let carrying: RowVariety = snapshot.table.hasTraits ? .carrying : .none
      let byTexts: RowVariety = rows.wraps && rows.height == nil || asksClient ? .all : carrying
      let width = rules.items.map { LayoutUnit.length($0.width ?? 0) } ?? 0
      let room = rules.items.flatMap { $0.rules(frame: rules.frame).room } ?? 0
      let ownSize = RowSize(height: own, width: rules.items?.width == nil ? room : width)
      self.ownSize = ownSize
      guard let declared = snapshot.table.rules else {
        (variety, standard) = (byTexts, ownSize)
        return
      }
      // The collection of a row is resolved row by row.
      let holds = items == nil && declared.says(.holds)
      var (variety, standard) = (holds ? RowVariety.all : carrying, ownSize)
      switch declared.constant(.height) {
      case .number(let height): standard.height = LayoutUnit.length(height)
      case .zero, .automatic, .expression, .flag, .ask, .within, .text, .actions, .separators,
        .document:
        if !holds { variety = byTexts }
      case nil: variety = .all
      }
      if items != nil {
        switch declared.constant(.width) {
        case .number(let width): standard.width = LayoutUnit.length(width)
        case .zero, .automatic, .expression, .flag, .ask, .within, .text, .actions, .separators,
          .document:
          break
        case nil: variety = .all
        }
      }
      (self.variety, self.standard) = (variety, standard)
    }
  }

  private let basis: Basis
  /// The collections in the measured rows.
  private(set) var holders: [UInt32: Text] = [:]
  private var resolver: SettingResolver
  /// The measurements of the client.
  var told: ClientMeasures
  /// The heights of collections, by the ids of their views.
  package var collections: [Text: LayoutLength] = [:]

  /// Starts with a view. Nil if its layout does not include rows.
  ///
  /// - Parameters:
  ///   - told: Heights reported by the client.
  ///   - isHeard: Whether the client answers measuring requests.
  package init?(
    _ snapshot: ViewSnapshot, told: ClientMeasures = ClientMeasures(), isHeard: Bool = true
  ) {
    guard let basis = Basis(snapshot, isHeard: isHeard) else { return nil }
    self.basis = basis
    self.told = told
    resolver = SettingResolver(snapshot)
  }

  /// The view.
  package var snapshot: ViewSnapshot { basis.snapshot }
  /// The rules of row heights.
  package var sizing: RowSizing { basis.sizing }
  /// The rules of items; nil if entries are rows of a list.
  package var items: ItemSizing? { basis.items }
  /// The rows that may differ.
  var variety: RowVariety { basis.variety }
  /// The size of rows that do not differ.
  var standard: RowSize { basis.standard }
  /// The height of section entries without declarations.
  var standardHead: LayoutLength { basis.standardHead }
  /// Whether rows without a reported height are requested from the client.
  package var asksClient: Bool { basis.asksClient }

  /// Whether a computed height may still differ from the true one.
  var isEstimate: Bool { wraps && basis.metrics.regular.isEstimate && !asksClient }

  /// Whether texts are wrapped.
  var wraps: Bool { sizing.wraps && sizing.height == nil }

  /// The inputs of heights beyond their own row, as far as they have been read.
  var readElsewhere: ReadElsewhere { resolver.readElsewhere }

  /// The space between two entries.
  var spacing: LayoutLength { LayoutUnit.length(sizing.spacing) }

  /// Whether everything that heights depend on has the same definition in an older state of the
  /// table, and depends on the row alone.
  package func reads(as old: TableState) -> Bool {
    let content = snapshot.table.content
    var columns = wraps || asksClient ? snapshot.columns.map(\.number) : []
    if let sizes = snapshot.table.rules?.sizes {
      if !sizes.reads(content, as: old.content) { return false }
      if sizes.asksSections { columns += snapshot.state.sectionSource.columns }
    }
    return columns.allSatisfy { content.reads($0, alone: old.content) }
  }

  /// The lengths of a range of entries, each with the spacing after it. O(log n + entries), or
  /// O(log n + runs) for rows of the same height.
  mutating func runs(_ rows: RowSizes, in range: Range<Int>) -> [ExtentRun] {
    var runs: [ExtentRun] = []
    guard let sections = snapshot.sections else {
      rows.add(range, of: snapshot.order, spacing: spacing, to: &runs)
      return runs
    }
    for item in sections.items(in: range) {
      switch item {
      case .section(let entry): runs.add(1, height(of: entry) + spacing)
      case .rows(let part): rows.add(part, of: snapshot.order, spacing: spacing, to: &runs)
      }
    }
    return runs
  }

  // MARK: Rows

  /// The heights of rows, and their widths as items. O(rows · columns) texts.
  ///
  /// A row's height is the first of these that exists: the declared one, that of the collection it
  /// contains, the fixed one of the layout, the one that the client measured, that of its highest
  /// cell. A cell's height is the one that the client measured, else that of its text.
  ///
  /// - Parameter isCancelled: Called for each text, because one may be long. After a cancellation
  ///   the heights are not valid.
  /// - Returns: Nil for a row that the client must measure; nil as a whole if a device would have
  ///   to be read and `mayBlock` is false.
  mutating func sizes(
    of slots: [UInt32], mayBlock: Bool, isCancelled: () -> Bool = { false }
  ) -> [RowSize?]? {
    guard let declared = declaredSizes(of: slots, mayBlock: mayBlock) else { return nil }
    if !holders.isEmpty || !declared.holds.isEmpty {
      for slot in slots { holders[slot] = declared.holds[slot] }
    }
    var known = declared.heights
    let fixed = sizing.height.map { LayoutUnit.length($0) }
    let columns = told.isEmpty ? [] : snapshot.columns
    var open: [(place: Int, cells: LayoutLength)] = []
    for (place, slot) in slots.enumerated() where known[place] == nil {
      if let height = fixed ?? told.height(of: slot) {
        known[place] = height
        continue
      }
      let cells = told.cells(of: slot, in: columns)
      if cells.areAll {
        known[place] = cells.highest
      } else if !asksClient || told.isHeard(of: slot) {
        open.append((place, cells.highest))
      }
    }
    var lines = [Int](repeating: 1, count: open.count)
    if wraps {
      let rows = open.map { slots[$0.place] }
      guard let counts = self.lines(of: rows, mayBlock: mayBlock, isCancelled) else { return nil }
      lines = counts
    }
    for (row, count) in zip(open, lines) {
      known[row.place] = max(
        row.cells, sizing.height(lines: count, of: basis.metrics.regular.lineHeight))
    }
    return slots.indices.map { place in
      known[place].map { RowSize(height: $0, width: declared.widths[place] ?? basis.ownSize.width) }
    }
  }

  /// The declared height of each row, or that of the collection in it; nil for rows without either.
  /// Nil as a whole if a device would have to be read and `mayBlock` is false. O(rows).
  package mutating func declaredHeights(of slots: [UInt32], mayBlock: Bool) -> [LayoutLength?]? {
    declaredSizes(of: slots, mayBlock: mayBlock)?.heights
  }

  /// The same, with the declared widths of items.
  private mutating func declaredSizes(of slots: [UInt32], mayBlock: Bool) -> DeclaredSizes? {
    let table = snapshot.table
    var heights = [LayoutLength?](repeating: nil, count: slots.count)
    var widths = heights
    var holds: [UInt32: Text] = [:]
    guard table.rules != nil || table.hasTraits else {
      return DeclaredSizes(heights: heights, widths: widths, holds: holds)
    }
    guard resolver.prepare(slots, reading: table.rules?.requests ?? [], mayBlock: mayBlock)
    else { return nil }
    for (place, slot) in slots.enumerated() {
      let target = SettingResolver.Target(slot: slot)
      heights[place] = resolver.resolve(.height, target).value.flatMap { Self.length($0) }
      if items == nil {
        guard case .text(let view) = resolver.resolve(.holds, target).value else { continue }
        holds[slot] = view
        heights[place] = heights[place] ?? collections[view]
        continue
      }
      widths[place] = resolver.resolve(.width, target).value.flatMap { Self.length($0) }
    }
    if resolver.isPending { return nil }
    return DeclaredSizes(heights: heights, widths: widths, holds: holds)
  }

  /// The height of a section entry.
  mutating func height(of section: SectionEntry) -> LayoutLength {
    let setting: RowSetting = section.kind == .footer ? .footerHeight : .headerHeight
    guard snapshot.table.rules?.says(setting) == true else { return standardHead }
    let key = SettingResolver.sectionKey(section.path.map { Cell($0) })
    let said = resolver.resolve(setting, SettingResolver.Target(section: key)).value
    return said.flatMap { Self.length($0) } ?? standardHead
  }

  /// The height that a setting gives; nil: it is measured.
  private static func length(_ said: SettingValue) -> LayoutLength? {
    switch said {
    case .number(let height): LayoutUnit.length(height)
    case .zero: 0
    case .automatic, .expression, .flag, .ask, .within, .text, .actions, .separators, .document:
      nil
    }
  }

  // MARK: Lines

  /// The number of lines of each row: that of its highest cell, without cells reported by the
  /// client.
  private func lines(of slots: [UInt32], mayBlock: Bool, _ isCancelled: () -> Bool) -> [Int]? {
    var result = [Int](repeating: 1, count: slots.count)
    guard !slots.isEmpty, let places = snapshot.layout?.places else { return result }
    let columns = snapshot.columns
    let (inset, content) = (LayoutUnit.length(sizing.inset), snapshot.table.content)
    if !mayBlock, !content.source.isResident {
      let requests = columns.map { ColumnRequest($0.number, as: .text) }
      let read = content.residentCells(of: slots, requests)
      if read.contains(where: { $0.contains { $0.value == .pending } }) { return nil }
    }
    let plain = plainTexts(of: slots, columns)
    let blocks = plain == nil ? snapshot.blocks(of: slots, columns) : []
    for (place, column) in zip(places, columns.indices) {
      let width = place.width.width - inset
      guard width > 0, columns[column].number == place.column else { continue }
      let known = told.cells(of: place.column)
      for row in slots.indices where known?[slots[row]] == nil {
        if isCancelled() { return result }
        if let arena = plain?[column] {
          let text = arena.bytes.span.extracting(
            Int(arena.offsets[row])..<Int(arena.offsets[row + 1]))
          result[row] = max(result[row], lineCount(of: text, in: width))
        } else {
          let shown = blocks[column].drafts[row]?.text.utf8 ?? blocks[column].displayText(row)
          result[row] = max(result[row], lineCount(of: shown.span, in: width))
        }
      }
    }
    return result
  }

  /// The display texts of rows that are consecutive in the source and unedited; nil for others.
  private func plainTexts(of slots: [UInt32], _ columns: [Column]) -> [TextArena]? {
    guard snapshot.state.nullDefaults.isEmpty, !snapshot.drafts.holdsAny(of: slots) else {
      return nil
    }
    let requests = columns.map { ColumnRequest($0.number, as: .text) }
    guard let chunks = snapshot.table.content.plainRows(slots, requests) else { return nil }
    var arenas: [TextArena] = []
    for chunk in chunks {
      guard case .texts(let arena) = chunk.values, arena.count == slots.count else { return nil }
      arenas.append(arena)
    }
    return arenas
  }

  private func lineCount(of text: Span<UInt8>, in width: LayoutLength) -> Int {
    var isPlain = true
    for place in 0..<text.count where text[place] < 0x20 || text[place] >= 0x7F { isPlain = false }
    if isPlain, case .cells = basis.metrics.regular, LayoutUnit.length(cells: text.count) <= width {
      return 1
    }
    let measurer = basis.metrics.regular
    let linesMax = sizing.linesMax ?? .max
    if isPlain { return TextLines.count(text, in: width, by: measurer, linesMax: linesMax) }
    let visible = snapshot.state.visibleForm.of((0..<text.count).map { text[$0] })
    return TextLines.count(visible.span, in: width, by: measurer, linesMax: linesMax)
  }
}
