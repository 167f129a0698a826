import Scheduling
import Synchronization
import TableCodecs

/// The index of the records of a file that was saved.
final class SavedFileIndex: Sendable {
  private struct Known {
    var stamp: FileStamp
    var dialect: CSVDialect
    var source: CSVSource
  }

  private let known = Mutex<Known?>(nil)

  /// An index that is not made yet.
  init() {}

  /// The records of a file. Reads it once, in pieces, unless that is done.
  ///
  /// - Parameters:
  ///   - table: The file from which the table's cells are read, if that is one.
  ///   - columns: The columns of the file.
  /// - Throws: ``ByteSourceChanged`` if the file has another content by now, ``ByteReadFailed``.
  func source(
    of name: NamedFile, _ table: FileBytes?, _ dialect: CSVDialect, _ columns: [CSVColumn],
    _ pool: WorkerPool
  ) throws -> CSVSource {
    let found = known.withLock { $0 }
    if let found, found.stamp == name.stamp, found.dialect == dialect { return found.source }
    let file = try Self.file(name, table)
    let head = try file.bytes(0..<min(file.size, CSVSniffer.sampleBytes))
    let sniffing = try CSVSniffer.sniff(
      head, isWhole: head.count == file.size, options: CSVDialectOptions(fixing: dialect))
    let source = CSVSource(
      bytes: file, dialect: sniffing.dialect, columns: columns, layout: sniffing.layout)
    try source.index.scan { count, work in pool.parallel(count, work) }
    known.withLock { $0 = Known(stamp: name.stamp, dialect: dialect, source: source) }
    return source
  }

  private static func file(_ name: NamedFile, _ table: FileBytes?) throws -> any ByteSource {
    if name.compression != nil {
      // Places are those in the content.
      guard let table else { throw ByteSourceChanged() }
      return try table.opened { false }
    }
    if let backing = table?.backing,
      backing.privateCopy != nil || backing.stamp.isFile(of: name.stamp)
    {
      return PlainFile(file: backing.file, size: name.stamp.size)
    }
    let (open, stamp) = try OpenFile.open(name.resolved)
    guard stamp.hasContent(of: name.stamp) else { throw ByteSourceChanged() }
    return PlainFile(file: open, size: stamp.size)
  }
}
