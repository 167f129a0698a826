import CellFormats
import TableValues

/// How the values of one column become cells.
package struct DatabaseColumnPlan: Sendable, Equatable {
  /// The column's name.
  package var name: Text
  /// The declared type; empty: none.
  package var declared: Text
  /// The type of its cells.
  package var type: ColumnType
  /// Whether blobs are shown as texts such as `x'0a1b'`; else they do not fit.
  package var holdsBlobs = false
  /// Whether cells may be set: not those of generated columns and views.
  package var isEditable = true
  /// The separator between date and time of the texts.
  package var dateTimeMark = UInt8(ascii: " ")
  /// How many of the first rows have a value of each type, with texts as "text".
  package var counts: [ColumnType: Int] = [:]
  /// Why it has its type, for people.
  package var reason = ""

  /// A column by its declared type and its first values.
  package init(
    name: Text, declared: Text, isEditable: Bool = true, sample: some Sequence<SQLiteValue>
  ) {
    (self.name, self.declared, self.isEditable) = (name, declared, isEditable)
    type = .text
    let evidence = Evidence(sample)
    counts = evidence.counts
    let words = String(decoding: declared.utf8, as: UTF8.self)
    if let found = Self.declaredType(words.uppercased(), evidence) {
      type = found
      reason = "declared \(words)"
    } else {
      (type, reason) = (evidence.type, words.isEmpty ? "no declared type" : "its values")
    }
    holdsBlobs = type == .text && (evidence.blobs > 0 || Self.affinity(words.uppercased()) == .blob)
    dateTimeMark = evidence.dateTimeMark
  }

  /// The affinities of SQLite.
  enum Affinity { case integer, text, blob, real, numeric }

  /// The affinity of a declared type in capitals, by SQLite's five rules in their order.
  static func affinity(_ declared: String) -> Affinity {
    if declared.contains("INT") { return .integer }
    if ["CHAR", "CLOB", "TEXT"].contains(where: declared.contains) { return .text }
    if declared.isEmpty || declared.contains("BLOB") { return .blob }
    if ["REAL", "FLOA", "DOUB"].contains(where: declared.contains) { return .real }
    return .numeric
  }

  /// The type that is declared, if some of the first values fit it or there are none.
  private static func declaredType(_ declared: String, _ evidence: Evidence) -> ColumnType? {
    let hasNone = evidence.known == 0
    if declared.contains("BOOL") {
      return hasNone || evidence.flags == evidence.known ? .boolean : nil
    }
    if declared.contains("DATE") || declared.contains("TIMESTAMP") {
      if hasNone { return declared == "DATE" ? .date : .dateTime }
      if evidence.dates == evidence.known { return .date }
      return evidence.dates + evidence.dateTimes == evidence.known ? .dateTime : nil
    }
    if declared == "TIME" { return hasNone || evidence.times == evidence.known ? .time : nil }
    switch affinity(declared) {
    case .integer: return hasNone || evidence.integers > 0 ? .integer : nil
    case .text: return .text
    case .real: return hasNone || evidence.numbers > 0 ? .number : nil
    case .numeric: return hasNone || evidence.numbers > 0 ? .number : nil
    case .blob: return hasNone ? .text : nil
    }
  }
}

/// What the first values of a column are.
private struct Evidence {
  var integers = 0
  var reals = 0
  var texts = 0
  var blobs = 0
  /// Integers that are 0 or 1.
  var flags = 0
  var dates = 0
  var dateTimes = 0
  var times = 0
  var dateTimeMark = UInt8(ascii: " ")

  var numbers: Int { integers + reals }
  var known: Int { integers + reals + texts + blobs }

  init(_ sample: some Sequence<SQLiteValue>) {
    let parsers = [ColumnType.date, .dateTime, .time].map { DatabaseCells.parser($0) }
    for value in sample {
      switch value {
      case .null: break
      case .integer(let value):
        integers += 1
        if value == 0 || value == 1 { flags += 1 }
      case .real: reals += 1
      case .blob: blobs += 1
      case .text(let bytes):
        texts += 1
        let text = Text(bytes)
        switch (parsers[0].cell(text).value, parsers[1].cell(text).value) {
        case (.date, _): dates += 1
        case (_, .dateTime):
          dateTimes += 1
          if bytes.count > 10 { dateTimeMark = bytes[10] }
        default: if case .time = parsers[2].cell(text).value { times += 1 }
        }
      }
    }
  }

  var counts: [ColumnType: Int] {
    let all: [(ColumnType, Int)] = [(.integer, integers), (.number, reals), (.text, texts + blobs)]
    return Dictionary(uniqueKeysWithValues: all.filter { $0.1 > 0 })
  }

  /// The type by content alone.
  var type: ColumnType {
    if known == 0 || texts + blobs > 0 { return .text }
    return reals > 0 ? .number : .integer
  }
}
