import ColumnStorage
import TableValues

/// A comparison of two values.
extension ValueRelation {
  /// The comparison of a function's name; nil: the function is none.
  init?(function: String) {
    switch function {
    case "_==_": self = .equal
    case "_!=_": self = .notEqual
    case "_<_": self = .less
    case "_<=_": self = .lessOrEqual
    case "_>_": self = .greater
    case "_>=_": self = .greaterOrEqual
    default: return nil
    }
  }

  /// The comparison with its operands exchanged.
  var mirrored: ValueRelation {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// An arithmetic operator.
enum ArithmeticOperator: Sendable {
  case add, subtract, multiply, divide, remainder

  init?(function: String) {
    switch function {
    case "_+_": self = .add
    case "_-_": self = .subtract
    case "_*_": self = .multiply
    case "_/_": self = .divide
    case "_%_": self = .remainder
    default: return nil
    }
  }
}

/// A condition over whole chunks.
indirect enum BooleanProgram: Sendable {
  case constant(Bool)
  case column(Int)
  case and(BooleanProgram, BooleanProgram)
  case or(BooleanProgram, BooleanProgram)
  case not(BooleanProgram)
  case doubles(ValueRelation, DoubleProgram, DoubleProgram)
  case integers(ValueRelation, IntegerProgram, IntegerProgram)
  case doubleIn(DoubleProgram, [Double])
  case integerIn(IntegerProgram, [Int64])
  /// Whether the cells of a column are null.
  case isNull(Int)
  case text(Int, TextTest)
  /// A part without a kernel, which is evaluated row by row.
  case rows(Evaluator)

  /// The approximate cost. The cheaper operand of `&&` runs first and leaves fewer rows to the
  /// other.
  var cost: Int {
    switch self {
    case .constant, .column, .isNull: 0
    case .doubles, .integers: 1
    case .doubleIn, .integerIn: 2
    case .not(let part): part.cost
    case .and(let left, let right), .or(let left, let right): left.cost + right.cost
    case .text(_, let test): test.cost
    case .rows: 1_000
    }
  }
}

/// Doubles over whole chunks.
indirect enum DoubleProgram: Sendable {
  case constant(Double)
  case column(Int)
  case widened(IntegerProgram)
  case binary(ArithmeticOperator, DoubleProgram, DoubleProgram)
  case negated(DoubleProgram)
}

/// Integers over whole chunks.
indirect enum IntegerProgram: Sendable {
  case constant(Int64)
  case column(Int)
  /// The dates of a column as seconds since 1970.
  case dateSeconds(Int)
  case textSize(Int)
  case binary(ArithmeticOperator, IntegerProgram, IntegerProgram)
  case negated(IntegerProgram)
}

/// A test of each text of a column.
enum TextTest: Sendable {
  case compare(ValueRelation, [UInt8])
  case contains([UInt8])
  case startsWith([UInt8])
  case endsWith([UInt8])
  case isOne([[UInt8]])
  case matches(RegularExpression)

  var cost: Int {
    switch self {
    case .compare, .startsWith, .endsWith: 10
    case .isOne: 20
    case .contains: 50
    case .matches: 200
    }
  }
}

/// Finds kernels for parts of a plan.
struct VectorCompiler {
  let variables: [ExpressionVariable]
  let dialect: ExpressionDialect

  /// The program of a condition. Parts without a kernel are evaluated row by row within it.
  func condition(_ plan: ExpressionPlan) -> BooleanProgram {
    kernel(plan) ?? .rows(RowCompiler(dialect: dialect).compile(plan))
  }

  private func kernel(_ plan: ExpressionPlan) -> BooleanProgram? {
    switch plan.operation {
    case .constant(.boolean(let flag)): return .constant(flag)
    case .variable(let slot): return type(slot) == .boolean ? .column(slot) : nil
    case .and(let left, let right):
      let (first, second) = cheapFirst(left, right)
      return .and(first, second)
    case .or(let left, let right):
      let (first, second) = cheapFirst(left, right)
      return .or(first, second)
    case .call("!_", let parts): return kernel(parts[0]).map { .not($0) }
    case .call("@in", let parts): return membership(parts[0], parts[1])
    case .call(let name, let parts) where parts.count == 2:
      if let comparison = ValueRelation(function: name) {
        return compared(comparison, parts[0], parts[1])
      }
      return text(name, parts)
    case .constant, .row, .otherCell, .formatted, .local, .select, .presence, .index, .conditional,
      .call,
      .list, .map, .loop, .bind, .optionalMap, .failure:
      return nil
    }
  }

  private func cheapFirst(
    _ left: ExpressionPlan, _ right: ExpressionPlan
  ) -> (BooleanProgram, BooleanProgram) {
    let first = condition(left)
    let second = condition(right)
    return second.cost < first.cost ? (second, first) : (first, second)
  }

  /// The type of a column variable; nil for other variables.
  private func type(_ slot: Int) -> ExpressionType? {
    guard variables[slot].source.isOfRow else { return nil }
    return variables[slot].type.withoutNull
  }

  private func column(_ plan: ExpressionPlan, _ wanted: ExpressionType) -> Int? {
    guard case .variable(let slot) = plan.operation, type(slot) == wanted else { return nil }
    return slot
  }

  // MARK: Comparisons

  private func compared(
    _ comparison: ValueRelation, _ left: ExpressionPlan, _ right: ExpressionPlan
  ) -> BooleanProgram? {
    if left.constant != nil, right.constant == nil {
      return compared(comparison.mirrored, right, left)
    }
    if case .null? = right.constant {
      guard case .variable(let slot) = left.operation, type(slot) != nil else { return nil }
      switch comparison {
      case .equal: return .isNull(slot)
      case .notEqual: return .not(.isNull(slot))
      case .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
      }
    }
    if case .text(let text)? = right.constant {
      return column(left, .text).map { .text($0, .compare(comparison, text.utf8)) }
    }
    if case .timestamp(let moment)? = right.constant, moment.nanoseconds == 0 {
      guard let slot = dateColumn(left) else { return nil }
      return .integers(comparison, .dateSeconds(slot), .constant(moment.seconds))
    }
    if let left = integer(left), let right = integer(right) {
      return .integers(comparison, left, right)
    }
    guard let left = double(left, widens: true), let right = double(right, widens: true) else {
      return nil
    }
    return .doubles(comparison, left, right)
  }

  private func dateColumn(_ plan: ExpressionPlan) -> Int? { column(plan, .timestamp) }

  private func membership(
    _ value: ExpressionPlan, _ list: ExpressionPlan
  ) -> BooleanProgram? {
    guard case .list(let list)? = list.constant else { return nil }
    if let slot = column(value, .text) {
      var texts: [[UInt8]] = []
      for element in list.elements {
        guard case .text(let text) = element else { return nil }
        texts.append(text.utf8)
      }
      return .text(slot, .isOne(texts))
    }
    if let whole = integer(value) {
      var values: [Int64] = []
      for element in list.elements {
        guard case .integer(let value) = element else { return nil }
        values.append(value)
      }
      return .integerIn(whole, values)
    }
    guard let number = double(value, widens: false) else { return nil }
    var values: [Double] = []
    for element in list.elements {
      switch element {
      case .double(let value): values.append(value)
      case .integer(let value): values.append(Double(value))
      default: return nil
      }
    }
    return .doubleIn(number, values)
  }

  private func text(_ name: String, _ parts: [ExpressionPlan]) -> BooleanProgram? {
    guard let slot = column(parts[0], .text) else { return nil }
    if name == ".matches" || name == "matches" {
      return PatternFunctions.constant(parts).map { .text(slot, .matches($0)) }
    }
    // A longer part is searched row by row, where each row is charged for it.
    guard case .text(let text)? = parts[1].constant, text.utf8.count <= 256 else { return nil }
    switch name {
    case ".contains": return .text(slot, .contains(text.utf8))
    case ".startsWith": return .text(slot, .startsWith(text.utf8))
    case ".endsWith": return .text(slot, .endsWith(text.utf8))
    default: return nil
    }
  }

  // MARK: Numbers

  /// The program of a double, or of an integer that widens to it.
  func double(_ plan: ExpressionPlan, widens: Bool) -> DoubleProgram? {
    switch plan.operation {
    case .constant(.double(let value)): return .constant(value)
    case .variable(let slot) where type(slot) == .double:
      return .column(slot)
    case .call("-_", let parts): return double(parts[0], widens: false).map { .negated($0) }
    case .call("double", let parts): return double(parts[0], widens: true)
    case .call(let name, let parts) where parts.count == 2:
      guard let mark = ArithmeticOperator(function: name), mark != .remainder else { break }
      let isMixed = dialect == .table
      if integer(parts[0]) != nil, integer(parts[1]) != nil { break }
      guard let left = double(parts[0], widens: isMixed),
        let right = double(parts[1], widens: isMixed)
      else { return nil }
      return .binary(mark, left, right)
    default: break  // may be an integer
    }
    return widens ? integer(plan).map { .widened($0) } : nil
  }

  /// The program of an integer.
  func integer(_ plan: ExpressionPlan) -> IntegerProgram? {
    switch plan.operation {
    case .constant(.integer(let value)): return .constant(value)
    case .variable(let slot) where type(slot) == .integer: return .column(slot)
    case .call("-_", let parts): return integer(parts[0]).map { .negated($0) }
    case .call(".size", let parts), .call("size", let parts):
      return column(parts[0], .text).map { .textSize($0) }
    case .call(let name, let parts) where parts.count == 2:
      guard let mark = ArithmeticOperator(function: name), let left = integer(parts[0]),
        let right = integer(parts[1])
      else { return nil }
      return .binary(mark, left, right)
    default: return nil
    }
  }
}
