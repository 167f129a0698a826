import JSONText

extension TableOpenParams {
  /// The source of the bytes.
  package enum Source: Sendable {
    /// A path in the file system.
    case path(WireText)
    /// A `file:` URI.
    case uri(WireText)
    /// A text.
    case text(WireText)
    /// Bytes in base 64, not decoded yet.
    case base64(WireText)
  }

  /// The source: the one of `path`, `uri` and `content` that is present. Without any, an empty text.
  package var source: Source {
    if let path { return .path(path) }
    if let uri { return .uri(uri) }
    if let base64 = content?.base64 { return .base64(base64) }
    return .text(content?.text ?? [])
  }

  /// A request that opens a source.
  package init(source: Source) {
    switch source {
    case .path(let path): self.init(path: path)
    case .uri(let uri): self.init(uri: uri)
    case .text(let text): self.init(content: Content(text: text))
    case .base64(let base64): self.init(content: Content(base64: base64))
    }
  }
}

extension ParamsReader {
  /// Refuses `table/open` with no source or several, and sections that do not fit a source.
  func requireSource() throws(InvalidParams) {
    let names: [StaticString] = ["path", "uri", "content", "backup", "source"]
    let sources = names.compactMap { value($0) }
    guard sources.count == 1 else {
      throw InvalidParams(
        pointer: sources.last?.pointer ?? pointer,
        expected: "one of path, uri, content, backup and source",
        found: sources.isEmpty ? "none of them" : "a second one")
    }
    if value("backup") != nil {
      let options: [StaticString] = [
        "dialect", "columns", "types", "defaultSort", "keyColumns", "sections", "sectionColumn",
        "keyScope", "sampleRows", "declarations", "from",
      ]
      guard let option = options.compactMap({ value($0) }).first else { return }
      throw InvalidParams(
        pointer: option.pointer, expected: "nothing that a backup has", found: "an option")
    }
    if value("source") != nil {
      try refuse(
        [
          "from", "dialect", "sampleRows", "widen", "journalFolder", "durability",
          "whenFileChanges",
        ], expecting: "a file, as only files have it", found: "a lent source")
    }
    guard let sections = value("sections") else {
      return try refuse(["sectionColumn", "keyScope"], expecting: "sections beside it")
    }
    for section in sections.elements {
      guard let rows = section.member("rows") else { continue }
      throw InvalidParams(
        pointer: rows.pointer, expected: "no rows, as the source has them", found: "rows")
    }
  }

  /// Refuses a file that is named by no path or by two.
  func requirePath() throws(InvalidParams) {
    let places = [value("path"), value("uri")].compactMap { $0 }
    if places.count == 1 { return }
    throw InvalidParams(
      pointer: places.last?.pointer ?? pointer, expected: "one of path and uri",
      found: places.isEmpty ? "none of them" : "both")
  }

  /// Refuses a source in a database that is named by none or several members, and parameters without a
  /// query.
  func requireOneOfDatabase() throws(InvalidParams) {
    let found = [value("table"), value("view"), value("query")].compactMap { $0 }
    guard found.count == 1 else {
      throw InvalidParams(
        pointer: found.last?.pointer ?? pointer, expected: "one of table, view and query",
        found: found.isEmpty ? "none of them" : "a second one")
    }
    guard value("query") == nil, let parameters = value("params") else { return }
    throw InvalidParams(
      pointer: parameters.pointer, expected: "a query beside it", found: "no query")
  }

  /// Refuses inline content with no form or both.
  func requireTextOrBytes() throws(InvalidParams) {
    let (text, base64) = (value("text"), value("base64"))
    guard (text == nil) == (base64 == nil) else { return }
    throw InvalidParams(
      pointer: pointer, expected: "one of text and base64",
      found: text == nil ? "none of them" : "both")
  }

  /// Refuses two places, and a copy without one.
  func requirePlaceOfCopy() throws(InvalidParams) {
    try refuse("uri", beside: "path")
    guard value("copy") != nil, value("path") == nil, value("uri") == nil else { return }
    throw InvalidParams(
      pointer: pointer + "/path", expected: "the path of the copy, or its URI", found: "nothing")
  }

  /// Refuses new rows in no form or in both, and members about sections without sections.
  func requireRowsOrSections(_ names: [StaticString]) throws(InvalidParams) {
    let rows = value("rows")
    if value("sections") == nil {
      guard rows != nil else {
        throw ParamsValue.absent(parent: object, name: "rows").mismatch("an array of rows")
      }
      return try refuse(names, expecting: "sections in place of rows")
    }
    guard let rows else { return }
    throw InvalidParams(pointer: rows.pointer, expected: "rows or sections", found: "both")
  }

  private func refuse(
    _ names: [StaticString], expecting expected: String, found: String = "no sections"
  ) throws(InvalidParams) {
    for name in names {
      guard let view = value(name) else { continue }
      throw InvalidParams(pointer: view.pointer, expected: expected, found: found)
    }
  }
}
