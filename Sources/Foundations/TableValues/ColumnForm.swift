/// Where a column's values are found in row objects, what its cells display, and what sorting
/// compares, if these differ from the defaults.
package struct ColumnForm: Hashable, Sendable {
  /// What sorting by a column compares instead of its values.
  package enum SortSource: Hashable, Sendable {
    /// The values of another column.
    case column(ColumnID)
    /// The values of an expression over the row.
    case expression(ColumnComputation)
  }

  /// The path of the value in a row object; nil: the column's id.
  package var path: ObjectPath?
  /// Whether the column has no values: every cell is null.
  package var isHeaderOnly = false
  /// The expression whose value its cells display; nil: their own value.
  package var display: ColumnComputation?
  /// What sorting compares; nil: its values.
  package var sortBy: SortSource?

  /// The defaults.
  package init() {}

  /// The expression that sorting by the column compares, if there is one.
  package var sortExpression: ColumnComputation? {
    get { if case .expression(let computation) = sortBy { computation } else { nil } }
    set { if let newValue { sortBy = .expression(newValue) } }
  }
}

/// A path to a value in a row object: member names from the outside in.
///
/// A path is dotted (`address.city`; a dot or backslash in a name is escaped by a backslash) or a
/// JSON pointer (`/address/city`, RFC 6901). In an array, a name is an index from 0.
package struct ObjectPath: Hashable, Sendable {
  /// The names, at least one.
  package let names: [Text]
  /// The path as the client wrote it.
  package let spelling: Text

  /// Parses a path. Returns nil for an empty path, an empty name in a dotted path, or a bad escape.
  /// O(bytes).
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
  /// A reserved number: the column of the row kinds that rows declare themselves. No real column
  /// has it.
  package static let saidKind = ColumnNumber(1 << 40)
  /// A reserved number: the fields of a record beyond the columns of its file, as one packed text
  /// per row. No real column has it.
  package static let extraFields = ColumnNumber(1 << 40 + 1)
  /// The number of the column with this column's display values, if an expression computes them.
  package var shown: ColumnNumber { ColumnNumber(-2 - 2 * rawValue) }
  /// The number of the column with this column's sort values, if an expression computes them.
  package var sorting: ColumnNumber { ColumnNumber(-3 - 2 * rawValue) }
}
