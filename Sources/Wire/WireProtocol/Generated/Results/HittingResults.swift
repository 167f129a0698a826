// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension ViewHitResult {
  /// The entry, where `part` is one.
  package struct Entry: WireObject, Sendable {
    /// The key of an entry: a row's key, or a part of a section.
    package let key: WirePart
    /// Its index within the page.
    package let viewIndex: Int
    /// Its top, from the top of the frame.
    package let y: Double
    /// Its height, with the spacing after it.
    package let height: Double
    /// It is a section header that sticks to the start of the viewport.
    package let sticky: Bool

    /// Makes it of its members.
    package init(key: WirePart, viewIndex: Int, y: Double, height: Double, sticky: Bool = false) {
      self.key = key
      self.viewIndex = viewIndex
      self.y = y
      self.height = height
      self.sticky = sticky
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      key = try reader.required("key").part(.object, .string, .number)
      viewIndex = try reader.required("viewIndex").count()
      y = try reader.required("y").number()
      height = try reader.required("height").number()
      sticky = try reader.flag("sticky")
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("key", key)
      writer.member("viewIndex", viewIndex)
      writer.member("y", number: y)
      writer.member("height", number: height)
      writer.flag("sticky", sticky)
    }
  }
}

/// A column in the client's frame.
package struct WireHitColumn: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package let column: WireText
  /// Its left edge, from the left of the frame.
  package let x: Double
  /// Its width.
  package let width: Double
  /// From where to where it can be seen, from the left of the frame. Fixed columns cover the
  /// others.
  package let clip: [Double]

  /// Makes it of its members.
  package init(column: WireText, x: Double, width: Double, clip: [Double]) {
    self.column = column
    self.x = x
    self.width = width
    self.clip = clip
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    column = try reader.required("column").text()
    x = try reader.required("x").number()
    width = try reader.required("width").number()
    clip = try reader.required("clip").list { value throws(InvalidParams) in try value.number() }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("column", column)
    writer.member("x", number: x)
    writer.member("width", number: width)
    writer.member("clip", clip) { $0.list($1) { $0.number($1) } }
  }
}

/// The result of `view/hit`.
package struct ViewHitResult: WireResult {
  /// The state of the view in which it was looked up.
  package let viewRevision: Int
  /// The part.
  package let part: OpenWord<WindowPart>
  /// The entry, where `part` is one.
  package let entry: ViewHitResult.Entry?
  /// A column in the client's frame.
  package let column: WireHitColumn?
  /// The column whose width changes if the user drags from here.
  package let resize: WireHitColumn?
  /// The nearest place between two characters of the text shown, in `positions` of `initialize`; if
  /// `text` was given.
  package let textOffset: Int?

  /// Makes it of its members.
  package init(
    viewRevision: Int, part: OpenWord<WindowPart>, entry: ViewHitResult.Entry? = nil,
    column: WireHitColumn? = nil, resize: WireHitColumn? = nil, textOffset: Int? = nil
  ) {
    self.viewRevision = viewRevision
    self.part = part
    self.entry = entry
    self.column = column
    self.resize = resize
    self.textOffset = textOffset
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    part = try reader.required("part").openWord()
    entry = try reader.optional("entry")?.openObject()
    column = try reader.optional("column")?.openObject()
    resize = try reader.optional("resize")?.openObject()
    textOffset = try reader.optional("textOffset")?.count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("part", part)
    writer.member("entry", entry)
    writer.member("column", column)
    writer.member("resize", resize)
    writer.member("textOffset", textOffset)
  }
}

extension ViewTapResult {
  /// An object with `direction`, `sortable` and `priority`.
  package struct Indicator: WireObject, Sendable {
    /// The direction.
    package let direction: OpenWord<SortCycleStep>
    /// The sortable.
    package let sortable: Bool
    /// Its position among the sort keys.
    package let priority: Int?

    /// Makes it of its members.
    package init(direction: OpenWord<SortCycleStep>, sortable: Bool, priority: Int? = nil) {
      self.direction = direction
      self.sortable = sortable
      self.priority = priority
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      direction = try reader.required("direction").openWord()
      sortable = try reader.required("sortable").bool()
      priority = try reader.optional("priority")?.count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("direction", direction)
      writer.member("sortable", sortable)
      writer.member("priority", priority)
    }
  }
}

/// The result of `view/tap`.
package struct ViewTapResult: WireResult {
  /// An id of a table, view, subscription, pin or column.
  package let view: ViewID
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int
  /// The complete state of a view.
  package let state: WirePart
  /// The footers of the visible columns, by column id.
  package let footers: WirePart?
  /// The frames of the visible columns, and the height of the page.
  package let layout: WirePart?
  /// The cursor of a view.
  package let cursor: WireViewCursor?
  /// The counts of a view.
  package let counts: WireCounts
  /// pending while a sort is being computed or the table is loading. The old order is shown until
  /// then.
  package let orderState: WireText
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The visible columns, in order.
  package let columns: [WireText]
  /// The name of a preset.
  package let preset: WireText?
  /// Filter conditions that are not valid with the present columns. They are kept in the state and
  /// not applied.
  package let filterProblems: [WireStateProblem]?
  /// One of the rows counted in counts.failed, with the error.
  package let filterFailure: WireFilterFailure?
  /// Expressions of the sort and the sections that are not valid with the present columns. They are
  /// kept in the state and not applied.
  package let orderProblems: [WireStateProblem]?
  /// One of the rows counted in counts.orderFailed, with the error.
  package let orderFailure: WireOrderFailure?
  /// The progress of a running search.
  package let searching: WireSearchProgress?
  /// The progress of a running sort.
  package let sorting: WireSortProgress?
  /// Whether the view can sort by the column.
  package let sortable: Bool
  /// By column id.
  package let indicators: [WireEntry<ViewTapResult.Indicator>]

  /// Makes it of its members.
  package init(
    view: ViewID, table: TableID, viewRevision: Int, revision: Int, state: WirePart,
    counts: WireCounts, orderState: WireText, complete: Bool, columns: [WireText], sortable: Bool,
    indicators: [WireEntry<ViewTapResult.Indicator>], footers: WirePart? = nil,
    layout: WirePart? = nil, cursor: WireViewCursor? = nil, preset: WireText? = nil,
    filterProblems: [WireStateProblem]? = nil, filterFailure: WireFilterFailure? = nil,
    orderProblems: [WireStateProblem]? = nil, orderFailure: WireOrderFailure? = nil,
    searching: WireSearchProgress? = nil, sorting: WireSortProgress? = nil
  ) {
    self.view = view
    self.table = table
    self.viewRevision = viewRevision
    self.revision = revision
    self.state = state
    self.footers = footers
    self.layout = layout
    self.cursor = cursor
    self.counts = counts
    self.orderState = orderState
    self.complete = complete
    self.columns = columns
    self.preset = preset
    self.filterProblems = filterProblems
    self.filterFailure = filterFailure
    self.orderProblems = orderProblems
    self.orderFailure = orderFailure
    self.searching = searching
    self.sorting = sorting
    self.sortable = sortable
    self.indicators = indicators
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    table = try reader.required("table").id()
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    state = try reader.required("state").part(.object)
    footers = try reader.optional("footers")?.part(.object)
    layout = try reader.optional("layout")?.part(.object)
    cursor = try reader.optional("cursor")?.openObject()
    counts = try reader.required("counts").openObject()
    orderState = try reader.required("orderState").text()
    complete = try reader.required("complete").bool()
    columns = try reader.required("columns").texts()
    preset = try reader.optional("preset")?.text()
    filterProblems = try reader.optional("filterProblems")?.openObjects()
    filterFailure = try reader.optional("filterFailure")?.openObject()
    orderProblems = try reader.optional("orderProblems")?.openObjects()
    orderFailure = try reader.optional("orderFailure")?.openObject()
    searching = try reader.optional("searching")?.openObject()
    sorting = try reader.optional("sorting")?.openObject()
    sortable = try reader.required("sortable").bool()
    indicators = try reader.required("indicators").entries { value throws(InvalidParams) in
      try value.openObject()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("table", table)
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("state", state)
    writer.member("footers", footers)
    writer.member("layout", layout)
    writer.member("cursor", cursor)
    writer.member("counts", counts)
    writer.member("orderState", orderState)
    writer.member("complete", complete)
    writer.member("columns", columns)
    writer.member("preset", preset)
    writer.member("filterProblems", filterProblems) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("filterFailure", filterFailure)
    writer.member("orderProblems", orderProblems) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("orderFailure", orderFailure)
    writer.member("searching", searching)
    writer.member("sorting", sorting)
    writer.member("sortable", sortable)
    writer.member("indicators", indicators) { $0.entries($1) { $1.write(to: &$0) } }
  }
}
