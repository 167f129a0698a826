import CellFormats
import TableValues

/// What the dates of a column have in common: the order of day, month and year, the marks between
/// them, and how a time follows. Times alone are times of day.
///
/// `1/2/2020` may be in January or February. `13/2/2020` in the same column decides it, or in
/// another column of the table.
struct DateEvidence {
  /// The result: a pattern that reads all of the dates.
  struct Outcome {
    var type: ColumnType
    var pattern: Text
    /// The language of names.
    var locale: FormatLocale
    /// Why, for people.
    var reason: String
    /// Whether days or months are first, if the numbers prove it.
    var proof: DateOrder?
  }

  private(set) var count = 0
  private var parts: [DateShape.Part] = []
  private var separators: [[UInt8]] = []
  private var tail: [UInt8] = []
  private var places: [DatePlace] = []
  private var names = DateNames()

  /// Adds the spelling of one date. Returns false if it is not spelled as the others are.
  mutating func add(_ shape: DateShape) -> Bool {
    if count == 0 {
      parts = shape.parts
      separators = shape.separators
      tail = shape.tail
      places = parts.map { _ in DatePlace() }
      guard layout != nil else { return false }
    }
    guard shape.parts == parts, shape.separators == separators, shape.tail == tail,
      names.add(shape.names)
    else { return false }
    count += 1
    for index in parts.indices { places[index].add(shape.values[index], shape.lengths[index]) }
    return true
  }

  // MARK: Layout

  /// Where the parts of a date are: the date proper, and the time behind it.
  private struct Layout {
    var date: Range<Int>
    var time: Range<Int>
    /// Whether an offset from UTC follows.
    var hasOffset = false
  }

  private var layout: Layout? {
    guard separators.count == parts.count - 1 else { return nil }
    var end = parts.count
    var hasOffset = false
    switch parts.last {
    case .offset, .utc, .gmt:
      guard separators.last == [0x20] else { return nil }
      end -= 1
      hasOffset = true
    case .number, .month, .weekday, .dayHalf, nil: break
    }
    let start = parts.first == .weekday ? 1 : 0
    if start == 0, !hasOffset, isTime(0..<end, isAlone: true) {
      return endsAsTime ? Layout(date: 0..<0, time: 0..<end) : nil
    }
    guard end >= start + 3 else { return nil }
    let date = start..<start + 3
    let time = date.upperBound..<end
    guard isDate(date), isTime(time, isAlone: false), !hasOffset || !time.isEmpty else {
      return nil
    }
    if start == 1, ![[0x2C, 0x20], [0x20]].contains(separators[0]) { return nil }
    let hasSigns = separators[date.lowerBound].first ?? 0 >= 0x80
    guard tail.isEmpty || (time.isEmpty ? hasSigns : endsAsTime) else { return nil }
    // A date of signs ends in one: 2020年1月31日.
    if hasSigns, time.isEmpty, tail.isEmpty { return nil }
    return Layout(date: date, time: time, hasOffset: hasOffset)
  }

  /// Whether what follows the last part may follow a time.
  private var endsAsTime: Bool { !DateShape.dateSigns.contains(tail) }

  private func isDate(_ range: Range<Int>) -> Bool {
    let found = parts[range].map { part -> Character in
      switch part {
      case .number: "n"
      case .month: "m"
      case .weekday, .dayHalf, .offset, .utc, .gmt: "x"
      }
    }
    let one = separators[range.lowerBound]
    let other = separators[range.lowerBound + 1]
    let pairs: [(String, String)]
    switch String(found) {
    case "nnn":
      pairs = [
        ("/", "/"), ("-", "-"), (".", "."), (". ", ". "), ("年", "月"), ("년 ", "월 "), ("년", "월"),
      ]
    case "nmn":
      pairs = [
        ("-", "-"), (" ", " "), ("/", "/"), (". ", " "), (" ", ", "), (".", "."), ("", ""),
        (".", " "), (" de ", " de "), (" de ", " del "), (".-", "-"),
      ]
    case "mnn": pairs = [(" ", ", "), (" ", " "), ("-", "-"), ("/", "/")]
    default: return false  // no date has other parts
    }
    return pairs.contains { one.elementsEqual($0.0.utf8) && other.elementsEqual($0.1.utf8) }
  }

  /// Whether parts are a time: `10:20`, `10:20:30`, `10:20:30.5`, with or without AM or PM; `10 AM`;
  /// `10h20`; behind a date also `10.20.30`.
  private func isTime(_ range: Range<Int>, isAlone: Bool) -> Bool {
    if range.isEmpty { return true }
    var numbers = range
    if parts[range.upperBound - 1] == .dayHalf {
      guard range.count > 1, [[], [0x20]].contains(separators[range.upperBound - 2]) else {
        return false
      }
      numbers = range.lowerBound..<range.upperBound - 1
    }
    let least = numbers == range ? 2 : 1
    guard (least...4).contains(numbers.count), numbers.allSatisfy({ parts[$0] == .number }),
      range.lowerBound == 0 || isBeforeTime(separators[range.lowerBound - 1])
    else { return false }
    var marks: [[[UInt8]]] = [[[0x3A], [0x3A], [0x2E]], [[0x68]]]
    if !isAlone { marks.append([[0x2E], [0x2E], [0x2E]]) }
    return marks.contains { marks in
      numbers.count <= marks.count + 1
        && zip(numbers.dropFirst(), marks).allSatisfy { separators[$0 - 1] == $1 }
    }
  }

  private func isBeforeTime(_ separator: [UInt8]) -> Bool {
    // Logs of web servers: 13/Jan/2020:10:20:30.
    if separator == [0x3A] { return parts.contains(.month) }
    return [" ", "T", ", ", "日 ", "日", "일 "].contains { separator.elementsEqual($0.utf8) }
  }

  // MARK: Outcome

  /// The pattern of all dates but a few; nil with a reason if there is none or more than one.
  ///
  /// - Parameters:
  ///   - outliers: How many dates need not fit.
  ///   - table: What the other columns prove.
  func outcome(outliers: Int, table: TableEvidence) -> (Outcome?, reason: String) {
    guard count > 0, let layout else { return (nil, "") }
    var order = DateOrdering(outliers: outliers, table: table)
    if !layout.date.isEmpty {
      let marks = separators[layout.date.lowerBound]
      order.decide(
        places[layout.date].map(\.self), isMonth: layout.date.map { parts[$0] == .month }, marks)
      if order.letters.isEmpty { return (nil, order.reason) }
    }
    var pattern: [UInt8] = []
    let locale = names.locale
    var name = 0
    for index in parts.indices {
      if index > 0 { pattern += Self.literal(separators[index - 1]) }
      switch parts[index] {
      case .weekday, .month:
        pattern += names.letters(name, locale, isSpaced: isSpaced(layout)).utf8
        name += 1
      case .dayHalf: pattern += "a".utf8
      case .offset(let hasColon): pattern += (hasColon ? "xxx" : "xx").utf8
      case .utc: pattern += "z".utf8
      case .gmt: pattern += "O".utf8
      case .number:
        guard let part = number(index, order, layout, outliers) else { return (nil, "") }
        pattern += part
      }
    }
    pattern += Self.literal(tail)
    let type: ColumnType =
      layout.date.isEmpty ? .time : layout.time.isEmpty ? .date : .dateTime
    return (
      Outcome(
        type: type, pattern: Text(pattern), locale: locale, reason: order.reason,
        proof: order.proof), ""
    )
  }

  private func isSpaced(_ layout: Layout) -> Bool {
    !layout.date.isEmpty && separators[layout.date.lowerBound + 1].first == 0x20
  }

  private func number(
    _ index: Int, _ order: DateOrdering, _ layout: Layout, _ outliers: Int
  ) -> [UInt8]? {
    let place = places[index]
    if layout.date.contains(index) {
      let letter = order.letters[index - layout.date.lowerBound]
      if letter == 0x79 { return repeated(letter, place.isLongYear(outliers) ? 4 : 2) }
      return repeated(letter, isPadded(place, layout.date, outliers) ? 2 : 1)
    }
    let position = index - layout.time.lowerBound
    let isHalf = parts[layout.time].last == .dayHalf
    switch position {
    case 0:
      guard place.misses(asHour: isHalf) <= outliers else { return nil }
      let hasShort = place.hasShort(outliers)
      let isLong = place.zeros > 0 || !hasShort && !isHalf
      return repeated(isHalf ? 0x68 : 0x48, isLong && !hasShort ? 2 : 1)
    case 1, 2:
      guard place.missesAsMinute <= outliers else { return nil }
      return repeated(position == 1 ? 0x6D : 0x73, 2)
    default:  // decimals of seconds
      guard place.lengthMin == place.lengthMax else { return nil }
      return repeated(0x53, place.lengthMax)
    }
  }

  private func repeated(_ letter: UInt8, _ count: Int) -> [UInt8] {
    Array(repeating: letter, count: count)
  }

  /// Whether days and months have two digits. Numbers above nine are no evidence; then the others
  /// of the date are used.
  private func isPadded(_ place: DatePlace, _ date: Range<Int>, _ outliers: Int) -> Bool {
    if place.hasShort(outliers) { return false }
    if place.zeros > 0 { return true }
    let others = places[date].filter { $0.lengthMax <= 2 && $0.lengthMax > 0 }
    if others.contains(where: { $0.hasShort(outliers) }) { return false }
    let mark = separators[date.lowerBound]
    // Between words, days are written as they are spoken: 13. Januar, 13 de enero.
    let isSpoken = parts[date].contains(.month) && (mark == [0x2E, 0x20] || mark.count > 2)
    return others.contains { $0.zeros > 0 } || mark != [0x2F] && !isSpoken
  }

  /// A text in the form of a pattern: letters in quotes.
  private static func literal(_ text: [UInt8]) -> [UInt8] {
    var found: [UInt8] = []
    var isQuoted = false
    for byte in text {
      let isLetter = 0x61...0x7A ~= byte | 0x20
      if isLetter != isQuoted { found.append(0x27) }
      isQuoted = isLetter
      found.append(byte)
    }
    if isQuoted { found.append(0x27) }
    return found
  }
}
