import JSONText

/// One level of sections. Members that are nil have their defaults.
package struct WireSectionLevel: WireObject, Sendable {
  /// The key whose values define the sections; an empty column for the declared sections of the
  /// table.
  package var key: WireOrderKey
  /// Whether the sections are those declared by the table. Then no other member is used.
  package var isDeclared = false
  /// The direction; ascending by default.
  package var direction: SortDirection?
  /// The position of the section of nulls; last by default.
  package var nulls: NullsPlace?
  /// The comparison that orders the sections of a text column.
  package var comparator: WireComparator?
  /// The sections that are first and exist even without rows.
  package var values: [WireValue]?

  /// A level with the values of a column.
  package init(column: WireText) {
    key = .column(column)
  }

  /// The declared sections of the table.
  package static let declared: WireSectionLevel = {
    var level = WireSectionLevel(column: [])
    level.isDeclared = true
    return level
  }()

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    if let value = try reader.optional("declared") {
      guard try value.bool() else { throw value.mismatch("true") }
      (key, isDeclared) = (.column([]), true)
      return
    }
    key = try WireOrderKey(from: &reader)
    direction = try reader.optional("direction")?.choice()
    nulls = try reader.optional("nulls")?.choice()
    if let value = try reader.optional("comparator") { comparator = try WireComparator(value) }
    values = try reader.optional("values")?.elements().map { WireValue($0) }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    if isDeclared {
      writer.name("declared")
      return writer.bool(true)
    }
    key.writeMembers(to: &writer)
    writer.member("direction", direction)
    writer.member("nulls", nulls)
    if let comparator {
      writer.name("comparator")
      comparator.write(to: &writer)
    }
    if let values { writer.list("values", values) { $0.value($1.view) } }
  }
}

extension WireSectionLevel {
  /// The maximum number of levels.
  package static let levelsMax = 8
}

extension ParamsValue {
  /// The levels of sections: an array of levels, or `declared` for those of the table.
  func sectionLevels() throws(InvalidParams) -> [WireSectionLevel] {
    if case .present(let view) = self, view.kind == .string {
      guard view.isString("declared") else {
        throw mismatch("an array of levels or \"declared\"", spelled: true)
      }
      return [.declared]
    }
    let most = WireSectionLevel.levelsMax
    return try list(of: 1...most, expected: "1 to \(most) levels") { value throws(InvalidParams) in
      try value.object()
    }
  }

  /// An array of section keys, each an array of at least one value.
  func sectionPaths() throws(InvalidParams) -> [[WireValue]] {
    var paths: [[WireValue]] = []
    for element in try elements() {
      let path = try ParamsValue.present(element).elements().map { WireValue($0) }
      guard 1...WireSectionLevel.levelsMax ~= path.count else {
        throw InvalidParams(
          pointer: element.pointer,
          expected: "1 to \(WireSectionLevel.levelsMax) values", found: "\(path.count)")
      }
      paths.append(path)
    }
    return paths
  }
}

extension JSONWriter {
  /// Writes the levels of sections.
  mutating func sectionLevels(_ levels: [WireSectionLevel]) {
    if levels.count == 1, levels[0].isDeclared { return string("declared" as StaticString) }
    list(levels) { $1.write(to: &$0) }
  }

  /// Writes keys of sections.
  mutating func sectionPaths(_ paths: [[WireValue]]) {
    beginArray()
    for path in paths {
      beginArray()
      for value in path { self.value(value.view) }
      endArray()
    }
    endArray()
  }
}

// MARK: What clients read

/// The key of a view's entry: a row, or a part of a section.
package enum WireEntryKey: Hashable, Sendable {
  /// The key of a row.
  case row(WireKey)
  /// A part of a section.
  case section(WireSectionEntry)

  /// Reads a row's key, or `{kind, key}`.
  package init(_ view: JSONView) throws(InvalidParams) {
    guard view.kind == .object else {
      self = .row(try ParamsValue.present(view).key())
      return
    }
    var reader = try ParamsReader(view)
    let kind = try reader.required("kind").text()
    self = .section(
      WireSectionEntry(kind: kind, key: try WireSectionInfo.path(try reader.required("key"))))
  }
}

/// A section's header or footer as an entry of a view.
package struct WireSectionEntry: Hashable, Sendable {
  /// The kind of entry, an open enumeration: `group`, `header`, `footer`.
  package var kind: WireText
  /// The key of its section: one value per level, as JSON.
  package var key: [WireText]
}

/// The information about a section that a client receives.
package struct WireSectionInfo: Hashable, Sendable {
  /// The key of the section: one value per level, as JSON.
  package var key: [WireText]
  /// The display text of its innermost value.
  package var title: WireText
  /// The number of its rows.
  package var count: Int
  /// Whether the section is collapsed.
  package var isCollapsed: Bool
  /// The aggregates of its rows.
  package var aggregates: [WireSectionAggregate]
  /// The declared text of its header.
  package var header: WireText?
  /// The declared text of its footer.
  package var footer: WireText?
  /// The declared kind.
  package var kind: WireText?
  /// The client's own JSON.
  package var state: JSONView?

  /// Whether both have the same content.
  package static func == (left: WireSectionInfo, right: WireSectionInfo) -> Bool {
    left.key == right.key && left.title == right.title && left.count == right.count
      && left.isCollapsed == right.isCollapsed && left.header == right.header
      && left.footer == right.footer && left.kind == right.kind
      && left.aggregates == right.aggregates && left.state?.rawText == right.state?.rawText
  }

  /// Hashes the key, which identifies the section.
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Reads the members. Unknown members are ignored.
  package init(_ view: JSONView) throws(InvalidParams) {
    var reader = try ParamsReader(view)
    key = try Self.path(try reader.required("key"))
    title = try reader.required("title").text()
    count = try reader.required("count").count()
    isCollapsed = try reader.required("collapsed").bool()
    aggregates = []
    if let told = try reader.optional("aggregates") {
      for element in try told.elements() { aggregates.append(try WireSectionAggregate(element)) }
    }
    header = try reader.optional("header")?.text()
    footer = try reader.optional("footer")?.text()
    kind = try reader.optional("kind")?.text()
    state = try reader.optional("state")?.view(expecting: "a value")
  }

  static func path(_ value: ParamsValue) throws(InvalidParams) -> [WireText] {
    try value.elements().map { WireText($0.rawText) }
  }

  static func list(_ value: ParamsValue?) throws(InvalidParams) -> [WireSectionInfo] {
    guard let value else { return [] }
    var result: [WireSectionInfo] = []
    for element in try value.elements() { result.append(try WireSectionInfo(element)) }
    return result
  }
}

/// An aggregate of a section's cells in one column.
package struct WireSectionAggregate: Hashable, Sendable {
  /// The column.
  package var column: WireText
  /// The function: an ``AggregateKind``, or one of a later version.
  package var kind: WireText
  /// The result, as JSON.
  package var value: WireText
  /// The display text of the result.
  package var text: WireText
  /// The number of cells without a value.
  package var nulls: Int
  /// The number of cells with an error.
  package var errors: Int
  /// Whether the result belongs to an older state.
  package var isPending: Bool
  /// The reason why there is no result, if there is none.
  package var problem: WireText?

  /// Reads the members. Unknown members are ignored.
  package init(_ view: JSONView) throws(InvalidParams) {
    var reader = try ParamsReader(view)
    column = try reader.required("column").text()
    kind = try reader.required("kind").text()
    value = view.member("value").map { WireText($0.rawText) } ?? WireText("null".utf8)
    text = try reader.required("text").text()
    nulls = try reader.optional("nulls")?.count() ?? 0
    errors = try reader.optional("errors")?.count() ?? 0
    isPending = try reader.optional("pending")?.bool() ?? false
    problem = try reader.optional("problem")?.text()
  }
}
