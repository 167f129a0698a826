// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The target position of rows in the source order.
package enum WirePlace: WireUnion {
  /// The kind `start`.
  case start
  /// The kind `end`.
  case end
  /// The kind `before`, with `row`.
  case before(row: WireKey)
  /// The kind `after`, with `row`.
  case after(row: WireKey)
  /// The kind `index`, with `sourceIndex` and `counted`.
  case index(sourceIndex: Int, counted: CountedRows?)
  /// A position on the page that a view shows. Rows that are not shown keep their positions.
  case shown(view: ViewID, viewIndex: Int, counted: CountedRows?, whenSorted: WhenSorted?)

  private enum Kind: String, ContractWord {
    case start, end, before, after, index, shown
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .start: self = .start
    case .end: self = .end
    case .before:
      let row: WireKey = try reader.required("row").key()
      self = .before(row: row)
    case .after:
      let row: WireKey = try reader.required("row").key()
      self = .after(row: row)
    case .index:
      let sourceIndex: Int = try reader.required("sourceIndex").count()
      let counted: CountedRows? = try reader.optional("counted")?.choice()
      self = .index(sourceIndex: sourceIndex, counted: counted)
    case .shown:
      let view: ViewID = try reader.required("view").id()
      let viewIndex: Int = try reader.required("viewIndex").count()
      let counted: CountedRows? = try reader.optional("counted")?.choice()
      let whenSorted: WhenSorted? = try reader.optional("whenSorted")?.choice()
      self = .shown(view: view, viewIndex: viewIndex, counted: counted, whenSorted: whenSorted)
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .start: writer.member("kind", Kind.start)
    case .end: writer.member("kind", Kind.end)
    case .before(let row):
      writer.member("kind", Kind.before)
      writer.member("row", row)
    case .after(let row):
      writer.member("kind", Kind.after)
      writer.member("row", row)
    case .index(let sourceIndex, let counted):
      writer.member("kind", Kind.index)
      writer.member("sourceIndex", sourceIndex)
      writer.member("counted", counted)
    case .shown(let view, let viewIndex, let counted, let whenSorted):
      writer.member("kind", Kind.shown)
      writer.member("view", view)
      writer.member("viewIndex", viewIndex)
      writer.member("counted", counted)
      writer.member("whenSorted", whenSorted)
    }
    writer.endObject()
  }
}
