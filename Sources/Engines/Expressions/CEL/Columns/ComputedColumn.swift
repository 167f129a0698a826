import CellFormats
import ColumnStorage
import TableValues

/// A column whose cells are the values of an expression.
package struct ComputedColumn: DerivedColumn {
  /// The cache id of its chunks.
  package private(set) var number = SourceNumber()
  /// The id of its definition, independent of the cells of other rows.
  package private(set) var lineage = SourceNumber()
  /// The type of its cells.
  package let type: ColumnType
  /// The cells that it reads in a row.
  package let inputs: [ColumnRequest]
  /// Its expression; nil if that is invalid.
  package let expression: RowExpression?
  /// Why there is no expression. Every cell is an error with this text.
  private let problem: Text

  /// A column of an expression's values.
  ///
  /// - Parameter type: The type of the cells. Values are converted; those that cannot be are error
  ///   cells.
  package init(_ expression: RowExpression, as type: ColumnType) {
    self.type = type
    self.expression = expression
    inputs = expression.requests
    problem = ""
  }

  /// A column in which every cell is an error.
  package init(problem: Text, as type: ColumnType) {
    self.type = type
    self.problem = problem
    expression = nil
    inputs = []
  }

  /// Its definition, apart from the type.
  var definition: Definition {
    Definition(
      source: expression?.source, parameters: expression?.parameters ?? [:],
      formats: expression?.formats ?? [], problem: problem)
  }

  /// The definition of a computed column.
  struct Definition: Hashable {
    var source: Text?
    var parameters: [Text: ParameterValue]
    var formats: [NamedFormat]
    var problem: Text
  }

  /// The maximum number of steps per row for which a chunk may be computed on a table's mailbox.
  private static let briefSteps = 16

  /// Whether every row needs only a few plain steps.
  package var isBrief: Bool {
    expression.map { expression in
      expression.otherColumns.isEmpty && expression.expression.isPlain
        && expression.expression.steps <= Self.briefSteps
    } ?? true
  }

  /// The columns that it reads in other rows.
  package var otherColumns: [ColumnNumber] { expression?.otherColumns ?? [] }

  /// The record of which rows read which cells of other rows.
  package var ledger: ReadLedger? { expression?.ledger }

  /// The same column with a new cache id.
  package func renewed() -> any DerivedColumn {
    var column = self
    column.number = SourceNumber()
    return column
  }

  /// The same column with a new cache id and definition id, because an input was redefined.
  package func remade() -> any DerivedColumn {
    var column = self
    column.number = SourceNumber()
    column.lineage = SourceNumber()
    return column
  }

  /// The values of the expression. Where it fails, an error cell has the reason.
  package func values(_ inputs: [ColumnChunk], count: Int, others: OtherRows?) -> ColumnChunk {
    if let expression {
      let variables = expression.variables(inputs)
      let column = try? expression.expression.column(
        variables, count: count, as: type, others: others)
      if let column {
        return column.chunk
      }
    }
    var builder = ColumnChunkBuilder(type: type)
    for _ in 0..<count { builder.append(Cell(.error(.notComputed), source: problem)) }
    return builder.finish()
  }

  /// The display texts of values: canonical texts.
  package func texts(of values: ColumnChunk) -> ColumnChunk {
    if values.validity == nil, type != .json, case .texts = values.values { return values }
    var arena = TextArena()
    arena.reserve(texts: values.count, bytes: values.count * 8)
    for row in 0..<values.count {
      if let error = values.error(at: row) {
        arena.bytes += error.source.utf8
      } else if values.isValid(row) {
        CellFormatter.appendShown(values.cell(at: row, type: type).value, to: &arena.bytes)
      }
      arena.offsets.append(UInt32(truncatingIfNeeded: arena.bytes.count))
    }
    return ColumnChunk(values: .texts(arena))
  }

  /// The display text of a cell: its canonical text.
  package func text(of cell: Cell) -> Text { CellFormatter.displayText(of: cell) }
}

extension ColumnType {
  /// Whether values of a type may be converted to this type. A value that does not fit becomes an
  /// error cell.
  package func mayHold(_ value: ExpressionType) -> Bool {
    switch (self, value.withoutNull) {
    case (.text, _), (.json, _), (_, .dynamic), (_, .null), (_, .variable): true
    case (.boolean, .boolean), (.date, .timestamp), (.dateTime, .timestamp),
      (.duration, .duration), (.time, .duration), (.time, .timestamp), (.list, .list):
      true
    case (.integer, .integer), (.integer, .unsigned), (.integer, .double), (.number, .integer),
      (.number, .unsigned), (.number, .double), (.decimal, .integer), (.decimal, .unsigned),
      (.decimal, .double):
      true
    // Texts are parsed like those of a file.
    case (.list, .text): false
    case (_, .text): true
    default: false  // no conversion
    }
  }
}
