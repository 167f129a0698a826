import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import UnicodeTables
import ViewModel
import WireProtocol

/// Conversion of the sections of a view's state, in both directions.
struct SectionConversion {
  /// The table's columns.
  let schema: TableSchema
  /// The expressions that levels use.
  var expressions: OrderExpressions
  /// The sections that the table declares.
  var declared: DeclaredSections?

  /// A conversion for a state whose expressions are known.
  init(schema: TableSchema, expressions: OrderExpressions, declared: DeclaredSections? = nil) {
    self.schema = schema
    self.expressions = expressions
    self.declared = declared
  }

  /// Sections with a patch merged in (RFC 7396); nil if there are none.
  ///
  /// Collapsed sections are kept as long as the section columns stay the same.
  /// - Throws: `DaemonError.unknownColumn`, `DaemonError.invalid`.
  mutating func merging(
    _ patch: WireMember<ViewStatePatch.SectionsPatch>, _ old: SectionState?
  ) throws -> SectionState? {
    guard case .value(let patch) = patch else { return patch.isAbsent ? old : nil }
    let pointer = "/state/sections"
    var sections: SectionState
    if let by = patch.by {
      sections = try made(by, pointer + "/by")
      if let old {
        sections.display = old.display
        sections.aggregates = old.aggregates
        if old.levels.map(\.column) != sections.levels.map(\.column)
          || old.declaredLevel != sections.declaredLevel
        {
          sections.display.collapse = SectionCollapse()
        }
      }
    } else {
      guard let old else {
        throw DaemonError.invalid(
          pointer: pointer + "/by", expected: "what makes the sections", found: "nothing")
      }
      sections = old
    }
    let standard = SectionDisplay()
    if !patch.headers.isAbsent {
      sections.display.hasHeaders = patch.headers.value ?? standard.hasHeaders
    }
    if !patch.footers.isAbsent {
      sections.display.hasFooters = patch.footers.value ?? standard.hasFooters
    }
    if !patch.empty.isAbsent { sections.display.showsEmpty = patch.empty.value == .show }
    switch patch.collapsed {
    case .absent: break
    case .null: sections.display.collapse = standard.collapse
    case .value(let collapsed):
      try merge(collapsed, into: &sections, pointer + "/collapsed")
    }
    switch patch.aggregates {
    case .absent: break
    case .null: sections.aggregates = []
    case .value(let wire):
      sections.aggregates = try aggregates(wire, pointer + "/aggregates")
    }
    return sections
  }

  private func merge(
    _ patch: ViewStatePatch.CollapsePatch, into sections: inout SectionState, _ pointer: String
  ) throws {
    let old = sections.display.collapse
    var paths = old.paths
    switch patch.keys {
    case .absent: break
    case .null: paths = []
    case .value(let keys):
      paths = try keys.enumerated().map { try path($1, sections, "\(pointer)/keys/\($0)") }
    }
    sections.display.collapse = SectionCollapse(
      isAll: patch.all.isAbsent ? old.isAll : patch.all.value ?? false, paths: paths)
  }

  private mutating func made(_ by: [WireSectionLevel], _ pointer: String) throws -> SectionState {
    var sections = SectionState(levels: [], columns: [:])
    for (index, wire) in by.enumerated() {
      let pointer = by.count == 1 && wire.isDeclared ? pointer : "\(pointer)/\(index)"
      let column =
        wire.isDeclared ? try declaredColumn() : try expressions.column(wire.key, pointer)
      guard sections.columns[column.number] == nil else {
        throw expressions.known[column.number] == nil
          ? DaemonError.invalid(
            pointer: pointer + "/column", expected: "a column once", found: "a second time")
          : DaemonError.invalid(
            pointer: pointer + "/expression", expected: "an expression once",
            found: "a second time")
      }
      sections.columns[column.number] = column.id
      if wire.isDeclared, let declared {
        sections.declaredLevel = index
        sections.levels.append(declared.level)
      } else {
        sections.levels.append(try level(wire, column, pointer))
      }
    }
    return sections
  }

  private func declaredColumn() throws(TableError) -> Column {
    guard let declared, let column = schema[declared.column] else { throw .noDeclaredSections }
    return column
  }

  private func level(
    _ wire: WireSectionLevel, _ column: Column, _ pointer: String
  ) throws -> SectionLevel {
    var level = SectionLevel(column: column.number)
    if wire.direction == .descending { level.direction = .descending }
    if wire.nulls == .first { level.nulls = .first }
    if let wire = wire.comparator {
      level.comparator = CellComparator(wire)
      guard column.type == .text || level.comparator == .value else {
        throw DaemonError.invalid(
          pointer: pointer + "/comparator",
          expected: "value, as sections of a \(column.type.rawValue) column are ordered by",
          found: "another")
      }
    } else if column.type == .text, let comparator = column.traits.comparator {
      level.comparator = comparator
    }
    var listed: [CellValue] = []
    var seen = Set<CellValue>()
    for (index, value) in (wire.values ?? []).enumerated() {
      let pointer = "\(pointer)/values/\(index)"
      let value = try self.value(value, column, pointer)
      if case .null = value {
        throw DaemonError.invalid(
          pointer: pointer, expected: "a value; the place of null is nulls", found: "null")
      }
      if case .error = value {
        throw DaemonError.invalid(
          pointer: pointer, expected: "a value, as errors are always last", found: "an error")
      }
      if seen.insert(value).inserted { listed.append(value) }
    }
    level.listed = listed
    return level
  }

  // MARK: Keys

  /// The section for a wire key.
  ///
  /// - Throws: `DaemonError.invalid` for values that do not have the columns' types.
  func path(
    _ wire: [WireValue], _ sections: SectionState, _ pointer: String
  ) throws -> SectionPath {
    guard wire.count <= sections.levels.count else {
      throw DaemonError.invalid(
        pointer: pointer, expected: "at most \(sections.levels.count) values, one for each level",
        found: "\(wire.count)")
    }
    return try zip(wire, sections.levels).enumerated().map { index, pair in
      let expression = expressions.known[pair.1.column].map { OrderExpressions.column(of: $0) }
      guard let column = schema[pair.1.column] ?? expression else { return .null }
      return try value(pair.0, column, "\(pointer)/\(index)")
    }
  }

  private func value(
    _ wire: WireValue, _ column: Column, _ pointer: String
  ) throws -> CellValue {
    let view = wire.view
    if view.kind == .object, view.count == 1, let member = view.members.first(where: { _ in true }),
      member.name.isString("kind"), member.value.isString("error")
    {
      return .error(.doesNotParse)
    }
    do {
      if column.type == .json || column.type == .list, let text = view.string {
        guard let value = CellValue(json: text, in: column.type) else {
          throw TableError.valueDoesNotFit(column: column.id, type: column.type, found: Text(text))
        }
        return value
      }
      let cell = try CellConversion(keepsInvalid: false).cell(view, for: column)
      return column.type.sectionValue(of: cell.value)
    } catch let error as TableError {
      guard case .valueDoesNotFit = error else { throw error }
      throw DaemonError.invalid(
        pointer: pointer, expected: "a value of type \(column.type.rawValue) or null",
        found: InvalidParams.spelling(of: view))
    }
  }

  /// The collapsed sections after `view/collapse`.
  func collapse(
    _ params: ViewCollapseParams, _ sections: SectionState
  ) throws -> SectionCollapse {
    var collapse = sections.display.collapse
    guard let keys = params.keys else {
      switch params.action {
      case .collapse: return SectionCollapse(isAll: true)
      case .expand: return SectionCollapse()
      case .toggle: return SectionCollapse(isAll: !collapse.isAll, paths: collapse.paths)
      }
    }
    let paths = try named(keys, sections)
    switch params.action {
    case .collapse: collapse.set(paths, isCollapsed: true)
    case .expand: collapse.set(paths, isCollapsed: false)
    case .toggle:
      let collapsed = paths.filter { collapse.contains($0) }
      let expanded = paths.filter { !collapse.contains($0) }
      collapse.set(collapsed, isCollapsed: false)
      collapse.set(expanded, isCollapsed: true)
    }
    return collapse
  }

  /// The sections that are named; nil: all.
  func named(
    _ params: ViewCollapseParams, _ sections: SectionState
  ) throws -> [SectionPath]? {
    try params.keys.map { try named($0, sections) }
  }

  private func named(_ keys: [[WireValue]], _ sections: SectionState) throws -> [SectionPath] {
    try keys.enumerated().map { try path($1, sections, "/keys/\($0)") }
  }

  // MARK: Writing

  /// Writes the sections of a state.
  func write(_ sections: SectionState?, to writer: inout JSONWriter) {
    guard let sections else { return writer.null() }
    writer.beginObject()
    writer.name("by")
    if sections.declaredLevel == 0, sections.levels.count == 1 {
      writer.string("declared" as StaticString)
    } else {
      writer.beginArray()
      for (index, level) in sections.levels.enumerated() {
        if sections.declaredLevel == index {
          writer.beginObject()
          writer.name("declared")
          writer.bool(true)
          writer.endObject()
        } else {
          write(level, sections, to: &writer)
        }
      }
      writer.endArray()
    }
    writer.name("headers")
    writer.bool(sections.display.hasHeaders)
    writer.name("footers")
    writer.bool(sections.display.hasFooters)
    writer.name("empty")
    writer.string(sections.display.showsEmpty ? "show" : "hide" as StaticString)
    writer.name("collapsed")
    writer.beginObject()
    writer.name("all")
    writer.bool(sections.display.collapse.isAll)
    writer.name("keys")
    writer.beginArray()
    for path in sections.display.collapse.paths { writer.sectionPath(path) }
    writer.endArray()
    writer.endObject()
    write(sections.aggregates, to: &writer)
    writer.endObject()
  }

  private func write(
    _ level: SectionLevel, _ sections: SectionState, to writer: inout JSONWriter
  ) {
    let id = schema[level.column]?.id ?? sections.columns[level.column]
    writer.beginObject()
    writer.orderKey(level.column, id, expressions.known)
    writer.name("direction")
    writer.string(level.direction.rawValue)
    writer.name("nulls")
    writer.string(level.nulls == .first ? "first" : "last" as StaticString)
    writer.name("comparator")
    WireComparator(level.comparator).write(to: &writer)
    writer.name("values")
    writer.beginArray()
    for value in level.listed { writer.sectionValue(value) }
    writer.endArray()
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes the keys of entries: row keys, and objects for the entries of sections.
  mutating func entryKeys(_ keys: some Sequence<EntryKey>) {
    beginArray()
    for key in keys { entryKey(key) }
    endArray()
  }

  /// Writes the key of an entry.
  mutating func entryKey(_ key: EntryKey) {
    switch key {
    case .row(let key): self.key(key)
    case .section(let entry):
      beginObject()
      name("kind")
      string(entry.kind.rawValue)
      name("key")
      sectionPath(entry.path)
      endObject()
    }
  }

  /// Writes the member `sections`, unless it is empty.
  mutating func sections(_ infos: [SectionInfo], of snapshot: ViewSnapshot) {
    if infos.isEmpty { return }
    name("sections")
    beginArray()
    for info in infos { section(info, of: snapshot) }
    endArray()
  }

  /// Writes the information about a section.
  mutating func section(_ info: SectionInfo, of snapshot: ViewSnapshot) {
    beginObject()
    name("key")
    sectionPath(info.path)
    name("title")
    if shown(info.title.utf8, form: snapshot.state.visibleForm) {
      name("cut")
      bool(true)
    }
    name("count")
    int(info.rowCount)
    name("collapsed")
    bool(info.isCollapsed)
    if let declared = info.declared { members(of: declared) }
    aggregates(info.aggregates, of: snapshot)
    endObject()
  }

  /// Writes the path of a section.
  mutating func sectionPath(_ path: SectionPath) {
    beginArray()
    for value in path { sectionValue(value) }
    endArray()
  }

  /// Writes one value of a section's path.
  mutating func sectionPath(element value: CellValue) { sectionValue(value) }

  /// Writes a value of a section's path: a scalar, or an object for errors. JSON is a string with
  /// its text.
  fileprivate mutating func sectionValue(_ value: CellValue) {
    switch value {
    case .error:
      beginObject()
      name("kind")
      string("error" as StaticString)
      endObject()
    case .json(let json): string(json.text.utf8)
    case .null, .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text,
      .pending:
      self.value(of: Cell(value))
    }
  }
}
