import JSONText
import RowPipeline
import Scheduling
import UnicodeTables
import ViewportLayout
import WireProtocol

/// `text/measure`: the sizes of texts, their line wrapping and truncation. It needs no table. It
/// runs on the long lane, since there may be many texts.
enum MeasureHandler {
  /// `text/measure`.
  static func measure(_ params: TextMeasureParams, _ call: Call<TextMeasureResult>) throws {
    let limits = call.daemon.options.limits
    guard params.texts.count <= limits.measuredTextsMax else {
      throw DaemonError.limit(
        name: "measuredTextsMax", maximum: limits.measuredTextsMax, found: params.texts.count)
    }
    let byteCount = params.texts.reduce(0) { $0 + $1.count }
    guard byteCount <= limits.measuredBytesMax else {
      throw DaemonError.limit(
        name: "measuredBytesMax", maximum: limits.measuredBytesMax, found: byteCount)
    }
    let conversion = MeasurerConversion(advancesMax: limits.advancesMax)
    let (pool, unit, form) = (call.daemon.pool, call.session.positions, call.session.visibleForm)
    pool.submit(.long) {
      call.answer.attempt {
        let metrics = try conversion.metrics(params.measurer)
        let measurer = params.isBold == true ? metrics.bold : metrics.regular
        let measures = try params.texts.map { text in
          if call.answer.isCancelled { throw DaemonError.cancelled }
          let measured = params.isShown == true ? form.of(text) : text
          var measure = TextMeasure(measured, params, measurer, TextPositions(unit, by: measurer))
          if measured != text { measure.text = measured }
          return measure
        }
        call.answer.succeedWhenRoom {
          TextMeasureResult(
            lineHeight: LayoutUnit.units(measurer.lineHeight), measures: measures.map(\.wire),
            estimate: measurer.isEstimate)
        }
      }
    }
  }
}

/// The measurements of one text.
private struct TextMeasure: Sendable {
  private let width: LayoutLength
  private let height: LayoutLength
  /// The lines, with their ranges in what the client counts; nil if the text was not wrapped.
  private var lines: [TextLine]?
  private var hasMore = false
  /// The text as cells show it, if that is measured and differs.
  var text: WireText?
  private var shown: (text: WireText, width: LayoutLength, isCut: Bool)?

  init(
    _ text: WireText, _ params: TextMeasureParams, _ measurer: TextMeasurer,
    _ positions: TextPositions
  ) {
    width = measurer.width(of: text.span)
    if let wrap = params.wrap {
      let linesMax = wrap.linesMax ?? .max - 1
      var found = TextLines.wrap(
        text.span, in: wrap.width.map { LayoutUnit.length($0) }, by: measurer,
        linesMax: linesMax + 1)
      hasMore = found.count > linesMax
      if hasMore { found.removeLast(found.count - linesMax) }
      let ranges = positions.convert(found.map(\.bytes), in: text)
      lines = zip(ranges, found).map { TextLine(bytes: $0, width: $1.width) }
    }
    height = LayoutLength(lines?.count ?? 1) * measurer.lineHeight
    if let truncation = params.truncation {
      let mark = truncation.ellipsis ?? Array("\u{2026}".utf8)
      let result = TruncatedText(
        text.span, to: LayoutUnit.length(truncation.width), at: truncation.at ?? .tail,
        by: measurer, ellipsis: mark.span)
      let shownText = text[result.head] + (result.isCut ? mark[...] : []) + text[result.tail]
      shown = (Array(shownText), result.width, result.isCut)
    }
  }

  /// The measurements as they are sent.
  var wire: WireTextMeasure {
    WireTextMeasure(
      width: LayoutUnit.units(width), height: LayoutUnit.units(height), text: text,
      lines: lines?.map { line in
        .init(
          range: IndexPair(line.bytes.lowerBound, line.bytes.upperBound),
          width: LayoutUnit.units(line.width))
      }, more: hasMore,
      shown: shown.map {
        .init(text: $0.text, width: LayoutUnit.units($0.width), cut: $0.isCut)
      })
  }
}

extension JSONWriter {
  /// Writes a member that is a length, in units.
  mutating func member(_ name: StaticString, length: LayoutLength?) {
    member(name, number: length.map { LayoutUnit.units($0) })
  }
}
