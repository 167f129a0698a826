import JSONText

extension WireSupplied {
  /// How long the client may take for an answer unless it says so, in milliseconds.
  package static let standardDeadline = 10_000
  /// The longest that may be said.
  fileprivate static let deadlineMax = 3_600_000
}

extension ParamsValue {
  /// How long the client may take for an answer, in milliseconds.
  func deadline() throws(InvalidParams) -> Int {
    try integer(
      in: 1...WireSupplied.deadlineMax,
      expected: "milliseconds from 1 to \(WireSupplied.deadlineMax)")
  }
}

/// The client's answer to `cell/compute`.
package struct CellComputeResult: Sendable {
  /// One value per row that was asked for.
  package var values: [JSONView]
  /// What cells show, by row, where that is not what the value's type shows.
  package var texts: [Int: WireText] = [:]
  /// Why rows have no value.
  package var errors: [Int: WireText] = [:]

  /// Reads the answer, passing over members of later versions.
  ///
  /// - Parameter count: For how many rows was asked.
  package init(_ view: JSONView, count: Int) throws(InvalidParams) {
    var reader = try ParamsReader(view)
    let list = try reader.required("values")
    values = []
    for value in try list.elements() { values.append(value) }
    guard values.count == count else {
      throw InvalidParams(
        pointer: "/values", expected: "\(count) values", found: "\(values.count)")
    }
    if let list = try reader.optional("texts") {
      var row = 0
      for text in try list.elements() {
        if !text.isNull { texts[row] = try ParamsValue.present(text).text() }
        row += 1
      }
      guard row == count else {
        throw InvalidParams(pointer: "/texts", expected: "\(count) texts", found: "\(row)")
      }
    }
    guard let list = try reader.optional("errors") else { return }
    for item in try list.elements() {
      var inner = try ParamsReader(item)
      let row = try inner.required("row").integer(
        in: 0...max(0, count - 1), expected: "a row of the question")
      errors[row] = try inner.required("text").text()
    }
  }
}
