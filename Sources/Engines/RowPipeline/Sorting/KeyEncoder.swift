import CellFormats
import ColumnStorage
import TableValues
import UnicodeTables

/// Encodes the cells of one sort key's column as comparison keys.
struct KeyEncoder: Sendable {
  /// The key.
  let key: SortKey
  /// The column's type.
  let type: ColumnType

  /// The ranks of listed texts; nil for other comparators.
  private let ranks: [ArraySlice<UInt8>: UInt32]?

  /// The ranks of listed values; nil for keys of other purposes.
  private let sectionRanks: [KeyValue: UInt64]?

  /// Shared, so that an encoder copies cheaply: without and with case folding, then both without
  /// diacritics.
  private static let folders = [false, true].flatMap { isBare in
    [false, true].map { TextFolder(caseFolded: $0, withoutDiacritics: isBare) }
  }

  /// Whether the column displays other texts than its cells' own.
  private let isFormatted: Bool

  /// The maximum number of bytes of a text's key.
  private(set) var textBytesMax = Int.max

  /// The same encoder with keys limited to a number of bytes. Ranks of listed values stay exact.
  func keeping(_ textBytesMax: Int) -> KeyEncoder {
    var encoder = self
    if sectionRanks == nil { encoder.textBytesMax = textBytesMax }
    return encoder
  }

  init(key: SortKey, type: ColumnType, isFormatted: Bool = false) {
    self.key = key
    self.type = type
    self.isFormatted = isFormatted
    if case .sectionRank(let listed) = key.purpose {
      sectionRanks = listed.ranks(as: type)
    } else {
      sectionRanks = nil
    }
    guard case .list(let texts) = key.comparator.kind else {
      ranks = nil
      return
    }
    var ranks: [ArraySlice<UInt8>: UInt32] = [:]
    for (place, text) in texts.enumerated() {
      let folded = Self.folder(key.comparator).fold(text.utf8)[...]
      if ranks[folded] == nil { ranks[folded] = UInt32(truncatingIfNeeded: place) }
    }
    self.ranks = ranks
  }

  /// The encoders of a sort. Keys of missing columns are left out.
  static func all(_ keys: [SortKey], _ content: TableContent) -> [KeyEncoder] {
    keys.compactMap { key in
      content.type(of: key.column).map { type in
        // A section's value has no row from which a display expression could be computed.
        let isShown = key.purpose == .sort && content.isShownByExpression(key.column)
        return KeyEncoder(
          key: key, type: type, isFormatted: isShown || content.display(of: key.column) != nil)
      }
    }
  }

  /// The cells to read: the values, then the display texts if they are compared and differ from the
  /// values.
  var requests: [ColumnRequest] {
    let values = ColumnRequest(key.column, as: .values(type))
    return readsDisplayText ? [values, ColumnRequest(key.column, as: .text)] : [values]
  }

  /// Whether display texts are read besides values.
  var readsDisplayText: Bool {
    switch key.comparator.kind {
    case .value: false
    case .text, .natural, .semver, .length, .list: type != .text || isFormatted
    }
  }

  // MARK: Whole chunks

  /// Encodes a chunk that was read by ``requests``.
  func encode(_ chunks: ArraySlice<ColumnChunk>) -> EncodedKeys {
    guard let sectionRanks else { return encodeValues(chunks) }
    return encodeValues(chunks).ranked(by: sectionRanks)
  }

  private func encodeValues(_ chunks: ArraySlice<ColumnChunk>) -> EncodedKeys {
    guard let values = chunks.first, let shown = chunks.last else { return EncodedKeys() }
    let classes = RowClass.all(in: values)
    switch shown.values {
    case .booleans(let array): return EncodedKeys(classes, array.map { UInt64($0) })
    case .integers(let array): return EncodedKeys(classes, array.map { KeyWords.word($0) })
    case .numbers(let array): return EncodedKeys(classes, array.map { KeyWords.word($0) })
    case .dates(let array): return EncodedKeys(classes, array.map { KeyWords.word(Int64($0)) })
    case .dateTimes(let array) where tellsOffsets:
      return EncodedKeys(
        classes, array.map { KeyWords.word($0.seconds) }, moreWords: array.map { Self.more($0) })
    case .dateTimes(let array):
      return EncodedKeys(
        classes, array.map { KeyWords.word($0.seconds) }, nanoseconds: array.map { $0.nanoseconds })
    case .times(let array):
      return EncodedKeys(classes, array.map { KeyWords.word($0.nanoseconds) })
    case .durations(let array):
      return EncodedKeys(
        classes, array.map { KeyWords.word($0.seconds) }, nanoseconds: array.map { $0.nanoseconds })
    case .texts(let arena): return encode(arena, classes)
    }
  }

  private func encode(_ arena: TextArena, _ classes: [RowClass]?) -> EncodedKeys {
    switch key.comparator.kind {
    case .length:
      let lengths = (0..<arena.count).map { row in
        classes?[row] ?? .value == .value ? UInt64(Self.scalarCount(arena[row])) : 0
      }
      return EncodedKeys(classes, lengths)
    case .value, .text, .natural, .semver, .list:
      let isAsItIs =
        !changesText && (classes == nil || !readsDisplayText)
        && (!mendsText || String(validating: arena.bytes, as: UTF8.self) != nil)
      if isAsItIs, !arena.hasText(longerThan: textBytesMax) { return EncodedKeys(classes, arena) }
      var keys = TextArena()
      let bytesMax = arena.count.multipliedReportingOverflow(by: textBytesMax)
      keys.reserve(
        texts: arena.count,
        bytes: bytesMax.overflow
          ? arena.bytes.count : min(arena.bytes.count, bytesMax.partialValue))
      for row in 0..<arena.count {
        let start = keys.bytes.count
        if isAsItIs {
          keys.bytes += arena[row].prefix(textBytesMax)
        } else if classes?[row] ?? .value == .value {
          appendTextKey(arena[row], to: &keys.bytes)
        }
        let excess = keys.bytes.count - start - min(textBytesMax, keys.bytes.count - start)
        if excess > 0 { keys.bytes.removeLast(excess) }
        keys.offsets.append(UInt32(truncatingIfNeeded: keys.bytes.count))
      }
      return EncodedKeys(classes, keys)
    }
  }

  // MARK: Single cells

  /// The key of one row of a chunk. `shown` is the chunk of the last of ``requests``.
  func key(of row: Int, in values: ColumnChunk, shown: ColumnChunk) -> KeyValue {
    ranked(valueKey(of: row, in: values, shown: shown))
  }

  private func valueKey(of row: Int, in values: ColumnChunk, shown: ColumnChunk) -> KeyValue {
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
      return dateTimeKey(array[row])
    case .times(let array): return .words(KeyWords.word(array[row].nanoseconds), 0)
    case .durations(let array):
      return .words(
        KeyWords.word(array[row].seconds), UInt64(bitPattern: Int64(array[row].nanoseconds)))
    case .texts(let arena): return key(ofText: arena[row])
    }
  }

  /// The key of one edited cell.
  func key(of cell: Cell) -> KeyValue { ranked(valueKey(of: cell)) }

  private func ranked(_ key: KeyValue) -> KeyValue {
    guard let sectionRanks else { return key }
    return switch key {
    case .null, .error: key
    case .words, .text: .words(sectionRanks[key] ?? UInt64(sectionRanks.count), 0)
    }
  }

  private func valueKey(of cell: Cell) -> KeyValue {
    switch (cell.value, type) {
    case (.null, _), (.pending, _): return .null
    case (.boolean(let flag), .boolean): return shown(cell, .words(flag ? 1 : 0, 0))
    case (.integer(let value), .integer): return shown(cell, .words(KeyWords.word(value), 0))
    case (.number(let value), .number): return shown(cell, .words(KeyWords.word(value), 0))
    case (.date(let day), .date): return shown(cell, .words(KeyWords.word(Int64(day)), 0))
    case (.dateTime(let value), .dateTime):
      return shown(cell, dateTimeKey(value))
    case (.time(let time), .time):
      return shown(cell, .words(KeyWords.word(time.nanoseconds), 0))
    case (.duration(let value), .duration):
      return shown(
        cell, .words(KeyWords.word(value.seconds), UInt64(bitPattern: Int64(value.nanoseconds))))
    case (.decimal(let text), .decimal), (.text(let text), .text):
      return key(ofText: readsDisplayText ? cell.overlayText.utf8[...] : text.utf8[...])
    case (.json(let json), .list), (.json(let json), .json):
      return key(ofText: readsDisplayText ? cell.overlayText.utf8[...] : json.text.utf8[...])
    default: return .error  // a value that is not of the column's type, as in a chunk
    }
  }

  private func shown(_ cell: Cell, _ value: KeyValue) -> KeyValue {
    readsDisplayText ? key(ofText: cell.overlayText.utf8[...]) : value
  }

  private func key(ofText text: ArraySlice<UInt8>) -> KeyValue {
    switch key.comparator.kind {
    case .length: .words(UInt64(Self.scalarCount(text)), 0)
    case .value, .text, .natural, .semver, .list: .text(textKey(text))
    }
  }

  // MARK: Parts

  /// Whether date-times of the same moment with different offsets are distinguished.
  private var tellsOffsets: Bool {
    switch key.purpose {
    case .sort: false
    case .sectionRank, .sectionValue: true
    }
  }

  private func dateTimeKey(_ value: DateTimeValue) -> KeyValue {
    let more =
      tellsOffsets
      ? Self.more(value) : UInt64(bitPattern: Int64(value.nanoseconds))
    return .words(KeyWords.word(value.seconds), more)
  }

  /// Distinguishes sections of date-times in one second, by nanoseconds and offset. A section is
  /// named by the display text of its rows, so rows of one moment with different offsets are in
  /// different sections.
  private static func more(_ value: DateTimeValue) -> UInt64 {
    let offset = value.offsetMinutes.map { UInt64(Int($0) - Int(Int16.min) + 1) } ?? 0
    return UInt64(bitPattern: Int64(value.nanoseconds)) << 17 | offset
  }

  /// The date-time of a section from its comparison key.
  static func dateTime(seconds: Int64, more: UInt64) -> DateTimeValue {
    let offset = Int(more & 0x1FFFF)
    return DateTimeValue(
      seconds: seconds, nanoseconds: Int32(truncatingIfNeeded: more >> 17),
      offsetMinutes: offset == 0 ? nil : Int16(truncatingIfNeeded: offset - 1 + Int(Int16.min)))
  }

  private static func folder(_ comparator: CellComparator) -> TextFolder {
    folders[(comparator.ignoresDiacritics ? 2 : 0) + (comparator.foldsCase ? 1 : 0)]
  }

  /// Whether texts are folded. Decimals and JSON compared by value never are.
  private var folds: Bool {
    (key.comparator.foldsCase || key.comparator.ignoresDiacritics)
      && (key.comparator.kind != .value || type == .text)
  }

  private var comparesDecimals: Bool { type == .decimal && key.comparator.kind == .value }

  private var comparesJSON: Bool { type == .json && key.comparator.kind == .value }

  /// Whether a text differs from its key.
  private var changesText: Bool {
    switch key.comparator.kind {
    case .value, .text: folds || comparesDecimals || comparesJSON
    case .natural, .semver, .list: true
    case .length: false
    }
  }

  private func textKey(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if !changesText, !mendsText { return text }
    var key: [UInt8] = []
    appendTextKey(text, to: &key)
    return key[...]
  }

  /// Whether bytes that are not UTF-8 are compared as clients receive them.
  private var mendsText: Bool { key.purpose == .sectionValue && type == .text }

  private func appendTextKey(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    if mendsText, String(validating: text, as: UTF8.self) == nil {
      bytes += Array(String(decoding: text, as: UTF8.self).utf8)
      return
    }
    if !folds { return appendKey(ofFolded: text, to: &bytes) }
    switch key.comparator.kind {
    case .value, .text: Self.folder(key.comparator).append(text.span, to: &bytes)
    case .natural, .semver, .list, .length:
      appendKey(ofFolded: Self.folder(key.comparator).fold(Array(text))[...], to: &bytes)
    }
  }

  private func appendKey(ofFolded text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    switch key.comparator.kind {
    case .value, .text, .length:
      if comparesDecimals {
        bytes += DecimalKeys.key(text)
      } else if comparesJSON {
        bytes += JSONKeys.key(text)
      } else {
        bytes += text
      }
    case .natural: NaturalKeys.append(text, to: &bytes)
    case .semver: SemverKeys.append(text, to: &bytes)
    case .list:
      let rank = ranks?[text]
      for shift in [24, 16, 8, 0] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: (rank ?? .max) >> shift))
      }
      if rank == nil { bytes += text }
    }
  }

  /// The number of code points of a text: its bytes that are not continuation bytes.
  private static func scalarCount(_ text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}

extension TextArena {
  /// Whether some text is longer than a number of bytes. O(texts), or O(1) if all of them together
  /// are not.
  fileprivate func hasText(longerThan bytesMax: Int) -> Bool {
    guard bytes.count > bytesMax else { return false }
    return (0..<count).contains { Int(offsets[$0 + 1] - offsets[$0]) > bytesMax }
  }
}
