// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/find`.
package struct ViewFindParams: WireParams {
  /// The view.
  package let view: ViewID
  /// A patch of the search.
  package let search: ViewStatePatch.SearchPatch?
  /// Whether to step by row (default) or by cell.
  package let unit: FindUnit?
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let from: WireKey?
  /// The column of the cell from which to step by cell; only with from and the unit cell. Without
  /// it, all cells of from are passed.
  package let fromColumn: WireText?
  /// Whether to return the ordinal of the hit and the number of hits. The first count after a
  /// change examines all rows; later steps use the cached count.
  package let counts: Bool?
  /// Which way; next by default.
  package let direction: FindDirection?
  /// false: do not continue at the other end.
  package let wraps: Bool?
  /// Whether to wait until all rows are read and the order is computed; default true.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, search: ViewStatePatch.SearchPatch? = nil, unit: FindUnit? = nil,
    from: WireKey? = nil, fromColumn: WireText? = nil, counts: Bool? = nil,
    direction: FindDirection? = nil, wraps: Bool? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.search = search
    self.unit = unit
    self.from = from
    self.fromColumn = fromColumn
    self.counts = counts
    self.direction = direction
    self.wraps = wraps
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    search = try reader.optional("search")?.object()
    unit = try reader.optional("unit")?.choice()
    from = try reader.optional("from")?.key()
    fromColumn = try reader.optional("fromColumn")?.text()
    counts = try reader.optional("count")?.bool()
    direction = try reader.optional("direction")?.choice()
    wraps = try reader.optional("wrap")?.bool()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("search", search)
    writer.member("unit", unit)
    writer.member("from", from)
    writer.member("fromColumn", fromColumn)
    writer.member("count", counts)
    writer.member("direction", direction)
    writer.member("wrap", wraps)
    writer.member("wait", waits)
  }
}

extension ViewReplaceParams {
  /// A single hit.
  package struct Match: WireObject, Sendable {
    /// A row's key in a request. Integers of up to 64 bits can also be numbers.
    package let row: WireKey
    /// The column.
    package let column: WireText
    /// The index of the hit in the cell; default 0.
    package let index: Int?

    /// Makes it of its members.
    package init(row: WireKey, column: WireText, index: Int? = nil) {
      self.row = row
      self.column = column
      self.index = index
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      row = try reader.required("row").key()
      column = try reader.required("column").text()
      index = try reader.optional("index")?.count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("row", row)
      writer.member("column", column)
      writer.member("index", index)
    }
  }
}

/// Parameters of `view/replace`.
package struct ViewReplaceParams: WireParams {
  /// The view.
  package let view: ViewID
  /// A patch of the search.
  package let search: ViewStatePatch.SearchPatch?
  /// With regex, $1 and ${name} are groups and $$ is a dollar sign.
  package let replacement: WireText
  /// All rows shown (default), or what is selected.
  package let scope: ReplaceScope?
  /// A single hit.
  package let match: ViewReplaceParams.Match?
  /// As the table's owner (default), or as the view's user.
  package let editor: EditorRole?
  /// Whether to return the changes without making them.
  package let isPreview: Bool?
  /// What the step is called.
  package let label: WireText?
  /// Who replaces.
  package let author: WireText?
  /// Whether to wait until all rows are read and the order is computed; default true. Without
  /// waiting, only a preview is possible while rows are missing.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, replacement: WireText, search: ViewStatePatch.SearchPatch? = nil,
    scope: ReplaceScope? = nil, match: ViewReplaceParams.Match? = nil, editor: EditorRole? = nil,
    isPreview: Bool? = nil, label: WireText? = nil, author: WireText? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.search = search
    self.replacement = replacement
    self.scope = scope
    self.match = match
    self.editor = editor
    self.isPreview = isPreview
    self.label = label
    self.author = author
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    search = try reader.optional("search")?.object()
    replacement = try reader.required("with").text()
    scope = try reader.optional("scope")?.choice()
    match = try reader.optional("at")?.object()
    editor = try reader.optional("by")?.choice()
    isPreview = try reader.optional("preview")?.bool()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
    waits = try reader.optional("wait")?.bool()
    try reader.refuse("at", beside: "scope")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("search", search)
    writer.member("with", replacement)
    writer.member("scope", scope)
    writer.member("at", match)
    writer.member("by", editor)
    writer.member("preview", isPreview)
    writer.member("label", label)
    writer.member("author", author)
    writer.member("wait", waits)
  }
}

extension ViewStatePatch {
  /// A patch of the search.
  package struct SearchPatch: WireObject, Sendable {
    /// What to search.
    package let text: WireMember<WireText>
    /// Where; null: in all searchable columns.
    package let columns: WireMember<[WireText]>
    /// Whether case is ignored.
    package let isCaseFolded: WireMember<Bool>
    /// Whether diacritics matter.
    package let diacritics: WireMember<DiacriticsRule>
    /// How the text is looked for.
    package let match: WireMember<SearchMatch>
    /// What becomes of rows that do not match.
    package let mode: WireMember<SearchMode>
    /// What cells show (default), or the texts of values, as without a format.
    package let place: WireMember<TextSource>

    /// Makes it of its members.
    package init(
      text: WireMember<WireText> = .absent, columns: WireMember<[WireText]> = .absent,
      isCaseFolded: WireMember<Bool> = .absent, diacritics: WireMember<DiacriticsRule> = .absent,
      match: WireMember<SearchMatch> = .absent, mode: WireMember<SearchMode> = .absent,
      place: WireMember<TextSource> = .absent
    ) {
      self.text = text
      self.columns = columns
      self.isCaseFolded = isCaseFolded
      self.diacritics = diacritics
      self.match = match
      self.mode = mode
      self.place = place
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      text = try reader.nullableText("text")
      columns = try reader.nullableTexts("columns")
      isCaseFolded = try reader.nullable("caseFolded").bool()
      diacritics = try reader.nullable("diacritics").choice()
      match = try reader.nullable("match").choice()
      mode = try reader.nullable("mode").choice()
      place = try reader.nullable("of").choice()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("text", text) { $0.string($1) }
      writer.member("columns", columns) { $0.list($1) { $0.string($1) } }
      writer.member("caseFolded", isCaseFolded)
      writer.member("diacritics", diacritics)
      writer.member("match", match)
      writer.member("mode", mode)
      writer.member("of", place)
    }
  }
}
