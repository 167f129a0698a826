import ColumnStorage
import Synchronization

/// Which fields of a wide file are marked: how many fields, rows and columns go together.
package struct CSVMarkPlan: Sendable, Hashable {
  /// The least number of columns of a file whose fields are marked.
  package var columnsMin = 128
  /// The number of fields from one mark of a record to the next.
  package var interval = 64
  /// The number of fields of a page. Its rows are about as many as divide it by the columns.
  package var pageCells = 1 << 16
  /// The memory of kept pages, in bytes.
  package var bytesMax = 16 << 20
  /// The number of cells that are decoded at once.
  package var blockCells = ColumnBlocks.cellsMax

  /// The plan of the daemon. Tests have smaller numbers.
  package init() {}

  /// The rows of a page of a file with so many columns.
  func pageRows(columns: Int) -> Int { max(1, pageCells / max(columns, 1)) }
}

/// Where fields of some neighbouring records begin: the first one, and then one of each `interval`.
///
/// An example with an interval of 64: to read column 130 of a record, reading begins at field 128.
struct CSVFieldMarks: Sendable {
  /// The records.
  let rows: Range<Int>
  /// Where each begins, in units of the file.
  let starts: [Int]
  /// The number of fields of each.
  let fieldCounts: [Int]
  /// The number of groups of `interval` columns.
  let groupCount: Int
  /// Record by record, `groupCount + 2` distances from its start. The last one but one is the field
  /// behind all groups, the last one is the record's end.
  let distances: [UInt32]
  /// Whether the line of the last record has ended. Otherwise more bytes may follow.
  let hasEnded: Bool

  /// Where the fields of some groups are, in units of the file; empty if the record has none. Group
  /// `groupCount` are the fields behind all others.
  func range(ofRow row: Int, groups: Range<Int>) -> Range<Int> {
    let place = row - rows.lowerBound
    let first = place * (groupCount + 2)
    let start = starts[place]
    return start + Int(distances[first + groups.lowerBound])..<start
      + Int(distances[first + groups.upperBound])
  }

  /// Approximate memory, in bytes.
  var byteSize: Int { 96 + rows.count * 16 + distances.count * 4 }
}

/// The pages of marks of a file, as many as its plan has memory for. The least recently used are
/// dropped first.
final class CSVMarkStore: Sendable {
  private struct Pages {
    var pages: [Int: (marks: CSVFieldMarks, lastUse: Int)] = [:]
    var byteSize = 0
    var clock = 0
    var isTurned = false

    mutating func remove(_ number: Int) {
      if let old = pages.removeValue(forKey: number) { byteSize -= old.marks.byteSize }
    }

    /// Drops an eighth, so that the sorting is rare.
    mutating func shrink(to target: Int) {
      for (number, _) in pages.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        if byteSize <= target { return }
        remove(number)
      }
    }
  }

  private let pages = Mutex(Pages())
  private let bytesMax: Int

  init(bytesMax: Int) {
    self.bytesMax = bytesMax
  }

  /// A page if it is kept and reaches at least to a row.
  func page(_ number: Int, upTo row: Int) -> CSVFieldMarks? {
    pages.withLock { pages in
      guard let marks = pages.pages[number]?.marks, marks.rows.upperBound >= row else { return nil }
      pages.clock += 1
      pages.pages[number]?.lastUse = pages.clock
      return marks
    }
  }

  /// Keeps a page, unless the file may continue within its last record.
  func keep(_ marks: CSVFieldMarks, as number: Int) {
    guard marks.hasEnded else { return }
    pages.withLock { pages in
      pages.clock += 1
      pages.remove(number)
      pages.pages[number] = (marks, pages.clock)
      pages.byteSize += marks.byteSize
      if pages.byteSize > bytesMax { pages.shrink(to: bytesMax / 8 * 7) }
    }
  }

  /// False and true in turn.
  func turn() -> Bool {
    pages.withLock { pages in
      pages.isTurned.toggle()
      return !pages.isTurned
    }
  }

  /// The memory of the pages, in bytes.
  var byteSize: Int { pages.withLock { $0.byteSize } }
}
