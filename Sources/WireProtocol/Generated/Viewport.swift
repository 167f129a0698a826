// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// What of the columns is to be seen; what is absent stays.
package struct WireAcrossMove: WireObject, Sendable, Hashable {
  /// How far the centre is scrolled, from the side where reading begins; default 0.
  package var offset: Double?
  /// Where the thumb of the scroll bar is to begin on its track; what is beyond is brought there.
  package var thumb: Double?
  /// How wide the frame is, fixed columns included.
  package var extent: Double?
  /// How far beside what is seen columns are held; default 0.
  package var overscan: Double?
  /// A column to be shown; it comes before an offset.
  package var column: WireText?
  /// Where the column is to stand; default nearest.
  package var placement: ColumnPlacement?

  /// Makes it of its members.
  package init(
    offset: Double? = nil, thumb: Double? = nil, extent: Double? = nil, overscan: Double? = nil,
    column: WireText? = nil, placement: ColumnPlacement? = nil
  ) {
    self.offset = offset
    self.thumb = thumb
    self.extent = extent
    self.overscan = overscan
    self.column = column
    self.placement = placement
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    offset = try reader.optional("offset")?.offset()
    thumb = try reader.optional("thumb")?.contentOffset()
    extent = try reader.optional("extent")?.length()
    overscan = try reader.optional("overscan")?.length()
    column = try reader.optional("column")?.text()
    placement = try reader.optional("placement")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("offset", number: offset)
    writer.member("thumb", number: thumb)
    writer.member("extent", number: extent)
    writer.member("overscan", number: overscan)
    writer.member("column", column)
    writer.member("placement", placement)
  }
}
