import UnicodeTables
import ViewportLayout
import WireProtocol

/// Conversion of text measurers.
struct MeasurerConversion {
  /// The maximum number of advances and pairs of a font face.
  let advancesMax: Int

  /// The metrics for a measurer; those of terminal cells if there is none.
  ///
  /// - Throws: ``DaemonError/limit(name:maximum:found:)``.
  func metrics(_ measurer: WireMeasurer?) throws -> TextMetrics {
    switch measurer {
    case nil: return TextMetrics(.cells(TerminalCells()))
    case .cells(let tabStop, let ambiguous, let unit):
      return TextMetrics(
        .cells(
          TerminalCells(
            ambiguousIsWide: ambiguous == .wide, sumsCodePoints: unit != .clusters,
            joinsSymbols: unit != .wcwidth, tabStop: tabStop)))
    case .font(let lineHeight, let regular, let bold):
      let height = LayoutUnit.length(lineHeight)
      return TextMetrics(
        .font(try face(regular, height)), bold: try bold.map { .font(try face($0, height)) })
    case .estimate(let advance, let lineHeight):
      return TextMetrics(
        .estimate(advance: advance, lineHeight: LayoutUnit.length(lineHeight)))
    }
  }

  private func face(_ face: WireFontFace, _ lineHeight: LayoutLength) throws -> FontMetrics {
    let (ranges, single) = (face.ranges ?? [], face.advances ?? [])
    let pairs = face.kerning ?? []
    let characters = single.reduce(0) { $0 + $1.characters.count { $0 & 0xC0 != 0x80 } }
    let count = ranges.count + characters + pairs.count
    guard count <= advancesMax else {
      throw DaemonError.limit(name: "advancesMax", maximum: advancesMax, found: count)
    }
    var advances: [FontMetrics.Advance] = []
    for range in ranges where range.start < range.end {
      advances.append(
        FontMetrics.Advance(
          scalars: UInt32(range.start)...UInt32(range.end - 1), advance: range.advance))
    }
    for entry in single {
      for scalar in Self.scalars(entry.characters) {
        advances.append(FontMetrics.Advance(scalars: scalar...scalar, advance: entry.advance))
      }
    }
    var kerning: [FontMetrics.Pair: Double] = [:]
    for entry in pairs {
      let pair = Self.scalars(entry.pair)
      kerning[FontMetrics.Pair(first: pair[0], second: pair[1])] = entry.advance
    }
    return FontMetrics(
      advances: advances, defaultAdvance: face.defaultAdvance, kerning: kerning,
      letterSpacing: face.letterSpacing ?? 0, lineHeight: lineHeight)
  }

  private static func scalars(_ text: WireText) -> [UInt32] {
    String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
  }
}

extension TerminalCells {
  /// What the cells of a cluster are counted by.
  var unit: CellUnit {
    if !joinsSymbols { return .wcwidth }
    return sumsCodePoints ? .codePoints : .clusters
  }
}
