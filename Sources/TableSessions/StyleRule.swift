import TableValues

/// A rule of a view that says how rows or cells look: a tag with parameters, which the client draws.
package struct StyleRule: Sendable, Hashable {
  /// Which of two layers a tag is drawn on.
  package typealias Layer = StyleLayer

  /// What a rule knows without an expression.
  package enum Source: Sendable, Hashable {
    /// Rows whose index divided by `every`, which is at least 1, leaves `offset`; rows count within
    /// the page or within their innermost section.
    case stripes(every: Int, offset: Int, inSection: Bool)
    /// Cells of the columns that the view is sorted by, in rows that stripes of the page are.
    case sorted(every: Int, offset: Int)
    /// What is selected.
    case selected
    /// The row under the window's pointer.
    case hovered
    /// Rows that match the search; of named columns the cells with hits.
    case matches
    /// Cells that somebody is typing into.
    case drafts
    /// Cells without a value of their type.
    case errors
  }

  /// What a parameter is.
  package enum Parameter: Sendable, Hashable {
    /// A boolean, integer, number or text.
    case literal(CellValue)
    /// The value of an expression over the row.
    case expression(Text)
  }

  /// How many rules and expressions of parameters a view may have.
  package static let countMax = 256

  /// A condition over the row; nil: none.
  package var condition: Text?
  /// What has to hold besides; nil: nothing.
  package var source: Source?
  /// The columns whose cells are meant; nil: rows, or where the source is of cells, those of all.
  package var columns: [ColumnNumber]?
  /// The layer.
  package var layer: Layer
  /// What the client knows the look by.
  package var tag: Text
  /// What comes with the tag, by name.
  package var parameters: [Text: Parameter] = [:]

  /// A look of all rows.
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

/// How a row or a cell looks by one rule.
package struct StyleTag: Sendable, Hashable {
  /// The layer.
  package var layer: StyleRule.Layer
  /// What the client knows the look by.
  package var tag: Text
  /// What comes with it, by name; booleans, integers, numbers and texts.
  package var parameters: [Text: CellValue]
}

/// That a rule has no answer for rows of a window.
package struct StyleFailure: Sendable, Hashable {
  /// The rule's place in the view's list.
  package var rule: Int
  /// For how many rows.
  package var count: Int
  /// One of them.
  package var row: RowKey
  /// Why it has none there, for people.
  package var message: Text
}
