// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The position of a column among the others.
package enum WireColumnPlace: WireUnion {
  /// The kind `start`.
  case start
  /// The kind `end`.
  case end
  /// The kind `before`, with `column`.
  case before(column: WireText)
  /// The kind `after`, with `column`.
  case after(column: WireText)

  private enum Kind: String, ContractWord {
    case start, end, before, after
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .start: self = .start
    case .end: self = .end
    case .before:
      let column: WireText = try reader.required("column").text()
      self = .before(column: column)
    case .after:
      let column: WireText = try reader.required("column").text()
      self = .after(column: column)
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .start: writer.member("kind", Kind.start)
    case .end: writer.member("kind", Kind.end)
    case .before(let column):
      writer.member("kind", Kind.before)
      writer.member("column", column)
    case .after(let column):
      writer.member("kind", Kind.after)
      writer.member("column", column)
    }
    writer.endObject()
  }
}
