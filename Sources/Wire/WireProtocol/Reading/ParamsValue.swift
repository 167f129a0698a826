import JSONText

/// The value of a member or its absence, with conversions to the expected types.
package enum ParamsValue {
  /// The value.
  case present(JSONView)
  /// A required member is absent.
  case absent(parent: JSONView?, name: StaticString)

  /// The JSON value. Throws an error with this expectation if it is absent.
  package func view(expecting expected: String) throws(InvalidParams) -> JSONView {
    guard case .present(let view) = self else { throw mismatch(expected) }
    return view
  }

  /// A string.
  package func text() throws(InvalidParams) -> WireText {
    guard case .present(let view) = self, let text = view.string else {
      throw mismatch("a string")
    }
    return text
  }

  /// A boolean.
  package func bool() throws(InvalidParams) -> Bool {
    guard case .present(let view) = self, let bool = view.bool else {
      throw mismatch("a boolean")
    }
    return bool
  }

  /// An integer within a range that `expected` describes.
  package func integer(
    in range: ClosedRange<Int>, expected: String
  ) throws(InvalidParams) -> Int {
    guard case .present(let view) = self, view.kind == .number else { throw mismatch(expected) }
    guard let wide = view.int64, let value = Int(exactly: wide), range.contains(value) else {
      throw mismatch(expected, spelled: true)
    }
    return value
  }

  /// The maximum count or index. Longer integers are transmitted as strings, and sums of two counts
  /// must not overflow.
  package static let countMax = 99_999_999_999_999

  /// A count or index.
  package func count() throws(InvalidParams) -> Int {
    try integer(in: 0...Self.countMax, expected: "a non-negative integer of at most 14 digits")
  }

  /// A positive count.
  package func positive() throws(InvalidParams) -> Int {
    try integer(in: 1...Self.countMax, expected: "a positive integer of at most 14 digits")
  }

  /// A row key: a string or an integer.
  package func key() throws(InvalidParams) -> WireKey {
    guard case .present(let view) = self else { throw mismatch(WireKey.expectation) }
    if let text = view.string { return .text(text) }
    guard view.kind == .number else { throw mismatch(WireKey.expectation) }
    guard let integer = view.int64 else { throw mismatch(WireKey.expectation, spelled: true) }
    return .integer(integer)
  }

  /// The token of progress notifications.
  package func progressToken() throws(InvalidParams) -> WireKey {
    let expected = "a progress token (a string or an integer)"
    guard let token = WireKey(try view(expecting: expected)) else {
      throw mismatch(expected, spelled: true)
    }
    return token
  }

  /// A name of an enumeration.
  package func choice<Choice: ContractWord>(
    _ type: Choice.Type = Choice.self
  ) throws(InvalidParams) -> Choice {
    if case .present(let view) = self, let text = view.string {
      for choice in Choice.allCases where choice.rawValue.utf8.elementsEqual(text) {
        return choice
      }
    }
    let names = Choice.allCases.map { "\"\($0.rawValue)\"" }
    throw mismatch(Self.listed(names, joint: " or "), spelled: true)
  }

  /// An object. Throws if it has unknown members.
  package func object<Object: WireObject>(
    _ type: Object.Type = Object.self
  ) throws(InvalidParams) -> Object {
    var reader = try reader()
    let object = try Object(from: &reader)
    try reader.finish()
    return object
  }

  /// Whether it is an object. An empty array counts as one without members: Lua and PHP write an
  /// empty table so.
  var isObject: Bool {
    guard case .present(let view) = self else { return false }
    return view.kind == .object || view.isEmptyArray
  }

  /// A reader over an object's members. An empty array is an object without members.
  package func reader() throws(InvalidParams) -> ParamsReader {
    guard case .present(let view) = self, isObject else { throw mismatch("an object") }
    return try ParamsReader(view)
  }

  /// The elements of an array.
  package func elements() throws(InvalidParams) -> JSONElements {
    guard case .present(let view) = self, view.kind == .array else {
      throw mismatch("an array")
    }
    return view.elements
  }

  /// An array of strings.
  package func texts() throws(InvalidParams) -> [WireText] {
    var result: [WireText] = []
    for element in try elements() { result.append(try ParamsValue.present(element).text()) }
    return result
  }

  /// An array of distinct strings.
  package func distinctTexts() throws(InvalidParams) -> [WireText] {
    try distinct(texts())
  }

  /// An array of distinct names of an enumeration.
  package func distinctChoices<Choice: ContractWord>(
    of type: Choice.Type = Choice.self
  ) throws(InvalidParams) -> [Choice] {
    try distinct(choices())
  }

  private func distinct<Element: Hashable>(
    _ list: [Element]
  ) throws(InvalidParams) -> [Element] {
    var seen: Set<Element> = []
    for (element, value) in zip(try elements(), list) where !seen.insert(value).inserted {
      throw InvalidParams(
        pointer: element.pointer, expected: "each one once",
        found: InvalidParams.spelling(of: element))
    }
    return list
  }

  /// An array of row keys.
  package func keys() throws(InvalidParams) -> [WireKey] {
    var result: [WireKey] = []
    for element in try elements() { result.append(try ParamsValue.present(element).key()) }
    return result
  }

  /// An array of names of an enumeration.
  package func choices<Choice: ContractWord>(
    of type: Choice.Type = Choice.self
  ) throws(InvalidParams) -> [Choice] {
    var result: [Choice] = []
    for element in try elements() {
      result.append(try ParamsValue.present(element).choice(type))
    }
    return result
  }

  /// An array of objects.
  package func objects<Object: WireObject>(
    of type: Object.Type = Object.self
  ) throws(InvalidParams) -> [Object] {
    var result: [Object] = []
    for element in try elements() {
      result.append(try ParamsValue.present(element).object(type))
    }
    return result
  }

  /// An array whose elements are objects or null.
  package func nullableObjects<Object: WireObject>(
    of type: Object.Type = Object.self
  ) throws(InvalidParams) -> [Object?] {
    var result: [Object?] = []
    for element in try elements() {
      result.append(element.isNull ? nil : try ParamsValue.present(element).object(type))
    }
    return result
  }

  /// The error for an unexpected value; with `spelled`, it quotes the JSON text of a scalar.
  package func mismatch(_ expected: String, spelled: Bool = false) -> InvalidParams {
    switch self {
    case .absent(let parent, let name):
      return InvalidParams(
        pointer: (parent?.pointer ?? "") + "/\(name)", expected: expected, found: "nothing")
    case .present(let view):
      if view.tokenKind == .unpairedString { return halfPair }
      return InvalidParams(
        pointer: view.pointer, expected: expected,
        found: spelled ? InvalidParams.spelling(of: view) : InvalidParams.kind(of: view))
    }
  }

  /// The error for a string with an unpaired surrogate.
  var halfPair: InvalidParams {
    guard case .present(let view) = self else { return mismatch("a string") }
    return InvalidParams(
      pointer: view.pointer, expected: "Unicode text",
      found: "a string with half a surrogate pair")
  }

  /// `a, b or c`.
  static func listed(_ names: [String], joint: String) -> String {
    guard let last = names.last else { return "" }
    if names.count == 1 { return last }
    return names.dropLast().joined(separator: ", ") + joint + last
  }
}
