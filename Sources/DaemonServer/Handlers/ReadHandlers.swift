import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues
import WireProtocol

/// Reads of frozen views.
enum ReadHandlers {
  /// Cells that are read in well under a millisecond.
  private static let briefCellsMax = 4096

  /// `view/rows`.
  static func rows(_ call: MethodCall) throws {
    let params = try ViewRowsParams(decoding: call.params)
    let view = String(decoding: params.view, as: UTF8.self)
    let entry = try call.daemon.registry.table(ofView: view)
    let pool = call.daemon.pool
    let rowsMax = call.daemon.options.limits.rowsPerAnswerMax
    entry.session.post { session in
      session.onView(view) { session in
        call.answer.attempt {
          if call.answer.isCancelled { throw DaemonError.cancelled }
          let snapshot =
            try params.at.map {
              (number) throws(TableError) in
              try session.snapshot(ofView: view, at: Revision(number))
            } ?? session.snapshot(ofView: view)
          let read = try RowsRead(params, snapshot, rowsMax: rowsMax)
          if read.cellCount > briefCellsMax {
            pool.submit(.short) { call.answer.succeedWhenRoom { read.write(to: &$0) } }
          } else if snapshot.table.content.source.isResident {
            call.answer.succeedWhenRoom { read.write(to: &$0) }
          } else {
            // Reading may block on the file, so it leaves the table's mailbox.
            session.afterwards { call.answer.succeedWhenRoom { read.write(to: &$0) } }
          }
        }
      }
    }
  }

  /// Refuses to tell where columns stand in a view that has no layout.
  private static func checkFrames(
    _ params: ViewLocateParams, _ snapshot: ViewSnapshot
  ) throws {
    guard snapshot.layout == nil else { return }
    if params.columns != nil { throw DaemonError.noLayout("/columns") }
    if params.points != nil { throw DaemonError.noLayout("/at") }
  }

  /// `view/locate`.
  static func locate(_ call: MethodCall) throws {
    let params = try ViewLocateParams(decoding: call.params)
    let view = String(decoding: params.view, as: UTF8.self)
    let entry = try call.daemon.registry.table(ofView: view)
    entry.session.post { session in
      session.onView(view) { session in
        call.answer.attempt {
          let snapshot = try session.snapshot(ofView: view)
          try checkFrames(params, snapshot)
          let columns = try params.columns.map { try ColumnFrames($0, snapshot) }
          if params.offsets != nil { try snapshot.checkAxis(ofView: view) }
          call.answer.succeed { writer in
            writer.beginObject()
            writer.name("viewRevision")
            writer.int(snapshot.viewRevision.rawValue)
            writer.list("rows", params.keys ?? []) { $0.place(of: $1, in: snapshot) }
            if let columns { writer.columnFrames(columns, in: snapshot) }
            if let offsets = params.offsets {
              writer.list("entries", offsets) { $0.entry(at: $1, in: snapshot) }
            }
            if let points = params.points { writer.columns(at: points, in: snapshot) }
            writer.endObject()
          }
        }
      }
    }
  }
}

/// What `view/rows` will answer, from a frozen view.
private struct RowsRead: Sendable {
  private let snapshot: ViewSnapshot
  private let entries: WindowEntries
  private let columns: [Column]
  private let first: Int?
  private let cells: CellWriter

  init(_ params: ViewRowsParams, _ snapshot: ViewSnapshot, rowsMax: Int) throws {
    self.snapshot = snapshot
    cells = CellWriter(content: params.content ?? .both)
    let conversion = ViewStateConversion(schema: snapshot.table.content.schema)
    columns =
      try params.columns?.enumerated().map { try conversion.column($1, "/columns/\($0)") }
      ?? snapshot.columns
    let count = snapshot.pageEntryCount
    switch params.selection {
    case .page: (first, entries) = (0, try Self.entries(0..<min(count, rowsMax), snapshot, rowsMax))
    case .range(let range):
      let start = min(range.first, count)
      let end = start + min(range.size, count - start)
      (first, entries) = (start, try Self.entries(start..<end, snapshot, rowsMax))
    case .keys(let keys):
      first = nil
      try Self.check(keys.count, rowsMax)
      let slots = try keys.map { wire in
        let key = RowKey(wire, in: snapshot.table)
        guard let slot = snapshot.table.slot(of: key) else { throw TableError.unknownRow(key) }
        return slot
      }
      entries = WindowEntries(slots: slots)
    }
  }

  /// How many cells it answers.
  var cellCount: Int { entries.count * columns.count }

  private static func entries(
    _ range: Range<Int>, _ snapshot: ViewSnapshot, _ rowsMax: Int
  ) throws -> WindowEntries {
    try check(range.count, rowsMax)
    return snapshot.entries(inPage: range)
  }

  private static func check(_ count: Int, _ rowsMax: Int) throws {
    if count > rowsMax {
      throw DaemonError.limit(name: "rowsPerAnswerMax", maximum: rowsMax, found: count)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("viewRevision")
    writer.int(snapshot.viewRevision.rawValue)
    writer.name("revision")
    writer.int(snapshot.table.revision.rawValue)
    if let first {
      writer.name("first")
      writer.int(first)
    }
    writer.name("keys")
    writer.entryKeys(snapshot.keys(of: entries))
    writer.name("blocks")
    writer.beginArray()
    if let plain = snapshot.plainChunks(of: entries.slots, columns) {
      for (column, (values, texts)) in zip(columns, zip(plain.values, plain.texts)) {
        cells.write(column, values, texts, to: &writer)
      }
    } else {
      for block in snapshot.blocks(of: entries.slots, columns) {
        cells.write(block, cells: block.cells.indices, offset: 0, to: &writer)
      }
    }
    writer.endArray()
    writer.sections(snapshot.sectionInfos(of: entries), of: snapshot)
    writer.counts(snapshot)
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes where a row is.
  fileprivate mutating func place(of wire: WireKey, in snapshot: ViewSnapshot) {
    let key = RowKey(wire, in: snapshot.table)
    let state = snapshot.table
    beginObject()
    name("key")
    self.key(key)
    if let slot = state.slot(of: key) {
      name("sourceIndex")
      if let index = state.order.index(of: slot) { int(index) } else { null() }
      let path = snapshot.sectionPath(of: slot)
      name("viewIndex")
      if let place = snapshot.place(of: slot) {
        int(place.index)
        name("pageIndex")
        int(place.page)
        if place.page == snapshot.page.index { frame(ofEntryAt: place.index, in: snapshot) }
      } else {
        null()
        name("reason")
        if snapshot.hidden?.contains(slot) == true {
          string("hidden" as StaticString)
        } else {
          string(path == nil ? "filtered" : "collapsed" as StaticString)
        }
      }
      if let path {
        name("section")
        sectionPath(path)
      }
    } else {
      let wasThere = !state.keys.slots(of: key, sourceRowCount: state.content.sourceRowCount)
        .isEmpty
      name("reason")
      string(wasThere ? "removed" : "unknown" as StaticString)
    }
    endObject()
  }
}
