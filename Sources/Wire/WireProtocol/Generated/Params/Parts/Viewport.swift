// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A horizontal window: the fixed columns, and the columns of the centre that are partly visible.
package struct WireAcross: WireObject, Sendable {
  /// The scroll offset of the centre, from the leading side; default 0.
  package let offset: Double?
  /// The width of the client's frame, including fixed columns.
  package let frameWidth: Double
  /// Columns within this distance of the visible part are also sent; default 0.
  package let overscan: Double?

  /// Makes it of its members.
  package init(frameWidth: Double, offset: Double? = nil, overscan: Double? = nil) {
    self.offset = offset
    self.frameWidth = frameWidth
    self.overscan = overscan
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    offset = try reader.optional("offset")?.offset()
    frameWidth = try reader.required("frameWidth").length()
    overscan = try reader.optional("overscan")?.length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("offset", number: offset)
    writer.member("frameWidth", number: frameWidth)
    writer.member("overscan", number: overscan)
  }
}

/// A change of the horizontal window. Absent members are unchanged.
package struct WireAcrossMove: WireObject, Sendable {
  /// The scroll offset of the centre, from the leading side; default 0.
  package let offset: Double?
  /// The start of the scroll bar's thumb on its track. Values outside the track are clamped.
  package let thumb: Double?
  /// The width of the client's frame, including fixed columns.
  package let frameWidth: Double?
  /// Columns within this distance of the visible part are also sent; default 0.
  package let overscan: Double?
  /// A column to be shown; it takes precedence over an offset.
  package let column: WireText?
  /// The place of the column in the visible part; default nearest.
  package let placement: ColumnPlacement?

  /// Makes it of its members.
  package init(
    offset: Double? = nil, thumb: Double? = nil, frameWidth: Double? = nil, overscan: Double? = nil,
    column: WireText? = nil, placement: ColumnPlacement? = nil
  ) {
    self.offset = offset
    self.thumb = thumb
    self.frameWidth = frameWidth
    self.overscan = overscan
    self.column = column
    self.placement = placement
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    offset = try reader.optional("offset")?.offset()
    thumb = try reader.optional("thumb")?.contentOffset()
    frameWidth = try reader.optional("frameWidth")?.length()
    overscan = try reader.optional("overscan")?.length()
    column = try reader.optional("column")?.text()
    placement = try reader.optional("placement")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("offset", number: offset)
    writer.member("thumb", number: thumb)
    writer.member("frameWidth", number: frameWidth)
    writer.member("overscan", number: overscan)
    writer.member("column", column)
    writer.member("placement", placement)
  }
}
