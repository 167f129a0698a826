import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import WireProtocol

/// Conversion of declared sections, in both directions.
struct DeclaredSectionConversion {
  /// The section column.
  let column: Column
  /// The limits of the sections' client state.
  let limits: PublishedLimits

  /// The default id of the section column.
  static let standardColumn = ColumnID("section")

  /// The section column.
  ///
  /// - Parameters:
  ///   - id: Its id, if the client names it.
  ///   - columns: The existing columns.
  /// - Throws: `DaemonError.unknownColumn`, ``PlacedRefusal`` if its cells are not stored.
  static func column(
    _ id: WireText?, in columns: [Column], _ pointer: String = "/sectionColumn"
  ) throws -> Column {
    let id = id.map { ColumnID(Text($0)) } ?? standardColumn
    guard let column = columns.first(where: { $0.id == id }) else {
      throw DaemonError.unknownColumn(pointer: pointer, id.text)
    }
    guard column.isStored else { throw PlacedRefusal(pointer: pointer, reason: .notEditable(id)) }
    return column
  }

  /// The key columns of a table. If keys are unique only within a section, the section column is
  /// added.
  ///
  /// - Throws: ``PlacedRefusal`` if they are unique only within a section and there is no key
  ///   column.
  static func keyColumns(
    _ keys: [ColumnNumber], _ scope: KeyScope?, in section: ColumnNumber?
  ) throws(PlacedRefusal) -> [ColumnNumber] {
    guard scope == .section else { return keys }
    guard let section, !keys.isEmpty else {
      throw PlacedRefusal(pointer: "/keyColumns", reason: .missingKeys(rows: []))
    }
    return [section] + keys.filter { $0 != section }
  }

  /// The section key for a key on the wire.
  ///
  /// - Throws: ``PlacedRefusal`` if it cannot be parsed as the column's type, or is too long.
  func key(_ wire: WireKey, _ pointer: String) throws(PlacedRefusal) -> CellValue {
    let value: CellValue
    switch (wire, column.type) {
    case (.integer(let number), .integer): value = .integer(number)
    case (.integer(let number), _):
      value = CellConversion.read(Text(String(number)), as: column.type).value
    case (.text(let text), _): value = CellConversion.read(Text(text), as: column.type).value
    }
    let key = column.type.sectionValue(of: value)
    switch key {
    case .null, .error, .pending:
      throw PlacedRefusal(
        pointer: pointer,
        reason: .valueDoesNotFit(column: column.id, type: column.type, found: Self.spelling(wire)))
    case .text(let text), .decimal(let text): try check(text.utf8.count, pointer)
    case .json(let json): try check(json.text.utf8.count, pointer)
    case .boolean, .integer, .number, .date, .dateTime, .time, .duration: break
    }
    return key
  }

  private func check(_ keyBytes: Int, _ pointer: String) throws(PlacedRefusal) {
    let maximum = limits.sectionKeyBytesMax
    guard keyBytes > maximum else { return }
    throw PlacedRefusal(
      pointer: pointer,
      reason: .limit(name: "sectionKeyBytesMax", maximum: maximum, found: keyBytes))
  }

  private static func spelling(_ key: WireKey) -> Text {
    switch key {
    case .integer(let number): Text(String(number))
    case .text(let text): Text(text)
    }
  }

  /// A section as the table stores it.
  func section(_ wire: WireSection, _ pointer: String) throws -> DeclaredSection {
    var section = DeclaredSection(key: try key(wire.key, pointer + "/key"))
    section.header = wire.header.map { Text($0) }
    section.footer = wire.footer.map { Text($0) }
    section.kind = wire.kind.map { Text($0) }
    section.state = try wire.state.flatMap { try $0.isNull ? nil : state($0) }
    return section
  }

  /// A list of sections. Keys must be unique.
  ///
  /// - Throws: `DaemonError`, ``PlacedRefusal``.
  func sections(_ wire: [WireSection], _ pointer: String = "/sections") throws -> DeclaredSections {
    guard wire.count <= DeclaredSections.countMax else {
      throw DaemonError.limit(
        name: "sectionsMax", maximum: DeclaredSections.countMax, found: wire.count)
    }
    var seen = Set<CellValue>()
    let list = try wire.enumerated().map { index, wire in
      let section = try section(wire, "\(pointer)/\(index)")
      guard seen.insert(section.key).inserted else {
        throw PlacedRefusal(
          pointer: "\(pointer)/\(index)/key",
          reason: .duplicateSections([section.key.sectionName]))
      }
      return section
    }
    return DeclaredSections(column: column.number, list)
  }

  /// A change of a section's declaration.
  func patch(_ options: WireSectionOptions) throws -> SectionPatch {
    var patch = SectionPatch()
    if !options.header.isAbsent { patch.header = .some(options.header.value.map { Text($0) }) }
    if !options.footer.isAbsent { patch.footer = .some(options.footer.value.map { Text($0) }) }
    if !options.kind.isAbsent { patch.kind = .some(options.kind.value.map { Text($0) }) }
    if !options.state.isAbsent {
      patch.state = .some(try options.state.value.map { try state($0) })
    }
    return patch
  }

  private func state(_ view: JSONView) throws -> OpaqueJSON {
    guard view.rawText.count <= limits.stateBytesMax else {
      throw DaemonError.limit(
        name: "stateBytesMax", maximum: limits.stateBytesMax, found: view.rawText.count)
    }
    return OpaqueJSON(JSONValue(view))
  }
}

extension JSONWriter {
  /// Writes the key of a section as edits name it: an integer or a text. Null and errors, which no
  /// declared section has, are written as in the keys of a view's sections.
  mutating func sectionName(_ key: CellValue) {
    switch key {
    case .null, .error: sectionPath(element: key)
    case .integer(let number): self.key(.integer(number))
    case .boolean, .number, .decimal, .date, .dateTime, .time, .duration, .text, .json, .pending:
      string(DisplayText.visible(key.sectionName.utf8))
    }
  }

  /// Writes the members of a section's declaration.
  mutating func members(of section: DeclaredSection) {
    text("header", section.header)
    text("footer", section.footer)
    text("kind", section.kind)
    if let state = section.state {
      name("state")
      json(state.text.utf8)
    }
  }

  /// Writes the members `sectionColumn` and `sections` of a table's description.
  mutating func declaredSections(of table: TableState) {
    guard let sections = table.sections else { return }
    text("sectionColumn", table.content.schema[sections.column]?.id.text)
    name("sections")
    beginArray()
    for section in sections.list {
      beginObject()
      name("key")
      sectionName(section.key)
      members(of: section)
      endObject()
    }
    endArray()
  }
}
