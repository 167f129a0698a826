import ColumnStorage
import JSONText
import RowPipeline
import TableModel
import TableSessions
import TableValues
import ViewportLayout
import ViewModel
import WindowModel
import WireProtocol

extension WireObject {
  /// The object as a value, for the data of an error.
  var json: JSONValue { (try? JSONValue(parsing: encoded)) ?? .null }
}

extension WireText {
  /// A word.
  init(word: some RawRepresentable<String>) { self.init(word.rawValue.utf8) }
}

extension WireKey {
  /// A row's key.
  init(_ key: RowKey) {
    switch key {
    case .integer(let number): self = .integer(number)
    case .text(let text): self = .text(text.utf8)
    }
  }
}

extension WireMember {
  /// The value, or null.
  init(orNull value: Value?) { self = value.map { .value($0) } ?? .null }
}

extension WireHistory {
  /// The state of a table's history.
  init(_ history: HistorySummary) {
    self.init(
      undo: history.undoCount, redo: history.redoCount, current: history.currentStep,
      saved: history.savedStep, undoLabel: history.undoLabel?.utf8,
      redoLabel: history.redoLabel?.utf8,
      dropped: history.droppedCount > 0 ? history.droppedCount : nil)
  }
}

extension WireCounts {
  /// The counts of a view.
  init(_ counts: ViewCounts) {
    self.init(
      source: counts.source, filtered: counts.filtered, pages: counts.page.count,
      pageIndex: counts.page.index, pageSize: counts.pageSize,
      pageStart: counts.page.rows.lowerBound, pageEnd: counts.page.rows.upperBound,
      matches: counts.matches, entries: counts.entries,
      failed: counts.failed > 0 ? counts.failed : nil,
      orderFailed: counts.orderFailed > 0 ? counts.orderFailed : nil,
      hidden: counts.hidden > 0 ? counts.hidden : nil)
  }
}

extension ViewSnapshot {
  /// Whether the order is the one that the state asks for.
  var orderWord: WireText { WireText(isOrderReady ? "ready".utf8 : "pending".utf8) }

  /// The progress of a search that delays the order.
  var searchProgress: WireSearchProgress? {
    guard let searching, !isOrderReady else { return nil }
    return WireSearchProgress(rows: searching.rows, matches: searching.matches)
  }
}

extension ViewSnapshot {
  /// The progress of a sort that delays the order.
  var sortProgress: WireSortProgress? {
    guard let sorting, !isOrderReady else { return nil }
    return WireSortProgress(rows: sorting.rows, of: sorting.rowCount)
  }
}

extension WireThumb {
  /// The thumb of a scroll bar.
  init(_ thumb: ScrollThumb) {
    self.init(start: LayoutUnit.units(thumb.start), length: LayoutUnit.units(thumb.length))
  }
}

extension WireAcrossPlaces {
  /// A horizontal viewport.
  init(_ places: AcrossPlaces) {
    self.init(
      offset: LayoutUnit.units(places.offset), room: LayoutUnit.units(places.room),
      contentWidth: LayoutUnit.units(places.extent),
      left: Left(
        leading: LayoutUnit.units(places.lefts.leading),
        center: LayoutUnit.units(places.lefts.center),
        trailing: LayoutUnit.units(places.lefts.trailing)),
      clip: [
        LayoutUnit.units(places.clip.lowerBound), LayoutUnit.units(places.clip.upperBound),
      ],
      thumb: places.thumb.map { WireThumb($0) })
  }
}

extension WireItemFrame {
  /// The frame of an item in a collection.
  init(_ frame: ItemFrame) {
    self.init(
      x: LayoutUnit.units(frame.x), y: LayoutUnit.units(frame.y),
      width: LayoutUnit.units(frame.width), height: LayoutUnit.units(frame.height))
  }
}

extension WireAskedPermission {
  /// A permission that the client must decide.
  init(_ asked: AskedPermission, in table: TableState) {
    self.init(
      permission: WireText(word: asked.permission), layer: WireText(word: asked.layer),
      row: asked.slot.map { WireKey(table.keys.key(of: $0)) },
      column: asked.column.flatMap { table.content.schema[$0]?.id.text.utf8 },
      section: asked.section?.utf8)
  }
}
