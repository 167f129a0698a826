/// What one step of a sort compares, by row ordinal (a row's place in the source order).
enum KeyColumn: Sendable {
  /// Words in unsigned order.
  case words([UInt64])
  /// Texts in the order of their bytes, rising or falling.
  case texts(FlatTexts, isDescending: Bool)

  /// How many rows there are.
  var count: Int {
    switch self {
    case .words(let words): words.count
    case .texts(let texts, isDescending: _): texts.count
    }
  }
}

/// Texts of all rows in one array.
struct FlatTexts: Sendable {
  /// How many readable bytes are kept behind the last text.
  static let padding = 8

  /// All bytes, then the padding.
  private(set) var bytes: [UInt8] = []
  /// `offsets[i] ..< offsets[i + 1]` are the bytes of text i.
  private(set) var offsets: [Int] = [0]

  /// How many texts there are.
  var count: Int { offsets.count - 1 }

  /// Makes room.
  mutating func reserve(texts: Int, bytes byteCount: Int) {
    offsets.reserveCapacity(texts + 1)
    bytes.reserveCapacity(byteCount + Self.padding)
  }

  /// Adds texts that lie one behind the other; `ends` are the first text's start and every end.
  mutating func append(_ source: [UInt8], offsets ends: ArraySlice<UInt32>) {
    guard let first = ends.first, let last = ends.last else { return }
    let shift = bytes.count - Int(first)
    bytes.append(contentsOf: source[Int(first)..<Int(last)])
    for end in ends.dropFirst() { offsets.append(Int(end) + shift) }
  }

  /// Adds the padding behind the last text. No text may be added afterwards.
  mutating func finish() {
    bytes.append(contentsOf: repeatElement(0, count: Self.padding))
  }
}
