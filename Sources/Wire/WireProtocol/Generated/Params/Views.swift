// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/open`.
package struct ViewOpenParams: WireParams {
  /// The table to look at.
  package let table: TableID
  /// The id the client chooses.
  package let view: ViewID?
  /// A merge patch of the view's state (RFC 7396): null restores a default.
  package let state: ViewStatePatch?
  /// The name of a preset.
  package let preset: WireText?
  /// A name under which the state is kept by the table's file. The view begins with what was kept
  /// under it.
  package let remember: WireText?
  /// false: answer before the order is ready.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    table: TableID, view: ViewID? = nil, state: ViewStatePatch? = nil, preset: WireText? = nil,
    remember: WireText? = nil, waits: Bool? = nil
  ) {
    self.table = table
    self.view = view
    self.state = state
    self.preset = preset
    self.remember = remember
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    view = try reader.optional("view")?.id()
    state = try reader.optional("state")?.object()
    preset = try reader.optional("preset")?.text()
    remember = try reader.optional("remember")?.text()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("view", view)
    writer.member("state", state)
    writer.member("preset", preset)
    writer.member("remember", remember)
    writer.member("wait", waits)
  }
}

/// Parameters of `view/close`.
package struct ViewParams: WireParams {
  /// The view.
  package let view: ViewID

  /// Makes it of its members.
  package init(view: ViewID) {
    self.view = view
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
  }
}
