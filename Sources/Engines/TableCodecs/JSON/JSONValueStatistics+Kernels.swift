import CellFormats
import JSONText
import TableValues

/// What the values of one member in a sample are, and the type that follows.
struct JSONValueStatistics {
  private(set) var nulls = 0
  private(set) var booleans = 0
  private(set) var integers = 0
  private(set) var numbers = 0
  private(set) var strings = 0
  private(set) var arrays = 0
  private(set) var objects = 0
  /// Objects with members.
  private(set) var filledObjects = 0
  private var fitsInteger = true
  private var fitsNumber = true
  private var fitsDecimal = true
  private var texts = CSVTypeInference()

  /// How often there was a value, also null.
  var count: Int { nulls + values }
  private var values: Int { booleans + integers + numbers + strings + arrays + objects }
  /// Whether all values are objects or null, and one has members.
  var areObjects: Bool { objects > 0 && objects == values && filledObjects > 0 }

  /// Whether all values are strings or null, and one is a string.
  var areStrings: Bool { strings > 0 && strings == values }

  /// Counts an object.
  mutating func addObject(isEmpty: Bool) {
    objects += 1
    if !isEmpty { filledObjects += 1 }
  }

  /// Counts a value that is no object.
  mutating func add(_ kind: JSONTokenKind, _ bytes: UnsafeBufferPointer<UInt8>, row: Int) {
    switch kind {
    case .null: nulls += 1
    case .true, .false: booleans += 1
    case .integer: addInteger(bytes)
    case .number: addNumber(bytes)
    case .string: addString(bytes, row: row)
    case .escapedString, .unpairedString:
      // A date has no character that must be escaped.
      [UInt8(ascii: "\\")].withUnsafeBufferPointer { addString($0, row: row) }
    case .arrayStart: arrays += 1
    case .objectStart, .end: break  // counted elsewhere
    }
  }

  private mutating func addInteger(_ bytes: UnsafeBufferPointer<UInt8>) {
    integers += 1
    var whole: Int64 = 0
    if NumberGrammar.integer(bytes, into: &whole) != .value {
      (fitsInteger, fitsNumber) = (false, false)
    } else if whole.magnitude > 1 << 53 {
      // A double would round it.
      fitsNumber = false
    }
    if !fitsInteger { checkDecimal(bytes) }
  }

  private mutating func addNumber(_ bytes: UnsafeBufferPointer<UInt8>) {
    numbers += 1
    var double = 0.0
    if NumberGrammar.number(bytes, into: &double) != .value { fitsNumber = false }
    checkDecimal(bytes)
  }

  private mutating func checkDecimal(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard fitsDecimal else { return }
    var text = Text([])
    if NumberGrammar.decimal(bytes, into: &text) != .value { fitsDecimal = false }
  }

  private mutating func addString(_ bytes: UnsafeBufferPointer<UInt8>, row: Int) {
    strings += 1
    texts.add(bytes, isQuoted: true, row: row)
  }

  /// The settings and the evidence of a column.
  ///
  /// - Parameters:
  ///   - rows: How many records were examined.
  ///   - options: What is fixed.
  mutating func finish(
    rows: Int, _ options: CSVDialectOptions
  ) -> (settings: ParseSettings, evidence: CSVTypeEvidence) {
    var textSettings = ParseSettings(type: .text)
    var evidence = CSVTypeEvidence()
    if strings > 0 { (textSettings, evidence) = texts.finish() }
    let datesOnly = [.date, .dateTime, .time].contains(textSettings.type) && evidence.nulls == 0
    var counts: [ColumnType: Int] = datesOnly ? evidence.counts : [.text: strings]
    for (type, count) in [
      (ColumnType.boolean, booleans), (.integer, integers), (.number, numbers),
      (.json, arrays + objects),
    ] {
      counts[type] = count
    }
    evidence.counts = counts.filter { $0.value > 0 }
    evidence.nulls = nulls
    evidence.rowsExamined = rows
    evidence.firstDisagreement = nil
    var settings = ParseSettings(type: options.readsPlainTexts ? .text : type(options))
    if settings.type == .text, !options.readsPlainTexts, datesOnly { settings = textSettings }
    settings.nullSpellings = (options.nullSpellings ?? []).map { Text($0) }
    evidence.note = note(rows)
    return (settings, evidence)
  }

  /// The type of values of one JSON type, but for as many others as are allowed; else JSON.
  private func type(_ options: CSVDialectOptions) -> ColumnType {
    let families = [
      (booleans, ColumnType.boolean), (integers + numbers, numberType), (strings, .text),
      (arrays + objects, .json),
    ]
    guard values > 0, let most = families.max(by: { $0.0 < $1.0 }) else { return .text }
    let others = values - most.0
    return Double(others) <= options.outlierShare * Double(values) ? most.1 : .json
  }

  private var numberType: ColumnType {
    if numbers == 0, fitsInteger { return .integer }
    if fitsNumber { return .number }
    return fitsDecimal ? .decimal : .json
  }

  private func note(_ rows: Int) -> String {
    var parts: [String] = []
    if count < rows { parts.append("missing in \(rows - count) of \(rows) records") }
    let kinds = [booleans, integers + numbers, strings, arrays, objects].filter { $0 > 0 }.count
    if kinds > 1 { parts.append("values of \(kinds) JSON types") }
    if values == 0 { parts.append("only null") }
    return parts.joined(separator: "; ")
  }
}
