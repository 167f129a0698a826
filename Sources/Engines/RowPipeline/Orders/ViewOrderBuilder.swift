import ColumnStorage
import RowTree
import Synchronization
import TableValues

/// Builds a view's order from a frozen table.
package enum ViewOrderBuilder {
  /// Runs all stages of a view's rules over the table: hide, filter, search, sort.
  ///
  /// Reads each chunk that the rules need once. May block on a file. Without sort, sections and
  /// filters the result is the source order itself.
  ///
  /// - Parameters:
  ///   - content: The cells.
  ///   - sourceOrder: The rows. Dead ones are skipped.
  ///   - rules: The rules of the view.
  ///   - parallel: Runs parts of the work. Chunks may be read on any of its threads.
  ///   - found: Called for each chunk that was searched, or whose sort keys were read, on the thread
  ///     that did it.
  ///   - streaming: Called at times with a partial result: the matches in the chunks searched so
  ///     far, in order. It runs on the thread that read the last of them. Only used if a search
  ///     filters.
  ///   - budget: The memory limit of sort keys.
  ///   - isCancelled: Checked at every chunk and between the steps of a sort.
  /// - Throws: ``PipelineCancelled``.
  /// - Complexity: O(rows · columns read), then O(n log n) for a sort. O(1) if nothing is filtered,
  ///   searched, sorted or grouped.
  package static func build(
    content: TableContent, sourceOrder: RowOrder, rules: ViewRules, parallel: ParallelLoop,
    found: (@Sendable (SearchProgress) -> Void)? = nil, streaming: HitStreaming? = nil,
    budget: SortBudget = SortBudget(), isCancelled: @escaping @Sendable () -> Bool
  ) throws(PipelineCancelled) -> ViewOrderResult {
    let rules = rules.reading(content)
    var pass = ViewOrderPass(
      rules.widening(content), sourceOrder, rules, budget, isCancelled)
    if rules.activeSearch != nil || !rules.orderKeys.isEmpty { pass.found = found }
    if rules.filteringSearch != nil { pass.stream = streaming.map { HitStream($0) } }
    for stage in PipelineStage.active(in: rules) {
      switch stage {
      case .hide:
        try pass.read(parallel)
        pass.hide()
      case .filter:
        try pass.read(parallel)
        pass.filter()
      case .search:
        try pass.read(parallel)
        pass.search()
      case .sort:
        if !pass.hasTooManyRows { try pass.read(parallel) }
        if !pass.hasTooManyRows { try pass.sort(parallel) }
      }
    }
    return pass.finish()
  }
}

/// The receiver of partial search results.
package struct HitStreaming: Sendable {
  /// Checked at every chunk: whether a partial result is wanted. Returns true once per result.
  let isDue: @Sendable () -> Bool
  /// Receives the result for the chunks searched so far, or nil if it is too large to sort, and the
  /// number of rows searched.
  let tell: @Sendable (_ result: ViewOrderResult?, _ rows: Int) -> Void

  /// Makes a receiver.
  package init(
    isDue: @escaping @Sendable () -> Bool,
    tell: @escaping @Sendable (_ result: ViewOrderResult?, _ rows: Int) -> Void
  ) {
    self.isDue = isDue
    self.tell = tell
  }
}

/// The chunks searched so far.
private final class HitStream: Sendable {
  let streaming: HitStreaming
  private let chunks = Mutex<[Int: ReadChunk]>([:])

  init(_ streaming: HitStreaming) {
    self.streaming = streaming
  }

  /// Adds a chunk. Returns all chunks so far if a partial result is due.
  func add(_ chunk: ReadChunk, _ number: Int) -> [Int: ReadChunk]? {
    chunks.withLock { $0[number] = chunk }
    guard streaming.isDue() else { return nil }
    // Allocated again: storage that two threads shared would be ordered by its reference count alone,
    // which the thread sanitizer cannot see.
    return chunks.withLock { shared in
      var copy: [Int: ReadChunk] = [:]
      for (number, chunk) in shared { copy[number] = chunk }
      return copy
    }
  }
}

/// The state that the stages pass on.
private struct ViewOrderPass {
  private let content: TableContent
  private let sourceOrder: RowOrder
  private let rules: ViewRules
  private let isCancelled: @Sendable () -> Bool
  /// Called with the hits of each chunk.
  var found: (@Sendable (SearchProgress) -> Void)?
  /// Receives partial results.
  var stream: HitStream?
  /// The maximum number of hits that are sorted for a partial result.
  private static let streamedMax = 1 << 16
  private let reader: ChunkReader
  private let budget: SortBudget
  /// The number of bytes of a text that sort keys keep.
  private let textBytes: Int
  private var held: HeldMemory
  /// The rows of the source order, divided at the borders of chunks.
  private var pieces: [RowPiece]
  /// By piece, the rows of its chunk that are still shown, ignoring those outside the piece; nil:
  /// all.
  private var shown: [RowBits]?
  /// The chunks read, by number; nil: not read yet.
  private var chunks: [ReadChunk]?
  private var passing: RowSet?
  private var hidden: RowSet?
  private var matches: RowSet?
  private var failures: FilterFailures?
  private var orderFailures: OrderFailures?
  private var sorted: RowOrder?
  private var sections: SectionIndex?
  private var sectionsExcess: SectionsExcess?

  init(
    _ content: TableContent, _ sourceOrder: RowOrder, _ rules: ViewRules,
    _ budget: SortBudget, _ isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.content = content
    self.budget = budget
    held = HeldMemory(budget.account)
    textBytes = budget.textBytes(rows: sourceOrder.count, keys: rules.orderKeys.count)
    self.sourceOrder = sourceOrder
    self.rules = rules
    self.isCancelled = isCancelled
    reader = ChunkReader(content: content, rules: rules, textBytes: textBytes)
    let isIdle = PipelineStage.active(in: rules).isEmpty
    pieces = isIdle ? [] : content.pieces(of: sourceOrder)
  }

  /// Whether more rows are left than the limit of sorting. They stay in source order, and the view
  /// reports it.
  var hasTooManyRows: Bool {
    guard sourceOrder.count > budget.rowsMax else { return false }
    var count = 0
    forEachShown { count += $1.count }
    return count > budget.rowsMax
  }

  /// Reads every chunk that has rows, once.
  mutating func read(_ parallel: ParallelLoop) throws(PipelineCancelled) {
    if chunks != nil { return }
    var numbers: [Int] = []
    for piece in pieces where piece.chunk != numbers.last { numbers.append(piece.chunk) }
    let wanted = Set(numbers).sorted()
    let (reader, isCancelled, found, stream) = (reader, isCancelled, found, stream)
    let held = held
    let unread = self
    let rows = found == nil ? [:] : Dictionary(grouping: pieces, by: \.chunk)
    let note: @Sendable (ReadChunk, Int) -> Void = { chunk, place in
      held.add(chunk.keys.reduce(0) { $0 + $1.byteSize })
      if let found { found(SearchProgress(of: chunk, in: rows[wanted[place]] ?? [])) }
      if let stream, let known = stream.add(chunk, wanted[place]) {
        let rows = unread.pieces.reduce(0) { $0 + (known[$1.chunk] == nil ? 0 : $1.rows.count) }
        stream.streaming.tell(unread.result(ofRead: known), rows)
      }
    }
    var read: [ReadChunk] = []
    if reader.readsBlocks {
      // The blocks of a chunk are read at the same time, so that few rows of many columns are
      // divided too.
      for place in wanted.indices where !isCancelled() {
        read.append(reader.read(wanted[place], parallel, isCancelled: isCancelled))
        note(read[place], place)
      }
    } else {
      read = Parallel.map(wanted.count, parallel) { place in
        if isCancelled() { return ReadChunk() }
        let chunk = reader.read(wanted[place])
        note(chunk, place)
        return chunk
      }
    }
    if isCancelled() { throw PipelineCancelled() }
    var chunks = [ReadChunk](repeating: ReadChunk(), count: content.chunkCount)
    for (place, number) in wanted.enumerated() { chunks[number] = read[place] }
    self.chunks = chunks
  }

  /// Keeps only the rows that are not hidden.
  mutating func hide() {
    hidden = select { $0.hidden }
    // Rows that pass the filter are already not hidden. Without a filter, this is all that passes.
    guard rules.filter == nil else { return }
    passing = select { $0.passing ?? [] }
    keep { $0.passing ?? [] }
  }

  /// The result for some chunks, ignoring all others; nil if it is too large to sort in between.
  private func result(ofRead known: [Int: ReadChunk]) -> ViewOrderResult? {
    var part = self
    // The memory is charged to the whole, of which this is a part.
    part.held = HeldMemory(MemoryAccount())
    part.pieces = pieces.filter { known[$0.chunk] != nil }
    var chunks = [ReadChunk](repeating: ReadChunk(), count: content.chunkCount)
    for (number, chunk) in known { chunks[number] = chunk }
    part.chunks = chunks
    if rules.filter != nil || rules.hiding != nil { part.keep { $0.passing ?? [] } }
    part.search()
    guard !rules.orderKeys.isEmpty else { return part.finish() }
    guard (part.matches?.count ?? 0) <= Self.streamedMax else { return nil }
    do throws(PipelineCancelled) {
      try part.sort { Parallel.inline($0, $1) }
    } catch {
      return nil
    }
    return part.finish()
  }

  /// Keeps only the rows that pass the filter.
  mutating func filter() {
    if let filter = reader.filter, !filter.expressions.isEmpty {
      let rows = select { $0.failing ?? [] }
      let first = rows.first.flatMap { slot in
        let cells = content.cells(of: [slot], filter.requests)
        return filter.failure(slot) { request in
          filter.requests.firstIndex(of: request).map { cells[$0][0] } ?? .null
        }
      }
      failures = FilterFailures(rows: rows, first: first)
    }
    passing = select { $0.passing ?? [] }
    keep { $0.passing ?? [] }
  }

  /// Collects the hits. If the search filters, only their rows are kept.
  mutating func search() {
    matches = select { $0.hits }
    if rules.filteringSearch != nil { keep { $0.hits } }
  }

  /// The rows still shown whose bit is set.
  private func select(_ bits: (ReadChunk) -> RowBits) -> RowSet {
    var found = RowSet()
    for (place, piece) in pieces.enumerated() {
      guard let chunk = chunks?[piece.chunk] else { continue }
      var bits = bits(chunk)
      if let shown { bits.formIntersection(shown[place]) }
      found.insert(bits, in: piece.rows, first: content.slots(ofChunk: piece.chunk).lowerBound)
    }
    return found
  }

  /// Keeps only rows whose bit is set.
  private mutating func keep(_ bits: (ReadChunk) -> RowBits) {
    shown = pieces.indices.map { place in
      guard let chunk = chunks?[pieces[place].chunk] else { return [] }
      var bits = bits(chunk)
      if let shown { bits.formIntersection(shown[place]) }
      return bits
    }
  }

  /// Calls `body` with the runs of rows still shown, in source order.
  private func forEachShown(_ body: (_ chunk: Int, _ rows: Range<Int>) -> Void) {
    for (place, piece) in pieces.enumerated() {
      guard let shown else {
        body(piece.chunk, piece.rows)
        continue
      }
      shown[place].forEachRun(in: piece.rows) { body(piece.chunk, $0) }
    }
  }

  /// Sorts the remaining rows by one key after another.
  mutating func sort(_ parallel: ParallelLoop) throws(PipelineCancelled) {
    findOrderFailures()
    var pieces: [RowPiece] = []
    forEachShown { pieces.append(RowPiece(chunk: $0, rows: $1)) }
    let slots = slots(of: pieces)
    let levels = SectionKeyLevel.all(rules.sections, content)
    let sectionKeyCount = levels.reduce(0) { $0 + $1.keyCount }
    var sorter = RowSorter(rowCount: slots.count, isCancelled: isCancelled)
    var sectionTies: [Range<Int>] = []
    for (number, encoder) in reader.encoders.enumerated() {
      if number == sectionKeyCount { sectionTies = sorter.ties }
      if sorter.isSettled { break }
      let isLastKey = number == reader.encoders.count - 1 && number >= sectionKeyCount
      let columns = columns(of: encoder, number, pieces)
      let bytes = columns.reduce(0) { $0 + $1.byteSize }
      held.add(bytes)
      defer { held.add(-bytes) }
      for (place, column) in columns.enumerated() {
        let isLast = isLastKey && place == columns.count - 1
        let isCut = column.hasTexts(bytes: encoder.textBytesMax)
        try sorter.refine(by: column, isLast: isLast && !isCut, parallel)
        guard isCut else { continue }
        let cut = sorter.takeTies { column.hasText(of: $0, bytes: encoder.textBytesMax) }
        let refiner = LongTextRefiner(
          content: content, encoder: encoder.keeping(.max), slots: slots, budget: budget,
          held: held, isCancelled: isCancelled)
        try refiner.refine(&sorter, cut, from: encoder.textBytesMax, parallel)
      }
    }
    chunks = nil
    let order = sorter.order.map { slots[Int($0)] }
    if isCancelled() { throw PipelineCancelled() }
    if sectionKeyCount == reader.encoders.count { sectionTies = sorter.ties }
    if !levels.isEmpty {
      try count(order, sectionTies, levels)
    }
    guard let sorted = RowOrder(slots: order, isCancelled: isCancelled) else {
      throw PipelineCancelled()
    }
    self.sorted = sorted
  }

  /// The encoded keys of one sort key, moved out of the chunks.
  private mutating func columns(
    of encoder: KeyEncoder, _ number: Int, _ pieces: [RowPiece]
  ) -> [KeyColumn] {
    let keys = takeKeys(number)
    defer { held.add(-keys.reduce(0) { $0 + $1.byteSize }) }
    return KeyColumn.columns(encoder.key, keys, pieces)
  }

  /// Finds the rows at which an expression of the order fails.
  private mutating func findOrderFailures() {
    let keys = reader.encoders.indices.filter {
      rules.isExpression(reader.encoders[$0].key.column, over: content)
    }
    if keys.isEmpty { return }
    var rows = RowSet()
    forEachShown { chunk, shown in
      let encoded = chunks?[chunk].keys ?? []
      let first = content.slots(ofChunk: chunk).lowerBound
      for key in keys where key < encoded.count {
        guard let classes = encoded[key].classes else { continue }
        for row in shown where classes[row] == .error { rows.insert(first + UInt32(row)) }
      }
    }
    orderFailures = try? rules.failures(at: rows, in: content, mayBlock: true)
  }

  /// Builds the sections of rows in order, given which neighbours are in the same section, unless
  /// they exceed a limit.
  private mutating func count(
    _ order: [UInt32], _ ties: [Range<Int>], _ levels: [SectionKeyLevel]
  ) throws(PipelineCancelled) {
    if levels.contains(where: { $0.listsKey(over: budget.sectionKeyBytes) }) {
      sectionsExcess = .key
      return
    }
    let keyRules = ViewRules(sections: rules.sections)
    var probe = RowProbe(content, sourceOrder, keyRules, mayBlock: true, budget)
    var runs: [(keys: [KeyValue], rowCount: Int)] = []
    var bytes = 0
    defer { held.add(-bytes) }
    var next = ties[...]
    var place = 0
    while place < order.count {
      var rowCount = 1
      if let tie = next.first, tie.lowerBound == place {
        rowCount = tie.count
        next.removeFirst()
      }
      // Blocking is allowed here, so every row can be read.
      let keys = ((try? probe.wholeKeys(of: order[place])) ?? []).map(\.compact)
      let size = keys.reduce(64 + keys.count * 32) { $0 + $1.textByteCount }
      held.add(size)
      bytes += size
      if levels.contains(where: { $0.valueBytes(of: keys) > budget.sectionKeyBytes }) {
        sectionsExcess = .key
        return
      }
      if bytes > budget.sectionBytes {
        sectionsExcess = .total
        return
      }
      runs.append((keys, rowCount))
      place += rowCount
      if runs.count % 4096 == 0, isCancelled() { throw PipelineCancelled() }
    }
    let index = SectionIndex(levels, runs: runs, isCancelled: isCancelled)
    if isCancelled() { throw PipelineCancelled() }
    if index.byteSize > budget.sectionBytes { sectionsExcess = .total } else { sections = index }
  }

  /// Moves the encoded keys of one sort key out of the chunks, so that they are freed early.
  private mutating func takeKeys(_ number: Int) -> [EncodedKeys] {
    var taken: [EncodedKeys] = []
    for chunk in chunks?.indices ?? 0..<0 {
      let keys = chunks?[chunk].keys ?? []
      taken.append(number < keys.count ? keys[number] : EncodedKeys())
      if number < keys.count { chunks?[chunk].keys[number] = EncodedKeys() }
    }
    return taken
  }

  func finish() -> ViewOrderResult {
    if let sorted { return result(sorted) }
    if rules.keepsSourceOrder { return result(sourceOrder) }
    return result(
      RowOrder { append in
        var (chunk, first) = (-1, UInt32(0))
        forEachShown { next, rows in
          if next != chunk { (chunk, first) = (next, content.slots(ofChunk: next).lowerBound) }
          append(SlotRun(start: first + UInt32(rows.lowerBound), count: rows.count))
        }
      })
  }

  private func result(_ order: RowOrder) -> ViewOrderResult {
    var result = ViewOrderResult(
      order: order, passing: passing, matches: matches, sections: sections, failures: failures,
      orderFailures: orderFailures, hidden: hidden)
    result.sectionsExcess = sectionsExcess
    result.lacksRows = !rules.isIdle && content.source.readFailure != nil
    return result
  }

  private func slots(of pieces: [RowPiece]) -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(pieces.reduce(0) { $0 + $1.rows.count })
    for piece in pieces {
      let first = content.slots(ofChunk: piece.chunk).lowerBound
      slots.append(
        contentsOf: first + UInt32(piece.rows.lowerBound)..<first + UInt32(piece.rows.upperBound))
    }
    return slots
  }
}

extension TableContent {
  /// The live rows of an order, divided at the borders of chunks.
  fileprivate func pieces(of order: RowOrder) -> [RowPiece] {
    var pieces: [RowPiece] = []
    order.forEachRun(in: 0..<order.count) { run in
      var slot = run.start
      let end = UInt32(Int(run.start) + run.count)
      while slot < end {
        let chunk = chunkIndex(ofSlot: slot)
        let slots = slots(ofChunk: chunk)
        let next = min(end, slots.upperBound)
        pieces.append(
          RowPiece(chunk: chunk, rows: Int(slot - slots.lowerBound)..<Int(next - slots.lowerBound)))
        slot = next
      }
    }
    return pieces
  }
}

extension SearchProgress {
  /// The rows that one chunk adds.
  fileprivate init(of chunk: ReadChunk, in pieces: [RowPiece]) {
    self.init()
    for piece in pieces {
      rows += piece.rows.count
      chunk.hits.forEachRun(in: piece.rows) { matches += $0.count }
    }
  }
}
