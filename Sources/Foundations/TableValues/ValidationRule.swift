/// A condition on the cells of a column, or on a row, as plain data.
package struct ValidationRule: Hashable, Sendable {
  /// The effect of a violation. The raw value is the word on the wire.
  package typealias Severity = RuleSeverity

  /// The condition, an expression in UTF-8.
  package var expression: Text
  /// The message for people if the rule is violated.
  package var message: Text?
  /// The effect of a violation.
  package var severity = Severity.refuse
  /// For a rule of rows: the columns whose cells report the violation.
  package var columns: [ColumnID] = []

  /// A rule whose violation is refused.
  package init(_ expression: Text) { self.expression = expression }
}

/// The position of a rule in a table's declarations.
package struct RulePlace: Hashable, Sendable {
  /// The column that has the rule; nil: a rule of rows.
  package var column: ColumnID?
  /// The row kind that has the rule; nil: all kinds.
  package var kind: Text?
  /// The index in the list; nil: the rule that a kind's field has its declared type.
  package var index: Int?

  /// Names a rule.
  package init(column: ColumnID?, kind: Text? = nil, index: Int?) {
    self.column = column
    self.kind = kind
    self.index = index
  }
}
