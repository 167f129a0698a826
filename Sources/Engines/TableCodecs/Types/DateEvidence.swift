import TableValues

/// What the dates of a column have in common: the order of day, month and year, the marks between
/// them, and how a time follows. Times alone are times of day.
///
/// `1/2/2020` may be in January or February. `13/2/2020` in the same column decides it.
struct DateEvidence {
  /// The result: a pattern that reads all of the dates.
  struct Outcome {
    var type: ColumnType
    var pattern: Text
    /// Why, for people.
    var reason: String
  }

  /// What the numbers at one place have in common.
  private struct Place {
    var least = Int.max
    var most = 0
    var lengthMin = Int.max
    var lengthMax = 0
    /// Whether some number begins with 0.
    var hasZero = false
    /// Whether some number has one digit.
    var hasShort = false
    /// Different numbers, up to 64.
    var distinct = Set<Int>()

    mutating func add(_ value: Int, _ length: Int) {
      least = min(least, value)
      most = max(most, value)
      lengthMin = min(lengthMin, length)
      lengthMax = max(lengthMax, length)
      if length == 2, value < 10 { hasZero = true }
      if length == 1 { hasShort = true }
      if distinct.count < 64 { distinct.insert(value) }
    }

    /// Whether months are written in full; nil while only May was seen.
    var isFull: Bool?
  }

  private(set) var count = 0
  private var parts: [DateShape.Part] = []
  private var separators: [[UInt8]] = []
  private var places: [Place] = []

  /// Adds the spelling of one date. Returns false if it is not spelled as the others are.
  mutating func add(_ shape: DateShape) -> Bool {
    if count == 0 {
      parts = shape.parts
      separators = shape.separators
      places = parts.map { _ in Place() }
      guard layout != nil else { return false }
    }
    guard shape.parts.count == parts.count, shape.separators == separators else { return false }
    for (part, own) in zip(shape.parts, parts) where !Self.agree(part, own) { return false }
    count += 1
    for index in parts.indices {
      places[index].add(shape.values[index], shape.lengths[index])
      if case .month(let isFull?) = shape.parts[index] {
        if let known = places[index].isFull, known != isFull { places[index].isFull = true }
        places[index].isFull = places[index].isFull ?? isFull
      }
    }
    return true
  }

  private static func agree(_ one: DateShape.Part, _ other: DateShape.Part) -> Bool {
    switch (one, other) {
    case (.month, .month): true
    case (.weekday(let one), .weekday(let other)): one == other
    default: one == other  // parts without more to compare
    }
  }

  // MARK: Layout

  /// Where the parts of a date are: the date proper, and the time behind it.
  private struct Layout {
    var weekday: Int?
    var date: Range<Int>
    var time: Range<Int>
  }

  private var layout: Layout? {
    var start = 0
    var weekday: Int?
    if case .weekday = parts.first {
      weekday = 0
      start = 1
    }
    guard separators.count == parts.count - 1 else { return nil }
    if weekday == nil, isTime(0..<parts.count) {
      return Layout(weekday: nil, date: 0..<0, time: 0..<parts.count)
    }
    guard parts.count >= start + 3 else { return nil }
    let date = start..<start + 3
    let time = date.upperBound..<parts.count
    guard isDate(date), isTime(time) else { return nil }
    if weekday != nil, ![[0x2C, 0x20], [0x20]].contains(separators[0]) { return nil }
    return Layout(weekday: weekday, date: date, time: time)
  }

  private func isDate(_ range: Range<Int>) -> Bool {
    let found = parts[range].map { part -> Character in
      switch part {
      case .number: "n"
      case .month: "m"
      case .weekday, .dayHalf: "x"
      }
    }
    let one = separators[range.lowerBound]
    let other = separators[range.lowerBound + 1]
    let pairs: [(String, String)]
    switch String(found) {
    case "nnn": pairs = [("/", "/"), ("-", "-"), (".", "."), (". ", ". ")]
    case "nmn":
      pairs = [
        ("-", "-"), (" ", " "), ("/", "/"), (". ", " "), (" ", ", "), (".", "."), ("", ""),
      ]
    case "mnn": pairs = [(" ", ", "), (" ", " "), ("-", "-"), ("/", "/")]
    default: return false  // no date has other parts
    }
    return pairs.contains { one.elementsEqual($0.0.utf8) && other.elementsEqual($0.1.utf8) }
  }

  /// Whether parts are a time: `10:20`, `10:20:30`, `10:20:30.5`, with or without AM or PM; `10 AM`.
  private func isTime(_ range: Range<Int>) -> Bool {
    if range.isEmpty { return true }
    var numbers = range
    if parts[range.upperBound - 1] == .dayHalf {
      guard [[], [0x20]].contains(separators[range.upperBound - 2]) else { return false }
      numbers = range.lowerBound..<range.upperBound - 1
    }
    let least = numbers == range ? 2 : 1
    guard (least...4).contains(numbers.count), numbers.allSatisfy({ parts[$0] == .number }),
      range.lowerBound == 0
        || [[0x20], [0x54], [0x2C, 0x20]].contains(separators[range.lowerBound - 1])
    else { return false }
    let marks: [[UInt8]] = [[0x3A], [0x3A], [0x2E]]
    return zip(numbers.dropFirst(), marks).allSatisfy { separators[$0 - 1] == $1 }
  }

  // MARK: Outcome

  /// The pattern of all dates; nil with a reason if there is none or more than one.
  func outcome() -> (Outcome?, reason: String) {
    guard count > 0, let layout else { return (nil, "") }
    let (letters, reason) = layout.date.isEmpty ? ([], "") : order(layout.date)
    guard let letters else { return (nil, reason) }
    var pattern: [UInt8] = []
    for index in parts.indices {
      if index > 0 { pattern += Self.literal(separators[index - 1]) }
      switch parts[index] {
      case .weekday(let isFull): pattern += (isFull ? "EEEE" : "EEE").utf8
      case .month: pattern += (places[index].isFull ?? false ? "MMMM" : "MMM").utf8
      case .dayHalf: pattern += "a".utf8
      case .number:
        guard let part = number(index, letters, layout) else { return (nil, "") }
        pattern += part
      }
    }
    let type: ColumnType =
      layout.date.isEmpty ? .time : layout.time.isEmpty ? .date : .dateTime
    return (Outcome(type: type, pattern: Text(pattern), reason: reason), "")
  }

  private func number(_ index: Int, _ letters: [UInt8], _ layout: Layout) -> [UInt8]? {
    let place = places[index]
    if layout.date.contains(index) {
      let letter = letters[index - layout.date.lowerBound]
      if letter == 0x79 { return repeated(letter, place.lengthMin == 4 ? 4 : 2) }
      return repeated(letter, isPadded(place, layout.date) ? 2 : 1)
    }
    let position = index - layout.time.lowerBound
    let isHalf = parts.last == .dayHalf
    switch position {
    case 0:
      guard place.lengthMax <= 2, place.most <= (isHalf ? 12 : 23) else { return nil }
      let isLong = place.hasZero || !place.hasShort && !isHalf
      return repeated(isHalf ? 0x68 : 0x48, isLong && !place.hasShort ? 2 : 1)
    case 1, 2:
      guard place.lengthMin == 2, place.lengthMax == 2, place.most < 60 else { return nil }
      return repeated(position == 1 ? 0x6D : 0x73, 2)
    default:  // decimals of seconds
      guard place.lengthMin == place.lengthMax else { return nil }
      return repeated(0x53, place.lengthMax)
    }
  }

  private func repeated(_ letter: UInt8, _ count: Int) -> [UInt8] {
    Array(repeating: letter, count: count)
  }

  /// Whether days and months have two digits. Numbers above nine say nothing; then the others of
  /// the date do.
  private func isPadded(_ place: Place, _ date: Range<Int>) -> Bool {
    if place.hasShort { return false }
    if place.hasZero { return true }
    let others = places[date].filter { $0.lengthMax <= 2 && $0.lengthMax > 0 }
    if others.contains(where: \.hasShort) { return false }
    return others.contains(where: \.hasZero) || separators[date.lowerBound] != [0x2F]
  }

  /// The letters of the three parts of a date, in order.
  private func order(_ date: Range<Int>) -> (letters: [UInt8]?, reason: String) {
    let found = date.map { places[$0] }
    let options: [String]
    if case .month = parts[date.lowerBound] {
      options = ["Mdy"]
    } else if case .month = parts[date.lowerBound + 1] {
      options = found[0].lengthMin == 4 ? ["yMd"] : ["dMy"]
    } else if found[0].lengthMin == 4 {
      options = ["yMd"]
    } else {
      options = found[2].lengthMin == 4 ? ["Mdy", "dMy"] : ["Mdy", "dMy", "yMd"]
    }
    var fitting = options.map { Array($0.utf8) }.filter { letters in
      zip(letters, found.indices).allSatisfy { fits($0, found[$1], isName: isMonth(date, $1)) }
    }
    if fitting.count > 1 { fitting = withoutRareYears(fitting, found, date) }
    guard let letters = fitting.first else { return (nil, "") }
    guard fitting.count == 1 else {
      let isYear = fitting.contains { $0[0] == 0x79 }
      return (
        nil,
        isYear
          ? "days, months and years cannot be told apart" : "days and months cannot be told apart"
      )
    }
    guard options.count > 1 else { return (letters, "") }
    if isVersion(letters, found, date) { return (nil, "") }
    let day = letters.firstIndex(of: 0x64) ?? 0
    let first = letters[0] == 0x64 ? "days" : letters[0] == 0x4D ? "months" : "years"
    return (letters, "\(first) are first: a day is \(found[day].most)")
  }

  /// Whether numbers between points are rather versions: with a month first, or with one digit.
  private func isVersion(_ letters: [UInt8], _ found: [Place], _ date: Range<Int>) -> Bool {
    guard separators[date.lowerBound] == [0x2E], found[2].lengthMin == 2 else { return false }
    return letters[0] == 0x4D || found[0].hasShort || found[1].hasShort
  }

  private func isMonth(_ date: Range<Int>, _ place: Int) -> Bool {
    if case .month = parts[date.lowerBound + place] { true } else { false }
  }

  private func fits(_ letter: UInt8, _ place: Place, isName: Bool) -> Bool {
    if isName { return letter == 0x4D }
    switch letter {
    case 0x79:  // y
      guard place.lengthMin == place.lengthMax else { return false }
      return place.lengthMin == 2 || place.lengthMin == 4 && place.least >= 1
    case 0x4D: return place.lengthMax <= 2 && place.least >= 1 && place.most <= 12
    default: return place.lengthMax <= 2 && place.least >= 1 && place.most <= 31  // d
    }
  }

  /// Decides whether years of two digits are first or last: last between points, or else where the
  /// numbers differ less. Between slashes, they are last if both differ as much.
  private func withoutRareYears(
    _ fitting: [[UInt8]], _ found: [Place], _ date: Range<Int>
  ) -> [[UInt8]] {
    guard found[2].lengthMin == 2, fitting.contains(where: { $0[0] == 0x79 }) else {
      return fitting
    }
    let (first, last) = (found[0].distinct.count, found[2].distinct.count)
    let mark = separators[date.lowerBound].first
    if mark == 0x2E || last < first || mark == 0x2F && last == first {
      return fitting.filter { $0[0] != 0x79 }
    }
    return last > first ? fitting.filter { $0[0] == 0x79 } : fitting
  }

  /// A text as it stands in a pattern: letters in quotes.
  private static func literal(_ text: [UInt8]) -> [UInt8] {
    text.contains { $0 == 0x54 || $0 == 0x74 } ? [0x27] + text + [0x27] : text
  }
}
