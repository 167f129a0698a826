import CellFormats
import TableValues
import UnicodeTables

/// Functions of the dialect `table`, each in a namespace: `text`, `num`, `cal`.
enum OwnFunctions {
  /// The steps of compiling a format that is not constant.
  private static let formatSteps = 200

  private static let withoutDiacritics = TextFolder(caseFolded: false, withoutDiacritics: true)

  /// The overloads known to the checker.
  static let signatures = """
    text.width (string) int
    text.fold (string) string
    text.foldDiacritics (string) string
    text.compareNatural (string,string) int
    text.compareVersions (string,string) int
    text.number (double,string) string
    text.number (int,string) string
    text.number (double,string,string) string
    text.number (int,string,string) string
    text.date (timestamp,string) string
    text.date (timestamp,string,string) string
    text.compact (double) string
    text.compact (int) string
    text.bytes (double) string
    text.bytes (int) string
    num.parse (string) double
    num.parse (string,string) double
    cal.years (timestamp,timestamp) int
    cal.months (timestamp,timestamp) int
    cal.days (timestamp,timestamp) int

    """

  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    switch (name, arguments) {
    case ("text.width", 1):
      return .one { (meter, value) throws(EvaluationError) in
        let text = try text(value, name)
        try meter.charge(text.count / 2)
        return .integer(Int64(TerminalCells().width(of: text.span)))
      }
    case ("text.fold", 1):
      return .one { (meter, value) throws(EvaluationError) in
        let text = try text(value, name)
        try meter.allow(bytes: text.count * 3)
        return .text(Text(CaseFolding.fold(text)))
      }
    case ("text.foldDiacritics", 1):
      return .one { (meter, value) throws(EvaluationError) in
        let text = try text(value, name)
        try meter.allow(bytes: text.count * 3)
        return .text(Text(withoutDiacritics.fold(text)))
      }
    case ("text.compareNatural", 2): return comparison(name) { NaturalKeys.append($0, to: &$1) }
    case ("text.compareVersions", 2): return comparison(name) { SemverKeys.append($0, to: &$1) }
    case ("cal.years", 2): return difference(name) { $0.months(to: $1) / 12 }
    case ("cal.months", 2): return difference(name) { $0.months(to: $1) }
    case ("cal.days", 2): return difference(name) { $0.days(to: $1) }
    case ("text.number", 2), ("text.number", 3), ("text.date", 2), ("text.date", 3),
      ("text.compact", 1), ("text.bytes", 1), ("num.parse", 1), ("num.parse", 2):
      return .many { (meter, values) throws(EvaluationError) in
        try meter.charge(formatSteps)
        for case .text(let text) in values.dropFirst() { try meter.charge(text.utf8.count) }
        let format = try format(name, Array(values.dropFirst()))
        return try apply(name, format, values[0], &meter)
      }
    default: return nil
    }
  }

  /// The body of a function whose format is constant.
  static func prepared(_ name: String, _ arguments: [ExpressionPlan]) -> FunctionBody.One? {
    guard name.hasPrefix("text.") || name.hasPrefix("num."), body(name, arguments.count) != nil,
      name == "num.parse"
        || ["text.number", "text.date", "text.compact", "text.bytes"].contains(name)
    else { return nil }
    let constants = arguments.dropFirst().compactMap(\.constant)
    guard constants.count == arguments.count - 1, let format = try? format(name, constants)
    else { return nil }
    return { (meter, value) throws(EvaluationError) in try apply(name, format, value, &meter) }
  }

  // MARK: Formats

  /// The format given by the arguments behind the first one.
  private static func format(
    _ name: String, _ rest: [ExpressionValue]
  ) throws(EvaluationError) -> CompiledFormat {
    var texts: [Text] = []
    for value in rest { texts.append(Text(try text(value, name))) }
    var locale = FormatLocale.en
    if let named = name == "num.parse" ? texts.first : texts.dropFirst().first {
      guard let known = FormatLocale(rawValue: "\(named)") else {
        throw EvaluationError(.invalidArgument, "there is no locale \(named.quotation())")
      }
      locale = known
    }
    let format: CellFormat
    switch name {
    case "text.date": format = .date(pattern: texts.first ?? "", locale: locale)
    case "text.compact": format = .compact(CompactFormat())
    case "text.bytes": format = .bytes(ByteCountFormat())
    default:
      var number = NumberFormat()
      number.pattern = name == "num.parse" ? nil : texts.first
      number.locale = locale
      format = .number(number)
    }
    do throws(FormatError) {
      return try CompiledFormat(format)
    } catch {
      throw EvaluationError(
        .invalidArgument,
        "expected \(error.expected) as the \(error.member), found \(Text(error.found).quotation())")
    }
  }

  private static func apply(
    _ name: String, _ format: CompiledFormat, _ value: ExpressionValue,
    _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> ExpressionValue {
    try meter.charge(8)
    if name == "num.parse" {
      let text = try text(value, name)
      try meter.charge(parsing: text.count)
      guard case .number(let number)? = format.read(text[...], as: .number) else {
        throw EvaluationError(.conversion, "\"\(Text(text).quotation())\" is no number")
      }
      return .double(number)
    }
    let cell: CellValue
    switch (name, value) {
    case ("text.date", .timestamp(let moment)):
      cell = .dateTime(
        DateTimeValue(
          seconds: moment.seconds, nanoseconds: moment.nanoseconds, offsetMinutes: 0))
    case ("text.date", _): throw FunctionLibrary.noOverload(name, [value])
    case (_, .integer(let whole)): cell = .integer(whole)
    case (_, .double(let double)): cell = .number(double)
    default: throw FunctionLibrary.noOverload(name, [value])
    }
    var text: [UInt8] = []
    format.append(cell, to: &text)
    try meter.allow(bytes: text.count)
    return .text(Text(text))
  }

  // MARK: Texts

  private static func text(
    _ value: ExpressionValue, _ name: String
  ) throws(EvaluationError) -> [UInt8] {
    guard case .text(let text) = value else { throw FunctionLibrary.noOverload(name, [value]) }
    return text.utf8
  }

  /// −1, 0 or 1 by the order of keys.
  private static func comparison(
    _ name: String, _ append: @escaping @Sendable (ArraySlice<UInt8>, inout [UInt8]) -> Void
  ) -> FunctionBody {
    .two { (meter, a, b) throws(EvaluationError) in
      let (left, right) = (try text(a, name), try text(b, name))
      try meter.allow(bytes: (left.count + right.count) * 2)
      var keys: ([UInt8], [UInt8]) = ([], [])
      append(left[...], &keys.0)
      append(right[...], &keys.1)
      if keys.0 == keys.1 { return .integer(0) }
      return .integer(keys.0.lexicographicallyPrecedes(keys.1) ? -1 : 1)
    }
  }

  // MARK: The calendar

  /// Whole units from one moment to another, in UTC. Negative if the second one is earlier.
  private static func difference(
    _ name: String, _ units: @escaping @Sendable (ExpressionMoment, ExpressionMoment) -> Int
  ) -> FunctionBody {
    .two { (_, a, b) throws(EvaluationError) in
      guard case .timestamp(let from) = a, case .timestamp(let to) = b else {
        throw FunctionLibrary.noOverload(name, [a, b])
      }
      return .integer(Int64(from <= to ? units(from, to) : -units(to, from)))
    }
  }
}

extension ExpressionMoment {
  /// Whole months to a later moment. A month is complete on the same day at the same time, or, if
  /// the month has no such day, on the first of the next month.
  fileprivate func months(to later: ExpressionMoment) -> Int {
    let (first, last) = (CivilTime(self, offset: 0), CivilTime(later, offset: 0))
    let months = (last.year - first.year) * 12 + last.month - first.month
    return (last.day, last.secondOfDay, later.nanoseconds)
      < (first.day, first.secondOfDay, nanoseconds) ? months - 1 : months
  }

  /// Whole days of 24 hours to a later moment.
  fileprivate func days(to later: ExpressionMoment) -> Int {
    let seconds = Int(later.seconds - seconds) - (later.nanoseconds < nanoseconds ? 1 : 0)
    return seconds / 86_400
  }
}

extension CivilTime {
  /// Seconds since midnight.
  fileprivate var secondOfDay: Int { (hour * 60 + minute) * 60 + second }
}
