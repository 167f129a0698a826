/// Something that the user did with the keyboard or the mouse.
enum Key: Equatable {
  /// A character, with its combining marks if they were read together.
  case text(String)
  /// Ctrl and a lower-case letter.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
  /// A text that was pasted.
  case paste(String)
  /// A button pressed at a cell of the screen, both from 0.
  case press(x: Int, y: Int)
  /// Lines scrolled by the wheel; negative is up.
  case wheel(Int)
  /// A sequence that means nothing here.
  case unknown
}

/// Makes keys of the bytes of a terminal (ECMA-48, xterm's mouse in SGR form, bracketed paste).
struct KeyDecoder {
  private var bytes: [UInt8] = []
  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// A paste longer than that is cut.
  static let pasteBytesMax = 1 << 24

  /// Whether an escape character waits for what follows it. If nothing does, it was the key.
  var isWaiting: Bool { !bytes.isEmpty && !bytes.starts(with: Self.pasteBegin) }

  /// The keys that are complete with these bytes.
  mutating func take(_ more: [UInt8]) -> [Key] {
    bytes += more
    var keys: [Key] = []
    while let (key, count) = next() {
      bytes.removeFirst(count)
      keys.append(key)
    }
    return keys
  }

  /// The keys in what waited in vain for more.
  mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    defer { bytes = [] }
    return [bytes == [0x1B] ? .escape : .unknown]
  }

  /// The first key and its length; nil if it is not complete.
  private func next() -> (Key, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escape()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case ..<0x20: return (.unknown, 1)
    default: return character(first)
    }
  }

  private func character(_ first: UInt8) -> (Key, Int)? {
    let length =
      switch first {
      case ..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    if length == 0 { return (.unknown, 1) }
    guard bytes.count >= length else { return nil }
    guard let text = String(validating: bytes[..<length], as: UTF8.self) else {
      return (.unknown, 1)
    }
    return (.text(text), length)
  }

  private func escape() -> (Key, Int)? {
    if bytes.starts(with: Self.pasteBegin) { return paste() }
    guard bytes.count > 1 else { return nil }
    if bytes[1] == UInt8(ascii: "O") {
      guard bytes.count > 2 else { return nil }
      return (Self.final(bytes[2], []), 3)
    }
    guard bytes[1] == UInt8(ascii: "[") else {
      // No key has Alt here, so it is the escape key and another one.
      return (.escape, 1)
    }
    guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      return bytes.count > 32 ? (.unknown, bytes.count) : nil
    }
    let inside = bytes[2..<end]
    if inside.first == UInt8(ascii: "<") {
      return (Self.mouse(Self.numbers(inside.dropFirst()), bytes[end]), end + 1)
    }
    return (Self.final(bytes[end], Self.numbers(inside)), end + 1)
  }

  private func paste() -> (Key, Int)? {
    let start = Self.pasteBegin.count
    var at = start
    while at + Self.pasteEnd.count <= bytes.count {
      if bytes[at] == 0x1B, bytes[at...].starts(with: Self.pasteEnd) {
        let text = bytes[start..<min(at, start + Self.pasteBytesMax)]
        return (.paste(String(decoding: text, as: UTF8.self)), at + Self.pasteEnd.count)
      }
      at += 1
    }
    return nil
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
  }

  private static func final(_ byte: UInt8, _ numbers: [Int]) -> Key {
    switch Character(Unicode.Scalar(byte)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "M": .enter
    case "P": .function(1)
    case "~":
      switch numbers.first {
      case 1, 7: .home
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      case 11: .function(1)
      default: .unknown
      }
    default: .unknown
    }
  }

  private static func mouse(_ numbers: [Int], _ final: UInt8) -> Key {
    guard numbers.count == 3, final == UInt8(ascii: "M") else { return .unknown }
    switch numbers[0] & ~0x1C {
    case 0: return .press(x: max(0, numbers[1] - 1), y: max(0, numbers[2] - 1))
    case 64: return .wheel(-3)
    case 65: return .wheel(3)
    default: return .unknown
    }
  }
}
