/// The width of a text in terminal cells, by Unicode 17. It is the same on every machine.
///
/// A cluster has the width of its widest code point: two for East_Asian_Width W and F, one or two
/// for A by configuration, none for marks and invisible characters (UAX #11). A pair of regional
/// indicators has two cells, and so has an emoji before U+FE0F; before U+FE0E it has one (UTS #51).
/// Control characters, line separators and bytes that are not UTF-8 are shown as one symbol each
/// (U+2400 and following, U+FFFD), so they have one cell.
package struct TerminalCells: Sendable, Hashable {
  /// Whether code points of ambiguous width have two cells, as in East Asian terminals.
  package var ambiguousIsWide: Bool
  /// The distance of tab stops in cells, at least 1; nil: a tab is shown as a symbol.
  package var tabStop: Int?

  /// Makes a measure.
  package init(ambiguousIsWide: Bool = false, tabStop: Int? = nil) {
    self.ambiguousIsWide = ambiguousIsWide
    self.tabStop = tabStop.map { max(1, $0) }
  }

  /// The width of a text in one line, in cells. O(n).
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

  /// The width of one cluster, in cells.
  ///
  /// - Parameters:
  ///   - cluster: The range of the cluster in the text, as given by ``GraphemeClusters``.
  ///   - bytes: The text.
  ///   - column: The cell at which it begins. Only needed for tabs.
  package func width(ofCluster cluster: Range<Int>, in bytes: Span<UInt8>, at column: Int) -> Int {
    let first = bytes[cluster.lowerBound]
    if first < 0x80, cluster.count == 1 {
      guard first == 0x09, let tabStop else { return 1 }
      return tabStop - column % tabStop
    }
    return shownWidth(cluster, bytes)
  }

  /// Whether a code point has no width by itself: marks, joiners and invisible characters. O(1).
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
