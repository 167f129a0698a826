import CellFormats
import ColumnStorage
import TableValues

/// A column whose cells are the values of an expression.
package struct ComputedColumn: DerivedColumn {
  /// Under which number its chunks are kept.
  package private(set) var number = SourceNumber()
  /// What it is, whatever other rows hold.
  package private(set) var lineage = SourceNumber()
  /// The type of its cells.
  package let type: ColumnType
  /// What is read of a row.
  package let inputs: [ColumnRequest]
  /// What it is computed by; nil where that is faulty.
  package let expression: RowExpression?
  /// Why there is no expression: what every cell says.
  private let problem: Text

  /// A column of an expression's values.
  ///
  /// - Parameter type: The type of the cells; values are converted, and what does not fit is an
  ///   error cell.
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

  /// What it is made by, apart from its type.
  var definition: Definition {
    Definition(
      source: expression?.source, parameters: expression?.parameters ?? [:],
      formats: expression?.formats ?? [], problem: problem)
  }

  /// What a computed column is made by.
  struct Definition: Hashable {
    var source: Text?
    var parameters: [Text: ParameterValue]
    var formats: [NamedFormat]
    var problem: Text
  }

  /// Steps of a row that may be taken on a table's mailbox for a chunk of rows.
  private static let briefSteps = 16

  /// Whether no row takes more than a few plain steps.
  package var isBrief: Bool {
    expression.map { expression in
      expression.otherColumns.isEmpty && expression.expression.isPlain
        && expression.expression.steps <= Self.briefSteps
    } ?? true
  }

  /// The columns that it reads in other rows.
  package var otherColumns: [ColumnNumber] { expression?.otherColumns ?? [] }

  /// Which rows read which cells of others.
  package var ledger: ReadLedger? { expression?.ledger }

  /// The same column, with other chunks.
  package func renewed() -> any DerivedColumn {
    var column = self
    column.number = SourceNumber()
    return column
  }

  /// The same column over what is made otherwise.
  package func remade() -> any DerivedColumn {
    var column = self
    column.number = SourceNumber()
    column.lineage = SourceNumber()
    return column
  }

  /// The values of the expression; where it fails, error cells that say why.
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

  /// What the values show: canonical texts.
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

  /// What a cell shows: its canonical text.
  package func text(of cell: Cell) -> Text { CellFormatter.displayText(of: cell) }
}

extension ColumnType {
  /// Whether values of a type may be cells of this type; what does not fit is then an error cell.
  package func mayHold(_ value: ExpressionType) -> Bool {
    switch (self, value.withoutNull) {
    case (.text, _), (.json, _), (_, .dynamic), (_, .null), (_, .variable): true
    case (.boolean, .boolean), (.date, .timestamp), (.dateTime, .timestamp),
      (.duration, .duration), (.list, .list):
      true
    case (.integer, .integer), (.integer, .unsigned), (.integer, .double), (.number, .integer),
      (.number, .unsigned), (.number, .double), (.decimal, .integer), (.decimal, .unsigned),
      (.decimal, .double):
      true
    // Texts are read, as those of a file are.
    case (.list, .text): false
    case (_, .text): true
    default: false  // what nothing converts
    }
  }
}
