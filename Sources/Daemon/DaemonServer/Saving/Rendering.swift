import ColumnStorage
import RowPipeline
import RowTree
import TableCodecs
import TableModel
import TableValues

/// The bytes that saving a table would write.
enum Rendering {
  /// The bytes of a table opened from delimited text; empty for a created one.
  ///
  /// - Throws: `CSVRenderingError`, `ByteSourceChanged`.
  static func bytes(of table: TableState, titles: [ColumnNumber: Text]) throws -> [UInt8] {
    guard let source = table.content.source as? CSVSource else { return [] }
    var bytes: [UInt8] = []
    try source.write(FileContent(table, titles: titles).content(of: source, naming: false)) {
      [file = source.bytes] piece in
      switch piece {
      case .bytes(let new): bytes += new
      case .copy(let range): bytes += try file.bytes(range)
      }
    }
    return bytes
  }
}
