import TableValues

/// The beginning of a JSON document, as far as it is known: where arrays are that may contain rows.
///
/// It goes into the objects that the root leads to, and over arrays. It stops where the text is cut, or
/// is not JSON.
struct JSONHead {
  /// An array that may contain rows.
  struct Candidate {
    /// The JSON pointer to it.
    var pointer: [UInt8]
    /// The first byte behind its bracket.
    var start: Int
    /// The end of it, or of the text.
    var end: Int
    /// Whether its first element is an object or an array.
    var hasContainers: Bool
  }

  /// The deepest arrays that are looked for.
  private static let depthMax = 8

  private let text: [UInt8]
  private let end: Int
  private var index: Int
  /// The arrays found, in their order.
  private(set) var candidates: [Candidate] = []
  /// The end of the root; nil if the text ends before.
  private(set) var rootEnd: Int?

  /// Looks for arrays in a text from a byte on.
  init(_ text: [UInt8], from start: Int, end: Int) {
    self.text = text
    self.end = end
    index = start
    rootEnd = value([], depth: 0) ? index : nil
  }

  /// The array whose elements are the rows; nil: there is none. An array within the root must be a
  /// quarter of the text.
  var rows: Candidate? {
    if let root = candidates.first, root.pointer.isEmpty { return root }
    let most = candidates.filter(\.hasContainers).max { $0.end - $0.start < $1.end - $1.start }
    guard let most, (most.end - most.start) * 4 > (rootEnd ?? end) else { return nil }
    return most
  }

  private var byte: UInt8 { index < end ? text[index] : 0 }

  private mutating func skipBlanks() {
    while index < end, [0x20, 0x0A, 0x0D, 0x09].contains(text[index]) { index += 1 }
  }

  /// Passes a value. Returns false if the text ends before, or is not JSON.
  private mutating func value(_ pointer: [UInt8], depth: Int) -> Bool {
    skipBlanks()
    switch byte {
    case UInt8(ascii: "["): return array(pointer)
    case UInt8(ascii: "{"): return depth < Self.depthMax ? object(pointer, depth) : skip()
    default: return skip()
    }
  }

  private mutating func array(_ pointer: [UInt8]) -> Bool {
    let bracket = index
    var look = index + 1
    while look < end, [0x20, 0x0A, 0x0D, 0x09].contains(text[look]) { look += 1 }
    let isContainer = look < end && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(text[look])
    let isWhole = skip()
    candidates.append(
      Candidate(pointer: pointer, start: bracket + 1, end: index, hasContainers: isContainer))
    return isWhole
  }

  private mutating func object(_ pointer: [UInt8], _ depth: Int) -> Bool {
    index += 1
    skipBlanks()
    if byte == UInt8(ascii: "}") {
      index += 1
      return true
    }
    while true {
      skipBlanks()
      let start = index
      guard byte == UInt8(ascii: "\""), skip() else { return false }
      let name = Self.content(Array(text[start..<index]))
      skipBlanks()
      guard byte == UInt8(ascii: ":") else { return false }
      index += 1
      let path = pointer + [UInt8(ascii: "/")] + Self.escaped(name)
      guard value(path, depth: depth + 1) else { return false }
      skipBlanks()
      defer { index += 1 }
      if byte == UInt8(ascii: "}") { return true }
      guard byte == UInt8(ascii: ",") else { return false }
    }
  }

  /// Passes a value without looking into it.
  private mutating func skip() -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"):
      var scanner = JSONElementScanner(.values)
      let stop = text.withUnsafeBufferPointer { buffer in
        scanner.nextEnd(UnsafeBufferPointer(rebasing: buffer[..<end]), from: index)
      }
      index = stop ?? end
      return stop != nil
    default:
      let start = index
      while index < end, Self.isInScalar(text[index]) { index += 1 }
      return index > start && index < end
    }
  }

  /// Whether a byte may be in a number, true, false or null.
  private static func isInScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x45: true
    default: false
    }
  }

  private static func content(_ quoted: [UInt8]) -> [UInt8] {
    CellValue(json: quoted).flatMap { value -> [UInt8]? in
      if case .json(let json) = value { return json.shownText.utf8 }
      return nil
    } ?? Array(quoted.dropFirst().dropLast())
  }

  private static func escaped(_ name: [UInt8]) -> [UInt8] {
    name.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "~"): Array("~0".utf8)
      case UInt8(ascii: "/"): Array("~1".utf8)
      default: [byte]
      }
    }
  }
}
