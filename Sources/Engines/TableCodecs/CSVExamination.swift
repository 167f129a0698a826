import CellFormats
import ColumnStorage
import Synchronization
import TableValues

/// An irregularity in a file.
package struct CodecDiagnostic: Hashable, Sendable {
  /// The kind of irregularity.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A record has more or fewer fields than there are columns.
    case fieldCount
    /// A field cannot be parsed as its column's type.
    case typeMismatch
    /// A quote is not closed before the end of the file.
    case unclosedQuote
    /// A field is longer than the limit and was not kept.
    case fieldTooLong
    /// A text has bytes that are no characters of the encoding.
    case invalidEncoding
    /// A text has control characters above U+007F, which are a sign of another encoding.
    case unlikelyCharacters
    /// The encoding is a guess.
    case guessedEncoding
    /// A line is a comment. It is kept in the file but is not a row.
    case comment
    /// A record is not JSON, or the text around the records is not.
    case notJSON
    /// A record or a value is of another JSON type than the others: no object, or no array.
    case otherKind
    /// A member or element of a record is in no column.
    case extraMember
    /// An object has two members with the same name. The last one counts.
    case doubledMember

    /// Whether the cells of a record so found are errors.
    var spoilsRecord: Bool { self == .notJSON || self == .otherKind }
  }

  /// The kind of irregularity.
  package var kind: Kind
  /// The row, if any.
  package var row: Int?
  /// The column, if any.
  package var column: Int?
  /// The line of the file, from 1.
  package var line: Int
  /// The byte offset of the record or field in the file.
  package var byteOffset: Int
  /// What was expected: a number of fields, or a type; nil if nothing specific.
  package var expected: String?
  /// What was found.
  package var found: Text
}

/// The statistics of a file, as far as it has been examined.
package struct CSVExamination: Sendable, Equatable {
  /// The statistics of one column.
  package struct ColumnCounts: Sendable, Equatable {
    /// Fields with a value of the column's type.
    package var values = 0
    /// Fields that are null or missing.
    package var nulls = 0
    /// Fields that cannot be parsed as the type.
    package var errors = 0
    /// The first of them.
    package var firstError: CodecDiagnostic?
  }

  /// Per source column.
  package var columns: [ColumnCounts]
  /// The number of rows examined.
  package var rows = 0
  /// The number of them with more fields than there are columns.
  package var longRows = 0
  /// Whether the fields of every row could be counted.
  var countsFields = true
  /// The first diagnostics of each kind, in order of rows, at most ``diagnosticsMax`` of each.
  package private(set) var diagnostics: [CodecDiagnostic] = []
  /// The number of diagnostics of each kind.
  package private(set) var diagnosticCounts: [CodecDiagnostic.Kind: Int] = [:]
  /// The number of kept diagnostics of each kind.
  private var keptCounts: [CodecDiagnostic.Kind: Int] = [:]

  /// The total number of diagnostics.
  package var diagnosticCount: Int { diagnosticCounts.values.reduce(0, +) }

  /// The maximum number of kept diagnostics of a kind, so that no kind displaces the others.
  package static let diagnosticsMax = 100

  /// An examination that has not begun.
  init(columns: [ColumnCounts]) {
    self.columns = columns
  }
}

extension CSVSource {
  /// Reads all known rows and reports where they disagree with the columns.
  ///
  /// Runs chunk by chunk. Two are read at a time, and counted in order.
  ///
  /// - Parameters:
  ///   - codecs: Parsers of columns that are declared with a format. They get the texts of the
  ///     fields, so that the examination finds what the table's cells are.
  ///   - parallel: Reads chunks; by default one after another.
  ///   - start: The result of an earlier call that was stopped; the examination continues there.
  ///   - shouldContinue: Called after every chunk with the number of rows examined.
  /// - Throws: ``ByteSourceChanged``.
  package func examine(
    codecs: [ColumnNumber: any ColumnCodec] = [:], from start: CSVExamination? = nil,
    _ parallel: ParallelWork = { count, work in for index in 0..<count { work(index) } },
    shouldContinue: (Int) -> Bool = { _ in true }
  ) throws -> CSVExamination {
    var found = start ?? CSVExamination(columns: columns.map { _ in .init() })
    if start == nil, let offset = index.unclosedQuoteOffset {
      found.add(
        CodecDiagnostic(
          kind: .unclosedQuote, row: nil, column: nil, line: try index.line(atByte: offset),
          byteOffset: offset, expected: "closing quote", found: "end of file"))
    }
    if start == nil, let fault = try faultAroundRecords() { found.add(fault) }
    let requests = columns.enumerated().map { column, content in
      let number = ColumnNumber(column)
      guard let codec = codecs[number], codec.reads else {
        return ExaminedColumn(request: ColumnRequest(number, as: .values(content.settings.type)))
      }
      return ExaminedColumn(request: ColumnRequest(number, as: .text), codec: codec)
    }
    var place = (row: found.rows, column: 0)
    while place.row < rowCount {
      let parts = parts(from: place)
      for (part, content) in zip(parts, try read(parts, requests, parallel)) {
        if part.columns.lowerBound == 0 {
          try examineComments(among: part.rows, &found)
          try add(content.odd, &found)
          try add(content.notes, &found)
          if !content.countsFields { found.countsFields = false }
        }
        // What is wrong with these records was just reported.
        let told = Set(content.notes.filter { $0.kind.spoilsRecord }.map(\.row))
        for (number, column) in part.columns.enumerated() {
          try add(content.chunks[number], column, part.rows, told, &found)
          if content.areSuspect[number] {
            try checkEncoding(content.chunks[number], column, part.rows, &found)
          }
        }
        guard part.columns.upperBound == columns.count else {
          place = (part.rows.lowerBound, part.columns.upperBound)
          continue
        }
        place = (part.rows.upperBound, 0)
        found.rows = part.rows.upperBound
        if !shouldContinue(found.rows) { return found }
      }
    }
    if index.isComplete { try examineComments(among: nil, &found) }
    if found.longRows == 0, found.countsFields {
      regularRows.store(found.rows, ordering: .releasing)
    }
    return found
  }

  /// Reports the comment lines among some records, or behind the last one.
  private func examineComments(among rows: Range<Int>?, _ found: inout CSVExamination) throws {
    guard !dialect.commentPrefix.isEmpty || dialect.isDrawn else { return }
    let start = try index.end(ofRecord: (rows?.lowerBound ?? rowCount) - 1)
    let end =
      try rows.map { try index.end(ofRecord: $0.upperBound - 1) }
      ?? index.scannedBytes / dialect.encoding.unitWidth
    let comments = try index.comments(in: start..<end, keeping: found.room(for: .comment))
    found.count(comments.count, of: .comment)
    for comment in comments.kept {
      let offset = comment.lowerBound * dialect.encoding.unitWidth
      let text = try units.text(comment.prefix(256), padding: 0).prefix { $0 != 0x0A && $0 != 0x0D }
      found.keep(
        CodecDiagnostic(
          kind: .comment, row: nil, column: nil, line: try index.line(atByte: offset),
          byteOffset: offset, expected: nil, found: Text(text)))
    }
  }

  /// Reports records with another number of fields than there are columns.
  private func add(_ odd: [ExaminedPart.OddRecord], _ found: inout CSVExamination) throws {
    for record in odd {
      if record.fields > columns.count { found.longRows += 1 }
      found.count(1, of: .fieldCount)
      guard found.room(for: .fieldCount) > 0 else { continue }
      let offset = try index.recordOffset(record.row)
      found.keep(
        CodecDiagnostic(
          kind: .fieldCount, row: record.row, column: nil, line: try index.line(atByte: offset),
          byteOffset: offset, expected: String(columns.count), found: Text("\(record.fields)")))
    }
  }

  /// Reports what was found in records of JSON beside cells.
  private func add(_ notes: [JSONNote], _ found: inout CSVExamination) throws {
    var lastLong = -1
    for note in notes {
      if note.kind == .extraMember, note.row != lastLong {
        found.longRows += 1
        lastLong = note.row
      }
      found.count(1, of: note.kind)
      guard found.room(for: note.kind) > 0 else { continue }
      var offset = try index.recordOffset(note.row)
      // In other encodings the record's text is as long as the file's only up to here.
      if dialect.encoding == .utf8 { offset += note.offset }
      found.keep(
        CodecDiagnostic(
          kind: note.kind, row: note.row, column: nil, line: try index.line(atByte: offset),
          byteOffset: offset, expected: note.expected, found: note.found))
    }
  }

  /// Reports texts with bytes that are no characters of the encoding, and texts with unlikely
  /// characters. In UTF-8 all bytes are kept unchanged.
  private func checkEncoding(
    _ chunk: ColumnChunk, _ column: Int, _ rows: Range<Int>, _ found: inout CSVExamination
  ) throws {
    guard case .texts(let arena) = chunk.values else { return }
    for row in 0..<arena.count {
      guard let kind = dialect.encoding.fault(of: arena[row]) else { continue }
      guard found.room(for: kind) > 0 else {
        found.count(1, of: kind)
        continue
      }
      let offset = try index.recordOffset(rows.lowerBound + row)
      found.add(
        CodecDiagnostic(
          kind: kind, row: rows.lowerBound + row, column: column,
          line: try index.line(atByte: offset), byteOffset: offset,
          expected: dialect.encoding.rawValue, found: Text(arena[row].prefix(256))))
    }
  }

  /// Counts a chunk's values, nulls and errors.
  private func add(
    _ chunk: ColumnChunk, _ column: Int, _ rows: Range<Int>, _ told: Set<Int>,
    _ found: inout CSVExamination
  ) throws {
    let values = chunk.validity?.validCount ?? chunk.count
    found.columns[column].values += values
    found.columns[column].errors += chunk.errors.count
    found.columns[column].nulls += chunk.count - values - chunk.errors.count
    for error in chunk.errors {
      let kind = error.reason == .fieldTooLong ? CodecDiagnostic.Kind.fieldTooLong : .typeMismatch
      let isTold = told.contains(rows.lowerBound + error.row)
      if !isTold { found.count(1, of: kind) }
      let isFirst = found.columns[column].firstError == nil
      guard isFirst || !isTold && found.room(for: kind) > 0 else { continue }
      let row = rows.lowerBound + error.row
      let offset = try index.recordOffset(row)
      let diagnostic = CodecDiagnostic(
        kind: kind, row: row, column: column, line: try index.line(atByte: offset),
        byteOffset: offset,
        expected: columns[column].settings.type.rawValue, found: error.source)
      if isFirst { found.columns[column].firstError = diagnostic }
      if !isTold { found.keep(diagnostic) }
    }
  }
}

extension CSVExamination {
  /// Counts a diagnostic and keeps it if there is room.
  mutating func add(_ diagnostic: CodecDiagnostic) {
    count(1, of: diagnostic.kind)
    keep(diagnostic)
  }

  /// Reports that the encoding is a guess.
  package mutating func reportGuess(_ encoding: FileEncoding) {
    add(
      CodecDiagnostic(
        kind: .guessedEncoding, row: nil, column: nil, line: 1, byteOffset: 0, expected: nil,
        found: Text(encoding.rawValue)))
  }

  /// The number of further diagnostics of a kind that can be kept.
  func room(for kind: CodecDiagnostic.Kind) -> Int {
    Self.diagnosticsMax - (keptCounts[kind] ?? 0)
  }

  /// Counts diagnostics of a kind.
  mutating func count(_ count: Int, of kind: CodecDiagnostic.Kind) {
    if count > 0 { diagnosticCounts[kind, default: 0] += count }
  }

  /// Keeps a diagnostic that has been counted, if there is room for its kind.
  mutating func keep(_ diagnostic: CodecDiagnostic) {
    guard room(for: diagnostic.kind) > 0 else { return }
    keptCounts[diagnostic.kind, default: 0] += 1
    diagnostics.append(diagnostic)
  }
}

extension CSVIndex {
  /// The byte offset of a record, behind the gaps before it.
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  package func recordOffset(_ row: Int) throws -> Int {
    let start = try end(ofRecord: row - 1)
    let end = try end(ofRecord: row)
    if dialect.json != nil {
      let bytes = try readUnits(start, min(end - start, 1 << 20))
      let value = JSONRecordReader.trimmed(
        bytes, bytes.indices, isElement: dialect.json?.frame == .array)
      return (start + value.lowerBound) * dialect.encoding.unitWidth
    }
    let literal = span(of: row..<row + 1).literalFrom.records <= row
    let parts = try CSVRecordParts(
      readUnits(start, min(end - start, 1 << 20)), dialect.grammar(isLiteral: literal))
    return (start + parts.start) * dialect.encoding.unitWidth
  }
}
