import CellFormats
import TableValues

/// Whether days or months are first among the numbers of dates.
enum DateOrder: Hashable, Sendable {
  /// `31/1/2020`.
  case daysFirst
  /// `1/31/2020`.
  case monthsFirst
}

/// What the numbers at one place of a column's dates have in common.
struct DatePlace {
  private(set) var most = 0
  private(set) var lengthMin = Int.max
  private(set) var lengthMax = 0
  /// How many numbers of two digits begin with 0.
  private(set) var zeros = 0
  /// Different numbers, up to 64.
  private(set) var distinct = Set<Int>()
  private var count = 0
  private var (ones, twos, fours) = (0, 0, 0)
  private var (nulls, above12, above23, above31, above59) = (0, 0, 0, 0, 0)

  /// Adds a number of so many digits.
  mutating func add(_ value: Int, _ length: Int) {
    count += 1
    most = max(most, value)
    lengthMin = min(lengthMin, length)
    lengthMax = max(lengthMax, length)
    if length == 2, value < 10 { zeros += 1 }
    switch length {
    case 1: ones += 1
    case 2: twos += 1
    case 4: fours += 1
    default: break  // no part of a date
    }
    if value == 0 { nulls += 1 }
    if length <= 2 {
      if value > 12 { above12 += 1 }
      if value > 23 { above23 += 1 }
      if value > 31 { above31 += 1 }
      if value > 59 { above59 += 1 }
    }
    if distinct.count < 64 { distinct.insert(value) }
  }

  /// Whether more numbers than so many have one digit.
  func hasShort(_ outliers: Int) -> Bool { ones > outliers }

  /// Whether the numbers are years of four digits, but for so many.
  func isLongYear(_ outliers: Int) -> Bool { count - fours <= outliers }

  /// How many numbers are no year, month or day (`y`, `M`, `d`).
  func misses(as letter: UInt8) -> Int {
    switch letter {
    case 0x79: count - max(twos, fours - (fours == count ? nulls : 0))
    case 0x4D: count - ones - twos + nulls + above12
    default: count - ones - twos + nulls + above31
    }
  }

  /// How many numbers are no hour.
  func misses(asHour isHalf: Bool) -> Int {
    count - ones - twos + (isHalf ? above12 : above23)
  }

  /// How many numbers are no minute or second of two digits.
  var missesAsMinute: Int { count - twos + above59 }
}

/// Decides the order of the three parts of dates.
struct DateOrdering {
  /// How many dates need not fit.
  let outliers: Int
  /// What the other columns prove.
  let table: TableEvidence
  /// The letters `y`, `M` and `d` in order; empty if they are not decided.
  private(set) var letters: [UInt8] = []
  /// Why they are, or are not.
  private(set) var reason = ""
  /// The order, if numbers prove it.
  private(set) var proof: DateOrder?

  /// Nothing is decided.
  init(outliers: Int, table: TableEvidence) {
    (self.outliers, self.table) = (outliers, table)
  }

  /// Decides the order of three numbers or names.
  ///
  /// - Parameter mark: The separator behind the first.
  mutating func decide(_ found: [DatePlace], isMonth: [Bool], _ mark: [UInt8]) {
    let options: [String]
    let isYearFirst = found[0].isLongYear(outliers)
    if isMonth[0] {
      options = ["Mdy"]
    } else if isMonth[1] {
      options = isYearFirst ? ["yMd"] : ["dMy"]
    } else if isYearFirst || mark.first ?? 0 >= 0x80 {
      options = ["yMd"]
    } else {
      options = found[2].isLongYear(outliers) ? ["Mdy", "dMy"] : ["Mdy", "dMy", "yMd"]
    }
    var fitting = fitting(options.map { Array($0.utf8) }, found, isMonth)
    if fitting.count > 1 { fitting = withoutRareYears(fitting, found, mark) }
    if fitting.count > 1, let place = firstDays(found),
      let letters = fitting.first(where: { $0[place] == 0x64 })
    {
      self.letters = letters
      let name = place == 0 ? "days" : "months"
      reason = "\(name) are first: every day is 1, in several years"
      proof = place == 0 ? .daysFirst : .monthsFirst
      return
    }
    guard let first = fitting.first else { return }
    guard fitting.count == 1 else { return decideOpen(fitting, found, mark) }
    if options.count > 1, isVersion(first, found, mark) { return }
    letters = first
    guard options.count > 1 else { return }
    let day = letters.firstIndex(of: 0x64) ?? 0
    let name = letters[0] == 0x64 ? "days" : letters[0] == 0x4D ? "months" : "years"
    reason = "\(name) are first: a day is \(found[day].most)"
    proof = letters[0] == 0x64 ? .daysFirst : letters[0] == 0x4D ? .monthsFirst : nil
  }

  /// The place of days in a series of months or quarters, which are dated on their first days: always
  /// 1 there, and four or more numbers at the other place, in several years. Nil without such a place.
  ///
  /// With days and months exchanged, the dates would be some days of January in each year.
  private func firstDays(_ found: [DatePlace]) -> Int? {
    guard found[2].distinct.count > 1 else { return nil }
    return [0, 1].first { place in
      found[place].distinct == [1] && found[1 - place].distinct.count >= 4
    }
  }

  /// The orders that fit best: all dates, or all but a few.
  private func fitting(
    _ options: [[UInt8]], _ found: [DatePlace], _ isMonth: [Bool]
  ) -> [[UInt8]] {
    let misses = options.map { letters in
      zip(letters, found.indices).map { letter, place in
        isMonth[place] ? (letter == 0x4D ? 0 : Int.max) : found[place].misses(as: letter)
      }.max() ?? Int.max
    }
    let least = misses.min() ?? Int.max
    guard least <= outliers else { return [] }
    return zip(options, misses).filter { $0.1 == least }.map(\.0)
  }

  /// Decides what the numbers leave open: by other columns, and between points.
  private mutating func decideOpen(
    _ fitting: [[UInt8]], _ found: [DatePlace], _ mark: [UInt8]
  ) {
    let hasYears = fitting.contains { $0[0] == 0x79 }
    let daysFirst = fitting.first { $0[0] == 0x64 }
    let isLong = found[2].isLongYear(outliers)
    if mark.first == 0x2E, let daysFirst, !isVersion(daysFirst, found, mark) {
      letters = daysFirst
      reason = "days are first between points"
    } else if !hasYears, isLong || mark.first != 0x2E, let (order, column) = table.dateOrder {
      let first: UInt8 = order == .daysFirst ? 0x64 : 0x4D
      letters = fitting.first { $0[0] == first } ?? []
      let name = order == .daysFirst ? "days" : "months"
      reason = "\(name) are first, as in column \(column)"
    } else {
      reason =
        hasYears
        ? "days, months and years cannot be told apart" : "days and months cannot be told apart"
    }
  }

  /// Whether numbers between points are rather versions: with a month first, or with one digit.
  private func isVersion(_ letters: [UInt8], _ found: [DatePlace], _ mark: [UInt8]) -> Bool {
    guard mark == [0x2E], found[2].lengthMin == 2 else { return false }
    return letters[0] == 0x4D || found[0].hasShort(outliers) || found[1].hasShort(outliers)
  }

  /// Decides whether years of two digits are first or last: last between points, or else where the
  /// numbers differ less. Between slashes, they are last if both differ as much.
  private func withoutRareYears(
    _ fitting: [[UInt8]], _ found: [DatePlace], _ mark: [UInt8]
  ) -> [[UInt8]] {
    guard !found[2].isLongYear(outliers), fitting.contains(where: { $0[0] == 0x79 }) else {
      return fitting
    }
    let (first, last) = (found[0].distinct.count, found[2].distinct.count)
    let mark = mark.first
    if mark == 0x2E || last < first || mark == 0x2F && last == first {
      return fitting.filter { $0[0] != 0x79 }
    }
    return last > first ? fitting.filter { $0[0] == 0x79 } : fitting
  }
}

/// The names of months and weekdays in a column, and the languages that have all of them.
struct DateNames {
  private static let order: [FormatLocale] = FormatLocale.allCases
  private static let smallOrder: [FormatLocale] =
    [.en] + FormatLocale.allCases.filter { $0 != .en && $0 != .de } + [.de]
  private var locales = Set(DateNames.order)
  private var isSmall = false
  /// What is known of the names at each place.
  private var places: [Place] = []

  private struct Place {
    var isMonth: Bool
    var hasFull = false
    var hasPoint = false
    var bare: [CalendarWord] = []
  }

  /// Adds the names of one date. Returns false if no language has these and those before.
  mutating func add(_ names: [DateShape.Name]) -> Bool {
    if names.isEmpty { return true }
    let common = names.reduce(locales) { $0.intersection($1.word.locales) }
    guard !common.isEmpty else { return false }
    locales = common
    if names.contains(where: \.isSmall) { isSmall = true }
    if places.isEmpty { places = names.map { Place(isMonth: $0.word.isMonth) } }
    for (place, name) in zip(places.indices, names) {
      let word = name.word
      if name.hasPoint { places[place].hasPoint = true }
      if word.short.isDisjoint(with: locales) { places[place].hasFull = true }
      if !name.hasPoint, !places[place].bare.contains(word) { places[place].bare.append(word) }
    }
    return true
  }

  /// The language of the names: English first; German names begin with a capital.
  var locale: FormatLocale {
    (isSmall ? Self.smallOrder : Self.order).first(where: locales.contains) ?? .en
  }

  /// The letters of a pattern that read and write the names at a place.
  func letters(_ place: Int, _ locale: FormatLocale, isSpaced: Bool) -> String {
    guard places.indices.contains(place) else { return "" }
    let found = places[place]
    let isMonth = found.isMonth
    if isFull(found, locale, isSpaced: isSpaced) { return isMonth ? "MMMM" : "EEEE" }
    let isShort = locale == .en || locale == .hi || locale == .ja || found.hasPoint
    if isShort { return isMonth ? "MMM" : "EEE" }
    return isMonth ? "LLL" : "ccc"
  }

  /// Whether names are written in full. May is both; between blanks it is rather full where other
  /// short names have points.
  private func isFull(_ found: Place, _ locale: FormatLocale, isSpaced: Bool) -> Bool {
    if found.bare.contains(where: { $0.full.contains(locale) && !$0.short.contains(locale) }) {
      return true
    }
    guard !found.hasPoint, isSpaced, locale == .de || locale == .fr else { return false }
    return found.bare.allSatisfy { $0.full.contains(locale) }
  }
}
