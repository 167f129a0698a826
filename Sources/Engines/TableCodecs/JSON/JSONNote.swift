import TableValues

/// What a reader of JSON has found in a record beside its cells.
struct JSONNote: Hashable, Sendable {
  /// The record's row.
  var row: Int
  /// What it is.
  var kind: CodecDiagnostic.Kind
  /// Its place in the record's text, in bytes of UTF-8 from the first byte that is no blank.
  var offset: Int
  /// What was expected, if anything specific.
  var expected: String?
  /// The text concerned: a member's name, or the beginning of a record.
  var found: Text
}

/// A cell whose text is no value of its column, wherever the column's type is: the text of a record
/// that is not JSON, or of a value that is not flattened because it is no object.
struct JSONWrongCell: Hashable, Sendable {
  /// The row, counted from the first one that was read.
  var row: Int
  /// The place of the column.
  var column: Int
  /// The text.
  var text: Text
}
