import TableValues
import TestSupport
import Testing

@testable import RowPipeline

struct PageStateTests {
  @Test func `pages tile the rows`() {
    for rowCount in 0...23 {
      let pages = (0..<PageState(size: 5).page(rowCount: rowCount).count).map {
        PageState(size: 5, index: $0).page(rowCount: rowCount)
      }
      #expect(pages.flatMap { Array($0.rows) } == Array(0..<rowCount))
      for page in pages {
        for row in page.rows { #expect(PageState(size: 5).page(ofIndex: row) == page.index) }
      }
    }
  }

  @Test func `a page past the end becomes the last`() {
    let page = PageState(size: 10, index: 99).page(rowCount: 25)
    #expect(page == Page(index: 2, count: 3, rows: 20..<25))
  }

  @Test func `an empty view has one empty page and odd numbers are clamped`() {
    #expect(
      PageState(size: 0, index: -4).page(rowCount: 0) == Page(index: 0, count: 1, rows: 0..<0))
    #expect(PageState(size: .max).page(rowCount: 3).rows == 0..<3)
    #expect(PageState(size: 3).page(rowCount: -1).rows.isEmpty)
    #expect(PageState(size: 3).page(ofIndex: -1) == 0)
  }
}

struct RowSetTests {
  @Test(arguments: Seeds.all(5))
  func `a row set is a set`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var set = RowSet()
    var model: Set<UInt32> = []
    let slots: [UInt32] = [0, 1, 63, 64, 16_383, 16_384, 100_000, 0x8000_0000, 0x8001_0001]
    let copy = set
    for _ in 0..<200 {
      let slot = slots.randomElement(using: &random) ?? 0
      if Bool.random(using: &random) {
        #expect(set.insert(slot) == model.insert(slot).inserted)
      } else {
        #expect(set.remove(slot) == (model.remove(slot) != nil))
      }
      #expect(set.count == model.count)
      #expect(slots.allSatisfy { set.contains($0) == model.contains($0) })
    }
    for slot in model { set.remove(slot) }
    #expect(set == copy)
  }

  @Test func `every slot of a page has a bit of its own`() {
    var set = RowSet()
    for slot in stride(from: UInt32(0), to: 40_000, by: 3) { set.insert(slot) }
    #expect(set.count == 13_334)
    #expect((0..<UInt32(40_000)).allSatisfy { set.contains($0) == ($0 % 3 == 0) })
  }

  @Test(arguments: Seeds.all(8))
  func `bits are added as their rows one by one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...300, using: &random)
    var bits = RowBits(count: count)
    for row in 0..<count { bits[row] = Bool.random(using: &random) }
    for first: UInt32 in [0, 63, 16_300, 0x8000_0000, 0x8000_0000 + 16_381, .max - 299] {
      var set = RowSet()
      var model = RowSet()
      for row in 0..<count where row % 5 == 0 {
        set.insert(first + UInt32(row))
        model.insert(first + UInt32(row))
      }
      let start = Int.random(in: 0...count, using: &random)
      let rows = start..<Int.random(in: start...count, using: &random)
      set.insert(bits, in: rows, first: first)
      for row in rows where bits[row] { model.insert(first + UInt32(row)) }
      #expect(set == model)
    }
  }
}
