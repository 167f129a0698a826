import CellFormats
import TableValues

extension CSVSource {
  /// Detects the dialect from the beginning of the bytes and makes a source. Its index is still
  /// empty.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - options: The fixed parts of the dialect.
  ///   - types: Declared types by column. Others are inferred.
  /// - Throws: ``CSVError``, ``ByteSourceChanged``.
  package static func open(
    _ bytes: any ByteSource, options: CSVDialectOptions = CSVDialectOptions(),
    types: [Int: ColumnType] = [:]
  ) throws -> (source: CSVSource, sniffing: CSVSniffing) {
    let size = min(bytes.size, CSVSniffer.sampleBytes)
    var sniffing = try CSVSniffer.sniff(
      bytes.bytes(0..<size), isWhole: size == bytes.size, options: options)
    for (column, type) in types where sniffing.columns.indices.contains(column) {
      sniffing.columns[column].settings = sniffing.columns[column].settings.retyped(type)
    }
    let source = CSVSource(
      bytes: bytes, dialect: sniffing.dialect, columns: sniffing.columns, layout: sniffing.layout)
    return (source, sniffing)
  }
}
