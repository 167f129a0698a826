import JSONText

/// A paste: writes a block of texts into cells.
package struct WirePaste: Sendable {
  /// The target of the block.
  package enum Target: Sendable {
    /// From a cell down and to the right, in the order of a view or of the table.
    case at(row: WireKey, column: WireText, view: ViewID?)
    /// These rows and columns.
    case named(rows: [WireKey], columns: [WireText])
  }

  /// What is pasted.
  package enum Content: Sendable {
    /// Rows of texts, not decoded: arrays of strings, with null for cells that stay unchanged.
    case texts(JSONView)
    /// The content of the clipboard.
    case clipboard(WireClipboard)
  }

  /// What is pasted.
  package var content: Content
  /// The target.
  package var target: Target
  /// The treatment of the part that does not fit; refused by default.
  package var overflow: PasteOverflow?

  init(_ reader: inout ParamsReader) throws(InvalidParams) {
    content = try Content(&reader)
    overflow = try reader.optional("overflow")?.choice()
    if let at = try reader.optional("at") {
      var place = try at.reader()
      let (row, column) = (
        try place.required("row").key(), try place.required("column").text()
      )
      try place.finish()
      target = .at(row: row, column: column, view: try reader.optional("view")?.id())
    } else {
      target = .named(
        rows: try reader.required("rows").keys(),
        columns: try reader.required("columns").distinctTexts())
    }
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.string("paste")
    switch content {
    case .texts(let texts):
      writer.name("texts")
      writer.value(texts)
    case .clipboard(let clipboard): clipboard.writeMembers(to: &writer)
    }
    switch target {
    case .at(let row, let column, let view):
      writer.name("at")
      writer.beginObject()
      writer.member("row", row)
      writer.member("column", column)
      writer.endObject()
      writer.member("view", view)
    case .named(let rows, let columns):
      writer.member("rows", rows)
      writer.member("columns", columns)
    }
    writer.member("overflow", overflow)
  }
}

extension WirePaste.Content {
  fileprivate init(_ reader: inout ParamsReader) throws(InvalidParams) {
    guard let given = try reader.optional("texts") else {
      self = .clipboard(try WireClipboard(&reader))
      return
    }
    for name in WireClipboard.members { try reader.refuse(name, beside: "texts") }
    for row in try given.elements() {
      for text in try ParamsValue.present(row).elements() where !text.isNull {
        _ = try ParamsValue.present(text).text()
      }
    }
    self = .texts(try given.view(expecting: "an array"))
  }
}

/// The flavours of a clipboard.
package struct WireClipboard: Sendable {
  static let members: [StaticString] = ["text", "html", "format", "header"]

  /// Its plain text.
  package var text: WireText?
  /// Its HTML.
  package var html: WireText?
  /// How it is read.
  package var format: PasteFormat?
  /// Whether the first row has names.
  package var hasHeader: Bool?

  init(_ reader: inout ParamsReader) throws(InvalidParams) {
    text = try reader.optional("text")?.text()
    html = try reader.optional("html")?.text()
    format = try reader.optional("format")?.choice()
    hasHeader = try reader.optional("header")?.bool()
    try reader.requireOne(of: ["texts", "text", "html"])
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("text", text)
    writer.member("html", html)
    writer.member("format", format)
    writer.member("header", hasHeader)
  }
}
