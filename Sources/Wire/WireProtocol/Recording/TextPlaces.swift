/// A position in a message, which decides whether its content is part of the protocol or text of
/// the client.
///
/// The positions follow the contract's schemas (``TextPlaceTable``). Content that is not in the
/// contract counts as text, so that members of later versions are hidden rather than recorded.
///
///     let params = TextPlace.params(of: "view/scroll")
///     params.isNameKept("subscription")                          // true
///     params.member("subscription").isStringKept("s1")           // true: an id that was given
///     params.member("subscription").isStringKept("my window")    // false
package struct TextPlace: Equatable, Sendable {
  private let index: Int

  /// Text of the client, of any type and including all nested members.
  package static let text = TextPlace(index: 0)
  /// Content that only the daemon produces. All of it is kept.
  package static let plain = TextPlace(index: 1)

  /// A whole message of a method. If the contract does not have the method, only the envelope is
  /// known.
  package static func message(of method: String?) -> TextPlace {
    let roots = PlaceTable.shared.roots
    return TextPlace(index: method.flatMap { roots[$0] } ?? roots["-"] ?? 0)
  }

  /// The params of a method.
  package static func params(of method: String?) -> TextPlace {
    message(of: method).member("params")
  }

  /// The position of a particular object at this position. If a tag member distinguishes several
  /// kinds of objects here, the result is that of the object's kind. `word` reads a string member
  /// of the object.
  package func object(_ word: (String) -> String?) -> TextPlace {
    guard let tag = entry.tag, let word = word(tag), let place = entry.cases[word] else {
      return self
    }
    return TextPlace(index: place)
  }

  /// The place of a member's value.
  package func member(_ name: String) -> TextPlace {
    if self == .plain { return self }
    return TextPlace(index: entry.members[name] ?? entry.rest ?? 0)
  }

  /// The place of an array's elements.
  package var element: TextPlace {
    self == .plain ? self : TextPlace(index: entry.items ?? 0)
  }

  /// Whether a member's name at this position is part of the protocol.
  package func isNameKept(_ name: String) -> Bool {
    if self == .plain || entry.members[name] != nil { return true }
    return entry.areNamesIDs && Self.isGivenID(name)
  }

  /// Whether a string at this position is recorded unchanged.
  ///
  /// - Parameter isEncoding: Whether a text is some name of an encoding.
  package func isStringKept(
    _ text: String, isEncoding: (String) -> Bool = { _ in false }
  ) -> Bool {
    if self == .plain { return true }
    switch entry.form {
    case .id: return Self.isGivenID(text)
    case .encoding: return entry.words.contains(text) || isEncoding(text)
    case .pointer, .statePointer, nil: return entry.words.contains(text)
    }
  }

  /// The kind of numbers at this position.
  package var numbers: Numbers { self == .plain ? .kept : entry.numbers }

  /// The position at which a JSON pointer stored here starts, in a message of a method; nil if it
  /// is no pointer.
  package func pointed(of method: String?) -> TextPlace? {
    switch entry.form {
    case .pointer: TextPlace.params(of: method)
    case .statePointer: TextPlace(index: TextPlaceTable.state)
    case .id, .encoding, nil: nil
    }
  }

  /// The position that one part of a JSON pointer leads to, and whether the part is recorded
  /// unchanged.
  package func pointed(to part: String) -> (place: TextPlace, isKept: Bool) {
    let isIndex = !part.isEmpty && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    // At other positions such a part is a client's name that consists of digits.
    if isIndex, self == .plain || entry.items != nil { return (element, true) }
    if isNameKept(part) { return (member(part), true) }
    // A pointer does not identify the kind of object.
    for place in entry.cases.values where PlaceTable.shared.places[place].members[part] != nil {
      return (TextPlace(index: place).member(part), true)
    }
    return (member(part), false)
  }

  /// The kinds of numbers.
  package enum Numbers: Sendable {
    /// Part of the protocol: a count, an index, a length.
    case kept
    /// A row key, which is the client's text if keys are made from columns.
    case key
    /// Text of the client.
    case text
  }

  /// Whether the id has the form of ids that the daemon assigns to tables, views, pins and
  /// subscriptions.
  package static func isGivenID(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, "tvsp".utf8.contains(first), 2...10 ~= bytes.count else {
      return false
    }
    return bytes.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
  }

  private var entry: PlaceTable.Entry { PlaceTable.shared.places[index] }
}

/// ``TextPlaceTable``, parsed when the first message is redacted.
private struct PlaceTable: Sendable {
  static let shared = PlaceTable()

  /// The table's information about one position.
  struct Entry: Sendable {
    var members: [String: Int] = [:]
    var rest: Int?
    var areNamesIDs = false
    var items: Int?
    var words: Set<String> = []
    var form: Form?
    var numbers = TextPlace.Numbers.text
    var tag: String?
    var cases: [String: Int] = [:]
  }

  enum Form: String, Sendable { case id, pointer, statePointer, encoding }

  private(set) var places: [Entry] = []
  private(set) var roots: [String: Int] = [:]

  private init() {
    for line in TextPlaceTable.roots.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { roots[String(words[0])] = Int(words[1]) }
    }
    for line in TextPlaceTable.places.split(separator: "\n") {
      var parts = line.split(separator: " ")[...]
      // An indented line continues the position before it.
      if line.first != " " {
        parts = parts.dropFirst()
        places.append(Entry())
      }
      for part in parts { Self.read(part, into: &places[places.count - 1]) }
    }
  }

  private static func read(_ part: Substring, into entry: inout Entry) {
    let rest = part.dropFirst()
    let end = rest.lastIndex(of: "=") ?? rest.endIndex
    let place = end < rest.endIndex ? Int(rest[rest.index(after: end)...]) : nil
    switch part.first {
    case ".": entry.members[String(rest[..<end])] = place
    case "*": entry.rest = place
    case "@":
      entry.rest = place
      entry.areNamesIDs = true
    case "[": entry.items = place
    case "'": entry.words.formUnion(rest.split(separator: ",").map(String.init))
    case "$": entry.form = Form(rawValue: String(rest))
    case "#": entry.numbers = rest.isEmpty ? .kept : .key
    case "?":
      let words = rest[..<end].split(separator: ":", maxSplits: 1)
      entry.tag = words.first.map(String.init)
      if let word = words.last { entry.cases[String(word)] = place }
    default: break
    }
  }
}
