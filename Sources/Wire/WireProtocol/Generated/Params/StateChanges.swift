// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/get`.
package struct ViewGetParams: WireParams {
  /// The view.
  package let view: ViewID
  /// Whether to wait until all rows are read and the order is computed; default false.
  package let waits: Bool?

  /// Makes it of its members.
  package init(view: ViewID, waits: Bool? = nil) {
    self.view = view
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("wait", waits)
  }
}

/// Parameters of `view/set`.
package struct ViewSetParams: WireParams {
  /// The view.
  package let view: ViewID
  /// A merge patch of the view's state (RFC 7396): null restores a default.
  package let state: ViewStatePatch
  /// The row whose page is shown, and which watched windows keep in place.
  package let show: WireKey?
  /// false: answer before the order is ready.
  package let waits: Bool?

  /// Makes it of its members.
  package init(view: ViewID, state: ViewStatePatch, show: WireKey? = nil, waits: Bool? = nil) {
    self.view = view
    self.state = state
    self.show = show
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    state = try reader.required("state").object()
    show = try reader.optional("show")?.key()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("state", state)
    writer.member("show", show)
    writer.member("wait", waits)
  }
}

/// Parameters of `view/pin`.
package struct ViewPinParams: WireParams {
  /// The view.
  package let view: ViewID
  /// The id the client chooses.
  package let pin: WireText?
  /// Whether to wait until all rows are read and the order is computed; default false.
  package let waits: Bool?

  /// Makes it of its members.
  package init(view: ViewID, pin: WireText? = nil, waits: Bool? = nil) {
    self.view = view
    self.pin = pin
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    pin = try reader.optional("pin")?.text()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("pin", pin)
    writer.member("wait", waits)
  }
}

/// Parameters of `view/unpin`.
package struct ViewUnpinParams: WireParams {
  /// The view.
  package let view: ViewID
  /// The pin.
  package let pin: WireText

  /// Makes it of its members.
  package init(view: ViewID, pin: WireText) {
    self.view = view
    self.pin = pin
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    pin = try reader.required("pin").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("pin", pin)
  }
}
