import CellFormats
import ColumnStorage
import TableValues

/// The values of an expression over a chunk.
package struct ExpressionColumn: Sendable {
  /// The values, of the expression's ``CompiledExpression/columnType``. A null operand gives null.
  /// An error gives an error cell whose text is the reason.
  package var chunk: ColumnChunk
  /// The number of rows that are errors.
  package var errorCount: Int
  /// The first error, with its row.
  package var firstError: (row: Int, error: EvaluationError)?
}

extension CompiledExpression {
  /// The type of a column of its values. Lists, maps and dynamic values are JSON.
  package var columnType: ColumnType { type.columnType }

  /// Whether it has no loops and builds no texts, so that its step count is its real cost.
  var isPlain: Bool { plan.isPlain }

  /// The value for every row of a chunk: by kernels for plain arithmetic, otherwise row by row.
  ///
  /// - Parameters:
  ///   - wanted: The type of the cells; nil: ``columnType``.
  ///   - others: Reads other rows.
  /// - Throws: Only if the chunk exceeds its step limit or the request was cancelled.
  package func column(
    _ inputs: [ExpressionInput], count: Int, as wanted: ColumnType? = nil,
    others: OtherRows? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(EvaluationError) -> ExpressionColumn {
    let frame = self.frame(inputs, others, isCancelled: isCancelled)
    var vectors = VectorEvaluator(frame, count: count, limits: limits)
    let type = wanted ?? columnType
    if type == .number, fits(inputs, count), let chunk = numbers(vectors, count) {
      return ExpressionColumn(chunk: chunk, errorCount: 0, firstError: nil)
    }
    var builder = ColumnChunkBuilder(type: type)
    var column = ExpressionColumn(chunk: ColumnChunk(values: .booleans([])), errorCount: 0)
    let evaluator = self.evaluator
    try vectors.forEachRow(nil) { (frame, row) throws(EvaluationError) in
      do throws(EvaluationError) {
        builder.append(try ValueCell.converted(try evaluator(&frame), as: type, &frame.meter))
      } catch {
        if error.kind == .cancelled { throw error }
        if error.kind == .nullOperand {
          builder.append(.null)
          return
        }
        if error.kind == .pending {
          builder.append(.awaited)
          return
        }
        column.errorCount += 1
        if column.firstError == nil { column.firstError = (row, error) }
        builder.append(Cell(.error(.notComputed), source: Text(error.message)))
      }
    }
    column.chunk = builder.finish()
    return column
  }

  /// The chunk of a numeric program that cannot fail. Unknown values are null.
  private func numbers(_ vectors: VectorEvaluator, _ count: Int) -> ColumnChunk? {
    let compiler = VectorCompiler(variables: variables, dialect: dialect)
    guard type == .double, plan.constant == nil,
      let program = compiler.double(plan, widens: false), !program.mayFail(vectors)
    else { return nil }
    let vector = vectors.doubles(program)
    guard case .each(let values) = vector.values else { return nil }
    guard let known = vector.known else { return ColumnChunk(values: .numbers(values)) }
    var validity = ValidityBitmap(repeating: true, count: count)
    var kept = values
    for row in 0..<count where known[row >> 6] >> UInt64(row & 63) & 1 == 0 {
      validity[row] = false
      kept[row] = 0
    }
    return ColumnChunk(values: .numbers(kept), validity: validity)
  }
}

extension DoubleProgram {
  /// Whether a row may be an error and not only null: error cells, integer overflow.
  fileprivate func mayFail(_ vectors: VectorEvaluator) -> Bool {
    switch self {
    case .constant: false
    case .column(let slot): vectors.hasErrors(slot)
    case .widened(.column(let slot)): vectors.hasErrors(slot)
    case .widened(.constant): false
    case .widened: true
    case .binary(_, let left, let right): left.mayFail(vectors) || right.mayFail(vectors)
    case .negated(let inner): inner.mayFail(vectors)
    }
  }
}

extension ExpressionPlan {
  /// Whether it has no loops and builds no texts or lists, so that its step count is its real cost.
  var isPlain: Bool {
    switch operation {
    case .constant, .variable, .failure, .local: true
    case .call(let name, let parts):
      name.contains("_") && !name.contains(".") && parts.allSatisfy(\.isPlain)
    case .and(let left, let right), .or(let left, let right): left.isPlain && right.isPlain
    case .conditional(let condition, let yes, let no):
      condition.isPlain && yes.isPlain && no.isPlain
    case .row, .otherCell, .formatted, .select, .presence, .index, .list, .map, .loop, .bind,
      .optionalMap:
      false
    }
  }
}

/// Conversion of values to cells.
enum ValueCell {
  /// The cell of a value in a column with a declared type. Integers widen and whole doubles narrow,
  /// a moment gives its date in UTC, texts are parsed, and any value can become a text.
  static func converted(
    _ value: ExpressionValue, as type: ColumnType, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> Cell {
    switch (value, type) {
    case (.text(let text), .boolean), (.text(let text), .integer), (.text(let text), .number),
      (.text(let text), .decimal), (.text(let text), .date), (.text(let text), .dateTime),
      (.text(let text), .duration):
      try meter.charge(parsing: text.utf8.count)
      let cell = CellRetyping.cell(Cell(.text(text)), as: type)
      if case .error = cell.value {
        throw EvaluationError(.conversion, "\"\(text.quotation())\" is no \(type.rawValue)")
      }
      return Cell(cell.value)
    case (.double(let double), .integer):
      guard let whole = Int64(exactly: double) else {
        throw EvaluationError(.conversion, "\(double) is no integer")
      }
      return Cell(.integer(whole))
    case (.unsigned(let whole), .integer):
      guard let whole = Int64(exactly: whole) else {
        throw EvaluationError(.overflow, "\(whole) is too large for an integer")
      }
      return Cell(.integer(whole))
    case (.integer, .decimal), (.unsigned, .decimal), (.double, .decimal):
      let text = Text(try ValueText.written(value, &meter))
      let cell = CellRetyping.cell(Cell(.text(text)), as: .decimal)
      if case .error = cell.value {
        throw EvaluationError(.conversion, "\(text) is no decimal")
      }
      return Cell(cell.value)
    case (.timestamp(let moment), .date):
      let day = moment.seconds.quotientAndRemainder(dividingBy: 86_400)
      return Cell(.date(Int32(truncatingIfNeeded: day.quotient - (day.remainder < 0 ? 1 : 0))))
    case (.null, _), (.text, .text), (.bytes, .text), (.type, .text):
      return try cell(value, as: type, &meter)
    case (.list, .text), (.map, .text), (.optional, .text):
      guard case .json(let json) = try cell(value, as: .json, &meter).value else { return .null }
      return Cell(.text(json.text))
    case (_, .text): return Cell(.text(Text(try ValueText.written(value, &meter))))
    case (.list, .list): return try cell(value, as: type, &meter)
    case (_, .list):
      throw EvaluationError(.conversion, "a value of type \(value.typeName.name) is no list")
    default: return try cell(value, as: type, &meter)
    }
  }

  /// The cell of a value in a column of a type.
  static func cell(
    _ value: ExpressionValue, as type: ColumnType, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> Cell {
    switch (value, type) {
    case (.null, _): return .null
    case (.boolean(let flag), .boolean): return Cell(.boolean(flag))
    case (.integer(let whole), .integer): return Cell(.integer(whole))
    case (.double(let double), .number): return Cell(.number(double))
    case (.integer(let whole), .number): return Cell(.number(Double(whole)))
    case (.unsigned(let whole), .number): return Cell(.number(Double(whole)))
    case (.text(let text), .text): return Cell(.text(text))
    case (.bytes(let bytes), .text):
      try meter.charge(reading: bytes.count)
      return Cell(.text(Text(Base64.encoded(bytes))))
    case (.type(let type), .text): return Cell(.text(Text(type.name)))
    case (.timestamp(let moment), .dateTime):
      return Cell(
        .dateTime(
          DateTimeValue(
            seconds: moment.seconds, nanoseconds: moment.nanoseconds, offsetMinutes: 0)))
    case (.duration(let length), .duration):
      let rest = (length % 1_000_000_000 + 1_000_000_000) % 1_000_000_000
      return Cell(
        .duration(
          DurationValue(
            seconds: (length - rest) / 1_000_000_000, nanoseconds: Int32(rest))))
    case (_, .json), (_, .list):
      var text: [UInt8] = []
      try append(value, to: &text, &meter)
      guard let json = CellValue(json: text) else {
        throw EvaluationError(.conversion, "the value nests too deep for JSON")
      }
      return Cell(json)
    default:
      throw EvaluationError(
        .conversion, "a value of type \(value.typeName.name) in a column of \(type.rawValue)")
    }
  }

  /// Writes a value as JSON. Values without a JSON equivalent become text.
  private static func append(
    _ value: ExpressionValue, to text: inout [UInt8], _ meter: inout EvaluationMeter
  ) throws(EvaluationError) {
    try meter.charge(1)
    switch value {
    case .null: text += "null".utf8
    case .boolean(let flag): text += (flag ? "true" : "false").utf8
    case .integer(let whole): CellFormatter.append(whole, to: &text)
    case .unsigned(let whole): text += String(whole).utf8
    case .double(let double) where double.isFinite: CellFormatter.append(double, to: &text)
    case .list(let list):
      text.append(0x5B)
      for (index, element) in list.elements.enumerated() {
        if index > 0 { text.append(0x2C) }
        try append(element, to: &text, &meter)
      }
      text.append(0x5D)
    case .map(let map):
      text.append(0x7B)
      for (index, entry) in map.entries.enumerated() {
        if index > 0 { text.append(0x2C) }
        quote(try ValueText.written(entry.key, &meter), to: &text)
        text.append(0x3A)
        try append(entry.value, to: &text, &meter)
      }
      text.append(0x7D)
    case .optional(let optional): try append(optional.value ?? .null, to: &text, &meter)
    case .bytes(let bytes):
      try meter.charge(reading: bytes.count)
      quote(Base64.encoded(bytes), to: &text)
    case .double, .text, .type, .timestamp, .duration:
      quote(try ValueText.written(value, &meter), to: &text)
    }
  }

  private static func quote(_ content: [UInt8], to text: inout [UInt8]) {
    text.append(0x22)
    for byte in Array(String(decoding: content, as: UTF8.self).utf8) {
      switch byte {
      case 0x22, 0x5C: text += [0x5C, byte]
      case 0..<0x20: text += "\\u00".utf8 + DigitReader.hexadecimal(byte)
      default: text.append(byte)
      }
    }
    text.append(0x22)
  }
}

extension ExpressionType {
  /// The type of a column of values of this type.
  package var columnType: ColumnType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .double, .unsigned: .number
    case .text, .bytes, .type: .text
    case .timestamp: .dateTime
    case .duration: .duration
    case .list: .list
    case .null, .map, .optional, .nullable, .opaque, .dynamic, .variable: .json
    }
  }
}
