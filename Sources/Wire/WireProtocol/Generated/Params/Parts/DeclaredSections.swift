// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The position of sections among the others.
package enum WireSectionPlace: WireUnion {
  /// The kind `start`.
  case start
  /// The kind `end`.
  case end
  /// The kind `before`, with `section`.
  case before(section: WireKey)
  /// The kind `after`, with `section`.
  case after(section: WireKey)

  private enum Kind: String, ContractWord {
    case start, end, before, after
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .start: self = .start
    case .end: self = .end
    case .before:
      let section: WireKey = try reader.required("section").key()
      self = .before(section: section)
    case .after:
      let section: WireKey = try reader.required("section").key()
      self = .after(section: section)
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .start: writer.member("kind", Kind.start)
    case .end: writer.member("kind", Kind.end)
    case .before(let section):
      writer.member("kind", Kind.before)
      writer.member("section", section)
    case .after(let section):
      writer.member("kind", Kind.after)
      writer.member("section", section)
    }
    writer.endObject()
  }
}

/// Options of a section; null removes a member.
package struct WireSectionOptions: WireObject, Sendable {
  /// The text of its header.
  package let header: WireMember<WireText>
  /// The text of its footer.
  package let footer: WireMember<WireText>
  /// The kind.
  package let kind: WireMember<WireText>
  /// The client's own JSON.
  package let state: WireMember<JSONView>

  /// Makes it of its members.
  package init(
    header: WireMember<WireText> = .absent, footer: WireMember<WireText> = .absent,
    kind: WireMember<WireText> = .absent, state: WireMember<JSONView> = .absent
  ) {
    self.header = header
    self.footer = footer
    self.kind = kind
    self.state = state
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    header = try reader.nullableText("header")
    footer = try reader.nullableText("footer")
    kind = try reader.nullableText("kind")
    state = try reader.nullable("state").map { value throws(InvalidParams) in
      try value.view(expecting: "a value")
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("header", header) { $0.string($1) }
    writer.member("footer", footer) { $0.string($1) }
    writer.member("kind", kind) { $0.string($1) }
    writer.member("state", state) { $0.value($1) }
  }
}
