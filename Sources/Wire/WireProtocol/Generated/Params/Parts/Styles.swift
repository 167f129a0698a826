// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A style rule for rows or cells: the cells of `columns`, or those that `source` selects.
package struct WireStyle: WireObject, Sendable {
  /// A CEL condition over the row, which can also read selected, hovered, hoveredColumn, section
  /// and index; absent: always true.
  package let when: WireText?
  /// A built-in condition of a style, without an expression.
  package let source: WireStyleSource?
  /// The columns whose cells have the style; absent: the rows or, if the source selects cells, all
  /// columns.
  package let columns: [WireText]?
  /// Behind the content, or in front of it.
  package let layer: StyleLayer
  /// The name by which the client recognises the style.
  package let tag: WireText
  /// The parameters of the style, by name.
  package let parameters: [WireNamed<WireStyleParameter>]?

  /// Makes it of its members.
  package init(
    layer: StyleLayer, tag: WireText, when: WireText? = nil, source: WireStyleSource? = nil,
    columns: [WireText]? = nil, parameters: [WireNamed<WireStyleParameter>]? = nil
  ) {
    self.when = when
    self.source = source
    self.columns = columns
    self.layer = layer
    self.tag = tag
    self.parameters = parameters
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    when = try reader.optional("when")?.text()
    source = try reader.optional("source")?.union()
    columns = try reader.optional("columns")?.distinctTexts()
    layer = try reader.required("layer").choice()
    tag = try reader.required("tag").text()
    parameters = try reader.optional("parameters")?.named { value throws(InvalidParams) in
      try value.union()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("when", when)
    writer.member("source", source)
    writer.member("columns", columns)
    writer.member("layer", layer)
    writer.member("tag", tag)
    writer.member("parameters", parameters) { $0.entries($1) { $1.write(to: &$0) } }
  }
}

/// A built-in condition of a style, without an expression.
package enum WireStyleSource: WireUnion {
  /// One row of every `every` rows (default 2), at position `offset` (default 0), counted in the
  /// page (default) or in the innermost section.
  case stripes(every: Int?, offset: Int?, by: StripeScope?)
  /// Cells of the columns that the view is sorted by: in all rows, or in one of every `every` rows
  /// of the page, at position `offset` (default 0).
  case sorted(every: Int?, offset: Int?)
  /// The selection: rows, or cells, including those of selected columns.
  case selected
  /// The row under the subscription's pointer (view/hover).
  case hovered
  /// Rows that match the search; with columns, their cells with hits.
  case matches
  /// Cells with a draft.
  case drafts
  /// Cells without a value of their type.
  case errors

  private enum Kind: String, ContractWord {
    case stripes, sorted, selected, hovered, matches, drafts, errors
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .stripes:
      let every: Int? = try reader.optional("every")?.positive()
      let offset: Int? = try reader.optional("offset")?.count()
      let by: StripeScope? = try reader.optional("by")?.choice()
      self = .stripes(every: every, offset: offset, by: by)
    case .sorted:
      let every: Int? = try reader.optional("every")?.positive()
      let offset: Int? = try reader.optional("offset")?.count()
      self = .sorted(every: every, offset: offset)
    case .selected: self = .selected
    case .hovered: self = .hovered
    case .matches: self = .matches
    case .drafts: self = .drafts
    case .errors: self = .errors
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .stripes(let every, let offset, let by):
      writer.member("kind", Kind.stripes)
      writer.member("every", every)
      writer.member("offset", offset)
      writer.member("by", by)
    case .sorted(let every, let offset):
      writer.member("kind", Kind.sorted)
      writer.member("every", every)
      writer.member("offset", offset)
    case .selected: writer.member("kind", Kind.selected)
    case .hovered: writer.member("kind", Kind.hovered)
    case .matches: writer.member("kind", Kind.matches)
    case .drafts: writer.member("kind", Kind.drafts)
    case .errors: writer.member("kind", Kind.errors)
    }
    writer.endObject()
  }
}
