import CellFormats
import TableValues

/// Conversion of values to cells.
enum ValueCell {
  /// The cell of a value in a column with a declared type. Integers widen and whole doubles narrow,
  /// a moment gives its date or its time in UTC, a duration since midnight is a time, texts are parsed, and any value can become a text.
  static func converted(
    _ value: ExpressionValue, as type: ColumnType, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> Cell {
    switch (value, type) {
    case (.text(let text), .boolean), (.text(let text), .integer), (.text(let text), .number),
      (.text(let text), .decimal), (.text(let text), .date), (.text(let text), .dateTime),
      (.text(let text), .time), (.text(let text), .duration):
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
    case (.timestamp(let moment), .time):
      let value = DateTimeValue(
        seconds: moment.seconds, nanoseconds: moment.nanoseconds, offsetMinutes: nil)
      return Cell(.time(TimeOfDay(value)))
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
    case (.duration(let length), .time):
      guard let time = TimeOfDay(nanoseconds: length) else {
        throw EvaluationError(.conversion, "a duration that is not within a day is no time")
      }
      return Cell(.time(time))
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
