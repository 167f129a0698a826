import CellFormats
import TableValues

extension CSVSniffing {
  /// About how many bytes of records are looked at.
  private static let spelledBytesMax = 64 << 10

  /// Finds how the plain values of columns are spelled, where that is not the shortest spelling: `TRUE`,
  /// `Y`, `1.50`.
  ///
  /// Numbers have a spelling if all have the same number of decimals, and some end with a zero that
  /// the shortest spelling would not have.
  ///
  /// - Parameters:
  ///   - head: The first bytes of the file.
  ///   - isWhole: Whether they are all.
  package mutating func findSpellings(in head: [UInt8], isWhole: Bool) {
    if dialect.json != nil { return }
    let places = columns.indices.filter { place in
      let column = columns[place]
      return column.format == nil && [.number, .boolean].contains(column.settings.type)
    }
    let end = min(head.count, layout.dataStart + Self.spelledBytesMax)
    guard !places.isEmpty, layout.dataStart < end else { return }
    let source = CSVSource(
      bytes: MemoryByteSource(Array(head[..<end])), dialect: dialect, columns: columns,
      layout: layout)
    guard (try? source.index.scan(shouldContinue: { _ in true })) != nil else { return }
    // The last record may be cut.
    let isCut = !isWhole || end < head.count
    let literalFrom = source.index.span(of: 0..<1).literalFrom.records
    let count = isCut ? max(0, min(source.rowCount, literalFrom) - 1) : source.rowCount
    var spellings = places.map { PlainSpelling(columns[$0].settings) }
    let grammar = dialect.grammar(isLiteral: false)
    var cursor = CSVRecordCursor(source.index)
    for row in 0..<count {
      guard let (bounds, parts) = try? cursor.parts(of: row) else { return }
      for (index, place) in places.enumerated() where place < parts.fields.count {
        let field = parts.fields[place]
        let units = bounds.lowerBound + field.lowerBound..<bounds.lowerBound + field.upperBound
        guard let raw = try? source.units.raw(units) else { return }
        spellings[index].add(
          CSVRecordParts.text(ofField: raw, in: dialect.encoding, grammar).text)
      }
    }
    for (spelling, place) in zip(spellings, places) { columns[place].spelling = spelling.format }
  }
}

/// How the values of a column of plain numbers or booleans are spelled.
private struct PlainSpelling {
  /// More decimals are no habit.
  private static let decimalsMax = 12

  private let settings: ParseSettings
  private var words: (true: Text?, false: Text?)
  private var decimals: Int?
  private var hasZero = false
  private var isMixed = false

  init(_ settings: ParseSettings) { self.settings = settings }

  /// Adds a text of the column.
  mutating func add(_ padded: [UInt8]) {
    guard !isMixed, !settings.isNull(padded, isQuoted: false) else { return }
    let text = Array(
      padded.drop { $0 == 0x20 || $0 == 0x09 }.reversed().drop { $0 == 0x20 || $0 == 0x09 }
        .reversed())
    if settings.type == .boolean { addWord(text) } else { addNumber(text) }
  }

  private mutating func addWord(_ text: [UInt8]) {
    guard case .boolean(let flag) = CellParser(settings).cell(Text(text)).value else { return }
    let known = flag ? words.true : words.false
    if known == nil {
      if flag { words.true = Text(text) } else { words.false = Text(text) }
    } else if known != Text(text) {
      isMixed = true
    }
  }

  private mutating func addNumber(_ text: [UInt8]) {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, let whole = parts.first, let fraction = parts.last, !whole.isEmpty,
      !fraction.isEmpty, fraction.count <= Self.decimalsMax,
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }),
      whole.count == 1 || whole.first != 0x30, decimals ?? fraction.count == fraction.count
    else {
      isMixed = true
      return
    }
    decimals = fraction.count
    if fraction.last == 0x30 { hasZero = true }
  }

  /// The format; nil: the shortest spelling, or none that all have in common.
  var format: CellFormat? {
    if isMixed { return nil }
    if settings.type == .boolean {
      guard words.true != nil || words.false != nil else { return nil }
      let known = settings.booleanWords
      let trueText = words.true ?? Self.cased(known.trueWord, as: words.false)
      let falseText = words.false ?? Self.cased(known.falseWord, as: words.true)
      if trueText == "true", falseText == "false" { return nil }
      return .boolean(trueText: trueText, falseText: falseText)
    }
    guard hasZero, let decimals else { return nil }
    var format = NumberFormat()
    format.pattern = Text(Array("0.".utf8) + [UInt8](repeating: 0x30, count: decimals))
    return .number(format)
  }

  /// A word in the capitals of another one.
  private static func cased(_ word: Text, as other: Text?) -> Text {
    guard let other, let first = other.utf8.first, first & 0x20 == 0 else { return word }
    let isAllUpper = other.utf8.count > 1 && other.utf8.allSatisfy { $0 & 0x20 == 0 }
    let bytes = word.utf8
    return Text(
      bytes.enumerated().map { place, byte in
        isAllUpper || place == 0 || other.utf8.count == 1 ? byte & ~0x20 : byte
      })
  }
}
