import CellFormats
import ColumnStorage
import Expressions
import RowPipeline
import RowTree
import TableValues

/// The resolved value of a setting for a row, a cell, a column or a section, and the layer that
/// supplied it.
package struct ResolvedSetting: Sendable {
  /// The value; nil: no layer has one.
  package var value: SettingValue?
  /// The layer that supplied it.
  package var layer: SettingLayer
  /// The name of the kind, section or column in that layer.
  package var name: Text?
  /// Why this or a nearer layer has no value.
  package var problem: Text?
}

/// A row's kind.
package struct ResolvedKind: Sendable, Equatable {
  /// The declared kind that applies; nil: none.
  package var name: Text?
  /// The kind given by the row itself, or by the expression.
  package var said: Text?
}

/// The facts of a view about rows that expressions of rules can read, such as a row's position.
package protocol RowFacts: Sendable {
  /// The value of a name for a row; nil: it is not one of the view's names.
  func fact(_ name: String, of slot: UInt32) -> ExpressionValue?
}

/// Resolves settings over a table snapshot, layer by layer: row, kind, section, column, table,
/// fallback, built-in.
package struct SettingResolver {
  /// The target of a setting.
  package struct Target: Sendable {
    /// The row; nil for a whole column or section.
    package var slot: UInt32?
    /// The column, for a cell or a whole column.
    package var column: Column?
    /// Whether the target is the column's header.
    package var isHeader = false
    /// The section's key.
    package var section: Text?

    /// A row, a cell, or a column.
    package init(slot: UInt32? = nil, column: Column? = nil, section: Text? = nil) {
      self.slot = slot
      self.column = column
      self.section = section
    }
  }

  /// The inputs of resolving, shared by all copies.
  private final class Basis: Sendable {
    let table: TableState
    /// The cells, including columns that only the sections have.
    let content: TableContent
    let rules: RowRules?
    /// The columns that give the sections of rows.
    let sections: [ColumnRequest]
    /// The view's facts about rows; nil: it resolves for no view.
    let facts: (any RowFacts)?

    init(_ table: TableState, _ source: SectionSource?, _ facts: (any RowFacts)?) {
      self.table = table
      self.facts = facts
      rules = table.rules
      let source = source ?? SectionSource(levels: table.sections.map { [$0.level] } ?? [])
      let isLinked = table.rules != nil || table.hasTraits
      let content = source.widening(isLinked ? table.linked : table.content)
      self.content = content
      sections =
        table.rules == nil
        ? []
        : source.levels.compactMap { level in
          content.type(of: level.column).map { ColumnRequest(level.column, as: .values($0)) }
        }
    }
  }

  private let basis: Basis
  /// The table.
  var table: TableState { basis.table }
  private var mayBlock = true
  /// Whether a cell was requested that cannot be read without a device.
  package private(set) var isPending = false
  /// The inputs of evaluated expressions beyond their own row.
  package private(set) var readElsewhere = ReadElsewhere()
  /// Prefetched cells by request, and the index of each row in them.
  private var cells: [ColumnRequest: [Cell]] = [:]
  private var places: [UInt32: Int] = [:]
  /// Expressions of single rows.
  private var own: [Text: RuleExpression] = [:]
  private var kinds: [UInt32: ResolvedKind] = [:]

  /// Starts with a table snapshot.
  ///
  /// - Parameter sections: The source of the rows' sections; by default the declared sections.
  package init(_ table: TableState, sections: SectionSource? = nil) {
    basis = Basis(table, sections, nil)
  }

  /// Resolves for a view of a frozen table: its sections, and its facts about rows.
  package init(_ table: TableState, sections: SectionSource, facts: some RowFacts) {
    basis = Basis(table, sections, facts)
  }

  /// Prefetches the inputs of expressions for some rows. O(rows · columns read). May block on a
  /// file.
  package mutating func prepare(_ slots: [UInt32]) {
    _ = prepare(slots, reading: basis.rules?.requests ?? [], mayBlock: true)
  }

  /// Prefetches some columns of rows. Returns false if a device would have to be read and
  /// `mayBlock` is false.
  package mutating func prepare(
    _ slots: [UInt32], reading requests: [ColumnRequest], mayBlock: Bool
  ) -> Bool {
    kinds = [:]
    places = [:]
    cells = [:]
    self.mayBlock = mayBlock
    let requests = requests + basis.sections.filter { !requests.contains($0) }
    guard !requests.isEmpty else { return true }
    for (place, slot) in slots.enumerated() { places[slot] = place }
    let read =
      mayBlock
      ? basis.content.cells(of: slots, requests) : basis.content.residentCells(of: slots, requests)
    for (request, column) in zip(requests, read) {
      if column.contains(where: { $0.value == .pending }) { return false }
      cells[request] = column
    }
    return true
  }

  /// The keys of a row's sections, innermost first. A key is the value of the column, or for nested
  /// sections the text of a JSON array of the values.
  ///
  /// - Parameter edits: New cells of the row.
  package func sectionKeys(of slot: UInt32, after edits: [CellEdit] = []) -> [Text] {
    if basis.sections.isEmpty { return [] }
    let values = basis.sections.map { request in
      let cell = edits.last { $0.column == request.column }?.cell ?? cell(slot, request)
      let value = basis.content.type(of: request.column)?.sectionValue(of: cell.value)
      return Cell(value ?? .null)
    }
    return (1...values.count).reversed().compactMap { Self.sectionKey(Array(values[..<$0])) }
  }

  /// The key of a section from its values, outermost first; nil for a single value that is null, an
  /// error, or an empty text.
  package static func sectionKey(_ values: [Cell]) -> Text? {
    let spelled = values.map { cell in
      switch cell.value {
      case .null, .error, .pending, .text, .integer: cell
      case .boolean, .number, .decimal, .date, .dateTime, .time, .duration, .json:
        Cell(.text(CellFormatter.spelledText(of: cell)))
      }
    }
    switch RowKey(cells: spelled) {
    case nil: return nil
    case .integer(let number): return Text("\(number)")
    case .text(let text): return text
    }
  }

  /// The kind of a row.
  package mutating func kind(of slot: UInt32) -> ResolvedKind {
    if let known = kinds[slot] { return known }
    guard let declarations = basis.rules?.declarations else { return ResolvedKind() }
    var kind = ResolvedKind(said: basis.table.traits(of: slot)?.kind ?? saidKind(of: slot))
    let isDeclared = kind.said.map { declarations.kinds[$0] != nil } ?? false
    kind.name = isDeclared ? kind.said : declarations.defaultKind
    kinds[slot] = kind
    return kind
  }

  private mutating func saidKind(of slot: UInt32) -> Text? {
    switch basis.rules?.declarations.kindSource {
    case nil: return nil
    case .column(let id):
      guard let column = basis.table.content.schema[id] else { return nil }
      let request = ColumnRequest(column.number, as: .values(column.type))
      switch cell(slot, request).value {
      case .null, .error, .pending: return nil
      case .text(let text): return text
      case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .json:
        return CellFormatter.displayText(of: cell(slot, request))
      }
    case .expression(let source):
      guard case .text(let text)? = try? value(of: source, slot) else { return nil }
      return text
    }
  }

  // MARK: Settings

  /// The value of a setting for a target, and the layer that supplied it.
  package mutating func resolve(_ setting: RowSetting, _ target: Target) -> ResolvedSetting {
    var problem: Text?
    if setting == .editable, let column = target.column, !column.isEditable {
      return ResolvedSetting(value: .flag(false), layer: .column, name: column.id.text)
    }
    for said in layers(setting, target) {
      do {
        guard let value = try value(said.value, of: setting, target.slot) else { continue }
        return ResolvedSetting(
          value: value, layer: said.layer, name: said.name, problem: problem)
      } catch {
        problem = problem ?? Text(error.message)
        // A permission that cannot be determined is denied.
        guard setting.isPermission else { continue }
        return ResolvedSetting(
          value: .flag(false), layer: said.layer, name: said.name, problem: problem)
      }
    }
    return ResolvedSetting(value: setting.builtIn, layer: .builtIn, problem: problem)
  }

  /// Whether a section is hidden by its own declaration or its kind; nil: neither has a value.
  mutating func hides(section name: Text) -> Bool? {
    for said in layers(.hidden, Target(section: name)) where said.layer == .section {
      if case .flag(let flag)? = try? value(said.value, of: .hidden, nil) { return flag }
    }
    return nil
  }

  /// The separator lines of a row's layers, nearest first. They contain no expressions.
  package mutating func separators(
    of slot: UInt32
  ) -> [(layer: SettingLayer, separators: RowSeparators)] {
    layers(.separators, Target(slot: slot)).compactMap { said in
      guard case .separators(let separators) = said.value else { return nil }
      return (said.layer, separators)
    }
  }

  private struct Said {
    var layer: SettingLayer
    var name: Text?
    var value: SettingValue
  }

  /// The values of the layers, nearest first.
  private mutating func layers(_ setting: RowSetting, _ target: Target) -> [Said] {
    var said: [Said] = []
    func add(_ layer: SettingLayer, _ name: Text?, _ value: SettingValue?) {
      if let value { said.append(Said(layer: layer, name: name, value: value)) }
    }
    let declarations = basis.rules?.declarations
    if target.isHeader, let column = target.column {
      add(.column, column.id.text, declarations?.columns[column.id]?.header[setting])
      return said
    }
    // For drawing and actions of a cell, only layers about cells apply.
    let isWhole = target.column == nil || setting.isPermission || setting == .momentary
    if let slot = target.slot {
      if isWhole { add(.row, nil, basis.table.traits(of: slot)?.settings[setting]) }
      if let name = kind(of: slot).name, let kind = declarations?.kinds[name] {
        if let column = target.column { add(.kind, name, kind.columns[column.id]?[setting]) }
        if isWhole { add(.kind, name, kind.settings[setting]) }
      }
    }
    if isWhole {
      let keys = target.section.map { [$0] } ?? target.slot.map { sectionKeys(of: $0) } ?? []
      for key in keys {
        let section = declarations?.sections[key]
        add(.section, key, section?.settings[setting])
        if let kind = section?.kind ?? declaredKind(ofSection: key) {
          add(.section, kind, declarations?.sectionKinds[kind]?[setting])
        }
      }
    }
    if let column = target.column {
      add(.column, column.id.text, declarations?.columns[column.id]?.settings[setting])
      add(.column, column.id.text, column.said(of: setting))
    }
    if isWhole {
      add(.table, nil, declarations?.settings[setting])
      add(.fallback, nil, declarations?.fallback[setting])
    }
    return said
  }

  // MARK: Declared sections

  private func sectionKey(_ value: CellValue) -> CellValue? {
    guard let sections = basis.table.sections,
      let type = basis.table.content.schema[sections.column]?.type
    else { return nil }
    return type.sectionValue(of: value)
  }

  /// The kind of a declared section, by its name.
  private func declaredKind(ofSection name: Text) -> Text? {
    guard let sections = basis.table.sections,
      let type = basis.table.content.schema[sections.column]?.type
    else { return nil }
    let key = type == .text ? .text(name) : CellRetyping.cell(Cell(.text(name)), as: type).value
    return sectionKey(key).flatMap { sections[$0]?.kind }
  }

  private mutating func value(
    _ value: SettingValue, of setting: RowSetting, _ slot: UInt32?
  ) throws(SettingProblem) -> SettingValue? {
    switch value {
    case .expression(let source):
      guard let slot else { return rowless(source).flatMap { try? setting.value($0) } }
      return try setting.value(evaluate(source, slot))
    case .actions(let actions):
      var resolved: [RowAction] = []
      for action in actions {
        if let action = try self.action(action, slot, .menu) { resolved.append(action) }
      }
      return .actions(resolved)
    case .flag, .ask, .within, .number, .automatic, .zero, .text, .separators, .document:
      return value
    }
  }

  // MARK: Actions

  /// The resolved action for a row; nil if it is hidden. The depth is limited when actions are
  /// declared.
  private mutating func action(
    _ action: RowAction, _ slot: UInt32?, _ placement: RowAction.Placement
  ) throws(SettingProblem) -> RowAction? {
    if try said(action.hidden, slot, flag) == true { return nil }
    var resolved = RowAction(id: action.id)
    resolved.title = .value(try said(action.title, slot, text) ?? action.id)
    resolved.style = .value(try said(action.style, slot, style) ?? .normal)
    resolved.image = try said(action.image, slot, text).map { .value($0) }
    resolved.placement = action.placement ?? placement
    resolved.isFullSwipe = action.isFullSwipe
    for child in action.children {
      let placement = resolved.placement ?? placement
      if let child = try self.action(child, slot, placement) { resolved.children.append(child) }
    }
    return resolved
  }

  private mutating func said<Value>(
    _ said: RowAction.Said<Value>?, _ slot: UInt32?,
    _ read: (ExpressionValue) throws(SettingProblem) -> Value
  ) throws(SettingProblem) -> Value? {
    switch said {
    case nil: return nil
    case .value(let value): return value
    case .expression(let source):
      guard let slot else { return nil }
      let value = try evaluate(source, slot)
      if case .null = value { return nil }
      return try read(value)
    }
  }

  // MARK: Values

  private mutating func evaluate(
    _ source: Text, _ slot: UInt32
  ) throws(SettingProblem) -> ExpressionValue {
    do {
      return try value(of: source, slot)
    } catch let error as EvaluationError {
      throw SettingProblem(error.message)
    } catch let failure as ExpressionFailure {
      throw SettingProblem(failure.message)
    } catch {
      throw SettingProblem("\(error)")
    }
  }

  /// The value of an expression that reads no row; nil if it reads one, or has no value.
  private func rowless(_ source: Text) -> ExpressionValue? {
    guard let expression = basis.rules?.expression(source), !expression.readsRow else { return nil }
    return try? expression.value({ _ in .null }, nil, fact: { _ in nil })
  }

  private mutating func value(of source: Text, _ slot: UInt32) throws -> ExpressionValue {
    let expression: RuleExpression
    if let known = basis.rules?.expression(source) ?? basis.table.rowHiding.expressions[source]
      ?? basis.table.rowSizing.expressions[source] ?? own[source]
    {
      expression = known
    } else {
      expression = try RuleExpression(
        source, over: basis.table.content.schema, basis.table.parameters, readsView: true)
      own[source] = expression
    }
    return try value(of: expression, slot)
  }

  /// The value of an expression that does not belong to the table.
  ///
  /// - Throws: ``SettingProblem`` if the expression fails for the row.
  package mutating func evaluate(
    _ expression: RuleExpression, _ slot: UInt32
  ) throws(SettingProblem) -> ExpressionValue {
    do {
      return try value(of: expression, slot)
    } catch let error as EvaluationError {
      throw SettingProblem(error.message)
    } catch {
      throw SettingProblem("\(error)")
    }
  }

  private mutating func value(
    of expression: RuleExpression, _ slot: UInt32
  ) throws -> ExpressionValue {
    if expression.readsView { readElsewhere.readsView = true }
    readElsewhere.columns.formUnion(expression.otherColumns)
    let others = expression.others(basis.content, for: .list([slot]), mayBlock: mayBlock)
    defer { if others?.isPending == true { isPending = true } }
    return try expression.value(
      { cell(slot, $0) }, others, fact: { basis.facts?.fact($0, of: slot) })
  }

  private func cell(_ slot: UInt32, _ request: ColumnRequest) -> Cell {
    if let place = places[slot], let column = cells[request] { return column[place] }
    return basis.content.cells(of: [slot], [request])[0][0]
  }
}

/// The inputs of a row's expressions outside of the row.
package struct ReadElsewhere: Sendable {
  /// Whether they read facts about the row in the view, such as its index.
  package var readsView = false
  /// The columns of which they read cells in other rows.
  var columns: Set<ColumnNumber> = []

  /// They read nothing else.
  package init() {}

  /// Adds the inputs of other expressions.
  package mutating func formUnion(_ other: ReadElsewhere) {
    readsView = readsView || other.readsView
    columns.formUnion(other.columns)
  }

  /// Whether the cells read in other rows are certainly unchanged by some records: these only write
  /// cells, and none that is read or that is part of a key. O(records).
  package func isUntouched(by records: some Sequence<NamedRows>, in content: TableContent) -> Bool {
    if columns.isEmpty { return true }
    let schema = content.schema
    // A computed cell may change with any of its inputs.
    guard columns.allSatisfy({ schema[$0]?.isStored == true }) else { return false }
    let decisive = columns.union(schema.keyColumns)
    return records.allSatisfy { record in
      switch record.names {
      case .cell(let column, _): !decisive.contains(column)
      case .many(let list): list.keepsRows && decisive.isDisjoint(with: list.columns)
      }
    }
  }
}

private func flag(_ value: ExpressionValue) throws(SettingProblem) -> Bool {
  guard case .boolean(let flag) = value else {
    throw SettingProblem("hidden is bool, not \(value.typeName.name)")
  }
  return flag
}

private func text(_ value: ExpressionValue) throws(SettingProblem) -> Text {
  guard case .text(let text) = value else {
    throw SettingProblem("titles and images are string, not \(value.typeName.name)")
  }
  return text
}

private func style(_ value: ExpressionValue) throws(SettingProblem) -> RowAction.Style {
  guard case .text(let text) = value, let style = RowAction.Style(rawValue: "\(text)") else {
    throw SettingProblem("a style is normal, destructive or disabled")
  }
  return style
}

extension RowSetting {
  /// Whether it is a permission of a view's user.
  package var isPermission: Bool {
    switch shape {
    case .permission, .movement: true
    case .flag, .length, .height, .edgeHeight, .count, .text, .actions, .document: false
    }
  }
}

extension Column {
  /// The value of a setting in the column's own options.
  fileprivate func said(of setting: RowSetting) -> SettingValue? {
    switch setting {
    case .editor: traits.documents["editor"].map { .document($0) }
    case .cellKind: traits.documents["cellKind"].map { .document($0) }
    default: nil  // columns have options of their own for few settings
    }
  }
}
