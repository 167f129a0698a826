import TableValues

extension DatePattern {
  /// Parses the usual spelling of a text quickly.
  ///
  /// - Returns: What ``read(_:)`` returns, or nil if that has to decide: also for texts that do not
  ///   match.
  func quickMoment(_ text: UnsafeBufferPointer<UInt8>) -> DateTimeValue? {
    var index = 0
    var (year, month, day) = (1970, 1, 1)
    var (hour, minute, second, nanoseconds) = (0, 0, 0, 0)
    var halfDayHour = -1
    var dayHalf = 0
    for place in parts.indices {
      let isFixed = place + 1 < parts.count && parts[place + 1].isNumber
      switch parts[place] {
      case .text(let bytes):
        guard index + bytes.count <= text.count else { return nil }
        for offset in bytes.indices where text[index + offset] != bytes[offset] { return nil }
        index += bytes.count
      case .year(let form):
        let most = form == 2 ? 2 : 4
        let value = CalendarGrammar.digits(text, &index, form == 1 ? 1 : most, most)
        guard value >= 0 else { return nil }
        year = form == 2 ? value + (value < 69 ? 2000 : 1900) : value
      case .month(let form) where form > 2:
        guard let found = quickName(text, &index, months, shortMonths) else { return nil }
        month = found + 1
      case .month(let form): month = CalendarGrammar.digits(text, &index, 1, isFixed ? form : 2)
      case .day(let form): day = CalendarGrammar.digits(text, &index, 1, isFixed ? form : 2)
      case .hour(let form): hour = CalendarGrammar.digits(text, &index, 1, isFixed ? form : 2)
      case .halfDayHour(let form):
        halfDayHour = CalendarGrammar.digits(text, &index, 1, isFixed ? form : 2)
        guard 1...12 ~= halfDayHour else { return nil }
      case .minute(let form): minute = CalendarGrammar.digits(text, &index, 1, isFixed ? form : 2)
      case .second(let form): second = CalendarGrammar.digits(text, &index, 1, isFixed ? form : 2)
      case .fraction(let form):
        let start = index
        nanoseconds = CalendarGrammar.digits(text, &index, 1, form)
        guard nanoseconds >= 0 else { return nil }
        for _ in (index - start)..<9 { nanoseconds *= 10 }
      case .dayHalf:
        guard let found = quickName(text, &index, dayHalves, dayHalves) else { return nil }
        dayHalf = found
      case .weekday, .offset: return nil
      }
    }
    if halfDayHour >= 0 { hour = halfDayHour % 12 + dayHalf * 12 }
    guard index == text.count, 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second,
      let date = CalendarGrammar.day(year: year, month: month, day: day)
    else { return nil }
    return DateTimeValue(
      seconds: Int64(date) * 86_400 + Int64(hour * 3600 + minute * 60 + second),
      nanoseconds: Int32(nanoseconds), offsetMinutes: nil)
  }

  /// The number of the longest name at an index, which advances behind it.
  private func quickName(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ names: [[UInt8]],
    _ shortNames: [[UInt8]]
  ) -> Int? {
    var best: (place: Int, count: Int)?
    for list in [names, shortNames] {
      for place in list.indices {
        let name = list[place]
        guard name.count > best?.count ?? 0, index + name.count <= text.count,
          name.indices.allSatisfy({ Self.isSame(text[index + $0], name[$0]) })
        else { continue }
        best = (place, name.count)
      }
    }
    guard let best else { return nil }
    index += best.count
    return best.place
  }

  private static func isSame(_ one: UInt8, _ other: UInt8) -> Bool {
    one == other
      || one ^ other == 0x20 && 0x61...0x7A ~= one | 0x20
  }
}
