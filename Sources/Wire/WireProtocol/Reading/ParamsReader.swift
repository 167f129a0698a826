import JSONText

/// Reads the members of one object, each once, and afterwards reports members that were not read.
///
/// One pass lists the members; every read is a linear search of that short list, so reading an
/// object costs O(members · reads) with small constants and one allocation. Pointers in its errors
/// are relative to the whole message until `WireParams.init(decoding:)` makes them relative to the
/// parameters.
package struct ParamsReader {
  private struct Member {
    var name: JSONView
    var value: JSONView
    var isTaken = false
  }

  let object: JSONView?
  private var members: [Member] = []
  private var asked: [StaticString] = []

  /// A reader of an object. Nil, null and an empty array count as an object without members.
  package init(_ view: JSONView?) throws(InvalidParams) {
    object = view
    guard let view, !view.isNull else { return }
    if view.isEmptyArray { return }
    guard view.kind == .object else { throw ParamsValue.present(view).mismatch("an object") }
    members.reserveCapacity(view.count)
    asked.reserveCapacity(8)
    for member in view.members {
      members.append(Member(name: member.name, value: member.value))
    }
  }

  /// The value of a member, or its absence. Throws if the member occurs twice.
  package mutating func required(_ name: StaticString) throws(InvalidParams) -> ParamsValue {
    guard let value = try take(name) else { return .absent(parent: object, name: name) }
    return .present(value)
  }

  /// The value of a member; nil if it is absent.
  package mutating func optional(_ name: StaticString) throws(InvalidParams) -> ParamsValue? {
    guard let value = try take(name) else { return nil }
    return .present(value)
  }

  /// A member that can be null, which is distinct from absent.
  package mutating func nullable(
    _ name: StaticString
  ) throws(InvalidParams) -> WireMember<ParamsValue> {
    guard let value = try take(name) else { return .absent }
    return value.isNull ? .null : .value(.present(value))
  }

  /// All members that have not been read, for objects whose names are ids. Throws if a name occurs
  /// twice. O(members).
  package mutating func rest() throws(InvalidParams) -> [(name: JSONView, value: ParamsValue)] {
    var result: [(name: JSONView, value: ParamsValue)] = []
    var seen: Set<[UInt8]> = []
    for place in members.indices where !members[place].isTaken {
      let member = members[place]
      guard seen.insert(member.name.lossyString ?? []).inserted else { throw doubled(member) }
      result.append((member.name, .present(member.value)))
      members[place].isTaken = true
    }
    return result
  }

  /// Finishes reading. Throws if a member has not been read.
  package func finish() throws(InvalidParams) {
    for member in members where !member.isTaken {
      throw InvalidParams(
        pointer: member.name.pointer, expected: expectation, found: "an unknown member")
    }
  }

  /// The value of a member, without marking it as read.
  func value(_ name: StaticString) -> JSONView? {
    members.first { $0.name.isString(name) }?.value
  }

  private mutating func take(_ name: StaticString) throws(InvalidParams) -> JSONView? {
    asked.append(name)
    var found: JSONView?
    for place in members.indices where members[place].name.isString(name) {
      guard found == nil else { throw doubled(members[place]) }
      members[place].isTaken = true
      found = members[place].value
    }
    return found
  }

  private func doubled(_ member: Member) -> InvalidParams {
    InvalidParams(
      pointer: member.name.pointer, expected: "each member once", found: "a second one")
  }

  private var expectation: String {
    if asked.isEmpty { return "no members" }
    return "only " + ParamsValue.listed(asked.map { "\($0)" }, joint: " and ")
  }
}

/// An object of the wire format that can be read and written.
package protocol WireObject {
  /// Reads the members of this type. The caller calls the reader's `finish()`.
  init(from reader: inout ParamsReader) throws(InvalidParams)
  /// Writes its members, without the braces.
  func writeMembers(to writer: inout JSONWriter)
}

/// The parameters of a method.
package protocol WireParams: WireObject, Sendable {
  /// Whether unknown members are ignored instead of refused. True only for `initialize`.
  static var ignoresUnknownMembers: Bool { get }
}

extension WireParams {
  /// False: unknown members are errors.
  package static var ignoresUnknownMembers: Bool { false }

  /// Reads the `params` of a request. Nil, null and `[]` count as an object without members.
  ///
  /// An unpaired surrogate anywhere inside is an error.
  package init(decoding params: JSONView?) throws(InvalidParams) {
    do throws(InvalidParams) {
      if let odd = params?.firstUnpairedString {
        throw ParamsValue.present(odd).halfPair
      }
      var reader = try ParamsReader(params)
      try self.init(from: &reader)
      if !Self.ignoresUnknownMembers { try reader.finish() }
    } catch {
      throw error.relative(to: params)
    }
  }
}

extension WireObject {
  /// Writes the object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(to: &writer)
    writer.endObject()
  }

  /// The object as JSON text.
  package var encoded: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }
}
