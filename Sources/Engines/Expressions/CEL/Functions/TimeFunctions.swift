import TableValues

/// The parts of moments and durations.
enum TimeFunctions {
  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    guard name.hasPrefix(".get"), arguments == 1 || arguments == 2,
      let part = TimePart(rawValue: String(name.dropFirst(4)))
    else { return nil }
    if arguments == 1 {
      return .one { (_, value) throws(EvaluationError) in
        switch value {
        case .timestamp(let moment): return .integer(part.value(of: moment, offset: 0))
        case .duration(let length):
          guard let value = part.value(of: length) else {
            throw FunctionLibrary.noOverload(name, [value])
          }
          return .integer(value)
        default: throw FunctionLibrary.noOverload(name, [value])
        }
      }
    }
    return .two { (meter, value, zone) throws(EvaluationError) in
      guard case .timestamp(let moment) = value, case .text(let zone) = zone else {
        throw FunctionLibrary.noOverload(name, [value, zone])
      }
      try meter.charge(parsing: zone.utf8.count)
      guard let offset = TimeZones.offset(of: zone, at: moment.seconds) else {
        throw EvaluationError(.invalidArgument, "there is no time zone \(zone.quotation())")
      }
      return .integer(part.value(of: moment, offset: offset))
    }
  }
}

/// One part of a moment.
private enum TimePart: String {
  case fullYear = "FullYear"
  case month = "Month"
  case date = "Date"
  case dayOfMonth = "DayOfMonth"
  case dayOfWeek = "DayOfWeek"
  case dayOfYear = "DayOfYear"
  case hours = "Hours"
  case minutes = "Minutes"
  case seconds = "Seconds"
  case milliseconds = "Milliseconds"

  func value(of moment: ExpressionMoment, offset: Int) -> Int64 {
    let civil = CivilTime(moment, offset: offset)
    let part =
      switch self {
      case .fullYear: civil.year
      case .month: civil.month - 1
      case .date: civil.day
      case .dayOfMonth: civil.day - 1
      case .dayOfWeek: civil.dayOfWeek
      case .dayOfYear: civil.dayOfYear
      case .hours: civil.hour
      case .minutes: civil.minute
      case .seconds: civil.second
      case .milliseconds: Int(moment.nanoseconds) / 1_000_000
      }
    return Int64(part)
  }

  /// Totals, except that milliseconds are the remainder.
  func value(of length: Int64) -> Int64? {
    switch self {
    case .hours: length / 3_600_000_000_000
    case .minutes: length / 60_000_000_000
    case .seconds: length / 1_000_000_000
    case .milliseconds: length / 1_000_000 % 1_000
    case .fullYear, .month, .date, .dayOfMonth, .dayOfWeek, .dayOfYear: nil
    }
  }
}
