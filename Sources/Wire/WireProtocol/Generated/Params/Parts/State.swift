// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// One sort key. Absent members have their defaults.
package struct WireSortKey: WireObject, Sendable {
  /// The compared key: the values of a column or of an expression.
  package let key: WireOrderKey
  /// The direction.
  package let direction: SortDirection?
  /// The nulls.
  package let nulls: NullsPlace?
  /// The comparison that sorting uses: a word, or an object with options.
  package let comparator: WireComparator?

  /// Makes it of its members.
  package init(
    key: WireOrderKey, direction: SortDirection? = nil, nulls: NullsPlace? = nil,
    comparator: WireComparator? = nil
  ) {
    self.key = key
    self.direction = direction
    self.nulls = nulls
    self.comparator = comparator
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    key = try WireOrderKey(from: &reader)
    direction = try reader.optional("direction")?.choice()
    nulls = try reader.optional("nulls")?.choice()
    comparator = try reader.optional("comparator")?.union()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    key.writeMembers(to: &writer)
    writer.member("direction", direction)
    writer.member("nulls", nulls)
    writer.member("comparator", comparator)
  }
}

extension ViewStatePatch {
  /// A patch of the selection rules of a view.
  package struct SelectionPatch: WireObject, Sendable {
    /// The mode.
    package let mode: WireMember<SelectionMode>
    /// The unit.
    package let unit: WireMember<SelectionUnit>
    /// The tap.
    package let tap: WireMember<SelectionTap>
    /// The momentary.
    package let isMomentary: WireMember<Bool>
    /// The whenFiltered.
    package let whenFiltered: WireMember<WhenFiltered>

    /// Makes it of its members.
    package init(
      mode: WireMember<SelectionMode> = .absent, unit: WireMember<SelectionUnit> = .absent,
      tap: WireMember<SelectionTap> = .absent, isMomentary: WireMember<Bool> = .absent,
      whenFiltered: WireMember<WhenFiltered> = .absent
    ) {
      self.mode = mode
      self.unit = unit
      self.tap = tap
      self.isMomentary = isMomentary
      self.whenFiltered = whenFiltered
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      mode = try reader.nullable("mode").choice()
      unit = try reader.nullable("unit").choice()
      tap = try reader.nullable("tap").choice()
      isMomentary = try reader.nullable("momentary").bool()
      whenFiltered = try reader.nullable("whenFiltered").choice()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("mode", mode)
      writer.member("unit", unit)
      writer.member("tap", tap)
      writer.member("momentary", isMomentary)
      writer.member("whenFiltered", whenFiltered)
    }
  }
}

extension ViewStatePatch {
  /// A patch of the page.
  package struct PagePatch: WireObject, Sendable {
    /// The size.
    package let size: WireMember<Int>
    /// The index.
    package let index: WireMember<Int>

    /// Makes it of its members.
    package init(size: WireMember<Int> = .absent, index: WireMember<Int> = .absent) {
      self.size = size
      self.index = index
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      size = try reader.nullable("size").map { value throws(InvalidParams) in
        try value.integer(
          in: 1...99_999_999_999_999, expected: "a positive integer of at most 14 digits or null")
      }
      index = try reader.nullable("index").count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("size", size) { $0.int($1) }
      writer.member("index", index)
    }
  }
}

extension ViewStatePatch {
  /// A patch of one column; null restores its defaults.
  package struct ColumnPatch: WireObject, Sendable {
    /// The hidden.
    package let isHidden: WireMember<Bool>
    /// Replaced as a whole; null: the column's own footer.
    package let footer: WireMember<WireFooterRule>
    /// The value that replaces null for the view's user: a value of the column. If the user writes
    /// this value through the view, null is stored.
    package let nullDefault: WireMember<WireValue>

    /// Makes it of its members.
    package init(
      isHidden: WireMember<Bool> = .absent, footer: WireMember<WireFooterRule> = .absent,
      nullDefault: WireMember<WireValue> = .absent
    ) {
      self.isHidden = isHidden
      self.footer = footer
      self.nullDefault = nullDefault
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      isHidden = try reader.nullable("hidden").bool()
      footer = try reader.nullable("footer").object()
      nullDefault = try reader.nullable("nullDefault").map { value throws(InvalidParams) in
        try value.json()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("hidden", isHidden)
      writer.member("footer", footer)
      writer.member("nullDefault", nullDefault) { $0.value($1.view) }
    }
  }
}

/// A merge patch of the view's state (RFC 7396): null restores a default.
package struct ViewStatePatch: WireObject, Sendable {
  /// The sort.
  package var sort: WireMember<[WireSortKey]> = .absent
  /// A patch of the search.
  package var search: WireMember<ViewStatePatch.SearchPatch> = .absent
  /// The filter.
  package var filter: WireMember<WireFilter> = .absent
  /// A patch of a state's sections. `by` is required if there are none yet.
  package var sections: WireMember<ViewStatePatch.SectionsPatch> = .absent
  /// A patch of the selection rules of a view.
  package var selection: WireMember<ViewStatePatch.SelectionPatch> = .absent
  /// A patch of the page.
  package var page: WireMember<ViewStatePatch.PagePatch> = .absent
  /// Patches of single columns, by id.
  package var columns: WireMember<[WireNamed<ViewStatePatch.ColumnPatch?>]> = .absent
  /// The columnOrder.
  package var columnOrder: WireMember<[WireText]> = .absent
  /// The binding.
  package var binding: WireMember<ViewBinding> = .absent
  /// The view's own values of params.x, which take precedence over the table's; null removes one.
  package var parameters: WireMember<[WireNamed<WireTypedValue?>]> = .absent
  /// The sortCycle.
  package var sortCycle: WireMember<[SortCycleStep]> = .absent
  /// Whether updates include footers; default true.
  package var hasFooters: WireMember<Bool> = .absent
  /// Whether a tap on a footer sorts; default false.
  package var footerSorts: WireMember<Bool> = .absent
  /// Whether rows hidden by the table's declarations are shown; default false.
  package var showsHidden: WireMember<Bool> = .absent
  /// A patch of a state's layout; {} requests a layout with all defaults.
  package var layout: WireMember<LayoutPatch> = .absent
  /// A patch of the presentation; null restores a default; {}: a list with all defaults.
  package var presentation: WireMember<PresentationPatch> = .absent
  /// The style rules of rows and cells, replaced as a whole; default none.
  package var styles: WireMember<[WireStyle]> = .absent

  /// Makes it of its members.
  package init(
    sort: WireMember<[WireSortKey]> = .absent,
    search: WireMember<ViewStatePatch.SearchPatch> = .absent,
    filter: WireMember<WireFilter> = .absent,
    sections: WireMember<ViewStatePatch.SectionsPatch> = .absent,
    selection: WireMember<ViewStatePatch.SelectionPatch> = .absent,
    page: WireMember<ViewStatePatch.PagePatch> = .absent,
    columns: WireMember<[WireNamed<ViewStatePatch.ColumnPatch?>]> = .absent,
    columnOrder: WireMember<[WireText]> = .absent, binding: WireMember<ViewBinding> = .absent,
    parameters: WireMember<[WireNamed<WireTypedValue?>]> = .absent,
    sortCycle: WireMember<[SortCycleStep]> = .absent, hasFooters: WireMember<Bool> = .absent,
    footerSorts: WireMember<Bool> = .absent, showsHidden: WireMember<Bool> = .absent,
    layout: WireMember<LayoutPatch> = .absent,
    presentation: WireMember<PresentationPatch> = .absent, styles: WireMember<[WireStyle]> = .absent
  ) {
    self.sort = sort
    self.search = search
    self.filter = filter
    self.sections = sections
    self.selection = selection
    self.page = page
    self.columns = columns
    self.columnOrder = columnOrder
    self.binding = binding
    self.parameters = parameters
    self.sortCycle = sortCycle
    self.hasFooters = hasFooters
    self.footerSorts = footerSorts
    self.showsHidden = showsHidden
    self.layout = layout
    self.presentation = presentation
    self.styles = styles
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    sort = try reader.nullable("sort").map { value throws(InvalidParams) in try value.objects() }
    search = try reader.nullable("search").object()
    filter = try reader.nullable("filter").map { value throws(InvalidParams) in
      try value.filterOrText()
    }
    sections = try reader.nullable("sections").object()
    selection = try reader.nullable("selection").object()
    page = try reader.nullable("page").object()
    columns = try reader.nullable("columns").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
    columnOrder = try reader.nullableTexts("columnOrder")
    binding = try reader.nullable("binding").choice()
    parameters = try reader.nullable("params").map { value throws(InvalidParams) in
      try value.nullableNamed { value throws(InvalidParams) in
        try value.union()
      }
    }
    sortCycle = try reader.nullable("sortCycle").map { value throws(InvalidParams) in
      try value.distinctChoices()
    }
    hasFooters = try reader.nullable("footers").bool()
    footerSorts = try reader.nullable("footerSorts").bool()
    showsHidden = try reader.nullable("showHidden").bool()
    layout = try reader.nullable("layout").object()
    presentation = try reader.nullable("presentation").object()
    styles = try reader.nullable("styles").map { value throws(InvalidParams) in
      try value.objects()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("sort", sort) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("search", search)
    writer.member("filter", filter) { $1.write(to: &$0) }
    writer.member("sections", sections)
    writer.member("selection", selection)
    writer.member("page", page)
    writer.member("columns", columns) { $0.nullableEntries($1) }
    writer.member("columnOrder", columnOrder) { $0.list($1) { $0.string($1) } }
    writer.member("binding", binding)
    writer.member("params", parameters) { $0.nullableEntries($1) { $1.write(to: &$0) } }
    writer.member("sortCycle", sortCycle) { $0.list($1) { $0.string($1.rawValue) } }
    writer.member("footers", hasFooters)
    writer.member("footerSorts", footerSorts)
    writer.member("showHidden", showsHidden)
    writer.member("layout", layout)
    writer.member("presentation", presentation)
    writer.member("styles", styles) { $0.list($1) { $1.write(to: &$0) } }
  }
}
