/// Where a column's values come from in rows given as objects, what its cells show, and what sorting
/// by it compares, where that is not the plain way.
package struct ColumnForm: Hashable, Sendable {
  /// What sorting by a column compares in place of its values.
  package enum SortSource: Hashable, Sendable {
    /// The values of another column.
    case column(ColumnID)
    /// The values of an expression over the row.
    case expression(ColumnComputation)
  }

  /// Where its value stands in a row given as an object; nil: under the column's id.
  package var path: ObjectPath?
  /// Whether it has no values at all: every cell is null.
  package var isHeaderOnly = false
  /// What its cells show; nil: their values.
  package var display: ColumnComputation?
  /// What sorting by it compares; nil: its values.
  package var sortBy: SortSource?

  /// The plain form.
  package init() {}

  /// The expression that sorting by the column compares, if there is one.
  package var sortExpression: ColumnComputation? {
    get { if case .expression(let computation) = sortBy { computation } else { nil } }
    set { if let newValue { sortBy = .expression(newValue) } }
  }
}

/// The way to a value in a row given as an object: names of members one inside the other.
///
/// A path is dotted (`address.city`; a dot or backslash in a name has a backslash before it), or a
/// JSON pointer (`/address/city`, RFC 6901). In an array a name is an index counted from 0.
package struct ObjectPath: Hashable, Sendable {
  /// The names, at least one.
  package let names: [Text]
  /// The path as it was written.
  package let spelling: Text

  /// Reads a path; nil for an empty one, an empty name in a dotted one and a bad escape. O(bytes).
  package init?(_ spelling: Text) {
    self.spelling = spelling
    let bytes = spelling.utf8
    let names = bytes.first == 0x2F ? Self.pointer(bytes.dropFirst()) : Self.dotted(bytes)
    guard let names else { return nil }
    self.names = names
  }

  private static func pointer(_ bytes: ArraySlice<UInt8>) -> [Text]? {
    var names: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        guard byte == 0x30 || byte == 0x31 else { return nil }
        names[names.count - 1].append(byte == 0x30 ? 0x7E : 0x2F)
        isEscaped = false
      } else if byte == 0x7E {
        isEscaped = true
      } else if byte == 0x2F {
        names.append([])
      } else {
        names[names.count - 1].append(byte)
      }
    }
    return isEscaped ? nil : names.map { Text($0) }
  }

  private static func dotted(_ bytes: [UInt8]) -> [Text]? {
    var names: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        guard byte == 0x2E || byte == 0x5C else { return nil }
        names[names.count - 1].append(byte)
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else if byte == 0x2E {
        if names[names.count - 1].isEmpty { return nil }
        names.append([])
      } else {
        names[names.count - 1].append(byte)
      }
    }
    return isEscaped || names[names.count - 1].isEmpty ? nil : names.map { Text($0) }
  }
}

extension ColumnNumber {
  /// The number under which the kinds are kept that rows say they are of; no column has it.
  package static let saidKind = ColumnNumber(1 << 40)
  /// The number of the column that holds what this one shows, where an expression says so.
  package var shown: ColumnNumber { ColumnNumber(-2 - 2 * rawValue) }
  /// The number of the column that holds what sorting by this one compares, where an expression
  /// says so.
  package var sorting: ColumnNumber { ColumnNumber(-3 - 2 * rawValue) }
}
