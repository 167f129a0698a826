import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import ViewportLayout
import WindowModel
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
    scroll.extent = params.extent.map { LayoutUnit.length($0) }
    scroll.follows = params.follows
    scroll.isDragged = params.isDragged
    scroll.hold = try params.hold.map { try hold($0) }
    switch params.target {
    case .offset(let offset): scroll.target = .offset(LayoutUnit.contentOffset(offset))
    case .entry(let name, let placement):
      scroll.target = .entry(try entry(name, "/entry").index, placement)
    case .pages(let pages): scroll.target = .pages(pages)
    case .end(.start): scroll.target = .start
    case .end(.end): scroll.target = .end
    case .thumb(let start): scroll.target = .thumb(LayoutUnit.contentOffset(start))
    case nil: break
    }
    switch params.anchor {
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

  /// An entry named by a client, on any page or none.
  func named(
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
        hold[change] = place
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

extension JSONWriter {
  /// Writes the position of a viewport, of an update or answer.
  mutating func viewport(_ viewport: WindowViewport, of snapshot: ViewSnapshot) {
    beginObject()
    member("offset", length: viewport.offset)
    member("extent", length: viewport.extent)
    member("top", length: viewport.top)
    if viewport.spacing > 0 { member("spacing", length: viewport.spacing) }
    if viewport.heldBack != 0 { member("heldBack", length: viewport.heldBack) }
    member("thumb", viewport.thumb.map { WireThumb($0) })
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
}

extension ViewSnapshot {
  /// The offset, height and frame of an entry of the page, if the layout gives them.
  func frame(
    ofEntryAt index: Int
  ) -> (offset: Double, height: Double, frame: WireItemFrame?)? {
    guard let axis else { return nil }
    let offset = LayoutUnit.units(axis.start(of: index))
    guard let frame = axis.flow?.frame(at: index) else {
      return (offset, LayoutUnit.units(axis.end(of: index) - axis.start(of: index)), nil)
    }
    return (offset, LayoutUnit.units(frame.height), WireItemFrame(frame))
  }
}

extension ViewLocateResult.Row {
  /// The position of a row.
  init(of wire: WireKey, in snapshot: ViewSnapshot) {
    let state = snapshot.table
    let key = RowKey(wire, in: state)
    self.init(key: WireKey(key))
    guard let slot = state.slot(of: key) else {
      let old = state.keys.slots(of: key, sourceRowCount: state.content.sourceRowCount)
      reason = WireText(old.isEmpty ? "unknown".utf8 : "removed".utf8)
      return
    }
    sourceIndex = state.order.index(of: slot)
    let path = snapshot.sectionPath(of: slot)
    if let path { section = WirePart { $0.sectionPath(path) } }
    guard let place = snapshot.place(of: slot) else {
      viewIndex = .null
      if snapshot.hidden?.contains(slot) == true {
        reason = WireText("hidden".utf8)
      } else {
        reason = WireText(path == nil ? "filtered".utf8 : "collapsed".utf8)
      }
      return
    }
    viewIndex = .value(place.index)
    pageIndex = place.page
    guard place.page == snapshot.page.index, let found = snapshot.frame(ofEntryAt: place.index)
    else { return }
    (offset, height, frame) = (found.offset, found.height, found.frame)
  }
}

extension WireEntryFrame {
  /// The entry of the page at an offset; nil if there is none.
  init?(at offset: Double, in snapshot: ViewSnapshot) {
    guard let index = snapshot.shownAxis.index(at: LayoutUnit.contentOffset(offset)),
      let key = snapshot.keys(of: snapshot.entries(inPage: index..<index + 1)).first,
      let found = snapshot.frame(ofEntryAt: index)
    else { return nil }
    self.init(
      key: WirePart { $0.entryKey(key) }, viewIndex: index, offset: found.offset,
      height: found.height, frame: found.frame)
  }
}
