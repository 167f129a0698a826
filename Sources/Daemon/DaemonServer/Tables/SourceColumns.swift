import CellFormats
import JSONText
import ProtocolWords
import RowPipeline
import TableModel
import TableValues
import WireProtocol

/// The columns of a source that has names and types for them, such as a table of a database, with
/// the options of the request.
struct SourceColumns {
  /// The columns.
  let schema: TableSchema
  /// The initial sort of views.
  let defaultSort: SortOrder
  /// The declarations about rows.
  let rules: RowRules?
  /// The declared sections.
  let sections: DeclaredSections?

  /// Applies the options of a request.
  ///
  /// - Parameter own: The columns of the source, with different ids. Their numbers are their places.
  /// - Throws: `DaemonError`, ``PlacedRefusal``, as for a file.
  init(_ own: [Column], _ params: TableOpenParams, _ limits: PublishedLimits) throws {
    guard own.count <= limits.columnsMax else {
      throw DaemonError.limit(name: "columnsMax", maximum: limits.columnsMax, found: own.count)
    }
    let positions = Dictionary(uniqueKeysWithValues: own.enumerated().map { ($1.id, $0) })
    var columns = own
    let conversion = ColumnConversion(types: try ColumnConversion.types(params.types ?? []))
    for named in params.columns ?? [] {
      let (id, pointer) = (ColumnID(Text(named.id)), "/columns".pointing(to: named.id))
      if let index = positions[id] {
        if let type = named.value.type { columns[index].type = type }
        let isEditable = columns[index].isEditable
        try conversion.take(named.value, into: &columns[index], pointer)
        if !isEditable { columns[index].isEditable = false }
      } else if named.value.addsColumn {
        var added = Column(
          number: ColumnNumber(columns.count), id: id, title: id.text, type: .text)
        try conversion.take(named.value, into: &added, pointer)
        columns.append(added)
      } else {
        throw DaemonError.unknownColumn(pointer: pointer, id.text)
      }
    }
    var keys = try (params.keyColumns ?? []).enumerated().map { place, id in
      guard let index = positions[ColumnID(Text(id))] else {
        throw DaemonError.unknownColumn(pointer: "/keyColumns/\(place)", Text(id))
      }
      return ColumnNumber(index)
    }
    sections = try Self.sections(params, columns, &keys, limits)
    schema = try Self.checked(columns, keys, conversion)
    defaultSort = try ViewStateConversion(schema: schema).sortOrder(
      params.defaultSort ?? [], "/defaultSort")
    rules = try params.declarations.map { [schema] declarations in
      try DeclarationConversion(schema: schema, limits: limits).rules(declarations)
    }
  }

  private static func sections(
    _ params: TableOpenParams, _ columns: [Column], _ keys: inout [ColumnNumber],
    _ limits: PublishedLimits
  ) throws -> DeclaredSections? {
    guard let wire = params.sections else { return nil }
    let column = try DeclaredSectionConversion.column(params.sectionColumn, in: columns)
    keys = try DeclaredSectionConversion.keyColumns(keys, params.keyScope, in: column.number)
    return try DeclaredSectionConversion(column: column, limits: limits).sections(wire)
  }

  private static func checked(
    _ columns: [Column], _ keys: [ColumnNumber], _ conversion: ColumnConversion
  ) throws -> TableSchema {
    let pointer = { (place: Int) in "/columns".pointing(to: columns[place].id.text.utf8) }
    var schema = TableSchema(
      columns: try ComputedConversion.checked(columns, conversion.types, pointer),
      keyColumns: keys)
    schema.types = conversion.types
    try ComputedConversion.checkKeys(schema)
    try ValidationConversion.check(schema, pointer)
    return schema
  }
}
