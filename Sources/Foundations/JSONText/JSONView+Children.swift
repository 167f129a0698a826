extension JSONView {
  /// The value of the last member of that name; nil if there is none, or this is not an object.
  ///
  /// O(members), without examining their values.
  package func member(_ name: StaticString) -> JSONView? {
    var found: JSONView?
    for member in members where member.name.isString(name) { found = member.value }
    return found
  }

  /// The value of the last member of that name; nil if there is none, or this is not an object.
  package func member(_ name: String) -> JSONView? {
    let bytes = Array(name.utf8)
    var found: JSONView?
    for member in members where member.name.isString(bytes) { found = member.value }
    return found
  }

  /// The elements of an array in order; empty for anything else.
  package var elements: JSONElements {
    JSONElements(
      storage: storage, place: index + 1, end: token.kind == .arrayStart ? token.extent - 1 : 0)
  }

  /// Whether this is an array without elements. O(1).
  package var isEmptyArray: Bool { kind == .array && count == 0 }

  /// The members of an object in order, including duplicate names; empty for anything else.
  package var members: JSONMembers {
    JSONMembers(
      storage: storage, place: index + 1, end: token.kind == .objectStart ? token.extent - 1 : 0)
  }

  /// The name of the first member that repeats an earlier name. O(members), hashing each.
  package var firstDoubledName: JSONView? {
    var seen: Set<[UInt8]> = []
    for member in members where !seen.insert(member.name.lossyString ?? []).inserted {
      return member.name
    }
    return nil
  }

  /// The JSON pointer (RFC 6901) from the root to this value; for a name, to its value.
  ///
  /// O(siblings along the path). Use it for messages, not in loops.
  package var pointer: String {
    var path: [UInt8] = []
    var place = JSONView(storage: storage, index: 0)
    descend: while place.index < index {
      var number = 0
      for element in place.elements {
        if index < element.nextIndex {
          path += Array("/\(number)".utf8)
          place = element
          continue descend
        }
        number += 1
      }
      for member in place.members where index < member.value.nextIndex {
        path.append(UInt8(ascii: "/"))
        path += Self.escaped(member.name.lossyString ?? [])
        if member.name.index == index { break descend }
        place = member.value
        continue descend
      }
      break
    }
    return String(decoding: path, as: UTF8.self)
  }

  private static func escaped(_ name: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "~"): output += [byte, UInt8(ascii: "0")]
      case UInt8(ascii: "/"): output += [UInt8(ascii: "~"), UInt8(ascii: "1")]
      default: output.append(byte)
      }
    }
    return output
  }
}

/// The elements of an array; each step is O(1).
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let storage: JSONDocument.Storage
  var place: Int
  let end: Int

  /// The next element.
  package mutating func next() -> JSONView? {
    guard place < end else { return nil }
    let view = JSONView(storage: storage, index: place)
    place = view.nextIndex
    return view
  }
}

/// The members of an object; each step is O(1).
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let storage: JSONDocument.Storage
  var place: Int
  let end: Int

  /// The next member.
  package mutating func next() -> (name: JSONView, value: JSONView)? {
    guard place + 1 < end else { return nil }
    let name = JSONView(storage: storage, index: place)
    let value = JSONView(storage: storage, index: place + 1)
    place = value.nextIndex
    return (name, value)
  }
}
