import ColumnStorage
import TableValues

/// Reads a chunk once for all stages: what passes the filter, the search's hits and the sort's keys.
struct ChunkReader: Sendable {
  /// How the sort keys are encoded, first key first.
  let encoders: [KeyEncoder]
  private let content: TableContent
  /// The filter, made ready.
  let filter: FilterEvaluator?
  private let hider: (any RowHider)?
  private let searcher: RowSearcher?
  private let filters: Bool
  private let requests: [ColumnRequest]
  private let searched: [ColumnRequest]

  /// Makes the reader of a content for some rules.
  ///
  /// - Parameter textBytes: How many bytes are kept of a text to be compared.
  init(content: TableContent, rules: ViewRules, textBytes: Int = .max) {
    self.content = content
    encoders = KeyEncoder.all(rules.orderKeys, content).map { $0.keeping(textBytes) }
    filter = rules.filter.map { FilterEvaluator($0, content, mayBlock: true) }
    hider = rules.hiding?.hider
    let search = rules.activeSearch
    searcher = search.map { RowSearcher($0) }
    filters = rules.filteringSearch != nil
    searched = search?.requests(in: content.schema) ?? []
    var requests: [ColumnRequest] = []
    let filtered = filter?.requests ?? []
    for request in filtered + searched + encoders.flatMap(\.requests)
    where !requests.contains(request) {
      requests.append(request)
    }
    self.requests = requests
  }

  /// Reads a chunk; may block.
  func read(_ number: Int) -> ReadChunk {
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
        // Blocking is allowed, so that every row can be looked at.
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
      let columns = searched.compactMap { request in
        chunk(request, chunks).flatMap { SearchedTexts($0, as: request) }
      }
      read.hits = searcher.hits(rowCount: rowCount, in: columns)
      if let passing = read.passing { read.hits.formIntersection(passing) }
      if filters, read.hits.isEmpty { return read }
    }
    read.keys = encoders.map { encoder in
      encoder.encode(encoder.requests.compactMap { chunk($0, chunks) }[...])
    }
    return read
  }

  private func chunk(_ request: ColumnRequest, _ chunks: [ColumnChunk]) -> ColumnChunk? {
    requests.firstIndex(of: request).map { chunks[$0] }
  }
}

/// What one reading of a chunk gives.
struct ReadChunk: Sendable {
  /// Per sort key, what is compared; empty where no row is shown.
  var keys: [EncodedKeys] = []
  /// The rows that are hidden by declarations.
  var hidden = RowBits(count: 0)
  /// The rows that are not hidden and pass the filter; nil without both.
  var passing: RowBits?
  /// The rows at which an expression of the filter fails; nil without one.
  var failing: RowBits?
  /// The rows that pass the filter and match the search.
  var hits = RowBits(count: 0)
}
