import RowTree
import TableValues
import Testing

@testable import TableSessions

/// Looks of windows, beside what goes through the pipe.
struct StyleTests {
  private func table(_ styles: [StyleRule]) throws -> TestTable {
    let table = try TestTable(TableShape(rowCount: 6, published: 6))
    table.view { $0.styles = styles }
    return table
  }

  private func watch(_ table: TestTable) throws -> Subscription {
    try #require(
      table.run { session in
        var spec = WindowSpec(
          range: .all(sizeMax: .max), columns: nil, hasCells: true, hold: .entry)
        spec.facets.insert(.styles)
        return try? session.watch("s", view: "v", spec, sendsEach: false, isDirty: { _ in })
      })
  }

  private func stripes(_ every: Int) -> StyleRule {
    var rule = StyleRule(.background, "dark")
    rule.source = .stripes(every: every, offset: 0, inSection: false)
    return rule
  }

  @Test func `a look is told once, and rows by their runs`() throws {
    let table = try table([stripes(3)])
    let subscription = try watch(table)
    let first = try #require(subscription.nextUpdate()?.styles)
    #expect(first.looks.count == 1)
    #expect(first.rows == [StyleDelta.Rows(look: 1, rows: [0..<1, 3..<4])])
    table.view { $0.styles = [stripes(2)] }
    let second = try #require(subscription.nextUpdate()?.styles)
    #expect(second.looks.isEmpty)
    #expect(
      second.rows == [
        StyleDelta.Rows(look: 1, rows: [2..<3, 4..<5]), StyleDelta.Rows(look: nil, rows: [3..<4]),
      ])
  }

  @Test func `an update that tells of no look leaves what the client knows`() throws {
    let table = try table([stripes(2)])
    let subscription = try watch(table)
    _ = subscription.nextUpdate()
    let key = table.keys[1]
    table.edit([
      .set(row: key, cells: [CellEdit(column: ColumnNumber(2), cell: TestTable.text("new"))])
    ])
    #expect(try #require(subscription.nextUpdate()).styles == nil)
    table.edit([.remove([key])])
    let news = try #require(subscription.nextUpdate()?.styles)
    #expect(
      news.rows == [
        StyleDelta.Rows(look: nil, rows: [1..<2, 3..<4]),
        StyleDelta.Rows(look: 1, rows: [2..<3, 4..<5]),
      ])
  }

  @Test func `a reset tells everything anew`() throws {
    let table = try table([stripes(2)])
    let subscription = try watch(table)
    let first = try #require(subscription.nextUpdate()?.styles)
    subscription.resync()
    #expect(try #require(subscription.nextUpdate()?.styles) == first)
  }

  @Test func `nothing is told without rules or without being asked`() throws {
    let table = try table([])
    #expect(try #require(watch(table).nextUpdate()).styles == nil)
    let other = try self.table([stripes(2)])
    #expect(try #require(other.watch()?.nextUpdate()).styles == nil)
  }
}
