import TestSupport

/// A document that is changed by patches (RFC 7396): its members, and values of each.
struct PatchDocument {
  /// A member and values that it can have, as JSON. Null is one of every member.
  typealias Member = (name: String, values: [String])

  /// The members.
  let members: [Member]

  /// A patch of some members, with a null now and then.
  ///
  /// - Parameter rarity: One member of so many is in the patch.
  func patch(oneOf rarity: Int, _ random: inout SeededGenerator) -> String {
    let chosen = members.filter { _ in Int.random(in: 0..<rarity, using: &random) == 0 }.map {
      let value = $0.values.randomElement(using: &random) ?? "null"
      return "\"\($0.name)\":\(Int.random(in: 0..<6, using: &random) == 0 ? "null" : value)"
    }
    return "{\(chosen.joined(separator: ","))}"
  }

  /// The patch with null for every member.
  var nulls: String {
    "{\(members.map { "\"\($0.name)\":null" }.joined(separator: ","))}"
  }
}
