import RowTree
import TableValues

extension TableContent {
  // MARK: Chunks

  /// The number of chunks of a column: the source's, then those of inserted rows.
  package var chunkCount: Int {
    sourceChunkCount
      + insertedStretches.count(insertedCount: insertedCount, rowsMax: source.chunkRows)
  }

  /// The slots of a chunk. `index` is in `0..<chunkCount`.
  package func slots(ofChunk index: Int) -> Range<UInt32> {
    if index < sourceChunkCount {
      let first = index * source.chunkRows
      return UInt32(first)..<UInt32(min(first + source.chunkRows, sourceRowCount))
    }
    return insertedStretches.slots(
      of: index - sourceChunkCount, insertedCount: insertedCount, rowsMax: source.chunkRows)
  }

  /// The chunk of a slot.
  package func chunkIndex(ofSlot slot: UInt32) -> Int {
    slot < RowSlot.firstInserted
      ? Int(slot) / source.chunkRows
      : sourceChunkCount + insertedStretches.index(of: slot, rowsMax: source.chunkRows)
  }

  /// A chunk including edits. If it is not cached, it is decoded, which may block on a file.
  ///
  /// - Parameter index: In `0..<chunkCount`.
  package func chunk(_ index: Int, _ request: ColumnRequest) -> ColumnChunk {
    if let derived = derivedChunk(index, request, mayBlock: true) { return derived }
    return residentChunk(index, request) ?? merged(sourceChunk(index, request), index, request)
  }

  /// Several columns of one chunk, read together: a file's records are split once for all columns
  /// that are not cached. May block on a file.
  ///
  /// - Returns: One chunk per request, in order.
  package func chunks(_ index: Int, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    if requests.contains(where: isDerived) {
      _ = sourceChunks(index, storedRequests(of: requests))
      return requests.map { chunk(index, $0) }
    }
    let slots = slots(ofChunk: index)
    var found = requests.map { keptOrInsertedChunk(index, slots, $0) }
    let missing = requests.indices.filter { found[$0] == nil }
    if !missing.isEmpty {
      let rows = Int(slots.lowerBound)..<Int(slots.upperBound)
      let wanted = missing.map { sourceRequest(requests[$0]) }
      let decoded = source.decode(rows: rows, wanted)
      for (place, chunk) in decoded.enumerated() {
        let request = requests[missing[place]]
        cache.keep(chunk, for: key(index, wanted[place]))
        found[missing[place]] = merged(presented(chunk, request), index, request)
      }
    }
    return found.compactMap { $0 }
  }

  /// A chunk including edits; nil if a device would have to be read.
  package func residentChunk(_ index: Int, _ request: ColumnRequest) -> ColumnChunk? {
    if isDerived(request) { return derivedChunk(index, request, mayBlock: false) }
    if let chunk = keptOrInsertedChunk(index, slots(ofChunk: index), request) { return chunk }
    return source.isResident ? merged(sourceChunk(index, request), index, request) : nil
  }

  /// A chunk including edits that need not be decoded.
  private func keptOrInsertedChunk(
    _ index: Int, _ slots: Range<UInt32>, _ request: ColumnRequest
  ) -> ColumnChunk? {
    if slots.lowerBound >= RowSlot.firstInserted { return insertedChunk(slots, request) }
    return keptChunk(key(index, sourceRequest(request)), rowCount: slots.count).map {
      merged(presented($0, request), index, request)
    }
  }

  /// The decoded chunk of source rows without edits, if it is cached or needs no device.
  ///
  /// Used for probing single rows: look at ``overlayCell(slot:column:)`` first. Nil for the chunks
  /// of inserted rows, whose cells are all in the overlay.
  package func residentSourceChunk(_ index: Int, _ request: ColumnRequest) -> ColumnChunk? {
    let slots = slots(ofChunk: index)
    if slots.lowerBound >= RowSlot.firstInserted { return nil }
    if isDerived(request) { return derivedSourceChunk(index, request, mayBlock: false) }
    if let kept = keptChunk(key(index, sourceRequest(request)), rowCount: slots.count) {
      return presented(kept, request)
    }
    return source.isResident ? sourceChunk(index, request) : nil
  }

  /// The decoded chunk of source rows without edits. May block.
  package func sourceChunk(_ index: Int, _ request: ColumnRequest) -> ColumnChunk {
    if let derived = derivedSourceChunk(index, request, mayBlock: true) { return derived }
    let slots = slots(ofChunk: index)
    let wanted = sourceRequest(request)
    if let kept = keptChunk(key(index, wanted), rowCount: slots.count) {
      return presented(kept, request)
    }
    let rows = Int(slots.lowerBound)..<Int(slots.upperBound)
    let decoded = source.decode(rows: rows, [wanted])[0]
    cache.keep(decoded, for: key(index, wanted))
    return presented(decoded, request)
  }

  /// Several decoded chunks of source rows without edits, read together. May block. Chunks of
  /// inserted rows are empty.
  func sourceChunks(_ index: Int, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    let slots = slots(ofChunk: index)
    if slots.lowerBound >= RowSlot.firstInserted {
      return requests.map { insertedChunk(slots.lowerBound..<slots.lowerBound, $0) }
    }
    var missing: [ColumnRequest] = []
    var seen = Set<ColumnRequest>()
    for request in storedRequests(of: requests).map(sourceRequest)
    where seen.insert(request).inserted
      && keptChunk(key(index, request), rowCount: slots.count) == nil
    {
      missing.append(request)
    }
    if missing.count > 1 {
      let rows = Int(slots.lowerBound)..<Int(slots.upperBound)
      for (request, chunk) in zip(missing, source.decode(rows: rows, missing)) {
        cache.keep(chunk, for: key(index, request))
      }
    }
    return requests.map { sourceChunk(index, $0) }
  }

  // MARK: Single cells

  /// The cells of some rows, one array per request. May block on a file.
  ///
  /// Slots may be in any order. Unknown ones give null.
  package func cells(of slots: [UInt32], _ requests: [ColumnRequest]) -> [[Cell]] {
    if requests.contains(where: isDerived) {
      return cells(of: slots, requests, mayBlock: true) { cells(of: slots, $0) }
    }
    let sourced = sourcedPlaces(slots, requests)
    let read =
      sourced.isEmpty ? [] : sourceCells(rows: sourced.map { Int(slots[$0]) }, requests)
    return requests.indices.map { request in
      var cells = slots.map { emptyCell($0, requests[request]) }
      for (place, index) in sourced.enumerated() {
        cells[index] = presented(read[request][place], requests[request])
      }
      overlay(&cells, slots, requests[request])
      return cells
    }
  }

  /// The cells of some rows without blocking. A cell that cannot be read at once is `pending`.
  package func residentCells(of slots: [UInt32], _ requests: [ColumnRequest]) -> [[Cell]] {
    if source.isResident { return cells(of: slots, requests) }
    if requests.contains(where: isDerived) {
      return cells(of: slots, requests, mayBlock: false) { residentCells(of: slots, $0) }
    }
    return requests.map { request in
      var cells = slots.map { slot in
        slot < RowSlot.firstInserted
          ? residentSourceCell(slot, request) : emptyCell(slot, request)
      }
      overlay(&cells, slots, request)
      return cells
    }
  }

  /// The cells of consecutive source rows without edits, as chunks, one per request. May block on a
  /// file.
  ///
  /// - Returns: nil for other rows, or if something cannot be read.
  package func plainRows(_ slots: [UInt32], _ requests: [ColumnRequest]) -> [ColumnChunk]? {
    if requests.contains(where: isDerived) { return plainDerivedRows(slots, requests) }
    guard source.decodesAnyRows, let first = slots.first, let last = slots.last,
      Int(last) < sourceRowCount, Int(last) - Int(first) == slots.count - 1,
      zip(slots, slots.dropFirst()).allSatisfy({ $0 < $1 }),
      !requests.contains(where: { hasEdits(in: first..<last + 1, column: $0.column) })
    else { return nil }
    let rows = Int(first)..<Int(last) + 1
    let chunks = zip(source.decode(rows: rows, requests.map(sourceRequest)), requests).map {
      presented($0, $1)
    }
    let isReadable = chunks.allSatisfy { chunk in
      chunk.errors.allSatisfy { $0.reason == .doesNotParse || $0.reason == .outOfRange }
    }
    return isReadable ? chunks : nil
  }

  // MARK: Parts

  private var sourceChunkCount: Int { chunks(for: sourceRowCount) }

  private func chunks(for rowCount: Int) -> Int {
    (rowCount + source.chunkRows - 1) / source.chunkRows
  }

  private func key(_ index: Int, _ request: ColumnRequest) -> ChunkKey {
    ChunkKey(source: sourceNumber, request: request, chunk: index)
  }

  private func residentSourceCell(_ slot: UInt32, _ request: ColumnRequest) -> Cell {
    guard Int(slot) < sourceRowCount else { return .null }
    if isSupplied(request.column) { return awaitedCell(request) }
    let index = Int(slot) / source.chunkRows
    let row = Int(slot) % source.chunkRows
    let wanted = sourceRequest(request)
    guard let chunk = cache.chunk(key(index, wanted), rowCount: row + 1) else { return .pending }
    return presented(chunk.cell(at: row, type: wanted.form.type), request)
  }

  /// The places of rows of which some cell is the source's own.
  private func sourcedPlaces(_ slots: [UInt32], _ requests: [ColumnRequest]) -> [Int] {
    let sourced = slots.indices.filter { Int(slots[$0]) < sourceRowCount }
    var edited: [SlotReader<OverlayCell>] = []
    for request in requests {
      guard let overlay = overlay(of: request.column) else { return sourced }
      edited.append(SlotReader(overlay))
    }
    return sourced.filter { place in
      edited.indices.contains { !edited[$0].holds(slots[place]) { $0.cell != nil } }
    }
  }

  private func overlay(_ cells: inout [Cell], _ slots: [UInt32], _ request: ColumnRequest) {
    guard let overlay = overlay(of: request.column) else { return }
    var reader = SlotReader(overlay)
    for (index, slot) in slots.enumerated() {
      guard let edited = reader.value(of: slot)?.cell else { continue }
      cells[index] = shown(edited, as: request)
    }
  }

  /// A cell in the requested form.
  private func shown(_ cell: Cell, as request: ColumnRequest) -> Cell {
    switch request.form {
    case .values: cell
    case .text: Cell(.text(shownText(of: cell, column: request.column)))
    }
  }

  /// Builds a chunk of inserted rows from the overlay alone.
  private func insertedChunk(_ slots: Range<UInt32>, _ request: ColumnRequest) -> ColumnChunk {
    var cells = [Cell](repeating: emptyCell(request), count: slots.count)
    forEachEdit(in: slots, column: request.column) { slot, cell in
      cells[Int(slot - slots.lowerBound)] = shown(cell, as: request)
    }
    var builder = ColumnChunkBuilder(type: request.form.type)
    for cell in cells { builder.append(cell) }
    return builder.finish()
  }

  /// A cell of an inserted row that has not been set. It is null also for a row that does not
  /// exist.
  private func emptyCell(_ slot: UInt32, _ request: ColumnRequest) -> Cell {
    let isInserted =
      slot >= RowSlot.firstInserted && Int(slot - RowSlot.firstInserted) < insertedCount
    return isInserted ? emptyCell(request) : .null
  }

  private func emptyCell(_ request: ColumnRequest) -> Cell {
    isSupplied(request.column) ? awaitedCell(request) : shown(.null, as: request)
  }

  /// A decoded chunk with its edited cells replaced; the same chunk if there are none.
  private func merged(
    _ decoded: ColumnChunk, _ index: Int, _ request: ColumnRequest
  ) -> ColumnChunk {
    let slots = slots(ofChunk: index)
    let exact = decoded.count > slots.count ? nil : Optional(decoded)
    guard exact == nil || hasEdits(in: slots, column: request.column) else { return decoded }
    var edits: [Int: Cell] = [:]
    forEachEdit(in: slots, column: request.column) { slot, cell in
      edits[Int(slot - slots.lowerBound)] = shown(cell, as: request)
    }
    let type = request.form.type
    return decoded.replacing(edits, count: slots.count, type: type)
  }
}
