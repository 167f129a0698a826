import TableValues
import UnicodeTables

/// The structure of a condition, as far as it consists of conditions on single columns.
package struct ConditionShape: Sendable {
  /// The kind of node.
  package indirect enum Kind: Sendable {
    /// `true` or `false`.
    case constant(Bool)
    /// Every member is true.
    case all([ConditionShape])
    /// Some member is true.
    case any([ConditionShape])
    /// The member is not true.
    case not(ConditionShape)
    /// A boolean column by itself.
    case column(ColumnNumber)
    /// A column on the left, compared with a constant.
    case compare(ColumnNumber, Relation, ExpressionValue)
    /// A column compared with a list of constants.
    case isOneOf(ColumnNumber, [ExpressionValue])
    /// A test of a column's text. The text to compare with is folded in the same way.
    case text(TextSubject, TextRelation, Text)
    /// `math.isNaN` of a column.
    case isNaN(ColumnNumber)
    /// `"column" in row`: its cell is not an error.
    case isReadable(ColumnNumber)
    /// Anything else.
    case other
  }

  /// The relation of a value to a constant.
  package typealias Relation = ValueRelation

  /// The test of a text.
  package typealias TextRelation = ProtocolWords.TextRelation

  /// The text of a column that is tested.
  package struct TextSubject: Sendable {
    /// The column.
    package var column: ColumnNumber
    /// Whether display texts are tested instead of values.
    package var isShown: Bool
    /// Whether case is ignored.
    package var isCaseFolded = false
    /// Whether diacritics are ignored.
    package var ignoresDiacritics = false
  }

  /// The kind of node.
  package var kind: Kind
  /// Its bytes in the source. They are a valid expression by themselves, except for `all` and
  /// `any`.
  package var range: Range<Int>
}

extension CompiledExpression {
  /// The expression as conditions. Each has the value of the expression there, by Kleene's logic,
  /// with errors and null operands as undecided. O(size).
  package var shape: ConditionShape { ShapeReader(variables: variables).shape(plan) }
}

/// Converts a plan to conditions.
private struct ShapeReader {
  let variables: [ExpressionVariable]

  func shape(_ plan: ExpressionPlan) -> ConditionShape {
    ConditionShape(kind: kind(plan), range: plan.range)
  }

  private func kind(_ plan: ExpressionPlan) -> ConditionShape.Kind {
    switch plan.operation {
    case .constant(.boolean(let flag)): return .constant(flag)
    case .variable: return booleanColumn(plan).map { .column($0) } ?? .other
    case .and:
      var members: [ConditionShape] = []
      collect(plan, isOr: false, &members)
      return .all(members)
    case .or:
      var members: [ConditionShape] = []
      collect(plan, isOr: true, &members)
      return .any(members)
    case .call(let name, let parts): return call(name, parts)
    case .constant, .row, .otherCell, .formatted, .local, .select, .presence, .index, .conditional,
      .list, .map,
      .loop,
      .bind, .optionalMap, .failure:
      return .other
    }
  }

  /// The members of a chain. Chains are balanced trees, so the recursion is shallow.
  private func collect(_ plan: ExpressionPlan, isOr: Bool, _ members: inout [ConditionShape]) {
    switch plan.operation {
    case .and(let left, let right) where !isOr:
      collect(left, isOr: isOr, &members)
      collect(right, isOr: isOr, &members)
    case .or(let left, let right) where isOr:
      collect(left, isOr: isOr, &members)
      collect(right, isOr: isOr, &members)
    default: members.append(shape(plan))  // not a link of the chain
    }
  }

  private func call(_ name: String, _ parts: [ExpressionPlan]) -> ConditionShape.Kind {
    switch (name, parts.count) {
    case ("!_", 1): return .not(shape(parts[0]))
    case ("@in", 2): return membership(parts[0], parts[1])
    case ("math.isNaN", 1): return column(parts[0]).map { .isNaN($0) } ?? .other
    case (_, 2):
      if let comparison = ValueRelation(function: name) { return compared(comparison, parts) }
      return text(name, parts)
    default: return .other  // another function
    }
  }

  private func column(_ plan: ExpressionPlan) -> ColumnNumber? {
    guard case .variable(let slot) = plan.operation,
      case .column(let number) = variables[slot].source
    else { return nil }
    return number
  }

  private func booleanColumn(_ plan: ExpressionPlan) -> ColumnNumber? {
    plan.type.withoutNull == .boolean ? column(plan) : nil
  }

  private func compared(
    _ comparison: ValueRelation, _ parts: [ExpressionPlan]
  ) -> ConditionShape.Kind {
    if comparison == .equal {
      for (one, other) in [(parts[0], parts[1]), (parts[1], parts[0])] {
        guard case .text(let text)? = other.constant, let subject = subject(one), subject.isShown,
          subject.fold(text) == text
        else { continue }
        return .text(subject, .equals, text)
      }
    }
    if let number = column(parts[0]), let constant = parts[1].constant {
      return .compare(number, comparison, constant)
    }
    if let number = column(parts[1]), let constant = parts[0].constant {
      return .compare(number, comparison.mirrored, constant)
    }
    return .other
  }

  private func membership(
    _ value: ExpressionPlan, _ list: ExpressionPlan
  ) -> ConditionShape.Kind {
    if case .list(let list)? = list.constant, let number = column(value) {
      return .isOneOf(number, list.elements)
    }
    if case .row(let columns) = list.operation, case .text(let name)? = value.constant,
      let column = columns.first(where: { $0.name == name }),
      case .column(let number) = variables[column.slot].source
    {
      return .isReadable(number)
    }
    return .other
  }

  private func text(_ name: String, _ parts: [ExpressionPlan]) -> ConditionShape.Kind {
    guard case .text(let text)? = parts[1].constant, let relation = relation(name) else {
      return .other
    }
    guard let subject = subject(parts[0]), subject.fold(text) == text else { return .other }
    return .text(subject, relation, text)
  }

  /// The text of a column, after removing diacritics and then folding case, as searches do.
  private func subject(_ plan: ExpressionPlan) -> ConditionShape.TextSubject? {
    switch plan.operation {
    case .variable(let slot):
      switch variables[slot].source {
      case .shown(let number): return ConditionShape.TextSubject(column: number, isShown: true)
      case .column(let number) where plan.type.withoutNull == .text:
        return ConditionShape.TextSubject(column: number, isShown: false)
      case .column, .parameter, .binding: return nil
      }
    case .call("text.fold", let parts) where parts.count == 1:
      var subject = subject(parts[0])
      subject?.isCaseFolded = true
      return subject
    case .call("text.foldDiacritics", let parts) where parts.count == 1:
      var subject = subject(parts[0])
      if subject?.isCaseFolded == true { return nil }
      subject?.ignoresDiacritics = true
      return subject
    default: return nil  // not a column's text
    }
  }

  private func relation(_ name: String) -> ConditionShape.TextRelation? {
    switch name {
    case ".contains": .contains
    case ".startsWith": .startsWith
    case ".endsWith": .endsWith
    default: nil  // another function
    }
  }
}

extension ConditionShape.TextSubject {
  /// A text folded in the same way.
  fileprivate func fold(_ text: Text) -> Text {
    let folder = TextFolder(caseFolded: isCaseFolded, withoutDiacritics: ignoresDiacritics)
    return Text(folder.fold(text.utf8))
  }
}
