import CellFormats
import ColumnStorage
import Expressions
import JSONText
import RowTree
import Synchronization
import TableCodecs
import TableModel
import TableValues
import WireProtocol

/// Makes a table from the rows of `table/create`.
struct TableCreation {
  private let params: TableCreateParams
  private let daemon: Daemon
  private let facts: TableFacts

  init(_ params: TableCreateParams, daemon: Daemon, facts: TableFacts) {
    self.params = params
    self.daemon = daemon
    self.facts = facts
  }

  /// The initial state of the table. O(bytes of the rows).
  ///
  /// - Parameter isCancelled: Checked every few rows.
  /// - Throws: `DaemonError`, `TableError.duplicateKeys`, `TableError.missingKeys`,
  ///   `TableError.cancelled`.
  func state(isCancelled: @escaping () -> Bool) throws -> TableState {
    let conversion = ColumnConversion(types: try ColumnConversion.types(params.types))
    let declared = try declaredColumns(conversion)
    try checkSectionColumn(declared)
    let built = try gathered(declared, conversion.types, isCancelled)
    let columns = try ComputedConversion.columns(
      declared: declared.map(\.column), stored: built.columns, types: conversion.types)
    var schema = TableSchema(columns: columns, keyColumns: try keyColumns(columns))
    schema.types = conversion.types
    try ComputedConversion.checkKeys(schema)
    try ValidationConversion.check(schema) { "/columns/\($0)" }
    let sort = try ViewStateConversion(schema: schema).sortOrder(
      params.defaultSort ?? [], "/defaultSort")
    let rules = try params.declarations.map { wire in
      try DeclarationConversion(schema: schema, limits: daemon.options.limits)
        .rules(wire)
    }
    let source = ResidentSource(
      columns: built.chunks, types: built.columns.map(\.type), rowCount: built.rowCount,
      chunkRows: daemon.options.chunkRows, converted: { CellRetyping.cell($0, as: $1) }
    ) { CellFormatter.spelledText(of: $0) }
    let content = TableContent(
      schema: schema, source: source, cache: daemon.cache, codecs: schema.codecs,
      derived: schema.computedColumns(TableParameters(), codecs: schema.codecs))
    facts.state.withLock { state in
      state.isExamined = true
      state.defaultSort = sort
    }
    var state = TableState(
      content: content, keys: try KeyIndexing.rowKeyMap(content, isCancelled: isCancelled),
      isComplete: true, rules: rules,
      sections: try sections(schema))
    let carried = try DeclarationConversion(schema: schema, limits: daemon.options.limits)
      .patches(params.rowOptions, rowCount: built.rowCount, "/rowOptions")
    state.begin(
      carrying: carried.enumerated().compactMap { row, patch in
        patch?.applied(to: nil).map { (UInt32(row), $0) }
      })
    try state.checkKinds(of: state.order.slots(in: 0..<state.order.count))
    return state
  }

  // MARK: Rows

  /// The cells of the rows, by column. If row kinds have paths of their own, the rows are read a
  /// second time when their kinds are known.
  private func gathered(
    _ declared: [GatheredColumn], _ types: [NamedType], _ isCancelled: @escaping () -> Bool
  ) throws -> (columns: [Column], chunks: [[ColumnChunk]], rowCount: Int) {
    guard let wire = params.declarations, let paths = KindPaths(wire: wire), rows().hasObjects
    else { return try read(declared, isCancelled) }
    let first = try read(declared, paths: paths, isCancelled)
    let columns = try ComputedConversion.columns(
      declared: declared.map(\.column), stored: first.columns, types: types)
    var schema = TableSchema(columns: columns)
    schema.types = types
    let declarations = try DeclarationConversion(
      schema: schema, limits: daemon.options.limits
    ).merging(wire.kindsAlone, into: RowDeclarations())
    var known = RowKinds(
      columns: columns, chunks: first.chunks, rowCount: first.rowCount,
      chunkRows: daemon.options.chunkRows)
    known.types = types
    let said = (params.rowOptions ?? []).prefix(first.rowCount).map { options in
      options?.kind.value.map { Text($0) }
    }
    let kinds = known.kinds(declarations, TableParameters(), said: Array(said))
    return try read(declared, paths: paths, kinds: kinds, isCancelled)
  }

  private func read(
    _ declared: [GatheredColumn], paths: KindPaths? = nil, kinds: [Text?] = [],
    _ isCancelled: @escaping () -> Bool
  ) throws -> (columns: [Column], chunks: [[ColumnChunk]], rowCount: Int) {
    var gathering = RowGathering(
      declared: declared.filter(\.column.isStored), hasColumns: params.columns != nil,
      chunkRows: daemon.options.chunkRows, columnsMax: daemon.options.limits.columnsMax,
      paths: paths, kinds: kinds, isCancelled: isCancelled)
    try gathering.read(rows())
    if params.detectsTypes == true { try detectTypes(in: &gathering, isCancelled) }
    return gathering.finish()
  }

  // MARK: Declared sections

  private var sectionColumn: ColumnID {
    params.sectionColumn.map { ColumnID(Text($0)) } ?? DeclaredSectionConversion.standardColumn
  }

  private func rows() -> RowParts {
    if let rows = params.rows { return RowParts(rows: rows) }
    return RowParts(sections: params.sections ?? [], column: sectionColumn)
  }

  private func checkSectionColumn(_ declared: [GatheredColumn]) throws {
    let column = declared.first { $0.column.id == sectionColumn }?.column
    if params.sections != nil, column?.isStored == false {
      throw PlacedRefusal(pointer: "/sectionColumn", reason: .notEditable(sectionColumn))
    }
  }

  /// The section column, if `columns` does not contain it. It is the first column, of type text.
  private var addedColumn: GatheredColumn? {
    guard params.sections != nil else { return nil }
    let isNamed = (params.columns ?? []).contains { column in
      (column.id ?? column.options.title).map { ColumnID(Text($0)) } == sectionColumn
    }
    if isNamed { return nil }
    let id = sectionColumn
    return GatheredColumn(
      Column(number: ColumnNumber(0), id: id, title: id.text, type: .text), isDeclared: true)
  }

  private func sections(_ schema: TableSchema) throws -> DeclaredSections? {
    guard let wire = params.sections, let column = schema[sectionColumn] else { return nil }
    return try DeclaredSectionConversion(column: column, limits: daemon.options.limits)
      .sections(wire)
  }

  private func declaredColumns(_ conversion: ColumnConversion) throws -> [GatheredColumn] {
    let wire = params.columns ?? []
    let added = addedColumn.map { [$0] } ?? []
    guard wire.count + added.count <= daemon.options.limits.columnsMax else {
      throw DaemonError.limit(
        name: "columnsMax", maximum: daemon.options.limits.columnsMax,
        found: wire.count + added.count)
    }
    let headers = wire.map { Text($0.id ?? $0.options.title ?? []) }
    let ids = TableSchema.ids(forHeaders: headers)
    var taken = Set(added.map(\.column.id))
    var storedCount = added.count
    return try added
      + wire.enumerated().map { index, column in
        let id = column.id.map { ColumnID(Text($0)) } ?? ids[index]
        guard taken.insert(id).inserted else {
          throw DaemonError.invalid(
            pointer: "/columns/\(index)/id", expected: "an id of its own", found: "\"\(id.text)\"")
        }
        var result = Column(
          number: ColumnNumber(storedCount), id: id, title: id.text, type: .text)
        try conversion.take(column.options, into: &result, "/columns/\(index)")
        if result.isStored { storedCount += 1 }
        return GatheredColumn(
          result, isDeclared: column.options.type != nil || column.options.typeName != nil)
      }
  }

  private func keyColumns(_ columns: [Column]) throws -> [ColumnNumber] {
    let numbers = try (params.keyColumns ?? []).enumerated().map { place, id in
      guard let column = columns.first(where: { $0.id == ColumnID(Text(id)) }) else {
        throw DaemonError.unknownColumn(pointer: "/keyColumns/\(place)", Text(id))
      }
      return column.number
    }
    return try DeclaredSectionConversion.keyColumns(
      numbers, params.keyScope, in: columns.first { $0.id == sectionColumn }?.number)
  }

  /// Infers the types of columns that have only strings, as for an opened file.
  private func detectTypes(
    in gathering: inout RowGathering, _ isCancelled: () -> Bool
  ) throws(TableError) {
    var evidence = gathering.columns.map { _ in
      ColumnEvidence(reason: "declared, or not of strings")
    }
    let open = gathering.columns.indices.filter {
      !gathering.columns[$0].isDeclared && gathering.columns[$0].holdsOnlyText
    }
    let texts = open.map { index in
      (
        name: gathering.columns[index].column.title,
        texts: gathering.columns[index].texts(first: CSVSniffer.inferenceRows)
      )
    }
    let sampleRows = texts.map(\.texts.count).max() ?? 0
    for (index, inferred) in zip(open, CSVSniffer.inferredColumns(of: texts)) {
      let (column, found) = inferred
      try gathering.columns[index].read(as: column, isCancelled: isCancelled)
      evidence[index] = ColumnEvidence(
        counts: found.counts, nullSpellings: column.settings.nullSpellings, reason: found.note)
    }
    let all = evidence
    let rows = sampleRows
    facts.state.withLock { state in
      state.evidence = all
      state.sampleRows = rows
    }
  }
}
