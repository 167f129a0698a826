/// Distinguishes titles above a table from its header, also if titles contain delimiters.
///
/// `Sales, by region, in EUR` above `Region,Q1,Q2` is a title. The evidence for one:
///
/// - It has another number of fields than the records, or hardly any.
/// - It has values where the names have none: dates, numbers, `DE12 5001`.
/// - Its first field is a label: `Source: Eurostat`, `Customer:`.
/// - It has an empty field between others, and the names have none.
/// - It is a phrase: its commas have blanks behind them, and those of the records have not.
struct CSVTitles {
  let trial: CSVTrial
  let base: UnsafePointer<UInt8>
  private let width: Int
  /// Whether records have blanks behind their delimiters.
  private let areBlanked: Bool
  /// Whether the numbers of a record are names, such as years.
  private let numbersAreNames: (CSVTrial.Record) -> Bool

  /// Looks at the records of a trial that usually have `width` fields.
  init(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, width: Int,
    numbersAreNames: @escaping (CSVTrial.Record) -> Bool
  ) {
    self.numbersAreNames = numbersAreNames
    self.trial = trial
    self.base = base
    self.width = width
    areBlanked = trial.blankedFields * 2 >= trial.laterFields
  }

  /// Whether a record has so few fields that it is a title or a group of columns.
  func isShort(_ record: CSVTrial.Record) -> Bool {
    record.width == 1 || record.filled <= 1 || record.filled * 2 <= width
  }

  /// Whether there is evidence for a title, for any following lines.
  func mayBeTitle(_ record: CSVTrial.Record) -> Bool {
    isShort(record) || hasOtherWidth(record) || hasValues(record) || isLabelled(record)
      || isPhrase(record) || hasGap(record) || blanks(record.first) >= 2
  }

  /// Whether a record is a title above names.
  ///
  /// - Parameter isTyped: Whether the values below the names are no texts, so that it is certain that
  ///   these are names. Otherwise a title is a phrase or a sentence.
  func isTitle(_ record: CSVTrial.Record, above names: CSVTrial.Record, isTyped: Bool) -> Bool {
    if hasOtherWidth(record), record.width != width || filledWidth(names) == width {
      if isPhrase(record) || hasValues(record) || isLabelled(record) || isShort(record) {
        return true
      }
      // A header may lack the name of the first column.
      return isTyped && (filledWidth(record) != width - 1 || record.width < 3)
    }
    if isTyped, areUnits(names) { return isShort(record) }
    if isContinued(record, by: names) { return false }
    let isUnlike = isPhrase(record) && !isPhrase(names)
    let isLabel = isLabelled(record) && !isLabelled(names)
    guard isTyped else { return isSentence(record, names, isTyped) || isUnlike && isLabel }
    return isShort(record) || isUnlike || isLabel || isSentence(record, names, isTyped)
      || hasOwnValues(record, above: names) || hasGap(record) && !hasGap(names)
  }

  /// Whether a record has another number of fields than most, empty ones at its end aside.
  func hasOtherWidth(_ record: CSVTrial.Record) -> Bool {
    let filled = filledWidth(record)
    return filled != width && (record.width != width || filled < width)
  }

  /// Whether a record has values that are no names: dates, links, texts with a number of four digits
  /// that is no year, and numbers.
  func hasValues(_ record: CSVTrial.Record) -> Bool {
    hasTexts(record) || !numbersAreNames(record) && numbers(record) > 0
      || numbers(record) == 1 && record.filled > 1
  }

  /// The number of fields that are numbers.
  private func numbers(_ record: CSVTrial.Record) -> Int {
    trial.kinds(of: record).count { $0.group == .number }
  }

  /// Whether a record has dates, links, or texts with a number of four digits that is no year.
  private func hasTexts(_ record: CSVTrial.Record) -> Bool {
    trial.kinds(of: record).enumerated().contains { place, kind in
      switch kind {
      case .calendar, .link: true
      case .text, .word, .list: hasLongNumber(record.first + place)
      case .empty, .absent, .mark, .flag, .rubble, .number, .amount, .year: false
      }
    }
  }

  /// Whether a record has values, and names below it have none.
  private func hasOwnValues(_ record: CSVTrial.Record, above names: CSVTrial.Record) -> Bool {
    // Two records with numbers may be rows of which one rises.
    numbers(names) > 0
      ? hasTexts(record) && !hasTexts(names) : hasValues(record) && !hasValues(names)
  }

  private func filledWidth(_ record: CSVTrial.Record) -> Int {
    let kinds = trial.kinds(of: record)
    return (kinds.lastIndex { $0 != .empty }).map { $0 - kinds.startIndex + 1 } ?? 0
  }

  private func text(_ place: Int) -> UnsafeBufferPointer<UInt8> {
    let span = trial.spans[place]
    return UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
  }

  /// The number of blanks within a field.
  private func blanks(_ place: Int) -> Int {
    let bare = text(place).drop { $0 == 0x20 }
    return bare.dropLast(bare.last == 0x20 ? 1 : 0).count { $0 == 0x20 }
  }

  /// Whether a text has a separate number of four digits or more that is not a year: `DE12 5001`,
  /// `****1234`.
  private func hasLongNumber(_ place: Int) -> Bool {
    let text = text(place)
    guard text.count <= 128 else { return false }
    func isLetter(_ index: Int) -> Bool {
      text.indices.contains(index) && (text[index] | 0x20 &- 0x61 < 26 || text[index] >= 0x80)
        || text.indices.contains(index) && text[index] == 0x5F
    }
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index] &- 0x30 <= 9 { index += 1 }
      if index - start >= 4, !isLetter(start - 1), !isLetter(index) {
        let isYear = index - start == 4 && (text[start] == 0x31 || text[start] == 0x32)
        if !isYear { return true }
      }
      index = max(index, start + 1)
    }
    return false
  }

  /// Whether the first field, and no other, is a label: it ends with a colon, or a blank follows one.
  private func isLabelled(_ record: CSVTrial.Record) -> Bool {
    func hasLabel(_ place: Int) -> Bool {
      let text = text(place)
      guard text.count <= 128, let colon = text.firstIndex(of: 0x3A), colon > 0 else {
        return false
      }
      return colon + 1 == text.count || text[colon + 1] == 0x20
    }
    let fields = record.first..<record.first + record.width
    return record.width > 1 && hasLabel(record.first)
      && !fields.dropFirst().contains(where: hasLabel)
  }

  /// Whether all fields but the first begin with a blank, and those of the records do not.
  private func isPhrase(_ record: CSVTrial.Record) -> Bool {
    guard !areBlanked, record.width > 1 else { return false }
    let fields = record.first..<record.first + record.width
    var later = 0
    for place in fields.dropFirst() where trial.kinds[place] != .empty {
      guard !trial.spans[place].isQuoted, text(place).first == 0x20 else { return false }
      later += 1
    }
    return later > 0 && !trial.spans[record.first].isQuoted
  }

  private static let units: Set<[UInt8]> = Set(
    ([
      "s", "sec", "ms", "us", "µs", "ns", "min", "h", "hr", "hrs", "d", "days", "m", "mm", "cm",
      "km", "nm", "µm", "um", "ft", "in", "mi", "m2", "m²", "km2", "km²", "ha", "m3", "m³", "l",
      "L", "ml", "mL", "g", "kg", "mg", "µg", "ug", "t", "lb", "lbs", "oz", "C", "degC", "deg C",
      "F", "degF", "K", "Pa", "hPa", "kPa", "MPa", "mbar", "bar", "psi", "atm", "V", "mV", "kV",
      "A", "mA", "W", "kW", "MW", "Wh", "kWh", "MWh", "J", "kJ", "MJ", "N", "kN", "Hz", "kHz",
      "MHz", "GHz", "dB", "mol", "M", "mM", "µM", "uM", "ppm", "ppb", "ohm", "deg", "rad", "mph",
      "rpm", "lux", "Stk", "Volts", "Deg C", "TS", "RN", "Mio", "Mrd", "Tsd", "string", "char",
      "varchar", "numeric", "int", "integer", "float", "double", "bool", "boolean",
    ] as [String]).map { Array($0.utf8) } + CurrencySigns.signs)

  /// Whether every field of a record begins the one below it: `state,2017` above
  /// `state (code),2017 (revised)`.
  private func isContinued(_ record: CSVTrial.Record, by below: CSVTrial.Record) -> Bool {
    guard record.width > 1, record.width == below.width else { return false }
    return (0..<record.width).allSatisfy { field in
      let start = text(record.first + field)
      return !start.isEmpty && text(below.first + field).starts(with: start)
    }
  }

  /// Whether half of the fields are units or types: `s`, `°C`, `[hPa]`, `EUR`, `int`. Letters alone may
  /// be names, but not a single one beside an empty field.
  private func areUnits(_ record: CSVTrial.Record) -> Bool {
    let units = (record.first..<record.first + record.width).filter { place in
      let text = text(place)
      return text.first == 0x5B || text.first == 0x28 || text.first == 0x25
        || text.starts(with: [0xC2, 0xB0]) || text.count <= 7 && Self.units.contains(Array(text))
    }
    return units.count * 2 >= record.filled
      && (units.contains { text($0).count > 1 } || record.width == 2 && record.filled == 1)
  }

  /// Whether a record has an empty field behind the first, between others.
  private func hasGap(_ record: CSVTrial.Record) -> Bool {
    trial.kinds(of: record).prefix(filledWidth(record)).dropFirst().contains(.empty)
  }

  /// Whether a record of words that are not in quotes is a sentence above shorter fields.
  private func isSentence(
    _ record: CSVTrial.Record, _ names: CSVTrial.Record, _ isTyped: Bool
  ) -> Bool {
    let fields = record.first..<record.first + record.width
    let below = names.first..<names.first + names.width
    guard record.width > 1, !fields.contains(where: { trial.spans[$0].isQuoted }),
      blanks(record.first) >= 2, below.allSatisfy({ blanks($0) < 2 })
    else { return false }
    return isTyped || below.allSatisfy { trial.spans[$0].isQuoted } || isPhrase(record)
  }
}
