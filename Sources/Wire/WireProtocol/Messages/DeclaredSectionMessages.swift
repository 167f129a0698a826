import JSONText

/// A declared section of a table, optionally with its rows.
package struct WireSection: WireObject, Sendable {
  /// The section's key: the value of the section column in its rows.
  package var key: WireKey
  /// The key's JSON as it was received.
  package var keyView: JSONView
  /// The text of its header.
  package var header: WireText?
  /// The text of its footer.
  package var footer: WireText?
  /// Its kind.
  package var kind: WireText?
  /// The client's own JSON.
  package var state: JSONView?
  /// Its rows, all arrays or all objects, without the section column; nil: no rows.
  package var rows: JSONView?

  /// Reads the members. Cells are not decoded. O(rows).
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    let key = try reader.required("key")
    self.key = try key.key()
    keyView = try key.view(expecting: "a key")
    header = try reader.optional("header")?.text()
    footer = try reader.optional("footer")?.text()
    kind = try reader.optional("kind")?.text()
    state = try reader.optional("state")?.view(expecting: "a value")
    rows = try reader.optional("rows")?.rows()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.name("key")
    writer.value(keyView)
    writer.member("header", header)
    writer.member("footer", footer)
    writer.member("kind", kind)
    if let state {
      writer.name("state")
      writer.value(state)
    }
    if let rows {
      writer.name("rows")
      writer.value(rows)
    }
  }
}

/// A change of the declared sections.
package enum WireSectionEdit: Sendable {
  /// Declares sections, with their rows. The column is needed for the first sections of a table.
  case add([WireSection], place: WireSectionPlace, column: WireText?)
  /// Removes sections and their rows.
  case remove([WireKey])
  /// Moves sections.
  case move([WireKey], place: WireSectionPlace)
  /// Changes options of a section.
  case set(WireKey, WireSectionOptions)

  /// Writes the members of the edit.
  func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .add(let sections, let place, let column):
      writer.string("addSections")
      writer.list("sections", sections) { $1.write(to: &$0) }
      writer.name("place")
      place.write(to: &writer)
      writer.member("sectionColumn", column)
    case .remove(let keys):
      writer.string("removeSections")
      writer.member("sections", keys)
    case .move(let keys, let place):
      writer.string("moveSections")
      writer.member("sections", keys)
      writer.name("place")
      place.write(to: &writer)
    case .set(let key, let options):
      writer.string("setSection")
      writer.member("section", key)
      writer.name("options")
      options.write(to: &writer)
    }
  }
}
