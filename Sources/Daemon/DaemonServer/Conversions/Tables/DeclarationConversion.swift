import Expressions
import JSONText
import RowPipeline
import TableModel
import TableValues
import WireProtocol

/// Conversion of a table's declarations about rows from the wire. Patches are merged member by
/// member.
struct DeclarationConversion {
  /// The columns that expressions read.
  let schema: TableSchema
  /// The limits.
  let limits: PublishedLimits

  /// Declarations with a patch merged in. Null removes a member; values of settings are replaced
  /// whole.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `ExpressionRefusal`, `DaemonError.doubledAction`,
  ///   `DaemonError.limit`.
  func merging(
    _ patch: WireDeclarations, into old: RowDeclarations, _ pointer: String = "/declarations"
  ) throws -> RowDeclarations {
    var result = old
    try merge(patch.settings, into: &result.settings, pointer + "/settings")
    try merge(patch.fallback, into: &result.fallback, pointer + "/fallback")
    try mergeNamed(patch.columns, into: &result.columns, pointer + "/columns", ColumnID.init) {
      rules, wire, id, pointer in
      try checkColumn(id.text, pointer)
      try merge(wire.settings, into: &rules.settings, pointer)
      try merge(wire.header, into: &rules.header, pointer + "/header")
    }
    try mergeNamed(patch.kinds, into: &result.kinds, pointer + "/kinds", \.self) {
      kind, wire, _, pointer in
      try merge(wire.settings, into: &kind.settings, pointer)
      try mergeNamed(wire.columns, into: &kind.columns, pointer + "/columns", ColumnID.init) {
        settings, wire, id, pointer in
        try checkColumn(id.text, pointer)
        try merge(wire.settings, into: &settings, pointer)
      }
      try mergeFields(wire.columns, into: &kind, pointer + "/columns")
    }
    try mergeSections(patch, into: &result, pointer)
    try mergeKindSource(patch, into: &result, pointer)
    try mergeRowRules(patch, into: &result, pointer + "/rowRules")
    try ValidationConversion.check(schema, result, pointer)
    merge(patch.cellKinds, into: &result.cellKinds)
    merge(patch.editors, into: &result.editors)
    switch patch.decisions {
    case .absent: break
    case .null: result.decisions = RowDeclarations.Decisions()
    case .value(let wire):
      let standard = RowDeclarations.Decisions()
      if !wire.deadline.isAbsent {
        result.decisions.deadline = wire.deadline.value ?? standard.deadline
      }
      if !wire.standard.isAbsent {
        result.decisions.allowsByDefault = wire.standard.value == .allow
      }
    }
    var writer = JSONWriter()
    writer.declarations(result)
    guard writer.count <= limits.declarationsBytesMax else {
      throw DaemonError.limit(
        name: "declarationsBytesMax", maximum: limits.declarationsBytesMax, found: writer.count)
    }
    return result
  }

  /// The compiled declarations of a new table.
  func rules(_ wire: WireDeclarations) throws -> RowRules {
    RowRules(try merging(wire, into: RowDeclarations()), over: schema)
  }

  private func merge(
    _ patch: WireMember<[WireNamed<WireValue?>]>, into values: inout [Text: OpaqueJSON]
  ) {
    switch patch {
    case .absent: return
    case .null: values = [:]
    case .value(let entries):
      for entry in entries {
        values[Text(entry.id)] = entry.value.map { OpaqueJSON(JSONValue($0.view)) }
      }
    }
  }

  private func mergeSections(
    _ patch: WireDeclarations, into result: inout RowDeclarations, _ pointer: String
  ) throws {
    try mergeNamed(
      patch.sectionKinds, into: &result.sectionKinds, pointer + "/sectionKinds", \.self
    ) { settings, wire, _, pointer in try merge(wire, into: &settings, pointer) }
    try mergeNamed(patch.sections, into: &result.sections, pointer + "/sections", \.self) {
      rules, wire, _, pointer in
      try merge(wire.settings, into: &rules.settings, pointer)
      if !wire.kind.isAbsent { rules.kind = wire.kind.value.map { Text($0) } }
    }
  }

  private func mergeRowRules(
    _ patch: WireDeclarations, into result: inout RowDeclarations, _ pointer: String
  ) throws {
    switch patch.rowRules {
    case .absent: return
    case .null: result.rowRules = []
    case .value(let wire):
      for (index, rule) in wire.enumerated() {
        for (place, id) in (rule.columns ?? []).enumerated() {
          try checkColumn(Text(id), "\(pointer)/\(index)/columns/\(place)")
        }
      }
      result.rowRules = wire.map { ValidationRule($0) }
    }
  }

  private func mergeFields(
    _ patch: WireMember<[WireNamed<WireKindColumn?>]>, into kind: inout RowDeclarations.Kind,
    _ pointer: String
  ) throws {
    switch patch {
    case .absent: return
    case .null: kind.fields = [:]
    case .value(let entries):
      for entry in entries {
        let id = ColumnID(Text(entry.id))
        var field = RowDeclarations.Field()
        if entry.value != nil, let known = kind.fields[id] { field = known }
        switch entry.value?.type {
        case nil, .absent: break
        case .null: field.type = nil
        case .value(let type):
          field.type = type
          guard let column = schema[id], column.type == .json else {
            // Only a JSON column can have values of several types.
            throw PlacedRefusal(
              pointer: pointer.pointing(to: entry.id) + "/type",
              reason: .columnRefused(id, .notConvertible))
          }
        }
        switch entry.value?.validate {
        case nil, .absent: break
        case .null: field.rules = []
        case .value(let check): field.rules = check.rules.map { ValidationRule($0) }
        }
        if let wire = entry.value {
          try KindFieldConversion.take(wire, into: &field, pointer.pointing(to: entry.id))
        }
        kind.fields[id] = field.isEmpty ? nil : field
      }
    }
  }

  private func mergeKindSource(
    _ patch: WireDeclarations, into result: inout RowDeclarations, _ pointer: String
  ) throws {
    switch patch.kindSource {
    case .absent: break
    case .null: result.kindSource = nil
    case .value(.column(let id)):
      try checkColumn(Text(id), pointer + "/kindBy/column")
      result.kindSource = .column(ColumnID(Text(id)))
    case .value(.expression(let source)):
      let expression = try expression(source, pointer + "/kindBy")
      switch expression.type {
      case .text, .dynamic, .null: break
      default: throw misfit(source, pointer + "/kindBy", "string", expression.type)
      }
      result.kindSource = .expression(Text(source))
    }
    if !patch.defaultKind.isAbsent { result.defaultKind = patch.defaultKind.value.map { Text($0) } }
    if !patch.undeclared.isAbsent { result.refusesUndeclared = patch.undeclared.value == .refuse }
  }

  /// Merges named entries. An entry that has become empty stays until null removes it.
  private func mergeNamed<Key: Hashable, Value: Emptiable, Wire>(
    _ patch: WireMember<[WireNamed<Wire?>]>, into values: inout [Key: Value], _ pointer: String,
    _ key: (Text) -> Key, _ take: (inout Value, Wire, Key, String) throws -> Void
  ) throws {
    switch patch {
    case .absent: return
    case .null: values = [:]
    case .value(let entries):
      for entry in entries {
        let key = key(Text(entry.id))
        guard let wire = entry.value else {
          values[key] = nil
          continue
        }
        var value = values[key] ?? Value()
        try take(&value, wire, key, pointer.pointing(to: entry.id))
        values[key] = value
      }
    }
  }

  // MARK: Settings

  /// Settings with a patch merged in.
  func merge(
    _ patch: WireMember<WireSettings>, into settings: inout RowSettings, _ pointer: String
  ) throws {
    switch patch {
    case .absent: return
    case .null: settings = [:]
    case .value(let patch): try merge(patch, into: &settings, pointer)
    }
  }

  private func merge(
    _ patch: WireSettings, into settings: inout RowSettings, _ pointer: String
  ) throws {
    for (setting, value) in try self.settings(patch, pointer) { settings[setting] = value }
  }

  /// The values of settings in a patch; nil removes a setting.
  func settings(
    _ patch: WireSettings, _ pointer: String
  ) throws -> [RowSetting: SettingValue?] {
    var result: [RowSetting: SettingValue?] = [:]
    for setting in RowSetting.allCases {
      switch patch.members[setting] ?? .absent {
      case .absent: break
      case .null: result[setting] = .some(nil)
      case .value(let value):
        result[setting] = try self.value(value, of: setting, "\(pointer)/\(setting.rawValue)")
      }
    }
    return result
  }

  private func value(
    _ wire: WireSettingValue, of setting: RowSetting, _ pointer: String
  ) throws -> SettingValue {
    switch wire {
    case .expression(let source):
      let expression = try expression(source, pointer, readsView: setting.mayReadView)
      guard setting.takes(expression.type) else {
        throw misfit(source, pointer, setting.expectation, expression.type)
      }
      return .expression(Text(source))
    case .flag(let flag): return .flag(flag)
    case .ask: return .ask
    case .within(let sections): return .within(sections.map { Text($0) })
    case .number(let number): return .number(number)
    case .automatic: return .automatic
    case .zero: return .zero
    case .text(let text): return .text(Text(text))
    case .actions(let actions):
      var tree = ActionTree(conversion: self)
      return .actions(try tree.actions(actions, pointer, depth: 1))
    case .separators(let separators): return .separators(RowSeparators(separators))
    }
  }

  /// The expression of a text.
  ///
  /// - Throws: `ExpressionRefusal`.
  func expression(
    _ source: WireText, _ pointer: String, readsView: Bool = false
  ) throws -> RuleExpression {
    do throws(ExpressionFailure) {
      return try RuleExpression(Text(source), over: schema, readsView: readsView)
    } catch {
      throw ExpressionRefusal(error, source: source, pointer: pointer + "/expression")
    }
  }

  /// The error of an expression with the wrong result type.
  func misfit(
    _ source: WireText, _ pointer: String, _ expected: String, _ type: ExpressionType
  ) -> ExpressionRefusal {
    let failure = ExpressionFailure(
      .type, "the expression gives something else than is needed", at: 0..<source.count,
      expected: expected, found: "\(type)")
    return ExpressionRefusal(failure, source: source, pointer: pointer + "/expression")
  }

  private func checkColumn(_ id: Text, _ pointer: String) throws {
    guard schema[ColumnID(id)] != nil else {
      throw DaemonError.unknownColumn(pointer: pointer, id)
    }
  }

  // MARK: Rows

  /// The change of a row's properties in an edit.
  func patch(_ options: WireRowOptions, _ pointer: String) throws -> TraitsPatch {
    var patch = TraitsPatch()
    if !options.kind.isAbsent { patch.kind = .some(options.kind.value.map { Text($0) }) }
    switch options.settings {
    case .absent: break
    case .null: patch.resetsSettings = true
    case .value(let settings):
      patch.settings = try self.settings(settings, pointer + "/settings")
    }
    if !options.state.isAbsent {
      patch.state = .some(try options.state.value.map { try state($0) })
    }
    switch options.cellStates {
    case .absent: break
    case .null: patch.resetsCellStates = true
    case .value(let states):
      patch.cellStates = try cellStates(states, pointer + "/cellStates")
    }
    return patch
  }

  /// The properties of new rows: one per row, or none at all.
  func patches(
    _ options: [WireRowOptions?]?, rowCount: Int, _ pointer: String
  ) throws -> [TraitsPatch?] {
    guard let options else { return [] }
    guard options.count == rowCount else {
      throw DaemonError.invalid(
        pointer: pointer, expected: "one for each of \(rowCount) rows", found: "\(options.count)")
    }
    return try options.enumerated().map { index, options in
      try options.map { try patch($0, "\(pointer)/\(index)") }
    }
  }

  /// The client states of cells, by column; nil for a JSON null.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `DaemonError.limit`.
  func cellStates(
    _ wire: WireCellStates, _ pointer: String
  ) throws -> [ColumnNumber: OpaqueJSON?] {
    var states: [ColumnNumber: OpaqueJSON?] = [:]
    for entry in wire {
      guard let column = schema[ColumnID(Text(entry.id))] else {
        throw DaemonError.unknownColumn(pointer: pointer.pointing(to: entry.id), Text(entry.id))
      }
      states[column.number] = .some(try entry.value.map { try state($0.view) })
    }
    return states
  }

  /// JSON of the client in the form in which it is stored.
  func state(_ view: JSONView) throws -> OpaqueJSON {
    guard view.rawText.count <= limits.stateBytesMax else {
      throw DaemonError.limit(
        name: "stateBytesMax", maximum: limits.stateBytesMax, found: view.rawText.count)
    }
    return OpaqueJSON(JSONValue(view))
  }
}

extension OpaqueJSON {
  /// Stores a value.
  init(_ value: JSONValue) {
    self.init(text: Text(value.encoded), canonical: Text(value.canonical.encoded))
  }
}

/// A value that may be empty.
private protocol Emptiable {
  init()
}

extension RowDeclarations.Kind: Emptiable {}
extension RowDeclarations.ColumnRules: Emptiable {}
extension RowDeclarations.SectionRules: Emptiable {}
extension Dictionary: Emptiable {}

/// A tree of actions that is being read.
private struct ActionTree {
  let conversion: DeclarationConversion
  private var names = Set<Text>()

  init(conversion: DeclarationConversion) { self.conversion = conversion }

  mutating func actions(
    _ wire: [WireAction], _ pointer: String, depth: Int
  ) throws -> [RowAction] {
    let limits = conversion.limits
    if !wire.isEmpty, depth > limits.actionDepthMax {
      throw DaemonError.limit(name: "actionDepthMax", maximum: limits.actionDepthMax, found: depth)
    }
    var result: [RowAction] = []
    for (index, wire) in wire.enumerated() {
      result.append(try action(wire, "\(pointer)/\(index)", depth: depth))
    }
    return result
  }

  private mutating func action(
    _ wire: WireAction, _ pointer: String, depth: Int
  ) throws -> RowAction {
    let limits = conversion.limits
    var action = RowAction(id: Text(wire.id))
    guard names.insert(action.id).inserted else {
      throw DaemonError.doubledAction(pointer: pointer + "/id", action.id)
    }
    if names.count > limits.actionsMax {
      throw DaemonError.limit(name: "actionsMax", maximum: limits.actionsMax, found: names.count)
    }
    action.title = try said(wire.title, pointer + "/title", "string") { Text($0) }
    action.style = try said(wire.style, pointer + "/style", "string") { $0 }
    action.hidden = try said(wire.isHidden, pointer + "/hidden", "bool") { $0 }
    action.image = try said(wire.image, pointer + "/image", "string") { Text($0) }
    action.placement = wire.placement
    action.isFullSwipe = wire.isFullSwipe
    action.children = try actions(wire.children ?? [], pointer + "/children", depth: depth + 1)
    return action
  }

  private func said<Wire, Value>(
    _ wire: WireSaid<Wire>?, _ pointer: String, _ expected: String, _ value: (Wire) -> Value
  ) throws -> RowAction.Said<Value>? {
    switch wire {
    case nil: return nil
    case .value(let wire): return .value(value(wire))
    case .expression(let source):
      let type = try conversion.expression(source, pointer).type
      guard type == .dynamic || type == .null || type == (expected == "bool" ? .boolean : .text)
      else { throw conversion.misfit(source, pointer, expected, type) }
      return .expression(Text(source))
    }
  }
}

extension JSONValue {
  /// The canonical form of the value: members sorted by name, whole numbers without a fraction.
  fileprivate var canonical: JSONValue {
    switch self {
    case .null, .bool, .integer, .lexeme, .string: self
    case .number(let number): Int64(exactly: number).map { .integer($0) } ?? self
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let members):
      .object(
        members.map { JSONMember(name: $0.name, value: $0.value.canonical) }
          .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    }
  }
}
