/// The width of a text in terminal cells, by Unicode 17. It is the same on every machine.
///
/// A code point has two cells for East_Asian_Width W and F, one or two for A by configuration, none
/// for marks and invisible characters (UAX #11). A cluster has the sum of its code points, or the
/// cells of its widest one, by configuration: हिन्दी has five cells or three.
///
/// Emoji and flags are one symbol, unless ``joinsSymbols`` is false. A regional indicator and a pair of them have two
/// cells, and so has an emoji before U+FE0F; before U+FE0E it has one (UTS #51). Control characters,
/// line separators and bytes that are not UTF-8 are shown as one symbol each (U+2400 and following,
/// U+FFFD), so they have one cell.
package struct TerminalCells: Sendable, Hashable {
  /// Whether code points of ambiguous width have two cells, as in East Asian terminals.
  package var ambiguousIsWide: Bool
  /// Whether a cluster has the sum of its code points, as in xterm, VTE and foot, where a spacing
  /// mark has a cell. If not, it has the cells of its widest code point.
  package var sumsCodePoints: Bool
  /// Whether emoji sequences and flags are one symbol. If not, each code point counts by itself, as
  /// the C function `wcwidth` counts it: as in terminals that know no clusters.
  package var joinsSymbols: Bool
  /// The distance of tab stops in cells, at least 1; nil: a tab is shown as a symbol.
  package var tabStop: Int?

  /// Makes a measure.
  package init(
    ambiguousIsWide: Bool = false, sumsCodePoints: Bool = true, joinsSymbols: Bool = true,
    tabStop: Int? = nil
  ) {
    self.ambiguousIsWide = ambiguousIsWide
    self.sumsCodePoints = sumsCodePoints
    self.joinsSymbols = joinsSymbols
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
    guard scalar <= 0x10_FFFF else { return false }
    let record = SegmentationTables.shared[scalar]
    return record.width == 0 || record.isSpacingMark
  }

  private func shownWidth(_ cluster: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    let tables = SegmentationTables.shared
    var widest = 0
    var sum = 0
    /// The cells of marks that are beside their base, such as the half-width U+FF9E.
    var beside = 0
    var isEmoji = false
    var isOneSymbol = false
    var position = cluster.lowerBound
    while position < cluster.upperBound {
      let scalar = UTF8Scalar.read(bytes, at: position)
      position += scalar.byteCount
      guard let value = scalar.value else { return 1 }
      let record = tables[value]
      switch value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: return 1  // CR LF are one symbol
      case 0xFE0F where isEmoji && joinsSymbols: (widest, isOneSymbol) = (2, true)
      case 0xFE0E where isEmoji && joinsSymbols && position == cluster.upperBound:
        (widest, isOneSymbol) = (1, true)
      default:  // a number, not our enum
        let cells = cells(record)
        sum += cells
        if record.standsBeside {
          beside += cells
        } else if !record.isSpacingMark {
          widest = max(widest, cells)
        }
        if record.isSymbolOfEmoji { isOneSymbol = true }
      }
      isEmoji = record.flags.contains(.emoji)
    }
    let isOne = isOneSymbol && joinsSymbols
    return sumsCodePoints && !isOne ? sum : widest + beside
  }

  private func cells(_ record: ScalarRecord) -> Int {
    switch record.width {
    case _ where record.cluster == .regionalIndicator && joinsSymbols: 2
    case 3: ambiguousIsWide ? 2 : 1
    case 4: 1
    case 5: 2
    default: Int(record.width)  // a number, not our enum
    }
  }
}

extension ScalarRecord {
  /// Whether it is a mark that has cells where code points are counted.
  fileprivate var isSpacingMark: Bool { width >= 4 }

  /// Whether it belongs to the cluster before it and has a cell of its own all the same: U+0E33,
  /// U+0EB3, U+FF9E, U+FF9F.
  fileprivate var standsBeside: Bool {
    width == 1 && (cluster == .extend || cluster == .spacingMark)
  }

  /// Whether its cluster is shown as one symbol of two cells.
  fileprivate var isSymbolOfEmoji: Bool {
    cluster == .regionalIndicator || flags.contains(.pictographic)
  }
}
