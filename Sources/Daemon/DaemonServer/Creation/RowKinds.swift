import CellFormats
import ColumnStorage
import Expressions
import RowTree
import TableModel
import TableValues

/// The paths of values in row objects that row kinds declare.
struct KindPaths: Sendable {
  /// By kind and column.
  let paths: [Text: [ColumnID: ObjectPath]]

  /// Nil if no kind has any.
  init?(_ declarations: RowDeclarations?) {
    let paths = (declarations?.kinds ?? [:]).mapValues { $0.fields.compactMapValues(\.path) }
      .filter { !$0.value.isEmpty }
    if paths.isEmpty { return nil }
    self.paths = paths
  }
}

/// Rows that were read by the columns' paths, to find their kinds. A kind may then have other paths
/// for its values.
struct RowKinds {
  /// The columns. The number of a column in the rows is its index in `chunks`.
  let columns: [Column]
  /// The cells by column.
  let chunks: [[ColumnChunk]]
  let rowCount: Int
  let chunkRows: Int
  /// The named types of the table.
  var types: [NamedType] = []

  /// Rows with all stored columns.
  init(columns: [Column], chunks: [[ColumnChunk]], rowCount: Int, chunkRows: Int) {
    self.columns = columns
    self.chunks = chunks
    self.rowCount = rowCount
    self.chunkRows = chunkRows
  }

  /// Rows with some columns of a table. Other stored columns are null, and computed ones are
  /// computed.
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

  /// The kinds of the rows: their own, or those of the declarations. O(rows).
  ///
  /// - Parameter said: The declared kinds of the rows, if any.
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
