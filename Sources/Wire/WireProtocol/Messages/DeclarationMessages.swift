import JSONText

/// The source of a row's kind.
package enum WireKindSource: WireUnion {
  /// The value of a column.
  case column(WireText)
  /// An expression over the row.
  case expression(WireText)

  /// Reads the object with one of its two members.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    let column = try reader.optional("column")
    let source = try reader.optional("expression")
    try reader.finish()
    switch (column, source) {
    case (let column?, nil): self = .column(try column.text())
    case (nil, let source?): self = .expression(try source.text())
    case (nil, nil), (_?, _?): throw value.mismatch("one of column and expression")
    }
  }

  /// Writes the member that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .column(let id): writer.member("column", id)
    case .expression(let source): writer.member("expression", source)
    }
    writer.endObject()
  }
}
