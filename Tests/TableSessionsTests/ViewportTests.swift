import CellFormats
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing
import UnicodeTables
import ViewportLayout

@testable import TableModel
@testable import TableSessions
@testable import ViewModel
@testable import WindowModel

/// Viewports on a view that changes, beside lists that are added up.
struct ViewportTests {
  /// What a view shows, as plain lists.
  private struct PlainPage {
    var entries: [ViewEntry] = []
    var starts: [LayoutLength] = []
    var extent: LayoutLength = 0

    init(_ snapshot: ViewSnapshot) {
      let page = snapshot.entries(inPage: 0..<snapshot.pageEntryCount)
      for index in 0..<page.count {
        entries.append(page[index])
        starts.append(extent)
        extent += snapshot.shownAxis.extent(at: index) ?? 0
      }
    }

    func start(of entry: ViewEntry) -> LayoutLength? {
      entries.firstIndex(of: entry).map { starts[$0] }
    }

    /// The entry that stood nearest to one that is gone, the one below it of two.
    func survivor(of gone: ViewEntry, in old: PlainPage) -> ViewEntry? {
      guard let place = old.entries.firstIndex(of: gone) else { return nil }
      let left = old.entries.indices.filter { entries.contains(old.entries[$0]) }
      let nearest = left.min {
        (abs($0 - place), $0 < place ? 1 : 0) < (abs($1 - place), $1 < place ? 1 : 0)
      }
      return nearest.map { old.entries[$0] }
    }
  }

  /// Rows of one to four lines in columns of one cell.
  private func table(_ count: Int = 40) throws -> TestTable {
    let rows = (0..<count).map { number in
      [
        TestTable.integer(Int64(number)), TestTable.text(words(number % 4)),
        TestTable.text("x\(number % 3)"),
      ]
    }
    let table = try TestTable(TableShape(rowCount: count, published: count), rows: rows)
    table.view { state in
      var rules = LayoutRules(metrics: TextMetrics(.cells(TerminalCells())))
      rules.rows = RowSizing()
      rules.rows?.wraps = true
      rules.sizing.mode = .fixed(9)
      rules.columns[ColumnNumber(1)] = SizingRule()
      rules.columns[ColumnNumber(1)]?.width = 1
      state.layout = rules
    }
    return table
  }

  @Test func `widths that are only called estimates leave heights as they are`() throws {
    let table = try table()
    table.settle()
    var snapshot = try #require(table.snapshot())
    let known = HeightKey(try #require(EntryMeasuring(snapshot)))
    let places = try #require(snapshot.layout).places
    let rules = try #require(snapshot.state.layout)
    func estimates(wider: LayoutLength) -> ColumnPlaces {
      ColumnPlaces(
        places.map { place in
          let width = ColumnWidth(width: place.width.width + wider, isEstimate: true)
          return (place.column, width)
        }, by: rules)
    }
    snapshot = ViewSnapshot(snapshot, layout: estimates(wider: 0))
    #expect(HeightKey(try #require(EntryMeasuring(snapshot))) == known)
    snapshot = ViewSnapshot(snapshot, layout: estimates(wider: 64))
    #expect(HeightKey(try #require(EntryMeasuring(snapshot))) != known)
  }

  private func words(_ count: Int) -> String {
    (0...count).map { _ in "a" }.joined(separator: " ")
  }

  private func change(_ table: TestTable, _ random: inout SeededGenerator) {
    let key = table.keys.randomElement(using: &random) ?? .integer(0)
    let column = ColumnNumber(Int.random(in: 0..<3, using: &random))
    let cell = TestTable.text(words(Int.random(in: 0..<6, using: &random)))
    let row = [TestTable.integer(Int64.random(in: 0..<99, using: &random)), cell, cell]
    let needle = Text("x\(Int.random(in: 0..<5, using: &random))")
    switch Int.random(in: 0..<9, using: &random) {
    case 0: table.edit([.insert(rows: [row, row], .start)])
    case 1: table.edit([.insert(rows: [row], .before(key))])
    case 2: table.edit([.remove([key])])
    case 3: table.edit([.move([key], .end)])
    case 4: table.edit([.set(row: key, cells: [CellEdit(column: ColumnNumber(1), cell: cell)])])
    case 5: table.view { $0.sort = [SortKey(column: column, direction: .descending)] }
    case 6: table.view { $0.sort = [] }
    case 7:
      let condition = TextCondition(relation: .contains, text: needle)
      table.view { $0.filter = .text(ColumnNumber(2), condition) }
    default: table.view { $0.filter = nil }
    }
  }

  @Test(arguments: Seeds.all(20))
  func `the anchor keeps its distance, and its nearest survivor takes its place`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let table = try table()
    var before = try #require(table.snapshot())
    var position = ViewportPosition(offset: 0, extent: 640)
    position.scroll(to: LayoutLength.random(in: 0..<3000, using: &random), in: before)
    for step in 0..<60 {
      let anchor = position.anchorEntry
      let old = PlainPage(before)
      let distance = anchor.flatMap { old.start(of: $0) }.map { position.offset - $0 }
      change(table, &random)
      let after = try #require(table.snapshot())
      let new = PlainPage(after)
      position.follow(from: before, to: after, ViewportChange(from: before, to: after, []))
      let held = anchor.flatMap { new.start(of: $0) == nil ? new.survivor(of: $0, in: old) : $0 }
      let wanted = held.flatMap { new.start(of: $0) }.flatMap { start in distance.map { start + $0 }
      }
      let offset = min(max(0, wanted ?? 0), max(0, new.extent - 640))
      #expect(position.offset == offset, "seed \(seed), step \(step)")
      before = after
    }
  }

  @Test(arguments: Seeds.all(10))
  func `merged updates end where single ones do`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = try table()
    let snapshot = try #require(table.snapshot())
    var position = ViewportPosition(offset: 0, extent: 400)
    position.scroll(to: 300, in: snapshot)
    let spec = WindowSpec(
      range: .viewport(overscan: 64, sizeMax: 1000), columns: nil, hasCells: true, hold: .entry)
    let start = position
    let both = try [true, false].map { sendsEach in
      try #require(
        table.run { session in
          try? session.watch(
            "\(sendsEach)", view: "v", spec, sendsEach: sendsEach, viewport: start
          ) { _ in }
        })
    }
    var replicas = both.map { WindowReplica($0) }
    for step in 0..<40 {
      change(table, &random)
      if step % 7 == 3 {
        var scroll = ViewportScroll()
        scroll.target = .offset(LayoutLength.random(in: 0..<3000, using: &random))
        for subscription in both { _ = subscription.scroll(scroll, columns: .none) }
      }
      replicas[0].drain()
      guard step % 5 == 4 else { continue }
      replicas[1].drain()
      #expect(replicas[0].viewport == replicas[1].viewport, "seed \(seed), step \(step)")
      #expect(replicas[0].keys == replicas[1].keys)
      #expect(replicas[1].viewport == both[1].viewport?.viewport)
    }
    #expect(replicas.flatMap(\.problems) == [])
  }

  @Test func `a window holds no more entries than it may`() throws {
    let table = try table(50)
    let snapshot = try #require(table.snapshot())
    var position = ViewportPosition(offset: 0, extent: 64 * 1000)
    position.scroll(to: 64 * 20, in: snapshot)
    let axis = snapshot.shownAxis
    #expect(position.visible(in: axis, sizeMax: 10) == 0..<10)
    position.resize(to: 64 * 10, in: snapshot)
    position.scroll(to: 64 * 20, in: snapshot)
    let seen = position.visible(in: axis, sizeMax: 1000)
    let held = position.held(in: axis, overscan: 64 * 1000, sizeMax: seen.count + 6)
    #expect(held == seen.lowerBound - 3..<seen.upperBound + 3)
  }
}
