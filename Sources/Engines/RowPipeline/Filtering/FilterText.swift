import ColumnStorage
import Expressions
import TableValues
import UnicodeTables

/// A filter written as an expression.
package struct FilterText: Sendable {
  /// A condition that has no equivalent expression.
  package struct Problem: Hashable, Sendable {
    /// The reason.
    package enum Kind: String, Sendable {
      /// Expressions round values of this type, or compare them differently.
      case columnType
      /// The constant cannot be written in an expression.
      case value
      /// The column's id cannot be written in an expression.
      case column
      /// The expression would exceed a limit.
      case limit
    }

    /// The path of the condition within the filter.
    package var path: [FilterStep]
    /// The reason.
    package var kind: Kind
  }

  /// An expression that passes the same rows; nil if there are problems.
  package private(set) var text: Text?
  /// The conditions that cannot be written, in order.
  package private(set) var problems: [Problem] = []

  /// Converts a filter whose conditions fit the columns.
  package init(_ filter: RowFilter, over content: TableContent) {
    if case .expression(let condition) = filter {
      text = condition.source
      return
    }
    var writer = FilterWriter(content: content)
    let piece = writer.piece(filter, [], isNegated: false)
    problems = writer.problems
    guard problems.isEmpty else { return }
    let text = Text(piece.text)
    if (try? ExpressionCondition(text, over: content.schema)) == nil {
      problems = [Problem(path: [], kind: .limit)]
    } else {
      self.text = text
    }
  }
}

/// A part of an expression and its precedence.
private struct Piece {
  enum Level: Int { case or, and, comparison, value }

  var text: [UInt8]
  var level: Level

  init(_ text: [UInt8], _ level: Level) {
    self.text = text
    self.level = level
  }

  init(_ text: String, _ level: Level) { self.init(Array(text.utf8), level) }

  /// The text, in parentheses if its precedence is lower than required.
  func text(within level: Level) -> [UInt8] {
    self.level.rawValue < level.rawValue ? "(".utf8 + text + ")".utf8 : text
  }
}

/// Writes conditions as expressions.
///
/// A filter passes rows for which it is true. Below an even number of `not`, a condition may
/// therefore be false where the original was undecided; below an odd number, it may be true. The
/// same rows pass.
private struct FilterWriter {
  let content: TableContent
  var problems: [FilterText.Problem] = []

  mutating func piece(_ filter: RowFilter, _ path: [FilterStep], isNegated: Bool) -> Piece {
    switch filter {
    case .all(let members): return conjunction(members, path, isNegated)
    case .any(let members):
      var pieces: [Piece] = []
      for (index, member) in members.enumerated() {
        pieces.append(piece(member, path + [.member(index)], isNegated: isNegated))
      }
      return joined(pieces, .or)
    case .not(let member):
      return turned(piece(member, path + [.negated], isNegated: !isNegated))
    case .compare(let number, let condition): return compared(number, condition, path)
    case .text(let number, let condition): return tested(number, condition, path, isNegated)
    case .expression(let condition): return written(condition)
    case .isNull(let number):
      guard let name = plainName(number, path) else { return Piece("", .value) }
      let isNull = Piece(name + " == null".utf8, .comparison)
      guard isNegated, let isReadable = readable(number) else { return isNull }
      return joined([isReadable, isNull], .and)
    case .isError(let number):
      guard plainName(number, path) != nil, let isReadable = readable(number) else {
        return Piece("", .value)
      }
      return turned(isReadable)
    }
  }

  private mutating func conjunction(
    _ members: [RowFilter], _ path: [FilterStep], _ isNegated: Bool
  ) -> Piece {
    // `x > 5` in an expression means that x comes after 5 and is not NaN.
    let guarded = Set(members.compactMap { $0.columnThatIsNumber })
    let used = Set(members.compactMap { $0.columnAboveSomething }).intersection(guarded)
    var pieces: [Piece] = []
    for (index, member) in members.enumerated() {
      if let column = member.columnThatIsNumber, used.contains(column) { continue }
      let path = path + [.member(index)]
      if case .compare(let number, let condition) = member, used.contains(number),
        member.columnAboveSomething != nil
      {
        pieces.append(comparison(number, condition.relation, condition.constants, path))
      } else {
        pieces.append(piece(member, path, isNegated: isNegated))
      }
    }
    return joined(pieces, .and)
  }

  private func joined(_ pieces: [Piece], _ level: Piece.Level) -> Piece {
    if pieces.count == 1 { return pieces[0] }
    if pieces.isEmpty { return Piece(level == .and ? "true" : "false", .value) }
    let mark = level == .and ? " && " : " || "
    return Piece(
      Array(pieces.map { $0.text(within: level) }.joined(separator: Array(mark.utf8))), level)
  }

  private func turned(_ piece: Piece) -> Piece {
    Piece("!".utf8 + piece.text(within: .value), .value)
  }

  /// An expression nested in another one. A comment in it must not swallow the text behind it.
  private func written(_ condition: ExpressionCondition) -> Piece {
    let source = condition.source.utf8
    let hasComment = source.indices.dropLast().contains {
      source[$0] == 0x2F && source[$0 + 1] == 0x2F
    }
    return Piece("(".utf8 + source + (hasComment ? "\n)" : ")").utf8, .value)
  }

  // MARK: Columns

  private mutating func fail(_ kind: FilterText.Problem.Kind, _ path: [FilterStep]) -> Piece {
    problems.append(FilterText.Problem(path: path, kind: kind))
    return Piece("", .value)
  }

  /// A column's name. If it cannot be written, reports the problem and returns nil.
  private mutating func name(_ number: ColumnNumber, _ path: [FilterStep]) -> [UInt8]? {
    let id = content.schema[number]?.id.text
    if let id, let name = ExpressionSpelling.column(id) { return name }
    _ = fail(.column, path)
    return nil
  }

  /// Like ``name(_:_:)``, but only for columns whose values expressions do not round.
  private mutating func plainName(_ number: ColumnNumber, _ path: [FilterStep]) -> [UInt8]? {
    guard let type = content.schema[number]?.type, type != .list, type != .json else {
      _ = fail(.columnType, path)
      return nil
    }
    return name(number, path)
  }

  /// The expression of a column's display text. If it cannot be written, reports the problem and
  /// returns nil.
  private mutating func shownName(_ number: ColumnNumber, _ path: [FilterStep]) -> [UInt8]? {
    let id = content.schema[number]?.id.text
    if let text = id.flatMap({ ExpressionSpelling.text($0) }) {
      return "text.display(".utf8 + text + ")".utf8
    }
    _ = fail(.column, path)
    return nil
  }

  /// The condition that a cell is not an error.
  private func readable(_ number: ColumnNumber) -> Piece? {
    guard let id = content.schema[number]?.id.text, let text = ExpressionSpelling.text(id) else {
      return nil
    }
    return Piece(text + " in row".utf8, .comparison)
  }

  // MARK: Values

  private mutating func compared(
    _ number: ColumnNumber, _ condition: ValueCondition, _ path: [FilterStep]
  ) -> Piece {
    switch condition.relation {
    case .oneOf: return oneOf(number, condition.constants, path)
    case .equal, .notEqual, .less, .lessOrEqual: break
    case .greater, .greaterOrEqual:
      // NaN is the largest number, so it comes after every other one.
      guard condition.type == .number, let opposite = condition.relation.opposite else { break }
      return turned(comparison(number, opposite, condition.constants, path))
    }
    return comparison(number, condition.relation, condition.constants, path)
  }

  private mutating func comparison(
    _ number: ColumnNumber, _ relation: ValueCondition.Relation, _ constants: [CellValue],
    _ path: [FilterStep]
  ) -> Piece {
    let constant = constants.first ?? .null
    guard let type = content.schema[number]?.type, type.isExact(constant) else {
      return fail(.columnType, path)
    }
    guard let name = name(number, path) else { return Piece("", .value) }
    if case .number(let double) = constant, double.isNaN { return againstNaN(name, relation) }
    guard let value = ExpressionSpelling.constant(constant) else { return fail(.value, path) }
    return Piece(name + " \(relation.mark) ".utf8 + value, .comparison)
  }

  /// A comparison with NaN. In expressions NaN is not equal to itself; in filters it is the largest
  /// number.
  private func againstNaN(_ name: [UInt8], _ relation: ValueCondition.Relation) -> Piece {
    // Arrays of one type, because the compiler takes seconds over sums of arrays and views.
    func text(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }
    let (call, end) = (Array("math.isNaN(".utf8), Array(")".utf8))
    return switch relation {
    case .equal, .oneOf: Piece(text(name, Array(" != ".utf8), name), .comparison)
    case .notEqual: Piece(text(name, Array(" == ".utf8), name), .comparison)
    case .greaterOrEqual: Piece(text(call, name, end), .value)
    case .less: Piece(text(Array("!".utf8), call, name, end), .value)
    case .lessOrEqual:
      Piece(text(name, Array(" <= ".utf8), name, Array(" || ".utf8), call, name, end), .or)
    case .greater: Piece(text(name, Array(" > ".utf8), name), .comparison)
    }
  }

  private mutating func oneOf(
    _ number: ColumnNumber, _ constants: [CellValue], _ path: [FilterStep]
  ) -> Piece {
    guard let type = content.schema[number]?.type, type.isExact(.error(.doesNotParse)) else {
      return fail(.columnType, path)
    }
    guard let name = name(number, path) else { return Piece("", .value) }
    var values: [[UInt8]] = []
    var others: [Piece] = []
    for constant in constants {
      switch constant {
      case .null: others.append(Piece(name + " == null".utf8, .comparison))
      case .number(let double) where double.isNaN: others.append(againstNaN(name, .equal))
      default:  // a plain value
        guard let value = ExpressionSpelling.constant(constant) else { return fail(.value, path) }
        values.append(value)
      }
    }
    let list = values.joined(separator: Array(", ".utf8))
    let plain = Piece(name + " in [".utf8 + list + "]".utf8, .comparison)
    return joined(values.isEmpty && !others.isEmpty ? others : [plain] + others, .or)
  }

  // MARK: Texts

  private mutating func tested(
    _ number: ColumnNumber, _ condition: TextCondition, _ path: [FilterStep], _ isNegated: Bool
  ) -> Piece {
    guard !condition.readsValues || content.schema[number]?.type == .text else {
      return fail(.columnType, path)
    }
    guard var name = condition.readsValues ? name(number, path) : shownName(number, path) else {
      return Piece("", .value)
    }
    if condition.ignoresDiacritics { name = "text.foldDiacritics(".utf8 + name + ")".utf8 }
    if condition.isCaseFolded { name = "text.fold(".utf8 + name + ")".utf8 }
    let folder = TextFolder(
      caseFolded: condition.isCaseFolded, withoutDiacritics: condition.ignoresDiacritics)
    let wanted = Text(folder.fold(condition.text.utf8))
    guard let text = ExpressionSpelling.text(wanted) else { return fail(.value, path) }
    switch condition.relation {
    case .contains, .startsWith, .endsWith:
      return Piece(name + ".\(condition.relation.rawValue)(".utf8 + text + ")".utf8, .value)
    case .equals:
      guard isNegated, condition.readsValues else {
        return Piece(name + " == ".utf8 + text, .comparison)
      }
      // For null it is undecided: other texts pass and null does not.
      return joined(
        [
          Piece(name + " <= ".utf8 + text, .comparison),
          Piece(name + " >= ".utf8 + text, .comparison),
        ], .and)
    }
  }
}

extension RowFilter {
  /// The column, if this is the condition that it is not NaN.
  fileprivate var columnThatIsNumber: ColumnNumber? {
    guard case .compare(let number, let condition) = self, condition.relation == .notEqual,
      case .number(let double)? = condition.constants.first, double.isNaN
    else { return nil }
    return number
  }

  /// The column of numbers, if this is the condition that it is at or after a constant.
  fileprivate var columnAboveSomething: ColumnNumber? {
    guard case .compare(let number, let condition) = self,
      condition.relation == .greater || condition.relation == .greaterOrEqual,
      case .number(let double)? = condition.constants.first, !double.isNaN
    else { return nil }
    return number
  }
}

extension ColumnType {
  /// Whether expressions compare a constant with cells of this type as filters do.
  fileprivate func isExact(_ constant: CellValue) -> Bool {
    switch self {
    case .list, .json: false
    case .decimal: constant == .null
    case .boolean, .integer, .number, .date, .dateTime, .time, .duration, .text: true
    }
  }
}

extension ValueCondition.Relation {
  fileprivate var mark: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .oneOf: "in"
    }
  }
}
