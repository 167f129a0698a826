import CellFormats
import ColumnStorage
import TableValues

/// The display texts of a column with a display expression.
///
/// If the expression is null, the cell displays the column's null placeholder. If it fails, the
/// cell displays what it would without the expression.
struct DisplayColumn: DerivedColumn {
  private(set) var number = SourceNumber()
  private(set) var lineage = SourceNumber()
  let inputs: [ColumnRequest]
  private let texts: ComputedColumn
  private let own: ColumnType
  private let codec: (any ColumnCodec)?

  /// - Parameters:
  ///   - expression: The display expression.
  ///   - column: The column whose cells display it.
  ///   - codec: Formats its cells without the expression; nil: they display their source text.
  init(_ expression: RowExpression, of column: Column, _ codec: (any ColumnCodec)?) {
    texts = ComputedColumn(expression, as: .text)
    own = column.type
    inputs = texts.inputs + [ColumnRequest(column.number, as: .values(column.type))]
    self.codec = codec
  }

  var type: ColumnType { .text }

  var isBrief: Bool { texts.isBrief }

  /// Its definition.
  var definition: ComputedColumn.Definition { texts.definition }

  var otherColumns: [ColumnNumber] { texts.otherColumns }

  var ledger: ReadLedger? { texts.ledger }

  func renewed() -> any DerivedColumn {
    var column = self
    column.number = SourceNumber()
    return column
  }

  func remade() -> any DerivedColumn {
    var column = self
    column.number = SourceNumber()
    column.lineage = SourceNumber()
    return column
  }

  func values(_ inputs: [ColumnChunk], count: Int, others: OtherRows?) -> ColumnChunk {
    let said = texts.values(Array(inputs.dropLast()), count: count, others: others)
    guard said.validity != nil, let cells = inputs.last else { return said }
    var builder = ColumnChunkBuilder(type: .text)
    for row in 0..<count {
      let cell = said.cell(at: row, type: .text)
      switch cell.value {
      case .null: builder.append(Cell(.text(shown(.null))))
      case .error: builder.append(Cell(.text(shown(cells.cell(at: row, type: own)))))
      case .text, .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .json,
        .pending:
        builder.append(cell)
      }
    }
    return builder.finish()
  }

  private func shown(_ cell: Cell) -> Text {
    if let codec { return codec.text(of: cell) }
    if case .null = cell.value { return "" }
    return CellFormatter.displayText(of: cell)
  }

  func texts(of values: ColumnChunk) -> ColumnChunk { texts.texts(of: values) }

  func text(of cell: Cell) -> Text { texts.text(of: cell) }
}
