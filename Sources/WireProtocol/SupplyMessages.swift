import JSONText

extension WireSupplied {
  /// How long the client may take for an answer unless it says so, in milliseconds.
  package static let standardDeadline = 10_000
  /// The maximum time limit, in milliseconds.
  fileprivate static let deadlineMax = 3_600_000
}

extension ParamsValue {
  /// A time limit for an answer, in milliseconds.
  func deadline() throws(InvalidParams) -> Int {
    try integer(
      in: 1...WireSupplied.deadlineMax,
      expected: "milliseconds from 1 to \(WireSupplied.deadlineMax)")
  }
}

/// The client's answer to `cell/compute`.
package struct CellComputeResult: Sendable {
  /// One value per requested row.
  package var values: [JSONView]
  /// Display texts by row, if they differ from the format of the value's type.
  package var texts: [Int: WireText] = [:]
  /// The reasons why rows have no value, by row.
  package var errors: [Int: WireText] = [:]

  /// Reads the answer. Unknown members are ignored.
  ///
  /// - Parameter count: The number of requested rows.
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
