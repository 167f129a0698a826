import ColumnStorage
import RowTree
import TableValues

/// The rows that pass a view's filter and match its search, updated incrementally.
struct RowMembership {
  /// The live rows that are not hidden and pass the filter; nil without hiding and filter.
  private(set) var passing: RowSet?
  /// The live rows that declarations hide; nil if nothing can be hidden.
  private(set) var hidden: RowSet?
  /// The live rows that pass the filter and match the search; nil without a search.
  private(set) var matches: RowSet?
  /// The live rows at which an expression of the filter fails; nil without an expression.
  private var failing: RowSet?
  private let firstFailure: FilterFailure?
  /// The rows that were evaluated again.
  private var asked: Set<UInt32> = []
  private let content: TableContent
  private let filter: FilterEvaluator?
  private let filterColumns: Set<ColumnNumber>
  private let hider: (any RowHider)?
  private let searcher: RowSearcher?
  private let searchRequests: [ColumnRequest]
  private let hidesMisses: Bool
  private let mayBlock: Bool

  /// Starts from the previous result of a view.
  init(
    _ previous: ViewOrderResult, _ rules: ViewRules, _ content: TableContent, mayBlock: Bool
  ) {
    self.content = content
    self.mayBlock = mayBlock
    filter = rules.filter.map { FilterEvaluator($0, content, mayBlock: mayBlock) }
    filterColumns = rules.filter?.columns(in: content.schema) ?? []
    searcher = rules.activeSearch.map { RowSearcher($0) }
    searchRequests = rules.activeSearch?.requests(in: content) ?? []
    firstFailure = previous.failures?.first
    let mayFail = filter.map { !$0.expressions.isEmpty } ?? false
    failing = mayFail ? previous.failures?.rows ?? RowSet() : nil
    hidesMisses = rules.filteringSearch != nil
    hider = rules.hiding?.hider
    hidden = hider == nil ? nil : previous.hidden ?? RowSet()
    passing = rules.filter == nil && hider == nil ? nil : previous.passing ?? RowSet()
    matches = searcher == nil ? nil : previous.matches ?? RowSet()
  }

  /// Whether a live row is shown.
  func isShown(_ slot: UInt32) -> Bool {
    if let passing, !passing.contains(slot) { return false }
    return !hidesMisses || matches?.contains(slot) ?? true
  }

  /// Evaluates the rows that may have been added or removed. Returns those that were.
  mutating func update(
    _ sourceOrder: RowOrder, _ changes: RowChanges
  ) throws(NotResident) -> [UInt32] {
    if filter == nil, searcher == nil, hider == nil { return [] }
    var suspects = Set(changes.inserted)
    if hider != nil || filter != nil { suspects.formUnion(changes.retold) }
    if let hider {
      if changes.touch(hider.columns) { suspects.formUnion(changes.changedRows) }
    }
    if changes.touch(searchRequests.map(\.column)) || changes.touch(filterColumns) {
      suspects.formUnion(changes.changedRows)
    }
    let asked = Array(suspects)
    let live = asked.map { sourceOrder.contains($0) }
    let isHidden = try hiddenRows(asked)
    let rows = try rows(asked)
    self.asked = suspects
    let found = try hits(asked)
    var changed: [UInt32] = []
    for (place, slot) in asked.enumerated() {
      let wasShown = isShown(slot)
      let isThere = live[place] && !isHidden[place]
      let isIn = isThere && rows[place].passes
      put(slot, passes: isIn, matches: isIn && found[place])
      if live[place] && isHidden[place] { hidden?.insert(slot) } else { hidden?.remove(slot) }
      if isThere && rows[place].fails { failing?.insert(slot) } else { failing?.remove(slot) }
      if wasShown != (live[place] && isShown(slot)) { changed.append(slot) }
    }
    for slot in changes.removed where !sourceOrder.contains(slot) {
      put(slot, passes: false, matches: false)
      hidden?.remove(slot)
      failing?.remove(slot)
    }
    if let appended = changes.appendedSourceRows { try add(appended, sourceOrder) }
    return changed
  }

  private mutating func put(_ slot: UInt32, passes: Bool, matches isMatch: Bool) {
    if passes { passing?.insert(slot) } else { passing?.remove(slot) }
    if isMatch { matches?.insert(slot) } else { matches?.remove(slot) }
  }

  /// The rows that fail now, with the error of the first.
  func failures() throws(NotResident) -> FilterFailures? {
    guard let failing, let filter else { return nil }
    guard let slot = failing.first else { return FilterFailures(rows: failing) }
    if let firstFailure, firstFailure.slot == slot, !asked.contains(slot) {
      return FilterFailures(rows: failing, first: firstFailure)
    }
    let cells = try cells([slot], filter.requests)
    let failure = filter.failure(slot) { request in
      filter.requests.firstIndex(of: request).map { cells[$0][0] } ?? .null
    }
    return FilterFailures(rows: failing, first: failure)
  }

  // MARK: Single rows

  private func hiddenRows(_ slots: [UInt32]) throws(NotResident) -> [Bool] {
    guard let hider, !slots.isEmpty else { return slots.map { _ in false } }
    guard let found = hider.isHidden(slots, mayBlock: mayBlock) else { throw NotResident() }
    return found
  }

  private func rows(_ slots: [UInt32]) throws(NotResident) -> [(passes: Bool, fails: Bool)] {
    guard let filter, !slots.isEmpty else { return slots.map { _ in (true, false) } }
    let cells = try cells(slots, filter.requests)
    var found: [(passes: Bool, fails: Bool)] = []
    for (place, slot) in slots.enumerated() {
      found.append(
        try filter.row(slot) { request in
          filter.requests.firstIndex(of: request).map { cells[$0][place] } ?? .null
        })
    }
    return found
  }

  private func hits(_ slots: [UInt32]) throws(NotResident) -> [Bool] {
    guard let searcher, !slots.isEmpty else { return slots.map { _ in false } }
    let columns = try cells(slots, searchRequests)
    return slots.indices.map { place in
      searcher.matches(
        zip(columns, searchRequests).flatMap { ValueText.searched(of: $0[place], as: $1) })
    }
  }

  private func cells(
    _ slots: [UInt32], _ requests: [ColumnRequest]
  ) throws(NotResident) -> [[Cell]] {
    if mayBlock { return content.cells(of: slots, requests) }
    let cells = content.residentCells(of: slots, requests)
    for column in cells where column.contains(where: { $0.value == .pending }) {
      throw NotResident()
    }
    return cells
  }

  // MARK: Newly loaded rows

  /// Adds the newly loaded rows that pass, chunk by chunk.
  private mutating func add(
    _ appended: Range<UInt32>, _ sourceOrder: RowOrder
  ) throws(NotResident) {
    let requests = filter?.requests ?? []
    let blocks = content.blocks(of: searchRequests)
    var slot = appended.lowerBound
    while slot < appended.upperBound {
      let number = content.chunkIndex(ofSlot: slot)
      let slots = content.slots(ofChunk: number)
      let chunks = try chunks(number, requests)
      let end = min(slots.upperBound, appended.upperBound)
      let rows = Int(slot - slots.lowerBound)..<Int(end - slots.lowerBound)
      var shown = RowBits(repeating: true, count: slots.count)
      if hider != nil {
        let isHidden = try hiddenRows(Array(slots))
        var bits = RowBits(count: slots.count)
        bits.set(rowCount: slots.count) { isHidden[$0] }
        shown.formIntersection(notIn: bits)
        Self.insert(bits, rows, slots.lowerBound, sourceOrder, &hidden)
      }
      if let filter {
        var (passing, failing) = try filter.rows(slots) { request in
          requests.firstIndex(of: request).map { chunks[$0] }
        }
        failing?.formIntersection(shown)
        passing.formIntersection(shown)
        shown = passing
        if let failing {
          Self.insert(failing, rows, slots.lowerBound, sourceOrder, &self.failing)
        }
      }
      Self.insert(shown, rows, slots.lowerBound, sourceOrder, &passing)
      if let searcher {
        var hits = try hits(searcher, ofChunk: number, in: blocks)
        hits.formIntersection(shown)
        Self.insert(hits, rows, slots.lowerBound, sourceOrder, &matches)
      }
      slot = end
    }
  }

  private func hits(
    _ searcher: RowSearcher, ofChunk number: Int, in blocks: [ArraySlice<ColumnRequest>]
  ) throws(NotResident) -> RowBits {
    if mayBlock {
      return searcher.hits(
        ofChunk: number, content, in: blocks, Parallel.inline, isCancelled: { false })
    }
    let chunks = try chunks(number, searchRequests)
    let columns = zip(chunks, searchRequests).compactMap { SearchedTexts($0, as: $1) }
    return searcher.hits(rowCount: content.slots(ofChunk: number).count, in: columns)
  }

  private static func insert(
    _ bits: RowBits, _ rows: Range<Int>, _ first: UInt32, _ sourceOrder: RowOrder,
    _ set: inout RowSet?
  ) {
    bits.forEachRun(in: rows) { run in
      for row in run where sourceOrder.contains(first + UInt32(row)) {
        set?.insert(first + UInt32(row))
      }
    }
  }

  private func chunks(
    _ number: Int, _ requests: [ColumnRequest]
  ) throws(NotResident) -> [ColumnChunk] {
    if mayBlock { return content.chunks(number, requests) }
    var chunks: [ColumnChunk] = []
    for request in requests {
      guard let chunk = content.residentChunk(number, request) else { throw NotResident() }
      chunks.append(chunk)
    }
    return chunks
  }
}

extension RowChanges {
  /// Whether cells of one of some columns have changed.
  func touch(_ columns: some Sequence<ColumnNumber>) -> Bool {
    guard let changed = changedColumns else { return columns.contains { _ in true } }
    return columns.contains { changed.contains($0) }
  }
}
