import ColumnStorage
import Expressions
import TableValues

/// A table's declarations, with their expressions compiled for the current columns and parameters.
package final class RowRules: Sendable {
  /// The declarations as given.
  package let declarations: RowDeclarations
  /// The part that hides rows.
  let hiding: HidingRules
  /// Whether some expression reads the view that it is resolved for.
  package let readsView: Bool
  /// The declarations about sizes of rows; nil: none.
  package let sizes: DeclaredSettings?
  /// The declarations about heights of section entries; nil: none.
  package let headHeights: DeclaredSettings?
  private let expressions: [Text: RuleExpression]
  /// The settings declared by any layer except single rows.
  private let said: Set<RowSetting>
  private let kindSettings: Set<RowSetting>

  /// Compiles declarations. An expression that does not fit the columns has no value.
  package convenience init(
    _ declarations: RowDeclarations, over schema: TableSchema,
    _ parameters: TableParameters = TableParameters()
  ) {
    var expressions: [Text: RuleExpression] = [:]
    declarations.forEachExpression { source, _ in
      if expressions[source] == nil {
        expressions[source] = try? RuleExpression(
          source, over: schema, parameters, readsView: true)
      }
    }
    self.init(
      declarations, expressions, HidingRules(declarations, expressions, over: schema))
  }

  private init(
    _ declarations: RowDeclarations, _ expressions: [Text: RuleExpression], _ hiding: HidingRules
  ) {
    self.declarations = declarations
    self.expressions = expressions
    self.hiding = hiding
    sizes = DeclaredSettings(of: Self.sizeSettings, declarations, expressions)
    headHeights = DeclaredSettings(of: [.headerHeight, .footerHeight], declarations, expressions)
    readsView = expressions.values.contains(where: \.readsView)
    var local = Set<RowSetting>()
    for kind in declarations.kinds.values {
      local.formUnion(kind.settings.keys)
      for settings in kind.columns.values { local.formUnion(settings.keys) }
    }
    for rules in declarations.sections.values { local.formUnion(rules.settings.keys) }
    for settings in declarations.sectionKinds.values { local.formUnion(settings.keys) }
    for rules in declarations.columns.values { local.formUnion(rules.settings.keys) }
    kindSettings = local
    said = local.union(declarations.settings.keys).union(declarations.fallback.keys)
  }

  /// The settings that decide the size of a row.
  static let sizeSettings: Set<RowSetting> = [.height, .width, .holds]

  /// The same rules, fitted to other columns.
  func fitted(to schema: TableSchema, _ parameters: TableParameters) -> RowRules {
    RowRules(declarations, over: schema, parameters).keeping(self)
  }

  /// These rules, with the hiding part of earlier rules if it hides the same rows. No view then has to
  /// check its rows again.
  package func keeping(_ before: RowRules?) -> RowRules {
    guard let before, hiding.isSame(as: before.hiding),
      hiding.sources.allSatisfy({
        expressions[$0]?.parameters == before.expressions[$0]?.parameters
      })
    else { return self }
    var kept = expressions
    // The expressions that were evaluated know who has read what in other rows.
    for source in hiding.sources { kept[source] = before.expressions[source] }
    return RowRules(declarations, kept, before.hiding)
  }

  /// The same with other parameters.
  func bound(to parameters: TableParameters, over schema: TableSchema) -> RowRules {
    let bound = expressions.mapValues { $0.bound(to: parameters) }
    let changed = Set(bound.keys.filter { bound[$0]?.parameters != expressions[$0]?.parameters })
    guard !changed.isEmpty else { return self }
    let hides = !hiding.sources.isDisjoint(with: changed)
    return RowRules(
      declarations, bound, hides ? HidingRules(declarations, bound, over: schema) : hiding)
  }

  /// The expression of a text, if it fits the columns.
  func expression(_ source: Text) -> RuleExpression? { expressions[source] }

  /// Whether any layer but single rows declares a setting. Ask this before any work per row. O(1).
  package func says(_ setting: RowSetting) -> Bool { said.contains(setting) }

  /// A setting's value for all rows that do not declare it themselves; nil if it depends on the row.
  package func constant(_ setting: RowSetting) -> SettingValue? {
    guard !kindSettings.contains(setting) else { return nil }
    let value =
      declarations.settings[setting] ?? declarations.fallback[setting] ?? setting.builtIn
    if case .expression = value { return nil }
    return value
  }

  /// The columns that expressions read.
  package var requests: [ColumnRequest] { expressions.values.requests }
}

/// An expression over a row, for a setting or a row's kind.
package struct RuleExpression: Sendable {
  private let row: RowExpression

  /// The names of facts about a row in the view for which an expression is resolved. A column with
  /// the same name hides it.
  static let viewNames: [(name: String, type: ExpressionType)] = [
    ("selected", .boolean), ("hovered", .nullable(.boolean)),
    ("hoveredColumn", .nullable(.text)), ("index", .nullable(.integer)),
    ("section", .nullable(.list(.dynamic))),
  ]

  /// Parses and checks an expression.
  ///
  /// - Parameters:
  ///   - source: Its text in UTF-8.
  ///   - schema: The columns.
  ///   - parameters: The values of `params`.
  ///   - readsView: Whether it may read the view for which it is resolved.
  /// - Throws: What is wrong, and where.
  package init(
    _ source: Text, over schema: TableSchema, _ parameters: TableParameters = TableParameters(),
    readsView: Bool = false
  ) throws(ExpressionFailure) {
    var environment = ExpressionEnvironment(over: schema)
    for (name, type) in Self.viewNames where readsView && environment.variables[name] == nil {
      environment.declare(ExpressionVariable(name, type, .binding(name)))
    }
    row = try RowExpression(
      source, in: environment, parameters: parameters, type: { schema[$0]?.type })
  }

  private init(_ row: RowExpression) { self.row = row }

  /// The same expression with other parameters.
  func bound(to parameters: TableParameters) -> RuleExpression {
    RuleExpression(row.bound(to: parameters))
  }

  /// The type of its value.
  package var type: ExpressionType { row.expression.type }
  /// Its inputs, in the order of its variables.
  var requests: [ColumnRequest] { row.requests }
  /// The parameters it reads that are set.
  var parameters: [Text: ParameterValue] { row.parameters }
  /// Whether it reads the view for which it is resolved.
  var readsView: Bool { !row.expression.dependencies.bindings.isEmpty }
  /// Whether its value depends on the row.
  var readsRow: Bool { !requests.isEmpty || !otherColumns.isEmpty || readsView }
  /// The formats that it uses.
  var formats: [NamedFormat] { row.formats }
  /// The columns that it reads in other rows.
  var otherColumns: [ColumnNumber] { row.otherColumns }
  /// The record of which rows read which cells of other rows; nil if none do.
  var ledger: ReadLedger? { row.ledger }

  /// A reader of other rows for some rows; nil if it is not needed.
  func others(
    _ content: TableContent, for rows: EvaluatedRows, mayBlock: Bool
  ) -> OtherRows? {
    row.others(content, for: rows, mayBlock: mayBlock)
  }

  /// The value for a row.
  ///
  /// - Parameters:
  ///   - cell: Returns the cell for one of ``requests``.
  ///   - others: Reads other rows for this one.
  ///   - fact: Returns the value of a fact about the row in the view; nil: there is no view.
  func value(
    _ cell: (ColumnRequest) -> Cell, _ others: OtherRows?, fact: (String) -> ExpressionValue?
  ) throws(EvaluationError) -> ExpressionValue {
    let inputs = row.variables(of: requests.map { cell($0).value }, binding: fact)
    do throws(EvaluationError) {
      return try row.expression.evaluate(inputs, others: others)
    } catch {
      // An expression that reads a null has no value, which is not a fault.
      if error.kind == .nullOperand { return .null }
      throw error
    }
  }

  /// The rows of a chunk for which it is true, and for which it is false.
  ///
  /// - Parameter chunks: The chunks of ``requests``.
  func truth(_ chunks: [ColumnChunk], count: Int, _ others: OtherRows?) -> ExpressionHits? {
    try? row.expression.hits(row.variables(chunks), count: count, others: others)
  }
}

extension RowSetting {
  /// Whether its expressions may read the view for which it is resolved. That is allowed for
  /// settings that are only sent with windows.
  package var mayReadView: Bool {
    switch self {
    case .height, .width, .estimatedHeight, .indentation, .separators, .accessory,
      .accessibilityText, .cellKind, .editor:
      true
    case .headerHeight, .footerHeight, .hidden, .selectable, .momentary, .editable, .movable,
      .deletable, .collapsible, .actions, .holds:
      false
    }
  }

  /// Whether an expression of a type can supply it.
  package func takes(_ type: ExpressionType) -> Bool {
    switch (shape, type) {
    case (_, .dynamic), (_, .null): true
    case (.flag, .boolean), (.permission, .boolean), (.movement, .boolean): true
    case (.permission, .text), (.movement, .text), (.movement, .list), (.text, .text): true
    case (.height, .text), (.edgeHeight, .text): true
    case (.length, .integer), (.height, .integer), (.edgeHeight, .integer), (.count, .integer): true
    case (.length, .double), (.height, .double), (.edgeHeight, .double), (.count, .double): true
    case (.actions, .text), (.actions, .boolean): true
    case (.flag, _), (.permission, _), (.movement, _), (.text, _), (.length, _), (.height, _),
      (.edgeHeight, _), (.count, _), (.actions, _), (.document, _):
      false
    }
  }

  /// The expected type of an expression, for people.
  package var expectation: String {
    switch shape {
    case .flag: "bool"
    case .permission: "bool or \"ask\""
    case .movement: "bool, \"ask\" or a list of sections"
    case .length, .count: "int or double"
    case .height, .edgeHeight: "int, double or \"automatic\""
    case .text, .actions: "string"
    case .document: "no expression"
    }
  }

  /// A value of an expression as a value of the setting; nil for null.
  ///
  /// - Throws: ``SettingProblem`` for a value that the setting does not accept.
  func value(_ value: ExpressionValue) throws(SettingProblem) -> SettingValue? {
    if case .null = value { return nil }
    switch shape {
    case .flag:
      if case .boolean(let flag) = value { return .flag(flag) }
    case .permission, .movement:
      switch value {
      case .boolean(let flag): return .flag(flag)
      case .text("ask"): return .ask
      case .list(let list) where shape == .movement: return .within(try Self.texts(list))
      default: break  // any other value of the language is a fault
      }
    case .length, .height, .edgeHeight, .count:
      if let number = value.number {
        guard number.isFinite, number >= 0 else {
          throw SettingProblem("\(rawValue) is finite and not negative, not \(number)")
        }
        return .number(shape == .count ? number.rounded(.down) : number)
      }
      if shape == .height || shape == .edgeHeight, case .text("automatic") = value {
        return .automatic
      }
      if shape == .edgeHeight, case .text("zero") = value { return .zero }
    case .text, .actions:
      if case .text(let text) = value { return .text(text) }
    case .document: break
    }
    throw SettingProblem("\(rawValue) is \(expectation), not \(value.typeName.name)")
  }

  private static func texts(_ list: ExpressionList) throws(SettingProblem) -> [Text] {
    var texts: [Text] = []
    for element in list.elements {
      guard case .text(let text) = element else {
        throw SettingProblem("the sections are texts, not \(element.typeName.name)")
      }
      texts.append(text)
    }
    return texts
  }
}

extension ExpressionValue {
  fileprivate var number: Double? {
    switch self {
    case .integer(let whole): Double(whole)
    case .unsigned(let whole): Double(whole)
    case .double(let double): double
    case .null, .boolean, .text, .bytes, .list, .map, .type, .timestamp, .duration, .optional: nil
    }
  }
}

/// Why the value of a layer could not be determined, for people.
package struct SettingProblem: Error {
  /// What is wrong, for people.
  package let message: String

  /// A problem, in a sentence for people.
  package init(_ message: String) { self.message = message }
}

extension Sequence<RuleExpression> {
  /// The columns that expressions read, without duplicates.
  package var requests: [ColumnRequest] { flatMap(\.requests).eachOnce }
}
