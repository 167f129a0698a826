import CellFormats
import ColumnStorage
import RowPipeline
import TableModel
import TableValues

/// The footer of a column of a view.
package struct ViewFooter: Hashable, Sendable {
  /// The column.
  package var column: ColumnNumber
  /// The requested footer.
  package var rule: FooterRule
  /// Whether the aggregate does not apply to the column's type.
  package var doesNotApply = false
  /// The result; null while it is unknown.
  package var value = CellValue.null
  /// The result, formatted like the column's cells. Counts are plain digits.
  package var text: Text = ""
  /// The number of rows without a value.
  package var nulls = 0
  /// The number of rows with an error.
  package var errors = 0
  /// Whether the result belongs to an older state of the table or the view.
  package var isPending = false

  /// The footer in one line: its title and its result, if any.
  package var shownText: Text {
    let parts = [rule.title ?? "", text].filter { !$0.utf8.isEmpty }
    return Text(Array(parts.map(\.utf8).joined(separator: [0x20])))
  }

  /// The footer of a column by a rule, before anything is known of its rows.
  package init(_ column: Column, _ rule: FooterRule) {
    self.column = column.number
    self.rule = rule
    doesNotApply = rule.aggregate.map { !$0.applies(to: column.type) } ?? false
  }

  /// The aggregates to maintain for it, if any.
  package func plan(_ column: Column) -> AggregatePlan? {
    guard let kind = rule.aggregate, !doesNotApply else { return nil }
    return AggregatePlan(column: column, kinds: [kind], isKept: true)
  }

  /// Shows the result of its aggregate.
  package mutating func take(_ accumulator: AggregateAccumulator, _ content: TableContent) {
    guard let kind = rule.aggregate else { return }
    value = accumulator.result(kind)
    text = content.text(ofAggregate: value, kind, column)
    nulls = accumulator.nulls
    errors = accumulator.errors
  }
}

extension TableContent {
  /// The text of an aggregate's result. Values of the column's type use its format.
  package func text(
    ofAggregate value: CellValue, _ kind: AggregateKind, _ column: ColumnNumber
  ) -> Text {
    let cell = Cell(value)
    if case .error = value { return "" }
    guard kind.isOfColumn, let display = display(of: column) else { return Text(cell.displayText) }
    return display.text(of: cell)
  }
}
