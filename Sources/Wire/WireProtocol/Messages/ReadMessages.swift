import JSONText

extension ViewRowsParams {
  /// The rows to read.
  package enum Selection: Sendable {
    /// All rows of the page, up to the limit.
    case page
    /// A range of view indices of the page shown.
    case range(WireRange)
    /// Rows by key, in the order of the keys.
    case keys([WireKey])
  }

  /// Which rows: the page, unless `range` or `keys` is present.
  package var selection: Selection {
    if let range { return .range(range) }
    return keys.map { .keys($0) } ?? .page
  }
}

extension ParamsReader {
  /// Refuses two selections of rows, and two states of a view.
  func checkRowsAndState() throws(InvalidParams) {
    if value("range") != nil, let keys = value("keys") {
      throw InvalidParams(
        pointer: keys.pointer, expected: "one of range and keys", found: "both")
    }
    if value("at") != nil, let pin = value("pin") {
      throw ParamsValue.present(pin).mismatch("no pin beside a view revision")
    }
  }

  /// Refuses `table/rowAt` without one place, or with a character of no line.
  ///
  /// - Throws: ``InvalidParams``.
  func requireLineOrByte() throws(InvalidParams) {
    if value("line") != nil, value("byte") != nil {
      throw InvalidParams(
        pointer: pointer + "/byte", expected: "a line or a byte, not both", found: "a byte")
    }
    if value("line") == nil, value("byte") == nil {
      throw InvalidParams(pointer: pointer, expected: "a line or a byte", found: "neither")
    }
    guard value("character") != nil, value("line") == nil else { return }
    throw InvalidParams(
      pointer: pointer + "/character", expected: "a line beside a character", found: "no line")
  }

  /// Refuses `view/measure` without any height.
  func requireRowsOrCells() throws(InvalidParams) {
    guard value("rows") == nil, value("cells") == nil else { return }
    throw InvalidParams(pointer: pointer, expected: "rows, cells or both", found: "none of them")
  }
}
