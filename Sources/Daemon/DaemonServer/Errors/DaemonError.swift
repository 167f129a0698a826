import CellFormats
import TableCodecs
import TableValues

/// Errors of the daemon itself, in addition to those of tables.
enum DaemonError: Error, Sendable, Equatable {
  /// No table, view or subscription has the id. The first value is "Table", "View" or
  /// "Subscription".
  case unknown(String, String)
  /// A table with the id exists.
  case tableExists(String)
  /// A view or subscription with the id exists.
  case exists(String, String)
  /// A published limit was exceeded.
  case limit(name: String, maximum: Int, found: Int)
  /// A parameter names something that does not exist or does not fit.
  case invalid(pointer: String, expected: String, found: String)
  /// A redundant sort key: an earlier one has the same column and comparator.
  case doubledSortKey(pointer: String)
  /// Two actions of a tree have the same name.
  case doubledAction(pointer: String, Text)
  /// A column type that is neither built in nor declared.
  case unknownType(pointer: String, names: String, Text)
  /// A format that cannot be compiled.
  case badFormat(pointer: String, FormatError)
  /// A column id that the table does not have.
  case unknownColumn(pointer: String, Text)
  /// The file cannot be opened.
  case file(FileRefusal, path: Text)
  /// An order comparison with a cell that has no order.
  case noOrder
  /// The request was cancelled.
  case cancelled
}

/// Why a file cannot be opened.
enum FileRefusal: Sendable, Equatable {
  /// There is none.
  case notFound
  /// Permissions or the device do not allow reading.
  case notReadable(code: Int32)
  /// It is a directory, device, pipe or socket.
  case notARegularFile(kind: String)
  /// It is compressed.
  case compressed(String)
  /// It is no text.
  case notText(FileSignature)
  /// It has too many columns.
  case tooManyColumns(Int)
  /// A fixed dialect is invalid.
  case badDialect(String)
  /// It changed while it was being opened.
  case changed
  /// It could not be read.
  case readFailed(ByteReadFailed)
}
