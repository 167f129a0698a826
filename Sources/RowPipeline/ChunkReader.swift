import ColumnStorage
import TableValues

/// Reads a chunk once for all stages: its keys for sorting and its hits for searching.
struct ChunkReader: Sendable {
  /// How the sort keys are encoded, first key first.
  let encoders: [KeyEncoder]
  private let content: TableContent
  private let searcher: TextSearcher?
  private let filters: Bool
  private let requests: [ColumnRequest]
  private let searched: [ColumnRequest]

  /// Makes the reader of a content for some rules.
  init(content: TableContent, rules: ViewRules) {
    self.content = content
    encoders = KeyEncoder.all(rules.sort, content.schema)
    let search = rules.activeSearch
    searcher = search.map { TextSearcher($0) }
    filters = rules.filteringSearch != nil
    searched =
      search.map { $0.columns(in: content.schema).map { ColumnRequest($0, as: .text) } } ?? []
    var requests: [ColumnRequest] = []
    for request in searched + encoders.flatMap(\.requests) where !requests.contains(request) {
      requests.append(request)
    }
    self.requests = requests
  }

  /// Reads a chunk; may block.
  func read(_ number: Int) -> ReadChunk {
    let chunks = content.chunks(number, requests)
    var read = ReadChunk()
    if let searcher {
      read.hits = RowBits(count: content.slots(ofChunk: number).count)
      for request in searched {
        if case .texts(let arena)? = chunk(request, chunks)?.values {
          searcher.addHits(in: arena, to: &read.hits.words)
        }
      }
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
  /// Per sort key, what is compared; empty where a filtering search has no hit.
  var keys: [EncodedKeys] = []
  /// The rows that match the search.
  var hits = RowBits(count: 0)
}

/// One bit per row of a chunk.
struct RowBits: Sendable, ExpressibleByArrayLiteral {
  /// The bits, row 0 in the lowest bit of word 0.
  var words: [UInt64]

  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  init(arrayLiteral elements: UInt64...) {
    words = elements
  }

  /// Whether no bit is set.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Calls `body` with the runs of set bits within a range of rows, rising.
  func forEachRun(in rows: Range<Int>, _ body: (Range<Int>) -> Void) {
    var row = rows.lowerBound
    while let start = next(from: row, rows.upperBound, isSet: true) {
      let end = next(from: start, rows.upperBound, isSet: false) ?? rows.upperBound
      body(start..<end)
      row = end
    }
  }

  /// The first row in `row..<end` whose bit is set, or clear.
  private func next(from row: Int, _ end: Int, isSet: Bool) -> Int? {
    var row = row
    while row < end, row >> 6 < words.count {
      let word = (isSet ? words[row >> 6] : ~words[row >> 6]) >> UInt64(row & 63)
      if word != 0 {
        let found = row + word.trailingZeroBitCount
        return found < end ? found : nil
      }
      row = (row >> 6 + 1) << 6
    }
    return nil
  }
}
