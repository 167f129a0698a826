// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A permission that the client must decide.
package struct WireAskedPermission: WireObject, Sendable {
  /// The permission.
  package let permission: WireText
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package let row: WireKey?
  /// An id of a table, view, subscription, pin or column.
  package let column: WireText?
  /// The key of the section to collapse.
  package let section: WireText?
  /// The layer that decides a setting.
  package let layer: WireText

  /// Makes it of its members.
  package init(
    permission: WireText, layer: WireText, row: WireKey? = nil, column: WireText? = nil,
    section: WireText? = nil
  ) {
    self.permission = permission
    self.row = row
    self.column = column
    self.section = section
    self.layer = layer
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    permission = try reader.required("permission").text()
    row = try reader.optional("row")?.key()
    column = try reader.optional("column")?.text()
    section = try reader.optional("section")?.text()
    layer = try reader.required("layer").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("permission", permission)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("section", section)
    writer.member("layer", layer)
  }
}

/// The result of `action/list`.
package struct ActionListResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int
  /// The layer that decides a setting.
  package let layer: WireText
  /// The kind, section or column whose layer this is.
  package let name: WireText?
  /// Why the expression of a layer with higher precedence has no value.
  package let problem: WireText?
  /// Expressions are replaced by their values; hidden actions are omitted.
  package let actions: WirePart

  /// Makes it of its members.
  package init(
    viewRevision: Int, revision: Int, layer: WireText, actions: WirePart, name: WireText? = nil,
    problem: WireText? = nil
  ) {
    self.viewRevision = viewRevision
    self.revision = revision
    self.layer = layer
    self.name = name
    self.problem = problem
    self.actions = actions
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    layer = try reader.required("layer").text()
    name = try reader.optional("name")?.text()
    problem = try reader.optional("problem")?.text()
    actions = try reader.required("actions").part(.array)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("layer", layer)
    writer.member("name", name)
    writer.member("problem", problem)
    writer.member("actions", actions)
  }
}

/// The result of `action/invoke`.
package struct ActionInvokeResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int

  /// Makes it of its members.
  package init(viewRevision: Int, revision: Int) {
    self.viewRevision = viewRevision
    self.revision = revision
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
  }
}

/// Parameters of `action/didInvoke`.
package struct ActionDidInvokeParams: WireMessage {
  /// An id of a table, view, subscription, pin or column.
  package var table: TableID
  /// An id of a table, view, subscription, pin or column.
  package var view: ViewID
  /// The revision.
  package var revision: Int
  /// The id of the action.
  package var action: WireText
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package var key: WireKey?
  /// The index of the row in the source order; null without a row.
  package var sourceIndex: WireMember<Int>
  /// null: the row is not on the page shown.
  package var viewIndex: WireMember<Int>
  /// Without a key: the column whose header it is.
  package var column: WireText?
  /// The values of the row, by id of the visible columns; for an action of a cell, only its value.
  package var values: [WireEntry<WirePart>]?
  /// The author.
  package var author: WireText?

  /// Makes it of its members.
  package init(
    table: TableID, view: ViewID, revision: Int, action: WireText, key: WireKey? = nil,
    sourceIndex: WireMember<Int> = .absent, viewIndex: WireMember<Int> = .absent,
    column: WireText? = nil, values: [WireEntry<WirePart>]? = nil, author: WireText? = nil
  ) {
    self.table = table
    self.view = view
    self.revision = revision
    self.action = action
    self.key = key
    self.sourceIndex = sourceIndex
    self.viewIndex = viewIndex
    self.column = column
    self.values = values
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    view = try reader.required("view").id()
    revision = try reader.required("revision").positive()
    action = try reader.required("action").text()
    key = try reader.optional("key")?.key()
    sourceIndex = try reader.nullable("sourceIndex").count()
    viewIndex = try reader.nullable("viewIndex").count()
    column = try reader.optional("column")?.text()
    values = try reader.optional("values")?.entries { value throws(InvalidParams) in
      try value.part()
    }
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("view", view)
    writer.member("revision", revision)
    writer.member("action", action)
    writer.member("key", key)
    writer.member("sourceIndex", sourceIndex)
    writer.member("viewIndex", viewIndex)
    writer.member("column", column)
    writer.member("values", values) { $0.entries($1) { $1.write(to: &$0) } }
    writer.member("author", author)
  }
}

/// Parameters of `action/decide`.
package struct ActionDecideParams: WireMessage {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// An id of a table, view, subscription, pin or column.
  package let view: ViewID?
  /// The permissions that one request needs, at most the first 1,000. The answer applies to all of
  /// them.
  package let asked: [WireAskedPermission]
  /// The number of permissions that the request needs.
  package let count: Int
  /// The time limit for the answer, in milliseconds.
  package let deadline: Int
  /// The decision if no answer arrives in time.
  package let `default`: Decision

  /// Makes it of its members.
  package init(
    table: TableID, asked: [WireAskedPermission], count: Int, deadline: Int, default: Decision,
    view: ViewID? = nil
  ) {
    self.table = table
    self.view = view
    self.asked = asked
    self.count = count
    self.deadline = deadline
    self.default = `default`
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    view = try reader.optional("view")?.id()
    asked = try reader.required("asked").openObjects()
    count = try reader.required("count").positive()
    deadline = try reader.required("deadline").positive()
    `default` = try reader.required("default").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("view", view)
    writer.member("asked", asked) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("count", count)
    writer.member("deadline", deadline)
    writer.member("default", `default`)
  }
}

/// The result of `action/decide`.
package struct ActionDecideResult: WireResult {
  /// The decision.
  package let decision: Decision

  /// Makes it of its members.
  package init(decision: Decision) {
    self.decision = decision
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    decision = try reader.required("decision").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("decision", decision)
  }
}
