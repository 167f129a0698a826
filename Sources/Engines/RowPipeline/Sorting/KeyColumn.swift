/// The keys of one step of a sort, by row ordinal (a row's index in the source order).
enum KeyColumn: Sendable {
  /// Words in unsigned order.
  case words([UInt64])
  /// Texts in byte order, ascending or descending.
  case texts(FlatTexts, isDescending: Bool)

  /// The number of rows.
  var count: Int {
    switch self {
    case .words(let words): words.count
    case .texts(let texts, isDescending: _): texts.count
    }
  }
}

/// Texts of all rows in one array.
struct FlatTexts: Sendable {
  /// The number of readable bytes behind the last text.
  static let padding = 8

  /// All bytes, then the padding.
  private(set) var bytes: [UInt8] = []
  /// `offsets[i] ..< offsets[i + 1]` are the bytes of text i.
  private(set) var offsets: [Int] = [0]

  /// The number of texts.
  var count: Int { offsets.count - 1 }

  /// Reserves capacity.
  mutating func reserve(texts: Int, bytes byteCount: Int) {
    offsets.reserveCapacity(texts + 1)
    bytes.reserveCapacity(byteCount + Self.padding)
  }

  /// Appends consecutive texts. `ends` has the first text's start and the end of each.
  mutating func append(_ source: [UInt8], offsets ends: ArraySlice<UInt32>) {
    guard let first = ends.first, let last = ends.last else { return }
    let shift = bytes.count - Int(first)
    bytes.append(contentsOf: source[Int(first)..<Int(last)])
    for end in ends.dropFirst() { offsets.append(Int(end) + shift) }
  }

  /// Appends the padding behind the last text. No text may be appended afterwards.
  mutating func finish() {
    bytes.append(contentsOf: repeatElement(0, count: Self.padding))
  }
}
