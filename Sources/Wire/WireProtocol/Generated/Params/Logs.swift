// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `$/setTrace`.
package struct SetTraceParams: WireParams {
  /// How much is traced from now on.
  package let value: TraceLevel

  /// Makes it of its members.
  package init(value: TraceLevel) {
    self.value = value
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    value = try reader.required("value").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("value", value)
  }
}
