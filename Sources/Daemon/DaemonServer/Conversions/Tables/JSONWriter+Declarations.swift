import JSONText
import TableValues
import WireProtocol

extension JSONWriter {
  /// Writes a table's declarations about rows in the form in which they are declared. Names are in
  /// ascending order.
  mutating func declarations(_ declarations: RowDeclarations) {
    beginObject()
    settings("settings", declarations.settings)
    settings("fallback", declarations.fallback)
    named("columns", declarations.columns.map { ($0.text, $1) }) { writer, rules in
      writer.settingMembers(rules.settings)
      writer.settings("header", rules.header)
    }
    named("kinds", declarations.kinds.map { ($0, $1) }) { writer, kind in
      writer.settingMembers(kind.settings)
      let ids = Set(kind.columns.keys).union(kind.fields.keys)
      writer.named("columns", ids.map { ($0.text, $0) }) { writer, id in
        writer.settingMembers(kind.columns[id] ?? [:])
        guard let field = kind.fields[id] else { return }
        if let type = field.type {
          writer.name("type")
          writer.string(type.rawValue)
        }
        if !field.rules.isEmpty { writer.list("validate", field.rules) { $0.rule($1) } }
        if let format = field.formatText {
          writer.name("format")
          writer.json(format.utf8)
        }
        writer.text("path", field.path?.spelling)
      }
    }
    switch declarations.kindSource {
    case nil: break
    case .column(let id):
      name("kindBy")
      beginObject()
      text("column", id.text)
      endObject()
    case .expression(let source):
      name("kindBy")
      expression(source)
    }
    text("defaultKind", declarations.defaultKind)
    if declarations.refusesUndeclared {
      name("undeclaredKinds")
      string("refuse" as StaticString)
    }
    if !declarations.rowRules.isEmpty {
      list("rowRules", declarations.rowRules) { $0.rule($1) }
    }
    named("sectionKinds", declarations.sectionKinds.map { ($0, $1) }) { $0.settingMembers($1) }
    named("sections", declarations.sections.map { ($0, $1) }) { writer, rules in
      writer.text("kind", rules.kind)
      writer.settingMembers(rules.settings)
    }
    opaque("cellKinds", declarations.cellKinds)
    opaque("editors", declarations.editors)
    if declarations.decisions != RowDeclarations.Decisions() {
      name("decisions")
      beginObject()
      name("deadline")
      int(declarations.decisions.deadline)
      name("default")
      string(declarations.decisions.allowsByDefault ? "allow" : "refuse" as StaticString)
      endObject()
    }
    endObject()
  }

  private mutating func opaque(_ name: StaticString, _ entries: [Text: OpaqueJSON]) {
    guard !entries.isEmpty else { return }
    self.name(name)
    beginObject()
    for (id, value) in entries.sorted(by: { $0.key < $1.key }) {
      self.name(id.utf8)
      json(value.text.utf8)
    }
    endObject()
  }

  private mutating func named<Value>(
    _ name: StaticString, _ entries: [(Text, Value)],
    _ members: (inout JSONWriter, Value) -> Void
  ) {
    guard !entries.isEmpty else { return }
    self.name(name)
    beginObject()
    for (id, value) in entries.sorted(by: { $0.0 < $1.0 }) {
      self.name(id.utf8)
      beginObject()
      members(&self, value)
      endObject()
    }
    endObject()
  }

  private mutating func settings(_ name: StaticString, _ settings: RowSettings) {
    guard !settings.isEmpty else { return }
    self.name(name)
    beginObject()
    settingMembers(settings)
    endObject()
  }

  private mutating func settingMembers(_ settings: RowSettings) {
    for setting in RowSetting.allCases {
      guard let value = settings[setting] else { continue }
      name(setting.rawValue)
      self.setting(value)
    }
  }

  private mutating func expression(_ source: Text) {
    beginObject()
    text("expression", source)
    endObject()
  }

  /// Writes the value of a setting in the form in which it is declared.
  mutating func setting(_ value: SettingValue) {
    switch value {
    case .expression(let source): expression(source)
    case .flag(let flag): bool(flag)
    case .ask: string("ask" as StaticString)
    case .within(let sections):
      beginObject()
      list("within", sections) { $0.string($1.utf8) }
      endObject()
    case .number(let number): length(number)
    case .automatic: string("automatic" as StaticString)
    case .zero: string("zero" as StaticString)
    case .text(let text): string(text.utf8)
    case .actions(let actions): self.actions(actions)
    case .separators(let separators): WireSeparators(separators).write(to: &self)
    case .document(let text): json(text.utf8)
    }
  }

  /// Writes a tree of actions. Its depth is limited when it is declared.
  mutating func actions(_ actions: [RowAction]) {
    beginArray()
    for action in actions {
      beginObject()
      text("id", action.id)
      said("title", action.title) { $0.string($1.utf8) }
      said("style", action.style) { $0.string($1.rawValue) }
      said("hidden", action.hidden) { $0.bool($1) }
      said("image", action.image) { $0.string($1.utf8) }
      if let placement = action.placement {
        name("placement")
        string(placement.rawValue)
      }
      member("fullSwipe", action.isFullSwipe)
      if !action.children.isEmpty {
        name("children")
        self.actions(action.children)
      }
      endObject()
    }
    endArray()
  }

  private mutating func said<Value>(
    _ name: StaticString, _ said: RowAction.Said<Value>?,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    switch said {
    case nil: return
    case .value(let value):
      self.name(name)
      write(&self, value)
    case .expression(let source):
      self.name(name)
      expression(source)
    }
  }
}
