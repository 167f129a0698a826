/// How many cells of a terminal a text takes, by Unicode 17 and on every machine alike.
///
/// A cluster takes as many cells as its widest code point: two for East_Asian_Width W and F, one or
/// two for A by choice, none for marks and what is not shown (UAX #11). A pair of regional
/// indicators takes two; so does an emoji before U+FE0F, and one cell before U+FE0E (UTS #51).
/// Control characters, line separators and bytes that are not UTF-8 are shown by one symbol each
/// (U+2400 and following, U+FFFD), so they take one cell.
package struct TerminalCells: Sendable, Hashable {
  /// Whether code points of ambiguous width take two cells, as in East Asian terminals.
  package var ambiguousIsWide: Bool
  /// To the next multiple of so many cells a tab reaches, 1...; nil: it is shown as a symbol.
  package var tabStop: Int?

  /// Makes a measure.
  package init(ambiguousIsWide: Bool = false, tabStop: Int? = nil) {
    self.ambiguousIsWide = ambiguousIsWide
    self.tabStop = tabStop.map { max(1, $0) }
  }

  /// The cells that a text takes in one line. O(n).
  package func width(of bytes: Span<UInt8>) -> Int {
    var position = 0
    var width = 0
    while position < bytes.count {
      let end = GraphemeClusters.end(of: bytes, from: position)
      width += self.width(ofCluster: position..<end, in: bytes, at: width)
      position = end
    }
    return width
  }

  /// The cells that one cluster takes.
  ///
  /// - Parameters:
  ///   - cluster: Where it stands in the text, as ``GraphemeClusters`` cuts it.
  ///   - bytes: The text.
  ///   - column: The cell at which it begins; only a tab asks.
  package func width(ofCluster cluster: Range<Int>, in bytes: Span<UInt8>, at column: Int) -> Int {
    let first = bytes[cluster.lowerBound]
    if first < 0x80, cluster.count == 1 {
      guard first == 0x09, let tabStop else { return 1 }
      return tabStop - column % tabStop
    }
    return shownWidth(cluster, bytes)
  }

  /// Whether a code point takes no cell by itself: marks, joiners and what is not shown. O(1).
  package static func hasNoWidth(_ scalar: UInt32) -> Bool {
    scalar <= 0x10_FFFF && SegmentationTables.shared[scalar].width == 0
  }

  private func shownWidth(_ cluster: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    let tables = SegmentationTables.shared
    var width = 0
    var isEmoji = false
    var flags = 0
    var position = cluster.lowerBound
    while position < cluster.upperBound {
      let scalar = UTF8Scalar.read(bytes, at: position)
      position += scalar.byteCount
      guard let value = scalar.value else {
        width = max(width, 1)
        continue
      }
      let record = tables[value]
      switch value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: width = max(width, 1)
      case 0xFE0F where isEmoji: width = 2
      case 0xFE0E where isEmoji && position == cluster.upperBound: width = 1
      default:  // a number, not our enum
        if record.cluster == .regionalIndicator { flags += 1 }
        width = max(width, cells(record))
      }
      isEmoji = record.flags.contains(.emoji)
    }
    return flags >= 2 ? 2 : width
  }

  private func cells(_ record: ScalarRecord) -> Int {
    switch record.width {
    case 3: ambiguousIsWide ? 2 : 1
    default: Int(record.width)  // a number, not our enum
    }
  }
}
