/// Fields of drawn tables: between bars, without the blanks around them.
extension CSVFieldSplitter {
  /// The index of the next record from the beginning of a line on, or the end. Rulers, remarks and
  /// blank lines are gaps.
  func drawnRecordStart(from start: Int) -> Int {
    var index = start
    while index < end {
      var line = DrawnLine(grammar.lines, delimiter)
      var stop = index
      while stop < end, base[stop] != 0x0A {
        line.add(base[stop])
        stop &+= 1
      }
      if line.kind == .record { return index }
      index = stop < end ? stop &+ 1 : end
    }
    return end
  }

  /// The field at `index`, and its terminator. The bar at the end of a framed line belongs to the
  /// line end, and so do blanks that are delimiters.
  func drawnField(at index: Int) -> (span: CSVFieldSpan, stop: Int) {
    let isFramed = grammar.isFramed
    var start = behindBlanks(index)
    let isFirst = index == 0 || base[index &- 1] == 0x0A
    if isFramed, isFirst, start < end, base[start] == delimiter { start = behindBlanks(start &+ 1) }
    var stop = plainStop(from: start)
    var isEscaped = false
    while grammar.isBackslashEscaped, stop < end, base[stop] == delimiter, stop > start,
      base[stop &- 1] == 0x5C
    {
      isEscaped = true
      stop = plainStop(from: stop &+ 1)
    }
    var last = stop
    while last > start, DrawnLine.isBlank(base[last &- 1]) { last &-= 1 }
    if let lineEnd = lineEnd(behindBlanksAt: stop) { stop = lineEnd }
    if isFramed, stop < end, base[stop] == delimiter {
      let rest = behindBlanks(stop &+ 1)
      let isPair = rest &+ 1 < end && base[rest] == 0x0D && base[rest &+ 1] == 0x0A
      if rest >= end || base[rest] == 0x0A || isPair { stop = rest }
    }
    return (CSVFieldSpan(start, last, isEscaped: isEscaped), stop)
  }

  /// The text of a span without the backslashes before its bars.
  func withoutEscapes(_ span: CSVFieldSpan) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(span.count)
    for index in Int(span.start)..<Int(span.start) + span.count {
      if base[index] == delimiter, text.last == 0x5C { text.removeLast() }
      text.append(base[index])
    }
    return text
  }

  private func behindBlanks(_ index: Int) -> Int {
    var index = index
    while index < end, DrawnLine.isBlank(base[index]) { index &+= 1 }
    return index
  }
}
