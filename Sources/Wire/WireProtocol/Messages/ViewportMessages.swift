import JSONText

/// The name of an entry in a request: a row's key, or a part of a section.
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
  case changes([ViewportChange: ViewportHoldPlace])

  /// Reads a word, or an object by kinds of change.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    guard value.isObject else {
      self = .place(try value.choice())
      return
    }
    var reader = try value.reader()
    var changes: [ViewportChange: ViewportHoldPlace] = [:]
    for change in ViewportChange.allCases {
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
      for change in ViewportChange.allCases { writer.member(change.member, changes[change]) }
      writer.endObject()
    }
  }
}

extension ViewportChange {
  /// The name of its member.
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

extension ParamsValue {
  fileprivate func sectionPath() throws(InvalidParams) -> [WireValue] {
    let path = try elements().map { WireValue($0) }
    guard 1...WireSectionLevel.levelsMax ~= path.count else {
      throw mismatch("1 to \(WireSectionLevel.levelsMax) values")
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

/// The position of a viewport, in units.
package struct WireViewport: Sendable {
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
    offset = try reader.required("offset").number()
    extent = try reader.required("extent").number()
    top = try reader.required("top").number()
    spacing = try reader.optional("spacing")?.number() ?? 0
    heldBack = try reader.optional("heldBack")?.number() ?? 0
    anchor = try reader.optional("anchor").map { value throws(InvalidParams) in
      try WireEntryKey(value.view(expecting: "an entry key"))
    }
    thumb = try reader.optional("thumb")?.openObject()
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
    y = try reader.required("y").number()
    height = try reader.required("height").number()
    section = try WireSectionInfo(
      try reader.required("section").view(expecting: "a section"))
  }
}

extension ParamsValue {
  /// Reads runs of heights, with at most ``countMax`` entries in total.
  func heightRuns() throws(InvalidParams) -> [WireHeightRun] {
    var (runs, total): ([WireHeightRun], Int) = ([], 0)
    for element in try elements() {
      var reader = try ParamsValue.present(element).reader()
      let height = try reader.required("height").number()
      let count = try reader.required("count").positive()
      guard count <= Self.countMax - total else { throw mismatch("fewer entries") }
      total += count
      runs.append(WireHeightRun(height: height, count: count))
    }
    return runs
  }
}
