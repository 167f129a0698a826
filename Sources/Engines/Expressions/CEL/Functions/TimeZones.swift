import CellFormats
import Synchronization
import TableValues

/// The time zones of the IANA database, from generated text, so that results are the same on every
/// machine.
enum TimeZones {
  /// The offset of a zone at a moment, in seconds east of UTC; nil if there is no such zone.
  ///
  /// - Parameter zone: `UTC`, `±HH:MM`, `HH:MM` or a name such as `Europe/Paris`.
  static func offset(of zone: Text, at seconds: Int64) -> Int? {
    if zone == "UTC" || zone == "Z" || zone.isEmpty { return 0 }
    if let fixed = fixedOffset(zone.utf8) { return fixed }
    let known = read.withLock { $0[zone] }
    if let known { return known.offset(at: seconds) }
    guard let line = lines[zone], let made = TimeZoneRules(line: line) else { return nil }
    read.withLock { $0[zone] = made }
    return made.offset(at: seconds)
  }

  private static func fixedOffset(_ text: [UInt8]) -> Int? {
    let hasSign = text.first == 0x2B || text.first == 0x2D
    var reader = DigitReader(hasSign ? text : [0x2B] + text)
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    return offset
  }

  private static let read = Mutex<[Text: TimeZoneRules]>([:])

  /// The line of each name.
  private static let lines: [Text: Substring] = {
    var lines: [Text: Substring] = [:]
    for part in TimeZoneData.parts {
      for line in part.description.split(separator: "\n") {
        for name in line.prefix(while: { $0 != ";" }).split(separator: ",") {
          lines[Text(name)] = line
        }
      }
    }
    return lines
  }()
}

/// The generated text: one line per zone, see `Tests/Scripts/generate-time-zones.py`.
enum TimeZoneData {
  static let parts = [part1, part2, part3, part4, part5]
}

/// The transitions of one zone.
struct TimeZoneRules: Sendable {
  private var moments: [Int64] = []
  /// The offsets before the first, between and after the transitions: one more than there are
  /// transitions.
  private var offsets: [Int]
  private var standard: Int
  private var daylight: (offset: Int, start: YearlyChange, end: YearlyChange)?
  /// The origin from which transitions are counted.
  private static let origin: Int64 = -2_500_000_000

  /// Parses a line of the generated text.
  init?(line: Substring) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 4, let first = Int(fields[1], radix: 36) else { return nil }
    offsets = [first]
    var at = Self.origin
    for part in fields[2].split(separator: " ") {
      let pair = part.split(separator: ":")
      guard pair.count == 2, let offset = Int(pair[1], radix: 36) else { return nil }
      let isExact = pair[0].hasPrefix(".")
      guard let distance = Int64(isExact ? pair[0].dropFirst() : pair[0], radix: 36) else {
        return nil
      }
      at += distance * (isExact ? 1 : 900)
      moments.append(at)
      offsets.append(offset)
    }
    let rule = fields[3].split(separator: ",")
    guard let standard = rule.first.flatMap({ Int($0, radix: 36) }) else { return nil }
    self.standard = standard
    guard rule.count == 4 else { return }
    guard let offset = Int(rule[1], radix: 36), let start = YearlyChange(rule[2]),
      let end = YearlyChange(rule[3])
    else { return nil }
    daylight = (offset, start, end)
  }

  /// The offset at a moment, in seconds east of UTC.
  func offset(at seconds: Int64) -> Int {
    var low = 0
    var high = moments.count
    while low < high {
      let middle = (low + high) / 2
      if moments[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    guard low == moments.count, let daylight else {
      return low == moments.count ? standard : offsets[low]
    }
    // The rule applies after the last listed transition. That one stays in force until the next
    // transition of the rule, which produced it.
    let year = CivilTime.year(ofSecond: seconds + Int64(standard))
    let start = daylight.start.second(ofYear: year) - Int64(standard)
    let end = daylight.end.second(ofYear: year) - Int64(daylight.offset)
    let isDaylight =
      start < end ? start <= seconds && seconds < end : !(end <= seconds && seconds < start)
    return isDaylight ? daylight.offset : standard
  }
}

/// A yearly transition: a weekday of a week of a month.
private struct YearlyChange {
  var month: Int
  /// 1 to 4 from the start of the month; 5 is the last week.
  var week: Int
  /// 0 is Sunday.
  var weekday: Int
  /// Seconds after midnight.
  var time: Int64

  init?(_ text: Substring) {
    let parts = text.split { $0 == "." || $0 == "/" }.compactMap { Int($0) }
    guard parts.count == 4 else { return nil }
    month = parts[0]
    week = parts[1]
    weekday = parts[2]
    time = Int64(parts[3])
  }

  /// The local second of the transition, since 1970.
  func second(ofYear year: Int) -> Int64 {
    let first = CivilTime.firstDay(ofYear: year, month: month)
    let firstWeekday = ((first + 4) % 7 + 7) % 7
    var day = first + (weekday - firstWeekday + 7) % 7 + 7 * (week - 1)
    if CalendarGrammar.civil(day: day).month != month { day -= 7 }
    return Int64(day) * 86_400 + time
  }
}

extension CivilTime {
  /// The year of a local second since 1970.
  fileprivate static func year(ofSecond second: Int64) -> Int {
    let day = second >= 0 ? second / 86_400 : (second - 86_399) / 86_400
    return CalendarGrammar.civil(day: Int(day)).year
  }
}
