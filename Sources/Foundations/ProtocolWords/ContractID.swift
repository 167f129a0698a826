/// What a client names something by that is opened and closed: a table, a view, a subscription.
package protocol ContractID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id as it is on the wire.
  var text: String { get }
  /// Wraps a text.
  init(_ text: String)
}

extension ContractID {
  /// Wraps a literal.
  package init(stringLiteral text: String) { self.init(text) }

  /// Wraps UTF-8.
  package init(_ utf8: [UInt8]) { self.init(String(decoding: utf8, as: UTF8.self)) }
}

/// The id of a table.
package struct TableID: ContractID {
  /// The id as it is on the wire.
  package let text: String
  /// Wraps a text.
  package init(_ text: String) { self.text = text }
}

/// The id of a view.
package struct ViewID: ContractID {
  /// The id as it is on the wire.
  package let text: String
  /// Wraps a text.
  package init(_ text: String) { self.text = text }
}

/// The id of a subscription.
package struct SubscriptionID: ContractID {
  /// The id as it is on the wire.
  package let text: String
  /// Wraps a text.
  package init(_ text: String) { self.text = text }
}
