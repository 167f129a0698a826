/// A column's identity on the wire and in state documents.
///
/// It is the column's header if that is not empty and the first of its name, else `name#2` and so
/// on. Renaming a column changes its title only.
package struct ColumnID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The id's text.
  package var text: Text

  /// Wraps a text.
  package init(_ text: Text) {
    self.text = text
  }

  /// Wraps a literal.
  package init(stringLiteral value: String) {
    text = Text(value)
  }

  /// Orders ids by code point.
  package static func < (left: ColumnID, right: ColumnID) -> Bool { left.text < right.text }
}

/// A column's internal number within its table: assigned once, never reused.
///
/// Columns of the source are numbered from 0 in source order.
package struct ColumnNumber: Hashable, Comparable, Sendable {
  /// The number itself.
  package var rawValue: Int

  /// Wraps a number.
  @inlinable package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders by number.
  @inlinable package static func < (left: ColumnNumber, right: ColumnNumber) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A row's identity on the wire: an integer or a text; 1 and "1" differ.
package enum RowKey: Hashable, Sendable {
  /// An integer key. Keys of 15 digits and more are strings on the wire but integers here.
  case integer(Int64)
  /// A text key, compared by code point.
  case text(Text)
}

extension RowKey: CustomStringConvertible {
  /// The key as JSON, for messages to people.
  package var description: String {
    switch self {
    case .integer(let number): String(number)
    case .text(let text): "\"\(text)\""
    }
  }
}

/// The number of a table's or a view's state. The first state is 1.
package struct Revision: Hashable, Comparable, Sendable {
  /// The count.
  package var rawValue: Int

  /// Wraps a count.
  @inlinable package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The state after this one.
  package var next: Revision { Revision(rawValue + 1) }

  /// Orders by age, older first.
  @inlinable package static func < (left: Revision, right: Revision) -> Bool {
    left.rawValue < right.rawValue
  }
}
