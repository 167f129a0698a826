// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The progress of a running search.
package struct WireSearchProgress: WireObject, Sendable {
  /// The number of rows examined so far.
  package let rows: Int
  /// The number of matching rows among them.
  package let matches: Int

  /// Makes it of its members.
  package init(rows: Int, matches: Int) {
    self.rows = rows
    self.matches = matches
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    rows = try reader.required("rows").count()
    matches = try reader.required("matches").count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("rows", rows)
    writer.member("matches", matches)
  }
}

/// The progress of a running sort.
package struct WireSortProgress: WireObject, Sendable {
  /// The number of rows whose sort keys have been read so far.
  package let rows: Int
  /// The number of rows to read.
  package let of: Int

  /// Makes it of its members.
  package init(rows: Int, of: Int) {
    self.rows = rows
    self.of = of
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    rows = try reader.required("rows").count()
    of = try reader.required("of").count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("rows", rows)
    writer.member("of", of)
  }
}

extension ViewFindResult.Hit {
  /// An object with `column`, `extraField`, `ranges` and `further`.
  package struct Cell: WireObject, Sendable {
    /// The column; absent for a field beyond the columns.
    package let column: WireText?
    /// The index of the field among those beyond the columns.
    package let extraField: Int?
    /// Runs of indices, each as [index, count], ascending.
    package let ranges: [IndexPair]
    /// The number of hits that are not listed; at most 65,536 hits per cell are counted.
    package let further: Int?

    /// Makes it of its members.
    package init(
      ranges: [IndexPair], column: WireText? = nil, extraField: Int? = nil, further: Int? = nil
    ) {
      self.column = column
      self.extraField = extraField
      self.ranges = ranges
      self.further = further
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      column = try reader.optional("column")?.text()
      extraField = try reader.optional("extraField")?.count()
      ranges = try reader.required("ranges").list { value throws(InvalidParams) in
        try value.pair()
      }
      further = try reader.optional("further")?.positive()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("column", column)
      writer.member("extraField", extraField)
      writer.member("ranges", ranges) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("further", further)
    }
  }
}

extension ViewFindResult {
  /// The row or cell found; null: none matches.
  package struct Hit: WireObject, Sendable {
    /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
    package let row: WireKey
    /// The viewIndex.
    package let viewIndex: Int
    /// The pageIndex.
    package let pageIndex: Int
    /// The wrapped.
    package let wrapped: Bool
    /// With count: which of the hits it is in the order of the view, from 1. Absent if complete is
    /// false.
    package let ordinal: Int?
    /// The cells of the row that have hits. By cell, only the one found.
    package let cells: [ViewFindResult.Hit.Cell]

    /// Makes it of its members.
    package init(
      row: WireKey, viewIndex: Int, pageIndex: Int, wrapped: Bool, cells: [ViewFindResult.Hit.Cell],
      ordinal: Int? = nil
    ) {
      self.row = row
      self.viewIndex = viewIndex
      self.pageIndex = pageIndex
      self.wrapped = wrapped
      self.ordinal = ordinal
      self.cells = cells
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      row = try reader.required("row").key()
      viewIndex = try reader.required("viewIndex").count()
      pageIndex = try reader.required("pageIndex").count()
      wrapped = try reader.required("wrapped").bool()
      ordinal = try reader.optional("ordinal")?.positive()
      cells = try reader.required("cells").openObjects()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("row", row)
      writer.member("viewIndex", viewIndex)
      writer.member("pageIndex", pageIndex)
      writer.member("wrapped", wrapped)
      writer.member("ordinal", ordinal)
      writer.member("cells", cells) { $0.list($1) { $1.write(to: &$0) } }
    }
  }
}

/// The result of `view/find`.
package struct ViewFindResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The number of rows that match.
  package let matches: Int?
  /// With count: the number of rows, or of cells, that stepping visits. Absent if complete is
  /// false.
  package let hits: Int?
  /// The row or cell found; null: none matches.
  package let hit: ViewFindResult.Hit?

  /// Makes it of its members.
  package init(
    viewRevision: Int, revision: Int, complete: Bool, hit: ViewFindResult.Hit?, matches: Int? = nil,
    hits: Int? = nil
  ) {
    self.viewRevision = viewRevision
    self.revision = revision
    self.complete = complete
    self.matches = matches
    self.hits = hits
    self.hit = hit
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    matches = try reader.optional("matches")?.count()
    hits = try reader.optional("hits")?.count()
    hit = try reader.required("hit").orNull()?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("matches", matches)
    writer.member("hits", hits)
    writer.orNull("hit", hit) { $1.write(to: &$0) }
  }
}

/// The result of `view/replace`.
package struct ViewReplaceResult: WireResult {
  /// The revision.
  package var revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package var complete: Bool
  /// The number of replaced hits.
  package var matches: Int
  /// The number of written cells.
  package var cells: Int
  /// The number of cells with hits in columns that are not editable.
  package var skipped: Int
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package var history: WireHistory
  /// The changes that the edits would make.
  package var preview: WireEditPreview?

  /// Makes it of its members.
  package init(
    revision: Int, complete: Bool, matches: Int, cells: Int, skipped: Int, history: WireHistory,
    preview: WireEditPreview? = nil
  ) {
    self.revision = revision
    self.complete = complete
    self.matches = matches
    self.cells = cells
    self.skipped = skipped
    self.history = history
    self.preview = preview
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    matches = try reader.required("matches").count()
    cells = try reader.required("cells").count()
    skipped = try reader.required("skipped").count()
    history = try reader.required("history").openObject()
    preview = try reader.optional("preview")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("matches", matches)
    writer.member("cells", cells)
    writer.member("skipped", skipped)
    writer.member("history", history)
    writer.member("preview", preview)
  }
}
