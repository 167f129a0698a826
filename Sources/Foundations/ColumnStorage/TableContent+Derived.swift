import TableValues

extension TableContent {
  // MARK: Definitions

  /// The type of a column's cells, including columns that only a view has; nil if there is no such
  /// column.
  package func type(of number: ColumnNumber) -> ColumnType? {
    derived.columns[number]?.type ?? schema[number]?.type
  }

  /// The derived columns by number.
  package var derivedColumns: [ColumnNumber: any DerivedColumn] { derived.columns }

  /// The same cells with additional derived columns, whose numbers must be new.
  package func adding(_ columns: [ColumnNumber: any DerivedColumn]) -> TableContent {
    if columns.isEmpty { return self }
    var copy = self
    copy.derived.replace(with: derived.columns.merging(columns) { $1 }, at: nil)
    return copy
  }

  /// Some columns and all columns that are computed from them: those whose cells change with them.
  package func widened(_ columns: Set<ColumnNumber>) -> Set<ColumnNumber> {
    var all = columns
    for (number, inputs) in derived.inputs where !inputs.isDisjoint(with: columns) {
      all.insert(number)
    }
    for number in derived.displayed where all.contains(number.shown) { all.insert(number) }
    return all
  }

  /// Whether any column depends on other rows.
  package var hasColumnsOfOtherRows: Bool { !derived.others.isEmpty }

  /// Whether a column depends on other rows.
  package func readsOtherRows(_ number: ColumnNumber) -> Bool { derived.others[number] != nil }

  /// Whether a column has the same values and texts in both contents for rows with the same inputs.
  package func reads(_ number: ColumnNumber, as other: TableContent) -> Bool {
    let (mine, others) = (derived.columns[number], other.derived.columns[number])
    if mine?.lineage != others?.lineage { return false }
    let shown = derived.columns[number.shown]?.lineage
    if shown != other.derived.columns[number.shown]?.lineage { return false }
    if supplied[number]?.number != other.supplied[number]?.number { return false }
    guard let column = schema[number], let before = other.schema[number] else {
      return schema[number] == nil && other.schema[number] == nil
    }
    return column.reads(as: before)
  }

  /// Whether a column was redefined after a revision.
  package func isDerivedAnew(_ number: ColumnNumber, after revision: Revision) -> Bool {
    if derived.revisions.isEmpty { return false }
    return [number, number.shown].contains {
      derived.revisions[$0].map { $0 > revision } ?? false
    }
  }

  /// Whether the display texts of a column are computed by an expression or depend on the row's
  /// kind.
  package func isShownByExpression(_ number: ColumnNumber) -> Bool {
    derived.displayed.contains(number)
  }

  /// The request that is actually read. If a display expression replaces the cells' own texts, its
  /// column is read.
  func shownRequest(_ request: ColumnRequest) -> ColumnRequest {
    guard request.form == .text, !request.isOwn, derived.displayed.contains(request.column) else {
      return request
    }
    return ColumnRequest(request.column.shown, as: .text)
  }

  /// Whether a request is for a derived column.
  func isDerived(_ request: ColumnRequest) -> Bool {
    derived.columns[shownRequest(request).column] != nil
  }

  /// An edited cell with its display text as source. For a derived column, the cell of a row with
  /// an edited input.
  ///
  /// - Returns: nil if the source's own cell applies; a pending cell if a device would have to be
  ///   read and `mayBlock` is false.
  package func editedCell(slot: UInt32, column: ColumnNumber, mayBlock: Bool) -> Cell? {
    guard let derived = derived.columns[column] else {
      let cell = overlayCell(slot: slot, column: column)?.cell
      return cell ?? (isSupplied(column) ? .awaited : nil)
    }
    guard slot >= RowSlot.firstInserted || hasEdits(in: slot..<slot + 1, column: column) else {
      return nil
    }
    let request = ColumnRequest(column, as: .values(derived.type))
    let cell = (mayBlock ? cells(of: [slot], [request]) : residentCells(of: [slot], [request]))[0][
      0]
    return cell.value == .pending || cell.value == .null
      ? cell : Cell(cell.value, source: cell.source ?? derived.text(of: cell))
  }

  // MARK: Chunks

  /// A chunk of a derived column, including edits of its inputs. Returns nil if it needs a device
  /// or long work and `mayBlock` is false.
  func derivedChunk(_ index: Int, _ request: ColumnRequest, mayBlock: Bool) -> ColumnChunk? {
    let request = shownRequest(request)
    guard let column = derived.columns[request.column] else { return nil }
    let slots = slots(ofChunk: index)
    let edited = editedSlots(in: slots, column: request.column)
    let values: ColumnChunk?
    if slots.lowerBound >= RowSlot.firstInserted || edited.count > slots.count / 8 {
      values = wholeValues(index, column, mayBlock: mayBlock)
    } else {
      values = patchedValues(index, column, edited, mayBlock: mayBlock)
    }
    return values.map { shown($0, column, request) }
  }

  /// A chunk of a derived column computed from unedited cells only. Returns nil under the same
  /// conditions.
  func derivedSourceChunk(
    _ index: Int, _ request: ColumnRequest, mayBlock: Bool
  ) -> ColumnChunk? {
    let request = shownRequest(request)
    guard let column = derived.columns[request.column] else { return nil }
    return sourceValues(index, column, mayBlock: mayBlock).map { shown($0, column, request) }
  }

  private func wholeValues(
    _ index: Int, _ column: any DerivedColumn, mayBlock: Bool
  ) -> ColumnChunk? {
    guard mayBlock || column.isBrief else { return nil }
    let count = slots(ofChunk: index).count
    let rows = EvaluatedRows.run(slots(ofChunk: index).lowerBound, count: count)
    if mayBlock { return values(column, chunks(index, column.inputs), rows, mayBlock: true) }
    var inputs: [ColumnChunk] = []
    for input in column.inputs {
      guard let chunk = residentChunk(index, input) else { return nil }
      inputs.append(chunk)
    }
    return values(column, inputs, rows, mayBlock: false)
  }

  /// The values of a derived column. Returns nil if a device would have to be read and `mayBlock`
  /// is false.
  private func values(
    _ column: any DerivedColumn, _ inputs: [ColumnChunk], _ rows: EvaluatedRows, mayBlock: Bool
  ) -> ColumnChunk? {
    guard !column.otherColumns.isEmpty else {
      return column.values(inputs, count: rows.count, others: nil)
    }
    let others = OtherRows(self, for: rows, column.ledger, mayBlock: mayBlock)
    let values = column.values(inputs, count: rows.count, others: others)
    return others.isPending ? nil : values
  }

  private func patchedValues(
    _ index: Int, _ column: any DerivedColumn, _ edited: [UInt32], mayBlock: Bool
  ) -> ColumnChunk? {
    let slots = slots(ofChunk: index)
    guard let values = sourceValues(index, column, mayBlock: mayBlock) else { return nil }
    if edited.isEmpty, values.count == slots.count { return values }
    let inputs =
      mayBlock ? cells(of: edited, column.inputs) : residentCells(of: edited, column.inputs)
    if inputs.contains(where: { $0.contains { $0.value == .pending } }) { return nil }
    guard let patch = self.values(column, of: inputs, .list(edited), mayBlock: mayBlock) else {
      return nil
    }
    var cells: [Int: Cell] = [:]
    for (place, slot) in edited.enumerated() {
      cells[Int(slot - slots.lowerBound)] = patch.cell(at: place, type: column.type)
    }
    return values.replacing(cells, count: slots.count, type: column.type)
  }

  private func sourceValues(
    _ index: Int, _ column: any DerivedColumn, mayBlock: Bool
  ) -> ColumnChunk? {
    let count = slots(ofChunk: index).count
    let key = derivedKey(index, column)
    if let kept = cache.chunk(key, rowCount: count) { return kept }
    guard mayBlock || column.isBrief else { return nil }
    var inputs: [ColumnChunk] = []
    if mayBlock {
      inputs = sourceChunks(index, column.inputs)
    } else {
      for input in column.inputs {
        guard let chunk = residentSourceChunk(index, input) else { return nil }
        inputs.append(chunk)
      }
    }
    let rows = EvaluatedRows.run(slots(ofChunk: index).lowerBound, count: count)
    guard let values = values(column, inputs, rows, mayBlock: mayBlock) else { return nil }
    cache.keep(values, for: key)
    return values
  }

  /// The values of a derived column in the requested form.
  private func shown(
    _ values: ColumnChunk, _ column: any DerivedColumn, _ request: ColumnRequest
  ) -> ColumnChunk {
    switch request.form {
    case .values(column.type): return values
    case .values(let wanted):
      var builder = ColumnChunkBuilder(type: wanted)
      for row in 0..<values.count {
        let cell = values.cell(at: row, type: column.type)
        builder.append(cell.value == .null ? cell : Cell(cell.value, source: column.text(of: cell)))
      }
      return builder.finish()
    case .text:
      guard let codec = display(of: request.column) else { return column.texts(of: values) }
      return codec.texts(of: codec.showsTexts ? column.texts(of: values) : values)
    }
  }

  // MARK: Single cells

  /// Cells of some rows of stored and derived columns. `read` reads those of stored ones.
  func cells(
    of slots: [UInt32], _ requests: [ColumnRequest], mayBlock: Bool,
    reading read: ([ColumnRequest]) -> [[Cell]]
  ) -> [[Cell]] {
    let requests = requests.map(shownRequest)
    let stored = storedRequests(of: requests)
    var known = Dictionary(uniqueKeysWithValues: zip(stored, read(stored)))
    return requests.map { cells($0, slots, mayBlock, &known) }
  }

  private func cells(
    _ request: ColumnRequest, _ slots: [UInt32], _ mayBlock: Bool,
    _ known: inout [ColumnRequest: [Cell]]
  ) -> [Cell] {
    let request = shownRequest(request)
    if let cells = known[request] { return cells }
    let count = slots.count
    guard let column = derived.columns[request.column] else {
      return [Cell](repeating: .null, count: count)
    }
    let values = ColumnRequest(request.column, as: .values(column.type))
    let cells =
      known[values]
      ?? {
        let inputs = column.inputs.map { self.cells($0, slots, mayBlock, &known) }
        guard let chunk = self.values(column, of: inputs, .list(slots), mayBlock: mayBlock) else {
          return [Cell](repeating: .pending, count: count)
        }
        return (0..<count).map { row in
          inputs.contains { $0[row].value == .pending }
            ? .pending : chunk.cell(at: row, type: column.type)
        }
      }()
    known[values] = cells
    if request == values { return cells }
    return cells.map { shown($0, column, request) }
  }

  private func shown(
    _ cell: Cell, _ column: any DerivedColumn, _ request: ColumnRequest
  ) -> Cell {
    if cell.value == .pending { return cell }
    switch request.form {
    case .values(let wanted):
      var builder = ColumnChunkBuilder(type: wanted)
      builder.append(
        cell.value == .null ? cell : Cell(cell.value, source: column.text(of: cell)))
      return builder.finish().cell(at: 0, type: wanted)
    case .text:
      let codec = display(of: request.column)
      return Cell(.text(codec?.text(of: cell) ?? column.text(of: cell)))
    }
  }

  /// The values of a derived column for rows whose input cells are known. Pending inputs count as
  /// null.
  private func values(
    _ column: any DerivedColumn, of inputs: [[Cell]], _ rows: EvaluatedRows, mayBlock: Bool
  ) -> ColumnChunk? {
    let chunks = zip(inputs, column.inputs).map { cells, request in
      var builder = ColumnChunkBuilder(type: request.form.type)
      for cell in cells { builder.append(cell) }
      return builder.finish()
    }
    return values(column, chunks, rows, mayBlock: mayBlock)
  }

  // MARK: Consecutive rows

  /// Like ``plainRows(_:_:)``, for requests some of which are derived.
  func plainDerivedRows(_ slots: [UInt32], _ requests: [ColumnRequest]) -> [ColumnChunk]? {
    let requests = requests.map(shownRequest)
    let stored = storedRequests(of: requests)
    guard !stored.isEmpty, let chunks = plainRows(slots, stored) else { return nil }
    var known = Dictionary(uniqueKeysWithValues: zip(stored, chunks))
    return requests.map { plainChunk($0, slots, &known) }
  }

  private func plainChunk(
    _ request: ColumnRequest, _ slots: [UInt32], _ known: inout [ColumnRequest: ColumnChunk]
  ) -> ColumnChunk {
    let request = shownRequest(request)
    if let chunk = known[request] { return chunk }
    guard let column = derived.columns[request.column] else {
      return ColumnChunk(values: .booleans([]))
    }
    let values = ColumnRequest(request.column, as: .values(column.type))
    let chunk =
      known[values]
      ?? column.values(
        column.inputs.map { plainChunk($0, slots, &known) }, count: slots.count,
        others: OtherRows(self, for: .list(slots), column.ledger, mayBlock: true))
    known[values] = chunk
    return shown(chunk, column, request)
  }

  // MARK: Parts

  private func derivedKey(_ index: Int, _ column: any DerivedColumn) -> ChunkKey {
    var key = ChunkKey(
      source: sourceNumber,
      request: ColumnRequest(ColumnNumber(-1), as: .values(column.type)), chunk: index)
    key.derivation = column.number
    return key
  }

  private func editedSlots(in slots: Range<UInt32>, column: ColumnNumber) -> [UInt32] {
    let sources = derived.sources[column] ?? []
    if sources.count == 1 {
      var edited: [UInt32] = []
      forEachEdit(in: slots, column: sources[0]) { slot, _ in edited.append(slot) }
      return edited
    }
    var edited = Set<UInt32>()
    for source in sources {
      forEachEdit(in: slots, column: source) { slot, _ in edited.insert(slot) }
    }
    return edited.sorted()
  }

  /// The stored columns to read for some requests, without duplicates.
  func storedRequests(of requests: [ColumnRequest]) -> [ColumnRequest] {
    var stored: [ColumnRequest] = []
    var seen = Set<ColumnRequest>()
    var open = Array(requests.reversed())
    while let next = open.popLast() {
      let request = shownRequest(next)
      guard seen.insert(request).inserted else { continue }
      if let column = derived.columns[request.column] {
        open += column.inputs.reversed()
      } else {
        stored.append(request)
      }
    }
    return stored
  }
}

extension ChunkForm {
  /// The type of a chunk's cells in this form.
  var type: ColumnType {
    switch self {
    case .values(let type): type
    case .text: .text
    }
  }
}
