import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableDiffing
import TableModel
import TableValues
import ViewModel
import WindowModel
import WireProtocol

/// Writes updates of one subscription as `view/update` messages. Long ones are divided into parts.
struct UpdateWriter {
  /// The subscription's id.
  let subscription: String
  /// The view's id.
  let view: String
  /// The table's id.
  let table: String
  /// Writes the cells.
  private(set) var cells: CellWriter
  /// Whether unchanged state is left out.
  var isBrief = false
  /// The approximate maximum size of a part, in bytes.
  var partBytesMax = 256 << 10

  /// The messages of an update. Their sequence numbers begin at `sequence`.
  ///
  /// - Parameter told: The state sent by the previous update; on return, that of this one. Nil:
  ///   nothing is left out.
  func messages(
    for update: SubscriptionUpdate, sequence: Int, told: inout SentState?
  ) -> [JSONSpan] {
    let unit = cells.positions.unit
    if !update.fits.isEmpty || unit == .cells {
      var cutting = self
      cutting.cells.fits = update.fits
      cutting.cells.positions = TextPositions(unit, of: update.snapshot)
      return cutting.parts(of: update, sequence: sequence, told: &told)
    }
    return parts(of: update, sequence: sequence, told: &told)
  }

  private func parts(
    of update: SubscriptionUpdate, sequence: Int, told: inout SentState?
  ) -> [JSONSpan] {
    let plan = UpdatePlan(update, partBytesMax: partBytesMax, textBytes: cells.textBytesExpected)
    let before = isBrief && !update.isReset ? told : nil
    told = isBrief ? SentState(update) : nil
    let after = update.isReset ? nil : told
    return plan.parts.indices.map { index in
      var writer = JSONWriter(capacity: 4096)
      let isLast = index == plan.parts.count - 1
      writer.beginObject()
      writer.name("jsonrpc")
      writer.string("2.0" as StaticString)
      writer.name("method")
      writer.string("view/update" as StaticString)
      writer.name("params")
      writer.beginObject()
      let since = index == 0 ? before : after
      writeHead(update, sequence + index, since: since, to: &writer)
      for facet in update.facets {
        guard let content = facet.content(of: plan.parts[index], isLast: isLast) else { continue }
        writer.facet(content, of: update.snapshot, since: since?.layout)
      }
      writeBody(update, plan.parts[index], isFirst: index == 0, to: &writer)
      if plan.parts.count > 1 {
        writer.name("part")
        writer.int(index)
      }
      writer.name("last")
      writer.bool(isLast)
      writer.endObject()
      writer.endObject()
      return writer.finishSpan()
    }
  }

  private func writeHead(
    _ update: SubscriptionUpdate, _ sequence: Int, since told: SentState?,
    to writer: inout JSONWriter
  ) {
    writer.name("subscription")
    writer.string(subscription)
    writer.name("view")
    writer.string(view)
    writer.name("table")
    writer.string(table)
    writer.name("seq")
    writer.int(sequence)
    writer.name("from")
    if let from = update.from { writer.int(from.rawValue) } else { writer.null() }
    writer.name("to")
    writer.int(update.snapshot.viewRevision.rawValue)
    writer.name("revision")
    writer.int(update.snapshot.table.revision.rawValue)
    writer.name("causes")
    writer.beginArray()
    for cause in update.causes { writer.string(cause.rawValue) }
    writer.endArray()
    if !update.authors.isEmpty {
      writer.name("authors")
      writer.beginArray()
      for author in update.authors { writer.string(author.utf8) }
      writer.endArray()
    }
    if !update.hints.isEmpty {
      writer.name("hints")
      writer.beginArray()
      for hint in update.hints { writer.json(hint.utf8) }
      writer.endArray()
    }
    writeState(update, since: told, to: &writer)
    if let columns = update.columns {
      writer.name("columns")
      writer.columnIDs(columns)
    }
  }

  private func writeBody(
    _ update: SubscriptionUpdate, _ part: UpdatePart, isFirst: Bool, to writer: inout JSONWriter
  ) {
    switch update.body {
    case .reset(let keys, let blocks):
      writer.name("reset")
      writer.beginObject()
      writer.name("keys")
      writer.entryKeys(keys[part.keys])
      writer.name("blocks")
      write(blocks, part.rows, to: &writer)
      writer.endObject()
    case .difference(let difference):
      writer.name("diff")
      writer.beginObject()
      if isFirst { writeOrder(difference, to: &writer) }
      writeInserts(difference, part, isFirst: isFirst, to: &writer)
      if !part.updates.isEmpty {
        writer.name("updates")
        writer.beginArray()
        for piece in part.updates {
          cells.write(difference.updates[piece.block], cells: piece.cells, offset: 0, to: &writer)
        }
        writer.endArray()
      }
      writer.endObject()
    }
  }

  private func writeOrder(_ difference: WindowDifference, to writer: inout JSONWriter) {
    if !difference.order.deletes.isEmpty {
      writer.name("deletes")
      writer.runs(difference.order.deletes)
    }
    if !difference.order.moves.isEmpty {
      writer.name("moves")
      writer.beginArray()
      for move in difference.order.moves { writer.pair(move.from, move.to) }
      writer.endArray()
    }
    if !difference.scrolledOut.isEmpty {
      writer.name("scrolledOut")
      writer.runs(difference.scrolledOut)
    }
    if !difference.scrolledIn.isEmpty {
      writer.name("scrolledIn")
      writer.runs(difference.scrolledIn)
    }
  }

  private func writeInserts(
    _ difference: WindowDifference, _ part: UpdatePart, isFirst: Bool, to writer: inout JSONWriter
  ) {
    guard !part.keys.isEmpty || !part.rows.isEmpty else { return }
    writer.name("inserts")
    writer.beginObject()
    writer.name("at")
    writer.runs(isFirst ? difference.order.inserts : [])
    writer.name("keys")
    writer.entryKeys(difference.insertedKeys[part.keys])
    writer.name("blocks")
    write(difference.insertedBlocks, part.rows, to: &writer)
    writer.endObject()
  }

  private func write(_ blocks: [CellBlock], _ pieces: [BlockPiece], to writer: inout JSONWriter) {
    writer.beginArray()
    for piece in pieces {
      cells.write(
        blocks[piece.block], cells: piece.cells, offset: piece.cells.lowerBound, to: &writer)
    }
    writer.endArray()
  }
}

extension CellWriter {
  /// The maximum number of bytes that most long cells have in a message.
  fileprivate var textBytesExpected: Int {
    // A cell that is cut to its room is short, unless its value is sent, too.
    fits.isEmpty || hasValues ? textBytes : min(textBytes, TextCut.standard)
  }
}

/// Some cells of one block.
struct BlockPiece {
  var block: Int
  var cells: Range<Int>
}

/// The content of one part of an update.
struct UpdatePart {
  var keys: Range<Int>
  /// Indices of the facts about sections.
  var sections = 0..<0
  var rows: [BlockPiece] = []
  var updates: [BlockPiece] = []
}

/// Divides an update into parts of about equal size. Most updates have one part.
struct UpdatePlan {
  private(set) var parts: [UpdatePart] = []
  private let partBytesMax: Int
  private let textBytes: Int
  private var bytes = 0

  init(_ update: SubscriptionUpdate, partBytesMax: Int, textBytes: Int) {
    self.partBytesMax = partBytesMax
    self.textBytes = textBytes
    var sections: [SectionInfo] = []
    for case .sections(let told) in update.facets { sections = told }
    switch update.body {
    case .reset(let keys, let blocks): plan(keys, sections, blocks: blocks, updates: [])
    case .difference(let difference):
      plan(
        difference.insertedKeys, sections, blocks: difference.insertedBlocks,
        updates: difference.updates)
    }
  }

  private mutating func plan(
    _ keys: [EntryKey], _ sections: [SectionInfo], blocks: [CellBlock], updates: [CellBlock]
  ) {
    parts = [UpdatePart(keys: 0..<0)]
    cut(keys, \.keys) { $0.byteSize }
    let titleBytes = textBytes
    cut(sections, \.sections) { $0.byteSize(upTo: titleBytes) }
    for (block, cells) in blocks.enumerated() {
      cut(cells) { $0.rows.append(BlockPiece(block: block, cells: $1)) }
    }
    for (block, cells) in updates.enumerated() {
      cut(cells) { $0.updates.append(BlockPiece(block: block, cells: $1)) }
    }
  }

  /// Divides a list among the last part and further ones.
  private mutating func cut<Element>(
    _ list: [Element], _ range: WritableKeyPath<UpdatePart, Range<Int>>,
    size: (Element) -> Int
  ) {
    var first = 0
    for index in list.indices {
      bytes += size(list[index])
      if bytes > partBytesMax {
        parts[parts.count - 1][keyPath: range] = first..<index + 1
        first = index + 1
        beginPart()
      }
    }
    parts[parts.count - 1][keyPath: range] = first..<list.count
  }

  private mutating func beginPart() {
    let keys = parts.last?.keys.upperBound ?? 0
    parts.append(UpdatePart(keys: keys..<keys))
    bytes = 0
  }

  private mutating func cut(
    _ block: CellBlock, _ add: (inout UpdatePart, Range<Int>) -> Void
  ) {
    var first = 0
    let chunks = block.chunks
    for index in 0..<block.count {
      bytes +=
        chunks?.byteSize(index, upTo: textBytes) ?? block.cells[index].byteSize(upTo: textBytes)
      if bytes > partBytesMax {
        add(&parts[parts.count - 1], first..<index + 1)
        first = index + 1
        beginPart()
      }
    }
    if first < block.count || block.count == 0 {
      add(&parts[parts.count - 1], first..<block.count)
    }
  }
}

extension EntryKey {
  fileprivate var byteSize: Int {
    switch self {
    case .row(let key): key.byteSize
    case .section(let entry): entry.path.byteSize
    }
  }
}

extension SectionPath {
  fileprivate var byteSize: Int { reduce(24) { $0 + Cell($1).byteSize(upTo: .max) } }
}

extension SectionInfo {
  /// The approximate size of its facts, in bytes.
  fileprivate func byteSize(upTo textBytes: Int) -> Int {
    path.byteSize + 64 + min(title.utf8.count, textBytes) + (declared?.state?.text.utf8.count ?? 0)
  }
}

extension RowKey {
  fileprivate var byteSize: Int {
    switch self {
    case .integer: 12
    case .text(let text): text.utf8.count + 4
    }
  }
}

extension CellChunks {
  /// The approximate size of a row's cell as value and text, in bytes.
  func byteSize(_ row: Int, upTo textBytes: Int) -> Int {
    16 + min(values.values.textLength(row), textBytes)
      + min(texts.values.textLength(row), textBytes)
  }

  /// Adds these sizes of the first rows to a list.
  func addByteSizes(to sizes: inout [Int], upTo textBytes: Int) {
    for row in sizes.indices { sizes[row] += 16 }
    values.values.addTextLengths(to: &sizes, upTo: textBytes)
    texts.values.addTextLengths(to: &sizes, upTo: textBytes)
  }
}

extension ChunkValues {
  /// The length of a text, in bytes; 0 if the chunk has no texts.
  func textLength(_ row: Int) -> Int {
    guard case .texts(let arena) = self else { return 0 }
    return Int(arena.offsets[row + 1] - arena.offsets[row])
  }

  fileprivate func addTextLengths(to sizes: inout [Int], upTo textBytes: Int) {
    guard case .texts(let arena) = self else { return }
    let offsets = arena.offsets
    for row in sizes.indices {
      sizes[row] += min(Int(offsets[row + 1] - offsets[row]), textBytes)
    }
  }
}

extension Cell {
  /// The approximate size of the cell as value and text, in bytes.
  func byteSize(upTo textBytes: Int) -> Int {
    var size = 16 + min(source?.utf8.count ?? 0, textBytes)
    switch value {
    case .text(let text), .decimal(let text): size += 2 * min(text.utf8.count, textBytes)
    case .json(let json): size += 2 * min(json.text.utf8.count, textBytes)
    case .null, .boolean, .integer, .number, .date, .dateTime, .time, .duration, .error, .pending:
      break
    }
    return size
  }
}
