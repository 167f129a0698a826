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
      case .monthName:
        let next = place + 1 < parts.count ? parts[place + 1].literal : nil
        guard let found = quickName(text, &index, names.readMonths, before: next) else {
          return nil
        }
        month = found
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
        guard let found = quickName(text, &index, names.readDayHalves, before: nil) else {
          return nil
        }
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

  /// The number of the longest name at an index that the next literal follows. The index advances
  /// behind it.
  private func quickName(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ names: [CalendarNames.Name],
    before next: [UInt8]?
  ) -> Int? {
    let follower = next?.first
    for place in names.indices {
      let name = names[place].bytes
      let end = index + name.count
      guard end <= text.count, isName(name, in: text, at: index) else { continue }
      // Only a point can be both the end of a name and what follows it.
      if follower == 0x2E, end >= text.count || text[end] != 0x2E { continue }
      index = end
      return names[place].number
    }
    return nil
  }

  private func isName(_ name: [UInt8], in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    var before: UInt8 = 0
    for offset in name.indices {
      let byte = text[index + offset]
      guard CalendarNames.isSame(byte, name[offset], behind: before) else { return false }
      before = byte
    }
    return true
  }
}
