import TableValues

/// Functions of text; positions are code points.
enum TextFunctions {
  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    search(name, arguments) ?? change(name, arguments) ?? parts(name, arguments)
  }

  /// The text of a value.
  static func text(_ value: ExpressionValue, _ name: String) throws(EvaluationError) -> [UInt8] {
    guard case .text(let text) = value else { throw FunctionLibrary.noOverload(name, [value]) }
    return text.utf8
  }

  static func whole(_ value: ExpressionValue, _ name: String) throws(EvaluationError) -> Int {
    guard case .integer(let whole) = value, let result = Int(exactly: whole) else {
      throw FunctionLibrary.noOverload(name, [value])
    }
    return result
  }

  /// The worst-case cost of a search: each position of the text may be a long partial match.
  private static func searchSteps(_ text: [UInt8], _ part: [UInt8]) -> Int {
    text.count / 16 * (1 + part.count / 16)
  }

  private static func predicate(
    _ name: String, _ test: @escaping @Sendable ([UInt8], [UInt8]) -> Bool
  ) -> FunctionBody {
    .two { (meter, value, other) throws(EvaluationError) in
      guard case .text(let text) = value, case .text(let part) = other else {
        throw FunctionLibrary.noOverload(name, [value, other])
      }
      if name == ".contains" {
        try meter.charge(searchSteps(text.utf8, part.utf8))
      } else {
        try meter.charge(reading: min(text.utf8.count, part.utf8.count))
      }
      return .boolean(test(text.utf8, part.utf8))
    }
  }

  private static func search(_ name: String, _ arguments: Int) -> FunctionBody? {
    switch (name, arguments) {
    case ("size", 1), (".size", 1):
      return .one { (meter, value) throws(EvaluationError) in
        switch value {
        case .text(let text):
          try meter.charge(text.utf8.count / 16)
          return .integer(Int64(CodePoints.count(text.utf8)))
        case .bytes(let bytes): return .integer(Int64(bytes.count))
        case .list(let list): return .integer(Int64(list.elements.count))
        case .map(let map): return .integer(Int64(map.entries.count))
        default: throw FunctionLibrary.noOverload("size", [value])
        }
      }
    case (".contains", 2):
      return predicate(name) { ByteSearch.first($1, in: $0, from: 0) != nil }
    case (".startsWith", 2): return predicate(name) { $0.starts(with: $1) }
    case (".endsWith", 2):
      return predicate(name) { $0.count >= $1.count && $0[($0.count - $1.count)...] == $1[...] }
    case (".charAt", 2):
      return .two { (meter, value, index) throws(EvaluationError) in
        let text = CodePoints(try text(value, name))
        let place = try text.place(try whole(index, name))
        try meter.charge(text.bytes.count / 16)
        return .text(Text(text.slice(place..<min(place + 1, text.count))))
      }
    case (".indexOf", 2), (".indexOf", 3):
      return .many { (meter, values) throws(EvaluationError) in
        try index(name, values, &meter) { $0.first($1, from: $2 ?? 0) }
      }
    case (".lastIndexOf", 2), (".lastIndexOf", 3):
      return .many { (meter, values) throws(EvaluationError) in
        try index(name, values, &meter) { $0.last($1, before: $2 ?? $0.count) }
      }
    default: return nil
    }
  }

  private static func index(
    _ name: String, _ values: [ExpressionValue], _ meter: inout EvaluationMeter,
    _ find: (CodePoints, [UInt8], Int?) -> Int?
  ) throws(EvaluationError) -> ExpressionValue {
    let text = CodePoints(try text(values[0], name))
    let part = try self.text(values[1], name)
    try meter.charge(searchSteps(text.bytes, part))
    var start: Int?
    if values.count > 2 { start = try text.place(try whole(values[2], name)) }
    return .integer(Int64(find(text, part, start) ?? -1))
  }

  private static func change(_ name: String, _ arguments: Int) -> FunctionBody? {
    switch (name, arguments) {
    case (".lowerAscii", 1): return mapped(name) { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    case (".upperAscii", 1): return mapped(name) { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }
    case (".trim", 1):
      return .one { (meter, value) throws(EvaluationError) in
        let text = CodePoints(try text(value, name))
        try meter.charge(parsing: text.bytes.count)
        var range = 0..<text.count
        while let first = range.first, text.isBlank(first) {
          range = (first + 1)..<range.upperBound
        }
        while let last = range.last, text.isBlank(last) { range = range.lowerBound..<last }
        return .text(Text(text.slice(range)))
      }
    case (".replace", 3), (".replace", 4):
      return .many { (meter, values) throws(EvaluationError) in
        let limit = values.count > 3 ? try whole(values[3], name) : -1
        return try replaced(
          try text(values[0], name), try text(values[1], name), try text(values[2], name), limit,
          &meter)
      }
    case ("strings.quote", 1):
      return .one { (meter, value) throws(EvaluationError) in
        let content = try text(value, name)
        try meter.allow(bytes: content.count * 2)
        return .text(Text(quoted(content)))
      }
    case (".format", 2):
      return .two { (meter, value, list) throws(EvaluationError) in
        guard case .list(let values) = list else {
          throw FunctionLibrary.noOverload(name, [value, list])
        }
        var writer = FormatWriter(try text(value, name), values.elements)
        return .text(Text(try writer.written(&meter)))
      }
    default: return nil
    }
  }

  private static func mapped(
    _ name: String, _ change: @escaping @Sendable (UInt8) -> UInt8
  ) -> FunctionBody {
    .one { (meter, value) throws(EvaluationError) in
      let content = try text(value, name)
      try meter.allow(bytes: content.count)
      return .text(Text(content.map(change)))
    }
  }

  private static func replaced(
    _ content: [UInt8], _ old: [UInt8], _ new: [UInt8], _ limit: Int,
    _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> ExpressionValue {
    var result: [UInt8] = []
    var left = limit < 0 ? Int.max : limit
    var index = 0
    try meter.charge(searchSteps(content, old))
    while left > 0 {
      let found = ByteSearch.first(old, in: content, from: index)
      guard let found else { break }
      result += content[index..<found]
      result += new
      try meter.allow(units: result.count / 16)
      try meter.charge(1 + new.count / 16)
      left -= 1
      index = found + old.count
      if old.isEmpty {
        guard index < content.count else { return .text(Text(result)) }
        let end = CodePoints.end(of: index, in: content)
        result += content[index..<end]
        index = end
      }
    }
    result += content[index...]
    try meter.allow(bytes: result.count)
    return .text(Text(result))
  }

  private static func quoted(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x22]
    for byte in Array(String(decoding: content, as: UTF8.self).utf8) {
      let letter: UInt8? =
        switch byte {
        case 0x07: 0x61
        case 0x08: 0x62
        case 0x0C: 0x66
        case 0x0A: 0x6E
        case 0x0D: 0x72
        case 0x09: 0x74
        case 0x0B: 0x76
        case 0x5C, 0x22: byte
        default: nil
        }
      if let letter { result += [0x5C, letter] } else { result.append(byte) }
    }
    return result + [0x22]
  }

  private static func parts(_ name: String, _ arguments: Int) -> FunctionBody? {
    switch (name, arguments) {
    case (".substring", 2), (".substring", 3):
      return .many { (meter, values) throws(EvaluationError) in
        let text = CodePoints(try text(values[0], name))
        try meter.charge(text.bytes.count / 16)
        let start = try text.place(try whole(values[1], name))
        let end = values.count > 2 ? try text.place(try whole(values[2], name)) : text.count
        guard start <= end else {
          throw EvaluationError(.invalidArgument, "the end is before the start")
        }
        return .text(Text(text.slice(start..<end)))
      }
    case (".split", 2), (".split", 3):
      return .many { (meter, values) throws(EvaluationError) in
        let limit = values.count > 2 ? try whole(values[2], name) : -1
        return try split(try text(values[0], name), try text(values[1], name), limit, &meter)
      }
    case (".join", 1), (".join", 2):
      return .many { (meter, values) throws(EvaluationError) in
        guard case .list(let list) = values[0] else {
          throw FunctionLibrary.noOverload(name, values)
        }
        let separator = values.count > 1 ? try text(values[1], name) : []
        var result: [UInt8] = []
        for (index, element) in list.elements.enumerated() {
          if index > 0 { result += separator }
          result += try text(element, name)
          try meter.charge(1)
          try meter.allow(units: result.count / 16)
        }
        try meter.allow(bytes: result.count)
        return .text(Text(result))
      }
    default: return nil
    }
  }

  private static func split(
    _ content: [UInt8], _ separator: [UInt8], _ limit: Int, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> ExpressionValue {
    var parts: [ExpressionValue] = []
    guard limit != 0 else { return .list(ExpressionList([])) }
    try meter.allow(units: content.count)
    try meter.charge(content.count / 4 + searchSteps(content, separator))
    var index = 0
    while limit < 0 || parts.count < limit - 1 {
      let found: Int?
      if separator.isEmpty {
        let end = CodePoints.end(of: index, in: content)
        found = end < content.count ? end : nil
      } else {
        found = ByteSearch.first(separator, in: content, from: index)
      }
      guard let found else { break }
      parts.append(.text(Text(content[index..<found])))
      index = found + separator.count
    }
    if !separator.isEmpty || index < content.count {
      parts.append(.text(Text(content[index...])))
    }
    return .list(ExpressionList(parts))
  }
}

/// A text with the positions of its code points. A byte that is not UTF-8 counts as one code point.
struct CodePoints {
  let bytes: [UInt8]
  /// The start of each code point, and the end; nil if each byte is one code point.
  private let starts: [Int]?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.allSatisfy({ $0 < 0x80 }) {
      starts = nil
    } else {
      var places = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 || $0 == 0 }
      places.append(bytes.count)
      starts = places
    }
  }

  /// The number of code points.
  var count: Int { starts.map { $0.count - 1 } ?? bytes.count }

  /// The number of code points in bytes.
  static func count(_ bytes: [UInt8]) -> Int {
    var count = 0
    for byte in bytes { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
    return count
  }

  /// The end of the code point that begins at a byte.
  static func end(of index: Int, in bytes: [UInt8]) -> Int {
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(end, bytes.count)
  }

  /// The bytes of a run of code points.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[byte(range.lowerBound)..<byte(range.upperBound)]
  }

  private func byte(_ place: Int) -> Int { starts.map { $0[place] } ?? place }

  /// An index, checked to be within the text or at its end.
  func place(_ place: Int) throws(EvaluationError) -> Int {
    guard 0 <= place, place <= count else {
      throw EvaluationError(.indexOutOfRange, "the text is not so long")
    }
    return place
  }

  /// The first position of a part from an index on.
  func first(_ part: [UInt8], from place: Int) -> Int? {
    ByteSearch.first(part, in: bytes, from: byte(place)).map { self.place(ofByte: $0) }
  }

  /// The last position of a part that is not after an index.
  func last(_ part: [UInt8], before place: Int) -> Int? {
    guard part.count <= bytes.count else { return nil }
    var start = min(byte(place), bytes.count - part.count)
    while start >= 0 {
      if bytes[start..<(start + part.count)] == part[...] { return self.place(ofByte: start) }
      start -= 1
    }
    return nil
  }

  private func place(ofByte byte: Int) -> Int {
    guard let starts else { return byte }
    return starts.firstIndex { $0 >= byte } ?? count
  }

  /// Whether the code point at an index is Unicode white space.
  func isBlank(_ place: Int) -> Bool {
    let content = slice(place..<(place + 1))
    guard let scalar = String(decoding: content, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      return true
    default: return false
    }
  }
}

/// Search of bytes in bytes.
enum ByteSearch {
  /// The first position of a part from an index on. An empty part is found at once.
  static func first(_ part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let head = part.first else { return start }
    guard part.count <= bytes.count else { return nil }
    let last = bytes.count - part.count
    var index = start
    while index <= last {
      if bytes[index] == head, bytes[index..<(index + part.count)] == part[...] { return index }
      index += 1
    }
    return nil
  }
}
