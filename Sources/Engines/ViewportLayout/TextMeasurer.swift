import UnicodeTables

/// Measures texts along the layout's axes, in one of three ways. Cells that the client measures
/// itself are not measured here.
package enum TextMeasurer: Sendable, Hashable {
  /// By terminal cells: widths are whole units, and a line is one unit high.
  case cells(TerminalCells)
  /// By metrics that the client has sent.
  case font(FontMetrics)
  /// By a fixed advance per cluster: an estimate.
  case estimate(advance: Double, lineHeight: LayoutLength)

  /// The height of a line of text.
  package var lineHeight: LayoutLength {
    switch self {
    case .cells: LayoutUnit.perUnit
    case .font(let metrics): metrics.lineHeight
    case .estimate(_, let lineHeight): lineHeight
    }
  }

  /// Whether lengths are estimates.
  package var isEstimate: Bool {
    switch self {
    case .cells, .font: false
    case .estimate: true
    }
  }

  /// The width of a text in one line. O(n).
  package func width(of bytes: Span<UInt8>) -> LayoutLength {
    if PrintableASCII.end(in: bytes, from: 0) == bytes.count {
      return width(ofPrintable: bytes, 0..<bytes.count)
    }
    if case .cells(let cells) = self {
      return LayoutUnit.length(cells: cells.width(of: bytes))
    }
    var pen = TextPen(self)
    var position = 0
    while position < bytes.count {
      let end = GraphemeClusters.end(of: bytes, from: position)
      pen.advance(over: position..<end, in: bytes)
      position = end
    }
    return pen.length
  }

  /// The width of a part of a text in one line. The part must be printable ASCII. O(length).
  ///
  /// - Parameter range: Within the text.
  package func width(ofPrintable bytes: Span<UInt8>, _ range: Range<Int>) -> LayoutLength {
    switch self {
    case .cells: return LayoutUnit.length(cells: range.count)
    case .font(let metrics):
      return LayoutUnit.length(metrics.advance(ofPrintable: bytes, range))
    case .estimate(let advance, _):
      // Advances are added one by one as the pen does, so that both round equally.
      var place = 0.0
      for _ in range { place += advance }
      return LayoutUnit.length(place)
    }
  }
}

/// A position on a line that advances cluster by cluster.
struct TextPen {
  private let measurer: TextMeasurer
  /// The position of the pen, in units, before rounding.
  private(set) var place = 0.0
  private var last: UInt32?

  init(_ measurer: TextMeasurer) {
    self.measurer = measurer
  }

  /// The position of the pen, rounded up.
  var length: LayoutLength { LayoutUnit.length(place) }

  mutating func advance(over cluster: Range<Int>, in bytes: Span<UInt8>) {
    switch measurer {
    case .cells(let cells):
      place += Double(cells.width(ofCluster: cluster, in: bytes, at: Int(place)))
    case .font(let metrics):
      let step = metrics.advance(of: cluster, in: bytes, after: last)
      place += step.advance
      last = step.last
    case .estimate(let advance, _):
      place += advance
    }
  }
}

extension LayoutUnit {
  /// The largest advance of one character, in units.
  package static let advanceMax = 65_536.0

  /// A length in units, rounded up to the next 1/64. An invalid length is 0; one that is too long
  /// is clamped.
  package static func length(_ units: Double) -> LayoutLength {
    guard units > 0 else { return 0 }
    let scaled = (units * Double(perUnit)).rounded(.up)
    return scaled >= Double(extentMax) ? extentMax : LayoutLength(scaled)
  }

  /// A length in units, exactly.
  package static func units(_ length: LayoutLength) -> Double {
    Double(length) / Double(perUnit)
  }

  /// A number of terminal cells as a length.
  package static func length(cells: Int) -> LayoutLength {
    min(LayoutLength(max(0, cells)), extentMax / perUnit) * perUnit
  }
}
