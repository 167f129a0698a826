// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The state of the undo history: its present step, and how many can be undone and redone.
package struct WireHistory: WireObject, Sendable {
  /// The number of steps to undo.
  package let undo: Int
  /// The number of steps to redo.
  package let redo: Int
  /// The id of the newest step that is done; 0: none.
  package let current: Int
  /// The value of `current` in the state that was opened, created or last saved. The table is dirty
  /// if it differs from `current`. Absent: no undo or redo leads to that state.
  package let saved: Int?
  /// The label of the step that undo reverts.
  package let undoLabel: WireText?
  /// The label of the step that redo repeats.
  package let redoLabel: WireText?
  /// The number of steps that were dropped because of undoBytesMax, if any.
  package let dropped: Int?

  /// Makes it of its members.
  package init(
    undo: Int, redo: Int, current: Int, saved: Int? = nil, undoLabel: WireText? = nil,
    redoLabel: WireText? = nil, dropped: Int? = nil
  ) {
    self.undo = undo
    self.redo = redo
    self.current = current
    self.saved = saved
    self.undoLabel = undoLabel
    self.redoLabel = redoLabel
    self.dropped = dropped
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    undo = try reader.required("undo").count()
    redo = try reader.required("redo").count()
    current = try reader.required("current").count()
    saved = try reader.optional("saved")?.count()
    undoLabel = try reader.optional("undoLabel")?.text()
    redoLabel = try reader.optional("redoLabel")?.text()
    dropped = try reader.optional("dropped")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("undo", undo)
    writer.member("redo", redo)
    writer.member("current", current)
    writer.member("saved", saved)
    writer.member("undoLabel", undoLabel)
    writer.member("redoLabel", redoLabel)
    writer.member("dropped", dropped)
  }
}

extension TableUndoResult {
  /// The undone or redone step; null: there was none.
  package struct Step: WireObject, Sendable {
    /// The id.
    package let id: Int
    /// The label.
    package let label: WireText?
    /// The author.
    package let author: WireText?

    /// Makes it of its members.
    package init(id: Int, label: WireText? = nil, author: WireText? = nil) {
      self.id = id
      self.label = label
      self.author = author
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      id = try reader.required("id").positive()
      label = try reader.optional("label")?.text()
      author = try reader.optional("author")?.text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("id", id)
      writer.member("label", label)
      writer.member("author", author)
    }
  }
}

/// The result of `table/undo` and `table/redo`.
package struct TableUndoResult: WireResult {
  /// The revision.
  package let revision: Int
  /// The undone or redone step; null: there was none.
  package let step: TableUndoResult.Step?
  /// Cells and rows that were not changed back, because a later step that is not undone changed
  /// them.
  package let skipped: Int
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(revision: Int, step: TableUndoResult.Step?, skipped: Int, history: WireHistory) {
    self.revision = revision
    self.step = step
    self.skipped = skipped
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    step = try reader.required("step").orNull()?.openObject()
    skipped = try reader.required("skipped").count()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.orNull("step", step) { $1.write(to: &$0) }
    writer.member("skipped", skipped)
    writer.member("history", history)
  }
}

extension TableHistoryResult {
  /// An object with `id`, `done`, `label`, `author`, `cause`, `revision`, `cells`, `rows`,
  /// `columns`, `sections` and `bytes`.
  package struct Item: WireObject, Sendable {
    /// The id of the step, for table/jump.
    package let id: Int
    /// false: the step is undone.
    package let done: Bool
    /// The label.
    package let label: WireText?
    /// The author.
    package let author: WireText?
    /// The cause.
    package let cause: WireText
    /// The revision that resulted when it was last done or undone.
    package let revision: Int
    /// The number of cells written.
    package let cells: Int
    /// The number of rows inserted, removed or moved.
    package let rows: Int
    /// The number of changes of columns.
    package let columns: Int
    /// The number of changes of declared sections, if there are any.
    package let sections: Int?
    /// The approximate size of the step, in bytes.
    package let bytes: Int

    /// Makes it of its members.
    package init(
      id: Int, done: Bool, cause: WireText, revision: Int, cells: Int, rows: Int, columns: Int,
      bytes: Int, label: WireText? = nil, author: WireText? = nil, sections: Int? = nil
    ) {
      self.id = id
      self.done = done
      self.label = label
      self.author = author
      self.cause = cause
      self.revision = revision
      self.cells = cells
      self.rows = rows
      self.columns = columns
      self.sections = sections
      self.bytes = bytes
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      id = try reader.required("id").positive()
      done = try reader.required("done").bool()
      label = try reader.optional("label")?.text()
      author = try reader.optional("author")?.text()
      cause = try reader.required("cause").text()
      revision = try reader.required("revision").positive()
      cells = try reader.required("cells").count()
      rows = try reader.required("rows").count()
      columns = try reader.required("columns").count()
      sections = try reader.optional("sections")?.positive()
      bytes = try reader.required("bytes").count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("id", id)
      writer.member("done", done)
      writer.member("label", label)
      writer.member("author", author)
      writer.member("cause", cause)
      writer.member("revision", revision)
      writer.member("cells", cells)
      writer.member("rows", rows)
      writer.member("columns", columns)
      writer.member("sections", sections)
      writer.member("bytes", bytes)
    }
  }
}

/// The result of `table/history`.
package struct TableHistoryResult: WireResult {
  /// The revision.
  package let revision: Int
  /// The number of kept steps.
  package let count: Int
  /// The newest step that is done; 0: none.
  package let current: Int
  /// The approximate size of the kept steps, in bytes.
  package let bytes: Int
  /// The limit on the size of all kept steps.
  package let bytesMax: Int
  /// The number of oldest steps that were dropped because of bytesMax.
  package let dropped: Int
  /// The first.
  package let first: Int
  /// The listed steps, from the oldest.
  package let items: [TableHistoryResult.Item]

  /// Makes it of its members.
  package init(
    revision: Int, count: Int, current: Int, bytes: Int, bytesMax: Int, dropped: Int, first: Int,
    items: [TableHistoryResult.Item]
  ) {
    self.revision = revision
    self.count = count
    self.current = current
    self.bytes = bytes
    self.bytesMax = bytesMax
    self.dropped = dropped
    self.first = first
    self.items = items
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    count = try reader.required("count").count()
    current = try reader.required("current").count()
    bytes = try reader.required("bytes").count()
    bytesMax = try reader.required("bytesMax").positive()
    dropped = try reader.required("dropped").count()
    first = try reader.required("first").count()
    items = try reader.required("items").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("count", count)
    writer.member("current", current)
    writer.member("bytes", bytes)
    writer.member("bytesMax", bytesMax)
    writer.member("dropped", dropped)
    writer.member("first", first)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `table/jump`.
package struct TableJumpResult: WireResult {
  /// The revision.
  package let revision: Int
  /// The number of undone steps.
  package let undone: Int
  /// The number of redone steps.
  package let redone: Int
  /// Cells and rows that were not changed back, because a later step that is not undone changed
  /// them.
  package let skipped: Int
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(revision: Int, undone: Int, redone: Int, skipped: Int, history: WireHistory) {
    self.revision = revision
    self.undone = undone
    self.redone = redone
    self.skipped = skipped
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    undone = try reader.required("undone").count()
    redone = try reader.required("redone").count()
    skipped = try reader.required("skipped").count()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("undone", undone)
    writer.member("redone", redone)
    writer.member("skipped", skipped)
    writer.member("history", history)
  }
}
