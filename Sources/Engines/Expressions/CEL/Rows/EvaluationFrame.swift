import ColumnStorage
import TableValues

/// The remaining budget of an evaluation.
struct EvaluationMeter {
  private(set) var stepsLeft: Int
  private var checkAt: Int
  let valueUnits: Int
  private let isCancelled: (@Sendable () -> Bool)?

  init(_ limits: ExpressionLimits, isCancelled: (@Sendable () -> Bool)? = nil) {
    stepsLeft = limits.steps
    valueUnits = limits.valueUnits
    checkAt = limits.steps - 4_096
    self.isCancelled = isCancelled
  }

  /// Charges some steps.
  mutating func charge(_ steps: Int) throws(EvaluationError) {
    stepsLeft -= steps
    if stepsLeft < checkAt { try check() }
  }

  private mutating func check() throws(EvaluationError) {
    guard stepsLeft >= 0 else {
      throw EvaluationError(.costExceeded, "the evaluation takes too many steps")
    }
    checkAt = max(0, stepsLeft - 4_096)
    try checkCancelled()
  }

  /// Charges for bytes that are examined once: compared, counted, hashed.
  mutating func charge(reading bytes: Int) throws(EvaluationError) {
    try charge(bytes / 16)
  }

  /// Charges for bytes that are parsed as a number, a moment or a duration.
  mutating func charge(parsing bytes: Int) throws(EvaluationError) {
    try charge(bytes / 4)
  }

  /// Charges for a text that is looked up among the keys of a map.
  mutating func charge(key: ExpressionValue) throws(EvaluationError) {
    if case .text(let text) = key { try charge(reading: text.utf8.count) }
  }

  /// Throws if the request was cancelled.
  func checkCancelled() throws(EvaluationError) {
    if let isCancelled, isCancelled() {
      throw EvaluationError(.cancelled, "the evaluation was cancelled")
    }
  }

  /// Refuses a value that is too large, before it is built.
  func allow(units: Int) throws(EvaluationError) {
    guard units <= valueUnits else {
      throw EvaluationError(.tooLarge, "a value grew too large")
    }
  }

  /// Charges for bytes that are read or written, and refuses too many.
  mutating func allow(bytes: Int) throws(EvaluationError) {
    try allow(units: bytes / 16)
    try charge(bytes / 16)
  }
}

/// The input of a variable.
package enum ExpressionInput: Sendable {
  /// A value.
  case value(ExpressionValue)
  /// The rows of a column. The frame's row is read.
  case column(ColumnChunk, ColumnType)
  /// No value. Reading it throws this error.
  case failure(EvaluationError)

  /// An input that is not bound.
  package static let unbound = ExpressionInput.failure(
    EvaluationError(.unbound, "a name has no value"))
}

/// The state of evaluations: made once and reused for many rows.
struct EvaluationFrame {
  var meter: EvaluationMeter
  var inputs: [ExpressionInput]
  /// Reads other rows. ``row`` is the index among its rows.
  var others: OtherRows?
  var row = 0
  /// The number of bytes of a text that can be copied out of its column for one step.
  private static let copiedBytesPerStep = 1_024
  /// The values of macro variables.
  var locals: [ExpressionValue]
  /// Why variables of `cel.bind` have no value, by the same places as ``locals``.
  var failures: [EvaluationError?] = []

  /// The value of a variable at the frame's row. Copying and parsing are charged.
  mutating func value(slot: Int) throws(EvaluationError) -> ExpressionValue {
    switch inputs[slot] {
    case .value(let value): return value
    case .column(let chunk, let type):
      if case .texts(let arena) = chunk.values {
        let bytes = arena[row].count
        switch type {
        case .text: try meter.charge(bytes / Self.copiedBytesPerStep)
        case .json, .list: try meter.charge(reading: bytes)
        default: try meter.charge(parsing: bytes)
        }
      }
      return try chunk.expressionValue(at: row, type: type)
    case .failure(let error): throw error
    }
  }
}

/// The compiled form of a plan: a closure.
typealias Evaluator =
  @Sendable (inout EvaluationFrame) throws(EvaluationError) -> ExpressionValue

extension ColumnChunk {
  /// The value of a cell in expressions.
  func expressionValue(
    at row: Int, type: ColumnType
  ) throws(EvaluationError) -> ExpressionValue {
    guard isValid(row) else {
      guard let error = error(at: row) else { return .null }
      if error.reason == .awaited {
        throw EvaluationError(.pending, "the cell is not known yet")
      }
      throw EvaluationError(.cellError, "the cell has no value of its type")
    }
    switch values {
    case .booleans(let values): return .boolean(values[row] != 0)
    case .integers(let values): return .integer(values[row])
    case .numbers(let values): return .double(values[row])
    case .texts(let arena) where type == .text: return .text(Text(Array(arena[row])))
    case .times(let values): return .duration(values[row].nanoseconds)
    case .dates, .dateTimes, .durations, .texts:
      return try ExpressionValue(cell: cell(at: row, type: type).value)
    }
  }
}

extension ExpressionValue {
  /// The value of a cell. Error cells and unknown cells are errors.
  package init(cell: CellValue) throws(EvaluationError) {
    switch cell {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let whole): self = .integer(whole)
    case .number(let double): self = .double(double)
    case .decimal(let text):
      self = .double(Double(String(decoding: text.utf8, as: UTF8.self)) ?? .nan)
    case .date(let day): self = try Self.moment(Int64(day) * 86_400, 0)
    case .dateTime(let value): self = try Self.moment(value.seconds, value.nanoseconds)
    case .time(let time): self = .duration(time.nanoseconds)
    case .duration(let value):
      let (seconds, overflow) = value.seconds.multipliedReportingOverflow(by: 1_000_000_000)
      let (sum, carry) = seconds.addingReportingOverflow(Int64(value.nanoseconds))
      guard !overflow, !carry else {
        throw EvaluationError(.overflow, "the duration is longer than 292 years")
      }
      self = .duration(sum)
    case .text(let text): self = .text(text)
    case .json(let json): self = try JSONCellReader.value(of: json.text)
    case .pending, .error(.awaited):
      throw EvaluationError(.pending, "the cell is not known yet")
    case .error: throw EvaluationError(.cellError, "the cell has no value of its type")
    }
  }

  private static func moment(
    _ seconds: Int64, _ nanoseconds: Int32
  ) throws(EvaluationError) -> ExpressionValue {
    guard let moment = ExpressionMoment(seconds: seconds, nanoseconds: nanoseconds) else {
      throw EvaluationError(.overflow, "the moment is outside the years 1 to 9999")
    }
    return .timestamp(moment)
  }
}
