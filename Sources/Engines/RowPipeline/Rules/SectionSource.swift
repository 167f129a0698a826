import ColumnStorage
import TableValues

/// The source of a view's sections: levels, and the expressions that they use as columns.
package struct SectionSource: Hashable, Sendable {
  /// The levels, outermost first.
  package var levels: [SectionLevel]
  /// The expressions of levels that use no column of the table.
  package var expressions: [ColumnNumber: OrderExpression]

  /// Sections of some levels. By default there are none.
  package init(
    levels: [SectionLevel] = [], expressions: [ColumnNumber: OrderExpression] = [:]
  ) {
    self.levels = levels
    let named = Set(levels.map(\.column))
    self.expressions = expressions.filter { named.contains($0.key) }
  }

  /// The columns of the table that they depend on.
  package var columns: Set<ColumnNumber> {
    Set(
      levels.flatMap { level in
        expressions[level.column]?.inputs.map(\.column) ?? [level.column]
      })
  }

  /// The columns of the table that their expressions read in other rows.
  package var otherColumns: Set<ColumnNumber> {
    Set(expressions.values.flatMap { $0.others.map(\.column) })
  }

  /// For each expression, the record of which rows read which cells of others, and the columns that
  /// it reads there.
  package var readers: [(ledger: ReadLedger, columns: [ColumnNumber])] {
    expressions.values.compactMap { expression in
      expression.ledger.map { ($0, expression.others.map(\.column)) }
    }
  }

  /// A content with the columns of the expressions.
  package func widening(_ content: TableContent) -> TableContent {
    ViewRules(sections: levels, expressions: expressions).widening(content)
  }
}
