import CellFormats
import ColumnStorage
import Expressions
import RowTree
import TableSessions
import TableValues

/// Where rows of kinds keep their values in rows given as objects.
struct KindPaths: Sendable {
  /// By kind and column.
  let paths: [Text: [ColumnID: ObjectPath]]

  /// Nil where no kind has any.
  init?(_ declarations: RowDeclarations?) {
    let paths = (declarations?.kinds ?? [:]).mapValues { $0.fields.compactMapValues(\.path) }
      .filter { !$0.value.isEmpty }
    if paths.isEmpty { return nil }
    self.paths = paths
  }
}

/// Rows that have been read as their columns say, to find out of which kinds they are: a kind may
/// say that a value stands elsewhere.
struct RowKinds {
  /// The columns; the number of one that the rows give is its place in `chunks`.
  let columns: [Column]
  /// The cells by column.
  let chunks: [[ColumnChunk]]
  let rowCount: Int
  let chunkRows: Int
  /// The types that the table declares.
  var types: [NamedType] = []

  /// Rows that give all that is stored.
  init(columns: [Column], chunks: [[ColumnChunk]], rowCount: Int, chunkRows: Int) {
    self.columns = columns
    self.chunks = chunks
    self.rowCount = rowCount
    self.chunkRows = chunkRows
  }

  /// Rows that give some columns of a table; the others are null, and computed ones are computed.
  init(
    giving given: [Column], of table: TableState, chunks: [[ColumnChunk]], rowCount: Int,
    chunkRows: Int
  ) {
    let others = table.content.schema.columns.filter { column in
      !given.contains { $0.id == column.id }
    }
    let columns = (given + others).enumerated().map { place, column in
      var column = column
      column.number = ColumnNumber(place)
      column.form = ColumnForm()
      column.supply = nil
      return column
    }
    let types = table.content.schema.types
    let checked = try? ComputedSchema(columns, types: types, parameters: table.parameters).columns
    self.init(
      columns: checked ?? columns, chunks: chunks, rowCount: rowCount, chunkRows: chunkRows)
    self.types = types
  }

  /// The kinds that the rows are of, by what they say or the declarations say of them. O(rows).
  ///
  /// - Parameter said: The kinds that the rows say they are of, as far as any does.
  func kinds(
    _ declarations: RowDeclarations, _ parameters: TableParameters, said: [Text?]
  ) -> [Text?] {
    var schema = TableSchema(columns: columns)
    schema.types = types
    let source = ResidentSource(
      columns: chunks, types: columns.prefix(chunks.count).map(\.type), rowCount: rowCount,
      chunkRows: chunkRows
    ) { CellFormatter.spelledText(of: $0) }
    let content = TableContent(
      schema: schema, source: source, cache: ChunkCache(budget: 16 << 20), codecs: schema.codecs,
      derived: schema.computedColumns(parameters, codecs: schema.codecs))
    var state = TableState(
      content: content, keys: RowKeyMap(.given), isComplete: true,
      rules: RowRules(declarations, over: schema, parameters))
    state.begin(
      carrying: said.enumerated().compactMap { row, kind in
        guard let kind else { return nil }
        var carried = RowTraits()
        carried.kind = kind
        return (UInt32(row), carried)
      })
    let slots = state.order.slots(in: 0..<state.order.count)
    var resolver = SettingResolver(state)
    resolver.prepare(slots)
    return slots.map { resolver.kind(of: $0).name }
  }
}
