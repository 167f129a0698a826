import JSONText

/// Reads the members of one object, each once, and knows afterwards which nobody asked for.
///
/// One pass lists the members; every question is a search of that short list, so reading an
/// object costs O(members · questions) with small constants and one allocation. Pointers in its
/// errors count from the whole message until `WireParams.init(decoding:)` makes them relative.
package struct ParamsReader {
  private struct Member {
    var name: JSONView
    var value: JSONView
    var isTaken = false
  }

  let object: JSONView?
  private var members: [Member] = []
  private var asked: [StaticString] = []

  /// Begins with an object; nil, null and an empty array stand for one without members.
  package init(_ view: JSONView?) throws(InvalidParams) {
    object = view
    guard let view, !view.isNull else { return }
    if view.kind == .array, view.count == 0 { return }
    guard view.kind == .object else { throw ParamsValue.present(view).mismatch("an object") }
    members.reserveCapacity(view.count)
    asked.reserveCapacity(8)
    for member in view.members {
      members.append(Member(name: member.name, value: member.value))
    }
  }

  /// The value of a member, or its absence; a doubled member is an error.
  package mutating func required(_ name: StaticString) throws(InvalidParams) -> ParamsValue {
    guard let value = try take(name) else { return .absent(parent: object, name: name) }
    return .present(value)
  }

  /// The value of a member; nil if it is not there.
  package mutating func optional(_ name: StaticString) throws(InvalidParams) -> ParamsValue? {
    guard let value = try take(name) else { return nil }
    return .present(value)
  }

  /// A member that may be null, which is not the same as absent.
  package mutating func nullable(
    _ name: StaticString
  ) throws(InvalidParams) -> WireMember<ParamsValue> {
    guard let value = try take(name) else { return .absent }
    return value.isNull ? .null : .value(.present(value))
  }

  /// All members that were not asked for, as a map read by the caller; doubled names are an
  /// error. O(members).
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

  /// Ends reading: a member nobody asked for is an error.
  package func finish() throws(InvalidParams) {
    for member in members where !member.isTaken {
      throw InvalidParams(
        pointer: member.name.pointer, expected: expectation, found: "an unknown member")
    }
  }

  /// The value of a member, without taking it.
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

/// What an object on the wire is read into and written from.
package protocol WireObject {
  /// Reads the members it knows; the caller finishes the reader.
  init(from reader: inout ParamsReader) throws(InvalidParams)
  /// Writes its members, without the braces.
  func writeMembers(to writer: inout JSONWriter)
}

/// The parameters of a method.
package protocol WireParams: WireObject, Sendable {
  /// Whether unknown members are passed over instead of refused; only `initialize` does.
  static var ignoresUnknownMembers: Bool { get }
}

extension WireParams {
  /// Unknown members are errors.
  package static var ignoresUnknownMembers: Bool { false }

  /// Reads the `params` of a request; nil, null and `[]` stand for no members.
  ///
  /// Half a surrogate pair anywhere inside is an error.
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
