/// Cuts HTML into tags and texts. Comments, scripts and styles are left out.
struct HTMLScanner {
  /// The beginning of an element.
  struct Tag {
    /// Its name in lower case.
    var name: String
    /// `colspan`.
    var columns = 1
    /// `rowspan`.
    var rows = 1
    /// Whether its style keeps white space.
    var keepsSpace = false
  }

  /// A piece.
  enum Item {
    case text(ArraySlice<UInt8>)
    case start(Tag)
    case end(String)
  }

  /// What a `<` begins.
  private enum Markup {
    case item(Item)
    /// Something that is left out.
    case nothing
    /// Ordinary text.
    case text
  }

  private static let nameMax = 16
  private static let open = UInt8(ascii: "<")
  private static let close = UInt8(ascii: ">")

  private let html: [UInt8]
  private var index = 0

  init(_ html: [UInt8]) {
    self.html = html
  }

  /// The next piece; nil at the end.
  mutating func next() -> Item? {
    while index < html.count {
      guard html[index] == Self.open else { return .text(takeText()) }
      switch markup() {
      case .item(let item): return item
      case .nothing: continue
      case .text: return .text(takeText())
      }
    }
    return nil
  }

  /// Text up to the next `<`, at least one byte.
  private mutating func takeText() -> ArraySlice<UInt8> {
    let start = index
    index += 1
    while index < html.count, html[index] != Self.open { index += 1 }
    return html[start..<index]
  }

  private mutating func markup() -> Markup {
    guard index + 1 < html.count else { return .text }
    switch html[index + 1] {
    case UInt8(ascii: "!"):
      if html[index...].starts(with: "<!--".utf8) {
        skip(past: Array("-->".utf8), from: index + 4)
      } else {
        skip(past: [Self.close], from: index + 2)
      }
      return .nothing
    case UInt8(ascii: "?"):
      skip(past: [Self.close], from: index + 2)
      return .nothing
    case UInt8(ascii: "/"):
      guard index + 2 < html.count, Self.isLetter(html[index + 2]) else { return .text }
      index += 2
      let name = takeName()
      skip(past: [Self.close], from: index)
      return .item(.end(name))
    case let byte where Self.isLetter(byte):
      index += 1
      let tag = takeTag()
      if ["script", "style", "title", "textarea"].contains(tag.name) { skipContent(of: tag.name) }
      return .item(.start(tag))
    default: return .text
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private mutating func skip(past mark: [UInt8], from start: Int) {
    index = min(start, html.count)
    while index < html.count {
      if html[index] == mark[0], html[index...].starts(with: mark) {
        index += mark.count
        return
      }
      index += 1
    }
  }

  /// Skips to the end tag of an element whose content is not HTML.
  private mutating func skipContent(of name: String) {
    while index < html.count {
      if html[index] == Self.open, index + 1 < html.count, html[index + 1] == UInt8(ascii: "/"),
        html[(index + 2)...].prefix(name.utf8.count).map({ $0 | 0x20 }).elementsEqual(name.utf8)
      {
        return
      }
      index += 1
    }
  }

  private mutating func takeName() -> String {
    let start = index
    while index < html.count, !Self.endsName(html[index]) { index += 1 }
    let name = html[start..<min(index, start + Self.nameMax)]
    return String(
      decoding: name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == close || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte)
  }

  /// A tag with its attributes, up to its `>` or the end.
  private mutating func takeTag() -> Tag {
    var tag = Tag(name: takeName())
    while index < html.count, html[index] != Self.close {
      if Self.isSpace(html[index]) || html[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      // An attribute may begin with "=", which then is part of its name.
      let before = index
      let name = takeName()
      if index == before { index += 1 }
      skipSpaces()
      guard index < html.count, html[index] == UInt8(ascii: "=") else { continue }
      index += 1
      skipSpaces()
      note(takeValue(), of: name, in: &tag)
    }
    index = min(index + 1, html.count)
    return tag
  }

  private mutating func skipSpaces() {
    while index < html.count, Self.isSpace(html[index]) { index += 1 }
  }

  private mutating func takeValue() -> ArraySlice<UInt8> {
    guard index < html.count else { return [] }
    let quote = html[index]
    guard quote == 0x22 || quote == 0x27 else {
      let start = index
      while index < html.count, !Self.isSpace(html[index]), html[index] != Self.close {
        index += 1
      }
      return html[start..<index]
    }
    index += 1
    let start = index
    while index < html.count, html[index] != quote { index += 1 }
    let value = html[start..<index]
    index = min(index + 1, html.count)
    return value
  }

  private func note(_ value: ArraySlice<UInt8>, of name: String, in tag: inout Tag) {
    switch name {
    case "colspan": tag.columns = Int(String(decoding: value.prefix(8), as: UTF8.self)) ?? 1
    case "rowspan": tag.rows = Int(String(decoding: value.prefix(8), as: UTF8.self)) ?? 1
    case "style":
      let style = value.prefix(4096).filter { !Self.isSpace($0) }.map { $0 | 0x20 }
      let mark = Array("white-space:pre".utf8).map { $0 | 0x20 }
      tag.keepsSpace = style.indices.contains { style[$0...].starts(with: mark) }
    default: break
    }
  }
}
