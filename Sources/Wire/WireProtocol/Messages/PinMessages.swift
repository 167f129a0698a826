import JSONText

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
