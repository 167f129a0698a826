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
    /// The records of the whole text; nil: they are not indexed.
    fileprivate var source: CSVSource?
  }

  private let content: Mutex<Content>
  private let chunkRows: Int

  /// The text of a table that was opened.
  init(_ source: CSVSource, _ bytes: [UInt8], version: Int) {
    chunkRows = source.chunkRows
    content = Mutex(
      Content(
        version: version,
        buffer: TextBuffer(bytes, source.dialect, dataStart: source.layout.dataStart),
        columns: source.columns, layout: source.layout, source: source))
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
