// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension WireAcrossPlaces {
  /// The left edges of the groups, from the left of the frame.
  package struct Left: WireObject, Sendable {
    /// The left edge of the leading fixed columns.
    package let leading: Double
    /// The left edge of the scrolling columns.
    package let center: Double
    /// The left edge of the trailing fixed columns.
    package let trailing: Double

    /// Makes it of its members.
    package init(leading: Double, center: Double, trailing: Double) {
      self.leading = leading
      self.center = center
      self.trailing = trailing
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      leading = try reader.required("leading").number()
      center = try reader.required("center").number()
      trailing = try reader.required("trailing").number()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("leading", number: leading)
      writer.member("center", number: center)
      writer.member("trailing", number: trailing)
    }
  }
}

/// The thumb of a scroll bar, in units of its track. The track is as long as the visible part.
package struct WireThumb: WireObject, Sendable {
  /// The start on the track.
  package let start: Double
  /// The length.
  package let length: Double

  /// Makes it of its members.
  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    start = try reader.required("start").number()
    length = try reader.required("length").number()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("start", number: start)
    writer.member("length", number: length)
  }
}

/// The positions at which a client draws the columns of a window.
package struct WireAcrossPlaces: WireObject, Sendable {
  /// The scroll offset of the centre, from the leading side.
  package let offset: Double
  /// The width of the frame that is left for the centre.
  package let room: Double
  /// The width of the content of the centre.
  package let contentWidth: Double
  /// The left edges of the groups, from the left of the frame.
  package let left: WireAcrossPlaces.Left
  /// From where to where the centre is visible, from the left of the frame.
  package let clip: [Double]
  /// The thumb of a scroll bar, in units of its track. The track is as long as the visible part.
  package let thumb: WireThumb?

  /// Makes it of its members.
  package init(
    offset: Double, room: Double, contentWidth: Double, left: WireAcrossPlaces.Left, clip: [Double],
    thumb: WireThumb? = nil
  ) {
    self.offset = offset
    self.room = room
    self.contentWidth = contentWidth
    self.left = left
    self.clip = clip
    self.thumb = thumb
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    offset = try reader.required("offset").number()
    room = try reader.required("room").number()
    contentWidth = try reader.required("contentWidth").number()
    left = try reader.required("left").openObject()
    clip = try reader.required("clip").list { value throws(InvalidParams) in try value.number() }
    thumb = try reader.optional("thumb")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("offset", number: offset)
    writer.member("room", number: room)
    writer.member("contentWidth", number: contentWidth)
    writer.member("left", left)
    writer.member("clip", clip) { $0.list($1) { $0.number($1) } }
    writer.member("thumb", thumb)
  }
}
