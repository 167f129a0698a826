import TableValues

/// The order of two values.
enum ValueOrder {
  case less, equal, greater
  /// Not comparable as numbers: one is NaN.
  case unordered

  init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .less : left == right ? .equal : left > right ? .greater : .unordered
  }

  var reversed: ValueOrder {
    switch self {
    case .less: .greater
    case .greater: .less
    case .equal, .unordered: self
    }
  }
}

/// Comparison of numbers of different types as one number line.
enum NumberLine {
  static func order(_ left: Int64, _ right: UInt64) -> ValueOrder {
    left < 0 ? .less : ValueOrder(UInt64(left), right)
  }

  /// As in the conformance suite, the integer is rounded to the nearest double first.
  static func order(_ left: Int64, _ right: Double) -> ValueOrder {
    ValueOrder(Double(left), right)
  }

  static func order(_ left: UInt64, _ right: Double) -> ValueOrder {
    ValueOrder(Double(left), right)
  }
}

extension ExpressionValue {
  /// The order of two values; nil if their types cannot be compared.
  func order(to other: ExpressionValue) -> ValueOrder? {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): ValueOrder(a, b)
    case (.double(let a), .double(let b)): ValueOrder(a, b)
    case (.text(let a), .text(let b)): ValueOrder(a, b)
    case (.unsigned(let a), .unsigned(let b)): ValueOrder(a, b)
    case (.integer(let a), .unsigned(let b)): NumberLine.order(a, b)
    case (.unsigned(let a), .integer(let b)): NumberLine.order(b, a).reversed
    case (.integer(let a), .double(let b)): NumberLine.order(a, b)
    case (.double(let a), .integer(let b)): NumberLine.order(b, a).reversed
    case (.unsigned(let a), .double(let b)): NumberLine.order(a, b)
    case (.double(let a), .unsigned(let b)): NumberLine.order(b, a).reversed
    case (.boolean(let a), .boolean(let b)): ValueOrder(a ? 1 : 0, b ? 1 : 0)
    case (.bytes(let a), .bytes(let b)): ValueOrder(Text(a), Text(b))
    case (.timestamp(let a), .timestamp(let b)): ValueOrder(a, b)
    case (.duration(let a), .duration(let b)): ValueOrder(a, b)
    default: nil  // no order between these types
    }
  }

  /// Whether two values are equal. It never throws. Numbers are equal across types; NaN equals
  /// nothing.
  package func isEqual(to other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.type(let a), .type(let b)): return a == b
    case (.list(let a), .list(let b)):
      guard a.elements.count == b.elements.count else { return false }
      for (left, right) in zip(a.elements, b.elements) where !left.isEqual(to: right) {
        return false
      }
      return true
    case (.map(let a), .map(let b)):
      guard a.entries.count == b.entries.count else { return false }
      for entry in a.entries {
        guard let value = b[entry.key], value.isEqual(to: entry.value) else { return false }
      }
      return true
    case (.optional(let a), .optional(let b)):
      guard let left = a.value, let right = b.value else {
        return a.value == nil && b.value == nil
      }
      return left.isEqual(to: right)
    default: return order(to: other) == .equal
    }
  }
}
