import JSONText

/// Parameters of `view/pin`.
package struct ViewPinParams: WireParams {
  /// The view.
  package var view: WireText
  /// The id, if chosen by the client.
  package var pin: WireText?
  /// Whether to wait until all rows are loaded; false by default.
  package var waits: Bool?

  /// A pin of the view's current state.
  package init(view: WireText) { self.view = view }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
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
  package var view: WireText
  /// The pin.
  package var pin: WireText

  /// A request that releases a pin.
  package init(view: WireText, pin: WireText) {
    self.view = view
    self.pin = pin
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    pin = try reader.required("pin").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("pin", pin)
  }
}

/// Parameters of `debug/holdLoading`.
package struct HoldLoadingParams: WireParams {
  /// Whether loading of sources is paused.
  package var isHeld: Bool

  /// Reads the member.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    isHeld = try reader.required("held").bool()
  }

  /// Writes the member.
  package func writeMembers(to writer: inout JSONWriter) { writer.member("held", isHeld) }
}

/// Parameters of `view/get`.
package struct ViewGetParams: WireParams {
  /// The view.
  package var view: WireText
  /// Whether to wait until all rows are loaded; false by default.
  package var waits: Bool?

  /// A request for the state of a view.
  package init(view: WireText) { self.view = view }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("wait", waits)
  }
}
