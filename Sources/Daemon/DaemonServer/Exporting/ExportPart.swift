import ColumnStorage
import TableCodecs

/// Rows of a piece that were read together.
struct ExportPart {
  /// The cells by column, of these rows and perhaps of others.
  var cells: [ExportCells]
  /// Their rows among the cells.
  var rows: [Int32]
  /// Their places in the piece.
  var places: [Int32]

  /// All rows of some cells.
  ///
  /// - Parameter places: nil: the rows are the piece.
  init(_ cells: [ExportCells], count: Int, places: [Int32]? = nil) {
    self.cells = cells
    rows = (0..<count).map { Int32(truncatingIfNeeded: $0) }
    self.places = places ?? rows
  }

  /// Some rows of some cells.
  init(_ cells: [ExportCells], rows: [Int32], places: [Int32]) {
    self.cells = cells
    self.rows = rows
    self.places = places
  }
}

/// Places by the chunk that their rows are in.
struct PlacesByChunk {
  /// The places, chunk by chunk; within a chunk they rise.
  private(set) var places: [Int32]
  /// The chunks, and which of the places are theirs.
  private(set) var chunks: [(index: Int, range: Range<Int>)] = []

  /// O(rows + chunks).
  init(_ slots: [UInt32], in content: TableContent) {
    let indices = slots.map { content.chunkIndex(ofSlot: $0) }
    var ends = [Int](repeating: 0, count: (indices.max() ?? -1) + 1)
    for index in indices { ends[index] += 1 }
    var next = 0
    for index in ends.indices where ends[index] > 0 {
      chunks.append((index, next..<next + ends[index]))
      (next, ends[index]) = (next + ends[index], next)
    }
    places = Array(repeating: 0, count: slots.count)
    for (place, index) in indices.enumerated() {
      places[ends[index]] = Int32(truncatingIfNeeded: place)
      ends[index] += 1
    }
  }
}

extension ColumnChunk {
  /// Some rows, in any order. O(their bytes).
  func gathering(_ rows: [Int32]) -> ColumnChunk {
    var gathered: ColumnChunk
    switch values {
    case .booleans(let from): gathered = Self(values: .booleans(rows.map { from[Int($0)] }))
    case .integers(let from): gathered = Self(values: .integers(rows.map { from[Int($0)] }))
    case .numbers(let from): gathered = Self(values: .numbers(rows.map { from[Int($0)] }))
    case .dates(let from): gathered = Self(values: .dates(rows.map { from[Int($0)] }))
    case .dateTimes(let from): gathered = Self(values: .dateTimes(rows.map { from[Int($0)] }))
    case .times(let from): gathered = Self(values: .times(rows.map { from[Int($0)] }))
    case .durations(let from): gathered = Self(values: .durations(rows.map { from[Int($0)] }))
    case .texts(let from):
      var texts = TextArena()
      texts.reserve(texts: rows.count, bytes: 0)
      for row in rows { texts.append(from[Int(row)]) }
      gathered = Self(values: .texts(texts))
    }
    guard let validity else { return gathered }
    gathered.validity = ValidityBitmap(repeating: true, count: rows.count)
    for (place, row) in rows.enumerated() where !validity[Int(row)] {
      gathered.validity?[place] = false
      guard var error = error(at: Int(row)) else { continue }
      error.row = place
      gathered.errors.append(error)
    }
    return gathered
  }
}
