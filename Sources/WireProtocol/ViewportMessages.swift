import JSONText

/// What names an entry where a client says it: a row's key, or a part of a section.
package enum WireNamedEntry: WireUnion {
  /// A row.
  case row(WireKey)
  /// A part of a section, by the section's key.
  case section(SectionEntryKind, [WireValue])

  /// Reads a key, or an object with the section.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    guard case .present(let view) = value, view.kind == .object else {
      guard case .present(let view) = value, view.kind == .number || view.kind == .string else {
        throw value.mismatch("a row key or {kind, key}")
      }
      self = .row(try value.key())
      return
    }
    var reader = try value.reader()
    let kind = try reader.required("kind").choice(SectionEntryKind.self)
    self = .section(kind, try reader.required("key").sectionPath())
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .row(let key): key.write(to: &writer)
    case .section(let kind, let path):
      writer.beginObject()
      writer.member("kind", kind)
      writer.name("key")
      writer.sectionPath(path)
      writer.endObject()
    }
  }
}

/// What stays in a window.
package enum WireHolding: WireUnion {
  /// Of a window by entries.
  case place(WindowHold)
  /// The rules of a viewport, by kind of change. For other kinds, the anchor entry stays in place.
  case changes([WireViewChange: ViewportHoldPlace])

  /// Reads a word, or an object by kinds of change.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    guard case .present(let view) = value, view.kind == .object else {
      self = .place(try value.choice())
      return
    }
    var reader = try value.reader()
    var changes: [WireViewChange: ViewportHoldPlace] = [:]
    for change in WireViewChange.allCases {
      if let place = try reader.optional(change.member) { changes[change] = try place.choice() }
    }
    try reader.finish()
    self = .changes(changes)
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .place(let place): writer.string(place.rawValue)
    case .changes(let changes):
      writer.beginObject()
      for change in WireViewChange.allCases { writer.member(change.member, changes[change]) }
      writer.endObject()
    }
  }
}

/// A kind of change to the content of a viewport.
package enum WireViewChange: String, CaseIterable, Hashable, Sendable {
  /// The kinds, in order of precedence.
  case sort, filter, sections, page, setRows, load, edit, resize, measure

  fileprivate var member: StaticString {
    switch self {
    case .sort: "sort"
    case .filter: "filter"
    case .sections: "sections"
    case .page: "page"
    case .setRows: "setRows"
    case .load: "load"
    case .edit: "edit"
    case .resize: "resize"
    case .measure: "measure"
    }
  }
}

/// An end of the content.
package enum WireContentEnd: String, ContractWord {
  /// The first entry, or the last one.
  case start, end
}

/// The members of `view/scroll` for viewports, and entries as targets.
package struct WireScrolling: Hashable, Sendable {
  /// The target; at most one.
  package enum Target: Hashable, Sendable {
    /// An offset, in units.
    case offset(Double)
    /// The offset at which an entry has a place in the viewport.
    case entry(WireNamedEntry, ScrollPlacement)
    /// A relative move by this number of extents.
    case pages(Double)
    /// The start or the end.
    case end(WireContentEnd)
    /// The offset at which the scroll bar's thumb starts at this position of its track, in units.
    case thumb(Double)
  }

  /// The target.
  package var target: Target?
  /// The length of the viewport, in units.
  package var extent: Double?
  /// Whether the viewport follows the end of the content.
  package var follows: Bool?
  /// Whether the user is dragging.
  package var isDragged: Bool?
  /// The new anchor entry; null: the first entry that is completely visible.
  package var anchor: WireMember<WireNamedEntry> = .absent

  /// An empty change.
  package init() {}

  /// The name of a member that is allowed for viewports only; nil if there is none.
  package var viewportMember: StaticString? {
    switch target {
    case .offset: return "offset"
    case .pages: return "pages"
    case .end: return "to"
    case .thumb: return "thumb"
    case .entry, nil: break
    }
    if extent != nil { return "extent" }
    if follows != nil { return "follow" }
    if isDragged != nil { return "dragging" }
    return anchor.isAbsent ? nil : "anchor"
  }

  init(from reader: inout ParamsReader) throws(InvalidParams) {
    var targets: [(name: String, target: Target, value: ParamsValue)] = []
    if let value = try reader.optional("offset") {
      targets.append(("offset", .offset(try value.contentOffset()), value))
    }
    if let value = try reader.optional("entry") {
      let placement: ScrollPlacement = try reader.optional("placement")?.choice() ?? .nearest
      targets.append(("entry", .entry(try WireNamedEntry(value), placement), value))
    } else if let placement = try reader.optional("placement") {
      throw placement.mismatch("nothing without entry", spelled: true)
    }
    if let value = try reader.optional("pages") {
      targets.append(("pages", .pages(try value.pages()), value))
    }
    if let value = try reader.optional("to") {
      targets.append(("to", .end(try value.choice()), value))
    }
    if let value = try reader.optional("thumb") {
      targets.append(("thumb", .thumb(try value.contentOffset()), value))
    }
    if targets.count > 1 {
      throw targets[1].value.mismatch("one of offset, entry, pages, to and thumb", spelled: true)
    }
    target = targets.first?.target
    extent = try reader.optional("extent")?.length()
    follows = try reader.optional("follow")?.bool()
    isDragged = try reader.optional("dragging")?.bool()
    anchor = try reader.nullable("anchor").map { value throws(InvalidParams) in
      try WireNamedEntry(value)
    }
  }

  func writeMembers(to writer: inout JSONWriter) {
    switch target {
    case .offset(let offset): writer.member("offset", number: offset)
    case .entry(let entry, let placement):
      writer.name("entry")
      entry.write(to: &writer)
      writer.member("placement", placement)
    case .pages(let pages): writer.member("pages", number: pages)
    case .end(let end): writer.member("to", end)
    case .thumb(let start): writer.member("thumb", number: start)
    case nil: break
    }
    writer.member("extent", number: extent)
    writer.member("follow", follows)
    writer.member("dragging", isDragged)
    writer.member("anchor", anchor) { $1.write(to: &$0) }
  }
}

extension ParamsValue {
  /// The maximum offset, in units: the maximum number of entries with the maximum height.
  private static var offsetMax: Double { 70_368_744_177_664 }

  /// An offset in units. The daemon clamps values outside the content to its start or end.
  package func contentOffset() throws(InvalidParams) -> Double {
    let most = Self.offsetMax
    return try number(in: -most...most, expected: "a number from -2^46 to 2^46")
  }

  fileprivate func pages() throws(InvalidParams) -> Double {
    try number(in: -1e6...1e6, expected: "a number from -1000000 to 1000000")
  }

  fileprivate func sectionPath() throws(InvalidParams) -> [WireValue] {
    let path = try elements().map { WireValue($0) }
    guard 1...ViewStatePatch.SectionsPatch.levelsMax ~= path.count else {
      throw mismatch("1 to \(ViewStatePatch.SectionsPatch.levelsMax) values")
    }
    return path
  }
}

extension JSONWriter {
  fileprivate mutating func sectionPath(_ path: [WireValue]) {
    beginArray()
    for value in path { self.value(value.view) }
    endArray()
  }
}

// MARK: What clients read

/// A run of entries with the same height.
package struct WireHeightRun: Hashable, Sendable {
  /// The height of each, in units.
  package var height: Double
  /// The number of entries.
  package var count: Int
}

/// The frame of an item in a collection, in units.
package struct WireItemFrame: Hashable, Sendable {
  /// The x coordinate of its leading edge, from the leading side.
  package var x: Double
  /// The y coordinate of its top edge.
  package var y: Double
  /// Its width.
  package var width: Double
  /// Its height.
  package var height: Double
}

/// The position of a viewport, in units.
package struct WireViewport: Hashable, Sendable {
  /// The scroll offset, from the start of the content.
  package var offset: Double
  /// The length of the viewport.
  package var extent: Double
  /// The offset at which the window's first entry starts.
  package var top: Double
  /// The gap between two entries.
  package var spacing: Double
  /// The correction of `offset` and `top` that is postponed while the user drags.
  package var heldBack: Double
  /// The anchor: the entry that keeps its position on screen.
  package var anchor: WireEntryKey?
  /// The thumb of the scroll bar.
  package var thumb: WireThumb?
  /// The sticky headers at the start of the viewport, the outermost first.
  package var sticky: [WireStickyHeader]

  /// Reads the members. Unknown members are ignored.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    offset = try reader.required("offset").anyNumber()
    extent = try reader.required("extent").anyNumber()
    top = try reader.required("top").anyNumber()
    spacing = try reader.optional("spacing")?.anyNumber() ?? 0
    heldBack = try reader.optional("heldBack")?.anyNumber() ?? 0
    anchor = try reader.optional("anchor").map { value throws(InvalidParams) in
      try WireEntryKey(value.view(expecting: "an entry key"))
    }
    thumb = try reader.optional("thumb").map { value throws(InvalidParams) in
      try WireThumb(value)
    }
    sticky = []
    if let list = try reader.optional("sticky") {
      for header in try list.elements() { sticky.append(try WireStickyHeader(header)) }
    }
  }
}

/// A sticky section header at the start of a viewport, as received by a client.
package struct WireStickyHeader: Hashable, Sendable {
  /// The role of the header, an open enumeration: `group` or `header`.
  package var kind: WireText
  /// The y coordinate, from the start of the viewport, in units; negative while the next header
  /// pushes it out.
  package var y: Double
  /// The height, in units.
  package var height: Double
  /// Its section, which may have no entry in the window.
  package var section: WireSectionInfo

  /// Reads the members. Unknown members are ignored.
  package init(_ view: JSONView) throws(InvalidParams) {
    var reader = try ParamsReader(view)
    kind = try reader.required("kind").text()
    y = try reader.required("y").anyNumber()
    height = try reader.required("height").anyNumber()
    section = try WireSectionInfo(
      try reader.required("section").view(expecting: "a section"))
  }
}

/// The thumb of a scroll bar, as received by a client. Lengths are in units.
package struct WireThumb: Hashable, Sendable {
  /// Its start on the track.
  package var start: Double
  /// Its length.
  package var length: Double

  /// Reads the members.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    start = try reader.required("start").anyNumber()
    length = try reader.required("length").anyNumber()
  }
}

extension ParamsValue {
  fileprivate func anyNumber() throws(InvalidParams) -> Double {
    guard case .present(let view) = self, view.kind == .number, let number = view.double else {
      throw mismatch("a number")
    }
    return number
  }

  /// Reads the frames of items.
  func itemFrames() throws(InvalidParams) -> [WireItemFrame] {
    var frames: [WireItemFrame] = []
    for element in try elements() {
      var reader = try ParamsValue.present(element).reader()
      frames.append(
        WireItemFrame(
          x: try reader.required("x").anyNumber(), y: try reader.required("y").anyNumber(),
          width: try reader.required("width").anyNumber(),
          height: try reader.required("height").anyNumber()))
    }
    return frames
  }

  /// Reads runs of heights, with at most ``countMax`` entries in total.
  func heightRuns() throws(InvalidParams) -> [WireHeightRun] {
    var (runs, total): ([WireHeightRun], Int) = ([], 0)
    for element in try elements() {
      var reader = try ParamsValue.present(element).reader()
      let height = try reader.required("height").anyNumber()
      let count = try reader.required("count").positive()
      guard count <= Self.countMax - total else { throw mismatch("fewer entries") }
      total += count
      runs.append(WireHeightRun(height: height, count: count))
    }
    return runs
  }
}
