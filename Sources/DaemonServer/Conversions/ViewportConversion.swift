import ColumnStorage
import JSONText
import RowPipeline
import TableSessions
import TableValues
import ViewportLayout
import WireProtocol

/// Conversion of viewports.
struct ViewportConversion {
  private let snapshot: ViewSnapshot
  private let view: String

  /// A conversion over a state of a view with an id.
  init(_ snapshot: ViewSnapshot, _ view: String) {
    self.snapshot = snapshot
    self.view = view
  }

  /// The position of a new viewport; nil if the window is not a viewport.
  ///
  /// - Throws: ``TableError/noRowLayout(_:)``, ``TableError/limit(name:maximum:found:)``,
  ///   ``TableError/notShown(_:)``, ``TableError/unknownRow(_:)``, `DaemonError.invalid` for
  ///   members of other kinds of windows.
  func position(_ params: ViewWatchParams) throws -> ViewportPosition? {
    guard case .viewport(let offset, let extent, _) = params.window else {
      if params.anchor != nil { throw Self.needsViewport("/anchor") }
      if params.follows != nil { throw Self.needsViewport("/follow") }
      if case .changes = params.hold { throw Self.needsViewport("/hold") }
      return nil
    }
    try snapshot.checkAxis(ofView: view)
    var position = ViewportPosition(offset: 0, extent: LayoutUnit.length(extent))
    position.hold = try params.hold.map { try hold($0) } ?? ViewportHold()
    position.follows = params.follows ?? false
    position.scroll(to: LayoutUnit.contentOffset(offset), in: snapshot)
    if let anchor = params.anchor {
      position.name(try entry(anchor, "/anchor").entry, in: snapshot)
    }
    return position
  }

  /// A scroll request.
  ///
  /// - Throws: ``TableError/notShown(_:)``, ``TableError/unknownRow(_:)``, `DaemonError.invalid`.
  func scroll(_ params: ViewScrollParams) throws -> ViewportScroll {
    if params.first != nil { throw Self.needsEntries("/first") }
    if params.size != nil { throw Self.needsEntries("/size") }
    var scroll = ViewportScroll()
    let wire = params.scrolling
    scroll.extent = wire.extent.map { LayoutUnit.length($0) }
    scroll.follows = wire.follows
    scroll.isDragged = wire.isDragged
    scroll.hold = try params.hold.map { try hold($0) }
    switch wire.target {
    case .offset(let offset): scroll.target = .offset(LayoutUnit.contentOffset(offset))
    case .entry(let name, let placement):
      scroll.target = .entry(try entry(name, "/entry").index, placement)
    case .pages(let pages): scroll.target = .pages(pages)
    case .end(.start): scroll.target = .start
    case .end(.end): scroll.target = .end
    case .thumb(let start): scroll.target = .thumb(LayoutUnit.contentOffset(start))
    case nil: break
    }
    switch wire.anchor {
    case .absent: break
    case .null: scroll.anchor = .some(nil)
    case .value(let name): scroll.anchor = try entry(name, "/anchor").entry
    }
    return scroll
  }

  /// An entry of the shown page, with its index.
  func entry(
    _ wire: WireNamedEntry, _ pointer: String
  ) throws -> (entry: ViewEntry, index: Int) {
    let (entry, key) = try named(wire, pointer)
    guard let index = snapshot.pageIndex(of: entry) else { throw TableError.notShown(key) }
    return (entry, index)
  }

  private func named(
    _ wire: WireNamedEntry, _ pointer: String
  ) throws -> (ViewEntry, EntryKey) {
    switch wire {
    case .row(let wire):
      let key = RowKey(wire, in: snapshot.table)
      guard let slot = snapshot.table.slot(of: key) else { throw snapshot.table.unknownRow(key) }
      return (.row(slot), .row(key))
    case .section(let kind, let values):
      guard let sections = snapshot.state.sections else { throw TableError.noSections(view) }
      let schema = snapshot.table.content.schema
      let expressions = OrderExpressions(schema: schema, known: snapshot.state.expressions)
      let conversion = SectionConversion(schema: schema, expressions: expressions)
      let path = try conversion.path(values, sections, pointer + "/key")
      let entry = SectionEntry(kind, path)
      return (.section(entry), .section(entry))
    }
  }

  private func hold(_ wire: WireHolding) throws -> ViewportHold {
    var hold = ViewportHold()
    switch wire {
    case .place(.entry): break
    case .place(.index), .place(.end):
      throw DaemonError.invalid(
        pointer: "/hold",
        expected: "\"entry\" or an object of kinds of change, as the window is a viewport",
        found: "a hold of windows by entries")
    case .changes(let changes):
      for (change, place) in changes {
        hold[ViewportHold.Change(change)] = place
      }
    }
    return hold
  }

  /// The error of a member that only viewports have.
  static func needsViewport(_ pointer: String) -> DaemonError {
    .invalid(
      pointer: pointer, expected: "nothing, as the window is not of kind viewport",
      found: "a member of viewports")
  }

  private static func needsEntries(_ pointer: String) -> DaemonError {
    .invalid(
      pointer: pointer, expected: "nothing, as the window is of kind viewport",
      found: "a member of windows by entries")
  }
}

extension LayoutUnit {
  /// An offset of at most 2^46 units, rounded to the nearest 1/64.
  static func contentOffset(_ units: Double) -> LayoutLength {
    LayoutLength(exactly: (units * Double(perUnit)).rounded()) ?? 0
  }
}

extension ViewportHold.Change {
  fileprivate init(_ wire: WireViewChange) {
    self =
      switch wire {
      case .sort: .sort
      case .filter: .filter
      case .sections: .sections
      case .page: .page
      case .setRows: .setRows
      case .load: .load
      case .edit: .edit
      case .resize: .resize
      case .measure: .measure
      }
  }
}

extension JSONWriter {
  /// Writes the member `viewport` of an update or answer.
  mutating func viewport(_ viewport: WindowViewport, of snapshot: ViewSnapshot) {
    name("viewport")
    beginObject()
    member("offset", length: viewport.offset)
    member("extent", length: viewport.extent)
    member("top", length: viewport.top)
    if viewport.spacing > 0 { member("spacing", length: viewport.spacing) }
    if viewport.heldBack != 0 { member("heldBack", length: viewport.heldBack) }
    thumb(viewport.thumb)
    if let anchor = viewport.anchor {
      name("anchor")
      entryKey(anchor)
    }
    if !viewport.sticky.isEmpty {
      list("sticky", viewport.sticky) { writer, header in
        writer.beginObject()
        writer.name("kind")
        writer.string(header.entry.kind.rawValue)
        writer.member("y", length: header.y)
        writer.member("height", length: header.height)
        writer.name("section")
        writer.section(header.section, of: snapshot)
        writer.endObject()
      }
    }
    endObject()
  }

  /// Writes the frame of an entry of the page, if the layout gives one.
  mutating func frame(ofEntryAt index: Int, in snapshot: ViewSnapshot) {
    guard let axis = snapshot.axis else { return }
    member("offset", length: axis.start(of: index))
    guard let frame = axis.flow?.frame(at: index) else {
      return member("height", length: axis.end(of: index) - axis.start(of: index))
    }
    member("height", length: frame.height)
    name("frame")
    itemFrame(frame)
  }

  /// Writes the entry of the page at an offset, or null.
  mutating func entry(at offset: Double, in snapshot: ViewSnapshot) {
    guard let index = snapshot.shownAxis.index(at: LayoutUnit.contentOffset(offset)) else {
      return null()
    }
    let entries = snapshot.entries(inPage: index..<index + 1)
    guard let key = snapshot.keys(of: entries).first else { return null() }
    beginObject()
    name("key")
    entryKey(key)
    name("viewIndex")
    int(index)
    frame(ofEntryAt: index, in: snapshot)
    endObject()
  }
}
