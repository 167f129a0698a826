import CellFormats
import JSONText
import TableSessions
import TableValues
import WireProtocol

extension EditConversion {
  /// An edit of the declared sections in the table's terms.
  ///
  /// - Throws: `DaemonError`, `TableError.noDeclaredSections`, ``PlacedRefusal``.
  func sectionEdit(_ wire: WireSectionEdit, _ pointer: String) throws -> SectionEdit {
    guard let sections = table.sections, let column = schema[sections.column] else {
      throw TableError.noDeclaredSections
    }
    let conversion = DeclaredSectionConversion(column: column, limits: limits)
    func keys(_ wire: [WireKey]) throws -> [CellValue] {
      try wire.enumerated().map { try conversion.key($1, "\(pointer)/sections/\($0)") }
    }
    switch wire {
    case .add(let new, let place):
      let sections = try new.enumerated().map { index, wire in
        try section(wire, conversion, "\(pointer)/sections/\(index)")
      }
      return .add(sections, try self.place(place, conversion, pointer + "/place"))
    case .remove(let names): return .remove(try keys(names))
    case .move(let names, let place):
      return .move(try keys(names), try self.place(place, conversion, pointer + "/place"))
    case .set(let name, let options):
      return .set(
        try conversion.key(name, pointer + "/section"), try conversion.patch(options))
    }
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
    switch (wire.kind, wire.section) {
    case (.start, _): return .start
    case (.before, let key?): return .before(try conversion.key(key, pointer + "/section"))
    case (.after, let key?): return .after(try conversion.key(key, pointer + "/section"))
    case (.end, _), (.before, nil), (.after, nil): return .end
    }
  }
}
