import ColumnStorage
import TableValues

/// Reads a chunk once for all stages: hiding, filter, search and sort keys.
struct ChunkReader: Sendable {
  /// The encoders of the sort keys, first key first.
  let encoders: [KeyEncoder]
  private let content: TableContent
  /// The compiled filter.
  let filter: FilterEvaluator?
  private let hider: (any RowHider)?
  private let searcher: RowSearcher?
  private let filters: Bool
  /// What is read at once: for the filter, the sort keys, and a search of few columns.
  private let requests: [ColumnRequest]
  /// Where each of them is.
  private let places: [ColumnRequest: Int]
  private let searched: [ColumnRequest]
  /// The searched columns in blocks that are read one after another, if they are many.
  private let searchedBlocks: [ArraySlice<ColumnRequest>]

  /// Makes the reader of a content for some rules.
  ///
  /// - Parameter textBytes: The number of bytes of a text that sort keys keep.
  init(content: TableContent, rules: ViewRules, textBytes: Int = .max) {
    self.content = content
    encoders = KeyEncoder.all(rules.orderKeys, content).map { $0.keeping(textBytes) }
    filter = rules.filter.map { FilterEvaluator($0, content, mayBlock: true) }
    hider = rules.hiding?.hider
    let search = rules.activeSearch
    searcher = search.map { RowSearcher($0) }
    filters = rules.filteringSearch != nil
    searched = search?.requests(in: content) ?? []
    let blocks = content.blocks(of: searched)
    searchedBlocks = blocks.count > 1 ? blocks : []
    var requests: [ColumnRequest] = []
    var places: [ColumnRequest: Int] = [:]
    let filtered = filter?.requests ?? []
    let together = searchedBlocks.isEmpty ? searched : []
    for request in filtered + together + encoders.flatMap(\.requests)
    where places[request] == nil {
      places[request] = requests.count
      requests.append(request)
    }
    (self.requests, self.places) = (requests, places)
  }

  /// Whether a chunk is read in several blocks of columns, which can be read at the same time.
  var readsBlocks: Bool { !searchedBlocks.isEmpty }

  /// Reads a chunk. May block.
  ///
  /// - Parameters:
  ///   - parallel: Searches blocks of columns.
  ///   - isCancelled: Checked at every block.
  func read(
    _ number: Int, _ parallel: ParallelLoop = Parallel.inline,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> ReadChunk {
    let chunks = content.chunks(number, requests)
    let rowCount = content.slots(ofChunk: number).count
    var read = ReadChunk()
    if let hider {
      let isHidden = hider.hiddenRows(ofChunk: number)
      read.hidden = RowBits(count: rowCount)
      read.hidden.set(rowCount: min(rowCount, isHidden.count)) { isHidden[$0] }
    }
    if filter != nil || hider != nil {
      var passing = RowBits(repeating: true, count: rowCount)
      if let filter {
        // Blocking is allowed here, so every row can be read.
        if let found = try? filter.rows(content.slots(ofChunk: number), { chunk($0, chunks) }) {
          passing = found.passing
          read.failing = found.failing
        }
      }
      if hider != nil {
        passing.formIntersection(notIn: read.hidden)
        read.failing?.formIntersection(notIn: read.hidden)
      }
      read.passing = passing
      if passing.isEmpty {
        read.hits = passing
        return read
      }
    }
    if let searcher {
      if searchedBlocks.isEmpty {
        let columns = searched.compactMap { request in
          chunk(request, chunks).flatMap { SearchedTexts($0, as: request) }
        }
        read.hits = searcher.hits(rowCount: rowCount, in: columns)
      } else {
        read.hits = searcher.hits(
          ofChunk: number, content, in: searchedBlocks, parallel, isCancelled: isCancelled)
      }
      if let passing = read.passing { read.hits.formIntersection(passing) }
      if filters, read.hits.isEmpty { return read }
    }
    read.keys = encoders.map { encoder in
      encoder.encode(encoder.requests.compactMap { chunk($0, chunks) }[...])
    }
    return read
  }

  private func chunk(_ request: ColumnRequest, _ chunks: [ColumnChunk]) -> ColumnChunk? {
    places[request].map { chunks[$0] }
  }
}

/// The result of reading a chunk.
struct ReadChunk: Sendable {
  /// The encoded keys, by sort key. Empty if no row is shown.
  var keys: [EncodedKeys] = []
  /// The rows that declarations hide.
  var hidden = RowBits(count: 0)
  /// The rows that are not hidden and pass the filter; nil without hiding and filter.
  var passing: RowBits?
  /// The rows at which an expression of the filter fails; nil without an expression.
  var failing: RowBits?
  /// The rows that pass the filter and match the search.
  var hits = RowBits(count: 0)
}
