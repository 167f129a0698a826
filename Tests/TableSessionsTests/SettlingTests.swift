import RowPipeline
import TableValues
import Testing
import UnicodeTables
import ViewportLayout

@testable import TableModel
@testable import TableSessions
@testable import ViewModel

/// Views are settled once per turn, and only those that have changed; snapshots are pure reads.
struct SettlingTests {
  private func table(isResident: Bool = true) throws -> TestTable {
    var shape = TableShape()
    shape.isResident = isResident
    return try TestTable(shape)
  }

  private static var wrapping: LayoutRules {
    var rules = LayoutRules(metrics: TextMetrics(.cells(TerminalCells())))
    rules.rows = RowSizing()
    rules.rows?.wraps = true
    rules.sizing.mode = .fixed(9)
    return rules
  }

  @Test func `a change of one view leaves the others settled`() throws {
    let table = try table()
    for view in ["a", "b", "c"] { table.view(view) }
    let open = table.run { session -> [String] in
      session.views["b"]?.changed(because: .state)
      return session.views.values.filter { $0.settled == nil }.map(\.id)
    }
    #expect(open == ["b"])
    let (settled, due) = table.run { session in
      (session.views.values.allSatisfy { $0.settled != nil }, session.pending.takeDue().count)
    }
    #expect(settled && due == 0)
  }

  @Test func `a view that changes twice in a turn is settled and published once`() throws {
    let table = try table()
    table.view("a")
    let counts = table.run { session -> [Int] in
      for _ in 0..<3 { session.views["a"]?.changed(because: .state) }
      return [session.pending.popUnsettled().count, session.pending.takeDue().count]
    }
    #expect(counts == [1, 1])
  }

  @Test func `a view that is closed in the turn of its change is not settled any more`() throws {
    let table = try table()
    table.view("a")
    let left = table.run { session -> Int in
      session.views["a"]?.changed(because: .state)
      try? session.closeView("a")
      return session.pending.popUnsettled().count + session.pending.takeDue().count
    }
    #expect(left == 0)
  }

  @Test func `reading a snapshot starts no work`() throws {
    let table = try table(isResident: false)
    table.view("v") { state in
      state.layout = Self.wrapping
    }
    let same = table.run { session -> Bool in
      guard let view = session.views["v"] else { return false }
      let before = (view.heights.kept?.work, view.heights.isBusy, view.layout.work.isUnderWay)
      let first = try? session.snapshot(ofView: "v")
      let second = try? session.snapshot(ofView: "v")
      let after = (view.heights.kept?.work, view.heights.isBusy, view.layout.work.isUnderWay)
      return first?.viewRevision == second?.viewRevision && first != nil && before == after
    }
    #expect(same)
  }

  @Test func `a view with nothing to measure is not asked for measures`() throws {
    let table = try table()
    for view in ["a", "b"] { table.view(view) }
    table.view("b") { state in
      state.layout = Self.wrapping
    }
    table.settle()
    #expect(table.run { $0.pending.measuredViews().isEmpty })
  }
}
