import TableValues

/// A style rule of a view: it gives rows or cells a tag with parameters, which the client draws.
package struct StyleRule: Sendable, Hashable {
  /// The layer on which a tag is drawn.
  package typealias Layer = StyleLayer

  /// A condition without an expression.
  package enum Source: Sendable, Hashable {
    /// Rows whose index divided by `every`, which is at least 1, has the remainder `offset`. The
    /// index is that within the page or within the innermost section.
    case stripes(every: Int, offset: Int, inSection: Bool)
    /// Cells of the sort columns, in rows of the page's stripes.
    case sorted(every: Int, offset: Int)
    /// Selected items.
    case selected
    /// The row under the window's pointer.
    case hovered
    /// Rows that match the search; with named columns, the cells with hits.
    case matches
    /// Cells with drafts.
    case drafts
    /// Cells without a value of their type.
    case errors
  }

  /// A parameter of a tag.
  package enum Parameter: Sendable, Hashable {
    /// A boolean, integer, number or text.
    case literal(CellValue)
    /// The value of an expression over the row.
    case expression(Text)
  }

  /// The maximum number of rules and parameter expressions of a view.
  package static let countMax = 256

  /// A condition over the row; nil: none.
  package var condition: Text?
  /// An additional condition; nil: none.
  package var source: Source?
  /// The columns whose cells get the tag. Nil: rows, or for conditions on cells the cells of all
  /// columns.
  package var columns: [ColumnNumber]?
  /// The layer.
  package var layer: Layer
  /// The name of the style for the client.
  package var tag: Text
  /// The parameters of the tag, by name.
  package var parameters: [Text: Parameter] = [:]

  /// A style of all rows.
  package init(_ layer: Layer, _ tag: Text) {
    self.layer = layer
    self.tag = tag
  }

  /// The expressions, the condition first.
  package var expressions: [Text] {
    var sources = condition.map { [$0] } ?? []
    for (_, parameter) in parameters.sorted(by: { $0.key < $1.key }) {
      if case .expression(let source) = parameter { sources.append(source) }
    }
    return sources
  }
}

/// The style of a row or a cell by one rule.
package struct StyleTag: Sendable, Hashable {
  /// The layer.
  package var layer: StyleRule.Layer
  /// The name of the style for the client.
  package var tag: Text
  /// Its parameters by name: booleans, integers, numbers and texts.
  package var parameters: [Text: CellValue]

  /// A look of a layer.
  package init(layer: StyleRule.Layer, tag: Text, parameters: [Text: CellValue]) {
    self.layer = layer
    self.tag = tag
    self.parameters = parameters
  }
}

/// The failure of a rule for rows of a window.
package struct StyleFailure: Sendable, Hashable {
  /// The index of the rule in the view's list.
  package var rule: Int
  /// The number of rows.
  package var count: Int
  /// One of them.
  package var row: RowKey
  /// The error there, for people.
  package var message: Text

  /// The failure of one rule.
  package init(rule: Int, count: Int, row: RowKey, message: Text) {
    self.rule = rule
    self.count = count
    self.row = row
    self.message = message
  }
}
