import ColumnStorage
import TableValues
import UnicodeTables

/// A compiled ``ValueCondition``. Constants are encoded as sort keys, so that a filter and a sort
/// always agree.
struct ValueCheck: Sendable {
  private let encoder: KeyEncoder
  private let relation: ValueCondition.Relation
  private let constants: [KeyValue]
  private let words: Set<UInt64>?
  private let texts: Set<ArraySlice<UInt8>>?

  init(_ column: Column, _ condition: ValueCondition) {
    let encoder = KeyEncoder(key: SortKey(column: column.number), type: column.type)
    self.encoder = encoder
    relation = condition.relation
    constants = condition.constants.map { encoder.key(of: Cell($0)) }
    // Many constants are looked up in a set; few are compared one after another.
    let isLong = constants.count > 4
    words = isLong ? Self.words(constants) : nil
    texts = isLong ? Self.texts(constants) : nil
  }

  /// The cells to read.
  var request: ColumnRequest { encoder.requests[0] }

  /// Whether the condition is true for a cell; nil if it is undecided.
  func evaluate(_ cell: Cell) -> Bool? { holds(for: encoder.key(of: cell)) }

  /// The rows for which the condition is true, and those for which it is false.
  func evaluate(_ chunk: ColumnChunk) -> (isTrue: RowBits, isFalse: RowBits) {
    let keys = encoder.encode([chunk])
    var isTrue = RowBits(count: chunk.count)
    var isFalse = RowBits(repeating: true, count: chunk.count)
    if keys.moreWords == nil, keys.texts == nil, let range = plainRange {
      isTrue.set(keys.words, in: range.words, isNegated: range.isNegated)
    } else {
      isTrue.set(rowCount: chunk.count) { holds(for: value(of: $0, in: keys)) == true }
    }
    isFalse.formIntersection(notIn: isTrue)
    if let constant = constants.first, !isEquality, case .null = constant {
      return (isTrue, RowBits(count: chunk.count))  // nothing is before or after null
    }
    guard let classes = keys.classes else { return (isTrue, isFalse) }
    for row in classes.indices where classes[row] != .value {
      let truth = holds(for: classes[row] == .null ? .null : .error)
      isTrue[row] = truth == true
      isFalse[row] = truth == false
    }
    return (isTrue, isFalse)
  }

  // MARK: Parts

  private var isEquality: Bool {
    switch relation {
    case .oneOf, .equal, .notEqual: true
    case .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }

  /// The range of words that matches a comparison with one plain constant.
  private var plainRange: (words: ClosedRange<UInt64>?, isNegated: Bool)? {
    guard constants.count == 1, case .words(let word, 0) = constants[0] else { return nil }
    switch relation {
    case .oneOf, .equal: return (word...word, false)
    case .notEqual: return (word...word, true)
    case .less: return (word == 0 ? nil : 0...word - 1, false)
    case .lessOrEqual: return (0...word, false)
    case .greater: return (word == .max ? nil : word + 1 ... .max, false)
    case .greaterOrEqual: return (word ... .max, false)
    }
  }

  private func value(of row: Int, in keys: EncodedKeys) -> KeyValue {
    if let classes = keys.classes, classes[row] != .value {
      return classes[row] == .null ? .null : .error
    }
    if let texts = keys.texts { return .text(texts[row]) }
    return .words(keys.words[row], keys.moreWords?[row] ?? 0)
  }

  private func holds(for value: KeyValue) -> Bool? {
    if case .error = value { return nil }
    switch relation {
    case .oneOf: return isOneOf(value)
    case .equal: return constants.first.map { Self.areEqual(value, $0) }
    case .notEqual: return constants.first.map { !Self.areEqual(value, $0) }
    case .less: return order(value).map { $0 < 0 }
    case .lessOrEqual: return order(value).map { $0 <= 0 }
    case .greater: return order(value).map { $0 > 0 }
    case .greaterOrEqual: return order(value).map { $0 >= 0 }
    }
  }

  private func isOneOf(_ value: KeyValue) -> Bool {
    switch value {
    case .words(let word, 0): if let words { return words.contains(word) }
    case .text(let text): if let texts { return texts.contains(text) }
    case .null, .error, .words: break
    }
    return constants.contains { Self.areEqual(value, $0) }
  }

  /// -1, 0 or 1 for a value and the constant; nil if either is null.
  private func order(_ value: KeyValue) -> Int? {
    guard let constant = constants.first else { return nil }
    switch (value, constant) {
    case (.null, _), (_, .null), (.error, _), (_, .error): return nil
    case (.words, _), (.text, _): return value.compare(constant, encoder.key)
    }
  }

  private static func areEqual(_ left: KeyValue, _ right: KeyValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.words(let first, let second), .words(let otherFirst, let otherSecond)):
      first == otherFirst && second == otherSecond
    case (.text(let text), .text(let otherText)): text == otherText
    default: false  // values of different classes
    }
  }

  private static func words(_ constants: [KeyValue]) -> Set<UInt64>? {
    var words: Set<UInt64> = []
    for constant in constants {
      switch constant {
      case .words(let word, 0): words.insert(word)
      case .null: break
      case .words, .text, .error: return nil
      }
    }
    return words
  }

  private static func texts(_ constants: [KeyValue]) -> Set<ArraySlice<UInt8>>? {
    var texts: Set<ArraySlice<UInt8>> = []
    for constant in constants {
      switch constant {
      case .text(let text): texts.insert(text)
      case .null: break
      case .words, .error: return nil
      }
    }
    return texts
  }
}

/// A compiled ``TextCondition``.
struct TextCheck: Sendable {
  private let relation: TextCondition.Relation
  private let searcher: TextSearcher
  private let folder: TextFolder
  private let needle: [UInt8]

  init(_ condition: TextCondition) {
    relation = condition.relation
    searcher = TextSearcher(
      text: condition.text, isCaseFolded: condition.isCaseFolded,
      ignoresDiacritics: condition.ignoresDiacritics)
    folder = TextFolder(
      caseFolded: condition.isCaseFolded, withoutDiacritics: condition.ignoresDiacritics)
    needle = folder.fold(condition.text.utf8)
  }

  /// The texts of an arena for which the condition is true.
  func hits(in arena: TextArena) -> RowBits {
    var bits = RowBits(count: arena.count)
    switch relation {
    case .contains: searcher.addHits(in: arena, to: &bits.words)
    case .startsWith, .endsWith, .equals: bits.set(rowCount: arena.count) { holds(for: arena[$0]) }
    }
    return bits
  }

  /// Whether the condition is true for a text.
  func holds(for text: ArraySlice<UInt8>) -> Bool {
    if relation == .contains { return searcher.matches(Array(text)) }
    if folder.isIdentity { return fits(text) }
    var folded: [UInt8] = []
    folder.append(text.span, to: &folded)
    return fits(folded[...])
  }

  private func fits(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= needle.count else { return false }
    switch relation {
    case .contains: return searcher.matches(Array(text))
    case .startsWith: return text.prefix(needle.count).elementsEqual(needle)
    case .endsWith: return text.suffix(needle.count).elementsEqual(needle)
    case .equals: return text.elementsEqual(needle)
    }
  }
}
