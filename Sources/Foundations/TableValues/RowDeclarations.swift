/// A table's declarations about rows, sections and columns, in layers. This is the client's
/// configuration as plain data.
package struct RowDeclarations: Hashable, Sendable {
  /// The source of a row's kind.
  package enum KindSource: Hashable, Sendable {
    /// The value of a column.
    case column(ColumnID)
    /// An expression over the row.
    case expression(Text)
  }

  /// The declarations of a row kind.
  package struct Kind: Hashable, Sendable {
    /// Settings of its rows.
    package var settings: RowSettings = [:]
    /// Settings of its rows' cells, by column.
    package var columns: [ColumnID: RowSettings] = [:]
    /// The content of its rows by column.
    package var fields: [ColumnID: Field] = [:]

    /// A kind without declarations.
    package init() {}
  }

  /// The content of a kind's rows in one column.
  package struct Field: Hashable, Sendable {
    /// The type of the values, if the column may have several.
    package var type: ColumnType?
    /// The validation rules of the cells.
    package var rules: [ValidationRule] = []
    /// The format of the cells; nil: that of the column.
    package var format: CellFormat?
    /// The format as JSON, as the client sent it.
    package var formatText: Text?
    /// The path of the value in row objects; nil: that of the column.
    package var path: ObjectPath?

    /// A field without declarations.
    package init() {}

    /// Whether nothing is declared.
    package var isEmpty: Bool {
      type == nil && rules.isEmpty && format == nil && path == nil
    }
  }

  /// The declarations about a column's cells and its header.
  package struct ColumnRules: Hashable, Sendable {
    /// Settings of its cells.
    package var settings: RowSettings = [:]
    /// Settings of its header.
    package var header: RowSettings = [:]

    /// A column without declarations.
    package init() {}

    /// Whether nothing is declared.
    package var isEmpty: Bool { settings.isEmpty && header.isEmpty }
  }

  /// The declarations about one section, found by its key.
  package struct SectionRules: Hashable, Sendable {
    /// Its section kind.
    package var kind: Text?
    /// Its settings.
    package var settings: RowSettings = [:]

    /// A section without declarations.
    package init() {}

    /// Whether nothing is declared.
    package var isEmpty: Bool { kind == nil && settings.isEmpty }
  }

  /// How the client decides about permissions.
  package struct Decisions: Hashable, Sendable {
    /// The time limit for an answer, in milliseconds.
    package var deadline = 10_000
    /// Whether permission is granted if no answer arrives in time.
    package var allowsByDefault = false

    /// Ten seconds, then denied.
    package init() {}
  }

  /// Settings of the whole table.
  package var settings: RowSettings = [:]
  /// Settings that apply if no other layer has a value.
  package var fallback: RowSettings = [:]
  /// Declarations about columns.
  package var columns: [ColumnID: ColumnRules] = [:]
  /// The row kinds, by name.
  package var kinds: [Text: Kind] = [:]
  /// The source of the kind of rows that do not declare it themselves.
  package var kindSource: KindSource?
  /// The kind of rows whose kind is not declared here.
  package var defaultKind: Text?
  /// Whether edits that give a row an undeclared kind are refused.
  package var refusesUndeclared = false
  /// The validation rules of rows.
  package var rowRules: [ValidationRule] = []
  /// The section kinds, by name.
  package var sectionKinds: [Text: RowSettings] = [:]
  /// Declarations about sections, by key.
  package var sections: [Text: SectionRules] = [:]
  /// The client's JSON for each cell kind, by name.
  package var cellKinds: [Text: OpaqueJSON] = [:]
  /// The client's JSON for each editor, by name.
  package var editors: [Text: OpaqueJSON] = [:]
  /// How the client decides about permissions.
  package var decisions = Decisions()

  /// No declarations.
  package init() {}

  /// Whether nothing is declared.
  package var isEmpty: Bool { self == RowDeclarations() }

  /// Calls `body` with every expression and the setting that it computes; nil for one that computes
  /// a kind.
  package func forEachExpression(_ body: (Text, RowSetting?) throws -> Void) rethrows {
    if case .expression(let source) = kindSource { try body(source, nil) }
    try forEachSettings { settings in try Self.forEachExpression(of: settings, body) }
  }

  /// Calls `body` with every expression in some settings.
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

  // The depth of action trees is limited where they are read.
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
