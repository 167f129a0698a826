import CellFormats
import ColumnStorage
import JSONRPC
import JSONText
import RowTree
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// The text of which a table is made, as a client edits it.
///
/// The table as its session has it saved is the text's: its rows, in order, are the text's records.
final class TextDocument: Sendable {
  /// The text of one version.
  struct Content: Sendable {
    /// The client's number of the text.
    var version: Int
    /// The text.
    var buffer: TextBuffer
    /// How the columns of the text are read.
    var columns: [CSVColumn]
    /// What is before the records.
    var layout: CSVLayout
    /// How a text is read that has no columns: as the request wants, or as the text was before it was
    /// emptied. Without ``CSVDialectOptions/hasHeader``, the header is not known yet.
    fileprivate(set) var emptyReading: CSVDialectOptions
    /// How many lines the request skips before the header; nil: they are found.
    fileprivate(set) var givenPreamble: Int?
    /// The records of the whole text; nil: they are not indexed.
    fileprivate var source: CSVSource?

    /// How a whole text is read that replaces this one. O(bytes).
    func reading(of text: [UInt8]) -> CSVDialectOptions {
      if isUndecided { return emptyReading }
      var options = fixed(buffer.dialect)
      options.preambleLines = preambleLines(of: text)
      return options
    }

    private func fixed(_ dialect: CSVDialect) -> CSVDialectOptions {
      var options = CSVDialectOptions(fixing: dialect)
      options.preambleLines = givenPreamble
      return options
    }

    /// The number of lines before the header, or the first record, of a text that replaces this one.
    /// Titles that were found stay the same lines if what follows them is edited. O(bytes).
    ///
    /// - Returns: nil: they must be found again.
    func preambleLines(of text: [UInt8]) -> Int? {
      if let givenPreamble { return givenPreamble }
      if buffer.dialect.loneCarriageReturnEnds { return nil }
      let old = buffer.bytes
      let end = layout.header?.lowerBound ?? layout.dataStart
      let shared = zip(old, text).prefix { $0 == $1 }.count
      if shared >= end { return Self.lineCount(old[..<end]) }
      // Only titles have changed: the rest is as it was.
      guard old.count - end <= text.count - shared, text.suffix(old.count - end) == old[end...]
      else { return nil }
      return Self.lineCount(text.dropLast(old.count - end))
    }

    private static func lineCount(_ lines: ArraySlice<UInt8>) -> Int? {
      guard lines.isEmpty || lines.last == UInt8(ascii: "\n") else { return nil }
      return lines.count { $0 == UInt8(ascii: "\n") }
    }

    /// Whether the next change is read with the whole text: there are no columns, or a single record
    /// of a text that was empty at first, which does not show whether it is a header.
    private var isUndecided: Bool {
      if columns.isEmpty { return true }
      return emptyReading.hasHeader == nil
        && buffer.recordCount + (layout.header == nil ? 0 : 1) < 2
    }

    /// Whether a change of some bytes may change the columns, so that the whole text is read again.
    func reachesHead(_ range: Range<Int>) -> Bool {
      isUndecided || buffer.reachesHead(range)
    }

    /// Takes a text that was read as ``reading(of:)``.
    mutating func take(_ text: [UInt8], _ found: CSVSniffing, _ columns: [CSVColumn]) {
      let before = isUndecided ? emptyReading : fixed(buffer.dialect)
      buffer = TextBuffer(text, found.dialect, dataStart: found.layout.dataStart)
      (self.columns, layout) = (columns, found.layout)
      if columns.isEmpty {
        emptyReading = before
      } else if !isUndecided {
        emptyReading = fixed(found.dialect)
      }
    }
  }

  private let content: Mutex<Content>
  private let chunkRows: Int

  /// The text of a table that was opened.
  ///
  /// - Parameter options: What the request fixes of the dialect.
  init(_ source: CSVSource, _ bytes: [UInt8], version: Int, options: CSVDialectOptions) {
    chunkRows = source.chunkRows
    content = Mutex(
      Content(
        version: version,
        buffer: TextBuffer(bytes, source.dialect, dataStart: source.layout.dataStart),
        columns: source.columns, layout: source.layout,
        emptyReading: source.columns.isEmpty ? options : CSVDialectOptions(fixing: source.dialect),
        givenPreamble: options.preambleLines, source: source))
  }

  /// The present text.
  var current: Content { content.withLock { $0 } }

  /// Replaces the text.
  func become(_ new: Content) {
    content.withLock { content in
      content = new
      content.source = nil
    }
  }

  /// The records of a text. Indexes them, unless that is done: O(bytes).
  ///
  /// - Throws: ``ByteReadFailed``.
  func source(of content: Content) throws -> CSVSource {
    if let source = content.source { return source }
    let source = CSVSource(
      bytes: MemoryByteSource(content.buffer.bytes), dialect: content.buffer.dialect,
      columns: content.columns, layout: content.layout, chunkRows: chunkRows)
    try source.index.scan()
    self.content.withLock { if $0.version == content.version { $0.source = source } }
    return source
  }

  /// The text as what a save copies.
  ///
  /// - Parameter saved: The table that equals it.
  /// - Complexity: O(bytes + rows).
  func base(_ saved: TableState) throws -> SaveBase {
    SaveBase(source: try source(of: current), saved: saved)
  }
}
