import TableValues

/// The operators `+ - * / %` and the minus sign.
enum Arithmetic {
  static func body(
    _ name: String, _ arguments: Int, _ dialect: ExpressionDialect
  ) -> FunctionBody? {
    let widens = dialect == .table
    switch (name, arguments) {
    case ("_+_", 2):
      return numeric(
        name, widens, Int64.addingReportingOverflow,
        UInt64.addingReportingOverflow, +, else: joined)
    case ("_-_", 2):
      return numeric(
        name, widens, Int64.subtractingReportingOverflow,
        UInt64.subtractingReportingOverflow, -, else: difference)
    case ("_*_", 2):
      return numeric(
        name, widens, Int64.multipliedReportingOverflow,
        UInt64.multipliedReportingOverflow, *, else: none)
    case ("_/_", 2): return divided(name, widens)
    case ("_%_", 2):
      return .two { (_, a, b) throws(EvaluationError) in
        switch (a, b) {
        case (.integer(_), .integer(0)), (.unsigned(_), .unsigned(0)): throw byZero
        case (.integer(let a), .integer(let b)):
          let (rest, overflow) = a.remainderReportingOverflow(dividingBy: b)
          if overflow { throw Arithmetic.overflow }
          return .integer(rest)
        case (.unsigned(let a), .unsigned(let b)): return .unsigned(a % b)
        default: throw FunctionLibrary.noOverload(name, [a, b])
        }
      }
    case ("-_", 1):
      return .one { (_, value) throws(EvaluationError) in
        switch value {
        case .integer(.min): throw overflow
        case .integer(let whole): return .integer(-whole)
        case .double(let double): return .double(-double)
        default: throw FunctionLibrary.noOverload("-", [value])
        }
      }
    default: return nil
    }
  }

  static var overflow: EvaluationError {
    EvaluationError(.overflow, "the result is out of range")
  }

  private static var byZero: EvaluationError {
    EvaluationError(.divisionByZero, "division by zero")
  }

  private static func numeric(
    _ name: String, _ widens: Bool,
    _ whole: @escaping @Sendable (Int64) -> (Int64) -> (partialValue: Int64, overflow: Bool),
    _ unsigned: @escaping @Sendable (UInt64) -> (UInt64) -> (partialValue: UInt64, overflow: Bool),
    _ double: @escaping @Sendable (Double, Double) -> Double,
    else other: @escaping FunctionBody.Two
  ) -> FunctionBody {
    .two { (meter, a, b) throws(EvaluationError) in
      switch (a, b) {
      case (.double(let a), .double(let b)): return .double(double(a, b))
      case (.integer(let a), .integer(let b)):
        let (result, overflow) = whole(a)(b)
        if overflow { throw Arithmetic.overflow }
        return .integer(result)
      case (.unsigned(let a), .unsigned(let b)):
        let (result, overflow) = unsigned(a)(b)
        if overflow { throw Arithmetic.overflow }
        return .unsigned(result)
      case (.integer(let a), .double(let b)) where widens: return .double(double(Double(a), b))
      case (.double(let a), .integer(let b)) where widens: return .double(double(a, Double(b)))
      default: return try other(&meter, a, b)
      }
    }
  }

  private static func divided(_ name: String, _ widens: Bool) -> FunctionBody {
    .two { (_, a, b) throws(EvaluationError) in
      switch (a, b) {
      case (.double(let a), .double(let b)): return .double(a / b)
      case (.integer, .integer(0)), (.unsigned, .unsigned(0)): throw byZero
      case (.integer(let a), .integer(let b)):
        let (result, overflow) = a.dividedReportingOverflow(by: b)
        if overflow { throw Arithmetic.overflow }
        return .integer(result)
      case (.unsigned(let a), .unsigned(let b)): return .unsigned(a / b)
      case (.integer(let a), .double(let b)) where widens: return .double(Double(a) / b)
      case (.double(let a), .integer(let b)) where widens: return .double(a / Double(b))
      default: throw FunctionLibrary.noOverload(name, [a, b])
      }
    }
  }

  private static let none: FunctionBody.Two = { (_, a, b) throws(EvaluationError) in
    throw FunctionLibrary.noOverload("*", [a, b])
  }

  private static let joined: FunctionBody.Two = { (meter, a, b) throws(EvaluationError) in
    switch (a, b) {
    case (.text(let a), .text(let b)):
      try meter.allow(bytes: a.utf8.count + b.utf8.count)
      return .text(Text(a.utf8 + b.utf8))
    case (.bytes(let a), .bytes(let b)):
      try meter.allow(bytes: a.count + b.count)
      return .bytes(a + b)
    case (.list(let a), .list(let b)):
      try meter.allow(units: a.units + b.units)
      try meter.charge(a.elements.count + b.elements.count)
      return .list(ExpressionList(a.elements + b.elements))
    case (.timestamp(let moment), .duration(let length)),
      (.duration(let length), .timestamp(let moment)):
      return .timestamp(try moved(moment, by: length))
    case (.duration(let a), .duration(let b)):
      let (sum, overflow) = a.addingReportingOverflow(b)
      if overflow { throw Arithmetic.overflow }
      return .duration(sum)
    default: throw FunctionLibrary.noOverload("+", [a, b])
    }
  }

  private static let difference: FunctionBody.Two = { (_, a, b) throws(EvaluationError) in
    switch (a, b) {
    case (.timestamp(let a), .timestamp(let b)):
      // Both are within the years 1 to 9999, so seconds cannot overflow.
      let seconds = (a.seconds - b.seconds).multipliedReportingOverflow(by: 1_000_000_000)
      let sum = seconds.partialValue.addingReportingOverflow(
        Int64(a.nanoseconds) - Int64(b.nanoseconds))
      if seconds.overflow || sum.overflow { throw overflow }
      return .duration(sum.partialValue)
    case (.timestamp(let moment), .duration(let length)):
      guard length != .min else { throw overflow }
      return .timestamp(try moved(moment, by: -length))
    case (.duration(let a), .duration(let b)):
      let (result, overflow) = a.subtractingReportingOverflow(b)
      if overflow { throw Arithmetic.overflow }
      return .duration(result)
    default: throw FunctionLibrary.noOverload("-", [a, b])
    }
  }

  private static func moved(
    _ moment: ExpressionMoment, by length: Int64
  ) throws(EvaluationError) -> ExpressionMoment {
    let total = Int64(moment.nanoseconds) + length % 1_000_000_000
    let carry = total < 0 ? -1 : total >= 1_000_000_000 ? 1 : 0 as Int64
    let seconds = moment.seconds + length / 1_000_000_000 + carry
    let rest = Int32(total - carry * 1_000_000_000)
    guard let result = ExpressionMoment(seconds: seconds, nanoseconds: rest) else {
      throw overflow
    }
    return result
  }
}
