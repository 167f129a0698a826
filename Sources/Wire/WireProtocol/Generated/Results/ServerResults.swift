// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension ServerStatsResult.Memory {
  /// The memory of all tables.
  package struct Tables: WireObject, Sendable {
    /// Rows of created tables, and indices of files.
    package let sources: Int
    /// Edited and supplied cells.
    package let edits: Int
    /// The order of rows, and their attributes beside their cells.
    package let rows: Int
    /// Keys of rows.
    package let keys: Int
    /// Steps that can be undone and redone, and recent changes.
    package let history: Int
    /// Orders, filters, selections and heights of views.
    package let views: Int
    /// The number of tables that were too busy to be counted.
    package let uncounted: Int
    /// The members that have no name here.
    package let others: [WireEntry<Int>]

    /// Makes it of its members.
    package init(
      sources: Int, edits: Int, rows: Int, keys: Int, history: Int, views: Int, uncounted: Int,
      others: [WireEntry<Int>] = []
    ) {
      self.sources = sources
      self.edits = edits
      self.rows = rows
      self.keys = keys
      self.history = history
      self.views = views
      self.uncounted = uncounted
      self.others = others
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      sources = try reader.required("sources").count()
      edits = try reader.required("edits").count()
      rows = try reader.required("rows").count()
      keys = try reader.required("keys").count()
      history = try reader.required("history").count()
      views = try reader.required("views").count()
      uncounted = try reader.required("uncounted").count()
      others = try reader.entries { value throws(InvalidParams) in try value.count() }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("sources", sources)
      writer.member("edits", edits)
      writer.member("rows", rows)
      writer.member("keys", keys)
      writer.member("history", history)
      writer.member("views", views)
      writer.member("uncounted", uncounted)
      writer.members(others) { $0.int($1) }
    }
  }
}

extension ServerStatsResult {
  /// The memory use of the process, in bytes. Amounts by purpose are estimates.
  package struct Memory: WireObject, Sendable {
    /// The resident memory reported by the system; on Linux only.
    package let resident: Int?
    /// The part that is code and other mapped files.
    package let program: Int?
    /// The part of the heap in use; with glibc only, as free and other.
    package let heap: Int?
    /// Freed memory that is kept for reuse, and stacks of threads.
    package let free: Int?
    /// Decoded chunks.
    package let cache: Int
    /// The memory of all tables.
    package let tables: ServerStatsResult.Memory.Tables
    /// Keys and orders of sorts and groupings in progress.
    package let sorting: Int
    /// Searches, filters and aggregates in progress.
    package let gathering: Int
    /// New content during comparison.
    package let comparing: Int
    /// Messages waiting to be written, or being read.
    package let messages: Int
    /// The buffer of a recording.
    package let recording: Int
    /// The rest of the heap.
    package let other: Int?
    /// The members that have no name here.
    package let others: [WireEntry<Int>]

    /// Makes it of its members.
    package init(
      cache: Int, tables: ServerStatsResult.Memory.Tables, sorting: Int, gathering: Int,
      comparing: Int, messages: Int, recording: Int, resident: Int? = nil, program: Int? = nil,
      heap: Int? = nil, free: Int? = nil, other: Int? = nil, others: [WireEntry<Int>] = []
    ) {
      self.resident = resident
      self.program = program
      self.heap = heap
      self.free = free
      self.cache = cache
      self.tables = tables
      self.sorting = sorting
      self.gathering = gathering
      self.comparing = comparing
      self.messages = messages
      self.recording = recording
      self.other = other
      self.others = others
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      resident = try reader.optional("resident")?.count()
      program = try reader.optional("program")?.count()
      heap = try reader.optional("heap")?.count()
      free = try reader.optional("free")?.count()
      cache = try reader.required("cache").count()
      tables = try reader.required("tables").openObject()
      sorting = try reader.required("sorting").count()
      gathering = try reader.required("gathering").count()
      comparing = try reader.required("comparing").count()
      messages = try reader.required("messages").count()
      recording = try reader.required("recording").count()
      other = try reader.optional("other")?.count()
      others = try reader.entries { value throws(InvalidParams) in try value.count() }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("resident", resident)
      writer.member("program", program)
      writer.member("heap", heap)
      writer.member("free", free)
      writer.member("cache", cache)
      writer.member("tables", tables)
      writer.member("sorting", sorting)
      writer.member("gathering", gathering)
      writer.member("comparing", comparing)
      writer.member("messages", messages)
      writer.member("recording", recording)
      writer.member("other", other)
      writer.members(others) { $0.int($1) }
    }
  }
}

extension ServerStatsResult.Method {
  /// The time from arrival until the response is ready; the value is at most a quarter too high.
  package struct Microseconds: WireObject, Sendable {
    /// The p50.
    package let p50: Int
    /// The p90.
    package let p90: Int
    /// The p99.
    package let p99: Int

    /// Makes it of its members.
    package init(p50: Int, p90: Int, p99: Int) {
      self.p50 = p50
      self.p90 = p90
      self.p99 = p99
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      p50 = try reader.required("p50").count()
      p90 = try reader.required("p90").count()
      p99 = try reader.required("p99").count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("p50", p50)
      writer.member("p90", p90)
      writer.member("p99", p99)
    }
  }
}

extension ServerStatsResult {
  /// An object with `count`, `errors` and `microseconds`.
  package struct Method: WireObject, Sendable {
    /// The number of calls, including notifications.
    package let count: Int
    /// The number of failures by code.
    package let errors: [WireEntry<Int>]?
    /// The time from arrival until the response is ready; the value is at most a quarter too high.
    package let microseconds: ServerStatsResult.Method.Microseconds

    /// Makes it of its members.
    package init(
      count: Int, microseconds: ServerStatsResult.Method.Microseconds,
      errors: [WireEntry<Int>]? = nil
    ) {
      self.count = count
      self.errors = errors
      self.microseconds = microseconds
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      count = try reader.required("count").count()
      errors = try reader.optional("errors")?.entries { value throws(InvalidParams) in
        try value.count()
      }
      microseconds = try reader.required("microseconds").openObject()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("count", count)
      writer.member("errors", errors) { $0.entries($1) { $0.int($1) } }
      writer.member("microseconds", microseconds)
    }
  }
}

extension ServerStatsResult {
  /// An object with `subscription`, `view`, `pending` and `lagRevisions`.
  package struct Watching: WireObject, Sendable {
    /// An id of a table, view, subscription, pin or column.
    package let subscription: SubscriptionID
    /// An id of a table, view, subscription, pin or column.
    package let view: ViewID
    /// Updates that wait; more than one only with updates each.
    package let pending: Int
    /// The number of table revisions that the client is behind.
    package let lagRevisions: Int

    /// Makes it of its members.
    package init(subscription: SubscriptionID, view: ViewID, pending: Int, lagRevisions: Int) {
      self.subscription = subscription
      self.view = view
      self.pending = pending
      self.lagRevisions = lagRevisions
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      subscription = try reader.required("subscription").id()
      view = try reader.required("view").id()
      pending = try reader.required("pending").count()
      lagRevisions = try reader.required("lagRevisions").count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("subscription", subscription)
      writer.member("view", view)
      writer.member("pending", pending)
      writer.member("lagRevisions", lagRevisions)
    }
  }
}

/// The result of `server/stats`.
package struct ServerStatsResult: WireResult {
  /// The memory use of the process, in bytes. Amounts by purpose are estimates.
  package let memory: ServerStatsResult.Memory
  /// Calls by method; `unknown` counts all methods that do not exist.
  package let methods: [WireEntry<ServerStatsResult.Method>]
  /// The subscriptions of the connection.
  package let watching: [ServerStatsResult.Watching]
  /// The members that have no name here.
  package let others: [WireEntry<Int>]

  /// Makes it of its members.
  package init(
    memory: ServerStatsResult.Memory, methods: [WireEntry<ServerStatsResult.Method>],
    watching: [ServerStatsResult.Watching], others: [WireEntry<Int>] = []
  ) {
    self.memory = memory
    self.methods = methods
    self.watching = watching
    self.others = others
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    memory = try reader.required("memory").openObject()
    methods = try reader.required("methods").entries { value throws(InvalidParams) in
      try value.openObject()
    }
    watching = try reader.required("watching").openObjects()
    others = try reader.entries { value throws(InvalidParams) in try value.count() }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("memory", memory)
    writer.member("methods", methods) { $0.entries($1) { $1.write(to: &$0) } }
    writer.member("watching", watching) { $0.list($1) { $1.write(to: &$0) } }
    writer.members(others) { $0.int($1) }
  }
}
