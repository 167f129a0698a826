import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Reads of view snapshots.
enum ReadHandlers {
  /// The number of cells that are read in well under a millisecond.
  private static let briefCellsMax = 4096

  /// `view/rows`.
  static func rows(_ params: ViewRowsParams, _ call: MethodCall) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let pool = call.daemon.pool
    let (limits, unit) = (call.daemon.options.limits, call.session.positions)
    try limits.check(textBytes: params.textBytes)
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? false) { session in
      let snapshot = try snapshot(for: params, of: view, session)
      let positions = TextPositions(unit, of: snapshot)
      let read = try RowsRead(params, snapshot, limits, positions)
      if read.cellCount > briefCellsMax {
        pool.submit(.short) { read.answer(call.answer) }
      } else if snapshot.table.content.source.isResident {
        call.answer.succeedWhenRoom { read.write(to: &$0) }
      } else {
        // Reading may block on the file, so it is not done on the table's mailbox.
        session.afterwards { read.answer(call.answer) }
      }
    }
  }

  /// The requested state of the view: a pinned one, one by its revision, or the current one.
  private static func snapshot(
    for params: ViewRowsParams, of view: String, _ session: isolated TableSession
  ) throws(TableError) -> ViewSnapshot {
    if let pin = params.pin {
      return try session.snapshot(ofView: view, pin: String(decoding: pin, as: UTF8.self))
    }
    guard let number = params.at else { return try session.snapshot(ofView: view) }
    return try session.snapshot(ofView: view, at: Revision(number))
  }

  /// Refuses a request for column positions of a view without layout.
  private static func checkFrames(
    _ params: ViewLocateParams, _ snapshot: ViewSnapshot
  ) throws {
    guard snapshot.layout == nil else { return }
    if params.columns != nil { throw DaemonError.noLayout("/columns") }
    if params.points != nil { throw DaemonError.noLayout("/at") }
  }

  /// `view/locate`.
  static func locate(_ params: ViewLocateParams, _ call: Call<ViewLocateResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? false) { session in
      let snapshot = try session.snapshot(ofView: view)
      try checkFrames(params, snapshot)
      let columns = try params.columns.map { try ColumnFrames($0, snapshot) }
      if params.offsets != nil { try snapshot.checkAxis(ofView: view) }
      call.answer.succeed(
        ViewLocateResult(
          viewRevision: snapshot.viewRevision.rawValue, complete: snapshot.isComplete,
          rows: (params.keys ?? []).map { .init(of: $0, in: snapshot) },
          columns: columns?.frames.map { WireColumnFrame($0.column, $0.place) },
          at: params.points?.map { ViewLocateResult.Point($0, in: snapshot) },
          entries: params.offsets?.map { WireEntryFrame(at: $0, in: snapshot) }))
    }
  }
}

/// The data of an answer to `view/rows`, from a view snapshot.
private struct RowsRead: Sendable {
  private let snapshot: ViewSnapshot
  private let entries: WindowEntries
  private let columns: [Column]
  private let first: Int?
  /// Whether more rows were requested than may be read at once.
  private var hasMore = false
  private let cells: CellWriter
  private let bytesMax: Int
  /// Whether the fields of records beyond the columns are requested.
  private let tellsExtraFields: Bool

  init(
    _ params: ViewRowsParams, _ snapshot: ViewSnapshot, _ limits: PublishedLimits,
    _ positions: TextPositions
  ) throws {
    self.snapshot = snapshot
    let rowsMax = limits.rowsPerAnswerMax
    bytesMax = limits.answerBytesMax
    tellsExtraFields = params.tellsExtraFields ?? false
    let conversion = ViewStateConversion(schema: snapshot.table.content.schema)
    let columns =
      try params.columns?.enumerated().map { try conversion.column($1, "/columns/\($0)") }
      ?? snapshot.columns
    var cells = CellWriter(
      content: params.content ?? .both, textBytes: params.textBytes ?? limits.textBytesMax)
    cells.positions = positions
    if params.texts == .cut, cells.hasTexts {
      cells.textBytes = params.textBytes ?? limits.windowTextBytes
      let ellipsis = params.ellipsis.map { Array($0) } ?? TextCut.ellipsis
      cells.fits = snapshot.fits(of: columns, ellipsis: ellipsis)
    }
    (self.columns, self.cells) = (columns, cells)
    let count = snapshot.pageEntryCount
    switch params.selection {
    case .page:
      (first, entries) = (0, try Self.entries(0..<min(count, rowsMax), snapshot, rowsMax))
      hasMore = count > rowsMax
    case .range(let range):
      let start = min(range.first, count)
      let end = start + min(range.size, count - start)
      (first, entries) = (start, try Self.entries(start..<end, snapshot, rowsMax))
    case .keys(let keys):
      first = nil
      try Self.check(keys.count, rowsMax)
      let slots = try keys.map { wire in
        let key = RowKey(wire, in: snapshot.table)
        guard let slot = snapshot.table.slot(of: key) else { throw snapshot.table.unknownRow(key) }
        return slot
      }
      entries = WindowEntries(slots: slots)
    }
  }

  /// Answers. Work that may wait for a device is not left to the writer thread.
  func answer(_ answer: Answer<UntypedResult>) {
    if snapshot.table.content.source.isResident {
      answer.succeedWhenRoom { write(to: &$0) }
    } else if answer.isOutputWaiting {
      // The writer thread then finds the bytes in memory.
      _ = read()
      answer.succeedWhenRoom { write(to: &$0) }
    } else {
      answer.succeed { write(to: &$0) }
    }
  }

  /// The number of cells in the answer.
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

  /// Writes as many rows as fit the size limit of an answer; at least one, whose texts are
  /// truncated if necessary.
  func write(to writer: inout JSONWriter) {
    var (part, blocks) = read()
    part = part.prefix(rowCount(in: blocks, of: part.count))
    let start = writer.mark
    var cells = cells
    while true {
      write(part, blocks, cells, to: &writer)
      let bytes = writer.count(since: start)
      if bytes <= bytesMax { return }
      if part.count > 1 {
        let fitting = Int(Double(part.count) * Double(bytesMax) / Double(bytes) * 0.9)
        part = part.prefix(max(1, min(fitting, part.count * 9 / 10)))
      } else if cells.textBytes > 16 {
        let longest = blocks.reduce(16) { max($0, $1.byteSize(0, upTo: cells)) }
        let fitting = Int(Double(longest) * Double(bytesMax) / Double(bytes) * 0.45)
        cells.textBytes = max(16, min(fitting, cells.textBytes / 2))
      } else {
        return
      }
      writer.rewind(to: start)
    }
  }

  /// The rows and their cells: all of them, or enough to exceed the size limit.
  ///
  /// Few rows are read first, since an answer may have room for far fewer than requested.
  private func read() -> (WindowEntries, [CellBlock]) {
    var count = min(entries.count, Self.firstCount)
    while true {
      let part = entries.prefix(count)
      let blocks = snapshot.quickBlocks(of: part.slots, columns)
      if count == entries.count { return (part, blocks) }
      let bytes = blocks.reduce(1) { sum, block in
        (0..<block.count).reduce(sum) { $0 + block.byteSize($1, upTo: cells) }
      }
      if bytes > bytesMax { return (part, blocks) }
      let fitting = Double(count) * Double(bytesMax) / Double(bytes) * 1.2
      count = min(entries.count, max(count * 2, Int(min(fitting, 1e9))))
    }
  }

  /// The number of rows that may fit, estimated by the minimum size of their texts.
  private func rowCount(in blocks: [CellBlock], of count: Int) -> Int {
    var sizes = [Int](repeating: 0, count: count)
    for block in blocks { block.addByteSizes(to: &sizes, upTo: cells) }
    var bytes = 0
    for (row, size) in sizes.enumerated() {
      bytes += size
      if bytes > bytesMax { return max(1, row) }
    }
    return count
  }

  /// The number of rows that are read before their size is known.
  private static let firstCount = 256

  private func write(
    _ part: WindowEntries, _ blocks: [CellBlock], _ cells: CellWriter,
    to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.name("viewRevision")
    writer.int(snapshot.viewRevision.rawValue)
    writer.name("revision")
    writer.int(snapshot.table.revision.rawValue)
    if let first {
      writer.name("first")
      writer.int(first)
    }
    if hasMore || part.count < entries.count {
      writer.name("count")
      writer.int(part.count)
      writer.more(true)
    }
    writer.name("keys")
    writer.entryKeys(snapshot.keys(of: part))
    writer.name("blocks")
    writer.beginArray()
    for block in blocks { cells.write(block, cells: 0..<part.count, offset: 0, to: &writer) }
    writer.endArray()
    if tellsExtraFields {
      writer.extraFields(of: part.slots, in: snapshot.table, upTo: cells.textBytes)
    }
    writer.sections(snapshot.sectionInfos(of: part), of: snapshot)
    writer.counts(snapshot)
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes the member `extraFields`: the rows that have some. May block on a file.
  fileprivate mutating func extraFields(
    of slots: [UInt32], in table: TableState, upTo bytesMax: Int
  ) {
    name("extraFields")
    beginArray()
    let request = ColumnRequest(.extraFields, as: .text)
    let rows = slots.filter { $0 != WindowEntries.noRow }
    let packed =
      table.content.source.mayHaveExtraFields ? table.content.cells(of: rows, [request])[0] : []
    for (slot, cell) in zip(rows, packed) {
      let fields = PackedFields.unpacked(cell.overlayText.utf8[...])
      if fields.isEmpty { continue }
      beginObject()
      name("row")
      key(table.keys.key(of: slot))
      name("fields")
      beginArray()
      var isCut = false
      for field in fields { isCut = shown(field, upTo: bytesMax) || isCut }
      endArray()
      if isCut {
        name("cut")
        bool(true)
      }
      endObject()
    }
    endArray()
  }
}

extension CellBlock {
  /// The approximate size of a cell on the wire, in bytes.
  fileprivate func byteSize(_ row: Int, upTo writer: CellWriter) -> Int {
    chunks?.byteSize(row, upTo: writer.textBytes) ?? cells[row].byteSize(upTo: writer.textBytes)
  }

  /// Adds the approximate sizes of the first cells.
  fileprivate func addByteSizes(to sizes: inout [Int], upTo writer: CellWriter) {
    if let chunks {
      chunks.addByteSizes(to: &sizes, upTo: writer.textBytes)
    } else {
      for row in sizes.indices { sizes[row] += cells[row].byteSize(upTo: writer.textBytes) }
    }
  }
}
