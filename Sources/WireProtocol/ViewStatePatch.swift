import JSONText

/// A merge patch of a view's state (RFC 7396): each member is absent, null or a value.
package struct ViewStatePatch: WireObject, Hashable, Sendable {
  /// The sort keys, replaced as a whole.
  package var sort: WireMember<[WireSortKey]> = .absent
  /// The search, merged.
  package var search: WireMember<SearchPatch> = .absent
  /// The filter, replaced as a whole.
  package var filter: WireMember<WireFilter> = .absent
  /// The rules of sections, merged.
  package var sections: WireMember<SectionsPatch> = .absent
  /// The rules of selection, merged.
  package var selection: WireMember<SelectionPatch> = .absent
  /// The page, merged.
  package var page: WireMember<PagePatch> = .absent
  /// The columns by id, merged.
  package var columns: WireMember<[ColumnPatch]> = .absent
  /// The order of the columns, replaced as a whole.
  package var columnOrder: WireMember<[WireText]> = .absent
  /// The steps that header taps cycle through, replaced as a whole.
  package var sortCycle: WireMember<[SortCycleStep]> = .absent
  /// Whether updates include column footers.
  package var hasFooters: WireMember<Bool> = .absent
  /// Whether a tap on a footer sorts.
  package var footerSorts: WireMember<Bool> = .absent
  /// The editing rights of the view's user.
  package var binding: WireMember<ViewBinding> = .absent
  /// The values of `params` in the view's expressions, in addition to the table's; merged.
  package var parameters: WireMember<[ParameterPatch]> = .absent
  /// Whether rows hidden by declarations are shown.
  package var showsHidden: WireMember<Bool> = .absent
  /// The layout, merged.
  package var layout: WireMember<LayoutPatch> = .absent
  /// The presentation, merged.
  package var presentation: WireMember<PresentationPatch> = .absent
  /// The style rules of rows and cells, replaced as a whole.
  package var styles: WireMember<[WireStyle]> = .absent

  /// An empty patch.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    sort = try reader.nullable("sort").map { value throws(InvalidParams) in
      try value.objects()
    }
    search = try reader.nullable("search").map { value throws(InvalidParams) in
      try value.object()
    }
    filter = try reader.nullable("filter").map { value throws(InvalidParams) in
      try WireFilter(orText: value)
    }
    sections = try reader.nullable("sections").map { value throws(InvalidParams) in
      try value.object()
    }
    selection = try reader.nullable("selection").map { value throws(InvalidParams) in
      try value.object()
    }
    page = try reader.nullable("page").map { value throws(InvalidParams) in
      try value.object()
    }
    columns = try reader.nullable("columns").map { value throws(InvalidParams) in
      try ColumnPatch.list(value)
    }
    columnOrder = try reader.nullableTexts("columnOrder")
    sortCycle = try reader.nullable("sortCycle").map { value throws(InvalidParams) in
      // With repeated steps, the step after a tap would be ambiguous.
      try value.distinctChoices()
    }
    hasFooters = try reader.nullable("footers").map { value throws(InvalidParams) in
      try value.bool()
    }
    footerSorts = try reader.nullable("footerSorts").map { value throws(InvalidParams) in
      try value.bool()
    }
    binding = try reader.nullable("binding").map { value throws(InvalidParams) in
      try value.choice()
    }
    parameters = try reader.nullable("params").map { value throws(InvalidParams) in
      try ParameterPatch.list(value)
    }
    showsHidden = try reader.nullableBool("showHidden")
    layout = try reader.nullable("layout").map { value throws(InvalidParams) in
      try value.object()
    }
    presentation = try reader.nullable("presentation").map { value throws(InvalidParams) in
      try value.object()
    }
    styles = try reader.nullable("styles").map { value throws(InvalidParams) in
      try value.objects()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("sort", sort) { writer, keys in
      writer.beginArray()
      for key in keys { key.write(to: &writer) }
      writer.endArray()
    }
    writer.member("search", search) { $1.write(to: &$0) }
    writer.member("filter", filter) { $1.write(to: &$0) }
    writer.member("sections", sections) { $1.write(to: &$0) }
    writer.member("selection", selection) { $1.write(to: &$0) }
    writer.member("page", page) { $1.write(to: &$0) }
    writer.member("columns", columns) { writer, patches in
      writer.beginObject()
      for patch in patches { patch.write(to: &writer) }
      writer.endObject()
    }
    writer.member("columnOrder", columnOrder) { writer, ids in
      writer.beginArray()
      for id in ids { writer.string(id) }
      writer.endArray()
    }
    writer.member("sortCycle", sortCycle) { writer, steps in
      writer.beginArray()
      for step in steps { writer.string(step.rawValue) }
      writer.endArray()
    }
    writer.member("footers", hasFooters) { $0.bool($1) }
    writer.member("footerSorts", footerSorts) { $0.bool($1) }
    writer.member("binding", binding) { $0.string($1.rawValue) }
    writer.member("params", parameters) { ParameterPatch.write($1, to: &$0) }
    writer.member("showHidden", showsHidden) { $0.bool($1) }
    writer.member("layout", layout) { $1.write(to: &$0) }
    writer.member("presentation", presentation) { $1.write(to: &$0) }
    writer.member("styles", styles) { writer, styles in
      writer.beginArray()
      for style in styles { style.write(to: &writer) }
      writer.endArray()
    }
  }
}

/// One sort key. Members that are nil have their defaults.
package struct WireSortKey: WireObject, Hashable, Sendable {
  /// The compared key.
  package var key: WireOrderKey
  /// The direction; ascending by default.
  package var direction: SortDirection?
  /// The position of nulls; last by default.
  package var nulls: NullsPlace?
  /// The comparison; by default that of the column, otherwise by value.
  package var comparator: WireComparator?

  /// A sort key.
  package init(column: WireText, direction: SortDirection? = nil) {
    key = .column(column)
    self.direction = direction
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    key = try WireOrderKey(from: &reader)
    direction = try reader.optional("direction")?.choice()
    nulls = try reader.optional("nulls")?.choice()
    if let value = try reader.optional("comparator") { comparator = try WireComparator(value) }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    key.writeMembers(to: &writer)
    writer.member("direction", direction)
    writer.member("nulls", nulls)
    if let comparator {
      writer.name("comparator")
      comparator.write(to: &writer)
    }
  }
}

/// The key of a sort or of a level of sections.
package enum WireOrderKey: WireObject, Hashable, Sendable {
  /// The values of a column.
  case column(WireText)
  /// The values of an expression over the columns.
  case expression(WireText)

  /// Reads one of the members `column` and `expression`.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    if let column = try reader.optional("column") {
      self = .column(try column.text())
    } else if let expression = try reader.optional("expression") {
      self = .expression(try expression.text())
    } else {
      self = .column(try reader.required("column").text())
    }
  }

  /// Writes the member.
  package func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .column(let id): writer.member("column", id)
    case .expression(let source): writer.member("expression", source)
    }
  }
}

extension ViewStatePatch {
  /// A patch of the page.
  package struct PagePatch: WireObject, Hashable, Sendable {
    /// The number of rows per page, positive; null: all rows are one page.
    package var size: WireMember<Int> = .absent
    /// The index of the page, from 0.
    package var index: WireMember<Int> = .absent

    /// An empty patch.
    package init() {}

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      size = try reader.nullable("size").map { value throws(InvalidParams) in
        try value.integer(
          in: 1...ParamsValue.countMax,
          expected: "a positive integer of at most 14 digits or null")
      }
      index = try reader.nullable("index").map { value throws(InvalidParams) in
        try value.count()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("size", size) { $0.int($1) }
      writer.member("index", index) { $0.int($1) }
    }
  }

  /// A patch of one column.
  package struct ColumnPatch: Hashable, Sendable {
    /// The column.
    package var column: WireText
    /// Whether the whole entry is reset to its default (`null`).
    package var isReset: Bool
    /// Whether the column is hidden.
    package var isHidden: WireMember<Bool>
    /// The footer, replaced as a whole.
    package var footer: WireMember<WireFooterRule> = .absent
    /// The value that replaces null for the view's user.
    package var nullDefault: WireMember<WireValue> = .absent

    /// A patch that hides or shows a column.
    package init(column: WireText, isHidden: WireMember<Bool>, isReset: Bool = false) {
      self.column = column
      self.isHidden = isHidden
      self.isReset = isReset
    }

    static func list(_ value: ParamsValue) throws(InvalidParams) -> [ColumnPatch] {
      let entries: [WireNamed<Body?>] = try value.nullableNamed()
      var result: [ColumnPatch] = []
      for entry in entries {
        var patch = ColumnPatch(
          column: entry.id, isHidden: entry.value?.isHidden ?? .absent,
          isReset: entry.value == nil)
        patch.nullDefault = entry.value?.nullDefault ?? .absent
        patch.footer = entry.value?.footer ?? .absent
        result.append(patch)
      }
      return result
    }

    func write(to writer: inout JSONWriter) {
      writer.name(column)
      if isReset { return writer.null() }
      writer.beginObject()
      writer.member("hidden", isHidden) { $0.bool($1) }
      writer.member("footer", footer) { $1.write(to: &$0) }
      writer.member("nullDefault", nullDefault) { $0.value($1.view) }
      writer.endObject()
    }
  }

  private struct Body: WireObject {
    var isHidden: WireMember<Bool>
    var footer: WireMember<WireFooterRule>
    var nullDefault: WireMember<WireValue>

    init(from reader: inout ParamsReader) throws(InvalidParams) {
      isHidden = try reader.nullable("hidden").map { value throws(InvalidParams) in
        try value.bool()
      }
      footer = try reader.nullable("footer").map { value throws(InvalidParams) in
        try value.object()
      }
      nullDefault = try reader.nullable("nullDefault").map { value throws(InvalidParams) in
        WireValue(try value.view(expecting: "a value"))
      }
    }

    func writeMembers(to writer: inout JSONWriter) {
      writer.member("hidden", isHidden) { $0.bool($1) }
      writer.member("footer", footer) { $1.write(to: &$0) }
      writer.member("nullDefault", nullDefault) { $0.value($1.view) }
    }
  }
}
