import CellFormats
import JSONText
import TableModel
import TableValues
import WireProtocol

extension EditConversion {
  /// Converts an edit of the declared sections.
  ///
  /// - Throws: `DaemonError`, `TableError.noDeclaredSections`, ``PlacedRefusal``.
  func sectionEdit(_ wire: WireSectionEdit, _ pointer: String) throws -> SectionEdit {
    let conversion = DeclaredSectionConversion(
      column: try sectionColumn(of: wire, pointer), limits: limits)
    func keys(_ wire: [WireKey]) throws -> [CellValue] {
      try wire.enumerated().map { try conversion.key($1, "\(pointer)/sections/\($0)") }
    }
    switch wire {
    case .add(let new, let place, _):
      let sections = try new.enumerated().map { index, wire in
        try section(wire, conversion, "\(pointer)/sections/\(index)")
      }
      return .add(
        sections, try self.place(place, conversion, pointer + "/place"),
        column: conversion.column.number)
    case .remove(let names): return .remove(try keys(names))
    case .move(let names, let place):
      return .move(try keys(names), try self.place(place, conversion, pointer + "/place"))
    case .set(let name, let options):
      return .set(
        try conversion.key(name, pointer + "/section"), try conversion.patch(options))
    }
  }

  /// The section column: that of the table, or the one that these edits declare first.
  private func sectionColumn(of wire: WireSectionEdit, _ pointer: String) throws -> Column {
    let known = table.sections.flatMap { schema[$0.column] } ?? firstSectionColumn
    guard case .add(_, _, let named) = wire else {
      guard let known else { throw TableError.noDeclaredSections }
      return known
    }
    let pointer = pointer + "/sectionColumn"
    guard let known else {
      return try DeclaredSectionConversion.column(named, in: schema.columns, pointer)
    }
    if let named, ColumnID(Text(named)) != known.id {
      throw DaemonError.invalid(
        pointer: pointer, expected: "\"\(known.id.text)\", which the table's sections have",
        found: "\"\(Text(named))\"")
    }
    return known
  }

  /// Records the section column that an edit declares, for later edits.
  mutating func noteSections(_ edit: TableEdit) {
    guard case .sections(.add(_, _, let number)) = edit else { return }
    firstSectionColumn = schema[number]
  }

  private func section(
    _ wire: WireSection, _ conversion: DeclaredSectionConversion, _ pointer: String
  ) throws -> NewSection {
    let section = try conversion.section(wire, pointer)
    guard let rows = wire.rows else { return NewSection(section, rows: []) }
    let cell = try cells.cell(wire.keyView, for: conversion.column)
    return NewSection(
      section, rows: try newRows(rows, pointer + "/rows", given: (conversion.column, cell)))
  }

  private func place(
    _ wire: WireSectionPlace, _ conversion: DeclaredSectionConversion, _ pointer: String
  ) throws -> SectionPlace {
    switch wire {
    case .start: .start
    case .end: .end
    case .before(let key): .before(try conversion.key(key, pointer + "/section"))
    case .after(let key): .after(try conversion.key(key, pointer + "/section"))
    }
  }
}
