import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues

/// Steps along a view's order to the next row or cell that matches a search, and counts them.
///
/// The hits by cell of a row are the cells with something to mark in columns that the view shows.
/// Reading may block on a file.
package struct HitWalk: Sendable {
  /// A place from which to step.
  package struct Origin: Sendable {
    /// The row. One that is not shown counts as none.
    package var slot: UInt32
    /// The column, for steps by cell; nil: all cells of the row are passed. One that is not shown
    /// counts as before all others.
    package var column: ColumnNumber?

    /// Makes an origin.
    package init(slot: UInt32, column: ColumnNumber? = nil) {
      self.slot = slot
      self.column = column
    }
  }

  /// A hit.
  package struct Hit: Sendable {
    /// The index of the row among all rows shown.
    package var index: Int
    /// The row.
    package var slot: UInt32
    /// The index of the cell's column among those shown; 0 for steps by row.
    package var place: Int
    /// Whether the walk continued at the other end.
    package var hasWrapped = false
  }

  /// The number of rows whose texts are read together.
  private static let stepRows = 4096
  /// The number of rows whose slots are listed together.
  private static let listedRows = 1 << 20
  /// The ratio of the time to read the cells of one row alone to the time as part of a chunk. The
  /// measured ratio is about 16 for eight columns of a file.
  private static let rowCost = 16

  private let snapshot: ViewSnapshot
  private let search: SearchQuery
  /// The rows with hits of the view's own search; nil if it is another search.
  private let matches: RowSet?
  /// What texts are searched with.
  package let searcher: RowSearcher
  private let requests: [ColumnRequest]
  /// For each request, the index of its column among those shown; nil for steps by row.
  private let places: [Int?]?
  private let key: HitCounts.Key

  /// A walk along a view.
  ///
  /// - Parameters:
  ///   - search: What to find; nil: the view's own search.
  ///   - byCell: Whether to step by cell, else by row.
  /// - Throws: ``TableError/nothingSearched``.
  package init(
    _ snapshot: ViewSnapshot, _ given: SearchQuery?, byCell: Bool
  ) throws(TableError) {
    guard let search = given ?? snapshot.shownSearch, !search.text.isEmpty else {
      throw .nothingSearched
    }
    self.snapshot = snapshot
    self.search = search
    searcher = RowSearcher(search)
    matches = given == nil ? snapshot.matches : nil
    let content = snapshot.table.content
    let shown = byCell ? snapshot.columns.map(\.number) : nil
    var requests = search.requests(in: content)
    if let shown {
      let places = Dictionary(
        zip(shown, shown.indices), uniquingKeysWith: { first, _ in first })
      // Other columns decide only whether a row has all of several words.
      if searcher.searchers.count == 1 || matches != nil {
        requests.removeAll { places[$0.column] == nil }
      }
      self.places = requests.map { places[$0.column] }
    } else {
      places = nil
    }
    self.requests = requests
    key = HitCounts.Key(
      revision: snapshot.table.revision, rowCount: snapshot.rowCount, search: search,
      isOwn: given == nil, columns: shown)
  }

  /// Whether steps and counts read the texts of rows, and not only whether they match.
  private var readsTexts: Bool { places != nil || matches == nil }

  /// Whether a step may pass rows whose texts have to be read.
  package var mayReadManyRows: Bool { matches == nil && !isCounted }

  // MARK: Steps

  /// The next hit, or nil if there is none, or if cancelled.
  ///
  /// O(rows passed) for a search that is not the view's own, but not more than ``count(_:isCancelled:)``
  /// twice; else the rows passed are only looked up.
  ///
  /// - Parameters:
  ///   - origin: From where; nil: from the first row, or the last.
  ///   - isForward: Whether down the order, and to the right.
  ///   - wraps: Whether to continue at the other end.
  ///   - parallel: Searches chunks, if many rows are passed.
  package func next(
    from origin: Origin?, isForward: Bool, wraps: Bool, _ parallel: ParallelLoop,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> Hit? {
    let count = snapshot.rowCount
    let row = origin.flatMap { snapshot.rowIndex(of: $0.slot) }
    if let row, let origin, let hit = further(in: row, origin, isForward) { return hit }
    let start = row.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : count - 1)
    let (ahead, behind) =
      isForward ? (start..<count, 0..<min(start, count)) : (0..<start + 1, start + 1..<count)
    var sums = snapshot.hitCounts.sums(key)
    if let hit = first(in: ahead, isForward, &sums, parallel, isCancelled) { return hit }
    guard wraps, var hit = first(in: behind, isForward, &sums, parallel, isCancelled) else {
      return nil
    }
    hit.hasWrapped = true
    return hit
  }

  /// The next hit in the row of the origin.
  private func further(in row: Int, _ origin: Origin, _ isForward: Bool) -> Hit? {
    guard let columns = key.columns, let column = origin.column else { return nil }
    let at = columns.firstIndex(of: column) ?? -1
    let found = hits([origin.slot])[0]
    let place = isForward ? found.first { $0 > at } : found.last { $0 < at }
    return place.map { Hit(index: row, slot: origin.slot, place: $0) }
  }

  private func first(
    in range: Range<Int>, _ isForward: Bool, _ sums: inout HitCounts.Sums?,
    _ parallel: ParallelLoop, _ isCancelled: @escaping @Sendable () -> Bool
  ) -> Hit? {
    let most = min(Self.stepRows, ColumnBlocks.rows(columns: requests.count))
    // The next hit is often near, and texts of cells are dear.
    var size = readsTexts ? min(16, most) : most
    var (rest, passed) = (range, 0)
    while !rest.isEmpty, !isCancelled() {
      // After so many passed rows, searching all of them would have cost no more time.
      if sums == nil, readsTexts, passed * Self.rowCost > snapshot.rowCount {
        sums = count(parallel, isCancelled: isCancelled)
      }
      if let sums { return hit(in: rest, isForward, sums) }
      let step = isForward ? rest.prefix(size) : rest.suffix(size)
      let slots = snapshot.slots(ofRows: step)
      let found = hits(slots)
      let row = isForward ? found.firstIndex { !$0.isEmpty } : found.lastIndex { !$0.isEmpty }
      if let row, let place = isForward ? found[row].first : found[row].last {
        return Hit(index: step.lowerBound + row, slot: slots[row], place: place)
      }
      rest = isForward ? step.upperBound..<rest.upperBound : rest.lowerBound..<step.lowerBound
      passed += step.count
      size = min(4 * size, most)
    }
    return nil
  }

  private func hit(in range: Range<Int>, _ isForward: Bool, _ sums: HitCounts.Sums) -> Hit? {
    guard let row = sums.row(in: range, isForward: isForward) else { return nil }
    let slot = snapshot.slots(ofRows: row..<row + 1)[0]
    let found = hits([slot])[0]
    return (isForward ? found.first : found.last).map { Hit(index: row, slot: slot, place: $0) }
  }

  // MARK: Counts

  /// Whether ``count(_:isCancelled:)`` has its answer already. O(1).
  package var isCounted: Bool { snapshot.hitCounts.sums(key) != nil }

  /// The numbers of hits in the rows shown; nil if cancelled.
  ///
  /// They are kept until what the view shows changes: O(1) then. Before, O(rows shown), and for
  /// another search than the view's own, or by cell, the searched cells of all rows that may have
  /// hits are read, chunk by chunk. Two bytes per row.
  ///
  /// - Parameter parallel: Searches chunks.
  package func count(
    _ parallel: ParallelLoop, isCancelled: @escaping @Sendable () -> Bool
  ) -> HitCounts.Sums? {
    if let known = snapshot.hitCounts.sums(key) { return known }
    let asked = asked()
    var sums = HitCounts.Sums()
    if let matches, !readsTexts {
      forEachSlot { sums.append(matches.contains($0) ? 1 : 0) }
    } else if let slots = asked.few {
      let sorted = slots.sorted()
      let found = zip(sorted, hits(sorted)).map { ($0, $1.count) }
      let counts = Dictionary(found, uniquingKeysWith: { first, _ in first })
      forEachSlot { sums.append(counts[$0] ?? 0) }
    } else {
      let chunks = counts(ofChunks: asked.chunks, parallel, isCancelled)
      if isCancelled() { return nil }
      let content = snapshot.table.content
      forEachSlot { slot in
        let isAsked = matches?.contains(slot) ?? true
        let chunk = isAsked ? chunks[content.chunkIndex(ofSlot: slot)] : nil
        sums.append(chunk.map { $0.sums.hits(in: Int(slot - $0.first)) } ?? 0)
      }
    }
    if snapshot.isComplete { snapshot.hitCounts.keep(sums, key) }
    return sums
  }

  /// Which of the hits one is in the order of the view, from 1. O(1), and by cell the texts of its
  /// row are read.
  package func ordinal(of hit: Hit, _ sums: HitCounts.Sums) -> Int {
    let cells = places == nil ? 0 : hits([hit.slot])[0].count(where: { $0 < hit.place })
    return sums.hits(before: hit.index) + cells + 1
  }

  private func forEachSlot(_ body: (UInt32) -> Void) {
    var rest = 0..<snapshot.rowCount
    while !rest.isEmpty {
      let step = rest.prefix(Self.listedRows)
      for slot in snapshot.slots(ofRows: step) { body(slot) }
      rest = step.upperBound..<rest.upperBound
    }
  }

  /// Where rows may have hits: the chunks, and the rows themselves if they are so few that they are
  /// better read one by one.
  private func asked() -> (chunks: [Int], few: [UInt32]?) {
    let content = snapshot.table.content
    var isAsked = [Bool](repeating: false, count: content.chunkCount)
    var few: [UInt32] = []
    let fewMost = Self.stepRows
    if readsTexts {
      forEachSlot { slot in
        guard matches?.contains(slot) ?? true else { return }
        isAsked[content.chunkIndex(ofSlot: slot)] = true
        if few.count <= fewMost { few.append(slot) }
      }
    }
    let chunks = isAsked.indices.filter { isAsked[$0] }
    let rows = chunks.reduce(0) { $0 + content.slots(ofChunk: $1).count }
    let areFew = few.count <= fewMost && few.count * Self.rowCost < rows
    return (chunks, areFew ? few : nil)
  }

  /// The number of hits of each row of some chunks, and their first slots. Nil for other chunks.
  private func counts(
    ofChunks numbers: [Int], _ parallel: ParallelLoop,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) -> [(first: UInt32, sums: HitCounts.Sums)?] {
    let content = snapshot.table.content
    let unit = places.map { places in
      HitCounting.Unit.cell(isCounted: places.map { $0 != nil }, needsEveryWord: matches == nil)
    }
    let counting = HitCounting(searcher, requests, unit ?? .row)
    let found = Parallel.map(numbers.count, parallel) { index in
      if isCancelled() { return HitCounts.Sums() }
      return HitCounts.Sums(
        counting.hits(ofChunk: numbers[index], content, isCancelled: isCancelled))
    }
    var chunks = [(first: UInt32, sums: HitCounts.Sums)?](repeating: nil, count: content.chunkCount)
    for (number, sums) in zip(numbers, found) {
      chunks[number] = (content.slots(ofChunk: number).lowerBound, sums)
    }
    return chunks
  }

  // MARK: Hits of rows

  /// The hits of each row, ascending: indices of columns shown, or 0 for steps by row.
  private func hits(_ slots: [UInt32]) -> [[Int]] {
    var found = [[Int]](repeating: [], count: slots.count)
    let asked = slots.indices.filter { matches?.contains(slots[$0]) ?? true }
    if asked.isEmpty { return found }
    if places == nil, matches != nil {
      for row in asked { found[row] = [0] }
      return found
    }
    let texts = texts(of: asked.map { slots[$0] })
    for (place, row) in asked.enumerated() { found[row] = hits(texts.map { $0[place] }) }
    return found
  }

  /// The hits of a row, by the texts of its cells in the order of the requests.
  private func hits(_ texts: [[[UInt8]]]) -> [Int] {
    guard let places else { return searcher.matches(texts.flatMap { $0 }) ? [0] : [] }
    if matches == nil, searcher.searchers.count > 1, !searcher.matches(texts.flatMap { $0 }) {
      return []
    }
    let found = zip(places, texts).compactMap { place, texts in
      texts.contains { !searcher.ranges(in: $0, limit: 1).isEmpty } ? place : nil
    }
    return Set(found).sorted()
  }

  private func texts(of slots: [UInt32]) -> [[[[UInt8]]]] {
    zip(snapshot.table.content.cells(of: slots, requests), requests).map { cells, request in
      cells.map { ValueText.searched(of: $0, as: request) }
    }
  }

  // MARK: What to mark

  /// The searched texts of a row, by column, then those of fields beyond the columns, whose column is
  /// nil. For a hit of steps by cell, only those of its column.
  package func texts(of hit: Hit) -> [(column: Column?, index: Int, text: [UInt8])] {
    let content = snapshot.table.content
    let column = key.columns?[hit.place]
    let asked = search.requests(in: content).filter { column == nil || $0.column == column }
    return zip(content.cells(of: [hit.slot], asked), asked).flatMap { cells, request in
      ValueText.searched(of: cells[0], as: request).enumerated().map { index, text in
        (content.schema[request.column], index, text)
      }
    }
  }

  /// Whether the texts of values are searched instead of display texts.
  package var readsValues: Bool { search.readsValues }

  /// The number of rows with hits, if it is the view's own search.
  package var matchCount: Int? { matches?.count }
}
