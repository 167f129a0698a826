import JSONText

extension ParamsReader {
  /// Refuses a side of a difference that is named by none or several members, and options that do not
  /// belong to it.
  func requireDifferencePlace() throws(InvalidParams) {
    let names: [StaticString] = ["table", "path", "text", "base64"]
    let found = names.compactMap { value($0) }
    guard found.count == 1 else {
      throw InvalidParams(
        pointer: found.last?.pointer ?? pointer, expected: "one of table, path, text and base64",
        found: found.isEmpty ? "none of them" : "a second one")
    }
    let (isTable, revision, saved) = (value("table") != nil, value("revision"), value("saved"))
    if let option = revision ?? saved, !isTable {
      throw InvalidParams(pointer: option.pointer, expected: "a table beside it", found: "a file")
    }
    if revision != nil, let saved {
      throw InvalidParams(
        pointer: saved.pointer, expected: "one of revision and saved", found: "both")
    }
    if isTable, let dialect = value("dialect") {
      throw InvalidParams(pointer: dialect.pointer, expected: "a file beside it", found: "a table")
    }
  }
}
