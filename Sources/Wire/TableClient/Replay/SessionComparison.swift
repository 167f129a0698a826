import JSONText
import WireProtocol

/// The first difference between a session and the daemon's messages.
package struct SessionDifference: Sendable, Equatable, CustomStringConvertible {
  /// The line of the session, from 1; 0 after its end.
  package var line: Int
  /// The message.
  package var message: String
  /// The JSON pointer within the message; empty for the whole message.
  package var pointer: String
  /// The text in the session.
  package var expected: String
  /// The text sent by the daemon.
  package var found: String

  /// Three lines for people.
  package var description: String {
    let place = line > 0 ? "line \(line)" : "after the end"
    let at = pointer.isEmpty ? "" : " differs at \(pointer)"
    return "\(place): \(message)\(at)\n  expected \(expected)\n  found    \(found)"
  }

  /// A value as one short line.
  package static func spelled(_ value: JSONValue?) -> String {
    guard let value else { return "nothing" }
    let text = String(decoding: value.encoded, as: UTF8.self)
    return text.utf8.count <= 400 ? text : String(text.prefix(300)) + "…"
  }
}

/// The comparison of messages.
struct SessionComparison {
  /// The strictness.
  enum Strictness: Int, Comparable {
    /// Everything must be equal.
    case exact
    /// Everything but revision numbers must be equal. They count states, and updates may be merged.
    case renumbered
    /// Both must succeed, or fail with the same error code and kind.
    case outcome

    static func < (left: Strictness, right: Strictness) -> Bool { left.rawValue < right.rawValue }
  }

  /// The first difference of two values.
  struct Finding {
    var pointer: String
    var expected: JSONValue?
    var found: JSONValue?
  }

  /// Whether texts are compared by their shape.
  var isRedacted: Bool
  var strictness: Strictness
  /// Whether the numbers of updates in answers may differ, because updates may have been merged.
  var isMerged = false

  /// Members that count states and updates (`tables` are those of `view/sync`, `update` is that of
  /// `view/scroll`) or are preliminary until a later state is computed.
  private static let numbersOfStates: Set<String> = [
    "revision", "viewRevision", "from", "to", "seq", "update", "revisions", "tables", "footers",
    "sections",
  ]

  /// Compares two messages. Returns nil if they agree. `method` returns the method that a message
  /// belongs to.
  func compare(
    _ expected: JSONValue, _ found: JSONValue, method: (JSONValue) -> String?
  ) -> Finding? {
    if strictness == .outcome { return compareOutcome(expected, found) }
    // The answers of a batch are compared one by one.
    if isRedacted, case .array(let mine) = expected, case .array(let others) = found,
      mine.count == others.count
    {
      for (index, (left, right)) in zip(mine, others).enumerated() {
        let place = TextPlace.message(of: method(left))
        if let found = difference(left, right, place, at: "/\(index)") { return found }
      }
      return nil
    }
    let place = isRedacted ? TextPlace.message(of: method(expected)) : nil
    return difference(expected, found, place, at: "")
  }

  /// Compares the parameters of a method. Returns nil if they agree.
  func compare(params expected: JSONValue, _ found: JSONValue, of method: String) -> Finding? {
    difference(expected, found, isRedacted ? TextPlace.params(of: method) : nil, at: "")
  }

  private func compareOutcome(_ expected: JSONValue, _ found: JSONValue) -> Finding? {
    // The answers of a batch are compared one by one.
    if case .array(let mine) = expected, case .array(let others) = found,
      mine.count == others.count
    {
      return zip(mine, others).lazy.compactMap { compareOutcome($0, $1) }.first
    }
    for path in [["error", "code"], ["error", "data", "kind"]] {
      let mine = path.reduce(Optional(expected)) { $0?[$1] }
      let other = path.reduce(Optional(found)) { $0?[$1] }
      if mine == other || mine == .anything { continue }
      return Finding(pointer: "/" + path.joined(separator: "/"), expected: mine, found: other)
    }
    return nil
  }

  private func difference(
    _ expected: JSONValue, _ found: JSONValue, _ place: TextPlace?, at pointer: String
  ) -> Finding? {
    if expected == .anything { return nil }
    switch (expected, found) {
    case (.array(let mine), .array(let others)):
      for (index, (left, right)) in zip(mine, others).enumerated() {
        let at = "\(pointer)/\(index)"
        if let found = difference(left, right, place?.element, at: at) { return found }
      }
      guard mine.count != others.count else { return nil }
      let end = min(mine.count, others.count)
      return Finding(
        pointer: "\(pointer)/\(end)", expected: expected[end], found: found[end])
    case (.object(let mine), .object(let others)):
      return difference(of: mine, others, place, at: pointer)
    default:
      return isEqual(expected, found, place)
        ? nil : Finding(pointer: pointer, expected: expected, found: found)
    }
  }

  /// Members may be in any order.
  private func difference(
    of expected: [JSONMember], _ found: [JSONMember], _ place: TextPlace?, at pointer: String
  ) -> Finding? {
    let whole = JSONValue.object(found)
    let place = place?.object { tag in expected.first { $0.name == tag }?.value.text }
    for member in expected {
      if strictness == .renumbered, Self.numbersOfStates.contains(member.name) { continue }
      // Only of a result itself: further inside, the name may be one of the client's.
      if isMerged, member.name == "update", Self.isResult(pointer) { continue }
      let at = "\(pointer)/\(Self.escaped(member.name))"
      guard let value = whole[member.name] else {
        // A name that is client text may have been replaced.
        if let place, !place.isNameKept(member.name) { continue }
        return Finding(pointer: at, expected: member.value, found: nil)
      }
      let found = difference(member.value, value, place?.member(member.name), at: at)
      if let found { return found }
    }
    let mine = JSONValue.object(expected)
    guard
      let extra = found.first(where: { extra in
        mine[extra.name] == nil && place?.isNameKept(extra.name) ?? true
      })
    else { return nil }
    return Finding(
      pointer: "\(pointer)/\(Self.escaped(extra.name))", expected: nil, found: extra.value)
  }

  private func isEqual(
    _ expected: JSONValue, _ found: JSONValue, _ place: TextPlace?
  ) -> Bool {
    if case .string(let mine) = expected, case .string(let other) = found {
      // Compared by bytes, because texts in different normal forms differ.
      if mine.utf8.elementsEqual(other.utf8) { return true }
      guard let place else { return false }
      return !place.isStringKept(mine)
    }
    if expected == found { return true }
    guard let place, place.numbers != .kept else { return false }
    return expected.isNumber && found.isNumber
  }

  /// Whether a pointer is that of a result: `/result`, or `/3/result` in a batch.
  private static func isResult(_ pointer: String) -> Bool {
    let names = pointer.utf8.split(separator: UInt8(ascii: "/"))
    let isInBatch = names.count == 2 && names[0].allSatisfy { (0x30...0x39).contains($0) }
    return names.count == (isInBatch ? 2 : 1) && names.last?.elementsEqual("result".utf8) == true
  }

  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension JSONValue {
  /// The placeholder for a value that varies.
  package static let anything: JSONValue = "«any»"

  /// A value with the placeholders of this one at the same places.
  package func placeholders(in value: JSONValue) -> JSONValue {
    if self == .anything { return self }
    switch value {
    case .array(let others):
      return .array(
        others.enumerated().map { index, other in
          self[index].map { $0.placeholders(in: other) } ?? other
        })
    case .object(let others):
      return .object(
        others.map { member in
          let mine = self[member.name]
          return JSONMember(
            name: member.name, value: mine?.placeholders(in: member.value) ?? member.value)
        })
    case .null, .bool, .integer, .number, .lexeme, .string: return value
    }
  }

  var isNumber: Bool {
    switch self {
    case .integer, .number, .lexeme: true
    case .null, .bool, .string, .array, .object: false
    }
  }
}
