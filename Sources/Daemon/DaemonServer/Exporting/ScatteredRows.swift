import ColumnStorage
import RowTree
import TableValues

/// Reads rows from all over a table chunk by chunk: each chunk is decoded once, whatever the order
/// of the rows. Memory is that of the result and of one chunk.
struct ScatteredRows {
  /// The content.
  let content: TableContent
  /// The rows, in any order.
  let slots: [UInt32]
  /// What is read of them.
  let requests: [ColumnRequest]

  /// The cells, one chunk per request; nil if their texts are too long for one chunk.
  ///
  /// O(rows log rows + chunks). May block on a file.
  func read() -> [ColumnChunk]? {
    var columns = requests.map { ScatteredColumn($0.form, count: slots.count) }
    let order = slots.indices.sorted { slots[$0] < slots[$1] }
    var start = 0
    while start < order.count {
      let index = content.chunkIndex(ofSlot: slots[order[start]])
      let range = content.slots(ofChunk: index)
      var end = start + 1
      while end < order.count, slots[order[end]] < range.upperBound { end += 1 }
      let places = order[start..<end]
      for (place, chunk) in content.chunks(index, requests).enumerated() {
        guard columns[place].take(chunk, places, { Int(slots[$0] - range.lowerBound) }) else {
          return nil
        }
      }
      start = end
    }
    return columns.map { $0.chunk() }
  }
}

/// The cells of one column, in the order of the rows.
private struct ScatteredColumn {
  /// A chunk has fewer bytes of text.
  private static let bytesMax = 1 << 30

  private let count: Int
  private let type: ColumnType
  // One of these is used. As members of an enumeration they would be copied for each chunk.
  private var booleans: [UInt8] = []
  private var integers: [Int64] = []
  private var numbers: [Double] = []
  private var dates: [Int32] = []
  private var dateTimes: [DateTimeValue] = []
  private var times: [TimeOfDay] = []
  private var durations: [DurationValue] = []
  /// Texts in the order in which they were read, and where each row has its own.
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var ends: [Int] = []
  private var invalid: [Int] = []
  private var errors: [ChunkError] = []

  init(_ form: ChunkForm, count: Int) {
    self.count = count
    type =
      switch form {
      case .values(let type): type
      case .text: ColumnType.text
      }
    switch type {
    case .boolean: booleans = Array(repeating: 0, count: count)
    case .integer: integers = Array(repeating: 0, count: count)
    case .number: numbers = Array(repeating: 0, count: count)
    case .date: dates = Array(repeating: 0, count: count)
    case .dateTime:
      let zero = DateTimeValue(seconds: 0, nanoseconds: 0, offsetMinutes: nil)
      dateTimes = Array(repeating: zero, count: count)
    case .time: times = Array(repeating: .midnight, count: count)
    case .duration:
      durations = Array(repeating: DurationValue(seconds: 0, nanoseconds: 0), count: count)
    case .decimal, .text, .list, .json:
      starts = Array(repeating: 0, count: count)
      ends = starts
    }
  }

  /// Takes some rows of a chunk. Returns false if it cannot.
  ///
  /// - Parameters:
  ///   - places: The rows of the result.
  ///   - row: The row of the chunk for each of them.
  mutating func take(
    _ chunk: ColumnChunk, _ places: ArraySlice<Int>, _ row: (Int) -> Int
  ) -> Bool {
    switch (chunk.values, type) {
    case (.booleans(let read), .boolean): for at in places { booleans[at] = read[row(at)] }
    case (.integers(let read), .integer): for at in places { integers[at] = read[row(at)] }
    case (.numbers(let read), .number): for at in places { numbers[at] = read[row(at)] }
    case (.dates(let read), .date): for at in places { dates[at] = read[row(at)] }
    case (.dateTimes(let read), .dateTime): for at in places { dateTimes[at] = read[row(at)] }
    case (.times(let read), .time): for at in places { times[at] = read[row(at)] }
    case (.durations(let read), .duration): for at in places { durations[at] = read[row(at)] }
    case (.texts(let read), .decimal), (.texts(let read), .text), (.texts(let read), .list),
      (.texts(let read), .json):
      for at in places {
        starts[at] = bytes.count
        bytes += read[row(at)]
        ends[at] = bytes.count
      }
      if bytes.count > Self.bytesMax { return false }
    default: return false
    }
    guard chunk.validity != nil else { return true }
    for place in places where !chunk.isValid(row(place)) {
      invalid.append(place)
      guard var error = chunk.error(at: row(place)) else { continue }
      error.row = place
      errors.append(error)
    }
    return true
  }

  private var values: ChunkValues {
    switch type {
    case .boolean: return .booleans(booleans)
    case .integer: return .integers(integers)
    case .number: return .numbers(numbers)
    case .date: return .dates(dates)
    case .dateTime: return .dateTimes(dateTimes)
    case .time: return .times(times)
    case .duration: return .durations(durations)
    case .decimal, .text, .list, .json:
      var arena = TextArena()
      arena.reserve(texts: count, bytes: bytes.count)
      for place in 0..<count { arena.append(bytes[starts[place]..<ends[place]]) }
      return .texts(arena)
    }
  }

  /// All rows.
  func chunk() -> ColumnChunk {
    var validity: ValidityBitmap?
    if !invalid.isEmpty {
      validity = ValidityBitmap(repeating: true, count: count)
      for place in invalid { validity?[place] = false }
    }
    return ColumnChunk(
      values: values, validity: validity, errors: errors.sorted { $0.row < $1.row })
  }
}
