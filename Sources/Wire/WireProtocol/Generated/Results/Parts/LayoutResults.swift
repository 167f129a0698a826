// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The frame of an item within the content of a collection, in units.
package struct WireItemFrame: WireObject, Sendable {
  /// The distance from the leading side.
  package let x: Double
  /// The distance from the top of the content.
  package let y: Double
  /// The width.
  package let width: Double
  /// The height.
  package let height: Double

  /// Makes it of its members.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    x = try reader.required("x").number()
    y = try reader.required("y").number()
    width = try reader.required("width").number()
    height = try reader.required("height").number()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("x", number: x)
    writer.member("y", number: y)
    writer.member("width", number: width)
    writer.member("height", number: height)
  }
}
