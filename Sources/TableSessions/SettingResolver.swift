import CellFormats
import ColumnStorage
import Expressions
import RowPipeline
import RowTree
import TableValues

/// A setting as it is for a row, a cell, a column or a section, and who decided it.
package struct ResolvedSetting: Sendable {
  /// The value; nil: nobody says anything.
  package var value: SettingValue?
  /// The layer that decided.
  package var layer: SettingLayer
  /// The kind, section or column that it speaks as.
  package var name: Text?
  /// Why a nearer layer, or this one, has no value.
  package var problem: Text?
}

/// A row's kind.
package struct ResolvedKind: Sendable, Equatable {
  /// The declared kind that counts; nil: none.
  package var name: Text?
  /// What the row itself, or the expression, says.
  package var said: Text?
}

/// Resolves settings over a frozen table, layer by layer: row, kind, section, column, table,
/// fallback, built in.
package struct SettingResolver {
  /// What a setting is asked for.
  package struct Target: Sendable {
    /// The row; nil for a whole column or section.
    package var slot: UInt32?
    /// The column, for a cell or a whole column.
    package var column: Column?
    /// Whether the column's header is meant.
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

  /// What it resolves over; the same for all copies.
  private final class Basis: Sendable {
    let table: TableState
    /// The cells, with the columns that only the sections have.
    let content: TableContent
    let rules: RowRules?
    /// What makes the sections that rows are in.
    let sections: [ColumnRequest]
    /// The view that it resolves for.
    let view: ViewSnapshot?
    let watcher: ViewSnapshot.Watcher

    init(
      _ table: TableState, _ source: SectionSource?, _ view: ViewSnapshot?,
      _ watcher: ViewSnapshot.Watcher
    ) {
      self.table = table
      self.view = view
      self.watcher = watcher
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
  /// The table that it resolves over.
  var table: TableState { basis.table }
  private var mayBlock = true
  /// Whether something was wanted that could not be read without a device.
  private(set) var isPending = false
  /// What the expressions that were evaluated read beside their own row.
  private(set) var readElsewhere = ReadElsewhere()
  /// Cells that were read ahead, by what was asked, and the place of a row in them.
  private var cells: [ColumnRequest: [Cell]] = [:]
  private var places: [UInt32: Int] = [:]
  /// Expressions of single rows.
  private var own: [Text: RuleExpression] = [:]
  private var kinds: [UInt32: ResolvedKind] = [:]

  /// Begins with a frozen table.
  ///
  /// - Parameter sections: What makes the sections that rows are in; by default those that the table
  ///   declares.
  package init(_ table: TableState, sections: SectionSource? = nil) {
    basis = Basis(table, sections, nil, .nobody)
  }

  /// Resolves for a view: its sections, and what expressions read of it.
  package init(_ view: ViewSnapshot) {
    basis = Basis(view.table, view.state.sectionSource, view, .nobody)
  }

  /// Resolves for a subscription's window on a view, with its client's pointer there.
  package init(_ view: ViewSnapshot, watchedAt pointer: RowPointer?) {
    basis = Basis(view.table, view.state.sectionSource, view, .subscription(pointer))
  }

  /// Reads what expressions need of some rows at once. O(rows · columns read); may block on a file.
  package mutating func prepare(_ slots: [UInt32]) {
    _ = prepare(slots, reading: basis.rules?.requests ?? [], mayBlock: true)
  }

  /// Reads some columns of rows at once; false where that needs reading of a device, which was not
  /// allowed.
  mutating func prepare(
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

  /// The keys of the sections that a row is in, the innermost first: the value of the column, or
  /// for a section within others the text of a JSON array of the values.
  ///
  /// - Parameter edits: Cells of the row as they are to be.
  package func sectionKeys(of slot: UInt32, after edits: [CellEdit] = []) -> [Text] {
    if basis.sections.isEmpty { return [] }
    let values = basis.sections.map { request in
      let cell = edits.last { $0.column == request.column }?.cell ?? cell(slot, request)
      let value = basis.content.type(of: request.column)?.sectionValue(of: cell.value)
      return Cell(value ?? .null)
    }
    return (1...values.count).reversed().compactMap { Self.sectionKey(Array(values[..<$0])) }
  }

  /// The key of a section by its values, the outermost first; nil for a single one that is null, an
  /// error, or an empty text.
  package static func sectionKey(_ values: [Cell]) -> Text? {
    let spelled = values.map { cell in
      switch cell.value {
      case .null, .error, .pending, .text, .integer: cell
      case .boolean, .number, .decimal, .date, .dateTime, .duration, .json:
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
      case .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .json:
        return CellFormatter.displayText(of: cell(slot, request))
      }
    case .expression(let source):
      guard case .text(let text)? = try? value(of: source, slot) else { return nil }
      return text
    }
  }

  // MARK: Settings

  /// What a setting is for a target, and who decided.
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
        // What decides whether something is allowed, and cannot be told, forbids it.
        guard setting.isPermission else { continue }
        return ResolvedSetting(
          value: .flag(false), layer: said.layer, name: said.name, problem: problem)
      }
    }
    return ResolvedSetting(value: setting.builtIn, layer: .builtIn, problem: problem)
  }

  /// Whether a section says itself, or by its kind, that it is hidden; nil: it says nothing.
  mutating func hides(section name: Text) -> Bool? {
    for said in layers(.hidden, Target(section: name)) where said.layer == .section {
      if case .flag(let flag)? = try? value(said.value, of: .hidden, nil) { return flag }
    }
    return nil
  }

  /// What the layers say of the lines around a row, the nearest first; no expressions are among it.
  mutating func separators(
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

  /// What the layers say, the nearest first.
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
    // Of what is drawn and done with a cell only those speak who speak of cells.
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

  /// The kind that a declared section is of, by the spelling of its key.
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

  /// An action as it is for a row; nil when it is left out. The depth is bounded by what declares.
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

  /// The value of an expression that reads no row; nil: it reads one, or has no value.
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

  /// The value of an expression that is no table's.
  mutating func evaluate(
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
      { cell(slot, $0) }, others, fact: { basis.view?.fact($0, of: slot, for: basis.watcher) })
  }

  private func cell(_ slot: UInt32, _ request: ColumnRequest) -> Cell {
    if let place = places[slot], let column = cells[request] { return column[place] }
    return basis.content.cells(of: [slot], [request])[0][0]
  }
}

/// What expressions of a row read that is not in the row.
struct ReadElsewhere: Sendable {
  /// Whether they read what the view says of the row, such as its index.
  var readsView = false
  /// The columns of which they read cells of other rows.
  var columns: Set<ColumnNumber> = []

  /// Adds what other expressions read.
  mutating func formUnion(_ other: ReadElsewhere) {
    readsView = readsView || other.readsView
    columns.formUnion(other.columns)
  }

  /// Whether cells of other rows that were read are surely what they were before some records:
  /// these write cells only, and none that is read or that a key is made of. O(records).
  func isUntouched(by records: some Sequence<NamedRows>, in content: TableContent) -> Bool {
    if columns.isEmpty { return true }
    let schema = content.schema
    // What is made of other cells may be another with each of them.
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
  /// Whether it says what a view's user may do.
  package var isPermission: Bool {
    switch shape {
    case .permission, .movement: true
    case .flag, .length, .height, .edgeHeight, .count, .text, .actions, .document: false
    }
  }
}

extension Column {
  /// What the column's own options say of a setting.
  fileprivate func said(of setting: RowSetting) -> SettingValue? {
    switch setting {
    case .editor: traits.documents["editor"].map { .document($0) }
    case .cellKind: traits.documents["cellKind"].map { .document($0) }
    default: nil  // columns have options of their own for few settings
    }
  }
}
