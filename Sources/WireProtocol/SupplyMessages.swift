import JSONText

/// The declaration of a column whose cells are supplied by the client.
package struct WireSupplied: WireObject, Hashable, Sendable {
  /// The default time limit for an answer, in milliseconds.
  package static let standardDeadline = 10_000
  /// The maximum time limit, in milliseconds.
  fileprivate static let deadlineMax = 3_600_000

  /// The input columns of a cell; nil: all possible ones.
  package var inputs: [WireText]?
  /// The time limit for an answer, in milliseconds.
  package var deadline: Int?

  /// A declaration.
  package init(inputs: [WireText]?, deadline: Int? = nil) {
    self.inputs = inputs
    self.deadline = deadline
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    inputs = try reader.optional("inputs")?.distinctTexts()
    deadline = try reader.optional("deadline")?.deadline()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    if let inputs { writer.list("inputs", inputs) { $0.string($1) } }
    writer.member("deadline", deadline)
  }
}

extension ParamsValue {
  /// A time limit for an answer, in milliseconds.
  func deadline() throws(InvalidParams) -> Int {
    try integer(
      in: 1...WireSupplied.deadlineMax,
      expected: "milliseconds from 1 to \(WireSupplied.deadlineMax)")
  }
}

/// Parameters of `cell/refresh`.
package struct CellRefreshParams: WireParams {
  /// The table.
  package var table: WireText
  /// The supplied columns; nil: all.
  package var columns: [WireText]?
  /// The rows; nil: all.
  package var rows: [WireKey]?

  /// A request to supply cells again.
  package init(table: WireText, columns: [WireText]? = nil, rows: [WireKey]? = nil) {
    self.table = table
    self.columns = columns
    self.rows = rows
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    columns = try reader.optional("columns")?.distinctTexts()
    rows = try reader.optional("rows")?.keys()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    if let columns { writer.list("columns", columns) { $0.string($1) } }
    writer.member("rows", rows)
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
