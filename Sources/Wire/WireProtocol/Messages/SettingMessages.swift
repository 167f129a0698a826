import JSONText

/// The value of a setting in one layer.
package enum WireSettingValue: Sendable {
  /// An expression over the row.
  case expression(WireText)
  /// A boolean.
  case flag(Bool)
  /// The client is asked.
  case ask
  /// Allowed within these sections only.
  case within([WireText])
  /// A length or a count.
  case number(Double)
  /// The measured length.
  case automatic
  /// The minimum length.
  case zero
  /// A text.
  case text(WireText)
  /// A tree of actions.
  case actions([WireAction])
  /// The lines around a row.
  case separators(WireSeparators)
}

/// The settings of one layer. Null removes a setting.
package struct WireSettings: WireObject, Sendable {
  /// The settings that are present.
  package var members: [RowSetting: WireMember<WireSettingValue>] = [:]

  /// No settings.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    for setting in RowSetting.allCases {
      let member = try reader.nullable(setting.name).map { value throws(InvalidParams) in
        try WireSettingValue(value, of: setting)
      }
      if !member.isAbsent { members[setting] = member }
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    for setting in RowSetting.allCases {
      writer.member(setting.name, members[setting] ?? .absent) { $1.write(to: &$0) }
    }
  }
}

extension WireSettingValue {
  /// The maximum indentation.
  private static let indentationMax = 1000

  init(_ value: ParamsValue, of setting: RowSetting) throws(InvalidParams) {
    switch setting {
    case .hidden, .momentary: self = try Self.flag(value, "a boolean or an expression")
    case .selectable, .editable, .deletable, .collapsible:
      self = try Self.permission(value, "a boolean, \"ask\" or an expression")
    case .movable: self = try Self.movement(value)
    case .estimatedHeight: self = try Self.length(value, words: [])
    case .height, .width: self = try Self.length(value, words: [("automatic", .automatic)])
    case .headerHeight, .footerHeight:
      self = try Self.length(value, words: [("automatic", .automatic), ("zero", .zero)])
    case .indentation:
      if let expression = try Self.expression(value) {
        self = expression
      } else {
        let expected = "an integer from 0 to \(Self.indentationMax) or an expression"
        self = .number(
          Double(try value.integer(in: 0...Self.indentationMax, expected: expected)))
      }
    case .accessory, .accessibilityText, .cellKind, .editor, .holds:
      if let expression = try Self.expression(value) {
        self = expression
      } else if case .present(let view) = value, let text = view.string {
        self = .text(text)
      } else {
        throw value.mismatch("a string or an expression")
      }
    case .actions: self = .actions(try value.objects())
    case .separators: self = .separators(try value.object())
    }
  }

  /// The expression of `{expression}`; nil if the value is not an object.
  private static func expression(_ value: ParamsValue) throws(InvalidParams) -> WireSettingValue? {
    try WireSaid<WireText>.expression(value).map { .expression($0) }
  }

  private static func flag(
    _ value: ParamsValue, _ expected: String
  ) throws(InvalidParams) -> WireSettingValue {
    if let expression = try expression(value) { return expression }
    guard case .present(let view) = value, let flag = view.bool else {
      throw value.mismatch(expected)
    }
    return .flag(flag)
  }

  private static func permission(
    _ value: ParamsValue, _ expected: String
  ) throws(InvalidParams) -> WireSettingValue {
    guard case .present(let view) = value, let text = view.string else {
      return try flag(value, expected)
    }
    guard text.elementsEqual("ask".utf8) else { throw value.mismatch(expected, spelled: true) }
    return .ask
  }

  private static func movement(_ value: ParamsValue) throws(InvalidParams) -> WireSettingValue {
    let expected = "a boolean, \"ask\", an expression or the sections within which"
    guard case .present(let view) = value, view.kind == .object else {
      return try permission(value, expected)
    }
    var reader = try value.reader()
    let source = try reader.optional("expression")
    let within = try reader.optional("within")
    try reader.finish()
    switch (source, within) {
    case (let source?, nil): return .expression(try source.text())
    case (nil, let within?): return .within(try within.texts())
    case (nil, nil), (_?, _?): throw value.mismatch("one of expression and within")
    }
  }

  private static func length(
    _ value: ParamsValue, words: [(String, WireSettingValue)]
  ) throws(InvalidParams) -> WireSettingValue {
    if let expression = try expression(value) { return expression }
    let names = words.map { "\"\($0.0)\"" } + ["an expression"]
    let expected = ParamsValue.listed(["a number from 0 to 1e9"] + names, joint: " or ")
    guard case .present(let view) = value else { throw value.mismatch(expected) }
    if let text = view.string {
      guard let word = words.first(where: { $0.0.utf8.elementsEqual(text) }) else {
        throw value.mismatch(expected, spelled: true)
      }
      return word.1
    }
    return .number(try value.length(expected))
  }

  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .expression(let source): WireSaid<WireText>.write(source, to: &writer)
    case .flag(let flag): writer.bool(flag)
    case .ask: writer.string("ask" as StaticString)
    case .within(let sections):
      writer.beginObject()
      writer.member("within", sections)
      writer.endObject()
    case .number(let number): writer.length(number)
    case .automatic: writer.string("automatic" as StaticString)
    case .zero: writer.string("zero" as StaticString)
    case .text(let text): writer.string(text)
    case .actions(let actions):
      writer.beginArray()
      for action in actions { action.write(to: &writer) }
      writer.endArray()
    case .separators(let separators): separators.write(to: &writer)
    }
  }
}

extension ParamsValue {
  /// A length from 0 to 1e9.
  func length(_ expected: String) throws(InvalidParams) -> Double {
    guard case .present(let view) = self, view.kind == .number else { throw mismatch(expected) }
    guard let number = view.double, (0...1e9).contains(number) else {
      throw mismatch(expected, spelled: true)
    }
    return number
  }
}

extension JSONWriter {
  /// Writes a number; whole numbers as integers.
  package mutating func length(_ value: Double) {
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 {
      int(whole)
    } else {
      double(value)
    }
  }
}

/// A constant, or an expression `{expression}` over the row.
package enum WireSaid<Value: Sendable>: Sendable {
  /// The constant.
  case value(Value)
  /// The expression.
  case expression(WireText)

  /// The source of `{expression}`; nil if the value is not an object.
  static func expression(_ value: ParamsValue) throws(InvalidParams) -> WireText? {
    guard case .present(let view) = value, view.kind == .object else { return nil }
    var reader = try value.reader()
    let source = try reader.required("expression").text()
    try reader.finish()
    return source
  }

  init(
    _ value: ParamsValue, _ read: (ParamsValue) throws(InvalidParams) -> Value
  ) throws(InvalidParams) {
    if let source = try Self.expression(value) {
      self = .expression(source)
    } else {
      self = .value(try read(value))
    }
  }

  static func write(_ source: WireText, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("expression", source)
    writer.endObject()
  }

  func write(to writer: inout JSONWriter, _ write: (inout JSONWriter, Value) -> Void) {
    switch self {
    case .value(let value): write(&writer, value)
    case .expression(let source): Self.write(source, to: &writer)
    }
  }
}

/// One action of a tree.
package struct WireAction: WireObject, Sendable {
  /// The id of the action.
  package var id: WireText
  /// The title.
  package var title: WireSaid<WireText>?
  /// The style.
  package var style: WireSaid<ActionStyle>?
  /// Whether the action is hidden.
  package var isHidden: WireSaid<Bool>?
  /// The name of an image.
  package var image: WireSaid<WireText>?
  /// The place of the action.
  package var placement: ActionPlacement?
  /// Whether a full swipe invokes the action.
  package var isFullSwipe: Bool?
  /// The actions of its submenu.
  package var children: [WireAction]?

  /// An action.
  package init(id: WireText) { self.id = id }

  /// Reads the members. The parser's depth limit bounds the recursion.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    id = try reader.required("id").text()
    title = try Self.said(try reader.optional("title")) { value throws(InvalidParams) in
      try value.text()
    }
    style = try Self.said(try reader.optional("style")) { value throws(InvalidParams) in
      try value.choice()
    }
    isHidden = try Self.said(try reader.optional("hidden")) { value throws(InvalidParams) in
      try value.bool()
    }
    image = try Self.said(try reader.optional("image")) { value throws(InvalidParams) in
      try value.text()
    }
    placement = try reader.optional("placement")?.choice()
    isFullSwipe = try reader.optional("fullSwipe")?.bool()
    children = try reader.optional("children")?.objects()
  }

  private static func said<Value>(
    _ value: ParamsValue?, _ read: (ParamsValue) throws(InvalidParams) -> Value
  ) throws(InvalidParams) -> WireSaid<Value>? {
    guard let value else { return nil }
    return try WireSaid(value, read)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    write("title", title, to: &writer) { $0.string($1) }
    write("style", style, to: &writer) { $0.string($1.rawValue) }
    write("hidden", isHidden, to: &writer) { $0.bool($1) }
    write("image", image, to: &writer) { $0.string($1) }
    writer.member("placement", placement)
    writer.member("fullSwipe", isFullSwipe)
    if let children { writer.list("children", children) { $1.write(to: &$0) } }
  }

  private func write<Value>(
    _ name: StaticString, _ said: WireSaid<Value>?, to writer: inout JSONWriter,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard let said else { return }
    writer.name(name)
    said.write(to: &writer, write)
  }
}

/// The lines around rows, by the position of a row in its section.
package struct WireSeparators: WireObject, Sendable {
  /// The line above the first row, between two rows, and below the last row.
  package var top, between, bottom: WireSeparator?

  /// Lines.
  package init(top: WireSeparator?, between: WireSeparator?, bottom: WireSeparator?) {
    (self.top, self.between, self.bottom) = (top, between, bottom)
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    top = try reader.optional("top")?.object()
    between = try reader.optional("between")?.object()
    bottom = try reader.optional("bottom")?.object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("top", top)
    writer.member("between", between)
    writer.member("bottom", bottom)
  }
}

/// One line.
package struct WireSeparator: WireObject, Sendable {
  /// The insets at both ends, and the thickness, in units.
  package var leading, trailing, thickness: Double?

  /// A line.
  package init(leading: Double?, trailing: Double?, thickness: Double?) {
    (self.leading, self.trailing, self.thickness) = (leading, trailing, thickness)
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    let expected = "a number from 0 to 1e9"
    leading = try reader.optional("leading")?.length(expected)
    trailing = try reader.optional("trailing")?.length(expected)
    thickness = try reader.optional("thickness")?.length(expected)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    for (name, value) in [
      ("leading", leading), ("trailing", trailing), ("thickness", thickness),
    ] as [(StaticString, Double?)] {
      guard let value else { continue }
      writer.name(name)
      writer.length(value)
    }
  }
}

extension RowSetting {
  fileprivate var name: StaticString {
    switch self {
    case .height: "height"
    case .width: "width"
    case .estimatedHeight: "estimatedHeight"
    case .headerHeight: "headerHeight"
    case .footerHeight: "footerHeight"
    case .hidden: "hidden"
    case .momentary: "momentary"
    case .selectable: "selectable"
    case .editable: "editable"
    case .movable: "movable"
    case .deletable: "deletable"
    case .collapsible: "collapsible"
    case .indentation: "indentation"
    case .actions: "actions"
    case .separators: "separators"
    case .accessory: "accessory"
    case .accessibilityText: "accessibilityText"
    case .cellKind: "cellKind"
    case .editor: "editor"
    case .holds: "holds"
    }
  }
}
