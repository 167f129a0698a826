/// What a table says of its rows, sections and columns, in layers: the client's own configuration,
/// plain data.
package struct RowDeclarations: Hashable, Sendable {
  /// What gives a row's kind.
  package enum KindSource: Hashable, Sendable {
    /// The value of a column.
    case column(ColumnID)
    /// An expression over the row.
    case expression(Text)
  }

  /// What a kind of rows or sections says.
  package struct Kind: Hashable, Sendable {
    /// Of its rows.
    package var settings: RowSettings = [:]
    /// Of its rows' cells, by column.
    package var columns: [ColumnID: RowSettings] = [:]
    /// What its rows hold in columns.
    package var fields: [ColumnID: Field] = [:]

    /// A kind that says nothing.
    package init() {}
  }

  /// What the rows of a kind hold in a column.
  package struct Field: Hashable, Sendable {
    /// The type of the values, where the column may hold several.
    package var type: ColumnType?
    /// What the cells are to meet.
    package var rules: [ValidationRule] = []
    /// How the cells are shown; nil: as the column says.
    package var format: CellFormat?
    /// The format as the client said it, as JSON.
    package var formatText: Text?
    /// Where the value stands in rows given as objects; nil: where the column says.
    package var path: ObjectPath?

    /// A field of which nothing is said.
    package init() {}

    /// Whether nothing is said.
    package var isEmpty: Bool {
      type == nil && rules.isEmpty && format == nil && path == nil
    }
  }

  /// What is said of a column's cells and of its header.
  package struct ColumnRules: Hashable, Sendable {
    /// Of its cells.
    package var settings: RowSettings = [:]
    /// Of its header.
    package var header: RowSettings = [:]

    /// A column of which nothing is said.
    package init() {}

    /// Whether nothing is said.
    package var isEmpty: Bool { settings.isEmpty && header.isEmpty }
  }

  /// What is said of a section, by its key.
  package struct SectionRules: Hashable, Sendable {
    /// The kind it is of.
    package var kind: Text?
    /// What it says itself.
    package var settings: RowSettings = [:]

    /// A section of which nothing is said.
    package init() {}

    /// Whether nothing is said.
    package var isEmpty: Bool { kind == nil && settings.isEmpty }
  }

  /// How the client is asked.
  package struct Decisions: Hashable, Sendable {
    /// How long an answer may take, in milliseconds.
    package var deadline = 10_000
    /// Whether it is allowed when no answer comes.
    package var allowsByDefault = false

    /// Ten seconds, then no.
    package init() {}
  }

  /// What the table says.
  package var settings: RowSettings = [:]
  /// What holds where nothing else says anything.
  package var fallback: RowSettings = [:]
  /// What is said of columns.
  package var columns: [ColumnID: ColumnRules] = [:]
  /// The kinds of rows, by name.
  package var kinds: [Text: Kind] = [:]
  /// What gives a row's kind, if it does not say it itself.
  package var kindSource: KindSource?
  /// The kind of rows whose own is not declared.
  package var defaultKind: Text?
  /// Whether edits may make no row of a kind that is not declared.
  package var refusesUndeclared = false
  /// What rows are to meet.
  package var rowRules: [ValidationRule] = []
  /// The kinds of sections, by name.
  package var sectionKinds: [Text: RowSettings] = [:]
  /// What is said of sections, by key.
  package var sections: [Text: SectionRules] = [:]
  /// What the names of cell kinds mean, as the client's own JSON.
  package var cellKinds: [Text: OpaqueJSON] = [:]
  /// What the names of editors mean, as the client's own JSON.
  package var editors: [Text: OpaqueJSON] = [:]
  /// How the client is asked.
  package var decisions = Decisions()

  /// Says nothing.
  package init() {}

  /// Whether nothing is said.
  package var isEmpty: Bool { self == RowDeclarations() }

  /// Every text of an expression, with what its value is for; nil for one that names a kind.
  package func forEachExpression(_ body: (Text, RowSetting?) throws -> Void) rethrows {
    if case .expression(let source) = kindSource { try body(source, nil) }
    try forEachSettings { settings in try Self.forEachExpression(of: settings, body) }
  }

  /// Every text of an expression in some settings.
  package static func forEachExpression(
    of settings: RowSettings, _ body: (Text, RowSetting?) throws -> Void
  ) rethrows {
    for (setting, value) in settings {
      switch value {
      case .expression(let source): try body(source, setting)
      case .actions(let actions): try forEachExpression(of: actions) { try body($0, .actions) }
      case .flag, .ask, .within, .number, .automatic, .zero, .text, .separators, .document: break
      }
    }
  }

  private func forEachSettings(_ body: (RowSettings) throws -> Void) rethrows {
    try body(settings)
    try body(fallback)
    for rules in columns.values {
      try body(rules.settings)
      try body(rules.header)
    }
    for kind in kinds.values {
      try body(kind.settings)
      for settings in kind.columns.values { try body(settings) }
    }
    for settings in sectionKinds.values { try body(settings) }
    for rules in sections.values { try body(rules.settings) }
  }

  // The depth of trees of actions is bounded where they are read.
  private static func forEachExpression(
    of actions: [RowAction], _ body: (Text) throws -> Void
  ) rethrows {
    for action in actions {
      if case .expression(let source) = action.title { try body(source) }
      if case .expression(let source) = action.style { try body(source) }
      if case .expression(let source) = action.hidden { try body(source) }
      if case .expression(let source) = action.image { try body(source) }
      try forEachExpression(of: action.children, body)
    }
  }
}
