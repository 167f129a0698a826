// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension ViewHitResult {
  /// The entry, where `part` is one.
  package struct Entry: WireObject, Sendable {
    /// The key of an entry: a row's key, or a part of a section.
    package let key: WirePart
    /// Its index within the page.
    package let viewIndex: Int
    /// Its top, from the top of the frame.
    package let y: Double
    /// Its height, with the spacing after it.
    package let height: Double
    /// It is a section header that sticks to the start of the viewport.
    package let sticky: Bool

    /// Makes it of its members.
    package init(key: WirePart, viewIndex: Int, y: Double, height: Double, sticky: Bool = false) {
      self.key = key
      self.viewIndex = viewIndex
      self.y = y
      self.height = height
      self.sticky = sticky
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      key = try reader.required("key").part(.object, .string, .number)
      viewIndex = try reader.required("viewIndex").count()
      y = try reader.required("y").number()
      height = try reader.required("height").number()
      sticky = try reader.flag("sticky")
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("key", key)
      writer.member("viewIndex", viewIndex)
      writer.member("y", number: y)
      writer.member("height", number: height)
      writer.flag("sticky", sticky)
    }
  }
}

/// A column in the client's frame.
package struct WireHitColumn: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package let column: WireText
  /// Its left edge, from the left of the frame.
  package let x: Double
  /// Its width.
  package let width: Double
  /// From where to where it can be seen, from the left of the frame. Fixed columns cover the
  /// others.
  package let clip: [Double]

  /// Makes it of its members.
  package init(column: WireText, x: Double, width: Double, clip: [Double]) {
    self.column = column
    self.x = x
    self.width = width
    self.clip = clip
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    column = try reader.required("column").text()
    x = try reader.required("x").number()
    width = try reader.required("width").number()
    clip = try reader.required("clip").list { value throws(InvalidParams) in try value.number() }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("column", column)
    writer.member("x", number: x)
    writer.member("width", number: width)
    writer.member("clip", clip) { $0.list($1) { $0.number($1) } }
  }
}

/// The result of `view/hit`.
package struct ViewHitResult: WireResult {
  /// The state of the view in which it was looked up.
  package let viewRevision: Int
  /// The part.
  package let part: OpenWord<WindowPart>
  /// The entry, where `part` is one.
  package let entry: ViewHitResult.Entry?
  /// A column in the client's frame.
  package let column: WireHitColumn?
  /// The column whose width changes if the user drags from here.
  package let resize: WireHitColumn?
  /// The nearest place between two characters of the text shown, in `positions` of `initialize`; if
  /// `text` was given.
  package let textOffset: Int?

  /// Makes it of its members.
  package init(
    viewRevision: Int, part: OpenWord<WindowPart>, entry: ViewHitResult.Entry? = nil,
    column: WireHitColumn? = nil, resize: WireHitColumn? = nil, textOffset: Int? = nil
  ) {
    self.viewRevision = viewRevision
    self.part = part
    self.entry = entry
    self.column = column
    self.resize = resize
    self.textOffset = textOffset
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    part = try reader.required("part").openWord()
    entry = try reader.optional("entry")?.openObject()
    column = try reader.optional("column")?.openObject()
    resize = try reader.optional("resize")?.openObject()
    textOffset = try reader.optional("textOffset")?.count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("part", part)
    writer.member("entry", entry)
    writer.member("column", column)
    writer.member("resize", resize)
    writer.member("textOffset", textOffset)
  }
}
