// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A half-open range.
package struct WireRange: WireObject, Sendable, Hashable {
  /// The first index.
  package let first: Int
  /// The number of indices.
  package let size: Int

  /// Makes it of its members.
  package init(first: Int, size: Int) {
    self.first = first
    self.size = size
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    first = try reader.required("first").count()
    size = try reader.required("size").count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("first", first)
    writer.member("size", size)
  }
}
