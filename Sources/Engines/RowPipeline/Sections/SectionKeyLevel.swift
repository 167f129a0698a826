import ColumnStorage
import TableValues

/// A level of sections over a table: how rows and values are distinguished and ordered.
struct SectionKeyLevel: Sendable {
  /// The level of the view.
  let level: SectionLevel
  /// The encoders of its sort keys, the value's last.
  private let encoders: [KeyEncoder]
  /// The index of its first key among the keys of a row.
  private let firstKey: Int
  private let display: (any ColumnCodec)?
  /// The sections that exist also without rows, in order.
  let listed: [ListedSection]
  private let listedKeys: Set<KeyValue>

  /// The levels whose columns exist.
  static func all(_ levels: [SectionLevel], _ content: TableContent) -> [SectionKeyLevel] {
    var result: [SectionKeyLevel] = []
    var firstKey = 0
    for level in levels {
      let encoders = KeyEncoder.all(level.sortKeys, content)
      if encoders.isEmpty { continue }
      result.append(
        SectionKeyLevel(level, encoders, firstKey, content.display(of: level.column)))
      firstKey += encoders.count
    }
    return result
  }

  private init(
    _ level: SectionLevel, _ encoders: [KeyEncoder], _ firstKey: Int,
    _ display: (any ColumnCodec)?
  ) {
    self.level = level
    self.encoders = encoders
    self.firstKey = firstKey
    self.display = display
    var seen: Set<KeyValue> = []
    var listed: [ListedSection] = []
    for value in level.listed {
      let keys = Self.keys(of: value, encoders, display)
      guard let last = keys.last, case .error = last else {
        if let last = keys.last, seen.insert(last).inserted {
          listed.append(ListedSection(value: value, keys: keys))
        }
        continue
      }
    }
    self.listed = listed.sorted { Self.compare($0.keys[...], $1.keys[...], encoders) < 0 }
    listedKeys = seen
  }

  /// The number of a row's keys that belong to this level.
  var keyCount: Int { encoders.count }

  /// The keys of a row that belong to this level.
  func part(of keys: [KeyValue]) -> ArraySlice<KeyValue> {
    keys[firstKey..<firstKey + encoders.count]
  }

  /// The comparison keys of rows with a value.
  func keys(of value: CellValue) -> [KeyValue] { Self.keys(of: value, encoders, display) }

  private static func keys(
    of value: CellValue, _ encoders: [KeyEncoder], _ display: (any ColumnCodec)?
  ) -> [KeyValue] {
    let cell = Cell(value)
    return encoders.map { encoder in
      guard encoder.readsDisplayText, let display else { return encoder.key(of: cell) }
      return encoder.key(of: Cell(value, source: display.text(of: cell)))
    }
  }

  /// -1, 0 or 1 in the order of the sections.
  func compare(_ left: ArraySlice<KeyValue>, _ right: ArraySlice<KeyValue>) -> Int {
    Self.compare(left, right, encoders)
  }

  private static func compare(
    _ left: ArraySlice<KeyValue>, _ right: ArraySlice<KeyValue>, _ encoders: [KeyEncoder]
  ) -> Int {
    for (encoder, (one, other)) in zip(encoders, zip(left, right)) {
      let order = one.compare(other, encoder.key)
      if order != 0 { return order }
    }
    return 0
  }

  /// The size of the section's value, in bytes, as far as it is a text.
  func valueBytes(of keys: [KeyValue]) -> Int { part(of: keys).last?.textByteCount ?? 0 }

  /// Whether the value of a listed section has more than a number of bytes.
  func listsKey(over bytes: Int) -> Bool {
    listed.contains { ($0.keys.last?.textByteCount ?? 0) > bytes }
  }

  /// Whether a section exists also without rows.
  func lists(_ keys: ArraySlice<KeyValue>) -> Bool {
    keys.last.map { listedKeys.contains($0) } ?? false
  }

  /// The value of the rows of a section. It is the same for all of them, in any spelling.
  func value(of keys: [KeyValue]) -> CellValue {
    guard let key = keys.last, let type = encoders.last?.type else { return .null }
    return key.value(of: type)
  }
}

/// A section that exists also without rows.
struct ListedSection: Sendable {
  var value: CellValue
  var keys: [KeyValue]
}

extension KeyValue {
  /// The representative of equal values, such as -0 and 0, by which sections are distinguished.
  func value(of type: ColumnType) -> CellValue {
    switch (self, type) {
    case (.null, _): return .null
    case (.error, _): return .error(.doesNotParse)
    case (.words(let word, _), .boolean): return .boolean(word != 0)
    case (.words(let word, _), .integer): return .integer(KeyWords.integer(word))
    case (.words(let word, _), .number): return .number(KeyWords.number(word))
    case (.words(let word, _), .date):
      return .date(Int32(truncatingIfNeeded: KeyWords.integer(word)))
    case (.words(let word, let more), .dateTime):
      return .dateTime(KeyEncoder.dateTime(seconds: KeyWords.integer(word), more: more))
    case (.words(let word, _), .time): return .time(TimeOfDay(wrapping: KeyWords.integer(word)))
    case (.words(let word, let more), .duration):
      return .duration(
        DurationValue(
          seconds: KeyWords.integer(word), nanoseconds: Int32(truncatingIfNeeded: more)))
    case (.text(let bytes), .decimal): return .decimal(Text(DecimalKeys.text(bytes)))
    case (.text(let bytes), .list): return CellValue(json: bytes) ?? .null
    case (.text(let bytes), .json): return CellValue(json: JSONKeys.text(bytes)) ?? .null
    case (.text(let bytes), _): return .text(Text(Array(bytes)))
    case (.words, _): return .null  // types of texts are not compared by words
    }
  }
}

extension ColumnType {
  /// The value that identifies the section of rows with a value, in a column of this type.
  package func sectionValue(of value: CellValue) -> CellValue {
    let key = SortKey(column: ColumnNumber(0), purpose: .sectionValue)
    return KeyEncoder(key: key, type: self).key(of: Cell(value)).value(of: self)
  }
}
