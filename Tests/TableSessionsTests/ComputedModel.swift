import ColumnStorage
import Expressions
import RowPipeline
import RowTree
import TableValues

@testable import TableModel

/// The computed columns of tables under test, and what their cells must be, written down plainly.
enum ComputedModel {
  /// From one column, from computed ones, with a parameter, with errors.
  static let columns: [Column] = [
    column(3, "c0 * 2", sortedBy: "c0 % 7"),
    column(4, "c3 > 40 ? c1 + c2 : c1", shownAs: "c4 + '!' + string(60 / (c0 - 5))"),
    column(5, "c0 + params.n", as: .integer), column(6, "60 / (c3 - 20)"),
  ]

  private static func column(
    _ number: Int, _ source: Text, as type: ColumnType? = nil, shownAs display: Text? = nil,
    sortedBy key: Text? = nil
  ) -> Column {
    var column = Column(
      number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "",
      type: type ?? .text)
    column.computation = ColumnComputation(source: source, isTypeDeclared: type != nil)
    column.form.display = display.map { ColumnComputation(source: $0, isTypeDeclared: true) }
    column.form.sortExpression = key.map { ColumnComputation(source: $0, isTypeDeclared: false) }
    return column
  }

  static func filter(over schema: TableSchema) -> RowFilter? {
    (try? ExpressionCondition("c3 > 20 && c5 < 60 && c0 > params.n", over: schema))
      .map { .expression($0) }
  }

  private static func cells(of row: [Cell], n: Int64?) -> [CellValue] {
    guard case .integer(let whole) = row[0].value, case .text(let second) = row[1].value,
      case .text(let third) = row[2].value
    else { return [] }
    let twice = whole * 2
    return [
      .integer(twice), .text(twice > 40 ? Text(second.utf8 + third.utf8) : second),
      n.map { .integer(whole + $0) } ?? .error(.notComputed),
      twice == 20 ? .error(.notComputed) : .integer(60 / (twice - 20)),
    ]
  }

  /// What is wrong with the computed cells of a table: single ones, and those of chunks.
  static func problems(of state: TableState) -> [String] {
    var problems: [String] = []
    var n: Int64?
    if case .integer(let value)? = state.parameters.values["n"] { n = value }
    let slots = state.liveSlots
    let requests = columns.flatMap { column -> [ColumnRequest] in
      let type = state.content.type(of: column.number) ?? .json
      return [
        ColumnRequest(column.number, as: .values(type)), ColumnRequest(column.number, as: .text),
      ]
    }
    let cells = state.content.cells(of: slots, requests)
    for (row, plain) in state.plainRows.enumerated() {
      let wanted = self.cells(of: plain.cells, n: n)
      let found = columns.indices.map { cells[$0 * 2][row].value }
      if found != wanted { problems.append("\(plain): computed \(found), not \(wanted)") }
    }
    for number in 0..<state.content.chunkCount {
      let chunks = state.content.chunks(number, requests)
      let first = state.content.slots(ofChunk: number).lowerBound
      for (row, slot) in slots.enumerated() where state.content.chunkIndex(ofSlot: slot) == number {
        for (place, request) in requests.enumerated() {
          let type = place % 2 == 0 ? state.content.type(of: request.column) ?? .json : .text
          let cell = chunks[place].cell(at: Int(slot - first), type: type)
          if cell != cells[place][row] {
            problems.append("slot \(slot) column \(request): \(cell), not \(cells[place][row])")
          }
        }
      }
    }
    return problems
  }
}
