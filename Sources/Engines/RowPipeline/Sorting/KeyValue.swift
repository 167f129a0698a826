import ColumnStorage
import TableValues

/// The comparison key of one cell.
enum KeyValue: Hashable, Sendable {
  case null
  case error
  /// Two words in unsigned order.
  case words(UInt64, UInt64)
  /// Bytes in unsigned order.
  case text(ArraySlice<UInt8>)
}

/// The keys of the rows of one chunk, before direction and nulls are applied.
struct EncodedKeys: Sendable {
  /// The classes of the rows; nil when every row has a value.
  var classes: [RowClass]?
  /// One word per row; empty for texts.
  var words: [UInt64] = []
  /// A second word per row; nil when it is zero in all.
  var moreWords: [UInt64]?
  /// The texts; nil for words.
  var texts: TextArena?

  /// An empty chunk.
  init() {}

  init(_ classes: [RowClass]?, _ words: [UInt64]) {
    self.classes = classes
    self.words = words
  }

  init(_ classes: [RowClass]?, _ words: [UInt64], nanoseconds: [Int32]) {
    self.init(classes, words)
    if nanoseconds.contains(where: { $0 != 0 }) {
      moreWords = nanoseconds.map { UInt64(bitPattern: Int64($0)) }
    }
  }

  init(_ classes: [RowClass]?, _ words: [UInt64], moreWords: [UInt64]) {
    self.init(classes, words)
    self.moreWords = moreWords
  }

  init(_ classes: [RowClass]?, _ texts: TextArena) {
    self.classes = classes
    self.texts = texts
  }
}

extension KeyValue {
  /// The size of its text, in bytes.
  var textByteCount: Int {
    if case .text(let bytes) = self { bytes.count } else { 0 }
  }

  /// Its first bytes in memory of their own, if it is a text.
  func prefix(_ bytesMax: Int) -> KeyValue {
    if case .text(let bytes) = self { .text(Array(bytes.prefix(bytesMax))[...]) } else { self }
  }

  /// The same key in memory of its own, so that it does not keep a chunk alive.
  var compact: KeyValue {
    switch self {
    case .null, .error, .words: self
    case .text(let bytes): .text(Array(bytes)[...])
    }
  }
}

extension EncodedKeys {
  /// The rank of each row's value in a list. Values that are not in it come last.
  func ranked(by ranks: [KeyValue: UInt64]) -> EncodedKeys {
    let count = texts?.count ?? words.count
    let last = UInt64(ranks.count)
    let places = (0..<count).map { row in
      if let texts { return ranks[.text(texts[row])] ?? last }
      return ranks[.words(words[row], moreWords?[row] ?? 0)] ?? last
    }
    return EncodedKeys(classes, places)
  }
}
