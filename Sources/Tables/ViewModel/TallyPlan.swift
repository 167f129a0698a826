import CellFormats
import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import UnicodeTables
import ViewportLayout

/// The statistics to compute over the display texts of a column.
///
/// A plan is one pointer, because a table of many columns has many of them.
package struct TallyPlan: Hashable, Sendable {
  /// The members of a plan. Copies of a plan share them.
  private final class Parts: Sendable {
    let column: Column
    let nullText: [UInt8]?
    let measurer: TextMeasurer?
    let isWhole: Bool
    let form: VisibleForm
    let sampleSize: Int?

    init(
      _ column: Column, _ nullText: [UInt8]?, _ measurer: TextMeasurer?, _ isWhole: Bool,
      _ form: VisibleForm, _ sampleSize: Int?
    ) {
      self.column = column
      self.nullText = nullText
      self.measurer = measurer
      self.isWhole = isWhole
      self.form = form
      self.sampleSize = sampleSize
    }
  }

  private let parts: Parts

  /// The column with its definition and formats.
  package var column: Column { parts.column }
  /// The number of the column.
  package var number: ColumnNumber { parts.column.number }
  /// The text that a null displays, if the view overrides it.
  package var nullText: [UInt8]? { parts.nullText }
  /// The measurer; nil if only clusters are counted.
  package var measurer: TextMeasurer? { parts.measurer }
  /// Whether widths are rounded up to whole units.
  package var isWhole: Bool { parts.isWhole }
  /// The maximum number of sampled rows, evenly spread over the table; nil: all rows.
  package var sampleSize: Int? { parts.sampleSize }

  /// What is counted of a column.
  package init(
    column: Column, nullText: [UInt8]?, measurer: TextMeasurer?, isWhole: Bool,
    form: VisibleForm, sampleSize: Int? = nil
  ) {
    parts = Parts(column, nullText, measurer, isWhole, form, sampleSize)
  }

  /// Whether both count the same.
  package static func == (first: TallyPlan, second: TallyPlan) -> Bool {
    let (one, other) = (first.parts, second.parts)
    return one === other
      || one.column == other.column && one.nullText == other.nullText
        && one.measurer == other.measurer && one.isWhole == other.isWhole
        && one.sampleSize == other.sampleSize && one.form == other.form
  }

  /// Hashes only a part, since fonts are long. ``==`` compares everything.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(parts.column.number)
    hasher.combine(parts.isWhole)
    hasher.combine(parts.sampleSize)
  }

  /// The cells to read: display texts, and values if nulls are displayed differently.
  var requests: [ColumnRequest] {
    let shown = ColumnRequest(number, as: .text)
    return nullText == nil ? [shown] : [shown, ColumnRequest(number, as: .values(column.type))]
  }

  /// The size of a cell's display text: one line, with control characters made visible.
  func size(of bytes: Span<UInt8>) -> (width: LayoutLength?, clusters: Int) {
    if PrintableASCII.end(in: bytes, from: 0) == bytes.count {
      return sizeOfPrintable(bytes, 0..<bytes.count)
    }
    return sizeOfOther(bytes)
  }

  private func sizeOfPrintable(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (width: LayoutLength?, clusters: Int) {
    (rounded(measurer?.width(ofPrintable: bytes, range)), range.count)
  }

  private func sizeOfOther(_ bytes: Span<UInt8>) -> (width: LayoutLength?, clusters: Int) {
    var isPlain = !parts.form.showsInvisible
    for place in 0..<bytes.count {
      let byte = bytes[place]
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 { isPlain = false }
    }
    if isPlain { return (rounded(measurer?.width(of: bytes)), GraphemeClusters.count(bytes)) }
    let visible = parts.form.of((0..<bytes.count).map { bytes[$0] })
    return (rounded(measurer?.width(of: visible.span)), GraphemeClusters.count(visible.span))
  }

  private func rounded(_ width: LayoutLength?) -> LayoutLength? { width.map { rounded($0) } }

  /// A width, rounded up to whole units if required.
  package func rounded(_ width: LayoutLength) -> LayoutLength {
    guard isWhole else { return width }
    let unit = LayoutUnit.perUnit
    return min((width + unit - 1) / unit * unit, LayoutUnit.extentMax)
  }

  /// Adds the live rows of a chunk.
  ///
  /// - Parameters:
  ///   - chunks: The chunks of ``requests``.
  ///   - alive: A bit per row of the chunk.
  ///   - lengths: 256 zeros, which are zeros again afterwards.
  func add(
    _ chunks: ArraySlice<ColumnChunk>, _ rowCount: Int, _ alive: [UInt64],
    _ lengths: inout [Int], to tally: inout TallyBatch
  ) {
    guard let texts = chunks.first, case .texts(let arena) = texts.values else { return }
    let nullText = nullText
    let values = nullText == nil ? nil : chunks.last
    let bytes = arena.bytes.span
    let offsets = arena.offsets.span
    let isInCells = if case .cells? = measurer { true } else { false }
    // Most texts are short and printable. In terminal cells, only their lengths matter.
    var lengthMax = -1
    // The index up to which all bytes are known to be printable, so that most rows need no check.
    var printable = 0
    for row in 0..<min(rowCount, arena.count)
    where alive[row >> 6] >> UInt64(row & 63) & 1 == 1 {
      if let values, let nullText, !values.isValid(row), values.error(at: row) == nil {
        let size = size(of: nullText.span)
        tally.add(width: size.width, clusters: size.clusters)
        continue
      }
      let range = Int(offsets[row])..<Int(offsets[row + 1])
      if printable < range.lowerBound {
        printable = PrintableASCII.end(in: bytes, from: range.lowerBound)
      }
      if isInCells, printable >= range.upperBound, range.count < 256 {
        lengths[range.count] += 1
        lengthMax = max(lengthMax, range.count)
        continue
      }
      let size =
        printable >= range.upperBound
        ? sizeOfPrintable(bytes, range) : sizeOfOther(bytes.extracting(range))
      tally.add(width: size.width, clusters: size.clusters)
    }
    for length in 0..<lengthMax + 1 where lengths[length] > 0 {
      tally.add(
        width: LayoutUnit.length(cells: length), clusters: length, count: lengths[length])
      lengths[length] = 0
    }
  }

  /// The tally of a sample; nil if a device would have to be read and `mayBlock` is false.
  func sampled(_ sizeMax: Int, of table: TableState, mayBlock: Bool) -> ColumnTally? {
    let slots = RowSample.indices(of: table.order.count, sizeMax: sizeMax)
      .compactMap { table.order.slot(at: $0) }
    guard let sizes = sizes(of: slots, table.content, mayBlock: mayBlock) else { return nil }
    var tally = ColumnTally()
    for size in sizes { tally.add(width: size.width, clusters: size.clusters) }
    return tally
  }

  /// The sizes of rows' display texts; nil if a device would have to be read and `mayBlock` is
  /// false.
  package func sizes(
    of slots: some Collection<UInt32>, _ content: TableContent, mayBlock: Bool
  ) -> [(width: LayoutLength?, clusters: Int)]? {
    if slots.isEmpty { return [] }
    return texts(of: slots.sorted(), content, mayBlock: mayBlock)?.map { size(of: $0.span) }
  }

  /// The tallies of a few rows by several plans, which are read together. May block on a file.
  /// O(rows · plans).
  package static func tallies(
    _ plans: [TallyPlan], of slots: [UInt32], _ content: TableContent
  ) -> [TallyPlan: ColumnTally] {
    let requests = plans.map { $0.cellRequests(content) }
    let read = content.cells(of: slots.sorted(), requests.flatMap { $0 })
    var found: [TallyPlan: ColumnTally] = [:]
    var place = 0
    for (plan, requests) in zip(plans, requests) {
      var tally = ColumnTally()
      for text in plan.texts(read[place..<place + requests.count], content) {
        let size = plan.size(of: text.span)
        tally.add(width: size.width, clusters: size.clusters)
      }
      found[plan] = tally
      place += requests.count
    }
    return found
  }

  private func texts(
    of slots: [UInt32], _ content: TableContent, mayBlock: Bool
  ) -> [[UInt8]]? {
    let requests = cellRequests(content)
    let read =
      mayBlock
      ? content.cells(of: slots, requests) : content.residentCells(of: slots, requests)
    if !mayBlock, read.contains(where: { $0.contains { $0.value == .pending } }) { return nil }
    return texts(read[...], content)
  }

  /// What single cells are read as: values, and texts if an expression shows them.
  private func cellRequests(_ content: TableContent) -> [ColumnRequest] {
    let values = ColumnRequest(number, as: .values(column.type))
    return content.isShownByExpression(number)
      ? [values, ColumnRequest(number, as: .text)] : [values]
  }

  /// The display texts of cells that were read by ``cellRequests(_:)``.
  private func texts(_ read: ArraySlice<[Cell]>, _ content: TableContent) -> [[UInt8]] {
    guard let cells = read.first else { return [] }
    let shown = read.count > 1 ? read.last : nil
    let display = content.display(of: number)
    return cells.indices.map { place in
      let cell = cells[place]
      if let nullText, cell.value == .null { return nullText }
      if let shown { return shown[place].overlayText.utf8 }
      return display?.text(of: cell).utf8 ?? cell.displayText
    }
  }
}

/// The tallies of columns in a state of their table.
package struct KeptTallies: Sendable {
  /// The tallies by plan.
  package var tallies: [TallyPlan: ColumnTally] = [:]
  /// The table.
  package var table: TableState
}

/// Work on tallies: some are updated incrementally, others are rebuilt.
package struct TallyTask: Sendable {
  /// The maximum number of loaded or changed rows that are processed without a worker.
  private static let residentRowsMax = 1 << 12
  /// The number of parts that are counted at once.
  private static let piecesMax = 8

  /// The requested tallies.
  package var plans: [TallyPlan]
  /// The table that is counted.
  package var table: TableState
  /// The tallies of an older state, and the changes since; nil: all are rebuilt.
  package var previous: (kept: KeptTallies, changes: RowChanges)?

  /// Tallies of a table by some plans, all of them still to be computed.
  package init(plans: [TallyPlan], table: TableState) {
    self.plans = plans
    self.table = table
  }

  /// The tallies without a worker; nil if that may take long.
  package func runAtOnce(inlineRowsMax: Int) -> KeptTallies? {
    guard var result = advanced(mayBlock: false), addSamples(to: &result, mayBlock: false)
    else { return nil }
    let missing = plans.filter { result.tallies[$0] == nil }
    if missing.isEmpty { return result }
    guard table.order.count <= inlineRowsMax, table.content.source.isResident else { return nil }
    tally(missing, RowSet(table.order), &result, Parallel.inline) { false }
    return result
  }

  /// The tallies; nil if that was cancelled. May block on a file.
  package func run(_ parallel: ParallelLoop, _ cancellation: WorkCancellation) -> KeptTallies? {
    guard var result = advanced(mayBlock: true), addSamples(to: &result, mayBlock: true)
    else { return nil }
    let missing = plans.filter { result.tallies[$0] == nil }
    tally(missing, RowSet(table.order), &result, parallel) { cancellation.isCancelled }
    return cancellation.isCancelled ? nil : result
  }

  /// Computes the samples that were not kept. Returns false if they cannot be read.
  private func addSamples(to result: inout KeptTallies, mayBlock: Bool) -> Bool {
    for plan in plans where result.tallies[plan] == nil {
      guard let sizeMax = plan.sampleSize else { continue }
      guard let tally = plan.sampled(sizeMax, of: table, mayBlock: mayBlock) else { return false }
      result.tallies[plan] = tally
    }
    return true
  }

  /// The kept tallies that are still requested, updated incrementally; samples only if none of
  /// their rows changed.
  private func advanced(mayBlock: Bool) -> KeptTallies? {
    var result = KeptTallies(table: table)
    guard let (kept, changes) = previous else { return result }
    var slots = Set(changes.changedRows)
    slots.formUnion(changes.inserted)
    slots.formUnion(changes.removed)
    let appended = changes.appendedSourceRows ?? 0..<0
    guard mayBlock || slots.count + appended.count <= Self.residentRowsMax else { return nil }
    let changed = slots.filter { !appended.contains($0) }
    let gone = changed.filter { kept.table.order.contains($0) }
    let come = changed.filter { table.order.contains($0) }
    let isOrdered =
      changes.inserted.isEmpty && changes.removed.isEmpty && changes.moved.isEmpty
      && appended.isEmpty
    for plan in plans {
      guard var tally = kept.tallies[plan] else { continue }
      let isTouched = changes.changedColumns?.contains(plan.number) ?? true
      if plan.sampleSize != nil {
        if isOrdered, !isTouched { result.tallies[plan] = tally }
        continue
      }
      let stayed = isTouched ? [] : gone.intersection(come)
      guard
        let old = plan.sizes(of: gone.subtracting(stayed), kept.table.content, mayBlock: mayBlock),
        let new = plan.sizes(of: come.subtracting(stayed), table.content, mayBlock: mayBlock)
      else { return nil }
      for size in old { tally.remove(width: size.width, clusters: size.clusters) }
      for size in new { tally.add(width: size.width, clusters: size.clusters) }
      result.tallies[plan] = tally
    }
    return addAppended(appended, to: &result, mayBlock: mayBlock) ? result : nil
  }

  /// Adds newly loaded rows. Returns false if they cannot be read.
  private func addAppended(
    _ appended: Range<UInt32>, to result: inout KeptTallies, mayBlock: Bool
  ) -> Bool {
    let plans = Array(result.tallies.keys)
    guard !appended.isEmpty, !plans.isEmpty else { return true }
    guard mayBlock || table.content.source.isResident else { return false }
    var rows = RowSet()
    for slot in appended where table.order.contains(slot) { rows.insert(slot) }
    var added = KeptTallies(table: table)
    tally(plans, rows, &added, Parallel.inline) { false }
    for (plan, more) in added.tallies { result.tallies[plan]?.merge(more) }
    return true
  }

  /// Adds some rows in one pass by chunks, a block of columns at a time. What is counted at once are
  /// parts of the rows, or several blocks if there are few rows.
  private func tally(
    _ plans: [TallyPlan], _ rows: RowSet, _ result: inout KeptTallies, _ parallel: ParallelLoop,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) {
    let content = table.content
    let numbers = (0..<content.chunkCount).filter { number in
      rows.intersects(content.slots(ofChunk: number))
    }
    let width = content.blockColumns
    let blocks = stride(from: 0, to: plans.count, by: width).map {
      plans[$0..<min($0 + width, plans.count)]
    }
    let pieceCount =
      rows.count < Parallel.rowCountMin ? 1 : min(max(numbers.count, 1), Self.piecesMax)
    for begin in stride(from: 0, to: blocks.count, by: Self.piecesMax / pieceCount) {
      let some = blocks[begin..<min(begin + Self.piecesMax / pieceCount, blocks.count)]
      let tallies = Parallel.map(some.count * pieceCount, parallel) { turn -> [ColumnTally] in
        let first = numbers.count * (turn % pieceCount) / pieceCount
        let end = numbers.count * (turn % pieceCount + 1) / pieceCount
        return Self.tally(
          some[begin + turn / pieceCount], rows, numbers[first..<end], content, isCancelled)
      }
      if isCancelled() { return }
      for (turn, part) in tallies.enumerated() {
        for (plan, tally) in zip(some[begin + turn / pieceCount], part) {
          if turn % pieceCount == 0 {
            result.tallies[plan] = tally
          } else {
            result.tallies[plan]?.merge(tally)
          }
        }
      }
    }
  }

  /// Counts some columns of some chunks.
  private static func tally(
    _ plans: ArraySlice<TallyPlan>, _ rows: RowSet, _ numbers: ArraySlice<Int>,
    _ content: TableContent, _ isCancelled: () -> Bool
  ) -> [ColumnTally] {
    var batches = plans.map { _ in TallyBatch() }
    let requests = plans.flatMap(\.requests)
    var lengths = [Int](repeating: 0, count: 256)
    for number in numbers where !isCancelled() {
      let chunks = content.chunks(number, requests)
      let slots = content.slots(ofChunk: number)
      let alive = rows.words(in: slots)
      var place = 0
      for (index, plan) in plans.enumerated() {
        let count = plan.nullText == nil ? 1 : 2
        plan.add(
          chunks[place..<place + count], slots.count, alive, &lengths, to: &batches[index])
        place += count
      }
    }
    return batches.map { batch in
      var tally = ColumnTally()
      batch.add(to: &tally)
      return tally
    }
  }
}
