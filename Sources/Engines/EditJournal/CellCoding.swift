import TableValues

/// The first byte of a cell: its kind of value, and whether a source text follows it.
private enum CellKind: UInt8 {
  case absent, null, no, yes, integer, number, decimal, date, dateTime, duration, text, json, error
  // Kinds are identified by their number, so a new one must be the last.
  case time

  static let sourceBit: UInt8 = 0x80
}

private let errors: [CellError] = [
  .doesNotParse, .outOfRange, .sourceChanged, .readFailed, .fieldTooLong, .notComputed, .awaited,
]

extension ByteEncoder {
  /// Writes a cell; nil: that of the source.
  mutating func cell(_ cell: Cell?) throws(JournalRefusal) {
    guard let cell else { return byte(CellKind.absent.rawValue) }
    let bit = cell.source == nil ? 0 : CellKind.sourceBit
    func kind(_ kind: CellKind) -> UInt8 { kind.rawValue | bit }
    switch cell.value {
    case .null: byte(kind(.null))
    case .boolean(let value): byte(kind(value ? .yes : .no))
    case .integer(let value):
      byte(kind(.integer))
      signed(value)
    case .number(let value):
      byte(kind(.number))
      fixed(value.bitPattern)
    case .decimal(let text):
      byte(kind(.decimal))
      self.text(text)
    case .date(let day):
      byte(kind(.date))
      signed(Int64(day))
    case .dateTime(let moment):
      byte(kind(.dateTime))
      signed(moment.seconds)
      signed(Int64(moment.nanoseconds))
      optional(moment.offsetMinutes) { $0.signed(Int64($1)) }
    case .time(let time):
      byte(kind(.time))
      signed(time.nanoseconds)
    case .duration(let duration):
      byte(kind(.duration))
      signed(duration.seconds)
      signed(Int64(duration.nanoseconds))
    case .text(let text):
      byte(kind(.text))
      self.text(text)
    case .json(let json):
      byte(kind(.json))
      text(json.text)
    case .error(let error):
      byte(kind(.error))
      byte(UInt8(errors.firstIndex(of: error) ?? 0))
    case .pending: throw .noForm
    }
    if let source = cell.source { text(source) }
  }

  /// Writes a value of a parameter.
  mutating func parameter(_ value: ParameterValue) {
    switch value {
    case .null: byte(0)
    case .boolean(let value): byte(value ? 2 : 1)
    case .integer(let value):
      byte(3)
      signed(value)
    case .unsigned(let value):
      byte(4)
      unsigned(value)
    case .double(let bits):
      byte(5)
      fixed(bits)
    case .text(let text):
      byte(6)
      self.text(text)
    case .bytes(let bytes):
      byte(7)
      text(Text(bytes))
    case .timestamp(let seconds, let nanoseconds):
      byte(8)
      signed(seconds)
      signed(Int64(nanoseconds))
    case .duration(let nanoseconds):
      byte(9)
      signed(nanoseconds)
    case .list(let values):
      byte(10)
      count(values.count)
      for value in values { parameter(value) }
    case .map(let entries):
      byte(11)
      count(entries.count)
      for entry in entries {
        parameter(entry.key)
        parameter(entry.value)
      }
    }
  }
}

extension ByteDecoder {
  /// Reads a cell.
  mutating func cell() throws(Undecodable) -> Cell? {
    let first = try byte()
    guard let kind = CellKind(rawValue: first & ~CellKind.sourceBit) else { throw Undecodable() }
    let hasSource = first & CellKind.sourceBit != 0
    if kind == .absent {
      if hasSource { throw Undecodable() }
      return nil
    }
    let value = try value(kind)
    return Cell(value, source: hasSource ? try text() : nil)
  }

  private mutating func value(_ kind: CellKind) throws(Undecodable) -> CellValue {
    switch kind {
    case .absent: throw Undecodable()
    case .null: return .null
    case .no: return .boolean(false)
    case .yes: return .boolean(true)
    case .integer: return .integer(try signed())
    case .number: return .number(Double(bitPattern: try fixed()))
    case .decimal: return .decimal(try text())
    case .date: return .date(try narrow())
    case .dateTime:
      return .dateTime(
        DateTimeValue(
          seconds: try signed(), nanoseconds: try nanoseconds(),
          offsetMinutes: try optional { (decoder) throws(Undecodable) in try decoder.narrow() }))
    case .time:
      guard let time = TimeOfDay(nanoseconds: try signed()) else { throw Undecodable() }
      return .time(time)
    case .duration:
      return .duration(DurationValue(seconds: try signed(), nanoseconds: try nanoseconds()))
    case .text: return .text(try text())
    case .json:
      let text = try text()
      guard let json = CellJSON(parsing: text.utf8), json.text == text else { throw Undecodable() }
      return .json(json)
    case .error:
      let place = Int(try byte())
      guard errors.indices.contains(place) else { throw Undecodable() }
      return .error(errors[place])
    }
  }

  private mutating func narrow<Number: FixedWidthInteger>() throws(Undecodable) -> Number {
    guard let number = Number(exactly: try signed()) else { throw Undecodable() }
    return number
  }

  private mutating func nanoseconds() throws(Undecodable) -> Int32 {
    let number: Int32 = try narrow()
    guard (0..<1_000_000_000).contains(number) else { throw Undecodable() }
    return number
  }

  /// Reads a value of a parameter.
  mutating func parameter(depth: Int) throws(Undecodable) -> ParameterValue {
    guard depth < 128 else { throw Undecodable() }
    switch try byte() {
    case 0: return .null
    case 1: return .boolean(false)
    case 2: return .boolean(true)
    case 3: return .integer(try signed())
    case 4: return .unsigned(try unsigned())
    case 5: return .double(bits: try fixed())
    case 6: return .text(try text())
    case 7: return .bytes(try text().utf8)
    case 8: return .timestamp(seconds: try signed(), nanoseconds: try nanoseconds())
    case 9: return .duration(nanoseconds: try signed())
    case 10:
      return .list(
        try list { (decoder) throws(Undecodable) in try decoder.parameter(depth: depth + 1) })
    case 11:
      return .map(
        try list { (decoder) throws(Undecodable) in
          ParameterValue.Entry(
            key: try decoder.parameter(depth: depth + 1),
            value: try decoder.parameter(depth: depth + 1))
        })
    default: throw Undecodable()
    }
  }
}
