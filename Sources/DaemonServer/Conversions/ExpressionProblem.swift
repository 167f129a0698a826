import Expressions
import JSONText
import RowPipeline

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
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("kind", .string(failure.kind.rawValue)), ("message", .string(failure.message)),
    ]
    members += place.members(of: failure.range)
    if let expected = failure.expected { members.append(("expected", .string(expected))) }
    if let found = failure.found { members.append(("found", .string(found))) }
    if let hint = failure.hint { members.append(("hint", .string(hint))) }
    return .object(members.map { JSONMember(name: $0.0, value: $0.1) })
  }
}

/// Converts positions in an expression's text to the units that editors use.
struct SourcePlace: Sendable {
  let source: [UInt8]

  /// `range` in UTF-16 units of the whole text, `bytes` in UTF-8, `lines` as in LSP.
  func members(of range: Range<Int>) -> [(String, JSONValue)] {
    let first = min(max(range.lowerBound, 0), source.count)
    let range = first..<min(max(range.upperBound, first), source.count)
    let units = OffsetUnit.utf16.convert([range], in: source)[0]
    return [
      ("range", Self.pair(units)), ("bytes", Self.pair(range)),
      ("lines", ["start": position(range.lowerBound), "end": position(range.upperBound)]),
    ]
  }

  private static func pair(_ range: Range<Int>) -> JSONValue {
    ["first": .integer(Int64(range.lowerBound)), "end": .integer(Int64(range.upperBound))]
  }

  /// Lines end with LF, CR LF or CR.
  private func position(_ offset: Int) -> JSONValue {
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
    return ["line": .integer(Int64(line)), "character": .integer(Int64(character[0].upperBound))]
  }
}
