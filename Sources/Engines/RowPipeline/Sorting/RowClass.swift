import ColumnStorage
import TableValues

/// Whether a cell is sorted by value, or with the nulls or the errors.
enum RowClass: UInt8, Sendable {
  case value, null, error

  /// The rank of the class: nulls by the key's setting, errors always last.
  func rank(_ nulls: SortKey.Nulls) -> UInt64 {
    switch (self, nulls) {
    case (.null, .first): 0
    case (.value, .first), (.value, .last): 1
    case (.null, .last): 2
    case (.error, .first), (.error, .last): 3
    }
  }

  /// The class of a chunk's row.
  static func of(_ row: Int, in chunk: ColumnChunk) -> RowClass {
    if chunk.isValid(row) { return .value }
    return chunk.error(at: row) == nil ? .null : .error
  }

  /// The classes of a chunk's rows; nil when every row has a value.
  static func all(in chunk: ColumnChunk) -> [RowClass]? {
    guard let validity = chunk.validity, validity.validCount < chunk.count else { return nil }
    var classes = [RowClass](repeating: .value, count: chunk.count)
    for row in 0..<chunk.count where !validity[row] { classes[row] = .null }
    for error in chunk.errors { classes[error.row] = .error }
    return classes
  }
}
