import JSONText

/// One level of sections; what is nil has its default.
package struct WireSectionLevel: WireObject, Hashable, Sendable {
  /// Whose values make the sections; nothing for the sections that the table declares.
  package var key: WireOrderKey
  /// Whether they are those that the table declares; nothing else is said then.
  package var isDeclared = false
  /// Ascending by default.
  package var direction: SortDirection?
  /// Last by default.
  package var nulls: NullsPlace?
  /// What decides the order of the sections of a text column.
  package var comparator: WireComparator?
  /// Sections that stand first, and are there also without rows.
  package var values: [WireValue]?

  /// A level.
  package init(column: WireText) {
    key = .column(column)
  }

  /// The sections that the table declares.
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

extension ViewStatePatch {
  /// A patch of the sections.
  package struct SectionsPatch: WireObject, Hashable, Sendable {
    /// How many levels there may be.
    package static let levelsMax = 8
    /// How many aggregates.
    package static let aggregatesMax = 256

    /// What makes them, replaced whole; nil: as it is.
    package var by: [WireSectionLevel]?
    /// Whether there are headers.
    package var headers: WireMember<Bool> = .absent
    /// Whether there are footers.
    package var footers: WireMember<Bool> = .absent
    /// What becomes of listed sections without rows.
    package var empty: WireMember<WireEmptySections> = .absent
    /// Which are collapsed, merged.
    package var collapsed: WireMember<CollapsePatch> = .absent
    /// What is told of the rows of each, replaced whole.
    package var aggregates: WireMember<[ViewAggregateParams.Aggregate]> = .absent

    /// Sections by some columns.
    package init(by: [WireSectionLevel]? = nil) {
      self.by = by
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      if let value = try reader.optional("by") {
        if case .present(let view) = value, view.isString("declared") {
          by = [.declared]
        } else {
          by = try Self.levels(value)
        }
      }
      headers = try reader.nullable("headers").map { value throws(InvalidParams) in
        try value.bool()
      }
      footers = try reader.nullable("footers").map { value throws(InvalidParams) in
        try value.bool()
      }
      empty = try reader.nullable("empty").map { value throws(InvalidParams) in
        try value.choice()
      }
      collapsed = try reader.nullable("collapsed").map { value throws(InvalidParams) in
        try value.object()
      }
      aggregates = try reader.nullable("aggregates").map { value throws(InvalidParams) in
        let aggregates: [ViewAggregateParams.Aggregate] = try value.objects()
        guard aggregates.count <= Self.aggregatesMax else {
          throw InvalidParams(
            pointer: try value.view(expecting: "an array").pointer,
            expected: "at most \(Self.aggregatesMax) aggregates", found: "\(aggregates.count)")
        }
        return aggregates
      }
    }

    private static func levels(
      _ value: ParamsValue
    ) throws(InvalidParams) -> [WireSectionLevel] {
      if case .present(let view) = value, view.kind == .string {
        throw value.mismatch("an array of levels or \"declared\"", spelled: true)
      }
      let levels: [WireSectionLevel] = try value.objects()
      guard 1...levelsMax ~= levels.count else {
        throw InvalidParams(
          pointer: try value.view(expecting: "an array").pointer,
          expected: "1 to \(levelsMax) levels", found: "\(levels.count)")
      }
      return levels
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      if by == [.declared] {
        writer.name("by")
        writer.string("declared")
      } else if let by {
        writer.list("by", by) { $1.write(to: &$0) }
      }
      writer.member("headers", headers) { $0.bool($1) }
      writer.member("footers", footers) { $0.bool($1) }
      writer.member("empty", empty) { $0.string($1.rawValue) }
      writer.member("collapsed", collapsed) { $1.write(to: &$0) }
      writer.member("aggregates", aggregates) { writer, aggregates in
        writer.beginArray()
        for aggregate in aggregates { aggregate.write(to: &writer) }
        writer.endArray()
      }
    }
  }

  /// A patch of what is collapsed.
  package struct CollapsePatch: WireObject, Hashable, Sendable {
    /// Whether all sections are, save those named.
    package var all: WireMember<Bool> = .absent
    /// The sections named, replaced whole.
    package var keys: WireMember<[[WireValue]]> = .absent

    /// Changes nothing.
    package init() {}

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      all = try reader.nullable("all").map { value throws(InvalidParams) in try value.bool() }
      keys = try reader.nullable("keys").map { value throws(InvalidParams) in
        try value.sectionPaths()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("all", all) { $0.bool($1) }
      writer.member("keys", keys) { $0.sectionPaths($1) }
    }
  }
}

/// What becomes of listed sections without rows.
package enum WireEmptySections: String, ContractWord {
  /// They are not shown.
  case hide
  /// They are shown.
  case show
}

/// What `view/collapse` does.
package enum WireCollapseAction: String, ContractWord {
  /// Shows the headers only.
  case collapse
  /// Shows all.
  case expand
  /// Turns round what is.
  case toggle
}

/// Parameters of `view/collapse`.
package struct ViewCollapseParams: WireParams {
  /// The view.
  package var view: ViewID
  /// What is done.
  package var action: WireCollapseAction
  /// With which sections; nil: with all.
  package var keys: [[WireValue]]?

  /// Collapses or expands.
  package init(view: ViewID, action: WireCollapseAction, keys: [[WireValue]]? = nil) {
    self.view = view
    self.action = action
    self.keys = keys
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    action = try reader.required("action").choice()
    keys = try reader.optional("keys")?.sectionPaths()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("action", action)
    if let keys {
      writer.name("keys")
      writer.sectionPaths(keys)
    }
  }
}

extension ParamsValue {
  /// An array of arrays of one value or more.
  func sectionPaths() throws(InvalidParams) -> [[WireValue]] {
    var paths: [[WireValue]] = []
    for element in try elements() {
      let path = try ParamsValue.present(element).elements().map { WireValue($0) }
      guard 1...ViewStatePatch.SectionsPatch.levelsMax ~= path.count else {
        throw InvalidParams(
          pointer: element.pointer,
          expected: "1 to \(ViewStatePatch.SectionsPatch.levelsMax) values", found: "\(path.count)")
      }
      paths.append(path)
    }
    return paths
  }
}

extension JSONWriter {
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

/// What names an entry of a view.
package enum WireEntryKey: Hashable, Sendable {
  /// A row.
  case row(WireKey)
  /// Part of a section.
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

/// An entry of a view that is no row.
package struct WireSectionEntry: Hashable, Sendable {
  /// An open enumeration: `group`, `header`, `footer`.
  package var kind: WireText
  /// The values that name its section, as JSON.
  package var key: [WireText]
}

/// What is told about a section.
package struct WireSectionInfo: Hashable, Sendable {
  /// The values that name it, as JSON.
  package var key: [WireText]
  /// What its innermost value shows.
  package var title: WireText
  /// How many rows it has.
  package var count: Int
  /// Whether its rows are not shown.
  package var isCollapsed: Bool
  /// What the view tells of its rows.
  package var aggregates: [WireSectionAggregate]
  /// What the table declares to stand before its rows.
  package var header: WireText?
  /// What it declares to stand behind them.
  package var footer: WireText?
  /// The kind that it declares.
  package var kind: WireText?
  /// The client's own JSON.
  package var state: JSONView?

  /// Whether both tell the same.
  package static func == (left: WireSectionInfo, right: WireSectionInfo) -> Bool {
    left.key == right.key && left.title == right.title && left.count == right.count
      && left.isCollapsed == right.isCollapsed && left.header == right.header
      && left.footer == right.footer && left.kind == right.kind
      && left.aggregates == right.aggregates && left.state?.rawText == right.state?.rawText
  }

  /// Hashes what tells sections apart.
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Reads the members, passing over those of later versions.
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

/// What is told of a section's cells in one column.
package struct WireSectionAggregate: Hashable, Sendable {
  /// The column.
  package var column: WireText
  /// What is told: a ``AggregateKind``, or one of a later version.
  package var kind: WireText
  /// The result, as JSON.
  package var value: WireText
  /// The result as the column shows values.
  package var text: WireText
  /// Cells without a value.
  package var nulls: Int
  /// Cells that are errors.
  package var errors: Int
  /// Whether the result is of an older state.
  package var isPending: Bool
  /// Why there is no value, if so.
  package var problem: WireText?

  /// Reads the members, passing over those of later versions.
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
