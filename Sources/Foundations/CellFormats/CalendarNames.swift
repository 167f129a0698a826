import TableValues

/// The names of months and weekdays in one locale: those that are written, and all that are read.
struct CalendarNames: Sendable {
  /// A name with its number.
  struct Name: Sendable {
    /// Its UTF-8.
    var bytes: [UInt8]
    /// The month, 1...12, or the weekday from Sunday, 0...6.
    var number: Int
  }

  let months: [[UInt8]]
  let shortMonths: [[UInt8]]
  /// Short names without points: `Jan` where `shortMonths` has `Jan.`.
  let bareMonths: [[UInt8]]
  let weekdays: [[UInt8]]
  let shortWeekdays: [[UInt8]]
  let bareWeekdays: [[UInt8]]
  let dayHalves: [[UInt8]]
  /// All names of months, the longest first.
  let readMonths: [Name]
  /// All names of weekdays, the longest first.
  let readWeekdays: [Name]
  /// The halves of a day, from 0.
  let readDayHalves: [Name]

  private init(_ data: LocaleData) {
    func bytes(_ names: [String]) -> [[UInt8]] { names.map { Array($0.utf8) } }
    func numbered(_ lists: [[[UInt8]]], from first: Int, _ others: [Name]) -> [Name] {
      let all = lists.flatMap { list in
        list.enumerated().map { Name(bytes: $1, number: $0 + first) }
      }
      return (all + others).sorted { $0.bytes.count > $1.bytes.count }
    }
    months = bytes(data.months)
    shortMonths = bytes(data.shortMonths)
    bareMonths = bytes(data.bareMonths.isEmpty ? data.shortMonths : data.bareMonths)
    weekdays = bytes(data.weekdays)
    shortWeekdays = bytes(data.shortWeekdays)
    bareWeekdays = bytes(data.bareWeekdays.isEmpty ? data.shortWeekdays : data.bareWeekdays)
    dayHalves = bytes(data.dayHalves)
    readMonths = numbered(
      [months, shortMonths, bareMonths], from: 1,
      data.otherMonths.map { Name(bytes: Array($0.name.utf8), number: $0.month) })
    readWeekdays = numbered([weekdays, shortWeekdays, bareWeekdays], from: 0, [])
    readDayHalves = numbered([dayHalves], from: 0, [])
  }

  private static let english = CalendarNames(.english)
  private static let german = CalendarNames(.german)
  private static let french = CalendarNames(.french)
  private static let spanish = CalendarNames(.spanish)
  private static let portuguese = CalendarNames(.portuguese)
  private static let italian = CalendarNames(.italian)
  private static let dutch = CalendarNames(.dutch)
  private static let hindi = CalendarNames(.hindi)
  private static let japanese = CalendarNames(.japanese)

  /// The names of a locale. O(1).
  static func of(_ locale: FormatLocale) -> CalendarNames {
    switch locale {
    case .en: english
    case .de: german
    case .fr: french
    case .es: spanish
    case .pt: portuguese
    case .it: italian
    case .nl: dutch
    case .hi: hindi
    case .ja: japanese
    }
  }

  /// Whether two bytes are the same letter, capital or small: ASCII, and à to þ behind 0xC3.
  static func isSame(_ one: UInt8, _ other: UInt8, behind before: UInt8) -> Bool {
    if one == other { return true }
    guard one ^ other == 0x20 else { return false }
    let small = one | 0x20
    return 0x61...0x7A ~= small || before == 0xC3 && 0xA0...0xBE ~= small
  }
}

/// What a word can mean in a date: a month or a weekday, in some of the locales.
package struct CalendarWord: Hashable, Sendable {
  /// Whether it is a month. Otherwise it is a weekday.
  package var isMonth: Bool
  /// The month, 1...12, or the weekday from Sunday, 0...6.
  package var number: Int
  /// The locales that have the word.
  package var locales: Set<FormatLocale> = []
  /// Those in which it is a name in full.
  package var full: Set<FormatLocale> = []
  /// Those in which it is a short name.
  package var short: Set<FormatLocale> = []

  private static let known = words()

  /// The meanings of a word, without a point behind it. Empty if it has none. O(bytes).
  package static func meanings(of word: ArraySlice<UInt8>) -> [CalendarWord] {
    guard word.count >= 2, word.count <= 32 else { return [] }
    return known[folded(word)] ?? []
  }

  private static func folded(_ word: ArraySlice<UInt8>) -> [UInt8] {
    var before: UInt8 = 0
    return word.map { byte in
      defer { before = byte }
      let isLetter = 0x41...0x5A ~= byte || before == 0xC3 && 0x80...0x9E ~= byte
      return isLetter ? byte | 0x20 : byte
    }
  }

  private static func words() -> [[UInt8]: [CalendarWord]] {
    var words: [[UInt8]: [CalendarWord]] = [:]
    func add(_ names: [[UInt8]], from first: Int, isMonth: Bool, isFull: Bool, _ at: FormatLocale) {
      for (place, name) in names.enumerated() {
        add(name, place + first, isMonth: isMonth, isFull: isFull, at)
      }
    }
    func add(_ name: [UInt8], _ number: Int, isMonth: Bool, isFull: Bool, _ at: FormatLocale) {
      let word = folded(name.last == 0x2E ? name.dropLast() : name[...])
      // Names such as 1月 are numbers with a mark.
      guard let first = word.first, first &- 0x30 > 9 else { return }
      var found = words[word] ?? []
      let place =
        found.firstIndex { $0.isMonth == isMonth && $0.number == number } ?? found.endIndex
      if place == found.endIndex { found.append(CalendarWord(isMonth: isMonth, number: number)) }
      found[place].locales.insert(at)
      if isFull { found[place].full.insert(at) } else { found[place].short.insert(at) }
      words[word] = found
    }
    for locale in FormatLocale.allCases {
      let names = CalendarNames.of(locale)
      add(names.months, from: 1, isMonth: true, isFull: true, locale)
      add(names.shortMonths, from: 1, isMonth: true, isFull: false, locale)
      add(names.bareMonths, from: 1, isMonth: true, isFull: false, locale)
      for other in LocaleData.of(locale).otherMonths {
        let isFull = other.name.utf8.count > 5
        add(Array(other.name.utf8), other.month, isMonth: true, isFull: isFull, locale)
      }
      // In Japanese, one sign is a weekday, and other things.
      guard locale != .ja else { continue }
      add(names.weekdays, from: 0, isMonth: false, isFull: true, locale)
      add(names.shortWeekdays, from: 0, isMonth: false, isFull: false, locale)
      add(names.bareWeekdays, from: 0, isMonth: false, isFull: false, locale)
    }
    return words
  }

  /// Whether a short name of a locale has a point: `Jan.` in German, `Jan` in English.
  package static func hasPoint(_ number: Int, isMonth: Bool, _ locale: FormatLocale) -> Bool {
    let names = CalendarNames.of(locale)
    let list = isMonth ? names.shortMonths : names.shortWeekdays
    let place = isMonth ? number - 1 : number
    return list.indices.contains(place) && list[place].last == 0x2E
  }
}
