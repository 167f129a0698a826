import Expressions
import JSONText
import RowPipeline
import WireProtocol

/// An invalid expression in a request that evaluates or uses it.
struct ExpressionRefusal: Error, Sendable {
  /// The faults, in the order of detection.
  let problems: [ExpressionProblem]
  /// The JSON pointer to the expression, if the parameters may have several.
  let pointer: String?

  /// The refusal of an expression's text.
  init(_ failure: ExpressionFailure, source: [UInt8], pointer: String? = nil) {
    self.pointer = pointer
    problems = ExpressionProblem.all(of: failure, in: SourcePlace(source: source))
  }
}

/// A failed evaluation.
struct EvaluationRefusal: Error, Sendable {
  /// The error.
  let error: EvaluationError
  /// The expression's text.
  let place: SourcePlace
}

/// A fault of an expression, as it is reported.
struct ExpressionProblem: Sendable {
  let failure: ExpressionFailure
  let place: SourcePlace

  /// A failure and the others found with it.
  static func all(of failure: ExpressionFailure, in place: SourcePlace) -> [ExpressionProblem] {
    ([failure] + failure.others).map { ExpressionProblem(failure: $0, place: place) }
  }

  /// The wire form of the fault.
  var wire: WireExpressionProblem {
    let spans = place.spans(of: failure.range)
    return WireExpressionProblem(
      kind: WireText(word: failure.kind), message: WireText(failure.message.utf8),
      range: spans.range, bytes: spans.bytes, lines: spans.lines,
      expected: failure.expected.map { WireText($0.utf8) },
      found: failure.found.map { WireText($0.utf8) }, hint: failure.hint.map { WireText($0.utf8) })
  }

  /// The fault in the data of an error.
  var json: JSONValue { wire.json }
}

/// Converts positions in an expression's text to the units that editors use.
struct SourcePlace: Sendable {
  let source: [UInt8]

  /// A range in UTF-16 units of the whole text, in bytes of UTF-8, and in lines as in LSP.
  func spans(of range: Range<Int>) -> (range: WireSpan, bytes: WireSpan, lines: WireLineSpan) {
    let first = min(max(range.lowerBound, 0), source.count)
    let range = first..<min(max(range.upperBound, first), source.count)
    let units = OffsetUnit.utf16.convert([range], in: source)[0]
    return (
      WireSpan(start: units.lowerBound, end: units.upperBound),
      WireSpan(start: range.lowerBound, end: range.upperBound),
      WireLineSpan(start: position(range.lowerBound), end: position(range.upperBound))
    )
  }

  /// The spans of a range as members of an error's data.
  func members(of range: Range<Int>) -> [(String, JSONValue)] {
    let spans = spans(of: range)
    return [
      ("range", spans.range.json), ("bytes", spans.bytes.json), ("lines", spans.lines.json),
    ]
  }

  /// Lines end with LF, CR LF or CR.
  private func position(_ offset: Int) -> WireTextPosition {
    var line = 0
    var start = 0
    for index in source.indices.prefix(offset) {
      let isReturn = source[index] == 0x0D
      let isPaired = isReturn && index + 1 < source.count && source[index + 1] == 0x0A
      guard source[index] == 0x0A || (isReturn && !isPaired) else { continue }
      line += 1
      start = index + 1
    }
    let character = OffsetUnit.utf16.convert([0..<(offset - start)], in: Array(source[start...]))
    return WireTextPosition(line: line, character: character[0].upperBound)
  }
}
