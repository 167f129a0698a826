/// A condition that the cells of a column, or of a row, are to meet. Plain data.
package struct ValidationRule: Hashable, Sendable {
  /// What becomes of data that does not meet it; the raw value is the word on the wire.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// An edit that makes it so is refused.
    case refuse
    /// It is kept, and told where it is.
    case mark
  }

  /// The condition, an expression in UTF-8.
  package var expression: Text
  /// What is told to people where it is not met.
  package var message: Text?
  /// What becomes of data that does not meet it.
  package var severity = Severity.refuse
  /// Of a row's rule: the columns at whose cells it is told.
  package var columns: [ColumnID] = []

  /// A condition that is not to be broken.
  package init(_ expression: Text) { self.expression = expression }
}

/// Which rule of a table.
package struct RulePlace: Hashable, Sendable {
  /// The column that has it; nil: a rule of whole rows.
  package var column: ColumnID?
  /// The kind of rows that has it; nil: it is of all.
  package var kind: Text?
  /// Its place in the list; nil: that a kind's field has its type.
  package var index: Int?

  /// Names a rule.
  package init(column: ColumnID?, kind: Text? = nil, index: Int?) {
    self.column = column
    self.kind = kind
    self.index = index
  }
}
