import ColumnStorage
import Expressions
import TableValues

/// The declarations of some settings of rows or sections, with everything that decides their values
/// besides the rows. If it is equal in two states, an unchanged row has the same value in both.
package struct DeclaredSettings: Sendable, Equatable {
  private var kindSource: RowDeclarations.KindSource?
  private var defaultKind: Text?
  private var kinds: [Text: RowSettings] = [:]
  private var sections: [Text: RowDeclarations.SectionRules] = [:]
  private var sectionKinds: [Text: RowSettings] = [:]
  private var settings: RowSettings
  private var fallback: RowSettings
  private var readings: [Text: RuleExpression.Reading] = [:]

  /// Extracts the declarations of some settings; nil if there are none. O(declarations).
  ///
  /// - Parameter expressions: The expressions that fit the columns.
  init?(
    of wanted: Set<RowSetting>, _ declarations: RowDeclarations,
    _ expressions: [Text: RuleExpression]
  ) {
    var sources = Set<Text>()
    func part(_ settings: RowSettings) -> RowSettings {
      let part = settings.filter { wanted.contains($0.key) }
      for case .expression(let source) in part.values { sources.insert(source) }
      return part
    }
    settings = part(declarations.settings)
    fallback = part(declarations.fallback)
    kinds = declarations.kinds.mapValues { part($0.settings) }
    sectionKinds = declarations.sectionKinds.mapValues { part($0) }
    sections = declarations.sections.mapValues { rules in
      var said = rules
      said.settings = part(rules.settings)
      return said
    }
    // A kind without declarations matters if another kind has some: it is not the default one.
    if kinds.values.allSatisfy(\.isEmpty) {
      kinds = [:]
    } else {
      kindSource = declarations.kindSource
      defaultKind = declarations.defaultKind
      if case .expression(let source) = kindSource { sources.insert(source) }
    }
    if sectionKinds.values.allSatisfy(\.isEmpty) { sectionKinds = [:] }
    if sectionKinds.isEmpty { sections = sections.filter { !$0.value.settings.isEmpty } }
    if settings.isEmpty, fallback.isEmpty, kinds.isEmpty, sectionKinds.isEmpty, sections.isEmpty {
      return nil
    }
    for source in sources { readings[source] = expressions[source]?.reading }
  }

  /// Whether the values depend on the sections of rows, and on the kinds of sections.
  package var asksSections: Bool { !sections.isEmpty || !sectionKinds.isEmpty }

  /// Whether the cells that it depends on have the same definition in two states of a table, and
  /// each depends on its own row alone.
  package func reads(_ content: TableContent, as old: TableContent) -> Bool {
    if case .column(let id) = kindSource {
      let numbers = [content, old].map { $0.schema[id]?.number }
      guard numbers[0] == numbers[1] else { return false }
      if let number = numbers[0], !content.reads(number, alone: old) { return false }
    }
    return readings.values.allSatisfy { $0.reads(content, as: old) }
  }
}

extension TableContent {
  /// Whether a column has the same definition as in an older state, and each cell depends on its
  /// own row alone.
  package func reads(_ column: ColumnNumber, alone old: TableContent) -> Bool {
    reads(column, as: old)
      && ![column, column.shown].contains { readsOtherRows($0) }
  }
}

extension RuleExpression {
  /// Everything that decides an expression's value for a row, besides the row.
  struct Reading: Sendable, Equatable {
    private var type: ExpressionType
    private var requests: [ColumnRequest]
    private var otherColumns: [ColumnNumber]
    private var parameters: [Text: ParameterValue]
    private var formats: [NamedFormat]

    fileprivate init(_ expression: RuleExpression) {
      type = expression.type
      requests = expression.requests
      otherColumns = expression.otherColumns
      parameters = expression.parameters
      formats = expression.formats
    }

    /// Whether the cells that it reads have the same definition in two states of a table.
    func reads(_ content: TableContent, as old: TableContent) -> Bool {
      requests.allSatisfy { content.reads($0.column, alone: old) }
    }
  }

  /// Everything that decides its value.
  var reading: Reading { Reading(self) }
}

/// The number of rows with settings of their own, and the expressions that they use.
package struct RowOwnSettings: Sendable {
  private let settings: Set<RowSetting>
  private let readsView: Bool
  private var count = 0
  /// The number of rows per expression.
  private(set) var sources: [Text: Int] = [:]
  /// The expressions that fit the columns.
  private(set) var expressions: [Text: RuleExpression] = [:]
  /// Changes whenever the meaning of the expressions does.
  private(set) var stamp = SourceNumber()

  /// No row has a setting yet.
  ///
  /// - Parameter readsView: Whether expressions may read the view for which they are resolved.
  init(of settings: Set<RowSetting>, readsView: Bool = false) {
    self.settings = settings
    self.readsView = readsView
  }

  /// Whether no row has a setting.
  var isEmpty: Bool { count == 0 }

  /// Records changes of rows' settings.
  mutating func note(
    _ changes: [TraitsChange], over schema: TableSchema, _ parameters: TableParameters
  ) {
    for change in changes {
      note(change.before, -1)
      note(change.after, 1)
    }
    if sources.isEmpty, expressions.isEmpty { return }
    expressions = expressions.filter { sources[$0.key] != nil }
    for source in sources.keys where expressions[source] == nil {
      expressions[source] = try? RuleExpression(
        source, over: schema, parameters, readsView: readsView)
    }
  }

  /// Compiles the expressions for other columns.
  mutating func compile(over schema: TableSchema, _ parameters: TableParameters) {
    if sources.isEmpty { return }
    stamp = SourceNumber()
    for source in sources.keys {
      expressions[source] = try? RuleExpression(
        source, over: schema, parameters, readsView: readsView)
    }
  }

  /// Substitutes other parameters.
  mutating func bind(to parameters: TableParameters) {
    expressions = expressions.mapValues { $0.bound(to: parameters) }
  }

  /// Whether an unchanged row with the same settings has the same values as in an older state.
  /// O(expressions).
  package func reads(_ content: TableContent, as old: RowOwnSettings, _ before: TableContent)
    -> Bool
  {
    sources.keys.allSatisfy { source in
      guard old.sources[source] != nil else { return true }
      guard let now = expressions[source]?.reading, let then = old.expressions[source]?.reading
      else { return (expressions[source] == nil) == (old.expressions[source] == nil) }
      return now == then && now.reads(content, as: before)
    }
  }

  /// Whether a row has an expression for a setting.
  package func asks(_ traits: RowTraits) -> Bool {
    settings.contains { setting in
      if case .expression? = traits.settings[setting] { true } else { false }
    }
  }

  private mutating func note(_ traits: RowTraits?, _ step: Int) {
    guard let traits, !traits.settings.isEmpty else { return }
    for setting in settings {
      guard let value = traits.settings[setting] else { continue }
      count += step
      guard case .expression(let source) = value else { continue }
      let left = sources[source, default: 0] + step
      sources[source] = left == 0 ? nil : left
    }
  }
}
