import JSONText

extension WireSupplied {
  /// The default time limit for the client's answer, in milliseconds.
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

extension CellComputeResult {
  /// Checks the answer against the request.
  ///
  /// - Parameter count: The number of requested rows.
  package func check(count: Int) throws(InvalidParams) {
    guard values.count == count else {
      throw InvalidParams(
        pointer: "/values", expected: "\(count) values", found: "\(values.count)")
    }
    if let texts, texts.count != count {
      throw InvalidParams(
        pointer: "/texts", expected: "\(count) texts", found: "\(texts.count)")
    }
    for (place, error) in (errors ?? []).enumerated() where error.row >= count {
      throw InvalidParams(
        pointer: "/errors/\(place)/row", expected: "a row of the question",
        found: "\(error.row)")
    }
  }
}
