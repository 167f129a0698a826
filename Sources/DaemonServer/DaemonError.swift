import CellFormats
import TableCodecs
import TableValues

/// What the daemon itself refuses, beside what tables do.
enum DaemonError: Error, Sendable, Equatable {
  /// No table, view or subscription has the id; the first is "Table", "View" or "Subscription".
  case unknown(String, String)
  /// A table has the id already.
  case tableExists(String)
  /// A view or subscription has the id already.
  case exists(String, String)
  /// A published limit.
  case limit(name: String, maximum: Int, found: Int)
  /// A parameter names something that does not exist or does not fit.
  case invalid(pointer: String, expected: String, found: String)
  /// A sort key that can decide nothing, because one before it has its column and comparator.
  case doubledSortKey(pointer: String)
  /// An action whose name another one of its tree has.
  case doubledAction(pointer: String, Text)
  /// A column's type that is neither built in nor declared.
  case unknownType(pointer: String, names: String, Text)
  /// A format that cannot be compiled.
  case badFormat(pointer: String, FormatError)
  /// A column id that the table does not have.
  case unknownColumn(pointer: String, Text)
  /// The file cannot be opened.
  case file(FileRefusal, path: Text)
  /// Something before or after a cell that stands in no order.
  case noOrder
  /// The request was cancelled.
  case cancelled
}

/// Why a file cannot be opened.
enum FileRefusal: Sendable, Equatable {
  /// There is none.
  case notFound
  /// Its rights or its device do not allow reading.
  case notReadable(code: Int32)
  /// It is a directory, device, pipe or socket.
  case notARegularFile(kind: String)
  /// It is compressed.
  case compressed(String)
  /// It has too many columns.
  case tooManyColumns(Int)
  /// A forced dialect makes no sense.
  case badDialect(String)
  /// It changed while it was being opened.
  case changed
  /// It could not be read.
  case readFailed(ByteReadFailed)
}
