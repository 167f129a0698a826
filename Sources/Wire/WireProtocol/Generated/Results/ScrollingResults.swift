// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `view/scroll`.
package struct ViewScrollResult: WireResult {
  /// The state of the view that the window is in.
  package let viewRevision: Int
  /// The `seq` of the update that brings the window; null: the client has everything already, and
  /// none follows.
  package let update: Int?
  /// The index of the window's first entry within the page.
  package let first: Int
  /// The number of entries in the window.
  package let size: Int
  /// The positions at which a client draws the columns of a window.
  package let across: WireAcrossPlaces?
  /// The position of a viewport, in units. Sent in the last part of an update, if any of it
  /// changed.
  package let viewport: WirePart?

  /// Makes it of its members.
  package init(
    viewRevision: Int, update: Int?, first: Int, size: Int, across: WireAcrossPlaces? = nil,
    viewport: WirePart? = nil
  ) {
    self.viewRevision = viewRevision
    self.update = update
    self.first = first
    self.size = size
    self.across = across
    self.viewport = viewport
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    update = try reader.required("update").orNull()?.positive()
    first = try reader.required("first").count()
    size = try reader.required("size").count()
    across = try reader.optional("across")?.openObject()
    viewport = try reader.optional("viewport")?.part(.object)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.orNull("update", update) { $0.int($1) }
    writer.member("first", first)
    writer.member("size", size)
    writer.member("across", across)
    writer.member("viewport", viewport)
  }
}
