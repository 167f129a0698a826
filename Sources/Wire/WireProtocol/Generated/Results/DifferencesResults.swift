// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A compared table.
package struct WireContentFound: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The revision.
  package let revision: Int
  /// The number of rows.
  package let rowCount: Int

  /// Makes it of its members.
  package init(table: TableID, revision: Int, rowCount: Int) {
    self.table = table
    self.revision = revision
    self.rowCount = rowCount
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    revision = try reader.required("revision").positive()
    rowCount = try reader.required("rowCount").count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("revision", revision)
    writer.member("rowCount", rowCount)
  }
}

extension TableDiffResult {
  /// The number of changed rows. A row that moved and has changed cells counts twice in `changes`.
  package struct Counts: WireObject, Sendable {
    /// The deletes.
    package let deletes: Int
    /// The moves.
    package let moves: Int
    /// The inserts.
    package let inserts: Int
    /// The updates.
    package let updates: Int
    /// The changes.
    package let changes: Int

    /// Makes it of its members.
    package init(deletes: Int, moves: Int, inserts: Int, updates: Int, changes: Int) {
      self.deletes = deletes
      self.moves = moves
      self.inserts = inserts
      self.updates = updates
      self.changes = changes
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      deletes = try reader.required("deletes").count()
      moves = try reader.required("moves").count()
      inserts = try reader.required("inserts").count()
      updates = try reader.required("updates").count()
      changes = try reader.required("changes").count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("deletes", deletes)
      writer.member("moves", moves)
      writer.member("inserts", inserts)
      writer.member("updates", updates)
      writer.member("changes", changes)
    }
  }
}

extension TableDiffResult.Diff {
  /// An object with `at`, `keys` and `blocks`.
  package struct Inserts: WireObject, Sendable {
    /// Runs of indices, each as [index, count], ascending.
    package let at: [IndexPair]
    /// The keys.
    package let keys: [WireKey]
    /// The blocks.
    package let blocks: [WirePart]

    /// Makes it of its members.
    package init(at: [IndexPair], keys: [WireKey], blocks: [WirePart]) {
      self.at = at
      self.keys = keys
      self.blocks = blocks
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      at = try reader.required("at").list { value throws(InvalidParams) in try value.pair() }
      keys = try reader.required("keys").keys()
      blocks = try reader.required("blocks").list { value throws(InvalidParams) in
        try value.part(.object)
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("at", at) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("keys", keys)
      writer.member("blocks", blocks) { $0.list($1) { $1.write(to: &$0) } }
    }
  }
}

extension TableDiffResult {
  /// The changes of this page. The whole difference is the concatenation of the lists of all pages.
  /// Indices count rows in source order or, with sections, section by section.
  package struct Diff: WireObject, Sendable {
    /// Runs of indices, each as [index, count], ascending.
    package let deletes: [IndexPair]
    /// Moves, each as [old window index, new window index].
    package let moves: [IndexPair]
    /// The inserts.
    package let inserts: TableDiffResult.Diff.Inserts
    /// The updates.
    package let updates: [WirePart]

    /// Makes it of its members.
    package init(
      deletes: [IndexPair], moves: [IndexPair], inserts: TableDiffResult.Diff.Inserts,
      updates: [WirePart]
    ) {
      self.deletes = deletes
      self.moves = moves
      self.inserts = inserts
      self.updates = updates
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      deletes = try reader.required("deletes").list { value throws(InvalidParams) in
        try value.pair()
      }
      moves = try reader.required("moves").list { value throws(InvalidParams) in try value.pair() }
      inserts = try reader.required("inserts").openObject()
      updates = try reader.required("updates").list { value throws(InvalidParams) in
        try value.part(.object)
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("deletes", deletes) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("moves", moves) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("inserts", inserts)
      writer.member("updates", updates) { $0.list($1) { $1.write(to: &$0) } }
    }
  }
}

extension TableDiffResult.Old {
  /// An object with `keys` and `blocks`.
  package struct Deletes: WireObject, Sendable {
    /// The keys.
    package let keys: [WireKey]
    /// The blocks.
    package let blocks: [WirePart]

    /// Makes it of its members.
    package init(keys: [WireKey], blocks: [WirePart]) {
      self.keys = keys
      self.blocks = blocks
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      keys = try reader.required("keys").keys()
      blocks = try reader.required("blocks").list { value throws(InvalidParams) in
        try value.part(.object)
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("keys", keys)
      writer.member("blocks", blocks) { $0.list($1) { $1.write(to: &$0) } }
    }
  }
}

extension TableDiffResult {
  /// The old content. `rows` of its updates are new indices, too.
  package struct Old: WireObject, Sendable {
    /// The deletes.
    package let deletes: TableDiffResult.Old.Deletes
    /// The updates.
    package let updates: [WirePart]

    /// Makes it of its members.
    package init(deletes: TableDiffResult.Old.Deletes, updates: [WirePart]) {
      self.deletes = deletes
      self.updates = updates
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      deletes = try reader.required("deletes").openObject()
      updates = try reader.required("updates").list { value throws(InvalidParams) in
        try value.part(.object)
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("deletes", deletes)
      writer.member("updates", updates) { $0.list($1) { $1.write(to: &$0) } }
    }
  }
}

extension TableDiffResult.Keys {
  /// An object with `index`, `key` and `columns`.
  package struct Update: WireObject, Sendable {
    /// The index.
    package let index: Int
    /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
    package let key: WireKey
    /// The columns.
    package let columns: [WireText]

    /// Makes it of its members.
    package init(index: Int, key: WireKey, columns: [WireText]) {
      self.index = index
      self.key = key
      self.columns = columns
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      index = try reader.required("index").count()
      key = try reader.required("key").key()
      columns = try reader.required("columns").texts()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("index", index)
      writer.member("key", key)
      writer.member("columns", columns)
    }
  }
}

extension TableDiffResult {
  /// The keys of the moved rows, in order, and of the updated rows with their columns.
  package struct Keys: WireObject, Sendable {
    /// The moves.
    package let moves: [WireKey]
    /// The updates.
    package let updates: [TableDiffResult.Keys.Update]

    /// Makes it of its members.
    package init(moves: [WireKey], updates: [TableDiffResult.Keys.Update]) {
      self.moves = moves
      self.updates = updates
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      moves = try reader.required("moves").keys()
      updates = try reader.required("updates").openObjects()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("moves", moves)
      writer.member("updates", updates) { $0.list($1) { $1.write(to: &$0) } }
    }
  }
}

extension WireSectionsDiff {
  /// An object with `index`, `key` and `members`.
  package struct Update: WireObject, Sendable {
    /// The index in the new content.
    package let index: Int
    /// The key.
    package let key: WirePart
    /// The members.
    package let members: [WireText]

    /// Makes it of its members.
    package init(index: Int, key: WirePart, members: [WireText]) {
      self.index = index
      self.key = key
      self.members = members
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      index = try reader.required("index").count()
      key = try reader.required("key").part(.string, .number)
      members = try reader.required("members").texts()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("index", index)
      writer.member("key", key)
      writer.member("members", members)
    }
  }
}

/// The difference of declared sections, if both tables have some. Rows that move with their section
/// are not listed.
package struct WireSectionsDiff: WireObject, Sendable {
  /// The sections of the old content.
  package let old: [[WirePart]]
  /// The sections of the new content.
  package let new: [[WirePart]]
  /// Indices in the old content.
  package let deletes: [Int]
  /// Indices in the new content.
  package let inserts: [Int]
  /// Moves, each as [old window index, new window index].
  package let moves: [IndexPair]
  /// Sections that stay or move, and have a changed header, footer, kind or state.
  package let updates: [WireSectionsDiff.Update]

  /// Makes it of its members.
  package init(
    old: [[WirePart]], new: [[WirePart]], deletes: [Int], inserts: [Int], moves: [IndexPair],
    updates: [WireSectionsDiff.Update]
  ) {
    self.old = old
    self.new = new
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    old = try reader.required("old").list { value throws(InvalidParams) in
      try value.list { value throws(InvalidParams) in
        try value.part(.object, .string, .number, .null)
      }
    }
    new = try reader.required("new").list { value throws(InvalidParams) in
      try value.list { value throws(InvalidParams) in
        try value.part(.object, .string, .number, .null)
      }
    }
    deletes = try reader.required("deletes").list { value throws(InvalidParams) in
      try value.count()
    }
    inserts = try reader.required("inserts").list { value throws(InvalidParams) in
      try value.count()
    }
    moves = try reader.required("moves").list { value throws(InvalidParams) in try value.pair() }
    updates = try reader.required("updates").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("old", old) { $0.list($1) { $0.list($1) { $1.write(to: &$0) } } }
    writer.member("new", new) { $0.list($1) { $0.list($1) { $1.write(to: &$0) } } }
    writer.member("deletes", deletes) { $0.list($1) { $0.int($1) } }
    writer.member("inserts", inserts) { $0.list($1) { $0.int($1) } }
    writer.member("moves", moves) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("updates", updates) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `table/diff`.
package struct TableDiffResult: WireResult {
  /// A compared table.
  package let from: WireContentFound
  /// A compared table.
  package let to: WireContentFound
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The compared columns.
  package let columns: [WireText]
  /// The number of changed rows. A row that moved and has changed cells counts twice in `changes`.
  package let counts: TableDiffResult.Counts
  /// The index of the first change of this page, counted through deletes, moves, inserts and
  /// updates.
  package let first: Int
  /// The size.
  package let size: Int
  /// true: the response reached the size limit, and further changes follow.
  package let more: Bool
  /// The changes of this page. The whole difference is the concatenation of the lists of all pages.
  /// Indices count rows in source order or, with sections, section by section.
  package let diff: TableDiffResult.Diff
  /// The old content. `rows` of its updates are new indices, too.
  package let old: TableDiffResult.Old
  /// The keys of the moved rows, in order, and of the updated rows with their columns.
  package let keys: TableDiffResult.Keys
  /// The difference of declared sections, if both tables have some. Rows that move with their
  /// section are not listed.
  package let sections: WireSectionsDiff?

  /// Makes it of its members.
  package init(
    from: WireContentFound, to: WireContentFound, complete: Bool, columns: [WireText],
    counts: TableDiffResult.Counts, first: Int, size: Int, diff: TableDiffResult.Diff,
    old: TableDiffResult.Old, keys: TableDiffResult.Keys, more: Bool = false,
    sections: WireSectionsDiff? = nil
  ) {
    self.from = from
    self.to = to
    self.complete = complete
    self.columns = columns
    self.counts = counts
    self.first = first
    self.size = size
    self.more = more
    self.diff = diff
    self.old = old
    self.keys = keys
    self.sections = sections
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    from = try reader.required("from").openObject()
    to = try reader.required("to").openObject()
    complete = try reader.required("complete").bool()
    columns = try reader.required("columns").texts()
    counts = try reader.required("counts").openObject()
    first = try reader.required("first").count()
    size = try reader.required("size").count()
    more = try reader.flag("more")
    diff = try reader.required("diff").openObject()
    old = try reader.required("old").openObject()
    keys = try reader.required("keys").openObject()
    sections = try reader.optional("sections")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("from", from)
    writer.member("to", to)
    writer.member("complete", complete)
    writer.member("columns", columns)
    writer.member("counts", counts)
    writer.member("first", first)
    writer.member("size", size)
    writer.flag("more", more)
    writer.member("diff", diff)
    writer.member("old", old)
    writer.member("keys", keys)
    writer.member("sections", sections)
  }
}
