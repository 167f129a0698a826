import JSONText
import Testing

/// The value of a JSON text that a test has written.
func json(_ text: String) -> JSONValue {
  do {
    return try JSONValue(parsing: text.utf8)
  } catch {
    Issue.record("no JSON: \(text)")
    return .null
  }
}

extension JSONValue {
  /// What stands for any value in an expected one, as in the examples of the contract.
  private static let anything: JSONValue = "«any»"

  /// The first place where a value is not what a pattern says; nil: there is none.
  ///
  /// Members of objects may be in any order, and numbers are equal if their values are.
  /// - Parameter isWhole: Whether an object has no members but those of the pattern.
  func difference(
    from pattern: JSONValue, isWhole: Bool = false, at pointer: String = ""
  ) -> String? {
    switch (pattern, self) {
    case (Self.anything, _): return nil
    case (.object(let wanted), .object(let found)):
      for member in wanted {
        guard let value = self[member.name] else { return "nothing at \(pointer)/\(member.name)" }
        let at = "\(pointer)/\(member.name)"
        if let it = value.difference(from: member.value, isWhole: isWhole, at: at) { return it }
      }
      if isWhole, let more = found.first(where: { pattern[$0.name] == nil }) {
        return "\(more.value.spelled) at \(pointer)/\(more.name), where nothing is expected"
      }
      return nil
    case (.array(let wanted), .array(let found)):
      for (index, (left, right)) in zip(wanted, found).enumerated() {
        let at = "\(pointer)/\(index)"
        if let it = right.difference(from: left, isWhole: isWhole, at: at) { return it }
      }
      return wanted.count == found.count
        ? nil : "\(found.count) elements at \(pointer), not \(wanted.count): \(spelled)"
    case (.integer(let wanted), .number(let found)) where Double(wanted) == found: return nil
    default:
      return self == pattern ? nil : "\(spelled) at \(pointer), not \(pattern.spelled)"
    }
  }

  /// The value as a text, cut after some hundred bytes.
  var spelled: String {
    let text = String(decoding: encoded, as: UTF8.self)
    return text.utf8.count <= 400 ? text : String(text.prefix(400)) + "…"
  }

  /// The value of a path of member names and indices, as in a JSON pointer; nil if there is none.
  func at(_ pointer: String) -> JSONValue? {
    pointer.split(separator: "/").reduce(Optional(self)) { value, part in
      Int(part).flatMap { value?[$0] } ?? value?[String(part)]
    }
  }

  /// The object with another value of a member, which comes last.
  func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = without(name) else { return self }
    return .object(members + [JSONMember(name: name, value: value)])
  }

  /// The object without a member.
  func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// The names of its members.
  var names: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.name)
  }
}
