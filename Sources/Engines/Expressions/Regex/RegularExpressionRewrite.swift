/// A parsed replacement template: text and groups.
package struct RegularExpressionRewrite: Sendable, Equatable {
  /// The notation of groups in a template.
  package enum Style: Sendable {
    /// As in RE2 and CEL: `\1` and `\0`; `\\` is a backslash.
    case backslash
    /// As in editors: `$1`, `${12}`, `${name}` and `$0`; `$$` is a dollar sign.
    case dollar
  }

  private enum Part: Sendable, Equatable {
    case text([UInt8])
    case group(Int)
  }

  private var parts: [Part] = []

  init(
    _ template: [UInt8], style: Style, groupNames: [[UInt8]?]
  ) throws(RegularExpressionError) {
    let sign: UInt8 =
      switch style {
      case .backslash: 0x5C
      case .dollar: 0x24
      }
    var text: [UInt8] = []
    var place = 0
    while place < template.count {
      guard template[place] == sign else {
        text.append(template[place])
        place += 1
        continue
      }
      let start = place
      place += 1
      if place < template.count, template[place] == sign {
        text.append(sign)
        place += 1
        continue
      }
      let group = Self.group(template, at: &place, style, groupNames)
      guard let group, group < groupNames.count else {
        throw Self.error(template, start..<max(place, start + 1), style, groupNames.count - 1)
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = []
      parts.append(.group(group))
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// Parses the group after the sign. Returns nil if there is none or its name is unknown.
  private static func group(
    _ template: [UInt8], at place: inout Int, _ style: Style, _ groupNames: [[UInt8]?]
  ) -> Int? {
    guard place < template.count else { return nil }
    let byte = template[place]
    if byte &- 0x30 < 10 {
      place += 1
      return Int(byte - 0x30)
    }
    guard style == .dollar, byte == UInt8(ascii: "{"),
      let end = template[place...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let name = template[(place + 1)..<end]
    place = end + 1
    if let number = groupNames.firstIndex(of: Array(name)) { return number }
    guard !name.isEmpty, name.count < 5, name.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return name.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func error(
    _ template: [UInt8], _ range: Range<Int>, _ style: Style, _ groupCount: Int
  ) -> RegularExpressionError {
    let found = String(decoding: template[range], as: UTF8.self)
    let hint =
      switch style {
      case .backslash: "write \\0 to \\9 for a group and \\\\ for a backslash"
      case .dollar: "write $0 to $9, ${12} or ${name} for a group and $$ for a dollar sign"
      }
    return RegularExpressionError(
      .badRewrite, at: range,
      "expected one of the groups 0 to \(groupCount), found \(found)", hint: hint)
  }

  /// Appends the replacement of a match. A group that did not take part is empty.
  package func append(
    _ match: RegularExpressionMatch, of text: [UInt8], to result: inout [UInt8]
  ) {
    for part in parts {
      switch part {
      case .text(let bytes): result += bytes
      case .group(let number): if let range = match[number] { result += text[range] }
      }
    }
  }
}
