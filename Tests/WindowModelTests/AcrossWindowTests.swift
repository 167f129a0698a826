import TableValues
import Testing
import UnicodeTables
import ViewportLayout

@testable import ViewModel
@testable import WindowModel

/// What is seen of the columns, in the cases that random runs seldom meet.
struct AcrossWindowTests {
  private func places(
    _ widths: [Double], leading: Int = 0, trailing: Int = 0, isEstimate: Bool = false,
    _ change: (inout LayoutRules) -> Void = { _ in }
  ) throws -> ColumnPlaces {
    var rules = LayoutRules(metrics: TextMetrics(.cells(TerminalCells())))
    rules.fixed.leading = leading
    rules.fixed.trailing = trailing
    change(&rules)
    let columns = widths.enumerated().map { number, width in
      (
        column: ColumnNumber(number),
        width: ColumnWidth(width: LayoutUnit.length(width), isEstimate: isEstimate)
      )
    }
    return ColumnPlaces(columns, by: rules)
  }

  private func window(_ offset: Double, _ extent: Double) -> AcrossWindow {
    AcrossWindow(
      offset: LayoutUnit.length(offset), extent: LayoutUnit.length(extent), overscan: 0)
  }

  @Test func `an offset that estimates do not reach is kept until widths are known`() throws {
    var window = window(50, 20)
    window.settle(in: try places([10, 5, 5], isEstimate: true))
    #expect(window.offset == 0)
    window.follow(
      from: try places([10, 5, 5], isEstimate: true), to: try places([10, 30, 60]))
    #expect(window.offset == LayoutUnit.length(50))
  }

  @Test func `an offset that no column reaches ends at the content`() throws {
    var window = window(50, 20)
    window.settle(in: try places([10, 5, 15]))
    window.follow(from: try places([10, 5, 15]), to: try places([10, 5, 95]))
    #expect(window.offset == LayoutUnit.length(10))
  }

  @Test func `fixed columns wider than the frame leave no room and do not overlap`() throws {
    let places = try places([30, 10, 30], leading: 1, trailing: 1)
    let told = window(0, 40).told(in: places)
    #expect(told.room == 0)
    #expect(told.lefts.trailing == LayoutUnit.length(30))
  }

  @Test func `a content wider than its columns scrolls to its end`() throws {
    let places = try places([10, 10, 10], leading: 1) { $0.minimumWidth = 100 }
    var window = window(1000, 40)
    window.settle(in: places)
    #expect(window.offset == LayoutUnit.length(60))
    #expect(window.columns(in: places) == [ColumnNumber(0)])
  }

  @Test func `a place is mirrored onto the column that it was in`() throws {
    let plain = try places([10, 20.5, 30]) { $0.spacing = 2 }
    let mirrored = try places([10, 20.5, 30]) { rules in
      (rules.spacing, rules.direction) = (2, .rightToLeft)
    }
    for x in 0..<plain.width {
      let found = try #require(plain.column(at: x, in: .center))
      let other = try #require(mirrored.column(at: plain.width - 1 - x, in: .center))
      #expect(found.place.column == other.place.column)
    }
    #expect(mirrored.column(at: mirrored.width, in: .center) == nil)
  }
}
