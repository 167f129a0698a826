import ColumnStorage
import TableValues
import UnicodeTables

/// Turns the cells of one sort key's column into what is compared.
struct KeyEncoder: Sendable {
  /// The key.
  let key: SortKey
  /// The column's type.
  let type: ColumnType

  /// Shared, so that an encoder is a few words that copy without counting references.
  private static let folder = TextFolder(caseFolded: true, withoutDiacritics: false)

  /// The encoders of a sort; keys whose column is gone are left out.
  static func all(_ keys: [SortKey], _ schema: TableSchema) -> [KeyEncoder] {
    keys.compactMap { key in schema[key.column].map { KeyEncoder(key: key, type: $0.type) } }
  }

  /// What must be read: first the values, then, if it is compared and not the same, the text.
  var requests: [ColumnRequest] {
    let values = ColumnRequest(key.column, as: .values(type))
    return readsDisplayText ? [values, ColumnRequest(key.column, as: .text)] : [values]
  }

  /// Whether the display text is read besides the value.
  var readsDisplayText: Bool {
    switch key.comparator {
    case .value: false
    case .text, .caseInsensitive, .length: type != .text
    }
  }

  // MARK: Whole chunks

  /// Encodes a chunk, read as ``requests`` say.
  func encode(_ chunks: ArraySlice<ColumnChunk>) -> EncodedKeys {
    guard let values = chunks.first, let shown = chunks.last else { return EncodedKeys() }
    let classes = RowClass.all(in: values)
    switch shown.values {
    case .booleans(let array): return EncodedKeys(classes, array.map { UInt64($0) })
    case .integers(let array): return EncodedKeys(classes, array.map { KeyWords.word($0) })
    case .numbers(let array): return EncodedKeys(classes, array.map { KeyWords.word($0) })
    case .dates(let array): return EncodedKeys(classes, array.map { KeyWords.word(Int64($0)) })
    case .dateTimes(let array):
      return EncodedKeys(
        classes, array.map { KeyWords.word($0.seconds) }, nanoseconds: array.map { $0.nanoseconds })
    case .durations(let array):
      return EncodedKeys(
        classes, array.map { KeyWords.word($0.seconds) }, nanoseconds: array.map { $0.nanoseconds })
    case .texts(let arena): return encode(arena, classes)
    }
  }

  private func encode(_ arena: TextArena, _ classes: [RowClass]?) -> EncodedKeys {
    switch key.comparator {
    case .length:
      let lengths = (0..<arena.count).map { row in
        classes?[row] ?? .value == .value ? UInt64(Self.scalarCount(arena[row])) : 0
      }
      return EncodedKeys(classes, lengths)
    case .value, .text, .caseInsensitive:
      let isAsItIs = !foldsCase && !comparesDecimals && (classes == nil || !readsDisplayText)
      if isAsItIs { return EncodedKeys(classes, arena) }
      var keys = TextArena()
      keys.reserve(texts: arena.count, bytes: arena.bytes.count)
      for row in 0..<arena.count {
        if classes?[row] ?? .value == .value { appendTextKey(arena[row], to: &keys.bytes) }
        keys.offsets.append(UInt32(truncatingIfNeeded: keys.bytes.count))
      }
      return EncodedKeys(classes, keys)
    }
  }

  // MARK: Single cells

  /// What is compared of one row of a chunk; `shown` is the last of what ``requests`` say.
  func key(of row: Int, in values: ColumnChunk, shown: ColumnChunk) -> KeyValue {
    switch RowClass.of(row, in: values) {
    case .null: return .null
    case .error: return .error
    case .value: break
    }
    switch shown.values {
    case .booleans(let array): return .words(UInt64(array[row]), 0)
    case .integers(let array): return .words(KeyWords.word(array[row]), 0)
    case .numbers(let array): return .words(KeyWords.word(array[row]), 0)
    case .dates(let array): return .words(KeyWords.word(Int64(array[row])), 0)
    case .dateTimes(let array):
      return .words(
        KeyWords.word(array[row].seconds), UInt64(bitPattern: Int64(array[row].nanoseconds)))
    case .durations(let array):
      return .words(
        KeyWords.word(array[row].seconds), UInt64(bitPattern: Int64(array[row].nanoseconds)))
    case .texts(let arena): return key(ofText: arena[row])
    }
  }

  /// What is compared of one edited cell.
  func key(of cell: Cell) -> KeyValue {
    switch (cell.value, type) {
    case (.null, _), (.pending, _): return .null
    case (.boolean(let flag), .boolean): return shown(cell, .words(flag ? 1 : 0, 0))
    case (.integer(let value), .integer): return shown(cell, .words(KeyWords.word(value), 0))
    case (.number(let value), .number): return shown(cell, .words(KeyWords.word(value), 0))
    case (.date(let day), .date): return shown(cell, .words(KeyWords.word(Int64(day)), 0))
    case (.dateTime(let value), .dateTime):
      return shown(
        cell, .words(KeyWords.word(value.seconds), UInt64(bitPattern: Int64(value.nanoseconds))))
    case (.duration(let value), .duration):
      return shown(
        cell, .words(KeyWords.word(value.seconds), UInt64(bitPattern: Int64(value.nanoseconds))))
    case (.decimal(let text), .decimal), (.text(let text), .text), (.json(let text), .list),
      (.json(let text), .json):
      return key(ofText: readsDisplayText ? cell.overlayText.utf8[...] : text.utf8[...])
    default: return .error  // a value that is not of the column's type, as in a chunk
    }
  }

  private func shown(_ cell: Cell, _ value: KeyValue) -> KeyValue {
    readsDisplayText ? key(ofText: cell.overlayText.utf8[...]) : value
  }

  private func key(ofText text: ArraySlice<UInt8>) -> KeyValue {
    switch key.comparator {
    case .length: .words(UInt64(Self.scalarCount(text)), 0)
    case .value, .text, .caseInsensitive: .text(textKey(text))
    }
  }

  // MARK: Pieces

  private var foldsCase: Bool { key.comparator == .caseInsensitive }

  private var comparesDecimals: Bool { type == .decimal && key.comparator == .value }

  private func textKey(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if !foldsCase && !comparesDecimals { return text }
    var key: [UInt8] = []
    appendTextKey(text, to: &key)
    return key[...]
  }

  private func appendTextKey(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    if foldsCase {
      Self.folder.append(text.span, to: &bytes)
    } else {
      bytes += comparesDecimals ? DecimalKeys.key(text)[...] : text
    }
  }

  /// How many code points a text has: its bytes that do not continue one.
  private static func scalarCount(_ text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}

/// What is compared of one cell.
enum KeyValue: Sendable {
  case null
  case error
  /// Two words in unsigned order.
  case words(UInt64, UInt64)
  /// Bytes in unsigned order.
  case text(ArraySlice<UInt8>)
}

/// What is compared of the rows of one chunk, before direction and nulls.
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

  init(_ classes: [RowClass]?, _ texts: TextArena) {
    self.classes = classes
    self.texts = texts
  }
}
