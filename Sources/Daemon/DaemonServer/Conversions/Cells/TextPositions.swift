import CellFormats
import ProtocolWords
import RowPipeline
import UnicodeTables
import ViewModel
import ViewportLayout

/// How texts are sent and how offsets in them are counted, as the client chose in `initialize`.
struct TextPositions: Sendable {
  /// What is counted.
  let unit: PositionUnit
  /// How texts are made visible.
  let form: VisibleForm
  private let cells: TerminalCells

  /// Counts a unit.
  ///
  /// - Parameter measurer: What measures the text. If it measures terminal cells, cells are counted
  ///   as it does; otherwise as by default.
  init(
    _ unit: PositionUnit, by measurer: TextMeasurer? = nil,
    form: VisibleForm = VisibleForm(showsInvisible: false)
  ) {
    self.unit = unit
    self.form = form
    if case .cells(let cells)? = measurer { self.cells = cells } else { cells = TerminalCells() }
  }

  /// Counts cells as the layout of a view measures them.
  init(_ unit: PositionUnit, of snapshot: ViewSnapshot) {
    self.init(
      unit, by: unit == .cells ? snapshot.state.layout?.metrics.regular : nil,
      form: snapshot.state.visibleForm)
  }

  /// Converts ranges of bytes to offsets in the text as it is sent. O(bytes).
  ///
  /// A byte that is not UTF-8 is sent as U+FFFD and counts as that. In cells, a range has all of
  /// each cluster of which it has a part.
  ///
  /// - Parameter ranges: Ascending ranges within the text that do not overlap.
  func convert(_ ranges: [Range<Int>], in text: [UInt8]) -> [Range<Int>] {
    switch unit {
    case .utf8: DisplayText.isValid(text) ? ranges : inSentBytes(ranges, text)
    case .utf16: OffsetUnit.utf16.convert(ranges, in: text)
    case .utf32: OffsetUnit.codePoints.convert(ranges, in: text)
    case .cells: inCells(ranges, text)
    }
  }

  /// The offset of a byte, as of the end of a range.
  func offset(_ byte: Int, in text: [UInt8]) -> Int {
    convert([0..<byte], in: text)[0].upperBound
  }

  private func inSentBytes(_ ranges: [Range<Int>], _ text: [UInt8]) -> [Range<Int>] {
    var (byte, count) = (0, 0)
    func advance(to target: Int) -> Int {
      while byte < min(target, text.count) {
        let scalar = UTF8Scalar.read(text.span, at: byte)
        byte += scalar.byteCount
        count += scalar.value == nil ? 3 * scalar.byteCount : scalar.byteCount
      }
      return count
    }
    return ranges.map { range in
      let start = advance(to: range.lowerBound)
      return start..<advance(to: range.upperBound)
    }
  }

  private func inCells(_ ranges: [Range<Int>], _ text: [UInt8]) -> [Range<Int>] {
    // The current cluster, and the cells before and behind it.
    var (cluster, before, behind) = (0..<0, 0, 0)
    func move(to target: Int) {
      while cluster.upperBound < min(target, text.count) {
        cluster = cluster.upperBound..<GraphemeClusters.end(of: text.span, from: cluster.upperBound)
        before = behind
        behind += cells.width(ofCluster: cluster, in: text.span, at: before)
      }
    }
    return ranges.map { range in
      move(to: range.lowerBound)
      let start = range.lowerBound < cluster.upperBound ? before : behind
      move(to: range.upperBound)
      return start..<(range.isEmpty ? start : max(start, behind))
    }
  }
}
